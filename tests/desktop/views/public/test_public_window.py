"""The public window: opened by F5, read from the last row, following its table; tools draw, point and hide."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import Shell
from desktop.profile.annotations import Arrow, Circle, PenLine, Words
from desktop.profile.screens import arrangement
from desktop.profile.settings import ROOMS, load_settings
from desktop.profile.theme import contrast
from desktop.views.public.page import Page, Revealed, Stop, Told
from desktop.views.public.page_painter import PROMPT, SMALL
from desktop.views.public.presenting import Presenting
from desktop.views.public.screen_chooser import HERE, OFF, ScreenChooser
from desktop.views.public.stage import TOOLS
from desktop.views.scene.export import export_picture
from desktop.views.scene.lettering import SIZES, ZOOMS
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.dialogs import Told as Asked
from desktop.views.widgets.fitted_text import Paragraph
from tests.desktop.driver import LEFT, in_step

RIGHT = Qt.MouseButton.RightButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
SEEN = 32
"""Shades of 255 by which a pixel must differ to be another."""
LONG = "Prussia and Saxony must place the two hussars " * 6


def spot(table: TableWindow, place: str) -> QPointF:
    """Where a place is in the view of the teacher."""
    return QPointF(table.map.mapFromScene(table.scene.ground.point(place)))


def drag(qtbot: QtBot, table: TableWindow, button: Qt.MouseButton, start: str, end: str) -> None:
    """Drag on the teacher's map from one place to another."""
    view = table.map.viewport()
    for place in (start, end):
        table.map.keep_seen(f"place:{place}")
    qtbot.mousePress(view, button, pos=spot(table, start).toPoint())
    for part in (0.3, 0.7, 1.0):
        at = spot(table, start) + (spot(table, end) - spot(table, start)) * part
        qtbot.mouseMove(view, at.toPoint())
    qtbot.mouseRelease(view, button, pos=spot(table, end).toPoint())


def hover(widget: QWidget, at: QPointF) -> None:
    """Move the mouse over a window, no button held."""
    none = Qt.MouseButton.NoButton
    kept = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, kept))


def key(
    table: TableWindow, which: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key with the map in focus."""
    QTest.keyClick(table.map, which, modifiers)


# --- opening and ending -----------------------------------------------------------------


def test_f5_asks_for_a_screen_and_remembers_it(
    shell: Shell, table: TableWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.views.public.screen_chooser.SHOWN", 1500)
    table.menus.action("menu-present").trigger()
    in_step()
    chooser = table.findChild(ScreenChooser)
    assert chooser is not None
    assert [sign.isVisible() for sign in chooser.signs] == [True] * len(chooser.buttons)
    qtbot.waitUntil(lambda: not any(sign.isVisible() for sign in chooser.signs), timeout=8000)
    chooser.theme_box.setCurrentIndex(1)
    chooser.room_box.setCurrentIndex(2)
    QTest.mouseClick(chooser.buttons[0], LEFT)
    in_step()
    presenting = shell.presenting
    assert presenting is not None
    assert presenting.public is not None
    assert presenting.public.isFullScreen()
    kept = load_settings()
    assert (kept.projector, kept.room) == ("dark", "deep")
    assert kept.public == {arrangement(): chooser.buttons[0].name}
    assert presenting.look.theme.name == "dark"
    assert table.appearance.theme.name == "parchment"
    again = presenting.choose()
    assert again is not None
    assert again.buttons[0].isChecked()
    QTest.mouseClick(again.answers[OFF], LEFT)
    in_step()
    assert shell.presenting is None


def test_it_is_not_opened_where_no_screen_is_chosen(shell: Shell, table: TableWindow) -> None:
    shell.showing.present()
    chooser = table.findChild(ScreenChooser)
    assert chooser is not None
    chooser.reject()
    in_step()
    assert shell.presenting is None


def test_over_one_screen_the_tools_come_at_the_lower_edge_and_f5_ends_it(
    shell: Shell, table: TableWindow
) -> None:
    shell.showing.present()
    chooser = table.findChild(ScreenChooser)
    assert chooser is not None
    QTest.mouseClick(chooser.answers[HERE], LEFT)
    in_step()
    presenting = shell.presenting
    assert presenting is not None
    public = presenting.public
    assert public is not None
    assert not presenting.bar.isVisible()
    hover(public, QPointF(public.rect().center()))
    hover(public, QPointF(public.width() / 2, public.height() - 20))
    assert presenting.bar.isVisible()
    assert presenting.bar.parentWidget() is public
    hover(public, QPointF(public.rect().center()))
    assert not presenting.bar.isVisible()
    QTest.keyClick(public, Qt.Key.Key_Escape)
    assert presenting.public is not None
    QTest.keyClick(public, Qt.Key.Key_F5)
    in_step()
    assert shell.presenting is None


def test_it_ends_when_its_window_is_closed(shell: Shell, presenting: Presenting) -> None:
    assert presenting.public is not None
    presenting.public.close()
    in_step()
    assert shell.presenting is None


def test_a_screen_that_goes_brings_the_window_back(presenting: Presenting) -> None:
    public = presenting.public
    assert public is not None
    presenting._screen_gone(public.screen())
    assert not public.isFullScreen()
    assert public.isVisible()
    assert public.screen().availableGeometry().contains(public.geometry())


# --- read from the last row -------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_written_smaller_than_the_floors(presenting: Presenting, room: str) -> None:
    """At 1080 lines: prompt 60, headings 52, rule and log 40, names 32, and nothing under 28."""
    picture = presenting.picture
    picture.set_size(QSize(1920, 1080))
    picture.set_room(room)
    picture.page = Page(
        Paragraph("Prussia", LONG), ("prussia", "saxony"), 3, "Turn 3",
        tuple(Stop(f"A phase with a long name {n}", "now" if n == 4 else "done") for n in range(9)),
        tuple(Told(LONG, "prussia") for _ in range(3)), "§10.1-a", "place of a rule",
    )  # fmt: skip
    picture.paint_now()
    grows = {"near": 0.8, "normal": 1.0, "deep": 1.3}[room]
    written = picture.painter.written
    assert written[0].px * picture.ratio == pytest.approx(60 * grows)
    body = [
        one for one in written if one.text.startswith(("Prussia and", "must", "place")) and one.px < PROMPT
    ]
    assert any(one.text == "place of a rule" for one in body)
    assert all(one.px * picture.ratio == pytest.approx(40 * grows) for one in body)
    assert min(one.px for one in written) * picture.ratio >= 28 * grows
    assert SMALL * 2 == 28
    for rank in SIZES:
        for zoom in ZOOMS:
            letters = picture.scene.lettering.font(rank, zoom).pixelSize()
            assert letters * picture.ratio >= 32 * grows
    assert picture.map_room.height() > 100
    page = QRectF(QPointF(), picture.page_size)
    assert page.contains(picture.map_room)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_stands_out_seven_to_one(presenting: Presenting, theme: str) -> None:
    presenting.appearance.settings.projector = theme
    presenting.appearance.changed.emit()
    picture = presenting.picture
    picture.paint_now()
    assert picture.scene.theme.name == theme
    assert len(picture.painter.written) > 8
    for one in picture.painter.written:
        assert contrast(one.ink, one.ground) >= 7, one


def test_it_takes_the_pixels_of_any_screen(presenting: Presenting) -> None:
    picture = presenting.picture
    for size in (QSize(1280, 800), QSize(1024, 768), QSize(3840, 2160)):
        picture.set_size(size)
        picture.paint_now()
        assert picture.pixmap.size() == size
        assert picture.page_size.height() == pytest.approx(540)
        assert picture.scene.ground.fineness == picture.ratio, "names keep off the signs of the level painted"


def test_letters_of_a_still_larger_screen_grow_with_its_lines(presenting: Presenting) -> None:
    picture = presenting.picture
    picture.set_size(QSize(3840, 2160))
    picture.paint_now()
    assert picture.painter.written[0].px * picture.ratio == pytest.approx(120)


# --- following --------------------------------------------------------------------------


def test_it_shows_what_is_public_and_follows_every_action(presenting: Presenting, table: TableWindow) -> None:
    picture = presenting.picture
    assert picture.session.viewer is None
    assert picture.session.decision is None
    before = picture.page
    decision = table.session.decision
    assert decision is not None
    assert table.session.act(next(a for a in decision.actions if a.verb == "move"))
    assert picture.page.lines != before.lines
    assert picture.session.view == table.session.home.view(None)
    table.session.look_at(0)
    assert picture.words.moment == 0
    table.session.look_at(None)
    in_step()
    assert table.session.undo()
    assert picture.page == before


def test_a_what_if_of_a_match_stays_with_its_owner(presenting: Presenting, table: TableWindow) -> None:
    before = presenting.picture.page
    table.session.begin_what_if()
    assert table.session.what_if is not None
    presenting.window.drawings.add(Circle("place:breslau"))
    decision = table.session.decision
    assert decision is not None
    table.session.act(next(a for a in decision.actions if a.verb == "move"))
    assert presenting.picture.page == before
    assert presenting.picture.session.table is table.session.home
    assert presenting.picture.scene.annotations.shown == {}
    table.session.back_to_now()


def test_it_follows_the_view_or_waits_until_it_is_sent(presenting: Presenting, table: TableWindow) -> None:
    picture = presenting.picture
    table.map.look_at(table.scene.ground.point("wien"), 1.0)
    assert picture.seen.contains(presenting.sight.seen.center())
    presenting.sight.follow(False)
    before = picture.seen
    table.map.look_at(table.scene.ground.point("breslau"), 1.0)
    assert picture.seen == before
    key(table, Qt.Key.Key_Return, CONTROL)
    assert picture.seen != before
    assert picture.map_room.contains(picture.to_page(table.scene.ground.point("breslau")))


def test_a_moved_view_measures_no_words(presenting: Presenting, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands around the map takes its room when it says something else, or in another size."""
    picture, measured = presenting.picture, list[object]()
    bars = picture.painter.bars
    monkeypatch.setattr(picture.painter, "bars", lambda *page: measured.append(page) or bars(*page))
    picture.look(presenting.sight.seen.adjusted(50, 50, -50, -50))
    picture.paint_now()
    assert not measured
    picture.set_size(QSize(800, 600))
    assert len(measured) == 1
    assert picture.map_room == bars(picture.page, picture.page_size).map


def test_the_map_of_the_room_holds_all_that_the_teacher_sees(
    presenting: Presenting, table: TableWindow
) -> None:
    table.map.look_at(table.scene.ground.point("breslau"), 0.7)
    sheet = table.scene.ground.rect()
    assert presenting.picture.seen.adjusted(-1, -1, 1, 1).contains(presenting.sight.seen.intersected(sheet))


# --- tools ------------------------------------------------------------------------------


def test_the_right_button_draws_arrows_and_circles_in_four_colours(
    presenting: Presenting, table: TableWindow, qtbot: QtBot
) -> None:
    drag(qtbot, table, RIGHT, "breslau", "brieg")
    view = table.map.viewport()
    for modifiers in (SHIFT, CONTROL, SHIFT | CONTROL):
        qtbot.mouseClick(view, RIGHT, modifiers, spot(table, "glogau").toPoint())
        expected = 2 if modifiers == SHIFT else 3 if modifiers == CONTROL else 4
        assert table.drawings.now == (
            Arrow(("place:breslau", "place:brieg")),
            Circle("place:glogau", expected),
        )
    shown = presenting.picture.scene.annotations.shown[""]
    assert shown == table.drawings.now
    moment = len(table.session.table.history)
    table.undo()
    table.undo()
    assert table.drawings.now[1] == Circle("place:glogau", 2)
    assert len(table.session.table.history) == moment
    key(table, Qt.Key.Key_Delete)
    assert table.drawings.now == ()


def test_in_the_public_window_the_same_gestures_draw(presenting: Presenting, qtbot: QtBot) -> None:
    public, picture = presenting.public, presenting.picture
    assert public is not None
    presenting.window.map.look_at(picture.scene.ground.point("breslau"), 0.7)

    def at(place: str) -> QPointF:
        scale = public.frame.width() / picture.page_size.width()
        return public.frame.topLeft() + picture.to_page(picture.scene.ground.point(place)) * scale

    qtbot.mousePress(public, RIGHT, pos=at("breslau").toPoint())
    qtbot.mouseMove(public, at("brieg").toPoint())
    qtbot.mouseRelease(public, RIGHT, pos=at("brieg").toPoint())
    assert presenting.window.drawings.now == (Arrow(("place:breslau", "place:brieg")),)
    assert presenting.window.scene.annotations.shown[""] == presenting.window.drawings.now


def test_pen_text_and_eraser(presenting: Presenting, table: TableWindow, qtbot: QtBot) -> None:
    key(table, Qt.Key.Key_P)
    drag(qtbot, table, LEFT, "breslau", "brieg")
    assert isinstance(table.drawings.now[0], PenLine)
    presenting.bar.buttons["text"].click()
    drag(qtbot, table, LEFT, "glogau", "glogau")
    asked = table.findChild(QInputDialog)
    assert asked is not None
    asked.setTextValue("Where to?")
    asked.accept()
    assert table.drawings.now[1] == Words("place:glogau", "Where to?")
    key(table, Qt.Key.Key_E)
    drag(qtbot, table, LEFT, "glogau", "glogau")
    assert [type(one) for one in table.drawings.now] == [PenLine]
    key(table, Qt.Key.Key_Escape)
    assert presenting.stage.tool == ""


def test_a_tool_never_plays_and_a_piece_in_the_hand_comes_first(
    presenting: Presenting, table: TableWindow, qtbot: QtBot
) -> None:
    moment = len(table.session.table.history)
    key(table, Qt.Key.Key_A)
    source = table.scene.moves.sources()[0]
    place = table.scene.place_of(source)
    drag(qtbot, table, LEFT, place, "wien")
    assert not table.scene.hand.holds
    assert len(table.session.table.history) == moment
    key(table, Qt.Key.Key_Escape)
    table.drawings.clear()
    table.scene.hand.take(source)
    qtbot.mouseClick(table.map.viewport(), RIGHT, pos=spot(table, "wien").toPoint())
    assert table.drawings.now == ()


def test_the_laser_points_in_the_room_where_it_points_on_the_table(
    presenting: Presenting, table: TableWindow, qtbot: QtBot
) -> None:
    key(table, Qt.Key.Key_L)
    table.map.keep_seen("place:breslau")
    qtbot.mouseMove(table.map.viewport(), spot(table, "breslau").toPoint())
    pointer = presenting.stage.pointer
    assert pointer is not None
    there = presenting.picture.to_scene(pointer)
    assert there is not None
    assert (there - table.scene.ground.point("breslau")).manhattanLength() < 4
    assert presenting.public is not None
    seen = presenting.public.grab().toImage()
    scale = presenting.public.frame.width() / presenting.picture.page_size.width()
    dot = (presenting.public.frame.topLeft() + pointer * scale).toPoint()
    assert seen.pixelColor(dot) == QColor("#FF3B30")
    key(table, Qt.Key.Key_L)
    assert presenting.stage.pointer is None


@pytest.mark.parametrize("tool", ["spotlight", "lens"])
def test_spotlight_and_lens_lie_around_the_pointer(presenting: Presenting, tool: str) -> None:
    public, stage = presenting.public, presenting.stage
    assert public is not None
    plain = public.grab().toImage()
    stage.take(tool)
    middle = QPointF(presenting.picture.page_size.width() / 2, presenting.picture.page_size.height() / 2)
    stage.point(middle)
    lit = public.grab().toImage()
    assert lit != plain
    corner = lit.pixelColor(4, lit.height() // 2)
    before = plain.pixelColor(4, lit.height() // 2)
    assert (corner.lightness() < before.lightness() * 0.4) == (tool == "spotlight")
    stage.grow(100)
    assert stage.radius * 2 == 400
    stage.grow(-100)
    assert stage.radius * 2 == 80


@pytest.mark.parametrize(("which", "colour"), [(Qt.Key.Key_B, "#000000"), (Qt.Key.Key_W, "#FFFFFF")])
def test_blank_hides_everything_and_the_same_key_returns(
    presenting: Presenting, table: TableWindow, which: Qt.Key, colour: str
) -> None:
    public = presenting.public
    assert public is not None
    plain = public.grab().toImage()
    key(table, which)
    blank = public.grab().toImage()
    expected = QImage(blank)
    expected.fill(QColor(colour))
    assert blank == expected
    QTest.keyClick(public, which)
    assert public.grab().toImage() == plain


def test_freeze_holds_the_picture_while_the_table_goes_on(presenting: Presenting, table: TableWindow) -> None:
    public = presenting.public
    assert public is not None
    key(table, Qt.Key.Key_F)
    held = public.grab().toImage()
    decision = table.session.decision
    assert decision is not None
    table.session.act(next(a for a in decision.actions if a.verb == "move"))
    presenting.picture.paint_now()
    assert public.grab().toImage() == held
    key(table, Qt.Key.Key_F)
    assert public.grab().toImage() != held


def test_what_was_hidden_again_is_not_held(presenting: Presenting, table: TableWindow) -> None:
    public, picture = presenting.public, presenting.picture
    assert public is not None
    picture.scene.names.settle(now=True)
    picture.paint_now()
    plain = public.grab().toImage()
    picture.reveal(Revealed("Revealed", "prussia", picture.words.moment, ("C2", "H5")))
    picture.paint_now()
    assert apart(public.grab().toImage(), plain) > SEEN
    picture.reveal(None)
    key(table, Qt.Key.Key_F)
    assert apart(public.grab().toImage(), plain) < SEEN


def apart(one: QImage, other: QImage) -> int:
    """By how many of 255 shades two pictures differ at most: a letter's last bits hang on what was written before."""
    shades = [np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (one, other)]
    return int(np.abs(shades[0] - shades[1]).max())


def test_a_remote_steps_through_what_happened(presenting: Presenting, table: TableWindow) -> None:
    last = len(table.session.table.history)
    key(table, Qt.Key.Key_PageUp)
    assert table.session.moment == last - 1
    assert presenting.picture.words.moment == last - 1
    key(table, Qt.Key.Key_PageDown)
    assert presenting.picture.words.moment == last


def test_every_tool_and_act_has_its_button_and_says_its_key(presenting: Presenting) -> None:
    buttons = presenting.bar.buttons
    assert {*TOOLS, "black", "white", "freeze", "clear", "follow", "send", "reveal", "off"} < set(buttons)
    assert buttons["laser"].toolTip().endswith("(L)")
    assert buttons["follow"].isChecked()
    buttons["follow"].click()
    assert not presenting.sight.follows


def test_drawings_come_out_in_an_exported_picture(table: TableWindow, tmp_path: Path) -> None:
    """As they stand on the position that is seen, in the picture as it is seen and in that of the whole map."""
    table.map.look_at(table.scene.ground.point("breslau"), 1.0)
    for area in (None, table.scene.sceneRect()):
        plain, drawn = tmp_path / "plain.png", tmp_path / "drawn.png"
        assert export_picture(table.scene, plain, area=area)
        table.drawings.add(Circle("place:breslau", 3))
        assert export_picture(table.scene, drawn, area=area)
        assert QImage(str(plain)) != QImage(str(drawn))
        table.undo()
        assert export_picture(table.scene, drawn, area=area)
        assert QImage(str(plain)) == QImage(str(drawn))


# --- revealing --------------------------------------------------------------------------


def choices(presenting: Presenting) -> QMenu:
    """The menu of what can be revealed."""
    return presenting.reveal_menu()


@pytest.mark.parametrize("answer", ["show", "no"])
def test_a_hand_is_revealed_only_after_a_yes_and_until_the_next_action(
    presenting: Presenting, table: TableWindow, answer: str
) -> None:
    menu = choices(presenting)
    hands = [action for action in menu.actions() if "hand" in action.text()]
    hands[0].trigger()
    assert presenting.picture.revealed is None
    asked = table.findChild(Asked, "publicRevealAsk")
    assert asked is not None
    asked._choose(answer)
    shown = presenting.picture.revealed
    if answer == "no":
        assert shown is None
        return
    assert shown is not None
    seat = next(seat for seat, sides in table.session.view.seats.items() if shown.side in sides)
    view = table.session.home.view(seat)
    assert shown.cards == next(hand.cards for hand in view.hands if hand.side == shown.side)
    assert shown.title in list(presenting.picture.page.texts())
    decision = table.session.decision
    assert decision is not None
    table.session.act(next(a for a in decision.actions if a.verb == "move"))
    assert presenting.picture.revealed is None


def test_one_number_is_revealed_and_hidden_again(presenting: Presenting) -> None:
    menu = choices(presenting)
    number = next(action for action in menu.actions() if "troop" in action.text())
    number.trigger()
    asked = presenting.window.widget.findChild(Asked, "publicRevealAsk")
    assert asked is not None
    asked._choose("show")
    shown = presenting.picture.revealed
    assert shown is not None
    assert shown.cards == ()
    assert presenting.bar.buttons["reveal"].isChecked()
    in_step()
    menu = choices(presenting)
    menu.actions()[0].trigger()
    assert presenting.picture.revealed is None


def test_it_ends_with_its_table(shell: Shell, presenting: Presenting) -> None:
    assert presenting.public is not None
    shell.show_start()
    in_step()
    assert shell.presenting is None


def test_the_window_is_dressed_for_all_these_tests(shell: Shell, qapp: QApplication) -> None:
    """As people see it; each test leaves its face and its style as they were."""
    assert qapp.font().family() == shell.appearance.sans(14).family()
    assert "QPushButton" in qapp.styleSheet()
