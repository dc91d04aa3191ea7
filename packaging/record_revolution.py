"""Games of REVOLUTION for each number of factions, each of them winning once, and one that is won together."""

from __future__ import annotations

from dataclasses import dataclass, field

import engine
from engine.bots.bot import bot
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.game import SIDES
from engine.kernel.journal import SeatEntry
from engine.kernel.options import OptionValue
from engine.kernel.rng import Rng
from engine.kernel.table import Table

GAME = "revolution"
TRIES = 200


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded.

    Attributes:
        seats: how many. winner: the seat that is to win alone and is played by the steady bot, the others by lot;
            empty: several are to win together. options: what is chosen before the game.
    """

    seats: int
    winner: str = ""
    options: dict[str, OptionValue] = field(default_factory=dict)


def _trio(winner: str, pair: str) -> Wanted:
    return Wanted(3, winner, {SIDES: pair})


WANTED = {
    "two-catholic": Wanted(2, "catholic"),
    "two-reformed": Wanted(2, "reformed", {"huguenots-stay": True}),
    "three-catholics": _trio("catholics", "nobility-reformers"),
    "three-habsburgs": _trio("habsburgs", "habsburgs-nobility"),
    "three-nobility": _trio("nobility", "nobility-burghers"),
    "three-burghers": _trio("burghers", "habsburgs-burghers"),
    "three-reformers": _trio("reformers", "burghers-reformers"),
    **{f"four-{side}": Wanted(4, side) for side in ("catholics", "habsburgs", "burghers", "reformers")},
    **{
        f"five-{side}": Wanted(5, side)
        for side in ("catholics", "habsburgs", "nobility", "burghers", "reformers")
    },
    "shared": Wanted(5),
}


def ends_as_wanted(table: Table, wanted: Wanted) -> bool:
    """Whether the game is won by this seat alone, or by several together."""
    result = table.position.result
    if result is None:
        return False
    return result.winners == (wanted.winner,) if wanted.winner else len(result.winners) > 1


def play(seed: int, wanted: Wanted) -> Table:
    """A whole game, at a table that lives in memory."""
    game = engine.game(GAME)
    known = game.scenarios[0].seating(wanted.seats, wanted.options)
    kinds = {seat: "steady" if seat == wanted.winner else "random" for seat in known}
    seats = [SeatEntry(seat, seat, kind) for seat, kind in kinds.items()]
    table = Table.new(game, seats=seats, seed=seed, options=wanted.options, version=engine.__version__)
    rng, steady = Rng(seed), bot("steady")
    while (decision := table.decision()) is not None:
        if kinds[decision.seat] == "steady":
            table.play(steady.choose(table.view(decision.seat), decision, rng), decision.seat)
        else:
            table.play(by_lot(decision, rng), decision.seat)
    return table


def by_lot(decision: Decision, rng: Rng) -> Action:
    """Any Action, each verb as likely as the others, so that whoever may end a phase soon does."""
    actions = decision.actions.all()
    verb = rng.choice(sorted({action.verb for action in actions}))
    return rng.choice([action for action in actions if action.verb == verb])
