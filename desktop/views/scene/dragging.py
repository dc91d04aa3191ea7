"""The hand: takes a piece that can act, lights where it may go, plays the drop, explains what may not be."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from desktop.art.plates import Ribbon
from desktop.art.states import Ring
from desktop.session.choices import Choice
from desktop.views.scene.items import Layer, SpriteItem, no_mouse
from desktop.views.scene.map_geometry import id_of, kind_of, place_ref, stands
from desktop.views.scene.surface import Surface
from desktop.views.scene.targets import Attempted, Moves, Target
from desktop.views.scene.trail import Trail, goes_through
from engine.kernel.decision import FACE_DOWN
from engine.kernel.explain import Fact
from engine.kernel.message import say
from engine.kernel.refusal import Refusal

LIFTED = QPointF(20.0, 2.0)


class Hand(QObject):
    """One piece at a time, held by mouse or by keys.

    Signals:
        taken: a piece is held now (its reference). emptied: none is held any more.
        choose: several Actions fit a drop: their Choices, and the scene point.
        number_asked: what was pressed wants a number, or turns one that is yes or no (its reference).
        pointed: a refusal is shown while hovering, or None.
    """

    taken = Signal(str)
    emptied = Signal()
    choose = Signal(object, QPointF)
    number_asked = Signal(str)
    pointed = Signal(object)

    def __init__(self, scene: Surface, moves: Moves) -> None:
        super().__init__()
        self._scene, self._moves = scene, moves
        self.source = ""
        self.target = ""
        self.refusal: Refusal | None = None
        self._carried: SpriteItem | None = None
        self._trail = Trail(scene.ground)

    @property
    def holds(self) -> bool:
        """Whether a piece is held."""
        return bool(self.source)

    @property
    def carries(self) -> bool:
        """Whether the piece follows the pointer."""
        return self._carried is not None

    def targets(self) -> dict[str, Target]:
        """Where the piece held may go; with none held, where the cards chosen can be laid, or what is picked."""
        return self._moves.targets(self.source) if self.source else self._moves.laid()

    # --- taking -------------------------------------------------------------------

    def take(self, source: str) -> bool:
        """Hold a piece that can go somewhere and light where; False if it can't."""
        if not self._moves.can_be_dragged(source):
            return False
        self.put_back()
        self.source = source
        self._scene.lights.clear_pointed()
        self.light()  # and no longer what cards chosen before can do
        self.taken.emit(source)
        return True

    def carry(self, at: QPointF) -> None:
        """Let the piece held follow the pointer; a ghost stays where it stood."""
        item = self._scene.piece_item(self.source)
        if item is None:
            return
        if self._carried is None:
            carried = SpriteItem(self._scene.sprites, Layer.HAND)
            no_mouse(carried)
            self._scene.addItem(carried)
            self._carried = carried
            self._scene.leave_ghost(self.source, True)
            body = self._scene.body_in_hand(self.source)
            ribbon = Ribbon(self._scene.name(self.source))
            carried.show_parts(
                (body, item.size, LIFTED), (ribbon, 1.0, LIFTED - QPointF(0.0, 84.0 * item.size))
            )
        self._carried.setPos(at)
        self._scene.show_carried(self._carried)

    # --- pointing -----------------------------------------------------------------

    def pass_by(self, at: QPointF, zoom: float) -> None:
        """The pointer is dragged over this point: where it turns at a city, the way leads through it."""
        self._trail.pass_by(self._scene.place_of(self.source), at, zoom)

    def pause(self) -> None:
        """The pointer rests: the way leads through the city below it."""
        if self.carries and self._trail.pause():
            target, self.target = self.target, ""
            self.point_at(target)

    def way_point(self, ref: str) -> None:
        """Fix the way as far as this place (Shift and click)."""
        place, start = id_of(ref), self._scene.place_of(self.source)
        if kind_of(ref) == "place" and place != start:
            self._trail.fix(place)
            self.target = ""
            self.point_at(ref)

    def point_at(self, ref: str) -> None:
        """The pointer or the cursor is on this reference: show the way to it, or why not."""
        if not self.holds or ref == self.target:
            return
        self.target = ref
        scene = self._scene
        scene.lights.clear_refusal()
        scene.tip.hide_tip()
        scene.lights.hover(ref)
        self._note(None)
        if not ref or ref == self.source or scene.place_of(ref) == scene.place_of(self.source):
            return
        choices = self.choices(ref)
        if choices:
            self.trace(choices[0])
            return
        attempted = self.reasons(ref)
        if attempted:  # the likeliest reason, not the shortest: that may speak of a march nobody meant
            self._explain(ref, attempted[0], attempted[:1])

    def trace(self, choice: Choice | None) -> None:
        """Draw the way of one of the Actions of what is held, and tell what it brings about; None: of none."""
        self._scene.lights.clear_refusal()
        if choice is not None:
            self._scene.lights.show_way(self._places(choice.gesture.via))
            self._foretell(choice)

    def choices(self, ref: str) -> tuple[Choice, ...]:
        """The Actions a drop on this reference means: along the way chosen, else every legal one."""
        points, legal = self._way_points(ref), self._legal(ref)
        led = tuple(choice for choice in legal if goes_through(points, choice.gesture.via))
        if points and not led:
            chosen = self._moves.along(self.source, ref, self._via(ref))
            return (chosen,) if chosen is not None else legal
        brushed = tuple(f"place:{place}" for place in self._trail.brushed_to(id_of(ref)))
        return tuple(choice for choice in led if choice.gesture.via == brushed) or led

    def _legal(self, ref: str) -> tuple[Choice, ...]:
        targets = self.targets()
        found = [choice for one in self._together(ref) if one in targets for choice in targets[one].choices]
        return self._scene.session.selection.just(tuple(found))

    def _together(self, ref: str) -> tuple[str, ...]:
        """A target; where a place and counters on it may both be meant, all of them: no drop tells them apart."""
        place = self._scene.place_of(ref) if kind_of(ref) in ("place", "heap") else ""
        if not place or place_ref(place) not in self.targets():
            return (ref,)
        heaps = (
            one for one in self.targets() if kind_of(one) == "heap" and self._scene.place_of(one) == place
        )
        return (place_ref(place), *heaps)

    def _way_points(self, ref: str) -> list[str]:
        """The places that the person has chosen to go through before this reference."""
        if kind_of(ref) != "place":
            return []
        return self._trail.points_before(id_of(ref))

    def _via(self, ref: str) -> tuple[str, ...]:
        """The shortest way to this reference through the places chosen; empty where none are."""
        points = self._way_points(ref)
        if not points:
            return ()
        start = self._scene.place_of(self.source)
        return tuple(f"place:{place}" for place in self._scene.ground.through(start, [*points, id_of(ref)]))

    def reasons(self, ref: str) -> list[Attempted]:
        """Why the piece held may not go there: the first reason first."""
        via = self._via(ref)
        found = self._moves.refusals(self.source, ref, via) if via else []
        found = found or self._moves.refusals(self.source, ref)
        if not found and stands(ref) and self._scene.place_of(ref):
            found = self._moves.refusals(self.source, place_ref(self._scene.place_of(ref)))
        return found

    def _places(self, via: tuple[str, ...]) -> list[str]:
        """A way as place ids, from where the piece stands."""
        start = self._scene.place_of(self.source)
        places = [id_of(ref) for ref in via if id_of(ref) in self._scene.ground]
        return [start, *places] if start in self._scene.ground else []

    def _foretell(self, choice: Choice) -> None:
        """Say on the map what the Action brings about on its way: a fortress that falls on leaving."""
        scene = self._scene

        def told(fact: Fact) -> str:
            return f"{scene.words.text(fact.message)}   {scene.words.clause(fact.clause)}"

        end = scene.anchor(choice.gesture.target) or QPointF()
        scene.lights.foretell(self._moves.preview(choice.action), scene.side_of(self.source), end, told)

    # --- explaining ---------------------------------------------------------------

    def _explain(self, ref: str, first: Attempted, told: list[Attempted]) -> None:
        """Light the Refusal and say it beside the place."""
        places = self._places(first.gesture.via)
        legal = self._legal_part(places)
        self._scene.lights.show_refusal(
            ref, first.refusal.lit, places[:legal], places[legal - 1 :], self._scene.name_once(self.source)
        )
        self._scene.tell(ref, [one.refusal for one in told], first.refusal.lit)
        self._note(first.refusal)

    def _legal_part(self, places: list[str]) -> int:
        """How many places of a way (the start counted) may be reached by it, one after the other."""
        count = 1
        while count < len(places) - 1 and f"place:{places[count]}" in self.targets():
            count += 1
        return count

    def why_not(self, ref: str) -> list[Refusal]:
        """Explain a place on request: up to three reasons on the map, the first for the prompt bar."""
        attempted = self.reasons(ref)
        if attempted:
            self._scene.lights.clear_refusal()
            self._explain(ref, attempted[0], attempted)
            self._scene.session.refused.emit(attempted[0].refusal)
        return [one.refusal for one in attempted]

    def _note(self, refusal: Refusal | None) -> None:
        if refusal is not self.refusal:
            self.refusal = refusal
            self.pointed.emit(refusal)

    def tell_idle(self, piece: str) -> bool:
        """A piece with which nothing can be done is taken up: say why; False where nobody is asked anything."""
        refusal = self._scene.session.why_idle(piece)
        return refusal is not None and self._tell(piece, refusal)

    def tell_wish(self, piece: str, ref: str) -> None:
        """A piece with which nothing can be done is let go over something: say why it may not go there."""
        found = self._moves.refusals(piece, ref) if ref else []
        if found:
            self._tell(ref, found[0].refusal)

    def challenge(self, pieces: tuple[str, ...], at: QPointF) -> bool:
        """Enemies are clicked with nothing held: play the attack on them, or say why not; False where none is made."""
        choices = self._moves.attacks(pieces)
        if len(choices) == 1:
            return self._scene.session.act(choices[0].action)
        if choices:
            self.choose.emit(choices, at)
            return True
        found = next((why for ref in pieces if (why := self._moves.refusals("", ref))), None)
        return found is not None and self._tell(pieces[0], found[0].refusal)

    def _tell(self, ref: str, refusal: Refusal) -> bool:
        """Say a Refusal beside a reference and in the prompt bar."""
        self._scene.lights.clear_refusal()
        self._scene.lights.show_refusal(ref, refusal.lit, (), (), self._scene.name)
        self._scene.tell(ref, [refusal], refusal.lit)
        self._scene.session.refused.emit(refusal)
        return True

    # --- dropping -----------------------------------------------------------------

    def drop(self, ref: str, at: QPointF) -> bool:
        """Play what a drop on this reference means, or open the chooser, or refuse; False if refused."""
        choices = self.choices(ref) if ref else ()
        if len(choices) == 1:
            return self.play(choices[0])
        if choices:
            self.choose.emit(choices, at)
            return True
        if not ref:
            self.put_back()
            self._scene.session.refused.emit(Refusal("", say("drop-nowhere")))
            return False
        if self._is_home(ref):
            self.let_go()
            return False
        self.refuse(ref, at)
        return False

    def _is_home(self, ref: str) -> bool:
        """Whether what is held stands there: at the same place, or on the same plate beside the map."""
        scene, place = self._scene, self._scene.place_of(self.source)
        if place or scene.place_of(ref):
            return scene.place_of(ref) == place
        return scene.plate_of(ref) == scene.plate_of(self.source)

    def refuse(self, ref: str, at: QPointF) -> None:
        """Bring the piece home, keep it held, and tell why on the map and in the prompt bar."""
        self.target = ""
        self.point_at(ref)
        refusal = self.refusal or Refusal("", say("drop-elsewhere"))
        carried = self._carried is not None
        self.let_go()
        if carried and (home := self._scene.anchor(self.source)) is not None:
            self._scene.lights.way_back(at, home)
        self._scene.session.refused.emit(refusal)

    def play(self, choice: Choice) -> bool:
        """Put the piece down and play the Action."""
        source, carried = self.source, self._carried is not None
        self.put_back(glide=False)
        if carried:
            self._scene.marches.already_there(source)
        if choice.more:
            return bool(self._scene.session.act_all((choice.action, *choice.more)))
        return self._scene.session.act(choice.action)

    def let_go(self) -> None:
        """The piece no longer follows the pointer: it glides home and stays held."""
        carried, self._carried = self._carried, None
        self._trail.forget()
        if carried is None:
            return
        self._scene.show_carried(None)
        source, scene = self.source, self._scene

        def home() -> None:
            scene.removeItem(carried)
            scene.leave_ghost(source, False)

        end = scene.anchor(source)
        scene.animator.glide(carried, carried.pos(), end if end is not None else carried.pos(), home)

    def put_back(self, glide: bool = True) -> None:
        """Hold nothing any more; every light goes out."""
        if not self.holds:
            return
        if self._carried is not None:
            if glide:
                self.let_go()
            else:
                self._scene.removeItem(self._carried)
                self._carried = None
                self._scene.show_carried(None)
                self._scene.leave_ghost(self.source, False)
        self.source = self.target = ""
        self._trail.forget()
        self._note(None)
        self.light()
        self._scene.tip.hide_tip()
        self.emptied.emit()

    # --- cards --------------------------------------------------------------------

    def light(self) -> None:
        """Light where the piece held may go, or the cards chosen."""
        self._scene.lights.dark()
        self._scene.lights.show_targets(self.targets(), self._scene.name)
        self._scene.lights.show_courses(self._courses())
        self._scene.ring_pieces()

    def _courses(self) -> list[tuple[str, ...]]:
        """The ways over water that what is held may take."""
        scene = self._scene
        if not self.source:
            return []
        place, targets = place_ref(scene.place_of(self.source)), self.targets()
        return [
            way for way in scene.parts.courses(scene.session.view) if way[0] == place and way[-1] in targets
        ]

    def takes_cards(self, refs: tuple[str, ...]) -> bool:
        """Whether the cards chosen can be laid on one of these: a press there lays them, though a piece might go."""
        laying = self._scene.session.selection
        return bool(laying.chosen) and bool(laying.at(refs))

    def lay(self, refs: tuple[str, ...], at: QPointF) -> bool:
        """Play what laying the cards chosen at a place means, or open the chooser, or refuse; False for nothing.

        With no card chosen a place that is picked plays what it means by itself; else every payment is offered. The
        references are all that the place stands for.
        """
        laying, picks = self._scene.session.selection, self._moves.picked_at(refs)
        yes_or_no = self._moves.turned()
        turned = next((ref for ref in refs if ref in yes_or_no), "")
        if turned and not laying.chosen:
            self.number_asked.emit(turned)
            return True
        if len(picks) == 1:
            return self._scene.session.act(picks[0].action)
        choices = picks or laying.at(refs)
        if laying.chosen and len(choices) == 1 and choices[0] in laying.exact():
            return self._scene.session.act(choices[0].action)
        if choices:
            self.choose.emit(choices, at)
            return True
        if laying.covered and self._scene.session.choices.withheld:
            self._scene.session.refused.emit(FACE_DOWN)
            return True
        refusal = laying.why_not_at(refs) if laying.chosen else self._why_not_picked(refs)
        if refusal is None:
            return False
        return self._tell(refs[0], refusal)

    def _why_not_picked(self, refs: tuple[str, ...]) -> Refusal | None:
        """Where places are picked, or one piece is led there: why not to this one; None where nothing is to be said."""
        found = (why for ref in refs if (why := self._moves.refusals("", ref))) if self._moves.laid() else ()
        return next((why[0].refusal for why in found), None) or self._moves.why_not_led(refs)

    def press(self, source: str, at: QPointF) -> bool:
        """A press without a drag: play what the piece alone means, or ask for its number.

        A piece that is held may go somewhere as well: what it means alone is then always asked.
        """
        picks = self._moves.picks(source)
        if len(picks) == 1 and not self.holds:
            return self._scene.session.act(picks[0].action)
        if picks:
            self.choose.emit(picks, at)
            return True
        if self._moves.asks_number(source):
            self.number_asked.emit(source)
            return True
        return False

    def ring_of(self, refs: tuple[str, ...], place: str) -> Ring:
        """The ring of what stands at a place, as the hand sees it."""
        if self.source in refs:
            return Ring.SELECTED
        targets = self.targets()
        for ref in (*refs, place_ref(place)):
            if ref in targets:
                style = targets[ref].style
                if style.attacks:
                    return Ring.COMBAT
                if style.held or ref in refs:
                    return Ring.JOIN
        if not self.source and self._moves.attacks(refs):
            return Ring.COMBAT
        return Ring.CAN_ACT if any(self._moves.can_act(ref) for ref in refs) else Ring.NONE
