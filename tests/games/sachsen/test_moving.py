"""Moves on the political map: SX-31, SX-62, ways and leave to pass (political-movement, passage, R-82)."""

from __future__ import annotations

from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Leave
from tests.games.sachsen.by_hand import listed, load, play, refused, year

WAR = [{"one": ["preussen"], "other": ["sachsen"]}]


def turn_of(home: str, **fields: object) -> SachsenPosition:
    """The turn of a State."""
    homes = [home, *(h for h in ("sachsen", "preussen", "hannover") if h != home)]
    return year(phase="player-turn", order=homes, **fields)


def goals(position: SachsenPosition, unit: str) -> set[str]:
    """Where a unit can go."""
    return {text.split()[2] for text in listed(position, "move") if text.split()[1] == unit}


def test_an_empty_province_of_an_enemy_is_invaded() -> None:
    units = {"preussen-musketeers-1": "empire-16-5", "sachsen-general": "dresden"}
    position = turn_of("preussen", wars=WAR, units=units)
    play(position, "move preussen-musketeers-1 empire-16-6")
    assert position.view(None).provinces["kurkreis"].invaded
    assert not position.view(None).provinces["meissen"].invaded


def test_a_defended_province_is_entered_only_beside_a_defender() -> None:
    units = {"preussen-musketeers-1": "empire-16-5", "sachsen-musketeers-1": "empire-18-8"}
    position = turn_of("preussen", wars=WAR, units=units)
    move = "move preussen-musketeers-1"
    assert refused(position, f"{move} empire-17-6") == "R-82"
    assert refused(position, f"{move} empire-18-8") == "R-82"
    assert not refused(position, f"{move} empire-17-7 empire-16-6")
    assert refused(position, f"{move} empire-17-7 empire-17-6") == "R-82"
    play(position, f"{move} empire-17-7 empire-16-6")
    assert refused(position, "done") == "R-82"
    assert refused(position, f"{move} empire-16-5") == "R-82"


def test_who_touches_no_defender_owes_no_attack() -> None:
    """A war that begins after the move finds both on one square; else the turn would never end (R-82)."""
    units = {"preussen-musketeers-1": "empire-16-5", "sachsen-musketeers-1": "empire-18-8"}
    position = turn_of("preussen", wars=WAR, units=units)
    play(position, "move preussen-musketeers-1 empire-17-7 empire-16-6")
    there = position.units["preussen-musketeers-1"].square
    position.put(position.units["sachsen-musketeers-1"], square=there)
    assert not listed(position, "attack")
    assert not refused(position, "done")


def test_who_has_attacked_enters_no_other_defended_province() -> None:
    units = {"preussen-musketeers-1": "empire-16-5 attacked", "sachsen-musketeers-1": "empire-18-8"}
    position = turn_of("preussen", wars=WAR, units=units)
    assert refused(position, "move preussen-musketeers-1 empire-17-7 empire-16-6") == "political-movement-3"


def test_a_unit_moves_three_squares_in_all() -> None:
    position = turn_of("sachsen", units={"sachsen-dragoons-1": "dresden"})
    play(position, "move sachsen-dragoons-1 empire-15-9")
    assert position.units["sachsen-dragoons-1"].moved == 1
    assert refused(position, "move sachsen-dragoons-1 empire-18-6") == "political-movement-1"
    play(position, "move sachsen-dragoons-1 empire-16-7")
    assert refused(position, "move sachsen-dragoons-1 dresden") == "political-movement-1"
    assert not goals(position, "sachsen-dragoons-1")


def test_units_of_one_square_move_together() -> None:
    units = {
        "sachsen-dragoons-1": "dresden",
        "sachsen-general": "dresden",
        "sachsen-dragoons-2": "empire-15-9",
    }
    position = turn_of("sachsen", units=units)
    assert refused(position, "move sachsen-general,sachsen-dragoons-2 empire-16-7") == "political-movement-1"
    assert refused(position, "move sachsen-general,sachsen-general empire-16-7") == "political-movement-1"
    assert refused(position, "move preussen-general empire-16-7") == "political-movement-1"
    play(position, "move sachsen-general,sachsen-dragoons-1 empire-16-7")
    squares = {position.units[f"sachsen-{name}"].square for name in ("general", "dragoons-1")}
    assert squares == {position.world.square["empire-16-7"]}


def test_a_step_leads_to_every_square_that_touches() -> None:
    """R-03: over sides and corners; no corner of this map lies between two squares of sea."""
    world = year().world
    squares = {(one.column, one.row): number for number, one in enumerate(world.squares)}
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    for (column, row), number in squares.items():
        near = {squares.get((column + dx, row + dy)) for dx, dy in around} - {None}
        assert set(world.steps[number]) == near


ROAD = {"sachsen-dragoons-1": "empire-15-11"}
"""In the Vogtland, beside the Oberpfalz of Bavaria."""
IN = "empire-15-12"


def test_a_neutral_state_names_a_price_by_its_die() -> None:
    position = turn_of("sachsen", units=ROAD)
    load(position, 2)
    play(position, f"move sachsen-dragoons-1 {IN}")
    assert position.top().name == "toll"
    assert listed(position, "pay") == ["pay"]
    play(position, "pay")
    assert position.treasury[0] == 50 - 4
    assert position.units["sachsen-dragoons-1"].square == position.world.square[IN]


def test_a_declined_price_is_not_asked_again_this_turn() -> None:
    position = turn_of("sachsen", units=ROAD)
    load(position, 2)
    play(position, f"move sachsen-dragoons-1 {IN}", "stay")
    assert position.units["sachsen-dragoons-1"].moved == 0
    assert refused(position, f"move sachsen-dragoons-1 {IN}") == "passage-1"


def test_loose_notes_count_and_six_is_free() -> None:
    position = turn_of("sachsen", units=ROAD, ties={"sachsen": {"bayern": {"step": 2, "notes": 2}}})
    load(position, 4)
    play(position, f"move sachsen-dragoons-1 {IN}")
    assert position.top().name == "player-turn"
    assert position.treasury[0] == 50


def test_an_ally_lets_pass_and_so_does_leave_that_was_had() -> None:
    ties = {"sachsen": {"bayern": {"step": 4, "counter": "alliance"}}}
    for fields in (
        {"ties": ties},
        {"leaves": ["sachsen bayern until 2"]},
        {"wars": [{"one": ["sachsen"], "other": ["bayern"]}]},
    ):
        position = turn_of("sachsen", units=ROAD, **fields)
        play(position, f"move sachsen-dragoons-1 {IN}")
        assert position.top().name == "player-turn"


def test_a_player_names_his_terms() -> None:
    position = turn_of("sachsen", units={"sachsen-dragoons-1": "empire-15-6"})
    play(position, "move sachsen-dragoons-1 berlin")
    assert position.top().seats(position) == ("second",)
    assert refused(position, "let-pass 9000000") == refused(position, "let-pass 50") == "R-29"
    no = position.copy()
    play(no, "let-pass no")
    assert no.units["sachsen-dragoons-1"].moved == 0
    play(position, "let-pass 300000", "pay")
    assert position.treasury[:2] == [47, 53]
    assert position.units["sachsen-dragoons-1"].square == position.world.square["berlin"]


def test_chaos_is_open_to_everybody_and_defends_itself() -> None:
    units = ROAD | {"bayern-musketeers-1": "empire-15-13"}
    position = turn_of("sachsen", units=units, chaos=["bayern"])
    assert IN in goals(position, "sachsen-dragoons-1")
    assert "empire-15-13" not in goals(position, "sachsen-dragoons-1")


def test_enemies_never_share_a_square_and_block_the_way() -> None:
    position = turn_of(
        "preussen", wars=WAR, units={"preussen-general": "berlin", "sachsen-general": "empire-16-5"}
    )
    assert "empire-16-5" not in goals(position, "preussen-general")


def test_who_is_inside_may_leave_without_leave_but_goes_no_deeper() -> None:
    """passage-3, R-29: Prussia has said no; the way out, and nearer to the border, is free all the same."""
    position = turn_of("sachsen", units={"sachsen-general": "berlin"})
    world, berlin = position.world, position.world.square["berlin"]
    prussia = position.owner_of(berlin)
    position.leaves = (Leave(0, prussia, position.turn, False),)

    def depth(square: int) -> int:
        far = world.distances(square)
        return min(steps for other, steps in far.items() if position.owner_of(other) != prussia)

    inside = [s for s in range(len(world.squares)) if position.owner_of(s) == prussia]
    deep = max(inside, key=depth)
    assert depth(deep) > 1
    position.put(position.units["sachsen-general"], square=deep)
    found = {world.square[name] for name in goals(position, "sachsen-general")}
    assert found
    assert all(depth(square) < depth(deep) for square in found if position.owner_of(square) == prussia)
    near = {s for s in world.distances(deep, most=3) if s in inside and depth(s) < depth(deep)}
    assert near <= found
    goal = min(near)
    play(position, f"move sachsen-general {world.squares[goal].id}")
    assert position.units["sachsen-general"].square == goal
    assert refused(position, f"move sachsen-general {world.squares[deep].id}") == "passage-1"


def test_who_is_refused_leave_leaves_all_the_same() -> None:
    """passage-3: asked on the way out, Prussia says no."""
    position = turn_of("sachsen", units={"sachsen-general": "berlin"})
    world, berlin = position.world, position.world.square["berlin"]
    out = [s for s in world.distances(berlin, most=3) if position.owner_of(s) == position.homes[0]]
    play(position, f"move sachsen-general {world.squares[min(out)].id}", "let-pass no")
    assert position.units["sachsen-general"].square == min(out)


def test_who_owes_an_attack_is_not_sent_away() -> None:
    """R-82, army-2, R-23: it has entered a defended province; it neither changes its kind nor goes to help others."""
    units = {"sachsen-musketeers-1": "empire-16-7", "preussen-musketeers-1": "empire-16-5"}
    units |= {f"preussen-musketeers-{number}": "berlin" for number in range(2, 6)}
    wars = [{"one": ["preussen"], "other": ["sachsen"]}, {"one": ["bayern"], "other": ["hannover"]}]
    position = turn_of("preussen", units=units, wars=wars)
    ways = {
        "convert preussen-musketeers-1 dragoons": "army-2",
        "aid bayern brigade preussen-musketeers-1": "R-82",
    }
    assert [refused(position, text) for text in ways] == ["", ""]
    play(position, "move preussen-musketeers-1 empire-16-6")
    assert {text: refused(position, text) for text in ways} == ways
    assert "aid bayern brigade preussen-musketeers-1" not in listed(position, "aid")
    assert refused(position, "aid bayern brigade preussen-musketeers-2") == ""
