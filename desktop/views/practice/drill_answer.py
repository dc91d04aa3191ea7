"""Where a drill is answered that is not answered on the map: words, a number, cards; and any answer by its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QCompleter, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.art.cards import CardState
from desktop.art.strokes import at
from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.marking import Shown, draw_mark
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, capital, clear, on_button, words_label
from desktop.views.widgets.focus import keeps_focus, mean
from desktop.views.widgets.number_field import NumberField
from engine.practice.drill_run import DrillRun
from engine.practice.drill_words import item_words

LEAST, MOST = -99, 999
SIZE = 0.62
"""A card beside the question, of its usual size."""


class CardMark(QAbstractButton):
    """A card of the hand that can be marked."""

    def __init__(self, appearance: Appearance, game: str, card: Card) -> None:
        super().__init__()
        self.appearance, self.card = appearance, card
        self.shown: Shown | None = None
        self._look = parts_of(game).cards
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(appearance.name(card.ref))
        self.setToolTip(appearance.name(card.ref))
        scale = SIZE * appearance.card_scale
        self._scale = scale
        self.setFixedSize(
            QSize(round((self._look.width + 20) * scale), round((self._look.height + 20) * scale))
        )

    def show_mark(self, shown: Shown | None) -> None:
        """Show what has become of it."""
        self.shown = shown
        self.setChecked(shown == "marked")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face of the card, and its mark over it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with at(painter, 10 * self._scale, 10 * self._scale):
            state = CardState.CHOSEN if self.shown == "marked" or self.hasFocus() else CardState.PLAIN
            self._look.draw(painter, self.appearance, self.card, state, self._scale)
        if self.shown is not None:
            middle = QPointF(self.width() / 2, self.height() / 2)
            draw_mark(painter, middle, self.shown, 1, self.appearance.theme)
        painter.end()


class TypedMark(QLineEdit):
    """Marks by name, for the keyboard and for screen readers.

    Signals:
        named: what was named (its reference).
    """

    named = Signal(str)

    def __init__(self, appearance: Appearance, names: Mapping[str, str]) -> None:
        """`names`: name -> reference."""
        super().__init__()
        self._names = {_bare(name): ref for name, ref in names.items()}
        self.setObjectName("drillTyped")
        self.setPlaceholderText(appearance.tr("drills-type"))
        self.setAccessibleName(appearance.tr("drills-type"))
        completer = QCompleter(sorted(names), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setCompleter(completer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter marks what is named; with nothing typed it is the page's."""
        entered = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ref = self._names.get(_bare(self.text()), "")
        if entered and ref:
            self.clear()
            self.named.emit(ref)
        elif not (entered and self.text()):
            super().keyPressEvent(event)


def _bare(name: str) -> str:
    """A name as any keyboard can type it: small letters without accents."""
    parted = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(sign for sign in parted if not unicodedata.combining(sign))


class DrillAnswer(QWidget):
    """The part of the column in which the answer is given.

    Signals:
        toggled: something was marked or unmarked (reference, word, or digits of a number).
        entered: the number is the answer.
    """

    toggled = Signal(str)
    entered = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.words: dict[str, QPushButton] = {}
        self.cards: dict[str, CardMark] = {}
        self.field: NumberField | None = None
        self.typed: TypedMark | None = None
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)

    @keeps_focus
    def ask(self, run: DrillRun, names: Mapping[str, str], hand: Sequence[Card]) -> None:
        """Ask for the answer of another drill; `names` are those of what may be marked by name."""
        clear(self._lines)
        self.words, self.cards, self.field, self.typed = {}, {}, None, None
        form, game = run.drill.kind.form, run.drill.game.id
        if form == "choice":
            for word in run.drill.question.choices:
                told = item_words(self.appearance.words, game, run.drill.question, word)
                button = QPushButton(on_button(capital(told)))
                button.setProperty("role", "choice")
                button.setCheckable(True)
                mean(button, run.drill.kind.name, run.drill.seed, word)
                button.clicked.connect(partial(self._chosen, word))
                self._lines.addWidget(button)
                self.words[word] = button
        elif form == "number":
            self._ask_number()
        elif form == "cards":
            self._ask_cards(game, hand)
        else:
            self.typed = TypedMark(self.appearance, names)
            self.typed.named.connect(self.toggled)
            self._lines.addWidget(self.typed)

    def _ask_number(self) -> None:
        look = self.appearance
        self.field = NumberField(look.tr("drills-number"), look.px(22), look.locale())
        self.field.setObjectName("drillNumber")
        self.field.setRange(LEAST, MOST)
        self.field.setKeyboardTracking(True)  # what is typed stands at once: one Enter gives it
        self.field.setFixedSize(look.px(96), look.px(40))
        self.field.valueChanged.connect(lambda number: self.toggled.emit(str(number)))
        self.field.entered.connect(self.entered)
        self._lines.addWidget(self.field, 0, Qt.AlignmentFlag.AlignLeft)

    def _ask_cards(self, game: str, hand: Sequence[Card]) -> None:
        """The hand of each side below its name."""
        for side in dict.fromkeys(card.side for card in hand):
            self._lines.addWidget(words_label(self.appearance.name(f"side:{side}"), "head"))
            box, flow = QWidget(), Flow(4)
            box.setLayout(flow)
            for card in hand:
                if card.side == side:
                    mark = CardMark(self.appearance, game, card)
                    mark.clicked.connect(partial(self._chosen, card.ref))
                    flow.addWidget(mark)
                    self.cards[card.ref] = mark
            self._lines.addWidget(box)

    def _chosen(self, item: str, _checked: bool = False) -> None:
        self.toggled.emit(item)

    def show_marks(self, marks: Mapping[str, Shown], *, open_: bool) -> None:
        """Show what is marked, or what came of it; `open_`: whether it may still be changed."""
        for word, button in self.words.items():
            button.setChecked(marks.get(word) in ("marked", "right", "wrong"))
        for ref, mark in self.cards.items():
            mark.show_mark(marks.get(ref))
        for part in (self.field, self.typed):
            if part is not None:
                part.setEnabled(open_)

    def take_focus(self) -> None:
        """Let the keyboard begin here."""
        first = next(iter((*self.words.values(), *self.cards.values())), None) or self.field or self.typed
        if first is not None:
            first.setFocus()
