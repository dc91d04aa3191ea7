"""The plates beside MARIA's maps: the camps of the powers, the decks of cards, the tracks of politics, the legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.legend import draw_legend
from desktop.games.maria.art.camps import camp_feet, draw_camp
from desktop.games.maria.art.decks import draw_decks
from desktop.games.maria.art.legend import SIGNS
from desktop.games.maria.art.political import SpaceFace, draw_politics
from desktop.games.maria.political_tracks import track_faces
from desktop.views.parts.plates import AnyPlate, Place, Plate, shows_nothing
from engine.boards.board import Board
from engine.games.maria.view_types import MariaView, TrackView
from engine.kernel.view import ScoreView, View
from engine.texts.translate import Translator


def _legend(painter: QPainter, rect: QRectF, _content: None, place: Place) -> None:
    entries = {sign: place.words.tr(f"scene-legend-{sign}") for sign in SIGNS}
    draw_legend(
        painter, rect, place.words.tr("scene-legend"), entries, place.board.powers[0], place.theme, SIGNS
    )


def _piles(_key: str, _board: Board, view: View | None) -> tuple[int, int, tuple[int, ...]]:
    """Cards in the draw deck, decks opened, cards in each pile of discards."""
    if view is None:
        return 0, 1, ()
    piles = MariaView.of(view).piles
    return piles.draw, piles.opened, piles.discards


def _cards(painter: QPainter, rect: QRectF, content: tuple[int, int, tuple[int, ...]], place: Place) -> None:
    words = place.words
    titles = (words.tr("scene-cards"), words.tr("scene-draw-deck"), words.tr("scene-discards"))
    draw_decks(painter, rect, titles, *content, place.theme)


def _told(track: str, view: View | None) -> TrackView | None:
    """What the View tells of a track of politics."""
    advanced = MariaView.of(view).advanced if view is not None else None
    return advanced.politics.tracks.get(track) if advanced is not None else None


def _marker(track: str, board: Board, view: View | None) -> int:
    """The space a marker of politics lies on."""
    told = _told(track, view)
    return told.at if told else board.tracks[track].start


def _politics(painter: QPainter, rect: QRectF, now: int, place: Place) -> None:
    key, words, told = place.key, place.words, _told(place.key, place.view)
    faces = track_faces(told, words.tr) if told else (SpaceFace(),) * place.board.tracks[key].spaces
    ends = words.tr(f"politics-{key}-left"), words.tr(f"politics-{key}-right")
    draw_politics(painter, rect, words.name(f"track:{key}"), ends, faces, now, place.theme)


def _markers(side: str, _board: Board, view: View | None) -> tuple[ScoreView | None, int]:
    """How many markers a side has placed of how many, and how many are laid aside."""
    if view is None:
        return None, 0
    score = next((score for score in view.scores if score.side == side), None)
    return score, laid_aside(view, side)


def laid_aside(view: View, side: str) -> int:
    """How many markers of a side are laid aside."""
    advanced = MariaView.of(view).advanced
    return advanced.stock.aside.get(side, 0) if advanced is not None else 0


def _camp(painter: QPainter, rect: QRectF, content: tuple[ScoreView | None, int], place: Place) -> None:
    words, (score, aside) = place.words, content
    left = max(0, score.goal - score.value) if score is not None else 0
    note = words.tr("scene-markers-left", count=left) if score is not None else ""
    if aside:
        note = words.tr("scene-markers-aside", count=left, aside=aside)
    draw_camp(
        painter,
        rect,
        place.key,
        words.name(f"side:{place.key}"),
        left=left,
        aside=aside,
        goal=score.goal if score is not None else 0,
        note=note,
        caption=words.tr("panels-off-map"),
        theme=place.theme,
    )


PLATES: Mapping[str, AnyPlate] = {
    "legend": Plate(_legend, shows_nothing),
    "cards": Plate(_cards, _piles),
    "politics": Plate(_politics, _marker),
    "camp": Plate(_camp, _markers, camp_feet),
}


def boxes_held(view: View, side: str, words: Translator) -> str:
    """The boxes that hold markers of a side, with their number where there are several."""
    boxes = Counter(mark.place for mark in view.marks if mark.side == side and mark.place.startswith("box:"))
    held = (words.name(box) if count == 1 else f"{words.name(box)}: {count}" for box, count in boxes.items())
    return ", ".join(held)
