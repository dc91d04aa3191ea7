"""The rules by clause: complete in every language, short, in the glossary's words, and found again."""

from __future__ import annotations

import re

import pytest

from engine.texts.catalogue import LANGUAGES
from engine.texts.glossary import glossary
from engine.texts.rulebook import Clause, Rulebook

LONGEST = {"en": 50, "it": 60, "es": 60}  # words of a clause


def texts(clause: Clause) -> list[str]:
    return list(clause.texts.values()) or [clause.text]


def test_every_section_and_clause_of_the_digest() -> None:
    book = Rulebook.load("maria")
    assert len(book.clauses) == 171
    assert len(book.rulings) == 53
    tops = [section.id for section in book.sections if "." not in section.id]
    assert tops == [str(number) for number in range(1, 26)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_clauses_titles_and_rulings_in_every_language(language: str) -> None:
    book, english = Rulebook.load("maria", language), Rulebook.load("maria", "en")
    assert [section.id for section in book.sections] == [section.id for section in english.sections]
    assert [clause.id for clause in book.clauses] == [clause.id for clause in english.clauses]
    assert [ruling.id for ruling in book.rulings] == [ruling.id for ruling in english.rulings]
    assert [sorted(clause.texts) for clause in book.clauses] == [
        sorted(clause.texts) for clause in english.clauses
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences_of_fair_length(language: str) -> None:
    book = Rulebook.load("maria", language)
    for clause in book.clauses:
        for text in texts(clause):
            assert text.endswith("."), clause.id
            assert text[0].isupper() or text[0].isdigit(), clause.id
            assert len(text.split()) <= LONGEST[language], (clause.id, len(text.split()))
            assert "!" not in text, clause.id
    for ruling in book.rulings:
        assert ruling.text.endswith("."), ruling.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_english_text(language: str) -> None:
    """A price or a distance that differs between languages is a wrong rule."""
    book, english = Rulebook.load("maria", language), Rulebook.load("maria")
    for ours, theirs in zip(book.clauses, english.clauses, strict=True):
        for mine, other in zip(texts(ours), texts(theirs), strict=True):
            assert set(re.findall(r"\d+", mine)) == set(re.findall(r"\d+", other)), (ours.id, mine)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_glossary_forbids_do_not_occur(language: str) -> None:
    book = Rulebook.load("maria", language)
    everything = [(c.id, text) for c in book.clauses for text in texts(c)] + [
        (r.id, r.text) for r in book.rulings
    ]
    for term in glossary("maria").terms.values():
        for word in term.never.get(language, []):
            found = [
                ident for ident, text in everything if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)
            ]
            assert not found, (word, found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("clause", "term"),
    [
        ("9-c", "supply_route"), ("10.1-f", "forced_march"), ("10.3-d", "fortress"), ("8-e", "reserve_card"),
        ("11.1-c", "right_to_play"), ("13-d", "major_fortress"), ("15-a", "reserve_markers"), ("7-a", "hussar_stage"),
        ("3.2-b", "core_austria"), ("10.2-b", "ct_point"), ("2-b", "minor_power"), ("6-c", "mixed_stack"),
        ("17.2-a", "trump"), ("17.3-a", "bluff"), ("17.5-a", "coat"), ("17.5-a", "political_card"),
        ("16-c", "battle_box"), ("18-c", "elector_fortress"), ("18-f", "emperor"), ("19.1-h", "lay_aside"),
        ("23-c", "winter_score"),
    ],
)  # fmt: skip
def test_clauses_use_the_glossary(language: str, clause: str, term: str) -> None:
    book = Rulebook.load("maria", language)
    words = glossary("maria").terms[term]
    wanted = {getattr(words, language), getattr(words, f"{language}_plural", None)} - {None}
    if language == "en":
        wanted |= {f"{words.en}s", re.sub("y$", "ies", words.en)}
    found = book.clause(clause)
    assert found is not None
    assert any(word.lower() in found.text.lower() for word in wanted), (found.text, wanted)


def test_every_ruling_explains_a_clause_and_is_named_by_it() -> None:
    book = Rulebook.load("maria")
    for ruling in book.rulings:
        assert ruling.clauses, ruling.id
        for ident in ruling.clauses:
            clause = book.clause(ident)
            assert clause is not None, (ruling.id, ident)
            assert ruling in book.rulings_of(clause)


def test_clauses_that_differ_between_the_rulebooks() -> None:
    book = Rulebook.load("maria")
    assert {clause.id for clause in book.clauses if clause.texts} == {
        "9-h", "11.1-l", "13-d", "17.5-f", "19.1-e", "19.1-f", "19.3-b", "19.3-c", "19.3-d", "23-a",
    }  # fmt: skip
    old, new = book.for_ruleset("1.0").clause("9-h"), book.for_ruleset("2.0").clause("9-h")
    assert old is not None
    assert new is not None
    assert "shows its whole hand" in old.text
    assert "gives up all its CTs" in new.text
    assert book.for_ruleset("1.0").section("25") is None
    assert book.for_ruleset("2.0").section("25") is not None


def test_rules_of_one_table() -> None:
    table = Rulebook.load("maria").for_table("2.0", "introductory", 3)
    ids = {clause.id for clause in table.clauses}
    assert {"14-a", "14-b", "14-c", "10.3-b", "13-d"} <= ids
    assert not ids & {"24-b", "16-a", "13-f", "10.1-i"}
    assert [section.id for section in table.sections if "." not in section.id] == [
        str(n) for n in range(1, 15)
    ]
    assert table.section("10") is not None, "a heading above others stays"
    assert table.ruling("R-52") is not None
    assert table.ruling("R-24") is None
    two = {clause.id for clause in Rulebook.load("maria").for_table("2.0", "introductory", 2).clauses}
    assert {"24-a", "24-b"} <= two
    assert "14-c" not in two


def test_clauses_are_found_by_every_way_of_naming_them() -> None:
    book = Rulebook.load("maria", "it")
    for ref in ("10.3-b", "maria 10.3-b", "clause:maria 10.3-b"):
        clause, section = book.clause(ref), book.section(ref)
        assert clause is not None
        assert section is not None
        assert (clause.id, section.id) == ("10.3-b", "10.3")
    ruling = book.ruling("maria R-24")
    assert ruling is not None
    assert book.clause("99-z") is None


def test_search_ignores_accents_and_looks_into_rulings() -> None:
    spanish = Rulebook.load("maria", "es")
    assert "10.3-d" in [clause.id for clause in spanish.search("FORTALEZA protegida")]
    assert [clause.id for clause in spanish.search("conquista retroactiva signo")] == ["12-a"]
    assert "10.3-d" in [clause.id for clause in spanish.search("R-48")]
    assert "7-a" in [clause.id for clause in spanish.search("husares")]
    assert spanish.search("  ") == ()
    assert spanish.search("xyzzy") == ()


def test_language_without_rules_reads_english() -> None:
    assert Rulebook.load("maria", "xx").language == "en"
