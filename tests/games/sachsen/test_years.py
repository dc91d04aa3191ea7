"""Random years: no deadlock, no end without one, and what must hold after every Action."""

from __future__ import annotations

import os
from itertools import islice
from typing import Any

import pytest

from engine.games.sachsen.world import world
from engine.kernel.rng import Rng
from tests.games.sachsen.surveyor_engine import position_of
from tests.games.sachsen.surveyor_trials_led import mixed
from tests.games.sachsen.surveyor_trials_partners import close, coalitions
from tests.games.sachsen.watching import deal, midst, play_on, sound, walk

LONG_YEARS = int(os.environ.get("KABINETT_INVARIANT_GAMES", "1000"))
BATCH = 50
PLAYERS = (3, 4, 5, 6)
FIRST = 150
"""Actions that are watched whenever tests are run."""


def watched_year(players: int, seed: int) -> None:
    """A year, watched after every Action."""
    for played in walk(players, seed):
        sound(played)
    assert played.position.result is not None
    assert played.position.turn == played.position.world.numbers.turns_per_cycle


@pytest.mark.parametrize("players", PLAYERS)
def test_what_must_hold(players: int) -> None:
    """The beginning of a year for each number of players."""
    for played in islice(walk(players, 1), FIRST):
        sound(played)


def watched_middle(seed: int, most: int) -> None:
    """So many Actions from the midst of a game, where rules meet that seldom do; players agree on whatever they may."""
    rng = Rng(seed)
    for played in islice(play_on(midst(seed), Rng(seed)), most):
        sound(played)
        if deal(played.position, rng):
            sound(played._replace(before=dict(played.position.units), events=[], cast=0))


@pytest.mark.parametrize("seed", range(6))
def test_what_must_hold_in_the_midst(seed: int) -> None:
    """A few situations."""
    watched_middle(seed, 40)


def among_partners(seed: int) -> Any:
    """A situation in which units serve others than their own States, and many stand beside an enemy."""
    rng = Rng(seed)
    reading = mixed(rng) if seed % 2 else coalitions(rng)
    close(rng, reading)
    truth = reading.truth
    truth.services = set(sorted(truth.services)[:2])
    first = next((player for player in reading.players() if not reading.ill(player)), 0)
    agenda: list[Any] = [
        ["next-turn", {}], ["end-of-turn", {}], ["war-ends", {}], ["neutral-states", {}],
        ["turns", {"left": [player for player in reading.players() if player != first]}],
        ["player-turn", {"player": first}],
    ]  # fmt: skip
    deck = list(world().whole_deck())
    for _ in truth.services:
        deck.remove(world().card["counter-espionage"])
    rng.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(3)) for _ in truth.homes]
    told = [war.told(truth) for war in reading.wars]
    position: Any = position_of(truth, agenda, seed, wars=told, hands=hands, deck=deck, discards=[])
    for name, (leader, until) in reading.led.items():
        position.put(position.units[name], led_by=leader, until=until)
    return position


def watched_partners(seed: int, most: int) -> None:
    """So many Actions from there; in a battle every column fights on one side."""
    for played in islice(play_on(among_partners(seed), Rng(seed)), most):
        sound(played)
        battle = played.position.battle
        if battle is not None:
            assert all(battle.columns[unit.column].army == unit.army for unit in battle.units), played.action


@pytest.mark.parametrize("seed", [1, 2])
def test_what_must_hold_among_partners(seed: int) -> None:
    """Two situations."""
    watched_partners(seed, 40)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(4))
def test_what_must_hold_among_many_partners(batch: int) -> None:
    """A hundred."""
    for seed in range(batch * BATCH // 2, (batch + 1) * BATCH // 2):
        watched_partners(seed, FIRST)


def test_nobody_leads_the_army_of_a_kingdom_that_he_has_come_to_fight() -> None:
    """Its closest friend is drawn into the war against it before its army marches: the next closest leads (war-3)."""
    watched_middle(375, 16)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_YEARS // BATCH))
def test_what_must_hold_in_many_situations(batch: int) -> None:
    """A thousand, or as many as KABINETT_INVARIANT_GAMES says."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        watched_middle(seed, FIRST)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_YEARS // BATCH))
@pytest.mark.parametrize("players", PLAYERS)
def test_what_must_hold_in_many_years(players: int, batch: int) -> None:
    """A thousand, or as many as KABINETT_INVARIANT_GAMES says, for each number of players."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        watched_year(players, seed)
