"""Position files: any situation of any game as a short YAML text, by the names on the map.

A file names its game, says what differs from the opening, and may end with `actions` played from there.
docs/positions.md explains the form to people.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from engine.kernel.action import Action
from engine.kernel.errors import FileError, KabinettError, shortened
from engine.kernel.fields import FieldError, FieldPath, Fields, FileData
from engine.kernel.forms import FreeText, ListOf, OneOf, TableOf, Whole, record
from engine.kernel.game import Game
from engine.kernel.journal import Header, Kind, SeatEntry
from engine.kernel.options import read_options
from engine.kernel.position import Position
from engine.kernel.reading import Document, Malformed, read_text, read_yaml
from engine.kernel.rng import LARGEST_SEED
from engine.kernel.table import Table
from engine.kernel.writing import write_whole

OPENING = ("game", "ruleset", "scenario", "seats", "seed", "options", "about")
"""Keys that say which opening it is; a file with no others (but `actions`) is that opening."""

SUFFIXES = (".yaml", ".yml")


class PositionFile:
    """A position file as it was read: `data`, and the line of each field.

    `data` is plain: what `Game.set_up` takes. Keys are text; words such as `no` or `1741` stay as YAML reads them.
    It may stand inside another file (a lesson): `at` is the way to it there.
    """

    def __init__(
        self, path: Path, data: FileData, document: Document | None = None, at: FieldPath = ()
    ) -> None:
        self.path, self.data, self._document, self._at = path, data, document, at

    @classmethod
    def read(cls, path: Path) -> PositionFile:
        """The file's content; raises FileError with the line."""
        try:
            document = read_yaml(read_text(path))
        except Malformed as error:
            raise _not_read(path, error) from error
        if not isinstance(document.value, dict):
            mend = "Begin with the line 'game: ' and its name"
            raise FileError(str(path), "line 1", "this is no position file", mend)
        return cls(path, document.value, document)

    def place(self, field: FieldPath) -> str:
        """Where a field stands, as "line 4, pieces.anna"; if it is missing, the nearest above."""
        whole = (*self._at, *field)
        line = self._document.line(whole, of_key=True) if self._document else 1
        return ", ".join([f"line {line}", *([".".join(map(str, whole))] if whole else [])])

    def error(self, field: FieldPath, problem: str, mend: str) -> FileError:
        """The error of one field."""
        return FileError(str(self.path), self.place(field), problem, mend)

    def game(self, games: tuple[str, ...]) -> str:
        """The id of the file's game; raises FileError when it is none of these."""
        name = self.data.get("game")
        if name not in games:
            problem = f"the game '{shortened(name)}' is not known" if name else "the file names no game"
            raise self.error(("game",), problem, f"Write 'game: ' and one of: {', '.join(games)}")
        return str(name)

    def table(
        self, game: Game, version: str = "", path: Path | None = None, kind: Kind = "practice"
    ) -> Table:
        """A table that stands in this situation, for study: undo is free. Raises FileError."""
        try:
            return self.begin(game, version, path, kind)
        except FieldError as error:
            raise self.error(error.field, error.problem, error.mend) from error
        except FileError:
            raise
        except KabinettError as error:
            raise FileError(str(self.path), "", str(error), "Mend this field") from error

    def begin(
        self, game: Game, version: str = "", path: Path | None = None, kind: Kind = "practice"
    ) -> Table:
        """As `table`, for who knows where each field stands: raises FieldError, or any KabinettError."""
        table = self._new(game, version, path, kind)
        self._play(table)
        return table

    def _new(self, game: Game, version: str, path: Path | None, kind: Kind) -> Table:
        """The table without the file's `actions`; raises FieldError."""
        rest = {key: value for key, value in self.data.items() if key != "actions"}
        scenario, ruleset, seats = self._opening(game)
        fields = Fields(self.data)
        if not isinstance(fields.data.get("about", ""), str):
            raise fields.error("about", "this is no text", "Write it in quotation marks")
        options = read_options(fields, game.scenario(scenario).options_in(ruleset, seats))
        return Table.new(
            game,
            ruleset=ruleset,
            scenario=scenario,
            seats=[SeatEntry(seat) for seat in game.scenario(scenario).seating(seats, options)],
            seed=fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, 0),
            kind=kind,
            options=options,
            position=rest if set(rest) - set(OPENING) else None,
            path=path,
            version=version,
        )

    def _opening(self, game: Game) -> tuple[str, str, int]:
        """Scenario, ruleset and number of seats, checked."""
        scenarios = [s.id for s in game.scenarios]
        scenario = self._one_of("scenario", scenarios)
        counts = sorted(game.scenario(scenario).seats, reverse=True)
        return scenario, self._one_of("ruleset", list(game.rulesets)), self._one_of("seats", counts)

    def _one_of(self, key: str, allowed: list[Any]) -> Any:
        value = self.data.get(key, allowed[0])
        if isinstance(allowed[0], str) and isinstance(value, float):
            value = str(value)
            self.data[key] = value
        if value not in allowed or isinstance(value, bool):
            mend = f"Use one of: {', '.join(map(str, allowed))}"
            raise FieldError((key,), f"'{shortened(value)}' is no {key} of this game", mend)
        return value

    def _play(self, table: Table) -> None:
        """Play the file's `actions`; raises FieldError naming the one that does not fit."""
        for field, text in Fields(self.data).items("actions"):
            try:
                if not isinstance(text, str):
                    raise KabinettError(f"'{shortened(text)}' is not a possible action now")
                table.play(*read_action(table, text))
            except KabinettError as error:
                raise FieldError(field, str(error), "Mend this action or leave it out") from error

    def text(self) -> str:
        """The file as it is written."""
        return str(yaml.dump(self.data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100))

    def write(self, path: Path) -> None:
        """Write the file; raises FileError."""
        try:
            write_whole(path, self.text().encode())
        except OSError as error:
            raise FileError(
                str(path), "", error.strerror or "it cannot be written", "Choose another folder"
            ) from error


def opening_of(header: Header) -> FileData:
    """The lines of a position file that say which opening a table had."""
    values = (header.game, header.ruleset, header.scenario, len(header.seats), header.seed)
    found: FileData = dict(zip(OPENING, values, strict=False))
    return found | ({"options": dict(header.options)} if header.options else {})


def opening_form(game: Game, file: Mapping[str, object]) -> TableOf:
    """What a position file may say of its opening, and the Actions played from there."""
    scenario = next((s for s in game.scenarios if s.id == file.get("scenario")), game.scenarios[0])
    ruleset = next((name for name in game.rulesets if name == file.get("ruleset")), game.rulesets[0])
    seats, told = scenario.seats, file.get("seats")
    options = scenario.options_in(ruleset, told if isinstance(told, int) and told in seats else max(seats))
    return record(
        {
            "ruleset": OneOf({name: f"ruleset:{name}" for name in game.rulesets}),
            "scenario": OneOf({one.id: f"scenario:{one.id}" for one in game.scenarios}),
            "seats": Whole(min(seats), max(seats)),
            "options": TableOf(
                OneOf({option.id: f"option:{option.id}" for option in options}),
                {option.id: option.form for option in options},
            ),
            "seed": Whole(-LARGEST_SEED, LARGEST_SEED),
            "about": FreeText(),
            "actions": ListOf(FreeText()),
        }
    )


def situation_of(table: Table, path: Path, opening: FileData) -> FileData:
    """Where a table stands, as the data of a position file that leads to the same Views and Decisions.

    Fields say the latest moment that they can name; in the middle of a fight, a payment or an answer, and after the
    end, the Actions played since then stand below them.

    Args:
        path: the table's file, for the error. opening: the fields that say which opening it is.

    Raises FileError where the table began from what no position file can say today.
    """
    shown = shown_of(table.position)
    for moment in range(len(table.history), -1, -1):
        fields = fields_of(table.game, table.position_at(moment), opening)
        if fields is not None:
            data = fields | _since(table, moment)
            if moment == len(table.history) or _leads_to(table.game, data, shown):
                return data
    data = opening | (table.journal.header.position or {}) | _since(table, 0)
    if _leads_to(table.game, data, shown):
        return data
    raise FileError(
        str(path),
        f"action {len(table.history)}",
        "it began from a situation that position files no longer say, and no fields say this moment",
        "Keep the table itself; every command takes it",
    )


def _since(table: Table, moment: int) -> FileData:
    """The Actions played after a moment, as the field `actions`."""
    texts = [f"{played.seat}: {played.action.text()}" for played in table.history[moment:]]
    return {"actions": texts} if texts else {}


def leads_to(table: Table, data: FileData) -> bool:
    """Whether a position file with these data leads to what anybody sees at a table."""
    return _leads_to(table.game, data, shown_of(table.position))


def _leads_to(game: Game, data: FileData, shown: list[Any]) -> bool:
    try:
        again = PositionFile(Path(), dict(data)).table(game)
    except KabinettError:
        return False
    return shown_of(again.position) == shown


def fields_of(game: Game, position: Position, opening: FileData) -> FileData | None:
    """A Position as the fields of a position file; None at a moment that no field names.

    Args:
        game, position: what is written. opening: the fields that say which opening it is.
    """
    shown = shown_of(position)
    for fields in game.written(position):
        try:
            again = game.set_up(opening | fields)
        except FieldError:
            continue
        if _asked(again) == _asked(position) and shown_of(again) == shown:
            return opening | fields
    return None


def _asked(position: Position) -> tuple[str, tuple[str, ...]]:
    """Which Step asks, and whom: what is cheap to compare first."""
    step = position.agenda[-1] if position.agenda else None
    return (step.name, step.seats(position)) if step else ("", ())


def shown_of(position: Position) -> list[Any]:
    """All that anybody sees of a Position, and all that is asked."""
    seats = [None, *position.view(None).seats]
    asked = [decision for seat in seats[1:] if (decision := position.decision(seat))]
    texts = [[a.text() for a in (*d.actions, *d.offers)] for d in asked]
    return [*(position.view(seat) for seat in seats), *texts, position.result]


def with_actions(file: PositionFile, texts: list[str]) -> PositionFile:
    """The same situation with more Actions played."""
    data = {key: value for key, value in file.data.items() if key != "actions"}
    return PositionFile(file.path, data | {"actions": [*file.data.get("actions", []), *texts]})


def read_action(table: Table, text: str) -> tuple[Action, str]:
    """The Action that a text means, and whose it is.

    "north: done" names the seat; else it is the one the Action is meant for, if it is asked. Raises what
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
            str(path), "line 1", "this is no position file", "Begin with the line 'game: ' and its name"
        )
    field = [".".join(map(str, error.field))] if error.field else []
    where = ", ".join([f"line {error.line}", *field]) if error.line else ""
    return FileError(str(path), where, error.problem, error.mend)
