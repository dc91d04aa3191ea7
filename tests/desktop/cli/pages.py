"""Pages of the documents whose files are saved and whose commands are run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from desktop.main import main


def _commands(text: str) -> list[tuple[str, str]]:
    """The commands of a page, each with the answer printed below it."""
    return [
        (lines[0], "\n".join(lines[1:]).strip())
        for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL)
        for one in block.split("$ ")[1:]
        if (lines := one.splitlines())
    ]


def answer_as_printed(text: str, capfd: pytest.CaptureFixture[str]) -> int:
    """Saves every file of a page here and runs every command in its order; how many answered as is printed."""
    for name, content in re.findall(r"```yaml (\S+)\n(.*?)```", text, re.DOTALL):
        Path(name).write_text(content, encoding="utf-8")
    commands = _commands(text)
    for line, answer in commands:
        program, *words = shlex.split(line)
        assert program == "kabinett"
        main(words)
        said = capfd.readouterr()
        printed = (said.out + said.err).replace("\N{NO-BREAK SPACE}", " ").strip()
        assert printed == answer, line
    return len(commands)
