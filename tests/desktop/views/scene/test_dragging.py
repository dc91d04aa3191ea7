"""Pieces are dragged, clicked, refused and chosen with real mouse events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.chooser import BESIDE, Chooser
from desktop.views.scene.map_view import MapView
from engine.kernel.refusal import Refusal
from tests.desktop.person import LONG
from tests.desktop.views.scene.conftest import Mouse

FRIEDRICH = "piece:friedrich"


def where(session: Session, piece: str) -> str:
    return next(p.place for p in session.view.pieces if p.id == piece)


def test_a_press_lights_every_legal_target(view: MapView, mouse: Mouse, session: Session) -> None:
    mouse.press(FRIEDRICH)
    decision = session.decision
    assert decision is not None
    assert view.table.lights.lit() == {a.gesture().target for a in decision.actions.of(FRIEDRICH)}


def test_a_legal_drop_plays_the_action_and_puts_the_lights_out(
    view: MapView, mouse: Mouse, session: Session
) -> None:
    mouse.drag(FRIEDRICH, "place:glogau", "place:steinau")
    assert where(session, "friedrich") == "steinau"
    assert session.table.history[-1].action.text() == "move friedrich glogau steinau"
    assert view.table.lights.shown() == 0
    assert not view.table.hand.holds
    assert view.table.piece_item(FRIEDRICH).pos() == view.table.ground.point("steinau")  # type: ignore[union-attr]


def test_the_way_follows_the_cities_dragged_through(view: MapView, mouse: Mouse, session: Session) -> None:
    usual = view.table.moves.targets(FRIEDRICH)["place:liegnitz"].gesture.via
    other = ["place:sagan", "place:bunzlau"] if "place:sagan" not in usual else ["place:glogau"]
    mouse.drag(FRIEDRICH, *other, "place:liegnitz")
    ids = [ref.partition(":")[2] for ref in (*other, "place:liegnitz")]
    assert session.table.history[-1].action.text() == f"move friedrich {' '.join(ids)}"


def test_a_button_that_went_up_elsewhere_drops_nothing(view: MapView, mouse: Mouse, session: Session) -> None:
    """Another window came in between while the piece was dragged: it goes home and stays held."""
    before = len(session.table.history)
    mouse.press(FRIEDRICH)
    mouse.move(FRIEDRICH, "place:glogau")
    assert view.table.hand.carries
    spot, none = QPointF(mouse.spot("place:steinau")), Qt.MouseButton.NoButton
    free = QMouseEvent(
        QEvent.Type.MouseMove, spot, view.mapToGlobal(spot), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), free)
    assert not view.table.hand.carries
    assert view.table.hand.holds
    assert len(session.table.history) == before


def test_what_is_carried_stays_under_the_pointer_when_the_map_moves(view: MapView, mouse: Mouse) -> None:
    """By keys, by the wheel, in a window that grows: what lies under the pointer is what a drop would mean."""
    hand = view.table.hand
    mouse.press(FRIEDRICH)
    mouse.move(FRIEDRICH, "place:steinau")
    assert (hand.carries, hand.target) == (True, "place:steinau")
    spot = view.mapFromScene(view.table.anchor("place:steinau"))
    for moved in (view.zoom_in, lambda: view.scroll_by(QPoint(120, 60)), lambda: view.resize(1100, 600)):
        moved()
        assert hand._carried is not None
        assert view.mapFromScene(hand._carried.pos()) == spot
        assert hand.target == view.table.target_at(view.mapToScene(spot)) != "place:steinau"


@pytest.mark.parametrize("way", ["escape", "undo"])
def test_a_drag_that_has_ended_moves_nothing_more(
    view: MapView, mouse: Mouse, session: Session, qtbot: QtBot, way: str
) -> None:
    """Escape puts the piece back, another position takes it away: the button that is still down drags no map."""
    mouse.drag(FRIEDRICH, "place:glogau", "place:steinau")
    source = next(iter(view.table.moves.sources()))
    before, history = view.middle(), len(session.table.history)
    mouse.press(source)
    mouse.move(source, "place:liegnitz")
    assert view.table.hand.carries
    if way == "escape":
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    else:
        assert session.undo()
        history -= 1
    assert not view.table.hand.holds
    mouse.move("place:liegnitz", "place:breslau", "place:liegnitz", "place:steinau")
    mouse.release("place:steinau")
    assert view.middle() == before
    assert len(session.table.history) == history


def test_an_illegal_place_shows_its_clause_while_hovered(
    view: MapView, mouse: Mouse, session: Session
) -> None:
    mouse.press(FRIEDRICH)
    mouse.move(FRIEDRICH, "place:trautenau")
    refusal = view.table.hand.refusal
    assert refusal is not None
    assert refusal.clause.startswith("maria 10.1")
    assert view.table.words.clause(refusal.clause) in view.table.tip.text()
    assert view.table.words.text(refusal.message) in view.table.tip.text()
    assert session.table.history[-1].action.text() != "move friedrich trautenau"


def test_an_illegal_drop_glides_back_and_tells_the_prompt_bar(
    view: MapView, mouse: Mouse, session: Session, qtbot: QtBot
) -> None:
    refused: list[Refusal] = []

    session.refused.connect(refused.append)
    mouse.drag(FRIEDRICH, "place:trautenau")
    assert [r.clause.split("-")[0] for r in refused] == ["maria 10.1"]
    assert where(session, "friedrich") == "freystadt"
    assert view.table.hand.source == FRIEDRICH, "it stays held, its targets stay lit"
    assert not view.table.hand.carries
    assert view.table.animator.busy, "it is on its way home"
    qtbot.waitUntil(lambda: not view.table.animator.busy, timeout=LONG)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.table.lights.shown() == 0
    assert view.table.tip.text() == ""


def test_clicking_a_piece_and_then_a_place_plays_too(view: MapView, mouse: Mouse, session: Session) -> None:
    mouse.click(FRIEDRICH)
    assert view.table.hand.source == FRIEDRICH
    mouse.click("place:glogau")
    assert where(session, "friedrich") == "glogau"


def test_clicking_the_piece_again_puts_it_back(view: MapView, mouse: Mouse) -> None:
    mouse.click(FRIEDRICH)
    mouse.click(FRIEDRICH)
    assert not view.table.hand.holds
    assert view.table.lights.shown() == 0


def test_shift_and_click_fixes_the_way(view: MapView, mouse: Mouse, session: Session) -> None:
    mouse.click(FRIEDRICH)
    mouse.click("place:sagan", Qt.KeyboardModifier.ShiftModifier)
    assert view.table.hand.holds
    mouse.click("place:bunzlau")
    assert session.table.history[-1].action.text() == "move friedrich sagan bunzlau"


def test_a_drag_on_empty_land_pans(view: MapView, mouse: Mouse, qtbot: QtBot) -> None:
    view.look_at(view.table.ground.point("tabor"), 1.5)
    middle = view.viewport().rect().center()
    spot = next(
        spot
        for spot in (middle + type(middle)(dx, dy) for dx in range(60, 400, 20) for dy in range(60, 300, 20))
        if view.table.ground.nearest(view.mapToScene(spot), 60 / view.zoom) is None
    )
    before = view.mapToScene(middle)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    for step in range(1, 6):
        qtbot.mouseMove(view.viewport(), spot - type(spot)(step * 20, 0))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot - type(spot)(100, 0))
    assert view.mapToScene(middle).x() > before.x() + 30
    assert not view.table.hand.holds


def test_several_meanings_open_a_chooser(view: MapView, mouse: Mouse, session: Session, qtbot: QtBot) -> None:
    hand = view.table.hand
    targets = view.table.moves.targets(FRIEDRICH)
    choices = (*targets["place:glogau"].choices[:1], *targets["place:sagan"].choices[:1])
    mouse.click(FRIEDRICH)
    hand.choose.emit(choices, view.table.ground.point("glogau"))
    assert view.chooser.isVisible()
    assert view.chooser.count() == 2
    qtbot.keyClick(view.chooser, Qt.Key.Key_Down)
    qtbot.keyClick(view.chooser, Qt.Key.Key_Return)
    assert where(session, "friedrich") == "sagan"
    assert not view.chooser.isVisible()


def test_escape_in_the_chooser_puts_the_piece_back(
    view: MapView, mouse: Mouse, session: Session, qtbot: QtBot
) -> None:
    choices = view.table.moves.targets(FRIEDRICH)["place:glogau"].choices[:1] * 2
    mouse.click(FRIEDRICH)
    view.table.hand.choose.emit(choices, view.table.ground.point("glogau"))
    qtbot.keyClick(view.chooser, Qt.Key.Key_Escape)
    assert not view.table.hand.holds
    assert where(session, "friedrich") == "freystadt"


def test_a_digit_takes_a_meaning(view: MapView, mouse: Mouse, session: Session, qtbot: QtBot) -> None:
    targets = view.table.moves.targets(FRIEDRICH)
    choices = (targets["place:glogau"].choices[0], targets["place:sagan"].choices[0])
    mouse.click(FRIEDRICH)
    view.table.hand.choose.emit(choices, view.table.ground.point("glogau"))
    qtbot.keyClick(view.chooser, Qt.Key.Key_2)
    assert where(session, "friedrich") == "sagan"


def test_why_not_here_gives_every_reason(view: MapView, mouse: Mouse, session: Session) -> None:
    refused: list[Refusal] = []

    session.refused.connect(refused.append)
    mouse.click(FRIEDRICH)
    reasons = view.table.hand.why_not("place:trautenau")
    assert refused == reasons[:1]
    assert all(view.table.words.text(r.message) in view.table.tip.text() for r in reasons)


@pytest.mark.parametrize("letters", [1.0, 1.75])
def test_a_long_meaning_is_read_whole_in_a_narrow_window(
    view: MapView, session: Session, letters: float
) -> None:
    """It stands in several lines within the map; a short one keeps its one line."""
    long = "ferma Moschettieri 1 a E3, distanza 4, alzo 1: colpisce con 3 su 6, danno medio 1,7; " * 2
    chooser, nothing = Chooser(view, session.gate), lambda _number: None
    view.resize(480, 640)
    chooser.ask([long, "passa"], QPoint(240, 600), load_theme("light"), nothing, lambda: None, letters)
    assert view.rect().contains(chooser.geometry())
    first, second = (chooser.visualItemRect(chooser.item(row)) for row in range(2))
    written = QFontMetrics(chooser.font()).boundingRect(
        first.adjusted(0, 0, -BESIDE // 2, 0), Qt.TextFlag.TextWordWrap, f"1  {long}"
    )
    assert second.height() < written.height() <= first.height()
    assert second.bottom() <= chooser.viewport().height()
