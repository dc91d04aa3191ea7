"""The council is at hand in all its tests."""

from __future__ import annotations

import pytest

from tests.council.at_hand import council

__all__ = ["council"]


@pytest.fixture(autouse=True)
def _at_hand(council: None) -> None:
    """It is a game among the others."""
