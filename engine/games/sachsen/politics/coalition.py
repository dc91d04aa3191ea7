"""The coalitions in the war of the Kingdoms: who is in them, who is chief, whose turn is it to move (R-79)."""

from __future__ import annotations

from engine.games.sachsen.politics.notes import tie_rank
from engine.games.sachsen.politics.turns import in_turn
from engine.games.sachsen.record import War
from engine.games.sachsen.sides import EVERYBODY, KINGDOMS, NOBODY
from engine.games.sachsen.state import State


def kingdom_war(state: State) -> War | None:
    """The war of the Kingdoms, None while there is none."""
    return next((war for war in state.wars if war.kingdom), None)


def kingdom_of(state: State, player: int) -> int:
    """The Kingdom for which a player fights, NOBODY for none: he may have fallen out with it since."""
    war, home = kingdom_war(state), state.homes[player]
    if war is None or home == NOBODY:
        return NOBODY
    beside = war.beside(home)
    return next((side for side in KINGDOMS if side in beside and not state.at_war(home, side)), NOBODY)


def members(state: State, side: int) -> tuple[int, ...]:
    """The players who fight for a Kingdom, in the order of play."""
    if side == NOBODY or kingdom_war(state) is None:
        return ()
    return tuple(player for player in state.present() if kingdom_of(state, player) == side)


def chief_of(state: State, side: int) -> int:
    """The chief of a coalition: the strongest tie among those who are well (kingdom-war-4, R-79); NOBODY for none."""
    well = [player for player in members(state, side) if not state.is_blocked(player)]
    return max(well, key=lambda player: tie_rank(state, player, side), default=NOBODY)


def partners_of(state: State, player: int) -> tuple[int, ...]:
    """The players whose units move with those of a chief, in his turn; none for who is no chief.

    Who is wounded does not move, who is at war with his chief in another war moves by himself.
    """
    side, home = kingdom_of(state, player), state.homes[player]
    if side == NOBODY or chief_of(state, side) != player:
        return ()
    rest = (one for one in members(state, side) if one != player and not state.is_blocked(one))
    return tuple(one for one in rest if not state.at_war(home, state.homes[one]))


def followers(state: State, chief: int) -> frozenset[tuple[int, int]]:
    """Of his partners' units those that move and attack with a chief: by their State, and the player who moves them.

    None that a partner has been lent by a State at war with the chief: nobody fights beside his enemy (R-42, R-79).
    """
    enemies, partners = state.enemies(state.homes[chief]), partners_of(state, chief)
    return frozenset((side, one) for one in partners for side in EVERYBODY if side not in enemies)


def is_bound(state: State, side: int, player: int) -> bool:
    """Whether units of a State under a player may not leave his States now: it is his turn, not his chief's (R-79)."""
    if in_turn(state) != player:
        return False
    court = kingdom_of(state, player)
    chief = chief_of(state, court)
    return chief not in (NOBODY, player) and (side, player) in followers(state, chief)


def stays_behind(state: State, side: int, player: int) -> bool:
    """Whether it is the turn of a player's chief, and units of that State do not move with him (R-79)."""
    chief = in_turn(state)
    if chief in (NOBODY, player) or player not in partners_of(state, chief):
        return False
    return (side, player) not in followers(state, chief)
