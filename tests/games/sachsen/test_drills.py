"""The answers of SACHSEN's drills that can be worked out by hand; tests/practice holds what all kinds share."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.games.sachsen.position import SachsenPosition
from engine.kernel.drill import Answer, Question
from engine.kernel.message import Message
from tests.games.sachsen.sketches import place

GAME = engine.game("sachsen")
ARMY = {
    "sachsen-general": "dresden", "sachsen-musketeers-1": "dresden", "sachsen-musketeers-2": "empire-18-8",
    "preussen-general": "berlin", "preussen-musketeers-1": "berlin",
}  # fmt: skip


def year(**fields: Any) -> SachsenPosition:
    """A player's own turn among three."""
    usual = {"seats": 3, "deal": ["sachsen", "preussen", "hannover"], "turn": 6, "phase": "player-turn"}
    found = GAME.set_up({"game": "sachsen", "units": ARMY} | usual | fields)
    assert isinstance(found, SachsenPosition)
    return found


def field(units: dict[str, str], **fields: Any) -> SachsenPosition:
    """A half phase of the attacker, who stands in the north of a field with a hill on b4 to c5."""
    usual = {"scenario": "battle", "sections": ["plain-3"], "turn": 2, "moment": "half-phase"}
    found = GAME.set_up({"game": "sachsen", "seats": 2} | usual | fields | {"units": units})
    assert isinstance(found, SachsenPosition)
    return found


def asked(position: SachsenPosition, kind: str, seat: str, *about: str) -> Answer:
    """The answer to the question of a kind about these."""
    one = GAME.drill(kind)
    question = next(q for q in one.questions(position, seat) if set(about) <= set(q.about))
    return one.answer(position, question)


def right(position: SachsenPosition, kind: str, seat: str, *about: str) -> str:
    """The one right answer."""
    (found,) = asked(position, kind, seat, *about).right
    return found


@pytest.mark.parametrize(
    ("tie", "face", "answer"),
    [
        ({"notes": -2}, 3, "never"),
        ({"step": 1, "notes": 2}, 3, "yes"),
        ({"step": 1, "notes": 9}, 1, "yes-plus"),
        ({"strict": True, "wait": 6}, 2, "never"),
        ({"plus": True, "wait": 6}, 3, "yes"),
        ({"notes": -1, "bonus": 1, "strict": True, "wait": 6}, 4, "wait-1"),
    ],
)
def test_a_court_answers_by_the_total(tie: dict[str, Any], face: int, answer: str) -> None:
    """Notes count with the die, and the last answer changes the table (agreements-3, R-22, R-83)."""
    position = year(ties={"sachsen": {"pfalz": tie}})
    assert right(position, "answer", "first", "side:pfalz", f"die:{face}") == answer


def test_states_vote_with_whom_they_like_best() -> None:
    """One follows, one wavers between two, one has a wounded ruler (congress-4, R-77)."""
    ties = {
        "sachsen": {"pfalz": {"notes": 2}, "bayern": {"notes": 1}, "nederland": {"notes": 3}},
        "preussen": {"bayern": {"notes": 1}, "pfalz": {"notes": 1}},
    }
    found = asked(year(ties=ties, blocked={"nederland": 2}), "votes", "second", "side:sachsen")
    assert found.right == {"2"}
    assert {found.why[one].clause for one in found.wrong} == {
        "sachsen R-77",
        "sachsen congress-4",
    } or found.wrong


def test_what_is_under_way_costs_nothing() -> None:
    """Maintenance of a general and two brigades, one more being enrolled (maintenance-1)."""
    position = year(units=ARMY | {"sachsen-dragoons-1": "coming 9"})
    found = asked(position, "due", "third", "side:sachsen")
    kinds = position.world.kinds
    cost = kinds["general"].cost + 2 * kinds["musketeers"].cost
    assert found.right == {str(cost)}
    assert str(cost + kinds["dragoons"].cost) in found.wrong
    halved = year(pending=["sachsen maintenance 50"])
    assert right(halved, "due", "first", "side:sachsen") == str((cost + 1) // 2)


def test_an_invaded_province_brings_nothing() -> None:
    """An enemy alone in it; not where an own unit still stands (income-2)."""
    enemies = {"preussen-musketeers-2": "empire-13-8", "preussen-musketeers-3": "empire-14-8"}
    wars = [{"one": ["preussen"], "other": ["sachsen"]}]
    peace, war = year(), year(units=ARMY | enemies, wars=wars)
    whole = int(right(peace, "income", "first", "side:sachsen"))
    found = asked(war, "income", "first", "side:sachsen")
    assert int(next(iter(found.right))) == whole - 5
    assert "sachsen income-2" in {found.why[one].clause for one in found.wrong}


def test_points_are_those_of_the_sheet() -> None:
    position = year(battles={"sachsen": 2}, wars_won={"sachsen": 1})
    points = sum(position.view(None).players["first"].points.values())
    assert right(position, "points", "first", "side:sachsen") == str(points)


def beside(position: SachsenPosition, kind: str, seat: str, *about: str) -> dict[str, list[dict[str, Any]]]:
    """What is told with a question, by the ends of its keys."""
    found: dict[str, list[dict[str, Any]]] = {}
    one = engine.game("sachsen").drill(kind)
    for fact in one.beside(position, Question(kind, seat, about, Message(""))):
        found.setdefault(fact.message.key.removeprefix("drill-sachsen-beside-"), []).append(
            dict(fact.message.args)
        )
    return found


def test_what_a_question_rests_on_beside_the_map_is_told_with_it() -> None:
    """No panel of courts or money stands on the page of drills, nor on paper: one could but guess."""
    tie = {"notes": -1, "bonus": 1, "strict": True, "wait": 6}
    court = beside(year(ties={"sachsen": {"pfalz": tie}}), "answer", "first", "side:pfalz", "die:4")
    assert court == {
        "added": [{"part": "notes", "n": -1}, {"part": "favour", "n": 1}],
        "before": [{"n": 2}],
    }
    ties = {"sachsen": {"pfalz": {"notes": 2}}, "preussen": {"pfalz": {"notes": -1}}}
    votes = beside(year(ties=ties, blocked={"nederland": 2}), "votes", "second", "side:sachsen")
    assert votes["balance"] == [{"side": "side:pfalz", "home": "side:sachsen", "n": 2}]
    assert votes["wounded"] == [{"refs": ["side:nederland"]}]
    pay = beside(year(units=ARMY | {"sachsen-dragoons-1": "coming 9"}), "due", "third", "side:sachsen")
    assert len(pay["kept"][0]["refs"]) == 3
    assert pay["coming"] == [{"refs": ["piece:sachsen-dragoons-1"]}]
    enemies = {"preussen-musketeers-2": "empire-13-8"}
    wars = [{"one": ["preussen"], "other": ["sachsen"]}]
    lands = beside(year(units=ARMY | enemies, wars=wars), "income", "first", "side:sachsen")
    assert len(lands["provinces"][0]["refs"]) == 6
    assert len(lands["enemies"][0]["refs"]) == 1
    score = beside(year(battles={"sachsen": 2}, wars_won={"sachsen": 1}), "points", "first", "side:sachsen")
    assert score["won"] == [{"battles": 2, "wars": 1}]
    assert "points" not in score


def test_who_comes_is_who_is_handed_over() -> None:
    """What the preview of the attack tells: those beside it and in the province at once, others by their steps."""
    units = {
        "preussen-general": "empire-16-5", "sachsen-musketeers-1": "empire-16-6", "sachsen-musketeers-2": "dresden",
        "sachsen-dragoons-1": "empire-18-8", "bayern-general": "muenchen-city",
    }  # fmt: skip
    position = year(units=units, order=["preussen", "sachsen", "hannover"])
    found = asked(position, "comes", "second", "place:empire-16-6")
    war = year(
        units=units,
        order=["preussen", "sachsen", "hannover"],
        wars=[{"one": ["preussen"], "other": ["sachsen"]}],
    )
    decision = war.decision("second")
    assert decision is not None
    attack = war.read("attack empire-16-6")
    told = {ref for fact in decision.preview(attack) for ref in fact.lit if ref.startswith("piece:sachsen")}
    assert found.right == told
    for unit in units:
        if unit.startswith("sachsen") and unit != "sachsen-musketeers-1":
            turn = right(position, "when", "second", "place:empire-16-6", f"piece:{unit}")
            assert (turn == "never") == (f"piece:{unit}" not in told)


GUNS = {
    "preussen-general": place("h1"), "preussen-artillery-1": f"{place('b2')} faces s",
    "sachsen-general": place("h8"), "sachsen-musketeers-1": place("b7"), "sachsen-musketeers-2": place("f4"),
    "sachsen-musketeers-3": place("a5"),
}  # fmt: skip


def test_guns_see_over_no_hill() -> None:
    """Along the file the hill stops the shot, beside it the way is free (artillery-3, R-60)."""
    found = asked(field(GUNS), "target", "attacker", "piece:preussen-artillery-1", "elevation:0")
    assert found.right == {"piece:sachsen-musketeers-3"}
    assert found.why["piece:sachsen-musketeers-1"].clause == "sachsen R-60"
    assert found.why["piece:sachsen-musketeers-2"].clause == "sachsen artillery-3"


@pytest.mark.parametrize(
    ("aim", "damage", "what"), [(2, 3, "both-lost"), (1, 6, "miss"), (2, 6, "destroyed")]
)
def test_a_shot_hits_with_the_face_of_its_rows(aim: int, damage: int, what: str) -> None:
    """Three rows ahead: the face 2 hits, with nothing taken off (artillery-4, artillery-5)."""
    about = (
        "piece:preussen-artillery-1",
        "piece:sachsen-musketeers-3",
        "elevation:0",
        f"aim:{aim}",
        f"damage:{damage}",
    )
    question = Question("shot", "attacker", about, Message("", {}), ("miss", "none"))
    assert GAME.drill("shot").answer(field(GUNS), question).right == {what}


LINE = {
    "preussen-general": place("e3"), "preussen-musketeers-1": place("e4"), "preussen-musketeers-2": place("d4"),
    "preussen-musketeers-3": place("f4"), "preussen-dragoons-1": place("h5"),
    "sachsen-general": place("e8"), "sachsen-musketeers-1": f"{place('e5')} attack-lost",
    "sachsen-musketeers-2": place("h7"),
}  # fmt: skip


def test_covered_flanks_and_a_general_defend() -> None:
    """Flanks 1, general 1, and two places for modifiers are taken (modifiers-2, modifiers-3, R-64)."""
    position = field(LINE)
    found = asked(position, "sum", "attacker", "piece:preussen-musketeers-1", "die:defence", "blow:short")
    base = position.world.kinds["musketeers"].fire_defence
    assert found.right == {str(base + 2)}
    assert found.why[str(base + 1)].clause == "sachsen modifiers-2"


def test_who_is_lower_in_level_or_surrounded_is_tested() -> None:
    """The dragoons ride at infantry of the line (morale-2); three enemies touch the other brigade (R-66)."""
    position = field(LINE)
    ridden = asked(position, "test", "attacker", "piece:preussen-dragoons-1", "piece:sachsen-musketeers-2")
    assert (ridden.right, ridden.why["nobody"].clause) == ({"target"}, "sachsen morale-2")
    charge = asked(position, "test", "attacker", "piece:preussen-musketeers-1", "piece:sachsen-musketeers-1")
    assert (charge.right, charge.why["nobody"].clause) == ({"target"}, "sachsen R-66")


def test_recovery_needs_what_discipline_and_friends_leave() -> None:
    """One marker needs 3; musketeers add nothing, disorder takes 1 (recovery-1, morale-4)."""
    found = asked(field(LINE), "recovery", "defender", "piece:sachsen-musketeers-1")
    assert found.right == {"4"}
    assert found.why["3"].clause == "sachsen morale-4"


def test_a_routed_unit_flees_straight_back() -> None:
    """As far as it charges, five squares, to its own edge (R-62)."""
    position = field(GUNS | {"preussen-musketeers-1": place("d6")})
    assert right(position, "flee", "attacker", "piece:preussen-musketeers-1") == f"place:{place('d1')}"
