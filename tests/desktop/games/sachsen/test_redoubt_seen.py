"""Where a redoubt would lie is seen before it is laid: all of its four squares, from either side of the field."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.views.table.table_window import TableWindow
from tests.desktop.games.sachsen.conftest import Sit, battlefield

SQUARE = "place:field-small-6-1"


@pytest.fixture
def window(sit: Sit) -> TableWindow:
    """The attacker may lay a redoubt in the north."""
    before = {"turn": 0, "moment": "redoubts", "capital": True, "half": {}, "units": {}}
    units = {"preussen-general": "waiting", "sachsen-general": "waiting"}
    return sit(battlefield(**before | {"units": units}))


def test_all_four_squares_are_lit_under_the_pointer(window: TableWindow) -> None:
    scene = window.scene
    assert scene.lights.areas.taken_up.isEmpty()
    for turned in (False, True):
        if turned:
            QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
        scene.lights.hover(SQUARE)
        taken = scene.lights.areas.taken_up
        inside = {ref for ref in scene.ground.marks if taken.contains(scene.ground.point(ref))}
        assert inside == {f"field-small-{column}-{row}" for column in (6, 7) for row in (1, 2)}
        scene.lights.hover("")
        assert scene.lights.areas.taken_up.isEmpty()


def test_what_is_lit_takes_up_no_more_than_itself_elsewhere(window: TableWindow) -> None:
    """A unit that is deployed stands on one square."""
    for _ in range(2):
        assert window.session.act_text("done")
    assert window.session.act_text("begin me 1")
    window.scene.select("piece:preussen-general")
    window.scene.lights.hover(SQUARE)
    assert window.scene.lights.areas.taken_up.isEmpty()


def test_its_line_names_both_ends(window: TableWindow) -> None:
    decision = window.session.decision
    assert decision is not None
    found = {window.appearance.text(one.gesture().label) for one in decision.actions}
    assert "Redoubt from F1 to G2" in found
