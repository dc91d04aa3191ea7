"""The political panel: the table drawn, and the answers of the Decision as buttons over it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton

from desktop.games.maria.political_board import PoliticalBoard, Table
from desktop.session.session import Session
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.table.prompt_buttons import MOST
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, clear
from desktop.views.widgets.focus import keeps_focus, mean
from engine.games.maria.view_types import MariaView
from engine.kernel.action import Action
from engine.kernel.view import View

STEPS = frozenset(
    {"reveal", "trump", "lay", "influence", "select", "execute", "shifts", "election", "vote", "corps"}
)
"""The Steps that this panel is about."""
EDGE = 6
ON_CARD = "on-card"
"""The mark of what stands on a card itself."""


class PoliticalPanel(GamePanel):
    """A panel of its own beside the map; it comes forward while politics are made."""

    name, stand = "politics", Stand.FOLDED

    @classmethod
    def serves(cls, view: View) -> bool:
        """Where politics are played."""
        return MariaView.of(view).advanced is not None

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(EDGE, 4, EDGE, EDGE), gap=4)
        self.board = PoliticalBoard(appearance)
        self.answers, self.picks = Flow(), Flow()
        self.buttons: list[QPushButton] = []
        self.lines.addLayout(self.answers)
        self.lines.addWidget(self.board)
        self.lines.addLayout(self.picks)
        self.lines.addStretch(1)
        self.board.picked.connect(self._pick)
        self.board.pointed.connect(self.pointed)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether politics are made now."""
        return self.session.view.step in STEPS

    def wants(self, width: int) -> int:
        """What shows the whole table."""
        self._give_room(width)
        return super().wants(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table is as large as the panel is wide."""
        super().resizeEvent(event)
        self._give_room(self.width())

    def _give_room(self, width: int) -> None:
        """All the width but that of the scroll bar: the table is as large with it as without."""
        self.board.set_room(width - 2 * EDGE - self.area.verticalScrollBar().sizeHint().width())

    def shows(self, ref: str) -> bool:
        """The cards that are turned up, and the tracks."""
        politics = MariaView.of(self.session.view).of_advanced().politics
        return ref in (*self.session.view.others(), *(f"track:{one}" for one in politics.tracks))

    def spot(self, ref: str) -> QRect:
        """Where it was painted last."""
        spot = self.board.spot_of(ref).toAlignedRect()
        return QRect(self.board.mapTo(self, spot.topLeft()), spot.size()) if not spot.isEmpty() else spot

    def refresh(self) -> None:
        """Show the table of the View."""
        view, appearance = self.session.view, self.appearance
        seen = MariaView.of(view).of_advanced()
        self.head.say(appearance.tr("politics-title", n=view.turn))
        picks = self._picks()
        self.board.show_table(
            Table(
                seen.politics, seen.college, seen.stock, self._asked(),
                frozenset(picks), {card: self._words(card) for card in seen.politics.open}, view.step == "vote",
                {score.side: score.goal for score in view.scores},
            )
        )  # fmt: skip
        self._offer()

    def _actions(self) -> list[Action]:
        decision = self.session.decision
        return list(decision.actions) if decision is not None and self.wanted else []

    def _picks(self) -> dict[str, Action]:
        """The cards on the table that can be picked, with what that means."""
        gestures = ((a.gesture(), a) for a in self._actions())
        return {g.source: a for g, a in gestures if g.kind == "pick" and g.source.startswith("political:")}

    def _asked(self) -> str:
        """The power that is to choose now: the first that the prompt names."""
        prompt = self.session.view.prompt
        side = str(prompt.args.get("side", "")) if prompt is not None and self.wanted else ""
        return side.removeprefix("side:")

    def _words(self, card: str) -> tuple[str, ...]:
        facts = self.session.facts(f"political:{card}")
        return tuple(self.appearance.text(fact.message) for fact in facts if fact.mark == ON_CARD)

    def _pick(self, ref: str) -> None:
        action = self._picks().get(ref)
        if action is not None:
            self.session.act(action)

    @keeps_focus
    def _offer(self) -> None:
        """Above the table answers that the bar only lists; below it, for the keyboard, the cards that can be picked."""
        for answers in (self.answers, self.picks):
            clear(answers)
        self.buttons = []
        decision = self.session.decision
        if decision is None:
            return
        for ref, action in self._picks().items():
            button = self._answer(self.picks, self.appearance.name(ref), action)
            button.setAccessibleName(self.appearance.text(decision.label(action)))
            button.setToolTip(button.accessibleName())
        presses = [action for action in self._actions() if action.gesture().kind == "press"]
        for action in presses if len(presses) > MOST else ():
            self._answer(self.answers, self.appearance.text(decision.label(action)), action)

    def _answer(self, answers: Flow, label: str, action: Action) -> QPushButton:
        button = QPushButton(label)
        button.setProperty("role", "small")
        mean(button, self.session.view.prompt, action.text())
        button.clicked.connect(partial(self._press, action))
        answers.addWidget(button)
        self.buttons.append(button)
        return button

    def _press(self, action: Action, checked: bool = False) -> None:
        del checked
        self.session.act(action)
