"""What a seat cannot know may change without its View changing: the other hand, and the order of the decks."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.acres.game import GAME
from engine.games.acres.position import AcresPosition
from engine.games.acres.sides import NUMBER
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.acres.strolls import any_action, stroll
from tests.games.acres.surveyor import OTHER

VIEWERS = (*OTHER, None)


def stirred(position: Position, viewer: str | None, rng: Rng) -> AcresPosition:
    """The same table with other cards in hands that the viewer can't see, and with decks in another order."""
    other = position.copy()
    assert isinstance(other, AcresPosition)
    for side in OTHER:
        number = NUMBER[side]
        deck, hand = other.decks[number], other.hands[number]
        if side != viewer:
            deck, hand = deck + hand, []
        rng.shuffle(deck)
        count = len(other.hands[number]) - len(hand)
        other.hands[number] = sorted(hand + deck[:count])
        other.decks[number] = deck[count:]
    return other


@pytest.mark.parametrize("seed", range(4))
def test_views_hide_hands_and_decks(seed: int) -> None:
    """Views of a stirred table are the same, byte by byte."""
    rng, differ = Rng(seed), 0
    for position in stroll(seed, 250):
        for viewer in VIEWERS:
            other = stirred(position, viewer, rng)
            differ += other.dump() != position.dump()
            mine, his = (msgspec.json.encode(p.view(viewer)) for p in (position, other))
            assert mine == his
    assert differ > 300


@pytest.mark.parametrize("seed", range(4))
def test_events_hide_what_was_drawn(seed: int) -> None:
    """What the public hears of a turn's end is the same whatever was drawn (draw-1)."""
    rng = Rng(seed)
    for position in stroll(seed, 250):
        decision = position.decision()
        if decision is None or position.view(None).left or decision.step != "acts":
            continue
        heard = set()
        for other in (stirred(position, None, rng) for _ in range(3)):
            events = other.play(position.read("done"), decision.seat)
            heard.add(msgspec.json.encode([event.for_seat(None) for event in events]))
        assert len(heard) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_deal_is_a_truth_that_goes_on(seed: int) -> None:
    """A position dealt from a View shows that View, and random play goes on from it."""
    rng = Rng(seed)
    for number, position in enumerate(stroll(seed, 200)):
        if number % 20:
            continue
        for viewer in VIEWERS:
            dealt = GAME.deal(position.view(viewer), rng)
            assert msgspec.json.encode(dealt.view(viewer)) == msgspec.json.encode(position.view(viewer))
            for _ in range(10):
                decision = dealt.decision()
                if decision is None:
                    break
                dealt.play(any_action(dealt, rng), decision.seat)
