"""Who holds what at the end of a turn (5.7, 6.17 to 6.19): cards of cities and provinces, bishoprics, universities."""

from __future__ import annotations

from typing import ClassVar

from engine.games.revolution.sides import NEUTRAL, NOBODY, SIDES, side_ref
from engine.games.revolution.state import CATHOLIC, NO_UNIVERSITY, REFORMED, State
from engine.kernel.step import Step

STATUS = ("", "catholic", "reformed")
"""What universities are: the words of NO_UNIVERSITY, CATHOLIC and REFORMED."""


def city_majority(state: State, city: int) -> int:
    """The faction with more counters in a city than all others together, neutrals counted (5.7-a)."""
    return state.majority(state.at[state.world.cities[city].spot])


def province_majority(state: State, province: int) -> int:
    """The faction with the majority in towns and countryside, cities not counted (5.7-a, R-03)."""
    return state.majority(state.loose(province))


class Attribution(Step[State], frozen=True):
    """Turn 0: cards, bishoprics and universities are attributed for the first time (5.7)."""

    name: ClassVar[str] = "attribution"
    clause: ClassVar[str] = "revolution 5.7-a"

    def run(self, state: State) -> None:
        """Markers of allegiance lie on their first spaces already (5.7-d)."""
        state.pop()
        _deal_cards(state, "5.7-a")
        for number, province in enumerate(state.world.bishoprics):
            holder = state.province_cards[province]
            status = state.world.bishop_opening[NEUTRAL if holder == NOBODY else holder]
            _mark_bishopric(state, number, status, holder, "5.7-b")
        for number, university in enumerate(state.world.universities):
            pull = state.world.old_pull if university.old else state.world.new_pull
            reformed = state.controller(university.spot) in pull.opening
            now = REFORMED if reformed else CATHOLIC if university.old else NO_UNIVERSITY
            _mark_university(state, number, now, "5.7-c")


class Cards(Step[State], frozen=True):
    """The cards of cities and provinces go to who has the majority (6.17)."""

    name: ClassVar[str] = "holders"
    clause: ClassVar[str] = "revolution 6.17-a"

    def run(self, state: State) -> None:
        """As on turn 0."""
        state.pop()
        _deal_cards(state, "6.17-a")


def _deal_cards(state: State, clause: str) -> None:
    """Every card goes to who has the majority now, or to nobody (5.7-a)."""
    world, changed = state.world, 0
    for city, known in enumerate(world.cities):
        holder = city_majority(state, city)
        changed += _deal(state, state.city_cards, city, holder, known.ref, clause)
    for number, province in enumerate(world.provinces):
        holder = province_majority(state, number)
        changed += _deal(state, state.province_cards, number, holder, province.ref, clause)
    key = "cards" if changed else "cards-none"
    state.say(key, clause, NOBODY, kind="cards", result=changed > 0, data={"n": changed}, n=changed)


def _deal(state: State, cards: list[int], number: int, holder: int, ref: str, clause: str) -> bool:
    """A card goes from hand to hand; whether it does."""
    before = cards[number]
    if before == holder:
        return False
    cards[number] = holder
    data: dict[str, int | str] = {
        "from": "" if before == NOBODY else SIDES[before],
        "to": "" if holder == NOBODY else SIDES[holder],
    }
    if holder == NOBODY:
        state.say("loses-card", clause, before, ref, kind="card", data=data, at=ref)
    elif before == NOBODY:
        state.say("gains-card", clause, holder, ref, kind="card", data=data, at=ref)
    else:
        state.say("takes-card", clause, holder, ref, kind="card", data=data, at=ref, whose=side_ref(before))
    return True


class Bishoprics(Step[State], frozen=True):
    """The markers of bishoprics move with the holders of their provinces (6.18)."""

    name: ClassVar[str] = "bishoprics"
    clause: ClassVar[str] = "revolution 6.18-a"

    def run(self, state: State) -> None:
        """One space towards the holder's end (6.18-a, R-24); at once on Catholic without one (6.18-b, R-23)."""
        state.pop()
        world = state.world
        for number, province in enumerate(world.bishoprics):
            holder, (status, _) = state.province_cards[province], state.bishoprics[number]
            if holder == NOBODY:
                _mark_bishopric(state, number, world.bishop_opening[NEUTRAL], holder, "6.18-b")
                continue
            goal = world.bishop_towards[holder]
            if goal >= 0:
                status += (goal > status) - (goal < status)
            _mark_bishopric(state, number, status, holder, "6.18-a")


def _mark_bishopric(state: State, number: int, status: int, holder: int, clause: str) -> None:
    """A marker lies on a space in the holder's colour, black without one."""
    before, state.bishoprics[number] = state.bishoprics[number], (status, holder)
    if before[0] != status:
        ref, word = state.world.provinces[state.world.bishoprics[number]].ref, state.world.statuses[status]
        state.say(
            "bishopric", clause, holder, ref, "track:bishoprics", kind="bishopric", data={"status": word},
            province=ref, status=word,
        )  # fmt: skip


class Universities(Step[State], frozen=True):
    """Universities become Reformed or Catholic, are founded or abolished by who controls their place (6.19)."""

    name: ClassVar[str] = "universities"
    clause: ClassVar[str] = "revolution 6.19-a"

    def run(self, state: State) -> None:
        """The old ones never end (6.19-a); the others exist only as Reformed ones (6.19-b)."""
        state.pop()
        for number, university in enumerate(state.world.universities):
            pull = state.world.old_pull if university.old else state.world.new_pull
            whose, now = state.controller(university.spot), state.universities[number]
            if whose in pull.reformed:
                now = REFORMED
            elif whose in pull.catholic:
                now = CATHOLIC if university.old else NO_UNIVERSITY
            _mark_university(state, number, now, "6.19-a" if university.old else "6.19-b")


def _mark_university(state: State, number: int, now: int, clause: str) -> None:
    """What a university is from now on."""
    before, university = state.universities[number], state.world.universities[number]
    state.universities[number] = now
    if before == now:
        return
    if university.old:
        key = "university-reformed" if now == REFORMED else "university-catholic"
    else:
        key = "university-founded" if now == REFORMED else "university-abolished"
    ref = state.world.spots[university.spot].ref
    state.say(
        key,
        clause,
        NOBODY,
        ref,
        "track:universities",
        kind="university",
        data={"status": STATUS[now]},
        place=ref,
    )
