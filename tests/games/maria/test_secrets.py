"""What a seat cannot know may change without its View changing (6-f, 8-d, 13-f, 17.3-a, 17.5-l, 20-b)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.maria import political_deck
from engine.games.maria.affairs import NO_CARD
from engine.games.maria.game import GAME
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import POWERS
from engine.games.maria.stacks import LARGEST
from engine.games.maria.world import ADVANCED, INTRODUCTORY
from engine.kernel.event import Event
from engine.kernel.rng import Rng


def stir(position: MariaPosition, seat: str | None, rng: Rng) -> MariaPosition:
    """The same table with other cards in hidden hands and boxes and other numbers under hidden generals.

    In the advanced game the political cards to come and the winter sheet are others too (4-f, 13-f, 17.3-a).
    """
    other = position.copy()
    own = other.alliances.seats[seat] if seat else ()
    hidden = [p for p in other.world.powers if p not in own]
    stir_cards(other, hidden, rng)
    other.politics = replace(other.politics, deck=shuffled_years(other.politics.deck, rng))
    sheet = tuple(tuple(rng.below(12) for _ in POWERS) for _ in other.affairs.winters)
    other.affairs = replace(other.affairs, winters=sheet)
    if position.view(None).step not in ("deploy", "fight"):
        stir_troops(other, hidden, rng)
    return other


def stir_cards(other: MariaPosition, hidden: list[int], rng: Rng) -> None:
    """Hidden hands and cards laid face down are dealt anew out of the draw deck."""
    laid = list(other.politics.laid)
    covered = [p for p in hidden if laid[p] != NO_CARD]
    pool = other.draw + [c for p in hidden for c in other.hands[p]] + [laid[p] for p in covered]
    rng.shuffle(pool)
    for power in covered:
        laid[power] = pool.pop()
    other.politics = replace(other.politics, laid=tuple(laid))
    for power in hidden:
        count = len(other.hands[power])
        other.hands[power], pool = sorted(pool[:count]), pool[count:]
    other.draw = pool


def shuffled_years(deck: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """The political cards still to come, each year's in another order (4-f)."""
    found: list[int] = []
    for year in reversed(political_deck.YEARS):
        of_year = [c for c in deck if political_deck.card(c).year == year]
        rng.shuffle(of_year)
        found += of_year
    return tuple(found)


def stir_troops(other: MariaPosition, hidden: list[int], rng: Rng) -> None:
    """Troops pass from general to general of a power, those in boxes too; its total stays (6-f)."""
    for power in hidden:
        group = [n for n in other.world.of_power[power] if other.troops[n]]
        for _ in range(8):
            if len(group) < 2:
                break
            giver, taker = rng.choice(group), rng.choice(group)
            if giver != taker and other.troops[giver] > 1 and other.troops[taker] < LARGEST:
                other.troops[giver] -= 1
                other.troops[taker] += 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("scenario", [INTRODUCTORY, ADVANCED])
def test_a_view_does_not_hang_on_secrets(scenario: str, seats: int, seed: int) -> None:
    """Views of each seat and of the public are the same, byte for byte, whatever the others hide."""
    position = GAME.start(scenario=scenario, seats=seats, seed=seed)
    rng = Rng(seed + 77)
    changed = 0
    for number in range(400):
        decision = position.decision()
        if decision is None:
            break
        if number % 5 == 0 or position.view(None).step == "lay":
            for seat in (None, *position.alliances.seats):
                other = stir(position, seat, rng)
                changed += other.dump() != position.dump()
                assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(position.view(seat))
        position.play_legal(decision.actions.pick(rng), decision.seat)
    assert changed > 100


def test_the_allocation_is_hidden_while_it_goes_on() -> None:
    """4-d: what others have allotted so far shows nowhere, not even in the totals."""
    position = GAME.start(seed=3)
    before = msgspec.json.encode(position.view("louis"))
    decision = position.decision("frederick")
    assert decision is not None
    position.play(decision.read("allot friedrich 8"), "frederick")
    assert msgspec.json.encode(position.view("louis")) == before


def test_events_of_draws_name_cards_to_their_owner_only() -> None:
    """8-d: everybody reads how many, only the owner reads which."""
    position = GAME.set_up({"turn": 2, "stage": "france", "phase": "cards"})
    draws = [e for e in position.news if e.kind == "draw"]
    assert draws
    for event in draws:
        seen = event.for_seat("maria-theresa")
        assert seen is not None
        assert "cards" not in seen.message.args
        mine = event.for_seat("louis")
        assert mine is not None
        assert mine.message.args["cards"]


def situation(**fields: Any) -> MariaPosition:
    """A Position of the advanced game."""
    return GAME.set_up({"scenario": ADVANCED} | fields)


def seen_by(position: MariaPosition, seat: str | None) -> str:
    """Everything a seat's View holds, as text."""
    return msgspec.json.encode(position.view(seat)).decode()


def told_to(events: list[Event], seat: str | None) -> str:
    """Everything a seat reads of these Events, as text."""
    found = [event.for_seat(seat) for event in events]
    return msgspec.json.encode([event for event in found if event is not None]).decode()


def test_a_laid_card_is_known_to_its_owner_only() -> None:
    """17.3-a: that a card was laid is public, which one is not, until all are turned up."""
    position = situation(
        turn=2, stage="politics", phase="lay", trump="H", hands={"prussia": ["H9"], "austria": ["D2"]}
    )
    events = position.play(position.read("lay H9.1"))
    for seat in ("louis", "maria-theresa", None):
        assert "H9.1" not in seen_by(position, seat) + told_to(events, seat)
        assert position.view(seat).advanced.politics.laid == {"prussia": "?"}
    assert "H9.1" in seen_by(position, "frederick")
    assert "H9.1" in told_to(events, "frederick")
    events = position.play(position.read("lay D2.1"))  # who holds no card is not asked
    assert "H9.1" in told_to(events, None)
    assert "D2.1" in told_to(events, None), "a bluff is shown and taken back (17.4-a)"


def test_the_political_cards_to_come_are_in_no_order() -> None:
    """4-f: everybody can tell which cards are still to come, nobody their order."""
    position = GAME.start(scenario=ADVANCED, seed=4)
    coming = position.view("louis").advanced.politics.coming
    assert coming == tuple(sorted(political_deck.names()))
    other = position.copy()
    other.politics = replace(other.politics, deck=shuffled_years(other.politics.deck, Rng(9)))
    assert other.politics.deck != position.politics.deck
    assert seen_by(other, "louis") == seen_by(position, "louis")


def test_the_winter_sheet_is_shown_at_the_end_only() -> None:
    """13-f: nobody sees the sheet again before the end, not even those whose points they are."""
    sheet = [{"prussia": 4, "france": 7, "pragmatic": 6, "austria": 3}]
    pieces = {"karl": "wien"}
    position = situation(turn=6, stage="winter", pieces=pieces, winters=sheet)
    for seat in (None, *position.alliances.seats):
        assert position.view(seat).advanced.affairs.winters == 2
    over = situation(turn=12, stage="winter", pieces=pieces, winters=sheet)
    assert over.result is not None
    assert over.view(None).advanced.affairs.noted[0] == sheet[0]


def test_a_gift_of_troops_is_allotted_in_secret() -> None:
    """17.5-l: everybody reads how many troops a card brings, only the owner who gets them."""
    position = situation(
        turn=4, stage="politics", phase="select", political=["C42-5", "C42-1"], lying={"prussia": ["H5"]},
        pieces={"friedrich": "berlin", "schwerin": "magdeburg"}, troops={"friedrich": 3, "schwerin": 3},
    )  # fmt: skip
    for text in ("select C42-5", "execute C42-5 text"):
        events = position.play(position.read(text))
    assert '"n":3' in told_to(events, "louis")
    before = seen_by(position, "louis")
    events = position.play(position.read("enlist schwerin 1"))
    assert told_to(events, "louis") == "[]"
    assert "schwerin" in told_to(events, "frederick")
    other = situation(
        turn=4, stage="politics", phase="select", political=["C42-5", "C42-1"], lying={"prussia": ["H5"]},
        pieces={"friedrich": "berlin", "schwerin": "magdeburg"}, troops={"friedrich": 3, "schwerin": 3},
    )  # fmt: skip
    for text in ("select C42-5", "execute C42-5 text", "enlist friedrich 1"):
        other.play(other.read(text))
    assert seen_by(other, "louis") == seen_by(position, "louis") != before


def test_a_subsidised_card_is_handed_over_unseen() -> None:
    """20-b: the giver reads that a card went over; only the receiver reads which."""
    position = situation(
        turn=5, stage="france", phase="cards", contracts=["france prussia 2"], draw=["S7", "H8"]
    )
    events = position.play(position.read("subsidy keep"))
    assert "S7.1" in told_to(events, "frederick")
    assert "H8.1" in told_to(events, "louis")
    for seat in ("louis", "maria-theresa", None):
        assert "S7.1" not in told_to(events, seat) + seen_by(position, seat)


def test_troops_in_a_box_are_known_to_their_owner_only() -> None:
    """3.2-h, 6-f: they count in the public total, and nobody else reads how many they are."""
    views = []
    for share in (6, 7):
        position = situation(
            turn=2, stage="france", phase="movement", pieces={"dessauer": "box", "friedrich": "berlin"},
            troops={"dessauer": share, "friedrich": 13 - share},
        )  # fmt: skip
        assert position.view(None).totals["prussia"] == 13
        views.append([seen_by(position, seat) for seat in ("louis", "maria-theresa", None, "frederick")])
    assert views[0][:3] == views[1][:3]
    assert views[0][3] != views[1][3]


def test_what_is_paid_played_and_discarded_is_public() -> None:
    """R-39: everybody reads which card was paid; the piles are public by number, and so are the hands."""
    position = situation(turn=3, stage="winter", pieces={"karl": "wien"}, hands={"austria": ["S8", "D2"]})
    events = position.play(position.read("pay S8.1"))
    for seat in (None, *position.alliances.seats):
        assert "S8.1" in told_to(events, seat)
        assert position.view(seat).piles.discards == (1, 0, 0, 0)
        hand = next(h for h in position.view(seat).hands if h.side == "austria")
        assert hand.count == 1
        assert (hand.cards is not None) == (seat == "maria-theresa")


@pytest.mark.parametrize(("hand", "told"), [(["H2"], []), ([], ["stop"])])
def test_at_zero_only_a_hand_of_cards_rests_on_what_they_are(hand: list[str], told: list[str]) -> None:
    """11.1-f, 8-d: that an empty hand holds no card of the suit is known to all."""
    position = situation(
        stage="austria", phase="combat", pieces={"neipperg": "bruenn", "friedrich": "wischau"},
        troops={"neipperg": 4, "friedrich": 4}, hands={"austria": hand, "prussia": []},
    )  # fmt: skip
    position.play(position.read("attack neipperg friedrich"))
    decision = position.decision()
    assert decision is not None
    assert decision.step == "fight"
    assert [action.text() for action in decision.face_down().actions] == told
