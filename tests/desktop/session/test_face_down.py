"""While a hand lies face down all that the window offers is the same, whatever that hand holds.

Truths that the public cannot tell apart are laid beside each other: other hands, other troops. `pytest -m long` looks
at every moment of several games, the short run at a few where a hand tells much when it lies open.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from desktop.session.session import Session
from desktop.views.scene.targets import Moves
from desktop.views.table.digits import why_no_main
from engine.bots.bot import bot
from engine.kernel.action import Action
from engine.kernel.journal import SeatEntry
from engine.kernel.positions import PositionFile
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.advice import hint_at_table
from tests.battery.choosing import some_action

GAMES = {
    "maria": "introductory", "maria-advanced": "advanced", "acres": "", "revolution": "",
    "sachsen": "year", "sachsen-battle": "battle",
}  # fmt: skip
FIGHT = {
    "game": "maria", "stage": "prussia", "phase": "combat", "hands": {"prussia": ["S4", "H5"]},
    "pieces": {"friedrich": "breslau", "neipperg": "brieg"}, "troops": {"friedrich": 3, "neipperg": 3},
}  # fmt: skip
STACK = FIGHT | {
    "pieces": {"friedrich": "breslau", "schwerin": "breslau", "leopold": "berlin", "neipperg": "brieg"},
    "troops": {"friedrich": 3, "schwerin": 4, "leopold": 2, "neipperg": 3},
}
TROOPS = {
    "game": "maria",
    "turn": 3,
    "stage": "winter",
    "hands": {"prussia": ["C10", "D3"]},
    "pieces": {"friedrich": "breslau", "schwerin": "berlin", "leopold": "magdeburg", "neipperg": "brieg"},
    "troops": {"friedrich": 6, "schwerin": 4, "leopold": 3, "neipperg": 3},
}
YEAR = {
    "game": "sachsen", "scenario": "year", "seats": 3, "deal": ["sachsen", "preussen", "hannover"], "turn": 2,
    "units": {}, "phase": "player-turn", "order": ["sachsen", "preussen", "hannover"],
    "hands": {"sachsen": ["spy", "depots"]},
}  # fmt: skip
FIELD = {
    "game": "sachsen", "scenario": "battle", "options": {"terrain": "plain"}, "turn": 2, "seed": 0,
    "sections": ["plain-3"], "moment": "half-phase", "acts": "attacker", "half": {"left": 3},
    "units": {
        "preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-2",
        "sachsen-general": "field-small-5-7", "sachsen-musketeers-1": "field-small-7-7",
    },
    "armies": {"attacker": {"laid": ["spy", "volley"]}},
    "orders": ["preussen-musketeers-1 quick-step", "sachsen-musketeers-1 volley"],
}  # fmt: skip
MOMENTS: dict[str, tuple[dict[str, Any], str, set[str]]] = {
    "a tie": (FIGHT, "attack friedrich neipperg", {"play", "stop"}),
    "a stack": (STACK, "", {"transfer"}),
    "new troops": (TROOPS, "pay D3.1; pay C10.1; done", {"enlist"}),
    "a turn": ({"game": "acres", "scenario": "standard"}, "", {"settle", "discard", "merchant"}),
    "a year": (YEAR, "", {"play"}),
    "a field": (FIELD, "", {"order", "march"}),
}
"""Situations, what is played there first, and verbs of which a hand that lies open tells."""
SOME = 12


def begun(moment: str) -> Table:
    """A table at one of these moments."""
    situation, first, _ = MOMENTS[moment]
    return go_on(PositionFile(Path("face-down.yaml"), situation).table(engine.game(situation["game"])), first)


def go_on(table: Table, texts: str) -> Table:
    """Play what the texts say, one after the other."""
    for text in texts.split("; ") if texts else ():
        table.play(table.read(text))
    return table


@cache
def played(name: str, seed: int, most: int) -> Table:
    """A game of persons, played on by the steady bot and now and then by chance."""
    game, rng = engine.game(name.partition("-")[0]), Rng(seed)
    scenario = GAMES[name] or game.scenarios[0].id
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


def may_be_done(session: Session) -> list[Action]:
    """All that is listed, in the order in which it is."""
    return [*(choice.action for choice in session.choices.all), *session.choices.offers]


def laid_beside(table: Table, moment: int, seeds: tuple[int, ...] = (1, 2)) -> set[str]:
    """Hold truths that look the same to the public against each other; the verbs in which they differ face up."""
    verbs, view = set[str](), table.view(None, moment)
    truths = [table.branch(moment, Rng(seed), known=view) for seed in seeds]
    for seat in view.asked:
        sessions = [Session(truth, seat) for truth in truths]
        lists = [{one.text() for one in may_be_done(session)} for session in sessions]
        apart = set.union(*lists) - set.intersection(*lists)
        verbs |= {text.split()[0] for text in apart}
        tried = (*sorted(apart)[:SOME], *sorted(set.intersection(*lists))[:2])
        for session in sessions:
            session.selection.cover(True)
        for told in zip(*(offered(session, tried) for session in sessions), strict=True):
            assert all(one == told[0] for one in told), f"{moment}: {seat} tells what lies face down: {told}"
    return verbs


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_may_be_done_tells_nothing_of_a_hand_that_lies_face_down(moment: str) -> None:
    table = begun(moment)
    told = laid_beside(table, len(table.history), (1, 2, 3, 4))
    assert MOMENTS[moment][2] <= told, "face up it tells"


def test_troops_that_are_divided_face_down_tell_nothing() -> None:
    """Who has some already, and how many, is told by no sheet, no prompt and no refusal before the hand is open."""
    tables = [Table.new(engine.game("maria"), scenario="introductory", seed=1) for _ in range(2)]
    sessions = [Session(go_on(table, f"allot karl {n}")) for n, table in enumerate(tables, 3)]
    seat = tables[0].view(None).asked[0]
    for session in sessions:
        session.look_as(seat)
    assert len({str(session.decision.numbers) for session in sessions if session.decision}) == 2, "it tells"
    for session in sessions:
        session.selection.cover(True)
    tried = ("allot karl 3", "allot karl 4", "allot neipperg 8", "allot neipperg 1")
    for told in zip(*(offered(session, tried) for session in sessions), strict=True):
        assert told[0] == told[1]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_no_moment_of_a_game_tells_of_a_hand_that_lies_face_down(name: str, seed: int) -> None:
    table = played(name, seed, 250)
    told = set[str]().union(*(laid_beside(table, moment) for moment in range(len(table.history))))
    assert told or name == "revolution", (
        "face up it tells; where nothing is secret there is nothing to be told"
    )
