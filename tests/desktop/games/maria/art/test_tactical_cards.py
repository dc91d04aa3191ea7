"""Tactical cards: what their codes mean, what is written on them, how a hand is fanned."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from desktop.art.cards import HEIGHT, RAISED, STRIP_HIGH, WIDTH, CardState, card_rect
from desktop.art.lettering import font, text_path, width_of, write_fitting
from desktop.art.suits import SUITS, pip, suit_of
from desktop.games.maria.art.tactical_cards import (
    CODES_OF_CARDS,
    STRIP_LEFT,
    CardWords,
    draw_card,
    draw_card_strip,
    parse_card,
)
from desktop.profile.theme import Theme, contrast, load_theme
from tests.desktop.art.conftest import Easel

FACE = QRectF(0, 0, WIDTH, HEIGHT)


def test_codes_of_cards_are_read() -> None:
    assert parse_card("H7") == ("H", 7)
    assert parse_card("card:S10") == ("S", 10)
    assert parse_card("R") is None
    assert parse_card("card:R2") is None
    for wrong in ("H1", "H11", "X7", "", "7H"):
        with pytest.raises(ValueError, match=wrong or ".*"):
            parse_card(wrong)


def test_a_deck_has_nine_values_in_four_suits_and_the_reserve() -> None:
    assert len(CODES_OF_CARDS) == 37
    faces = {(suit, value) for suit in SUITS for value in range(2, 11)}
    assert {parse_card(code) for code in CODES_OF_CARDS} == faces | {None}


def test_suit_letters_come_in_the_language_of_the_table(parchment: Theme, easel: Easel) -> None:
    italian = CardWords(suits={"H": "C", "D": "Q", "S": "P", "C": "F"})
    english = easel(lambda p: draw_card(p, "H7", theme=parchment), FACE)
    other = easel(lambda p: draw_card(p, "H7", words=italian, theme=parchment), FACE)
    rows, columns = np.nonzero(np.abs(english - other).max(axis=-1) > 0.1)
    assert columns.min() > 65
    assert rows.max() < 30
    assert hash(italian) == hash(CardWords(suits=dict(italian.suits)))


@pytest.mark.parametrize("note", ["any suit", "qualunque seme", "cualquier palo"])
def test_the_note_of_a_reserve_stays_clear_of_its_letter(note: str, parchment: Theme, easel: Easel) -> None:
    with_note = easel(lambda p: draw_card(p, "R", words=CardWords(any_suit=note), theme=parchment), FACE, 2)
    without = easel(lambda p: draw_card(p, "R", theme=parchment), FACE, 2)
    rows, columns = np.nonzero(np.abs(with_note - without).max(axis=-1) > 0.1)
    assert len(rows) > 60
    assert columns.max() < 62.5 * 2
    assert columns.min() > 7 * 2
    assert rows.min() > 110 * 2


def test_a_playable_card_stands_higher(parchment: Theme, easel: Easel) -> None:
    box = QRectF(-16, -30, 130, 190)
    resting = easel(lambda p: draw_card(p, "D5", theme=parchment), box)
    raised = easel(lambda p: draw_card(p, "D5", state=CardState.PLAYABLE, theme=parchment), box)
    lifted = raised[30 - int(RAISED) : 150 - int(RAISED), 20:100]
    assert np.abs(resting[30:150, 20:100] - lifted).max() < 0.02
    assert np.abs(resting[30:150, 20:100] - raised[30:150, 20:100]).max() > 0.5
    assert card_rect(CardState.PLAYABLE).top() == card_rect(CardState.PLAYABLE, raised=False).top() - RAISED


def test_a_card_that_cannot_be_played_now_can_still_be_read(theme: Theme, easel: Easel) -> None:
    for code in ("H7", "S7"):
        face = easel(lambda p, c=code: draw_card(p, c, state=CardState.NOT_NOW, theme=theme), FACE)
        ground, ink = face[100, 12], face[78, 62]
        hexes = ["#" + "".join(f"{round(v * 255):02X}" for v in colour) for colour in (ground, ink)]
        assert contrast(*hexes) >= 2.0


def test_inks_of_cards_stand_out(theme: Theme) -> None:
    assert contrast(theme.pieces.card_ink, theme.pieces.card) >= 15
    assert contrast(theme.pieces.card_red, theme.pieces.card) >= 6.5


def test_pips_keep_their_height_and_their_curves() -> None:
    for suit in SUITS:
        shape = pip(suit, 10, 20, 25)
        assert shape.boundingRect().height() == pytest.approx(48, abs=3)
        assert shape.boundingRect().center().x() == pytest.approx(10, abs=0.5)
        assert (shape.toFillPolygon(QTransform.fromScale(10, 10)).size() > 40) == (suit != "D")
    assert suit_of("suit:H") == "H"
    with pytest.raises(ValueError, match="suit:X"):
        suit_of("suit:X")


def test_long_words_shrink_until_they_fit(easel: Easel) -> None:
    box = QRectF(0, 0, 200, 30)
    for text in ("a", "a much longer name than there is room for"):
        picture = easel(
            lambda p, t=text: write_fitting(p, 100, 20, t, "title", 20, 180, "#000000"), box, 1, "#FFFFFF"
        )
        columns = np.nonzero(picture.min(axis=(0, 2)) < 0.9)[0]
        assert columns.min() >= 8
        assert columns.max() <= 191


def test_text_is_set_left_right_and_centred() -> None:
    sans = font("sans", 20, bold=True)
    wide = width_of("Glogau", sans)
    left, middle, right = (
        text_path(0, 0, "Glogau", sans, "left"),
        text_path(0, 0, "Glogau", sans, "centre"),
        text_path(0, 0, "Glogau", sans, "right"),
    )
    assert middle.boundingRect().left() == pytest.approx(left.boundingRect().left() - wide / 2)
    assert right.boundingRect().left() == pytest.approx(left.boundingRect().left() - wide)


def test_no_two_strips_look_alike_in_what_is_always_seen() -> None:
    """Of strips that lie over each other the left part tells which card it is."""
    seen: dict[bytes, str] = {}
    for code in CODES_OF_CARDS:
        image = QImage(round(STRIP_LEFT), round(STRIP_HIGH), QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        draw_card_strip(painter, code, theme=load_theme("parchment"))
        painter.end()
        same = seen.setdefault(bytes(image.constBits()), code)
        assert same == code, f"{code} looks like {same}"
