"""What the coach costs at each refresh of a practice table: all moments of the recorded games at which it speaks.

Run by `pytest benchmarks/bench_coach.py`. The budget is 5 ms of its own time in the median; the slowest is told, too.
"""

from __future__ import annotations

from statistics import mean, median
from time import thread_time

import pytest

import engine
from engine.kernel.position import Position
from engine.practice.situations import Recorded, source

BUDGET = 0.005


def moments(game: str) -> list[tuple[Position, str]]:
    """Positions of the recorded games at which a seat may end a phase, with the seat."""
    title, found = engine.game(game), list[tuple[Position, str]]()
    kept = source(title)
    assert isinstance(kept, Recorded)
    for recording in kept.recordings:
        position, played = recording.at(0)
        while True:
            decision = position.decision()
            if decision is not None and title.coach.is_due(position, decision.seat):
                found.append((position.copy(), decision.seat))
            if not recording.play(position, played):
                break
            played += 1
    return found


@pytest.mark.parametrize("game", [name for name in engine.titles() if engine.game(name).coach.steps])
def test_a_refresh(game: str, figure: dict[str, str]) -> None:
    """As the window asks: whether the seat may end its phase, and what it may have overlooked."""
    coach, took, said = engine.game(game).coach, list[float](), list[int]()
    for position, seat in moments(game):
        began = thread_time()
        cautions = coach.overlooked(position, seat) or ()
        took.append(thread_time() - began)
        said.append(len(cautions))
    lit = sum(map(bool, said)) / len(said)
    figure[f"coach {game}"] = (
        f"median {median(took) * 1000:.2f} ms, slowest {max(took) * 1000:.1f} ms, at {len(took)} moments; "
        f"the light burns at {lit:.0%} of them, with {mean(said):.1f} cautions on the average"
    )
    assert median(took) < BUDGET
