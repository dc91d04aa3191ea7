"""What a seat may see of a battle: sums, facts, lights; what is hidden stays so."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import msgspec

from engine.games.sachsen.battle.battle import Laid, Order
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.hidden import UNKNOWN, filled_battle
from engine.games.sachsen.battle.scenario import battle_deck
from engine.games.sachsen.game import GAME
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.rng import Rng
from tests.games.sachsen.sketches import keys, place, play, sketch, table

HOME = {"P-general": "d1", "S-general": "d8", "P-musketeers-1": "d3", "S-musketeers-1": "d5"}


def test_the_panel_shows_every_part_of_a_sum() -> None:
    position = table(sketch({**HOME, "P-grenadiers-1": "e3"}))
    play(position, "P: engage P-musketeers-1 S-musketeers-1")
    view = SachsenView.of(position.view(None))
    assert view.maps == ("field-small",)
    assert view.battle is not None
    fight = view.battle.fight
    assert fight is not None
    assert (fight.far, fight.stage, fight.blow) == (2, "salvo", "long")
    mine = {part.word: part.points for part in fight.sums[0].parts}
    assert mine == {"long": -1}
    assert {part.word for part in fight.sums[1].parts} >= {"defence", "elite"}
    assert [mark.kind for mark in view.marks] == ["hill-nw", "hill-ne", "hill-sw", "hill-se"]


def test_what_a_unit_takes_is_told_by_the_dice_that_fell() -> None:
    """exchange-2, R-56: the log and the View have the same sums; less than nothing is no damage."""
    position = table(sketch({**HOME, "P-general": "h1", "S-general": "h8"}), (1, 6, 6, 1))
    play(position, "P: engage P-musketeers-1 S-musketeers-1", "P: fire")
    events = play(position, "S: fire")
    view = SachsenView.of(position.view(None))
    assert view.battle is not None
    assert view.battle.last is not None
    taken = {f"piece:{one.unit}": (one.left, one.damage) for one in view.battle.last.hurt}
    told = {
        one.message.args["piece"]: (one.message.args["left"], one.message.args["n"])
        for one in events
        if one.kind == "blow"
    }
    assert taken == told
    assert sorted(told.values()) == [(-6, 0), (4, 4)]
    assert all(one.left == one.attack - one.defence for one in view.battle.last.hurt)


def test_hidden_orders_light_nothing_for_others() -> None:
    battle = sketch({"P-general": "d1", "S-general": "d8", "P-musketeers-1": "h1"})
    battle.orders = (Order(Laid("quick-step", 0), 2, 0),)
    position = table(battle)

    def far(seat: str | None) -> int:
        lights = position.overlay("reach", "piece:preussen-musketeers-1", seat)
        return max(light.number for light in lights if light.certain)

    assert (far("attacker"), far("defender"), far(None)) == (4, 3, 3)


def test_facts_of_a_unit() -> None:
    battle = sketch({**HOME, "P-dragoons-1": ("h2", {"bad_attack": True, "rests": 99})})
    told = keys_of(table(battle), "piece:preussen-dragoons-1")
    assert told == ["field-values", "field-marker", "field-recovery", "field-rests"]
    told = keys_of(table(battle), f"place:{place('b4')}")
    assert told == ["field-obstacle"]


def keys_of(position, ref: str) -> list[str]:  # type: ignore[no-untyped-def]
    """The ends of the keys of what is told of a thing."""
    return [one.message.key.removeprefix("sachsen-fact-") for one in position.describe(ref, None)]


def test_a_battle_alone_tells_nothing_of_money_and_lands() -> None:
    """There is no politics: of a side and a seat only the cards in hand are told."""
    alone = GAME.start(scenario="battle", seats=2, seed=5)
    assert [keys_of(alone, ref) for ref in ("side:preussen", "seat:defender", "side:bayern")] == [
        ["hand"], ["hand"], []
    ]  # fmt: skip
    year = GAME.start(scenario="year", seats=3, seed=5)
    assert {"points", "treasury", "budget"} < set(keys_of(year, "seat:first"))


def test_the_way_of_a_march_is_told() -> None:
    position = table(sketch({"P-general": "d1", "S-general": "d8", "P-musketeers-1": "h1"}))
    events = play(position, "P: march P-musketeers-1 h3")
    assert keys(events) == ["marches"]
    assert events[0].path == tuple(f"place:{place(name)}" for name in ("h1", "h2", "h3"))


def test_cards_of_a_battle_that_is_won_lie_in_one_place() -> None:
    """Used ones are discarded, and a truth that is dealt from the View has each card once."""
    rng = Rng(5)
    position = GAME.start(scenario="battle", seats=2, seed=5)
    while (decision := position.decision()) is not None:
        position.play_legal(decision.actions.pick(rng), decision.seat)
    view = SachsenView.of(position.view("attacker"))
    assert view.battle is not None
    assert view.battle.spent
    dealt = GAME.deal(view, Rng(1))
    assert dealt.view("attacker") == view
    assert Counter((*dealt.deck, *dealt.discards, *chain(*dealt.hands))) == Counter(battle_deck(dealt))


def test_an_order_that_is_shown_betrays_no_other_of_its_kind() -> None:
    """Two brigades have the same order, and one has used it: the sum of the other tells nothing of its own."""
    battle = sketch({**HOME, "P-musketeers-2": "h1"})
    battle.orders = (Order(Laid("volley", 0), 4, 0, shown=True), Order(Laid("volley", 0), 2, 0))
    position = table(battle)
    play(position, "P: engage P-musketeers-1 S-musketeers-1")
    seen = SachsenView.of(position.view(None)).battle
    assert seen is not None
    assert seen.fight is not None
    assert "volley" not in {part.word for part in seen.fight.sums[0].parts}


def test_an_order_that_would_have_counted_for_dice_that_lie_there_is_not_made_up() -> None:
    """It would have been shown (orders-1): a truth that is dealt then has another one face down."""
    battle = sketch(HOME)
    battle.orders = (Order(Laid("quick-step", 0), 2, 0),)
    position = table(battle, (1, 1, 1, 1))
    position.deck.remove(position.world.card["quick-step"])
    play(position, "P: engage P-musketeers-1 S-musketeers-1", "P: fire", "S: fire")
    step = position.agenda[-1]
    assert isinstance(step, Exchange)
    assert all(step.attack)
    dealt = [GAME.deal(position.view(None), Rng(seed)).battle for seed in range(20)]
    orders = {order.laid.card for one in dealt if one is not None for order in one.orders}
    assert "quick-step" in orders
    assert not orders & {"volley", "stand-fast"}


def test_hidden_orders_are_made_up_so_that_each_has_a_card() -> None:
    """Two cards are left, and guns may have but one of them: whoever is dealt first does not take it away."""
    battle = sketch({**HOME, "S-artillery-1": "h8"})
    battle.orders = (Order(Laid(UNKNOWN, 1), 3, 0), Order(Laid(UNKNOWN, 1), 4, 0))
    for seed in range(20):
        left = Counter({"quick-step": 1, "volley": 1})
        plain = filled_battle(msgspec.to_builtins(battle), left, lambda *_: (), Rng(seed))
        assert [order["laid"]["card"] for order in plain["orders"]] == ["volley", "quick-step"]
