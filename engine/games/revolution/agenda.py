"""The agenda as plain data: every kind of Step by its name."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.games.revolution.kinds import KINDS
from engine.kernel.step import AnyStep
from engine.kernel.view import StepView


def write_agenda(agenda: list[AnyStep]) -> list[tuple[str, dict[str, object]]]:
    """The agenda as plain data."""
    return [(step.name, msgspec.to_builtins(step)) for step in agenda]


def read_agenda(data: Iterable[tuple[str, dict[str, object]]]) -> list[AnyStep]:
    """The agenda from plain data; raises msgspec.ValidationError."""
    return [msgspec.convert(fields, type=KINDS[name]) for name, fields in data]


def show_agenda(agenda: list[AnyStep]) -> tuple[StepView, ...]:
    """The agenda as a View has it."""
    return tuple(StepView(*written) for written in write_agenda(agenda))
