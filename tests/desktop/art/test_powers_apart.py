"""Every power can be told from every other without colour, and by eyes that lack a kind of cones."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.emblems import LEAST_WIDTH, draw_emblem, emblem
from desktop.art.markers import draw_seal
from desktop.art.shields import draw_shield
from desktop.art.strokes import fill
from desktop.games.acres.art.cards import draw_colony_back
from desktop.games.acres.art.settlements import Settlement
from desktop.games.acres.art.works import Battery
from desktop.games.maria.art.generals import General
from desktop.games.maria.art.markers import draw_question
from desktop.games.maria.art.tactical_cards import draw_card_back
from desktop.games.maria.art.trains import Train
from desktop.profile.game_theme import game_theme
from desktop.profile.theme import Theme, contrast
from engine import playable
from engine.kernel.files import resources
from tests.desktop.art.conftest import Easel, Picture

COLONIES = tuple(game_theme("acres").sides)
MARIA = tuple(game_theme("maria").sides)
SIDES = [(game, side) for game in playable() for side in game_theme(game).sides]

LUMA = np.array([0.2126, 0.7152, 0.0722])

# Machado, Oliveira and Fernandes 2009, whole deficiency, for linear light.
DEFICIENCIES = {
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}

Drawing = Callable[[QPainter, str, Theme], None]

# What stands for a power, the box that holds it, and the sizes it is seen at: 38 px wide, and projected.
THINGS: dict[str, tuple[Drawing, QRectF, tuple[float, ...]]] = {
    "general": (lambda p, w, t: General(w, 2).draw(p, t), QRectF(-27, -34, 54, 56), (0.76, 1.6)),
    "train": (lambda p, w, t: Train(w).draw(p, t), QRectF(-27, -37, 54, 49), (0.76, 1.6)),
    "seal": (lambda p, w, t: draw_seal(p, w, theme=t), QRectF(-17, -17, 34, 34), (1.0, 1.7)),
    "question": (lambda p, w, t: draw_question(p, w, theme=t), QRectF(-17, -17, 34, 34), (1.0, 1.7)),
    "shield": (lambda p, w, t: draw_shield(p, w, theme=t), QRectF(-12, -14, 24, 30), (0.8, 1.55)),
    "back": (lambda p, w, t: draw_card_back(p, w, 1, theme=t), QRectF(0, 0, 96, 144), (0.72, 1.0)),
}

IN_COLONIES: dict[str, tuple[Drawing, QRectF, tuple[float, ...]]] = {
    "village": (
        lambda p, w, t: Settlement("village", w).draw(p, t),
        QRectF(-23, -40, 46, 61),
        (0.76, 1.6),
    ),
    "town": (lambda p, w, t: Settlement("town", w).draw(p, t), QRectF(-26, -60, 52, 82), (0.76, 1.6)),
    "siege": (lambda p, w, t: Battery(w).draw(p, t), QRectF(-29, -42, 58, 58), (0.76, 1.6)),
    "shield": THINGS["shield"],
    "colony-back": (
        lambda p, w, t: draw_colony_back(p, w, theme=t),
        QRectF(0, 0, 108, 144),
        (0.72, 1.0),
    ),
}


def telling(pictures: dict[str, Picture]) -> NDArray[np.bool_]:
    """The pixels in which powers differ at all: the outline and the rank, which all share, tell nothing."""
    spread = np.stack(list(pictures.values())).std(axis=0)
    while spread.ndim > 2:
        spread = spread.max(axis=-1)
    return np.asarray(spread > 0.03)


def alike(pictures: dict[str, Picture]) -> dict[tuple[str, str], float]:
    """The correlation of every pair over the pixels that tell."""
    mask = telling(pictures)
    return {
        (a, b): float(np.corrcoef(pictures[a][mask].ravel(), pictures[b][mask].ravel())[0, 1])
        for a, b in combinations(pictures, 2)
    }


def seen_by(deficiency: str, picture: Picture) -> Picture:
    """A picture as it is seen with a deficiency."""
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    changed = np.clip(linear @ np.array(DEFICIENCIES[deficiency]).T, 0, 1)
    seen: Picture = np.where(changed <= 0.0031308, changed * 12.92, 1.055 * changed ** (1 / 2.4) - 0.055)
    return seen


@pytest.mark.parametrize("thing", THINGS)
def test_fifteen_pairs_differ_in_grey(thing: str, theme: Theme, easel: Easel) -> None:
    drawing, box, sizes = THINGS[thing]
    for size in sizes:
        grey = {w: easel(lambda p, w=w: drawing(p, w, theme), box, size) @ LUMA for w in MARIA}
        pairs = alike(grey)
        assert len(pairs) == 15
        assert max(pairs.values()) < 0.9, (size, max(pairs, key=lambda pair: pairs[pair]))


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("thing", ["general", "train", "seal", "shield"])
def test_fifteen_pairs_differ_with_a_deficiency(
    thing: str, deficiency: str, theme: Theme, easel: Easel
) -> None:
    drawing, box, sizes = THINGS[thing]
    seen = {w: seen_by(deficiency, easel(lambda p, w=w: drawing(p, w, theme), box, sizes[0])) for w in MARIA}
    assert max(alike(seen).values()) < 0.9


@pytest.mark.parametrize("thing", IN_COLONIES)
def test_the_two_sides_of_the_colonies_differ_in_grey(thing: str, theme: Theme, easel: Easel) -> None:
    theme = theme.of("acres")
    drawing, box, sizes = IN_COLONIES[thing]
    for size in sizes:
        grey = {w: easel(lambda p, w=w: drawing(p, w, theme), box, size) @ LUMA for w in COLONIES}
        assert max(alike(grey).values()) < 0.9, size


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("thing", IN_COLONIES)
def test_the_two_sides_of_the_colonies_differ_with_a_deficiency(
    thing: str, deficiency: str, theme: Theme, easel: Easel
) -> None:
    theme = theme.of("acres")
    drawing, box, sizes = IN_COLONIES[thing]
    seen = {
        w: seen_by(deficiency, easel(lambda p, w=w: drawing(p, w, theme), box, sizes[0])) for w in COLONIES
    }
    assert max(alike(seen).values()) < 0.9


def test_two_powers_of_one_drawing_would_be_caught(parchment: Theme, easel: Easel) -> None:
    drawing, box, sizes = THINGS["general"]
    grey = {w: easel(lambda p, w=w: drawing(p, w, parchment), box, sizes[0]) @ LUMA for w in MARIA}
    grey["france"] = grey["prussia"] * 0.9 + 0.02
    assert max(alike(grey).values()) > 0.9


DESIGNS = sorted(file.stem for file in resources("art", "emblems").glob("*.svg"))


@pytest.mark.parametrize("design", DESIGNS)
def test_an_emblem_fills_its_box_neither_thinly_nor_as_a_blot(design: str, easel: Easel) -> None:
    shape = emblem(design)
    box = shape.boundingRect()
    assert -1.1 <= box.left() <= -0.75
    assert 0.75 <= box.right() <= 1.1
    assert -1.1 <= box.top() <= -0.9
    assert 0.9 <= box.bottom() <= 1.1
    picture = easel(lambda p: fill(p, shape, "#000000"), box, 100, "#FFFFFF")
    assert 0.35 <= 1 - picture.mean() <= 0.70


@pytest.mark.parametrize(("game", "side"), SIDES)
def test_a_tiny_emblem_gives_way_to_letters(game: str, side: str, parchment: Theme, easel: Easel) -> None:
    box, theme = QRectF(-2, -2, 4, 4), parchment.of(game)
    signs = theme.signs(side)

    def pair(width: float) -> tuple[Picture, Picture]:
        drawn = easel(
            lambda p: draw_emblem(p, side, 0, 0, 1, "#000000", theme=theme), box, width / 2, "#FFFFFF"
        )
        bare = easel(lambda p: fill(p, emblem(signs.emblem), "#000000"), box, width / 2, "#FFFFFF")
        return drawn, bare

    drawn, bare = pair(LEAST_WIDTH + 0.5)
    assert np.array_equal(drawn, bare)
    drawn, bare = pair(LEAST_WIDTH - 0.5)
    assert not np.array_equal(drawn, bare)
    assert drawn.min() < 0.6
    assert len(signs.letters) == 2


@pytest.mark.parametrize(("game", "power"), SIDES)
def test_marks_stand_out_from_what_they_lie_on(game: str, power: str, theme: Theme) -> None:
    theme = theme.of(game)
    assert contrast(theme.on_label(power), theme.pieces.label) >= 7.0
    assert contrast(theme.on_colour(power), theme.side(power)) >= 4.5
    assert contrast(theme.pieces.outline, theme.pieces.label) >= 15
    drawn_with_white_rim = contrast(theme.pieces.outer or theme.pieces.outline, theme.map.paper)
    assert drawn_with_white_rim >= 7
