"""What a game's own widgets promise the shared window, which puts them in their places and knows no more of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QPushButton

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.panel import ScrolledPanel
from engine.kernel.view import View


class Stand(Enum):
    """Where a panel of a game has its place."""

    PHASE = "phase"
    """At the head of the column, while it is wanted."""
    FOLDED = "folded"
    """Folded to its head above the inspector; it opens while it is wanted."""
    AWAY = "away"
    """Nowhere until it is asked for, then below the inspector."""


@dataclass(frozen=True)
class Begun:
    """What a person has filled in and not handed over.

    Attributes:
        label: what handing it over means, "" while it cannot be. hand_over: does so; False where nothing is played.
    """

    label: str
    hand_over: Callable[[], bool]


class GamePanel(ScrolledPanel):
    """A panel beside the map. Its title is the message "panel-<name>".

    Signals:
        rule_asked: a clause to be read. pointed: a reference that the inspector should show. turned: `begun` is new.
        handed: the seat to which the screen is handed over. opens: another panel is wanted, by its name.
    """

    name: ClassVar[str] = ""
    stand: ClassVar[Stand] = Stand.AWAY

    rule_asked = Signal(str)
    pointed = Signal(str)
    turned = Signal()
    handed = Signal(str)
    opens = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        *,
        margins: tuple[int, int, int, int] = (8, 8, 8, 8),
        gap: int = 4,
    ) -> None:
        super().__init__(appearance, session, margins=margins, gap=gap)

    @classmethod
    def serves(cls, view: View) -> bool:
        """Whether a table of this kind has the panel."""
        del view
        return True

    @property
    def wanted(self) -> bool:
        """Whether the Decision of the moment wants it in sight."""
        return False

    @property
    def begun(self) -> Begun | None:
        """What a person has begun here: the main answer then hands it over, and no other drops it unasked."""
        return None

    def press_main(self) -> bool:
        """What Enter does where the prompt has nothing for it; False if nothing."""
        return False

    def shows(self, ref: str) -> bool:
        """Whether a thing has a place of its own in the panel."""
        del ref
        return False

    def spot(self, ref: str) -> QRect:
        """Where such a thing is drawn in the panel, in its pixels; empty before it has been painted."""
        del ref
        return QRect()


class StripEnd(QPushButton):
    """A quiet button at the end of the phase strip; it opens the panel of the game named in `opens`."""

    opens: ClassVar[str] = ""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance, self.session = appearance, session

    @classmethod
    def serves(cls, view: View) -> bool:
        """Whether a table of this kind has it."""
        del view
        return True

    def fit(self) -> None:
        """The strip has another width."""
