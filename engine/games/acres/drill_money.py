"""Drills about money: what one action can bring (money, merchant, trader, piracy)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.acres.actions import Merchant, Money, Piracy, Trade
from engine.games.acres.asking import why_unusable
from engine.games.acres.drill_suppose import hand_of, to_act
from engine.games.acres.sides import NUMBER, side_ref
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

SOURCES: dict[type[Action], str] = {
    Money: "money-1", Merchant: "merchant-1", Trade: "trader-1", Piracy: "piracy-1",
}  # fmt: skip
"""What brings money, and by which clause."""


class Income(DrillKind[State]):
    """The most money that one action brings with the cards of a hand."""

    name: ClassVar[str] = "income"
    clauses: ClassVar[tuple[str, ...]] = (
        "acres money-1", "acres merchant-1", "acres trader-1", "acres piracy-1", "acres R-money-symbol",
        "acres location-limits-1",
    )  # fmt: skip
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-acres-income-money"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One to each side, about its own hand."""
        side = side_ref(NUMBER[seat])
        yield Question(self.name, seat, (side,), say("drill-acres-income-ask", side=side))

    def answer(self, position: State, question: Question) -> Answer:
        """The best of each kind of Action; what a card of no use would bring comes to mind as well."""
        side, seat = NUMBER[question.seat], question.seat
        best = self._best(position, seat)
        why: dict[str, Reason] = {}
        for n, action in sorted(best, key=lambda found: -found[0]):
            cards = list(action.gesture().cards)
            key = f"drill-acres-income-{action.verb}"
            why.setdefault(str(n), because(f"acres {SOURCES[type(action)]}", key, *cards, cards=cards, n=n))
        if not why:
            return Answer(frozenset(), (), {})
        right = next(iter(why))
        for n, action in best:
            if isinstance(action, Merchant):
                ship = position.card(position.world.kinds[side][action.cards[0]])
                reason = because("acres R-money-symbol", "drill-acres-income-ship", ship.ref, card=ship.ref)
                why.setdefault(str(n + ship.money), reason)
        furs = 0
        for card in hand_of(position, seat):
            refusal = why_unusable(position, side, card.kind)
            furs += card.fur
            if refusal is not None and card.money:
                why.setdefault(str(card.money), Reason.of(refusal))
        if not any(card.trades for card in hand_of(position, seat)) and furs:
            worth = furs * position.world.rules.fur_value
            why.setdefault(str(worth), because("acres trader-1", "drill-acres-income-trader"))
        return Answer(frozenset({right}), tuple(sorted(why, key=int)), why)

    def _best(self, position: State, seat: str) -> list[tuple[int, Action]]:
        """Of each kind of Action that brings money the one that brings the most, with how much."""
        after = to_act(position, NUMBER[seat])
        decision = after.decision(seat)
        assert decision is not None
        best: dict[type[Action], tuple[int, Action]] = {}
        for action in decision.actions:
            kind = type(action)
            if kind in SOURCES:
                n = int(str(decision.label(action).args["money"]))
                if kind not in best or n > best[kind][0]:
                    best[kind] = n, action
        return [best[kind] for kind in SOURCES if kind in best]
