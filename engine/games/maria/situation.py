"""Positions from position files: any situation, set up by the names of pieces and places."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.maria import cards
from engine.games.maria.combat import Combat
from engine.games.maria.election import Election
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.peace import OfferPeace
from engine.games.maria.politics import Influence, LayCard, NameTrump, Reveal
from engine.games.maria.position import MariaPosition
from engine.games.maria.possible import check_pieces, check_subsidies
from engine.games.maria.powers import FR, MAJORS, NOBODY, NUMBER, PA
from engine.games.maria.selection import SelectCards
from engine.games.maria.sequence import AUSTRIAN, FRENCH, PRUSSIAN, AnyStep, TurnBegins, TurnEnds, turn
from engine.games.maria.setup import default_troops, lay_out
from engine.games.maria.situation_affairs import AFFAIRS, powers_of, set_affairs
from engine.games.maria.stacks import LARGEST
from engine.games.maria.supply import Supply
from engine.games.maria.tactical import DrawCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Winter
from engine.games.maria.world import BOX, OFF, OUT, World
from engine.kernel.errors import shortened
from engine.kernel.fields import FieldError, FieldPath, Fields, items, near, word
from engine.kernel.positions import OPENING
from engine.kernel.rng import LARGEST_SEED

STAGES = {"france": FRENCH, "prussia": PRUSSIAN, "austria": AUSTRIAN}
PHASES: dict[str, type[AnyStep]] = {
    "cards": DrawCards, "supply": Supply, "movement": Movement, "combat": Combat, "conquest": RetroactiveConquest,
}  # fmt: skip
POLITICS: dict[str, type[AnyStep]] = {
    "reveal": Reveal, "trump": NameTrump, "lay": LayCard, "influence": Influence, "select": SelectCards,
    "shifts": Shifts,
}  # fmt: skip
SINGLE: dict[str, type[AnyStep]] = {
    "hussars": Hussars, "peace": OfferPeace, "election": Election, "winter": Winter, "end": TurnEnds,
}  # fmt: skip
FIELDS = (
    "turn", "stage", "phase", "pieces", "troops", "down", "top", "moved", "retreated", "markers", "questions",
    "hands", "draw", "discards", "subsidy", *AFFAIRS,
)  # fmt: skip
KEYS = (*OPENING, *FIELDS)
REST = "rest"
"""What `discards` may say instead of cards: all that are named nowhere."""


def first_position(world: World, seed: int) -> MariaPosition:
    """Turn 1 of a new game (4)."""
    position = MariaPosition(world, seed)
    lay_out(position)
    return position


def set_up(world: World, fields: Fields, seed: int = 0) -> MariaPosition:
    """A Position as a position file describes it; raises FieldError naming field and mend.

    A file that says no more than which opening it is begins at the set-up; any other at its `stage` and `phase`. (In
    older versions one without pieces and stage did so, too.)
    """
    fields.only((*KEYS, "actions"))
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    if not any(key in fields for key in (("pieces", "stage") if fields.former else FIELDS)):
        return first_position(world, seed)
    position = MariaPosition(world, seed)
    position.turn = fields.whole("turn", 1, world.turns, 1)
    _pieces(position, fields)
    _troops(position, fields)
    _markers(position, fields)
    named = _hands(position, fields)
    position.subsidy = fields.yes("subsidy", True)
    set_affairs(position, fields, named)
    position.ally()
    position.find_pieces()
    if not fields.former:
        check_pieces(position)
        check_subsidies(position)
    position.agenda = _agenda(world, fields, position.turn)
    _done_so_far(position, fields)
    position.settle()
    return position


def _pieces(position: MariaPosition, fields: Fields) -> None:
    """`pieces` names places or "off"; when it is given, pieces not named are off the board."""
    world = position.world
    if "pieces" in fields:
        position.where = [p.start if p.start == OUT else OFF for p in world.pieces]
    for name, at, place in fields.table("pieces", world.number).each():
        piece = world.number[name]
        if world.pieces[piece].start == OUT:
            raise FieldError(at, f"'{name}' takes no part in this game")
        if place is False or place in ("off", "box"):  # YAML reads an unquoted off as no
            position.where[piece] = BOX if place == "box" else OFF
        else:
            position.where[piece] = world.index.number[word(at, place, world.index.number)]
    for at, entry in fields.items("down"):
        position.down |= 1 << _general(position, fields, at, entry)
    for at, entry in fields.items("top"):
        position.top_marks |= 1 << _general(position, fields, at, entry)


def _general(position: MariaPosition, fields: Fields, at: FieldPath, name: object) -> int:
    """A general on the map or in a box."""
    piece = position.world.number[word(at, name, position.world.number)]
    if position.world.pieces[piece].kind != "general" or position.where[piece] in (OFF, OUT):
        fields.impossible(at, f"'{name}' is no general in play")
    return piece


def _troops(position: MariaPosition, fields: Fields) -> None:
    """1 to 8 each (6-e)."""
    world = position.world
    for power in world.powers:
        for general, troops in default_troops(world, power).items():
            position.troops[general] = troops if position.where[general] not in (OFF, OUT) else 0
    for name, at, wanted in fields.table("troops", world.number).each():
        general = _general(position, fields, at, name)
        if not isinstance(wanted, int) or isinstance(wanted, bool) or not 1 <= wanted <= LARGEST:
            said = f"'{name}' may have 1 to {LARGEST} troops, not '{shortened(wanted)}'"
            raise FieldError(at, said, "Write a whole number in these limits")
        position.troops[general] = wanted
    for general in world.generals:
        if position.where[general] not in (OFF, OUT) and not position.troops[general] and not fields.former:
            position.troops[general] = max(world.pieces[general].minimum, 1)


def word_of(power: int) -> str:
    """A power's id."""
    return next(name for name, number in NUMBER.items() if number == power)


def _markers(position: MariaPosition, fields: Fields) -> None:
    """`markers` changes the markers of the set-up; "none" takes one away. `questions` names who moved out."""
    world, number = position.world, position.world.index.number
    for name, at, side in fields.table("markers", number).each():
        place = number[name]
        if not world.fortresses >> place & 1:
            raise FieldError(at, f"'{name}' is no fortress")
        if world.elector_cities >> place & 1:
            holders = [word_of(p) for p in (FR, PA)]
            if side not in holders:
                problem = (
                    f"the elector marker of '{name}' shows {' or '.join(holders)}, not '{shortened(side)}'"
                )
                fields.impossible(at, problem, "Turn it to one of them")
        if side in (None, "none"):
            position.marker[place] = NOBODY
            continue
        power = NUMBER[word(at, side, NUMBER)]
        if power not in MAJORS or power not in world.powers:
            fields.impossible(at, f"{side} has no victory markers here", "Name a major power of this game")
        elif world.home[power] >> place & 1 and not world.silesia >> place & 1:
            fields.impossible(
                at, f"'{name}' is home of {side}: no marker of its own lies there", "Write none"
            )
        position.marker[place] = power
    for name, at, side in fields.table("questions", number).each():
        if not world.fortresses >> number[name] & 1:
            fields.impossible(at, f"'{name}' is no fortress")
        position.questions[number[name]] = NUMBER[word(at, side, powers_of(world, fields))]


def _hands(position: MariaPosition, fields: Fields) -> set[int]:
    """`hands` gives faces (S4, R) or whole cards (S4.2); the other cards of the decks opened are the draw deck.

    `draw` names the next cards of the draw deck, the first one first; `discards` those laid down, or all the rest.
    Returns the cards that are named by one of these.
    """
    used: set[int] = set()
    take = _taker(used)
    for side, at, names in fields.table("hands", powers_of(position.world, fields)).each():
        position.hands[NUMBER[side]] = sorted(take(place, name) for place, name in items(at, names))
    first = [take(place, name) for place, name in fields.items("draw")]
    all_the_rest = fields.data.get("discards") == REST
    gone = [] if all_the_rest else [take(place, name) for place, name in fields.items("discards")]
    position.opened = max([1, *(cards.ORIGIN[c] + 1 for c in used)])
    rest = [c for d in range(position.opened) for c in cards.deck(d) if c not in used]
    position.rng.shuffle(rest)
    position.draw = ([] if all_the_rest else rest) + first[::-1]
    for card in rest if all_the_rest else gone:
        position.discards[cards.ORIGIN[card]].append(card)
    return used


def _taker(used: set[int]) -> Callable[[FieldPath, object], int]:
    def take(at: FieldPath, name: object) -> int:
        card = cards.find(name) if isinstance(name, str) else None
        if card is None or not isinstance(name, str):
            raise FieldError(at, f"'{shortened(name)}' is no card; write S4, H10, R or S4.2")
        free = [c for c in (cards.same_face(card) if "." not in name else (card,)) if c not in used]
        if not free:
            raise FieldError(at, f"there is no '{name}' left", "Leave it out: it lies elsewhere already")
        used.add(free[0])
        return free[0]

    return take


def _agenda(world: World, fields: Fields, turn_number: int) -> list[AnyStep]:
    """The Steps from the given stage and phase to the end of the turn."""
    stages = ("politics", *STAGES, *SINGLE, "setup")
    where = fields.word("stage", stages, "hussars")
    kinds = PHASES if where in STAGES else POLITICS if where == "politics" else {}
    if "phase" in fields and not kinds:
        fields.impossible(("phase",), f"the stage '{where}' has no phases", "Leave it out")
    phase = fields.word("phase", kinds) if kinds else ""
    if where == "setup":
        return [TurnBegins()]
    rest = turn(world, turn_number)
    if where in STAGES:
        kind = kinds[phase or "cards"]
        found = [
            n for n, s in enumerate(rest) if isinstance(s, kind) and getattr(s, "stage", -1) == STAGES[where]
        ]
    elif where == "politics":
        kind = kinds[phase] if phase else type(rest[0])
        found = [n for n, s in enumerate(rest) if isinstance(s, kind)] if world.advanced else []
    else:
        found = [n for n, s in enumerate(rest) if isinstance(s, SINGLE[where])]
    if not found:
        problem = f"there is no '{where}' in turn {turn_number} of this game"
        raise fields.error("stage", problem, near("", stages))
    return rest[found[0] :][::-1]


def _done_so_far(position: MariaPosition, fields: Fields) -> None:
    """What has moved in this phase or the last (10.1-a), and what had to retreat in this one (11.1-c)."""
    moved, retreated = (_marked(position, fields, key) for key in ("moved", "retreated"))
    step = position.agenda[-1]
    if retreated and not isinstance(step, Combat):
        raise fields.error("retreated", "generals retreat in the phase of combat", "Leave it out")
    if (moved and isinstance(step, Movement)) or retreated:
        step.run(position)  # the phase begins, before anything is done in it
    position.moved |= moved
    position.retreated |= retreated


def _marked(position: MariaPosition, fields: Fields, key: str) -> int:
    """The generals and trains that a list names, as a mask."""
    world, found = position.world, 0
    for at, name in fields.items(key):
        piece = world.number[word(at, name, world.number)]
        kinds = ("general", "train") if key == "moved" else ("general",)
        if world.pieces[piece].kind not in kinds or position.where[piece] == OUT:
            raise FieldError(at, f"'{name}' is no piece that has {key}", "Name generals in play")
        found |= 1 << piece
    return found
