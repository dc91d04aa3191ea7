"""Whole games told in every language: no text lacks a word, whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.rng import Rng
from engine.texts.catalogue import LANGUAGES
from engine.texts.translate import Translator
from tests.battery.choosing import some_action

ROOM = {"en": 90, "it": 120, "es": 120}  # characters of a prompt, before anybody is named


@pytest.mark.parametrize(
    ("game", "scenario", "ruleset", "seats", "option"),
    [
        ("toy", "", "", 2, ""),
        ("maria", "introductory", "2.0", 3, ""),
        ("maria", "introductory", "2.0", 2, ""),
        ("maria", "advanced", "2.0", 3, "politics"),
        ("maria", "advanced", "1.0", 2, ""),
        ("acres", "", "", 2, ""),
        ("revolution", "", "", 2, ""),
        ("revolution", "", "", 3, "huguenots-stay"),
        ("revolution", "", "", 5, ""),
        ("sachsen", "year", "", 3, ""),
        ("sachsen", "year", "", 6, "open-lots"),
        ("sachsen", "battle", "", 2, ""),
    ],
)
def test_a_random_game_is_told(
    game: str,
    scenario: str,
    ruleset: str,
    seats: int,
    option: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A complaint of a translator is a log record, and none may come."""
    options = {option: True} if option else {}
    title = engine.game(game)
    position = title.start(scenario=scenario, ruleset=ruleset, seats=seats, seed=7, options=options)
    endless = not title.scenario(scenario or title.scenarios[0].id).longest
    translators = {language: Translator(language, game) for language in LANGUAGES}
    rng = Rng(7)
    told, states = 0, set[str]()
    while (decision := position.decision()) is not None and told < 1500:
        action = some_action(decision.actions.all(), rng) if endless else decision.actions.pick(rng)
        said = [decision.prompt, action.gesture().label, *_told_of(position.play(action))]
        told += len(said)
        for language, words in translators.items():
            lines = [words.text(message) for message in said]
            assert len(lines[0]) <= ROOM[language], lines[0]
            for line in lines:
                assert line, decision.step
                assert "{" not in line, line
                assert line[0].isupper() or not line[0].isalpha(), line
        if told % 8 == 0:
            states |= {word for piece in position.view(None).pieces for word in piece.state}
    assert told > 20
    for words in translators.values():
        assert not [word for word in states if not words.has(f"cli-state-{word}")]
    assert not caplog.records


def _told_of(events: list[Event]) -> Iterator[Message]:
    """What events tell, to those who may know all and to the others."""
    for event in events:
        yield event.message
        if event.veiled is not None:
            yield event.veiled


SILESIA = dict.fromkeys(("breslau", "brieg", "neisse", "cosel", "schweidnitz"), "prussia")
AFFAIRS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "peace": (
        {
            "turn": 4, "stage": "peace", "markers": SILESIA,
            "pieces": {"schwerin": "olmuetz", "neipperg": "brieg", "prussia-train-2": "box", "rutowski": "leipzig"},
        },
        {
            "answer offer-peace": "Prussia offers Austria a peace over Silesia.",
            "answer accept-peace": "Peace is made: Silesia is Prussian and Prussia neutral.",
            "post neipperg glatz": "Neipperg goes to Glatz.",
            "post schwerin ratibor": "Prussia places a marker in the box Silesia.",
            "reenter prussia-train-2 breslau": "Prussia brings back a train at Breslau.",
        },
    ),
    "no peace": (
        {"turn": 4, "stage": "peace", "markers": SILESIA},
        {"answer offer-peace": "Prussia offers Austria", "answer refuse-peace": "Austria refuses the peace."},
    ),
    "peace is over": (
        {"turn": 7, "stage": "france", "phase": "movement", "annexed": True, "peace": 7},
        {"done": "Prussia is neutral no longer."},
    ),
    "reduction": (
        {
            "turn": 4, "stage": "france", "phase": "conquest", "pieces": {},
            "markers": {"linz": "france", "praha": "france"},
        },
        {"answer reduce": "France takes 2 markers off Core Austria; 1 of them laid aside."},
    ),
    "Saxony changes sides": (
        {
            "turn": 4, "stage": "politics", "phase": "select", "political": ["C43-6"], "lying": {"austria": ["H9"]},
            "pieces": {"friedrich": "dresden", "rutowski": "dresden"},
        },
        {
            "select C43-6": "Austria selects the card Quadruple Alliance and discards its CTs.",
            "execute C43-6 text": "Saxony becomes Austria’s ally.",
            "enlist rutowski 2": "Rutowski receives 2 new troops.",
            "post rutowski chemnitz": "Rutowski goes to Chemnitz.",
        },
    ),
    "agreements": (
        {"turn": 4, "stage": "hussars", "contracts": ["france prussia 2"]},
        {
            "subsidise austria pragmatic 2": "Austria offers the Pragmatic Army a subsidy for 2 turns.",
            "accept austria pragmatic": "Austria grants the Pragmatic Army a subsidy for 2 turns.",
            "cancel austria pragmatic": "One side wishes to end the subsidy of Austria for the Pragmatic Army.",
            "promise 5 no attack on Neisse": "Maria Theresa promises until turn 5: “no attack on Neisse”",
        },
    ),
    "a stack not allowed": (
        {
            "turn": 4, "stage": "austria", "phase": "movement",
            "pieces": {"arenberg": "namur", "stair": "loewen"},
        },
        {
            "dispute": "calls for moving in turn on the Flanders map.",
            "move stair namur": "",
            "answer forbid-stack": "Maria Theresa forbids Stair to stack here.",
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", list(AFFAIRS))
def test_affairs_of_state_are_told(scene: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """What random games seldom come to; in English the very words, in every language no word too few."""
    file, actions = AFFAIRS[scene]
    position = engine.game("maria").set_up({"scenario": "advanced", **file})
    words = Translator(language, "maria", lambda ref: ref.partition(":")[2].title())
    for text, expected in actions.items():
        action = position.read(text)
        decision = position.decision(position.seat_of(action)) or position.decision()
        assert decision is not None
        told = [words.text(decision.prompt), words.text(action.gesture().label)]
        assert len(told[0]) <= ROOM[language], told[0]
        lines = " ".join(words.text(one) for one in _told_of(position.play(action)))
        assert expected in lines or language != "en", lines
        assert "{" not in " ".join(told) + lines
    assert not caplog.records
