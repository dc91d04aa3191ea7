"""The table: the map, the pieces and marks of the View on it, the lights of the hand, overlays and movement."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop.art.fonts import load_fonts
from desktop.art.plates import Ribbon
from desktop.art.specs import Spec
from desktop.art.states import Ring
from desktop.maps.boardmap import BoardMap
from desktop.maps.layout import table_of
from desktop.profile.theme import Theme
from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.animate import Animator
from desktop.views.scene.annotations import Annotations
from desktop.views.scene.closed_gates import ClosedGates
from desktop.views.scene.drafts import Drafts
from desktop.views.scene.dragging import Hand
from desktop.views.scene.ghosts import Ghosts
from desktop.views.scene.items import Layer, SpriteItem, TableSprites, no_mouse
from desktop.views.scene.land_figures import LandFigures
from desktop.views.scene.lands import Lands
from desktop.views.scene.lettering import Lettering
from desktop.views.scene.lights import Lights
from desktop.views.scene.map_geometry import MapGeometry, id_of, place_ref, stands
from desktop.views.scene.marches import Marches
from desktop.views.scene.marking import Marking
from desktop.views.scene.name_item import NameItem
from desktop.views.scene.names import Names
from desktop.views.scene.overlays import OverlayPainter
from desktop.views.scene.piece_layer import PieceLayer
from desktop.views.scene.pieces import PieceItem
from desktop.views.scene.sectors import Sectors
from desktop.views.scene.store import Store
from desktop.views.scene.surface import Beside
from desktop.views.scene.targets import Moves
from desktop.views.scene.tip import TipItem
from desktop.views.scene.whereabouts import Whereabouts
from engine.boards.board import Board
from engine.kernel.refusal import Refusal
from engine.kernel.view import PieceView
from engine.texts.translate import Translator

SETTLED = 120
NAME_ABOVE = 72.0
"""How far above its foot the name of a piece of size 1 stands."""
PLACE_ROOM = QRectF(-28, -28, 56, 56)
BLOCKER_ROOM = QRectF(-45, -60, 90, 120)
BESIDE = 12
"""Screen pixels at either edge of the map that a tooltip leaves free."""


class TableScene(Whereabouts):
    """Everything on the table, kept in step with the Session's View.

    Signals:
        place_hovered, piece_hovered: the reference under the pointer or cursor, "" for none.
        acted: the map was pressed, so what was refused before is past.
        selected: what was pressed last, for the inspector.
        refusal_pointed: the Refusal now explained on the map while hovering, or None.
        number_asked: something was pressed that wants a number, or turns one that is yes or no (its reference).
        refreshed: another View is shown. turned: other sheets than before are. relit: other cards are chosen, other
            places lit for them.
        overlay_changed: the name of the overlay shown, "" for none.
    """

    place_hovered = Signal(str)
    piece_hovered = Signal(str)
    acted = Signal()
    selected = Signal(str)
    refusal_pointed = Signal(object)
    number_asked = Signal(str)
    overlay_changed = Signal(str)
    refreshed = Signal()
    relit = Signal()
    turned = Signal()

    def __init__(
        self, session: Session, board: Board, theme: Theme, translator: Translator, *, draw_map: bool = True
    ) -> None:
        """`draw_map`: let missing parts of the map be drawn in the background at once."""
        super().__init__()
        load_fonts()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        theme = theme.of(board.game)
        self.session, self.theme, self._words = session, theme, translator
        self._lay_map(board)
        self._turning = self._closed = False
        self._round = 0
        """Quarters by which a hand has turned the field besides: it lies so until another sheet or battle comes."""
        self._battle: tuple[int, str] = (0, "")
        self.zoom = 1.0
        self.selection = self.overlay = self.named_by_pointer = ""
        self._hovered = ("", "")
        self._stands: tuple[PieceView, ...] = ()
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
        self._add_layers()
        self.hand = Hand(self, self.moves)
        self._connect()
        self.refresh()
        if draw_map:
            self.map.prepare()

    def _lay_map(self, board: Board) -> None:
        """The sheets that this table shows, or may come to show."""
        view = self.session.view
        wanted = {*view.maps, *(key for key, entry in board.maps.items() if entry.sometimes)}
        shown = board.subset(key for key in board.maps if key in wanted)
        playing = {side for sides in view.seats.values() for side in sides}
        self.map = BoardMap(shown, self.theme, self, table_of(shown, view.scenario, playing))
        for item in self.map.items():
            no_mouse(item)
            self.addItem(item)
        self.ground = MapGeometry(self.map)
        self.map.hide_names(shown.places)
        self.ground.show(view.maps)
        self.setSceneRect(self.ground.rect())

    def _add_layers(self) -> None:
        """What lies on the sheets: lights and lands, drawings, pieces, what moves, what is named."""
        theme, looks = self.theme, self.parts.looks
        self.lights = Lights(self, self.sprites, theme, self.ground, self.names, self, looks.foretold)
        self.overlays = OverlayPainter(self, self.ground, self.names, theme)
        self.about = OverlayPainter(self, self.ground, self.names, theme, "about")
        self.sectors = Sectors(self, self.map, theme)
        self.lands = Lands(self, self.map, theme)
        self.figures = LandFigures(self, self.ground, self.names, theme, self.parts.figures)
        self.gates = ClosedGates(self, self.map, theme, self.parts.closed_gates)
        self.annotations = Annotations(self, theme)
        self.marking = Marking(self, self.ground, self.names, theme, self)
        self.drafts = Drafts(self, self.names, theme)
        self.store = Store(self.map, theme, lambda: self._words, self.parts, self)
        self.beside: Beside | None = None
        self.piece_layer = PieceLayer(self, self.ground, self.names, self.sprites, looks)
        self.ghosts = Ghosts(self, self.session, self.ground, self.piece_layer, self.sprites)
        self.tip = TipItem(theme)
        self.addItem(self.tip)
        self.marches = Marches(
            self, self.ground, self.piece_layer, self.animator, self.sprites, theme, self.anchor
        )
        self._ribbon, self._place_ribbon = (SpriteItem(self.sprites, Layer.RIBBONS) for _ in range(2))
        for ribbon in (self._ribbon, self._place_ribbon):
            no_mouse(ribbon)
            self.addItem(ribbon)

    def _connect(self) -> None:
        """The scene follows the hand, the map, the names and the Session."""
        hand, session = self.hand, self.session
        hand.pointed.connect(self.refusal_pointed)
        hand.number_asked.connect(self.number_asked)
        hand.taken.connect(self._frame_plates)
        hand.taken.connect(self._spread)
        hand.emptied.connect(self._frame_plates)
        self.map.changed.connect(self._map_changed)
        self.names.changed.connect(self._names_changed)
        session.happened.connect(self.marches.remember)
        session.changed.connect(self.refresh)
        session.selection.changed.connect(self._laid)
        session.selection.turned.connect(self._hand_turned)

    def close(self) -> None:
        """Stop everything that runs: movement, timers, the drawing of the map; hear no signal any more."""
        if self._closed:
            return
        self._closed = True
        self._settle.stop()
        self.names.close()
        self.session.happened.disconnect(self.marches.remember)
        self.session.changed.disconnect(self.refresh)
        self.session.selection.changed.disconnect(self._laid)
        self.session.selection.turned.disconnect(self._hand_turned)
        self.hand.put_back(glide=False)
        self.animator.finish()
        self.map.stop()
        for item in self.map.items():  # they belong to the map, not to the scene that dies
            self.removeItem(item)

    # --- keeping in step ----------------------------------------------------------

    def refresh(self) -> None:
        """Make the table show the View: only what differs is touched."""
        view = self.session.view
        stands = view.standing()
        if stands != self._stands:  # else only another looks, and what is on its way goes on
            self.animator.finish()
            self.marches.settle()
        self._stands = stands
        self.hand.put_back(glide=False)
        self.put_out()
        if self.ground.show(view.maps):
            self.lettering.refresh()
            self.setSceneRect(self.ground.rect())
            self._round = 0
            self.turned.emit()
        if (battle := (view.turn, self.parts.fought_at(view))) != self._battle:
            self._round, self._battle = 0, battle
        if self.ground.turn(self._turns()):
            self.lettering.refresh()
        self.moves.renew()
        self.piece_layer.show(view, self.moves.sources())
        self.ghosts.renew()
        self.store.show(view)
        self._frame_plates()
        self.lands.show(view)
        self.figures.show(view)
        self.gates.show(view)
        self.annotations.renew()
        self.marking.renew()
        self.hand.light()
        self._tell_about()
        self.names.settle()
        self.marches.join(view.contest)
        self.marches.walk()
        self.refreshed.emit()
        self._show_overlay()

    def turn_sheets(self, turning: bool) -> None:
        """Turn sheets to somebody before this screen, where the game says how; or let them lie as they are drawn."""
        if turning != self._turning:
            self._turning = turning
            self.refresh()

    def turn_round(self) -> bool:
        """Show the field from its other side, until that is wished again; False where none is shown."""
        if not self.ground.field:
            return False
        self._round = 2 - self._round
        self.refresh()
        return True

    def _turns(self) -> Mapping[str, int]:
        """How sheets lie: for the first before this screen who has a side there, whoever is asked meanwhile."""
        view, seats = self.session.view, self.session.seen_from if self._turning else ()
        turns = next((found for seat in seats if (found := self.parts.turned(view, seat))), {})
        return {key: self.map.fitting(key, turns.get(key, 0)) + self._round for key in self.ground.seen}

    def _laid(self) -> None:
        """Other cards are chosen: light where they can be laid."""
        self.hand.put_back(glide=False)
        self.put_out()
        self.moves.renew()
        self.hand.light()
        self._frame_plates()
        self.relit.emit()

    def _hand_turned(self) -> None:
        """Who may read the screen is another: so is what is told in lights."""
        self._tell_about()
        self._show_overlay()

    def _frame_plates(self) -> None:
        """Frame the plates beside the map on which the piece held or the cards chosen can be laid."""
        self.store.frame(one for ref in self.hand.targets() for one in self.plates_of(ref))

    def _spread(self, _source: str = "") -> None:
        """What the hand lights never lies in a cluster."""
        lit = {one for ref in self.hand.targets() for one in self.piece_layer.refs_at(self.place_of(ref))}
        if self.piece_layer.spread({*self.moves.sources(), *lit}):
            self.names.settle()

    def _map_changed(self) -> None:
        """Better names are known."""
        self.lettering.refresh()
        self.names.restyle()
        self.names.settle()
        self.lands.redraw()
        self.lights.relight()
        self.overlays.redraw()
        self.about.redraw()

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
        self.piece_layer.set_zoom(zoom)
        self.ghosts.follow()
        for part in (
            self.lights,
            self.overlays,
            self.about,
            self.sectors,
            self.lands,
            self.figures,
            self.gates,
            self.annotations,
            self.marking,
            self.drafts,
            self.marches,
        ):
            part.set_zoom(zoom)
        self.names.settle_soon()
        self.tip.hide_tip()

    def set_fineness(self, fineness: float) -> None:
        """So many pixels of the device are painted for one of the screen: what is printed on the map follows."""
        if fineness == self.ground.fineness:
            return
        self.ground.fineness = fineness
        self.names.restyle()
        self.piece_layer.set_zoom(self.zoom)
        self.figures.set_zoom(self.zoom)
        self.names.settle_soon()

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

    def keep_readable(self, letters: int, pieces: float) -> None:
        """Write no name in smaller letters, show no piece in a smaller size, and let names come last."""
        self.lettering.least = math.ceil(letters / self.theme.type.scale)
        self.piece_layer.least = pieces
        self.names.patient = True
        self.piece_layer.set_zoom(self.zoom)
        self.names.restyle()
        self.names.settle()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        theme = theme.of(self.session.view.game)
        self.theme = theme
        self.sprites.set_theme(theme)
        self.map.set_theme(theme)
        parts = (
            self.lettering, self.lights, self.overlays, self.about, self.sectors, self.lands, self.figures, self.gates,
            self.annotations, self.marking, self.drafts, self.marches, self.tip,
        )  # fmt: skip
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
        self.store.beside_map.rebuild()

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

    # --- hovering and selecting -----------------------------------------------------

    def hover(self, at: QPointF) -> None:
        """The pointer is here: tell what lies under it."""
        self.sectors.point_at(at)
        piece = self.piece_at(at)
        place = self.place_of(piece) or self.place_at(at)
        self.say_hover(place_ref(place) if place else "", piece)

    def say_hover(self, place: str, piece: str = "") -> None:
        """Tell the window what is under the pointer or the cursor, once."""
        before, self._hovered = self._hovered, (place, piece)
        if before[0] != place:
            self.place_hovered.emit(place)
        if before[1] != piece:
            self.piece_hovered.emit(piece)
            self._tell_about()
            self.piece_layer.fan(piece if self.piece_layer.in_fan(piece) else "")
            self._ribbon.show_parts()
        self._name_pointed(id_of(place), piece)

    def _tell_about(self) -> None:
        """Show what the game tells of the piece under the pointer, and of no other."""
        name, piece = self.parts.about, self._hovered[1]
        if name and (piece or self.about.shown):
            self.about.show(self.session.overlay(name, piece) if piece else ())

    def _name_pointed(self, place: str, piece: str) -> None:
        """A place without a name is named on a ribbon while the pointer or the cursor is there."""
        unnamed = place in self.ground and place not in self.names.written and not self.hand.carries
        self.named_by_pointer = place if unnamed else ""
        if unnamed:
            item = self.piece_layer.item(piece)
            low = item.body_room().bottom() if item is not None else 0.0
            self._place_ribbon.setPos(self.ground.point(place))
            below = QPointF(0.0, max(26.0, low + 20.0))
            self._place_ribbon.show_parts((Ribbon(self.name(f"place:{place}")), 1.0, below))
        else:
            self._place_ribbon.show_parts()

    def rest(self) -> bool:
        """The pointer rests on something: fan a stack out, show a ribbon with the name; whether a stack opens."""
        _, piece = self._hovered
        item = self.piece_layer.item(piece)
        if item is None or self.hand.carries:
            return False
        opens = self.piece_layer.fan(piece)
        self._ribbon.setPos(item.pos())
        above = item.foot().y() - NAME_ABOVE * item.size - (34 * item.size if item.aside else 0)
        ribbon = QPointF(item.nudge.x() if self.piece_layer.in_fan(piece) else 0.0, above)
        self._ribbon.show_parts((Ribbon(self.name(piece)), 1.0, ribbon))
        return opens

    def select(self, ref: str) -> None:
        """Pin a piece or place for the inspector and the overlays."""
        self.selection = ref
        self.selected.emit(ref)
        self._show_overlay()

    def light(self, refs: Iterable[str]) -> None:
        """Light references from outside ("Show on map"), until the next press."""
        lit = tuple(refs)
        self.lights.point_out(lit, self.name)
        for ref in lit:
            if self.on_map(ref) is None:
                self.bring(ref)
                self.store.mark(ref)
                break

    def light_lands(self, refs: Iterable[str]) -> None:
        """Light the shapes of lands, as those that may be aimed at; none: what the hand lights, as ever."""
        shapes = {ref: self.ground.shape(ref) for ref in refs}
        if shapes:
            self.lights.areas.show(shapes)
        else:
            self.hand.light()

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
        overlay = self.parts.overlay(name)
        self.sectors.show(overlay is not None and overlay.sectors)
        self.overlays.supplied = overlay is not None and overlay.supplied
        self.overlays.show(self.session.overlay(name, ref or self.selection) if name else ())
        self.overlay_changed.emit(name)

    def _show_overlay(self) -> None:
        """Show the overlay as it is now, of what is selected."""
        if self.overlay:
            self.overlays.show(self.session.overlay(self.overlay, self.selection))

    def toggle_overlay(self, name: str) -> None:
        """Show an overlay, or none if it is shown."""
        self.show_overlay("" if name == self.overlay else name)

    # --- for the hand ---------------------------------------------------------------

    def ring_pieces(self) -> None:
        """Give every piece the ring of its state."""
        for item in (*self.piece_layer.items(), *self.store.pieces()):
            place = "" if item.crowded else self.piece_layer.place_of(item.ref)
            ring = self.hand.ring_of(self._meant_by(item), place)
            if ring is Ring.NONE and self.piece_layer.fights(item.ref):
                ring = Ring.COMBAT
            if ring is not item.ring:
                item.ring = ring
                item.refresh()

    def _meant_by(self, item: PieceItem) -> tuple[str, ...]:
        """What an item shows, and what that stands for."""
        refs, others = item.refs(), self.standing_for().items()
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
        return self.piece_layer.body_in_hand(source)

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
                room = BLOCKER_ROOM if stands(other) else PLACE_ROOM
                keep_off.append(room.translated((point - at) * self.zoom))
        seen = views[0].viewport().rect().adjusted(BESIDE, 0, -BESIDE, 0)
        room = QRectF(views[0].mapToScene(seen).boundingRect())
        screen = QRectF((room.topLeft() - at) * self.zoom, room.size() * self.zoom)
        self.tip.say(reasons, at, keep_off, screen)

    def hide_pieces(self, hide: bool) -> None:
        """Hide everything that stands on the map, or show it again."""
        self.piece_layer.hide(hide)
