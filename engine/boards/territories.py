"""Territories and sectors as shapes in the plane of a map, in kilometres; nothing is drawn by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import shapely
from shapely.geometry.base import BaseGeometry

from engine.boards.plane import Plane
from engine.boards.schema import BoardFile, Place

REACH = 95.0  # kilometres from a place to the farthest point of its cell
MARGIN = 12.0  # how far the cells run on beyond the frame
GRID = 0.001  # kilometres: shared edges are snapped to it, so that neighbours close
FAR_ISLAND = 25.0  # kilometres: land of no place that lies farther off belongs to nobody
SHORE = 12.0  # what is taken out around such land
ASHORE = 0.8  # kilometres from land within which a place stands on it
BORDER = 0.5  # kilometres of common border that make neighbours
ROUND = 12  # segments of a quarter of a circle


@dataclass(frozen=True, eq=False)
class Territories:
    """The shapes of one map. With `land`, far-off shores that hold no place are left out of the cells."""

    file: BoardFile
    map: str
    land: BaseGeometry | None = None

    @cached_property
    def plane(self) -> Plane:
        """The plane in which all shapes lie."""
        return Plane.of(self.file.maps[self.map])

    @cached_property
    def places(self) -> list[Place]:
        """The places of the map."""
        return [place for place in self.file.places.values() if place.map == self.map]

    @cached_property
    def points(self) -> dict[str, shapely.Point]:
        """Where they are drawn."""
        return {place.id: shapely.Point(self.plane.point(*place.drawn)) for place in self.places}

    @cached_property
    def frame(self) -> shapely.Polygon:
        """The drawn part of the map."""
        return shapely.box(*self.plane.rectangle(self.file.maps[self.map].frame))

    # --- countries --------------------------------------------------------------------

    @cached_property
    def countries(self) -> dict[str, BaseGeometry]:
        """The land of each country: the cells of its places and seeds, merged, or its squares."""
        parts: dict[str, list[BaseGeometry]] = {}
        for country, cell in self.squares() if self.file.maps[self.map].grid else self.cells():
            if country:
                parts.setdefault(country, []).append(cell)
        return {country: shapely.union_all(cells, grid_size=GRID) for country, cells in parts.items()}

    def squares(self) -> Iterator[tuple[str, BaseGeometry]]:
        """Each square, with its country, "" for none."""
        grid = self.file.maps[self.map].grid
        for place in self.places:
            if grid is not None and place.square is not None:
                yield place.country or "", shapely.box(*self.plane.square(grid, place.square))

    def cells(self) -> Iterator[tuple[str, BaseGeometry]]:
        """What is nearer to each place or seed than to any other, with its country, "" for nobody's.

        A cell is cut at the frame and its reach, and far shores are taken out of it.
        """
        seeds = self._seeds()
        wide = self.frame.buffer(10 * REACH)
        whole = shapely.voronoi_polygons(shapely.MultiPoint(list(seeds)), extend_to=wide).geoms
        tree = shapely.STRtree(list(whole))
        sheet, nobody = self.frame.buffer(MARGIN, join_style="mitre"), self._nobody()
        for point, country in seeds.items():
            cell = whole[int(tree.query(point, "within")[0])].intersection(sheet)
            cell = cell.intersection(point.buffer(REACH, quad_segs=ROUND))
            yield country, shapely.set_precision(cell if nobody is None else cell.difference(nobody), GRID)

    def _seeds(self) -> dict[shapely.Point, str]:
        """The points from which land is given away, with their countries; a place goes before a seed at its spot."""
        entry, point = self.file.maps[self.map], self.plane.point
        found = {shapely.Point(point(*at)): "" for at in entry.outside}
        for key, country in self.file.countries.items():
            if country.maps[:1] == (self.map,):
                found |= {shapely.Point(point(*at)): key for at in country.seeds}
        return found | {self.points[place.id]: place.country or "" for place in self.places}

    def _nobody(self) -> BaseGeometry | None:
        """Land that holds no place and lies far from any that does, with the water round it."""
        if self.land is None:
            return None
        parts = list(getattr(self.land, "geoms", [self.land]))
        towns = shapely.MultiPoint(list(self._seeds()))
        empty = [part for part in parts if not shapely.dwithin(part, towns, ASHORE)]
        held = shapely.union_all([part for part in parts if shapely.dwithin(part, towns, ASHORE)])
        far = [part for part in empty if part.distance(held) > FAR_ISLAND]
        return shapely.union_all([part.buffer(SHORE) for part in far]) if far else None

    def bordering(self) -> Iterator[tuple[str, str]]:
        """Every two countries that share a border, not a corner alone."""
        names = list(self.countries)
        shapes = [self.countries[name] for name in names]
        tree = shapely.STRtree(shapes)
        for one, other in tree.query(shapes, predicate="dwithin", distance=GRID).T.tolist():
            if one < other:
                common = shapes[one].buffer(GRID).intersection(shapes[other].boundary)
                if common.length > BORDER:
                    yield names[one], names[other]

    # --- sectors ----------------------------------------------------------------------

    @cached_property
    def sectors(self) -> dict[str, shapely.Polygon]:
        """The rectangles of the sectors; the outer ones end at the edges the file names."""
        grid = self.file.sectors.get(self.map)
        cells = grid.cells(self.map) if grid is not None else ()
        return {cell.id: shapely.box(*self.plane.rectangle(cell.bounds)) for cell in cells}
