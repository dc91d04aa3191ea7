"""What exact Rules list follows every statement by which they judge: one is changed, and the list with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import engine
from engine.games.acres import asking
from engine.games.acres.asking import AcresAsked
from engine.games.acres.refusals import no
from engine.games.acres.sequence import RULES, Acts
from engine.kernel.action import Action
from engine.kernel.position import Position
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng

GAMES, LONGEST = 3, 120


def sites(patch: pytest.MonkeyPatch) -> None:
    """Every second site is closed to all that is done at sites."""
    for kind in {type(rule) for rule in RULES if hasattr(rule, "why_not_there")}:
        judge: Callable[..., Refusal | None] = kind.why_not_there

        def why_not_there(self: Any, asked: Any, place: int, judge: Any = judge) -> Refusal | None:
            return no("settle-1", "not-neutral") if place % 2 else judge(self, asked, place)

        patch.setattr(kind, "why_not_there", why_not_there)


def money(patch: pytest.MonkeyPatch) -> None:
    """What costs something costs one more."""
    patch.setattr(
        AcresAsked, "can_pay", lambda self, cost: cost + (cost > 0) <= self.position.money[self.side]
    )


def cards(patch: pytest.MonkeyPatch) -> None:
    """Every third kind of card can't be used."""
    judge = asking.why_unusable

    def why_unusable(state: Any, side: int, kind: int) -> Refusal | None:
        return judge(state, side, kind) if kind % 3 else no("location-limits-1", "card-besieged")

    patch.setattr(asking, "why_unusable", why_unusable)


def played(seed: int) -> Iterator[Position]:
    """Positions of a random game in which a side acts."""
    position, rng = engine.game("acres").start(seed=seed), Rng(seed)
    for _ in range(LONGEST):
        decision = position.decision()
        if decision is None:
            return
        if isinstance(position.top(), Acts):
            yield position
        position.play_legal(decision.actions.pick(rng), decision.seat)


@pytest.mark.parametrize("change", [sites, money, cards])
def test_the_list_follows_every_statement(change: Callable[[pytest.MonkeyPatch], None]) -> None:
    """What is still listed is what is still legal."""
    closed: set[type[Action]] = set()
    for seed in range(GAMES):
        for position in played(seed):
            seat = position.top().seats(position)[0]
            before = [*position.top().actions(position, seat)]
            with pytest.MonkeyPatch.context() as patch:
                change(patch)
                after = [*position.top().actions(position, seat)]
                assert after == [action for action in before if position.refuse(action, seat) is None]
            closed |= {
                type(rule).__name__
                for rule in RULES
                for a in set(before) - set(after)
                if type(a) is rule.action
            }
    exact = {type(rule).__name__ for rule in RULES if rule.exact}
    assert closed & exact, f"{change.__name__} closed nothing"
