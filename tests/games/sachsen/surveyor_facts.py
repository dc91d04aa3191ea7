"""What the second reading of SACHSEN knows of board and units: the survey, and a few plain questions about it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.yaml_file import yaml_of

SURVEY: dict[str, Any] = yaml_of(Path(__file__).with_name("survey.yaml"))
Square = tuple[int, int]
"""Column and row, both from 0, from the top left."""
GRID: list[str] = SURVEY["grid"]
STATES: dict[str, dict[str, Any]] = SURVEY["states"]
KINDS: dict[str, dict[str, Any]] = SURVEY["units"]
COMMANDERS = ("general", "marshal")
BRIGADES = [kind for kind in KINDS if kind not in COMMANDERS]
ELITE = ("grenadiers", "cuirassiers")
ELECTORATES = [state for state in STATES if STATES[state]["kind"] == "electorate"]
KINGDOMS = [state for state in STATES if STATES[state]["kind"] == "kingdom"]
PROVINCES = {
    name: {"state": state, **entry} for state in STATES for name, entry in STATES[state]["provinces"].items()
}
HOME = {name: entry["state"] for name, entry in PROVINCES.items()}
"""The State to which a province belongs at the start."""
_LETTER = {entry["letter"]: name for name, entry in PROVINCES.items()}
LAND: dict[Square, str] = {
    (column, row): _LETTER[letter]
    for row, line in enumerate(GRID)
    for column, letter in enumerate(line)
    if letter != "."
}
"""Land squares, each with its province."""
CAPITAL: dict[str, Square] = {state: (e["capital"][0], e["capital"][1]) for state, e in STATES.items()}
SECOND: dict[str, Square] = {s: (e["second"][0], e["second"][1]) for s, e in STATES.items() if "second" in e}
CAPITAL_PROVINCE = {state: LAND[square] for state, square in CAPITAL.items()}


def rounded_up(money: float) -> int:
    """To the next 100,000 (R-84)."""
    coin = SURVEY["smallest_coin"]
    return int(-(-money // coin) * coin)


def rounded_down(money: float) -> int:
    """To 100,000 below (agreements-7)."""
    coin = SURVEY["smallest_coin"]
    return int(money // coin * coin)


@cache
def squares_of(province: str) -> list[Square]:
    """The squares of a province, in reading order."""
    return sorted((s for s, p in LAND.items() if p == province), key=lambda s: (s[1], s[0]))


@cache
def one_step(one: Square, other: Square) -> bool:
    """Whether a unit gets from one land square to the other in one step (R-03).

    By side or by corner; not by the corner between two squares that are no land.
    """
    if one not in LAND or other not in LAND or one == other:
        return False
    across, down = other[0] - one[0], other[1] - one[1]
    if max(abs(across), abs(down)) > 1:
        return False
    if across and down:
        return (one[0] + across, one[1]) in LAND or (one[0], one[1] + down) in LAND
    return True


@cache
def around(square: Square) -> list[Square]:
    """The squares one step away."""
    column, row = square
    near = [(column + c, row + r) for r in (-1, 0, 1) for c in (-1, 0, 1)]
    return [other for other in near if one_step(square, other)]


def side_by_side(one: Square, other: Square) -> bool:
    """Whether two squares share a side; provinces with such squares are neighbours (R-03)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@cache
def beside(province: str) -> list[str]:
    """Neighbours of a province (R-03)."""
    found = {
        LAND[b] for a in squares_of(province) for b in LAND if side_by_side(a, b) and LAND[b] != province
    }
    return [p for p in PROVINCES if p in found]


def steps_between(start: Square, goal: Square, closed: set[Square]) -> int | None:
    """The shortest way over squares that may be entered; the goal itself is always open (R-04, R-85)."""
    if start == goal:
        return 0
    seen, edge, count = {start}, [start], 0
    while edge:
        count += 1
        following: list[Square] = []
        for square in edge:
            for other in around(square):
                if other == goal:
                    return count
                if other not in seen and other not in closed:
                    seen.add(other)
                    following.append(other)
        edge = following
    return None
