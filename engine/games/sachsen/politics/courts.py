"""The ladder at a court: relations, mutual defence, alliance, one step at a time (agreements-2, agreements-3, R-24)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import No, Propose, Yes
from engine.games.sachsen.asking import InOrder, PlayerAsked
from engine.games.sachsen.card_tables import Answer
from engine.games.sachsen.politics.answers import Parts, cast, faces, parts, rows, why_silent
from engine.games.sachsen.politics.notes import add_note
from engine.games.sachsen.record import ALLIANCE, MARRIAGE, PACT, STEPS, Pact, Rung
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import EVERYBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule

DEFENCE_STEP, ALLIANCE_STEP = 2, 3
"""The steps that bring a counter."""
WAIT, NEVER, ACCEPTED = "wait", "never", "yes"
STRICT_ROWS = 2
"""So many of the first rows refuse for good where the last answer was a 2 (agreements-3)."""
EASED_ROW = 3
"""The place of the row that is a yes where the last answer was a 4, as that after it (R-83)."""


def table_for(state: State, rung: Rung) -> tuple[Answer, ...]:
    """The answers by total from 1 to 6, as the last answer on this step has made them (agreements-3, R-83)."""
    table = list(state.world.tables.proposal)
    if rung.strict:
        table[:STRICT_ROWS] = table[:1] * STRICT_ROWS
    if rung.eased:
        table[EASED_ROW] = table[EASED_ROW + 1]
    return tuple(table)


def added_to(state: State, player: int, side: int, step: int) -> Parts:
    """What is added to the die for a step, or for the marriage, which counts loose notes only (R-24)."""
    found = parts(state, player, side, ladder=step != MARRIAGE, proposal=True)
    eased = state.tie(player, side).rungs[step].eased
    return [*found, ("eased", 1)] if eased else found


def outlook(state: State, player: int, side: int, step: int) -> list[Answer]:
    """The answer of each face of the die, as things stand."""
    rung = state.tie(player, side).rungs[step]
    return rows(table_for(state, rung), added_to(state, player, side, step))


def least(answers: list[Answer]) -> int:
    """The least face that is a yes; 0 where none is."""
    return next((face for face, one in enumerate(answers, start=1) if one.answer == ACCEPTED), 0)


def word(answer: Answer) -> str:
    """An answer as a word: `never`, `wait-6`, `wait-1`, `yes`, `yes-plus`."""
    if answer.answer == WAIT:
        return f"{WAIT}-{answer.turns}"
    return f"{ACCEPTED}-plus" if answer.plus else answer.answer


def next_step(state: State, player: int, side: int) -> int | None:
    """The number of the step that comes next on the ladder; None at its end."""
    step = state.tie(player, side).step
    return step if step < MARRIAGE else None


def why_not_step(state: State, player: int, side: int, step: int) -> Refusal | None:
    """Whether a step may be proposed in this turn at all (agreements-3, R-24)."""
    tie, ref, name = state.tie(player, side), side_ref(side), STEPS[step]
    if (why := why_silent(state, player, side)) is not None:
        return why
    if tie.asked == state.turn:
        return no("R-24", "court-asked", ref, side=ref)
    if tie.rungs[step].never:
        return no("agreements-3", "never", ref, side=ref, step=name)
    if tie.rungs[step].wait > state.turn:
        return no("agreements-3", "not-before", ref, turn=tie.rungs[step].wait, step=name)
    return None


def propose(state: State, player: int, side: int, step: int) -> Answer | None:
    """The die on a step, and what the State answers (agreements-3); returns the answer if it is a yes."""
    answers = outlook(state, player, side, step)
    added = added_to(state, player, side, step)
    answer = cast(state, player, side, "agreements-3", "proposal", answers, added, word, step=STEPS[step])
    tie = replace(state.tie(player, side), asked=state.turn)
    rung = Rung()
    if answer.answer == NEVER:
        rung = Rung(never=True)
    elif answer.answer == WAIT:
        rung = Rung(state.turn + answer.turns, answer.strict, bool(answer.plus))
    else:
        tie = replace(tie, bonus=answer.plus)
    state.set_tie(player, side, tie.with_rung(step, rung))
    home = side_ref(state.homes[player])
    name, said, turn = STEPS[step], answer.answer, rung.wait
    state.say(
        "answer", "agreements-3", side, home, kind="court", result=True, home=home, step=name, answer=said, turn=turn,
    )  # fmt: skip
    add_note(state, player, side, -answer.protest, "notes-3")
    return answer if answer.answer == ACCEPTED else None


def climb(state: State, player: int, side: int, step: int, approval: int) -> None:
    """A step is taken: a note of approval, and the counter that stands for three or four of them (notes-2, R-22)."""
    add_note(state, player, side, approval, "notes-2")
    tie = replace(state.tie(player, side), step=step + 1)
    numbers = state.world.numbers.notes
    if step == DEFENCE_STEP:
        given = min(max(tie.loose, 0), numbers.mutual_defence)
        tie = replace(tie, counter=PACT, loose=tie.loose - given)
    elif step == ALLIANCE_STEP:
        held = numbers.mutual_defence if tie.counter == PACT else 0
        given = min(max(tie.loose, 0), numbers.alliance - held)
        tie = replace(tie, counter=ALLIANCE, loose=tie.loose - given)
    state.set_tie(player, side, tie)


def allied_players(state: State, side: int, besides: int) -> tuple[int, ...]:
    """The other players allied with a State who can be asked, in the order of play (agreements-8, R-26)."""
    return tuple(
        player
        for player in state.present()
        if player != besides and state.agreed(player, side) == ALLIANCE and not state.is_blocked(player)
    )


class Proposing(Rule[PlayerAsked, Propose]):
    """The next step of the ladder is proposed to a State (agreements-2)."""

    action: ClassVar[type[Action]] = Propose
    clause: ClassVar[str] = "sachsen agreements-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Propose]:
        """To every State."""
        return [Propose(SIDES[side]) for side in asked.position.neutrals()]

    def why_not(self, asked: PlayerAsked, action: Propose) -> Refusal | None:
        """One proposal for each State and turn, not before its time, never again what was refused for good."""
        state, side = asked.position, NUMBER[action.side]
        step = next_step(state, asked.player, side)
        if step is None:
            return no("agreements-2", "ladder-done", side_ref(side), side=side_ref(side))
        return why_not_step(state, asked.player, side, step)

    def play(self, asked: PlayerAsked, action: Propose) -> None:
        """Who is allied with the State is asked first where an alliance is proposed; else the die falls."""
        state, player, side = asked.position, asked.player, NUMBER[action.side]
        step = state.tie(player, side).step
        court = side_ref(side)
        state.said("proposes", "agreements-2", player, court, kind="court", court=court, step=STEPS[step])
        allies = allied_players(state, side, player) if step == ALLIANCE_STEP else ()
        if allies:
            state.change_tie(player, side, asked=state.turn)
            state.push(Consent(allies, player, side))
        elif (answer := propose(state, player, side, step)) is not None:
            climb(state, player, side, step, answer.approval)

    def label(self, asked: PlayerAsked, action: Propose) -> Message:
        """The step, and the least face of the die that is a yes."""
        state, side = asked.position, NUMBER[action.side]
        step = next_step(state, asked.player, side)
        if step is None:
            return super().label(asked, action)
        chance = least(outlook(state, asked.player, side, step))
        return say("sachsen-act-propose-step", side=side_ref(side), step=STEPS[step], least=chance)

    def preview(self, asked: PlayerAsked, action: Propose) -> Iterable[Fact]:
        """What each face would bring."""
        state, side = asked.position, NUMBER[action.side]
        step = next_step(state, asked.player, side)
        return () if step is None else faces_of(state, asked.player, side, step)


def faces_of(state: State, player: int, side: int, step: int) -> list[Fact]:
    """The table of a proposal before its die: a line for each face (agreements-3)."""
    return faces(side, "agreements-3", outlook(state, player, side, step), word)


class Consenting(Plain[PlayerAsked, Yes]):
    """An ally of the State agrees to one more (agreements-8)."""

    action: ClassVar[type[Action]] = Yes
    clause: ClassVar[str] = "sachsen agreements-8"

    def play(self, asked: PlayerAsked, action: Yes) -> None:
        """The next ally is asked."""
        asked.step.consents(asked.position)


class Dissenting(Plain[PlayerAsked, No]):
    """An ally of the State says no: the proposal is refused, without a note, and may be repeated (agreements-8)."""

    action: ClassVar[type[Action]] = No
    clause: ClassVar[str] = "sachsen agreements-8"

    def play(self, asked: PlayerAsked, action: No) -> None:
        """One no is enough (R-83)."""
        state, step = asked.position, asked.step
        state.pop()
        told: dict[str, Arg] = {"court": side_ref(step.side), "by": side_ref(state.homes[step.player])}
        state.said("dissent", "agreements-8", asked.player, side_ref(step.side), kind="court", **told)


class Consent(InOrder, frozen=True):
    """Players allied with a State are asked before it makes an alliance with another player (agreements-8).

    Attributes:
        player: who proposes. side: the State. agreed: who has said yes.
    """

    name: ClassVar[str] = "ally-asked"
    clause: ClassVar[str] = "sachsen agreements-8"
    rules: ClassVar[tuple[AnyRule, ...]] = (Consenting(), Dissenting())
    player: int
    side: int
    agreed: tuple[int, ...] = ()

    def concerns(self, state: State, player: int) -> bool:
        """Everybody who is left."""
        return True

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Who proposes what to whom."""
        return {"by": side_ref(state.homes[self.player]), "court": side_ref(self.side)}

    def consents(self, state: State) -> None:
        """The present player agrees."""
        state.replace(replace(self, left=self.left[1:], agreed=(*self.agreed, self.left[0])))

    def after(self, state: State) -> None:
        """The die falls; with a yes all are allied, but for players at war with each other (R-83, war-2)."""
        answer = propose(state, self.player, self.side, ALLIANCE_STEP)
        if answer is None:
            return
        climb(state, self.player, self.side, ALLIANCE_STEP, answer.approval)
        at_peace = [
            one for one in self.agreed if not state.at_war(state.homes[self.player], state.homes[one])
        ]
        for other in at_peace:
            ally(state, self.player, other, "agreements-8")


def ally(state: State, one: int, other: int, clause: str) -> None:
    """Two players are allied; a pact between them is part of it (agreements-1)."""
    pair = {one, other}
    kept = tuple(p for p in state.pacts if {p.one, p.other} != pair or p.kind not in ("pact", "alliance"))
    state.pacts = (*kept, Pact(one, other, "alliance"))
    whose = side_ref(state.homes[other])
    state.said("pact", clause, one, whose, kind="treaty", whose=whose, pact="alliance")


def left(state: State, player: int) -> int:
    """How many States can still be given a proposal this turn."""
    return sum(state.tie(player, side).asked != state.turn for side in EVERYBODY)
