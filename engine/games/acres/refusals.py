"""Refusals of A FEW ACRES OF SNOW: why an Action is not allowed, by clause."""

from __future__ import annotations

from engine.kernel.message import Arg, Message
from engine.kernel.refusal import Refusal


def no(clause: str, key: str, *lit: str, **args: Arg) -> Refusal:
    """A Refusal: `no("settle-1", "not-neutral", ...)` is message `acres-refuse-not-neutral` of clause settle-1."""
    return Refusal(f"acres {clause}", Message(f"acres-refuse-{key}", dict(args)), lit)
