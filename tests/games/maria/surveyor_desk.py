"""What lies beside the maps of MARIA: hands, political boxes, tracks, victory boxes, generals off the map."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel.position import Position
from tests.games.maria import surveyor_politics as politics
from tests.games.maria.surveyor_politics import MAJORS
from tests.games.maria.surveyor_table import POWERS, omniscient

Cards = dict[str, tuple[str, ...]]


@dataclass
class Desk:
    """What lies beside the maps: hands, political boxes, tracks, victory boxes, generals off the map."""

    hands: Cards
    lying: Cards
    covered: Cards
    open: list[str]
    election: bool
    tracks: dict[str, int]
    discards: list[int]
    boxes: dict[str, str]
    reserve: dict[str, int]
    less: dict[str, int]
    lasting: dict[str, int]
    boxed: set[str] = field(default_factory=set)

    @property
    def saxony(self) -> str:
        """Whose ally Saxony is."""
        return politics.side_of_saxony(self.tracks["saxony"])


def desk(position: Position) -> Desk:
    """What lies there now."""
    view = omniscient(position)
    papers, stock = view.advanced.politics, view.advanced.stock
    return Desk(
        {hand.side: tuple(sorted(hand.cards or ())) for hand in view.hands},
        {power: tuple(sorted(papers.lying[power])) for power in MAJORS},
        {power: tuple(sorted(papers.covered[power])) for power in MAJORS},
        list(papers.open), papers.election,
        {track: entry.at for track, entry in papers.tracks.items()},
        list(view.piles.discards),
        {"electors": stock.electors, "emperor": stock.emperor, "italy": stock.italy}, dict(stock.reserve),
        dict(zip(POWERS, papers.less, strict=True)), dict(zip(POWERS, papers.lasting, strict=True)),
        {p.id for p in view.pieces if p.place.startswith("box:") and p.kind == "general"},
    )  # fmt: skip
