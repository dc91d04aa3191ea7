"""What each picture of the window shows: a Shell is brought to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

import engine
from desktop.app import Shell
from desktop.printing.look import PaperLook
from desktop.printing.pages import image_of
from desktop.printing.prints import print_drills, print_position, print_sequence
from desktop.profile.annotations import Arrow, Circle
from desktop.profile.library import new_path
from desktop.profile.practice import Practice
from desktop.session.onlooker import Onlooker
from desktop.views.history.log_model import LINE
from desktop.views.pages.game_plate import game_picture
from desktop.views.practice.drill_page import DrillPage
from desktop.views.printing.print_dialog import PrintDialog
from desktop.views.public.presenting import Presenting
from desktop.views.public.screen_chooser import HERE, ScreenChooser
from desktop.views.table.table_window import TableWindow
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.courses import shelf
from engine.practice.drills import find_drill
from engine.practice.editing import Editing
from engine.practice.lesson import WordWanted
from engine.practice.palettes import palettes
from pictures.hand import (
    LEFT,
    SIZE,
    come_to_the_table,
    drag,
    hold_key,
    look_at,
    open_hand,
    open_table,
    until,
    wait_for_map,
)
from pictures.moments import (
    PEOPLE,
    Reached,
    bids_begin,
    bids_open,
    court_asks,
    friedrich_to_move,
    long_duel,
    others_go_ahead,
    proposals_near,
    prussia_moves,
    table_until,
    units_placed,
)

COUNTY_OF_GLATZ = ("neisse", "glatz", "nachod")
ROOT = Path(__file__).resolve().parents[2]
SILESIA = ("glogau", "steinau", "breslau", "brieg")
PLATE = QSize(300, 160)
"""As large as a miniature is on the start screen at least."""


def start(shell: Shell) -> None:
    """The start screen with saved tables, the boards of all games drawn."""
    open_table(shell, table_until("table", 7, friedrich_to_move, others_go_ahead))
    shell.show_start()
    assert shell.start is not None
    plates = shell.start.plates
    until(lambda: all(game_picture(one.game, one.appearance, PLATE) is not None for one in plates))


def learn(shell: Shell) -> None:
    """The courses of MARIA, four lessons done."""
    practice = Practice()
    for name in ("to-breslau", "breslau-falls", "who-is-who", "the-map"):
        practice.note_done(f"maria/introductory/{name}")
    practice.save()
    shell.show_learn()


def lesson(shell: Shell) -> None:
    """The first march of the first lesson: the guide tells, the arrow points."""
    shell.lessons.open("maria/introductory/to-breslau")
    assert shell.table is not None
    assert shell.lessons.guide is not None
    wait_for_map(shell.table)
    shell.lessons.guide.press_main()
    QTest.qWait(600)


def drill(shell: Shell) -> None:
    """A question about the reach of a piece, answered with one city too few and one too many, and checked."""
    shell.show_drills("maria")
    page = shell.currentWidget()
    assert isinstance(page, DrillPage)
    until(lambda: page.run is not None)
    QTest.qWait(1000)
    asked = find_drill(engine.game("maria"), "reach", 7)
    page.ask(asked)
    QTest.qWait(2000)
    right = sorted(asked.answer.right)
    wrong = sorted(set(asked.answer.candidates) - asked.answer.right)
    for item in (*right[1:], *wrong[:1]):
        page.toggle(item)
    page.check()
    QTest.qWait(1000)


def editor(shell: Shell) -> None:
    """Karl and Friedrich in one city: the fault, and where it is; Prussia's hand beside it."""
    shell.desk.show(Editing.new(engine.game("maria")))
    page = shell.editor
    assert page is not None
    assert page.stage.scene is not None
    assert page.stage.map is not None
    until(page.stage.scene.map.complete)
    pieces = {token.below: token for token in palettes(page.editing.form)["pieces"]}
    page.put(pieces[("neipperg",)], "place:neisse")
    page.put(pieces[("karl",)], "place:breslau")
    page.put(pieces[("friedrich",)], "place:breslau")
    page.fields.open(("hands", "prussia", 0))
    page.palettes.pick(pieces[("schwerin",)])
    page.stage.map.look_at(page.stage.scene.ground.point("breslau"), 0.9)
    QTest.qWait(1500)
    page.editing.forget_changes()


def coached(shell: Shell) -> None:
    """Prussia is about to end its moves and leaves Küstrin open; the panel of the coach shows why."""
    left_open = {
        "turn": 4, "stage": "prussia", "phase": "movement", "troops": {"friedrich": 6, "neipperg": 4, "karl": 5},
        "pieces": {
            "friedrich": "brandenburg", "schwerin": "neisse", "prussia-train-1": "glogau",
            "neipperg": "landsberg-warthe", "karl": "olmuetz", "austria-train-1": "driesen",
        },
        "hands": {"prussia": ["C4", "C7", "H5", "D9", "S6"]},
    }  # fmt: skip
    seats = [
        SeatEntry(seat, name, "steady" * (seat != "frederick")) for seat, name in PEOPLE["maria"].items()
    ]
    table = Table.new(engine.game("maria"), kind="practice", seats=seats, position=left_open)
    window = open_table(shell, table)
    window.prompt.buttons.light.pressed.emit()
    assert window.coach is not None
    row = next(one for one in window.coach.rows if one.caution.message.key == "coach-maria-fortress")
    row.why_button.click()
    row.why_button.setFocus()
    QTest.qWait(600)


def moving(shell: Shell) -> None:
    """Friedrich in the hand on his way to Brieg."""
    window = open_table(shell, table_until("table", 7, friedrich_to_move, others_go_ahead))
    open_hand(window)
    look_at(window, "place:bunzlau", 0.75)
    drag(window, "piece:friedrich", SILESIA)


def refusal(shell: Shell) -> None:
    """Friedrich dropped on Nachod, past Neipperg who holds Glatz."""
    reached = lambda table: prussia_moves(table) and table.view(None).turn == 2  # noqa: E731
    window = open_table(shell, table_until("refusal", 7, reached))
    open_hand(window)
    look_at(window, "place:koeniggraetz", 0.75)
    drag(window, "piece:friedrich", COUNTY_OF_GLATZ, drop=True)


def battle(shell: Shell) -> None:
    """A duel before Glatz; the defender holds the key and looks at the own cards."""
    window = open_table(shell, table_until("battle", 10, long_duel))
    look_at(window, "place:glatz", 1.0)
    hold_key(window, Qt.Key.Key_L)


def advanced(seed: int, reached: Reached, *, hand: bool = True) -> Callable[[Shell], None]:
    """A moment of the advanced game, both maps in sight."""

    def show(shell: Shell) -> None:
        window = open_table(shell, table_until(reached.__name__, seed, reached, scenario="advanced"))
        QTest.qWait(400)
        if hand:
            open_hand(window)

    return show


def acres_table(seed: int, reached: Reached, show: Callable[[TableWindow], None]) -> Callable[[Shell], None]:
    """A moment of A Few Acres of Snow, the hand open."""

    def led(shell: Shell) -> None:
        table = table_until(reached.__name__, seed, reached, scenario="standard", game="acres")
        window = open_table(shell, table)
        QTest.qWait(400)
        open_hand(window)
        show(window)

    return led


def revolt(seed: int, reached: Reached) -> Callable[[Shell], None]:
    """A moment of Revolution, with five factions."""

    def led(shell: Shell) -> None:
        table = table_until(reached.__name__, seed, reached, scenario="full", game="revolution")
        open_table(shell, table)
        QTest.qWait(1500)

    return led


def year(seed: int, reached: Reached, theme: str = "parchment") -> Callable[[Shell], None]:
    """A moment of Sachsen with five players, who are led by chance."""

    def led(shell: Shell) -> None:
        shell.appearance.set_theme(theme)
        window = open_table(
            shell, table_until(reached.__name__, seed, reached, scenario="year", game="sachsen")
        )
        while window.session.decision is None:
            come_to_the_table(window)
        if reached is units_placed:  # the dice of the heirs have been read
            until(lambda: not window.news_notes.isVisible())
        if reached is court_asks:
            event_told(window)
        if reached is bids_open:
            last_bid(window, seed)
        if reached is proposals_near:
            window.column.show_extra("courts")
        QTest.qWait(1500)

    return led


def attack(shell: Shell) -> None:
    """Prussia stands beside Kurkreis: who would come to the square attacked, and when; in the dark theme."""
    shell.appearance.set_theme("dark")
    deal = ["sachsen", "preussen", "hannover", "bayern"]
    people = dict(list(PEOPLE["sachsen"].items())[: len(deal)])
    fields = {
        "seats": 4, "deal": deal, "turn": 6, "phase": "player-turn", "left": ["preussen"],
        "order": ["preussen", "sachsen", "hannover", "bayern"],
        "units": {
            "preussen-general": "empire-16-5", "preussen-musketeers-1": "empire-16-5",
            "preussen-musketeers-2": "empire-16-5", "preussen-dragoons-1": "empire-16-5",
            "preussen-artillery-1": "empire-15-4", "preussen-musketeers-3": "empire-14-5",
            "preussen-musketeers-4": "berlin", "sachsen-musketeers-1": "empire-16-6",
            "sachsen-musketeers-2": "empire-15-7", "sachsen-general": "empire-15-8",
            "sachsen-musketeers-3": "empire-15-8", "sachsen-artillery-1": "empire-15-8",
            "sachsen-dragoons-1": "empire-14-7", "sachsen-musketeers-4": "empire-13-7",
        },
        "wars": [{"one": ["preussen"], "other": ["sachsen"], "since": 5}],
    }  # fmt: skip
    table = Table.new(
        engine.game("sachsen"), seats=[SeatEntry(seat, person) for seat, person in people.items()],
        position={"game": "sachsen", **fields}, kind="open", seed=6,
    )  # fmt: skip
    measure_late(open_table(shell, table), "place:empire-16-6")
    QTest.qWait(1500)


def measure_late(window: TableWindow, square: str) -> None:
    """The overlay shows who would come to a square and when; a click on it lists the ways to attack."""
    look_at(window, square, 0.8)
    window.inspector.pin(square)
    window.scene.toggle_overlay("protection")
    spot = window.scene.anchor(square)
    assert spot is not None
    at = window.map.mapFromScene(spot)
    QTest.mouseClick(window.map.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.qWait(300)


def event_told(window: TableWindow) -> None:
    """The event card lies in the drawer, the log tells its die, and the State card has just been drawn."""
    QTest.mouseClick(window.rail.buttons["month"], LEFT)
    QTest.qWait(300)
    played = window.session.table
    window.results.tell(played.log(None, len(played.history) - 1))
    log = window.log
    lines = [log.model.index(row) for row in range(log.model.rowCount())]
    die = next(at for at in reversed(lines) if at.data(LINE).event.clause.endswith(" R-09"))
    QTest.mouseMove(log.list.viewport(), log.list.visualRect(die).center())


def last_bid(window: TableWindow, seed: int) -> None:
    """The bid is made for which all others wait."""
    session, decision = window.session, window.session.decision
    assert decision is not None
    session.table.play(decision.actions.pick(Rng(seed)), decision.seat)
    session.refresh()


def bids_in_the_room(shell: Shell) -> None:
    """The room sees the bids turned."""
    window = open_table(shell, table_until("bids", 3, bids_open, scenario="year", game="sachsen"))
    while window.session.decision is None:
        come_to_the_table(window)
    presenting = on_second_screen(shell)
    until(presenting.picture.scene.map.complete)
    last_bid(window, 3)
    QTest.qWait(600)


def recorded_end(shell: Shell) -> None:
    """The end sheet of a recorded game of three."""
    path = ROOT / "tests" / "journals" / "sachsen" / "end-cycles.kabinett"
    kept = new_path("sachsen")
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(path.read_bytes())
    open_table(shell, Table.resume(engine.game("sachsen"), Journal.open(kept)))
    QTest.qWait(1500)


def congress(shell: Shell) -> None:
    """A congress that Saxony has called: the players have voted, and with them the neutral States."""
    deal = ["sachsen", "preussen", "hannover", "bayern"]
    people = dict(list(PEOPLE["sachsen"].items())[: len(deal)])
    fields = {
        "seats": 4, "deal": deal, "turn": 8, "phase": "player-turn", "order": deal, "left": deal,
        "units": {
            "sachsen-general": "dresden", "sachsen-musketeers-1": "dresden", "preussen-general": "berlin",
            "preussen-musketeers-1": "empire-16-7", "preussen-musketeers-2": "empire-18-8",
            "hannover-general": "hannover-city", "bayern-general": "muenchen-city",
        },
        "wars": [{"one": ["preussen"], "other": ["sachsen"], "since": 6}],
        "ties": {
            "sachsen": {"pfalz": {"step": 3, "counter": "pact"}, "oesterreich": {"step": 3, "counter": "pact"}},
            "preussen": {"niederrhein": {"step": 3, "counter": "pact"}},
            "hannover": {"nederland": {"step": 3, "counter": "pact"}},
        },
    }  # fmt: skip
    table = Table.new(
        engine.game("sachsen"), seats=[SeatEntry(seat, person) for seat, person in people.items()],
        position={"game": "sachsen", **fields}, kind="open", seed=6,
    )  # fmt: skip
    spoken = ("congress 2 kurkreis hannover", "yes", "pass", "pass", "pass", "yes", "no", "yes")
    for text in spoken:
        decision = table.decision()
        assert decision is not None
        table.play(decision.read(text), decision.seat)
    open_table(shell, table)
    QTest.qWait(1500)


def in_the_room(show: Callable[[Shell], None]) -> Callable[[Shell], None]:
    """What a room sees of a moment."""

    def led(shell: Shell) -> None:
        show(shell)
        presenting = on_second_screen(shell)
        until(presenting.picture.scene.map.complete)
        QTest.qWait(1200)

    return led


def round_curtain(shell: Shell) -> None:
    """The curtain of a secret round: who is still to answer."""
    table = table_until("round", 3, bids_begin, scenario="year", game="sachsen")
    shell.open_table(table)
    assert shell.table is not None
    QTest.qWait(800)


def lay_cards(window: TableWindow) -> None:
    """The first cards of a settling are chosen, all but its last; another card is looked at."""
    decision = window.session.decision
    assert decision is not None
    action = next(action for action in decision.actions if action.verb == "settle")
    wanted = [ref.removeprefix("card:") for ref in action.gesture().cards]
    for name in wanted[:-1]:
        QTest.mouseClick(next(card for card in window.tray.cards if card.card == name), LEFT)
    last = next(card for card in window.tray.cards if card.card == wanted[-1])
    middle = QPointF(last.rect().center())
    QApplication.sendEvent(last, QEnterEvent(middle, middle, last.mapToGlobal(middle)))
    QTest.qWait(900)


def siege_panel(window: TableWindow) -> None:
    """The panel of the sieges."""
    window.column.show_extra("sieges")


def themed(name: str) -> Callable[[Shell], None]:
    """The table in another theme."""

    def show(shell: Shell) -> None:
        shell.appearance.set_theme(name)
        moving(shell)

    return show


def on_second_screen(shell: Shell) -> Presenting:
    """Open the public window of the table, in the size of the pictures."""
    shell.showing.present()
    presenting, window = shell.presenting, shell.table
    assert presenting is not None
    assert window is not None
    presenting.show_on(HERE)
    public = presenting.public
    assert public is not None
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    public.showNormal()
    public.resize(*SIZE)
    return presenting


def room(shell: Shell) -> None:
    """What a room sees of Prussia's movement, with what the teacher has drawn on it and points at."""
    window = open_table(shell, table_until("public", 7, friedrich_to_move, others_go_ahead))
    look_at(window, "place:breslau", 0.9)
    presenting = on_second_screen(shell)
    picture = presenting.picture
    window.drawings.add(Arrow(("place:kreuzburg", "place:oels")))
    window.drawings.add(Circle("place:kreuzburg"))
    until(picture.scene.map.complete)
    QTest.qWait(800)
    presenting.stage.take("laser")
    presenting.stage.point(picture.to_page(picture.scene.ground.point("trautenau")))


def presenter(shell: Shell) -> None:
    """The console in a lesson: what the room sees and is asked, notes, hands, and the teacher's own table."""
    taught = (
        one for one in shelf().lessons() if any(isinstance(step.wanted, WordWanted) for step in one.steps)
    )
    lesson_shown = next(taught)
    shell.lessons.play(lesson_shown)
    QTest.qWait(400)
    shell.showing.present()
    presenting, window = shell.presenting, shell.table
    assert presenting is not None
    assert window is not None
    chooser = window.findChild(ScreenChooser)
    assert chooser is not None
    chooser.buttons[0].click()
    assert presenting.public is not None
    presenting.public.showNormal()
    presenting.public.resize(*SIZE)
    presenting.show_console(True)
    console = presenting.console
    assert console is not None
    console.notes.setPlainText("Let them look at the map first.\n\nThen ask again without the wrong ones.")
    asks = next(n for n, step in enumerate(lesson_shown.steps) if isinstance(step.wanted, WordWanted))
    presenting.leading.script.go_to(asks)
    QTest.qWait(600)
    posed = presenting.leading.script.posed
    presenting.leading.ask(posed.words, posed.answers)
    for number, hands in enumerate((9, 14, 2)[: len(posed.answers)]):
        presenting.leading.asking.count(number, hands)
    room, own = presenting.picture.scene.map, window.scene.map
    until(lambda: room.complete() and own.complete())
    QTest.qWait(800)


def print_dialog(shell: Shell) -> QImage:
    """The dialog for paper, with a position in black and white."""
    window = open_table(shell, table_until("print", 7, friedrich_to_move, others_go_ahead))
    open_hand(window)
    window.print_out()
    (dialog,) = window.findChildren(PrintDialog)
    dialog.grey.setChecked(True)
    dialog.make()
    QTest.qWait(300)
    image = dialog.grab().toImage()
    dialog.reject()
    return image


def pages(shell: Shell) -> QImage:
    """Four pages: a position, questions, their answers, the sequence of play."""
    window = open_table(shell, table_until("pages", 7, friedrich_to_move, others_go_ahead))
    game, board = window.session.table.game, window.board
    seat = window.session.table.journal.header.seats[0].seat
    look, grey = (PaperLook(window.appearance.words, grey=one) for one in (False, True))
    prints = (
        print_position(Onlooker(window.session.table, seat), board, look),
        print_drills(game, board, grey, ["reach", "supply", "protection"], 7, 4),
        print_sequence(window.session.table, look),
    )
    shown = [prints[0].pages[1], prints[1].pages[0], prints[1].pages[-1], prints[2].pages[0]]
    images = [image_of(page, 2.0) for page in shown]
    whole = QImage(QSize(4 * 480 + 5 * 24, 679 + 48), QImage.Format.Format_RGB32)
    whole.fill(QColor("#C9C3B4"))
    painter = QPainter(whole)
    for number, image in enumerate(images):
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(QPoint(24 + number * 504, 24), image.scaledToWidth(480, smooth))
    painter.end()
    for one in prints:
        one.close()
    return whole
