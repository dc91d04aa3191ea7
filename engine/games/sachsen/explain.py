"""What the inspector is told of squares, provinces, States, units and cards of the political map."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.contingents import relief
from engine.games.sachsen.politics.entering import ground
from engine.games.sachsen.politics.income import kept, upkeep
from engine.games.sachsen.politics.moving import movers, reach
from engine.games.sachsen.politics.outlook import court_facts
from engine.games.sachsen.politics.provinces import garrison, invaders, is_invaded, yields
from engine.games.sachsen.politics.victory import points_of
from engine.games.sachsen.record import ENROLLING, LENT, REORGANISING, Unit
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import NOBODY, NUMBER, PLAYER, YEAR, side_ref
from engine.games.sachsen.state import State
from engine.games.sachsen.stock import describe_stock
from engine.kernel.explain import Fact
from engine.kernel.message import say

Facts = Iterator[Fact]


def describe(state: State, ref: str, seat: str | None) -> tuple[Fact, ...]:
    """The lines for a reference; none for what this game does not know.

    All that is told here is public; at a court the seat hears what it may propose there.
    """
    sort, _, name = ref.partition(":")
    world = state.world
    if sort == "place" and name in world.square:
        return tuple(_square(state, world.square[name]))
    if sort == "country" and name in world.province:
        return tuple(_province(state, world.province[name]))
    if sort == "piece" and name not in state.units:
        return tuple(describe_stock(state, name))
    if sort == "piece":
        return tuple(_unit(state, state.units[name]))
    if sort in ("side", "camp", "court") and name in NUMBER:
        return tuple(_side(state, NUMBER[name], seat))
    if sort == "seat" and PLAYER.get(name, state.players) < state.players:
        return tuple(_player(state, PLAYER[name]))
    if sort == "card" and (name in world.card or name.rpartition("-")[0] in world.event_ids):
        return (
            Fact(say(f"sachsen-card-{name}"), "sachsen turn-4" if name in world.card else "sachsen events-5"),
        )
    return ()


def _square(state: State, square: int) -> Facts:
    """Its province, and who would come if it were attacked."""
    yield from _province(state, state.world.squares[square].province)
    for turn, units in relief(state, square).items():
        refs = [unit.ref for unit in units]
        yield fact("comes", "late-units-1", *refs, turn=turn, pieces=refs)


def _province(state: State, number: int) -> Facts:
    """Its State and land, what it yields or why it yields nothing, and who holds it."""
    province, owner, extra = state.world.provinces[number], state.owner[number], state.extra[number]
    ref = province.ref
    yield fact("province", "setup-1", ref, country=ref, side=side_ref(owner), terrain=province.terrain)
    if owner != province.home:
        yield fact("conquered", "war-4", ref, side=side_ref(province.home))
    if state.chaos[owner]:
        yield fact("chaos", "R-20", side_ref(owner), side=side_ref(owner))
    coins = yields(state, number)
    if coins:
        yield fact("yields", "income-1", ref, n=gulden(coins))
    elif is_invaded(state, number):
        refs = [unit.ref for unit in invaders(state, number)]
        yield fact("invaded", "income-2", *refs, n=len(refs))
    elif extra.missing:
        yield fact("barren", "events-5", ref, n=extra.missing)
    else:
        yield fact("undefended", "R-10", ref)
    if extra.manufactory:
        yield fact("manufactory", "R-08", ref)
    guards = garrison(state, number)
    yield fact("garrison", "R-84", *(unit.ref for unit in guards), n=len(guards))
    claim = state.claims[number]
    if claim is not None:
        yield fact("claim", "R-20", ref, seat=state.seat_ref(claim.player), turn=claim.since)


def _unit(state: State, unit: Unit) -> Facts:
    """Whose it is, its values, what it costs, how far it may still go, when it comes back."""
    values = state.world.kinds[state.rank(unit)]
    yield fact("unit", "army-4", unit.ref, piece=unit.ref, level=values.level, n=gulden(values.cost))
    commander = state.commander(unit)
    if commander != state.leader[unit.side]:
        yield fact("led", "R-25", unit.ref, seat=state.seat_ref(commander))
    if unit.status == ENROLLING:
        yield fact("coming", "maintenance-2", unit.ref, turn=unit.due)
    elif unit.status == REORGANISING:
        yield fact("lost" if not unit.paid else "returns", "R-12", unit.ref, turn=unit.due)
    elif unit.status == LENT:
        yield fact("lent", "R-23", unit.ref, turn=unit.due)
    elif unit.is_on:
        most = state.world.numbers.political_move
        yield fact("moves", "political-movement-1", unit.ref, n=most - unit.moved)
    if unit.weak >= state.turn > 0:
        yield fact("weak", "R-12", unit.ref)
    column = state.column(unit)
    if unit.is_command:
        yield fact("general", "experience-4", unit.ref, n=column.points)
    if column.prisoner_of != NOBODY:
        yield fact("prisoner", "R-70", side_ref(column.prisoner_of), by=side_ref(column.prisoner_of))


def _side(state: State, side: int, seat: str | None) -> Facts:
    """Who leads it, its provinces, heirs, wars; of a neutral State how the players stand at its court."""
    ref, leader = side_ref(side), state.leader[side]
    if state.scenario != YEAR:  # a battle alone: the State is an army and no more
        if leader != NOBODY:
            yield from _player(state, leader)
        return
    if state.chaos[side]:
        yield fact("chaos", "R-20", ref, side=ref)
    elif leader != NOBODY and state.homes[leader] != side:
        yield fact("led", "setup-1", ref, seat=state.seat_ref(leader))
    elif leader == NOBODY:
        yield fact("neutral", "setup-7", ref)
    yield fact("owns", "victory-1", ref, n=len(state.provinces_of(side)))
    for heir in state.heirs[side]:
        if heir.married == NOBODY:
            yield fact("heir", "setup-6", ref, child=heir.kind)
        else:
            house = side_ref(heir.married)
            yield fact("heir-married", "agreements-6", house, child=heir.kind, house=house)
    if state.blocked[side]:
        yield fact("blocked", "attempt-5", ref, n=state.blocked[side])
    for enemy in sorted(state.enemies(side)):
        yield fact("at-war", "war-1", side_ref(enemy), enemy=side_ref(enemy))
    if state.is_neutral(side):
        yield from court_facts(state, side, seat)
    elif leader != NOBODY and state.homes[leader] == side:
        yield from _player(state, leader)


def _player(state: State, player: int) -> Facts:
    """Points, money of a turn, cards."""
    if state.waits(player):
        yield fact("waits", "attempt-4")
        return
    ref = side_ref(state.homes[player])
    if state.scenario != YEAR:
        yield fact("hand", "auction-8", ref, n=len(state.hands[player]))
        return
    yield fact("points", "victory-1", ref, n=sum(points_of(state, player).values()))
    income = sum(yields(state, province) for province in state.owned_by(player))
    units = len(kept(state, player))
    yield fact("treasury", "R-06", ref, n=gulden(state.treasury[player]))
    yield fact("budget", "income-1", ref, n=gulden(income), cost=gulden(upkeep(state, player)), units=units)
    if state.debt[player]:
        yield fact("debt", "R-06", ref, n=gulden(state.debt[player]))
    yield fact("hand", "auction-8", ref, n=len(state.hands[player]))
    if state.services[player]:
        yield fact("service", "espionage-3", ref)


def reached(state: State, unit: Unit) -> dict[int, int]:
    """The squares that a unit can reach now with the number of steps; none if its player may not move it now."""
    if unit not in movers(state, state.commander(unit)):
        return {}
    return {square: len(way.path) for square, way in reach(ground(state, unit), unit).items()}
