"""Counts of Actions to a depth (tests/cases/sachsen-perft.yaml)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.perft import agrees, entries


@pytest.mark.parametrize("entry", entries("sachsen"), ids=lambda e: e["about"])
def test_perft(entry: dict[str, Any]) -> None:
    """The list of legal Actions is as long as it was, some Actions deep."""
    agrees("sachsen", entry)
