"""The phase strip: the whole sequence of the turn as chips, stage by stage, the present one dark."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from desktop.drawing.markers import draw_medal
from desktop.session import Session
from desktop.views.bits import Picture, clear, tip, words_label
from desktop.views.geometry import Geometry
from desktop.views.look import Look
from engine.kernel.view import PhaseView

QWIDGETSIZE_MAX = 16777215
"""Qt's word for no bound."""
BESIDE = 40
"""Beside the prompt the chip and the medal have so much around them."""
TICK, NEXT = "\N{CHECK MARK}", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class PhaseStrip(QFrame):
    """Chips of `view.phases`: stages in small capitals once open, phases inside the open one.

    What has no room is scrolled out of sight, never the present phase.

    Attributes:
        now: the chip of the present phase.
    """

    rule_asked = Signal(str)
    resized = Signal()

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("phaseStrip")
        self.look, self.session = look, session
        self._shown: object = None
        self.now: QWidget | None = None
        self._beside = False
        self.medal = Picture(look, 36, 32)
        self.turn = words_label(wrap=False)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QWidget()
        self._row = QHBoxLayout(row)
        self._row.setContentsMargins(6, 0, 6, 0)
        self._row.setSpacing(6)
        self._area.setWidget(row)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 0, 4, 1)
        line.addWidget(self.medal)
        line.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addSpacing(10)
        line.addWidget(self._area, 1)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._centre)
        session.changed.connect(self.refresh)
        look.changed.connect(self._again)
        self.refresh()

    def add_end(self, widget: QWidget) -> None:
        """Put something of the game at the right end."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands at the end may have more room, or less; the present phase stays in sight."""
        super().resizeEvent(event)
        self._centre()
        self.resized.emit()

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry: beside the prompt it shows little more than the present phase."""
        if self._beside != geometry.drawer:
            self._beside = geometry.drawer
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
            self.setFixedWidth(self.now.sizeHint().width() + self.medal.width() + self.look.px(BESIDE))

    def _again(self) -> None:
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        """Show the sequence of the View, if it is another."""
        view, look = self.session.view, self.look
        known = (view.turn, view.phases)
        if known == self._shown:
            return
        self._shown = known
        theme = look.theme
        self.medal.show_drawing(lambda painter: _medal(painter, view.turn, theme))
        self.turn.setText(look.tr("strip-turn", turn=view.turn))
        self.turn.setStyleSheet(
            f"font-family: '{theme.type.title}'; font-variant: small-caps; font-size: {look.px(18)}px;"
        )
        self._fill(view.phases)

    def _fill(self, phases: tuple[PhaseView, ...]) -> None:
        clear(self._row)
        self.now = None
        if self._beside:
            phases = tuple([phase for phase in phases if phase.state == "now"][-1:])
        for number, phase in enumerate(phases):
            opened = (
                phase.level == 0
                and phase.state == "now"
                and number + 1 < len(phases)
                and phases[number + 1].level > 0
            )
            if number and not (phases[number - 1].level < phase.level):
                mark = words_label(NEXT, wrap=False)
                mark.setProperty("role", "second")
                self._row.addWidget(mark)
            if opened:
                self._row.addWidget(self._stage(phase))
                continue
            chip = self._chip(phase)
            self._row.addWidget(chip)
            if phase.state == "now":
                self.now = chip
        self._row.addStretch(1)
        self._take_width()
        self._soon.start()

    def _title(self, phase: PhaseView) -> str:
        key = f"step-{phase.name}-after" if phase.turn else f"step-{phase.name}"
        title = self.look.tr(key, sides=[f"side:{s}" for s in phase.sides], turn=phase.turn)
        return title[:1].upper() + title[1:]

    def _stage(self, phase: PhaseView) -> QLabel:
        label = words_label(f"{self._title(phase)}:", wrap=False)
        face = self.look.theme.type.title
        label.setStyleSheet(
            f"font-family: '{face}'; font-variant: small-caps; font-size: {self.look.px(17)}px;"
            " padding-left: 6px;"
        )
        return label

    def _chip(self, phase: PhaseView) -> QPushButton:
        title = self._title(phase)
        chip = QPushButton(f"{title} {TICK}" if phase.state == "done" else title)
        chip.setProperty("state", phase.state)
        chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        state = self.look.tr(f"strip-{phase.state}")
        told = (f"{title}: {state}", look_who(self.look, phase), may_do(self.look, phase.name))
        chip.setAccessibleName(f"{title}: {state}")
        chip.setToolTip(tip("\n".join(part for part in told if part)))
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.clicked.connect(lambda _=False, clause=phase.clause: self.rule_asked.emit(clause))
        return chip

    def _centre(self) -> None:
        """The present phase into the middle, as far as the chips reach."""
        row = self._area.widget()
        if self.now is None or row is None:
            return
        self._row.activate()
        wide = self._area.viewport().width()
        bar = self._area.horizontalScrollBar()
        bar.setRange(0, max(0, max(row.minimumSizeHint().width(), wide) - wide))
        bar.setValue(self.now.geometry().center().x() - wide // 2)


def _medal(painter: QPainter, turn: int, theme) -> None:  # type: ignore[no-untyped-def]
    draw_medal(painter, str(turn), size=0.8, theme=theme)


def look_who(look: Look, phase: PhaseView) -> str:
    """Who acts in a phase, as a line of its tooltip."""
    return look.tr("strip-acts", sides=[f"side:{s}" for s in phase.sides]) if phase.sides else ""


def may_do(look: Look, step: str) -> str:
    """What may be done in a phase, in a sentence or two; "" where the game says nothing of it."""
    key = f"about-{step}"
    return look.tr(key) if look.words.has(key) else ""
