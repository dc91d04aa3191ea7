"""A Position of the toy game as the fields of a position file."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.toy.position import ToyPosition


def written(position: ToyPosition) -> Iterator[dict[str, object]]:
    """All that lies on the table, at the bids of a round: no file names another moment."""
    yield {
        "turn": position.turn,
        "mud": position.mud,
        "pieces": dict(position.riders),
        "seals": list(position.seals),
        "points": dict(position.points),
        "hands": {seat: list(hand) for seat, hand in position.hands.items()},
        "deck": position.deck[::-1],
        "discards": list(position.discards),
    }
