"""The line of commands says what is so where nobody who types can play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

import engine
from desktop.session.session import Session
from desktop.views.table.command_line import CommandLine
from desktop.views.table.meanwhile import said_meanwhile
from desktop.views.widgets.appearance import Appearance
from engine.kernel.holding import Holder
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import PERSONS, plain


def watched(session: Session) -> None:
    """Another window holds the table."""
    session.home.journal.watched = Holder("anna", "desk", 1)


@pytest.mark.parametrize(
    ("bot", "happens", "wanted"),
    [
        ("", lambda _: None, "prompt-type-nobody"),
        ("steady", lambda _: None, ""),
        ("steady", lambda session: session.look_at(0), "prompt-type-past"),
        ("", watched, "watching"),
    ],
)
def test_who_cannot_play_is_told_why(
    qtbot: QtBot, bot: str, happens: Callable[[Session], None], wanted: str
) -> None:
    seats = tuple(SeatEntry(one.seat, one.name, bot) for one in PERSONS)
    table = Table.new(engine.game("maria"), seats=seats, seed=1)
    table.play(table.read("allot karl 3"), "maria-theresa")
    session, look = Session(table), Appearance(plain("maria"))
    happens(session)
    line = CommandLine(look, session)
    qtbot.addWidget(line)
    line.field.setText("allot karl 3")
    line.play()
    assert line.answer.text() == (look.tr(wanted) if wanted else said_meanwhile(look, session))
    assert line.answer.text()
