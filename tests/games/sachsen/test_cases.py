"""The worked cases: a situation, what is asked of it, and the answer, as data in tests/cases/sachsen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from tests.games.sachsen.reader_battle import FieldReader
from tests.games.sachsen.reader_realm import RealmReader
from tests.games.sachsen.referee import SachsenReferee
from tests.yaml_file import yaml_of

FOLDER = Path(__file__).parents[2] / "cases" / "sachsen"
CASES: list[dict[str, Any]] = [case for path in sorted(FOLDER.glob("*.yaml")) for case in yaml_of(path)]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_second_reading(case: dict[str, Any]) -> None:
    """The second reading of the rules gives the answers of the case."""
    position = case["position"]
    reader: Any = FieldReader(position) if position.get("scenario") == "battle" else RealmReader(position)
    for number, line in enumerate(case["then"], start=1):
        ((word, value),) = line.items()
        try:
            getattr(reader, word)(value)
        except Exception as error:
            error.add_note(f"{case['id']}, line {number}: {word} {value}")
            raise


def test_all_cases_are_there() -> None:
    """Each of the sixty-six has its data, names are not given twice, and each says which clauses it shows."""
    names = [case["id"] for case in CASES]
    assert len(set(names)) == len(names)
    assert {name.split()[0] for name in names} == {f"SX-{number:02}" for number in range(1, 67)}
    assert all(case["clauses"] and case["then"] for case in CASES)


SHEET = [case for case in CASES if "sketch" not in case]


@pytest.mark.parametrize("case", SHEET, ids=[case["id"] for case in SHEET])
def test_at_a_table(case: dict[str, Any]) -> None:
    """The engine gives the answers of the case, as far as a table can be asked for them."""
    referee = SachsenReferee(engine.game("sachsen").set_up({"game": "sachsen"} | case["position"]))
    for number, line in enumerate(case["then"], start=1):
        ((word, value),) = line.items()
        if word in SachsenReferee.DEAF:
            continue
        try:
            getattr(referee, word)(value)
        except Exception as error:
            error.add_note(f"{case['id']}, line {number}: {word} {value}")
            raise
