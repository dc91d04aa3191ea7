"""The politics stage, second half (17.5): selecting and executing political cards."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.actions import Answer
from engine.games.maria.affairs import put, put_cards
from engine.games.maria.corps import send_corps
from engine.games.maria.fortresses import turn_marker
from engine.games.maria.political_actions import Execute, Select
from engine.games.maria.political_deck import TRACKS, PoliticalCard
from engine.games.maria.politics import OPEN, by_influence, take_back
from engine.games.maria.powers import IDS, NUMBER, ref
from engine.games.maria.quarters import give_troops
from engine.games.maria.question import Choosing
from engine.games.maria.refusals import no
from engine.games.maria.saxony import move_marker, stance
from engine.games.maria.state import State
from engine.games.maria.tactical import draw
from engine.games.maria.world import OPTIONAL_POLITICS
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

TEXT = "text"
KEEP = "keep-cards"


class Selecting(Rule[Asked["SelectCards", State], Select]):
    """A power gives up its cards on the table for an open political card with its coat of arms (17.5-a)."""

    action: ClassVar[type[Action]] = Select

    def candidates(self, asked: Asked[SelectCards, State]) -> list[Select]:
        """Every open card."""
        return [Select(political_deck.names()[card]) for card in asked.position.politics.open]

    def why_not(self, asked: Asked[SelectCards, State], action: Select) -> Refusal | None:
        """An open card that nobody has taken, with the coat of arms of the power that is asked (17.5-a)."""
        step, card = asked.step, political_deck.number()[action.political]
        lit = political_deck.ref(card)
        if card not in asked.position.politics.open or card in step.taken:
            return no("17.5-a", "card-not-open", lit, political=lit)
        if not political_deck.shows_coat(card, step.queue[0]):
            return no("17.5-a", "no-coat", lit, political=lit, side=ref(step.queue[0]))
        return None

    def play(self, asked: Asked[SelectCards, State], action: Select) -> None:
        """All its cards on the table are discarded (17.5-a); face-down ones stay (25-c).

        With two players a seat executes one card only and lays a second away (24-d).
        """
        position, step, card = asked.position, asked.step, political_deck.number()[action.political]
        power, lit = step.queue[0], political_deck.ref(card)
        position.replace(replace(step, queue=step.queue[1:], taken=(*step.taken, card)))
        message = say("maria-log-selects", side=ref(power), political=lit)
        position.tell(Event("politics", message, clause="maria 17.5-a", side=ref(power), lit=(lit,)))
        for given in position.politics.lying[power]:
            position.discards[cards.ORIGIN[given]].append(given)
        position.politics = replace(position.politics, lying=put_cards(position.politics.lying, power, ()))
        if len(position.world.leaders) == 2 and asked.seat in step.executed:
            tell_discarded(position, power, card, "maria 24-d")
        else:
            position.push(ExecuteCard(power, card))


class KeepingCards(Choosing[Asked["SelectCards", State]]):
    """A power keeps its cards on the table for later turns and selects nothing (17.5-a)."""

    def choices(self, asked: Asked[SelectCards, State]) -> tuple[str, ...]:
        """To keep them."""
        return (KEEP,)

    def play(self, asked: Asked[SelectCards, State], action: Answer) -> None:
        """The next power."""
        position, power = asked.position, asked.step.queue[0]
        position.replace(replace(asked.step, queue=asked.step.queue[1:]))
        message = say("maria-log-keeps-cards", side=ref(power))
        position.tell(Event("politics", message, clause="maria 17.5-a", side=ref(power)))


class SelectCards(Step[State], frozen=True):
    """In the order of influence each power keeps its cards, or gives them up to select a political card (17.5-a).

    Each major power is asked for itself, even where one player leads two (R-41).

    Attributes:
        queue: powers still to be asked. taken: cards selected. executed: seats that have executed one (24-d).
    """

    name: ClassVar[str] = "select"
    clause: ClassVar[str] = "maria 17.5-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Selecting(), KeepingCards())
    begun: bool = False
    queue: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    executed: tuple[str, ...] = ()

    def seats(self, position: State) -> tuple[str, ...]:
        """Who has a choice: an open card with its coat of arms (17.5-a)."""
        choice = self.queue and any(
            political_deck.shows_coat(card, self.queue[0])
            for card in position.politics.open
            if card not in self.taken
        )
        return (position.alliances.seat_of[self.queue[0]],) if choice else ()

    def run(self, position: State) -> None:
        """Begin; who has no choice keeps its cards; end when both are taken (17.5-d) or all were asked (17.5-e)."""
        if not self.begun:
            position.replace(SelectCards(True, by_influence(position)))
        elif self.queue and len(self.taken) < OPEN:
            position.replace(replace(self, queue=self.queue[1:]))
        else:
            position.pop()
            self._end(position)

    def _end(self, position: State) -> None:
        if len(self.taken) == OPEN:
            for power in self.queue:
                self._withdraw(position, power)
        left = [political_deck.ref(c) for c in position.politics.open if c not in self.taken]
        if left:
            position.tell(Event("politics", say("maria-log-unselected", cards=left), clause="maria 17.5-e"))
        position.politics = replace(position.politics, open=())

    def _withdraw(self, position: State, power: int) -> None:
        """A power not yet asked takes its cards back, or under 25 turns them face down (17.5-d, 25-d)."""
        table = position.politics
        found = table.lying[power]
        position.politics = replace(table, lying=put_cards(table.lying, power, ()))
        if OPTIONAL_POLITICS not in position.world.options:
            take_back(position, power, found)
            return
        covered = put_cards(table.covered, power, (*table.covered[power], *found))
        position.politics = replace(position.politics, covered=covered)
        message = say("maria-log-covers", side=ref(power), n=len(found))
        position.tell(Event("politics", message, clause="maria 25-d", side=ref(power)))

    def prompt(self, position: State, seat: str) -> Message:
        """Whose turn it is."""
        return say("maria-prompt-select", side=ref(self.queue[0]), seat=f"seat:{seat}")

    def measure(self, position: State) -> int:
        """Powers that are left."""
        return len(self.queue)


def tell_discarded(position: State, power: int, card: int, clause: str) -> None:
    """A selected card is laid away without effect (17.5-c)."""
    lit = political_deck.ref(card)
    message = say("maria-log-discards-political", side=ref(power), political=lit)
    position.tell(Event("politics", message, clause=clause, side=ref(power), lit=(lit,)))


class Executing(Rule[Asked["ExecuteCard", State], Execute]):
    """The card is executed, in whole, in part or not at all (17.5-c, 17.5-f; V-15)."""

    action: ClassVar[type[Action]] = Execute

    def candidates(self, asked: Asked[ExecuteCard, State]) -> list[Execute]:
        """Every set of parts that is printed on the card, the whole of it first, none last."""
        card = asked.step.card
        return [Execute(political_deck.names()[card], parts) for parts in printed(political_deck.card(card))]

    def why_not(self, asked: Asked[ExecuteCard, State], action: Execute) -> Refusal | None:
        """The selected card (17.5-c), parts of it (17.5-f), some of them only where the rules let it be divided."""
        position, selected = asked.position, asked.step.card
        lit, card = political_deck.ref(selected), political_deck.card(selected)
        if political_deck.number()[action.political] != selected:
            return no("17.5-c", "not-selected", lit, political=lit)
        tracks = [track for track in card.shifts if may_shift(position, card, track)]
        whole = len(parts_of(card)) - len(card.shifts) + len(tracks)
        divides = position.world.rules.partial_execution or len(card.shifts) > 1
        fits = divides or len(action.parts) in (0, whole)
        shifted = {part[:-2] for part in action.parts if not part.startswith(TEXT)}
        if not fits or action.parts not in printed(card) or not shifted <= set(tracks):
            return no("17.5-f", "not-on-card", lit, political=lit)
        return None

    def play(self, asked: Asked[ExecuteCard, State], action: Execute) -> None:
        """What is executed of the text acts at once (R-23); shifts are announced (17.5-g)."""
        position, step = asked.position, asked.step
        position.pop()
        if not action.parts:
            tell_discarded(position, step.power, step.card, "maria 17.5-c")
            return
        select = position.top()
        if isinstance(select, SelectCards):
            position.replace(replace(select, executed=(*select.executed, asked.seat)))
        lit, side = political_deck.ref(step.card), ref(step.power)
        parts = [f"part:{p}" for p in action.parts]
        message = say("maria-log-executes", side=side, political=lit, parts=parts)
        position.tell(Event("politics", message, clause="maria 17.5-f", side=side, lit=(lit,)))
        for part in action.parts:
            if part.startswith(TEXT):
                self._do_text(position, step, part.removeprefix(TEXT).removeprefix(":"))
            else:
                _announce(position, part)

    def _do_text(self, position: State, step: ExecuteCard, chosen: str) -> None:
        for do in political_deck.card(step.card).text:
            side = {"executing": IDS[step.power], "chosen": chosen}.get(do.side, do.side)
            carry_out_text(position, do.do, NUMBER.get(side, -1), do.number, do.place)


def parts_of(card: PoliticalCard) -> dict[str, tuple[str, ...]]:
    """What a card consists of, each part with its ways: the text, for one of its sides, and a step on each track."""
    texts = tuple(f"{TEXT}:{side}" for side in card.choice) or ((TEXT,) if card.text else ())
    steps = {track: tuple(f"{track}{step:+d}" for step in card.steps(track)) for track in card.shifts}
    return ({TEXT: texts} if texts else {}) | steps


def printed(card: PoliticalCard) -> list[tuple[str, ...]]:
    """Every set of parts that is printed on a card."""
    options = ((*ways, "") for ways in parts_of(card).values())
    return [tuple(part for part in parts if part) for parts in product(*options)]


class ExecuteCard(Step[State], frozen=True):
    """The selected card is executed, in whole or in part, or discarded without effect (17.5-c, 17.5-f; V-15)."""

    name: ClassVar[str] = "execute"
    clause: ClassVar[str] = "maria 17.5-f"
    rules: ClassVar[tuple[AnyRule, ...]] = (Executing(),)
    power: int
    card: int

    def seats(self, position: State) -> tuple[str, ...]:
        """The player of the power."""
        return (position.alliances.seat_of[self.power],)

    def prompt(self, position: State, seat: str) -> Message:
        """Which card."""
        lit = political_deck.ref(self.card)
        return say("maria-prompt-execute", side=ref(self.power), seat=f"seat:{seat}", political=lit)

    def measure(self, position: State) -> int:
        """One answer ends it."""
        return 1


def may_shift(position: State, card: PoliticalCard, track: str) -> bool:
    """Whether a track of the card may be shifted now (card C41-4)."""
    wanted = card.only_while.get(track)
    return wanted is None or stance(position) == wanted


def _announce(position: State, part: str) -> None:
    """A shift is announced; it is made after both cards have been selected (17.5-g)."""
    track, steps = part[:-2], int(part[-2:])
    announced = list(position.politics.announced)
    announced[TRACKS.index(track)] += steps
    position.politics = replace(position.politics, announced=tuple(announced))


def carry_out_text(position: State, do: str, power: int, number: int, place: str) -> None:
    """One instruction of a card (17.5, R-33)."""
    table = position.politics
    if do == "draw":
        draw(position, power, number, "maria-log-draws")
    elif do == "troops":
        give_troops(position, power, number)
    elif do == "less":
        position.politics = replace(table, less=put(table.less, power, table.less[power] - number))
    elif do == "lasting":
        position.politics = replace(table, lasting=put(table.lasting, power, table.lasting[power] + number))
    elif do == "control":
        turn_marker(position, position.world.index.number[place], power)
    elif do == "saxony":
        move_marker(position, number)
    elif do == "corps":
        position.politics = replace(table, away=table.away | 1 << power)
        send_corps(position, power)
