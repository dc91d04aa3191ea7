"""The beginning, position files, and the end: SX-17, SX-58, lengths (setup, victory)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.games.sachsen.game import GAME
from engine.games.sachsen.politics.start import heirs
from engine.games.sachsen.politics.victory import lit_of, points_of, ties, winners
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Heir, Pact
from engine.games.sachsen.sides import NUMBER
from engine.kernel.errors import FileError
from engine.kernel.fields import FieldError
from engine.kernel.journal import READING, Journal, read_header
from engine.kernel.positions import PositionFile, fields_of
from engine.kernel.table import Table
from engine.texts.translate import LANGUAGES, Translator
from tests.games.sachsen.by_hand import ARMY, load, play, refused, year


def test_everybody_is_dealt_an_electorate_and_the_rest_stand_as_neutrals() -> None:
    position = GAME.start(seats=6, seed=4)
    assert len(set(position.homes)) == 6
    assert all(home < 8 for home in position.homes)
    units = Counter(unit.side for unit in position.units.values())
    assert {units[home] for home in position.homes} == {5}
    assert [units[side] for side in (8, 9)] == [22, 22]
    assert {units[side] for side in position.neutrals() if side < 8} == {11}
    world = position.world
    for side in position.neutrals():
        assert all(position.in_province(province) for province in world.realms[side].provinces)
    assert position.treasury == [50] * 6
    assert sorted(position.deck) == world.whole_deck()


def test_the_same_seed_is_the_same_year() -> None:
    assert GAME.start(seed=7).dump() == GAME.start(seed=7).dump()
    assert GAME.start(seed=7).dump() != GAME.start(seed=8).dump()


def test_heirs_follow_the_dice() -> None:
    position = year()
    load(position, 1, 4, 6, 2, 3, 5, 1, 1, 1, 1)
    position.news = []
    heirs(position)
    son, daughter = Heir("son"), Heir("daughter")
    found = [(), (daughter, daughter), (son, daughter), (daughter,), (son,), (son, son)]
    assert position.heirs[:6] == found
    told = [(one.clause, one.message.args["children"]) for one in position.news]
    words = ("none", "daughter-daughter", "son-daughter", "daughter", "son", "son-son")
    assert told[:6] == [("sachsen setup-6", word) for word in words]
    said = {Translator(language, "sachsen").text(position.news[2].message) for language in LANGUAGES}
    assert len(said) == 3
    assert any(line.endswith("the die shows 6: a prince and a princess.") for line in said)


def test_first_units_stand_on_own_squares_one_by_one_or_at_once() -> None:
    position = GAME.start(seats=3, seed=1)
    home = position.homes[0]
    world = position.world
    foreign = world.squares[world.realms[position.homes[1]].capital].id
    first = next(unit for unit in position.units_of(home))
    assert refused(position, f"put {first.id} {foreign}") == "setup-5"
    decision = position.decision()
    assert decision is not None
    shown = decision.shown
    assert shown is not None
    assert refused(position, " ".join(shown.text().split()[:-2])) == "setup-5"
    play(position, shown.text())
    assert position.top().seats(position) == ("second",)
    assert all(unit.is_on for unit in position.units_of(home))


def test_points_of_a_long_year() -> None:
    ties = {
        "bayern": {"step": 4, "counter": "alliance"},
        "oesterreich": {"step": 4, "counter": "alliance", "married": True},
    }
    position = year(
        owner={"neumark": "sachsen", "magdeburg": "sachsen"},
        ties={"sachsen": ties}, battles={"sachsen": 2}, wars_won={"sachsen": 1},
    )  # fmt: skip
    assert sum(points_of(position, 0).values()) == 28
    assert winners(position) == (0,)


def test_alliances_of_players_count_for_both_once() -> None:
    pacts = ["sachsen alliance preussen", "sachsen marriage preussen", "hannover alliance sachsen"]
    position = year(pacts=pacts)
    assert [points_of(position, p)["marriages"] for p in (0, 1, 2)] == [2, 2, 0]
    assert [points_of(position, p)["alliances"] for p in (0, 1, 2)] == [1, 0, 1]


def test_ties_go_by_provinces_then_money_then_are_shared() -> None:
    position = year(money={"sachsen": 5_000_000, "preussen": 5_000_000, "hannover": 4_000_000})
    assert winners(position) == (0, 1)
    assert winners(year(money={"hannover": 6_000_000})) == (2,)


@pytest.mark.parametrize(
    ("money", "key"),
    [({"sachsen": 300000, "preussen": 100000}, "tie-money"), ({}, "tie-shared")],
)
def test_how_ties_were_broken_is_told(money: dict[str, int], key: str) -> None:
    """R-44."""
    position = year(money=dict.fromkeys(("sachsen", "preussen", "hannover"), 0) | money)
    told = [fact.message for fact in ties(position)]
    assert told[0].key == f"sachsen-fact-{key}"
    assert told[0].args["side"] == "side:sachsen"


def test_what_counts_is_lit_by_source() -> None:
    """victory-1."""
    position = year(owner={"kurkreis": "preussen"})
    position.pacts = (Pact(0, 2, "alliance"),)
    saxon, prussian = lit_of(position, 0), lit_of(position, 1)
    assert len(saxon["provinces"]) == 5
    assert not saxon["states"]
    assert "country:kurkreis" in prussian["provinces"]
    assert len(prussian["states"]) == 6
    assert set(saxon["alliances"]) == set(lit_of(position, 2)["provinces"])


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        ({}, {"turn": 12}),
        ({"length": "provinces", "provinces": 8}, {"owner": {"neumark": "sachsen", "magdeburg": "sachsen"}}),
        ({"length": "score", "score": 15}, {"battles": {"sachsen": 2}}),
        ({"length": "clock"}, {"hour": True}),
    ],
)
def test_each_length_ends_with_its_turn(options: dict[str, object], fields: dict[str, object]) -> None:
    position = year(phase="player-turn", left=["sachsen"], options=options, **fields)
    play(position, "done")
    assert position.result is not None
    assert "first" in position.result.winners
    going_on = year(phase="player-turn", left=["sachsen"], options=options)
    play(going_on, "done")
    assert going_on.result is None
    assert len(going_on.view(None).points_by_turn) == 1


def test_the_clock_strikes_once_and_only_where_it_was_chosen() -> None:
    position = year(phase="player-turn", options={"length": "clock"})
    assert refused(year(phase="player-turn"), "hour") == "setup-3"
    play(position, "hour", seat="third")
    assert position.hour
    assert refused(position, "hour") == "setup-3"


def test_a_wounded_ruler_misses_his_turns_and_is_well_again() -> None:
    position = year(phase="turns", blocked={"sachsen": 1})
    assert position.top().seats(position) == ("second",)
    assert position.blocked[5] == 0


def test_what_lasted_is_over_at_the_end_of_a_turn() -> None:
    fields = {
        "leaves": ["sachsen bayern until 2"],
        "truces": ["pfalz until 3"],
        "units": ARMY | {"sachsen-dragoons-1": "dresden moved 2"},
    }
    position = year(phase="player-turn", left=["sachsen"], **fields)
    play(position, "done")
    assert (position.turn, position.leaves, len(position.truces)) == (3, (), 1)
    assert not any(unit.moved for unit in position.units.values())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deal", ["sachsen", "sachsen", "bayern"]),
        ("deal", ["sachsen", "preussen"]),
        ("hands", {"sachsen": ["agents", "agents"]}),
        ("money", {"sachsen": 50}),
        ("money", {"bayern": 100_000}),
        ("units", {"sachsen-general": "coming"}),
        ("wars", [{"one": ["sachsen"], "other": []}]),
        ("pending", ["sachsen money lots"]),
        ("points", [[3, 2, 1], [4]]),
        ("points", [[]]),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(field: str, value: object) -> None:
    with pytest.raises(FieldError) as found:
        year(**{field: value})
    assert found.value.field[0] == field


def test_a_state_that_is_gone_has_no_units_and_may_be_written() -> None:
    """R-20: none are laid out for it where the file names no units."""
    lands = [one.id for one in year().world.provinces if one.home == NUMBER["pfalz"]]
    deal = ["sachsen", "preussen", "hannover"]
    said = {"deal": deal, "turn": 2, "gone": ["pfalz"], "owner": dict.fromkeys(lands, "bayern")}
    position = GAME.set_up({"game": "sachsen", "seats": 3} | said)
    assert isinstance(position, SachsenPosition)
    assert not position.units_of(NUMBER["pfalz"])
    assert position.units_of(NUMBER["bayern"])
    assert fields_of(GAME, position, {"game": "sachsen", "seats": 3}) is not None


@pytest.mark.parametrize("reading", [0, 1])
def test_a_table_that_began_from_what_is_refused_today_still_opens(reading: int, tmp_path: Path) -> None:
    """Versions with another reading of position files let a war stand twice."""
    war = {"one": ["sachsen"], "other": ["preussen"]}
    told = {"game": "sachsen", "seats": 3, "deal": ["sachsen", "preussen", "hannover"], "wars": [war]}
    path = tmp_path / "old.kabinett"
    PositionFile(path, told).table(GAME, path=path).journal.close()
    header, journal = read_header(path), tmp_path / "twice.kabinett"
    old = replace(header, position={**(header.position or {}), "wars": [war, war]}, reading=reading)
    Journal.create(old, journal).close()
    position = Table.resume(GAME, Journal.open(journal)).position
    assert isinstance(position, SachsenPosition)
    assert len(position.wars) == 2
    today = tmp_path / "today.kabinett"
    Journal.create(replace(old, reading=READING), today).close()
    with pytest.raises(FileError, match="this war stands twice"):
        Table.resume(GAME, Journal.open(today))


def test_a_situation_is_written_as_it_is_read() -> None:
    said = {
        "units": ARMY | {"sachsen-dragoons-1": "coming 4", "sachsen-artillery-1": "lost 3 paid"},
        "columns": {"sachsen": "points 3 reserve 2 fought 1"}, "hands": {"preussen": ["spy"]}, "services": ["sachsen"],
        "ties": {"sachsen": {"pfalz": {"step": 2, "notes": 1, "wait": 6, "strict": True}}}, "chaos": ["bayern"],
        "heirs": {"sachsen": ["son pfalz", "daughter"]}, "blocked": {"pfalz": 2}, "event": "harvest good sachsen",
        "wars": [{"one": ["preussen"], "other": ["hannover"], "since": 1, "won": {"preussen": 1}}], "tension": True,
        "claims": {"oberpfalz": "sachsen since 2"}, "manufactories": ["leipzig"], "barren": {"kurkreis": "2 unless 2"},
        "helps": ["sachsen hannover war 1 until 4"], "free_passages": ["pfalz bayern until 4"], "points": [[6, 6, 6]],
        "promises": ["first 5 no army to Prussia"], "congresses": {"sachsen": 1}, "pending": ["sachsen money 3 left 2"],
    }  # fmt: skip
    position = year(phase="player-turn", turn=3, **said)
    assert fields_of(GAME, position, {"game": "sachsen", "seats": 3}) is not None


def test_no_unit_of_the_opening_is_written_as_weak() -> None:
    """Who takes the opening to a later turn, as the position editor lets him, has armies at their full strength."""
    position = GAME.start(seats=3, seed=4)
    fields = fields_of(GAME, position, {"game": "sachsen", "seats": 3, "seed": 4})
    assert fields is not None
    assert position.turn == 0
    assert len(fields["units"]) > 50
    assert not [name for name, said in fields["units"].items() if "weak" in said]
