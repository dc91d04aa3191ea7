"""What A FEW ACRES OF SNOW can say and what its catalogue holds are the same: no key lacks a text, no text is idle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import engine.games.acres
from engine.games.acres.actions import ACTIONS
from engine.games.acres.ambushes import ZONES
from engine.games.acres.cards import TRANSPORTS
from engine.games.acres.explain import POWER_CLAUSES
from engine.games.acres.sequence import RULES
from engine.games.acres.settling import Developing, Fortifying
from engine.games.acres.sides import SIDES
from engine.games.acres.state import TOWN, VILLAGE
from engine.games.acres.turn import TurnRule
from engine.texts.catalogue import catalogue

KEY = re.compile(r"acres-(act|prompt|log|refuse|fact)-")
SPEAKERS: dict[str, tuple[str, tuple[int, ...]]] = {
    "say": ("", (0,)), "_pressed": ("acres-act-", (0,)), "no": ("acres-refuse-", (1,)), "Role": ("acres-refuse-", (1,)),
    "state.say": ("acres-log-", (0,)), "asked.position.say": ("acres-log-", (0,)),
    "self.say": ("acres-log-", (0,)), "state.say_to": ("acres-log-", (1, 3)),
    "_fact": ("acres-fact-", (0,)),
}  # fmt: skip
"""Functions that speak: what their keys begin with, and which arguments are keys."""
WORDS: dict[str, tuple[str, ...]] = {
    "self.verb": tuple(ACTIONS), "self.zone": ZONES, "SIDES[side]": SIDES, "kind": (VILLAGE, TOWN),
    "transport": TRANSPORTS, "name": TRANSPORTS, "power": tuple(POWER_CLAUSES),
    "why": ("towns", "villages", "captured"), "self.lacking": (Developing.lacking, Fortifying.lacking),
}  # fmt: skip
"""The words that keys are put together from, by the expression that stands for them."""
UNSAID = {f"acres-act-{verb}" for verb in ("lose", "give")}
"""Keys that fit a pattern, and whose gestures have keys of their own."""
TELL_MONEY = {
    f"acres-act-{rule.action.verb}-money" for rule in RULES if type(rule).money is not TurnRule.money
}
"""Labels that tell the money that is won or spent."""


def _values(node: ast.expr, function: ast.AST) -> set[str]:
    """The strings that an expression can be; an assigned name can be all that it is assigned in its function."""
    if ast.unparse(node) in WORDS:
        return set(WORDS[ast.unparse(node)])
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return _values(node.body, function) | _values(node.orelse, function)
    if isinstance(node, ast.JoinedStr):
        parts = [sorted(_values(part, function)) for part in node.values]
        return {"".join(chosen) for chosen in product(*parts)}
    if isinstance(node, ast.FormattedValue):
        return _values(node.value, function)
    assert isinstance(node, ast.Name), f"line {node.lineno}: {ast.unparse(node)} is not in WORDS"
    assigned = [
        one.value
        for one in ast.walk(function)
        if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == node.id
    ]
    assert assigned, f"line {node.lineno}: nothing known of {node.id}"
    return {word for value in assigned for word in _values(value, function)}


def _said() -> Iterator[tuple[str, set[str]]]:
    """Every call that speaks, where it stands, with the keys it can have."""
    for path in sorted(Path(engine.games.acres.__file__).parent.glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            given = {"self.key", *(argument.arg for argument in function.args.args)} - WORDS.keys()
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or ast.unparse(call.func) not in SPEAKERS:
                    continue
                start, places = SPEAKERS[ast.unparse(call.func)]
                keys = [call.args[place] for place in places if place < len(call.args)]
                if not any(_parts(key) & given for key in keys):  # else it passes on what another call says
                    found = {start + word for key in keys for word in _values(key, function)}
                    if any(map(KEY.match, found)):  # what is said of board files is no business of play
                        yield f"{path.name}:{call.lineno}", found


def _parts(key: ast.expr) -> set[str]:
    """The expressions that a key is, or is put together from."""
    if isinstance(key, ast.JoinedStr):
        return {ast.unparse(part.value) for part in key.values if isinstance(part, ast.FormattedValue)}
    return {ast.unparse(key)}


def test_every_key_has_a_text_and_every_text_is_said() -> None:
    texts = {key for key in catalogue("en").keys() if KEY.match(key)}  # noqa: SIM118 a Catalogue is no mapping
    said = set(TELL_MONEY)
    for where, keys in _said():
        assert keys & texts, f"{where}: none of {sorted(keys)} has a text"
        said |= keys
    lacking = said - texts - UNSAID
    assert not lacking, sorted(lacking)
    assert not texts - said, sorted(texts - said)
