"""The second reading: sieges resolved, allegiance, cards, markers, points, order, winner (5.7, 5.8, 6.15 to 6.20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from tests.games.revolution.surveyor_facts import (
    CITIES,
    LEFT,
    NEUTRAL,
    PROVINCES,
    REGIONS,
    RIGHT,
    SURVEY,
    TOWNS,
    places_of,
)
from tests.games.revolution.surveyor_people import majority
from tests.games.revolution.surveyor_truth import Deed, Truth

LAST_TURN = 5
CENTRE, ENDS, MOST_MOVES = 4, (1, 7), 3

# --- 6.15 sieges ----------------------------------------------------------------------


def others_in(truth: Truth, side: str, city: str) -> Counter[str]:
    """Counters of a besieged city that are not the besieger's, neutrals too (R-19)."""
    return +Counter({s: n for s, n in truth.at[city].items() if s != side})


def own_sieges(truth: Truth, side: str) -> list[str]:
    """Cities that a faction besieges."""
    return [city for city in CITIES if any((a.side, a.city) == (side, city) for a in truth.armies)]


def convert_deeds(truth: Truth, side: str) -> Iterator[Deed]:
    """In the sequence it likes, two of the others' counters, all if there are fewer (6.15-a, R-19).

    A siege with one answer is no question where nothing can run short (R-33).
    """
    answers = siege_answers(truth, side)
    alone = [one for one in answers if sum(other[1] == one[1] for other in answers) == 1]
    if alone and len(answers) > 1 and plenty(truth, side):
        yield alone[0]
    else:
        yield from answers


def plenty(truth: Truth, side: str) -> bool:
    """Whether own counters and neutrals suffice for all sieges of a faction, in any sequence."""
    inside = [others_in(truth, side, city) for city in own_sieges(truth, side)]
    converted = sum(min(2, others.total()) for others in inside)
    replaced = sum(max(0, others.total() - max(2, others[NEUTRAL])) for others in inside)
    return truth.supply(side) >= converted and truth.supply(NEUTRAL) >= replaced


def siege_answers(truth: Truth, side: str) -> list[Deed]:
    """All sieges with all pairs that may be converted."""
    found: list[Deed] = []
    for city in own_sieges(truth, side):
        others = sorted(others_in(truth, side, city).elements())
        assert others  # the others have ended
        found += [("convert", city, *some) for some in sorted(set(combinations(others, min(2, len(others)))))]
    return found


def begin_sieges(truth: Truth, side: str) -> None:
    """Where there is nobody to convert the siege ends at once (R-33)."""
    for city in own_sieges(truth, side):
        if not others_in(truth, side, city):
            end_siege(truth, side, city)


def convert(truth: Truth, side: str, city: str, *chosen: str) -> None:
    """Converted as far as the supply goes; further ones neutral as far as the stock goes; the army returns (6.15-a)."""
    for victim in chosen:
        can = truth.supply(side)
        truth.take(city, victim)
        truth.at[city][side] += 1 if can else 0
    become_neutral(truth, city, side)
    end_siege(truth, side, city)


def become_neutral(truth: Truth, city: str, spared: str) -> None:
    """Every faction's counters but the spared one's are replaced by neutrals; none left: removed (R-40)."""
    for victim, number in (+truth.at[city]).items():
        if victim not in (NEUTRAL, spared):
            for _ in range(number):
                truth.take(city, victim)
                truth.put_neutral(city)


def end_siege(truth: Truth, side: str, city: str) -> None:
    """The army is in its section again."""
    for army in truth.armies:
        if (army.side, army.city) == (side, city):
            army.city = ""


def end_sieges(truth: Truth, side: str) -> None:
    """After his own, the Beggars' in the hirer's place (6.15-b, R-19)."""
    if side == truth.hirer:
        for city in list(truth.blockades):
            become_neutral(truth, city, "")
            truth.blockades.remove(city)


def beggars_return(truth: Truth) -> None:
    """At the end of 6.15 at the latest (6.7.4)."""
    truth.hirer, truth.beggars, truth.blockades = "", Counter(), []


# --- 6.16 allegiance ------------------------------------------------------------------


def move_markers(truth: Truth) -> None:
    """A space for each coin, three in all for a marker, N last of all (6.16-b, R-20)."""
    moves = Counter[str]()
    for side in [*(s for s in truth.order if s != "nobility"), "nobility"]:
        for city in CITIES:
            for _ in range(truth.laid.get(city, Counter())[side]):
                now = truth.allegiance[city]
                if side in LEFT:
                    to = max(ENDS[0], now - 1)
                elif side in RIGHT:
                    to = min(ENDS[1], now + 1)
                else:
                    to = now + (now < CENTRE) - (now > CENTRE)
                if to != now and moves[city] < MOST_MOVES:
                    truth.allegiance[city] = to
                    moves[city] += 1
    truth.laid = {}  # all coins return to their supply


def adjust(truth: Truth) -> None:
    """City by city, removal before addition (6.16-c, R-21, R-41)."""
    for city in CITIES:
        away, more = SURVEY["spaces"].get(truth.allegiance[city], (None, None))
        victim = next((s for s in removable(truth, away) if truth.at[city][s]), "")
        if victim:
            truth.take(city, victim)
        if more:
            wanted = (
                ["catholics", "habsburgs"] if more == "catholic" else ["reformers", "burghers", "nobility"]
            )
            able = [s for s in [*wanted, NEUTRAL] if s == NEUTRAL or s in truth.factions]
            adder = next((s for s in able if truth.supply(s) > 0), "")
            if adder:
                truth.at[city][adder] += 1


def removable(truth: Truth, kind: str | None) -> list[str]:
    """Who may be taken away as a Catholic, or as an anti-Catholic unit (6.16-d, R-22)."""
    if kind == "catholic":
        return ["catholics", "habsburgs"]
    if kind == "reformed":
        absent = not {"reformers", "burghers"} & set(truth.factions)
        return ["reformers", "burghers", *(["nobility"] if absent else [])]
    return []


# --- 5.7, 6.17 to 6.19 ----------------------------------------------------------------


def give_cards(truth: Truth) -> None:
    """More than all others together; a province's cities do not count for it (5.7-a, 6.17, R-03)."""
    for city in CITIES:
        truth.cards[city] = majority(truth.at[city])
    for province in PROVINCES:
        counters = [truth.at[place] for place in places_of(province) if place not in CITIES]
        truth.cards[province] = majority(sum(counters, Counter[str]()))


def give_bishoprics(truth: Truth) -> None:
    """By the holder of the province's card (5.7-b, 6.18)."""
    for province, (status, _) in truth.bishoprics.items():
        holder = truth.cards[province]
        if truth.turn == 0:
            new = {"catholics": 0, "burghers": 2, "reformers": 3}.get(holder, 1)
        elif holder == "catholics":
            new = max(0, status - 1)
        elif holder == "habsburgs":
            new = towards(status, 1)
        elif holder == "burghers":
            new = towards(status, 2)
        elif holder == "reformers":
            new = min(3, status + 1)
        elif holder == "nobility":
            new = status
        else:
            new = 1  # 6.18-b, R-23
        truth.bishoprics[province] = (new, holder)


def towards(status: int, goal: int) -> int:
    """One space at most (6.18-a)."""
    return status + (status < goal) - (status > goal)


def give_universities(truth: Truth) -> None:
    """By who controls the place (5.7-c, 6.19, R-25)."""
    for place in truth.universities:
        holder = truth.cards[place] if place in CITIES else truth.occupant(place)
        old = place in SURVEY["old_universities"]
        if truth.turn == 0:
            reformed = holder == "reformers" or (old and holder == "burghers")
            truth.universities[place] = "reformed" if reformed else "catholic" if old else ""
        elif holder == "reformers":
            truth.universities[place] = "reformed"
        elif holder in LEFT:
            truth.universities[place] = "catholic" if old else ""
        elif holder in ("", NEUTRAL) and old:
            truth.universities[place] = "catholic"


# --- 5.8, 6.20 ------------------------------------------------------------------------


def points(truth: Truth, side: str) -> int:
    """In tenths: cards, the own goal, after turn 5 the minor provinces (4.3, 6.20-a, R-32)."""
    found = 10 * sum(truth.cards[city] == side for city in CITIES)
    for province, entry in PROVINCES.items():
        if truth.cards[province] == side and (entry["limit"] > 1 or truth.turn == LAST_TURN):
            found += entry["points"]
    return found + 10 * goal(truth, side)


def goal(truth: Truth, side: str) -> int:
    """What only this faction scores for (4.3.2, 5.8)."""
    if side == "catholics":
        return sum(status <= 1 for status, _ in truth.bishoprics.values())
    if side == "habsburgs":
        return sum(any(a.side == side for a in truth.live(region)) for region in REGIONS)
    if side == "nobility":
        outside = sum(truth.at[place][side] for place in [*PROVINCES, *TOWNS])
        return -(-outside // SURVEY["nobility_divisor"][truth.players])
    if side == "burghers":
        return sum(truth.occupant(town) == side for town in SURVEY["trading"])
    return sum(status == "reformed" for status in truth.universities.values())


def score(truth: Truth) -> None:
    """Abandoned armies leave, points are counted anew; after turn 5 somebody has won (R-11, 4.4-a, 4.5-a)."""
    truth.armies = [army for army in truth.armies if not army.abandoned]
    truth.points[truth.turn] = {side: points(truth, side) for side in truth.factions}
    if truth.turn == LAST_TURN:
        sums = [(sum(truth.points[truth.turn][s] for s in team), team) for team in truth.players_of()]
        truth.winners = [s for total, team in sums for s in team if total == max(sums)[0]]
        truth.over = True


def layers(truth: Truth) -> list[str]:
    """Who lays its card when: the most points first, equal ones in order (6.20-b)."""
    return sorted(truth.order, key=lambda s: -truth.points[truth.turn][s])


def order_deeds(truth: Truth) -> Iterator[Deed]:
    """The first has no choice; the others go before, between or after those laid (6.20-b)."""
    yield from (("before", laid) for laid in truth.laying)
    yield ("last",)


def lay(truth: Truth, side: str, before: str = "") -> None:
    """A card goes before another, or last."""
    truth.laying.insert(truth.laying.index(before) if before else len(truth.laying), side)
