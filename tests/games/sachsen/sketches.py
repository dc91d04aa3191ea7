"""Battles drawn by hand: units where a test wants them, dice that fall as it says, Actions as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

import engine
from engine.games.sachsen.battle.battle import ON, WAITING, Army, Battle, FieldColumn, FieldUnit
from engine.games.sachsen.battle.ending import Concluding
from engine.games.sachsen.battle.field import EDGES, FieldLayout
from engine.games.sachsen.battle.phases import BattleTurns, Half
from engine.games.sachsen.battle.scenario import BattleOver
from engine.games.sachsen.battle.values import is_order
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.position import SachsenPosition
from engine.kernel.event import Event
from engine.kernel.rng import Rng

PREUSSEN, SACHSEN = 2, 5
PLAIN = FieldLayout((("plain-3", 0),))
"""A field with one hill: columns b and c, rows 4 and 5 from the north."""
NORTH, SOUTH = "n", "s"
ORDERS = frozenset(card for card in card_file().opportunities if is_order(card))


class Loaded(Rng):
    """Dice that fall as they are told; anything else is drawn as ever."""

    def __init__(self, dice: Iterable[int]) -> None:
        super().__init__(1)
        self.dice = list(dice)

    def below(self, n: int) -> int:
        """The next die."""
        return self.dice.pop(0) - 1 if n == 6 and self.dice else super().below(n)

    def copy(self) -> Loaded:
        """With the same dice."""
        new = Loaded(self.dice)
        new.state = self.state
        return new


def spot(name: str) -> int:
    """The square of a name: column by letter, row from the attacker's edge, which lies in the north."""
    return (int(name[1]) - 1) * 8 + "abcdefgh".index(name[0])


def place(name: str) -> str:
    """Its place id."""
    return f"field-small-{'abcdefgh'.index(name[0]) + 1}-{name[1]}"


def sketch(units: Mapping[str, str | tuple[str, dict[str, Any]]], **given: Any) -> Battle:
    """A battle in turn 2, phase 1: `P-` units are the attacker's, who stands in the north, `S-` the defender's.

    Each unit with its square, "" for one that is still to come, and what else is said of it.
    """
    found: list[FieldUnit] = []
    generals = [-1, -1]
    for number, (name, where) in enumerate(units.items()):
        at, more = where if isinstance(where, tuple) else (where, {})
        army, state = (0, "preussen") if name[0] == "P" else (1, "sachsen")
        kind = name[2:].rstrip("0123456789-")
        word = "general" if kind == "marshal" else name[2:]
        if kind in ("general", "marshal"):
            generals[army] = number
        facing = (SOUTH if army == 0 else NORTH) if kind == "artillery" else ""
        stands = {"square": spot(at), "status": ON} if at else {"status": WAITING}
        unit = FieldUnit(f"{state}-{word}", army, army, kind, facing=facing, **stands)
        found.append(replace(unit, **more))
    columns = [
        FieldColumn(0, PREUSSEN, player=0, general=generals[0]),
        FieldColumn(1, SACHSEN, player=1, general=generals[1]),
    ]
    armies = [
        Army(PREUSSEN, 0, chief=0, edge=NORTH, limit=3, actions=4, total=4),
        Army(SACHSEN, 1, chief=1, edge=SOUTH, limit=3, actions=4, total=4),
    ]
    return replace(Battle(PLAIN, found, columns, armies, turn=2, holder=0), **given)


def sketched(case: dict[str, Any], ruleset: str) -> SachsenPosition:
    """The situation of a worked case on a field.

    The engine knows the sections of the game alone: its field is a plain one with the redoubts of the case, without
    its hills and woods, so that what rests on the ground is asked of the second reading only.
    """
    told = case["position"]
    file: dict[str, Any] = {"ruleset": ruleset, "scenario": told["scenario"]}
    if "units" in told:
        file["sections"] = ["plain-3"] if told.get("field") != "large" else ["plain-3", "plain-1"]
        file["redoubts"] = told.get("ground", {}).get("redoubt", [])
        file["armies"] = {"attacker": {"edge": SOUTH}, "defender": {"edge": NORTH}}
        file["units"] = {name: stands(where) for name, where in told["units"].items()}
        file["orders"] = orders_told(case)
        marshals = told.get("marshals", ())
        columns = {"preussen": "attacker", "sachsen": "defender"}
        file["columns"] = {name: army + " marshal" * (name in marshals) for name, army in columns.items()}
    position = engine.game("sachsen").set_up(file)
    assert isinstance(position, SachsenPosition)
    return position


def stands(told: str) -> str:
    """Where a unit of a case stands, and how, in the words of a position file: `field-small-4-5 attack-1`."""
    where, *words = told.split()
    named = {"attack-1": "attack-lost", "defence-1": "defence-lost", "routed": "routed"}
    named |= {edge: f"faces {edge}" for edge in EDGES}
    return " ".join((where, *(named[word] for word in words if word not in ORDERS)))


def orders_told(case: dict[str, Any]) -> list[str]:
    """The orders that a case names behind the squares of units, as a position file lists them."""
    units = (case["position"].get("units") or {}).items()
    return [f"{name} {word}" for name, told in units for word in told.split()[1:] if word in ORDERS]


def table(battle: Battle, dice: Iterable[int] = (), *, army: int = 0, left: int = 4) -> SachsenPosition:
    """A Position in the middle of a half phase of that battle."""
    position = engine.game("sachsen").start(scenario="battle", seats=2, seed=1)
    assert isinstance(position, SachsenPosition)
    position.battle = battle
    position.rng = Loaded(dice)
    position.agenda = [BattleOver(), Concluding(), BattleTurns(), Half(army, left)]
    position.settle()
    return position


def play(position: SachsenPosition, *texts: str) -> list[Event]:
    """Actions as they are typed, `P-` and `S-` standing for the armies' States; returns what the last one brought."""
    events: list[Event] = []
    for text in texts:
        seat, _, words = text.partition(": ")
        action = position.read(spelt(words))
        events = list(position.play(action, {"P": "attacker", "S": "defender"}[seat]))
    return events


def spelt(words: str) -> str:
    """An Action in full words."""
    full = {"P-": "preussen-", "S-": "sachsen-"}
    out = []
    for word in words.split():
        if word[:2] in full:
            word = full[word[:2]] + word[2:]
        elif len(word) == 2 and word[0] in "abcdefgh" and word[1].isdigit():
            word = place(word)
        out.append(word)
    return " ".join(out)


def refusal(position: SachsenPosition, text: str) -> str:
    """The clause that stands against an Action; "" for none."""
    seat, _, words = text.partition(": ")
    why = position.refuse(position.read(spelt(words)), {"P": "attacker", "S": "defender"}[seat])
    return why.clause.removeprefix("sachsen ") if why else ""


def unit(position: SachsenPosition | Battle, name: str) -> FieldUnit:
    """A unit by its short name."""
    battle = position if isinstance(position, Battle) else position.battle
    assert battle is not None
    return battle.units[battle.number(spelt(name))]


def keys(events: Iterable[Event]) -> list[str]:
    """What was told, by the ends of its keys."""
    return [event.message.key.removeprefix("sachsen-log-") for event in events]


def listed(position: SachsenPosition, verb: str) -> list[str]:
    """The legal Actions of a verb, without it."""
    decision = position.decision()
    assert decision is not None
    return [a.text().partition(" ")[2] for a in decision.actions if a.verb == verb]
