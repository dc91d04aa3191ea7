"""Subsidies by contract (20) and the ledger of promises (21): what may be agreed at any time."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.maria.actions import Accept, Cancel, Promise, Propose, Revoke
from engine.games.maria.affairs import Contract, Treaty, without
from engine.games.maria.powers import BA, FR, IDS, MAJORS, MINORS, NUMBER, SA, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.tactical import FIXED_SUBSIDY
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.refusal import Refusal

Agreement = Propose | Accept | Cancel | Promise | Revoke
LONGEST_PROMISE = 40
"""Words in a promise."""


def between(contracts: tuple[Contract, ...], giver: int, receiver: int) -> Contract | None:
    """The contract between two powers, whoever gives (20-a)."""
    return next((c for c in contracts if {c.giver, c.receiver} == {giver, receiver}), None)


def agreements(position: State, seat: str) -> Iterator[Agreement]:
    """The contracts that a seat may propose, accept or end now (20)."""
    own = position.alliances.seats.get(seat, ())
    if not position.world.advanced or not own:
        return
    for giver in own:
        for receiver in position.world.powers:
            for turns in range(1, position.world.turns - position.turn + 2):
                action = Propose(IDS[giver], IDS[receiver], turns)
                if refuse_agreement(position, action, seat) is None:
                    yield action
    for contract in position.affairs.proposals:
        pair = (IDS[contract.giver], IDS[contract.receiver])
        for answer in (Accept(*pair), Revoke(*pair)):
            if refuse_agreement(position, answer, seat) is None:
                yield answer
    for contract in position.affairs.contracts:
        cancel = Cancel(IDS[contract.giver], IDS[contract.receiver])
        if refuse_agreement(position, cancel, seat) is None:
            yield cancel


def refuse_agreement(position: State, action: Agreement, seat: str) -> Refusal | None:
    """None if it may be agreed, else why not (20-a, 21-b)."""
    if not position.world.advanced:
        return no("21-a", "no-diplomacy")
    if isinstance(action, Promise):
        return _refuse_promise(position, action)
    giver, receiver = NUMBER[action.giver], NUMBER[action.receiver]
    sides = (ref(giver), ref(receiver))
    seat_of = position.alliances.seat_of
    if isinstance(action, Propose):
        if seat_of[giver] != seat:
            return no("20-a", "not-your-power", *sides, side=sides[0])
        return _refuse_contract(position, giver, receiver, action.turns)
    if isinstance(action, Accept):
        if seat_of[receiver] != seat:
            return no("20-a", "not-your-power", *sides, side=sides[1])
        offer = _offered(position, giver, receiver)
        if offer is None:
            return no("20-a", "nothing-proposed", *sides, side=sides[0], other=sides[1])
        return _refuse_contract(position, giver, receiver, offer.turns)
    if isinstance(action, Revoke):
        if seat_of[giver] != seat:
            return no("20-a", "not-your-power", *sides, side=sides[0])
        if _offered(position, giver, receiver) is None:
            return no("20-a", "nothing-proposed", *sides, side=sides[0], other=sides[1])
        return None
    return _refuse_cancel(position, giver, receiver, seat)


def _offered(position: State, giver: int, receiver: int) -> Contract | None:
    """The offer that waits for an answer."""
    return next((c for c in position.affairs.proposals if (c.giver, c.receiver) == (giver, receiver)), None)


def _refuse_contract(position: State, giver: int, receiver: int, turns: int) -> Refusal | None:
    """A major power subsidises an ally, by one contract at a time; with two players a minor power (20-a, 24-c)."""
    sides = (ref(giver), ref(receiver))
    if giver not in MAJORS:
        return no("20-a", "minor-gives", sides[0], side=sides[0])
    refusal = _refuse_pair(position, giver, receiver)
    if refusal is not None:
        return refusal
    if len(position.world.leaders) == 2 and receiver not in MINORS:
        return no("24-c", "minor-only", *sides, side=sides[1])
    if between(position.affairs.contracts, giver, receiver) is not None:
        return no("20-a", "one-contract", *sides, side=sides[0], other=sides[1])
    if {giver, receiver} == {FR, BA}:
        return no("20-a", "bavarian-subsidy", *sides, n=FIXED_SUBSIDY)
    if not 1 <= turns <= position.world.turns - position.turn + 1:
        return no("20-a", "contract-length", *sides, n=position.world.turns - position.turn + 1)
    return None


def _refuse_pair(position: State, giver: int, receiver: int) -> Refusal | None:
    """Only allies make contracts, and a neutral Saxony makes none (20-a, R-30)."""
    sides = (ref(giver), ref(receiver))
    if giver == receiver or position.alliances.opposed(giver, receiver):
        return no("20-a", "not-allied", *sides, side=sides[0], other=sides[1])
    if SA in position.alliances.neutral and receiver == SA:
        return no("20-a", "neutral-saxony", *sides, side=sides[1])
    return None


def review_contracts(position: State) -> None:
    """Saxony or Prussia has changed sides: contracts between enemies end, offers that none could make lapse (R-30)."""
    affairs, foes = position.affairs, position.alliances.foes
    ended = [c for c in affairs.contracts if c.receiver in foes[c.giver]]
    lapsed = [c for c in affairs.proposals if _refuse_pair(position, c.giver, c.receiver) is not None]
    if not ended and not lapsed:
        return
    position.affairs = without(
        replace(affairs, proposals=tuple(c for c in affairs.proposals if c not in lapsed)), *ended
    )
    for contract in ended:
        _tell(position, "maria-log-subsidy-ended", contract)
    for contract in lapsed:
        _tell(position, "maria-log-subsidy-lapsed", contract)


def _refuse_cancel(position: State, giver: int, receiver: int, seat: str) -> Refusal | None:
    """A contract ends early only if both agree (20-a)."""
    sides, seat_of = (ref(giver), ref(receiver)), position.alliances.seat_of
    contract = between(position.affairs.contracts, giver, receiver)
    if contract is None or contract.giver != giver:
        return no("20-a", "no-contract", *sides, side=sides[0], other=sides[1])
    if seat not in (seat_of[giver], seat_of[receiver]):
        return no("20-a", "not-your-power", *sides, side=sides[0])
    if any(
        c.giver == giver and c.receiver == receiver and c.turns == _side_of(position, c, seat)
        for c in position.affairs.ending
    ):
        return no("20-a", "cancel-proposed", *sides, side=sides[0], other=sides[1])
    return None


def _side_of(position: State, contract: Contract, seat: str) -> int:
    """In `ending`: which side has asked for the end, 0 the giver, 1 the receiver."""
    return 0 if position.alliances.seat_of[contract.giver] == seat else 1


def _refuse_promise(position: State, action: Promise) -> Refusal | None:
    """A promise is words with an end; what it says is not judged (21, R-40)."""
    if not position.turn <= action.until <= position.world.turns:
        return no("21-a", "promise-until", n=position.world.turns)
    if not action.words or len(action.words) > LONGEST_PROMISE:
        return no("21-a", "promise-words", n=LONGEST_PROMISE)
    return None


def agree(position: State, action: Agreement, seat: str) -> None:
    """Carry it out: with one player on both sides at once, else when the other has agreed (20-a)."""
    affairs = position.affairs
    if isinstance(action, Promise):
        treaty = Treaty(seat, action.until, " ".join(action.words))
        position.affairs = replace(affairs, treaties=(*affairs.treaties, treaty))
        message = say("maria-log-promise", seat=f"seat:{seat}", n=action.until, words=treaty.words)
        position.tell(Event("treaty", message, clause="maria 21-a"))
        return
    giver, receiver = NUMBER[action.giver], NUMBER[action.receiver]
    seat_of = position.alliances.seat_of
    alone = seat_of[giver] == seat_of[receiver]
    if isinstance(action, Cancel):
        _cancel(position, giver, receiver, seat, alone)
    elif isinstance(action, Revoke):
        offer = _offered(position, giver, receiver)
        assert offer is not None
        position.affairs = replace(affairs, proposals=tuple(c for c in affairs.proposals if c != offer))
        _tell(position, "maria-log-subsidy-withdrawn", offer)
    elif isinstance(action, Propose):
        contract = Contract(giver, receiver, action.turns)
        others = tuple(c for c in affairs.proposals if (c.giver, c.receiver) != (giver, receiver))
        if alone:
            _sign(position, contract)
        else:
            position.affairs = replace(affairs, proposals=(*others, contract))
            _tell(position, "maria-log-subsidy-proposed", contract)
    else:
        _sign(position, next(c for c in affairs.proposals if (c.giver, c.receiver) == (giver, receiver)))


def _sign(position: State, contract: Contract) -> None:
    affairs = position.affairs
    pair = {contract.giver, contract.receiver}
    proposals = tuple(c for c in affairs.proposals if {c.giver, c.receiver} != pair)
    position.affairs = replace(affairs, contracts=(*affairs.contracts, contract), proposals=proposals)
    _tell(position, "maria-log-subsidy-signed", contract)


def _cancel(position: State, giver: int, receiver: int, seat: str, alone: bool) -> None:
    affairs = position.affairs
    contract = between(affairs.contracts, giver, receiver)
    assert contract is not None
    asked = [c for c in affairs.ending if (c.giver, c.receiver) == (giver, receiver)]
    rest = tuple(c for c in affairs.ending if c not in asked)
    if alone or asked:
        position.affairs = without(affairs, contract)
        _tell(position, "maria-log-subsidy-ended", contract)
    else:
        side = _side_of(position, contract, seat)
        position.affairs = replace(affairs, ending=(*rest, Contract(giver, receiver, side)))
        _tell(position, "maria-log-subsidy-to-end", contract)


def _tell(position: State, key: str, contract: Contract) -> None:
    message = say(key, side=ref(contract.giver), other=ref(contract.receiver), n=contract.turns)
    position.tell(Event("subsidy", message, clause="maria 20-a", side=ref(contract.giver)))
