"""Who looks at the screen: guests behind the curtain, and who is asked after them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import engine
from desktop.session.players import Bots
from desktop.session.seating import Seating
from desktop.session.session import Session
from engine.bots.bot import bot
from engine.kernel.journal import SeatEntry
from engine.kernel.positions import PositionFile
from engine.kernel.rng import Rng
from engine.kernel.table import Table

SEATS = ("maria-theresa", "frederick", "louis")


class Room:
    """A match at one screen in which Louis marches, then Frederick; what is asked is answered by `play_until` alone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *bots: str) -> None:
        entries = [SeatEntry(seat, bot="steady" if seat in bots else "") for seat in SEATS]
        self.table, self._rng = Table.new(engine.game("maria"), seats=entries, seed=11), Rng(7)
        while not (self.seat == "louis" and self.table.view(None).step == "movement"):
            self._play()
        self.session = Session(self.table)
        self.asked_bots: list[str] = []
        players = Bots(self.session, 0, self.session)
        monkeypatch.setattr(players, "ask", self.asked_bots.append)
        self.seating = Seating(self.session, players, self.session)
        self.seating.begin()
        self.seating.settle()
        self.seating.its_me()
        assert self.session.viewer == "louis"

    @property
    def seat(self) -> str:
        """The seat that is asked."""
        decision = self.table.decision()
        assert decision is not None
        assert len(decision.seats) == 1 or decision.step == "deploy"
        return decision.seat

    def _play(self) -> None:
        decision = self.table.decision()
        assert decision is not None
        action = bot("steady").choose(self.table.view(decision.seat), decision, self._rng)
        self.table.play(action, decision.seat)

    def play_until(self, seat: str) -> None:
        """What is asked is answered until this one is asked."""
        while self.seat != seat:
            self._play()
            self.session.refresh()


def test_a_guest_stays_until_he_is_asked_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was a guest and has answered as one who is asked gives the screen up as all others do."""
    room = Room(monkeypatch)
    room.seating.hand_to("frederick")
    room.seating.its_me()
    room.session.refresh()
    assert room.session.viewer == "frederick"
    room.play_until("frederick")
    assert room.session.viewer == "frederick"
    room.play_until("maria-theresa")
    assert (room.session.viewer, room.seating.waiting_for) == (None, "maria-theresa")


def test_a_guest_who_is_waited_for_may_come_while_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch, "frederick")
    room.play_until("frederick")
    room.seating.hand_to("maria-theresa")
    room.session.refresh()
    assert room.asked_bots[-1] == "frederick"
    assert room.seating.waiting_for == "maria-theresa", "the curtain stands until the guest has come"
    room.seating.its_me()
    assert room.session.viewer == "maria-theresa"


def test_what_a_bot_alone_answers_in_secret_is_shown_to_nobody() -> None:
    """The bids of all are; that a bot has looked at the lot it shares takes the table from nobody (R-13)."""
    homes = ["sachsen", "preussen", "hannover"]
    fields = {
        "game": "sachsen",
        "scenario": "year",
        "seats": 3,
        "deal": homes,
        "order": homes,
        "turn": 2,
        "units": {},
    }
    fields |= {"phase": "auction", "deck": ["spy", "third-salvo"], "discards": []}
    table = PositionFile(Path("lot.yaml"), fields).table(engine.game("sachsen"), kind="match")
    first, second, third = table.journal.header.seats
    table.reseat((first, replace(second, bot="steady"), third))
    session = Session(table)
    seating, answered = Seating(session, Bots(session, 0, session), session), list[str]()
    seating.answered.connect(lambda: answered.append(table.history[-1].action.verb))
    seating.begin()
    seating.settle()
    for text in ("bid 300000", "bid 300000", "bid 0"):
        decision = table.decision()
        assert decision is not None
        table.play(table.read(text), decision.seat)
        session.refresh()
    assert answered == ["bid"]
    seating.show_answers()
    decision = table.decision()
    assert decision is not None
    assert (decision.step, decision.seat) == ("sharing", second.seat)
    table.play(next(iter(decision.actions)), decision.seat)
    session.refresh()
    assert answered == ["bid"]


def test_a_secret_round_before_a_duel_is_shown_before_it() -> None:
    """The cards for a battle are chosen in secret, then both sit side by side: all have answered, and read it now."""
    entries = [SeatEntry("attacker"), SeatEntry("defender")]
    table = Table.new(engine.game("sachsen"), scenario="battle", seats=entries, seed=3)
    session = Session(table)
    seating, answered = Seating(session, Bots(session, 0, session), session), list[int]()
    seating.answered.connect(lambda: answered.append(len(table.history)))
    seating.begin()
    seating.settle()
    rounds = list[int]()
    for moment in range(1, 6):
        decision = table.decision()
        assert decision is not None
        if decision.round == "secret":
            rounds.append(moment)
        table.play(next(iter(decision.actions)), decision.seat)
        session.refresh()
    assert len(rounds) == 2
    assert answered == [rounds[-1]]
    seating.show_answers()
    assert seating.duellists == ("attacker", "defender")


def test_who_sits_there_is_called_before_the_page_lays_the_own_hand_open() -> None:
    """The side of the field is chosen before all, with the hand face down; then its person comes anew to the page."""
    entries = [SeatEntry("attacker"), SeatEntry("defender")]
    table = Table.new(engine.game("sachsen"), scenario="battle", seats=entries, seed=3)
    session = Session(table)
    seating = Seating(session, Bots(session, 0, session), session)
    seating.begin()
    seating.settle()
    seating.its_me()
    assert session.viewer == "defender"
    table.play(table.read("side s"), "defender")
    session.refresh()
    assert (session.viewer, seating.answers_unseen, seating.waiting_for) == (None, False, "defender")
    for seat in ("defender", "attacker"):
        seating.call_to(seat)
        seating.its_me()
        session.refresh()
        assert (session.viewer, seating.answers_unseen) == (seat, True), "who has come is not sent away again"
