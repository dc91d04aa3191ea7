"""Draw the contact sheets of A FEW ACRES OF SNOW: its pieces, plates and symbols, and its cards.

Run: draw_acres.py [FOLDER] (docs/pictures unless named). `--theme NAME` draws another theme, to look at.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast, get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from contact_sheet import Sheet, draw_all, grey
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.art import shields
from desktop.art.cards import CardState
from desktop.art.emblems import draw_emblem
from desktop.art.legend import draw_legend
from desktop.art.lettering import font, write
from desktop.art.states import PieceState, Ring
from desktop.art.strokes import at, draw, fill, rounded
from desktop.games.acres.art import cards, holdings, sieges
from desktop.games.acres.art.faces import ColonyCard, Kind, Owner, Symbol, SymbolKind, Transport
from desktop.games.acres.art.legend import SIGNS
from desktop.games.acres.art.settlements import Kind as SettlementKind
from desktop.games.acres.art.settlements import Settlement
from desktop.games.acres.art.symbols import draw_ambush_mark, draw_symbol
from desktop.games.acres.art.works import Battery, Fort
from desktop.profile.theme import Theme, load_theme

VILLAGE: SettlementKind = "village"
TOWN: SettlementKind = "town"
SIDES = {"british": "Britain", "french": "France"}


def symbols(text: str) -> tuple[Symbol, ...]:
    """Symbols from their names, each with its value after a colon."""
    words = [word.partition(":") for word in text.split()]
    return tuple(Symbol(cast(SymbolKind, name), int(value or 0)) for name, _, value in words)


def location(
    side: Owner, name: str, scene: str, shown: str = "", start: bool = False, **ways: str
) -> ColonyCard:
    """A location card; each transport with the places it leads to."""
    order: tuple[Transport, ...] = ("boat", "cart", "ship")
    connections = tuple((way, tuple(ways[way].split(", "))) for way in order if way in ways)
    notes = ("in the deck at the start",) if start else ()
    kind: Kind = "location"
    return ColonyCard(kind, side, name, start, scene, connections, symbols(shown), notes=notes)


def empire(
    side: Owner,
    name: str,
    scene: str,
    price: int,
    shown: str,
    *powers: str,
    short: str = "",
    ambush: bool = False,
) -> ColonyCard:
    """An empire card."""
    brief = tuple(short.split("; ")) if short else ()
    notes = ("open to both",) if side == "green" else ()
    return ColonyCard(
        "empire",
        side,
        name,
        False,
        scene,
        (),
        symbols(shown),
        powers,
        brief,
        price=price,
        ambush=ambush,
        notes=notes,
    )


ISLES = "Canso, Fort Beausejour, Gaspe, Halifax, Port Royal, Quebec, Tadoussac, Trois Rivieres"
LOCATIONS = (
    location("british", "Boston", "great-port", "ship settler military:1 money:3", True,
             ship="Halifax, New Haven, New York, Pemaquid, Port Royal"),
    location("british", "New York", "great-port", "ship settler military:1 money:3", True,
             boat="Albany", ship="Boston, New Haven, Philadelphia"),
    location("british", "St. Mary's", "port", "boat settler", True,
             boat="Baltimore, Cumberland, Richmond", ship="Norfolk, Philadelphia"),
    location("british", "Albany", "river-town", "boat fur", boat="Fort Stanwix, Fort William Henry, New York"),
    location("british", "Fort Duquesne", "river-fort", "boat fur", boat="Fort Venango", cart="Cumberland"),
    location("british", "Halifax", "port", "ship fur",
             ship="Canso, Fort Beausejour, Louisbourg, Pemaquid, Port Royal"),
    location("british", "Kennebec", "wilderness"),
    location("french", "Quebec", "great-port", "ship settler military:1 money:2", True,
             boat="Kennebec, Tadoussac, Trois Rivieres", ship="Gaspe, Louisbourg"),
    location("french", "Montreal", "river-town", "boat fur military:1 money:1", True,
             boat="Fort Frontenac, Fort St. John, Trois Rivieres"),
    location("french", "Louisbourg", "sea-fort", "ship", True, ship=ISLES),
    location("french", "Tadoussac", "fishery", "boat fur", True, boat="Quebec", ship="Gaspe, Louisbourg"),
    location("french", "Fort Niagara", "lake-fort", "boat fur",
             boat="Detroit, Fort Frontenac, Fort Presqu'Isle, Oswego"),
    location("french", "Michillimackinac", "lake-fort", "fur", boat="Detroit"),
    location("british", "Deerfield", "town", "money:2", boat="New Haven"),
)  # fmt: skip
RAIDERS = ("Raids.", "Ambushes.", "Blocks a raid or an ambush.")
HANDY = "raids, ambushes; blocks both"
EMPIRE = (
    empire("british", "Regular Infantry", "regular-infantry", 7, "military:2", ambush=True),
    empire("british", "Siege Artillery", "siege-artillery", 8, "military:3", "Each use costs 3 money.",
           short="3 money a use", ambush=True),
    empire("british", "Militia", "militia", 2, "military:1", ambush=True),
    empire("british", "Rangers", "rangers", 5, "military:1", *RAIDERS, short=HANDY),
    empire("british", "Military Leader", "military-leader", 5, "military:1", "Playing it is no action.",
           short="free action"),
    empire("british", "Settlers", "settlers", 5, "settler"),
    empire("british", "Ships", "ships", 6, "ship"),
    empire("british", "Indian Leader", "indian-leader", 2, "", "Takes a Native Americans card.",
           "A raid goes one step farther.", short="takes natives; raid +1 step"),
    empire("british", "Home Support", "home-support", 5, "", "Draw three cards.", "Playing it is no action.",
           short="three cards; free action"),
    empire("british", "Governor", "governor", 0, "", "Takes one or two cards out of the hand for good.",
           short="puts away one or two cards"),
    empire("french", "Bateaux", "bateaux", 0, "boat"),
    empire("french", "Coureurs de Bois", "coureurs-de-bois", 0, "military:1", *RAIDERS, short=HANDY),
    empire("french", "Intendant", "intendant", 0, "", "Takes a card from the discard for 2 money.",
           short="a card from the discard: 2 money"),
    empire("french", "Priest", "priest", 2, "", "Takes a Native Americans card.", "A raid goes one step farther.",
           short="takes natives; raid +1 step"),
    empire("french", "Trader", "trader", 0, "", "Sells furs.", short="sells furs"),
    empire("french", "Fortification", "fortification", 0, "defence:1", "Fortifies a site.", "Blocks a raid.",
           short="fortifies; blocks a raid"),
    empire("green", "Native Americans", "native-americans", 0, "", "Raids, for 1 money.", *RAIDERS[1:], short=HANDY),
    empire("green", "Settlers", "settlers", 7, "settler"),
)  # fmt: skip
NAMED = {card.name: card for card in (*LOCATIONS, *EMPIRE)}


def settlements(sheet: Sheet) -> None:
    """Both sides in three sizes: emblem, shield, village, town, in ramparts, besieging."""
    sheet.head(40, 48, "Settlements, forts, sieges")
    for row, (side, name) in enumerate(SIDES.items()):
        y, theme = 190 + row * 230, sheet.theme
        write(sheet.painter, 44, y - 82, name, font("sans", 17, bold=True), theme.window.ink)
        if theme.dark:
            fill(sheet.painter, rounded(40, y - 66, 80, 80, 4), theme.pieces.label)
        with at(sheet.painter, 80, y - 26):
            draw_emblem(sheet.painter, side, 0, 0, 32, theme.on_label(side), theme=theme)
        sheet.put(84, y + 56, shields.draw_shield, side, size=1.8)
        for column, (kind, fortified) in enumerate(
            ((VILLAGE, False), (TOWN, False), (VILLAGE, True), (TOWN, True))
        ):
            x = (170, 392, 642, 904)[column]
            for left, size in ((0, 0.75), (56, 1.0), (150, 1.8)):
                foot = y + 22 if size <= 1 else y + 34
                sheet.show(x + left, foot, Settlement(kind, side, fortified=fortified), size=size)
        for left, size in ((1158, 0.75), (1212, 1.0), (1298, 1.8)):
            sheet.show(left, y + (22 if size <= 1 else 34), Battery(side), size=size)
    for x, caption in (
        (284, "village"),
        (510, "town"),
        (736, "village, fortified"),
        (962, "town, fortified"),
    ):
        sheet.note(x, 520, caption)
    sheet.note(1232, 520, "siege")


def states(sheet: Sheet) -> None:
    """The signs of every state."""
    sheet.head(1400, 48, "States")
    rows: list[tuple[str, PieceState, bool]] = [
        ("can act", PieceState(ring=Ring.CAN_ACT), False),
        ("selected", PieceState(ring=Ring.SELECTED), True),
        ("done", PieceState(done=True), False),
        ("cut off", PieceState(out_of_supply=True), False),
        ("being dragged", PieceState(dragged=True), False),
        ("place left", PieceState(ring=Ring.LEFT), False),
        ("blocker", PieceState(ring=Ring.BLOCKER), False),
        ("raided", PieceState(ring=Ring.COMBAT), True),
    ]
    for i, (caption, state, fortified) in enumerate(rows):
        x, y = 1460 + (i % 4) * 124, 146 + (i // 4) * 156
        kind = TOWN if i % 2 else VILLAGE
        sheet.show(x, y, Settlement(kind, "french", state=state, fortified=fortified), size=1.15)
        sheet.note(x, y + 62, caption)
    for i, (kind, count) in enumerate(((VILLAGE, 18), (TOWN, 12))):
        sheet.show(1460 + i * 124, 466, Settlement(kind, "british", count=count), size=1.2)
    sheet.show(1708, 466, Fort(count=12), size=1.2)
    sheet.show(1832, 466, Battery("british", state=PieceState(ring=Ring.SELECTED)), size=1.2)
    sheet.note(1584, 520, "the supply: so many are left")


def symbols_and_money(sheet: Sheet) -> None:
    """Symbols in three sizes, and money."""
    sheet.head(40, 590, "Symbols, money")
    for i, kind in enumerate(get_args(SymbolKind)):
        value = {"military": 2, "money": 3, "defence": 1}.get(kind, 0)
        shown = symbols(f"{kind}:{value}")[0]
        x = 74 + i * 92
        for y, size in ((648, 2.2), (706, 1.2), (742, 0.7)):
            _on_paper(sheet, x, y, 16 * size)
            sheet.put(x, y, draw_symbol, shown, size=size)
        sheet.note(x, 778, kind)
    for y, size in ((648, 2.2), (706, 1.2), (742, 0.7)):
        sheet.put(74 + 8 * 92, y, draw_ambush_mark, size=size)
    sheet.note(74 + 8 * 92, 778, "ambush")
    for i, amount in enumerate((0, 2, 12)):
        sheet.put(916 + i * 78, 690, holdings.draw_money, amount, size=1.4)


def _on_paper(sheet: Sheet, x: float, y: float, half: float) -> None:
    """Symbols are made for the paper of cards."""
    if sheet.theme.dark:
        fill(sheet.painter, rounded(x - half, y - half, 2 * half, 2 * half, 3), sheet.theme.pieces.label)


def plates(sheet: Sheet) -> None:
    """Sieges, camps, legend."""
    p, theme = sheet.painter, sheet.theme
    sheet.head(40, 840, "Sieges")
    face = sieges.SiegeFace(
        1, "british", "french", "Britain attacks", "France defends",
        (NAMED["Siege Artillery"], NAMED["Regular Infantry"]), (NAMED["Fortification"], NAMED["Louisbourg"]),
        "wins from +2", "wins from −1",
    )  # fmt: skip
    sieges.draw_siege_track(p, QRectF(40, 866, 440, 226), "Louisbourg", face, theme)
    other = replace(face, pos=-6, attacker="french", defender="british", attacker_name="France attacks",
                    defender_name="Britain defends", defending=(NAMED["Militia"],) * 5)  # fmt: skip
    sieges.draw_siege_track(p, QRectF(500, 866, 360, 226), "Albany", other, theme)
    sieges.draw_no_siege(p, QRectF(880, 866, 360, 130), "Siege", "Nothing is besieged.", theme)
    sheet.head(40, 1150, "Camps")
    for i, (side, name) in enumerate(SIDES.items()):
        rect = QRectF(40 + i * 420, 1176, 400, 176)
        victim = "french" if side == "british" else "british"
        holdings.draw_colony_camp(
            p, rect, side, name, money=12 if i == 0 else 3, victim=victim, villages=2, towns=i,
            captions=("captured", "left"), feet=3, theme=theme,
        )  # fmt: skip
        feet = holdings.supply_feet(rect, 3)
        for foot, kind, count in zip(feet, (VILLAGE, TOWN), (14, 9), strict=False):
            sheet.show(foot.x(), foot.y(), Settlement(kind, side, count=count), size=0.75)
        sheet.show(feet[2].x(), feet[2].y(), Battery(side), size=0.75)
    words = {
        "village": "village", "town": "town", "fort": "fortified", "siege": "besieged", "river": "river",
        "road": "road", "trail": "Indian trail", "water": "lake, sea", "points": "points",
        "settler": "a settler is needed", "ship": "ships count in a siege", "defence": "defence",
    }  # fmt: skip
    draw_legend(p, QRectF(1400, 566, 480, 330), "Signs", words, "french", theme, SIGNS)


def colourless(sheet: Sheet) -> None:
    """Pieces for the grey print."""
    for i, side in enumerate(SIDES):
        y = 80 + i * 106
        for x, (kind, fortified) in zip(
            (44, 134, 234), ((VILLAGE, False), (TOWN, False), (TOWN, True)), strict=True
        ):
            sheet.show(x, y, Settlement(kind, side, fortified=fortified), size=1.3)
        sheet.show(338, y, Battery(side), size=1.3)
        sheet.put(424, y - 16, shields.draw_shield, side, size=1.9)


def pieces(folder: Path, theme: Theme) -> None:
    """The sheet of pieces and plates."""
    sheet = Sheet(1920, 1390, theme)
    settlements(sheet)
    states(sheet)
    symbols_and_money(sheet)
    plates(sheet)
    sheet.head(1400, 946, "Without colour")
    grey(sheet, 1400, 966, 480, 226, colourless)
    sheet.head(1400, 1236, "Projected")
    strip = Sheet(480, 124, load_theme("light", "acres"))
    strip.painter.fillRect(QRectF(0, 0, 480, 124), QColor("#FFFFFF"))
    strip.show(60, 84, Settlement("village", "british"), size=1.6)
    strip.show(160, 90, Settlement("town", "french"), size=1.5)
    strip.show(274, 76, Settlement("village", "french", fortified=True), size=1.6)
    strip.show(400, 84, Battery("british"), size=1.6)
    strip.painter.end()
    sheet.painter.drawImage(1400, 1252, strip.image)
    draw(sheet.painter, rounded(1400, 1252, 480, 124, 0.1), None, 1, theme.window.ink)
    sheet.save(folder / "acres-pieces.png")


def all_cards(folder: Path, theme: Theme) -> None:
    """The sheet of cards."""
    sheet = Sheet(1920, 1360, theme)
    sheet.head(40, 46, "In the tray: states")
    shown: tuple[tuple[str, str, CardState], ...] = (
        ("plain", "Boston", CardState.PLAIN),
        ("can be played", "Rangers", CardState.PLAYABLE),
        ("chosen", "Albany", CardState.CHOSEN),
        ("not now", "Militia", CardState.NOT_NOW),
    )
    for i, (caption, name, state) in enumerate(shown):
        sheet.put(48 + i * 136, 92, cards.draw_colony_card, NAMED[name], state=state)
        sheet.note(102 + i * 136, 264, caption)
    sheet.head(760, 46, "Backs")
    for i, side in enumerate(SIDES):
        sheet.put(764 + i * 124, 92, cards.draw_colony_back, side)
        sheet.note(818 + i * 124, 264, SIDES[side])
    sheet.head(1040, 46, "In lists")
    for i, card in enumerate((*LOCATIONS[::2], *EMPIRE[::2])):
        x, y = 1044 + (i % 5) * 172, 76 + (i // 5) * 38
        count, price = (i % 4) + 1, i > 7
        sheet.put(x, y, cards.draw_mini_card, card, count=count if i > 4 else 1, price=price, width=160)
    for i, state in enumerate((CardState.PLAYABLE, CardState.CHOSEN, CardState.NOT_NOW)):
        sheet.put(1050 + i * 158, 240, cards.draw_mini_card, NAMED["Louisbourg"], state=state)
    sheet.head(40, 316, "Location cards: dark at the start, light later")
    for i, card in enumerate(LOCATIONS):
        sheet.put(44 + i * 133, 344, cards.draw_colony_card, card)
    sheet.head(40, 540, "Empire cards: open to one side, green to both")
    for i, card in enumerate(EMPIRE):
        sheet.put(44 + (i % 14) * 133, 568 + (i // 14) * 160, cards.draw_colony_card, card)
    sheet.head(600, 762, "Printed grey")
    grey(sheet, 600, 780, 1280, 120, colourless_cards)
    sheet.head(40, 950, "Enlarged")
    names = (
        "New York",
        "Louisbourg",
        "Fort Duquesne",
        "Siege Artillery",
        "Rangers",
        "Intendant",
        "Native Americans",
    )
    for i, name in enumerate(names):
        sheet.put(44 + i * 264, 980, cards.draw_large_card, NAMED[name])
    write(
        sheet.painter,
        44,
        1336,
        "240 × 320 where the tray has 108 × 144",
        font("italic", 16),
        theme.window.second_ink,
    )
    sheet.save(folder / "acres-cards.png")


def colourless_cards(sheet: Sheet) -> None:
    """Faces and backs for the grey print."""
    for i, card in enumerate(
        (*LOCATIONS[:2], *LOCATIONS[3:5], *LOCATIONS[8:10], *LOCATIONS[11:12], *EMPIRE[-2:])
    ):
        sheet.put(14 + i * 88, 9, cards.draw_colony_card, card, size=0.7)
    for i, side in enumerate(SIDES):
        sheet.put(826 + i * 88, 9, cards.draw_colony_back, side, size=0.7)
    for i, kind in enumerate(get_args(SymbolKind)):
        with at(sheet.painter, 1024 + (i % 4) * 64, 34 + (i // 4) * 50):
            draw_symbol(sheet.painter, symbols(f"{kind}:2" if kind in ("money", "military") else kind)[0],
                        size=1.5, theme=sheet.theme)  # fmt: skip


if __name__ == "__main__":
    draw_all(__doc__, "acres", pieces, all_cards)
