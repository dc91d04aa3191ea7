"""The card of the sequence of play: one page, every step, its clause, in three languages."""

from __future__ import annotations

import re

import pytest

import engine
from desktop.printing.pages import pdf_of, svg_of
from desktop.printing.paper import PAPERS
from desktop.printing.prints import print_sequence, table_told
from desktop.printing.sequence_card import clause_text
from engine.kernel.table import Table
from engine.texts.rulebook import Rulebook
from tests.desktop.printing.conftest import GAMES, look_of
from tests.desktop.printing.reading import Pdf, bare, svg_words

WAYS = [(game, scenario.id) for game in GAMES for scenario in engine.game(game).scenarios]


@pytest.mark.parametrize(("game", "scenario"), WAYS)
def test_every_step_is_told_on_one_page(qapp: object, game: str, scenario: str, language: str) -> None:
    table, look = Table.new(engine.game(game), scenario=scenario), look_of(game, language)
    made = print_sequence(table, look)
    assert len(made.pages) == 1
    pdf, svg = Pdf(pdf_of(made.pages, made.title)), svg_of(made.pages[0], made.title)
    assert pdf.sizes in ([(210, 297)], [(297, 210)])
    rules = Rulebook.load(game, language).for_table(table.game.rulesets[0], scenario)
    for told in (bare(pdf.text(0)), bare(svg_words(svg))):
        assert bare(made.title) in told
        for entry in table.sequence():
            name = look.tr(f"step-{entry.name}", sides=[f"side:{one}" for one in entry.sides])
            assert bare(name[:1].upper() + name[1:]) in told, entry.name
            assert bare(look.words.clause(entry.clause)) in told, entry.clause
            for ref in (entry.clause, *entry.may):
                assert bare(clause_text(rules, ref)) in told, ref


def test_an_svg_brings_the_faces_of_its_words(qapp: object) -> None:
    table = Table.new(engine.game("acres"))
    svg = svg_of(print_sequence(table, look_of("acres"), PAPERS["a4"]).pages[0], "x").decode()
    ours = set(re.findall(r"@font-face{font-family:'([^']+)';font-weight:(\d+);font-style:(\w+)", svg))
    used = re.findall(r'font-family="([^",]+)[^"]*"[^>]*?font-weight="(\d+)"[^>]*?font-style="(\w+)"', svg)
    assert set(used) == ours
    assert ("Atkinson Hyperlegible", "700", "normal") in ours
    assert len(svg) < 700_000


def test_the_card_of_a_title_is_that_of_the_whole_game() -> None:
    """Not of a battle alone, nor of an introduction."""
    told = {name: table_told(engine.game(name)).journal.header.scenario for name in ("maria", "sachsen")}
    assert told == {"maria": "advanced", "sachsen": "year"}


def test_letters_are_no_smaller_than_can_be_read(qapp: object, game: str) -> None:
    table = table_told(engine.game(game))
    svg = svg_of(print_sequence(table, look_of(game, "es"), PAPERS["a4"]).pages[0], "x").decode()
    sizes = [float(part.split('"')[0]) for part in svg.split('font-size="')[1:]]
    assert min(sizes) >= 9
    assert max(sizes) >= 20
