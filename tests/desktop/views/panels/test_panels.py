"""What the panels say: a long duel at one glance, the cost of stopping, new cards, phases, what a piece can do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton

import engine
from desktop.games.maria.battle_panel import BattlePanel
from desktop.games.maria.cards import in_order
from desktop.profile.library import new_path
from desktop.views.hand.new_cards import NewCards
from desktop.views.table.table_window import TableWindow
from engine.bots.bot import bot
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.kernel.view import HandView
from tests.desktop.driver import LEFT, Driver

PEOPLE = {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"}


def played_until(seed: int, reached: Callable[[Table], bool]) -> Table:
    """A table of three persons, played by a bot to the moment wanted; the next seeds are tried if it never comes."""
    seats = [SeatEntry(seat, name) for seat, name in PEOPLE.items()]
    player = bot("steady")
    for one in range(seed, seed + 20):
        table = Table.new(engine.game("maria"), ruleset="2.0", seats=seats, seed=one, path=new_path("maria"))
        rng = Rng(one)
        while (decision := table.decision()) is not None:
            if reached(table):
                return table
            table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
        table.journal.close()
    raise AssertionError("the moment never came")


def cards_in_a_duel(least: int) -> Callable[[Table], bool]:
    """Whether so many cards lie in a duel that goes on."""

    def reached(table: Table) -> bool:
        duel = table.view(None).contest
        return duel is not None and len(duel.laid) >= least and duel.due is not None

    return reached


def at_the_table(driver: Driver, table: Table) -> TableWindow:
    """Its window, with the right person before it."""
    driver.shell.open_table(table)
    QApplication.processEvents()
    driver.uncover()
    QApplication.processEvents()
    return driver.table


@pytest.mark.parametrize(("wide", "high"), [pytest.param(1920, 1080, marks=pytest.mark.long), (1280, 720)])
@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.long), "it", pytest.param("es", marks=pytest.mark.long)]
)
def test_a_long_duel_is_seen_without_scrolling(driver: Driver, wide: int, high: int, language: str) -> None:
    driver.shell.appearance.set_language(language)
    driver.shell.resize(wide, high)
    window = at_the_table(driver, played_until(17, cards_in_a_duel(9)))
    QTest.qWait(50)
    panel, fight = window.panel(BattlePanel), window.panel(BattlePanel).fight
    assert panel.isVisible()
    assert fight is not None
    room = panel.area.viewport()
    bottom = panel.cost.mapTo(room, panel.cost.rect().bottomLeft()).y()
    assert panel.cost.text()
    assert bottom <= room.height(), (bottom, room.height(), panel.board.height(), panel.cost.height())
    assert panel.board.width() <= room.width()
    spoken = panel.board.accessibleName()
    for one in fight.contest.sides:
        for general in one.pieces:
            assert window.appearance.name(f"piece:{general}") in spoken


def test_stopping_says_its_cost_in_bar_and_panel(driver: Driver) -> None:
    window = at_the_table(driver, played_until(10, cards_in_a_duel(4)))
    fight = window.panel(BattlePanel).fight
    assert fight is not None
    seat = window.session.table.decision().seat  # type: ignore[union-attr]
    window.seating.peek(seat)
    QApplication.processEvents()
    labels = [b.text() for b in window.prompt.findChildren(QPushButton) if b.isVisible()]
    lost, retreat = fight.more.lost, fight.more.retreat
    troops, cities = "troop" if lost == 1 else "troops", "city" if retreat == 1 else "cities"
    assert f"Give in: lose {lost} {troops}, retreat {retreat} {cities}" in labels
    assert f"{lost} troop{'s' if lost > 1 else ''} lost" in window.panel(BattlePanel).cost.text()


def test_what_happens_and_what_is_refused_is_said_aloud(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Screen readers hear results as they come; only what the viewer may read (12)."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window = at_the_table(driver, played_until(7, lambda t: t.view(None).step == "movement"))
    decision = window.session.decision
    assert decision is not None
    move = next(a for a in decision.actions if a.verb == "move")
    window.session.act(move)
    assert window.announcer.said == window.appearance.words.spoken(
        window.appearance.text(window.session.table.log(window.session.viewer)[-1].message)
    )
    window.session.act(move)
    assert "10.1" in window.announcer.said


def test_the_tray_names_the_persons_of_a_duel(driver: Driver) -> None:
    window = at_the_table(driver, played_until(10, cards_in_a_duel(1)))
    assert window.seating.duellists is not None
    window.seating.peek(window.seating.duellists[0])
    QApplication.processEvents()
    other = PEOPLE[window.seating.duellists[1]]
    words = [label.text() for label in window.tray.findChildren(QLabel) if label.isVisible()]
    assert any(f"({other}) must look away" in text for text in words), words
    assert other in words


def test_an_attack_is_confirmed_once(driver: Driver) -> None:
    table = played_until(7, lambda t: t.view(None).step == "combat")
    window = at_the_table(driver, table)
    decision, before = window.session.decision, len(table.history)
    assert decision is not None
    assert not window.session.act(decision.actions.all()[0])
    assert window.prompt.doubt is not None
    assert not window.prompt.undo_button.isVisible()
    QTest.keyClick(window.map, Qt.Key.Key_Escape)
    assert window.prompt.doubt is None
    assert len(table.history) == before
    window.session.act(decision.actions.all()[0])
    assert window.prompt.press_main()
    assert len(table.history) == before + 1


def test_confirming_can_be_switched_off(driver: Driver) -> None:
    table = played_until(7, lambda t: t.view(None).step == "combat")
    window = at_the_table(driver, table)
    driver.shell.appearance.set_confirm(False)
    decision = window.session.decision
    assert decision is not None
    assert window.session.act(decision.actions.all()[0])


def test_a_move_is_never_to_be_confirmed(driver: Driver) -> None:
    table = played_until(7, lambda t: t.view(None).step == "movement")
    window = at_the_table(driver, table)
    decision = window.session.decision
    assert decision is not None
    assert window.session.confirm_irreversible
    assert not any(table.blocks_undo(table.try_out(a, decision.seat)) for a in decision.actions)


def test_cards_are_held_in_order() -> None:
    hand = ["C2.1", "Ra.1", "S10.1", "S9.2", "H3.1", "S9.1", "D4.1"]
    suits = [card[0] for card in in_order(hand)]
    assert in_order(hand)[-1] == "Ra.1"
    assert [card for card in in_order(hand) if card[0] == "S"] == ["S9.1", "S9.2", "S10.1"]
    assert sorted(set(suits), key=suits.index) == list(dict.fromkeys(suits)), "suit by suit"


def test_cards_are_new_for_the_turn_in_which_they_are_drawn() -> None:
    news = NewCards()

    def hand(*cards: str) -> HandView:
        return HandView("prussia", "frederick", len(cards), cards)

    assert news.look(hand("S2.1", "S3.1"), 1) == frozenset()
    assert news.look(hand("S2.1", "S3.1", "H4.1"), 2) == {"H4.1"}
    assert news.look(hand("S2.1", "S3.1", "H4.1"), 2) == {"H4.1"}
    assert news.look(hand("S2.1", "S3.1", "H4.1"), 3) == frozenset()


def test_the_strip_looks_ahead_to_winter_and_tells_what_may_be_done(driver: Driver) -> None:
    window = at_the_table(driver, played_until(7, lambda t: t.view(None).step == "movement"))
    chips = {b.text(): b for b in window.strip.findChildren(QPushButton)}
    assert "Winter after turn 3" in chips
    now = next(b for b in chips.values() if b.property("state") == "now")
    assert "Acts:" in now.toolTip()
    assert "generals 3 cities" in now.toolTip()


def test_the_strip_is_laid_before_any_event_can_paint_it(driver: Driver) -> None:
    """Written anew, its chips stand in order and whole at once: no frame shows them where they were made."""
    window = at_the_table(driver, played_until(7, lambda t: t.view(None).step == "movement"))
    driver.shell.resize(1280, 720)
    QApplication.processEvents()
    strip = window.strip
    assert strip.now is not None
    before, room = strip.now, strip.now.parentWidget()
    window.appearance.changed.emit()
    assert strip.now is not before
    chips = [one for one in room.findChildren(QPushButton) if not one.isHidden()]
    assert strip.now in chips
    assert all(room.rect().contains(chip.geometry()) for chip in chips)
    for chip, after in pairwise(chips):
        assert chip.geometry().right() < after.geometry().left()


def test_the_inspector_counts_before_it_lists(driver: Driver) -> None:
    window = at_the_table(
        driver,
        played_until(7, lambda t: t.view(None).step == "movement" and "prussia" in t.view(None).acting),
    )
    window.inspector.pin("piece:friedrich")
    words = [label.text() for label in window.inspector.findChildren(QLabel)]
    assert "Frederick II of Prussia" in words
    assert any("Silesia" in text for text in words)
    fold = window.inspector.findChild(QPushButton, "fold-move")
    assert fold is not None
    assert "cities within reach" in fold.text()
    before = len(window.inspector.findChildren(QPushButton))
    QTest.mouseClick(fold, LEFT)
    reach = int(fold.text().split()[0]) if fold.text() else 0
    moves = [b for b in window.inspector.findChildren(QPushButton) if b.text().startswith("Move to")]
    assert len(moves) == reach
    assert len(window.inspector.findChildren(QPushButton)) > before
    actions = len(window.session.table.history)
    QTest.mouseClick(moves[0], LEFT)
    assert len(window.session.table.history) == actions + 1


def test_a_hussar_does_not_speak_of_cards_that_lie_face_down(driver: Driver) -> None:
    """Cards have no part in what it can do, so the inspector need not see them."""
    window = driver.shared_stage("movement", bots=True)
    window.session.selection.cover(True)
    hussar = next(piece for piece in window.session.view.pieces if piece.kind == "hussar")
    window.inspector.pin(f"piece:{hussar.id}")
    words = [label.text() for label in window.inspector.findChildren(QLabel)]
    assert window.appearance.tr("laying-covered") not in words
    assert window.appearance.tr("inspector-nothing") in words


def test_a_place_says_which_piece_can_come(driver: Driver) -> None:
    window = at_the_table(
        driver,
        played_until(7, lambda t: t.view(None).step == "movement" and "prussia" in t.view(None).acting),
    )
    window.inspector.pin("place:glogau")
    coming = [b.text() for b in window.inspector.findChildren(QPushButton) if "Move to Glogau" in b.text()]
    assert coming
    assert all(": " in text for text in coming)


def test_a_place_says_who_stands_there_and_where_its_roads_lead(driver: Driver) -> None:
    window = at_the_table(
        driver,
        played_until(7, lambda t: t.view(None).step == "movement" and "prussia" in t.view(None).acting),
    )

    def told(place: str) -> list[str]:
        window.inspector.pin(f"place:{place}")
        return [label.text() for label in window.inspector.findChildren(QLabel)]

    window.tray.hold(True)
    own = told("freystadt")
    assert "Friedrich: 8 troops" in own
    assert any(text.startswith("Main road to ") and "Glogau" in text for text in own)
    assert "Neipperg: troops ?" in told("koeniggraetz")


def test_the_status_line_keeps_facts_apart(driver: Driver) -> None:
    window = at_the_table(driver, played_until(7, lambda t: t.view(None).step == "movement"))
    window.scene.place_hovered.emit("place:glogau")
    parts = window.status.place.text().split("   |   ")
    assert parts[0] == "Glogau"
    assert "Lies in Silesia" in parts
    assert len(parts) == 5


def test_dragging_away_tells_that_a_fortress_falls(driver: Driver) -> None:
    table = played_until(
        7,
        lambda t: t.view(None).step == "movement" and any(map(_conquers(t), t.decision().actions)),  # type: ignore[union-attr]
    )
    window = at_the_table(driver, table)
    decision = window.session.decision
    assert decision is not None
    gesture = next(filter(_conquers(table), decision.actions)).gesture()
    hand, scene = window.scene.hand, window.scene
    assert hand.take(gesture.source)
    for ref in gesture.via:
        hand.way_point(ref)
    dark = scene.lights.shown()
    hand.point_at("")
    assert scene.lights.shown() < dark
    hand.put_back()


def _conquers(table: Table) -> Callable[[object], bool]:
    decision = table.decision()
    assert decision is not None
    return lambda action: any(fact.mark == "victory" for fact in decision.preview(action))  # type: ignore[arg-type]


def test_over_a_forbidden_place_the_cursor_says_so(driver: Driver) -> None:
    window = at_the_table(
        driver,
        played_until(7, lambda t: t.view(None).step == "movement" and "prussia" in t.view(None).acting),
    )
    hand, view = window.scene.hand, window.map
    assert hand.take("piece:friedrich")
    goal = window.scene.anchor("place:praha")
    assert goal is not None
    view.look_at(goal, 1.0)
    spot = QPointF(view.mapFromScene(goal))
    none, glob = Qt.MouseButton.NoButton, QPointF(view.viewport().mapToGlobal(spot.toPoint()))
    move = QMouseEvent(QEvent.Type.MouseMove, spot, glob, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), move)
    assert hand.refusal is not None
    assert window.scene.tip.isVisible(), "at once"
    assert view.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor


def test_f1_explains_this_decision(driver: Driver) -> None:
    window = at_the_table(driver, played_until(7, lambda t: t.view(None).step == "movement"))
    window.show_help()
    page = window.findChild(QDialog, "helpNow")
    assert page is not None
    words = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert window.prompt.text.accessibleName() in words
    assert "Drag a piece" in words
    assert "Click a card" not in words
    assert "along roads" in words, "the rule itself"
    page.close()


def test_leaving_the_window_turns_the_hand_down(driver: Driver) -> None:
    window = at_the_table(driver, played_until(7, lambda t: t.view(None).step == "movement"))
    for focus in (window.map, window.log.list):
        focus.setFocus()
        QTest.keyPress(focus, Qt.Key.Key_Space)
        assert window.tray.open
        QTest.keyRelease(focus, Qt.Key.Key_Space)
        driver.qtbot.waitUntil(lambda: not window.tray.open, timeout=4000)
    window.tray.keep_open()
    QApplication.sendEvent(window.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert not window.tray.open


def test_the_curtain_says_whose_secret_sheet_is_asked(driver: Driver) -> None:
    window = driver.new_table()
    assert window.curtain.isVisible()
    assert window.curtain.asked.text().startswith("Secret allotment of troops: ")
