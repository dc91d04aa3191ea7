"""The Position: the whole truth at one moment."""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import Refused, Unreadable
from engine.kernel.event import Event
from engine.kernel.explain import Fact, OverlayShape
from engine.kernel.message import say
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.rounds import RoundKind, RoundView
from engine.kernel.rule import Asked
from engine.kernel.sequence import Entry
from engine.kernel.step import AnyRule, AnyStep
from engine.kernel.view import View


class Result(Struct, frozen=True):
    """How a game ended: the seats that won (none: a draw), the way as a word, and the clause."""

    winners: tuple[str, ...]
    way: str
    clause: str


class Position(ABC):
    """The whole truth at one moment: cheap to copy, serialisable, with its own randomness.

    Attributes:
        offer_rules: the Rules of what a seat may do at any time, beside the Decision; `offer_types` are their Actions.
        agenda: the Steps still to come, the present one last.
        overlays: the names that `overlay` knows.
        rng: the randomness of this game. result: how it ended, or None.
        news: the Events since `play` was last called (not part of the state).
        as_before: an older Journal is being replayed: questions that its rules asked are asked, although they have
            one answer only (not part of the state; copies have it).
    """

    offer_rules: ClassVar[tuple[AnyRule, ...]] = ()
    offer_types: ClassVar[tuple[type[Action], ...]] = ()
    action_types: ClassVar[dict[str, type[Action]]] = {}
    overlays: ClassVar[tuple[str, ...]] = ()

    as_before: bool = False
    agenda: list[AnyStep]
    rng: Rng
    result: Result | None
    news: list[Event]

    # --- what every game provides -------------------------------------------------

    @abstractmethod
    def copy(self) -> Self:
        """An independent Position with the same future."""

    @abstractmethod
    def state(self) -> dict[str, object]:
        """Everything, as plain data (agenda, randomness and result included): equal states are equal Positions."""

    @abstractmethod
    def view(self, seat: str | None) -> View:
        """What this seat (None: the public) may know."""

    def in_the_open(self) -> Self:
        """What may be told of this Position where all see who is asked and answers: no card that is veiled then.

        Itself in games in which nothing that is answered so rests on such cards.
        """
        return self

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.offer_types = tuple(kind for rule in cls.offer_rules for kind in (rule.action, *rule.akin))

    def offers(self, seat: str) -> Iterable[Action]:
        """What a seat may do at any time, beside the Decision."""
        asked = Asked(None, self, seat)
        found = (action for rule in self.offer_rules for action in rule.candidates(asked))
        return [action for action in found if self._offer_rule(action).why_not(asked, action) is None]

    def addressed(self) -> tuple[str, ...]:
        """The seats to which others offer something that waits for their word, beside the Decision."""
        return ()

    def _offer_rule(self, action: Action) -> AnyRule:
        return next(r for r in self.offer_rules if type(action) in (r.action, *r.akin))

    def describe(self, ref: str, seat: str | None) -> tuple[Fact, ...]:
        """What this seat may be told of a place, piece or side, for the inspector."""
        return ()

    def overlay(self, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
        """The lights of one of `overlays` for a piece or place ("" for all), from what the seat may know."""
        return ()

    def sequence(self) -> tuple[Entry, ...]:
        """The whole sequence of play of this game from its set-up on, whatever is going on now.

        A game whose strip shows but the stage that is open says it from what lays out its turns.
        """
        return tuple(
            Entry(one.name, one.clause, one.level, one.sides)
            for one in self.view(None).phases
            if not one.turn
        )

    def most_left(self) -> int:
        """How many Actions may still be played at most, offers not counted; the battery holds it.

        0 where the rules set no bound, or where the Scenario tells it (`longest`).
        """
        return 0

    def check_words(self, action: Action) -> str | None:
        """The first word of an Action that names nothing of this game, or None."""
        return None

    # --- the agenda ---------------------------------------------------------------

    def top(self) -> AnyStep:
        """The present Step."""
        return self.agenda[-1]

    def push(self, *steps: AnyStep) -> None:
        """Put Steps before all others; the first of them comes first."""
        self.agenda.extend(reversed(steps))

    def pop(self) -> None:
        """The present Step is done."""
        self.agenda.pop()

    def replace(self, *steps: AnyStep) -> None:
        """Put Steps in the place of the present one; the first of them comes first."""
        self.agenda[-1:] = reversed(steps)

    def settle(self) -> None:
        """Run Steps that ask nobody, until somebody is asked or the game is over."""
        while self.result is None and self.agenda:
            step = self.agenda[-1]
            if step.seats(self):
                return
            step.run(self)
        self.agenda.clear()

    def tell(self, event: Event) -> None:
        """Add an Event to the news."""
        self.news.append(event)

    # --- asking and answering -----------------------------------------------------

    def decision(self, seat: str | None = None) -> Decision | None:
        """What is asked of this seat (None: of the first that owes an answer); None if nothing is."""
        if self.result is not None or not self.agenda:
            return None
        seats = self.agenda[-1].seats(self)
        if seat is None:
            seat = seats[0]
        return Decision(self, seat, seats) if seat in seats else None

    def cites(self) -> str:
        """The clause by which something is asked now: that of the Step on top."""
        return self.top().cites()

    def round(self) -> RoundView | None:
        """The round that goes on, for the View; None where the Step that asks is none."""
        step = self.agenda[-1] if self.agenda and self.result is None else None
        kind: RoundKind = "" if step is None else step.round_now(self)
        if step is None or not kind:
            return None
        asked = step.seats(self)
        seats = step.takes_part(self)
        return RoundView(kind, seats, tuple(s for s in seats if s not in asked), step.round_prompt(self))

    def seat_of(self, action: Action) -> str:
        """The seat that an Action is meant for when nobody is named: the first that owes an answer."""
        seats = self.agenda[-1].seats(self) if self.agenda else ()
        return seats[0] if seats else ""

    def refuse(self, action: Action, seat: str | None = None) -> Refusal | None:
        """None if the Action is legal now, else why not; every well-formed Action gets an answer."""
        seat = self.seat_of(action) if seat is None else seat
        if self.result is not None or not self.agenda:
            return Refusal("", say("refuse-game-over"))
        wrong = self.check_words(action)
        if wrong is not None:
            return Refusal("", say("refuse-unknown-word", word=wrong))
        if isinstance(action, self.offer_types):
            return self._offer_rule(action).why_not(Asked(None, self, seat), action)
        step = self.agenda[-1]
        if seat not in step.seats(self):
            return Refusal(step.cites(), say("refuse-not-your-decision", seat=f"seat:{seat}"))
        if step.rule_of(action) is None:
            return self.refuse_kind(type(action))
        return step.refuse(self, seat, action)

    def by_hand(self, action: Action, seat: str) -> bool:
        """Whether an Action of a seat rests on what that seat alone may see, as its cards."""
        if isinstance(action, self.offer_types):
            return self._offer_rule(action).is_by_hand(Asked(None, self, seat), action)
        step = self.agenda[-1] if self.agenda else None
        rule = step.rule_of(action) if step is not None else None
        return step is not None and rule is not None and rule.is_by_hand(step.ask(self, seat), action)

    def refuse_kind(self, kind: type[Action]) -> Refusal | None:
        """None if the Step that asks takes Actions of this kind, or a seat may do them out of turn; else why not."""
        return None if kind in self.offer_types else self.agenda[-1].refuse_kind(kind)

    def play(self, action: Action, seat: str | None = None) -> list[Event]:
        """Carry out an Action and run on to the next Decision; returns what happened. Raises Refused."""
        seat = self.seat_of(action) if seat is None else seat
        refusal = self.refuse(action, seat)
        if refusal is not None:
            raise Refused(action.text(), refusal)
        return self.play_legal(action, seat)

    def play_legal(self, action: Action, seat: str) -> list[Event]:
        """`play` for an Action taken from the Decision itself, which need not be asked again."""
        self.carry_out(action, seat)
        self.settle()
        return self.news

    def carry_out(self, action: Action, seat: str) -> list[Event]:
        """What a legal Action itself does, before the Steps that follow on it run; returns what happened."""
        self.news = []
        if isinstance(action, self.offer_types):
            self._offer_rule(action).play(Asked(None, self, seat), action)
        else:
            self.agenda[-1].play(self, seat, action)
        return self.news

    def read(self, text: str) -> Action:
        """The Action with this full text form; raises Unreadable."""
        words = text.split()
        kind = self.action_types.get(words[0]) if words else None
        if kind is None:
            raise Unreadable(text)
        action = kind.read(words[1:])
        wrong = self.check_words(action)
        if wrong is not None:
            raise Unreadable(text, self.near(wrong))
        return action

    def near(self, word: str) -> list[str]:
        """Names of this game that an unknown word may have been meant to be."""
        return []

    # --- bytes --------------------------------------------------------------------

    def dump(self) -> bytes:
        """The whole state as bytes; equal bytes are equal Positions."""
        return msgspec.json.encode(self.state(), order="sorted")

    def digest(self) -> str:
        """Eight hexadecimal digits that tell Positions apart (CRC 32 of `dump`)."""
        return _digest(self.dump())

    def former_state(self) -> dict[str, object]:
        """The state as older versions wrote it, without what has been added since."""
        return self.state()

    def has_digest(self, digest: str) -> bool:
        """Whether this is the digest of the Position, or was with an older version."""
        if digest == self.digest():
            return True
        return digest == _digest(msgspec.json.encode(self.former_state(), order="sorted"))


def _digest(dump: bytes) -> str:
    return f"{zlib.crc32(dump):08x}"
