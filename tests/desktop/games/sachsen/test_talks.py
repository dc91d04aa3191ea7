"""The political talk at the window: the paper of peace, bargains, a congress, dice of courts, the sheet at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from desktop.games.sachsen.bargains_panel import BargainsPanel
from desktop.games.sachsen.congress_panel import CongressPanel
from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.games.sachsen.peace_panel import PeacePanel
from desktop.session.players import Bots
from desktop.session.seating import Seating
from desktop.session.session import Session
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.end_sheet import REST
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.basics import Picture
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from engine.texts.translate import LANGUAGES
from tests.desktop.driver import settle
from tests.desktop.games.sachsen.conftest import HOMES, Sit, situation
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.games.sachsen.year import NAMES, four
from tests.desktop.person import LONG, click, turn_to, wait

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
OCCUPIED = {
    "preussen-musketeers-1": "empire-15-6", "preussen-musketeers-2": "empire-18-8", "sachsen-general": "dresden",
    "preussen-general": "berlin",
}  # fmt: skip
WARS = [{"one": ["preussen"], "other": ["sachsen"]}]


def beaten() -> Table:
    """Saxony is beaten, Prussia stands in two of its provinces."""
    return situation("first: beaten preussen", units=OCCUPIED, wars=WARS)


def said(widget: QWidget) -> str:
    """All that stands on labels and buttons that can be seen, in lines."""
    parts = (*widget.findChildren(QLabel), *widget.findChildren(QPushButton))
    return "\n".join(part.text() for part in parts if part.isVisible())


def named(widget: QWidget, name: str) -> QPushButton:
    """A button by its object name."""
    return next(button for button in widget.findChildren(QPushButton, name) if button.isVisible())


def press(window: TableWindow, label: str) -> None:
    """Press an answer of the prompt bar."""
    click(next(b for b in window.prompt.answers if b.accessibleName() == label))
    QApplication.processEvents()


def click_land(window: TableWindow, country: str) -> None:
    """A click in the middle of a province."""
    at = window.map.mapFromScene(window.scene.ground.point(f"country:{country}"))
    QTest.mouseClick(window.map.viewport(), LEFT, NONE, at)
    QApplication.processEvents()


def last(window: TableWindow) -> str:
    """The Action that was played last."""
    return window.session.table.history[-1].action.text()


# --- peace ------------------------------------------------------------------------------


def test_a_peace_is_claimed_on_the_map_countered_in_numbers_and_accepted(sit: Sit) -> None:
    """R-31."""
    window = sit(beaten())
    paper, numbers = window.panel(PeacePanel), window.panel(NumberPanel)
    assert paper is not None
    assert numbers is not None
    assert "Round 1 of 3" in said(paper)
    assert "Kurkreis" in said(paper)
    assert set(window.scene.hand.targets()) == {"country:kurkreis", "country:lausitz"}
    assert not window.prompt.buttons.choose.isVisible(), "no menu of hundreds of claims"
    click_land(window, "lausitz")
    assert [line.box.isChecked() for line in numbers.rows] == [False, True, False]
    assert window.scene.drafts.shown == (("country:kurkreis", "\N{CHECK MARK}"),)
    click_land(window, "lausitz")
    click_land(window, "kurkreis")
    click(numbers.rows[0].plus)
    QTest.keyClick(window.map, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert last(window) == "demand sachsen 100000 lausitz"
    assert "Claim of Prussia" in said(paper)
    assert "100,000 gulden" in said(paper)
    assert not numbers.ready, "what is claimed is no counter-offer"
    numbers.rows[2].box.click()
    click(numbers.form.over)
    QApplication.processEvents()
    assert last(window) == "counter sachsen 100000"
    assert "Offer of Saxony" in said(paper)
    assert not numbers.rows
    press(window, "Refuse")
    assert "Round 2 of 3" in said(paper)
    click(numbers.form.over)
    press(window, "Accept")
    assert last(window) == "accept"
    assert not paper.isVisible()
    assert SachsenView.of(window.session.view).players["second"].wars == 1


def test_on_a_small_screen_the_claim_can_be_filled_in_and_handed_over(sit: Sit) -> None:
    """1280 x 720, text at 150 %, Italian: rows and button are whole beside the paper."""
    window = sit(beaten(), (1280, 720), 150, "it")
    numbers = window.panel(NumberPanel)
    assert numbers is not None
    settle()
    over, row = numbers.form.over, numbers.rows[0]
    for part in (over, row.plus):
        assert numbers.rect().contains(QRect(part.mapTo(numbers, QPoint(0, 0)), part.size()))
    assert over.shown == "Consegna"
    assert "Kurkreis" in over.accessibleName()
    seen = numbers.area.viewport()
    assert numbers.inner.width() <= seen.width()
    assert row.mapTo(seen, row.rect().bottomLeft()).y() < seen.height()


def test_where_two_have_no_room_what_was_opened_first_shows_its_head(sit: Sit) -> None:
    """1280 x 720 at 150 %: courts and congress would each be a sliver; the head opens one again."""
    window = sit(situation(), (1280, 720), 150)
    courts, congress = (window.column.named[name] for name in ("courts", "congress"))
    courts.bring()
    congress.bring()
    settle()
    assert congress.panel.in_sight
    assert not courts.panel.in_sight
    assert (courts.action.isChecked(), congress.action.isChecked()) == (False, True)
    courts.action.trigger()
    QTest.qWait(30)
    assert (courts.action.isChecked(), congress.action.isChecked()) == (True, False)
    congress.action.trigger()
    QTest.mouseClick(courts.panel.head, LEFT)
    settle()
    assert courts.panel.in_sight
    assert courts.panel.height() > 4 * courts.panel.head.height()
    assert not congress.panel.in_sight
    window.resize(1600, 1000)
    settle()
    assert congress.panel.in_sight, "with room both are open"
    assert courts.panel.in_sight
    assert (courts.action.isChecked(), congress.action.isChecked()) == (True, True)


def test_a_congress_that_meets_leaves_no_sliver_of_the_courts_and_the_courts_none_of_it(sit: Sit) -> None:
    """1366 x 768 at 150 %: courts that a person had opened show their head, until they are called."""
    window = sit(situation(units=OCCUPIED, wars=WARS), (1366, 768), 150, "it")
    courts, congress = (window.column.named[name] for name in ("courts", "congress"))
    courts.bring()
    settle()
    assert window.session.act_text("congress 1 preussen sachsen")
    settle()
    assert congress.wanted
    assert congress.panel.height() > 4 * congress.panel.head.height()
    assert not courts.panel.in_sight
    courts.bring()
    settle()
    assert courts.panel.height() > 4 * courts.panel.head.height()
    assert not congress.panel.in_sight


def test_enter_does_not_answer_a_claim_unasked(sit: Sit) -> None:
    table = beaten()
    table.play(table.read("demand sachsen 0"), "second")
    window, before = sit(table), len(table.history)
    QTest.keyClick(window.map, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert len(table.history) == before


def test_the_answer_with_the_focus_keeps_it_for_its_own_question_alone(sit: Sit) -> None:
    """A Space after the words came anew plays what was chosen; the next question's answers wait to be chosen."""
    table = beaten()
    table.play(table.read("demand sachsen 0"), "second")
    window = sit(table)
    answer = next(one for one in window.prompt.answers if one.accessibleName() == "Refuse")
    answer.setFocus(Qt.FocusReason.TabFocusReason)
    window.session.refresh()
    window.appearance.changed.emit()
    focus = QApplication.focusWidget()
    assert focus in window.prompt.answers
    assert focus is not answer
    QTest.keyClick(focus, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert last(window) == "refuse"
    assert QApplication.focusWidget() is window.map
    before = len(table.history)
    QTest.keyClick(window.map, Qt.Key.Key_Space)
    assert len(table.history) == before


# --- bargains ---------------------------------------------------------------------------


def bargaining(window: TableWindow) -> BargainsPanel:
    """The panel of bargains, open."""
    panel = window.panel(BargainsPanel)
    assert panel is not None
    window.column.named["agreements"].bring()
    QApplication.processEvents()
    return panel


def test_a_bargain_is_filled_in_offered_and_agreed(sit: Sit) -> None:
    """agreements-1."""
    table = situation(hands={"sachsen": ["spy"], "preussen": []}, kind="practice")
    window = sit(table)
    window.seating.its_me()
    panel = bargaining(window)
    form = panel.form
    assert not form.send.isEnabled()
    form.mine.add.menu().aboutToShow.emit()
    cards = form.mine.add.menu().actions()[1].menu()
    assert not cards.isEnabled(), "the hand lies face down"
    click(named(window.tray, "keepOpen"))
    QApplication.processEvents()
    turn_to(form.whom, "second")
    click(form.mine.stepper.plus)
    for half, part, name in (
        (form.mine, 1, "Spy"),
        (form.yours, 0, "Altmark"),
        (form.yours, 2, "until turn 4"),
    ):
        half.add.menu().aboutToShow.emit()
        menu = half.add.menu().actions()[part].menu()
        next(entry for entry in menu.actions() if entry.text() == name).trigger()
    form.pacts["pact"].click()
    QTest.mouseClick(form.promise, LEFT)
    QTest.keyClicks(form.promise, "no army beyond the Elbe")
    turn_to(form.until, 3)
    click(form.send)
    QApplication.processEvents()
    assert last(window) == (
        "offer second give money 100000 card spy want province altmark passage 4 both pact"
        " give promise 3 no army beyond the Elbe"
    )
    assert not form.words, "a new sheet"
    assert "Spy" in said(panel)
    window.tray.close_hand()
    QApplication.processEvents()
    assert "Spy" not in said(panel)
    assert "1 card" in said(panel)
    window.session.look_as("third")
    QApplication.processEvents()
    assert "1 card" in said(panel)
    assert not panel.wanted
    table.play(table.read("agreed first"), "second")
    window.session.refresh()
    QApplication.processEvents()
    view = SachsenView.of(window.session.view)
    assert {pact.kind for pact in view.pacts} == {"pact", "passage"}
    assert [one.words for one in view.promises or ()] == ["no army beyond the Elbe"]
    assert "passage through Prussia, until turn 4" in said(panel)


def test_what_is_agreed_may_be_broken_and_what_the_rules_make_of_it_is_said(sit: Sit) -> None:
    """agreements-1, R-24."""
    window = sit(situation(pacts=["sachsen alliance preussen", "sachsen marriage hannover"]))
    panel = bargaining(window)
    assert "pays nothing by the rules" in said(panel)
    assert "married for good" in said(panel)
    (broken,) = [b for b in panel.findChildren(QPushButton) if b.isVisible() and b.text() == "Break it"]
    click(broken)
    assert last(window) == "break second alliance"


def test_an_offer_is_shown_to_the_other_at_one_screen_and_given_back(sit: Sit) -> None:
    """Who is offered a bargain is a guest behind the curtain; who is asked stays asked."""
    table = situation("first: offer second give money 100000", kind="practice")
    window = sit(table)
    seating = window.seating
    seating.its_me()
    assert window.session.viewer == "first"
    panel = bargaining(window)
    click(named(panel, "showOffer"))
    assert (seating.waiting_for, window.session.viewer) == ("second", None)
    assert window.curtain.isVisible()
    seating.its_me()
    QApplication.processEvents()
    assert (window.session.viewer, window.session.view.asked) == ("second", ("first",))
    assert panel.wanted
    assert panel.isVisible()
    click(next(b for b in panel.findChildren(QPushButton) if b.isVisible() and b.text() == "Agreed"))
    assert last(window) == "agreed first"
    assert window.session.viewer == "second", "until it is handed back"
    back = window.appearance.tr("button-hand-over-to", seat="seat:first")
    click(next(b for b in window.prompt.answers if b.accessibleName() == back))
    assert seating.waiting_for == "first"
    seating.its_me()
    assert window.session.viewer == "first"


def test_an_offer_from_another_leaves_the_focus_on_the_own_one(sit: Sit) -> None:
    """What is written anew under the keys is pressed as it was chosen: neither lost nor another's answer."""
    table = situation("first: offer second give money 100000")
    window = sit(table)
    panel = bargaining(window)
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    wanted = "Leave the bargain"
    for _ in range(9):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if isinstance(focus, QPushButton) and focus.text() == wanted:
            break
    else:
        raise AssertionError("Tab leads there")
    table.play(table.read("offer first give money 200000"), "third")
    window.session.refresh()
    again = QApplication.focusWidget()
    assert again is not focus, "the panel was written anew"
    assert isinstance(again, QPushButton)
    assert again.text() == wanted
    QTest.keyClick(again, Qt.Key.Key_Space)
    assert last(window) == "withdraw second"


# --- congress and courts ----------------------------------------------------------------


def test_a_congress_is_called_voted_and_its_last_votes_stay_to_be_seen(sit: Sit) -> None:
    """congress, R-34."""
    ties = {"sachsen": {"bayern": {"notes": 2}}, "preussen": {"pfalz": {"notes": 3}}}
    window = sit(situation(units=OCCUPIED, wars=WARS, ties=ties))
    panel, courts = window.panel(CongressPanel), window.panel(CourtsPanel)
    assert panel is not None
    assert courts is not None
    assert not panel.wanted
    assert not window.prompt.buttons.choose.isVisible(), "no menu of hundreds of motions"
    window.column.named["courts"].bring()
    QApplication.processEvents()
    click(named(courts, "callCongress"))
    QApplication.processEvents()
    form = panel.form
    turn_to(form.kind, 3)
    assert form.stepper.isVisible()
    form.sum.setValue(700_000)
    turn_to(form.kind, 5)
    assert not form.stepper.isVisible()
    turn_to(form.which, "congress 5 pfalz")
    click(form.send)
    assert last(window) == "congress 5 pfalz"
    press(window, "Yes")
    assert panel.wanted
    assert "No war on the Palatinate for 6 turns" in said(panel)
    turn_to(form.kind, 7)
    turn_to(form.which, "amend 7 pfalz bayern")
    click(form.send)
    QApplication.processEvents()
    press(window, next(b.accessibleName() for b in window.prompt.answers))
    assert window.session.view.step == "motion-vote"
    window.column.named["courts"].bring()
    QApplication.processEvents()
    assert "Votes as Saxony" in said(courts)
    assert "Votes as Prussia" in said(courts)
    for vote in ("Yes", "No", "No"):
        press(window, vote)
    assert "Not carried, 2 to 3: no war on the Palatinate for 6 turns." in said(panel)
    for _ in range(3):
        press(window, "Abstain")
    assert SachsenView.of(window.session.view).congress is None
    assert panel.wanted
    assert "Not carried, 0 to 0" in said(panel)
    window.session.look_at(len(window.session.table.history) - 1)
    assert SachsenView.of(window.session.view).congress is not None
    window.session.look_at(None)
    window.session.act_text("declare bayern")
    assert not panel.wanted


def test_of_what_an_ally_may_be_asked_for_the_most_comes_first(sit: Sit) -> None:
    """What is done with the court stands in the order of the rules all the same, war last."""
    ties = {"sachsen": {"bayern": {"step": 4, "counter": "alliance"}}}
    window = sit(situation(ties=ties, units=OCCUPIED))
    window.column.named["courts"].bring()
    QApplication.processEvents()
    courts = window.panel(CourtsPanel)
    assert courts is not None
    listed = [line.text() for line in named(courts, "court-bayern").menu().actions()]
    asked = [line for line in listed if line.startswith("Ask")]
    assert asked[0] == "Ask Bavaria for 1,000,000 gulden"
    assert asked[9] == "Ask Bavaria for 100,000 gulden"
    assert listed[-1] == "Declare war on Bavaria"


def test_who_opens_a_panel_by_a_key_goes_on_in_it(sit: Sit) -> None:
    """By keys alone a congress is called from the courts; who puts them away by their key is on the map again."""
    window = sit(situation(units=OCCUPIED, wars=WARS))
    panel, courts = window.panel(CongressPanel), window.panel(CourtsPanel)
    assert panel is not None
    assert courts is not None

    def press_key(key: Qt.Key, *, shift: bool = False) -> QWidget | None:
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(QApplication.focusWidget() or window.map, key, held)
        settle()
        return QApplication.focusWidget()

    window.map.setFocus()
    assert press_key(Qt.Key.Key_F7, shift=True) is courts.area
    assert press_key(Qt.Key.Key_Tab) is named(courts, "callCongress")
    assert press_key(Qt.Key.Key_Space) is panel.area
    assert press_key(Qt.Key.Key_Tab) is panel.form.kind
    assert press_key(Qt.Key.Key_F7, shift=True) is window.map


def test_a_payment_is_tabled_with_its_sum(sit: Sit) -> None:
    """R-34 (3)."""
    window = sit(situation(units=OCCUPIED, wars=WARS))
    panel = window.panel(CongressPanel)
    assert panel is not None
    window.column.named["congress"].bring()
    QApplication.processEvents()
    turn_to(panel.form.kind, 3)
    turn_to(panel.form.which, "congress 3 preussen sachsen 500000")
    panel.form.sum.setValue(1_200_000)
    assert panel.form.told.text() == "1,200,000 gulden, Prussia to Saxony"
    assert panel.form.which.currentText() == panel.form.told.text()
    click(panel.form.send)
    assert last(window) == "congress 3 preussen sachsen 1200000"


def test_a_court_shows_its_die_before_it_is_asked(sit: Sit) -> None:
    """agreements-3."""
    window = sit(situation(ties={"sachsen": {"bayern": {"notes": 2}}}))
    courts = window.panel(CourtsPanel)
    assert courts is not None
    window.column.named["courts"].bring()
    QApplication.processEvents()
    view = SachsenView.of(window.session.view)
    faces = view.sides["bayern"].courts["first"].faces
    told = window.appearance.tr("sachsen-fact-face", n=6, answer=faces[5])
    picture = courts.findChild(Picture, "faces-bayern")
    assert picture is not None
    assert told in picture.toolTip()
    window.session.act_text("propose bayern")
    QApplication.processEvents()
    assert courts.findChild(Picture, "faces-pfalz") is not None
    asked = SachsenView.of(window.session.view).sides["bayern"].courts["first"]
    assert asked.turn != 2
    assert courts.findChild(Picture, "faces-bayern") is None
    window.appearance.set_scale(150)
    window.resize(1366, 768)
    settle()
    assert courts.height() >= window.column.height() / 2, "in a low column the log leaves it the room"


@pytest.mark.parametrize(("language", "size"), [("en", 100), ("it", 150)])
def test_until_which_turn_a_promise_holds_stands_beside_what_it_is_called(
    sit: Sit, language: str, size: int
) -> None:
    window = sit(situation(), (1366, 768), size, language)
    window.column.named["agreements"].bring()
    settle()
    panel = window.panel(BargainsPanel)
    assert panel is not None
    label, box = panel.form.labels["until"], panel.form.until
    assert box.geometry().top() <= label.geometry().center().y() <= box.geometry().bottom()
    assert label.geometry().right() < box.geometry().left()


def test_the_curtain_of_a_round_tells_what_happened_with_large_text_too(sit: Sit) -> None:
    """1366 x 768 at 150 %: rather in smaller letters than not at all."""
    window = sit(situation("third: done", left=["hannover"], kind="match"), (1366, 768), 150, "it")
    settle()
    curtain = window.curtain
    assert curtain.isVisible()
    assert curtain.round.names
    assert not curtain.too_high
    assert len(curtain.events.text().splitlines()) >= 3


def test_to_agree_comes_before_to_let_a_bargain_fall(sit: Sit) -> None:
    """On a small screen with large text the second button is below what is seen."""
    table = situation("first: offer second give money 500000", left=["preussen"])
    window = sit(table, (1366, 768), 150, "it")
    panel = window.panel(BargainsPanel)
    assert panel is not None
    window.column.named["agreements"].bring()
    settle()
    labels = [b.text() for b in panel.findChildren(QPushButton) if b.isVisibleTo(panel)]
    assert labels.index("D’accordo") < labels.index("Lascia cadere l’accordo")


def test_who_was_passed_for_is_told_what_happened_before_the_call(sit: Sit) -> None:
    """One click passes for all: it is no look at what the others did."""
    hands = {home: ["spy"] for home in HOMES}
    units = {"sachsen-musketeers-1": "empire-15-10"}
    acts = (
        "first: move sachsen-musketeers-1 empire-15-9",
        "first: done",
        *(f"{s}: pass" for s in ("first", "second", "third")),
    )
    window = sit(situation(*acts, kind="match", hands=hands, units=units))
    settle()
    assert window.curtain.isVisible()
    assert window.curtain.seat == "second"
    assert "Saxon musketeer brigade 1 goes to O9." in window.curtain.events.text()


@pytest.mark.parametrize(("language", "size"), [("en", 100), ("it", 150)])
def test_the_page_on_which_a_stand_is_taken_says_what_comes_of_each(
    sit: Sit, language: str, size: int
) -> None:
    """R-27: nobody knows by heart what a court makes of an answer, and on the page nothing else tells it."""
    ties = {"preussen": {"bayern": {"step": 3, "counter": "pact"}}}
    table = situation("first: declare bayern", kind="match", ties=ties)
    window = sit(table, (1366, 768), size, language)
    assert window.curtain.isVisible()
    SachsenHands(window).come()
    settle()
    page = window.answers
    lines = page.foretold.text().splitlines()
    assert len(lines) == len(page.buttons) == 3
    for line, button in zip(lines, page.buttons, strict=True):
        assert line.startswith(f"{button.accessibleName()} \N{EN DASH} ")
    assert len(set(lines)) == 3
    assert not page.too_high, "all of it is seen"


@pytest.mark.parametrize("people", [1, 3])
def test_enter_bids_nothing_unasked(sit: Sit, people: int) -> None:
    """Who presses Enter twice at the end of a turn has not bid: it says first what it would hand over."""
    table = situation(phase="auction", kind="match")
    seats = table.journal.header.seats
    table.reseat(tuple(replace(one, bot="" if n < people else "steady") for n, one in enumerate(seats)))
    window = sit(table)
    window.session.confirm_irreversible = True
    if window.curtain.isVisible():
        SachsenHands(window).come()
    settle()
    panel = window.panel(NumberPanel)
    assert panel is not None
    form = window.answers.form if people > 1 else panel.form
    assert not form.once_more.isVisible()
    for pressed in (False, True):
        assert all(one.seat != "first" for one in table.history)
        assert form.once_more.isVisible() == pressed
        assert wait(lambda: window.session.gate.open, LONG)
        QTest.keyClick(QApplication.focusWidget() or window.map, Qt.Key.Key_Return)
        settle()
    assert [one.action.text() for one in table.history if one.seat == "first"] == ["bid 0"]


def test_the_one_number_that_is_asked_for_is_typed_wherever_the_focus_is(sit: Sit) -> None:
    """Who plays alone among bots sees the sheet beside the map, and a figure means nothing else there."""
    table = situation(phase="auction", kind="match", money={"sachsen": 2_000_000})
    seats = table.journal.header.seats
    table.reseat(tuple(replace(one, bot="steady" if n else "") for n, one in enumerate(seats)))
    window = sit(table)
    window.map.setFocus()
    for figure in "700000":
        QTest.keyClicks(QApplication.focusWidget(), figure)
    assert wait(lambda: window.session.gate.open, LONG)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert [one.action.text() for one in table.history if one.seat == "first"] == ["bid 700000"]


def test_nothing_that_is_typed_as_nothing_needs_one_enter(sit: Sit) -> None:
    window = sit(situation(phase="auction", kind="match"))
    SachsenHands(window).come()
    settle()
    field = QApplication.focusWidget()
    assert field is window.answers.form.rows.lines[0].field
    assert wait(lambda: window.session.gate.open, LONG)
    QTest.keyClicks(field, "0")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert last(window) == "bid 0"


@pytest.mark.long
def test_the_page_of_a_round_counts_its_names_when_it_is_measured(sit: Sit) -> None:
    """Else what has happened was told where there was no room for it, and the button hid how it is pressed."""
    window = sit(situation(phase="auction", kind="match"))
    row = window.curtain.round
    settle()
    assert window.curtain.isVisible()
    assert row.names
    settled = row.sizeHint().height()
    window.curtain.refresh()
    assert row.sizeHint().height() == settled


# --- the end ----------------------------------------------------------------------------


@pytest.fixture
def ended(sit: Sit) -> TableWindow:
    """The last turn of a short year is over: Saxony and Prussia are even but for their money."""
    table = situation(
        "first: done", turn=12, left=["sachsen"], money={"sachsen": 5_000_000, "preussen": 4_000_000, "hannover": 0},
        points=[[12 + turn, 13, 11 - turn % 3] for turn in range(11)],
    )  # fmt: skip
    return sit(table)


def test_the_sheet_at_the_end_tells_ties_lines_and_lights_what_counts(ended: TableWindow) -> None:
    """victory-1, R-44."""
    sheet = ended.end_sheet
    assert sheet.isVisible()
    assert "Equal points and provinces: Saxony before Prussia" in said(sheet)
    assert "The last turn of the game is over: the points decide." in said(sheet)
    assert said(sheet).count("Saxony wins") == 1, "the title says it"
    assert sheet.course is not None
    assert "Saxony: 12, 13, 14" in sheet.course.chart.accessibleDescription()
    hand = Qt.CursorShape.PointingHandCursor
    cell = next(label for label in sheet.findChildren(QLabel) if label.cursor().shape() is hand)
    row = next(row for row in ended.session.view.sheet if row.lit)
    refs = next(iter(row.lit.values()))
    spot = QPointF(2, 2)
    QApplication.sendEvent(cell, QEnterEvent(spot, spot, spot))
    assert wait(lambda: sheet.graphicsEffect() is not None, LONG)
    assert set(ended.scene.lights.areas.lit) == set(refs)
    QApplication.sendEvent(cell, QEvent(QEvent.Type.Leave))
    assert sheet.graphicsEffect() is None
    assert not ended.scene.lights.areas.lit
    QApplication.sendEvent(cell, QEnterEvent(spot, spot, spot))
    ended.session.refresh()  # the number that was pointed at is written anew, and nobody leaves it
    assert not wait(lambda: sheet.graphicsEffect() is not None, REST + 100)


def test_who_loses_the_own_state_is_called_by_name_at_once(sit: Sit) -> None:
    """attempt-4: the bar says it in the moment in which it happens, and not "Saxony loses Saxony"."""
    table = situation(seed=4, hands={"sachsen": ["attempt"]}, heirs={"sachsen": ["son"]})
    table.reseat(
        tuple(replace(seat, name=name) for seat, name in zip(table.journal.header.seats, NAMES, strict=False))
    )
    window = sit(table)
    assert window.session.act_text("play attempt")
    assert "Anna loses Saxony and leaves the table." in window.prompt.text.accessibleName()


def test_seats_are_called_by_the_states_that_they_have_drawn(sit: Sit) -> None:
    window = sit(situation())
    assert window.appearance.name("seat:second") == "Prussia"
    assert (
        window.appearance.tr("panels-ended-won", seats=["seat:second"]) == "The game is over. Prussia wins."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "France, to Saxony, open relations: not before turn 4."),
        ("it", "La Francia alla Sassonia, avviare rapporti diplomatici: non prima del turno 4."),
        ("es", "Francia a Sajonia, iniciar relaciones: no antes del turno 4."),
    ],
)
def test_an_answer_of_a_court_ends_with_the_answer(sit: Sit, language: str, told: str) -> None:
    """What was proposed stood behind it like a sentence that begins with a small letter."""
    words = sit(situation(), language=language).appearance
    args = {"side": "side:francia", "home": "side:sachsen", "step": "open-relations", "turn": 4}
    assert words.tr("sachsen-log-answer", answer="wait", **args) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_state_is_dealt_to_a_person(sit: Sit, language: str) -> None:
    """Seats are called by their States, so that it read "Prussia goes to Prussia"."""
    window = sit(four(), language=language)
    dealt = [one for one in window.session.table.log(None) if one.message.key == "sachsen-log-dealt"]
    assert len(dealt) == len(NAMES)
    for event, name in zip(dealt, NAMES, strict=True):
        told, state = window.appearance.text(event.message), window.appearance.name(event.side, "bare")
        assert told.endswith(f"({name}).")
        assert told.count(state) == 1


def test_bots_answer_offers_at_once_while_another_is_asked() -> None:
    """What serves one is agreed, what does not is turned down or offered for more; people are not spoken for."""
    table = situation(hands={"preussen": ["spy"]})
    table.reseat((SeatEntry("first"), SeatEntry("second", bot="steady"), SeatEntry("third")))
    session = Session(table, "first")
    bots = Bots(session, 0)
    seating = Seating(session, bots)
    offers = {
        "second": ("give money 200000", "want money 200000", "want card spy"),
        "third": ("want money 200000",),
    }
    for seat, words in ((seat, one) for seat, all_words in offers.items() for one in all_words):
        assert session.act_for("first", table.read(f"offer {seat} {words}"))
    bots.stop()
    assert [(one.seat, one.action.text()) for one in table.history if one.action.verb != "offer"] == [
        ("second", "agreed first"), ("second", "withdraw first"),
    ]  # fmt: skip
    assert table.history[-2].action.text().startswith("offer first give card spy want money")
    assert not seating.waiting_for


def test_who_comes_back_to_a_congress_is_told_of_nothing_that_was_seen(sit: Sit) -> None:
    """Who has called it has seen the die of the own turn: the curtain begins with the call, and no die stands there."""
    window = sit(situation(units=OCCUPIED, wars=WARS, kind="match"))
    hands = SachsenHands(window)
    for seat, text in (
        ("first", "propose pfalz"), ("first", "congress 5 pfalz"), ("second", "no"), ("third", "yes"),
        ("second", "pass"), ("third", "pass"),
    ):  # fmt: skip
        assert hands.asked is not None
        assert window.session.seated == seat
        assert window.session.act_text(text)
        settle()
    assert window.curtain.seat == "first"
    assert window.curtain.events.text().split("\n") == [
        "Saxony calls a congress: no war on the Palatinate for 6 turns.",
        "Hanover seconds the congress.",
    ]
    assert hands.asked is not None
    assert not window.results.notes.notes
