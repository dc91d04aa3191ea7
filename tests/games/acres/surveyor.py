"""A second reading of the rules of A FEW ACRES OF SNOW: what may be done, worked out from the data files and a View.

Nothing of the engine's rules is used. Graphs are walked with networkx, and cards are tried in every order, so that the
engine's masks and short cuts are held against something that has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations, pairwise, permutations
from typing import Any

import networkx as nx

from engine.kernel.files import data
from engine.kernel.view import View
from tests.yaml_file import yaml_of

BOARD: dict[str, Any] = yaml_of(data("boards", "acres.yaml"))
BOX: dict[str, Any] = yaml_of(data("cards", "acres.yaml"))
SITES: dict[str, Any] = BOARD["places"]
OTHER = {"british": "french", "french": "british"}
HOME = {"british": "boston", "french": "quebec"}
REINFORCED_FROM = {"british": ("boston", "new-york"), "french": ("quebec",)}

Deed = tuple[Any, ...]


def net(*kinds: str, sea: bool) -> nx.Graph:
    """The sites joined by roads of these kinds, by lakes, and by the sea if wanted."""
    graph = nx.Graph()
    graph.add_nodes_from(SITES)
    for kind in kinds:
        for chain in BOARD["roads"].get(kind, ()):
            graph.add_edges_from(pairwise(chain))
    for lake in BOARD["lakes"].values():
        graph.add_edges_from(combinations(lake["shores"], 2))
    if sea:
        coast = [name for name, site in SITES.items() if site.get("ship") or site.get("sea")]
        graph.add_edges_from(combinations(coast, 2))
    return graph


TRACES = net("river", "road", sea=True)
RAIDS = net("river", "road", "indian-trail", sea=False)


class Surveyor:
    """What one side may do at a table, by its View."""

    def __init__(self, view: View, side: str) -> None:
        self.view, self.side, self.foe = view, side, OTHER[side]
        on_board = [piece for piece in view.pieces if piece.place]
        self.kind = {p.place: p.kind for p in on_board if p.kind in ("village", "town")}
        self.owner = {p.place: p.side for p in on_board if p.kind in ("village", "town")}
        self.forts = {p.place for p in on_board if p.kind == "fort"}
        self.own = {place for place, owner in self.owner.items() if owner == side}
        self.enemy = {place for place, owner in self.owner.items() if owner == self.foe}
        self.sieges = self.view.sieges
        self.besieged = {siege.place for siege in self.sieges.values()}
        self.money = self.view.money[side]
        held = next(hand for hand in view.hands if hand.side == side).cards
        assert held is not None
        self.hand: tuple[str, ...] = held
        self.different = sorted(set(held))

    # --- cards --------------------------------------------------------------------

    def entry(self, card: str) -> dict[str, Any]:
        """What is printed on a card of this side."""
        own: dict[str, Any] = (
            BOX["locations"][self.side] | BOX["empire"][self.side] | BOX["empire"]["neutral"]
        )
        found: dict[str, Any] = own[card]
        return found

    def is_location(self, card: str) -> bool:
        """Whether it is a location card."""
        return card in SITES

    def shows(self, card: str, symbol: str) -> int:
        """How much of a symbol stands in the parchment."""
        return int(self.entry(card)["symbols"].get(symbol, 0))

    def can(self, card: str, power: str) -> bool:
        """Whether an empire card has a power."""
        return power in self.entry(card).get("powers", ())

    @cached_property
    def connected(self) -> set[str]:
        """The own sites with a trace to the home, which may itself be empty."""
        home = HOME[self.side]
        reached: set[str] = nx.node_connected_component(TRACES.subgraph(self.own | {home}), home)
        return reached & self.own

    def usable(self, card: str) -> bool:
        """A location card is used from a controlled, connected site that nobody besieges."""
        return not self.is_location(card) or card in self.connected - self.besieged

    def groups(self, least: int, most: int, pool: Iterable[str]) -> Iterator[tuple[str, ...]]:
        """Every group of held cards of these sizes, each once."""
        cards = sorted(Counter({card: Counter(self.hand)[card] for card in set(pool)}).elements())
        for size in range(least, min(most, len(cards)) + 1):
            yield from sorted(set(combinations(cards, size)))

    def fitting(self) -> list[str]:
        """The held cards that may be used."""
        return [card for card in self.hand if self.usable(card)]

    # --- expansion ----------------------------------------------------------------

    def journey(self, origin: str, transport: str, target: str) -> bool:
        """Whether a location card lists the target, and the other card shows the transport it names."""
        if not self.is_location(origin):
            return False
        lists = self.entry(origin)["lists"]
        return any(target in sites and self.shows(transport, by) for by, sites in lists.items())

    def settle(self) -> Iterator[Deed]:
        """Neutral sites, and own ones whose card has gone back."""
        villages = self.view.supply[self.side].village
        for target in SITES:
            again = target in self.own and target in self.view.locations[self.side]
            if not again and (target in self.owner or not villages):
                continue
            needs_settler = SITES[target].get("settlers", False)
            for group in self.groups(2 + needs_settler, 2 + needs_settler, self.fitting()):
                if any(
                    self.journey(order[0], order[1], target)
                    and (not needs_settler or self.shows(order[2], "settler"))
                    for order in permutations(group)
                ):
                    yield ("settle", target, *group)

    def develop(self) -> Iterator[Deed]:
        """Own villages with points, by their card and a settler."""
        if not self.view.supply[self.side].town:
            return
        for target in sorted(self.own):
            if self.kind[target] == "village" and SITES[target].get("points"):
                for group in self.groups(2, 2, self.fitting()):
                    if any(
                        card == target and self.shows(other, "settler") for card, other in permutations(group)
                    ):
                        yield ("develop", target, *group)

    def fortify(self) -> Iterator[Deed]:
        """Own sites without a disc that nobody besieges, by their card and a fortification."""
        if not self.view.forts or self.money < 3:
            return
        for target in sorted(self.own - self.forts - self.besieged):
            for group in self.groups(2, 2, self.fitting()):
                if any(card == target and self.can(other, "fortify") for card, other in permutations(group)):
                    yield ("fortify", target, *group)

    # --- war ----------------------------------------------------------------------

    def strength(self, card: str, place: str, *, defends: bool) -> int:
        """What a card adds in a siege."""
        ship = 1 if self.shows(card, "ship") and SITES[place].get("ship") else 0
        fort = 1 if defends and not self.is_location(card) and self.can(card, "defend-fortification") else 0
        return max(self.shows(card, "military"), ship, fort)

    def too_dear(self, card: str) -> bool:
        """Whether its use in a siege costs more than there is."""
        return bool(self.entry(card).get("use_cost", {}).get("siege", 0) > self.money)

    def besiege(self) -> Iterator[Deed]:
        """Enemy sites, one at a time."""
        if self.side in self.sieges:
            return
        seen = set()
        for target in sorted(self.enemy):
            for group in self.groups(3, 3, self.fitting()):
                for origin, transport, last in permutations(group):
                    key = (target, tuple(sorted((origin, transport))), last)
                    strong = self.strength(last, target, defends=False) and not self.too_dear(last)
                    if strong and key not in seen and self.journey(origin, transport, target):
                        seen.add(key)
                        yield ("besiege", target, *sorted((origin, transport)), last)

    def supported(self, place: str) -> bool:
        """Whether a trace leads from a besieged site over own sites to a home."""
        homes = REINFORCED_FROM[self.side]
        ways = TRACES.subgraph(self.own | {place, *homes})
        return any(nx.has_path(self._without_passing(ways, place, home), place, home) for home in homes)

    def _without_passing(self, ways: nx.Graph, place: str, home: str) -> nx.Graph:
        """Homes and the besieged site are ends of a trace; between them lie own sites only."""
        return ways.subgraph(self.own | {place, home})

    def reinforce(self) -> Iterator[Deed]:
        """One card for either siege."""
        for attacker, siege in self.sieges.items():
            place, defends = siege.place, attacker != self.side
            if self.supported(place):
                for card in self.different:
                    strong = self.strength(card, place, defends=defends)
                    if strong and self.usable(card) and not self.too_dear(card):
                        yield ("reinforce", attacker, card)

    def distance(self, target: str) -> int | None:
        """Connections from the nearest own site to a target, round enemy forts."""
        ways = RAIDS.subgraph(set(SITES) - (self.forts & self.enemy))
        if target not in ways:
            return None
        lengths = nx.single_source_shortest_path_length(ways, target)
        return min((length for site, length in lengths.items() if site in self.own), default=None)

    def raid(self) -> Iterator[Deed]:
        """Unfortified enemy sites, with as many cards as the way has connections."""
        raiders = [c for c in self.hand if self.can(c, "raid") or self.can(c, "raid-extend")]
        for target in sorted(self.enemy - self.forts):
            cards = self.distance(target)
            if cards is None:
                continue
            for group in self.groups(cards, cards, raiders):
                cost = sum(self.entry(card).get("use_cost", {}).get("raid", 0) for card in group)
                if cost <= self.money and any(self.can(card, "raid") for card in group):
                    yield ("raid", target, *group)

    def single(self, verb: str, power: str) -> Iterator[Deed]:
        """An empire card with a power, alone."""
        return ((verb, card) for card in self.different if self.can(card, power))

    # --- money and cards ----------------------------------------------------------

    def merchant(self) -> Iterator[Deed]:
        """A ship, then one or two others with money: told by the cards and the sum."""
        found = set()
        for group in self.groups(2, 3, self.fitting()):
            for ship, *rich in permutations(group):
                if self.shows(ship, "ship") and all(self.shows(card, "money") for card in rich):
                    found.add(("merchant", sum(self.shows(card, "money") for card in rich), *group))
        yield from found

    def trade(self) -> Iterator[Deed]:
        """The trader and furs."""
        furs = [card for card in self.fitting() if self.shows(card, "fur")]
        for trader in self.single("trade", "trader"):
            yield from ((*trader, *group) for group in self.groups(1, len(furs), furs))

    def piracy(self) -> Iterator[Deed]:
        """Louisbourg and another ship, for the French."""
        if self.side == "french" and "louisbourg" in self.fitting():
            for group in self.groups(2, 2, self.fitting()):
                if any(
                    one == "louisbourg" and self.shows(other, "ship") for one, other in permutations(group)
                ):
                    yield ("piracy", *group)

    def draft(self) -> Iterator[Deed]:
        """What lies open and can be paid."""
        for card in sorted({*self.view.empire[self.side], *self.view.neutral}):
            if self.entry(card)["price"] <= self.money:
                yield ("draft", card)

    def cards(self) -> Iterator[Deed]:
        """Discard, reserve, governor, intendant."""
        yield from (("discard", *group) for group in self.groups(1, 1 + self.money, self.hand))
        if len(self.view.reserve[self.side]) < 5:
            yield from (("reserve", card) for card in self.different)
        if "governor" in self.hand:
            others = [card for card in self.hand if card != "governor"]
            yield from (("governor", *sorted(("governor", *group))) for group in self.groups(1, 2, others))
        if "intendant" in self.hand and self.money >= 2:
            yield from (("intendant", card) for card in sorted(set(self.view.discard[self.side])))

    # --- all of it ----------------------------------------------------------------

    def free(self) -> Iterator[Deed]:
        """What is no action."""
        yield from (deed for deed in self.reinforce() if self.entry(deed[2]).get("free"))
        if "home-support" in self.hand:
            yield ("home-support",)
        if 0 < len(self.view.reserve[self.side]) <= self.money:
            yield ("retrieve",)
        if self.side in self.sieges:
            yield ("withdraw",)

    def deeds(self) -> list[Deed]:
        """All that may be done now, each outcome once."""
        found = set(self.free())
        if not self.view.left:
            return sorted({*found, ("done",)}, key=str)
        for chapter in (
            self.settle(), self.develop(), self.fortify(), self.besiege(), self.reinforce(), self.raid(),
            self.single("ambush", "ambush"), self.single("recruit", "take-native"), self.merchant(), self.trade(),
            self.piracy(), self.draft(), self.cards(),
            (("money", card) for card in set(self.fitting()) if self.shows(card, "money")),
        ):  # fmt: skip
            found.update(chapter)
        return sorted({*found, ("pass",)}, key=str)

    def marker(self, attacker: str) -> int:
        """Where the marker of a siege must lie, by the site and the cards in both spaces."""
        siege = self.sieges[attacker]
        place = siege.place
        pos = -(1 + SITES[place].get("defence", 0) + (2 if place in self.forts else 0))
        for side in OTHER:
            sign, reader = (1 if side == attacker else -1), Surveyor.__new__(Surveyor)
            reader.side = side
            pos += sign * sum(
                reader.strength(card, place, defends=side != attacker) for card in siege.cards[side]
            )
        return pos

    def points(self, side: str) -> int:
        """The score of a side."""
        sites = (place for place, owner in self.owner.items() if owner == side)
        worth = sum((SITES[p].get("points") or 0) * (2 if self.kind[p] == "town" else 1) for p in sites)
        taken = self.view.captured[side]
        return int(worth + 2 * taken.village + 4 * taken.town)


def told(text: str, surveyor: Surveyor) -> Deed:
    """An Action's text as the surveyor tells it."""
    verb, *words = text.split()
    if verb == "merchant":
        return verb, sum(surveyor.shows(card, "money") for card in words[1:]), *sorted(words)
    if verb == "besiege":
        return verb, words[0], *sorted(words[1:3]), words[3]
    if verb in ("settle", "develop", "fortify", "raid", "trade"):
        return verb, words[0], *sorted(words[1:])
    return (verb, *words) if verb == "reinforce" else (verb, *sorted(words))
