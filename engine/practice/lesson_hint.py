"""Hints to a step of a lesson, in three: the clause, then the region, then one element; never the solution."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.decision import Decision
from engine.kernel.message import Message, say
from engine.practice.lesson import ActionWanted, AnswerChoice, MarksWanted, NumberWanted, WordWanted
from engine.practice.lesson_run import LessonRun
from engine.texts.translate import Translator

HINTS = 3


class Hint(Struct, frozen=True):
    """One hint: a sentence, the clause to read, what to light; or a choice that is not the one."""

    message: Message | None
    clause: str = ""
    lights: tuple[str, ...] = ()
    excluded: AnswerChoice | None = None

    def read(self, words: Translator) -> str:
        """The sentence."""
        if self.message is not None:
            return words.text(self.message)
        assert self.excluded is not None
        return words.tr("practice-hint-not", text=self.excluded.read(words))


def hint(run: LessonRun, number: int) -> Hint:
    """The first, second or third hint to what is awaited now."""
    step = run.step
    decision = run.table.decision()
    clause = step.tell.clause or (decision.clause if decision is not None else "")
    if number <= 1 and clause:
        return Hint(
            say("practice-hint-clause", clause=f"clause:{run.lesson.game} {clause.split()[-1]}"), clause
        )
    match run.wanted:
        case ActionWanted():
            return _of_an_action(run, clause, last=number >= HINTS)
        case MarksWanted(refs=refs):
            right = tuple(sorted(refs))
            if number < HINTS or not right:
                return Hint(say("practice-hint-region"), clause, run.among)
            return Hint(say("practice-hint-one", thing=right[0]), clause, right[:1])
        case NumberWanted(number=wanted):
            if number < HINTS:
                return Hint(say("practice-hint-look"), clause, step.tell.lights)
            return Hint(
                say("practice-hint-number", low=wanted - 2, high=wanted + 2), clause, step.tell.lights
            )
        case WordWanted(word=word):
            if number < HINTS:
                return Hint(say("practice-hint-look"), clause, step.tell.lights)
            other = next((choice for choice in run.choices if choice.word != word), None)
            if other is None:
                return Hint(say("practice-hint-look"), clause, step.tell.lights)
            return Hint(None, clause, step.tell.lights, other)
        case _:
            return Hint(say("practice-hint-next"))


def _of_an_action(run: LessonRun, clause: str, *, last: bool) -> Hint:
    """All with which something can be done now, then the one with which it is to be done."""
    decision = run.table.decision(run.lesson.seat or None)
    awaited = [action.gesture() for action, _seat in run.awaited()]
    sources = sorted({gesture.source for gesture in awaited if gesture.source})
    if not sources:
        return Hint(say("practice-hint-buttons"), clause, ("window:buttons",))
    if last:
        return Hint(say("practice-hint-with", thing=sources[0]), clause, (sources[0],))
    could = sources_of(decision) if decision is not None else []
    return Hint(say("practice-hint-region"), clause, tuple(sorted({*could, *sources})))


def sources_of(decision: Decision) -> list[str]:
    """All with which something can be done but buttons, by reference."""
    gestures = (action.gesture() for action in decision.actions)
    return sorted({gesture.source for gesture in gestures if gesture.kind != "press"} - {""})
