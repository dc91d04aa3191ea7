"""Takes the pictures of the program that the documents show, by driving the real window: docs/pictures/*.png.

Run: take_screenshots.py [--to FOLDER] [NAME ...] (docs/pictures and every picture unless named).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QDeadlineTimer, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

import engine
from desktop.app import Shell, application, open_window
from desktop.printing.look import PaperLook
from desktop.printing.pages import image_of
from desktop.printing.prints import print_drills, print_position, print_sequence
from desktop.profile.annotations import Arrow, Circle
from desktop.profile.library import new_path
from desktop.profile.practice import Practice
from desktop.profile.settings import Settings
from desktop.session.onlooker import Onlooker
from desktop.views.pages.game_plate import game_picture
from desktop.views.practice.drill_page import DrillPage
from desktop.views.printing.print_dialog import PrintDialog
from desktop.views.public.presenting import Presenting
from desktop.views.public.screen_chooser import HERE, ScreenChooser
from desktop.views.table.table_window import TableWindow
from engine.bots.bot import bot
from engine.games.acres.view_types import AcresView
from engine.games.maria.view_types import MariaView
from engine.games.revolution.view_types import RevolutionView
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.action import Action
from engine.kernel.files import user_cache
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.courses import shelf
from engine.practice.drills import find_drill
from engine.practice.editing import Editing
from engine.practice.lesson import WordWanted
from engine.practice.palettes import palettes

SIZE = (1920, 1080)
MOST_BYTES = 700_000
PEOPLE = {
    "maria": {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"},
    "acres": {"british": "Clara", "french": "Bruno"},
    "revolution": {
        "catholics": "Anna", "habsburgs": "Bruno", "nobility": "Carla", "burghers": "Dario", "reformers": "Elena",
    },
    "sachsen": {"first": "Anna", "second": "Bruno", "third": "Carla", "fourth": "Dario", "fifth": "Elena"},
    "sachsen-battle": {"attacker": "Clara", "defender": "Bruno"},
}  # fmt: skip
DRAWN_MAPS = user_cache()
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLATE = QSize(300, 160)
"""As large as a miniature is on the start screen at least."""
HOLD = 900
"""Milliseconds the button of the curtain is held."""
PATIENCE = 300_000
"""Milliseconds the map may take to be drawn where it never was before."""

SILESIA = ("glogau", "steinau", "breslau", "brieg")
COUNTY_OF_GLATZ = ("neisse", "glatz", "nachod")

SEEDS = 30
"""How many games are tried for a moment."""

Reached = Callable[[Table], bool]
Colours = NDArray[Any]
Choose = Callable[[Table], Action | None]


# --- tables at the right moment ---------------------------------------------------------


def table_until(
    name: str,
    seed: int,
    reached: Reached,
    ours: Choose = lambda _: None,
    scenario: str = "introductory",
    game: str = "maria",
) -> Table:
    """A table of persons only, led to the moment wanted, with the first seed from this one on that comes to it.

    `ours` chooses, or leaves it to a bot.
    """
    for tried in range(seed, seed + SEEDS):
        table = led_table(game, scenario, tried, reached, ours)
        if reached(table):
            return table
        table.journal.close()
    raise SystemExit(f"with seeds {seed} to {tried} the games end before the moment of {name}")


def led_table(game: str, scenario: str, seed: int, reached: Reached, ours: Choose) -> Table:
    """A table led to the moment wanted, or to its end."""
    entries = [SeatEntry(seat, person) for seat, person in PEOPLE[game].items()]
    table = Table.new(
        engine.game(game),
        scenario=scenario,
        seats=entries,
        seed=seed,
        path=new_path(game),
        version=engine.__version__,
    )
    player, rng = bot("steady"), Rng(seed)
    while not reached(table) and (decision := table.decision()) is not None:
        action = ours(table) or player.choose(table.view(decision.seat), decision, rng)
        table.play(action, decision.seat)
    return table


def prussia_moves(table: Table) -> bool:
    """Whether it is Prussia's movement."""
    view = table.view(None)
    return view.step == "movement" and "prussia" in view.acting


def friedrich_to_move(table: Table) -> bool:
    """Whether in Prussia's movement two pieces have moved and Friedrich has not."""
    moved = [p for p in table.view(None).pieces if p.side == "prussia" and "moved" in p.state]
    return prussia_moves(table) and len(moved) == 2


def others_go_ahead(table: Table) -> Action | None:
    """In Prussia's movement Erbprinz Leopold goes to Sagan, then a train to Crossen."""
    if not prussia_moves(table):
        return None
    decision = table.decision()
    assert decision is not None
    wanted = ("piece:leopold", "place:sagan"), ("piece:prussia-train-1", "place:crossen")
    found = {(a.gesture().source, a.gesture().target): a for a in decision.actions}
    for pair in wanted:
        if pair in found:
            return found[pair]
    return None


def long_duel(table: Table) -> bool:
    """Whether five cards lie in a duel before Glatz and the defender is to play."""
    duel = table.view(None).contest
    return duel is not None and duel.sides[0].place == "glatz" and len(duel.laid) >= 4 and duel.due == 1


def late(table: Table) -> bool:
    """Whether Austria and the Pragmatic Army move late in the game, when much has happened everywhere."""
    view = table.view(None)
    return view.turn >= 9 and view.step == "movement" and "pragmatic" in view.acting


def politics_made(table: Table) -> bool:
    """Whether somebody is to select one of two political cards, and cards lie on the table."""
    view = table.view(None)
    return (
        view.step == "select" and view.turn >= 2 and len(MariaView.of(view).of_advanced().politics.open) == 2
    )


def votes_cast(table: Table) -> bool:
    """Whether the Imperial Election is on."""
    return table.view(None).step == "vote"


def peace_offered(table: Table) -> bool:
    """Whether Austria is to answer the offer of peace over Silesia."""
    view = table.view(None)
    return view.step == "peace" and view.asked == ("maria-theresa",)


def settled(table: Table) -> bool:
    """Whether Britain can settle with cards of its hand, in the middle of a game."""
    view, decision = table.view(None), table.decision("british")
    if view.turn < 8 or view.step != "acts" or decision is None or AcresView.of(view).left < 2:
        return False
    return sum(action.verb == "settle" for action in decision.actions) >= 2


def besieged(table: Table) -> bool:
    """Whether a siege goes on to which both sides have sent cards."""
    view = table.view(None)
    sieges = AcresView.of(view).sieges.values()
    return view.step == "acts" and any(min(map(len, siege.cards.values())) > 1 for siege in sieges)


def raided(table: Table) -> bool:
    """Whether somebody may block a raid, and has a card for it."""
    decision = table.decision()
    return decision is not None and decision.step == "raid-block" and len(decision.actions) > 1


def burghers_place(table: Table) -> bool:
    """Whether the Burghers place new units in the third turn."""
    view = table.view(None)
    return view.turn == 3 and view.step == "new-units" and "burghers" in view.acting


def coins_laid(table: Table) -> bool:
    """Whether coins lie on the allegiance of cities, and the last faction is asked for its own."""
    view = table.view(None)
    if view.turn < 2 or view.step != "allegiance":
        return False
    return any(city.coins for city in RevolutionView.of(view).cities.values())


def revolt_over(table: Table) -> bool:
    """Whether the game is over."""
    return table.view(None).winners is not None


def units_placed(table: Table) -> bool:
    """Whether the last of five players is to place the first units."""
    view = table.view(None)
    return view.step == "placing" and view.asked == ("fifth",)


def bids_open(table: Table) -> bool:
    """Whether a single bid is still to be made in the second turn."""
    view = table.view(None)
    return view.turn == 2 and view.step == "bids" and view.round is not None and len(view.round.waiting) == 1


def bids_begin(table: Table) -> bool:
    """Whether the bids of the second turn begin."""
    view = table.view(None)
    return view.turn == 2 and view.step == "bids"


def court_asks(table: Table) -> bool:
    """Whether a neutral State asks a player for something, as the event of the turn wants it."""
    return table.view(None).step == "court-asks"


def attack_near(table: Table) -> bool:
    """Whether a player may attack, and units farther off may be called."""
    decision = table.decision()
    if decision is None or decision.step != "player-turn":
        return False
    return any(action.verb == "attack" and len(action.text().split()) > 3 for action in decision.actions)


def proposals_near(table: Table) -> bool:
    """Whether a player may propose something to several courts, and stands with some already."""
    decision = table.decision()
    if decision is None or decision.step != "player-turn":
        return False
    states = SachsenView.of(table.view(None)).sides.values()
    stands = {court.balance for state in states if state.neutral for court in state.courts.values()}
    return sum(action.verb == "propose" for action in decision.actions) > 1 and len(stands) > MOST_ALIKE


# --- the hand at the window -------------------------------------------------------------


def mouse(
    widget: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
) -> None:
    """One real mouse event at a point of a widget."""
    spot = QPointF(at)
    event = QMouseEvent(
        kind, spot, QPointF(widget.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)


def drag(window: TableWindow, source: str, way: tuple[str, ...], *, drop: bool = False) -> None:
    """Take a piece and carry it through places; let go only if wanted."""
    view, scene = window.map, window.scene
    viewport = view.viewport()
    view.keep_seen(source)  # what waits beside the map is in a drawer
    item, point = scene.piece_item(source), scene.anchor(source)
    assert item is not None
    assert point is not None
    at = view.mapFromScene(point) + (item.foot() - QPointF(0, 8)).toPoint()
    mouse(viewport, QEvent.Type.MouseButtonPress, at, LEFT, LEFT)
    for place in way:
        goal = scene.anchor(f"place:{place}")
        assert goal is not None
        end = view.mapFromScene(goal)
        for step in range(1, 9):
            on_the_way = at + (end - at) * step / 8
            mouse(viewport, QEvent.Type.MouseMove, on_the_way, NONE, LEFT)
        at = end
    if drop:
        mouse(viewport, QEvent.Type.MouseButtonRelease, at, LEFT, NONE)
    QTest.qWait(50)


def hold_key(window: QWidget, key: Qt.Key) -> None:
    """Press a key and keep it down."""
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def come_to_the_table(window: TableWindow) -> None:
    """Hold the button of the curtain until it opens."""
    if window.curtain.isVisible():
        QTest.mousePress(window.curtain.button, LEFT)
        QTest.qWait(HOLD)
        QTest.mouseRelease(window.curtain.button, LEFT)
        until(lambda: not window.curtain.isVisible())


def open_hand(window: TableWindow) -> None:
    """Lay the cards of the hand open."""
    until(lambda: window.tray.findChild(QPushButton, "keepOpen") is not None)
    button = window.tray.findChild(QPushButton, "keepOpen")
    assert button is not None
    QTest.mouseClick(button, LEFT)


def open_table(shell: Shell, table: Table) -> TableWindow:
    """The table's window with its map drawn."""
    shell.open_table(table)
    window = shell.table
    assert window is not None
    wait_for_map(window)
    come_to_the_table(window)
    return window


def until(done: Callable[[], bool]) -> None:
    """Go on when this is done; without it there is no picture."""
    patience = QDeadlineTimer(PATIENCE)
    while not done():
        if patience.hasExpired():
            raise SystemExit(f"what is to be seen is not there after {PATIENCE // 1000} seconds")
        QTest.qWait(100)


def wait_for_map(window: TableWindow) -> None:
    """Until the map is drawn."""
    QTest.qWait(200)
    if not window.scene.map.complete():
        print("drawing the map (a few minutes the first time)")
        until(window.scene.map.complete)


# --- pictures ---------------------------------------------------------------------------


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
        if reached is bids_open:
            last_bid(window, seed)
        if reached is proposals_near:
            window.column.show_extra("courts")
        if reached is attack_near:
            decision = window.session.decision
            assert decision is not None
            action = next(
                one for one in decision.actions if one.verb == "attack" and len(one.text().split()) > 3
            )
            measure_late(window, action.gesture().source)
        QTest.qWait(1500)

    return led


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


# --- a battle of SACHSEN ------------------------------------------------------------------

FIELD = {
    "scenario": "battle",
    "seats": 2,
    "turn": 2,
    "moment": "half-phase",
    "acts": "attacker",
    "half": {"left": 4},
}


def on_the_field(fields: dict[str, Any], *texts: str) -> Table:
    """A battle from a position file, and what was done in it."""
    seats = [SeatEntry(seat, person) for seat, person in PEOPLE["sachsen-battle"].items()]
    opening = {"game": "sachsen", **fields}
    table = Table.new(
        engine.game("sachsen"), scenario="battle", seats=seats, position=opening, kind="open", seed=6
    )
    for text in texts:
        decision = table.decision()
        assert decision is not None
        table.play(decision.read(text), decision.seat)
    return table


def field(columns: dict[str, str]) -> dict[str, str]:
    """Units by their squares on a small field, `d4` for the fourth column and row, and what else is said of them."""

    def square(said: str) -> str:
        name, _, more = said.partition(" ")
        return f"field-small-{'abcdefgh'.index(name[0]) + 1}-{name[1:]} {more}".strip()

    return {unit: square(said) for unit, said in columns.items()}


def deployment(shell: Shell) -> None:
    """Two columns meet on the long field: the attacker stands, of the defender half."""
    table = Table.new(
        engine.game("sachsen"), scenario="battle", options={"troops": "two-columns"}, kind="open", seed=3,
        seats=[SeatEntry(seat, person) for seat, person in PEOPLE["sachsen-battle"].items()],
    )  # fmt: skip
    while (decision := table.decision()) is not None and len(table.history) < MOST_PLACED:
        begin = (action for action in decision.actions if action.text() == "begin other 3")
        action = decision.shown or next(begin, next(iter(decision.actions)))
        table.play(action, decision.seat)
    window = open_table(shell, table)
    window.map.fit()
    sides = window.session.view.acting
    QTest.mouseClick(window.rail.buttons[f"side:{sides[0]}"], LEFT)
    QTest.qWait(300)
    waits = [ref for ref in window.session.choices.pieces if ref.startswith(f"piece:{sides[0]}")]
    window.scene.hand.take(waits[-1])
    QTest.qWait(300)


def guns(shell: Shell) -> None:
    """A brigade marches through the arc of a battery: where is it to be halted?"""
    units = {
        "preussen-general": "d1", "preussen-musketeers-1": "e1", "preussen-musketeers-2": "d3",
        "preussen-dragoons-1": "g2", "preussen-artillery-1": "f2 faces s", "sachsen-general": "e8",
        "sachsen-musketeers-1": "b7", "sachsen-musketeers-2": "f7", "sachsen-artillery-1": "e7 faces n",
        "sachsen-dragoons-1": "g8", "sachsen-grenadiers-1": "d7",
    }  # fmt: skip
    march = "march preussen-musketeers-1 field-small-5-4"
    table = on_the_field(FIELD | {"sections": ["plain-3"], "units": field(units)}, march)
    window = open_table(shell, table)
    window.map.fit()
    window.scene.say_hover("place:field-small-5-7", "piece:sachsen-artillery-1")
    QTest.qWait(300)


def charge(shell: Shell, *, room: bool = False) -> None:
    """Cuirassiers have charged musketeers on a hill: the sum of each die, with what the limit leaves out."""
    units = {
        "preussen-general": "d4", "preussen-cuirassiers-1": "d5", "preussen-dragoons-1": "c4",
        "preussen-grenadiers-1": "e4", "preussen-musketeers-1": "f4", "sachsen-general": "d8",
        "sachsen-musketeers-1": "d7", "sachsen-grenadiers-1": "e8", "sachsen-musketeers-2": "c7",
        "sachsen-artillery-1": "f8 faces n",
    }  # fmt: skip
    table = on_the_field(FIELD | {"sections": ["mixed-2"], "units": field(units)},
                         "engage preussen-cuirassiers-1 sachsen-musketeers-1")  # fmt: skip
    window = open_table(shell, table)
    if room:
        until(on_second_screen(shell).picture.scene.map.complete)
    while (decision := table.decision()) is not None and decision.step not in ("exchange", "pursuit"):
        wanted = ("charge", "hold", "let", "fire")
        found = [action for verb in wanted for action in decision.actions if action.verb == verb]
        table.play(found[0], decision.seat)
        window.session.refresh()
    window.map.fit()
    QTest.qWait(900)


def charge_in_the_room(shell: Shell) -> None:
    """The room sees its dice."""
    charge(shell, room=True)


MOST_ALIKE = 3
"""Courts where more than so many balances stand have something to show."""
MOST_PLACED = 11
"""Answers up to the middle of a deployment."""

PICTURES: dict[str, Callable[[Shell], QImage | None]] = {
    "start": start,
    "learn": learn,
    "lesson": lesson,
    "drill": drill,
    "editor": editor,
    "coach": coached,
    "table": moving,
    "refusal": refusal,
    "battle": battle,
    "advanced": advanced(1, late),
    "politics": advanced(11, politics_made),
    "election": advanced(11, votes_cast, hand=False),
    "annexation": advanced(4, peace_offered, hand=False),
    "acres": acres_table(3, settled, lay_cards),
    "acres-siege": acres_table(3, besieged, siege_panel),
    "acres-raid": acres_table(3, raided, lambda _window: None),
    "revolution": revolt(3, burghers_place),
    "revolution-allegiance": revolt(4, coins_laid),
    "revolution-end": revolt(5, revolt_over),
    "sachsen-deployment": deployment,
    "sachsen-guns": guns,
    "sachsen-charge": charge,
    "sachsen": year(3, units_placed),
    "sachsen-bids": year(3, bids_open),
    "sachsen-event": year(3, court_asks),
    "sachsen-attack": year(3, attack_near, "dark"),
    "sachsen-round": round_curtain,
    "sachsen-courts": year(3, proposals_near),
    "sachsen-congress": congress,
    "sachsen-end": recorded_end,
    "sachsen-room-bids": bids_in_the_room,
    "sachsen-room-charge": charge_in_the_room,
    "sachsen-room-round": in_the_room(round_curtain),
    "public": room,
    "presenter": presenter,
    "print": print_dialog,
    "print-pages": pages,
    "table-light": themed("light"),
    "table-dark": themed("dark"),
    "table-safe": themed("safe"),
}


def look_at(window: TableWindow, ref: str, zoom: float) -> None:
    """Bring a part of the map to the middle and wait until it is sharp."""
    window.map.centre_on(ref, zoom)
    QTest.qWait(400)


def take(name: str, folder: Path) -> None:
    """Open a window of its own, bring it to the moment, and keep its picture."""
    with tempfile.TemporaryDirectory(prefix="kabinett-pictures-") as home:
        Path(home, "cache").symlink_to(DRAWN_MAPS)
        os.environ["KABINETT_HOME"] = home
        theme = "parchment"
        settings = Settings(language="en", theme=theme, pace=0, motion="none", toured=[*PEOPLE])
        shell = open_window(settings=settings)
        shell.resize(*SIZE)
        shell.show()
        made = PICTURES[name](shell)
        QTest.qWait(600)
        until(lambda: shell.table is None or not shell.table.scene.names.waits)
        presenting = shell.presenting
        alone = presenting is not None and presenting.console is None
        public = presenting.public if presenting is not None and alone else None
        image = made or (public or shell).grab().toImage()
        shell.close()
        shell.deleteLater()
        QApplication.processEvents()
        del os.environ["KABINETT_HOME"]
    save(image, folder / f"{name}.png")


def save(image: QImage, path: Path) -> None:
    """Write the picture small: in 256 colours of its own where all its colours would take too much room."""
    image.convertToFormat(QImage.Format.Format_RGB32).save(str(path), "PNG", 0)  # type: ignore[call-overload]
    full = path.stat().st_size
    if full > MOST_BYTES:
        reduced(image).save(str(path), "PNG", 0)  # type: ignore[call-overload]
    print(f"{path.name}: {path.stat().st_size // 1000} KB (all colours: {full // 1000} KB)")


def reduced(image: QImage) -> QImage:
    """The same picture in its 256 most useful colours (median cut over colours of 5 bits, each weighed by use)."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    wide, high = flat.width(), flat.height()
    pixels = np.frombuffer(flat.constBits(), np.uint8).reshape(high, wide, 4)[:, :, 2::-1]
    fine = (pixels >> 2).astype(np.uint32)
    keys = (fine[..., 0] << 12) | (fine[..., 1] << 6) | fine[..., 2]
    found, back, count = np.unique(keys, return_inverse=True, return_counts=True)
    sums = [np.bincount(back.ravel(), pixels[..., c].ravel(), len(found)) for c in range(3)]
    colours = np.stack(sums, axis=1) / count[:, None]
    member = median_cut(colours, count.astype(float))
    table = [
        tuple(round(float(v)) for v in np.average(colours[member == n], axis=0, weights=count[member == n]))
        for n in range(int(member.max()) + 1)
    ]
    indices = np.zeros((high, flat.bytesPerLine() // 4), np.uint8)
    indices[:, :wide] = member[back].reshape(high, wide)
    small = QImage(indices.tobytes(), wide, high, indices.shape[1], QImage.Format.Format_Indexed8)
    small.setColorTable([QColor(*colour).rgb() for colour in table])
    return small.copy()


def median_cut(colours: Colours, weight: Colours, most: int = 256) -> Colours:
    """Which of at most 256 boxes each colour belongs to; the box with most to tell apart is always cut next."""

    def spread(box: Colours) -> float:
        share = weight[box] ** 0.5
        middle = np.average(colours[box], axis=0, weights=share)
        return float(((colours[box] - middle) ** 2 * share[:, None]).sum())

    boxes = [np.arange(len(colours))]
    worth = [spread(boxes[0])]
    while len(boxes) < most and max(worth) > 0:
        number = int(np.argmax(worth))
        box = boxes[number]
        share = weight[box] ** 0.5
        middle = np.average(colours[box], axis=0, weights=share)
        axis = int(((colours[box] - middle) ** 2 * share[:, None]).sum(axis=0).argmax())
        low = colours[box][:, axis] <= middle[axis]
        boxes[number], worth[number] = box[low], spread(box[low])
        boxes.append(box[~low])
        worth.append(spread(box[~low]))
    member = np.zeros(len(colours), np.uint8)
    for number, box in enumerate(boxes):
        member[box] = number
    return member


def main() -> None:
    """Take the pictures that are asked for."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", choices=[*PICTURES, []], metavar="NAME", help=", ".join(PICTURES))
    reader.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    asked = reader.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    DRAWN_MAPS.mkdir(parents=True, exist_ok=True)
    application()
    for name in asked.names or PICTURES:
        take(name, asked.to)


if __name__ == "__main__":
    main()
