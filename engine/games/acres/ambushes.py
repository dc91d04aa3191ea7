"""Ambushes, and the Native Americans that a priest or the Indian leader wins over."""

from __future__ import annotations

from typing import ClassVar

from engine.games.acres.actions import Allow, Ambush, CardAction, Give, Lose, Recruit
from engine.games.acres.asking import AcresAsked, SideStep
from engine.games.acres.cards import Card
from engine.games.acres.raids import Allowing, Blocking, BlockStep
from engine.games.acres.refusals import no
from engine.games.acres.sides import GREEN, SIDES
from engine.games.acres.state import State
from engine.games.acres.turn import OneCardRule
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

ZONES = ("hand", "reserve")


def zone(state: State, side: int, name: str) -> list[int]:
    """The hand or the reserve of a side."""
    return state.hands[side] if name == "hand" else state.reserves[side]


def show_hand(state: State, side: int, clause: str) -> None:
    """A side proves by its hand that it has no such card (ambush-4, priest-2)."""
    state.say("shows-hand", clause, side, reveals=True, result=True, cards=state.card_refs(state.hands[side]))


class Ambushing(OneCardRule[Ambush]):
    """Lie in ambush (ambush)."""

    action: ClassVar[type[CardAction]] = Ambush
    clause: ClassVar[str] = "ambush-1"
    unfit: ClassVar[str] = "no-ambusher"

    def fits(self, card: Card) -> bool:
        """The ambush power (ambush-1)."""
        return card.ambushes

    def play(self, asked: AcresAsked, action: Ambush) -> None:
        """The card is discarded, free of charge (R-native-cost); the opponent may block (ambush-2)."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        asked.throw((card,))
        state.say("ambushes", "ambush-1", side, kind="ambush", card=card.ref)
        state.push(AmbushBlock(SIDES[1 - side], (action.card,)))


class BlockingAmbush(Blocking):
    """A card of its power blocks an ambush (ambush-2)."""

    clause: ClassVar[str] = "ambush-2"

    def why_not_card(self, asked: AcresAsked, card: Card) -> Refusal | None:
        """The power (ambush-2, R-block-cards)."""
        return None if card.blocks_ambush else no("ambush-2", "blocks-no-ambush", card=card.ref)

    def tell(self, asked: AcresAsked, card: Card) -> None:
        """The ambush is over."""
        asked.position.say("blocks-ambush", "ambush-2", asked.side, kind="block", result=True, card=card.ref)


class AllowingAmbush(Allowing):
    """An ambush that is not blocked costs a marked card (ambush-3)."""

    clause: ClassVar[str] = "ambush-3"

    def play(self, asked: AcresAsked, action: Allow) -> None:
        """The victim chooses what is lost (ambush-3); without a marked card he shows his hand (ambush-4)."""
        state = asked.position
        state.pop()
        if marked(state, asked.side):
            state.push(AmbushLoss(asked.seat))
        else:
            show_hand(state, asked.side, "ambush-4")


class AmbushBlock(BlockStep, frozen=True):
    """The victim may block an ambush with a card of the hand (ambush-2)."""

    name: ClassVar[str] = "ambush-block"
    clause: ClassVar[str] = "acres ambush-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (BlockingAmbush(), AllowingAmbush())


def marked(state: State, side: int) -> list[tuple[int, str]]:
    """The cards with the ambush symbol in hand and reserve, with where they lie (ambush-3, R-ambush)."""
    return [
        (card, where) for where in ZONES for card in sorted(set(zone(state, side, where))) if state.card(card).marked
    ]  # fmt: skip


class Losing(Rule[AcresAsked, Lose]):
    """A marked card returns to its display (ambush-3)."""

    action: ClassVar[type[Action]] = Lose
    clause: ClassVar[str] = "ambush-3"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Lose]:
        """Each card and where it lies."""
        state, side = asked.position, asked.side
        return [
            Lose(state.card(kind).id, where)
            for where in ZONES
            for kind in sorted(set(zone(state, side, where)))
        ]

    def why_not(self, asked: AcresAsked, action: Lose) -> Refusal | None:
        """A card that lies there (R-ambush) and shows the symbol (ambush-3)."""
        state, card = asked.position, f"card:{action.card}"
        kind = state.world.kind(asked.side, action.card)
        if action.zone not in ZONES or kind is None or kind not in zone(state, asked.side, action.zone):
            return no("ambush-3", "not-there", card=card, zone=action.zone)
        return None if state.card(kind).marked else no("ambush-3", "not-marked", card=card)

    def play(self, asked: AcresAsked, action: Lose) -> None:
        """It returns to the display of its colour."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        zone(state, side, action.zone).remove(card.kind)
        state.give_back(card.kind)
        state.pop()
        state.say("loses-card", "ambush-3", side, kind="return", result=True, card=card.ref)


class AmbushLoss(SideStep, frozen=True):
    """The victim of an ambush returns a marked card of his choice from hand or reserve (ambush-3, R-ambush)."""

    name: ClassVar[str] = "ambush-loss"
    clause: ClassVar[str] = "acres ambush-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Losing(),)


class Recruiting(OneCardRule[Recruit]):
    """A priest or the Indian leader wins Native Americans over (priest)."""

    action: ClassVar[type[CardAction]] = Recruit
    clause: ClassVar[str] = "priest-1"
    unfit: ClassVar[str] = "no-recruiter"

    def fits(self, card: Card) -> bool:
        """A priest or the Indian leader (priest-1)."""
        return card.recruits

    def play(self, asked: AcresAsked, action: Recruit) -> None:
        """The opponent hands a neutral card over, or shows his hand (priest-2)."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        asked.throw((card,))
        state.say("recruits", "priest-1", side, kind="recruit", card=card.ref)
        if any(native(state, 1 - side, where) is not None for where in ZONES):
            state.push(GiveNatives(SIDES[1 - side]))
        else:
            show_hand(state, 1 - side, "priest-2")


def native(state: State, side: int, where: str) -> int | None:
    """Neutral Native Americans in the hand or the reserve of a side, if it has any there (R-native)."""
    found = (c for c in zone(state, side, where) if state.card(c).native and state.card(c).colour == GREEN)
    return next(found, None)


class Giving(Rule[AcresAsked, Give]):
    """Neutral Native Americans go over to the other side (priest-2)."""

    action: ClassVar[type[Action]] = Give
    clause: ClassVar[str] = "priest-2"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Give]:
        """From each place that they may lie in."""
        return [Give(where) for where in ZONES]

    def why_not(self, asked: AcresAsked, action: Give) -> Refusal | None:
        """They must lie there (priest-2, R-native)."""
        if native(asked.position, asked.side, action.zone) is not None:
            return None
        return no("priest-2", "no-natives-there", zone=action.zone)

    def play(self, asked: AcresAsked, action: Give) -> None:
        """The card goes to the other side's discard."""
        state, side = asked.position, asked.side
        kind = native(state, side, action.zone)
        assert kind is not None
        zone(state, side, action.zone).remove(kind)
        state.discards[1 - side].append(kind)
        state.pop()
        state.say("gives-natives", "priest-2", side, kind="give", card=state.card(kind).ref)


class GiveNatives(SideStep, frozen=True):
    """Who has neutral Native Americans hands one over, from hand or reserve as he likes (priest-2, R-native)."""

    name: ClassVar[str] = "native"
    clause: ClassVar[str] = "acres priest-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Giving(),)
