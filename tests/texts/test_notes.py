"""The notes of history: one for every general and fortress town that matters, short, in every language."""

from __future__ import annotations

import pytest

from engine import playable
from engine.boards.load import load_board
from engine.games.maria import political_deck
from engine.texts.catalogue import LANGUAGES, catalogue
from engine.texts.notes import notes

MOST = 170


def test_every_general_has_a_full_name_and_a_note() -> None:
    generals = {f"piece:{p.id}" for p in load_board("maria").setup.pieces if p.type == "general"}
    named = {ref for ref, note in notes("maria").items() if note.name is not None}
    assert named == generals


def test_every_location_of_acres_has_a_note() -> None:
    """36 of them; none is a card with a name of its own."""
    places = {ref.removeprefix("place:") for ref in notes("acres")}
    assert len(places) == 36
    assert {"quebec", "new-york", "st-marys", "fort-presquisle", "trois-rivieres"} <= places
    assert not [place for place in places if f"name-card-{place}" in catalogue("en")]


def test_every_note_is_about_something_on_the_board() -> None:
    board = load_board("maria")
    places = {f"place:{ident}" for ident in board.places}
    known = places | {f"piece:{p.id}" for p in board.setup.pieces}
    known |= {f"political:{card}" for card in political_deck.names()}
    assert set(notes("maria")) <= known
    silesia = {f"place:{p.id}" for p in board.places.values() if p.country == "silesia" and p.kind != "town"}
    assert silesia <= set(notes("maria"))


def test_notes_of_revolution_are_about_something_at_the_table() -> None:
    """Every city has one; the others stand where something well known happened."""
    board = load_board("revolution")
    known = {f"place:{ident}" for ident in board.places} | {f"country:{ident}" for ident in board.countries}
    known |= {f"box:{ident}" for ident in board.boxes} | {f"track:{ident}" for ident in board.tracks}
    known |= {f"side:{ident}" for ident in board.powers}
    assert set(notes("revolution")) <= known
    cities = {f"place:{place.id}" for place in board.places.values() if place.kind == "city"}
    assert len(cities) == 12
    assert cities <= set(notes("revolution"))


def test_notes_of_sachsen_are_about_something_at_the_table() -> None:
    """Every State, capital, second seat and province has one, and most cards."""
    board = load_board("sachsen")
    seats = {f"place:{place.id}" for place in board.places.values() if place.kind in ("capital", "seat")}
    lands = {f"country:{ident}" for ident in board.countries} | {f"side:{ident}" for ident in board.powers}
    names = catalogue("en").keys()
    cards = {key.removeprefix("sachsen-") for key in names if key.startswith("sachsen-card-")}
    about = set(notes("sachsen"))
    assert len(seats) == 12
    assert len(lands) == 70
    assert seats | lands <= about
    assert about - seats - lands <= {card.replace("-", ":", 1) for card in cards}


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_short_whole_sentences(game: str, language: str) -> None:
    for ref, note in notes(game).items():
        text = note.text.said(language)
        assert len(text) <= MOST, (ref, len(text))
        assert text.endswith("."), ref
        assert text.lstrip("(0123456789–) ")[0].isupper(), ref
        assert "'" not in text, ref
        assert "!" not in text, ref


def test_a_game_without_notes_has_none() -> None:
    assert notes("toy") == {}
    assert notes(None) == {}
