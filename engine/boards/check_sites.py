"""Checks of boards of sites: what each site is, what joins it to others, and that it is drawn near where it is."""

from __future__ import annotations

from collections.abc import Iterator

from engine.boards.board import Board
from engine.boards.errors import Fault
from engine.boards.requirements import Requirements, Sites, pairs, unlike
from engine.kernel.message import say


def game(board: Board, needs: Requirements) -> Iterator[Fault]:
    """Sites, ways and lakes as the game needs them."""
    if needs.sites is not None:
        yield from _sites(board, needs.sites)
    for kind, wanted in (needs.ways or {}).items():
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
    yield from _nudged(board, needs.spacing.nudge)


def _sites(board: Board, wanted: Sites) -> Iterator[Fault]:
    places = board.places.values()
    points = {place.id: place.points for place in places if place.points is not None}
    defence = {place.id: place.defence for place in places if place.defence}
    yield from unlike("places", "sites.points", pairs(points), pairs(wanted.points))
    yield from unlike("places", "sites.defence", pairs(defence), pairs(wanted.defence))
    for mark in ("settlers", "ship", "sea"):
        marked = [place.id for place in places if getattr(place, mark)]
        yield from unlike("places", f"sites.{mark}", marked, getattr(wanted, mark))


def _nudged(board: Board, most: float) -> Iterator[Fault]:
    for place in board.places.values():
        found = max(abs(place.drawn[0] - place.lat), abs(place.drawn[1] - place.lon))
        if found > most:
            args = {"place": place.id, "found": f"{found:.2f}", "wanted": f"{most:g}"}
            yield Fault(place.ref, say("board-fault-nudged", **args))
