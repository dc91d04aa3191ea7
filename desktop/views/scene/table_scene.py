"""The table: the map, the pieces and marks of the View on it, the lights of the hand, overlays and movement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop.cartography.boardmap import BoardMap
from desktop.cartography.fonts import load_fonts
from desktop.cartography.layout import table_of
from desktop.drawing.generals import LIFT
from desktop.drawing.specs import RibbonSpec, Spec
from desktop.drawing.states import Ring
from desktop.session import Session
from desktop.theme import Theme
from desktop.views.game_parts import parts_of
from desktop.views.scene.animate import Animator
from desktop.views.scene.dragging import Hand
from desktop.views.scene.front import Front
from desktop.views.scene.ground import Ground, id_of, kind_of
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.lands import Lands
from desktop.views.scene.lettering import Lettering
from desktop.views.scene.lights import Lights
from desktop.views.scene.marches import Marches
from desktop.views.scene.name_item import NameItem
from desktop.views.scene.names import Names
from desktop.views.scene.overlays import OverlayPainter
from desktop.views.scene.pieces import PieceItem
from desktop.views.scene.sectors import Sectors
from desktop.views.scene.set_out import SetOut
from desktop.views.scene.store import Store
from desktop.views.scene.surface import Beside
from desktop.views.scene.targets import Moves
from desktop.views.scene.tip import TipItem
from engine.boards.board import Board
from engine.kernel.refusal import Refusal
from engine.texts.translate import Translator

SETTLED = 120
PLACE_ROOM = QRectF(-28, -28, 56, 56)
FRONT_REACH = 2
"""How many roads from a piece that can act targets and foes belong to the front."""
BLOCKER_ROOM = QRectF(-45, -60, 90, 120)
BESIDE = 12
"""Screen pixels at either edge of the map that a tooltip leaves free."""


class TableScene(QGraphicsScene):
    """Everything on the table, kept in step with the Session's View.

    Signals:
        place_hovered, piece_hovered: the reference under the pointer or cursor, "" for none.
        selected: what was pressed last, for the inspector.
        refusal_pointed: the Refusal now explained on the map while hovering, or None.
        number_asked: a piece was pressed that wants a number (its reference).
        refreshed: another View is shown.
        overlay_changed: the name of the overlay shown, "" for none.
    """

    place_hovered = Signal(str)
    piece_hovered = Signal(str)
    selected = Signal(str)
    refusal_pointed = Signal(object)
    number_asked = Signal(str)
    overlay_changed = Signal(str)
    refreshed = Signal()

    def __init__(
        self, session: Session, board: Board, theme: Theme, translator: Translator, *, draw_map: bool = True
    ) -> None:
        """`draw_map`: let missing parts of the map be drawn in the background at once."""
        super().__init__()
        load_fonts()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.session, self.theme, self._words = session, theme, translator
        shown = board.subset(session.view.maps)
        self.map = BoardMap(shown, theme, self, table_of(shown, session.view.scenario))
        for item in self.map.items():
            no_mouse(item)
            self.addItem(item)
        self.ground = Ground(self.map)
        self.map.hide_names(self.ground.places())
        self.setSceneRect(self.ground.rect())
        self.zoom = 1.0
        self.selection = ""
        self.overlay = ""
        self._closed = False
        self._hovered = ("", "")
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLED)
        self._settle.timeout.connect(self.sharpen)
        self.parts = parts_of(session.view.game)
        self.sprites = TableSprites(theme)
        self.lettering = Lettering(self.ground, theme)
        self.names = Names(self.ground, self.lettering, self)
        self._name_item = NameItem(self, self.ground, self.names)
        self.moves = Moves(session)
        self.animator = Animator(self)
        self.lights = Lights(
            self, self.sprites, theme, self.ground, self.names, self, self.parts.looks.foretold
        )
        self.overlays = OverlayPainter(self, self.ground, self.names, theme)
        self.sectors = Sectors(self, self.map, theme)
        self.lands = Lands(self, self.map, theme)
        self.store = Store(self.map, theme, lambda: self._words, self.parts, self)
        self.beside: Beside | None = None
        self.set_out = SetOut(self, self.ground, self.names, self.sprites, self.parts.looks)
        self.tip = TipItem(theme)
        self.addItem(self.tip)
        self.marches = Marches(self, self.ground, self.set_out, self.animator, theme)
        self._ribbon = SpriteItem(self.sprites, Layer.RIBBONS)
        no_mouse(self._ribbon)
        self.addItem(self._ribbon)
        self._place_ribbon = SpriteItem(self.sprites, Layer.RIBBONS)
        no_mouse(self._place_ribbon)
        self.addItem(self._place_ribbon)
        self.named_by_pointer = ""
        self.hand = Hand(self, self.moves)
        self.hand.pointed.connect(self.refusal_pointed)
        self.hand.number_asked.connect(self.number_asked)
        self.hand.taken.connect(self._frame_plates)
        self.hand.taken.connect(self._spread)
        self.hand.emptied.connect(self._frame_plates)
        self.map.changed.connect(self._map_changed)
        self.names.changed.connect(self._names_changed)
        session.happened.connect(self.marches.remember)
        session.changed.connect(self.refresh)
        session.laying.changed.connect(self._laid)
        self.refresh()
        if draw_map:
            self.map.prepare()

    def close(self) -> None:
        """Stop everything that runs: movement, timers, the drawing of the map; hear no signal any more."""
        if self._closed:
            return
        self._closed = True
        self._settle.stop()
        self.names.close()
        self.session.happened.disconnect(self.marches.remember)
        self.session.changed.disconnect(self.refresh)
        self.session.laying.changed.disconnect(self._laid)
        self.hand.put_back(glide=False)
        self.animator.finish()
        self.map.stop()
        for item in self.map.items():  # they belong to the map, not to the scene that dies
            self.removeItem(item)

    # --- keeping in step ----------------------------------------------------------

    def refresh(self) -> None:
        """Make the table show the View: only what differs is touched."""
        view = self.session.view
        self.animator.finish()
        self.hand.put_back(glide=False)
        self.put_out()
        self.moves.renew()
        self.set_out.show(view, self.moves.sources())
        self.store.show(view)
        self._frame_plates()
        self.lands.show(view)
        self.ring_pieces()
        self.names.settle()
        self.marches.join_fighters(view.facts.get("fight") or {})
        self.marches.walk()
        self.refreshed.emit()
        if self.overlay:
            self.overlays.show(self.overlay, self.session.overlay(self.overlay, self.selection))

    def _laid(self) -> None:
        """Other cards are chosen: light where they can be laid."""
        self.hand.put_back(glide=False)
        self.put_out()
        self.moves.renew()
        self.hand.light()
        self._frame_plates()

    def _frame_plates(self) -> None:
        """Frame the plates beside the map on which the piece held or the cards chosen can be laid."""
        self.store.frame(one for ref in self.hand.targets() for one in self._plates_of(ref))

    def _spread(self, _source: str = "") -> None:
        """What the hand lights never lies in a cluster."""
        lit = {one for ref in self.hand.targets() for one in self.set_out.refs_at(self.place_of(ref))}
        if self.set_out.spread({*self.moves.sources(), *lit}):
            self.names.settle()

    def _plates_of(self, ref: str) -> tuple[str, ...]:
        """The plates that a reference is, or that stand for it."""
        return tuple(one for one in (ref, *self._stands_for(ref)) if one in self.store.furniture.plates)

    def _map_changed(self) -> None:
        """Better names are known."""
        self.lettering.refresh()
        self.names.restyle()
        self.names.settle()
        self.lands.redraw()

    def _names_changed(self) -> None:
        """Names stand elsewhere: discs look for room anew."""
        self.lights.place_discs()
        self.overlays.place_discs()

    # --- looks --------------------------------------------------------------------

    def set_zoom(self, zoom: float) -> None:
        """One scene pixel takes `zoom` screen pixels: pieces, lights and names keep their size."""
        if zoom == self.zoom:
            return
        self.zoom = zoom
        self.sprites.hurry = True
        self._settle.start()
        self.names.set_zoom(zoom)
        self.set_out.set_zoom(zoom)
        for part in (self.lights, self.overlays, self.sectors, self.lands, self.marches):
            part.set_zoom(zoom)
        self.names.settle()
        self.tip.hide_tip()

    def sharpen(self) -> None:
        """The zoom stands still: draw what was stretched anew."""
        self._settle.stop()
        self.sprites.hurry = False
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """The size of text that the person asked for; 1 is 100 %."""
        self.tip.set_text_scale(scale)
        self.lettering.set_text_scale(scale)
        self.names.restyle()
        self.names.settle()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self.theme = theme
        self.sprites.set_theme(theme)
        self.map.set_theme(theme)
        parts = (self.lettering, self.lights, self.overlays, self.sectors, self.lands, self.marches, self.tip)
        for part in parts:
            part.set_theme(theme)
        self.store.set_theme(theme)
        self._name_item.forget()
        self.names.restyle()
        self.names.settle()
        self.update()

    def set_translator(self, translator: Translator) -> None:
        """Speak another language."""
        self._words = translator
        self.store.furniture.rebuild()

    @property
    def words(self) -> Translator:
        """Who puts Messages into words."""
        return self._words

    def name(self, ref: str) -> str:
        """The name of a thing as a label."""
        return self._words.name(ref)

    def name_once(self, source: str) -> Callable[[str], str]:
        """Names for ribbons, none for the piece held."""
        return lambda ref: "" if ref == source else self.name(ref)

    # --- asking -------------------------------------------------------------------

    def piece_item(self, ref: str) -> PieceItem | None:
        """The item that shows a piece (its stack's), on the map or beside it."""
        return self.set_out.item(ref) or self.store.item(ref)

    def place_of(self, ref: str) -> str:
        """The place id on which a reference lies; "" for none."""
        if kind_of(ref) == "place":
            return id_of(ref) if id_of(ref) in self.ground else ""
        if kind_of(ref) == "piece":
            return self.set_out.place_of(ref)
        return next((place for one in self._stands_for(ref) if (place := self.place_of(one))), "")

    def _stands_for(self, ref: str) -> tuple[str, ...]:
        """Pieces and plates that stand for what is neither: the marker and the track of a siege."""
        return self.parts.stands_for(self.session.view).get(ref, ())

    def meant_at(self, place: str) -> tuple[str, ...]:
        """All that a place stands for: itself, what stands there, and what that stands for."""
        pieces = self.set_out.refs_at(place)
        others = [
            one for one, by in self.parts.stands_for(self.session.view).items() if set(by) & set(pieces)
        ]
        return (f"place:{place}", *pieces, *others)

    def meant(self, at: QPointF) -> tuple[str, ...]:
        """All that a point of the scene stands for, on the map or beside it."""
        if self.covered(at):
            plate = self.plate_at(at)
            by = self.parts.stands_for(self.session.view).items()
            return tuple(ref for ref, refs in by if plate and plate in refs)
        place = self.place_of(self.piece_at(at)) or self.place_at(at)
        return self.meant_at(place) if place else ()

    def side_of(self, ref: str) -> str:
        """The side of a piece."""
        return next(p.side for p in self.session.view.pieces if f"piece:{p.id}" == ref)

    def on_map(self, ref: str) -> QPointF | None:
        """The point of the map at which a reference is lit; None where it does not lie on it."""
        kind, name = kind_of(ref), id_of(ref)
        if kind == "place":
            return self.ground.point(name) if name in self.ground else None
        if kind == "piece":
            item = self.set_out.item(ref)
            return None if item is None else item.pos()
        if kind == "road":
            ends = self.ground.ends(name)
            return self.ground.road(*ends).pointAtPercent(0.5) if ends else None
        return next((at for one in self._stands_for(ref) if (at := self.on_map(one)) is not None), None)

    def anchor(self, ref: str) -> QPointF | None:
        """The point of the scene at which a reference is found; None where it is not on the table.

        What lies beside the map is found where its drawer shows it, else at its tile.
        """
        point = self.on_map(ref)
        if point is not None or self.beside is None:
            return point
        refs = (ref, *self._stands_for(ref))
        plate = next((one for one in refs if self.store.plate_of(one)), "")
        return self.beside.spot(plate) if plate else None

    def covered(self, at: QPointF) -> bool:
        """Whether a drawer lies over this point of the map."""
        return self._in_store(at) is not None

    def _in_store(self, at: QPointF) -> QPointF | None:
        return self.beside.under(at) if self.beside is not None else None

    def place_at(self, at: QPointF, within: float = 24.0) -> str:
        """The place under a point of the scene, not farther than so many screen pixels; "" for none."""
        return "" if self.covered(at) else self.ground.nearest(at, within / self.zoom) or ""

    def plate_at(self, at: QPointF) -> str:
        """The plate under a point of the scene, in an open drawer; "" for none."""
        inside = self._in_store(at)
        return self.store.furniture.ref_at(inside) if inside is not None else ""

    def bring(self, ref: str) -> None:
        """Open the drawer in which a reference lies, if it lies beside the map."""
        if self.beside is not None and self.store.plate_of(ref):
            self.beside.bring(ref)

    def show_carried(self, carried: SpriteItem | None) -> None:
        """What the hand carries is seen over the drawer as well as over the map."""
        if carried is None:
            self.store.carry((), None)
        else:
            self.store.carry(carried.parts(), self._in_store(carried.pos()))

    def front(self) -> Front:
        """Where the side that is asked can act: its pieces, their targets and its foes near them, what cards light."""
        ground, view, choices = self.ground, self.session.view, self.session.choices
        able = {place for ref in self.moves.sources() if (place := self.place_of(ref))}
        lit = {
            place
            for ref, ways in choices.by_target.items()
            if any(way.gesture.cards for way in ways) and (place := self.place_of(ref))
        }
        near = ground.within(able, FRONT_REACH)
        targets = {
            self.place_of(ref) for source in self.moves.sources() for ref in self.moves.targets(source)
        }
        foes = {p.place for p in view.pieces if p.side not in view.acting and p.place in near}
        lit |= foes | (targets & near if able else targets - {""})
        if self.parts.front_holds_all:
            lit |= {p.place for p in view.pieces if p.place in ground}
        return Front([ground.point(p) for p in sorted(able)], [ground.point(p) for p in sorted(lit - able)])

    def sheet_of_front(self) -> str:
        """The sheet with most of the front; without a front the one with most pieces of the sides that act."""
        ground, view = self.ground, self.session.view
        places = [self.place_of(ref) for ref in self.moves.sources()]
        places += [p.place for p in view.pieces if p.side in view.acting] if not any(places) else []
        sheets = Counter(ground.sheet_of(place) for place in places if place in ground)
        return sheets.most_common(1)[0][0] if sheets else next(iter(self.map.plans))

    def foot(self, ref: str) -> QPointF:
        """Where the foot of a piece stands, in screen pixels from its anchor."""
        item = self.piece_item(ref)
        return item.foot() if item is not None else QPointF()

    def shoulder(self, ref: str) -> QPointF:
        """The left shoulder of what stands there, in screen pixels from its place."""
        item = self.piece_item(ref) or self.set_out.item_at(self.place_of(ref))
        if item is None:
            return QPointF(-20.0, -20.0)
        return item.foot() + QPointF(-28.0 * item.size, -30.0 * item.size)

    def refs_at(self, place: str) -> tuple[str, ...]:
        """The pieces at a place, those that can act first."""
        refs = self.set_out.refs_at(place)
        return tuple(sorted(refs, key=lambda ref: not self.moves.can_act(ref)))

    def pieces_in_order(self) -> list[str]:
        """All pieces on the map, west to east along rows from the north; after them those that wait beside it."""
        return [*self.set_out.in_order(), *self.store.in_order()]

    def piece_at(self, at: QPointF) -> str:
        """The piece under a point of the scene; "" for none. An open drawer covers what lies under it."""
        inside = self._in_store(at)
        return self.set_out.piece_at(at) if inside is None else self.store.piece_at(inside)

    def target_at(self, at: QPointF, within: float = 24.0) -> str:
        """What a point means while a piece is held: the nearest legal target, else a piece, else a place."""
        if self.covered(at):
            return self._target_beside(at)
        aside = self.set_out.stepped_aside(at)
        if aside and aside not in self.set_out.refs_with(self.hand.source):
            return self.target_at_place(self.place_of(aside), aside)
        reach = within / self.zoom
        best, least = "", reach
        for ref in self.hand.targets():
            point = self.on_map(ref)
            distance = QPointF(point - at).manhattanLength() if point is not None else reach * 2
            if point is not None and distance < least * 1.2 and _distance(point, at) < least:
                best, least = ref, _distance(point, at)
        if best:
            return best
        piece = self.piece_at(at)
        if piece and piece not in self.set_out.refs_with(self.hand.source):
            return self.target_at_place(self.place_of(piece), piece)
        place = self.place_at(at, within)
        return self.target_at_place(place) if place else ""

    def _target_beside(self, at: QPointF) -> str:
        """What a point of an open drawer means while a piece is held: a lit plate, else the piece there."""
        piece, plate = self.piece_at(at), self.plate_at(at)
        for ref in self.hand.targets():
            if ref == piece or (plate and plate in self._plates_of(ref)):
                return ref
        return piece if piece != self.hand.source else ""

    def target_at_place(self, place: str, piece: str = "") -> str:
        """The reference a drop on a place means: a legal target there, else the piece pointed at, else the place."""
        targets = self.hand.targets()
        for ref in self.meant_at(place):
            if ref in targets:
                return ref
        if piece and self.hand.reasons(piece):
            return piece
        return f"place:{place}"

    # --- hovering and selecting -----------------------------------------------------

    def hover(self, at: QPointF) -> None:
        """The pointer is here: tell what lies under it."""
        self.sectors.point_at(at)
        piece = self.piece_at(at)
        place = self.place_of(piece) or self.place_at(at)
        self.say_hover(f"place:{place}" if place else "", piece)

    def say_hover(self, place: str, piece: str = "") -> None:
        """Tell the window what is under the pointer or the cursor, once."""
        before, self._hovered = self._hovered, (place, piece)
        if before[0] != place:
            self.place_hovered.emit(place)
        if before[1] != piece:
            self.piece_hovered.emit(piece)
            self.set_out.fan(piece if self.set_out.in_fan(piece) else "")
            self._ribbon.show_parts()
        self._name_pointed(id_of(place), piece)

    def _name_pointed(self, place: str, piece: str) -> None:
        """A place without a name is named on a ribbon while the pointer or the cursor is there."""
        unnamed = place in self.ground and place not in self.names.written and not self.hand.carries
        self.named_by_pointer = place if unnamed else ""
        if unnamed:
            item = self.set_out.item(piece)
            low = item.body_room().bottom() if item is not None else 0.0
            self._place_ribbon.setPos(self.ground.point(place))
            below = QPointF(0.0, max(26.0, low + 20.0))
            self._place_ribbon.show_parts((RibbonSpec(self.name(f"place:{place}")), 1.0, below))
        else:
            self._place_ribbon.show_parts()

    def rest(self) -> None:
        """The pointer rests on something: fan a stack out, show a ribbon with the name."""
        _, piece = self._hovered
        item = self.set_out.item(piece)
        if item is None or self.hand.carries:
            return
        self.set_out.fan(piece)
        self._ribbon.setPos(item.pos())
        above = item.foot().y() - (46.0 + LIFT * 2) * item.size - (34 * item.size if item.aside else 0)
        self._ribbon.show_parts((RibbonSpec(self.name(piece)), 1.0, QPointF(0.0, above)))

    def select(self, ref: str) -> None:
        """Pin a piece or place for the inspector and the overlays."""
        self.selection = ref
        self.selected.emit(ref)
        if self.overlay:
            self.overlays.show(self.overlay, self.session.overlay(self.overlay, ref))

    def light(self, refs: Iterable[str]) -> None:
        """Light references from outside ("Show on map"), until the next press."""
        lit = tuple(refs)
        self.lights.point_out(lit, self.name)
        for ref in lit:
            if self.on_map(ref) is None:
                self.bring(ref)
                self.store.mark(ref)
                break

    def put_out(self) -> None:
        """Put out what was lit from outside and every Refusal."""
        self.lights.clear_pointed()
        self.lights.clear_refusal()
        self.store.mark("")
        self.tip.hide_tip()

    # --- overlays -------------------------------------------------------------------

    def show_overlay(self, name: str, ref: str = "") -> None:
        """Show one overlay ("" for none), of a reference or of what is selected."""
        self.overlay = name
        self.sectors.show(name == "game")
        self.overlays.show(name, self.session.overlay(name, ref or self.selection) if name else ())
        self.overlay_changed.emit(name)

    def toggle_overlay(self, name: str) -> None:
        """Show an overlay, or none if it is shown."""
        self.show_overlay("" if name == self.overlay else name)

    # --- for the hand ---------------------------------------------------------------

    def ring_pieces(self) -> None:
        """Give every piece the ring of its state."""
        for item in (*self.set_out.items(), *self.store.pieces()):
            place = "" if item.crowded else self.set_out.place_of(item.ref)
            ring = self.hand.ring_of(self._meant_by(item), place)
            if ring is Ring.NONE and self.set_out.fights(item.ref):
                ring = Ring.COMBAT
            if ring is not item.ring:
                item.ring = ring
                item.refresh()

    def _meant_by(self, item: PieceItem) -> tuple[str, ...]:
        """What an item shows, and what that stands for."""
        refs, others = item.refs(), self.parts.stands_for(self.session.view).items()
        return (*refs, *(one for one, by in others if set(by) & set(refs)))

    def leave_ghost(self, source: str, left: bool) -> None:
        """Show the ghost of a piece that is in the hand, or the piece itself again."""
        item = self.piece_item(source)
        if item is None:
            return
        if left and item.below is None:
            item.show_parts(*item.ghost())
        else:
            item.refresh()

    def body_in_hand(self, source: str) -> Spec:
        """The picture of a piece in the hand."""
        return self.set_out.body_in_hand(source)

    def tell(self, ref: str, refusals: Sequence[Refusal], lit: Iterable[str]) -> None:
        """The tooltip beside a place: sentences, clauses, and that there may be more."""
        at = self.anchor(ref)
        views = self.views()
        if at is None or not views:
            return
        more = self._words.tr("scene-more-reasons")
        reasons = [(self._words.text(one.message), self._words.clause(one.clause)) for one in refusals]
        if len(reasons) == 1:
            reasons[0] = (reasons[0][0], f"{reasons[0][1]}   {more}")
        keep_off = [PLACE_ROOM]
        for other in lit:
            point = self.anchor(other)
            if point is not None and other != ref:
                room = BLOCKER_ROOM if kind_of(other) == "piece" else PLACE_ROOM
                keep_off.append(room.translated((point - at) * self.zoom))
        seen = views[0].viewport().rect().adjusted(BESIDE, 0, -BESIDE, 0)
        room = QRectF(views[0].mapToScene(seen).boundingRect())
        screen = QRectF((room.topLeft() - at) * self.zoom, room.size() * self.zoom)
        self.tip.say(reasons, at, keep_off, screen)

    def hide_pieces(self, hide: bool) -> None:
        """Hide everything that stands on the map, or show it again."""
        self.set_out.hide(hide)


def _distance(one: QPointF, other: QPointF) -> float:
    away = one - other
    return float((away.x() ** 2 + away.y() ** 2) ** 0.5)
