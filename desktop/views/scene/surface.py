"""What the hand needs of the table it plays on, and the keyboard of the view it walks over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.art.specs import Spec
from desktop.session.session import Session
from desktop.views.parts.game_parts import GameParts
from desktop.views.scene.animate import Animator
from desktop.views.scene.items import SpriteItem, TableSprites
from desktop.views.scene.lights import Lights
from desktop.views.scene.map_geometry import MapGeometry
from desktop.views.scene.marches import Marches
from desktop.views.scene.pieces import PieceItem
from desktop.views.scene.tip import TipItem
from engine.kernel.refusal import Refusal
from engine.texts.translate import Translator


class Surface(Protocol):
    """A table with pieces that a hand can take; `TableScene` is one."""

    session: Session
    ground: MapGeometry
    lights: Lights
    sprites: TableSprites
    marches: Marches
    animator: Animator
    tip: TipItem
    parts: GameParts

    @property
    def words(self) -> Translator:
        """Who puts Messages into words."""

    def addItem(self, item: QGraphicsItem, /) -> None:
        """Lay an item on the table."""

    def removeItem(self, item: QGraphicsItem, /) -> None:
        """Take it away."""

    def name(self, ref: str) -> str:
        """The name of a thing as a label."""

    def name_once(self, source: str) -> Callable[[str], str]:
        """Names for ribbons, none for the piece held."""

    def place_of(self, ref: str) -> str:
        """The place id on which a reference lies; "" for none."""

    def plate_of(self, ref: str) -> str:
        """The plate beside the map on which something lies, or which it is; "" for none."""

    def side_of(self, ref: str) -> str:
        """The side of a piece, by its id."""

    def anchor(self, ref: str) -> QPointF | None:
        """The point at which a reference is found: on the map, in the open drawer, or its tile."""

    def show_carried(self, carried: SpriteItem | None, /) -> None:
        """What the hand carries is to be seen over a drawer too; None: nothing any more."""

    def piece_item(self, ref: str) -> PieceItem | None:
        """The item that shows a piece."""

    def body_in_hand(self, source: str) -> Spec:
        """The picture of a piece in the hand."""

    def leave_ghost(self, source: str, left: bool, /) -> None:
        """Show the ghost of a piece that is in the hand, or the piece itself again."""

    def ring_pieces(self) -> None:
        """Give every piece the ring of its state."""

    def tell(self, ref: str, refusals: Sequence[Refusal], lit: Iterable[str], /) -> None:
        """The tooltip beside a place."""


class Beside(Protocol):
    """Where what lies beside the map can be seen; the drawer is one. Points are those of the map's scene."""

    def spot(self, ref: str, /) -> QPointF | None:
        """Where something that lies beside the maps is seen: in the open drawer, else at its tile."""

    def under(self, at: QPointF, /) -> QPointF | None:
        """The point of the store that is seen there; None where no drawer lies over the map."""

    def tile_at(self, at: QPointF, /) -> tuple[str, ...] | None:
        """The plates of the tile beside the map that is seen there, () for none; None on the map."""

    def bring(self, ref: str, /) -> None:
        """Open the drawer in which something lies."""

    def give_way(self) -> None:
        """Lie no longer over what is to be seen on the map now."""

    def scroll_by(self, pixels: int, /) -> None:
        """Show more of what does not fit into the drawer."""


class Viewport(Protocol):
    """A view over the table; `MapView` is one."""

    @property
    def zoom(self) -> float:
        """Screen pixels per sheet pixel."""

    def middle(self) -> QPointF:
        """The point of the table in the middle of what is seen."""

    def keep_in_sight(self, point: QPointF, /) -> None:
        """Scroll only if the point lies outside, or near the edge."""

    def keep_seen(self, ref: str, /) -> None:
        """Bring a reference into sight: on the map, or in the drawer where it lies."""

    def describe(self, place: str, /) -> None:
        """Tell assistive technology what lies under the cursor."""
