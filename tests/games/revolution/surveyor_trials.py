"""Engine and second reading side by side, from any table: what is legal, who is asked, what lies there afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import yaml

import engine
from engine.kernel.decision import Decision
from engine.kernel.errors import KabinettError
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.revolution import surveyor_bridge as bridge
from tests.games.revolution import surveyor_course as course
from tests.games.revolution import surveyor_end as end
from tests.games.revolution import surveyor_people as people
from tests.games.revolution.surveyor_facts import NEUTRAL
from tests.games.revolution.surveyor_situations import situation
from tests.games.revolution.surveyor_truth import Deed, Truth


def seat_of(truth: Truth, side: str) -> str:
    """Who leads a faction (3.1-a)."""
    if truth.players > 2:
        return side
    return "catholic" if side in ("catholics", "habsburgs") else "reformed"


def differences(found: Any, wanted: Any, what: str = "") -> Iterator[str]:
    """What one has and the other has not."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in [*wanted, *(k for k in found if k not in wanted)]:
            yield from differences(found.get(key), wanted.get(key), f"{what} {key}")
    elif found != wanted:
        yield f"{what}: the engine has {found}, the reading {wanted}"


def same_table(position: Position, truth: Truth) -> None:
    """What lies on the table, and what is left in the stocks."""
    found, wanted = bridge.told(bridge.read(position)), bridge.told(truth)
    told = [
        *differences(found, wanted),
        *differences(bridge.engine_stocks(position), bridge.stocks(truth), "stock"),
    ]
    assert not told, "; ".join(told)


def same_view(position: Position, truth: Truth) -> None:
    """What everybody is shown: heaps of counters and coins, pieces, sums of new units and points."""
    view: Any = position.view(None)
    heaps = Counter[tuple[str, str]]()
    for heap in view.heaps:
        heaps[heap.place.removeprefix("country:"), heap.side or NEUTRAL] += heap.number
    wanted = Counter({(place, side): n for place, held in truth.at.items() for side, n in held.items()})
    for box, spaces in truth.boxes.items():
        for held in spaces.values():
            wanted.update({(f"box:{box}", side): n for side, n in held.items()})
    for side in truth.factions:
        wanted["supply:" + side, side] = truth.supply(side)
        wanted["treasury:" + side, side] = truth.treasury[side]
    wanted["supply:", NEUTRAL] = truth.supply(NEUTRAL)
    told = list(differences(dict(+heaps), dict(+wanted), "heap"))
    armies = Counter((p.side, p.place, "abandoned" in p.state) for p in view.pieces if p.kind == "army")
    camps = Counter((a.side, a.city or f"box:section-{a.region}", a.abandoned) for a in truth.armies)
    camps.update({(side, f"supply:{side}", False): truth.army_stock(side) for side in truth.factions})
    told += differences(dict(armies), dict(+camps), "army")
    for side in truth.factions:
        shown = view.factions[side]
        if truth.turn:
            earned = sum(shown.units[name] for name in ("cities", "named", "towns", "countryside", "boxes"))
            told += differences(earned, people.units_earned(truth, side), f"new units of {side}")
        sources = ("cities", "provinces", "goal") if truth.turn < end.LAST_TURN else tuple(shown.points)
        now = sum(shown.points[source] for source in sources)
        told += differences(now, end.points(truth, side), f"points of {side}")
    assert not told, "; ".join(told)


def same_question(position: Position, truth: Truth) -> list[str]:
    """The same faction's person is asked, and may do the same; the texts of all that may be done."""
    decision = position.decision()
    if truth.over:
        assert decision is None
        assert position.result is not None
        assert sorted(position.result.winners) == sorted({seat_of(truth, s) for s in truth.winners})
        return []
    assert truth.step is not None
    assert decision is not None, f"the engine asks nothing, the reading {truth.step}"
    texts = [action.text() for action in decision.actions]
    listed = Counter(bridge.deed_of(text) for text in texts)
    wanted = set(course.deeds(truth))
    told = f"the engine asks {decision.step} of {list(decision.seats)}, the reading {truth.step}"
    assert listed.keys() == wanted, f"{told}; {apart(set(listed), wanted)}"
    assert max(listed.values()) == 1, f"{told}: listed twice {listed.most_common(3)}"
    assert list(decision.seats) == [seat_of(truth, truth.step[-1])], told
    return texts


def apart(listed: set[Deed], wanted: set[Deed]) -> str:
    """Which Actions only one of the two allows."""
    extra, missing = sorted(map(str, listed - wanted)), sorted(map(str, wanted - listed))
    return f"only the engine {extra[:8]} ({len(extra)}), only the reading {missing[:8]} ({len(missing)})"


def near(decision: Decision, truth: Truth, texts: list[str], rng: Rng) -> Iterator[str]:
    """Texts a word or a number away from legal ones, and not legal by the reading."""
    wanted = set(course.deeds(truth))
    pool = sorted({word for text in texts for word in text.split()[1:]} | {"1", "2", "9", "brabant", "gent"})
    for _ in range(4):
        words = rng.choice(texts).split()
        if len(words) > 1:
            words[1 + rng.below(len(words) - 1)] = rng.choice(pool)
            if bridge.deed_of(" ".join(words)) not in wanted:
                yield " ".join(words)


SELDOM = {"destroy", "blockade", "relieve", "convert", "intercept"}
MUCH = {"hire", "ship"}


def pick(texts: list[str], rng: Rng) -> str:
    """Any legal Action; all verbs are as likely, an end less so, what seldom is possible more."""
    by_verb: dict[str, list[str]] = {}
    for text in texts:
        by_verb.setdefault(text.split()[0], []).append(text)
    verbs = sorted(by_verb)
    verb = rng.choice(sorted(SELDOM & by_verb.keys()) if SELDOM & by_verb.keys() and rng.below(2) else verbs)
    if verb == "done" and len(verbs) > 1 and rng.below(2):
        verb = rng.choice(verbs)
    return by_verb[verb][-1] if verb in MUCH and rng.below(2) else rng.choice(by_verb[verb])


def walk(position: Position, truth: Truth, rng: Rng, most: int) -> Counter[str]:
    """Some Actions further, both the same way."""
    seen = Counter[str]()
    for _ in range(most):
        same_table(position, truth)
        texts = same_question(position, truth)
        if not texts:
            seen["over"] += 1
            return seen
        decision = position.decision()
        assert decision is not None
        for text in near(decision, truth, texts, rng):
            try:
                action = position.read(text)
            except KabinettError:
                continue
            refused = position.refuse(action, decision.seat) is not None
            # a place of another province of a joint sheet may be set as well, and is not listed
            assert refused or not decision.lists(action), f"{text} is legal for the engine alone"
            seen["refused"] += 1
        if rng.below(8) == 0:
            same_view(position, truth)
        text = pick(texts, rng)
        with explained(f"then {text}"):
            position.play(position.read(text), decision.seat)
            course.play(truth, bridge.deed_of(text))
        seen[text.split()[0]] += 1
    return seen


def trial(seed: int, phase: str = "", most: int = 40) -> Counter[str]:
    """A random table, and some Actions from there."""
    rng = Rng(seed)
    truth = situation(rng, phase)
    file = bridge.file_of(truth)
    with explained(yaml.safe_dump(file, default_flow_style=None, width=200)):
        position = engine.game("revolution").set_up(file)
        course.open_phase(truth)
        course.run(truth)
        return walk(position, truth, rng, most)


@contextmanager
def explained(words: str) -> Iterator[None]:
    """A failure inside tells these words."""
    try:
        yield
    except Exception as error:
        error.add_note(words)
        raise
