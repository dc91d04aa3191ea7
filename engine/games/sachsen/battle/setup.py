"""Situations of a battle that is played alone, from position files (docs/positions-sachsen.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.games.sachsen.battle.battle import (
    ARMIES,
    MARKERS,
    NONE,
    ON,
    STATUS_WORDS,
    Battle,
    Laid,
    Order,
    Thrown,
)
from engine.games.sachsen.battle.ending import Concluding
from engine.games.sachsen.battle.field import EDGES, OPEN, FieldLayout, opposite
from engine.games.sachsen.battle.laying import Laying
from engine.games.sachsen.battle.orders import Readying
from engine.games.sachsen.battle.phases import BattleTurns, Half, Phase, Rally, steps_of_phase, steps_of_turn
from engine.games.sachsen.battle.scenario import LED, BattleOver, battle_deck, deal_cards, muster
from engine.games.sachsen.battle.seam import Attack, Coming, Contingent, made, preparations
from engine.games.sachsen.battle.setting import (
    Arriving,
    Beginner,
    Deploying,
    Drawing,
    FieldSide,
    Redoubts,
)
from engine.games.sachsen.battle.setup_form import (
    ARMY_COUNTS,
    BEFORE,
    COUNTS,
    FATES,
    FLAGS,
    MEETINGS,
    MOST_SECTIONS,
    battle_form,
)
from engine.games.sachsen.battle.setup_limits import judge_armies, judge_generals, judge_half, judge_units
from engine.games.sachsen.battle.values import SERVICE, suits
from engine.games.sachsen.battle.ways import keeps_out
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Column, Options
from engine.games.sachsen.setup_form import NOBODY_WORD, cards_left, column_words
from engine.games.sachsen.sides import BATTLE, BATTLE_SEATS, NOBODY, NUMBER, PLAYER
from engine.games.sachsen.words import unit_of
from engine.games.sachsen.world import World
from engine.kernel.fields import FieldError, FieldPath, Fields
from engine.kernel.forms import Filled
from engine.kernel.positions import OPENING
from engine.kernel.rng import LARGEST_SEED
from engine.kernel.step import AnyStep

ACTIONS = 4
"""Actions of an army in every phase, where a file tells neither them nor that more are left."""
EDGE_OF = EDGES[0], opposite(EDGES[0])
"""The sides of the field where a file does not tell them: the attacker stands in the north."""


def set_up_battle(world: World, options: Options, fields: Fields, seed: int) -> SachsenPosition:
    """A situation from the plain data of a position file; raises FieldError.

    What cannot lie on a table is refused: two units on a square, horsemen in a redoubt, more cards than there are.
    """
    said = Filled(battle_form(world), fields, (*OPENING, "actions"))
    seed = fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed)
    reader = _Reader(SachsenPosition(world, BATTLE, len(BATTLE_SEATS), options, seed), said)
    reader.armies()
    reader.ground()
    reader.units()
    reader.cards()
    reader.moment()
    reader.judge()
    reader.position.settle()
    return reader.position


class _Reader:
    """Lays a battle out, field by field."""

    def __init__(self, position: SachsenPosition, fields: Filled) -> None:
        self.position, self.fields, self.world = position, fields, position.world
        self.name = fields.word("moment", Phase.name if "units" in fields else BEFORE[0])
        self.told: list[tuple[FieldPath, int]] = []

    @property
    def battle(self) -> Battle:
        """The battle that is laid out."""
        assert self.position.battle is not None
        return self.position.battle

    # --- armies -------------------------------------------------------------------

    def armies(self) -> None:
        """Columns and units, and both armies, which follow from them."""
        position, fields = self.position, self.fields
        position.turn = 1
        if "units" in fields:
            one, other = self._contingents()
        else:
            one, other = (muster(position, player) for player in position.everybody())
        for name, _, said in fields.table("columns").each():
            marshal = said.get("marshal", False)
            points = said.get("points", self.world.numbers.marshal_at if marshal else 0)
            position.set_column(*self._key(name), Column(points, said.get("reserve", 0), marshal))
        capital = fields.yes("capital", "redoubts" in fields)
        position.battle = made(position, Attack(one, other, position.options.terrain, capital=capital))
        for name, at, said in fields.table("columns").each():
            side, column = self._key(name)
            found = [n for n, c in enumerate(self.battle.columns) if (c.side, c.number) == (side, column)]
            if not found:
                raise fields.error(
                    at[0], f"no unit of '{name}' is in this battle", "Name its units, or leave it out"
                )
            if self.battle.columns[found[0]].army != PLAYER[said["army"]]:
                fields.impossible(at, "its units fight in the other army", "Name the other army")
            self.battle.set_column(found[0], fate=next((fate for fate in FATES if fate in said), ""))
            self.told.append((at, found[0]))

    def _key(self, name: str) -> tuple[int, int]:
        """The State and the number of a column, or of that of a unit."""
        unit = unit_of(self.world, f"{name}-general" if name in self.columns else name)
        return unit.side, unit.column

    def _contingents(self) -> list[Contingent]:
        """Both armies, from the columns and units that are named."""
        position, fields, army = self.position, self.fields, dict[tuple[int, int], int]()
        for name, at, said in fields.table("columns").each():
            side, player = self._key(name)[0], PLAYER[said["army"]]
            if position.leader[side] not in (NOBODY, player):
                fields.impossible(
                    at, "its State fights in the other army", "Put all its columns into one army"
                )
            position.leader[side] = army[self._key(name)] = player
        if not army:
            army = {(NUMBER[side], 1): player for player, led in enumerate(LED) for side in led}
        units: list[list[Coming]] = [[] for _ in position.everybody()]
        for name, at, said in fields.table("units").each():
            unit = unit_of(self.world, name)
            player = army.get((unit.side, unit.column), NOBODY)
            if player == NOBODY:
                mend = "Name its column in 'columns' with its army"
                raise FieldError(at, f"'{name}' is of no column of this battle", mend)
            position.leader[unit.side] = player
            position.put(unit, weak=position.turn if said.get("weak") else 0)
            units[player].append(Coming(name, said.get("entry", 1)))
        for seat, player in zip(BATTLE_SEATS, position.everybody(), strict=True):
            if not units[player]:
                raise fields.error(
                    "units", f"no unit of the {seat} is named", f"Name one of {' or '.join(LED[player])}"
                )
        chiefs = [self._chief(army, player, units[player]) for player in position.everybody()]
        position.homes = [side for side, _ in chiefs]
        return [Contingent(chiefs[player], player, tuple(units[player])) for player in position.everybody()]

    def _chief(
        self, army: Mapping[tuple[int, int], int], player: int, units: list[Coming]
    ) -> tuple[int, int]:
        """The first column of an army that is here: its general is the commander in chief."""
        here = {self._key(one.unit) for one in units}
        return next(key for key, whose in army.items() if whose == player and key in here)

    @cached_property
    def columns(self) -> frozenset[str]:
        """The words of columns."""
        return frozenset(column_words(self.world))

    # --- the field ----------------------------------------------------------------

    def ground(self) -> None:
        """Sections and redoubts."""
        fields, battle = self.fields, self.battle
        sections = tuple((one["name"], one.get("turned", 0)) for _, one in fields.items("sections"))
        if len(sections) > MOST_SECTIONS:
            raise fields.error("sections", "a field has 1 or 2 sections", "Leave some out")
        if sections:
            battle.ground = FieldLayout(sections)
        for at, place in fields.items("redoubts"):
            square = self.square(place, at)
            four = battle.field.four(square)
            if not four or any(battle.field.kind[one] != OPEN for one in four):
                mend = "Name the north-western one of four open squares"
                raise FieldError(at, f"there is no room for a redoubt at '{place}'", mend)
            battle.ground = replace(battle.ground, redoubts=(*battle.ground.redoubts, square))

    def square(self, place: str, at: FieldPath) -> int:
        """A square of this field."""
        found = self.battle.field.number.get(place)
        if found is None:
            mend = f"Use squares from {self.battle.field.place(0)} on, or name other sections"
            raise FieldError(at, f"'{place}' lies on another field", mend)
        return found

    # --- units --------------------------------------------------------------------

    def units(self) -> None:
        """Where they stand, and how; whom they have engaged."""
        battle, fields = self.battle, self.fields
        for army, edge in enumerate(EDGE_OF if self.name != FieldSide.name else ()):
            battle.set_army(army, edge=edge)
        for seat, _, said in fields.table("armies").each():
            if "edge" in said:
                battle.set_army(PLAYER[seat], edge=said["edge"])
        sides = [army.edge for army in battle.armies]
        if all(sides) and sides[0] != opposite(sides[1]):
            mend = "Give them n and s, or e and w"
            fields.impossible(("armies",), "armies have opposite sides of the field (battle-setup-2)", mend)
        taken: dict[int, str] = {}
        for name, at, said in fields.table("units").each():
            self._stand(battle.number(name), at, said, taken)
        for key, noted in MEETINGS.items():
            for name, at, enemies in fields.table(key).each():
                battle.change(self.unit(name, at), **{noted: tuple(self.unit(one, at) for one in enemies)})

    def unit(self, name: str, at: FieldPath) -> int:
        """A unit of this battle."""
        found = self.battle.number(name)
        if found == NONE:
            raise FieldError(at, f"'{name}' is not in this battle", "Name it among the units")
        return found

    def _stand(self, number: int, at: FieldPath, said: Mapping[str, Any], taken: dict[int, str]) -> None:
        """`field-small-3-8 attack-lost moved 4`, `waiting entry 2`, `fled`."""
        battle, where = self.battle, said["at"]
        one = battle.units[number]
        noted: dict[str, Any] = {word: said[word] for word in (*FLAGS, *COUNTS) if word in said}
        noted |= {field: True for word, field in MARKERS.items() if word in said}
        if where in STATUS_WORDS:
            noted |= {"status": STATUS_WORDS.index(where)}
        else:
            square = self.square(where, at)
            other = taken.setdefault(square, one.id)
            if other != one.id:
                self.fields.impossible(at, f"'{other}' stands on that square", "Put one of them elsewhere")
            if keeps_out(battle.field.kind[square], one, train="train" in said):
                self.fields.impossible(
                    at, "it may not stand in a redoubt (battle-movement-4)", "Put it elsewhere"
                )
            noted |= {"status": ON, "square": square}
            if one.guns:
                noted |= {"facing": opposite(battle.armies[one.army].edge or EDGE_OF[one.army])}
        if "faces" in said:
            noted |= {"facing": said["faces"]}
        if not one.guns and (noted.get("facing") or noted.get("train") or noted.get("turned")):
            self.fields.impossible(at, "only guns face a side or stand on a train", "Leave that out")
        battle.change(number, **noted)

    # --- cards --------------------------------------------------------------------

    def cards(self) -> None:
        """Hands, what is picked, orders, what is used up; all others are left over."""
        position, fields, battle, card = self.position, self.fields, self.battle, self.world.card
        for seat, _, names in fields.table("hands").each():
            position.hands[PLAYER[seat]] = tuple(sorted(card[name] for name in names))
        for seat, _, said in fields.table("armies").each():
            army = PLAYER[seat]
            noted = {word: said[word] for word in (*ARMY_COUNTS, "officers", "arrayed") if word in said}
            noted |= {"laid": tuple(Laid(name, army) for name in said.get("laid", ()))}
            noted |= {"service": Laid(SERVICE, army)} if said.get("service") else {}
            battle.set_army(army, **noted)
        battle.orders = tuple(self._order(at, said) for at, said in fields.items("orders"))
        battle.spent = tuple(name for _, name in fields.items("spent"))
        if "dice" in fields:
            battle.last = self._dice(fields.value("dice"))
        laid = [
            one for army in battle.armies for one in (*army.laid, *([army.service] if army.service else []))
        ]
        lie = {
            "hands": [one for hand in position.hands for one in hand],
            "armies": [card[one.card] for one in laid],
            "orders": [card[order.laid.card] for order in battle.orders],
            "spent": [card[name] for name in battle.spent],
        }
        position.deck = cards_left(self.world, battle_deck(position), fields, lie)
        position.rng.shuffle(position.deck)
        if "hands" not in fields and self.name in (FieldSide.name, Laying.name):
            deal_cards(position)

    def _dice(self, said: str) -> Thrown:
        """The dice that fell last, as the program has written them down."""
        try:
            one = msgspec.json.decode(said, type=Thrown)
        except msgspec.MsgspecError:
            raise self.fields.error("dice", "these are no dice", "Leave them out") from None
        units = range(len(self.battle.units))
        if not all(number in units for number in (*one.pair, *(die.unit for die in one.dice))):
            raise self.fields.error("dice", "there are not so many units", "Leave them out")
        return one

    def _order(self, at: FieldPath, said: Mapping[str, Any]) -> Order:
        """`sachsen-dragoons-1 cold-steel since 4 shown`."""
        number, card = self.unit(said["unit"], at), said["card"]
        one = self.battle.units[number]
        if one.command or not suits(card, one.kind):
            self.fields.impossible(at, f"'{card}' is no order for {one.kind}", "Give it to another brigade")
        since = said.get("since", self.battle.clock if not self.battle.turn else 0)
        return Order(Laid(card, one.army), number, since, said.get("shown", False))

    # --- the moment ---------------------------------------------------------------

    def moment(self) -> None:
        """Turn and phase, who holds the initiative, and the Steps that are left."""
        battle, fields, before = self.battle, self.fields, self.name in BEFORE
        battle.turn = fields.whole("turn", 0 if before else 1)
        battle.phase = fields.whole("phase", 1)
        if before != (battle.turn == 0):
            problem = f"{self.name} is a moment {'before the first turn' if before else 'of a turn'}"
            fields.impossible(("moment",), problem, "Write turn: 0" if before else "Write a turn from 1")
        early = self.name in BEFORE[: BEFORE.index(Drawing.name) + 1]
        battle.holder = (
            PLAYER[fields.word("holder", BATTLE_SEATS[0])] if "holder" in fields or not early else NONE
        )
        battle.alternate = fields.yes("alternate", False)
        thief = fields.word("thief", NOBODY_WORD)
        battle.thief = PLAYER.get(thief, NONE)
        for army in ARMIES:
            one = battle.armies[army]
            if self.name not in (FieldSide.name, Laying.name):
                battle.set_army(army, picking=tuple(replace(pick, done=True) for pick in one.picking))
            if not early and not one.actions and not self._tells(army, "actions"):
                left = self.fields.value("half", {}).get("left", 0)
                left = left if left > ACTIONS and army == self._army(battle.holder) else ACTIONS
                battle.set_army(army, actions=left, total=left)
            if not before and not battle.of_army(army):
                seat = BATTLE_SEATS[army]
                fields.impossible(
                    ("units",), f"nobody of the {seat} stands on the field", "Put a unit on a square"
                )
        rest = (BattleTurns(), Concluding(), BattleOver())
        self.position.push(*(self._before() if before else self._of_turn()), *rest)

    def judge(self) -> None:
        """What depends on several fields at once, when all are read."""
        judge_armies(self.battle, self.fields)
        judge_generals(self.battle, self.fields, self.told)
        judge_units(self.battle, self.fields)
        if self.name == Half.name:
            judge_half(self.battle, self.fields, self._army(self.battle.holder))

    def _tells(self, army: int, key: str) -> bool:
        """Whether the file says something of an army."""
        return any(
            seat == BATTLE_SEATS[army] and key in said for seat, _, said in self.fields.table("armies").each()
        )

    def _army(self, default: int) -> int:
        """The army that acts."""
        return PLAYER[self.fields.word("acts", BATTLE_SEATS[default])]

    def _before(self) -> list[AnyStep]:
        """What is left of what comes before the first turn."""
        steps = preparations(capital=self.battle.capital or self.name == Redoubts.name)
        names = [step.name for step in steps]
        if self.name == Deploying.name:
            said = self.fields.value("deploying", {})
            number = said.get("number", 1)
            army = self._army(self.battle.holder)
            placing = Deploying(army, number, min(said.get("left", number), number))
            return [placing, *steps[names.index(Beginner.name) + 1 :]]
        first = names.index(self.name)
        return list(steps[first + (self.name in (Redoubts.name, Readying.name) and self._army(0)) :])

    def _of_turn(self) -> list[AnyStep]:
        """What is left of a turn."""
        battle = self.battle
        turn = list(steps_of_turn(battle))
        if self.name == BattleTurns.name:
            battle.turn -= 1
            return []
        if self.name == Arriving.name:
            return turn[self._army(battle.holder) != battle.holder :]
        phases = [step for step in turn if isinstance(step, Phase) and step.number >= battle.phase]
        if self.name == Phase.name:
            return [*phases]
        steps, army = list(steps_of_phase(battle)), self._army(battle.holder)
        if battle.alternate and self.name == Half.name:
            return [self._half(army), *phases[1:]]
        kind = Rally if self.name == Rally.name else Half
        first = next(n for n, step in enumerate(steps) if isinstance(step, kind) and step.army == army)
        now = [self._half(army)] if kind is Half else [steps[first]]
        return [*now, *steps[first + 1 :], *phases[1:]]

    def _half(self, army: int) -> Half:
        """A half phase that goes on."""
        battle, said = self.battle, self.fields.value("half", {})
        left = said.get("left", battle.armies[army].actions)
        notes = {key: said[key] for key in ("moved", "begun", "spied") if key in said}
        other = said.get("other", NONE) if battle.alternate else NONE
        return Half(army, left, other, alternates=battle.alternate, **notes)
