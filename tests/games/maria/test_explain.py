"""What the inspector is told: places, pieces, powers, boxes, political cards and tracks, each fact with its clause."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import engine
from engine.boards.load import load_board
from engine.games.maria import political_deck
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import IDS
from engine.games.maria.situation import set_up
from engine.games.maria.world import advanced
from engine.kernel.explain import Fact
from engine.kernel.fields import Fields
from engine.texts.catalogue import LANGUAGES
from engine.texts.rulebook import Rulebook
from engine.texts.translate import Translator


def situation(ruleset: str = "2.0", seats: int = 3, **file: Any) -> MariaPosition:
    """The advanced game as a position file says, before the first stage of action."""
    return set_up(advanced(ruleset, seats), Fields({"stage": "hussars", **file}))


@cache
def words(language: str) -> Translator:
    """Speaks a language with the names of the map."""
    board = load_board("maria")
    names = {f"place:{ident}": place.name for ident, place in board.places.items()}
    names |= {f"piece:{entry.id}": entry.name for entry in board.setup.pieces if entry.type == "general"}
    return Translator(language, "maria", names)


def told(position: MariaPosition, reference: str, language: str = "en") -> list[str]:
    """The facts in words, as everybody may know them, with their clauses in brackets."""
    facts: tuple[Fact, ...] = position.describe(reference, None)
    return [f"{words(language).text(f.message)} ({f.clause.removeprefix('maria ')})" for f in facts]


def test_a_power_knows_its_way_to_victory() -> None:
    position = situation(
        tracks={"italy": 6, "russia": 6},
        battle={"austria": 1},
        boxes={"italy": "austria"},
        hands={"austria": ["S4"]},
    )
    assert told(position, "side:austria") == [
        "Major power, led by Maria Theresa (2-b)",
        "Cooperates with the Pragmatic Army (2-d)",
        "Austria has 28 troops in all (6-f)",
        "Holds 1 CT (8-d)",
        "Income of 6 CTs in its own stage (8-b)",
        "Included: 1 more by the track Russia (17.5-h)",
        "1 victory marker left in the reserve: with none at a victory check the power wins (15-a)",
        "1 of 2 battle boxes is filled (16-c)",
        "A marker in the box Italy (17.5-k)",
    ]


def test_a_subsidy_is_told_on_both_sides() -> None:
    position = situation(turn=5, contracts=["france prussia 2"])
    assert "Hands Prussia 1 CT of its income for 2 more turns (20-b)" in told(position, "side:france")
    assert "Receives 1 CT of France’s income for 2 more turns (20-b)" in told(position, "side:prussia")
    assert "France may hand Bavaria 1 CT of its income each turn (8-b)" in told(position, "side:bavaria")
    fixed = "France hands Bavaria 1 CT of its income each turn until turn 3 (8-b)"
    assert fixed in told(situation(turn=2), "side:bavaria")


def test_peace_and_what_it_closes() -> None:
    position = situation(turn=5, annexed=True, peace=7, aside={"prussia": 2}, markers={"olmuetz": "prussia"})
    facts = told(position, "side:prussia")
    assert "Neutral until its stage of turn 7 begins (19.1-g)" in facts
    assert "2 markers laid aside until a Prussian piece leaves Prussia (19.1-h)" in facts
    shut = "Prussia is neutral: foreign pieces may not enter, nor supply routes pass (19.4-d)"
    assert shut in told(position, "place:berlin")
    assert shut in told(position, "place:breslau"), "Silesia is Prussian home country now"
    assert "Nobody can conquer it while Prussia is neutral (10.3-a)" in told(position, "place:olmuetz")
    at_home = "Prussia is neutral: its pieces stay at home and fight nobody (19.4-b)"
    assert at_home in told(position, "piece:friedrich")


def test_a_foreign_piece_must_leave_neutral_saxony_in_rulebook_1() -> None:
    pieces = {"friedrich": "dresden", "rutowski": "leipzig", "neipperg": "praha"}
    old = situation("1.0", tracks={"saxony": 3}, pieces=pieces)
    must = "Must leave neutral Saxony before its power’s other pieces move (R-47)"
    assert must in told(old, "piece:friedrich")
    assert must not in told(old, "piece:neipperg")
    assert must not in told(situation("2.0", tracks={"saxony": 3}, pieces=pieces), "piece:friedrich")


def test_electors_and_markers_of_a_fortress() -> None:
    position = situation()
    koeln = told(position, "place:koeln")
    assert "France’s elector marker (10.3-g)" in koeln
    assert "Elector’s vote, now France’s (18-c)" in koeln
    assert "Austria’s victory marker (3.2-e)" in told(position, "place:breslau")
    assert "Elector’s vote, now Saxony’s (18-c)" in told(position, "place:dresden")
    assert told(position, "box:victory-electors") == [
        "For France, or for the Pragmatic Army, with 3 of Mainz, Trier, Köln and Mannheim (16-d)",
        "France has Köln and Mannheim (10.3-g)",
        "The Pragmatic Army has Trier and Mainz (10.3-g)",
    ]


def test_boxes_beside_the_map() -> None:
    position = situation()
    assert told(position, "box:ostpreussen") == [
        "Der Alte Dessauer is away with the expeditionary corps (17.5-i)",
        "The way back leads to Landsberg (Warthe) (17.5-j)",
    ]
    assert "Out of play in the box Ostpreussen (3.2-h)" in told(position, "piece:dessauer")
    assert "Waits in the box Silesia for the annexation (19.1-f)" in told(position, "piece:prussia-train-2")
    assert told(position, "box:victory-silesia") == [
        "For Prussia when it annexes Silesia (19.1-f)",
        "Prussian train 2 waits here for the annexation (19.1-f)",
    ]
    assert told(position, "box:england")[0] == "No general of the Pragmatic Army is away (17.5-i)"
    full = situation(reserve={"prussia": 0})
    assert told(full, "box:reserve-prussia") == [
        "The reserve is empty: the power wins at the next victory check (23-a)"
    ]


def test_a_political_card_says_what_it_does() -> None:
    position = situation(
        stage="politics", phase="select", political=["C41-4", "C43-5"], lying={"prussia": ["H9"]}
    )
    assert told(position, "political:C41-4") == [
        "Lies open (17.1-a)",
        "Coats: Prussia, France and Austria (17.5-a)",
        "Shift: Italy 1 left or right (17.5-g)",
        "Shift: Saxony 1 left or right (17.5-g)",
        "The Saxony marker moves only while Saxony is Prussia’s ally (17.5-f)",
    ]
    assert told(position, "political:C43-5")[2:] == [
        "One of France and Bavaria receives 2 new troops at once (17.5-l)",
        "Shift: Saxony 1 left (17.5-g)",
    ]
    assert told(position, "political:C43-6")[0] == "Still in the deck of 1743 (4-f)"
    assert told(position, "political:C43-6")[2] == "Saxony becomes Austria’s ally at once (19.3-a)"


def test_a_track_says_what_its_spaces_do() -> None:
    assert told(situation(tracks={"russia": 2}), "track:russia") == [
        "The marker stands on space 2 of 7 (17.5-g)",
        "The star is space 4 (4-f)",
        "Space 1: income of Prussia 1 higher (17.5-h)",
        "Spaces 1–2: income of Austria 1 lower (17.5-h)",
        "Spaces 4–7: a general of Prussia is away with the corps (17.5-i)",
        "Spaces 6–7: income of Austria 1 higher (17.5-h)",
        "Space 7: income of Prussia 1 lower (17.5-h)",
    ]


def test_powers_of_the_introductory_game() -> None:
    position = engine.game("maria").start(scenario="introductory")
    assert "Controls 2 of the 12 fortresses that win (14-c)" in told(position, "side:prussia")  # type: ignore[arg-type]
    for reference in ("side:pragmatic", "box:reserve-austria", "political:C41-1", "track:italy"):
        assert position.describe(reference, None) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_text_and_a_known_clause(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever can be pointed at, in the advanced game as it begins; a lacking word would be logged."""
    position, board, book = situation(), load_board("maria"), Rulebook.load("maria")
    references = [f"place:{ident}" for ident in board.places] + [f"side:{side}" for side in IDS]
    references += [piece.ref for piece in position.world.pieces]
    references += [f"box:{box}" for box in (*board.boxes, *board.setup.off_map_boxes)]
    references += [f"political:{card}" for card in political_deck.names()]
    references += [f"track:{track}" for track in political_deck.TRACKS]
    for reference in references:
        lines = told(position, reference, language)
        assert lines, reference
        assert not [line for line in lines if "{" in line], reference
        for fact in position.describe(reference, None):
            assert not fact.clause or book.clause(fact.clause) or book.ruling(fact.clause), fact.clause
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_piece_on_the_map_is_not_told_how_many_have_moved(language: str) -> None:
    """10.1-a, 10.2-a: a train may come back, by whatever is held; where none is lost there is nothing to do."""
    lost = situation(stage="prussia", phase="movement", pieces={"neipperg": "wien"})
    few = situation(stage="prussia", phase="movement", pieces={"schwerin": "breslau"})
    said = []
    for position in (lost, few):
        decision = position.decision("frederick")
        assert decision is not None
        said.append(words(language).text(decision.prompt))
    assert "0" not in said[0]
    assert "0" in said[1]
    assert {"en": "train", "it": "treno", "es": "tren"}[language] in said[0]
