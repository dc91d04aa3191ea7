"""What the questions about courts, money and points rest on: it lies beside the map, in panels that no drill has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.sachsen.politics.courts import added_to
from engine.games.sachsen.politics.income import UPKEEP, kept
from engine.games.sachsen.politics.notes import balance
from engine.games.sachsen.politics.outlook import coming
from engine.games.sachsen.politics.provinces import garrison, invaders
from engine.games.sachsen.record import ENROLLING, REORGANISING
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State
from engine.kernel.explain import Fact
from engine.kernel.message import Arg, say

Facts = Iterator[Fact]


def known(key: str, clause: str, refs: Sequence[str] = (), **told: Arg) -> Facts:
    """A line; of things, none where there are none."""
    if refs or told:
        args: dict[str, Arg] = {"refs": [*refs]} if refs else {}
        yield Fact(say(f"drill-sachsen-beside-{key}", **args, **told), f"sachsen {clause}", tuple(refs))


def at_court(state: State, player: int, side: int) -> Facts:
    """What is added to the die of a player there, and what the last answer was (agreements-3, R-22)."""
    step = coming(state, player, side)
    if step is None:
        return
    for part, n in added_to(state, player, side, step):
        yield from known("added", "R-22", part=part, n=n)
    rung = state.tie(player, side).rungs[step]
    if rung.strict or rung.eased:
        yield from known("before", "R-83", n=2 if rung.strict else 4)


def at_congress(state: State, player: int) -> Facts:
    """What the player leads, whose notes from a neutral State count, whose ruler is wounded (congress-4)."""
    yield from known("led", "congress-3", [side_ref(side) for side in state.led(player)])
    for side in state.neutrals():
        for other in state.present():
            if (n := balance(state, other, side)) > 0:
                home = side_ref(state.homes[other])
                yield from known("balance", "notes-1", side=side_ref(side), home=home, n=n)
    yield from known("wounded", "R-77", [side_ref(one) for one in state.neutrals() if state.blocked[one]])


def in_pay(state: State, player: int) -> Facts:
    """The units of a player, those that are still to come, and whether half is due (maintenance-1, R-84)."""
    mine = kept(state, player)
    rest = [unit for side in state.led(player) for unit in state.units_of(side) if unit not in mine]
    yield from known("kept", "maintenance-1", [unit.ref for unit in mine])
    for key, clause, status in (("coming", "maintenance-1", ENROLLING), ("lost", "R-12", REORGANISING)):
        yield from known(key, clause, [unit.ref for unit in rest if unit.status == status])
    if state.pending_of(player, UPKEEP) is not None:
        yield Fact(say("drill-sachsen-beside-half"), "sachsen R-84")


def of_lands(state: State, player: int) -> Facts:
    """The provinces of a player, and what stands in them (income-1, income-2)."""
    owned, provinces = state.owned_by(player), state.world.provinces
    for key, clause, found in (
        ("provinces", "income-1", owned),
        ("guarded", "R-84", [one for one in owned if garrison(state, one)]),
        ("enemies", "income-2", [one for one in owned if invaders(state, one)]),
        ("barren", "events-5", [one for one in owned if state.extra[one].missing]),
        ("built", "R-08", [one for one in owned if state.extra[one].manufactory]),
    ):
        yield from known(key, clause, [provinces[one].ref for one in found])


def of_score(state: State, player: int) -> Facts:
    """What a player has that is worth points, and not how many (victory-1, R-44)."""
    provinces, allies = state.world.provinces, state.allies(player)
    wed = [side for side in allies if state.tie(player, side).married]
    bound = [side for side in allies if side not in wed]
    for pact in state.pacts:
        if player in (pact.one, pact.other):
            other = state.homes[pact.other if pact.one == player else pact.one]
            (wed if pact.kind == "marriage" else bound).extend(
                [other] * (pact.kind in ("marriage", "alliance"))
            )
    yield from known("provinces", "victory-1", [provinces[one].ref for one in state.owned_by(player)])
    yield from known("allies", "R-44", [side_ref(side) for side in dict.fromkeys(bound) if side not in wed])
    yield from known("wed", "R-44", [side_ref(side) for side in dict.fromkeys(wed)])
    yield from known("won", "R-44", battles=state.battles[player], wars=state.wars_won[player])
