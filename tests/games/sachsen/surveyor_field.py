"""The field of a battle as the second reading has it: brigades on squares, ground, areas, support, flanks, command."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.sachsen.surveyor_facts import COMMANDERS, KINDS, SURVEY, Square

ATTACKER, DEFENDER = 0, 1
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
FACES: dict[str, Square] = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
HILL, WOOD, REDOUBT = "hill", "wood", "redoubt"


@dataclass
class Brigade:
    """One unit on the field."""

    name: str
    side: int
    kind: str
    at: Square
    column: str = "1"
    """The column it belongs to; its general has the same one."""
    attack: int = 0
    defence: int = 0
    """Penalty points of its marker on each value: 0 or 1 (R-63)."""
    plus: tuple[str, ...] = ()
    """The bonus markers: "attack", "defence"."""
    routed: bool = False
    weak: bool = False
    """Back from reorganising: attack and defence -1 (R-12)."""
    orders: tuple[str, ...] = ()
    train: bool = False
    """Guns behind their horses."""
    faces: str = "n"
    contact: bool = False
    """In the blows of an engagement (R-54)."""
    recovering: bool = False
    """Recovered, and losing a turn for it (recovery-2)."""
    gone: str = ""
    """Why it is off the field: destroyed, off, surrendered, fled, left."""

    @property
    def arm(self) -> str:
        """Infantry, cavalry, artillery or command."""
        return str(KINDS[self.kind]["arm"])

    @property
    def level(self) -> int:
        """3 of the line, 2 chosen, 1 elite (army-4, R-80)."""
        return int(KINDS[self.kind]["level"])

    @property
    def mounted(self) -> bool:
        """Cavalry and command units (commander-loss-1)."""
        return self.arm in ("cavalry", "command")

    @property
    def commander(self) -> bool:
        """A general or a marshal."""
        return self.kind in COMMANDERS

    @property
    def disordered(self) -> bool:
        """A penalty marker lies on it."""
        return bool(self.attack or self.defence)


@dataclass
class Field:
    """Everything that lies on a field."""

    wide: int = 8
    high: int = 8
    ground: dict[Square, tuple[str, int]] = field(default_factory=dict)
    """Square: hill, wood or redoubt, and which one of them."""
    sections: list[tuple[str, int]] = field(default_factory=list)
    """Of what sections the ground is made, and how often each was turned to the right."""
    redoubts: list[Square] = field(default_factory=list)
    """Their north-western squares."""
    edges: tuple[str, str] = ("s", "n")
    """The own edge of attacker and of defender."""
    brigades: list[Brigade] = field(default_factory=list)
    chiefs: tuple[str, str] = ("", "")
    """Names of the units of the two commanders in chief; "" none."""

    def named(self, name: str) -> Brigade:
        """The brigade of a name."""
        return next(b for b in self.brigades if b.name == name)

    def there(self) -> list[Brigade]:
        """Brigades that are on the field."""
        return [b for b in self.brigades if not b.gone]

    def on(self, square: Square) -> Brigade | None:
        """Who stands on a square."""
        return next((b for b in self.there() if b.at == square), None)

    def holds(self, square: Square) -> bool:
        """Whether a square lies on the field."""
        return 0 <= square[0] < self.wide and 0 <= square[1] < self.high

    def ground_at(self, square: Square) -> str:
        """Hill, wood, redoubt, or "" open ground."""
        return self.ground.get(square, ("", 0))[0]

    def friends(self, of: Brigade) -> list[Brigade]:
        """Other brigades of the side."""
        return [b for b in self.there() if b.side == of.side and b is not of]

    def enemies(self, of: Brigade) -> list[Brigade]:
        """Brigades of the other side."""
        return [b for b in self.there() if b.side != of.side]


def steps(one: Square, other: Square) -> int:
    """Distance in squares, diagonals alike (influence-1, R-54)."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def neighbours(place: Field, square: Square) -> list[Square]:
    """Squares of the field that touch a square."""
    around = [(square[0] + c, square[1] + r) for r in (-1, 0, 1) for c in (-1, 0, 1) if c or r]
    return [other for other in around if place.holds(other)]


def areas_over(place: Field, of: Brigade, square: Square) -> list[Brigade]:
    """Enemies whose area of influence covers a square; a routed one has none (influence-1, influence-2)."""
    return [e for e in place.enemies(of) if not e.routed and steps(e.at, square) <= 2]


def touching(place: Field, of: Brigade) -> list[Brigade]:
    """Enemies in order or not, but not routed, that touch a brigade (R-66)."""
    return [e for e in place.enemies(of) if not e.routed and steps(e.at, of.at) == 1]


def several_enemies(place: Field, of: Brigade) -> bool:
    """At least two of them (R-66)."""
    return len(touching(place, of)) >= 2


# --- support (R-65) -----------------------------------------------------------------------


def supporters(place: Field, of: Brigade) -> list[Brigade]:
    """Own brigades within two squares that can help (influence-3, R-65)."""
    return [
        b
        for b in place.friends(of)
        if steps(b.at, of.at) <= 2
        and not b.routed
        and not b.recovering
        and not b.contact
        and not (b.arm == "artillery" and b.train)
    ]


def supported_by(place: Field, of: Brigade) -> set[str]:
    """Kinds of help: any, chosen, elite, general, marshal; several of a kind count once (R-86).

    A commander counts as commander alone (R-65).
    """
    found = set[str]()
    for helper in supporters(place, of):
        if helper.commander:
            found.add(helper.kind)
        else:
            found |= {"any"} | ({2: {"chosen"}, 1: {"elite"}}.get(helper.level, set()))
    return found


def supported_by_equals(place: Field, of: Brigade) -> bool:
    """Whether a brigade of the same level helps (morale-4)."""
    return any(not b.commander and b.level == of.level for b in supporters(place, of))


# --- flanks (modifiers-3, R-65, R-86) -----------------------------------------------------


def flanks(one: Square, enemy: Square) -> list[Square] | None:
    """The two squares at right angles to the direction of an enemy; None if he is neither in line nor on a diagonal."""
    across, down = enemy[0] - one[0], enemy[1] - one[1]
    if not (across == 0 or down == 0 or abs(across) == abs(down)) or (across, down) == (0, 0):
        return None
    c, r = (across > 0) - (across < 0), (down > 0) - (down < 0)
    return [(one[0] - r, one[1] + c), (one[0] + r, one[1] - c)]


def covers_flank(place: Field, of: Brigade, square: Square) -> bool:
    """A friend who is not routed, or a natural obstacle; not the edge of the field (R-65)."""
    if place.ground_at(square) in (HILL, WOOD):
        return True
    friend = place.on(square)
    return friend is not None and friend.side == of.side and not friend.routed


def flanks_covered(place: Field, of: Brigade, enemy: Square) -> bool:
    """Both flanks against an enemy."""
    pair = flanks(of.at, enemy)
    return pair is not None and all(covers_flank(place, of, square) for square in pair)


# --- command (chain-of-command, R-68) -----------------------------------------------------


def commands(place: Field, one: Brigade, at: Square) -> bool:
    """Whether a square lies within a commander's range (chain-of-command-1)."""
    return steps(one.at, at) <= SURVEY["command_range"][one.kind]


def in_chain(place: Field, of: Brigade) -> bool:
    """Directly under the chief, or under the own general who is himself in reach of the chief (R-68)."""
    if of.name == place.chiefs[of.side]:
        return True
    chief = next((b for b in place.there() if b.name == place.chiefs[of.side] and not b.routed), None)
    if chief is None:
        return False
    if commands(place, chief, of.at):
        return True
    generals = [
        b
        for b in place.friends(of)
        if b.commander and b.column == of.column and b is not chief and not b.routed
    ]
    return any(commands(place, g, of.at) and commands(place, chief, g.at) for g in generals)


# --- the quarters (battle-setup-2, R-43) --------------------------------------------------


def quarter(place: Field, side: int) -> set[Square]:
    """The squares where a side deploys: two rows on a short field, two rows or four columns on a long one."""
    edge = place.edges[side]
    long = max(place.wide, place.high) > 8
    along_short = (edge in "ew") == (place.wide > place.high)
    deep = (
        SURVEY["quarter"]["large_short" if along_short else "large_long"]
        if long
        else SURVEY["quarter"]["small"]
    )
    every = {(c, r) for c in range(place.wide) for r in range(place.high)}
    return {square for square in every if from_edge(place, side, square) < deep}


def from_edge(place: Field, side: int, square: Square) -> int:
    """How many squares lie between a square and a side's own edge; 0 on the edge row."""
    edge = place.edges[side]
    if edge == "n":
        return square[1]
    if edge == "s":
        return place.high - 1 - square[1]
    if edge == "w":
        return square[0]
    return place.wide - 1 - square[0]
