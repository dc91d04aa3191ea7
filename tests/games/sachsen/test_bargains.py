"""Bargains between players: what may be offered, what is handed over, who sees the cards, what may be broken."""

from __future__ import annotations

import pytest

from engine.games.sachsen.dealing import deal
from engine.games.sachsen.politics.bargains import read, written
from engine.games.sachsen.politics.veils import unveiled, veiled
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import Heir, Pact
from engine.games.sachsen.sides import NUMBER
from engine.games.sachsen.world import world
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.sachsen.court_tables import BAYERN, HANNOVER, SACHSEN, play, table, told, why

SECOND = "second"


def _hands(**hands: list[str]) -> SachsenPosition:
    return table(hands=hands)


def test_what_is_agreed_is_handed_over_at_once() -> None:
    """agreements-1: money, cards, provinces, passage, promises; nothing before the other's word."""
    position = _hands(sachsen=["spy"], bayern=["protest"])
    kurkreis, before = world().province["kurkreis"], list(position.treasury)
    offer = "give money 500000 card spy province kurkreis want money 200000 card protest passage 7 promise 9 no war"
    play(position, f"offer second {offer}", seat="first")
    assert position.treasury == before
    play(position, "agreed first", seat=SECOND)
    assert position.treasury[:2] == [before[0] - 3, before[1] + 3]
    assert position.owner[kurkreis] == NUMBER["bayern"]
    assert world().names_of(position.hands[BAYERN]) == ("spy",)
    assert world().names_of(position.hands[SACHSEN]) == ("protest",)
    assert position.pacts == (Pact(BAYERN, SACHSEN, "passage", 7),)
    assert [(one.author, one.until, one.words) for one in position.promises] == [("second", 9, "no war")]
    assert position.bargains == ()


def test_what_is_agreed_takes_the_place_of_what_was_offered_before() -> None:
    """Who takes what the other wants instead has not his own first offer taken as well."""
    position = table()
    play(position, "offer second want passage 7", seat="first")
    assert position.addressed() == (SECOND,)
    play(position, "offer first give passage 7 want money 100000", seat=SECOND)
    assert position.addressed() == ("first",)
    play(position, "agreed second", seat="first")
    assert position.bargains == ()
    assert position.addressed() == ()


def test_what_binds_both() -> None:
    """agreements-1, agreements-6: an alliance takes the place of a pact; a marriage needs both words only."""
    position = table(heirs={"sachsen": ["daughter"], "bayern": ["son"]})
    play(position, "offer second both pact marriage daughter promise 8 peace between us", seat="first")
    play(position, "agreed first", seat=SECOND)
    assert {one.kind for one in position.pacts} == {"pact", "marriage"}
    assert position.heirs[NUMBER["sachsen"]] == (Heir("daughter", NUMBER["bayern"]),)
    assert position.heirs[NUMBER["bayern"]] == (Heir("son", NUMBER["sachsen"]),)
    assert [one.author for one in position.promises] == ["first", "second"]
    play(position, "offer first both alliance", seat=SECOND)
    play(position, "agreed second", seat="first")
    assert {one.kind for one in position.pacts} == {"alliance", "marriage"}
    assert why(position, "offer second both pact", "first") == "agreements-1"
    assert why(position, "offer second both marriage daughter", "first") == "agreements-1"


def test_enemies_bind_themselves_to_nothing_that_war_ends() -> None:
    """war-2: what was on the table when war came lapses; money and marriages are free (agreements-1)."""
    heirs = {"sachsen": ["daughter"], "bayern": ["son"]}
    war = [{"one": ["sachsen"], "other": ["bayern"]}]
    position = table(wars=war, heirs=heirs)
    for words in ("both pact", "both alliance", "give passage 7", "want passage 7"):
        assert why(position, f"offer second {words}", "first") == "war-2"
    assert why(position, "offer second give money 100000 both marriage daughter", "first") == ""
    position.wars, enemies = (), position.wars
    play(position, "offer second both pact", seat="first")
    position.wars = enemies
    assert why(position, "agreed first", SECOND) == "war-2"


@pytest.mark.parametrize(
    "words",
    [
        "give money 150000", "give money 90000000", "give card spy", "give province mittelmark",
        "give province nowhere",
        "give passage 4", "give passage 900", "give promise 4 peace",
        "give promise 0 peace", "both promise 0 peace", "money 100000", "give", "give gold 3", "both war",
        "give money", "give money 0", "give province kurkreis province kurkreis", "want card crown",
    ],
)  # fmt: skip
def test_what_cannot_be_kept_is_not_offered(words: str) -> None:
    """What one does not have, a turn that is over, words that mean nothing."""
    assert why(table(), f"offer second {words}", "first") == "agreements-1"


@pytest.mark.parametrize(
    "words",
    [
        "give money 100000 card spy card spy want province kurkreis passage 7 both alliance marriage son",
        "want card heir both pact promise 9 no war", "both alliance give promise 8 no army to Pfalz",
        "give money 200000 want promise 7 peace",
    ],
)  # fmt: skip
def test_terms_are_written_as_they_are_read(words: str) -> None:
    """Whatever is offered can be said again."""
    assert " ".join(written(read(words.split()))) == words


def test_the_last_province_is_kept() -> None:
    """As a peace leaves one."""
    position = table()
    owned = [world().provinces[p].id for p in position.owned_by(SACHSEN)]
    allowed = " ".join(f"province {name}" for name in owned[:-1])
    assert why(position, f"offer second give {allowed}", "first") == ""
    assert why(position, f"offer second give {allowed} province {owned[-1]}", "first") == "agreements-1"


def test_whom_a_bargain_is_offered() -> None:
    """Another player, who is well and has a State (attempt-5)."""
    position = table(blocked={"bayern": 1})
    offered = {
        seat: why(position, f"offer {seat} give money 100000", "first")
        for seat in ("first", SECOND, "third", "sixth")
    }
    assert offered == {"first": "agreements-1", SECOND: "attempt-5", "third": "", "sixth": "agreements-1"}


def test_nothing_is_agreed_while_all_are_asked() -> None:
    """Money that is bid is not given away: bids are written at once (auction-2)."""
    position = table(phase="auction")
    assert position.top().round == "secret"
    assert why(position, "offer second give money 100000", "first") == "agreements-1"


def test_an_offer_is_replaced_turned_down_and_gone_with_the_turn() -> None:
    """It lies there until the other's word, to the end of the turn."""
    position = table()
    play(position, "offer second give money 100000", "offer second give money 200000", seat="first")
    assert [one.words for one in position.bargains] == [("give", "money", "200000")]
    assert [action.text() for action in position.offers(SECOND)] == ["agreed first", "withdraw first"]
    play(position, "withdraw first", seat=SECOND)
    assert why(position, "agreed first", SECOND) == "agreements-1"
    play(position, "offer second give money 100000", seat="first")
    play(position, "done", seat="first")
    play(position, "done", seat=SECOND)
    assert position.bargains
    play(position, "done", seat="third")
    assert not position.bargains


def test_who_lacks_what_is_wanted_can_not_agree() -> None:
    """The money is gone meanwhile; the own hand does not hold the card."""
    position = _hands(bayern=["protest"])
    play(position, "offer second want card spy", seat="first")
    assert why(position, "agreed first", SECOND) == "agreements-1"
    play(position, "offer third give money 1000000", seat="first")
    position.treasury[SACHSEN] = 3
    assert why(position, "agreed first", "third") == "agreements-1"


def test_an_author_who_lost_his_card_keeps_nothing_and_betrays_nothing() -> None:
    """The other may agree whatever the hidden hand holds; then nothing changes hands."""
    position = _hands(sachsen=["spy"])
    play(position, "offer second give card spy want money 100000", seat="first")
    position.hands[SACHSEN] = ()
    assert why(position, "agreed first", SECOND) == ""
    before = list(position.treasury)
    play(position, "agreed first", seat=SECOND)
    assert told(position) == ["bargain-void"]
    assert position.treasury == before


def test_a_card_on_offer_is_seen_by_the_two_alone() -> None:
    """The table sees that there is one; so it is in Views, in Events and in truths that are dealt from them."""
    position = _hands(sachsen=["spy"], hannover=["heir"])
    play(position, "offer second give card spy", seat="first")
    assert position.news[-1].data == {"words": "give card ?"}
    seen = {
        seat: position.view(seat).bargains[0].terms.give.cards[-1]
        for seat in ("first", SECOND, "third", None)
    }
    assert seen == {"first": "spy", SECOND: "spy", "third": "?", None: "?"}
    dealt: Position = deal(world(), position.view("third"), Rng(4))
    assert isinstance(dealt, SachsenPosition)
    assert dealt.bargains[0].words[-1] in world().names_of(dealt.hands[SACHSEN])
    play(position, "agreed first", seat=SECOND)
    cards = next(event for event in position.news if event.kind == "cards")
    assert cards.audience == ("first", SECOND)
    hidden = cards.for_seat("third")
    assert hidden is not None
    assert "cards" not in hidden.message.args


def test_only_cards_are_veiled() -> None:
    """Not what a promise says of cards."""
    words = ["give", "card", "spy", "want", "card", "heir", "promise", "3", "no", "card", "spy"]
    assert veiled(words) == ["give", "card", "?", "want", "card", "?", "promise", "3", "no", "card", "spy"]
    assert unveiled(veiled(words), ("protest",), (), "agents")[2:6] == ["protest", "want", "card", "agents"]


def test_players_break_what_they_like_but_no_marriage() -> None:
    """agreements-1: at any time, without a penalty; heirs are married for good."""
    position = table(
        pacts=["sachsen alliance bayern", "sachsen marriage bayern", "hannover passage bayern until 9"]
    )
    assert why(position, "break first marriage", SECOND) == "agreements-6"
    assert why(position, "break third alliance", SECOND) == "agreements-1"
    play(position, "break first alliance", "break third passage", seat=SECOND)
    assert [one.kind for one in position.pacts] == ["marriage"]
    assert position.tie(BAYERN, NUMBER["sachsen"]) == position.tie(HANNOVER, NUMBER["sachsen"])


def test_a_neutral_state_is_left_in_the_own_turn_only() -> None:
    """turn-4."""
    ties = {"bayern": {"pfalz": {"step": 3, "counter": "pact"}}}
    position = table(ties=ties)
    assert why(position, "break pfalz", SECOND) == "turn-4"
    play(position, "done")
    assert why(position, "break pfalz", SECOND) == ""
