"""Notes of approval and of protest that neutral States send to players (notes, R-22, R-78)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from engine.games.sachsen.record import ALLIANCE, Tie
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State

Counter = Literal["broken", "declared"]
"""The counters "agreement broken" and "war declared" (notes-3)."""


def loose(state: State, player: int, side: int) -> int:
    """The balance of loose notes: what counts for requests and a marriage (R-22, R-24)."""
    return state.tie(player, side).loose


def balance(state: State, player: int, side: int) -> int:
    """The balance with all counters: what counts when a step is proposed, and at a congress (notes-1, R-22)."""
    tie, numbers = state.tie(player, side), state.world.numbers.notes
    agreed = (0, numbers.mutual_defence, numbers.alliance)[tie.counter]
    return tie.loose + agreed - tie.broken - tie.declared


def is_wed(state: State, player: int, side: int) -> bool:
    """Whether an alliance with a marriage is in force (agreements-6)."""
    tie = state.tie(player, side)
    return tie.married and tie.counter == ALLIANCE


def related(state: State, side: int) -> tuple[int, ...]:
    """The players who have taken at least one step of the ladder there, in the order of play (events, part 4)."""
    return tuple(player for player in state.present() if state.tie(player, side).step)


def strongest(state: State, side: int, players: Iterable[int]) -> tuple[int, ...]:
    """Those of some players whose balance is the highest; none where no balance is above 0 (notes-5, congress-4)."""
    held = {player: balance(state, player, side) for player in players}
    most = max(held.values(), default=0)
    return tuple(player for player, notes in held.items() if notes == most) if most > 0 else ()


def tie_rank(state: State, player: int, side: int) -> tuple[bool, int, int, int]:
    """By what the strongest tie to a State is found: marriage, alliance, pact, notes, the order of play (war-3)."""
    counter, place = state.agreed(player, side), state.order.index(player)
    return is_wed(state, player, side), counter, balance(state, player, side), -place


def approved(tie: Tie, number: int) -> Tie:
    """A tie with so many more notes of approval: what is left of counters goes first, "broken" before "war" (R-22)."""
    broken = min(number, tie.broken)
    declared = min(number - broken, tie.declared)
    return replace(
        tie,
        broken=tie.broken - broken,
        declared=tie.declared - declared,
        loose=tie.loose + number - broken - declared,
    )


def add_note(state: State, player: int, side: int, number: int, clause: str) -> None:
    """A neutral State sends a player notes: of approval above 0, of protest below; they cancel at once (notes-1).

    A State with a player, or without a ruler, sends none (R-78, R-20).
    """
    if not number or not state.is_neutral(side):
        return
    tie = state.tie(player, side)
    state.set_tie(
        player, side, approved(tie, number) if number > 0 else replace(tie, loose=tie.loose + number)
    )
    _tell(state, player, side, "approval" if number > 0 else "protest", number, clause)


def lay(state: State, player: int, side: int, counter: Counter, clause: str) -> None:
    """A counter of three or four protests is laid; approvals that are held cancel as many of them (notes-3, R-22)."""
    tie, numbers = state.tie(player, side), state.world.numbers.notes
    number = numbers.broken if counter == "broken" else numbers.war
    cancelled = min(max(tie.loose, 0), number)
    left = number - cancelled
    if counter == "broken":
        tie = replace(tie, loose=tie.loose - cancelled, broken=tie.broken + left)
    else:
        tie = replace(tie, loose=tie.loose - cancelled, declared=tie.declared + left)
    state.set_tie(player, side, tie)
    _tell(state, player, side, "protest", -number, clause)


def _tell(state: State, player: int, side: int, key: str, number: int, clause: str) -> None:
    home, now = side_ref(state.homes[player]), balance(state, player, side)
    data: dict[str, int | str] = {"n": number, "balance": now, "to": state.seat(player)}
    state.say(key, clause, side, home, kind="note", data=data, home=home, n=abs(number), balance=now)
