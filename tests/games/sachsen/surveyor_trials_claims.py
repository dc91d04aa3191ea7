"""Trials of what is held and what is promised: provinces of States in chaos, help in a war (R-20, R-28)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.sachsen.politics import chaos, guarantees
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.surveyor_engine import NAMES, NOBODY, position_of
from tests.games.sachsen.surveyor_facts import COMMANDERS, LAND, PROVINCES, STATES, around
from tests.games.sachsen.surveyor_realm import Realm
from tests.games.sachsen.surveyor_trials import turn_of
from tests.games.sachsen.surveyor_trials_courts import there

# --- provinces of a State in chaos ----------------------------------------------------------------


def alone(truth: Realm, province: str) -> int | None:
    """The player who alone has units in a province of a State in chaos that has none there itself (R-20)."""
    here = truth.within(province)
    leaders = {truth.leader[u.state] for u in here}
    own = any(u.state == truth.owner[province] for u in here)
    return leaders.pop() if truth.owner[province] in truth.chaos and not own and len(leaders) == 1 else None


def claims_trial(seed: int) -> Counter[str]:
    """Who holds what at the end of his turn, and what of it is his at the start of his next one."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    truth.wars.clear()
    for state in STATES:
        if truth.leader[state] is None and rng.below(3) == 0:
            truth.chaos.add(state)
            truth.ties = {key: tie for key, tie in truth.ties.items() if key[1] != state}
    scatter(truth, rng)
    first: Any = position_of(truth, turn_of(0), seed)
    players = range(len(truth.homes))
    for player in players:
        chaos.hold(first, player)
    held = {p: who for p in PROVINCES if (who := alone(truth, p)) is not None}
    found = {p: one.player for p, one in zip(PROVINCES, first.claims, strict=True) if one is not None}
    assert found == held, (seed, found, held)
    scatter(truth, rng)
    claims = [None if one is None else {"player": one.player, "since": one.since} for one in first.claims]
    position: Any = position_of(truth, turn_of(0), seed, claims=claims)
    for player in players:
        chaos.claim(position, player)
        for province in [p for p, who in held.items() if who == player and alone(truth, p) == player]:
            lost = truth.owner[province]
            truth.owner[province] = truth.homes[player]
            seen["won"] += 1
            if not truth.owned(lost):
                truth.chaos.discard(lost)
                truth.units = [u for u in truth.units if u.state != lost]
                assert position.gone[NAMES.index(lost)], (seed, lost)
                seen["gone"] += 1
    owners = {p: NAMES[owner] for p, owner in zip(PROVINCES, position.owner, strict=True)}
    assert owners == truth.owner, (seed, {p for p in PROVINCES if owners[p] != truth.owner[p]})
    seen["held"] += len(held)
    return seen


def scatter(truth: Realm, rng: Rng) -> None:
    """Players' units stand about in States in chaos, whose own are often gone."""
    lands = [s for s, p in LAND.items() if truth.owner[p] in truth.chaos]
    for unit in truth.units:
        if unit.state in truth.chaos:
            unit.at = unit.at if rng.below(4) == 0 else None
            unit.status = "on" if unit.at is not None else "away"
        elif truth.leader[unit.state] is not None and unit.at is not None and lands and rng.below(2):
            unit.at = rng.choice(lands)


# --- help that was promised -----------------------------------------------------------------------


def helps_trial(seed: int) -> Counter[str]:
    """Promises at the end of a turn: kept by a brigade in or beside an enemy's province, overdue, or still open."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    truth.wars.clear()
    free = [s for s in STATES if truth.leader[s] is None and s not in truth.chaos]
    state = rng.choice(free)
    enemy = rng.choice([s for s in STATES if s != state and s not in truth.chaos])
    truth.wars.append((state, enemy))
    promised = [p for p in range(len(truth.homes)) if enemy not in truth.led(p) and rng.below(2)]
    due = {p: truth.turn + rng.below(3) - 1 for p in promised}
    helps = [{"player": p, "side": NAMES.index(state), "war": 1, "until": due[p]} for p in promised]
    war = {"number": 1, "one": [NAMES.index(state)], "other": [NAMES.index(enemy)], "since": 1, "won": []}
    position: Any = position_of(truth, turn_of(0), seed, wars=[war], helps=helps)
    guarantees.look(position)
    left = {one.player for one in position.helps}
    for player in promised:
        tie = truth.tie(player, state)
        if near(truth, player, enemy):
            assert player not in left, (seed, player)
            seen["kept"] += 1
        elif due[player] <= truth.turn:
            assert player not in left, (seed, player)
            courts.reaction(tie, courts.NEUTRAL)
            seen["failed"] += 1
        else:
            assert player in left, (seed, player)
            seen["open"] += 1
        assert there(position, player, state) == tie, (seed, player)
    assert NOBODY not in left
    return seen


def near(truth: Realm, player: int, enemy: str) -> bool:
    """A brigade in a province of the enemy, or one step from it (R-28)."""
    return any(
        truth.owner[LAND[square]] == enemy
        for unit in truth.units
        if truth.leader[unit.state] == player and unit.at is not None and unit.kind not in COMMANDERS
        for square in (unit.at, *around(unit.at))
    )


TRIALS = {"claims": claims_trial, "helps": helps_trial}
