"""What A FEW ACRES OF SNOW needs of its board and does not find: sites, ways, starts; what its cards say otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.boards.errors import Fault
from engine.boards.requirements import pairs, requirements, unlike
from engine.games.acres import check_cards
from engine.games.acres.board import AcresBoard, AcresNeeds, Sites


def faults(board: AcresBoard) -> Iterator[Fault]:
    """Everything that is missing, and where the cards disagree with the board."""
    yield from _geometry(board)
    yield from (Fault(where, says) for where, says in check_cards.check(board))


def _geometry(board: AcresBoard) -> Iterator[Fault]:
    """Sites, ways and lakes as the game needs them."""
    needs = requirements("acres", AcresNeeds)
    assert needs is not None
    if needs.sites is not None:
        yield from _sites(board, needs.sites)
    for kind, wanted in needs.ways.items():
        roads = {road.id for road in board.roads if road.kind == kind}
        yield from unlike("roads", f"ways.{kind}", roads, wanted)
    if needs.lakes is not None:
        yield from unlike("lakes", "lakes", board.lakes, needs.lakes)
        for key, shores in needs.lakes.items():
            if key in board.lakes:
                yield from unlike(f"lake:{key}", f"lakes.{key}", board.lakes[key].shores, shores)
    for unjoined in needs.unjoined:
        lonely = [place for place, others in board.joined(unjoined.kinds).items() if not others]
        yield from unlike("roads", f"unjoined {', '.join(unjoined.kinds)}", lonely, unjoined.places)
    if needs.starts is not None:
        yield from _starts(board, needs.starts)


def _sites(board: AcresBoard, wanted: Sites) -> Iterator[Fault]:
    places = board.places.values()
    points = {place.id: place.points for place in places if place.points is not None}
    defence = {place.id: place.defence for place in places if place.defence}
    yield from unlike("places", "sites.points", pairs(points), pairs(wanted.points))
    yield from unlike("places", "sites.defence", pairs(defence), pairs(wanted.defence))
    for mark in ("settlers", "ship", "sea"):
        marked = [place.id for place in places if getattr(place, mark)]
        yield from unlike("places", f"sites.{mark}", marked, getattr(wanted, mark))


def _starts(board: AcresBoard, wanted: Mapping[str, Mapping[str, tuple[str, ...]]]) -> Iterator[Fault]:
    """Which pieces of which type each power has where."""
    for power, types in wanted.items():
        mine = [piece for piece in board.setup.pieces if piece.power == power]
        for kind, places in types.items():
            found = {piece.place or "-" for piece in mine if piece.type == kind}
            yield from unlike(f"side:{power}", f"starts.{power}.{kind}", found, places)
