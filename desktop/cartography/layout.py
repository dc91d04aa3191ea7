"""How the sheets and the boxes beside them lie in the scene, so that all fit one wide screen at the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.cartography.ornament import MARGIN
from desktop.cartography.plan import Plan
from engine.boards.board import Board

WIDE, HIGH = 16.0, 9.0
GAP = 24.0
ROW = 190.0
TRACK_ROW = 150.0
FIRST = ("turns", "politics")
KINDS = ("off-map", "victory", "battle", "reserve")


@dataclass(frozen=True)
class Layout:
    """Scene rectangles: the whole, the sheets with margins, each sheet's origin, boxes and tracks."""

    scene: QRectF
    sheets: QRectF
    origins: Mapping[str, QPointF]
    pages: Mapping[str, QRectF]
    boxes: Mapping[str, QRectF]
    tracks: Mapping[str, QRectF]


def make_layout(board: Board, plans: Mapping[str, Plan]) -> Layout:
    """Sheets side by side with the top edges level; boxes and tracks fill what 16:9 leaves free."""
    pages: dict[str, QRectF] = {}
    x = 0.0
    for key, plan in plans.items():
        pages[key] = QRectF(x, 0, plan.width + 2 * MARGIN, plan.height + 2 * MARGIN)
        x += pages[key].width()
    sheets = QRectF(0, 0, x, max(page.height() for page in pages.values()))
    scene, areas = _free_areas(pages, sheets)
    track_sizes = {
        key: (60 + 110.0 * t.spaces, TRACK_ROW)
        for key, t in sorted(board.tracks.items(), key=lambda item: FIRST.index(item[1].kind))
    }
    box_sizes = {
        key: (_box_width(box.kind, box.slots), ROW)
        for kind in KINDS
        for key, box in board.boxes.items()
        if box.kind == kind
    }
    placed = _pack({**track_sizes, **box_sizes}, areas)
    return Layout(
        scene,
        sheets,
        {key: page.topLeft() + QPointF(MARGIN, MARGIN) for key, page in pages.items()},
        pages,
        {key: placed[key] for key in box_sizes},
        {key: placed[key] for key in track_sizes},
    )


def _box_width(kind: str, slots: int) -> float:
    """Room for what stands in a box."""
    return {"off-map": 380.0, "victory": 330.0}.get(kind, 120 + 80.0 * slots)


def _free_areas(pages: Mapping[str, QRectF], sheets: QRectF) -> tuple[QRectF, list[QRectF]]:
    """The 16:9 scene, and the areas of it that no sheet covers: under shorter sheets, below, or beside."""
    areas = [
        QRectF(page.left(), page.bottom() + GAP, page.width(), sheets.bottom() - page.bottom() - GAP)
        for page in pages.values()
        if sheets.bottom() - page.bottom() > ROW + GAP
    ]
    if sheets.width() / sheets.height() >= WIDE / HIGH:
        scene = QRectF(0, 0, sheets.width(), sheets.width() * HIGH / WIDE)
        areas.append(QRectF(0, sheets.bottom() + GAP, sheets.width(), scene.bottom() - sheets.bottom() - GAP))
    else:
        scene = QRectF(0, 0, sheets.height() * WIDE / HIGH, sheets.height())
        areas.append(QRectF(sheets.right() + GAP, 0, scene.right() - sheets.right() - GAP, sheets.height()))
    return scene, areas


def _pack(sizes: Mapping[str, tuple[float, float]], areas: Sequence[QRectF]) -> dict[str, QRectF]:
    """Rows of boxes in the free areas, as large as they all fit."""
    scale = 1.6
    while scale > 0.2:
        placed = _try_pack(sizes, areas, scale)
        if placed is not None:
            return placed
        scale *= 0.96
    raise ValueError("boxes do not fit beside the sheets")


def _try_pack(
    sizes: Mapping[str, tuple[float, float]], areas: Sequence[QRectF], scale: float
) -> dict[str, QRectF] | None:
    """One attempt at one scale: rows from the left; None if something finds no room."""
    placed: dict[str, QRectF] = {}
    spots = [[area.left() + GAP, area.top(), 0.0] for area in areas]
    for key, (wide, high) in sizes.items():
        w, h = wide * scale, high * scale
        for area, spot in zip(areas, spots, strict=True):
            if spot[0] + w > area.right() - GAP:
                spot[0], spot[1], spot[2] = area.left() + GAP, spot[1] + spot[2] + GAP, 0.0
            if spot[0] + w <= area.right() - GAP + 0.5 and spot[1] + h <= area.bottom():
                placed[key] = QRectF(spot[0], spot[1], w, h)
                spot[0] += w + GAP
                spot[2] = max(spot[2], h)
                break
        else:
            return None
    return placed
