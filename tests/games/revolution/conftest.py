"""The map on which the small situations are built."""

from __future__ import annotations

import pytest

from tests.games.revolution.by_hand import Truth, bare


@pytest.fixture
def truth() -> Truth:
    """An empty map on turn 1 with all five factions, in the order of their alignment."""
    return bare()
