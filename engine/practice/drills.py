"""One drill: a question worth asking, found by the kind, a seed and a source of Positions."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.kernel.action import Action
from engine.kernel.drill import Answer, DrillKind, Question
from engine.kernel.errors import KabinettError
from engine.kernel.explain import Fact
from engine.kernel.fields import FileData
from engine.kernel.game import Game
from engine.kernel.position import Position
from engine.kernel.positions import fields_of, opening_of
from engine.kernel.rng import Rng
from engine.kernel.view import View
from engine.practice.interest import interest, trained
from engine.practice.situations import Situation, Source, source

TRIES = 120
"""Situations that are looked at before a source is given up."""
WISHED = 30
"""Of these so many are looked at for one answer of those that may be chosen, so that each is right as often."""
ASKED = 6
"""Questions about one situation whose answers are weighed against each other."""


class NoDrill(KabinettError):
    """Nothing worth asking was found."""


@dataclass(frozen=True)
class Drill:
    """A question about a situation, with its answer.

    Attributes:
        seed: by which it was found, and is found again. clauses: those that it trains, the rarest first.
    """

    game: Game
    kind: DrillKind[Any]
    seed: int
    situation: Situation
    question: Question
    answer: Answer

    @property
    def position(self) -> Position:
        """What it asks about; never changed."""
        return self.situation.position

    def fields(self) -> FileData | None:
        """What it asks about as the fields of a position file, of no seed; None at a moment that no field names."""
        opening = opening_of(self.situation.header)
        del opening["seed"]
        return fields_of(self.game, self.position, opening)

    @property
    def view(self) -> View:
        """What its seat may know of it."""
        return self.position.view(self.question.seat or None)

    @cached_property
    def beside(self) -> tuple[Fact, ...]:
        """What it rests on that lies neither on the map nor in the hand."""
        return tuple(self.kind.beside(self.position, self.question))

    @property
    def consequence(self) -> tuple[Action, ...]:
        """Actions that show what the answer means; none where nothing would be seen."""
        return tuple(self.kind.consequence(self.position, self.question))

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it trains, the rarest first."""
        return trained(self.answer)

    @cached_property
    def names_hidden_card(self) -> bool:
        """Whether the question names a card that some seat holds and the public can't see."""
        public = self.position.view(None)
        seen = {card for hand in public.hands for card in hand.cards or ()}
        held = {
            f"card:{card}"
            for seat in public.seats
            for hand in self.position.view(seat).hands
            for card in hand.cards or ()
            if card not in seen
        }
        named = {str(one) for one in (*self.question.about, *self.question.choices)}
        for value in self.question.prompt.args.values():
            named |= {str(one) for one in value} if isinstance(value, list | tuple) else {str(value)}
        return bool(named & held)


def find_drill(
    game: Game, kind: str, seed: int, *, clause: str = "", positions: Source | None = None, tries: int = TRIES
) -> Drill:
    """The drill of a kind with a seed: always the same from the same source.

    Args:
        clause: only one that hangs on this clause; "": on any. positions: where to look, by default as `source` says.
        tries: situations that are looked at before it is given up.

    Raises KabinettError for an unknown kind, NoDrill where nothing worth asking is found.
    """
    try:
        one = game.drill(kind)
    except KeyError:
        known = ", ".join(k.name for k in game.drills) or "none"
        raise KabinettError(f"there is no kind of drill '{kind}' in this game; there are: {known}") from None
    rng = Rng(_seeded(game.id, kind, seed, clause))
    positions = source(game) if positions is None else positions
    wished = rng.bits()
    for number in range(tries):
        situation = positions.situation(rng, one.steps, one.scenarios)
        wish = wished if number < WISHED else None
        found = None if situation is None else _ask(one, situation, rng, clause, wish)
        if situation is not None and found is not None:
            return Drill(game, one, seed, situation, *found)
    raise NoDrill(f"no drill of the kind '{kind}' was found")


def _ask(
    kind: DrillKind[Any], situation: Situation, rng: Rng, clause: str, wish: int | None
) -> tuple[Question, Answer] | None:
    """The most interesting of some questions about a situation, if one is worth asking.

    `wish`: a number that stands for one of the words that may be chosen, which is to be the right one; None: any.
    """
    position = situation.position
    seats = [*position.view(None).seats]
    rng.shuffle(seats)
    asked = [question for seat in seats for question in kind.questions(position, seat)]
    rng.shuffle(asked)
    best, found = 0, None
    for question in asked[:ASKED]:
        answer = kind.answer(position, question)
        wished = wish is None or not question.choices or _wished(question, wish) in answer.right
        if not wished or (clause and clause not in trained(answer)):
            continue
        worth = interest(kind, answer)
        if worth > best:
            best, found = worth, (question, answer)
    return found


def _wished(question: Question, wish: int) -> str:
    return question.choices[wish % len(question.choices)]


def _seeded(*parts: object) -> int:
    """A number that hangs on all of these and on nothing else."""
    said = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.sha256(said).digest()[:8], "big")
