"""The engine is held against a second reading of all its rules, from random tables on and over whole games."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.kernel.rng import Rng
from tests.games.revolution import surveyor_bridge as bridge
from tests.games.revolution import surveyor_course as course
from tests.games.revolution.strolls import TRIOS
from tests.games.revolution.surveyor_money import set_up
from tests.games.revolution.surveyor_situations import FOUR, STARTS
from tests.games.revolution.surveyor_trials import trial, walk

OFTEN = {
    "support", "tax", "keep", "disband", "abandon", "keep-all", "raise", "besiege", "hire", "ship", "sack", "march",
    "influence", "place", "neutral", "overflow", "propose", "set", "out", "convert", "coin", "before", "last", "done",
}  # fmt: skip
"""What comes about among a few tables of each phase; the Action of the set-up the whole games have."""
SELDOM = {
    "support": {"intercept", "let-pass"},
    "hire": {"destroy", "blockade", "relieve", "hinder", "let-go"},
}
"""By phase what comes about among many."""


def test_random_tables() -> None:
    """A few tables at the beginning of each phase; most kinds of Actions are played, and others refused."""
    seen = Counter[str]()
    for number, phase in enumerate(STARTS):
        for seed in range(8):
            seen += trial(1600 + 100 * number + seed, phase, 8)
    assert set(seen) >= OFTEN, OFTEN - set(seen)
    assert seen["refused"] > 400


@pytest.mark.long
@pytest.mark.parametrize("phase", STARTS)
def test_many_random_tables(phase: str) -> None:
    """Hundreds of tables for each phase, further on."""
    seen = Counter[str]()
    for seed in range(300):
        seen += trial(seed, phase, 40)
    assert set(seen) >= SELDOM.get(phase, set())


def whole_game(file: dict[str, object], factions: list[str], seed: int) -> Counter[str]:
    """A random game from the set-up on, with both."""
    players = file["seats"]
    assert isinstance(players, int)
    position, truth = engine.game("revolution").set_up(file), set_up(factions, players)
    course.run(truth)
    assert bridge.told(truth)["turn"] == 0
    return walk(position, truth, Rng(seed), 3000)


def test_a_whole_game() -> None:
    """Two players, from the set-up to the end."""
    assert whole_game({"game": "revolution", "seats": 2}, FOUR, 1609)["over"]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int, seed: int) -> None:
    """Games for each number of players, with three of them each trio in turn."""
    file: dict[str, object] = {"game": "revolution", "seats": players}
    if players == 3:
        file["options"] = {"sides": TRIOS[seed % len(TRIOS)]}
    factions, _ = bridge.factions_of(file)
    assert whole_game(file, factions, seed)["over"]
