"""What is refused in the own turn, each by the clause that says why."""

from __future__ import annotations

import pytest

from engine.games.sachsen.record import ALLIANCE
from tests.games.sachsen.by_hand import refused
from tests.games.sachsen.war_tables import BAYERN, SACHSEN, bind, turn_of


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("convert sachsen-musketeers-1 musketeers", "army-2"),
        ("convert sachsen-general dragoons", "army-2"),
        ("reorganise sachsen-musketeers-1", "maintenance-3"),
        ("ransom sachsen", "R-70"),
        ("ransom preussen", "R-70"),
        ("attack empire-16-6", "political-movement-2"),
        ("attack berlin", "war-1"),
        ("congress 5 bayern pfalz", "R-34"),
        ("congress 1 bayern bayern", "R-34"),
        ("aid bayern brigade preussen-musketeers-1", "R-23"),
        ("aid bayern brigade sachsen-musketeers-1", "R-23"),
        ("aid bayern money 400000", "notes-4"),
        ("aid bayern money 500000", ""),
        ("ask bayern money 1100000", "agreements-5"),
        ("ask bayern money 1000000", ""),
        ("ask pfalz money 100000", "agreements-5"),
        ("ask bayern arms 9", "R-25"),
        ("ask bayern arms 0", "R-25"),
        ("ask bayern arms 1", ""),
        ("ask bayern arms 2", ""),
        ("break pfalz", "notes-3"),
        ("break bayern", ""),
        ("declare preussen", ""),
    ],
)
def test_what_may_not_be_done_in_the_own_turn(text: str, clause: str) -> None:
    """Each by its clause: Saxony is at peace, allied to Bavaria."""
    units = {
        "sachsen-general": "dresden",
        "sachsen-musketeers-1": "dresden",
        "preussen-musketeers-1": "berlin",
    }
    units |= {f"bayern-musketeers-{n}": "muenchen-city" for n in range(1, 7)}
    position = turn_of("sachsen", units=units)
    bind(position, SACHSEN, BAYERN, ALLIANCE)
    assert refused(position, text) == clause
