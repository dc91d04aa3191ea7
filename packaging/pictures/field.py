"""The pictures of a battle of SACHSEN."""

from __future__ import annotations

from typing import Any

from PySide6.QtTest import QTest

import engine
from desktop.app import Shell
from engine.kernel.journal import SeatEntry
from engine.kernel.table import Table
from pictures.hand import LEFT, open_table, until
from pictures.moments import PEOPLE
from pictures.scenes import on_second_screen

FIELD = {
    "scenario": "battle",
    "seats": 2,
    "turn": 2,
    "moment": "half-phase",
    "acts": "attacker",
    "half": {"left": 4},
}


def on_the_field(fields: dict[str, Any], *texts: str) -> Table:
    """A battle from a position file, and what was done in it."""
    seats = [SeatEntry(seat, person) for seat, person in PEOPLE["sachsen-battle"].items()]
    opening = {"game": "sachsen", **fields}
    table = Table.new(
        engine.game("sachsen"), scenario="battle", seats=seats, position=opening, kind="open", seed=6
    )
    for text in texts:
        decision = table.decision()
        assert decision is not None
        table.play(decision.read(text), decision.seat)
    return table


def field(columns: dict[str, str]) -> dict[str, str]:
    """Units by their squares on a small field, `d4` for the fourth column and row, and what else is said of them."""

    def square(said: str) -> str:
        name, _, more = said.partition(" ")
        return f"field-small-{'abcdefgh'.index(name[0]) + 1}-{name[1:]} {more}".strip()

    return {unit: square(said) for unit, said in columns.items()}


def deployment(shell: Shell) -> None:
    """Two columns meet on the long field: the attacker stands, of the defender half."""
    table = Table.new(
        engine.game("sachsen"), scenario="battle", options={"troops": "two-columns"}, kind="open", seed=3,
        seats=[SeatEntry(seat, person) for seat, person in PEOPLE["sachsen-battle"].items()],
    )  # fmt: skip
    while (decision := table.decision()) is not None and len(table.history) < MOST_PLACED:
        begin = (action for action in decision.actions if action.text() == "begin other 3")
        action = decision.shown or next(begin, next(iter(decision.actions)))
        table.play(action, decision.seat)
    window = open_table(shell, table)
    window.map.fit()
    sides = window.session.view.acting
    QTest.mouseClick(window.rail.buttons[f"side:{sides[0]}"], LEFT)
    QTest.qWait(300)
    waits = [ref for ref in window.session.choices.pieces if ref.startswith(f"piece:{sides[0]}")]
    window.scene.hand.take(waits[-1])
    QTest.qWait(300)


def guns(shell: Shell) -> None:
    """A brigade marches through the arc of a battery: where is it to be halted?"""
    units = {
        "preussen-general": "d1", "preussen-musketeers-1": "e1", "preussen-musketeers-2": "d3",
        "preussen-dragoons-1": "g2", "preussen-artillery-1": "f2 faces s", "sachsen-general": "e8",
        "sachsen-musketeers-1": "b7", "sachsen-musketeers-2": "f7", "sachsen-artillery-1": "e7 faces n",
        "sachsen-dragoons-1": "g8", "sachsen-grenadiers-1": "d7",
    }  # fmt: skip
    march = "march preussen-musketeers-1 field-small-5-4"
    table = on_the_field(FIELD | {"sections": ["plain-3"], "units": field(units)}, march)
    window = open_table(shell, table)
    window.map.fit()
    window.scene.say_hover("place:field-small-5-7", "piece:sachsen-artillery-1")
    QTest.qWait(300)


def charge(shell: Shell, *, room: bool = False) -> None:
    """Cuirassiers have charged musketeers on a hill: the sum of each die, with what the limit leaves out."""
    units = {
        "preussen-general": "d4", "preussen-cuirassiers-1": "d5", "preussen-dragoons-1": "c4",
        "preussen-grenadiers-1": "e4", "preussen-musketeers-1": "f4", "sachsen-general": "d8",
        "sachsen-musketeers-1": "d7", "sachsen-grenadiers-1": "e8", "sachsen-musketeers-2": "c7",
        "sachsen-artillery-1": "f8 faces n",
    }  # fmt: skip
    table = on_the_field(FIELD | {"sections": ["mixed-2"], "units": field(units)},
                         "engage preussen-cuirassiers-1 sachsen-musketeers-1")  # fmt: skip
    window = open_table(shell, table)
    if room:
        until(on_second_screen(shell).picture.scene.map.complete)
    while (decision := table.decision()) is not None and decision.step not in ("exchange", "pursuit"):
        wanted = ("charge", "hold", "let", "fire")
        found = [action for verb in wanted for action in decision.actions if action.verb == verb]
        table.play(found[0], decision.seat)
        window.session.refresh()
    window.map.fit()
    QTest.qWait(900)


def charge_in_the_room(shell: Shell) -> None:
    """The room sees its dice."""
    charge(shell, room=True)


MOST_PLACED = 11
"""Answers up to the middle of a deployment."""
