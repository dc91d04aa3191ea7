"""The window at every kind of moment: the map keeps its share, the bar its height, nothing is cut or covered."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget

import engine
from desktop.views.table.phase_strip import MORE
from desktop.views.table.table_window import TableWindow
from desktop.views.widgets.geometry import Geometry
from engine.bots.bot import bot
from engine.games.acres.view_types import AcresView
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import Driver, settle
from tests.desktop.views.table.test_shares import LARGE, LEAST, assert_nothing_is_cut_off, share_of

GAMES = {
    "introductory": ("maria", "introductory", 7, {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"}),
    "advanced": ("maria", "advanced", 11, {"maria-theresa": "Clara", "frederick": "Anna", "louis": "Bruno"}),
    "acres": ("acres", "standard", 3, {"british": "Clara", "french": "Bruno"}),
}  # fmt: skip
COMMON = (("introductory", "movement"), ("introductory", "fight"), ("advanced", "select"), ("acres", "siege"))
"""Moments that are looked at each time; all others are long."""
RARE = (
    *product(("introductory",), ("deploy", "hussars", "combat", "retreat", "winter", "quarter", "end")),
    *product(
        ("advanced",), ("trump", "lay", "execute", "vote", "reduction", "peace", "gift", "corps", "fight")
    ),
    *product(("acres",), ("acts", "raid-block", "native", "occupy", "end")),
)
WINDOWS = (((1280, 720), 150), ((1280, 720), 200), ((1366, 768), 100))
LANGUAGES = ("it", "es", "en")
TWO = 2
"""In so many of these windows each moment is looked at each time, one after the other moment in others."""
WHOLE = 0.36
"""A duel is fought with whole cards where there is height for them: then the map has so much at least."""

Moments = dict[tuple[str, str], Path]


def kind_of(table: Table) -> str:
    """Which moment it is: the step, a siege that goes on, or a duel in which cards lie."""
    view = table.view(None)
    decision = table.decision()
    if decision is None:
        return "end"
    if view.contest is not None and decision.step == "fight":
        return "fight" if len(view.contest.laid) >= 4 else ""
    besieged = isinstance(view, AcresView) and view.sieges
    return "siege" if decision.step == "acts" and besieged else decision.step


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """A save file for each kind of moment, from one game of each scenario, as far as the common ones need it."""
    return {}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where these files lie."""
    return tmp_path_factory.mktemp("moments")


def saved(moments: Moments, folder: Path, scenario: str, kind: str) -> Path:
    """The file of a moment; the game is played on until it comes."""
    if (scenario, kind) not in moments:
        moments.update(played(folder, scenario, kind))
    return moments[scenario, kind]


def played(folder: Path, scenario: str, wanted: str) -> Moments:
    """The moments of a game, up to the one that is wanted."""
    game, name, seed, people = GAMES[scenario]
    path = folder / f"{scenario}-{wanted}.kabinett"
    seats = [SeatEntry(seat, person) for seat, person in people.items()]
    table = Table.new(engine.game(game), scenario=name, seats=seats, seed=seed, path=path)
    player, rng = bot("steady"), Rng(seed)
    found: Moments = {}
    while True:
        kind = kind_of(table)
        if (scenario, kind) not in found:
            found[scenario, kind] = folder / f"{scenario}-{wanted}-at-{kind}.kabinett"
            shutil.copy(path, found[scenario, kind])
        decision = table.decision()
        if decision is None or kind == wanted:
            break
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
    table.journal.close()
    return found


def open_at(driver: Driver, path: Path, game: str) -> TableWindow:
    """The table of a file, with the right person before it and an open hand."""
    appearance = driver.shell.appearance
    appearance.settings.hands[game] = "strips"
    appearance.settings.toured.append(game)
    journal = Journal.open(path)
    driver.shell.open_table(Table.resume(engine.game(game), journal))
    QApplication.processEvents()
    driver.uncover()
    window = driver.table
    decision = window.session.table.decision()
    if window.seating.duellists and decision is not None:
        window.seating.peek(decision.seat)
    window.tray.keep_open()
    return window


def box(part: QWidget, over: QWidget) -> QRect:
    """Where a part lies in another."""
    return QRect(part.mapTo(over, QPoint(0, 0)), part.size())


def faults(window: TableWindow, size: tuple[int, int], scale: int) -> Iterator[str]:
    """What is wrong with the window as it stands."""
    geometry = Geometry(window.width(), window.height(), scale / 100)
    prompt, strip, tray = window.prompt, window.strip, window.tray
    if prompt.height() != geometry.prompt:
        yield f"the bar is {prompt.height()} high, not {geometry.prompt}"
    least = LARGE.get(scale, LEAST[size] if tray.strips or not tray.duel else WHOLE)
    if share_of(window, window.map) < least:
        yield f"the map has {share_of(window, window.map):.3f}"
    shown = [b for b in prompt.buttons.findChildren(QPushButton) if b.isVisible()]
    parts: list[QWidget] = [prompt.shield, prompt.text, prompt.chip, *shown]
    parts = [part for part in parts if part.isVisible()]
    for part in parts:
        if not prompt.rect().contains(box(part, prompt)):
            yield f"{part.objectName() or getattr(part, 'text', str)()} leaves the bar"
    for one, other in combinations(parts, 2):
        if box(one, prompt).intersects(box(other, prompt)):
            yield f"{getattr(one, 'text', str)()} lies over {getattr(other, 'text', str)()}"
    for button in shown:
        if button.width() < button.minimumSizeHint().width() - 1:
            yield f"{button.text()} is cut"
    if prompt.text.cut:
        yield f"the sentence is cut: {prompt.text.accessibleName()}"
    chips = [stop.widget for stop in strip._stops if stop.widget.isVisible()]
    for chip in chips:
        if chip.width() < chip.sizeHint().width() or not strip._room.rect().contains(box(chip, strip._room)):
            yield "a chip of the strip is cut"
    if window.session.view.winners is None and (strip.now is None or not strip.now.isVisible()):
        yield "the present phase is not seen"
    if window.session.view.winners is None and not geometry.drawer:
        left_out = len(chips) < len(strip._stops)
        if left_out != any(label.isVisible() and label.text() == MORE for label in strip.more):
            yield "what is left out of the strip is not told"
    for area in tray.findChildren(QScrollArea):
        if area.horizontalScrollBar().maximum() > 0 or area.horizontalScrollBar().isVisible():
            yield "the hand scrolls"
    for tab in tray.tabs.findChildren(QPushButton):
        if tab.isVisible() and not tray.rect().contains(box(tab, tray)):
            yield "a tab of the hand is cut"
    for panel in window.brought:
        if panel.isVisible() and panel.wanted and not geometry.drawer:
            for part in panel.findChildren(QPushButton):
                across = box(part, panel)
                if part.isVisible() and (across.left() < 0 or across.right() > panel.width()):
                    yield f"{part.text()} leaves its panel"


def look_at(driver: Driver, window: TableWindow, size: tuple[int, int], scale: int, language: str) -> None:
    """Nothing is wrong at this size, with the hand open and face down."""
    appearance = driver.shell.appearance
    appearance.set_language(language)
    appearance.set_scale(scale)
    driver.shell.resize(*size)
    for opened in (True, False):
        (window.tray.keep_open if opened else window.tray.close_hand)()
        settle()
        told = f"{size} at {scale} % in {language}, {'open' if opened else 'closed'}"
        assert not list(faults(window, size, scale)), told
    assert_nothing_is_cut_off(window)


@pytest.mark.parametrize(("number", "moment"), [*enumerate(COMMON)])
def test_nothing_is_cut_or_covered(
    driver: Driver, moments: Moments, folder: Path, number: int, moment: tuple[str, str]
) -> None:
    window = open_at(driver, saved(moments, folder, *moment), GAMES[moment[0]][0])
    for turn in range(number, number + TWO):
        size, scale = WINDOWS[turn % len(WINDOWS)]
        look_at(driver, window, size, scale, LANGUAGES[(turn + number // len(WINDOWS)) % len(LANGUAGES)])


@pytest.mark.long
@pytest.mark.parametrize("moment", [*COMMON, *RARE])
def test_nothing_is_cut_or_covered_at_any_size(
    driver: Driver, moments: Moments, folder: Path, moment: tuple[str, str]
) -> None:
    window = open_at(driver, saved(moments, folder, *moment), GAMES[moment[0]][0])
    for language, scale, size in product(LANGUAGES, (100, 150, 200), LEAST):
        look_at(driver, window, size, scale, language)


def test_a_refusal_changes_neither_the_bar_nor_its_buttons(
    driver: Driver, moments: Moments, folder: Path
) -> None:
    window = open_at(driver, saved(moments, folder, "introductory", "movement"), "maria")
    driver.shell.appearance.set_language("it")
    driver.shell.appearance.set_scale(150)
    driver.shell.resize(1280, 720)
    settle()
    prompt, decision = window.prompt, window.session.decision
    assert decision is not None

    def places() -> dict[str, QRect]:
        return {b.text(): box(b, window) for b in (prompt.undo_button, *prompt.answers)}

    move = next(action for action in decision.actions if action.verb == "move")
    window.session.act(move)
    before, map_before = places(), window.map.size()
    window.session.act(move)  # it has moved
    settle()
    assert prompt.refusal is not None
    assert places() == before
    assert window.map.size() == map_before
    said = prompt.text.accessibleName()
    assert driver.shell.appearance.text(prompt.refusal.message) in said
    assert not prompt.text.cut or prompt.text.toolTip() == said
