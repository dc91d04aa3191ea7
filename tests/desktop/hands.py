"""Hands that play at the real window: each Action by the gesture that it says, by mouse or by keys."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.views.panels.number_panel import NumberPanel
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.number_field import NumberField, Stepper
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.gesture import Gesture
from tests.desktop.fingers import Fingers
from tests.desktop.person import LONG, says, wait

Key = Qt.Key
ALWAYS = 10_000
"""So often a verb is made by hand where every Action is."""
NEAR = 1.6
"""The nearest that the hands look at the map."""


class Hands:
    """One pair of hands for all who play: by mouse alone, or by keys alone.

    Attributes:
        stale: something was played without them, so that the window has to look anew.
        done: verbs that were played by hand. ways: how they were made.
    """

    def __init__(self, window: TableWindow, fingers: Fingers | None = None, *, keys: bool = False) -> None:
        self.window, self.view, self.scene, self.keys = window, window.map, window.scene, keys
        self.fingers = fingers or Fingers()
        self.stale = False
        self.done: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()

    @property
    def asked(self) -> Decision | None:
        """What is asked now; who is asked is the one who looks, with no curtain between."""
        self.catch_up()
        decision = self.window.session.table.decision()
        if decision is not None:
            assert not self.window.curtain.isVisible()
            assert self.window.session.viewer == decision.seat
        return decision

    def catch_up(self) -> None:
        """The window looks anew at what was played without the hands."""
        if self.stale:
            self.window.session.refresh()
            self.stale = False
        QApplication.processEvents()

    def leave_tour(self) -> None:
        """Escape, where the tour of a first table is shown."""
        if self.window.tour is not None:
            self.fingers.key(Key.Key_Escape)
            assert wait(lambda: self.window.tour is None, LONG)

    def see_winners(self) -> None:
        """The bar names them."""
        self.catch_up()
        result = self.window.session.table.position.result
        assert result is not None
        names = [self.window.appearance.person(f"seat:{seat}") for seat in result.winners]
        assert wait(lambda: all(name in self.said for name in names), LONG), self.said

    # --- playing ------------------------------------------------------------------

    def play_so_often(self, action: Action, seat: str, often: int) -> None:
        """Play an Action by its gesture if its verb was not made so often yet, else by the rules alone."""
        if self.done[action.verb] < often:
            self.play(action)
        else:
            self.window.session.table.play(action, seat)
            self.stale = True

    def play(self, action: Action) -> None:
        """Make the gesture of an Action and see that it and nothing else was played."""
        gesture, table = action.gesture(), self.window.session.table
        decision = self.asked
        assert decision is not None
        said = self.window.appearance.text(decision.label(action)) if action in decision.actions else ""
        before, alike = len(table.history), self.alike(action, decision)
        if gesture.kind == "press":
            self.press(action)
        elif gesture.kind == "number":
            self.play_number(action)
        elif gesture.kind == "pick":
            self.pick(gesture, said)
        else:
            self.drag(gesture)
        QApplication.processEvents()
        if self.window.prompt.doubt is not None:
            self.press(action)
            QApplication.processEvents()
        played = [one.action.text() for one in table.history[before:]]
        assert len(played) == 1, (action.text(), played, self.said)
        assert played[0] in alike, (action.text(), played, self.said)
        self.done[action.verb] += 1
        self.ways[gesture.kind] += 1

    def alike(self, action: Action, decision: Decision) -> set[str]:
        """The Action; of a piece that lies in a pile under one that looks the same, that of any of the pile."""
        item = self.scene.piece_item(action.gesture().source)
        if item is None or item.isVisible() or self.keys:
            return {action.text()}
        one = item.piece
        pile = {
            f"piece:{other.id}"
            for other in self.window.session.view.standing()
            if (other.kind, other.side, other.label, other.state, other.place)
            == (one.kind, one.side, one.label, one.state, one.place)
        }
        found = (other for other in decision.actions if other.verb == action.verb)
        return {other.text() for other in found if other.gesture().source in pile} | {action.text()}

    def play_number(self, action: Action) -> None:
        """A number is carried where a drag says it, else written into its row."""
        made = [c for c in self.window.session.choices.made if c.gesture.kind == "drag"]
        choice = next((c for c in made if c.action == action and not c.more), None)
        if choice is None:
            self.fill_in({action.gesture().source: action.gesture().value})
        else:
            self.drag(choice.gesture)
            self.ways["carried"] += 1

    @property
    def said(self) -> str:
        """What the prompt bar says."""
        return self.window.prompt.text.accessibleName()

    # --- the prompt bar and the sheet ---------------------------------------------

    def press(self, action: Action) -> None:
        """Press the button that says it, or take it from the menu where there are too many."""
        decision = self.asked
        assert decision is not None
        label = self.window.appearance.text(decision.label(action))
        shown = self.window.session.decision
        if shown is not None and shown.keeps_back(action):
            self.turn_up()
        if self.keys and action == self.window.prompt.buttons.main:
            self.to_the_map()
            while self.scene.hand.holds or self.view.keyboard.place or self.view.keyboard.begins_beside:
                self.fingers.key(Key.Key_Escape)
            before = len(self.window.session.table.history)
            self.fingers.key(Key.Key_Return)
            if len(self.window.session.table.history) == before and self.window.prompt.doubt is None:
                self.fingers.key(Key.Key_Return)  # the first only brought back what is asked, after a result
            if self.window.prompt.doubt is not None:
                self.fingers.key(Key.Key_Return)
            return
        buttons = seen(self.window.prompt)
        button = next((one for one in buttons if says(one, label)), None)
        if button is not None:
            self.push(button, self.window.prompt)
            if self.window.prompt.doubt is not None:
                self.press(action)
            return
        for button in buttons:
            menu = button.menu()
            entry = next((a for a in menu.actions() if says(a, label)), None) if menu else None
            if menu is not None and entry is not None:
                if self.keys:
                    self.fingers.lead(button, self.window.prompt)
                self.fingers.open_menu(button, menu, entry, keys=self.keys)
                return
        raise AssertionError(label)

    def turn_up(self) -> None:
        """The hand is kept open, where it lies face down."""
        for button in seen(self.window.tray):
            if button.objectName() == "keepOpen":
                self.push(button, self.window.tray)
        QApplication.processEvents()

    def push(self, button: QPushButton, part: QWidget | None = None) -> None:
        """A click, or F6 and Tab to the button, and Space; on a page without parts Tab alone."""
        self.fingers.push(button, part, keys=self.keys)

    def to_the_map(self) -> None:
        """The keys are for the map again."""
        self.fingers.lead(self.view, self.view)

    def fill_in(self, values: dict[str, int]) -> None:
        """Set numbers in their rows and hand the sheet over."""
        panel = self.window.panel(NumberPanel)
        assert panel is not None
        if panel.form.face_down.isVisible():
            self.turn_up()
        for line in panel.rows:
            wanted = values.get(line.row.source, line.value)
            if self.keys and wanted != line.value:
                self.fingers.lead(line.field, panel)
                self.fingers.type(str(wanted))
            elif wanted != line.value:
                panel.area.ensureWidgetVisible(line)
                self.step(line.field, line.minus, line.plus, wanted)
        QApplication.processEvents()
        assert panel.form.over.isEnabled()
        self.push(panel.form.over, panel)

    def step(self, field: NumberField, minus: QPushButton, plus: QPushButton, wanted: int) -> None:
        """Minus or plus, until the number stands there."""
        while field.value() != wanted:
            before = field.value()
            self.fingers.click(plus if before < wanted else minus)
            assert field.value() != before

    # --- the map ------------------------------------------------------------------

    def press_at(self, ref: str) -> None:
        """Press what lies on the map: a place, a province, a piece on which something is laid."""
        if self.keys:
            self.to_the_map()
            self.tab_to(ref)
            self.fingers.key(Key.Key_Return)
        else:
            self.show(ref)
            at = self.point(ref) if self.scene.piece_item(ref) is None else self.body(ref)
            self.fingers.click(self.view.viewport(), at)

    def piece(self, source: str) -> str:
        """The piece with which a gesture begins."""
        choices = self.window.session.choices
        return next(ref for ref in choices.pieces if choices.source(ref) == source)

    def drag(self, gesture: Gesture) -> None:
        """Carry something to where it goes, and say how much of it, or which of several things is meant."""
        source = self.piece(gesture.source)
        if self.keys:
            self.drag_by_keys(source, gesture.target)
        else:
            self.show(source, gesture.target)
            self.fingers.look()
            viewport, at = self.view.viewport(), self.body(source)
            self.fingers.press(viewport, at)
            self.fingers.move(viewport, at + QPoint(12, 12))
            assert wait(lambda: self.scene.hand.source == source, LONG), (
                f"{source} is not taken, but {self.scene.hand.source}: {self.said}"
            )
            for _ in range(2):  # over the tile of a plate its drawer opens: then on to the plate
                goal = self.point(gesture.target)
                for step in range(1, 4):
                    self.fingers.move(viewport, at + (goal - at) * step / 3)
                at = goal
            at = (
                self.body(gesture.target)
                if gesture.target.startswith("heap:")
                else self.point(gesture.target)
            )
            self.fingers.move(viewport, at)
            self.fingers.let_go(viewport, at)
        self.choose(gesture)

    def drag_by_keys(self, source: str, target: str) -> None:
        """N to the piece, Tab to where it is to go, Enter."""
        self.to_the_map()
        self.lead_to(source)
        self.tab_to(target)
        self.fingers.key(Key.Key_Return)

    def lead_to(self, source: str) -> None:
        """N until the piece is selected: held if it can go anywhere; the cursor stands on its place on the map."""
        scene = self.scene
        held = source if scene.moves.can_be_dragged(source) else ""
        place = scene.place_of(source)
        wanted = source, held, place if place in scene.ground else ""
        for _ in scene.moves.sources():
            if (scene.selection, scene.hand.source, self.view.keyboard.place) != wanted:
                self.fingers.key(Key.Key_N)
        assert (scene.selection, scene.hand.source, self.view.keyboard.place) == wanted, self.said

    def tab_to(self, target: str) -> None:
        """Tab until a target is aimed at."""
        for _ in self.scene.hand.targets():
            self.fingers.key(Key.Key_Tab)
            if self.view.keyboard.aimed == target:
                return
        raise AssertionError(target)

    def pick(self, gesture: Gesture, said: str) -> None:
        """Press a piece, a place, a province or what stands for a State; `said`: what the line of a chooser says."""
        ground = ":" in gesture.source and gesture.source.split(":")[0] in ("place", "country", "box", "side")
        source = gesture.source if ground else self.piece(gesture.source)
        if self.keys and not ground:
            self.to_the_map()
            self.lead_to(source)
            self.fingers.key(Key.Key_Return)
        else:
            self.press_at(source)
        self.choose(gesture, said)

    def choose(self, gesture: Gesture, said: str = "") -> None:
        """Say how many of a heap, or take the line of the chooser that says what is meant."""
        QApplication.processEvents()
        chooser, numbers = self.view.chooser, self.view.number_chooser
        if numbers.open:
            if self.keys:
                self.fingers.type(str(gesture.count))
                self.fingers.key(Key.Key_Return)
            else:
                stepper = next(one for one in numbers.findChildren(Stepper) if one.isVisible())
                self.step(numbers.field, stepper.minus, stepper.plus, gesture.count)
                self.fingers.click(numbers.take)
            return
        if not chooser.open:
            return
        label = said or self.window.appearance.text(gesture.label)
        lines = [chooser.item(row).text() for row in range(chooser.count())]
        row = next(n for n, line in enumerate(lines) if f"{label}; " in f"{line}; ")
        if self.keys:
            for _ in range(row):
                self.fingers.key(Key.Key_Down)
            self.fingers.key(Key.Key_Return)
        else:
            self.fingers.click(chooser.viewport(), chooser.visualItemRect(chooser.item(row)).center())

    def show(self, *refs: str) -> None:
        """Bring all into sight, when the window has found its size; what waits beside the map is opened at its tile."""
        self.fingers.look()
        beside, rail = [ref for ref in refs if self.scene.on_map(ref) is None], self.window.rail
        if not beside and rail.pinned and rail.opened:  # a drawer lies over the map
            self.fingers.click(rail.buttons[rail.opened])
        points = [p for p in map(self.scene.on_map, refs) if p is not None]
        if points:
            xs, ys = [point.x() for point in points], [point.y() for point in points]
            room = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
            port = self.view.viewport().rect().adjusted(420, 120, -120, -160)
            zoom = min(NEAR, port.width() / max(1.0, room.width()), port.height() / max(1.0, room.height()))
            left = (port.center() - self.view.viewport().rect().center()).x() / zoom
            self.view.look_at(room.center() - QPointF(left, 0), zoom)
        for ref in beside[:1]:
            self.open_drawer(ref)

    def open_drawer(self, ref: str) -> None:
        """Click the tile of the plate where something waits: so its drawer stays, wherever the pointer goes."""
        rail = self.window.rail
        tile = rail.tile_of(self.scene.store.plate_of(ref))
        if not (rail.opened == tile and rail.pinned):
            self.fingers.click(rail.buttons[tile])
            QApplication.processEvents()
        assert rail.drawer.is_open
        self.scene.bring(ref)

    def point(self, ref: str) -> QPoint:
        """Where a reference lies in the window now."""
        point = self.scene.anchor(ref)
        assert point is not None, ref
        return self.view.mapFromScene(point)

    def body(self, ref: str) -> QPoint:
        """Where to press a piece."""
        item = self.scene.piece_item(ref)
        assert item is not None, ref
        return self.point(ref) + (item.foot() - QPointF(0, 8 * item.size)).toPoint()


def seen(part: QWidget) -> list[QPushButton]:
    """The buttons that are seen in a part of the window."""
    return [one for one in part.findChildren(QPushButton) if one.isVisible()]


def named(part: QWidget, name: str) -> QPushButton:
    """The button of this name that is seen there."""
    return next(one for one in seen(part) if one.objectName() == name)


def saying(part: QWidget, label: str) -> QPushButton:
    """The button that is seen there and says this."""
    return next(one for one in seen(part) if says(one, label))
