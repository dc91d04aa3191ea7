"""The call of the table: whoever holds a card may use a Spy or set up the service (espionage-2, R-16).

All who hold any card are asked, so that being asked betrays nothing. Their answers are known to nobody before all have
answered; then they are carried out in the order of play, and what is no longer possible lapses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.games.sachsen.actions import Claim, Pass, Play, ShowService
from engine.games.sachsen.asking import PlayerAsked, Round
from engine.games.sachsen.battle.values import SPY
from engine.games.sachsen.politics import espionage, hands
from engine.games.sachsen.politics.addressing import card_ref, claim, is_claimable
from engine.games.sachsen.politics.turns import TURNS
from engine.games.sachsen.refusals import no
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, AnyStep, Step


def asked(state: State) -> tuple[int, ...]:
    """Who is asked now: the players with at least one card whose rulers are well, in the order of play (R-16, R-26)."""
    return tuple(p for p in state.present() if state.hands[p] and not state.is_blocked(p))


def opened(state: State, *, event: bool = False) -> tuple[AnyStep, ...]:
    """The Steps of a window, none if nobody is asked; `event`: that in which the event may be claimed (events-3)."""
    players = asked(state)
    if not players or (event and not is_claimable(state)):
        return ()
    return (ClaimCall(players) if event else Call(players),)


class Called(Rule[PlayerAsked, Any]):
    """An answer to the call: it counts when all have answered (R-16)."""

    def play(self, asked: PlayerAsked, action: Action) -> None:
        """It is noted."""
        asked.step.note(asked.position, asked.player, action.text())


class CalledSpy(Called):
    """A Spy is laid closed (R-16)."""

    action: ClassVar[type[Action]] = Play
    clause: ClassVar[str] = "sachsen espionage-2"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: PlayerAsked) -> Iterable[Play]:
        """All that a Spy might be played for."""
        return espionage.uses(asked.position, asked.player)

    def why_not(self, asked: PlayerAsked, action: Play) -> Refusal | None:
        """A Spy of the hand, for what it may be used."""
        if action.card != SPY:
            ref = f"card:{action.card}"
            return no("R-16", "own-turn-card", ref, card=ref)
        state, player = asked.position, asked.player
        why = hands.why_not_held(state, player, SPY)
        return why or espionage.why_not_used(state, player, action.words)


class CalledService(Called, espionage.Showing):
    """A Counter-espionage is laid closed (R-17)."""


class Claiming(Called, Plain[PlayerAsked, Any]):
    """A Spy is laid for the event of the turn (events-3)."""

    action: ClassVar[type[Action]] = Claim
    clause: ClassVar[str] = "sachsen events-3"
    by_hand: ClassVar[bool] = True

    def why_not(self, asked: PlayerAsked, action: Claim) -> Refusal | None:
        """With a Spy."""
        return hands.why_not_held(asked.position, asked.player, SPY)


class Passing(Called, Plain[PlayerAsked, Any]):
    """Nothing is called."""

    action: ClassVar[type[Action]] = Pass
    clause: ClassVar[str] = "sachsen R-16"


class Call(Round, frozen=True):
    """One question to all who hold a card; one Spy for each of them (R-16)."""

    name: ClassVar[str] = "call"
    clause: ClassVar[str] = "sachsen espionage-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (CalledSpy(), CalledService(), Passing())
    round: ClassVar[RoundKind] = "call"

    def passing(self, state: State, seat: str) -> Action:
        """Nothing is called."""
        return Pass()

    def measure(self, state: State) -> int:
        """Who has not answered, and the windows of this turn that are still to come: one may follow at once."""
        lefts = [getattr(step, "left", None) for step in state.agenda if step.name == TURNS]
        coming = sum(len(state.order if left is None else left) + 1 for left in lefts)
        return super().measure(state) + coming * (len(state.order) + 1)

    def run(self, state: State) -> None:
        """All have answered; what they have called stays hidden until its turn comes."""
        state.replace(Carrying(self.players))


class ClaimCall(Call, frozen=True):
    """The same while an event has no addressee: it may be claimed (events-3)."""

    name: ClassVar[str] = "claim-event"
    clause: ClassVar[str] = "sachsen events-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Claiming(), CalledSpy(), CalledService(), Passing())

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which event."""
        return {"card": card_ref(state)}


class Carrying(Step[State], frozen=True):
    """What has been called is carried out, in the order of play (R-16).

    Attributes:
        left: the players whose calls have not been opened.
    """

    name: ClassVar[str] = "carrying"
    clause: ClassVar[str] = "sachsen R-16"
    left: tuple[int, ...]

    def run(self, state: State) -> None:
        """The next call, if it is still possible; of several claims the first counts (events-3)."""
        if not self.left:
            state.pop()
            return
        player = self.left[0]
        said, state.calls[player] = state.calls[player], ""
        state.replace(Carrying(self.left[1:]))
        words = tuple(said.split())
        if state.waits(player) or state.is_blocked(player):
            return
        if words == (Claim.verb,):
            if hands.holds(state, player, SPY) and is_claimable(state):
                hands.spend(state, player, SPY)
                claim(state, player)
        elif words == (ShowService.verb,):
            if not espionage.why_not_shown(state, player):
                espionage.show_service(state, player)
        elif words[:1] == (Play.verb,):
            use = words[2:]
            if hands.holds(state, player, SPY) and not espionage.why_not_used(state, player, use):
                espionage.use_spy(state, player, use)
