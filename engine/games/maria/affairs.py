"""What a game of MARIA keeps besides pieces and cards: the political table and the affairs of state."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from engine.games.maria.powers import POWERS
from engine.kernel.promises import Promised

NONE = (0,) * len(POWERS)
EMPTY: tuple[tuple[int, ...], ...] = ((),) * len(POWERS)
NO_CARD = -1


class Politics(Struct, frozen=True):
    """The political table (17).

    Attributes:
        deck: political cards still to come, the next one last. open: the cards turned up.
        election: the Imperial Election comes at the end of this turn (18-a).
        tracks: the space of each marker (Italy, Russia, Saxony), from 1. announced: shifts still to be made (17.5-g).
        trump: the political trump suit of this turn, "" before it is named.
        lying: by power, the Tactical Cards face up in its box. laid: the card just placed face down, or NO_CARD.
        covered: by power, cards turned face down until the next turn (25).
        less, lasting: by power, cards more or fewer this turn, and for the rest of the game.
        away: mask of powers whose expeditionary corps stays away for the rest of the game.
    """

    deck: tuple[int, ...] = ()
    open: tuple[int, ...] = ()
    election: bool = False
    tracks: tuple[int, int, int] = (4, 4, 2)
    announced: tuple[int, int, int] = (0, 0, 0)
    trump: str = ""
    lying: tuple[tuple[int, ...], ...] = EMPTY
    laid: tuple[int, ...] = (NO_CARD,) * len(POWERS)
    covered: tuple[tuple[int, ...], ...] = EMPTY
    less: tuple[int, ...] = NONE
    lasting: tuple[int, ...] = NONE
    away: int = 0


class Contract(Struct, frozen=True):
    """A subsidy: `giver` hands `receiver` one drawn card in each of `turns` more turns (20)."""

    giver: int
    receiver: int
    turns: int


class Affairs(Struct, frozen=True):
    """The affairs of state (13-f, 17.2-a, 18 to 21).

    Attributes:
        annexed: Silesia is Prussian home country (19.1). peace: turn in whose Prussian stage the neutrality of Prussia
            ends, 0: there is none (19.1-g).
        reduced: France has reduced its aims (19.2). declined: its fortresses in Core Austria when it last would not.
        settled: it would not be asked again until something has changed. visited: its generals have been there since
            then (R-27).
        victor: the seat that won the last fight (17.2-a). winters: by winter, points noted for each power (13-f).
        owed: spaces that Saxony's marker may move for points lost by Prussia, still to be asked (19.3-a).
        served: bits of what Saxony has done in this turn (R-28), see DREW, SUPPLIED and MOVED.
        contracts: subsidies that run (20-a). proposals: those one side has proposed. ending: those one side would end.
        treaties: the ledger of promises (21).
    """

    annexed: bool = False
    peace: int = 0
    reduced: bool = False
    declined: tuple[int, ...] = ()
    victor: str = ""
    winters: tuple[tuple[int, ...], ...] = ()
    owed: int = 0
    served: int = 0
    contracts: tuple[Contract, ...] = ()
    proposals: tuple[Contract, ...] = ()
    ending: tuple[Contract, ...] = ()
    treaties: tuple[Promised, ...] = ()
    settled: bool = False
    visited: bool = False

    def plain(self, *, former: bool = False) -> dict[str, Any]:
        """As plain data; what was added later only where it says something, so that older Journals hold.

        `former`: as older versions wrote it.
        """
        found: dict[str, Any] = to_builtins(self)
        for name in ("settled", "visited"):
            if former or not found[name]:
                del found[name]
        return found


def without(affairs: Affairs, *ended: Contract) -> Affairs:
    """The affairs without these contracts, nor any wish to end them."""
    gone = {(c.giver, c.receiver) for c in ended}
    return replace(
        affairs,
        contracts=tuple(c for c in affairs.contracts if (c.giver, c.receiver) not in gone),
        ending=tuple(c for c in affairs.ending if (c.giver, c.receiver) not in gone),
    )


DREW, SUPPLIED, MOVED = 1, 2, 4


def put(values: tuple[int, ...], power: int, value: int) -> tuple[int, ...]:
    """The tuple with another value for one power."""
    return (*values[:power], value, *values[power + 1 :])


def put_cards(
    boxes: tuple[tuple[int, ...], ...], power: int, found: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The boxes with other cards for one power."""
    return (*boxes[:power], found, *boxes[power + 1 :])
