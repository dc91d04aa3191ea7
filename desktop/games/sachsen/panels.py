"""What the panels of SACHSEN are made of: when they are filled, lines with arms and clauses, buttons, choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.sachsen.plates import is_alone
from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Chip, Shield, clear, in_order, on_button, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.view import View


def arms(appearance: Appearance, sides: tuple[str, ...], size: float = 0.6) -> Shield:
    """The shields of some States beside each other."""
    shield = Shield(appearance, size)
    shield.show_powers(sides)
    return shield


def line_of(
    appearance: Appearance,
    said: str,
    role: str = "",
    *,
    sides: tuple[str, ...] = (),
    size: float = 0.6,
    chip: Chip | None = None,
) -> QHBoxLayout:
    """Words, before them the arms of some States, behind them the chip of their clause."""
    row = QHBoxLayout()
    if sides:
        row.addWidget(arms(appearance, sides, size))
    row.addWidget(words_label(said, role), 1)
    if chip is not None:
        row.addWidget(chip)
    return row


def button_of(
    said: str, pressed: Callable[[], object] | None = None, *, name: str = "", role: str = "small"
) -> QPushButton:
    """A button; `pressed` is told of a press."""
    button = QPushButton(on_button(said))
    button.setObjectName(name)
    button.setProperty("role", role)
    if pressed is not None:
        button.clicked.connect(lambda: pressed())
    return button


class SachsenPanel(GamePanel):
    """A panel that is filled anew whenever anything changes, while it can be seen.

    Attributes:
        politics: a battle alone has none of it.
        small: it is filled before it can be seen as well, so that it opens at its height.
        filled: what is emptied and filled. stops: what Tab reaches in it, in order.
    """

    margins: ClassVar[tuple[int, int, int, int]] = (8, 6, 8, 8)
    gap: ClassVar[int] = 6
    small: ClassVar[bool] = False
    politics: ClassVar[bool] = False

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=self.margins, gap=self.gap)
        self.stops: list[QWidget] = []
        self.filled: QVBoxLayout = self.lines
        self.begin()
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @classmethod
    def serves(cls, view: View) -> bool:
        """Where there is more than a battle, if it is of politics."""
        return not (cls.politics and is_alone(SachsenView.of(view)))

    @property
    def view(self) -> SachsenView:
        """What is looked at."""
        return SachsenView.of(self.session.view)

    def begin(self) -> None:
        """Lay out what stays."""

    def titled(self, view: SachsenView) -> tuple[str, ...]:
        """What stands on the head, and a word at its right."""
        del view
        return (self.appearance.tr(f"panel-{self.name}"),)

    def fill(self, view: SachsenView) -> None:
        """Show what is to be seen now."""
        raise AssertionError(f"{type(self).__name__} shows nothing")

    @keeps_focus
    def refresh(self) -> None:
        """Say the title, and fill it if it can be seen; it stays where a person has scrolled it."""
        view, bar = self.view, self.area.verticalScrollBar()
        self.head.say(*self.titled(view))
        offset, self.stops = bar.value(), []
        clear(self.filled)
        if not (self.in_sight or self.small):
            return
        self.fill(view)
        in_order(self.area, *self.stops)
        bar.setValue(offset)

    def come_into_sight(self) -> None:
        """It is filled now, if it was not before."""
        if not self.small:
            self.refresh()

    def say(self, told: str, role: str = "second") -> None:
        """Words in a line of their own."""
        self.filled.addWidget(words_label(told, role))

    def add_line(
        self, said: str, role: str = "second", *, side: str = "", size: float = 0.6, clause: str = ""
    ) -> QHBoxLayout:
        """Words behind the arms of a State, with the clause that they rest on."""
        chip = Chip(self.appearance, clause, self.rule_asked.emit) if clause else None
        row = line_of(self.appearance, said, role, sides=(side,) if side else (), size=size, chip=chip)
        self.filled.addLayout(row)
        return row
