"""The tiles of SACHSEN: a camp for each player, the month with its event and the order, courts, wars and score."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.lettering import font, numeral_font, write, write_fitting
from desktop.art.small_cards import draw_small_deck
from desktop.games.sachsen.art.marks import draw_arms, draw_sign
from desktop.games.sachsen.art.tables import millions
from desktop.games.sachsen.plates import (
    columns_of,
    courts_of,
    homes,
    is_alone,
    leader_of,
    sources_of,
    wars_of,
)
from desktop.profile.theme import Theme
from desktop.views.parts.tiles import HIGH, Laid, Paint, Tile
from engine.games.sachsen.view_types import PlayerView, SachsenView, gulden
from engine.texts.translate import Translator

CAMP_HIGH = 56.0


def tiles(laid: Laid) -> tuple[Tile, ...]:
    """From the top: camps in the order of the seats, the month, courts and wars, turn and score."""
    view = SachsenView.of(laid.view)
    camps = [_camp(laid, view, ref.partition(":")[2]) for ref in laid.plates_of("side")]
    if not laid.have("track:courts"):
        return tuple(camps)
    return (*camps, _month(laid, view), _courts(laid, view), _wars(laid, view), _score(laid, view))


def _track(laid: Laid, key: str, told: Iterable[str], paint: Paint, *more: str, high: float = HIGH) -> Tile:
    """A tile that opens the plate of a track, and others."""
    plates = laid.have(f"track:{key}", *more)
    return Tile(key, laid.words.name(f"track:{key}"), tuple(told), plates, paint, high)


def _camp(laid: Laid, view: SachsenView, side: str) -> Tile:
    words, seat = laid.words, leader_of(view, side)
    one = view.players.get(seat)
    told = [words.name(f"side:{side}")]
    if is_alone(view):
        return _army(laid, view, side)
    if one is not None and view.turn:
        told = [
            words.tr(
                "sachsen-tile-camp", side=f"side:{side}", n=gulden(one.treasury), income=gulden(one.income),
                cost=gulden(one.maintenance), cards=one.cards, place=one.place,
            ),
            words.tr("sachsen-tile-points", n=one.total),
            *sources_of(words, one),
            words.tr("sachsen-tile-won", battles=one.battles, wars=one.wars),
            *((words.tr("sachsen-tile-service"),) if one.service else ()),
            *((words.tr("sachsen-tile-blocked", n=one.blocked),) if one.blocked else ()),
        ]  # fmt: skip
    paint = partial(_paint_camp, side, one if view.turn else None, words)
    plates, least = laid.have(f"side:{side}"), HIGH - 6
    return Tile(f"side:{side}", told[0], tuple(told), plates, paint, CAMP_HIGH, least=least, side=side)


def _paint_camp(
    side: str, one: PlayerView | None, words: Translator, painter: QPainter, wide: float, theme: Theme
) -> None:
    ink = theme.window.ink
    draw_arms(painter, side, 16, 19, 0.72, theme)
    if one is None:
        return
    write(painter, 28, 25, f"{one.place}.", font("sans", 11), theme.window.second_ink)
    write(painter, wide - 6, 26, str(one.total), numeral_font(theme, 21), ink, "right")
    draw_sign(painter, "coins/10", 12, 43, 0.62, theme)
    write(painter, 20, 47.5, millions(words, one.treasury), font("sans", 12, bold=True), ink)
    draw_small_deck(painter, wide - 22, 43, theme.side(side), theme)
    write(painter, wide - 6, 47.5, str(one.cards), font("sans", 12, bold=True), ink, "right")


def _army(laid: Laid, view: SachsenView, side: str) -> Tile:
    """A State in a battle that is played alone: how many of its units are on the field, how many off it."""
    ranks = [rank for column in columns_of(view, side) for rank in column]
    on, off = sum(rank.on for rank in ranks), sum(rank.off for rank in ranks)
    ref, words = f"side:{side}", laid.words
    told, paint = (words.tr("sachsen-tile-army", side=ref, n=on, off=off),), partial(_paint_army, side, on)
    return Tile(ref, words.name(ref), told, laid.have(ref), paint, HIGH, side=side)


def _paint_army(side: str, on: int, painter: QPainter, wide: float, theme: Theme) -> None:
    draw_arms(painter, side, 20, 20, 0.8, theme)
    write(painter, wide - 10, 28, str(on), numeral_font(theme, 22), theme.window.ink, "right")


def _month(laid: Laid, view: SachsenView) -> Tile:
    words = laid.words
    order = [f"side:{view.players[seat].home}" for seat in view.order if view.players[seat].home]
    told = [words.tr("sachsen-tile-turn", n=view.turn), words.tr("sachsen-tile-order", sides=order)]
    if view.event:
        half = f"{view.event}-{'good' if view.good else 'bad'}"
        effect = words.tr(f"sachsen-card-{half}")
        told.append(words.tr("sachsen-tile-event", card=f"card:{half}", effect=effect))
        if view.addressee:
            told.append(words.tr("sachsen-tile-met", side=f"side:{view.addressee}"))
    if view.tension:
        told.append(words.name("track:tension"))
    sides = tuple(ref.partition(":")[2] for ref in order)
    paint = partial(_paint_month, view.turn, sides, view.acting)
    return _track(laid, "month", told, paint, "track:turn", high=HIGH + 8)


def _paint_month(
    turn: int, order: tuple[str, ...], acting: tuple[str, ...], painter: QPainter, wide: float, theme: Theme
) -> None:
    write(painter, wide / 2, 16, str(turn), numeral_font(theme, 17), theme.window.ink, "centre")
    each = (wide - 6) / max(1, len(order))
    for place, side in enumerate(order):
        outline = 3.6 if side in acting else 1.6
        draw_arms(painter, side, 3 + each * (place + 0.5), 33, min(0.5, each / 26), theme, outline)


def _courts(laid: Laid, view: SachsenView) -> Tile:
    words, told, allies = laid.words, list[str](), 0
    for side, _, standings in courts_of(view, laid.board):
        for home, standing in zip(homes(view).values(), standings, strict=True):
            agreed = "marriage" if standing.married else standing.agreed
            allies += agreed in ("alliance", "marriage")
            if standing.balance or standing.agreed:
                told.append(
                    words.tr("sachsen-tile-court", side=f"side:{side}", home=f"side:{home}", n=standing.balance,
                             agreed=agreed if agreed in ("pact", "alliance", "marriage") else "none")
                )  # fmt: skip
    told = told or [words.tr("sachsen-tile-no-relations")]
    return _track(laid, "courts", told, partial(_paint_sign, "marks/alliance", allies))


def _wars(laid: Laid, view: SachsenView) -> Tile:
    words = laid.words
    told = [
        words.tr("sachsen-tile-war", one=[f"side:{side}" for side in war.one],
                 other=[f"side:{side}" for side in war.other], turn=war.since, last=war.last)
        for war in wars_of(view, laid.board)
    ] or [words.tr("sachsen-at-peace")]  # fmt: skip
    return _track(laid, "wars", told, partial(_paint_sign, "marks/war", len(view.wars)))


def _paint_sign(name: str, number: int, painter: QPainter, wide: float, theme: Theme) -> None:
    """A counter, and how many there are of what it means."""
    draw_sign(painter, name, wide / 2 - 14, 20, 0.9, theme)
    ink = theme.window.ink if number else theme.window.second_ink
    write(painter, wide / 2 + 14, 26, str(number), numeral_font(theme, 20), ink, "centre")


def _score(laid: Laid, view: SachsenView) -> Tile:
    words = laid.words
    told = [
        words.tr("sachsen-tile-score", side=f"side:{one.home}", n=one.total)
        for one in sorted(view.players.values(), key=lambda one: -one.total)
        if one.home
    ]
    title = words.name("track:score")

    def paint(painter: QPainter, wide: float, theme: Theme) -> None:
        write_fitting(painter, wide / 2, 25, title, "sans", 13, wide - 10, theme.window.ink)

    return _track(laid, "score", told, paint)
