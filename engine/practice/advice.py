"""Hints at a table of practice, only when asked: the clause of the moment, the region, and what a bot would do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.bots import bot, kinds
from engine.kernel.action import Action
from engine.kernel.coach import Caution
from engine.kernel.decision import Decision
from engine.kernel.game import Game
from engine.kernel.message import Message, say
from engine.kernel.rng import Rng
from engine.kernel.view import View
from engine.practice.lesson_hint import HINTS, Hint, sources_of

ASK_BOT = HINTS
"""The hint for which the strongest bot is asked."""


class Advice(Struct, frozen=True):
    """What a bot would do, and what it looked at.

    Attributes:
        bot: its kind. weighed: how many Actions it chose from. label: what a button for its choice says.
    """

    bot: str
    weighed: int
    action: Action
    label: Message

    @property
    def source(self) -> str:
        """What the Action begins with, "" for a button."""
        return self.action.gesture().source

    @property
    def lights(self) -> tuple[str, ...]:
        """Where it begins and ends."""
        gesture = self.action.gesture()
        return tuple(ref for ref in dict.fromkeys((gesture.source, gesture.target)) if ref)

    @property
    def way(self) -> tuple[str, ...]:
        """The way of what is taken, from where it stands; none where it has no way."""
        gesture = self.action.gesture()
        return (gesture.source, *gesture.via) if gesture.via else ()


def hint_at_table(game: str, decision: Decision, cautions: Sequence[Caution], number: int) -> Hint:
    """The first or second hint: where to read; where to look, which is where a caution is, if there is one."""
    if number <= 1:
        clause = f"clause:{game} {decision.clause.split()[-1]}"
        return Hint(say("practice-hint-clause", clause=clause), decision.clause)
    lit = [ref for caution in cautions for ref in caution.lit] or _region(decision)
    key = "practice-hint-region" if lit else "practice-hint-buttons"
    return Hint(say(key), decision.clause, tuple(dict.fromkeys(lit)))


def _region(decision: Decision) -> list[str]:
    """With what something can be done; where that is cards alone, where they can be laid."""
    sources = [ref for ref in sources_of(decision) if not ref.startswith("card:")]
    return sources or sorted({action.gesture().target for action in decision.actions} - {""})


def strongest(game: str) -> str:
    """The kind of bot that plays a game best; "" where none judges what it does."""
    kind = kinds(game)[-1]
    return kind if bot(kind).looks else ""


def advise(game: Game, view: View, rng: Rng) -> Advice | None:
    """What the strongest bot would do in the place of the View's seat, from that View alone.

    None where no bot judges, or nothing is asked of the seat. It may take seconds.
    """
    kind, decision = strongest(game.id), game.deal(view, rng).decision(view.seat)
    if not kind or decision is None:
        return None
    action = bot(kind).choose(view, decision, rng)
    return Advice(kind, len(decision.actions), action, decision.label(action))
