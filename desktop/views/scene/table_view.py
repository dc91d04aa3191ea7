"""What of the table is looked at: the front, one sheet, all sheets, or what the person has chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    QTimer,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views.scene.edge_arrows import EdgeArrows, arrows_for
from desktop.views.scene.name_spots import Floats
from desktop.views.scene.sheet_tabs import SheetTabs
from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.zoom_view import BEYOND, ZoomView

FRONT, MAP, WHOLE, OWN = "front", "map", "whole", "own"
HARDLY_MOVED = 4.0
"""Screen pixels by which a view may be off that still shows the same."""
HARDLY = 1.15
"""A front that is seen hardly nearer than the whole is shown as the whole."""
WALK, WALK_SHORT = 420, 180
"""Milliseconds in which the view goes to another front by itself."""
WAIT = 60
"""Milliseconds after which is looked again whether a button of the mouse is still held down."""
READABLE = 0.2
"""Under this zoom all sheets together cannot be read: each is shown by itself before all are."""


class TableView(ZoomView):
    """Shows one of three views, or the person's own; says at its edges what of it lies beyond them.

    Signals:
        view_changed: which of these it shows now: "front", "map", "whole" or "own".
    """

    view_changed = Signal(str)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.view_name, self.sheet = WHOLE, ""
        self._window_size, self._corner = QSize(), QPoint()
        self._moving = False
        self._settling = Settling(self)
        self._following = Following(self)
        self._eye: Eye | None = None
        self.arrows = EdgeArrows(scene, scene.sprites)
        self.tabs = SheetTabs(self, scene)
        self.tabs.wanted.connect(self.show_sheet)
        for changed in (
            scene.refreshed,
            scene.relit,
            scene.hand.taken,
            scene.hand.emptied,
            scene.names.changed,
        ):
            changed.connect(self._point_beyond)
        scene.turned.connect(self._turn)
        scene.session.happened.connect(self._settling.end)
        scene.refreshed.connect(self._following.begin)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self._point_beyond)

    def stop(self) -> None:
        """Wait for nothing any more."""
        self._settling.end()
        self._following.stop()
        self.table.session.happened.disconnect(self._settling.end)

    def _turn(self) -> None:
        """Other sheets take the place of those that were shown."""
        whole = self.whole()
        self.setSceneRect(whole.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND))
        if self.view_name == FRONT:
            self.show_front()
        else:
            self.fit()

    # --- views --------------------------------------------------------------------

    def show_front(self) -> None:
        """Show where the side that is asked can act; where nothing on the map is asked, the map."""
        self._eye, self._following.shown = None, self.table.asked_about()
        look = self.table.front().look(QSizeF(self.viewport().size()))
        if look is None:
            self._show_sheet(self.table.sheet_of_front())
        else:
            zoom = max(self.smallest_zoom(), look[1])
            if zoom < HARDLY * self.smallest_zoom():  # then nothing of the edge is cut
                look, zoom = (self.whole().center(), zoom), self.smallest_zoom()
            self._look(self._over_sheets(look[0], zoom), zoom)
            self.sheet = ""
        self._fitted = False
        self._now_shows(FRONT)

    def walk_to_front(self) -> None:
        """Show the front as it is now, on the way there by and by; any input is at its end at once."""
        self._following.shown = self.table.asked_about()
        look = self.table.front().look(QSizeF(self.viewport().size())) or (self.whole().center(), 0.0)
        zoom = max(self.smallest_zoom(), look[1])
        self._eye = eye = Eye(self, self._over_sheets(look[0], zoom), zoom)
        self.table.animator.walk(eye, eye.path, eye.length, lambda: self._arrive(eye))

    def _arrive(self, eye: Eye) -> None:
        """The front is reached, unless the person has chosen another view on the way, or another front is asked for."""
        if self.view_name == FRONT and eye is self._eye and self._following.shown == self.table.asked_about():
            self.show_front()

    def pass_by(self, eye: Eye, middle: QPointF, zoom: float) -> None:
        """Look so on the way to the front; no more once the person has chosen another view, or it goes elsewhere."""
        if self.view_name == FRONT and eye is self._eye:
            self._look(middle, zoom)

    def _over_sheets(self, middle: QPointF, zoom: float) -> QPointF:
        """The nearest middle at which the window shows no ground beside the sheets that it could fill with them."""
        sheets, seen = self.table.ground.rect(), QSizeF(self.viewport().size()) / zoom

        def held(at: float, low: float, high: float, wide: float) -> float:
            if wide >= high - low:
                return (low + high) / 2
            return min(max(at, low + wide / 2), high - wide / 2)

        return QPointF(
            held(middle.x(), sheets.left(), sheets.right(), seen.width()),
            held(middle.y(), sheets.top(), sheets.bottom(), seen.height()),
        )

    def show_spot(self, point: QPointF, zoom: float) -> None:
        """Show what lies around a point, and no ground beside the sheets that they could fill."""
        self.look_at(self._over_sheets(point, zoom), zoom)

    def show_map(self) -> None:
        """Show the one sheet with the front."""
        self.show_sheet(self.table.sheet_of_front())

    def show_sheet(self, key: str) -> None:
        """Show one sheet."""
        self._show_sheet(key)
        self._fitted = True
        self._now_shows(MAP if len(self.table.ground.seen) > 1 else WHOLE)

    def _show_sheet(self, key: str) -> None:
        frame, self.sheet = self.table.ground.frame(key), key
        self._look(frame.center(), max(self.smallest_zoom(), self.zoom_for(frame)))

    def fit(self) -> None:
        """Show all sheets."""
        super().fit()
        self.sheet = ""
        self._now_shows(WHOLE)

    def next_map(self) -> None:
        """Show the map; if it is shown, all maps, or first every other one where all together cannot be read."""
        if self.view_name != MAP:
            self.show_map()
            return
        first, sheets = self.table.sheet_of_front(), list(self.table.ground.seen)
        ahead = sheets[sheets.index(first) :] + sheets[: sheets.index(first)]
        following = ahead[ahead.index(self.sheet) + 1 :]
        if following and self.smallest_zoom() < READABLE:
            self.show_sheet(following[0])
        else:
            self.fit()

    def show_view(self, name: str) -> None:
        """Show one of the three views by its name."""
        {FRONT: self.show_front, MAP: self.show_map, WHOLE: self.fit}[name]()

    def _show_again(self) -> None:
        """Show what is shown in a window of another size."""
        if self.view_name == MAP:
            self.show_sheet(self.sheet)
        else:
            self.show_view(self.view_name)

    def settle(self) -> None:
        """What lies around the map is being laid out: until the person does something the view follows its size."""
        self._settling.begin()

    def _now_shows(self, name: str) -> None:
        before, self.view_name = self.view_name, name
        self._point_beyond()
        if before != name:
            self.view_changed.emit(name)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that the point under the pointer (or the middle) stays where it is."""
        with self._one_movement():
            super().zoom_by(factor, at)

    def scroll_by(self, by: QPoint) -> None:
        """Move the map by screen pixels: the person's own view."""
        with self._one_movement():
            super().scroll_by(by)
            self._is_own()

    def look_at(self, point: QPointF, zoom: float | None = None) -> None:
        """Bring a point of the scene to the middle: the person's own view, if anything else is seen then."""
        middle, before = self.middle(), self.zoom
        with self._one_movement():
            super().look_at(point, zoom)
            moved = (self.middle() - middle).manhattanLength() * self.zoom
            if self.zoom != before or moved > HARDLY_MOVED:
                self._is_own()

    @contextmanager
    def _one_movement(self) -> Iterator[None]:
        """What lies beyond the edges is told once, at the end of a movement."""
        outer, self._moving = self._moving, True
        try:
            yield
        finally:
            self._moving = outer
            self._point_beyond()

    def _is_own(self) -> None:
        self.sheet = ""
        self._now_shows(OWN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With the window the view is shown anew; what changes beside the map cuts or bares that edge, no more."""
        super().resizeEvent(event)
        window, corner = self.window(), self.mapTo(self.window(), QPoint(0, 0))
        if window.size() == self._window_size and not self._settling.on:
            self._scroll(corner - self._corner)
        elif self.view_name != OWN:
            self._show_again()
        elif self.zoom < self.smallest_zoom():
            self.fit()
        self._window_size, self._corner = window.size(), corner
        self._point_beyond()

    # --- what lies beyond -----------------------------------------------------------

    def _point_beyond(self, _news: int | str = 0) -> None:
        """Tell at the edges of pieces that can act, or of what is lit for the hand and the piece that must go there,
        and is not seen."""
        if self._moving:
            return
        table, window = self.table, QRectF(self.viewport().rect())
        lit, led = table.lights.lit(), table.moves.led
        refs = dict.fromkeys((*lit, *((led,) if led else ())) if lit else table.moves.sources())
        places = [place for ref in refs if (place := table.place_of(ref))]
        points = [table.ground.point(place) for place in places]
        at = [(QPointF(self.mapFromScene(point)), point) for point in points]
        corner = self.mapToScene(0, 0)

        def taken() -> Floats:
            return table.names.taken() - np.tile([corner.x(), corner.y()], 2) * self.zoom

        self.arrows.show(arrows_for(at, window, taken), corner, self.zoom, window)
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        self.tabs.show_others(self.sheet, Counter(table.ground.sheet_of(place) for place in places), seen)


class Eye:
    """The way of a view to another middle and zoom, straight on the screen; it is led along a line of length 1."""

    def __init__(self, view: TableView, middle: QPointF, zoom: float) -> None:
        self._view = view
        self._from, self._to = (view.middle(), view.zoom), (middle, zoom)
        self.path = QPainterPath(QPointF(0, 0))
        self.path.lineTo(1, 0)
        self.length = WALK_SHORT if view.table.animator.motion == "short" else WALK

    def setPos(self, pos: QPointF, /) -> None:
        """Look from as far on the way as the x of the point."""
        (start, near), (end, far) = self._from, self._to
        zoom, part = near * (far / near) ** pos.x(), pos.x()
        if abs(far - near) > 1e-6:
            part = (1 / near - 1 / zoom) / (1 / near - 1 / far)
        self._view.pass_by(self, start + (end - start) * part, zoom)


class Following(QObject):
    """Lets the front go to what is asked about, and back, never against the hand: while a button is down it waits.

    Attributes:
        shown: what was asked about when the front was shown last, or gone to.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self.shown = view, tuple[str, ...]()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go)

    def begin(self) -> None:
        """Something else may be asked: look when all that comes of an Action has come."""
        self._soon.start(0)

    def stop(self) -> None:
        """Go nowhere any more."""
        self._soon.stop()

    def _go(self) -> None:
        view = self._view
        if view.view_name != FRONT or view.table.asked_about() == self.shown:
            return
        if QGuiApplication.mouseButtons():
            self._soon.start(WAIT)
        else:
            view.walk_to_front()


class Settling(QObject):
    """Whether what lies around the map still finds its size: until the person acts, or an Action is played."""

    ENDS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = False

    def begin(self) -> None:
        """The parts are laid out from now on."""
        if not self.on:
            self.on = True
            _application().installEventFilter(self)

    def end(self, _news: object = None) -> None:
        """They have found their size."""
        if self.on:
            self.on = False
            _application().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a button that goes down ends it; not a key that was held down before."""
        del watched
        if event.type() in self.ENDS and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.end()
        return False


def _application() -> QCoreApplication:
    application = QApplication.instance()
    assert application is not None
    return application
