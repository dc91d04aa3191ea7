"""The political table drawn: open cards, trump, influence, tracks, Electoral College, boxes of markers (15 to 18)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.art.cards import CardState
from desktop.art.lettering import Align, font, wrap, write, write_fitting
from desktop.art.markers import draw_medal, draw_seal
from desktop.art.shields import crown_path, draw_shield
from desktop.art.strokes import at, dashed, draw, fill, line, pen, rounded
from desktop.art.suits import pip, suit_colour, suit_of
from desktop.games.maria.art import political
from desktop.games.maria.art.political import PoliticalFace, ShiftRow, draw_political, draw_space
from desktop.games.maria.art.tactical_cards import draw_card, draw_card_back
from desktop.games.maria.political_tracks import space_face
from desktop.views.widgets.appearance import Appearance
from engine.games.maria.view_types import PoliticsView, StockView

POWERS = ("prussia", "france", "pragmatic", "austria")
"""The boxes from left to right (R-17)."""
TRACKS = ("italy", "russia", "saxony")
BOXES = ("electors", "emperor", "italy")
NARROW, WIDE = 344.0, 700.0
"""Widths of one column of the table, and of the two columns it takes where there is room."""
CARDS_HIGH, BOXES_HIGH, TRACK_HIGH, COLLEGE_HIGH, STOCK_HIGH = 202.0, 104.0, 64.0, 124.0, 148.0
SMALL = 0.3
"""Size of tactical cards in the boxes."""


@dataclass(frozen=True)
class Table:
    """What the board shows: public facts of the View, and what can be picked.

    Attributes:
        politics, college, stock: facts of the View. asked: the power that is to choose, "". chosen: cards to be picked.
        words: what the text of each open card says. voting: an Emperor is being elected.
        numbers: markers of each power, all told.
    """

    politics: PoliticsView
    college: dict[str, str]
    stock: StockView
    asked: str
    pickable: frozenset[str]
    words: dict[str, tuple[str, ...]]
    voting: bool
    numbers: dict[str, int]


class PoliticalBoard(QWidget):
    """One political table; a click on a card picks it, on anything else asks about it.

    Signals:
        picked: the ref of a card that can be picked. pointed: the ref of anything else clicked.
    """

    picked = Signal(str)
    pointed = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.table: Table | None = None
        self._room = round(NARROW)
        self._spots: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def show_table(self, table: Table | None) -> None:
        """Draw this table."""
        self.table = table
        self.setAccessibleDescription(self._spoken())
        self._fit()
        self.update()

    @property
    def _by(self) -> float:
        return min(self.appearance.settings.scale / 100, self._room / NARROW)

    @property
    def two_columns(self) -> bool:
        """Whether the college and the victory boxes stand beside the cards."""
        return self._room >= WIDE * self.appearance.settings.scale / 100

    def high(self) -> float:
        """The height of the drawing at 100 %."""
        left = CARDS_HIGH + BOXES_HIGH + len(TRACKS) * TRACK_HIGH
        right = COLLEGE_HIGH + STOCK_HIGH
        return max(left, right) if self.two_columns else left + right

    def sizeHint(self) -> QSize:
        """As wide as the column, as high as the drawing."""
        return QSize(round(NARROW * self._by), round(self.high() * self._by))

    def set_room(self, width: int) -> None:
        """Fit into a width; another one may bring another number of columns."""
        self._room = max(1, width)
        self._fit()
        self.update()

    def _fit(self) -> None:
        self.setFixedHeight(round(self.high() * self._by))

    def _spoken(self) -> str:
        """The table in words, for screen readers."""
        if self.table is None:
            return ""
        appearance, table = self.appearance, self.table
        lines = [appearance.name(f"political:{c}") for c in table.politics.open]
        if table.politics.trump:
            lines.append(appearance.tr("politics-trump-is", suit=f"suit:{table.politics.trump}"))
        lines += [
            appearance.tr("politics-influence-of", side=f"side:{p}", n=table.politics.influence[p])
            for p in POWERS
        ]
        lines += [
            appearance.tr("politics-track-at", track=f"track:{t}", n=table.politics.tracks[t].at)
            for t in TRACKS
        ]
        return "\n".join(lines)

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table from the top down."""
        if self.table is None:
            return
        self._spots = []
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._by, self._by)
        x, y = 0.0, 0.0
        if self.two_columns:
            self._votes(painter, NARROW + 12, 0, self.table)
        elif self.table.voting:
            self._votes(painter, 0, 0, self.table)
            y = COLLEGE_HIGH + STOCK_HIGH
        self._cards(painter, y, self.table)
        self._trump(painter, y, self.table)
        self._influence(painter, y + CARDS_HIGH, self.table)
        y += CARDS_HIGH + BOXES_HIGH
        for track in TRACKS:
            self._track(painter, y, track, self.table)
            y += TRACK_HIGH
        if not self.two_columns and not self.table.voting:
            self._votes(painter, x, y, self.table)
        painter.end()

    def _votes(self, painter: QPainter, x: float, y: float, table: Table) -> None:
        """The college and the boxes of markers: they stand first while votes are cast."""
        self._college(painter, x, y, table)
        self._stock(painter, x, y + COLLEGE_HIGH, table)

    def _cards(self, painter: QPainter, y: float, table: Table) -> None:
        """The cards turned up."""
        appearance, w = self.appearance, self.appearance.theme.window
        size = political.PANEL
        wide, high = political.WIDTH * size, political.HEIGHT * size
        for number, name in enumerate(table.politics.open):
            x, ref = 6 + number * (wide + 10), f"political:{name}"
            with at(painter, x, y + 10):
                state = CardState.PLAYABLE if ref in table.pickable else CardState.PLAIN
                draw_political(
                    painter, self._face(name, table), state=state, size=size, theme=appearance.theme
                )
            self._spots.append((QRectF(x, y + 10, wide, high), ref))
        if not table.politics.open:
            line(painter, rounded(6, y + 10, wide, high, 5), dashed(w.edge, 1.4, (5, 4)))
            none, middle = appearance.tr("politics-no-cards"), 6 + wide / 2
            write_fitting(painter, middle, y + 106, none, "italic", 15, wide - 16, w.second_ink)

    def _trump(self, painter: QPainter, y: float, table: Table) -> None:
        """The trump suit beside the cards, and a crown while an election is due (17.2, 18-a)."""
        appearance, w = self.appearance, self.appearance.theme.window
        x = 2 * (political.WIDTH * political.PANEL + 10) + 12
        write_fitting(
            painter,
            x,
            y + 26,
            appearance.tr("politics-trump"),
            "italic",
            16,
            NARROW - x - 4,
            w.second_ink,
            "left",
        )
        trump = table.politics.trump
        if trump:
            fill(painter, rounded(x, y + 36, 44, 46, 5), appearance.theme.pieces.card)
            fill(
                painter,
                pip(suit_of(trump), x + 22, y + 59, 16),
                suit_colour(suit_of(trump), appearance.theme),
            )
            word = appearance.name(f"suit:{trump}", "bare")
            write_fitting(painter, x, y + 100, word, "sans", 14, NARROW - x - 4, w.ink, "left")
        else:
            write(painter, x, y + 58, "\N{EN DASH}", font("sans", 20), w.second_ink)
        if table.politics.election:
            with at(painter, x + 20, y + 140):
                draw(
                    painter,
                    crown_path(0, 0, 14),
                    appearance.theme.pieces.gold,
                    1.4,
                    appearance.theme.pieces.outline,
                )
            words = wrap(appearance.tr("politics-election-due"), font("sans", 12), NARROW - x - 4)
            for number, text in enumerate(words):
                write(painter, x, y + 168 + 14 * number, text, font("sans", 12), w.ink)

    def _face(self, name: str, table: Table) -> PoliticalFace:
        """A card in the language of the table."""
        appearance, card = self.appearance, table.politics.cards[name]
        shifts = tuple(
            ShiftRow(
                appearance.name(f"track:{track}"),
                appearance.tr(f"politics-{track}-left"),
                appearance.tr(f"politics-{track}-right"),
                political.EITHER if steps == "either" else int(steps),
            )
            for track, steps in card.shifts.items()
        )
        text = " ".join(f"{words}." for words in table.words.get(name, ()))
        return PoliticalFace(
            appearance.name(f"political:{name}"), str(card.year), card.vignette, shifts, text,
            card.coats, card.election,
        )  # fmt: skip

    def _influence(self, painter: QPainter, y: float, table: Table) -> None:
        """A box for each major power: coat, influence, and the cards that lie there (17.3, 17.4)."""
        appearance, w = self.appearance, self.appearance.theme.window
        step = NARROW / len(POWERS)
        for number, power in enumerate(POWERS):
            x, now = number * step + 3, power == table.asked
            box = rounded(x, y + 2, step - 6, BOXES_HIGH - 8, 5)
            draw(painter, box, w.field, 3 if now else 1, w.focus if now else w.edge)
            with at(painter, x + 17, y + 22):
                draw_shield(painter, power, size=0.8, theme=appearance.theme)
            influence = str(table.politics.influence[power])
            write(painter, x + 36, y + 30, influence, font("sans", 20, bold=True), w.ink)
            self._lying(painter, x + 6, y + 42, step - 18, power, table)
            if now:
                fill(painter, rounded(x + 2, y + BOXES_HIGH - 26, step - 10, 18, 4), w.field)
                write_fitting(
                    painter,
                    x + step / 2 - 3,
                    y + BOXES_HIGH - 13,
                    appearance.tr("politics-chooses"),
                    "sans",
                    12,
                    step - 14,
                    w.ink,
                )
            self._spots.append((QRectF(x, y, step - 6, BOXES_HIGH), f"side:{power}"))

    def _lying(self, painter: QPainter, x: float, y: float, room: float, power: str, table: Table) -> None:
        """Cards face up, face down under the optional rule, and the one just laid."""
        theme = self.appearance.theme
        faces = [(c, True) for c in table.politics.lying[power]]
        faces += [(c, False) for c in table.politics.covered[power]]
        laid = table.politics.laid.get(power)
        if laid is not None:
            faces.append((laid, False))
        wide = 96 * SMALL
        step = min(wide + 3, (room - wide) / max(1, len(faces) - 1)) if len(faces) > 1 else 0
        for number, (card, up) in enumerate(faces):
            with at(painter, x + number * step, y):
                if up:
                    draw_card(painter, card.split(".")[0].rstrip("ab") if card[0] == "R" else card.split(".")[0],
                              size=SMALL, raised=False, theme=theme)  # fmt: skip
                else:
                    draw_card_back(painter, power, 1, size=SMALL, theme=theme)

    def _track(self, painter: QPainter, y: float, track: str, table: Table) -> None:
        """A track: its name between its ends, its spaces with their icons, the medal at the present one (17.5-g)."""
        appearance, w = self.appearance, self.appearance.theme.window
        shown = table.politics.tracks[track]
        spaces = shown.spaces
        size = (NARROW - 10 - 6 * 4) / 7 / political.SPACE_WIDTH
        wide = political.SPACE_WIDTH * size
        name, top = appearance.name(f"track:{track}"), y + 18
        right = 5 + len(spaces) * (wide + 4) - 4
        part = (right - 5) / 3
        ends: tuple[tuple[Align, float], ...] = (("left", 5.0), ("right", right))
        for end, x in ends:
            words = appearance.tr(f"politics-{track}-{end}")
            write_fitting(painter, x, y + 13, words, "italic", 13, part, w.second_ink, end)
        write(painter, (5 + right) / 2, y + 13, name, font("title", 15, caps=True), w.ink, "centre")
        for number, space in enumerate(spaces):
            x = 5 + number * (wide + 4)
            with at(painter, x, top):
                draw_space(
                    painter,
                    space_face(space, number + 1 == shown.star, appearance.tr),
                    size=size,
                    theme=appearance.theme,
                )
            if number + 1 == shown.at:
                frame = rounded(x - 1.5, top - 1.5, wide + 3, political.SPACE_HEIGHT * size + 3, 5)
                line(painter, frame, pen(appearance.theme.pieces.gold, 2.6))
                with at(painter, x + wide / 2, top + political.SPACE_HEIGHT * size):
                    draw_medal(painter, name[:1], size=0.62, theme=appearance.theme)
        self._spots.append((QRectF(0, y, right, TRACK_HIGH), f"track:{track}"))

    def _college(self, painter: QPainter, x: float, y: float, table: Table) -> None:
        """The nine votes, each at its controller's coat (3.2-f, 18-c)."""
        appearance, w = self.appearance, self.appearance.theme.window
        write(painter, x + 5, y + 16, appearance.tr("politics-college"), font("title", 15, caps=True), w.ink)
        step = (NARROW - 6) / 3
        for number, (place, side) in enumerate(table.college.items()):
            left, top = x + 4 + (number % 3) * step, y + 26 + (number // 3) * 31
            box = rounded(left, top, step - 6, 27, 4)
            draw(painter, box, w.field, 1, w.edge)
            with at(painter, left + 15, top + 13):
                if side:
                    draw_shield(painter, side, size=0.66, theme=appearance.theme)
                else:
                    line(painter, crown_path(0, 0, 7), pen(w.second_ink, 1))
            write_fitting(
                painter,
                left + 29,
                top + 18,
                appearance.name(f"place:{place}"),
                "sans",
                13,
                step - 42,
                w.ink,
                "left",
            )
            self._spots.append((QRectF(left, top, step - 6, 27), f"place:{place}"))

    def _stock(self, painter: QPainter, x: float, y: float, table: Table) -> None:
        """Reserves with their battle boxes, and below them the boxes of victory (16)."""
        appearance, w, stock = self.appearance, self.appearance.theme.window, table.stock
        markers = appearance.tr("politics-markers")
        write_fitting(painter, x + 5, y + 16, markers, "title", 15, NARROW - 10, w.ink, "left", caps=True)
        step = NARROW / len(POWERS)
        for number, power in enumerate(POWERS):
            left = x + number * step + 3
            with at(painter, left + 17, y + 42):
                draw_seal(painter, power, variant=number, size=0.86, theme=appearance.theme)
            left_over = f"{stock.reserve[power]} / {table.numbers[power]}"
            write(painter, left + 36, y + 48, left_over, font("sans", 15, bold=True), w.ink)
            for slot in range(2):
                spot = QPointF(left + 18 + slot * 32, y + 76)
                line(painter, rounded(spot.x() - 14, spot.y() - 13, 28, 27, 4), dashed(w.edge, 1.2, (4, 3)))
                if slot < stock.battle[power]:
                    with at(painter, spot.x(), spot.y()):
                        draw_seal(painter, power, variant=slot, size=0.68, theme=appearance.theme)
            self._spots.append((QRectF(left, y + 24, step - 6, 70), f"side:{power}"))
        self._victory_boxes(painter, x, y + 98, stock)

    def _victory_boxes(self, painter: QPainter, x: float, y: float, stock: StockView) -> None:
        """The boxes of electors, Emperor, Italy and Silesia, with whose marker lies in each."""
        appearance, w = self.appearance, self.appearance.theme.window
        step = NARROW / len(POWERS)
        holders = [
            (f"box:victory-{box}", holder)
            for box, holder in zip(BOXES, (stock.electors, stock.emperor, stock.italy), strict=True)
        ]
        holders.append(("box:victory-silesia", "prussia" if stock.silesia else ""))
        for number, (ref, holder) in enumerate(holders):
            left = x + number * step + 3
            draw(painter, rounded(left, y, step - 6, 44, 4), w.field, 1, w.edge)
            write_fitting(
                painter,
                left + step / 2 - 3,
                y + 13,
                appearance.name(ref),
                "sans",
                11,
                step - 12,
                w.second_ink,
            )
            if holder:
                with at(painter, left + step / 2 - 3, y + 30):
                    draw_seal(painter, holder, size=0.62, theme=appearance.theme)
            self._spots.append((QRectF(left, y, step - 6, 44), ref))

    # --- the pointer ------------------------------------------------------------------

    def ref_at(self, point: QPointF) -> str:
        """The ref of what is drawn at a point of the widget; "" for nothing."""
        here = point / self._by
        return next((ref for rect, ref in reversed(self._spots) if rect.contains(here)), "")

    def spot_of(self, ref: str) -> QRectF:
        """Where a thing is drawn, in the widget's own pixels; empty if it is not."""
        rect = next((rect for rect, found in self._spots if found == ref), QRectF())
        return QRectF(rect.topLeft() * self._by, rect.size() * self._by)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over cards that can be picked."""
        able = self.table is not None and self.ref_at(event.position()) in self.table.pickable
        self.setCursor(Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a card, or ask about what is there."""
        ref = self.ref_at(event.position())
        if self.table is not None and ref in self.table.pickable:
            self.picked.emit(ref)
        elif ref:
            self.pointed.emit(ref)
