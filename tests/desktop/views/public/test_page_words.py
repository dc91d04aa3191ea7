"""What stands below the map of the room: the rule whole, the log as long as there is room for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from desktop.art.fonts import load_fonts
from desktop.profile.settings import Settings
from desktop.views.parts.card_looks import CardLook
from desktop.views.public.page import Page, Told
from desktop.views.public.page_painter import BODY, LINES, SMALL, PagePainter
from desktop.views.public.wrapping import width, wrapped
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.fitted_text import ELLIPSIS, Paragraph
from engine import playable
from engine.texts.rulebook import Rulebook

WIDE = QSizeF(LINES * 16 / 9, LINES)


@pytest.fixture
def painter(qapp: object) -> PagePainter:
    """It writes pages in English."""
    load_fonts()
    return PagePainter(Appearance(Settings(language="en", theme="parchment")), CardLook())


def page(rule: str = "", *lines: str) -> Page:
    """A page with a rule and a log."""
    told = tuple(Told(line, "") for line in lines)
    return Page(Paragraph("Prussia", " must move."), (), 1, "Turn 1", (), told, "2.0 §1", rule)


def written(painter: PagePainter, shown: Page, size: QSizeF = WIDE) -> list[str]:
    """All that stands on a page."""
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    brush = QPainter(image)
    painter.paint(brush, shown, size)
    brush.end()
    return [one.text for one in painter.written]


@pytest.mark.parametrize("language", ["en", "it", "es"])
@pytest.mark.parametrize("game", sorted(playable()))
def test_no_rule_is_cut(painter: PagePainter, game: str, language: str) -> None:
    for clause in Rulebook.load(game, language).clauses:
        shown = page(clause.text)
        px, lines = painter._rule_lines(shown, WIDE.width())
        assert " ".join(word for line in lines for word, _ in line) == " ".join(clause.text.split())
        assert SMALL <= px <= BODY
        bars = painter.bars(shown, WIDE)
        assert bars.map.height() > WIDE.height() / 2, clause


def test_a_longer_line_of_the_log_has_the_room_that_the_rule_makes(painter: PagePainter) -> None:
    long = "The conflict in the province of Luxembourg: 9 counters remain there, and its limit is 9."
    rule = " ".join(["rule"] * 40)
    assert written(painter, page("", long, long, "Short."))[-4].endswith(ELLIPSIS)
    log = written(painter, page(rule, long, long, "Short."))
    low = painter.bars(page(rule, long, long, "Short."), WIDE).foot
    assert low.height() == painter.bars(page(rule), WIDE).foot.height(), "the log takes nothing of the map"
    assert " ".join(log).count("limit is 9.") == 2
    assert not any(text.endswith(ELLIPSIS) for text in log)


@pytest.mark.parametrize("mark", [",", ":", ";", "."])
def test_no_mark_stands_before_an_ellipsis(qapp: object, mark: str) -> None:
    words = [(word, False) for word in f"one two{mark} three four".split()]
    (line,) = wrapped(words, BODY, width(f"one two{mark} {ELLIPSIS} ", BODY), 1)
    assert line[-1][0] == f"two{ELLIPSIS}"
