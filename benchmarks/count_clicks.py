"""Clicks and drags of a turn of REVOLUTION: how many a faction makes, by phase.

python benchmarks/count_clicks.py [games] [bot]

Bots play games of five. Every answer that is asked counts one, by whatever gesture. What is set on a sheet counts one
for each row that is changed and one for handing it over, which is the whole answer where the Decision says so; or,
where that is less, as it is dragged within a province: from one place to another is one, saying how many is one more,
and so is "Done".
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import engine
from engine.bots.bot import bot
from engine.games.revolution.actions import Arrange, Put
from engine.games.revolution.board import ref_of
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.action import Action
from engine.kernel.rng import Rng
from engine.kernel.table import Table

SHEET, ENDED = ("place", "set", "coin"), ("set", "coin")
"""Verbs that are set on sheets; those whose sheet is handed over with the end of the answer."""
AIM = 12
"""The most that a turn shall take of a faction in the median."""

Turns = dict[tuple[int, str], Counter[str]]
"""Turn and faction -> clicks by phase."""


def answer_clicks(answer: list[tuple[Action, int]], shown: Mapping[str, int]) -> int:
    """The clicks of what a faction does in a phase; each Action with how many more counters a place has after it.

    Args:
        shown: what stands on the sheet of new units before a hand is laid on it, by reference.
    """
    verbs = Counter(action.verb for action, _ in answer)
    rows, ended = sum(verbs[verb] for verb in SHEET), any(verbs[verb] for verb in ENDED)
    rest, done = sum(verbs.values()) - rows - verbs["done"], verbs["done"]
    placed: Counter[str] = Counter()
    for action, _ in answer:
        if isinstance(action, Put):
            placed[ref_of(action.to)] += action.number
    if placed:
        rows = sum(placed[ref] != shown.get(ref, 0) for ref in {*placed, *shown})
    by_sheet = rest + ((rows + 1 + (0 if ended else done)) if rows or placed else done)
    carried = [more for action, more in answer if isinstance(action, Arrange)]
    if len(carried) < rows:
        return by_sheet
    flows = max(sum(more > 0 for more in carried), sum(more < 0 for more in carried))
    return min(by_sheet, rest + flows + sum(abs(more) > 1 for more in carried) + done)


def clicks_of(seed: int, kind: str) -> Turns:
    """The clicks of one game."""
    table, player, rng = (
        Table.new(engine.game("revolution"), scenario="full", seed=seed),
        bot(kind),
        Rng(seed),
    )
    found: Turns = defaultdict(Counter)
    answers: dict[tuple[int, str, str, str], list[tuple[Action, int]]] = defaultdict(list)
    sheets: dict[tuple[int, str, str, str], dict[str, int]] = {}
    while (decision := table.decision()) is not None:
        view = RevolutionView.of(table.view(None))
        action, more = player.choose(table.view(decision.seat), decision, rng), 0
        if isinstance(action, Arrange):
            heaps = (h for h in view.heaps if (h.place, h.side) == (action.place, view.asks))
            more = action.number - sum(heap.number for heap in heaps)
        province = repr(decision.prompt) if decision.step == "within" else ""
        asked = (view.turn, view.asks, decision.step, province)
        sheet = decision.numbers if action.verb == "place" and asked not in sheets else None
        if sheet is not None:
            sheets[asked] = {row.source: row.first for row in sheet.rows}
        answers[asked].append((action, more))
        table.play(action, decision.seat)
    for asked, answer in answers.items():
        turn, side, phase, _ = asked
        found[turn, side][phase] += answer_clicks(answer, sheets.get(asked, {}))
    return found


def report(games: int, kind: str) -> None:
    """Print median, upper quarter and worst of whole turns, and where the clicks of them lie."""
    turns: list[Counter[str]] = []
    for seed in range(1, games + 1):
        turns += [phases for (turn, _), phases in clicks_of(seed, kind).items() if turn]
    sums = [sum(phases.values()) for phases in turns]
    phases = sorted({name for one in turns for name in one})
    print(f"{games} games of {kind}, {len(turns)} turns of a faction: aim {AIM}")
    print(f"median {median(sums):g}, upper quarter {quantiles(sums)[2]:g}, most {max(sums)}")
    for name in sorted(phases, key=lambda name: -sum(one[name] for one in turns)):
        counts = [one[name] for one in turns]
        print(
            f"  {name:12} mean {sum(counts) / len(counts):5.2f}, median {median(counts):g}, most {max(counts)}"
        )


if __name__ == "__main__":
    report(
        *((int(sys.argv[1]) if len(sys.argv) > 1 else 4), (sys.argv[2] if len(sys.argv) > 2 else "steady"))
    )
