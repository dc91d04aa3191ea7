"""What MARIA tells of the powers, their incomes and ways to victory, and of the boxes beside the map."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria.corps import away
from engine.games.maria.fortresses import ELECTORS
from engine.games.maria.powers import BA, BATTLE_BOXES, FR, IDS, MAJORS, NOBODY, NUMBER, PA, PR, ref
from engine.games.maria.state import State
from engine.games.maria.tactical import FIXED_SUBSIDY, income, is_cut_off, sources
from engine.games.maria.victory import held
from engine.games.maria.view import told_total
from engine.games.maria.world import BOX, FR_GOAL, PR_GOAL
from engine.kernel.explain import Fact
from engine.kernel.message import say

GOALS = {FR: FR_GOAL, PR: PR_GOAL}
SHARED = {"electors": "16-d", "emperor": "18-f", "italy": "17.5-k"}
"""The victory boxes that more than one power may mark, and the clause by which it does."""


def side_facts(position: State, power: int) -> Iterator[Fact]:
    """A power: who leads it, its friends, forces, income, and how far it is from victory."""
    alliances = position.alliances
    key, seat = "major" if power in MAJORS else "minor", f"seat:{alliances.seat_of[power]}"
    yield Fact(say(f"maria-fact-{key}-power", seat=seat), "maria 2-b")
    friends = [ref(p) for p in alliances.partners[power] if p != power and p in position.world.powers]
    if friends:
        yield Fact(say("maria-fact-cooperates", sides=friends), "maria 2-d")
    if power in alliances.neutral:
        yield _neutrality(position, power)
    yield Fact(say("maria-fact-total", side=ref(power), n=told_total(position, power)), "maria 6-f")
    yield Fact(say("maria-fact-hand", n=len(position.hands[power])), "maria 8-d")
    yield from income_facts(position, power)
    yield from _subsidy_facts(position, power)
    if not position.world.advanced:
        if power in GOALS:
            yield Fact(say("maria-fact-goal", n=held(position, power), goal=GOALS[power]), "maria 14-c")
    elif power in MAJORS:
        yield from _victory_facts(position, power)


def _neutrality(position: State, power: int) -> Fact:
    if power == PR:
        return Fact(say("maria-fact-peace-until", n=position.affairs.peace), "maria 19.1-g")
    return Fact(say("maria-fact-neutral-piece", side=ref(power)), "maria 19.4-b")


def income_facts(position: State, power: int) -> Iterator[Fact]:
    """The cards of a power's next stage, and each thing that makes them more or fewer (8-b, 8-c, 17.5-h)."""
    if is_cut_off(position, power):
        yield Fact(say("maria-fact-cut-off"), "maria 8-c")
        return
    yield Fact(say("maria-fact-income", n=income(position, power)), "maria 8-b")
    for source, number in sources(position, power)[1:]:
        track = [] if source in ("card", "lasting") else [f"track:{source}"]
        key = f"maria-fact-income-{'track' if track else source}-{'more' if number > 0 else 'fewer'}"
        clause = "maria 17.5-h" if track else "maria 17.5-f"
        yield Fact(say(key, n=abs(number), track=f"track:{source}"), clause, tuple(track))


def _subsidy_facts(position: State, power: int) -> Iterator[Fact]:
    """Cards that pass from hand to hand: Bavaria's subsidy and the contracts (8-b, 20)."""
    if power in (FR, BA):
        key = "fixed" if position.turn <= FIXED_SUBSIDY else "free"
        yield Fact(say(f"maria-fact-bavaria-{key}", n=FIXED_SUBSIDY), "maria 8-b", (ref(FR), ref(BA)))
    for contract in position.affairs.contracts:
        sides = (ref(contract.giver), ref(contract.receiver))
        if power == contract.giver:
            yield Fact(say("maria-fact-gives", side=sides[1], n=contract.turns), "maria 20-b", sides)
        if power == contract.receiver:
            yield Fact(say("maria-fact-receives", side=sides[0], n=contract.turns), "maria 20-b", sides)


def _victory_facts(position: State, power: int) -> Iterator[Fact]:
    """Where a major power's markers lie, and how many it has still to place (15-a, 16)."""
    stock = position.stock
    yield _reserve_fact(position, power)
    yield _battle_fact(position, power)
    boxes = [box for box in SHARED if getattr(stock, box) == power]
    for box in (*boxes, *(["silesia"] if power == PR and stock.silesia else [])):
        lit = f"box:victory-{box}"
        yield Fact(say("maria-fact-in-box", box=lit), f"maria {SHARED.get(box, '19.1-f')}", (lit,))
    if stock.aside[power]:
        clause = "maria 19.1-h" if power == PR else "maria 19.2-b"
        yield Fact(say(f"maria-fact-aside-{IDS[power]}", n=stock.aside[power]), clause)


def _reserve_fact(position: State, power: int) -> Fact:
    left = position.stock.reserve[power]
    if left <= 0:
        return Fact(say("maria-fact-reserve-empty"), "maria 23-a")
    return Fact(say("maria-fact-reserve", n=left), "maria 15-a")


def _battle_fact(position: State, power: int) -> Fact:
    return Fact(say("maria-fact-battle", n=position.stock.battle[power], total=BATTLE_BOXES), "maria 16-c")


def box_facts(position: State, box: str) -> Iterator[Fact]:
    """A box beside the map: a reserve, battle or victory box, or the box of an expeditionary corps."""
    kind, _, name = box.partition("-")
    if kind == "reserve" and name in NUMBER:
        yield _reserve_fact(position, NUMBER[name])
    elif kind == "battle" and name in NUMBER:
        yield _battle_fact(position, NUMBER[name])
    elif kind == "victory":
        yield from _victory_box_facts(position, name)
    else:
        for power, own in position.world.boxes.items():
            if own == box:
                yield from _corps_facts(position, power)


def _victory_box_facts(position: State, name: str) -> Iterator[Fact]:
    if name == "silesia":
        if position.stock.silesia:
            yield Fact(say("maria-fact-box-of", side=ref(PR)), "maria 19.1-f")
        else:
            yield Fact(say("maria-fact-box-silesia"), "maria 19.1-f")
        waiting = [position.world.pieces[n].ref for n in position.world.trains if position.where[n] == BOX]
        if waiting:
            yield Fact(say("maria-fact-box-train", pieces=waiting), "maria 19.1-f", tuple(waiting))
    elif name in SHARED:
        clause, holder = f"maria {SHARED[name]}", getattr(position.stock, name)
        if holder != NOBODY:
            yield Fact(say("maria-fact-box-of", side=ref(holder)), clause)
        yield Fact(say(f"maria-fact-box-{name}", n=ELECTORS), clause)
        if name == "electors":
            yield from _elector_facts(position)


def _elector_facts(position: State) -> Iterator[Fact]:
    """How the four cities with elector markers are divided (16-d)."""
    cities = position.world.places_in(position.world.elector_cities)
    for power in (FR, PA):
        places = [position.world.place_ref(n) for n in cities if position.marker[n] == power]
        if places:
            message = say("maria-fact-box-cities", side=ref(power), places=places)
            yield Fact(message, "maria 10.3-g", tuple(places))


def _corps_facts(position: State, power: int) -> Iterator[Fact]:
    """Who is away on an expedition, and where he will return (17.5-i, 17.5-j)."""
    world, general = position.world, away(position, power)
    if general is None:
        yield Fact(say("maria-fact-no-corps", side=ref(power)), "maria 17.5-i")
    else:
        lit = world.pieces[general].ref
        yield Fact(say("maria-fact-corps", side=ref(power), piece=lit), "maria 17.5-i", (lit,))
    here = world.place_ref(world.arrows[power])
    yield Fact(say("maria-fact-corps-returns", place=here), "maria 17.5-j", (here,))
