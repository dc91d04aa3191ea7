"""A rule is one statement: what judges an Action also lists it, in every game and at every Step met.

On positions of random games `why_not` of each Rule is changed, and the list must follow; what exact Rules list must
stand their own judgement. `pytest -m long tests/battery/test_rules.py` goes through many whole games.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import engine
from engine import games
from engine.kernel.action import Action
from engine.kernel.errors import KabinettError
from engine.kernel.message import say
from engine.kernel.options import typed_options
from engine.kernel.position import Position
from engine.kernel.refusal import Refusal
from engine.kernel.rng import Rng
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step
from tests.battery.choosing import some_action
from tests.battery.test_battery import CASES, Case
from tests.games.worked import lines_of, referee_of, situation_of, worked_cases

SHORT, LONG = 120, 1500
"""Actions played in one game of the short and of the long run."""
OFTEN, THEN = 3, 25
"""Each Step is looked at the first times that it is met in a case, and after that now and then."""
INHERITED = ("actions", "refuse", "play", "label", "preview", "lists")
"""What every Step does by its Rules, and none in a way of its own."""
OFFERED = ("offers", "_offer_rule")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_judge_and_list_alike_in_short(case: Case) -> None:
    """A part of one game."""
    looked_through(case, 3, SHORT)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_judge_and_list_alike(case: Case, seed: int) -> None:
    """Whole games."""
    looked_through(case, seed, LONG)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in engine.titles() if worked_cases(name)])
def test_every_rule_is_met(name: str) -> None:
    """The situations of the worked cases, with what random games bring, leave no Rule of a game out."""
    rules = {kind for step in steps(name) for kind in map(type, step.rules)}
    met: set[type[AnyRule]] = set()
    for position in worked(name):
        met |= look_at(position)
    for case in CASES:
        if case.name == name:
            met |= looked_through(case, 1, LONG)
    assert not rules - met, f"never met: {', '.join(sorted(kind.__name__ for kind in rules - met))}"


def worked(name: str) -> Iterator[Position]:
    """The situations of a game's worked cases, as they come up while what the cases play is played."""
    for case, ruleset in (param.values for param in worked_cases(name)):
        position = situation_of(name, case, ruleset)
        yield position
        referee = referee_of(name, position)
        for line in lines_of(case, ruleset):
            if "dice" in line:
                referee.dice(line["dice"])
            said = line.get("play", ())
            for one in said if isinstance(said, (list, tuple)) else (said,):
                with suppress(KabinettError, AssertionError):
                    referee.play(one)
                    yield position


def looked_through(case: Case, seed: int, longest: int) -> set[type[AnyRule]]:
    """Play a random game and look at the Rules on the way; returns those met."""
    game = engine.game(case.name)
    known = game.scenario(case.scenario).options_in(case.ruleset, case.seats)
    options = typed_options(case.options, known)
    position = game.start(
        ruleset=case.ruleset, scenario=case.scenario, seats=case.seats, seed=seed, options=options
    )
    rng, times, met = Rng(seed ^ 0x2B1E), Counter[str](), set[type[AnyRule]]()
    for _ in range(longest):
        decision = position.decision()
        if decision is None:
            break
        step = position.top()
        times[type(step).__name__] += 1
        if times[type(step).__name__] <= OFTEN or rng.below(THEN) == 0:
            met |= look_at(position)
        position.play_legal(some_action(decision.actions.all(), rng), decision.seat)
    return met


def look_at(position: Position) -> set[type[AnyRule]]:
    """Every Rule by which a Position may be answered, in turn or out of it; returns their kinds."""
    decision, step = position.decision(), position.top() if position.agenda else None
    if decision is None or step is None:
        return set()
    for seat in decision.seats:
        look_at_rules(position, step, seat)
    look_at_offers(position, decision.seat)
    return {type(rule) for rule in step.rules}


def look_at_rules(position: Position, step: Step[Any], seat: str) -> None:
    """Every Rule of a Step: the list follows its judgement, of those alone that may list anything."""
    listed = [*step.actions(position, seat)]
    assert [position.refuse(action, seat) for action in listed] == [None] * len(listed)
    asked = step.ask(position, seat)
    open_rules = step.open_rules(asked)
    assert [rule for rule in step.rules if rule in open_rules] == [*open_rules]
    for rule in step.rules:
        if rule not in open_rules:
            left_out = [action.text() for action in rule.candidates(asked) if not rule.why_not(asked, action)]
            assert not left_out, f"{type(rule).__name__} is left out and refuses not: {left_out[:3]}"
        elif rule.exact:
            asked = step.ask(position, seat)
            refused = [action.text() for action in rule.candidates(asked) if rule.why_not(asked, action)]
            assert not refused, f"{type(rule).__name__} is not exact: {refused[:3]}"
            continue
        every_second = {a.text() for n, a in enumerate(rule.candidates(step.ask(position, seat))) if n % 2}
        with refusing(rule, every_second):
            left = [*step.actions(position, seat)]
        kinds = (rule.action, *rule.akin)
        wanted = [a for a in listed if not (type(a) in kinds and a.text() in every_second)]
        assert left == wanted, f"the list does not follow {type(rule).__name__}"


def look_at_offers(position: Position, seat: str) -> None:
    """The same for what may be done out of turn."""
    listed = [*position.offers(seat)]
    for rule in position.offer_rules:
        every_second = {a.text() for a in listed[::2] if type(a) is rule.action}
        with refusing(rule, every_second):
            left = [*position.offers(seat)]
        assert left == [a for a in listed if a.text() not in every_second]


@contextmanager
def refusing(rule: AnyRule, texts: set[str]) -> Iterator[None]:
    """A Rule that has something against these Actions as well."""
    judge, changed = rule.why_not, Refusal("", say("refuse-not-now", verb="", step=""))

    def why_not(asked: Any, action: Action) -> Refusal | None:
        return changed if action.text() in texts else judge(asked, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rule, "why_not", why_not)
        yield


# --- the classes ------------------------------------------------------------------------


@cache
def classes(name: str) -> tuple[type, ...]:
    """The classes that a game declares."""
    package = import_module(f"{games.__name__}.{name}")
    modules = [import_module(m.name) for m in walk_packages(package.__path__, f"{package.__name__}.")]
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    )


def steps(name: str) -> list[type[Step[Any]]]:
    """The Steps of a game."""
    return [kind for kind in classes(name) if issubclass(kind, Step)]


@pytest.mark.parametrize("name", engine.titles())
def test_no_step_answers_in_a_way_of_its_own(name: str) -> None:
    """Lists, refusals, labels and previews come from the Rules alone."""
    assert steps(name)
    own = [f"{kind.__name__}.{word}" for kind in steps(name) for word in INHERITED if word in vars(kind)]
    places = [kind for kind in classes(name) if issubclass(kind, Position)]
    own += [f"{kind.__name__}.{word}" for kind in places for word in OFFERED if word in vars(kind)]
    assert not own


@pytest.mark.parametrize("name", engine.titles())
def test_exact_rules_say_why_and_the_plan_lists_them(name: str) -> None:
    """Their list is short, and each says what the speed is for."""
    plan = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")
    for kind in classes(name):
        if issubclass(kind, Rule) and kind.exact and not isabstract(kind) and name != "toy":
            assert f"`{kind.__name__}`" in plan, kind.__name__
            told = any(re.search(r"\bExact: ", base.__doc__ or "") for base in kind.__mro__)
            assert told, f"{kind.__name__} says not why"
