"""Rounds at one screen: for whom one click passes in a call, and how a secret answer is taken back."""

from __future__ import annotations

from desktop.session.session import Session
from engine.kernel.errors import FileError


def passers(session: Session) -> tuple[str, ...]:
    """The persons for whom one click passes in the call that goes on: all at the table who have not answered.

    Who has a PIN answers alone, unless `Session.pass_for_pins`. Where one person plays there is no group.
    """
    round, table = session.view.round, session.table
    away = session.moment is not None or session.watching
    if round is None or round.kind != "call" or away or len(table.humans) < 2:
        return ()
    here = (seat for seat in round.waiting if seat in table.humans)
    return tuple(seat for seat in here if session.pass_for_pins or not table.seat_entry(seat).pin)


def pass_for_all(session: Session) -> bool:
    """Pass for all persons present by one press; each is a line of the Journal and of the log."""
    with session.one_wish() as granted:
        for seat in passers(session) if granted else ():
            decision = session.table.decision(seat)
            action = decision.passing if decision is not None else None
            if action is None or not session.act_for(seat, action):
                return False
    return granted


def withdraw(session: Session, seat: str) -> None:
    """Take a seat's answer to a secret round back, as the person wished who has come for it."""
    try:
        session.table.withdraw(seat)
    except FileError as error:
        session.failed.emit(error)
    session.refresh()
