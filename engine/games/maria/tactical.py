"""Drawing Tactical Cards, the Bavarian subsidy, and paying with cards (section 8)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.games.maria import cards
from engine.games.maria.actions import Pay, PlayCard, Subsidy
from engine.games.maria.affairs import DREW, without
from engine.games.maria.political_actions import Lay
from engine.games.maria.political_deck import TRACKS, track
from engine.games.maria.powers import AU, BA, FR, IDS, MINORS, NOBODY, PA, PR, SA, ref
from engine.games.maria.refusals import no, no_answer
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.payment import Role, unpaid
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

C = TypeVar("C", bound=Pay | PlayCard | Lay)
Q = TypeVar("Q", bound=Asked[Step[State], State], contravariant=True)
B = TypeVar("B", bound=Asked["Payment", State], contravariant=True)
INCOME = {FR: 5, BA: 1, PR: 3, SA: 1, AU: 5, PA: 3}
"""Cards drawn in each own stage, before any subsidy (8-b)."""
SHORTER = 2
"""Cards fewer that France draws in the introductory game (14-b)."""

FIXED_SUBSIDY = 3
"""In turns 1 to 3 the subsidy is fixed; from then on France decides each turn (8-b)."""
SUBSIDIES = ("grant", "keep")


def is_cut_off(position: State, power: int) -> bool:
    """A minor power without its major fortress draws nothing and gets no subsidy (8-c)."""
    if power not in MINORS:
        return False
    world = position.world
    for place in world.places_in(position.alliances.home[power] & world.majors):
        holder = position.control[place]
        if holder in position.alliances.foes[power]:
            return True
    return False


class Subsidising(Rule[Asked["DrawCards", State], Subsidy]):
    """From turn 4 on France decides each turn whether Bavaria gets a card of its own (8-b)."""

    action: ClassVar[type[Action]] = Subsidy

    def candidates(self, asked: Asked[DrawCards, State]) -> list[Subsidy]:
        """Grant, or keep."""
        return [Subsidy(choice) for choice in SUBSIDIES]

    def why_not(self, asked: Asked[DrawCards, State], action: Subsidy) -> Refusal | None:
        """It is granted, or the card is kept (8-b)."""
        return None if action.choice in SUBSIDIES else no_answer("8-b", SUBSIDIES)

    def play(self, asked: Asked[DrawCards, State], action: Subsidy) -> None:
        """It is told, and the cards are drawn."""
        position = asked.position
        position.subsidy = action.choice == SUBSIDIES[0]
        message = say(f"maria-log-subsidy-{action.choice}", side=ref(FR))
        position.tell(Event("subsidy", message, clause="maria 8-b", side=ref(FR)))
        position.replace(replace(asked.step, asked=True))


class DrawCards(Step[State], frozen=True):
    """The active powers draw; France's subsidy is handed over unseen (8-b, R-01, R-30)."""

    name: ClassVar[str] = "cards"
    clause: ClassVar[str] = "maria 8-b"
    rules: ClassVar[tuple[AnyRule, ...]] = (Subsidising(),)
    stage: int
    asked: bool = False

    def seats(self, position: State) -> tuple[str, ...]:
        """France's player, where there is a choice that is still open."""
        choice = (
            FR in position.active(self.stage)
            and position.turn > FIXED_SUBSIDY
            and not is_cut_off(position, BA)
        )
        return (position.alliances.seat_of[FR],) if choice and not self.asked else ()

    def prompt(self, position: State, seat: str) -> Message:
        """Whether Bavaria gets a card."""
        return say("maria-prompt-subsidy", side=ref(FR), seat=f"seat:{seat}")

    def run(self, position: State) -> None:
        """Each active power draws, Saxony once a turn."""
        position.pop()
        if position.turn <= FIXED_SUBSIDY:
            position.subsidy = True
        for power in position.active(self.stage):
            if power == SA:
                if position.affairs.served & DREW:
                    continue
                position.affairs = replace(position.affairs, served=position.affairs.served | DREW)
            draw_income(position, power)

    def measure(self, position: State) -> int:
        """The question, while it is open."""
        return 0 if self.asked else 1


def draw_income(position: State, power: int) -> None:
    """A power draws its cards; the first that France draws goes to Bavaria while the subsidy runs (8-b, R-30)."""
    if is_cut_off(position, power):
        message = say("maria-log-draws-nothing", side=ref(power))
        position.tell(Event("draw", message, clause="maria 8-c", side=ref(power)))
        return
    count = income(position, power)
    for receiver in _subsidised(position, power):
        if count > 0 and not is_cut_off(position, receiver):
            draw(position, receiver, 1, "maria-log-subsidy-card", giver=power)
            count -= 1
    draw(position, power, count, "maria-log-draws")


def income(position: State, power: int) -> int:
    """Cards a power draws in its own stage: by the tracks and cards of politics more or fewer (8-b, 14-b, 17.5-h)."""
    return max(0, sum(number for _, number in sources(position, power)))


def sources(position: State, power: int) -> list[tuple[str, int]]:
    """What an income is made of: "base", the tracks, "card" for this turn and "lasting" for the rest of the game."""
    if not position.world.advanced:
        return [("base", INCOME[power] - (SHORTER if power == FR else 0))]
    austrian = power == SA and position.alliances.major[SA] == AU
    base = position.world.rules.saxony_austrian_income if austrian else INCOME[power]
    politics = position.politics
    icons = [
        (name, track(n).at(politics.tracks[n]).income.get(IDS[power], 0)) for n, name in enumerate(TRACKS)
    ]
    changes = [*icons, ("card", politics.less[power]), ("lasting", politics.lasting[power])]
    return [("base", base), *(change for change in changes if change[1])]


def _subsidised(position: State, giver: int) -> list[int]:
    """Who receives the first cards that a power draws: Bavaria from France, and those of its contracts (8-b, 20-b)."""
    receivers = [BA] if giver == FR and position.subsidy else []
    contracts = position.affairs.contracts
    served = [c for c in contracts if c.giver == giver]
    receivers += [c.receiver for c in served if c.receiver not in receivers]
    if served:
        running = tuple(replace(c, turns=c.turns - 1) if c in served else c for c in contracts)
        position.affairs = without(
            replace(position.affairs, contracts=running), *(c for c in running if not c.turns)
        )
    return receivers


def draw(position: State, power: int, count: int, key: str, giver: int = NOBODY) -> None:
    """A power takes cards from the draw deck; only its own seat learns which."""
    drawn = position.take(power, count)
    by = {} if giver == NOBODY else {"giver": ref(giver)}
    position.tell(
        Event(
            "draw",
            say(f"{key}-own", side=ref(power), n=len(drawn), cards=[cards.ref(c) for c in drawn], **by),
            audience=(position.alliances.seat_of[power],),
            veiled=say(key, side=ref(power), n=len(drawn), **by),
            clause="maria 8-b",
            side=ref(power),
            reveals=True,
            data={"count": len(drawn)},
        )
    )


class FromHand(Rule[Q, C]):
    """What a power does with one card of its own hand (8-d)."""

    by_hand: ClassVar[bool] = True

    def is_by_hand(self, asked: Q, action: C | None = None) -> bool:
        """While it has any card: their number is public (8-d)."""
        return bool(asked.position.hands[self.power(asked)])

    @abstractmethod
    def power(self, asked: Q) -> int:
        """Whose hand it is."""

    def cards_of(self, asked: Q) -> list[str]:
        """Every card of the hand, by name."""
        return [cards.NAMES[card] for card in asked.position.hands[self.power(asked)]]

    def why_not(self, asked: Q, action: C) -> Refusal | None:
        """Never with another's card (8-d)."""
        power, lit = self.power(asked), f"card:{action.card}"
        if cards.NUMBER[action.card] in asked.position.hands[power]:
            return None
        return no("8-d", "not-in-hand", lit, card=lit, side=ref(power))


class Payment(Step[State], frozen=True):
    """A power pays with cards, one after the other (8-e, 8-g)."""

    power: int

    @abstractmethod
    def buys(self) -> str:
        """The word for what is bought."""

    @abstractmethod
    def after(self, worth: int) -> Self:
        """The Step once so many points more are paid."""

    def run(self, position: State) -> None:
        """All is paid."""
        position.pop()

    def measure(self, position: State) -> int:
        """Cards of the hand."""
        return len(position.hands[self.power])


class Paying(FromHand[B, Pay]):
    """A price is paid card by card, with cards of any suits, a Reserve for 8; no change is given (8-e, 8-g)."""

    action: ClassVar[type[Action]] = Pay

    def power(self, asked: B) -> int:
        """The power that pays."""
        return asked.step.power

    def candidates(self, asked: B) -> list[Pay]:
        """Each card of its hand."""
        return [Pay(card) for card in self.cards_of(asked)]

    def play(self, asked: B, action: Pay) -> None:
        """The card is paid, openly (8-g, R-39); the Step goes on with its points."""
        position, step = asked.position, asked.step
        power, card = self.power(asked), cards.NUMBER[action.card]
        position.discard(power, card)
        side, worth = ref(power), cards.WORTH[card]
        message = say(f"maria-log-pays-{step.buys()}", side=side, card=cards.ref(card), n=worth)
        told: dict[str, int | str] = {"card": action.card, "worth": worth}
        position.tell(Event("pay", message, clause="maria 8-g", lit=(cards.ref(card),), side=side, data=told))
        position.replace(step.after(worth))


class PayCards(Payment, frozen=True):
    """A power pays a price card by card (8-g)."""

    name: ClassVar[str] = "pay"
    clause: ClassVar[str] = "maria 8-g"
    rules: ClassVar[tuple[AnyRule, ...]] = (Paying(),)
    due: int
    paid: int
    purpose: str

    def seats(self, position: State) -> tuple[str, ...]:
        """Its player, until enough is paid."""
        return (position.alliances.seat_of[self.power],) if self.paid < self.due else ()

    def prompt(self, position: State, seat: str) -> Message:
        """What for, how much is due and how much is paid."""
        return say(
            f"maria-prompt-pay-{self.purpose}",
            side=ref(self.power),
            seat=f"seat:{seat}",
            due=self.due,
            paid=self.paid,
        )

    def buys(self) -> str:
        """What it is paid for."""
        return self.purpose

    def after(self, worth: int) -> Self:
        """The Step when so many points more are paid."""
        return replace(self, paid=self.paid + worth)


class Price(Struct, frozen=True):
    """CT points that a power must have in its hand to do something, and pays for it (8-g).

    Attributes:
        purpose: what is bought: "supply", "train" or "corps". clause: where the price stands.
    """

    points: int
    purpose: str
    clause: str

    def why_not(self, position: State, power: int, piece: str = "") -> Refusal | None:
        """None if the hand of a power can pay it, else that it cannot, for the piece that it is paid for (8-g)."""
        return unpaid([(self.role(power, piece),)], position.hands[power])

    def role(self, power: int, piece: str) -> Role[int]:
        """What any cards fill that are worth so much together (8-g)."""
        return Role(cards.WORTH.__getitem__, lambda: self._lacking(power, piece), self.points)

    def _lacking(self, power: int, piece: str) -> Refusal:
        return no(self.clause, f"{self.purpose}-price", piece, piece=piece, side=ref(power), n=self.points)

    def due(self, power: int) -> PayCards:
        """The Step in which it is paid."""
        return PayCards(power, self.points, 0, self.purpose)
