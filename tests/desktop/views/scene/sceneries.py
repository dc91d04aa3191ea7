"""What names are laid out among, without Session or window; and which rules of the layout are broken."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

import numpy as np
from PySide6.QtWidgets import QGraphicsScene

import engine
from desktop.art.fonts import load_fonts
from desktop.maps.boardmap import BoardMap
from desktop.maps.layout import table_of
from desktop.profile.theme import load_theme
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.items import TableSprites
from desktop.views.scene.lettering import Lettering
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.name_layout import NameLayout, Scenery
from desktop.views.scene.name_spots import LONGEST_LEADER, OCCUPIED, meet, runs_over
from desktop.views.scene.names import Names
from desktop.views.scene.piece_layer import PieceLayer
from desktop.views.scene.zoom_view import STEP
from engine.boards.load import load_board
from engine.bots.bot import bot
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.kernel.view import View

SCENARIOS = [("maria", "introductory"), ("maria", "advanced"), ("acres", "standard")]
NAMED_FROM = {("maria", "introductory"): 0.30, ("maria", "advanced"): 0.33, ("acres", "standard"): 0.35}
"""From this zoom every place is named."""
EXACT = 0.02
MIDDLE, LATE = 250, 600


def steps(first: float = 0.25, last: float = 4.0) -> list[float]:
    """The zooms that the wheel leads through."""
    found = [first]
    while found[-1] * STEP < last:
        found.append(found[-1] * STEP)
    return [*found, last]


@cache
def moments(game: str, scenario: str, seed: int = 3) -> tuple[View, View, View]:
    """The start, the middle and a late moment of a game that bots play."""
    table, rng = Table.new(engine.game(game), scenario=scenario, seed=seed, kind="open"), Rng(seed)
    player, views = bot("steady" if game == "acres" else "random"), [table.view(None)]
    for number in range(1, LATE + 1):
        decision = table.decision()
        if decision is None:
            break
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
        if number == MIDDLE:
            views.append(table.view(None))
    last = table.view(None)
    return views[0], views[min(1, len(views) - 1)], last


class Standing:
    """What stands on the maps of one scenario, at any zoom."""

    def __init__(self, game: str, scenario: str, theme: str = "parchment") -> None:
        load_fonts()
        style, self.looks = load_theme(theme), parts_of(game).looks
        board = load_board(game).subset(moments(game, scenario)[0].maps)
        self.map = BoardMap(board, style, None, table_of(board, scenario))
        self.ground = MapGeometry(self.map)
        self.lettering = Lettering(self.ground, style)
        self.names = Names(self.ground, self.lettering)
        self._scene = QGraphicsScene()
        self.piece_layer = PieceLayer(self._scene, self.ground, self.names, TableSprites(style), self.looks)

    def scenery(
        self, view: View, zoom: float, rings: Mapping[str, float] | None = None, lit: Collection[str] = ()
    ) -> Scenery:
        """All that the names are laid out among."""
        self.names.light("hand", rings or {})
        self.names.set_zoom(zoom)
        self.piece_layer.set_zoom(zoom)
        self.piece_layer.show(view, lit)
        return self.names.scenery()


@cache
def standing(game: str, scenario: str, theme: str = "parchment") -> Standing:
    """One for all tests: pieces are set out anew by each."""
    return Standing(game, scenario, theme)


def unnamed(scenery: Scenery, layout: NameLayout, weight: float = 0.0) -> list[str]:
    """The places of at least this weight that have no name."""
    places = scenery.places
    rows = zip(places.ids, places.weights, strict=True)
    return [place for place, heavy in rows if heavy >= weight and place not in layout]


def used_unnamed(scenery: Scenery, layout: NameLayout) -> list[str]:
    """The places in use that have no name."""
    return unnamed(scenery, layout, OCCUPIED)


def broken(scenery: Scenery, layout: NameLayout) -> list[str]:
    """Names that touch what they may not, leave their sheet, or stand on leaders that are too long or cross."""
    found: list[str] = []
    if not layout:
        return found
    ids, places, solids = list(layout), scenery.places, scenery.solids
    boxes = np.array([layout[place].box for place in ids])
    away = _apart(boxes[:, None], solids.boxes[None]) - solids.radii[None]
    for name, solid in zip(*np.nonzero(away < -EXACT), strict=True):
        owner = solids.owners[solid]
        found.append(f"{ids[name]} touches what belongs to {places.ids[owner] if owner >= 0 else 'nobody'}")
    together = meet(boxes[:, None], boxes[None])
    found += [
        f"{ids[a]} touches the name of {ids[b]}" for a, b in zip(*np.nonzero(together), strict=True) if a < b
    ]
    number = {place: row for row, place in enumerate(places.ids)}
    pages = places.pages[[number[place] for place in ids]]
    out = (boxes[:, :2] < pages[:, :2]).any(1) | (boxes[:, 2:] > pages[:, 2:]).any(1)
    found += [f"{ids[row]} leaves its sheet" for row in np.flatnonzero(out)]
    leaders = {place: layout[place].leader for place in ids}
    lines = [(place, np.array(line)) for place, line in leaders.items() if line is not None]
    for row, (place, line) in enumerate(lines):
        if np.hypot(line[2] - line[0], line[3] - line[1]) > LONGEST_LEADER + EXACT:
            found.append(f"the leader of {place} is too long")
        found += [f"the leaders of {place} and {o} cross" for o, other in lines[:row] if _cross(line, other)]
    return found


def covering(scenery: Scenery, layout: NameLayout) -> list[str]:
    """Names that lie over a piece, a seal or a light, each with its own place."""
    found, solids = [], scenery.solids
    for place, one in layout.items():
        away = _apart(np.array(one.box), solids.boxes) - solids.radii
        found += [
            f"{place} covers what stands there" for _ in np.flatnonzero((away < -EXACT) & solids.pieces)[:1]
        ]
    return found


def under_pieces(scenery: Scenery, layout: NameLayout) -> list[str]:
    """Places whose leaders run under the pieces of others."""
    found, solids, places = [], scenery.solids, scenery.places
    number = {place: row for row, place in enumerate(places.ids)}
    stands = solids.pieces & (solids.boxes[:, 0] != solids.boxes[:, 2])
    for place, one in layout.items():
        if one.leader is not None:
            foreign = stands & (solids.owners != number[place])
            if runs_over(np.array(one.leader), solids.boxes[foreign]).any():
                found.append(place)
    return found


def misleading(scenery: Scenery, layout: NameLayout) -> list[str]:
    """Names without a leader that lie no nearer to their own body than to another."""
    found, solids, places = [], scenery.solids, scenery.places
    for row, place in enumerate(places.ids):
        one = layout.get(place)
        if one is None or one.leader is not None:
            continue
        away = _apart(np.array(one.box), solids.boxes) - solids.radii
        own = max(0.0, away[solids.owners == row].min())
        foreign = (solids.owners != row) & (solids.owners >= 0)
        nearest = int(np.argmin(np.where(foreign, away, np.inf)))
        if away[nearest] <= own:
            found.append(f"{place} lies nearer to {places.ids[solids.owners[nearest]]}")
    return found


def _apart(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    across = np.maximum(one[..., 0] - other[..., 2], other[..., 0] - one[..., 2])
    down = np.maximum(one[..., 1] - other[..., 3], other[..., 1] - one[..., 3])
    return np.hypot(np.maximum(across, 0), np.maximum(down, 0))


def _cross(one: np.ndarray, other: np.ndarray) -> bool:
    def side(a: np.ndarray, x: float, y: float) -> float:
        return float((a[2] - a[0]) * (y - a[1]) - (a[3] - a[1]) * (x - a[0]))

    return (
        side(one, other[0], other[1]) * side(one, other[2], other[3]) < 0
        and side(other, one[0], one[1]) * side(other, one[2], one[3]) < 0
    )
