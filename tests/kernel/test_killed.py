"""A program killed at any moment loses nothing that was played."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

import engine
from engine.kernel.journal import Journal
from engine.kernel.rng import Rng
from engine.kernel.table import Table

KILLS = 50


def play_for_ever(path: Path, seed: int, told: int) -> None:
    """Open or begin the table, play and take back at random, and acknowledge every entry."""
    game = engine.game("toy")
    if path.exists():
        table = Table.resume(game, Journal.open(path))
    else:
        table = Table.new(game, scenario="long", seed=3, kind="practice", path=path)
    rng = Rng(seed)
    while True:
        os.write(told, b"%d\n" % len(table.journal.entries))
        decision = table.decision()
        if decision is None or (table.history and rng.below(3) == 0):
            table.undo()
        else:
            table.play(decision.actions.pick(rng), decision.seat)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are killed the POSIX way")
def test_killed_fifty_times(tmp_path: Path) -> None:
    """Every entry that was acknowledged before the kill is there afterwards, and the table opens."""
    path = tmp_path / "game.kabinett"
    dice = random.Random(11)
    kept = 0
    for number in range(KILLS):
        kept = _killed(path, number, dice.randrange(1, 9), 0.004 * dice.random(), kept)
    assert kept > KILLS


def _killed(path: Path, number: int, entries: int, patience: float, kept: int) -> int:
    """Let a process play, kill it some time after so many entries, and compare; returns the entries there are."""
    reading, writing = os.pipe()
    player = os.fork()
    if player == 0:
        try:
            play_for_ever(path, number, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        begun = [pipe.readline() for _ in range(entries)]
        assert all(begun), "the player did not begin"
        time.sleep(patience)
        os.kill(player, signal.SIGKILL)
        acknowledged = [int(line) for line in (*begun, *pipe.read().split(b"\n")[:-1])]
    assert os.WIFSIGNALED(os.waitpid(player, 0)[1]), "the player stopped by itself"
    journal = Journal.open(path)
    assert len(journal.entries) >= max(kept, *acknowledged)
    Table.resume(engine.game("toy"), journal)
    return len(journal.entries)
