"""The toy game as a title: its scenarios, its openings, position files, and deals."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.games.toy.position import CARDS, HAND, ToyPosition, read
from engine.games.toy.sequence import ROADS, SEALED, SEATS
from engine.kernel.game import Game, Scenario
from engine.kernel.position import Result
from engine.kernel.positions import FieldError
from engine.kernel.rng import Rng
from engine.kernel.view import View

_SEATS: dict[int, dict[str, tuple[str, ...]]] = {2: {seat: (seat,) for seat in SEATS}}


class Toy(Game):
    """Two couriers, four seals, twelve cards."""

    id = "toy"
    board = ""
    rulesets = ("1.0",)
    scenarios = (Scenario("short", _SEATS, 3, 30), Scenario("long", _SEATS, 6, 60))
    maturity = "toy"

    def start(
        self,
        *,
        ruleset: str = "",
        scenario: str = "",
        seats: int = 0,
        seed: int = 0,
        options: dict[str, Any] | None = None,
    ) -> ToyPosition:
        """Both couriers at home, three cards each (1-a)."""
        del ruleset, seats, options
        chosen = self.scenario(scenario or "short")
        position = ToyPosition(chosen.id, chosen.turns, seed)
        for seat in SEATS:
            position.draw(seat, HAND)
        position.settle()
        return position

    def set_up(self, file: dict[str, Any], seed: int = 0) -> ToyPosition:
        """From a position file: turn, mud, pieces, seals, hands; what it does not name is as at the start."""
        position = self.start(scenario=file.get("scenario", ""), seed=file.get("seed", seed))
        position.turn = file.get("turn", 1)
        position.mud = file.get("mud", position.mud)
        for seat, place in file.get("pieces", {}).items():
            _known(("pieces", seat), seat, SEATS)
            _known(("pieces", seat), place, ROADS)
            position.riders[seat] = place
        for number, place in enumerate(file.get("seals", ())):
            _known(("seals", number), place, SEALED)
        position.seals = list(file.get("seals", position.seals))
        if "hands" in file:
            _deal_hands(position, file["hands"])
        return position

    def load(self, state: dict[str, Any]) -> ToyPosition:
        """The Position whose `state()` was this."""
        return ToyPosition.from_state(state)

    def deal(self, view: View, rng: Rng) -> ToyPosition:
        """A truth consistent with a View: the unseen cards are dealt anew."""
        facts = view.facts
        position = ToyPosition(view.scenario, view.turns, rng.bits())
        position.turn, position.mud, position.discards = view.turn, facts["mud"], list(facts["discards"])
        position.riders = {piece.id: piece.place for piece in view.pieces}
        position.points = {score.side: score.value for score in view.scores}
        position.seals = [mark.place for mark in view.marks]
        position.agenda, position.deck = read(facts["agenda"]), []
        position.result = msgspec.convert(facts["result"], Result) if facts["result"] else None
        seen = [int(card) for hand in view.hands for card in hand.cards or ()]
        seen += [card for card in facts["bids"].values() if card is not None]
        unseen = [card for card in CARDS if card not in (*seen, *facts["discards"])]
        rng.shuffle(unseen)
        for hand in view.hands:
            known = hand.cards if hand.cards is not None else [unseen.pop() for _ in range(hand.count)]
            position.hands[hand.seat] = sorted(map(int, known))
        for seat, card in facts["bids"].items():
            may_be_none = len(unseen) == facts["deck"]
            position.bids[seat] = card if card is not None else (0 if may_be_none else unseen.pop())
        position.deck = unseen
        return position


def _known(field: tuple[str | int, ...], word: object, names: Any) -> None:
    if word not in names:
        raise FieldError(field, f"'{word}' is not known here", f"Use one of: {', '.join(names)}")


def _deal_hands(position: ToyPosition, hands: dict[str, list[int]]) -> None:
    taken: list[int] = []
    for seat, cards in hands.items():
        _known(("hands", seat), seat, SEATS)
        for number, card in enumerate(cards):
            free = [c for c in CARDS if c not in taken]
            _known(("hands", seat, number), card, [str(c) for c in free] if card not in free else free)
            taken.append(card)
    position.hands = {seat: sorted(hands.get(seat, [])) for seat in SEATS}
    position.deck = [card for card in CARDS if card not in taken]
    position.rng.shuffle(position.deck)


GAME = Toy()
