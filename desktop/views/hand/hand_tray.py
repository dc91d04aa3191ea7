"""The hand tray: the cards of the powers that the viewer leads, as strips or whole, face down until asked for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.art.icons import icon
from desktop.profile.keys import DUEL_KEYS
from desktop.session.session import Session
from desktop.views.hand.duellist import caption_width, duellist
from desktop.views.hand.hand_advice import HandAdvice
from desktop.views.hand.hand_cards import (
    BELOW,
    Backs,
    CardButton,
    Fan,
    cards_of,
    fan_rows,
    strip_of,
    strip_size,
)
from desktop.views.hand.hand_play import HandPlay
from desktop.views.hand.hand_tabs import HandTabs
from desktop.views.parts.card_looks import StripLook
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import clear, words_label
from desktop.views.widgets.focus import keeps_focus
from desktop.views.widgets.geometry import Geometry
from engine.kernel.view import HandView

AROUND = 10
"""What the tray is higher than a card with its room."""
LEAST = 52
"""The height of the tray at least."""
TABS = 16
"""What a tray without cards has around its tabs."""
LEAST_TAB = 31
"""The height that a tab needs at least."""
LEAST_ROOM = 200
"""Cards have so much room at least: the window is never too narrow for it."""
ENOUGH = 240
"""Beside strips nothing is said in words that leaves the cards less."""
CARDS, STRIPS = "cards", "strips"


class HandTray(QFrame):
    """One tab per power the viewer leads; a duel shows both hands side by side, as whole cards where there is room.

    The first table of a game shows whole cards, unless its look says strips. Later ones show what the person chose
    last, at first strips; where there is room for whole cards at any time, these.

    Attributes:
        guarded: other persons may see this screen, so hands lie face down until asked for.

    Signals:
        rule_asked: a clause to be read. look_asked: a duellist, by a seat, wants to see the own hand, or no more.
    """

    rule_asked = Signal(str)
    look_asked = Signal(str)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("tray")
        self.appearance, self.session = appearance, session
        self.guarded = False
        self.duel: tuple[str, str] | None = None
        self._power = ""
        self._kept = self._held = False
        self._last_viewer: str | None = None
        self._geometry = Geometry(0, 0, 1.0)
        self._form = CARDS
        self._first = self._recall()
        self._laid: Fan | Backs | None = None
        self._advice: HandAdvice | None = None
        self.play = HandPlay(appearance, session, self)
        self._build()
        session.changed.connect(self._fresh)
        session.selection.wanted_up.connect(self.keep_open)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def _recall(self) -> bool:
        """Take the form that was kept for this game; whether this is its first table."""
        kept, game = self.appearance.settings.hands, self.session.view.game
        first = game not in kept and not cards_of(self.appearance).strips_first
        self._form = CARDS if first else kept.get(game, STRIPS)
        if first:
            kept[game] = STRIPS
            self.appearance.settings.save()
        return first

    def _build(self) -> None:
        self.tabs = HandTabs(self.appearance, self.session)
        self.tabs.chosen.connect(self.show_power)
        self._side_box, self._end_box = QWidget(), QWidget()
        self._side, self._end = QVBoxLayout(self._side_box), QHBoxLayout(self._end_box)
        self._side.setSpacing(4)
        self._side.setContentsMargins(0, 2, 0, 2)
        self._end.setContentsMargins(0, 0, 0, 0)
        self._side.addWidget(self.tabs)
        self._advice_box = QVBoxLayout()
        self._side.addLayout(self._advice_box)
        self._side.addStretch(1)
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
        self.fold_button = QToolButton(autoRaise=True)
        self.fold_button.setObjectName("foldHand")
        self.fold_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold_button.clicked.connect(self.fold)
        line = QHBoxLayout(self)
        line.setSpacing(8)
        line.addWidget(self._side_box)
        line.addWidget(self._area, 1)
        line.addWidget(self._end_box, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.fold_button, 0, Qt.AlignmentFlag.AlignTop)

    def stops(self) -> list[QWidget]:
        """Where F6 leads: to the first card, or to the button that turns the hand up."""
        keep = self._advice.keep if self._advice is not None else None
        return [*self.cards[:1]] or ([keep] if keep is not None else [])

    # --- strips or whole cards ------------------------------------------------------

    @property
    def cards(self) -> list[CardButton]:
        """The cards that lie open."""
        return self.play.cards

    @property
    def strips(self) -> bool:
        """Whether the cards lie as strips."""
        if self.duel:
            return self._geometry.cramped or cards_of(self.appearance).strips_first
        if self._geometry.tall:
            return False
        return self._form == STRIPS or (self._first and self._geometry.cramped)

    @property
    def _strip(self) -> StripLook | None:
        """How the cards lie as strips; None: they lie whole."""
        return strip_of(self.appearance, broad=self._geometry.broad) if self.strips else None

    def lay_out(self, geometry: Geometry) -> None:
        """Fit a window of this geometry."""
        before, self._geometry = self._strip, geometry
        if self._strip != before:
            self.refresh()

    def fold(self) -> None:
        """Lay strips instead of whole cards, or whole cards instead of strips; kept for the next table of the game."""
        self._form = CARDS if self.strips else STRIPS
        self._first = False
        self.appearance.settings.hands[self.session.view.game] = self._form
        self.appearance.settings.save()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards lie closer in a narrow window."""
        super().resizeEvent(event)
        if event.oldSize().width() == event.size().width():
            return
        if self.duel:
            self.refresh()
        elif self._laid is not None:
            self._fit_advice()
            self._laid.fit(self._room())
            self._take_height()

    def _take_height(self) -> None:
        """As high as what lies there; the same with a hand face down as when it is opened."""
        line = self.layout()
        assert line is not None
        strip = self._strip
        line.setContentsMargins(10, 3 if strip else 4, 6, 0 if strip else 4)
        if not self.duel and self._bare:
            high = self.appearance.px(LEAST)
        elif strip is None:
            face = cards_of(self.appearance)
            high = round((face.height + face.above + BELOW + AROUND) * self.appearance.card_scale)
        elif self.duel:
            high = strip_size(self.appearance, strip).height() + 4
        else:
            count = next((hand.count for hand in self._own_hands() if hand.side == self._power), 0)
            laid = self._laid
            room = self._room(advised=False)
            rows = laid.rows if isinstance(laid, Fan) else fan_rows(self.appearance, strip, count, room)
            high = max(
                strip_size(self.appearance, strip).height() * rows + 4, LEAST, self.appearance.px(LEAST_TAB)
            )
        if high != self.height():
            self.setFixedHeight(high)

    @property
    def _bare(self) -> bool:
        """Whether no hand on show has a card: the tray is low, whatever form is chosen."""
        return not any(hand.count for hand in self._own_hands())

    @property
    def _low(self) -> bool:
        """Whether the tray has no room for words below its tabs: they stand beside the cards."""
        return self.strips or self._bare

    # --- open or closed -----------------------------------------------------------

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

    @property
    def peeks(self) -> bool:
        """Whether a key that is held shows the hand; one that is kept open leaves the key to what has the focus."""
        return self.guarded and not self._kept

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

    @keeps_focus
    def refresh(self) -> None:
        """Lay out everything anew."""
        self.session.selection.cover(not self.open)
        self.play.forget()
        self._laid = self._advice = None
        for lines in (self._row, self._advice_box, self._end):
            clear(lines)
        hands = self._own_hands()
        self._say_fold(bool(hands))
        self._side_box.setVisible(bool(hands) and not self.duel)
        self._end_box.hide()
        if hands and not self.duel:
            self._choose_power(hands)
            self._lay_hands(hands)
        self._take_height()
        if self.duel:
            self._lay_duel(self.duel)
        else:
            self._row.addStretch(1)

    def _lay_hands(self, hands: list[HandView]) -> None:
        """Tabs, advice, and the hand chosen."""
        strip = self._strip
        room = strip_size(self.appearance, strip).height() if strip else 0
        wide = self.tabs.show_hands(
            hands, self._power, self.appearance.px(LEAST - TABS) if self._bare else room
        )
        low = self._low
        self._advice = HandAdvice(self.appearance, self.session, self.guarded, self._kept, in_line=low)
        self._advice.kept_open.connect(self.keep_open)
        (self._end if low else self._advice_box).addWidget(self._advice)
        self._end_box.setVisible(low)
        self._side_box.setFixedWidth(wide)
        self._fit_advice()
        shown = next(h for h in hands if h.side == self._power)
        if self.open and shown.cards is not None:
            self._lay(Fan(self.play.open_cards(shown, strip=strip), self._room()))
        elif shown.count:
            backs = Backs(self.appearance, shown.side, shown.count, room=self._room(), strip=strip)
            backs.clicked.connect(self.keep_open)
            self._lay(backs)
        else:
            self._row.addWidget(words_label(self.appearance.tr("hand-empty"), "second", wrap=False))

    def _lay(self, cards: Fan | Backs) -> None:
        self._laid = cards
        self._row.addWidget(cards, 0, Qt.AlignmentFlag.AlignTop)

    def _say_fold(self, held: bool) -> None:
        """The button that folds the hand, where there is a choice."""
        appearance, side = self.appearance, self.appearance.px(20)
        key = "hand-unfold" if self.strips else "hand-fold"
        self.fold_button.setIcon(
            icon("unfold" if self.strips else "fold", appearance.theme.window.second_ink, side)
        )
        self.fold_button.setIconSize(QSize(side, side))
        told = appearance.tr(key, key=appearance.key("keys-fold-hand"))
        self.fold_button.setToolTip(told)
        self.fold_button.setAccessibleName(told)
        self.fold_button.setVisible(held and not self.duel and not self._geometry.tall)

    def _own_hands(self) -> list[HandView]:
        """The viewer's hands, and after them those that lie open at the table."""
        viewer = self.session.viewer
        hands = [h for h in self.session.view.hands if viewer and (h.seat == viewer or h.cards is not None)]
        return sorted(hands, key=lambda h: h.seat != viewer)

    def _choose_power(self, hands: list[HandView]) -> None:
        """The tab on show: the one asked for, else the power that acts now."""
        sides = [h.side for h in hands]
        needed = {a.gesture().source for a in self.play.picks()}
        needed |= self.session.choices.laid.cards
        acting = [h.side for h in hands if h.cards and any(f"card:{c}" in needed for c in h.cards)]
        if self._power in sides and not acting:
            return
        if acting and self._power not in acting:
            self._power = acting[0]
        elif self._power not in sides:
            now = [s for s in sides if s in self.session.view.acting]
            self._power = (now or sides)[0]

    def show_power(self, side: str) -> None:
        """Show the hand of another power."""
        self._power = side
        self.refresh()

    def _fit_advice(self) -> None:
        """Beside strips words give way to the cards where there is no room for both."""
        if self._advice is not None and self._low:
            self._advice.say_all(True)
            self._advice.say_all(self.width() - self._taken() >= self.appearance.px(ENOUGH))

    def _room(self, *, advised: bool = True) -> int:
        """How wide the cards may lie, with what is said beside them or without."""
        return max(LEAST_ROOM, self.width() - self._taken(advised=advised))

    def _taken(self, *, advised: bool = True) -> int:
        """What stands beside the cards takes so much."""
        ends = (
            self._side_box.minimumWidth(),
            self._end.sizeHint().width(),
            self.fold_button.sizeHint().width(),
        )
        hidden = (
            self._side_box.isHidden(),
            not advised or self._end_box.isHidden(),
            self.fold_button.isHidden(),
        )
        return sum(wide + 8 for wide, away in zip(ends, hidden, strict=True) if not away) + 32

    # --- playing ------------------------------------------------------------------

    def press_digit(self, digit: int) -> bool:
        """Play the n-th playable card."""
        return self.play.press_digit(digit)

    # --- the duel -----------------------------------------------------------------

    def set_duel(self, seats: tuple[str, str] | None) -> None:
        """Lay both hands beside each other, or go back to one."""
        self.duel = seats
        self.refresh()

    def _lay_duel(self, seats: tuple[str, str]) -> None:
        contest = self.session.view.contest
        if contest is None:
            return
        strip, viewer, strips = self._strip, self.session.viewer, self.strips
        room = self.width() - 2 * caption_width(self.appearance, strips=strips) - (60 if strips else 90)
        for seat, one, name in zip(seats, contest.sides, DUEL_KEYS, strict=True):
            side, key = one.side, self.appearance.key(name)
            hand = next((h for h in self.session.view.hands if h.side == side), None)
            if hand is None:
                continue
            look = partial(self.look_asked.emit, seat)
            who = duellist(self.appearance, self.session, contest, seat, hand, key, look=look, strips=strips)
            self._row.addWidget(who)
            if viewer == seat and hand.cards is not None:
                own = room if strips else room * 2 // 3
                self._row.addWidget(Fan(self.play.open_cards(hand, strip=strip), own))
            elif not (viewer and strips):  # the number of the other's cards is told; the own have the room
                part = room // 3 if viewer else room // 2
                self._row.addWidget(
                    Backs(self.appearance, side, hand.count, room=max(100, part), strip=strip)
                )
            self._row.addStretch(1)
