"""What the engine says: a key of the catalogue and its parameters, never a sentence."""

from __future__ import annotations

from msgspec import Struct

Arg = str | int | float | list[str]
"""A parameter: a number, plain text, a reference ("place:mill", "side:north"), or a list of these."""


class Message(Struct, frozen=True, gc=False):
    """One whole sentence of the catalogue: its key and what fills its places."""

    key: str
    args: dict[str, Arg] = {}


def say(key: str, **args: Arg) -> Message:
    """A Message by keywords: `say("log-conquers", side="side:north", place="place:mill")`."""
    return Message(key, args)
