"""Bots: fair, reproducible, and steady better than random."""

from __future__ import annotations

import pytest

import engine
from engine.bots import bot, kinds
from engine.bots.play import play_out, selfplay
from engine.kernel.rng import Rng


@pytest.mark.parametrize(("game", "kind"), [(g, k) for g in engine.titles() for k in kinds(g)])
def test_bots_finish_games_and_repeat_themselves(game: str, kind: str) -> None:
    """The same seed gives the same game, whatever the bot."""
    dumps = []
    for _ in range(2):
        position = engine.game(game).start(seed=8)
        players = {seat: bot(kind) for seat in position.view(None).seats}
        assert play_out(position, players, Rng(3)) > 0
        assert position.result is not None
        dumps.append(position.dump())
    assert dumps[0] == dumps[1]


def test_random_plays_every_action() -> None:
    """Each legal Action is as likely as the others."""
    position = engine.game("toy").start(seed=1)
    decision = position.decision()
    assert decision is not None
    rng = Rng(5)
    view = position.view(decision.seat)
    counts = dict.fromkeys(decision.actions, 0)
    for _ in range(4000):
        counts[bot("random").choose(view, decision, rng)] += 1  # type: ignore[index]
    assert all(850 < n < 1150 for n in counts.values())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "winner"),
    [
        (("random", "steady", "random"), "frederick"),
        (("random", "random", "steady"), "louis"),
        (("steady", "random", "random"), "maria-theresa"),
    ],
    ids=lambda v: v if isinstance(v, str) else "",
)
def test_steady_beats_random(bots: tuple[str, ...], winner: str) -> None:
    """In every seat it wins more often than a random player there, against random players."""
    game = engine.game("maria")
    steady = selfplay(game, bots, 6, seed=100)
    chance = selfplay(game, ["random"], 6, seed=100)

    def wins(results: dict[str, int]) -> int:
        return sum(n for name, n in results.items() if name.startswith(winner))

    assert wins(steady.results) >= max(2, wins(chance.results))


def test_selfplay_reports() -> None:
    """The keys that the command line promises."""
    heard: list[int] = []
    report = selfplay(engine.game("toy"), ["random"], 7, seed=2, told=heard.append)
    assert heard == list(range(1, 8))
    assert report.games == 7 == sum(report.results.values())
    assert 0 < report.longest <= report.decisions
    assert report.decisions_per_second > 0
    with pytest.raises(KeyError):
        selfplay(engine.game("toy"), ["clever"])


def test_unknown_bots() -> None:
    """There are only those that are listed."""
    with pytest.raises(KeyError):
        bot("oracle")
    assert kinds("toy") == ("random",)
    assert kinds("maria") == ("random", "steady")
