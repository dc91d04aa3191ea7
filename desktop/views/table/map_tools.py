"""The tools of the map at the foot of the rail: overlays, views and zoom; folded into menus where the window is low."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from desktop.art.lettering import font, write
from desktop.art.strokes import at, draw, line, pen, polygon, rounded, segment
from desktop.profile.theme import Theme
from desktop.views.parts.overlays import Sign
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_view import FRONT, MAP, WHOLE
from desktop.views.widgets.appearance import Appearance

SIDE, GAP = 30.0, 5.0
ACROSS = 2


class Folding(IntEnum):
    """How many of the tools are folded into a menu."""

    NONE = 0
    OVERLAYS = 1
    ALL = 2


class ToolButton(QAbstractButton):
    """A square button with a drawn sign; `number` is the digit of its key."""

    def __init__(
        self, appearance: Appearance, name: str, sign: Sign, parent: QWidget, number: int = 0
    ) -> None:
        super().__init__(parent)
        self.appearance, self.sign, self.number = appearance, sign, number
        self.setObjectName(f"edge-{name}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """As large as the text asks for."""
        side = round(SIDE * widening(self.appearance))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plate, sign and digit."""
        del event
        theme, w = self.appearance.theme, self.appearance.theme.window
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / SIDE, self.height() / SIDE)
        on = self.isChecked()
        ground = w.strong if on else (w.strip if self.underMouse() else w.panel)
        draw(painter, rounded(1, 1, SIDE - 2, SIDE - 2, 5), ground, 1, w.strong if on else w.edge)
        if self.hasFocus():
            painter.strokePath(rounded(2.5, 2.5, SIDE - 5, SIDE - 5, 4), pen(w.focus, 3))
        with at(painter, SIDE / 2, SIDE / 2, 0.84):
            self.sign(painter, theme, w.strong_ink if on else w.ink)
        if self.number:
            ink = w.strong_ink if on else w.second_ink
            write(painter, SIDE - 3.5, SIDE - 4, str(self.number), font("sans", 9, bold=True), ink, "right")
        painter.end()


def _plus(painter: QPainter, theme: Theme, ink: str) -> None:
    del theme
    line(painter, segment(-6, 0, 6, 0), pen(ink, 2.4))
    line(painter, segment(0, -6, 0, 6), pen(ink, 2.4))


def _minus(painter: QPainter, theme: Theme, ink: str) -> None:
    del theme
    line(painter, segment(-6, 0, 6, 0), pen(ink, 2.4))


def _fit(painter: QPainter, theme: Theme, ink: str) -> None:
    del theme
    for sign in (-1, 1):
        path = QPainterPath(QPointF(sign * 4, -7))
        path.lineTo(sign * 8, -7)
        path.lineTo(sign * 8, 7)
        path.lineTo(sign * 4, 7)
        line(painter, path, pen(ink, 2.2))


def _front(painter: QPainter, theme: Theme, ink: str) -> None:
    line(painter, segment(-5, -9, -5, 10), pen(ink, 2.2))
    draw(painter, polygon([(-5, -9), (9, -5), (-5, 0)]), theme.lights.legal, 1.2, ink)


def _overlays(painter: QPainter, theme: Theme, ink: str) -> None:
    for number in range(3):
        y = 5 - number * 5.0
        path = QPainterPath(QPointF(-10, y))
        for x, down in ((0, -5), (10, 0), (0, 5)):
            path.lineTo(x, y + down)
        path.closeSubpath()
        draw(painter, path, theme.window.field, 1.6, ink)


_SIGNS: dict[str, Sign] = {
    "in": _plus,
    "out": _minus,
    "front": _front,
    "fit": _fit,
}


class Tools(QWidget):
    """Buttons in two columns. Where there is no room for all, overlays stand in the menu of one; then all views too."""

    def __init__(self, appearance: Appearance, view: MapView) -> None:
        super().__init__()
        self.appearance, self.view = appearance, view
        table = view.table
        self.overlays = {
            one.name: ToolButton(appearance, one.name, one.sign, self, one.number)
            for one in table.parts.overlays
        }
        for name, button in self.overlays.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=name: table.toggle_overlay(name))
        self._acts: dict[str, tuple[str, Callable[[], object]]] = {
            "front": ("menu-front", view.show_front),
            "fit": ("menu-fit", view.next_map),
            "in": ("menu-zoom-in", view.zoom_in),
            "out": ("menu-zoom-out", view.zoom_out),
        }
        self.zooms = {name: ToolButton(appearance, name, _SIGNS[name], self) for name in self._acts}
        for sign, button in self.zooms.items():
            button.clicked.connect(lambda _=False, sign=sign: self._acts[sign][1]())
        self.overlays_button = ToolButton(appearance, "overlays", _overlays, self)
        self.views_button = ToolButton(appearance, "fit", _fit, self)
        self.overlays_button.clicked.connect(self._unfold_overlays)
        self.views_button.clicked.connect(self._unfold_views)
        table.overlay_changed.connect(self.show_overlay)
        view.view_changed.connect(self.show_view)
        self.show_view(view.view_name)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Word the buttons anew."""
        tr = self.appearance.tr
        for name, button in self.overlays.items():
            line = self.appearance.text_for(f"overlay-{name}-line")
            self._word(button, self.appearance.text_for(f"overlay-{name}"), f"{self._overlay(name)}\n{line}")
        for sign, button in self.zooms.items():
            self._word(button, tr(self._acts[sign][0]))
        self._word(self.overlays_button, tr("menu-overlays"))
        self._word(self.views_button, tr("menu-view"))

    def _word(self, button: ToolButton, name: str, tip: str = "") -> None:
        button.setAccessibleName(name)
        button.setToolTip(tip or name)
        button.resize(button.sizeHint())
        button.update()

    def _overlay(self, name: str) -> str:
        """An overlay with its key."""
        return self.appearance.tr(
            "overlay-tip",
            name=self.appearance.text_for(f"overlay-{name}"),
            key=self.appearance.key(f"overlay-{name}"),
        )

    def show_overlay(self, name: str) -> None:
        """Press the button of the overlay on show."""
        for one, button in self.overlays.items():
            button.setChecked(one == name)
        self.overlays_button.setCheckable(True)
        self.overlays_button.setChecked(bool(name))

    def show_view(self, name: str) -> None:
        """Press the button of the view in use; none while the person looks where no button leads."""
        for sign, names in (("front", (FRONT,)), ("fit", (MAP, WHOLE))):
            self.zooms[sign].setCheckable(name in names)
            self.zooms[sign].setChecked(name in names)

    # --- folding ----------------------------------------------------------------------

    def _shown(self, folding: Folding) -> list[list[ToolButton]]:
        """The groups of buttons that stand in the rail."""
        if folding is Folding.ALL:
            return [[self.overlays_button, self.views_button]]
        zooms = list(self.zooms.values())
        if folding is Folding.OVERLAYS:
            return [[self.overlays_button, *zooms]]
        return [list(self.overlays.values()), zooms]

    def height_of(self, folding: Folding) -> int:
        """How high the tools are."""
        rows = sum(-(-len(group) // ACROSS) for group in self._shown(folding))
        return round((rows * (SIDE + GAP) + GAP) * widening(self.appearance))

    def fold(self, folding: Folding) -> None:
        """Show the buttons of this folding in two columns, the last row at the foot; the focus stays on what stays."""
        groups = self._shown(folding)
        step = (SIDE + GAP) * widening(self.appearance)
        left = (self.width() - ACROSS * step + GAP * widening(self.appearance)) / 2
        for button in (
            *self.overlays.values(),
            *self.zooms.values(),
            self.overlays_button,
            self.views_button,
        ):
            button.setVisible(any(button in group for group in groups))
        row = 0
        for group in groups:
            for number, button in enumerate(group):
                down, across = divmod(number, ACROSS)
                button.move(round(left + across * step), round((row + down) * step))
            row += -(-len(group) // ACROSS)

    def _unfold_overlays(self) -> None:
        self.overlays_button.setChecked(bool(self.view.table.overlay))
        self._show(self.overlays_menu(), self.overlays_button)

    def overlays_menu(self) -> QMenu:
        """The overlays as a menu, the one on show ticked."""
        menu = self._menu()
        for name in self.overlays:
            entry = menu.addAction(self._overlay(name))
            entry.setCheckable(True)
            entry.setChecked(name == self.view.table.overlay)
            entry.triggered.connect(lambda _=False, name=name: self.view.table.toggle_overlay(name))
        return menu

    def _unfold_views(self) -> None:
        self._show(self.views_menu(), self.views_button)

    def views_menu(self) -> QMenu:
        """The views and the steps of zoom as a menu."""
        menu = self._menu()
        for words, act in self._acts.values():
            menu.addAction(self.appearance.tr(words)).triggered.connect(lambda _=False, act=act: act())
        return menu

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def _show(self, menu: QMenu, button: ToolButton) -> None:
        menu.popup(button.mapToGlobal(QPoint(button.width(), 0)))


def widening(appearance: Appearance) -> float:
    """How much wider the rail and what stands in it grow with the text: more slowly than that."""
    return 1 + 0.4 * (appearance.settings.scale / 100 - 1)
