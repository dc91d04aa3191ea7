"""Peace: terms, cards, indemnities, ends of wars, States that give up (SX-28; peace, R-31, R-32, R-40, R-84)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games.sachsen.politics.terms import claimable, ended, impose, occupant
from engine.games.sachsen.politics.war_ends import look_at
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Unit
from engine.games.sachsen.sides import NOBODY, NUMBER
from engine.kernel.event import Event
from engine.texts.translate import Translator
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    PREUSSEN,
    SACHSEN,
    WAR,
    keys,
    top,
    turn_of,
)

OCCUPIED = {
    "preussen-musketeers-1": "empire-15-6", "preussen-musketeers-2": "empire-18-8", "sachsen-general": "dresden",
    "preussen-general": "berlin",
}  # fmt: skip
"""Prussians in the Kurkreis and in the Lausitz, which nobody defends."""


def beaten(**fields: Any) -> SachsenPosition:
    """Saxony has declared itself beaten by Prussia, which is to claim."""
    position = turn_of("sachsen", **{"wars": [WAR], "units": OCCUPIED} | fields)
    play(position, "beaten preussen")
    return position


def test_who_is_beaten_talks_with_the_winner() -> None:
    """peace-1, peace-2."""
    position = beaten()
    assert (top(position), position.agenda[-1].seats(position)) == ("peace-claim", ("second",))
    assert refused(position, "demand sachsen 3100000") == "R-31"
    assert refused(position, "demand sachsen 0 meissen") == "R-31"
    assert refused(position, "demand sachsen 0 kurkreis kurkreis") == "R-31"
    assert not refused(position, "demand sachsen 0 kurkreis")
    assert refused(position, "demand hannover 0") == "R-31"
    assert "demand sachsen 500000 kurkreis" in listed(position, "demand")


def test_the_paper_tells_what_lies_on_the_table_and_the_terms_of_the_rules() -> None:
    """R-31: to everybody; the terms of the program are those that it would impose."""
    position = beaten()
    paper = position.view("third").peace
    assert paper is not None
    assert (paper.loser, paper.speaker, paper.round, paper.by) == ("sachsen", "preussen", 1, "")
    assert paper.claimable == paper.ruled == {"kurkreis": "preussen", "lausitz": "preussen"}
    play(position, "demand sachsen 1500000 kurkreis", "counter sachsen 200000")
    paper = position.view(None).peace
    assert paper is not None
    assert (paper.by, paper.money, paper.provinces) == ("sachsen", 200000, ())
    ruled = dict(paper.ruled)
    for _ in range(3):
        play(position, *(["refuse"] if top(position) == "peace-offer" else ["demand sachsen 0", "refuse"]))
    owner = {name: position.owner[position.world.province[name]] for name in ruled}
    assert owner == {name: NUMBER[side] for name, side in ruled.items()}
    assert position.view(None).peace is None
    money = beaten(units={"sachsen-general": "dresden"}).view("first").peace
    assert money is not None
    assert (money.ruled, money.paid) == ({}, (("preussen", 1000000),))
    wars = [{"one": ["preussen", "bayern"], "other": ["sachsen"]}]
    money = beaten(units={"sachsen-general": "dresden"}, wars=wars).view("first").peace
    assert money is not None
    assert money.paid == (("preussen", 1000000), ("bayern", 1000000)), "a neutral State is named as well"


def test_terms_are_filled_in_as_numbers() -> None:
    """R-31: a sum, and of each province whether it is named; at first as the rules would have it, then as claimed."""
    position = beaten()
    decision = position.decision()
    assert decision is not None
    assert decision.numbers is not None
    rows = {row.source: row for row in decision.numbers.rows}
    assert {source: row.first for source, row in rows.items()} == {
        "box:indemnity": 0, "country:kurkreis": 1, "country:lausitz": 1,
    }  # fmt: skip
    assert [row.pressed for row in rows.values()] == [False, True, True]
    values = {"box:indemnity": 300000, "country:kurkreis": 0, "country:lausitz": 1}
    (action,) = decision.interpret_numbers(values)
    assert action.text() == "demand sachsen 300000 lausitz"
    position.play(action)
    decision = position.decision()
    assert decision is not None
    assert decision.numbers is not None
    assert {row.source: row.first for row in decision.numbers.rows} == values
    assert decision.interpret_numbers(values) == (), "an answer that is the claim is none"
    (action,) = decision.interpret_numbers({**values, "box:indemnity": 0})
    assert action.text() == "counter sachsen 0 lausitz"
    position.play(action)
    decision = position.decision()
    assert decision is not None
    assert decision.numbers is None


@pytest.mark.parametrize(
    "answers", [("refuse",), ("counter sachsen 0", "refuse")], ids=["refused", "countered"]
)
def test_the_next_round_begins_with_what_was_claimed(answers: tuple[str, ...]) -> None:
    """R-31: who claims less than before need not fill in all of it again; an older table has still its digest."""
    position = beaten()
    for money, lands in ((1_500_000, "kurkreis"), (700_000, "lausitz")):
        play(position, f"demand sachsen {money} {lands}", *answers)
        assert top(position) == "peace-claim"
        decision = position.decision()
        assert decision is not None
        assert decision.numbers is not None
        first = {row.source: row.first for row in decision.numbers.rows}
        named = {f"country:{name}": int(name == lands) for name in ("kurkreis", "lausitz")}
        assert first == {"box:indemnity": money} | named
        assert f"demand sachsen {money} {lands}" in {
            one.text() for one in decision.interpret_numbers(first)
        }, "the same may be claimed once more"
    older = msgspec.json.encode(position.former_state(), order="sorted")
    assert b"claimed" in position.dump()
    assert b"claimed" not in older


def test_terms_that_are_accepted_are_carried_out() -> None:
    """peace-2, peace-6, R-31."""
    position = beaten(money={"sachsen": 2000000, "preussen": 0})
    play(position, "demand sachsen 1500000 kurkreis", "accept")
    assert position.owner[position.world.province["kurkreis"]] == NUMBER["preussen"]
    assert position.owner[position.world.province["lausitz"]] == NUMBER["sachsen"]
    assert position.treasury[:2] == [5, 15]
    assert position.wars_won == [0, 1, 0]
    assert not position.wars
    assert top(position) == "player-turn"


def test_what_cannot_be_paid_is_a_debt() -> None:
    """R-06."""
    position = beaten(money={"sachsen": 500000})
    events = play(position, "demand sachsen 1000000", "accept")
    assert (position.treasury[SACHSEN], position.debt[SACHSEN]) == (0, 5)
    (paid,) = (one.message for one in events if one.message.key == "sachsen-log-pays-peace")
    told = {"side": "side:sachsen", "whose": "side:preussen", "n": 1_000_000, "debt": 500_000}
    assert paid.args == told
    assert (
        Translator("en", "sachsen").text(paid)
        == "Saxony pays Prussia 1,000,000 gulden, of which 500,000 stay owed."
    )


def test_an_offer_may_be_accepted() -> None:
    """R-31: the loser counters, the winner weighs it."""
    position = beaten(money={"sachsen": 2000000, "preussen": 0})
    play(position, "demand sachsen 2000000 kurkreis lausitz", "counter sachsen 500000")
    assert (top(position), position.agenda[-1].seats(position)) == ("peace-offer", ("second",))
    agreed = next(one for one in play(position, "accept") if one.message.key == "sachsen-log-peace-agreed")
    assert agreed.side == "side:preussen"
    assert position.treasury[PREUSSEN] == 5
    assert not position.wars


@pytest.mark.parametrize(
    ("winners", "leader", "holder"),
    [
        (["francia"], SACHSEN, "francia"),
        (["francia", "sachsen"], SACHSEN, "francia"),
        (["sachsen"], SACHSEN, "sachsen"),
        (["hannover"], SACHSEN, ""),
    ],
)
def test_led_units_hold_a_province_for_their_own_state_where_it_is_at_war(
    winners: list[str], leader: int, holder: str
) -> None:
    """R-31, kingdom-war-4, R-25: else for who leads them, if he is."""
    wars = [{"one": winners, "other": ["preussen"]}]
    position = turn_of("sachsen", wars=wars, units={"francia-1-musketeers-1": "empire-16-5"})
    province = position.world.squares[position.units["francia-1-musketeers-1"].square].province
    position.owner[province] = NUMBER["preussen"]
    position.put(position.units["francia-1-musketeers-1"], led_by=leader)
    found = occupant(position, province, [NUMBER[name] for name in winners])
    assert found == (NUMBER[holder] if holder else NOBODY)


def test_a_province_is_held_by_the_state_for_which_most_units_stand_there() -> None:
    """R-31: lent brigades are counted with those of who leads them, not with their own."""
    units = dict.fromkeys(["bayern-musketeers-1", "bayern-musketeers-2", "sachsen-musketeers-1"], "berlin")
    units |= dict.fromkeys(["hannover-musketeers-1", "hannover-musketeers-2"], "berlin")
    wars = [{"one": ["sachsen", "hannover"], "other": ["preussen"]}]
    position = turn_of("sachsen", wars=wars, units=units)
    province = position.world.squares[position.units["sachsen-musketeers-1"].square].province
    sides = [NUMBER["sachsen"], NUMBER["hannover"]]
    assert occupant(position, province, sides) == NUMBER["hannover"]
    for name in ("bayern-musketeers-1", "bayern-musketeers-2"):
        position.put(position.units[name], led_by=SACHSEN)
    assert occupant(position, province, sides) == NUMBER["sachsen"]


def test_after_three_rounds_the_program_rules() -> None:
    """R-31: the winner keeps two provinces that he occupies."""
    position = beaten()
    for _ in range(2):
        play(position, "demand sachsen 3000000", "refuse")
    play(position, "demand sachsen 3000000", "counter sachsen 0", "refuse")
    owned = [position.world.provinces[p].id for p in position.provinces_of(NUMBER["preussen"])]
    assert {"kurkreis", "lausitz"} <= set(owned)
    assert "peace-ruled" in keys(position)
    assert not position.wars


def test_without_occupied_provinces_the_program_gives_a_million() -> None:
    """R-31."""
    units = {"preussen-general": "berlin", "sachsen-general": "dresden"}
    position = beaten(units=units, money={"sachsen": 2000000, "preussen": 0})
    for _ in range(3):
        play(position, "demand sachsen 3000000", "refuse")
    assert position.treasury[:2] == [10, 10]


def test_the_loser_keeps_one_province_and_winners_take_in_turn() -> None:
    """R-31, R-84: most battles won first."""
    wars = [{"one": ["preussen", "hannover"], "other": ["sachsen"], "won": {"hannover": 2, "preussen": 1}}]
    position = turn_of("sachsen", wars=wars, units=OCCUPIED)
    vogtland = position.world.province["vogtland"]
    position.put(Unit(NUMBER["hannover"], "musketeers", 1, 1, position.world.provinces[vogtland].squares[0]))
    land = [position.world.squares[unit.square].province for unit in position.units.values()]
    for province in position.provinces_of(NUMBER["sachsen"]):
        if province not in land:
            position.owner[province] = NUMBER["hannover"]
    position.owner[position.world.province["meissen"]] = NUMBER["hannover"]
    end = ended(position.wars[0], lost_one=False)
    assert len(claimable(position, end, [NUMBER["sachsen"]])) == 3
    impose(position, end, [NUMBER["sachsen"]])
    assert position.owner[vogtland] == NUMBER["hannover"]
    assert position.owner[position.world.province["kurkreis"]] == NUMBER["preussen"]
    assert position.provinces_of(NUMBER["sachsen"]) == (position.world.province["lausitz"],)


def test_cards_of_the_beaten_go_to_the_winner() -> None:
    """SX-28: peace-3."""
    hands = {"sachsen": ["spy", "approval-one", "third-salvo"]}
    position = beaten(hands=hands)
    play(position, "demand sachsen 0", "accept")
    assert not position.hands[SACHSEN]
    assert len(position.hands[PREUSSEN]) == 3


def looks(events: list[Event]) -> list[tuple[str, list[str], str]]:
    """Who is told what lies there, and by which clause; the others hear no card."""
    told = [one for one in events if one.kind == "looks"]
    assert not any(one.veiled is None or "cards" in one.veiled.args for one in told)
    cards = [[ref.removeprefix("card:") for ref in one.lit] for one in told]
    return [(one.audience[0], names, one.clause) for one, names in zip(told, cards, strict=True)]


def test_several_winners_pick_the_cards_in_turn() -> None:
    """R-31: beginning with the one who has most battles won."""
    wars = [{"one": ["preussen", "hannover"], "other": ["sachsen"], "won": {"hannover": 1}}]
    position = beaten(wars=wars, hands={"sachsen": ["spy", "approval-one", "third-salvo"]})
    assert position.agenda[-1].seats(position) == ("third",)
    events = play(position, "demand sachsen 0", "accept")
    assert (top(position), position.agenda[-1].seats(position)) == ("spoils-picking", ("third",))
    assert all(not card for card in position.view("first").lot)
    assert all(position.view("third").lot)
    assert looks(events) == [("third", ["spy", "approval-one", "third-salvo"], "sachsen R-31")]
    assert looks(play(position, "take spy")) == [("second", ["approval-one", "third-salvo"], "sachsen R-31")]
    assert looks(play(position, "take third-salvo")) == [("third", ["approval-one"], "sachsen R-31")]
    assert looks(play(position, "take approval-one")) == []
    assert [len(hand) for hand in position.hands] == [0, 1, 2]
    assert position.wars_won == [0, 1, 1]


def test_open_lots_lay_no_hand_open() -> None:
    """R-76, R-31: the option is for auctions; the cards of the beaten stay with who picks."""
    wars = [{"one": ["preussen", "hannover"], "other": ["sachsen"], "won": {"hannover": 1}}]
    options = {"open-lots": True}
    position = beaten(wars=wars, hands={"sachsen": ["spy", "approval-one"]}, options=options)
    play(position, "demand sachsen 0", "accept")
    decision = position.decision()
    assert decision is not None
    assert (decision.step, decision.round) == ("spoils-picking", "secret")
    assert all(not card for card in position.view("first").lot)
    (taken,) = (one for one in play(position, "take spy") if one.kind == "takes")
    assert (taken.clause, taken.audience) == ("sachsen R-31", ("third",))


def test_two_on_a_side_must_both_be_beaten() -> None:
    """peace-1, R-32."""
    wars = [{"one": ["preussen"], "other": ["sachsen", "hannover"]}]
    position = beaten(wars=wars)
    assert (top(position), position.wars[0].beaten) == ("player-turn", (NUMBER["sachsen"],))
    assert refused(position, "beaten preussen") == "peace-1"
    play(position, "done", "done", "beaten preussen")
    assert top(position) == "peace-claim"


KINGDOMS = [{"one": ["francia", "sachsen"], "other": ["oesterreich", "preussen"], "kingdom": True}]


def test_a_winning_kingdom_is_paid_and_a_beaten_one_pays() -> None:
    """SX-28: B pays 1,000,000 to Francia, Österreich pays 1,000,000 to A (peace-4)."""
    position = turn_of(
        "preussen",
        wars=KINGDOMS,
        money={"preussen": 3000000, "sachsen": 0},
        units={"francia-1-general": "metz"},
    )
    play(position, "beaten sachsen", "demand preussen 0", "accept")
    assert (position.treasury[PREUSSEN], position.treasury[SACHSEN]) == (20, 10)
    assert not position.wars


def test_with_the_option_a_province_of_the_kingdom_may_be_taken_instead() -> None:
    """peace-5."""
    units = {"sachsen-musketeers-1": "dresden", "francia-1-general": "metz"}
    options = {"kingdom-provinces": True}
    position = turn_of("preussen", wars=KINGDOMS, units=units, options=options, money={"sachsen": 0})
    square = position.world.provinces[position.world.province["boehmen"]].squares[0]
    position.put(position.units["sachsen-musketeers-1"], square=square)
    play(position, "beaten sachsen", "demand preussen 0", "accept")
    assert top(position) == "kingdom-provinces"
    assert refused(position, "demand oesterreich 0 tirol") == "peace-5"
    play(position, "demand oesterreich 0 boehmen")
    assert position.owner[position.world.province["boehmen"]] == NUMBER["sachsen"]
    assert position.treasury[SACHSEN] == 0


# --- wars that end by themselves -----------------------------------------------------------------


def spread(position: SachsenPosition, side: int, over: int) -> None:
    """Brigades of a State in every province of another."""
    for number, province in enumerate(position.provinces_of(over), start=1):
        square = position.world.provinces[province].squares[0]
        position.put(Unit(side, "musketeers", number, 1, square))


def test_who_has_lost_all_his_provinces_is_beaten() -> None:
    """R-31."""
    position = turn_of("hannover", wars=[WAR], units={})
    spread(position, NUMBER["preussen"], NUMBER["sachsen"])
    look_at(position, position.wars[0])
    position.settle()
    assert top(position) == "peace-claim"


def test_a_war_of_twelve_turns_ends_as_things_stand() -> None:
    """R-31."""
    wars = [WAR | {"since": 2}]
    position = turn_of("hannover", wars=wars, units=OCCUPIED, turn=12)
    look_at(position, position.wars[0])
    assert position.wars
    position.turn = 13
    look_at(position, position.wars[0])
    assert not position.wars
    assert position.wars_won == [0, 0, 0]
    assert position.owner[position.world.province["kurkreis"]] == NUMBER["sachsen"]


@pytest.mark.parametrize(
    ("invaded", "general", "gives_up"), [(3, False, True), (2, False, False), (3, True, False)]
)
def test_a_neutral_state_gives_up(invaded: int, general: bool, gives_up: bool) -> None:
    """R-40: its last command unit is gone and three provinces are invaded."""
    position = turn_of("hannover", wars=[{"one": ["preussen"], "other": ["bayern"]}], money={"preussen": 0})
    for number, province in enumerate(position.provinces_of(BAYERN)[:invaded], start=1):
        square = position.world.provinces[province].squares[0]
        position.put(Unit(NUMBER["preussen"], "musketeers", number, 1, square))
    for number, province in enumerate(position.provinces_of(BAYERN)[invaded:], start=1):
        square = position.world.provinces[province].squares[0]
        position.put(Unit(BAYERN, "musketeers", number, 1, square))
    if general:
        position.put(
            Unit(
                BAYERN,
                "general",
                0,
                1,
                position.world.provinces[position.provinces_of(BAYERN)[-1]].squares[0],
            )
        )
    look_at(position, position.wars[0])
    position.settle()
    assert (not position.wars) == gives_up
    assert len(position.provinces_of(BAYERN)) == (4 if gives_up else 6)
    assert position.wars_won == [0, int(gives_up), 0]


def test_a_kingdom_without_command_units_has_lost_its_war() -> None:
    """R-32."""
    position = turn_of("hannover", wars=KINGDOMS, units={"francia-1-general": "metz"})
    look_at(position, position.wars[0])
    position.settle()
    assert top(position) == "peace-claim"
    assert position.agenda[-1].loser == PREUSSEN
