"""Drills about combat: who must be attacked, what may be played, where the beaten go (11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.maria import cards
from engine.games.maria.actions import PlayCard
from engine.games.maria.attacks import Pair, start_pairs
from engine.games.maria.combat import Combat
from engine.games.maria.drill_movement import piece_of
from engine.games.maria.fight import Fight
from engine.games.maria.movement import Movement
from engine.games.maria.retreat import LeadAway, refuse_end
from engine.games.maria.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

AROUND = 3
"""Cities so many roads away are thought of."""


class MustAttack(DrillKind[State]):
    """Which cities a general must attack (11.1-a)."""

    name: ClassVar[str] = "attack"
    clauses: ClassVar[tuple[str, ...]] = ("maria 11.1-a",)
    form: ClassVar[Form] = "places"
    steps: ClassVar[tuple[str, ...]] = ("movement", "combat")

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each commander of the seat with a fight to come if no piece moved any more."""
        world = position.world
        for attacker in dict.fromkeys(attacker for attacker, _ in _pairs(position)):
            if position.alliances.seat_of[world.pieces[attacker].power] == seat:
                piece = world.pieces[attacker].ref
                yield Question(self.name, seat, (piece,), say("drill-maria-attack-ask", piece=piece))

    def answer(self, position: State, question: Question) -> Answer:
        """Where the other of each pair stands; other pieces around are too far, no enemies or no generals."""
        world, general = position.world, piece_of(position, question)
        start = position.where[general]
        targets = {position.where[d] for a, d in _pairs(position) if a == general}
        foes = position.alliances.foes[world.pieces[general].power]
        why: dict[str, Reason] = {}
        for number in (*world.generals, *world.trains):
            info, place = world.pieces[number], position.where[number]
            if place < 0 or place == start or world.index.distance[start][place] > AROUND:
                continue
            here = world.place_ref(place)
            if place in targets:
                key = "beside"
            elif info.power not in foes:
                key = "friend"
            elif info.kind == "train":
                key = "train"
            else:
                key = "far" if world.index.distance[start][place] > 1 else "over"
            why[here] = because("maria 11.1-a", f"drill-maria-attack-{key}", info.ref, here, piece=info.ref)
        return Answer(frozenset(map(world.place_ref, targets)), tuple(why), why)


def _pairs(position: State) -> tuple[Pair, ...]:
    """The fights that are due, or would be if no piece moved any more."""
    step = position.top()
    if isinstance(step, Combat):
        return step.commanded(position)
    assert isinstance(step, Movement)
    return start_pairs(position, position.active(step.stage))


class Playable(DrillKind[State]):
    """Which cards may be played in a fight (8-d, 8-e, 11.1-c)."""

    name: ClassVar[str] = "cards"
    clauses: ClassVar[tuple[str, ...]] = ("maria 11.1-c", "maria 8-d", "maria 8-e")
    form: ClassVar[Form] = "cards"
    steps: ClassVar[tuple[str, ...]] = ("fight",)
    plain: ClassVar[frozenset[str]] = frozenset({"maria-refuse-wrong-suit", "drill-maria-cards-suit"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One to the seat with the right to play."""
        step = position.top()
        if isinstance(step, Fight) and seat in step.seats(position):
            piece = position.world.pieces[step.commander(step.right)].ref
            yield Question(self.name, seat, (piece,), say("drill-maria-cards-ask", piece=piece))

    def answer(self, position: State, question: Question) -> Answer:
        """Of all cards that the seat holds, for whichever power, those that the fight allows."""
        step = position.top()
        assert isinstance(step, Fight)
        suit = step.suit(position, step.right)
        judged = []
        for power in position.alliances.seats[question.seat]:
            for card in position.hands[power]:
                here, reserve = cards.ref(card), cards.SUIT[card] == "R"
                action = PlayCard(cards.NAMES[card], 1 if reserve else 0)
                clause, key = ("maria 8-e", "reserve") if reserve else ("maria 11.1-c", "suit")
                why = because(clause, f"drill-maria-cards-{key}", here, card=here, suit=f"suit:{suit}")
                judged.append((here, position.refuse(action, question.seat), why))
        return Answer.judged(judged)


class Score(DrillKind[State]):
    """What the score of a fight is after a card (11.1-c)."""

    name: ClassVar[str] = "score"
    clauses: ClassVar[tuple[str, ...]] = ("maria 11.1-c", "maria 11.1-d")
    form: ClassVar[Form] = "number"
    steps: ClassVar[tuple[str, ...]] = ("fight",)

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each card that the seat with the right may play."""
        decision = position.decision(seat)
        step = position.top()
        if decision is None or not isinstance(step, Fight):
            return
        world, score = position.world, step.own_score()
        piece = world.pieces[step.commander(step.right)].ref
        for action in decision.actions:
            if isinstance(action, PlayCard) and score < 0:
                card, value = f"card:{action.card}", action.gesture().value
                prompt = say("drill-maria-score-ask", piece=piece, score=score, card=card, n=value)
                yield Question(self.name, seat, (piece, card, f"points:{value}"), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """The score that the button says; its opposite, and the points alone, come to mind as well."""
        step, decision = position.top(), position.decision(question.seat)
        assert isinstance(step, Fight)
        assert decision is not None
        action = self._card(question)
        points = action.gesture().value
        after = int(str(decision.label(action).args["score"]))
        key = "behind" if after < 0 else "passes"
        clause = "11.1-c" if after < 0 else "11.1-d"
        lit = question.about[:2]
        right = because(f"maria {clause}", f"drill-maria-score-{key}", *lit, n=points, score=after)
        wrong = because("maria 11.1-c", "drill-maria-score-sum", *lit, n=points, score=step.own_score())
        tempting = (-after, points, step.own_score() - points, abs(step.own_score()))
        why = {str(after): right} | {str(n): wrong for n in tempting if n != after}
        return Answer(frozenset({str(after)}), tuple(sorted(why, key=int)), why)

    def consequence(self, position: State, question: Question) -> tuple[PlayCard, ...]:
        """The card is played."""
        return (self._card(question),)

    def _card(self, question: Question) -> PlayCard:
        name, points = question.about[1].removeprefix("card:"), question.about[2].removeprefix("points:")
        return PlayCard(name, int(points) if cards.SUIT[cards.NUMBER[name]] == "R" else 0)


class RetreatEnd(DrillKind[State]):
    """Where a retreat may end (11.2-b, 11.2-c)."""

    name: ClassVar[str] = "retreat"
    clauses: ClassVar[tuple[str, ...]] = ("maria 11.2-b", "maria 11.2-c", "maria 11.2-d")
    form: ClassVar[Form] = "places"
    steps: ClassVar[tuple[str, ...]] = ("retreat",)
    plain: ClassVar[frozenset[str]] = frozenset({"drill-maria-retreat-length"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One to the winner who leads the beaten away."""
        step, world = position.top(), position.world
        if isinstance(step, LeadAway) and seat in step.seats(position):
            piece = world.pieces[step.general].ref
            winner = world.pieces[step.winner]
            prompt = say("drill-maria-retreat-ask", piece=piece, target=winner.ref, n=step.length)
            yield Question(self.name, seat, (piece, winner.ref), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """The ends of the ways that are listed; other cities around are refused as a drop on them is."""
        step, world, decision = position.top(), position.world, position.decision(question.seat)
        assert isinstance(step, LeadAway)
        assert decision is not None
        right = frozenset(action.gesture().target for action in decision.actions)
        start, won = position.where[step.general], position.where[step.winner]
        why: dict[str, Reason] = {}
        ends = sum(1 << n for n in step.ends)
        for place in world.places_in(world.index.reach(1 << start, min(step.length + 1, 8)) | ends):
            here = world.place_ref(place)
            if here in right:
                far = world.index.distance[won][place]
                why[here] = because("maria 11.2-b", "drill-maria-retreat-far", here, place=here, n=far)
            elif place != start:
                reason = self.reason(position, question, here)
                if reason is not None:
                    why[here] = reason
        return Answer(right, tuple(why), why)

    def reason(self, position: State, question: Question, marked: str) -> Reason | None:
        """Who or what closes a city to the retreat; else that it lies too far or too near, as a drop is refused."""
        step, number = position.top(), position.world.index.number.get(marked.removeprefix("place:"))
        decision = position.decision(question.seat)
        assert isinstance(step, LeadAway)
        assert decision is not None
        if number is None:
            return None
        closed = refuse_end(position, step.general, number)
        if closed is not None:
            return Reason.of(closed)
        near = position.world.index.distance[position.where[step.general]][number] <= step.length
        for action in decision.interpret_drag(question.about[0], marked) if near else ():
            refusal = position.refuse(action, question.seat)
            if refusal is not None and len(action.gesture().via) == step.length:
                return Reason.of(refusal)
        return because("maria 11.2-b", "drill-maria-retreat-length", marked, place=marked, n=step.length)
