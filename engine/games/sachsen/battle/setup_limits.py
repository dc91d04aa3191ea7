"""What no battle can come to, though each field of its position file could be so by itself."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sachsen.battle.battle import FLED, LOST, NONE, Battle
from engine.games.sachsen.battle.setup_form import MEETINGS
from engine.games.sachsen.battle.values import INITIATIVE, MARSHAL, effect, values
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.dice import FACES
from engine.games.sachsen.setup_form import MOST
from engine.games.sachsen.sides import PLAYER
from engine.kernel.fields import FieldPath
from engine.kernel.forms import Filled, Whole


def most_bonus() -> int:
    """What all Initiative cards together add to a draw (initiative-1)."""
    return card_file().opportunities[INITIATIVE].count * effect(INITIATIVE, "initiative")


def learnt(battle: Battle, army: int) -> int:
    """What the points of a marshal add to his draws and his orders, if the chief is one (experience-4)."""
    numbers, chief = card_file().constants, battle.columns[battle.armies[army].chief]
    return max(0, chief.points - numbers.marshal_at) // numbers.marshal_step


def most_actions(battle: Battle, army: int) -> int:
    """The most actions that an army can have in a phase, if everything that may add to its draw has done so.

    The highest die, a marshal and what he has learnt, all Initiative cards (initiative-1), and what the other army has
    drawn below nothing, led by an officer (initiative-5).
    """
    below = max(0, -1 - min(card_file().tables.officer_penalty))
    return FACES + values(MARSHAL).initiative + learnt(battle, army) + most_bonus() + below


def judge_armies(battle: Battle, fields: Filled) -> None:
    """Actions, bonus and orders of an army (initiative, R-68)."""
    for seat, at, said in fields.table("armies").each():
        army = PLAYER[seat]
        actions = most_actions(battle, army)
        most = {"total": actions, "actions": actions, "bonus": most_bonus()}
        most |= {"limit": card_file().constants.orders[MARSHAL] + learnt(battle, army)}
        most |= {"given": min(most["limit"], battle.armies[army].limit)}
        for key in most.keys() & said.keys():
            Whole(-MOST, most[key]).read((*at, key), said[key], former=fields.former)


def judge_half(battle: Battle, fields: Filled, army: int) -> None:
    """Nobody has more actions left than he has in a phase (initiative-2)."""
    said = fields.value("half", {})
    for key, whose in (("left", army), ("other", 1 - army)):
        most = min(battle.armies[whose].actions, most_actions(battle, whose))
        Whole(0, most).read(("half", key), said.get(key, 0), former=fields.former)


def judge_generals(battle: Battle, fields: Filled, told: Iterable[tuple[FieldPath, int]]) -> None:
    """A general who is killed, captured or wounded has left the field (commander-loss, R-70).

    `told`: the columns that the file names, each with the way to its field.
    """
    for at, column in told:
        one = battle.columns[column]
        if one.fate and one.general != NONE and battle.units[one.general].status not in (FLED, LOST):
            problem = f"'{battle.units[one.general].id}' has not left the field (commander-loss-3)"
            fields.impossible(at, problem, "Leave its fate out, or write lost or fled among the units")


def judge_units(battle: Battle, fields: Filled) -> None:
    """When units came and moved; whom they have met, which is only the enemy (phases-actions-4)."""
    turn = max(battle.turn, 1)
    for name, at, said in fields.table("units").each():
        unit = battle.units[battle.number(name)]
        most = {"moved": max(battle.clock, 0), "moves": card_file().constants.phases_per_battle_turn}
        most |= {"entry": turn} if unit.is_on else {}
        for word, number in most.items():
            if said.get(word, 0) > number:
                fields.impossible(at, f"'{word}' is {number} at most here", "Write a smaller number")
        if unit.shots and not unit.guns:
            fields.impossible(at, "only guns fire shots", "Leave that out")
    for key in MEETINGS:
        for name, at, enemies in fields.table(key).each():
            own = battle.units[battle.number(name)].army
            for enemy in enemies:
                if battle.units[battle.number(enemy)].army == own:
                    fields.impossible(at, f"'{enemy}' is no enemy", "Name units of the other army")
