"""`games`, `selfplay` and `replay`."""

from __future__ import annotations

import sys
from pathlib import Path

import engine
from desktop.cli.positions import ended
from desktop.cli.tables import chosen_game, chosen_scenario, open_table, typed
from desktop.cli.words import WORDS
from engine.kernel.errors import KabinettError


def games(everything: bool) -> None:
    """Print the games, with their rulebooks, scenarios and numbers of seats."""
    shown = [engine.game(name) for name in (engine.titles() if everything else engine.playable())]
    if WORDS.json:
        WORDS.data(
            [
                {
                    "game": g.id,
                    "rulesets": g.rulesets,
                    "scenarios": [
                        {"id": s.id, "seats": sorted(s.seats), "options": [o.id for o in s.options]}
                        for s in g.scenarios
                    ],
                    "maturity": g.maturity,
                }
                for g in shown
            ]
        )
        return
    rows = [
        (
            g.id,
            WORDS.tr(f"game-{g.id}"),
            " ".join(g.rulesets),
            " ".join(s.id for s in g.scenarios),
            " ".join(str(n) for n in sorted({n for s in g.scenarios for n in s.seats})),
        )
        for g in shown
    ]
    WORDS.table([WORDS.tr(f"cli-head-{h}") for h in ("game", "title", "rules", "scenarios", "seats")], rows)


def selfplay(
    game: str, count: int, bots: str, seed: int, ruleset: str, scenario: str, seats: int, options: list[str]
) -> None:
    """Let bots play whole games, and print how fast and how they ended."""
    from engine.bots import kinds
    from engine.bots.play import selfplay as play

    title = chosen_game(game)
    chosen = [b.strip() for b in bots.split(",") if b.strip()]
    for name in chosen:
        if name not in kinds(game):
            known = ", ".join(kinds(game))
            raise KabinettError(f"no bot '{name}' plays {game}; there are: {known}")
    counts = sorted(chosen_scenario(title, ruleset, scenario).seats)
    if seats and seats not in counts:
        raise KabinettError(f"{game} has no game for {seats}; there are: {', '.join(map(str, counts))}")
    report = play(
        title, chosen, count, seed, ruleset=ruleset, scenario=scenario, seats=seats,
        options=typed(title, ruleset, scenario, seats, options), told=_progress(count),
    )  # fmt: skip
    if WORDS.json:
        WORDS.data(report)
        return
    WORDS.line(
        WORDS.tr(
            "cli-selfplay",
            games=report.games,
            decisions=report.decisions,
            seconds=round(report.seconds, 2),
            rate=round(report.decisions_per_second),
            longest=report.longest,
        )
    )
    heads = [WORDS.tr("cli-head-result"), WORDS.tr("cli-head-games")]
    WORDS.table(heads, [(name, str(n)) for name, n in report.results.items()])


def _progress(count: int):  # type: ignore[no-untyped-def]
    """Say how far it is on a terminal, now and then."""

    def told(done: int) -> None:
        if sys.stderr.isatty() and (done % 10 == 0 or done == count):
            sys.stderr.write(f"\r{done}/{count}" + ("\n" if done == count else ""))

    return told


def replay(path: Path, check: bool) -> None:
    """Play a Journal again; every position is compared with the one that was written down."""
    table = open_table(path)
    result = table.result
    view = table.view(None)
    words = WORDS.about(table)
    if WORDS.json:
        log = [] if check else [words.cited(e.message, e.clause) for e in table.log(None)]
        WORDS.data(
            {
                "game": table.game.id,
                "actions": len(table.history),
                "at": table.digest(),
                "result": result,
                "damage": table.journal.damage,
                "log": log,
            }
        )
        return
    if not check:
        for event in table.log(None):
            WORDS.line(words.cited(event.message, event.clause))
    WORDS.line(WORDS.tr("cli-replayed", n=len(table.history), at=table.digest()))
    if view.winners is not None:
        WORDS.line(ended(words, view))
