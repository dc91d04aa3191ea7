"""Drills about courts: what a face of the die means, and how many votes a player has (agreements-3, congress)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.drill_beside import at_congress, at_court
from engine.games.sachsen.drill_questions import EVERY_FACE, OWN_TURN, number_in, numbered, side_in
from engine.games.sachsen.politics.congress import NO, YES, votes_of
from engine.games.sachsen.politics.courts import added_to, outlook, table_for, why_not_step, word
from engine.games.sachsen.politics.notes import balance, strongest
from engine.games.sachsen.politics.outlook import coming
from engine.games.sachsen.record import STEPS, Rung
from engine.games.sachsen.sides import PLAYER, SIDES, YEAR, side_ref
from engine.games.sachsen.state import State
from engine.games.sachsen.world import world
from engine.kernel.drill import Answer, DrillKind, Form, Question, because
from engine.kernel.explain import Fact
from engine.kernel.message import say


def almost_following(position: State, player: int) -> tuple[tuple[str, str, list[int]], ...]:
    """The neutral States that one might think vote as a player does, by what keeps each from it, with its clause."""
    present, blocked = position.present(), position.blocked
    first = {one: strongest(position, one, present) for one in position.neutrals()}
    ties = [one for one, best in first.items() if len(best) > 1 and player in best and not blocked[one]]
    wounded = [one for one, best in first.items() if best == (player,) and blocked[one]]
    likes = [one for one, best in first.items() if balance(position, player, one) > 0 and player not in best]
    return ("tie", "congress-4", ties), ("wounded", "R-77", wounded), ("more", "congress-4", likes)


class CourtAnswer(DrillKind[State]):
    """What a face of the die means when a step is proposed at a court (agreements-3, R-22, R-83)."""

    name: ClassVar[str] = "answer"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen agreements-3", "sachsen R-22", "sachsen R-83")
    form: ClassVar[Form] = "choice"
    scenarios: ClassVar[tuple[str, ...]] = (YEAR,)
    steps: ClassVar[tuple[str, ...]] = OWN_TURN
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-answer-sum", "drill-sachsen-answer-other"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each court where something is added to the die, or the last answer has changed the table."""
        player = PLAYER[seat]
        if player not in position.present():
            return
        words = tuple(dict.fromkeys(word(row) for row in world().tables.proposal))
        for side in position.neutrals():
            step = coming(position, player, side)
            if step is None or why_not_step(position, player, side, step) is not None:
                continue
            if added_to(position, player, side, step) or position.tie(player, side).rungs[step] != Rung():
                for face in EVERY_FACE:
                    about = (side_ref(side), f"die:{face}")
                    prompt = say("drill-sachsen-answer-ask", side=about[0], step=STEPS[step], n=face)
                    yield Question(self.name, seat, about, prompt, words)

    def beside(self, position: State, question: Question) -> Iterable[Fact]:
        """What is added there."""
        return at_court(position, PLAYER[question.seat], side_in(question))

    def answer(self, position: State, question: Question) -> Answer:
        """As the table before the die tells; the face alone, and the table as it is at first, come to mind."""
        player, side, face = PLAYER[question.seat], side_in(question), number_in(question, 1)
        step = coming(position, player, side)
        assert step is not None
        rung = position.tie(player, side).rungs[step]
        more = sum(n for _, n in added_to(position, player, side, step))
        right, ref, total = (
            word(outlook(position, player, side, step)[face - 1]),
            question.about[0],
            face + more,
        )
        table, usual = (
            [word(row) for row in rows] for rows in (table_for(position, rung), table_for(position, Rung()))
        )
        row = min(max(total, 1), len(table))
        clause, key = ("agreements-3", "sum") if row == total else ("R-83", "limit")
        why = {
            right: because(
                f"sachsen {clause}", f"drill-sachsen-answer-{key}", ref, n=face, more=more, total=row
            )
        }
        if usual[row - 1] != right:
            changed = "strict" if rung.strict else "eased"
            why[usual[row - 1]] = because("sachsen R-83", f"drill-sachsen-answer-{changed}", ref)
        why.setdefault(table[face - 1], because("sachsen R-22", "drill-sachsen-answer-notes", ref, more=more))
        for one in question.choices:
            other = because(
                "sachsen agreements-3", "drill-sachsen-answer-other", ref, total=usual.index(one) + 1
            )
            why.setdefault(one, other)
        return Answer(frozenset({right}), question.choices, why)


class Votes(DrillKind[State]):
    """How many votes a player would bring together in a congress (congress-3, congress-4)."""

    name: ClassVar[str] = "votes"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen congress-3", "sachsen congress-4", "sachsen R-77")
    form: ClassVar[Form] = "number"
    scenarios: ClassVar[tuple[str, ...]] = (YEAR,)
    steps: ClassVar[tuple[str, ...]] = OWN_TURN
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-votes-sum"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each player who may vote."""
        for player in position.present():
            if not position.is_blocked(player):
                ref = side_ref(position.homes[player])
                yield Question(self.name, seat, (ref,), say("drill-sachsen-votes-ask", side=ref))

    def beside(self, position: State, question: Question) -> Iterable[Fact]:
        """Who has sent whom notes."""
        return at_congress(position, position.leader[side_in(question)])

    def answer(self, position: State, question: Question) -> Answer:
        """Its States and those that follow it; those that waver, are wounded or only like it tempt."""
        side, present = side_in(question), position.present()
        player, ref = position.leader[side], question.about[0]
        cast = {one: YES if one == player else NO for one in present if not position.is_blocked(one)}
        fallen = votes_of(position, cast)
        right, own = sum(vote == YES for vote in fallen.values()), len(position.led(player))
        following = [one for one in position.neutrals() if fallen[SIDES[one]] == YES]
        lit = tuple(map(side_ref, following))
        why = {
            str(right): because(
                "sachsen congress-4",
                "drill-sachsen-votes-sum",
                ref,
                *lit,
                n=right,
                own=own,
                others=len(following),
            )
        }

        def tempts(n: int, clause: str, key: str, *more: int) -> None:
            reason = because(
                f"sachsen {clause}", f"drill-sachsen-votes-{key}", *map(side_ref, more), n=len(more)
            )
            why.setdefault(str(n), reason)

        for key, clause, found in almost_following(position, player):
            if found:
                tempts(right + len(found), clause, key, *found)
        if following:
            tempts(own, "congress-4", "own", *following)
        if own > 1:
            tempts(1 + len(following), "congress-3", "led", *position.led(player))
        return numbered(right, why)
