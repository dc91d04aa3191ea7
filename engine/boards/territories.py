"""Territories and sectors as shapes in the plane of a map, in kilometres; nothing is drawn by hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import shapely
from shapely.geometry.base import BaseGeometry

from engine.boards.board import Board, Sector
from engine.boards.plane import Plane

REACH = 95.0  # kilometres from a place to the farthest point of its cell
MARGIN = 12.0  # how far the cells run on beyond the frame
GRID = 0.001  # kilometres: shared edges are snapped to it, so that neighbours close
FAR_ISLAND = 25.0  # kilometres: land of no place that lies farther off belongs to nobody
SHORE = 12.0  # what is taken out around such land


@dataclass(frozen=True, eq=False)
class Territories:
    """The shapes of one map. With `land`, far-off shores that hold no place are left out of the cells."""

    board: Board
    map: str
    land: BaseGeometry | None = None

    @property
    def plane(self) -> Plane:
        """The plane in which all shapes lie."""
        return self.board.plane(self.map)

    @cached_property
    def points(self) -> dict[str, shapely.Point]:
        """The places of the map."""
        places = self.board.places.values()
        return {
            place.id: shapely.Point(self.board.point(place.id)) for place in places if place.map == self.map
        }

    @cached_property
    def frame(self) -> shapely.Polygon:
        """The drawn part of the map."""
        return shapely.box(*self.plane.rectangle(self.board.maps[self.map].frame))

    @cached_property
    def cells(self) -> dict[str, BaseGeometry]:
        """What is nearer to each place than to any other: a Voronoi cell, cut at the frame and its reach."""
        whole = self._voronoi()
        sheet = self.frame.buffer(MARGIN, join_style="mitre")
        nobody = self._nobody()
        found = {}
        for place, point in self.points.items():
            cell = whole[place].intersection(sheet).intersection(point.buffer(REACH, quad_segs=32))
            found[place] = shapely.set_precision(cell if nobody is None else cell.difference(nobody), GRID)
        return found

    def _voronoi(self) -> dict[str, BaseGeometry]:
        """Each place's whole cell, found before any clipping: a place may lie off the frame."""
        wide = self.frame.buffer(10 * REACH)
        cells = shapely.voronoi_polygons(shapely.MultiPoint(list(self.points.values())), extend_to=wide).geoms
        tree = shapely.STRtree(list(cells))
        return {place: cells[int(tree.query(point, "within")[0])] for place, point in self.points.items()}

    def _nobody(self) -> BaseGeometry | None:
        if self.land is None:
            return None
        parts = list(getattr(self.land, "geoms", [self.land]))
        towns = shapely.MultiPoint(list(self.points.values()))
        settled = shapely.union_all([part for part in parts if part.intersects(towns)])
        far = [part for part in parts if part.distance(settled) > FAR_ISLAND]
        return shapely.union_all(far).buffer(SHORE) if far else None

    @cached_property
    def countries(self) -> dict[str, BaseGeometry]:
        """The cells of each country's places, merged."""
        cells: dict[str, list[BaseGeometry]] = {}
        for place, cell in self.cells.items():
            cells.setdefault(self.board.places[place].country, []).append(cell)
        return {country: shapely.union_all(parts, grid_size=GRID) for country, parts in cells.items()}

    @cached_property
    def sectors(self) -> dict[str, shapely.Polygon]:
        """The rectangles of the sectors; the outer ones end at the edges the file names."""
        sectors = (sector for sector in self.board.sectors.values() if sector.map == self.map)
        return {sector.id: shapely.box(*self.plane.rectangle(sector.bounds)) for sector in sectors}

    def place_at(self, x: float, y: float) -> str | None:
        """The place whose cell the point lies in."""
        return _hit(self._cell_tree, x, y)

    def country_at(self, x: float, y: float) -> str | None:
        """The country the point lies in."""
        place = self.place_at(x, y)
        return None if place is None else self.board.places[place].country

    def nearest(self, x: float, y: float, within: float = REACH) -> str | None:
        """The place nearest to the point, if one lies no farther than `within` kilometres."""
        tree, names = self._point_tree
        point = shapely.Point(x, y)
        found = tree.query_nearest(point, max_distance=within, all_matches=False)
        return names[int(found[0])] if len(found) else None

    def sector_at(self, x: float, y: float) -> Sector | None:
        """The sector the point lies in; beyond the outer edges, the nearest one inside the frame."""
        if not self.sectors or not self.frame.covers(shapely.Point(x, y)):
            return None
        tree, names = self._sector_tree
        return self.board.sectors[names[int(tree.nearest(shapely.Point(x, y)))]]

    @cached_property
    def _cell_tree(self) -> tuple[shapely.STRtree, tuple[str, ...]]:
        return shapely.STRtree(list(self.cells.values())), tuple(self.cells)

    @cached_property
    def _point_tree(self) -> tuple[shapely.STRtree, tuple[str, ...]]:
        return shapely.STRtree(list(self.points.values())), tuple(self.points)

    @cached_property
    def _sector_tree(self) -> tuple[shapely.STRtree, tuple[str, ...]]:
        return shapely.STRtree(list(self.sectors.values())), tuple(self.sectors)


def _hit(lookup: tuple[shapely.STRtree, tuple[str, ...]], x: float, y: float) -> str | None:
    tree, names = lookup
    found = tree.query(shapely.Point(x, y), predicate="intersects")
    return names[int(min(found))] if len(found) else None
