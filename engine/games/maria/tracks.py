"""The shifts of the political markers, and what their spaces do (17.5)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.corps import all_due, bring_back, send_corps
from engine.games.maria.political_deck import ITALY, RUSSIA, SAXONY, TRACKS, track
from engine.games.maria.powers import NOBODY, NUMBER, ref
from engine.games.maria.saxony import move_marker
from engine.games.maria.state import State
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.step import Step


class Shifts(Step[State], frozen=True):
    """Each marker moves by the sum of what was announced for it, once; where it stops has effect (17.5-g)."""

    name: ClassVar[str] = "shifts"
    clause: ClassVar[str] = "maria 17.5-g"

    def run(self, position: State) -> None:
        """Italy and Russia first: corps are sent or come back as it is due now; then Saxony."""
        position.pop()
        announced = position.politics.announced
        position.politics = replace(position.politics, announced=(0, 0, 0))
        before = all_due(position)
        for number in (ITALY, RUSSIA):
            if announced[number]:
                _shift(position, number, announced[number])
        after = all_due(position)
        for power in after:
            if power not in before:
                send_corps(position, power)
        for power in before:
            if power not in after:
                bring_back(position, power)
        if announced[SAXONY]:
            move_marker(position, position.politics.tracks[SAXONY] + announced[SAXONY])


def _shift(position: State, number: int, steps: int) -> None:
    """One marker moves, at most to the end of its track (R-23)."""
    tracks = list(position.politics.tracks)
    before = tracks[number]
    tracks[number] = min(max(before + steps, 1), len(track(number).spaces))
    position.politics = replace(position.politics, tracks=tuple(tracks))
    message = say("maria-log-track", track=f"track:{TRACKS[number]}", n=tracks[number])
    position.tell(Event("track", message, clause="maria 17.5-g"))
    if number == ITALY:
        _count_italy(position, before, tracks[number])


def _count_italy(position: State, before: int, after: int) -> None:
    """The marker in the Italy box: put there by a point icon, gone at the star or beyond it (17.5-k, R-23)."""
    star = track(ITALY).star
    if (before - star) * (after - star) <= 0:
        position.stock = position.stock.hold("italy", NOBODY)
    point = track(ITALY).at(after).point
    if point:
        power = NUMBER[point]
        position.stock = position.stock.hold("italy", power)
        message = say("maria-log-italy", side=ref(power))
        position.tell(Event("points", message, clause="maria 17.5-k", side=ref(power)))
