"""What Opportunities and events do, as data: each effect is one operation with what it needs to be carried out.

The operations are told in part 4 of the rules and on the cards; each is carried out in one place of the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

Op = Literal[
    "rob", "ruin", "claim", "take-order", "service", "look-at-hand", "attempt", "notes", "answer-bonus",
    "free-passage", "congress", "province-income", "money", "recruit-turns", "maintenance", "heir", "unblock",
    "initiative", "hold-initiative", "salvos", "fire", "charge", "melee", "fire-defence", "melee-defence",
    "discipline", "march", "elevation-penalty", "ask", "gift", "retrain", "disband", "gain", "lose", "tension",
    "no-income", "neighbours", "recruit-price", "draw-card",
]  # fmt: skip
States = Literal["own", "chosen", "drawn", "addressee"]
"""Which States are meant: the player's own, some that he names, some drawn by State card, the one the event came to."""
To = Literal[
    "opponent", "players-with-relations", "players-without-agreement", "players-not-at-war", "most-notes"
]
"""Which players: one whom the player names, those of part 4 of the rules."""
Kind = Literal["musketeers", "artillery"]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One operation; an effect states those of the other fields that its operation takes.

    `amount`: money in hundred thousands, notes (protests below 0), points on a die or value, the number of salvos.
    `number`: how many States, units, cards. `percent`: of the maintenance. `turns`: for so many incomes, or after so
    many turns. `to`: who gets it. `wish`: what a court asks for. `choice`: who picks the units. `prefer`, `kind`,
    `otherwise`: units of this kind first, of this kind, of that one where there is none. `province`: whose income
    stops; `lifted_by`: so many own units in it lift that. `on`: whether the tension comes or goes. `kingdoms`: with
    these only.
    """

    op: Op
    amount: int = 0
    number: int = 0
    percent: int = 0
    turns: int = 0
    states: States | None = None
    to: To | None = None
    wish: Literal["money", "brigade"] | None = None
    choice: Literal["owner"] | None = None
    prefer: Kind | None = None
    kind: Kind | None = None
    otherwise: Kind | None = None
    province: Literal["capital", "drawn"] | None = None
    lifted_by: int = 0
    on: bool = False
    kingdoms: bool = False

    @property
    def stated(self) -> frozenset[str]:
        """The fields that say something, beside the operation."""
        return frozenset(name for name in self.__struct_fields__ if name != "op" and getattr(self, name))


_FREE: frozenset[str] = frozenset()
_VALUE = frozenset({"amount"})
_TAKES: Mapping[Op, tuple[frozenset[str], frozenset[str]]] = {
    "attempt": (frozenset({"states"}), _FREE),
    "look-at-hand": (frozenset({"number"}), _FREE),
    "notes": (_VALUE, frozenset({"states", "number", "to"})),
    "answer-bonus": (_VALUE, frozenset({"kingdoms"})),
    "province-income": (_VALUE, _FREE),
    "money": (_VALUE, frozenset({"turns"})),
    "recruit-turns": (frozenset({"turns", "number"}), _FREE),
    "maintenance": (frozenset({"percent"}), _FREE),
    "heir": (frozenset({"states"}), _FREE),
    "ask": (frozenset({"wish"}), _VALUE),
    "gift": (frozenset({"amount", "to"}), _FREE),
    "retrain": (frozenset({"number"}), frozenset({"choice", "prefer"})),
    "disband": (frozenset({"number", "choice"}), _FREE),
    "gain": (frozenset({"kind"}), _FREE),
    "lose": (frozenset({"kind"}), frozenset({"otherwise"})),
    "tension": (_FREE, frozenset({"on"})),
    "no-income": (frozenset({"province", "turns"}), frozenset({"lifted_by"})),
    "neighbours": (_VALUE, _FREE),
    "recruit-price": (frozenset({"percent", "number"}), _FREE),
    "draw-card": (frozenset({"number"}), _FREE),
    **dict.fromkeys(
        (
            "initiative",
            "salvos",
            "fire",
            "charge",
            "melee",
            "fire-defence",
            "melee-defence",
            "discipline",
            "march",
        ),
        (_VALUE, _FREE),
    ),
}
"""The fields that an operation must state, and those that it may; operations that are not named take none."""
BATTLE: frozenset[Op] = frozenset(
    (
        "take-order", "initiative", "hold-initiative", "salvos", "fire", "charge", "melee", "fire-defence",
        "melee-defence", "discipline", "march", "elevation-penalty",
    )
)  # fmt: skip
"""Operations of a battle."""


def takes(effect: Effect) -> bool:
    """Whether an effect states what its operation needs, and nothing else."""
    needed, allowed = _TAKES.get(effect.op, (_FREE, _FREE))
    return needed <= effect.stated <= needed | allowed


OPS: tuple[Op, ...] = get_args(Op)
