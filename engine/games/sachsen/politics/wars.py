"""Wars: who is in which, who joins them, and how States leave them (war, peace)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from msgspec.structs import replace

from engine.games.sachsen.politics import breaking
from engine.games.sachsen.politics.lent import columns_back, lent_till_peace, send_home
from engine.games.sachsen.politics.parting import part_ways
from engine.games.sachsen.record import NO_COUNTER, Leave, Pending, War
from engine.games.sachsen.sides import KINGDOMS, NOBODY, side_ref
from engine.games.sachsen.state import State

PEACE = "peace-with"
"""An effect that lasts to the end of a turn: a player has just made peace with a State."""
REACTION = "reaction-"
"""What effects begin with by which a State reacts to a player when its ruler is well (R-77)."""

# --- who -----------------------------------------------------------------------------------------


def realm_of(state: State, side: int) -> tuple[int, ...]:
    """The States of one ruler, who go to war together: all that a player leads, or a neutral one alone (R-19)."""
    leader = state.leader[side]
    return (side,) if leader == NOBODY else state.led(leader)


def numbered(state: State, number: int) -> War | None:
    """A war by its number; None when it is over."""
    return next((war for war in state.wars if war.number == number), None)


def war_of(state: State, one: int, other: int) -> War | None:
    """The first war in which two States are enemies."""
    return next((war for war in state.wars if other in war.against(one)), None)


def foes(state: State, player: int) -> frozenset[int]:
    """The States that are at war with any that a player leads."""
    return frozenset(enemy for side in state.led(player) for enemy in state.enemies(side))


def players_of(state: State, sides: Iterable[int]) -> tuple[int, ...]:
    """The players who lead these States, in the order of play."""
    leaders = {state.leader[side] for side in sides}
    return tuple(player for player in state.present() if player in leaders)


# --- beginning and joining -----------------------------------------------------------------------


def put_war(state: State, war: War) -> None:
    """A war is another now."""
    state.wars = tuple(war if one.number == war.number else one for one in state.wars)


def begin(
    state: State, one: Sequence[int], other: Sequence[int], *, clause: str = "war-1", kingdom: bool = False
) -> War:
    """A war breaks out between two sides of States; what players have agreed across them is over."""
    number = max((war.number for war in state.wars), default=0) + 1
    war = War(number, tuple(one), tuple(other), state.turn, (0,) * state.players, kingdom)
    state.wars = (*state.wars, war)
    enemy = side_ref(other[0])
    lit = [side_ref(side) for side in (*one[1:], *other)]
    state.say("war", clause, one[0], *lit, kind="war", reveals=False, result=True, enemy=enemy)
    _part(state, one, other)
    return war


def join(state: State, number: int, side: int, against: int, clause: str) -> bool:
    """A State, with all of its ruler, joins those who fight another in a war; returns whether it has."""
    war = numbered(state, number)
    if war is None or side in (*war.one, *war.other) or against not in (*war.one, *war.other):
        return False
    fresh = tuple(one for one in realm_of(state, side) if one not in (*war.one, *war.other))
    foes = war.beside(against)
    if against in war.one:
        put_war(state, replace(war, other=(*war.other, *fresh)))
    else:
        put_war(state, replace(war, one=(*war.one, *fresh)))
    enemy = side_ref(against)
    state.say("joins", clause, side, enemy, kind="war", result=True, enemy=enemy)
    _part(state, fresh, foes)
    return True


def send(state: State, number: int, side: int) -> None:
    """A neutral State sends its army against its enemies in a war (guarantees-2, war-3, R-40)."""
    war = numbered(state, number)
    if war is not None and side not in war.sent:
        put_war(state, replace(war, sent=(*war.sent, side)))
        state.say("army-sent", "R-40", side, kind="war")


def _part(state: State, one: Sequence[int], other: Sequence[int]) -> None:
    """Who is at war has no agreement: between players they end, a neutral State breaks its own without notes (R-83).

    Units of a State that a player leads without any agreement serve it again: nobody leads his enemy's (war-1, R-30).
    Those of the two who stand on one square part (political-movement-4).
    """
    for a in one:
        for b in other:
            first, second = state.leader[a], state.leader[b]
            if NOBODY not in (first, second):
                breaking.end_pacts(state, first, second)
            for player, side in ((first, b), (second, a)):
                if player == NOBODY or not state.is_neutral(side):
                    continue
                if state.agreed(player, side) != NO_COUNTER:
                    breaking.treaty_broken(state, player, side, "war-2")
                send_home(state, player, side)
    part_ways(state, one)


def unite(state: State, side: int) -> None:
    """Wars of a State with the same parties are one: all who fight in one of two are enemies in the other too (R-19).

    It is as old as the elder, and the battles of both count. That of the Kingdoms has an end of its own (R-32).
    """
    for number in [war.number for war in reversed(state.wars_of(side))]:
        war = numbered(state, number)
        assert war is not None, "only the one that is looked at goes"
        wider = next((one for one in state.wars_of(side) if one != war and _contains(one, war)), None)
        if wider is not None:
            won = tuple(a + b for a, b in zip_longest(wider.won, war.won, fillvalue=0))
            sent = tuple(dict.fromkeys((*wider.sent, *war.sent)))
            put_war(state, replace(wider, since=min(wider.since, war.since), won=won, sent=sent))
            state.wars = tuple(one for one in state.wars if one.number != war.number)
            state.helps = tuple(
                replace(one, war=wider.number) if one.war == war.number else one for one in state.helps
            )
            _meant(state, war.number, wider.number)
            enemy = side_ref(war.against(side)[0])
            state.say("wars-unite", "R-19", side, enemy, kind="war", enemy=enemy)


def _meant(state: State, war: int, now: int) -> None:
    """Reactions that are still to come mean another war now, 0 for none (R-77)."""
    state.pending = tuple(
        replace(one, number=now) if one.kind.startswith(REACTION) and one.number == war else one
        for one in state.pending
    )


def _contains(wider: War, war: War) -> bool:
    """Whether the enemies in a war are enemies in another one."""
    if wider.kingdom or war.kingdom:
        return False
    one, other = frozenset(war.one), frozenset(war.other)
    return (one.issubset(wider.one) and other.issubset(wider.other)) or (
        one.issubset(wider.other) and other.issubset(wider.one)
    )


# --- the end -------------------------------------------------------------------------------------


def leave_war(state: State, number: int, *sides: int, fights_on: bool = False) -> None:
    """States are at peace with those whom they fought in a war; when a side is empty the war is over (peace).

    The counters "war declared" go, lent brigades go home, armies have leave to withdraw (R-22, R-25, R-31).

    Args:
        fights_on: they go over to the other side, and keep what they have been lent (kingdom-war-6).
    """
    war = numbered(state, number)
    if war is None:
        return
    pairs = [(side, enemy) for side in sides for enemy in war.against(side)]
    one = tuple(side for side in war.one if side not in sides)
    other = tuple(side for side in war.other if side not in sides)
    if one and other:
        sent, beaten = (tuple(s for s in row if s not in sides) for row in (war.sent, war.beaten))
        put_war(state, replace(war, one=one, other=other, sent=sent, beaten=beaten))
    else:
        state.wars = tuple(w for w in state.wars if w.number != number)
        state.helps = tuple(one for one in state.helps if one.war != number)
        _meant(state, number, 0)
    _disband(state, (*war.one, *war.other))
    if not fights_on:
        out = sides if one and other else (*war.one, *war.other)
        for kingdom in KINGDOMS if war.kingdom else ():
            for player in players_of(state, set(out).intersection(war.beside(kingdom))):
                columns_back(state, player, kingdom)
        for player in players_of(state, (*war.one, *war.other)):
            if not foes(state, player):
                lent_till_peace(state, player)
    for a, b in pairs:
        if not state.at_war(a, b):
            _settle(state, a, b)
            _settle(state, b, a)


def _disband(state: State, sides: Iterable[int]) -> None:
    """Armies of neutral States at peace that players led, or were lent, serve their own States again (R-25, R-30)."""
    for side in sides:
        if state.leader[side] == NOBODY and not state.enemies(side):
            for player in state.everybody():
                send_home(state, player, side)


def _settle(state: State, side: int, other: int) -> None:
    """Peace of one State with another: the counter goes, its units may pass for two turns (R-22, R-31)."""
    until = state.turn + state.world.rulings.peace.withdraw_turns
    player = state.leader[side]
    if player != NOBODY:
        if state.leader[other] == NOBODY:
            breaking.peace_made(state, player, other)
        state.leaves = (*state.leaves, Leave(player, other, until))
        state.pending = (*state.pending, Pending(player, PEACE, other, until=state.turn))
