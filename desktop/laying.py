"""Laying cards: those chosen in the hand, what they can be used for, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.choices import Choice
from engine.kernel.refusal import Refusal

if TYPE_CHECKING:
    from desktop.session import Session

Copy = tuple[str, int]
"""One card of the hand: the card, and which of its copies, counted from 0."""


class Laying(QObject):
    """The cards of the viewer's hand that are chosen now. A new Decision finds none chosen.

    Signals:
        changed: other cards are chosen.
    """

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._chosen: list[Copy] = []
        self._open: tuple[tuple[Choice, Counter[str]], ...] | None = None
        self.covered = False
        """Whether the hand lies face down, so that nothing may tell what is in it."""
        session.changed.connect(self._forget)

    def _forget(self) -> None:
        self._open = None
        if self._chosen:
            self._chosen = []
            self.changed.emit()

    # --- choosing -----------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether there is anything for which cards are laid."""
        return bool(self._session.choices.laid)

    @property
    def chosen(self) -> tuple[Copy, ...]:
        """The cards chosen, in the order in which they were."""
        return () if self.covered else tuple(self._chosen)

    @property
    def cards(self) -> tuple[str, ...]:
        """Their references."""
        return tuple(f"card:{card}" for card, _ in self.chosen)

    def toggle(self, card: str, copy: int = 0) -> bool:
        """Choose a card, or choose it no more; False where it can't be added to those chosen."""
        if (card, copy) in self._chosen:
            self._chosen.remove((card, copy))
        elif self.can_add(card):
            self._chosen.append((card, copy))
        else:
            return False
        self._open = None
        self.changed.emit()
        return True

    def cover(self, covered: bool) -> None:
        """The hand was turned face down, or up again with the same cards chosen."""
        if covered != self.covered:
            self.covered, self._open = covered, None
            self._session.forget_choices()
            self.changed.emit()

    def clear(self) -> bool:
        """Choose nothing; False if nothing was chosen."""
        was = bool(self._chosen)
        self._forget()
        return was

    # --- asking -------------------------------------------------------------------

    def _still_open(self) -> tuple[tuple[Choice, Counter[str]], ...]:
        """What can be done with the cards chosen and perhaps others."""
        if self._open is None:
            chosen = Counter(self.cards)
            self._open = tuple(
                (choice, cards) for choice, cards in self._session.choices.laid if chosen <= cards
            )
        return self._open

    def choices(self) -> tuple[Choice, ...]:
        """The Actions for which all cards chosen, and perhaps others, are laid."""
        return tuple(choice for choice, _ in self._still_open())

    def can_add(self, card: str) -> bool:
        """Whether another copy of this card can be laid with those chosen."""
        ref = f"card:{card}"
        wanted = self.cards.count(ref) + 1
        return any(cards[ref] >= wanted for _, cards in self._still_open())

    def fits(self, choice: Choice) -> bool:
        """Whether an Action needs all cards chosen."""
        return not (Counter(self.cards) - Counter(choice.gesture.cards))

    def exact(self) -> tuple[Choice, ...]:
        """The Actions for which just these cards are laid."""
        count = len(self.cards)
        return tuple(c for c, cards in self._still_open() if count and cards.total() == count)

    def targets(self) -> dict[str, list[Choice]]:
        """Where the cards chosen can be laid; nothing while none is chosen."""
        found: dict[str, list[Choice]] = {}
        for choice, _ in self._still_open() if self.chosen else ():
            if choice.gesture.target:
                found.setdefault(choice.gesture.target, []).append(choice)
        return found

    def at_once(self) -> tuple[Choice, ...]:
        """What just these cards mean without any place."""
        return tuple(choice for choice in self.exact() if not choice.gesture.target)

    def at(self, refs: Iterable[str]) -> tuple[Choice, ...]:
        """What laying the cards at one of these references means: just these, else those that need more as well."""
        wanted = set(refs)
        return self.just(tuple(c for c, _ in self._still_open() if c.gesture.target in wanted))

    def just(self, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Of some Actions those for which just the cards chosen are laid; all of them where there is none."""
        exact = {id(choice) for choice in self.exact()}
        return tuple(choice for choice in choices if id(choice) in exact) or choices

    # --- refusing -----------------------------------------------------------------

    def why_not(self, card: str) -> Refusal | None:
        """Why a card can't be laid with those chosen."""
        return self._refusal((*self.cards, f"card:{card}"))

    def why_not_at(self, refs: Iterable[str]) -> Refusal | None:
        """Why the cards chosen can't be laid at any of these references."""
        found = (self._refusal(self.cards, ref) for ref in refs)
        return next((refusal for refusal in found if refusal is not None), None)

    def _refusal(self, cards: tuple[str, ...], target: str = "") -> Refusal | None:
        decision = self._session.decision
        for action in decision.spend(cards, target) if decision is not None else ():
            refusal = self._session.why_not(action)
            if refusal is not None:
                return refusal
        return None
