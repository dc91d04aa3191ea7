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


SEATS = ("maria-theresa", "frederick", "louis")
"""The seats of MARIA in the order in which `selfplay` takes bots."""


def wins(seat: str, player: str, others: str, games: int) -> int:
    """How many of these games a bot of this kind wins in a seat, against two bots of another kind."""
    kinds = [player if seat == here else others for here in SEATS]
    results = selfplay(engine.game("maria"), kinds, games, seed=100).results
    return sum(count for name, count in results.items() if seat in name.partition(":")[0].split("+"))


def gained_by_judgement(seat: str, games: int) -> float:
    """The share of games that the steady bot wins beyond what a random player wins there against the same others.

    Austria need only hold out, which anybody does against random attackers; so it is measured against steady ones.
    """
    others = "steady" if seat == "maria-theresa" else "random"
    return (wins(seat, "steady", others, games) - wins(seat, "random", others, games)) / games


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_steady_beats_random(seat: str) -> None:
    """In every seat judgement wins a quarter of all games more than chance does."""
    assert gained_by_judgement(seat, 12) >= 0.25


@pytest.mark.long
@pytest.mark.parametrize("seat", SEATS)
def test_steady_beats_random_in_the_long_run(seat: str) -> None:
    """The same over 200 games, where luck cannot make up such a share."""
    assert gained_by_judgement(seat, 200) >= 0.2


def test_the_seats_are_in_order() -> None:
    """Bots are dealt to the seats in this order."""
    assert tuple(engine.game("maria").scenario("introductory").seats[3]) == SEATS


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
