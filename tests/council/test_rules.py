"""What the kernel offers to games with rounds, numbers, calls, interruptions and sides that change hands."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import engine
from engine.bots.play import selfplay
from engine.kernel.errors import KabinettError, Refused
from engine.kernel.game import Game
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.positions import PositionFile
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.battery.speech import speechless
from tests.battery.test_battery import Case, watched_game
from tests.council.actions import Bid, Halt, Let, March, Pass, Place, Protest, Share

SEATS = ("first", "second", "third")


def table(game: Game | None = None, path: Path | None = None, **options: object) -> Table:
    """A match of three persons; unless otherwise wished the first leads Austria and Prussia."""
    chosen = {"sides": "east-together"} | options
    return Table.new(game or engine.game("council"), seed=4, path=path, options=chosen)  # type: ignore[arg-type]


def after_bids(one: Table, *bids: int) -> Table:
    """All have bid."""
    for seat, n in zip(SEATS, bids or (3, 2, 1), strict=True):
        one.play(Bid(n), seat)
    return one


def at_marches(one: Table) -> Table:
    """Gift, counters and call are over."""
    after_bids(one)
    one.play(one.read("share 3 0 0 0"), "first")
    one.play(one.read("done"), "first")
    for seat in SEATS:
        one.play(Pass(), seat)
    return one


# --- the battery -------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["", "sides=east-together", "rounds=5", "poor"])
def test_random_games(option: str) -> None:
    """Copies, undo, replay, loading, secrets, texts: all that every game owes."""
    for seed in range(2):
        watched_game(Case("council", "1.0", "diet", 3, (option,) if option else ()), seed, every=7)
    assert not speechless, "\n".join(sorted(speechless))


# --- sides ---------------------------------------------------------------------------------


def test_sides_are_drawn_by_lot_or_chosen_and_change_hands() -> None:
    drawn = table(sides="lot").view(None).seats
    assert sorted(map(len, drawn.values())) == [1, 1, 1]
    assert drawn != Table.new(engine.game("council"), seed=5).view(None).seats
    one = table()
    assert one.view(None).seats["first"] == ("austria", "prussia")
    assert table(sides="west-together").view(None).seats["third"] == ("france", "bavaria")
    at_marches(one)
    for seat in SEATS:
        one.play(one.read("done"), seat)
    assert one.view(None).seats == {
        "first": ("austria", "bavaria"),
        "second": ("france",),
        "third": ("prussia",),
    }
    assert one.decision("third").actions  # type: ignore[union-attr]


def test_a_scenario_knows_all_sides_that_may_be_led() -> None:
    """Those of the lots among them: what was noted of a saved table is held against them."""
    assert engine.game("council").scenarios[0].led() == {"austria", "prussia", "france", "bavaria"}


def test_who_leads_what_is_no_business_of_the_header() -> None:
    """The same three seats whatever was chosen; others are refused."""
    one = table()
    wrong = msgspec.structs.replace(one.journal.header, seats=(SeatEntry("first"), SeatEntry("fourth")))
    with pytest.raises(KabinettError, match="no game is played by first, fourth"):
        Table.resume(one.game, Journal(wrong))


# --- options -------------------------------------------------------------------------------


def test_options_have_values_and_the_journal_keeps_them(tmp_path: Path) -> None:
    path = tmp_path / "long.kabinett"
    one = table(path=path, rounds=5, goal=4, poor=True)
    assert one.view(None).turns == 5
    one.journal.close()
    again = Table.resume(one.game, Journal.open(path))
    assert again.journal.header.options == {"sides": "east-together", "rounds": 5, "goal": 4, "poor": True}
    assert again.position.dump() == one.position.dump()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("rounds", 7, "'7' cannot be 'rounds'; write a number from 1 to 6"),
        ("rounds", True, "'True' cannot be 'rounds'"),
        ("goal", 5, "a number from 2 to 20 in steps of 2"),
        ("sides", "north", "one of: lot, east-together, west-together"),
        ("poor", "very", "write yes or no"),
        ("round", 2, "there is no option 'round'. Did you mean 'rounds'?"),
    ],
)
def test_what_cannot_be_chosen_is_said(name: str, value: object, said: str) -> None:
    with pytest.raises(KabinettError, match=said.replace("?", r"\?")):
        table(**{name: value})


def test_a_journal_of_older_versions_knows_yes_and_no_only() -> None:
    one = table()
    old = msgspec.json.decode(msgspec.json.encode(one.journal.header))
    old["options"] = {"poor": True}
    header = msgspec.convert(old, type=type(one.journal.header))
    again = Table.resume(one.game, Journal(header))
    assert again.position.coins == dict.fromkeys(SEATS, 1)  # type: ignore[attr-defined]
    assert again.view(None).turns == 2


def test_a_position_file_names_options() -> None:
    game = engine.game("council")
    made = PositionFile(Path("x.yaml"), {"game": "council", "options": {"rounds": 4}}).table(game)
    assert made.view(None).turns == 4
    with pytest.raises(KabinettError, match=r"options.rounds: '0' is not possible here"):
        PositionFile(Path("x.yaml"), {"game": "council", "options": {"rounds": 0}}).table(game)


def test_bots_play_with_options_to_a_bound_that_depends_on_them() -> None:
    report = selfplay(engine.game("council"), games=3, options={"rounds": 6, "goal": 20})
    assert sum(report.results.values()) == 3
    assert not any("unfinished" in result for result in report.results)
    assert table(rounds=6).position.most_left() > table(rounds=1).position.most_left()


# --- numbers -------------------------------------------------------------------------------


def test_a_bid_is_one_number_with_the_purse_as_its_limit() -> None:
    decision = table().decision("second")
    assert decision is not None
    sheet = decision.numbers
    assert sheet is not None
    assert [(row.source, row.least, row.most) for row in sheet.rows] == [("purse:bid", 0, 5)]
    assert decision.interpret_numbers({"purse:bid": 4}) == (Bid(4),)


def test_a_gift_is_several_numbers_and_one_action() -> None:
    decision = after_bids(table()).decision()
    assert decision is not None
    sheet = decision.numbers
    assert sheet is not None
    assert not sheet.complete({"side:austria": 2})
    assert not sheet.complete({"side:austria": 2, "side:france": 2})
    whole = {"side:austria": 2, "side:france": 1}
    assert sheet.complete(whole)
    assert decision.interpret_numbers(whole) == (Share(2, 0, 1, 0),)
    group = sheet.groups[0]
    assert group.most(group.rows[1], {"side:austria": 2}) == 1
    assert sorted(group.spread({"side:austria": 1}).values()) == [0, 1, 1, 1]


# --- secret rounds -------------------------------------------------------------------------


def test_nobody_knows_an_answer_before_the_last_and_who_has_answered_is_seen() -> None:
    views = []
    for n in (0, 5):
        one = table()
        one.play(Bid(n), "second")
        views.append([one.view(seat) for seat in ("first", "third", None)] + one.log("third"))  # type: ignore[operator]
        assert one.view(None).round.answered == ("second",)  # type: ignore[union-attr]
        assert one.view("first").round.waiting == ("first", "third")  # type: ignore[union-attr]
    assert views[0] == views[1]


def test_an_own_answer_is_taken_back_until_the_last_has_answered(tmp_path: Path) -> None:
    path = tmp_path / "round.kabinett"
    one = table(path=path)
    one.play(Bid(5), "first")
    one.play(Bid(2), "second")
    assert one.why_no_undo() is not None, "not by undo, behind another's answer"
    assert one.why_no_withdrawal("first") is None
    assert one.why_no_withdrawal("third") is not None
    one.withdraw("first")
    assert one.view(None).round.answered == ("second",)  # type: ignore[union-attr]
    assert one.position.bids == {"second": 2}  # type: ignore[attr-defined]
    one.play(Bid(1), "first")
    one.journal.close()
    again = Table.resume(one.game, Journal.open(path))
    assert again.position.dump() == one.position.dump()
    assert again.log(None) == one.log(None)
    one = again
    one.play(Bid(0), "third")
    assert one.why_no_withdrawal("first") is not None
    with pytest.raises(KabinettError):
        one.withdraw("first")
    one.journal.close()


# --- calls ---------------------------------------------------------------------------------


def test_each_answers_a_call_by_itself_in_any_order() -> None:
    one = after_bids(table())
    one.play(one.read("share 3 0 0 0"), "first")
    one.play(one.read("done"), "first")
    assert one.view(None).round.kind == "call"  # type: ignore[union-attr]
    assert [one.decision(seat).passing for seat in SEATS] == [Pass()] * 3  # type: ignore[union-attr]
    one.play(Protest(), "third")
    with pytest.raises(Refused):
        one.play(Protest(), "first")
    before = one.view(None)
    one.play(Pass(), "first")
    one.play(Pass(), "second")
    assert before.round.waiting == ("first", "second")  # type: ignore[union-attr]
    assert [e.message.args["seat"] for e in one.log(None) if e.kind == "call"] == [
        "seat:third", "seat:first", "seat:second",
    ]  # fmt: skip


# --- interruptions -------------------------------------------------------------------------


def marching() -> Table:
    """Austria begins a way that passes an army of the second seat."""
    one = at_marches(table())
    one.play(March("austria", ("beraun", "praha")), "first")
    one.play(one.read("march france melnik jungbunzlau"), "second")
    return one


def test_an_interruption_is_a_step_over_the_rest_of_a_march() -> None:
    """France passes Austria in Praha and Prussia in Koeniggraetz; both are the first's."""
    one = marching()
    assert one.position.armies["france"] == "melnik"  # type: ignore[attr-defined]
    assert one.decision().seats == ("first",)  # type: ignore[union-attr]
    assert [step.name for step in one.position.agenda[-2:]] == ["under-way", "guarding"]
    halted, let = one.position.copy(), one.position.copy()
    halted.play(Halt(), "first")
    let.play(Let(), "first")
    assert halted.armies["france"] == "melnik"  # type: ignore[attr-defined]
    assert let.armies["france"] == "jungbunzlau"  # type: ignore[attr-defined]
    assert halted.decision().step == let.decision().step == "marching"  # type: ignore[union-attr]
    moves = [event.path for event in let.news if event.kind == "move"]
    assert moves == [("place:melnik", "place:jungbunzlau")]
    assert halted.points["second"] == 0  # type: ignore[attr-defined]
    assert let.points["second"] == 1  # type: ignore[attr-defined]


def test_an_interrupted_march_is_saved_loaded_and_taken_back() -> None:
    one = marching()
    again = one.game.load(msgspec.json.decode(one.position.dump()))
    assert again.dump() == one.position.dump()
    again.play(Let(), "first")
    one.play(Let(), "first")
    assert again.dump() == one.position.dump()
    one.take_back(len(one.history) - 2, SEATS)
    assert one.decision().step == "marching"  # type: ignore[union-attr]
    assert one.view(None).asked == ("second",)
    assert Table.resume(one.game, one.journal).position.dump() == one.position.dump()


# --- many placements -----------------------------------------------------------------------


def test_of_hundreds_of_placements_only_those_are_made_that_somebody_looks_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A pile of 60 on ten places, in a turn of many Actions: counting, choosing and judging make one or none."""
    one = after_bids(table())
    one.play(one.read("share 3 0 0 0"), "first")
    decision = one.decision()
    assert decision is not None
    made: list[Place] = []
    new = Place.__new__

    def counted(kind: type[Place], *args: object) -> Place:
        found = new(kind)
        made.append(found)
        return found

    monkeypatch.setattr(Place, "__new__", counted)
    assert len(decision.actions) > 1000
    made.clear()
    decision = one.decision()
    assert decision is not None
    assert Place("austria", "praha", 60) in decision.actions
    assert Place("austria", "praha", 61) not in decision.actions
    decision.actions.pick(Rng(1))
    assert len(made) <= 3
    assert {action.side for action in decision.actions.of("pile:prussia")} == {"prussia"}  # type: ignore[attr-defined]
    assert one.position.top().measure(one.position) == 121
    one.play(Place("austria", "praha", 60), "first")
    assert one.position.top().measure(one.position) == 61
