"""Hands that play SACHSEN at the real window: behind curtains, on the pages of rounds, in calls, with cards."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.session.calls import passers
from engine.games.sachsen.actions import Hour, Motion, Offer, Terms
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from engine.kernel.rng import Rng
from tests.desktop.games.sachsen.form_hands import FormHands
from tests.desktop.games.sachsen.year import BY_FORMS, SEED, choose
from tests.desktop.hands import ALWAYS, Hands, named, saying, seen
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
        self.catch_up()
        self.read_answers()
        decision = self.window.session.table.decision()
        if decision is not None and self.window.curtain.isVisible():
            self.come()
            decision = self.window.session.table.decision(self.window.session.viewer) or decision
        if decision is not None:
            self.leave_tour()  # it is shown to whoever is the first to see the table
        return decision

    @property
    def called(self) -> bool:
        """Whether all who are present are asked at once, and nobody has come forward."""
        return self.window.session.viewer is None and bool(passers(self.window.session))

    # --- coming -------------------------------------------------------------------

    def read_answers(self) -> None:
        """The page that tells what a round came to is put away."""
        page = self.window.answers
        if page.isVisible() and page.show_all.isVisible():
            self.push(page.show_all)
            assert wait(lambda: not page.show_all.isVisible(), LONG)

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

    def play_so_often(self, action: Action, seat: str, often: int) -> None:
        """What a round came to is read before anything else is played, as the window lets nobody play on before."""
        self.read_answers()
        super().play_so_often(action, seat, often)

    def play_year(self, last_turn: int, often: int) -> None:
        """A year: secret rounds whole, each other verb so often, but for forms; in the last turn the hour strikes."""
        table, rng, chosen, struck = self.window.session.table, Rng(SEED), Counter[str](), False
        while (decision := table.decision()) is not None:
            view = SachsenView.of(table.position.view(None))
            if not struck and view.turn == last_turn and view.step == "player-turn":
                assert self.asked is not None
                self.strike(Hour())
                struck = True
                continue
            secret = decision.round == "secret"
            if secret:
                decision = self.asked or decision
            action = choose(decision, chosen, often, rng)
            chosen[action.verb] += 1
            enough = ALWAYS if secret else 0 if action.verb in BY_FORMS else often
            self.play_so_often(action, decision.seat, enough)

    def answer(self, action: Action) -> None:
        """A number that is typed or stepped to, or a button of the page."""
        page, gesture = self.window.answers, action.gesture()
        self.pages += 1
        if gesture.kind == "number":
            (line,) = page.form.rows.lines
            if self.keys:
                self.fingers.lead(line.field)
                self.fingers.type(str(gesture.value))
                self.fingers.key(Key.Key_Return)
            else:
                self.step(line.field, line.minus, line.plus, gesture.value)
                self.fingers.click(page.form.over)
            return
        decision = self.window.session.decision
        assert decision is not None
        for card in gesture.cards:  # each is taken, and one button hands all of them over
            name = self.window.appearance.name(card)
            self.push(next(b for b in page.buttons if says(b, name) and not b.isChecked()))
        label = self.window.appearance.text(decision.label(action))
        found = [one for one in page.buttons if says(one, label)]
        assert found, (label, [one.text() for one in page.buttons])
        self.push(found[0])

    def pass_for_all(self) -> None:
        """One press: nobody calls."""
        self.push(named(self.window.prompt, "callNobody"), self.window.prompt)

    def come_forward(self, action: Action) -> None:
        """Who calls presses the own name and comes through the curtain."""
        table = self.window.session.table
        seats = table.view(None).asked
        seat = next(
            one for one in seats if (own := table.decision(one)) is not None and action in own.actions
        )
        self.push(named(self.window.prompt, f"call-{seat}"), self.window.prompt)
        assert self.asked is not None
        assert self.window.session.viewer == seat

    def hand_over(self, seat: str) -> None:
        """Who sits there lets another come: one who is asked as well, or who is asked after an answer."""
        label = self.window.appearance.tr("button-hand-over-to", seat=f"seat:{seat}")
        self.push(saying(self.window.prompt, label), self.window.prompt)
        assert wait(self.window.curtain.isVisible, LONG)
        self.come()
        assert self.window.session.viewer == seat

    def pick(self, gesture: Gesture, said: str) -> None:
        """A State is pressed at its capital, or its button in the panel of courts where keys play."""
        if not (self.keys and gesture.source.startswith("side:")):
            super().pick(gesture, said)
            return
        self.window.column.show_extra("courts")
        panel = self.window.panel(CourtsPanel)
        assert panel is not None
        QApplication.processEvents()
        button = named(panel, f"court-{gesture.source.partition(':')[2]}")
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
        self.turn_up()
        card = next(one for one in tray.cards if one.card == name)
        self.fingers.push(card, tray, keys=self.keys)
        QApplication.processEvents()
        if not gesture.target:
            self.lay_by_its_button(action)
        else:
            self.press_at(gesture.target)
        self.choose(gesture)

    def lay_by_its_button(self, action: Action) -> None:
        """The button that lays it: by keys that itself, for the Escape that leaves a place of the map drops a card."""
        decision = self.window.session.decision
        assert decision is not None
        label = self.window.appearance.text(decision.label(action))
        button = next((one for one in seen(self.window.prompt) if says(one, label)), None)
        if self.keys and button is not None:
            self.push(button, self.window.prompt)
        else:
            self.press(action)
