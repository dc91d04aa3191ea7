"""Speed of the engine: random self-play beside python-chess, copies, Views, the Journal, the first start.

pytest benchmarks/bench_engine.py -o python_files='bench_*.py' -p no:xdist
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import chess
import pytest

import engine
from engine.boards.load import load_board
from engine.bots import kinds
from engine.bots.play import selfplay
from engine.kernel.game import Game
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.table import Table

SECONDS = 3.0
CHESS_REFERENCE = 25600
"""Plies a second of python-chess on the machine where 10,000 decisions a second are asked for."""
TARGET = 10000


def chess_plies(seconds: float) -> float:
    """Random plies a second, each from the full list of legal moves."""
    dice, plies, began = random.Random(1), 0, time.process_time()
    board = chess.Board()
    while time.process_time() - began < seconds:
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves or board.ply() > 400:
                board = chess.Board()
                continue
            board.push(dice.choice(moves))
            plies += 1
    return plies / (time.process_time() - began)


def decisions(game: Game, seconds: float, kind: str, seed: int = 1) -> tuple[float, int]:
    """Decisions a second of whole games between bots of a kind, none played twice, and the games played.

    Games that need not end are cut where selfplay leaves them, so that a second is not spent on one late position.
    """
    selfplay(game, [kind], 1, seed=seed)
    played, games, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        played += selfplay(game, [kind], 1, seed=seed + games).decisions
    return played / (time.process_time() - began), games


@pytest.mark.parametrize("name", engine.titles())
def test_random_selfplay_beside_chess(name: str, figure: dict[str, str]) -> None:
    """Both in turn, twice, by the processor's clock, so that a busy machine slows both and neither much."""
    game = engine.game(name)
    rates = [(decisions(game, SECONDS / 2, "random", s)[0], chess_plies(SECONDS / 2)) for s in (0, 10**6)]
    ours, theirs = max(r for r, _ in rates), max(r for _, r in rates)
    ratio = (ours / TARGET) / (theirs / CHESS_REFERENCE)
    figure[f"{name}, random self-play"] = (
        f"{ours:,.0f} decisions/s; python-chess {theirs:,.0f} plies/s; ratio {ratio:.2f} (aim 1)"
    )
    assert ours > 0


@pytest.mark.parametrize("name", [name for name in engine.titles() if "steady" in kinds(name)])
def test_steady_selfplay(name: str, figure: dict[str, str]) -> None:
    """The bot that thinks."""
    rate, games = decisions(engine.game(name), SECONDS, "steady")
    figure[f"{name}, steady self-play"] = (
        f"{rate:,.0f} decisions/s, {1000 / rate:.2f} ms each, in {games} games"
    )


def middle(name: str) -> Position:
    """A Position in the middle of a random game."""
    position = engine.game(name).start(seed=6)
    rng = Rng(6)
    for _ in range(150):
        decision = position.decision()
        if decision is None:
            break
        before = position.copy()
        position.play_legal(decision.actions.pick(rng), decision.seat)
        if position.result is not None:
            return before
    return position


@pytest.mark.parametrize("name", engine.titles())
def test_copy(benchmark: Any, name: str) -> None:
    """One copy of a Position."""
    benchmark(middle(name).copy)


@pytest.mark.parametrize("name", engine.titles())
def test_view(benchmark: Any, name: str) -> None:
    """One View of a seat."""
    position = middle(name)
    benchmark(position.view, next(iter(position.view(None).seats)))


@pytest.mark.parametrize("name", engine.titles())
def test_legal_actions(benchmark: Any, name: str) -> None:
    """All legal Actions of a Decision."""
    position = middle(name)

    def listed() -> int:
        decision = position.decision()
        return len(decision.actions.all()) if decision else 0

    assert benchmark(listed) > 0


@pytest.mark.parametrize("name", [engine.title(game).board for game in engine.playable()])
def test_load_board(benchmark: Any, name: str) -> None:
    """A board file read, checked and typed."""
    benchmark(load_board, name)


def test_journal_append(benchmark: Any, tmp_path: Path) -> None:
    """One Action played, written and flushed to disk, and one undo."""
    table = Table.new(engine.game("toy"), kind="practice", path=tmp_path / "bench.kabinett")
    decision = table.decision()
    assert decision is not None
    action = next(iter(decision.actions))

    def there_and_back() -> None:
        table.play(action, decision.seat)
        table.undo()

    benchmark(there_and_back)
    table.journal.close()


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("engine", "import engine"),
        ("maria, first decision", "import engine; engine.game('maria').start().decision().actions.all()"),
        ("acres, first decision", "import engine; engine.game('acres').start().decision().actions.all()"),
        (
            "revolution, first decision",
            "import engine; engine.game('revolution').start().decision().actions.all()",
        ),
        ("kabinett games", "from desktop.main import main; main(['games'])"),
    ],
)
def test_start(what: str, code: str, figure: dict[str, str]) -> None:
    """A fresh process, the best of three."""
    times = []
    for _ in range(3):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[1], stdout=subprocess.DEVNULL
        )
        times.append(time.perf_counter() - began)
    figure[f"start, {what}"] = f"{min(times):.2f} s"
    assert min(times) < 30
