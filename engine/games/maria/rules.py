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
    partial_execution: bool
    """V-15: whether a political card may be executed in part."""
    peace_moves_prussians: bool
    """V-17: whether Prussian pieces abroad go home at the peace over Silesia."""
    silesia_train_needs_major: bool
    """V-18: whether the second Prussian train appears on a major fortress only."""
    saxony_shift: Literal["before_retreat", "after_retreat"]
    """V-21: when Saxony's marker moves for a battle that Prussia lost."""
    foreigners_in_neutral_saxony: Literal["march_out", "placed"]
    """V-23: whether foreign pieces march out of a neutral Saxony, or are put in their home country at once."""
    neutral_saxony_player: Literal["maria-theresa", "frederick"]
    """V-24: who plays a neutral Saxony."""
    saxony_austrian_income: int
    """V-25: cards that Saxony draws as Austria's ally."""
    victory_check_after_election: bool
    """V-28: whether an empty reserve wins after the imperial election too."""
    has_optional_politics: bool
    """V-29: whether the optional politics rule (25) may be chosen."""


RULESETS = {
    "2.0": Rules(
        "2.0",
        short_hussar_fee="pay_all",
        retreater_may_attack=False,
        return_needs_major_fortress=True,
        partial_execution=True,
        peace_moves_prussians=True,
        silesia_train_needs_major=True,
        saxony_shift="after_retreat",
        foreigners_in_neutral_saxony="placed",
        neutral_saxony_player="frederick",
        saxony_austrian_income=2,
        victory_check_after_election=True,
        has_optional_politics=True,
    ),
    "1.0": Rules(
        "1.0",
        short_hussar_fee="show_hand",
        retreater_may_attack=True,
        return_needs_major_fortress=False,
        partial_execution=False,
        peace_moves_prussians=False,
        silesia_train_needs_major=False,
        saxony_shift="before_retreat",
        foreigners_in_neutral_saxony="march_out",
        neutral_saxony_player="maria-theresa",
        saxony_austrian_income=1,
        victory_check_after_election=False,
        has_optional_politics=False,
    ),
}
