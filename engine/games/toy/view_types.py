"""What a View of the toy game has besides what all Views have."""

from __future__ import annotations

from engine.kernel.view import View


class ToyView(View, frozen=True, kw_only=True):
    """What one seat may know of the toy game: the bids as it sees them, cards left in the deck, discards, the mud."""

    bids: dict[str, int | None]
    deck: int
    discards: tuple[int, ...]
    mud: bool
