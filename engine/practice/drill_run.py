"""A drill in progress: what a person has marked, the hints taken, and what comes of it when it is checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from engine.kernel.drill import Reason
from engine.kernel.rng import Rng
from engine.practice.drills import Drill
from engine.practice.interest import tempting

Verdict = Literal["right", "missed", "wrong"]
Grade = Literal["unaided", "hinted", "wrong"]
HINTS = 3
"""The clause, the region, one element; never the solution."""
PART = 3
"""The region of a hint holds one of so many candidates, at least two, and never right ones alone."""


class Mark(Struct, frozen=True):
    """What became of one thing: marked and right, right and not marked, or marked and wrong; and why."""

    item: str
    verdict: Verdict
    reason: Reason | None


class Hint(Struct, frozen=True):
    """One step of help.

    Attributes:
        step: 1 the clause, 2 a region, 3 one element. clause: of step 1.
        lit: references to light (step 2: right ones are among them; step 3: the element).
        item: the element of step 3, `fits` whether it is right, `reason` why.
        least, most: of a number, the bounds between which it lies (step 2).
    """

    step: int
    clause: str = ""
    lit: tuple[str, ...] = ()
    item: str = ""
    fits: bool = False
    reason: Reason | None = None
    least: int = 0
    most: int = 0


class DrillRun:
    """One person answers one drill.

    Attributes:
        marked: what is marked now, in order. hints: how many were taken. marks: the result; None before the check.
    """

    def __init__(self, drill: Drill) -> None:
        self.drill = drill
        self.marked: dict[str, None] = {}
        self.hints = 0
        self.marks: tuple[Mark, ...] | None = None

    @property
    def single(self) -> bool:
        """Whether one answer replaces the other: a word or a number."""
        return self.drill.kind.form in ("choice", "number")

    def toggle(self, item: str) -> None:
        """Mark something, or take the mark off; after the check nothing changes."""
        if self.marks is not None:
            return
        if self.single:
            self.marked = {item: None}
        elif item in self.marked:
            del self.marked[item]
        else:
            self.marked[item] = None

    def mark(self, items: Iterable[str]) -> None:
        """Mark exactly these."""
        if self.marks is None:
            self.marked = dict.fromkeys(items)

    def check(self) -> tuple[Mark, ...]:
        """Judge what is marked: the wrong first, then what was missed, then what was right."""
        if self.marks is None:
            right = self.drill.answer.right
            verdicts: list[tuple[str, Verdict]] = [(one, "wrong") for one in self.marked if one not in right]
            verdicts += [(one, "missed") for one in self._in_order(right) if one not in self.marked]
            verdicts += [(one, "right") for one in self.marked if one in right]
            self.marks = tuple(Mark(item, verdict, self.why(item)) for item, verdict in verdicts)
        return self.marks

    def why(self, item: str) -> Reason | None:
        """Why something is right or wrong; None where the rules say nothing about it."""
        drill = self.drill
        known = drill.answer.why.get(item)
        return known or drill.kind.reason(drill.position, drill.question, item)

    @property
    def grade(self) -> Grade:
        """How it was answered, once it is checked."""
        assert self.marks is not None
        if any(mark.verdict != "right" for mark in self.marks):
            return "wrong"
        return "hinted" if self.hints else "unaided"

    def grades(self) -> dict[str, Grade]:
        """How each clause was known that the drill trains: wrong where something that cites it was not seen so."""
        assert self.marks is not None
        failed = {
            m.reason.clause for m in self.marks if m.verdict != "right" and m.reason and m.reason.clause
        }
        known: Grade = "hinted" if self.hints else "unaided"
        if self.grade == "wrong" and not failed:
            failed = set(self.drill.clauses[:1])
        return {clause: "wrong" if clause in failed else known for clause in {*self.drill.clauses, *failed}}

    # --- hints ----------------------------------------------------------------------

    def hint(self) -> Hint:
        """The next step of help; the third is said again and again."""
        if self.marks is None:
            self.hints = min(HINTS, self.hints + 1)
        if self.hints == 1:
            clauses = self.drill.clauses or self.drill.kind.clauses
            return Hint(1, clause=clauses[0], lit=self.drill.question.about)
        return self._region() if self.hints == 2 else self._element()

    def _region(self) -> Hint:
        """Where to look: some candidates around a right one; of a number its bounds; of a choice what it hangs on."""
        drill, rng = self.drill, Rng(self.drill.seed)
        if drill.kind.form == "number":
            value, room = int(next(iter(drill.answer.right))), 2 + rng.below(3)
            least = value - rng.below(room + 1)
            least = least if value < 0 else max(0, least)
            return Hint(2, least=least, most=least + room)
        if drill.kind.form == "choice":
            return Hint(2, lit=tuple(dict.fromkeys((*drill.question.about, *self._reason_of_right().lit))))
        candidates, right = drill.answer.candidates, drill.answer.right
        place = next(n for n, one in enumerate(candidates) if one in right)
        room = max(2, len(candidates) // PART)
        first = max(0, min(place - rng.below(room), len(candidates) - room))
        last = first + room
        while all(one in right for one in candidates[first:last]):
            first, last = max(0, first - 1), last + 1
        return Hint(2, lit=candidates[first:last])

    def _element(self) -> Hint:
        """One right thing where several are; else one wrong thing that tempts."""
        answer = self.drill.answer
        several = len(answer.right) > 1
        item = self._in_order(answer.right)[0] if several else (tempting(answer) or answer.wrong)[0]
        reason = answer.why[item]
        return Hint(3, lit=(item,) if ":" in item else reason.lit, item=item, fits=several, reason=reason)

    def _reason_of_right(self) -> Reason:
        return self.drill.answer.why[next(iter(self.drill.answer.right))]

    def _in_order(self, items: Iterable[str]) -> list[str]:
        """As the candidates stand, what is none of them last."""
        wanted, order = set(items), self.drill.answer.candidates
        return [one for one in order if one in wanted] + sorted(wanted.difference(order))
