"""Bots: fair, reproducible, and steady better than random."""

from __future__ import annotations

import pytest

import engine
from engine.bots import bot, kinds
from engine.bots.play import ENDLESS, limit, play_out, selfplay
from engine.kernel.game import Game
from engine.kernel.rng import Rng

OPENINGS = [(name, s.id) for name in engine.titles() for s in engine.game(name).scenarios]


REPEATED = 100
"""So many decisions of a game are made twice and compared."""


@pytest.mark.parametrize(("game", "scenario", "kind"), [(g, s, k) for g, s in OPENINGS for k in kinds(g)])
def test_bots_finish_games_and_repeat_themselves(game: str, scenario: str, kind: str) -> None:
    """The same seed gives the same game, whatever the bot; only random players may find no end where none is set.

    With as few seats as there can be: the games of many are long.
    """
    seats = min(engine.game(game).scenario(scenario).seats)
    most = limit(
        engine.game(game).scenario(scenario), engine.game(game).start(scenario=scenario, seats=seats)
    )
    first, again = (engine.game(game).start(scenario=scenario, seats=seats, seed=8) for _ in range(2))
    players, rng = {seat: bot(kind) for seat in first.view(None).seats}, Rng(3)
    played = play_out(first, players, rng, REPEATED)
    play_out(again, {seat: bot(kind) for seat in players}, Rng(3), REPEATED)
    assert first.dump() == again.dump()
    if first.result is None:
        played += play_out(first, players, rng, most and most - played)
    assert first.result is not None or (kind == "random" and played == most > 0)


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


MARIA, ACRES, REVOLUTION = (engine.game(name) for name in ("maria", "acres", "revolution"))
SEATED = [
    (scenario.id, count, seat)
    for scenario in MARIA.scenarios
    for count, seats in scenario.seats.items()
    for seat in seats
]
INTRODUCTORY = [s for s in SEATED if s[0] == "introductory" and s[1] == 3]
ADVANCED = [s for s in SEATED if s[0] == "advanced"]


def wins(
    game: Game, scenario: str, seats: int, seat: str, player: str, others: str, games: int, ruleset: str = ""
) -> int:
    """How many of these games a bot of this kind wins in a seat, against bots of another kind."""
    kinds = [player if seat == here else others for here in game.scenario(scenario).seats[seats]]
    report = selfplay(game, kinds, games, seed=100, scenario=scenario, seats=seats, ruleset=ruleset)
    return sum(count for name, count in report.results.items() if seat in name.partition(":")[0].split("+"))


def gained_by_judgement(scenario: str, seats: int, seat: str, games: int) -> float:
    """The share of games that the steady bot wins beyond what a random player wins there against the same others.

    Austria need only hold out, which anybody does against random attackers; so it is measured against steady ones.
    """
    others = "steady" if seat == "maria-theresa" else "random"
    won, by_chance = (
        wins(MARIA, scenario, seats, seat, player, others, games) for player in ("steady", "random")
    )
    return (won - by_chance) / games


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seats", "seat"), INTRODUCTORY)
def test_steady_beats_random(scenario: str, seats: int, seat: str) -> None:
    """In every seat judgement wins a quarter of all games more than chance does."""
    assert gained_by_judgement(scenario, seats, seat, 12) >= 0.25


@pytest.mark.long
@pytest.mark.parametrize(("scenario", "seats", "seat"), INTRODUCTORY)
def test_steady_beats_random_in_the_long_run(scenario: str, seats: int, seat: str) -> None:
    """The same over 200 games, where luck cannot make up such a share."""
    assert gained_by_judgement(scenario, seats, seat, 200) >= 0.2


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seats", "seat"), ADVANCED)
def test_steady_wins_the_advanced_game(scenario: str, seats: int, seat: str) -> None:
    """In every seat it wins nearly all games against random players."""
    assert wins(MARIA, scenario, seats, seat, "steady", "random", 6) >= 5


@pytest.mark.long
@pytest.mark.parametrize("ruleset", MARIA.rulesets)
@pytest.mark.parametrize(("scenario", "seats", "seat"), ADVANCED)
def test_steady_wins_the_advanced_game_in_the_long_run(
    scenario: str, seats: int, seat: str, ruleset: str
) -> None:
    """The same over 200 games, by both rulebooks."""
    assert wins(MARIA, scenario, seats, seat, "steady", "random", 200, ruleset) >= 190


@pytest.mark.parametrize("seat", ACRES.scenarios[0].seats[2])
def test_steady_wins_a_few_acres(seat: str) -> None:
    """On either side it wins nearly all games against a random player."""
    assert wins(ACRES, "standard", 2, seat, "steady", "random", 6) >= 5


@pytest.mark.long
@pytest.mark.parametrize("seat", ACRES.scenarios[0].seats[2])
def test_steady_wins_a_few_acres_in_the_long_run(seat: str) -> None:
    """The same over 100 games."""
    assert wins(ACRES, "standard", 2, seat, "steady", "random", 100) >= 95


@pytest.mark.long
def test_steady_players_end_a_few_acres() -> None:
    """Between two who think, no game drags on, and either side can win."""
    report = selfplay(ACRES, ["steady"], 100, seed=1000)
    assert "unfinished" not in report.results
    assert report.decisions / report.games < 300
    assert report.longest < 800
    for side in ACRES.scenarios[0].seats[2]:
        assert sum(n for name, n in report.results.items() if name.startswith(side)) >= 20


LEADING = [(count, seat) for count in (2, 4) for seat in REVOLUTION.scenarios[0].seats[count]]
"""Every seat of the game for two, and of the game for four."""


@pytest.mark.slow
def test_steady_wins_the_dutch_revolt() -> None:
    """Of one game in every other seat against random players it wins nearly all."""
    seats = LEADING[::2]
    assert sum(wins(REVOLUTION, "full", count, seat, "steady", "random", 1) for count, seat in seats) >= 2


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seat"), LEADING)
def test_steady_wins_the_dutch_revolt_in_the_long_run(seats: int, seat: str) -> None:
    """In 100 games it beats one random player 95 times, three 80 times."""
    assert wins(REVOLUTION, "full", seats, seat, "steady", "random", 100) >= (95 if seats == 2 else 80)


SACHSEN = engine.game("sachsen")


def test_steady_wins_a_battle() -> None:
    """With equal columns it beats a random player on either side."""
    seats = SACHSEN.scenario("battle").seats[2]
    assert sum(wins(SACHSEN, "battle", 2, seat, "steady", "random", 1) for seat in seats) >= 1


@pytest.mark.long
@pytest.mark.parametrize("seat", SACHSEN.scenario("battle").seats[2])
def test_steady_wins_battles_in_the_long_run(seat: str) -> None:
    """In 100 battles on either side it wins 95."""
    assert wins(SACHSEN, "battle", 2, seat, "steady", "random", 100) >= 95


@pytest.mark.long
@pytest.mark.parametrize("seat", SACHSEN.scenario("year").seats[3])
def test_steady_wins_years_in_the_long_run(seat: str) -> None:
    """In 100 years it beats two random players 90 times."""
    assert wins(SACHSEN, "year", 3, seat, "steady", "random", 100) >= 90


def test_games_without_a_bound_are_left() -> None:
    """Self-play stops where the rules would let it go on for ever, and says so."""
    assert [limit(s, MARIA.start(scenario=s.id)) for s in MARIA.scenarios] == [0 for _ in MARIA.scenarios]
    assert limit(ACRES.scenarios[0], ACRES.start()) == ENDLESS
    for length, most in (("cycles", 0), ("provinces", ENDLESS)):
        assert limit(SACHSEN.scenario("year"), SACHSEN.start(options={"length": length})) == most
    report = selfplay(ACRES, ["random"], 4)
    assert report.results["unfinished"] > 0
    assert report.longest == ENDLESS


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
    for name in engine.playable():
        assert kinds(name) == ("random", "steady")
