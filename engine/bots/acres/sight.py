"""What a seat's View of A FEW ACRES OF SNOW tells the steady bot.

A truth that fits the View is dealt, and only what is public is asked of it: who holds what, what is connected, how far
raids reach. The rules are written once, in the chapters of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from math import comb

from engine.bots.acres import weights
from engine.bots.remembering import Remembering, once
from engine.games.acres import raids
from engine.games.acres.asking import AcresAsked, why_unusable
from engine.games.acres.cards import Card
from engine.games.acres.game import GAME
from engine.games.acres.sequence import RULES
from engine.games.acres.sides import BRITISH, FRENCH, NUMBER, SIDES
from engine.games.acres.state import State
from engine.games.acres.view_types import AcresView
from engine.games.acres.world import World
from engine.kernel.action import Action
from engine.kernel.rng import Rng
from engine.kernel.view import View


class Sight(Remembering):
    """The situation as one side sees it.

    Attributes:
        side, foe: own and enemy side. state: a truth that fits the View; only what is public is asked of it.
        left: actions left in this turn. hand: own cards.
    """

    def __init__(self, view: View) -> None:
        super().__init__()
        self.view = AcresView.of(view)
        self.state: State = GAME.deal(view, Rng(0))
        self.world: World = self.state.world
        self.side = NUMBER[view.seat]
        self.foe = 1 - self.side
        self.left = self.view.left
        held = next((h.cards or () for h in view.hands if h.side == view.seat), ())
        self.hand = [self.card(name) for name in held]

    # --- cards --------------------------------------------------------------------

    def card(self, name: str) -> Card:
        """An own card by its word."""
        return self.world.cards[self.world.kinds[self.side][name]]

    def cards(self, names: Iterable[str]) -> list[Card]:
        """Own cards by their words."""
        return [self.card(name) for name in names]

    def alive(self, card: Card) -> bool:
        """Whether its owner may use a card (location-limits)."""
        return card.place < 0 or _alive(self, card.colour, card.kind)

    def _zone(self, zone: Mapping[str, tuple[str, ...]], side: int) -> list[Card]:
        kinds = self.world.kinds[side]
        return [self.world.cards[kinds[name]] for name in zone[SIDES[side]]]

    def _all_cards(self, side: int) -> list[Card]:
        kinds = self.world.kinds[side]
        besieging = [name for siege in self.view.sieges.values() for name in siege.cards[SIDES[side]]]
        return [
            *self._zone(self.view.pool, side), *self._zone(self.view.discard, side),
            *self._zone(self.view.reserve, side),
            *(self.world.cards[kinds[name]] for name in besieging),
        ]  # fmt: skip

    @cached_property
    def reserve(self) -> list[Card]:
        """Own cards in the reserve."""
        return self._zone(self.view.reserve, self.side)

    @cached_property
    def foe_reserve(self) -> list[Card]:
        """The enemy's cards in his reserve."""
        return self._zone(self.view.reserve, self.foe)

    @cached_property
    def own_cards(self) -> list[Card]:
        """All cards of the side, wherever they lie."""
        return self._all_cards(self.side)

    @cached_property
    def foe_cards(self) -> list[Card]:
        """All cards of the enemy, wherever they lie."""
        return self._all_cards(self.foe)

    @cached_property
    def foe_pool(self) -> list[Card]:
        """The cards among which the enemy's hand is."""
        return self._zone(self.view.pool, self.foe)

    @cached_property
    def foe_hand(self) -> int:
        """How many cards the enemy holds."""
        return next(h.count for h in self.view.hands if h.side == SIDES[self.foe])

    def foe_holds(self, count: int) -> float:
        """How likely the enemy's hand holds one of so many cards of the pool."""
        size = len(self.foe_pool)
        rest, hand = size - count, min(self.foe_hand, size)
        return 1.0 - comb(rest, hand) / comb(size, hand) if rest >= hand else 1.0

    # --- money --------------------------------------------------------------------

    @property
    def money(self) -> int:
        """Own coins."""
        return self.state.money[self.side]

    def brings(self, action: Action) -> float:
        """What the money is worth that an Action of the turn brings or costs, as its rule says."""
        rule = next(rule for rule in RULES if rule.action is type(action))
        return self.coins(rule.money(self.asked, action))

    @cached_property
    def asked(self) -> AcresAsked:
        """What rules are asked about; for what is public, and the own hand."""
        return AcresAsked(self.state.top(), self.state, self.view.seat)

    def coins(self, gain: int) -> float:
        """What so many coins more (or fewer) are worth to the side."""
        return _purse(self.money + gain) - _purse(self.money)

    # --- sites --------------------------------------------------------------------

    @cached_property
    def own(self) -> int:
        """Own sites."""
        return self.state.own(self.side)

    @cached_property
    def foes(self) -> int:
        """Enemy sites."""
        return self.state.own(self.foe)

    @cached_property
    def listed(self) -> int:
        """Sites that usable cards of the side list."""
        return self._listed(self.side)

    @cached_property
    def foe_listed(self) -> int:
        """Sites that usable cards of the enemy list."""
        return self._listed(self.foe)

    def _listed(self, side: int) -> int:
        found = 0
        for card in self.own_cards if side == self.side else self.foe_cards:
            if card.place >= 0 and card.reach and self.alive(card):
                found |= sum(1 << place for place in card.reach)
        return found

    @cached_property
    def raid_steps(self) -> Mapping[int, int]:
        """How many cards a raid on each enemy site takes."""
        return raids.reach(self.state, self.side)

    @cached_property
    def foe_raid_steps(self) -> Mapping[int, int]:
        """How many cards an enemy raid on each own site takes."""
        return raids.reach(self.state, self.foe)

    def loss(self, place: int, *, by_raid: bool = False) -> float:
        """What its owner loses, and his enemy gains, with a site: its points and the piece captured."""
        state, rules = self.state, self.world.rules
        town = bool((state.towns[BRITISH] | state.towns[FRENCH]) >> place & 1)
        points = self.world.points[place] * (1 if by_raid or not town else 2)
        captured = rules.captured.town if town else rules.captured.village
        return weights.CAPTURED * captured + weights.TAKEN * points

    def danger(self, place: int) -> float:
        """What is to be feared for a site that is or would be an own one and has no fortification."""
        steps = self.foe_raid_steps.get(place)
        if not self.own >> place & 1 and raids.borders(self.state, self.foe, place):
            steps = 1
        raiders = sum(card.raids for card in self.foe_cards)
        raid = min(1.0, raiders / (2 * steps)) * self.loss(place, by_raid=True) if steps else 0.0
        if not self.foe_listed >> place & 1:
            return raid
        capital = self.world.sudden_win[self.foe] >> place & 1
        stake = weights.CAPITAL if capital else self.loss(place)
        return raid + weights.SIEGE_DANGER * stake * min(1.0, self.foe_strength / weights.SIEGE_FORCE)

    @cached_property
    def strength(self) -> int:
        """Military symbols on all own cards that may be used."""
        return sum(card.military for card in self.own_cards if self.alive(card))

    @cached_property
    def foe_strength(self) -> int:
        """Military symbols on all cards that the enemy may use."""
        return sum(card.military for card in self.foe_cards if self.alive(card))

    @cached_property
    def prospects(self) -> list[float]:
        """What each site is worth as a goal: itself, and the best that its card makes reachable."""
        world, own = self.world, self.own
        base = [self._goal(place) for place in range(len(world.ids))]
        lists = {
            place: [t for t in world.cards[kind].reach if not (own | self.listed) >> t & 1]
            for place, kind in world.card_of_site[self.side].items()
        }
        found = base
        for _ in range(3):
            found = [
                value + weights.NET * max((found[t] for t in lists.get(place, ())), default=0.0)
                for place, value in enumerate(base)
            ]
        return found

    def _goal(self, place: int) -> float:
        if self.world.sudden_win[self.side] >> place & 1:
            return weights.CAPITAL_AHEAD
        if self.foes >> place & 1:
            return self.loss(place) * weights.ENEMY_SITE
        return float(self.world.points[place])

    # --- the score ----------------------------------------------------------------

    @cached_property
    def ahead(self) -> int:
        """How many points the side is ahead, a tie counting for the French."""
        totals = [self.view.score[name].total for name in SIDES]
        lead = totals[self.side] - totals[self.foe]
        return lead + (NUMBER[self.world.rules.tie_winner] == self.side)

    @cached_property
    def supply(self) -> tuple[int, int]:
        """Own villages and towns in the supply."""
        return self.state.supply(self.side)


@once
def _alive(sight: Sight, side: int, kind: int) -> bool:
    return why_unusable(sight.state, side, kind) is None


def _purse(coins: int) -> float:
    """What so many coins are worth; each further one less."""
    value, below = 0.0, 0
    for upto, worth in weights.COINS:
        value += worth * max(0, min(coins, upto) - below)
        below = upto
    return value + weights.COIN_MORE * max(0, coins - below)
