"""How soon a drill is there: a question found, answered and weighed, by game, over all kinds and seeds.

Run by `pytest benchmarks/bench_drills.py`. The budget is 300 ms in the median; the slowest is noted beside it.
"""

from __future__ import annotations

from itertools import count
from statistics import median
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import engine
from engine.practice.drills import find_drill

GAMES = [name for name in engine.titles() if engine.game(name).drills]
BUDGET = 0.3
SEEDS = 20


@pytest.mark.parametrize("game", GAMES)
def test_a_drill_of_any_kind(game: str, benchmark: BenchmarkFixture) -> None:
    """One drill after the other, kind by kind, each with a seed of its own."""
    title, number = engine.game(game), count()

    def one() -> None:
        seed = next(number)
        find_drill(title, title.drills[seed % len(title.drills)].name, seed)

    benchmark.pedantic(one, rounds=SEEDS * len(title.drills), iterations=1)
    assert benchmark.stats.stats.median < BUDGET


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_is_there_in_time(game: str, figure: dict[str, str]) -> None:
    """The median of each kind keeps the budget, too."""
    title, slow = engine.game(game), {}
    for kind in title.drills:
        took = []
        for seed in range(1000, 1000 + SEEDS):
            began = perf_counter()
            find_drill(title, kind.name, seed)
            took.append(perf_counter() - began)
        slow[kind.name] = median(took)
        figure[f"{game} {kind.name}"] = (
            f"median {median(took) * 1000:.0f} ms, slowest {max(took) * 1000:.0f} ms"
        )
    assert all(each < BUDGET for each in slow.values()), slow
