"""Steps that players answer, one after another or all at once, and what their Rules are asked with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Done
from engine.games.sachsen.money import gulden
from engine.games.sachsen.record import Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import PLAYER, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.in_order import InOrder as Ordered
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Asked, Plain
from engine.kernel.step import Step


class PlayerAsked(Asked[Any, State]):
    """What a Rule is asked about, with the player who answers.

    Attributes:
        player: who answers. home: his State, NOBODY for none. world: the tables.
    """

    def __init__(self, step: Any, position: State, seat: str) -> None:
        super().__init__(step, position, seat)
        self.player = PLAYER[seat]
        self.home = position.homes[self.player]
        self.world = position.world

    @property
    def holds(self) -> bool:
        """Whether there is any card in his hand: their number is public."""
        return bool(self.position.hands[self.player])

    def unit(self, name: str) -> Unit | None:
        """A unit by its id; None if there is none."""
        return self.position.units.get(name)

    def unpaid(self, clause: str, coins: int) -> Refusal | None:
        """None if his treasury holds so much, else that it does not."""
        has = self.position.treasury[self.player]
        return None if has >= coins else no(clause, "treasury", n=gulden(has), cost=gulden(coins))


class AnyPlayerStep(Step[State], frozen=True):
    """A Step that players answer; its prompt is `sachsen-prompt-<question or name>` with the player's State."""

    question: ClassVar[str] = ""

    def ask(self, state: State, seat: str) -> PlayerAsked:
        """With the player."""
        return PlayerAsked(self, state, seat)

    def prompt(self, state: State, seat: str) -> Message:
        """With the State, the seat, and what `prompt_args` adds."""
        player, key = PLAYER[seat], self.question or self.name
        side = side_ref(state.homes[player])
        return say(f"sachsen-prompt-{key}", side=side, seat=f"seat:{seat}", **self.prompt_args(state))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """What the prompt tells besides."""
        return {}


Bringing = Callable[[str, str], Action]
"""Makes an Action of the ids of a unit and of a square."""


class PlayerStep(AnyPlayerStep, frozen=True):
    """A Step that one player answers.

    `brings`: what it means to drag a unit to a square, where nothing else can be dragged.
    """

    brings: ClassVar[Bringing | None] = None

    def asks(self, state: State) -> int:
        """The player whose answer it is."""
        raise AssertionError(f"{type(self).__name__} asks nobody")

    def seats(self, state: State) -> tuple[str, ...]:
        """His seat."""
        return (state.seat(self.asks(state)),)

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """What is taken at one reference and let go at another."""
        return self.dropped(state, PLAYER[seat], source, target, via)

    def dropped(
        self, state: State, player: int, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """The Actions, legal or not and the likeliest first, that a drag would mean: to bring a unit to a square."""
        brings = type(self).brings
        return [brings(*drag) for drag in onto_square(state, source, target)] if brings is not None else ()

    def undone(self, state: State) -> int:
        """How much of what is voluntary has not been done, for the button that ends it."""
        return 0

    def why_idle(self, state: State, seat: str, source: str) -> Refusal:
        """What speaks against what would be done with it: the first reason that a Rule gives."""
        return self.first_reason(state, seat, source) or super().why_idle(state, seat, source)

    def finish(self, state: State) -> None:
        """He has done what he wants to do."""
        state.pop()

    def going_on(self, state: State, **noted: object) -> None:
        """The same player goes on, with something noted in the Step."""
        state.replace(replace(self, **noted))


def onto_square(state: State, source: str, target: str) -> tuple[tuple[str, str], ...]:
    """The ids of a unit and of a square to which it was dragged; none for another drag."""
    kind, _, square = target.partition(":")
    fits = source.startswith("piece:") and kind == "place" and square in state.world.square
    return ((source.removeprefix("piece:"), square),) if fits else ()


class OfPlayer(PlayerStep, frozen=True):
    """A Step that asks a player named in it."""

    player: int

    def asks(self, state: State) -> int:
        """That one."""
        return self.player

    def measure(self, state: State) -> int:
        """One answer ends it, unless a Step says otherwise."""
        return 1


class InOrder(Ordered[State], PlayerStep, frozen=True):
    """A Step that players answer one after another (R-02)."""

    def measure(self, state: State) -> int:
        """Those who are still to be asked, unless each answers more than once."""
        return len(self.left)


class OverLot(PlayerStep, frozen=True):
    """Who is asked looks at the cards of the lot: a secret round of one, so that no others read them with him.

    Attributes:
        of_auction: the lot is that of an auction, which an option lays out face up (R-76).
    """

    round: ClassVar[RoundKind] = "secret"
    of_auction: ClassVar[bool] = False

    def round_now(self, state: State) -> RoundKind:
        """None over a lot that all may read: it is asked openly."""
        return "" if is_lot_open(state) else self.round

    def takes_part(self, state: State) -> tuple[str, ...]:
        """Nobody else."""
        return self.seats(state)

    def round_prompt(self, state: State) -> Message:
        """The name of the Step."""
        del state
        return say(f"step-{self.name}")


def is_lot_open(state: State) -> bool:
    """Whether all may read the cards of the lot: by an option those of an auction, never those of the beaten (R-76)."""
    over = [step for step in state.agenda if isinstance(step, OverLot)]
    return state.options.open_lots and all(step.of_auction for step in over)


class Round(AnyPlayerStep, frozen=True):
    """One question to several players: a secret round or a call (`round`); it stays until the last has answered.

    Answers of a secret round are kept in `slips`, those of a call in `calls`, as words; `finish` reads them.

    Attributes:
        players: who takes part, in the order in which they count.
    """

    players: tuple[int, ...]

    def answer(self, state: State, player: int) -> str:
        """What a player has answered, "" for nothing yet."""
        return (state.slips if self.round == "secret" else state.calls)[player]

    def note(self, state: State, player: int, answer: str) -> None:
        """A player has answered."""
        (state.slips if self.round == "secret" else state.calls)[player] = answer

    def answers(self, state: State, player: int) -> tuple[str, ...]:
        """All that a player might have answered, for who makes up an answer that he does not know."""
        raise AssertionError(f"{type(self).__name__} has no words for its answers")

    def present(self, state: State) -> tuple[int, ...]:
        """Those of its players who take part when their turn comes: all, unless a Round says otherwise."""
        del state
        return self.players

    def takes_part(self, state: State) -> tuple[str, ...]:
        """Their seats."""
        return tuple(map(state.seat, self.present(state)))

    def seats(self, state: State) -> tuple[str, ...]:
        """Who has not answered."""
        return tuple(state.seat(player) for player in self.present(state) if not self.answer(state, player))

    def run(self, state: State) -> None:
        """All have answered."""
        answers = {player: self.answer(state, player) for player in self.present(state)}
        for player in answers:
            self.note(state, player, "")
        state.pop()
        self.finish(state, answers)

    def finish(self, state: State, answers: dict[int, str]) -> None:
        """What comes of the answers; the Step is gone already."""
        raise AssertionError(f"{type(self).__name__} makes nothing of its answers")

    def round_prompt(self, state: State) -> Message:
        """`sachsen-round-<name>`, as everybody may read it."""
        return say(f"sachsen-round-{self.question or self.name}", **self.prompt_args(state))

    def measure(self, state: State) -> int:
        """Answers still missing."""
        return len(self.seats(state))


class Ending(Plain[PlayerAsked, Done]):
    """A player ends what is voluntary."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "sachsen turn-4"

    def play(self, asked: PlayerAsked, action: Done) -> None:
        """The next."""
        asked.step.finish(asked.position)

    def label(self, asked: PlayerAsked, action: Done) -> Message:
        """With what is left undone."""
        left = asked.step.undone(asked.position)
        return say("sachsen-act-done-left", n=left) if left else action.gesture().label
