"""Whole advanced games of three and of two persons at one screen, every Action by mouse and keys on the real window."""

from __future__ import annotations

import pytest

from desktop.app import Shell
from engine.bots.bot import bot
from engine.kernel.rng import Rng
from tests.desktop.person import Person, check_end, open_by_wizard

GAMES = {3: 10, 2: 2}
"""Seats, and the seed of a game in which all that is looked for below happens."""
ALWAYS = ("move", "attack", "play", "stop", "trump", "lay", "select", "execute", "hussar")


@pytest.mark.slow
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
