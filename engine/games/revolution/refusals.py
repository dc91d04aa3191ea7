"""Refusals of REVOLUTION: why an Action is not allowed, by clause."""

from __future__ import annotations

from engine.kernel.message import Arg, Message
from engine.kernel.refusal import Refusal


def no(clause: str, key: str, *lit: str, **args: Arg) -> Refusal:
    """A Refusal: `no("6.10-b", "not-present", ...)` is message `revolution-refuse-not-present` of clause 6.10-b."""
    return Refusal(f"revolution {clause}", Message(f"revolution-refuse-{key}", dict(args)), lit)
