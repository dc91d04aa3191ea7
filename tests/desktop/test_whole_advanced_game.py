"""Whole advanced games of three and of two persons at one screen, every Action by mouse and keys on the real window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app import Shell
from engine.bots.bot import bot
from engine.kernel.rng import Rng
from tests.desktop.patience import TiredGate
from tests.desktop.person import Person, check_end, open_by_wizard
from tests.desktop.slips import SMALL, Slips

GAMES = {3: 10, 2: 2}
"""Seats, and the seed of a game in which all that is looked for below happens."""
ALWAYS = ("move", "attack", "play", "stop", "trump", "lay", "select", "execute", "hussar")


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("seats", GAMES)
def test_whole_advanced_game_by_hand(shell: Shell, monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """Both maps, politics, corps, battles across powers, winter, the end; persons who move at once share the screen."""
    seed = GAMES[seats]
    person = Person(open_by_wizard(shell, seed, "advanced", seats), monkeypatch)
    player, rng, done = bot("steady"), Rng(seed), person.done
    while (decision := person.next_decision()) is not None:
        others = [seat for seat in decision.seats if seat != decision.seat]
        if others and done["handed over"] < 2:
            person.hand_over(others[0])
            assert person.window.curtain.isVisible()
            done["handed over"] += 1
            continue
        if decision.step == "winter":
            done["in winter"] += 1
        person.play(player.choose(person.table.view(decision.seat), decision, rng))
    assert done["sheet"] == seats
    assert done["handed over"] == (2 if seats == 3 else 0)
    assert done["in winter"] >= 1
    assert min(done[verb] for verb in ALWAYS) >= 1, done
    check_end(person, shell)


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_three_turns_by_two_tired_people(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small screen; after their Actions their hands slip, and no slip plays anything."""
    monkeypatch.setattr("desktop.session.session.Gate", TiredGate)
    shell.resize(*SMALL)
    QApplication.processEvents()
    person = Person(open_by_wizard(shell, GAMES[2], "advanced", 2), monkeypatch)
    slips, player, rng = Slips(person.window, GAMES[2]), bot("steady"), Rng(GAMES[2])
    turn = 1
    while (decision := person.next_decision()) is not None:
        view = person.table.view(decision.seat)
        turn = view.turn
        if turn > 3:
            break
        person.play(player.choose(view, decision, rng))
        slips.slip()
    assert turn > 3
    assert shell.size().toTuple() == SMALL
    assert min(slips.done[one] for one in ("twice", "held", "again", "astray")) >= 3, slips.done
