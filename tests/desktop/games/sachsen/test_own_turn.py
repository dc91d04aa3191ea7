"""The own turn at the window: the stock in the camp, courts that are pressed, overlays, the hand, the curtain."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.games.sachsen.parts import PARTS
from desktop.session.calls import pass_for_all
from desktop.session.players import STEP
from desktop.views.scene import overlays
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.basics import Chip
from engine.games.sachsen.actions import Disband, Enrol
from engine.games.sachsen.board import sachsen_board
from engine.games.sachsen.sides import ELECTORATES, SIDES
from engine.kernel.journal import Kind
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.games.sachsen.conftest import Sit, situation
from tests.desktop.games.sachsen.hands import Key, SachsenHands
from tests.desktop.games.sachsen.year import SEED, choose, four, led
from tests.desktop.hands import named
from tests.desktop.person import click

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@cache
def to_the_first_turn() -> tuple[tuple[str, str], ...]:
    """Seats and texts of a game up to the first own turn."""
    return tuple((one.seat, one.action.text()) for one in led("player-turn").history)


def at_own_turn(kind: Kind = "open", people: int = 4) -> Table:
    """A table in the first own turn."""
    table = four(kind, people)
    for seat, text in to_the_first_turn():
        table.play(table.read(text), seat)
    return table


@pytest.fixture
def window(sit: Sit) -> TableWindow:
    """A window in somebody's own turn."""
    return sit(at_own_turn())


def test_units_are_enrolled_from_the_stock_of_the_own_camp(window: TableWindow) -> None:
    session = window.session
    (home,) = session.view.acting
    stock = [ref for ref in session.choices.pieces if "stock" in ref]
    assert {f"piece:{home}-stock-{kind}" for kind in ("musketeers", "dragoons")} <= set(stock)
    assert window.scene.on_map(stock[0]) is None
    others = {piece.side for piece in session.view.pieces if "stock" in piece.state} - {home}
    assert len(others) == 3, "everybody has a camp with a stock"
    (fact,) = session.facts(stock[0])
    assert fact.clause == "sachsen maintenance-2"
    before = len(session.table.history)
    SachsenHands(window).play(Enrol("musketeers"))
    assert session.table.history[before].action == Enrol("musketeers")


def test_who_ends_the_turn_is_told_of_the_pieces_on_the_table_alone(sit: Sit) -> None:
    """What may be enrolled is no piece yet."""
    window = sit(situation(units={"sachsen-general": "dresden", "sachsen-musketeers-1": "dresden"}))
    window.session.confirm_irreversible = True
    QTest.keyClick(window.map, Key.Key_Return)
    assert window.prompt.text.accessibleName().startswith("2 pieces can still act.")


def test_who_takes_up_a_card_is_told_what_to_do_with_it(sit: Sit) -> None:
    window = sit(situation(hands={"sachsen": ["spy"], "preussen": ["spy"]}))
    (card,) = next(hand.cards for hand in window.session.view.hands if hand.seat == "first")
    window.session.selection.toggle(card)
    assert window.prompt.text.accessibleName() == "With Spy: play. One place is lit: choose it."


def test_an_open_drawer_stays_whole_when_the_map_gets_less_room(window: TableWindow) -> None:
    (home,) = window.session.view.acting
    drawer = window.rail.drawer
    if not drawer.is_open:
        click(window.rail.buttons[f"side:{home}"])
    assert drawer.is_open
    window.map.resize(window.map.width(), drawer.height() - 40)
    assert drawer.is_open
    assert window.map.viewport().rect().contains(drawer.geometry())


def test_escape_lets_go_what_enter_would_take_from_the_camp(window: TableWindow) -> None:
    hands = SachsenHands(window, keys=True)
    hands.play(Enrol("musketeers"))
    keyboard = window.map.keyboard
    assert keyboard.begins_beside
    QTest.keyClick(window.map, Key.Key_Escape)
    assert not keyboard.begins_beside


def test_a_court_is_asked_at_its_capital_and_in_the_panel(window: TableWindow) -> None:
    """Both tell what the die must show; by mouse at the capital, by keys in the panel."""
    for keys in (False, True):
        decision = window.session.table.decision()
        assert decision is not None
        action = next(one for one in decision.actions if one.verb == "propose")
        SachsenHands(window, keys=keys).play(action)


def test_every_overlay_has_its_key_and_something_to_show(window: TableWindow) -> None:
    assert [one.name for one in PARTS.overlays] == [
        "reach",
        "supply",
        "protection",
        "threats",
        "control",
        "game",
    ]
    side = SIDES[ELECTORATES[0]]
    lit = {
        name: window.session.overlay(name, f"piece:{side}-general")
        for name in ("reach", "protection", "control")
    }
    assert all(lit.values()), {name: len(shapes) for name, shapes in lit.items()}
    assert {one.number for one in lit["protection"]} <= {1, 3, 6}


def test_who_comes_late_is_shown_with_the_turn(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link to a unit that comes in turn 3 is dotted, and tells that turn as one tells that it comes at once."""
    told: list[str] = []
    monkeypatch.setattr(overlays, "draw_disc", lambda _painter, text, **_: told.append(text))
    units = {"sachsen-general": "dresden", "sachsen-dragoons-1": "empire-14-9"}
    window = sit(situation(units=units))
    window.scene.overlays.show(window.session.overlay("protection", "piece:sachsen-general"))
    window.map.centre_on("place:dresden", 0.8)
    window.map.grab()
    assert set(told) == {"3"}


def test_a_hand_lies_in_strips_and_an_empty_one_takes_no_room(sit: Sit) -> None:
    window = sit(at_own_turn("match"))
    hands = SachsenHands(window)
    assert hands.asked is not None
    assert window.tray.strips
    assert window.tray.height() < window.height() / 6


def test_who_plays_with_bots_sees_no_curtain(sit: Sit) -> None:
    """A person alone: bids are filled in at the table, calls pass without a page."""
    table = four("match", people=1)
    window = sit(table)
    window.bots.pace = STEP  # else who answers first depends on their threads
    rng, done, rounds = Rng(SEED), Counter[str](), set[tuple[str, bool]]()
    while (decision := table.decision()) is not None and decision.step != "player-turn":
        rounds.add((decision.round, decision.seat in table.humans))
        action = choose(decision, done, 1, rng)
        done[action.verb] += 1
        table.play(action, decision.seat)
        window.session.refresh()
        QApplication.processEvents()
        assert not window.curtain.isVisible()
        assert not window.answers.isVisible()
    assert {("secret", True), ("secret", False), ("call", False)} <= rounds


def test_a_long_name_of_a_clause_leaves_its_sentence_room(sit: Sit) -> None:
    """In Italian it took more of a line of the inspector than what it stands for."""
    window = sit(situation(units={"sachsen-general": "dresden"}), language="it")
    window.inspector.pin("piece:sachsen-general")
    QApplication.processEvents()
    clause = window.appearance.words.clause("sachsen political-movement-1")
    chip = next(one for one in window.inspector.findChildren(Chip) if one.text() == clause)
    moves = window.appearance.tr("sachsen-fact-moves", n=3)
    sentence = next(one for one in window.inspector.findChildren(QLabel) if one.text() == moves)
    assert sentence.width() > window.inspector.width() * 0.7
    assert chip.mapTo(window, QPoint()).y() >= sentence.mapTo(window, sentence.rect().bottomLeft()).y()


def test_the_prompt_says_why_there_is_no_done() -> None:
    """R-82: who has entered a defended province must attack first."""
    table, rng, told = at_own_turn(), Rng(1), set[str]()
    while len(told) < 2:
        decision = table.decision()
        assert decision is not None
        if decision.step == "player-turn":
            ready = str(dict(decision.prompt.args)["ready"])
            assert ready == ("yes" if any(action.verb == "done" for action in decision.actions) else "no")
            told.add(ready)
        table.play(decision.actions.pick(rng), decision.seat)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_enter_disbands_the_unit_that_n_led_to_and_not_another_on_its_square(sit: Sit, number: int) -> None:
    units = {"sachsen-general": "dresden", **{f"sachsen-dragoons-{n}": "dresden" for n in (1, 2, 3)}}
    window = sit(situation(turn=1, phase="income", units=units, money={"sachsen": 300_000}))
    hands, wanted = SachsenHands(window, keys=True), Disband(f"sachsen-dragoons-{number}")
    hands.to_the_map()
    hands.lead_to(wanted.gesture().source)
    assert window.map.accessibleDescription().startswith(f"Dresden, Saxon dragoons {number}, ")
    hands.play(wanted)


def called(*actions: str) -> Table:
    """The call before an event: Saxony holds a Spy and a Counter-espionage, Prussia is an ally of the Palatinate."""
    return situation(
        *actions,
        phase="event",
        event="harvest good sachsen",
        hands={"sachsen": ["spy", "counter-espionage"]},
        ties={"preussen": {"pfalz": {"step": 4, "counter": "alliance"}}},
    )


def test_a_card_that_names_a_state_lights_all_of_it_and_is_laid_anywhere_in_it(sit: Sit) -> None:
    """Units that stand in a capital hide whatever is lit below them."""
    window = sit(called())
    session, scene = window.session, window.scene
    SachsenHands(window).push(named(window.prompt, "call-first"), window.prompt)
    assert session.selection.toggle("spy")
    QApplication.processEvents()
    assert "side:pfalz" in scene.lights.areas.lit
    far = scene.ground.point("empire-8-11")
    assert scene.shape_of("side:pfalz").contains(far)
    assert scene.target_at(far) == "side:pfalz"
    assert "side:pfalz" in scene.meant(far)
    assert scene.lights.areas.lit.isdisjoint({"side:sachsen", "side:niederrhein"})


def test_a_spy_claims_and_a_counter_espionage_is_set_up_by_the_card_too(sit: Sit) -> None:
    """Whoever chooses the card is offered what it does, and is not told that it does nothing."""
    window = sit(called())
    session = window.session
    SachsenHands(window).push(named(window.prompt, "call-first"), window.prompt)
    made = [choice.action.verb for choice in session.choices.all if choice.gesture.kind == "press"]
    assert {"claim", "show-service"} <= set(made), "buttons as well"
    for card, verb in (("spy", "claim"), ("counter-espionage", "show-service")):
        session.selection.forget()
        assert session.selection.why_not(card) is None
        assert session.selection.toggle(card)
        QApplication.processEvents()
        assert [choice.action.verb for choice in session.selection.at_once()] == [verb]
        assert window.prompt.buttons.main is not None
        assert window.prompt.buttons.main.verb == verb


def test_whom_a_claimed_event_meets_is_lit_and_pressed_anywhere(sit: Sit) -> None:
    window = sit(called("first: claim"))
    scene, session = window.scene, window.session
    asked = {ref for ref in session.choices.by_source if ref.startswith("side:")}
    assert len(asked) > 3
    assert asked <= scene.lights.areas.lit
    far = scene.ground.point("empire-8-11")
    assert "side:pfalz" in scene.meant(far)


def test_who_is_asked_whether_to_claim_an_event_reads_which(sit: Sit) -> None:
    """The die over the map tells only whether it is a good or a bad one."""
    window = sit(called())
    assert window.prompt.text.accessibleName().startswith("Rich harvest: does anyone claim the event")


def test_beside_a_tile_stands_what_an_event_brings_and_not_the_lot_that_a_note_shows(sit: Sit) -> None:
    window = sit(situation(phase="event", event="harvest good sachsen", hands={"sachsen": ["spy"]}))
    assert pass_for_all(window.session)
    QApplication.processEvents()
    note = window.side_note
    assert note.side == "side:hannover"
    assert note.text() == "Hanover takes 1,000,000 gulden."


def test_a_brigade_carried_too_far_into_a_state_that_may_be_helped_is_not_sent_to_it(sit: Sit) -> None:
    """Only its capital is aimed at, for a unit is carried to squares (R-23, political-movement-1)."""
    war = {"one": ["pfalz"], "other": ["bayern"]}
    window = sit(situation(wars=[war], units={"sachsen-musketeers-1": "dresden"}))
    scene, brigade = window.scene, "piece:sachsen-musketeers-1"
    assert scene.hand.take(brigade)
    assert "side:pfalz" in scene.hand.targets()
    assert "side:pfalz" not in scene.lights.areas.lit
    assert scene.target_at(scene.ground.point("empire-8-11")) != "side:pfalz"
    capital = scene.ground.point(sachsen_board().capitals["pfalz"])
    window.map.centerOn(capital)  # no tile lies over it there
    assert scene.target_at(capital) == "side:pfalz"
