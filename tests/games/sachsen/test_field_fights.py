"""Engagements from the first salvo to pursuit, with dice that fall as told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.battle.battle import FLED, LOST, FieldUnit, Laid, Order
from engine.games.sachsen.battle.ending import Experience
from engine.games.sachsen.battle.exchange import spent_by
from engine.games.sachsen.battle.harm import strike
from engine.games.sachsen.battle.morale import PASSED, markers_for
from engine.games.sachsen.battle.phases import Rally
from engine.games.sachsen.battle.scenario import BattleOver
from engine.games.sachsen.battle.shooting import blow_word, damage_word
from engine.games.sachsen.battle.tally import tally
from engine.games.sachsen.battle.values import charge_squares
from engine.games.sachsen.position import SachsenPosition
from tests.games.sachsen.sketches import keys, listed, place, play, refusal, sketch, spot, table, unit

FAR = {"P-general": "h1", "S-general": "h8"}


def fight(units: dict[str, object], *dice: int) -> SachsenPosition:
    """A battle in which the attacker's first unit engages the defender's first."""
    position = table(sketch({**units, **FAR}), dice)  # type: ignore[arg-type]
    mover, target = (next(name for name in units if name[0] == side) for side in "PS")
    play(position, f"P: engage {mover} {target}")
    return position


def test_the_attacker_keeps_his_first_salvo() -> None:
    """SX-42: then he may fire twice at one square, the defender once."""
    position = fight({"P-musketeers-1": "d3", "S-musketeers-1": "d5"}, 1, 6, *[1, 6, 1, 6] * 3)
    play(position, "P: hold", "S: fire", "P: close d4")
    assert listed(position, "fire") == [""]
    play(position, "P: fire", "S: hold")
    decision = position.decision()
    assert decision is not None
    assert decision.seats == ("attacker", "defender")
    play(position, "P: fire", "S: fire")
    decision = position.decision()
    assert decision is not None
    assert decision.step == "closing"


def test_a_hidden_order_may_be_a_third_salvo() -> None:
    """Being asked betrays nothing: with any hidden order both may be meant, and only who has the card may fire."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d5", **FAR})
    battle.orders = (Order(Laid("iron-drill", 1), 1, 0),)
    position = table(battle, [1, 6, 1, 6] * 4)
    play(position, "P: engage P-musketeers-1 S-musketeers-1", "P: fire", "S: fire")
    decision = position.decision()
    assert decision is not None
    assert decision.seats == ("defender",)
    assert refusal(position, "S: fire") == "engagement-infantry-fire-3"


@pytest.mark.parametrize(("die", "markers"), [(5, (False, False)), (3, (False, True))])
def test_musketeers_charge_grenadiers(die: int, markers: tuple[bool, bool]) -> None:
    """SX-43: die 5 is a 4, passed; die 3 a 2, defence -1."""
    position = fight({"P-musketeers-1": "d4", "S-grenadiers-1": "d5"}, die, *[1, 6, 1, 6] * 9)
    play(position, "P: hold", "S: hold", "P: charge", "S: let")
    one = unit(position, "P-musketeers-1")
    assert (one.bad_attack, one.bad_defence) == markers


def test_musketeers_rout_before_cuirassiers() -> None:
    """SX-44, SX-46: pursuit with five squares catches them."""
    position = fight({"P-cuirassiers-1": "d3", "S-musketeers-1": "d5"}, 2)
    play(position, "P: hold", "S: hold", "P: charge d4", "S: let")
    assert unit(position, "S-musketeers-1").status == FLED


@pytest.mark.parametrize(
    ("mover", "target", "at", "fails"),
    [
        ("cuirassiers", "musketeers", "d5", "routed"),
        ("cuirassiers", "grenadiers", "d5", "falls-back"),
        ("dragoons", "artillery", "d5", "routed"),
        ("grenadiers", "musketeers", "d4", ""),
    ],
)
def test_the_die_of_a_test_tells_who_gives_way(mover: str, target: str, at: str, fails: str) -> None:
    """What each face would do is more than a marker where a failed test ends the charge (cavalry-vs-infantry-3)."""
    position = fight({f"P-{mover}-1": "d3", f"S-{target}-1": at}, 2, *[1, 6, 1, 6] * 9)
    charge = "P: charge" if at == "d4" else "P: charge d4"
    events = play(position, *["P: hold"] * (target != "artillery"), "S: hold", charge, "S: let")
    (die,) = (event for event in events if event.message.key == "sachsen-log-die-morale")
    added = sum(int(number) for word, number in die.data.items() if word.startswith("part-"))
    for face in range(1, 7):
        word = die.data[f"face-{face}"]
        if face + added >= PASSED:
            assert word in ("passed", "attack-won", "defence-won")
        elif fails:
            assert word == fails
        else:
            assert word in ("attack-lost", "defence-lost", "both-lost")


BOTH = {"bad_attack": True, "bad_defence": True}


def test_the_die_of_a_test_counts_the_markers_that_lie_there() -> None:
    """R-63: with two points one more routs, two more take the unit off the field; so the result is told as well."""
    position = fight({"P-dragoons-1": "d3", "S-musketeers-1": ("d5", BOTH)}, 2, *[1, 6, 1, 6] * 9)
    events = play(position, "P: hold", "S: hold", "P: charge d4", "S: let")
    (die,) = (event for event in events if event.message.key == "sachsen-log-die-morale")
    added = sum(int(number) for word, number in die.data.items() if word.startswith("part-"))
    fates = {face + added: die.data[f"face-{face}"] for face in range(1, 7)}
    assert {total: word for total, word in fates.items() if total < PASSED} == {
        total: "destroyed" if min(markers_for(total)) < 0 and sum(markers_for(total)) == -2 else "routed"
        for total in fates
        if total < PASSED
    }
    assert "destroyed" in fates.values()
    assert unit(position, "S-musketeers-1").status == LOST
    last = position.view(None).battle.last
    assert last is not None
    assert last.results[0] == fates[2 + added] == "destroyed"


def test_the_dice_of_a_salvo_count_the_markers_that_lie_there() -> None:
    """Damage 1 is attack -1 for who is in order; who bears two penalties routs by it, by 2 points he is lost."""
    fresh, hurt = FieldUnit("a", 0, 0, "musketeers"), FieldUnit("b", 0, 0, "musketeers", **BOTH)
    assert [blow_word(fresh, points) for points in range(7)] == [damage_word(points) for points in range(7)]
    words = [blow_word(hurt, points) for points in range(7)]
    assert words[0] == "none"
    assert words[1:] == [strikes(hurt, points) for points in range(1, 7)]
    assert blow_word(replace(fresh, routed=True), 1) == "destroyed"


def strikes(one: FieldUnit, points: int) -> str:
    """What such damage comes to for a unit on the field."""
    markers = {"bad_attack": one.bad_attack, "bad_defence": one.bad_defence}
    position = table(sketch({"P-general": "d1", "P-musketeers-1": ("d4", markers), "S-general": "d8"}))
    return strike(position, 1, points, "damage-1", contact=False)


def test_grenadiers_pass_or_fall_back() -> None:
    """SX-44: the same die passes; a failed test throws them back three squares."""
    position = fight({"P-cuirassiers-1": "d2", "S-grenadiers-1": "d4"}, 2, *[1, 6, 1, 6] * 9)
    play(position, "P: hold", "S: hold", "P: charge d3", "S: let")
    assert unit(position, "S-grenadiers-1").square == spot("d4")
    position = fight({"P-cuirassiers-1": "d2", "S-grenadiers-1": "d4"}, 1)
    play(position, "P: hold", "S: hold", "P: charge d3", "S: let")
    assert unit(position, "S-grenadiers-1").square == spot("d7")
    assert unit(position, "S-grenadiers-1").bad_attack
    play(position, "P: occupy")
    assert unit(position, "P-cuirassiers-1").square == spot("d4")


@pytest.mark.parametrize(
    ("mover", "target", "left"),
    [("musketeers", "musketeers", 4), ("dragoons", "musketeers", 5), ("dragoons", "dragoons", 6)],
)
def test_squares_left_for_a_pursuit(mover: str, target: str, left: int) -> None:
    """SX-46."""
    battle = sketch({f"P-{mover}-1": "d4", f"S-{target}-1": "d5", **FAR})
    assert charge_squares(mover) - spent_by(battle, 0, 1) == left


def test_a_pursuit_catches_who_flees() -> None:
    """infantry-charge-4, R-62: damage 5 routs, the flight and the pursuit have four squares each."""
    position = fight({"P-musketeers-1": "d2", "S-musketeers-1": "d3"}, 5, 1, 1, 6)
    play(position, "P: hold", "S: hold", "P: charge", "S: let")
    assert unit(position, "S-musketeers-1").square == spot("d7")
    assert position.top().name == "pursuit"
    play(position, "P: pursue")
    assert unit(position, "P-musketeers-1").square == spot("d6")
    assert unit(position, "S-musketeers-1").status == LOST


def test_infantry_never_charges_horses() -> None:
    """SX-47."""
    position = fight({"P-musketeers-1": "d4", "S-dragoons-1": "d5"})
    play(position, "P: hold", "S: hold")
    assert refusal(position, "P: charge") == "cavalry-vs-infantry-2"


@pytest.mark.parametrize(("die", "stands"), [(1, False), (4, True)])
def test_a_battery_is_charged_by_dragoons(die: int, stands: bool) -> None:
    """SX-48."""
    position = fight({"P-dragoons-1": "d3", "S-artillery-1": "d5"}, die, *[1, 6, 1, 6] * 9)
    play(position, "S: hold", "P: charge d4", "S: let")
    battery = unit(position, "S-artillery-1")
    assert (battery.is_on and not battery.routed) == stands


def test_dragoons_charge_dragoons_without_a_test() -> None:
    """SX-61; a marshal's unit is tested against."""
    position = fight({"P-dragoons-1": "d3", "S-dragoons-1": "d5"}, *[1, 6, 1, 6] * 9)
    told = keys(play(position, "P: charge d4", "S: let"))
    assert "die-morale" not in told
    units = {"P-dragoons-1": "d3", "S-marshal": "d5", "P-general": "h1", "S-musketeers-1": "a8"}
    position = table(sketch(units), [6, *[1, 6, 1, 6] * 9])
    play(position, "P: engage P-dragoons-1 S-general", "P: hold", "S: hold")
    told = keys(play(position, "P: charge d4", "S: let"))
    assert told.count("die-morale") == 1


def test_a_routed_enemy_that_is_engaged_surrenders() -> None:
    """R-75."""
    position = table(sketch({"P-dragoons-1": "d3", "S-musketeers-1": ("d4", {"routed": True}), **FAR}))
    play(position, "P: engage P-dragoons-1 S-musketeers-1")
    assert unit(position, "S-musketeers-1").status == LOST


def test_the_general_is_beaten() -> None:
    """SX-56: his army leaves the field and has lost."""
    units = {"P-dragoons-1": "d3", "S-general": "d5", "P-general": "h1", "S-musketeers-1": "a8"}
    position = table(sketch(units), [6, 1, 1, 6] * 9)
    play(position, "P: engage P-dragoons-1 S-general", "P: hold", "S: hold", "P: charge d4", "S: let")
    while position.top().name == "exchange":
        play(position, f"{position.decision().seat[0].upper().replace('A', 'P').replace('D', 'S')}: let")  # type: ignore[union-attr]
    assert position.top().name == "general-lost"
    play(position, "P: capture")
    assert position.battle is not None
    assert position.battle.columns[1].fate == "captured"
    assert position.battle.retired == 1


@pytest.mark.parametrize(("mover", "target"), [("P", "S"), ("S", "P")])
@pytest.mark.parametrize("blows", [True, False])
def test_of_two_armies_that_lose_their_generals_at_once_the_attackers_leaves(
    mover: str, target: str, *, blows: bool
) -> None:
    """R-71, R-56, commander-loss-4: both are beaten in one exchange, of fire or of blows; whoever has charged."""
    shaken = {"bad_defence": not blows}
    units = {
        f"{mover}-general": ("d3", shaken),
        f"{target}-general": ("d5", shaken),
        "P-musketeers-1": "a1",
        "S-musketeers-1": "h8",
    }
    position = table(sketch(units), [6, 1, 6, 1], army="PS".index(mover))
    play(position, f"{mover}: engage {mover}-general {target}-general")
    if blows:
        play(position, f"{mover}: hold", f"{target}: hold", f"{mover}: charge d4")
        while (decision := position.decision()) is not None and decision.step != "general-lost":
            play(position, f"{'PS'[decision.seat == 'defender']}: let")
        for _ in range(2):
            decision = position.decision()
            assert decision is not None
            play(position, f"{'PS'[decision.seat == 'defender']}: capture")
        assert position.battle is not None
        assert [column.fate for column in position.battle.columns] == ["captured", "captured"]
    else:
        play(position, f"{mover}: fire", f"{target}: fire")
    assert position.battle is not None
    assert position.battle.retired == 0


def test_a_guard_steps_in() -> None:
    """R-69."""
    units = {"P-dragoons-1": "d3", "S-general": "d5", "S-musketeers-1": "e6", "P-general": "h1"}
    position = table(sketch(units), [6, 6, 6, 6])
    play(position, "P: engage P-dragoons-1 S-general", "P: hold", "S: hold", "P: charge d4")
    assert position.top().name == "guard"
    play(position, "S: guard S-musketeers-1")
    assert unit(position, "S-musketeers-1").square in {spot(name) for name in ("c4", "d4", "e4")}
    view = position.view(None).battle
    assert view is not None
    assert view.fight is not None
    assert (view.fight.target, view.fight.guard) == ("sachsen-musketeers-1", "sachsen-general")


def test_a_battery_guards_its_general_as_any_unit_does() -> None:
    """R-69, charge-on-artillery: it stands between, and is tested."""
    units = {
        "P-dragoons-1": "d3",
        "S-general": "d5",
        "S-artillery-1": ("e6", {"facing": "n"}),
        "P-general": "h1",
    }
    position = table(sketch(units), [1, 1])
    play(position, "P: engage P-dragoons-1 S-general", "P: hold", "S: hold")
    told = keys(play(position, "P: charge d4", "S: guard S-artillery-1"))
    assert "guards" in told
    assert position.battle is not None
    assert unit(position, "S-general").is_on
    assert not position.battle.columns[1].fate


def test_several_enemies_are_a_test() -> None:
    """R-66: two brigades that touch the charged one."""
    units = {"P-musketeers-1": "d4", "P-musketeers-2": "e4", "S-musketeers-1": "d5"}
    position = fight(units, 6, *[1, 6, 1, 6] * 9)
    play(position, "P: hold", "S: hold")
    told = keys(play(position, "P: charge", "S: let"))
    assert told.count("die-morale") == 1


@pytest.mark.parametrize(("die", "recovered"), [(2, True), (1, False)])
def test_recovery(die: int, recovered: bool) -> None:
    """SX-51."""
    units = {"P-musketeers-1": ("d2", {"bad_defence": True}), "P-marshal": "d1", "S-general": "h8",
             "S-musketeers-1": "a8"}  # fmt: skip
    battle = sketch(units)
    position = table(battle, [die])
    position.push(Rally(0))
    position.settle()
    play(position, "P: recover P-musketeers-1")
    one = unit(position, "P-musketeers-1")
    assert (not one.bad_defence) == recovered
    assert one.bad_attack == (not recovered)
    if recovered:
        assert refusal(position, "P: march P-musketeers-1 d3") == "recovery-2"


def test_guns_halt_a_moving_unit() -> None:
    """artillery-1, R-59: at a square of its way, once in a move; then it goes on."""
    units = {"P-musketeers-1": "d2", "S-artillery-1": "d8", "P-general": "h1", "S-general": "h8"}
    position = table(sketch(units), [4, 1])
    play(position, "P: march P-musketeers-1 d5")
    assert position.top().name == "guns-window"
    assert refusal(position, "S: halt S-artillery-1 d6 P-musketeers-1 0") == "R-59"
    events = play(position, "S: halt S-artillery-1 d3 P-musketeers-1 0")
    assert "die-aim" in keys(events)
    assert unit(position, "P-musketeers-1").square == spot("d5")
    assert unit(position, "S-artillery-1").shots == 1


def test_experience_is_shared() -> None:
    """SX-57: five points of a player who has won with one column."""
    units = {"P-musketeers-1": "d2", "P-general": "h1", "S-general": "h8", "S-musketeers-1": "a8"}
    position = table(sketch(units))
    battle = position.battle
    assert battle is not None
    battle.winner, battle.retired = 0, 1
    position.agenda = [BattleOver(), Experience(1), Experience(0)]
    position.settle()
    assert position.top().name == "experience"
    assert listed(position, "point") == ["0", "1", "2", "3", "4", "5"]
    told = [one.clause for one in play(position, "P: point 2") if one.message.key == "sachsen-log-experience"]
    assert told == ["sachsen experience-1", "sachsen experience-3"]
    assert (battle.columns[0].points, battle.columns[0].reserve) == (2, 3)
    assert (battle.columns[1].points, battle.columns[1].reserve) == (0, 2)
    assert position.result is not None
    assert position.result.winners == ("attacker",)


def test_the_chosen_square_of_a_charge() -> None:
    """R-54, R-52: the charger comes next to its target, and enters no hill by it before which it has just come."""
    units = {"P-dragoons-1": "d3", "S-musketeers-1": "d5"}
    position = fight(units, 6, *[1, 6, 1, 6] * 9)
    play(position, "P: hold", "S: hold")
    assert set(listed(position, "charge")) == {place("c4"), place("d4"), place("e4")}
    position = table(sketch({**units, "P-dragoons-1": "d2", **FAR}))
    play(position, "P: march P-dragoons-1 d3", "P: engage P-dragoons-1 S-musketeers-1", "P: hold", "S: hold")
    assert set(listed(position, "charge")) == {place("d4"), place("e4")}


def test_a_longer_way_back_shows_the_order_for_it() -> None:
    """By damage 4 a unit with Quick step falls back farther than its kind does: the order is used, and lies open."""
    battle = sketch({"P-artillery-1": "d1", "S-musketeers-1": "h1", "P-general": "a1", "S-general": "a8"})
    battle.orders = (Order(Laid("quick-step", 1), 1, 0), Order(Laid("volley", 1), 1, 0))
    position = table(battle)
    position.news = []
    strike(position, 1, 4, "damage-1", contact=False)
    assert unit(position, "S-musketeers-1").square == spot("h8")
    assert [order.shown for order in battle.orders] == [True, False]


def test_the_sheet_of_a_battle_counts_each_army_for_itself() -> None:
    """end-1: brigades by what has become of them, and generals that are lost."""
    units = {"P-musketeers-1": ("d2", {"routed": True}), "P-musketeers-2": "d4", "P-dragoons-1": "e4",
             "S-musketeers-1": ("a8", {"status": LOST}), **FAR}  # fmt: skip
    battle = sketch(units)
    battle.set_column(1, fate="captured")
    found = {row.source.key.removeprefix("sachsen-tally-"): row.counts for row in tally(battle)}
    assert found == {
        "fine": {"preussen": 2, "sachsen": 0},
        "routed": {"preussen": 1, "sachsen": 0},
        "destroyed": {"preussen": 0, "sachsen": 1},
        "generals": {"preussen": 0, "sachsen": 1},
    }
