"""The notes of dice and lots: what fell or was drawn, the clause that asks for it, and what else might have been.

Of bids: the order of play that they have brought.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from desktop.games.sachsen.art.counters import MINUS, signed
from desktop.games.sachsen.art.dice import Kind, draw_die
from desktop.games.sachsen.fight_panel import DIE, FACES, TUMBLES
from desktop.games.sachsen.panels import arms
from desktop.views.parts.event_note import EventNote
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, restate, words_label
from desktop.views.widgets.step_by_step import StepByStep
from engine.kernel.event import Event

FOUGHT = ("attack", "defence", "aim", "damage")
"""Dice whose news the panel of the engagement shows."""
SMALL = 0.6
ACROSS = 3
"""Words of faces stand so many in a line, of four two; numbers and shields all in one."""
PART = "part-"


def event_note(appearance: Appearance, event: Event) -> EventNote | None:
    """A die with its six faces, the State cards of a lot, or the bids."""
    if "die" in event.data:
        return DieNote(appearance, event)
    if event.kind == "order-of-play":
        return OrderNote(appearance, event)
    return LotNote(appearance, event) if "cards" in event.data and event.kind == "lot" else None


class Note(EventNote):
    """What the log says of it and its clause, and below that all that might have been, what it was marked.

    Attributes:
        cells: one for each that might have been.
    """

    def __init__(self, appearance: Appearance, event: Event) -> None:
        super().__init__(appearance)
        self.head = words_label(appearance.text(event.message), "head")
        kept = self.head.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.head.setSizePolicy(kept)
        self.clause = words_label(appearance.words.clause(event.clause), "second")
        self.told, self.top = QVBoxLayout(), QHBoxLayout()
        self.told.setSpacing(2)
        self.told.addWidget(self.head)
        self.told.addWidget(self.clause)
        self.top.addLayout(self.told, 1)
        self.cells: list[QFrame] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(12, 8, 12, 10)
        lines.setSpacing(6)
        lines.addLayout(self.top)
        lines.addLayout(self._grid)

    def fill(self, cells: Iterable[tuple[Picture, str]], across: int) -> None:
        """Show these, each with its words."""
        for number, (picture, words) in enumerate(cells):
            cell = QFrame()
            cell.setObjectName("plate")
            line = QHBoxLayout(cell)
            line.setContentsMargins(4, 3, 4, 3)
            line.addWidget(picture)
            if words:
                line.addWidget(words_label(words), 1)
            cell.setAccessibleName(words)
            self._grid.addWidget(cell, number // across, number % across)
            self.cells.append(cell)
        for column in range(across):
            self._grid.setColumnStretch(column, 1)

    def shorten(self) -> None:
        """Without what else might have been."""
        for cell in self.cells:
            cell.hide()

    def mark(self, which: int, marked: bool = True) -> None:
        """This one it was; or that is not to be seen yet."""
        restate(self.cells[which], "now" if marked else "")


class DieNote(Note):
    """A die, what is added to it, and what each of its faces would have done."""

    def __init__(self, appearance: Appearance, event: Event) -> None:
        super().__init__(appearance, event)
        data, theme, tr = event.data, appearance.theme, appearance.tr
        key = event.message.key.rpartition("-")[2]
        self.at_news = key not in FOUGHT
        self.die = int(data["die"])
        self._kind: Kind = "defence" if key in ("defence", "service") else "attack"
        self.picture = Picture(appearance, DIE, DIE)
        self.top.insertWidget(0, self.picture, 0, Qt.AlignmentFlag.AlignTop)
        parts = {name.removeprefix(PART): int(n) for name, n in data.items() if name.startswith(PART) and n}
        if parts:
            added = " ".join(f"{signed(n)} ({tr(f'sachsen-part-{part}')})" for part, n in parts.items())
            total = str(self.die + sum(parts.values())).replace("-", MINUS)
            self.told.insertWidget(1, words_label(f"{self.die} {added} = {total}"))
        words = [str(data.get(f"face-{face}", "")) for face in range(1, FACES + 1)]
        plain = all(word.lstrip("-").isdigit() for word in words)
        small, wide = partial(draw_die, kind=self._kind, size=SMALL, theme=theme), DIE * SMALL
        dice = (Picture(appearance, wide, wide, partial(small, face=n)) for n in range(1, FACES + 1))
        said = (word.replace("-", MINUS) if plain else tr(f"sachsen-face-{word}") for word in words)
        self.fill(zip(dice, said, strict=True), FACES if plain else ACROSS)
        self.steps = StepByStep(self)
        self.steps.moved.connect(self._show)
        self._show()

    def begin(self, motion: str) -> None:
        """It turns before it lies."""
        self.steps.begin(TUMBLES, motion)
        self._show()

    def _show(self) -> None:
        lies = not self.steps.goes_on
        face = self.die if lies else (self.die + 2 + 3 * self.steps.shown) % FACES + 1
        self.picture.show_drawing(partial(draw_die, face=face, kind=self._kind, theme=self.appearance.theme))
        self.head.setVisible(lies)
        self.mark(self.die - 1, lies)
        self.moved.emit()


class LotNote(Note):
    """The States whose cards were shuffled, and the one that was drawn."""

    def __init__(self, appearance: Appearance, event: Event) -> None:
        super().__init__(appearance, event)
        sides = str(event.data["cards"]).split()
        self.fill(((arms(appearance, (side,), 0.7), "") for side in sides), max(1, len(sides)))
        self.mark(sides.index(str(event.data["card"])))


class OrderNote(Note):
    """The States in the order of play, and what each has bid; at the table the page of the answers shows it."""

    at_news, tells = False, frozenset({"bid-shown"})

    def __init__(self, appearance: Appearance, event: Event) -> None:
        super().__init__(appearance, event)
        sides = [ref.removeprefix("side:") for ref in event.message.args["sides"]]  # type: ignore[union-attr]
        bids = {side: int(event.data[side]) for side in sides if side in event.data}
        said = (appearance.words.number(bids[side]) if side in bids else "\N{EN DASH}" for side in sides)
        shields = (arms(appearance, (side,), 0.7) for side in sides)
        self.fill(zip(shields, said, strict=True), 2 if len(sides) == 4 else ACROSS)

    def shorten(self) -> None:
        """It is short as it is."""
