"""Four people in one turn of a war: it is declared, a battle fought, a congress held, peace made, a bargain struck."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

import engine
from engine.games.sachsen.battle.asking import BattleStep
from engine.games.sachsen.battle.officers import decide
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.journal import Kind
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from tests.desktop.games.sachsen.field_hands import DIGIT, TRIED, FieldHands
from tests.desktop.games.sachsen.hands import SachsenHands
from tests.desktop.hands import ALWAYS
from tests.desktop.person import LONG, wait

HOMES = ["sachsen", "preussen", "hannover", "bayern"]
SITUATION: dict[str, Any] = {
    "game": "sachsen", "scenario": "year", "seats": 4, "deal": HOMES, "turn": 9, "phase": "player-turn", "seed": 1,
    "options": {"length": "clock"},
    "order": HOMES, "left": ["sachsen", "preussen", "hannover"],
    "money": {"sachsen": 2000000, "preussen": 2500000, "hannover": 1000000, "bayern": 1000000},
    "units": {
        "sachsen-general": "empire-16-7", "sachsen-musketeers-1": "empire-16-7", "sachsen-musketeers-2": "empire-16-7",
        "sachsen-musketeers-3": "empire-14-7", "sachsen-dragoons-1": "dresden",
        "preussen-general": "berlin", "preussen-musketeers-1": "empire-15-5", "preussen-dragoons-1": "empire-13-4",
        "hannover-general": "hannover-city", "bayern-general": "muenchen-city",
    },
    "hands": {"sachsen": ["spy"], "preussen": [], "hannover": [], "bayern": []},
    "events": ["harvest"],
}  # fmt: skip
"""Saxony stands before Magdeburg, in the turn in which the hour is to strike."""
SCRIPT = (
    "first: declare preussen", "first: move sachsen-general empire-15-6",
    "first: move sachsen-musketeers-1 empire-15-6",
    "first: move sachsen-musketeers-2 empire-15-6", "first: attack empire-15-5",
    "first: move sachsen-musketeers-3 empire-14-6", "first: done",
    "second: congress 3 hannover preussen 800000", "first: yes", "third: amend 2 magdeburg hannover",
    "second: yes", "fourth: abstain", "third: yes",
    "second: beaten sachsen", "first: demand preussen 200000 magdeburg", "second: counter preussen 100000",
    "first: refuse", "first: demand preussen 300000", "second: accept", "second: done",
    "third: offer first give money 100000 want passage 9 both pact both promise 9 peace",
    "first: agreed third",
)  # fmt: skip
"""What is done in the year, by seats; whatever else is asked is passed, and in a battle the officers are asked."""
OUT_OF_TURN = ("offer", "agreed")
"""Verbs of what nobody is asked for."""
DUEL = (Qt.Key.Key_A, Qt.Key.Key_L)
"""The keys behind which the two of a battle look."""
QUIET = ("pass", "neutral", "refuse", "no", "neither", "let", "stay", "done")
"""What is answered where the script says nothing, the first of them that is offered."""


def begun(kind: Kind = "match", path: Path | None = None) -> Table:
    """The table; `path`: where its file lies."""
    return PositionFile(Path("war.yaml"), SITUATION).table(engine.game("sachsen"), path=path, kind=kind)


class Script:
    """Says what is done next, as long as anything is left of it.

    Attributes:
        left: what is still to be done.
    """

    def __init__(self, script: tuple[str, ...] = SCRIPT) -> None:
        self.left = list(script)

    @property
    def now(self) -> tuple[str, str]:
        """Seat and text of what is to be done next, "" at the end."""
        seat, _, text = self.left[0].partition(": ") if self.left else ("", "", "")
        return seat, text

    def next(self, table: Table, decision: Decision, done: dict[str, int], *, officers: bool) -> Action:
        """What is done now; `officers`: the battle is left to them."""
        step = table.position.agenda[-1]  # type: ignore[attr-defined]
        if isinstance(step, BattleStep):
            return self._in_battle(table, step, decision, done, officers=officers)
        seat, text = self.now
        if seat == decision.seat:
            action = table.read(text)
            if action in decision.actions:
                self.left.pop(0)
                return action
            assert decision.step != "player-turn", (text, decision.actions)
        found = {action.verb: action for action in decision.actions}
        return next((found[verb] for verb in QUIET if verb in found), next(iter(decision.actions)))

    @staticmethod
    def _in_battle(
        table: Table, step: BattleStep, decision: Decision, done: dict[str, int], *, officers: bool
    ) -> Action:
        found: dict[str, Action] = {}
        for action in decision.actions:
            found.setdefault(action.verb, action)
        if officers and "officers" in found:
            return found["officers"]
        if not officers:
            for verb in ("redoubt", *TRIED):
                if verb in found and not done.get(verb, 0):
                    return found[verb]
        if decision.step in ("lay-cards", "steal"):
            return max(decision.actions, key=lambda action: len(action.gesture().cards))
        state: Any = table.position
        action = decide(step, state, step.army_of(state, decision.seat))
        return action if action in decision.actions else next(iter(decision.actions))


class WarHands(SachsenHands):
    """In a battle they are those of the field."""

    @cached_property
    def field(self) -> FieldHands:
        """The hands of the battle."""
        hands = FieldHands(self.window, self.fingers, keys=self.keys)
        hands.done = self.done
        return hands

    def play_script(self, officers: int, often: int = 1, quiet: int = ALWAYS) -> None:
        """All of the year by hand; of the battle each verb so often, until officers fight on from that turn.

        `quiet`: so often each verb is made by hand where the script names nothing, but for what is answered in secret.
        """
        script, table = Script(), self.window.session.table
        while script.left and (decision := table.decision()) is not None:
            seat, text = script.now
            verb = text.split()[0]
            if decision.step == "player-turn" and verb in OUT_OF_TURN:
                assert self.asked is not None
                script.left.pop(0)
                action = table.read(text)
                if verb == "agreed":
                    self.forms.answer_offer(action, seat)
                    self.done[verb] += 1
                else:
                    self.play(action)
                continue
            view = SachsenView.of(table.position.view(None))
            battle, contest = view.battle, view.contest
            fought = contest is not None and contest.open
            if contest is not None and not fought:
                action = script.next(table, decision, self.done, officers=False)
                self.salvo(action, decision.seat)
                continue
            if decision.round == "secret":
                decision = self.asked or decision
            elif fought:
                self.catch_up()
                self.read_answers()
            handed = battle is not None and battle.turn >= officers
            left = len(script.left)
            action = script.next(table, decision, self.done, officers=handed)
            if fought and self.done[action.verb] >= often:
                table.play(action, decision.seat)
                self.stale = self.field.stale = True
            elif fought and self.field.seen_by_all(action):
                self.field.play(action)
            elif fought:
                self.salvo(action, decision.seat)
            else:
                named = len(script.left) < left or decision.round == "secret"
                self.play_so_often(action, decision.seat, ALWAYS if named else quiet)
                self.field.stale = self.stale

    def salvo(self, action: Action, seat: str) -> None:
        """Behind the own key, by its digit; so by mouse too, for the other is not to see what is pressed.

        A card by its own digit, then Enter.
        """
        table, session = self.window.session.table, self.window.session
        assert self.field.asked is not None
        found = self.window.seating.duellists
        assert found is not None
        before, key = len(table.history), DUEL[found.index(seat)]
        self.fingers.hold(key)
        assert wait(lambda: session.viewer == seat and session.gate.open, LONG)
        made = [one for one in session.choices.all if one.gesture.kind == "press" and not one.gesture.ends]
        if cards := action.gesture().cards:
            card = next(one for one in self.window.tray.cards if f"card:{one.card}" in cards)
            self.fingers.key(DIGIT[card.digit])
            assert wait(lambda: session.gate.open, LONG)
            self.fingers.key(Qt.Key.Key_Return)
        else:
            self.fingers.key(DIGIT[[one.action for one in made].index(action) + 1])
        self.fingers.free(key)
        assert wait(lambda: len(table.history) > before and session.viewer is None, LONG), self.said
        assert table.history[before].action == action
        self.done[action.verb] += 1
