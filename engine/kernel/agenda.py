"""The agenda as plain data: every kind of Step of a game under a word of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from engine.kernel.step import AnyStep
from engine.kernel.view import StepView

Written = tuple[str, dict[str, object]]
"""A Step as plain data: the word for its kind, and its fields."""


class StepKinds:
    """Every kind of Step that may stand in the agenda of a game, by the word under which it is written.

    The words stand in Views and in saved truths: a kind that is named anew keeps its word.
    """

    def __init__(self, kinds: Mapping[str, type[AnyStep]]) -> None:
        self.kinds = dict(kinds)
        self._words = {kind: word for word, kind in kinds.items()}

    @classmethod
    def named(cls, *kinds: type[AnyStep]) -> StepKinds:
        """Each by the name that it has in Journals and phase strips, for games whose names are all different."""
        return cls({kind.name: kind for kind in kinds})

    def write(self, agenda: Iterable[AnyStep]) -> list[Written]:
        """The agenda as plain data."""
        return [(self._words[type(step)], msgspec.to_builtins(step)) for step in agenda]

    def read(self, agenda: Iterable[Written]) -> list[AnyStep]:
        """The agenda from plain data; raises KeyError for an unknown word, msgspec.ValidationError for wrong fields."""
        return [msgspec.convert(fields, type=self.kinds[word]) for word, fields in agenda]

    def show(self, agenda: Iterable[AnyStep]) -> tuple[StepView, ...]:
        """The agenda as a View has it."""
        return tuple(StepView(*written) for written in self.write(agenda))
