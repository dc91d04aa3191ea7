"""What the games are made of: pieces, maps, options, political cards and tracks (1, 4, 14, 25, part 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.maria import political_deck
from engine.games.maria.game import GAME
from engine.games.maria.political_deck import YEARS
from engine.games.maria.powers import FR, MAJORS, PA, POWERS, RESERVE, TROOPS
from engine.games.maria.world import ADVANCED, BOX, INTRODUCTORY, OPTIONAL_POLITICS, advanced, introductory
from engine.kernel.errors import KabinettError

RULESETS = ("2.0", "1.0")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_lies_in_the_box(ruleset: str) -> None:
    """V-31 (1-b, 3.1, 4-a): 20 generals, 10 trains, 2 hussars, 100 troops in both rulebooks."""
    world = advanced(ruleset, 3)
    assert (len(world.generals), len(world.trains), len(world.hussars)) == (20, 10, 2)
    assert sum(TROOPS) == 100
    assert [RESERVE[p] for p in MAJORS] == [13, 11, 8, 8]
    waiting = [piece.id for piece in world.pieces if piece.start == BOX]
    assert waiting == ["dessauer", "prussia-train-2"]


def test_the_introductory_game_knows_no_flanders() -> None:
    """R-52 (14-a): its cities and the roads to it do not exist, for distances either."""
    small, whole = introductory("2.0", 3).index, advanced("2.0", 3).index
    assert set(small.map) == {"bohemia"}
    assert "ulm" in whole.number
    assert "ulm" not in small.number
    ends = ("augsburg", "landsberg")
    for name in ends:
        near = {small.ids[n] for n in small.neighbours[small.number[name]]}
        assert near == {whole.ids[n] for n in whole.neighbours[whole.number[name]]} - {"ulm"}


def test_the_optional_rule_is_of_the_second_rulebook() -> None:
    """V-29 (25): it may be chosen in the advanced game of rulebook 2.0 and nowhere else."""
    chosen = {OPTIONAL_POLITICS: True}
    assert GAME.start(ruleset="2.0", scenario=ADVANCED, options=chosen).world.options == {OPTIONAL_POLITICS}
    for ruleset, scenario in (("1.0", ADVANCED), ("2.0", INTRODUCTORY)):
        with pytest.raises(KabinettError, match="there is no option"):
            GAME.start(ruleset=ruleset, scenario=scenario, options=chosen)


def test_the_political_cards() -> None:
    """4-f, part 6.2: 24 cards and the election, six a year; coats as the table counts them."""
    cards = [political_deck.card(n) for n in range(len(political_deck.names()))]
    assert [len(political_deck.year_deck(year)) for year in YEARS] == [6, 7, 6, 6]
    assert sum(card.election for card in cards) == 1
    coats = Counter(coat for card in cards for coat in card.coats)
    assert coats == {"france": 18, "austria": 17, "pragmatic": 14, "prussia": 12}
    reach = {("prussia", "pragmatic"): 21, ("france",): 18, ("austria",): 17}
    for powers, count in reach.items():
        assert sum(bool(set(card.coats) & set(powers)) for card in cards) == count
    assert all(card.election or card.shifts or card.text for card in cards)


def test_the_yearly_decks_lie_in_order() -> None:
    """4-f: 1741 on top, 1744 at the bottom, each shuffled."""
    decks = [GAME.start(scenario=ADVANCED, seed=seed).politics.deck for seed in range(3)]
    for deck in decks:
        years = [political_deck.card(card).year for card in reversed(deck)]
        assert years == sorted(years)
    assert len(set(decks)) == 3


def test_the_tracks() -> None:
    """Part 6.1: three tracks; Italy's point lies two spaces from the star; Prussia's corps holds at first."""
    tracks = political_deck.load().tracks
    assert {name: (track.star, len(track.spaces)) for name, track in tracks.items()} == {
        "italy": (4, 7), "russia": (4, 7), "saxony": (2, 5),
    }  # fmt: skip
    points = [n for n in range(1, 8) if tracks["italy"].at(n).point]
    assert points == [1, 2, 6, 7]
    assert tracks["russia"].at(4).corps == ("prussia",)
    assert [space.saxony for space in tracks["saxony"].spaces] == ["prussia"] * 2 + ["neutral"] * 2 + [
        "austria"
    ]


def test_joint_electors_begin_with_the_pragmatic_army() -> None:
    """4-e: Koeln and Mannheim are French, Mainz and Trier Austro-Pragmatic."""
    world = advanced("2.0", 3)
    held = Counter(world.markers[n] for n in world.places_in(world.elector_cities))
    assert held == {FR: 2, PA: 2}
    assert len(POWERS) == 6
