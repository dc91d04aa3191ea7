"""What a player orders for an army: enrolling, other kinds, return of the beaten, a new general (army, maintenance)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, cast

from msgspec.structs import replace

from engine.games.sachsen.actions import Convert, Enrol, Ransom, Reorganise
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.contingents import committed
from engine.games.sachsen.politics.entering import Grounds
from engine.games.sachsen.record import (
    BRIGADES,
    ENROLLING,
    GENERAL,
    MUSKETEERS,
    OFF,
    ON,
    REORGANISING,
    Column,
    Kind,
    Unit,
)
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule

PRICE, HASTE = "recruit-price", "recruit-turns"
"""Effects that wait: the price of the next brigades in hundredths of their maintenance, the turns that they take."""


def armies(state: State, player: int) -> Iterator[tuple[int, int]]:
    """The columns for which a player may order: of the States that he leads, and of his allies (army-5, R-25)."""
    for side in (*state.led(player), *state.allies(player)):
        for number in state.world.realms[side].columns:
            yield state.world.columns[number]


def price(state: State, player: int, kind: str) -> int:
    """What a new unit costs in coins: three times its maintenance, if no card says otherwise (maintenance-2, R-84)."""
    if kind == GENERAL:
        return state.world.rulings.new_general.cost
    cost, cheap = state.world.kinds[kind].cost, state.pending_of(player, PRICE)
    return -(-cost * cheap.number // 100) if cheap else cost * state.world.numbers.recruit_factor


def due(state: State, player: int, kind: str) -> int:
    """The turn in whose first step a unit ordered now arrives (maintenance-2, R-70)."""
    if kind == GENERAL:
        return state.turn + state.world.rulings.new_general.turns
    quick = state.pending_of(player, HASTE)
    return state.turn + (quick.number if quick else state.world.numbers.recruit_turns)


def beyond(state: State, side: int, column: int, kind: str, without: Unit | None = None) -> Refusal | None:
    """Whether a column may have one more brigade of a kind, with those under way and without one (army-1, R-11)."""
    numbers, kinds = state.world.numbers, state.world.kinds
    rest = [unit for unit in state.brigades_of(side, column) if unit != without]
    if len(rest) >= numbers.brigades_per_column:
        return no("army-1", "column-full", side_ref(side), side=side_ref(side), n=len(rest))
    of_kind = sum(unit.kind == kind for unit in rest)
    if of_kind >= kinds[kind].counters:
        return no("army-1", "no-counter", side_ref(side), kind=f"unit:{kind}", n=of_kind)
    elite = [unit.ref for unit in rest if kinds[unit.kind].level == 1]
    if kinds[kind].level == 1 and len(elite) >= numbers.max_elite:
        return no("army-1", "elite", side_ref(side), *elite, n=numbers.max_elite)
    foot = [unit.ref for unit in rest if unit.kind == MUSKETEERS]
    if kind != MUSKETEERS and len(foot) < numbers.min_musketeers:
        return no("army-1", "musketeers", side_ref(side), *foot, n=len(foot), least=numbers.min_musketeers)
    return None


def serve(state: State, player: int) -> None:
    """A brigade has been ordered: cards that make them cheaper or quicker have served once."""
    for kind in (PRICE, HASTE):
        one = state.pending_of(player, kind)
        if one is not None:
            state.serve(one)


def new_general(state: State, side: int, column: int) -> Unit:
    """A command unit is under way, with a general who has no experience; that of the brigades stays (R-70)."""
    reserve = state.columns[state.world.column_of[side, column]].reserve
    state.set_column(side, column, Column(reserve=reserve))
    turn = due(state, NOBODY, GENERAL)
    return state.put(Unit(side, GENERAL, 0, column, OFF, ENROLLING, turn))


class Enrolling(Rule[PlayerAsked, Enrol]):
    """A brigade, or a new command unit, is ordered and paid (maintenance-2, army-2, army-3)."""

    action: ClassVar[type[Action]] = Enrol
    clause: ClassVar[str] = "sachsen maintenance-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Enrol]:
        """Every kind for every column."""
        for side, column in armies(asked.position, asked.player):
            for kind in (*BRIGADES, GENERAL):
                yield Enrol(kind, "" if side == asked.home else SIDES[side], column)

    def side(self, asked: PlayerAsked, action: Enrol) -> int:
        """The State for which it is ordered."""
        return NUMBER[action.side] if action.side else asked.home

    def why_not(self, asked: PlayerAsked, action: Enrol) -> Refusal | None:
        """Within the limits of a column, and paid at once (army-1, R-11)."""
        state, side = asked.position, self.side(asked, action)
        if (side, action.column) not in tuple(armies(state, asked.player)) or action.side == SIDES[
            asked.home
        ]:
            return no("army-5", "not-your-army", side_ref(side), side=side_ref(side))
        if action.kind == GENERAL:
            if state.command_of(side, action.column) is not None:
                return no("army-3", "has-general", side_ref(side), side=side_ref(side))
        elif action.kind not in BRIGADES:
            return no("army-3", "no-brigade", kind=f"unit:{action.kind}")
        elif (why := beyond(state, side, action.column, action.kind)) is not None:
            return why
        return asked.unpaid("maintenance-2", price(state, asked.player, action.kind))

    def play(self, asked: PlayerAsked, action: Enrol) -> None:
        """It is under way."""
        state, player, side = asked.position, asked.player, self.side(asked, action)
        kind, coins = cast("Kind", action.kind), price(state, player, action.kind)
        number, turn = state.fresh_number(side, action.column, kind), due(state, player, kind)
        state.pay(player, coins)
        if kind == GENERAL:
            unit = new_general(state, side, action.column)
        else:
            unit = state.put(Unit(side, kind, number, action.column, OFF, ENROLLING, turn))
            serve(state, player)
        state.said("enrol", "maintenance-2", player, unit.ref, piece=unit.ref, n=gulden(coins), turn=unit.due)

    def label(self, asked: PlayerAsked, action: Enrol) -> Message:
        """With its price and the turn of its arrival."""
        coins, turn = (
            price(asked.position, asked.player, action.kind),
            due(asked.position, asked.player, action.kind),
        )
        side = side_ref(self.side(asked, action))
        return say("sachsen-act-enrol-at", kind=f"unit:{action.kind}", side=side, n=gulden(coins), turn=turn)


class Converting(Rule[PlayerAsked, Convert]):
    """A brigade leaves the board to come back as one of another kind (army-2, R-11)."""

    action: ClassVar[type[Action]] = Convert
    clause: ClassVar[str] = "sachsen army-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Convert]:
        """Every brigade of these columns, into every other kind."""
        state, player = asked.position, asked.player
        found = (u for army in armies(state, player) for u in state.brigades_of(*army))
        for unit in filter(_stands, found):
            yield from (Convert(unit.id, kind) for kind in BRIGADES if kind != unit.kind)

    def why_not(self, asked: PlayerAsked, action: Convert) -> Refusal | None:
        """A brigade on the board whose column has no battle this turn, nor owes one; the limits hold (army-1, R-82).

        None that serves another player (R-25).
        """
        state, unit = asked.position, asked.unit(action.unit)
        mine = armies(state, asked.player)
        if unit is None or not _stands(unit) or (unit.side, unit.column) not in mine:
            return no("army-2", "convert-unit", f"piece:{action.unit}", piece=f"piece:{action.unit}")
        if unit.led_by not in (NOBODY, asked.player):
            return no("R-25", "convert-serves", unit.ref, piece=unit.ref)
        if action.kind not in BRIGADES or action.kind == unit.kind:
            return no("army-2", "convert-kind", unit.ref, piece=unit.ref)
        if state.column(unit).fought == state.turn:
            return no("army-2", "column-fights", unit.ref, side=side_ref(unit.side))
        why = beyond(state, unit.side, unit.column, action.kind, without=unit)
        return (
            why or asked.unpaid("army-2", price(state, asked.player, action.kind)) or self._owes(asked, unit)
        )

    def _owes(self, asked: PlayerAsked, unit: Unit) -> Refusal | None:
        """A column of which a brigade has entered a defended province has an attack before it (army-2, R-82)."""
        moved = [one for one in asked.position.units_of(unit.side, unit.column) if one.moved]
        if not moved or set(moved).isdisjoint(committed(Grounds(asked.position), asked.player)):
            return None
        return no("army-2", "column-fights", unit.ref, side=side_ref(unit.side))

    def play(self, asked: PlayerAsked, action: Convert) -> None:
        """It is off the board meanwhile."""
        state, player = asked.position, asked.player
        unit, kind = state.units[action.unit], cast("Kind", action.kind)
        coins, turn = price(state, player, kind), due(state, player, kind)
        number = state.fresh_number(unit.side, unit.column, kind)
        state.pay(player, coins)
        serve(state, player)
        now = state.put(unit, kind=kind, number=number, square=OFF, status=ENROLLING, due=turn, weak=0)
        told = {"before": unit.ref, "piece": now.ref}
        state.said("convert", "army-2", player, now.ref, kind="convert", n=gulden(coins), turn=turn, **told)

    def label(self, asked: PlayerAsked, action: Convert) -> Message:
        """With its price and the turn of its return."""
        coins, turn = (
            price(asked.position, asked.player, action.kind),
            due(asked.position, asked.player, action.kind),
        )
        piece = f"piece:{action.unit}"
        return say(
            "sachsen-act-convert-at", piece=piece, kind=f"unit:{action.kind}", n=gulden(coins), turn=turn
        )


def _stands(unit: Unit) -> bool:
    """Whether it is a brigade on the board."""
    return unit.status == ON and not unit.is_command


def beaten(state: State, player: int) -> list[Unit]:
    """The brigades whose return a player has still to pay (maintenance-3)."""
    mine = (unit for side in state.led(player) for unit in state.brigades_of(side))
    return [unit for unit in mine if unit.status == REORGANISING and not unit.paid]


def return_price(state: State, unit: Unit) -> int:
    """Twice its maintenance (maintenance-3)."""
    return state.cost(unit) * state.world.numbers.reorganise_factor


def reorganised(state: State, unit: Unit, *, paid: bool) -> Unit:
    """A brigade goes off the board; it comes back when that is paid, if it need be (R-12, R-40). Returns it."""
    due = state.turn + state.world.numbers.reintegration_turns
    return state.put(
        unit, square=OFF, status=REORGANISING, due=due, paid=paid, weak=0, moved=0, origin=OFF, led_by=NOBODY, until=0
    )  # fmt: skip


class Reorganising(Rule[PlayerAsked, Reorganise]):
    """The return of a brigade that routed or was destroyed is paid (maintenance-3, R-12)."""

    action: ClassVar[type[Action]] = Reorganise
    clause: ClassVar[str] = "sachsen maintenance-3"

    def candidates(self, asked: PlayerAsked) -> Iterable[Reorganise]:
        """Each that waits."""
        return [Reorganise(unit.id) for unit in beaten(asked.position, asked.player)]

    def why_not(self, asked: PlayerAsked, action: Reorganise) -> Refusal | None:
        """One that waits for it, and money."""
        state, unit = asked.position, asked.unit(action.unit)
        if unit is None or unit not in beaten(state, asked.player):
            return no(
                "maintenance-3", "reorganise-unit", f"piece:{action.unit}", piece=f"piece:{action.unit}"
            )
        return asked.unpaid("maintenance-3", return_price(state, unit))

    def play(self, asked: PlayerAsked, action: Reorganise) -> None:
        """It comes back at the next income, not before its two turns are over."""
        state, unit = asked.position, asked.position.units[action.unit]
        coins = return_price(state, unit)
        state.pay(asked.player, coins)
        now = state.put(unit, paid=True, due=max(unit.due, state.turn + 1))
        told = {"n": gulden(coins), "turn": now.due}
        state.said("reorganise", "maintenance-3", asked.player, now.ref, piece=now.ref, **told)


def prisoners(state: State, player: int) -> list[tuple[int, int]]:
    """The columns of a player whose generals are prisoners (R-70)."""
    mine = (state.world.columns[n] for side in state.led(player) for n in state.world.realms[side].columns)
    return [c for c in mine if state.columns[state.world.column_of[c]].prisoner_of != NOBODY]


def set_free(state: State, side: int, column: int) -> Unit:
    """A general is a prisoner no longer: he comes back at the next income with all that he has learnt. Returns him."""
    number = state.world.column_of[side, column]
    state.columns[number] = replace(state.columns[number], prisoner_of=NOBODY)
    return state.put(Unit(side, GENERAL, 0, column, OFF, ENROLLING, state.turn + 1))


class Ransoming(Rule[PlayerAsked, Ransom]):
    """A captured general is bought free (commander-loss-5, R-70)."""

    action: ClassVar[type[Action]] = Ransom
    clause: ClassVar[str] = "sachsen R-70"

    def candidates(self, asked: PlayerAsked) -> Iterable[Ransom]:
        """Each prisoner."""
        return [Ransom(SIDES[side], column) for side, column in prisoners(asked.position, asked.player)]

    def cost(self, state: State, side: int, column: int) -> int:
        """The price of a general or a marshal."""
        held = state.columns[state.world.column_of[side, column]]
        return state.world.rulings.ransom["marshal" if held.marshal else "general"]

    def why_not(self, asked: PlayerAsked, action: Ransom) -> Refusal | None:
        """An own prisoner, and money."""
        state, side = asked.position, NUMBER[action.side]
        if (side, action.column) not in prisoners(state, asked.player):
            return no("R-70", "ransom", side_ref(side), side=side_ref(side))
        return asked.unpaid("R-70", self.cost(state, side, action.column))

    def play(self, asked: PlayerAsked, action: Ransom) -> None:
        """Who holds him is paid."""
        state, side = asked.position, NUMBER[action.side]
        held = state.columns[state.world.column_of[side, action.column]]
        coins = self.cost(state, side, action.column)
        state.pay(asked.player, coins)
        captor = state.leader[held.prisoner_of]
        if captor != NOBODY:
            state.gain(captor, coins)
        unit = set_free(state, side, action.column)
        told = {"n": gulden(coins), "by": side_ref(held.prisoner_of)}
        state.said("ransom", "R-70", asked.player, unit.ref, piece=unit.ref, **told)


RULES = (Enrolling(), Converting(), Reorganising(), Ransoming())


def left(state: State, player: int) -> int:
    """Orders that might still be given: free counters, brigades of another kind, returns, generals."""
    found = len(beaten(state, player)) + 2 * len(prisoners(state, player))
    for side, column in armies(state, player):
        units = state.units_of(side, column)
        ready = sum(unit.status == ON and not unit.is_command for unit in units)
        found += state.world.numbers.brigades_per_column + 1 - len(units) + ready
    return found
