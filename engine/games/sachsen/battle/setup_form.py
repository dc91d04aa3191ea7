"""The form of the position files of a battle that is played alone: which fields there are, and what each may say."""

from __future__ import annotations

from functools import cache

from engine.games.sachsen.battle.battle import MARKERS, STATUS_WORDS
from engine.games.sachsen.battle.field import EDGES, LARGE, SECTION, SMALL
from engine.games.sachsen.battle.phases import BattleTurns, Half, Phase, Rally
from engine.games.sachsen.battle.seam import preparations
from engine.games.sachsen.battle.setting import Arriving, Deploying
from engine.games.sachsen.battle.values import is_for_battle
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.setup_form import MOST, NOBODY_WORD, columns_form
from engine.games.sachsen.sides import BATTLE_SEATS
from engine.games.sachsen.words import unit_ids
from engine.games.sachsen.world import World
from engine.kernel.forms import (
    Form,
    FreeText,
    ListOf,
    OneOf,
    Part,
    Phrase,
    TableOf,
    Whole,
    YesNo,
    bare,
    meaning,
    record,
)

FLAGS = ("weak", "routed", "train", "turned", "tested", "due", "charged")
COUNTS = ("entry", "moved", "moves", "rests", "slow", "healing", "silent", "shots")
"""Fields of a unit that have one name in a file and in the battle: those that are or are not, and numbers."""
ARMY_COUNTS = ("total", "actions", "bonus", "limit", "given")
MEETINGS = {"engaged": "fought", "spared": "spared"}
"""What it calls the enemies that a unit has engaged, and those that do not engage it."""
FATES = ("killed", "captured", "wounded")
MOST_SECTIONS = 2
BEFORE = (*dict.fromkeys(step.name for step in preparations(capital=True)), Deploying.name)
"""Moments before the first turn, by the names of their Steps."""
IN_TURN = (BattleTurns.name, Arriving.name, Phase.name, Rally.name, Half.name)
"""Moments of a turn."""


@cache
def battle_form(world: World) -> TableOf:
    """What a position file of a battle may say besides which opening it is, and the Actions played from there."""
    number, yes, army = Whole(0, MOST), YesNo(), OneOf(meaning("seat", BATTLE_SEATS))
    cards = ListOf(OneOf(meaning("card", [card for card in world.card_ids if is_for_battle(card)])))
    units = OneOf(meaning("piece", sorted(unit_ids(world))))
    numbers = world.numbers
    return record(
        {
            "turn": Whole(0, world.rulings.battle_turns),
            "phase": Whole(1, numbers.phases_per_battle_turn),
            "moment": OneOf(meaning("step", (*BEFORE, *IN_TURN))),
            "acts": army,
            "half": record({"left": number, "other": number, "moved": yes, "begun": yes, "spied": yes}),
            "deploying": record(dict.fromkeys(("number", "left"), Whole(1, numbers.deploy_max))),
            "capital": yes,
            "sections": ListOf(_section()),
            "columns": TableOf(columns_form(world), _column()),
            "units": TableOf(units, _unit()),
            "redoubts": ListOf(_squares()),
            "armies": TableOf(army, _army(cards)),
            "holder": army,
            "alternate": yes,
            "thief": OneOf({**army.words, NOBODY_WORD: ""}),
            "hands": TableOf(army, cards),
            "orders": ListOf(_order(world, units)),
            "spent": cards,
            "dice": FreeText(),
            **dict.fromkeys(MEETINGS, TableOf(units, ListOf(units))),
        }
    )


def _squares(*besides: str) -> OneOf:
    """The squares of both fields; which of them lie on this one the reader judges."""
    names = [
        f"{name}-{column}-{row}"
        for name, width in ((SMALL, SECTION), (LARGE, MOST_SECTIONS * SECTION))
        for row in range(1, SECTION + 1)
        for column in range(1, width + 1)
    ]
    return OneOf({**meaning("place", names), **bare(besides)}, spots=True)


def _section() -> Phrase:
    return Phrase(
        (
            Part("name", OneOf(bare(card_file().battlefields.sections))),
            Part("turned", Whole(0, len(EDGES) - 1), lead="turned", optional=True),
        ),
        "a section, and how many quarters it is turned to the right",
        "plain-1 turned 2",
    )


def _column() -> Phrase:
    number = Whole(0, MOST)
    return Phrase(
        (
            Part("army", OneOf(meaning("seat", BATTLE_SEATS))),
            Part("points", number, lead="points", optional=True),
            Part("reserve", number, lead="reserve", optional=True),
            Part("marshal", None, lead="marshal", optional=True),
            *(Part(fate, None, lead=fate, optional=True) for fate in FATES),
        ),
        "the army, then points, reserve, marshal, and what became of its general",
        "attacker points 7 reserve 2 marshal",
    )


def _army(cards: ListOf) -> TableOf:
    """An army: its edge of the field, its counts, what it has done before the first turn."""
    yes = YesNo()
    return record(
        {
            "edge": OneOf(bare(EDGES)),
            **dict.fromkeys(ARMY_COUNTS, Whole(-MOST, MOST)),
            "officers": yes,
            "arrayed": yes,
            "laid": cards,
            "service": yes,
        }
    )


def _unit() -> Phrase:
    off_field = [word for word in STATUS_WORDS if word != "on"]
    return Phrase(
        (
            Part("at", _squares(*off_field)),
            *(Part(word, None, lead=word, optional=True) for word in (*FLAGS, *MARKERS)),
            Part("faces", OneOf(bare(EDGES)), lead="faces", optional=True),
            *(Part(word, Whole(0, MOST), lead=word, optional=True) for word in COUNTS),
        ),
        f"a square, or {', '.join(off_field)}, and what else there is to say",
        "field-small-3-8 attack-lost moved 4",
    )


def _order(world: World, units: OneOf) -> Form:
    orders = [card for card in world.card_ids if card_file().opportunities[card].order == "brigade"]
    return Phrase(
        (
            Part("unit", units),
            Part("card", OneOf(meaning("card", orders))),
            Part("since", Whole(0, MOST), lead="since", optional=True),
            Part("shown", None, lead="shown", optional=True),
        ),
        "a brigade, a battle card, since and the phase from which it works, shown",
        "sachsen-dragoons-1 cold-steel since 4 shown",
    )
