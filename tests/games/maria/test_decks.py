"""Drawing and reshuffling (8-a, 8-f), and counts of Actions from the set-up (perft)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import engine
from engine.games.maria import cards
from engine.games.maria.position import MariaPosition
from engine.games.maria.world import introductory
from engine.kernel.position import Position

PERFT = Path(__file__).parents[2] / "cases" / "maria-perft.yaml"


def test_a_deck_has_36_suit_cards_and_2_reserves() -> None:
    """8-a: 2 to 10 in four suits and two Reserves, four times over."""
    faces = [cards.NAMES[c].split(".")[0] for c in cards.deck(0)]
    assert sorted(f for f in faces if f[0] != "R") == sorted(f"{s}{v}" for s in "SHDC" for v in range(2, 11))
    assert faces[36:] == ["Ra", "Rb"]
    assert len(set(cards.NAMES)) == 152


def test_the_two_fullest_piles_are_shuffled_together() -> None:
    """M-25 (8-f): piles of 20, 31, 28 and 30 after the fourth deck: decks 2 and 4, 61 cards; the others wait."""
    position = MariaPosition(introductory("2.0", 3), 1)
    position.opened = 4
    for number, size in enumerate((20, 31, 28, 30)):
        position.discards[number] = cards.deck(number)[:size]
    card = position.next_card()
    assert card is not None
    assert {cards.ORIGIN[c] for c in [card, *position.draw]} == {1, 3}
    assert len(position.draw) == 60
    assert [len(d) for d in position.discards] == [20, 0, 28, 0]


def test_equal_piles_take_the_lower_deck() -> None:
    """R-35: of equal piles the lower deck number; a draw goes on across the change."""
    position = MariaPosition(introductory("2.0", 3), 1)
    position.opened = 4
    for number in range(4):
        position.discards[number] = cards.deck(number)[:3]
    drawn = position.take(0, 5)
    assert {cards.ORIGIN[c] for c in drawn} == {0, 1}


def test_with_no_discards_what_there_is_is_drawn() -> None:
    """R-35: no discards at all: fewer cards come, and nothing breaks."""
    position = MariaPosition(introductory("2.0", 3), 1)
    position.opened = 4
    position.draw = [3, 7]
    assert sorted(position.take(0, 5)) == [3, 7]


def count(position: Position, depth: int) -> int:
    """Number of lines of `depth` Actions, all seats in their order."""
    decision = position.decision()
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(decision.actions)
    total = 0
    for action in decision.actions:
        after = position.copy()
        after.play_legal(action, decision.seat)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("entry", yaml.safe_load(PERFT.read_text(encoding="utf-8")), ids=lambda e: e["about"])
def test_perft(entry: dict[str, object]) -> None:
    """Counts of Actions to a depth; when one moves, the counts under each first Action tell where."""
    position = engine.game("maria").set_up(dict(entry["position"]))  # type: ignore[call-overload]
    depth = int(str(entry["depth"]))
    found = count(position, depth)
    if found != entry["count"]:
        decision = position.decision()
        assert decision is not None
        under = {}
        for action in decision.actions:
            after = position.copy()
            after.play_legal(action, decision.seat)
            under[action.text()] = count(after, depth - 1)
        pytest.fail(f"{entry['about']}: {found} lines, {entry['count']} expected; under each: {under}")
