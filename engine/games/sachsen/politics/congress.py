"""Congresses: calling, seconding, amendments, votes in the open (congress, R-34, R-83)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Abstain, Amend, Congress, Motion, No, Pass, Yes, motion_told
from engine.games.sachsen.asking import Ending, InOrder, PlayerAsked
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics import motions, terms
from engine.games.sachsen.politics.notes import strongest
from engine.games.sachsen.record import Pending
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step

SUMMONS = "congress"
"""The effect of the card Summons, that waits: a congress without a cause and without a second (R-34)."""
UNSECONDED = "congress-unseconded"
"""An effect that lasts to the end of a turn: nobody has seconded the congress."""
YES, NO, ABSTAIN = "yes", "no", "abstain"
Tabled = tuple[int, int, tuple[str, ...]]
"""A motion on the table: who has tabled it, its number, its words."""


def may_call(state: State, player: int) -> Refusal | None:
    """Why a player may not call a congress now (congress-1, R-34); None if he may."""
    if state.pending_of(player, SUMMONS) is not None:
        return None
    if state.congresses[player] == state.cycle():
        return no("R-34", "congress-again")
    if state.pending_of(player, UNSECONDED) is not None:
        return no("R-34", "congress-unseconded")
    return None if has_cause(state, player) else no("R-34", "congress-cause")


def has_cause(state: State, player: int) -> bool:
    """Whether he is at war, occupies provinces, or has a claim in a State in chaos (R-34).

    In peace only what lies in a State in chaos is occupied: who has leave to pass holds nothing (R-82).
    """
    led = state.led(player)
    if any(state.enemies(side) for side in led):
        return True
    if any(claim is not None and claim.player == player for claim in state.claims):
        return True
    abroad = {
        state.world.squares[u.square].province for u in state.units.values() if u.is_on and u.side in led
    }
    return any(terms.occupant(state, p, led) != NOBODY for p in abroad if state.chaos[state.owner[p]])


def others(state: State, player: int) -> tuple[int, ...]:
    """The other players who are well, in the order of play."""
    return tuple(one for one in state.present() if one != player and not state.is_blocked(one))


class Calling(Rule[PlayerAsked, Congress]):
    """A player calls a congress on a motion (congress-1, congress-2).

    Exact: there are hundreds of motions, and what makes sense is found by kind; judging would begin anew for each.
    """

    action: ClassVar[type[Action]] = Congress
    clause: ClassVar[str] = "sachsen congress-1"
    exact: ClassVar[bool] = True

    def candidates(self, asked: PlayerAsked) -> Iterable[Congress]:
        """Every motion that makes sense."""
        if may_call(asked.position, asked.player) is None:
            yield from (Congress(number, words) for number, words in motions.sensible(asked.position))

    def why_not(self, asked: PlayerAsked, action: Congress) -> Refusal | None:
        """With a cause, once a cycle, on one of the seven motions."""
        refusal = may_call(asked.position, asked.player)
        return refusal or motions.why_not(asked.position, action.number, action.words)

    def play(self, asked: PlayerAsked, action: Congress) -> None:
        """Somebody must second it, unless a card has summoned it (R-34)."""
        state, player = asked.position, asked.player
        tabled: Tabled = (player, action.number, action.words)
        tell(state, "congress", player, action)
        card = state.pending_of(player, SUMMONS)
        if card is not None:
            state.serve(card)
            open_congress(state, tabled)
        else:
            state.push(Seconding(others(state, player), tabled))

    def lists(self, asked: PlayerAsked, action: Congress) -> bool:
        """As a rule in one form."""
        return is_listed(asked.position, action)


def is_listed(state: State, action: Motion) -> bool:
    """Whether a motion is listed: a peace, a passage are named in one order, a payment is the least."""
    if action.number == motions.PAYMENT:
        return int(action.words[2]) == gulden(state.world.rulings.congress.payment[0])
    names = [NUMBER[word] for word in action.words if word in NUMBER]
    return action.number not in (motions.PEACE, motions.DISSOLVE, motions.PASSAGE) or names == sorted(names)


def tell(state: State, key: str, player: int, action: Motion) -> None:
    """A motion is tabled."""
    lit, told = motions.refs_of(action.words), motion_told(action.number, action.words)
    state.said(key, "congress-2", player, *lit, kind="motion", **told)


def open_congress(state: State, tabled: Tabled) -> None:
    """The congress meets: amendments first, then the votes (congress-2, congress-3)."""
    player = tabled[0]
    state.push(Amendments(others(state, player), (tabled,)))


# --- seconding -----------------------------------------------------------------------------------


class Assent(Plain[PlayerAsked, Yes]):
    """A player seconds it."""

    action: ClassVar[type[Action]] = Yes
    clause: ClassVar[str] = "sachsen R-34"

    def play(self, asked: PlayerAsked, action: Yes) -> None:
        """The congress meets."""
        state, step = asked.position, asked.step
        caller = step.tabled[0]
        state.congresses[caller] = state.cycle()
        state.said("seconds", "R-34", asked.player, kind="congress")
        state.pop()
        open_congress(state, step.tabled)


class Dissent(Ending):
    """He does not."""

    action: ClassVar[type[Action]] = No
    clause: ClassVar[str] = "sachsen R-34"


class OnMotion(InOrder, frozen=True):
    """A question about what is on the table."""

    suspends: ClassVar[bool] = True

    def concerns(self, state: State, player: int) -> bool:
        """Everybody."""
        return True

    def present_motion(self) -> Tabled:
        """The one that is spoken of."""
        raise AssertionError(f"{type(self).__name__} speaks of no motion")

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """By whom, and what."""
        player, number, words = self.present_motion()
        return motion_told(number, words) | {"by": side_ref(state.homes[player])}


class Seconding(OnMotion, frozen=True):
    """One other player must second a congress (R-34).

    Attributes:
        tabled: the motion.
    """

    name: ClassVar[str] = "seconding"
    clause: ClassVar[str] = "sachsen R-34"
    rules: ClassVar[tuple[AnyRule, ...]] = (Assent(), Dissent())
    tabled: Tabled

    def present_motion(self) -> Tabled:
        """The caller's."""
        return self.tabled

    def after(self, state: State) -> None:
        """Nobody has: no congress, and not again this turn."""
        caller = self.tabled[0]
        state.pending = (*state.pending, Pending(caller, UNSECONDED, until=state.turn))
        state.said("not-seconded", "R-34", caller, kind="congress")


# --- amendments ----------------------------------------------------------------------------------


class Amending(Rule[PlayerAsked, Amend]):
    """Another motion on the same matter (congress-2): of the same kind, or on a State that the first concerns."""

    action: ClassVar[type[Action]] = Amend
    clause: ClassVar[str] = "sachsen congress-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Amend]:
        """Every motion that makes sense."""
        return [Amend(number, words) for number, words in motions.sensible(asked.position)]

    def why_not(self, asked: PlayerAsked, action: Amend) -> Refusal | None:
        """One that makes sense, is on the matter, and not on the table yet."""
        state, step = asked.position, asked.step
        if (why := motions.why_not(state, action.number, action.words)) is not None:
            return why
        if any((number, words) == (action.number, action.words) for _, number, words in step.tabled):
            return no("congress-2", "motion-tabled", n=action.number)
        _, number, words = step.tabled[0]
        about = motions.subjects(state, number, words)
        if action.number != number and not about.intersection(
            motions.subjects(state, action.number, action.words)
        ):
            return no("congress-2", "motion-matter", *(side_ref(side) for side in sorted(about)), n=number)
        return None

    def play(self, asked: PlayerAsked, action: Amend) -> None:
        """It is tabled, too."""
        state, step = asked.position, asked.step
        tell(state, "amends", asked.player, action)
        tabled: Tabled = (asked.player, action.number, action.words)
        state.replace(replace(step, left=step.left[1:], tabled=(*step.tabled, tabled)))

    def lists(self, asked: PlayerAsked, action: Amend) -> bool:
        """As a rule in one form."""
        return is_listed(asked.position, action)


class Waiving(Ending):
    """No amendment."""

    action: ClassVar[type[Action]] = Pass
    clause: ClassVar[str] = "sachsen congress-2"


class Amendments(OnMotion, frozen=True):
    """Every other player may table an amendment (congress-2).

    Attributes:
        tabled: the motions so far, the caller's first.
    """

    name: ClassVar[str] = "congress"
    question: ClassVar[str] = "amendments"
    clause: ClassVar[str] = "sachsen congress-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Amending(), Waiving())
    tabled: tuple[Tabled, ...]

    def present_motion(self) -> Tabled:
        """The caller's."""
        return self.tabled[0]

    def after(self, state: State) -> None:
        """The votes, motion by motion (congress-3)."""
        state.push(*(Motioned(tabled) for tabled in self.tabled))


# --- votes ---------------------------------------------------------------------------------------


class Motioned(Step[State], frozen=True):
    """A motion comes to the vote, if it still makes sense and who tabled it is there (congress-3)."""

    name: ClassVar[str] = "motion"
    clause: ClassVar[str] = "sachsen congress-3"
    suspends: ClassVar[bool] = True
    tabled: Tabled

    def run(self, state: State) -> None:
        """The vote begins."""
        by, number, words = self.tabled
        if not state.waits(by) and motions.why_not(state, number, words) is None:
            players = tuple(p for p in state.present() if not state.is_blocked(p))
            state.replace(Voting(players, self.tabled))
        else:
            state.pop()
            state.say("motion-void", "congress-5", NOBODY, kind="motion", **motion_told(number, words))


class Casting(Plain[PlayerAsked, Action]):
    """A vote in the open (congress-3)."""

    clause: ClassVar[str] = "sachsen congress-3"
    vote: ClassVar[str] = YES

    def play(self, asked: PlayerAsked, action: Action) -> None:
        """It is cast."""
        state, step = asked.position, asked.step
        state.said(
            "votes", "congress-3", asked.player, kind="vote", data={"vote": self.vote}, stand=self.vote
        )
        state.replace(replace(step, left=step.left[1:], votes=(*step.votes, (asked.player, self.vote))))


class CastingYes(Casting):
    """For it."""

    action: ClassVar[type[Action]] = Yes


class CastingNo(Casting):
    """Against it."""

    action: ClassVar[type[Action]] = No
    vote: ClassVar[str] = NO


class Abstaining(Casting):
    """Neither."""

    action: ClassVar[type[Action]] = Abstain
    vote: ClassVar[str] = ABSTAIN


class Voting(OnMotion, frozen=True):
    """The players vote in order of play, then the neutral States follow their notes (congress-3, congress-4).

    Attributes:
        tabled: the motion. votes: of players, so far.
    """

    name: ClassVar[str] = "motion-vote"
    question: ClassVar[str] = "vote"
    clause: ClassVar[str] = "sachsen congress-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (CastingYes(), CastingNo(), Abstaining())
    tabled: Tabled
    votes: tuple[tuple[int, str], ...] = ()

    def present_motion(self) -> Tabled:
        """That one."""
        return self.tabled

    def after(self, state: State) -> None:
        """More yes than no: it is carried out at once (congress-5)."""
        fallen = votes_of(state, dict(self.votes))
        for side in state.neutrals():
            vote = fallen[SIDES[side]]
            if vote != ABSTAIN:
                state.say("state-votes", "congress-4", side, kind="vote", data={"vote": vote}, stand=vote)
        player, number, words = self.tabled
        counted = Counter(fallen.values())
        carried = counted[YES] > counted[NO]
        data: dict[str, int | str] = {"by": SIDES[state.homes[player]], **fallen}
        key, lit = "motion-carried" if carried else "motion-fails", motions.refs_of(words)
        told = motion_told(number, words) | {"yes": counted[YES], "no": counted[NO]}
        state.say(key, "congress-5", NOBODY, *lit, kind="motion", result=True, data=data, **told)
        if carried:
            motions.carry_out(state, number, words)


def votes_of(state: State, cast: dict[int, str]) -> dict[str, str]:
    """The vote of every State when these players have cast theirs: a player has one for each that he leads."""
    found = {SIDES[side]: vote for player, vote in cast.items() for side in state.led(player)}
    return found | {SIDES[side]: vote_of(state, side, cast) for side in state.neutrals()}


def followed(state: State, side: int) -> int:
    """The player with whom a neutral State votes, NOBODY for none: a tie, or a wounded ruler (congress-4, R-83)."""
    first = () if state.blocked[side] else strongest(state, side, state.present())
    return first[0] if len(first) == 1 else NOBODY


def vote_of(state: State, side: int, cast: dict[int, str]) -> str:
    """How a neutral State votes: as the player with most notes of it; a tie or a wounded ruler abstains (congress-4).

    If that player abstains or is not asked, so does the State (R-83).
    """
    return cast.get(followed(state, side), ABSTAIN)


def left(state: State, player: int) -> int:
    """Congresses that he may still call this turn."""
    again = state.pending_of(player, UNSECONDED) is None and state.congresses[player] != state.cycle()
    return sum(one.player == player and one.kind == SUMMONS for one in state.pending) + again
