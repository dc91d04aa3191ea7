"""PINs are written down salted and hashed, and known again."""

from __future__ import annotations

import pytest

from desktop.session.pins import fits, is_pin, seal


def test_a_sealed_pin_is_known_again_and_no_other() -> None:
    sealed = seal("0417")
    assert fits("0417", sealed)
    assert not fits("0418", sealed)
    assert "0417" not in sealed.partition(":")[2]


def test_the_same_pin_is_sealed_differently_each_time() -> None:
    assert seal("0417") != seal("0417")


@pytest.mark.parametrize("sealed", ["x", "ü:ß", ":", "0417"])
def test_a_seal_may_be_any_text(sealed: str) -> None:
    """Whoever changes a save file only keeps the person out."""
    assert not fits("0417", sealed)


@pytest.mark.parametrize("text", ["", "123", "12345", "12a4", "١٢٣٤", "1 34"])
def test_a_pin_has_four_digits(text: str) -> None:
    assert not is_pin(text)
    assert is_pin("0000")
