"""Pictures on the cards of the colonies: small engravings put together from a few parts. Nothing is read from them."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from desktop.art.engraving import (
    FINE,
    HEIGHT,
    HORIZON,
    PLAIN,
    WIDTH,
    Graver,
    Part,
    column,
    engrave,
    hill,
    house,
    plain,
    sea,
    ship,
    tent,
    tower,
)
from desktop.art.strokes import (
    Colour,
    at,
    draw,
    ellipse,
    inside_of,
    parse_path,
    placed,
    polygon,
    rounded,
    seeded,
    segment,
)
from desktop.games.acres.art.country import (
    LAND,
    bastion,
    blockhouse,
    cabin,
    canoe,
    chapel,
    flag,
    longhouse,
    man,
    palisade,
    pine,
    river,
    shore,
    woods,
)


def draw_scene(
    painter: QPainter, name: str, ink: Colour, paper: Colour, *, wide: float = WIDTH, high: float = HEIGHT
) -> None:
    """Draw the picture with this name, its top left corner at the origin."""
    engrave(painter, SCENES[name], ink, paper, wide=wide, high=high)


# ------------------------------------------------------------------------------------------------ things
def _gun(g: Graver) -> None:
    """A siege gun between gabions."""
    for x in (14.0, 30.0, 130.0, 146.0):
        basket = parse_path(f"M {x - 9} 76 L {x - 8} 46 L {x + 8} 46 L {x + 9} 76 Z")
        g.shape(basket)
        with inside_of(g.painter, basket):
            for n in range(9):
                g.cut(
                    parse_path(f"M {x - 10} {48 + n * 3.6} Q {x} {51 + n * 3.6} {x + 10} {48 + n * 3.6}"),
                    FINE,
                )
            for n in range(4):
                g.cut(segment(x - 6 + n * 4, 46, x - 6 + n * 4, 77), FINE, 0.7)
        g.shape(ellipse(x, 46, 8, 2.6), 0.9)
    with at(g.painter, 78, 56):
        g.painter.rotate(-14)
        g.shape(
            parse_path("M -28 -7 L 36 -5 L 36 -7 L 43 -7 L 43 6 L 36 6 L 36 4 L -28 8 Q -34 0 -28 -7 Z"), 0.8
        )
        g.shape(ellipse(-34, 0.5, 3))
    g.shape(parse_path("M 40 76 L 60 62 L 100 60 L 104 66 L 62 76 Z"), 0.5)
    wheel(g, 84, 68, 13)
    for x, y in ((112, 78), (118, 78), (115, 73)):
        g.shape(ellipse(x, y, 3.4), 1.0)


def wheel(g: Graver, x: float, y: float, radius: float) -> None:
    """A wheel of eight spokes."""
    g.shape(ellipse(x, y, radius))
    g.shape(ellipse(x, y, radius * 0.8))
    for n in range(8):
        angle = n * math.pi / 4
        g.cut(segment(x, y, x + radius * 0.8 * math.cos(angle), y + radius * 0.8 * math.sin(angle)), PLAIN)
    g.shape(ellipse(x, y, radius * 0.22))


def _ledger(g: Graver) -> None:
    """An open account book, ink and quill, and coins in a pile."""
    g.cut(segment(0, 74, WIDTH, 74), PLAIN)
    g.shape(
        parse_path("M 30 72 L 36 34 Q 58 26 78 36 Q 98 26 120 34 L 126 72 Q 100 62 78 72 Q 56 62 30 72 Z")
    )
    g.cut(segment(78, 36, 78, 72), PLAIN)
    for n in range(5):
        g.cut(parse_path(f"M {41 - n * 0.8} {40 + n * 6} Q {58} {34 + n * 6} {73} {41 + n * 6}"), 1.0, 0.8)
        g.cut(parse_path(f"M {83} {41 + n * 6} Q {98} {34 + n * 6} {115 + n * 0.8} {40 + n * 6}"), 1.0, 0.8)
    g.shape(parse_path("M 132 78 L 134 64 Q 140 58 146 64 L 148 78 Z"), 0.9)
    g.shape(parse_path("M 140 64 C 132 46 134 28 122 10 C 112 26 120 46 136 64 Z"), 0.4)
    g.cut(segment(139, 64, 122, 12), PLAIN)
    for n in range(4):
        g.shape(ellipse(18, 78 - n * 4, 9, 3.2))


def _office(g: Graver) -> None:
    """The governor's house with its flag."""
    g.shape(polygon([(36, LAND + 4), (36, 36), (124, 36), (124, LAND + 4)]))
    g.shape(polygon([(30, 36), (46, 22), (114, 22), (130, 36)]), 0.75)
    g.shape(polygon([(62, 36), (80, 24), (98, 36)]))
    for x in (46.0, 58.0, 102.0, 114.0):
        for y in (43.0, 56.0):
            g.shape(rounded(x - 2.6, y, 5.2, 7, 0.4), 0.95)
    for x in (66.0, 74.0, 86.0, 94.0):
        g.shape(rounded(x - 1.6, 36, 3.2, 32, 0.2))
    g.shape(rounded(77, 52, 6, 16, 0.4), 1.0)
    g.shape(rounded(72, 12, 16, 11, 0.4))
    g.shape(parse_path("M 70 12 Q 80 4 90 12 Z"), 0.9)
    for x in (47.0, 113.0):
        g.shape(rounded(x - 4, 12, 8, 12, 0.3), 0.6)
    g.cut(segment(0, LAND + 4, WIDTH, LAND + 4), PLAIN)
    flag(80, 8, 6)(g)


def _calumet(g: Graver) -> None:
    """A pipe of peace with its feathers before a belt of wampum."""
    belt = polygon([(8, 54), (152, 54), (152, 74), (8, 74)])
    g.shape(belt)
    for row in range(3):
        for n in range(18):
            dark = (n + row) % 6 in (2, 3)
            bead = rounded(8 + n * 8, 54 + row * 6.67, 8, 6.67, 1.6)
            draw(g.painter, bead, g.ink if dark else g.paper, 0.9, g.ink)
    with at(g.painter, 80, 36):
        g.painter.rotate(-12)
        g.shape(rounded(-62, -2.2, 104, 4.4, 2), 0.3)
        g.shape(parse_path("M 42 3 L 42 -3 L 48 -4 L 49 -18 L 60 -18 L 59 -2 Q 57 4 48 4 Z"), 0.7)
        for n, x in enumerate((-34.0, -24.0, -14.0)):
            feather = parse_path(
                f"M {x} 2 C {x - 8} 10 {x - 9} 20 {x - 5 + n} 28 C {x + 2} 20 {x + 4} 10 {x} 2 Z"
            )
            g.shape(feather, 0.45)
            g.cut(segment(x, 2, x - 5 + n, 28), PLAIN)


def _goods(g: Graver) -> None:
    """Furs and bales before a trading house, scales on the counter."""
    g.shape(polygon([(14, 80), (14, 44), (58, 44), (58, 80)]), 0.2)
    for y in (52.0, 61.0, 70.0):
        g.cut(segment(14, y, 58, y), 1.4)
    for x in (28.0, 44.0):
        g.cut(segment(x, 44, x, 80), 1.4)
    g.shape(parse_path("M 20 44 L 26 30 L 50 30 L 54 44 Z"), 0.6)
    for x in (76.0, 94.0):
        pelt = parse_path(
            "M 0 0 L 4 7 L 11 4 L 8 18 L 11 34 L 4 30 L 0 40 L -4 30 L -11 34 L -8 18 L -11 4 L -4 7 Z"
        )
        g.shape(placed(pelt, x, 18), 0.75)
    g.cut(segment(62, 16, 110, 16), 2.0)
    g.cut(segment(132, 76, 132, 28), 2.0)
    g.cut(segment(114, 34, 150, 30), 1.6)
    for x, y in ((114.0, 34.0), (150.0, 30.0)):
        g.cut(polygon([(x, y), (x - 8, y + 22), (x + 8, y + 22)]), 1.0)
        g.shape(parse_path(f"M {x - 9} {y + 22} Q {x} {y + 31} {x + 9} {y + 22} Z"), 0.6)
    g.shape(polygon([(120, 80), (124, 74), (140, 74), (144, 80)]), 0.9)
    g.cut(segment(0, 80, WIDTH, 80), PLAIN)


def _plough(g: Graver) -> None:
    """Rows of a new field, and stumps of what was felled."""
    for n in range(7):
        g.cut(segment(60 + n * 4, HORIZON + 12, 20 + n * 22, HEIGHT), PLAIN, 0.8)
    for x, y in ((128.0, 70.0), (146.0, 76.0), (112.0, 64.0)):
        g.shape(polygon([(x - 4, y + 4), (x - 3.4, y - 3), (x + 3.4, y - 3), (x + 4, y + 4)]), 0.6)
        g.shape(ellipse(x, y - 3, 3.4, 1.4))


def _rider(g: Graver) -> None:
    """A general on horseback, his hat raised in the smoke of a distant battle."""
    chance = seeded("powder")
    for n in range(9):
        g.shape(
            ellipse(
                16 + n * 16 + chance.random() * 6,
                HORIZON - 4 - chance.random() * 5,
                8 + chance.random() * 4,
                5,
            )
        )
    with at(g.painter, 78, 78, 1.12):
        for hoof in (
            "M -20 -22 L -25 -10 L -21 0",
            "M -14 -22 L -13 -9 L -16 0",
            "M 16 -24 L 25 -14 L 19 -6",
            "M 20 -26 L 32 -22 L 33 -12",
        ):
            g.cut(parse_path(hoof), 3.0)
        g.cut(parse_path("M -23 -32 C -34 -34 -36 -20 -33 -12"), 3.2)
        g.shape(
            parse_path(
                "M -24 -34 C -14 -38 6 -36 12 -38 C 18 -46 22 -52 28 -55 L 29 -59 L 32 -55 C 38 -52 42 -48 44 -43 "
                "C 42 -40 38 -41 35 -43 C 32 -40 28 -34 25 -26 C 20 -20 12 -20 4 -21 C -8 -18 -22 -18 -25 -25 Z"
            ),
            0.5,
        )
        g.shape(parse_path("M -5 -36 L -4 -51 Q 0 -54 5 -51 L 7 -36 L 3 -24 L -2 -24 Z"), 0.9)
        g.shape(ellipse(0.6, -55.6, 3.3))
        g.shape(parse_path("M -6 -57.4 Q -2 -62.6 1 -62.2 Q 4 -62.6 7.4 -57.4 Q 1 -59 -6 -57.4 Z"), 1.0)
        g.cut(segment(4, -49, 15, -56), 2.2)
        g.cut(segment(15, -56, 28, -66), 1.5)


def _snowshoes(g: Graver) -> None:
    for x, turn in ((22.0, -14.0), (36.0, 12.0)):
        with at(g.painter, x, 58):
            g.painter.rotate(turn)
            shoe = parse_path("M 0 -20 C 9 -18 9 2 2.4 12 L 0 22 L -2.4 12 C -9 2 -9 -18 0 -20 Z")
            g.shape(shoe)
            with inside_of(g.painter, shoe):
                for n in range(8):
                    g.cut(segment(-10, -22 + n * 5, 10, -14 + n * 5), FINE)
                    g.cut(segment(10, -22 + n * 5, -10, -14 + n * 5), FINE)


def _bateau(g: Graver) -> None:
    """A flat boat laden with barrels, men at the oars."""
    with at(g.painter, 80, 70, 1.1):
        for n in range(3):
            g.shape(rounded(-8 + n * 10, -15, 9, 12, 2), 0.35)
            g.cut(segment(-8 + n * 10, -11, 1 + n * 10, -11), FINE)
        for x in (-22.0, 30.0):
            g.shape(parse_path(f"M {x - 4} -2 L {x - 3} -12 Q {x} -15 {x + 3} -12 L {x + 4} -2 Z"), 0.9)
            g.shape(ellipse(x, -16.6, 2.8))
            g.shape(parse_path(f"M {x - 5.6} -18 Q {x} -23.4 {x + 5.6} -18 Z"), 0.95)
        g.shape(parse_path("M -50 -9 L -36 5 Q 0 9 36 5 L 50 -9 L 40 -3 Q 0 1 -40 -3 Z"), 0.4)
        g.cut(segment(-18, -12, -34, 12), 1.6)
        g.cut(segment(34, -12, 20, 12), 1.6)


SCENES: dict[str, tuple[Part, ...]] = {
    # empire cards
    "bateaux": (hill(126, 14, 50), woods(-4, 60, "bateaux", 22), sea, _bateau),
    "coureurs-de-bois": (hill(40, 20, 60), woods(96, 160, "coureurs", 18), sea, canoe(76, 70, 1.45, 2)),
    "fortification": (hill(30, 16, 44), woods(108, 164, "fort", 24), plain, bastion),
    "governor": (plain, _office),
    "home-support": (hill(140, 8, 40), sea, ship(34, 0.7), ship(76, 1.0), ship(124, 0.62)),
    "indian-leader": (_calumet,),
    "intendant": (_ledger,),
    "military-leader": (plain, _rider),
    "militia": (
        hill(122, 14, 46), plain, house(112, 18, 16),
        man(34, 82, 1.2, hat="broad"), man(62, 84, 1.25, hat="bonnet"), man(92, 82, 1.2, hat="broad"),
    ),
    "native-americans": (woods(0, 160, "native", 28), plain, longhouse(50, 0.9), longhouse(110, 1.1)),
    "priest": (woods(100, 164, "priest", 28), hill(24, 14, 40), plain, chapel(72, 0.95)),
    "rangers": (
        woods(0, 160, "rangers", 34), plain, _snowshoes,
        man(74, 84, 1.25, hat="bonnet"), man(106, 82, 1.15, hat="bonnet"), pine(142, 84, 56),
    ),
    "regular-infantry": (hill(44, 12, 50), plain, column),
    "settlers": (
        woods(0, 150, "settlers", 28), plain, _plough, cabin(46, 1.0), man(100, 82, 1.0, hat="broad", arms="axe"),
    ),
    "ships": (sea, ship(46, 1.05), ship(118, 0.8)),
    "siege-artillery": (hill(110, 10, 50), plain, _gun),
    "trader": (_goods,),
    # location cards, by the nature of the place
    "port": (
        hill(26, 10, 44), sea, house(92, 16, 14), house(110, 15, 18), tower(131, 10, 26, dome=False),
        house(140, 20, 15), ship(42, 0.95),
    ),
    "great-port": (
        sea, house(66, 16, 16), house(84, 15, 20), tower(107, 11, 34, dome=False), house(114, 17, 18),
        house(134, 18, 22), ship(36, 0.9), ship(98, 0.5),
    ),
    "fishery": (
        hill(118, 16, 50), woods(86, 160, "fishery", 20), shore, cabin(122, 0.62), canoe(48, 74, 0.95, 1),
    ),
    "sea-fort": (hill(40, 10, 44), sea, bastion, ship(26, 0.55), ship(140, 0.5)),
    "river-town": (
        hill(36, 18, 46), river, house(16, 15, 14), chapel(128, 0.56), house(34, 16, 16), canoe(80, 80, 0.7, 2),
    ),
    "river-fort": (
        woods(0, 160, "river-fort", 26), river, palisade(6, 54, LAND + 4, 14), blockhouse(30, LAND - 8, 0.72),
        canoe(88, 80, 0.75, 2),
    ),
    "lake-fort": (
        hill(44, 16, 60), woods(0, 160, "lake", 18), shore, palisade(92, 152, LAND, 14),
        blockhouse(122, LAND - 8, 0.7), canoe(44, 78, 0.85, 2),
    ),
    "town": (
        hill(120, 14, 50), plain, house(22, 16, 14), house(98, 18, 16), house(122, 16, 14), chapel(70, 0.7),
        house(42, 15, 15),
    ),
    "wilderness": (
        hill(60, 30, 50, peak=True), hill(116, 22, 46, peak=True), woods(0, 160, "wild", 30), plain,
        tent(50, 0.9), pine(132, 84, 46),
    ),
}  # fmt: skip
"""Every picture, as the parts it is drawn from, the farthest first."""
