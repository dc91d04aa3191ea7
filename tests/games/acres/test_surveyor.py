"""The engine's list of what may be done is the one of an independent reading of the rules, over random situations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import yaml

import engine
from engine.kernel.errors import KabinettError
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.acres.strolls import stroll
from tests.games.acres.surveyor import BOX, OTHER, SITES, Surveyor, told

COPIES = {
    side: Counter(
        dict.fromkeys(BOX["locations"][side], 1)
        | {card: entry["copies"] for card, entry in BOX["empire"][side].items()}
    )
    for side in OTHER
}
GREEN = Counter({card: entry["copies"] for card, entry in BOX["empire"]["neutral"].items()})
LIKELY = (*["empty"] * 4, *["british village", "french village"] * 3, "british town", "french town")
SITUATIONS = 800
VERBS = {
    "settle", "develop", "fortify", "besiege", "reinforce", "raid", "ambush", "recruit", "money", "merchant", "trade",
    "piracy", "draft", "discard", "reserve", "governor", "intendant", "home-support", "retrieve", "withdraw", "pass",
    "done",
}  # fmt: skip


def agrees(position: Position, *, markers: bool = True) -> None:
    """Both readings allow the same, once each; points are the same, and markers where sieges came about by play."""
    decision = position.decision()
    if decision is None or decision.step != "acts":
        return
    surveyor = Surveyor(position.view(decision.seat), decision.seat)
    listed = Counter(told(action.text(), surveyor) for action in decision.actions)
    assert max(listed.values()) == 1, listed.most_common(3)
    wanted = set(surveyor.deeds())
    assert set(listed) == wanted, {"unlisted": wanted - set(listed), "wrongly listed": set(listed) - wanted}
    for attacker, siege in surveyor.sieges.items() if markers else ():
        assert siege.pos == surveyor.marker(attacker)
    for side in OTHER:
        assert surveyor.view.score[side].total == surveyor.points(side)


def situation(rng: Rng) -> dict[str, Any]:
    """A position file: any sites, cards, money and sieges that the box allows."""
    side = rng.choice(sorted(OTHER))
    left = {who: COPIES[who].copy() for who in OTHER}
    green = GREEN.copy()
    sites = {place: rng.choice(LIKELY) for place in sorted(SITES) if rng.below(3)}
    sites = {
        p: f"{words} fort" if words != "empty" and not rng.below(6) else words for p, words in sites.items()
    }

    def cards(who: str, most: int) -> list[str]:
        pool = sorted((left[who] + green).elements())
        controlled = [card for card in pool if sites.get(card, "").startswith(who)]
        rng.shuffle(pool)
        found = []
        for _ in range(rng.below(most + 1)):
            card = rng.choice(controlled) if controlled and rng.below(3) == 0 else pool.pop()
            stock = green if card in GREEN else left[who]
            if stock[card]:
                stock[card] -= 1
                found.append(card)
        return found

    besieged = {}
    for attacker in sorted(OTHER):
        targets = [place for place, words in sites.items() if words.startswith(OTHER[attacker])]
        if targets and rng.below(2):
            besieged[attacker] = {"place": rng.choice(targets), "pos": 0}
    return {
        "turn": 3,
        "active": side,
        "left": 0 if rng.below(8) == 0 else 2,
        "money": {side: rng.below(10)},
        "sites": sites,
        "hands": {who: cards(who, 10 if who == side else 2) for who in sorted(OTHER)},
        "reserves": {side: cards(side, 5)},
        "discards": {side: cards(side, 4)},
        "sieges": besieged,
    }


def test_any_situation() -> None:
    """Position files of any kind, as far as there are pieces enough; among them is every kind of Action."""
    rng, seen, legal = Rng(1754), 0, Counter[str]()
    while seen < SITUATIONS:
        file = situation(rng)
        try:
            position = engine.game("acres").set_up(file)
        except KabinettError:
            continue  # more pieces than the box holds
        seen += 1
        with explained(file):
            agrees(position, markers=False)
        decision = position.decision()
        assert decision is not None
        legal.update({action.verb for action in decision.actions})
    assert set(legal) == VERBS
    assert min(legal.values()) >= 5, legal


@contextmanager
def explained(file: dict[str, Any]) -> Iterator[None]:
    """A failure inside names the position file."""
    try:
        yield
    except AssertionError as error:
        error.add_note(yaml.safe_dump(file, default_flow_style=None))
        raise


@pytest.mark.parametrize("seed", range(6))
def test_random_games(seed: int) -> None:
    """Positions of random games, with the sieges that came about in them."""
    for number, position in enumerate(stroll(seed, 400)):
        if number % 5 == 0:
            agrees(position)
