"""Wars, armies and promises as States change their rulers and their lands (R-19, R-20, R-28 to R-31)."""

from __future__ import annotations

import pytest

from engine.games.sachsen.game import GAME
from engine.games.sachsen.politics import guarantees, helps, wars
from engine.games.sachsen.politics.asking_courts import CourtAsks
from engine.games.sachsen.politics.attempts import miss
from engine.games.sachsen.politics.motions import carry_out, make_peace
from engine.games.sachsen.politics.succession import come_back, dispossessed, leave_game, take_over
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, ENROLLING, OFF, Heir, Help
from engine.games.sachsen.sides import NOBODY, NUMBER
from engine.kernel.fields import FieldError
from engine.kernel.positions import fields_of
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import (
    BAYERN,
    FRANCIA,
    HANNOVER,
    OESTERREICH,
    PFALZ,
    SACHSEN,
    bind,
    keys,
    top,
    turn_of,
)

SAXONY, PRUSSIA, HANOVER = (NUMBER[name] for name in ("sachsen", "preussen", "hannover"))


def fought(*rows: tuple[str, str], **more: object) -> SachsenPosition:
    """Wars by the words of their sides; Saxony then inherits Bavaria."""
    told = [{"one": one.split(), "other": other.split(), "since": 2} | more for one, other in rows]
    position = turn_of("sachsen", wars=told, turn=5)
    take_over(position, SACHSEN, BAYERN)
    return position


# --- two wars of the same parties -----------------------------------------------------------------


def test_two_wars_with_the_same_parties_are_one() -> None:
    """R-19 (D-69): ruler and inheritance fought the same enemy; it is won once, and all battles count."""
    position = turn_of("sachsen", turn=5, wars=[
        {"one": ["preussen"], "other": ["bayern"], "since": 4, "won": {"preussen": 1}},
        {"one": ["sachsen"], "other": ["preussen"], "since": 2, "won": {"sachsen": 2}},
    ])  # fmt: skip
    position.helps = (Help(HANNOVER, PFALZ, 2, 9),)
    take_over(position, SACHSEN, BAYERN)
    (war,) = position.wars
    assert war.number == 1
    assert war.since == 2
    assert war.won == (2, 1, 0)
    assert position.helps[0].war == 1
    assert "wars-unite" in keys(position)
    assert listed(position, "beaten") == ["beaten preussen"]


def test_a_war_within_a_wider_one_is_part_of_it() -> None:
    """R-19 (D-69)."""
    position = fought(("sachsen", "preussen"), ("bayern", "preussen pfalz"))
    (war,) = position.wars
    assert set(war.against(SAXONY)) == {PRUSSIA, PFALZ}


def test_three_wars_with_the_same_enemies_are_one() -> None:
    """R-19 (D-69): no battle counts twice."""
    position = fought(
        ("sachsen", "preussen"), ("bayern", "preussen"), ("preussen", "sachsen pfalz"), won={"sachsen": 1}
    )
    (war,) = position.wars
    assert war.won == (3, 0, 0)


@pytest.mark.parametrize(
    ("rows", "number"),
    [
        ((("sachsen", "preussen"), ("bayern", "hannover")), 2),
        ((("sachsen pfalz", "preussen"), ("bayern niederrhein", "preussen")), 2),
    ],
)
def test_wars_with_other_parties_stay_apart(rows: tuple[tuple[str, str], ...], number: int) -> None:
    """R-19 (D-69): nobody comes to fight a new enemy."""
    assert len(fought(*rows).wars) == number


def test_the_war_of_the_kingdoms_stays_apart() -> None:
    """R-32 (D-69)."""
    position = turn_of("sachsen", turn=5, wars=[
        {"one": ["francia", "sachsen"], "other": ["oesterreich", "preussen"], "kingdom": True},
        {"one": ["bayern"], "other": ["preussen"]},
    ])  # fmt: skip
    take_over(position, SACHSEN, BAYERN)
    assert len(position.wars) == 2


def test_of_two_wars_with_one_enemy_each_can_be_given_up() -> None:
    """peace-1: the second is named by another of its enemies, or when the first is over."""
    position = fought(("sachsen pfalz", "preussen"), ("bayern niederrhein", "preussen hannover"))
    assert len(position.wars) == 2
    assert listed(position, "beaten") == ["beaten preussen", "beaten hannover"]
    assert refused(position, "beaten pfalz") == "peace-1"
    play(position, "beaten hannover")
    assert [war.beaten for war in position.wars] == [(), (SAXONY, BAYERN)]


def test_what_a_ruler_takes_over_is_beaten_where_he_is() -> None:
    """R-19 (D-69): or his side could never be beaten, since he has given up already."""
    position = turn_of("sachsen", wars=[{"one": ["sachsen", "hannover"], "other": ["preussen"]}])
    play(position, "beaten preussen")
    take_over(position, SACHSEN, BAYERN)
    assert set(position.wars[0].beaten) == {SAXONY, BAYERN}
    position.leader[BAYERN] = NOBODY
    take_over(position, HANNOVER, BAYERN)
    assert position.wars[0].beaten == (SAXONY,)


# --- armies that others lead ----------------------------------------------------------------------


def led(position: SachsenPosition, player: int, side: int, number: int = 2) -> list[str]:
    """Brigades of a State that a player leads until peace, with their general, who lies wounded."""
    units = [*position.brigades_of(side, 1)[:number], position.command_of(side, 1)]
    names = [position.put(unit, led_by=player).id for unit in units if unit is not None]
    position.put(position.units[names[-1]], square=OFF, status=ENROLLING, due=position.turn + 1)
    return names


@pytest.mark.parametrize("way", ["war", "player"])
def test_a_wounded_general_serves_his_own_state_again(way: str) -> None:
    """R-25, R-30: as those on the board do, when the war is over or who led them has left."""
    position = turn_of("sachsen", wars=[{"one": ["francia", "sachsen"], "other": ["preussen"]}], units=FORCE)
    names = led(position, SACHSEN, FRANCIA)
    if way == "war":
        wars.leave_war(position, 1, PRUSSIA)
    else:
        leave_game(position, SACHSEN, "attempt-4")
    assert [position.units[name].led_by for name in names] == [NOBODY] * 3


def test_they_go_home_in_one_line() -> None:
    """One line for the act, with all units lit."""
    position = turn_of("sachsen", wars=[{"one": ["francia", "sachsen"], "other": ["preussen"]}], units=FORCE)
    names = led(position, SACHSEN, FRANCIA)
    position.news.clear()
    wars.leave_war(position, 1, PRUSSIA)
    (event,) = [one for one in position.news if one.message.key == "sachsen-log-lent-over"]
    assert set(event.lit) == {f"piece:{name}" for name in names}
    assert event.message.args["n"] == 3


def test_an_army_comes_home_though_others_fight_on() -> None:
    """R-30: it fights until peace, which a congress has made for its State alone (R-34)."""
    position = turn_of(
        "sachsen", units=FORCE, wars=[{"one": ["francia", "hannover"], "other": ["preussen", "bayern"]}]
    )
    names = led(position, SACHSEN, FRANCIA)
    make_peace(position, FRANCIA, PRUSSIA)
    make_peace(position, FRANCIA, BAYERN)
    assert not position.enemies(FRANCIA)
    assert [position.units[name].led_by for name in names] == [NOBODY] * 3


def test_no_chief_moves_a_kingdom_after_the_war_of_the_kingdoms() -> None:
    """kingdom-war-4: though the Kingdom is at war with somebody else."""
    position = turn_of("sachsen", units=FORCE, wars=[
        {"one": ["francia", "sachsen"], "other": ["oesterreich"], "kingdom": True},
        {"one": ["preussen"], "other": ["francia"]},
    ])  # fmt: skip
    names = led(position, SACHSEN, FRANCIA)
    wars.leave_war(position, 1, OESTERREICH)
    assert position.enemies(FRANCIA) == {PRUSSIA}
    assert [position.units[name].led_by for name in names] == [NOBODY] * 3


FORCE = {
    "francia-1-general": "dresden", "francia-1-musketeers-1": "dresden", "francia-1-musketeers-2": "dresden",
}  # fmt: skip


# --- lands ----------------------------------------------------------------------------------------


def stripped(position: SachsenPosition, side: int, heir: int) -> None:
    """All provinces of a State are another's."""
    position.owner = [heir if owner == side else owner for owner in position.owner]


def test_the_last_province_ceded_by_a_congress_puts_its_player_out() -> None:
    """R-31, R-34 (D-70)."""
    position = turn_of(
        "preussen",
        units={"preussen-musketeers-1": "dresden"},
        wars=[{"one": ["preussen"], "other": ["sachsen"]}],
    )
    home = position.world.squares[position.world.square["dresden"]].province
    position.owner = [
        PRUSSIA if owner == SAXONY and n != home else owner for n, owner in enumerate(position.owner)
    ]
    position.heirs[SAXONY] = (Heir("son"),)
    carry_out(position, 2, (position.world.provinces[home].id, "preussen"))
    assert position.homes[SACHSEN] == NOBODY
    assert position.gone[SAXONY]


def test_a_neutral_state_that_cedes_its_last_province_is_gone() -> None:
    """R-20, R-34 (D-70): it fights no more either; a Kingdom is more than its border lands."""
    position = turn_of("preussen", wars=[{"one": ["preussen"], "other": ["bayern"]}])
    for side in (BAYERN, OESTERREICH):
        stripped(position, side, PRUSSIA)
        dispossessed(position, side)
    assert position.gone[BAYERN]
    assert not position.wars
    assert not position.gone[OESTERREICH]


@pytest.mark.parametrize("heirs", [(Heir("son"),), (Heir("daughter", HANOVER),)])
def test_a_state_without_provinces_is_not_inherited(heirs: tuple[Heir, ...]) -> None:
    """R-20 (D-70): nobody comes back with it either (attempt-4)."""
    position = turn_of("preussen")
    position.heirs[SAXONY] = heirs
    stripped(position, SAXONY, PRUSSIA)
    leave_game(position, SACHSEN, "R-31")
    assert position.gone[SAXONY]
    come_back(position)
    assert position.homes[SACHSEN] not in (NOBODY, SAXONY)


def test_a_motion_of_who_is_out_is_void() -> None:
    """congress-5: the first motion has taken its author's last province."""
    position = turn_of("sachsen", units={"preussen-musketeers-1": "dresden"},
                       wars=[{"one": ["preussen"], "other": ["sachsen"]}])  # fmt: skip
    stripped(position, SAXONY, PRUSSIA)
    home = position.world.squares[position.world.square["dresden"]].province
    position.owner[home] = SAXONY
    name = position.world.provinces[home].id
    play(position, f"congress 2 {name} preussen", "yes", f"amend 2 {name} hannover", "pass")
    assert top(position) == "motion-vote"
    play(position, "yes", "yes", "yes")
    assert position.homes[SACHSEN] == NOBODY
    assert "motion-void" in keys(position)


# --- position files -------------------------------------------------------------------------------


def test_a_file_says_all_of_a_war() -> None:
    """Its number, which promises name; who is sent, who has given up, what is owed."""
    sides = {"one": ["preussen", "hannover"], "other": ["bayern", "sachsen"]}
    one = {"one": ["pfalz"], "other": ["niederrhein"]}
    position = turn_of("sachsen", wars=[one, sides | {"sent": ["bayern"], "beaten": ["hannover"]}])
    position.helps = (Help(SACHSEN, FRANCIA, 2, 5, owed=True), Help(SACHSEN, BAYERN, 2, 5))
    wars.leave_war(position, 1, PFALZ)
    assert [war.number for war in position.wars] == [2]
    fields = fields_of(GAME, position, {"game": "sachsen", "seats": 3})
    assert fields is not None
    again = GAME.set_up(fields)
    assert (again.wars, again.helps) == (position.wars, position.helps)


@pytest.mark.parametrize("fault", [{"sent": ["pfalz"]}, {"beaten": ["pfalz"]}, {"nth": 2}])
def test_a_war_of_a_file_has_its_own_number_and_parties(fault: dict[str, object]) -> None:
    """A second war with the number of the first, an army of a State that does not fight."""
    one = {"one": ["preussen"], "other": ["bayern"]}
    with pytest.raises(FieldError):
        turn_of("sachsen", wars=[one | fault, {"one": ["sachsen"], "other": ["hannover"]}])


# --- promises -------------------------------------------------------------------------------------


def test_what_a_court_asks_for_and_gets_keeps_a_promise() -> None:
    """R-28: money is help, asked or unasked."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["bayern"]}])
    helps.promise(position, SACHSEN, BAYERN, 1)
    assert position.helps
    position.push(CourtAsks((SACHSEN,), BAYERN, "money", 5))
    play(position, "give")
    assert not position.helps


def test_who_changes_his_coalition_owes_the_first_no_help() -> None:
    """kingdom-war-6."""
    position = turn_of("sachsen", wars=[
        {"one": ["francia", "sachsen"], "other": ["oesterreich", "preussen"], "kingdom": True},
    ])  # fmt: skip
    helps.promise(position, SACHSEN, FRANCIA, 1)
    play(position, "oesterreich")
    assert [one.side for one in position.helps] == [OESTERREICH]


def test_help_is_not_owed_to_an_enemy() -> None:
    """war-1, R-28: who declares war on a State is not beside it in its war for having promised it help before."""
    position = turn_of("sachsen", wars=[{"one": ["preussen"], "other": ["bayern"]}])
    number = position.wars[0].number
    position.helps = tuple(Help(player, BAYERN, number, position.turn) for player in (SACHSEN, HANNOVER))
    play(position, "declare bayern", "neutral", "neutral", "declare preussen")
    assert len(position.wars_of(SAXONY)) == 2
    assert not any(BAYERN in war.beside(SAXONY) for war in position.wars_of(SAXONY))
    position.news = []
    guarantees.look(position)
    told = [event.message.args["side"] for event in position.news if event.kind == "help"]
    assert told == ["side:hannover"]
    assert not position.helps


@pytest.mark.parametrize(("met", "left"), [("preussen", 0), ("hannover", 1)])
def test_help_comes_in_a_battle_of_the_war_in_which_it_was_promised(met: str, left: int) -> None:
    """R-28: not in one of another war that is fought at the same time."""
    wars = [
        {"one": ["preussen"], "other": ["bayern", "sachsen"]},
        {"one": ["sachsen"], "other": ["hannover"]},
    ]
    units = {"sachsen-musketeers-1": "dresden", f"{met}-musketeers-1": "empire-16-7"}
    position = turn_of("sachsen", wars=wars, units=units)
    position.helps = (Help(SACHSEN, BAYERN, position.wars[0].number, 9),)
    play(position, "attack empire-16-7")
    assert len(position.helps) == left


@pytest.mark.parametrize("owed", [False, True])
def test_a_wounded_ruler_owes_no_help_before_he_is_well(owed: bool) -> None:
    """R-28, R-30, attempt-5: a turn that he misses is no turn of his; no agreement is held against him meanwhile."""
    wars = [{"one": ["preussen"], "other": ["francia"]}]
    position = turn_of("preussen", wars=wars, blocked={"sachsen": 1})
    bind(position, SACHSEN, FRANCIA, ALLIANCE)
    position.helps = (Help(SACHSEN, FRANCIA, position.wars[0].number, position.turn, owed=owed),)
    miss(position, SACHSEN)
    guarantees.look(position)
    assert [one.until for one in position.helps] == [position.turn + 1]
    position.turn += 1
    guarantees.look(position)
    assert not position.helps
    assert position.agreed(SACHSEN, FRANCIA) != ALLIANCE
