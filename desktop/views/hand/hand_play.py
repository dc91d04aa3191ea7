"""What can be done with the cards of a hand: which are live, by which digit, why not, and playing one."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from desktop.art.cards import CardState
from desktop.session.session import Session
from desktop.views.hand.hand_cards import CardButton, cards_of
from desktop.views.hand.new_cards import NewCards
from desktop.views.parts.card_looks import StripLook
from desktop.views.widgets.appearance import Appearance
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.view import HandView


class HandPlay(QObject):
    """The buttons of the cards that lie open, and what a click on one does.

    Attributes:
        cards: the buttons, in the order of the hand. news: which cards were drawn since the hand was last seen.
    """

    def __init__(self, appearance: Appearance, session: Session, tray: QWidget) -> None:
        super().__init__(tray)
        self.appearance, self.session, self._tray = appearance, session, tray
        self.cards: list[CardButton] = []
        self.news = NewCards()
        session.selection.changed.connect(self.restate)

    # --- the buttons ----------------------------------------------------------------

    def forget(self) -> None:
        """No card lies open."""
        self.cards = []

    def open_cards(self, hand: HandView, *, strip: StripLook | None) -> list[CardButton]:
        """Make a button for each card of a hand that the viewer may see; a duel opens several hands."""
        new = self.news.look(hand, self.session.view.turn)
        copies: Counter[str] = Counter()
        made: list[CardButton] = []
        for card in cards_of(self.appearance).order(hand.cards or ()):
            button = CardButton(self.appearance, card, hand.side, copy=copies[card], strip=strip)
            copies[card] += 1
            if card in new:
                button.mark_new()
            button.wanted.connect(partial(self._wanted, button))
            button.why.connect(self._explain)
            made.append(button)
        self.cards += made
        self.restate()
        return made

    def restate(self) -> None:
        """Show which cards can be played, which are chosen, and which not now; what cannot be laid keeps its digit."""
        picks = {source.removeprefix("card:") for source in self.sources()}
        laying = self.session.selection
        asked = bool(picks) or laying.asked
        digit = 0
        for number, button in enumerate(self.cards, start=1):
            chosen = (button.card, button.copy) in laying.chosen
            live = chosen or button.card in picks or (laying.asked and laying.can_add(button.card))
            digit = number if laying.asked else digit + live
            state = CardState.PLAYABLE if live else CardState.NOT_NOW if asked else CardState.PLAIN
            button.show_state(CardState.CHOSEN if chosen else state, digit if digit < 10 else 0)
            not_now = state is CardState.NOT_NOW and not chosen
            button.setToolTip(self._why_not(button.card) if not_now else self._told(button))

    def picks(self) -> list[Action]:
        """The Actions that pick a card, or something else; none while cards are chosen as an answer."""
        if self.session.selection.answering:
            return []
        return [choice.action for choice in self.session.choices.all if choice.gesture.kind == "pick"]

    def sources(self) -> set[str]:
        """What can be picked now."""
        return {action.gesture().source for action in self.picks()}

    def _told(self, button: CardButton) -> str:
        """The tooltip of a card that can be played, where it is not shown enlarged."""
        enlarged = button.strip or cards_of(self.appearance).large
        return "" if enlarged else self.appearance.name(f"card:{button.card}")

    # --- why not --------------------------------------------------------------------

    def _refusal(self, card: str) -> Refusal | None:
        """Why a card can't be used now."""
        if (refusal := self.session.selection.why_not(card)) is not None:
            return refusal
        decision = self.session.decision
        attempts = decision.interpret_drag(f"card:{card}", "") if decision else ()
        found = (refusal for a in attempts if (refusal := self.session.why_not(a)) is not None)
        return next(found, None) or self.session.why_idle(f"card:{card}")

    def _why_not(self, card: str) -> str:
        refusal = self._refusal(card)
        if refusal is None:
            return self.appearance.tr("refuse-not-now")
        chip = self.appearance.words.clause(refusal.clause) if refusal.clause else ""
        return " ".join(part for part in (self.appearance.text(refusal.message), chip) if part)

    def _explain(self, card: str) -> None:
        refusal = self._refusal(card)
        if refusal is not None:
            self.session.refused.emit(refusal)

    # --- playing --------------------------------------------------------------------

    def _wanted(self, button: CardButton) -> None:
        """Play or pay a card, or choose it to be laid."""
        if f"card:{button.card}" in self.sources():
            self.take(button.card)
        else:
            self.session.selection.toggle(button.card, button.copy)

    def take(self, card: str) -> None:
        """Play or pay a card; a Reserve first asks for its value."""
        actions = [a for a in self.picks() if a.gesture().source == f"card:{card}"]
        if len(actions) == 1:
            self.session.act(actions[0])
        elif actions:
            self._choose_value(card, actions)

    def _choose_value(self, card: str, actions: list[Action]) -> None:
        menu = QMenu(self._tray)
        menu.setObjectName("valueChooser")
        menu.setAccessibleName(self.appearance.tr("prompt-choose"))
        for action in sorted(actions, key=lambda a: a.gesture().value):
            gesture = action.gesture()
            entry = menu.addAction(self.appearance.text(gesture.label))
            if 0 < gesture.value < 10:
                entry.setText(f"&{gesture.value}   {self.appearance.text(gesture.label)}")
            entry.triggered.connect(lambda _=False, a=action: self.session.act(a))
        menu.aboutToHide.connect(menu.deleteLater)
        button: QWidget = next((c for c in self.cards if c.card == card), self._tray)
        menu.popup(button.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))

    def press_digit(self, digit: int) -> bool:
        """Play the n-th playable card."""
        for button in self.cards:
            if button.digit == digit:
                button.click()
                return True
        return False
