"""The page of drills: a situation on the map, a question, an answer by hand, and why it is right or wrong. No clock."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

import engine
from desktop.profile.practice import load_practice
from desktop.profile.presenter_notes import keep_note, read_note
from desktop.profile.repetition import difficult, due, review
from desktop.session.drawings import Drawings
from desktop.session.onlooker import Onlooker
from desktop.soon import soon
from desktop.views.pages.page import Page
from desktop.views.pages.page_keys import PageKeys
from desktop.views.panels.rules_dialog import open_rules
from desktop.views.parts.board_names import board_names
from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_parts import parts_of
from desktop.views.practice.drill_column import DrillColumn, result_row
from desktop.views.practice.drill_map import DrillMap
from desktop.views.scene.marking import Shown
from desktop.views.scene.table_scene import TableScene
from desktop.views.table.presented import Presented
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.dialogs import Toast
from engine.boards.load import load_board
from engine.kernel.game import Game
from engine.kernel.view import View
from engine.practice.drill_run import DrillRun
from engine.practice.drill_words import item_words, title_words
from engine.practice.drills import TRIES, Drill, NoDrill, find_drill

SEEDS = 1_000_000
SOUGHT = 30
"""Situations that are looked at for a clause that is due; where none of them holds it, something else is asked."""
WIDE, MOST = 430, 0.42
"""Width of the column at 100 % text; it takes no more than this part of the window."""
AROUND = 130
"""So much of the map is shown around what may be marked."""


def any_seed() -> int:
    """A number by lot, short enough to be read out."""
    return SystemRandom().randrange(SEEDS)


class DrillPage(Page):
    """One drill after the other; what is due comes first, then any kind or the one that was chosen.

    Attributes:
        practice: what the person has practised so far. run: the drill that is answered now; None while none was found.

    Signals:
        present_asked: a room is to see it ("present"), or the console is wanted ("console").
        laid: there is a map for the question. unlaid: the map goes. followed: another question, or its answer.
    """

    present_asked = Signal(str)
    laid, unlaid, followed = Signal(), Signal(), Signal()

    def __init__(self, appearance: Appearance, game: str = "", seeds: Callable[[], int] = any_seed) -> None:
        super().__init__(appearance)
        self._seeds = seeds
        self.games = [name for name in engine.playable() if engine.game(name).drills]
        self.game: Game = engine.game(game if game in self.games else self.games[0])
        self.practice, self._unread = load_practice()
        self.run: DrillRun | None = None
        self.session: Onlooker | None = None
        self.scene: TableScene | None = None
        self.map: DrillMap | None = None
        self._kind, self._begun = "", False
        self._sought: set[tuple[str, str]] = set()
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
        self._kind = self.choose_kind.currentData() or ""
        self._forget_map()

    def build(self) -> None:
        """Head, map and column; the question that was asked, if there was one."""
        look = self.appearance
        self.choose_game, self.choose_kind = QComboBox(), QComboBox()
        for name in self.games:
            self.choose_game.addItem(look.tr(f"game-{name}"), name)
        self.choose_game.setCurrentIndex(self.games.index(self.game.id))
        self.choose_game.setAccessibleName(look.tr("drills-game"))
        self.choose_kind.setAccessibleName(look.tr("drills-kind"))
        self.due_line = words_label("", "second", wrap=False)
        head = QHBoxLayout()
        head.setContentsMargins(14, 8, 14, 8)
        head.setSpacing(12)
        title = words_label(look.tr("drills-title"), "big", wrap=False)
        for part in (self.back_button(), title, self.choose_game, self.choose_kind):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self.due_line)
        present = QPushButton(look.tr("menu-present"))
        present.setObjectName("drillsPresent")
        present.setProperty("role", "small")
        present.setToolTip(look.key("menu-present"))
        present.clicked.connect(lambda: self.present_asked.emit("present"))
        head.addWidget(present)
        top = QWidget()
        top.setLayout(head)
        self.column = DrillColumn(look)
        self._place = QVBoxLayout()
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addLayout(self._place, 1)
        body.addWidget(self.column)
        self.whole.addWidget(top)
        self.whole.addLayout(body, 1)
        self._fit_column()
        self._list_kinds()
        self.choose_kind.setCurrentIndex(max(0, self.choose_kind.findData(self._kind)))
        self.choose_game.currentIndexChanged.connect(self._turn_game)
        self.choose_kind.currentIndexChanged.connect(self.next)
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

    def _list_kinds(self) -> None:
        self.choose_kind.blockSignals(True)
        self.choose_kind.clear()
        self.choose_kind.addItem(self.appearance.tr("drills-any"), "")
        words = self.appearance.words
        for kind in self.game.drills:
            self.choose_kind.addItem(title_words(words, self.game.id, kind.name), kind.name)
        self.choose_kind.blockSignals(False)

    def _turn_game(self) -> None:
        self.game = engine.game(self.choose_game.currentData())
        self._list_kinds()
        self.next()

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
        self.session = self.scene = self.map = None

    # --- asking -----------------------------------------------------------------------

    def next(self) -> None:
        """Another question: what is due, else by lot."""
        chosen = self.choose_kind.currentData() or ""
        kinds = [kind.name for kind in self.game.drills]
        waiting = [
            one
            for one in due(self.practice, self.game.id)
            if one.kind in kinds and chosen in ("", one.kind) and (one.kind, one.clause) not in self._sought
        ]
        seed = self._seeds()
        for one in waiting[:1]:
            if self._ask(one.kind, seed, one.clause, SOUGHT):
                return
            self._sought.add((one.kind, one.clause))
        if chosen:
            wished = [chosen]
        else:
            first = seed % len(kinds)
            wished = [*kinds[first:], *kinds[:first]]
        if not any(self._ask(kind, seed) for kind in wished[:3]):
            self.run = None
            self.column.tell_none(self.appearance.tr("drills-none"))

    def practise(self, clause: str) -> None:
        """A question that hangs on a difficult rule."""
        kinds = self.practice.cards.get(self.game.id, {})
        worst = sorted(
            (kind.name for kind in self.game.drills if clause in kinds.get(kind.name, {})),
            key=lambda kind: -kinds[kind][clause].wrong,
        )
        if not any(self._ask(kind, self._seeds(), clause) for kind in worst):
            self.toast.say(self.appearance.tr("drills-none"))

    def _ask(self, kind: str, seed: int, clause: str = "", tries: int = TRIES) -> bool:
        try:
            drill = find_drill(self.game, kind, seed, clause=clause, tries=tries)
        except NoDrill:
            return False
        self.ask(drill)
        return True

    def ask(self, drill: Drill) -> None:
        """Ask this very question."""
        self.run = DrillRun(drill)
        self.game = drill.game
        self._set_out(self.run)

    def _set_out(self, run: DrillRun) -> None:
        drill = run.drill
        self._set_table(drill)
        look, words = self.appearance, self.appearance.words
        self.column.ask(
            words.text(drill.question.prompt),
            look.tr("drills-seed", kind=drill.kind.name, seed=str(drill.seed)),
        )
        self.column.answer.ask(run, self._names(drill), self._hand(drill))
        self.column.tell_shown(False)
        if self.map is not None:
            areas = tuple(one for one in drill.answer.candidates if not one.startswith(("place:", "piece:")))
            self.map.ask(drill.kind.form, areas, towns=_of_towns(drill))
        self._light(drill.question.about)
        self._look_at(drill)
        self._tell_kept()
        if run.marks is None:
            self._show_marks()
            self.column.answer.take_focus()
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
        self._place.addWidget(self.map)
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

    def _names(self, drill: Drill) -> dict[str, str]:
        """What may be marked by name."""
        view = drill.view
        board = load_board(drill.game.board).subset(view.maps)
        if drill.kind.form == "pieces":
            refs = [piece.ref for piece in view.standing()]
        else:
            refs = [place.ref for place in board.places.values()] if _of_towns(drill) else []
        refs += [one for one in drill.answer.candidates if ":" in one]
        return {self.appearance.name(ref): ref for ref in dict.fromkeys(refs)}

    def _hand(self, drill: Drill) -> list[Card]:
        """The cards that the question's seat holds, each power's as they are held."""
        view, order = drill.view, parts_of(drill.game.id).cards.order
        own = view.seats.get(drill.question.seat, ())
        return [
            Card(card, hand.side)
            for hand in view.hands
            if hand.side in own and hand.cards is not None
            for card in order(dict.fromkeys(hand.cards))
        ]

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
        return run is not None and bool(run.drill.kind.consequence(run.drill.position, run.drill.question))

    def _tell_result(self, run: DrillRun) -> None:
        told = "drills-not-all" if run.grade == "wrong" else "drills-all-right"
        rows = [result_row(self.appearance, mark, self._name(mark.item)) for mark in run.marks or ()]
        shows = bool(run.drill.consequence)
        self.column.tell_result(self.appearance.tr(told), rows, shows=shows)
        self._tell_kept()
        self._show_marks()

    def hint(self) -> None:
        """The next step of help."""
        if self.run is None or self.run.marks is not None:
            return
        hint = self.run.hint()
        self.column.tell_hint(hint, self._name(hint.item) if hint.item else "")
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
        open_rules(self, self.appearance, opening, clause)

    # --- presenting -------------------------------------------------------------------

    def presented(self) -> Presented | None:
        """What a room can be shown; None while there is no question. Notes are kept for each kind of drill."""
        session, scene, drawn = self.session, self.scene, self.map
        if session is None or scene is None or drawn is None or self.run is None:
            return None
        name = f"drill-{self.game.id}-{self.run.drill.kind.name}"
        drawings = Drawings(session, {}, drawn)
        drawings.changed.connect(lambda: scene.annotations.show(drawings.now))
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

    def _name(self, item: str) -> str:
        assert self.run is not None
        return item_words(self.appearance.words, self.game.id, self.run.drill.question, item)

    def _show_marks(self) -> None:
        run = self.run
        if run is None:
            return
        if run.marks is None:
            shown: dict[str, Shown] = dict.fromkeys(run.marked, "marked")
        else:
            shown = {mark.item: mark.verdict for mark in run.marks}
        if self.map is not None:
            self.map.table.marking.show(shown)
        self.column.answer.show_marks(shown, open_=run.marks is None)
        words = ""
        if not run.single and run.marks is None:
            names = ", ".join(self._name(one) for one in run.marked)
            nothing = "drills-on-map" if run.drill.kind.form != "cards" else "drills-nothing-marked"
            words = self.appearance.tr("drills-marked", names=names) if names else self.appearance.tr(nothing)
        self.column.tell_marked(words)
        self.column.check_button.setEnabled(bool(run.marked) or run.drill.kind.form == "number")

    def _light(self, refs: tuple[str, ...]) -> None:
        if self.scene is not None:
            self.scene.light(ref for ref in refs if self.scene.on_map(ref) is not None)

    def _tell_kept(self) -> None:
        """How much waits, and what was hard."""
        count = len(due(self.practice, self.game.id))
        self.due_line.setText(self.appearance.tr("drills-due", n=count))
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


def _of_towns(drill: Drill) -> bool:
    """Whether towns may be marked; where only provinces may, a click on a town means its province."""
    candidates = drill.answer.candidates
    return not candidates or any(one.startswith("place:") for one in candidates)
