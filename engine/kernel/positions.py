"""Position files: any situation of any game as a short YAML text, by the names on the map.

A file names its game, says what differs from the opening, and may end with `actions` played from there.
docs/positions.md explains the form to people.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from engine.kernel.action import Action
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.game import Game
from engine.kernel.journal import SeatEntry
from engine.kernel.reading import Document, Malformed, read_text, read_yaml
from engine.kernel.table import Table
from engine.kernel.writing import write_whole

OPENING = ("game", "ruleset", "scenario", "seats", "seed", "options", "about")
"""Keys that say which opening it is; a file with no others (but `actions`) is that opening."""

SUFFIXES = (".yaml", ".yml")

FieldPath = tuple[str | int, ...]


class FieldError(KabinettError):
    """A field of a position file that cannot be: `Game.set_up` raises it, and the reader adds file and line.

    Args:
        field: the way to it: ("pieces", "friedrich").
        problem: what is wrong. mend: what the person can do.
    """

    def __init__(self, field: FieldPath, problem: str, mend: str) -> None:
        self.field, self.problem, self.mend = field, problem, mend
        super().__init__(f"{'.'.join(map(str, field))}: {problem}. {mend}")


class PositionFile:
    """A position file as it was read: `data`, and the line of each field.

    `data` is plain: what `Game.set_up` takes. Keys are text, other names such as `no` or `1741` stay as YAML reads them.
    """

    def __init__(self, path: Path, data: dict[str, Any], document: Document | None = None) -> None:
        self.path, self.data, self._document = path, data, document

    @classmethod
    def read(cls, path: Path) -> PositionFile:
        """The file's content; raises FileError with the line."""
        try:
            document = read_yaml(read_text(path))
        except Malformed as error:
            raise _not_read(path, error) from error
        if not isinstance(document.value, dict):
            mend = "Begin with a line such as 'game: maria'"
            raise FileError(str(path), "line 1", "this is no position file", mend)
        return cls(path, document.value, document)

    def place(self, field: FieldPath) -> str:
        """Where a field stands, as "line 4, pieces.friedrich"; if it is missing, the nearest above."""
        line = self._document.line(field, of_key=True) if self._document else 1
        return ", ".join([f"line {line}", *([".".join(map(str, field))] if field else [])])

    def error(self, field: FieldPath, problem: str, mend: str) -> FileError:
        """The error of one field."""
        return FileError(str(self.path), self.place(field), problem, mend)

    def game(self, games: tuple[str, ...]) -> str:
        """The id of the file's game; raises FileError when it is none of these."""
        name = self.data.get("game")
        if name not in games:
            problem = f"the game '{name}' is not known" if name else "the file names no game"
            raise self.error(("game",), problem, f"Write 'game: ' and one of: {', '.join(games)}")
        return str(name)

    def table(self, game: Game, version: str = "", path: Path | None = None) -> Table:
        """A table that stands in this situation, for study: undo is free. Raises FileError."""
        rest = {key: value for key, value in self.data.items() if key != "actions"}
        scenario, ruleset, seats = self._opening(game)
        seated = [SeatEntry(seat) for seat in game.scenario(scenario).seats[seats]]
        opening = not set(rest) - set(OPENING)
        try:
            table = Table.new(
                game,
                ruleset=ruleset,
                scenario=scenario,
                seats=seated,
                seed=self._typed("seed", int, 0),
                kind="practice",
                options=self._typed("options", dict, {}),
                position=None if opening else rest,
                path=path,
                version=version,
            )
        except FieldError as error:
            raise self.error(self._quoted(error), error.problem, error.mend) from error
        except FileError:
            raise
        except KabinettError as error:
            raise FileError(str(self.path), "", str(error), "Mend this field") from error
        except (TypeError, ValueError, AttributeError) as error:
            problem = f"a field has the wrong form ({error})"
            raise FileError(str(self.path), "", problem, "See docs/positions.md for the form") from error
        self._play(table)
        return table

    def _quoted(self, error: FieldError) -> FieldPath:
        """The field of an error, or the line inside it that holds the word the error quotes."""
        value = self.data.get(str(error.field[0])) if len(error.field) == 1 else None
        items = (
            value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        )
        for key, inside in items:
            words = [key, *inside] if isinstance(inside, list) else [key, inside]
            if any(f"'{word}'" in error.problem for word in words):
                return (*error.field, key)
        return error.field

    def _opening(self, game: Game) -> tuple[str, str, int]:
        """Scenario, ruleset and number of seats, checked."""
        scenarios = [s.id for s in game.scenarios]
        scenario = self._one_of("scenario", scenarios)
        counts = sorted(game.scenario(scenario).seats, reverse=True)
        return scenario, self._one_of("ruleset", list(game.rulesets)), self._one_of("seats", counts)

    def _one_of(self, key: str, allowed: list[Any]) -> Any:
        value = self.data.get(key, allowed[0])
        if isinstance(allowed[0], str) and isinstance(value, int | float):
            value = str(value)
            self.data[key] = value
        if value not in allowed:
            mend = f"Use one of: {', '.join(map(str, allowed))}"
            raise self.error((key,), f"'{value}' is no {key} of this game", mend)
        return value

    def _typed(self, key: str, kind: type, default: Any) -> Any:
        value = self.data.get(key, default)
        if not isinstance(value, kind):
            raise self.error((key,), f"'{value}' does not fit here", f"Write {_KINDS[kind]}")
        return value

    def _play(self, table: Table) -> None:
        """Play the file's `actions`; raises FileError naming the one that does not fit."""
        for number, text in enumerate(self._typed("actions", list, [])):
            try:
                if not isinstance(text, str):
                    raise KabinettError(f"'{text}' is no action here")
                table.play(*read_action(table, text))
            except KabinettError as error:
                mend = "Mend this action or leave it out"
                raise self.error(("actions", number), str(error), mend) from error

    def write(self, path: Path) -> None:
        """Write the file; raises FileError."""
        text = yaml.dump(self.data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)
        try:
            write_whole(path, text.encode())
        except OSError as error:
            raise FileError(
                str(path), "", error.strerror or "it cannot be written", "Choose another folder"
            ) from error


def with_actions(file: PositionFile, texts: list[str]) -> PositionFile:
    """The same situation with more Actions played."""
    data = {key: value for key, value in file.data.items() if key != "actions"}
    return PositionFile(file.path, data | {"actions": [*file.data.get("actions", []), *texts]})


def read_action(table: Table, text: str) -> tuple[Action, str]:
    """The Action that a text means, and whose it is.

    "frederick: done" names the seat; else it is the one the Action is meant for, if it is asked. Raises what
    `Decision.read` raises.
    """
    asked = table.decision()
    if asked is None:
        raise KabinettError("the game is over")
    named, colon, rest = text.partition(":")
    if colon and named.strip() in (s.seat for s in table.journal.header.seats):
        seat, text = named.strip(), rest.strip()
        decision = table.decision(seat)
        return (decision.read(text) if decision else table.position.read(text)), seat
    try:
        seat = table.position.seat_of(table.position.read(text))
    except KabinettError:
        seat = asked.seat
    decision = table.decision(seat)
    return (decision.read(text) if decision else table.position.read(text)), seat


_KINDS: dict[type, str] = {int: "a whole number", list: "a list", dict: "keys and values"}


class _Dumper(yaml.SafeDumper):
    """Short lists on one line."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        """Lists are indented below their key."""
        del indentless
        super().increase_indent(flow, False)


def _short_list(dumper: yaml.SafeDumper, items: list[Any]) -> yaml.Node:
    plain = all(isinstance(i, str | int | float) for i in items) and all(" " not in str(i) for i in items)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", items, flow_style=plain)


_Dumper.add_representer(list, _short_list)


def _not_read(path: Path, error: Malformed) -> FileError:
    """The error of a file that is no YAML of ours."""
    if error.why == "empty":
        return FileError(
            str(path), "line 1", "this is no position file", "Begin with a line such as 'game: maria'"
        )
    field = [".".join(map(str, error.field))] if error.field else []
    where = ", ".join([f"line {error.line}", *field]) if error.line else ""
    return FileError(str(path), where, error.problem, error.mend)
