"""Steps: the entries of the sequence of play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.gesture import Gesture
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.numbers import NumberSheet, setting
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Asked, Rule

P = TypeVar("P", contravariant=True)
AnyRule = Rule[Any, Any]


class Step(Struct, Generic[P], frozen=True):
    """One entry of the agenda: whose decision it is, and the Rules by which it may be answered.

    A Step is immutable, so an agenda is shared between copies of a Position; progress inside a Step is a new
    Step put in its place. `name` stands in Journals and phase strips, `clause` is the rule it comes from, `rules`
    say what each kind of Action is that answers it, in the order in which they are listed. A `round` is a question to
    several seats (see `rounds.py`); such a Step stays as it is until the last has answered. Where it `sets_out`, the
    whole answer that is offered (`shown`) sets out pieces that everybody may see, by no chance: it may be seen before.
    """

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    rules: ClassVar[tuple[AnyRule, ...]] = ()
    round: ClassVar[RoundKind] = ""
    sets_out: ClassVar[bool] = False

    def cites(self) -> str:
        """The clause to show: `clause`, or that of its cause where a Step may have several."""
        return self.clause

    def seats(self, position: P) -> tuple[str, ...]:
        """The seats that owe an answer; empty: the Step runs by itself."""
        return ()

    def run(self, position: P) -> None:
        """Do what needs no answer; must pop or replace the Step or push another."""
        raise AssertionError(f"{type(self).__name__} asks nobody and does nothing")

    def prompt(self, position: P, seat: str) -> Message:
        """Who must do what, as a sentence."""
        raise AssertionError(f"{type(self).__name__} has no prompt")

    # --- rounds ---------------------------------------------------------------------

    def round_now(self, position: P) -> RoundKind:
        """What kind of round it is at this moment: `round`, unless options make it another."""
        del position
        return self.round

    def takes_part(self, position: P) -> tuple[str, ...]:
        """All seats of a round, those that have answered among them."""
        raise AssertionError(f"{type(self).__name__} is no round")

    def round_prompt(self, position: P) -> Message:
        """The question of a round, as everybody may read it."""
        raise AssertionError(f"{type(self).__name__} is no round")

    def passing(self, position: P, seat: str) -> Action | None:
        """In a call, the Action by which a seat says nothing."""
        del position, seat
        return None

    # --- answering: by the Rules ---------------------------------------------------

    def ask(self, position: P, seat: str) -> Asked[Any, Any]:
        """What the Rules are asked about."""
        return Asked(self, position, seat)

    def open_rules(self, asked: Any) -> tuple[AnyRule, ...]:
        """The Rules whose candidates are worth looking for; of any other everything would be refused at this moment."""
        del asked
        return self.rules

    def rule_of(self, action: Action) -> AnyRule | None:
        """The Rule for a kind of Action; None if this Step knows no such kind."""
        return _rules_by_kind(type(self)).get(type(action))

    def by_hand(self, asked: Any, kind: type[Action] = Action) -> bool:
        """Whether it may be answered, or by a kind of Action, with what a seat holds, whatever that is.

        Everybody may know it.
        """
        rules = (rule for rule in self.rules if issubclass(rule.action, kind) or kind in rule.akin)
        return any(rule.is_by_hand(asked) for rule in rules)

    def actions(self, position: P, seat: str, *, face_down: bool = False) -> Listing:
        """All legal Actions, one for each different outcome: the candidates that nothing speaks against.

        `face_down`: those alone that rest on nothing that the seat holds.
        """
        listing = Listing()
        made: list[Action] = []
        for found in self._found(self.ask(position, seat), face_down=face_down):
            if isinstance(found, Listing):
                listing.take(made)
                listing.extend(found)
                made = []
            else:
                made += found
        listing.take(made)
        return listing

    def first_actions(self, position: P, seat: str) -> Iterator[Action]:
        """The same one by one, each judged when it is reached: for who wants to know if there are any, or several."""
        for found in self._found(self.ask(position, seat)):
            yield from found

    def _found(self, asked: Any, *, face_down: bool = False) -> Iterator[Iterable[Action]]:
        """The legal Actions of each Rule in turn, those of an exact one as it lists them."""
        for rule in self.open_rules(asked):
            if face_down and rule.is_by_hand(asked):
                continue
            found = rule.candidates(asked)
            yield found if rule.exact else _legal(rule, asked, found)

    def refuse(self, position: P, seat: str, action: Action) -> Refusal | None:
        """None if the Action is legal, else why not."""
        rule = self.rule_of(action)
        if rule is None:
            return self.refuse_kind(type(action))
        return rule.why_not(self.ask(position, seat), action)

    def refuse_kind(self, kind: type[Action]) -> Refusal | None:
        """None if this Step knows Actions of a kind, else that it does not."""
        if kind in _rules_by_kind(type(self)):
            return None
        return Refusal(self.cites(), say("refuse-not-now", verb=kind.verb, step=f"step:{self.name}"))

    def play(self, position: P, seat: str, action: Action) -> None:
        """Carry out a legal Action."""
        rule = self.rule_of(action)
        assert rule is not None, f"{type(self).__name__} knows no {action.verb}"
        self.carry_out(rule, self.ask(position, seat), action)

    def carry_out(self, rule: AnyRule, asked: Any, action: Any) -> None:
        """Let the Rule play; a Step that counts what is played does so here."""
        rule.play(asked, action)

    def label(self, asked: Any, action: Action) -> Message:
        """What a button for a legal Action says, with what it means at this moment."""
        rule = self.rule_of(action)
        return action.gesture().label if rule is None else rule.label(asked, action)

    def preview(self, asked: Any, action: Action) -> Iterable[Fact]:
        """What a legal Action brings about on its way, to be said before it is played."""
        rule = self.rule_of(action)
        return () if rule is None else rule.preview(asked, action)

    def lists(self, asked: Any, action: Action) -> bool:
        """Whether a legal Action has its outcome among `actions`; what changes nothing need not be listed."""
        rule = self.rule_of(action)
        return rule is not None and rule.lists(asked, action)

    # --- answering by hand ----------------------------------------------------------

    def interpret_drag(
        self, position: P, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """The well-formed Actions, legal or not, that dragging `source` to `target` along `via` would mean."""
        del position, seat, source, target, via
        return ()

    def drags(self, position: P, seat: str) -> Iterable[tuple[tuple[Action, ...], Gesture]]:
        """Drags by which legal Actions are made besides the gestures of their own: several Actions by one of them."""
        del position, seat
        return ()

    def why_idle(self, position: P, seat: str, source: str) -> Refusal:
        """Why nothing can be done now with a piece or a card, wherever it might be put."""
        del position, seat
        return Refusal(self.cites(), say("refuse-idle", thing=source), (source,))

    def first_reason(
        self,
        position: P,
        seat: str,
        source: str,
        dropped: Iterable[Action] = (),
        *,
        face_down: bool = False,
    ) -> Refusal | None:
        """What speaks against what would be done with it: the first reason that a Rule gives; None where none does.

        Args:
            source: a reference.
            dropped: what it would mean besides, after the candidates that begin at `source`.
            face_down: only reasons that rest on nothing that the seat holds.
        """
        asked = self.ask(position, seat)
        rules = [rule for rule in self.rules if not (face_down and rule.is_by_hand(asked))]
        begun = [a for rule in rules for a in rule.candidates(asked) if a.gesture().source == source]
        judge: Any = position
        reasons = (judge.refuse(action, seat) for action in (*begun, *dropped))
        return next((why for why in reasons if why is not None), None)

    def interpret_cards(
        self, position: P, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """The well-formed Actions, legal or not and the likeliest first, that laying these cards would mean.

        `target` is the reference of the place (or the card of a display) they are laid at, "" for none; too few cards
        are well-formed, so that the Refusal can tell what is missing.
        """
        del position, seat, cards, target
        return ()

    def number_sheet(self, position: P, seat: str) -> NumberSheet | None:
        """The numbers that a seat is to fill in, with their limits and sums; None where none are asked for."""
        del position, seat
        return None

    def is_sheet_by_hand(self, asked: Any) -> bool:
        """Whether the numbers of the sheet rest on what the seat alone may see: where every answer does (`by_hand`)."""
        return all(rule.is_by_hand(asked) for rule in self.open_rules(asked))

    def interpret_numbers(self, position: P, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """The well-formed Actions, legal or not and in order, that filling in these numbers means, by source.

        Unless a Step says otherwise each number is an Action of its own, one of those that are listed.
        """
        return setting(self.actions(position, seat), values)

    def fill_rest(self, position: P, seat: str, kept: Mapping[str, int]) -> Mapping[str, int]:
        """Numbers for the other rows of a sheet when a hand has set these, by source; none: they stay as they are."""
        del position, seat, kept
        return {}

    def shown(self, asked: Any) -> Action | None:
        """A sensible whole answer that ends the Decision, offered as the main button; None where there is none.

        It decides nothing: no Action's meaning depends on it, so that it may be bettered without harm to Journals.
        """
        del asked
        return None

    def unasked(self, position: P) -> Action | None:
        """The answer that is as good as none, where older rules asked nothing here: Journals of theirs lack it."""
        del position
        return None

    def measure(self, position: P) -> int:
        """A number that falls with every Action played in this Step, so that play ends."""
        return 0


AnyStep = Step[Any]
"""A Step of whatever game."""


def _legal(rule: AnyRule, asked: Any, found: Iterable[Action]) -> Iterator[Action]:
    for action in found:
        if rule.why_not(asked, action) is None:
            yield action


@cache
def _rules_by_kind(step: type[AnyStep]) -> dict[type[Action], AnyRule]:
    """The Rules of a kind of Step, by the kinds of Action that they judge."""
    return {kind: rule for rule in step.rules for kind in (rule.action, *rule.akin)}
