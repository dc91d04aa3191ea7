"""The Actions on the political map of SACHSEN, with their text forms and gestures; those of battle stand in its folder.

Whose Action it is the Step tells. Units, States and squares are named by their ids, money in gulden.
"""

from __future__ import annotations

from typing import Any, ClassVar

from engine.games.sachsen.battle.values import SERVICE, SPY
from engine.games.sachsen.money import sum_said
from engine.games.sachsen.sides import NUMBER, PLAYER
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import Arg, Message, say
from engine.kernel.promises import Promise

SEPARATOR = ","
"""Between the units of a stack: `move sachsen-general,sachsen-dragoons-1 empire-15-6`."""
MONEY, ARMS, BRIGADE = "money", "arms", "brigade"
"""What is asked of a court and given to it."""
LOT, PLAYERS, NEUTRALS = "lot", "players", "neutrals"
"""How a claimed event finds its addressee (events-4)."""

FREE, REFUSED = "free", "no"
"""Leave to pass for nothing, or none."""
ROB, RUIN = "rob", "ruin"
"""What a Spy is played for (espionage-1)."""
RULER = 4
"""The motion for a new ruler (R-34)."""
TABLE = "track:congress"
"""Where motions are picked."""
HOW = ("alone", "at", "both")
"""How a card is played, by the number of things that it names."""


def court(side: str) -> str:
    """The reference of a State by its id."""
    return f"side:{side}"


def piece(unit: str) -> str:
    """The reference of a unit by its id."""
    return f"piece:{unit}"


def place(square: str) -> str:
    """The reference of a square by its id."""
    return f"place:{square}"


def named(word: str) -> str:
    """The reference of the State or the seat that a word names; empty for others."""
    if word in NUMBER:
        return court(word)
    if word in PLAYER:
        return f"seat:{word}"
    return ""


def motion_told(number: int, words: tuple[str, ...]) -> dict[str, Any]:
    """What a motion says (`sachsen-moved`): its number, the States in their order, the province, the sum.

    `m` is the number, 0 where a State in chaos is to be neutral again.
    """
    sides = [court(word) for word in words if word in NUMBER]
    sums = [money for word in words if (money := sum_said(word)) is not None]
    lands = [f"country:{word}" for word in words if word not in NUMBER and not word.isdigit()]
    return {
        "n": number,
        "m": 0 if number == RULER and len(sides) == 1 else number,
        "words": [*lands, *sides],
        "one": sides[0] if sides else "",
        "other": sides[1] if len(sides) > 1 else "",
        "country": lands[0] if lands else "",
        "coins": sums[0] if sums else 0,
    }


def _drag(source: str, target: str, style: str, label: Message, via: tuple[str, ...] = ()) -> Gesture:
    return Gesture("drag", label, source, target, via or (target,), len(via), style)


class SachsenAction(Action, frozen=True):
    """Something that is done in SACHSEN."""

    label_key: ClassVar[str] = "sachsen-act"


class OfUnit(SachsenAction, frozen=True):
    """Something that is done with a unit: it is picked."""

    unit: str

    def gesture(self) -> Gesture:
        """The unit is picked."""
        return Gesture("pick", self.label(piece=piece(self.unit)), piece(self.unit), style="place")


class ToSquare(SachsenAction, frozen=True):
    """A unit from beside the map comes to a square."""

    unit: str
    square: str

    def gesture(self) -> Gesture:
        """It is dragged there."""
        at = place(self.square)
        return _drag(piece(self.unit), at, "place", self.label(piece=piece(self.unit), place=at))


class WithCard(SachsenAction, frozen=True):
    """Something for which one card is laid that names nothing else: a button, to which the card leads as well."""

    laid: ClassVar[str]

    def gesture(self) -> Gesture:
        """The button, and the card."""
        return Gesture("press", self.label(), cards=(f"card:{self.laid}",))


class AtCourt(SachsenAction, frozen=True):
    """Something that is said to a State: its arms are picked."""

    side: str

    def gesture(self) -> Gesture:
        """Its arms are picked."""
        return Gesture("pick", self.label(side=court(self.side)), court(self.side), style="place")


class Done(SachsenAction, frozen=True):
    """Nothing more of what is voluntary."""

    verb: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


class Pass(SachsenAction, frozen=True):
    """Nothing, when all are asked."""

    verb: ClassVar[str] = "pass"
    ends: ClassVar[bool] = True


# --- set-up, money, army ---------------------------------------------------------------------


class Put(ToSquare, frozen=True):
    """One of the first units stands on an own square (setup-5): `put sachsen-general dresden`."""

    verb: ClassVar[str] = "put"


class SetOut(SachsenAction, frozen=True):
    """All first units at once: `set-out sachsen-general dresden sachsen-musketeers-1 empire-14-6`."""

    verb: ClassVar[str] = "set-out"
    listed: ClassVar[bool] = False
    words: tuple[str, ...]

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(n=len(self.words) // 2), ends=True)


class Disband(OfUnit, frozen=True):
    """A unit that is not paid is lost (maintenance-4): `disband sachsen-musketeers-3`."""

    verb: ClassVar[str] = "disband"

    def gesture(self) -> Gesture:
        """It is picked, and is gone for nothing."""
        return Gesture(
            "pick", self.label(piece=piece(self.unit)), piece(self.unit), style="place", gives_up=True
        )


class Bid(SachsenAction, frozen=True):
    """A bid for the lot and the order of play (auction-2): `bid 700000`."""

    verb: ClassVar[str] = "bid"
    money: int

    def gesture(self) -> Gesture:
        """A number."""
        return Gesture("number", self.label(n=self.money), "box:bid", value=self.money)


class Take(SachsenAction, frozen=True):
    """One of the two cards of a shared lot (R-13), or of beaten players (R-31): `take spy`."""

    verb: ClassVar[str] = "take"
    card: str

    def gesture(self) -> Gesture:
        """A button: the card lies in nobody's hand yet."""
        return Gesture("press", self.label(card=f"card:{self.card}"))


class Enrol(SachsenAction, frozen=True):
    """A brigade, or a new command unit, is enrolled (maintenance-2): `enrol dragoons`, `enrol dragoons hannover`.

    `side` is named where it is not the own home; `column` where the State has two.
    """

    verb: ClassVar[str] = "enrol"
    kind: str
    side: str = ""
    column: int = 1

    def text(self) -> str:
        """The column only where it is another than the first."""
        words = [self.verb, self.kind, self.side, str(self.column) if self.column > 1 else ""]
        return " ".join(word for word in words if word)

    def gesture(self) -> Gesture:
        """The kind is picked in the camp."""
        label = self.label(kind=f"unit:{self.kind}", side=court(self.side))
        return Gesture("pick", label, f"pile:{self.kind}", style="place")


class Convert(SachsenAction, frozen=True):
    """A brigade becomes one of another kind (army-2): `convert sachsen-musketeers-4 grenadiers`."""

    verb: ClassVar[str] = "convert"
    unit: str
    kind: str

    def gesture(self) -> Gesture:
        """The unit is picked; which kind it is to be a list asks."""
        label = self.label(piece=piece(self.unit), kind=f"unit:{self.kind}")
        return Gesture("pick", label, piece(self.unit), style="place")


class Reorganise(OfUnit, frozen=True):
    """The return of a routed or destroyed brigade is paid (maintenance-3): `reorganise sachsen-artillery-1`."""

    verb: ClassVar[str] = "reorganise"


class Ransom(SachsenAction, frozen=True):
    """A captured general is bought free (R-70): `ransom sachsen`, `ransom francia 2`."""

    verb: ClassVar[str] = "ransom"
    side: str
    column: int = 1

    def text(self) -> str:
        """The column only where it is another than the first."""
        return f"{self.verb} {self.side}{f' {self.column}' if self.column > 1 else ''}"

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(side=court(self.side), n=self.column))


class Arrive(ToSquare, frozen=True):
    """A unit that is due comes to the board (maintenance-2): `arrive sachsen-dragoons-1 dresden`."""

    verb: ClassVar[str] = "arrive"


# --- cards and events ------------------------------------------------------------------------


class Claim(WithCard, frozen=True):
    """A Spy is shown and the event of the turn claimed (events-3)."""

    verb: ClassVar[str] = "claim"
    laid: ClassVar[str] = SPY


class Address(SachsenAction, frozen=True):
    """Whom a claimed event meets (events-4): `event sachsen`, `event lot players`, `event lot neutrals`."""

    verb: ClassVar[str] = "event"
    to: str
    among: str = ""

    def gesture(self) -> Gesture:
        """The State is picked, or a button pressed."""
        if self.to == LOT:
            return Gesture("press", say(f"sachsen-act-event-{self.among}"))
        return Gesture("pick", self.label(side=court(self.to)), court(self.to), style="place")


class Play(SachsenAction, frozen=True):
    """A card is played on what it names (auction-8): `play approval-one pfalz`, `play spy ruin sachsen bayern`.

    Players are named by their home States.
    """

    verb: ClassVar[str] = "play"
    card: str
    words: tuple[str, ...] = ()

    @property
    def refs(self) -> list[str]:
        """The references of the States and provinces that it names."""
        return [named(word) or f"country:{word}" for word in self.words if word not in (ROB, RUIN)]

    def gesture(self) -> Gesture:
        """It is laid on the last thing that it names."""
        card, refs = f"card:{self.card}", self.refs
        how = next((word for word in self.words if word in (ROB, RUIN)), "")
        at, other = (refs[-1] if refs else ""), (refs[0] if len(refs) > 1 else "")
        told: dict[str, Arg] = {"card": card, "how": how or HOW[len(refs[:2])]}
        label = self.label(**told, at=at, other=other)
        return Gesture("lay", label, target=at, style="place", cards=(card,))


class ShowService(WithCard, frozen=True):
    """A Counter-espionage is shown and stays (espionage-3)."""

    verb: ClassVar[str] = "show-service"
    laid: ClassVar[str] = SERVICE


class Let(SachsenAction, frozen=True):
    """What another does is not hindered."""

    verb: ClassVar[str] = "let"


class Give(SachsenAction, frozen=True):
    """What a court asks is given (events, part 4): `give`, `give sachsen-dragoons-1`."""

    verb: ClassVar[str] = "give"
    unit: str = ""

    def text(self) -> str:
        """The unit only where a brigade is asked for."""
        return f"{self.verb} {self.unit}" if self.unit else self.verb

    def gesture(self) -> Gesture:
        """A button, or the brigade is picked."""
        if not self.unit:
            return Gesture("press", self.label())
        ref = piece(self.unit)
        return Gesture("pick", say("sachsen-act-give-brigade", piece=ref), ref, style="place")


class Refuse(SachsenAction, frozen=True):
    """What is asked or demanded is refused."""

    verb: ClassVar[str] = "refuse"


# --- moving ----------------------------------------------------------------------------------


class Move(SachsenAction, frozen=True):
    """Units of one square go up to three squares (political-movement-1).

    `move sachsen-general,sachsen-dragoons-1 dresden`; `via` are squares passed on the way, in order, where the shortest
    is not wanted.
    """

    verb: ClassVar[str] = "move"
    units: str
    to: str
    via: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the units."""
        return tuple(self.units.split(SEPARATOR))

    def gesture(self) -> Gesture:
        """The first unit is dragged."""
        at, first = place(self.to), piece(self.ids[0])
        way = tuple(place(square) for square in (*self.via, self.to))
        return _drag(first, at, "move", self.label(piece=first, place=at, n=len(self.ids)), way)


class Attack(SachsenAction, frozen=True):
    """The contingent beside a square attacks it (political-movement-2); units farther off come late if they are named.

    `attack empire-15-6`, `attack empire-15-6 preussen-dragoons-1` (R-42).
    """

    verb: ClassVar[str] = "attack"
    square: str
    late: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """The square is picked; with whom a list asks."""
        label = self.label(place=place(self.square), n=len(self.late))
        return Gesture("pick", label, place(self.square), style="attack")


class Pay(SachsenAction, frozen=True):
    """The price of a passage is paid (passage-2)."""

    verb: ClassVar[str] = "pay"


class Stay(SachsenAction, frozen=True):
    """The price of a passage is declined (passage-2)."""

    verb: ClassVar[str] = "stay"


class LetPass(SachsenAction, frozen=True):
    """A player's answer to units that want to pass (R-29): `let-pass free`, `let-pass 300000`, `let-pass no`."""

    verb: ClassVar[str] = "let-pass"
    terms: str

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(terms=self.terms))


# --- courts ----------------------------------------------------------------------------------


class Propose(AtCourt, frozen=True):
    """The next step of the ladder is proposed (agreements-2): `propose pfalz`."""

    verb: ClassVar[str] = "propose"


class Marry(SachsenAction, frozen=True):
    """A marriage is proposed; the word is the child of the own house (agreements-6): `marry pfalz son`."""

    verb: ClassVar[str] = "marry"
    side: str
    child: str

    def gesture(self) -> Gesture:
        """Its arms are picked."""
        label = self.label(side=court(self.side), child=self.child)
        return Gesture("pick", label, court(self.side), style="place")


class Ask(SachsenAction, frozen=True):
    """An ally is asked for money or brigades (agreements-7): `ask pfalz money 1000000`, `ask pfalz arms 3`."""

    verb: ClassVar[str] = "ask"
    side: str
    what: str
    number: int

    def gesture(self) -> Gesture:
        """Its arms are picked."""
        label = say(f"sachsen-act-ask-{self.what}", side=court(self.side), n=self.number)
        return Gesture("pick", label, court(self.side), style="place")


class Aid(SachsenAction, frozen=True):
    """Unasked help to a State (notes-4): `aid pfalz money 500000`, `aid pfalz brigade sachsen-dragoons-1`."""

    verb: ClassVar[str] = "aid"
    side: str
    what: str
    given: str

    def gesture(self) -> Gesture:
        """Its arms are picked, or the brigade dragged to them."""
        at = court(self.side)
        if self.what == BRIGADE:
            label = say("sachsen-act-aid-brigade", side=at, piece=piece(self.given))
            return _drag(piece(self.given), at, "place", label)
        money = sum_said(self.given)
        label = say("sachsen-act-aid-money", side=at, n=self.given if money is None else money)
        return Gesture("pick", label, at, style="place")


class Break(SachsenAction, frozen=True):
    """An agreement is broken (agreements-1, notes-3): `break pfalz`, with a player `break second alliance`."""

    verb: ClassVar[str] = "break"
    whom: str
    kind: str = ""

    def gesture(self) -> Gesture:
        """Who it is is picked; it is gone for nothing."""
        ref = named(self.whom)
        return Gesture("pick", self.label(at=ref, kind=self.kind), ref, style="place", gives_up=True)


class Offer(SachsenAction, frozen=True):
    """A bargain with another player (agreements-1): `offer second give money 500000 want card spy`."""

    verb: ClassVar[str] = "offer"
    listed: ClassVar[bool] = False
    seat: str
    words: tuple[str, ...]

    def gesture(self) -> Gesture:
        """A button of the sheet."""
        return Gesture("press", self.label(seat=f"seat:{self.seat}"))


class OfSeat(SachsenAction, frozen=True):
    """Something said about a bargain with another player: a button of the sheet."""

    seat: str

    def gesture(self) -> Gesture:
        """A button of the sheet."""
        return Gesture("press", self.label(seat=f"seat:{self.seat}"))


class Agreed(OfSeat, frozen=True):
    """What another player offers is agreed (agreements-1): `agreed second`."""

    verb: ClassVar[str] = "agreed"


class Withdraw(OfSeat, frozen=True):
    """An offer to another player is taken back, or his is turned down: `withdraw second`."""

    verb: ClassVar[str] = "withdraw"


# --- war and peace ---------------------------------------------------------------------------


class Declare(AtCourt, frozen=True):
    """War is declared on a State (war-1): `declare bayern`."""

    verb: ClassVar[str] = "declare"


class Neutral(SachsenAction, frozen=True):
    """A player stays neutral when war touches a State (guarantees-1)."""

    verb: ClassVar[str] = "neutral"


class GiveHelp(SachsenAction, frozen=True):
    """A player helps the State that war touches (guarantees-1)."""

    verb: ClassVar[str] = "help"


class Oppose(SachsenAction, frozen=True):
    """A player supports the enemy of the State that war touches (guarantees-1)."""

    verb: ClassVar[str] = "oppose"


class ForFrancia(SachsenAction, frozen=True):
    """A player stands with Francia (kingdom-war-1)."""

    verb: ClassVar[str] = "francia"


class ForOesterreich(SachsenAction, frozen=True):
    """A player stands with Österreich (kingdom-war-1)."""

    verb: ClassVar[str] = "oesterreich"


class Neither(SachsenAction, frozen=True):
    """A player stands with neither Kingdom (kingdom-war-1)."""

    verb: ClassVar[str] = "neither"


class Lead(OfUnit, frozen=True):
    """A unit goes with the army that a Kingdom sends (war-3): `lead francia-1-general`."""

    verb: ClassVar[str] = "lead"


class BeginWith(SachsenAction, frozen=True):
    """The chief of a coalition lets a partner move now (R-79): `begin-with second`."""

    verb: ClassVar[str] = "begin-with"
    seat: str

    def gesture(self) -> Gesture:
        """A button."""
        seat = f"seat:{self.seat}"
        return Gesture("press", self.label(seat=seat), seat)


class Meet(SachsenAction, frozen=True):
    """Units beside an invaded province come to meet the invaders (R-42)."""

    verb: ClassVar[str] = "meet"


class Beaten(SachsenAction, frozen=True):
    """A player declares himself beaten in the war with a State (peace-1): `beaten preussen`."""

    verb: ClassVar[str] = "beaten"
    side: str

    def gesture(self) -> Gesture:
        """A button."""
        return Gesture("press", self.label(side=court(self.side)), court(self.side), gives_up=True)


class Terms(SachsenAction, frozen=True):
    """What a beaten State is to give: money, and provinces by name (R-31)."""

    side: str
    money: int
    provinces: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """The numbers of the paper, handed over at once."""
        lands: list[str] = [f"country:{name}" for name in self.provinces]
        return Gesture("numbers", self.label(side=court(self.side), n=self.money, countries=lands))


class Demand(Terms, frozen=True):
    """The winners demand: `demand sachsen 1000000 leipzig`."""

    verb: ClassVar[str] = "demand"


class Counter(Terms, frozen=True):
    """The loser offers less: `counter sachsen 500000`."""

    verb: ClassVar[str] = "counter"


class Accept(SachsenAction, frozen=True):
    """The terms are accepted."""

    verb: ClassVar[str] = "accept"


class Motion(SachsenAction, frozen=True):
    """A motion of R-34 by its number, and what it names."""

    number: int
    words: tuple[str, ...] = ()

    def gesture(self) -> Gesture:
        """It is picked on the table of the congress."""
        return Gesture("pick", self.label(**motion_told(self.number, self.words)), TABLE, style="place")


class Congress(Motion, frozen=True):
    """A congress is called on a motion (congress-1): `congress 5 bayern`."""

    verb: ClassVar[str] = "congress"


class Amend(Motion, frozen=True):
    """An amendment to the motion (congress-2): `amend 5 sachsen`."""

    verb: ClassVar[str] = "amend"


class Yes(SachsenAction, frozen=True):
    """A vote for it, or a word of assent."""

    verb: ClassVar[str] = "yes"


class No(SachsenAction, frozen=True):
    """A vote against it, or a word of dissent."""

    verb: ClassVar[str] = "no"


class Abstain(SachsenAction, frozen=True):
    """No vote (congress-3)."""

    verb: ClassVar[str] = "abstain"


class Hour(SachsenAction, frozen=True):
    """The clock has struck: the game ends with this turn (setup-3)."""

    verb: ClassVar[str] = "hour"


ACTIONS: dict[str, type[Action]] = {
    kind.verb: kind
    for kind in (
        Done, Pass, Put, SetOut, Disband, Bid, Take, Enrol, Convert, Reorganise, Ransom, Arrive, Claim, Address, Play,
        ShowService, Let, Give, Refuse, Move, Attack, Pay, Stay, LetPass, Propose, Marry, Ask, Aid, Break,
        Offer, Agreed, Withdraw, Declare, Neutral, GiveHelp, Oppose, ForFrancia, ForOesterreich, Neither, Lead,
        BeginWith, Meet, Beaten,
        Demand, Counter, Accept, Congress, Amend, Yes, No, Abstain, Hour, Promise,
    )
}  # fmt: skip
"""Every kind of Action of the political map by its verb."""
