"""Nothing secret is in the widget tree while the wrong seat, or nobody, looks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsView, QWidget

from desktop.views.panels.number_panel import NumberPanel
from desktop.views.scene.table_view import FRONT, OWN
from engine.games.maria.view_types import HIDDEN
from tests.desktop.driver import LEFT, Driver

WORDS = (
    "text",
    "toolTip",
    "accessibleName",
    "accessibleDescription",
    "windowTitle",
    "title",
    "statusTip",
    "whatsThis",
)


def all_words(root: QWidget) -> set[str]:
    """Every text a person or a screen reader could get from the widgets under `root`, hidden ones too."""
    found: set[str] = set()
    things: list[QObject] = [root, *root.findChildren(QObject)]
    for thing in things:
        for name in WORDS:
            value = getattr(thing, name, None)
            try:
                words = value() if callable(value) else None
            except TypeError:
                continue
            if isinstance(words, str):
                found.add(words)
        if isinstance(thing, QAbstractItemView) and thing.model() is not None:
            found |= set(model_words(thing))
        if isinstance(thing, QGraphicsView):
            found |= {item.toolTip() for item in thing.items()}
    return found


def model_words(view: QAbstractItemView) -> Iterable[str]:
    """The texts of a list or tree, all levels."""
    model = view.model()
    waiting = [model.index(row, 0) for row in range(model.rowCount())]
    while waiting:
        index = waiting.pop()
        yield str(index.data())
        waiting += [model.index(row, 0, index) for row in range(model.rowCount(index))]


def secrets(driver: Driver, seat: str) -> set[str]:
    """The words for what only this seat may know: its cards, those laid face down too, and its generals' troops."""
    appearance, view = driver.table.appearance, driver.table.session.table.view(seat)
    cards = {card for hand in view.hands for card in hand.cards or ()}
    laid = view.advanced.politics.laid if view.advanced is not None else {}
    cards |= {card for card in laid.values() if card != HIDDEN}
    names = {
        appearance.name(f"card:{card}", form)
        for card in cards
        for form in ("bare", "short")
        if not card.startswith("R")
    }
    for piece in view.pieces:
        if piece.strength is not None:
            name, troops = (
                appearance.name(f"piece:{piece.id}"),
                appearance.tr("word-troops", count=piece.strength),
            )
            names |= {f"{name}: {troops}", f"{name}: {appearance.name(f'side:{piece.side}')}, {troops}"}
    return names


def assert_hidden(driver: Driver, seats: Iterable[str]) -> None:
    """No word of the window tells a secret of these seats, but for what the viewer or everybody knows."""
    words = "\n".join(all_words(driver.shell))
    table = driver.table
    known = secrets(driver, table.session.viewer) if table.session.viewer else set()
    public = "\n".join(table.appearance.text(e.message) for e in table.session.table.log(None))
    for seat in seats:
        told = sorted(
            name
            for name in secrets(driver, seat)
            if name in words and name not in known and name not in public
        )
        assert not told, f"{seat}'s secrets are told: {told}"


def test_the_search_finds_what_the_right_seat_sees(driver: Driver) -> None:
    table = driver.begun("hussars")
    table.tray.keep_open()
    assert table.session.viewer is not None
    words = "\n".join(all_words(driver.shell))
    assert any(name in words for name in secrets(driver, table.session.viewer))


def test_nothing_is_told_behind_the_curtain(driver: Driver) -> None:
    table = driver.begun()
    table.column.text.bring()
    table.column.rules.bring()
    table.tray.keep_open()
    table.command.open()
    table.map.keyboard.go_to("breslau")
    own, seat = table.map, table.session.viewer
    scene, before = table.scene, len(table.session.table.history)
    dragged = next(ref for ref in scene.pieces_in_order() if scene.moves.can_be_dragged(ref))
    own.look_at(scene.anchor(dragged) or QPointF(), 1.5)
    QApplication.processEvents()
    corner, zoom = own.mapToScene(0, 0), own.zoom
    spot = own.mapFromScene(scene.anchor(dragged) or QPointF())
    QTest.mousePress(own.viewport(), LEFT, pos=spot)
    for part in range(1, 6):
        QTest.mouseMove(own.viewport(), spot + part * QPoint(12, 8))
    assert scene.hand.holds
    table.panic()
    assert not scene.hand.holds, "the piece goes home"
    QTest.mouseRelease(own.viewport(), LEFT, pos=spot + QPoint(60, 40))
    assert len(table.session.table.history) == before
    assert table.session.viewer is None
    assert table.scene.selection == "", "nobody sees what another has picked"
    assert not table.map.keyboard.place, "the next person's Enter begins where nobody has pointed"
    assert_hidden(driver, table.seating.humans)
    driver.uncover()
    assert (table.session.viewer, own.view_name, own.zoom) == (seat, OWN, zoom)
    assert (own.mapToScene(0, 0) - corner).manhattanLength() * zoom < 4, "one's own view comes back"


def test_the_next_seat_learns_nothing_of_the_one_before(driver: Driver) -> None:
    table, zooms = driver.begun("hussars"), dict[str, float]()
    for _ in range(30):
        driver.uncover()
        viewer, decision = table.session.viewer, table.session.decision
        if viewer is None or decision is None:
            break
        table.tray.keep_open()
        assert_hidden(driver, (s for s in table.seating.humans if s != viewer))
        if viewer in zooms:
            assert (table.map.view_name, table.map.zoom) == (OWN, zooms[viewer]), "what the own hand left"
        else:
            assert table.map.view_name == FRONT, "where the own pieces can act, whatever another looked at"
            table.map.zoom_by(1.2 + len(zooms) / 10)
            zooms[viewer] = table.map.zoom
        endings = [a for a in decision.actions if a.gesture().ends]
        table.session.act((endings or list(decision.actions))[0])
        if table.curtain.isVisible():
            assert_hidden(driver, table.seating.humans)


def test_troop_sheets_are_gone_with_their_owner(driver: Driver) -> None:
    table = driver.new_table()
    driver.uncover()
    assert not table.panel(NumberPanel).rows, "they lie face down with the hand"
    driver.turn_up()
    table.panel(NumberPanel).spread()
    assert table.panel(NumberPanel).rows
    QTest.mouseClick(table.panel(NumberPanel).form.over, LEFT)
    assert table.curtain.isVisible()
    assert not table.panel(NumberPanel).rows
    assert not [e for e in table.session.table.log(None) if e.kind == "allot"]


def test_the_curtain_shows_whole_sentences_at_once(driver: Driver) -> None:
    path = driver.begun().path()
    assert path is not None
    driver.shell.show_start()
    driver.shell.resize(1280, 720)
    driver.shell.open_file(path)
    QApplication.processEvents()
    curtain = driver.table.curtain
    assert curtain.isVisible()
    for label in (curtain.hand, curtain.who, curtain.asked, curtain.since, curtain.events):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
