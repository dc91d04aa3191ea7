"""What a Decision tells besides its Actions: numbers to be filled in, and the round that it belongs to.

And that asking is asking: it changes nothing.
"""

from __future__ import annotations

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng


def numbers_fit(position: Position, decision: Decision, rng: Rng) -> None:
    """What is listed as a number has its row; a sheet that is filled in as its limits and sums allow can be played.

    Row by row, as a hand does it: where the others give way they are filled in anew around it.
    """
    sheet = decision.numbers
    if sheet is None:
        return
    rows = {row.source: row for row in sheet.rows}
    for action in decision.actions:
        gesture = action.gesture()
        if gesture.kind == "number" and not gesture.target:
            assert gesture.value in rows[gesture.source].values, f"{action.text()} has no row"
    values = {source: row.first for source, row in rows.items()}
    assert not any(group.gives_way for group in sheet.groups) or sheet.complete(values)
    kept: dict[str, int] = {}
    for group in sheet.groups:
        for row in group.rows:
            least = row.least if group.gives_way else values[row.source]
            most = group.most(row, values, kept)
            kept[row.source] = rng.choice(range(least, most + 1, row.step))
            values |= {row.source: kept[row.source], **decision.fill_rest(kept)}
        values |= group.spread(values) if group.whole else {}
    assert sheet.complete(values), f"{decision.step}: limits and sums do not agree: {values}"
    copy, played = position.copy(), 0
    for action in decision.interpret_numbers(values):
        refusal = copy.refuse(action, decision.seat)
        assert refusal is None or played, f"{decision.step}: {values} is {action.text()}: {refusal}"
        if refusal is None:
            copy.play(action, decision.seat)
            played += 1


def round_sound(position: Position) -> None:
    """A View tells of the round that goes on; who is asked takes part; in a call everybody may pass."""
    told, step = position.round(), position.top()
    for seat in (*position.view(None).seats, None):
        assert position.view(seat).round == told, "a View knows another round"
    if told is None:
        return
    assert set(step.seats(position)) == set(told.waiting)
    assert set(told.seats) <= set(position.view(None).seats)
    for seat in told.waiting:
        decision = position.decision(seat)
        assert decision is not None
        if told.kind == "call":
            passing = decision.passing
            assert passing is not None
            assert passing in decision.actions, f"{seat} cannot pass"


def ask_the_rest(decision: Decision, action: Action, refs: list[str]) -> None:
    """All that the window asks besides what a seat can see: labels, what comes of an Action, gestures, idle pieces."""
    for one in decision.actions:
        decision.label(one)
    decision.preview(action)
    decision.lists(action)
    decision.reveals(action)
    for source in refs:
        decision.why_idle(source)
        for target in refs:
            decision.interpret_drag(source, target)
            decision.interpret_cards((source,), target)
    assert decision.shown is None or decision.shown in decision.actions
    assert decision.passing is None or decision.passing in decision.actions
    decision.drags  # noqa: B018 they are made when they are asked for


def settles_without_a_trace(position: Position, action: Action, seat: str) -> None:
    """On the way to the next Decision asking a Step whom it awaits writes nothing; only what it then does may."""
    ahead = position.copy()
    ahead.carry_out(action, seat)
    while ahead.result is None and ahead.agenda:
        step, before = ahead.top(), ahead.dump()
        seats, left = step.seats(ahead), step.measure(ahead)
        assert ahead.dump() == before, f"{step.name}: asking whom it awaits changes the Position"
        assert (seats, left) == (step.seats(ahead), step.measure(ahead)), f"{step.name}: asked twice"
        if seats:
            return
        step.run(ahead)
