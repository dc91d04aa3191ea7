"""What can be presented to a room: a table or a drill, with the map on which the teacher points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.profile.presenter_notes import keep_note, read_note
from desktop.session.drawings import Drawings
from desktop.session.session import Session
from desktop.session.what_if import keeps_secrets
from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.table_view import TableView
from desktop.views.widgets.appearance import Appearance
from engine.boards.board import Board

if TYPE_CHECKING:
    from desktop.views.table.table_window import TableWindow


@dataclass(frozen=True)
class Presented:
    """A page of the window and what is on it.

    Attributes:
        widget: the page. frame: around its map; the tools stand in it.
        notes: the teacher's notes, as they were kept. keep: keeps other ones.
        press: takes a key from beside the page; whether it has a use for it.
        secret: whether people hold secrets from each other at it: then it begins covered.
        show: shows the teacher what is secret, or covers it.
    """

    widget: QWidget
    appearance: Appearance
    session: Session
    board: Board
    scene: TableScene
    map: TableView
    frame: QWidget
    drawings: Drawings
    notes: Callable[[], str]
    keep: Callable[[str], object]
    press: Callable[[QKeyEvent], bool]
    secret: bool
    show: Callable[[bool], object]


def presented_table(window: TableWindow, lesson: str = "") -> Presented:
    """A table, with the notes that are kept beside it; those of a lesson are kept by its name."""
    name = "lesson-" + lesson.replace("/", "-")

    def read() -> str:
        return read_note(name) if lesson else window.notes.presenter

    def keep(notes: str) -> None:
        if lesson:
            keep_note(name, notes)
            return
        window.notes.presenter = notes
        window.keeper.keep_soon()

    def show(shown: bool) -> None:
        window.session.cover(not shown)
        if shown:
            window.tray.keep_open()

    return Presented(
        window,
        window.appearance,
        window.session,
        window.board,
        window.scene,
        window.map,
        window.frame,
        window.drawings,
        read,
        keep,
        window.keys.press,
        keeps_secrets(window.session.home) and not lesson,
        show,
    )
