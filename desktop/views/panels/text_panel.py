"""The table as text: the View as a tree of standard widgets, for screen readers and for anybody who likes lists."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.panel import Panel
from engine.kernel.action import Action
from engine.kernel.view import PieceView, ScoreView

ROLE = Qt.ItemDataRole.UserRole
MOST = 500
"""More Actions than this are only counted: they are ways to lay the cards of a large hand."""


class TextPanel(Panel):
    """Decision and Actions, sides, places with pieces, hand. Enter on an Action plays it."""

    pointed = Signal(str)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance)
        self.session = session
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.itemActivated.connect(self._activated)
        self.tree.currentItemChanged.connect(self._current)
        self.inside.addWidget(self.tree, 1)
        self.setFocusProxy(self.tree)
        self.hand_open = True
        session.changed.connect(self.refresh)
        session.selection.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)

    def come_into_sight(self) -> None:
        """It is only filled while it can be seen."""
        self.refresh()

    def refresh(self) -> None:
        """Fill the tree anew."""
        appearance = self.appearance
        self.head.say(appearance.tr("panel-text"))
        self.tree.setAccessibleName(appearance.tr("panel-text"))
        if not self.in_sight:
            self.tree.clear()
            return
        opened = {item.text(0) for item in self._tops() if item.isExpanded()}
        first = self.tree.topLevelItemCount() == 0
        self.tree.clear()
        self._decision()
        self._sides()
        self._places()
        self._hand()
        for number, item in enumerate(self._tops()):
            item.setExpanded(item.text(0) in opened or (first and number == 0))

    def _tops(self) -> list[QTreeWidgetItem]:
        found = (self.tree.topLevelItem(i) for i in range(self.tree.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _top(self, key: str) -> QTreeWidgetItem:
        return QTreeWidgetItem(self.tree, [self.appearance.tr(key)])

    def _decision(self) -> None:
        view, top = self.session.view, self._top("text-panel-decision")
        if view.prompt:
            QTreeWidgetItem(top, [self.appearance.text(view.prompt)])
        decision = self.session.decision
        if decision is None:
            return
        actions = QTreeWidgetItem(top, [self.appearance.tr("text-panel-actions")])
        by_source: dict[str, QTreeWidgetItem] = {}
        choices = self.session.choices.all
        for choice in choices[:MOST]:
            action, source = choice.action, choice.gesture.source
            parent = actions
            if source:
                if source not in by_source:
                    by_source[source] = QTreeWidgetItem(actions, [self.appearance.name(source)])
                    by_source[source].setData(0, ROLE, source)
                parent = by_source[source]
            item = QTreeWidgetItem(parent, [self.appearance.text(decision.label(action))])
            item.setData(0, ROLE, action)
        if len(choices) > MOST:
            QTreeWidgetItem(actions, [self.appearance.tr("text-panel-more", count=len(choices) - MOST)])
        actions.setExpanded(True)

    def _sides(self) -> None:
        view, appearance = self.session.view, self.appearance
        top = self._top("text-panel-sides")
        scores = {s.side: s for s in view.scores}
        for seat, sides in view.seats.items():
            for side in sides:
                parts = [appearance.name(f"seat:{seat}")]
                if side in view.totals:
                    parts.append(appearance.tr("word-troops", count=view.totals[side]))
                hand = next((h for h in view.hands if h.side == side), None)
                if hand:
                    parts.append(appearance.tr("hand-cards", count=hand.count))
                if side in scores:
                    parts.append(self._score(scores[side]))
                item = QTreeWidgetItem(top, [f"{appearance.name(f'side:{side}')}: {', '.join(parts)}"])
                item.setData(0, ROLE, f"side:{side}")

    def _score(self, score: ScoreView) -> str:
        """How far a side is, in the words that the game has for what it counts."""
        own = f"panels-score-{score.kind}"
        key = own if self.appearance.words.has(own) else "scene-score"
        return self.appearance.tr(key, value=score.points, goal=score.goal_points)

    def _places(self) -> None:
        top, appearance = self._top("text-panel-places"), self.appearance
        found: dict[str, list[PieceView]] = {}
        for piece in self.session.view.standing():
            if piece.place:
                found.setdefault(piece.place, []).append(piece)
        names = {p: appearance.name(p if p.startswith("box:") else f"place:{p}") for p in found}
        for place in sorted(found, key=lambda p: names[p]):
            item = QTreeWidgetItem(top, [names[place]])
            item.setData(0, ROLE, place if place.startswith("box:") else f"place:{place}")
            for piece in found[place]:
                words = [appearance.name(f"side:{piece.side}")]
                if piece.number:
                    words.append(self.appearance.words.number(piece.number))
                if piece.strength is not None:
                    words.append(appearance.tr("word-troops", count=piece.strength))
                one = QTreeWidgetItem(item, [f"{appearance.name(piece.ref)}: {', '.join(words)}"])
                one.setData(0, ROLE, piece.ref)

    def _hand(self) -> None:
        top = self._top("text-panel-hand")
        viewer = self.session.viewer
        for hand in self.session.view.hands:
            if viewer is None or hand.seat != viewer or hand.cards is None or not self.hand_open:
                continue
            side = QTreeWidgetItem(top, [self.appearance.name(f"side:{hand.side}")])
            for card in hand.cards:
                QTreeWidgetItem(side, [self.appearance.name(f"card:{card}")])

    def _activated(self, item: QTreeWidgetItem) -> None:
        data = item.data(0, ROLE)
        if isinstance(data, Action):
            self.session.act(data)

    def _current(self, item: QTreeWidgetItem | None) -> None:
        data = item.data(0, ROLE) if item is not None else None
        if isinstance(data, str):
            self.pointed.emit(data)
