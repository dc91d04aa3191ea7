"""The sheet at the end of a game: who has won and by which rule, the score by source, and what can be done next."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.bars import KEY, ScoreBar, draw_bars
from desktop.maps.boardmap import BoardMap
from desktop.session.result import endings, sides_of
from desktop.session.session import Session
from desktop.soon import soon
from desktop.views.parts.game_parts import parts_of
from desktop.views.parts.result_words import left_rows, told_left, told_points, who_won
from desktop.views.table.course import Course
from desktop.views.table.small_field import small_field
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, Flow, Picture, ScrollArea, Shield, clear, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.view import ScoreRow, View

WIDE = 700
"""Width at 100 %, where the map has the room."""
BAR, SIDES = 22.0, 3
"""How high a bar is, and how many sides have bars at least."""
NAMES = 510
"""The names of all sides have so much room beside the sources at 100 %."""
EDGE = 12
"""Pixels between the sheet and the edges of the map."""
MARGINS = 44
"""Pixels of its width that are margin or border."""
NEXT = ("new", "back", "picture", "text")
"""What can be done next; each has a button "sheet-<name>"."""
GAP = 10
"""Pixels at 100 % between the parts of a line that is remembered."""
REST, FAINT = 350, 0.3
"""Milliseconds for which the pointer rests on a number before the map is seen through it; how much is left of it."""
GREY = 0.45
"""How strong the arms of who has left are."""


class EndSheet(QFrame):
    """Lies over the map until it is closed; opens by itself when the table comes to its end.

    Signals:
        rule_asked: a clause to be read. chosen: one of NEXT. opened: it lies there now.
        pointed: references of what a number counts, none when the pointer leaves it. shown: a moment to be looked at.
    """

    rule_asked = Signal(str)
    opened = Signal()
    pointed = Signal(object)
    shown = Signal(int)
    chosen = Signal(str)

    def __init__(
        self, appearance: Appearance, session: Session, over: QWidget, board_map: BoardMap | None = None
    ) -> None:
        """`board_map`: whose lands the small maps show; without it there are none."""
        super().__init__(over)
        self.setObjectName("endSheet")
        self.appearance, self.session, self._over = appearance, session, over
        self._ended = False
        self._pointers: dict[QObject, tuple[str, ...]] = {}
        self._fading: tuple[str, ...] = ()
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(lambda: self._fade(self._fading))
        self.course = Course(appearance, session, board_map) if board_map is not None else None
        self._build()
        over.installEventFilter(self)
        session.changed.connect(self._changed)
        appearance.changed.connect(self.refresh)
        self.hide()
        self._changed()

    def _build(self) -> None:
        self.title = words_label()
        self.title.setObjectName("sheetTitle")
        self.shields = Shield(self.appearance, 1.4)
        self.close_button = QPushButton("\N{MULTIPLICATION SIGN}")
        self.close_button.setProperty("role", "small")
        self.close_button.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.addWidget(self.shields)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.told = QVBoxLayout()
        self.told.setSpacing(6)
        self.bars = QVBoxLayout()
        self._bars: Picture | None = None
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(18)
        self.rows.setVerticalSpacing(3)
        inner = QWidget()
        inner.setObjectName("scrolled")
        self._lines = QVBoxLayout(inner)
        self._lines.setContentsMargins(0, 0, 8, 0)
        self._lines.setSpacing(10)
        self._lines.addLayout(self.told)
        self._lines.addLayout(self.bars)
        self._lines.addLayout(self.rows)
        self.course_head, self.nearest_head = words_label("", "head"), words_label("", "head")
        if self.course is not None:
            self._lines.addWidget(self.course_head)
            self._lines.addWidget(self.course)
        self.nearest = QVBoxLayout()
        self.nearest.setSpacing(2)
        self._lines.addWidget(self.nearest_head)
        self._lines.addLayout(self.nearest)
        self.remembered = QVBoxLayout()
        self.remembered.setSpacing(2)
        self._lines.addLayout(self.remembered)
        self._lines.addStretch(1)
        self.area = ScrollArea()
        self.area.setWidget(inner)
        self._build_foot()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 14)
        whole.setSpacing(10)
        whole.addLayout(head)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.foot)

    def _build_foot(self) -> None:
        """What can be done next."""
        self.buttons: dict[str, QPushButton] = {}
        self.foot = QWidget()
        self._flow = Flow(8)
        self.foot.setLayout(self._flow)
        for name in NEXT:
            button = self.buttons[name] = QPushButton()
            button.setObjectName(f"sheet-{name}")
            button.clicked.connect(lambda _=False, n=name: self.chosen.emit(n))
            self._flow.addWidget(button)

    # --- coming and going -------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether there is an end to tell of at the moment looked at."""
        return self.session.view.winners is not None

    def _changed(self) -> None:
        """Open at the end, once; go with the end when the past is looked at or something is taken back."""
        if not self.ready:
            self.put_away()
            self._ended = self._ended and self.session.moment is not None
        elif not self._ended:
            self._ended = True
            self.bring()
        else:
            self.refresh()

    def bring(self) -> None:
        """Open, or open again; keys that went to what it covers are its own now."""
        if self.ready:
            self.show()
            self.refresh()
            self.raise_()
            if _holds(self._over):
                self.area.setFocus()
            self.opened.emit()

    def put_away(self) -> None:
        """Close; the menu brings it back."""
        inside = _holds(self)
        self.hide()
        if inside:
            self._over.setFocus()

    def stops(self) -> list[QWidget]:
        """Where F6 leads: its first button, while it is open."""
        return [self.buttons[NEXT[0]]] if self.isVisible() else []

    # --- what it says -----------------------------------------------------------------

    def refresh(self) -> None:
        """Say it all anew."""
        if self.isHidden() or not self.ready:
            return
        appearance, view = self.appearance, self.session.view
        winners = view.winners or ()
        sides = tuple(side for seat in winners for side in view.seats.get(seat, ()))
        self.shields.show_powers(sides)
        self.shields.setVisible(bool(sides))
        self.title.setText(who_won(self.session, appearance))
        self._tell()
        self._draw_bars(view.sheet)
        self._count(view.sheet)
        self._tell_course(view)
        self._remember()
        for name, button in self.buttons.items():
            button.setText(appearance.tr(f"sheet-{name}"))
        self.close_button.setToolTip(appearance.tr("sheet-close"))
        self.close_button.setAccessibleName(appearance.tr("button-close"))
        self.setAccessibleName(self.title.text())
        self._place()
        soon(self, self._place)  # again when what is inside has its size

    @keeps_focus
    def _tell(self) -> None:
        clear(self.told)
        for event in endings(self.session):
            self.told.addLayout(self._said(self.appearance.text(event.message), event.clause, "sheetTold"))

    def _said(self, words: str, clause: str, style: str) -> QHBoxLayout:
        """A line with the clause that it follows from."""
        line, label = QHBoxLayout(), words_label(words)
        label.setObjectName(style)
        chip = Chip(self.appearance, clause, self.rule_asked.emit)
        line.addWidget(label, 1)
        line.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        return line

    @keeps_focus
    def _draw_bars(self, sheet: tuple[ScoreRow, ...]) -> None:
        """A bar for each side by source, where more than two share several sources and none counts against them.

        It is the first total that the bars show; where there are others, all sides must have all sources summed in it.
        """
        clear(self.bars)
        self._bars = None
        parts, totals = [row for row in sheet if not row.total], [row for row in sheet if row.total]
        sides = sides_of(tuple(parts))
        least = min((count for row in parts for count in row.counts.values()), default=0)
        if len(sides) < SIDES or len(parts) < 2 or not totals or least < 0:
            return
        sums = {side: sum(row.counts.get(side, 0) for row in parts) for side in sides}
        if len(totals) > 1 and totals[0].counts != sums:
            return
        words, whole = self.appearance.words, totals[0]
        bars = [
            ScoreBar(
                side, words.number(whole.points(side) or 0), tuple(row.counts.get(side, 0) for row in parts)
            )
            for side in sides
        ]
        wide, high = WIDE - 80.0, BAR * len(bars) + KEY
        room = QRectF(-wide / 2, -high / 2, wide, high)
        keys = [words.text(row.source) for row in parts]
        self._bars = Picture(
            self.appearance, wide, high, lambda p: draw_bars(p, room, bars, keys, self.appearance.theme)
        )
        self._bars.setObjectName("sheetBars")
        self.bars.addWidget(self._bars)

    @keeps_focus
    def _count(self, sheet: tuple[ScoreRow, ...]) -> None:
        """The score: a line for each source, a column for each side."""
        clear(self.rows)
        self._pointers.clear()
        self._point_at_nothing()
        sides = sides_of(sheet)
        left = left_rows(self.session)
        gone = sides_of(tuple(left.values()))
        columns = [(side, "") for side in sides] + [(side, "second") for side in gone]
        self._head_columns(columns)
        number = 2
        for row in sheet:
            if row.total:
                line = QFrame()
                line.setObjectName("sheetLine")
                line.setFixedHeight(2)
                self.rows.addWidget(line, number, 0, 1, len(columns) + 1)
                number += 1
            self._write(row, number, sides)
            self._write_left(left.get((row.source.key, row.total)), number, gone, len(sides) + 1)
            number += 1
        self.rows.setColumnStretch(0, 1)

    def _head_columns(self, columns: list[tuple[str, str]]) -> None:
        """Whose each column is: arms and name, grey (by the role of its words) of who had left."""
        heads = [
            words_label(self.appearance.name(f"side:{side}"), role or "head", wrap=False)
            for side, role in columns
        ]
        for column, ((side, role), head) in enumerate(zip(columns, heads, strict=True), start=1):
            shield = Shield(self.appearance, 0.7)
            shield.show_powers((side,))
            told = self.appearance.tr("sheet-left", side=f"side:{side}") if role else head.text()
            shield.setToolTip(told)
            shield.setAccessibleName(told)
            if role:
                grey = QGraphicsOpacityEffect(shield)
                grey.setOpacity(GREY)
                shield.setGraphicsEffect(grey)
            self.rows.addWidget(shield, 0, column, Qt.AlignmentFlag.AlignRight)
            self.rows.addWidget(head, 1, column, Qt.AlignmentFlag.AlignRight)
            head.ensurePolished()
        taken = sum(head.sizeHint().width() + self.rows.horizontalSpacing() for head in heads)
        for head in heads:  # where they have no room beside the sources the arms alone tell whose a column is
            head.setVisible(taken <= self.appearance.px(NAMES))

    def _write_left(self, row: ScoreRow | None, number: int, sides: list[str], first: int) -> None:
        """What it was for those who have left, behind the others."""
        for column, side in enumerate(sides, start=first):
            words = told_left(self.appearance, row, side)
            self.rows.addWidget(words_label(words, "second"), number, column, Qt.AlignmentFlag.AlignRight)

    def _write(self, row: ScoreRow, number: int, sides: list[str]) -> None:
        write = partial(self._cell, total=row.total)
        self.rows.addWidget(write(self.appearance.text(row.source)), number, 0)
        for column, side in enumerate(sides, start=1):
            cell = write(told_points(self.appearance, row.points(side)))
            self.rows.addWidget(cell, number, column, Qt.AlignmentFlag.AlignRight)
            if row.lit.get(side):
                self._pointers[cell] = row.lit[side]
                cell.setCursor(Qt.CursorShape.PointingHandCursor)
                cell.installEventFilter(self)

    def _cell(self, words: str, *, total: bool) -> QLabel:
        label = words_label(words, "big" if total else "")
        label.setObjectName("sheetTotal" if total else "sheetCell")
        return label

    @keeps_focus
    def _tell_course(self, view: View) -> None:
        """How it stood after each turn, and what was nearest to another outcome."""
        if self.course is not None:
            self.course.refresh()
            self.course_head.setText(self.appearance.tr("sheet-course"))
            self.course_head.setVisible(bool(view.points_by_turn))
        clear(self.nearest)
        self.nearest_head.setText(self.appearance.tr("sheet-nearest"))
        self.nearest_head.setVisible(bool(view.nearest))
        for fact in view.nearest:
            self.nearest.addLayout(self._said(self.appearance.text(fact.message), fact.clause, "sheetCell"))

    @keeps_focus
    def _remember(self) -> None:
        """What the game keeps of its course, each line with the way to its moment."""
        clear(self.remembered)
        for chapter in parts_of(self.session.view.game).remembered(self.session):
            self.remembered.addWidget(words_label(self.appearance.tr(chapter.title), "head"))
            for message, moment, field in chapter.lines:
                line = QHBoxLayout()
                line.setSpacing(self.appearance.px(GAP))
                if field is not None:
                    self._picture(self.session.table.view(None, field), line)
                told = words_label(self.appearance.text(message))
                told.setObjectName("sheetCell")
                look = QPushButton(self.appearance.tr("sheet-look"))
                look.setProperty("role", "small")
                look.setObjectName(f"look-{moment}")
                look.setAccessibleDescription(told.text())
                look.clicked.connect(partial(self.shown.emit, moment))
                line.addWidget(told, 1)
                line.addWidget(look, 0, Qt.AlignmentFlag.AlignTop)
                self.remembered.addLayout(line)

    def _point_at_nothing(self) -> None:
        """The pointer rests on no number."""
        self._rest.stop()
        self._fade(())

    def _picture(self, view: View, line: QHBoxLayout) -> None:
        """The field of a moment in small, where there is one."""
        plans = self.course.plans if self.course is not None else {}
        plan = next((plans[key] for key in view.maps if key in plans), None)
        if plan is not None:
            line.addWidget(small_field(self.appearance, plan, view))

    def _fade(self, refs: tuple[str, ...]) -> None:
        """Let the map be seen through it while something on it is pointed at."""
        effect = self.graphicsEffect()
        if refs and not effect:
            faint = QGraphicsOpacityEffect(self)
            faint.setOpacity(FAINT)
            self.setGraphicsEffect(faint)
            self.pointed.emit(refs)
        elif effect and not refs:
            self.setGraphicsEffect(None)  # type: ignore[arg-type]
            self.pointed.emit(())

    # --- where it lies ----------------------------------------------------------------

    def _place(self) -> None:
        """In the middle of the map, as large as it needs, never beyond it; bars where the score has room with them.

        What is told below the score, its course and what is remembered, is scrolled to where there is little room.
        """
        if self._bars is not None:
            self._bars.show()
        if not self._fits() and self._bars is not None:
            self._bars.hide()
            self._fits()

    def _fits(self) -> bool:
        """Lie where there is room for all that is shown, as far as there is; whether the score is seen whole."""
        room = self._over.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        wide = min(self.appearance.px(WIDE), room.width())
        self.setFixedWidth(wide)
        inside = wide - MARGINS
        self._lines.activate()
        content = self._lines.totalHeightForWidth(inside)
        self.foot.setFixedHeight(max(1, self._flow.heightForWidth(inside)))
        head = max(
            self.title.heightForWidth(inside - self.shields.width() - self.close_button.width() - 20),
            self.shields.height() if self.shields.isVisibleTo(self) else 0,
        )
        needed = 28 + head + 10 + content + 10 + self.foot.height() + 4
        high = min(room.height(), needed)
        self.setGeometry(
            QRect(room.center().x() - wide // 2, room.top() + max(0, (room.height() - high) // 2), wide, high)
        )
        below = content - self._scored(inside)
        return needed - below <= room.height() and self._lines.totalMinimumSize().width() <= inside

    def _scored(self, wide: int) -> int:
        """How high what is told of the score is, with its bars and its rows."""
        parts: tuple[QLayout, ...] = (self.told, self.bars, self.rows)
        highs = [
            part.totalHeightForWidth(wide) if part.hasHeightForWidth() else part.totalSizeHint().height()
            for part in parts
        ]
        return sum(highs) + self._lines.spacing() * (len(parts) - 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the map."""
        if watched is self._over and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        elif watched in self._pointers and event.type() == QEvent.Type.Enter:
            self._fading = self._pointers[watched]
            self._rest.start()
        elif watched in self._pointers and event.type() == QEvent.Type.Leave:
            self._point_at_nothing()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """With it goes what its numbers have lit."""
        super().hideEvent(event)
        self._point_at_nothing()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it; Enter presses the button that has the focus, unless the key is only held."""
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            if not event.isAutoRepeat():
                focus.click()
        else:
            super().keyPressEvent(event)


def _holds(part: QWidget) -> bool:
    """Whether what is typed now goes to this part or into it."""
    focus = QApplication.focusWidget()
    return focus is not None and (focus is part or part.isAncestorOf(focus))
