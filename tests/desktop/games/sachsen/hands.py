"""Hands that play SACHSEN at the real window: behind curtains, on the pages of rounds, in calls, with cards."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.session.calls import passers
from engine.games.sachsen.actions import Motion, Offer, Terms
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from tests.desktop.games.sachsen.form_hands import FormHands
from tests.desktop.hands import Hands
from tests.desktop.person import LONG, says, wait

Key = Qt.Key


class SachsenHands(Hands):
    """One pair of hands for all players of a year.

    Attributes:
        curtains, pages: how many were opened, how many answers of a round were given on its page.
    """

    curtains = pages = 0

    @cached_property
    def forms(self) -> FormHands:
        """What they fill in."""
        return FormHands(self)

    @property
    def asked(self) -> Decision | None:
        """What is asked, when all have come who must and have read what a round came to."""
        if self.stale:
            self.window.session.refresh()
            self.stale = False
        QApplication.processEvents()
        while self.window.answers.isVisible() and self.window.answers.show_all.isVisible():
            self.press_cover(self.window.answers.show_all)
            QApplication.processEvents()
        decision = self.window.session.table.decision()
        if decision is not None and self.window.curtain.isVisible():
            self.come()
            decision = self.window.session.table.decision(self.window.session.viewer) or decision
        return decision

    @property
    def called(self) -> bool:
        """Whether all who are present are asked at once, and nobody has come forward."""
        return self.window.session.viewer is None and bool(passers(self.window.session))

    # --- coming -------------------------------------------------------------------

    def come(self) -> None:
        """Hold the button of the curtain, or Enter, until it opens."""
        curtain = self.window.curtain
        assert self.window.session.viewer is None, "nothing of anybody is shown behind the curtain"
        if self.keys:
            self.fingers.hold(Key.Key_Return)
        else:
            self.fingers.press(curtain.button, curtain.button.rect().center())
        assert wait(lambda: not curtain.isVisible(), LONG)
        if self.keys:
            self.fingers.free(Key.Key_Return)
        else:
            self.fingers.let_go(self.window, QPoint(2, 2))
        self.curtains += 1
        QApplication.processEvents()

    def press_cover(self, button: QPushButton) -> None:
        """A click, or Space on what has the focus already."""
        if self.keys:
            self.fingers.lead(button)
            self.fingers.key(Key.Key_Space)
        else:
            self.fingers.click(button)

    # --- playing ------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """By the page of the round, by one press for all, by cards, or as everywhere."""
        decision, table = self.asked, self.window.session.table
        assert decision is not None
        if self.called and action != decision.passing:
            self.come_forward(action)
        elif (
            decision.round == "call"
            and self.window.session.viewer != decision.seat
            and action != decision.passing
        ):
            self.hand_over(decision.seat)
        before = len(table.history)
        if self.window.answers.isVisible():
            self.answer(action)
        elif self.called:
            self.pass_for_all()
        elif isinstance(action, Terms):
            self.forms.fill_terms(action)
        elif isinstance(action, Motion):
            self.forms.table_motion(action)
        elif isinstance(action, Offer):
            self.forms.offer(action)
        elif action.gesture().kind == "lay":
            self.lay(action)
        else:
            super().play(action)
            return
        QApplication.processEvents()
        if self.window.prompt.doubt is not None:
            self.press(action)
            QApplication.processEvents()
        assert wait(lambda: len(table.history) > before, LONG), (action.text(), self.said)
        played = [one.action.text() for one in table.history[before:]]
        assert {action.text()} == set(played), (action.text(), played, self.said)
        self.done[action.verb] += 1
        self.ways[action.gesture().kind] += 1

    def answer(self, action: Action) -> None:
        """A number that is typed or stepped to, or a button of the page."""
        page, gesture = self.window.answers, action.gesture()
        self.pages += 1
        if gesture.kind == "number":
            (line,) = page.form.rows.lines
            if self.keys:
                self.fingers.lead(line.field)
                self.fingers.type(str(gesture.value))
                before = len(self.window.session.table.history)
                self.fingers.key(Key.Key_Return)
                if len(self.window.session.table.history) == before:  # what was typed had to be taken first
                    self.fingers.key(Key.Key_Return)
            else:
                self.step(line.field, line.minus, line.plus, gesture.value)
                self.fingers.click(page.form.over)
            return
        decision = self.window.session.decision
        assert decision is not None
        for card in gesture.cards:  # each is taken, and one button hands all of them over
            name = self.window.appearance.name(card)
            self.press_cover(next(b for b in page.buttons if says(b, name) and not b.isChecked()))
        label = self.window.appearance.text(decision.label(action))
        found = [one for one in page.buttons if says(one, label)]
        assert found, (label, [one.text() for one in page.buttons])
        self.press_cover(found[0])

    def pass_for_all(self) -> None:
        """One press: nobody calls."""
        self.push(self.button("callNobody"), self.window.prompt)

    def come_forward(self, action: Action) -> None:
        """Who calls presses the own name and comes through the curtain."""
        table = self.window.session.table
        seats = table.view(None).asked
        seat = next(
            one for one in seats if (own := table.decision(one)) is not None and action in own.actions
        )
        self.push(self.button(f"call-{seat}"), self.window.prompt)
        assert self.asked is not None
        assert self.window.session.viewer == seat

    def hand_over(self, seat: str) -> None:
        """Who sits there in a call lets another come who is asked as well."""
        label = self.window.appearance.tr("button-hand-over-to", seat=f"seat:{seat}")
        answers = (one for one in self.window.prompt.findChildren(QPushButton) if one.isVisible())
        self.push(next(one for one in answers if says(one, label)), self.window.prompt)
        assert wait(self.window.curtain.isVisible, LONG)
        self.come()
        assert self.window.session.viewer == seat

    def button(self, name: str) -> QPushButton:
        """The button of this name that is seen in the prompt bar."""
        return next(one for one in self.window.prompt.findChildren(QPushButton, name) if one.isVisible())

    def pick(self, gesture: Gesture, said: str) -> None:
        """A State is pressed at its capital, or its button in the panel of courts where keys play."""
        if not (self.keys and gesture.source.startswith("side:")):
            super().pick(gesture, said)
            return
        self.window.column.show_extra("courts")
        panel = self.window.panel(CourtsPanel)
        assert panel is not None
        QApplication.processEvents()
        name = f"court-{gesture.source.partition(':')[2]}"
        button = next(one for one in panel.findChildren(QPushButton, name) if one.isVisible())
        menu = button.menu()
        entry = next(one for one in menu.actions() if says(one, said))
        self.fingers.lead(button, panel)
        self.fingers.open_menu(button, menu, entry, keys=True)

    def strike(self, action: Action) -> None:
        """What may be done out of turn is taken from its menu."""
        before = len(self.window.session.table.history)
        button, label = self.window.prompt.buttons.also, self.window.appearance.text(action.gesture().label)
        menu = button.menu()
        entry = next(one for one in menu.actions() if says(one, label))
        if self.keys:
            self.fingers.lead(button, self.window.prompt)
        self.fingers.open_menu(button, menu, entry, keys=self.keys)
        assert [one.action for one in self.window.session.table.history[before:]] == [action]
        self.done[action.verb] += 1

    # --- cards --------------------------------------------------------------------

    def lay(self, action: Action) -> None:
        """The card first, then what it names, or the button that lays it."""
        gesture, tray = action.gesture(), self.window.tray
        (name,) = (ref.removeprefix("card:") for ref in gesture.cards)
        for button in tray.findChildren(QPushButton, "keepOpen"):
            if button.isVisible():
                self.push(button, tray)
        QApplication.processEvents()
        card = next(one for one in tray.cards if one.card == name)
        if self.keys:
            self.fingers.lead(card, tray)
            self.fingers.key(Key.Key_Space)
        else:
            self.fingers.click(card)
        QApplication.processEvents()
        if not gesture.target:
            self.lay_by_its_button(action)
        elif self.keys:
            self.to_the_map()
            self.tab_to(gesture.target)
            self.fingers.key(Key.Key_Return)
        else:
            self.show(gesture.target)
            self.fingers.click(self.view.viewport(), self.point(gesture.target))
        self.choose(gesture)

    def lay_by_its_button(self, action: Action) -> None:
        """The button that lays it: by keys that itself, for the Escape that leaves a place of the map drops a card."""
        decision = self.window.session.decision
        assert decision is not None
        label = self.window.appearance.text(decision.label(action))
        answers = (one for one in self.window.prompt.findChildren(QPushButton) if one.isVisible())
        button = next((one for one in answers if says(one, label)), None)
        if self.keys and button is not None:
            self.push(button, self.window.prompt)
        else:
            self.press(action)
