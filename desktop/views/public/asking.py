"""Ask the room: a question, answers that hands are raised for and counted, and what is right in the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from desktop.views.public.page import Answer, Asked

MOST_ANSWERS, MOST_HANDS = 6, 999
LONGEST_QUESTION, LONGEST_ANSWER = 240, 60
"""Letters."""


class Asking(QObject):
    """The question of the moment.

    Attributes:
        asked: what the room sees of it, None while nothing is asked. told: whether the answer is shown.

    Signals:
        changed: another question, another count, or the answer.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: Asked | None = None
        self.told = False
        self._raised: list[int] = []

    @property
    def open(self) -> bool:
        """Whether hands are counted, and the next step is hidden."""
        return self.asked is not None and not self.told

    def begin(self, words: str, answers: Sequence[str]) -> None:
        """Ask; more answers than there is room for are left out."""
        given = [one.strip()[:LONGEST_ANSWER] for one in answers if one.strip()]
        self.asked = Asked(
            words.strip()[:LONGEST_QUESTION], tuple(Answer(one) for one in given[:MOST_ANSWERS])
        )
        self.told, self._raised = False, []
        self.changed.emit()

    def count(self, number: int, hands: int = 1) -> bool:
        """So many hands more, or fewer, for an answer by its number from 0; False where there is none such."""
        if not self.open or self.asked is None or not 0 <= number < len(self.asked.answers):
            return False
        answers = list(self.asked.answers)
        before = answers[number].hands
        answers[number] = replace(answers[number], hands=min(max(before + hands, 0), MOST_HANDS))
        if answers[number].hands > before:
            self._raised.append(number)
        self.asked = replace(self.asked, answers=tuple(answers))
        self.changed.emit()
        return True

    def take_back(self) -> bool:
        """Take the hand back that was counted last; False where none was."""
        return bool(self._raised) and self.count(self._raised.pop(), -1)

    def tell(self, right: Iterable[str]) -> None:
        """Show which answers are right; where the rules know of none, none is marked."""
        if self.asked is None:
            return
        known = set(right)
        self.told = True
        self.asked = replace(
            self.asked,
            answers=tuple(
                replace(one, right=one.text in known if known else None) for one in self.asked.answers
            ),
        )
        self.changed.emit()

    def end(self) -> bool:
        """Ask no more; False where nothing was asked."""
        asked, self.asked, self.told = self.asked, None, False
        if asked is not None:
            self.changed.emit()
        return asked is not None
