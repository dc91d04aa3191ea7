"""The opening of a year, and situations from position files (docs/positions-sachsen.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.sachsen.battle.scenario import opening as battle_steps
from engine.games.sachsen.battle.values import SERVICE
from engine.games.sachsen.politics.columns import first_units, neutral_columns
from engine.games.sachsen.politics.start import Placing, standing_at_first
from engine.games.sachsen.politics.turn import PlayerTurn, PlayerTurns
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import (
    ENROLLING,
    LENT,
    OFF,
    ON,
    REORGANISING,
    Options,
    Unit,
)
from engine.games.sachsen.sequence import NextTurn, turn
from engine.games.sachsen.sequence import opening as opening_steps
from engine.games.sachsen.setup_checks import check
from engine.games.sachsen.setup_form import (
    AWAY,
    BARREN,
    COMING,
    LOST,
    NOBODY_WORD,
    TIE_OF,
    WAITING,
    cards_left,
    form_of,
    plain_fields,
    unit_parts,
)
from engine.games.sachsen.sides import BATTLE, ELECTORATES, EVERYBODY, NOBODY, NUMBER, SIDES, YEAR
from engine.games.sachsen.words import unit_of
from engine.games.sachsen.world import World
from engine.kernel.fields import Fields
from engine.kernel.forms import Filled
from engine.kernel.positions import OPENING
from engine.kernel.rng import LARGEST_SEED


def battle_opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A battle before its columns are mustered, run on to its first question."""
    position = SachsenPosition(world, BATTLE, players, options, seed)
    position.push(*battle_steps())
    position.settle()
    return position


def opening(world: World, players: int, options: Options, seed: int) -> SachsenPosition:
    """A year before the deal, run on to its first question."""
    position = SachsenPosition(world, YEAR, players, options, seed)
    position.push(*opening_steps())
    position.settle()
    return position


def set_up(world: World, players: int, options: Options, fields: Fields, seed: int) -> SachsenPosition:
    """A situation from the plain data of a position file; raises FieldError.

    What cannot lie on a table is refused: a State dealt twice, more cards than there are, units in no square.
    """
    form = form_of(world)
    said = Filled(form, fields, (*OPENING, "actions"))
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    if not any(key in fields for key in form.keys.words):
        return opening(world, players, options, seed)
    reader = _Reader(SachsenPosition(world, YEAR, players, options, seed), said)
    reader.deal()
    reader.armies()
    for field in plain_fields(world):
        field.lay(reader, said)
    reader.lands()
    reader.cards()
    reader.courts()
    reader.score()
    check(reader)
    reader.moment()
    reader.position.settle()
    return reader.position


class _Reader:
    """Lays a situation out; fields that say one of the record each lay themselves."""

    def __init__(self, position: SachsenPosition, fields: Filled) -> None:
        self.position, self.fields, self.world = position, fields, position.world
        self.impossible = fields.impossible
        self.player: dict[str, int] = {}
        position.hour = fields.yes("hour", False)

    # --- who ----------------------------------------------------------------------

    def deal(self) -> None:
        """Whose State is whose; without a deal they are drawn."""
        position, given = self.position, self.fields.items("deal")
        if given:
            homes = [NUMBER.get(word, NOBODY) for _, word in given]
        else:
            cards = list(ELECTORATES)
            position.rng.shuffle(cards)
            homes = cards[: position.players]
        held = [home for home in homes if home != NOBODY]
        if len(homes) != position.players or len(set(held)) < len(held):
            problem = f"{position.players} different States are dealt, not {len(set(held))}"
            raise self.fields.error("deal", problem, f"Name {position.players} electorates, or {NOBODY_WORD}")
        position.homes = homes
        for player, home in enumerate(homes):
            if home != NOBODY:
                position.leader[home] = player
                self.player[SIDES[home]] = player
        for name, at, home in self.fields.table("leaders").each():
            if home != name and NUMBER[name] in held:
                problem = f"{name} has a player of its own"
                self.impossible(at, problem, "Leave it out, or name nobody in its place in the deal")
            position.leader[NUMBER[name]] = NOBODY if home == NOBODY_WORD else self.who(home, at)

    def who(self, home: str, at: tuple[str | int, ...]) -> int:
        """The player of a home State."""
        if home not in self.player:
            self.fields.impossible(
                at, f"{home} is the home of nobody", f"Use one of: {', '.join(self.player)}"
            )
        return self.player.get(home, 0)

    # --- lands and armies ---------------------------------------------------------

    def lands(self) -> None:
        """What provinces have besides; wars have numbers of their own."""
        position, number = self.position, self.world.province
        for _, name in self.fields.items("manufactories"):
            position.extra[number[name]] = replace(position.extra[number[name]], manufactory=True)
        for name, at, said in self.fields.table("barren").each():
            extra = position.extra[number[name]]
            position.extra[number[name]] = replace(extra, **BARREN.values(self, at, said))
        if len({war.number for war in position.wars}) < len(position.wars):
            self.impossible(("wars",), "two wars have one number", "Give one of them another, or none")

    def armies(self) -> None:
        """The units that are named and no others; else those of the beginning."""
        position, world, fields = self.position, self.world, self.fields
        placing = fields.word("phase") == Placing.name
        position.turn = fields.whole("turn", 0 if placing else 1)
        if placing != (position.turn == 0):
            mend = f"Write turn: 0 with phase: {Placing.name}, and another turn with any other"
            fields.impossible(("turn",), "the first units are placed before turn 1", mend)
        if "units" in fields:
            for name, at, said in fields.table("units").each():
                position.put(self._unit(name, at, said))
        else:
            gone = {NUMBER[name] for _, name in fields.items("gone")}
            for side in (one for one in EVERYBODY if one not in gone):
                if position.leader[side] == NOBODY:
                    neutral_columns(position, side)
                else:
                    first_units(position, side)
                    if not placing:
                        standing_at_first(position, side)
        for player, home in enumerate(position.homes):
            position.treasury[player] = world.numbers.start_treasury if home != NOBODY else 0

    def _unit(self, name: str, at: tuple[str | int, ...], said: Mapping[str, Any]) -> Unit:
        """`dresden moved 2`, `coming 4`, `lost 8 paid`, `away 10`."""
        unit, where, position = unit_of(self.world, name), said["at"], self.position
        told = said.get("turn", 0)
        if (where in (COMING, LOST, AWAY)) != ("turn" in said):
            self.fields.impossible(at, "a turn is told of units that are off the board", f"Write {COMING} 4")
        if where == WAITING and (position.turn or position.leader[unit.side] == NOBODY):
            self.fields.impossible(at, "only first units of players wait, in turn 0", "Name a square")
        status = {COMING: ENROLLING, LOST: REORGANISING, AWAY: LENT}.get(where, ON)
        return replace(
            unit,
            square=OFF if status or where == WAITING else self.world.square[where],
            status=status,
            due=told + (self.world.numbers.reintegration_turns if where == LOST else 0),
            weak=position.turn if said.get("weak") else 0,
            **unit_parts(self.world).values(self, at, said),
        )

    # --- cards and courts ----------------------------------------------------------

    def cards(self) -> None:
        """What is named nowhere is shuffled into the deck."""
        position, world, fields = self.position, self.world, self.fields
        position.deck = [world.card[name] for _, name in fields.items("deck")][::-1]
        lie = {
            "hands": [card for hand in position.hands for card in hand],
            "services": [world.card[SERVICE]] * sum(position.services),
            "discards": position.discards,
            "deck": position.deck,
        }
        left = cards_left(world, world.whole_deck(), fields, lie)
        if "deck" not in fields:
            position.deck = left
            position.rng.shuffle(position.deck)
        self._events()

    def _events(self) -> None:
        position, world, fields = self.position, self.world, self.fields
        number = {name: n for n, name in enumerate(world.event_ids)}
        said = fields.value("event")
        if said is not None:
            position.event, position.good = number[said["card"]], said["half"] == "good"
            position.event_side = NUMBER[said["side"]] if "side" in said else NOBODY
        if "events" in fields:
            position.event_deck = [number[name] for _, name in fields.items("events")][::-1]
        else:
            position.event_deck = [n for n in number.values() if n != position.event]
            position.rng.shuffle(position.event_deck)
        position.tension = fields.yes("tension", False)

    def courts(self) -> None:
        """What lies between players and States; nobody marries into their own house (agreements-6)."""
        for side, heirs in enumerate(self.position.heirs):
            for number, heir in enumerate(heirs):
                if heir.married == side:
                    where = ("heirs", SIDES[side], number)
                    self.impossible(
                        where, "that is its own house (agreements-6)", "Name another State, or none"
                    )
        for home, at, ties in self.fields.table("ties").each():
            for name, said in ties.items():
                self.position.set_tie(self.who(home, at), NUMBER[name], TIE_OF.read(self, at, said))

    def score(self) -> None:
        """Every turn that is over has a number for each seat."""
        seats = self.position.players
        for over, row in enumerate(self.position.points):
            if over >= self.position.turn:
                problem = f"there are more rows than turns: it is turn {self.position.turn}"
                self.impossible(("points", over), problem, "Leave it out")
            if len(row) != seats:
                mend = f"Write {seats} numbers, in the order of the seats"
                self.impossible(("points", over), f"there are {seats} seats, not {len(row)}", mend)

    # --- the moment -----------------------------------------------------------------

    def moment(self) -> None:
        """The order of play, the phase that begins, and who still acts in it."""
        position, fields = self.position, self.fields
        order = [self.who(home, at) for at, home in fields.items("order")]
        rest = [player for player in position.everybody() if player not in order]
        if len(set(order)) < len(order):
            fields.impossible(("order",), "every State stands in it once", "Name each once")
        position.order = (*order, *rest)
        playing = position.present()
        if position.turn == 0:
            position.push(Placing(tuple(position.everybody())), NextTurn())
            return
        steps = turn(playing)
        names = [step.name for step in steps]
        phase = fields.word("phase", names[0])
        own = phase == PlayerTurn.name
        going = list(steps[names.index(PlayerTurns.name if own else phase) :])
        left = tuple(self.who(home, at) for at, home in fields.items("left")) or playing
        if isinstance(going[0], PlayerTurns):
            going[0] = PlayerTurns(left[1:] if own else left)
        elif "left" in fields and hasattr(going[0], "left"):
            going[0] = replace(going[0], left=left)
        position.push(*([PlayerTurn(left[0])] if own else []), *going)
