"""What SACHSEN needs of its board and does not find; where its cards say otherwise than board or rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

import networkx as nx

from engine.boards.errors import Fault
from engine.boards.requirements import pairs, requirements, span, tally, unlike
from engine.games.sachsen import check_cards
from engine.games.sachsen.board import EMPIRE, SachsenBoard
from engine.games.sachsen.board_needs import BorderNeeds, SachsenNeeds, StateNeeds
from engine.games.sachsen.cards import card_file

FIELDS = {"field-small": 1, "field-large": 2}
"""The maps of the battlefields, and the sections of each (R-43)."""


def faults(board: SachsenBoard) -> Iterator[Fault]:
    """Everything that is missing."""
    needs = requirements("sachsen", SachsenNeeds)
    assert needs is not None
    if needs.states is not None:
        yield from _states(board, needs.states)
        yield from _seats(board, needs.states)
    yield from _pieces(board)
    for key, others in needs.neighbours.items():
        lost = set(others) - board.neighbours.get(key, frozenset())
        yield from unlike(f"country:{key}", f"neighbours.{key}", set(others) - lost, others)
    if needs.borders is not None:
        yield from _borders(board, needs.borders)
    if needs.fields is not None:
        yield from _fields(board, needs.fields.side)
    yield from check_cards.faults(board, card_file(), needs)


def _states(board: SachsenBoard, needs: StateNeeds) -> Iterator[Fault]:
    """The ten States with six provinces each, every province of a few squares, all called differently."""
    yield from unlike("powers", "states.kinds", board.powers, needs.kinds)
    for state, mine in board.provinces.items():
        if len(mine) != needs.provinces:
            yield Fault(f"side:{state}", tally(f"states.provinces {state}", len(mine), str(needs.provinces)))
        near = len(board.borders[state])
        if near < needs.least_borders:
            yield Fault(f"side:{state}", tally(f"borders {state}", near, f"{needs.least_borders}-"))
    for province, squares in board.land.items():
        if not needs.squares[0] <= len(squares) <= needs.squares[1]:
            what = f"states.squares {province}"
            yield Fault(f"country:{province}", tally(what, len(squares), span(needs.squares)))
    names = Counter(province.name for province in board.countries.values())
    yield from unlike("countries", "countries.name", [name for name, n in names.items() if n > 1], ())
    homeless = [key for key in board.reading(EMPIRE) if board.places[key].country is None]
    yield from unlike("places", "places.country", homeless, ())


def _seats(board: SachsenBoard, needs: StateNeeds) -> Iterator[Fault]:
    """A capital for each State, and a second seat for each Kingdom, in another province (R-40)."""
    for kind, seated, wanted in (
        ("capital", board.capitals, set(needs.kinds)),
        ("seat", board.seats, {state for state, kind in needs.kinds.items() if kind == "kingdom"}),
    ):
        found = [board.home_of(key) or key for key, place in board.places.items() if place.kind == kind]
        yield from unlike("places", f"places.kind {kind}", found, wanted)
        twice = [state for state, number in Counter(found).items() if number > 1]
        yield from unlike("places", f"places.kind {kind} twice", twice, ())
        for state, place in seated.items():
            if kind == "seat" and board.places[place].country == board.places[board.capitals[state]].country:
                yield Fault(f"place:{place}", tally(f"seat {state}", board.places[place].country, "-"))


def _pieces(board: SachsenBoard) -> Iterator[Fault]:
    """Provinces, States and the whole land hold together: over sides, the land over corners too (R-03)."""
    sides: nx.Graph[str] = nx.Graph()
    whole: nx.Graph[str] = nx.Graph()
    for net in (sides, whole):
        net.add_nodes_from(board.reading(EMPIRE))
    for a, b, kind in board.steps:
        if board.places[a].map == EMPIRE:
            whole.add_edge(a, b)
            if kind == "side":
                sides.add_edge(a, b)
    for province, squares in board.land.items():
        yield from _joined(sides, squares, f"country:{province}", province)
    for state, mine in board.provinces.items():
        held = [square for province in mine for square in board.land[province]]
        yield from _joined(sides, held, f"side:{state}", state)
    yield from _joined(whole, tuple(whole), EMPIRE, EMPIRE)


def _joined(net: nx.Graph[str], nodes: Collection[str], where: str, name: str) -> Iterator[Fault]:
    parts = nx.number_connected_components(net.subgraph(nodes))
    if parts > 1:
        yield Fault(where, tally(f"{name} parts", parts, "1"))


def _borders(board: SachsenBoard, needs: BorderNeeds) -> Iterator[Fault]:
    """States that must touch do, and those that must not do not."""
    for state, others in needs.touch.items():
        found = set(others) & board.borders.get(state, frozenset())
        yield from unlike(f"side:{state}", f"borders.touch.{state}", found, others)
    for state, others in needs.apart.items():
        found = set(others) & board.borders.get(state, frozenset())
        yield from unlike(f"side:{state}", f"borders.apart.{state}", found, ())


def _fields(board: SachsenBoard, side: int) -> Iterator[Fault]:
    """The two fields, of squares everywhere (battle-setup-1)."""
    for name, sections in FIELDS.items():
        entry = board.maps.get(name)
        rows = entry.grid.rows if entry is not None and entry.grid is not None else ()
        found = {"rows": len(rows), "columns": min((len(row.replace(".", "")) for row in rows), default=0)}
        wanted = {"rows": side, "columns": sections * side}
        yield from unlike(name, f"maps.{name}.grid", pairs(found), pairs(wanted))
