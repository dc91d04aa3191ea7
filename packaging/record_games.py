"""Record one game for each way MARIA can end, played by bots, into tests/journals/maria.

Usage: python packaging/record_games.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import engine  # noqa: E402
from engine.bots.bot import bot  # noqa: E402
from engine.kernel.journal import SeatEntry  # noqa: E402
from engine.kernel.rng import Rng  # noqa: E402
from engine.kernel.table import Table  # noqa: E402

FOLDER = ROOT / "tests" / "journals" / "maria"
WANTED = {
    "france-goal": ("2.0", {"maria-theresa": "steady", "frederick": "steady", "louis": "steady"}),
    "prussia-goal": ("1.0", {"maria-theresa": "random", "frederick": "steady", "louis": "random"}),
    "austria-holds": ("2.0", {"maria-theresa": "steady", "frederick": "steady", "louis": "steady"}),
    "both-goals": ("2.0", {"a": "steady", "b": "random"}),
    "draw": ("1.0", {"a": "steady", "b": "steady"}),
}


def main() -> None:
    """Try seeds until each ending has come up."""
    for way, (ruleset, seats) in WANTED.items():
        path = FOLDER / f"{way}.kabinett"
        for seed in range(1, 200):
            path.unlink(missing_ok=True)
            table = play(seed, ruleset, seats)
            result = table.position.result
            if result is not None and result.way == way:
                table.journal.save_copy(path)
                print(f"{way}: seed {seed}, {len(table.history)} actions")
                break
        else:
            print(f"{way}: not found")


def play(seed: int, ruleset: str, seats: dict[str, str]) -> Table:
    """A whole game between bots, at a table that lives in memory."""
    entries = [SeatEntry(seat, seat, kind) for seat, kind in seats.items()]
    table = Table.new(
        engine.game("maria"), ruleset=ruleset, seats=entries, seed=seed, version=engine.__version__
    )
    players = {seat: bot(kind) for seat, kind in seats.items()}
    rng = Rng(seed)
    while (decision := table.decision()) is not None:
        view = table.view(decision.seat)
        table.play(players[decision.seat].choose(view, decision, rng), decision.seat)
    return table


if __name__ == "__main__":
    main()
