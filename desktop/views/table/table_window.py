"""The table window: what its parts do together: commands, keys, layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.profile.table_notes import read_notes
from desktop.session.drawings import Drawings
from desktop.soon import soon
from desktop.views.history.time_travel import TimeTravel
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.covering import Covering
from desktop.views.table.digits import why_idle, why_no_main
from desktop.views.table.exporting import PictureDialog, ask_copy, ask_result
from desktop.views.table.faults import Faults
from desktop.views.table.finding import ask_place
from desktop.views.table.guide import Guide
from desktop.views.table.help_now import show_help
from desktop.views.table.saved_view import restore_view
from desktop.views.table.table_parts import TableParts
from desktop.views.table.thumbnails import Keeper
from desktop.views.table.tour import Tour, Touring
from desktop.views.table.window_keys import KeyTargets, WindowKeys
from desktop.views.table.window_menus import enable, menus_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.geometry import Geometry
from desktop.views.widgets.menus import Menus
from engine.boards.board import Board
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table

if TYPE_CHECKING:
    from desktop.views.table.coaching import Coaching


class TableWindow(TableParts):
    """One table on the screen.

    Signals:
        wanted: where the person wants to go: "start", "new", "load", "present", "console", "quit".
        branched: the file of a new table that begins as this one did.
        lesson_asked: a lesson about a clause, by its reference.
    """

    wanted = Signal(str)
    branched = Signal(object)
    lesson_asked = Signal(str)

    def __init__(
        self, appearance: Appearance, table: Table, board: Board, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, table, board, parent)
        self.session.confirm_irreversible = appearance.settings.confirm
        self.session.pass_for_pins = appearance.settings.pass_for_pins
        self._closed = False
        self.coaching: Coaching | None = None
        self.guide: Guide | None = None
        self.beside: Callable[[], Sequence[QWidget]] = tuple
        self.notes = read_notes(self.path())
        self.drawings = Drawings(self.session, self.notes.drawings, self)
        self.time = TimeTravel(
            appearance,
            self.session,
            self.notes,
            self.replay,
            self.banner,
            self.border,
            self.log,
            lambda: self.covering.covers,
        )
        self.menus = Menus(appearance, self.titles.menu_bar, menus_of(self), self)
        self.covering = Covering(self, self.time)
        self.faults = Faults(self)
        self.touring = Touring(self)
        self._connect()
        self.keeper = Keeper(appearance, self.session, board, self.map, self.notes, self)
        self.time.marked.connect(self.keeper.keep_soon)
        self.drawings.changed.connect(self._drawn)
        self.scene.annotations.show(self.drawings.now)
        self.coaching = self._coaching()
        self.keys = WindowKeys(self, appearance.keys, self._key_targets())
        self.session.gate.watch(self.prompt)
        if self.seating.waiting_for:
            self.covering.cover(self.seating.waiting_for)
        soon(self, self.begin)

    def _coaching(self) -> Coaching | None:
        """The coach, where this table has one."""
        if self.coach is None or self.column.coach is None:
            return None
        from desktop.views.table.coaching import Coaching

        self.coach.rule_asked.connect(self.show_clause)
        return Coaching(
            self.appearance,
            self.session,
            self.prompt,
            self.map,
            self.coach,
            self.column.coach,
            self.announcer,
        )

    def begin(self) -> None:
        """The first Decision: curtain, bots, tour."""
        if self._closed:
            return
        self.seating.settle()
        restore_view(self.map, self.notes)
        self.map.settle()
        self.keeper.watch()
        self.tray.set_duel(self.seating.duellists)  # a duel under way was told before anybody listened
        self.refresh()
        self.column.restore_loose()
        self._offer_tour()

    # --- commands -----------------------------------------------------------------

    def _key_targets(self) -> KeyTargets:
        return KeyTargets(
            self._press_main,
            self._escape,
            self._stops,
            lambda: self.tour,
            self._idle,
            self.tray,
            self.map,
            self.curtain,
            self.answers,
            self.seating,
            self.bots,
            self.session.gate,
        )

    def _connect(self) -> None:
        session, scene = self.session, self.scene
        session.changed.connect(self._changed)
        session.refused.connect(lambda _r: self.touring.did("why-not"))
        self.faults.branched.connect(self.branched)
        self.appearance.changed.connect(self._relooked)
        self.covering.uncovered.connect(self._offer_tour)
        self.time.branched.connect(self.branched)
        self.time.copied.connect(lambda: self.wanted.emit("edit-copy"))
        self.time.told.connect(self.toast.say)
        self.time.taken_back.connect(lambda: self.touring.did("undo"))
        for source in (self.prompt, self.strip, self.inspector, self.log, self.tray, self.end_sheet):
            source.rule_asked.connect(self.show_clause)
        for panel in self.brought:
            panel.rule_asked.connect(self.show_clause)
        self.prompt.shown.connect(self.show_lit)
        self.end_sheet.chosen.connect(self._go_on_after)
        self.end_sheet.opened.connect(lambda: soon(self.body, self.body.fold_drawer))
        self.log.lit.connect(self.show_lit)
        self.rules.lesson_asked.connect(self.lesson_asked)
        for part in (self.prompt, self.inspector):
            scene.acted.connect(part.settle)
        scene.place_hovered.connect(self._hover)
        scene.piece_hovered.connect(self._hover)
        scene.number_asked.connect(lambda _ref: self.column.follow())
        session.selection.changed.connect(self.column.follow)

    # --- keeping in step ----------------------------------------------------------

    def _changed(self) -> None:
        self.covering.follow()
        self.refresh()
        self.touring.did("map")

    def refresh(self) -> None:
        """What the window itself shows of the View."""
        self.column.follow()
        self.setWindowTitle(f"{self.titles.title.text()} \N{EN DASH} {self.appearance.tr('app-name')}")
        enable(self)

    def _drawn(self) -> None:
        """Something has been drawn on the map, or the position bears other drawings."""
        self.scene.annotations.show(self.drawings.now)
        self.keeper.keep_soon()
        self.refresh()

    def _hover(self, ref: str) -> None:
        self.inspector.point(ref)
        if ref:
            self.status.show_place(ref)

    def _relooked(self) -> None:
        """Another theme, language or size; a table that has been left hears of none, nor draws its map for it."""
        if self._closed:
            return
        if self.scene.theme is not self.appearance.theme:
            self.scene.set_theme(self.appearance.theme)
            self.map.dress()
        if self.scene.words is not self.appearance.words:
            self.scene.set_translator(self.appearance.words)
            self.map.dress()
        self.map.set_text_scale(self.appearance.settings.scale / 100)
        self.scene.animator.motion = self.appearance.settings.motion
        self.scene.turn_sheets(self.appearance.settings.turn_fields)
        self.bots.pace = self.appearance.settings.pace
        self.session.confirm_irreversible = self.appearance.settings.confirm
        self.session.pass_for_pins = self.appearance.settings.pass_for_pins
        self.refresh()
        self.lay_out()

    # --- rules, lights, finding ---------------------------------------------------

    def show_clause(self, clause: str) -> None:
        """Open a rule beside the log."""
        if not clause:
            return
        self.column.rules.bring()
        self.rules.open_clause(clause)
        self.touring.did("prompt")
        self.touring.did("strip")

    def show_rules(self) -> None:
        """Open the rules where the present Decision stands."""
        self.show_clause(self.session.view.clause)

    def show_lit(self, refs: tuple[str, ...]) -> None:
        """Light references on the map and bring the first into sight."""
        self.scene.light(refs)
        for ref in refs:
            if self.scene.anchor(ref) is not None:
                self.map.keep_seen(ref)
                break

    def find_place(self) -> None:
        """Ask for a place or piece and look at it."""
        found = ask_place(self.appearance, self.board, self.session.view, self)
        if found:
            self.map.centre_on(found, 2.0)
            self.scene.light([found])
            self.inspector.pin(found)
        elif found is not None:
            self.toast.say(self.appearance.tr("map-search-none"))

    # --- menu ---------------------------------------------------------------------

    def panic(self) -> None:
        """Cover everything at once."""
        self.covering.panic()

    @property
    def tour(self) -> Tour | None:
        """The tour, while it goes on."""
        return self.touring.tour

    def begin_tour(self) -> None:
        """Six balloons; where a guide leads there are none."""
        if self.guide is None:
            self.touring.begin()

    def _offer_tour(self) -> None:
        """The tour begins by itself at the first table of its game that is seen."""
        if self.guide is None and not self.covering.covers:
            self.touring.offer()

    def give_hint(self) -> None:
        """Help with what is asked: by the guide of a lesson, at a table of practice by the coach."""
        helper = self.guide or self.coaching
        if helper is not None:
            helper.give_hint()

    def undo(self) -> None:
        """Take the last drawing on this position back, else the last Action, or say why not."""
        if self.drawings.undo():
            return
        reason = self.session.table.why_no_undo()
        if reason is not None:
            self.session.refused.emit(Refusal("", reason))
            return
        if self.session.undo():
            self.touring.did("undo")

    def save_copy(self) -> None:
        """Write the whole Journal to another file."""
        ask_copy(self.appearance, self.session.home, self, self.toast)

    def export_picture(self) -> None:
        """Draw the public map into a file."""
        PictureDialog(self.appearance, self.scene, self, self.toast).open()

    def print_out(self) -> None:
        """Ask what is to go onto paper; the own hand only while it lies open."""
        from desktop.views.printing.print_dialog import PrintDialog

        PrintDialog(
            self.appearance, self.board, self.toast, self, session=self.session, hand=self.tray.open,
            drawings=self.drawings.now,
        ).open()  # fmt: skip

    def _go_on_after(self, wish: str) -> None:
        """What a person wants when the game is over."""
        does: dict[str, Callable[[], object]] = {
            "new": lambda: self.wanted.emit("new"),
            "back": lambda: self.time.look_at(0),
            "picture": self.export_picture,
            "text": lambda: ask_result(self.appearance, self.session, self, self.toast),
        }
        does[wish]()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_help(self) -> None:
        """Help on the Decision of the moment."""
        show_help(self, self.menus.keyed, self.show_clause)

    # --- keys ---------------------------------------------------------------------

    def _press_main(self) -> None:
        """What Enter does, or why it does nothing; while a list waits for its choice it does nothing else."""
        if self.map.choosing or (self.guide is not None and self.guide.press_main()):
            return
        if self.prompt.press_main() or any(panel.press_main() for panel in self.brought):
            return
        why = why_no_main(self.session)
        if why is not None:
            self.session.refused.emit(Refusal("", why))

    def _idle(self, digit: int) -> None:
        """It begins the number asked for; the n-th answer of who looks in a duel; else say why it does nothing."""
        numbers = self.panel(NumberPanel)
        if numbers is not None and numbers.begin_with(digit):
            return
        if self.seating.duellists and self.session.viewer and self.prompt.buttons.press_digit(digit):
            return
        self.session.refused.emit(Refusal("", why_idle(digit, self.session, self.tray, self.scene.hand)))

    def _escape(self) -> None:
        """What Esc does when nothing is held."""
        chosen = self.session.selection.clear()
        self.seating.turn_down()
        self.prompt.settle()
        self.inspector.unpin()
        self.rail.close_drawer()
        self.body.fold_drawer()
        if not (self.time.escape() or chosen) and self.guide is not None:
            self.guide.escape()

    def _stops(self) -> list[QWidget]:
        """Where F6 leads: prompt, rail, map, hand, then the sections of the column from the top down."""
        return [
            *self.prompt.stops(),
            *self.rail.stops(),
            *self.end_sheet.stops(),
            *(self.guide.stops() if self.guide is not None else ()),
            self.map,
            *self.tray.stops(),
            *self.column.stops(),
            *self.beside(),
        ]

    # --- layout -------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panels follow the width."""
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Give the parts their sizes for this window and this size of text."""
        geometry = Geometry(self.width(), self.height(), self.appearance.settings.scale / 100)
        self.top.lay_out(geometry)
        self.body.lay_out(geometry)
        self.tray.lay_out(geometry)

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
        self.column.remember()
        self.column.take_back()
        self.keeper.finish()
        self.bots.stop()
        self.map.close_table()
        self.session.home.journal.close()

    def path(self) -> Path | None:
        """The file of the table."""
        return self.session.home.journal.path
