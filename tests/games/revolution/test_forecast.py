"""What the judgement expects of a turn, province by province, is what the phases one after another bring."""

from __future__ import annotations

from itertools import islice

import pytest

import engine
from engine.boards import load
from engine.games.revolution.actions import heap_at
from engine.games.revolution.battles import Battles
from engine.games.revolution.board import ref_of
from engine.games.revolution.conflict import Conflict
from engine.games.revolution.counsel import forecast
from engine.games.revolution.counsel.arranging import arranged, rows_of
from engine.games.revolution.neutrals import Neutrals
from engine.games.revolution.proposals import Proposing
from engine.games.revolution.state import State
from engine.games.revolution.within import acting_in, neutrals_enter
from tests.games.revolution.strolls import stroll


def one_by_one(state: State) -> State:
    """Battles, conflict, then neutrals, then movement in every province; then as the judgement does."""
    end = state.copy()
    while not isinstance(step := end.top(), Conflict):
        if isinstance(step, Battles):
            step.run(end)
        else:
            end.pop()
    Conflict().run(end)
    assert isinstance(end.top(), Neutrals)
    Neutrals().run(end)
    while not isinstance(end.top(), Proposing):
        end.pop()
    end.pop()
    for number in range(len(end.world.provinces)):
        spots = tuple(end.open_spots(number))
        rows = arranged(end.world, spots, rows_of(end, spots), acting_in(end, number))
        for spot, row in zip(spots, rows, strict=True):
            end.at[spot] = list(row)
        neutrals_enter(end, number)
    return forecast.end_of_turn(end).end


@pytest.mark.parametrize("players", [2, 5])
def test_provinces_together_come_to_what_the_phases_bring(players: int) -> None:
    """5.3-a, 6.11-a, 6.12-a, 6.14-a: as it stands on the map, in the supplies and on the cards; neutrals run short."""
    seen = scarce = 0
    forecast._SEEN.clear()
    for position in islice(stroll(players, 3), 0, None, 3):
        assert isinstance(position, State)
        step = position.agenda[-1] if position.agenda else None
        later = any(isinstance(one, Conflict) for one in position.agenda)
        if not later or step is None or step.name not in ("new-units", "sieges", "raise", "support"):
            continue
        found, wanted = forecast.end_of_turn(position), one_by_one(position)
        for name in ("at", "supply", "city_cards", "province_cards", "bishoprics", "universities"):
            assert getattr(found.end, name) == getattr(wanted, name), name
        assert [list(row) for row in found.loose] == [
            wanted.loose(n) for n in range(len(wanted.world.provinces))
        ]
        seen, scarce = seen + 1, scarce + (wanted.supply[-1] == 0)
    assert seen > 5
    assert 0 < scarce < seen


def test_names_are_told_without_a_look_at_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """References of places are asked for thousands of times a question; the board is read once."""
    engine.game("revolution").start(seats=5, seed=1)
    known = ref_of("leiden"), heap_at("utrecht", "catholics")
    monkeypatch.setattr(load, "list_boards", lambda: pytest.fail("the folder of boards is searched"))
    assert (ref_of("leiden"), heap_at("utrecht", "catholics")) == known
