"""Refusals of MARIA: why an Action is not allowed, by clause."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.refusal import Refusal
from engine.kernel.voice import Voice

no = Voice("maria").no


def no_answer(clause: str, choices: Iterable[str]) -> Refusal:
    """The Refusal of a word that is none of the answers asked for; it lists them."""
    return no(clause, "not-an-answer", choices=[f"choice:{choice}" for choice in choices])
