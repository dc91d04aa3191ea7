"""How long the bots that think take: one decision in the median and at worst, a whole game of them.

pytest benchmarks/bench_bots.py -o python_files='bench_*.py' -p no:xdist
"""

from __future__ import annotations

import statistics
import time

import pytest

import engine
from engine.bots import bot, kinds
from engine.bots.play import limit
from engine.kernel.rng import Rng

LEADING = [
    (name, scenario.id)
    for name in engine.titles()
    if "steady" in kinds(name)
    for scenario in engine.game(name).scenarios
]
MOST_MEDIAN = 0.3
"""Seconds that a decision may take in the median."""


@pytest.mark.parametrize(("name", "scenario"), LEADING)
def test_steady_decisions(name: str, scenario: str, figure: dict[str, str]) -> None:
    """One game between them, by the processor's clock."""
    game = engine.game(name)
    chosen = game.scenario(scenario)
    position = game.start(scenario=scenario, seats=min(chosen.seats), seed=2)
    steady, rng, most = bot("steady"), Rng(2), limit(chosen, position)
    times: list[float] = []
    while (decision := position.decision()) is not None and (not most or len(times) < most):
        view = position.view(decision.seat)
        began = time.process_time()
        action = steady.choose(view, decision, rng)
        times.append(time.process_time() - began)
        position.play_legal(action, decision.seat)
    middle, worst = 1000 * statistics.median(times), 1000 * max(times)
    figure[f"{name} {scenario}, steady"] = (
        f"{middle:.1f} ms a decision in the median, {worst:.0f} ms at worst; "
        f"{len(times)} decisions in {sum(times):.1f} s"
    )
    assert middle < 1000 * MOST_MEDIAN
