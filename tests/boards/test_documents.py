"""The examples of docs/boards.md do what the page says."""

from __future__ import annotations

from pathlib import Path

from engine.boards import load_board
from engine.boards.check import owed


def test_the_examples_run(examples: list[tuple[str, str]], tmp_path: Path) -> None:
    """The whole board loads and has no fault; the Python lines hold."""
    assert [language for language, _ in examples] == ["yaml", "yaml", "yaml", "yaml", "python"]
    path = tmp_path / "little.yaml"
    path.write_text(examples[0][1], encoding="utf-8")
    board = load_board(path)
    assert [fault.message for fault in owed(board)] == []
    assert (board.reference_square("alt"), board.home_of("alt")) == ("A2", "prussia")
    source = board.source("places.alt.kind")
    assert source is not None
    assert source.kind == "given"
    exec(compile(examples[4][1], "docs/boards.md", "exec"), {})


def test_the_board_of_sites_and_ways(examples: list[tuple[str, str]], tmp_path: Path) -> None:
    """It loads without countries and has no fault; lakes and the sea join its places."""
    path = tmp_path / "shore.yaml"
    path.write_text(examples[1][1], encoding="utf-8")
    board = load_board(path)
    assert [fault.message for fault in owed(board)] == []
    assert board.joined(["sea"])["fort"] == {"halifax", "canso"}
    assert board.joined(["lake", "river"])["mill"] == {"fort", "halifax"}
    assert [road.kind for road in board.roads] == ["river", "indian-trail", "lake"]
    assert board.point("fort") != board.plane("coast").point(45.86, -64.29)


def test_the_page_names_every_section(examples: list[tuple[str, str]]) -> None:
    """The examples show each section of the schema at least once."""
    from engine.boards.schema import BoardFile

    lines = [line for _, text in examples[:4] for line in text.splitlines()]
    shown = {line.split(":")[0] for line in lines if line[:1].isalpha()}
    assert shown == set(BoardFile.__struct_fields__)
