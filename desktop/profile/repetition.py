"""Spaced repetition: when a clause is asked about again, and which are a person's difficult ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from desktop.profile.practice import Practice, Remembered, one_more
from engine.practice.drill_run import Grade

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

SOON = timedelta(minutes=10)
"""When something that was missed is asked about again."""
AHEAD = timedelta(days=1)
"""Clocks differ by less; what was asked later than this from now was asked by a wrong clock, and is asked again."""
LONGEST = 36_500.0
"""Days that anything is remembered."""
KEPT = 0.9
"""How likely something is to be known still when it is asked about again."""


class Due(NamedTuple):
    """A clause to be asked about again in a kind of drill."""

    kind: str
    clause: str
    since: datetime


class Difficult(NamedTuple):
    """A clause, how often drills hung on it, and how often it was not seen so."""

    clause: str
    asked: int
    wrong: int


def review(
    practice: Practice, game: str, kind: str, grades: Mapping[str, Grade], now: datetime | None = None
) -> None:
    """Note how the clauses of a drill were known; it is for the caller to save."""
    moment = now or datetime.now(UTC)
    cards = practice.cards.setdefault(game, {}).setdefault(kind, {})
    for clause, grade in sorted(grades.items()):
        known = cards.get(clause, Remembered())
        card, _ = _scheduler().review_card(_card(known), _rating(grade), moment)
        cards[clause] = Remembered(
            int(card.state), card.stability, card.difficulty, card.due.isoformat(),
            card.last_review.isoformat() if card.last_review else "",
            one_more(known.asked), one_more(known.wrong) if grade == "wrong" else known.wrong,
        )  # fmt: skip


def due(practice: Practice, game: str, now: datetime | None = None) -> list[Due]:
    """What is to be asked again by now, what has waited longest first."""
    moment = now or datetime.now(UTC)
    found = [
        Due(kind, clause, min(when, moment))
        for kind, clause, known in _all(practice, game)
        if (when := _moment(known.due)) is not None
        and (when <= moment or ((last := _moment(known.last)) is not None and last > moment + AHEAD))
    ]
    return sorted(found, key=lambda one: (one.since, one.kind, one.clause))


def difficult(practice: Practice, game: str) -> list[Difficult]:
    """The clauses of a game that were not seen at least once, the most often missed first, over all kinds."""
    counts: dict[str, tuple[int, int]] = {}
    for _, clause, known in _all(practice, game):
        asked, wrong = counts.get(clause, (0, 0))
        counts[clause] = (asked + max(known.asked, known.wrong), wrong + max(known.wrong, 0))
    found = [Difficult(clause, asked, wrong) for clause, (asked, wrong) in counts.items() if wrong]
    return sorted(found, key=lambda one: (-one.wrong / one.asked, -one.asked, one.clause))


def _all(practice: Practice, game: str) -> Iterator[tuple[str, str, Remembered]]:
    for kind, cards in practice.cards.get(game, {}).items():
        for clause, known in cards.items():
            yield kind, clause, known


@cache
def _scheduler() -> Scheduler:
    """What was seen unaided comes back after days; what was missed, or needed a hint at first, in the same sitting."""
    from fsrs import Scheduler

    return Scheduler(
        desired_retention=KEPT, learning_steps=(SOON,), relearning_steps=(SOON,), enable_fuzzing=False
    )


def _rating(grade: Grade) -> Rating:
    from fsrs import Rating

    return {"unaided": Rating.Good, "hinted": Rating.Hard, "wrong": Rating.Again}[grade]


def _card(known: Remembered) -> Card:
    """The card of the package; one that makes no sense begins anew."""
    from fsrs import Card, State

    due, last = _moment(known.due), _moment(known.last)
    if due is None or last is None or known.stability is None or known.difficulty is None:
        return Card(card_id=1)
    sound = 0 < known.stability <= LONGEST and 1 <= known.difficulty <= 10
    if not sound or known.state not in tuple(State):
        return Card(card_id=1)
    state = State(known.state)
    step = None if state is State.Review else 0
    return Card(1, state, step, known.stability, known.difficulty, due, last)


def _moment(text: str) -> datetime | None:
    """A moment in UTC; None for what is none."""
    try:
        found = datetime.fromisoformat(text)
        return found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)
    except (ValueError, OverflowError):  # the first day of all, in another zone, is before any
        return None
