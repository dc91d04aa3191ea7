"""The reminder of the advanced game: promises, and subsidies that wait for an answer."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.views.panels.reminder import Matter, Reminder
from engine.games.maria.view_types import AffairsView, ContractView, MariaView
from engine.kernel.view import View


def affairs_of(view: View) -> AffairsView:
    """The affairs of state, at a table where they are dealt with."""
    return MariaView.of(view).of_advanced().affairs


class MariaReminder(Reminder):
    """Offers to be answered, and what every ledger reminds of."""

    def matters(self, view: View) -> Iterator[Matter]:
        """Offers first."""
        yield from self._to_answer(view)
        yield from super().matters(view)

    def _to_answer(self, view: View) -> Iterator[Matter]:
        """Subsidies offered to the viewer, and those that the other side would end."""
        own = view.seats.get(self.session.viewer or "", ())
        for contract in affairs_of(view).proposals:
            if contract.receiver in own:
                yield self._contract("agreements-remind-offer", contract)
        for contract in affairs_of(view).ending:
            if (contract.receiver, contract.giver)[contract.turns] in own:
                yield self._contract("agreements-remind-end", contract)

    def _contract(self, key: str, contract: ContractView) -> Matter:
        giver, receiver = f"side:{contract.giver}", f"side:{contract.receiver}"
        words = self.appearance.tr(key, side=giver, other=receiver)
        return Matter(contract.giver, words, words)
