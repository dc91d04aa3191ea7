"""Points, the end and the winner (victory, setup-3, R-44)."""

from __future__ import annotations

from engine.games.sachsen.sides import NOBODY, SIDES
from engine.games.sachsen.state import State
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


def sheet(state: State) -> tuple[ScoreRow, ...]:
    """The score by source, by home State."""
    players = [p for p in state.everybody() if state.homes[p] != NOBODY]
    counted = {SIDES[state.homes[p]]: points_of(state, p) for p in players}
    rows = [
        ScoreRow(say(f"sachsen-source-{source}"), {side: points[source] for side, points in counted.items()})
        for source in SOURCES
    ]
    totals = {side: sum(points.values()) for side, points in counted.items()}
    return (*rows, ScoreRow(say("sachsen-source-total"), totals, total=True))
