"""Numbers that a person fills in before they count: a draft for each seat, handed over as Actions."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from desktop.session.session import Session
from engine.kernel.action import Action
from engine.kernel.numbers import NumberSheet


class Filled(Struct, frozen=True):
    """What a person has filled in on a sheet.

    Attributes:
        values: number by source. kept: the rows on which a hand was laid.
    """

    sheet: NumberSheet
    values: dict[str, int]
    kept: tuple[str, ...] = ()


class NumberDraft:
    """What the seats have filled in: nothing counts before it is handed over, and each seat keeps its own."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drafts: dict[str, Filled] = {}
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
        before, sheet = self._mine, self.sheet
        if before is None or sheet is None:
            return {}
        return before.values if before.sheet == sheet else self._taken_over(before, sheet)

    @property
    def kept(self) -> tuple[str, ...]:
        """The rows on which the viewer has laid a hand."""
        return self._mine.kept if self._mine is not None else ()

    @property
    def _mine(self) -> Filled | None:
        """What the viewer has filled in for what is asked now."""
        before, sheet = self._drafts.get(self._seat), self.sheet
        same = before is not None and sheet is not None and _asks_the_same(before.sheet, sheet)
        return before if same else None

    @property
    def _seat(self) -> str:
        return self._session.viewer or ""

    def _forget(self) -> None:
        """What was filled in for a question that is answered is not filled in when the same is asked again.

        While a sheet lies face down what was filled in lies there with it.
        """
        sheet = self.sheet
        if sheet is not None and sheet.face_down:
            return
        if self._mine is None and self._session.moment is None:
            self._drafts.pop(self._seat, None)

    def keep(self, values: dict[str, int], kept: tuple[str, ...], *, typed: bool = False) -> None:
        """The viewer has filled in these numbers: what can be handed over now is looked at before it is.

        Where one number is other than before and stands there as it was `typed`, its owner knows it: Enter hands it
        over at once.
        """
        if self.sheet is not None and not self.sheet.face_down:
            self._drafts[self._seat] = Filled(self.sheet, dict(values), kept)
        if not typed:
            self._session.gate.renew()

    def rest(self, kept: dict[str, int]) -> Mapping[str, int]:
        """What the other rows become around those on which a hand was laid."""
        decision = self._session.decision
        return decision.fill_rest(kept) if decision is not None else {}

    def actions(self, values: dict[str, int]) -> tuple[Action, ...]:
        """What handing over these numbers means."""
        decision = self._session.decision
        return decision.interpret_numbers(values) if decision is not None else ()

    def hand_over(self, values: dict[str, int]) -> bool:
        """Play the numbers, one Action after another where each is one; False where nothing was played.

        Where some could not be played, as on a full disk, they stay filled in.
        """
        seat, actions = self._seat, self.actions(values)
        done = self._session.act_all(actions)
        if done and done == len(actions):
            self._drafts.pop(seat, None)
        elif done:
            self._take_off(seat, actions[:done])
        return bool(done)

    def _take_off(self, seat: str, played: tuple[Action, ...]) -> None:
        """What was played is no longer filled in."""
        draft = self._drafts.get(seat)
        if draft is not None:
            gone = {ref for one in played for ref in (one.gesture().source, one.gesture().target)}
            left = {source: value for source, value in draft.values.items() if source not in gone}
            kept = tuple(source for source in draft.kept if source not in gone)
            self._drafts[seat] = Filled(draft.sheet, left, kept)
            self._session.refresh()

    def _taken_over(self, before: Filled, sheet: NumberSheet) -> dict[str, int]:
        """The numbers of a sheet that were filled in on the one before; none where they are too many now.

        Where the rows fill in around a hand, only what it has set stays.
        """
        first = {row.source: row.first for row in before.sheet.rows}
        filled = {
            row.source: before.values[row.source]
            for row in sheet.rows
            if before.values.get(row.source, first[row.source]) in row.values
            and before.values.get(row.source, first[row.source]) != first[row.source]
        }
        rest = self.rest({source: filled[source] for source in before.kept if source in filled})
        found = {row.source: row.first for row in sheet.rows} | filled | dict(rest)
        return found if all((group.left(found) or 0) >= 0 for group in sheet.groups) else {}


def _asks_the_same(one: NumberSheet, other: NumberSheet) -> bool:
    """Whether two sheets ask one side for the same numbers, whatever their limits are."""
    return one.title == other.title and _asked(one) == _asked(other)


def _asked(sheet: NumberSheet) -> list[tuple[str, tuple[str, ...]]]:
    return [(group.head, tuple(row.source for row in group.rows)) for group in sheet.groups]
