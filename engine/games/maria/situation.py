"""Positions from position files: any situation, set up by the names of pieces and places."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from engine.games.maria import cards
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import AU, BA, FR, NOBODY, NUMBER, PR, SA
from engine.games.maria.sequence import AnyStep, TurnBegins, stage, turn
from engine.games.maria.setup import default_troops, lay_out
from engine.games.maria.stacks import LARGEST
from engine.games.maria.world import OFF, OUT, TURNS, World
from engine.kernel.errors import KabinettError
from engine.kernel.positions import FieldError

STAGES = {"france": (FR, BA), "prussia": (PR, SA), "austria": (AU,)}
PHASES = ("cards", "supply", "movement", "combat", "conquest")
KEYS = (
    "game", "ruleset", "scenario", "seats", "turn", "stage", "phase", "only", "pieces", "troops", "down", "top",
    "markers", "questions", "hands", "draw", "subsidy", "seed", "about",
)  # fmt: skip


def first_position(world: World, seed: int) -> MariaPosition:
    """Turn 1 of a new game (4)."""
    position = MariaPosition(world, seed)
    lay_out(position)
    return position


def set_up(world: World, file: dict[str, Any], seed: int = 0) -> MariaPosition:
    """A Position as a position file describes it; raises KabinettError naming field and mend.

    Without `stage` the game begins at the set-up; with it, at that stage and `phase`.
    """
    for key in file:
        if key not in KEYS:
            raise _fault(key, f"there is no field '{key}'", get_close_matches(key, KEYS, n=1))
    seed = int(file.get("seed", seed))
    if "stage" not in file and "pieces" not in file:
        return first_position(world, seed)
    position = MariaPosition(world, seed)
    position.turn = _number(file, "turn", 1, TURNS, 1)
    _pieces(position, file)
    _troops(position, file)
    _markers(position, file)
    _hands(position, file)
    position.subsidy = bool(file.get("subsidy", True))
    position.find_control()
    position.find_pieces()
    _check_cities(position)
    position.agenda = _agenda(file, position.turn)
    position.settle()
    return position


def _fault(field: str, problem: str, near: list[str] | tuple[str, ...] = ()) -> KabinettError:
    mend = f"Did you mean '{near[0]}'?" if near else "Mend it or leave it out"
    return FieldError((field,), problem, mend)


def _number(file: dict[str, Any], key: str, least: int, most: int, default: int) -> int:
    value = file.get(key, default)
    if not isinstance(value, int) or not least <= value <= most:
        raise _fault(key, f"a number from {least} to {most} is wanted, not '{value}'")
    return value


def _table(file: dict[str, Any], key: str) -> dict[str, Any]:
    value = file.get(key) or {}
    if not isinstance(value, dict):
        raise _fault(key, "a table of names is wanted")
    return {str(k): v for k, v in value.items()}


def _known(field: str, names: dict[str, int], word: str) -> int:
    if word not in names:
        raise _fault(field, f"'{word}' is not known", get_close_matches(word, names, n=1))
    return names[word]


def _pieces(position: MariaPosition, file: dict[str, Any]) -> None:
    """`pieces` names places or "off"; when it is given, pieces not named are off the board."""
    world = position.world
    if "pieces" in file:
        position.where = [p.start if p.start == OUT else OFF for p in world.pieces]
    for name, place in _table(file, "pieces").items():
        piece = _known("pieces", world.number, name)
        if world.pieces[piece].start == OUT:
            raise _fault("pieces", f"'{name}' takes no part in the introductory game")
        position.where[piece] = OFF if place == "off" else _known("pieces", world.index.number, str(place))
    for field, setter in (("down", _turn_down), ("top", _name_top)):
        for name in file.get(field) or ():
            setter(position, _known(field, world.number, str(name)))


def _turn_down(position: MariaPosition, general: int) -> None:
    position.down |= 1 << general


def _name_top(position: MariaPosition, general: int) -> None:
    position.top_marks |= 1 << general


def _troops(position: MariaPosition, file: dict[str, Any]) -> None:
    world = position.world
    for power in world.powers:
        for general, troops in default_troops(world, power).items():
            position.troops[general] = troops if position.where[general] >= 0 else 0
    for name, troops in _table(file, "troops").items():
        general = _known("troops", world.number, name)
        if world.pieces[general].kind != "general" or position.where[general] < 0:
            raise _fault("troops", f"'{name}' is no general on the board")
        if not isinstance(troops, int) or not 1 <= troops <= LARGEST:
            raise _fault("troops", f"'{name}' may have 1 to {LARGEST} troops, not '{troops}'")
        position.troops[general] = troops


def _markers(position: MariaPosition, file: dict[str, Any]) -> None:
    """`markers` changes the markers of the set-up; "none" takes one away. `questions` names who moved out."""
    number = position.world.index.number
    for name, side in _table(file, "markers").items():
        place = _known("markers", number, name)
        if not position.world.fortresses >> place & 1:
            raise _fault("markers", f"'{name}' is no fortress")
        position.marker[place] = NOBODY if side in (None, "none") else _known("markers", NUMBER, str(side))
    for name, side in _table(file, "questions").items():
        position.questions[_known("questions", number, name)] = _known("questions", NUMBER, str(side))


def _hands(position: MariaPosition, file: dict[str, Any]) -> None:
    """`hands` gives faces (S4, R) or whole cards (S4.2); the other cards of deck 1 are the draw deck.

    `draw` names the next cards of the draw deck, the first one first.
    """
    used: set[int] = set()
    take = _taker(used)
    for side, names in _table(file, "hands").items():
        power = _known("hands", NUMBER, side)
        position.hands[power] = sorted(take("hands", str(name)) for name in names or ())
    first = [take("draw", str(name)) for name in file.get("draw") or ()]
    position.opened = max([1, *(cards.ORIGIN[c] + 1 for c in used)])
    rest = [c for d in range(position.opened) for c in cards.deck(d) if c not in used]
    position.rng.shuffle(rest)
    position.draw = rest + first[::-1]


def _taker(used: set[int]) -> Callable[[str, str], int]:
    def take(field: str, name: str) -> int:
        card = cards.find(name)
        if card is None:
            raise _fault(field, f"'{name}' is no card; write S4, H10, R or S4.2")
        free = [c for c in (cards.same_face(card) if "." not in name else (card,)) if c not in used]
        if not free:
            raise _fault(field, f"there is no '{name}' left")
        used.add(free[0])
        return free[0]

    return take


def _check_cities(position: MariaPosition) -> None:
    """What stands in a city must be allowed to stand there (6-a to 6-c)."""
    world = position.world
    for place in world.places_in(position.occupied()):
        inside = position.generals_on(place)
        train = [n for n in world.trains if position.where[n] == place]
        name = world.index.ids[place]
        if len(inside) > 2 or len(train) > 1 or (inside and train):
            raise _fault("pieces", f"too many pieces stand in '{name}'")
        powers = {world.pieces[n].power for n in inside}
        if any(p not in world.partners[next(iter(powers))] for p in powers):
            raise _fault("pieces", f"the generals in '{name}' may not stack")


def _agenda(file: dict[str, Any], number: int) -> list[AnyStep]:
    """The Steps from the given stage and phase to the end of the turn; with `only`, that phase alone."""
    where = str(file.get("stage", "hussars"))
    rest: list[AnyStep] = turn(number)
    if where == "setup":
        rest = [TurnBegins()]
    elif where in STAGES:
        phase = str(file.get("phase", "cards"))
        if phase not in PHASES:
            raise _fault("phase", f"'{phase}' is not known", get_close_matches(phase, PHASES, n=1))
        rest = rest[rest.index(stage(*STAGES[where])[PHASES.index(phase)]) :]
    elif where == "winter":
        winters = [n for n, step in enumerate(rest) if step.name == "winter"]
        if not winters:
            raise _fault("stage", f"no winter follows turn {number}")
        rest = rest[winters[0] :]
    elif where != "hussars":
        raise _fault(
            "stage", f"'{where}' is not known; there are hussars, {', '.join(STAGES)}, winter, setup"
        )
    return rest[::-1]
