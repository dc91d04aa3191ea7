"""Hands that fill in the forms of SACHSEN: terms of a peace, motions of a congress, the sheet of a bargain."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from desktop.games.sachsen.bargain_form import HalfForm
from desktop.games.sachsen.bargains_panel import BargainsPanel
from desktop.games.sachsen.congress_panel import PAYMENT, CongressPanel
from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.parts.game_panel import GamePanel
from desktop.views.widgets.number_field import NumberField, Stepper
from engine.games.sachsen.actions import Motion, Offer, Terms
from engine.kernel.action import Action
from tests.desktop.hands import named, saying
from tests.desktop.person import LONG, wait

if TYPE_CHECKING:
    from tests.desktop.games.sachsen.hands import SachsenHands

Key = Qt.Key
Shown = TypeVar("Shown", bound=GamePanel)
WHOSE = ("give", "want", "both")


class FormHands:
    """The forms of one window, filled in by mouse alone or by keys alone."""

    def __init__(self, hands: SachsenHands) -> None:
        self.hands, self.fingers, self.keys = hands, hands.fingers, hands.keys

    def panel(self, kind: type[Shown]) -> Shown:
        """A panel, opened by its head where it is folded."""
        panel = self.hands.window.panel(kind)
        assert panel is not None
        section = self.hands.window.column.named[panel.name]
        if not (section.is_open and panel.inner.isVisible()):
            if self.keys:
                self.fingers.lead(panel.head, panel.head)
                self.fingers.key(Key.Key_Return)
            else:
                self.fingers.click(panel.head)
            QApplication.processEvents()
        assert panel.inner.isVisible(), panel.name
        return panel

    def push(self, button: QWidget, panel: GamePanel) -> None:
        """A click on what is brought into sight, or Tab to it and Space."""
        if not self.keys:
            panel.area.ensureWidgetVisible(button)
            QApplication.processEvents()
        self.fingers.push(button, panel, keys=self.keys)
        QApplication.processEvents()

    def turn(self, box: QComboBox, wanted: object, panel: GamePanel) -> None:
        """Choose a line of a box."""
        if self.keys:
            self.fingers.lead(box, panel)
        else:
            panel.area.ensureWidgetVisible(box)
            QApplication.processEvents()
        self.fingers.turn(box, wanted, keys=self.keys)

    def number(self, stepper: Stepper, wanted: int, panel: GamePanel) -> None:
        """Press minus or plus until the sum stands there, or type it."""
        field: NumberField = stepper.field
        if field.value() == wanted:
            return
        if self.keys:
            self.fingers.lead(field, panel)
            self.fingers.type(str(wanted))
        else:
            panel.area.ensureWidgetVisible(stepper)
            QApplication.processEvents()
            self.hands.step(field, stepper.minus, stepper.plus, wanted)

    # --- peace ---------------------------------------------------------------------------

    def fill_terms(self, action: Terms) -> None:
        """The money in its row, provinces where they are lit on the map."""
        panel = self.hands.window.panel(NumberPanel)
        assert panel is not None
        for line in panel.rows:
            name = line.row.source.removeprefix("country:")
            if not line.row.pressed:
                self.number(line.plus.parent(), action.money, panel)  # type: ignore[arg-type]
            elif line.box.isChecked() != (name in action.provinces):
                self.turn_land(line.row.source)
        QApplication.processEvents()
        for line in panel.rows:
            name = line.row.source.removeprefix("country:")
            assert not line.row.pressed or line.box.isChecked() == (name in action.provinces), name
        assert panel.form.over.isEnabled()
        self.push(panel.form.over, panel)

    def turn_land(self, ref: str) -> None:
        """A province that is lit is pressed on the map."""
        self.hands.press_at(ref)
        QApplication.processEvents()

    # --- congress ------------------------------------------------------------------------

    def table_motion(self, action: Motion) -> None:
        """Its kind, then which, with its sum; to call a congress its panel is opened from that of the courts."""
        panel = self.hands.window.panel(CongressPanel)
        assert panel is not None
        if not panel.inner.isVisible():
            courts = self.panel(CourtsPanel)
            self.push(named(courts, "callCongress"), courts)
        form = panel.form
        assert form.isVisible()
        text = action.text()
        if action.number == PAYMENT:
            stem = text.rpartition(" ")[0]
            kinds = form._motions[PAYMENT]
            text = next(one for one in kinds if one.rpartition(" ")[0] == stem)
        self.turn(form.kind, action.number, panel)
        self.turn(form.which, text, panel)
        if action.number == PAYMENT:
            self.number(form.stepper, int(action.words[-1]), panel)
        self.push(form.send, panel)

    # --- bargains ------------------------------------------------------------------------

    def offer(self, action: Offer) -> None:
        """The sheet part by part, then its button."""
        panel = self.panel(BargainsPanel)
        form, words = panel.form, list(action.words)
        self.turn(form.whom, action.seat, panel)
        whose = ""
        while words:
            word = words.pop(0)
            half = {"give": form.mine, "want": form.yours}.get(whose)
            if word in WHOSE:
                whose = word
            elif word == "promise":
                self.promise(panel, whose, int(words[0]), words[1:])
                break
            elif word in form.pacts:
                self.push(form.pacts[word], panel)
            elif word == "money":
                assert half is not None
                self.number(half.stepper, int(words.pop(0)), panel)
            else:
                assert half is not None
                self.add(half, word, words.pop(0), panel)
        assert form.send.isEnabled()
        self.push(form.send, panel)

    def promise(self, panel: BargainsPanel, whose: str, turn: int, words: list[str]) -> None:
        """Its words, who makes it, until when."""
        form = panel.form
        if self.keys:
            self.fingers.lead(form.promise, panel)
        else:
            panel.area.ensureWidgetVisible(form.promise)
            self.fingers.click(form.promise)
        self.fingers.type(" ".join(words))
        self.turn(form.whose, whose, panel)
        self.turn(form.until, turn, panel)

    def add(self, half: HalfForm, word: str, name: str, panel: GamePanel) -> None:
        """A thing from the menu of a half, which has a menu for each kind."""
        view = half.appearance
        said = (
            view.tr("sachsen-talk-until", n=int(name)) if word == "passage" else view.name(f"country:{name}")
        )
        if self.keys:
            self.fingers.lead(half.add, panel)
        else:
            panel.area.ensureWidgetVisible(half.add)
        before = len(half.items)
        self.fingers.open_menus(
            half.add, half.add.menu(), (view.tr(f"sachsen-offer-{word}"), said), keys=self.keys
        )
        assert wait(lambda: len(half.items) > before, LONG), (word, name)

    def answer_offer(self, action: Action, partner: str) -> None:
        """The other is called to the screen by who offers, says his word, and gives the screen back."""
        hands = self.hands
        panel = self.panel(BargainsPanel)
        self.push(named(panel, "showOffer"), panel)
        assert wait(hands.window.curtain.isVisible, LONG)
        hands.come()
        assert hands.window.session.viewer == partner
        panel = self.panel(BargainsPanel)
        label = hands.window.appearance.text(action.gesture().label)
        self.push(saying(panel, label), panel)
        decision = hands.window.session.table.decision()
        assert decision is not None
        hands.hand_over(decision.seat)
