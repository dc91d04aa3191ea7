"""Between the second reading and the engine: position files as Truths and back, and what an engine's Position holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.position import Position
from tests.games.revolution import surveyor_course as course
from tests.games.revolution import surveyor_end as end
from tests.games.revolution import surveyor_money as money
from tests.games.revolution.surveyor_facts import (
    BOXES,
    CITIES,
    FACTIONS,
    NEUTRAL,
    PROVINCES,
)
from tests.games.revolution.surveyor_truth import Army, Deed, Truth

PHASES = {
    "tax": "taxes", "support": "support", "upkeep": "upkeep", "raise": "raise", "battles": "battles",
    "siege": "sieges", "hire": "beggars", "march": "army-move", "influence": "military", "units": "new-units",
    "conflict": "conflict", "neutrals": "neutrals", "overflow": "overflow", "propose": "propose",
    "convert": "resolve", "coin": "allegiance",
}  # fmt: skip
"""The phases at which a situation may begin: what this reading calls them, what position files do."""
LATE = {
    "holders": [end.give_cards, end.give_bishoprics, end.give_universities],
    "attribution": [end.give_cards, end.give_bishoprics, end.give_universities],
    "bishoprics": [end.give_bishoprics, end.give_universities],
    "universities": [end.give_universities],
    "scoring": [],
}
"""Phases that this reading has in one: what is left to do from each, before points are counted."""
STATUS = ("strongly-catholic", "catholic", "reformed", "strongly-reformed")
BESIEGES, ABANDONED, USED = "besieges", "abandoned", "used"


# --- position files -------------------------------------------------------------------


def factions_of(file: dict[str, Any]) -> tuple[list[str], int]:
    """Who plays (3.1-a to 3.4-a)."""
    players = file["seats"]
    if players == 3:
        trio = file.get("options", {}).get("sides", "nobility-reformers")
        return ["catholics", *trio.split("-")], 3
    return [f for f in FACTIONS if f != "nobility" or players == 5], players


def truth_of(file: dict[str, Any]) -> Truth:
    """The table that a position file tells, up to its first question."""
    truth = money.set_up(*factions_of(file))
    truth.options = {name: value for name, value in file.get("options", {}).items() if name != "sides"}
    if "phase" in file:
        truth.step, truth.left = None, 0
        truth.turn = file["turn"]
    truth.order = list(file.get("order", truth.order))
    if file.get("bare"):
        truth.at = {place: Counter() for place in truth.at}
        truth.boxes = {box: {kind: Counter() for kind in BOXES[box]["spaces"]} for box in BOXES}
        truth.treasury = Counter()
    for place, counters in file.get("counters", {}).items():
        truth.at[place] = Counter(counters)
    for box, kinds in file.get("boxes", {}).items():
        truth.boxes[box] |= {kind: Counter(held) for kind, held in kinds.items()}
    truth.treasury.update(file.get("treasury", {}))
    for region, told in file.get("armies", {}).items():
        truth.armies += [army_told(region, words.split()) for words in told]
    truth.cards.update(file.get("cities", {}) | file.get("provinces", {}))
    truth.allegiance.update(file.get("allegiance", {}))
    for province, told in file.get("bishoprics", {}).items():
        status, _, side = told.partition(" ")
        truth.bishoprics[province] = (STATUS.index(status), side)
    for place, found in file.get("universities", {}).items():
        truth.universities[place] = "" if found == "none" else found
    truth.hirer, truth.blockades = file.get("hirer", ""), list(file.get("blockades", ()))
    truth.beggars = Counter(file.get("ships", {}))
    truth.points = dict(enumerate(file.get("points", ())))
    if "phase" in file:
        begin(truth, file["phase"])
    course.run(truth)
    return truth


def army_told(region: str, words: list[str]) -> Army:
    """`habsburgs`, `habsburgs besieges gent`, `catholics abandoned`."""
    city = words[2] if BESIEGES in words else ""
    return Army(words[0], region, city, ABANDONED in words, USED in words, USED in words)


def begin(truth: Truth, phase: str) -> None:
    """The phase that a file names begins."""
    if phase in LATE:
        for chapter in LATE[phase]:
            chapter(truth)
        truth.phase = "score"
    else:
        truth.phase = {told: own for own, told in PHASES.items()}[phase]
    course.open_phase(truth)


def file_of(truth: Truth) -> dict[str, Any]:
    """A position file of a table at the beginning of a phase."""
    file: dict[str, Any] = {"game": "revolution", "seats": truth.players, "bare": True, "turn": truth.turn}
    file["options"] = dict(truth.options)
    if truth.players == 3:
        file["options"]["sides"] = "-".join(truth.factions[1:])
    file |= {"phase": PHASES[truth.phase], "order": list(truth.order)}
    file["counters"] = {place: dict(+counters) for place, counters in truth.at.items() if +counters}
    file["boxes"] = {
        box: {kind: dict(+held) for kind, held in spaces.items() if +held}
        for box, spaces in truth.boxes.items()
    }
    file["boxes"] = {box: kinds for box, kinds in file["boxes"].items() if kinds}
    file["treasury"] = dict(+truth.treasury)
    for army in truth.armies:
        words = [army.side, *([BESIEGES, army.city] if army.city else []), *([ABANDONED] * army.abandoned)]
        file.setdefault("armies", {}).setdefault(army.region, []).append(" ".join(words))
    if truth.hirer:
        file["hirer"] = truth.hirer
    file |= {"ships": dict(+truth.beggars), "blockades": list(truth.blockades)}
    file["cities"] = {city: truth.cards[city] for city in CITIES if truth.cards[city]}
    file["provinces"] = {province: truth.cards[province] for province in PROVINCES if truth.cards[province]}
    file["allegiance"] = dict(truth.allegiance)
    file["bishoprics"] = {
        p: f"{STATUS[status]} {side}".strip() for p, (status, side) in truth.bishoprics.items()
    }
    file["universities"] = {place: found or "none" for place, found in truth.universities.items()}
    file["points"] = [dict(truth.points[turn]) for turn in sorted(truth.points)]
    return file


# --- the engine's Position ------------------------------------------------------------


def side_named(number: int) -> str:
    """The engine counts factions in their alignment; neutrals are behind them, nobody is before them."""
    return [*FACTIONS, NEUTRAL][number] if number >= 0 else ""


def read(position: Position) -> Truth:
    """What lies on the table of the engine, in the reading's own form; its supplies are told by `told_supply`."""
    state: Any = position
    truth = Truth(state.players, [side_named(s) for s in state.world.sides])
    world = state.world
    truth.turn, truth.order = state.turn, [side_named(s) for s in state.order]
    truth.at = {spot.id: by_side(state.at[n]) for n, spot in enumerate(world.spots)}
    for number, box in enumerate(world.boxes):
        kinds = dict(zip(("plain", "coloured", "diagonal"), state.boxes[number], strict=True))
        truth.boxes[box.id] = {kind: by_side(kinds[kind]) for kind in BOXES[box.id]["spaces"]}
    truth.treasury = by_side(state.treasury)
    for army in state.armies:
        city = world.cities[army.city].id if army.city >= 0 else ""
        region = world.regions[army.region].id
        truth.armies.append(Army(side_named(army.side), region, city, army.abandoned))
    truth.hirer = side_named(state.hirer)
    truth.beggars = +Counter({r.id: state.ships[n] for n, r in enumerate(world.regions)})
    truth.beggars[""] = state.free_ships
    truth.beggars = +truth.beggars
    truth.blockades = [world.cities[c].id for c in state.blockades]
    for number, city in enumerate(world.cities):
        truth.cards[city.id] = side_named(state.city_cards[number])
        truth.allegiance[city.id] = state.allegiance[number]
    for number, province in enumerate(world.provinces):
        truth.cards[province.id] = side_named(state.province_cards[number])
    for number, province in enumerate(world.bishoprics):
        status, side = state.bishoprics[number]
        truth.bishoprics[world.provinces[province].id] = (status, side_named(side))
    for number, university in enumerate(world.universities):
        found = ("", "catholic", "reformed")[state.universities[number]]
        truth.universities[world.spots[university.spot].id] = found
    for turn, row in enumerate(state.points):
        truth.points[turn] = {side: row[FACTIONS.index(side)] for side in truth.factions}
    truth.over = position.result is not None
    return truth


def by_side(row: list[int]) -> Counter[str]:
    """Numbers in the engine's sequence of factions."""
    return +Counter({side_named(n): number for n, number in enumerate(row)})


def told(truth: Truth) -> dict[str, Any]:
    """Everything that both can tell of a table, without what is nowhere."""
    return {
        "turn": truth.turn,
        "order": truth.order,
        "at": {place: dict(sorted((+c).items())) for place, c in truth.at.items() if +c},
        "boxes": {
            (box, kind): dict(sorted((+c).items()))
            for box, spaces in truth.boxes.items()
            for kind, c in spaces.items()
            if +c
        },
        "treasury": dict(sorted((+truth.treasury).items())),
        "armies": sorted((a.side, a.region, a.city, a.abandoned) for a in truth.armies),
        "hirer": truth.hirer,
        "beggars": dict(sorted((+truth.beggars).items())),
        "blockades": sorted(truth.blockades),
        "cards": {card: holder for card, holder in truth.cards.items() if holder},
        "allegiance": truth.allegiance,
        "bishoprics": truth.bishoprics,
        "universities": truth.universities,
        "points": truth.points,
        "over": truth.over,
    }


def stocks(truth: Truth) -> dict[str, Any]:
    """What is left in each stock, as the reading counts it: whatever lies nowhere else."""
    found = {side: truth.supply(side) for side in [*truth.factions, NEUTRAL]}
    return found | {f"armies of {side}": truth.army_stock(side) for side in truth.factions}


def engine_stocks(position: Position) -> dict[str, Any]:
    """What the engine says is left."""
    state: Any = position
    sides = [side_named(s) for s in state.world.sides]
    found = {side: state.supply[FACTIONS.index(side)] for side in sides} | {
        NEUTRAL: state.supply[len(FACTIONS)]
    }
    return found | {f"armies of {side}": state.stock[FACTIONS.index(side)] for side in sides}


def deed_of(text: str) -> Deed:
    """An Action's text in the reading's form; a number that is not said is one."""
    words: list[Any] = [int(word) if word.isdigit() else word for word in text.split()]
    needs = {
        "support": 4,
        "place": 3,
        "overflow": 4,
        "ship": 3,
        "set": 3,
        "out": 4,
        "coin": 3,
        "intercept": 2,
    }
    if len(words) == needs.get(words[0], 0) - 1:
        words.append(1)
    if words[0] in ("relieve", "convert"):
        fixed = 3 if words[0] == "relieve" else 2
        words[fixed:] = sorted(words[fixed:], key=str)
    return tuple(words)
