"""The table window: prompt bar, phase strip, map with docks beside it, hand tray, status line; and the curtain."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, QSize, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QPlainTextEdit,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.library import note_summary, picture_path
from desktop.players import Bots
from desktop.seating import Seating
from desktop.session import Session
from desktop.settings import Motion
from desktop.views.board_names import board_names
from desktop.views.command_line import CommandLine
from desktop.views.curtain import Curtain
from desktop.views.dialogs import Toast, show_about, show_keys, tell_file_error
from desktop.views.exporting import ask_copy, ask_picture
from desktop.views.hand_tray import HandTray
from desktop.views.inspector import Inspector
from desktop.views.log_panel import LogPanel
from desktop.views.look import Look
from desktop.views.map_frame import MapFrame
from desktop.views.maria.allot_panel import AllotPanel
from desktop.views.maria.battle_panel import BattlePanel
from desktop.views.menus import Menus
from desktop.views.miniature import position_picture
from desktop.views.phase_strip import PhaseStrip
from desktop.views.prompt_bar import PromptBar
from desktop.views.rules_panel import RulesPanel
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from desktop.views.text_panel import TextPanel
from desktop.views.tour import Tour
from engine.boards.board import Board
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table

SIDE = 360
WIDE = 1500
QUICK = 500
TYPING = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


class TableWindow(QMainWindow):
    """One table on the screen.

    Signals:
        wanted: where the person wants to go: "start", "new", "load", "quit".
    """

    wanted = Signal(str)

    def __init__(self, look: Look, table: Table, board: Board) -> None:
        super().__init__()
        self.look, self.board = look, board
        self.session = Session(table, parent=self)
        self.bots = Bots(self.session, look.settings.pace, self)
        self.seating = Seating(self.session, self.bots, self)
        self._speak()
        self.seating.begin()
        self._narrow: bool | None = None
        self._closed = False
        self._turn_pictured = -1
        self._build()
        self._connect()
        self._note = QTimer(self, singleShot=True, interval=QUICK)
        self._note.timeout.connect(self._note_summary)
        self._application = application()
        self._application.installEventFilter(self)
        if self.seating.waiting_for:
            self.curtain.draw(self.seating.waiting_for)
        QTimer.singleShot(0, self, self.begin)

    def begin(self) -> None:
        """The first Decision: curtain, bots, tour."""
        if self._closed:
            return
        self.seating.settle()
        self.tray.set_duel(self.seating.duellists)  # a duel under way was told before anybody listened
        self.refresh()
        if self.session.table.game.id not in self.look.settings.toured and not self.curtain.isVisible():
            self.begin_tour()

    # --- building -----------------------------------------------------------------

    def _speak(self) -> None:
        """Take the words of the game, the names of the board and the people."""
        table = self.session.table
        people: dict[str, str] = {}
        for entry in table.journal.header.seats:
            name = entry.name or (self.look.tr("wizard-bot") if entry.bot else "")
            for ref in (
                f"seat:{entry.seat}",
                *(f"side:{s}" for s in self.session.view.seats.get(entry.seat, ())),
            ):
                if name:
                    people[ref] = name
        self.look.speak_of(table.game.id, board_names(self.board), people, table.journal.header.ruleset)

    def _build(self) -> None:
        look, session = self.look, self.session
        self.scene = TableScene(session, self.board, look.theme, look.words)
        self.scene.animator.motion = look.settings.motion
        self.map = MapView(self.scene)
        self.frame = MapFrame(look, self.map)
        self.prompt = PromptBar(look, session)
        self.strip = PhaseStrip(look, session)
        self.inspector = Inspector(look, session)
        self.battle = BattlePanel(look, session)
        self.allot = AllotPanel(look, session)
        self.log = LogPanel(look, session)
        self.rules = RulesPanel(look)
        self.text = TextPanel(look, session)
        self.tray = HandTray(look, session)
        self.tray.guarded = self.seating.guarded
        self.command = CommandLine(look, session)
        header = session.table.journal.header
        self.rules.speak_of(header.game, header.ruleset, header.scenario, len(header.seats))
        self._build_docks()
        centre = QWidget()
        lines = QVBoxLayout(centre)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.prompt)
        lines.addWidget(self.strip)
        lines.addWidget(self.inner, 1)
        lines.addWidget(self.tray)
        lines.addWidget(self.command)
        lines.addWidget(self._build_status())
        self.setCentralWidget(centre)
        self._build_menu()
        self.curtain = Curtain(look, session, self)
        self.toast = Toast(look, self)
        self.tour: Tour | None = None

    def _build_docks(self) -> None:
        self.inner = QMainWindow()
        self.inner.setWindowFlags(Qt.WindowType.Widget)
        self.inner.setDockNestingEnabled(True)
        self.inner.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.inner.setCentralWidget(self.frame)
        self.panels = QStackedWidget()
        for panel in (self.inspector, self.battle, self.allot):
            self.panels.addWidget(panel)
        self.inspector_dock = self._dock("inspector", self.panels)
        self.log_dock = self._dock("log", self.log)
        self.rules_dock = self._dock("rules", self.rules)
        self.text_dock = self._dock("text", self.text)
        for dock in self.docks:
            self.inner.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.inner.tabifyDockWidget(self.log_dock, self.rules_dock)
        self.inner.tabifyDockWidget(self.log_dock, self.text_dock)
        self.rules_dock.hide()
        self.text_dock.hide()

    def _dock(self, name: str, widget: QWidget) -> QDockWidget:
        dock = QDockWidget(self.inner)
        dock.setObjectName(f"dock-{name}")
        dock.setTitleBarWidget(QWidget(dock))
        dock.setWidget(widget)
        return dock

    @property
    def docks(self) -> tuple[QDockWidget, ...]:
        """All panels beside the map."""
        return (self.inspector_dock, self.log_dock, self.rules_dock, self.text_dock)

    def _build_menu(self) -> None:
        top = QWidget()
        top.setObjectName("menuStrip")
        self.menu_bar = QMenuBar()
        self.title = QLabel()
        self.title.setStyleSheet("font-weight: bold;")
        self.kind = QLabel()
        self.kind.setProperty("role", "second")
        line = QHBoxLayout(top)
        line.setContentsMargins(6, 0, 14, 0)
        line.addWidget(self.menu_bar, 1)
        line.addWidget(self.title, 0, Qt.AlignmentFlag.AlignCenter)
        line.addWidget(self.kind, 1, Qt.AlignmentFlag.AlignRight)
        self.setMenuWidget(top)
        self.menus = Menus(self, self.menu_bar)

    def _build_status(self) -> QWidget:
        strip = QWidget()
        strip.setObjectName("statusStrip")
        strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.place_label, self.state_label = QLabel(), QLabel()
        for label in (self.place_label, self.state_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(strip)
        line.setContentsMargins(14, 2, 14, 2)
        line.addWidget(self.place_label, 1)
        line.addWidget(self.state_label)
        self._saved_at = QTime.currentTime()
        return strip

    def _connect(self) -> None:
        session, scene = self.session, self.scene
        session.changed.connect(self._changed)
        session.refused.connect(lambda _r: self._did("why-not"))
        session.failed.connect(lambda error: tell_file_error(self.look, error, self))
        self.look.changed.connect(self._relooked)
        self.bots.thinking.connect(self._thinking)
        self.seating.curtain.connect(self._curtain)
        self.seating.duel.connect(self.tray.set_duel)
        self.curtain.opened.connect(self._uncover)
        for source in (self.prompt, self.strip, self.inspector, self.log, self.tray):
            source.rule_asked.connect(self.show_clause)
        self.battle.chip.asked.connect(self.show_clause)
        self.prompt.shown.connect(self.show_lit)
        self.log.lit.connect(self.show_lit)
        scene.place_hovered.connect(self._hover)
        scene.piece_hovered.connect(self._hover)
        scene.selected.connect(self.inspector.pin)
        scene.number_asked.connect(lambda _ref: self._show_panel())
        scene.overlay_changed.connect(self.frame.show_overlay)
        scene.map.progress.connect(self.frame.show_progress)
        scene.map.finished.connect(lambda: self.frame.show_progress(1.0))
        for name, button in self.frame.overlays.items():
            button.clicked.connect(lambda _=False, n=name: scene.toggle_overlay(n))
        self.frame.zooms["in"].clicked.connect(self.map.zoom_in)
        self.frame.zooms["out"].clicked.connect(self.map.zoom_out)
        self.frame.zooms["fit"].clicked.connect(self.map.fit)
        self.map.zoom_changed.connect(lambda _z: self._status())
        self.tray.pointed.connect(self.inspector.pin)
        self.text.pointed.connect(self.inspector.pin)
        self.command.done.connect(self.map.setFocus)

    # --- keeping in step ----------------------------------------------------------

    def _changed(self) -> None:
        self._saved_at = QTime.currentTime()
        self.refresh()
        self._note.start()
        self._did("map")

    def refresh(self) -> None:
        """What the window itself shows of the View."""
        self._show_panel()
        self._titles()
        self._status()
        self.menus.undo.setEnabled(self.session.table.why_no_undo() is None)
        self.menus.redo.setEnabled(self.session.table.can_redo())

    def _show_panel(self) -> None:
        """The panel that the Decision wants takes the inspector's place."""
        panel: QWidget = self.inspector
        if self.battle.fight is not None:
            panel = self.battle
        elif self.allot.wanted:
            panel = self.allot
        if self.panels.currentWidget() is not panel:
            self.panels.setCurrentWidget(panel)
            if panel is not self.inspector:
                self.inspector_dock.show()
                self.inspector_dock.raise_()
            self._share_room()

    def _share_room(self) -> None:
        """The battle needs more of the column than the inspector."""
        if not self._narrow and not self.log_dock.isHidden():
            high = self.inner.height()
            tall = (
                self.look.px(560) if self.panels.currentWidget() is not self.inspector else int(high * 0.47)
            )
            self.inner.resizeDocks(
                [self.inspector_dock, self.log_dock],
                [min(tall, high - 120), max(120, high - tall)],
                Qt.Orientation.Vertical,
            )

    def _titles(self) -> None:
        look, header = self.look, self.session.table.journal.header
        scenario = f"scenario-{header.game}-{header.scenario}"
        title = look.tr(
            "table-title",
            game=look.tr(f"game-{header.game}"),
            ruleset=header.ruleset,
            scenario=look.tr(scenario) if look.words.has(scenario) else header.scenario,
            seats=look.tr("word-seats", count=len(header.seats)),
        )
        self.title.setText(title)
        for dock, key in zip(self.docks, ("inspector", "log", "rules", "text"), strict=True):
            dock.setWindowTitle(look.tr(f"panel-{key}"))
        self.kind.setText(
            "   |   ".join(
                (
                    look.tr(f"kind-{header.kind}"),
                    look.tr("text-size", percent=look.settings.scale),
                    look.tr(f"theme-{'contrast' if look.theme.name == 'light' else look.theme.name}"),
                )
            )
        )
        self.setWindowTitle(f"{title} \N{EN DASH} {look.tr('app-name')}")

    def _status(self) -> None:
        look = self.look
        viewer = self.session.viewer
        sides = self.session.view.seats.get(viewer or "", ())
        view = (
            look.tr("status-view", side=[f"side:{s}" for s in sides])
            if sides
            else look.tr("status-view-public")
        )
        self.state_label.setText(
            "   |   ".join(
                (
                    look.tr("status-zoom", percent=round(self.map.zoom * 100)),
                    look.tr("status-saved", time=look.locale().toString(self._saved_at, "HH:mm:ss")),
                    view,
                )
            )
        )

    def _hover(self, ref: str) -> None:
        if not ref:
            return
        self.inspector.point(ref)
        facts = self.session.facts(ref)
        words = [self.look.text(f.message) for f in facts[:2]]
        self.place_label.setText(
            f"{self.look.name(ref)}: {' '.join(words)}" if words else self.look.name(ref)
        )

    def _thinking(self, seat: str) -> None:
        entry = self.session.table.seat_entry(seat)
        sides = self.session.view.seats.get(seat, ())
        side = self.look.name([f"side:{s}" for s in sides if s in self.session.view.acting] or f"seat:{seat}")
        who = self.look.tr("prompt-bot", who=side, level=self.look.tr(f"bot-{entry.bot}"))
        self.prompt.show_note(self.look.tr("prompt-thinking", who=who))

    def _relooked(self) -> None:
        """Another theme, language or size."""
        if self.scene.theme is not self.look.theme:
            self.scene.set_theme(self.look.theme)
            self.map.dress()
        if self.scene.words is not self.look.words:
            self.scene.set_translator(self.look.words)
            self.map.dress()
        self.map.set_text_scale(self.look.settings.scale / 100)
        self.refresh()
        self._lay_out(force=True)

    # --- curtain ------------------------------------------------------------------

    def _curtain(self, seat: str) -> None:
        if seat:
            self._close_popups()
            self.place_label.clear()
            self.inspector.pin("")
            self.inspector.ref = ""
            self.inspector.refresh()
            self.command.put_away()
            self.curtain.draw(seat)
        else:
            self.curtain.open()
            self.map.setFocus()

    def _close_popups(self) -> None:
        popup = QApplication.activePopupWidget()
        while popup is not None:
            popup.close()
            again = QApplication.activePopupWidget()
            popup = again if again is not popup else None

    def _uncover(self) -> None:
        self.seating.its_me()
        if self.session.table.game.id not in self.look.settings.toured:
            self.begin_tour()

    def panic(self) -> None:
        """Cover everything at once."""
        self.seating.panic()

    # --- rules, lights, finding ---------------------------------------------------

    def show_clause(self, clause: str) -> None:
        """Open a rule beside the log."""
        if not clause:
            return
        self.rules_dock.show()
        self.rules_dock.raise_()
        self.rules.open_clause(clause)
        self._did("prompt")
        self._did("strip")

    def show_rules(self) -> None:
        """Open the rules where the present Decision stands."""
        self.show_clause(self.session.view.clause)

    def show_lit(self, refs: tuple[str, ...]) -> None:
        """Light references on the map and bring the first into sight."""
        self.scene.light(refs)
        for ref in refs:
            point = self.scene.anchor(ref)
            if point is not None:
                self.map.keep_in_sight(point)
                break

    def find_place(self) -> None:
        """Ask for a place or piece and look at it."""
        look = self.look
        names = {look.name(f"place:{p.id}"): f"place:{p.id}" for p in self.board.places.values()
                 if p.map in self.session.view.maps}  # fmt: skip
        names |= {f"{p.name} ({p.modern})": f"place:{p.id}" for p in self.board.places.values()
                  if p.modern and p.map in self.session.view.maps}  # fmt: skip
        names |= {look.name(f"piece:{p.id}"): f"piece:{p.id}" for p in self.session.view.pieces if p.place}
        text, ok = QInputDialog.getItem(
            self, look.tr("map-search-title"), look.tr("map-search-hint"), sorted(names), 0, True
        )
        if not ok or not text:
            return
        found = names.get(text) or next((r for n, r in names.items() if text.lower() in n.lower()), "")
        if found:
            self.map.centre_on(found, 2.0)
            self.scene.light([found])
            self.inspector.pin(found)
        else:
            self.toast.say(look.tr("map-search-none"))

    # --- menu ---------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last Action back, or say why not."""
        reason = self.session.table.why_no_undo()
        if reason is not None:
            self.session.refused.emit(Refusal("", reason))
            return
        self.session.undo()
        self._did("undo")

    def save_copy(self) -> None:
        """Write the whole Journal to another file."""
        ask_copy(self.look, self.session.table, self, self.toast)

    def export_picture(self) -> None:
        """Draw the public map into a file."""
        ask_picture(self.look, self.scene, self, self.toast)

    def set_motion(self, motion: str) -> None:
        """How pieces travel."""
        self.look.settings.motion = cast("Motion", motion)
        self.look.settings.save()
        self.scene.animator.motion = self.look.settings.motion

    def set_pace(self, pace: int) -> None:
        """How long a bot's Action stays to be seen."""
        self.look.settings.pace = self.bots.pace = pace
        self.look.settings.save()

    def toggle_panels(self) -> None:
        """Hide all panels, or bring the usual ones back."""
        shown = [d for d in self.docks if not d.isHidden()]
        for dock in shown or (self.inspector_dock, self.log_dock):
            dock.setVisible(not shown)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_keys(self) -> None:
        """The keys valid now."""
        tr = self.look.tr
        keys = [
            (tr(key).rstrip("…"), a.shortcut().toString()) for key, a in self.menus.keyed if a.isEnabled()
        ]
        keys += [(tr(f"panels-key-{name}"), tr(f"panels-keys-{name}")) for name in
                 ("main", "back", "pieces", "targets", "places", "digits", "hand", "hide", "duel")]  # fmt: skip
        show_keys(self.look, keys, self)

    def show_about(self) -> None:
        """What the program is."""
        show_about(self.look, self)

    # --- tour ---------------------------------------------------------------------

    def begin_tour(self) -> None:
        """Six balloons."""
        game = self.session.table.game.id
        if game not in self.look.settings.toured:
            self.look.settings.toured.append(game)
            self.look.settings.save()
        if self.tour is not None:
            return
        self.tour = Tour(self.look, self, {
            "prompt": lambda: self.prompt, "strip": lambda: self.strip, "map": lambda: self.frame,
            "why-not": lambda: self.frame, "undo": lambda: self.prompt.undo_button, "hand": lambda: self.tray,
        })  # fmt: skip
        self.tour.ended.connect(self._tour_ended)
        self.tour.begin()

    def _tour_ended(self) -> None:
        self.tour = None
        self.map.setFocus()

    def _did(self, step: str) -> None:
        if self.tour is not None:
            self.tour.did(step)

    # --- layout -------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Inspector and log become tabs of one dock on a narrow window."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self, *, force: bool = False) -> None:
        narrow = self.width() < self.look.px(WIDE)
        if narrow == self._narrow and not force:
            return
        changed = narrow != self._narrow
        self._narrow = narrow
        kept = self.look.settings.layout.get(self._layout_key())
        if changed and (not kept or not self.inner.restoreState(QByteArray.fromHex(kept.encode()))):
            self._arrange()
        wide = self.look.px(SIDE)
        self.inner.resizeDocks([self.inspector_dock, self.log_dock], [wide, wide], Qt.Orientation.Horizontal)
        QTimer.singleShot(0, self, self._share_room)

    def _layout_key(self) -> str:
        return "narrow" if self._narrow else "wide"

    def _arrange(self) -> None:
        """The places the panels have at first."""
        area = Qt.DockWidgetArea.RightDockWidgetArea
        for dock in self.docks:
            self.inner.removeDockWidget(dock)
            self.inner.addDockWidget(area, dock)
        if self._narrow:
            self.inner.tabifyDockWidget(self.inspector_dock, self.log_dock)
        else:
            self.inner.splitDockWidget(self.inspector_dock, self.log_dock, Qt.Orientation.Vertical)
        self.inner.tabifyDockWidget(self.log_dock, self.rules_dock)
        self.inner.tabifyDockWidget(self.log_dock, self.text_dock)
        self.inspector_dock.show()
        self.log_dock.show()
        self.rules_dock.hide()
        self.text_dock.hide()
        (self.inspector_dock if self._narrow else self.log_dock).raise_()

    def restore_layout(self) -> None:
        """The first places again."""
        self.look.settings.layout.clear()
        self._arrange()
        self._lay_out(force=True)

    # --- keys of the window -------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays the main Action, digits play cards, Esc settles the bar; what the map did not want comes here."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.bots.hurry()
            focus = QApplication.focusWidget()
            if isinstance(focus, TYPING):
                return
            if isinstance(focus, QAbstractButton):
                focus.click()
            elif not self.prompt.press_main() and self.allot.ready:
                self.allot.hand_over()
        elif event.key() == Qt.Key.Key_Escape:
            self.prompt.settle()
            self.inspector.unpin()
        elif event.text().isdigit() and event.text() != "0" and self.tray.press_digit(int(event.text())):
            event.accept()
        elif event.key() == Qt.Key.Key_F6:
            self.next_panel()
        else:
            super().keyPressEvent(event)

    def next_panel(self) -> None:
        """Focus goes on: prompt, map, hand, inspector, log."""
        stops: list[QWidget] = [self.prompt.chip, self.map, self.panels, self.log.list]
        if self.tray.cards:
            stops.insert(2, self.tray.cards[0])
        here = QApplication.focusWidget()
        index = next(
            (n for n, s in enumerate(stops) if here is not None and (here is s or s.isAncestorOf(here))), -1
        )
        stops[(index + 1) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that are held: Space for the hand, A and L in a duel; and leaving the window closes the hand."""
        if not self.isVisible():
            return super().eventFilter(watched, event)
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            if self._held_key(event, kind == QEvent.Type.KeyPress):
                return True
        elif kind == QEvent.Type.ApplicationDeactivate:
            self.tray.close_hand()
            self.seating.peek(None)
        elif kind == QEvent.Type.MouseButtonPress:
            self.tray.touched()
            self.bots.hurry()
        return super().eventFilter(watched, event)

    def _held_key(self, event: QKeyEvent, down: bool) -> bool:
        focus = QApplication.focusWidget()
        if isinstance(focus, TYPING) or self.curtain.isVisible() or event.modifiers() & _CHORDS:
            return False
        if self.seating.duellists and event.key() in (Qt.Key.Key_A, Qt.Key.Key_L):
            if not event.isAutoRepeat():
                left, right = self.seating.duellists
                seat = left if event.key() == Qt.Key.Key_A else right
                self.seating.peek(seat if down else None)
            return True
        on_table = focus is None or focus in (self, self.map) or self.tray.isAncestorOf(focus)
        if event.key() == Qt.Key.Key_Space and self.tray.guarded and on_table:
            if not event.isAutoRepeat():
                self.tray.hold(down)
            return True
        return False

    # --- ending -------------------------------------------------------------------

    def _note_summary(self) -> None:
        view = self.session.table.view(None)
        note_summary(self.session.table, view)
        if view.turn != self._turn_pictured:
            self._turn_pictured = view.turn
            self._picture()

    def _picture(self) -> None:
        """Keep a miniature of the public position beside the painted maps."""
        path = self.session.table.journal.path
        if path is None:
            return
        view = self.session.table.view(None)
        image = position_picture(self.board.subset(view.maps), self.look.theme, view, QSize(760, 360))
        if image is not None:
            target = picture_path(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            image.save(str(target), "PNG")  # type: ignore[call-overload]

    def leave(self) -> None:
        """Keep layout and miniature; end the bots; let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._application.removeEventFilter(self)
        self.look.settings.layout[self._layout_key()] = bytes(self.inner.saveState().toHex().data()).decode()
        self.look.settings.save()
        self._note.stop()
        self._note_summary()
        self._picture()
        self.bots.stop()
        self.map.close_table()
        self.session.table.journal.close()

    def path(self) -> Path | None:
        """The file of the table."""
        return self.session.table.journal.path


def application() -> QCoreApplication:
    """The running application."""
    found = QApplication.instance()
    assert found is not None
    return found


_CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
