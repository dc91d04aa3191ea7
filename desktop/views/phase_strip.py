"""The phase strip: the whole sequence of the turn as chips, stage by stage, the present one dark."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from desktop.drawing.markers import draw_medal
from desktop.session import Session
from desktop.views.bits import Picture, clear, tip, words_label
from desktop.views.look import Look
from engine.kernel.view import PhaseView

TICK, NEXT = "\N{CHECK MARK}", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class PhaseStrip(QFrame):
    """Chips of `view.phases`: stages in small capitals once open, phases inside the open one."""

    rule_asked = Signal(str)
    resized = Signal()

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("phaseStrip")
        self.look, self.session = look, session
        self._shown: object = None
        self.medal = Picture(look, 38, 36)
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
        session.changed.connect(self.refresh)
        look.changed.connect(self._again)
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

    def _again(self) -> None:
        self._shown = None
        self.refresh()

    def refresh(self) -> None:
        """Show the sequence of the View, if it is another."""
        view, look = self.session.view, self.look
        self.setFixedHeight(look.px(40))
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
        now: QWidget | None = None
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
                now = chip
        self._row.addStretch(1)
        if now is not None:
            present = now
            QTimer.singleShot(0, self, lambda: self._centre(present))

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

    def _centre(self, chip: QWidget) -> None:
        bar = self._area.horizontalScrollBar()
        bar.setValue(chip.geometry().center().x() - self._area.viewport().width() // 2)


def _medal(painter: QPainter, turn: int, theme) -> None:  # type: ignore[no-untyped-def]
    draw_medal(painter, str(turn), size=0.92, theme=theme)


def look_who(look: Look, phase: PhaseView) -> str:
    """Who acts in a phase, as a line of its tooltip."""
    return look.tr("strip-acts", sides=[f"side:{s}" for s in phase.sides]) if phase.sides else ""


def may_do(look: Look, step: str) -> str:
    """What may be done in a phase, in a sentence or two; "" where the game says nothing of it."""
    key = f"about-{step}"
    return look.tr(key) if look.words.has(key) else ""
