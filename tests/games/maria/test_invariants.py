"""What never changes in the advanced game, watched over random games: troops, cards, markers, stacks, neutral land."""

from __future__ import annotations

import os

import pytest

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import NO_CARD
from engine.games.maria.combat import Combat
from engine.games.maria.fortresses import ELECTORS
from engine.games.maria.game import GAME
from engine.games.maria.movement import Movement
from engine.games.maria.position import MariaPosition
from engine.games.maria.posting import Posting
from engine.games.maria.powers import BATTLE_BOXES, CROSSING, FR, MAJORS, NOBODY, PA, PR, RESERVE, SA
from engine.games.maria.setup import Deploy
from engine.games.maria.world import ADVANCED, BOX, OFF, OPTIONAL_POLITICS, OUT
from engine.kernel.rng import Rng

LONG_GAMES = int(os.environ.get("KABINETT_INVARIANT_GAMES", "1000"))
BATCH = 50
VARIANTS = [
    ("2.0", 3, ""), ("2.0", 3, OPTIONAL_POLITICS), ("2.0", 2, ""), ("2.0", 2, OPTIONAL_POLITICS),
    ("1.0", 3, ""), ("1.0", 2, ""),
]  # fmt: skip


class Watch:
    """What was seen before, for all that may only grow or only shrink."""

    def __init__(self, position: MariaPosition) -> None:
        self.deck = position.politics.deck
        self.turn = position.turn
        self.inside: dict[int, set[int]] = {}
        self.still: dict[int, int] = {}

    def look(self, position: MariaPosition) -> None:
        """Everything that must hold after every Action."""
        whole_deck(position)
        whole_stock(position)
        sound_troops(position)
        if not any(isinstance(step, Posting) for step in position.agenda):
            sound_cities(position)
            self.neutral_land(position)
            own_maps(position)
        self.politics(position)
        sound_attacks(position)
        self.flanders(position)
        assert self.turn <= position.turn <= position.world.turns
        self.turn = position.turn

    def politics(self, position: MariaPosition) -> None:
        """The political deck is drawn from the top, and every card once (4-f); the winters are counted (13-f)."""
        deck = position.politics.deck
        assert deck == self.deck[: len(deck)]
        assert not set(position.politics.open) & set(deck)
        assert len(set(deck)) == len(deck)
        self.deck = deck
        winters = [w for w in position.world.winters if w < position.turn]
        assert len(position.affairs.winters) - len(winters) in (0, 1)
        pairs = [frozenset({c.giver, c.receiver}) for c in position.affairs.contracts]
        assert len(set(pairs)) == len(pairs), "two contracts between two powers (20-a)"
        foes = position.alliances.foes
        assert not any(c.receiver in foes[c.giver] for c in position.affairs.contracts), "enemies (R-30)"
        assert {frozenset({c.giver, c.receiver}) for c in position.affairs.ending} <= set(pairs)
        for offer in position.affairs.proposals:
            assert not position.alliances.opposed(offer.giver, offer.receiver), "an offer to an enemy (R-30)"
            assert not {SA} & {offer.receiver} & position.alliances.neutral, (
                "an offer to neutral Saxony (R-30)"
            )

    def flanders(self, position: MariaPosition) -> None:
        """Who has passed in a dispute moves no more in Flanders in that phase (R-12, R-56)."""
        step = next((s for s in position.agenda if isinstance(s, Movement) and s.begun), None)
        passed = step.passed if step is not None else ()
        self.still = {n: place for n, place in self.still.items() if position.world.pieces[n].power in passed}
        world = position.world
        for power in passed:
            for n in (*world.of_power[power], *world.trains_of[power]):
                if n in self.still or (position.where[n] >= 0 and not world.bohemia >> position.where[n] & 1):
                    place = self.still.setdefault(n, position.where[n])
                    assert position.where[n] in (place, OFF), "a move in Flanders after a pass"

    def neutral_land(self, position: MariaPosition) -> None:
        """Nobody enters neutral land; who was there may stay, or march out (19.4-d, R-47, R-50)."""
        alliances, world = position.alliances, position.world
        for power in (PR, SA):
            if power not in alliances.neutral:
                self.inside.pop(power, None)
                continue
            inside = {
                n
                for n, piece in enumerate(world.pieces)
                if piece.kind != "hussar"
                and piece.power != power
                and position.where[n] >= 0
                and alliances.home[power] >> position.where[n] & 1
            }
            assert inside <= self.inside.get(power, inside), "a foreign piece entered neutral land"
            self.inside[power] = inside
            if power == SA and world.rules.foreigners_in_neutral_saxony == "placed":
                assert not inside
            if power == SA or world.rules.peace_moves_prussians:
                for n in (*world.of_power[power], *world.trains_of[power]):
                    place = position.where[n]
                    assert place < 0 or alliances.home[power] >> place & 1, (
                        "a neutral piece is abroad (19.4-b)"
                    )


def whole_deck(position: MariaPosition) -> None:
    """Every card of the opened decks is in one hand, pile or box (8-a)."""
    table = position.politics
    piles = (*position.hands, position.draw, *position.discards, *table.lying, *table.covered)
    found = [card for pile in piles for card in pile] + [c for c in table.laid if c != NO_CARD]
    assert sorted(found) == list(range(cards.DECK_SIZE * position.opened))
    assert len(table.covered) == len(table.lying)
    assert OPTIONAL_POLITICS in position.world.options or not any(table.covered)


def whole_stock(position: MariaPosition) -> None:
    """Each power's markers: reserve, map, battle boxes, other boxes, laid aside (15-b); who holds which box (16)."""
    stock, world = position.stock, position.world
    for power in MAJORS:
        on_map = sum(
            holder == power and not world.elector_cities >> place & 1
            for place, holder in enumerate(position.marker)
        )
        boxes = [stock.electors, stock.emperor, stock.italy].count(power)
        boxes += power == PR and stock.silesia
        out = on_map + stock.battle[power] + stock.aside[power] + boxes
        assert stock.reserve[power] + out == RESERVE[power]
        assert 0 <= stock.battle[power] <= BATTLE_BOXES
        assert stock.aside[power] >= 0
    held = [position.marker[n] for n in world.places_in(world.elector_cities)]
    assert set(held) <= {FR, PA}
    assert stock.electors == next((p for p in (FR, PA) if held.count(p) >= ELECTORS), NOBODY)
    control = position.control[:]
    position.find_control()
    assert position.control == control


def sound_troops(position: MariaPosition) -> None:
    """A general on the map or in a box commands 1 to 8 troops, one off the board none (6-e, 6-h, 3.2-h, 14-a)."""
    if any(isinstance(step, Deploy) for step in position.agenda):
        return
    for n in position.world.generals:
        if position.where[n] in (OFF, OUT):
            assert position.troops[n] == 0
        else:
            assert 1 <= position.troops[n] <= 8
    for power in position.world.powers:
        boxed = [n for n in position.world.of_power[power] if position.where[n] == BOX]
        assert len(boxed) <= 1, "two generals in a box (17.5-i)"
        assert not boxed or power in MAJORS


def sound_cities(position: MariaPosition) -> None:
    """One piece to a city, or two generals who cooperate (6-a to 6-c); hussars in Bohemia under no piece (7-b, 7-c)."""
    world = position.world
    for place in world.places_in(position.occupied()):
        generals = position.generals_on(place)
        trains = [n for n in world.trains if position.where[n] == place]
        assert (len(generals), len(trains)) in ((1, 0), (2, 0), (0, 1))
        powers = {world.pieces[n].power for n in generals}
        assert all(p in position.alliances.partners[q] for p in powers for q in powers)
        assert position.hussar_on(place) is None
    assert not position.hussars_at() & ~world.bohemia


def own_maps(position: MariaPosition) -> None:
    """Who may not cross is on his own map (10.1-g, R-26); while markers lie aside Prussia is at home (19.1-h)."""
    world = position.world
    for n, piece in enumerate(world.pieces):
        place = position.where[n]
        if piece.kind != "hussar" and place >= 0 and piece.power not in CROSSING:
            assert bool(world.bohemia >> place & 1) == (piece.power != PA), f"{piece.id} is on the wrong map"
    if position.stock.aside[PR] and world.rules.peace_moves_prussians:
        home = position.alliances.home[PR]
        abroad = [n for n in (*world.of_power[PR], *world.trains_of[PR]) if position.where[n] >= 0]
        assert all(home >> position.where[n] & 1 for n in abroad), (
            "a Prussian piece has left Prussia (19.1-h)"
        )


def sound_attacks(position: MariaPosition) -> None:
    """A fight to come is between commanders who stand beside each other and are enemies (11.1-a, R-20)."""
    step = position.top() if position.agenda else None
    if not isinstance(step, Combat):
        return
    world, where = position.world, position.where
    for a, d in step.pairs:
        assert world.index.neighbour_mask[where[a]] >> where[d] & 1
        assert (position.generals_on(where[a])[0], position.generals_on(where[d])[0]) == (a, d)
        assert world.pieces[d].power in position.alliances.foes[world.pieces[a].power]


def watched_game(ruleset: str, seats: int, option: str, seed: int) -> MariaPosition:
    """A random game to its end, offers out of turn now and then, watched after every Action."""
    options = {option: True} if option else {}
    position = GAME.start(ruleset=ruleset, scenario=ADVANCED, seats=seats, seed=seed, options=options)
    assert sorted(position.politics.deck) == list(range(len(political_deck.names())))
    watch, rng = Watch(position), Rng(seed + 19)
    played = 0
    while (decision := position.decision()) is not None:
        action = decision.actions.pick(rng)
        if rng.below(40) == 0 and (offers := decision.offers):
            action = rng.choice(list(offers))
        position.play_legal(action, decision.seat)
        watch.look(position)
        played += 1
        assert played <= GAME.scenario(ADVANCED).longest
    assert position.result is not None
    return position


@pytest.mark.parametrize(("ruleset", "seats", "option"), VARIANTS)
@pytest.mark.parametrize("seed", range(2))
def test_what_never_changes(ruleset: str, seats: int, option: str, seed: int) -> None:
    """A few games of each variant."""
    watched_game(ruleset, seats, option, seed)


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "seats", "option"), VARIANTS)
@pytest.mark.parametrize("batch", range(LONG_GAMES // BATCH))
def test_what_never_changes_in_a_thousand_games(ruleset: str, seats: int, option: str, batch: int) -> None:
    """A thousand games of each variant; every ending comes up in each batch of them."""
    seeds = range(batch * BATCH, (batch + 1) * BATCH)
    ways = {watched_game(ruleset, seats, option, seed).result for seed in seeds}
    assert {result.way for result in ways if result} == {"empty-reserve", "winter-sums"}
