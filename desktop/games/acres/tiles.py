"""The tiles of A FEW ACRES OF SNOW: what each side has, and the sieges that go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from PySide6.QtGui import QPainter

from desktop.art.lettering import font, write, write_fitting
from desktop.art.shields import draw_shield
from desktop.art.small_cards import draw_small_deck, draw_small_discard, draw_small_reserve
from desktop.art.strokes import at, draw, ellipse, line, pen
from desktop.games.acres.art.settlements import Settlement
from desktop.games.acres.faces import SIDES, face_of, siege_title
from desktop.games.acres.plates import open_cards
from desktop.profile.theme import Theme
from desktop.views.parts.card_looks import Card
from desktop.views.parts.tiles import Laid, Tile
from engine.games.acres.view_types import AcresView, SiegeView
from engine.texts.translate import Translator

SIDE_HIGH, SIEGE_HIGH = 124.0, 42.0
ROW = 25.0


def tiles(laid: Laid) -> tuple[Tile, ...]:
    """Each side, and each siege while it goes on."""
    sides = tuple(_side(laid, side) for side in SIDES)
    return (*sides, *(_siege(laid, side, siege) for side, siege in AcresView.of(laid.view).sieges.items()))


# --- sides ----------------------------------------------------------------------------


def _side(laid: Laid, side: str) -> Tile:
    view, words = AcresView.of(laid.view), laid.words
    score = next(score for score in view.scores if score.side == side)
    supply, captured = view.supply[side], view.captured[side]
    numbers = {
        "money": view.money[side],
        "reserve": len(view.reserve[side]),
        "village": supply.village,
        "town": supply.town,
        "deck": view.deck[side],
        "discard": len(view.discard[side]),
    }
    told = (
        words.tr(
            "acres-purse-line",
            side=f"side:{side}",
            money=numbers["money"],
            villages=numbers["village"],
            towns=numbers["town"],
            captured=score.value,
            goal=score.goal,
            deck=numbers["deck"],
        ),
        words.tr("acres-tile-captured", villages=captured.village, towns=captured.town),
        words.tr("acres-tile-forts", count=view.forts),
        *(
            f"{words.tr('acres-cards-in', caption=words.tr(f'acres-caption-{kind}'), count=len(cards))}: "
            f"{named(words, side, cards) or words.tr('acres-tile-none')}"
            for kind, cards in open_cards(view, side)
        ),
    )
    return Tile(
        side,
        words.name(f"side:{side}"),
        told,
        laid.have(f"side:{side}", f"cards:{side}"),
        partial(_paint_side, side, f"{score.value}/{score.goal}", words.tr("acres-camp-captured"), numbers),
        SIDE_HIGH,
        side=side,
    )


def named(words: Translator, side: str, cards: Iterable[str]) -> str:
    """Cards by name, one of several with its number."""
    counts = Counter(face_of(words, Card(card, side)).name for card in cards)
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counts.items())


def _paint_side(
    side: str, score: str, caption: str, numbers: dict[str, int], painter: QPainter, wide: float, theme: Theme
) -> None:
    ink, bold = theme.window.ink, font("sans", 13.5, bold=True)
    with at(painter, 17, 21, 0.78):
        draw_shield(painter, side, theme=theme)
    write(painter, wide - 6, 20, score, bold, ink, "right")
    write_fitting(painter, wide - 6, 33, caption, "sans", 9.5, wide - 36, theme.window.second_ink, "right")
    for number, (kind, value) in enumerate(numbers.items()):
        down, across = divmod(number, 2)
        x, y = 13 + across * 35.0, 54 + down * ROW
        _sign(painter, kind, side, x, y, theme)
        write(painter, x + 9.5, y + 5, str(value), bold, ink)


def _sign(painter: QPainter, kind: str, side: str, x: float, y: float, theme: Theme) -> None:
    if kind == "money":
        draw(painter, ellipse(x, y, 7.5), theme.pieces.gold, 1.3, theme.pieces.outline)
        line(painter, ellipse(x, y, 5), pen(theme.pieces.outline, 0.8))
    elif kind == "reserve":
        draw_small_reserve(painter, x, y, theme)
    elif kind == "deck":
        draw_small_deck(painter, x, y, theme.side(side), theme)
    elif kind == "discard":
        draw_small_discard(painter, x, y, theme)
    else:
        with at(painter, x, y + 7, 0.36 if kind == "village" else 0.33):
            Settlement("village" if kind == "village" else "town", side).draw(painter, theme)


# --- sieges ---------------------------------------------------------------------------


def _siege(laid: Laid, attacker: str, siege: SiegeView) -> Tile:
    words = laid.words
    title, pos = siege_title(words, attacker, siege), siege.pos
    ahead = leader(attacker, pos)
    stand = (
        words.tr("acres-tile-ahead", side=f"side:{ahead}", by=abs(pos))
        if ahead
        else words.tr("acres-tile-level")
    )
    told = [title, stand]
    told += [
        f"{words.name(f'side:{side}')}: {named(words, side, siege.cards[side]) or words.tr('acres-tile-none')}"
        for side in SIDES
    ]
    place = words.name(f"place:{siege.place}")
    return Tile(
        f"siege-{attacker}",
        title,
        tuple(told),
        laid.have(f"track:siege-{attacker}"),
        partial(_paint_siege, attacker, place, ahead, abs(pos)),
        SIEGE_HIGH,
    )


def leader(attacker: str, pos: int) -> str:
    """Who is ahead in a siege; "" where neither is."""
    return "" if pos == 0 else attacker if pos > 0 else next(side for side in SIDES if side != attacker)


def _paint_siege(
    attacker: str, place: str, ahead: str, by: int, painter: QPainter, wide: float, theme: Theme
) -> None:
    ink = theme.window.ink
    with at(painter, 14, 21, 0.62):
        draw_shield(painter, attacker, theme=theme)
    write_fitting(painter, 26, 18, place, "sans", 12, wide - 31, ink, "left")
    if ahead:
        with at(painter, 32, 30, 0.34):
            draw_shield(painter, ahead, theme=theme)
        write(painter, 40, 34, f"+{by}", font("sans", 12, bold=True), ink)
    else:
        write(painter, 27, 34, "0", font("sans", 12, bold=True), ink)
