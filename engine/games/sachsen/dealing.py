"""A truth consistent with a View: what the seat cannot know is dealt and made up anew."""

from __future__ import annotations

from engine.games.sachsen.agenda import read_agenda
from engine.games.sachsen.asking import Round
from engine.games.sachsen.battle.asking import BattleStep
from engine.games.sachsen.battle.battle import Battle
from engine.games.sachsen.hidden import UNREAD, filled
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.view_types import SachsenView
from engine.games.sachsen.world import World
from engine.kernel.position import Result
from engine.kernel.rng import Rng


def deal(world: World, view: SachsenView, rng: Rng) -> SachsenPosition:
    """A Position whose View for the same seat is this one."""
    position = SachsenPosition.blank(world, view.record)
    position.agenda = read_agenda((step.name, step.fields) for step in view.agenda)
    fights = [step for step in position.agenda if isinstance(step, BattleStep)]

    def counted(battle: Battle, unit: int) -> set[str]:
        return {word for step in fights for word in step.counted(battle, unit)}

    position.take(filled(world, view.record, counted, rng))
    step = position.agenda[-1] if position.agenda else None
    for player, slip in enumerate(position.slips):
        if slip == UNREAD and isinstance(step, Round):
            position.slips[player] = rng.choice(step.answers(position, player))
    if view.winners is not None:
        position.result = Result(view.winners, view.way, view.clause)
    position.rng = Rng(rng.bits())
    return position
