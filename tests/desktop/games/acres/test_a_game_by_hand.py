"""Games of two persons at one screen by clicks and drags on the real window: a whole one, and every ending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.games.acres.displays_panel import DisplaysPanel
from desktop.games.acres.sieges_panel import SiegesPanel
from engine.bots.bot import bot
from engine.kernel.action import Action
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.acres.conftest import LEFT, PERSONS, Hands, Sit
from tests.desktop.patience import TiredGate
from tests.desktop.person import says
from tests.desktop.slips import SMALL, Slips
from tests.games.recorded import all_recorded, recorded

SEED, LONGEST = 11, 600
OFTEN, SEEN = 2, 4
"""So often each kind of Action is made by hand in the ordinary run; of the others the window sees one in so many."""
SHORTLY = ("siege-of-quebec", "tie")
"""The endings of the ordinary run: one in the midst of the game, one by the score."""
LAST = 14
"""So many Actions of each recorded game are played anew."""


def choose_cards(hands: Hands, refs: tuple[str, ...]) -> None:
    """Click just these cards."""
    names = [ref.removeprefix("card:") for ref in refs]
    hands.bot.waitUntil(lambda: all(hands.card(name).isVisible() for name in names))
    hands.choose(*names)
    assert hands.window.session.selection.cards == refs


def lay(hands: Hands, action: Action, done: Counter[str]) -> None:
    """Cards first, then where they go."""
    gesture = action.gesture()
    label = hands.window.appearance.text(gesture.label)
    choose_cards(hands, gesture.cards)
    if gesture.kind == "drag" and done["dragged"] < done["settle"]:
        source = hands.window.session.choices.source
        pieces = hands.window.session.choices.pieces
        hands.drag(next(ref for ref in pieces if source(ref) == gesture.source), gesture.target)
        done["dragged"] += 1
    elif gesture.target.startswith("discard:"):
        click_strip(hands, gesture.target)
    elif gesture.target:
        hands.click(gesture.target)
    else:
        press(hands, action)
    if hands.lines():
        hands.take(label)
        done["chooser"] += 1


def click_strip(hands: Hands, ref: str) -> None:
    """Click a card of the displays."""
    panel = hands.window.panel(DisplaysPanel)
    assert panel is not None
    hands.window.column.show_extra("displays")
    hands.bot.waitUntil(lambda: panel.isVisible() and ref in panel.strips)
    QTest.mouseClick(panel.strips[ref], LEFT)


def press(hands: Hands, action: Action) -> None:
    """Press the button that says it, or take it from the menu where there are too many."""
    QApplication.processEvents()
    decision = hands.window.session.decision
    assert decision is not None
    label = hands.window.appearance.text(decision.label(action))
    for button in hands.window.prompt.findChildren(QPushButton):
        menu = button.menu()
        entry = next((a for a in menu.actions() if says(a, label)), None) if menu else None
        if button.isVisible() and says(button, label):
            QTest.mouseClick(button, LEFT)
            return
        if button.isVisible() and menu is not None and entry is not None:
            at = menu.actionGeometry(entry).center()
            QTimer.singleShot(0, menu, lambda m=menu, at=at: QTest.mouseClick(m, LEFT, pos=at))
            QTest.mouseClick(button, LEFT)
            return
    raise AssertionError(label)


def play(hands: Hands, action: Action, done: Counter[str]) -> None:
    """Make the gesture of an Action and see that it was played."""
    gesture, table = action.gesture(), hands.window.session.table
    before = len(table.journal.entries)
    if gesture.cards:
        lay(hands, action, done)
    elif gesture.source.startswith("offer:"):
        click_strip(hands, gesture.source)
    else:
        press(hands, action)
    QApplication.processEvents()
    assert len(table.journal.entries) == before + 1, action.text()
    assert Counter(hands.played.split()) == Counter(action.text().split())
    done[action.verb] += 1


def played_to_the_end(
    hands: Hands, after: Callable[[], None] = lambda: None, often: int = LONGEST
) -> Counter[str]:
    """A whole game, something done after each Action; how often each verb was played by hand.

    What is not played by hand is played by the rules, and the window looks again after each `SEEN` Actions.
    """
    player, rng, done, session = bot("steady"), Rng(SEED), Counter[str](), hands.window.session
    table, unseen = session.table, 0
    for _ in range(LONGEST):
        decision = table.decision()
        if decision is None:
            break
        action = player.choose(table.view(decision.seat), decision, rng)
        by_hand = done[action.verb] < often
        if unseen and (by_hand or unseen == SEEN):
            unseen = 0
            session.refresh()
            QApplication.processEvents()
        if by_hand:
            play_at_the_table(hands, action, done)
        else:
            table.play(action, decision.seat)
            unseen += 1
        after()
    session.refresh()
    QApplication.processEvents()
    ended(hands)
    return done


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("often", [OFTEN, pytest.param(LONGEST, marks=pytest.mark.long)])
def test_whole_game_by_hand(sit: Sit, often: int) -> None:
    """Curtains, cards and places first, drafts, sieges, raids that are blocked or not, and the score at the end."""
    done = played_to_the_end(sit(kind="match", seed=SEED), often=often)
    for verb in ("settle", "develop", "fortify", "besiege", "reinforce", "raid", "block", "draft", "dragged"):
        assert done[verb], done


@pytest.mark.long
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_whole_game_by_two_tired_people(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small screen to the end; after their Actions their hands slip, and no slip plays anything."""
    monkeypatch.setattr("desktop.session.session.Gate", TiredGate)
    hands = sit(kind="match", seed=SEED)
    hands.window.resize(*SMALL)
    slips = Slips(hands.window, SEED)
    played_to_the_end(hands, slips.slip)
    assert hands.window.size().toTuple() == SMALL
    assert min(slips.done[one] for one in ("twice", "held", "again", "astray")) >= 3, slips.done


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    "name",
    [
        name if name in SHORTLY else pytest.param(name, marks=pytest.mark.long)
        for name in sorted(all_recorded("acres"))
    ],
)
def test_every_ending_by_hand(name: str, sit: Sit) -> None:
    """The last Actions of each recorded game, by two persons, lead to the end that it had."""
    whole = recorded("acres", name)
    journal = whole.journal.until(len(whole.history) - LAST)
    journal.header = msgspec.structs.replace(whole.journal.header, seats=PERSONS, kind="match")
    hands, done = sit(table=Table.resume(whole.game, journal)), Counter[str]()
    for played in whole.history[-LAST:]:
        play_at_the_table(hands, played.action, done)
    assert hands.window.session.table.position.result == whole.position.result
    ended(hands)


def play_at_the_table(hands: Hands, action: Action, done: Counter[str]) -> None:
    """Who is asked comes, opens the hand and plays."""
    if hands.window.curtain.isVisible():
        hands.come()
        done["curtain"] += 1
    decision = hands.window.session.table.decision()
    assert decision is not None
    assert hands.window.session.viewer == decision.seat
    hands.window.tray.keep_open()
    play(hands, action, done)


def ended(hands: Hands) -> None:
    """The game has ended: the prompt names the winner, and the score lies open."""
    window = hands.window
    table = window.session.table
    result = table.position.result
    assert result is not None, "the game has ended"
    assert all(window.appearance.name(f"seat:{seat}") in hands.prompt for seat in result.winners)
    panel = window.panel(SiegesPanel)
    assert panel is not None
    hands.bot.waitUntil(panel.isVisible)
    assert {side: int(label.text()) for side, label in panel.totals.items()} == {
        side: score.total for side, score in table.view(None).score.items()
    }
