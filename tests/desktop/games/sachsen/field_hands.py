"""Hands that fight a battle of SACHSEN at the real window, and what they choose: as its officers would, and more."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.views.hand.hand_cards import CardButton
from engine.games.sachsen.battle.asking import BattleStep
from engine.games.sachsen.battle.officers import decide
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.hands import Hands, named

TRIED = ("order", "forced", "push", "limber", "unlimber", "face", "shoot", "spy")
"""What officers seldom do or never: it is done once for the sake of its gesture."""
DIGIT = {n: Qt.Key(Qt.Key.Key_0 + n) for n in range(1, 10)}


class FieldHands(Hands):
    """As everywhere, but that cards are laid, and lines of a chooser say what the Decision says."""

    _told = ""

    @property
    def asked(self) -> Decision | None:
        """What is asked of who looks, where several are asked; in a call nobody looks."""
        self.catch_up()
        session = self.window.session
        decision = session.table.decision()
        if decision is None or session.decider is None:
            return decision
        assert session.decider in decision.seats, (session.decider, decision.seats)
        return session.table.decision(session.decider)

    def seen_by_all(self, action: Action) -> bool:
        """Whether it is offered where all look on: what rests on a card that lies face down is not."""
        decision = self.asked
        found = self.window.session.choices.all
        return decision is None or decision.round != "" or action in [choice.action for choice in found]

    def pass_call(self) -> None:
        """Nobody calls."""
        decision = self.asked
        assert decision is not None
        assert decision.round == "call"
        self.push(named(self.window.prompt, "callNobody"), self.window.prompt)
        self.done["pass"] += 1

    def play(self, action: Action) -> None:
        """Make the gesture of an Action."""
        decision = self.asked
        assert decision is not None
        self._told = self.window.appearance.text(decision.label(action))
        super().play(action)

    def drag(self, gesture: Gesture) -> None:
        """Carry a unit; or lay cards on it."""
        if gesture.kind == "lay":
            self.lay(gesture)
        else:
            super().drag(gesture)

    def choose(self, gesture: Gesture, said: str = "") -> None:
        """An attack by the words of the Decision."""
        super().choose(gesture, said or (self._told if gesture.style in ("shoot", "attack") else ""))

    def lay(self, gesture: Gesture) -> None:
        """Choose the cards, then say where, or press the button."""
        tray = self.window.tray
        for ref in gesture.cards:
            chosen = self.window.session.selection.cards
            same = [card for card in tray.cards if f"card:{card.card}" == ref]
            card = same[sum(one == ref for one in chosen) % len(same)]
            self.take_card(card)
        assert sorted(self.window.session.selection.cards) == sorted(gesture.cards)
        if not gesture.target:
            main = self.window.prompt.buttons.main
            assert main is not None
            self.press(main)
        else:
            self.press_at(gesture.target)
        self.choose(gesture)

    def take_card(self, card: CardButton) -> None:
        """A click, or its digit."""
        if self.keys:
            self.to_the_map()
            self.fingers.key(DIGIT[card.digit])
        else:
            self.fingers.click(card)
        QApplication.processEvents()


def chosen(table: Table, decision: Decision, rng: Rng, done: dict[str, int]) -> Action:
    """What the officers would do; gestures that they never make are tried once; each kind of card is laid."""
    if decision.step == "lay-cards":
        return max(decision.actions, key=lambda action: len(action.gesture().cards))
    state = table.position
    step = state.agenda[-1]  # type: ignore[attr-defined]
    if decision.step in ("ready", "half-phase"):
        fresh = [action for action in decision.actions if action.verb in TRIED and not done[action.verb]]
        if fresh:
            return rng.choice(fresh)
    assert isinstance(step, BattleStep)
    if decision.step == "steal":
        return next(iter(decision.actions))
    action = decide(step, state, step.army_of(state, decision.seat))  # type: ignore[arg-type]
    return action if action in decision.actions else decision.actions.pick(rng)


def fight(hands: FieldHands, rng: Rng, *, often: int, last_turn: int = 99) -> None:
    """Play on to the end of a turn, or of the battle; each verb so often by hand."""
    table = hands.window.session.table
    while (decision := table.decision()) is not None:
        if table.position.view(None).turn > last_turn:
            return
        if decision.round == "call":
            hands.pass_call()
            continue
        if len(decision.seats) > 1:
            decision = hands.asked or decision
        action = chosen(table, decision, rng, hands.done)
        hands.play_so_often(action, decision.seat, often)
