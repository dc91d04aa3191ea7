"""Situations of war for tests: agreements, wars, and steps put on top of a player's own turn."""

from __future__ import annotations

from typing import Any

from engine.games.sachsen.battle.battle import AWAY, FLED, Battle
from engine.games.sachsen.battle.ending import Concluding
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, PACT
from engine.games.sachsen.sides import NUMBER
from tests.games.sachsen.by_hand import year

SACHSEN, PREUSSEN, HANNOVER = range(3)
"""Players by their home States."""
BAYERN, PFALZ, FRANCIA, OESTERREICH = (NUMBER[name] for name in ("bayern", "pfalz", "francia", "oesterreich"))
WAR = {"one": ["preussen"], "other": ["sachsen"]}


def turn_of(home: str, **fields: Any) -> SachsenPosition:
    """The turn of a State."""
    homes = [home, *(h for h in ("sachsen", "preussen", "hannover") if h != home)]
    return year(**{"phase": "player-turn", "order": homes} | fields)


def bind(position: SachsenPosition, player: int, side: int, counter: int, **more: Any) -> None:
    """A player has an agreement with a State."""
    steps = {NO_COUNTER: 0, PACT: 3, ALLIANCE: 4}
    position.change_tie(player, side, counter=counter, step=steps[counter], **more)


def decide(
    position: SachsenPosition,
    *,
    attacker_wins: bool,
    routed: tuple[str, ...] = (),
    fate: str = "",
    point: int = 0,
) -> Battle:
    """The battle that has begun is over at once; some units have routed, the loser's general may be lost."""
    battle = position.battle
    assert battle is not None
    loser = 1 if attacker_wins else 0
    battle.retired = loser
    for number, unit in enumerate(battle.units):
        if unit.entry == 1:
            battle.change(number, status=AWAY)
        if unit.id in routed:
            battle.change(number, status=FLED)
        if fate and unit.army == loser and unit.command:
            battle.change(number, status=FLED)
            battle.set_column(unit.column, fate=fate)
    while not isinstance(position.agenda[-1], Concluding):
        position.pop()
    position.settle()
    while top(position) == "experience":
        position.play(position.read(f"point {point}"))
        point = 0
    return battle


def answers(position: SachsenPosition, **texts: str) -> None:
    """Slips of a secret round by the home State of who writes."""
    for home, text in texts.items():
        seat = position.seat(position.homes.index(NUMBER[home]))
        position.play(position.read(text), seat)


def top(position: SachsenPosition) -> str:
    """The name of the present Step."""
    return position.agenda[-1].name


def keys(position: SachsenPosition) -> list[str]:
    """What has just been told, by the ends of the keys."""
    return [event.message.key.removeprefix("sachsen-log-") for event in position.news]
