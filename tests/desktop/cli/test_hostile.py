"""Whatever is typed or lies in a file: one line with exit code 2, on every terminal."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from pathlib import Path

import pytest

from desktop.cli.words import WORDS, one_line
from desktop.main import main
from engine.kernel.files import user_data
from tests.desktop.cli.test_cli import Shell, shell

__all__ = ["shell"]

DEMO = (
    "game: maria\nturn: 4\nstage: prussia\nphase: movement\npieces: {friedrich: breslau, neipperg: neisse}\n"
)
FILES = {
    "brackets": "game: maria\npieces: " + "[" * 20_000,
    "braces": "game: maria\npieces: " + "{a: " * 20_000,
    "laughs": "game: maria\na: &a [x, x]\nb: &b [*a, *a]\npieces: [*b, *b]\n",
    "digits": "game: maria\nturn: " + "9" * 5_000,
    "long word": "game: maria\nstage: " + "x" * 100_000,
    "long key": "game: maria\n" + "x" * 900 + ": 1\n",
    "long text": "game: maria\nactions: ['" + "move " * 20_000 + "']\n",
    "escapes": 'game: maria\nstage: "\\e[31m\\n\\nred"\n',
    "surrogate": 'game: maria\nstage: "\\ud800"\n',
    "bytes": "game: maria\nabout: \0\n",
}


@pytest.mark.parametrize("case", FILES)
@pytest.mark.parametrize("command", ["legal", "board"])
def test_hostile_files_get_one_line(shell: Shell, tmp_path: Path, case: str, command: str) -> None:
    """Position files and boards."""
    path = tmp_path / "hostile.yaml"
    path.write_text(FILES[case], encoding="utf-8")
    if command == "legal":
        line = shell.mistake("legal", str(path))
        assert line.startswith(str(path))
    else:
        assert main(["board", "check", str(path)]) == 2
        line = shell.capfd.readouterr().out.strip()
        assert str(path) in line
    assert "\n" not in line
    assert "\x1b" not in line
    assert len(line) < 1_100


@pytest.mark.parametrize(
    "text", ["[" * 20_000, "move friedrich " + "9" * 5_000, "move " * 20_000, "\ud800\x1b[31m"]
)
def test_hostile_texts_get_one_line(shell: Shell, tmp_path: Path, text: str) -> None:
    """Typed Actions, names of seats, pieces and games."""
    path = tmp_path / "demo.yaml"
    path.write_text(DEMO)
    for words in (
        ["why", str(path), text],
        ["apply", str(path), text],
        ["legal", str(path), "--from", text],
        ["position", "show", str(path), "--as", text],
        ["position", "new", text],
        ["position", "new", "maria", "--seed", text],
        ["selfplay", "toy", "--bots", text],
        ["legal", f"{text}.yaml"],
        ["replay", text],
    ):
        line = shell.mistake(*words)
        assert len(line) < 1_100
        assert "\x1b" not in line


def test_seeds_have_an_end(shell: Shell) -> None:
    """A seed that no file can hold is refused."""
    assert "seed" in shell.mistake("position", "new", "toy", "--seed", "9" * 4_000)


class Terminal:
    """A terminal that knows ASCII only."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.out, self.err = io.BytesIO(), io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(self.out, "ascii"))
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(self.err, "ascii"))

    def run(self, *words: str) -> tuple[int, str, str]:
        """Exit code and what was written."""
        code = main(words)
        sys.stdout.flush()
        sys.stderr.flush()
        return code, self.out.getvalue().decode(), self.err.getvalue().decode()


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_an_ascii_terminal_is_written_to(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    """Accents are left out; the suits have letters."""
    path = tmp_path / "demo.yaml"
    path.write_text(DEMO)
    code, said, wrong = Terminal(monkeypatch).run(
        "why", str(path), "move friedrich strehlen neisse", "--language", language
    )
    assert (code, wrong) == (0, "")
    assert "(2.0 par. 10.1-c)" in said
    assert said.isascii()
    assert Terminal(monkeypatch).run("--help", "--language", language)[0] == 0
    assert Terminal(monkeypatch).run("nonsense-é", "--language", language)[0] == 2


def test_an_ascii_terminal_gets_json(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It stays JSON and loses nothing."""
    path = tmp_path / "demo.yaml"
    path.write_text(DEMO)
    words = ("why", str(path), "move friedrich strehlen neisse", "--json")
    code, said, _ = Terminal(monkeypatch).run(*words)
    assert code == 0
    assert "’" in json.loads(said)["message"]


def test_one_line() -> None:
    """Line ends and signs that steer a terminal are gone."""
    assert one_line("a\n b\x1b[31m\tc") == "a b [31m c"


def test_a_pipe_is_not_waited_for(shell: Shell, tmp_path: Path) -> None:
    """A pipe that nobody writes to."""
    path = tmp_path / "pipe.yaml"
    os.mkfifo(path)
    assert "Not an ordinary file" in shell.mistake("legal", str(path))


def test_a_name_that_is_no_text_and_one_that_steers(shell: Shell, tmp_path: Path) -> None:
    """A file's name may hold any bytes: what is printed of it is text, in a line and in JSON."""
    for name in (os.fsdecode(b"\xff\x1b[31m.yaml"), "[bold]x[/bold] :smile:.yaml"):
        out = tmp_path / name
        code = main(["position", "new", "toy", "--out", str(out)])
        said = shell.capfd.readouterr()
        assert (code, said.err) == (0, "")
        assert "\x1b" not in said.out
        assert out.exists()
        assert main(["position", "new", "toy", "--out", str(out), "--json"]) == 0
        assert json.loads(shell.capfd.readouterr().out)["file"].endswith(".yaml")


def test_a_table_drawn_for_a_terminal_reads_no_markup(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Square brackets and colons in names stay what they are."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    WORDS.table(["name"], [("[red]Anna[/red] :smile:",), ("\x1b[31mBruno",)])
    said = shell.capfd.readouterr().out
    assert "[red]Anna[/red] :smile:" in said
    assert "\x1b[31mBruno" not in said


def test_a_full_disk_is_one_line_and_leaves_the_old_file(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`apply --out` writes beside the file and renames it."""
    for ending in ("yaml", "kabinett"):
        out = tmp_path / f"out.{ending}"
        out.write_bytes(b"old")
        start = tmp_path / "start.yaml"
        start.write_text("game: toy\n")

        def full(*_args: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr("engine.kernel.writing.write_all", full)
            line = shell.mistake("apply", str(start), "north: bid 0", "--out", str(out))
        assert "No space left on device" in line
        assert out.read_bytes() == b"old"
        assert sorted(p.name for p in tmp_path.iterdir() if p.name.startswith(".")) == []


@pytest.mark.parametrize("case", FILES)
def test_hostile_lessons_get_one_line(shell: Shell, tmp_path: Path, case: str) -> None:
    path = tmp_path / "lesson.yaml"
    path.write_text(f"lesson: hostile\n{FILES[case]}", encoding="utf-8")
    assert main(["lesson", "check", str(path)]) == 2
    read = shell.capfd.readouterr()
    assert read.out.startswith(f"{path}")
    assert (len(read.out.splitlines()), read.err) == (1, "")
    assert read.out.strip().isprintable()
    assert main(["lesson", "check", "--json", str(path)]) == 2
    assert json.loads(shell.capfd.readouterr().out)["good"] is False


def test_a_lesson_that_cannot_be_read_is_told_beside_the_list(shell: Shell) -> None:
    path = user_data("lessons", "maria", "mine", "01-half.yaml")
    path.parent.mkdir(parents=True)
    path.write_text("game: maria\nlesson: half\n", encoding="utf-8")
    for json_too in ((), ("--json",)):
        assert main(["lesson", "list", "maria", *json_too]) == 0
        read = shell.capfd.readouterr()
        assert "maria/introductory/to-breslau" in read.out
        (told,) = read.err.splitlines()
        assert "01-half.yaml" in told
    assert json.loads(read.out)["lessons"]


@pytest.mark.parametrize(
    "words",
    [
        ("drill",),
        ("drill", ""),
        ("drill", "no\ngame"),
        ("drill", "maria"),
        ("drill", "maria", "--kind"),
        ("drill", "maria", "--kind", "re\nach"),
        ("drill", "maria", "--kind", "\x1b[31mreach", "--json"),
        ("drill", "maria", "--kind", "reach", "--seed", "one"),
        ("drill", "maria", "--kind", "reach", "--seed", "9" * 40),
        ("lesson", "list", "chess"),
        ("lesson", "nothing"),
    ],
)
def test_odd_words_about_practice_get_one_line(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell.mistake(*words).isprintable()
