"""Drawings that are files: each asks for inks there are, shows itself in them, and stays a drawing of lines."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from desktop.art.drawings import drawing
from desktop.art.inks import piece_inks
from desktop.profile.theme import Theme
from engine import titles
from engine.kernel.files import resources
from tests.desktop.art.conftest import Easel

ROOT = Path(str(resources("art")))
NAMES = sorted(str(file.relative_to(ROOT).with_suffix("")) for file in ROOT.rglob("*.svg"))
ON_THE_GROUND = ("sachsen/field/",)
"""What lies on a sheet, in the inks of its map."""
OF_ONE_INK = ("sky", "rose", "icons/", "maria/vignettes/", "acres/scenes/", "sachsen/scenes/")
SHAPES = ("emblems/", "suits/")


def inks_of(name: str, theme: Theme) -> dict[str, str]:
    """The colours in which a drawing is shown here, by ink."""
    one = {"ink": "#000000", "paper": "#FFFFFF"}
    game = name.partition("/")[0]
    theme = theme.of(game if game in titles() else "")
    ink = one.__getitem__ if name.startswith(OF_ONE_INK) else piece_inks(theme, "prussia")
    if name.startswith(ON_THE_GROUND):
        ink = partial(getattr, theme.map)
    return {
        wanted: str(getattr(colour := ink(wanted), "name", lambda c=colour: c)())
        for wanted in drawing(name).inks
    }


@pytest.mark.parametrize("name", NAMES)
def test_it_asks_for_inks_there_are_and_is_seen(name: str, theme: Theme, easel: Easel) -> None:
    one = drawing(name)
    text = (ROOT / f"{name}.svg").read_text(encoding="utf-8")
    used = {word for words in re.findall(r'class="([^"]*)"', text) for word in words.split()}
    assert used == set(re.findall(r"\.([\w-]+) \{", text)), "every ink has a colour in the file, and no other"
    if name.startswith(SHAPES):
        assert not one.path().isEmpty()
        return
    inks = inks_of(name, theme)
    picture = easel(lambda p: one.draw(p, inks.__getitem__), one.view, 1, "#FF00FF")
    assert (np.abs(picture - np.array([1.0, 0.0, 1.0])).max(axis=-1) > 0.1).sum() > 20
    edge = np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
    if not name.startswith(OF_ONE_INK):
        assert (edge == np.array([1.0, 0.0, 1.0])).all(), "it keeps within what it says it shows"


def test_a_drawing_is_painted_in_the_colours_of_the_moment(theme: Theme, easel: Easel) -> None:
    wagon = drawing("maria/wagon")
    seen = {
        side: easel(lambda p, s=side: wagon.draw(p, piece_inks(theme, s), "below"), wagon.view).tobytes()
        for side in ("prussia", "france", "austria")
    }
    assert len(set(seen.values())) == 3


def test_layers_are_drawn_alone_and_paths_are_found(parchment: Theme, easel: Easel) -> None:
    town, ink = drawing("acres/town"), piece_inks(parchment.of("acres"), "french")
    below, above, whole = (
        easel(lambda p, n=name: town.draw(p, ink, n), town.view) for name in ("below", "above", "")
    )
    assert not np.array_equal(below, whole)
    assert not np.array_equal(above, whole)
    assert town.path("outline").boundingRect().contains(town.path("front").boundingRect())
    with pytest.raises(KeyError):
        town.path("no-such-path")
    with pytest.raises(FileNotFoundError):
        drawing("acres/no-such-drawing")


def test_a_drawing_stays_lines_where_lines_are_written(parchment: Theme) -> None:
    buffer, wagon = QBuffer(), drawing("maria/wagon")
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.SvgTiny12)
    generator.setOutputDevice(buffer)
    generator.setViewBox(QRectF(-40, -50, 80, 80))
    painter = QPainter(generator)
    wagon.draw(painter, piece_inks(parchment, "prussia"))
    painter.end()
    written = bytes(buffer.data().data()).decode()
    assert written.count("<path") > 8
    assert "<image" not in written
