"""Trials of rulers and of States without a player: attempts, succession, return, step 6, who comes to a fight."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.sachsen.politics.attempts import strike
from engine.games.sachsen.politics.succession import come_back
from engine.games.sachsen.record import ALLIANCE
from engine.games.sachsen.record import Tie as EngineTie
from engine.kernel.event import Event
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_houses as houses
from tests.games.sachsen import surveyor_neutrals as neutrals
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.referee import Loaded
from tests.games.sachsen.surveyor_bridge import name_of
from tests.games.sachsen.surveyor_engine import NAMES, NOBODY, SQUARES, position_of
from tests.games.sachsen.surveyor_facts import ELECTORATES, KINGDOMS, LAND, STATES, Square
from tests.games.sachsen.surveyor_realm import Realm
from tests.games.sachsen.surveyor_trials import acts, turn_of
from tests.games.sachsen.surveyor_trials_courts import there

NOWHERE = (-1, -1)
"""Where a unit stands that is lost."""

# --- attempts and succession ----------------------------------------------------------------------


def united(truth: Realm) -> None:
    """All States of one player fight the same enemies (R-19), and what binds him across a war is gone."""
    for one, other in list(truth.wars):
        for a in truth.led(truth.leader[one]) if truth.leader[one] is not None else [one]:
            for b in truth.led(truth.leader[other]) if truth.leader[other] is not None else [other]:
                if not truth.at_war(a, b):
                    truth.wars.append((a, b))
    for (player, state), tie in truth.ties.items():
        if any(truth.at_war(own, state) for own in truth.led(player)):
            tie.step, tie.counter = 0, "none"


def weddings(truth: Realm, rng: Rng) -> None:
    """More daughters of electorates married into the houses of players."""
    for state in ELECTORATES:
        for home in situations.some(rng, [h for h in truth.homes if h != state], 1):
            bride, groom = (houses.DAUGHTER, ""), (houses.SON, "")
            if rng.below(2) and bride in truth.heirs[state] and groom in truth.heirs[home]:
                truth.heirs[state][truth.heirs[state].index(bride)] = (houses.DAUGHTER, home)
                truth.heirs[home][truth.heirs[home].index(groom)] = (houses.SON, state)


def as_wars(truth: Realm) -> list[dict[str, Any]]:
    """Each pair of rulers that fight as a war of its own."""
    found: list[tuple[list[str], list[str]]] = []
    for one, other in truth.wars:
        sides = [truth.led(p) if (p := truth.leader[s]) is not None else [s] for s in (one, other)]
        if (sides[0], sides[1]) not in found and (sides[1], sides[0]) not in found:
            found.append((sides[0], sides[1]))
    return [
        {
            "number": n,
            "one": [NAMES.index(s) for s in a],
            "other": [NAMES.index(s) for s in b],
            "since": 1,
            "won": [],
        }
        for n, (a, b) in enumerate(found, start=1)
    ]


def rulers_trial(seed: int) -> Counter[str]:
    """An attempt with every face on every electorate: wounds, service, death, who inherits, what is left of it all."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    united(truth)
    weddings(truth, rng)
    whole: Any = position_of(truth, turn_of(0), seed, wars=as_wars(truth))
    for state in ELECTORATES:
        if state in truth.chaos:
            continue
        for die in (1, 1, 2, 3, 4, 5, 6):
            position = whole.copy()
            position.rng = Loaded(1 + rng.below(1000), [die])
            before = position.state()
            strike(position, NAMES.index(state))
            result = houses.attempt(die)
            if result == "dies":
                seen[death(truth, position, state, seed)] += 1
                continue
            hit = houses.struck(truth, state) if isinstance(result, int) else []
            for one in STATES:
                wanted = (
                    max(truth.blocked.get(one, 0), result) if one in hit and isinstance(result, int) else 0
                )
                assert position.blocked[NAMES.index(one)] == max(wanted, truth.blocked.get(one, 0)), (
                    seed,
                    state,
                    die,
                )
            player = truth.leader[state]
            right = result == "network" and player in truth.services
            assert any(position.capture_right) == right, (seed, state, die)
            seen["wounded" if hit else "foiled"] += 1
            if not hit and not right:
                assert position.state() | {"rng": 0} == before | {"rng": 0}
    return seen


def death(truth: Realm, position: Any, state: str, seed: int) -> str:
    """The ruler is dead: what becomes of his State, or of all States of his player."""
    leader = truth.leader[state]
    if leader is None:
        return left_behind(truth, position, state, seed)
    assert position.homes[leader] == NOBODY
    assert (position.treasury[leader], position.debt[leader], position.hands[leader]) == (0, 0, ())
    assert all(leader not in (pact.one, pact.other) for pact in position.pacts)
    after = truth.copy()
    own = truth.led(leader)
    for one in own:
        after.leader[one] = None
    after.homes[leader] = ""
    after.ties = {(player, s): tie for (player, s), tie in after.ties.items() if player != leader}
    for one in own:
        found = left_behind(after, position, one, seed)
        if found == "taken over":  # his heirs lead it before the next of his States is asked for
            heir = after.leader[one] = position.leader[NAMES.index(one)]
            foes = [state for state in STATES if truth.at_war(one, state)]  # no agreement with them (war-2)
            after.ties = {(p, s): tie for (p, s), tie in after.ties.items() if p != heir or s not in foes}
        elif found in (houses.CHAOS, houses.GONE):
            after.chaos.add(one)
    assert all(position.tie(leader, side) == EngineTie() for side in range(len(STATES)))
    return comes_back(after, position, leader, seed)


def left_behind(truth: Realm, position: Any, state: str, seed: int) -> str:
    """A State whose ruler nobody is any more: a son, a son-in-law, chaos (attempt-3)."""
    side = NAMES.index(state)
    what, players = houses.succession(truth, state)
    children = list(truth.heirs[state])
    assert not position.blocked[side] or position.leader[side] != NOBODY
    if what == houses.SUCCEEDS:
        gone = next(child for child in children if child[0] == houses.SON)
        children.remove(gone)
        assert position.is_neutral(side), (seed, state)
        for player in range(len(truth.homes)):
            if truth.neutral(state) and (player, state) in truth.ties and truth.homes[player]:
                assert there(position, player, state) == truth.ties[player, state], (seed, state)
    elif what == houses.TAKEN:
        assert position.leader[side] in players, (seed, state, players)
        own = [s for s in STATES if position.leader[NAMES.index(s)] == position.leader[side]]
        foes = [position.enemies(NAMES.index(s)) for s in own]
        assert all(one == foes[0] for one in foes), (seed, own)
        assert not any(NAMES.index(s) in foes[0] for s in own)
        rulers = {position.leader[foe] if position.leader[foe] != NOBODY else NAMES[foe] for foe in foes[0]}
        assert len(position.wars_of(side)) == len(rulers), (seed, own)  # one war with each of them
    else:
        assert position.chaos[side] or position.gone[side], (seed, state)
        assert position.gone[side] == (what == houses.GONE), (seed, state)
        assert not position.enemies(side)
    if what != houses.SUCCEEDS:
        assert all(position.tie(player, side) == EngineTie() for player in range(len(truth.homes)))
    married = {sex for sex, _ in children}
    assert {heir.kind for heir in position.heirs[side]} == married, (seed, state)
    assert len(position.heirs[side]) == len(children)
    return what


def comes_back(truth: Realm, position: Any, player: int, seed: int) -> str:
    """At the start of the next turn he returns with a neutral electorate without an alliance, if there is one."""
    there_ = {s for s in houses.may_return_with(truth) if position.is_neutral(NAMES.index(s))}
    allied = {
        s
        for s in there_
        if any(position.agreed(p, NAMES.index(s)) == ALLIANCE for p in range(len(truth.homes)))
    }
    come_back(position)
    home = position.homes[player]
    if not there_ - allied:
        assert home == NOBODY, (seed, home)
        return "waits"
    assert NAMES[home] in there_ - allied, (seed, NAMES[home], there_)
    assert all(position.tie(p, home) == EngineTie() for p in range(len(truth.homes)))
    return "returns"


# --- step 6 ---------------------------------------------------------------------------------------


def neutrals_trial(seed: int) -> Counter[str]:
    """Every column of the neutral States acts, some sent, some with enemies on their land (R-40)."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    free = [s for s in STATES if truth.leader[s] is None and s not in truth.chaos]
    for state in free:
        for other in STATES:
            if other != state and rng.below(6) == 0 and situations.may_fight(truth, state, other):
                truth.wars.append((state, other))
    for unit in truth.units:  # intruders
        if unit.at is not None and rng.below(6) == 0:
            lands = [p for s in free if truth.at_war(s, unit.state) for p in truth.owned(s)]
            spots = [q for p in lands for q in situations.squares_of(p)]
            clear = [q for q in spots if not any(truth.hostile(unit.state, u.state) for u in truth.on(q))]
            unit.at = rng.choice(clear) if clear else unit.at
    for state in free:
        for column in range(1, 2 + (state in KINGDOMS)):
            sent = rng.below(2) == 0
            wanted = neutrals.outcomes(truth, state, column, sent=sent)
            done = acted(truth, state, column, seed, sent=sent)
            if not wanted:
                seen["nobody"] += 1
                continue
            fought = {(NOWHERE, anchor) for _, anchor in wanted if anchor} | {(a, a) for _, a in wanted if a}
            case = (seed, state, column, sent)
            assert done in wanted | fought, (case, done, wanted)  # the battle may be over
            seen["attack" if done[1] else "march" if done[0] != start(truth, state, column) else "stay"] += 1
    return seen


def start(truth: Realm, state: str, column: int) -> Square | None:
    """Where a column's command unit stands."""
    army = neutrals.group(truth, state, column)
    return army[0].at if army else None


def acted(truth: Realm, state: str, column: int, seed: int, *, sent: bool) -> tuple[Square, Square | None]:
    """Where the engine's column stands then, and what it attacks."""
    side = NAMES.index(state)
    wars = [
        {"number": n, "one": [NAMES.index(a)], "other": [NAMES.index(b)], "since": 1, "won": [],
         "sent": [side] if sent and state in (a, b) else []}
        for n, (a, b) in enumerate(truth.wars)
    ]  # fmt: skip
    agenda = [*turn_of(0), ["neutral-states", {"left": [[side, column]]}]]
    position: Any = position_of(
        truth, agenda, seed, wars=wars, blocked=[truth.blocked.get(s, 0) for s in NAMES]
    )
    happened = list(position.news)
    while (asked := position.decision()) is not None and asked.step == "permission":
        refusals = [action for action in asked.actions if action.text().endswith(" no")]
        assert refusals, [action.text() for action in asked.actions]
        happened += position.play(refusals[0])  # no player lets them pass
    told = [event for event in happened if event.message.key == "sachsen-log-battle"]
    command = position.command_of(side, column)
    at = SQUARES[command.square] if command is not None and command.is_on else NOWHERE
    if command is not None and any(retreats(event, command.id) for event in happened):
        at = NOWHERE  # it was beaten, and has left the place from which it attacked
    anchor = next((str(e.message.args["place"]).removeprefix("place:") for e in told), None)
    return at, next((s for s in SQUARES if anchor and name_of(s) == anchor), None)


def retreats(event: Event, unit: str) -> bool:
    """Whether a unit is told to leave a battle that is lost."""
    key, args = event.message.key, event.message.args
    return key == "sachsen-log-retreats" and args["piece"] == f"piece:{unit}"


# --- who comes to a fight -------------------------------------------------------------------------


def late_trial(seed: int) -> Counter[str]:
    """Every attack that a player may make at once, without and with all who may be called: who comes, and when."""
    rng, seen = Rng(seed), Counter[str]()
    truth = situations.realm(rng)
    united(truth)
    for player in range(len(truth.homes)):
        foes = [s for s in STATES if any(truth.at_war(own, s) for own in truth.led(player))]
        if foes or truth.chaos:
            close_by(truth, player, foes or sorted(truth.chaos), rng)
            seen += attacks_of(truth, player, seed)
    return seen


def close_by(truth: Realm, player: int, foes: list[str], rng: Rng) -> None:
    """Units of a player come close to those of his enemies."""
    near = [LAND[u.at] for u in truth.units if u.state in foes and u.at is not None]
    spots = [s for province in near for s in situations.squares_of(province)]
    for unit in truth.units:
        if truth.leader[unit.state] == player and unit.at is not None and rng.below(2):
            clear = [s for s in spots if not any(truth.hostile(unit.state, u.state) for u in truth.on(s))]
            unit.at = rng.choice(clear) if clear else unit.at


def attacks_of(truth: Realm, player: int, seed: int) -> Counter[str]:
    """All attacks of one player."""
    seen = Counter[str]()
    whole: Any = position_of(truth, turn_of(player), seed, wars=as_wars(truth))
    for text in [text for text in acts(whole) if text.startswith("attack ")]:
        square, _, rest = text.removeprefix("attack ").partition(" ")
        anchor = next(s for s in SQUARES if name_of(s) == square)
        position = whole.copy()
        position.play(position.read(text))
        found = [{u.id: u.entry for u in position.battle.units if u.army == army} for army in (0, 1)]
        at_once, late = neutrals.contingent(truth, player, anchor)
        called = late if rest else {}
        assert found[0] == dict.fromkeys(at_once, 1) | called, (seed, text, found[0], at_once, called)
        ours = truth.homes[player]
        lead = ours if any(u.startswith(ours) for u in at_once) else truth.named(min(at_once)).state
        wanted = neutrals.defence(truth, lead, holds(truth, lead, anchor), anchor)
        assert found[1] == wanted, (seed, text, found[1], wanted)
        seen["called" if rest else "attack"] += 1
        seen["late"] += sum(turn > 1 for army in found for turn in army.values())
    return seen


def holds(truth: Realm, attacker: str, anchor: Square) -> str:
    """The State of most of the enemies on a square."""
    here = [u.state for u in truth.on(anchor) if truth.hostile(attacker, u.state)]
    return max(STATES, key=lambda s: (here.count(s), -list(STATES).index(s)))


TRIALS = {"rulers": rulers_trial, "step-6": neutrals_trial, "late": late_trial}
