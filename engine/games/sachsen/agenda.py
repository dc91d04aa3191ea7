"""Every kind of Step of SACHSEN, and the agenda as plain data."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sachsen.battle.agenda import BATTLE_STEPS
from engine.games.sachsen.politics.addressing import Addressing, EventMeets
from engine.games.sachsen.politics.aftermath import Advance, Aftermath, AfterMeeting
from engine.games.sachsen.politics.armies import ArmyCalled, Force
from engine.games.sachsen.politics.arrivals import Arrivals
from engine.games.sachsen.politics.asking_courts import CourtAsks
from engine.games.sachsen.politics.auction import Auction, Bids, Sharing
from engine.games.sachsen.politics.choosing import NameBrigade
from engine.games.sachsen.politics.closing import EndOfTurn
from engine.games.sachsen.politics.congress import Amendments, Motioned, Seconding, Voting
from engine.games.sachsen.politics.courts import Consent
from engine.games.sachsen.politics.espionage import Reply
from engine.games.sachsen.politics.events import AfterAuction, EventOfTurn
from engine.games.sachsen.politics.guarantees import Guarantees
from engine.games.sachsen.politics.income import Income, Maintenance
from engine.games.sachsen.politics.kingdom_war import Chiefs, KingdomSides, PartnerMoves
from engine.games.sachsen.politics.meeting import Meeting
from engine.games.sachsen.politics.moving import UnderWay
from engine.games.sachsen.politics.neutrals import Homecoming, NeutralStates
from engine.games.sachsen.politics.passage import Passage, Permission, Toll
from engine.games.sachsen.politics.peace import Picking, Provinces, Spoils, Treaty
from engine.games.sachsen.politics.start import Deal, Placing
from engine.games.sachsen.politics.talks import Answering, Claiming, Claims, Weighing
from engine.games.sachsen.politics.turn import Beginning, PlayerTurn, PlayerTurns, Sickbed
from engine.games.sachsen.politics.war_ends import WarEnds
from engine.games.sachsen.politics.windows import Call, Carrying, ClaimCall
from engine.games.sachsen.sequence import NextTurn
from engine.kernel.agenda import StepKinds, Written
from engine.kernel.step import AnyStep

KINDS = StepKinds.named(
    Deal, Placing, Income, Arrivals, Maintenance, Auction, Bids, Sharing, PlayerTurns, PlayerTurn, Passage, Permission,
    Guarantees, ArmyCalled, Force, Meeting, Aftermath, AfterMeeting, Advance, Chiefs, KingdomSides, PartnerMoves,
    NeutralStates, Homecoming, WarEnds,
    Claims, Claiming, Answering, Weighing, Spoils, Picking, Provinces, Treaty,
    Seconding, Amendments, Motioned, Voting,
    Toll, UnderWay, Consent, Beginning, Sickbed, Call, ClaimCall, Carrying, Reply, AfterAuction, EventOfTurn,
    EventMeets, Addressing, CourtAsks, NameBrigade, EndOfTurn, NextTurn, *BATTLE_STEPS,
)  # fmt: skip

write_agenda, read_agenda, show_agenda = KINDS.write, KINDS.read, KINDS.show

ADDED = dict.fromkeys((Claiming.name, Answering.name, Weighing.name), ("claimed", "lands"))
"""Fields that Steps of older versions had not, by the word of the Step."""


def write_former(agenda: Iterable[AnyStep]) -> list[Written]:
    """The agenda as older versions wrote it."""
    return [
        (word, {name: value for name, value in fields.items() if name not in ADDED.get(word, ())})
        for word, fields in write_agenda(agenda)
    ]
