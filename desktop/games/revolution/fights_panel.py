"""Fights as they went: battles pair by pair, conflicts round by round, sieges, and ships against armies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout

from desktop.art.lettering import font, numeral_font, write
from desktop.art.strokes import at, line, pen, segment
from desktop.games.revolution.art.armies import Army
from desktop.games.revolution.art.counters import Counter
from desktop.games.revolution.art.marks import draw_sign
from desktop.profile.theme import Theme
from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, clear, words_label
from desktop.views.widgets.fitted_picture import FittedPicture
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.step_by_step import StepByStep
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.event import Event
from engine.kernel.log import Log

WIDE = 272.0
NEUTRAL = "neutral"
MOST = 8
"""So many fights are shown, the last ones; the log tells all."""
STEP = 34.0
"""From one army or counter of a row to the next."""
LOST_HIGH = 24.0
"""The height of a round in the table of a conflict."""

Row = tuple[tuple[str, int], ...]
"""Sides, as Events name them, with numbers."""
Drawing = Callable[[QPainter, Theme, int], None]
"""Draws a fight as it stood after so many of its steps."""
SUMS_ONLY = 3
"""With more conflicts than these their sums are shown and not their rounds."""


class FightDrawing(NamedTuple):
    """How a fight is drawn, how high, and in how many steps: pairs of a battle, rounds of a conflict."""

    drawing: Drawing
    high: float
    steps: int = 0


def row_of(told: object) -> Row:
    """A row of an Event's data: "catholics 1, burghers 2"."""
    words = (part.split() for part in str(told).split(", ") if part)
    return tuple((side, int(number)) for side, number in words)


def rounds_of(told: object) -> list[list[list[str]]]:
    """The rounds of a conflict: in each the losses one after another, of one side or of equal ones together."""
    return [[loss.split("+") for loss in one.split(",")] for one in str(told).split("/") if one]


def losses_of(event: Event) -> tuple[Row, list[list[int]]]:
    """The sides of a conflict, the smallest first, and what each has left after each round, its start first."""
    data = event.data
    had = {side: int(n) for side, n in data.items() if side not in ("limit", "left", "rounds")}
    sides = sorted(had, key=lambda side: had[side])
    left, columns = dict(had), [[had[side] for side in sides]]
    for losses in rounds_of(data.get("rounds", "")):
        for side in (side for together in losses for side in together):
            left[side] -= 1
        columns.append([left[side] for side in sides])
    return tuple((side, had[side]) for side in sides), columns


def _side(word: str) -> str:
    return "" if word == NEUTRAL else word


def _battle(event: Event) -> FightDrawing:
    """Armies from the most Catholic to the most Reformed; the fallen upside down, lances where two stand off."""
    armies = [side for side, number in row_of(event.data["armies"]) for _ in range(number)]
    pairs = len([pair for pair in str(event.data["pairs"]).split(", ") if pair])

    def paint(painter: QPainter, theme: Theme, shown: int) -> None:
        step = min(STEP + 8, WIDE / max(1, len(armies)))
        for number, side in enumerate(armies):
            x = step * (number - (len(armies) - 1) / 2)
            fell = min(number, len(armies) - 1 - number)  # which pair it was of, from 0
            with at(painter, x - 3, 18, 0.74):
                Army(side, "abandoned" if fell < min(pairs, shown) else "standing").draw(painter, theme)
            if fell < min(pairs, shown):
                write(painter, x, 36, str(fell + 1), font("sans", 11), theme.window.second_ink, "centre")
        if event.data["end"] == "stand-off" and shown >= pairs:
            draw_sign(painter, "lances", size=0.8, theme=theme)

    return FightDrawing(paint, 76.0, pairs)


def _conflict(event: Event) -> FightDrawing:
    """A row for each side, a column for each round: what was struck, in the colour of what is blocked."""
    sides, columns = losses_of(event)
    high = LOST_HIGH * (len(sides) + 1)

    def paint(painter: QPainter, theme: Theme, shown: int) -> None:
        step, seen = min(STEP, (WIDE - 60) / max(1, len(columns))), columns[: 1 + shown]
        top, bold = -high / 2 + LOST_HIGH / 2, font("sans", 13, bold=True)
        for row, (side, _) in enumerate(sides):
            y = top + LOST_HIGH * row
            with at(painter, -WIDE / 2 + 16, y, 0.58):
                Counter(_side(side)).draw(painter, theme)
            for column, left in enumerate(seen):
                x = -WIDE / 2 + 50 + step * column
                less = column > 0 and left[row] < columns[column - 1][row]
                ink = theme.lights.blocked if less else theme.window.ink
                write(painter, x, y + 5, str(left[row]), bold, ink, "centre")
        y = top + LOST_HIGH * len(sides)
        line(painter, segment(-WIDE / 2 + 4, y - 12, WIDE / 2 - 4, y - 12), pen(theme.window.edge, 1))
        for column, left in enumerate(seen):
            x = -WIDE / 2 + 50 + step * column
            write(painter, x, y + 6, str(sum(left)), font("sans", 14, bold=True), theme.window.ink, "centre")
        limit = f"≤ {event.data['limit']}"
        write(painter, WIDE / 2 - 4, y + 6, limit, font("sans", 13), theme.window.second_ink, "right")

    return FightDrawing(paint, high + 4, len(columns) - 1)


def _siege(event: Event) -> FightDrawing:
    """The city as a court: what was inside, and what is there now."""

    def paint(painter: QPainter, theme: Theme, _shown: int) -> None:
        draw_sign(painter, "trenches", size=0.8, theme=theme)
        with at(painter, 0, 2):
            draw_sign(painter, "walls", size=0.42, theme=theme)
        for key, way in (("before", -1), ("after", 1)):
            for number, (side, count) in enumerate(row_of(event.data[key])):
                with at(painter, way * (58 + 32 * number), 0, 0.8):
                    Counter(_side(side), count).draw(painter, theme)

    return FightDrawing(paint, 56.0)


def _beggars(event: Event, against: int) -> FightDrawing:
    """Ships against armies in large figures."""
    told = f"{event.data['n']} : {against}"

    def paint(painter: QPainter, theme: Theme, _shown: int) -> None:
        write(painter, 0, 14, told, numeral_font(theme, 40), theme.window.ink, "centre")

    return FightDrawing(paint, 50.0)


def drawn(event: Event) -> FightDrawing | None:
    """How a fight is drawn; None for what is told in words alone."""
    if "pairs" in event.data:
        return _battle(event)
    if "rounds" in event.data:
        return _conflict(event)
    if "before" in event.data:
        return _siege(event)
    if "armies" in event.data and "n" in event.data:
        return _beggars(event, int(event.data["armies"]))
    return None


class FightsPanel(GamePanel):
    """Comes forward when something was fought out; it shows the fights of the last Action in which there were any."""

    name, stand = "fights", Stand.FOLDED

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 6, 8, 8), gap=6)
        self._log = Log(session.table, session.viewer)
        self.fights: tuple[Event, ...] = ()
        self.fresh = False
        self._last: int | None = None
        """The moment of the fights shown; None before the first look."""
        self._pictures: list[FittedPicture] = []
        self.steps = StepByStep(self)
        self.steps.moved.connect(self._repaint)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @classmethod
    def serves(cls, view: object) -> bool:
        """Every table of this game."""
        return isinstance(view, RevolutionView)

    @property
    def wanted(self) -> bool:
        """Whether the last Action brought fights."""
        return self.fresh

    def _begin(self, last: int) -> None:
        """Let fights that are new be fought out step by step; those that were there at the opening stand."""
        if last != self._last:
            known, self._last = self._last is not None, last
            steps = sum(self._steps_of(event) for event in self.fights)
            motion = self.appearance.settings.motion if known and self.fresh else "none"
            self.steps.begin(steps, motion)

    def _steps_of(self, event: Event) -> int:
        found = drawn(event)
        conflicts = sum("rounds" in one.data for one in self.fights)
        if found is None or ("rounds" in event.data and conflicts > SUMS_ONLY):
            return 0
        return found.steps

    def come_into_sight(self) -> None:
        """It is only filled while it can be seen."""
        self._fill()

    def refresh(self) -> None:
        """Look which fights came last, and whether they are new."""
        session = self.session
        if (self._log.table, self._log.seat) != (session.table, session.viewer):
            self._log = Log(session.table, session.viewer)
        self._log.follow()
        until = session.moment
        lines = [one for one in self._log.lines if not one.undone and (until is None or one.moment <= until)]
        found = [one for one in lines if one.event.result and drawn(one.event) is not None]
        last = found[-1].moment if found else -1
        self.fights = tuple(one.event for one in found if one.moment == last)[-MOST:]
        self.fresh = bool(found) and lines[-1].moment == last
        self._begin(last)
        self.head.say(self.appearance.tr("panel-fights"))
        if self.in_sight:
            self._fill()

    @keeps_focus
    def _fill(self) -> None:
        clear(self.lines)
        self._pictures = []
        before = 0
        if not self.fights:
            self.lines.addWidget(words_label(self.appearance.tr("revolution-no-fights"), "second"))
        for event in self.fights:
            head = QHBoxLayout()
            head.addWidget(words_label(self.appearance.text(event.message)), 1)
            head.addWidget(Chip(self.appearance, event.clause, self.rule_asked.emit))
            self.lines.addLayout(head)
            found = drawn(event)
            if found is not None:
                steps = self._steps_of(event)
                paint = partial(self._paint, found, before, steps)
                self._pictures.append(FittedPicture(self.appearance, WIDE, found.high, paint))
                self.lines.addWidget(self._pictures[-1])
                before += steps
        self.lines.addStretch(1)

    def _paint(self, one: FightDrawing, before: int, steps: int, painter: QPainter) -> None:
        """A fight as far as it is shown; one without steps of its own is shown whole."""
        shown = max(0, min(self.steps.shown - before, steps)) if steps else one.steps
        one.drawing(painter, self.appearance.theme, shown)

    def _repaint(self) -> None:
        for picture in self._pictures:
            picture.update()
