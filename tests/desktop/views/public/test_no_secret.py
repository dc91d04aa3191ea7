"""No frame of the public window holds a secret: two truths that the public can't tell apart look and read the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from desktop.profile.settings import Settings
from desktop.session.drawings import Drawings
from desktop.session.lesson_table import LessonTable
from desktop.session.session import Session
from desktop.views.parts.board_names import board_names
from desktop.views.practice.drill_page import DrillPage
from desktop.views.practice.drill_script import DrillScript
from desktop.views.public.drawing_hand import DrawingHand
from desktop.views.public.frames import Frames
from desktop.views.public.lesson_script import LessonScript
from desktop.views.public.page import Answer, Asked
from desktop.views.public.picture import PublicPicture
from desktop.views.public.public_window import PublicWindow
from desktop.views.public.reveal import can_be_revealed
from desktop.views.public.room_look import RoomLook
from desktop.views.public.stage import Stage
from desktop.views.scene.items import SpriteItem
from desktop.views.table.script import Guided
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.bots.bot import bot
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.practice.courses import shelf
from engine.practice.drill_run import DrillRun
from engine.practice.drills import Drill, find_drill
from engine.practice.lesson_run import LessonRun, Outcome
from tests.desktop.driver import led
from tests.desktop.views.table.test_privacy import all_words

GAMES = engine.playable()
SIZE = QSize(800, 450)
BEFORE = {"sachsen": 40}
"""So many Actions pass in a game before anybody holds anything: States are set out, and the first lots are bid for."""
GUIDED = Guided("Where will he be in supply?", "", 2, 6)
ASKED = Asked("Who is ahead?", (Answer("the one", 3), Answer("the other", 12, right=True)))
STEPS = 3
"""So many Actions are played on in both truths."""
BEGINS = Event("turn", say("time-begins", turn=1))
LEFT_BEHIND = Path(__file__).parents[4] / "build" / "rooms"
"""Where two rooms that look different leave their pictures."""


class Room:
    """A public window on a table, as a room sees and a screen reader reads it."""

    def __init__(self, qtbot: QtBot, table: Table) -> None:
        board = load_board(table.game.board)
        home = Appearance(Settings(language="en", theme="parchment"))
        home.speak_of(table.game.id, board_names(board), None, table.journal.header.ruleset)
        self.source = Session(table)
        self.look = RoomLook(home)
        self.picture = PublicPicture(self.look, self.source, board, draw_map=False)
        stage = Stage(self.picture)
        self.window = PublicWindow(
            Frames(self.picture, stage, self.picture),
            DrawingHand(Drawings(self.source, {}, self.picture), stage, self.picture),
        )
        qtbot.addWidget(self.window)
        self.window.resize(SIZE)

    def seen(self) -> QImage:
        """The pixels when nothing moves any more, with all names laid anew, however those before were found."""
        scene = self.picture.scene
        self.picture.set_size(SIZE)
        scene.animator.finish()
        scene.sharpen()
        scene.names.restyle()
        scene.names.settle(now=True)
        QApplication.processEvents()  # names that found their places are told of, and what had waited for that
        assert not scene.names.waits
        assert not scene.animator.busy
        assert not scene.sprites.hurry
        self.picture.paint_now()
        return self.window.grab().toImage()

    def painted(self) -> list[tuple[object, ...]]:
        """Where every piece is painted, at what size, how far aside."""
        return [
            (item.pos().toTuple(), *((size, off.toTuple()) for _, size, off in item.parts()))
            for item in self.picture.scene.items()
            if isinstance(item, SpriteItem)
        ]

    def read(self) -> list[str]:
        """All texts: those of the page, those written, those of the widgets, and all that its scene can name."""
        page, window = self.picture.page, self.window
        window.reword("public", page.prompt.said)
        return [
            *page.texts(),
            *(one.text for one in self.picture.painter.written),
            *sorted(all_words(window)),
            *sorted(item.toolTip() for item in self.picture.scene.items()),
            repr(self.picture.session.view),
        ]

    def close(self) -> None:
        """Stop all that runs; the picture goes with all that has been painted of it."""
        self.picture.close()
        self.look.close()
        self.picture.deleteLater()


def truths(table: Table, seed: int) -> tuple[Table, Table]:
    """Two tables that go on from here, in each of which what the public does not know is dealt anew."""
    public, moment = table.view(None), len(table.history)
    one, other = (table.branch(moment, Rng(seed + n), BEGINS, known=public) for n in (1, 2))
    return one, other


def step(one: Table, other: Table, rng: Rng) -> bool:
    """Play the same Action in both, where it is legal in both and leaves the public as wise.

    What is shown to everybody by rule, as a hand that can do nothing, tells the truths apart.
    """
    decision = one.decision()
    if decision is None:
        return False
    action = bot("random").choose(one.view(decision.seat), decision, rng)
    if other.refuse(action, decision.seat) is not None:
        return False
    told = [
        [table.event_for(event, None) for event in table.play(action, decision.seat)]
        for table in (one, other)
    ]
    return told[0] == told[1] and one.view(None) == other.view(None)


def led_by(room: Room, frame: int) -> None:
    """By turns the room reads a step, is asked, waits for the answer, and sees the table alone."""
    lit = tuple(piece.ref for piece in room.source.home.view(None).pieces[:2])
    room.picture.guide(replace(GUIDED, lights=lit) if frame % 2 else None)
    room.picture.ask(ASKED if frame % 3 == 1 else None)
    room.picture.session.hold(frame % 3 == 1)


def alike(rooms: list[Room]) -> None:
    """Fails where two rooms look different, leaves what they saw, and says which pieces are painted otherwise."""
    one, other = (room.seen() for room in rooms)
    if one == other:
        return
    LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
    one.save(str(LEFT_BEHIND / "one.png"))
    other.save(str(LEFT_BEHIND / "other.png"))
    painted = [room.painted() for room in rooms]
    apart = sorted(map(repr, set(painted[0]) ^ set(painted[1])))
    pytest.fail(f"two rooms look different: {LEFT_BEHIND}; painted otherwise: {apart}")


def compare(qtbot: QtBot, table: Table, seed: int) -> tuple[int, bool]:
    """Hold both truths against each other; over how many frames, and whether a seat sees them apart."""
    one, other = truths(table, seed)
    assert one.view(None) == other.view(None)
    rooms, rng, frames = [Room(qtbot, one), Room(qtbot, other)], Rng(seed), 0
    seats = [entry.seat for entry in one.journal.header.seats]
    apart = any(one.view(seat) != other.view(seat) for seat in seats)
    try:
        while True:
            assert rooms[0].read() == rooms[1].read()
            alike(rooms)
            frames += 1
            for room in rooms:
                led_by(room, frames)
            if frames > STEPS or not step(one, other, rng):
                return frames, apart
            for room in rooms:
                room.source.refresh()
    finally:
        for room in rooms:
            room.close()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game that can be played."""
    return str(request.param)


@pytest.mark.parametrize("actions", [4, 30])
def test_two_truths_look_and_read_the_same(qtbot: QtBot, game: str, actions: int) -> None:
    table = led(game, 11, BEFORE.get(game, 0) + actions)
    frames, apart = compare(qtbot, table, 5)
    assert frames
    assert apart == table.game.secret


def test_what_is_revealed_would_be_told_apart(qtbot: QtBot) -> None:
    """The comparison sees a hand that is shown: it is not blind."""
    one, other = truths(led("maria", 11, 30), 5)
    rooms = [Room(qtbot, one), Room(qtbot, other)]
    for room in rooms:
        picture = room.picture
        shown = can_be_revealed(room.look, picture.session, picture.words.moment)
        picture.reveal(next(hand for hand in shown if len(hand.cards) > 1))
    assert rooms[0].seen() != rooms[1].seen()
    for room in rooms:
        room.close()


def test_a_covered_table_of_the_teacher_tells_no_more_than_the_room_sees(game: str) -> None:
    """Whoever sits there: the same View, the same facts, and nothing to be played."""
    one, other = truths(led(game, 11, 30), 5)
    for entry in one.journal.header.seats:
        covered = [Session(table, entry.seat) for table in (one, other)]
        for session in covered:
            session.cover(True)
            assert session.seated == entry.seat
            assert session.decision is None
        assert covered[0].view == covered[1].view == one.view(None)
        for ref in [piece.ref for piece in covered[0].view.pieces][:20]:
            assert covered[0].facts(ref) == covered[1].facts(ref)


def held_in_secret(view: View, public: View) -> set[str]:
    """The cards that a View holds and the public can't see."""
    seen = {card for hand in public.hands for card in hand.cards or ()}
    return {card for hand in view.hands for card in hand.cards or () if card not in seen}


class Asking:
    """A page of drills without its map."""

    def __init__(self, appearance: Appearance, drill: Drill) -> None:
        self.appearance, self.run, self.session, self.can_show = appearance, DrillRun(drill), None, False

    def solve(self) -> None:
        """As the page does."""
        self.run.mark(self.run.drill.answer.right)
        self.run.check()


def test_no_drill_that_is_presented_names_a_hidden_card(game: str) -> None:
    """Neither its question nor its answer, nor what it lights; where the question itself would, its title is read."""
    home = Appearance(Settings(language="en", theme="parchment"))
    board = load_board(engine.game(game).board)
    home.speak_of(game, board_names(board), None, None)
    places = {home.name(place.ref) for place in board.places.values()}  # a card may be called by its place
    secret = False
    for kind in engine.game(game).drills:
        drill = find_drill(engine.game(game), kind.name, 3)
        page = Asking(home, drill)
        script = DrillScript(cast("DrillPage", page))
        public = drill.position.view(None)
        hidden: set[str] = set()
        for seat in public.seats:
            hidden |= held_in_secret(drill.position.view(seat), public)
        secret |= bool(hidden)
        names = {home.name(f"card:{card}") for card in hidden} - places
        told = texts_of(script)
        page.solve()
        told += texts_of(script)
        assert not [name for name in names for text in told if name and name in text]
        assert script.guided is not None
        assert not any(one.startswith("card:") for one in script.guided.lights)
    assert secret == engine.game(game).secret


def test_where_a_question_names_a_hidden_card_its_title_is_read() -> None:
    """The third card of a siege may lie in a hand."""
    home = Appearance(Settings(language="en", theme="parchment"))
    drills = (find_drill(engine.game("acres"), "marker", seed) for seed in range(12))
    drill = next(one for one in drills if one.names_hidden_card)
    guided = DrillScript(cast("DrillPage", Asking(home, drill))).guided
    assert guided is not None
    assert guided.words == home.tr("drill-acres-marker")
    assert guided.words != home.text(drill.question.prompt)


def texts_of(script: DrillScript) -> list[str]:
    """All that the room may read of it now."""
    guided = script.guided
    return [script.posed.words, *script.posed.answers, guided.words if guided is not None else ""]


def test_of_a_lesson_the_room_reads_what_its_file_says_and_no_refusal() -> None:
    """A wrong answer is refused to its player by the rules, from the own View; the room reads what the lesson says."""
    home, refused = Appearance(Settings(language="en", theme="parchment")), 0
    for lesson in [next(iter(course.lessons)) for course in shelf().courses]:
        table = LessonTable(Session(LessonRun(lesson).table), LessonRun(lesson))
        script, run = LessonScript(home, table), table.run
        tells = [tell for step in lesson.steps for tell in (step.tell, step.done, step.otherwise) if tell]
        tells += [one.reply for step in lesson.steps for one in step.mistakes]
        said = {tell.text.read(home.words) for tell in tells}
        while not run.finished:
            if run.asks:
                run.note(
                    Outcome("refused", None, Refusal("", say("refuse-not-your-decision", seat="seat:x")))
                )
            guided = script.guided
            assert guided is not None
            assert guided.words in said
            assert (guided.step, guided.all) == (run.at + 1, len(lesson.steps))
            script.forward()
            refused += run.asks
    assert refused > 4


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_tell_nothing(qtbot: QtBot, game: str, seed: int) -> None:
    """From the first Action to the last, at every thirtieth."""
    frames = 0
    for actions in range(0, 3000, 30):
        table = led(game, seed, actions)
        frames += compare(qtbot, table, seed)[0]
        if len(table.history) < actions:
            break
    assert frames > 10
