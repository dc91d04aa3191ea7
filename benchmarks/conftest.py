"""Figures of one run are gathered and printed together at its end."""

from __future__ import annotations

import pytest

FIGURES: dict[str, str] = {}


@pytest.fixture
def figure() -> dict[str, str]:
    """Where a benchmark notes a line of its own."""
    return FIGURES


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures, one a line."""
    for name, value in FIGURES.items():
        terminalreporter.write_line(f"{name}: {value}")
