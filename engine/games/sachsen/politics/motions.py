"""Motions of a congress: what each names, when it makes sense, what it brings about (congress, R-34)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.sachsen.money import coins_said, gulden
from engine.games.sachsen.politics import breaking, terms
from engine.games.sachsen.politics.succession import dispossessed, submit
from engine.games.sachsen.politics.wars import leave_war, realm_of, war_of
from engine.games.sachsen.record import OFF, FreePassage, Truce
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import EVERYBODY, KINGDOMS, NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.refusal import Refusal

PEACE, PROVINCE, PAYMENT, RULER, TRUCE, DISSOLVE, PASSAGE = range(1, 8)
"""The motions by the numbers of R-34."""
WORDS: dict[int, tuple[int, int]] = {
    PEACE: (2, 2), PROVINCE: (2, 2), PAYMENT: (3, 3), RULER: (1, 2), TRUCE: (1, 1), DISSOLVE: (2, 2), PASSAGE: (2, 2),
}  # fmt: skip
"""How many words each takes."""


def is_well_formed(state: State, number: int, words: Sequence[str]) -> bool:
    """Whether a motion names things of the kinds that it wants, so many of them."""
    if number not in WORDS or not WORDS[number][0] <= len(words) <= WORDS[number][1]:
        return False
    names = [word for place, word in enumerate(words) if place != _odd(number)]
    if not all(word in NUMBER for word in names) or len(set(names)) < len(names):
        return False
    if number == PROVINCE:
        return words[0] in state.world.province
    return number != PAYMENT or coins_said(words[2]) is not None


def _odd(number: int) -> int:
    """The place of the word that is no State: the province, the sum."""
    return {PROVINCE: 0, PAYMENT: 2}.get(number, -1)


def why_not(state: State, number: int, words: Sequence[str]) -> Refusal | None:
    """Why a motion makes no sense as things stand; None if it does (R-34)."""
    if not is_well_formed(state, number, words):
        return no("R-34", "motion-words", n=number)
    sides = [NUMBER[word] for word in words if word in NUMBER]
    refs = [side_ref(side) for side in sides]
    meaningless = no("R-34", "motion-void", *refs, n=number)
    if any(state.gone[side] for side in sides):
        return meaningless
    if number == PEACE:
        return None if state.at_war(sides[0], sides[1]) else meaningless
    if number == PROVINCE:
        return _why_not_province(state, words[0], sides[0])
    if number == PAYMENT:
        least, most = state.world.rulings.congress.payment
        coins = coins_said(words[2]) or 0
        if all(state.leader[side] == NOBODY for side in sides):
            return meaningless
        return (
            None if least <= coins <= most else no("R-34", "motion-sum", n=gulden(most), least=gulden(least))
        )
    if number == RULER:
        ruled = len(sides) == 2 and state.leader[sides[1]] == NOBODY
        return meaningless if not state.chaos[sides[0]] or ruled else None
    if number == TRUCE:
        return meaningless if state.chaos[sides[0]] else None
    if number == DISSOLVE:
        return None if breaking.is_bound(state, sides[0], sides[1]) else meaningless
    return meaningless if any({one.one, one.other} == set(sides) for one in state.free_passages) else None


def occupied(state: State) -> list[int]:
    """The provinces that are held by an enemy of their owner."""
    squares = state.world.squares
    entered = {squares[unit.square].province for unit in state.units.values() if unit.square != OFF}
    at_war = [p for p in sorted(entered) if state.enemies(state.owner[p])]
    return [p for p in at_war if terms.occupant(state, p, state.enemies(state.owner[p])) != NOBODY]


def _why_not_province(state: State, name: str, side: int) -> Refusal | None:
    """One that an enemy occupies; to any State that has a ruler."""
    province = state.world.province[name]
    ref = state.world.provinces[province].ref
    holder = terms.occupant(state, province, state.enemies(state.owner[province]))
    if holder == NOBODY or state.owner[province] == side or state.chaos[side]:
        return no("R-34", "motion-province", ref, country=ref)
    return None


def sensible(state: State) -> Iterable[tuple[int, tuple[str, ...]]]:
    """All motions that make sense, payments of the least sum only."""
    there = [side for side in EVERYBODY if not state.gone[side]]
    pairs = [(a, b) for a in there for b in there if a < b]
    found: list[tuple[int, tuple[str, ...]]] = [(PEACE, (SIDES[a], SIDES[b])) for a, b in pairs]
    for province in occupied(state):
        found += [(PROVINCE, (state.world.provinces[province].id, SIDES[side])) for side in there]
    least = str(gulden(state.world.rulings.congress.payment[0]))
    found += [(PAYMENT, (SIDES[a], SIDES[b], least)) for a in there for b in there if a != b]
    for side in EVERYBODY:
        found.append((RULER, (SIDES[side],)))
        found += [(RULER, (SIDES[side], SIDES[home])) for home in state.homes if home not in (NOBODY, side)]
    found += [(TRUCE, (SIDES[side],)) for side in there]
    for number in (DISSOLVE, PASSAGE):
        found += [(number, (SIDES[a], SIDES[b])) for a, b in pairs]
    return [(number, words) for number, words in found if why_not(state, number, words) is None]


def subjects(state: State, number: int, words: Sequence[str]) -> frozenset[int]:
    """The States that a motion concerns: those that it names, and the owner of the province."""
    sides = {NUMBER[word] for word in words if word in NUMBER}
    if number == PROVINCE:
        sides.add(state.owner[state.world.province[words[0]]])
    return frozenset(sides)


def refs_of(words: Sequence[str]) -> list[str]:
    """What a motion names, as references; sums are left out."""
    return [f"side:{word}" if word in NUMBER else f"country:{word}" for word in words if not word.isdigit()]


def carry_out(state: State, number: int, words: Sequence[str]) -> None:
    """A motion is carried out at once, and binds all (congress-5)."""
    sides, turns = (
        [NUMBER[word] for word in words if word in NUMBER],
        state.world.rulings.congress.truce_turns,
    )
    until = state.turn + turns - 1
    if number == PEACE:
        make_peace(state, sides[0], sides[1])
    elif number == PROVINCE:
        province = state.world.province[words[0]]
        loser = state.owner[province]
        terms.cede(state, province, sides[0], "R-34")
        dispossessed(state, loser)
    elif number == PAYMENT:
        terms.transfer(state, sides[0], sides[1], coins_said(words[2]) or 0, "R-34")
    elif number == RULER:
        rule_anew(state, sides[0], sides[1] if len(sides) == 2 else NOBODY)
    elif number == TRUCE:
        state.truces = (*state.truces, Truce(sides[0], until))
    elif number == DISSOLVE:
        dissolve(state, sides[0], sides[1])
    else:
        state.free_passages = (*state.free_passages, FreePassage(sides[0], sides[1], until))


def make_peace(state: State, one: int, other: int) -> None:
    """Peace between two States as things stand: who has partners leaves the war, alone both end it (R-34).

    In the war of the Kingdoms it is the other who leaves; peace between these two ends it for all.
    """
    while (war := war_of(state, one, other)) is not None:
        if war.kingdom and {one, other} == set(KINGDOMS):
            leave_war(state, war.number, *war.one)
            continue
        bound = [side for side in (one, other) if war.kingdom and side in KINGDOMS]
        alone = [side for side in (one, other) if set(war.beside(side)) <= set(realm_of(state, side))]
        stays = bound or (alone if len(alone) == 1 else [])
        for side in (one, other):
            if side not in stays:
                parties = (s for s in realm_of(state, side) if s in (*war.one, *war.other))
                leave_war(state, war.number, *parties)


def rule_anew(state: State, side: int, home: int) -> None:
    """A State in chaos has a ruler again: a neutral one, or a player (R-34)."""
    state.chaos[side] = False
    for province, owner in enumerate(state.owner):
        if owner == side:
            state.claims[province] = None
    if home != NOBODY:
        submit(state, state.leader[home], side)
    state.say("ruler", "R-34", side, kind="ruler", result=True, home=side_ref(home) or side_ref(side))


def dissolve(state: State, one: int, other: int) -> None:
    """An agreement is dissolved without blame (R-34)."""
    first, second = state.leader[one], state.leader[other]
    if NOBODY not in (first, second):
        breaking.end_pacts(state, first, second)
    elif first != NOBODY:
        breaking.dissolve(state, first, other, "R-34")
    else:
        breaking.dissolve(state, second, one, "R-34")
