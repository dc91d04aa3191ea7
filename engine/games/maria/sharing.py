"""How Austria and the Pragmatic Army share a movement phase: in Flanders in turn, after a dispute (10.1-i, R-12)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.maria.powers import AU, NOBODY, PA
from engine.games.maria.state import State
from engine.kernel.step import Step


class Sharing(Step[State], frozen=True):
    """How far the players of a movement phase have come: who is done, and whose turn it is in Flanders.

    Attributes:
        done: seats that have finished. right: whose turn it is in Flanders after a dispute, or NOBODY.
        passed: powers that have passed there (R-12). barred: joins that the other player did not allow (10.1-h).
    """

    stage: int
    begun: bool = False
    done: tuple[str, ...] = ()
    right: int = NOBODY
    passed: tuple[int, ...] = ()
    barred: tuple[tuple[int, int], ...] = ()

    @property
    def disputed(self) -> bool:
        """Whether the moves in Flanders are bound by a dispute; they stay so when both have passed (10.1-i, R-56)."""
        return self.right != NOBODY or bool(self.passed)

    @property
    def is_shared(self) -> bool:
        """Whether anything is forbidden because two players share the phase: by a dispute, or a stack not allowed."""
        return self.disputed or bool(self.barred)

    def seats(self, position: State) -> tuple[str, ...]:
        """The players of the active powers who are not done."""
        if not self.begun:
            return ()
        seats = dict.fromkeys(position.alliances.seat_of[p] for p in position.active(self.stage))
        return tuple(s for s in seats if s not in self.done)

    def closed_to(self, position: State, power: int) -> int:
        """Mask of the cities where a power's pieces do not move now: all of Flanders, out of its turn (10.1-i)."""
        return _flanders(position) if self.disputed and power != self.right else 0

    def touched(self, position: State, piece: int, places: tuple[str, ...]) -> list[int]:
        """The cities in which a move begins and to which it leads (R-12)."""
        start = position.where[piece]
        return [position.world.index.number[p] for p in places] + ([start] if start >= 0 else [])

    def give_way(self, position: State, powers: tuple[int, ...], done: tuple[str, ...]) -> None:
        """Who passes in Flanders, or is done, moves there no more, and the right goes on (R-12)."""
        passed = (*self.passed, self.right) if self.right in powers else self.passed
        step = replace(self, done=done, passed=passed)
        position.replace(replace(step, right=step.next_right(position, self.right)))

    def hand_on(self, position: State, piece: int, places: tuple[str, ...]) -> None:
        """After a move in Flanders it is the other's turn there (10.1-i)."""
        there = any(_flanders(position) >> n & 1 for n in self.touched(position, piece, places))
        if there and self.right == position.world.pieces[piece].power:
            position.replace(replace(self, right=self.next_right(position, self.right)))

    def next_right(self, position: State, now: int) -> int:
        """Whose turn in Flanders comes after `now`'s: the other's, unless it has passed or finished (R-12)."""
        if now == NOBODY:
            return NOBODY
        open_ones = [
            p for p in (AU, PA) if p not in self.passed and position.alliances.seat_of[p] not in self.done
        ]
        others = [p for p in open_ones if p != now]
        return next(iter(others or open_ones), NOBODY)


def _flanders(position: State) -> int:
    """Mask of the cities on the Flanders map."""
    return position.world.index.everywhere & ~position.world.bohemia
