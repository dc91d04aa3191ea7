"""The one window as its parts know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from desktop.views.practice import lessons

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.views.pages.start_screen import StartScreen
    from engine.boards.board import Board


class Window(lessons.Window, Protocol):
    """What the parts of the window need of it, besides what lessons need; it is a stack of pages."""

    lessons: lessons.Lessons
    start: StartScreen | None

    def turn_to(self, page: QWidget) -> None:
        """Show a page; the one before goes."""

    def show_start(self) -> None:
        """Show the start screen; an open table is closed and kept."""

    def board(self, name: str) -> Board | None:
        """The board of this name; None, and that is told, where it can't be read."""

    def close_table(self) -> None:
        """Close the table on show."""

    def leave_plates(self) -> None:
        """Draw no maps for the start screen any more."""
