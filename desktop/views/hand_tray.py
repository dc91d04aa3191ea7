"""The hand tray: the cards of the powers that the viewer leads, face down until asked for, playable ones lifted."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.drawing.cards import CardState
from desktop.keys import DUEL_KEYS
from desktop.session import Session
from desktop.views.bits import Shield, clear, sign_picture, words_label
from desktop.views.cards import BELOW, Backs, CardButton, Fan, cards_of
from desktop.views.duellist import caption_width, duellist
from desktop.views.game_parts import parts_of
from desktop.views.look import Look
from desktop.views.new_cards import NewCards
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.view import HandView

AROUND = 10
"""What the tray is higher than a card with its room."""


class HandTray(QFrame):
    """One tab per power the viewer leads; a duel shows both hands side by side.

    Attributes:
        guarded: other persons may see this screen, so hands lie face down until asked for.

    Signals:
        turned: whether the viewer's secrets may be painted, each time it is laid out.
    """

    rule_asked = Signal(str)
    pointed = Signal(str)
    turned = Signal(bool)

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__()
        self.setObjectName("tray")
        self.look, self.session = look, session
        self.guarded = False
        self.duel: tuple[str, str] | None = None
        self._power = ""
        self._kept = self._held = False
        self._last_viewer: str | None = None
        self.cards: list[CardButton] = []
        self.news = NewCards()
        self._build()
        session.changed.connect(self._fresh)
        session.laying.changed.connect(self._restate)
        look.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        self._side = QVBoxLayout()
        self._side.setSpacing(4)
        side = QWidget()
        side.setLayout(self._side)
        self._side.setContentsMargins(0, 4, 0, 4)
        self._side_box = side
        inner = QWidget()
        inner.setObjectName("trayCards")
        inner.setStyleSheet("#trayCards { background: transparent; }")
        self._row = QHBoxLayout(inner)
        self._row.setContentsMargins(6, 0, 6, 0)
        self._row.setSpacing(0)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setStyleSheet("QScrollArea { background: transparent; border: none; }")
        self._area.viewport().setStyleSheet("background: transparent;")
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ending = parts_of(self.session.view.game).tray_end
        self.end = ending(self.look, self.session) if ending is not None else None
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 4, 10, 4)
        line.setSpacing(8)
        line.addWidget(side)
        line.addWidget(self._area, 1)
        if self.end is not None:
            self.end.pointed.connect(self.pointed)
            line.addWidget(self.end)

    # --- open or closed -----------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards lie closer in a narrow window."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            if self.end is not None:
                self.end.set_narrow(self.width() < self.look.px(1500))
            self.refresh()

    def _fresh(self) -> None:
        if self.session.viewer != self._last_viewer:
            self._last_viewer = self.session.viewer
            self._kept = self._held = False
            self._power = ""
        self.refresh()

    @property
    def open(self) -> bool:
        """Whether the viewer's cards may be painted."""
        return self.session.viewer is not None and (
            not self.guarded or self._kept or self._held or bool(self.duel)
        )

    def hold(self, held: bool) -> None:
        """Space is held down, or let go."""
        if self._held != held:
            self._held = held
            self.refresh()

    def keep_open(self) -> None:
        """Keep the hand open while its owner is the one who looks, however long the thinking takes."""
        self._kept = True
        self.refresh()

    def close_hand(self) -> None:
        """Turn the hand face down again."""
        if self._kept or self._held:
            self._kept = self._held = False
            self.refresh()

    # --- what lies there ----------------------------------------------------------

    def refresh(self) -> None:
        """Lay out everything anew."""
        self.turned.emit(self.open)
        self.session.laying.cover(self.session.viewer is not None and not self.open)
        face = cards_of(self.look)
        self.setFixedHeight(round((face.height + face.above + BELOW + AROUND) * self.look.card_scale))
        self.cards = []
        clear(self._row)
        clear(self._side)
        if self.duel:
            self._side_box.hide()
            self._lay_duel(self.duel)
            return
        hands = self._own_hands()
        self._side_box.setVisible(bool(hands))
        if not hands:
            self._row.addStretch(1)
            return
        self._choose_power(hands)
        for hand in hands:
            self._side.addWidget(self._tab(hand))
        self._side.addWidget(self._advice())
        self._side.addStretch(1)
        self._side_box.setFixedWidth(self.look.px(200))
        shown = next(h for h in hands if h.side == self._power)
        if self.open and shown.cards is not None:
            self._lay_cards(shown, self._room())
        elif shown.count:
            self._lay_backs(shown)
        else:
            self._row.addWidget(words_label(self.look.tr("hand-empty"), "second"))
        self._row.addStretch(1)

    def _own_hands(self) -> list[HandView]:
        """The viewer's hands, and after them those that lie open at the table."""
        viewer = self.session.viewer
        hands = [h for h in self.session.view.hands if viewer and (h.seat == viewer or h.cards is not None)]
        return sorted(hands, key=lambda h: h.seat != viewer)

    def _choose_power(self, hands: list[HandView]) -> None:
        """The tab on show: the one asked for, else the power that acts now."""
        sides = [h.side for h in hands]
        needed = {a.gesture().source for a in self._picks()}
        needed |= self.session.choices.laid.cards
        acting = [h.side for h in hands if h.cards and any(f"card:{c}" in needed for c in h.cards)]
        if self._power in sides and not acting:
            return
        if acting and self._power not in acting:
            self._power = acting[0]
        elif self._power not in sides:
            now = [s for s in sides if s in self.session.view.acting]
            self._power = (now or sides)[0]

    def _tab(self, hand: HandView) -> QPushButton:
        tab = QPushButton(f"{self.look.name(f'side:{hand.side}')}   {hand.count}")
        tab.setProperty("role", "tab")
        tab.setCheckable(True)
        tab.setChecked(hand.side == self._power)
        tab.setAccessibleName(
            f"{self.look.name(f'side:{hand.side}')}: {self.look.tr('hand-cards', count=hand.count)}"
        )
        tab.clicked.connect(lambda _=False, side=hand.side: self.show_power(side))
        shield = Shield(self.look, 0.72)
        shield.show_powers((hand.side,))
        inside = QHBoxLayout(tab)
        inside.setContentsMargins(8, 0, 8, 0)
        inside.addWidget(shield)
        inside.addStretch(1)
        sign = self.session.table.seat_entry(hand.seat).sign
        if sign:
            inside.addWidget(sign_picture(self.look, sign))
        tab.setStyleSheet(f"padding-left: {self.look.px(34)}px;")
        return tab

    def show_power(self, side: str) -> None:
        """Show the hand of another power."""
        self._power = side
        self.refresh()

    def _advice(self) -> QWidget:
        """What may be done about the cards: keep them open, or pay on."""
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 2, 0, 0)
        lines.setSpacing(2)
        paying = self._payment()
        if paying:
            lines.addWidget(words_label(paying, "head"))
        if self.guarded and not self.open:
            lines.addWidget(
                words_label(self.look.tr("hand-hidden", key=self.look.key("keys-hand")), "second")
            )
            keep = QPushButton(self.look.tr("hand-keep-open"))
            keep.setObjectName("keepOpen")
            keep.setProperty("role", "small")
            keep.clicked.connect(self.keep_open)
            lines.addWidget(keep)
        elif self.guarded and not paying:
            curtain = self.look.key("menu-curtain")
            lines.addWidget(words_label(self.look.tr("hand-kept-open", key=curtain), "second"))
        return box

    def _payment(self) -> str:
        """The running sum of what the viewer pays; what others pay concerns no card of this tray."""
        payment = self.session.view.facts.get("payment")
        if not isinstance(payment, dict) or self.session.decision is None:
            return ""
        due, paid = int(payment.get("due", 0)), int(payment.get("paid", 0))
        return (
            self.look.tr("panels-paid-of", paid=paid, due=due)
            if due
            else self.look.tr("panels-paid", paid=paid)
        )

    def _picks(self) -> list[Action]:
        return [choice.action for choice in self.session.choices.all if choice.gesture.kind == "pick"]

    def _end_width(self) -> int:
        return self.end.width() if self.end is not None else 0

    def _room(self) -> int:
        """How wide the cards may lie."""
        taken = self._side_box.width() if not self._side_box.isHidden() else 0
        return max(300, self.width() - taken - self._end_width() - 70)

    def _lay_cards(self, hand: HandView, room: int) -> None:
        new = self.news.look(hand, self.session.view.turn)
        copies: Counter[str] = Counter()
        for card in cards_of(self.look).order(hand.cards or ()):
            button = CardButton(self.look, card, hand.side, copy=copies[card])
            copies[card] += 1
            if card in new:
                button.mark_new()
            button.wanted.connect(partial(self._wanted, button))
            button.why.connect(self._explain)
            self.cards.append(button)
        if self.cards:
            self._row.addWidget(Fan(self.cards, room))
        self._restate()

    def _restate(self) -> None:
        """Show which cards can be played, which are chosen, and which not now; what cannot be laid keeps its digit."""
        picks = {source.removeprefix("card:") for source in self._sources()}
        laying = self.session.laying
        asked = bool(picks) or laying.asked
        digit = 0
        for number, button in enumerate(self.cards, start=1):
            chosen = (button.card, button.copy) in laying.chosen
            live = chosen or button.card in picks or (laying.asked and laying.can_add(button.card))
            digit = number if laying.asked else digit + live
            state = CardState.PLAYABLE if live else CardState.NOT_NOW if asked else CardState.PLAIN
            button.show_state(CardState.CHOSEN if chosen else state, digit if digit < 10 else 0)
            not_now = state is CardState.NOT_NOW and not chosen
            button.setToolTip(self._why_not(button.card) if not_now else self._told(button.card))

    def _sources(self) -> set[str]:
        """What can be picked now."""
        return {action.gesture().source for action in self._picks()}

    def _told(self, card: str) -> str:
        """The tooltip of a card that can be played, where it is not shown enlarged."""
        return "" if cards_of(self.look).large else self.look.name(f"card:{card}")

    def _wanted(self, button: CardButton) -> None:
        """Play or pay a card, or choose it to be laid."""
        if f"card:{button.card}" in self._sources():
            self.take(button.card)
        else:
            self.session.laying.toggle(button.card, button.copy)

    def _refusal(self, card: str) -> Refusal | None:
        """Why a card can't be used now."""
        decision, laying = self.session.decision, self.session.laying
        if laying.asked and (refusal := laying.why_not(card)) is not None:
            return refusal
        attempts = decision.attempt(f"card:{card}", "") if decision else ()
        return next((refusal for a in attempts if (refusal := self.session.why_not(a)) is not None), None)

    def _why_not(self, card: str) -> str:
        refusal = self._refusal(card)
        if refusal is None:
            return self.look.tr("refuse-not-now")
        chip = self.look.words.clause(refusal.clause) if refusal.clause else ""
        return " ".join(part for part in (self.look.text(refusal.message), chip) if part)

    def _explain(self, card: str) -> None:
        refusal = self._refusal(card)
        if refusal is not None:
            self.session.refused.emit(refusal)

    def _lay_backs(self, hand: HandView) -> None:
        backs = Backs(self.look, hand.side, hand.count, room=self._room())
        backs.clicked.connect(self.keep_open)
        self._row.addWidget(backs)

    # --- playing ------------------------------------------------------------------

    def take(self, card: str) -> None:
        """Play or pay a card; a Reserve first asks for its value."""
        actions = [a for a in self._picks() if a.gesture().source == f"card:{card}"]
        if len(actions) == 1:
            self.session.act(actions[0])
        elif actions:
            self._choose_value(card, actions)

    def _choose_value(self, card: str, actions: list[Action]) -> None:
        menu = QMenu(self)
        menu.setObjectName("valueChooser")
        menu.setAccessibleName(self.look.tr("prompt-choose"))
        for action in sorted(actions, key=lambda a: a.gesture().value):
            gesture = action.gesture()
            entry = menu.addAction(self.look.text(gesture.label))
            if 0 < gesture.value < 10:
                entry.setText(f"&{gesture.value}   {self.look.text(gesture.label)}")
            entry.triggered.connect(lambda _=False, a=action: self.session.act(a))
        menu.aboutToHide.connect(menu.deleteLater)
        button = next((c for c in self.cards if c.card == card), None)
        spot = button.mapToGlobal(QPoint(0, 0)) if button else self.mapToGlobal(QPoint(0, 0))
        menu.popup(spot - QPoint(0, menu.sizeHint().height()))

    def press_digit(self, digit: int) -> bool:
        """Play the n-th playable card."""
        for button in self.cards:
            if button.digit == digit:
                button.click()
                return True
        return False

    # --- the duel -----------------------------------------------------------------

    def set_duel(self, seats: tuple[str, str] | None) -> None:
        """Lay both hands beside each other, or go back to one."""
        self.duel = seats
        self.refresh()

    def _lay_duel(self, seats: tuple[str, str]) -> None:
        fight = self.session.view.facts.get("fight")
        if not isinstance(fight, dict):
            return
        room = self.width() - self._end_width() - 2 * caption_width(self.look) - 90
        for seat, who, key in zip(seats, ("attacker", "defender"), DUEL_KEYS, strict=True):
            side = str(fight[who]["side"])
            hand = next((h for h in self.session.view.hands if h.side == side), None)
            if hand is None:
                continue
            self._row.addWidget(duellist(self.look, self.session, seat, hand, self.look.key(key)))
            if self.session.viewer == seat and hand.cards is not None:
                self._lay_cards(hand, room * 2 // 3)
            else:
                part = room // 3 if self.session.viewer else room // 2
                self._row.addWidget(Backs(self.look, side, hand.count, room=max(100, part)))
            self._row.addStretch(1)
