"""Record one game for each way a game can end, into tests/journals/<game>.

Usage: python packaging/record_games.py GAME [NAME ...]
What is wanted of a game, and who plays it, stands in record_<game>.py.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))


def main() -> None:
    """Try seeds until each ending has come up."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    game, *names = sys.argv[1:]
    recorder = import_module(f"record_{game}")
    for name in names or recorder.WANTED:
        wanted = recorder.WANTED[name]
        path = ROOT / "tests" / "journals" / game / f"{name}.kabinett"
        path.parent.mkdir(exist_ok=True)
        path.unlink(missing_ok=True)
        for seed in range(1, recorder.TRIES):
            table = recorder.play(seed, wanted)
            if recorder.ends_as_wanted(table, wanted):
                table.journal.save_copy(path)
                print(f"{name}: seed {seed}, {len(table.history)} actions")
                break
        else:
            print(f"{name}: not found")


if __name__ == "__main__":
    main()
