"""REVOLUTION by real clicks, drags and keys: a whole game of two, turns of five by mouse alone and by keys alone."""

from __future__ import annotations

import shutil

import pytest

import engine
from desktop.app import Shell
from desktop.views.panels.number_panel import NumberPanel
from engine.bots.bot import bot
from engine.games.revolution.actions import ArrangeAll, Done
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.revolution.conftest import Sit, led
from tests.desktop.games.revolution.evening import SEED, played
from tests.desktop.hands import ALWAYS, Hands
from tests.desktop.person import LONG, click, start_by_wizard, wait

FIRST_TURNS = 1
"""The ordinary run plays set-up, turn 0 and turn 1 by hand."""
OFTEN = 1
"""So often each verb is made by hand in the ordinary run; after that it is only played."""

ELSEWHERE = pytest.mark.skipif(
    all(map(shutil.which, ("Xvfb", "xdotool", "openbox"))), reason="played on the virtual screen"
)


def five(seed: int) -> Table:
    """A table of five persons."""
    game = engine.game("revolution")
    seats = [SeatEntry(seat, seat) for seat in game.scenario("full").seats[5]]
    return Table.new(game, scenario="full", seats=seats, seed=seed, kind="open")


def led_to_whole(verb: str) -> Table:
    """A table at which a whole answer of a kind is shown."""

    def reached(view: RevolutionView, _: object) -> bool:
        return view.step == {"proposals": "propose", "arrange": "within"}[verb]

    table, rng = led(reached), Rng(SEED)
    while (decision := table.decision()) is not None:
        if decision.shown is not None and decision.shown.verb == verb:
            return table
        table.play(decision.actions.pick(rng), decision.seat)
    raise AssertionError(verb)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("verb", ["proposals", "arrange"])
def test_what_is_shown_is_the_main_button(sit: Sit, verb: str) -> None:
    """Enter plays it with one press; the button that ends it without does that; a changed sheet goes before both."""
    table = led_to_whole(verb)
    hands = Hands(sit(table))
    decision, before = hands.asked, len(table.history)
    assert decision is not None
    shown = decision.shown
    assert hands.window.prompt.buttons.main == shown
    hands.press(Done())
    assert table.history[before].action == Done()
    click(hands.window.prompt.buttons.undo)
    hands.keys = True
    assert shown is not None
    hands.press(shown)
    assert table.history[before].action == shown
    click(hands.window.prompt.buttons.undo)
    panel = hands.window.panel(NumberPanel)
    assert panel is not None
    assert panel.wanted == (verb == "arrange")
    if not panel.wanted:
        return
    assert wait(lambda: panel.rows[0].isVisible(), LONG)
    line = next(line for line in panel.rows if line.value and line.row.least < line.row.most)
    hands.fill_in({line.row.source: 0})
    changed = table.history[before].action
    assert isinstance(changed, ArrangeAll)
    assert changed != shown
    assert f"place:{changed.words[0]}" != line.row.source


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    "whole", [pytest.param(False, marks=ELSEWHERE), pytest.param(True, marks=pytest.mark.long)]
)
def test_a_game_of_two_by_mouse(shell: Shell, whole: bool) -> None:
    """From the wizard, every answer by its gesture; the whole game to the sheet of its end, and its file replays."""
    window = start_by_wizard(shell, "revolution", "full", 2, SEED)
    hands = Hands(window)
    hands.leave_tour()
    played(hands, bot("steady"), 99 if whole else FIRST_TURNS, ALWAYS if whole else OFTEN)
    for verb in ("army", "support", "place", "tax", "done"):
        assert hands.done[verb], hands.done
    if not whole:
        return
    hands.see_winners()
    result, path = window.session.table.position.result, window.path()
    assert path is not None
    digest = window.session.table.position.digest()
    shell.show_start()
    again = Table.resume(engine.game("revolution"), Journal.open(path))
    assert (again.position.digest(), again.position.result) == (digest, result)
    again.journal.close()


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    ("keys", "often"),
    [
        (False, OFTEN),
        pytest.param(True, OFTEN, marks=ELSEWHERE),
        pytest.param(False, ALWAYS, marks=pytest.mark.long),
        pytest.param(True, ALWAYS, marks=pytest.mark.long),
    ],
)
def test_turns_of_five(sit: Sit, keys: bool, often: int) -> None:
    """Set-up, turn 0 and a whole turn of every phase, answers by chance: by mouse alone, or by keys alone."""
    hands = Hands(sit(five(SEED)), keys=keys)
    played(hands, bot("random"), FIRST_TURNS, often)
    for verb in ("army", "support", "place", "propose", "set", "out", "tax", "raise", "march"):
        assert hands.done[verb], hands.done
    assert hands.ways["carried"] >= min(often, hands.done["set"])
