"""Saxony changes sides (19.3): by cards, by the peace over Silesia, and by the points that Prussia loses."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import cards
from engine.games.maria.alliances import NEUTRAL, WITH_AUSTRIA, WITH_PRUSSIA
from engine.games.maria.areas import return_markers, standing
from engine.games.maria.diplomacy import review_contracts
from engine.games.maria.political_deck import SAXONY, track
from engine.games.maria.posting import Posting, send
from engine.games.maria.powers import AU, MAJORS, SA, ref
from engine.games.maria.question import Question
from engine.games.maria.state import State
from engine.games.maria.winter import Muster
from engine.kernel.event import Event
from engine.kernel.message import Message, say


def stance(position: State) -> str:
    """Whose ally Saxony is, or that it is neutral (19.3)."""
    return track(SAXONY).at(position.politics.tracks[SAXONY]).saxony


def move_marker(position: State, space: int) -> None:
    """Saxony's marker stops on a space; what that changes takes effect at once (19.3, R-28).

    Steps for pieces that must go elsewhere are pushed.
    """
    tracks = position.politics.tracks
    space = min(max(space, 1), len(track(SAXONY).spaces))
    if space == tracks[SAXONY]:
        return
    before = stance(position)
    position.politics = replace(position.politics, tracks=(*tracks[:SAXONY], space))
    after = stance(position)
    message = say(f"maria-log-saxony-{after}" if after != before else "maria-log-saxony-moves", n=space)
    position.tell(Event("saxony", message, clause="maria 19.3-a", side=ref(SA)))
    if after == before:
        return
    player = position.alliances.seat_of[SA]
    position.ally()
    if position.alliances.seat_of[SA] != player:
        _hand_over(position)
    review_contracts(position)
    if after == NEUTRAL:
        _go_neutral(position)
        return
    _part_stacks(position)
    if after == WITH_AUSTRIA:
        position.push(Muster(SA))


def _hand_over(position: State) -> None:
    """Another player plays Saxony from now on and sees its hand (19.3-d, V-24)."""
    player = position.alliances.seat_of[SA]
    held = [cards.ref(c) for c in position.hands[SA]]
    position.tell(
        Event(
            "saxony", say("maria-log-saxony-hand", seat=f"seat:{player}", cards=held, n=len(held)),
            audience=(player,), veiled=say("maria-log-saxony-player", seat=f"seat:{player}"),
            clause="maria 19.3-d", side=ref(SA), reveals=True,
        )
    )  # fmt: skip


def _go_neutral(position: State) -> None:
    """Saxon pieces go to their set-up cities, foreign ones out, foreign markers to their reserves (19.3-c, 19.3-e)."""
    world = position.world
    for power in MAJORS:
        return_markers(position, power, position.alliances.home[SA])
    own = [n for n in (*world.of_power[SA], *world.trains_of[SA]) if position.where[n] >= 0]
    away = foreigners(position, SA) if world.rules.foreigners_in_neutral_saxony == "placed" else ()
    others = (n for power in world.powers for n in (*world.of_power[power], *world.trains_of[power]))
    staying = {position.where[n] for n in others if n not in own and n not in away}
    leaving = [n for n in own if position.where[n] != world.pieces[n].start or position.where[n] in staying]
    staying |= {position.where[n] for n in own if n not in leaving}
    leaving.sort(
        key=lambda n: world.pieces[n].start in staying
    )  # who can reach his own city goes there first
    send(position, *(Posting(n, "home") for n in away), *(Posting(n, "setup") for n in leaving))


def foreigners(position: State, power: int) -> tuple[int, ...]:
    """Foreign pieces in a power's home country, the first powers first (R-26)."""
    home = position.alliances.home[power]
    others = (other for other in position.world.powers if other != power)
    return tuple(n for other in others for n in standing(position, other, home))


def _part_stacks(position: State) -> None:
    """A Saxon general stacked with one who is no longer a friend goes to the nearest empty city (19.3-f, R-29)."""
    world = position.world
    partners = position.alliances.partners[SA]
    for n in world.of_power[SA]:
        place = position.where[n]
        if place >= 0 and any(world.pieces[m].power not in partners for m in position.generals_on(place)):
            send(position, Posting(n, "apart"))


class ShiftSaxony(Question, frozen=True):
    """Prussia has lost points: Saxony's marker moves 1 to the right for each, if Austria wishes (19.3-a, R-22)."""

    name: ClassVar[str] = "saxony"
    clause: ClassVar[str] = "maria 19.3-a"
    choices: ClassVar[tuple[str, ...]] = ("shift-saxony", "leave-saxony")

    def seats(self, position: State) -> tuple[str, ...]:
        """Austria's player, while points are owed and the marker can move."""
        free = position.politics.tracks[SAXONY] < len(track(SAXONY).spaces)
        return (position.alliances.seat_of[AU],) if position.affairs.owed and free else ()

    def run(self, position: State) -> None:
        """What is owed is forgotten."""
        position.pop()
        position.affairs = replace(position.affairs, owed=0)

    def prompt(self, position: State, seat: str) -> Message:
        """How far, and on whose side Saxony would stand then."""
        space = position.politics.tracks[SAXONY] + position.affairs.owed
        new = track(SAXONY).at(min(space, len(track(SAXONY).spaces))).saxony
        return say(
            "maria-prompt-saxony",
            side=ref(AU),
            seat=f"seat:{seat}",
            n=position.affairs.owed,
            stance=f"stance:{new}",
        )

    def answer(self, position: State, yes: bool) -> None:
        """The marker moves, or stays; nothing is owed any more."""
        owed = position.affairs.owed
        position.affairs = replace(position.affairs, owed=0)
        if yes:
            move_marker(position, position.politics.tracks[SAXONY] + owed)


def is_prussian_ally(position: State) -> bool:
    """Whether Saxony is Prussia's ally now."""
    return stance(position) == WITH_PRUSSIA
