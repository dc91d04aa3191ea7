"""The rail at the left edge of the map: tiles for all that lies beside it, drawers that they open, and the tools."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QWidget

from desktop.art.strokes import dashed, draw, line, pen, rounded
from desktop.session.session import Session
from desktop.views.parts.tiles import WIDE, Laid, Tile
from desktop.views.scene.map_view import MapView
from desktop.views.table.drawer import Drawer
from desktop.views.table.map_tools import Folding, Tools, widening
from desktop.views.widgets.appearance import Appearance
from engine.kernel.refusal import Refusal

RAIL = 84.0
ASIDE = (RAIL - WIDE) / 2
BETWEEN = 3.0
LEAST = 0.62
"""Where even folding does not help, tiles are drawn smaller, but never than this part of their size."""
HOVER, LEAVE = 250, 350
"""Milliseconds after which the pointer opens a drawer, and after which it closes one that it has left."""
LEGEND = "show:legend"


class TileButton(QAbstractButton):
    """A tile of the rail.

    Signals:
        pointed: whether the pointer is over it. stepped: an arrow leads to the next tile (1) or the one before (-1).
        dragged: a drag has begun on it.
    """

    pointed = Signal(bool)
    stepped = Signal(int)
    dragged = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget, tile: Tile) -> None:
        super().__init__(parent)
        self.appearance, self.tile = appearance, tile
        self.acts = self.rings = self.cut = self.blamed = False
        self._pressed_at: QPoint | None = None
        self.setObjectName(f"tile-{tile.key}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_tile(self, tile: Tile, *, acts: bool, rings: bool, blamed: bool) -> None:
        """Show it as it is now: whether its side acts, something in it can act or is aimed at, or stands in the way."""
        self.tile, self.acts, self.rings, self.blamed = tile, acts, rings, blamed
        self.setAccessibleName(tile.title)
        self.setAccessibleDescription("\n".join(tile.told))
        self.setToolTip("")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame and what the game shows in it."""
        del event
        theme, w = self.appearance.theme, self.appearance.theme.window
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        by = self.height() / self.high
        painter.scale(by, by)
        wide, high = self.width() / by, self.high
        open_ = self.isChecked() or self.underMouse()
        frame = rounded(1.5, 1.5, wide - 3, high - 3, 5)
        draw(
            painter,
            frame,
            w.field if open_ else w.panel,
            2 if self.acts else 1,
            w.ink if self.acts else w.edge,
        )
        painter.save()
        painter.setClipRect(QRectF(0, 0, wide, high - BETWEEN))
        self.tile.paint(painter, wide, theme)
        painter.restore()
        ring = rounded(3.2, 3.2, wide - 6.4, high - 6.4, 4)
        if self.blamed:
            line(painter, ring, pen(theme.lights.under, 5))
            line(painter, ring, dashed(theme.lights.blocked, 4, (1.4, 0.9)))
        elif self.rings:
            line(painter, ring, pen(theme.lights.legal, 3))
        if self.hasFocus():
            line(painter, ring, pen(w.focus, 3))
        painter.end()

    @property
    def high(self) -> float:
        """Its height at 100 %: all of it, or where it is cut what is needed most."""
        return (self.tile.least if self.cut else 0.0) or self.tile.high

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer has come."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click or a drag may begin."""
        super().mousePressEvent(event)
        self._pressed_at = event.position().toPoint() if self.isDown() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Whoever drags from here wants what lies in the drawer: it is told once, and no click follows.

        A button of Qt would be down again while the pointer goes on over it.
        """
        began, here = self._pressed_at, event.position().toPoint()
        if began is not None and (here - began).manhattanLength() >= QApplication.startDragDistance():
            self._pressed_at = None
            self.setDown(False)
            self.dragged.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the rail; the one to the right opens the drawer."""
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Right:
            self.click()
        else:
            super().keyPressEvent(event)


class Rail(QFrame):
    """Tiles, tools, and the drawer over the map that they open.

    Signals:
        pointed: a plate whose tile was pressed, for the inspector.
    """

    pointed = Signal(str)

    def __init__(self, appearance: Appearance, session: Session, view: MapView) -> None:
        super().__init__()
        self.appearance, self.session, self.map = appearance, session, view
        self.setObjectName("rail")
        self.tools = Tools(appearance, view)
        self.tools.setParent(self)
        self.drawer = Drawer(appearance, view)
        self.drawer.tile_spot, self.drawer.plates_of_tile = self._tile_spot, self._plates_at
        view.table.beside = self.drawer
        self.buttons: dict[str, TileButton] = {}
        self.opened = self._kept = self._aside = ""
        self.pinned = self._brought = False
        self._waiting: tuple[str, tuple[str, ...], str] | None = None
        self._lit: tuple[str, ...] = ()
        self._blamed: tuple[str, ...] = ()
        self._hovered = ""
        self._hover = QTimer(self, singleShot=True, interval=HOVER)
        self._hover.timeout.connect(self._open_hovered)
        self._leave = QTimer(self, singleShot=True, interval=LEAVE)
        self._leave.timeout.connect(self._close_left)
        self.drawer.entered.connect(self._pointer_over)
        self.drawer.left.connect(self._pointer_left)
        self.drawer.pressed_outside.connect(self._pressed_outside)
        self.drawer.in_the_way.connect(self._set_aside)
        self.drawer.wanted.connect(self._bring)
        self.drawer.given_up.connect(self._give_up)
        session.changed.connect(self.refresh)
        session.selection.changed.connect(self._relight)
        hand = view.table.hand
        hand.taken.connect(self._relight)
        hand.emptied.connect(self._emptied)
        hand.pointed.connect(self._blame)
        appearance.changed.connect(self.refresh)
        self.refresh()

    # --- tiles ------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as its tiles; as high as there is room."""
        return QSize(round(RAIL * widening(self.appearance)), 300)

    def refresh(self) -> None:
        """Show the tiles of the View, and what is open as it is now."""
        self._dress()
        table = self.map.table
        laid = Laid(self.session.view, table.map.board, self.appearance.words, table.store.beside_map.plates)
        tiles = table.parts.tiles(laid)
        for key in [key for key in self.buttons if key not in {tile.key for tile in tiles}]:
            self.buttons.pop(key).deleteLater()
            if key == self.opened:
                self.close_drawer()
        self.buttons = {tile.key: self.buttons.get(tile.key) or self._new(tile) for tile in tiles}
        for tile in tiles:
            self.buttons[tile.key].tile = tile
        self._place()
        self._relight()
        if self.opened and self.opened == self._aside and not self._can_take(self.opened):
            self.close_drawer()
        elif self.opened and self.drawer.is_open:
            self._show(self.opened)
        if table.parts.opens_waiting:
            self._open_waiting()

    def _open_waiting(self) -> None:
        """Open the drawer with all that can act, once for each who is asked; it closes when they are asked no more.

        Where numbers are asked, their sheet says what there is, and the drawer would lie over where it goes.
        """
        table, view, decision = self.map.table, self.session.view, self.session.decision
        able = () if decision is not None and decision.numbers is not None else self.session.choices.pieces
        waits = able[0] if able and all(table.on_map(ref) is None for ref in able) else ""
        asked = (view.step, view.asked, self.tile_of(table.store.plate_of(waits))) if waits else None
        if asked == self._waiting:
            return
        if self._waiting is not None and self.opened == self._waiting[2]:
            self.close_drawer()
        self._waiting = asked
        if asked is not None and asked[2]:
            self._pin(asked[2])

    def _can_take(self, key: str) -> bool:
        """Whether anything in the drawer of a tile can act."""
        table, tile = self.map.table, self.buttons[key].tile
        return any(table.moves.can_act(ref) for ref in table.store.in_order(tile.plates))

    def _dress(self) -> None:
        """Take width and colours of the look, if they are others: that is dear."""
        w, wide = self.appearance.theme.window, round(RAIL * widening(self.appearance))
        style = f"#rail {{ background: {w.strip}; border-right: 1px solid {w.edge}; }}"
        if wide != self.minimumWidth():
            self.setFixedWidth(wide)
        if style != self.styleSheet():
            self.setStyleSheet(style)

    def _new(self, tile: Tile) -> TileButton:
        button, key = TileButton(self.appearance, self, tile), tile.key
        button.clicked.connect(lambda: self._clicked(key))
        button.pointed.connect(lambda over: self._pointed(key, over))
        button.stepped.connect(lambda step: self._step(key, step))
        button.dragged.connect(lambda: self._dragged(key))
        button.show()
        return button

    def _relight(self) -> None:
        """Which tiles have a frame or a ring; plates that alone are aimed at open their drawer by themselves."""
        table, acting = self.map.table, self.session.view.acting
        for button in self.buttons.values():
            tile = button.tile
            can = self._can_take(button.tile.key)
            lit = any(plate in table.store.lit for plate in tile.plates)
            blamed = any(plate in self._blamed for plate in tile.plates)
            button.show_tile(tile, acts=tile.side in acting, rings=can or lit, blamed=blamed)
        before, self._lit = self._lit, table.store.lit
        if self._lit == before:
            return
        if self._lit and not self._aims_at_map():
            self._bring(self._lit[0])
        elif self._brought:
            self._back()

    def _aims_at_map(self) -> bool:
        """Whether what is held may go to places of the map as well, which a drawer would lie over."""
        table = self.map.table
        return any(table.on_map(ref) is not None and not table.plates_of(ref) for ref in table.hand.targets())

    def _blame(self, refusal: Refusal | None) -> None:
        """What stands in the way beside the map has its sign at the tile, as a piece has it on the map."""
        store = self.map.table.store
        lit = refusal.lit if refusal is not None else ()
        blamed = tuple(plate for ref in lit if (plate := store.plate_of(ref)))
        if blamed != self._blamed:
            self._blamed = blamed
            self._relight()

    def _place(self) -> None:
        """Tiles from the top, tools at the foot; where it is low the tools fold, then plain tiles share rows."""
        by = widening(self.appearance)
        tools, rows, room = Folding.NONE, self._rows(False), float(self.height())
        for folding, sharing, cut in (
            (Folding.NONE, False, False),
            (Folding.OVERLAYS, False, False),
            (Folding.OVERLAYS, True, False),
            (Folding.ALL, True, False),
            (Folding.ALL, True, True),
        ):
            for button in self.buttons.values():
                button.cut = cut
            tools, rows = folding, self._rows(sharing)
            room = self.height() - self.tools.height_of(folding)
            if self._high(rows) * by <= room:
                break
        shrunk = by * min(1.0, max(LEAST, room / (self._high(rows) * by)))
        y = BETWEEN * shrunk
        left, wide = ASIDE * by, WIDE * by
        for row in rows:
            each = (wide - BETWEEN * by * (len(row) - 1)) / len(row)
            for number, button in enumerate(row):
                x = left + number * (each + BETWEEN * by)
                button.setGeometry(round(x), round(y), round(each), round(button.high * shrunk))
            y += (max(button.high for button in row) + BETWEEN) * shrunk
        high = self.tools.height_of(tools)
        self.tools.setGeometry(0, self.height() - high, self.width(), high)
        self.tools.fold(tools)

    def _rows(self, sharing: bool) -> list[list[TileButton]]:
        """The tiles in rows: each its own, or two plain ones after another together."""
        rows: list[list[TileButton]] = []
        plain: list[TileButton] = []
        for button in self.buttons.values():
            if sharing and button.tile.plain and len(plain) == 1 and plain[0].high == button.high:
                plain.append(button)
                plain = []
                continue
            row = [button]
            rows.append(row)
            if sharing and button.tile.plain:
                plain = row
        return rows

    @staticmethod
    def _high(rows: list[list[TileButton]]) -> float:
        """How high rows are at 100 %."""
        return sum(max(button.high for button in row) + BETWEEN for row in rows) + BETWEEN

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles and tools share the height."""
        super().resizeEvent(event)
        self._place()

    # --- opening and closing ------------------------------------------------------------

    def tile_of(self, plate: str) -> str:
        """The tile that opens a plate; "" for none."""
        return next((key for key, button in self.buttons.items() if plate in button.tile.plates), "")

    def _tile_spot(self, plate: str) -> QPoint | None:
        """The middle of the tile of a plate, in pixels of the map's view."""
        button = self.buttons.get(self.tile_of(plate))
        return None if button is None else self.map.mapFromGlobal(button.mapToGlobal(button.rect().center()))

    def _plates_at(self, spot: QPoint) -> tuple[str, ...]:
        """The plates of the tile at a spot, in pixels of the map's view."""
        over = self.mapFromGlobal(self.map.mapToGlobal(spot))
        found = (one for one in self.buttons.values() if one.geometry().contains(over))
        return next((one.tile.plates for one in found), ())

    def _show(self, key: str) -> None:
        """Open the drawer of a tile, level with it."""
        self.opened = key
        button = self.buttons.get(key)
        if button is not None:
            top = self.map.mapFromGlobal(button.mapToGlobal(QPoint(0, 0))).y() - 6
            tile = button.tile
            self.drawer.open(tile.plates, top, tile.title, "\n".join(tile.told))
        for one, other in self.buttons.items():
            other.setChecked(one == key)

    def close_drawer(self) -> None:
        """Close what is open."""
        self._hover.stop()
        self._leave.stop()
        self.opened = self._kept = self._aside = ""
        self.pinned = self._brought = False
        self.drawer.fold()
        for button in self.buttons.values():
            button.setChecked(False)

    def show_legend(self) -> None:
        """Open the legend of the board, which has no tile."""
        self.close_drawer()
        self.pinned = True
        self.drawer.open((LEGEND,), 0, self.appearance.tr("scene-legend"), "")

    def _give_up(self) -> None:
        """Esc in the drawer: the focus goes back to its tile."""
        button = self.buttons.get(self.opened)
        self.close_drawer()
        (button or self.map).setFocus(Qt.FocusReason.OtherFocusReason)

    def _clicked(self, key: str) -> None:
        """A click or Enter pins the drawer; again closes it. By keys the focus goes into it."""
        button = self.buttons[key]
        if key == self.opened and self.pinned:
            self.close_drawer()
            return
        by_keys = button.hasFocus()
        self._pin(key)
        self.pointed.emit(next(iter(button.tile.plates), ""))
        if by_keys:
            self.drawer.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dragged(self, key: str) -> None:
        """A drag that begins on a tile opens its drawer as a click does: what it holds is dragged from there."""
        if not (key == self.opened and self.pinned):
            self._pin(key)
            self.pointed.emit(next(iter(self.buttons[key].tile.plates), ""))

    def _pin(self, key: str) -> None:
        """Open the drawer of a tile, to stay open wherever the pointer goes."""
        self._leave.stop()
        self.pinned, self._brought, self._aside = True, False, ""
        self._show(key)

    def _bring(self, plate: str) -> None:
        """Something asks for a plate: it is open until that has its answer."""
        key = self.tile_of(plate)
        if key and key != self.opened:
            self._kept = self.opened if self.pinned else self._kept
            self.pinned, self._brought = False, True
            self._show(key)

    def _pointed(self, key: str, over: bool) -> None:
        if over:
            self._leave.stop()
            self._hovered = key
            self._hover.start()
        else:
            self._hover.stop()
            self._pointer_left()

    def _open_hovered(self) -> None:
        if self._hovered in self.buttons and self._hovered != self.opened and not self.pinned:
            self._brought = False
            self._show(self._hovered)

    def _pointer_over(self, on_piece: bool) -> None:
        """A drawer stays open under the pointer, unless a piece is carried out of it: places lie under it.

        It goes as well where a piece is held that may go to places under it, and the pointer rests on no other piece.
        """
        if self.map.table.hand.carries and not self._lit:
            self._set_aside()
        elif on_piece or not self._hides_targets():
            self._leave.stop()
        elif not self._leave.isActive():
            self._leave.start()

    def _hides_targets(self) -> bool:
        """Whether the drawer lies over places to which the piece held may go, and holds none itself."""
        table = self.map.table
        if self._lit or not table.hand.holds:
            return False
        return any(
            (at := table.on_map(ref)) is not None and table.covered(at) for ref in table.hand.targets()
        )

    def _pressed_outside(self) -> None:
        """A press on the map closes the drawer; while a piece is held, until that has gone or is put back."""
        if self.map.table.hand.holds:
            self._set_aside()
        else:
            self.close_drawer()

    def _pointer_left(self) -> None:
        """A drawer that is not pinned closes when the pointer is gone; one out of which a piece is taken at once."""
        hand = self.map.table.hand
        if not self.opened and not self.drawer.is_open:
            return
        if hand.carries and not self._lit:
            self._set_aside()
        elif (hand.holds or not self.pinned) and self._may_leave() and not self._leave.isActive():
            self._leave.start()

    def _set_aside(self) -> None:
        """A drawer out of which a piece is taken closes; if it was pinned it comes back for the next one."""
        aside = self.opened if self.pinned else self._kept
        self.close_drawer()
        self._aside = aside

    def _close_left(self) -> None:
        if self._may_leave():
            self._pressed_outside()

    def _may_leave(self) -> bool:
        """Whether it may close though nobody has said so: nothing asks for it, or it hides where the piece may go."""
        return not self._brought or self._hides_targets()

    def _emptied(self) -> None:
        """The hand holds nothing any more: a drawer that opened for it closes."""
        self._relight()
        if self._brought and not self._lit:
            self._back()
        elif self._aside in self.buttons and not self.opened:
            self.pinned = True
            self._show(self._aside)

    def _back(self) -> None:
        """What was opened for the hand closes; what was pinned before is open again."""
        kept = self._kept
        self.close_drawer()
        if kept in self.buttons:
            self._pin(kept)

    # --- keys -----------------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        """Where the keys that lead from part to part enter: the tile that has them, is open, or is the first."""
        buttons = list(self.buttons.values())
        best = [b for b in buttons if b.hasFocus()] + [b for b in buttons if b.isChecked()] + buttons
        return list(best[:1])

    def _step(self, key: str, step: int) -> None:
        keys = list(self.buttons)
        self.buttons[keys[(keys.index(key) + step) % len(keys)]].setFocus(Qt.FocusReason.OtherFocusReason)
