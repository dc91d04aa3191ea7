"""What never changes, watched over random games: cards, pieces, money, sieges, reserves."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from engine.games.acres.position import AcresPosition
from engine.kernel.position import Position
from tests.games.acres.strolls import stroll
from tests.games.acres.surveyor import BOX, OTHER, SITES

LONG_GAMES = int(os.environ.get("KABINETT_INVARIANT_GAMES", "1000"))
BATCH = 50
GREEN = Counter({card: entry["copies"] for card, entry in BOX["empire"]["neutral"].items()})
OWN = {
    side: Counter(
        dict.fromkeys(BOX["locations"][side], 1)
        | {card: entry["copies"] for card, entry in BOX["empire"][side].items()}
    )
    for side in OTHER
}
PIECES = {side: {kind: BOX["constants"][f"{kind}s"][side] for kind in ("village", "town")} for side in OTHER}


def whole_box(position: Position) -> None:
    """All 110 cards are there, each in a pile where it may be (cards-1, cards-5, draft-2)."""
    view = position.view(None)
    piles = {side: Counter(view.pool[side]) for side in OTHER}
    for side, pile in piles.items():
        pile.update(view.reserve[side])
        pile.update(view.discard[side])
        for siege in view.sieges.values():
            pile.update(siege.cards[side])
        for hand in position.view(side).hands:
            if hand.side == side:
                assert hand.cards is not None
                assert not Counter(hand.cards) - Counter(view.pool[side])
                assert hand.count + view.deck[side] == len(view.pool[side])
    for side, pile in piles.items():
        displays = Counter(view.locations[side]), Counter(view.empire[side])
        assert set(displays[0]) <= set(SITES)
        assert not set(displays[1]) & set(SITES)
        held = Counter({card: n for card, n in pile.items() if card not in GREEN})
        assert held + displays[0] + displays[1] == OWN[side], "a card of a side is lost, doubled or abroad"
    green = sum(
        (Counter({c: n for c, n in pile.items() if c in GREEN}) for pile in piles.values()), Counter()
    )
    assert green + Counter(view.neutral) == GREEN, "a green card is lost or doubled"
    assert sum(map(Counter.total, (*OWN.values(), GREEN))) == BOX["constants"]["cards_total"]


def whole_supply(position: Position) -> None:
    """Pieces are on the board, in supply, or captured for good (settle-6); discs lie under pieces (board-5)."""
    view = position.view(None)
    for side, other in OTHER.items():
        for kind, total in PIECES[side].items():
            placed = sum(p.place != "" for p in view.pieces if (p.side, p.kind) == (side, kind))
            supply = view.supply[side].of(kind)
            assert supply >= 0
            assert placed + supply + view.captured[other].of(kind) == total
    places = [p.place for p in view.pieces if p.kind in ("village", "town") and p.place]
    assert len(set(places)) == len(places), "two pieces on a site"
    forts = [p.place for p in view.pieces if p.kind == "fort" and p.place]
    assert set(forts) <= set(places)
    assert len(forts) + view.forts == BOX["constants"]["forts"]


def sound_table(position: Position) -> None:
    """Money is never owed, reserves hold five at most (reserve-1), sieges have enemy sites (besiege-2, R-one-each)."""
    view = position.view(None)
    for side, other in OTHER.items():
        assert view.money[side] >= 0
        assert len(view.reserve[side]) <= BOX["constants"]["reserve_limit"]
        siege = view.sieges.get(side)
        if siege is not None and view.step not in ("occupy", "siege-loss"):
            assert view.control.get(siege.place) == other
    assert set(view.sieges) <= set(OTHER)


def watched_game(seed: int, length: int) -> AcresPosition:
    """A random game, watched after every Action."""
    position: Position | None = None
    turn = 0
    for position in stroll(seed, length):
        whole_box(position)
        whole_supply(position)
        sound_table(position)
        view = position.view(None)
        assert view.turn - turn in (0, 1)
        turn = view.turn
    assert isinstance(position, AcresPosition)
    return position


@pytest.mark.parametrize("seed", range(4))
def test_what_never_changes(seed: int) -> None:
    """A few games."""
    watched_game(seed, 600)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_GAMES // BATCH))
def test_what_never_changes_in_a_thousand_games(batch: int) -> None:
    """A thousand games; of each batch some come to an end by points, and are won by both."""
    results = [watched_game(seed, 3000).result for seed in range(batch * BATCH, (batch + 1) * BATCH)]
    assert {result.winners for result in results if result} == {("british",), ("french",)}
