"""The engine is held against a second reading of the hard rules, over dealt situations and over random games."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel.rng import Rng
from tests.games.maria import surveyor_compare as compare
from tests.games.maria.surveyor_deals import VARIANTS, stroll
from tests.games.maria.surveyor_table import STAGES, read
from tests.games.maria.surveyor_trials import TRIALS, as_file, explained, in_council, in_winter, run

SEEN = {
    "moves": {"move", "march", "reenter", "legal", "refused", "played"},
    "hussars": {"hussars"},
    "supply": {"hungry", "pay"},
    "combat": {
        "attacks", "cards", "ties", "retreats", "way taken", "way refused", "wiped out", "no retreat",
        "points", "shifted",
    },
    "conquest": {"fell", "held"},
    "reduction": {"reduced", "not asked"},
    "winter": {"recruits", "no recruits", "enlist", "return", "agreed", "forbidden", "game over"},
    "saxony": {
        "prussia to neutral",
        "prussia to austria",
        "austria to neutral",
        "neutral to prussia",
        "asked",
    },
    "peace": {"peace", "asked"},
    "dispute": {"dispute", "pass", "done", "allow-stack", "forbid-stack", "reenter"},
    "politics": {
        "trump", "turned up", "revealed", "election", "trump laid", "bluff", "taken back", "barred", "italy box",
        "corps", "came back", "in the way", "won",
        "C41-5", "C41-6", "C42-5", "C42-6", "C43-5", "C43-6",
        "C44-5", "C44-6",
    },
    "income": {"subsidy grant", "subsidy keep", "barred", "handed over", "next deck", "old decks"},
    "election": {"a", "b", "louis", "frederick", "maria-theresa", "emperor france", "emperor austria", "won"},
    "agreements": {"subsidise", "accept", "withdraw", "cancel", "refused", "peace", "neutrality ends", "ended"},
    "aims": {"asked", "asked again", "asked by a change", "not asked", "kept", "reduced"},
}  # fmt: skip
"""What must have come about among the trials of a kind, so that they hold what they are there for."""
FEW = {"moves": 12, "supply": 24, "combat": 24, "winter": 8, "dispute": 1, "aims": 6, "politics": 12}
MANY = {"dispute": 50, "politics": 300, "winter": 300}


def test_every_trial_says_what_it_must_see() -> None:
    """No kind of trial is without a list of what has to come about in it."""
    assert set(SEEN) == set(TRIALS)


@pytest.mark.parametrize("name", TRIALS)
def test_dealt_situations(name: str) -> None:
    """A few situations of each kind: both readings say the same."""
    assert run(name, 1741, FEW.get(name, 20))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", TRIALS)
def test_many_dealt_situations(name: str, seed: int) -> None:
    """Hundreds of situations of each kind, and all that matters comes about in them."""
    seen = +run(name, 1000 + seed, MANY.get(name, 150))
    assert SEEN[name] <= set(seen), SEEN[name] - set(seen)


def walk(variant: tuple[str, str, int], seed: int, length: int, every: int) -> Counter[str]:
    """A random game: markers add up at every Decision; at some of them all that can be asked is asked."""
    rng, seen = Rng(seed + 7), Counter[str]()
    for number, position in enumerate(stroll(seed, variant, length)):
        table, decision = read(position), position.decision()
        assert decision is not None
        compare.markers_add_up(table)
        if number % every:
            continue
        for seat in decision.seats:
            asked = position.decision(seat)
            if asked is None:
                continue
            if asked.step == "movement":
                seen += compare.movement(position, asked)
                seen += compare.paths(position, asked, rng, 6)
            elif asked.step == "hussars":
                seen += compare.hussars(position, asked)
            elif asked.step == "quarter":
                seen += compare.quarters(position, asked)
        if decision.step in ("movement", "hussars"):
            for phase in ("supply", "combat"):
                file = as_file(position) | {"stage": rng.choice(STAGES), "phase": phase}
                with explained(file):
                    seen += TRIALS[phase](file, rng)
            if table.stock:
                for name, file in (("politics", in_council(position, rng)), ("winter", in_winter(position))):
                    with explained(file):
                        seen += TRIALS[name](file, rng)
    return seen


def test_a_random_game() -> None:
    """A piece of a random game."""
    assert walk(VARIANTS[0], 3, 100, 30)["move"]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(variant: tuple[str, str, int], seed: int) -> None:
    """Random games of all variants."""
    assert walk(variant, seed, 600, 12)["move"]
