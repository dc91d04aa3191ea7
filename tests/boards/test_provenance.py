"""Where facts come from: the most exact path decides, and every fact of MARIA has a source."""

from __future__ import annotations

import pytest

from engine.boards import Board
from engine.boards.provenance import Provenance, expand
from engine.boards.schema import SourceEntry

EXPECTED = {
    "places.praha.lat": ("dataset", "coordinates"),
    "places.praha.kind": ("reconstruction", "fortresses"),
    "places.praha.elector": ("reconstruction", "electors-history"),
    "places.koeln.kind": ("given", "electors-outside"),
    "places.koeln.elector": ("given", "electors-named"),
    "places.breslau.kind": ("given", "silesian-fortresses"),
    "places.brieg.kind": ("reconstruction", "silesian-rest"),
    "countries.silesia.owner": ("given", "silesian-fortresses"),
    "roads.breslau-brieg.kind": ("reconstruction", "road-net"),
    "roads.augsburg-ulm.kind": ("reconstruction", "roads-between-maps"),
    "sectors.bohemia-1-1.suit": ("reconstruction", "sectors"),
    "setup.pieces.traun.name": ("notes", "pieces"),
    "setup.pieces.friedrich.name": ("given", "pieces-named"),
    "setup.pieces.friedrich.ref": ("notes", "squares"),
    "setup.pieces.friedrich.place": ("reconstruction", "start-places"),
    "setup.pieces.dessauer.box": ("given", "out-of-play"),
    "setup.silesian_markers.liegnitz": ("given", "silesian-markers"),
    "setup.off_map_boxes.england.arrow": ("reconstruction", "boxes-where"),
    "boxes.reserve-prussia.slots": ("given", "boxes"),
    "tracks.turns.winters": ("given", "turns"),
}


@pytest.mark.parametrize("fact", EXPECTED)
def test_the_source_of_a_fact(maria: Board, fact: str) -> None:
    """Kind and identifier of the source of named facts."""
    source = maria.source(fact)
    assert source is not None
    assert (source.kind, source.id) == EXPECTED[fact]


def test_texts_in_three_languages(maria: Board) -> None:
    """Every source explains itself in English, Italian and Spanish, in different words."""
    for entry in maria.file.provenance.values():
        assert set(entry.text) == {"en", "it", "es"}
        assert len(set(entry.text.values())) == 3


def test_an_unknown_language_falls_back_on_english(maria: Board) -> None:
    """Better English than nothing."""
    source = maria.source("roads.breslau-brieg")
    assert source is not None
    assert source.text("la") == source.text("en") != source.text("it")


def test_exact_paths_beat_stars_and_long_ones_beat_short_ones() -> None:
    """The order of the entries does not matter."""

    def entry(*facts: str) -> SourceEntry:
        return SourceEntry("notes", {"en": ""}, facts)

    facts = {
        "b": entry("places.*.kind"),
        "a": entry("places"),
        "d": entry("places.{x,y}.kind"),
        "c": entry("places.x"),
    }
    found = {path: source.id for path in PATHS if (source := Provenance(facts).of(path))}
    assert found == {"places.x.kind": "d", "places.z.kind": "b", "places.x.name": "c", "places.z.name": "a"}
    assert list(expand("a.{b,c}.d")) == [("a", "b", "d"), ("a", "c", "d")]


PATHS = ("places.x.kind", "places.z.kind", "places.x.name", "places.z.name", "roads.x")
