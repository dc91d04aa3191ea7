"""The log as Markdown and HTML: every line, its clause, what was taken back; no word means more than it says."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from desktop.printing.log_text import HEADINGS, log_html, log_markdown, write_log
from engine.kernel.event import Event
from engine.kernel.log import Line, Log
from engine.kernel.message import Message, say
from tests.desktop.driver import led
from tests.desktop.printing.conftest import look_of

TRICKS = "*bold* [link](http://x) <b>&amp;</b> &lt;i&gt; `code` | _it_ # no"


def lines_of(game: str, seat: str | None = None) -> list[Line]:
    log = Log(led(game, 5, 30), seat)
    log.follow()
    return log.lines


class Reader(HTMLParser):
    """What a page says, and which tags it opens and closes."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.open: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)
        if tag in ("script", "link", "img", "a"):
            self.faults.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def test_every_line_is_there_in_every_language(qapp: object, game: str, language: str) -> None:
    look, lines = look_of(game, language), lines_of(game)
    html, markdown = log_html(lines, look, "Log"), log_markdown(lines, look, "Log")
    reader = Reader()
    reader.feed(html)
    assert reader.faults == reader.open == []
    assert f'lang="{language}"' in html
    said, plain = "".join(reader.said), markdown.replace("\\", "")
    place = 0
    for line in lines:
        words = look.text(line.event.message)
        assert words in plain
        place = said.index(words, place)
        if line.event.clause and line.event.kind not in HEADINGS:
            assert look.words.clause(line.event.clause) in said
            assert look.words.clause(line.event.clause) in plain
    assert markdown.startswith("# Log\n\n")
    assert "\n\n\n" not in markdown


def test_what_people_write_stays_text(qapp: object) -> None:
    look = look_of("acres")
    told = Message("toast-exported", {"file": TRICKS})
    lines = [Line(Event("say", told), 1), Line(Event("say", told), 1, undone=True)]
    markdown, html = log_markdown(lines, look, TRICKS), log_html(lines, look, TRICKS)
    assert "*bold*" not in markdown.replace("\\*", "")
    assert "[link]" not in markdown
    assert "&" not in markdown.replace("\\&", "")
    assert "<b>" not in markdown.replace("\\<", "")
    assert "<b>&amp;</b>" not in html
    assert markdown.count("~~") == 2
    assert html.count("<del>") == html.count("</del>") == 1


def test_a_secret_of_another_seat_is_not_in_it(qapp: object) -> None:
    table, look = led("acres", 5, 30), look_of("acres")
    seats = [entry.seat for entry in table.journal.header.seats]
    texts = {}
    for seat in (*seats, None):
        log = Log(table, seat)
        log.follow()
        texts[seat] = log_markdown(log.lines, look, "x")
    assert len(set(texts.values())) == 3
    for event in table.log(seats[0]):
        if event.kind == "draws" and event not in table.log(None):
            assert look.text(event.message) not in texts[seats[1]]


@pytest.mark.parametrize("suffix", [".md", ".html"])
def test_it_is_written_whole_or_not_at_all(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    path, look = tmp_path / f"log{suffix}", look_of("acres")
    lines = [Line(Event("turn", say("time-begins", turn=1)), 0)]
    write_log(path, lines, look, "Log")
    before = path.read_bytes()
    assert before.startswith(b"<!DOCTYPE html>" if suffix == ".html" else b"# Log")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.kernel.writing.write_all", full)
    with pytest.raises(OSError, match="No space left"):
        write_log(path, lines, look, "Other")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
