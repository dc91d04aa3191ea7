"""The numbers of SACHSEN and its rulings: a part of `data/cards/sachsen.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.games.sachsen.card_units import ByCommand, StateKind, UnitKind

Stand = Literal["neutral", "help", "oppose"]
"""What is answered when war touches a State: stay neutral, help it, support its enemy (guarantees-1)."""


class NoteCounters(Struct, frozen=True, forbid_unknown_fields=True):
    """The notes for which a counter stands (R-22)."""

    mutual_defence: int
    alliance: int
    broken: int
    war: int


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points (victory-1)."""

    province: int
    state: int
    alliance_electorate: int
    alliance_kingdom: int
    marriage_electorate: int
    marriage_kingdom: int
    battle: int
    war: int


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules; `start_treasury` contains the income of turn 1.

    `late_arrival`: the battle turn in which a unit comes that stands one, two or three squares off.
    """

    start_treasury: int
    income_per_province: int
    coins: tuple[int, ...]
    event_cards: int
    opportunity_cards: int
    lot_size: int
    turns_per_cycle: int
    political_move: int
    brigades_per_column: int
    columns: Mapping[StateKind, int]
    min_musketeers: int
    max_elite: int
    start_units: Mapping[UnitKind, int]
    recruit_factor: int
    recruit_turns: int
    reorganise_factor: int
    reintegration_turns: int
    counter_espionage_bonus: int
    ally_money_limit: Mapping[StateKind, int]
    indemnity: int
    notes: NoteCounters
    max_modifiers: int
    max_modifier_total: int
    influence: int
    phases_per_battle_turn: int
    initiative_every: int
    command_range: ByCommand
    orders: ByCommand
    marshal_at: int
    marshal_step: int
    deploy_max: int
    late_arrival: tuple[int, int, int]
    score: Score


class Lent(Struct, frozen=True, forbid_unknown_fields=True):
    """Brigades lent by an ally: of all its brigades one in so many, for so many turns (R-25)."""

    one_in: int
    turns: int


class CongressFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """A congress (R-34): the turns of a truce, the least and most payment, the protests of a breach."""

    truce_turns: int
    payment: tuple[int, int]
    breach_protests: int


class PeaceFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """A peace (R-31): the least and most money, the rounds of claims, and the terms of the program after them."""

    money: tuple[int, int]
    rounds: int
    keep_at_most: int
    leave_at_least: int
    default_money: int
    stalemate_turns: int
    withdraw_turns: int


class KingdomWar(Struct, frozen=True, forbid_unknown_fields=True):
    """When a war of the Kingdoms ends: so many provinces lost, or after so many turns (R-32)."""

    provinces_lost: int
    turns: int


class Deployment(Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of the own quarter: of a small field, and of a large one at its long and short sides (R-43)."""

    small: int
    large_long: int
    large_short: int


class NewGeneral(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new general costs, and when he comes (R-70)."""

    cost: int
    turns: int


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures that the rulebook leaves open, each fixed by a ruling."""

    spontaneous_aid: int
    help_within_turns: int
    help_money: int
    military_help_turns: int
    lent_brigades: Lent
    congress: CongressFigures
    peace: PeaceFigures
    kingdom_war: KingdomWar
    neutral_surrender_provinces: int
    small_field_units: int
    deployment: Deployment
    melee_exchanges: int
    battle_turns: int
    ransom: ByCommand
    new_general: NewGeneral
