"""Rulers, heirs, spies and the reckoning at the end, in the second reading."""

from __future__ import annotations

from tests.games.sachsen.surveyor_facts import ELECTORATES, HOME, KINGDOMS, PROVINCES, STATES, SURVEY
from tests.games.sachsen.surveyor_realm import ALLIANCE, NO_COUNTER, Realm

SON, DAUGHTER = "son", "daughter"

# --- spies (espionage, R-15 to R-17) ------------------------------------------------------

CAPTURED, DONE, BLOCKED = "captured", "done", "blocked"


def challenge(spy: int, service: int, *, right: bool = False) -> str:
    """The service adds 2; who is higher; equal blocks. The right of an attempt needs no dice (espionage-4, R-17)."""
    if right:
        return CAPTURED
    total = service + int(SURVEY["service"])
    return CAPTURED if total > spy else BLOCKED if total == spy else DONE


def asked_in_window(hands: list[int]) -> list[int]:
    """All players with at least one card, whatever it is (R-16)."""
    return [player for player, cards in enumerate(hands) if cards]


def can_challenge(hit: int, services: set[int], hands: list[int]) -> tuple[bool, bool]:
    """Whether the player hit challenges by a service that is up, or is asked whether to show one (R-17)."""
    return hit in services, hit not in services and hands[hit] > 0


# --- attempts (attempt, R-26) -------------------------------------------------------------


def attempt(die: int) -> str | int:
    """The table: dies, blocked for so many turns, foiled, a network found (attempt-2)."""
    found = SURVEY["attempt"][die]
    return found if isinstance(found, int) else str(found)


def skipped(turn: int, blocked: int, *, played: bool) -> dict[str, list[int]]:
    """Turns whose player turn and whose auction a blocked ruler misses (attempt-5, R-26)."""
    first = turn + 1 if played else turn
    missed = list(range(first, first + blocked))
    return {"turns": missed, "auctions": [t for t in missed if t > turn]}


def struck(realm: Realm, state: str) -> list[str]:
    """Whom an attempt strikes: one ruler, so all States that its player leads (attempt-1)."""
    leader = realm.leader[state]
    return [state] if leader is None else realm.led(leader)


SUCCEEDS, TAKEN, CHAOS, GONE = "succeeds", "taken over", "chaos", "gone"


def succession(realm: Realm, state: str) -> tuple[str, list[int]]:
    """What becomes of an electorate whose ruler died: a son, the players whose sons married its daughters, chaos.

    Of several players a State card decides (attempt-3, R-19, R-21). Without a province it is gone (R-20).
    """
    if not realm.owned(state):
        return GONE, []
    children = realm.heirs.get(state, [])
    if any(sex == SON for sex, _ in children):
        return SUCCEEDS, []
    married = {into for sex, into in children if sex == DAUGHTER and into}
    players = sorted({p for s in married if (p := realm.leader.get(s)) is not None and s != state})
    return (TAKEN, players) if players else (CHAOS, [])


def goes_to_war(realm: Realm, player: int) -> None:
    """All States of one ruler fight the enemies of each, and not each other (R-19)."""
    led = realm.led(player)
    foes = {s for pair in realm.wars if set(pair) & set(led) for s in pair if s not in led}
    others = [pair for pair in realm.wars if not set(pair) & set(led)]
    realm.wars = others + [(one, foe) for one in led for foe in STATES if foe in foes]


def struggles(realm: Realm, player: int) -> int:
    """Wars of a player in which no State has partners: one with each ruler, however many States fight (R-19)."""
    led = realm.led(player)
    foes = {s for pair in realm.wars if set(pair) & set(led) for s in pair if s not in led}
    return len({s if realm.leader[s] is None else realm.leader[s] for s in foes})


def may_return_with(realm: Realm) -> list[str]:
    """Neutral electorates without any alliance, with a ruler (attempt-4)."""
    allied = {state for (_, state), tie in realm.ties.items() if tie.counter == ALLIANCE}
    return [s for s in ELECTORATES if realm.neutral(s) and s not in realm.chaos and s not in allied]


def heirs(die: int) -> list[str]:
    """Children by the die of the set-up (setup-6)."""
    return list(SURVEY["heirs"][die])


# --- points (victory-1, R-44) -------------------------------------------------------------


def whole_states(realm: Realm, player: int) -> int:
    """States of which the player's own have all six provinces; it does not matter which State holds them."""
    own = {p for state in realm.led(player) for p in realm.owned(state)}
    return sum(all(p in own for p in PROVINCES if HOME[p] == state) for state in STATES)


def points(realm: Realm, player: int) -> int:
    """Provinces, States, alliances and marriages in force, battles, wars."""
    table = SURVEY["score"]
    total = table["province"] * sum(len(realm.owned(state)) for state in realm.led(player))
    total += table["state"] * whole_states(realm, player)
    for (who, state), tie in realm.ties.items():
        if who == player and tie.counter == ALLIANCE and realm.neutral(state):
            kind = "kingdom" if state in KINGDOMS else "electorate"
            total += table[f"{'marriage' if tie.married else 'alliance'}_{kind}"]
    for pair, kind in realm.pacts.items():
        if player in pair and kind in (ALLIANCE, "marriage"):
            total += table[f"{kind}_electorate"]
    return int(total + table["battle"] * realm.battles[player] + table["war"] * realm.wars_won[player])


def best(realm: Realm) -> list[int]:
    """Most points; then provinces, then money; then shared (victory-2, R-44)."""
    players = [p for p in range(len(realm.homes)) if realm.led(p)]

    def rank(player: int) -> tuple[int, int, int]:
        provinces = sum(len(realm.owned(state)) for state in realm.led(player))
        return points(realm, player), provinces, realm.treasury[player] - realm.debt[player]

    return [p for p in players if rank(p) == max(map(rank, players))]


def tied(realm: Realm, state: str) -> list[int]:
    """Players with any agreement with a State."""
    return [p for (p, s), tie in sorted(realm.ties.items()) if s == state and tie.counter != NO_COUNTER]
