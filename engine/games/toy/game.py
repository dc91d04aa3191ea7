"""The toy game as a title: its scenarios, its openings, position files, and deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from engine.games.toy import TITLE
from engine.games.toy.position import ToyPosition
from engine.games.toy.sequence import STEPS, Weather
from engine.games.toy.state import CARDS, HAND, ROADS, SEALED, SEATS
from engine.games.toy.view_types import ToyView
from engine.games.toy.written import written
from engine.kernel.fields import FieldError, FieldPath, Fields, word
from engine.kernel.forms import Filled, ListOf, OneOf, TableOf, Whole, YesNo, meaning, record
from engine.kernel.game import Game, Scenario
from engine.kernel.options import OptionValue
from engine.kernel.position import Position, Result
from engine.kernel.positions import OPENING
from engine.kernel.rng import LARGEST_SEED, Rng
from engine.kernel.view import View

_SEATS: dict[int, dict[str, tuple[str, ...]]] = {2: {seat: (seat,) for seat in SEATS}}

PILES = ("hands", "discards", "deck")


class Toy(Game):
    """Two couriers, four seals, twelve cards."""

    id = "toy"
    board, maturity = TITLE.board, TITLE.maturity
    rulesets = ("1.0",)
    scenarios = (Scenario("short", _SEATS, 3, 30), Scenario("long", _SEATS, 6, 60))

    def begin(
        self, ruleset: str, scenario: str, seats: int, seed: int, options: Mapping[str, OptionValue]
    ) -> ToyPosition:
        """Both couriers at home, three cards each (1-a)."""
        del ruleset, seats, options
        return self._opening(scenario, seed)

    def _opening(self, scenario: str, seed: int) -> ToyPosition:
        chosen = self.scenario(scenario)
        position = ToyPosition(chosen.id, chosen.turns, seed)
        position.agenda = [Weather()]
        for seat in SEATS:
            position.draw(seat, HAND)
        position.settle()
        return position

    def set_up(self, file: dict[str, Any], seed: int = 0, *, former: bool = False) -> ToyPosition:
        """From a position file, by its form; what it does not name is as at the start. Raises FieldError."""
        given = Fields(file, former=former)
        fields = Filled(self.form(file), given, (*OPENING, "actions"))
        position = self._opening(
            self._scenario_of(given), given.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
        )
        position.turn = fields.whole("turn", 1)
        position.mud = fields.yes("mud", position.mud)
        for seat, _, place in fields.table("pieces").each():
            position.riders[seat] = place
        if "seals" in fields:
            position.seals = []
            for at, place in fields.items("seals"):
                free = [city for city in SEALED if city not in position.seals]
                position.seals.append(word(at, place, free))
        points = fields.table("points")
        position.points = {seat: points.whole(seat, 0) for seat in SEATS}
        if sum(position.points.values()) + len(position.seals) > len(SEALED):
            raise fields.error("points", f"there are more than {len(SEALED)} seals", "Leave some out")
        if any(pile in fields for pile in PILES):
            _deal(position, fields)
        return position

    def form(self, file: Mapping[str, object]) -> TableOf:
        """What a position file may say besides which opening it is."""
        seats, card = OneOf(meaning("side", SEATS)), Whole(min(CARDS), max(CARDS))
        return record(
            {
                "turn": Whole(1, self.scenario(self._scenario_of(Fields(file))).turns),
                "mud": YesNo(),
                "pieces": TableOf(
                    OneOf(meaning("piece", SEATS)), OneOf(meaning("place", ROADS), spots=True), always=True
                ),
                "seals": ListOf(OneOf(meaning("place", SEALED), spots=True)),
                "points": TableOf(seats, Whole(0, len(SEALED))),
                "hands": TableOf(seats, ListOf(card)),
                "discards": ListOf(card, stock=True),
                "deck": ListOf(card, stock=True),
            }
        )

    def _scenario_of(self, fields: Fields) -> str:
        return fields.word("scenario", [s.id for s in self.scenarios], self.scenarios[0].id)

    def written(self, position: Position) -> Iterable[dict[str, Any]]:
        """The fields of a position file that may say this Position."""
        assert isinstance(position, ToyPosition)
        return written(position)

    def load(self, state: dict[str, Any]) -> ToyPosition:
        """The Position whose `state()` was this."""
        return ToyPosition.from_state(state)

    def deal(self, view: View, rng: Rng) -> ToyPosition:
        """A truth consistent with a View: the unseen cards are dealt anew."""
        seen = ToyView.of(view)
        position = ToyPosition(view.scenario, view.turns, rng.bits())
        position.turn, position.mud, position.discards = view.turn, seen.mud, list(seen.discards)
        position.riders = {piece.id: piece.place for piece in view.pieces}
        position.points = {score.side: score.value for score in view.scores}
        position.seals = [mark.place for mark in view.marks]
        position.agenda = [msgspec.convert(step.fields, STEPS[step.name]) for step in view.agenda]
        if view.winners is not None:
            position.result = Result(view.winners, view.way, view.clause)
        known = [int(card) for hand in view.hands for card in hand.cards or ()]
        known += [card for card in seen.bids.values() if card is not None]
        unseen = [card for card in CARDS if card not in (*known, *seen.discards)]
        rng.shuffle(unseen)
        for hand in view.hands:
            cards = hand.cards if hand.cards is not None else [unseen.pop() for _ in range(hand.count)]
            position.hands[hand.seat] = sorted(map(int, cards))
        for seat, card in seen.bids.items():
            may_be_none = len(unseen) == seen.deck
            position.bids[seat] = card if card is not None else (0 if may_be_none else unseen.pop())
        position.deck = unseen
        return position


def _deal(position: ToyPosition, fields: Filled) -> None:
    """The piles as named, each card once; the deck is what is left, unless it is named."""
    free = list(CARDS)

    def taken(named: Iterable[tuple[FieldPath, int]]) -> list[int]:
        found = []
        for place, card in named:
            if card not in free:
                mend = f"Use one of: {', '.join(map(str, free))}"
                raise FieldError(place, f"'{card}' is not known here", mend)
            free.remove(card)
            found.append(card)
        return found

    hands = fields.table("hands")
    position.hands = {seat: sorted(taken(hands.items(seat))) for seat in SEATS}
    position.discards = taken(fields.items("discards"))
    position.deck = taken(fields.items("deck"))[::-1]
    if "deck" not in fields:
        position.deck = free
        position.rng.shuffle(position.deck)


GAME = Toy()
