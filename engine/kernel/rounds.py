"""Rounds: one question that several seats answer, in secret or aloud, in whatever order they please."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from engine.kernel.message import Message

if TYPE_CHECKING:
    from engine.kernel.position import Position

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


def round_of(position: Position) -> RoundView | None:
    """The round that goes on, for the View; None where the Step that asks is none."""
    step = position.agenda[-1] if position.agenda and position.result is None else None
    if step is None or not step.round:
        return None
    asked = step.seats(position)
    seats = step.takes_part(position)
    return RoundView(
        step.round, seats, tuple(s for s in seats if s not in asked), step.round_prompt(position)
    )
