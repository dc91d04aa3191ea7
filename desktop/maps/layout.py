"""How the sheets lie in the scene, and the rooms of what lies beside them: plates, each with its size and its turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from msgspec import structs
from PySide6.QtCore import QPointF, QRectF

from desktop.maps.ornament import MARGIN
from desktop.maps.plan import Plan
from engine.boards.board import Board
from engine.boards.schema import Spot

GAP = 28.0
APART = 6000.0
"""How far below the others the sheets lie that take their place for a while: no window shows both."""
EVERY = "every"
"""The table of all scenarios that have none of their own."""
AROUND = 38.0
"""MapGeometry outside the neat line of the sheets that belongs to the scene: the scale of degrees and the frame."""
COLUMN = 1340.0
"""How wide a column of plates is where the board does not say it."""
LEAST: Mapping[str, tuple[float, float]] = {
    "box": (420, 440), "track": (680, 318), "side": (780, 336), "cards": (780, 500), "show": (700, 440),
}  # fmt: skip
"""No plate is smaller than this, whatever the board says: its words must be read."""


@dataclass(frozen=True)
class Layout:
    """Rectangles of the scene, and of the store.

    Attributes:
        scene: the sheets that are always shown and the ground outside their neat lines. pages: all sheets with their
            margins.
        store: the rooms of the plates in a scene of their own, by reference ("side:north", "box:reserve",
            "track:turns", "cards:north", "show:legend"), in the order of the board's table.
        sheets: all pages together. origins: where each drawing begins.
    """

    scene: QRectF
    pages: Mapping[str, QRectF]
    store: Mapping[str, QRectF]
    sheets: QRectF = field(init=False)
    origins: Mapping[str, QPointF] = field(init=False)

    def __post_init__(self) -> None:
        sheets = QRectF()
        for page in self.pages.values():
            sheets = sheets.united(page)
        object.__setattr__(self, "sheets", sheets)
        origins = {key: page.topLeft() + QPointF(MARGIN, MARGIN) for key, page in self.pages.items()}
        object.__setattr__(self, "origins", origins)


def table_of(board: Board, scenario: str, playing: Collection[str] = ()) -> Spot:
    """What lies beside the maps in a scenario, in order; what the board means where it does not say it.

    Of what the board declares for EVERY scenario the camps, cards and boxes are left out that serve nobody who plays,
    and the tracks of maps that are not in play.
    """
    declared = board.file.tables.get(scenario)
    if declared is not None:
        return declared
    if EVERY in board.file.tables:
        return _of(board.file.tables[EVERY], board, playing)
    camps = [Spot(camp=power, size=380) for power in board.powers]
    tracks = [
        Spot(track=key, size=500)
        for key, track in board.tracks.items()
        if track.edge and track.kind == "turns"
    ]
    boxes = [Spot(box=key, size=440) for key, box in board.boxes.items() if box.kind == "off-map"]
    return Spot(down=(*camps, *tracks, *boxes))


def _of(spot: Spot, board: Board, playing: Collection[str]) -> Spot:
    """A part of a table without what serves nobody who plays."""

    def serves(part: Spot) -> bool:
        if part.track and part.track not in board.tracks:
            return False
        users = board.boxes[part.box].powers if part.box else tuple(filter(None, (part.camp, part.cards)))
        return not playing or not users or any(power in playing for power in users)

    across, down = (
        tuple(_of(part, board, playing) for part in parts if serves(part))
        for parts in (spot.across, spot.down)
    )
    return structs.replace(spot, across=across, down=down)


def make_layout(plans: Mapping[str, Plan], table: Spot | None = None) -> Layout:
    """The sheets side by side, and the plates of a table, each in a room of its own.

    Below them, each by itself, lie the sheets that take their place for a while.
    """
    pages: dict[str, QRectF] = {}
    always = [key for key, plan in plans.items() if not plan.entry.sometimes] or list(plans)[:1]
    high = max((plans[key].height for key in always), default=0.0) + 2 * MARGIN
    x, y = 0.0, high + APART
    for key, plan in plans.items():
        wide, tall = plan.width + 2 * MARGIN, plan.height + 2 * MARGIN
        if key in always:
            pages[key] = QRectF(x, (high - tall) / 2, wide, tall)
            x += wide + GAP
        else:
            pages[key] = QRectF(0, y, wide, tall)
            y += tall + APART
    return Layout(around(pages[key] for key in always), pages, _store(table or Spot()))


def around(pages: Iterable[QRectF]) -> QRectF:
    """What is seen of some pages: the sheets and the ground outside their neat lines."""
    whole = QRectF()
    for page in pages:
        whole = whole.united(page)
    inside = MARGIN - AROUND
    return whole.adjusted(inside, inside, -inside, -inside)


def _store(table: Spot) -> dict[str, QRectF]:
    """The plates below each other."""
    rooms: dict[str, QRectF] = {}
    y = 0.0
    for ref, wide, high in _plates(table, COLUMN, 0.0):
        rooms[ref] = QRectF(0, y, wide, high)
        y += high + GAP
    return rooms


def _plates(spot: Spot, wide: float, high: float) -> Iterator[tuple[str, float, float]]:
    """Every plate with its size: along its row or column what it says itself, across it what that says."""
    for part in spot.parts:
        yield from _plates(part, *((part.size or wide, high) if spot.across else (wide, part.size or high)))
    ref = _ref(spot)
    if ref:
        least = LEAST[ref.partition(":")[0]]
        yield ref, max(wide, least[0]), max(high, least[1])


def _ref(spot: Spot) -> str:
    """The reference of the plate that a part of the table is; "" for a map, a row or a column."""
    named = {"box": spot.box, "track": spot.track, "side": spot.camp, "cards": spot.cards, "show": spot.show}
    return next((f"{kind}:{name}" for kind, name in named.items() if name is not None), "")
