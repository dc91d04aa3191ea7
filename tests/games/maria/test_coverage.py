"""Nothing of the rules is left without a case: clauses, rulings, differences of the rulebooks, worked cases."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games.maria import rules
from engine.kernel.files import data
from tests.games.maria.test_cases import CASES
from tests.games.worked import clauses_shown, named
from tests.yaml_file import yaml_of

ADVANCED = range(15, 26)
"""Sections of the advanced game and of both games for two players."""
HEADINGS = {"17", "19"}
"""Sections that have no clauses of their own but parts with clauses."""


def numbered(kind: str, last: int) -> set[str]:
    """All ids of a kind."""
    return {f"{kind}-{n:02}" for n in range(1, last + 1)}


def test_every_clause_of_the_advanced_game_has_a_case() -> None:
    """Sections 15 to 25, clause by clause."""
    sections = yaml_of(data("rules", "maria", "index.yaml"))["sections"]
    clauses = {
        f"{section}-{letter}"
        for section, letters in sections.items()
        if int(section.partition(".")[0]) in ADVANCED and section not in HEADINGS
        for letter in letters
    }
    assert not clauses - clauses_shown(CASES)


def test_every_ruling_has_a_case() -> None:
    """R-01 to R-56."""
    rulings = yaml_of(data("rules", "maria", "index.yaml"))["rulings"]
    assert not set(rulings) - named("maria", r"R-\d\d")


def test_every_difference_of_the_rulebooks_has_a_case() -> None:
    """V-01 to V-31; each row that names a switch: one position, both behaviours."""
    assert not numbered("V", 31) - named("maria", r"V-\d\d")
    switches = set(re.findall(r"V-\d\d", Path(rules.__file__).read_text("utf-8")))
    assert len(switches) == 12
    both = " ".join(p.values[0]["id"] for p in CASES if "in 2.0" in p.values[0] and "in 1.0" in p.values[0])
    played = switches - {"V-29"}  # which rules may be chosen is no position: see test_world.py
    assert not {row for row in played if row not in both}


def test_every_worked_case_is_there() -> None:
    """M-01 to M-83."""
    assert not numbered("M", 83) - named("maria", r"M-\d\d")
