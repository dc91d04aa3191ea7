"""What the officers do who fight an army that nobody leads (R-41)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.sachsen.battle.battle import WAITING
from engine.games.sachsen.battle.officers import _moves, attacks, gives_up, worth_engaging
from tests.games.sachsen.sketches import sketch, spelt

FAR = {"P-general": "h1", "S-general": "h8"}


@pytest.mark.parametrize(
    ("own", "enemy", "more", "engages"),
    [
        ("musketeers", "musketeers", {}, True),
        ("musketeers", "grenadiers", {}, False),
        ("grenadiers", "musketeers", {}, True),
        ("musketeers", "grenadiers", {"bad_defence": True}, True),
        ("musketeers", "artillery", {}, True),
        ("musketeers", "dragoons", {}, False),
        ("musketeers", "dragoons", {"bad_defence": True}, False),
        ("musketeers", "dragoons", {"routed": True}, True),
        ("dragoons", "cuirassiers", {}, False),
        ("cuirassiers", "dragoons", {}, True),
    ],
)
def test_whom_officers_engage(own: str, enemy: str, more: dict[str, bool], engages: bool) -> None:
    """R-41: attack value with the lead in level at least the enemy's, or he is disordered, routed, guns.

    Infantry never charges horses (cavalry-vs-infantry-2).
    """
    battle = sketch({f"P-{own}-1": "d3", f"S-{enemy}-1": ("d5", more), **FAR})
    assert worth_engaging(battle.units[0], battle.units[1]) == engages


@pytest.mark.parametrize(("ours", "theirs", "forward"), [(1, 2, False), (2, 2, False), (2, 1, True)])
def test_the_defender_goes_forward_where_he_is_stronger(ours: int, theirs: int, forward: bool) -> None:
    """R-41: in brigades; the attacker does in any case."""
    units = {f"S-musketeers-{n}": f"{n}8".replace("1", "a").replace("2", "b") for n in range(1, ours + 1)}
    units |= {
        f"P-musketeers-{n}": f"{n}1".replace("2", "b").replace("11", "a1") for n in range(1, theirs + 1)
    }
    battle = sketch({**units, **FAR})
    assert attacks(battle, 1) == forward
    assert attacks(battle, 0)


@pytest.mark.parametrize(
    ("left", "waiting", "enemies", "leaves"),
    [(1, 0, 2, True), (2, 0, 3, False), (1, 1, 3, False), (1, 0, 1, False), (0, 0, 1, True)],
)
def test_when_officers_leave_the_field(left: int, waiting: int, enemies: int, leaves: bool) -> None:
    """R-41: over half of four brigades gone or routed, and fewer left than the enemy has."""
    names = [f"P-musketeers-{n}" for n in range(1, 5)]
    units: dict[str, Any] = dict(zip(names, ("a1", "b1", "c1", "d1"), strict=True))
    units |= {f"S-musketeers-{n}": f"{column}8" for n, column in enumerate("abc"[:enemies])}
    battle = sketch({**units, **FAR})
    for number in range(left, 4):
        now = {"status": WAITING, "square": -1, "entry": 6} if number < left + waiting else {"routed": True}
        battle.change(number, **now)
    assert gives_up(battle, 0) == leaves


def test_officers_march_on_the_nearest_square_from_which_they_fight() -> None:
    """R-41: the nearest unit to its nearest enemy, by the shortest way."""
    battle = sketch({"P-musketeers-1": "d1", "S-musketeers-1": "d7", "S-grenadiers-1": "a7", **FAR})
    (action,) = (one for one in _moves(battle, 0) if one.text().startswith("march preussen-musketeers-1"))
    assert action.text() == spelt("march P-musketeers-1 d4")
