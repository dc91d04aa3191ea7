"""The Session in time: the past as the seat knew it, and what-ifs made of nothing but its View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from desktop.session.public_session import PublicSession
from desktop.session.session import Session
from desktop.session.what_if import branch_off, may_be_played
from engine.bots.bot import bot
from engine.kernel.action import Action
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table

SEATS = ("maria-theresa", "frederick", "louis")


def play_on(table: Table, count: int) -> None:
    """Let bots play so many Actions."""
    player, rng = bot("steady"), Rng(7)
    for _ in range(count):
        decision = table.decision()
        assert decision is not None
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)


def first(session: Session) -> Action:
    """The first Action that the viewer may play."""
    assert session.decision is not None
    return next(iter(session.decision.actions))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A match of three persons after the first battles."""
    made = Table.new(
        engine.game("maria"), seats=[SeatEntry(s) for s in SEATS], seed=11, path=tmp_path / "match.kabinett"
    )
    play_on(made, 90)
    yield made
    made.journal.close()


def test_who_is_not_asked_may_say_in_full_what_can_be_done_at_any_time() -> None:
    situation = {"scenario": "advanced", "turn": 5, "stage": "hussars"}
    session = Session(
        Table.new(engine.game("maria"), seats=[SeatEntry(s) for s in SEATS], position=situation)
    )
    assert session.offers == ()
    assert not session.act_text("promise 7 nobody looks")
    session.look_as("louis")
    assert session.decision is None
    assert "subsidise france prussia 3" in [action.text() for action in session.offers]
    assert session.act_text("promise 7 peace in our time")
    assert session.view.promises is not None
    assert session.view.promises[0].author == "louis"
    assert "louis" not in session.view.asked


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_past_is_shown_as_the_seat_knew_it(table: Table, seat: str | None) -> None:
    session = Session(table, seat)
    for moment in range(0, 91, 6):
        session.look_at(moment)
        assert session.view == table.position_at(moment).view(seat)
        assert session.moment == (None if moment == 90 else moment)
    session.look_at(12)
    session.look_as(SEATS[0] if seat is None else None)
    assert session.moment is None, "another seat begins with the present"


def test_one_step_on_is_told_as_it_happened(table: Table) -> None:
    session = Session(table, "frederick")
    told: list[object] = []
    session.happened.connect(told.append)
    session.look_at(40)
    session.look_at(30)
    assert not told
    session.look_at(31)
    assert told == [[seen for e in table.history[30].events if (seen := e.for_seat("frederick")) is not None]]


def test_while_the_hand_lies_face_down_what_happens_is_told_as_to_everybody(table: Table) -> None:
    """What appears in the bar and is said aloud is read by who glances at the screen."""
    own = ("frederick",)
    secret = next(m for m, played in enumerate(table.history) if own in {e.audience for e in played.events})
    session, told = Session(table, *own), list[object]()
    session.happened.connect(told.append)
    for covered, reader in ((False, "frederick"), (True, None)):
        session.selection.cover(covered)
        session.look_at(secret)
        told.clear()
        session.look_at(secret + 1)
        events = (event.for_seat(reader) for event in table.history[secret].events)
        assert told == [[seen for seen in events if seen is not None]]


def test_the_room_is_told_what_happens_at_the_table() -> None:
    """One step of the table is one of the room, though the table has gone on before the room hears of it."""
    table = Table.new(engine.game("maria"), kind="open", seed=4)
    session = Session(table)
    room, told = PublicSession(session), []
    room.happened.connect(told.append)
    for number in range(1, 4):
        decision = table.decision()
        assert decision is not None
        table.play(next(iter(decision.actions)), decision.seat)
        session.refresh()
        assert len(told) == number
    session.look_at(0)
    assert len(told) == 3, "a leap is no step"


@pytest.mark.parametrize("moment", [1, 30, 61, 90])
@pytest.mark.parametrize("seat", SEATS)
def test_a_what_if_is_made_of_what_the_seat_may_know(table: Table, seat: str, moment: int) -> None:
    """The same View and the same chance give the same branch, whatever is hidden behind the View."""
    view = table.position_at(moment).view(seat)
    other = table.game.deal(view, Rng(99))
    assert other.dump() != table.position_at(moment).dump()
    twin = Table(table.game, other, table.journal)
    one, two = branch_off(table, moment, seat, Rng(5)), branch_off(twin, 0, seat, Rng(5))
    assert one.table.position.dump() == two.table.position.dump()
    assert one.table.view(seat) == view
    assert set(one.assumed) == {s for other, sides in view.seats.items() if other != seat for s in sides}


JOURNALS = sorted((Path(__file__).parents[2] / "journals" / "maria").glob("*.kabinett"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_every_moment_of_a_recorded_game_can_be_wondered_about(path: Path) -> None:
    """At each kind of Decision, for every seat and the public, the what-if asks what was asked then."""
    journal = Journal.open(path)
    table = Table.resume(engine.game(journal.header.game), journal)
    seen: set[str] = set()
    for moment in range(len(table.history)):
        position = table.position_at(moment)
        decision = position.decision()
        assert decision is not None
        if decision.step in seen:
            continue
        seen.add(decision.step)
        for seat in [*position.view(None).seats, None]:
            branch = branch_off(table, moment, seat, Rng(moment)).table
            assert branch.view(seat) == position.view(seat)
            asked = branch.decision()
            assert asked is not None
            assert asked.seats == decision.seats
            branch.play(next(iter(asked.actions)), asked.seat)
    assert len(seen) > 4


def test_nothing_of_a_what_if_is_written(table: Table) -> None:
    path = table.journal.path
    assert path is not None
    before, digest = path.read_bytes(), table.position.digest()
    decision = table.decision()
    assert decision is not None
    session = Session(table, decision.seat)
    session.begin_what_if()
    play_on(session.table, 40)
    session.look_at(10)
    session.look_as(session.table.position_at(10).decision().seats[0])  # type: ignore[union-attr]
    session.undo()
    session.back_to_now()
    assert path.read_bytes() == before
    assert table.position.digest() == digest
    assert session.viewer == decision.seat


def test_an_action_in_the_past_begins_a_what_if(table: Table) -> None:
    moment = next(n for n, p in enumerate(table.history) if p.seat == "frederick" and n > 20)
    session = Session(table, "frederick")
    session.look_at(moment)
    action = first(session)
    assert session.act(action)
    assert session.what_if is not None
    assert session.what_if.began == moment
    assert [p.action for p in session.table.history] == [action]
    assert len(table.history) == 90
    session.look_at(0)
    again = first(session)
    assert session.act(again)
    assert [p.action for p in session.table.history] == [again], "inside, the past is simply taken back"


def test_a_table_shown_to_nobody_begins_no_what_if(table: Table) -> None:
    session = Session(table, None)
    assert not session.may_wonder()
    session.begin_what_if()
    assert session.what_if is None


def test_in_a_match_only_the_own_actions_are_played_at_the_table(table: Table) -> None:
    decision = table.decision()
    assert decision is not None
    session = Session(table, decision.seat)
    session.begin_what_if()
    own = 0
    while session.table.decision().seat == decision.seat and own < 30:  # type: ignore[union-attr]
        play_on(session.table, 1)
        own += 1
    play_on(session.table, 3)
    what_if = session.what_if
    assert what_if is not None
    assert 0 < may_be_played(what_if, table) < len(what_if.table.history)
    expected = [p.action for p in what_if.table.history[:own]]
    played = session.play_what_if()
    assert session.what_if is None
    assert 0 < played <= own
    assert [p.action for p in table.history[90:]] == expected[:played]


def test_a_what_if_of_the_past_cannot_be_played_at_the_table(table: Table) -> None:
    session = Session(table, "frederick")
    session.look_at(60)
    session.begin_what_if()
    play_on(session.table, 3)
    assert session.play_what_if() == 0
    assert len(table.history) == 90


def test_a_practice_table_branches_as_it_is(tmp_path: Path) -> None:
    table = Table.new(engine.game("maria"), seed=11, kind="practice")
    play_on(table, 60)
    branch = branch_off(table, 60, "louis", Rng(1))
    assert branch.table.position.dump() == table.position.dump()
    assert branch.assumed == ()


def test_bots_sit_down_at_a_what_if_and_leave_it(table: Table) -> None:
    session = Session(table, "frederick")
    session.begin_what_if()
    session.let_bots_play(True)
    assert session.table.humans == ("frederick",)
    session.let_bots_play(False)
    assert session.table.humans == SEATS
    assert table.humans == SEATS


def test_a_picture_for_the_public_keeps_the_moment(table: Table) -> None:
    session = Session(table, "frederick")
    session.look_at(33)
    own = session.view
    with session.as_public():
        assert session.view == table.position_at(33).view(None)
    assert session.view == own
    assert session.viewer == "frederick"


def test_a_confirmed_action_is_asked_copied_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(engine.game("maria"), ruleset="2.0", seed=7)
    player, rng = bot("steady"), Rng(7)
    while (decision := table.decision()) is not None and decision.step != "combat":
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
    assert decision is not None
    session = Session(table, decision.seat)
    session.confirm_irreversible = True
    attack = next(a for a in decision.actions if a.gesture().kind == "drag")
    asked = Counter[str]()
    for name in ("refuse", "copy", "carry_out"):
        whole = getattr(type(table.position), name)

        def counted(self, *args, _name=name, _whole=whole):  # type: ignore[no-untyped-def]
            asked[_name] += 1
            return _whole(self, *args)

        monkeypatch.setattr(type(table.position), name, counted)
    assert not session.act(attack)
    assert session.act(attack, sure=True)
    assert asked == {"refuse": 1, "copy": 1, "carry_out": 1}
