"""The worked cases of the games: a situation, what is asked of it, and the answer, as data in tests/cases/<game>.

Where the rules have been read twice (SACHSEN) both readings answer a case, but `asked: table` only the engine does.
"""

from __future__ import annotations

import re
from collections.abc import Container
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.kernel.position import Position
from tests.games.referee import Referee
from tests.yaml_file import yaml_of

TESTS = Path(__file__).parents[1]


def worked_cases(game: str) -> list[Any]:
    """All cases of a game, each with every ruleset it is for; a folder of them is named for its scenario."""
    folder, found = TESTS / "cases" / game, []
    for path in sorted(folder.rglob("*.yaml")):
        for case in yaml_of(path):
            if path.parent != folder:
                case["position"] = {"scenario": path.parent.name} | (case.get("position") or {})
            rulesets = case.get("rulesets", engine.game(game).rulesets)
            found.extend(pytest.param(case, r, id=f"{case['id']} [{r}]") for r in rulesets)
    return found


def situation_of(game: str, case: dict[str, Any], ruleset: str) -> Any:
    """The Position of a case, with `sketch` on a map drawn for it (`tests/games/<game>/sketches.py`)."""
    if "sketch" in case:
        return import_module(f"tests.games.{game}.sketches").sketched(case, ruleset)
    return engine.game(game).set_up({"ruleset": ruleset} | (case.get("position") or {}))


def lines_of(case: dict[str, Any], ruleset: str) -> list[dict[str, Any]]:
    """What is to be checked: `then` holds in all rulebooks, `in 2.0` comes after it in that one."""
    return [*case.get("then", ()), *case.get(f"in {ruleset}", ())]


def carry_out(referee: Any, case: dict[str, Any], ruleset: str, deaf: Container[str] = ()) -> None:
    """The lines of a case, one after the other, but those with a word to which the referee is deaf."""
    for number, line in enumerate(lines_of(case, ruleset), start=1):
        ((word, value),) = line.items()
        if word in deaf:
            continue
        try:
            getattr(referee, word)(value)
        except Exception as error:
            error.add_note(f"{case['id']}, line {number}: {word} {value}")
            raise


def referee_of(game: str, position: Position) -> Referee[Any]:
    """The referee who knows the words of a game's cases (`tests/games/<game>/referee.py`)."""
    found: Referee[Any] = getattr(import_module(f"tests.games.{game}.referee"), f"{game.title()}Referee")(
        position
    )
    return found


def assert_sound(cases: list[Any]) -> None:
    """A case says which clauses it shows, names are not given twice, and each ruleset has something to check."""
    for param in cases:
        case, ruleset = param.values
        assert case["clauses"], case["id"]
        assert lines_of(case, ruleset), case["id"]
        assert set(case) <= {"id", "clauses", "position", "sketch", "asked", "places", "rulesets", "then"} | {
            key for key in case if key.startswith("in ")
        }, case["id"]
    names = [param.id for param in cases]
    assert len(set(names)) == len(names), sorted(n for n in names if names.count(n) > 1)


def clauses_shown(cases: list[Any]) -> set[str]:
    """The clauses that some case names."""
    return {clause for param in cases for clause in param.values[0]["clauses"]}


def named(game: str, pattern: str) -> set[str]:
    """The ids of a kind that cases and tests of a game name ("R-07"), those that demand them left out."""
    files = chain((TESTS / "cases" / game).rglob("*.yaml"), (TESTS / "games" / game).glob("*.py"))
    others = (file for file in files if file.name != "test_coverage.py")
    return {found for file in others for found in re.findall(rf"\b{pattern}", file.read_text("utf-8"))}
