"""Record games of the bots that play by judgement, into data/recorded/<game>: drills are asked about their Positions.

Usage: python packaging/record_practice.py GAME ...
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from msgspec.structs import replace

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import engine
from engine.bots.bot import bot, kinds
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table

CHANCE = 10
"""One Action of so many is played at random, so that things go wrong as they do among people."""
LONGEST = 1600
"""Actions after which a game is left, where record_<game>.py says no other number (`PRACTICE`)."""
LEAST = 6
"""Games that are recorded of a title at least."""


def openings(game: str) -> list[tuple[str, str, int]]:
    """The scenarios, rulesets and numbers of seats that are recorded: more of what is played most."""
    title = engine.game(game)
    found = []
    for scenario in title.scenarios:
        for number, ruleset in enumerate(title.rulesets):
            for seats in sorted(scenario.seats, reverse=True):
                usual = number == 0 and seats == max(scenario.seats)
                found += [(scenario.id, ruleset, seats)] * (3 if usual else 1)
    return found + found[:1] * (LEAST - len(found))


def record(game: str, scenario: str, ruleset: str, seats: int, *, seed: int, most: int) -> Journal:
    """A game of bots of so many Actions at most, without the digests that only a table needs."""
    title = engine.game(game)
    names = title.scenario(scenario).seating(seats, {})
    table = Table.new(
        title,
        ruleset=ruleset,
        scenario=scenario,
        seats=[SeatEntry(s) for s in names],
        seed=seed,
        kind="practice",
    )
    steady, chance, rng = bot(kinds(game)[-1]), bot("random"), Rng(seed)
    while (decision := table.decision()) is not None and len(table.history) < most:
        player = chance if rng.below(CHANCE) == 0 else steady
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
    journal = Journal.create(table.journal.header, None)
    journal.entries.extend(replace(entry, at="") for entry in table.journal.entries)
    return journal


def main() -> None:
    """Record all openings of the games named."""
    for game in sys.argv[1:] or sys.exit(__doc__):
        folder = ROOT / "data" / "recorded" / game
        folder.mkdir(parents=True, exist_ok=True)
        most = getattr(import_module(f"record_{game}"), "PRACTICE", LONGEST)
        for number, opening in enumerate(openings(game), start=1):
            path = folder / f"{number:02}-{opening[0]}-{opening[2]}.kabinett"
            path.unlink(missing_ok=True)
            journal = record(game, *opening, seed=number, most=most)
            journal.save_copy(path)
            print(f"{path.relative_to(ROOT)}: {len(journal.entries)} actions")


if __name__ == "__main__":
    main()
