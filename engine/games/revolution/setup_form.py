"""The form of the position files of REVOLUTION: which fields there are, and what each may say."""

from __future__ import annotations

from functools import cache

from engine.games.revolution.sequence import opening as opening_turn
from engine.games.revolution.sequence import turn
from engine.games.revolution.sides import NEUTRAL, SIDES, TEAM_SEATS, WORDS
from engine.games.revolution.tables import Region, SupportBox
from engine.games.revolution.world import SPACES, UNIVERSITIES, World
from engine.kernel.forms import (
    Form,
    FreeText,
    ListOf,
    OneOf,
    Part,
    Phrase,
    TableOf,
    Whole,
    YesNo,
    bare,
    meaning,
    record,
)

BESIEGES, ABANDONED, USED = "besieges", "abandoned", "used"
MOST_POINTS = 9990
"""Tenths of a point in a turn; no game comes near it."""


@cache
def form_of(world: World) -> TableOf:
    """What a position file may say besides which opening it is, and the Actions played from there."""
    sides, rules = _sides(world), world.rules
    order = tuple(world.sides)
    phases = [step.name for step in (*opening_turn(order), *turn(order))]
    return record(
        {
            "bare": YesNo(),
            "turn": Whole(0, rules.last_turn),
            "order": ListOf(sides),
            "phase": OneOf(meaning("step", dict.fromkeys(phases))),
            "left": ListOf(sides),
            **_counters(world),
            "neutrals": Whole(0, rules.neutrals),
            **_armies(world),
            **_cards(world),
            "points": ListOf(TableOf(sides, Whole(0, MOST_POINTS))),
            "promises": ListOf(_promise(world)),
        }
    )


def _sides(world: World) -> OneOf:
    """The factions in play."""
    return OneOf(meaning("side", [SIDES[side] for side in world.sides]))


def _holder(world: World) -> OneOf:
    """A faction in play, or nobody."""
    return OneOf({"nobody": "", **_sides(world).words})


def _counters(world: World) -> dict[str, Form]:
    """Counters on the map and in boxes, and coins."""
    most = Whole(0, max(world.rules.counters, world.rules.neutrals))
    sides = _sides(world)
    held = TableOf(OneOf({**sides.words, WORDS[NEUTRAL]: "side:neutral"}), most)
    spots = OneOf({spot.id: spot.ref for spot in world.spots}, spots=True)
    boxes = OneOf({box.id: box.ref for box in world.boxes}, spots=True)
    return {
        "counters": TableOf(spots, held),
        "boxes": TableOf(boxes, {box.id: _box(box, most) for box in world.boxes}),
        "treasury": TableOf(sides, Whole(0, world.rules.counters)),
    }


def _box(box: SupportBox, most: Whole) -> TableOf:
    """Counters by kind of space, of those whom a box serves (5.2-c)."""
    return TableOf(OneOf(bare(SPACES)), TableOf(OneOf(meaning("side", [SIDES[s] for s in box.sides])), most))


def _armies(world: World) -> dict[str, Form]:
    """Armies by section in the order of their spaces; Water Beggars."""
    sections = OneOf({region.id: region.ref for region in world.regions}, spots=True)
    none = ("Water Beggars never come here (6.7-b)", "Leave it out")
    sea = OneOf(
        {region.id: region.ref for region in world.regions if region.beggars},
        spots=True,
        barred={region.id: none for region in world.regions if not region.beggars},
    )
    return {
        "armies": TableOf(sections, {region.id: ListOf(_army(world, region)) for region in world.regions}),
        "hirer": _holder(world),
        "ships": TableOf(sea, Whole(0, world.rules.beggars)),
        "blockades": ListOf(_cities(world)),
    }


def _army(world: World, region: Region) -> Phrase:
    """An army of a section: whose, and what it does there."""
    cities = meaning("place", [world.cities[city].id for city in region.cities])
    return Phrase(
        (
            Part("side", _sides(world)),
            Part("number", Whole(1, world.rules.armies), optional=True),
            Part(BESIEGES, OneOf(cities), lead=BESIEGES, optional=True),
            Part(ABANDONED, None, lead=ABANDONED, optional=True),
            Part(USED, None, lead=USED, optional=True),
        ),
        f"a faction, with {BESIEGES} and a city, {ABANDONED}, {USED} or its number",
        "habsburgs besieges gent",
    )


def _cities(world: World) -> OneOf:
    return OneOf({city.id: city.ref for city in world.cities}, spots=True)


def _cards(world: World) -> dict[str, Form]:
    """Who holds which card; markers of allegiance, bishoprics and universities."""
    provinces = {province.id: province.ref for province in world.provinces}
    sees = {world.provinces[number].id: world.provinces[number].ref for number in world.bishoprics}
    schools = [world.spots[one.spot] for one in world.universities]
    status = Part("status", OneOf(bare(world.statuses)))
    colour = Part("colour", OneOf(_holder(world).words, offered=_sides(world).words), optional=True)
    bishopric = Phrase(
        (status, colour), "a status, and the faction whose colour it bears", "catholic habsburgs"
    )
    return {
        "cities": TableOf(_cities(world), _holder(world), nothing="nobody"),
        "provinces": TableOf(OneOf(provinces, spots=True), _holder(world), nothing="nobody"),
        "allegiance": TableOf(_cities(world), Whole(1, len(world.effects) - 1), always=True),
        "bishoprics": TableOf(OneOf(sees, spots=True), bishopric, always=True),
        "universities": TableOf(
            OneOf({spot.id: spot.ref for spot in schools}, spots=True),
            OneOf(bare(UNIVERSITIES)),
            nothing="none",
        ),
    }


def _promise(world: World) -> Phrase:
    """A promise: whose, until when, and its words (4.6-a)."""
    seats = TEAM_SEATS if any(len(team) > 1 for team in world.teams) else _sides(world).words
    parts = (
        Part("seat", OneOf(meaning("seat", seats))), Part("until", Whole(0, world.rules.last_turn)),
        Part("words", FreeText()),
    )  # fmt: skip
    return Phrase(parts, "a seat, a turn and words", "nobility 2 no army to Holland")
