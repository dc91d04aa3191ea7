"""Clicks and drags of a turn of REVOLUTION: how many a faction makes, by phase.

python benchmarks/count_clicks.py [games] [bot] [content]

Bots play games of five, and each answer is counted as the window takes it, by the cheapest way that leads to it:

- by hand: every button, place, or drag counts one; a drag out of a heap that could be of another number counts one
  more, for saying how many. Within a province counters go from place to place by one drag.
- as shown: the main button counts one, where what it shows is wanted; more proposals may be clicked before it.
- on the sheet: each row on which a hand is laid counts one, with the rest shown anew around it; handing over one more.

With a number as third word each faction is content with what is shown wherever its own answer is worth, by the bot's
judgement of the situation, no more than so many victory points beyond that: so plays who changes only what matters.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import mean, median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import engine
from engine.bots.bot import Bot, bot
from engine.bots.revolution.worth import worth
from engine.games.revolution.actions import (
    Arrange,
    ArrangeAll,
    Coin,
    Done,
    Expel,
    Fill,
    KeepAll,
    Part,
    Propose,
    ProposeAll,
    Put,
    Support,
    heap_at,
)
from engine.games.revolution.asking import SideStep
from engine.games.revolution.board import ref_of
from engine.games.revolution.state import State
from engine.games.revolution.within import Within
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng

AIM = 12
"""The most that a turn shall take of a faction in the median."""

Turns = dict[tuple[int, int], Counter[str]]
"""Turn and faction -> clicks by phase."""
Asked = tuple[int, int, str, int]
"""Turn, faction, phase and province of an answer."""


def asked(position: Position) -> Asked | None:
    """Whose answer is due to what; None at the end."""
    step = position.agenda[-1] if position.agenda else None
    if position.result is not None or not isinstance(step, SideStep) or not isinstance(position, State):
        return None
    return position.turn, step.asks(position), step.name, getattr(step, "province", -1)


def decision_of(position: Position) -> Decision:
    """What is asked."""
    decision = position.decision()
    assert decision is not None
    return decision


# --- counting ---------------------------------------------------------------------------------


def clicks_of(position: Position, answer: list[Action]) -> int:
    """The clicks of a whole answer, the cheapest way."""
    decision, whole = decision_of(position), answer[0]
    if isinstance(whole, ArrangeAll):
        ways = [
            sum(by_hand(turned_to(position, name), [*parts, Done()]) for name, parts in whole.by_province())
        ]
        answer = [part for _, parts in whole.by_province() for part in parts]
    else:
        ways = [by_hand(position, answer)]
    wanted = values_of(decision, answer)
    if wanted is not None:
        ways.append(by_sheet(decision, wanted, answer))
    if (
        KeepAll() in decision.actions
        and played(position, [KeepAll()]).armies == played(position, answer).armies
    ):
        ways.append(1)
    if isinstance(decision.shown, ProposeAll):
        named = {action.province for action in answer if isinstance(action, Propose)}
        if named.issuperset(decision.shown.provinces):
            ways.append(1 + len(named.difference(decision.shown.provinces)))
    return min(ways)


def by_hand(position: Position, answer: Iterable[Action]) -> int:
    """Every button, place and drag; how many of a heap."""
    ahead, count = position.copy(), 0
    moved = Counter[int]()
    for action in answer:
        decision = decision_of(ahead)
        if isinstance(action, Arrange):
            assert isinstance(ahead, State)
            side, spot = ahead.agenda[-1].asks(ahead), ahead.world.spot[action.place]  # type: ignore[attr-defined]
            more = action.number - ahead.at[spot][side]
            moved[more > 0] += 1
            count += abs(more) > 1
        else:
            count += 1 + _has_number(decision, action)
        ahead.play(action, decision.seat)
    return count + max(moved.values(), default=0)


def _has_number(decision: Decision, action: Action) -> bool:
    """Whether a drag asks how many."""
    gesture = action.gesture()
    if not gesture.count:
        return False
    same = (one.gesture() for one in decision.actions.of(gesture.source))
    return len({one.count for one in same if one.target == gesture.target}) > 1


def values_of(decision: Decision, answer: Iterable[Action]) -> dict[str, int] | None:
    """The numbers on the sheet by which an answer is given; None where there is no sheet."""
    sheet = decision.numbers
    if sheet is None:
        return None
    within = decision.step == "within"
    found = dict.fromkeys((row.source for row in sheet.rows), 0)
    if within:
        state = decision._position
        assert isinstance(state, State)
        side = state.agenda[-1].asks(state)  # type: ignore[attr-defined]
        found |= {ref: state.at[state.world.spot[ref[6:]]][side] for ref in found if ref.startswith("place:")}
    for action in answer:
        if isinstance(action, Put):
            found[ref_of(action.to)] += action.number
        elif isinstance(action, Arrange):
            found[ref_of(action.place)] = action.number
        elif isinstance(action, Expel):
            found[heap_at(action.place, action.whose)] = action.number
        elif isinstance(action, Coin):
            found[ref_of(action.city)] += action.number
        elif isinstance(action, Support):
            found[f"way:{action.box}/{action.to}"] += action.number
        elif isinstance(action, Fill):
            found[f"country:{action.province}"] = 1
    for group in sheet.groups:  # what had no choice was placed by itself
        for row in group.rows if group.whole else ():
            found[row.source] += min(row.most - found[row.source], group.left(found) or 0)
    return found


def by_sheet(decision: Decision, wanted: Mapping[str, int], answer: list[Action]) -> int:
    """Rows on which a hand is laid, the one that is farthest from what is wanted first; then it is handed over."""
    sheet = decision.numbers
    assert sheet is not None
    values, kept = {row.source: row.first for row in sheet.rows}, dict[str, int]()
    while wrong := [ref for ref in values if values[ref] != wanted[ref] and ref not in kept]:
        worst = max(wrong, key=lambda ref: abs(values[ref] - wanted[ref]))
        kept[worst] = wanted[worst]
        values |= {worst: wanted[worst]} | dict(decision.fill_rest(kept))
    handed = decision.interpret_numbers(values)
    goes_on = bool(answer) and answer[-1].verb == "done" and not any(a.verb in ENDING for a in handed)
    return len(kept) + (1 if handed else 0) + goes_on


ENDING = ("done", "arrange", "support-all")
"""Verbs with which a sheet ends the answer."""


# --- playing ----------------------------------------------------------------------------------


def turned_to(position: Position, province: str) -> State:
    """The situation when the faction is asked about another province in which it is the next; "": this one."""
    ahead = position.copy()
    step = ahead.agenda[-1]
    assert isinstance(ahead, State)
    assert isinstance(step, Within)
    if province:
        ahead.agenda.append(ahead.agenda.pop(step.place_of(ahead, ahead.world.province[province])))
    return ahead


def answer_of(position: Position, player: Bot, rng: Rng) -> list[Action]:
    """What a bot does until something else is asked; of all provinces that may be arranged in one go."""
    step = position.agenda[-1]
    if isinstance(step, Within) and isinstance(position, State):
        names = ["", *(position.world.provinces[one.province].id for one in step.ready(position)[1:])]
        parts = [_answer_in(turned_to(position, name), player, rng) for name in names]
        whole = [[part for part in one if isinstance(part, Part)] for one in parts]
        if len(names) > 1:
            return [ArrangeAll.of(whole[0], zip(names[1:], whole[1:], strict=True))]
        return parts[0]
    return _answer_in(position, player, rng)


def _answer_in(position: Position, player: Bot, rng: Rng) -> list[Action]:
    ahead, key, found = position.copy(), asked(position), list[Action]()
    while asked(ahead) == key:
        decision = decision_of(ahead)
        found.append(player.choose(ahead.view(decision.seat), decision, rng))
        ahead.play(found[-1], decision.seat)
    return found


def shown_of(position: Position) -> list[Action]:
    """What is shown as a whole answer; nothing where the sheet begins with nothing."""
    decision = decision_of(position)
    if decision.shown is not None:
        return [decision.shown]
    sheet = decision.numbers
    values = {row.source: row.first for row in sheet.rows} if sheet is not None else {}
    return list(decision.interpret_numbers(values)) if any(values.values()) else []


def played(position: Position, answer: Iterable[Action]) -> State:
    """What comes of an answer."""
    ahead = position.copy()
    for action in answer:
        ahead.play(action, decision_of(ahead).seat)
    assert isinstance(ahead, State)
    return ahead


def turns_of(seed: int, kind: str, content: float | None) -> Turns:
    """The clicks of one game."""
    position = engine.game("revolution").start(scenario="full", seats=5, seed=seed)
    player, rng, found = bot(kind), Rng(seed), Turns()
    counts: Turns = defaultdict(Counter, found)
    while (key := asked(position)) is not None:
        turn, side, phase, _ = key
        answer = answer_of(position, player, rng)
        shown = shown_of(position) if content is not None else []
        if content is not None and shown:
            gain = worth(played(position, answer), side) - worth(played(position, shown), side)
            if gain <= content:
                counts[turn, side][phase] += 1
                position = played(position, shown)
                continue
        counts[turn, side][phase] += clicks_of(position, answer)
        position = played(position, answer)
    return counts


def report(games: int, kind: str, content: float | None) -> None:
    """Print median, upper quarter and worst of whole turns, and where the clicks of them lie."""
    turns: list[Counter[str]] = []
    for seed in range(1, games + 1):
        turns += [phases for (turn, _), phases in turns_of(seed, kind, content).items() if turn]
    sums = [sum(phases.values()) for phases in turns]
    phases = sorted({name for one in turns for name in one})
    how = "" if content is None else f", content within {content:g} points"
    print(f"{games} games of {kind}{how}, {len(turns)} turns of a faction: aim {AIM}")
    print(f"median {median(sums):g}, upper quarter {quantiles(sums)[2]:g}, most {max(sums)}")
    for name in sorted(phases, key=lambda name: -sum(one[name] for one in turns)):
        counts = [one[name] for one in turns]
        print(f"  {name:12} mean {mean(counts):5.2f}, median {median(counts):g}, most {max(counts)}")


if __name__ == "__main__":
    words = sys.argv[1:]
    report(
        int(words[0]) if words else 4,
        words[1] if len(words) > 1 else "steady",
        float(words[2]) if len(words) > 2 else None,
    )
