"""How the sheets and what stands beside them lie in the scene: rows and columns, declared by the board by scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from desktop.cartography.ornament import MARGIN
from desktop.cartography.plan import Plan
from engine.boards.board import Board
from engine.boards.schema import Spot

GAP = 28.0
ASIDE = 200.0
"""Free ground at the left and right, where the buttons over the map lie."""
ABOVE = 24.0
COLUMN = 1330.0
"""How wide a column beside the maps is where the board does not say it."""


@dataclass(frozen=True)
class Layout:
    """Scene rectangles: the whole, the sheets with margins, each sheet's origin, and all that lies beside them."""

    scene: QRectF
    pages: Mapping[str, QRectF]
    boxes: Mapping[str, QRectF]
    tracks: Mapping[str, QRectF]
    camps: Mapping[str, QRectF]
    shown: Mapping[str, QRectF]
    sheets: QRectF = field(init=False)
    origins: Mapping[str, QPointF] = field(init=False)

    def __post_init__(self) -> None:
        sheets = QRectF()
        for page in self.pages.values():
            sheets = sheets.united(page)
        object.__setattr__(self, "sheets", sheets)
        origins = {key: page.topLeft() + QPointF(MARGIN, MARGIN) for key, page in self.pages.items()}
        object.__setattr__(self, "origins", origins)


def sheets_alone(board: Board) -> Spot:
    """The sheets side by side and nothing else."""
    return Spot(across=tuple(Spot(map=key) for key in board.maps))


def table_of(board: Board, scenario: str) -> Spot:
    """How the board wants its table laid for a scenario; where it does not say, a column beside the maps."""
    declared = board.file.tables.get(scenario)
    if declared is not None:
        return declared
    tracks = [Spot(track=key, size=300) for key, track in board.tracks.items() if track.kind == "turns"]
    boxes = [Spot(box=key, size=300) for key, box in board.boxes.items() if box.kind == "off-map"]
    camps = [Spot(camp=power, size=330) for power in board.powers]
    column = Spot(size=COLUMN, down=(Spot(show="title", size=400), *tracks, *boxes, *camps))
    return Spot(across=(*sheets_alone(board).across, column))


def make_layout(plans: Mapping[str, Plan], table: Spot) -> Layout:
    """Every part of the table in its place; what room a map leaves is shared out in proportion to the sizes."""
    pages = {key: (plan.width + 2 * MARGIN, plan.height + 2 * MARGIN) for key, plan in plans.items()}
    whole = QRectF(0, 0, _extent(table, 0, pages), _extent(table, 1, pages))
    places: dict[str, dict[str, QRectF]] = {kind: {} for kind in ("map", "box", "track", "camp", "show")}
    _place(table, whole, pages, places)
    around = whole.adjusted(-ASIDE, -ABOVE, ASIDE, ABOVE)
    return Layout(around, *(places[kind] for kind in ("map", "box", "track", "camp", "show")))


def _extent(spot: Spot, axis: int, pages: Mapping[str, tuple[float, float]]) -> float:
    """How wide (axis 0) or high (axis 1) a part must be for what it holds."""
    if spot.map is not None:
        return pages[spot.map][axis]
    inner = [_extent(part, axis, pages) for part in spot.parts]
    if not inner:
        return 0.0
    if (axis == 0) == bool(spot.across):
        sizes = [max(part.size, extent) for part, extent in zip(spot.parts, inner, strict=True)]
        return sum(sizes) + GAP * (len(sizes) - 1)
    return max(inner)


def _place(
    spot: Spot,
    room: QRectF,
    pages: Mapping[str, tuple[float, float]],
    places: Mapping[str, dict[str, QRectF]],
) -> None:
    """Give a part its room: a row or column divides it, a map lies in its middle, all else fills it."""
    if spot.map is not None:
        wide, high = pages[spot.map]
        corner = room.center() - QPointF(wide / 2, high / 2)
        places["map"][spot.map] = QRectF(corner.x(), corner.y(), wide, high)
        return
    for kind in ("box", "track", "camp", "show"):
        name = getattr(spot, kind)
        if name is not None:
            places[kind][name] = room
    if not spot.parts:
        return
    axis = 0 if spot.across else 1
    sizes = [max(part.size, _extent(part, axis, pages)) for part in spot.parts]
    yielding = [0.0 if _holds_map(part) else size for part, size in zip(spot.parts, sizes, strict=True)]
    length = room.width() if axis == 0 else room.height()
    spare = length - sum(sizes) - GAP * (len(sizes) - 1)
    at = 0.0
    for part, size, share in zip(spot.parts, sizes, yielding, strict=True):
        extent = size + (spare * share / sum(yielding) if share else 0.0)
        if axis == 0:
            _place(part, QRectF(room.x() + at, room.y(), extent, room.height()), pages, places)
        else:
            _place(part, QRectF(room.x(), room.y() + at, room.width(), extent), pages, places)
        at += extent + GAP


def _holds_map(spot: Spot) -> bool:
    return any(leaf.map is not None for leaf in spot.leaves())
