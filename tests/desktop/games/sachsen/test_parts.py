"""What lies beside the map of SACHSEN, its piles and its panels: drawn and told from every View, and following it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.games.sachsen.art.tables import COINS, STOCK, Month, camp_feet, change_for, draw_month, millions
from desktop.games.sachsen.courts_panel import CourtsPanel
from desktop.games.sachsen.fight_panel import FightPanel
from desktop.games.sachsen.parts import PARTS
from desktop.games.sachsen.plates import PLATES
from desktop.games.sachsen.tiles import tiles
from desktop.profile.settings import Settings
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.parts.board_names import board_names
from desktop.views.parts.plates import SHARED, Place
from desktop.views.parts.tiles import Laid, Paint
from desktop.views.scene.table_scene import TableScene
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.bots.bot import bot
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.texts.translate import Translator
from tests.desktop.games.sachsen.conftest import situation

ROOM = QRectF(0, 0, 225, 220)


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@cache
def led(scenario: str, seats: int, most: int, *, fought: bool = False) -> Table:
    """A table led by lot over so many Actions, or to the first dice of an engagement."""
    game = engine.game("sachsen")
    names = list(game.scenario(scenario).seats[seats])
    table = Table.new(game, scenario=scenario, seats=[SeatEntry(seat, seat) for seat in names], seed=3)
    rng, player = Rng(3), bot("random")
    while len(table.history) < most and (decision := table.decision()) is not None:
        battle = SachsenView.of(table.view(None)).battle
        if (
            fought
            and battle is not None
            and battle.fight is not None
            and any(s.die for s in battle.fight.sums)
        ):
            break
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
    return table


def appearance_of(language: str) -> Appearance:
    found = Appearance(Settings(language=language, theme="parchment"))
    found.speak_of("sachsen", board_names(load_board("sachsen")), None, "1.0")
    return found


def texts(panel: FightPanel | CourtsPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize(
    ("scenario", "seats", "actions"), [("year", 5, 60), ("year", 3, 2), ("battle", 2, 30)]
)
def test_plates_and_tiles_show_every_view(
    language: str, scenario: str, seats: int, actions: int, caplog: pytest.LogCaptureFixture
) -> None:
    board, theme = load_board("sachsen"), load_theme("parchment", "sachsen")
    table = led(scenario, seats, actions)
    words = Translator(language, "sachsen", board_names(board), None, "1.0")
    refs = (
        [f"side:{key}" for key in board.powers] + [f"track:{key}" for key in board.tracks] + ["show:legend"]
    )
    image = QImage(225, 220, QImage.Format.Format_RGB32)
    for view in (
        None,
        table.view(None),
        *(table.view(seat) for seat in [entry.seat for entry in table.journal.header.seats]),
    ):
        for ref in refs:
            what, _, key = ref.partition(":")
            kind = {"side": "camp", "show": "legend"}.get(what) or board.tracks[key].kind
            plate = {**SHARED, **PLATES}[kind]
            image.fill(0)
            painter = QPainter(image)
            plate.draw(painter, ROOM, plate.content(key, board, view), Place(key, board, view, words, theme))
            painter.end()
            assert image.pixelColor(112, 100).lightness() > 0, ref
        if view is not None:
            shown = tiles(Laid(view, board, words, tuple(refs)))
            assert len({tile.key for tile in shown}) == len(shown)
            assert all(tile.title and all(tile.told) for tile in shown)
    assert not caplog.records, "every message has its text"


def camp_picture(language: str, ref: str) -> QImage:
    """A tile of Saxony with 2,300,000 gulden, as it is painted."""
    laid = laid_of(situation(money={"sachsen": 2_300_000}), language, ref)
    return painted(next(tile for tile in tiles(laid) if tile.key == ref).paint)


def painted(paint: Paint) -> QImage:
    """What a tile paints."""
    image = QImage(80, 60, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    paint(painter, 76.0, load_theme("parchment", "sachsen"))
    painter.end()
    return image


def test_sums_are_written_as_the_language_writes_numbers() -> None:
    """In the tile of a camp, under its stock."""
    english, italian = (camp_picture(language, "side:sachsen") for language in ("en", "it"))
    assert english != italian
    assert millions(Translator("it", "sachsen"), 20) == "2,0"
    assert millions(Translator("en", "sachsen"), 23) == "2.3"


def test_the_plate_of_wars_tells_battles_who_is_beaten_and_the_last_turn() -> None:
    """R-31."""
    wars = [
        {
            "one": ["preussen"],
            "other": ["sachsen", "bayern"],
            "since": 2,
            "won": {"preussen": 1, "sachsen": 2},
        }
    ]
    table = situation(
        "first: beaten preussen", turn=4, wars=wars,
        units={"preussen-general": "berlin", "preussen-musketeers-1": "empire-15-6", "sachsen-general": "dresden"},
    )  # fmt: skip
    view, board = SachsenView.of(table.view(None)), load_board("sachsen")
    (war,) = PLATES["wars"].content("wars", board, view)
    assert (war.won, war.beaten) == ((1, 2), {"sachsen"})
    (said,) = {tile.told for tile in tiles(laid_of(table, "en", "track:wars")) if tile.key == "wars"}
    assert f"to turn {war.last} at most" in said[0]
    assert tuple(view.sides) == tuple(board.powers)
    assert war.last == war.since + 11


def laid_of(table: Table, language: str, *plates: str) -> Laid:
    """Tiles of a table for these plates."""
    board = load_board("sachsen")
    words = Translator(language, "sachsen", board_names(board))
    return Laid(table.view(None), board, words, (*plates, "track:courts"))


def test_who_has_left_has_no_coat_in_the_order_of_play() -> None:
    """attempt-4."""
    board = load_board("sachsen")
    words, theme = Translator("en", "sachsen", board_names(board)), load_theme("parchment", "sachsen")
    pictures = []
    for order in (("sachsen", "", "preussen"), ("sachsen",), ("sachsen", "preussen")):
        image = QImage(225, 220, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        draw_month(painter, ROOM, Month(order=order[:2]), Place("month", board, None, words, theme))
        painter.end()
        pictures.append(image)
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize("count", range(1, 28))
def test_every_unit_that_waits_in_a_camp_is_seen(count: int) -> None:
    """In rows of six at most, none on another; the stock stands lowest, and words below each have room."""
    camp = QRectF(0, 0, 231, 274)
    feet = camp_feet(camp, count)
    assert len(feet) == count
    rows: dict[float, list[float]] = {}
    for foot in feet:
        assert camp.adjusted(16, 70, -16, -35).contains(foot)
        rows.setdefault(foot.y(), []).append(foot.x())
    for row in rows.values():
        assert all(b - a > 20 for a, b in pairwise(row)), row
        assert len(row) <= 6 or count > 23
    assert list(rows) == sorted(rows)
    assert all(b - a >= 50 for a, b in pairwise(rows))
    assert len(rows[max(rows)]) == min(count, STOCK)


def test_coins_make_every_sum() -> None:
    for money in (0, 1, 7, 33, 123, 299):
        found = change_for(money)
        assert sum(found) == money
        assert set(found) <= set(COINS)


def test_the_engagement_shows_every_sum_with_its_clauses(qtbot: QtBot) -> None:
    table = led("battle", 2, 600, fought=True)
    battle = SachsenView.of(table.view(None)).battle
    assert battle is not None
    assert battle.fight is not None
    panel = FightPanel(appearance_of("en"), Session(table))
    qtbot.addWidget(panel)
    assert panel.wanted
    said = " ".join(texts(panel))
    for one in battle.fight.sums:
        if one.die:
            assert f"= {one.total}".replace("-", "\N{MINUS SIGN}") in said
    minus = "\N{MINUS SIGN}"
    assert battle.fight.hurt
    for one in battle.fight.hurt:
        counted = f" → {one.damage}" if one.left < 0 else ""
        told = f"Damage taken: {one.attack} - {one.defence} = {one.left}{counted}"
        assert told.replace("-", minus) in said
    assert said.count("Damage taken") == len(battle.fight.hurt)


def test_the_courts_show_every_neutral_state(qtbot: QtBot) -> None:
    table = led("year", 5, 60)
    view = SachsenView.of(table.view(None))
    panel = CourtsPanel(appearance_of("en"), Session(table))
    qtbot.addWidget(panel)
    panel.resize(340, 600)
    panel.show()
    panel.refresh()
    names = {panel.appearance.name(f"side:{side}") for side, state in view.sides.items() if state.neutral}
    assert names <= {button.text() for button in panel.findChildren(QPushButton)}
    assert CourtsPanel.serves(view)
    assert not CourtsPanel.serves(led("battle", 2, 30).view(None))


def test_more_than_four_on_a_square_lie_in_stacks_by_kind(qtbot: QtBot) -> None:
    table = led("year", 5, 60)
    board, session = load_board("sachsen"), Session(table)
    words = Translator("en", "sachsen", board_names(board), None, "1.0")
    scene = TableScene(session, board, load_theme("parchment", "sachsen"), words, draw_map=False)
    by_place: dict[str, list[str]] = {}
    for piece in session.view.pieces:
        by_place.setdefault(piece.place, []).append(piece.ref)
    crowded = next(refs for place, refs in by_place.items() if place and len(refs) > 4)
    items = [item for item in scene.piece_layer.items() if item.ref in crowded]
    tops = [item for item in items if item.isVisible()]
    assert len(tops) < len(items) == len(crowded)
    assert sum(max(1, top.clustered) for top in tops) == len(crowded)
    assert all(top.gathered for top in tops if top.clustered)
    few = next(refs for place, refs in by_place.items() if place and 1 <= len(refs) <= 4)
    assert all(
        item.isVisible() and not item.gathered for item in scene.piece_layer.items() if item.ref in few
    )


def test_parts_name_what_there_is() -> None:
    assert {panel.name for panel in PARTS.panels} >= {"engagement", "courts"}
    assert set(PARTS.legend(load_theme("light", "sachsen"))) >= {"sachsen-legend-musketeers"}
