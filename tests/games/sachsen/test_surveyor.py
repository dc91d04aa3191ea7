"""The second reading agrees with itself on random truths, and the engine with it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_march as march
from tests.games.sachsen import surveyor_money as money
from tests.games.sachsen import surveyor_roads as roads
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen import surveyor_sums as sums
from tests.games.sachsen.surveyor_course import TRIALS as BATTLES
from tests.games.sachsen.surveyor_facts import LAND, SURVEY, around
from tests.games.sachsen.surveyor_field import areas_over, from_edge, steps
from tests.games.sachsen.surveyor_realm import ON
from tests.games.sachsen.surveyor_trials import TRIALS as SHEETS
from tests.games.sachsen.surveyor_trials_battle import TRIALS as FIELDS
from tests.games.sachsen.surveyor_trials_calls import TRIALS as CALLS
from tests.games.sachsen.surveyor_trials_claims import TRIALS as CLAIMS
from tests.games.sachsen.surveyor_trials_courts import TRIALS as COURTS
from tests.games.sachsen.surveyor_trials_led import TRIALS as LED
from tests.games.sachsen.surveyor_trials_partners import TRIALS as PARTNERS
from tests.games.sachsen.surveyor_trials_phases import TRIALS as PHASES
from tests.games.sachsen.surveyor_trials_rulers import TRIALS as RULERS
from tests.games.sachsen.surveyor_trials_wars import TRIALS as WARS

TRIALS = SHEETS | COURTS | WARS | RULERS | CLAIMS | CALLS | LED | PARTNERS | FIELDS | PHASES | BATTLES


@pytest.mark.parametrize("seed", range(20))
def test_sheets_are_possible(seed: int) -> None:
    """Enemies never share a square; what a unit may do leads to squares that it may enter."""
    truth = situations.realm(Rng(seed))
    for unit in truth.units:
        if unit.at is None or unit.status != ON:
            continue
        foes = roads.foes(truth, unit)
        assert unit.at not in foes
        assert not roads.defended(foes) & {LAND[square] for square in roads.ends(truth, unit)}
        for square, anchor in roads.attacks(truth, unit):
            assert anchor in around(square)
            assert square not in foes
    for player in range(len(truth.homes)):
        assert money.maintenance(truth, player, halved=True) * 2 - money.maintenance(truth, player) in (
            0,
            SURVEY["smallest_coin"],
        )


@pytest.mark.parametrize("seed", range(30))
def test_fields_are_possible(seed: int) -> None:
    """One unit to a square; sums keep their limits; flights lead nearer home and through no new area."""
    place = situations.field(Rng(seed))
    squares = [b.at for b in place.brigades]
    assert len(set(squares)) == len(squares)
    for one, other in situations.pairs(place):
        assert abs(sums.counted(sums.attack_modifiers(place, one))) <= 2
        assert abs(sums.counted(sums.defence_modifiers(place, one, other, other.name))) <= 2
    for unit in place.brigades:
        known = areas_over(place, unit, unit.at)
        way = march.way_home(place, unit)
        for square in way or ():
            assert not [e for e in areas_over(place, unit, square) if e not in known]
        if way:
            assert from_edge(place, unit.side, way[-1]) < from_edge(place, unit.side, unit.at)
            assert all(steps(a, b) == 1 for a, b in zip([unit.at, *way], way, strict=False))


def test_a_step_at_a_court() -> None:
    """Over many answers each result of the table comes, and a yes always leaves the next step open."""
    seen = Counter[str]()
    for seed in range(60):
        rng = Rng(seed)
        truth = situations.realm(rng)
        for (player, state), tie in truth.ties.items():
            step = tie.step + 1
            if courts.why_no_proposal(truth, player, state, step):
                seen["refused"] += 1
                continue
            before = tie.weight()
            found = courts.answer(tie, step, 1 + rng.below(6), truth.turn)
            seen[found] += 1
            if found == courts.YES and step < 3:
                assert tie.weight() == before + 1
                assert tie.step == step
            assert courts.why_no_proposal(truth, player, state, tie.step + 1)
    assert set(seen) == {"refused", courts.YES, courts.NEVER, courts.WAIT}


# --- the engine ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", TRIALS)
def test_the_engine_agrees(name: str) -> None:
    """A few random truths of each kind."""
    seen = Counter[str]()
    for seed in range(5):
        seen += TRIALS[name](seed)
    assert seen.total() >= 5


@pytest.mark.long
@pytest.mark.parametrize("name", TRIALS)
def test_the_engine_agrees_on_many(name: str) -> None:
    """Hundreds of each kind."""
    seen = Counter[str]()
    for seed in range(1000, 1300):
        seen += TRIALS[name](seed)
    assert seen.total() >= 300
