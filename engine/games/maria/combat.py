"""Combat (11.1): the attacks of a phase, in the order that the attacker chooses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.actions import Attack
from engine.games.maria.attacks import Attacks, Pair, start_pairs, still_due, under_command
from engine.games.maria.fight import ATTACKER, DEFENDER, Fight
from engine.games.maria.powers import PA, ref
from engine.games.maria.refusals import no
from engine.games.maria.stacks import group_troops
from engine.games.maria.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step


class Attacking(Rule[Asked["Combat", State], Attack]):
    """A fight that is due begins (11.1-a)."""

    action: ClassVar[type[Action]] = Attack

    def candidates(self, asked: Asked[Combat, State]) -> list[Attack]:
        """Each fight that is due, under the generals who command it."""
        pieces = asked.position.world.pieces
        return [Attack(pieces[a].id, pieces[d].id) for a, d in asked.step.commanded(asked.position)]

    def why_not(self, asked: Asked[Combat, State], action: Attack) -> Refusal | None:
        """It was due at the start of the phase, and Austria's come before the Pragmatic Army's (11.1-a)."""
        position, step, number = asked.position, asked.step, asked.position.world.number
        pair = (number[action.attacker], number[action.defender])
        lit = (f"piece:{action.attacker}", f"piece:{action.defender}")
        if pair in step.offered(position):
            return None
        if pair in step.commanded(position):
            return no("11.1-a", "austria-first", *lit, piece=lit[0])
        return no("11.1-a", "not-adjacent-at-start", *lit, piece=lit[0], target=lit[1])

    def play(self, asked: Asked[Combat, State], action: Attack) -> None:
        """It is no longer due, and the duel begins."""
        position, step, number = asked.position, asked.step, asked.position.world.number
        pair = (number[action.attacker], number[action.defender])
        rest = tuple(p for p in step.pairs if under_command(position, p) != pair)
        position.replace(replace(step, pairs=rest))
        begin_fight(position, *pair)


class Combat(Attacks, frozen=True):
    """Every fight due at the start of the phase is fought, in the order the attacker chooses (11.1-a)."""

    name: ClassVar[str] = "combat"
    clause: ClassVar[str] = "maria 11.1-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Attacking(),)

    def commanded(self, position: State) -> tuple[Pair, ...]:
        """The fights still due, by those who command there now."""
        return tuple(under_command(position, pair) for pair in self.pairs)

    def offered(self, position: State) -> tuple[Pair, ...]:
        """The fights that may come next: Austria's before the Pragmatic Army's (11.1-a), with two players any (24-f).

        A mixed stack counts for the power in supreme command (R-21).
        """
        pieces, pairs = position.world.pieces, self.commanded(position)
        first = tuple(p for p in pairs if pieces[p[0]].power != PA)
        return first if first and len(position.world.leaders) == 3 else pairs

    def seats(self, position: State) -> tuple[str, ...]:
        """The player whose fights come next; nobody when none is left."""
        if not self.pairs:
            return ()
        return (position.alliances.seat_of[position.world.pieces[self.offered(position)[0][0]].power],)

    def run(self, position: State) -> None:
        """First the fights that are due are found; when all are fought the phase is over."""
        if self.begun:
            position.pop()
            position.retreated = 0
        else:
            position.retreated = 0
            position.replace(
                Combat(self.stage, start_pairs(position, position.active(self.stage)), begun=True)
            )

    def prompt(self, position: State, seat: str) -> Message:
        """Who attacks, and how many fights are due."""
        power = position.world.pieces[self.offered(position)[0][0]].power
        return say("maria-prompt-attack", side=ref(power), seat=f"seat:{seat}", n=len(self.pairs))

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """An attack on the general who stands there, by the one that is dragged or by another who is due."""
        del seat, via
        world = position.world
        name, aim = source.removeprefix("piece:"), target.removeprefix("piece:")
        place = world.index.number.get(target.removeprefix("place:"), -1)
        if aim in world.number:
            place = position.where[world.number[aim]]
        inside = position.generals_on(place) if place >= 0 else ()
        aim = world.pieces[inside[0]].id if inside else aim
        if aim not in world.number:
            return
        if name in world.number:
            yield Attack(name, aim)
        elif not name:
            yield from self._against(position, aim)

    def _against(self, position: State, aim: str) -> Iterator[Attack]:
        """Whoever might attack an enemy: those whose fight with him is due, else one that has another."""
        world, target = position.world, position.world.number[aim]
        foes = position.alliances.foes[world.pieces[target].power]
        due = [a for a, d in self.pairs if d == target]
        others = [a for a, _ in self.pairs if world.pieces[a].power in foes][:1]
        yield from (Attack(world.pieces[a].id, aim) for a in due or others)

    def why_idle(self, position: State, seat: str, source: str) -> Refusal:
        """Who has no fight, who is attacked, and whose fights come later (11.1-a)."""
        world = position.world
        piece = world.number.get(source.removeprefix("piece:"))
        if piece is None or world.pieces[piece].kind != "general" or position.where[piece] < 0:
            return Step.why_idle(self, position, seat, source)
        inside = position.generals_on(position.where[piece])
        for attacker, defender in self.pairs:
            by, target = world.pieces[attacker].ref, world.pieces[defender].ref
            if attacker in inside:
                why = self.refuse(
                    position, seat, Attack(world.pieces[attacker].id, world.pieces[defender].id)
                )
                return why or no("11.1-a", "commander-fights", by, source, piece=by, target=source)
            if defender in inside:
                return no("11.1-a", "is-attacked", by, target, piece=by, target=target)
        return no("11.1-a", "no-fight", source, piece=source)

    def measure(self, position: State) -> int:
        """Fights that are left."""
        return len(self.pairs)


class Lapse(Step[State], frozen=True):
    """After a fight: those that are no longer due are struck off (11.1-l, R-20)."""

    name: ClassVar[str] = "combat"
    clause: ClassVar[str] = "maria 11.1-l"

    def run(self, position: State) -> None:
        """The fights that are still due stay."""
        position.pop()
        combat = position.top()
        assert isinstance(combat, Combat)
        due = tuple(pair for pair in combat.pairs if still_due(position, pair))
        position.replace(Combat(combat.stage, due, begun=True))


def begin_fight(position: State, attacker: int, defender: int) -> None:
    """Both sides state their troops; the one behind, or the attacker at zero, has the right (11.1-b, 11.1-c, 11.1-g).

    One who has fought already in this phase has what is left to him (11.1-k).
    """
    world = position.world
    troops = (
        group_troops(position, position.where[attacker]),
        group_troops(position, position.where[defender]),
    )
    score = troops[0] - troops[1]
    right = ATTACKER if score <= 0 else DEFENDER
    a, d = world.pieces[attacker], world.pieces[defender]
    message = say(
        "maria-log-fight",
        side=ref(a.power),
        piece=a.ref,
        target=d.ref,
        n=troops[0],
        against=troops[1],
        score=score,
    )
    position.tell(
        Event(
            "fight", message, clause="maria 11.1-b", lit=(a.ref, d.ref), side=ref(a.power), reveals=True,
            data={"score": score},
        )
    )  # fmt: skip
    position.push(Fight(attacker, defender, troops, score, right, ()), Lapse())
