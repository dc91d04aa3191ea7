"""The field: distances, quarters, turned sections, arcs (R-43, R-54, R-60)."""

from __future__ import annotations

import pytest

from engine.games.sachsen.battle.field import EDGES, OFF, FieldLayout, field_of, rows_of
from engine.games.sachsen.cards import card_file
from tests.games.sachsen.sketches import PLAIN, place, spot

LARGE = FieldLayout((("woods-1", 0), ("woods-2", 3)))


def test_diagonals_count_as_one_step() -> None:
    field = field_of(PLAIN)
    assert field.far[spot("a1")][spot("c3")] == 2
    assert field.far[spot("a1")][spot("h2")] == 7
    assert len(field.near[spot("d4")]) == 8
    assert field.place(spot("c2")) == place("c2")
    assert field.number[place("h8")] == spot("h8")


@pytest.mark.parametrize(("ground", "edge", "number"), [(PLAIN, "n", 16), (LARGE, "s", 32), (LARGE, "e", 32)])
def test_quarters(ground: FieldLayout, edge: str, number: int) -> None:
    field = field_of(ground)
    assert len(field.quarter(edge)) == number
    assert all(field.depth(square, edge) < 4 for square in field.quarter(edge))


@pytest.mark.parametrize("name", list(card_file().battlefields.sections))
def test_a_section_may_be_turned_and_keeps_its_obstacles(name: str) -> None:
    for turns in range(4):
        field = field_of(FieldLayout(((name, turns),)))
        obstacles = {number for number in field.obstacle if number != OFF}
        assert all(list(field.obstacle).count(number) == 4 for number in obstacles)
    assert rows_of(name, 4) == rows_of(name, 0)


def test_the_arc_is_counted_in_rows_ahead() -> None:
    field = field_of(PLAIN)
    assert field.in_arc(spot("d1"), "s", spot("e6")) == (5, -1)
    assert field.in_arc(spot("d1"), "n", spot("e6"))[0] == -5
    assert field.in_arc(spot("d4"), "e", spot("h4")) == (4, 0)


def test_redoubts_are_laid_on_open_ground_of_the_own_quarter() -> None:
    field = field_of(PLAIN)
    assert len(field.redoubt_places("n")) == 7
    for edge in EDGES:
        for square in field.redoubt_places(edge):
            assert set(field.four(square)) <= set(field.quarter(edge))
