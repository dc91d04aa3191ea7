"""Army sheets: the secret troops of the viewer's own generals, and what everybody knows of the other powers."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.art.strokes import draw, rounded
from desktop.games.maria.art.generals import draw_drum
from desktop.session.session import Session
from desktop.views.parts.face_down import FaceDown
from desktop.views.parts.game_panel import GamePanel
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, Shield, clear, on_button, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.view import PieceView

HIDDEN = "?"
MOST = 8


class Bars(QWidget):
    """Eight bars: the troops of a general in ink."""

    def __init__(self, appearance: Appearance, troops: int) -> None:
        super().__init__()
        self.appearance, self.troops = appearance, troops
        self.setFixedSize(appearance.px(12), appearance.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint from below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        window, high = self.appearance.theme.window, self.height() / MOST
        for number in range(MOST):
            bar = rounded(1, self.height() - (number + 1) * high + 0.5, self.width() - 2, high - 1.2, 0.6)
            draw(painter, bar, window.ink if number < self.troops else window.field, 0.8, window.edge)
        painter.end()


def drum(appearance: Appearance, piece: PieceView) -> Picture:
    """A general as a small drum, as he lies on the map."""
    theme, down = appearance.theme, "down" in piece.state
    rank = int(piece.label) if piece.label.isdigit() else None

    def paint(painter: QPainter) -> None:
        painter.translate(0, 6)
        painter.scale(0.8, 0.8)
        draw_drum(painter, piece.side, rank, face_down=down, theme=theme)

    return Picture(appearance, 46, 44, paint)


class ArmySheets(GamePanel):
    """One row for each general whose troops the viewer knows, one line for each other power.

    Where the hand lies face down the numbers are covered as well: they turn up and down with it."""

    name = "sheets"

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 8, 8, 8), gap=5)
        self.numbers: dict[str, QLabel] = {}
        session.changed.connect(self.refresh)
        session.selection.turned.connect(self.refresh)
        appearance.changed.connect(self.refresh)

    def come_into_sight(self) -> None:
        """It is only filled while it can be seen."""
        self.refresh()

    @property
    def _open(self) -> bool:
        """Whether the numbers may be read."""
        return self.session.reader is not None

    # --- laying out ---------------------------------------------------------------

    @keeps_focus
    def refresh(self) -> None:
        """Lay out the sheets of the View."""
        offset = self.area.verticalScrollBar().value()
        clear(self.lines)
        self.numbers = {}
        self.head.say(self.appearance.tr("panel-sheets"))
        if not self.in_sight:
            return
        known, others = self._sheets()
        if known and not self._open:
            self.lines.addWidget(FaceDown(self.appearance, self.session))
        for side, generals in known.items():
            self._side_head(side)
            for piece in generals:
                self._row(piece)
        if others:
            self.lines.addSpacing(4)
            self.lines.addWidget(words_label(self.appearance.tr("sheets-others"), "second"))
        for side, generals in others.items():
            self._side_head(
                side, self.appearance.tr("sheets-generals", count=sum(bool(g.place) for g in generals))
            )
        self.lines.addStretch(1)
        self.inner.adjustSize()
        self.area.verticalScrollBar().setValue(offset)

    def _sheets(self) -> tuple[dict[str, list[PieceView]], dict[str, list[PieceView]]]:
        """The generals of the powers whose troops the viewer knows, and those of the others, by side."""
        found: dict[str, list[PieceView]] = {side: [] for side in self.session.view.totals}
        for piece in self.session.view.pieces:
            if piece.kind == "general" and "out" not in piece.state:
                found[piece.side].append(piece)
        known = {s: sorted(g, key=_rank) for s, g in found.items() if any(p.strength is not None for p in g)}
        own = self.session.view.seats.get(self.session.viewer or "", ())
        first = sorted(known, key=lambda side: side not in own)
        return {s: known[s] for s in first}, {s: g for s, g in found.items() if s not in known}

    def _side_head(self, side: str, word: str = "") -> None:
        """Shield, name and the total, which everybody knows."""
        shield = Shield(self.appearance, 0.8)
        shield.show_powers((side,))
        line = QHBoxLayout()
        line.addWidget(shield)
        line.addWidget(words_label(self.appearance.name(f"side:{side}"), "head", wrap=False))
        line.addWidget(words_label(word, "second"), 1)
        total = self.session.view.totals[side]
        line.addWidget(words_label(self.appearance.tr("word-troops", count=total), "head", wrap=False))
        self.lines.addLayout(line)

    def _row(self, piece: PieceView) -> None:
        """Drum, name, where he is and how he lies; his troops as a number and as bars."""
        appearance, ref = self.appearance, f"piece:{piece.id}"
        row = QFrame()
        row.setObjectName("plate")
        name = QPushButton(on_button(appearance.name(ref)))
        name.setProperty("role", "name")
        name.clicked.connect(lambda: self.pointed.emit(ref))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(name)
        words.addWidget(words_label(self._whereabouts(piece), "second"))
        line = QHBoxLayout(row)
        line.setContentsMargins(6, 2, 8, 2)
        line.setSpacing(6)
        line.addWidget(drum(appearance, piece))
        line.addLayout(words, 1)
        troops = (piece.strength or 0) if self._open else 0
        number = words_label(str(troops) if self._open else HIDDEN, "big", wrap=False)
        if self._open:
            name.setAccessibleName(f"{appearance.name(ref)}: {appearance.tr('word-troops', count=troops)}")
        line.addWidget(number)
        line.addWidget(Bars(appearance, troops))
        self.lines.addWidget(row)
        self.numbers[piece.id] = number

    def _whereabouts(self, piece: PieceView) -> str:
        ref = piece.place if piece.place.startswith("box:") else f"place:{piece.place}"
        where = self.appearance.name(ref) if piece.place else self.appearance.tr("sheets-off")
        return self.appearance.tr("sheets-face-down", place=where) if "down" in piece.state else where


def _rank(piece: PieceView) -> str:
    return piece.label
