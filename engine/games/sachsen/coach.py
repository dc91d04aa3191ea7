"""What may have been overlooked at the end of a player's turn, and of a half phase of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.sachsen.actions import Done
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.battle.asking import BattleAsked, fought
from engine.games.sachsen.battle.battle import area
from engine.games.sachsen.battle.guns import best_shot, shots
from engine.games.sachsen.battle.moving import movable
from engine.games.sachsen.battle.phases import Half
from engine.games.sachsen.battle.values import SERVICE
from engine.games.sachsen.battle.ways import march_squares, marches
from engine.games.sachsen.money import gulden
from engine.games.sachsen.overlays import entered_next
from engine.games.sachsen.politics.income import next_upkeep
from engine.games.sachsen.politics.marriages import Marrying
from engine.games.sachsen.politics.moving import movers
from engine.games.sachsen.politics.provinces import garrison, is_invaded, yields
from engine.games.sachsen.politics.turn import PlayerTurn
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import NOBODY, NUMBER, PLAYER, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.coach import Caution, Coach
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, say


def caution(key: str, clause: str, lit: tuple[str, ...], *why: Fact, **told: Arg) -> Caution:
    """A Caution `coach-sachsen-<key>`."""
    return Caution(say(f"coach-sachsen-{key}", **told), f"sachsen {clause}", lit, why)


class SachsenCoach(Coach[State]):
    """Who ends a turn may have overlooked money, provinces, units; who ends a half phase, actions and guns."""

    steps: ClassVar[tuple[str, ...]] = (PlayerTurn.name, Half.name)
    ending: ClassVar[Action | None] = Done()

    def cautions(self, position: State, seat: str) -> Iterator[Caution]:
        """The dearest first."""
        player = PLAYER[seat]
        if position.battle is not None:
            yield from _generals(position, player)
            yield from _actions(position, seat)
            yield from _guns(position, player)
        else:
            yield from _maintenance(position, player)
            yield from _provinces(position, player)
            yield from _units(position, player)
            yield from _marriages(position, seat)
            yield from _service(position, player)


def _maintenance(state: State, player: int) -> Iterator[Caution]:
    """The next maintenance is more than there will be after the next income as things stand (maintenance-4, R-06)."""
    comes = sum(yields(state, province) for province in state.owned_by(player))
    has = max(0, state.treasury[player] + comes - state.debt[player])
    due, ref = next_upkeep(state, player), side_ref(state.homes[player])
    if due > has:
        income = say("coach-sachsen-comes", n=gulden(comes), debt=gulden(state.debt[player]))
        why = (
            fact("treasury", "R-06", ref, n=gulden(state.treasury[player])),
            Fact(income, "sachsen income-1", (ref,)),
        )
        yield caution("unpaid", "maintenance-4", (ref,), *why, n=gulden(due), has=gulden(has))


def _provinces(state: State, player: int) -> Iterator[Caution]:
    """Provinces without a garrison that an enemy can enter in his next turn, as the overlay of threats shows."""
    world = state.world
    bare = [p for p in state.owned_by(player) if not garrison(state, p) and not is_invaded(state, p)]
    for number, entered in sorted(entered_next(state, bare).items()):
        one, found = world.provinces[number], entered.values()
        capital = number == world.squares[world.realms[state.owner[number]].capital].province
        foes = (
            Fact(
                say("coach-sachsen-enters", piece=unit.ref),
                "sachsen political-movement-1",
                (unit.ref, way[-1]),
            )
            for unit, way in found
        )
        key = "capital" if capital else "open"
        yield Caution(
            say(f"coach-sachsen-{key}", country=one.ref), "sachsen income-2", (one.ref,),
            (fact("garrison", "R-84", one.ref, n=0), *foes), tuple(way for _, way in found),
        )  # fmt: skip


def _units(state: State, player: int) -> Iterator[Caution]:
    """Units at war that have not been moved (political-movement-1)."""
    idle = [u for u in movers(state, player) if not u.moved and state.enemies(u.side)]
    if idle:
        enemies = sorted({enemy for unit in idle for enemy in state.enemies(unit.side)})
        why = [fact("at-war", "war-1", side_ref(enemy), enemy=side_ref(enemy)) for enemy in enemies]
        yield caution("idle", "political-movement-1", tuple(unit.ref for unit in idle), *why, n=len(idle))


def _marriages(state: State, seat: str) -> Iterator[Caution]:
    """Marriages that may be proposed now (agreements-6)."""
    rule, asked = Marrying(), PlayerAsked(state.top(), state, seat)
    for action in rule.candidates(asked):
        if rule.why_not(asked, action) is None:
            ref = side_ref(NUMBER[action.side])
            why = Fact(rule.label(asked, action), rule.clause, (ref,))
            yield caution("marriage", "agreements-6", (ref,), why, side=ref, child=action.child)


def _service(state: State, player: int) -> Iterator[Caution]:
    """A Counter-espionage in hand protects nobody before it is shown (espionage-3)."""
    card = f"card:{SERVICE}"
    if state.world.card[SERVICE] in state.hands[player] and not state.services[player]:
        home = side_ref(state.homes[player])
        told = say("coach-sachsen-service", card=card)
        why = Fact(say("coach-sachsen-unguarded", side=home), "sachsen espionage-4", (home,))
        yield Caution(told, "sachsen espionage-3", (card,), (why,), by_hand=True)


# --- in battle ----------------------------------------------------------------------------------


def _generals(state: State, player: int) -> Iterator[Caution]:
    """Command units that an enemy can come near to, with no brigade of their column to step in (R-69)."""
    battle = fought(state)
    for column in battle.columns:
        if column.general == NOBODY or battle.armies[column.army].player != player:
            continue
        one = battle.units[column.general]
        own = [n for n in battle.brigades(column.army) if battle.units[n].column == one.column]
        if (
            not one.is_on
            or one.routed
            or any(not battle.units[n].guns for n in battle.within(one.square, own))
        ):
            continue
        near = [n for n in battle.standing(1 - column.army) if _comes_near(state, n, one.square)]
        if near:
            foes = [battle.units[n].ref for n in near]
            why = [
                Fact(say("coach-sachsen-near", piece=foe, target=one.ref), "sachsen influence-2", (foe,))
                for foe in foes
            ]
            yield caution("general", "R-69", (one.ref, *foes), *why, piece=one.ref)


def _comes_near(state: State, unit: int, square: int) -> bool:
    """Whether a unit can engage who stands on a square after a march, whatever orders it may have besides."""
    battle, one = fought(state), fought(state).units[unit]
    if one.guns or battle.field.far[one.square][square] <= area():
        return not one.guns
    ends = marches(battle, unit, march_squares(battle, unit, ())[0])
    return any(battle.field.far[end][square] <= area() for end in ends)


def _actions(state: State, seat: str) -> Iterator[Caution]:
    """Actions that are left while units could still be moved (phases-actions-1)."""
    step = state.top()
    assert isinstance(step, Half)
    asked = step.ask(state, seat)
    assert isinstance(asked, BattleAsked)
    units = [asked.battle.units[n].ref for n in movable(asked)]
    if units:
        why = Fact(say("coach-sachsen-movable", n=len(units)), "sachsen phases-actions-2", tuple(units))
        yield caution("actions", "phases-actions-1", tuple(units), why, n=step.left)


def _guns(state: State, player: int) -> Iterator[Caution]:
    """Batteries that may still fire at somebody (artillery-1)."""
    battle = fought(state)
    for n in (n for n, unit in enumerate(battle.units) if unit.guns and unit.is_on):
        if battle.armies[battle.units[n].army].player != player:
            continue
        best = best_shot(shots(battle, n))
        if best is not None and best.mean > 0:
            gun, target = battle.units[n].ref, battle.units[best.target].ref
            why = Fact(
                say("coach-sachsen-shot", target=target, rows=best.rows, n=len(best.aims)),
                "sachsen artillery-4",
                (target,),
            )
            yield caution("guns", "artillery-1", (gun,), why, piece=gun)
