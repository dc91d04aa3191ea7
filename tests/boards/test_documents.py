"""The examples of docs/boards.md do what the page says."""

from __future__ import annotations

from pathlib import Path

from engine.boards import load_board
from engine.boards.check import check


def test_the_examples_run(examples: list[tuple[str, str]], tmp_path: Path) -> None:
    """The whole board loads and has no fault; the Python lines hold."""
    assert [language for language, _ in examples] == ["yaml", "python"]
    path = tmp_path / "little.yaml"
    path.write_text(examples[0][1], encoding="utf-8")
    board = load_board(path)
    assert [fault.message for fault in check(board)] == []
    assert (board.reference_square("alt"), board.home_of("alt")) == ("A2", "prussia")
    source = board.source("places.alt.kind")
    assert source is not None
    assert source.kind == "given"
    exec(compile(examples[1][1], "docs/boards.md", "exec"), {})


def test_the_page_names_every_section(examples: list[tuple[str, str]]) -> None:
    """The example shows each section of the schema at least once."""
    from engine.boards.schema import BoardFile

    shown = {line.split(":")[0] for line in examples[0][1].splitlines() if line[:1].isalpha()}
    assert shown == set(BoardFile.__struct_fields__)
