"""What lies on a table of MARIA, read from a View with all secrets, and who is whose friend there (2, 3, 19)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import asdict

from engine.kernel.files import data
from engine.kernel.position import Position
from engine.kernel.view import View, laid_open
from tests.games.maria.surveyor_land import BOARD, ELECTOR_CITIES, PIECES, country_of, land
from tests.yaml_file import yaml_of

POLITICS: dict[str, Any] = yaml_of(data("politics", "maria.yaml"))
POWERS = ("france", "bavaria", "prussia", "saxony", "austria", "pragmatic")
MARKERS = {"prussia": 13, "france": 11, "pragmatic": 8, "austria": 8}
"""The victory markers of the major powers (4-b)."""
STAGES = ("france", "prussia", "austria")


def omniscient(position: Position) -> View:
    """The View of the public with the secrets of all seats laid open."""
    public = position.view(None)
    return laid_open(public, [position.view(seat) for seat in public.seats])


@dataclass(frozen=True)
class Piece:
    """A general or a train on the map."""

    id: str
    kind: str
    side: str
    city: str
    down: bool = False
    moved: bool = False
    retreated: bool = False
    troops: int = 0

    @property
    def rank(self) -> int:
        """The rank number, 0 of a train."""
        return int(PIECES[self.id].get("rank", 0))

    @property
    def crosses(self) -> bool:
        """Whether it may go from map to map (10.1-g)."""
        return self.side in ("france", "austria")


@dataclass
class Table:
    """All that a reading of the hard rules needs. `memory` keeps answers; a Table is not changed once it is asked."""

    ruleset: str
    scenario: str
    seats: int
    turn: int
    stage: str
    saxony: str = "prussia"
    annexed: bool = False
    peace: int = 0
    pieces: dict[str, Piece] = field(default_factory=dict)
    hussars: dict[str, str] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    electors: dict[str, str] = field(default_factory=dict)
    questions: dict[str, str] = field(default_factory=dict)
    under: dict[str, str] = field(default_factory=dict)
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    stock: dict[str, Any] = field(default_factory=dict)
    dispute: bool = False
    right: str = ""
    memory: dict[Any, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.land = land(self.scenario)

    # --- who is who ---------------------------------------------------------------

    @property
    def powers(self) -> tuple[str, ...]:
        """The powers in the game (14-a)."""
        return POWERS[:5] if self.scenario == "introductory" else POWERS

    def neutral(self, power: str) -> bool:
        """Whether a power is neutral: Saxony by its marker, Prussia until its stage of the turn of the peace's end."""
        if power == "saxony":
            return self.saxony == "neutral"
        before = self.turn < self.peace or (self.turn == self.peace and self.stage in ("before", "france"))
        return power == "prussia" and before

    def camp(self, power: str) -> str:
        """Of which of the two camps a power is, or that it stands alone."""
        if self.neutral(power):
            return power
        if power in ("austria", "pragmatic") or (power == "saxony" and self.saxony == "austria"):
            return "habsburg"
        return "bourbon"

    def hostile(self, a: str, b: str) -> bool:
        """Powers that are not allies are enemies, but for neutral ones (2-c, R-38)."""
        return self.camp(a) != self.camp(b) and not self.neutral(a) and not self.neutral(b)

    def friendly(self, a: str, b: str) -> bool:
        """Own or allied (2-c)."""
        return self.camp(a) == self.camp(b)

    def cooperate(self, a: str, b: str) -> bool:
        """One power, or two that cooperate (2-d, 19.3-d)."""
        if a == b:
            return True
        pair = {a, b}
        if pair == {"prussia", "saxony"}:
            return self.saxony == "prussia" and not self.neutral("prussia")
        if pair == {"austria", "saxony"}:
            return self.saxony == "austria"
        return pair in ({"france", "bavaria"}, {"austria", "pragmatic"})

    def major(self, power: str) -> str:
        """The major power whose markers a power uses (10.3-j, R-43)."""
        if power == "saxony":
            return "austria" if self.saxony == "austria" else "prussia"
        return "france" if power == "bavaria" else power

    def player(self, power: str) -> str:
        """Who plays a power: two seats are A and B (2-a, 24-a, V-24)."""
        if power == "saxony":
            theresa = self.saxony == "austria" or (self.saxony == "neutral" and self.ruleset == "1.0")
            power = "austria" if theresa else "prussia"
        if self.seats == 2:
            return "b" if power in ("austria", "pragmatic") else "a"
        if power in ("france", "bavaria"):
            return "louis"
        return "maria-theresa" if power == "austria" else "frederick"

    def active(self) -> tuple[str, ...]:
        """The powers whose stage it is (5-a, R-28)."""
        own = {"france": ("france", "bavaria"), "prussia": ("prussia",), "austria": ("austria", "pragmatic")}
        found = [power for power in own.get(self.stage, ()) if power in self.powers]
        habsburg = self.saxony == "austria" or (self.saxony == "neutral" and self.ruleset == "1.0")
        if self.stage == ("austria" if habsburg else "prussia"):
            found.append("saxony")
        return tuple(found)

    # --- lands --------------------------------------------------------------------

    def owner(self, city: str) -> str:
        """Whose home country a city lies in, "" of nobody (3.2-b, 19.1-b)."""
        country = country_of(city)
        if country == "silesia" and self.annexed:
            return "prussia"
        return BOARD["countries"][country]["owner"] or ""

    def closed_to(self, power: str, city: str) -> bool:
        """Whether a city lies in the land of another, neutral power (19.4-d)."""
        owner = self.owner(city)
        return bool(owner) and owner != power and self.neutral(owner)

    def controller(self, fortress: str) -> str:
        """Who controls a fortress (3.2-e)."""
        return self.marks.get(fortress) or self.electors.get(fortress) or self.owner(fortress)

    def hostile_to_holder(self, power: str, fortress: str) -> bool:
        """Whether a fortress is under enemy control."""
        return self.hostile(power, self.controller(fortress))

    # --- pieces -------------------------------------------------------------------

    def at(self, city: str) -> list[Piece]:
        """The pieces in a city."""
        if "cities" not in self.memory:
            standing: dict[str, list[Piece]] = {}
            for piece in self.pieces.values():
                standing.setdefault(piece.city, []).append(piece)
            self.memory["cities"] = standing
        found: list[Piece] = self.memory["cities"].get(city, [])
        return found

    def generals(self, city: str = "") -> list[Piece]:
        """The generals on the map, or those in a city."""
        found = self.pieces.values() if not city else self.at(city)
        return [piece for piece in found if piece.kind == "general"]

    def commander(self, city: str) -> Piece:
        """Who commands in a city: the lower rank number, or the one on top (6-d)."""
        above = [p for p in self.generals(city) if p.id not in self.under]
        assert len(above) == 1, (city, above)
        return above[0]

    def holders(self, fortress: str) -> tuple[str, ...]:
        """The powers for whom a fortress is held: Austria and the Pragmatic Army hold electors' cities jointly."""
        holder = self.controller(fortress)
        if fortress in ELECTOR_CITIES and holder in ("austria", "pragmatic"):
            return ("austria", "pragmatic")
        return (holder,)

    def protected(self, fortress: str) -> bool:
        """Whether a general of the holder or of a cooperating power is within 3 (10.3-d, 10.3-g, R-48)."""
        return any(
            self.cooperate(general.side, holder) and self.land.distance(general.city, fortress) <= 3
            for general in self.generals()
            for holder in self.holders(fortress)
            if not (self.neutral(holder) and general.side != holder)
        )


def read(position: Position) -> Table:
    """The Table of a Position."""
    view = omniscient(position)
    papers = view.advanced
    saxony = "prussia"
    if papers is not None:
        at = papers.politics.tracks["saxony"].at
        saxony = POLITICS["tracks"]["saxony"]["spaces"][at - 1]["saxony"]
    stage, moved = "before", set(view.moved)
    for phase in view.phases:
        if phase.level == 0 and phase.state in ("now", "done", "skipped"):
            first = phase.sides[0] if phase.sides else ""
            name = {"france": "france", "prussia": "prussia", "austria": "austria"}.get(first, "")
            if phase.name == "stage":
                stage = name
            elif phase.name in ("winter", "election") and phase.state == "now":
                stage = "after"
    table = Table(
        ruleset=view.ruleset, scenario=view.scenario, seats=len(view.seats), turn=view.turn, stage=stage,
        saxony=saxony, annexed=papers is not None and papers.affairs.annexed,
        peace=papers.affairs.peace if papers is not None else 0,
        hands={hand.side: hand.cards or () for hand in view.hands},
        stock=asdict(papers.stock) if papers is not None else {},
    )  # fmt: skip
    step = view.agenda[-1] if view.agenda else None
    if step is not None and step.name == "Movement":
        table.right = {4: "austria", 5: "pragmatic"}.get(step.fields["right"], "")
        table.dispute = bool(table.right or step.fields["passed"])
    for piece in view.pieces:
        if piece.kind == "hussar" and piece.place:
            table.hussars[piece.id] = piece.place
        elif piece.kind != "hussar" and piece.place in table.land.roads:
            table.pieces[piece.id] = Piece(
                piece.id, piece.kind, piece.side, piece.place, "down" in piece.state, piece.id in moved,
                "retreated" in piece.state, piece.strength or 0,
            )  # fmt: skip
            if piece.under:
                table.under[piece.id] = piece.under
    for mark in view.marks:
        where = {"victory": table.marks, "elector": table.electors, "question": table.questions}.get(
            mark.kind
        )
        if where is not None and mark.place in table.land.roads:
            where[mark.place] = mark.side
    return table
