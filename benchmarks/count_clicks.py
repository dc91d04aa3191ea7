"""Clicks and drags of a turn of REVOLUTION: how many a faction makes, by phase.

python benchmarks/count_clicks.py [games] [bot] [content] [tastes]

Bots play games of five, and each answer is counted as the window takes it, by the cheapest way that leads to it:

- by hand: every button, place, or drag counts one; a drag out of a heap that could be of another number counts one
  more, for saying how many. Within a province counters go from place to place by one drag.
- as shown: the main button counts one, where what it shows is wanted; more proposals may be clicked before it.
- on the sheet: each row on which a hand is laid counts one, with the rest shown anew around it; handing over one more.

With a number as third word each faction is content with what is shown wherever its own answer is worth, by the bot's
judgement of the situation, no more than so many victory points beyond that: so plays who changes only what matters.

What is shown is what the judgement of the steady bot would do: so its own games tell how many questions a turn asks.
With a fourth word (0.5) the players of each game have tastes of their own: each weight of their judgement is taken by
lot up to so much above or below the one by which answers are shown.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import engine
from engine.bots.bot import Bot, bot
from engine.games.revolution.actions import (
    Arrange,
    ArrangeAll,
    Coin,
    Done,
    Expel,
    Fill,
    Part,
    Propose,
    ProposeAll,
    Put,
    Several,
    Support,
    heap_at,
)
from engine.games.revolution.asking import SideStep
from engine.games.revolution.board import ref_of
from engine.games.revolution.counsel import arranging, forecast, stakes, weights
from engine.games.revolution.counsel.worth import worth
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
    if decision.numbers is None:
        ways += by_whole(position, answer)
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
    """Rows on which a hand is laid, each time the one after which most is as it is wanted; then it is handed over."""
    sheet = decision.numbers
    assert sheet is not None
    values, kept = {row.source: row.first for row in sheet.rows}, dict[str, int]()
    while wrong := [ref for ref in values if values[ref] != wanted[ref] and ref not in kept]:
        ways = []
        for ref in wrong:
            hands = kept | {ref: wanted[ref]}
            after = values | {ref: wanted[ref]} | dict(decision.fill_rest(hands))
            ways.append((sum(after[one] != wanted[one] for one in after), ref, after))
        _, ref, values = min(ways, key=lambda way: way[0])
        kept[ref] = wanted[ref]
    handed = decision.interpret_numbers(values)
    goes_on = bool(answer) and answer[-1].verb == "done" and not any(a.verb in ENDING for a in handed)
    return len(kept) + (1 if handed else 0) + goes_on


def by_whole(position: Position, answer: list[Action]) -> Iterator[int]:
    """What is done by hand first, because it is not shown; then the main button, where it shows the rest."""
    goal, shown = played(position, answer).state(), decision_of(position).shown
    parts = shown.parts() if isinstance(shown, Several) else ()
    answer = sorted(answer, key=lambda one: one in parts)
    for number in range(len(answer)):
        first, ahead = answer[:number], position.copy()
        for action in first:
            if not isinstance(action, Done) and action in decision_of(ahead).actions:
                ahead.play(action, decision_of(ahead).seat)
        if asked(ahead) != asked(position):
            return
        then = decision_of(ahead).shown
        if then is not None and played(ahead, [then]).state() == goal:
            yield by_hand(position, first) + 1
            return


ENDING = ("done", "arrange", "support-all")
"""Verbs with which a sheet ends the answer."""


# --- tastes -----------------------------------------------------------------------------------


class Tastes:
    """Weights of the players of one game."""

    def __init__(self, spread: float, rng: Rng) -> None:
        self.spread, self.usual = spread, {n: v for n, v in vars(weights).items() if n.isupper()}
        self.own = {name: self._varied(value, rng) for name, value in self.usual.items()}

    def _varied(self, value: float | tuple[float, ...], rng: Rng) -> float | tuple[float, ...]:
        if isinstance(value, tuple):
            by = self._varied(1.0, rng)
            return tuple(one * by for one in value)  # type: ignore[operator]
        if isinstance(value, int):
            return value
        return value * (1 + self.spread * (rng.below(2001) - 1000) / 1000)

    @contextmanager
    def felt(self) -> Iterator[None]:
        """What is judged meanwhile is judged by them."""
        if self.spread:
            self._weigh(self.own)
        yield
        if self.spread:
            self._weigh(self.usual)

    def _weigh(self, values: Mapping[str, object]) -> None:
        for name, value in values.items():
            setattr(weights, name, value)
        for known in (arranging.arranged, arranging.taken, stakes.stakes):
            known.cache_clear()
        forecast._SEEN.clear()


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


def follows_on(position: Position, answer: list[Action], player: Bot, rng: Rng) -> list[Action]:
    """An answer, and what the same faction answers to Steps that follow on it at once."""
    step, ahead, found = position.agenda[-1], played(position, answer), list(answer)
    while isinstance(step, SideStep) and ahead.agenda and ahead.agenda[-1].name in step.goes_on:
        found += (more := _answer_in(ahead, player, rng))
        ahead = played(ahead, more)
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


def turns_of(seed: int, kind: str, content: float | None, spread: float = 0) -> Turns:
    """The clicks of one game."""
    tastes = Tastes(spread, Rng(seed))
    position = engine.game("revolution").start(scenario="full", seats=5, seed=seed)
    player, rng, found = bot(kind), Rng(seed), Turns()
    counts: Turns = defaultdict(Counter, found)
    while (key := asked(position)) is not None:
        turn, side, phase, _ = key
        with tastes.felt():
            answer = answer_of(position, player, rng)
            whole = follows_on(position, answer, player, rng)
        if played(position, whole).state() == played(position, shown_of(position)[:1] or whole).state():
            answer = whole
        shown = shown_of(position) if content is not None else []
        if content is not None and shown:
            with tastes.felt():
                gain = worth(played(position, answer), side) - worth(played(position, shown), side)
            if gain <= content:
                counts[turn, side][phase] += 1
                position = played(position, shown)
                continue
        counts[turn, side][phase] += clicks_of(position, answer)
        position = played(position, answer)
    return counts


def report(games: int, kind: str, content: float | None, spread: float) -> None:
    """Print median, upper quarter and worst of whole turns, and where the clicks of them lie."""
    turns: list[Counter[str]] = []
    for seed in range(1, games + 1):
        turns += [phases for (turn, _), phases in turns_of(seed, kind, content, spread).items() if turn]
    sums = [sum(phases.values()) for phases in turns]
    phases = sorted({name for one in turns for name in one})
    how = "" if content is None else f", content within {content:g} points"
    how += f", of tastes that vary by {spread:g}" if spread else ""
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
        float(words[2]) if len(words) > 2 and words[2] != "-" else None,
        float(words[3]) if len(words) > 3 else 0,
    )
