"""The tables of SACHSEN: a part of `data/cards/sachsen.yaml`; that of a die is a row of six, from face 1 on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.games.sachsen.card_numbers import Stand

Child = Literal["son", "daughter"]
Tie = Literal["none", "mutual-defence", "alliance"]
Again = Literal["none", "attack", "defence", "either", "test"]
"""The die that may be rolled again."""


class Attempt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a face of the die does to a ruler (attempt-2); `turns`: for which he is blocked."""

    result: Literal["dies", "blocked", "foiled", "network"]
    turns: int = 0


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a court says to a proposal (agreements-3), after so many `turns` it may be asked again.

    `protest`, `approval`: notes. `strict`: the next die on this step is a refusal for good with 1 or 2. `plus`: the
    next die has +1, on this step where the answer was to wait, else on any request.
    """

    answer: Literal["never", "wait", "yes"]
    turns: int = 0
    protest: int = 0
    approval: int = 0
    strict: bool = False
    plus: int = 0


class Support(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an ally gives of money or arms (agreements-7): so many `quarters` of it, or ask again after `turns`."""

    quarters: int = 0
    turns: int = 0
    next_is_yes: bool = False


class Reaction(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a neutral State does after an answer (guarantees-2).

    `given_back`: approval notes and pact go. `broken`: the treaty. `war`: with the player, if the war breaks out or at
    once; `army`: one is sent against him.
    """

    approval: int = 0
    protest: int = 0
    given_back: bool = False
    broken: bool = False
    war: Literal["none", "spreads", "at-once"] = "none"
    army: bool = False


class Markers(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a test lays on a unit (morale-1): on attack and defence, and the `points` of R-63, above 0 a bonus."""

    attack: int = 0
    defence: int = 0
    points: int = 0


class Penalties(Struct, frozen=True, forbid_unknown_fields=True):
    """Penalty points: shaken on one value, on both, routed, off the field and to be rebuilt (morale-5)."""

    one: int
    both: int
    routed: int
    off: int


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """The least total of a recovery with one marker, with both, routed (recovery-1)."""

    one: int
    both: int
    routed: int


class Damage(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What so many points of damage do, from 0 on; the last row is for all above it too."""

    attack: int = 0
    defence: int = 0
    result: Literal["stands", "falls-back", "routed", "destroyed"] = "stands"


class Modifier(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a circumstance adds to a die, and which die it lets roll again (modifiers, morale-4).

    `charge` is taken off the value of a charge.
    """

    attack: int = 0
    defence: int = 0
    charge: int = 0
    test: int = 0
    again: Again = "none"


class Shares(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points of experience: those of the chief's column, and of each other one.

    By experience-1, experience-2 and experience-3.

    `shared` go to brigades and general as the owner says; else so many to the `brigades`, so many to the `general`.
    """

    shared: int = 0
    brigades: int = 0
    general: int = 0
    other_shared: int = 0
    other_brigades: int = 0
    other_general: int = 0


class Experience(Struct, frozen=True, forbid_unknown_fields=True):
    """Points after a battle won by a player, won by a neutral State, lost by anybody: with one column, with several."""

    player: tuple[Shares, Shares]
    neutral: tuple[Shares, Shares]
    lost: tuple[Shares, Shares]


Six = tuple[int, int, int, int, int, int]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of the game. `officer_penalty`: by the level of who stands in for the commander (initiative-5)."""

    heirs: tuple[
        tuple[Child, ...], tuple[Child, ...], tuple[Child, ...],
        tuple[Child, ...], tuple[Child, ...], tuple[Child, ...],
    ]  # fmt: skip
    attempt: tuple[Attempt, Attempt, Attempt, Attempt, Attempt, Attempt]
    proposal: tuple[Answer, Answer, Answer, Answer, Answer, Answer]
    support: tuple[Support, Support, Support, Support, Support, Support]
    passage: Six
    commitments: Mapping[Tie, Mapping[Stand, Reaction]]
    morale: tuple[Markers, Markers, Markers, Markers, Markers, Markers]
    penalties: Penalties
    recovery: Recovery
    damage: tuple[Damage, Damage, Damage, Damage, Damage, Damage, Damage]
    morale_modifiers: Mapping[str, Modifier]
    combat_modifiers: Mapping[str, Modifier]
    experience: Experience
    officer_penalty: tuple[int, int, int]
