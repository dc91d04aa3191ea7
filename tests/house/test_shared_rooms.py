"""No file of a shared room names a game, a side, a place, a piece or a card: it would be made for one game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine import titles
from engine.texts.catalogue import LANGUAGES, entries

ROOT = Path(__file__).resolve().parents[2]
OWN = ("engine/games", "engine/bots", "desktop/games")
"""Where each game has a folder of its own; all else of engine and desktop is shared."""
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
    "opportunities",
    "events",
    "units",
    "guns",
)
"""The sections of data whose keys are names of things."""
ALSO_ENGLISH = {
    "attacker", "camp", "courts", "defender", "end", "event", "far", "fifth", "first", "foes", "general", "mark",
    "near", "neutral", "neutrals", "order", "phase", "push", "score", "second", "settlers", "third", "town", "train",
    "treasury", "turn", "turns", "village",
}  # fmt: skip
"""Names that are also words of plain English, or of what all games share."""
MATURITY = {"engine/__init__.py": {"toy"}}
"""Files that may say how far a game has come."""
EXAMPLES = {"board-empty-mend", "cli-option-from"}
"""Messages that show what may be typed: they must name something there is."""


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
    for id, words in who():
        found |= {id, *words.values()}
    return {name.casefold() for name in found if len(name) > 2} - ALSO_ENGLISH


@cache
def who() -> tuple[tuple[str, dict[str, str]], ...]:
    """The sides and seats of every game: the id, and the name by language."""
    found = []
    for file in sorted((ROOT / "data" / "glossary").glob("*.yaml")):
        whole = yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)
        for id, forms in (*whole["sides"].items(), *whole["seats"].items()):
            found.append((str(id), {one: forms.get(one, {}).get("bare", "") for one in LANGUAGES}))
    return tuple(found)


def is_own(place: str) -> bool:
    """Whether a file of the house lies in the folder of a game."""
    return any(place.startswith(f"{folder}/{game}/") for folder in OWN for game in titles())


def shared_files(root: Path) -> list[Path]:
    """The modules of shared rooms."""
    found = [file for room in ("engine", "desktop") for file in sorted((root / room).rglob("*.py"))]
    return [file for file in found if not is_own(file.relative_to(root).as_posix())]


def shared_catalogues(language: str) -> list[Path]:
    """The catalogues that no game brings: one of a game has its id in its name."""
    files = sorted((ROOT / "resources" / "i18n" / language).glob("*.ftl"))
    return [file for file in files if not {*titles()} & {*file.stem.split("-")}]


def named_in(text: str, wanted: set[str]) -> set[str]:
    """The names that a text mentions, alone or as part of a word put together."""
    words = {word.casefold() for word in re.findall(r"[^\W_][\w-]*", text)}
    parts = {part for word in words for part in re.split(r"[-_]", word)}
    return wanted & (words | parts)


def test_no_shared_file_names_a_game_or_what_belongs_to_one() -> None:
    wanted = names()
    assert {"maria", "austria", "quebec", "regensburg", "friedrich", "rangers", "toy"} <= wanted
    assert {"conspiracy", "musketeers", "gun-laying", "hannover", "sajonia", "asburgo", "louis"} <= wanted
    found = {
        place: sorted(hits)
        for file in shared_files(ROOT)
        for place in [file.relative_to(ROOT).as_posix()]
        if (
            hits := named_in(f"{place}\n{file.read_text(encoding='utf-8')}", wanted)
            - MATURITY.get(place, set())
        )
    }
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shared_catalogue_speaks_of_a_game(language: str) -> None:
    """What is said of a game alone stands in a catalogue with its id in its name: no key and no text names it."""
    ids = {*titles(), *(id for id, _ in who())}
    wanted = ids - ALSO_ENGLISH
    spoken = {*titles(), *(words[language].casefold() for id, words in who() if id in wanted)} - {""}
    assert {"sachsen", "habsburgs"} <= wanted
    found = {
        f"{file.name}: {key}": hits
        for file in shared_catalogues(language)
        for key, text in entries(file.read_text(encoding="utf-8")).items()
        if key not in EXAMPLES
        if (hits := [*({*key.split("-")} & wanted), *said_in(text.partition("=")[2], spoken)])
    }
    assert not found


def said_in(text: str, names: Iterable[str]) -> list[str]:
    """The names, of one word or several, that a text says."""
    return [one for one in names if re.search(rf"\b{re.escape(one)}\b", text.casefold())]


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
