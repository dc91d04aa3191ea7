"""Why an Action is not allowed."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.message import Message


class Refusal(Struct, frozen=True):
    """The clause that stands in the way, a sentence, and the references to light up on the map."""

    clause: str
    message: Message
    lit: tuple[str, ...] = ()
