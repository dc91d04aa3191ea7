"""The truth of a game of SACHSEN, and plain questions about it. Chapters of the rules stand on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import UnionType
from typing import Any, ClassVar, Self, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from engine.games.sachsen.record import (
    ALLIANCE,
    GENERAL,
    NO_COUNTER,
    OFF,
    ON,
    Column,
    Extra,
    Options,
    Pending,
    Record,
    Tie,
    Unit,
    War,
)
from engine.games.sachsen.refusals import VOICE
from engine.games.sachsen.sides import BATTLE, BATTLE_SEATS, EVERYBODY, NOBODY, SEATS, SIDES, side_ref
from engine.games.sachsen.world import World
from engine.kernel.position import Result
from engine.kernel.rng import Rng
from engine.kernel.voice import Teller, Voice

FIELDS: dict[str, Any] = get_type_hints(Record)
"""Every field of the data with its type."""


def _changes(kind: Any) -> bool:
    """Whether values of a type change in place, and know how to copy themselves: lists, tables, the battle."""
    if isinstance(kind, UnionType):
        return any(map(_changes, get_args(kind)))
    return hasattr(get_origin(kind) or kind, "copy")


ROWS: tuple[str, ...] = tuple(name for name, kind in FIELDS.items() if _changes(kind))
"""Those that a copy must not share."""


class State(Record, Teller):
    """All data of a game (see Record), and what follows from them at once."""

    voice: ClassVar[Voice] = VOICE
    side_ref: ClassVar[Callable[[int], str]] = staticmethod(side_ref)

    def __init__(self, world: World, scenario: str, players: int, options: Options, seed: int) -> None:
        self.world, self.scenario, self.players, self.options = world, scenario, players, options
        self.turn, self.order, self.hour = 0, tuple(range(players)), False
        sides, provinces = len(SIDES), len(world.provinces)
        self.homes = [NOBODY] * players
        self.leader = [NOBODY] * sides
        self.chaos, self.gone = [False] * sides, [False] * sides
        self.owner = [province.home for province in world.provinces]
        self.claims = [None] * provinces
        self.extra = [Extra()] * provinces
        self.treasury, self.debt = [0] * players, [0] * players
        self.units = {}
        self.columns = [Column()] * len(world.columns)
        self.heirs = [()] * sides
        self.ties = [Tie()] * (players * sides)
        self.pacts, self.bargains = (), ()
        self.leaves, self.truces, self.free_passages = (), (), ()
        self.wars, self.helps = (), ()
        self.hands = [()] * players
        self.deck, self.discards, self.lot = [], [], ()
        self.services, self.capture_right = [False] * players, [False] * players
        self.event_deck, self.event, self.good, self.event_side = [], -1, False, NOBODY
        self.tension = False
        self.pending = ()
        self.blocked = [0] * sides
        self.bids, self.slips, self.calls = [-1] * players, [""] * players, [""] * players
        self.congresses, self.battles, self.wars_won = [0] * players, [0] * players, [0] * players
        self.points, self.battle, self.promises = [], None, ()
        self.agenda, self.result, self.news = [], None, []
        self.rng = Rng(seed)

    def copy(self) -> Self:
        """An independent Position with the same future."""
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        for name in ROWS:
            value = self.__dict__[name]
            new.__dict__[name] = value if value is None else value.copy()
        new.agenda, new.rng, new.news = self.agenda[:], self.rng.copy(), []
        return new

    # --- who ------------------------------------------------------------------------

    def everybody(self) -> range:
        """All players by number."""
        return range(self.players)

    def present(self) -> tuple[int, ...]:
        """The players who have a State, in the order of play (R-02)."""
        return tuple(player for player in self.order if self.homes[player] != NOBODY)

    def seat(self, player: int) -> str:
        """The seat of a player."""
        return (BATTLE_SEATS if self.scenario == BATTLE else SEATS)[player]

    def seat_ref(self, player: int) -> str:
        """The reference of a player's seat; empty for none."""
        return f"seat:{self.seat(player)}" if player != NOBODY else ""

    def led(self, player: int) -> tuple[int, ...]:
        """All States that a player leads, his home first (R-19)."""
        home = self.homes[player]
        rest = (side for side in EVERYBODY if self.leader[side] == player and side != home)
        return (home, *rest) if home != NOBODY else tuple(rest)

    def seats_of_sides(self) -> dict[str, tuple[str, ...]]:
        """Seat -> the States it leads now; none before the deal, and while a player waits to return."""
        return {self.seat(p): tuple(SIDES[side] for side in self.led(p)) for p in self.everybody()}

    def is_neutral(self, side: int) -> bool:
        """Whether a State is led by no player and has a ruler (part 1: neutral State)."""
        return self.leader[side] == NOBODY and not self.chaos[side] and not self.gone[side]

    def neutrals(self) -> tuple[int, ...]:
        """The neutral States."""
        return tuple(side for side in EVERYBODY if self.is_neutral(side))

    def is_blocked(self, player: int) -> bool:
        """Whether the ruler of a player's home State is wounded (attempt-5)."""
        home = self.homes[player]
        return home != NOBODY and self.blocked[home] > 0

    def waits(self, player: int) -> bool:
        """Whether a player has lost his State and is to return (attempt-4)."""
        return self.homes[player] == NOBODY

    # --- courts ---------------------------------------------------------------------

    def tie(self, player: int, side: int) -> Tie:
        """What lies between a player and a State."""
        return self.ties[player * len(SIDES) + side]

    def set_tie(self, player: int, side: int, tie: Tie) -> None:
        """It is another now."""
        self.ties[player * len(SIDES) + side] = tie

    def change_tie(self, player: int, side: int, **now: object) -> Tie:
        """Something of it is another now; returns it."""
        tie = replace(self.tie(player, side), **now)
        self.set_tie(player, side, tie)
        return tie

    def agreed(self, player: int, side: int) -> int:
        """The counter of agreement: NO_COUNTER, PACT or ALLIANCE."""
        return self.tie(player, side).counter

    def allies(self, player: int) -> tuple[int, ...]:
        """The neutral States allied to a player."""
        return tuple(s for s in self.neutrals() if self.agreed(player, s) == ALLIANCE)

    def partners(self, player: int) -> tuple[int, ...]:
        """The neutral States with which a player has any agreement."""
        return tuple(s for s in self.neutrals() if self.agreed(player, s) != NO_COUNTER)

    # --- war ------------------------------------------------------------------------

    def wars_of(self, side: int) -> tuple[War, ...]:
        """The wars in which a State is a party."""
        return tuple(war for war in self.wars if side in war.one or side in war.other)

    def enemies(self, side: int) -> frozenset[int]:
        """The States with which a State is at war."""
        found: set[int] = set()
        for war in self.wars:
            found.update(war.against(side))
        return frozenset(found)

    def at_war(self, one: int, other: int) -> bool:
        """Whether two States are at war."""
        return any(other in war.against(one) for war in self.wars)

    # --- units ----------------------------------------------------------------------

    def commander(self, unit: Unit) -> int:
        """The player who moves a unit: who leads it for the time, else who leads its State; NOBODY for the program."""
        return unit.led_by if unit.led_by != NOBODY else self.leader[unit.side]

    def column(self, unit: Unit) -> Column:
        """The column of a unit."""
        return self.columns[self.world.column_of[unit.side, unit.column]]

    def set_column(self, side: int, column: int, now: Column) -> None:
        """A column is another now."""
        self.columns[self.world.column_of[side, column]] = now

    def units_of(self, side: int, column: int = 0) -> list[Unit]:
        """All units of a State, or of one of its columns, on the board or not."""
        return [u for u in self.units.values() if u.side == side and column in (0, u.column)]

    def brigades_of(self, side: int, column: int = 0) -> list[Unit]:
        """Its brigades."""
        return [unit for unit in self.units_of(side, column) if not unit.is_command]

    def command_of(self, side: int, column: int) -> Unit | None:
        """The command unit of a column, on the board or not; None while it has none."""
        return next((unit for unit in self.units_of(side, column) if unit.is_command), None)

    def standing(self, *squares: int) -> list[Unit]:
        """All units on some squares."""
        return [unit for unit in self.units.values() if unit.square in squares and unit.square != OFF]

    def in_province(self, province: int) -> list[Unit]:
        """All units in a province."""
        return self.standing(*self.world.provinces[province].squares)

    def by_square(self) -> dict[int, list[Unit]]:
        """All units on the board, by square."""
        found: dict[int, list[Unit]] = {}
        for unit in self.units.values():
            if unit.square != OFF:
                found.setdefault(unit.square, []).append(unit)
        return found

    def put(self, unit: Unit, **now: Any) -> Unit:
        """A unit is changed, or comes new; where its id changes with its kind the old one goes. Returns it."""
        changed = replace(unit, **now) if now else unit
        if changed.id != unit.id:
            self.units.pop(unit.id, None)
        is_new = changed.id not in self.units
        self.units[changed.id] = changed
        if is_new:
            self.units = dict(sorted(self.units.items()))
        return changed

    def remove(self, unit: Unit) -> None:
        """A unit is lost; its counter is free."""
        del self.units[unit.id]

    def fresh_number(self, side: int, column: int, kind: str) -> int:
        """The lowest free number for a brigade of a kind in a column; 0 for the command unit."""
        if kind == GENERAL:
            return 0
        taken = {u.number for u in self.units_of(side, column) if u.kind == kind}
        return next(number for number in range(1, len(taken) + 2) if number not in taken)

    def rank(self, unit: Unit) -> str:
        """The kind by which its values are found: a command unit's is that of its commander (experience-4)."""
        return "marshal" if unit.is_command and self.column(unit).marshal else unit.kind

    def cost(self, unit: Unit) -> int:
        """Its maintenance for a turn in coins (maintenance-1)."""
        return self.world.kinds[self.rank(unit)].cost

    def is_ready(self, unit: Unit) -> bool:
        """Whether it stands on the board and serves."""
        return unit.status == ON and unit.square != OFF

    # --- provinces ------------------------------------------------------------------

    def provinces_of(self, side: int) -> tuple[int, ...]:
        """The provinces that a State owns now."""
        return tuple(p for p, owner in enumerate(self.owner) if owner == side)

    def owned_by(self, player: int) -> tuple[int, ...]:
        """The provinces of all States that a player leads."""
        led = frozenset(self.led(player))
        return tuple(p for p, owner in enumerate(self.owner) if owner in led)

    def owner_of(self, square: int) -> int:
        """The State whose province a square lies in."""
        return self.owner[self.world.squares[square].province]

    # --- what waits or lasts --------------------------------------------------------

    def pending_of(self, player: int, kind: str) -> Pending | None:
        """The first effect of a kind that serves a player now."""
        return next((one for one in self.pending if one.player == player and one.kind == kind), None)

    def serve(self, one: Pending) -> None:
        """An effect has served once."""
        rest = (replace(one, left=one.left - 1),) if one.left > 1 else ()
        place = self.pending.index(one)
        self.pending = (*self.pending[:place], *rest, *self.pending[place + 1 :])

    # --- money ----------------------------------------------------------------------

    def gain(self, player: int, coins: int) -> None:
        """Money comes in."""
        self.treasury[player] += coins

    def earn(self, player: int, coins: int) -> int:
        """An income comes in; debts are served first, from all there is (R-06). Returns what went to them."""
        self.treasury[player] += coins
        served = self.pay(player, self.debt[player])
        self.debt[player] -= served
        return served

    def pay(self, player: int, coins: int) -> int:
        """Money is paid as far as it goes; the rest is lost to nobody. Returns what was paid (events, part 4)."""
        paid = min(coins, self.treasury[player])
        self.treasury[player] -= paid
        return paid

    def owe(self, player: int, coins: int) -> int:
        """Money is paid as far as it goes, and the rest is a debt (R-06). Returns what was paid."""
        paid = self.pay(player, coins)
        self.debt[player] += coins - paid
        return paid

    # --- plain data -----------------------------------------------------------------

    def plain(self) -> dict[str, object]:
        """All fields of the record as plain data."""
        return {name: msgspec.to_builtins(getattr(self, name)) for name in FIELDS}

    def take(self, plain: dict[str, Any]) -> None:
        """The fields of the record from plain data; a field that is not named is as it was."""
        for name, kind in FIELDS.items():
            if name in plain:
                setattr(self, name, msgspec.convert(plain[name], kind))
        self.units = dict(sorted(self.units.items()))

    def said(self, key: str, clause: str, player: int, *lit: str, **told: Any) -> None:
        """As `say`, of a player: his State's line, with his seat."""
        self.say(key, clause, self.homes[player], *lit, seat=self.seat_ref(player), **told)

    # --- the end --------------------------------------------------------------------

    def end(self, winners: Iterable[int], way: str, clause: str) -> None:
        """The game is over."""
        self.result = Result(tuple(self.seat(player) for player in winners), way, f"sachsen {clause}")

    def cycle(self) -> int:
        """The cycle of this turn, from 1 (turn-1)."""
        return (max(self.turn, 1) - 1) // self.world.numbers.turns_per_cycle + 1

    def last_turn(self) -> int:
        """The turn after which the game ends; 0 where the calendar does not tell it (setup-3)."""
        options = self.options
        return options.number * self.world.numbers.turns_per_cycle if options.length == "cycles" else 0

    def neighbours_of(self, side: int) -> Iterator[int]:
        """The States that own a province next to one of a State's (R-03)."""
        found = {
            self.owner[other]
            for province in self.provinces_of(side)
            for other in self.world.provinces[province].neighbours
        }
        yield from sorted(found - {side})
