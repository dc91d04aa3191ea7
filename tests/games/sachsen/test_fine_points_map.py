"""Fine points of the political map that no other test holds: passage, ways, meetings, retreats, provinces."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.politics.aftermath import Advance, retreat
from engine.games.sachsen.politics.arrivals import Arrivals
from engine.games.sachsen.politics.entering import Ground, Mover
from engine.games.sachsen.politics.meeting import Meeting, invaded
from engine.games.sachsen.politics.neutrals import NeutralStates
from engine.games.sachsen.politics.passage import Passage, Permission
from engine.games.sachsen.politics.provinces import yields
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ENROLLING, OFF, REORGANISING, Extra, FreePassage, Leave, Unit
from engine.games.sachsen.sides import NOBODY, NUMBER
from tests.games.sachsen.by_hand import play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    OESTERREICH,
    PFALZ,
    PREUSSEN,
    SACHSEN,
    decide,
    top,
    turn_of,
)

SAXONY, PRUSSIA = NUMBER["sachsen"], NUMBER["preussen"]
AGAINST = {"one": ["preussen"], "other": ["bayern"]}


def test_leave_for_one_army_of_the_program_is_none_for_another() -> None:
    """R-29: a player lets pass, or refuses, who asks."""
    position = turn_of("hannover")
    position.leaves = (Leave(NOBODY, NUMBER["hannover"], position.turn, granted=True, by=BAYERN),)
    opened = {side: Ground(position, Mover(side, NOBODY)).opened for side in (BAYERN, PFALZ)}
    assert NUMBER["hannover"] in opened[BAYERN]
    assert NUMBER["hannover"] not in opened[PFALZ]


def test_free_passage_between_two_states_is_for_these_two() -> None:
    """R-34: a motion of a congress; both ways, whoever leads the units."""
    position = turn_of("sachsen")
    saxons, prussians = (Mover(SAXONY, SACHSEN), Mover(PRUSSIA, PREUSSEN))
    assert BAYERN not in Ground(position, saxons).opened
    position.free_passages = (FreePassage(BAYERN, SAXONY, position.turn + 6),)
    assert BAYERN in Ground(position, saxons).opened
    assert SAXONY in Ground(position, Mover(BAYERN, NOBODY)).opened
    assert PFALZ not in Ground(position, saxons).opened
    assert BAYERN not in Ground(position, prussians).opened


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("move sachsen-dragoons-1 dresden", "political-movement-1"),
        ("move sachsen-dragoons-1 empire-16-7 empire-17-9 empire-17-8 empire-17-7", "political-movement-1"),
        ("move sachsen-dragoons-1 empire-17-7 empire-15-9", "R-03"),
        ("move sachsen-dragoons-1 empire-17-7 empire-16-7", "R-82"),
        ("move sachsen-dragoons-1 empire-16-6 empire-16-7", "R-82"),
        ("move sachsen-dragoons-1 empire-17-7 empire-17-8", ""),
        ("move sachsen-dragoons-1 empire-16-10 empire-16-9", ""),
        ("move sachsen-dragoons-1 empire-17-9", "passage-1"),
        ("move sachsen-dragoons-1 empire-16-9 empire-17-9", "passage-1"),
        ("move sachsen-general empire-16-9", "political-movement-1"),
        ("move sachsen-dragoons-2 empire-16-9", "political-movement-1"),
    ],
)
def test_ways_that_are_said_are_judged_square_by_square(text: str, clause: str) -> None:
    """political-movement-1, R-03, passage-1, R-82: Prussians stand north of Dresden, Bohemia has refused leave."""
    units = {
        "sachsen-dragoons-1": "dresden", "preussen-musketeers-1": "empire-16-6", "sachsen-dragoons-2": "lost 3",
    }  # fmt: skip
    position = turn_of("sachsen", units=units, wars=[{"one": ["preussen"], "other": ["sachsen"]}])
    position.leaves = (Leave(SACHSEN, OESTERREICH, position.turn, granted=False),)
    assert refused(position, text) == clause


@pytest.mark.parametrize("terms", ["0", "450000", "600000", "dear"])
def test_terms_are_whole_coins_that_the_other_has(terms: str) -> None:
    """R-29, R-06; for nothing is a word of its own."""
    position = turn_of("sachsen", money={"sachsen": 500_000})
    position.push(Permission(PREUSSEN, SACHSEN, PRUSSIA))
    seat = position.seat(PREUSSEN)
    assert refused(position, f"let-pass {terms}", seat) == "R-29"
    assert refused(position, "let-pass 500000", seat) == ""


def beside(position: SachsenPosition, square: int) -> list[int]:
    """The Bavarian squares that touch one, in other provinces."""
    squares, near = position.world.squares, position.world.steps[square]
    other = [n for n in near if squares[n].province != squares[square].province]
    return [n for n in other if position.owner_of(n) == BAYERN]


def met_by(brigades: int, invaders: int) -> SachsenPosition:
    """Prussians have come into a Bavarian province that nobody defends; some Bavarians stand beside them."""
    position = turn_of("preussen", wars=[AGAINST])
    own = (s for s in range(len(position.world.squares)) if position.owner_of(s) == BAYERN)
    square = next(s for s in own if len(beside(position, s)) > 1)
    at = beside(position, square)[0]
    for number in range(1, invaders + 1):
        position.put(Unit(PRUSSIA, "musketeers", number, 1, square))
    position.put(Unit(BAYERN, "general", 0, 1, at))
    for number in range(1, brigades + 1):
        position.put(Unit(BAYERN, "musketeers", number, 1, at))
    position.push(Meeting(NOBODY, "preussen-musketeers-1", square))
    return position


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize(("brigades", "comes"), [(2, True), (1, False)])
def test_units_of_the_program_come_where_they_are_as_many(brigades: int, comes: bool, led: bool) -> None:
    """R-42, R-40: with at least as many brigades as the invader; command units are none."""
    position = met_by(brigades, 2)
    if led:
        position.put(Unit(PRUSSIA, "general", 0, 1, position.units["preussen-musketeers-1"].square))
    position.settle()
    assert (position.battle is not None) == comes


def test_nobody_is_asked_to_meet_an_invader_who_has_gone() -> None:
    """R-42: nor one who attacks himself."""
    for change in ({"square": OFF}, {"attacked": True}):
        position = met_by(2, 1)
        step = position.agenda[-1]
        assert isinstance(step, Meeting)
        assert step.mine(position)
        position.put(position.units["preussen-musketeers-1"], **change)
        assert not step.mine(position)
        asked = Meeting(PREUSSEN, step.unit, step.square)
        assert not asked.seats(position)


def test_each_comes_with_his_own_units() -> None:
    """R-42: to meet an invader comes who leads those that stand beside him."""
    position = met_by(2, 1)
    step = position.agenda[-1]
    assert isinstance(step, Meeting)
    position.put(position.units["bayern-musketeers-2"], led_by=SACHSEN)
    found = {
        player: Meeting(player, step.unit, step.square).mine(position)
        for player in (NOBODY, SACHSEN, PREUSSEN)
    }
    assert [unit.id for unit in found[NOBODY]] == ["bayern-general", "bayern-musketeers-1"]
    assert [unit.id for unit in found[SACHSEN]] == ["bayern-musketeers-2"]
    assert not found[PREUSSEN]


@pytest.mark.parametrize(("start", "owes"), [("empire-16-7", False), ("dresden", True)])
def test_who_has_moved_within_a_province_owes_no_attack(start: str, owes: bool) -> None:
    """R-82: a defended province is entered only to attack; who stood there already has not entered it."""
    units = {"sachsen-musketeers-1": start, "preussen-musketeers-1": "empire-15-6"}
    wars = [{"one": ["preussen"], "other": ["sachsen"]}]
    position = turn_of("sachsen", units=units, wars=wars)
    if start == "dresden":
        play(position, "move sachsen-musketeers-1 empire-16-7")
    else:
        play(position, "move sachsen-musketeers-1 empire-16-6")
    assert refused(position, "done") == ("R-82" if owes else "")


def test_out_of_a_state_leads_a_way_that_is_said() -> None:
    """passage-3, R-29: a unit whose leave has ended goes over its land to the border, and no deeper."""
    position = turn_of("sachsen", units={"sachsen-dragoons-1": "empire-15-13"})
    assert position.owner_of(position.units["sachsen-dragoons-1"].square) == BAYERN
    position.leaves = (Leave(SACHSEN, BAYERN, position.turn, granted=False),)
    assert refused(position, "move sachsen-dragoons-1 empire-15-11 empire-15-12") == ""
    assert refused(position, "move sachsen-dragoons-1 empire-14-15 empire-14-14") == "passage-1"


def test_a_state_without_ruler_is_open_to_all() -> None:
    """R-20: nobody is asked, nobody need be at war with it."""
    position = turn_of("sachsen", chaos=["bayern"])
    here = Ground(position, Mover(SAXONY, SACHSEN))
    assert BAYERN in here.opened
    assert PFALZ not in here.opened
    assert BAYERN not in here.askable


def test_an_army_of_the_program_attacks_who_is_no_stronger_than_itself() -> None:
    """R-40 (a): as many brigades as all enemies within one square of the target."""
    units = {"bayern-general": "muenchen-city"} | {
        f"bayern-musketeers-{n}": "muenchen-city" for n in (1, 2, 3)
    }
    position = turn_of("preussen", units=units, wars=[AGAINST])
    capital = position.world.square["muenchen-city"]
    goal = next(s for s in position.world.steps[capital] if position.owner_of(s) == BAYERN)
    for number in (1, 2):
        position.put(Unit(PRUSSIA, "dragoons", number, 1, goal))
    position.push(NeutralStates(((BAYERN, 1),)))
    position.settle()
    assert position.battle is not None


def test_who_comes_to_meet_an_invader_is_found_where_most_stand() -> None:
    """R-42: there the battle is fought."""
    position = met_by(1, 1)
    step = position.agenda[-1]
    assert isinstance(step, Meeting)
    most = beside(position, step.square)[1]
    for number in (2, 3, 4):
        position.put(Unit(BAYERN, "musketeers", number, 1, most))
    assert len(step.mine(position)) == 5
    position.settle()
    assert position.battle is not None
    assert position.battle.place == position.world.squares[most].ref


@pytest.mark.parametrize("wounded", [False, True])
def test_a_wounded_ruler_is_not_asked_whether_he_comes(wounded: bool) -> None:
    """attempt-5, R-42, R-26."""
    position = turn_of("preussen", wars=[{"one": ["preussen"], "other": ["sachsen"]}])
    position.put(Unit(SAXONY, "musketeers", 1, 1, position.world.square["dresden"]))
    lead = position.put(Unit(PRUSSIA, "musketeers", 1, 1, position.world.square["empire-15-7"]))
    position.blocked[SAXONY] = int(wounded)
    invaded(position, [lead])
    assert isinstance(position.agenda[-1], Meeting) != wounded


def test_a_wounded_ruler_lets_nobody_pass() -> None:
    """attempt-5, R-29: he is not asked, neither by a player nor by an army of the program."""
    position = turn_of("sachsen", blocked={"preussen": 2})
    position.push(Passage(SACHSEN, PRUSSIA))
    position.settle()
    assert top(position) == "player-turn"
    assert position.leaves == (Leave(SACHSEN, PRUSSIA, position.turn, granted=False),)
    units = {"bayern-general": "empire-6-3"} | {f"bayern-musketeers-{n}": "empire-6-3" for n in range(1, 5)}
    position = turn_of("preussen", units=units, wars=[AGAINST], blocked={"hannover": 2})
    position.wars = (replace(position.wars[0], sent=(BAYERN,)),)
    position.push(NeutralStates(((BAYERN, 1),)))
    position.settle()
    hannover = NUMBER["hannover"]
    assert top(position) == "player-turn"
    assert Leave(NOBODY, hannover, position.turn, granted=False, by=BAYERN) in position.leaves


def test_brigades_that_serve_a_player_do_not_march_with_the_program() -> None:
    """R-40, R-25: it moves its free brigades."""
    units = {"bayern-general": "muenchen-city"} | {
        f"bayern-musketeers-{n}": "muenchen-city" for n in range(1, 5)
    }
    position = turn_of("preussen", units=units, wars=[AGAINST])
    position.wars = (replace(position.wars[0], sent=(BAYERN,)),)
    position.put(position.units["bayern-musketeers-4"], led_by=SACHSEN)
    position.push(NeutralStates(((BAYERN, 1),)))
    position.settle()
    home = position.world.square["muenchen-city"]
    stays = {name for name, unit in position.units.items() if unit.square == home}
    assert stays == {"bayern-musketeers-1", "bayern-musketeers-4"}


@pytest.mark.parametrize(("enemies", "attacks"), [(0, False), (3, True), (4, False)])
def test_an_army_that_is_sent_attacks_whom_it_meets_if_it_is_as_strong(enemies: int, attacks: bool) -> None:
    """R-40 (b): three brigades beside whom they find enemies at the end of their march."""
    units = {"bayern-general": "muenchen-city"} | {
        f"bayern-musketeers-{n}": "muenchen-city" for n in range(1, 5)
    }
    position = turn_of("preussen", units=units, wars=[AGAINST])
    position.wars = (replace(position.wars[0], sent=(BAYERN,)),)
    position.push(NeutralStates(((BAYERN, 1),)))
    way = position.copy()
    way.settle()
    end = way.units["bayern-general"].square
    assert end != position.units["bayern-general"].square
    far = position.world.distances(position.units["bayern-general"].square)
    beyond = max(
        position.world.steps[end], key=lambda square: (far[square], position.owner_of(square) != BAYERN)
    )
    for number in range(1, enemies + 1):
        position.put(Unit(PRUSSIA, "musketeers", number, 1, beyond))
    position.settle()
    assert position.units["bayern-general"].square == end
    assert (position.battle is not None) == attacks


def test_a_brigade_of_a_kingdom_without_lands_waits() -> None:
    """R-11, R-12: a unit comes to the own capital or another own square; there is none."""
    position = turn_of("sachsen", turn=5)
    position.owner = [PRUSSIA if owner == OESTERREICH else owner for owner in position.owner]
    gone = Unit(OESTERREICH, "musketeers", 1, status=REORGANISING, due=5, paid=True)
    position.put(gone)
    position.push(Arrivals(tuple(position.everybody())))
    position.settle()
    assert position.units[gone.id].square == OFF


def test_only_own_brigades_change_their_kind() -> None:
    """army-2."""
    units = {"preussen-musketeers-1": "berlin", "bayern-musketeers-1": "muenchen-city"}
    position = turn_of("sachsen", units=units)
    assert refused(position, "convert preussen-musketeers-1 dragoons") == "army-2"
    assert refused(position, "convert bayern-musketeers-1 dragoons") == "army-2"


def test_a_unit_that_never_came_to_the_battle_does_not_retreat_from_it() -> None:
    """R-71: the units on the field go back; who would have come in turn 3 stays where he is, on enemy land too."""
    units = {
        "sachsen-musketeers-1": "empire-16-7", "sachsen-musketeers-2": "empire-14-6",
        "preussen-musketeers-1": "empire-16-6", "preussen-general": "empire-16-6",
    }  # fmt: skip
    position = turn_of("preussen", units=units, wars=[{"one": ["preussen"], "other": ["sachsen"]}])
    play(position, "attack empire-16-7")
    assert position.battle is not None
    assert [unit.entry for unit in position.battle.units if unit.id == "sachsen-musketeers-2"] == [3]
    decide(position, attacker_wins=True)
    assert position.units["sachsen-musketeers-1"].square != position.world.square["empire-16-7"]
    assert position.units["sachsen-musketeers-2"].square == position.world.square["empire-14-6"]


@pytest.mark.parametrize("side", [BAYERN, SAXONY])
def test_without_a_refuge_brigades_are_reorganised_and_a_general_is_away_for_a_turn(side: int) -> None:
    """R-71, R-12, R-40: those of a neutral State for nothing."""
    position = turn_of("preussen", wars=[{"one": ["preussen"], "other": ["bayern", "sachsen"]}])
    anchor = position.world.square["den-haag"]
    for kind in ("musketeers", "general"):
        unit = position.put(Unit(side, kind, int(kind == "musketeers"), 1, anchor))
        retreat(position, unit, position.world.squares[anchor].province, attacking=False)
        lost = position.units[unit.id]
        assert lost.square == OFF
        if kind == "general":
            assert (lost.status, lost.due) == (ENROLLING, position.turn + 1)
        else:
            assert (lost.status, lost.paid) == (REORGANISING, side == BAYERN)


@pytest.mark.parametrize(
    ("missing", "unless", "guards", "pays"),
    [(1, 2, 2, True), (1, 2, 1, False), (1, 0, 2, False), (0, 2, 0, True)],
)
def test_two_own_units_bring_in_what_a_province_would_miss(
    missing: int, unless: int, guards: int, pays: bool
) -> None:
    """events-5: `province_income_zero`, for so many incomes, unless two own units stand there."""
    position = turn_of("sachsen")
    province = position.world.province["kurkreis"]
    position.extra[province] = Extra(missing=missing, unless=unless)
    for number in range(1, guards + 1):
        position.put(Unit(SAXONY, "musketeers", number, 1, position.world.square["empire-16-7"]))
    income = position.world.numbers.income_per_province
    assert yields(position, province) == (income if pays else 0)


@pytest.mark.parametrize("attacking", [False, True])
@pytest.mark.parametrize("inside", [False, True])
def test_where_the_beaten_go_who_have_not_come_from_anywhere(attacking: bool, inside: bool) -> None:
    """R-71: an attacker stays where he stood, outside the province of the battle; all others go to an own one."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["sachsen"]}])
    world = position.world
    anchor = world.square["empire-16-5"]
    at = anchor if inside else world.square["empire-17-4"]
    assert position.owner_of(at) == PRUSSIA
    unit = position.put(Unit(SAXONY, "musketeers", 1, 1, at))
    retreat(position, unit, world.squares[anchor].province, attacking=attacking)
    now = position.units[unit.id].square
    if attacking and not inside:
        assert now == at
    else:
        assert position.owner_of(now) == SAXONY


@pytest.mark.parametrize("player", [NOBODY, PREUSSEN])
def test_an_army_of_the_program_takes_the_square_that_it_has_won(player: int) -> None:
    """R-71: with all who have fought and touch it; a player says himself who goes."""
    position = turn_of("preussen", wars=[AGAINST])
    anchor = position.world.square["muenchen-city"]
    beside, far = position.world.steps[anchor][0], position.world.square["berlin"]
    units = [
        position.put(Unit(PRUSSIA, "musketeers", n, 1, s)).id for n, s in enumerate((beside, beside, far), 1)
    ]
    position.push(Advance(player, anchor, tuple(units)))
    position.settle()
    went = [position.units[name].square == anchor for name in units]
    assert went == ([True, True, False] if player == NOBODY else [False] * 3)
    assert (top(position) == "advance") == (player != NOBODY)
