"""Black and white: every colour is a grey, and sides are told apart without any tone."""

from __future__ import annotations

from itertools import combinations

import msgspec
import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

import engine
from desktop.art.shields import draw_shield
from desktop.art.specs import Spec
from desktop.art.states import PLAIN
from desktop.printing.board_pages import board_pages
from desktop.printing.board_picture import BoardPicture
from desktop.printing.pages import image_of
from desktop.printing.paper import PAPERS
from desktop.profile.game_theme import Colours
from desktop.profile.theme import Theme, grey_of, load_theme, luminance
from desktop.session.onlooker import Onlooker
from desktop.views.parts.game_parts import parts_of
from engine.kernel.view import PieceView
from tests.desktop.driver import led
from tests.desktop.printing.conftest import board_of, look_of

SIZE, SCALE = 150, 1.4
APART = 0.004
"""So much of a picture must be otherwise, or two sides look the same."""
TONE = "#8A8A8A"


def values(image: QImage) -> np.ndarray:
    """Red, green and blue of each pixel."""
    held = image.convertToFormat(QImage.Format.Format_RGB888)
    raw = np.frombuffer(held.constBits(), np.uint8).reshape(held.height(), -1)[:, : 3 * held.width()]
    return raw.reshape(held.height(), held.width(), 3).astype(int)


@pytest.mark.parametrize(
    "game", ["acres", *(pytest.param(one, marks=pytest.mark.long) for one in ("maria", "revolution"))]
)
def test_a_page_in_one_ink_has_no_colour(drawn: object, qapp: object, game: str) -> None:
    look = look_of(game, grey=True)
    picture = BoardPicture(board_of(game), look, Onlooker(led(game, 3, 60)))
    try:
        seen = values(image_of(board_pages(picture, look, "x", PAPERS["a4"])[0]))
    finally:
        picture.close()
    assert np.abs(seen.max(2) - seen.min(2)).max() <= 2, "a grey is as red as it is blue"
    assert seen.min() < 40, "ink is black"
    assert seen.max() == 255, "paper is white"


@pytest.mark.parametrize("colour", ["#C23B2E", "#2F6DB5", "#000000", "#FFFFFF", "#3E8E4B"])
def test_a_grey_is_as_light_as_its_colour(colour: str) -> None:
    grey = grey_of(colour)
    assert grey[1:3] == grey[3:5] == grey[5:]
    assert luminance(grey) == pytest.approx(luminance(colour), abs=0.01)


def without_tone(game: str, monkeypatch: pytest.MonkeyPatch) -> Theme:
    """The greys of a game with one and the same for every side: what is left is shape, letter and hatching."""
    theme = load_theme("light", game).in_grey()
    own = theme.colours
    flat = {side: dict.fromkeys(words, tone) for side, words, tone in (
        ("colours", own.colours, TONE), ("on_label", own.on_label, "#000000"), ("on_colour", own.on_colour, "#FFFFFF"),
    )}  # fmt: skip
    alike = msgspec.structs.replace(own, **flat)
    monkeypatch.setattr(Theme, "colours", property(lambda _self: alike))
    assert isinstance(theme.colours, Colours)
    return theme


def painted(spec: Spec, theme: Theme) -> np.ndarray:
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE * 0.62)
    painter.scale(SCALE, SCALE)
    spec.draw(painter, theme)
    painter.end()
    return values(image)


def pieces_by_kind(game: str) -> dict[str, dict[str, PieceView]]:
    """One piece of each side for each kind that several sides have, with no number that would tell them apart."""
    found: dict[str, dict[str, PieceView]] = {}
    for table in (led(game, 1, 1), led(game, 3, 60)):
        for piece in table.view(None).standing():
            if piece.side:
                alike = msgspec.structs.replace(
                    piece, id=f"{piece.kind}-1", number=0, strength=None, state=()
                )
                found.setdefault(piece.kind, {}).setdefault(piece.side, alike)
    return {kind: sides for kind, sides in found.items() if len(sides) > 1}


def test_pieces_of_two_sides_differ_without_colour_or_tone(
    qapp: object, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_of(game)
    theme, looks, kinds = without_tone(game, monkeypatch), parts_of(game).looks, pieces_by_kind(game)
    assert kinds, "somebody shares a kind of piece"
    for kind, sides in kinds.items():
        pictures = {side: painted(looks.picture(piece, PLAIN), theme) for side, piece in sides.items()}
        for one, other in combinations(sorted(pictures), 2):
            apart = (np.abs(pictures[one] - pictures[other]).max(2) > 60).mean()
            assert apart > APART, f"{kind}: {one} and {other}"


def test_shields_of_two_sides_differ_without_colour_or_tone(
    qapp: object, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = without_tone(game, monkeypatch)

    class Shield:
        """A coat as a thing that can be painted."""

        def __init__(self, side: str) -> None:
            self.side = side

        def draw(self, painter: QPainter, theme: Theme) -> None:
            draw_shield(painter, self.side, size=2.0, theme=theme)

    led_by = {side for one in engine.game(game).scenarios for side in one.led()}
    pictures = {side: painted(Shield(side), theme) for side in led_by}  # type: ignore[arg-type]
    for one, other in combinations(sorted(pictures), 2):
        assert (np.abs(pictures[one] - pictures[other]).max(2) > 60).mean() > APART, f"{one} and {other}"
