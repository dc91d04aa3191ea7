"""`kabinett print`: files for paper from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from desktop.main import main
from engine.kernel.table import Table
from tests.desktop.driver import led
from tests.desktop.printing.reading import Pdf, bare, svg_size, svg_words


def told(capfd: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What a command prints, or says where it fails."""
    assert main(("print", *words)) == code
    read = capfd.readouterr()
    return read.err if code else read.out


def saved(table: Table, path: Path) -> Path:
    table.journal.save_copy(path)
    return path


def test_the_sequence_of_play_in_each_language_and_form(
    qapp: object, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for language, title in (
        ("en", "sequence of play"),
        ("it", "sequenza di gioco"),
        ("es", "secuencia de juego"),
    ):
        pdf, svg = tmp_path / f"{language}.pdf", tmp_path / f"{language}.svg"
        for path in (pdf, svg):
            words = (
                "sequence",
                "revolution",
                "--out",
                str(path),
                "--language",
                language,
                "--paper",
                "a3",
                "--json",
            )
            assert json.loads(told(capfd, *words)) == {"files": [str(path)]}
        assert bare(title) in bare(Pdf(pdf.read_bytes()).text(0))
        assert bare(title) in bare(svg_words(svg.read_bytes()))
        assert svg_size(svg.read_bytes()) in ((297, 420), (420, 297))


def test_the_log_as_a_seat_may_read_it(
    qapp: object, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = led("acres", 5, 20)
    path, seat = saved(table, tmp_path / "t.kabinett"), table.journal.header.seats[0].seat
    for name, more in (("all.md", ()), ("mine.html", ("--as", seat))):
        assert told(capfd, "log", str(path), "--out", str(tmp_path / name), *more).strip() == str(
            tmp_path / name
        )
    assert (tmp_path / "all.md").read_text(encoding="utf-8").startswith("# A Few Acres of Snow: log")
    assert "<li>" in (tmp_path / "mine.html").read_text(encoding="utf-8")


@pytest.mark.long
def test_boards_positions_and_drills(qapp: object, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = led("acres", 5, 20)
    path, seat = saved(table, tmp_path / "t.kabinett"), table.journal.header.seats[0].seat
    out = tmp_path / "out.pdf"
    for words, size in (
        (("board", "acres", "--paper", "a3", "--grey"), (420, 297)),
        (("position", str(path), "--as", seat), (297, 210)),
        (("drills", "acres", "--count", "1", "--kind", engine.game("acres").drills[0].name), (210, 297)),
    ):
        told(capfd, *words, "--out", str(out))
        assert Pdf(out.read_bytes()).sizes[0] == size


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("sequence", "acres", "--out", "x.txt"), "its ending says no known form"),
        (
            ("sequence", "acres", "--out", "x.pdf", "--paper", "a9"),
            "there is no paper 'a9'; there are: a4, a3, a1",
        ),
        (("sequence", "acres", "--out", "x.pdf", "--scenario", "moon"), "there is no scenario 'moon'"),
        (("sequence", "acres", "--out", "/proc/x.pdf"), "/proc/x.pdf: it cannot be written"),
        (("board", "acres", "--out", "x.pdf", "--way", "folded"), "there is no arrangement 'folded'"),
        (("drills", "acres", "--out", "x.pdf", "--kind", "dance"), "there is no kind of drill 'dance'"),
        (("log", "gone.kabinett", "--out", "x.md"), "gone.kabinett"),
    ],
)
def test_what_cannot_be_printed_is_told_on_one_line(
    qapp: object, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...], named: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    said = told(capfd, *words, code=2)
    assert named in said
    assert said.count("\n") == 1
    assert not list(tmp_path.glob("x.*"))


def test_nobody_sits_there(qapp: object, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved(led("acres", 5, 2), tmp_path / "t.kabinett")
    words = ("log", str(path), "--as", "louis", "--out", str(tmp_path / "x.md"))
    assert "there is no seat 'louis'; there are: " in told(capfd, *words, code=2)
