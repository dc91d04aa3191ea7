"""Numbers that a person fills in before they count: a draft for each seat, handed over as Actions."""

from __future__ import annotations

from desktop.session.session import Session
from engine.kernel.action import Action
from engine.kernel.numbers import NumberSheet


class NumberDraft:
    """What the seats have filled in: nothing counts before it is handed over, and each seat keeps its own."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drafts: dict[str, tuple[NumberSheet, dict[str, int]]] = {}
        session.changed.connect(self._forget)

    @property
    def sheet(self) -> NumberSheet | None:
        """The numbers that the viewer is asked for; None where none are."""
        decision = self._session.decision
        return decision.numbers if decision is not None else None

    @property
    def values(self) -> dict[str, int]:
        """What the viewer has filled in so far; another sheet begins anew.

        Where something that the same sheet asks for was done on the map, what is filled in stays as far as it fits.
        """
        before, values = self._drafts.get(self._session.viewer or "", (None, {}))
        if before is None or self.sheet is None or not _asks_the_same(before, self.sheet):
            return {}
        return values if before == self.sheet else _taken_over(before, values, self.sheet)

    def _forget(self) -> None:
        """What was filled in for a question that is answered is not filled in when the same is asked again."""
        before, _ = self._drafts.get(self._session.viewer or "", (None, {}))
        gone = self.sheet is None or (before is not None and not _asks_the_same(before, self.sheet))
        if gone and self._session.moment is None:
            self._drafts.pop(self._session.viewer or "", None)

    def keep(self, values: dict[str, int]) -> None:
        """The viewer has filled in these numbers: what can be handed over now is looked at before it is."""
        if self.sheet is not None:
            self._drafts[self._session.viewer or ""] = (self.sheet, dict(values))
        self._session.gate.renew()

    def actions(self, values: dict[str, int]) -> tuple[Action, ...]:
        """What handing over these numbers means."""
        decision = self._session.decision
        return decision.interpret_numbers(values) if decision is not None else ()

    def hand_over(self, values: dict[str, int]) -> bool:
        """Play the numbers, one Action after another where each is one; False where nothing was played.

        Where some could not be played, as on a full disk, they stay filled in.
        """
        seat, actions = self._session.viewer, self.actions(values)
        done = self._session.act_all(actions)
        if done and done == len(actions):
            self._drafts.pop(seat or "", None)
        elif done:
            self._take_off(seat or "", actions[:done])
        return bool(done)

    def _take_off(self, seat: str, played: tuple[Action, ...]) -> None:
        """What was played is no longer filled in."""
        sheet, values = self._drafts.get(seat, (None, {}))
        if sheet is not None:
            gone = {ref for one in played for ref in (one.gesture().source, one.gesture().target)}
            left = {source: value for source, value in values.items() if source not in gone}
            self._drafts[seat] = (sheet, left)
            self._session.refresh()


def _asks_the_same(one: NumberSheet, other: NumberSheet) -> bool:
    """Whether two sheets ask one side for the same numbers, whatever their limits are."""
    return one.title == other.title and _asked(one) == _asked(other)


def _asked(sheet: NumberSheet) -> list[tuple[str, tuple[str, ...]]]:
    return [(group.head, tuple(row.source for row in group.rows)) for group in sheet.groups]


def _taken_over(before: NumberSheet, values: dict[str, int], sheet: NumberSheet) -> dict[str, int]:
    """The numbers of a sheet that were filled in on the one before; none where they are too many now."""
    filled = {row.source: values.get(row.source, row.first) for row in before.rows}
    first = {row.source: row.first for row in before.rows}
    found = {
        row.source: filled[row.source]
        if filled[row.source] != first[row.source] and filled[row.source] in row.values
        else row.first
        for row in sheet.rows
    }
    return found if all((group.left(found) or 0) >= 0 for group in sheet.groups) else {}
