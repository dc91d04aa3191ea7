"""No file of a shared room names a game, a side, a place, a piece or a card: it would be made for one game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine import titles

ROOT = Path(__file__).resolve().parents[2]
SHARED = ("engine/kernel", "engine/boards", "engine/texts", "engine/practice", "desktop")
OWN = "desktop/games"
NAMED = (
    "maps",
    "countries",
    "places",
    "lakes",
    "boxes",
    "off_map_boxes",
    "tracks",
    "cards",
    "british",
    "french",
)
"""The sections of data whose keys are names of things."""
ALSO_ENGLISH = {
    "courts", "end", "event", "general", "mark", "order", "phase", "score", "settlers", "town", "train", "turn",
    "turns", "village",
}  # fmt: skip
"""Names that are also words of plain English, or of what all games share."""


def names_in(entry: Any, section: str = "") -> Iterator[str]:
    """The names that a file of data gives: keys of its sections, ids, kinds of pieces, its game and its powers."""
    if isinstance(entry, list):
        for one in entry:
            yield from names_in(one)
    elif isinstance(entry, dict):
        if section in NAMED:
            yield from (str(key) for key in entry)
        for key in ("id", "type", "game", "board"):
            if isinstance(entry.get(key), str):
                yield entry[key]
        if not section:
            yield from entry.get("powers", ()) if isinstance(entry.get("powers"), list) else ()
        for key, one in entry.items():
            yield from names_in(one, str(key))


def names() -> set[str]:
    """Every name that belongs to some game, as its data has it."""
    found = set(titles())
    for folder in ("boards", "cards", "politics"):
        for file in sorted((ROOT / "data" / folder).glob("*.yaml")):
            whole = yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)
            whole.pop("provenance", None)  # sources are no names of things
            found |= set(names_in(whole))
    return {name.casefold() for name in found if len(name) > 2} - ALSO_ENGLISH


def shared_files(root: Path) -> list[Path]:
    """The modules of shared rooms."""
    found = [file for room in SHARED for file in sorted((root / room).rglob("*.py"))]
    return [file for file in found if not file.relative_to(root).as_posix().startswith(OWN)]


def named_in(text: str, wanted: set[str]) -> set[str]:
    """The names that a text mentions, alone or as part of a word put together."""
    words = {word.casefold() for word in re.findall(r"[^\W_][\w-]*", text)}
    parts = {part for word in words for part in re.split(r"[-_]", word)}
    return wanted & (words | parts)


def test_no_shared_file_names_a_game_or_what_belongs_to_one() -> None:
    wanted = names()
    assert {"maria", "austria", "quebec", "regensburg", "friedrich", "rangers", "toy"} <= wanted
    found = {
        file.relative_to(ROOT).as_posix(): sorted(hits)
        for file in shared_files(ROOT)
        if (hits := named_in(file.read_text(encoding="utf-8"), wanted))
    }
    assert not found


@pytest.mark.parametrize(
    ("text", "hit"),
    [
        ('draw("maria")', {"maria"}),
        ("PRUSSIA = 1", {"prussia"}),
        ("# as Vienna's", set()),
        ("a general of prussian_blue", set()),
        ("side_of_saxony", {"saxony"}),
    ],
)
def test_names_are_found_wherever_they_stand(text: str, hit: set[str]) -> None:
    assert named_in(text, names()) == hit
