"""The legal Actions of one Decision by how they are made: listed once, whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from engine.kernel.view import PieceView


@dataclass(frozen=True)
class Choice:
    """One legal Action and how it is made; `more`: what the same gesture plays after it."""

    action: Action
    gesture: Gesture
    more: tuple[Action, ...] = ()


class Choices:
    """The Actions of a Decision with their gestures; nothing is listed before it is asked for."""

    def __init__(self, decision: Decision | None, pieces: Iterable[PieceView] = ()) -> None:
        self.decision = decision
        self._piles = {piece.ref: f"pile:{piece.pile}" for piece in pieces if piece.pile}

    def source(self, ref: str) -> str:
        """What a gesture begins with that takes a piece: its pile, where it is the top of one, else itself."""
        return self._piles.get(ref, ref)

    def of(self, ref: str) -> list[Choice]:
        """The Actions that begin with something that lies on the table."""
        return self.by_source.get(self.source(ref), [])

    @cached_property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that can act, by reference."""
        own = (ref for ref in self.by_source if ref.startswith(("piece:", "heap:")))
        return (*own, *(ref for ref, pile in self._piles.items() if pile in self.by_source))

    @cached_property
    def all(self) -> tuple[Choice, ...]:
        """All of them, in the order of the Decision."""
        actions = self.decision.actions if self.decision is not None else ()
        return tuple(Choice(action, action.gesture()) for action in actions)

    @cached_property
    def offers(self) -> tuple[Action, ...]:
        """What may be done besides, at any time."""
        return self.decision.offers if self.decision is not None else ()

    @cached_property
    def made(self) -> tuple[Choice, ...]:
        """All of them, and after them the drags by which they are made as well."""
        drags = self.decision.drags if self.decision is not None else ()
        return (*self.all, *(Choice(actions[0], gesture, actions[1:]) for actions, gesture in drags))

    def worded(self, choice: Choice) -> Choice:
        """An Action in the words that its Decision has for it now."""
        if self.decision is None or choice.more or choice.gesture.label != choice.action.gesture().label:
            return choice
        return Choice(choice.action, replace(choice.gesture, label=self.decision.label(choice.action)))

    @property
    def withheld(self) -> bool:
        """Whether the Decision may be answered with cards of a hand that lies face down, whatever cards these are."""
        return self.decision is not None and self.decision.is_face_down and self.decision.by_hand

    @cached_property
    def by_source(self) -> dict[str, list[Choice]]:
        """Those that begin with something, by its reference."""
        return _sorted_by((choice.gesture.source, choice) for choice in self.made)

    @cached_property
    def by_target(self) -> dict[str, list[Choice]]:
        """Those that go somewhere, by its reference."""
        return _sorted_by((choice.gesture.target, choice) for choice in self.made)

    @cached_property
    def laid(self) -> Laid:
        """Those for which cards are laid."""
        return Laid(tuple(choice for choice in self.all if choice.gesture.cards))


class Laid:
    """Actions for which cards are laid. Sets of them are integers: the bit of an Action is its place in the list.

    Where a hand is large there are tens of thousands, and each card chosen asks of all of them.

    Attributes:
        every: all of them. aimed: those with a target. verbs: by verb. sizes: by how many cards are laid.
    """

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self._choices = choices
        self.every = (1 << len(choices)) - 1
        having: dict[tuple[str, int], list[int]] = {}
        verbs: dict[str, list[int]] = {}
        sizes: dict[int, list[int]] = {}
        aimed: list[int] = []
        for number, choice in enumerate(choices):
            gesture, copies = choice.gesture, Counter[str]()
            for card in gesture.cards:
                copies[card] += 1
                having.setdefault((card, copies[card]), []).append(number)
            verbs.setdefault(choice.action.verb, []).append(number)
            sizes.setdefault(len(gesture.cards), []).append(number)
            if gesture.target:
                aimed.append(number)
        self._having = {key: _bits(numbers) for key, numbers in having.items()}
        self.verbs = {verb: _bits(numbers) for verb, numbers in verbs.items()}
        self.sizes = {size: _bits(numbers) for size, numbers in sizes.items()}
        self.aimed = _bits(aimed)

    def __bool__(self) -> bool:
        return bool(self._choices)

    def having(self, card: str, copies: int = 1) -> int:
        """Those for which at least so many copies of a card are laid."""
        return self._having.get((card, copies), 0)

    def of(self, bits: int) -> Iterator[Choice]:
        """The Actions of a set, in the order of the list."""
        digits = f"{bits:b}"[::-1]
        at = digits.find("1")
        while at >= 0:
            yield self._choices[at]
            at = digits.find("1", at + 1)

    @property
    def cards(self) -> frozenset[str]:
        """All cards that can be laid, by reference."""
        return frozenset(card for card, _ in self._having)


def _bits(numbers: list[int]) -> int:
    """The set of these numbers."""
    field = bytearray(max(numbers, default=0) // 8 + 1)
    for number in numbers:
        field[number // 8] |= 1 << number % 8
    return int.from_bytes(field, "little")


def _sorted_by(pairs: Iterable[tuple[str, Choice]]) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for ref, choice in pairs:
        if ref:
            found.setdefault(ref, []).append(choice)
    return found
