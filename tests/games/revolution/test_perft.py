"""Counts of Actions to a depth (tests/cases/revolution-perft.yaml); the small ones agree with the second reading."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.perft import agrees, entries
from tests.games.revolution import surveyor_bridge as bridge
from tests.games.revolution import surveyor_course as course
from tests.games.revolution.surveyor_truth import Truth

SMALL = 1000
"""Lines that the second reading counts as well."""


def lines(truth: Truth, depth: int) -> int:
    """The same count by the second reading."""
    if truth.over or depth == 0:
        return 1
    found = 0
    for deed in course.deeds(truth):
        after = truth.copy()
        course.play(after, deed)
        found += lines(after, depth - 1)
    return found


@pytest.mark.parametrize("entry", entries("revolution"), ids=lambda e: e["about"])
def test_perft(entry: dict[str, Any]) -> None:
    """The list of legal Actions is as long as it was, some Actions deep."""
    agrees("revolution", entry)


@pytest.mark.parametrize(
    "entry", [e for e in entries("revolution") if e["count"] <= SMALL], ids=lambda e: e["about"]
)
def test_perft_of_the_second_reading(entry: dict[str, Any]) -> None:
    """It counts as many."""
    assert (
        lines(bridge.truth_of({"game": "revolution", **entry["position"]}), entry["depth"]) == entry["count"]
    )
