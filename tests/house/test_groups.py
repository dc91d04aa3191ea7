"""What belongs together runs on one worker: real windows, and what a file makes once for all its tests."""

from __future__ import annotations

import os

import pytest


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="one process has all tests")
def test_a_worker_goes_by_the_group_of_a_test(request: pytest.FixtureRequest) -> None:
    """Where pytest and xdist do not fit each other, each test goes to whichever worker is free, and nothing says so."""
    assert request.node.nodeid.endswith("@tests/house/test_groups.py:3")
