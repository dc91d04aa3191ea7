"""Every kind of Step of a battle."""

from __future__ import annotations

from engine.games.sachsen.battle.charging import Answering, Guarding
from engine.games.sachsen.battle.ending import Concluding, Experience
from engine.games.sachsen.battle.engagements import Deciding, Engagement
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.generals import Taking
from engine.games.sachsen.battle.laying import Laying, Stealing
from engine.games.sachsen.battle.morale import Testing
from engine.games.sachsen.battle.moving import UnderWay
from engine.games.sachsen.battle.orders import Readying
from engine.games.sachsen.battle.phases import BattleTurns, Half, Phase, Rally
from engine.games.sachsen.battle.pursuing import Winning
from engine.games.sachsen.battle.salvos import Salvo
from engine.games.sachsen.battle.scenario import BattleOver, Muster
from engine.games.sachsen.battle.setting import Arriving, Beginner, Deploying, Drawing, FieldSide, Redoubts
from engine.games.sachsen.battle.shooting import Window
from engine.kernel.step import AnyStep

BATTLE_STEPS: tuple[type[AnyStep], ...] = (
    Muster, FieldSide, Laying, Drawing, Redoubts, Beginner, Deploying, Arriving, Readying, Stealing, BattleTurns, Phase,
    Rally, Half, UnderWay, Window, Engagement, Salvo, Deciding, Guarding, Answering, Testing, Exchange, Winning, Taking,
    Experience, Concluding, BattleOver,
)  # fmt: skip
