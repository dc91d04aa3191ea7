"""Draw the contact sheets of the documentation: every piece, mark, light and card, as the program draws them.

Run: draw_pieces.py [FOLDER] (docs/pictures unless named). `--theme NAME` draws another theme, to look at.
"""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from contact_sheet import Sheet, draw_all, grey
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from desktop.art import boxes, cards, icons, lights, markers, plates, shields
from desktop.art.cards import CardState
from desktop.art.emblems import draw_emblem
from desktop.art.lettering import font, width_of, write
from desktop.art.lights import Reach
from desktop.art.plates import Ribbon
from desktop.art.states import PieceState, Ring
from desktop.art.strokes import at, draw, ellipse, fill, line, parse_path, pen, rounded, segment
from desktop.games.maria.art import generals, tactical_cards, trains
from desktop.games.maria.art import markers as own
from desktop.games.maria.art.generals import Below, General
from desktop.games.maria.art.hussars import Hussar
from desktop.games.maria.art.tactical_cards import CardWords
from desktop.games.maria.art.trains import Train
from desktop.profile.theme import Theme, load_theme
from engine.kernel.files import resources

POWERS = ("austria", "prussia", "saxony", "france", "bavaria", "pragmatic")
NAMES = {power: "Pragmatic Army" if power == "pragmatic" else power.title() for power in POWERS}
RANKS = dict(zip(POWERS, (5, 1, 1, 3, 1, 2), strict=True))
ENGLISH = CardWords(any_suit="any suit")


def powers(sheet: Sheet) -> None:
    """Every power in two sizes: emblem, shield, general, train, seal, question mark."""
    sheet.head(40, 48, "Generals, trains, seals")
    for i, power in enumerate(POWERS):
        x, rank, theme = 90 + i * 205, RANKS[power], sheet.theme
        title = f"{NAMES[power]}  {theme.signs(power).letters}"
        write(sheet.painter, x + 40, 92, title, font("sans", 17, bold=True), theme.window.ink, "centre")
        if theme.dark:
            fill(sheet.painter, rounded(x - 66, 110, 80, 80, 4), theme.pieces.label)
        with at(sheet.painter, x - 26, 150):
            draw_emblem(sheet.painter, power, 0, 0, 34, theme.on_label(power), theme=theme)
        sheet.put(x + 60, 150, shields.draw_shield, power, size=2.2)
        sheet.show(x - 26, 248, General(power, rank))
        sheet.show(x + 60, 254, General(power, rank), size=2)
        sheet.show(x - 26, 376, Train(power))
        sheet.show(x + 62, 386, Train(power), size=2)
        sheet.put(x - 26, 450, markers.draw_seal, power, variant=i)
        sheet.put(x + 60, 450, markers.draw_seal, power, variant=i, size=2)
        sheet.put(x - 26, 516, own.draw_question, power)
        sheet.put(x + 60, 522, own.draw_question, power, size=2)


def states(sheet: Sheet) -> None:
    """The signs of every state."""
    sheet.head(1330, 48, "States")
    rows: list[tuple[str, str, int, PieceState, Below | None]] = [
        ("plain", "prussia", 2, PieceState(), None),
        ("can act", "prussia", 2, PieceState(ring=Ring.CAN_ACT), None),
        ("selected", "prussia", 2, PieceState(ring=Ring.SELECTED), None),
        ("moved", "prussia", 2, PieceState(done=True), None),
        ("face down", "prussia", 2, PieceState(face_down=True), None),
        ("out of supply", "prussia", 2, PieceState(out_of_supply=True), None),
        ("stack, 1 commands", "prussia", 1, PieceState(), Below("prussia", 3)),
        ("mixed stack", "austria", 1, PieceState(), Below("pragmatic", 2)),
        ("place left", "austria", 5, PieceState(ring=Ring.LEFT), None),
        ("being dragged", "austria", 5, PieceState(dragged=True), None),
        ("the blocker", "austria", 5, PieceState(ring=Ring.BLOCKER), None),
        ("in combat", "france", 3, PieceState(ring=Ring.COMBAT), Below("bavaria", 1)),
    ]
    for i, (caption, power, rank, state, below) in enumerate(rows):
        x, y = 1386 + (i % 4) * 148, (142, 288, 458)[i // 4]
        sheet.show(x, y + (8 if below else 0), General(power, rank, state=state, below=below), size=1.5)
        sheet.note(x, y + 68, caption)
    sheet.put(1386 + 3 * 148 - 52, 398, own.draw_troops, 11, "S", size=0.8)
    sheet.show(1386 + 2 * 148, 376, Ribbon("Neipperg"))
    sheet.head(1330, 586, "Hussars, electors, turn")
    for left, top, drawing, args, size in (
        (1520.0, 650.0, own.draw_elector, ("france",), 1.0),
        (1574.0, 664.0, own.draw_elector, ("france",), 2.0),
        (1650.0, 650.0, own.draw_elector, ("austria",), 1.0),
        (1706.0, 664.0, own.draw_elector, ("austria",), 2.0),
        (1776.0, 650.0, markers.draw_medal, ("4",), 1.0),
        (1842.0, 654.0, markers.draw_medal, ("12",), 2.0),
    ):
        sheet.put(left, top, drawing, *args, size=size)
    sheet.show(1376, 656, Hussar())
    sheet.show(1440, 674, Hussar(), size=2)
    for middle, caption in ((1408, "Austria"), (1574, "France"), (1690, "AU and PA"), (1820, "turn")):
        sheet.note(middle, 716, caption)


TOWNS = {
    "a": (120, 70), "b": (330, 110), "c": (560, 70), "d": (800, 120), "e": (1080, 80),
    "f": (170, 230), "g": (420, 260), "h": (650, 230), "i": (910, 270), "j": (1140, 240),
    "k": (110, 400), "l": (340, 420), "m": (590, 400), "n": (830, 420), "o": (1080, 400),
}  # fmt: skip
ROWS = ("abcde", "fghij", "klmno")
MAIN_ROADS = [a + b for row in ROWS for a, b in pairwise(row)]
MINOR_ROADS = [a + b for upper, lower in pairwise(ROWS) for a, b in zip(upper, lower, strict=True)]


def road(a: str, b: str) -> QPainterPath:
    """A road between two invented towns, slightly bent."""
    (x1, y1), (x2, y2) = TOWNS[a], TOWNS[b]
    bend = 14 if (ord(a) + ord(b)) % 2 else -12
    path = QPainterPath(QPointF(x1, y1))
    nx, ny = (y1 - y2) / 200, (x2 - x1) / 200
    path.cubicTo(
        x1 + (x2 - x1) / 3 + nx * bend, y1 + (y2 - y1) / 3 + ny * bend,
        x1 + 2 * (x2 - x1) / 3 + nx * bend, y1 + 2 * (y2 - y1) / 3 + ny * bend, x2, y2,
    )  # fmt: skip
    return path


def way(towns: str) -> QPainterPath:
    """The way over invented towns."""
    path = road(towns[0], towns[1])
    for a, b in pairwise(towns[1:]):
        path.connectPath(road(a, b))
    return path


def ground(sheet: Sheet, rect: QRectF) -> None:
    """A scrap of map: paper, a river, roads, towns."""
    p, colours = sheet.painter, sheet.theme.map
    fill(p, rounded(0, 0, rect.width(), rect.height(), 0.1), colours.paper)
    line(p, parse_path("M 0 330 C 300 300 300 180 560 160 C 800 150 760 330 1240 320"), pen(colours.river, 4))
    minor = pen(colours.minor, 1.9)
    minor.setDashPattern([4, 2.4])
    for pair in MINOR_ROADS:
        line(p, road(*pair), minor)
    for pair in MAIN_ROADS:
        line(p, road(*pair), pen(colours.main_out, 6.4))
        line(p, road(*pair), pen(colours.main_in, 3.6))
    for x, y in TOWNS.values():
        draw(p, ellipse(x, y, 5.5), colours.paper, 1.8, colours.ink)
        fill(p, ellipse(x, y, 1.7), colours.ink)


def all_lights(sheet: Sheet) -> None:
    """Every light over a scrap of map."""
    sheet.head(40, 586, "Lights")
    p, rect, theme = sheet.painter, QRectF(40, 606, 1240, 500), sheet.theme
    with at(p, rect.x(), rect.y()):
        p.setClipRect(QRectF(0, 0, rect.width(), rect.height()))
        ground(sheet, rect)
        lights.draw_footsteps(p, way("ab"), theme=theme)
        lights.draw_way(p, way("fgh"), passed=[QPointF(*TOWNS["g"])], theme=theme)
        numbered = [(QPointF(*TOWNS["d"]), 1), (QPointF(*TOWNS["e"]), 2)]
        gap = road("c", "d").pointAtPercent(0.5)
        lights.draw_supply(p, way("cde"), numbered=numbered, broken=gap, theme=theme)
        lights.draw_chain(p, way("kl"), number=1, theme=theme)
        with at(p, 380, 395):
            lights.draw_open_padlock(p, size=1.3, theme=theme)
        lights.draw_way(p, way("mn"), head=False, theme=theme)
        lights.draw_forbidden_way(p, road("n", "o"), theme=theme)
        lights.draw_reason(p, road("j", "o"), theme=theme)
        back = QPainterPath(QPointF(1080, 400))
        back.quadTo(850, 240, 590, 387)
        lights.draw_way_back(p, back, theme=theme)
        for town, number, reach, hovered in (
            ("f", 1, Reach.PLAIN, False),
            ("g", 2, Reach.PLAIN, False),
            ("h", 3, Reach.PLAIN, True),
            ("b", 4, Reach.MAIN, False),
            ("c", 5, Reach.FORCED, False),
        ):
            x, y = TOWNS[town]
            far = -lights.disc_distance(reach)
            sheet.show(x, y, lights.rings(reach, hovered))
            sheet.show(x + far, y + far, lights.Disc(str(number), hovered=hovered))
        lights.draw_combat_band(p, road("h", "i"), theme=theme)
        for town, drawing, extra in (
            ("o", lights.draw_blocked, {}),
            ("l", lights.draw_threat, {"possible": True}),
            ("a", lights.draw_threat, {}),
        ):
            with at(p, *TOWNS[town]):
                drawing(p, theme=theme, **extra)
        x, y = TOWNS["i"]
        with at(p, x, y - generals.LIFT):
            General("austria", 5, state=PieceState(ring=Ring.COMBAT)).draw(p, theme)
        x, y = TOWNS["j"]
        with at(p, x, y - trains.LIFT):
            Train("austria", state=PieceState(ring=Ring.BLOCKER)).draw(p, theme)
        with at(p, x, y + 24):
            Ribbon("Train 2").draw(p, theme)
        x, y = TOWNS["m"]
        with at(p, x, y - generals.LIFT):
            General("saxony", 1, state=PieceState(ring=Ring.SELECTED)).draw(p, theme)
    draw(p, rounded(rect.x(), rect.y(), rect.width(), rect.height(), 0.1), None, 1.4, theme.window.ink)
    captions = (
        ("legal: ring, disc with cities", theme.lights.legal),
        ("blocked: hatched ring", theme.lights.blocked),
        ("supply: dots, number, gap", theme.lights.supply),
        ("protection: chain, open lock", theme.lights.protection),
        ("threat: teeth, dotted: may be", theme.lights.threat),
        ("last action: steps", theme.window.second_ink),
    )
    left = 46.0
    for text, colour in captions:
        fill(p, rounded(left, 1118, 12, 12, 1), colour)
        write(p, left + 20, 1129, text, font("sans", 14), theme.window.ink)
        left += 42 + width_of(text, font("sans", 14))


def colourless(sheet: Sheet) -> None:
    """All powers, some cards and lights, for the grey print."""
    for i, power in enumerate(POWERS):
        x = 48 + i * 90
        sheet.show(x, 60, General(power, i + 1), size=1.35)
        sheet.show(x, 150, Train(power), size=1.25)
        sheet.put(x, 206, markers.draw_seal, power, variant=i, size=1.5)
        sheet.put(x, 268, shields.draw_shield, power, size=1.6)
        letters, ink = sheet.theme.signs(power).letters, sheet.theme.window.ink
        write(sheet.painter, x, 316, letters, font("sans", 15, bold=True), ink, "centre")
    for i, code in enumerate(("H7", "D7", "S7", "C7")):
        sheet.put(24 + i * 46, 328, tactical_cards.draw_card, code, size=0.33)
    sheet.put(236, 352, lights.draw_disc, "3", colour=sheet.theme.lights.legal, size=1.2)
    sheet.put(290, 352, lights.draw_blocked)
    with at(sheet.painter, 0, 0):
        lights.draw_chain(sheet.painter, segment(330, 352, 420, 352), theme=sheet.theme)
    sheet.put(466, 352, lights.draw_threat)
    sheet.put(520, 352, lights.draw_rings, Reach.MAIN)


def off_the_map(sheet: Sheet) -> None:
    """Boxes, icons."""
    p, theme = sheet.painter, sheet.theme
    sheet.head(40, 1190, "Off the map")
    full, empty = QRectF(44, 1214, 190, 140), QRectF(254, 1214, 190, 140)
    boxes.draw_box(p, full, "Ostpreussen", theme=theme)
    foot = boxes.foot_place(full)
    sheet.show(foot.x(), foot.y(), General("prussia", 4), size=0.9)
    boxes.draw_box(p, empty, "England", note="2 turns", theme=theme)
    sheet.head(500, 1190, "Icons")
    for i, file in enumerate(sorted(resources("art", "icons").glob("*.svg"))):
        x, y = 520 + (i % 10) * 62, 1232 + (i // 10) * 46
        with at(p, x, y):
            icons.draw_icon(p, file.stem, theme.window.ink)
        write(p, x, y + 26, file.stem, font("sans", 12), theme.window.second_ink, "centre")
    small_marks(sheet)


def small_marks(sheet: Sheet) -> None:
    """Keycaps, seals to come, and generals at their smallest."""
    sheet.head(1180, 1190, "Keys, seals to come")
    sheet.put(1204, 1236, plates.draw_keycap, "A")
    sheet.put(1260, 1236, plates.draw_keycap, "L", held=True)
    for i, power in enumerate(POWERS):
        sheet.put(1330 + i * 64, 1236, markers.draw_future_seal, power, variant=i, size=1.4)
    for i, power in enumerate(POWERS):
        sheet.show(1210 + i * 110, 1340, General(power, None), size=0.75)
        sheet.show(1260 + i * 110, 1340, General(power, i + 1), size=0.75)
    sheet.note(1500, 1384, "at the smallest size")


def projected(sheet: Sheet) -> None:
    """Marks in the light theme, as a projector shows them."""
    sheet.head(40, 1510, "Marks at 1080-line projection")
    strip = Sheet(1840, 140, load_theme("light", "maria"))
    strip.painter.fillRect(QRectF(0, 0, 1840, 140), QColor("#FFFFFF"))
    for i, power in enumerate(POWERS):
        strip.show(70 + i * 120, 82, General(power, i + 1), size=1.85)
    strip.show(812, 80, General("prussia", 2, state=PieceState(ring=Ring.CAN_ACT)), size=1.7)
    strip.show(950, 92, General("france", 2, below=Below("bavaria", 1)), size=1.6)
    strip.show(1080, 88, Train("saxony"), size=1.7)
    strip.put(1190, 68, markers.draw_seal, "austria", variant=3, size=2)
    strip.put(1290, 68, own.draw_question, "prussia", size=2)
    strip.put(1386, 68, lights.draw_disc, "3", colour=strip.theme.lights.legal, size=2.1)
    strip.put(1486, 68, lights.draw_blocked, size=1.7)
    arrow = parse_path("M 1560 98 C 1620 36 1660 106 1716 52")
    lights.draw_way(strip.painter, arrow, size=1.5, theme=strip.theme)
    down = PieceState(face_down=True)
    strip.show(1786, 84, General("austria", 5, state=down), size=1.6)
    strip.painter.end()
    sheet.painter.drawImage(40, 1530, strip.image)
    draw(sheet.painter, rounded(40, 1530, 1840, 140, 0.1), None, 1, sheet.theme.window.ink)


def pieces(folder: Path, theme: Theme) -> None:
    """The sheet of pieces, marks and lights."""
    sheet = Sheet(1920, 1710, theme)
    powers(sheet)
    states(sheet)
    all_lights(sheet)
    sheet.head(1330, 752, "Without colour")
    grey(sheet, 1330, 772, 550, 380, colourless)
    off_the_map(sheet)
    projected(sheet)
    sheet.save(folder / "pieces.png")


def all_cards(folder: Path, theme: Theme) -> None:
    """The sheet of cards."""
    sheet = Sheet(1920, 1060, theme)
    p = sheet.painter
    sheet.head(40, 46, "Tactical cards, in the tray")
    shown = (
        ("S2", "plain"),
        ("H10", "plain"),
        ("D7", "playable"),
        ("C5", "chosen"),
        ("S9", "not-now"),
        ("R", "plain"),
    )
    for i, (code, state) in enumerate(shown):
        sheet.put(44 + i * 118, 92, tactical_cards.draw_card, code, state=CardState(state), words=ENGLISH)
        sheet.note(92 + i * 118, 266, state)
    sheet.head(800, 46, "Backs: power, deck of origin I to IV")
    for i, power in enumerate(POWERS):
        sheet.put(804 + i * 118, 92, tactical_cards.draw_card_back, power, i % 4 + 1)
        sheet.note(852 + i * 118, 266, NAMES[power])
    sheet.head(1560, 46, "Enlarged")
    sheet.put(1564, 76, tactical_cards.draw_card, "H8", words=ENGLISH, size=1.68)
    sheet.put(1742, 76, tactical_cards.draw_card, "R", words=ENGLISH, size=1.68)
    sheet.head(40, 346, "All faces")
    for i, code in enumerate(tactical_cards.CODES_OF_CARDS):
        sheet.put(44 + (i % 13) * 113, 380 + (i // 13) * 158, tactical_cards.draw_card, code, words=ENGLISH)
    sheet.head(1560, 386, "In the duel panel")
    sheet.put(1564, 414, tactical_cards.draw_card, "D7", size=0.72)
    sheet.put(1650, 414, tactical_cards.draw_card, "S6", size=0.72)
    sheet.put(1736, 414, cards.draw_card_due, size=0.72, width=72)
    sheet.head(1560, 566, "Other tongues")
    words = CardWords(suits={"H": "C", "D": "Q", "S": "P", "C": "F"}, any_suit="qualunque seme")
    for i, code in enumerate(("H4", "C9", "R")):
        sheet.put(1564 + i * 112, 594, tactical_cards.draw_card, code, words=words)
    write(p, 40, 906, "Printed grey", font("italic", 16), theme.window.second_ink)
    grey(sheet, 170, 880, 1710, 130, colourless_cards)
    sheet.save(folder / "cards.png")


def colourless_cards(sheet: Sheet) -> None:
    """Faces and backs for the grey print."""
    for i, code in enumerate(("S2", "H10", "D7", "C5", "R")):
        sheet.put(14 + i * 84, 12, tactical_cards.draw_card, code, words=ENGLISH, size=0.72)
    for i, power in enumerate(POWERS):
        sheet.put(470 + i * 84, 12, tactical_cards.draw_card_back, power, i % 4 + 1, size=0.72)
    for i, state in enumerate((CardState.PLAYABLE, CardState.CHOSEN, CardState.NOT_NOW)):
        sheet.put(1010 + i * 96, 16, tactical_cards.draw_card, "D8", state=state, raised=False, size=0.68)
    for i, power in enumerate(POWERS):
        sheet.put(1330 + i * 62, 70, shields.draw_shield, power, size=1.5)


if __name__ == "__main__":
    draw_all(__doc__, "maria", pieces, all_cards)
