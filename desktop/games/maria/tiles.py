"""MARIA's tiles: the powers with the markers they have still to place, the tracks, the boxes, the cards."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.lettering import font, write, write_fitting
from desktop.art.markers import draw_seal
from desktop.art.shields import draw_shield
from desktop.art.small_cards import draw_small_deck, draw_small_discard
from desktop.art.states import PLAIN
from desktop.art.strokes import at, draw, ellipse, line, pen, rounded, segment
from desktop.games.maria.looks import LOOKS
from desktop.games.maria.plates import laid_aside
from desktop.profile.theme import Theme
from desktop.views.parts.tiles import HIGH, Laid, Tile, waiting
from engine.games.maria.view_types import MariaView
from engine.kernel.view import PieceView, ScoreView

WAITING = 26.0
"""What the row of waiting pieces adds to a tile."""
TRACKS = 62.0
MOST_SMALL = 3
"""So many pieces are drawn in a tile; the drawer shows all."""


def tiles(laid: Laid) -> tuple[Tile, ...]:
    """From the top: powers, tracks of politics, boxes, cards and turns."""
    found = [_power(laid, plate.partition(":")[2]) for plate in laid.plates_of("side")]
    tracks = tuple(ref for ref in laid.plates_of("track") if ref != "track:turns")
    if tracks:
        found.append(_tracks(laid, tracks))
    boxes = laid.plates_of("box")
    if boxes:
        found.append(_boxes(laid, boxes))
    cards = laid.have("show:cards", "track:turns")
    if cards:
        found.append(_cards(laid, cards))
    return tuple(found)


# --- powers -------------------------------------------------------------------------


def _power(laid: Laid, side: str) -> Tile:
    view, words = laid.view, laid.words
    score = next((score for score in view.scores if score.side == side), None)
    off = waiting(view.pieces, f"side:{side}")
    aside = laid_aside(view, side)
    name = words.name(f"side:{side}")
    told = [name]
    if score is not None:
        left = max(0, score.goal - score.value)
        told.append(
            words.tr("scene-markers-aside", count=left, aside=aside)
            if aside
            else words.tr("scene-markers-left", count=left)
        )
        told.append(words.tr("scene-score", value=score.points, goal=score.goal_points))
    if off:
        pieces = ", ".join(words.name(f"piece:{piece.id}") for piece in off)
        told.append(words.tr("tile-waiting", pieces=pieces))
    return Tile(
        side,
        name,
        tuple(told),
        (f"side:{side}",),
        partial(_paint_power, side, name, score, off),
        HIGH + (WAITING if off else 0),
        least=HIGH,
        side=side,
        plain=score is None and not off,
    )


def _paint_power(
    side: str,
    name: str,
    score: ScoreView | None,
    off: tuple[PieceView, ...],
    painter: QPainter,
    wide: float,
    theme: Theme,
) -> None:
    ink = theme.window.ink
    narrow = wide < 60
    with at(painter, wide / 2 if narrow else 18, 20, 0.8):
        draw_shield(painter, side, theme=theme)
    if score is not None:
        with at(painter, 42, 20):
            draw_seal(painter, side, variant=0, size=0.58, theme=theme)
        left = str(max(0, score.goal - score.value))
        write(painter, 54, 26, left, font("sans", 16, bold=True), ink)
    elif not narrow:
        write_fitting(painter, 31, 25, name, "sans", 13, wide - 36, ink, "left")
    shown = off[:MOST_SMALL]
    step = min(23.0, (wide - 14) / max(1, len(shown)))
    for number, piece in enumerate(shown):
        with at(painter, 7 + step * (number + 0.5), HIGH + 16, 0.48):
            LOOKS.picture(piece, PLAIN).draw(painter, theme)
    if len(off) > MOST_SMALL:
        write(painter, wide - 5, HIGH + 20, f"+{len(off) - MOST_SMALL}", font("sans", 11), ink, "right")


# --- tracks ---------------------------------------------------------------------------


def _tracks(laid: Laid, refs: tuple[str, ...]) -> Tile:
    words, told, rows = laid.words, [], []
    advanced = MariaView.of(laid.view).advanced
    now_at = advanced.politics.tracks if advanced is not None else {}
    for ref in refs:
        key = ref.partition(":")[2]
        track = laid.board.tracks[key]
        now = now_at[key].at if key in now_at else track.start
        name = words.name(ref)
        told.append(words.tr("tile-track", track=ref, n=now, spaces=track.spaces))
        rows.append((name, now, track.spaces))
    return Tile(
        "tracks", words.tr("tile-tracks"), tuple(told), refs, partial(_paint_tracks, tuple(rows)), TRACKS
    )


def _paint_tracks(
    rows: tuple[tuple[str, int, int], ...], painter: QPainter, wide: float, theme: Theme
) -> None:
    w = theme.window
    for number, (name, now, spaces) in enumerate(rows):
        y = 14 + number * 17.0
        write(painter, 6, y + 4, name[0], font("sans", 12, bold=True), w.ink)
        first, step = 21.0, (wide - 30) / max(1, spaces - 1)
        line(painter, segment(first, y, first + step * (spaces - 1), y), pen(w.edge, 1))
        for space in range(1, spaces + 1):
            x = first + (space - 1) * step
            if space == now:
                draw(painter, ellipse(x, y, 5), theme.pieces.gold, 1.2, theme.pieces.outline)
            else:
                draw(painter, ellipse(x, y, 2), w.field, 0.8, w.ink)


# --- boxes ----------------------------------------------------------------------------


def _boxes(laid: Laid, refs: tuple[str, ...]) -> Tile:
    words, view = laid.words, laid.view
    told = []
    holders: list[str] = []
    off: list[PieceView] = []
    for ref in refs:
        sides = [mark.side for mark in view.marks if mark.place == ref]
        pieces = waiting(view.pieces, ref)
        holders += sides
        off += pieces
        inside = [
            words.name(f"side:{side}") + (f": {count}" if count > 1 else "")
            for side, count in Counter(sides).items()
        ]
        inside += [words.name(f"piece:{piece.id}") for piece in pieces]
        if inside:
            told.append(f"{words.name(ref)}: {', '.join(inside)}")
    title = words.tr("tile-boxes")
    high = HIGH + (WAITING if off else 0)
    paint = partial(_paint_boxes, tuple(holders), tuple(off))
    lines = tuple(told) or (words.tr("tile-boxes-empty"),)
    return Tile("boxes", title, lines, refs, paint, high, least=HIGH)


def _paint_boxes(
    holders: tuple[str, ...], off: tuple[PieceView, ...], painter: QPainter, wide: float, theme: Theme
) -> None:
    w = theme.window
    draw(painter, rounded(9, 9, 18, 22, 3), w.field, 1.2, w.ink)
    draw(painter, ellipse(18, 20, 5), None, 1, w.second_ink)
    counts = Counter(holders)
    step = min(22.0, (wide - 40) / max(1, len(counts)))
    for number, (side, count) in enumerate(counts.items()):
        x = 34 + step * (number + 0.5)
        with at(painter, x, 19):
            draw_seal(painter, side, variant=number, size=min(0.5, step / 40), theme=theme)
        if count > 1:
            write(painter, x + step / 2, 34, str(count), font("sans", 10, bold=True), w.ink, "right")
    for number, piece in enumerate(off[:MOST_SMALL]):
        with at(painter, 16 + number * 24.0, HIGH + 16, 0.44):
            LOOKS.picture(piece, PLAIN).draw(painter, theme)


# --- cards ----------------------------------------------------------------------------


def _cards(laid: Laid, refs: tuple[str, ...]) -> Tile:
    words, view = laid.words, laid.view
    cards = MariaView.of(view).piles
    draws, piles = cards.draw, cards.discards
    told = [
        words.tr("tile-draw-deck", count=draws, opened=cards.opened),
        words.tr("tile-discards", count=sum(piles), piles=len([pile for pile in piles if pile])),
    ]
    if "track:turns" in refs:
        turns = min(laid.board.tracks["turns"].spaces, view.turns or laid.board.tracks["turns"].spaces)
        told.append(words.tr("tile-turn", turn=view.turn, turns=turns))
    return Tile(
        "cards", words.tr("scene-cards"), tuple(told), refs, partial(_paint_cards, draws, sum(piles)), HIGH
    )


def _paint_cards(draws: int, discards: int, painter: QPainter, wide: float, theme: Theme) -> None:
    del wide
    ink = theme.window.ink
    draw_small_deck(painter, 13, 21, theme.pieces.outline, theme)
    write(painter, 22, 26, str(draws), font("sans", 14, bold=True), ink)
    draw_small_discard(painter, 51, 21, theme)
    write(painter, 60, 26, str(discards), font("sans", 12), theme.window.second_ink)
