"""Displays: what each side may still draft and settle, its reserve, discards and deck, and the neutral display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from PySide6.QtWidgets import QHBoxLayout

from desktop.art.strokes import fill
from desktop.games.acres.strips import Strip
from desktop.session.session import Session
from desktop.views.panels.inspector import triangle
from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, Picture, Shield, ShortButton, clear, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.games.acres.view_types import AcresView
from engine.kernel.action import Action
from engine.kernel.errors import KabinettError
from engine.kernel.refusal import Refusal

OFFER, DISCARD = "offer", "discard"


class DisplaysPanel(GamePanel):
    """All cards that lie open, of both sides and neutral. One that may be drafted or taken back is clicked here."""

    name, stand = "displays", Stand.FOLDED

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 6, 8, 8), gap=3)
        self._unfolded: set[tuple[str, str]] = set()
        self._shown: object = None
        self.strips: dict[str, Strip] = {}
        session.changed.connect(self.refresh)
        session.selection.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether the cards chosen are laid at a card of a discard pile."""
        return any(ref.startswith(f"{DISCARD}:") for ref in self.session.selection.targets())

    def come_into_sight(self) -> None:
        """It is only filled while it can be seen."""
        self.refresh()

    # --- laying out ---------------------------------------------------------------

    @keeps_focus
    def refresh(self) -> None:
        """Lay out the displays of the View."""
        shown = self._content() if self.in_sight else None
        if shown is not None and shown == self._shown:
            return
        self._shown = shown
        offset = self.area.verticalScrollBar().value()
        self.head.say(self.appearance.tr("panel-displays"))
        clear(self.lines)
        self.strips = {}
        if not self.in_sight:
            return
        view = AcresView.of(self.session.view)
        sides = [side for sides in view.seats.values() for side in sides]
        own = next(iter(view.seats.get(self.session.viewer or "", ())), next(iter(view.acting), sides[0]))
        self._side(view, own)
        self._cards("neutral", own, view.neutral, OFFER, folded=False)
        for side in sides:
            if side != own:
                self._side(view, side)
        self.lines.addStretch(1)
        self.inner.adjustSize()
        self.area.verticalScrollBar().setValue(offset)

    def _content(self) -> object:
        """All that the panel shows; while it is the same nothing is laid out anew."""
        view, choices = AcresView.of(self.session.view), self.session.choices
        piles = view.reserve, view.empire, view.locations, view.neutral, view.discard
        counts = view.money, view.deck
        hands = tuple(hand.count for hand in view.hands)
        offers = frozenset(ref for ref in choices.by_source if ref.startswith(f"{OFFER}:"))
        taken = frozenset(ref for ref in self.session.selection.targets() if ref.startswith(f"{DISCARD}:"))
        asked = self.session.viewer, view.acting, view.step
        return piles, counts, hands, offers, taken, asked, frozenset(self._unfolded), self.appearance.dress

    def _side(self, view: AcresView, side: str) -> None:
        """One side: what everybody knows of it in a line, then its cards."""
        own = side in view.acting
        line = QHBoxLayout()
        line.setContentsMargins(0, 6, 0, 0)
        shield = Shield(self.appearance, 0.8)
        shield.show_powers((side,))
        line.addWidget(shield)
        line.addWidget(words_label(self.appearance.name(f"side:{side}"), "head"))
        hand = next(hand.count for hand in view.hands if hand.side == side)
        counts = self.appearance.tr("acres-counts", money=view.money[side], hand=hand, deck=view.deck[side])
        line.addWidget(words_label(counts, "second"), 1)
        self.lines.addLayout(line)
        self._cards("reserve", side, view.reserve[side], "", folded=False)
        self._cards("empire", side, view.empire[side], OFFER if own else "", folded=not own)
        self._cards("locations", side, view.locations[side], "", folded=True)
        self._discard(side, view.discard[side][::-1])

    def _discard(self, side: str, cards: tuple[str, ...]) -> None:
        """The pile from its top: the uppermost card, or all of them in order when it is leafed through."""
        unfolded = self._heading("discard", side, len(cards), folded=not self.wanted)
        if cards:
            self._lay([(card, 1) for card in (cards if unfolded else cards[:1])], side, DISCARD)

    def _cards(self, kind: str, side: str, cards: Iterable[str], use: str, *, folded: bool) -> None:
        held = list(cards)
        if self._heading(kind, side, len(held), folded=folded):
            self._lay(list(Counter(held).items()), side, use)

    def _heading(self, kind: str, side: str, count: int, *, folded: bool) -> bool:
        """The caption of some cards with their number; whether they are shown."""
        caption = self.appearance.tr(
            "acres-cards-in", caption=self.appearance.tr(f"acres-caption-{kind}"), count=count
        )
        if not count:
            self.lines.addWidget(words_label(caption, "second"))
            return False
        key = (kind, side)
        unfolded = folded == (key in self._unfolded)
        fold = ShortButton()
        fold.say(caption)
        fold.setProperty("role", "link")
        fold.setObjectName(f"fold-{kind}-{side}")
        fold.clicked.connect(partial(self._fold, key))
        blue = self.appearance.theme.lights.legal
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(Picture(self.appearance, 14, 14, lambda p: fill(p, triangle(unfolded), blue)))
        line.addWidget(fold, 1)
        self.lines.addLayout(line)
        return unfolded

    def _fold(self, key: tuple[str, str]) -> None:
        """Show some cards, or only how many they are."""
        self._unfolded ^= {key}
        self.refresh()

    def _lay(self, cards: list[tuple[str, int]], side: str, use: str) -> None:
        flow = Flow(0)
        for card, count in cards:
            ref = f"{use}:{card}" if use else ""
            action = self._action(use, card)
            refusal = self._refusal(use, card) if action is None else None
            strip = Strip(
                self.appearance,
                Card(card, side),
                count=count,
                priced=use == OFFER,
                take=partial(self.session.act, action) if action is not None else None,
                not_now=self._said(refusal),
            )
            strip.why.connect(partial(self._explain, card, refusal))
            if ref:
                self.strips.setdefault(ref, strip)
            flow.addWidget(strip)
        self.lines.addLayout(flow)

    # --- what can be done with a card -----------------------------------------------

    def _action(self, use: str, card: str) -> Action | None:
        """The one Action that takes this card: it is drafted, or what is laid is laid at it."""
        choices, laying = self.session.choices, self.session.selection
        found = choices.of(f"{OFFER}:{card}") if use == OFFER else []
        if use == DISCARD and laying.chosen:
            found = list(laying.at((f"{DISCARD}:{card}",)))
        return found[0].action if len(found) == 1 else None

    def _refusal(self, use: str, card: str) -> Refusal | None:
        """Why a card on offer can't be drafted now."""
        if use != OFFER or self.session.decision is None or self.session.view.step != "acts":
            return None
        try:
            return self.session.why_not(self.session.table.read(f"draft {card}"))
        except KabinettError:
            return None

    def _said(self, refusal: Refusal | None) -> str:
        if refusal is None:
            return ""
        chip = self.appearance.words.clause(refusal.clause) if refusal.clause else ""
        return " ".join(part for part in (self.appearance.text(refusal.message), chip) if part)

    def _explain(self, card: str, refusal: Refusal | None) -> None:
        """Say why a card can't be taken, or show what it is."""
        if refusal is not None:
            self.session.refused.emit(refusal)
        else:
            self.pointed.emit(f"card:{card}")
