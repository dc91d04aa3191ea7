"""The tools of who presents: a row of signs over the map, or at the lower edge of the one screen there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.art.lettering import font, write
from desktop.art.strokes import Colour, draw, ellipse, fill, line, pen, polygon, rounded, segment
from desktop.profile.annotations import COLOURS
from desktop.profile.theme import Theme
from desktop.views.public.stage import BLANKS, TOOLS, Stage
from desktop.views.scene.annotations import colour_of
from desktop.views.table.map_tools import ToolButton
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import tip

Sign = Callable[[QPainter, Theme, str], None]
ACTS = ("clear", "follow", "send", "reveal", "freeze", "console", "off")
"""What the buttons beside the tools do."""
EDGE, GAP = 6, 4


class ToolBar(QWidget):
    """A button for each tool, colour and act; `acts` says what an act does, `held` which of them are on."""

    def __init__(
        self,
        appearance: Appearance,
        stage: Stage,
        acts: dict[str, Callable[[], object]],
        held: Callable[[str], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("publicTools")
        self.appearance, self._stage, self._held = appearance, stage, held
        self.buttons: dict[str, ToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._row.setSpacing(GAP)
        for tool in TOOLS:
            self._add(tool, SIGNS[tool], partial(stage.take, tool))
        self._row.addSpacing(2 * GAP)
        for colour in COLOURS:
            self._add(f"colour-{colour}", partial(_dot, number=colour), partial(stage.set_colour, colour))
        self._row.addSpacing(2 * GAP)
        for blank in BLANKS:
            self._add(blank, SIGNS[blank], partial(stage.set_blank, blank))
        for act in ACTS:
            self._add(act, SIGNS[act], acts[act])
        stage.tool_changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def _add(self, name: str, sign: Sign, do: Callable[[], object]) -> None:
        button = self.buttons[name] = ToolButton(self.appearance, name, sign, self)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the map keeps the keys
        button.clicked.connect(lambda _=False: do())
        button.clicked.connect(self.refresh)
        self._row.addWidget(button)

    def refresh(self) -> None:
        """Show what is held, and word it anew."""
        stage = self._stage
        held = {stage.tool, stage.blank, f"colour-{stage.colour}"}
        for name, button in self.buttons.items():
            button.setFixedSize(button.sizeHint())
            button.setChecked(name in held or self._held(name))
            key = self.appearance.key("menu-console" if name == "console" else f"public-{name}")
            said = self.appearance.tr(f"public-{name}")
            button.setAccessibleName(said)
            button.setToolTip(tip(f"{said} ({key})" if key else said))
            button.update()
        self.adjustSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plate of its own under the buttons."""
        del event
        colours = self.appearance.theme.window
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = rounded(1, 1, self.width() - 2, self.height() - 2, 7)
        draw(painter, plate, QColor(colours.panel), 1.0, colours.edge)
        painter.end()


# ---------------------------------------------------------------------------------------------- signs
def _dot(painter: QPainter, theme: Theme, ink: str, *, number: int) -> None:
    draw(painter, ellipse(0, 0, 8), colour_of(number, theme), 1.4, ink)
    write(painter, 0, 4, str(number), font("sans", 11, bold=True), theme.lights.under, "centre")


def _path(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def _arrow(painter: QPainter, _theme: Theme, ink: str) -> None:
    line(painter, segment(-8, 8, 3, -3), pen(ink, 3.0))
    fill(painter, polygon([(9, -9), (7, 2), (-2, -7)]), ink)


def _circle(painter: QPainter, _theme: Theme, ink: str) -> None:
    line(painter, ellipse(0, 0, 8), pen(ink, 3.0))


def _pen(painter: QPainter, _theme: Theme, ink: str) -> None:
    path = QPainterPath(QPointF(-9, 7))
    path.cubicTo(-4, -12, 2, 12, 9, -7)
    line(painter, path, pen(ink, 2.6))


def _text(painter: QPainter, _theme: Theme, ink: str) -> None:
    line(painter, segment(-7, -7, 7, -7), pen(ink, 2.8))
    line(painter, segment(0, -7, 0, 8), pen(ink, 2.8))


def _eraser(painter: QPainter, theme: Theme, ink: str) -> None:
    rubber = polygon([(-9, 3), (1, -8), (9, -1), (-1, 9), (-5, 9)])
    draw(painter, rubber, theme.window.field, 1.8, ink)
    line(painter, segment(-4, -2, 4, 5), pen(ink, 1.8))


def _laser(painter: QPainter, _theme: Theme, ink: str) -> None:
    fill(painter, ellipse(0, 0, 4), ink)
    for x, y in ((0, -1), (0, 1), (1, 0), (-1, 0)):
        line(painter, segment(6 * x, 6 * y, 10 * x, 10 * y), pen(ink, 2.0))


def _spotlight(painter: QPainter, theme: Theme, ink: str) -> None:
    fill(painter, rounded(-10, -8, 20, 16, 2), ink)
    fill(painter, ellipse(0, 0, 5.5), theme.window.field)


def _lens(painter: QPainter, _theme: Theme, ink: str) -> None:
    line(painter, ellipse(-2, -2, 6.5), pen(ink, 2.4))
    line(painter, segment(3, 3, 9, 9), pen(ink, 3.2))


def _sheet(painter: QPainter, ink: Colour, inside: Colour) -> None:
    draw(painter, rounded(-9, -7, 18, 14, 2), inside, 1.8, ink)


def _black(painter: QPainter, _theme: Theme, ink: str) -> None:
    _sheet(painter, ink, "#000000")


def _white(painter: QPainter, _theme: Theme, ink: str) -> None:
    _sheet(painter, ink, "#FFFFFF")


def _freeze(painter: QPainter, _theme: Theme, ink: str) -> None:
    for x in (-4.5, 4.5):
        fill(painter, rounded(x - 2.2, -8, 4.4, 16, 1), ink)


def _clear(painter: QPainter, _theme: Theme, ink: str) -> None:
    line(painter, segment(-7, -7, 7, 7), pen(ink, 2.8))
    line(painter, segment(-7, 7, 7, -7), pen(ink, 2.8))


def _follow(painter: QPainter, _theme: Theme, ink: str) -> None:
    _sheet(painter, ink, "transparent")
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        line(painter, _path((3 * x, 4.5 * y), (5.5 * x, 4.5 * y), (5.5 * x, 2 * y)), pen(ink, 1.6))


def _send(painter: QPainter, _theme: Theme, ink: str) -> None:
    line(painter, _path((-9, 1), (-9, 8), (9, 8), (9, 1)), pen(ink, 2.0))
    line(painter, segment(0, 4, 0, -4), pen(ink, 2.4))
    fill(painter, polygon([(0, -10), (5, -3), (-5, -3)]), ink)


def _reveal(painter: QPainter, _theme: Theme, ink: str) -> None:
    eye = QPainterPath(QPointF(-10, 0))
    eye.quadTo(0, -11, 10, 0)
    eye.quadTo(0, 11, -10, 0)
    line(painter, eye, pen(ink, 2.0))
    fill(painter, ellipse(0, 0, 3.4), ink)


def _console(painter: QPainter, theme: Theme, ink: str) -> None:
    _sheet(painter, ink, theme.window.field)
    fill(painter, rounded(-7, -5, 8, 6, 1), ink)
    line(painter, segment(-6, 4, 6, 4), pen(ink, 1.6))


def _off(painter: QPainter, _theme: Theme, ink: str) -> None:
    arc = QPainterPath()
    box = QRectF(-8, -7, 16, 16)
    arc.arcMoveTo(box, 130)
    arc.arcTo(box, 130, 280)
    line(painter, arc, pen(ink, 2.4))
    line(painter, segment(0, -9, 0, 1), pen(ink, 2.4))


SIGNS: dict[str, Sign] = {
    "arrow": _arrow,
    "circle": _circle,
    "pen": _pen,
    "text": _text,
    "eraser": _eraser,
    "laser": _laser,
    "spotlight": _spotlight,
    "lens": _lens,
    "black": _black,
    "white": _white,
    "clear": _clear,
    "follow": _follow,
    "send": _send,
    "reveal": _reveal,
    "freeze": _freeze,
    "console": _console,
    "off": _off,
}
