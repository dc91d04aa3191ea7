"""The position editor in the window: by mouse, by clicks, by keys; files, undo, leaving, and where positions go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

import engine
from desktop.app import Shell
from desktop.profile.settings import Settings
from desktop.views.editor.copying import copy_of
from desktop.views.editor.edit_map import EditMap
from desktop.views.editor.editor_page import EditorPage
from desktop.views.editor.editor_words import EditorWords
from desktop.views.editor.field_form import Chooser, FieldForm
from desktop.views.editor.lesson_step import LessonStepDialog
from desktop.views.editor.palette_column import DraggedList
from desktop.views.parts.board_names import board_names
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.dialogs import Told
from engine.boards.load import load_board
from engine.kernel.journal import Kind, SeatEntry
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from engine.practice.editing import Editing
from engine.practice.palettes import Token, palettes
from engine.texts.catalogue import LANGUAGES
from tests.council.game import GAME as COUNCIL

Opened = Callable[..., EditorPage]


@pytest.fixture
def opened(shell: Shell) -> Iterator[Opened]:
    """The editor in the window, with the opening of a game."""
    shell.resize(1366, 768)

    def open_(game: str = "maria", **opening: object) -> EditorPage:
        shell.desk.show(Editing.new(engine.game(game), dict(opening)))
        assert shell.editor is not None
        return shell.editor

    yield open_
    if shell.editor is not None:
        shell.editor.editing.forget_changes()
        shell.editor.close_table()


def map_of(page: EditorPage) -> EditMap:
    assert page.stage.map is not None
    return page.stage.map


def token(page: EditorPage, field: str, *below: str, value: str | None = None) -> Token:
    return next(t for t in palettes(page.editing.form)[field] if t.below == below and t.value == value)


def spot(page: EditorPage, ref: str) -> QPoint:
    """Where something lies in the view of the map."""
    point = map_of(page).table.on_map(ref)
    assert point is not None
    return map_of(page).mapFromScene(point)


def see(page: EditorPage, *refs: str) -> None:
    """Look at the map so that all of these are seen."""
    shown = map_of(page)
    points = [shown.table.on_map(ref) for ref in refs]
    middle = sum((p for p in points if p is not None), start=points[0] - points[0]) / len(points)  # type: ignore[operator]
    shown.look_at(middle, 1.0)
    for ref in refs:
        assert shown.viewport().rect().contains(spot(page, ref)), ref


def drag(page: EditorPage, start: QPoint, end: QPoint) -> None:
    """Drag on the map."""
    viewport = map_of(page).viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * part)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def carry(source: DraggedList, page: EditorPage, ref: str) -> None:
    """Drag what is chosen in a list to a spot of the map."""
    start = source.visualItemRect(source.currentItem()).center()
    end = source.viewport().mapFromGlobal(map_of(page).viewport().mapToGlobal(spot(page, ref)))
    QTest.mousePress(source.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(source.viewport(), start + QPoint(30, 0))
    QTest.mouseMove(source.viewport(), end)
    QTest.mouseRelease(source.viewport(), Qt.MouseButton.LeftButton, pos=end)


def standing(page: EditorPage, piece: str) -> str:
    """Where a piece is shown."""
    assert page.stage.session is not None
    return next(one.place for one in page.stage.session.view.pieces if one.id == piece)


def click(page: EditorPage, ref: str) -> None:
    QTest.mouseClick(map_of(page).viewport(), Qt.MouseButton.LeftButton, pos=spot(page, ref))


# --- by mouse -------------------------------------------------------------------------


def test_a_piece_is_dragged_on_the_map_and_off_it(opened: Opened) -> None:
    page = opened()
    see(page, "piece:friedrich", "place:breslau")
    drag(page, spot(page, "piece:friedrich"), spot(page, "place:breslau"))
    assert standing(page, "friedrich") == page.editing.data["pieces"]["friedrich"] == "breslau"
    see(page, "place:breslau")
    drag(page, spot(page, "piece:friedrich"), QPoint(-40, 200))
    assert page.editing.data["pieces"]["friedrich"] == "off"
    assert standing(page, "friedrich") == ""
    page.head.buttons["menu-undo"].click()
    page.head.buttons["menu-undo"].click()
    assert not page.editing.unsaved
    assert standing(page, "friedrich") == "freystadt"
    page.head.buttons["menu-redo"].click()
    assert standing(page, "friedrich") == "breslau"


def test_a_token_is_dragged_from_its_palette_to_the_map(opened: Opened) -> None:
    page = opened("acres")
    page.palettes.pick(token(page, "sites", value="french town fort"))
    see(page, "place:albany")
    carry(page.palettes.tokens, page, "place:albany")
    assert page.editing.data["sites"]["albany"] == "french town fort"
    assert page.editing.sound


def test_what_lies_here_is_dragged_from_its_list(opened: Opened) -> None:
    """To another place, as from the map; where it cannot lie it stays, with a word why."""
    page = opened("revolution")
    page.editing.set(("armies", "flanders"), ["habsburgs used", "nobility"])
    page.refresh()
    see(page, "box:section-flanders", "place:gent")
    click(page, "box:section-flanders")
    here = page.palettes.here
    here.setCurrentRow(1)
    carry(here, page, "place:gent")
    assert page.toast.isVisible()
    carry(here, page, "box:section-flanders")
    assert page.editing.data["armies"]["flanders"] == ["habsburgs used", "nobility"]
    see(page, "box:section-brabant")
    carry(here, page, "box:section-brabant")
    assert page.editing.data["armies"]["flanders"] == ["habsburgs used"]
    assert page.editing.data["armies"]["brabant"][-1] == "nobility"


def test_at_another_spot_the_first_thing_is_chosen(opened: Opened) -> None:
    """Not the one in the row that was chosen at the spot before; there it stays the same row."""
    page = opened("revolution")
    for section in ("flanders", "brabant"):
        page.editing.set(("armies", section), ["habsburgs", "nobility", "burghers"])
    page.refresh()
    shown = map_of(page)
    shown.walk_to("box:section-flanders")
    page.palettes.here.setCurrentRow(1)
    QTest.keyClick(page.palettes.here, Qt.Key.Key_Delete)
    assert page.editing.data["armies"]["flanders"] == ["habsburgs", "burghers"]
    assert page.palettes.here.currentRow() == 1
    shown.walk_to("box:section-brabant")
    QTest.keyClick(shown, Qt.Key.Key_Delete)
    assert page.editing.data["armies"]["brabant"] == ["nobility", "burghers"]


def test_a_token_that_is_picked_is_laid_down_by_clicks(opened: Opened) -> None:
    """Counters as many as there are clicks; a piece once, then the pointer only looks."""
    page = opened("revolution")
    page.palettes.pick(token(page, "counters", "nobility"))
    see(page, "place:bruxelles")
    click(page, "place:bruxelles")
    click(page, "place:bruxelles")
    assert page.editing.data["counters"]["bruxelles"] == {"nobility": 3}
    assert page.palettes.here.count() == 1
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.palettes.token is None
    page.palettes.remove_button.click()
    assert page.editing.data["counters"]["bruxelles"] == {"nobility": 2}


def test_counters_and_armies_are_dragged(opened: Opened) -> None:
    """A heap gives one; what cannot lie there stays, with a word why."""
    page = opened("revolution")
    page.editing.set(("armies", "flanders"), ["habsburgs used"])
    page.refresh()
    see(page, "place:gent", "place:antwerpen")
    drag(page, spot(page, "place:antwerpen"), spot(page, "place:gent"))
    assert page.editing.data["counters"]["antwerpen"] == {"habsburgs": 1}
    assert page.editing.data["counters"]["gent"] == {"reformers": 1, "habsburgs": 1}
    see(page, "box:section-flanders", "place:gent")
    drag(page, spot(page, "box:section-flanders"), spot(page, "place:gent"))
    assert page.editing.data["armies"]["flanders"] == ["habsburgs used"]
    assert page.toast.isVisible()


def test_a_drag_where_nothing_lies_moves_the_map(opened: Opened) -> None:
    page = opened("acres")
    map_of(page).look_at(map_of(page).middle(), 1.4)
    before, data = map_of(page).middle(), page.editing.data
    drag(page, QPoint(20, 20), QPoint(120, 90))
    assert map_of(page).middle() != before
    assert page.editing.data is data


# --- by keys --------------------------------------------------------------------------


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_by_keys_alone(opened: Opened) -> None:
    """Pick in the palette, name the spot; walk on the map, put and take away; undo and redo."""
    page = opened()
    page.palettes.pick(token(page, "pieces", "schwerin"))
    page.palettes.tokens.setFocus()
    QTest.keyClick(page.palettes.tokens, Qt.Key.Key_Return)
    assert page.palettes.where.hasFocus()
    QTest.keyClicks(page.palettes.where, "Breslau")
    QTest.keyClick(page.palettes.where, Qt.Key.Key_Return)
    assert standing(page, "schwerin") == "breslau"
    shown = map_of(page)
    shown.setFocus()
    shown.walk_to("place:breslau")
    assert page.palettes.told_here() == ["Schwerin"]
    assert "Schwerin" in shown.accessibleDescription()
    page.palettes.pick(None)
    QTest.keyClick(shown, Qt.Key.Key_Delete)
    assert page.editing.data["pieces"]["schwerin"] == "off"
    QTest.keyClick(shown, Qt.Key.Key_Down)
    walked = shown.cursor_spot
    assert walked not in ("", "place:breslau")
    page.palettes.pick(token(page, "pieces", "schwerin"))
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert f"place:{standing(page, 'schwerin')}" == walked
    QTest.keyClick(shown, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.editing.data["pieces"]["schwerin"] == "off"
    QTest.keyClick(shown, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert f"place:{standing(page, 'schwerin')}" == walked


# --- fields and faults ----------------------------------------------------------------


def edits(page: EditorPage, *way: str | int) -> object:
    """What edits a value in the form that is open."""
    page.fields.open(way)
    return page.fields.form.go_to(way)


def test_fields_are_changed_by_their_forms(opened: Opened) -> None:
    """Numbers, words, cards, yes and no; the rest of the table stays."""
    page = opened(scenario="advanced")
    turn = edits(page, "turn")
    assert isinstance(turn, QSpinBox)
    turn.setValue(5)
    stage = edits(page, "stage")
    assert isinstance(stage, Chooser)
    stage.choose("prussia")
    number = len(page.editing.data["hands"]["prussia"])
    adds = edits(page, "hands", "prussia", number)
    assert isinstance(adds, Chooser)
    held = page.editing.data["draw"][0]
    adds.choose(held.partition(".")[0])
    row = adds.parentWidget()
    assert row is not None
    add = row.findChild(QPushButton)
    assert add is not None
    add.click()
    assert page.editing.data["hands"]["prussia"][-1] == held
    assert held not in page.editing.data["draw"]
    spaces = edits(page, "tracks", "italy")
    assert isinstance(spaces, QSpinBox)
    spaces.setValue(2)
    assert page.editing.data["turn"] == 5
    assert page.editing.data["tracks"]["italy"] == 2
    assert page.stage.session is not None
    assert page.stage.session.view.turn == 5
    assert page.editing.sound


def test_parts_of_a_phrase_are_chosen_one_by_one(opened: Opened) -> None:
    page = opened("revolution")
    page.editing.set(("turn",), 1)
    page.editing.set(("phase",), "sieges")
    page.editing.set(("armies", "flanders"), ["habsburgs"])
    page.refresh()
    city = edits(page, "armies", "flanders", 0, "besieges")
    assert isinstance(city, Chooser)
    city.choose("gent")
    assert page.editing.data["armies"]["flanders"] == ["habsburgs besieges gent"]
    assert page.editing.sound
    side = edits(page, "armies", "flanders", 0, "side")
    assert isinstance(side, Chooser)
    side.choose("catholics")
    assert page.editing.data["armies"]["flanders"] == ["catholics besieges gent"]


def test_a_phrase_that_does_not_read_is_mended_by_one_part(opened: Opened) -> None:
    """Nothing is shown of it; what is chosen is written with the first of what must stand beside it."""
    page = opened("revolution")
    page.editing.set(("turn",), 1)
    page.editing.set(("phase",), "sieges")
    page.editing.set(("armies", "flanders"), ["nonsense in plenty"])
    page.refresh()
    city = edits(page, "armies", "flanders", 0, "besieges")
    assert isinstance(city, Chooser)
    side = edits(page, "armies", "flanders", 0, "side")
    assert isinstance(side, Chooser)
    assert (city.currentData(), side.currentData()) == (None, None)
    city.choose("gent")
    assert page.editing.data["armies"]["flanders"] == ["catholics besieges gent"]
    side = edits(page, "armies", "flanders", 0, "side")
    assert isinstance(side, Chooser)
    side.choose("habsburgs")
    assert page.editing.data["armies"]["flanders"] == ["habsburgs besieges gent"]
    assert page.editing.sound


def test_a_number_in_steps_is_changed_by_steps(opened: Opened) -> None:
    """Of an option that goes by twos no other number is offered."""
    page = opened()
    fields = FieldForm(page.appearance, page.words)
    edited = Editing(COUNCIL, {"options": {"goal": 8}})
    fields.show_field(edited, "options")
    goal = fields.go_to(("options", "goal"))
    assert isinstance(goal, QSpinBox)
    goal.stepUp()
    assert goal.value() == 10


def test_faults_are_listed_marked_and_gone_to(opened: Opened) -> None:
    """What cannot be keeps from playing, not from saving."""
    page = opened()
    page.put(token(page, "pieces", "karl"), "place:breslau")
    page.put(token(page, "pieces", "friedrich"), "place:breslau")
    assert page.faults.list.isVisible()
    assert page.faults.list.count() == 1
    item = page.faults.list.item(0)
    assert "Friedrich" in item.text()
    assert "may not stack" in item.text()
    assert "wrong" in map_of(page).table.marking.shown.values()
    uses = page.head.actions_by_key
    assert not any(uses[key].isEnabled() for key in ("editor-practise", "editor-lesson", "editor-what-if"))
    assert uses["editor-save-as"].isEnabled()
    page.faults.list.itemClicked.emit(item)
    assert page.fields.field == "pieces"
    page.undo()
    assert not page.faults.list.isVisible()
    assert uses["editor-practise"].isEnabled()
    assert "wrong" not in map_of(page).table.marking.shown.values()


def test_another_opening_has_another_map_and_other_fields(opened: Opened) -> None:
    page = opened()
    assert "tracks" not in page.editing.form.keys.words
    scenario = edits(page, "scenario")
    assert isinstance(scenario, Chooser)
    scenario.choose("advanced")
    assert page.stage.session is not None
    assert set(page.stage.session.view.maps) == {"flanders", "bohemia"}
    assert map_of(page).table.on_map("place:bruessel") is not None
    page.put(token(page, "pieces", "arenberg"), "place:bruessel")
    assert standing(page, "arenberg") == "bruessel"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("maria", "advanced"),
        ("acres", "standard"),
        ("revolution", ""),
        ("sachsen", ""),
        ("sachsen", "battle"),
    ],
)
def test_everything_has_a_name_in_every_language(game: str, scenario: str, language: str) -> None:
    """No field and no token shows itself as it is written in a file."""
    edited = Editing.new(engine.game(game), {"scenario": scenario} if scenario else {})
    look = Appearance(Settings(language=language, theme="parchment"))
    look.speak_of(game, board_names(load_board(edited.game.board)), None, edited.game.rulesets[0])
    words = EditorWords(look, game)
    for name in (*edited.form.keys.words, *edited.opening.keys.words):
        assert look.words.has(f"field-{game}-{name}") or look.words.has(f"field-{name}"), name
    for tokens in palettes(edited.form).values():
        for one in tokens:
            assert words.token(one)
            assert ":" not in words.token(one), one
            for word, ref in one.names:
                own = f"field-word-{game}-{word}"
                assert ref or look.words.has(own) or look.words.has(f"field-word-{word}"), one


def test_of_many_entries_one_is_open(opened: Opened) -> None:
    """A table of all pieces is no wall of fields; words are listed when they are asked for."""
    page = opened()
    where = edits(page, "pieces", "neipperg")
    assert isinstance(where, Chooser)
    assert where.count() == 1
    where.choose("praha")
    assert page.editing.data["pieces"]["neipperg"] == "praha"
    assert len(page.fields.form.findChildren(Chooser)) < 6
    entries = page.fields.form.go_to(("pieces", ""))
    assert isinstance(entries, Chooser)
    entries.choose("traun")
    assert isinstance(page.fields.form.go_to(("pieces", "traun")), Chooser)


# --- files, leaving -------------------------------------------------------------------


def test_it_is_saved_and_opened(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened("acres")
    path = tmp_path / "mine.yaml"
    monkeypatch.setattr("desktop.views.editor.editor_files.ask_where", lambda *_: path)
    page.put(token(page, "sites", value="british village"), "place:albany")
    assert page.head.file.text().endswith("*")
    assert page.files.save()
    assert page.head.file.text() == "mine.yaml"
    assert PositionFile.read(path).data == page.editing.data
    page.files.open_file(path)
    assert page.editing.path == path
    assert not page.editing.unsaved
    assert page.editing.data["sites"]["albany"] == "british village"


def test_a_damaged_file_is_told_and_what_is_open_stays(opened: Opened, tmp_path: Path) -> None:
    page = opened("acres")
    path = tmp_path / "bad.yaml"
    path.write_text("game: acres\nsites: [\n", encoding="utf-8")
    before = page.editing
    page.files.open_file(path)
    told = page.findChild(Told)
    assert told is not None
    assert page.editing is before
    told.reject()


def asked(page: EditorPage) -> Told:
    told = page.findChild(Told, "unsaved")
    assert told is not None
    return told


def press(told: Told, choice: str) -> None:
    button = told.findChild(QPushButton, f"choice-{choice}")
    assert button is not None
    button.click()
    QApplication.processEvents()


def test_a_file_that_is_not_opened_costs_no_changes(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever chooses none, or one that cannot be edited, is asked nothing; the question comes when it is read."""
    page = opened("acres")
    page.put(token(page, "sites", value="british village"), "place:albany")
    edited, chosen = page.editing, [""]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen[0], ""))
    page.files.open()
    assert page.findChild(Told) is None
    path = tmp_path / "other.yaml"
    path.write_text("game: toy\n", encoding="utf-8")
    chosen[0] = str(path)
    page.files.open()
    told = page.findChild(Told)
    assert told is not None
    assert told.objectName() != "unsaved"
    told.reject()
    QApplication.processEvents()
    assert page.editing is edited
    assert edited.unsaved
    path.write_text("game: maria\nturn: 3\n", encoding="utf-8")
    page.files.open()
    press(asked(page), "stay")
    assert page.editing is edited
    assert edited.unsaved
    page.files.open()
    press(asked(page), "discard")
    assert page.editing.path == path
    assert page.editing.data["turn"] == 3


def test_changes_are_asked_for(opened: Opened, shell: Shell, qtbot: QtBot) -> None:
    """On the way back, and when the window is closed; who stays loses nothing."""
    page = opened("acres")
    page.put(token(page, "sites", value="british village"), "place:albany")
    page.head.buttons["button-back"].click()
    press(asked(page), "stay")
    assert shell.currentWidget() is page
    assert not shell.close()
    press(asked(page), "stay")
    assert shell.isVisible()
    page.head.buttons["button-back"].click()
    press(asked(page), "discard")
    assert shell.currentWidget() is shell.start
    assert shell.editor is None


def test_without_changes_nothing_is_asked(opened: Opened, shell: Shell) -> None:
    """And nothing is picked before a hand picks it, wherever the focus is."""
    page = opened("acres")
    page.palettes.tokens.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert page.palettes.token is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert shell.currentWidget() is shell.start


def test_a_change_of_language_loses_nothing(opened: Opened, shell: Shell) -> None:
    page = opened("acres")
    page.put(token(page, "sites", value="british village"), "place:albany")
    shell.appearance.set_scale(150)
    shell.appearance.set_language("it")
    assert page.editing.data["sites"]["albany"] == "british village"
    assert page.head.buttons["menu-undo"].isEnabled()
    assert page.words.field("money") == "Denaro"
    page.undo()
    assert not page.editing.unsaved


# --- where it goes --------------------------------------------------------------------


def test_it_is_played_as_a_practice_table(opened: Opened, shell: Shell, qtbot: QtBot) -> None:
    page = opened("revolution")
    page.put(token(page, "counters", "nobility"), "place:bruxelles")
    page.editing.forget_changes()
    page.head.actions_by_key["editor-practise"].trigger()
    qtbot.waitUntil(lambda: shell.table is not None)
    assert shell.table is not None
    assert shell.currentWidget() is shell.table
    table = shell.table.session.home
    assert table.journal.header.kind == "practice"
    heap = next(h for h in table.view(None).heaps if (h.place, h.side) == ("bruxelles", "nobility"))
    assert heap.number == 2


def a_table(kind: Kind, *people: str) -> Table:
    """A table of A FEW ACRES OF SNOW."""
    game = engine.game("acres")
    seats = [
        SeatEntry(side, side.title(), "" if side in people else "steady") for side in ("british", "french")
    ]
    return Table.new(game, ruleset="", scenario="", seats=seats, seed=5, kind=kind)


def test_a_copy_of_a_table_becomes_a_what_if(shell: Shell, qtbot: QtBot) -> None:
    """The table stays as it is behind it; Back leads there as well."""
    shell.open_table(a_table("practice", "british", "french"))
    home = shell.table
    assert home is not None
    home.begin()
    before = home.session.home.position.digest()
    shell.go("edit-copy")
    page = shell.editor
    assert page is not None
    assert page.editing.sound
    page.put(token(page, "sites", value="british village"), "place:albany")
    assert page.head.actions_by_key["editor-what-if"].isEnabled()
    page.head.actions_by_key["editor-what-if"].trigger()
    qtbot.waitUntil(lambda: shell.currentWidget() is home)
    assert home.session.what_if is not None
    assert home.session.view.control["albany"] == "british"
    home.session.back_to_now()
    assert home.session.home.position.digest() == before
    assert "albany" not in home.session.view.control
    shell.go("edit-copy")
    page = shell.editor
    assert page is not None
    page.head.buttons["button-back"].click()
    assert shell.currentWidget() is home
    assert shell.table is home


def test_a_copy_of_a_match_shows_no_hidden_hand(shell: Shell) -> None:
    """One's own hand is as it is; what is assumed is said."""
    shell.open_table(a_table("match", "british"))
    home = shell.table
    assert home is not None
    home.begin()
    session = home.session
    session.look_as("british")
    true = {hand.side: hand.cards for hand in session.home.view("british").hands}
    hidden = {hand.side: hand.cards for hand in session.home.view("french").hands}["french"]
    copies = [copy_of(session) for _ in range(4)]
    assert all(sorted(one.data["hands"]["british"]) == sorted(true["british"] or ()) for one in copies)
    assert (
        len({tuple(sorted(one.data["hands"]["french"])) for one in copies} | {tuple(sorted(hidden or ()))})
        > 1
    )
    shell.go("edit-copy")
    page = shell.editor
    assert page is not None
    assert page.editing.assumed == ("french",)
    assert "France" in page.faults.told.text()
    page.close_table()


def test_it_becomes_a_step_of_a_lesson(opened: Opened, qtbot: QtBot) -> None:
    page = opened("acres")
    page.head.actions_by_key["editor-lesson"].trigger()
    dialog = page.findChild(LessonStepDialog)
    assert dialog is not None
    assert not dialog.add_button.isEnabled()
    dialog.says.setPlainText("Look at Boston.")
    dialog.name.setText("Not a name")
    assert not dialog.add_button.isEnabled()
    dialog.name.setText("boston")
    added: list[Path] = []
    dialog.added.connect(added.append)
    dialog.add_button.click()
    assert len(added) == 1
    assert added[0].stem == "boston"
    again = LessonStepDialog(page.appearance, page.editing, page)
    assert again.lesson.count() == 2
    again.lesson.setCurrentIndex(1)
    again.step.setText("second")
    again.says.setPlainText("And now?")
    again.add()
    assert added[0].read_text(encoding="utf-8").count("- step:") == 2


# --- States, and a field that takes the map's place --------------------------------------


def test_units_of_states_stand_where_they_are_dragged(opened: Opened) -> None:
    """On the sheet of the Empire; what else is said of a unit goes with it."""
    page = opened("sachsen", seats=3, deal=["sachsen", "preussen", "hannover"], turn=4, phase="player-turn")
    see(page, "piece:sachsen-general", "place:empire-16-7")
    drag(page, spot(page, "piece:sachsen-general"), spot(page, "place:empire-16-7"))
    assert standing(page, "sachsen-general") == "empire-16-7"
    assert page.editing.data["units"]["sachsen-general"] == "empire-16-7"
    page.editing.set(("units", "sachsen-general"), "empire-16-7 moved 2")
    page.put(token(page, "units", "sachsen-general"), "place:dresden")
    assert page.editing.data["units"]["sachsen-general"] == "dresden moved 2"
    assert page.editing.sound


def test_a_field_is_set_up_by_hand(opened: Opened) -> None:
    """The field of the section stands in the map's place; two units on a square are a fault there."""
    units = {"preussen-general": "field-small-4-2", "sachsen-general": "field-small-4-7"}
    page = opened("sachsen", scenario="battle", sections=["plain-3"], units=units)
    assert page.stage.session is not None
    assert page.stage.session.view.maps == ("field-small",)
    see(page, "piece:sachsen-general", "place:field-small-5-5")
    drag(page, spot(page, "piece:sachsen-general"), spot(page, "place:field-small-5-5"))
    assert standing(page, "sachsen-general") == "field-small-5-5"
    page.put(token(page, "units", "sachsen-dragoons-1"), "place:field-small-4-2")
    assert [fault.field for fault in page.editing.judged.faults] == [("units", "sachsen-dragoons-1")]
