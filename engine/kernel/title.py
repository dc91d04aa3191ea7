"""What is known of a game before its rules are loaded."""

from __future__ import annotations

from msgspec import Struct


class Title(Struct, frozen=True):
    """What the list of games says of one: `TITLE` in the `__init__.py` of its folder.

    Attributes:
        maturity: how far it has come, as that of its Game.
        board: id of its board, "" if it has none.
        maps: those of the board that its first scenario uses, all if none is named.
    """

    maturity: str = "beta"
    board: str = ""
    maps: tuple[str, ...] = ()
