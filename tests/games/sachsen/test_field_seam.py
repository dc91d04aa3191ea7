"""What politics hand over to a battle, and what comes back (R-33, R-41, R-43, battle-setup, experience)."""

from __future__ import annotations

import engine
from engine.bots.bot import RandomBot
from engine.games.sachsen.battle.asking import BattleStep
from engine.games.sachsen.battle.field import LARGE, REDOUBT, SMALL
from engine.games.sachsen.battle.seam import Attack, Coming, Contingent, Outcome, begin, outcome
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.sides import NOBODY
from engine.games.sachsen.view_types import SachsenView
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.sachsen.sketches import listed, play


def year(seed: int = 3) -> SachsenPosition:
    """A year at the first player's turn."""
    position = engine.game("sachsen").start(scenario="year", seats=3, seed=seed)
    assert isinstance(position, SachsenPosition)
    rng = Rng(seed)
    while position.top().name != "player-turn":
        decision = position.decision()
        assert decision is not None
        position.play(decision.actions.pick(rng), decision.seat)
    return position


def army(position: SachsenPosition, side: int, player: int, *, late: int = 1) -> Contingent:
    """All units of a State, its brigades after the first ones late."""
    units = [unit for unit in position.units.values() if unit.side == side]
    units.sort(key=lambda unit: not unit.is_command)
    coming = tuple(Coming(unit.id, 1 if n < 4 else late) for n, unit in enumerate(units))
    return Contingent((side, 1), player, coming)


def against_a_neutral(position: SachsenPosition, *, capital: bool = False, late: int = 1) -> None:
    """The first player attacks a neutral electorate."""
    player = position.order[0]
    neutral = next(side for side in position.neutrals() if not position.world.is_kingdom(side))
    attack = Attack(
        army(position, position.homes[player], player, late=late),
        army(position, neutral, NOBODY, late=late),
        "woods",
        "country:kurkreis",
        capital=capital,
    )
    begin(position, attack)
    position.settle()


def fought_out(position: SachsenPosition) -> Outcome:
    """The battle at random, looked at by everybody now and then, until it is over."""
    rng, bot, game = Rng(5), RandomBot(), engine.game("sachsen")
    played = 0
    while isinstance(position.top(), BattleStep):
        decision = position.decision()
        assert decision is not None
        if played % 40 == 0:
            for seat in (*position.view(None).seats, None):
                view = SachsenView.of(position.view(seat))
                dealt: Position = game.deal(view, rng)
                assert SachsenView.of(dealt.view(seat)).battle == view.battle
        position.play(bot.choose(position.view(None), decision, rng), decision.seat)
        played += 1
    return outcome(position)


def test_a_battle_within_a_year() -> None:
    position = year()
    depth = len(position.agenda)
    against_a_neutral(position)
    battle = position.battle
    assert battle is not None
    assert [one.player for one in battle.armies] == [position.order[0], NOBODY]
    assert battle.field.map == SMALL
    found = fought_out(position)
    assert len(position.agenda) == depth
    assert found.winner in (0, 1)
    assert found.counts
    assert len(found.fates) == len(battle.units)
    assert set(found.fates.values()) <= {"fine", "routed", "destroyed"}
    neutral = found.columns[1]
    assert (neutral.reserve, neutral.points) == ((3, 2) if found.winner == 1 else (2, 0))


def test_redoubts_where_the_province_holds_a_capital() -> None:
    """R-33: the officers of a neutral State lay none."""
    position = year()
    against_a_neutral(position, capital=True)
    battle = position.battle
    assert battle is not None
    while position.top().name != "redoubts":
        decision = position.decision()
        assert decision is not None
        position.play(decision.actions.all()[0], decision.seat)
    first = listed(position, "redoubt")[0]
    decision = position.decision()
    assert decision is not None
    position.play(position.read(f"redoubt {first}"), decision.seat)
    assert battle.field.kind.count(REDOUBT) == 4
    assert {battle.field.place(s) for s in battle.field.four(battle.ground.redoubts[0])} >= {first}


def test_late_units_count_for_the_size_of_the_field() -> None:
    """R-43: more than eleven of one side."""
    position = engine.game("sachsen").start(
        scenario="battle", seats=2, seed=1, options={"troops": "two-columns"}
    )
    assert isinstance(position, SachsenPosition)
    assert position.battle is not None
    assert position.battle.field.map == LARGE
    assert {column.player for column in position.battle.columns} == {0, 1}
    assert [one.picking[0].number for one in position.battle.armies] == [4, 4]


def test_late_units_arrive_in_their_turn() -> None:
    position = year()
    against_a_neutral(position, late=3)
    battle = position.battle
    assert battle is not None
    assert {unit.entry for unit in battle.units} == {1, 3}
    fought_out(position)
    assert battle.winner != -1


def test_the_side_of_the_field() -> None:
    """battle-setup-2."""
    position = engine.game("sachsen").start(scenario="battle", seats=2, seed=1)
    assert isinstance(position, SachsenPosition)
    play(position, "S: side e")
    assert position.battle is not None
    assert [one.edge for one in position.battle.armies] == ["w", "e"]
