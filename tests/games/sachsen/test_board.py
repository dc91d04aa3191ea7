"""The board and the cards of SACHSEN: what they hold, and that each slip in them is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.boards import BoardError, load_board
from engine.boards.check import check
from engine.boards.decode import typed
from engine.boards.errors import Fault, text
from engine.boards.requirements import requirements
from engine.games.sachsen import card_numbers, card_tables, card_units, cards, check_cards
from engine.games.sachsen.board import EMPIRE, SachsenBoard, ref_of, sachsen_board
from engine.games.sachsen.board_needs import SachsenNeeds
from engine.games.sachsen.cards import CardFile, card_file
from engine.games.sachsen.effects import OPS
from engine.kernel.files import data
from tests.yaml_file import yaml_of

Case = dict[str, Any]
CASES: dict[str, list[Case]] = yaml_of(Path(__file__).with_name("faults.yaml"))


@pytest.fixture(scope="module")
def board() -> SachsenBoard:
    """The board of SACHSEN."""
    return sachsen_board()


# --- as they are


def test_neither_board_nor_cards_have_a_fault(board: SachsenBoard) -> None:
    """All that the game needs is there."""
    assert [fault.message for fault in check(board)] == []


def test_states_provinces_and_squares(board: SachsenBoard) -> None:
    """Sixty provinces in the order of their States; squares row by row; capitals and second seats."""
    assert [len(mine) for mine in board.provinces.values()] == [6] * 10
    assert board.provinces["sachsen"] == (
        "leipzig",
        "kurkreis",
        "meissen",
        "lausitz",
        "erzgebirge",
        "vogtland",
    )
    squares = board.reading(EMPIRE)
    assert len(squares) == 259 == sum(map(len, board.land.values()))
    assert squares[:3] == ("empire-15-1", "empire-16-1", "empire-17-1")
    assert board.land["kurkoeln"] == ("empire-5-10", "empire-5-11", "koeln")
    assert board.capitals["sachsen"] == "dresden"
    assert board.places["dresden"].square == (16, 8)
    assert board.places["dresden"].country == "meissen"
    assert board.seats == {"francia": "strasbourg", "oesterreich": "prag"}
    assert (ref_of("dresden"), ref_of("meissen"), ref_of("spy")) == (
        "place:dresden",
        "country:meissen",
        "spy",
    )
    words = [*board.places, *board.countries, *board.powers]
    assert len(set(words)) == len(words)


def test_neighbours_share_a_side(board: SachsenBoard) -> None:
    """Provinces that touch by a corner alone are no neighbours (R-03), and States are if provinces of theirs are."""
    assert "schlesien" in board.neighbours["lausitz"]
    assert board.borders["pfalz"] == {"hessen-thueringen", "francia", "niederrhein", "bayern"}
    for one, others in board.neighbours.items():
        assert all(one in board.neighbours[other] for other in others)


def test_no_step_over_a_corner_between_two_squares_that_are_none(board: SachsenBoard) -> None:
    """Steps go over sides and corners, but not where neither square beside the corner is land (R-03)."""
    corner, between = frozenset(("empire-15-1", "empire-16-2")), ("empire-16-1", "empire-15-2")
    for sea in ((), between[:1], between[1:], between):  # on the board itself there is no such corner
        places = {key: place for key, place in board.places.items() if key not in sea}
        steps = {frozenset(way[:2]): way[2] for way in SachsenBoard(replace(board.file, places=places)).steps}
        assert steps.get(corner) == (None if sea == between else "corner")
    steps = {frozenset(way[:2]): way[2] for way in board.steps}
    assert steps[frozenset(("empire-15-1", "empire-16-1"))] == "side"
    field = [way for way in board.steps if board.places[way[0]].map == "field-small"]
    assert len(field) == 2 * 56 + 2 * 49


def test_every_operation_stands_on_a_card() -> None:
    """No operation is written that nothing uses."""
    file = card_file()
    used = {effect.op for card in file.opportunities.values() for effect in card.effects}
    for event in file.events.values():
        for half in (event.bad, event.good):
            for part in (half.represented, half.unrepresented, half.everybody):
                used |= {effect.op for effect in part}
    assert used == set(OPS)


def test_every_figure_is_read() -> None:
    """What no code asks for says nothing: it would be another's word beside the one that decides."""
    kinds = [
        kind for module in (card_numbers, card_tables, card_units, cards) for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]  # fmt: skip
    code = "".join(path.read_text() for path in Path(card_units.__file__).parent.rglob("*.py"))
    read = set(re.findall(r"\.(\w+)", code))
    assert {
        f"{kind.__name__}.{name}" for kind in kinds for name in kind.__struct_fields__ if name not in read
    } == set()


def test_facts_have_their_sources(board: SachsenBoard) -> None:
    """What is reconstruction says so."""
    kinds = {
        "countries.meissen.name": "reconstruction",
        "countries.meissen.owner": "given",
        "places.dresden.lat": "reconstruction",
        "places.prag.kind": "notes",
        "maps.field-small.grid": "given",
        "maps.empire.grid": "reconstruction",
    }
    found = {fact: board.source(fact) for fact in kinds}
    assert {fact: source.kind for fact, source in found.items() if source is not None} == kinds
    cards = {
        "units.dragoons": "given",
        "rulings.peace": "notes",
        "opportunities.spy": "notes",
        "opportunities.depots": "reconstruction",
        "events.kingdoms.bad": "notes",
        "events.harvest.bad": "reconstruction",
        "battlefields.sections": "reconstruction",
    }
    said = {fact: card_file().source(fact) for fact in cards}
    assert {fact: source.kind for fact, source in said.items() if source is not None} == cards


# --- spoilt


def spoilt(folder: Path, case: Case) -> Path:
    """A copy of the file with its slip."""
    whole = data(folder.name, "sachsen.yaml").read_text(encoding="utf-8")
    for old, new in ((case["old"], case["new"]), *case.get("also", ())):
        assert old in whole, old
        whole = whole.replace(old, new, 1)
    folder.mkdir()
    path = folder / "spoilt.yaml"
    path.write_text(whole, encoding="utf-8")
    return path


def told(faults: list[Fault], case: Case) -> None:
    """The fault is among them, with a mend, in three languages."""
    found = [f for f in faults if f.where == case["where"] and f.message.startswith(case["says"])]
    assert found, [f"{fault.where}: {fault.message}" for fault in faults]
    assert found[0].mend
    assert len({found[0].message, text(found[0].says, "it"), text(found[0].says, "es")}) == 3


@pytest.mark.parametrize("case", CASES["board"], ids=lambda case: case["name"])
def test_a_slip_in_the_board_is_told(case: Case, tmp_path: Path) -> None:
    """The file is refused with the field at fault, or the check finds it."""
    path = spoilt(tmp_path / "boards", case)
    if "refused" in case:
        with pytest.raises(BoardError) as caught:
            load_board(path)
        assert case["refused"] in str(caught.value)
    else:
        told(check(load_board(path)), case)


@pytest.mark.parametrize("case", CASES["cards"], ids=lambda case: case["name"])
def test_a_slip_in_the_cards_is_told(board: SachsenBoard, case: Case, tmp_path: Path) -> None:
    """The file is refused with the field at fault, or the check finds it."""
    path = spoilt(tmp_path / "cards", case)
    if "refused" in case:
        with pytest.raises(BoardError) as caught:
            typed(path, CardFile)
        assert case["refused"] in str(caught.value)
    else:
        needs = requirements("sachsen", SachsenNeeds)
        assert needs is not None
        told(list(check_cards.faults(board, typed(path, CardFile), needs)), case)
