"""Drafts a sheet: from the board and the geography to all drawn geometry, coarse first, then complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import shapely
from shapely.geometry.base import BaseGeometry

from desktop.maps.borders import Borders, borders
from desktop.maps.coast import coast_lines, frame_box, raw_land, smooth_land, water_lining
from desktop.maps.gates import gate_box, gate_marks
from desktop.maps.ground import Geography
from desktop.maps.hills import hill_marks
from desktop.maps.labels import place_labels
from desktop.maps.levels import CLOSE, OVERVIEW, READING
from desktop.maps.names import (
    country_names,
    exit_names,
    occupied,
    region_names,
    river_names,
    upland_names,
    water_names,
)
from desktop.maps.ornament import CARTOUCHE, ROSE
from desktop.maps.outlines import area_shape, line_shape
from desktop.maps.plan import Plan, make_plan
from desktop.maps.plates import clear_corner
from desktop.maps.rivers import Course, courses, river_marks
from desktop.maps.sheet import RECIPE, Band, Sheet, TerritoryShape
from desktop.maps.source import geography
from desktop.maps.waterways import course_lines
from desktop.profile.theme import Theme
from engine.boards.board import Board

BAND_WIDE, BAND_NARROW = 13.0, 6.0
SHORE = 1.0
"""How far land runs on under the line of the coast."""


def compute(board: Board, key: str, theme: Theme, progress: Callable[[Sheet], None] | None = None) -> Sheet:
    """The whole sheet; `progress` is given the coarse sheet as soon as it can be painted."""
    plan = make_plan(board, key)
    ground = geography(plan.entry)
    rivers = courses(plan, ground)
    land = smooth_land(plan, ground)
    found = borders(plan, raw_land(plan, ground))
    if plan.squared:  # a square is never cut by the coast
        land = shapely.union_all([land, *(territory.area for territory in found.territories)])
    sheet = _coarse(plan, ground, rivers, land, found)
    plates = [
        sheet.cartouche,
        sheet.rose,
        *(plate.ground for plate in plan.plates),
        *map(gate_box, sheet.gates),
    ]
    for level in (OVERVIEW, READING):
        sheet.labels[level.name] = place_labels(plan, theme, level, rivers, plates, anneal=False)
    sheet.labels["close"] = {}
    if progress is not None:
        progress(sheet)
    for level in (OVERVIEW, READING):
        sheet.labels[level.name] = place_labels(plan, theme, level, rivers, plates, anneal=True)
    _engrave(sheet, plan, ground, rivers, land, found)
    blocked = [*plates, *(name.box for name in sheet.names["reading"] if name.kind != "country")]
    sheet.labels["close"] = place_labels(plan, theme, CLOSE, rivers, blocked, anneal=True)
    sheet.lining = water_lining(plan, land)
    sheet.stage = "complete"
    return sheet


def _coarse(plan: Plan, ground: Geography, rivers: list[Course], land: BaseGeometry, found: Borders) -> Sheet:
    """The sheet without the names of places, with room in its corners for cartouche and rose."""
    waters = water_names(plan, ground, land)
    great = [name for name in waters if name.rank == 1]
    written = [name.box for name in (*waters, *region_names(plan, READING))]
    written += [plate.ground for plate in plan.plates]
    cartouche = clear_corner(plan, land, CARTOUCHE, written)
    rose = clear_corner(plan, land, (ROSE * 2 + 12, ROSE * 2 + 40), [cartouche, *written])
    return Sheet(
        recipe=RECIPE,
        board=plan.board.id,
        map=plan.map,
        stage="coarse",
        width=plan.width,
        height=plan.height,
        sea=area_shape(frame_box(plan).difference(land)),
        land=area_shape(land.intersection(frame_box(plan))),
        coast=coast_lines(plan, land),
        lining=[],
        territories=_territory_shapes(plan, found, land),
        bands=_bands(plan, found),
        border=line_shape(found.lines),
        inner=line_shape(found.inner),
        rivers=river_marks(rivers),
        hills=[],
        labels={},
        names={"overview": great, "reading": waters},
        cartouche=cartouche,
        rose=rose,
        gates=gate_marks(plan, rivers),
        courses=course_lines(plan, rivers),
    )


def _engrave(sheet: Sheet, plan: Plan, geo: Any, rivers: Any, land: Any, found: Borders) -> None:
    """Country names first, then hills clear of them, then rivers and uplands into what is left."""
    plates = [shapely.box(*sheet.cartouche), shapely.box(*sheet.rose)]
    plates += [shapely.box(*box) for box in (*(p.ground for p in plan.plates), *map(gate_box, sheet.gates))]
    ground = occupied(plan, sheet.labels["reading"], READING)
    ground.add(plates, 100.0)
    waters = sheet.names["reading"]
    ground.add([shapely.box(*name.box) for name in waters], 2.0)
    exits = exit_names(plan, ground)
    countries = country_names(plan, found, land, ground, READING)
    countries += region_names(plan, READING)
    ground.add([shapely.box(*name.box) for name in countries if not name.key], 3.0)
    keep_off = [shapely.box(*name.box).buffer(-3) for name in countries] + plates
    keep_off += [shapely.box(*pip.box).buffer(-3) for pip in plan.pips]
    keep_off += [shapely.box(*box) for p in plan.places.values() if p.sign.plate for box in p.ground()]
    keep_off += [shapely.box(*box) for land in plan.lands for box in (land.ground(), land.clear())]
    keep_off += [shapely.box(*p.crown()) for p in plan.places.values() if p.sign.crowned]
    keep_off += [shapely.box(*p.arms()) for p in plan.places.values() if p.sign.coat]
    keep_off += [shapely.box(*label.box).buffer(-2) for label in sheet.labels["reading"].values()]
    sheet.hills = hill_marks(plan, geo, rivers, keep_off, land)
    courses_named = river_names(plan, rivers, ground, land)
    uplands = [] if plan.squared else upland_names(plan, geo, ground)
    sheet.names["reading"] = [*waters, *countries, *courses_named, *uplands, *exits]
    wide = occupied(plan, sheet.labels["overview"], OVERVIEW)
    wide.add(plates, 100.0)
    great = sheet.names["overview"]
    wide.add([shapely.box(*name.box) for name in great], 2.0)
    lands = country_names(plan, found, land, wide, OVERVIEW) + region_names(plan, OVERVIEW)
    sheet.names["overview"] = [*great, *lands]


def _territory_shapes(plan: Plan, found: Borders, land: BaseGeometry) -> list[TerritoryShape]:
    """Areas cut to the frame, and at the shore: under the line of the coast, so that no gap can be seen."""
    frame, dry = frame_box(plan), land.buffer(SHORE, quad_segs=2)
    shapes = []
    for t in found.territories:
        whole = t.area.intersection(frame)
        area = whole.intersection(dry)
        shapes.append(TerritoryShape(t.country, t.owner, t.tint, area_shape(area), area_shape(whole)))
    return shapes


def _bands(plan: Plan, found: Borders) -> list[Band]:
    """Each band is the land minus its own inward buffer, once wide and once narrow."""
    frame = frame_box(plan)
    tints = {t.country: t.tint for t in found.territories}
    bands = []
    for key, area in found.groups.items():
        kind, name = key.split(":")
        wide = area.difference(area.buffer(-BAND_WIDE, quad_segs=4)).intersection(frame)
        narrow = area.difference(area.buffer(-BAND_NARROW, quad_segs=4)).intersection(frame)
        owner = name if kind == "power" else None
        bands.append(
            Band(owner, "" if owner else name, tints.get(name, 0), area_shape(wide), area_shape(narrow))
        )
    return bands
