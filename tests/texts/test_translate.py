"""Sentences: names in their forms, lists, numbers, cards, capitals, and what happens to unknown keys."""

from __future__ import annotations

import logging

import pytest

from engine.kernel.message import Message, say
from engine.texts.catalogue import LANGUAGES, Catalogue, catalogue
from engine.texts.clauses import clause_label
from engine.texts.translate import WRITTEN, Translator

NAMES = {
    "place:neisse": "Neisse",
    "place:prag": "Prag",
    "place:iglau": "Iglau",
    "place:alt-bunzlau": "Alt-Bunzlau",
    "piece:neipperg": "Neipperg",
    "piece:friedrich": "Friedrich",
    "piece:prussia-train-1": "train 1",
}
PEOPLE = {"side:prussia": "Anna", "side:saxony": "Anna", "side:austria": "Bruno", "seat:frederick": "Anna"}


def speaker(language: str) -> Translator:
    return Translator(language, "maria", NAMES, PEOPLE, "2.0")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Prussia (Anna) may drag pieces with a ring. 2 of 5 moved."),
        ("it", "La Prussia (Anna) può trascinare i pezzi con l’anello. 2 di 5 mossi."),
        ("es", "Prusia (Anna) puede arrastrar las piezas con anillo. 2 de 5 movidas."),
    ],
)
def test_prompt_names_the_side_with_its_person(language: str, sentence: str) -> None:
    message = say("maria-prompt-movement", sides=["side:prussia"], seat="seat:frederick", done=2, total=5)
    assert speaker(language).text(message) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Prussia and Saxony (Anna) may drag pieces with a ring. 0 of 5 moved."),
        ("it", "La Prussia e la Sassonia (Anna) possono trascinare i pezzi con l’anello. 0 di 5 mossi."),
        ("es", "Prusia y Sajonia (Anna) pueden arrastrar las piezas con anillo. 0 de 5 movidas."),
    ],
)
def test_two_sides_take_the_plural_and_one_person(language: str, sentence: str) -> None:
    message = say("maria-prompt-movement", sides=["side:prussia", "side:saxony"], done=0, total=5)
    assert speaker(language).text(message) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A forced march can’t pass next to an enemy piece: Neipperg at Neisse."),
        ("it", "Una marcia forzata non può passare accanto a un pezzo nemico: Neipperg (Neisse)."),
        ("es", "Una marcha forzada no puede pasar junto a una pieza enemiga: Neipperg (Neisse)."),
    ],
)
def test_refusal(language: str, sentence: str) -> None:
    message = say(
        "maria-refuse-march-beside", piece="piece:friedrich", blocker="piece:neipperg", place="place:neisse"
    )
    assert speaker(language).text(message) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Neipperg is defeated at −3: 3 troops lost."),
        ("it", "Neipperg è sconfitto a −3: 3 truppe perse."),
        ("es", "Neipperg es derrotado con −3: pierde 3 tropas."),
    ],
)
def test_scores_have_a_true_minus_sign(language: str, sentence: str) -> None:
    message = say("maria-log-defeat", piece="piece:neipperg", side="side:prussia", score=-3, n=3)
    assert speaker(language).text(message) == sentence


def test_one_is_singular() -> None:
    message = say("maria-log-draws", side="side:saxony", n=1)
    assert speaker("en").text(message) == "Saxony draws 1 CT."
    assert speaker("es").text(say("maria-log-draws", side="side:prussia", n=3)) == "Prusia roba 3 CTs."


def test_who_buys_nothing_recruits_none() -> None:
    none = say("maria-log-recruits", side="side:austria", n=0)
    assert speaker("en").text(none) == "Austria recruits no new troops."
    assert speaker("it").text(none) == "L’Austria non recluta nuove truppe."
    assert speaker("es").text(none) == "Austria no recluta tropas nuevas."


def test_cases_of_sides() -> None:
    message = say("maria-log-takes-train", piece="piece:friedrich", side="side:austria", place="place:prag")
    assert speaker("en").text(message) == "Friedrich eliminates Austria’s train at Prag."
    assert speaker("it").text(message) == "Friedrich elimina il treno dell’Austria a Prag."
    assert speaker("es").text(message) == "Friedrich elimina el tren de Austria en Prag."


def test_a_lower_case_name_is_raised_at_the_start_of_a_sentence_only() -> None:
    move = say(
        "maria-log-moves", piece="piece:prussia-train-1", place="place:prag", target="place:iglau", n=2
    )
    assert speaker("it").text(move) == "Il treno prussiano 1 muove da Prag a Iglau: 2 città."
    taken = say("maria-refuse-march-train", piece="piece:prussia-train-1")
    assert speaker("it").text(taken).endswith("treno prussiano 1 è un treno.")
    won = say("maria-log-end-france-goal", seats=["seat:louis"])
    assert speaker("it").text(won) == "La Francia controlla 9 fortezze in Austria. Vince Luigi XV."


def test_lists() -> None:
    cities = ["place:prag", "place:neisse", "place:iglau"]
    assert speaker("en").name(cities) == "Prag, Neisse and Iglau"
    assert speaker("it").name(cities) == "Prag, Neisse e Iglau"
    assert speaker("es").name(cities) == "Prag, Neisse e Iglau"
    assert speaker("es").name(cities[:2]) == "Prag y Neisse"
    assert speaker("en").name(cities * 2) == "Prag, Neisse, Iglau and 3 more"
    assert speaker("it").name(cities * 2) == "Prag, Neisse, Iglau e altre 3"
    assert speaker("it").name(["piece:neipperg"] * 5) == "Neipperg, Neipperg, Neipperg e ancora 2"
    assert speaker("en").name([]) == "none"


@pytest.mark.parametrize(
    ("language", "card", "short"),
    [("en", "7 of hearts ♥", "7♥"), ("it", "7 di cuori ♥", "7♥"), ("es", "7 de corazones ♥", "7♥")],
)
def test_cards(language: str, card: str, short: str) -> None:
    words = speaker(language)
    assert words.name("card:H7.2").replace("\N{NO-BREAK SPACE}", " ") == card
    assert words.name("card:H7", "short") == short
    assert words.name("card:Ra.1") == ("Reserva" if language == "es" else "Reserve")


def test_cards_in_short_form_are_all_named() -> None:
    hand = [f"card:{card}.1" for card in ("H2", "D3", "C4", "S5", "Ra")]
    assert speaker("en").name(hand, "short") == "2♥, 3♦, 4♣, 5♠ and R"


def test_suits_are_said_once_to_ears() -> None:
    words = speaker("en")
    assert words.spoken(f"draws 2♥ and {words.name('card:S5.1')}") == "draws 2 hearts and 5 of spades"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Austria carries out the card Union of Frankfurt: its text for Bavaria and Saxony 1 left."),
        (
            "it",
            "L’Austria esegue la carta Unione di Francoforte: il testo per la Baviera e Sassonia 1 a sinistra.",
        ),
        (
            "es",
            "Austria ejecuta la carta Unión de Frankfurt: el texto para Baviera y Sajonia 1 a la izquierda.",
        ),
    ],
)
def test_political_cards_and_their_parts(language: str, sentence: str) -> None:
    parts = ["part:text:bavaria", "part:saxony-1"]
    message = say("maria-log-executes", side="side:austria", political="political:C43-5", parts=parts)
    assert speaker(language).text(message) == sentence


def test_stances_candidates_tracks_and_answers_have_names() -> None:
    words = speaker("it")
    assert words.name("stance:austria") == "alleata dell’Austria"
    assert words.name("candidate:charles") == "Carlo Alberto di Baviera"
    assert words.name("part:italy+2") == "Italia 2 a destra"
    assert words.name("part:text") == "il testo"
    assert words.tr("maria-act-answer", choice="choice:accept-peace") == "Accetta la pace"


def test_numbers_by_language() -> None:
    assert speaker("en").tr("word-troops", count=1234) == "1,234 troops"
    assert speaker("it").tr("word-troops", count=1234) == "1.234 truppe"
    assert speaker("en").tr("word-troops", count=-2) == "−2 troops"


def test_roads_and_unknown_things_have_names() -> None:
    assert speaker("en").name("road:alt-bunzlau-prag") == "Alt-Bunzlau–Prag"
    assert speaker("en").name("place:far-away") == "Far away"
    assert Translator("en").name("side:prussia") == "Prussia"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", ["side:prussia", "{ $name }", "<b>anna</b>", "clause:maria 6-a"])
def test_what_people_wrote_is_shown_as_they_wrote_it(language: str, written: str) -> None:
    """In every message that has it: a name that looks like the ref of a thing is no thing."""
    words, told = Translator(language, "maria", people={"side:austria": written}), 0
    keys, variables = catalogue(language).keys(), catalogue(language).variables
    for key in keys:
        known = variables(key)
        if known & WRITTEN and not key.startswith("board-"):  # where a hint chooses the sentence
            args = {name: written if name in WRITTEN else 2 for name in known}
            assert written in words.tr(key, **args), key
            told += 1
    assert told > 25
    assert written in words.tr(
        "maria-prompt-movement", sides=["side:austria"], seat="seat:louis", done=0, total=1
    )


def test_clause_chips() -> None:
    assert clause_label("maria 10.3-b", "en", "2.0") == "2.0\N{NO-BREAK SPACE}§10.3-b"
    assert clause_label("clause:maria 7-a", "it") == "§7-a"
    assert clause_label("maria R-24", "es", "2.0") == "R-24"
    assert clause_label("acres settle-3", "it", "1.0") == "Colonizzare\N{NO-BREAK SPACE}3"
    assert clause_label("acres siege-win-5", "es") == "Ganar un asedio\N{NO-BREAK SPACE}5"
    assert clause_label("clause:acres R-raid-siege", "it") == "R-raid-siege"
    assert speaker("en").clause("maria 11.1-c") == "2.0\N{NO-BREAK SPACE}§11.1-c"


def test_unknown_key_shows_itself_and_is_complained_of_once(caplog: pytest.LogCaptureFixture) -> None:
    words = speaker("en")
    with caplog.at_level(logging.WARNING, logger="kabinett.texts"):
        assert words.text(Message("no-such-key", {"n": 1})) == "no-such-key"
        assert words.tr("no-such-key") == "no-such-key"
    assert [record.name for record in caplog.records] == ["kabinett.texts"]
    caplog.clear()


def test_missing_argument_is_complained_of(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="kabinett.texts"):
        assert "side" in speaker("en").tr("maria-log-conquers", place="place:prag")
    assert len(caplog.records) == 1
    caplog.clear()


def test_unknown_language_speaks_english() -> None:
    assert Translator("xx").tr("button-undo") == "Undo"


def test_bind_keeps_what_it_is_not_given() -> None:
    italian = speaker("en").bind(language="it")
    assert italian.name("piece:neipperg") == "Neipperg"
    assert italian.name("side:austria", "of") == "dell’Austria"
    assert italian.clause("maria 5-a") == "2.0\N{NO-BREAK SPACE}§5-a"


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_reads_without_parsing(language: str) -> None:
    words = Catalogue(language)
    assert len(words.keys()) > 400
    assert "button-undo" in words
    assert words.format("button-undo", {})[1] == []


ACRES_NAMES = {"place:albany": "Albany", "place:fort-st-john": "Fort St. John", "place:quebec": "Quebec"}


@pytest.mark.parametrize(
    ("ref", "en", "it"),
    [
        ("card:albany", "Albany", "Albany"),
        ("card:militia", "Militia", "Milizia"),
        ("card:first-infantry", "Regular infantry", "Fanteria regolare"),
        ("offer:green-settlers", "Settlers (neutral)", "Coloni (neutrali)"),
        ("discard:fort-st-john", "Fort St. John", "Fort St. John"),
        ("piece:british-albany", "British settlement of Albany", "insediamento inglese di Albany"),
        (
            "piece:french-fort-st-john",
            "French settlement of Fort St. John",
            "insediamento francese di Fort St. John",
        ),
        ("piece:fort-quebec", "fortification of Quebec", "fortificazione di Quebec"),
        ("piece:british-village", "British village", "villaggio inglese"),
        ("piece:fort", "fortification disc", "disco fortificazione"),
        ("piece:british-nowhere", "British nowhere", "British nowhere"),
        ("siege:french", "French siege", "Assedio francese"),
    ],
)
def test_cards_and_pieces_are_named_by_their_place(ref: str, en: str, it: str) -> None:
    assert Translator("en", "acres", ACRES_NAMES).name(ref) == en
    assert Translator("it", "acres", ACRES_NAMES).name(ref) == it


def test_a_name_may_have_forms_of_its_own() -> None:
    words = Translator("it", "acres", ACRES_NAMES)
    assert words.name("siege:british", "") == "l’assedio inglese"
    assert words.name("siege:british", "of") == "dell’assedio inglese"
    assert words.name("place:albany", "of") == "di Albany"
    assert words.name("side:british", "by") == "dall’Inghilterra"


@pytest.mark.parametrize(
    ("language", "game", "ref", "printed"),
    [
        ("it", "acres", "card:green-native-americans", "Native Americans (neutral)"),
        ("es", "acres", "offer:home-support", "Home support"),
        ("it", "acres", "card:rangers", ""),
        ("it", "acres", "card:albany", ""),
        ("en", "acres", "card:home-support", ""),
        ("it", "maria", "card:H7.1", ""),
        ("it", "maria", "piece:karl", ""),
    ],
)
def test_a_translated_card_is_known_by_its_english_name_too(
    language: str, game: str, ref: str, printed: str
) -> None:
    assert Translator(language, game, ACRES_NAMES).printed(ref) == printed


@pytest.mark.parametrize(
    ("language", "seven", "eight", "reserve", "label"),
    [
        ("en", "the 7 of hearts ♥", "the 8 of clubs ♣", "a Reserve", "7 of hearts ♥"),
        ("it", "il 7 di cuori ♥", "l’8 di fiori ♣", "una Reserve", "7 di cuori ♥"),
        ("es", "el 7 de corazones ♥", "el 8 de tréboles ♣", "una Reserva", "7 de corazones ♥"),
    ],
)
def test_cards_and_trains_have_their_article_in_a_sentence_and_none_as_a_label(
    language: str, seven: str, eight: str, reserve: str, label: str
) -> None:
    words = Translator(language, "maria")
    names = [
        words.name(ref, "").replace("\N{NO-BREAK SPACE}", " ")
        for ref in ("card:H7.1", "card:C8.2", "card:Ra.1")
    ]
    assert names == [seven, eight, reserve]
    assert words.name("card:H7.1").replace("\N{NO-BREAK SPACE}", " ") == label


@pytest.mark.parametrize(
    ("language", "train", "of", "label"),
    [
        ("en", "the Bavarian train", "the Bavarian train’s", "Bavarian train"),
        ("it", "il treno bavarese", "del treno bavarese", "treno bavarese"),
        ("es", "el tren bávaro", "del tren bávaro", "tren bávaro"),
    ],
)
def test_trains_have_the_forms_of_sides(language: str, train: str, of: str, label: str) -> None:
    words = Translator(language, "maria")
    assert [words.name("piece:bavaria-train-1", form) for form in ("", "of", "bare")] == [train, of, label]


def test_cards_of_one_name_are_counted() -> None:
    words = Translator("it", "acres", ACRES_NAMES)
    cards = ["card:green-native-americans", "card:albany", "card:green-native-americans"]
    assert words.name(cards, "") == "2 × nativi americani (neutrali) e Albany"
    assert Translator("it", "maria").name(["card:Ra.1", "card:Rb.1"], "") == "2 × Reserve"


def test_only_a_game_whose_words_say_so_has_suited_cards() -> None:
    assert speaker("en").name("card:H7") != Translator("en", "acres").name("card:H7") == "H7"


@pytest.mark.parametrize(
    ("language", "of_maria", "of_revolution"),
    [("en", "Electorate of Cologne", "Köln"), ("it", "Elettorato di Colonia", "Köln")],
)
def test_a_thing_may_have_a_name_of_its_own_in_one_game(
    language: str, of_maria: str, of_revolution: str
) -> None:
    assert Translator(language, "maria").name("country:koeln") == of_maria
    assert Translator(language, "revolution").name("country:koeln") == of_revolution


@pytest.mark.parametrize(
    ("money", "lands", "claimed"),
    [
        (0, ["country:lausitz"], "La Prussia pretende dalla Sassonia: Lausitz."),
        (0, [], "La Prussia pretende dalla Sassonia: 0 gulden."),
        (200000, ["country:lausitz"], "La Prussia pretende dalla Sassonia: 200.000 gulden, Lausitz."),
    ],
)
def test_a_claim_of_land_alone_names_no_money(money: int, lands: list[str], claimed: str) -> None:
    words = Translator("it", "sachsen", {"country:lausitz": "Lausitz"})
    message = say("sachsen-log-demands", side="side:preussen", loser="side:sachsen", n=money, countries=lands)
    assert words.text(message) == claimed


def test_a_list_of_all_names_has_the_labels_of_things_with_an_article() -> None:
    words = Translator("it", "revolution", {"country:holland": "Holland"})
    both = ["country:flanders", "country:holland"]
    assert words.name(both, "") == "le Fiandre e Holland"
    assert words.name(both, "short") == words.name(both, "bare") == "Fiandre e Holland"


def test_things_that_are_only_counted_have_the_name_of_their_sort() -> None:
    assert Translator("it", "revolution").name("piece:burghers-army-3") == "esercito dei Borghesi"
    assert Translator("es", "revolution").name("piece:beggar-2") == "mendigo del mar"


@pytest.mark.parametrize(
    ("heap", "en", "it"),
    [
        ("leuven/catholics/counter", "Catholics, Leuven", "Cattolici, Leuven"),
        ("leuven//counter", "Neutrals, Leuven", "Neutrali, Leuven"),
        (
            "country:flanders/reformers/counter",
            "Reformers, countryside: Flanders",
            "Riformisti, campagna: Fiandre",
        ),
        ("treasury:nobility/nobility/coin", "Nobility, treasury", "Nobiltà, tesoro"),
        ("supply:burghers/burghers/counter", "Burghers, supply", "Borghesi, scorta"),
        ("box:jesuits/catholics/counter", "Catholics, Jesuits", "Cattolici, Gesuiti"),
    ],
)
def test_counters_that_lie_together_are_named_by_whose_they_are_and_where(
    heap: str, en: str, it: str
) -> None:
    names = {"place:leuven": "Leuven"}
    assert Translator("en", "revolution", names).name(f"heap:{heap}") == en
    assert Translator("it", "revolution", names).name(f"heap:{heap}") == it
