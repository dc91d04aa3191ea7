"""The rules by clause: complete in every language, short, in the glossary's words, and found again."""

from __future__ import annotations

import re

import pytest

from engine import playable
from engine.kernel.files import data
from engine.texts.catalogue import LANGUAGES
from engine.texts.glossary import glossary
from engine.texts.rulebook import Clause, Rulebook
from tests.yaml_file import yaml_of

LONGEST = 40  # words of a clause
LONGEST_RULING = 50  # a ruling may answer several questions
GAMES = playable()
TABLES = {
    "sachsen agreements-3", "sachsen agreements-7", "sachsen attempt-2", "sachsen damage-1", "sachsen events-5",
    "sachsen guarantees-2", "sachsen morale-1", "sachsen morale-4",
}  # fmt: skip
"""Clauses that are a table: a row for each face of a die, or for each answer."""
LONGEST_TABLE = 75
PROCEDURES = 150
"""SACHSEN leaves its referee whole procedures; each is one ruling: the words of the longest."""


def texts(clause: Clause) -> list[str]:
    return list(clause.texts.values()) or [clause.text]


def test_every_section_and_clause_of_maria() -> None:
    book = Rulebook.load("maria")
    assert len(book.clauses) == 175
    assert len(book.rulings) == 56
    tops = [section.id for section in book.sections if "." not in section.id]
    assert tops == [str(number) for number in range(1, 26)]


def test_every_section_and_clause_of_acres() -> None:
    """All of the digest; a section names how many clauses it has."""
    book = Rulebook.load("acres")
    assert {section.id: len(section.clauses) for section in book.sections} == {
        "board": 5, "cards": 7, "setup": 3, "actions": 4, "draw": 2, "location-limits": 4, "settle": 7, "develop": 4,
        "fortify": 4, "besiege": 8, "reinforce": 6, "siege-win": 8, "raid": 8, "ambush": 4, "priest": 2, "money": 1,
        "merchant": 1, "trader": 1, "piracy": 1, "draft": 2, "discard": 1, "reserve": 3, "governor": 2,
        "intendant": 1, "home-support": 2, "withdraw": 2, "pass": 1, "end-game": 5,
    }  # fmt: skip
    assert [clause.id for clause in book.clauses[:2]] == ["board-1", "board-2"]
    assert {ruling.id for ruling in book.rulings} == {
        "R-first", "R-order", "R-both", "R-placed", "R-capture12", "R-home", "R-home-enemy",
        "R-home-defence", "R-besieged-trace", "R-two-homes", "R-sea", "R-sea-symbol", "R-passage", "R-neutral",
        "R-one-each", "R-besieged-build", "R-raid-siege", "R-no-cube", "R-no-card", "R-resettle", "R-separate",
        "R-strength", "R-leader", "R-zero", "R-quick", "R-two-wins", "R-occupy", "R-loss",
        "R-start-copy", "R-blank", "R-withdraw", "R-raid-count", "R-raid-origin", "R-raid-fort",
        "R-block", "R-block-cards", "R-native-cost", "R-ambush", "R-native", "R-deck", "R-short",
        "R-home-support", "R-intendant", "R-governor", "R-reserve", "R-reserve-limit",
        "R-money-symbol", "R-money-bank", "R-pay", "R-discard-public", "R-gain", "R-no-undo",
    }  # fmt: skip


def test_every_section_and_clause_of_revolution() -> None:
    """All of the digest, and one clause each for the sections that it words without a letter."""
    book = Rulebook.load("revolution")
    assert len(book.clauses) == 94
    assert [ruling.id for ruling in book.rulings] == [f"R-{number:02}" for number in range(1, 47)]
    ids = {clause.id for clause in book.clauses}
    assert {"2-i", "3.6-e", "5.7-d", "6.2.2-c", "6.7.1-a", "6.7.4-a", "6.13-d", "6.20-b"} <= ids
    assert {"4.2.1-a", "4.2.2-a", "5.3-a", "5.4-a", "5.5-a", "5.6-a", "5.8-a", "6.17-a"} <= ids
    two = {clause.id for clause in book.for_table("1.0", "full", 2).clauses}
    assert {"3.1-a", "6.5-c"} <= two
    assert not two & {"3.2-a", "3.3-a", "3.4-a"}


def test_every_section_and_clause_of_sachsen() -> None:
    """All of the digest, and what a battle alone has of it."""
    book = Rulebook.load("sachsen")
    assert len(book.clauses) == 183
    assert len(book.sections) == 41
    numbers = [*range(1, 35), *range(40, 45), *range(50, 87)]
    assert {ruling.id for ruling in book.rulings} == {f"R-{number:02}" for number in numbers}
    alone = book.for_table("1.0", "battle", 2)
    ids = {clause.id for clause in alone.clauses}
    assert {"espionage-4", "army-4", "late-units-3", "orders-6", "experience-4", "end-1"} <= ids
    assert not ids & {"income-1", "espionage-1", "peace-1", "commander-loss-5", "victory-1"}
    assert alone.ruling("R-63") is not None
    assert alone.ruling("R-34") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", ["setup-1", "auction-1", "events-5", "battle-setup-1", "orders-1"])
def test_what_is_reconstructed_of_sachsen_is_marked(language: str, clause: str) -> None:
    found = Rulebook.load("sachsen", language).clause(clause)
    assert found is not None
    word = {"en": "reconstruct", "it": "ricostruit", "es": "reconstruid"}[language]
    assert found.text.lower().count(word) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "clause", ["2-a", "2-e", "2-f", "3.5-a", "3.6-c", "4.3-a", "6.1-a", "6.8-a", "6.10-a", "6.13-b", "6.16-c"]
)
def test_what_is_reconstructed_is_marked(language: str, clause: str) -> None:
    book = Rulebook.load("revolution", language)
    found = book.clause(clause)
    assert found is not None
    assert (
        found.text.lower().count({"en": "reconstruct", "it": "ricostruit", "es": "reconstruid"}[language])
        == 1
    )
    assert "R-01" in found.rulings


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_words_exactly_what_the_index_orders(game: str, language: str) -> None:
    book = Rulebook.load(game)
    words = yaml_of(data("rules", game, f"{language}.yaml"))
    assert set(words["clauses"]) == {clause.id for clause in book.clauses}
    assert set(words["rulings"]) == {ruling.id for ruling in book.rulings}
    assert set(words.get("titles", ())) <= {section.id for section in book.sections}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_clauses_titles_and_rulings_in_every_language(game: str, language: str) -> None:
    book, english = Rulebook.load(game, language), Rulebook.load(game, "en")
    assert [section.id for section in book.sections] == [section.id for section in english.sections]
    assert [clause.id for clause in book.clauses] == [clause.id for clause in english.clauses]
    assert [ruling.id for ruling in book.rulings] == [ruling.id for ruling in english.rulings]
    assert [sorted(clause.texts) for clause in book.clauses] == [
        sorted(clause.texts) for clause in english.clauses
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_whole_sentences_of_fair_length(game: str, language: str) -> None:
    book = Rulebook.load(game, language)
    for clause in book.clauses:
        for text in texts(clause):
            assert text.endswith("."), clause.id
            assert text[0].isupper() or text[0].isdigit(), clause.id
            most = LONGEST_TABLE if f"{game} {clause.id}" in TABLES else LONGEST
            assert len(text.split()) <= most, (clause.id, len(text.split()))
            assert not set("!'") & set(text), clause.id
    for ruling in book.rulings:
        assert ruling.text.endswith("."), ruling.id
        most = PROCEDURES if game == "sachsen" else LONGEST_RULING
        assert len(ruling.text.split()) <= most, (ruling.id, len(ruling.text.split()))
        assert "'" not in ruling.text, ruling.id
    for section in book.sections:
        assert section.title[0].isupper(), section.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_english_text(game: str, language: str) -> None:
    """A price or a distance that differs between languages is a wrong rule."""
    book, english = Rulebook.load(game, language), Rulebook.load(game)
    for ours, theirs in zip(book.clauses, english.clauses, strict=True):
        for mine, other in zip(texts(ours), texts(theirs), strict=True):
            assert set(re.findall(r"\d+", mine)) == set(re.findall(r"\d+", other)), (ours.id, mine)
    for ruling, said in zip(book.rulings, english.rulings, strict=True):
        assert set(re.findall(r"\d+", ruling.text)) == set(re.findall(r"\d+", said.text)), ruling.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_glossary_forbids_do_not_occur(game: str, language: str) -> None:
    book = Rulebook.load(game, language)
    everything = [(c.id, text) for c in book.clauses for text in texts(c)] + [
        (r.id, r.text) for r in book.rulings
    ]
    for term in glossary(game).terms.values():
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
        ("board-2", "indian_trail"), ("board-5", "fortification_disc"), ("besiege-5", "siege_track"),
        ("settle-2", "origin_card"), ("settle-3", "transport"), ("settle-5", "discard_pile"),
        ("settle-5", "available_locations"), ("develop-3", "supply"), ("location-limits-1", "usable"),
        ("siege-win-8", "neutral_display"), ("raid-3", "native_americans"), ("raid-2", "indian_leader"),
        ("reinforce-4", "military_leader"), ("reinforce-6", "trace"), ("end-game-1", "sudden_win"),
        ("home-support-1", "free_action"), ("trader-1", "trader"), ("cards-6", "british_siege"),
        ("revolution 2-c", "treasury"), ("revolution 2-e", "command_section"), ("revolution 2-f", "support_box"),
        ("revolution 3.6-e", "free_city"), ("revolution 5.7-b", "bishopric"),
        ("revolution 6.7-a", "water_beggars"),
        ("revolution 6.8-a", "white_arrow"), ("revolution 6.13-a", "surplus"), ("revolution 6.16-d", "catholic_unit"),
        ("sachsen army-1", "column"), ("sachsen army-3", "command_unit"), ("sachsen maintenance-1", "u_marshal"),
        ("sachsen notes-2", "mutual_defence"), ("sachsen notes-4", "protest_note"), ("sachsen congress-2", "amendment"),
        ("sachsen auction-1", "lot"), ("sachsen notes-1", "unrepresented"), ("sachsen guarantees-1", "support_enemy"),
        ("sachsen influence-1", "area_of_influence"), ("sachsen artillery-2", "elevation"),
        ("sachsen artillery-3", "arc_of_fire"), ("sachsen battle-movement-5", "train_guns"),
        ("sachsen exchange-1", "attack_die"), ("sachsen exchange-1", "defence_die"), ("sachsen morale-2", "level"),
        ("sachsen commander-loss-3", "ransom"), ("sachsen political-movement-1", "square"),
        ("sachsen battle-setup-1", "battle_square"), ("sachsen battle-setup-3", "redoubt"),
        ("sachsen cavalry-vs-infantry-2", "morale_test"), ("sachsen orders-6", "o_counter_espionage"),
    ],
)  # fmt: skip
def test_clauses_use_the_glossary(language: str, clause: str, term: str) -> None:
    game = clause.partition(" ")[0] if " " in clause else "maria" if clause[0].isdigit() else "acres"
    book = Rulebook.load(game, language)
    words = glossary(game).terms[term]
    wanted = {getattr(words, language), getattr(words, f"{language}_plural", None)} - {None}
    if language == "en":
        wanted |= {f"{words.en}s", re.sub("y$", "ies", words.en)}
    found = book.clause(clause)
    assert found is not None
    assert any(word.lower() in found.text.lower() for word in wanted), (found.text, wanted)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_explains_a_clause_and_is_named_by_it(game: str) -> None:
    book = Rulebook.load(game)
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
    assert "gives up all CTs" in new.text
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


def test_named_sections_go_by_their_heading() -> None:
    book = Rulebook.load("acres", "it")
    for ref in ("settle-3", "acres settle-3", "clause:acres settle-3"):
        clause, section = book.clause(ref), book.section(ref)
        assert clause is not None
        assert section is not None
        assert (clause.id, clause.number) == ("settle-3", "Colonizzare\N{NO-BREAK SPACE}3")
        assert (section.id, section.heading) == ("settle", "Colonizzare")
    inside = book.section("acres siege-win-5")
    assert inside is not None
    assert inside.id == "siege-win"
    assert book.section("home-support") is not None, "a name with a hyphen is a section, not a clause"
    ruling = book.ruling("acres R-raid-siege")
    assert ruling is not None
    assert "besiege-6" in ruling.clauses
    assert book.clause("settle-8") is None
    numbered = Rulebook.load("maria", "it").section("10.3")
    assert numbered is not None
    assert numbered.heading == "10.3\N{NO-BREAK SPACE} Fortezze"


def test_clauses_of_named_sections_are_found_by_number_and_ruling() -> None:
    book = Rulebook.load("acres", "es")
    assert [clause.id for clause in book.search("Colonizar 3")] == ["settle-3"]
    assert [clause.id for clause in book.search("settle-3")] == ["settle-3"]
    assert {"settle-2", "cards-2", "board-3"} <= {clause.id for clause in book.search("colonizar")}
    assert [clause.id for clause in book.search("R-first")] == ["actions-1"]
    assert [clause.id for clause in book.search("robarse a si misma")] == ["home-support-2"]
    for ruleset, scenario in (("1.0", "standard"), ("", "")):
        assert book.for_table(ruleset, scenario, 2).clauses == book.clauses


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
