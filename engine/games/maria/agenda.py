"""The agenda as plain data: every kind of Step by its name."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.games.maria.combat import Combat, Lapse
from engine.games.maria.consent import Consent
from engine.games.maria.corps import Arrive, SendCorps
from engine.games.maria.election import CastVotes, Election
from engine.games.maria.fight import Fight
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.peace import Annex, AnswerPeace, GoHome, OfferPeace, PeaceEnds, PlaceTrain
from engine.games.maria.politics import Influence, LayCard, NameTrump, ReturnCovered, Reveal
from engine.games.maria.posting import Posting
from engine.games.maria.quarters import Gift, Quarter, ReturnConsent
from engine.games.maria.reduction import Reduction
from engine.games.maria.retreat import LeadAway, Withdraw
from engine.games.maria.saxony import ShiftSaxony
from engine.games.maria.selection import ExecuteCard, SelectCards
from engine.games.maria.sequence import AnyStep, CheckVictory, TurnBegins, TurnEnds
from engine.games.maria.setup import Deploy
from engine.games.maria.stacks import ChooseCommander
from engine.games.maria.supply import ChooseSupplied, SettleSupply, Supply, SupplyPower
from engine.games.maria.tactical import DrawCards, PayCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Muster, Recruit, Winter, WinterScores
from engine.kernel.view import StepView

KINDS: dict[str, type[AnyStep]] = {
    kind.__name__: kind
    for kind in (
        Annex, AnswerPeace, Arrive, CastVotes, CheckVictory, ChooseCommander, ChooseSupplied,
        Combat, Consent, Deploy, DrawCards, Election, ExecuteCard, Fight, Gift, GoHome, Hussars, Influence,
        Lapse, LayCard, LeadAway, Movement, Muster, NameTrump, OfferPeace, PayCards, PeaceEnds, PlaceTrain,
        Posting, Quarter, Recruit, Reduction, RetroactiveConquest, ReturnConsent, ReturnCovered, Reveal,
        SelectCards, SendCorps, SettleSupply, Shifts, ShiftSaxony, Supply, SupplyPower, TurnBegins,
        TurnEnds, Winter, WinterScores, Withdraw,
    )
}  # fmt: skip


def write_agenda(agenda: list[AnyStep]) -> list[tuple[str, dict[str, object]]]:
    """The agenda as plain data."""
    return [(type(step).__name__, msgspec.to_builtins(step)) for step in agenda]


def read_agenda(data: Iterable[tuple[str, dict[str, object]]]) -> list[AnyStep]:
    """The agenda from plain data; raises msgspec.ValidationError."""
    return [msgspec.convert(fields, type=KINDS[name]) for name, fields in data]


def show_agenda(agenda: list[AnyStep]) -> tuple[StepView, ...]:
    """The agenda as a View has it."""
    return tuple(StepView(*written) for written in write_agenda(agenda))
