"""The teacher's hand on their own map: what it draws and where it points, the room sees."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QInputDialog, QWidget

from desktop.profile.annotations import LONGEST, Annotation, Spot
from desktop.views.public.drawing_hand import RIGHT, DrawingHand
from desktop.views.public.picture import PublicPicture
from desktop.views.public.stage import POINTING, Stage
from desktop.views.table.presented import Presented

SKETCH = "sketch"
"""The group of what is being drawn."""


class MapHand(QObject):
    """Leads the hand of the drawing tools over the map, and brings before the room what it has drawn.

    Attributes:
        hand: the hand of the tools, in whichever window it draws.

    Signals:
        drawn: other drawings are to be seen.
    """

    drawn = Signal()

    def __init__(
        self, window: Presented, picture: PublicPicture, stage: Stage, front: Callable[[], QWidget], parent: QObject
    ) -> None:  # fmt: skip
        """`front`: the window before which the teacher sits."""
        super().__init__(parent)
        self._window, self._picture, self._stage, self._front = window, picture, stage, front
        self.hand = DrawingHand(window.drawings, stage, self)
        self.hand.sketched.connect(self._sketched)
        self.hand.text_wanted.connect(self._ask_text)
        window.drawings.changed.connect(self.follow)
        picture.session.changed.connect(self.follow)

    def follow(self) -> None:
        """Drawings stand on the position that the room sees, or not at all."""
        same = self._picture.session.table is self._window.session.table
        self._picture.annotate(self._window.drawings.now if same else ())
        self.drawn.emit()

    def give_up(self) -> None:
        """What is half drawn goes."""
        self.hand.give_up()
        self._window.scene.annotations.show((), SKETCH)

    def take(self, event: QEvent) -> bool:
        """Draw on the teacher's own map; a piece or cards in the hand come first."""
        kind, view, table = event.type(), self._window.map, self._window.scene
        annotations = table.annotations
        if isinstance(event, QContextMenuEvent):
            return not table.hand.targets()
        if isinstance(event, QWheelEvent) and self._stage.tool in ("spotlight", "lens"):
            self._stage.grow(event.angleDelta().y() / 120)
            return True
        if not isinstance(event, QMouseEvent):
            if kind == QEvent.Type.Leave and self._stage.tool in POINTING:
                self._stage.point(None)
            return False
        at = view.mapToScene(event.position().toPoint())
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if event.button() == RIGHT and (table.hand.targets() or table.covered(at)):
                return False
            return self.hand.press(at, annotations, event.button(), event.modifiers())
        if kind == QEvent.Type.MouseMove:
            if self.hand.busy:
                return self.hand.move(at, annotations)
            if self._stage.tool in POINTING:
                self._point(at)
        return kind == QEvent.Type.MouseButtonRelease and self.hand.release()

    def _point(self, at: QPointF) -> None:
        """Point in the room at what is pointed at here, if the room sees it."""
        spot = self._picture.to_page(at)
        self._stage.point(spot if self._picture.map_room.contains(spot) else None)

    def _sketched(self, drawn: tuple[Annotation, ...]) -> None:
        self._window.scene.annotations.show(drawn, SKETCH)
        self._picture.annotate(drawn, SKETCH)

    def _ask_text(self, spot: Spot, colour: int) -> None:
        tr = self._window.appearance.tr
        asked = QInputDialog(self._front())
        asked.setObjectName("publicText")
        asked.setWindowTitle(tr("public-text"))
        asked.setLabelText(tr("public-text-ask"))
        asked.setOkButtonText(tr("public-text-write"))
        asked.setCancelButtonText(tr("button-cancel"))
        asked.textValueSelected.connect(lambda text: self.hand.write(spot, text[:LONGEST], colour))
        asked.finished.connect(asked.deleteLater)
        asked.open()
