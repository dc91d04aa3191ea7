"""The names of SACHSEN: units by State, sort and number; cards with the line of what they do."""

from __future__ import annotations

import re

import pytest

import engine
from desktop.cli.words import board_names
from engine.games.sachsen.cards import card_file
from engine.kernel.message import Arg
from engine.texts.catalogue import LANGUAGES, catalogue
from engine.texts.glossary import glossary
from engine.texts.translate import Translator

ROOM = {"en": 90, "it": 120, "es": 120}
"""Characters of a prompt at most."""
STATES = (
    "nederland", "hannover", "preussen", "niederrhein", "hessen-thueringen", "sachsen", "pfalz", "bayern", "francia",
    "oesterreich",
)  # fmt: skip
SORTS = ("musketeers", "dragoons", "artillery", "grenadiers", "cuirassiers", "general")


def test_the_ten_states_and_the_seats_have_all_their_forms() -> None:
    words = glossary("sachsen")
    assert tuple(words.sides) == STATES
    assert list(words.seats)[:6] == ["first", "second", "third", "fourth", "fifth", "sixth"]
    assert {"attacker", "defender"} <= set(words.seats)
    for name in (*words.sides.values(), *words.seats.values()):
        for language in ("it", "es"):
            assert name.forms(language).to
            assert name.forms(language).by
    assert words.sides["nederland"].num == "pl"


@pytest.mark.parametrize(
    ("language", "ref", "form", "expected"),
    [
        ("en", "piece:sachsen-musketeers-3", "", "Saxon musketeer brigade 3"),
        ("en", "piece:francia-1-dragoons-2", "bare", "French dragoons 1/2"),
        ("en", "piece:pfalz-general", "of", "Palatine command unit’s"),
        ("it", "piece:hessen-thueringen-general", "to", "all’unità di comando dell’Assia-Turingia"),
        ("it", "piece:nederland-grenadiers-1", "by", "dalla brigata 1 di granatieri delle Province Unite"),
        ("es", "piece:niederrhein-artillery-2", "", "la brigada 2 de artillería del Bajo Rin"),
        ("es", "piece:oesterreich-2-general", "short", "Unidad de mando 2"),
    ],
)
def test_a_unit_is_told_with_its_state_and_number(language: str, ref: str, form: str, expected: str) -> None:
    assert Translator(language, "sachsen").name(ref, form) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_unit_of_every_state_has_a_name(language: str) -> None:
    words = Translator(language, "sachsen")
    for state in STATES:
        for sort in SORTS:
            for form in ("", "bare", "of", "to", "by"):
                told = words.name(f"piece:{state}-{sort}-7", form)
                assert "7" in told, (state, sort, form)
                assert "{" not in told
                assert "$" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_line(language: str) -> None:
    """25 Opportunities and 24 events; a card that has a name says what it does, and none does so twice."""
    words = catalogue(language)
    lines = {key.removeprefix("sachsen-card-") for key in words.keys() if key.startswith("sachsen-card-")}  # noqa: SIM118
    assert len(lines) == 49
    assert all(f"name-card-{card}" in words for card in lines)
    assert len({words.format(f"name-card-{card}", {})[0] for card in lines}) == 49
    for card in lines:
        assert words.format(f"sachsen-card-{card}", {})[0].endswith("."), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_explained(language: str) -> None:
    """Every Opportunity and both events of every card, by their references."""
    position = engine.game("sachsen").start(seats=3, seed=1)
    cards = card_file()
    names = [*cards.opportunities, *(f"{event}-{side}" for event in cards.events for side in ("bad", "good"))]
    assert len(names) == 49
    words = Translator(language, "sachsen")
    told = {words.text(position.describe(f"card:{name}", None)[0].message) for name in names}
    assert len(told) >= 45
    assert not [line for line in told if line.startswith("sachsen-")]
    assert position.describe("card:nothing", None) == ()


@pytest.mark.parametrize(
    ("language", "key", "one", "several"),
    [
        ("en", "drill-sachsen-points-ask", "has Prussia", "have the United Provinces"),
        ("it", "drill-sachsen-points-ask", "ha ora la Prussia", "hanno ora le Province Unite"),
        ("es", "drill-sachsen-points-ask", "tiene ahora Prusia", "tienen ahora las Provincias Unidas"),
        ("it", "drill-sachsen-due-ask", "pagherebbe la Prussia", "pagherebbero le Province Unite"),
        ("es", "drill-sachsen-due-ask", "pagaría Prusia", "pagarían las Provincias Unidas"),
        ("en", "drill-sachsen-comes-ask", "Prussia attacks", "the United Provinces attack "),
        ("it", "drill-sachsen-comes-ask", "la Prussia attacca ", "le Province Unite attaccano"),
        ("es", "drill-sachsen-when-ask", "Prusia ataca ", "las Provincias Unidas atacan"),
        ("en", "sachsen-fact-chaos", "Prussia is in chaos", "The United Provinces are in chaos"),
        ("it", "sachsen-log-officers", "ai suoi ufficiali", "ai loro ufficiali"),
        ("en", "sachsen-log-lays-claim", "the province is its own.", "the province is theirs."),
        (
            "it",
            "sachsen-log-lays-claim",
            "suo prossimo turno, la provincia è sua.",
            "loro prossimo turno, la provincia è loro.",
        ),
        ("es", "sachsen-log-lays-claim", "la provincia es suya.", "la provincia es suya."),
        (
            "en",
            "sachsen-log-officers",
            "hands the battle to its officers",
            "hand the battle to their officers",
        ),
    ],
)
def test_a_state_of_several_provinces_takes_the_plural(
    language: str, key: str, one: str, several: str
) -> None:
    words = Translator(language, "sachsen")
    for state, said in (("preussen", one), ("nederland", several)):
        side = f"side:{state}"
        told = words.tr(
            key,
            side=side,
            home=side,
            place="place:berlin",
            piece="piece:sachsen-general",
            n=1,
            country="country:kurkreis",
            court=side,
        )
        assert said in told


@pytest.mark.parametrize(
    ("language", "key", "told"),
    [
        ("en", "event-meets", "The event meets Prussia: Volunteers."),
        ("it", "event-meets", "L’evento tocca alla Prussia: Volontari."),
        ("it", "convert", "La brigata 3 di dragoni della Prussia diventa Artiglieria 1 per"),
        ("es", "convert", "La brigada 3 de dragones de Prusia pasa a Artillería 1 por"),
        ("it", "new-general", "La Prussia nomina un nuovo generale: la brigata 1 di artiglieria"),
        ("en", "pays-peace", "Prussia pays Saxony 6 gulden."),
        ("it", "miss", "La brigata 1 di artiglieria della Prussia manca l’unità di comando della Sassonia."),
        ("es", "flees", "La brigada 1 de artillería de Prusia huye a Berlin."),
    ],
)  # fmt: skip
def test_a_name_of_several_words_takes_its_own_number(language: str, key: str, told: str) -> None:
    """A title in the plural is no subject, and a brigade is told as one."""
    words = Translator(language, "sachsen", board_names("sachsen"))
    said: dict[str, Arg] = {
        "side": "side:preussen", "whose": "side:sachsen", "card": "card:soldiers-good", "n": 6, "turn": 7, "debt": 0,
        "before": "piece:preussen-dragoons-3", "piece": "piece:preussen-artillery-1", "place": "place:berlin",
        "target": "piece:sachsen-general",
    }  # fmt: skip
    assert words.tr(f"sachsen-log-{key}", **said).startswith(told)


def test_what_turns_the_eye_to_a_modifier_shows_its_sign() -> None:
    words = Translator("en", "sachsen")
    assert "general, +2" in words.tr("drill-sachsen-sum-part", part="general", n=2)
    assert "disordered, −1" in words.tr("drill-sachsen-sum-part", part="disordered", n=-1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_kind_is_told_as_one(language: str) -> None:
    """A single province brings, and a single unit attacks, without a plural."""
    words = Translator(language, "sachsen")
    said = {
        "side": "side:preussen",
        "other": "side:sachsen",
        "place": "place:berlin",
    }
    told = [
        words.tr(f"sachsen-log-{key}", **said, provinces=1, n=1, m=1, debt=0, countries=["country:kurkreis"])
        for key in ("income", "income-barren", "marches-sent", "holds", "holds-even")
    ]
    several = {"en": "provinces|units|actions", "it": "province|azioni", "es": "provincias|unidades|acciones"}
    assert not re.search(rf"\b1 ({several[language]})\b", " ".join(told)), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_seconds_amends_or_votes_reads_what_the_motion_says(language: str) -> None:
    """Two motions of a kind are told apart, and the States with the longest names have room."""
    words = Translator(language, "sachsen", board_names("sachsen"))
    long: dict[str, Arg] = {
        "side": "side:nederland",
        "one": "side:hessen-thueringen",
        "other": "side:nederland",
        "coins": 2_000_000,
    }
    for key in ("seconding", "amendments", "vote"):
        told = [
            words.tr(f"sachsen-prompt-{key}", **long, m=m, country=f"country:{one}")
            for m in range(8)
            for one in ("magdeburg", "mittelmark")
        ]
        assert "Magdeburg" in told[4]
        assert "Mittelmark" in told[5]
        assert max(map(len, told)) <= ROOM[language], max(told, key=len)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bruno loses Prussia and leaves the table."),
        ("it", "Bruno perde la Prussia e lascia il tavolo."),
        ("es", "Bruno pierde Prusia y deja la mesa."),
    ],
)
def test_who_has_no_state_any_more_is_called_by_name(language: str, told: str) -> None:
    """attempt-4: nobody at the table calls Bruno "the second seat"."""
    people, called = {"seat:second": "Bruno"}, {"seat:second": "", "seat:third": ""}
    words = Translator(language, "sachsen", people=people, called=called)
    assert words.tr("sachsen-log-leaves", seat="seat:second", side="side:preussen") == told
    assert words.name("seat:second", "who") == "Bruno"
    assert words.name("seat:third") == Translator(language, "sachsen").name("seat:third"), (
        "nobody is named there"
    )
