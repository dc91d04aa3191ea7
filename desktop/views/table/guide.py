"""What the table window asks of a guide that leads through it: a lesson, or a drill."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget


class Guide(Protocol):
    """Somebody who stands beside the table and is answered there."""

    def press_main(self) -> bool:
        """Enter: whether it is the guide's."""

    def escape(self) -> bool:
        """Esc, where nothing else is to be put back: whether it is the guide's."""

    def give_hint(self) -> None:
        """Help with what is asked, one step further each time."""

    def stops(self) -> list[QWidget]:
        """Where keys lead the focus."""
