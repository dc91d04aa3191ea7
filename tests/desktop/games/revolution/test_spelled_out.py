"""What the main button would do in a phase of armies: said on it, spelled out in its tip, and marked on the map."""

from __future__ import annotations

import engine
from desktop.views.table.table_window import TableWindow
from engine.kernel.table import Table
from tests.desktop.games.revolution.conftest import Sit
from tests.desktop.person import click

SIEGES = {
    "seats": 5, "bare": True, "turn": 3, "phase": "sieges", "left": ["nobility"],
    "armies": {"brabant": ["nobility"], "flanders": ["nobility"]},
    "counters": {"bruxelles": {"catholics": 2}, "gent": {"catholics": 2}},
    "cities": {"bruxelles": "catholics", "gent": "catholics"},
}  # fmt: skip
TURNED = "\N{CHECK MARK}"


def act(window: TableWindow, text: str) -> None:
    """Somebody plays this."""
    decision = window.session.decision
    assert decision is not None
    assert window.session.act(decision.read(text))


def test_a_phase_is_spelled_out(sit: Sit) -> None:
    """Its parts are said, and lie on the map; what a hand has done is no part of them; one press does the rest."""
    window = sit(Table.new(engine.game("revolution"), seed=1, kind="open", position=SIEGES))
    main, drafts = window.prompt.answers[-1], window.scene.drafts
    assert main.accessibleName() == "Besiege: Gent and Bruxelles"
    assert main.accessibleDescription().splitlines() == ["Besiege Gent", "Besiege Bruxelles"]
    assert set(drafts.shown) == {("place:gent", TURNED), ("place:bruxelles", TURNED)}
    act(window, "besiege flanders gent")
    main = window.prompt.answers[-1]
    assert main.accessibleDescription() == "Besiege Bruxelles"
    assert drafts.shown == (("place:bruxelles", TURNED),)
    click(main)
    played = [one.action.text() for one in window.session.table.history]
    assert played == ["besiege flanders gent", "all besiege brabant bruxelles"]
    assert ("place:bruxelles", TURNED) not in drafts.shown
