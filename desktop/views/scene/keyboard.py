"""The map by keyboard: a cursor that walks from place to place, takes and drops."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from desktop.art.strokes import ellipse, line, pen
from desktop.profile.keys import Keys
from desktop.views.scene.items import DrawnItem, Layer, no_mouse
from desktop.views.scene.map_geometry import place_ref
from desktop.views.scene.surface import Viewport
from desktop.views.scene.table_scene import TableScene

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard:
    """Reads the keys of the map. What it does not know goes on to the window."""

    def __init__(self, scene: TableScene, view: Viewport, keys: Keys) -> None:
        self._scene, self._view, self._keys = scene, view, keys
        self.place = ""
        self._ring = DrawnItem(Layer.DISCS)
        no_mouse(self._ring)
        self._scene.addItem(self._ring)
        self._hiding = False
        self._aimed = ""

    # --- cursor -------------------------------------------------------------------

    def go_to(self, place: str, keep_in_sight: bool = True) -> None:
        """Put the cursor on a place and look at it."""
        if place not in self._scene.ground:
            return
        self.place = place
        point, theme = self._scene.ground.point(place), self._scene.theme

        def paint(painter: QPainter, size: float) -> None:
            ring = ellipse(point.x(), point.y(), 30 * size)
            line(painter, ring, pen(theme.lights.under, 6 * size))
            line(painter, ring, pen(theme.window.focus, 3 * size, Qt.PenStyle.DashLine))

        self._ring.set_zoom(self._view.zoom)
        self._ring.show_drawing(ellipse(point.x(), point.y(), 1).boundingRect(), 36.0, paint)
        if keep_in_sight:
            self._view.keep_in_sight(point)
        self._scene.say_hover(place_ref(place))
        if self._scene.hand.holds:
            self._scene.hand.point_at(self._scene.target_at_place(place))
        self._view.describe(place)

    def leave(self) -> None:
        """Take the cursor away: the mouse is used, or the focus is elsewhere."""
        self.place = ""
        self._ring.clear()

    def set_zoom(self, zoom: float) -> None:
        """Keep the cursor's size."""
        self._ring.set_zoom(zoom)

    def _start(self) -> str:
        """Where the cursor appears first: at the piece held, or at the middle of what is seen."""
        held = self._scene.place_of(self._scene.hand.source) if self._scene.hand.holds else ""
        if held in self._scene.ground:
            return held
        return self._scene.ground.nearest(self._view.middle(), math.inf) or ""

    # --- keys ---------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key was one of the map's."""
        key, asked = event.key(), self._keys.is_pressed
        if asked("keys-piece-next", event) or asked("keys-piece-before", event):
            return self._next_piece(1 if asked("keys-piece-next", event) else -1)
        if asked("keys-hide", event):
            self._hide_pieces(True)
            return True
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in ARROWS:
            return self._arrow(*ARROWS[Qt.Key(key)])
        if self._scene.marking.asking and key in (*ENTER, Qt.Key.Key_Space):
            return key == Qt.Key.Key_Space and self._mark_here()
        if key in ENTER:
            return self._enter()
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return self._next_target(-1 if key == Qt.Key.Key_Backtab else 1)
        if key == Qt.Key.Key_Escape:
            return self._escape()
        return event.text().isdigit() and event.text() != "0" and self._number(int(event.text()))

    def release(self, event: QKeyEvent) -> bool:
        """The key that hides the pieces was let go: they are back."""
        if self._keys.is_held("keys-hide", event) and not event.isAutoRepeat():
            self._hide_pieces(False)
            return True
        return False

    def _go_on(self) -> None:
        """What was refused is let go, as by a press of the mouse."""
        self._scene.put_out()
        self._scene.acted.emit()

    def _arrow(self, dx: int, dy: int) -> bool:
        self._go_on()
        start = self.place or self._start()
        if not self.place:
            self.go_to(start)
            return True
        self.go_to(self._scene.ground.towards(start, dx, dy) or start)
        return True

    def _mark_here(self) -> bool:
        """Where answers are marked: mark what is under the cursor, or take its mark away."""
        scene = self._scene
        return scene.marking.toggle(scene.meant_at(self.place)) if self.place else False

    def _enter(self) -> bool:
        scene, hand = self._scene, self._scene.hand
        if not self.place:
            return self._drop_beside_the_map() or self._begin_beside()
        point = scene.ground.point(self.place)
        if hand.holds:
            aimed = self.aimed if scene.place_of(self.aimed) == self.place else ""
            ref = aimed if aimed in hand.targets() else scene.target_at_place(self.place)
            if scene.place_of(hand.source) == self.place:
                if not hand.press(hand.source, point):
                    hand.put_back()
            else:
                hand.drop(ref, point)
            return True
        one = (self._aimed,) if scene.place_of(self._aimed) == self.place else ()
        meant = one if hand.takes_cards(one) else scene.meant_at(self.place)
        if hand.takes_cards(meant):
            return hand.lay(meant, point)
        for ref in scene.refs_at(self.place):
            if self.begin_with(ref):
                return True
        refs = scene.refs_at(self.place)
        scene.select(refs[0] if refs else place_ref(self.place))
        return hand.lay(meant, point)

    def begin_with(self, ref: str) -> bool:
        """Take a piece that can act, or play what it means by itself; False for any other."""
        scene = self._scene
        point = scene.anchor(ref)
        if point is None or not scene.moves.can_act(ref):
            return False
        scene.select(ref)
        if not scene.hand.take(ref):
            scene.hand.press(ref, point)
        return True

    def _drop_beside_the_map(self) -> bool:
        """Drop or lay on the plate that is aimed at: it lies at no place."""
        scene, hand = self._scene, self._scene.hand
        aimed = self.aimed
        point = scene.anchor(aimed)
        if point is None or aimed not in hand.targets() or scene.on_map(aimed) is not None:
            return False
        if hand.holds:
            hand.drop(aimed, point)
            return True
        return hand.lay((aimed,), point)

    @property
    def begins_beside(self) -> bool:
        """Whether, without a cursor, Enter begins with what was pressed last, as with a piece in a camp or a box."""
        scene, selected = self._scene, self._scene.selection
        if self.place or scene.hand.holds or scene.anchor(selected) is None:
            return False
        return bool(scene.moves.picks(selected)) or scene.moves.asks_number(selected)

    def _begin_beside(self) -> bool:
        """What a piece in a camp or a box means by itself: it stands at no place."""
        scene = self._scene
        point = scene.anchor(scene.selection) if self.begins_beside else None
        return point is not None and scene.hand.press(scene.selection, point)

    def _next_target(self, step: int) -> bool:
        """Through the legal targets, the nearest first."""
        targets = self.targets_in_order()
        if not targets:
            return False
        self._go_on()
        aimed = self.aimed
        at = targets.index(aimed) if aimed in targets else (-1 if step > 0 else 0)
        ref = targets[(at + step) % len(targets)]
        self._aim(ref)
        return True

    @property
    def aimed(self) -> str:
        """The target under the cursor, on the map or beside it; "" for none."""
        hand = self._scene.hand
        return hand.target if hand.holds else self._aimed

    def targets_in_order(self) -> list[str]:
        """The legal targets of what is held by cost, then clockwise from the north; those beside the map come last.

        What lies beside the map is seen elsewhere whenever the map is moved: no order follows it.
        """
        scene, hand = self._scene, self._scene.hand
        start = scene.on_map(hand.source) or scene.ground.rect().center()

        def order(ref: str) -> tuple[int, float]:
            point = scene.on_map(ref)
            turn = math.atan2(point.x() - start.x(), start.y() - point.y()) % math.tau if point else math.tau
            return hand.targets()[ref].number, turn

        return sorted((ref for ref in hand.targets() if scene.anchor(ref) is not None), key=order)

    def _aim(self, ref: str) -> None:
        self._aimed = ref
        if self._scene.on_map(ref) is None:
            self.leave()
            self._view.keep_seen(ref)
        self.go_to(self._scene.place_of(ref))
        self._scene.mark_beside(ref)
        self._scene.hand.point_at(ref)
        self._scene.lights.hover(ref)

    def _next_piece(self, step: int) -> bool:
        """To the next piece that can act."""
        pieces = [r for r in self._scene.pieces_in_order() if self._scene.moves.can_act(r)]
        if not pieces:
            return False
        self._go_on()
        hand, selected = self._scene.hand, self._scene.selection
        at = pieces.index(selected) if selected in pieces else (-1 if step > 0 else 0)
        ref = pieces[(at + step) % len(pieces)]
        hand.put_back()
        self._scene.select(ref)
        hand.take(ref)
        self._show(ref)
        return True

    def _show(self, ref: str) -> None:
        """Bring a piece into sight: the cursor on its place, or the drawer where it waits."""
        place = self._scene.place_of(ref)
        if place in self._scene.ground:
            self.go_to(place)
        else:
            self.leave()
            self._view.keep_seen(ref)

    def _escape(self) -> bool:
        scene = self._scene
        if scene.hand.holds:
            scene.hand.put_back()
            return True
        if scene.session.selection.clear():
            return True
        if scene.lights.signs():
            scene.put_out()
            return True
        if self.place:
            self.leave()
            return True
        if self.begins_beside:  # Enter would play what it means
            scene.select("")
            return True
        return False

    def _number(self, number: int) -> bool:
        """A digit drops on the n-th target, in the order of Tab."""
        targets = self.targets_in_order() if self._scene.hand.holds else []
        if not 1 <= number <= len(targets):
            return False
        ref = targets[number - 1]
        self._aim(ref)
        self._scene.hand.drop(ref, self._scene.anchor(ref) or QPointF())
        return True

    def _hide_pieces(self, hide: bool) -> None:
        if hide != self._hiding:
            self._hiding = hide
            self._scene.hide_pieces(hide)

    def focus_lost(self, event: QEvent) -> None:
        """Without focus no key is held."""
        del event
        self._hide_pieces(False)
