"""Files that nobody in their senses would write: the start screen, the list and the window stay usable."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget

from desktop.app import open_window
from desktop.profile import library
from desktop.profile.settings import Settings, load_settings, settings_file
from desktop.profile.table_notes import SavedView, TableNotes, keep_notes, read_notes
from desktop.views.pages.load_page import LoadPage
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.widgets.dialogs import Told
from engine.kernel.files import user_data
from engine.kernel.holding import holder
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.table import Table
from tests.desktop.driver import LEFT, Driver
from tests.desktop.views.table.test_trouble import close, told, words
from tests.kernel.test_holding import another_window
from tests.kernel.test_journal import HOSTILE

MARKUP = "<h1>Anna & <b>Bruno</b></h1>"
LIKE_REFS = ("side:prussia", "{ $name }")
"""Names that look like something the program knows."""
HEADER = (
    b'{"kabinett":1,"engine":"0.1","game":"%s","ruleset":"2.0","scenario":"%s","seed":1,'
    b'"seats":[{"seat":"frederick","bot":"%s"}]}\n'
)


@pytest.fixture
def hostile_folder() -> Path:
    """The person's tables: one good one, the oldest, among all that is hostile."""
    folder = user_data("tables")
    folder.mkdir(parents=True)
    for name, raw in HOSTILE.items():
        (folder / f"{name}.kabinett").write_bytes(raw)
    for name, parts in {
        "game": (b"chess", b"x", b""),
        "scenario": (b"maria", b"x" * 150, b""),
        "bot": (b"maria", b"introductory", b"../steady"),
    }.items():
        (folder / f"unknown-{name}.kabinett").write_bytes(HEADER % parts)
    (folder / "folder.kabinett").mkdir()
    os.mkfifo(folder / "pipe.kabinett")
    (folder / "zero.kabinett").symlink_to("/dev/zero")
    (folder / "loop.kabinett").symlink_to(folder / "loop.kabinett")
    (folder / f"{'n' * 240}.kabinett").write_bytes(b"")
    (folder / "<img src=x>.kabinett").write_bytes(b"?")
    (folder / os.fsdecode(b"\xff.kabinett")).write_bytes(b"?")
    for number in range(150):
        (folder / f"more-{number}.kabinett").write_bytes(b"[" * 20_000)
    good = Journal.create(_header(), folder / "good.kabinett")
    good.close()
    os.utime(folder / "good.kabinett", (1, 1))
    return folder


def _header():  # type: ignore[no-untyped-def]
    import engine

    game = engine.game("maria")
    seats = [SeatEntry(seat) for seat in game.scenarios[0].seats[3]]
    return Table.new(game, seats=seats, seed=3).journal.header


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_file_ends_the_start_screen(
    hostile_folder: Path, driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """It offers the one good table, having read no more than the beginning of each other; the list names them all."""
    driver.shell.appearance.set_language(language)
    read: list[int] = []
    true = library.read_header

    def counted(path: Path):  # type: ignore[no-untyped-def]
        read.append(1)
        return true(path)

    library._glance.cache_clear()
    monkeypatch.setattr(library, "read_header", counted)
    monkeypatch.setattr(Journal, "open", lambda *_args: pytest.fail("a whole file was read"))
    start = driver.shell.start
    assert start is not None
    start.fill()
    assert start.continue_card is not None
    assert start.continue_card.saved.path.name == "good.kabinett"
    assert len(read) == library.kept()
    start.fill()
    assert len(read) == library.kept(), "what has not changed is not read again"
    monkeypatch.undo()


def test_the_list_of_hostile_files(hostile_folder: Path, driver: Driver) -> None:
    """Each says what is wrong with it, in words of ours, and can go to the trash."""
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert isinstance(page, LoadPage)
    for _ in range(library.kept()):  # rows are made when they come into sight
        QApplication.processEvents()
        page.bar.setValue(page.bar.maximum())
    assert len(page.rows) == library.kept() == len(list(hostile_folder.iterdir()))
    assert [row.open_button.isEnabled() for row in page.rows].count(True) == 1
    for row in page.rows:
        assert row.saved.header or row.words.count("\n") == 2
    for path in sorted(hostile_folder.iterdir())[:40]:
        if path.name == "good.kabinett":
            continue
        driver.shell.open_file(path)
        dialog = told(driver)
        assert all(len(line) < 700 for line in words(dialog))
        close(dialog)


def test_a_folder_of_tables_that_is_none(driver: Driver) -> None:
    """A file where the folder should be: nothing is kept, and a new table says why not."""
    user_data().mkdir(parents=True, exist_ok=True)
    user_data("tables").write_bytes(b"")
    assert driver.shell.start is not None
    driver.shell.start.fill()
    assert library.kept() == 0
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert wizard is not None
    QTest.mouseClick(wizard.start, LEFT)
    assert "written here" in words(told(driver))[0]
    close(told(driver))


@pytest.mark.parametrize("home", ["file", "unreadable", "long"])
def test_a_home_that_cannot_be_used(
    qtbot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str
) -> None:  # type: ignore[no-untyped-def]
    """The window opens, plays no table, and closes."""
    place = tmp_path / ("x" * 300 if home == "long" else home)
    if home == "file":
        place.write_bytes(b"")
    elif home == "unreadable":
        _unreadable(monkeypatch, place)
    monkeypatch.setenv("KABINETT_HOME", str(place))
    monkeypatch.setattr("desktop.maps.boardmap.BoardMap.prepare", lambda _self: None)
    assert load_settings().scale >= 100
    shell = open_window(settings=settings)
    qtbot.addWidget(shell)
    shell.show()
    shell.show_load()
    if home == "file":
        shell.show_boards()
    shell.show_wizard("maria")
    wizard = shell.currentWidget()
    QTest.mouseClick(wizard.start, LEFT)  # type: ignore[union-attr]
    assert [d for d in shell.findChildren(Told) if d.isVisible()]
    shell.close()


def _unreadable(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    """Below this path everything is forbidden, also to who may read all."""
    for name in ("stat", "lstat", "open", "scandir", "mkdir", "listdir"):
        true = getattr(os, name)

        def denied(path: object, *args: object, _true=true, **more: object) -> object:  # type: ignore[no-untyped-def]
            if isinstance(path, str | os.PathLike) and os.fspath(path).startswith(str(place)):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return _true(path, *args, **more)

        monkeypatch.setattr(os, name, denied)


# --- two windows --------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(driver: Driver) -> Iterator[Path]:
    """A table with a hand and a bot that another process plays."""
    table = driver.new_table(bots=True)
    table.panel(NumberPanel).spread()
    table.panel(NumberPanel).press_main()
    path = table.path()
    assert path is not None
    driver.shell.show_start()
    with another_window(path):
        yield path


def test_a_table_that_is_open_elsewhere_can_be_looked_at(driver: Driver, elsewhere: Path) -> None:
    """The dialog says who has it; looking shows the public table, plays nothing, asks nobody, and keeps nothing."""
    raw, notes = elsewhere.read_bytes(), TableNotes(bookmarks=[1])
    keep_notes(elsewhere, notes)
    driver.shell.open_file(elsewhere)
    owner = holder(elsewhere)
    assert owner is not None
    assert words(told(driver))[0].startswith(f"{elsewhere.name} is open in another window: {owner.user} on ")
    close(told(driver))
    assert driver.shell.table is None
    driver.shell.open_file(elsewhere)
    close(told(driver), "do")
    table = driver.table
    assert table.session.viewer is None
    assert not table.curtain.isVisible()
    assert table.banner.isVisible()
    assert table.banner.words.text() == driver.shell.appearance.tr("watching")
    driver.qtbot.wait(300)
    assert not table.bots.busy()
    assert not table.session.may_wonder()
    assert not table.menus.action("menu-undo").isEnabled()
    assert not table.prompt.undo_button.isEnabled()
    table.time.bookmark()
    table.undo()
    table.session.take_back(0)
    for dialog in driver.shell.findChildren(Told):
        dialog.close()
    table.map.zoom_in()
    zoom = table.map.zoom
    table.banner.buttons[0].click()
    driver.qtbot.waitUntil(lambda: driver.shell.table not in (None, table))
    driver.qtbot.waitUntil(lambda: abs(driver.table.map.zoom - zoom) < 0.01)
    driver.shell.show_start()
    assert elsewhere.read_bytes() == raw
    assert read_notes(elsewhere).bookmarks == [1]
    assert driver.shell.appearance.settings.open_table == ""


def test_a_table_in_play_elsewhere_is_no_crash_and_stays_out_of_the_trash(
    driver: Driver, elsewhere: Path
) -> None:
    """What another window plays did not break off, and is not thrown away under it."""
    driver.shell.appearance.settings.open_table = str(elsewhere)
    assert driver.shell.start is not None
    driver.shell.start.fill()
    assert driver.shell.start.continue_card is not None
    assert not driver.shell.start.continue_card.crashed
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert isinstance(page, LoadPage)
    QTest.mouseClick(page.rows[0].bin_button, LEFT)
    assert "is open in another window" in words(told(driver))[0]
    close(told(driver))
    assert elsewhere.exists()


def test_a_table_that_lies_elsewhere_and_was_never_closed_is_gone_on_with(
    driver: Driver, tmp_path: Path
) -> None:
    """After a crash it is offered first, on a stick as among the person's own tables; one that was closed is not."""
    kept = driver.begun().path()
    assert kept is not None
    driver.shell.show_start()
    outside = tmp_path / "stick" / "evening.kabinett"
    outside.parent.mkdir()
    shutil.copy(kept, outside)
    start, settings = driver.shell.start, driver.shell.appearance.settings
    assert start is not None
    for left_open, shown in (
        (outside, outside),
        (tmp_path / "gone.kabinett", kept),
        (tmp_path, kept),
        ("", kept),
    ):
        settings.open_table = str(left_open)
        start.fill()
        assert start.continue_card is not None
        assert start.continue_card.saved.path == shown
        assert start.continue_card.crashed is (shown == outside)


def test_a_table_that_was_moved_goes_on_in_a_copy(driver: Driver, tmp_path: Path) -> None:
    """Nothing is written where nobody finds it."""
    table = driver.begun()
    path = table.path()
    assert path is not None
    entries = len(table.session.home.journal.entries)
    path.rename(tmp_path / "away.kabinett")
    decision = table.session.decision
    assert decision is not None
    assert not table.session.act(next(iter(decision.actions)), sure=True)
    assert words(told(driver))[0] == f"Another program has changed or moved {path.name}."
    close(told(driver), "do")
    driver.qtbot.waitUntil(lambda: driver.shell.table not in (None, table))
    copy = driver.table.path()
    # Begun in the same second it bears the name that the moved one has left free.
    assert copy is not None
    assert copy.parent == path.parent
    assert copy.exists()
    assert len(driver.table.session.home.journal.entries) == entries


def test_a_table_in_a_folder_that_is_read_only_goes_on_in_a_copy(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a stick or another person's folder; one's own folder has no better place to offer."""
    path = driver.begun("hussars").path()
    assert path is not None
    driver.shell.show_start()
    away = tmp_path / "stick" / path.name
    away.parent.mkdir()
    away.write_bytes(path.read_bytes())

    def read_only(*_args: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("engine.kernel.journal.write_all", read_only)
    for file in (path, away):
        driver.shell.open_file(file)
        driver.uncover()
        decision = driver.table.session.decision
        assert decision is not None
        assert not driver.table.session.act(next(iter(decision.actions)), sure=True)
        dialog = told(driver)
        assert words(dialog)[0] == f"{path.name} can’t be written here."
        offered = [b.text() for b in dialog.findChildren(QAbstractButton)]
        assert ("Go on in a copy" in offered) == (file is away)
        mend = "Go on in a copy" if file is away else "See to it that Kabinett may write into this folder"
        assert mend in words(dialog)[2]
        if file is path:
            close(dialog)
    entries, table = len(driver.table.session.home.journal.entries), driver.table
    close(told(driver), "do")
    driver.qtbot.waitUntil(lambda: driver.shell.table not in (None, table))
    assert driver.table.path() not in (None, path, away)
    assert len(driver.table.session.home.journal.entries) == entries
    assert away.read_bytes() == path.read_bytes()


def test_a_table_that_cannot_be_moved_to_the_trash_says_so(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays in the list, and is no table that can't be read."""
    path = driver.new_table().path()
    assert path is not None
    driver.shell.show_load()
    page = driver.shell.currentWidget()
    assert isinstance(page, LoadPage)

    def protected(*_args: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("PySide6.QtCore.QFile.moveToTrash", lambda _self: False)
    monkeypatch.setattr("desktop.profile.library._move", protected)
    QTest.mouseClick(page.rows[0].bin_button, LEFT)
    assert words(told(driver))[0] == f"{path.name} can’t be moved."
    close(told(driver))
    assert not page.rows[0].gone
    assert path.exists()


def test_one_action_earlier_that_cannot_be_written_says_so(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the file's own trouble, and from an unforeseen error: the table then stays open."""
    table = driver.begun("hussars")
    path = table.path()
    assert path is not None

    def full(*_args: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("engine.kernel.journal.write_whole", full)
    driver.shell.trouble.tell("report")
    close(told(driver), "earlier")
    assert words(told(driver))[0].startswith("The disk is full, so ")
    close(told(driver))
    assert driver.shell.table is table
    driver.shell.show_start()
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[-1] = lines[-1].replace('"do":"', '"do":"fly ', 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    driver.shell.open_file(path)
    close(told(driver), "shorter")
    assert words(told(driver))[0].startswith("The disk is full, so ")
    close(told(driver))


# --- what is kept beside a table ------------------------------------------------------------------


def test_two_tables_of_one_name_share_nothing(tmp_path: Path) -> None:
    """Notes, summary and miniature belong to a file, not to a name; those of the name alone are still found."""
    one, two = tmp_path / "a" / "game.kabinett", tmp_path / "b" / "game.kabinett"
    keep_notes(one, TableNotes(bookmarks=[3]))
    assert read_notes(one).bookmarks == [3]
    assert read_notes(two).bookmarks == []
    assert library.picture_path(one) != library.picture_path(two)
    former = user_data("notes", "old.json")
    former.write_bytes(msgspec.json.encode(TableNotes(bookmarks=[7])))
    assert read_notes(library.folder() / "old.kabinett").bookmarks == [7]
    assert read_notes(tmp_path / "old.kabinett").bookmarks == []


@pytest.mark.parametrize(
    "raw", [b"[" * 20_000, b'{"scale":' + b"9" * 5_000 + b"}", b"", b"\xff", b'{"pace":7}']
)
def test_hostile_settings_and_notes_fall_back(tmp_path: Path, raw: bytes) -> None:
    """One bad file costs what it held, not the start."""
    settings_file().parent.mkdir(parents=True)
    settings_file().write_bytes(raw)
    assert load_settings().pace == Settings().pace
    table = library.folder() / "x.kabinett"
    user_data("notes").mkdir()
    user_data("notes", "x.json").write_bytes(raw)
    assert read_notes(table) == TableNotes()


def test_a_sight_that_no_map_has_is_none(tmp_path: Path) -> None:
    """A zoom of nothing, or of too much."""
    keep_notes(
        tmp_path / "x",
        TableNotes({"a": SavedView(0, 1, 1), "b": SavedView(1e30, 0, 0), "c": SavedView(1, 2, 3)}, "", [-4]),
    )
    kept = read_notes(tmp_path / "x")
    assert list(kept.sights) == ["c"]
    assert kept.bookmarks == []


def test_zoom_pan_and_bookmarks_come_back_after_a_kill(driver: Driver) -> None:
    """They are on disk a moment after each change, without anything being closed."""
    table = driver.new_table(bots=True)
    table.map.zoom_in()
    table.map.zoom_in()
    table.map.scroll_by(table.map.rect().center() / 4)
    table.time.bookmark()
    wanted, zoom, middle = table.notes.bookmarks, table.map.zoom, table.map.middle()
    driver.qtbot.waitUntil(lambda: read_notes(table.path()).bookmarks == wanted != [])
    kept = next(iter(read_notes(table.path()).sights.values()))
    assert kept.zoom == pytest.approx(zoom)
    assert (kept.x, kept.y) == pytest.approx((middle.x(), middle.y()))


# --- markup ---------------------------------------------------------------------------------------


def rich(widget: QWidget) -> list[str]:
    """What of a window is read as markup, or lacks an ampersand, though it is a name."""
    found = [
        label.text()
        for label in widget.findChildren(QLabel)
        if "<h1>" in label.text() and label.textFormat() != Qt.TextFormat.PlainText
    ]
    found += [w.toolTip() for w in widget.findChildren(QWidget) if "<h1>" in w.toolTip()]
    found += [
        b.text() for b in widget.findChildren(QAbstractButton) if "<h1>" in b.text() and "&&" not in b.text()
    ]
    return found


def test_markup_in_names_is_shown_as_text(driver: Driver, tmp_path: Path) -> None:
    """Names of people and files, at the wizard, the curtain, the table, its log, the list and in dialogs."""
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert wizard is not None
    for row in wizard.rows[:2]:
        row.name.setMaxLength(60)
        row.name.setText(MARKUP)
    wizard.check()
    assert not rich(wizard)
    for row, name in zip(wizard.rows[1:], LIKE_REFS, strict=True):
        row.name.setText(name)
    QTest.mouseClick(wizard.start, LEFT)
    table = driver.table
    assert table.curtain.isVisible()
    assert MARKUP.replace("&", "&&") in table.curtain.button.text()
    assert not rich(driver.shell)
    met: set[str] = set()
    table.session.changed.connect(lambda: met.add(table.curtain.who.text().rpartition(" (")[0]))
    driver.deploy()
    driver.go_on("movement")
    assert {MARKUP, *LIKE_REFS} <= met
    table.time.take_back(0)
    assert not rich(driver.shell)
    path = table.path()
    assert path is not None
    driver.shell.show_start()
    odd = path.with_name("<b>&amp;.kabinett")
    path.rename(odd)
    driver.shell.show_load()
    assert not rich(driver.shell)
    page = driver.shell.currentWidget()
    assert isinstance(page, LoadPage)
    assert all(name in page.rows[0].words for name in (MARKUP, *LIKE_REFS))
    odd.write_bytes(b"<h1>")
    driver.shell.open_file(odd)
    assert words(told(driver))[0] == "<b>&amp;.kabinett is not a table of Kabinett."
    assert all(
        x.textFormat() == Qt.TextFormat.PlainText for x in told(driver).findChildren(QLabel) if x.text()
    )
    driver.shell.toast.say(MARKUP)
    assert not rich(driver.shell)


def test_pins_say_what_they_keep_away(driver: Driver) -> None:
    """In the wizard, wherever a curtain may ask for one."""
    driver.shell.show_wizard("maria")
    wizard = driver.shell.currentWidget()
    assert wizard is not None
    assert wizard.table.pin_line.isVisible()
    assert "glance" in wizard.table.pin_line.text()
    wizard.me_against_bots()
    assert not wizard.table.pin_line.isVisible()


# --- the map --------------------------------------------------------------------------------------


def test_a_map_that_cannot_be_drawn_says_so(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, with what the builder wrote; the table is played on without it."""
    table = driver.new_table(bots=True)
    monkeypatch.undo()
    monkeypatch.setattr(
        "desktop.maps.boardmap.builder_command",
        lambda *_args: (sys.executable, ["-c", "raise OSError(28, 'No space left on device')"]),
    )
    table.scene.map.prepare()
    driver.qtbot.waitUntil(
        lambda: any(d.isVisible() for d in table.findChildren(QDialog, "map")), timeout=20_000
    )
    dialog = told(driver)
    assert words(dialog)[0] == driver.shell.appearance.tr("error-map")
    assert "No space left" in dialog._details.toPlainText()
    close(dialog)


def test_the_builder_of_a_person_without_a_home_draws_where_the_window_looks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The temporary folder is one for both."""
    from desktop.maps import cache
    from desktop.maps.boardmap import _environment

    (tmp_path / "home").write_bytes(b"")
    monkeypatch.setenv("KABINETT_HOME", str(tmp_path / "home"))
    room = cache.root()
    asked = "from desktop.maps import cache; print(cache.root())"
    environment = {name: _environment().value(name) for name in _environment().keys()}  # noqa: SIM118
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, env=environment
    )
    assert told.stdout.strip() == str(room)
