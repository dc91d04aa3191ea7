"""The integer index against networkx, over MARIA and over boards that nobody drew."""

from __future__ import annotations

from itertools import combinations

import msgspec
import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.index import FARTHEST, UNREACHABLE, bits
from engine.games.maria.board import MariaBoard, maria_board


def agree(board: MariaBoard) -> None:
    """Every table of the index says what the graph says."""
    index, graph = board.index, board.graph
    main = nx.Graph(edge for edge in graph.edges if graph.edges[edge]["kind"] == "main")
    lengths = dict(nx.all_pairs_shortest_path_length(graph))
    for key, n in index.number.items():
        assert index.ids[n] == key
        assert {index.ids[m] for m in index.neighbours[n]} == set(graph[key])
        assert index.names(index.neighbour_mask[n]) == tuple(index.ids[m] for m in index.neighbours[n])
        assert {index.ids[m] for m in index.main_neighbours[n]} == (set(main[key]) if key in main else set())
        assert index.mask(index.ids[m] for m in index.main_neighbours[n]) == index.main_mask[n]
        for other, m in index.number.items():
            assert index.distance[n][m] == lengths[key].get(other, UNREACHABLE)
        for d in range(FARTHEST + 1):
            assert set(index.names(index.within[d][n])) == {k for k, far in lengths[key].items() if far <= d}


@pytest.mark.parametrize("maps", [("flanders", "bohemia"), ("bohemia",)])
def test_the_index_agrees_with_the_graph(maria: MariaBoard, maps: tuple[str, ...]) -> None:
    """Neighbours, distances and circles of the real board and of the introductory one."""
    agree(maria.subset(maps))


@given(st.data())
def test_the_index_agrees_on_any_net(maria: MariaBoard, data: st.DataObject) -> None:
    """Roads drawn at random between a dozen places, disconnected ones too."""
    places = dict(list(maria.file.places.items())[:12])
    pairs = list(combinations(places, 2))
    main = data.draw(st.lists(st.sampled_from(pairs), unique=True, max_size=12))
    minor = [pair for pair in data.draw(st.lists(st.sampled_from(pairs), unique=True)) if pair not in main]
    file = msgspec.structs.replace(
        maria.file, places=places, roads={"main": tuple(main), "minor": tuple(minor)}
    )
    agree(MariaBoard(file, whole=False))


def test_masks_by_name(maria: MariaBoard) -> None:
    """Homes, countries, maps, suits, fortresses."""
    index = maria.index
    for n, key in enumerate(index.ids):
        place = maria.places[key]
        assert bool(index.fortresses >> n & 1) is place.fortress
        assert bool(index.majors >> n & 1) is place.major
        assert bool(index.electors >> n & 1) is place.elector
        owner = maria.home_of(key)
        assert index.owner[n] == owner
        assert [power for power, mask in index.home.items() if mask >> n & 1] == [owner] * bool(owner)
        assert [country for country, mask in index.country.items() if mask >> n & 1] == [place.country]
        assert [name for name, mask in index.on_map.items() if mask >> n & 1] == [index.map[n]]
        sector = maria.sector_of(key)
        assert sector is not None
        assert index.suit[n] == sector.sign
    assert index.everywhere == sum(index.on_map.values())


def test_sets_of_places(maria: MariaBoard) -> None:
    """Union of circles and of neighbours, and the bits of a mask."""
    index = maria.index
    both = index.mask(["praha", "wien"])
    assert index.names(both) == ("praha", "wien")
    assert list(bits(0b101001)) == [0, 3, 5]
    near = index.reach(both, 2)
    assert near == index.within[2][index.number["praha"]] | index.within[2][index.number["wien"]]
    assert index.around(both) | both == index.reach(both, 1)
    assert index.reach(0, 3) == 0


def test_a_board_has_one_index() -> None:
    """It is built once."""
    board = maria_board()
    assert board.index is board.index
