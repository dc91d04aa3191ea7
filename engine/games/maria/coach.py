"""What may have been overlooked at the end of one's moves: supply, open fortresses, attacks (9, 10.3, 11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.games.maria import cards
from engine.games.maria.actions import Done
from engine.games.maria.attacks import start_pairs
from engine.games.maria.explain import can_conquer, protection_fact, supply_fact
from engine.games.maria.movement import Movement
from engine.games.maria.overlays import overlay, ways_of
from engine.games.maria.powers import ref
from engine.games.maria.state import State
from engine.games.maria.supply import provision, starves
from engine.kernel.action import Action
from engine.kernel.coach import Caution, Coach
from engine.kernel.explain import Fact
from engine.kernel.message import say

FEW = 1
"""An attack is warned of where no more cards are held than this that may be played against it."""

Way = tuple[str, ...]


class MariaCoach(Coach[State]):
    """Who ends the moves of a phase may have overlooked what the enemies can do before the next."""

    steps: ClassVar[tuple[str, ...]] = (Movement.name,)
    ending: ClassVar[Action | None] = Done()

    def cautions(self, position: State, seat: str) -> Iterator[Caution]:
        """Want of supply, then fortresses that fall, then attacks."""
        step = position.top()
        assert isinstance(step, Movement)
        powers = [p for p in position.active(step.stage) if position.alliances.seat_of[p] == seat]
        last = position.turn == position.world.turns
        if not last:
            yield from _unsupplied(position, powers)
        foes = _foes_to_come(position, seat, powers, after=step.stage if last else -1)
        yield from _open(position, powers, foes)
        yield from _attacks(position, seat, powers, foes)


def _foes_to_come(position: State, seat: str, powers: list[int], *, after: int) -> list[int]:
    """The generals of enemies on the map that move before these powers do again: those of stages `after` one."""
    alliances = position.alliances
    foes = dict.fromkeys(foe for power in powers for foe in alliances.foes[power])
    return [
        general
        for foe in foes
        if alliances.seat_of[foe] != seat and alliances.stage_of(foe) > after
        for general in position.world.of_power[foe]
        if position.where[general] >= 0
    ]


def _unsupplied(position: State, powers: list[int]) -> Iterator[Caution]:
    """Generals whom no route feeds as all stands now (9-c, 9-e), with the way that is cut, as the overlay shows it."""
    world = position.world
    for general in (n for p in powers for n in world.of_power[p] if position.where[n] >= 0):
        if provision(position, general)[0] != "none":
            continue
        piece, here = world.pieces[general].ref, world.place_ref(position.where[general])
        shapes = overlay(position, "supply", piece, None)
        cut = next((shape.path for shape in shapes if shape.kind == "route"), ())
        fact = supply_fact(position, general)
        yield Caution(
            say("coach-maria-supply", piece=piece, place=here, n=starves(position, general)),
            "maria 9-e",
            (piece,),
            (Fact(fact.message, fact.clause, cut or (here,)),),
            (cut,) if len(cut) > 1 else (),
        )


def _open(position: State, powers: list[int], foes: list[int]) -> Iterator[Caution]:
    """Fortresses that nobody protects and that an enemy can pass and leave by a move (10.3-b, 10.3-d)."""
    world, ahead = position.world, _after_their_supply(position, foes)
    takers: dict[str, dict[str, Way]] = {}
    for general in foes:
        for here, way in can_conquer(ahead, general).items():
            if position.control[world.index.number[here.removeprefix("place:")]] in powers:
                takers.setdefault(here, {})[world.pieces[general].ref] = way
    for here, ways in takers.items():
        place = world.index.number[here.removeprefix("place:")]
        yield Caution(
            say("coach-maria-fortress", place=here, pieces=list(ways), side=ref(position.control[place])),
            "maria 10.3-b",
            (here, *ways),
            (
                protection_fact(position, place),
                *(
                    Fact(say("coach-maria-taker", piece=piece, place=here), "maria 10.3-b", (piece, way[-1]))
                    for piece, way in ways.items()
                ),
            ),
            tuple(ways.values()),
        )


def _after_their_supply(position: State, foes: list[int]) -> State:
    """The same situation when these have had their supply phase: they move face up or face down (9-e, 9-f)."""
    ahead = position.copy()
    for general in foes:
        unsupplied = provision(position, general)[0] == "none"
        ahead.down = ahead.down & ~(1 << general) | unsupplied << general
    return ahead


def _attacks(position: State, seat: str, powers: list[int], foes: list[int]) -> Iterator[Caution]:
    """Attacks for which hardly a card may be played (11.1-c): those now due, and those that an enemy can force."""
    world, alliances = position.world, position.alliances
    exposed = _exposed(position, seat, powers)
    if not exposed:
        return
    due: dict[int, list[int]] = {}
    for attacker, defender in start_pairs(position, tuple(powers)):
        due.setdefault(attacker, []).append(defender)
    for general in exposed.values():
        if general in due:
            yield _attack(position, general, {world.pieces[n].ref: () for n in due[general]}, "must")
    forced: dict[int, dict[str, Way]] = {}
    for foe in foes:
        power, beside = world.pieces[foe].power, world.index.neighbour_mask
        for way in ways_of(position, foe):
            for place, general in exposed.items():
                hostile = power in alliances.foes[world.pieces[general].power]
                if hostile and general not in due and beside[way[-1]] >> place & 1:
                    forced.setdefault(general, {}).setdefault(
                        world.pieces[foe].ref, tuple(map(world.place_ref, way))
                    )
    for general, ways in forced.items():
        yield _attack(position, general, ways, "attack")


def _exposed(position: State, seat: str, powers: list[int]) -> dict[int, int]:
    """Where a commander of the seat stands for whom few cards may be played, and who he is."""
    world, found = position.world, dict[int, int]()
    for place in dict.fromkeys(position.where[n] for p in powers for n in world.of_power[p]):
        general = position.generals_on(place)[0] if place >= 0 else -1
        if general < 0 or position.alliances.seat_of[world.pieces[general].power] != seat:
            continue
        if len(_playable(position, general)) <= FEW:
            found[place] = general
    return found


def _playable(position: State, general: int) -> list[int]:
    """The cards of his power's hand that may be played where a general stands: of the suit there, and Reserves."""
    suit = position.world.index.suit[position.where[general]]
    hand = position.hands[position.world.pieces[general].power]
    return [card for card in hand if cards.SUIT[card] in (suit, "R")]


def _attack(position: State, general: int, ways: dict[str, Way], key: str) -> Caution:
    """That a general must attack, or can be attacked, by whom, and with how few cards (11.1-a, 11.1-c)."""
    world, held = position.world, _playable(position, general)
    info, place = world.pieces[general], position.where[general]
    here, suit = world.place_ref(place), f"suit:{world.index.suit[place]}"
    holds = say("coach-maria-holds", suit=suit, side=ref(info.power), n=len(held))
    told = "coach-maria-beside" if key == "must" else "coach-maria-comes"
    foes = [
        Fact(say(told, piece=foe, target=info.ref), "maria 11.1-a", (foe, *way[-1:]))
        for foe, way in ways.items()
    ]
    return Caution(
        say(f"coach-maria-{key}", piece=info.ref, suit=suit, n=len(held)),
        "maria 11.1-a",
        (info.ref, *ways),
        (*foes, Fact(holds, "maria 11.1-c", (here, *map(cards.ref, held)))),
        tuple(way for way in ways.values() if way),
        by_hand=True,
    )
