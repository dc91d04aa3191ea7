"""Points, the end and the winner (victory, setup-3, R-44)."""

from __future__ import annotations

from itertools import pairwise

from engine.games.sachsen.money import gulden
from engine.games.sachsen.refusals import fact
from engine.games.sachsen.sides import NOBODY, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.explain import Fact
from engine.kernel.message import say
from engine.kernel.view import ScoreRow

SOURCES: tuple[str, ...] = ("provinces", "states", "alliances", "marriages", "battles", "wars")
"""What scores, in the order of victory-1."""


def points_of(state: State, player: int) -> dict[str, int]:
    """Victory points of a player as things stand, by source (victory-1, R-44)."""
    if state.homes[player] == NOBODY:
        return dict.fromkeys(SOURCES, 0)
    score, world = state.world.numbers.score, state.world
    owned = frozenset(state.owned_by(player))
    whole = [realm for realm in world.realms if owned.issuperset(realm.provinces)]
    alliances = marriages = 0
    for side in state.allies(player):
        kingdom = world.is_kingdom(side)
        if state.tie(player, side).married:
            marriages += score.marriage_kingdom if kingdom else score.marriage_electorate
        else:
            alliances += score.alliance_kingdom if kingdom else score.alliance_electorate
    wed, allied = _players_tied(state, player)
    marriages += wed * score.marriage_electorate
    alliances += allied * score.alliance_electorate
    counted = (
        len(owned) * score.province,
        len(whole) * score.state,
        alliances,
        marriages,
        state.battles[player] * score.battle,
        state.wars_won[player] * score.war,
    )
    return dict(zip(SOURCES, counted, strict=True))


def _players_tied(state: State, player: int) -> tuple[int, int]:
    """How many other players' houses are married to his, and how many players are his allies besides (R-44)."""
    others = [other for other in state.everybody() if other != player and state.homes[other] != NOBODY]
    kinds = {other: {p.kind for p in state.pacts if {p.one, p.other} == {player, other}} for other in others}
    wed = [other for other in others if "marriage" in kinds[other]]
    return len(wed), sum("alliance" in kinds[other] for other in others if other not in wed)


def ranking(state: State) -> list[tuple[tuple[int, int, int], int]]:
    """Players with a State by points, then provinces, then money, best first (victory-2, R-44)."""
    found = [
        ((sum(points_of(state, p).values()), len(state.owned_by(p)), state.treasury[p]), p)
        for p in state.everybody()
        if state.homes[p] != NOBODY
    ]
    return sorted(found, key=lambda one: one[0], reverse=True)


def winners(state: State) -> tuple[int, ...]:
    """Who is first; more than one where all ties are equal (R-44)."""
    ranked = ranking(state)
    return tuple(sorted(player for value, player in ranked if value == ranked[0][0])) if ranked else ()


def lit_of(state: State, player: int) -> dict[str, tuple[str, ...]]:
    """What of the map counts for a player, by source: provinces, his own and those of allies and of married houses."""
    world, owned = state.world, state.owned_by(player)
    whole = [realm for realm in world.realms if set(owned).issuperset(realm.provinces)]
    courts = {side: state.tie(player, side).married for side in state.allies(player)}
    friends = {
        state.homes[p.other if p.one == player else p.one]: p.kind == "marriage"
        for p in sorted(state.pacts, key=lambda pact: pact.kind)
        if player in (p.one, p.other) and p.kind in ("alliance", "marriage")
    }
    sides = {side: wed for side, wed in (courts | friends).items() if side != NOBODY}
    found = {
        "provinces": list(owned),
        "states": [province for realm in whole for province in realm.provinces],
        "alliances": [p for side, wed in sides.items() if not wed for p in state.provinces_of(side)],
        "marriages": [p for side, wed in sides.items() if wed for p in state.provinces_of(side)],
    }
    return {source: tuple(world.provinces[p].ref for p in lands) for source, lands in found.items()}


def ties(state: State) -> tuple[Fact, ...]:
    """How equal points were ranked: by provinces, then by money, else shared (R-44)."""
    ranked, found = ranking(state), []
    for (value, player), (less, other) in pairwise(ranked):
        if value[0] == less[0]:
            number = next((n for n, (a, b) in enumerate(zip(value, less, strict=True)) if a != b), len(value))
            key = ("", "tie-provinces", "tie-money", "tie-shared")[number]
            mine, theirs = (gulden(one[2]) if key == "tie-money" else one[1] for one in (value, less))
            side, whose = side_ref(state.homes[player]), side_ref(state.homes[other])
            found.append(fact(key, "R-44", side, whose, side=side, whose=whose, n=mine, less=theirs))
    return tuple(found)


def sheet(state: State) -> tuple[ScoreRow, ...]:
    """The score by source, by home State."""
    players = [p for p in state.everybody() if state.homes[p] != NOBODY]
    counted = {SIDES[state.homes[p]]: points_of(state, p) for p in players}
    lit = {SIDES[state.homes[p]]: lit_of(state, p) for p in players}
    rows = [
        ScoreRow(
            say(f"sachsen-source-{source}"),
            {side: points[source] for side, points in counted.items()},
            lit={side: refs[source] for side, refs in lit.items() if refs.get(source)},
        )
        for source in SOURCES
    ]
    totals = {side: sum(points.values()) for side, points in counted.items()}
    return (*rows, ScoreRow(say("sachsen-source-total"), totals, total=True))
