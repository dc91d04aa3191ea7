"""Games of MARIA for each way it can end, played by bots."""

from __future__ import annotations

from dataclasses import dataclass, field

import engine
from engine.bots.bot import bot
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import NUMBER
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table

GAME = "maria"
THREE, TWO = ("maria-theresa", "frederick", "louis"), ("a", "b")
TRIES, WEIGHED = 200, 6
"""Seeds that are tried for an ending; Actions that are weighed when all play for one power."""


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded.

    Attributes:
        way: how it is to end. bots: a kind for each seat. options: optional rules.
        side: the power that is to win the advanced game; all seats play for it, against their own interest.
    """

    way: str
    ruleset: str
    seats: tuple[str, ...]
    bots: tuple[str, ...] = ("random", "random", "random")
    scenario: str = "introductory"
    side: str = ""
    options: dict[str, bool] = field(default_factory=dict)


WANTED = {
    "france-goal": Wanted("france-goal", "2.0", THREE, ("steady", "steady", "steady")),
    "prussia-goal": Wanted("prussia-goal", "1.0", THREE, ("random", "steady", "random")),
    "austria-holds": Wanted("austria-holds", "2.0", THREE, ("steady", "steady", "steady")),
    "both-goals": Wanted("both-goals", "2.0", TWO, ("steady", "random")),
    "draw": Wanted("draw", "1.0", TWO, ("steady", "steady")),
    "reserve-prussia": Wanted("empty-reserve", "2.0", THREE, scenario="advanced", side="prussia"),
    "reserve-france": Wanted("empty-reserve", "1.0", THREE, scenario="advanced", side="france"),
    "reserve-pragmatic": Wanted(
        "empty-reserve", "2.0", THREE, scenario="advanced", side="pragmatic", options={"politics": True}
    ),
    "reserve-austria": Wanted("empty-reserve", "2.0", THREE, scenario="advanced", side="austria"),
    "winter-sums": Wanted("winter-sums", "2.0", THREE, scenario="advanced"),
    "two-reserve-prussia": Wanted("empty-reserve", "1.0", TWO, scenario="advanced", side="prussia"),
    "two-reserve-france": Wanted("empty-reserve", "2.0", TWO, scenario="advanced", side="france"),
    "two-reserve-pragmatic": Wanted("empty-reserve", "2.0", TWO, scenario="advanced", side="pragmatic"),
    "two-reserve-austria": Wanted("empty-reserve", "1.0", TWO, scenario="advanced", side="austria"),
    "two-winter-sums": Wanted(
        "winter-sums", "2.0", TWO, scenario="advanced", options={"politics": True}
    ),
}  # fmt: skip


def ends_as_wanted(table: Table, wanted: Wanted) -> bool:
    """Whether the game has ended in this way, and won by this power."""
    result = table.position.result
    winner = table.position.news[-1].message.args.get("side")
    return result is not None and result.way == wanted.way and wanted.side in ("", str(winner)[5:])


def play(seed: int, wanted: Wanted) -> Table:
    """A whole game between bots, at a table that lives in memory."""
    kinds = dict(zip(wanted.seats, wanted.bots, strict=False))
    table = Table.new(
        engine.game(GAME),
        ruleset=wanted.ruleset,
        scenario=wanted.scenario,
        seats=[SeatEntry(seat, seat, kind) for seat, kind in kinds.items()],
        seed=seed,
        options=wanted.options,
        version=engine.__version__,
    )
    players = {seat: bot(kind) for seat, kind in kinds.items()}
    rng = Rng(seed)
    while (decision := table.decision()) is not None:
        if wanted.side:
            action = best_for(table.position, decision, NUMBER[wanted.side], rng)
        else:
            action = players[decision.seat].choose(table.view(decision.seat), decision, rng)
        table.play(action, decision.seat)
    return table


def best_for(position: object, decision: Decision, power: int, rng: Rng) -> Action:
    """Of some legal Actions the one that leaves this power the emptiest reserve, and the others full ones."""
    assert isinstance(position, MariaPosition)

    def emptiness(action: Action) -> tuple[bool, int, int]:
        after = position.copy()
        after.play_legal(action, decision.seat)
        reserve = after.stock.reserve
        others = [n for p, n in enumerate(reserve) if p != power]
        lost = after.result is not None and reserve[power] > 0
        return lost, reserve[power], -sum(others)

    return min((decision.actions.pick(rng) for _ in range(WEIGHED)), key=emptiness)
