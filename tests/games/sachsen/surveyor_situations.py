"""Random truths of SACHSEN for the two readings: possible, and as awkward as can be."""

from __future__ import annotations

from engine.kernel.rng import Rng
from tests.games.sachsen.surveyor_facts import (
    BRIGADES,
    CAPITAL,
    ELECTORATES,
    ELITE,
    KINDS,
    KINGDOMS,
    LAND,
    PROVINCES,
    SECOND,
    STATES,
    SURVEY,
    Square,
    squares_of,
)
from tests.games.sachsen.surveyor_field import Brigade, Field
from tests.games.sachsen.surveyor_realm import ALLIANCE, AWAY, COMING, NO_COUNTER, ON, PACT, Realm, Tie, Unit


def some(rng: Rng, items: list[str], number: int) -> list[str]:
    """So many of them, in any order."""
    found = list(items)
    rng.shuffle(found)
    return found[:number]


# --- the political sheet ------------------------------------------------------------------


def realm(rng: Rng) -> Realm:
    """A political sheet in the middle of a game."""
    homes = some(rng, ELECTORATES, 3 + rng.below(4))
    found = Realm(turn=2 + rng.below(14), homes=homes)
    found.leader.update({home: player for player, home in enumerate(homes)})
    neutral = [state for state in ELECTORATES if state not in homes]
    if neutral and rng.below(4) == 0:
        found.leader[neutral[0]] = rng.below(len(homes))  # by succession
    elif neutral and rng.below(4) == 0:
        found.chaos.add(neutral[0])
    found.treasury = [SURVEY["smallest_coin"] * rng.below(rng.choice([3, 20, 60])) for _ in homes]
    found.debt = [0 if money else SURVEY["smallest_coin"] * rng.below(20) for money in found.treasury]
    found.battles, found.wars_won = [rng.below(4) for _ in homes], [rng.below(2) for _ in homes]
    found.services = {p for p in range(len(homes)) if rng.below(3) == 0}
    found.options = {name for name in ("strict-garrisons", "losers-keep-bids") if rng.below(4) == 0}
    for province in PROVINCES:
        if rng.below(12) == 0:
            found.owner[province] = rng.choice(list(STATES))
        if rng.below(15) == 0:
            found.idle[province] = 1 + rng.below(3)
        if rng.below(15) == 0:
            found.works[province] = SURVEY["smallest_coin"]
    for _ in range(rng.below(4)):
        one, other = some(rng, list(STATES), 2)
        if may_fight(found, one, other):
            found.wars.append((one, other))
    children(found, rng)
    for player in range(len(homes)):
        for state in STATES:
            if found.leader[state] is None and state not in found.chaos:
                found.ties[player, state] = tie(rng, found, player, state)
    for one in range(len(homes)):
        for other in range(one + 1, len(homes)):
            if rng.below(5) == 0 and not any_war(found, one, other):
                found.pacts[one, other] = rng.choice([PACT, ALLIANCE])
    armies(found, rng)
    return found


def may_fight(truth: Realm, one: str, other: str) -> bool:
    """Not yet at war, not led by one player, not without a ruler."""
    same = truth.leader[one] is not None and truth.leader[one] == truth.leader[other]
    return not (same or truth.at_war(one, other) or {one, other} & truth.chaos)


def any_war(truth: Realm, one: int, other: int) -> bool:
    """Whether some of the States of two players are at war."""
    return any(truth.at_war(a, b) for a in truth.led(one) for b in truth.led(other))


def children(truth: Realm, rng: Rng) -> None:
    """Heirs by the die, some of them married to those of another State."""
    truth.heirs = {s: [(sex, "") for sex in SURVEY["heirs"][1 + rng.below(6)]] for s in STATES}
    for home in truth.homes:
        state = rng.choice(list(STATES))
        if state == home or truth.leader[state] == truth.leader[home]:
            continue
        for mine, theirs in (("son", "daughter"), ("daughter", "son")):
            own, other = truth.heirs[home], truth.heirs[state]
            if (mine, "") in own and (theirs, "") in other and rng.below(2):
                own[own.index((mine, ""))] = (mine, state)
                other[other.index((theirs, ""))] = (theirs, home)
                break


def tie(rng: Rng, truth: Realm, player: int, state: str) -> Tie:
    """Any tie that play can bring about."""
    found = Tie(step=rng.choice([0, 0, 0, 1, 1, 2, 2, 3, 4]), loose=rng.below(9) - 3)
    if any(truth.at_war(own, state) for own in truth.led(player)):
        found.step = 0
    found.counter = {3: PACT, 4: ALLIANCE}.get(found.step, NO_COUNTER)
    found.married = found.step == 4 and any(into in truth.led(player) for _, into in truth.heirs[state])
    if found.step == 0 and rng.below(4) == 0:
        found.broken, found.loose = 1 + rng.below(3), min(0, found.loose)
    if any(truth.at_war(own, state) for own in truth.led(player)):
        found.war, found.loose = 1 + rng.below(4), min(0, found.loose)
    following = found.step + 1
    if rng.below(3) == 0:
        found.wait[following] = max(1, truth.turn + rng.below(4) - 2)
        rng.choice([found.strict, found.plus]).add(following)
    elif rng.below(8) == 0:
        found.never.add(following)
    found.bonus = rng.choice([0, 0, 0, 1])
    return found


def column_of(rng: Rng, truth: Realm, state: str) -> list[str]:
    """Kinds of the units of a column that a State may have (army-1)."""
    if truth.leader[state] is None:
        table = SURVEY["neutral_columns"][STATES[state]["kind"]]
        return [kind for kind, number in table.items() for _ in range(number) if rng.below(8)]
    found = ["general"] * (rng.below(6) > 0) + ["musketeers"] * (4 + rng.below(3))
    for kind in some(rng, [k for k in BRIGADES for _ in range(KINDS[k]["counters"])], rng.below(8)):
        elite = sum(k in ELITE for k in found)
        if sum(k != "general" for k in found) >= SURVEY["brigades"] or (
            kind in ELITE and elite >= SURVEY["max_elite"]
        ):
            continue
        found.append(kind)
    return found


def armies(truth: Realm, rng: Rng) -> None:
    """Units at home, abroad with reason, under way, lost; enemies never on one square (political-movement-4)."""
    for state in STATES:
        for column in range(1, 2 + (state in KINGDOMS)):
            seen: dict[str, int] = {}
            for kind in column_of(rng, truth, state):
                seen[kind] = seen.get(kind, 0) + 1
                prefix = f"{state}-{column}" if state in KINGDOMS else state
                number = "" if kind == "general" else f"-{seen[kind]}"
                unit = Unit(f"{prefix}-{kind}{number}", state, kind, None, column)
                place(truth, rng, unit)
                truth.units.append(unit)


def place(truth: Realm, rng: Rng, unit: Unit) -> None:
    """Somewhere, or not on the board."""
    if truth.leader[unit.state] is not None and unit.kind != "general" and rng.below(8) == 0:
        unit.status = rng.choice([COMING, AWAY])
        unit.due = truth.turn + 1 + rng.below(3) if unit.status == COMING else 0
        return
    unit.status = ON
    unit.weak = unit.kind != "general" and rng.below(10) == 0
    seat = SECOND[unit.state] if unit.column == 2 else CAPITAL[unit.state]
    wish = rng.below(10)
    if wish < 3:
        spots = [seat]
    elif wish < 7:
        spots = [s for p in truth.owned(unit.state) for s in squares_of(p)] or [seat]
    else:
        foes = [s for s in STATES if truth.at_war(unit.state, s)] or [unit.state]
        near = rng.choice(foes)
        spots = [s for p in truth.owned(near) for s in squares_of(p)] or [seat]
    unit.at = free_spot(truth, rng, unit, spots)
    if unit.at is None:
        unit.status, unit.weak = AWAY, False


def free_spot(truth: Realm, rng: Rng, unit: Unit, spots: list[Square]) -> Square | None:
    """One of the squares, or any, without enemies."""
    foes = {u.at for u in truth.units if truth.hostile(unit.state, u.state)}
    for among in (spots, list(LAND)):
        free = [square for square in among if square not in foes]
        if free:
            return rng.choice(free)
    return None


# --- the field ----------------------------------------------------------------------------


def ground(rng: Rng, place: Field, terrain: str) -> None:
    """One or two sections of the terrain, turned as they fall; redoubts at times."""
    names = [n for n, section in SURVEY["sections"].items() if section["terrain"] == terrain]
    for _ in range(place.wide // 8):
        place.sections.append((rng.choice(names), rng.below(4)))
    for shift, (name, turns) in enumerate(place.sections):
        lay_section(place, name, turns, 8 * shift)
    for side in (0, 1):
        corner = (rng.below(place.wide - 1), place.high - 2 if place.edges[side] == "s" else 0)
        if rng.below(3) == 0 and not set(block(corner)) & set(place.ground):
            place.redoubts.append(corner)
            place.ground.update(dict.fromkeys(block(corner), ("redoubt", 1000 + side)))


def block(corner: Square) -> list[Square]:
    """The four squares of an obstacle."""
    return [(corner[0] + c, corner[1] + r) for c in (0, 1) for r in (0, 1)]


def lay_section(place: Field, name: str, turns: int, shift: int) -> None:
    """The obstacles of a section, each of four squares."""
    rows = SURVEY["sections"][name]["rows"]
    for _ in range(turns):
        rows = ["".join(line) for line in zip(*rows[::-1], strict=True)]
    for row in range(8):
        for column in range(8):
            corner = (column + shift, row)
            if rows[row][column] != "." and corner not in place.ground:
                kind = "hill" if rows[row][column] == "H" else "wood"
                number = len(place.ground)
                place.ground.update(dict.fromkeys(block(corner), (kind, number)))


def field(rng: Rng, crowd: int = 0) -> Field:
    """A field in the middle of a battle, both sides near each other as often as not."""
    found = Field(wide=rng.choice([8, 8, 16]))
    ground(rng, found, rng.choice(["plain", "woods", "hills", "mixed"]))
    middle = (rng.below(found.wide), 2 + rng.below(4))
    chiefs = ["", ""]
    for side, state in enumerate(("preussen", "sachsen")):
        seen: dict[str, int] = {}
        kinds = [rng.choice(["general", "general", "marshal"])]
        elite = 0
        for _ in range(3 + rng.below(7 + crowd)):
            kind = rng.choice([k for k in BRIGADES if k not in ELITE or elite < SURVEY["max_elite"]])
            if seen.get(kind, 0) + kinds.count(kind) < KINDS[kind]["counters"]:
                elite += kind in ELITE
                kinds.append(kind)
        for kind in kinds:
            seen[kind] = seen.get(kind, 0) + 1
            word = "general" if kind in ("general", "marshal") else f"{kind}-{seen[kind]}"
            at = spot(rng, found, middle, near=rng.below(3) > 0)
            unit = Brigade(f"{state}-{word}", side, kind, at, f"{state}-1")
            marks(rng, unit)
            found.brigades.append(unit)
        chiefs[side] = f"{state}-general"
    found.chiefs = (chiefs[0], chiefs[1])
    return found


def spot(rng: Rng, place: Field, middle: Square, *, near: bool) -> Square:
    """A free square, near the heat of the fight if so wished."""
    free = [(c, r) for c in range(place.wide) for r in range(place.high) if place.on((c, r)) is None]
    close = [s for s in free if max(abs(s[0] - middle[0]), abs(s[1] - middle[1])) <= 3]
    return rng.choice(close if near and close else free)


def marks(rng: Rng, unit: Brigade) -> None:
    """Markers, orders, guns on their train."""
    what = rng.below(10)
    if what < 3:
        unit.attack, unit.defence = rng.choice([(1, 0), (0, 1), (1, 1)])
    elif what == 3 and not unit.commander:
        unit.routed = True
    if not unit.routed and rng.below(6) == 0:
        wish = rng.choice([("attack",), ("defence",), ("attack", "defence")])
        unit.plus = tuple(good for good in wish if not getattr(unit, good))  # the one removes the other
    unit.weak = not unit.commander and rng.below(12) == 0
    arms = SURVEY["orders_for"]
    if rng.below(4) == 0 and not unit.commander:
        unit.orders = (rng.choice([name for name in arms if unit.arm in arms[name]]),)
    if unit.arm == "artillery":
        unit.faces = rng.choice(["n", "e", "s", "w"])
        unit.train = rng.below(3) == 0


def pairs(place: Field) -> list[tuple[Brigade, Brigade]]:
    """Enemies within two squares, neither of them routed: the pairs that may be engaged."""
    return [
        (one, other)
        for one in place.there()
        for other in place.enemies(one)
        if not one.routed
        and not other.routed
        and max(abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1])) <= 2
    ]
