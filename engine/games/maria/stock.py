"""The stock of victory markers: reserves and boxes (15, 16)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.games.maria.powers import BATTLE_BOXES, NOBODY, POWERS, PR, RESERVE


class Stock(Struct, frozen=True):
    """Where the victory markers are that lie on no fortress.

    Attributes:
        reserve: of each power; below zero when more are due than there are (R-16).
        battle: markers in each power's battle boxes (16-a). aside: laid aside (19.1-d, 19.2-a).
        electors, emperor, italy: the power with its marker in that box, or NOBODY (16-d, 16-e).
        silesia: whether Prussia's marker lies in the Silesia box (19.1-f).
    """

    reserve: tuple[int, ...] = RESERVE
    battle: tuple[int, ...] = (0,) * len(POWERS)
    aside: tuple[int, ...] = (0,) * len(POWERS)
    electors: int = NOBODY
    emperor: int = NOBODY
    italy: int = NOBODY
    silesia: bool = False

    def give_back(self, power: int, count: int = 1) -> Stock:
        """Markers come back to a reserve; a negative count takes them out of it."""
        return replace(self, reserve=_add(self.reserve, power, count))

    def win_battle(self, power: int, points: int) -> Stock:
        """Victory points won: markers go to free battle boxes; none free: ignored (16-c)."""
        moved = min(points, BATTLE_BOXES - self.battle[power])
        return replace(self.give_back(power, -moved), battle=_add(self.battle, power, moved))

    def lose_battle(self, power: int, points: int) -> Stock:
        """Victory points lost: markers come back from the battle boxes; none there: ignored (16-c)."""
        moved = min(points, self.battle[power])
        return replace(self.give_back(power, moved), battle=_add(self.battle, power, -moved))

    def lay_aside(self, power: int, count: int) -> Stock:
        """Markers taken off the map are laid aside, not given back (19.1-d, 19.2-a)."""
        return replace(self, aside=_add(self.aside, power, count))

    def take_up(self, power: int) -> Stock:
        """The markers laid aside go to the reserve (19.1-h, 19.2-b)."""
        return replace(
            self.give_back(power, self.aside[power]), aside=_add(self.aside, power, -self.aside[power])
        )

    def hold(self, box: str, power: int) -> Stock:
        """A box ("electors", "emperor", "italy") holds a marker of this power or nobody's; the old one comes back."""
        old = getattr(self, box)
        if old == power:
            return self
        found = self if old == NOBODY else self.give_back(old)
        if power != NOBODY:
            found = found.give_back(power, -1)
        return replace(found, **{box: power})

    def mark_silesia(self, power: int) -> Stock:
        """The marker for the annexation (19.1-f)."""
        return replace(self.give_back(power, -1), silesia=True)

    def holders(self) -> tuple[tuple[str, int], ...]:
        """Whose marker lies in each victory box, or NOBODY (16-d, 16-e, 19.1-f)."""
        silesia = PR if self.silesia else NOBODY
        return (
            ("electors", self.electors),
            ("emperor", self.emperor),
            ("italy", self.italy),
            ("silesia", silesia),
        )


def _add(counts: tuple[int, ...], power: int, count: int) -> tuple[int, ...]:
    return (*counts[:power], counts[power] + count, *counts[power + 1 :])
