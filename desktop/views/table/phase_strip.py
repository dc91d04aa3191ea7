"""The phase strip: the whole sequence of the turn as chips, stage by stage, the present one dark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QPushButton, QSizePolicy, QWidget

from desktop.art.markers import draw_medal
from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, capital, clear, tip, words_label
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.geometry import Geometry
from engine.kernel.view import PhaseView

QWIDGETSIZE_MAX = 16777215
"""Qt's word for no bound."""
BESIDE = 40
"""Beside the prompt the chip and the medal have so much around them."""
GAP, ASIDE = 6, 6
TICK, NEXT = "\N{CHECK MARK}", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
MORE = "\N{HORIZONTAL ELLIPSIS}"


@dataclass
class Stop:
    """A chip of the strip, or the name of the open stage, with the mark that leads to it."""

    said: str
    widget: QWidget
    mark: QWidget | None
    stage: bool = False

    @property
    def width(self) -> int:
        """What it takes of the row."""
        return sum(part.sizeHint().width() + GAP for part in (self.mark, self.widget) if part is not None)

    def show(self, shown: bool, *, first: bool) -> None:
        """Show it with its mark, which leads nowhere from the first, or hide both."""
        self.widget.setVisible(shown)
        if self.mark is not None:
            self.mark.setVisible(shown and not first)


class Row(QWidget):
    """The room of the chips: what they ask for makes it no wider.

    Signals:
        resized: it has another width.
    """

    resized = Signal()

    def minimumSizeHint(self) -> QSize:
        """Nothing: what has no room is not shown."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has room for other chips."""
        super().resizeEvent(event)
        self.resized.emit()


class PhaseStrip(QFrame):
    """Chips of `view.phases`: stages in small capitals once open, phases inside the open one.

    The present phase is always seen, then the stage it belongs to, then as many neighbours as have room whole; an
    ellipsis stands for the others and names them.

    Attributes:
        now: the chip of the present phase. more: the ellipses before and after the chips that are seen.
    """

    rule_asked = Signal(str)
    resized = Signal()

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("phaseStrip")
        self.appearance, self.session = appearance, session
        self._shown: object = None
        self.now: QWidget | None = None
        self._stops: list[Stop] = []
        self._beside = False
        self.medal = Picture(appearance, 36, 32)
        self.turn = words_label(wrap=False)
        self.more = (words_label(MORE, "second", wrap=False), words_label(MORE, "second", wrap=False))
        self._room = Row()
        for label in self.more:
            label.setParent(self._room)
            label.hide()
        self._room.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self._room)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.setContentsMargins(ASIDE, 0, 0, 0)
        self._row.setSpacing(GAP)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 0, 4, 1)
        line.addWidget(self.medal)
        line.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addSpacing(10)
        line.addWidget(self._room, 1)
        self._room.resized.connect(self._fit)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self._again)
        self.refresh()

    def add_end(self, widget: QWidget) -> None:
        """Put something of the game at the right end."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands at the end may have more room, or less."""
        super().resizeEvent(event)
        self.resized.emit()

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry: beside the prompt it shows little more than the present phase."""
        if self._beside != geometry.beside:
            self._beside = geometry.beside
            self._again()
        self.turn.setVisible(not self._beside)
        self.setMinimumHeight(geometry.strip)
        self.setMaximumHeight(QWIDGETSIZE_MAX if self._beside else geometry.strip)
        self._take_width()

    def _take_width(self) -> None:
        """Beside the prompt: as wide as the present phase with the medal; below it: the width of the window."""
        self.setMinimumWidth(0)
        self.setMaximumWidth(QWIDGETSIZE_MAX)
        if self._beside and self.now is not None:
            self.now.ensurePolished()
            self.setFixedWidth(self.now.sizeHint().width() + self.medal.width() + self.appearance.px(BESIDE))

    def _again(self) -> None:
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        """Show the sequence of the View, if it is another."""
        view, appearance = self.session.view, self.appearance
        known = (view.turn, view.phases)
        if known == self._shown:
            return
        self._shown = known
        theme = appearance.theme
        self.medal.show_drawing(lambda painter: _medal(painter, view.turn, theme))
        self.turn.setText(appearance.tr("strip-turn", turn=view.turn))
        self.turn.setStyleSheet(
            f"font-family: '{theme.type.title}'; font-variant: small-caps; font-size: {appearance.px(18)}px;"
        )
        self._fill(view.phases)

    @keeps_focus
    def _fill(self, phases: tuple[PhaseView, ...]) -> None:
        for one in self.more:
            self._row.removeWidget(one)
        clear(self._row)
        self.now, self._stops = None, []
        if self._beside:
            phases = tuple([phase for phase in phases if phase.state == "now"][-1:])
        for number, phase in enumerate(phases):
            after = phases[number + 1].level if number + 1 < len(phases) else 0
            opened = phase.level == 0 and phase.state == "now" and after > 0
            mark = None
            if number and not (phases[number - 1].level < phase.level):
                mark = words_label(NEXT, "second", wrap=False)
                self._row.addWidget(mark)
            chip = self._stage(phase) if opened else self._chip(phase)
            self._row.addWidget(chip)
            self._stops.append(Stop(phase_title(self.appearance, phase), chip, mark, opened))
            if phase.state == "now" and not opened:
                self.now = chip
        self._row.addStretch(1)
        self._take_width()
        self._fit()

    def _stage(self, phase: PhaseView) -> QLabel:
        label = words_label(f"{phase_title(self.appearance, phase)}:", wrap=False)
        face = self.appearance.theme.type.title
        label.setStyleSheet(
            f"font-family: '{face}'; font-variant: small-caps; font-size: {self.appearance.px(17)}px;"
            " padding-left: 6px;"
        )
        return label

    def _chip(self, phase: PhaseView) -> QPushButton:
        title = phase_title(self.appearance, phase)
        chip = QPushButton(f"{title} {TICK}" if phase.state == "done" else title)
        chip.setProperty("state", phase.state)
        chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        state = self.appearance.tr(f"strip-{phase.state}")
        told = (f"{title}: {state}", look_who(self.appearance, phase), may_do(self.appearance, phase.name))
        chip.setAccessibleName(f"{title}: {state}")
        chip.setToolTip(tip("\n".join(part for part in told if part)))
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.clicked.connect(lambda _=False, clause=phase.clause: self.rule_asked.emit(clause))
        return chip

    # --- what has room ----------------------------------------------------------------

    def _fit(self) -> None:
        """Show what has room, in the order in which it counts, and lay it: a frame painted at once shows it so."""
        if not self._stops:
            return
        for stop in self._stops:
            stop.widget.ensurePolished()
        shown: set[int] = set()
        ended: set[int] = set()
        for number, side in self._by_weight():
            if side not in ended and self._taken(shown | {number}) <= self._room.width() - ASIDE:
                shown.add(number)
            elif shown:
                ended.add(side)
            else:
                shown.add(number)  # the present phase, whatever room there is
        for number, stop in enumerate(self._stops):
            stop.show(number in shown, first=stop.stage and number == min(shown))
        self._say_more(shown)
        self._row.activate()

    def _by_weight(self) -> Iterator[tuple[int, int]]:
        """The present phase, its stage, then what comes and what was, by turns; each with its side."""
        now = next((n for n, stop in enumerate(self._stops) if stop.widget is self.now), 0)
        stage = next((n for n, stop in enumerate(self._stops) if stop.stage), now)
        yield now, 0
        if stage != now:
            yield stage, 0
        for step in range(1, len(self._stops)):
            for side in (1, -1):
                number = now + side * step
                if 0 <= number < len(self._stops) and number != stage:
                    yield number, side

    def _taken(self, shown: set[int]) -> int:
        """What these take, with an ellipsis wherever others are left out."""
        last = len(self._stops) - 1
        ends = sum(1 for left_out in self._left_out(shown) if left_out)
        more = self.more[0].sizeHint().width() + GAP
        return sum(self._stops[number].width for number in shown) + more * ends if last >= 0 else 0

    def _left_out(self, shown: set[int]) -> tuple[list[int], list[int]]:
        """Which are left out before and after what is shown; the name of the stage may stand alone."""
        chips = [number for number in shown if not self._stops[number].stage] or [0]
        before = [number for number in range(min(chips)) if number not in shown]
        return before, [number for number in range(max(chips) + 1, len(self._stops)) if number not in shown]

    def _say_more(self, shown: set[int]) -> None:
        """Put the ellipses where others are left out, with their names."""
        for label, left_out in zip(self.more, self._left_out(shown), strict=True):
            self._row.removeWidget(label)
            label.setVisible(bool(left_out))
            if left_out:
                said = f" {NEXT} ".join(self._stops[number].said for number in left_out)
                label.setToolTip(tip(said))
                label.setAccessibleName(said)
                stop = self._stops[left_out[-1] if label is self.more[0] else left_out[0]]
                self._row.insertWidget(self._row.indexOf(stop.mark or stop.widget), label)


def _medal(painter: QPainter, turn: int, theme) -> None:  # type: ignore[no-untyped-def]
    draw_medal(painter, str(turn), size=0.8, theme=theme)


def phase_title(appearance: Appearance, phase: PhaseView) -> str:
    """What a phase is called on a strip."""
    key = f"step-{phase.name}-after" if phase.turn else f"step-{phase.name}"
    title = appearance.tr(key, sides=[f"side:{s}" for s in phase.sides], turn=phase.turn)
    return capital(title)


def look_who(appearance: Appearance, phase: PhaseView) -> str:
    """Who acts in a phase, as a line of its tooltip."""
    return appearance.tr("strip-acts", sides=[f"side:{s}" for s in phase.sides]) if phase.sides else ""


def may_do(appearance: Appearance, step: str) -> str:
    """What may be done in a phase, in a sentence or two; "" where the game says nothing of it."""
    key = f"about-{step}"
    return appearance.tr(key) if appearance.words.has(key) else ""
