"""Checking a lesson: it is played through by what it awaits, and what does not fit is told with line and mend."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from engine.boards import load_board
from engine.kernel.errors import FileError, KabinettError, shortened
from engine.kernel.fields import FieldPath, near
from engine.practice.lesson import (
    MOST_WORDS,
    PANELS,
    WINDOW_PARTS,
    ActionWanted,
    Lesson,
    LessonStep,
    MarksWanted,
    Mistake,
    Tell,
    Text,
    WordWanted,
)
from engine.practice.lesson_run import LessonRun, Outcome
from engine.texts.catalogue import LANGUAGES, catalogue
from engine.texts.clauses import clause_label
from engine.texts.rulebook import Rulebook
from engine.texts.translate import Translator

OTHER_WAYS = 3
"""So many other ways to answer a step are tried besides the first."""


def check(lesson: Lesson) -> list[FileError]:
    """All that is wrong with a lesson, in the order of its file; none if it can be played."""
    found = [*_place(lesson), *_texts(lesson), *_clauses(lesson)]
    try:
        found += _Walk(lesson).faults()
    except FileError as error:
        found.append(error)
    return found


def fault(lesson: Lesson, field: FieldPath, problem: str, mend: str) -> FileError:
    """What is wrong at a field of the lesson's file."""
    return FileError(str(lesson.path), lesson.where(*field), problem, mend)


def _place(lesson: Lesson) -> Iterator[FileError]:
    """A lesson of ours lies where its names say."""
    wanted = (lesson.game, lesson.course, lesson.name)
    found = (lesson.path.parent.parent.name, lesson.path.parent.name, lesson.path.stem.partition("-")[2])
    if not lesson.own and found != wanted:
        mend = f"Move it to {lesson.game}/{lesson.course}/NN-{lesson.name}.yaml"
        yield fault(lesson, ("lesson",), "its file lies elsewhere than its names say", mend)


# --- words and rules --------------------------------------------------------------------


def _texts(lesson: Lesson) -> Iterator[FileError]:
    """Every text is there in every language, and none is too long."""
    yield from _text(lesson, ("title",), lesson.title)
    seen: dict[str, int] = {}
    for number, step in enumerate(lesson.steps):
        field: FieldPath = ("steps", number)
        if not step.tell.text.own and step.tell.text.key in seen:
            before = lesson.steps[seen[step.tell.text.key]].name
            yield fault(lesson, field, f"its text has the key of a reply to '{before}'", "Rename the step")
        for text in step.texts():
            if text.own or text.key not in seen:
                yield from _text(lesson, field, text)
            seen.setdefault(text.key, number)


def _text(lesson: Lesson, field: FieldPath, text: Text) -> Iterator[FileError]:
    if lesson.own and not text.own:
        yield fault(lesson, field, "it has no words", "Write them here: 'says: ...' ('title: ...' above)")
        return
    for language in text.own or LANGUAGES:
        if not text.own and text.key not in catalogue(language):
            mend = f"Write '{text.key} = ...' in a file of resources/i18n/{language}"
            yield fault(lesson, field, f"the text '{text.key}' is not there in '{language}'", mend)
            continue
        said = text.own[language] if text.own else text.read(Translator(language, lesson.game))
        words = len(said.split())
        if words > MOST_WORDS:
            told = f"the text '{text.key}' has {words} words" + (f" in '{language}'" if language else "")
            yield fault(lesson, field, told, f"Use at most {MOST_WORDS}, or make two steps of it")


def _clauses(lesson: Lesson) -> Iterator[FileError]:
    """What is cited stands in the rulebook."""
    rules = Rulebook.load(lesson.game).for_ruleset(lesson.ruleset)
    for number, visited in enumerate(lesson.visits):
        if rules.clause(visited) is None and visited not in [section.id for section in rules.sections]:
            yield _no_clause(lesson, ("visits", number), visited, rules)
    for number, step in enumerate(lesson.steps):
        for tell in step.tells():
            if tell.clause and rules.clause(tell.clause) is None and rules.ruling(tell.clause) is None:
                yield _no_clause(lesson, ("steps", number, "clause"), tell.clause, rules)


def _no_clause(lesson: Lesson, field: FieldPath, clause: str, rules: Rulebook) -> FileError:
    known = [*(one.id for one in rules.clauses), *(one.id for one in rules.sections)]
    return fault(lesson, field, f"there is no clause '{shortened(clause)}'", near(clause, known))


# --- playing it through --------------------------------------------------------------------


class _Walk:
    """One who plays the lesson through, and makes every mistake on the way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.run = LessonRun(lesson)

    def faults(self) -> Iterator[FileError]:
        """What does not fit, step by step; the first at which the lesson cannot go on is the last."""
        for number, step in enumerate(self.lesson.steps):
            field: FieldPath = ("steps", number)
            yield from self._references(field, step)
            yield from self._mistakes(field, step)
            yield from self._other_ways(field, step)
            try:
                if not self.run.show():
                    yield self._stuck((*field, "expect"), step)
                    return
            except FileError as error:
                yield error
                return

    def _fault(self, field: FieldPath, problem: str, mend: str) -> FileError:
        return fault(self.lesson, field, problem, mend)

    def _stuck(self, field: FieldPath, step: LessonStep) -> FileError:
        """Why what is awaited cannot be done."""
        assert isinstance(step.wanted, ActionWanted)
        pattern = step.wanted.patterns[0]
        asked = self.run.table.decision()
        if asked is None:
            return self._fault(
                field, "the game is over here", "Leave this step out, or begin from a situation"
            )
        if not set(asked.seats) & set(self.run.seats):
            who = ", ".join(asked.seats)
            mend = "Let the lesson play it: 'after:' in the step before"
            return self._fault(field, f"here '{who}' is asked, not the reader", mend)
        try:
            action = self.run.table.read(pattern)
        except KabinettError:
            legal = [action.text() for action in (*asked.actions, *asked.offers)]
            told = f"no legal action answers to '{shortened(pattern)}'"
            return self._fault(field, told, near(pattern, legal))
        refusal = self.run.table.refuse(action, self.lesson.seat or None)
        cited = f"{clause_label(refusal.clause)}, {refusal.message.key}" if refusal else "it ends no step"
        return self._fault(
            field, f"'{shortened(pattern)}' is refused ({cited})", "Mend the action or the situation"
        )

    def _other_ways(self, field: FieldPath, step: LessonStep) -> Iterator[FileError]:
        """Where several Actions answer to what is awaited, the lesson goes on after each: the first and some others."""
        ways = self.run.awaited() if isinstance(step.wanted, ActionWanted) and not step.wanted.every else ()
        for action, seat in ways[1 :: max(1, len(ways) // OTHER_WAYS)][:OTHER_WAYS]:
            other = LessonRun(self.lesson, step.name)
            try:
                other.play(action, seat)
                while not other.finished and other.step.situation is None and other.show():
                    pass
                stuck = not other.finished and other.step.situation is None
            except KabinettError:
                stuck = True
            if stuck:
                told = f"after '{shortened(action.text())}' the lesson cannot go on at '{other.step.name}'"
                yield self._fault(
                    (*field, "expect"), told, "Narrow the pattern, or begin that step from a situation"
                )
                return

    # --- mistakes ---------------------------------------------------------------------

    def _mistakes(self, field: FieldPath, step: LessonStep) -> Iterator[FileError]:
        for number, mistake in enumerate(step.mistakes):
            at = (*field, "mistakes", number)
            if isinstance(mistake.when, ActionWanted):
                wrong = self.run.wrongly(mistake)
                if wrong is None:
                    told = f"no action here answers to '{shortened(mistake.when.patterns[0])}'"
                    yield self._fault(at, told, "Mend it, or write the text of one action: 'try: ...'")
                    continue
                outcome = self.run.judge(*wrong)
            else:
                outcome = self._answered(mistake)
            if outcome.good:
                yield self._fault(at, "this is what is awaited", "Leave it out, or mend it")
            elif outcome.reply != mistake.reply:
                yield self._fault(at, "a reply before it is given instead", "Put this one first, or mend it")

    def _answered(self, mistake: Mistake) -> Outcome:
        """What comes of a wrong answer to a question, with what is right beside it."""
        wanted, when = self.run.wanted, mistake.when
        if isinstance(when, MarksWanted) and isinstance(wanted, MarksWanted):
            if when.refs & wanted.refs:
                return Outcome("right")
            return self.run.mark(wanted.refs | when.refs)
        if isinstance(when, WordWanted):
            return self.run.choose(when.word)
        assert not isinstance(when, ActionWanted | MarksWanted)
        return self.run.number(when.number)

    # --- references -------------------------------------------------------------------

    def _references(self, field: FieldPath, step: LessonStep) -> Iterator[FileError]:
        """Everything that is lit, pointed at or asked for is there."""
        known = self._known()
        tells: tuple[Tell, ...] = step.tells()
        named = [(ref, "lights") for tell in tells for ref in tell.lights]
        named += [(ref, "arrows") for tell in tells for arrow in tell.arrows for ref in arrow]
        if isinstance(self.run.wanted, MarksWanted) and self.run.wanted is step.wanted:
            named += [(ref, "expect") for ref in sorted(self.run.wanted.refs)]
        for mistake in step.mistakes:
            if isinstance(mistake.when, MarksWanted):
                named += [(ref, "mistakes") for ref in sorted(mistake.when.refs)]
        named += [(choice.word, "choices") for choice in step.choices if choice.text is None]
        for ref, key in named:
            if ref not in known:
                yield self._fault(
                    (*field, key), f"there is no '{shortened(ref)}' here", near(ref, sorted(known))
                )

    def _known(self) -> set[str]:
        """Everything that can be pointed at in this step."""
        table, game = self.run.table, engine.game(self.lesson.game)
        view = table.view(self.lesson.seat or None)
        found = {f"window:{part}" for part in WINDOW_PARTS} | set(view.others())
        found |= {f"panel:{panel}" for panel in (*PANELS, *game.panels)}
        found |= {piece.ref for piece in view.pieces} | {heap.ref for heap in view.heaps}
        found |= {f"seat:{seat}" for seat in view.seats}
        found |= {f"side:{side}" for sides in view.seats.values() for side in sides}
        found |= {f"card:{card}" for hand in view.hands for card in hand.cards or ()}
        if game.board:
            board = load_board(game.board)
            found |= {f"place:{place}" for place in board.places} | {road.ref for road in board.roads}
            found |= {f"country:{one}" for one in board.countries} | {f"box:{one}" for one in board.boxes}
            found |= {f"track:{one}" for one in board.tracks} | {f"side:{one}" for one in board.powers}
        return found
