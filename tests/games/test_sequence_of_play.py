"""The sequence of play as a whole is what lays out the turns: nothing is missing, nothing is told that never comes."""

from __future__ import annotations

import pytest

import engine
from engine.games.acres.position import AcresPosition
from engine.games.acres.sequence import RULES, next_turn
from engine.games.maria.position import MariaPosition
from engine.games.maria.sequence import turn as turn_of_maria
from engine.games.maria.setup import Deploy
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.sequence import opening
from engine.games.revolution.sequence import turn as turn_of_revolution
from engine.kernel.sequence import SET_UP
from engine.texts.rulebook import Rulebook

WAYS = [(game, one.id) for game in engine.playable() for one in engine.game(game).scenarios]


@pytest.mark.parametrize("scenario", ["introductory", "advanced"])
def test_maria_tells_all_that_a_turn_with_winter_has(scenario: str) -> None:
    position = engine.game("maria").start(scenario=scenario)
    assert isinstance(position, MariaPosition)
    steps = turn_of_maria(position.world, position.world.winters[0])
    entries = position.sequence()
    chapters = {one.name for one in entries if one.level == 0} & {"politics", "stage"}
    assert {one.name for one in entries} - chapters == {Deploy.name, *(step.name for step in steps)}
    assert {(one.name, one.clause) for one in entries} >= {(step.name, step.clause) for step in steps}
    stages = [one.sides for one in entries if one.name == "stage"]
    assert [sides[0] for sides in stages] == ["france", "prussia", "austria"]
    assert [one.turns for one in entries if one.name == "winter"] == [tuple(position.world.winters)]


def test_in_a_stage_of_maria_what_may_come_after_each_phase_is_told_last() -> None:
    entries = engine.game("maria").start(scenario="advanced").sequence()
    start = next(n for n, one in enumerate(entries) if one.name == "stage")
    inside = [one.name for one in entries[start + 1 : start + 8]]
    assert inside == ["cards", "supply", "movement", "combat", "conquest", "victory", "reduction"]


def test_revolution_tells_the_opening_and_a_turn_in_their_order() -> None:
    position = engine.game("revolution").start()
    assert isinstance(position, RevolutionPosition)
    entries = position.sequence()
    first = [one.name for one in entries if one.turns == (SET_UP,)]
    assert first == [step.name for step in opening(position.order)]
    assert [one.name for one in entries][len(first) :] == [
        step.name for step in turn_of_revolution(position.order)
    ]


def test_acres_tells_all_that_may_be_done_in_a_turn() -> None:
    position = engine.game("acres").start()
    assert isinstance(position, AcresPosition)
    entries = position.sequence()
    assert [one.name for one in entries] == [step.name for step in next_turn(position)]
    (acts,) = [one for one in entries if one.may]
    assert set(acts.may) == {f"acres {rule.clause}" for rule in RULES}


@pytest.mark.parametrize(("game", "scenario"), WAYS)
def test_every_clause_of_it_is_one_of_the_rules(game: str, scenario: str) -> None:
    position = engine.game(game).start(scenario=scenario)
    rules = Rulebook.load(game).for_table(engine.game(game).rulesets[0], scenario)
    for entry in position.sequence():
        for ref in (entry.clause, *entry.may):
            assert rules.clause(ref) or rules.ruling(ref), ref


@pytest.mark.parametrize(("game", "scenario"), WAYS)
def test_it_is_the_same_whatever_goes_on(game: str, scenario: str) -> None:
    position = engine.game(game).start(scenario=scenario)
    before = [(one.name, one.clause, one.turns) for one in position.sequence()]
    for _ in range(12):
        decision = position.decision()
        assert decision is not None
        position.play(next(iter(decision.actions)), decision.seat)
    assert [(one.name, one.clause, one.turns) for one in position.sequence()] == before
