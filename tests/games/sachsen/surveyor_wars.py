"""Wars in the second reading: sides, what a peace may bring, when a war is over (peace, R-31, R-32)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.sachsen.surveyor_courts import strength
from tests.games.sachsen.surveyor_facts import COMMANDERS, HOME, KINGDOMS, PROVINCES, STATES, SURVEY
from tests.games.sachsen.surveyor_realm import Realm

ROUNDS = 3
"""Of talks about peace (R-31)."""
MOST = 3_000_000
"""A beaten player pays at most (R-31)."""
STALEMATE = 12
"""Turns after which a war is over (R-31, R-32)."""


@dataclass
class Struggle:
    """A war with its two sides; those who lose stand first."""

    losers: list[str]
    winners: list[str]
    won: dict[int, int] = field(default_factory=dict)
    """Battles won in this war, by player."""
    since: int = 1
    kingdom: bool = False

    def pairs(self) -> list[tuple[str, str]]:
        """All who are enemies."""
        return [(a, b) for a in self.losers for b in self.winners]


def players(realm: Realm, states: list[str]) -> list[int]:
    """Who leads any of them, in the order of play (that of the deal here)."""
    return [p for p in range(len(realm.homes)) if any(realm.leader[s] == p for s in states)]


def ranked(realm: Realm, war: Struggle) -> list[int]:
    """The winning players, most battles won in this war first, then in the order of play."""
    return sorted(players(realm, war.winners), key=lambda p: -war.won.get(p, 0))


# --- what is occupied (R-31, R-10) --------------------------------------------------------


def occupies(realm: Realm, province: str, winners: list[str]) -> str | None:
    """Whose units stand there while none of the owner's does: the State with most of them."""
    here = realm.within(province)
    if any(u.state == realm.owner[province] for u in here):
        return None
    count = {s: sum(u.state == s for u in here) for s in STATES if s in winners}
    most = max(count.values(), default=0)
    return next((s for s in STATES if count.get(s) == most), None) if most else None


def on_the_menu(realm: Realm, war: Struggle, loser: list[str]) -> dict[str, str]:
    """Provinces that may be asked of a loser, and whose each becomes: occupied ones, and those that were a winner's."""
    found = {}
    for province in PROVINCES:
        if realm.owner[province] not in loser:
            continue
        holder = occupies(realm, province, war.winners)
        if holder is not None:
            found[province] = holder
        elif HOME[province] in war.winners:
            found[province] = HOME[province]
    return found


# --- what changes hands (peace-2 to peace-4, R-06, R-31, R-84) ----------------------------


def pays(realm: Realm, player: int | None, money: int) -> None:
    """As far as it goes; the rest is a debt."""
    if player is not None:
        paid = min(money, realm.treasury[player])
        realm.treasury[player] -= paid
        realm.debt[player] += money - paid


def gets(realm: Realm, player: int | None, money: int) -> None:
    """Money comes in."""
    if player is not None:
        realm.treasury[player] += money


def agreed(realm: Realm, war: Struggle, loser: int, money: int, provinces: list[str]) -> None:
    """Agreed money in equal parts, what is over to the first of the winners; provinces to whose they become."""
    menu = on_the_menu(realm, war, realm.led(loser))
    takers = ranked(realm, war)
    coin = SURVEY["smallest_coin"]
    share = money // coin // len(takers) * coin
    for number, player in enumerate(takers):
        part = share if number else money - share * (len(takers) - 1)
        pays(realm, loser, part)
        gets(realm, player, part)
    for province in provinces:
        realm.owner[province] = menu[province]


def ruled(realm: Realm, war: Struggle, loser: list[str], payer: int | None) -> None:
    """The default: up to two occupied provinces for each winner, one is left; where none is occupied 1,000,000 each."""
    held = {p: s for p in PROVINCES if realm.owner[p] in loser and (s := occupies(realm, p, war.winners))}
    neutral = [s for s in STATES if s in war.winners and realm.leader[s] is None]
    if not held:
        for player in ranked(realm, war):
            pays(realm, payer, SURVEY["indemnity"])
            gets(realm, player, SURVEY["indemnity"])
        for _ in neutral:
            pays(realm, payer, SURVEY["indemnity"])
        return
    left = sum(realm.owner[p] in loser for p in PROVINCES)
    order = [realm.led(p) for p in ranked(realm, war)] + [[s] for s in war.winners if s in neutral]
    for _ in range(2):
        for taker in order:
            mine = [p for p in held if held[p] in taker]
            if mine and left > 1:
                realm.owner[mine[0]] = held.pop(mine[0])
                left -= 1


def by_rule(realm: Realm, war: Struggle) -> None:
    """What is paid besides: to every neutral State that won, by every beaten player; by a beaten Kingdom (peace-4)."""
    for player in players(realm, war.losers):
        for state in war.winners:
            if realm.leader[state] is None:
                pays(realm, player, SURVEY["indemnity"])
    for loser in war.losers:
        if loser in KINGDOMS:
            for state in war.winners:
                if state not in KINGDOMS:
                    gets(realm, realm.leader[state], SURVEY["indemnity"])


# --- when it is over without a word (R-31, R-32, R-40) ------------------------------------


def invaded_by(realm: Realm, state: str, enemies: list[str]) -> int:
    """Provinces of a State that its enemies occupy."""
    return sum(occupies(realm, p, enemies) is not None for p in realm.owned(state))


def at_the_end(realm: Realm, states: list[str], enemies: list[str]) -> bool:
    """All provinces invaded; or no unit left and half of them (R-31)."""
    owned = sum(len(realm.owned(s)) for s in states)
    lost = sum(invaded_by(realm, s, enemies) for s in states)
    nobody = not any(u.at is not None for u in realm.units if u.state in states)
    return lost == owned or (nobody and 2 * lost >= owned)


def headless(realm: Realm, state: str) -> bool:
    """No command unit on the board (here none is wounded or under way)."""
    return not any(u.state == state and u.kind in COMMANDERS and u.at is not None for u in realm.units)


def gives_up(realm: Realm, state: str, enemies: list[str]) -> bool:
    """A neutral State: at its end; or headless with three provinces invaded (R-40)."""
    if at_the_end(realm, [state], enemies):
        return True
    return headless(realm, state) and invaded_by(realm, state, enemies) >= 3


def kingdom_loses(realm: Realm, kingdom: str, enemies: list[str]) -> bool:
    """Both command units lost, or three provinces (R-32)."""
    return headless(realm, kingdom) or invaded_by(realm, kingdom, enemies) >= 3


# --- coalitions (kingdom-war-4, R-79) -----------------------------------------------------


def chief(realm: Realm, kingdom: str, members: list[int]) -> int | None:
    """The strongest tie of those who are well; equal ones by the order of play."""
    well = [p for p in members if not any(realm.blocked.get(s) for s in realm.led(p))]
    return max(well, key=lambda p: (rank(realm, p, kingdom), -p), default=None)


def rank(realm: Realm, player: int, state: str) -> tuple[int, int]:
    """Marriage, alliance, pact; then notes, counters among them."""
    tie = realm.tie(player, state)
    return strength(tie)[0], tie.weight()
