"""The engagement: both units face to face, each die with the sum of its parts as chips, and what it comes to."""

from __future__ import annotations

from functools import partial
from typing import cast

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art.lettering import font, numeral_font, write
from desktop.art.strokes import at, line, pen, segment
from desktop.games.sachsen.art.counters import Counter
from desktop.games.sachsen.art.dice import Kind, draw_die
from desktop.games.sachsen.looks import signs_of
from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, Flow, Picture, clear, words_label
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.view import PieceView

WIDE, HIGH = 300.0, 96.0
APART = 92.0
"""From the middle of the picture to each of the two units."""
LARGE = 1.5
DIE = 48.0
MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """A number with its sign."""
    return f"{points:+d}".replace("-", MINUS)


class FightPanel(GamePanel):
    """At the head of the column while two units are engaged."""

    name, stand = "engagement", Stand.PHASE

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(10, 6, 10, 8), gap=5)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether two units are engaged."""
        battle = SachsenView.of(self.session.view).battle
        return battle is not None and battle.fight is not None

    def refresh(self) -> None:
        """Show the engagement that goes on."""
        tr = self.appearance.tr
        self.head.say(tr("panel-engagement"))
        clear(self.lines)
        battle = SachsenView.of(self.session.view).battle
        if battle is None or battle.fight is None:
            return
        fight = battle.fight
        shown = {piece.id: piece for piece in self.session.view.pieces}
        pair = [shown[unit] for unit in (fight.mover, fight.target) if unit in shown]
        self.lines.addWidget(
            Picture(self.appearance, WIDE, HIGH, partial(self._units, tuple(pair), fight.far))
        )
        self.lines.addWidget(words_label(tr(f"sachsen-blow-{fight.blow}", n=fight.far), "second"))
        if fight.guard:
            self.lines.addWidget(words_label(tr("sachsen-guarded", piece=f"piece:{fight.guard}"), "second"))
        fallen = any(one.die for one in fight.sums)
        for which, unit in enumerate((fight.mover, fight.target)):
            self.lines.addWidget(words_label(self.appearance.name(f"piece:{unit}"), "head"))
            for one in fight.sums:
                if one.unit == unit and (one.die or not fallen):
                    said = [(p.word, p.points, p.clause, p.counts) for p in one.parts]
                    self.lines.addWidget(
                        self._sum(cast("Kind", one.kind), one.die, one.total, said, bool(one.again))
                    )
            if fight.damage:
                self.lines.addWidget(words_label(tr("sachsen-comes-to", n=fight.damage[which])))

    def _units(self, pair: tuple[PieceView, ...], far: int, painter: QPainter) -> None:
        """Two counters, and how far they are from each other."""
        theme = self.appearance.theme
        line(painter, segment(-APART + 44, 0, APART - 44, 0), pen(theme.window.edge, 1.4))
        for way, piece in zip((-1, 1), pair, strict=False):
            with at(painter, way * APART, 8, LARGE):
                Counter(piece.kind, piece.side, piece.label, 1, signs_of(piece)).draw(painter, theme)
        write(painter, 0, -6, str(far), numeral_font(theme, 26), theme.window.ink, "centre")

    def _sum(
        self, kind: Kind, die: int, total: int, parts: list[tuple[str, int, str, bool]], again: bool
    ) -> QWidget:
        """A die, and beside it what is added to it; a part that the limit leaves out is struck."""
        tr, row = self.appearance.tr, QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        theme = self.appearance.theme

        def fallen(painter: QPainter) -> None:
            draw_die(painter, die, kind, again=again, theme=theme)

        across.addWidget(Picture(self.appearance, DIE, DIE, fallen))
        column = QVBoxLayout()
        numbers = [str(die)] if die else []
        numbers += [signed(points) for _, points, _, counts in parts if counts and points]
        told = " ".join(numbers)
        if die:
            told = f"{told} = {total}".replace("-", MINUS)
        column.addWidget(words_label(tr(f"sachsen-die-{kind}", sum=told or "0")))
        flow = Flow(4)
        for word, points, clause, counts in parts:
            if points or not counts:
                flow.addWidget(self._chip(tr(f"sachsen-part-{word}"), points, clause, counts))
        column.addLayout(flow)
        across.addLayout(column, 1)
        return row

    def _chip(self, said: str, points: int, clause: str, counts: bool) -> Chip:
        chip = Chip(self.appearance, clause)
        chip.setText(f"{said} {signed(points)}")
        if not counts:
            face = font("sans", self.appearance.px(12))
            face.setStrikeOut(True)
            chip.setFont(face)
            chip.setStyleSheet("text-decoration: line-through;")
            chip.setAccessibleName(self.appearance.tr("sachsen-part-struck", part=chip.text()))
        chip.asked.connect(self.rule_asked)
        return chip
