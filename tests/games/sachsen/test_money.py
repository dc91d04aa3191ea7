"""Income, maintenance, orders for the army, arrivals: SX-01 to SX-06, SX-65 and what lies around them."""

from __future__ import annotations

import pytest

from tests.games.sachsen.by_hand import ARMY, listed, play, refused, year


def test_the_first_turn_has_no_income_but_its_maintenance() -> None:
    position = year(turn=1, phase="income", units=ARMY)
    assert position.treasury[0] == 42


def test_an_invaded_province_yields_nothing_to_anybody() -> None:
    wars = [{"one": ["preussen"], "other": ["sachsen"]}]
    units = {"sachsen-general": "dresden", "preussen-musketeers-1": "empire-13-8"}
    position = year(phase="income", wars=wars, units=units, money={"sachsen": 0, "preussen": 0})
    assert position.treasury[:2] == [25 - 4, 30 - 1]


@pytest.mark.parametrize(("strict", "coins"), [(False, 30), (True, 10)])
def test_an_empty_province_pays_unless_garrisons_are_strict(strict: bool, coins: int) -> None:
    units = {"sachsen-musketeers-1": "dresden", "sachsen-musketeers-2": "empire-13-8"}
    options = {"strict-garrisons": strict}
    position = year(phase="income", units=units, money={"sachsen": 0}, options=options)
    assert position.treasury[0] == coins - 2


def test_a_debt_is_served_first() -> None:
    position = year(phase="income", money={"sachsen": 500_000}, debt={"sachsen": 4_000_000})
    assert (position.treasury[0], position.debt[0]) == (0, 5)


def test_a_province_that_misses_incomes_pays_again_afterwards() -> None:
    money = {"sachsen": 0}
    position = year(phase="income", barren={"leipzig": "1", "lausitz": "2 unless 1"}, money=money)
    assert position.treasury[0] == 20
    leipzig, lausitz = (position.extra[position.world.province[p]] for p in ("leipzig", "lausitz"))
    assert (leipzig.missing, lausitz.missing, lausitz.unless) == (0, 1, 1)


def test_half_a_maintenance_is_rounded_up() -> None:
    units = ARMY | {"sachsen-musketeers-5": "dresden"}
    pending = ["sachsen maintenance 50 left 1"]
    position = year(turn=1, phase="maintenance", units=units, pending=pending)
    assert position.treasury[0] == 50 - 5
    assert not position.pending


def test_brigades_under_way_cost_nothing_before_they_come() -> None:
    position = year(turn=1, phase="turns", units=ARMY, money={"sachsen": 4_200_000})
    play(position, "enrol dragoons", "enrol grenadiers")
    assert position.treasury[0] == 27
    assert {position.units[f"sachsen-{kind}-1"].due for kind in ("dragoons", "grenadiers")} == {4}
    coming = ARMY | {"sachsen-dragoons-1": "coming 4", "sachsen-grenadiers-1": "coming 4"}
    for turn, coins in ((3, 22), (4, 17)):
        later = year(turn=turn, phase="income", units=coming, money={"sachsen": 0})
        assert later.treasury[0] == coins
    assert later.units["sachsen-dragoons-1"].square == later.world.square["dresden"]


def test_cards_make_brigades_cheaper_and_quicker() -> None:
    pending = ["sachsen recruit-price 150 left 2", "sachsen recruit-turns 1 left 1"]
    position = year(phase="turns", units=ARMY, pending=pending)
    play(position, "enrol artillery", "enrol grenadiers", "enrol dragoons")
    assert position.treasury[0] == 50 - 3 - 5 - 6
    assert [position.units[f"sachsen-{kind}-1"].due for kind in ("artillery", "grenadiers")] == [3, 5]


def test_limits_of_a_column() -> None:
    units = ARMY | dict.fromkeys(("sachsen-grenadiers-1", "sachsen-grenadiers-2"), "dresden")
    position = year(phase="turns", units=units | {"sachsen-dragoons-1": "dresden"})
    assert refused(position, "enrol cuirassiers") == "army-1"
    assert refused(position, "enrol grenadiers") == "army-1"
    assert refused(position, "convert sachsen-musketeers-1 dragoons") == "army-1"
    why = position.refuse(position.read("enrol cuirassiers"))
    assert why is not None
    assert {"piece:sachsen-grenadiers-1", "piece:sachsen-grenadiers-2"} <= set(why.lit), (
        "those that are counted"
    )
    assert refused(position, "enrol general") == "army-3"
    assert refused(position, "enrol dragoons bayern") == "army-5"
    assert not refused(position, "enrol dragoons")
    assert not refused(position, "convert sachsen-grenadiers-1 cuirassiers")


def test_a_full_column_takes_no_more() -> None:
    units = ARMY | {f"sachsen-musketeers-{n}": "dresden" for n in range(5, 11)}
    position = year(phase="turns", units=units)
    assert refused(position, "enrol musketeers") == "army-1"
    assert not refused(position, "convert sachsen-musketeers-10 artillery")


def test_no_conversion_while_the_column_fights() -> None:
    units = ARMY | {"sachsen-musketeers-5": "dresden"}
    position = year(phase="turns", units=units, columns={"sachsen": "points 0 fought 2"})
    assert refused(position, "convert sachsen-musketeers-5 dragoons") == "army-2"


def test_a_converted_brigade_is_off_the_board_meanwhile() -> None:
    position = year(phase="turns", units=ARMY | {"sachsen-musketeers-5": "dresden"})
    play(position, "convert sachsen-musketeers-5 dragoons")
    unit = position.units["sachsen-dragoons-1"]
    assert "sachsen-musketeers-5" not in position.units
    assert (unit.is_on, unit.due, position.treasury[0]) == (False, 5, 44)


def test_a_beaten_battery_loses_a_turn_and_comes_back_weak() -> None:
    units = ARMY | {"sachsen-artillery-1": "lost 8"}
    position = year(turn=8, phase="turns", units=units, money={"sachsen": 1_000_000})
    play(position, "reorganise sachsen-artillery-1")
    assert position.treasury[0] == 6
    paid = ARMY | {"sachsen-artillery-1": "lost 8 paid"}
    off, weak = (year(turn=turn, phase="income", units=paid) for turn in (9, 10))
    assert not off.units["sachsen-artillery-1"].is_on
    assert (weak.units["sachsen-artillery-1"].is_on, weak.units["sachsen-artillery-1"].weak) == (True, 10)
    unpaid = year(turn=10, phase="income", units=units)
    assert not unpaid.units["sachsen-artillery-1"].is_on


def test_who_cannot_pay_disbands_brigades_and_the_command_unit_last() -> None:
    units = ARMY | {f"sachsen-musketeers-{n}": "dresden" for n in (5, 6)}
    units |= {"sachsen-grenadiers-1": "dresden", "sachsen-dragoons-1": "dresden"}
    position = year(turn=1, phase="income", units=units, money={"sachsen": 1_300_000})
    assert refused(position, "disband sachsen-general") == "R-11"
    assert refused(position, "disband preussen-general") == "maintenance-4"
    foot = position.copy()
    play(foot, "disband sachsen-musketeers-1", "disband sachsen-musketeers-2")
    assert foot.treasury[0] == 0
    assert foot.top().name == "bids"
    play(position, "disband sachsen-grenadiers-1")
    assert position.treasury[0] == 1


def test_four_musketeers_stay_while_others_can_go() -> None:
    units = ARMY | {"sachsen-dragoons-1": "dresden"}
    position = year(turn=1, phase="income", units=units, money={"sachsen": 0})
    assert refused(position, "disband sachsen-musketeers-1") == "army-1"
    play(position, "disband sachsen-dragoons-1")
    assert not refused(position, "disband sachsen-musketeers-1")
    play(position, *(f"disband sachsen-musketeers-{n}" for n in (1, 2, 3, 4)))
    assert listed(position, "disband") == ["disband sachsen-general"]


def test_two_columns_at_their_last_musketeers_disband_them_all_the_same() -> None:
    names = [f"{home}-musketeers-{n}" for home in ("sachsen", "bayern") for n in (1, 2, 3, 4)]
    units = {**dict.fromkeys(names[:4], "dresden"), **dict.fromkeys(names[4:], "muenchen-city")}
    leaders = {"bayern": "sachsen"}
    position = year(turn=1, phase="income", units=units, leaders=leaders, money={"sachsen": 0})
    assert listed(position, "disband") == [f"disband {name}" for name in names]


WAR = [{"one": ["preussen"], "other": ["sachsen"]}]
COMES = {"sachsen-dragoons-1": "coming 2"}


def test_a_brigade_comes_beside_own_units_where_enemies_hold_the_capital() -> None:
    units = {"preussen-general": "dresden", "sachsen-general": "empire-15-9"}
    units |= {"sachsen-musketeers-1": "empire-13-8"} | COMES
    position = year(phase="income", wars=WAR, units=units)
    assert listed(position, "arrive") == [
        "arrive sachsen-dragoons-1 empire-13-8", "arrive sachsen-dragoons-1 empire-15-9",
    ]  # fmt: skip
    assert refused(position, "arrive sachsen-dragoons-1 empire-14-7") == "R-11"


def test_a_brigade_comes_anywhere_at_home_where_no_unit_is_left() -> None:
    position = year(phase="income", wars=WAR, units={"preussen-general": "dresden"} | COMES)
    squares = {text.split()[-1] for text in listed(position, "arrive")}
    world = position.world
    own = {world.squares[s].id for p in world.realms[5].provinces for s in world.provinces[p].squares}
    assert squares == own - {"dresden"}


def test_a_captured_general_is_bought_free() -> None:
    units = {name: at for name, at in ARMY.items() if name != "sachsen-general"}
    columns = {"sachsen": "points 8 marshal captured preussen"}
    position = year(phase="turns", units=units, columns=columns)
    play(position, "ransom sachsen")
    assert position.treasury[:2] == [50 - 15, 50 + 15]
    assert position.units["sachsen-general"].due == 3
    assert position.column(position.units["sachsen-general"]).marshal
