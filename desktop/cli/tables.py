"""Opening the files that commands take: position files and Journals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import engine
from desktop.cli.words import WORDS
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.game import Game, Scenario
from engine.kernel.journal import SUFFIX, Journal
from engine.kernel.options import OptionValue, typed_options
from engine.kernel.positions import SUFFIXES, PositionFile, leads_to, opening_of, with_actions
from engine.kernel.table import Table
from engine.texts.faults import in_words


def open_table(path: Path) -> Table:
    """The table of a position file or a Journal; what of it is damaged is told. Raises KabinettError."""
    if path.suffix.lower() in SUFFIXES:
        file = PositionFile.read(path)
        title = engine.game(file.game(engine.titles()))
        WORDS.know(title, str(file.data.get("ruleset", title.rulesets[0])))
        return file.table(title, engine.__version__)
    journal = Journal.open(path)
    title = game_of(journal, path)
    WORDS.know(title, journal.header.ruleset)
    table = Table.resume(title, journal)
    if journal.damage:
        where = in_words(WORDS.translator, journal.damage)
        WORDS.aside(f"{path}: {WORDS.tr('cli-damaged', where=where)}")
    journal.path = None  # commands ask and write elsewhere: a saved table is never played on behind its back
    return table


def game_of(journal: Journal, path: Path) -> Game:
    """The Game of a Journal; raises FileError for one that this program does not know."""
    name = journal.header.game
    if name not in engine.titles():
        raise FileError(str(path), "line 1", f"the game '{name}' is not known", "Update Kabinett to open it")
    return engine.game(name)


def write_table(table: Table, began: Path, out: Path) -> None:
    """Write a table as a Journal or, by its ending, as a position file with its Actions; raises KabinettError."""
    known_ending(out, (*SUFFIXES, SUFFIX))
    if out.suffix.lower() == SUFFIX:
        table.journal.save_copy(out)
        return
    texts = [f"{played.seat}: {played.action.text()}" for played in table.history]
    file = with_actions(beginning(table, began), texts)
    if not leads_to(table, file.data):
        problem = "it began from a situation that position files no longer say"
        raise FileError(str(began), "", problem, f"Write a table: a name that ends in {SUFFIX}")
    file.write(out)


def known_ending(out: Path, endings: Sequence[str]) -> None:
    """Raises FileError for a file whose name does not end so."""
    if out.suffix.lower() not in endings:
        raise FileError(str(out), "", "its ending says no known form", f"Use one of: {', '.join(endings)}")


def beginning(table: Table, path: Path) -> PositionFile:
    """The situation a table began from, as a position file without Actions."""
    header = table.journal.header
    if path.suffix.lower() in SUFFIXES:
        data = dict(PositionFile.read(path).data)
        data.pop("actions", None)
        return PositionFile(path, data)
    data = dict(header.position or {})
    opening = opening_of(header)
    return PositionFile(path, opening | {k: v for k, v in data.items() if k not in opening})


def typed(
    title: Game, ruleset: str, scenario: str, seats: int, options: Sequence[str]
) -> dict[str, OptionValue]:
    """The options typed as `name=value` for an opening ("" and 0: the first); raises KabinettError."""
    one = chosen_scenario(title, ruleset, scenario)
    return typed_options(options, one.options_in(ruleset or title.rulesets[0], seats or max(one.seats)))


def chosen_scenario(title: Game, ruleset: str, scenario: str) -> Scenario:
    """The scenario with this id, "" for the first; raises KabinettError for what is none, or no ruleset of the game."""
    if ruleset:
        among("ruleset", ruleset, title.rulesets)
    return title.scenario(
        among("scenario", scenario or title.scenarios[0].id, [s.id for s in title.scenarios])
    )


def chosen_game(name: str) -> Game:
    """The Game with this id; raises KabinettError naming those there are."""
    return engine.game(among("game", name, engine.titles()))


def kinds_of(title: Game) -> list[str]:
    """The kinds of drill that a game has; raises KabinettError where there is none."""
    if not title.drills:
        raise KabinettError(f"{title.id} has no drills")
    return [kind.name for kind in title.drills]


def seat_of(table: Table, seat: str) -> str | None:
    """A seat of the table, None for the public (""); raises KabinettError for a name that is none."""
    return among("seat", seat, [entry.seat for entry in table.journal.header.seats]) if seat else None


def among(what: str, word: str, known: Sequence[str]) -> str:
    """A word that is one of these; raises KabinettError naming them."""
    if word not in known:
        raise KabinettError(f"there is no {what} '{word}'; there are: {', '.join(known)}")
    return word
