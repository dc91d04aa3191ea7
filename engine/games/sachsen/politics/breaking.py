"""How agreements with neutral States end: broken, ruined, given back, dissolved, void (notes-3, guarantees-2, R-22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Break
from engine.games.sachsen.politics.lent import send_home
from engine.games.sachsen.politics.notes import is_wed, lay
from engine.games.sachsen.politics.occasions import At, closed, of_seat, player_of
from engine.games.sachsen.politics.turns import TURN
from engine.games.sachsen.record import NO_COUNTER, PactKind, Tie
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import EVERYBODY, NOBODY, NUMBER, PLAYER, SEATS, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule

RELATIONS = 2
"""The steps that are still taken when a congress has dissolved an agreement: relations stand."""
BREAKABLE: tuple[PactKind, ...] = ("pact", "alliance", "passage")
"""What players may break with each other; heirs are married for good (R-24)."""


def _end(state: State, player: int, side: int, clause: str, key: str, step: int = 0) -> None:
    """The counter goes, and the ladder begins anew; who was lent goes home."""
    tie = state.tie(player, side)
    now = replace(tie, counter=NO_COUNTER, step=min(step, tie.step), money_sure=False, arms_sure=False)
    state.set_tie(player, side, now)
    send_home(state, player, side)
    home = side_ref(state.homes[player])
    if tie.counter != NO_COUNTER or key == "given-back":
        state.say(key, clause, side, home, kind="treaty", home=home)


def is_bound(state: State, one: int, other: int) -> bool:
    """Whether there is an agreement between two States that can be broken or dissolved."""
    first, second = state.leader[one], state.leader[other]
    if NOBODY not in (first, second):
        return any({p.one, p.other} == {first, second} and p.kind in BREAKABLE for p in state.pacts)
    player, side = (first, other) if first != NOBODY else (second, one)
    return player != NOBODY and state.is_neutral(side) and state.agreed(player, side) != NO_COUNTER


def is_ruinable(state: State, player: int, side: int) -> bool:
    """Whether a Spy may ruin what a player has there: agreement or approvals, no married alliance (espionage-1)."""
    tie = state.tie(player, side)
    return not is_wed(state, player, side) and (tie.counter != NO_COUNTER or tie.loose > 0)


def give_back(state: State, player: int, side: int, clause: str) -> None:
    """All notes of approval and the agreement go; protests stay (espionage-1, guarantees-2)."""
    state.change_tie(player, side, loose=min(state.tie(player, side).loose, 0))
    _end(state, player, side, clause, "given-back")


def treaty_broken(state: State, player: int, side: int, clause: str) -> None:
    """The State breaks the agreement; the notes that go with it are the table's (guarantees-2, R-83)."""
    _end(state, player, side, clause, "treaty-broken")


def break_agreement(state: State, player: int, side: int) -> None:
    """The player breaks the agreement: three protests (notes-3)."""
    _end(state, player, side, "notes-3", "agreement-broken")
    lay(state, player, side, "broken", "notes-3")


def war_declared(state: State, player: int, side: int) -> None:
    """The player has declared war on the State: every agreement with it ends, four protests (war-1, notes-3)."""
    if state.is_neutral(side):
        _end(state, player, side, "war-1", "agreement-ended")
        lay(state, player, side, "declared", "notes-3")


def peace_made(state: State, player: int, side: int) -> None:
    """At peace the counter "war declared" goes (R-22)."""
    state.change_tie(player, side, declared=0)


def dissolve(state: State, player: int, side: int, clause: str) -> None:
    """The agreement is dissolved without blame; relations stand (congress, R-34)."""
    _end(state, player, side, clause, "agreement-ended", RELATIONS)


def forget(state: State, player: int, side: int) -> None:
    """All that lay between a player and a State is void (R-19, R-20, R-21)."""
    state.set_tie(player, side, Tie())
    send_home(state, player, side)


def forget_state(state: State, side: int) -> None:
    """All that players had with a State is void."""
    for player in state.everybody():
        forget(state, player, side)


def forget_player(state: State, player: int) -> None:
    """All that a player had with States and with other players is void (R-21)."""
    for side in EVERYBODY:
        forget(state, player, side)
    state.pacts = tuple(one for one in state.pacts if player not in (one.one, one.other))
    state.bargains = tuple(one for one in state.bargains if player not in (one.author, one.other))
    state.leaves = tuple(one for one in state.leaves if one.player != player)


def end_pacts(state: State, one: int, other: int, *kinds: PactKind) -> None:
    """Agreements of some kinds between two players are over: all that can be broken if none is named (agreements-1)."""
    ended = kinds or BREAKABLE
    state.pacts = tuple(p for p in state.pacts if {p.one, p.other} != {one, other} or p.kind not in ended)


class Breaking(Rule[At, Break]):
    """An agreement is broken: with a neutral State in the own turn, with a player at any time (agreements-1)."""

    action: ClassVar[type[Action]] = Break
    clause: ClassVar[str] = "sachsen notes-3"

    def candidates(self, asked: At) -> Iterable[Break]:
        """Every agreement there is."""
        state, player = asked.position, player_of(asked)
        if player != NOBODY and state.homes[player] != NOBODY:
            yield from (Break(SIDES[side]) for side in state.partners(player))
        for seat, other in PLAYER.items():
            if seat in SEATS and other < state.players:
                yield from (
                    Break(seat, kind) for kind in BREAKABLE if self.between(state, player, other, kind)
                )

    def between(self, state: State, one: int, other: int, kind: str) -> bool:
        """Whether two players have an agreement of a kind."""
        return one != other and any(p.kind == kind and {p.one, p.other} == {one, other} for p in state.pacts)

    def why_not(self, asked: At, action: Break) -> Refusal | None:
        """An agreement that is in force, by a ruler who is well (attempt-5)."""
        state, player = asked.position, player_of(asked)
        if (why := closed(state, player)) is not None:
            return why
        if action.whom in NUMBER:
            return self._why_not_court(state, player, action)
        other = of_seat(state, action.whom)
        if action.kind == "marriage":
            return no("agreements-6", "break-marriage", f"seat:{action.whom}")
        if not self.between(state, player, other, action.kind):
            return no("agreements-1", "no-pact", f"seat:{action.whom}", seat=f"seat:{action.whom}")
        return None

    def _why_not_court(self, state: State, player: int, action: Break) -> Refusal | None:
        side = NUMBER[action.whom]
        if state.agenda[-1].name != TURN or state.agenda[-1].seats(state) != (state.seat(player),):
            return no("turn-4", "own-turn", side_ref(side))
        if action.kind or not state.is_neutral(side) or state.agreed(player, side) == NO_COUNTER:
            return no("notes-3", "no-agreement", side_ref(side), side=side_ref(side))
        return None

    def play(self, asked: At, action: Break) -> None:
        """A neutral State protests; between players there is no penalty."""
        state, player = asked.position, player_of(asked)
        if action.whom in NUMBER:
            break_agreement(state, player, NUMBER[action.whom])
            return
        other = of_seat(state, action.whom)
        kind = next(kind for kind in BREAKABLE if kind == action.kind)
        end_pacts(state, player, other, kind)
        whose = side_ref(state.homes[other])
        state.said("pact-broken", "agreements-1", player, whose, kind="treaty", whose=whose, pact=kind)
