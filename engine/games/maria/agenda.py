"""Every kind of Step of MARIA, and the agenda as plain data."""

from __future__ import annotations

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
from engine.games.maria.sequence import CheckVictory, TurnBegins, TurnEnds
from engine.games.maria.setup import Deploy
from engine.games.maria.stacks import ChooseCommander
from engine.games.maria.supply import ChooseSupplied, SettleSupply, Supply, SupplyPower
from engine.games.maria.tactical import DrawCards, PayCards
from engine.games.maria.tracks import Shifts
from engine.games.maria.winter import Muster, Recruit, Winter, WinterScores
from engine.kernel.agenda import StepKinds

KINDS = StepKinds({
    kind.__name__: kind
    for kind in (
        Annex, AnswerPeace, Arrive, CastVotes, CheckVictory, ChooseCommander, ChooseSupplied,
        Combat, Consent, Deploy, DrawCards, Election, ExecuteCard, Fight, Gift, GoHome, Hussars, Influence,
        Lapse, LayCard, LeadAway, Movement, Muster, NameTrump, OfferPeace, PayCards, PeaceEnds, PlaceTrain,
        Posting, Quarter, Recruit, Reduction, RetroactiveConquest, ReturnConsent, ReturnCovered, Reveal,
        SelectCards, SendCorps, SettleSupply, Shifts, ShiftSaxony, Supply, SupplyPower, TurnBegins,
        TurnEnds, Winter, WinterScores, Withdraw,
    )
})  # fmt: skip
"""Several kinds have one name in the phase strip: here each stands by that of its class."""

write_agenda, read_agenda, show_agenda = KINDS.write, KINDS.read, KINDS.show
