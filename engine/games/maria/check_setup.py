"""Checks of the set-up: pieces, ranks, minima, squares, supply, markers, boxes and the time track."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.boards.errors import Fault
from engine.boards.index import Index
from engine.boards.requirements import pairs, tally, unlike
from engine.games.maria.board import MariaBoard, Soldier
from engine.games.maria.board_needs import Army, BoxNeeds, MariaNeeds, Turns
from engine.kernel.message import say


def faults(board: MariaBoard, needs: MariaNeeds) -> Iterator[Fault]:
    """The set-up as the game needs it; a board that lacks some maps is asked only for what it has."""
    if board.whole:
        for power, army in needs.pieces.items():
            yield from _army(board, power, army, needs.largest_army)
        if needs.hussars is not None:
            hussars = Counter(hussar.power for hussar in board.setup.hussars)
            yield from _same("hussars", {key: str(n) for key, n in hussars.items()}, _texts(needs.hussars))
        if needs.markers is not None:
            yield from _same("markers.silesian", board.setup.silesian_markers, needs.markers.silesian)
            yield from _same("markers.electors", board.setup.elector_markers, needs.markers.electors)
        if needs.electors is not None:
            college = board.setup.electoral_college
            yield from unlike("setup.electoral_college", "electors college", college, needs.electors)
        if needs.boxes is not None:
            yield from _boxes(board, needs.boxes)
    for piece in board.setup.pieces:
        if piece.place is not None:
            yield from _start(board, needs, piece, piece.place)
    yield from _arrows(board)
    if needs.turns is not None:
        yield from _turns(board, needs.turns)


def _army(board: MariaBoard, power: str, army: Army, largest: int) -> Iterator[Fault]:
    """The number of pieces (1-b), ranks without a gap (3.1-b), minima that the troops can meet (4-d)."""
    pieces = [piece for piece in board.setup.pieces if piece.power == power]
    generals = [piece for piece in pieces if piece.type == "general"]
    for what, found, wanted in (
        ("generals", len(generals), army.generals),
        ("trains", len(pieces) - len(generals), army.trains),
    ):
        if found != wanted:
            yield Fault(f"side:{power}", tally(f"pieces.{power}.{what}", found, str(wanted)))
    ranks = sorted(piece.rank or 0 for piece in generals)
    if ranks != list(range(1, len(generals) + 1)):
        wanted_ranks = f"1-{len(generals)}"
        yield Fault(f"side:{power}", tally(f"pieces.{power} rank", ", ".join(map(str, ranks)), wanted_ranks))
    minima = [piece.minimum or 0 for piece in generals]
    if not all(1 <= least <= largest for least in minima):
        yield Fault(
            f"side:{power}", tally(f"pieces.{power} minimum", ", ".join(map(str, minima)), f"1-{largest}")
        )
    if not sum(minima) <= army.troops <= largest * len(generals):
        wanted_troops = f"{sum(minima)}-{largest * len(generals)}"
        yield Fault(f"side:{power}", tally(f"pieces.{power}.troops", army.troops, wanted_troops))


def _start(board: MariaBoard, needs: MariaNeeds, piece: Soldier, place: str) -> Iterator[Fault]:
    square, at_home = board.reference_square(place), board.home_of(place) == piece.power
    ref = f"piece:{piece.id}"
    if piece.ref is not None and piece.ref != square:
        yield Fault(ref, say("board-fault-square", piece=piece.id, found=square or "-", wanted=piece.ref))
    if piece.home != at_home:
        yield Fault(ref, say("board-fault-home", piece=piece.id))
    if piece.type == "general" and not at_home and needs.supply_range is not None:
        found = _supply(board, needs, piece, place)
        if found is None or found > needs.supply_range:
            yield Fault(ref, say("board-fault-supply", piece=piece.id, found=str(found or "-")))


def _supply(board: MariaBoard, needs: MariaNeeds, piece: Soldier, place: str) -> int | None:
    """Roads to the nearest train of the power by a way free of enemy pieces (9-c, 9-d)."""
    index, side = board.index, next((side for side in needs.sides if piece.power in side), ())
    others = [other for other in board.setup.pieces if other.place is not None]
    hostile = index.mask(str(other.place) for other in others if other.power not in side)
    trains = [o for o in others if o.power == piece.power and o.type == "train"]
    return _steps(index, index.number[place], index.mask(str(train.place) for train in trains), hostile)


def _steps(index: Index, start: int, goal: int, closed: int) -> int | None:
    front = seen = 1 << start
    steps = 0
    while front:
        if front & goal:
            return steps
        front = index.around(front) & ~seen & ~closed
        seen |= front
        steps += 1
    return None


def _same(what: str, found: Mapping[str, str], wanted: Mapping[str, str]) -> Iterator[Fault]:
    yield from unlike(what, what, pairs(found), pairs(wanted))


def _texts(numbers: Mapping[str, int]) -> dict[str, str]:
    return {key: str(number) for key, number in numbers.items()}


def _boxes(board: MariaBoard, needs: BoxNeeds) -> Iterator[Fault]:
    slots = {key: box.slots for key, box in board.boxes.items() if box.kind != "off-map"}
    yield from _same("boxes.slots", _texts(slots), _texts(needs.slots))
    off_map = [box.power for box in board.setup.off_map_boxes.values()]
    yield from unlike("boxes.off_map", "boxes.off_map", off_map, needs.off_map)


def _arrows(board: MariaBoard) -> Iterator[Fault]:
    for key, box in board.setup.off_map_boxes.items():
        place = board.places[box.arrow]
        if board.home_of(place.id) != box.power or place.map != box.map:
            yield Fault(f"box:{key}", say("board-fault-arrow", box=key, place=box.arrow))


def _turns(board: MariaBoard, needs: Turns) -> Iterator[Fault]:
    tracks = [track for track in board.tracks.values() if track.kind == "turns"]
    found = [f"{track.spaces}: {', '.join(map(str, track.winters))}" for track in tracks]
    wanted = f"{needs.spaces}: {', '.join(map(str, needs.winters))}"
    if found != [wanted]:
        yield Fault("turns", tally("turns", "; ".join(found) or "0", wanted))
