"""Subsidies by contract (20) and the ledger of promises (21): what may be agreed at any time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from engine.games.maria.affairs import Contract, without
from engine.games.maria.political_actions import Accept, Cancel, Propose, Revoke, SubsidyAction
from engine.games.maria.powers import BA, FR, IDS, MAJORS, MINORS, NUMBER, SA, ref
from engine.games.maria.refusals import no
from engine.games.maria.state import State
from engine.games.maria.tactical import FIXED_SUBSIDY
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.promises import Promise, Promised, Promising
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule

A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=SubsidyAction)


def between(contracts: tuple[Contract, ...], giver: int, receiver: int) -> Contract | None:
    """The contract between two powers, whoever gives (20-a)."""
    return next((c for c in contracts if {c.giver, c.receiver} == {giver, receiver}), None)


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


def _side_of(position: State, contract: Contract, seat: str) -> int:
    """In `ending`: which side has asked for the end, 0 the giver, 1 the receiver."""
    return 0 if position.alliances.seat_of[contract.giver] == seat else 1


class Agreeing(Rule[Asked[None, State], A]):
    """What may be agreed at any time in the advanced game (20, 21)."""

    def why_not(self, asked: Asked[None, State], action: A) -> Refusal | None:
        """In the introductory game nothing is agreed (21-a)."""
        if not asked.position.world.advanced:
            return no("21-a", "no-diplomacy")
        return self.what_bars(asked, action)

    def what_bars(self, asked: Asked[None, State], action: A) -> Refusal | None:
        """What speaks against it in the advanced game."""
        raise AssertionError(f"{type(self).__name__} judges no {action.verb}")


class Contracting(Agreeing[S]):
    """What is said of a subsidy between two powers (20-a)."""

    def pair(self, action: S) -> tuple[int, int]:
        """Its giver and its receiver."""
        return NUMBER[action.giver], NUMBER[action.receiver]

    def is_alone(self, asked: Asked[None, State], action: S) -> bool:
        """Whether one player is on both sides, so that nobody else need agree."""
        giver, receiver = self.pair(action)
        seat_of = asked.position.alliances.seat_of
        return seat_of[giver] == seat_of[receiver]

    def not_yours(self, asked: Asked[None, State], action: S, power: int) -> Refusal | None:
        """A player speaks for its own powers (20-a)."""
        if asked.position.alliances.seat_of[power] == asked.seat:
            return None
        sides = [ref(side) for side in self.pair(action)]
        return no("20-a", "not-your-power", *sides, side=ref(power))

    def not_offered(self, asked: Asked[None, State], action: S) -> Refusal | None:
        """There must be an offer that waits for an answer (20-a)."""
        giver, receiver = self.pair(action)
        if _offered(asked.position, giver, receiver) is not None:
            return None
        return no("20-a", "nothing-proposed", ref(giver), ref(receiver), side=ref(giver), other=ref(receiver))


class Proposing(Contracting[Propose]):
    """A subsidy is offered, or granted where one player is on both sides (20-a)."""

    action: ClassVar[type[Action]] = Propose

    def candidates(self, asked: Asked[None, State]) -> Iterator[Propose]:
        """From every power of the seat to every power, for any number of turns."""
        for giver in asked.position.alliances.seats.get(asked.seat, ()):
            for receiver in asked.position.world.powers:
                for turns in range(1, asked.position.world.turns + 1):
                    yield Propose(IDS[giver], IDS[receiver], turns)

    def what_bars(self, asked: Asked[None, State], action: Propose) -> Refusal | None:
        """Only the giver's player may, and what the contract itself forbids."""
        giver, receiver = self.pair(action)
        return self.not_yours(asked, action, giver) or _refuse_contract(
            asked.position, giver, receiver, action.turns
        )

    def play(self, asked: Asked[None, State], action: Propose) -> None:
        """With one player on both sides at once, else when the other has agreed (20-a)."""
        position, affairs = asked.position, asked.position.affairs
        giver, receiver = self.pair(action)
        contract = Contract(giver, receiver, action.turns)
        if self.is_alone(asked, action):
            _sign(position, contract)
            return
        others = tuple(c for c in affairs.proposals if (c.giver, c.receiver) != (giver, receiver))
        position.affairs = replace(affairs, proposals=(*others, contract))
        _tell(position, "maria-log-subsidy-proposed", contract)


class Accepting(Contracting[Accept]):
    """An offer is accepted by the player of the power that receives (20-a)."""

    action: ClassVar[type[Action]] = Accept

    def candidates(self, asked: Asked[None, State]) -> list[Accept]:
        """Every offer that is made."""
        return [Accept(IDS[c.giver], IDS[c.receiver]) for c in asked.position.affairs.proposals]

    def what_bars(self, asked: Asked[None, State], action: Accept) -> Refusal | None:
        """Only the receiver's player may, what was offered, while it is still lawful."""
        giver, receiver = self.pair(action)
        offer = _offered(asked.position, giver, receiver)
        return (
            self.not_yours(asked, action, receiver)
            or self.not_offered(asked, action)
            or (_refuse_contract(asked.position, giver, receiver, offer.turns) if offer else None)
        )

    def play(self, asked: Asked[None, State], action: Accept) -> None:
        """The contract is signed."""
        offer = _offered(asked.position, *self.pair(action))
        assert offer is not None
        _sign(asked.position, offer)


class Withdrawing(Contracting[Revoke]):
    """An offer is taken back (20-a, R-30)."""

    action: ClassVar[type[Action]] = Revoke

    def candidates(self, asked: Asked[None, State]) -> list[Revoke]:
        """Every offer that is made."""
        return [Revoke(IDS[c.giver], IDS[c.receiver]) for c in asked.position.affairs.proposals]

    def what_bars(self, asked: Asked[None, State], action: Revoke) -> Refusal | None:
        """Only the giver's player may, what was offered."""
        giver, _ = self.pair(action)
        return self.not_yours(asked, action, giver) or self.not_offered(asked, action)

    def play(self, asked: Asked[None, State], action: Revoke) -> None:
        """The offer is gone."""
        position = asked.position
        offer = _offered(position, *self.pair(action))
        assert offer is not None
        rest = tuple(c for c in position.affairs.proposals if c != offer)
        position.affairs = replace(position.affairs, proposals=rest)
        _tell(position, "maria-log-subsidy-withdrawn", offer)


class Ending(Contracting[Cancel]):
    """A contract ends early only if both agree (20-a)."""

    action: ClassVar[type[Action]] = Cancel

    def candidates(self, asked: Asked[None, State]) -> list[Cancel]:
        """Every contract."""
        return [Cancel(IDS[c.giver], IDS[c.receiver]) for c in asked.position.affairs.contracts]

    def what_bars(self, asked: Asked[None, State], action: Cancel) -> Refusal | None:
        """A contract in force, one of its two players, who has not asked for its end already."""
        position, seat_of = asked.position, asked.position.alliances.seat_of
        giver, receiver = self.pair(action)
        sides = (ref(giver), ref(receiver))
        contract = between(position.affairs.contracts, giver, receiver)
        if contract is None or contract.giver != giver:
            return no("20-a", "no-contract", *sides, side=sides[0], other=sides[1])
        if asked.seat not in (seat_of[giver], seat_of[receiver]):
            return self.not_yours(asked, action, giver)
        if any(
            (c.giver, c.receiver) == (giver, receiver) and c.turns == _side_of(position, c, asked.seat)
            for c in position.affairs.ending
        ):
            return no("20-a", "cancel-proposed", *sides, side=sides[0], other=sides[1])
        return None

    def play(self, asked: Asked[None, State], action: Cancel) -> None:
        """With the other's word, or one player on both sides, it is over; else the wish is noted."""
        position, affairs = asked.position, asked.position.affairs
        pair = self.pair(action)
        contract = between(affairs.contracts, *pair)
        assert contract is not None
        if self.is_alone(asked, action) or any((c.giver, c.receiver) == pair for c in affairs.ending):
            position.affairs = without(affairs, contract)
            _tell(position, "maria-log-subsidy-ended", contract)
            return
        side = Contract(*pair, _side_of(position, contract, asked.seat))
        position.affairs = replace(affairs, ending=(*affairs.ending, side))
        _tell(position, "maria-log-subsidy-to-end", contract)


class Pledging(Promising[State]):
    """A promise is words with an end; what it says changes no rule and is not judged (21-a, 21-b, R-40)."""

    clause: ClassVar[str] = "maria 21-a"

    def why_not(self, asked: Asked[None, State], action: Promise) -> Refusal | None:
        """In the introductory game nothing is agreed (21-a)."""
        if not asked.position.world.advanced:
            return no("21-a", "no-diplomacy")
        return super().why_not(asked, action)

    def turns(self, position: State) -> tuple[int, int]:
        """This turn and the last one."""
        return position.turn, position.world.turns

    def enter(self, position: State, promised: Promised) -> None:
        """Among the treaties."""
        affairs = position.affairs
        position.affairs = replace(affairs, treaties=(*affairs.treaties, promised))


def _sign(position: State, contract: Contract) -> None:
    affairs = position.affairs
    pair = {contract.giver, contract.receiver}
    proposals = tuple(c for c in affairs.proposals if {c.giver, c.receiver} != pair)
    position.affairs = replace(affairs, contracts=(*affairs.contracts, contract), proposals=proposals)
    _tell(position, "maria-log-subsidy-signed", contract)


def _tell(position: State, key: str, contract: Contract) -> None:
    message = say(key, side=ref(contract.giver), other=ref(contract.receiver), n=contract.turns)
    position.tell(Event("subsidy", message, clause="maria 20-a", side=ref(contract.giver)))
