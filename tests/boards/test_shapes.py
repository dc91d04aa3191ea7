"""Boards of areas and of squares: what their games make of them, and what is said where they are wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.boards import Board, BoardError, load_board
from engine.boards.check import check
from engine.boards.errors import text
from engine.boards.territories import Territories
from tests.boards.little import spoil
from tests.small_games.seating import seated
from tests.yaml_file import yaml_of

CASES: list[dict[str, str]] = yaml_of(Path(__file__).with_name("bad_shapes.yaml"))


@pytest.fixture(scope="module", autouse=True)
def boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Path]]:
    """The two small games are there; their boards by name."""
    with pytest.MonkeyPatch.context() as patch, seated(patch, tmp_path_factory.mktemp("boards")) as paths:
        yield paths


@pytest.fixture
def delta(boards: dict[str, Path]) -> Board:
    """The board of areas."""
    return load_board(boards["delta"])


@pytest.fixture
def field(boards: dict[str, Path]) -> Board:
    """The board of squares."""
    return load_board(boards["skirmish"])


def test_a_board_of_areas_answers_in_its_games_own_structs(delta: Board) -> None:
    """Its countries know their limit, its towns whether they trade; it has no fault."""
    assert type(delta).__name__ == "ProvincesBoard"
    assert check(delta) == []
    assert {key: country.limit for key, country in delta.countries.items()}["holland"] == 3  # type: ignore[attr-defined]
    assert delta.places["dordrecht"].trading  # type: ignore[attr-defined]
    assert [(piece.country, piece.box) for piece in delta.setup.pieces][1:] == [
        ("holland", None),
        (None, "beggars"),
    ]


def test_land_follows_from_seeds_and_what_the_file_says(delta: Board) -> None:
    """Neighbours share a border; Zeeland's are those that are named, over water or not."""
    near = delta.neighbours
    assert near["zeeland"] == {"holland", "brabant"}
    assert near["utrecht"] == {"holland", "gelderland"}
    assert near["brabant"] == {"gelderland", "holland", "zeeland"}


def test_nobodys_land_is_left_out(delta: Board) -> None:
    """What is nearest to a seed of nobody belongs to no country; every other seed lies in its own."""
    shapes = Territories(delta.file, "delta")
    for key, country in delta.countries.items():
        points = shapes.plane.point
        assert all(shapes.countries[key].distance(_point(points(*seed))) == 0 for seed in country.seeds)
    nobody = [_point(shapes.plane.point(*seed)) for seed in delta.maps["delta"].outside]
    assert not any(land.intersects(point) for land in shapes.countries.values() for point in nobody)


def _point(at: tuple[float, float]) -> object:
    from shapely import Point

    return Point(at)


def test_rivers_lead_from_country_to_country_and_a_gate_stops_them(delta: Board) -> None:
    """Two rivers that meet are one net; who holds Nijmegen closes the upper Waal."""
    rivers = delta.rivers
    assert [stretch.river for stretch in rivers.stretches] == ["waal", "waal", "waal", "maas"]
    assert rivers.reached("holland", ()) == {"holland", "gelderland", "brabant"}
    above = next(stretch for stretch in rivers.stretches if stretch.number == 0)
    gates = {gate for a, b, gates in rivers.links if above in (a, b) for gate in gates}
    assert gates == {"nijmegen"}
    assert rivers.reached("zeeland", ()) == frozenset()


def test_a_box_lies_on_the_map(delta: Board) -> None:
    """It has a middle and a size, and no edge."""
    box = delta.boxes["beggars"]
    assert (box.at, box.size, box.edge) == ((52.45, 3.55), (60.0, 36.0), None)


def test_squares_are_places(field: Board) -> None:
    """29 squares, one of them named; what its letter says holds for each."""
    assert check(field) == []
    assert len(field.places) == 29
    assert {kind: sum(p.kind == kind for p in field.places.values()) for kind in ("open", "hill", "wood")} == {
        "open": 21, "hill": 4, "wood": 4,
    }  # fmt: skip
    assert (field.places["mill"].square, field.places["mill"].kind) == ((2, 4), "open")
    assert "field-2-4" not in field.places
    assert field.places["field-3-2"].name == "C2"
    assert not any(p.by_itself for p in [field.places["mill"]])


def test_a_kings_step(field: Board) -> None:
    """Sides and corners are told apart; a square that is not there joins nothing."""
    sides, king = field.joined(["side"]), field.joined(["side", "corner"])
    assert sides["field-1-1"] == {"field-2-1", "field-1-2"}
    assert king["field-1-1"] == {"field-2-1", "field-1-2", "field-2-2"}
    assert king["field-1-4"] == {"field-1-3", "field-2-3", "mill", "field-2-5"}
    index = field.index
    assert index.distance[index.number["field-1-1"]][index.number["field-6-5"]] == 5


def test_squares_keep_their_shape(field: Board) -> None:
    """A plain sheet has its own unit; the squares tile it."""
    grid = field.maps["field"].grid
    assert grid is not None
    assert field.plane("field").square(grid, (3, 2)) == (2, 3, 3, 4)
    assert field.point("field-3-2") == (2.5, 3.5)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_broken_board_says_where_and_how_to_mend_it(case: dict[str, str], tmp_path: Path) -> None:
    """The whole message, word for word, and whole sentences in Italian and Spanish."""
    path = tmp_path / "bad.yaml"
    path.write_text(spoil(case["old"], case["new"]), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        load_board(path)
    assert str(caught.value) == f"{path}, {case['says']}"
    for message, english in (
        (caught.value.message, caught.value.problem),
        (caught.value.remedy, caught.value.mend),
    ):
        told = [text(message, language) for language in ("it", "es")]
        assert english not in told
        assert "{" not in "".join(told)


def test_a_game_that_is_not_known_here_keeps_its_geometry(tmp_path: Path) -> None:
    """What only its game would know is passed over, and the check says so."""
    path = tmp_path / "other.yaml"
    path.write_text(spoil("game: provinces", "game: beyond"), encoding="utf-8")
    board = load_board(path)
    assert set(board.countries) == {"holland", "utrecht", "gelderland", "brabant", "zeeland"}
    assert [fault.where for fault in check(board)] == ["game"]
