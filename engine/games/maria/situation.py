"""Positions from position files: any situation, set up by the names of pieces and places."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.maria import cards
from engine.games.maria.combat import Combat
from engine.games.maria.movement import Movement
from engine.games.maria.position import MariaPosition
from engine.games.maria.possible import check_pieces, check_subsidies
from engine.games.maria.powers import NOBODY, NUMBER
from engine.games.maria.sequence import AnyStep, TurnBegins, turn
from engine.games.maria.setup import default_troops, lay_out
from engine.games.maria.situation_affairs import set_affairs
from engine.games.maria.situation_form import REST, form_of
from engine.games.maria.situation_moments import PHASES, POLITICS, SINGLE, STAGE_NAMES, STAGES
from engine.games.maria.world import BOX, OFF, OUT, World
from engine.kernel.fields import FieldError, FieldPath, Fields, near
from engine.kernel.forms import Filled
from engine.kernel.positions import OPENING
from engine.kernel.rng import LARGEST_SEED


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
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    form = form_of(world, former=fields.former)
    said = Filled(form, fields, (*OPENING, "actions"))
    if not any(key in fields for key in (("pieces", "stage") if fields.former else form.keys.words)):
        return first_position(world, seed)
    return _laid_out(world, said, seed)


def _laid_out(world: World, fields: Filled, seed: int) -> MariaPosition:
    """The Position that these fields describe."""
    position = MariaPosition(world, seed)
    position.turn = fields.whole("turn", 1)
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


def _pieces(position: MariaPosition, fields: Filled) -> None:
    """`pieces` names places or "off"; when it is given, pieces not named are off the board."""
    world = position.world
    if "pieces" in fields:
        position.where = [p.start if p.start == OUT else OFF for p in world.pieces]
    for name, _, place in fields.table("pieces").each():
        beside = {"off": OFF, "box": BOX}.get(place)
        position.where[world.number[name]] = world.index.number[place] if beside is None else beside
    for at, entry in fields.items("down"):
        position.down |= 1 << _general(position, fields, at, entry)
    for at, entry in fields.items("top"):
        position.top_marks |= 1 << _general(position, fields, at, entry)


def _general(position: MariaPosition, fields: Filled, at: FieldPath, name: str) -> int:
    """A general on the map or in a box."""
    piece = position.world.number[name]
    if position.where[piece] in (OFF, OUT):
        fields.impossible(at, f"'{name}' is no general in play")
    return piece


def _troops(position: MariaPosition, fields: Filled) -> None:
    """1 to 8 each (6-e)."""
    world = position.world
    for power in world.powers:
        for general, troops in default_troops(world, power).items():
            position.troops[general] = troops if position.where[general] not in (OFF, OUT) else 0
    for name, at, wanted in fields.table("troops").each():
        position.troops[_general(position, fields, at, name)] = wanted
    for general in world.generals:
        if position.where[general] not in (OFF, OUT) and not position.troops[general] and not fields.former:
            position.troops[general] = max(world.pieces[general].minimum, 1)


def _markers(position: MariaPosition, fields: Filled) -> None:
    """`markers` changes the markers of the set-up; "none" takes one away. `questions` names who moved out."""
    number = position.world.index.number
    for name, _, side in fields.table("markers").each():
        position.marker[number[name]] = NOBODY if side == "none" else NUMBER[side]
    for name, _, side in fields.table("questions").each():
        position.questions[number[name]] = NUMBER[side]


def _hands(position: MariaPosition, fields: Filled) -> set[int]:
    """`hands` gives faces (S4, R) or whole cards (S4.2); the other cards of the decks opened are the draw deck.

    `draw` names the next cards of the draw deck, the first one first; `discards` those laid down, or all the rest.
    Returns the cards that are named by one of these.
    """
    used: set[int] = set()
    take = _taker(used)
    hands = fields.table("hands")
    for side in hands.data:
        position.hands[NUMBER[side]] = sorted(take(place, name) for place, name in hands.items(side))
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


def _taker(used: set[int]) -> Callable[[FieldPath, str], int]:
    def take(at: FieldPath, name: str) -> int:
        card = cards.find(name)
        assert card is not None  # it is a word of the form
        free = [c for c in (cards.same_face(card) if "." not in name else (card,)) if c not in used]
        if not free:
            raise FieldError(at, f"there is no '{name}' left", "Leave it out: it lies elsewhere already")
        used.add(free[0])
        return free[0]

    return take


def _agenda(world: World, fields: Filled, turn_number: int) -> list[AnyStep]:
    """The Steps from the given stage and phase to the end of the turn."""
    where = fields.word("stage", "hussars")
    kinds = PHASES if where in STAGES else POLITICS if where == "politics" else {}
    if "phase" in fields and not kinds:
        fields.impossible(("phase",), f"the stage '{where}' has no phases", "Leave it out")
    phase = fields.word("phase", among=kinds) if kinds else ""
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
        raise fields.error("stage", problem, near("", STAGE_NAMES))
    return rest[found[0] :][::-1]


def _done_so_far(position: MariaPosition, fields: Filled) -> None:
    """What has moved in this phase or the last (10.1-a), and what had to retreat in this one (11.1-c)."""
    moved, retreated = (_marked(position, fields, key) for key in ("moved", "retreated"))
    step = position.agenda[-1]
    if retreated and not isinstance(step, Combat):
        raise fields.error("retreated", "generals retreat in the phase of combat", "Leave it out")
    if (moved and isinstance(step, Movement)) or retreated:
        step.run(position)  # the phase begins, before anything is done in it
    position.moved |= moved
    position.retreated |= retreated


def _marked(position: MariaPosition, fields: Filled, key: str) -> int:
    """The generals and trains that a list names, as a mask."""
    found = 0
    for _, name in fields.items(key):
        found |= 1 << position.world.number[name]
    return found
