"""Income by a second reading (8, 17.5-h, 20-b): how many cards a power draws, and who hands one over."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.maria.surveyor_politics import income
from tests.games.maria.surveyor_table import POWERS, Table

OWN = {"france": 5, "bavaria": 1, "prussia": 3, "saxony": 1, "pragmatic": 3, "austria": 5}
"""Cards in each own stage (8-b); the subsidy for Bavaria is handed over out of the five of France."""
MAJOR_FORTRESS = {"bavaria": "muenchen", "saxony": "dresden"}
DECKS, DECK = 4, 38


@dataclass
class Books:
    """What is written down about cards: short and lasting changes, and the contracts as giver, receiver, turns."""

    tracks: dict[str, int] = field(default_factory=dict)
    less: dict[str, int] = field(default_factory=dict)
    lasting: dict[str, int] = field(default_factory=dict)
    contracts: list[tuple[str, str, int]] = field(default_factory=list)


def barred(table: Table, power: str) -> bool:
    """Whether a minor power draws and receives nothing: its major fortress is in enemy hands (8-c)."""
    fortress = MAJOR_FORTRESS.get(power, "")
    return bool(fortress) and table.hostile_to_holder(power, fortress)


def number(table: Table, books: Books, power: str) -> int:
    """How many cards a power draws in its stage, before anything is handed over."""
    if barred(table, power):
        return 0
    found = OWN[power] - (2 if power == "france" and table.scenario == "introductory" else 0)
    if power == "saxony" and table.saxony == "austria" and table.ruleset == "2.0":
        found += 1
    if books.tracks:
        icons = {track: at for track, at in books.tracks.items() if track != "saxony"}
        found += income(icons, power) + books.less.get(power, 0) + books.lasting.get(power, 0)
    return max(0, found)


def subsidy_is_asked(table: Table) -> bool:
    """Whether Louis may choose: from turn 4, and not while Bavaria can receive nothing (8-b, 8-c)."""
    return table.turn > 3 and not barred(table, "bavaria")


def drawers(table: Table) -> list[str]:
    """Who draws in a stage, in order (R-01, R-28); Saxony after the major power in whose stage it plays."""
    active = table.active()
    order = ("france", "bavaria", "prussia", "austria", "saxony", "pragmatic")
    return [power for power in order if power in active]


def drawn(
    table: Table, books: Books, deck: Iterable[str], *, bavarian: bool
) -> tuple[dict[str, list[str]], list[tuple[str, str, int]]]:
    """What every power has got in the first phase of a stage, and the contracts that still run (20-b, R-30)."""
    cards, hands = iter(deck), {power: list[str]() for power in POWERS}
    contracts = list(books.contracts)
    for power in drawers(table):
        got = [card for _, card in zip(range(number(table, books, power)), cards, strict=False)]
        receivers = ["bavaria"] if power == "france" and bavarian else []
        receivers += [receiver for giver, receiver, _ in contracts if giver == power]
        for receiver in receivers:
            if got and not barred(table, receiver):
                hands[receiver].append(got.pop(0))
        hands[power] += got
        contracts = [(g, r, turns - (g == power)) for g, r, turns in contracts]
    return hands, [contract for contract in contracts if contract[2]]


def fullest(piles: list[int]) -> list[int]:
    """The two decks of origin whose discard piles are shuffled together (8-f, R-35)."""
    return sorted(sorted(range(DECKS), key=lambda deck: (-piles[deck], deck))[:2])
