"""What of a position can stand, laid out on the map; its marks, its lights, and pictures of what may be laid there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.art.shields import draw_shield
from desktop.session.onlooker import Onlooker
from desktop.views.editor.edit_map import EditMap
from desktop.views.parts.looks import state_of
from desktop.views.scene.map_geometry import kind_of
from desktop.views.scene.marking import Shown
from desktop.views.scene.table_scene import TableScene
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.kernel.explain import OverlayShape
from engine.kernel.forms import TableOf
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.practice.editing import Editing
from engine.practice.palettes import Token, all_spots, spots

ICON = 34
"""Width and height of a picture in a palette, at 100 % text."""
LIT = 40
"""Where a token may lie is lit, unless there are more spots than so many."""


class PositionMap(QWidget):
    """The room of the map; the map itself is made anew where another opening has other sheets.

    Attributes:
        map: None before anything was laid out.

    Signals:
        made: another map is there.
    """

    made = Signal()

    def __init__(self, appearance: Appearance, holds: Callable[[str], bool]) -> None:
        """`holds`: whether something lies on a spot."""
        super().__init__()
        self.appearance, self._holds = appearance, holds
        self.session: Onlooker | None = None
        self.scene: TableScene | None = None
        self.map: EditMap | None = None
        self._form: TableOf | None = None
        self._spots: frozenset[str] = frozenset()
        self._icons: dict[Token, QIcon | None] = {}
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)

    def close_table(self) -> None:
        """Stop all that runs before the map goes."""
        if self.map is not None:
            self._lines.removeWidget(self.map)
            self.map.close_table()
        parts: Iterable[QObject | None] = (self.map, self.scene, self.session)
        for part in parts:
            if part is not None:
                part.deleteLater()
        self.map = self.scene = self.session = None
        self._icons = {}

    # --- laying out -----------------------------------------------------------------

    def show_position(self, editing: Editing) -> None:
        """Lay out what can stand; where nothing can, the map stays as it is."""
        table = editing.judged.table
        if table is not None:
            self._set_out(table)
        if editing.form is not self._form:
            self._form, self._spots = editing.form, frozenset(all_spots(editing.form))
        if self.map is not None:
            self.map.take_spots(self._spots)

    def _set_out(self, table: Table) -> None:
        """On the map that is there, if it is the same; where Actions follow, it shows where they begin."""
        if self.session is not None and self._same_sheets(table.view(None, 0)):
            self.session.turn_to(table, None)
            self._look_at_the_fields()
            return
        self.close_table()
        self.session = Onlooker(table, None, self)
        self._look_at_the_fields()
        board, look = load_board(table.game.board), self.appearance
        self.scene = TableScene(self.session, board, look.theme, look.words)
        self.scene.setParent(self)
        self.scene.animator.motion = look.settings.motion
        self.map = EditMap(self.scene, self._holds)
        self._lines.addWidget(self.map)
        self.map.show_map()
        self.made.emit()

    def _same_sheets(self, view: View) -> bool:
        assert self.session is not None
        shown = self.session.view
        same = (shown.game, shown.scenario, shown.maps) == (view.game, view.scenario, view.maps)
        return same and shown.seats.keys() == view.seats.keys()

    def _look_at_the_fields(self) -> None:
        if self.session is not None and self.session.table.history:
            self.session.look_at(0)

    # --- marks and lights -----------------------------------------------------------

    def on_map(self, ref: str) -> bool:
        """Whether something lies on the map."""
        return self.scene is not None and self.scene.on_map(ref) is not None

    def mark(self, editing: Editing, spot: str) -> None:
        """The spot that is looked at, and crosses where something cannot be."""
        if self.scene is None:
            return
        marks: dict[str, Shown] = {spot: "marked"} if spot and self.on_map(spot) else {}
        wrong = (ref for fault in editing.judged.faults for ref in editing.refs_of(fault.field))
        marks |= {ref: "wrong" for ref in wrong if ref in self._spots and self.on_map(ref)}
        self.scene.marking.show(marks)

    def light(self, editing: Editing, token: Token | None) -> None:
        """Light where a token may lie, if that is not nearly everywhere."""
        if self.scene is None:
            return
        offered = spots(editing.form, token) if token is not None else {}
        lit = [ref for ref in offered if len(offered) <= LIT and self.on_map(ref)]
        self.scene.overlays.show([OverlayShape("ring", at=ref) for ref in lit if kind_of(ref) == "place"])
        self.scene.light(ref for ref in lit if kind_of(ref) != "place")

    def side_of(self, ref: str) -> str:
        """The side of a piece or a heap; "" where there is none."""
        standing = self.session.view.standing() if self.session is not None else ()
        return next((piece.side for piece in standing if piece.ref == ref), "")

    # --- pictures -------------------------------------------------------------------

    def icon(self, token: Token) -> QIcon | None:
        """The picture of a piece, or the coat of the side that a token names."""
        if token not in self._icons:
            self._icons[token] = self._piece(token) or self._coat(token)
        return self._icons[token]

    def _piece(self, token: Token) -> QIcon | None:
        if not token.piece or self.session is None or self.scene is None:
            return None
        piece = next((one for one in self.session.view.pieces if token.refers({one.ref})), None)
        looks, theme = self.scene.parts.looks, self.scene.theme
        if piece is None or piece.kind not in looks.pieces:
            return None
        spec = looks.picture(piece, state_of(piece, shadow=False))
        return self._drawn(spec.rect(theme), lambda painter: spec.draw(painter, theme))

    def _coat(self, token: Token) -> QIcon | None:
        named = [ref.partition(":")[2] for _, ref in token.names if ref.startswith("side:")]
        if not named or self.session is None or self.scene is None:
            return None
        theme = self.scene.theme
        if named[0] not in {side for sides in self.session.view.seats.values() for side in sides}:
            return None
        return self._drawn(
            QRectF(-14, -18, 28, 36), lambda painter: draw_shield(painter, named[0], theme=theme)
        )

    def _drawn(self, room: QRectF, draw: Callable[[QPainter], object]) -> QIcon:
        """A drawing as an icon."""
        side, ratio = self.appearance.px(ICON), self.devicePixelRatioF()
        pixmap = QPixmap(int(side * ratio), int(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        scale = side / max(room.width(), room.height())
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(scale, scale)
        painter.translate(-room.center())
        draw(painter)
        painter.end()
        return QIcon(pixmap)
