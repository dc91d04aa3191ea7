"""The imperial election by a second reading (18): who casts which vote, and who is Emperor."""

from __future__ import annotations

from tests.games.maria.surveyor_land import SETUP
from tests.games.maria.surveyor_table import Table

COLLEGE = tuple(SETUP["electoral_college"])
"""The nine fortresses with a vote (3.2-f)."""
ENOUGH = 5


def bound(table: Table, city: str) -> bool:
    """Whether a vote is Francis's unasked: Austria's, the Pragmatic Army's, a neutral Saxony's (18-d)."""
    holder = table.controller(city)
    return holder in ("austria", "pragmatic") or (holder == "saxony" and table.saxony == "neutral")


def voters(table: Table) -> list[tuple[str, set[str]]]:
    """The seats that cast votes, clockwise from Austria, and the cities each votes for (18-e, R-31)."""
    seats = ("b", "a") if table.seats == 2 else ("maria-theresa", "louis", "frederick")
    free = {city for city in COLLEGE if not bound(table, city)}
    found = [(seat, {c for c in free if table.player(table.controller(c)) == seat}) for seat in seats]
    return [(seat, cities) for seat, cities in found if cities]


def emperor(table: Table, for_charles: int) -> str:
    """Whose marker goes into the Emperor box (18-b, 18-f)."""
    return "france" if for_charles >= ENOUGH else "austria"
