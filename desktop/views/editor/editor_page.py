"""The position editor: a map with palettes, all fields, what is wrong, and where the position may go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMenu, QSplitter, QVBoxLayout, QWidget

import engine
from desktop.profile.library import new_path
from desktop.soon import soon
from desktop.views.editor.editor_files import EditorFiles
from desktop.views.editor.editor_head import EditorHead
from desktop.views.editor.editor_words import EditorWords
from desktop.views.editor.fault_list import FaultList
from desktop.views.editor.field_list import FieldColumn
from desktop.views.editor.palette_column import PaletteColumn
from desktop.views.editor.position_map import PositionMap
from desktop.views.pages.page import Page
from desktop.views.parts.board_names import board_names
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear
from desktop.views.widgets.dialogs import Toast, tell_file_error
from desktop.views.widgets.focus import keeps_focus
from engine import __version__
from engine.boards.load import load_board
from engine.kernel.errors import FileError
from engine.kernel.fields import FieldPath
from engine.kernel.table import Table
from engine.practice.editing import Editing, edited_games
from engine.practice.palettes import Thing, Token

LEFT, RIGHT, MOST, LEAST = 250, 330, 0.24, 180
"""Widths of the columns at 100 % text; neither takes more than this part of the window, nor is drawn narrower."""


class EditorPage(Page):
    """One position, edited.

    Attributes:
        editing: the position. home: the table of which it is a copy; None where it is of none.

    Signals:
        played: a practice table in this position. wondered: a what-if of the table it is a copy of, and the sides whose
        hidden things are assumed.
    """

    played = Signal(object)
    wondered = Signal(object, object)

    def __init__(
        self, appearance: Appearance, editing: Editing | None = None, home: Table | None = None
    ) -> None:
        super().__init__(appearance)
        self.games = edited_games()
        self.editing = editing or Editing.new(engine.game(self.games[0]))
        self.home = home
        self._spot = ""
        self.toast = Toast(appearance, self)
        self.files = EditorFiles(self, lambda: self.editing)
        self.files.opened.connect(self.show_position)
        self.files.saved.connect(self._saved)
        self.build()

    # --- laying out -------------------------------------------------------------------

    def keep(self) -> None:
        """Another theme, language or size: the position stays."""
        self.stage.close_table()

    def close_table(self) -> None:
        """Stop all that runs before the page goes."""
        self.stage.close_table()

    def build(self) -> None:
        """Head, columns, map and faults."""
        look = self.appearance
        self._speak()
        self.words = EditorWords(look, self.editing.game.id)
        self.stage = PositionMap(look, self._holds)
        self.palettes = PaletteColumn(look, self.words, self.stage.icon)
        self.fields = FieldColumn(look, self.words)
        self.faults = FaultList(look, self.words)
        middle = QWidget()
        lines = QVBoxLayout(middle)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.stage, 1)
        lines.addWidget(self.faults)
        self.body = QSplitter(Qt.Orientation.Horizontal)
        self.body.setChildrenCollapsible(False)
        for part in (self.palettes, middle, self.fields):
            self.body.addWidget(part)
        self.body.setStretchFactor(1, 1)
        self.head = self._head()
        self.whole.addWidget(self.head)
        self.whole.addWidget(self.body, 1)
        self._join()
        self._fit_columns()
        self.refresh()

    def take_focus(self) -> None:
        """Begin in the palette."""
        self.palettes.tokens.setFocus()

    def _head(self) -> EditorHead:
        head = EditorHead(
            self.appearance,
            dict.fromkeys((*self.games, self.editing.game.id)),
            {"button-back": self.leave, "menu-undo": self.undo, "menu-redo": self.redo},
            {
                "editor-file": {
                    "editor-new": self.begin_anew,
                    "editor-open": self.files.open,
                    "editor-save": self.files.save,
                    "editor-save-as": self.files.save_as,
                    "editor-clear": self.clear,
                },
                "editor-use": {
                    "editor-practise": self.practise,
                    "editor-what-if": self.wonder,
                    "editor-lesson": self.to_lesson,
                },
            },
        )
        head.show_game(self.editing.game.id)
        head.game.setEnabled(self.home is None)
        head.buttons["editor-use"].setProperty("role", "strong")
        return head

    def _join(self) -> None:
        self.head.game.activated.connect(lambda _index: self._turn_game())
        self.palettes.picked.connect(lambda token: self.stage.light(self.editing, token))
        self.palettes.put.connect(self.put)
        self.palettes.dropped.connect(self._drop)
        self.palettes.named.connect(self._look)
        self.palettes.removed.connect(self.take)
        self.palettes.opened.connect(lambda thing: self.fields.open(thing.way))
        self.fields.written.connect(self._write)
        self.fields.removed.connect(self._remove)
        self.faults.asked.connect(self._go_to)
        self.stage.made.connect(self._join_map)
        keys = {
            "Ctrl+Z": self.undo, "Ctrl+Y": self.redo, "Ctrl+Shift+Z": self.redo, "Ctrl+S": self.files.save,
            "Ctrl+O": self.files.open,
        }  # fmt: skip
        for text, do in keys.items():
            shortcut = QShortcut(QKeySequence(text), self.body)
            shortcut.activated.connect(do)

    def _join_map(self) -> None:
        made = self.stage.map
        assert made is not None
        made.spot_clicked.connect(self._click)
        made.moved.connect(self._move)
        made.entered.connect(self._enter)
        made.deleted.connect(self._delete)
        made.walked.connect(self._walk)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """However large the text is, the map keeps most of the window."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        px, most = self.appearance.px, int(self.width() * MOST)
        left, right = min(px(LEFT), most), min(px(RIGHT), most)
        for part, wide in ((self.palettes, left), (self.fields, right)):
            part.setMinimumWidth(min(wide, px(LEAST)))
        self.body.setSizes([left, max(1, self.width() - left - right), right])

    def _speak(self) -> None:
        game = self.editing.game
        ruleset = str(self.editing.data.get("ruleset", game.rulesets[0]))
        self.appearance.speak_of(game.id, board_names(load_board(game.board)), None, ruleset)

    # --- showing ----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as it is now."""
        editing = self.editing
        self.stage.show_position(editing)
        self.palettes.show_position(editing)
        self.fields.show_position(editing)
        self.faults.show_position(editing)
        self._look(self._spot)
        self.stage.light(editing, self.palettes.token)
        self.head.buttons["menu-undo"].setEnabled(editing.can_undo)
        self.head.buttons["menu-redo"].setEnabled(editing.can_redo)
        for key in ("editor-practise", "editor-what-if", "editor-lesson"):
            possible = editing.sound and (key != "editor-what-if" or self._is_of_home())
            self.head.actions_by_key[key].setEnabled(possible)
        name = editing.path.name if editing.path is not None else self.appearance.tr("editor-unnamed")
        self.head.file.setText(f"{name} *" if editing.unsaved else name)

    def _look(self, spot: str) -> None:
        """Show what lies at a spot."""
        self._spot = spot
        here = [thing for thing in self.editing.things if thing.spot == spot] if spot else []
        name = self.appearance.words.name(spot) if spot else ""
        self.palettes.show_here(spot, name, [(self.words.thing(one, self.editing), one) for one in here])
        self.stage.mark(self.editing, spot)

    def _go_to(self, way: FieldPath) -> None:
        """Go to a field that is wrong, and to its spot."""
        self.fields.open(way)
        spot = next((ref for ref in reversed(self.editing.refs_of(way)) if self.stage.on_map(ref)), "")
        if spot and self.stage.map is not None:
            self.stage.map.walk_to(spot)

    # --- by hand ----------------------------------------------------------------------

    def put(self, token: Token, spot: str) -> None:
        """Lay a token on a spot; where it can lie nowhere there, say so."""
        if self.editing.put(token, spot):
            self._spot = spot
            self.refresh()
        else:
            self._cannot(token, spot)

    def _cannot(self, token: Token, spot: str) -> None:
        name = self.appearance.words.name(spot)
        self.toast.say(self.appearance.tr("editor-cannot-lie", thing=self.words.token(token), place=name))

    def take(self, thing: Thing | None) -> None:
        """Take something off the map."""
        if thing is not None:
            self.editing.take(thing)
            self.refresh()

    def _drop(self, held: Token | Thing, where: QPoint) -> None:
        """A token, or something from the list of what lies here, was let go somewhere on the screen."""
        spot = self.stage.map.spot_under(where) if self.stage.map is not None else ""
        if spot and isinstance(held, Token):
            self.put(held, spot)
        elif spot and isinstance(held, Thing) and spot != held.spot:
            self._carry(held, spot)

    def _holds(self, spot: str) -> bool:
        return any(thing.spot == spot for thing in self.editing.things)

    def _meant(self, refs: tuple[str, ...], spot: str) -> list[Thing]:
        """What of all that lies on a spot is meant by what was taken hold of there."""
        here = [thing for thing in self.editing.things if thing.spot == spot]
        exact = [thing for thing in here if thing.token.refers(set(refs))]
        sides = {f"side:{self.stage.side_of(ref)}" for ref in refs}
        return exact[:1] or [thing for thing in here if thing.token.refers(sides)] or here

    def _move(self, refs: tuple[str, ...], spot: str, target: str) -> None:
        """Something was dragged from a spot to another one, or off the map; of several a menu asks which."""
        here = self._meant(refs, spot)
        fitting = [one for one in here if not target or self.editing.can_lie(one.token, target)]
        if len(fitting) < 2:
            for thing in fitting or here[:1]:
                self._carry(thing, target)
        else:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            for thing in fitting:
                action = menu.addAction(self.words.thing(thing, self.editing))
                action.triggered.connect(partial(self._carry, thing, target))
            menu.popup(self.cursor().pos())

    def _carry(self, thing: Thing, target: str, _checked: bool = False) -> None:
        """Take something to another spot, or off the map; where it can lie nowhere there, say so."""
        if not target:
            self.take(thing)
        elif self.editing.put(thing.token, target, thing):
            self._spot = target
            self.refresh()
        else:
            self._cannot(thing.token, target)

    def _click(self, spot: str, refs: tuple[str, ...]) -> None:
        """A click lays down what was picked; else it shows what lies there."""
        token = self.palettes.token
        if token is not None and spot:
            self.put(token, spot)
            if token.piece:
                self.palettes.pick(None)
            return
        self._look(spot)
        found = self._meant(refs, spot) if refs and spot else []
        if len(found) == 1:
            self.palettes.choose_here(found[0])

    def _walk(self, spot: str) -> None:
        """The cursor of the keys goes to a spot; a screen reader is told what lies there."""
        self._look(spot)
        if self.stage.map is not None:
            name = self.appearance.words.name(spot) if spot else ""
            self.stage.map.setAccessibleDescription(", ".join([name, *self.palettes.told_here()]))

    def _enter(self, spot: str) -> None:
        token = self.palettes.token
        if token is not None:
            self.put(token, spot)
        else:
            self.palettes.here.setFocus()

    def _delete(self, spot: str) -> None:
        self._look(spot)
        self.take(self.palettes.thing)

    def _write(self, way: FieldPath, value: object) -> None:
        self.editing.set(way, value)
        self._changed(way)

    def _remove(self, way: FieldPath) -> None:
        self.editing.remove(way)
        self._changed(way)

    def _changed(self, way: FieldPath) -> None:
        """Another opening has other words."""
        if way[0] in self.editing.opening.keys.words:
            self._speak()
        self.refresh()

    def clear(self) -> None:
        """Take everything off the map."""
        self.editing.clear()
        self.refresh()

    def undo(self) -> None:
        """Take the last change back."""
        self.editing.undo()
        self._speak()
        self.refresh()

    def redo(self) -> None:
        """Make it again."""
        self.editing.redo()
        self._speak()
        self.refresh()

    # --- coming and going -------------------------------------------------------------

    def _saved(self, key: str, name: str) -> None:
        self.toast.say(self.appearance.tr(key, file=name))
        self.refresh()

    @keeps_focus
    def show_position(self, editing: Editing) -> None:
        """Edit another position."""
        self.keep()
        self.editing, self._spot = editing, ""
        clear(self.whole)
        self.build()

    def begin_anew(self) -> None:
        """The opening of the game."""
        self.files.unless_unsaved(lambda: self.show_position(Editing.new(self.editing.game)))

    def _turn_game(self) -> None:
        name = self.head.game.currentData()
        self.head.show_game(self.editing.game.id)
        if name != self.editing.game.id:
            self.files.unless_unsaved(lambda: self.show_position(Editing.new(engine.game(name))))

    def may_go(self, go: Callable[[], object]) -> bool:
        """Whether nothing would be lost; else the person is asked, and `go` follows where they say so."""
        if self.editing.unsaved:
            self.files.unless_unsaved(go)
            return False
        return True

    def leave(self) -> None:
        """Go back where one came from."""
        self.files.unless_unsaved(self.left.emit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc lays down what was picked, then leaves."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.palettes.token is not None:
            self.palettes.pick(None)
        else:
            self.leave()

    # --- where it goes ----------------------------------------------------------------

    def practise(self) -> None:
        """A practice table in this position."""
        try:
            table = self.editing.table(__version__, new_path(self.editing.game.id))
        except FileError as error:
            tell_file_error(self.appearance, error, self)
        else:
            soon(self, lambda: self.played.emit(table))

    def _is_of_home(self) -> bool:
        """Whether it is still played by the seats and rules of the table of which it is a copy."""
        table = self.editing.judged.table
        if self.home is None or table is None:
            return False
        one, other = table.journal.header, self.home.journal.header
        told = [(h.game, h.ruleset, h.scenario, [e.seat for e in h.seats], h.options) for h in (one, other)]
        return told[0] == told[1]

    def wonder(self) -> None:
        """A what-if of the table of which it is a copy."""
        assert self.home is not None
        try:
            table = self.editing.branch(self.home)
        except FileError as error:
            tell_file_error(self.appearance, error, self)
        else:
            soon(self, lambda: self.wondered.emit(table, self.editing.assumed))

    def to_lesson(self) -> None:
        """A step of a lesson of one's own."""
        from desktop.views.editor.lesson_step import LessonStepDialog

        dialog = LessonStepDialog(self.appearance, self.editing, self)
        dialog.added.connect(lambda path: self.toast.say(self.appearance.tr("editor-added", file=path.name)))
        dialog.open()
