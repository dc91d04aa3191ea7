"""Which cards of a hand are new this turn."""

from __future__ import annotations

from engine.kernel.view import HandView


class NewCards:
    """Which cards of the hands were drawn since they were last seen; they stay new for the turn."""

    def __init__(self) -> None:
        self._seen: dict[str, frozenset[str]] = {}
        self._new: dict[str, tuple[int, frozenset[str]]] = {}

    def look(self, hand: HandView, turn: int) -> frozenset[str]:
        """The new cards of a hand that is seen now; the first look finds none."""
        held = frozenset(hand.cards or ())
        fresh = held - self._seen.get(hand.side, held)
        self._seen[hand.side] = held | self._seen.get(hand.side, frozenset())
        if fresh:
            self._new[hand.side] = (turn, fresh)
        since, new = self._new.get(hand.side, (turn, frozenset()))
        return new if since == turn else frozenset()
