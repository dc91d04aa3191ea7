"""CardSelection cards: those chosen in the hand, what they can be used for, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from desktop.session.choices import Choice, Choices
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.refusal import Refusal

Copy = tuple[str, int]
"""One card of the hand: the card, and which of its copies, counted from 0."""


class Asked(Protocol):
    """Where the viewer is asked something: what can be done, and why something can't."""

    @property
    def choices(self) -> Choices:
        """All that can be done now."""

    @property
    def decision(self) -> Decision | None:
        """What is asked."""

    def why_not(self, action: Action) -> Refusal | None:
        """None if the viewer may play it, else why not."""

    def forget_choices(self) -> None:
        """What can be done is to be looked at anew."""


class CardSelection(QObject):
    """The cards of the viewer's hand that are chosen now. A new Decision finds none chosen.

    Attributes:
        answering: cards are chosen to answer a question, not to be laid: any of them may be.

    Signals:
        changed: other cards are chosen. turned: the hand lies face down now, or face up; told before `changed`.
        wanted_up: the hand is to be turned face up and kept so.
    """

    changed = Signal()
    turned = Signal()
    wanted_up = Signal()

    def __init__(self, session: Asked, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._chosen: list[Copy] = []
        self._open: int | None = None
        self.answering = False
        self.covered = False
        """Whether the hand lies face down, so that nothing may tell what is in it."""

    def forget(self) -> None:
        """Nothing is chosen any more: something else is asked, or the cards go back."""
        self._open = None
        if self._chosen:
            self._chosen = []
            self.changed.emit()

    def answer(self, answering: bool) -> None:
        """From now on cards are chosen as an answer, or again to be laid."""
        if answering != self.answering:
            self.answering, self._open, self._chosen = answering, None, []
            self.changed.emit()

    # --- choosing -----------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether there is anything for which cards are laid, or chosen."""
        return self.answering or bool(self._session.choices.laid)

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
            self.turned.emit()
            self.changed.emit()

    def turn_up(self) -> None:
        """Wish that the hand be turned face up and kept so: whoever shows it does."""
        if self.covered:
            self.wanted_up.emit()

    def clear(self) -> bool:
        """Choose nothing; False if nothing was chosen."""
        was = bool(self._chosen)
        self.forget()
        return was

    # --- asking -------------------------------------------------------------------

    def _still_open(self) -> int:
        """What can be done with the cards chosen and perhaps others, as a set of what is laid."""
        if self._open is None:
            laid = self._session.choices.laid
            self._open = laid.every
            for card, copies in Counter(self.cards).items():
                self._open &= laid.having(card, copies)
        return self._open

    def choices(self) -> tuple[Choice, ...]:
        """The Actions for which all cards chosen, and perhaps others, are laid."""
        return tuple(self._session.choices.laid.of(self._still_open()))

    def verbs(self) -> tuple[str, ...]:
        """What the cards chosen, and perhaps others, can be used for."""
        open_now = self._still_open()
        return tuple(verb for verb, bits in self._session.choices.laid.verbs.items() if bits & open_now)

    def can_add(self, card: str) -> bool:
        """Whether another copy of this card can be laid with those chosen."""
        if self.answering:
            return True
        ref = f"card:{card}"
        return bool(self._still_open() & self._session.choices.laid.having(ref, self.cards.count(ref) + 1))

    def fits(self, choice: Choice) -> bool:
        """Whether an Action needs all cards chosen."""
        return not (Counter(self.cards) - Counter(choice.gesture.cards))

    def _exact(self) -> int:
        """The Actions for which just the cards chosen are laid, as a set."""
        cards = len(self.cards)
        return self._still_open() & self._session.choices.laid.sizes.get(cards, 0) if cards else 0

    def exact(self) -> tuple[Choice, ...]:
        """The Actions for which just these cards are laid."""
        return tuple(self._session.choices.laid.of(self._exact()))

    def targets(self) -> dict[str, list[Choice]]:
        """Where the cards chosen can be laid; nothing while none is chosen."""
        laid, found = self._session.choices.laid, dict[str, list[Choice]]()
        for choice in laid.of(self._still_open() & laid.aimed) if self.chosen else ():
            found.setdefault(choice.gesture.target, []).append(choice)
        return found

    def at_once(self) -> tuple[Choice, ...]:
        """What just these cards mean without any place."""
        laid = self._session.choices.laid
        return tuple(laid.of(self._exact() & ~laid.aimed & laid.every))

    def at(self, refs: Iterable[str]) -> tuple[Choice, ...]:
        """What laying the cards at one of these references means: just these, else those that need more as well."""
        by_target = self._session.choices.by_target
        here = (choice for ref in refs for choice in by_target.get(ref, ()) if choice.gesture.cards)
        return self.just(tuple(choice for choice in here if self.fits(choice)))

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
        for action in decision.interpret_cards(cards, target) if decision is not None else ():
            refusal = self._session.why_not(action)
            if refusal is not None:
                return refusal
        return None
