"""Somebody who has never seen the game, before the program: lessons, a drill and a first table, by mouse alone.

`python -m tests.desktop.newcomer maria` starts the program as its command does, on the display it is given, and does
what the screen says: it reads the guide, tries answers, asks for hints, and carries pieces along the arrows. Nothing is
looked up in the files of lessons, unless somebody quick is wanted. With KABINETT_PICTURES set to a
folder the screen is kept there at every stage.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

import desktop.session.gate
import desktop.views.practice.drill_finder
from desktop.profile.annotations import Arrow, Circle
from desktop.views.pages.first_run import FirstRun
from desktop.views.pages.wizard import Wizard
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.practice.drill_page import DrillPage
from desktop.views.practice.guide_lights import GROUP
from desktop.views.practice.learn_page import LearnPage
from desktop.views.practice.lesson_guide import LessonGuide
from desktop.views.scene.map_geometry import stands
from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.table_view import TableView
from desktop.views.table.table_window import TableWindow
from engine.kernel.decision import Decision
from engine.practice.lesson import MarksWanted, NumberWanted, WordWanted
from tests.desktop.person import LONG, wait
from tests.desktop.sitting import Sitting, sit_down

LESSONS = 4
HINTS = 3
MOST_TRIES, MOST_STEPS, MOST_DRILLS = 12, 60, 8
SEED = 4
FROM_EDGE = 16
"""Pixels from the edge of the map at which something is clicked."""
GLANCE = 60
"""Milliseconds for which somebody quick looks before a press."""
EASY = {"maria": "supply"}
"""A kind of drill of each game that is answered by a word."""


class Newcomer(Sitting):
    """One person, one mouse."""

    def __init__(self, game: str, language: str, scale: int, *, quick: bool = False) -> None:
        """`quick`: who has found out once how a kind of question is answered knows the answers from then on.

        And wants no pause after what a bot has done.
        """
        super().__init__()
        self.game, self.language, self.scale, self.quick = game, language, scale, quick
        self.found_out: set[str] = set()
        self.read: set[int] = set()
        self._pictures = 0

    @property
    def window(self) -> TableWindow:
        """The table on show."""
        table = self.shell.table
        assert table is not None
        return table

    def play(self) -> None:
        """The whole evening."""
        assert wait(self.shell.isActiveWindow, LONG), "the window never gets the mouse"
        self.choose_language()
        self.push(self.named("start-learn"))
        for number in range(LESSONS):
            self.begin_lesson(number)
            self.take_lesson()
        self.win_a_drill()
        self.play_a_table()

    # --- looking ----------------------------------------------------------------------

    def picture(self, what: str) -> None:
        """Keep what the whole screen shows, where it is wanted."""
        folder, self._pictures = os.environ.get("KABINETT_PICTURES", ""), self._pictures + 1
        QApplication.processEvents()
        if folder:
            name = f"{self.language}-{self.scale}-{self._pictures:03}-{what}.png"
            self.shell.screen().grabWindow(0).save(str(Path(folder, name)))

    def named(self, name: str) -> QPushButton:
        """The one button of this name that is in sight."""
        found = [one for one in self.shell.findChildren(QPushButton, name) if one.isVisible()]
        assert len(found) == 1, f"{len(found)} buttons {name}"
        return found[0]

    def push(self, button: QPushButton) -> None:
        """A click on a button that is there to be clicked: in sight, covered by nothing, and alive."""
        name = button.objectName() or button.text()
        assert wait(lambda: open_to_the_mouse(button, button.rect().center()), LONG), f"{name} is covered"
        assert button.isEnabled(), f"{name} is dead"
        self.fingers.click(button)
        QApplication.processEvents()

    def click_at(self, view: QWidget, at: QPoint, what: str) -> None:
        """A click at a point that is to be seen."""
        assert wait(lambda: open_to_the_mouse(view, at), LONG), f"{what} is covered at {at}"
        self.fingers.click(view, at)
        QApplication.processEvents()

    # --- the first start -----------------------------------------------------------------

    def choose_language(self) -> None:
        """Language and size of text; then the start screen."""
        page = self.shell.currentWidget()
        assert isinstance(page, FirstRun)
        self.picture("first-run")
        for chosen, of in ((self.language, "languages"), (self.scale, "sizes")):
            page = self.shell.currentWidget()
            button = getattr(page, of).buttons[chosen]
            if not button.isChecked():
                self.push(button)
        self.picture("first-run-chosen")
        page = self.shell.currentWidget()
        assert isinstance(page, FirstRun)
        self.push(page.go_on)
        start = self.shell.start
        assert start is not None
        assert wait(start.isVisible, LONG)
        self.picture("start")

    # --- lessons -----------------------------------------------------------------------

    def begin_lesson(self, number: int) -> None:
        """Open the lesson that the page shows to be next."""
        page = self.shell.currentWidget()
        assert isinstance(page, LearnPage)
        if page.game != self.game:
            self.push(page.games[self.game])
        self.picture(f"learn-{number + 1}")
        (coming,) = [one for one in page.lessons.values() if one.property("state") == "now"]
        self.push(coming)
        assert wait(lambda: self.shell.lessons.guide is not None, LONG)
        self.read = set()

    @property
    def guide(self) -> LessonGuide | None:
        """The balloon of the lesson."""
        return self.shell.lessons.guide

    def take_lesson(self) -> None:
        """Do what the guide says, until the page of courses is back."""
        guide = self.guide
        assert guide is not None
        for _ in range(MOST_STEPS):
            self.read |= numbers(guide.words.text())
            self.step(guide)
            if not wait(lambda: self.guide is guide, 0):
                break
        assert wait(lambda: isinstance(self.shell.currentWidget(), LearnPage), LONG), "the lesson never ends"

    def step(self, guide: LessonGuide) -> None:
        """One thing that the guide wants."""
        self.picture(f"lesson-{guide.lesson.lesson.name}-{guide.lesson.run.step.name}")
        main = guide.next_button
        if main.isVisible() and main.text() != guide.appearance.tr("practice-check"):
            self.push(main)
        elif guide.answers.buttons:
            self.try_words(guide)
        elif guide.answers.field is not None:
            self.try_numbers(guide)
        elif main.isVisible():
            self.mark(guide)
        else:
            self.act(guide)

    def knows(self, kind: str) -> bool:
        """Whether answers of a kind are known by now, and need not be found out."""
        known = self.quick and kind in self.found_out
        self.found_out.add(kind)
        return known

    def try_words(self, guide: LessonGuide) -> None:
        """Choose one answer after the other, until it is right."""
        asked, wanted = guide.words.text(), guide.lesson.run.wanted
        buttons = tuple(guide.answers.buttons)
        if isinstance(wanted, WordWanted) and self.knows("word"):
            buttons = tuple(one for one in buttons if one.objectName() == f"guideChoice-{wanted.word}")
        for button in buttons:
            self.push(button)
            if guide.words.text() != asked or not guide.answers.buttons:
                return
            assert guide.reply.isVisible(), "a wrong answer without a reply"
            self.picture("wrong-word")
        raise AssertionError(f"no answer is right: {asked}")

    def hints(self, guide: LessonGuide) -> Iterator[str]:
        """All hints, one after the other."""
        for number in range(HINTS):
            self.push(guide.hint_button)
            assert guide.reply.isVisible()
            self.picture(f"hint-{number + 1}")
            yield guide.reply.text()

    def try_numbers(self, guide: LessonGuide) -> None:
        """Numbers that have been read go first, between the bounds of the last hint."""
        asked, wanted = guide.words.text(), guide.lesson.run.wanted
        if isinstance(wanted, NumberWanted) and self.knows("number"):
            between = [wanted.number]
        else:
            (*_, last) = self.hints(guide)
            low, high = sorted(numbers(last))[-2:]
            between = sorted(range(low + 1, high), key=lambda number: number not in self.read)
        for number in between:
            self.set_number(guide, number)
            self.push(guide.next_button)
            if guide.words.text() != asked or guide.answers.field is None:
                return
            assert guide.reply.isVisible(), "a wrong number without a reply"
            self.picture("wrong-number")
        raise AssertionError(f"no number is right: {asked}")

    def set_number(self, guide: LessonGuide, number: int) -> None:
        """Less and more, by their buttons."""
        field = guide.answers.field
        assert field is not None
        stepper = field.parentWidget()
        assert stepper is not None
        less, more = stepper.findChildren(QPushButton)
        while field.value() != number:
            before = field.value()
            self.push(more if before < number else less)
            assert field.value() != before

    def mark(self, guide: LessonGuide) -> None:
        """Mark all that the second hint rings, and take away what bears a cross after the check."""
        asked, wanted = guide.words.text(), guide.lesson.run.wanted
        ringed: tuple[str, ...] = ()
        if isinstance(wanted, MarksWanted) and self.knows("marks"):
            ringed = tuple(sorted(wanted.refs))
        for number, _said in enumerate(self.hints(guide) if not ringed else ()):
            if number == 1:
                ringed = self.ringed()
                break
        assert ringed, f"the hint rings nothing: {asked}"
        for ref in ringed:
            self.click_on(self.window.map, self.window.scene, ref)
        self.picture("marked")
        for _ in range(MOST_TRIES):
            self.push(guide.next_button)
            self.picture("checked")
            if guide.words.text() != asked or not guide.lesson.run.asks:
                return
            assert guide.reply.isVisible(), "a wrong mark without a reply"
            crossed = [ref for ref, kind in self.window.scene.marking._told.items() if kind == "wrong"]
            assert crossed, f"nothing more to take away: {asked}"
            for ref in crossed:
                self.click_on(self.window.map, self.window.scene, ref)
        raise AssertionError(f"never marked rightly: {asked}")

    def ringed(self) -> tuple[str, ...]:
        """What the guide has drawn rings around."""
        shown = self.window.scene.annotations.shown.get(GROUP, ())
        return tuple(str(one.spot) for one in shown if isinstance(one, Circle))

    def click_on(self, view: TableView, scene: TableScene, ref: str) -> None:
        """Click a thing on the map, a piece on its body; what is out of sight or under the guide is looked for."""
        self.find(view, scene, ref)
        self.click_at(view.viewport(), spot(view, scene, ref), ref)

    def find(self, view: TableView, scene: TableScene, ref: str) -> None:
        """Drag the map until a thing is to be seen; where that does not help, fold the guide or drag it aside."""
        viewport = view.viewport()
        room = viewport.rect().adjusted(FROM_EDGE, FROM_EDGE, -FROM_EDGE, -FROM_EDGE)
        for way in (self.pan, self.fold, self.pan, self.drag_aside, self.pan):
            at = spot(view, scene, ref)
            if room.contains(at) and open_to_the_mouse(viewport, at):
                return
            self.picture("out-of-sight")
            way(view, room, at)

    def fold(self, view: TableView, room: QRect, at: QPoint) -> None:
        """Fold the guide to its head."""
        del view, room, at
        guide = self.guide
        if guide is not None and not guide.folded:
            self.push(guide.fold_button)

    def drag_aside(self, view: TableView, room: QRect, at: QPoint) -> None:
        """Drag the guide away from a point, into the corner across."""
        guide = self.guide
        if guide is None:
            return
        del room
        head, middle = guide.head, view.viewport().rect().center()
        start = head.rect().center()
        way = QPoint(
            middle.x() if at.x() < middle.x() else -middle.x(),
            middle.y() if at.y() < middle.y() else -middle.y(),
        )
        self.fingers.press(head, start)
        self.fingers.move(head, start + way / 4)
        self.fingers.let_go(head, start + way / 2)
        QApplication.processEvents()

    def pan(self, view: TableView, room: QRect, at: QPoint) -> None:
        """Drag the bare map, so that this point of it lies open to the mouse."""
        viewport, scene = view.viewport(), view.table
        grid = [
            QPoint(x, y)
            for x in range(room.left(), room.right(), 40)
            for y in range(room.top(), room.bottom(), 40)
        ]
        bare = [one for one in grid if open_to_the_mouse(viewport, one)]
        goal = min(bare, key=lambda one: (one - at).manhattanLength())
        way = goal - at
        starts = [one for one in bare if not scene.piece_at(view.mapToScene(one))]
        start = next(one for one in starts if viewport.rect().contains(one + way))
        self.fingers.press(viewport, start)
        for number in (1, 2):
            self.fingers.move(viewport, start + way * number / 2)
        self.fingers.let_go(viewport, start + way)
        QApplication.processEvents()

    def act(self, guide: LessonGuide) -> None:
        """Carry a piece along the arrows; else press the button in the part of the window that is framed."""
        before = len(self.window.session.table.history), guide.words.text()
        shown = self.window.scene.annotations.shown.get(GROUP, ())
        arrows = [one for one in shown if isinstance(one, Arrow)]
        if arrows:
            self.drag(str(arrows[0].spots[0]), str(arrows[-1].spots[-1]))
        elif guide.lights.frame.isVisible():
            self.push(self.window.prompt.buttons.answers[-1])
        else:
            raise AssertionError(f"nothing on the screen says how: {guide.words.text()}")
        now = len(self.window.session.table.history), guide.words.text()
        assert now != before, f"nothing came of it: {guide.words.text()} {guide.reply.text()}"

    def drag(self, source: str, target: str) -> None:
        """Carry a piece to a place."""
        view, scene = self.window.map, self.window.scene
        viewport, start, end = view.viewport(), spot(view, scene, source), spot(view, scene, target)
        for at, what in ((start, source), (end, target)):
            assert open_to_the_mouse(viewport, at), f"{what} is covered at {at}"
        self.fingers.press(viewport, start)
        for number in range(1, 5):
            self.fingers.move(viewport, start + (end - start) * number / 4)
        self.picture("carried")
        self.fingers.let_go(viewport, end)
        QApplication.processEvents()

    # --- a drill -----------------------------------------------------------------------

    def win_a_drill(self) -> None:
        """Guess, read why not, and ask for another until all is right; by hints at last."""
        self.push(self.named("learn-drills"))
        page = self.shell.currentWidget()
        assert isinstance(page, DrillPage)
        assert wait(lambda: page.run is not None, LONG)
        self.picture("drill")
        ringed = self.drill_hints(page)
        for ref in ringed[:1]:
            assert page.map is not None
            assert page.scene is not None
            self.click_on(page.map, page.scene, ref)
        self.answer(page)
        self.picture("drill-verdict")
        box = page.head.kinds
        self.fingers.turn(box, EASY[self.game], keys=False)
        for _ in range(MOST_DRILLS):
            self.drill_hints(page)
            excluded = page.column.hint_line.text()
            words = list(page.column.answer.words.values())
            self.push(next(one for one in words if one.text() not in excluded))
            self.answer(page)
            self.picture("drill-chosen")
            if page.column.told.text() == page.appearance.tr("drills-all-right"):
                break
            self.push(page.column.next_button)
        else:
            raise AssertionError("no drill was won")
        self.push(self.named("back"))

    def drill_hints(self, page: DrillPage) -> tuple[str, ...]:
        """All hints, each in sight; what is lit at last."""
        for number in range(HINTS):
            self.push(page.column.hint_button)
            said = page.column.hint_line
            assert not said.visibleRegion().isEmpty(), "a hint that is not in sight"
            self.picture(f"drill-hint-{number + 1}")
        assert page.run is not None
        return page.run.hint().lit

    def answer(self, page: DrillPage) -> None:
        """Check, and see the verdict."""
        self.push(page.column.check_button)
        assert not page.column.told.visibleRegion().isEmpty(), "a verdict that is not in sight"
        assert page.column.rows

    # --- a first table -----------------------------------------------------------------

    def play_a_table(self) -> None:
        """A new table against bots, the tour, and the first own march."""
        self.push(self.named("back"))
        start = self.shell.start
        assert start is not None
        assert wait(start.isVisible, LONG)
        self.picture("start-again")
        self.push(start.new_button)
        wizard = self.shell.currentWidget()
        assert isinstance(wizard, Wizard)
        self.fingers.turn(wizard.games, self.game, keys=False)
        self.push(self.named("meAgainstBots"))
        self.picture("wizard")
        if self.quick:
            self.shell.appearance.settings.pace = 0
        self.push(wizard.start)
        assert wait(lambda: self.shell.table is not None, LONG)
        self.take_tour()
        self.fill_in_the_sheet()
        for _ in range(MOST_TRIES):
            assert wait(lambda: self.asked is not None, LONG), "nothing is asked of me"
            if self.ringed_to_move():
                break
            self.picture("table-other")
            self.push(self.window.prompt.buttons.answers[-1])
        self.march()

    def take_tour(self) -> None:
        """Every balloon, to the last."""
        window = self.window
        assert wait(lambda: window.tour is not None, LONG), "the first table shows the tour"
        while (tour := window.tour) is not None:
            self.picture(f"tour-{tour.step}")
            self.push(tour.next)

    def fill_in_the_sheet(self) -> None:
        """Where numbers are asked for: spread evenly, and hand over."""
        panel = self.window.panel(NumberPanel)
        assert panel is not None
        assert wait(panel.isVisible, LONG)
        if panel.form.face_down.isVisible():
            self.push(panel.form.face_down.keep)
        for button in (panel.form.spread, panel.form.over):
            self.push(button)
        self.picture("sheet")

    @property
    def asked(self) -> Decision | None:
        """What is asked of the one at the screen."""
        QApplication.processEvents()
        return self.window.session.decision

    def ringed_to_move(self) -> list[str]:
        """The pieces on the map that bear a ring."""
        scene = self.window.scene
        return [ref for ref in scene.moves.sources() if scene.on_map(ref) is not None]

    def march(self) -> None:
        """Click a piece with a ring, then one of the places that are lit for it."""
        window, view, scene = self.window, self.window.map, self.window.scene
        before = len(window.session.table.history)
        self.picture("table-before")
        piece = next(
            ref for ref in self.ringed_to_move() if open_to_the_mouse(view.viewport(), spot(view, scene, ref))
        )
        self.click_on(view, scene, piece)
        self.picture("table-taken")
        lit = [
            ref for ref in scene.lights.lit() if open_to_the_mouse(view.viewport(), spot(view, scene, ref))
        ]
        self.click_on(view, scene, min(lit))
        assert wait(lambda: len(window.session.table.history) > before, LONG), (
            window.prompt.text.accessibleName()
        )
        self.picture("table-marched")


def numbers(words: str) -> set[int]:
    """The numbers that stand in some words."""
    return {int(one.replace("\N{MINUS SIGN}", "-")) for one in re.findall(r"[-\N{MINUS SIGN}]?\d+", words)}


def spot(view: TableView, scene: TableScene, ref: str) -> QPoint:
    """Where something is seen in its view; a piece by its body."""
    point = scene.on_map(ref)
    assert point is not None, f"{ref} is nowhere"
    item = scene.piece_item(ref) if stands(ref) else None
    lift = QPointF() if item is None else item.foot() - QPointF(0, 8 * item.size)
    return view.mapFromScene(point) + lift.toPoint()


def open_to_the_mouse(widget: QWidget, at: QPoint) -> bool:
    """Whether a click at this point of the screen comes to the widget."""
    QApplication.processEvents()
    found = QApplication.widgetAt(widget.mapToGlobal(at))
    return widget.isVisible() and found is not None and (found is widget or widget.isAncestorOf(found))


def play(given: Sequence[str]) -> int:
    """Start the program with the newcomer before it; 0 if they came to the end."""
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--language", default="en")
    asked.add_argument("--scale", type=int, default=100)
    asked.add_argument("--no-map", action="store_true", help="nothing is drawn on the sheets")
    asked.add_argument("--quick", action="store_true", help="each answer is found out once, no bot pauses")
    told = asked.parse_args(given)
    if told.quick:
        desktop.session.gate.SIGHT = GLANCE
    lot = Random(SEED)
    desktop.views.practice.drill_finder.SystemRandom = lambda: lot  # type: ignore[assignment,misc]
    return sit_down(
        lambda: Newcomer(told.game, told.language, told.scale, quick=told.quick), no_map=told.no_map
    )


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
