"""An agenda as plain data, and back."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.toy.sequence import STEPS, Riding, Weather
from engine.kernel.agenda import StepKinds


def test_written_and_read() -> None:
    """What is written is read again, shown by the same words; a kind may have a word that is not its name."""
    kinds = StepKinds({"rain": Weather} | {name: kind for name, kind in STEPS.items() if kind is not Weather})
    agenda = [Weather(), Riding("ann")]
    written = kinds.write(agenda)
    assert [word for word, _ in written] == ["rain", Riding.name]
    assert kinds.read(msgspec.json.decode(msgspec.json.encode(written))) == agenda
    assert [(step.name, step.fields) for step in kinds.show(agenda)] == written


def test_by_name() -> None:
    """Each kind by its name; an unknown word is an error."""
    kinds = StepKinds.named(Weather, Riding)
    assert kinds.kinds == {Weather.name: Weather, Riding.name: Riding}
    with pytest.raises(KeyError):
        kinds.read([("bids", {})])
