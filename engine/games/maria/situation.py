"""Positions from position files: any situation, set up by the names of pieces and places."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from engine.games.maria import cards
from engine.games.maria.combat import Combat
from engine.games.maria.election import Election
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.peace import OfferPeace
from engine.games.maria.politics import Influence, LayCard, NameTrump, Reveal
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import NOBODY, NUMBER
from engine.games.maria.selection import SelectCards
from engine.games.maria.sequence import AUSTRIAN, FRENCH, PRUSSIAN, AnyStep, TurnBegins, TurnEnds, turn
from engine.games.maria.setup import default_troops, lay_out
from engine.games.maria.situation_affairs import AFFAIRS, fault, known, number, set_affairs, table
from engine.games.maria.stacks import LARGEST
from engine.games.maria.supply import Supply
from engine.games.maria.tactical import DrawCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Winter
from engine.games.maria.world import BOX, OFF, OUT, World

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
KEYS = (
    "game", "ruleset", "scenario", "seats", "turn", "stage", "phase", "pieces", "troops", "down", "top",
    "markers", "questions", "hands", "draw", "subsidy", "seed", "about", "options", *AFFAIRS,
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
            raise fault(key, f"there is no field '{key}'", get_close_matches(key, KEYS, n=1))
    seed = int(file.get("seed", seed))
    if "stage" not in file and "pieces" not in file:
        return first_position(world, seed)
    position = MariaPosition(world, seed)
    position.turn = number(file, "turn", 1, world.turns, 1)
    _pieces(position, file)
    _troops(position, file)
    _markers(position, file)
    _hands(position, file)
    position.subsidy = bool(file.get("subsidy", True))
    set_affairs(position, file)
    position.ally()
    position.find_pieces()
    _check_cities(position)
    position.agenda = _agenda(world, file, position.turn)
    position.settle()
    return position


def _pieces(position: MariaPosition, file: dict[str, Any]) -> None:
    """`pieces` names places or "off"; when it is given, pieces not named are off the board."""
    world = position.world
    if "pieces" in file:
        position.where = [p.start if p.start == OUT else OFF for p in world.pieces]
    for name, place in table(file, "pieces").items():
        piece = known("pieces", world.number, name)
        if world.pieces[piece].start == OUT:
            raise fault("pieces", f"'{name}' takes no part in this game")
        position.where[piece] = {"off": OFF, "box": BOX}.get(str(place), 0)
        if place not in ("off", "box"):
            position.where[piece] = known("pieces", world.index.number, str(place))
    for field, setter in (("down", _turn_down), ("top", _name_top)):
        for name in file.get(field) or ():
            setter(position, known(field, world.number, str(name)))


def _turn_down(position: MariaPosition, general: int) -> None:
    position.down |= 1 << general


def _name_top(position: MariaPosition, general: int) -> None:
    position.top_marks |= 1 << general


def _troops(position: MariaPosition, file: dict[str, Any]) -> None:
    world = position.world
    for power in world.powers:
        for general, troops in default_troops(world, power).items():
            position.troops[general] = troops if position.where[general] not in (OFF, OUT) else 0
    for name, troops in table(file, "troops").items():
        general = known("troops", world.number, name)
        if world.pieces[general].kind != "general" or position.where[general] in (OFF, OUT):
            raise fault("troops", f"'{name}' is no general in play")
        if not isinstance(troops, int) or not 1 <= troops <= LARGEST:
            raise fault("troops", f"'{name}' may have 1 to {LARGEST} troops, not '{troops}'")
        position.troops[general] = troops


def _markers(position: MariaPosition, file: dict[str, Any]) -> None:
    """`markers` changes the markers of the set-up; "none" takes one away. `questions` names who moved out."""
    number = position.world.index.number
    for name, side in table(file, "markers").items():
        place = known("markers", number, name)
        if not position.world.fortresses >> place & 1:
            raise fault("markers", f"'{name}' is no fortress")
        position.marker[place] = NOBODY if side in (None, "none") else known("markers", NUMBER, str(side))
    for name, side in table(file, "questions").items():
        position.questions[known("questions", number, name)] = known("questions", NUMBER, str(side))


def _hands(position: MariaPosition, file: dict[str, Any]) -> None:
    """`hands` gives faces (S4, R) or whole cards (S4.2); the other cards of deck 1 are the draw deck.

    `draw` names the next cards of the draw deck, the first one first.
    """
    used: set[int] = set()
    take = _taker(used)
    for side, names in table(file, "hands").items():
        power = known("hands", NUMBER, side)
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
            raise fault(field, f"'{name}' is no card; write S4, H10, R or S4.2")
        free = [c for c in (cards.same_face(card) if "." not in name else (card,)) if c not in used]
        if not free:
            raise fault(field, f"there is no '{name}' left")
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
            raise fault("pieces", f"too many pieces stand in '{name}'")
        powers = {world.pieces[n].power for n in inside}
        if any(p not in position.alliances.partners[next(iter(powers))] for p in powers):
            raise fault("pieces", f"the generals in '{name}' may not stack")


def _agenda(world: World, file: dict[str, Any], turn_number: int) -> list[AnyStep]:
    """The Steps from the given stage and phase to the end of the turn."""
    where, phase = str(file.get("stage", "hussars")), str(file.get("phase", ""))
    if where == "setup":
        return [TurnBegins()]
    rest = turn(world, turn_number)
    if where in STAGES:
        kind = _kind(PHASES, phase or "cards")
        found = [
            n for n, s in enumerate(rest) if isinstance(s, kind) and getattr(s, "stage", -1) == STAGES[where]
        ]
    elif where == "politics":
        kind = _kind(POLITICS, phase) if phase else type(rest[0])
        found = [n for n, s in enumerate(rest) if isinstance(s, kind)] if world.advanced else []
    elif where in SINGLE:
        found = [n for n, s in enumerate(rest) if isinstance(s, SINGLE[where])]
    else:
        stages = ", ".join(("politics", *STAGES, *SINGLE, "setup"))
        raise fault("stage", f"'{where}' is not known; there are {stages}")
    if not found:
        raise fault("stage", f"there is no '{where}' in turn {turn_number} of this game")
    return rest[found[0] :][::-1]


def _kind(kinds: dict[str, type[AnyStep]], phase: str) -> type[AnyStep]:
    if phase not in kinds:
        raise fault("phase", f"'{phase}' is not known", get_close_matches(phase, kinds, n=1))
    return kinds[phase]
