"""When France is asked whether it reduces its objectives, phase after phase of a turn (19.2-a, R-27)."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_affairs as affairs
from tests.games.maria import surveyor_forts as forts
from tests.games.maria.surveyor_compare import same
from tests.games.maria.surveyor_table import Table, read


class Core(NamedTuple):
    """What of France is in Core Austria."""

    markers: frozenset[str]
    generals: frozenset[str]


def core(table: Table) -> Core:
    """French markers and generals in Core Austria."""
    return Core(
        frozenset(f for f, m in table.marks.items() if m == "france" and affairs.core_austria(f)),
        frozenset(g.id for g in table.generals() if g.side == "france" and affairs.core_austria(g.city)),
    )


PHASES = ("cards", "supply", "movement", "combat", "conquest")
"""The phases of an action stage (5-a)."""


class Moment(NamedTuple):
    """Where in the turn a question is asked: the phase that goes on, or is over while something is asked after it."""

    stage: str
    phase: str
    over: bool

    def has_passed(self, phase: str) -> bool:
        """Whether a later phase of the same stage has come to its end."""
        number, former = PHASES.index(self.phase), PHASES.index(phase)
        return number > former + (not self.over)


def moment(position: Position) -> Moment:
    """What the strip says of the present question."""
    strip = position.view(None).phases
    stage = next(entry for entry in strip if entry.level == 0 and entry.state == "now")
    reached = [e for e in strip if e.level == 1 and e.name in PHASES and e.state in ("done", "now")]
    name = stage.sides[0] if stage.sides else stage.name
    return Moment(name, reached[-1].name, reached[-1].state == "done") if reached else Moment(name, "", False)


class Aims:
    """A turn played at random in which France would rather keep its objectives."""

    def __init__(self, position: Position, file: dict[str, Any], rng: Rng) -> None:
        self.position, self.rng, self.seen = position, rng, Counter[str]()
        self.declined = "declined" in file
        self.done = False
        self.changes: set[Core] = set()
        """What France had there at any moment since it last would not reduce."""
        if self.declined:
            self.changes.add(Core(frozenset(file["declined"]), frozenset()))

    def run(self, number: int) -> Counter[str]:
        """So many Decisions, or a turn."""
        turn = read(self.position).turn
        self.changes.add(core(read(self.position)))
        for _ in range(number):
            decision = self.position.decision()
            if decision is None or self.done or read(self.position).turn != turn:
                break
            if decision.step == "reduction":
                self.answer(decision)
            else:
                self.go_on(decision)
        return self.seen

    def answer(self, decision: Decision) -> None:
        """France is asked: it must be able to; it reduces, or keeps its objectives."""
        table = read(self.position)
        same(affairs.may_reduce(table), True, "France is asked and could")
        same(decision.seat, table.player("france"), "who is asked")
        texts = {a.text() for a in decision.actions}
        same({"answer reduce", "answer keep-aims"} <= texts, True, f"answers {texts}")
        wanted = affairs.after_reduction(table)
        if self.rng.below(5):
            self.follow(decision, self.position.read("answer keep-aims"), declining=True)
            self.seen["kept"] += 1
            return
        self.position.play(self.position.read("answer reduce"), decision.seat)
        if self.position.result is None and read(self.position).stage == table.stage:
            same(forts.ledger(read(self.position)).marks, wanted.marks, "markers after the reduction")
        self.seen["reduced"] += 1
        self.done = True

    def go_on(self, decision: Decision) -> None:
        """Any Action; movement is brought to its end soon."""
        by_verb: dict[str, list[Action]] = {}
        for action in decision.actions:
            by_verb.setdefault(action.verb, []).append(action)
        verbs = sorted(by_verb)
        if "done" in verbs and self.rng.below(3) == 0:
            verbs = ["done"]
        self.follow(decision, self.rng.choice(by_verb[self.rng.choice(verbs)]), declining=False)

    def follow(self, decision: Decision, action: Action, *, declining: bool) -> None:
        """Play it; at the ends of phases that it brings, France is asked when the rule says so."""
        before = moment(self.position)
        ahead = self.position.copy()
        ahead.carry_out(action, decision.seat)
        self.changes.add(core(read(ahead)))
        could = affairs.may_reduce(read(ahead))
        self.position.play_legal(action, decision.seat)
        self.declined |= declining
        now = self.position.decision()
        if now is None:
            return
        table, after = read(self.position), moment(self.position)
        self.changes.add(core(table))
        asked = now.step == "reduction"
        if declining:
            self.changes = {core(table)}
            if before.stage == "france" and before.phase != PHASES[-1] and affairs.may_reduce(table):
                again = after.stage != before.stage or after.has_passed(before.phase)
                same(asked, again, f"France has just refused at {before} and is asked again at {after}")
                self.seen["asked again"] += asked
            return
        still = before[:2] == after[:2] or after.over
        if still and not asked:
            return
        changed = len(self.changes) > 1
        wanted = before.stage == "france" or not self.declined or changed
        if asked and before[:2] == after[:2]:
            same(wanted, True, f"France is asked at the end of {before}, changes {self.changes}")
        if before.phase and could and affairs.may_reduce(table):
            same(
                asked, wanted, f"France is asked at the end of {before}, now {after}; changes {self.changes}"
            )
            self.seen[
                "asked by a change" if changed and self.declined else "asked" if wanted else "not asked"
            ] += 1
