"""Numbers that a person fills in before they count: a draft for each seat, handed over as Actions."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.session.session import Session
from engine.kernel.action import Action
from engine.kernel.numbers import NumberSheet


class NumberDraft:
    """What the seats have filled in: nothing counts before it is handed over, and each seat keeps its own."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drafts: dict[str, tuple[NumberSheet | None, dict[str, int], tuple[str, ...]]] = {}

    @property
    def sheet(self) -> NumberSheet | None:
        """The numbers that the viewer is asked for; None where none are."""
        decision = self._session.decision
        return decision.numbers if decision is not None else None

    @property
    def values(self) -> dict[str, int]:
        """What the viewer has filled in so far on the sheet that is asked for: another one begins anew."""
        return self._mine[0]

    @property
    def kept(self) -> tuple[str, ...]:
        """The rows on which the viewer has laid a hand."""
        return self._mine[1]

    @property
    def _mine(self) -> tuple[dict[str, int], tuple[str, ...]]:
        sheet, values, kept = self._drafts.get(self._session.viewer or "", (None, {}, ()))
        return (values, kept) if sheet == self.sheet else ({}, ())

    def keep(self, values: dict[str, int], kept: tuple[str, ...]) -> None:
        """The viewer has filled in these numbers: what can be handed over now is looked at before it is."""
        self._drafts[self._session.viewer or ""] = (self.sheet, dict(values), kept)
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
        """Play the numbers, one Action after another where each is one; False where nothing was played."""
        seat = self._session.viewer
        played = self._session.act_all(self.actions(values))
        if played:
            self._drafts.pop(seat or "", None)
        return played
