"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Protocol, cast

from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.kernel.view import View

Judgement = Callable[[View, Decision, Rng], Action]
Reply = Callable[[View, Rng], Action | None]


class Bot(Protocol):
    """A player: it answers a Decision from its seat's View, with randomness of its own.

    Attributes:
        looks: False if it never reads the View, so that any View may be handed in.
    """

    looks: bool

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """One of the decision's legal Actions."""
        ...

    def reply(self, view: View, rng: Rng) -> Action | None:
        """Its word on what another offers its seat (`Position.addressed`), beside all Decisions; None for none."""
        ...


class RandomBot:
    """Plays any legal Action, each as likely as the others."""

    looks = False

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """One of the legal Actions by lot."""
        del view
        return decision.actions.pick(rng)

    def reply(self, view: View, rng: Rng) -> Action | None:
        """It says nothing."""
        return None


class SteadyBot:
    """Plays by simple judgement; what that is depends on the game."""

    looks = True

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """What the judgement of the View's game says."""
        return cast("Judgement", _folder(view.game).choose)(view, decision, rng)

    def reply(self, view: View, rng: Rng) -> Action | None:
        """What the folder of the View's game says, where it says anything."""
        answers: Reply | None = getattr(_folder(view.game), "reply", None)
        return answers(view, rng) if answers is not None else None


@cache
def _folder(game: str) -> ModuleType:
    return import_module(f"engine.bots.{game}")


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "steady": SteadyBot}


@cache
def kinds(game: str) -> tuple[str, ...]:
    """The kinds of bot that play a game, the simplest first; judgement is a folder named for the game."""
    judged = any(m.ispkg and m.name == game for m in iter_modules(import_module("engine.bots").__path__))
    return ("random", "steady") if judged else ("random",)


def bot(kind: str) -> Bot:
    """A new bot of this kind; raises KeyError for an unknown one."""
    return BOTS[kind]()
