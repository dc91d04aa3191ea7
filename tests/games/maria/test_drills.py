"""The answers of MARIA's drills where they can be worked out by hand; tests/practice holds what all drills share."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.maria.game import GAME
from engine.games.maria.position import MariaPosition
from engine.kernel.drill import Answer, Question

SILESIA: dict[str, Any] = {
    "game": "maria", "ruleset": "2.0", "turn": 4, "stage": "prussia", "phase": "movement", "seed": 7,
    "pieces": {
        "friedrich": "breslau", "schwerin": "brieg", "prussia-train-1": "glogau", "rutowski": "strehlen",
        "neipperg": "neisse", "austria-train-1": "olmuetz", "hussar-1": "oels",
    },
    "troops": {"friedrich": 6, "schwerin": 5, "rutowski": 2, "neipperg": 4},
    "markers": {"breslau": "prussia", "brieg": "prussia", "neisse": "austria"},
    "hands": {"prussia": ["S4", "S7", "H10"], "saxony": ["S9"], "austria": ["S6", "D9"]},
}  # fmt: skip
"""Friedrich and Schwerin with a Saxon between them, and Neipperg beside two of them."""


def silesia(*actions: str, **file: Any) -> MariaPosition:
    """The situation, with some Actions played."""
    position = GAME.set_up(SILESIA | file)
    for text in actions:
        position.play(position.read(text))
    return position


def asked(position: MariaPosition, kind: str, seat: str, *about: str) -> tuple[Question, Answer]:
    """The question of a kind that begins with these references, and its answer."""
    one = GAME.drill(kind)
    question = next(q for q in one.questions(position, seat) if q.about[: len(about)] == about)
    return question, one.answer(position, question)


def sorts(answer: Answer) -> dict[str, str]:
    """What is wrong, each with the end of its reason's key."""
    return {one: answer.why[one].message.key.split("maria-")[-1] for one in answer.wrong}


def test_a_general_joins_his_own_and_those_who_cooperate() -> None:
    _, answer = asked(silesia(), "stack", "frederick", "piece:friedrich")
    assert answer.right == {"piece:schwerin", "piece:rutowski"}
    assert sorts(answer) == {
        "piece:neipperg": "refuse-enemy-general",
        "piece:prussia-train-1": "refuse-own-train",
    }


def test_nobody_is_reached_through_another_piece() -> None:
    _, answer = asked(silesia(), "reach", "frederick", "piece:friedrich")
    assert {"place:brieg", "place:strehlen", "place:oels"} <= answer.right
    assert answer.why["place:brieg"].clause == "maria 10.1-d"
    assert answer.why["place:neisse"].clause == "maria 10.1-c"
    assert answer.why["place:glogau"].clause == "maria 6-b"
    assert "place:breslau" not in answer.candidates


@pytest.mark.parametrize(
    ("general", "way"), [("friedrich", "route"), ("schwerin", "route"), ("rutowski", "none")]
)
def test_each_power_is_fed_by_its_own_trains(general: str, way: str) -> None:
    _, answer = asked(silesia(), "supply", "frederick", f"piece:{general}")
    assert answer.right == {way}
    _, trains = asked(silesia(), "train", "frederick", f"piece:{general}")
    assert trains.right == ({"piece:prussia-train-1"} if way == "route" else frozenset())


def test_a_general_at_home_is_always_supplied() -> None:
    position = silesia(pieces=SILESIA["pieces"] | {"rutowski": "dresden"})
    _, answer = asked(position, "supply", "frederick", "piece:rutowski")
    assert answer.right == {"home"}


def test_a_fortress_is_protected_by_those_who_hold_it_and_their_friends() -> None:
    _, answer = asked(silesia(), "protection", "frederick", "place:breslau")
    assert answer.right == {"piece:friedrich", "piece:schwerin", "piece:rutowski"}
    assert sorts(answer) == {"piece:neipperg": "protection-other"}


def test_only_what_stands_in_an_adjacent_city_is_attacked() -> None:
    position = silesia()
    _, answer = asked(position, "attack", "frederick", "piece:schwerin")
    assert answer.right == {"place:neisse"}
    attackers = {q.about[0] for q in GAME.drill("attack").questions(position, "frederick")}
    assert attackers == {"piece:schwerin", "piece:rutowski"}


def test_a_fortress_that_is_protected_does_not_fall_at_once() -> None:
    _, answer = asked(silesia(), "conquest", "frederick", "piece:friedrich", "place:schweidnitz")
    assert not answer.right
    assert answer.why["place:schweidnitz"].clause == "maria 10.3-e"
    alone = silesia(pieces=SILESIA["pieces"] | {"neipperg": "wien"})
    _, answer = asked(alone, "conquest", "frederick", "piece:friedrich", "place:schweidnitz")
    assert answer.right == {"place:schweidnitz"}


def test_the_suit_of_the_own_sector_is_played_by_whoever_commands() -> None:
    """Neipperg at −1 (4 against 5) in the sector of spades."""
    position = silesia("done", "attack schwerin neipperg")
    _, cards = asked(position, "cards", "maria-theresa", "piece:neipperg")
    assert cards.right == {"card:S6.1"}
    assert sorts(cards) == {"card:D9.1": "refuse-wrong-suit"}
    _, score = asked(position, "score", "maria-theresa", "piece:neipperg", "card:S6.1")
    assert score.right == {"5"}
    assert {"-5", "6"} <= set(score.wrong)


def test_a_beaten_general_is_led_as_far_off_as_his_losses() -> None:
    position = silesia("done", "attack schwerin neipperg", "stop")
    question, answer = asked(position, "retreat", "frederick", "piece:neipperg")
    assert question.prompt.args["n"] == 1
    distance, number = position.world.index.distance, position.world.index.number
    far = {one: distance[number["brieg"]][number[one.removeprefix("place:")]] for one in answer.candidates}
    assert {far[one] for one in answer.right} == {max(far[one] for one in answer.right)}
    assert answer.why["place:strehlen"].clause == "maria 11.2-c"


def test_a_hussar_keeps_within_4_cities_on_free_ground() -> None:
    position = GAME.set_up({k: v for k, v in SILESIA.items() if k != "phase"} | {"stage": "hussars"})
    _, answer = asked(position, "hussar", "maria-theresa")
    near = position.world.index.within[4][position.world.index.number["neisse"]]
    for place in answer.right:
        assert near >> position.world.index.number[place.removeprefix("place:")] & 1
    assert "refuse-hussar-far" in sorts(answer).values()


def test_a_hussar_costs_the_length_of_the_way_past_it_unless_another_is_free() -> None:
    """Nothing is due exactly where the engine still finds a route without a hussar."""
    kind, pieces = GAME.drill("fee"), SILESIA["pieces"] | {"neipperg": "neisse"}
    position = silesia(pieces=pieces)
    fees = {q.about: kind.answer(position, q) for q in kind.questions(position, "frederick")}
    for answer in fees.values():
        (due,) = answer.right
        free = answer.why[due].message.key == "maria-fact-supply-route"
        assert (due == "0") == free
    assert fees


def test_saxony_without_its_major_fortress_draws_nothing() -> None:
    position = GAME.set_up(
        {"game": "maria", "scenario": "advanced", "stage": "france", "markers": {"dresden": "austria"}}
    )
    question, answer = asked(position, "income", "frederick", "side:saxony")
    assert question.prompt.args == {"side": "side:saxony"}
    assert answer.right == {"0"}
    assert answer.why["0"].clause == "maria 8-c"


@pytest.mark.parametrize(
    ("giver", "receiver", "word"), [("france", "prussia", "yes"), ("france", "austria", "no")]
)
def test_allies_are_subsidised(giver: str, receiver: str, word: str) -> None:
    position = GAME.set_up({"game": "maria", "scenario": "advanced", "stage": "france"})
    _, answer = asked(position, "subsidy", "louis", f"side:{giver}", f"side:{receiver}")
    assert answer.right == {word}


def test_shifts_are_added_up_before_the_marker_moves() -> None:
    position = GAME.set_up({"game": "maria", "scenario": "advanced", "stage": "france"})
    kind, before = GAME.drill("shift"), position.politics.tracks
    for question in kind.questions(position, "louis"):
        (right,) = kind.answer(position, question).right
        track, *parts = question.about
        name = track.removeprefix("track:")
        shifts = sum(int(part.removeprefix(f"part:{name}")) for part in parts)
        assert int(right) == max(1, question.prompt.args["n"] + shifts)  # type: ignore[operator]
    assert position.politics.tracks == before
