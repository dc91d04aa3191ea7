"""The rulesets: every difference of rulebooks 1.0 and 2.0, as a named switch (rules/maria, part 3)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Rules(Struct, frozen=True):
    """The switches of one ruleset; the row of the table of versions stands beside each."""

    name: str
    short_hussar_fee: Literal["pay_all", "show_hand"]
    """V-05: a power short of the total gives up all its cards, or shows its hand and pays for what it can."""
    retreater_may_attack: bool
    """V-09: whether one who had to retreat may still make his own attacks."""
    return_needs_major_fortress: bool
    """V-11: whether generals return in winter on major fortresses only."""


RULESETS = {
    "2.0": Rules(
        "2.0", short_hussar_fee="pay_all", retreater_may_attack=False, return_needs_major_fortress=True
    ),
    "1.0": Rules(
        "1.0", short_hussar_fee="show_hand", retreater_may_attack=True, return_needs_major_fortress=False
    ),
}
