"""The table as text: the View as a tree of standard widgets, for screen readers and for anybody who likes lists."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QTreeWidgetItemIterator

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.panel import Panel
from engine.kernel.action import Action
from engine.kernel.view import PieceView, ScoreView

ROLE = Qt.ItemDataRole.UserRole
MOST = 500
"""More Actions than this are only counted: they are ways to lay the cards of a large hand."""


class _Tree(QTreeWidget):
    """A tree that keeps Enter to itself: it is not the window's as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter activates the row once, however long it is held, and nothing else."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and event.isAutoRepeat()):
            super().keyPressEvent(event)
        if enter:
            event.accept()


class TextPanel(Panel):
    """Decision and Actions, sides, places with pieces, hand. Enter on an Action plays it.

    A lesson or a drill that asks for marks lists every place that might be meant; Enter on a thing marks it.

    Signals:
        pointed: what is read (its reference). marked: what is to be marked, or no longer.
    """

    pointed = Signal(str)
    marked = Signal(str)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance)
        self.session = session
        self.tree = _Tree()
        self.tree.setHeaderHidden(True)
        self.tree.itemActivated.connect(self._activated)
        self.tree.currentItemChanged.connect(self._current)
        self.inside.addWidget(self.tree, 1)
        self.setFocusProxy(self.tree)
        self._told: tuple[str, ...] = ()
        self._may_be_meant: tuple[str, ...] = ()
        self._marks: frozenset[str] = frozenset()
        session.changed.connect(self.refresh)
        session.selection.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)

    def come_into_sight(self) -> None:
        """It is only filled while it can be seen."""
        self.refresh()

    def ask(self, told: Iterable[str], places: Iterable[str] = (), marks: Iterable[str] = ()) -> None:
        """Say what a lesson or a drill says; list these places (ids) as well, and tell what is marked by now."""
        new = tuple(filter(None, told)), tuple(places), frozenset(marks)
        if new != (self._told, self._may_be_meant, self._marks):
            self._told, self._may_be_meant, self._marks = new
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
        current = self.tree.currentItem()
        at = current.data(0, ROLE) if current is not None else None
        self.tree.blockSignals(True)
        self.tree.clear()
        self._decision()
        self._sides()
        self._places()
        self._hand()
        for number, item in enumerate(self._tops()):
            item.setExpanded(item.text(0) in opened or (first and number == 0))
        if isinstance(at, str):
            self._go_to(at)
        self.tree.blockSignals(False)

    def _go_to(self, ref: str) -> None:
        """What was read before is read on."""
        every = QTreeWidgetItemIterator(self.tree)
        while (item := every.value()) is not None:
            if item.data(0, ROLE) == ref:
                self.tree.setCurrentItem(item)
                return
            every += 1

    def _tops(self) -> list[QTreeWidgetItem]:
        found = (self.tree.topLevelItem(i) for i in range(self.tree.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _top(self, key: str) -> QTreeWidgetItem:
        return QTreeWidgetItem(self.tree, [self.appearance.tr(key)])

    def _decision(self) -> None:
        view, top = self.session.view, self._top("text-panel-decision")
        for line in self._told:
            QTreeWidgetItem(top, [line])
        instead = self.session.asked_instead
        if instead is not None:
            QTreeWidgetItem(top, [self.appearance.text(instead)])
        elif view.prompt and not self._told:
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
        for piece in self.session.view_in_sight.standing():
            if piece.place:
                found.setdefault(piece.place, []).append(piece)
        for place in self._may_be_meant:
            found.setdefault(place, [])
        names = {p: appearance.name(p if p.startswith("box:") else f"place:{p}") for p in found}
        for place in sorted(found, key=lambda p: names[p]):
            ref = place if place.startswith("box:") else f"place:{place}"
            item = QTreeWidgetItem(top, [self._as_marked(ref, names[place])])
            item.setData(0, ROLE, ref)
            for piece in found[place]:
                words = [appearance.name(f"side:{piece.side}")]
                if piece.number:
                    words.append(self.appearance.words.number(piece.number))
                if piece.strength is not None:
                    words.append(appearance.tr("word-troops", count=piece.strength))
                told = f"{appearance.name(piece.ref)}: {', '.join(words)}"
                one = QTreeWidgetItem(item, [self._as_marked(piece.ref, told)])
                one.setData(0, ROLE, piece.ref)

    def _hand(self) -> None:
        top = self._top("text-panel-hand")
        viewer = self.session.viewer
        for hand in self.session.view_in_sight.hands:
            if viewer is None or hand.seat != viewer or hand.cards is None:
                continue
            side = QTreeWidgetItem(top, [self.appearance.name(f"side:{hand.side}")])
            for card in hand.cards:
                ref = f"card:{card}"
                one = QTreeWidgetItem(side, [self._as_marked(ref, self.appearance.name(ref))])
                one.setData(0, ROLE, ref)

    def _as_marked(self, ref: str, told: str) -> str:
        """A thing with the sign that it is marked, in words."""
        return self.appearance.tr("text-panel-marked", thing=told) if ref in self._marks else told

    def _activated(self, item: QTreeWidgetItem) -> None:
        data = item.data(0, ROLE)
        if isinstance(data, Action):
            self.session.act(data)
        elif isinstance(data, str):
            self.marked.emit(data)

    def _current(self, item: QTreeWidgetItem | None) -> None:
        data = item.data(0, ROLE) if item is not None else None
        if isinstance(data, str) and not data.startswith("card:"):
            self.pointed.emit(data)
