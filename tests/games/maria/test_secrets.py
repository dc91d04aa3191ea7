"""What a seat cannot know may change without its View changing (6-f, 8-d)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from engine.games.maria.position import MariaPosition
from engine.games.maria.stacks import LARGEST
from engine.kernel.rng import Rng


def stir(position: MariaPosition, seat: str | None, rng: Rng) -> MariaPosition:
    """The same table with other cards in hidden hands and other numbers under hidden generals."""
    other = position.copy()
    world = other.world
    own = other.alliances.seats[seat] if seat else ()
    hidden = [p for p in world.powers if p not in own]
    pool = other.draw + [c for p in hidden for c in other.hands[p]]
    rng.shuffle(pool)
    for power in hidden:
        count = len(other.hands[power])
        other.hands[power], pool = sorted(pool[:count]), pool[count:]
    other.draw = pool
    if position.view(None).step in ("deploy", "fight"):
        return other
    for power in hidden:
        group = [n for n in world.of_power[power] if other.where[n] >= 0]
        for _ in range(8):
            if len(group) < 2:
                break
            giver, taker = rng.choice(group), rng.choice(group)
            if giver != taker and other.troops[giver] > 1 and other.troops[taker] < LARGEST:
                other.troops[giver] -= 1
                other.troops[taker] += 1
    return other


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_view_does_not_hang_on_secrets(seats: int, seed: int) -> None:
    """Views and log of each seat and of the public are the same, byte for byte, whatever the others hide."""
    position = engine.game("maria").start(seats=seats, seed=seed)
    assert isinstance(position, MariaPosition)
    rng = Rng(seed + 77)
    changed = 0
    for number in range(400):
        decision = position.decision()
        if decision is None:
            break
        if number % 5 == 0:
            for seat in (None, *position.alliances.seats):
                other = stir(position, seat, rng)
                changed += other.dump() != position.dump()
                assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(position.view(seat))
        position.play_legal(decision.actions.pick(rng), decision.seat)
    assert changed > 100


def test_the_allocation_is_hidden_while_it_goes_on() -> None:
    """4-d: what others have allotted so far shows nowhere, not even in the totals."""
    position = engine.game("maria").start(seed=3)
    before = msgspec.json.encode(position.view("louis"))
    decision = position.decision("frederick")
    assert decision is not None
    position.play(decision.read("allot friedrich 8"), "frederick")
    assert msgspec.json.encode(position.view("louis")) == before


def test_events_of_draws_name_cards_to_their_owner_only() -> None:
    """8-d: everybody reads how many, only the owner reads which."""
    position = engine.game("maria").set_up({"turn": 2, "stage": "france", "phase": "cards"})
    draws = [e for e in position.news if e.kind == "draw"]
    assert draws
    for event in draws:
        seen = event.for_seat("maria-theresa")
        assert seen is not None
        assert "cards" not in seen.message.args
        mine = event.for_seat("louis")
        assert mine is not None
        assert mine.message.args["cards"]
