"""Every kind of Step of SACHSEN, and the agenda as plain data."""

from __future__ import annotations

from engine.games.sachsen.battle.agenda import BATTLE_STEPS
from engine.games.sachsen.politics.addressing import Addressing, Meeting
from engine.games.sachsen.politics.arrivals import Arrivals
from engine.games.sachsen.politics.asking_courts import CourtAsks
from engine.games.sachsen.politics.auction import Auction, Bids, Sharing
from engine.games.sachsen.politics.choosing import NameBrigade
from engine.games.sachsen.politics.closing import EndOfTurn
from engine.games.sachsen.politics.courts import Consent
from engine.games.sachsen.politics.espionage import Reply
from engine.games.sachsen.politics.events import AfterAuction, EventOfTurn
from engine.games.sachsen.politics.income import Income, Maintenance
from engine.games.sachsen.politics.moving import UnderWay
from engine.games.sachsen.politics.passage import Passage, Permission, Toll
from engine.games.sachsen.politics.start import Deal, Placing
from engine.games.sachsen.politics.turn import Beginning, PlayerTurn, PlayerTurns, Sickbed
from engine.games.sachsen.politics.windows import Call, Carrying, ClaimCall
from engine.games.sachsen.sequence import NextTurn
from engine.kernel.agenda import StepKinds

KINDS = StepKinds.named(
    Deal, Placing, Income, Arrivals, Maintenance, Auction, Bids, Sharing, PlayerTurns, PlayerTurn, Passage, Permission,
    Toll, UnderWay, Consent, Beginning, Sickbed, Call, ClaimCall, Carrying, Reply, AfterAuction, EventOfTurn, Meeting,
    Addressing, CourtAsks, NameBrigade, EndOfTurn, NextTurn, *BATTLE_STEPS,
)  # fmt: skip

write_agenda, read_agenda, show_agenda = KINDS.write, KINDS.read, KINDS.show
