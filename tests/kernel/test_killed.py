"""A program killed at any moment loses nothing that was played."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import engine
from engine.kernel.journal import Journal
from engine.kernel.table import Table

KILLS = 50
PLAYER = """
import sys
from pathlib import Path
import engine
from engine.kernel.journal import Journal
from engine.kernel.rng import Rng
from engine.kernel.table import Table

game, path = engine.game("toy"), Path(sys.argv[1])
if path.exists():
    table = Table.resume(game, Journal.open(path))
else:
    table = Table.new(game, scenario="long", seed=3, kind="practice", path=path)
rng = Rng(int(sys.argv[2]))
print(len(table.journal.entries), flush=True)
while True:
    decision = table.decision()
    if decision is None or rng.below(3) == 0 and table.history:
        table.undo()
    else:
        table.play(decision.actions.pick(rng), decision.seat)
    print(len(table.journal.entries), flush=True)
"""


@pytest.mark.slow
def test_killed_fifty_times(tmp_path: Path) -> None:
    """Every entry that was acknowledged before the kill is there afterwards, and the table opens."""
    path = tmp_path / "game.kabinett"
    dice = random.Random(11)
    kept = 0
    for number in range(KILLS):
        kept = _killed(path, number, 0.06 * dice.random(), kept)
    assert kept > KILLS


def _killed(path: Path, number: int, patience: float, kept: int) -> int:
    """Let it play, kill it after some time, and compare; returns the entries there are."""
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(number)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert player.stdout is not None
    assert int(player.stdout.readline()) >= kept
    time.sleep(patience)
    player.send_signal(signal.SIGKILL)
    acknowledged = [int(line) for line in player.stdout.read().split(b"\n")[:-1] if line]
    player.wait()
    player.stdout.close()
    journal = Journal.open(path)
    assert len(journal.entries) >= max([kept, *acknowledged])
    Table.resume(engine.game("toy"), journal)
    return len(journal.entries)
