"""Drawing and reshuffling (4-c, 8-a, 8-f), what battles are worth (16-a), and counts of Actions (perft)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.maria import cards, points
from engine.games.maria.game import GAME
from engine.games.maria.politics import NameTrump
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import AU, BA, FR, PA
from engine.games.maria.world import ADVANCED, introductory
from tests.games.perft import agrees, entries


def test_a_deck_has_36_suit_cards_and_2_reserves() -> None:
    """8-a: 2 to 10 in four suits and two Reserves, four times over."""
    faces = [cards.NAMES[c].split(".")[0] for c in cards.deck(0)]
    assert sorted(f for f in faces if f[0] != "R") == sorted(f"{s}{v}" for s in "SHDC" for v in range(2, 11))
    assert faces[36:] == ["Ra", "Rb"]
    assert len(set(cards.NAMES)) == 152


def test_the_two_fullest_piles_are_shuffled_together() -> None:
    """M-25 and V-04 (8-f): piles of 20, 31, 28 and 30 after the fourth deck: decks 2 and 4; the others wait."""
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


def test_no_suit_is_trump_where_only_reserves_are_left() -> None:
    """17.2-b: when every other card is held, Reserves alone come up again and again; none is lost, and play goes on."""
    position = GAME.start(scenario=ADVANCED, seed=1)
    play_on(position, "lay")
    held = [c for c in range(cards.ALL) if cards.SUIT[c] != "R"]
    reserves = [c for c in range(cards.ALL) if cards.SUIT[c] == "R"]
    position.opened, position.draw = cards.DECKS, reserves[:1]
    position.discards = [[], [], reserves[1:5], reserves[5:]]
    position.hands = [held, *([] for _ in position.hands[1:])]
    position.politics = replace(position.politics, trump="")
    position.push(NameTrump())
    position.settle()
    decision = position.decision()
    assert decision is not None
    assert decision.step == "lay"
    assert position.politics.trump == ""
    assert sorted([*position.draw, *(c for pile in position.discards for c in pile)]) == reserves


def test_the_first_turn_uses_up_the_first_deck() -> None:
    """M-04 (4-c, 8-b, 8-f, 17.2-b): 27 dealt, 1 turned up, 10 drawn, then deck 2."""
    position = next(
        p for p in (GAME.start(scenario=ADVANCED, seed=n) for n in range(99)) if _next_suit(p) == "S"
    )
    assert sum(map(len, position.hands)) == 27
    play_on(position, "lay")
    assert position.politics.trump == "S"
    assert [len(pile) for pile in position.discards] == [1, 0, 0, 0]
    assert len(position.draw) == 10
    play_on(position, "movement")
    assert position.alliances.stages[0] == (FR, BA)
    assert (len(position.draw), position.opened) == (4, 1)
    play_on(position, "movement", seat="frederick")
    assert (len(position.draw), position.opened) == (0, 1)
    play_on(position, "movement", seat="maria-theresa")
    assert (len(position.draw), position.opened) == (30, 2)
    assert {cards.ORIGIN[c] for c in (*position.hands[AU], *position.hands[PA])} == {0, 1}


def _next_suit(position: MariaPosition) -> str:
    return cards.SUIT[position.draw[-1]]


def play_on(position: MariaPosition, step: str, seat: str = "") -> None:
    """Every seat does as little as it may until this Step asks (this seat)."""
    while (decision := position.decision()) is not None:
        if decision.step == step and seat in ("", decision.seat):
            return
        position.play_legal(decision.actions.all()[-1], decision.seat)


@pytest.mark.parametrize(
    ("troops", "generals", "worth"), [(2, 0, 0), (2, 1, 1), (7, 1, 2), (3, 0, 1), (1, 1, 1), (10, 2, 3)]
)
def test_what_a_battle_is_worth(troops: int, generals: int, worth: int) -> None:
    """M-59 and V-13 (16-a): whole threes of troops; fewer than 3, but a general: 1."""
    assert points.worth(troops, generals) == worth


@pytest.mark.parametrize("entry", entries("maria"), ids=lambda e: e["about"])
def test_perft(entry: dict[str, object]) -> None:
    """Counts of Actions to a depth."""
    agrees("maria", entry)
