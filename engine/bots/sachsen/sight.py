"""What a seat's View of SACHSEN tells the steady bot.

A truth that fits the View is dealt, and only what is public is asked of it, and the own hand: the rules are written
once, in the chapters of the game.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.bots.remembering import Remembering
from engine.bots.sachsen import weights
from engine.games.sachsen.game import GAME
from engine.games.sachsen.politics import wars
from engine.games.sachsen.politics.entering import Ground, Grounds, Mover
from engine.games.sachsen.record import Unit
from engine.games.sachsen.sides import NOBODY, PLAYER
from engine.games.sachsen.view_types import PlayerView, SachsenView
from engine.kernel.rng import Rng
from engine.kernel.view import View


class Sight(Remembering):
    """The situation as one player sees it.

    Attributes:
        state: a truth that fits the View. player, home: who asks, and his State. rng: lots of the bot's own.
        grounds: the map as each mover meets it.
    """

    def __init__(self, view: View, rng: Rng) -> None:
        super().__init__()
        self.view, self.rng = SachsenView.of(view), rng
        self.state = GAME.deal(view, Rng(0))
        self.world = self.state.world
        self.player = PLAYER[view.seat]
        self.home = self.state.homes[self.player]
        self.grounds = Grounds(self.state)

    @property
    def step(self) -> Any:
        """The Step that asks."""
        return self.state.agenda[-1]

    @property
    def me(self) -> PlayerView:
        """What everybody sees of the player."""
        return self.view.players[self.view.seat]

    @cached_property
    def led(self) -> tuple[int, ...]:
        """The States that he leads."""
        return self.state.led(self.player)

    @cached_property
    def left(self) -> int:
        """Turns still to come."""
        last = self.state.last_turn()
        return last - self.state.turn if last else weights.OPEN_END

    def coins(self, number: float) -> float:
        """What so many coins are worth."""
        return number * (weights.COIN if self.left >= weights.LATE else weights.COIN_LATE)

    def cost(self, number: int) -> float:
        """What so many coins are missed: less, where plenty are left."""
        plenty = self.spare - number >= weights.PLENTY
        return self.coins(number) * (weights.OF_PLENTY if plenty else 1.0)

    @cached_property
    def spare(self) -> int:
        """The coins that the next maintenance does not need."""
        return self.me.treasury - self.me.maintenance

    @cached_property
    def surplus(self) -> int:
        """What an income leaves beyond maintenance."""
        return self.me.income - self.me.maintenance

    @cached_property
    def rivals(self) -> list[int]:
        """The other players who have a State, the first in points first."""
        others = [player for player in self.state.present() if player != self.player]
        return sorted(others, key=lambda player: -self.points(player))

    def points(self, player: int) -> int:
        """The points of a player as they stand."""
        return self.view.players[self.state.seat(player)].total

    @cached_property
    def leader(self) -> int:
        """The rival with most points, NOBODY without rivals."""
        return self.rivals[0] if self.rivals else NOBODY

    @cached_property
    def neighbours(self) -> frozenset[int]:
        """The States that border the own."""
        return frozenset(side for own in self.led for side in self.state.neighbours_of(own)) - set(self.led)

    @cached_property
    def foes(self) -> frozenset[int]:
        """The States with which he is at war."""
        return wars.foes(self.state, self.player)

    @cached_property
    def ground(self) -> Ground:
        """The map as his own units meet it."""
        return self.grounds[Mover(self.home, self.player)]

    def strength(self, unit: Unit) -> float:
        """What a unit counts for in a fight, in musketeers."""
        if unit.is_command:
            return weights.GENERAL
        return weights.LEVEL[self.world.kinds[unit.kind].level]

    @cached_property
    def units(self) -> list[Unit]:
        """The units that he moves, on the board."""
        return [
            u
            for u in self.state.units.values()
            if self.state.is_ready(u) and self.state.commander(u) == self.player
        ]

    @cached_property
    def by_province(self) -> dict[int, list[Unit]]:
        """The own units by the province in which they stand."""
        found: dict[int, list[Unit]] = {}
        for unit in self.units:
            found.setdefault(self.world.squares[unit.square].province, []).append(unit)
        return found

    @cached_property
    def capital_guard(self) -> str:
        """The brigade that stays in the own capital: the least of those that stand there; "" for none."""
        capital = self.world.realms[self.home].capital if self.home != NOBODY else NOBODY
        here = [unit for unit in self.units if unit.square == capital and not unit.is_command]
        return min(here, key=lambda unit: (self.strength(unit), unit.id)).id if here else ""

    def side_worth(self, side: int) -> float:
        """The points that an alliance with a State brings, with its arms and its border."""
        score = self.world.numbers.score
        points = score.alliance_kingdom if self.world.is_kingdom(side) else score.alliance_electorate
        return points + weights.ARMS + weights.BORDER * (side in self.neighbours)
