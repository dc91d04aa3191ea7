"""Shapely geometry as packed shapes."""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from desktop.maps.shapes import Shape, pack


def area_shape(geometry: BaseGeometry) -> Shape:
    """The rings of every polygon of a shapely geometry."""
    rings = []
    for part in getattr(geometry, "geoms", [geometry]):
        if part.geom_type == "Polygon" and not part.is_empty:
            rings.append(list(part.exterior.coords))
            rings.extend(list(ring.coords) for ring in part.interiors)
    return pack(rings, True)


def line_shape(geometry: BaseGeometry) -> Shape:
    """The lines of a shapely geometry."""
    parts = getattr(geometry, "geoms", [geometry])
    lines = [list(p.coords) for p in parts if p.geom_type in ("LineString", "LinearRing") and not p.is_empty]
    return pack(lines, False)
