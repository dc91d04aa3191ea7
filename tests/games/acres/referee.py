"""The referee of the worked cases of A FEW ACRES OF SNOW: it knows the table from Views alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from engine.games.acres.sides import NUMBER
from engine.games.acres.world import world
from engine.kernel.position import Position
from tests.games.referee import Referee

Cards = list[str]


ANY_ORDER = ("discard", "governor", "piracy")
AS_TOLD = ("lose", "give", "check")


def same(text: str) -> tuple[str, ...]:
    """The words of an Action, the cards in any order but for what counts by its place.

    The place or siege, the merchant's ship and the trader come first, a siege's strength last.
    """
    verb, *words = text.split()
    if verb in AS_TOLD:
        return verb, *words
    if verb in ANY_ORDER:
        return verb, *sorted(words)
    last = words[-1:] if verb == "besiege" else []
    return verb, *words[:1], *sorted(words[1 : len(words) - len(last)]), *last


class AcresReferee(Referee[Position]):
    """Words for cases of A FEW ACRES OF SNOW."""

    def _fact(self, name: str) -> Any:
        return msgspec.to_builtins(getattr(self.position.view(None), name))

    def _counted(self, name: str, answer: dict[str, Any]) -> None:
        fact = self._fact(name)
        assert {side: fact[side] for side in answer} == answer, fact

    def can(self, answer: dict[str, Cards]) -> None:
        """All legal Actions with these verbs, told without the verb; cards in any order."""
        decision = self.position.decision()
        assert decision is not None
        for verb, wanted in answer.items():
            found = sorted(same(a.text()) for a in decision.actions if a.verb == verb)
            assert found == sorted(same(f"{verb} {words}") for words in wanted), verb

    def choose(self, answer: dict[str, Any]) -> None:
        """One of these answers is given; where there is only one, the engine may give it unasked."""
        decision = self.position.decision()
        if decision is None or decision.step != answer["step"]:
            assert len(answer["of"]) == 1, f"{answer['step']} is not asked"
            return
        assert sorted(a.text() for a in decision.actions) == sorted(answer["of"])
        self.play(answer["do"])

    def not_asked(self, answer: dict[str, str]) -> None:
        """A seat may not act, since it is not asked."""
        refusal = self.position.refuse(self.position.read(answer["do"]), answer["seat"])
        assert refusal is not None
        assert refusal.message.key == "refuse-not-your-decision"

    def left(self, number: int) -> None:
        """Actions left (actions-1)."""
        assert self._fact("left") == number, self._fact("left")

    def money(self, answer: dict[str, int]) -> None:
        """Money of the sides."""
        self._counted("money", answer)

    def supply(self, answer: dict[str, dict[str, int]]) -> None:
        """Pieces in supply."""
        self._counted("supply", answer)

    def captured(self, answer: dict[str, dict[str, int]]) -> None:
        """Pieces a side has captured."""
        self._counted("captured", answer)

    def forts(self, number: int) -> None:
        """Fortification discs in the common stock."""
        assert self._fact("forts") == number, self._fact("forts")

    def sites(self, answer: dict[str, str]) -> None:
        """What stands on sites: "british town fort", "french village", "empty"."""
        on_board = [p for p in self.position.view(None).pieces if p.place]
        found = dict.fromkeys(answer, "empty")
        for piece in (p for p in on_board if p.kind in ("village", "town") and p.place in found):
            assert found[piece.place] == "empty", f"two pieces on {piece.place}"
            found[piece.place] = f"{piece.side} {piece.kind}"
        for piece in (p for p in on_board if p.kind == "fort" and p.place in found):
            found[piece.place] += " fort"
        assert found == answer, found

    def hand(self, answer: dict[str, Cards | int]) -> None:
        """The cards in a hand, as its own seat sees them, or their number."""
        for side, wanted in answer.items():
            held = next(h for h in self.position.view(side).hands if h.side == side)
            assert held.cards is not None
            assert held.count == len(held.cards)
            if isinstance(wanted, int):
                assert held.count == wanted, held.cards
            else:
                assert sorted(held.cards) == sorted(wanted)

    def deck(self, answer: dict[str, int]) -> None:
        """Cards in draw decks."""
        self._counted("deck", answer)

    def discard(self, answer: dict[str, list[str | Cards]]) -> None:
        """Discard piles, top last; cards of one play lie in any order and are told as a list in the list."""
        for side, wanted in answer.items():
            pile = list(self._fact("discard")[side])
            told = list(pile)
            for part in wanted:
                group = part if isinstance(part, list) else [part]
                assert sorted(pile[: len(group)]) == sorted(group), told
                pile = pile[len(group) :]
            assert not pile, told

    def reserve(self, answer: dict[str, Cards]) -> None:
        """Reserves."""
        found = {side: sorted(self._fact("reserve")[side]) for side in answer}
        assert found == {side: sorted(cards) for side, cards in answer.items()}, found

    def locations(self, answer: dict[str, Cards]) -> None:
        """All available location cards."""
        found = {side: sorted(self._fact("locations")[side]) for side in answer}
        assert found == {side: sorted(cards) for side, cards in answer.items()}, found

    def holds_location(self, answer: dict[str, dict[str, bool]]) -> None:
        """Whether these cards lie among the available locations."""
        for side, wanted in answer.items():
            available = self._fact("locations")[side]
            assert {card: card in available for card in wanted} == wanted, available

    def empire(self, answer: dict[str, dict[str, int]]) -> None:
        """How many of these cards lie among the available empire cards."""
        for side, wanted in answer.items():
            found = Counter(self._fact("empire")[side])
            assert {card: found[card] for card in wanted} == wanted, found

    def neutral(self, answer: dict[str, int]) -> None:
        """How many of these cards lie in the neutral display."""
        found = Counter(self._fact("neutral"))
        assert {card: found[card] for card in answer} == answer, found

    def prices(self, answer: dict[str, dict[str, int]]) -> None:
        """What each side would pay for what it could draft."""
        for side, wanted in answer.items():
            found = self._prices(side)
            assert {card: found.get(card) for card in wanted} == wanted, found

    def drafts(self, answer: dict[str, dict[str, int]]) -> None:
        """All that each side could draft, with the prices."""
        for side, wanted in answer.items():
            assert self._prices(side) == wanted

    def _prices(self, side: str) -> dict[str, int]:
        """What is on offer to a side, with the price that the engine has for it."""
        view = self.position.view(None)
        kinds = world().kinds[NUMBER[side]]
        return {card: world().cards[kinds[card]].price for card in (*view.empire[side], *view.neutral)}

    def siege(self, answer: dict[str, dict[str, Any] | str]) -> None:
        """Sieges by their attacker: what is told of them holds; "none" where there is none."""
        sieges = self._fact("sieges")
        for attacker, wanted in answer.items():
            if wanted == "none":
                assert attacker not in sieges, sieges
                continue
            assert isinstance(wanted, dict)
            found = sieges[attacker] | sieges[attacker]["cards"]
            found = {k: sorted(v) if isinstance(v, list | tuple) else v for k, v in found.items()}
            told = {k: sorted(v) if isinstance(v, list) else v for k, v in wanted.items()}
            assert {k: found[k] for k in told} == told, found

    def block(self, answer: dict[str, Any]) -> None:
        """The raid or ambush that may be blocked."""
        found = dict(self._fact("block"))
        assert {**found, "cards": sorted(found["cards"])} == {**answer, "cards": sorted(answer["cards"])}

    def score(self, answer: dict[str, int]) -> None:
        """The sides' points."""
        found = {side: self._fact("score")[side]["total"] for side in answer}
        assert found == answer, found

    def shown(self, answer: dict[str, Any]) -> None:
        """One Event tells this seat of all these cards."""
        assert any(all(card in told for card in answer["cards"]) for told in self._told(answer["to"]))

    def unshown(self, answer: dict[str, Any]) -> None:
        """No Event tells this seat of any of these cards."""
        told = " ".join(self._told(answer["to"]))
        assert not [card for card in answer["cards"] if f'"{card}"' in told or f'card:{card}"' in told]

    def _told(self, seat: str) -> list[str]:
        heard = (event.for_seat(seat) for event in self.news)
        return [msgspec.json.encode(event).decode() for event in heard if event is not None]

    def hides(self, answer: dict[str, str]) -> None:
        """A seat sees how many cards a hand has, and none of them."""
        hand = next(h for h in self.position.view(answer["from"]).hands if h.side == answer["hand"])
        assert hand.cards is None
        own = next(h for h in self.position.view(answer["hand"]).hands if h.side == answer["hand"])
        assert hand.count == len(own.cards or ())
