"""Spies and the service that catches them: to rob, to ruin relations (espionage, R-15 to R-17)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.sachsen.actions import ROB, RUIN, Let, Play, ShowService
from engine.games.sachsen.asking import OfPlayer, PlayerAsked
from engine.games.sachsen.battle.values import SERVICE, SPY
from engine.games.sachsen.politics import hands
from engine.games.sachsen.politics.breaking import give_back, is_ruinable
from engine.games.sachsen.politics.notes import is_wed
from engine.games.sachsen.politics.turns import TURN
from engine.games.sachsen.record import Pending
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.spies import contest
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule

RESTING = "spy-rests"
"""Spies of a player that were blocked in his own turn: they are not played again before it is over (R-16)."""


def victims(state: State, player: int) -> Iterator[int]:
    """The other players who have a State."""
    return (other for other in state.present() if other != player)


def victim_of(state: State, word: str) -> int:
    """The player whose home State a word names; NOBODY for none."""
    side = NUMBER.get(word, NOBODY)
    return state.homes.index(side) if side != NOBODY and side in state.homes else NOBODY


def why_no_opponent(state: State, player: int, word: str, clause: str) -> Refusal | None:
    """None if a word names the home State of another player, else that it does not."""
    ref = f"side:{word}"
    return None if victim_of(state, word) not in (NOBODY, player) else no(clause, "opponent", ref, side=ref)


def why_no_hand(state: State, player: int, word: str, clause: str) -> Refusal | None:
    """None if it names one who holds a card, else why not (R-15)."""
    if (why := why_no_opponent(state, player, word, clause)) is not None:
        return why
    ref = f"side:{word}"
    return None if state.hands[victim_of(state, word)] else no("R-15", "empty-hand", ref, side=ref)


def uses(state: State, player: int) -> Iterable[Play]:
    """All that a Spy might be played for."""
    for other in victims(state, player):
        home = SIDES[state.homes[other]]
        yield Play(SPY, (ROB, home))
        yield from (Play(SPY, (RUIN, home, SIDES[side])) for side in state.neutrals())


def why_not_used(state: State, player: int, words: tuple[str, ...]) -> Refusal | None:
    """An opponent with cards, or his relations with a neutral State, if no marriage holds them (espionage-1, R-15)."""
    known = {ROB: 2, RUIN: 3}
    if not words or len(words) != known.get(words[0]):
        return no("espionage-1", "spy-use")
    if words[0] == ROB:
        return why_no_hand(state, player, words[1], "espionage-1")
    if (why := why_no_opponent(state, player, words[1], "espionage-1")) is not None:
        return why
    victim, whose = victim_of(state, words[1]), f"side:{words[1]}"
    court, ref = NUMBER.get(words[2], NOBODY), f"side:{words[2]}"
    if court == NOBODY or not state.is_neutral(court):
        return no("espionage-1", "not-neutral", ref, side=ref)
    if is_wed(state, victim, court):
        return no("espionage-1", "ruin-wed", ref, side=ref, whose=whose)
    return (
        None
        if is_ruinable(state, victim, court)
        else no("espionage-1", "ruin-none", ref, side=ref, whose=whose)
    )


def spies_rest(state: State, player: int) -> bool:
    """Whether all Spies of a player have been blocked in his own turn (R-16)."""
    blocked = state.pending_of(player, RESTING)
    held = state.hands[player].count(state.world.card[SPY])
    return blocked is not None and blocked.number >= held


def use_spy(state: State, player: int, words: tuple[str, ...]) -> None:
    """A Spy is played: who is hit challenges it, shows a service first, or lets it pass (espionage-4, R-17)."""
    hands.spend(state, player, SPY)
    hit = victim_of(state, words[1])
    told: dict[str, Arg] = {"whose": side_ref(state.homes[hit])}
    if words[0] == RUIN:
        told["court"] = f"side:{words[2]}"
    lit = [str(ref) for ref in told.values()]
    state.said(f"spy-{words[0]}", "espionage-1", player, *lit, kind="spy", reveals=True, **told)
    if state.services[hit]:
        challenge(state, hit, player, words)
    elif state.hands[hit] and not state.is_blocked(hit):
        state.push(Reply(hit, player, words))
    else:
        succeed(state, hit, player, words)


def challenge(state: State, hit: int, by: int, words: tuple[str, ...]) -> None:
    """The service catches the Spy, blocks it or is beaten by it; once it needs no dice for that (espionage-4, R-17)."""
    home = side_ref(state.homes[by])
    if state.capture_right[hit]:
        state.capture_right[hit] = False
        lead = -1
    else:
        lead = contest(state, state.homes[by], state.homes[hit])
    if lead > 0:
        succeed(state, hit, by, words)
    elif lead == 0:
        hands.take_back(state, by, SPY)
        _rest(state, by)
        state.said("spy-back", "espionage-4", by, kind="spy", result=True)
    else:
        hands.take_back(state, hit, SPY)
        state.said("spy-caught", "espionage-4", hit, home, kind="spy", result=True, other=home)


def _rest(state: State, player: int) -> None:
    """In his own turn the Spy that came back is not played again at once (R-16)."""
    if any(step.name == TURN and step.player == player for step in state.agenda):  # type: ignore[attr-defined]
        one = state.pending_of(player, RESTING)
        if one is not None:
            state.serve(one)
        number = one.number + 1 if one is not None else 1
        state.pending = (*state.pending, Pending(player, RESTING, number, until=state.turn))


def succeed(state: State, hit: int, by: int, words: tuple[str, ...]) -> None:
    """What the Spy was played for is done (espionage-1)."""
    if words[0] == RUIN:
        give_back(state, hit, NUMBER[words[2]], "espionage-1")
    else:
        hands.rob(state, by, hit)


def why_not_shown(state: State, player: int) -> Refusal | None:
    """A player may set up a service that he holds, and only the first: a second one adds nothing (espionage-3)."""
    if state.services[player]:
        home = side_ref(state.homes[player])
        return no("espionage-3", "service-is-up", home, side=home)
    return hands.why_not_held(state, player, SERVICE)


def show_service(state: State, player: int) -> None:
    """The service is set up for the rest of the game (espionage-3)."""
    hands.part_with(state, player, SERVICE)
    state.services[player] = True
    ref = f"card:{SERVICE}"
    state.said("service-up", "espionage-3", player, ref, kind="service", reveals=True, card=ref)


class Showing(Plain[PlayerAsked, ShowService]):
    """A Counter-espionage is shown (espionage-3)."""

    action: ClassVar[type[Action]] = ShowService
    clause: ClassVar[str] = "sachsen espionage-3"
    by_hand: ClassVar[bool] = True

    def why_not(self, asked: PlayerAsked, action: ShowService) -> Refusal | None:
        """Held, and the first."""
        return why_not_shown(asked.position, asked.player)

    def play(self, asked: PlayerAsked, action: ShowService) -> None:
        """It stays before its owner."""
        show_service(asked.position, asked.player)


class ShowingInReply(Showing):
    """It is shown against the Spy that has just been played (R-17)."""

    clause: ClassVar[str] = "sachsen R-17"

    def play(self, asked: PlayerAsked, action: ShowService) -> None:
        """It challenges at once."""
        state, step = asked.position, asked.step
        state.pop()
        show_service(state, asked.player)
        challenge(state, asked.player, step.by, step.words)


class Letting(Plain[PlayerAsked, Let]):
    """The Spy is not challenged."""

    action: ClassVar[type[Action]] = Let
    clause: ClassVar[str] = "sachsen R-17"

    def play(self, asked: PlayerAsked, action: Let) -> None:
        """It has its way."""
        state, step = asked.position, asked.step
        state.pop()
        succeed(state, asked.player, step.by, step.words)


class Reply(OfPlayer, frozen=True):
    """Who is hit by a Spy and holds any card may show a service; being asked betrays nothing (R-17).

    Attributes:
        by: the player of the Spy. words: what it is played for.
    """

    name: ClassVar[str] = "reply"
    clause: ClassVar[str] = "sachsen R-17"
    rules: ClassVar[tuple[AnyRule, ...]] = (ShowingInReply(), Letting())
    by: int
    words: tuple[str, ...]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose Spy it is, and what for."""
        court = f"side:{self.words[2]}" if self.words[0] == RUIN else ""
        return {"by": side_ref(state.homes[self.by]), "how": self.words[0], "court": court}
