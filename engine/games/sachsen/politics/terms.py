"""What a peace may bring: what winners occupy, what they claim, and the terms of the program (R-31, R-84, peace-4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.wars import players_of, realm_of
from engine.games.sachsen.record import Unit, War
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State


class Ended(NamedTuple):
    """A war that one side has lost: the States of both sides."""

    war: War
    won: tuple[int, ...]
    lost: tuple[int, ...]


def ended(war: War, *, lost_one: bool) -> Ended:
    """The two sides of a war that the first or the other has lost."""
    return Ended(war, war.other, war.one) if lost_one else Ended(war, war.one, war.other)


def ranked_winners(state: State, end: Ended) -> tuple[int, ...]:
    """The winning players: most battles won in this war first, then the order of play (R-31, R-84)."""
    won = [*end.war.won, *([0] * state.players)]
    return tuple(sorted(players_of(state, end.won), key=lambda player: -won[player]))


def occupant(state: State, province: int, winners: Iterable[int]) -> int:
    """The State of the winners that occupies a province; NOBODY for none, or where its ruler has a unit (R-31).

    Of several that with most units there, the first in order where there are as many.
    """
    sides, here = frozenset(winners), state.in_province(province)
    own = realm_of(state, state.owner[province]) if here else ()
    if any(unit.side in own for unit in here):
        return NOBODY
    found = [side for unit in here if (side := side_for(state, unit, sides)) != NOBODY]
    return max(sorted(set(found)), key=found.count, default=NOBODY)


def side_for(state: State, unit: Unit, winners: frozenset[int]) -> int:
    """The State of the winners for which a unit holds what it occupies: its own, or that of who leads it (R-25, R-31).

    A Kingdom's columns hold for the Kingdom, whoever moves them (kingdom-war-4).
    """
    if unit.side in winners:
        return unit.side
    home = state.homes[unit.led_by] if unit.led_by != NOBODY else NOBODY
    return home if home in winners else NOBODY


def occupied(state: State, end: Ended, losers: Iterable[int]) -> dict[int, int]:
    """The provinces of these losers that winners occupy, with the State that does."""
    sides = frozenset(losers)
    found = {p: occupant(state, p, end.won) for p, owner in enumerate(state.owner) if owner in sides}
    return {province: side for province, side in found.items() if side != NOBODY}


def claimable(state: State, end: Ended, losers: Iterable[int]) -> dict[int, int]:
    """What may be demanded, with whose it becomes: what is occupied, and what once was a winner's (R-31)."""
    sides, world = frozenset(losers), state.world
    back = {
        p: world.provinces[p].home
        for p, owner in enumerate(state.owner)
        if owner in sides and world.provinces[p].home in end.won
    }
    return back | occupied(state, end, sides)


def cede(state: State, province: int, side: int, clause: str) -> None:
    """A province changes its owner (war-4)."""
    ref, loser = state.world.provinces[province].ref, side_ref(state.owner[province])
    state.owner[province] = side
    state.claims[province] = None
    state.say("cedes", clause, side, ref, loser, kind="province", result=True, country=ref, loser=loser)


def pay_winners(state: State, loser: int, end: Ended, coins: int, clause: str) -> None:
    """Money of a beaten player, in equal parts to the winning players, the first of whom has what is left over."""
    winners, home = ranked_winners(state, end), state.homes[loser]
    if not coins:
        return
    share = coins // max(len(winners), 1)
    for number, player in enumerate(winners):
        part = share + (coins - share * len(winners) if number == 0 else 0)
        transfer(state, home, state.homes[player], part, clause)
    if not winners:
        transfer(state, home, end.won[0], coins, clause)


def transfer(state: State, payer: int, taker: int, coins: int, clause: str) -> None:
    """Money from one State to another; for one without a player the bank pays or takes it (part 4).

    What a player cannot pay is a debt (R-06).
    """
    of, to = state.leader[payer], state.leader[taker]
    paid = coins if of == NOBODY else state.owe(of, coins)
    if to != NOBODY:
        state.gain(to, coins)
    whose, debt = side_ref(taker), gulden(coins - paid)
    state.say("pays-peace", clause, payer, whose, kind="money", whose=whose, n=gulden(coins), debt=debt)


class Ruled(NamedTuple):
    """The terms of the program: provinces and payments in coins, with the States that get them."""

    provinces: dict[int, int]
    payments: tuple[tuple[int, int], ...]


def ruled(state: State, end: Ended, losers: Iterable[int]) -> Ruled:
    """The terms of the program for one loser, a player with his States or a neutral State (R-31, R-84).

    Each winner keeps up to two provinces that he occupies, the loser one at least; where none is occupied each gets
    1,000,000. Several take one in turn.
    """
    figures, sides = state.world.rulings.peace, tuple(losers)
    held = occupied(state, end, sides)
    owned = sum(owner in sides for owner in state.owner)
    players = ranked_winners(state, end)
    neutral = [side for side in end.won if state.leader[side] == NOBODY]
    if not held:
        takers = (*(state.homes[player] for player in players), *neutral)
        return Ruled({}, tuple((taker, figures.default_money) for taker in takers))
    ceded: dict[int, int] = {}
    for _ in range(figures.keep_at_most):
        for taker in (*(state.led(player) for player in players), *((side,) for side in neutral)):
            mine = next((p for p, side in sorted(held.items()) if side in taker), None)
            if mine is not None and owned - len(ceded) > figures.leave_at_least:
                ceded[mine] = held.pop(mine)
    return Ruled(ceded, ())


def impose(state: State, end: Ended, losers: Iterable[int]) -> None:
    """For a player with his States, his home first, or a neutral State the terms of the program hold (R-31)."""
    sides = tuple(losers)
    found = ruled(state, end, sides)
    for taker, coins in found.payments:
        transfer(state, sides[0], taker, coins, "R-31")
    for province, side in found.provinces.items():
        cede(state, province, side, "R-31")


def indemnities(state: State, end: Ended, spared: Iterable[int] = ()) -> None:
    """Beaten players pay every neutral State of the winners; a beaten Kingdom pays the winners' electorates (peace-4).

    Args:
        spared: players who have taken a province of the Kingdom instead (peace-5).
    """
    coins, world = state.world.numbers.indemnity, state.world
    for player in players_of(state, end.lost):
        for side in end.won:
            if state.is_neutral(side):
                transfer(state, state.homes[player], side, coins, "peace-4")
    for kingdom in end.lost:
        if world.is_kingdom(kingdom):
            for player in players_of(state, end.won):
                if player not in spared:
                    for side in end.won:
                        if state.leader[side] == player:
                            transfer(state, kingdom, side, coins, "peace-4")
