"""Where the whole answer that is offered would set units out is seen on the map before it is given."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

import engine
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import Sit


def until(table: Table, step: str) -> Table:
    """A table led to a Step."""
    while (decision := table.decision()) is not None and decision.step != step:
        table.play(decision.shown or decision.actions.pick(Rng(2)), decision.seat)
    return table


@pytest.mark.parametrize(("scenario", "step"), [("year", "placing"), ("battle", "deploying")])
def test_what_is_shown_stands_as_ghosts(sit: Sit, scenario: str, step: str) -> None:
    """They are those of the answer itself, and go when it has been given."""
    game = engine.game("sachsen")
    window = sit(until(Table.new(game, scenario=scenario, kind="open", seed=3), step))
    session, ghosts = window.session, window.scene.ghosts
    decision = session.decision
    assert decision is not None
    assert decision.shown is not None
    foretold = {piece.ref: piece.place for piece in ghosts.shown}
    assert foretold
    digest = session.table.position.digest()
    assert dict(foretold) == {piece.ref: piece.place for piece in decision.sketch}
    assert session.table.position.digest() == digest, "nothing is done"
    assert session.act(decision.shown, sure=True)
    QApplication.processEvents()
    stands = {piece.ref: piece.place for piece in session.view.pieces}
    assert {ref: stands[ref] for ref in foretold} == foretold
    assert not foretold.keys() & {piece.ref for piece in ghosts.shown}


def test_the_past_has_no_ghosts(sit: Sit) -> None:
    window = sit(until(Table.new(engine.game("sachsen"), scenario="year", kind="open", seed=3), "placing"))
    decision = window.session.decision
    assert decision is not None
    assert decision.shown is not None
    assert window.session.act(decision.shown, sure=True)
    assert window.scene.ghosts.shown
    window.session.look_at(0)
    assert not window.scene.ghosts.shown


def test_what_does_more_than_set_out_is_not_foretold() -> None:
    """Nothing of a die or a lot is seen beforehand."""
    table = until(Table.new(engine.game("sachsen"), scenario="year", kind="open", seed=3), "bids")
    decision = table.decision()
    assert decision is not None
    assert decision.sketch == ()
