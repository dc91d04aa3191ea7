"""The scenario "battle": two armies, a field and no politics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.games.sachsen.battle.asking import fought
from engine.games.sachsen.battle.battle import ATTACKER
from engine.games.sachsen.battle.seam import Attack, Coming, Contingent, begin
from engine.games.sachsen.battle.values import GENERAL, is_for_battle
from engine.games.sachsen.record import Column, Unit
from engine.games.sachsen.sides import NUMBER
from engine.games.sachsen.state import State
from engine.kernel.step import AnyStep, Step

LED: tuple[tuple[str, ...], tuple[str, ...]] = (("preussen", "hannover"), ("sachsen", "bayern"))
"""The States of the attacker and of the defender; the second ones bring a column where two are chosen."""
TERRAINS = ("mixed", "plain", "woods", "hills")
GENERALS, MARSHALS, ONE_MARSHAL = "generals", "marshals", "marshal-attacks"
CHIEFS = (GENERALS, MARSHALS, ONE_MARSHAL)
"""Who commands: generals, marshals, a marshal who attacks a general."""
STANDARD, GUARDS, HORSE, TWO = "standard", "guards", "horse", "two-columns"
TROOPS: Mapping[str, Mapping[str, int]] = {
    STANDARD: {"musketeers": 6, "dragoons": 2, "artillery": 2},
    GUARDS: {"musketeers": 4, "grenadiers": 2, "dragoons": 2, "artillery": 2},
    HORSE: {"musketeers": 4, "dragoons": 3, "cuirassiers": 2, "artillery": 1},
    TWO: {"musketeers": 6, "dragoons": 2, "artillery": 2},
}  # fmt: skip
"""The brigades of a column, beside its general (army-1)."""
CARDS = 5
"""Battle cards that each player is dealt."""


def battle_deck(state: State) -> list[int]:
    """All Opportunities that may be picked for a battle, rising."""
    names = state.world.card_ids
    return [card for card in state.world.whole_deck() if is_for_battle(names[card])]


def muster(state: State, player: int) -> Contingent:
    """The army of a player, as the options say."""
    options = state.options
    sides = [NUMBER[name] for name in LED[player][: 2 if options.troops == TWO else 1]]
    marshal = options.chiefs == MARSHALS or (options.chiefs == ONE_MARSHAL and player == ATTACKER)
    state.homes[player] = sides[0]
    units: list[Coming] = []
    for side in sides:
        state.leader[side] = player
        points = state.world.numbers.marshal_at if marshal else 0
        state.set_column(side, 1, Column(points=points, marshal=marshal))
        units.append(Coming(state.put(Unit(side, GENERAL)).id))
        for kind, number in TROOPS[options.troops].items():
            units += [Coming(state.put(Unit(side, kind, n)).id) for n in range(1, number + 1)]  # type: ignore[arg-type]
    return Contingent((sides[0], 1), player, tuple(units))


def deal_cards(state: State) -> None:
    """Each player is dealt battle cards."""
    for player in state.everybody():
        state.hands[player] = tuple(sorted(state.deck.pop() for _ in range(CARDS)))


class Muster(Step[State], frozen=True):
    """Both columns are mustered, and each player is dealt battle cards; then they meet."""

    name: ClassVar[str] = "muster"
    clause: ClassVar[str] = "sachsen battle-setup-1"

    def run(self, state: State) -> None:
        """As the options say."""
        state.pop()
        attacker, defender = (muster(state, player) for player in state.everybody())
        state.deck = battle_deck(state)
        state.rng.shuffle(state.deck)
        deal_cards(state)
        state.turn = 1
        begin(state, Attack(attacker, defender, state.options.terrain))


class BattleOver(Step[State], frozen=True):
    """The battle was all: the game ends with it."""

    name: ClassVar[str] = "battle-over"
    clause: ClassVar[str] = "sachsen end-1"

    def run(self, state: State) -> None:
        """The winner of the battle has won."""
        battle = fought(state)
        state.end([battle.winner], battle.way, "end-1")


def opening() -> tuple[AnyStep, ...]:
    """The whole sequence."""
    return (Muster(), BattleOver())
