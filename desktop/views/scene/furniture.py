"""What lies beside the maps: title, legend, tracks, cards, boxes, and the camps of the powers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.drawing.boxes import draw_box, foot_place, standing_room
from desktop.drawing.camps import camp_feet, draw_camp
from desktop.drawing.decks import draw_decks
from desktop.drawing.legend import LEGEND, draw_legend, draw_title
from desktop.drawing.political import SpaceFace
from desktop.drawing.strokes import at
from desktop.drawing.tracks import draw_politics, draw_turns
from desktop.theme import Theme
from desktop.views.scene.ground import Ground
from desktop.views.scene.items import Layer, PlateItem, TableSprites, no_mouse
from desktop.views.scene.political_tracks import track_faces
from engine.kernel.view import ScoreView, View
from engine.texts.translate import Translator

UNIT = 4.0
"""Scene pixels for one pixel of the drawings: seen whole, the board shows them at about their own size."""

Drawing = Callable[[QPainter, QRectF], None]


class Furniture:
    """Plates beside the maps in play, each drawn anew only when what it shows has changed."""

    def __init__(
        self,
        scene: QGraphicsScene,
        ground: Ground,
        sprites: TableSprites,
        words: Callable[[], Translator],
    ) -> None:
        self._scene, self._ground, self._sprites, self._words = scene, ground, sprites, words
        self._view: View | None = None
        self._plates: list[tuple[PlateItem, QRectF, Callable[[], Hashable], Drawing]] = []
        self._shown: dict[PlateItem, Hashable] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        layout = self._ground.map.layout
        for key, rect in layout.boxes.items():
            self._add(rect, partial(self._seals, key), partial(self._box, key))
        for key, rect in layout.tracks.items():
            self._add(rect, partial(self._at, key), partial(self._track, key))
        for key, rect in layout.camps.items():
            self._add(rect, partial(self._reserve, key), partial(self._camp, key))
        contents = {"title": self._nothing, "legend": self._nothing, "cards": self._piles}
        drawings = {"title": self._title, "legend": self._legend, "cards": self._cards}
        for key, rect in layout.shown.items():
            self._add(rect, contents[key], drawings[key])

    def _add(self, rect: QRectF, content: Callable[[], Hashable], drawing: Drawing) -> None:
        item = PlateItem(rect, Layer.FURNITURE, self._sprites)
        no_mouse(item)
        self._scene.addItem(item)
        self._plates.append((item, rect, content, drawing))

    def show(self, view: View) -> None:
        """Show what the View says: turn, seals, cards."""
        self._view = view
        for item, rect, content, drawing in self._plates:
            now = content()
            if item not in self._shown or self._shown[item] != now:
                self._shown[item] = now
                item.show_drawing(partial(_paint, rect, drawing))

    def rebuild(self) -> None:
        """Draw everything anew: other words or colours."""
        self._shown.clear()
        if self._view is not None:
            self.show(self._view)

    def ref_at(self, at: QPointF) -> str:
        """What lies beside the map at a point of the scene: a box, a track, or the camp of a side; "" for nothing."""
        layout = self._ground.map.layout
        for kind, rooms in (("box", layout.boxes), ("track", layout.tracks), ("side", layout.camps)):
            for key, rect in rooms.items():
                if rect.contains(at):
                    return f"{kind}:{key}"
        return ""

    # --- where pieces stand ---------------------------------------------------------

    def foot(self, box: str, slot: int = 0) -> QPointF | None:
        """Where a piece in a box stands."""
        rect, known = self._ground.box(box), self._ground.map.board.boxes.get(box)
        if rect is None or known is None:
            return None
        room = standing_room(_drawn(rect), known.powers)
        return rect.topLeft() + foot_place(room, slot, max(known.slots, slot + 1)) * UNIT

    def camp(self, side: str, slot: int = 0, count: int = 1) -> QPointF | None:
        """Where one of `count` pieces of a side off the board stands."""
        rect = self._ground.map.layout.camps.get(side)
        return None if rect is None else rect.topLeft() + camp_feet(_drawn(rect), count)[slot] * UNIT

    # --- what changes --------------------------------------------------------------

    def _nothing(self) -> Hashable:
        return None

    def _at(self, track: str) -> tuple[int, int]:
        """The space a track's marker lies on, and how many turns there are."""
        view, known = self._view, self._ground.map.board.tracks[track]
        if view is None:
            return known.start, known.spaces
        if known.kind == "turns":
            return view.turn, min(known.spaces, view.turns or known.spaces)
        told = self._politics(track)
        return told["at"] if told else known.start, known.spaces

    def _politics(self, track: str) -> dict[str, Any] | None:
        """What the View tells of a track of politics."""
        facts = self._view.facts if self._view is not None else {}
        found: dict[str, Any] | None = facts.get("politics", {}).get("tracks", {}).get(track)
        return found

    def _reserve(self, side: str) -> tuple[ScoreView | None, int]:
        """How many markers a side has placed of how many, and how many are laid aside."""
        if self._view is None:
            return None, 0
        score = next((score for score in self._view.scores if score.side == side), None)
        return score, self._view.facts.get("stock", {}).get("aside", {}).get(side, 0)

    def _seals(self, box: str) -> tuple[tuple[str, ...], int] | None:
        """The sides whose markers lie in a box, and how many slots it has for them; None where it holds none."""
        known, view = self._ground.map.board.boxes[box], self._view
        if view is None or known.kind == "off-map":
            return None
        seals = tuple(mark.side for mark in view.marks if mark.place == f"box:{box}")
        waits = any(piece.place == f"box:{box}" for piece in view.pieces)  # where the marker would lie
        return seals, len(seals) if waits else known.slots

    def _piles(self) -> tuple[int, int, tuple[int, ...]]:
        """Cards in the draw deck, decks opened, cards in each pile of discards."""
        decks = self._view.facts.get("decks", {}) if self._view is not None else {}
        return decks.get("draw", 0), decks.get("opened", 1), tuple(decks.get("discards", ()))

    # --- drawings ------------------------------------------------------------------

    @property
    def _theme(self) -> Theme:
        return self._sprites.theme

    def _title(self, painter: QPainter, rect: QRectF) -> None:
        words, view = self._words(), self._view
        game = self._ground.map.board.game
        lines = [words.tr(f"game-{game}-subtitle")]
        if view is not None and view.scenario:
            lines.append(words.tr(f"scenario-{game}-{view.scenario}"))
        draw_title(painter, rect, words.tr(f"game-{game}"), tuple(lines), self._theme)

    def _legend(self, painter: QPainter, rect: QRectF) -> None:
        words = self._words()
        entries = {sign: words.tr(f"scene-legend-{sign}") for sign in LEGEND}
        side = self._ground.map.board.powers[0]
        draw_legend(painter, rect, words.tr("scene-legend"), entries, side, self._theme)

    def _cards(self, painter: QPainter, rect: QRectF) -> None:
        words = self._words()
        titles = (words.tr("scene-cards"), words.tr("scene-draw-deck"), words.tr("scene-discards"))
        left, opened, discards = self._piles()
        draw_decks(painter, rect, titles, left, opened, discards, self._theme)

    def _track(self, key: str, painter: QPainter, rect: QRectF) -> None:
        track, title = self._ground.map.board.tracks[key], self._words().name(f"track:{key}")
        now, spaces = self._at(key)
        if track.kind == "turns":
            draw_turns(painter, rect, title, spaces, track.winters, now, self._theme)
            return
        words, told = self._words(), self._politics(key)
        faces = track_faces(told, words.tr) if told else (SpaceFace(),) * spaces
        ends = words.tr(f"politics-{key}-left"), words.tr(f"politics-{key}-right")
        draw_politics(painter, rect, title, ends, faces, now, self._theme)

    def _camp(self, side: str, painter: QPainter, rect: QRectF) -> None:
        words, (score, aside) = self._words(), self._reserve(side)
        left = max(0, score.goal - score.value) if score is not None else 0
        note = words.tr("scene-markers-left", count=left) if score is not None else ""
        if aside:
            note = words.tr("scene-markers-aside", count=left, aside=aside)
        draw_camp(
            painter,
            rect,
            side,
            words.name(f"side:{side}"),
            left=left,
            aside=aside,
            goal=score.goal if score is not None else 0,
            note=note,
            caption=words.tr("panels-off-map"),
            theme=self._theme,
        )

    def _box(self, key: str, painter: QPainter, rect: QRectF) -> None:
        box, words, held = self._ground.map.board.boxes[key], self._words(), self._seals(key)
        seals, slots = held or (None, box.slots)
        note = words.tr("scene-comes-back", place=f"place:{box.arrow}") if box.arrow else ""
        draw_box(
            painter,
            rect,
            words.name(box.ref),
            powers=box.powers,
            note=note,
            slots=slots,
            seals=seals,
            theme=self._theme,
        )


def _drawn(rect: QRectF) -> QRectF:
    """A rectangle of the scene as the drawings measure it."""
    return QRectF(0, 0, rect.width() / UNIT, rect.height() / UNIT)


def _paint(rect: QRectF, drawing: Drawing, painter: QPainter) -> None:
    with at(painter, rect.x(), rect.y(), UNIT):
        drawing(painter, _drawn(rect))
