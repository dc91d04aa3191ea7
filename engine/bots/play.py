"""Bots playing whole games among themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

from msgspec import Struct

from engine.bots.bot import Bot, bot
from engine.bots.bot import kinds as known
from engine.kernel.game import Game, Scenario
from engine.kernel.options import OptionValue
from engine.kernel.position import Position
from engine.kernel.rng import Rng

ENDLESS = 2000
"""Actions after which a game is left unfinished whose rules set no bound: random players may find no end."""


class Report(Struct, frozen=True):
    """What came of a number of games.

    Attributes:
        decisions: Actions played in all games. longest: in the longest one.
        results: winners and way ("north: goal", "draw: ...", "unfinished") -> number of games.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    results: dict[str, int]
    longest: int


def limit(scenario: Scenario, position: Position) -> int:
    """How many Actions bots play at most in a game: 0, as many as it takes, if the rules set a bound or a last turn."""
    return 0 if scenario.longest or position.most_left() or position.view(None).turns else ENDLESS


def play_out(position: Position, bots: dict[str, Bot], rng: Rng, most: int = 0) -> int:
    """Let bots play a Position to its end (or for `most` Actions, if not 0); returns the number of Actions."""
    blank = position.view(None)
    played = 0
    while most == 0 or played < most:
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
    options: Mapping[str, OptionValue] | None = None,
    told: Callable[[int], None] = lambda _done: None,
) -> Report:
    """Play games between bots, by kind in the order of the seats; the last kind serves all seats that remain.

    A game that need not end is left at its `limit`. `told` hears after each game how many are done. Raises KeyError for
    an unknown kind of bot.
    """
    chosen = game.scenario(scenario or game.scenarios[0].id)
    seats = seats or max(chosen.seats)
    names = list(chosen.seating(seats, options or {}))
    kinds = [*(bots or ("random",))]
    for kind in kinds:
        if kind not in known(game.id):
            raise KeyError(kind)
    players = {s: bot(kinds[min(n, len(kinds) - 1)]) for n, s in enumerate(names)}
    results: dict[str, int] = {}
    decisions = longest = 0
    began = perf_counter()
    for number in range(games):
        position = game.start(
            ruleset=ruleset, scenario=chosen.id, seats=seats, seed=seed + number, options=options
        )
        played = play_out(position, players, Rng(seed + number + (1 << 32)), limit(chosen, position))
        decisions, longest = decisions + played, max(longest, played)
        name = told_result(position)
        results[name] = results.get(name, 0) + 1
        told(number + 1)
    seconds = perf_counter() - began
    per_second = decisions / seconds if seconds else 0.0
    return Report(games, decisions, seconds, per_second, dict(sorted(results.items())), longest)


def told_result(position: Position) -> str:
    """How a game ended, in words for a table: "north: goal"; "unfinished" where it was left."""
    result = position.result
    if result is None:
        return "unfinished"
    return f"{'+'.join(result.winners) or 'draw'}: {result.way}"
