"""Marches, flight and pursuit on the field (battle-movement, influence, R-51, R-52, R-62)."""

from __future__ import annotations

from engine.games.sachsen.battle.ways import Flight, flight, marches, pursuit
from tests.games.sachsen.sketches import keys, listed, place, play, refusal, sketch, spot, table, unit

HOME = {"P-general": "d1", "S-general": "d8"}


def test_a_march_halts_before_a_hill_and_enters_it_in_the_next_phase() -> None:
    """SX-53."""
    battle = sketch({**HOME, "P-musketeers-1": "b2"})
    number = battle.number("preussen-musketeers-1")
    reach = marches(battle, number, 3)
    assert spot("b3") in reach
    assert spot("b4") not in reach
    battle.change(number, square=spot("b3"))
    assert marches(battle, number, 3)[spot("b5")] == (spot("b4"), spot("b5"))


def test_horses_keep_out_of_redoubts_and_generals_do_not() -> None:
    """SX-53."""
    battle = sketch({**HOME, "P-dragoons-1": "e2", "P-musketeers-1": "h2"})
    battle.ground = type(battle.ground)(battle.ground.sections, (spot("e1"),))
    battle.change(battle.number("preussen-dragoons-1"), square=spot("e3"))
    battle.change(battle.number("preussen-general"), square=spot("d2"))
    assert spot("e2") not in marches(battle, battle.number("preussen-dragoons-1"), 4)
    assert spot("e2") in marches(battle, battle.number("preussen-general"), 4)
    position = table(battle)
    why = position.refuse(position.read("march preussen-dragoons-1 field-small-5-2"), "attacker")
    assert why is not None
    assert (why.clause, why.message.key) == ("sachsen battle-movement-4", "sachsen-refuse-horse-redoubt")


def test_a_battery_that_is_dragged_onto_an_enemy_is_meant_to_fire() -> None:
    """So the answer to a hand is about arc, range and cover (artillery-3, R-60), not about an engagement."""
    position = table(sketch({**HOME, "P-artillery-1": "b1", "P-dragoons-1": "g2", "S-musketeers-1": "f7"}))
    decision = position.decision()
    assert decision is not None
    for unit_id, clause in (("artillery-1", "artillery-3"), ("dragoons-1", "influence-2")):
        found = decision.interpret_drag(f"piece:preussen-{unit_id}", "piece:sachsen-musketeers-1", ())
        why = position.refuse(next(iter(found)))
        assert why is not None
        assert why.clause == f"sachsen {clause}"


def test_rest_after_a_forced_march() -> None:
    """SX-54: forced in phase 2, still in phase 3, then a march but no forced one."""
    position = table(sketch({**HOME, "P-musketeers-1": "h1"}, phase=2))
    play(position, "P: forced P-musketeers-1 h5")
    battle = position.battle
    assert battle is not None
    battle.phase = 3
    assert refusal(position, "P: march P-musketeers-1 h4") == "R-51"
    battle.turn, battle.phase = 3, 1
    battle.change(battle.number("preussen-musketeers-1"), moves=0)
    assert refusal(position, "P: march P-musketeers-1 h4") == ""
    assert refusal(position, "P: forced P-musketeers-1 b3") == "R-51"


def test_a_forced_march_is_one_of_two_moves() -> None:
    """Forced in phase 1, rest in phase 2, a march in phase 3 (phases-actions-3)."""
    position = table(sketch({**HOME, "P-musketeers-1": "h1"}))
    play(position, "P: forced P-musketeers-1 h5")
    assert position.battle is not None
    position.battle.phase = 3
    assert refusal(position, "P: march P-musketeers-1 h4") == ""


def test_a_march_halts_in_the_first_area_and_the_mover_picks_his_enemy() -> None:
    """SX-55."""
    units = {**HOME, "P-dragoons-1": "d3", "S-musketeers-1": "c7", "S-musketeers-2": "e7"}
    position = table(sketch(units))
    assert place("d6") not in [t.split()[1] for t in listed(position, "march") if "dragoons" in t]
    play(position, "P: march P-dragoons-1 d5")
    assert unit(position, "P-dragoons-1").due
    engaged = [t.split()[1] for t in listed(position, "engage")]
    assert engaged == ["sachsen-musketeers-1", "sachsen-musketeers-2"]
    assert refusal(position, "P: done") == "phases-actions-4"


def test_flight_is_not_halted_by_obstacles() -> None:
    """SX-60: four squares to row 8 through a wood or hill; a fifth leaves the field."""
    battle = sketch({"S-musketeers-1": ("b3", {"routed": True}), "S-general": "h8", "P-general": "h1"})
    number = battle.number("sachsen-musketeers-1")
    assert flight(battle, number, 4).way == tuple(map(spot, ("b4", "b5", "b6", "b7")))
    assert flight(battle, number, 6).off


def test_a_fleeing_unit_that_cannot_get_nearer_surrenders() -> None:
    """R-62: it may cross only the areas in which it is."""
    ring = {"P-dragoons-1": "b6", "P-dragoons-2": "d6", "P-dragoons-3": "g6"}
    battle = sketch({**HOME, **ring, "S-musketeers-1": "d3"})
    assert flight(battle, battle.number("sachsen-musketeers-1"), 5) == Flight(caught=True)
    free = sketch({**HOME, "P-dragoons-1": "b6", "S-musketeers-1": "d3"})
    assert not flight(free, free.number("sachsen-musketeers-1"), 5).caught


def test_it_flees_straight_then_toward_the_middle() -> None:
    """R-86."""
    battle = sketch({**HOME, "S-musketeers-1": "f4"})
    way = flight(battle, battle.number("sachsen-musketeers-1"), 3).way
    assert way == tuple(map(spot, ("f5", "f6", "f7")))


def test_a_pursuer_halts_at_another_area() -> None:
    """R-62."""
    prey = {"S-musketeers-1": ("d8", {"routed": True}), "S-general": "h8"}
    alone = sketch({"P-general": "d1", "P-dragoons-1": "d3", **prey})
    assert pursuit(alone, 1, 2, 5)[-1] == spot("d7")
    met = sketch({"P-general": "d1", "P-dragoons-1": "d3", **prey, "S-musketeers-2": "f7"})
    assert pursuit(met, 1, 2, 5)[-1] == spot("d5")


def test_units_out_of_command_do_not_move() -> None:
    """SX-52: nine squares cannot lie on a small field: the large one."""
    position = table(sketch({**HOME, "P-musketeers-1": "a1"}))
    battle = position.battle
    assert battle is not None
    battle.ground = type(battle.ground)((("plain-3", 0), ("plain-3", 0)))
    battle.change(0, square=9)
    battle.change(2, square=0)
    assert refusal(position, "P: march P-musketeers-1 field-large-1-2") == "chain-of-command-1"
    battle.change(0, kind="marshal")
    assert refusal(position, "P: march P-musketeers-1 field-large-1-2") == ""


def test_guns_on_their_train_are_silent_for_two_phases() -> None:
    """SX-39."""
    units = {**HOME, "P-artillery-1": ("a1", {"train": True}), "S-musketeers-1": "a8"}
    position = table(sketch(units))
    play(position, "P: march P-artillery-1 a3", "P: unlimber P-artillery-1 s")
    assert refusal(position, "P: shoot P-artillery-1 S-musketeers-1 0") == "battle-movement-5"
    battle = position.battle
    assert battle is not None
    battle.phase = 2
    assert refusal(position, "P: shoot P-artillery-1 S-musketeers-1 0") == "battle-movement-5"
    battle.phase = 3
    assert refusal(position, "P: shoot P-artillery-1 S-musketeers-1 0") == ""
    pushed = table(sketch({**HOME, "P-artillery-1": "a1", "S-musketeers-1": "a7"}))
    assert "marches" in keys(play(pushed, "P: push P-artillery-1 a2"))
    assert refusal(pushed, "P: shoot P-artillery-1 S-musketeers-1 0") == ""
