"""The facts of the second reading and those of the program's own files are the same."""

from __future__ import annotations

from typing import Any

from engine.kernel.files import data
from tests.games.sachsen.surveyor_bridge import NAMED, SEATS
from tests.games.sachsen.surveyor_facts import GRID, KINDS, PROVINCES, SECOND, STATES, SURVEY
from tests.yaml_file import yaml_of

BOARD: dict[str, Any] = yaml_of(data("boards", "sachsen.yaml"))
CARDS: dict[str, Any] = yaml_of(data("cards", "sachsen.yaml"))
COIN = SURVEY["smallest_coin"]


def test_squares_and_provinces() -> None:
    """The grid, the letters, owners, terrain, one sequence."""
    empire = BOARD["maps"]["empire"]["grid"]
    assert empire["rows"] == GRID
    letters = {letter: entry["country"] for letter, entry in empire["letters"].items()}
    assert letters == {entry["letter"]: name for name, entry in PROVINCES.items()}
    found = {name: (e["owner"], e["terrain"]) for name, e in BOARD["countries"].items()}
    assert list(found.items()) == [(name, (e["state"], e["terrain"])) for name, e in PROVINCES.items()]


def test_seats() -> None:
    """Capitals and second seats, with their names."""
    columns = len(GRID[0])
    for kind, count in (("capital", 10), ("seat", 2)):
        places = {name: e for name, e in BOARD["places"].items() if e["kind"] == kind}
        assert len(places) == count
        assert set(places) <= set(NAMED)
    assert set(SEATS) == set(STATES) == set(BOARD["powers"])
    assert all(square[0] < columns for square in [*NAMED.values(), *SECOND.values()])
    assert {state: e["kind"] for state, e in STATES.items()} == CARDS["states"]


def test_units() -> None:
    """All values of the seven kinds."""
    for kind, entry in CARDS["units"].items():
        own = KINDS[kind]
        same = (
            "arm", "level", "discipline", "fire", "fire_defence", "charge", "melee", "melee_defence", "counters"
        )  # fmt: skip
        assert {name: entry[name] for name in same} == {name: own[name] for name in same}, kind
        assert entry["cost"] * COIN == own["cost"]
        assert [4 if squares is None else squares for squares in entry["move"]] == own["squares"]
    assert set(CARDS["units"]) == set(KINDS)
    assert CARDS["columns"] == SURVEY["neutral_columns"]


def test_figures() -> None:
    """Money, limits, points."""
    constants = CARDS["constants"]
    assert constants["start_treasury"] * COIN == SURVEY["treasury"]
    assert constants["income_per_province"] * COIN == SURVEY["province_income"]
    assert constants["indemnity"] * COIN == SURVEY["indemnity"]
    assert constants["counter_espionage_bonus"] == SURVEY["service"]
    assert constants["political_move"] == SURVEY["political_move"]
    assert {k: v * COIN for k, v in constants["ally_money_limit"].items()} == SURVEY["ally_money"]
    for name in ("min_musketeers", "max_elite", "command_range", "orders", "score"):
        assert constants[name] == SURVEY[name], name
    assert (constants["marshal_at"], constants["marshal_step"]) == tuple(SURVEY["marshal"].values())
    assert constants["notes"] == SURVEY["counters"]
    assert constants["late_arrival"] == list(SURVEY["late"].values())
    assert (constants["recruit_factor"], constants["recruit_turns"]) == tuple(SURVEY["enrol"].values())
    rulings = CARDS["rulings"]
    assert {k: v * COIN for k, v in rulings["ransom"].items()} == SURVEY["ransom"]
    assert rulings["deployment"] == SURVEY["quarter"]
    assert rulings["small_field_units"] == SURVEY["small_field"]
    assert rulings["melee_exchanges"] == SURVEY["melee_exchanges"]
    assert list(CARDS["tables"]["penalties"].values())[2:] == list(SURVEY["marker_points"].values())


def test_tables_and_decks() -> None:
    """Tables of dice, sections of the field, counts of cards, who may have which order."""
    tables = CARDS["tables"]
    assert tables["heirs"] == list(SURVEY["heirs"].values())
    assert [price * COIN for price in tables["passage"]] == list(SURVEY["passage"].values())
    assert tables["officer_penalty"] == list(SURVEY["stand_in"].values())
    words = [row.get("turns", row["result"]) for row in tables["attempt"]]
    assert words == list(SURVEY["attempt"].values())
    assert CARDS["battlefields"]["sections"] == SURVEY["sections"]
    assert {name: e["count"] for name, e in CARDS["opportunities"].items()} == SURVEY["opportunities"]
    assert sum(SURVEY["opportunities"].values()) == CARDS["constants"]["opportunity_cards"]
    orders = {n: e["arms"] for n, e in CARDS["opportunities"].items() if e.get("order") == "brigade"}
    assert orders == SURVEY["orders_for"]
