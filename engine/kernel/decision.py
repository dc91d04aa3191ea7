"""What is asked now, and its legal Actions as a lazy view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from engine.kernel.action import Action
from engine.kernel.errors import SHOWN, Ambiguous, Incomplete, Refused, Unreadable
from engine.kernel.explain import Fact
from engine.kernel.gesture import Gesture
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.numbers import NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Asked, looked_up

if TYPE_CHECKING:
    from engine.kernel.position import Position
    from engine.kernel.view import PieceView


FACE_DOWN = Refusal("", say("laying-covered"))
"""Said of all that rests on what a seat holds, while that lies face down: nothing else may be told of it."""


class Actions:
    """The legal Actions of one seat: iterating generates, membership asks one rule."""

    __slots__ = ("_face_down", "_list", "_position", "seat")

    def __init__(self, position: Position, seat: str, *, face_down: bool = False) -> None:
        self._position, self.seat, self._face_down = position, seat, face_down
        self._list: tuple[Action, ...] | None = None

    def all(self) -> tuple[Action, ...]:
        """All of them, generated once."""
        if self._list is None:
            self._list = tuple(self._listing())
        return self._list

    def _listing(self) -> Listing:
        return self._position.top().actions(self._position, self.seat, face_down=self._face_down)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all())

    def __len__(self) -> int:
        return len(self.all())

    def __bool__(self) -> bool:
        return self._list is None or bool(self._list)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or (self._face_down and self._position.by_hand(action, self.seat)):
            return False
        return self._position.refuse(action, self.seat) is None

    def of(self, source: str) -> tuple[Action, ...]:
        """The Actions whose gesture starts at this reference: "what can this piece do?"."""
        if self._list is None:
            return tuple(self._listing().of(source))
        return tuple(a for a in self._list if a.gesture().source == source)

    def pick(self, rng: Rng) -> Action:
        """One of them, each as likely as the others."""
        if self._list is not None:
            return rng.choice(self._list)
        listed = self._listing()
        return listed.nth(rng.below(len(listed)))


class Decision:
    """What is asked now.

    Attributes:
        seats: all seats that owe an answer; `seat` is the one whose Actions these are.
        prompt: who must do what. clause: the rule that asks it.
        actions: the legal Actions of `seat`. offers: what it may do besides, out of turn.
        is_face_down: what `seat` holds lies face down: nothing is listed, completed or judged that rests on it, so
            that all that is told here is the same whatever the seat holds.
    """

    def __init__(
        self, position: Position, seat: str, seats: tuple[str, ...], *, is_face_down: bool = False
    ) -> None:
        self._position, self.seat, self.seats, self.is_face_down = position, seat, seats, is_face_down
        self.actions = Actions(position, seat, face_down=is_face_down)

    def face_down(self) -> Decision:
        """The same Decision, as it may be told while what the seat holds lies face down."""
        return Decision(self._position.in_the_open(), self.seat, self.seats, is_face_down=True)

    @property
    def by_hand(self) -> bool:
        """Whether it may be answered with what the seat holds, whatever that is: everybody may know it."""
        return self._position.top().by_hand(self._asked)

    def keeps_back(self, action: Action) -> bool:
        """Whether nothing may be told of an Action, since it rests on what lies face down."""
        return self.is_face_down and self._position.by_hand(action, self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """None if the seat may play it, as far as may be told here, else why not."""
        return FACE_DOWN if self.keeps_back(action) else self._position.refuse(action, self.seat)

    @looked_up
    def _asked(self) -> Asked[Any, Any]:
        """What the rules are asked about; what they look up is looked up once for all that is asked here."""
        return self._position.top().ask(self._position, self.seat)

    @property
    def prompt(self) -> Message:
        """Who must do what, as a sentence."""
        return self._position.top().prompt(self._position, self.seat)

    @property
    def clause(self) -> str:
        """The rule that asks."""
        return self._position.cites()

    @property
    def step(self) -> str:
        """The name of the Step that asks."""
        return self._position.top().name

    @property
    def offers(self) -> tuple[Action, ...]:
        """What the seat may do besides, at any time."""
        return tuple(offer for offer in self._position.offers(self.seat) if not self.keeps_back(offer))

    @property
    def round(self) -> RoundKind:
        """What kind of round it is, "" for none."""
        return self._position.top().round_now(self._position)

    @property
    def takes_part(self) -> tuple[str, ...]:
        """All seats of the round, those that have answered among them; none where it is none."""
        return self._position.top().takes_part(self._position) if self.round else ()

    @property
    def numbers(self) -> NumberSheet | None:
        """The numbers to be filled in, with limits and sums; None where none are asked for. Looked for once.

        Of a sheet that rests on what lies face down only that there is one (`NumberSheet.face_down`).
        """
        sheet = self._asked.numbers
        if sheet is not None and self.is_face_down and self._position.top().is_sheet_by_hand(self._asked):
            return sheet.turned_down()
        return sheet

    def interpret_numbers(self, values: Mapping[str, int]) -> tuple[Action, ...]:
        """The well-formed Actions, legal or not, that filling in these numbers means: references to numbers."""
        return tuple(self._position.top().interpret_numbers(self._position, self.seat, values))

    def fill_rest(self, kept: Mapping[str, int]) -> Mapping[str, int]:
        """What the other rows of the sheet become when a hand has set these: references to numbers."""
        return self._position.top().fill_rest(self._position, self.seat, kept)

    @property
    def shown(self) -> Action | None:
        """A sensible whole answer for the main button; None where there is none. Looked for once."""
        shown = self._asked.shown
        return None if shown is None or self.keeps_back(shown) else shown

    @property
    def sketch(self) -> tuple[PieceView, ...]:
        """The pieces as the whole answer would set them out; none where it does more than that."""
        action = self.shown if self._position.top().sets_out else None
        if action is None:
            return ()
        before = {piece.ref for piece in self._position.view(self.seat).pieces if piece.place}
        after = self._position.copy()
        after.carry_out(action, self.seat)
        pieces = after.view(self.seat).pieces
        return tuple(piece for piece in pieces if piece.place and piece.ref not in before)

    @property
    def passing(self) -> Action | None:
        """In a call, the Action by which the seat says nothing."""
        return self._position.top().passing(self._position, self.seat)

    def interpret_drag(self, source: str, target: str, via: tuple[str, ...] = ()) -> tuple[Action, ...]:
        """The well-formed Actions, legal or not, that a drag would mean: to be played, or to be refused with a reason.

        Args:
            source, target: references of what is dragged and where it is dropped.
            via: places dragged through on purpose, as references, the target last; empty: the best way.

        What names nothing that the Action could mean, as a place of another kind, is no Action of a drag.
        """
        meant = self._position.top().interpret_drag(self._position, self.seat, source, target, via)
        return tuple(action for action in meant if self._position.check_words(action) is None)

    @property
    def drags(self) -> tuple[tuple[tuple[Action, ...], Gesture], ...]:
        """Drags by which legal Actions are made besides their own gestures, each with what it plays in turn."""
        drags = self._position.top().drags(self._position, self.seat)
        return tuple(drag for drag in drags if not any(map(self.keeps_back, drag[0])))

    def why_idle(self, source: str) -> Refusal:
        """Why nothing can be done now with a piece or a card with which no Action begins (a reference)."""
        if self.numbers is not None and self.numbers.face_down:
            return FACE_DOWN  # which pieces can do something is told by the sheet
        if self.is_face_down and self.by_hand:
            open_reason = self._position.top().first_reason(self._position, self.seat, source, face_down=True)
            return open_reason or FACE_DOWN
        return self._position.top().why_idle(self._position, self.seat, source)

    def interpret_cards(self, cards: tuple[str, ...], target: str = "") -> tuple[Action, ...]:
        """The well-formed Actions, legal or not, that laying these cards (at a target) would mean, the likeliest first.

        Args:
            cards: references of cards of the hand. target: reference of what they are laid at.
        """
        if self.is_face_down:
            return ()
        return tuple(self._position.top().interpret_cards(self._position, self.seat, cards, target))

    def lists(self, action: Action) -> bool:
        """Whether the outcome of a legal Action must be among the listed ones."""
        return self._position.top().lists(self._asked, action)

    def label(self, action: Action) -> Message:
        """What a button for a legal Action says now: "Done (2 not moved)"."""
        return self._position.top().label(self._asked, action)

    def preview(self, action: Action) -> tuple[Fact, ...]:
        """What a legal Action brings about on its way: a fortress that falls when it is left."""
        return tuple(self._position.top().preview(self._asked, action))

    def reveals(self, action: Action) -> bool:
        """Whether a legal Action itself makes something hidden known; what follows on it does not count."""
        ahead = self._position.copy()
        return not isinstance(action, ahead.offer_types) and any(
            event.reveals for event in ahead.carry_out(action, self.seat)
        )

    def read(self, text: str, *, whole: bool = False) -> Action:
        """The legal Action that a text says.

        A text that is an Action by itself (its verb, every word that the verb needs, all of them known) is judged as
        typed: it is the Action, or it is refused, and nothing is added to it. Any other text is completed where one
        legal Action answers to it: words may be cut short and last words left out, but never those of a list (cards,
        parts, the cities of a way), for they are a choice. Raises Refused, Ambiguous (several answer) or Unreadable.

        Args:
            text: what was typed.
            whole: what is no Action by itself is never taken, but shown first: raises Incomplete with the completion.
        """
        words = text.split()
        if not words:
            raise Unreadable(text)
        try:
            exact = self._position.read(text)
        except Unreadable as unreadable:
            kind = self._position.action_types.get(words[0])
            if kind is not None and self.is_face_down and self._position.top().by_hand(self._asked, kind):
                raise Refused(text, FACE_DOWN) from unreadable
            return self._completed(text, words, unreadable, whole)
        refusal = self.why_not(exact)
        if refusal is not None:
            raise Refused(text, refusal)
        return exact

    def _completed(self, text: str, words: list[str], unreadable: Unreadable, whole: bool) -> Action:
        """The one legal Action that a short text means; raises what there is to say if there is none, or several."""
        matches: list[Action] = [a for a in (*self.actions, *self.offers) if _answers(a, words)]
        if len(matches) == 1:
            if whole:
                raise Incomplete(text, matches[0].text())
            return matches[0]
        if matches:
            raise Ambiguous(text, [a.text() for a in matches])
        kind = self._position.action_types.get(words[0])
        if kind is not None:
            self._miss(text, words, kind)
        if unreadable.near:
            raise unreadable
        alike = [said for a in self.actions if len((said := a.text()).split()) == len(words)]
        raise Unreadable(text, get_close_matches(text, alike, n=3, cutoff=0.5))

    def _miss(self, text: str, words: list[str], kind: type[Action]) -> None:
        """Raise what there is to say of a text whose verb is known: legal Actions of that verb, else what is missing.

        The legal Actions in which most of the words are found come first. Where there is none, laying no card at all
        tells what the verb takes.
        """
        legal = [a.text() for a in (*self.actions, *self.offers) if a.verb == kind.verb]
        if legal:
            found = {said: sum(f" {word}" in said for word in words[1:]) for said in legal}
            best = [said for said in legal if found[said] == max(found.values())]
            raise Unreadable(text, get_close_matches(text[:SHOWN], best, n=3, cutoff=0))
        refusal = self._position.refuse_kind(kind)
        for action in self.interpret_cards(()) if refusal is None else ():
            if action.verb == kind.verb:
                refusal = refusal or self._position.refuse(action, self.seat)
        if refusal is not None:
            raise Refused(text, refusal)


def _answers(action: Action, words: list[str]) -> bool:
    """Whether an Action's own words begin with these, and no word of a list would have to be filled in."""
    own, least = action.text().split(), action.least_words()
    return least <= len(words) <= len(own) and all(o.startswith(w) for o, w in zip(own, words, strict=False))
