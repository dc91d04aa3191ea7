"""Refusals of MARIA: why an Action is not allowed, by clause."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.message import Message
from engine.kernel.refusal import Refusal


def no(clause: str, key: str, *lit: str, **args: str | int | list[str]) -> Refusal:
    """A Refusal of MARIA: `no("10.1-b", "too-far", ...)` is message `maria-refuse-too-far` of clause 10.1-b."""
    return Refusal(f"maria {clause}", Message(f"maria-refuse-{key}", dict(args)), lit)


def no_answer(clause: str, choices: Iterable[str]) -> Refusal:
    """The Refusal of a word that is none of the answers asked for; it lists them."""
    return no(clause, "not-an-answer", choices=[f"choice:{choice}" for choice in choices])
