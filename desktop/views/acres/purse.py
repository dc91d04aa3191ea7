"""The right end of the tray: what each side has, as everybody may see it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.drawing.colonies.holdings import draw_deck, draw_money
from desktop.drawing.colonies.settlements import draw_settlement
from desktop.drawing.lettering import font, write, write_fitting
from desktop.drawing.shields import draw_shield
from desktop.drawing.strokes import at
from desktop.views.game_panel import TrayEnd

ROW = 84.0


class Purse(TrayEnd):
    """A row for each side: money, what is left in its supply, what it has captured, the cards in its deck."""

    def refresh(self) -> None:
        """Show the View anew."""
        super().refresh()
        self.setAccessibleName(self.look.tr("acres-purse"))
        lines = [self.look.tr("acres-purse-line", **self._row(side)) for side in self._sides()]
        self.setAccessibleDescription("\n".join(lines))

    def _sides(self) -> list[str]:
        return [side for sides in self.session.view.seats.values() for side in sides]

    def _row(self, side: str) -> dict[str, int | str]:
        """What is told of a side."""
        view = self.session.view
        facts, supply = view.facts, view.facts["supply"][side]
        score = next(score for score in view.scores if score.side == side)
        return {
            "side": f"side:{side}",
            "money": facts["money"][side],
            "villages": supply["village"],
            "towns": supply["town"],
            "captured": score.value,
            "goal": score.goal,
            "deck": facts["deck"][side],
        }

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a row for each side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.look.card_scale, self.look.card_scale)
        self.spots = []
        for number, side in enumerate(self._sides()):
            self._paint_row(painter, side, number * ROW)
            self.spots.append((QRectF(0, number * ROW, self.wide, ROW), f"side:{side}"))
        painter.end()

    def _paint_row(self, painter: QPainter, side: str, top: float) -> None:
        theme, row, narrow = self.look.theme, self._row(side), self.wide == self.NARROW
        with at(painter, 14, top + 20, 0.8):
            draw_shield(painter, side, theme=theme)
        ink, second = theme.window.ink, theme.window.second_ink
        write(painter, 30, top + 17, self.look.name(f"side:{side}"), font("sans", 15, bold=True), ink)
        captured = self.look.tr("acres-captured-of", value=row["captured"], goal=row["goal"])
        room = self.wide - 36.0
        write_fitting(painter, 30, top + 34, captured, "sans", 13, room, second, "left")
        step, foot = (52.0, 0.5) if narrow else (74.0, 0.62)
        with at(painter, 24, top + 66):
            draw_money(painter, int(row["money"]), size=0.8, theme=theme)
        for place, kind in enumerate(("village", "town"), start=1):
            with at(painter, 24 + place * step, top + 68, foot):
                count = int(row[f"{kind}s"])
                draw_settlement(
                    painter, "village" if kind == "village" else "town", side, count=count, theme=theme
                )
        with at(painter, 24 + 3 * step - 14, top + (40 if narrow else 34), 0.26 if narrow else 0.32):
            draw_deck(painter, side, int(row["deck"]), theme=theme)
