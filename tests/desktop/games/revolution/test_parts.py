"""What lies beside the map, and the panels: all numbers are told, drawn, and follow the View."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.games.revolution.fights_panel import FightDrawing, FightsPanel, drawn, losses_of, row_of
from desktop.games.revolution.parts import PARTS, figures, stands_for
from desktop.games.revolution.plates import PLATES, spaces_of
from desktop.games.revolution.tiles import tiles
from desktop.games.revolution.units_panel import UnitsPanel
from desktop.profile.settings import Settings
from desktop.profile.theme import Theme, load_theme
from desktop.session.session import Session
from desktop.views.history.log_panel import LogPanel
from desktop.views.parts.board_names import board_names
from desktop.views.parts.plates import Place
from desktop.views.parts.tiles import Laid, plate_of
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.geometry import Geometry
from engine.boards.load import load_board
from engine.games.revolution.view_types import BoxView, RevolutionView
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.table import Table
from engine.texts.translate import Translator

ROOM = QRectF(0, 0, 437, 300)


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(params=["en", "it", "es"])
def words(request: pytest.FixtureRequest) -> Translator:
    return Translator(request.param, "revolution", board_names(load_board("revolution")), None, "1.0")


@pytest.fixture
def theme() -> Theme:
    return load_theme("parchment", "revolution")


def plates(board_id: str = "revolution") -> tuple[tuple[str, str, str], ...]:
    """Every plate of the board: its reference, kind and key."""
    board = load_board(board_id)
    sides = [("side", "camp", key) for key in board.powers] + [
        ("cards", "cards", key) for key in board.powers
    ]
    boxes = [("box", "box", key) for key, box in board.boxes.items() if box.edge]
    tracks = [("track", track.kind, key) for key, track in board.tracks.items()]
    return tuple((f"{what}:{key}", kind, key) for what, kind, key in (*sides, *boxes, *tracks))


def painted(ref: tuple[str, str, str], table: Table | None, words: Translator, theme: Theme) -> bytes:
    """A plate as it is drawn."""
    _, kind, key = ref
    board, view = load_board("revolution"), table.view(None) if table is not None else None
    image = QImage(ROOM.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    plate = PLATES[kind]
    plate.draw(painter, ROOM, plate.content(key, board, view), Place(key, board, view, words, theme))
    painter.end()
    return bytes(image.constBits())


def test_every_plate_shows_the_view_and_is_empty_before_the_first(
    units_table: Table, words: Translator, theme: Theme
) -> None:
    shown = {ref[0]: painted(ref, units_table, words, theme) for ref in plates()}
    empty = {ref[0]: painted(ref, None, words, theme) for ref in plates()}
    assert len(set(shown.values())) == len(shown), "no two plates are alike"
    live = [ref for ref in shown if not ref.startswith("box:water")]
    assert all(shown[ref] != empty[ref] for ref in live)


def test_tiles_tell_every_public_number(units_table: Table, words: Translator) -> None:
    view, board = RevolutionView.of(units_table.view(None)), load_board("revolution")
    found = tiles(Laid(view, board, words, tuple(ref for ref, _, _ in plates())))
    opened = [plate for tile in found for plate in tile.plates]
    assert sorted(opened) == sorted(ref for ref, _, _ in plates()), "each plate is in one drawer"
    for tile in found:
        assert all(line and "{" not in line for line in tile.told), tile.key
    for side, one in view.factions.items():
        told = " ".join(next(tile for tile in found if tile.side == side).told)
        assert all(str(number) in told for number in (one.supply, one.treasury, one.armies, one.loose))
        assert all(words.name(f"place:{city}") in told for city in one.cities[:2])


def test_boxes_of_those_who_do_not_play_have_no_number(words: Translator) -> None:
    view = engine.game("revolution").start(ruleset="1.0", scenario="full", seats=2, seed=1).view(None)
    found = tiles(Laid(view, load_board("revolution"), words, ()))
    told = "\n".join(next(tile for tile in found if tile.key == "boxes").told)
    assert words.name("box:jesuits") in told
    assert words.name("box:emperor") not in told


def test_spaces_of_a_box_are_told_one_by_one() -> None:
    box = BoxView(
        ("reformers",), (), {"diagonal": 4, "plain": 2}, {"diagonal": {"reformers": 3}, "plain": {}}
    )
    assert spaces_of(box) == (
        *[("diagonal", "reformers")] * 3, ("diagonal", ""), ("plain", ""), ("plain", ""),
    )  # fmt: skip


def test_counters_of_a_province_stand_on_its_plate(fights_table: Table) -> None:
    view = RevolutionView.of(fights_table.view(None))
    shown = figures(view)
    assert set(shown) == set(view.provinces)
    for key, one in view.provinces.items():
        assert (shown[key].text, shown[key].alarm) == (str(one.counting), one.counting > one.limit)


def test_a_camp_holds_supply_treasury_and_armies(units_table: Table) -> None:
    view = RevolutionView.of(units_table.view(None))
    side = view.asks
    camp = [piece for piece in view.standing() if plate_of(piece) == f"side:{side}"]
    kinds = {(piece.kind, piece.pile) for piece in camp}
    assert ("counter", "supply") in kinds
    assert sum(piece.kind == "army" for piece in camp) == view.factions[side].armies
    assert stands_for(view)["camp:treasury"] == (f"side:{side}",)
    others = [piece for piece in view.standing() if piece.pile and piece.side not in (side, "")]
    assert not others, "nobody else's piles are taken from"


@pytest.fixture
def appearance(words: Translator) -> Appearance:
    look = Appearance(Settings(language=words.language, theme="parchment"))
    look.words = words
    return look


def test_new_units_are_a_sum_by_source(qtbot: QtBot, units_table: Table, appearance: Appearance) -> None:
    session = Session(units_table, units_table.view(None).asked[0])
    panel = UnitsPanel(appearance, session)
    qtbot.addWidget(panel)
    view = RevolutionView.of(session.view)
    units = {source: number for source, number in view.factions[view.asks].units.items() if number}
    told = [label.text() for label in panel.findChildren(QLabel)]
    assert panel.wanted
    assert str(sum(units.values())) in told
    whole = " ".join(told)
    for source, number in units.items():
        signed = f"{number:+d}".replace("-", "\N{MINUS SIGN}")
        assert f"{appearance.tr(f'revolution-units-{source}')} {signed}" in whole


def test_a_conflict_comes_forward_with_its_table(
    qtbot: QtBot, fights_table: Table, appearance: Appearance
) -> None:
    session = Session(fights_table, fights_table.view(None).asked[0])
    panel = FightsPanel(appearance, session)
    qtbot.addWidget(panel)
    panel.resize(340, 600)
    panel.show()
    assert panel.wanted
    assert all("rounds" in event.data or event.result for event in panel.fights)
    assert panel.grab().toImage().pixelColor(170, 120).isValid()
    session.look_at(0)
    assert not panel.fights, "at the beginning nothing had been fought"


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_fight_is_no_wider_than_the_column(
    qtbot: QtBot, fights_table: Table, appearance: Appearance, scale: int
) -> None:
    """With large letters as well: neither its clause nor its limit is cut off."""
    appearance.settings.scale = scale
    panel = FightsPanel(appearance, Session(fights_table, fights_table.view(None).asked[0]))
    qtbot.addWidget(panel)
    room = Geometry(1366, 768, scale / 100).column
    panel.resize(room, 500)
    panel.show()
    QApplication.processEvents()
    assert panel.fights
    beside = panel.area.viewport().width() - panel.area.verticalScrollBar().sizeHint().width()
    assert panel.inner.minimumSizeHint().width() <= beside


def test_rounds_of_a_conflict_are_counted_down_to_the_limit() -> None:
    told = {"limit": 5, "left": 5, "rounds": "habsburgs+neutral,burghers/habsburgs,burghers"}
    event = Event("conflict", say("act-done"), data={**told, "habsburgs": 2, "neutral": 1, "burghers": 7})
    sides, columns = losses_of(event)
    assert sides == (("neutral", 1), ("habsburgs", 2), ("burghers", 7))
    assert columns == [[1, 2, 7], [0, 1, 6], [0, 0, 5]]


BATTLE = {"region": "flanders", "armies": "catholics 1, habsburgs 2, burghers 2"}


@pytest.mark.parametrize(
    "data",
    [
        BATTLE | {"pairs": "catholics burghers, habsburgs burghers", "left": "habsburgs 1", "end": "won"},
        BATTLE | {"pairs": "", "left": "", "end": "stand-off"},
        {"city": "gent", "before": "catholics 2, neutral 1", "after": "reformers 3"},
        {"n": 2, "armies": 2},
    ],
)
def test_a_fight_is_drawn(data: dict[str, int | str], theme: Theme) -> None:
    found = drawn(Event("fight", say("act-done"), data=data, result=True))
    assert found is not None
    pictures = [_fight(found, step, theme) for step in range(found.steps + 1)]
    assert len({bytes(one.constBits()) for one in pictures}) == found.steps + 1, (
        "each step shows something new"
    )
    last = pictures[-1]
    colours = {last.pixel(x, y) for x in range(0, 280, 2) for y in range(0, round(found.high), 2)}
    assert len(colours) > 1


def _fight(found: FightDrawing, step: int, theme: Theme) -> QImage:
    image = QImage(280, round(found.high), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.translate(140, found.high / 2)
    found.drawing(painter, theme, step)
    painter.end()
    return image


def test_new_fights_are_fought_out_step_by_step(
    qtbot: QtBot, battles_table: Table, appearance: Appearance
) -> None:
    """Pair by pair and round by round on one clock; any input shows the end; without motion no clock runs."""
    appearance.settings.motion = "full"
    session = Session(battles_table, battles_table.view(None).asked[0])
    panel = FightsPanel(appearance, session)
    qtbot.addWidget(panel)
    panel.show()
    steps = panel.steps
    assert steps.shown == steps.steps > 0, "what was there at the opening stands"
    assert not steps.time.isActive()
    moments = len(battles_table.history)
    session.look_at(0)
    session.look_at(moments)
    assert panel.fights
    assert steps.shown == 0
    assert steps.time.isActive()
    assert steps.time.interval() == 300
    steps.time.timeout.emit()
    assert steps.shown == 1 or steps.steps == 1
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert steps.shown == steps.steps
    assert not steps.time.isActive()
    appearance.settings.motion = "none"
    session.look_at(0)
    session.look_at(moments)
    assert steps.shown == steps.steps > 0
    assert not steps.time.isActive()


def test_many_conflicts_show_their_sums_only(
    qtbot: QtBot, fights_table: Table, appearance: Appearance
) -> None:
    panel = FightsPanel(appearance, Session(fights_table, fights_table.view(None).asked[0]))
    qtbot.addWidget(panel)
    assert len(panel.fights) > 3
    assert panel.steps.steps == 0


def test_what_is_told_in_words_alone_has_no_drawing() -> None:
    assert drawn(Event("score", say("act-done"), data={"turn": 2}, result=True)) is None
    assert row_of("catholics 1, burghers 12") == (("catholics", 1), ("burghers", 12))


def test_overlays_are_those_that_mean_something_here() -> None:
    assert [one.name for one in PARTS.overlays] == ["reach", "threats", "control", "game"]


def test_a_heading_of_the_log_is_whole(qtbot: QtBot, units_table: Table, appearance: Appearance) -> None:
    """It is broken into lines where its list is narrow, and none of it is cut at the edges."""
    panel = LogPanel(appearance, Session(units_table, units_table.view(None).asked[0]))
    qtbot.addWidget(panel)
    panel.resize(260, 600)
    panel.show()
    row = next(row for row, line in enumerate(panel.model.rows) if line.begins)
    index, option = panel.model.index(row), QStyleOptionViewItem()
    delegate = panel.list.itemDelegate()
    high = delegate.sizeHint(option, index).height()
    option.rect = QRect(0, 0, 240, high)
    assert high >= 2 * appearance.px(15)
    image = QImage(240, high, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    delegate.paint(painter, option, index)
    painter.end()
    inked = {x for x in range(240) for y in range(high) if image.pixel(x, y) != 0xFFFFFFFF}
    assert 10 < min(inked) < max(inked) < 230
