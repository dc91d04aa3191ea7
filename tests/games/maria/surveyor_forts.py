"""What conquests leave behind by a second reading (10.3, 12, 15-b, 16-d, 19.1-h, 19.2-b): markers, reserves, boxes."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from tests.games.maria.surveyor_land import ELECTOR_CITIES, country_of, map_of
from tests.games.maria.surveyor_table import MARKERS, Table


@dataclass
class Ledger:
    """Who holds what, in the form in which two readings are compared."""

    marks: dict[str, str]
    electors: dict[str, str]
    questions: dict[str, str] = field(default_factory=dict)
    reserve: dict[str, int] = field(default_factory=dict)
    aside: dict[str, int] = field(default_factory=dict)
    box: str = ""


def ledger(table: Table) -> Ledger:
    """What lies there now."""
    stock = table.stock or {"reserve": {}, "aside": {}, "electors": ""}
    return Ledger(
        dict(table.marks), dict(table.electors), dict(table.questions),
        dict(stock["reserve"]), dict(stock["aside"]), stock["electors"],
    )  # fmt: skip


def takes_marker(table: Table, power: str, fortress: str) -> str:
    """The major power whose marker a conqueror lays on a fortress, "" if none is laid (10.3-h, 10.3-i)."""
    owner = table.owner(fortress)
    minor = owner in ("bavaria", "saxony") and table.friendly(power, owner)
    if country_of(fortress) == "silesia" or minor or table.hostile(power, owner):
        return table.major(power)
    return ""


def conquer(table: Table, after: Ledger, power: str, fortress: str) -> None:
    """A fortress falls to a power."""
    if fortress in ELECTOR_CITIES:
        after.electors[fortress] = "france" if table.major(power) == "france" else "pragmatic"
    else:
        old = after.marks.pop(fortress, "")
        new = takes_marker(table, power, fortress)
        if old in after.reserve:
            after.reserve[old] += 1
        if new:
            after.marks[fortress] = new
            if new in after.reserve:
                after.reserve[new] -= 1
    if power in ("france", "bavaria") and map_of(fortress) == "bohemia":
        bring_back(after, "france")


def bring_back(after: Ledger, power: str) -> None:
    """Markers laid aside go to their reserve."""
    if after.aside.get(power):
        after.reserve[power] += after.aside[power]
        after.aside[power] = 0


def electors_box(after: Ledger) -> None:
    """The marker in the Electors box follows the four cities (16-d)."""
    if not after.reserve:
        return
    held = list(after.electors.values())
    french = held.count("france")
    wanted = "france" if french >= 3 else "pragmatic" if len(held) - french >= 3 else ""
    if wanted != after.box:
        for power, number in ((after.box, 1), (wanted, -1)):
            if power:
                after.reserve[power] += number
        after.box = wanted


def after_journey(
    table: Table, power: str, path: list[str], fallen: frozenset[str], asked: frozenset[str]
) -> Ledger:
    """The ledger after a move of a piece of this power; the path begins where it stood."""
    after = ledger(table)
    for fortress in path:
        if fortress in fallen:
            after.questions.pop(fortress, None)
            conquer(table, after, power, fortress)
    for fortress in asked:
        after.questions[fortress] = power
    out = [table.owner(city) == "prussia" for city in path]
    if power == "prussia" and any(a and not b for a, b in itertools.pairwise(out)):
        bring_back(after, "prussia")
    electors_box(after)
    return after


def after_stage(table: Table) -> Ledger:
    """The ledger when all question marks are resolved (12-a)."""
    after = ledger(table)
    after.questions.clear()
    for fortress, power in table.questions.items():
        if table.hostile_to_holder(power, fortress) and not table.protected(fortress):
            conquer(table, after, power, fortress)
    electors_box(after)
    return after


def counted(table: Table) -> dict[str, int]:
    """Markers of each major power, wherever they are (4-b)."""
    stock = table.stock
    found = {}
    for power in MARKERS:
        boxes = sum(stock[box] == power for box in ("electors", "emperor", "italy"))
        boxes += stock["silesia"] if power == "prussia" else 0
        found[power] = (
            list(table.marks.values()).count(power)
            + stock["reserve"][power]
            + stock["battle"][power]
            + stock["aside"][power]
            + int(boxes)
        )
    return found
