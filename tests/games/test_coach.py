"""The coach of every game: each caution with a situation that has it, and a change that takes it away."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from desktop.cli.words import board_names
from engine.kernel.coach import Caution
from engine.kernel.position import Position, Result
from engine.kernel.rng import Rng
from engine.practice.situations import source
from engine.texts.catalogue import LANGUAGES, catalogue
from engine.texts.clauses import clause_label
from engine.texts.translate import Translator
from tests.yaml_file import yaml_of

CASES = Path(__file__).parents[1] / "cases" / "coach"
COACHED = sorted(path.stem for path in CASES.glob("*.yaml"))
TRIES, LEAST = 40, 5
"""Moments of recorded games that are looked at; cautions that there must be among them."""
LONGEST = {"en": 150, "it": 190, "es": 190}
"""Characters that a caution has at most: three lines of the column."""


def cases() -> list[Any]:
    """All of all games."""
    return [
        pytest.param(game, case, id=f"{game}: {case['id']}")
        for game in COACHED
        for case in yaml_of(CASES / f"{game}.yaml")
    ]


@cache
def words(language: str, game: str) -> Translator:
    """Speaks a language with the names of a board."""
    title = engine.game(game)
    return Translator(language, game, board_names(title.board), ruleset=title.rulesets[0])


def said(game: str, fields: dict[str, Any], seat: str) -> tuple[Position, tuple[Caution, ...]]:
    """The Position of a file, and what its coach says there."""
    title = engine.game(game)
    position = title.set_up(fields)
    cautions = title.coach.overlooked(position, seat)
    assert cautions is not None, f"{seat} can't end its phase here"
    return position, cautions


def of_this(wanted: dict[str, Any], cautions: tuple[Caution, ...]) -> list[Caution]:
    """Those that a case is about."""
    return [
        one
        for one in cautions
        if one.message.key == wanted["says"] and list(one.lit) == wanted["lit"]
        and all(one.message.args[name] == value for name, value in wanted["of"].items())
    ]  # fmt: skip


@pytest.mark.parametrize(("game", "case"), cases())
def test_a_caution_and_its_absence(game: str, case: dict[str, Any]) -> None:
    wanted, fields = case["caution"], case["position"]
    _, cautions = said(game, fields, case["seat"])
    found = of_this(wanted, cautions)
    assert len(found) == 1, [(one.message, one.lit) for one in cautions]
    assert found[0].clause == wanted["clause"]
    assert [fact.clause for fact in found[0].why] == wanted["why"]
    if "ways" in wanted:
        assert [list(way) for way in found[0].ways] == wanted["ways"]
    _, without = said(game, fields | case["gone"], case["seat"])
    keys = [(one.message.key, one.lit) for one in without]
    assert (found[0].message.key, found[0].lit) not in keys
    if not case.get("others"):
        assert found[0].message.key not in {key for key, _ in keys}


@pytest.mark.parametrize("game", COACHED)
def test_every_text_of_a_coach_stands_in_a_case(game: str) -> None:
    texts = {key for key in catalogue("en").keys() if key.startswith(f"coach-{game}-")}  # noqa: SIM118
    shown: set[str] = set()
    for one, case in (param.values for param in cases()):
        for caution in said(game, case["position"], case["seat"])[1] if one == game else ():
            shown |= {caution.message.key, *(fact.message.key for fact in caution.why)}
    rest = texts - shown
    assert rest <= {"coach-acres-with-card-even", "coach-revolution-nowhere"}


@pytest.mark.parametrize("game", COACHED)
def test_what_a_coach_says_is_told_in_every_language_and_betrays_nothing(game: str) -> None:
    """In moments of recorded games: sound, short, the same in truths dealt anew, and the table stays as it was."""
    title, rng, heard = engine.game(game), Rng(7), 0
    moments = source(title)
    for _ in range(TRIES):
        situation = moments.situation(rng, title.coach.steps)
        decision = situation.position.decision() if situation is not None else None
        if situation is None or decision is None:
            continue
        position, seat = situation.position, decision.seat
        before = position.dump()
        cautions = title.coach.overlooked(position, seat)
        assert position.dump() == before, "the coach has changed the table"
        dealt = title.deal(position.view(seat), rng)
        assert title.coach.overlooked(dealt, seat) == cautions, "the coach knows what the seat may not know"
        heard += len(cautions or ())
        for caution in cautions or ():
            assert caution.lit
            assert caution.why
            for language in LANGUAGES:
                assert_told(words(language, game), caution)
    assert heard >= LEAST, "too few moments had anything to warn of"


def assert_told(voice: Translator, caution: Caution) -> None:
    """Worded, cited, and not too long for the column."""
    texts = [voice.text(caution.message), *(voice.text(fact.message) for fact in caution.why)]
    assert all(text and "{" not in text and "coach-" not in text for text in texts), texts
    assert len(texts[0]) <= LONGEST[voice.language], texts[0]
    for clause in (caution.clause, *(fact.clause for fact in caution.why)):
        assert clause_label(clause, voice.language)


@pytest.mark.parametrize("game", COACHED)
def test_nothing_is_said_where_no_phase_may_be_ended(game: str) -> None:
    """Neither to who is not asked, nor at another Step, nor when the game is over."""
    _, case = next(param.values for param in cases() if param.values[0] == game)
    position, cautions = said(game, case["position"], case["seat"])
    coach = engine.game(game).coach
    assert cautions
    for seat in position.view(None).seats:
        if seat != case["seat"]:
            assert coach.overlooked(position, seat) is None
    opening = engine.game(game).start()
    assert all(coach.overlooked(opening, seat) is None for seat in opening.view(None).seats)
    position.result = Result((), "draw", "")
    assert coach.overlooked(position, case["seat"]) is None


def test_no_end_of_turn_before_its_actions_are_used_up() -> None:
    """In A Few Acres of Snow a turn ends only when no action is left (pass-1): until then the coach is quiet."""
    _, case = next(param.values for param in cases() if param.values[0] == "acres")
    title = engine.game("acres")
    position = title.set_up(case["position"] | {"left": 1})
    assert title.coach.overlooked(position, case["seat"]) is None


def test_a_game_without_a_coach_of_its_own_warns_of_nothing() -> None:
    title = engine.game("toy")
    position = title.start()
    assert all(title.coach.overlooked(position, seat) is None for seat in position.view(None).seats)
