"""Drills about guns: what they reach, and what a shot does (artillery, R-60, R-61)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.battle.asking import fought
from engine.games.sachsen.battle.guns import ELEVATIONS, shot, shots, why_no_shot, why_silent
from engine.games.sachsen.battle.shooting import damage_word
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.drill_questions import EVERY_FACE, number_in
from engine.games.sachsen.sides import BATTLE, PLAYER
from engine.games.sachsen.state import State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

MISS = "miss"


class OnField(DrillKind[State]):
    """What is asked in the half phases of a battle."""

    scenarios: ClassVar[tuple[str, ...]] = (BATTLE,)
    steps: ClassVar[tuple[str, ...]] = ("half-phase",)

    def own(self, position: State, seat: str) -> list[int]:
        """The units of a seat that stand on the field and are not routed."""
        return fought(position).standing(PLAYER[seat])

    def unit(self, position: State, question: Question, place: int = 0) -> int:
        """A unit that a question is about."""
        return fought(position).number(question.about[place].removeprefix("piece:"))


class Targets(OnField):
    """Which enemies a battery can be aimed at (artillery-3, artillery-4, R-60)."""

    name: ClassVar[str] = "target"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen artillery-3", "sachsen artillery-4", "sachsen R-60")
    form: ClassVar[Form] = "pieces"
    plain: ClassVar[frozenset[str]] = frozenset({"sachsen-refuse-arc", "drill-sachsen-target-reached"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each battery that may fire, and each elevation."""
        battle = fought(position)
        for n in self.own(position, seat):
            if battle.units[n].guns and why_silent(battle, n) is None:
                for elevation in ELEVATIONS:
                    about = (battle.units[n].ref, f"elevation:{elevation}")
                    prompt = say("drill-sachsen-target-ask", piece=about[0], n=elevation)
                    yield Question(self.name, seat, about, prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Every enemy on the field, refused as a shot at it is."""
        battle, battery, elevation = fought(position), self.unit(position, question), number_in(question, 1)
        right, why = set[str](), dict[str, Reason]()
        for n in battle.of_army(1 - battle.units[battery].army):
            one = battle.units[n]
            refusal = why_no_shot(battle, battery, one.square, elevation)
            if refusal is None:
                right.add(one.ref)
                rows = shot(battle, battery, n, elevation).rows
                why[one.ref] = because("sachsen artillery-3", "drill-sachsen-target-reached", one.ref, n=rows)
            else:
                why[one.ref] = Reason.of(refusal)
        return Answer(frozenset(right), tuple(why), why)


class ShotDoes(OnField):
    """Whether a shot hits, and what damage it does (artillery-4, artillery-5, artillery-6, R-61)."""

    name: ClassVar[str] = "shot"
    clauses: ClassVar[tuple[str, ...]] = ("sachsen artillery-4", "sachsen artillery-5", "sachsen R-61")
    form: ClassVar[Form] = "choice"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-sachsen-shot-other", "drill-sachsen-shot-sum"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each shot that may be fired, each pair of faces."""
        battle = fought(position)
        most = len(card_file().tables.damage)
        words = (MISS, *dict.fromkeys(damage_word(points) for points in range(most)))
        for n in self.own(position, seat):
            for one in shots(battle, n) if battle.units[n].guns else ():
                pieces = battle.units[n].ref, battle.units[one.target].ref
                for aim in EVERY_FACE:
                    for damage in EVERY_FACE:
                        about = (*pieces, f"elevation:{one.elevation}", f"aim:{aim}", f"damage:{damage}")
                        prompt = say(
                            "drill-sachsen-shot-ask", piece=pieces[0], target=pieces[1], elevation=one.elevation,
                            aim=aim, damage=damage,
                        )  # fmt: skip
                        yield Question(self.name, seat, about, prompt, words)

    def answer(self, position: State, question: Question) -> Answer:
        """As the shot would be judged; damage of one that misses, and damage with nothing taken off, tempt."""
        battle = fought(position)
        battery, target = self.unit(position, question), self.unit(position, question, 1)
        elevation, aim, damage = (number_in(question, place) for place in (2, 3, 4))
        found = shot(battle, battery, target, elevation)
        lit, hits, less = question.about[:2], aim in found.aims, -found.less
        does = damage_word(damage + found.less)
        faces = [str(face) for face in found.aims]
        least, most = faces[0], faces[-1]
        aimed = because(
            "sachsen artillery-4", "drill-sachsen-shot-aim", *lit, rows=found.rows, least=least, most=most
        )
        right = does if hits else MISS
        why = {MISS: aimed}
        clause = "R-61" if any(part.clause == "R-61" for part in found.parts) else "artillery-5"
        if hits:
            key = "less" if less else "sum"
            why[does] = because(
                f"sachsen {clause}",
                f"drill-sachsen-shot-{key}",
                *lit,
                n=damage,
                less=less,
                points=max(0, damage - less),
            )
            if less:
                bare = because(f"sachsen {clause}", "drill-sachsen-shot-bare", *lit, less=less)
                why.setdefault(damage_word(damage), bare)
        else:
            why[does] = because("sachsen artillery-4", "drill-sachsen-shot-missed", *lit)
        for word in question.choices:
            why.setdefault(word, because("sachsen artillery-6", "drill-sachsen-shot-other", *lit))
        return Answer(frozenset({right}), question.choices, why)
