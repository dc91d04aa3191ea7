"""While a hand lies face down all that the window offers is the same, whatever that hand holds.

Truths that the public cannot tell apart are laid beside each other: other hands, other troops. `pytest -m long` looks
at every fourth moment of many games; the short run at those where hands told most.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import engine
from desktop.session.session import Session
from desktop.views.scene.targets import Moves
from desktop.views.table.digits import why_no_main
from engine.bots.bot import bot
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.advice import hint_at_table
from tests.battery.choosing import some_action

GAMES = {
    "maria": {"scenario": "introductory"},
    "maria-advanced": {"scenario": "advanced"},
    "acres": {},
    "revolution": {},
    "sachsen": {"scenario": "year"},
    "sachsen-battle": {"scenario": "battle"},
}
WAYS = {
    ("maria", 0): "pay",
    ("maria-advanced", 3): "stop",
    ("acres", 0): "settle",
    ("sachsen", 0): "play",
    ("sachsen-battle", 0): "order",
}
SOME = 12


@cache
def played(name: str, seed: int, most: int) -> Table:
    """A game of persons, played on by the steady bot and now and then by chance."""
    game, rng = engine.game(name.partition("-")[0]), Rng(seed)
    scenario = GAMES[name].get("scenario", game.scenarios[0].id)
    count = max(game.scenario(scenario).seats)
    seats = [SeatEntry(seat) for seat in game.scenario(scenario).seats[count]]
    table, player = Table.new(game, scenario=scenario, seats=seats, seed=seed), bot("steady")
    while len(table.history) < most and (decision := table.decision()) is not None:
        by_chance = rng.below(10) == 0
        action = (
            some_action(decision.actions.all(), rng)
            if by_chance
            else player.choose(table.view(decision.seat), decision, rng)
        )
        table.play(action, decision.seat)
    return table


def offered(session: Session, tried: tuple[str, ...]) -> Iterator[tuple[str, object]]:
    """All that the window makes of a Session: lists, lights, refusals, hints, questions, what a typed line comes to."""
    decision, choices, moves = session.decision, session.choices, Moves(session)
    assert decision is not None
    moves.renew()
    yield "asked", (decision.prompt, decision.numbers, decision.sketch, choices.withheld, choices.pieces)
    yield "made", [(one.action.text(), one.gesture, decision.label(one.action)) for one in choices.made]
    yield "offers", [one.text() for one in (*choices.offers, *session.offers)]
    yield "answer", decision.shown and (decision.label(decision.shown), decision.preview(decision.shown))
    yield "strong", [one.gesture.kind for one in choices.all if one.gesture.kind != "press"]
    yield "enter", why_no_main(session)
    if not choices.withheld:
        yield "hint", hint_at_table(session.view.game, decision, (), 2)
    yield "lit", {ref: [one.action.text() for one in target.choices] for ref, target in moves.laid().items()}
    refs = [piece.ref for piece in session.view_in_sight.standing()][:SOME]
    for ref in refs:
        yield f"idle {ref}", session.why_idle(ref)
        for target in (
            *refs[:3],
            *(f"place:{piece.place}" for piece in session.view_in_sight.standing()[:SOME]),
        ):
            yield f"{ref} to {target}", moves.refusals(ref, target)
            yield f"to {target}", (moves.refusals("", target), moves.picked_at((target,)))
    said: list[object] = []
    session.refused.connect(said.append)
    for text in tried:
        yield f"why not {text}", session.why_not(session.table.read(text))
        if decision.keeps_back(session.table.read(text)):
            said.clear()
            assert not session.act_text(text)
            yield f"typed {text}", said[:]
    session.refused.disconnect(said.append)


def laid_beside(table: Table, moments: range, wanted: str = "") -> set[str]:
    """Hold truths that look the same to the public against each other; the verbs in which they differ face up.

    Where a `wanted` verb is given, only moments at which it is told by a hand.
    """
    verbs = set[str]()
    for moment in moments:
        view = table.view(None, moment)
        if view.winners is not None:
            break
        truths = [table.branch(moment, Rng(seed), known=view) for seed in (1, 2)]
        for seat in view.asked:
            sessions = [Session(truth, seat) for truth in truths]
            if _asks_for_troops(sessions):
                continue
            lists = [{one.action.text(): one.action for one in s.choices.all} for s in sessions]
            apart = {*lists[0]} ^ {*lists[1]}
            found = {text.split()[0] for text in apart}
            if wanted and wanted not in found:
                continue
            verbs |= found
            tried = (*sorted(apart)[:SOME], *sorted({*lists[0]} & {*lists[1]})[:2])
            for session in sessions:
                session.selection.cover(True)
            for here, there in zip(*(offered(session, tried) for session in sessions), strict=True):
                assert here == there, f"{moment}: {seat} tells what lies face down"
            if wanted:
                return verbs
    return verbs


def _asks_for_troops(sessions: list[Session]) -> bool:
    """Whether troops are asked for as numbers, on a sheet that shows those there are."""
    sheets = [s.decision.numbers for s in sessions if s.decision is not None]
    return sheets[0] is not None and sheets[0] != sheets[-1]


@pytest.mark.parametrize(("name", "seed"), WAYS)
def test_what_may_be_done_tells_nothing_of_a_hand_that_lies_face_down(name: str, seed: int) -> None:
    wanted = WAYS[name, seed]
    assert wanted in laid_beside(played(name, seed, 200), range(200), wanted), "face up it tells"
