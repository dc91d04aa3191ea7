"""The table window: prompt bar, phase strip, map with docks beside it, hand tray, status line; and the curtain."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, QTime, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QMainWindow,
    QMenuBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.players import Bots
from desktop.seating import Seating
from desktop.session import Session
from desktop.settings import Motion
from desktop.views.board_names import board_names
from desktop.views.command_line import CommandLine
from desktop.views.curtain import Curtain
from desktop.views.dialogs import Toast, show_about, tell_file_error
from desktop.views.docks import DockedMap
from desktop.views.exporting import ask_copy, ask_picture
from desktop.views.hand_tray import HandTray
from desktop.views.help_now import show_help
from desktop.views.inspector import Inspector
from desktop.views.keeping import Keeper
from desktop.views.log_panel import LogPanel
from desktop.views.look import Look
from desktop.views.map_frame import MapFrame
from desktop.views.maria.allot_panel import AllotPanel
from desktop.views.maria.battle_panel import BattlePanel
from desktop.views.menus import Menus
from desktop.views.phase_strip import PhaseStrip
from desktop.views.prompt_bar import PromptBar
from desktop.views.rules_panel import RulesPanel
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from desktop.views.text_panel import TextPanel
from desktop.views.tour import Tour
from desktop.views.window_keys import WindowKeys
from engine.boards.board import Board
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table

APART = "   |   "
"""What stands between the facts of a line."""
TOLD = 4
"""So many facts of what is under the pointer stand in the status line."""


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
        self.session.careful = look.settings.confirm
        self.bots = Bots(self.session, look.settings.pace, self)
        self.seating = Seating(self.session, self.bots, self)
        self._speak()
        self.seating.begin()
        self._closed = False
        self._build()
        self._connect()
        self.keeper = Keeper(look, self.session, board, self)
        self.keys = WindowKeys(self)
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
        panels = (self.inspector, self.battle, self.allot)
        self.inner = DockedMap(look, self.frame, panels, self.log, self.rules, self.text)
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
        self.place_label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
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
        self.inner.show_panel(panel)

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
        self.inner.reword()
        self.kind.setText(
            APART.join(
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
            APART.join(
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
        told = [self.look.text(fact.message) for fact in self.session.facts(ref)[:TOLD]]
        self.place_label.setText(APART.join((self.look.name(ref), *told)))

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
        self.inner.lay_out(self.width(), force=True)

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
        self.inner.rules.show()
        self.inner.rules.raise_()
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

    def toggle_confirm(self) -> None:
        """Ask before what can't be taken back, or ask no more."""
        self.session.careful = self.look.settings.confirm = not self.look.settings.confirm
        self.look.settings.save()
        self.menus.tick()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_help(self) -> None:
        """Help on the Decision of the moment."""
        show_help(self)

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
        """The panels follow the width."""
        super().resizeEvent(event)
        self.inner.lay_out(self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the map did not want comes here."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    # --- ending -------------------------------------------------------------------

    def leave(self) -> None:
        """Keep layout and miniature; end the bots; let go of the file."""
        if self._closed:
            return
        self._closed = True
        self.keys.stop()
        self.inner.remember()
        self.keeper.finish()
        self.bots.stop()
        self.map.close_table()
        self.session.table.journal.close()

    def path(self) -> Path | None:
        """The file of the table."""
        return self.session.table.journal.path
