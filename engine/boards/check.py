"""Checking a board: what every board owes its readers, and what its game needs of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from engine.boards import check_lands, check_net
from engine.boards.board import Board
from engine.boards.errors import Fault
from engine.boards.load import board_type, faults_of
from engine.boards.provenance import expand
from engine.boards.requirements import requirements
from engine.kernel.message import say

Branches: TypeAlias = dict[str, "Branches"]
"""Paths by their steps: under each step what follows it."""


def check(board: Board) -> list[Fault]:
    """Everything that is wrong with a board; empty when its game can be played on it."""
    faults = [*owed(board), *faults_of(board)]
    if board_type(board.game) is None:
        faults.append(Fault("game", say("board-fault-game", game=board.game)))
    needs = requirements(board.game, board.needs)
    if needs is not None:
        faults += [*check_lands.game(board, needs), *check_net.game(board, needs)]
    return faults


def owed(board: Board) -> Iterator[Fault]:
    """What every board owes, whatever its game: countries that have land, a net in one piece, sources."""
    yield from check_lands.names(board)
    yield from check_net.whole(board)
    yield from _sources(board)


def _sources(board: Board) -> Iterator[Fault]:
    """Every fact has a source, and every source speaks of something on the board."""
    facts = tuple(_facts(board))
    for path in facts:
        if board.source(path) is None:
            yield Fault(path, say("board-fault-no-source", fact=path))
    if not board.whole:
        return
    known: Branches = {}
    for path in facts:
        branch = known
        for step in path.split("."):
            branch = branch.setdefault(step, {})
    for key, entry in board.file.provenance.items():
        for fact in entry.facts:
            for steps in expand(fact):
                if not _begins_one(steps, known):
                    yield Fault(
                        f"provenance.{key}", say("board-fault-stray-source", source=key, fact=".".join(steps))
                    )


def _begins_one(steps: tuple[str, ...], known: Branches) -> bool:
    """Whether a path of these steps, where `*` stands for any, begins one of the known ones."""
    if not steps:
        return True
    branches = known.values() if steps[0] == "*" else [known[steps[0]]] if steps[0] in known else []
    return any(_begins_one(steps[1:], branch) for branch in branches)


def _facts(board: Board) -> Iterator[str]:
    """The path of every fact that a board file states."""
    file, setup = board.file, board.setup
    for section in ("maps", "countries", "places", "courses", "lakes", "rivers", "boxes", "tracks"):
        for key, entry in getattr(file, section).items():
            if not getattr(entry, "by_itself", False):
                yield from _stated(f"{section}.{key}", entry)
    yield from (f"countries.{key}.owner" for key in file.countries)
    for road in board.roads:
        if road.kind != "lake":
            yield f"roads.{road.id}.kind"
    for sector in board.sectors.values():
        yield from (f"sectors.{sector.id}.{name}" for name in ("sign", "bounds") if getattr(sector, name))
    for name in setup.__struct_fields__:
        part = getattr(setup, name)
        entries = part.items() if isinstance(part, Mapping) else ((entry.id, entry) for entry in part)
        for key, entry in entries:
            whole = f"setup.{name}.{key}"
            yield from _stated(whole, entry) if isinstance(entry, Struct) else (whole,)


def _stated(path: str, entry: Struct) -> Iterator[str]:
    """The fields of an entry that say something, under its path."""
    for name in entry.__struct_fields__:
        if name != "id" and getattr(entry, name):
            yield f"{path}.{name}"
