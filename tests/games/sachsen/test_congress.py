"""Congresses: calling, seconding, amendments, votes, motions (SX-29; congress, R-34, R-83)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.sachsen.actions import motion_told
from engine.games.sachsen.politics import motions
from engine.games.sachsen.politics.congress import SUMMONS
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, PACT, Pact, Pending
from engine.games.sachsen.sides import NUMBER
from engine.texts.translate import LANGUAGES, Translator
from tests.games.sachsen.by_hand import listed, play, refused
from tests.games.sachsen.war_tables import BAYERN, FRANCIA, PFALZ, PREUSSEN, SACHSEN, bind, keys, top, turn_of

WARS = [{"one": ["preussen"], "other": ["sachsen"]}]


def called(motion: str = "5 bayern", **fields: Any) -> SachsenPosition:
    """Saxony has called a congress, Prussia seconds it."""
    position = turn_of("sachsen", **{"wars": WARS} | fields)
    play(position, f"congress {motion}", "yes")
    return position


def void(position: SachsenPosition, number: int, *words: str) -> bool:
    """Whether a motion comes to nothing as things stand."""
    refusal = motions.why_not(position, number, words)
    return refusal is not None and refusal.message.key == "sachsen-refuse-motion-void"


def voted(position: SachsenPosition, *votes: str) -> None:
    """No amendments, then the votes in order of play."""
    while top(position) == "congress":
        play(position, "pass")
    play(position, *votes)


def test_a_congress_needs_a_cause() -> None:
    """R-34: at war, with occupied provinces, or with a claim."""
    position = turn_of("sachsen")
    assert refused(position, "congress 5 bayern") == "R-34"
    assert not listed(position, "congress")
    assert not refused(turn_of("sachsen", wars=WARS), "congress 5 bayern")


def test_a_card_summons_one_without_cause_and_second() -> None:
    """R-34."""
    position = turn_of("sachsen")
    position.pending = (Pending(SACHSEN, SUMMONS),)
    play(position, "congress 5 bayern")
    assert top(position) == "congress"
    assert not position.pending
    assert position.congresses == [0, 0, 0]


def test_somebody_must_second_it_and_it_meets_once_a_cycle() -> None:
    """R-34."""
    position = turn_of("sachsen", wars=WARS)
    play(position, "congress 5 bayern", "no", "no")
    assert top(position) == "player-turn"
    assert refused(position, "congress 5 bayern") == "R-34"
    assert position.congresses == [0, 0, 0]
    position = called()
    assert position.congresses == [1, 0, 0]
    voted(position, "no", "no", "no")
    assert refused(position, "congress 5 pfalz") == "R-34"


def test_an_amendment_is_on_the_same_matter() -> None:
    """congress-2."""
    position = called("5 bayern")
    assert position.agenda[-1].seats(position) == ("second",)
    assert refused(position, "amend 5 bayern") == "congress-2"
    assert refused(position, "amend 3 sachsen preussen 500000") == "congress-2"
    assert not refused(position, "amend 3 bayern sachsen 500000")
    play(position, "amend 5 pfalz", "pass")
    assert top(position) == "motion-vote"
    play(position, "no", "no", "no")
    assert top(position) == "motion-vote"
    play(position, "yes", "yes", "yes")
    assert [truce.side for truce in position.truces] == [PFALZ]


def test_neutral_states_vote_as_the_player_with_most_notes() -> None:
    """SX-29: two to two, the motion fails."""
    position = called("5 nederland")
    position.change_tie(SACHSEN, PFALZ, loose=2)
    position.change_tie(PREUSSEN, PFALZ, loose=2)
    bind(position, PREUSSEN, BAYERN, ALLIANCE)
    position.change_tie(SACHSEN, BAYERN, loose=3)
    voted(position, "yes", "no", "yes")
    event = next(e for e in position.news if e.message.key == "sachsen-log-motion-fails")
    assert (event.message.args["yes"], event.message.args["no"]) == (2, 2)
    assert not position.truces


def test_everybody_sees_how_the_votes_would_fall() -> None:
    """congress-4: by the votes cast so far, the notes, and whom each neutral State follows."""
    position = called("5 nederland")
    position.change_tie(SACHSEN, PFALZ, loose=2)
    position.change_tie(PREUSSEN, BAYERN, loose=3)
    seen = position.view("third").congress
    assert seen is not None
    assert [(one.by, one.number, one.told["one"]) for one in seen.motions] == [
        ("sachsen", 5, "side:nederland")
    ]
    assert (seen.follows["pfalz"], seen.follows["bayern"], seen.follows["francia"]) == (
        "sachsen",
        "preussen",
        "",
    )
    play(position, "amend 7 nederland pfalz", "pass", "yes")
    seen = position.view(None).congress
    assert seen is not None
    assert [one.number for one in seen.motions] == [5, 7]
    assert seen.cast == {"sachsen": "yes"}
    assert (seen.falls["pfalz"], seen.falls["bayern"]) == ("yes", "abstain")
    play(position, "no", "no")
    told = next(event for event in position.news if event.message.key == "sachsen-log-motion-fails")
    assert (told.data["by"], told.data["pfalz"], told.data["bayern"]) == ("sachsen", "yes", "no")
    seen = position.view(None).congress
    assert seen is not None
    assert (seen.cast, [one.number for one in seen.motions]) == ({}, [7])


def test_a_state_abstains_with_its_player_and_a_wounded_ruler_does_not_vote() -> None:
    """R-83, R-77."""
    for blocked, vote in (({}, "abstain"), ({"bayern": 1}, "yes")):
        position = called("5 nederland", blocked=blocked)
        position.change_tie(PREUSSEN, BAYERN, loose=3)
        voted(position, "abstain", vote, "abstain")
        assert "state-votes" not in keys(position)


def test_a_blocked_ruler_has_no_vote() -> None:
    """congress-3."""
    position = called("5 nederland", blocked={"hannover": 2})
    voted(position, "yes", "no")
    assert "motion-fails" in keys(position)
    assert top(position) == "player-turn"


def carried(motion: str, **fields: Any) -> SachsenPosition:
    """A motion that all have voted for."""
    position = called(motion, **fields)
    voted(position, "yes", "yes", "yes")
    return position


def test_peace_as_things_stand() -> None:
    """R-34 (1)."""
    position = carried("1 sachsen preussen")
    assert not position.wars
    assert position.wars_won == [0, 0, 0]


def test_peace_between_two_leaves_their_partners_at_war() -> None:
    """R-34 (1): who fights alone makes peace with one, who leaves the war."""
    position = carried("1 sachsen preussen", wars=[{"one": ["preussen"], "other": ["sachsen", "bayern"]}])
    assert not position.at_war(NUMBER["sachsen"], NUMBER["preussen"])
    assert position.at_war(BAYERN, NUMBER["preussen"])


def test_an_occupied_province_changes_owner() -> None:
    """R-34 (2)."""
    units = {"preussen-musketeers-1": "empire-15-6"}
    position = carried("2 kurkreis hannover", units=units)
    assert position.owner[position.world.province["kurkreis"]] == NUMBER["hannover"]
    assert refused(turn_of("sachsen", wars=WARS, units=units), "congress 2 meissen hannover") == "R-34"


def test_a_payment() -> None:
    """R-34 (3): 500,000 to 2,000,000."""
    position = carried("3 preussen sachsen 1200000", money={"preussen": 2000000, "sachsen": 0})
    assert position.treasury[:2] == [12, 8]
    other = turn_of("sachsen", wars=WARS)
    assert refused(other, "congress 3 preussen sachsen 2100000") == "R-34"
    assert refused(other, "congress 3 bayern pfalz 500000") == "R-34"


@pytest.mark.parametrize(("words", "leader"), [("bayern", -1), ("bayern hannover", 2)])
def test_a_new_ruler_for_a_state_in_chaos(words: str, leader: int) -> None:
    """R-34 (4)."""
    position = carried(f"4 {words}", chaos=["bayern"])
    assert not position.chaos[BAYERN]
    assert position.leader[BAYERN] == leader


def test_an_agreement_is_dissolved() -> None:
    """R-34 (6)."""
    position = turn_of("sachsen", wars=WARS)
    bind(position, PREUSSEN, BAYERN, PACT, loose=1)
    position.pacts = (Pact(SACHSEN, 2, "alliance"),)
    play(position, "congress 6 preussen bayern", "yes")
    voted(position, "yes", "yes", "yes")
    assert position.agreed(PREUSSEN, BAYERN) == NO_COUNTER
    motions.carry_out(position, motions.DISSOLVE, ("sachsen", "hannover"))
    assert not position.pacts


@pytest.mark.parametrize(
    "motion",
    ["1 pfalz sachsen", "3 sachsen pfalz 500000", "4 pfalz", "5 pfalz", "6 pfalz sachsen", "7 pfalz sachsen"],
)
def test_a_state_that_is_gone_is_in_no_motion(motion: str) -> None:
    """R-34, R-20: one left without provinces is no State any more; neither listed nor accepted."""
    position = turn_of("sachsen", wars=WARS)
    position.owner = [NUMBER["sachsen"] if owner == PFALZ else owner for owner in position.owner]
    position.gone[PFALZ] = True
    number, *words = motion.split()
    assert void(position, int(number), *words)
    assert f"congress {motion}" not in listed(position, "congress")


def test_free_passage() -> None:
    """R-34 (7)."""
    position = carried("7 sachsen bayern")
    assert [(one.one, one.other, one.until) for one in position.free_passages] == [
        (NUMBER["sachsen"], BAYERN, 7)
    ]
    assert void(position, motions.PASSAGE, "bayern", "sachsen"), "as things stand it is so already"
    assert not void(position, motions.PASSAGE, "bayern", "pfalz")
    assert FRANCIA not in position.enemies(BAYERN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_motion_is_told_without_a_colon_for_one_stands_before_it(language: str) -> None:
    """ "Not carried, 2 to 2: 500,000 gulden from Prussia to Saxony."."""
    words = Translator(language, "sachsen")
    for motion in (
        "1 preussen sachsen", "2 leipzig preussen", "3 nederland sachsen 500000", "4 nederland sachsen", "4 bayern",
        "5 bayern", "6 nederland sachsen", "7 nederland sachsen",
    ):  # fmt: skip
        number, *named = motion.split()
        said = words.tr("sachsen-moved", **motion_told(int(number), tuple(named)))
        assert ":" not in said
