"""A whole introductory game of three persons at one screen, every Action by mouse and keys on the real window."""

from __future__ import annotations

import os
from shutil import which

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app import Shell
from engine.bots.bot import bot
from engine.kernel.gesture import Gesture
from engine.kernel.rng import Rng
from tests.desktop.begun import Begin, Begun
from tests.desktop.person import Person, check_end, open_by_wizard

SEED = 4
OFTEN, ALWAYS = 4, 10_000
"""So often each kind of Action is made by hand in the ordinary run; after that the window only sees it played."""


def refused_move(person: Person) -> None:
    """Carry Friedrich to Prag: it is refused with its clause, and he stays where he is."""
    before = len(person.table.journal.entries)
    window = person.window
    person.drag(
        Gesture("drag", label=window.session.view.prompt, source="piece:friedrich", target="place:praha")
    )
    assert window.prompt.refusal is not None
    assert window.prompt.chip.isVisible()
    assert "10.1" in window.prompt.chip.text()
    assert "10.1" in person.scene.tip.text()
    assert len(person.table.journal.entries) == before
    QTest.keyClick(person.view, Qt.Key.Key_Escape)
    assert not person.scene.hand.holds
    person.done["refused"] += 1


ON_A_SCREEN = which("Xvfb") is not None and os.environ.get("QT_QPA_PLATFORM") == "offscreen"
"""Where there is a virtual screen the game is played there, once."""


@pytest.mark.slow
@pytest.mark.parametrize("often", [OFTEN, pytest.param(ALWAYS, marks=pytest.mark.long)])
@pytest.mark.skipif(ON_A_SCREEN, reason="played on the virtual screen")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_whole_game_by_hand(shell: Shell, monkeypatch: pytest.MonkeyPatch, often: int) -> None:
    """Wizard, secret sheets, curtains, moves, a refusal, battles, winter, the end; the file replays to it."""
    person = Person(open_by_wizard(shell, SEED), monkeypatch)
    player, rng, done = bot("steady"), Rng(SEED), person.done
    while (decision := person.next_decision()) is not None:
        if decision.step == "movement" and decision.seat == "frederick" and not done["refused"]:
            refused_move(person)
        if decision.step == "winter":
            done["in winter"] += 1
        action = player.choose(person.table.view(decision.seat), decision, rng)
        if done[action.verb] < often:
            person.play(action)
        else:
            assert person.window.session.act_for(decision.seat, action)
            QApplication.processEvents()
    assert done["sheet"] == 3
    assert done["refused"] == 1
    assert min(done[verb] for verb in ("move", "attack", "play", "stop", "in winter", "confirmed")) >= 1, done
    assert person.curtains > 10
    check_end(person, shell)


def begin_whole_game(begin: Begin, run: str) -> Begun:
    """The same game in a window of the X server, `run`: "long", all of it by hand, or "not long"."""
    game = test_whole_game_by_hand.__name__
    return begin("pytest", "-q", "-p", "no:cacheprovider", "-m", run, "-k", game, __file__)


@pytest.mark.long
@pytest.mark.screen
def test_whole_game_on_a_screen(begin_on_screen: Begin) -> None:
    """All of it by hand; that of the ordinary run is played beside the newcomer."""
    begin_whole_game(begin_on_screen, "long").end(900)
