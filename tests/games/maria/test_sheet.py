"""What the View and the overlays tell for the sheet: markers in boxes, lands as they are now, fights that may come."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.maria.game import GAME
from engine.games.maria.position import MariaPosition
from engine.kernel.explain import OverlayShape
from engine.kernel.rng import Rng

SILESIA = ("liegnitz", "glogau", "breslau", "brieg", "schweidnitz", "neisse", "cosel")


def situation(**more: Any) -> MariaPosition:
    position = GAME.set_up({"ruleset": "2.0", "scenario": "advanced", "turn": 5} | more)
    assert isinstance(position, MariaPosition)
    return position


def boxes(position: MariaPosition) -> Counter[tuple[str, str]]:
    """How many markers lie in which box, and whose."""
    return Counter((m.place, m.side) for m in position.view(None).marks if m.kind == "boxed")


def test_markers_in_boxes_are_marks_of_the_view() -> None:
    boxed = {"emperor": "france", "italy": "austria"}
    position = situation(battle={"prussia": 2, "austria": 1}, boxes=boxed, stage="prussia")
    assert boxes(position) == {
        ("box:battle-prussia", "prussia"): 2,
        ("box:battle-austria", "austria"): 1,
        ("box:victory-emperor", "france"): 1,
        ("box:victory-italy", "austria"): 1,
    }


def test_a_truth_dealt_from_the_view_has_the_same_markers_in_boxes() -> None:
    position = situation(battle={"france": 1}, boxes={"silesia": "prussia"}, stage="prussia")
    dealt = GAME.deal(position.view("frederick"), Rng(3))
    assert isinstance(dealt, MariaPosition)
    assert boxes(dealt) == boxes(position)
    assert sum(boxes(dealt).values()) == 2


def test_the_introductory_game_has_no_boxes_and_no_lands_that_change() -> None:
    view = GAME.set_up({"ruleset": "2.0"}).view(None)
    assert not [mark for mark in view.marks if mark.kind == "boxed"]
    assert (view.owners, view.closed) == ({}, ())


def test_what_is_asked_between_phases_has_a_chip() -> None:
    """19.1-a: the peace is offered after the last phase of Prussia's stage."""
    position = situation(stage="peace", pieces={"karl": "wien"}, markers=dict.fromkeys(SILESIA, "prussia"))
    now = [
        (phase.level, phase.name, phase.clause)
        for phase in position.view(None).phases
        if phase.state == "now"
    ]
    assert now == [(0, "stage", "maria 5-a"), (1, "peace", "maria 19.1-a")]


@pytest.mark.parametrize("phase", ["supply", "movement", "combat"])
def test_the_next_phase_has_not_begun_while_france_is_asked_about_its_objectives(phase: str) -> None:
    """19.2: the question after a phase has a chip of its own, between it and the next."""
    position = situation(
        stage="france", phase=phase, pieces={"karl": "wien"}, markers={"pilsen": "france"}, reduced=False
    )
    play_on(position, "reduction")
    strip = [(p.name, p.state) for p in position.view(None).phases if p.level == 1]
    after = strip.index((phase, "done")) + 1
    assert strip[after] == ("reduction", "now")
    assert {state for _, state in strip[after + 1 :]} == {"coming"}


def test_movement_has_not_begun_while_pieces_leave_a_saxony_that_supply_made_neutral() -> None:
    """19.3-a, 19.3-c: a Prussian general has starved, another is sent home."""
    position = situation(
        stage="prussia", phase="supply", tracks={"saxony": 2}, pieces={"schwerin": "wien", "friedrich": "torgau"},
        troops={"schwerin": 1, "friedrich": 5},
    )  # fmt: skip
    position.play(position.read("answer shift-saxony"))
    play_on(position, "posting")
    strip = [(p.name, p.state) for p in position.view(None).phases if p.level == 1]
    assert strip[1:4] == [("supply", "done"), ("posting", "now"), ("movement", "coming")]


def play_on(position: MariaPosition, step: str) -> None:
    """End phases until this is asked."""
    for _ in range(20):
        decision = position.decision()
        assert decision is not None
        if decision.step == step:
            return
        position.play(position.read("done"), decision.seat)
    raise AssertionError(f"{step} is not asked")


def test_some_phase_is_now_at_every_decision() -> None:
    """Some chip without others inside it is the present one, whatever is asked."""
    for seed in range(6):
        position, rng = GAME.start(scenario="advanced", seed=seed), Rng(seed)
        for _ in range(700):
            decision = position.decision()
            if decision is None:
                break
            if rng.below(12) == 0 or decision.step in ("corps", "peace", "reduction", "gift", "posting"):
                phases = position.view(None).phases
                inner = [p for p, after in zip(phases, [*phases[1:], None], strict=True)
                         if p.level == 1 or after is None or after.level == 0]  # fmt: skip
                assert [p for p in inner if p.state == "now"], decision.step
            position.play_legal(rng.choice(decision.actions.all()), decision.seat)


def test_lands_change_hands_and_are_closed_with_the_peace() -> None:
    position = situation(stage="peace", pieces={"karl": "wien"}, markers=dict.fromkeys(SILESIA, "prussia"))
    before = position.view(None)
    assert (before.owners, before.closed) == ({}, ())
    for text in ("answer offer-peace", "answer accept-peace"):
        position.play(position.read(text))
    after = position.view(None)
    assert after.owners == {"silesia": "prussia"}
    assert set(after.closed) == {"prussia", "silesia", "saxony"}
    assert ("box:victory-silesia", "prussia") in boxes(position)


def test_a_peace_is_offered_in_the_stage_that_ends() -> None:
    position = situation(stage="peace", pieces={"karl": "wien"}, markers=dict.fromkeys(SILESIA, "prussia"))
    for text in ("answer offer-peace", "answer accept-peace"):
        stages = {phase.sides: phase.state for phase in position.view(None).phases if phase.level == 0}
        assert stages["prussia", "saxony"] == "now"
        assert stages["austria", "pragmatic"] == "coming"
        position.play(position.read(text))


def threats(position: MariaPosition) -> set[tuple[str, bool]]:
    """The places where threats are shown, and whether the fight is sure."""
    drawn: tuple[OverlayShape, ...] = position.overlay("threats", "", None)
    return {(ref, d.certain) for d in drawn for ref in d.path or (d.at,)}


def test_a_general_within_reach_of_an_enemy_could_fight() -> None:
    pieces = {"friedrich": "breslau", "neipperg": "glatz", "karl": "wien"}
    assert threats(situation(stage="prussia", pieces=pieces)) == {
        ("place:breslau", False),
        ("place:glatz", False),
    }


def test_generals_side_by_side_must_fight_and_those_far_away_need_not() -> None:
    pieces = {"friedrich": "breslau", "neipperg": "brieg", "george": "hannover"}
    assert threats(situation(stage="prussia", pieces=pieces)) == {
        ("place:breslau", True),
        ("place:brieg", True),
    }


def test_nobody_threatens_a_neutral_power() -> None:
    pieces = {"friedrich": "breslau", "neipperg": "glatz"}
    assert threats(situation(stage="austria", pieces=pieces, annexed=True, peace=7)) == set()
