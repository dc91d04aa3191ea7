"""Ambushes, and the Native Americans that a priest or the Indian leader wins over."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from engine.games.acres.actions import Ambush, Give, Lose, Recruit
from engine.games.acres.cards import Card
from engine.games.acres.deed import Deed
from engine.games.acres.paying import Hand, not_held
from engine.games.acres.raids import BlockStep
from engine.games.acres.refusals import no
from engine.games.acres.sides import GREEN, NUMBER, SIDES
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step

ZONES = ("hand", "reserve")


class OneCardDeed(Deed):
    """A deed with one empire card of a power."""

    kind: ClassVar[type[Ambush | Recruit]]

    @abstractmethod
    def refuse_card(self, card: Card) -> Refusal | None:
        """None if the card has the power, else why not."""

    def refuse(self, state: State, side: int, action: Ambush | Recruit) -> Refusal | None:
        """A card of the hand that has the power."""
        why = not_held(state, side, (action.card,))
        return why or self.refuse_card(state.card(state.world.kinds[side][action.card]))

    def listed(self, state: State, side: int, hand: Hand) -> Iterator[Action]:
        """With each such card."""
        for kind in hand.kinds:
            card = state.card(kind)
            if self.refuse_card(card) is None:
                yield self.kind(card.id)

    def spent(self, state: State, side: int, cards: Sequence[str], target: str) -> Iterable[Action]:
        """The card alone."""
        return [self.kind(cards[0])] if len(cards) == 1 and not target else []


def zone(state: State, side: int, name: str) -> list[int]:
    """The hand or the reserve of a side."""
    return state.hands[side] if name == "hand" else state.reserves[side]


def show_hand(state: State, side: int, clause: str) -> None:
    """A side proves by its hand that it has no such card (ambush-4, priest-2)."""
    state.say("shows-hand", clause, side, reveals=True, result=True, cards=state.card_refs(state.hands[side]))


class Ambushing(OneCardDeed):
    """Lie in ambush (ambush)."""

    kind: ClassVar[type[Ambush | Recruit]] = Ambush

    def refuse_card(self, card: Card) -> Refusal | None:
        """The ambush power (ambush-1)."""
        return None if card.ambushes else no("ambush-1", "no-ambusher", card=card.ref)

    def play(self, state: State, side: int, action: Ambush) -> None:
        """The card is discarded; the opponent may block (ambush-2)."""
        kind = state.world.kinds[side][action.card]
        state.throw(side, (kind,))
        state.say("ambushes", "ambush-1", side, kind="ambush", card=state.card(kind).ref)
        state.push(AmbushBlock(SIDES[1 - side], (action.card,)))


class AmbushBlock(BlockStep, frozen=True):
    """The victim may block an ambush with a card of the hand (ambush-2)."""

    name: ClassVar[str] = "ambush-block"
    clause: ClassVar[str] = "acres ambush-2"

    def prompt(self, state: State, seat: str) -> Message:
        """Block, or let it come."""
        by = f"side:{SIDES[1 - NUMBER[self.seat]]}"
        return say("acres-prompt-ambush-block", side=f"side:{self.seat}", by=by)

    def refuse_card(self, state: State, card: Card) -> Refusal | None:
        """The power (R-block-cards)."""
        return None if card.blocks_ambush else no("ambush-2", "blocks-no-ambush", card=card.ref)

    def blocked(self, state: State, card: Card) -> None:
        """The ambush is over."""
        state.say("blocks-ambush", "ambush-2", NUMBER[self.seat], kind="block", result=True, card=card.ref)

    def allowed(self, state: State) -> None:
        """The victim chooses what is lost (ambush-3); without a marked card he shows his hand (ambush-4)."""
        side = NUMBER[self.seat]
        if marked(state, side):
            state.push(AmbushLoss(self.seat))
        else:
            show_hand(state, side, "ambush-4")


def marked(state: State, side: int) -> list[tuple[int, str]]:
    """The cards with the ambush symbol in hand and reserve, with where they lie (ambush-3, R-ambush)."""
    return [
        (card, where) for where in ZONES for card in sorted(set(zone(state, side, where))) if state.card(card).marked
    ]  # fmt: skip


class AmbushLoss(Step[State], frozen=True):
    """The victim of an ambush returns a marked card of his choice from hand or reserve (ambush-3, R-ambush)."""

    name: ClassVar[str] = "ambush-loss"
    clause: ClassVar[str] = "acres ambush-3"
    accepts: ClassVar[tuple[type[Action], ...]] = (Lose,)
    seat: str

    def seats(self, state: State) -> tuple[str, ...]:
        """The victim, even if one card only is marked: that tells nothing of his hand."""
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Message:
        """Choose the card."""
        return say("acres-prompt-ambush-loss", side=f"side:{self.seat}")

    def actions(self, state: State, seat: str) -> Iterable[Action]:
        """One for each marked card and where it lies."""
        return [Lose(state.card(card).id, where) for card, where in marked(state, NUMBER[self.seat])]

    def refuse(self, state: State, seat: str, action: Lose) -> Refusal | None:
        """A card that lies there and shows the symbol."""
        side, card = NUMBER[self.seat], f"card:{action.card}"
        kind = state.world.kind(side, action.card)
        if action.zone not in ZONES or kind is None or kind not in zone(state, side, action.zone):
            return no("ambush-3", "not-there", card=card, zone=action.zone)
        return None if state.card(kind).marked else no("ambush-3", "not-marked", card=card)

    def play(self, state: State, seat: str, action: Lose) -> None:
        """It returns to the display of its colour."""
        side = NUMBER[self.seat]
        kind = state.world.kinds[side][action.card]
        zone(state, side, action.zone).remove(kind)
        state.give_back(kind)
        state.pop()
        state.say("loses-card", "ambush-3", side, kind="return", result=True, card=state.card(kind).ref)

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1


class Recruiting(OneCardDeed):
    """A priest or the Indian leader wins Native Americans over (priest)."""

    kind: ClassVar[type[Ambush | Recruit]] = Recruit

    def refuse_card(self, card: Card) -> Refusal | None:
        """A priest or the Indian leader (priest-1)."""
        return None if card.recruits else no("priest-1", "no-recruiter", card=card.ref)

    def play(self, state: State, side: int, action: Recruit) -> None:
        """The opponent hands a neutral card over, or shows his hand (priest-2)."""
        kind = state.world.kinds[side][action.card]
        state.throw(side, (kind,))
        state.say("recruits", "priest-1", side, kind="recruit", card=state.card(kind).ref)
        if natives(state, 1 - side):
            state.push(GiveNatives(SIDES[1 - side]))
        else:
            show_hand(state, 1 - side, "priest-2")


def natives(state: State, side: int) -> list[str]:
    """Where a side has neutral Native Americans (R-native)."""
    return [where for where in ZONES if _native(state, side, where) is not None]


def _native(state: State, side: int, where: str) -> int | None:
    """Neutral Native Americans in the hand or the reserve."""
    found = (c for c in zone(state, side, where) if state.card(c).native and state.card(c).colour == GREEN)
    return next(found, None)


class GiveNatives(Step[State], frozen=True):
    """Who has neutral Native Americans hands one over, from hand or reserve as he likes (priest-2, R-native)."""

    name: ClassVar[str] = "native"
    clause: ClassVar[str] = "acres priest-2"
    accepts: ClassVar[tuple[type[Action], ...]] = (Give,)
    seat: str

    def seats(self, state: State) -> tuple[str, ...]:
        """Who must give, even if they lie in one place only: that tells nothing of the hand."""
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Message:
        """From where."""
        return say("acres-prompt-native", side=f"side:{self.seat}")

    def actions(self, state: State, seat: str) -> Iterable[Action]:
        """From each place they lie in."""
        return [Give(where) for where in natives(state, NUMBER[self.seat])]

    def refuse(self, state: State, seat: str, action: Give) -> Refusal | None:
        """They must lie there."""
        if action.zone in natives(state, NUMBER[self.seat]):
            return None
        return no("priest-2", "no-natives-there", zone=action.zone)

    def play(self, state: State, seat: str, action: Give) -> None:
        """The card goes to the other side's discard."""
        side = NUMBER[self.seat]
        kind = _native(state, side, action.zone)
        assert kind is not None
        zone(state, side, action.zone).remove(kind)
        state.discards[1 - side].append(kind)
        state.pop()
        state.say("gives-natives", "priest-2", side, kind="give", card=state.card(kind).ref)

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1
