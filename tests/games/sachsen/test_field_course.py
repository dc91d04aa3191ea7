"""The course of a battle: set-up, initiative, orders, halves, officers, the end."""

from __future__ import annotations

import pytest

import engine
from engine.bots.bot import RandomBot
from engine.bots.play import play_out
from engine.games.sachsen.battle.battle import AWAY, FLED, WAITING, Laid, Order
from engine.games.sachsen.battle.ending import Concluding
from engine.games.sachsen.battle.phases import BattleTurns, Half
from engine.games.sachsen.battle.scenario import BattleOver
from engine.games.sachsen.battle.seam import outcome, picks
from engine.games.sachsen.battle.setting import Beginner, Drawing, commander_bonus
from engine.games.sachsen.position import SachsenPosition
from engine.kernel.rng import Rng
from tests.games.sachsen.sketches import Loaded, keys, listed, play, refusal, sketch, table, unit

HOME = {"P-general": "d1", "S-general": "d8", "P-musketeers-1": "a1", "S-musketeers-1": "a8"}


def started(seed: int = 1, **options: str) -> SachsenPosition:
    """A battle alone at its first question."""
    position = engine.game("sachsen").start(scenario="battle", seats=2, seed=seed, options=options)
    assert isinstance(position, SachsenPosition)
    return position


def drawn(position: SachsenPosition, *dice: int) -> None:
    """The initiative is drawn."""
    position.rng = Loaded(dice)
    position.push(Drawing())
    position.settle()


def test_initiative() -> None:
    """SX-32: general 4 + 1, marshal 3 + 1; with a 4 for him both have 5, and the attacker holds it."""
    battle = sketch({**HOME, "S-general": "", "S-marshal": "e8"})
    battle.units[1] = battle.units[-1]
    battle.set_army(0, laid=(Laid("initiative", 0),))
    position = table(battle)
    drawn(position, 4, 3)
    assert position.battle is not None
    assert [army.actions for army in position.battle.armies] == [5, 4]
    assert (position.battle.holder, position.battle.alternate) == (0, False)
    drawn(position, 4, 4)
    assert (position.battle.holder, position.battle.alternate) == (0, True)
    assert position.news[-1].clause == "sachsen initiative-3"


@pytest.mark.parametrize(("die", "actions"), [(2, (5, 0)), (1, (6, 0))])
def test_initiative_without_the_commander(die: int, actions: tuple[int, int]) -> None:
    """SX-33: the best brigade is of level 2."""
    units = {**HOME, "S-dragoons-1": "b8", "S-general": ("", {"entry": 3})}
    position = table(sketch(units))  # type: ignore[arg-type]
    assert commander_bonus(position.battle, 1) == ("officer", -2)  # type: ignore[arg-type]
    drawn(position, 5, die)
    assert position.battle is not None
    assert tuple(army.actions for army in position.battle.armies) == actions


def test_a_marshal_grows() -> None:
    """SX-34: with 10 points a bonus of 2, and 5 cards."""
    battle = sketch({**HOME, "P-general": "", "P-marshal": "d1"})
    battle.set_column(0, points=10)
    assert commander_bonus(battle, 0) == ("marshal", 2)
    assert picks(battle.units, battle.columns, 0) == 5


def test_deployment_by_twos() -> None:
    """SX-35: the smaller side is done first, the other goes on."""
    units = {f"P-musketeers-{n}": "" for n in range(1, 6)} | {f"S-musketeers-{n}": "" for n in range(1, 4)}
    position = table(sketch(units))
    battle = position.battle
    assert battle is not None
    battle.turn = 0
    position.push(Beginner())
    play(position, "P: begin other 2")
    order = []
    while position.top().name == "deploying":
        decision = position.decision()
        assert decision is not None
        order.append(decision.seat[0])
        position.play(decision.actions.all()[0], decision.seat)
    assert "".join(order) == "ddaaddaa"[:4] + "daaa"


def test_both_move_in_turn() -> None:
    """initiative-3."""
    battle = sketch({**HOME, "P-musketeers-2": "b1", "S-musketeers-2": "b8"}, turn=1, alternate=True)
    position = table(battle)
    position.agenda = [BattleOver(), Concluding(), BattleTurns()]
    position.settle()
    seats = []
    for _ in range(4):
        decision = position.decision()
        assert decision is not None
        seats.append(decision.seat)
        position.play(next(a for a in decision.actions if a.verb == "march"), decision.seat)
        assert not listed(position, "march")
        position.play(position.read("done"), decision.seat)
    assert seats == ["attacker", "defender"] * 2


def test_orders() -> None:
    """orders-1 to 3: an order that suits, none twice, three in a turn; others see only that there is one."""
    battle = sketch({**HOME, "P-musketeers-2": "b1"})
    cards = ("cold-steel", "cold-steel", "gun-laying", "volley", "iron-drill")
    battle.set_army(0, laid=tuple(Laid(card, 0) for card in cards))
    position = table(battle)
    assert refusal(position, "P: order gun-laying P-musketeers-1") == "orders-1"
    events = play(position, "P: order cold-steel P-musketeers-1")
    assert events[0].for_seat("defender").message.key == "sachsen-log-gets-order-veiled"  # type: ignore[union-attr]
    assert refusal(position, "P: order cold-steel P-musketeers-1") == "orders-2"
    play(position, "P: order cold-steel P-musketeers-2", "P: order volley P-musketeers-1")
    assert refusal(position, "P: order iron-drill P-musketeers-1") == "orders-3"
    seen = position.view("defender").battle
    assert seen is not None
    assert [order.card for order in seen.orders] == ["", "", ""]


@pytest.mark.parametrize(("dice", "where"), [((5, 3), "back"), ((5, 4), "caught"), ((6, 3), "through")])
def test_a_spy_in_battle(dice: tuple[int, int], where: str) -> None:
    """SX-10, orders-5, orders-6: against a Counter-espionage that the enemy has picked."""
    battle = sketch(HOME)
    battle.set_army(0, laid=(Laid("spy", 0),))
    battle.set_army(1, laid=(Laid("volley", 1), Laid("counter-espionage", 1)))
    position = table(battle, dice, army=1)
    play(position, "S: order volley S-musketeers-1", "S: done")
    position = table(position.battle, dice)  # type: ignore[arg-type]
    play(position, "P: spy")
    assert position.battle is not None
    mine, his = ([laid.card for laid in army.laid] for army in position.battle.armies)
    assert (mine, his) == {"back": (["spy"], []), "caught": ([], ["spy"]), "through": (["volley"], [])}[where]


def test_a_spy_comes_before_the_first_unit_where_both_act_by_turns() -> None:
    """orders-5, initiative-3, R-16: one at the beginning of a phase, not between two units."""
    battle = sketch(HOME)
    battle.set_army(0, laid=(Laid("spy", 0), Laid("spy", 0)))
    battle.orders = tuple(
        Order(Laid(card, 1), battle.number("sachsen-musketeers-1"), 0) for card in ("volley", "stand-fast")
    )
    position = table(battle)
    position.agenda[-1] = Half(0, 4, 4, alternates=True)
    play(position, "P: spy")
    assert refusal(position, "P: spy") == "orders-5"
    play(position, "P: march P-general d2", "P: done", "S: march S-general d7", "S: done")
    assert refusal(position, "P: spy") == "orders-5"


def test_who_has_uncovered_a_ring_of_spies_catches_one_in_battle_too() -> None:
    """attempt-2, R-17: the next Spy against this player, without dice, once; whatever he has picked."""
    battle = sketch(HOME)
    battle.set_army(0, laid=(Laid("spy", 0), Laid("spy", 0)))
    battle.set_army(1, laid=(Laid("volley", 1),))
    position = table(battle, army=1)
    play(position, "S: order volley S-musketeers-1", "S: done")
    assert position.battle is not None
    position = table(position.battle)
    position.capture_right[1] = True
    events = play(position, "P: spy")
    assert not [event for event in events if event.kind == "die"]
    assert position.battle is not None
    assert [laid.card for laid in position.battle.armies[1].laid] == ["spy"]
    assert position.capture_right == [False, False]
    assert position.battle.armies[1].laid[0].player == 1


def test_leaving_the_field() -> None:
    """R-71: who stands in an enemy's area leaves routed."""
    battle = sketch({**HOME, "P-musketeers-2": "c7"})
    position = table(battle)
    play(position, "P: leave")
    assert unit(position, "P-musketeers-2").status == FLED
    assert unit(position, "P-musketeers-1").status == AWAY
    found = outcome(position)
    assert (found.winner, found.counts) == (1, True)
    assert found.fates["preussen-musketeers-2"] == "routed"


def test_night_falls() -> None:
    """R-71: after turn 12 the attacker retires."""
    position = table(sketch(HOME, turn=12))
    position.agenda = [BattleOver(), Concluding(), BattleTurns()]
    position.settle()
    assert position.battle is not None
    assert (position.battle.retired, position.battle.way) == (0, "dusk")


def test_late_units_come_on_the_own_edge_row() -> None:
    """late-units-3."""
    battle = sketch({**HOME, "S-dragoons-1": ("", {"entry": 3})}, turn=2)
    position = table(battle)
    position.agenda = [BattleOver(), Concluding(), BattleTurns()]
    position.settle()
    assert position.top().name == "arrive"
    assert all(text.split()[1].endswith("-8") for text in listed(position, "deploy"))
    assert unit(position, "S-dragoons-1").status == WAITING


def test_cards_that_were_not_used_go_back() -> None:
    """orders-1."""
    battle = sketch(HOME)
    battle.set_army(0, laid=(Laid("volley", 0), Laid("spy", 0)))
    position = table(battle)
    before = len(position.hands[0])
    told = keys(play(position, "P: order volley P-musketeers-1", "P: leave"))
    assert "battle-won" in told
    assert len(position.hands[0]) == before + 2


@pytest.mark.parametrize("troops", ["standard", "two-columns"])
def test_officers_fight_a_whole_battle(troops: str) -> None:
    """R-41: a battle that nobody leads ends by itself, and the same seed gives the same battle."""
    ends = []
    for _ in range(2):
        position = started(4, troops=troops)
        assert position.battle is not None
        for army in (0, 1):
            position.battle.set_army(army, player=-1, picking=())
        position.settle()
        assert position.result is not None
        ends.append(position.dump())
    assert ends[0] == ends[1]


def test_the_officers_are_relieved() -> None:
    """R-41: handed over at the beginning of a half phase, taken back out of turn."""
    position = table(sketch(HOME))
    play(position, "P: officers")
    decision = position.decision()
    assert decision is not None
    assert decision.seats == ("defender",)
    assert [action.verb for action in position.offers("attacker")] == ["command"]
    assert list(position.offers("defender")) == []
    play(position, "P: command")
    assert position.battle is not None
    assert not position.battle.armies[0].officers
    assert list(position.offers("attacker")) == []


@pytest.mark.parametrize("seed", range(3))
def test_random_battles_end(seed: int) -> None:
    position = started(seed)
    play_out(position, {"attacker": RandomBot(), "defender": RandomBot()}, Rng(seed))
    assert position.result is not None


def test_the_sheet_of_a_battle_alone_counts_brigades() -> None:
    """end-1: what has become of each army, not the points of a year."""
    position = started(3)
    play_out(position, dict.fromkeys(("attacker", "defender"), RandomBot()), Rng(5))
    view = position.view(None)
    rows = {row.source.key.removeprefix("sachsen-tally-"): row.counts for row in view.sheet}
    assert list(rows) == ["fine", "routed", "destroyed", "generals"]
    for side in view.sheet[0].counts:
        assert sum(rows[fate][side] for fate in ("fine", "routed", "destroyed")) == 10
    assert [one.message.key for one in view.nearest] == ["sachsen-fact-battle-ended"]


def test_who_has_still_to_engage_is_named() -> None:
    """R-55, phases-actions-4: the prompt says why nothing can be ended."""
    units = {"P-musketeers-1": "d2", "S-musketeers-1": "d7", "P-general": "h1", "S-general": "h8"}
    position = table(sketch(units))
    for due in (False, True):
        decision = position.decision()
        assert decision is not None
        assert (refusal(position, "P: done") == "phases-actions-4") is due
        assert decision.prompt.key == f"sachsen-prompt-half-phase{'-due' * due}"
        if not due:
            play(position, "P: march P-musketeers-1 d5")
    assert decision.prompt.args["piece"] == unit(position, "P-musketeers-1").ref
