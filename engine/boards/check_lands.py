"""Checks of places and countries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist

from engine.boards.board import Board
from engine.boards.errors import Fault
from engine.boards.requirements import Requirements, span, tally
from engine.boards.schema import Place
from engine.kernel.message import say


def names(board: Board) -> Iterator[Fault]:
    """No country without land, no name twice on a map."""
    inhabited = {place.country for place in board.places.values()}
    for country, entry in board.countries.items():
        if country not in inhabited and not entry.seeds:
            yield Fault(f"country:{country}", say("board-fault-country-empty", country=country))
    first: dict[tuple[str, str], str] = {}
    for place in board.places.values():
        other = first.setdefault((place.map, place.name), place.id)
        if other != place.id:
            yield Fault(place.ref, say("board-fault-name-twice", name=place.name, a=other, b=place.id))


def game(board: Board, needs: Requirements) -> Iterator[Fault]:
    """Places and owners as the game needs them, drawn where they can be told apart."""
    for name, wanted in needs.places.items():
        on_map = [place for place in board.places.values() if place.map == name]
        if on_map and not wanted[0] <= len(on_map) <= wanted[1]:
            yield Fault(name, tally(f"places {name}", len(on_map), span(wanted)))
        yield from _spacing(board, on_map, needs.spacing.cities_km)
    yield from _owners(board, needs)
    yield from _nudged(board, needs.spacing.nudge)


def _spacing(board: Board, places: list[Place], least: float) -> Iterator[Fault]:
    at = {place.id: board.point(place.id) for place in places}
    for a, b in combinations(at, 2):
        found = dist(at[a], at[b])
        if found < least:
            args = {"a": a, "b": b, "found": f"{found:.1f}", "wanted": f"{least:g}"}
            yield Fault(f"place:{b}", say("board-fault-too-near", **args))


def _owners(board: Board, needs: Requirements) -> Iterator[Fault]:
    for country, owner in needs.owners.items():
        if country in board.countries and board.countries[country].owner != owner:
            found, wanted = board.countries[country].owner or "null", owner or "null"
            what = f"owners.{country}"
            yield Fault(f"country:{country}", say("board-fault-value", what=what, found=found, wanted=wanted))


def _nudged(board: Board, most: float) -> Iterator[Fault]:
    for place in board.places.values():
        found = max(abs(place.drawn[0] - place.lat), abs(place.drawn[1] - place.lon))
        if found > most:
            args = {"place": place.id, "found": f"{found:.2f}", "wanted": f"{most:g}"}
            yield Fault(place.ref, say("board-fault-nudged", **args))
