"""What a View of A FEW ACRES OF SNOW has besides what all Views have: for its bot, its panels, the deal of a truth."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.view import View


class Settlements(Struct, frozen=True):
    """So many villages and towns: in the supply, or captured."""

    village: int
    town: int

    def of(self, kind: str) -> int:
        """How many there are of a kind."""
        return self.village if kind == "village" else self.town


class SiegeView(Struct, frozen=True):
    """A siege: the site, how far the attacker is ahead on the track, and by side the cards that lie there."""

    place: str
    pos: int
    cards: dict[str, tuple[str, ...]]


class BlockView(Struct, frozen=True):
    """What may be warded off now: a raid on a place, or an ambush; who does it, and with which cards."""

    kind: Literal["raid", "ambush"]
    by: str
    place: str
    cards: tuple[str, ...]


class SitePoints(Struct, frozen=True):
    """What a site counts at the end: the place, its points, and whether a village or a town stands there."""

    place: str
    points: int
    kind: str


class SidePoints(Struct, frozen=True):
    """What a side would score if the game ended now: site by site, the pieces it has captured, all in all."""

    sites: tuple[SitePoints, ...]
    captured: Settlements
    total: int


class AcresView(View, frozen=True, kw_only=True):
    """What one side may know of a game of A FEW ACRES OF SNOW. Whatever has a side for its key is public.

    Attributes:
        money: side -> its coins. supply: what it has left to place. captured: what it has captured.
        forts: fortifications left for both. reserve, discard, locations, empire: side -> the cards that lie there,
            in the order of the pile. deck: side -> cards in its draw deck. pool: side -> the cards of hand and deck
            together, sorted. neutral: the neutral display.
        sieges: side that attacks -> its siege. left: actions left in this turn. block: what may be warded off now.
        score: side -> what it would score now.
    """

    money: dict[str, int]
    supply: dict[str, Settlements]
    forts: int
    captured: dict[str, Settlements]
    reserve: dict[str, tuple[str, ...]]
    discard: dict[str, tuple[str, ...]]
    deck: dict[str, int]
    pool: dict[str, tuple[str, ...]]
    locations: dict[str, tuple[str, ...]]
    empire: dict[str, tuple[str, ...]]
    neutral: tuple[str, ...]
    sieges: dict[str, SiegeView]
    left: int
    block: BlockView | None
    score: dict[str, SidePoints]
