"""Checking a board: what every board owes its readers, and what its game needs of it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.boards import check_lands, check_net, check_setup, check_sites
from engine.boards.board import Board
from engine.boards.errors import Fault
from engine.boards.provenance import SETUP_FACTS, expand
from engine.boards.requirements import requirements
from engine.kernel.message import say


def check(board: Board) -> list[Fault]:
    """Everything that is wrong with a board; empty when its game can be played on it."""
    faults = [*check_lands.names(board), *check_net.whole(board), *_sources(board)]
    needs = requirements(board.game)
    if needs is not None:
        faults += [
            *check_net.game(board, needs),
            *check_lands.game(board, needs),
            *check_setup.game(board, needs),
            *check_sites.game(board, needs),
        ]
    return faults


def _sources(board: Board) -> Iterator[Fault]:
    """Every fact has a source, and every source speaks of something on the board."""
    facts = tuple(_facts(board))
    for path in facts:
        if board.source(path) is None:
            yield Fault(path, say("board-fault-no-source", fact=path))
    if not board.whole:
        return
    known = [tuple(path.split(".")) for path in facts]
    for key, entry in board.file.provenance.items():
        for fact in entry.facts:
            for steps in expand(fact):
                if not any(_fits(steps, path) for path in known):
                    yield Fault(
                        f"provenance.{key}", say("board-fault-stray-source", source=key, fact=".".join(steps))
                    )


def _fits(steps: tuple[str, ...], path: tuple[str, ...]) -> bool:
    return len(steps) <= len(path) and all(a in ("*", b) for a, b in zip(steps, path, strict=False))


def _facts(board: Board) -> Iterator[str]:
    """The path of every fact that a board file states."""
    file, setup = board.file, board.setup
    for section in ("maps", "countries", "places", "courses", "lakes", "boxes", "tracks"):
        for key, entry in getattr(file, section).items():
            yield from (f"{section}.{key}.{name}" for name in entry.__struct_fields__ if getattr(entry, name))
        if section == "countries":
            yield from (f"countries.{key}.owner" for key in file.countries)
    for road in board.roads:
        if road.kind != "lake":
            yield f"roads.{road.id}.kind"
    for sector in board.sectors:
        yield from (f"sectors.{sector}.suit", f"sectors.{sector}.bounds")
    for section, pieces in (("pieces", setup.pieces), ("hussars", setup.hussars)):
        for piece in pieces:
            yield from (
                f"setup.{section}.{piece.id}.{n}" for n in piece.__struct_fields__ if getattr(piece, n)
            )
    for section in SETUP_FACTS:
        yield from (f"setup.{section}.{place}" for place in getattr(setup, section))
    for key, box in setup.off_map_boxes.items():
        yield from (f"setup.off_map_boxes.{key}.{name}" for name in box.__struct_fields__)
