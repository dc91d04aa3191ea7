"""The page "Learn": the courses of a game as paths, with what is done, what is next, and how long each lesson takes."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.profile.practice import Practice
from desktop.views.pages.page import Page, faced
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, clear, on_button, restate, scrolled, words_label
from desktop.views.widgets.focus import keeps_focus
from engine import playable
from engine.practice.courses import Course, Shelf
from engine.practice.lesson import Lesson
from engine.texts.faults import error_in_words

STOP = 300
"""Width of one lesson on the path at 100 %."""


class _Stop(QPushButton):
    """A lesson on the path: its sign, its title and a line below; a style sheet gives buttons a height of their own,
    whatever is in them.

    Attributes:
        wanted: the size that its words need.
    """

    wanted = QSize()

    def __init__(self, look: Appearance, sign: str, title: str, line: str) -> None:
        super().__init__()
        self.setProperty("role", "lesson")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(12, 6, 12, 6)
        inside.setSpacing(10)
        mark = words_label(sign, wrap=False)
        mark.setObjectName("lessonSign")
        mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        mark.setFixedWidth(look.px(28))
        words, below = words_label(title), words_label(line, "second", wrap=False)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(words)
        told.addWidget(below)
        inside.addWidget(mark)
        inside.addLayout(told, 1)
        for label in (mark, words, below):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._parts, self._look = (mark, words, below), look

    def measure(self) -> None:
        """Take the size that the words need, in the style in which they stand."""
        mark, words, below = self._parts
        for label in self._parts:
            label.ensurePolished()  # before it is measured
        wide, layout = self._look.px(STOP), self.layout()
        assert layout is not None
        lines = words.heightForWidth(wide - mark.width() - 24 - 2 * layout.spacing())
        self.wanted = QSize(wide, max(self._look.px(58), lines + below.sizeHint().height() + 16))

    def sizeHint(self) -> QSize:
        """The size that its words need."""
        return self.wanted


class LearnPage(Page):
    """Courses of one game after the other.

    Signals:
        chosen: a lesson is to be played. drills: the drills of a game are wanted (its id).
    """

    chosen = Signal(object)
    drills = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        shelf: Shelf,
        practice: Practice,
        game: str = "",
        aside: Path | None = None,
    ) -> None:
        """`game`: whose courses are shown first; `aside`: the name under which unreadable progress is kept."""
        super().__init__(appearance)
        self.shelf, self.practice, self._aside = shelf, practice, aside
        self.game = game or self._last_game()
        self.games: dict[str, QPushButton] = {}
        self.lessons: dict[str, QPushButton] = {}
        self._next: QPushButton | None = None
        self.build()

    def _last_game(self) -> str:
        """The game of the lesson played last, else the one of which there is most to learn."""
        last = self.practice.last.partition("/")[0]
        taught = {
            game: sum(len(course.lessons) for course in self.shelf.of(game))
            for game in playable()
            if self.shelf.of(game)
        }
        return last if last in taught else max(taught, key=taught.__getitem__, default="")

    def build(self) -> None:
        """Title and games above, the paths below, Back at the foot."""
        head = QVBoxLayout()
        head.setContentsMargins(40, 24, 40, 8)
        head.setSpacing(10)
        head.addWidget(self.title("learn-title"))
        tabs, self.games = QHBoxLayout(), {}
        tabs.setSpacing(8)
        for game in playable():
            if self.shelf.of(game):
                button = QPushButton(on_button(self.appearance.tr(f"game-{game}")))
                button.setObjectName(f"learn-{game}")
                button.setProperty("role", "choice")
                button.setCheckable(True)
                button.clicked.connect(partial(self.show_game, game))
                self.games[game] = button
                tabs.addWidget(button)
        tabs.addStretch(1)
        head.addLayout(tabs)
        self.whole.addLayout(head)
        self._paths = QVBoxLayout()
        self._paths.setContentsMargins(40, 8, 40, 16)
        self._paths.setSpacing(22)
        box = QWidget()
        box.setLayout(self._paths)
        self.area = scrolled(box)
        self.whole.addWidget(self.area, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(40, 8, 40, 20)
        foot.addWidget(self.back_button())
        foot.addStretch(1)
        drills = QPushButton(on_button(self.appearance.tr("learn-drills")))
        drills.setObjectName("learn-drills")
        drills.clicked.connect(lambda: self.drills.emit(self.game))
        foot.addWidget(drills)
        self.whole.addLayout(foot)
        self.show_game(self.game)

    @keeps_focus
    def show_game(self, game: str) -> None:
        """The courses of a game."""
        self.game = game
        for name, button in self.games.items():
            button.setChecked(name == game)
        clear(self._paths)
        self.lessons = {}
        if self._aside is not None:
            self._paths.addWidget(words_label(self.appearance.tr("learn-kept-aside", file=self._aside.name)))
        courses = self.shelf.of(game)
        following = self._following(courses)
        for course in courses:
            self._paths.addWidget(self._course(course, following))
        for fault in self.shelf.faults:
            problem = error_in_words(self.appearance.words, fault)
            self._paths.addWidget(words_label(self.appearance.tr("learn-fault", problem=problem), "second"))
        self._paths.addStretch(1)
        self._next = self.lessons[following.ref] if following is not None else None
        self._lead()

    def _lead(self) -> None:
        """What comes next has the focus, as Enter opens it."""
        if self._next is not None:
            self._next.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """A stack gives the focus to what had it in the page, else to its first button."""
        super().showEvent(event)
        self._lead()

    def _following(self, courses: tuple[Course, ...]) -> Lesson | None:
        """What comes next: the lesson that was left, else the first that is not done."""
        lessons = [lesson for course in courses for lesson in course.lessons]
        last = next((one for one in lessons if one.ref == self.practice.last), None)
        if last is not None and self.practice.lesson(last.ref).step:
            return last
        after = lessons[lessons.index(last) + 1 :] if last is not None else []
        undone = (one for one in (*after, *lessons) if not self.practice.lesson(one.ref).done)
        return next(undone, None)

    def _course(self, course: Course, following: Lesson | None) -> QWidget:
        look = self.appearance
        box = QFrame()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        key = f"lesson-course-{course.game}-{course.name}"
        named = look.words.has(key)
        lines.addWidget(faced(look, look.tr(key) if named else look.tr("learn-own", name=course.name), 24))
        done = sum(bool(self.practice.lesson(lesson.ref).done) for lesson in course.lessons)
        told = look.tr("learn-course", done=done, all=len(course.lessons), minutes=course.minutes)
        lines.addWidget(words_label(f"{look.tr(f'{key}-line')} {told}" if named else told, "second"))
        path = Flow(10, even=True)
        stops = QWidget()
        stops.setLayout(path)
        for number, lesson in enumerate(course.lessons, start=1):
            path.addWidget(self._stop(number, lesson, following))
        lines.addWidget(stops)
        return box

    def _stop(self, number: int, lesson: Lesson, following: Lesson | None) -> QPushButton:
        """One lesson on the path: its number or a tick, its title, its minutes, and how far it has come."""
        look, note = self.appearance, self.practice.lesson(lesson.ref)
        title = lesson.title.read(look.words)
        state = "left" if note.step else "done" if note.done else "next" if lesson is following else "open"
        line = look.tr(
            f"learn-{state}",
            minutes=lesson.minutes,
            step=lesson.number(note.step) + 1,
            all=len(lesson.steps),
        )
        button = _Stop(look, "\N{CHECK MARK}" if note.done else str(number), title, line)
        button.setObjectName(f"lesson-{lesson.name}")
        restate(button, "now" if lesson is following else "done" if note.done else "")
        button.measure()
        button.setAccessibleName(f"{number}. {title}. {line}")
        button.clicked.connect(partial(self.chosen.emit, lesson))
        self.lessons[lesson.ref] = button
        return button
