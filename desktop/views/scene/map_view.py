"""The view of the table: turns presses, drags and keys into what the hand does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QWidget,
)

from desktop.profile.keys import Keys
from desktop.session.choices import Choice
from desktop.views.scene.chooser import MOST, Chooser
from desktop.views.scene.grouping import by_count, grouped
from desktop.views.scene.keyboard import Keyboard
from desktop.views.scene.map_geometry import place_ref
from desktop.views.scene.number_chooser import NumberChooser
from desktop.views.scene.score_plate import ScorePlate
from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.table_view import TableView

LOOK_AT = 2.0
FAN = 150
PAUSE = 400
"""Milliseconds for which the pointer rests on a city before the way of a drag is meant to lead through it."""
FINENESS_KNOWN = (QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.DevicePixelRatioChange)
"""With these the pixels of the screen may be others."""
STILL = 4
"""No hand holds the pointer stiller than so many pixels."""


class MapView(TableView):
    """The map in the window: what is pressed, dragged and typed on it.

    Signals:
        pressed: a button of the mouse went down on it.
    """

    pressed = Signal()
    _pressed_at: QPoint | None = None  # asked of while the view itself is made

    def __init__(self, scene: TableScene, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._keys = keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setInteractive(False)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.chooser = Chooser(self, scene.session.gate)
        self.chooser.pointed.connect(self._show_meant)
        self._groups: list[tuple[Choice, ...]] = []
        self.number_chooser = NumberChooser(self, scene.session.gate)
        self.scores = ScorePlate(self, scene)
        self._menu: QMenu | None = None
        self.keyboard = Keyboard(scene, self, keys)
        self.zoom_changed.connect(scene.set_zoom)
        self.zoom_changed.connect(self.keyboard.set_zoom)
        self._carried_to = QPoint()
        self._panning: QPoint | None = None
        self._idle = ""
        self._just_taken = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(FAN)
        self._rest.timeout.connect(self._rest_there)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(scene.hand.pause)
        self._rests_at = QPoint()
        self._text_scale = 1.0
        self._closed = False
        scene.hand.choose.connect(self._choose)
        scene.hand.emptied.connect(self._forget_press)
        self.zoom_changed.connect(self._keep_carried)
        self.dress()
        self.fit()

    def dress(self) -> None:
        """Take the ground around the map from the scene's theme."""
        self.setBackgroundBrush(QColor(self.table.theme.window.tray))
        self.setAccessibleName(self.table.words.tr("scene-map"))
        self.setAccessibleDescription(
            self.table.words.tr("scene-map-keys", key=self._keys.text("keys-piece-next"))
        )
        self.scores.follow()

    def set_text_scale(self, scale: float) -> None:
        """The size of text that the person asked for; 1 is 100 %."""
        self._text_scale = scale
        self.table.set_text_scale(scale)
        self.scores.set_text_scale(scale)

    def close_table(self) -> None:
        """Stop all that runs before the view goes."""
        self._rest.stop()
        self._pause.stop()
        self._choose_nothing()
        if not self._closed:
            self._closed = True
            self.stop()
            self.scores.close_table()
        self.table.close()

    # --- bringing into sight ---------------------------------------------------------

    def centre_on(self, ref: str, zoom: float | None = None) -> None:
        """Bring a reference to the middle of the view, or open the drawer in which it lies."""
        point = self.table.on_map(ref)
        if point is not None:
            self.look_at(point, zoom)
        else:
            self.table.bring(ref)

    def keep_seen(self, ref: str) -> None:
        """Bring a reference into sight: scroll only if it must be, or open the drawer where it lies."""
        point = self.table.on_map(ref)
        if point is not None:
            self.keep_in_sight(point)
        else:
            self.table.bring(ref)

    def keep_in_sight(self, point: QPointF) -> None:
        """Scroll only if it must be; a drawer that lies over it while a piece is held gives way."""
        super().keep_in_sight(point)
        beside = self.table.beside
        if beside is not None and self.table.hand.holds and self.table.covered(point):
            beside.give_way()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms the map; over a drawer it scrolls that."""
        beside = self.table.beside
        if beside is not None and self.table.covered(self.mapToScene(event.position().toPoint())):
            beside.scroll_by(-event.angleDelta().y() // 2)
            event.accept()
        else:
            super().wheelEvent(event)

    def interrupt(self) -> None:
        """Pieces on the way are where they go."""
        self.table.animator.finish()

    def viewportEvent(self, event: QEvent) -> bool:
        """A pointer that leaves points at nothing; on a finer screen the map is painted at another level."""
        if event.type() == QEvent.Type.Leave:
            self._rest.stop()
            self.table.say_hover("")
            self.table.sectors.point_at(None)
        elif event.type() in FINENESS_KNOWN:
            self.table.set_fineness(self.viewport().devicePixelRatioF())
        return super().viewportEvent(event)

    def let_go(self) -> None:
        """A second finger has come: what the first one began is no drag."""
        self._pressed_at = None
        if self.table.hand.carries:
            self.table.hand.put_back()

    # --- mouse --------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a piece, drop what is held, or begin to pan."""
        self.pressed.emit()
        self._choose_nothing()  # by itself a list closes with its focus, which it has only in an active window
        self.table.animator.finish()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.keyboard.leave()
        spot, at = event.position().toPoint(), self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and not self.table.covered(at):
            self._panning = spot
        elif event.button() == Qt.MouseButton.LeftButton:
            self._press(spot, at, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        event.accept()

    def _press(self, spot: QPoint, at: QPointF, shift: bool) -> None:
        table, hand = self.table, self.table.hand
        arrow = self.arrows.at(QPointF(spot))
        if arrow is not None and not hand.holds:
            self.look_at(arrow.leads_to)
            return
        self._pressed_at, self._just_taken = spot, False
        if table.marking.asking:
            return
        piece = table.piece_at(at)
        if hand.holds:
            target = table.target_at(at)
            if shift and target:
                hand.way_point(target)
                self._pressed_at = None
                return
            if target in hand.targets() or piece == hand.source:
                return
        table.put_out()
        table.acted.emit()
        source = piece if table.moves.can_act(piece) else self._can_act_with(piece)
        if source:
            table.select(source)
            if source != hand.source:
                self._just_taken = hand.take(source)
                self._pressed_at = spot  # what was held before is put back by it
        elif not hand.holds:
            place = table.place_at(at)
            ref = piece or (f"place:{place}" if place else table.plate_at(at))
            if ref:
                table.select(ref)

    def _rest_there(self) -> None:
        """The pointer rests: where a stack fans out another piece may come under it, and is to be seen first."""
        if self.table.rest():
            self.table.session.gate.turn(self.viewport())

    def _can_act_with(self, piece: str) -> str:
        """The one of its stack that can act."""
        return next((ref for ref in self._stack_of(piece) if self.table.moves.can_act(ref)), "")

    def _stack_of(self, piece: str) -> tuple[str, ...]:
        """A piece and all that stand with it."""
        return tuple(self.table.piece_layer.refs_with(piece)) if piece else ()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the piece, pan, or look what is under the pointer."""
        spot, at = event.position().toPoint(), self.mapToScene(event.position().toPoint())
        table, hand = self.table, self.table.hand
        if self._panning is not None:
            self.scroll_by(self._panning - spot)
            self._panning = spot
            return
        if self._pressed_at is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (spot - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
            if hand.holds and (hand.carries or (far and self._began_on_source())):
                self._carry(spot, at)
            elif far and not hand.carries:
                self._drag_no_piece(spot, self.mapToScene(self._pressed_at))
            return
        if hand.carries:  # the button went up where nobody told: over another window that came in between
            self._pressed_at = None
            hand.let_go()
        table.hover(at)
        if hand.holds:
            hand.point_at(table.target_at(at))
        elif hand.targets():
            table.lights.hover(next((ref for ref in table.meant(at) if ref in hand.targets()), ""))
        self._show_cursor(Qt.CursorShape.ArrowCursor)
        self._rest.start()

    def _drag_no_piece(self, spot: QPoint, began: QPointF) -> None:
        """A drag that carries nothing: of a piece with which nothing can be done it says why, else it pans."""
        table, piece = self.table, self.table.piece_at(began)
        if self._idle:
            return
        if (
            piece
            and not table.marking.asking
            and not self._can_act_with(piece)
            and table.hand.tell_idle(piece)
        ):
            self._idle = piece
        elif not table.covered(began):
            self._panning = spot

    def _began_on_source(self) -> bool:
        """Whether the button went down on the piece that is held."""
        if self._pressed_at is None:
            return False
        hand = self.table.hand
        return self._just_taken or self.table.piece_at(self.mapToScene(self._pressed_at)) == hand.source

    def _forget_press(self) -> None:
        """What was held is held no more, by a key or because the position is another: the press means nothing else."""
        self._pressed_at, self._just_taken = None, False

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """What is carried stays under the pointer."""
        super().scrollContentsBy(dx, dy)
        self._keep_carried()

    def _keep_carried(self, _zoom: float = 0.0) -> None:
        """The map has moved under the pointer: what is carried, and what it would be dropped on, stay with that."""
        if self._pressed_at is not None and self.table.hand.carries:
            at = self.mapToScene(self._carried_to)
            self.table.hand.carry(at)
            self.table.hand.point_at(self.table.target_at(at))

    def _carry(self, spot: QPoint, at: QPointF) -> None:
        table, hand = self.table, self.table.hand
        self._carried_to = spot
        hand.carry(at)
        hand.pass_by(at, self.zoom)
        table.pass_over(at)
        if not self._pause.isActive() or (spot - self._rests_at).manhattanLength() > STILL:
            self._rests_at = spot
            self._pause.start()
        target = table.target_at(at)
        hand.point_at(target)
        table.say_hover(
            target if target.startswith("place:") else place_ref(table.place_of(target)) if target else ""
        )
        self._show_cursor(Qt.CursorShape.ClosedHandCursor)

    def _show_cursor(self, free: Qt.CursorShape) -> None:
        """The forbidden cursor over a place where the piece held may not go, else another."""
        wanted = Qt.CursorShape.ForbiddenCursor if self.table.hand.refusal is not None else free
        if self.viewport().cursor().shape() is not wanted:
            self.viewport().setCursor(wanted)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop where the button goes up; a press without a drag selects, or plays the piece pressed."""
        spot, at = event.position().toPoint(), self.mapToScene(event.position().toPoint())
        began, self._pressed_at = self._pressed_at, None
        panned, self._panning = self._panning is not None, None
        idle, self._idle = self._idle, ""
        self.viewport().unsetCursor()
        if event.button() != Qt.MouseButton.LeftButton or began is None or panned:
            return
        hand = self.table.hand
        if idle:
            hand.tell_wish(idle, self.table.target_at(at))
        elif hand.carries:
            hand.drop(self.table.target_at(at), at)
        elif (spot - began).manhattanLength() < QApplication.startDragDistance():
            self._click(at)

    def _click(self, at: QPointF) -> None:
        """A click: take, drop, put back, or play what the piece alone means."""
        table, hand = self.table, self.table.hand
        if table.marking.asking:
            table.marking.toggle(table.marked_at(at))
            return
        refs = table.meant(at)
        if (self._just_taken or not hand.holds) and hand.takes_cards(refs):
            hand.put_back(glide=False)
            self._lay(refs, at)
            return
        if self._just_taken:
            hand.point_at("")
            hand.press(hand.source, at)
            return
        if hand.holds:
            target = table.target_at(at)
            if target in hand.targets():
                hand.drop(target, at)
            elif target and table.place_of(target) != table.place_of(hand.source):
                hand.refuse(target, at)
            else:
                hand.put_back()
            return
        piece = table.piece_at(at)
        if piece and table.moves.can_act(piece):
            if table.session.gate.opens(self.viewport()):
                hand.press(piece, at)
        elif not (piece and hand.challenge(self._stack_of(piece), at)):
            self._lay(refs, at)

    def _lay(self, refs: tuple[str, ...], at: QPointF) -> None:
        """Lay the cards chosen, or ask with which it is to be done."""
        if refs:
            self.table.hand.lay(refs, at)

    def lay_at(self, ref: str) -> None:
        """Lay cards at a place as a click on it does, or take the piece for which they are laid."""
        place, point = self.table.place_of(ref), self.table.anchor(ref)
        if point is None:
            return
        self.keep_seen(ref)
        if place:
            self._lay(self.table.meant_at(place), point)
        else:
            self.table.hand.take(ref)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click on a place brings it to the middle at 2x; elsewhere it is a second press."""
        at = self.mapToScene(event.position().toPoint())
        place = self.table.place_at(at)
        left = event.button() == Qt.MouseButton.LeftButton
        if self.table.marking.asking:
            self.mousePressEvent(event)
            return
        if left and place and not self.table.hand.holds and not self.table.piece_at(at):
            self.look_at(self.table.ground.point(place), LOOK_AT)
            return
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """With a piece held or cards chosen, an unlit place can be asked: why not here?"""
        table, at = self.table, self.mapToScene(event.pos())
        target, refs = table.target_at(at), table.meant(at)
        if not table.hand.targets() or not target or table.hand.targets().keys() & {target, *refs}:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        why = menu.addAction(table.words.tr("scene-why-not-here"))
        if table.hand.holds:
            why.triggered.connect(lambda: table.hand.why_not(target))
        else:
            why.triggered.connect(lambda: table.hand.lay(refs, at))
        menu.popup(event.globalPos())
        event.accept()

    # --- choosers -----------------------------------------------------------------

    @property
    def choosing(self) -> bool:
        """Whether a list or a field waits for a choice."""
        return self.chooser.open or self.number_chooser.open

    def _choose_nothing(self) -> None:
        for chooser in (self.chooser, self.number_chooser):
            if chooser.open:
                chooser.give_up()

    def _choose(self, choices: tuple[Choice, ...], at: QPointF) -> None:
        """Ask which of several Actions is meant."""
        words, hand = self.table.words, self.table.hand
        self.table.tip.hide_tip()

        def chosen(number: int) -> None:
            group = groups[number][1]
            if len(group) > 1:
                self._choose(group, at)
            else:
                play(group[0])

        def play(choice: Choice) -> None:
            if hand.holds:
                hand.play(choice)
            else:
                self.table.session.act(choice.action, sure=choice.gesture.kind == "pick")  # a line is no slip

        counted = by_count(choices)
        if counted:
            self.number_chooser.ask(
                {n: words.text(choice.gesture.label) for n, choice in counted.items()},
                self.mapFromScene(at),
                self.table.theme,
                lambda n: play(counted[n]),
                hand.put_back,
                title=self.table.name(choices[0].gesture.source),
                scale=self._text_scale,
            )
            return
        if len(choices) <= MOST:
            choices = tuple(self.table.session.choices.worded(choice) for choice in choices)
        groups = grouped(choices, MOST, words)
        labels = [self._with_outcome(label, group) for label, group in groups]
        self._groups = [group for _, group in groups]
        stays = hand.holds and all(choice.gesture.kind == "pick" for choice in choices)
        given_up = (lambda: None) if stays else hand.put_back  # it may still be dragged
        self.chooser.ask(labels, self.mapFromScene(at), self.table.theme, chosen, given_up, self._text_scale)

    def _with_outcome(self, label: str, group: tuple[Choice, ...]) -> str:
        """The line of one way with what happens on it: the list may cover the note on the map that says so."""
        one = group[0] if len(group) == 1 and group[0].gesture.kind == "drag" else None
        facts = self.table.moves.preview(one.action) if one is not None else ()
        return "; ".join((label, *(self.table.words.text(fact.message) for fact in facts)))

    def _show_meant(self, row: int) -> None:
        """Draw the way of the line that is pointed at; none where it stands for several Actions."""
        group = self._groups[row]
        if self.table.hand.holds:
            self.table.hand.trace(group[0] if len(group) == 1 else None)

    # --- keys ---------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the map; all others go to the window."""
        self.table.animator.finish()
        event.setAccepted(self.keyboard.press(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The key that hides the pieces is let go."""
        if not self.keyboard.release(event):
            event.ignore()

    def focusNextPrevChild(self, on: bool) -> bool:
        """While a piece is held or cards are chosen, Tab walks through its targets instead of the widgets."""
        return False if self.table.hand.targets() else super().focusNextPrevChild(on)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No key is held without focus."""
        super().focusOutEvent(event)
        self.keyboard.focus_lost(event)

    def describe(self, place: str) -> None:
        """What assistive technology reads of the place under the cursor: only what stands there for all to see."""
        names = [self.table.name(place_ref(place)), *(self.table.name(r) for r in self.table.refs_at(place))]
        self.setAccessibleDescription(", ".join(names))
