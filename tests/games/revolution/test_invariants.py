"""What never changes, watched over random games: counters, coins, armies, ships, spaces, sieges, limits."""

from __future__ import annotations

import os
from collections import Counter, defaultdict

import pytest

from engine.games.revolution.view_types import RevolutionView
from engine.kernel.position import Result
from tests.games.revolution.strolls import PLAYERS, stroll
from tests.games.revolution.surveyor_facts import (
    BOXES,
    CITIES,
    HUGUENOTS,
    LIMIT,
    NEUTRAL,
    REGION_OF,
    REGIONS,
    SURVEY,
    TOWNS,
)

LONG_GAMES = int(os.environ.get("KABINETT_INVARIANT_GAMES", "1000"))
BATCH = 50
HELD = ("propose", "within")
"""Phases in which no province holds more than its limit: overflow is over, and no siege has ended since (6.13-a)."""


def whole_box(view: RevolutionView) -> None:
    """Every counter, army and ship is somewhere, and none is there twice (2-c, 2-e, 3.5-a, 6.7-b)."""
    players = len(view.seats)
    counters = Counter[str]()
    for heap in view.heaps:
        assert heap.number > 0
        counters[heap.side] += heap.number
    for city in view.cities.values():
        counters.update(city.coins)
    sides = dict.fromkeys(view.factions, SURVEY["counters"][players])
    assert dict(counters) == sides | {"": SURVEY["neutrals"]}
    pieces = Counter((piece.kind, piece.side) for piece in view.pieces if piece.kind == "army")
    assert dict(pieces) == {("army", side): SURVEY["armies"][players] for side in view.factions}
    assert sum(piece.kind == "beggar" for piece in view.pieces) == SURVEY["beggars"]


def sound_spaces(view: RevolutionView) -> None:
    """A town holds one counter (2-b); sections and boxes no more than they have spaces for, and for whom (2-e, 2-f)."""
    towns = Counter[str]()
    for heap in view.heaps:
        if heap.place in TOWNS:
            towns[heap.place] += heap.number
    assert max(towns.values(), default=0) <= 1, "two counters in a town"
    sections = Counter[str]()
    for piece in view.pieces:
        if piece.kind == "army" and not piece.place.startswith("supply:"):
            sections[piece.place.removeprefix("box:section-").removeprefix("place:")] += 1
    for place, number in [*sections.items()]:
        if place in CITIES:
            assert number == 1, f"{place} has two besiegers"
            sections[REGION_OF[place]] += sections.pop(place)
    assert all(number <= REGIONS[region]["spaces"] for region, number in sections.items())
    for name, box in view.boxes.items():
        holders = {side for held in box.held.values() for side in held}
        assert holders <= set(box.sides)
        assert len(holders) <= 1 or name != HUGUENOTS, "two factions among the Huguenots (5.2-c)"
        for kind, held in box.held.items():
            assert sum(held.values()) <= BOXES[name]["spaces"][kind]


def sound_course(view: RevolutionView) -> None:
    """Everybody is in the order of play; provinces keep their limits once overflow is over (6.13-a), but for neutrals
    that were alone, some of which arrivals have replaced (R-36)."""
    assert sorted(view.order) == sorted(view.factions)
    if view.step in HELD:
        for name, province in view.provinces.items():
            neutrals = province.counts.get(NEUTRAL, 0)
            assert province.counting <= LIMIT[name] or neutrals
            assert province.counting - neutrals <= LIMIT[name]


def inside(view: RevolutionView) -> dict[str, dict[str, int]]:
    """City under siege -> the counters in it, by side."""
    found: dict[str, dict[str, int]] = defaultdict(dict)
    for heap in view.heaps:
        if heap.place in CITIES and view.cities[heap.place].siege:
            found[heap.place][heap.side] = heap.number
    return found


def shut_cities(before: RevolutionView, after: RevolutionView) -> None:
    """Nothing enters or leaves a besieged city before its siege is resolved (6.6-c)."""
    then, now = inside(before), inside(after)
    assert all(now[city] == then[city] for city in then.keys() & now.keys())


def watched_game(players: int, seed: int) -> Result:
    """A random game, watched after every Action."""
    before: RevolutionView | None = None
    for position in stroll(players, seed):
        view = RevolutionView.of(position.view(None))
        whole_box(view)
        sound_spaces(view)
        sound_course(view)
        if before is not None:
            shut_cities(before, view)
            assert view.turn - before.turn in (0, 1)
            assert len(view.points_by_turn) >= len(before.points_by_turn)
        before = view
    assert position.result is not None
    assert len(view.points_by_turn) == view.turns + 1
    return position.result


@pytest.mark.parametrize("players", PLAYERS)
def test_what_never_changes(players: int) -> None:
    """A game for each number of players."""
    watched_game(players, 1)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_GAMES // BATCH))
@pytest.mark.parametrize("players", PLAYERS)
def test_what_never_changes_in_a_thousand_games(players: int, batch: int) -> None:
    """A thousand games for each number of players.

    Who wins is not held: of two and of four who play at random the Catholics win nearly every game.
    """
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        watched_game(players, seed)
