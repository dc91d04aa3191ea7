"""What neutral States do in step 6 (R-40)."""

from __future__ import annotations

from typing import Any

from engine.games.sachsen.game import GAME
from engine.games.sachsen.politics.neutrals import NeutralStates, stragglers, turns_of
from engine.games.sachsen.politics.turn import lapse
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Unit
from engine.games.sachsen.sides import NUMBER
from engine.texts.translate import Translator
from tests.games.sachsen.war_tables import BAYERN, HANNOVER, PREUSSEN, SACHSEN, keys, top, turn_of

PREUSSEN_SIDE = NUMBER["preussen"]
AGAINST = {"one": ["preussen"], "other": ["bayern"]}


def acting(units: dict[str, str], *, sent: bool = False, **fields: Any) -> SachsenPosition:
    """Bavaria acts, at war with Prussia."""
    position = turn_of("preussen", units=units, **{"wars": [AGAINST]} | fields)
    if sent:
        war = position.wars[0]
        position.wars = (type(war)(war.number, war.one, war.other, war.since, war.won, sent=(BAYERN,)),)
    position.push(NeutralStates(((BAYERN, 1),)))
    return position


def army(number: int, at: str = "muenchen-city") -> dict[str, str]:
    """The Bavarian general with brigades in one place, and a garrison there besides."""
    return {"bayern-general": at} | {f"bayern-musketeers-{n}": at for n in range(1, number + 2)}


def square_of(position: SachsenPosition, unit: str) -> str:
    """Where a unit stands."""
    return position.world.squares[position.units[unit].square].id


def test_an_enemy_on_its_land_is_attacked_by_as_many() -> None:
    """R-40 (a)."""
    position = acting(army(2))
    capital = position.world.square["muenchen-city"]
    goal = next(s for s in position.world.steps[capital] if position.owner_of(s) == BAYERN)
    position.put(Unit(PREUSSEN_SIDE, "dragoons", 1, 1, goal))
    position.settle()
    assert "battle" in keys(position)
    assert position.battle is not None
    assert [army.player for army in position.battle.armies] == [-1, PREUSSEN]


def test_a_stronger_enemy_is_not_attacked() -> None:
    """R-40 (a): else it goes to the capital."""
    position = acting(army(2))
    capital = position.world.square["muenchen-city"]
    goal = next(s for s in position.world.steps[capital] if position.owner_of(s) == BAYERN)
    for number in range(1, 4):
        position.put(Unit(PREUSSEN_SIDE, "musketeers", number, 1, goal))
    position.settle()
    assert position.battle is None
    assert square_of(position, "bayern-general") == "muenchen-city"


def test_an_army_that_is_sent_marches_toward_the_offender() -> None:
    """R-40 (b): three squares, and no further than neutral States let it pass."""
    position = acting(army(3), sent=True)
    position.settle()
    assert "marches-sent" in keys(position)
    assert square_of(position, "bayern-general") != "muenchen-city"
    at = [square_of(position, f"bayern-musketeers-{n}") for n in range(1, 5)]
    assert at.count(square_of(position, "bayern-general")) == 3


def test_a_wounded_ruler_sends_no_army() -> None:
    """R-77."""
    position = acting(army(3), sent=True, blocked={"bayern": 2})
    position.settle()
    assert square_of(position, "bayern-general") == "muenchen-city"


def test_in_peace_it_goes_to_its_seat() -> None:
    """R-40 (c)."""
    position = acting({"bayern-general": "empire-14-12"}, wars=[])
    province = position.world.provinces[position.world.province["oberpfalz"]]
    position.put(position.units["bayern-general"], square=province.squares[0])
    before = position.world.distances(position.world.square["muenchen-city"])
    start = position.units["bayern-general"].square
    position.settle()
    assert before[position.units["bayern-general"].square] < before[start]


def test_a_lost_garrison_is_refilled_from_the_seat() -> None:
    """R-40."""
    position = acting(army(3), wars=[])
    position.settle()
    assert "garrison" in keys(position)
    held = [province for province in position.provinces_of(BAYERN) if position.in_province(province)]
    assert len(held) == 4
    assert top(position) == "player-turn"


def test_an_army_of_the_program_asks_a_player_whether_it_may_pass() -> None:
    """R-29: it passes for nothing, or the player refuses; then it goes as near as it comes without him."""
    ends = {}
    for terms in ("free", "no"):
        position = acting(dict.fromkeys(army(3), "empire-6-3"), sent=True)
        position.settle()
        decision = position.decision()
        assert decision is not None
        assert (decision.step, decision.seat) == ("permission", position.seat(HANNOVER))
        assert [action.text() for action in decision.actions] == ["let-pass free", "let-pass no"]
        told = position.play(position.read(f"let-pass {terms}"), decision.seat)[0].message
        if terms == "no":
            assert told.args["by"] == "side:bayern"
            assert Translator("en", "sachsen").text(told) == "Hanover doesn’t let Bavaria’s units pass."
        assert top(position) != "permission"
        ends[terms] = position.units["bayern-general"].square
        assert any(one.by == BAYERN and one.granted == (terms == "free") for one in position.leaves)
    assert ends["free"] != ends["no"]
    assert position.owner_of(ends["no"]) != NUMBER["hannover"]


# --- units that a player has lost in this turn -----------------------------------------------------


def test_who_has_moved_under_a_player_goes_no_farther() -> None:
    """political-movement-1, R-40: a brigade has gone three squares and serves its State again; the rest marches on."""
    position = acting(army(4), sent=True)
    position.put(position.units["bayern-musketeers-4"], moved=3)
    position.settle()
    assert square_of(position, "bayern-general") != "muenchen-city"
    assert square_of(position, "bayern-musketeers-2") == square_of(position, "bayern-general")
    assert square_of(position, "bayern-musketeers-4") != square_of(position, "bayern-general")


def test_who_has_attacked_under_a_player_does_not_attack_again() -> None:
    """political-movement-3, R-40: neither the brigades nor a command unit."""
    for tired in (("bayern-musketeers-2",), ("bayern-general",)):
        position = acting(army(2))
        capital = position.world.square["muenchen-city"]
        goal = next(s for s in position.world.steps[capital] if position.owner_of(s) == BAYERN)
        for number in (1, 2):
            position.put(Unit(PREUSSEN_SIDE, "dragoons", number, 1, goal))
        for name in tired:
            position.put(position.units[name], attacked=True)
        position.settle()
        assert position.battle is None


def test_a_player_cannot_keep_an_army_of_the_program_in_his_land() -> None:
    """passage-3, R-29: it has made peace inside, he refuses to let it pass, and it goes toward the border."""
    position = acting({"bayern-general": "berlin"}, wars=[])
    world = position.world
    far = world.distances(world.realms[BAYERN].capital)
    deep = max(
        (s for s in range(len(world.squares)) if position.owner_of(s) == PREUSSEN_SIDE), key=far.__getitem__
    )
    position.put(position.units["bayern-general"], square=deep)
    position.settle()
    assert top(position) == "permission"
    position.play(position.read("let-pass no"), position.seat(PREUSSEN))
    assert far[position.units["bayern-general"].square] < far[deep]


# --- brigades that stand alone --------------------------------------------------------------------


def next_turn(position: SachsenPosition) -> None:
    """Step 6, in which players let nobody pass, and the end of the turn."""
    position.push(NeutralStates())
    position.settle()
    while top(position) == "permission":
        decision = position.decision()
        assert decision is not None
        position.play(position.read("let-pass no"), decision.seat)
    lapse(position)


def test_a_brigade_that_was_lent_comes_home_from_abroad() -> None:
    """R-25, R-40, passage-3: its turns are over in Saxony; three squares a turn, and out of it whoever refuses."""
    position = turn_of("sachsen", units=army(1) | {"bayern-musketeers-4": "dresden"}, turn=5)
    position.put(position.units["bayern-musketeers-4"], led_by=SACHSEN, until=5)
    at = []
    for _ in range(4):
        next_turn(position)
        at.append(square_of(position, "bayern-musketeers-4"))
    assert at[0] == "dresden"
    assert at[1] not in ("dresden", "muenchen-city")
    assert at[3] == "muenchen-city"


def test_one_stays_to_guard_and_the_others_go_to_the_seat() -> None:
    """R-40: what an ally has paid for may have arrived in any province."""
    names = [f"bayern-musketeers-{number}" for number in (1, 2, 3)]
    position = turn_of("sachsen", units=dict.fromkeys(names, "empire-14-13"))
    next_turn(position)
    first, *others = (position.units[name].square for name in names)
    far = position.world.distances(position.world.square["muenchen-city"])
    assert first == position.world.square["empire-14-13"]
    assert [far[square] for square in others] == [far[first] - 3] * 2


def test_at_first_all_stand_where_they_belong() -> None:
    """setup-7, R-40: the dragoons that a Kingdom's first column gives to the province of its second seat as well."""
    position = GAME.set_up({"seats": 3, "deal": ["sachsen", "preussen", "hannover"]})
    assert len(turns_of(position)) == 9
    assert not any(stragglers(position, side, column) for side, column in turns_of(position))


def test_who_has_moved_fills_no_garrison() -> None:
    """R-40, political-movement-1: three squares to the seat are a turn; it goes to its province in the next."""
    position = acting(army(2), wars=[])
    for number in (1, 2, 3):
        position.put(position.units[f"bayern-musketeers-{number}"], moved=3)
    next_turn(position)
    assert "garrison" not in keys(position)
    next_turn(position)
    assert square_of(position, "bayern-musketeers-2") != "muenchen-city"


def test_a_neutral_army_enters_a_defended_province_to_attack_only() -> None:
    """R-82, R-40: with a step left this turn it attacks who holds the Oberpfalz, or is too weak and stays outside."""
    for prussians in (1, 3):
        units = dict.fromkeys(("bayern-general", "bayern-musketeers-1"), "empire-14-11")
        units |= {f"preussen-musketeers-{number}": "empire-14-13" for number in range(1, prussians + 1)}
        position = acting(units | {"bayern-musketeers-2": "muenchen-city"})
        for name in ("bayern-general", "bayern-musketeers-1"):
            position.put(position.units[name], moved=2)
        position.settle()
        inside = position.owner_of(position.units["bayern-general"].square) == BAYERN
        assert inside == (position.battle is not None) == (prussians == 1)
