"""The page on lessons does what it says, and names every field and word of the form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from desktop.views.parts.game_parts import parts_of
from engine.practice.lesson import PANELS, WINDOW_PARTS
from engine.practice.lesson_files import ANSWERS, STEP, TELL, WHOLE
from tests.desktop.cli.pages import answer_as_printed

PAGE = (Path(__file__).parents[3] / "docs" / "lessons.md").read_text(encoding="utf-8")


def test_the_page_s_commands_answer_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answer_as_printed(PAGE, capfd) == 2


def test_the_page_names_every_field() -> None:
    named = set(re.findall(r"`([a-z]+)`", PAGE))
    assert {*WHOLE, *STEP, *TELL, *ANSWERS, "try"} <= named


def test_the_page_names_every_part_of_the_window_and_every_panel() -> None:
    games = map(engine.game, engine.playable())
    assert set(re.findall(r"`window:([a-z]+)`", PAGE)) == set(WINDOW_PARTS)
    assert set(re.findall(r"`panel:([a-z]+)`", PAGE)) == {
        *PANELS,
        *(name for one in games for name in one.panels),
    }


@pytest.mark.parametrize("game", engine.titles())
def test_a_game_names_the_panels_that_it_brings(game: str) -> None:
    assert set(engine.game(game).panels) == {panel.name for panel in parts_of(game).panels}
