"""Small situations of REVOLUTION built by hand, and what may be done in them."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.revolution.actions import ACTIONS
from engine.games.revolution.counsel.judgement import COUNSEL
from engine.games.revolution.sides import NEUTRAL, SIDES, side_of
from engine.games.revolution.state import Counsel, Options, State
from engine.games.revolution.world import COLOURED, DIAGONAL, PLAIN, world
from engine.kernel.action import Action
from engine.kernel.errors import Refused
from engine.kernel.step import AnyStep
from engine.kernel.view import View

KINDS = {"plain": PLAIN, "coloured": COLOURED, "diagonal": DIAGONAL}
LETTERS = dict(zip("CHNBR", range(NEUTRAL), strict=True))


class Truth(State):
    """A State without what surrounds it in a game."""

    action_types: ClassVar[dict[str, type[Action]]] = ACTIONS
    counsel: ClassVar[Counsel] = COUNSEL
    __slots__ = ()

    def state(self) -> dict[str, object]:
        """Nothing here asks for it."""
        raise AssertionError("nothing here asks for it")

    def view(self, seat: str | None) -> View:
        """Nothing here asks for it."""
        raise AssertionError("nothing here asks for it")


def bare(order: str = "CHNBR", turn: int = 1, **options: bool) -> Truth:
    """An empty map; all counters in the supply. `order`: letters of the factions, which play in it."""
    numbers = tuple(LETTERS[letter] for letter in order)
    allied = sorted(order) == sorted("CHBR") and bool(options.pop("two", False))
    known = world(tuple(sorted(numbers)), allied)
    truth = Truth(known, "full", 2 if allied else len(numbers), Options(**options), 0)
    truth.order, truth.turn = numbers, turn
    return truth


def put(truth: Truth, place: str, **counters: int) -> None:
    """Counters stand in a place: `put(truth, "gent", reformers=3, neutral=1)`."""
    for word, number in counters.items():
        assert truth.add(side_of(word), truth.world.spot[place], number) == number


def lay(truth: Truth, box: str, kind: str, side: str, number: int) -> None:
    """Counters lie in a support box."""
    truth.boxes[truth.world.box[box]][KINDS[kind]][SIDES.index(side)] += number
    truth.supply[SIDES.index(side)] -= number


def pay(truth: Truth, **coins: int) -> None:
    """Counters of the supply are coins."""
    for word, number in coins.items():
        truth.supply[SIDES.index(word)] -= number
        truth.treasury[SIDES.index(word)] += number


def station(truth: Truth, region: str, *sides: str, city: str = "") -> None:
    """Armies stand in a section, or before a city of it."""
    for side in sides:
        truth.raise_army(SIDES.index(side), truth.world.region[region])
        if city:
            army = truth.own_army(SIDES.index(side), truth.world.region[region])
            assert army is not None
            truth.change(army, replace(army, city=truth.world.city[city]))


def hold(truth: Truth, side: str, *cards: str) -> None:
    """A faction holds cards of cities, else of provinces."""
    for card in cards:
        if card in truth.world.city:
            truth.city_cards[truth.world.city[card]] = SIDES.index(side)
        else:
            truth.province_cards[truth.world.province[card]] = SIDES.index(side)


def begin(truth: Truth, *steps: AnyStep) -> None:
    """These Steps come next."""
    truth.push(*steps)
    truth.settle()


def legal(truth: Truth, verb: str = "") -> list[str]:
    """What may be done now, as text; of one verb."""
    if not truth.agenda:
        return []
    step = truth.top()
    found = [action.text() for action in step.actions(truth, step.seats(truth)[0])]
    return [text for text in found if text.split()[0] == verb or not verb]


def play(truth: Truth, *texts: str) -> None:
    """These are played, one after another; what is legal and listed must be both."""
    for text in texts:
        action = truth.read(text)
        assert action.text() in legal(truth), f"{text} is not among {legal(truth)}"
        truth.play(action)


def refused(truth: Truth, text: str) -> str:
    """The clause and the word of the refusal of an Action: "6.6-a siege-own"; nothing of it was done."""
    tried = truth.copy()
    try:
        tried.play(truth.read(text))
    except Refused as refusal:
        assert held(tried) == held(truth)
        clause = refusal.refusal.clause.removeprefix("revolution ")
        assert truth.read(text).text() not in legal(truth)
        return f"{clause} {refusal.refusal.message.key.removeprefix('revolution-refuse-')}"
    return "legal"


def held(truth: Truth) -> dict[str, object]:
    """All that it holds; what was told last is none of it."""
    known = {name: getattr(truth, name) for name in State.__slots__ if name != "news"}
    return known | {"rng": truth.rng.state}


def standing(truth: Truth, place: str) -> dict[str, int]:
    """Whose counters stand in a place."""
    words = (*SIDES, "neutral")
    row = truth.at[truth.world.spot[place]]
    return {word: number for word, number in zip(words, row, strict=True) if number}


def armies(truth: Truth, region: str) -> str:
    """The letters of the armies in a section, in the order of their spaces; besiegers small."""
    here = [a for a in truth.armies if a.region == truth.world.region[region] and not a.abandoned]
    return "".join("chnbr"[a.side] if a.besieging else "CHNBR"[a.side] for a in here)


def coins(truth: Truth, side: str) -> tuple[int, int]:
    """Treasury and supply."""
    return truth.treasury[SIDES.index(side)], truth.supply[SIDES.index(side)]
