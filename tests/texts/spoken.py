"""What the rules of a game can say: the keys of its messages, read out of its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import ModuleType

from engine.kernel.action import Action
from engine.texts.catalogue import catalogue


def labels(actions: Mapping[str, type[Action]]) -> set[str]:
    """The labels that Actions of a game have by their verbs."""
    return {
        f"{kind.label_key}-{verb}" for verb, kind in actions.items() if kind.label_key != Action.label_key
    }


@dataclass(frozen=True)
class Speech:
    """How the rules of a game speak.

    Attributes:
        game: the package of its rules. key: keys that are its business.
        speakers: functions that speak: what their keys begin with, and which arguments are keys.
        words: the words that keys are put together from, by the expression that stands for them.
        passed_on: expressions besides the arguments of a function that only pass on what another call says.
    """

    game: ModuleType
    key: re.Pattern[str]
    speakers: Mapping[str, tuple[str, tuple[int, ...]]]
    words: Mapping[str, tuple[str, ...]]
    passed_on: frozenset[str] = frozenset()

    def check(self, unsaid: Set[str] = frozenset(), besides: Set[str] = frozenset()) -> None:
        """No key lacks a text, no text is idle.

        `unsaid`: keys that fit a pattern, and whose gestures have keys of their own. `besides`: said in other ways.
        """
        texts = {key for key in catalogue("en").keys() if self.key.match(key)}  # noqa: SIM118 a Catalogue is no mapping
        said = set(besides)
        for where, keys in self.said():
            assert keys & texts, f"{where}: none of {sorted(keys)} has a text"
            said |= keys
        lacking = said - texts - unsaid
        assert not lacking, sorted(lacking)
        assert not texts - said, sorted(texts - said)

    def said(self) -> Iterator[tuple[str, set[str]]]:
        """Every call that speaks, where it stands, with the keys it can have."""
        for path in sorted(Path(str(self.game.__file__)).parent.glob("*.py")):
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef):
                    for line, keys in self._said_in(function):
                        yield f"{path.name}:{line}", keys

    def _said_in(self, function: ast.FunctionDef) -> Iterator[tuple[int, set[str]]]:
        inside = (one for one in ast.walk(function) if isinstance(one, ast.FunctionDef))
        given = {argument.arg for one in inside for argument in one.args.args}
        given = (given | self.passed_on) - self.words.keys()
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) not in self.speakers:
                continue
            start, places = self.speakers[ast.unparse(call.func)]
            keys = [call.args[place] for place in places if place < len(call.args)]
            if not any(_parts(key) & given for key in keys):  # else it passes on what another call says
                found = {start + word for key in keys for word in self._values(key, function)}
                if any(map(self.key.match, found)):  # what is said of board files is no business of play
                    yield call.lineno, found

    def _values(self, node: ast.expr, function: ast.AST) -> set[str]:
        """The strings that an expression can be; an assigned name can be all that it is assigned in its function."""
        if ast.unparse(node) in self.words:
            return set(self.words[ast.unparse(node)])
        if isinstance(node, ast.Constant):
            return {str(node.value)}
        if isinstance(node, ast.IfExp):
            return self._values(node.body, function) | self._values(node.orelse, function)
        if isinstance(node, ast.JoinedStr):
            parts = [sorted(self._values(part, function)) for part in node.values]
            return {"".join(chosen) for chosen in product(*parts)}
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
            return {word for one in node.value.elts for word in self._values(one, function)}
        if isinstance(node, ast.FormattedValue):
            return self._values(node.value, function)
        assert isinstance(node, ast.Name), f"line {node.lineno}: {ast.unparse(node)} is not among the words"
        assigned = list(_assigned(function, node.id))
        assert assigned, f"line {node.lineno}: nothing known of {node.id}"
        return {word for value in assigned for word in self._values(value, function)}


def _assigned(function: ast.AST, name: str) -> Iterator[ast.expr]:
    """What a name is assigned in a function, alone or with others, at once or in a loop over a written list."""
    for one in ast.walk(function):
        if isinstance(one, ast.Assign):
            yield from _matched(one.targets[0], one.value, name)
        elif isinstance(one, ast.For) and isinstance(one.iter, ast.Tuple):
            for value in one.iter.elts:
                yield from _matched(one.target, value, name)


def _matched(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if ast.unparse(target) == name:
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for part, inner in zip(target.elts, value.elts, strict=True):
            yield from _matched(part, inner, name)


def _parts(key: ast.expr) -> set[str]:
    """The expressions that a key is, or is put together from."""
    if isinstance(key, ast.JoinedStr):
        return {ast.unparse(part.value) for part in key.values if isinstance(part, ast.FormattedValue)}
    return {ast.unparse(key)}
