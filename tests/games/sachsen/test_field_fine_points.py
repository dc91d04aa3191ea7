"""Fine points of battles that no other test holds: each a sentence of the rules that a slip would break."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.battle.battle import BLOWS, FLED, LOST, NONE, ON, FieldColumn, Fight, Laid, Order
from engine.games.sachsen.battle.command import delay, is_led, why_still
from engine.games.sachsen.battle.guns import HIGH, shot
from engine.games.sachsen.battle.harm import BACK, ROUTED, fall_back, flee, strike
from engine.games.sachsen.battle.phases import Rally
from engine.games.sachsen.battle.pursuing import Winning, win
from engine.games.sachsen.battle.salvos import SHOTS, WAIT, Salvo
from engine.games.sachsen.battle.setting import Deploying, commander_bonus
from engine.games.sachsen.battle.shooting import Window, batteries_along, fire
from engine.games.sachsen.battle.sums import discipline_sum
from engine.games.sachsen.position import SachsenPosition
from tests.games.sachsen.sketches import PREUSSEN, SACHSEN, keys, play, refusal, sketch, spot, table, unit

FAR = {"P-general": "h1", "S-general": "h8"}
DESTROYED, ROUTING = 6, 5
"""Points of damage that do so (damage-1)."""


# --- generals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "fate", "status"), [(DESTROYED, "killed", LOST), (ROUTING, "wounded", FLED)]
)
def test_a_general_is_lost_by_fire(points: int, fate: str, status: int) -> None:
    """R-70: destroyed by fire he is dead, routed by fire he is wounded; nobody decides about him."""
    position = table(sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d6", **FAR}))
    battle = position.battle
    assert battle is not None
    strike(position, battle.number("sachsen-general"), points, "damage-1", contact=False)
    assert battle.columns[1].fate == fate
    assert unit(battle, "S-general").status == status
    assert battle.retired == 1


def test_the_chief_takes_over_the_column_of_another_general() -> None:
    """commander-loss-4: only with the chief himself his army leaves the field."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d6", **FAR, "S-musketeers-2": "e6"})
    battle.columns.append(FieldColumn(1, SACHSEN, 2, player=1, general=len(battle.units)))
    battle.units.append(replace(unit(battle, "S-general"), id="other-general", square=spot("g8"), column=2))
    position = table(battle)
    strike(position, len(battle.units) - 1, DESTROYED, "damage-1", contact=False)
    assert battle.columns[2].fate == "killed"
    assert battle.retired == NONE
    assert keys(position.news)[-1] == "takes-over"


@pytest.mark.parametrize(
    ("general", "unit_at", "chief", "led"),
    [
        (8, 0, 15, True), (8, 0, -1, True), (9, 0, 15, False), (6, 0, 15, False), (15, 7, 8, True), (6, 7, 15, True),
        (-1, 8, 15, True), (-1, 0, 15, False), (-1, 0, -1, True),
    ],
)  # fmt: skip
def test_the_chain_of_command_has_two_links(general: int, unit_at: int, chief: int, led: bool) -> None:
    """R-68: within reach of the own general, and he of the chief; or directly of the chief; eight squares each.

    A general whose chief is not on the field serves alone; without any a stand-in commands (initiative-5).
    """
    battle = sketch({"S-musketeers-1": "a1", "S-general": "h8", "P-general": "h7", "P-musketeers-1": "a8"})
    battle.columns.append(FieldColumn(1, SACHSEN, 2, player=1, general=len(battle.units)))
    battle.units.append(replace(unit(battle, "S-general"), id="other-general", column=2))
    battle = replace(battle, ground=replace(battle.ground, sections=(("plain-3", 0), ("plain-3", 0))))
    battle.change(0, square=unit_at, column=2)
    for number, row, column in ((4, 1, general), (1, 2, chief)):
        on = {"square": 16 * row + column} if column >= 0 else {"square": -1, "status": LOST}
        battle.change(number, **on)
    assert is_led(battle, 0) == led


@pytest.mark.parametrize(("turn", "later"), [(0, [0, 0]), (2, [0, 1])])
def test_orders_to_another_column_take_a_phase_more(turn: int, later: list[int]) -> None:
    """chain-of-command-2, R-68: in battle; before it none does."""
    battle = sketch({"S-musketeers-1": "a8", "S-musketeers-2": "b8", **FAR}, turn=turn)
    battle.columns.append(FieldColumn(1, SACHSEN, 2, player=1))
    battle.change(1, column=2)
    assert [delay(battle, n) for n in (0, 1)] == later


def test_a_unit_out_of_command_has_less_discipline() -> None:
    """chain-of-command-1: a general commands eight squares; on a long field others stand beyond."""
    battle = sketch({"S-musketeers-1": "a1", "S-general": "h1", "P-general": "h8"})
    near = discipline_sum(battle, 0).total
    ground = replace(battle.ground, sections=(("plain-3", 0), ("plain-3", 0)))
    battle = replace(battle, ground=ground)
    for square, less in ((8, 0), (9, 1)):
        battle.change(0, square=0)
        battle.change(1, square=square)
        assert near - discipline_sum(battle, 0).total == less


@pytest.mark.parametrize(
    ("routed", "points", "clause"), [(True, 0, ""), (True, 1, "R-75"), (False, 5, ""), (False, 6, "damage-1")]
)
def test_a_routed_unit_that_is_hit_is_destroyed(routed: bool, points: int, clause: str) -> None:
    """R-75: by guns for 1 or more; others by 6 and more (damage-1)."""
    position = table(sketch({"P-musketeers-1": "d3", "S-musketeers-1": ("d6", {"routed": routed}), **FAR}))
    strike(position, 1, points, "damage-1", contact=False)
    assert (unit(position, "S-musketeers-1").status == LOST) == bool(clause)
    told = [event.clause for event in position.news if event.message.key == "sachsen-log-destroyed"]
    assert told == ([f"sachsen {clause}"] if clause else [])


def test_a_recovery_costs_three_phases() -> None:
    """recovery-2: that of the test and the next two."""
    battle = sketch({"P-musketeers-1": ("d2", {"bad_defence": True}), "S-musketeers-1": "a8", **FAR})
    position = table(battle, [6])
    position.push(Rally(0))
    play(position, "P: recover P-musketeers-1")
    found = []
    for turn, phase in ((2, 1), (2, 2), (2, 3), (3, 1)):
        battle.turn, battle.phase = turn, phase
        found.append(why_still(battle, 0))
    assert [why and why.clause for why in found] == ["sachsen recovery-2"] * 3 + [None]


def test_who_can_engage_nobody_any_more_has_engaged() -> None:
    """R-55, phases-actions-4: before the phase passes on, but only whom he has not engaged yet and may."""
    for more in ({}, {"fought": (1,)}, {"spared": (1,)}):
        mover = {"due": True, "moved": 4, "moves": 1, **more}
        position = table(sketch({"P-musketeers-1": ("d3", mover), "S-musketeers-1": "d5", **FAR}))
        assert refusal(position, "P: done") == ("" if more else "phases-actions-4")


@pytest.mark.parametrize(
    ("kinds", "minus"), [(("musketeers",), -3), (("musketeers", "dragoons"), -2), (("grenadiers",), -1)]
)
def test_a_brigade_stands_in_for_the_commander(kinds: tuple[str, ...], minus: int) -> None:
    """initiative-5: the one of the highest level on the field; a general of another column is none."""
    units = {f"P-{kind}-1": f"{column}1" for kind, column in zip(kinds, "ab", strict=False)}
    battle = sketch({**units, "P-grenadiers-2": ("h2", {"status": LOST, "square": -1}), **FAR})
    number = battle.number("preussen-general")
    battle.columns.append(FieldColumn(0, PREUSSEN, 2, player=0, general=number))
    battle.set_column(0, general=NONE)
    battle.change(number, column=2)
    assert commander_bonus(battle, 0) == ("officer", minus)


# --- flight, falling back, pursuit ----------------------------------------------------------------


def penned(name: str = "S-musketeers-1") -> SachsenPosition:
    """A Saxon in the middle of the field, Prussians three squares behind him from end to end."""
    across = {f"P-musketeers-{n}": f"{column}7" for n, column in enumerate("adgh", 1)}
    return table(sketch({name: "d4", **across, "P-general": "h1", "S-general": "a1"}))


def test_who_cannot_flee_around_the_areas_of_enemies_surrenders() -> None:
    """influence-4, R-62."""
    position = penned()
    position.battle.change(0, routed=True)  # type: ignore[union-attr]
    flee(position, 0, 5)
    assert unit(position, "S-musketeers-1").status == LOST


def test_who_cannot_fall_back_around_the_areas_of_enemies_routs() -> None:
    """R-74; and having routed he cannot flee either (R-62)."""
    position = penned()
    assert fall_back(position, 0, 6, "damage-1", contact=True) == ROUTED
    assert "routs" in keys(position.news)
    assert unit(position, "S-musketeers-1").status == LOST


def test_who_falls_back_rests_for_the_turn() -> None:
    """R-74: he halts on the own edge row at most, and is not moved again before the next battle turn."""
    position = table(sketch({"S-musketeers-1": "d4", "P-musketeers-1": "d2", **FAR}), army=1)
    assert strike(position, 0, 4, "damage-1", contact=False) == BACK
    one = unit(position, "S-musketeers-1")
    assert (one.square, one.status) == (spot("d8"), ON)
    assert (one.bad_attack, one.bad_defence) == (True, True)
    assert refusal(position, "S: march S-musketeers-1 d7") == "R-74"
    position.battle.turn += 1  # type: ignore[union-attr]
    assert refusal(position, "S: march S-musketeers-1 d7") == ""


def won(units: dict[str, str], *, by_mover: bool = True) -> tuple[SachsenPosition, Winning]:
    """The first unit has charged the second, and one of the two has routed and stands where it fled to."""
    battle = sketch({**units, **FAR})
    lost = 1 if by_mover else 0
    ground = battle.units[0].square, battle.units[1].square
    battle.change(lost, routed=True, square=spot("d7" if by_mover else "d1"))
    fates = ("", ROUTED) if by_mover else (ROUTED, "")
    battle.fight = Fight(0, 1, 1, stage=BLOWS, ground=ground, fates=fates)
    position = table(battle)
    win(position)
    step = position.agenda[-1]
    assert isinstance(step, Winning)
    return position, step


@pytest.mark.parametrize(
    ("mover", "target", "by_mover", "left"),
    [
        ("musketeers", "musketeers", True, 4),
        ("musketeers", "musketeers", False, 4),
        ("musketeers", "artillery", True, 4),
        ("dragoons", "musketeers", True, 5),
        ("dragoons", "artillery", True, 5),
        ("dragoons", "cuirassiers", True, 6),
        ("dragoons", "cuirassiers", False, 6),
    ],
)
def test_the_winner_pursues_with_the_rest_of_his_charge(
    mover: str, target: str, by_mover: bool, left: int
) -> None:
    """infantry-charge-4, cavalry-vs-infantry-4, cavalry-vs-cavalry-2: 5 and 7 squares, less what was spent."""
    _, step = won({f"P-{mover}-1": "d3", f"S-{target}-1": "d4"}, by_mover=by_mover)
    assert step.left == left


def test_infantry_takes_the_square_of_beaten_horsemen_and_no_more() -> None:
    """R-62: it does not catch mounted units."""
    position, step = won({"P-dragoons-1": "d3", "S-musketeers-1": "d4"}, by_mover=False)
    assert (step.winner, step.square) == (1, spot("d3"))
    assert refusal(position, "S: pursue") == "R-62"
    assert refusal(position, "S: occupy") == ""


@pytest.mark.parametrize(("other", "name"), [("d4", "pursuit"), ("g8", "pursuit"), ("", "half-phase")])
def test_who_can_do_nothing_after_a_charge_is_not_asked(other: str, name: str) -> None:
    """infantry-charge-4: he pursues, though the square is taken; with neither the half phase goes on."""
    units = {"P-musketeers-1": "d3", "S-musketeers-1": "d7", "S-musketeers-2": other or "d4"}
    battle = sketch({**units, **FAR})
    battle.change(1, routed=True)
    if not other:
        battle.change(1, status=FLED, square=-1, routed=False)
    ground = battle.units[0].square, spot("d4")
    battle.fight = Fight(0, 1, 1, stage=BLOWS, ground=ground, fates=("", ROUTED))
    position = table(battle)
    win(position)
    assert position.top().name == name


@pytest.mark.parametrize(("at", "left", "may"), [("d4", 0, True), ("d5", 0, False), ("d5", 1, True)])
def test_who_stands_beside_a_routed_enemy_needs_no_step_to_catch_him(at: str, left: int, may: bool) -> None:
    """R-62: ending next to it is what counts."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": (at, {"routed": True}), **FAR})
    assert (Winning(0, 0, 1, spot("d4"), left).way(battle) is not None) == may


def test_a_pursuer_ends_on_a_free_square() -> None:
    """R-62, battle-movement-1: he passes friends, but one of them stands where he would have caught who flees."""
    battle = sketch({
        "P-musketeers-1": "d3", "S-musketeers-1": ("d6", {"routed": True}),
        "P-musketeers-2": "c5", "P-musketeers-3": "d5", "P-musketeers-4": "e5", **FAR,
    })  # fmt: skip
    assert Winning(0, 0, 1, spot("d4"), 4).way(battle) == (spot("d4"),)


def test_horsemen_pursue_around_a_redoubt() -> None:
    """battle-movement-3, battle-movement-4: they never enter one; on foot it halts nobody."""
    battle = sketch({
        "P-dragoons-1": "e2", "S-musketeers-1": ("e7", {"routed": True}), "P-musketeers-1": "f2", **FAR,
    })  # fmt: skip
    battle = replace(battle, ground=replace(battle.ground, redoubts=(spot("e4"),)))
    redoubt = {spot(name) for name in ("e4", "f4", "e5", "f5")}
    mounted = Winning(0, 0, 1, spot("e3"), 5).way(battle)
    assert mounted is not None
    assert battle.field.far[mounted[-1]][spot("e7")] == 1
    assert not redoubt.intersection(mounted)
    on_foot = Winning(0, 2, 1, spot("e3"), 5).way(battle)
    assert on_foot is not None
    assert redoubt.intersection(on_foot)


# --- guns -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rows", "words"), [(4, []), (5, ["range"])])
def test_nothing_is_taken_off_a_shot_at_four_rows(rows: int, words: list[str]) -> None:
    """artillery-5: short range is 2 to 4."""
    battle = sketch({"P-artillery-1": "a1", "S-musketeers-1": f"a{rows + 1}", **FAR})
    assert [part.word for part in shot(battle, 0, 1, 0).parts] == words
    assert [part.word for part in shot(battle, 0, 1, HIGH).parts] == [*words, "elevation"]


@pytest.mark.parametrize(
    ("rows", "flat", "high"), [(2, (1,), (1, 2)), (5, (4,), (3, 4, 5)), (7, (6,), (5, 6)), (8, (), (6,))]
)
def test_which_faces_of_the_aim_die_hit(rows: int, flat: tuple[int, ...], high: tuple[int, ...]) -> None:
    """artillery-4: die and 1 are the distance, with elevation 1 one more or less."""
    battle = sketch({"P-artillery-1": "a1", "S-musketeers-1": "a8", "P-general": "h1", "S-general": "g8"})
    found = [replace(shot(battle, 0, 1, elevation), rows=rows).aims for elevation in (0, HIGH)]
    assert found == [flat, high]


def test_guns_are_unlimbered_for_nothing_at_the_end_of_their_move() -> None:
    """R-53, phases-actions-2: once; later it is an action like any."""
    battle = sketch({"P-artillery-1": ("a1", {"train": True, "facing": ""}), "S-musketeers-1": "h8", **FAR})
    position = table(battle, left=3)
    play(position, "P: march P-artillery-1 a3")
    assert position.top().left == 2
    play(position, "P: unlimber P-artillery-1 s")
    assert position.top().left == 2
    assert not unit(position, "P-artillery-1").train
    assert refusal(position, "P: face P-artillery-1 e") == "phases-actions-3"
    battle.phase = 2
    play(position, "P: face P-artillery-1 e")
    assert position.top().left == 1


def test_a_battery_that_was_asked_does_not_halt_the_same_move_again() -> None:
    """R-59: once per enemy move."""
    battle = sketch({"P-musketeers-1": "d2", "S-artillery-1": "d8", "S-artillery-2": "e8", **FAR})
    position = table(battle)
    position.push(Window(1, 0, (spot("d3"), spot("d4")), (1,)))
    assert refusal(position, "S: halt S-artillery-1 d3 P-musketeers-1 0") == "R-59"
    assert refusal(position, "S: halt S-artillery-2 d3 P-musketeers-1 0") == ""


@pytest.mark.parametrize(
    ("at", "fired", "long", "shown"),
    [("d4", 1, 1, False), ("d4", 1, 0, False), ("d4", 2, 1, True), ("d5", 0, 0, False), ("d5", 1, 1, True)],
)
def test_a_third_salvo_is_shown_when_it_is_fired(at: str, fired: int, long: int, shown: bool) -> None:
    """engagement-infantry-fire-3: two salvos without it, one of them at two squares."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": at, **FAR})
    battle.orders = (Order(Laid("third-salvo", 0), 0, 0),)
    position = table(battle, [1, 6])
    far = battle.far(0, 1)
    battle.fight = Fight(0, 1, far, fired=(fired, 2), long=(long, 1), answers=(SHOTS, WAIT))
    position.push(Salvo())
    Salvo().go(position)
    assert battle.orders[0].shown == shown


@pytest.mark.parametrize("elevation", [0, HIGH])
def test_the_laying_of_guns_is_shown_when_it_counts(elevation: int) -> None:
    """orders-1, artillery-4: at elevation 0 nothing is taken off that it could save."""
    battle = sketch({"P-artillery-1": "a1", "S-musketeers-1": "a4", **FAR})
    battle.orders = (Order(Laid("gun-laying", 0), 0, 0),)
    position = table(battle, [3, 1])
    fire(position, 0, 1, elevation)
    assert battle.orders[0].shown == (elevation == HIGH)


def test_a_battery_is_asked_where_a_way_crosses_its_arc() -> None:
    """R-59, artillery-3: the column ahead and one on each side."""
    battle = sketch({"P-musketeers-1": "a2", "S-artillery-1": "d8", "S-artillery-2": "b8", **FAR})
    assert batteries_along(battle, 0, (spot("a3"), spot("a4"))) == [2]
    assert batteries_along(battle, 0, (spot("a3"), spot("e4"))) == [1, 2]
    assert batteries_along(battle, 0, (spot("e4"),), asked=(1,)) == []


# --- deployment -----------------------------------------------------------------------------------


def test_units_without_room_in_the_quarter_come_in_turn_two() -> None:
    """R-43: sixteen squares on a small field."""
    names = [f"P-musketeers-{n}" for n in range(1, 18)]
    squares = [f"{column}{row}" for row in (1, 2) for column in "abcdefgh"]
    units = dict(zip(names, [*squares, ""], strict=True)) | {"S-general": "h8", "S-musketeers-1": "a8"}
    position = table(sketch(units, turn=0))
    position.push(Deploying(0, 3, 3))
    position.settle()
    assert unit(position, "P-musketeers-17").entry == 2
    assert position.top().name != Deploying.name
