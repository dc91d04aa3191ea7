"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View

Judgement = Callable[[View, Decision, Rng], Action]


class Bot(Protocol):
    """A player: it answers a Decision from its seat's View, with randomness of its own.

    Attributes:
        looks: False if it never reads the View, so that any View may be handed in.
    """

    looks: bool

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """One of the decision's legal Actions."""
        ...


class RandomBot:
    """Plays any legal Action, each as likely as the others."""

    looks = False

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """One of the legal Actions by lot."""
        del view
        return decision.actions.pick(rng)


class SteadyBot:
    """Plays by simple judgement; what that is depends on the game."""

    looks = True

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """What the judgement of the View's game says."""
        return _judgement(view.game)(view, decision, rng)


@cache
def _judgement(game: str) -> Judgement:
    return cast("Judgement", import_module(f"engine.bots.{game}").choose)


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "steady": SteadyBot}


@cache
def kinds(game: str) -> tuple[str, ...]:
    """The kinds of bot that play a game, the simplest first; judgement is a folder named for the game."""
    judged = any(m.ispkg and m.name == game for m in iter_modules(import_module("engine.bots").__path__))
    return ("random", "steady") if judged else ("random",)


def bot(kind: str) -> Bot:
    """A new bot of this kind; raises KeyError for an unknown one."""
    return BOTS[kind]()
