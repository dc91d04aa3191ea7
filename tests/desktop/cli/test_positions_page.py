"""The pages on position files do what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from engine.kernel.action import Action
from engine.kernel.positions import OPENING
from tests.desktop.cli.pages import answer_as_printed

DOCS = Path(__file__).parents[3] / "docs"
PAGES = {
    "maria": "positions.md", "acres": "positions-acres.md", "revolution": "positions-revolution.md",
    "sachsen": "positions-sachsen.md",
}  # fmt: skip
TITLES = [pytest.param(name, id=name) for name in PAGES]


def page(game: str) -> str:
    """The text of a game's page."""
    return (DOCS / PAGES[game]).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", TITLES)
def test_the_page_s_commands_answer_as_printed(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Every file is saved and every command run, in the order of the page."""
    monkeypatch.chdir(tmp_path)
    assert answer_as_printed(page(game), capfd) >= 6


def is_action(text: str, kinds: dict[str, type[Action]]) -> bool:
    """Whether a text in a table is an Action and no name of a field: those of one word have no field to fill."""
    verb, *rest = text.split()
    return verb in kinds and (bool(rest) or not any(f for f in kinds[verb].__struct_fields__))


@pytest.mark.parametrize("game", TITLES)
def test_every_kind_of_action_is_explained_and_reads(game: str) -> None:
    """The table of texts has every verb, and each text in it is well-formed."""
    position = engine.game(game).start()
    rows = [line for line in page(game).split("## Action texts")[1].splitlines() if line.startswith("| `")]
    texts = [t for row in rows for t in re.findall(r"`([^`]+)`", row.split("|")[1])]
    actions = [t for t in texts if is_action(t, position.action_types)]
    assert {t.split()[0] for t in actions} == set(position.action_types)
    for text in actions:
        assert position.read(text).text() == text


@pytest.mark.parametrize("game", TITLES)
def test_every_field_is_explained(game: str) -> None:
    """The tables name the fields that the file may have, and no others; the first page has those of the opening."""
    keys: set[str] = set()
    for scenario in engine.game(game).scenarios:
        chosen = {option.id: True for option in scenario.options if option.usual is False}
        keys |= {*engine.game(game).form({"scenario": scenario.id, "options": chosen}).keys.words}
    fields = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
    named = set(fields.findall(page(game).split("## Action texts")[0]))
    opening = {*OPENING, "actions"}
    assert named - opening == keys - opening
    assert opening <= set(fields.findall(page("maria")))


def test_every_game_has_its_page() -> None:
    """No game that people play is without one."""
    played = {name for name in engine.titles() if engine.game(name).maturity != "toy"}
    assert played <= {*PAGES}
