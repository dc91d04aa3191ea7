"""The page of drills: a situation on the map, a question, an answer by hand, and why it is right or wrong. No clock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

import engine
from desktop.profile.practice import load_practice
from desktop.profile.presenter_notes import keep_note, read_note
from desktop.profile.repetition import difficult, due, review
from desktop.session.drawings import Drawings, Kept
from desktop.session.onlooker import Onlooker
from desktop.soon import soon
from desktop.views.pages.page import Page
from desktop.views.pages.page_keys import PageKeys
from desktop.views.panels.rules_dialog import open_rules
from desktop.views.panels.text_panel import TextPanel
from desktop.views.parts.board_names import board_names
from desktop.views.practice.drill_column import DrillColumn, result_row
from desktop.views.practice.drill_finder import DrillFinder, any_seed
from desktop.views.practice.drill_head import DrillHead
from desktop.views.practice.drill_map import DrillMap
from desktop.views.practice.drill_things import hand_of, names_of, of_towns
from desktop.views.scene.marking import Shown
from desktop.views.scene.table_scene import TableScene
from desktop.views.table.announcer import announce
from desktop.views.table.presented import Presented
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.dialogs import Toast, file_sentence
from engine.boards.load import load_board
from engine.kernel.errors import FileError
from engine.kernel.game import Game
from engine.kernel.view import View
from engine.practice.drill_run import DrillRun
from engine.practice.drill_words import item_words, title_words
from engine.practice.drills import Drill

WIDE, MOST = 430, 0.42
"""Width of the column at 100 % text; it takes no more than this part of the window."""
AROUND = 130
"""So much of the map is shown around what may be marked."""


class DrillPage(Page):
    """One drill after the other; what is due comes first, then any kind or the one that was chosen.

    Attributes:
        said: what was read out last.
        practice: what the person has practised so far. run: the drill that is answered now; None while none was found.

    Signals:
        present_asked: a room is to see it ("present"), or the console is wanted ("console").
        laid: there is a map for the question. unlaid: the map goes. followed: another question, or its answer.
        lesson_asked: a lesson about a clause, by its reference.
    """

    present_asked = Signal(str)
    laid, unlaid, followed = Signal(), Signal(), Signal()
    lesson_asked = Signal(str)

    def __init__(self, appearance: Appearance, game: str = "", seeds: Callable[[], int] = any_seed) -> None:
        super().__init__(appearance)
        self.finder = DrillFinder(seeds)
        self.said = ""
        self.games = [name for name in engine.playable() if engine.game(name).drills]
        self.game: Game = engine.game(game if game in self.games else self.games[0])
        self.practice, self._unread = load_practice()
        self.run: DrillRun | None = None
        self.session: Onlooker | None = None
        self.scene: TableScene | None = None
        self.map: DrillMap | None = None
        self.text: TextPanel | None = None
        self.drawings: Drawings | None = None
        self._drawn: Kept = {}
        self._head_before: DrillHead | None = None
        self._begun = False
        self.toast = Toast(appearance, self)
        wishes = {"menu-present": "present", "menu-console": "console"}
        PageKeys(
            appearance, self, {key: partial(self.present_asked.emit, wish) for key, wish in wishes.items()}
        )
        self.build()
        soon(self, self.begin)

    # --- laying out -------------------------------------------------------------------

    def keep(self) -> None:
        """Another theme, language or size: the same question is asked again, as far as it was answered."""
        self._forget_map()

    def build(self) -> None:
        """Head, map and column; the question that was asked, if there was one."""
        look = self.appearance
        self.head = DrillHead(look, self.games, self.game, self.practice, self.back_button())
        self.head.present_asked.connect(partial(self.present_asked.emit, "present"))
        if self._head_before is not None:
            self.head.like(self._head_before)
        self._head_before = self.head
        self.column = DrillColumn(look)
        self._place = QHBoxLayout()
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addLayout(self._place, 1)
        body.addWidget(self.column)
        self.whole.addWidget(self.head)
        self.whole.addLayout(body, 1)
        self._fit_column()
        self.head.changed.connect(self._turn)
        self.head.as_text.toggled.connect(self._show_text)
        self._join()
        if self.run is not None:
            self._set_out(self.run)

    def _join(self) -> None:
        column = self.column
        column.checked.connect(self.check)
        column.hinted.connect(self.hint)
        column.nexted.connect(self.next)
        column.shown.connect(self.show_what_happens)
        column.rule_asked.connect(self.open_rule)
        column.practised.connect(self.practise)
        column.lit.connect(self._light)
        column.answer.toggled.connect(self.toggle)
        column.answer.entered.connect(self.check)

    def _turn(self) -> None:
        """Something else was chosen in the head."""
        self.game = self.head.game
        self.next()

    def _show_text(self, shown: bool) -> None:
        """The table as text beside the map, or the map alone."""
        if self.text is not None:
            self.text.setVisible(shown)
            if shown:
                self._tell_as_text()
                self.text.setFocus()

    def _mark_by_text(self, ref: str) -> None:
        """Something is marked in the table as text, if it is what is asked for."""
        run = self.run
        if run is not None and (
            ref in self.column.answer.cards or ref in names_of(self.appearance, run.drill).values()
        ):
            self.toggle(ref)

    def begin(self) -> None:
        """The first question; what could not be read is told once."""
        if self._begun:
            return
        self._begun = True
        if self._unread is not None:
            self.toast.say(self.appearance.tr("drills-unread", file=self._unread.name))
        self.next()

    def close_table(self) -> None:
        """Stop all that runs before the page goes."""
        self._begun = True
        self._forget_map()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """However large the text is, the map keeps most of the window."""
        super().resizeEvent(event)
        self._fit_column()

    def _fit_column(self) -> None:
        self.column.setFixedWidth(min(self.appearance.px(WIDE), int(self.width() * MOST)))

    def _forget_map(self) -> None:
        if self.map is not None:
            self.unlaid.emit()
            self.map.close_table()
            self._place.removeWidget(self.map)
            self.map.hide()
            self.map.deleteLater()
        if self.text is not None:
            self._place.removeWidget(self.text)
            self.text.deleteLater()
        self.session = self.scene = self.map = self.text = self.drawings = None

    # --- asking -----------------------------------------------------------------------

    def next(self) -> None:
        """Another question: what is due, else by lot."""
        self.finder.own_table = self.head.own_table
        why = self._ask_found(partial(self.finder.next, self.game, self.head.wished, self.practice))
        if why:
            self.run = None
            self.column.tell_none(why)

    def practise(self, clause: str) -> None:
        """A question that hangs on a difficult rule."""
        why = self._ask_found(partial(self.finder.about, self.game, clause, self.practice))
        if why:
            self.toast.say(why)

    def _ask_found(self, find: Callable[[], Drill | None]) -> str:
        """Ask what is found; why nothing is asked, "" where something is."""
        try:
            drill = find()
        except FileError as error:
            return file_sentence(self.appearance, error)
        if drill is None:
            return self.appearance.tr("drills-none")
        self.ask(drill)
        return ""

    def ask(self, drill: Drill) -> None:
        """Ask this very question; what was drawn on another one goes with it."""
        if self.run is None or self.run.drill is not drill:
            self._drawn.clear()
            if self.drawings is not None:
                self.drawings.forget()
        self.run = DrillRun(drill)
        self.game = drill.game
        self._set_out(self.run)

    def _set_out(self, run: DrillRun) -> None:
        drill = run.drill
        self._set_table(drill)
        look, words = self.appearance, self.appearance.words
        self.column.ask(
            words.text(drill.question.prompt),
            look.tr(
                "drills-seed",
                kind=title_words(look.words, drill.game.id, drill.kind.name),
                seed=str(drill.seed),
            ),
            "\n".join(look.text(fact.message) for fact in drill.beside),
        )
        self.column.answer.ask(run, names_of(self.appearance, drill), hand_of(drill))
        self.column.tell_shown(False)
        if self.map is not None:
            areas = tuple(one for one in drill.answer.candidates if not one.startswith(("place:", "piece:")))
            self.map.ask(drill.kind.form, areas, towns=of_towns(drill))
        self._light(drill.question.about)
        self._look_at(drill)
        self._tell_kept()
        if run.marks is None:
            self._show_marks()
            self.column.answer.take_focus()
            self._say(self.column.question.text(), self.column.beside.text())
        else:
            self._tell_result(run)
        self.followed.emit()

    def _set_table(self, drill: Drill) -> None:
        """Set the situation out: on the map that is there, if it is the same."""
        table, viewer = drill.situation.table(), drill.question.seat or None
        board = load_board(drill.game.board)
        self.appearance.speak_of(drill.game.id, board_names(board), None, drill.situation.header.ruleset)
        if self.session is not None and self.scene is not None and self._same_sheets(table.view(viewer)):
            self.session.turn_to(table, viewer)
            return
        self._forget_map()
        self.session = Onlooker(table, viewer, self)
        self.scene = TableScene(self.session, board, self.appearance.theme, self.appearance.words)
        self.scene.setParent(self)
        self.scene.animator.motion = self.appearance.settings.motion
        self.map = DrillMap(self.scene)
        self.map.toggled.connect(self.toggle)
        self._place.addWidget(self.map, 2)
        self.drawings = Drawings(self.session, self._drawn, self.map)
        self.drawings.changed.connect(self._show_drawn)
        self._show_drawn()
        self.text = TextPanel(self.appearance, self.session)
        self.text.marked.connect(self._mark_by_text)
        self.text.setVisible(self.head.as_text.isChecked())
        self._place.addWidget(self.text, 1)
        self.map.show_map()
        self.laid.emit()

    def _same_sheets(self, view: View) -> bool:
        assert self.session is not None
        assert self.scene is not None
        shown = self.session.view
        same = (shown.game, shown.scenario, shown.maps) == (view.game, view.scenario, view.maps)
        return same and shown.seats.keys() == view.seats.keys()

    def _look_at(self, drill: Drill) -> None:
        """Show what is asked about and all that might be marked."""
        if self.map is None or self.scene is None:
            return
        asked = (*drill.question.about, *sorted(drill.answer.candidates))
        points = [point for one in asked if (point := self.scene.on_map(one)) is not None]
        if points:
            self.map.show_asked(QPolygonF(points).boundingRect().adjusted(-AROUND, -AROUND, AROUND, AROUND))
        else:
            self.map.show_map()

    # --- answering --------------------------------------------------------------------

    def toggle(self, item: str) -> None:
        """Something is marked or unmarked by hand."""
        if self.run is not None:
            self.run.toggle(item)
            self._show_marks()

    def check(self) -> None:
        """Judge what is marked, note it, and say why."""
        run = self.run
        if run is None or run.marks is not None:
            return
        field = self.column.answer.field
        if field is not None:
            run.mark([str(field.value())])
        if not run.marked:
            return
        run.check()
        # in this window or another something may have been noted since
        self.practice, aside = load_practice()
        review(self.practice, self.game.id, run.drill.kind.name, run.grades())
        if not self.practice.save():
            self.toast.say(self.appearance.tr("drills-unsaved"))
        elif aside is not None:
            self.toast.say(self.appearance.tr("drills-unread", file=aside.name))
        self._tell_result(run)

    def solve(self) -> None:
        """Show the answer, as who presents does; it counts for nothing."""
        run = self.run
        if run is not None and run.marks is None:
            run.mark(run.drill.answer.right)
            run.check()
            self._tell_result(run)

    @property
    def can_show(self) -> bool:
        """Whether it can be seen what the answer means."""
        run = self.run
        return run is not None and bool(run.drill.consequence)

    def _tell_result(self, run: DrillRun) -> None:
        told = "drills-not-all" if run.grade == "wrong" else "drills-all-right"
        rows = [result_row(self.appearance, mark, self._name(mark.item)) for mark in run.marks or ()]
        self.column.tell_result(self.appearance.tr(told), rows, shows=self.can_show)
        self._say(self.column.told.text(), *(row.accessibleName() for row in rows))
        self._tell_kept()
        self._show_marks()

    def hint(self) -> None:
        """The next step of help."""
        if self.run is None or self.run.marks is not None:
            return
        hint = self.run.hint()
        self.column.tell_hint(hint, self._name(hint.item) if hint.item else "")
        self._say(self.column.hint_line.text(), self.column.hint_chip.text())
        self._light(hint.lit or self.run.drill.question.about)

    def show_what_happens(self) -> None:
        """Play the consequence; pressed again, the question stands as before."""
        run = self.run
        if run is None or self.session is None:
            return
        if self.session.table.history:
            self.session.turn_to(run.drill.situation.table(), run.drill.question.seat or None)
            self._show_marks()
            self.column.tell_shown(False)
            return
        for action in run.drill.consequence:
            self.session.act_for(run.drill.question.seat, action)
        self.column.tell_shown(True)
        if self.map is not None:
            self.map.table.marking.show({})

    def open_rule(self, clause: str) -> None:
        """Open a rule."""
        if self.session is None:
            return
        header = self.session.table.journal.header
        opening = (header.game, header.ruleset, header.scenario, len(header.seats))
        open_rules(self, self.appearance, opening, clause, self.lesson_asked.emit)

    # --- presenting -------------------------------------------------------------------

    def presented(self) -> Presented | None:
        """What a room can be shown; None while there is no question. Notes are kept for each kind of drill."""
        session, scene, drawn, drawings = self.session, self.scene, self.map, self.drawings
        if session is None or scene is None or drawn is None or drawings is None or self.run is None:
            return None
        name = f"drill-{self.game.id}-{self.run.drill.kind.name}"
        return Presented(
            self,
            self.appearance,
            session,
            load_board(self.game.board),
            scene,
            drawn,
            drawn,
            drawings,
            lambda: read_note(name),
            lambda notes: keep_note(name, notes),
            lambda _event: False,
            secret=False,
            show=lambda shown: session.cover(not shown),
        )

    # --- showing ----------------------------------------------------------------------

    def _show_drawn(self) -> None:
        if self.scene is not None and self.drawings is not None:
            self.scene.annotations.show(self.drawings.now)

    def _name(self, item: str) -> str:
        assert self.run is not None
        return item_words(self.appearance.words, self.game.id, self.run.drill.question, item)

    def _show_marks(self) -> None:
        run = self.run
        if run is None:
            return
        shown = _shown(run)
        if self.map is not None:
            self.map.table.marking.show(shown)
        self.column.answer.show_marks(shown, open_=run.marks is None)
        words = ""
        if not run.single and run.marks is None:
            names = ", ".join(self._name(one) for one in run.marked)
            nothing = "drills-on-map" if run.drill.kind.form != "cards" else "drills-nothing-marked"
            words = self.appearance.tr("drills-marked", names=names) if names else self.appearance.tr(nothing)
        self.column.tell_marked(words)
        self._tell_as_text()
        self.column.check_button.setEnabled(bool(run.marked) or run.drill.kind.form == "number")

    def _tell_as_text(self) -> None:
        """The question, what is marked and what came of it, for who reads the table as text."""
        run = self.run
        if self.text is None or self.text.isHidden() or run is None:
            return
        rows = [row.accessibleName() for row in self.column.rows] if run.marks is not None else []
        verdict = self.column.told.text() if run.marks is not None else ""
        asked = run.drill.kind.form == "places"
        places = [
            ref.removeprefix("place:")
            for ref in names_of(self.appearance, run.drill).values()
            if ref.startswith("place:")
        ]
        self.text.ask((self.column.question.text(), verdict, *rows), places if asked else (), _shown(run))

    def _say(self, *said: str) -> None:
        """Have a screen reader read this out."""
        self.said = self.appearance.words.spoken(" ".join(filter(None, said)))
        announce(self, self.said)

    def _light(self, refs: tuple[str, ...]) -> None:
        if self.scene is not None:
            self.scene.light(ref for ref in refs if self.scene.on_map(ref) is not None)

    def _tell_kept(self) -> None:
        """How much waits, and what was hard."""
        count = len(due(self.practice, self.game.id))
        self.column.due.setText(self.appearance.tr("drills-due", n=count))
        self.column.tell_difficult(difficult(self.practice, self.game.id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter checks, then goes on, once a press; Esc goes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat():
                return
            if self.run is not None and self.run.marks is None:
                self.check()
            else:
                self.next()
        else:
            super().keyPressEvent(event)


def _shown(run: DrillRun) -> dict[str, Shown]:
    """What is marked: by hand until it is checked, then as it was judged."""
    if run.marks is None:
        return dict.fromkeys(run.marked, "marked")
    return {mark.item: mark.verdict for mark in run.marks}
