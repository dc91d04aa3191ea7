"""The opening (3.5, 3.6), and situations from position files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace as with_fields

from engine.games.revolution.asking import InOrder
from engine.games.revolution.beggars import Beggars
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.sequence import opening as opening_turn
from engine.games.revolution.sequence import turn
from engine.games.revolution.setup_form import ABANDONED, BESIEGES, USED, form_of
from engine.games.revolution.sides import HABSBURGS, NEUTRAL, NOBODY, NUMBER, SCENARIO, SIDES, WORDS
from engine.games.revolution.sieges import LayingSieges, ResolvingSieges
from engine.games.revolution.start import StartArmies
from engine.games.revolution.state import Army, Options
from engine.games.revolution.world import SPACES, UNIVERSITIES, World
from engine.kernel.fields import FieldError, Fields
from engine.kernel.forms import Filled
from engine.kernel.positions import OPENING
from engine.kernel.promises import Promised
from engine.kernel.rng import LARGEST_SEED
from engine.kernel.step import AnyStep


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
    form = form_of(world)
    said = Filled(form, fields, (*OPENING, "actions"))
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    if not any(key in fields for key in form.keys.words):
        return opening(world, players, options, seed)
    reader = _Reader(_laid_out(world, players, options, seed), said)
    reader.counters()
    reader.cards()
    reader.armies()
    reader.moment()
    reader.position.settle()
    return reader.position


def _holder(side: str) -> int:
    """The side that a word means, or nobody."""
    return NOBODY if side == "nobody" else NUMBER[side]


class _Reader:
    """Lays a situation out, field by field."""

    def __init__(self, position: RevolutionPosition, fields: Filled) -> None:
        self.position, self.fields, self.world = position, fields, position.world

    # --- counters -----------------------------------------------------------------

    def counters(self) -> None:
        """Counters by place, in boxes and treasuries; a place that is named holds these and no others."""
        position, world, fields = self.position, self.world, self.fields
        if fields.yes("bare", False):
            position.at = [[0] * (NEUTRAL + 1) for _ in world.spots]
            position.boxes = [[[0] * NEUTRAL for _ in SPACES] for _ in world.boxes]
            position.treasury = [0] * NEUTRAL
        for name, _, held in fields.table("counters").each():
            spot = world.spot[name]
            position.at[spot] = [held.get(word, 0) for word in WORDS]
            if world.spots[spot].kind == "town" and sum(position.at[spot]) > 1:
                fields.impossible(("counters", name), "a town holds one counter", "Put the others elsewhere")
        for name, _, kinds in fields.table("boxes").each():
            self._box(name, kinds)
        for name, _, coins in fields.table("treasury").each():
            position.treasury[NUMBER[name]] = coins
        self._supplies()

    def _box(self, name: str, kinds: Mapping[str, Mapping[str, int]]) -> None:
        """Counters by kind of space; no more than it has spaces, and of those whom it serves (2-f, 5.2-c)."""
        box, number = self.world.boxes[self.world.box[name]], self.world.box[name]
        self.position.boxes[number] = [[0] * NEUTRAL for _ in SPACES]
        for kind, held in kinds.items():
            row = [held.get(word, 0) for word in SIDES]
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
        left = self.fields.whole("neutrals", max(0, rules.neutrals - used))
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
            for name, _, holder in fields.table(key).each():
                cards[known[name]] = _holder(holder)
        for name, _, space in fields.table("allegiance").each():
            position.allegiance[world.city[name]] = space
        sees = {world.provinces[province].id: n for n, province in enumerate(world.bishoprics)}
        for name, _, said in fields.table("bishoprics").each():
            colour = _holder(said.get("colour", "nobody"))
            position.bishoprics[sees[name]] = (world.statuses.index(said["status"]), colour)
        schools = {world.spots[one.spot].id: n for n, one in enumerate(world.universities)}
        for name, _, word in fields.table("universities").each():
            position.universities[schools[name]] = UNIVERSITIES.index(word)
        position.promises = tuple(
            Promised(said["seat"], said["until"], said["words"]) for _, said in fields.items("promises")
        )
        for _, row in fields.items("points"):
            position.points.append(tuple(row.get(side, 0) for side in SIDES))

    # --- armies -------------------------------------------------------------------

    def armies(self) -> None:
        """Armies by region, in the order of their spaces; Water Beggars."""
        position, world, fields = self.position, self.world, self.fields
        for name, at, armies in fields.table("armies").each():
            region = world.region[name]
            for said in armies:
                position.post(self._army(region, said))
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
        position.hirer = _holder(fields.word("hirer", "nobody"))
        for name, _, number in fields.table("ships").each():
            position.ships[world.region[name]] = number
        position.blockades += [world.city[name] for _, name in fields.items("blockades")]
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

    def _army(self, region: int, said: Mapping[str, Any]) -> Army:
        """`habsburgs`, `habsburgs besieges utrecht-city`, `catholics abandoned`, `nobility used`, `habsburgs 2`."""
        army = Army(NUMBER[said["side"]], region, number=said.get("number", 0))
        army = with_fields(army, abandoned=said.get(ABANDONED, False), used=said.get(USED, False))
        return with_fields(army, city=self.world.city[said[BESIEGES]]) if BESIEGES in said else army

    # --- the moment ---------------------------------------------------------------

    def moment(self) -> None:
        """The turn, the order of play, the phase that begins, and who still acts in it."""
        position, fields = self.position, self.fields
        position.turn = fields.whole("turn", 1)
        order = [NUMBER[side] for _, side in fields.items("order")]
        if order:
            if sorted(order) != sorted(self.world.sides):
                fields.impossible(("order",), "every faction in play stands in it once")
            position.order = tuple(order)
        steps = opening_turn(position.order) if position.turn == 0 else turn(position.order)
        names = [step.name for step in steps]
        phase = fields.word("phase", names[0], among=names)
        self._sieges(names, names.index(phase))
        rest = list(steps[names.index(phase) :])
        left = [NUMBER[side] for _, side in fields.items("left")]
        if left:
            rest[0] = _beginning(rest[0], tuple(left))
        position.agenda = list(reversed(rest))

    def _sieges(self, names: list[str], now: int) -> None:
        """Sieges are laid and resolved within a turn: before and after nobody besieges (6.6, 6.7.3, 6.15)."""
        position, last = self.position, ResolvingSieges.name
        for field, lays, besieged in (
            ("armies", LayingSieges.name, any(army.besieging for army in position.armies)),
            ("blockades", Beggars.name, bool(position.blockades)),
        ):
            if besieged and (last not in names or not names.index(lays) <= now <= names.index(last)):
                mend = f"Name a phase from {lays} to {last}, or take the siege away"
                self.fields.impossible((field,), f"in the phase {names[now]} nothing is besieged", mend)


def _beginning(step: AnyStep, left: tuple[int, ...]) -> AnyStep:
    """A phase in which only these are still to act."""
    return with_fields(step, left=left) if isinstance(step, InOrder) else step
