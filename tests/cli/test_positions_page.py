"""docs/positions.md does what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import engine
from desktop.main import main

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
FILES = re.findall(r"```yaml (\S+)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [
    (lines[0], "\n".join(lines[1:]).strip())
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for one in block.split("$ ")[1:]
    if (lines := one.splitlines())
]
ALONE = ("done", "stop", "dispute", "pass")
"""Actions of one word; the others are verbs with what they concern, and so no names of fields."""


def test_the_page_s_commands_answer_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Every file is saved and every command run, in the order of the page."""
    monkeypatch.chdir(tmp_path)
    for name, text in FILES:
        Path(name).write_text(text, encoding="utf-8")
    assert len(COMMANDS) >= 6
    for line, answer in COMMANDS:
        program, *words = shlex.split(line)
        assert program == "kabinett"
        main(words)
        said = capfd.readouterr()
        printed = (said.out + said.err).replace("\N{NO-BREAK SPACE}", " ").strip()
        assert printed == answer, line


def test_every_kind_of_action_is_explained_and_reads() -> None:
    """The table of texts has every verb, and each text in it is well-formed."""
    position = engine.game("maria").start()
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    texts = [t for row in rows for t in re.findall(r"`([^`]+)`", row.split("|")[1])]
    kinds = position.action_types
    actions = [t for t in texts if t.split()[0] in kinds and (" " in t or t in ALONE)]
    assert {t.split()[0] for t in actions} == set(kinds)
    for text in actions:
        assert position.read(text).text() == text


def test_every_field_is_explained() -> None:
    """The tables name the fields that the file may have, and no others."""
    from engine.games.maria.situation import KEYS
    from engine.kernel.positions import OPENING

    tables = PAGE.split("## The opening")[1].split("## Action texts")[0]
    named = set(re.findall(r"^\| `(\w+)` \|", tables, re.MULTILINE))
    assert named == {*OPENING, *KEYS, "actions"}
