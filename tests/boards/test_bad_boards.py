"""Broken boards: each gives one message with file, line, field and mend, and never anything else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards import BoardError, list_boards, load_board
from engine.boards.errors import text
from engine.kernel.files import data, user_data
from tests.boards.little import little, spoil
from tests.yaml_file import yaml_of

CASES: list[dict[str, str]] = yaml_of(Path(__file__).with_name("bad_boards.yaml"))


def broken(path: Path | str) -> BoardError:
    """The error that loading gives."""
    with pytest.raises(BoardError) as caught:
        load_board(path)
    return caught.value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_broken_board_says_where_and_how_to_mend_it(case: dict[str, str], tmp_path: Path) -> None:
    """The whole message, word for word."""
    path = tmp_path / "bad.yaml"
    path.write_text(spoil(case["old"], case["new"]), encoding="utf-8")
    assert str(broken(path)) == f"{path}, {case['says']}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
@pytest.mark.parametrize("language", ["it", "es"])
def test_a_broken_board_speaks_every_language(case: dict[str, str], language: str, tmp_path: Path) -> None:
    """The problem and its mend are whole sentences in Italian and Spanish, with nothing left unfilled."""
    path = tmp_path / "bad.yaml"
    path.write_text(spoil(case["old"], case["new"]), encoding="utf-8")
    error = broken(path)
    for message, english in ((error.message, error.problem), (error.remedy, error.mend)):
        told = text(message, language)
        assert told
        assert told != english
        assert "{" not in told


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Missing, a folder, empty, not UTF-8, bottomless: one sentence each."""
    assert "There is no such file" in str(broken(tmp_path / "none.yaml"))
    assert "can’t be read: Is a directory" in str(broken(tmp_path))
    path = tmp_path / "bad.yaml"
    path.write_text("# nothing\n", encoding="utf-8")
    assert "The file is empty" in str(broken(path))
    path.write_bytes(b"board: x\ntitle: caf\xe9\n")
    assert str(broken(path)).startswith(f"{path}, line 2: The text is not in UTF-8")
    path.write_text("[" * 20_000, encoding="utf-8")
    assert broken(path).problem
    path.write_text("- a\n- b\n", encoding="utf-8")
    assert "Expected here: a table of keys and values; found: a list" in str(broken(path))
    path.write_text(
        re.sub(r"maps:\n.*?\ncountries:", "maps: {}\ncountries:", little(), flags=re.DOTALL), "utf-8"
    )
    assert "The board has no map" in str(broken(path))


def test_an_unknown_name_suggests_a_known_one() -> None:
    """A name that is no board names the nearest."""
    assert str(broken("marie")) == "marie: There is no board called “marie”. Did you mean “maria”?"


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    """Some editors begin UTF-8 with a mark."""
    path = tmp_path / "little.yaml"
    path.write_text("\ufeff" + little(), encoding="utf-8")
    assert load_board(path).id == "little"


@given(st.data())
def test_whatever_is_cut_out_never_gives_a_traceback(
    tmp_path_factory: pytest.TempPathFactory, data: Any
) -> None:
    """Any stretch of the file replaced by anything: a board, or a BoardError."""
    whole = little()
    start = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 60))
    junk = data.draw(st.text("abz019-_:,.[]{}&*!#'\"\n |>%@\t\u00e9", max_size=8))
    path = tmp_path_factory.getbasetemp() / "cut.yaml"
    path.write_text(whole[:start] + junk + whole[start + length :], encoding="utf-8")
    try:
        told = [load_board(path).id]
    except BoardError as error:
        told = [error.problem, error.mend]
    assert all(told)


def test_own_boards_stand_beside_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file in the data folder is listed and loaded by name; one named like ours by its path."""
    monkeypatch.setenv("KABINETT_HOME", str(tmp_path))
    folder = user_data("boards")
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text(little(), encoding="utf-8")
    (folder / "maria.yaml").write_text(little(), encoding="utf-8")
    listed = {listing.name: listing for listing in list_boards()}
    assert listed["maria"].path == data("boards", "maria.yaml")
    assert listed["mine"].origin == "own"
    assert load_board("mine").id == "little"
    assert load_board(str(folder / "maria.yaml")).id == "little"
    assert str(folder / "maria.yaml") in listed
