"""Dealt situations of MARIA: position files in which rare conjunctions are common, and random games of all variants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import networkx as nx

import engine
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria.surveyor_land import ELECTOR_CITIES, FORTRESSES, PIECES, PLACES, SILESIA, map_of
from tests.games.maria.surveyor_table import MARKERS, Table

GAME = engine.game("maria")
GENERALS = [name for name, entry in PIECES.items() if entry["type"] == "general"]
TRAINS = [name for name, entry in PIECES.items() if entry["type"] == "train"]
DECK = [f"{suit}{value}" for suit in "SHDC" for value in range(2, 11)] + ["R"]
SPECIAL = ("saxony", "silesia", "prussia", "pfalz", "schwaben", "mainz", "franken", "wuerttemberg")
"""Countries where alliances, maps and joint control meet."""
VARIANTS = [
    (ruleset, scenario, seats)
    for ruleset in ("2.0", "1.0")
    for scenario in ("advanced", "introductory")
    for seats in (3, 2)
]
SUITS_OF_SAXONY = {"prussia": (1, 2), "neutral": (3, 4), "austria": (5,)}


STAGE_OF = {
    "politics": "before",
    "hussars": "before",
    "peace": "prussia",
    "election": "austria",
    "winter": "after",
}


class Deal:
    """One situation, dealt piece by piece so that it could lie on a table."""

    def __init__(self, rng: Rng, stage: str, phase: str, variant: tuple[str, str, int] | None = None) -> None:
        self.rng = rng
        ruleset, scenario, seats = variant or self.variant()
        self.advanced = scenario == "advanced"
        self.table = Table(ruleset, scenario, seats, 4 + rng.below(3), STAGE_OF.get(stage, stage))
        if stage == "winter":
            self.table.turn = 6
        self.peaceful = stage == "peace"
        if self.advanced:
            self.table.saxony = rng.choice(["prussia", "prussia", "neutral", "austria"])
            if not self.peaceful and rng.below(4) == 0:
                self.annex()
        self.file: dict[str, Any] = {
            "game": "maria", "ruleset": ruleset, "scenario": scenario, "seats": seats,
            "turn": self.table.turn, "stage": stage, "seed": rng.below(1000),
        }  # fmt: skip
        if phase:
            self.file["phase"] = phase
        self.where: dict[str, str] = {}
        self.down: list[str] = []
        self.place_pieces()
        self.place_markers()
        self.place_hussars()
        self.finish()

    def variant(self) -> tuple[str, str, int]:
        """Any variant, the advanced game more often."""
        rng = self.rng
        return (
            rng.choice(["2.0", "2.0", "1.0"]),
            rng.choice(["advanced"] * 3 + ["introductory"]),
            rng.choice([3, 3, 2]),
        )

    def annex(self) -> None:
        """Prussia has annexed Silesia; its neutrality lasts or is over (R-24)."""
        table, rng = self.table, self.rng
        table.annexed = True
        table.peace = table.turn + rng.choice([0, 1, 2])
        if not table.neutral("prussia") or rng.below(4) == 0:
            table.peace = 0
        if table.saxony == "prussia" and rng.below(3):
            table.saxony = "neutral"

    # --- pieces -------------------------------------------------------------------

    def maps_of(self, side: str) -> tuple[str, ...]:
        """The maps that pieces of a power can have come to (10.1-g)."""
        if side in ("france", "austria"):
            return self.table.land.maps
        return ("flanders",) if side == "pragmatic" else ("bohemia",)

    def barred(self, side: str, city: str) -> bool:
        """Whether a piece cannot stand in a city for reasons of neutrality."""
        table = self.table
        if table.neutral(side):
            return table.owner(city) != side
        if not table.closed_to(side, city):
            return False
        if table.owner(city) == "saxony":
            return table.ruleset == "2.0"
        return side == "austria"

    def free(self, side: str, pool: list[str]) -> list[str]:
        """The cities of a pool where a piece of this power may stand alone."""
        taken = set(self.where.values())
        maps = self.maps_of(side)
        return [c for c in pool if c not in taken and map_of(c) in maps and not self.barred(side, c)]

    def partners(self, name: str) -> list[str]:
        """The generals whom a general may have joined."""
        table, side, held = self.table, PIECES[name]["power"], list(self.where.values())
        return [
            other
            for other, city in self.where.items()
            if other in GENERALS
            and table.cooperate(side, PIECES[other]["power"])
            and not (
                side != PIECES[other]["power"]
                and (table.neutral(side) or table.neutral(PIECES[other]["power"]))
            )
            and held.count(city) == 1
            and map_of(city) in self.maps_of(side)
            and not self.barred(side, city)
        ]

    def place_pieces(self) -> None:
        """Two or three throngs, so that pieces meet; some pieces stay away."""
        rng, table = self.rng, self.table
        cities = table.land.cities
        centres = [rng.choice(self.hot()) for _ in range(2 + rng.below(2))]
        pools = [
            [c for c in cities if table.land.distance(c, centre) <= 2 + rng.below(3)] for centre in centres
        ]
        order = [*GENERALS, *TRAINS]
        rng.shuffle(order)
        for name in order:
            entry = PIECES[name]
            side = entry["power"]
            if (
                side not in table.powers
                or (name == "prussia-train-2" and not table.annexed)
                or rng.below(6) == 0
            ):
                continue
            if not self.advanced and (entry.get("box") or map_of(entry["place"]) != "bohemia"):
                continue
            partners = self.partners(name) if name in GENERALS else []
            if partners and rng.below(4) == 0:
                self.where[name] = self.where[rng.choice(partners)]
                continue
            pool = self.free(side, rng.choice(pools)) or self.free(side, cities)
            if pool:
                self.where[name] = rng.choice(sorted(pool))
        self.down = [name for name in self.where if name in GENERALS and rng.below(5) == 0]

    def hot(self) -> list[str]:
        """Cities round which something may happen: fortresses and borders."""
        rng, cities = self.rng, self.table.land.cities
        fortresses = [c for c in cities if c in FORTRESSES]
        special = [c for c in cities if PLACES[c]["country"] in SPECIAL]
        return rng.choice([cities, fortresses, special])

    # --- markers, hussars, the rest -----------------------------------------------

    def place_markers(self) -> None:
        """Victory markers that conquests can have left; some are always left in the reserves."""
        rng, table = self.rng, self.table
        annexed = self.peaceful or (table.annexed and rng.below(2))
        markers: dict[str, str] = {}
        for city in SILESIA:
            self.lay(markers, city, ["prussia"] if annexed else ["prussia", "austria"])
        for city in table.land.fortresses:
            owner = table.owner(city)
            if not owner or city in SILESIA or rng.below(5) or table.neutral(owner):
                continue
            near = [m for m in MARKERS if m in table.powers and m != owner]
            near = [m for m in near if m not in ("prussia", "pragmatic") or map_of(city) in self.maps_of(m)]
            minor = owner in ("bavaria", "saxony")
            near = [m for m in near if table.hostile(m, owner) or (minor and table.friendly(m, owner))]
            self.lay(markers, city, near)
        if self.advanced:
            markers |= {city: rng.choice(["france", "pragmatic"]) for city in ELECTOR_CITIES}
        self.markers = markers

    def lay(self, markers: dict[str, str], city: str, powers: list[str]) -> None:
        """A marker of one of these powers, if enough are left."""
        laid = list(markers.values())
        left = [power for power in powers if laid.count(power) < MARKERS[power] - 4]
        left = left or (["prussia"] if city in SILESIA else [])
        if left:
            markers[city] = self.rng.choice(left)

    def place_hussars(self) -> None:
        """Hussars between the pieces, in Bohemia, and most of all between a general and his train."""
        rng, table = self.rng, self.table
        routes = self.routes()
        route = rng.choice(routes) if routes and rng.below(4) else []
        for hussar in ("hussar-1", "hussar-2"):
            taken = set(self.where.values())
            open_cities = [c for c in table.land.cities if map_of(c) == "bohemia" and c not in taken]
            near = [c for c in open_cities if any(table.land.distance(c, other) <= 2 for other in taken)]
            near = [c for c in open_cities if c in route] or near
            if near and rng.below(4):
                self.where[hussar] = rng.choice(near)

    def routes(self) -> list[list[str]]:
        """Shortest ways from Austria's enemies to their trains."""
        roads = self.table.land.roads
        return [
            nx.shortest_path(roads, city, self.where[train])
            for name, city in self.where.items()
            if name in GENERALS and self.table.hostile(PIECES[name]["power"], "austria")
            for train in TRAINS
            if train in self.where and PIECES[train]["power"] == PIECES[name]["power"]
            and 2 <= self.table.land.distance(city, self.where[train]) <= 6
        ]  # fmt: skip

    def finish(self) -> None:
        """Troops, cards and the fields of the advanced game."""
        rng, table = self.rng, self.table
        self.troops = {name: 1 + rng.below(8) for name in self.where if name in GENERALS}
        pool = [*DECK * 4]
        rng.shuffle(pool)
        self.file |= {
            "pieces": self.where, "troops": self.troops, "down": self.down, "markers": self.markers,
            "hands": {power: [pool.pop() for _ in range(rng.below(5))] for power in table.powers},
        }  # fmt: skip
        if self.advanced:
            self.file |= {
                "tracks": {"saxony": rng.choice(list(SUITS_OF_SAXONY[table.saxony]))},
                "annexed": table.annexed,
                "peace": table.peace,
                "aside": {
                    "prussia": rng.below(3) if table.annexed else 0,
                    "france": rng.choice([0, 0, 2]),
                },
                "reduced": True,
            }


def set_up(file: dict[str, Any]) -> Position:
    """The Position of a position file."""
    return GAME.set_up(file)


def stroll(seed: int, variant: tuple[str, str, int], length: int) -> Iterator[Position]:
    """The Positions of a random game, the opening first."""
    ruleset, scenario, seats = variant
    position, rng = GAME.start(ruleset=ruleset, scenario=scenario, seats=seats, seed=seed), Rng(seed + 41)
    for _ in range(length):
        decision = position.decision()
        if decision is None:
            return
        yield position
        decision = position.decision(rng.choice(decision.seats))
        assert decision is not None
        by_verb: dict[str, list[Any]] = {}
        for action in decision.actions:
            by_verb.setdefault(action.verb, []).append(action)
        verbs = sorted(by_verb)
        if len(verbs) > 1 and "done" in verbs and rng.below(8):
            verbs.remove("done")
        position.play_legal(rng.choice(by_verb[rng.choice(verbs)]), decision.seat)
