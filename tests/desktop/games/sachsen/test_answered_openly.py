"""A battle of two at one screen: what is answered for all to see, what behind the own key alone; drawers that wait."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton

import engine
from desktop.games.sachsen.event_note import DieNote, OrderNote
from desktop.views.table.table_window import TableWindow
from engine.kernel.decision import FACE_DOWN
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from engine.texts.translate import LANGUAGES, Translator
from tests.desktop.games.sachsen.conftest import HOMES, SPY, Sit, battlefield, situation
from tests.desktop.games.sachsen.hands import Key
from tests.desktop.games.sachsen.test_battle_by_hand import wait_open
from tests.desktop.games.sachsen.war import WarHands
from tests.desktop.games.sachsen.year import four
from tests.desktop.person import LEFT, LONG, wait

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

QUICK = {"orders": ["preussen-musketeers-1 quick-step"]}


def fought(**fields: Any) -> Table:
    """A battle of two persons who keep secrets."""
    return battlefield("match", **fields)


def offered(window: TableWindow) -> set[str]:
    """What can be done as it is shown now."""
    return {choice.action.text() for choice in window.session.choices.all}


def buttons(window: TableWindow) -> list[str]:
    """What the buttons of the bar say."""
    return [one.text() for one in window.prompt.findChildren(QPushButton) if one.isVisible()]


@pytest.mark.parametrize("secret", [SPY, QUICK], ids=["a spy", "an order"])
def test_what_rests_on_a_card_face_down_is_offered_behind_the_own_key_alone(
    sit: Sit, secret: dict[str, Any]
) -> None:
    """Neither button nor light nor typed completion betrays it; a hand that tries it openly hears the common rule."""
    window = sit(fought(**secret))
    session, decision = window.session, window.session.table.decision()
    assert decision is not None
    assert (session.viewer, session.decider) == (None, "attacker")
    hidden = {action.text() for action in decision.actions} - offered(window)
    assert hidden
    common, openly = fought(), session.decision
    plain = common.decision()
    assert openly is not None
    assert plain is not None
    assert offered(window) == {action.text() for action in plain.actions}
    assert openly.prompt == plain.prompt
    for action in map(session.table.read, hidden):
        assert window.appearance.text(plain.label(action)) not in buttons(window)
        assert session.why_not(action) == common.refuse(action, "attacker") is not None
    QTest.keyPress(window.map, Key.Key_A)
    assert session.viewer == "attacker"
    assert hidden <= offered(window)
    QTest.keyRelease(window.map, Key.Key_A)
    assert wait(lambda: not hidden & offered(window), LONG)


def test_the_past_of_a_duel_asks_nobody(sit: Sit) -> None:
    """Who answers openly now may have answered in secret then."""
    window = sit(fought())
    session = window.session
    assert session.act(next(iter(session.choices.all)).action)
    session.look_at(0)
    assert (session.viewer, session.decider, session.decision) == (None, None, None)
    session.look_at(None)
    assert session.decider == "attacker"


def test_a_spy_is_sent_by_his_digit_behind_the_own_key(sit: Sit) -> None:
    hands = WarHands(sit(fought(**SPY)))
    table = hands.window.session.table
    hands.salvo(table.read("spy"), "attacker")
    assert [one.action.text() for one in table.history] == ["spy"]


@pytest.mark.parametrize("step", ["claim-event", "steal"])
def test_what_a_card_is_called_for_is_done_by_laying_it(sit: Sit, step: str) -> None:
    """Who calls lays the card (events-3, initiative-4): a click on it leads there, and is refused nowhere."""
    if step == "steal":
        laid = {"attacker": {"laid": ["steal-initiative", "volley"]}, "defender": {"laid": ["volley"]}}
        table = fought(moment="steal", turn=0, acts="", half={}, armies=laid)
        seat, card = "attacker", "steal-initiative"
    else:
        held = {"sachsen": ["spy", "depots"], "preussen": ["spy"]}
        table = situation(kind="match", phase="event", event="harvest good sachsen", hands=held)
        seat, card = "first", "spy"
    window, refused = sit(table), list[Refusal]()
    window.session.refused.connect(refused.append)
    decision = table.decision()
    assert decision is not None
    assert decision.step == step
    window.seating.hand_to(seat)
    window.seating.its_me()
    window.tray.keep_open()
    (found,) = (one for one in window.tray.cards if one.card == card)
    assert wait(lambda: window.session.gate.open, LONG)
    QTest.mouseClick(found, LEFT)
    assert (refused, window.session.selection.cards) == ([], (f"card:{card}",))
    main = window.prompt.buttons.main
    assert main is not None
    assert main.verb == {"steal": "steal"}.get(step, "claim")


NEAR = {
    "preussen-general": "field-small-4-1", "preussen-musketeers-1": "field-small-5-3",
    "sachsen-general": "field-small-5-7", "sachsen-musketeers-1": "field-small-5-5",
}  # fmt: skip


def test_the_bar_says_who_holds_which_key_for_a_salvo(sit: Sit) -> None:
    """No button is there to be pressed while both look on: the keys are named of those who have still to answer."""
    table = fought(units=NEAR)
    decision = table.decision()
    assert decision is not None
    table.play(decision.read("engage preussen-musketeers-1 sachsen-musketeers-1"), decision.seat)
    window = sit(table)
    assert window.session.viewer is None
    said = window.prompt.text.accessibleName()
    assert (
        said
        == "Salvo: Musketeers 1 and Musketeers 1, distance 2. To answer hold or click: Prussia A, Saxony L."
    )
    table.play(table.read("fire"), "attacker")
    window.session.refresh()
    assert window.prompt.text.accessibleName().endswith("To answer hold or click: Saxony L.")
    window.seating.peek("defender")
    assert "To answer" not in window.prompt.text.accessibleName()


def test_a_digit_says_that_the_hand_lies_face_down_only_where_a_card_may_answer(sit: Sit) -> None:
    """The side of the field is no matter of cards; which of them are laid is."""
    table = battlefield("match", moment="field-side", turn=0, acts="defender", half={}, hands={"defender": ["spy"]},
                        units={"preussen-general": "waiting", "sachsen-general": "waiting"})  # fmt: skip
    window = sit(table)
    window.seating.its_me()
    assert window.session.viewer == "defender"
    assert not window.tray.open
    said = list[str]()
    window.session.refused.connect(lambda refusal: said.append(window.appearance.text(refusal.message)))
    window.keys.press(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1"))
    assert said == ["No card can be played now"]
    window = sit(situation(kind="match", hands={"sachsen": ["ambassador"]}))
    window.seating.its_me()
    window.session.refused.connect(lambda refusal: said.append(window.appearance.text(refusal.message)))
    window.keys.press(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1"))
    assert said[1:] == [window.appearance.text(FACE_DOWN.message)]


def keycap(window: TableWindow, letter: str) -> QAbstractButton:
    """What shows which key turns a hand up."""
    found = window.tray.findChildren(QAbstractButton, "keycap")
    return found["AL".index(letter)]


def test_a_salvo_is_answered_with_the_mouse_alone(sit: Sit) -> None:
    """A click on the key of one's own turns the hand up, the answer turns it down again, and so does another click."""
    table = fought(units=NEAR)
    table.play(table.read("engage preussen-musketeers-1 sachsen-musketeers-1"), "attacker")
    window = sit(table)
    session, before = window.session, len(table.history)
    QTest.mouseClick(keycap(window, "L"), LEFT)
    assert session.viewer == "defender"
    QTest.mouseClick(keycap(window, "L"), LEFT)
    assert session.viewer is None
    for letter, seat, said in (("A", "attacker", "fire"), ("L", "defender", "hold")):
        QTest.mouseClick(keycap(window, letter), LEFT)
        assert session.viewer == seat
        assert wait(lambda: session.gate.open, LONG)
        words = next(
            window.appearance.text(c.gesture.label) for c in session.choices.all if c.action.text() == said
        )
        button = next(one for one in window.prompt.findChildren(QPushButton) if one.text() == words)
        QTest.mouseClick(button, LEFT)
        assert session.viewer is None, "the hand lies face down before the other looks"
    assert [one.action.text() for one in table.history[before:]] == ["fire", "hold"]


def test_a_click_on_the_key_of_the_other_shows_that_hand_alone(sit: Sit) -> None:
    window = sit(fought(**SPY))
    for letter, seat in (("A", "attacker"), ("L", "defender"), ("A", "attacker")):
        QTest.mouseClick(keycap(window, letter), LEFT)
        assert window.session.viewer == seat
    window.keys.let_go()
    assert window.session.viewer is None
    QTest.mouseClick(keycap(window, "L"), LEFT)
    assert window.session.viewer == "defender"
    QTest.keyClick(window.map, Qt.Key.Key_Escape)
    assert window.session.viewer is None


def test_what_was_typed_goes_with_who_typed_it(sit: Sit) -> None:
    """A line that is not played yet is no longer there when the others look on."""
    window = sit(fought(**SPY))
    window.seating.peek("attacker")
    window.command.open()
    window.command.field.setText("spy")
    window.seating.peek(None)
    assert window.session.decider == "attacker"
    assert window.command.field.text() == ""


def until_the_call(table: Table) -> Iterator[str]:
    """The Steps that are answered from the cards of a battle to the call whether anybody steals the initiative."""
    while (decision := table.decision()) is not None and decision.step != "steal":
        yield decision.step
        laid = (action for action in decision.actions if action.verb == "lay" and action.gesture().cards)
        action = decision.shown or next(laid, next(iter(decision.actions)))
        table.play(action, decision.seat)


def before_it() -> Table:
    """The cards of a battle are to be laid; one general and one brigade stand on either side."""
    held = {"attacker": ["volley"], "defender": ["spy"]}
    return battlefield("match", moment="lay-cards", turn=0, acts="", half={}, hands=held)


def test_a_call_after_a_duel_is_not_the_end_of_a_round_before_it(sit: Sit) -> None:
    """What the cards laid in secret came to is told before the duel, and not again much later."""
    window = sit(before_it())
    hands, table, steps, told = WarHands(window), window.session.table, list[str](), list[str]()
    window.seating.answered.connect(lambda: told.append(steps[-1]))
    for step in until_the_call(table):
        steps.append(step)
        window.session.refresh()
        assert hands.asked is not None
    window.session.refresh()
    assert steps[0] == "lay-cards"
    assert told == ["deployment"]
    assert window.seating.duellists is None
    assert not window.answers.isVisible()
    assert window.prompt.buttons.nobody is not None


def test_enter_passes_for_all_in_a_call(sit: Sit) -> None:
    """The button that is drawn strong is what Enter presses, in a call as everywhere."""
    table = before_it()
    assert list(until_the_call(table))
    window = sit(table)
    wait_open(window)
    QTest.keyClick(window.map, Key.Key_Return)
    decision = table.decision()
    assert decision is not None
    assert decision.step != "steal"
    assert table.history[-1].action.text() == "pass"


@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 100), ((1280, 670), 200)])
def test_the_dice_that_end_a_round_are_seen_on_its_page(sit: Sit, size: tuple[int, int], scale: int) -> None:
    """Initiative is drawn when the last has picked cards: with all faces where there is room, else in words."""
    window = sit(before_it(), size=size, scale=scale)
    hands = WarHands(window)
    for _ in range(2):
        hands.come()
        hands.push(window.answers.give)
    page = window.answers
    assert page.show_all.isVisible()
    assert not page.too_high
    dice = [one for one in page.findChildren(DieNote) if one.isVisible()]
    assert len(dice) == (2 if scale == 100 else 0)
    assert [one.isVisibleTo(page) for note in dice for one in note.cells] == [True] * 6 * len(dice)
    assert ("initiative: " in page.told.text()) == (not dice)
    assert "Actions a phase" in page.told.text()


def test_the_key_that_opens_the_curtain_takes_no_card(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where its repetitions come as presses of their own: the page is to be seen first."""
    window = sit(before_it())
    window.seating.its_me()
    assert window.answers.isVisible()
    with monkeypatch.context() as unseen:
        unseen.setattr(type(window.session.gate), "open", property(lambda _self: False))
        card = window.answers.buttons[0]
        card.setFocus()
        QTest.keyClick(card, Key.Key_Return)
        assert not card.isChecked()
    QTest.keyClick(card, Key.Key_Return)
    assert card.isChecked()


def test_a_lot_that_is_shared_is_looked_at_unseen(sit: Sit) -> None:
    """R-13: its cards stand on a page for one alone, not on buttons over the table; the bids are told before it."""
    fields = {"phase": "auction", "deck": ["spy", "third-salvo"], "discards": [], "order": HOMES}
    window = sit(situation(kind="match", **fields))
    hands, session, tr = WarHands(window), window.session, window.appearance.tr
    for bid in (300000, 300000, 0):
        hands.come()
        decision = session.decision
        assert decision is not None
        hands.answer(session.table.read(f"bid {bid}"))
    assert window.answers.show_all.isVisible()
    assert tr("sachsen-log-bid-shown", side="side:sachsen", n=300000) not in window.answers.told.text()
    order = window.answers.findChildren(OrderNote)
    assert [one.isVisible() for one in order] == [True]
    assert [cell.accessibleName() for cell in order[0].cells] == ["300,000", "300,000", "0"], (
        "and nothing else"
    )
    window.appearance.set_scale(200)
    window.resize(1280, 670)
    QApplication.processEvents()
    window.answers.refresh()
    assert not window.answers.too_high, "its button is seen with large letters too"
    window.appearance.set_scale(100)
    QTest.qWait(300)
    hands.push(window.answers.show_all)
    hands.come()
    assert not window.results.time.isActive(), "what all have read is told once"
    decision = session.decision
    assert decision is not None
    assert decision.step == "sharing"
    assert window.answers.isVisible()
    assert [one.text() for one in window.answers.buttons] == [
        tr("sachsen-act-take", card=f"card:{card}") for card in ("spy", "third-salvo")
    ]
    hands.push(window.answers.buttons[0])
    assert window.answers.show_all.isVisible()
    assert window.answers.asked.text() == tr("step-sharing")
    assert window.appearance.name("card:spy") not in window.answers.told.text()


def test_a_page_of_large_letters_shows_all_of_its_words(sit: Sit) -> None:
    """Question and clause beside each other have room at 150 %, and so has why an answer was not taken."""
    table = Table.new(engine.game("sachsen"), scenario="battle", options={"terrain": "plain"}, seed=3)
    table.play(table.read("side n"), "defender")
    window = sit(table, scale=150, language="it")
    window.session.look_as("defender")
    page = window.answers
    assert page.isVisible()
    right = page.chip.mapTo(page, page.chip.rect().topRight()).x()
    assert page.asked.wordWrap(), "else this is no test: all stands in one line"
    assert right < page.width() - 36
    for card in page.buttons[:-1]:
        card.click()
    QTest.qWait(300)
    page.give.click()
    QApplication.processEvents()
    assert page.refused.text()
    assert page.refused.height() >= page.refused.heightForWidth(page.refused.width())
    assert page.refused.width() >= page.refused.sizeHint().width()


def test_a_refusal_is_told_whole_beside_many_buttons(sit: Sit) -> None:
    """The button of the rule gives way to its chip, then what is asked to the answer; a screen reader is told all."""
    window = sit(battlefield(), language="it")
    prompt, text = window.prompt, window.appearance.text
    window.session.act_text("forced preussen-musketeers-1 field-small-8-8")
    QApplication.processEvents()
    assert prompt.refusal is not None
    told, asked = text(prompt.refusal.message), prompt.text.accessibleName().rpartition(". ")[2]
    assert escape(told) in prompt.text.text()
    assert prompt.chip.isVisible()
    assert prompt.text.accessibleName().endswith(asked)
    wide = prompt.text.width()
    while prompt.text.cut is False and wide > 200:  # ever less room, until both are too much
        wide -= 20
        prompt.text.fit(wide, prompt.text.height())
    assert prompt.text.cut
    assert escape(told) in prompt.text.text()
    assert "\N{HORIZONTAL ELLIPSIS}" not in prompt.text.text()
    assert prompt.text.toolTip()


def test_who_has_just_played_is_called_like_all_others(sit: Sit) -> None:
    """One click passes for all, though one of them still sits there: who came for the own turn has not come forward."""
    held = {"sachsen": ["spy"], "preussen": ["spy"]}
    window = sit(situation(kind="match", hands=held, left=["sachsen", "preussen"]))
    hands, session = WarHands(window), window.session
    hands.come()
    assert session.viewer == "first"
    assert session.act_text("done")
    QApplication.processEvents()
    decision = session.table.decision()
    assert decision is not None
    assert (decision.round, decision.seats) == ("call", ("first", "second"))
    assert session.viewer is None
    before = len(session.table.history)
    window.command.field.setText("pass")
    window.command.play()
    assert window.command.answer.text() == window.appearance.tr("prompt-type-nobody")
    hands.pass_for_all()
    assert [one.seat for one in session.table.history[before:]] == ["first", "second"]


HELD = ["cold-steel", "gun-laying", "iron-drill", "spy", "volley", "volley"]


def test_cards_for_a_battle_are_taken_one_by_one(sit: Sit) -> None:
    """A button for each card and one for the answer, not one for each of some forty ways to choose three of six."""
    window = sit(battlefield("match", moment="lay-cards", turn=0, acts="", half={}, hands={"attacker": HELD}))
    hands, page, table = WarHands(window), window.answers, window.session.table
    hands.come()
    assert page.isVisible()
    assert len(page.buttons) == len(HELD) + 1
    names = [window.appearance.name(f"card:{card}") for card in HELD]
    assert all(page.told.text().count(name) == names.count(name) for name in names), "the whole hand is told"
    none, tr = page.buttons[-1].text(), window.appearance.tr
    assert none == tr("sachsen-act-lay", n=0, cards=[])
    decision = window.session.decision
    assert decision is not None
    for pick in page.buttons[:4]:
        hands.push(pick)
    hands.push(page.buttons[-1])
    assert not table.history
    assert page.refused.text() == tr("sachsen-refuse-too-many-cards", n=3)
    hands.push(page.buttons[0])
    window.session.refresh()
    assert [one.isChecked() for one in page.buttons[:-1]] == [False, True, True, True, False, False]
    hands.push(page.buttons[-1])
    assert [one.action.text() for one in table.history] == ["lay gun-laying iron-drill spy"]


# --- drawers with all that waits ----------------------------------------------------------


def test_a_drawer_that_opens_by_itself_stays_though_the_pointer_has_just_left_another(sit: Sit) -> None:
    """The clock of the drawer that was left does not close it."""
    window = sit(four("open"))
    rail, session = window.rail, window.session
    first = rail.opened
    assert first
    assert rail.pinned
    rail.close_drawer()
    other = next(key for key in rail.buttons if not key.startswith("side:"))
    rail._leave.setInterval(50)
    rail._pointed(other, True)
    rail._open_hovered()
    rail._pointed(other, False)
    while session.view.asked[0] == "first":
        assert session.act(next(iter(session.choices.all)).action)
    assert rail.opened not in ("", first, other)
    wait(lambda: not rail.opened, 150)
    assert rail.drawer.is_open


def test_a_drawer_that_was_put_away_stays_away_while_the_same_is_asked(sit: Sit) -> None:
    window = sit(four("open"))
    rail, session = window.rail, window.session
    QTest.keyClick(window.map, Key.Key_Escape)
    assert not rail.opened
    asked = session.view.asked
    assert session.act(next(iter(session.choices.all)).action)
    assert session.view.asked == asked
    assert not rail.opened


def test_a_whole_answer_that_enter_would_play_is_asked_about_as_what_it_is(sit: Sit) -> None:
    """It leaves no piece that can still act."""
    window = sit(four("match"))
    window.seating.its_me()
    window.session.confirm_irreversible = True
    QTest.keyClick(window.map, Key.Key_Return)
    assert window.prompt.doubt is not None
    assert window.prompt.text.accessibleName() == window.appearance.tr("prompt-confirm-shown")


def test_keys_lead_to_a_hand_that_lies_face_down(sit: Sit) -> None:
    """F6 stops at the button that turns it up, then at its first card."""
    window = sit(situation(kind="match", hands={"sachsen": ["spy"]}))
    window.seating.its_me()
    for wanted in ("keepOpen", "card"):
        for _ in range(12):
            QTest.keyClick(QApplication.focusWidget(), Key.Key_F6)
            focus = QApplication.focusWidget()
            assert focus is not None
            if window.tray.isAncestorOf(focus):
                break
        if wanted == "keepOpen":
            assert focus.objectName() == wanted
            QTest.keyClick(focus, Key.Key_Space)
            QApplication.processEvents()
    assert focus is window.tray.cards[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_of_play_names_all_six(language: str) -> None:
    """It is no list that may end with how many more there are."""
    words = Translator(language, "sachsen")
    sides = ["hannover", "nederland", "hessen-thueringen", "pfalz", "bayern", "preussen"]
    told = words.text(say("sachsen-log-order", sides=[f"side:{side}" for side in sides]))
    assert all(words.name(f"side:{side}") in told for side in sides), told


def test_a_salvo_against_officers_is_answered_at_the_table(sit: Sit) -> None:
    """Nothing is to be kept from them: no curtain falls for it, and the hand stays face down."""
    armies = {"attacker": {"officers": True}, "defender": {"laid": ["volley"]}}
    window = sit(fought(units=NEAR, armies=armies, acts="defender"))
    session, table = window.session, window.session.table
    window.seating.its_me()
    assert session.act(table.read("engage sachsen-musketeers-1 preussen-musketeers-1"))
    QApplication.processEvents()
    decision = session.decision
    assert decision is not None
    assert (decision.step, decision.round, session.viewer) == ("salvo", "", "defender")
    assert not window.curtain.isVisible()
    assert not window.answers.isVisible()
    assert window.tray.guarded
    assert {"Fire", "Hold"} <= set(buttons(window))
