"""Rounds: one question that several seats answer, in secret or aloud, in whatever order they please."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.message import Message

RoundKind = Literal["", "secret", "call"]
"""`secret`: each answers unseen on a page of its own, and nothing is known of it until all have. `call`: who wants
something calls it out, and one click passes for all others who are present. "" is no round."""


class RoundView(Struct, frozen=True):
    """What everybody may know of a round.

    Attributes:
        seats: all that take part. answered: those that have answered. prompt: the question, as all may read it.
    """

    kind: RoundKind
    seats: tuple[str, ...]
    answered: tuple[str, ...]
    prompt: Message

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that have not answered."""
        return tuple(seat for seat in self.seats if seat not in self.answered)
