"""The opening (3.5, 3.6), and situations from position files."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace as with_fields

from engine.games.revolution.asking import InOrder
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.sequence import opening as opening_turn
from engine.games.revolution.sequence import turn
from engine.games.revolution.sides import HABSBURGS, NEUTRAL, NOBODY, NUMBER, SCENARIO, SIDES, WORDS
from engine.games.revolution.start import StartArmies
from engine.games.revolution.state import Army, Options
from engine.games.revolution.world import SPACES, UNIVERSITIES, World
from engine.kernel.errors import shortened
from engine.kernel.fields import FieldError, FieldPath, Fields, items, word
from engine.kernel.positions import OPENING
from engine.kernel.promises import Promised
from engine.kernel.rng import LARGEST_SEED
from engine.kernel.step import AnyStep

KEYS = (
    "bare", "turn", "order", "phase", "left", "counters", "boxes", "treasury", "armies", "hirer", "ships", "blockades",
    "cities", "provinces", "allegiance", "bishoprics", "universities", "points", "neutrals", "promises",
)  # fmt: skip
"""What a position file may say besides which opening it is, and the Actions played from there."""
BESIEGES, ABANDONED, USED = "besieges", "abandoned", "used"


def opening(world: World, players: int, options: Options, seed: int) -> RevolutionPosition:
    """Everything of 3.6 stands; the Habsburgs put their armies on orange spaces (3.6-c), then turn 0 begins."""
    position = _laid_out(world, players, options, seed)
    armies = (StartArmies(),) if HABSBURGS in world.sides else ()
    position.agenda = list(reversed((*armies, *opening_turn(position.order))))
    position.settle()
    return position


def _laid_out(world: World, players: int, options: Options, seed: int) -> RevolutionPosition:
    """Counters on the board (3.6-a) and in boxes (3.6-d), coins (3.6-b), neutrals in free cities and towns (3.6-e)."""
    position = RevolutionPosition(world, SCENARIO, players, options, seed)
    for spot, side, number in world.setup.spots:
        position.add(side, spot, number)
    for box, kind, side, number in world.setup.boxes:
        position.boxes[box][kind][side] += number
        position.supply[side] -= number
    for side in world.sides:
        position.treasury[side] = world.setup.treasury[side]
        position.supply[side] -= world.setup.treasury[side]
    return position


def set_up(world: World, players: int, options: Options, fields: Fields, seed: int) -> RevolutionPosition:
    """A situation from the plain data of a position file (docs/positions-revolution.md); raises FieldError.

    What cannot lie on a table is refused: more counters, armies or ships than there are, two in a town, a siege
    without an army in the region.
    """
    fields.only((*OPENING, *KEYS, "actions"))
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    if not any(key in fields for key in KEYS):
        return opening(world, players, options, seed)
    reader = _Reader(_laid_out(world, players, options, seed), fields)
    reader.counters()
    reader.cards()
    reader.armies()
    reader.moment()
    reader.position.settle()
    return reader.position


class _Reader:
    """Lays a situation out, field by field."""

    def __init__(self, position: RevolutionPosition, fields: Fields) -> None:
        self.position, self.fields, self.world = position, fields, position.world
        self.words = [*(SIDES[side] for side in self.world.sides), WORDS[NEUTRAL]]
        self.sides = self.words[:-1]

    # --- counters -----------------------------------------------------------------

    def counters(self) -> None:
        """Counters by place, in boxes and treasuries; a place that is named holds these and no others."""
        position, world, fields = self.position, self.world, self.fields
        if fields.yes("bare", False):
            position.at = [[0] * (NEUTRAL + 1) for _ in world.spots]
            position.boxes = [[[0] * NEUTRAL for _ in SPACES] for _ in world.boxes]
            position.treasury = [0] * NEUTRAL
        places = fields.table("counters", world.spot)
        for name in places.data:
            spot = world.spot[name]
            position.at[spot] = self._numbers(places.table(name, self.words), world.rules.counters)
            if world.spots[spot].kind == "town" and sum(position.at[spot]) > 1:
                fields.impossible(("counters", name), "a town holds one counter", "Put the others elsewhere")
        boxes = fields.table("boxes", world.box)
        for name in boxes.data:
            self._box(boxes, name)
        treasury = fields.table("treasury", self.sides)
        for name in treasury.data:
            position.treasury[NUMBER[name]] = treasury.whole(name, 0, world.rules.counters, 0)
        self._supplies()

    def _numbers(self, table: Fields, most: int) -> list[int]:
        return [
            table.whole(name, 0, max(most, self.world.rules.neutrals), 0) if name in table else 0
            for name in WORDS
        ]

    def _box(self, boxes: Fields, name: str) -> None:
        """Counters by kind of space; no more than it has spaces, and of those whom it serves (2-f, 5.2-c)."""
        box, number = self.world.boxes[self.world.box[name]], self.world.box[name]
        kinds = boxes.table(name, SPACES)
        self.position.boxes[number] = [[0] * NEUTRAL for _ in SPACES]
        for kind in kinds.data:
            held = kinds.table(kind, [SIDES[side] for side in box.sides])
            row = self._numbers(held, box.spaces[SPACES.index(kind)])[:NEUTRAL]
            if sum(row) > box.spaces[SPACES.index(kind)]:
                problem = f"the box has {box.spaces[SPACES.index(kind)]} such spaces"
                self.fields.impossible(("boxes", name, kind), problem)
            self.position.boxes[number][SPACES.index(kind)] = row
        if box.exclusive and len([s for s in box.sides if self.position.in_box(number, s)]) > 1:
            self.fields.impossible(("boxes", name), "it holds counters of one faction only")

    def _supplies(self) -> None:
        """What is neither on the board nor a coin is the own supply (2-c)."""
        position, rules = self.position, self.world.rules
        for side in self.world.sides:
            used = sum(row[side] for row in position.at) + position.in_boxes(side) + position.treasury[side]
            position.supply[side] = rules.counters - used
            if used > rules.counters:
                field = "counters" if "counters" in self.fields else "treasury"
                problem = f"there are {used - rules.counters} too many counters of the {SIDES[side]}"
                raise FieldError((field,), problem, f"Each faction has {rules.counters}")
        used = sum(row[NEUTRAL] for row in position.at)
        left = self.fields.whole("neutrals", 0, rules.neutrals, max(0, rules.neutrals - used))
        if used > rules.neutrals:
            raise FieldError(
                ("counters",), f"there are {used - rules.neutrals} too many neutrals", "Take some away"
            )
        position.supply[NEUTRAL] = left

    # --- cards and tracks ---------------------------------------------------------

    def cards(self) -> None:
        """Who holds which card; markers of allegiance, bishoprics, universities; points of the turns before."""
        position, world, fields = self.position, self.world, self.fields
        for key, known, cards in (
            ("cities", world.city, position.city_cards), ("provinces", world.province, position.province_cards),
        ):  # fmt: skip
            for name, at, value in fields.table(key, known).each():
                cards[known[name]] = self._holder(at, value)
        track = fields.table("allegiance", world.city)
        for name in track.data:
            position.allegiance[world.city[name]] = track.whole(name, 1, len(world.effects) - 1, 1)
        sees = {world.provinces[province].id: n for n, province in enumerate(world.bishoprics)}
        for name, at, value in fields.table("bishoprics", sees).each():
            status, _, side = str(value).partition(" ")
            colour = self._holder(at, side) if side else NOBODY
            position.bishoprics[sees[name]] = (world.statuses.index(word(at, status, world.statuses)), colour)
        schools = {world.spots[one.spot].id: n for n, one in enumerate(world.universities)}
        for name, at, value in fields.table("universities", schools).each():
            position.universities[schools[name]] = UNIVERSITIES.index(word(at, value, UNIVERSITIES))
        position.promises = tuple(self._promise(at, value) for at, value in fields.items("promises"))
        for at, row in fields.items("points"):
            table = Fields(row if isinstance(row, Mapping) else {}, at).only(self.sides)
            position.points.append(
                tuple(table.whole(side, 0, 9990, 0) if side in table else 0 for side in SIDES)
            )

    def _promise(self, at: FieldPath, value: object) -> Promised:
        """A promise as "seat turn words" (4.6-a)."""
        seat, _, rest = value.partition(" ") if isinstance(value, str) else ("", "", "")
        until, _, said = rest.partition(" ")
        if (
            not (until.isascii() and until.isdigit() and int(until[:2]) <= self.world.rules.last_turn)
            or not said
        ):
            problem = f"'{shortened(value)}' should be a seat, a turn and words"
            raise FieldError(at, problem, "Write nobility 2 no army to Holland")
        return Promised(word(at, seat, self.position.seats_of_sides()), int(until), " ".join(said.split()))

    def _holder(self, at: FieldPath, value: object) -> int:
        return NOBODY if value == "nobody" else NUMBER[word(at, value, self.sides)]

    # --- armies -------------------------------------------------------------------

    def armies(self) -> None:
        """Armies by region, in the order of their spaces; Water Beggars."""
        position, world, fields = self.position, self.world, self.fields
        regions = fields.table("armies", world.region)
        for name, at, value in regions.each():
            region = world.region[name]
            for where, text in items(at, value):
                position.post(self._army(region, where, text))
            if position.room(region) < 0:
                fields.impossible(at, f"the section has {world.regions[region].spaces} spaces")
        for side in world.sides:
            used = sum(army.side == side for army in position.armies)
            if used > world.rules.armies:
                raise FieldError(
                    ("armies",), f"there are {used} armies of the {SIDES[side]}", "Take some away"
                )
            position.stock[side] = world.rules.armies - used
            self._number(side)
        if "hirer" in fields:
            position.hirer = self._holder(("hirer",), fields.data["hirer"])
        ships = fields.table("ships", world.region)
        for name in ships.data:
            region = world.region[name]
            if not world.regions[region].beggars:
                fields.impossible(("ships", name), "Water Beggars never come here (6.7-b)")
            position.ships[region] = ships.whole(name, 0, world.rules.beggars, 0)
        for at, value in fields.items("blockades"):
            position.blockades.append(world.city[word(at, value, world.city)])
        if sum(position.ships) + 2 * len(position.blockades) > world.rules.beggars:
            fields.impossible(("ships",), f"there are {world.rules.beggars} Water Beggars")

    def _number(self, side: int) -> None:
        """Armies that bear no number get those that are left, in their order."""
        position = self.position
        told = [army.number for army in position.armies if army.side == side and army.number]
        if len(set(told)) < len(told):
            raise FieldError(("armies",), f"two armies of the {SIDES[side]} bear one number", "Change one")
        left = iter(position.free_numbers(side))
        position.armies = [
            with_fields(army, number=next(left)) if army.side == side and not army.number else army
            for army in position.armies
        ]

    def _army(self, region: int, at: FieldPath, text: object) -> Army:
        """`habsburgs`, `habsburgs besieges utrecht-city`, `catholics abandoned`, `nobility used`, `habsburgs 2`."""
        words = str(text).split()
        army = Army(NUMBER[word(at, words[0] if words else "", self.sides)], region)
        for number, part in enumerate(words[1:], start=1):
            if part.isdecimal() and 1 <= int(part) <= self.world.rules.armies:
                army = with_fields(army, number=int(part))
            elif part == ABANDONED:
                army = with_fields(army, abandoned=True)
            elif part == USED:
                army = with_fields(army, used=True)
            elif part == BESIEGES and number + 1 < len(words):
                cities = {self.world.cities[c].id: c for c in self.world.regions[region].cities}
                army = with_fields(army, city=cities[word(at, words[number + 1], cities)])
            elif words[number - 1] != BESIEGES:
                raise FieldError(
                    at,
                    f"'{part}' is not known",
                    f"Write {BESIEGES} and a city, {ABANDONED}, {USED} or its number",
                )
        return army

    # --- the moment ---------------------------------------------------------------

    def moment(self) -> None:
        """The turn, the order of play, the phase that begins, and who still acts in it."""
        position, fields = self.position, self.fields
        position.turn = fields.whole("turn", 0, self.world.rules.last_turn, 1)
        order = [NUMBER[word(at, value, self.sides)] for at, value in fields.items("order")]
        if order:
            if sorted(order) != sorted(self.world.sides):
                fields.impossible(("order",), "every faction in play stands in it once")
            position.order = tuple(order)
        steps = opening_turn(position.order) if position.turn == 0 else turn(position.order)
        names = [step.name for step in steps]
        phase = fields.word("phase", names, names[0])
        rest = list(steps[names.index(phase) :])
        left = [NUMBER[word(at, value, self.sides)] for at, value in fields.items("left")]
        if left:
            rest[0] = _beginning(rest[0], tuple(left))
        position.agenda = list(reversed(rest))


def _beginning(step: AnyStep, left: tuple[int, ...]) -> AnyStep:
    """A phase in which only these are still to act."""
    return with_fields(step, left=left) if isinstance(step, InOrder) else step
