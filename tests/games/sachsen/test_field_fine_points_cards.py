"""Fine points of cards, orders, Spies, dice and experience in battles that no other test holds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.sachsen.battle import morale
from engine.games.sachsen.battle.battle import NONE, Fight, Laid, Order, Picking
from engine.games.sachsen.battle.ending import Experience
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.hidden import opened_battle
from engine.games.sachsen.battle.laying import Laying, Stealing, lay
from engine.games.sachsen.battle.pursuing import Winning
from engine.games.sachsen.battle.scenario import BattleOver
from engine.games.sachsen.battle.values import LONG, STEAL
from engine.games.sachsen.sides import NOBODY
from tests.games.sachsen.sketches import keys, listed, play, refusal, sketch, spot, table

FAR = {"P-general": "h1", "S-general": "h8"}
SEATS = ("attacker", "defender", None)


# --- what is hidden -------------------------------------------------------------------------------


def test_an_answer_of_a_salvo_is_known_to_who_gave_it() -> None:
    """engagement-infantry-fire-1: secretly at once."""
    position = table(sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d5", **FAR}))
    play(position, "P: engage P-musketeers-1 S-musketeers-1", "P: hold")
    seen = [
        position.view(seat).record["battle"]["fight"]["answers"] for seat in ("attacker", "defender", None)
    ]
    assert [answers[0] for answers in seen] == ["hold", "?", "?"]
    assert [answers[1] for answers in seen] == ["", "", ""]


def test_who_holds_no_card_picks_none() -> None:
    """battle-setup-5, R-16: asked are all who hold any; who has laid his last one has been asked."""
    position = table(sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d6", **FAR}))
    battle = position.battle
    assert battle is not None
    for army in (0, 1):
        battle.set_army(army, picking=(Picking(army, 3),))
    position.hands[0], position.hands[1] = (position.world.card["spy"],), ()
    assert Laying().takes_part(position) == ("attacker",)
    lay(position, 0, ("spy",))
    assert Laying().takes_part(position) == ("attacker",)


def test_each_picks_his_own_cards() -> None:
    """battle-setup-5: who brings a further column picks for himself, after his chief or before."""
    position = table(sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d6", **FAR}))
    battle = position.battle
    assert battle is not None
    battle.set_army(0, picking=(Picking(0, 3), Picking(1, 1)))
    lay(position, 0, ())
    assert [(one.player, one.done) for one in battle.armies[0].picking] == [(0, True), (1, False)]


@pytest.mark.parametrize(
    ("strikes", "dice"), [((True, True), ["attack", "defence"]), ((False, True), ["defence"])]
)
def test_a_die_that_has_not_fallen_is_not_rolled_again(strikes: tuple[bool, bool], dice: list[str]) -> None:
    """R-64, R-56: only who attacks rolls an attack die, however well he is supported."""
    units = {"P-musketeers-1": "d3", "S-musketeers-1": "d5", "P-dragoons-1": "d2", **FAR}
    battle = sketch(units)
    battle.fight = Fight(0, 1, 2)
    fallen = (3 * strikes[0], 3 * strikes[1])
    step = Exchange(LONG, strikes, fallen, (3 * strikes[1], 3 * strikes[0]))
    assert step.repeatable(battle, 0) == dice


# --- the initiative ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "holder", "thief", "spent"),
    [
        (("steal", "pass"), 0, 0, 1),
        (("pass", "steal"), 1, 1, 1),
        (("steal", "steal"), 0, 0, 1),
        (("pass", "pass"), 0, NONE, 0),
    ],
)
def test_who_steals_the_initiative_holds_it(
    said: tuple[str, str], holder: int, thief: int, spent: int
) -> None:
    """initiative-4, R-50: right after deployment; a second such card is not played, and nobody acts by turns."""
    battle = sketch({"P-musketeers-1": "d1", "S-musketeers-1": "d8", **FAR}, turn=0, alternate=True)
    for army in (0, 1):
        battle.set_army(army, laid=(Laid(STEAL, army),))
    position = table(battle)
    position.push(Stealing())
    play(position, f"P: {said[0]}", f"S: {said[1]}")
    assert (battle.holder, battle.thief, battle.alternate) == (holder, thief, not spent)
    assert list(battle.spent) == [STEAL] * spent
    assert [len(army.laid) for army in battle.armies] == [1 - (n == thief) for n in (0, 1)]


def test_nobody_takes_a_square_that_is_taken() -> None:
    """infantry-charge-4, R-74: it must be free, and guns go nowhere."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d6", "P-artillery-1": "c3", **FAR})
    assert Winning(0, 0, 1, spot("d4"), 4).may_occupy(battle)
    assert not Winning(0, 2, 1, spot("d4"), 4).may_occupy(battle)
    battle.change(1, square=spot("d4"))
    assert not Winning(0, 0, 1, spot("d4"), 4).may_occupy(battle)


# --- spies, experience ------------------------------------------------------------------------------


def test_one_spy_is_used_in_a_half_phase() -> None:
    """R-16, orders-5: one for each window."""
    battle = sketch({"P-musketeers-1": "d1", "S-musketeers-1": "d8", "S-musketeers-2": "e8", **FAR})
    battle.set_army(0, laid=(Laid("spy", 0), Laid("spy", 0)))
    battle.orders = (Order(Laid("volley", 1), 1, 0), Order(Laid("volley", 1), 2, 0))
    position = table(battle)
    assert refusal(position, "P: spy") == ""
    play(position, "P: spy")
    assert len(battle.orders) == 1
    assert refusal(position, "P: spy") == "orders-5"


@pytest.mark.parametrize(("dice", "caught"), [((1, 6), True), ((6, 1), False)])
def test_a_spy_of_the_defender_is_caught_by_the_attacker(dice: tuple[int, int], caught: bool) -> None:
    """orders-5, orders-6, espionage-4: whichever army has him."""
    battle = sketch({"P-musketeers-1": "d1", "S-musketeers-1": "d8", **FAR})
    battle.set_army(0, laid=(Laid("counter-espionage", 0),))
    battle.set_army(1, laid=(Laid("spy", 1),))
    battle.orders = (Order(Laid("volley", 0), 0, 0),)
    position = table(battle, dice, army=1)
    events = play(position, "S: spy")
    told = {seat: keys(filter(None, (e.for_seat(seat) for e in events))) for seat in SEATS}
    knowing = [seat for seat in SEATS if "spy-takes" in told[seat]]
    assert knowing == ([] if caught else ["attacker", "defender"])
    assert [[laid.card for laid in army.laid] for army in battle.armies] == (
        [["spy"], []] if caught else [[], ["volley"]]
    )


@pytest.mark.parametrize(
    ("player", "general", "fate", "points", "reserve"),
    [(0, True, "", 0, 5), (0, False, "", 0, 5), (NOBODY, True, "", 2, 3), (NOBODY, True, "killed", 0, 5)],
)
def test_points_of_a_general_who_is_gone_are_the_brigades(
    player: int, general: bool, fate: str, points: int, reserve: int
) -> None:
    """experience-1, experience-2: five points of one column that has won; the log tells who has got them."""
    battle = sketch({"P-musketeers-1": "d2", "P-general": "h1", "S-general": "h8", "S-musketeers-1": "a8"})
    battle.set_column(0, player=player, fate=fate, general=1 if general else NONE)
    position = table(battle)
    battle.winner, battle.retired = 0, 1
    position.agenda = [BattleOver(), Experience(0)]
    position.settle()
    assert (position.result is None) == (player == 0 and general)
    if position.result is None:
        play(position, "P: point 0")
    column = battle.columns[0]
    assert (column.points, column.reserve) == (points, reserve)
    (told,) = (event.message.args for event in position.news if event.message.key.endswith("-log-experience"))
    assert (told["m"], told["n"]) == (points, reserve)


@pytest.mark.parametrize(("said", "left", "passed"), [("let", 3, False), ("point 2", 1, True)])
def test_who_does_not_repeat_a_test_may_still_spend_points(said: str, left: int, passed: bool) -> None:
    """experience-4, R-72: after the die is seen, and after a repeat is declined; once."""
    battle = sketch({"P-musketeers-1": "d3", "P-musketeers-2": "d2", "S-grenadiers-1": "d4", **FAR})
    battle.fight = Fight(0, 2, 1)
    battle.set_column(0, reserve=3)
    position = table(battle, [3])
    position.push(morale.Testing(0, 2))
    position.settle()
    assert refusal(position, "P: again test") == ""
    play(position, "P: let", f"P: {said}")
    assert battle.columns[0].reserve == left
    assert battle.fight is not None
    assert battle.fight.failed[0] == (not passed)


def test_points_of_experience_on_a_defence_take_off_damage() -> None:
    """experience-4, R-72: each adds 1 to the die."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d5", **FAR})
    battle.fight = Fight(0, 1, 2)
    fallen = Exchange(LONG, (True, False), (6, 0), (0, 1))
    assert replace(fallen, points=(0, 2)).damage(battle, 1) == fallen.damage(battle, 1) - 2


def test_points_on_a_defence_are_listed_up_to_the_damage() -> None:
    """R-72: no more than it takes, no more than the column has."""
    battle = sketch({"P-musketeers-1": "d3", "S-musketeers-1": "d5", "P-general": "h1", "S-general": "h8"})
    battle.fight = Fight(0, 1, 2)
    step = Exchange(LONG, (True, False), (6, 0), (0, 3), asking=3)
    for reserve, most in ((1, 1), (2, 2), (9, step.damage(battle, 1))):
        battle.set_column(1, reserve=reserve)
        position = table(battle)
        position.push(step)
        assert listed(position, "point") == [str(number) for number in range(1, most + 1)]


# --- what is shown ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("march P-musketeers-1 d4", False),
        ("march P-musketeers-1 d5", True),
        ("forced P-musketeers-1 d7", False),
        ("forced P-musketeers-1 d8", True),
    ],
)
def test_a_quick_step_is_shown_when_it_is_taken(text: str, shown: bool) -> None:
    """orders-1, battle-movement-1, battle-movement-2: infantry marches three squares, six by force."""
    battle = sketch({
        "P-musketeers-1": "d1", "P-musketeers-2": "b1", "S-musketeers-1": "h8", "P-general": "h1", "S-general": "g8",
    })  # fmt: skip
    battle.orders = (Order(Laid("quick-step", 0), 0, 0), Order(Laid("quick-step", 0), 1, 0))
    position = table(battle)
    play(position, f"P: {text}")
    assert [order.shown for order in battle.orders] == [shown, False]


def test_an_order_is_open_to_all_once_it_is_shown() -> None:
    """orders-1: until then to who has given it."""
    battle = sketch({"P-musketeers-1": "d1", "S-musketeers-1": "d8", **FAR})
    battle.set_army(0, laid=(Laid("spy", 0),))
    battle.orders = (Order(Laid("volley", 0), 0, 0, shown=True), Order(Laid("cold-steel", 0), 0, 0))
    position = table(battle)
    for seat, hidden in (("attacker", "cold-steel"), ("defender", "?"), (None, "?")):
        record = position.view(seat).record["battle"]
        assert [order["laid"]["card"] for order in record["orders"]] == ["volley", hidden]
        assert [laid["card"] for laid in record["armies"][0]["laid"]] == [
            "spy" if seat == "attacker" else "?"
        ]
    opened = opened_battle(battle)
    assert [order.laid.card for order in opened.orders] == ["volley"]
    assert [laid.card for laid in opened.armies[0].laid] == ["?"]
    assert len(battle.orders) == 2
