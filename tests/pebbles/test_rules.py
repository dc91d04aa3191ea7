"""What the engine tells of heaps, contests and scores in parts of a point."""

from __future__ import annotations

import msgspec
import pytest

import engine
from engine.games.acres.view_types import AcresView
from engine.games.maria.view_types import MariaView
from engine.kernel.message import say
from engine.kernel.rng import Rng
from engine.kernel.view import ContestantView, ContestView, HeapView, ScoreRow, ScoreView, View


@pytest.mark.parametrize("seed", range(5))
def test_a_game_of_heaps_is_played_to_its_end(seed: int) -> None:
    game, rng = engine.game("pebbles"), Rng(seed)
    position = game.start(seed=seed)
    while (decision := position.decision()) is not None:
        view = position.view(decision.seat)
        assert game.deal(view, Rng(1)).view(decision.seat) == view
        assert msgspec.convert(msgspec.to_builtins(view), View) == view
        assert (view.contest is not None) == (view.step == "clash")
        position.play(decision.actions.pick(rng), decision.seat)
    over = position.view(None)
    assert over.winners
    assert over.sheet[0].points(over.winners[0]) == max(score.points for score in over.scores)


def test_a_heap_is_one_thing_on_the_table_and_knows_its_number() -> None:
    heap = HeapView("glogau", "prussia", "pebble", 4)
    view = engine.game("pebbles").start().view(None)
    assert [piece.ref for piece in view.standing()] == [
        "heap:breslau/austria/pebble", "heap:glogau/prussia/pebble",
    ]  # fmt: skip
    assert (heap.on_top().ref, heap.on_top().number, heap.on_top().place) == (heap.ref, 4, "glogau")


def test_two_who_answer_each_other() -> None:
    contest = ContestView((ContestantView("prussia"), ContestantView("austria")), score=-2, due=1)
    assert contest.answering is not None
    assert contest.answering.side == "austria"
    assert [contest.lead(0), contest.lead(1)] == [-2, 2]
    assert contest.opponent_of("austria").side == "prussia"
    assert contest.opponent_of("prussia").side == "austria"
    assert ContestView(contest.sides).answering is None


def test_points_are_told_in_halves_and_tenths() -> None:
    assert ScoreView("prussia", "points", 7, 20, of=2).points == 3.5
    assert ScoreView("prussia", "points", 8, 20, of=2).points == 4
    assert ScoreView("prussia", "points", 37, 125, of=10).goal_points == 12.5
    row = ScoreRow(say("pebbles-sheet"), {"prussia": 13}, of=10)
    assert (row.points("prussia"), row.points("austria")) == (1.3, None)


def test_a_view_is_read_as_the_game_it_is_of() -> None:
    view = engine.game("maria").start(seed=1).view(None)
    assert MariaView.of(view) is view
    with pytest.raises(TypeError, match="AcresView is wanted, not a MariaView"):
        AcresView.of(view)


def test_a_position_file_opens_it() -> None:
    position = engine.game("pebbles").set_up({"game": "pebbles", "seed": 4})
    assert [heap.number for heap in position.view(None).heaps] == [9, 9]
