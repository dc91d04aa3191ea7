"""Bots playing whole games among themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from msgspec import Struct

from engine.bots.bot import Bot, bot
from engine.bots.bot import kinds as known
from engine.kernel.game import Game
from engine.kernel.position import Position
from engine.kernel.rng import Rng


class Report(Struct, frozen=True):
    """What came of a number of games.

    Attributes:
        decisions: Actions played in all games. longest: in the longest one.
        results: winners and way ("frederick: goal", "draw: ...") -> number of games.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    results: dict[str, int]
    longest: int


def play_out(position: Position, bots: dict[str, Bot], rng: Rng, limit: int = 0) -> int:
    """Let bots play a Position to its end (or for `limit` Actions); returns the number of Actions."""
    blank = position.view(None)
    played = 0
    while limit == 0 or played < limit:
        decision = position.decision()
        if decision is None:
            break
        player = bots[decision.seat]
        view = position.view(decision.seat) if player.looks else blank
        action = player.choose(view, decision, rng)
        position.play_legal(action, decision.seat)
        played += 1
    return played


def selfplay(
    game: Game,
    bots: Sequence[str] = (),
    games: int = 1,
    seed: int = 0,
    *,
    ruleset: str = "",
    scenario: str = "",
    seats: int = 0,
    told: Callable[[int], None] = lambda _done: None,
) -> Report:
    """Play games between bots, by kind in the order of the seats; the last kind serves all seats that remain.

    `told` hears after each game how many are done. Raises KeyError for an unknown kind of bot.
    """
    chosen = game.scenario(scenario or game.scenarios[0].id)
    seats = seats or max(chosen.seats)
    names = list(chosen.seats[seats])
    kinds = [*(bots or ("random",))]
    for kind in kinds:
        if kind not in known(game.id):
            raise KeyError(kind)
    players = {s: bot(kinds[min(n, len(kinds) - 1)]) for n, s in enumerate(names)}
    results: dict[str, int] = {}
    decisions = longest = 0
    began = perf_counter()
    for number in range(games):
        position = game.start(ruleset=ruleset, scenario=chosen.id, seats=seats, seed=seed + number)
        played = play_out(position, players, Rng(seed + number + (1 << 32)))
        decisions, longest = decisions + played, max(longest, played)
        name = told_result(position)
        results[name] = results.get(name, 0) + 1
        told(number + 1)
    seconds = perf_counter() - began
    per_second = decisions / seconds if seconds else 0.0
    return Report(games, decisions, seconds, per_second, dict(sorted(results.items())), longest)


def told_result(position: Position) -> str:
    """How a finished game ended, in words for a table: "frederick: goal"."""
    result = position.result
    if result is None:
        return "unfinished"
    return f"{'+'.join(result.winners) or 'draw'}: {result.way}"
