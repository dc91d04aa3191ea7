"""The auction of two Opportunities, which also fixes the order of play (auction)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Bid, Take
from engine.games.sachsen.asking import OfPlayer, OverLot, PlayerAsked, Round, is_lot_open
from engine.games.sachsen.hidden import MISSING
from engine.games.sachsen.money import coins_of, gulden
from engine.games.sachsen.politics.hands import receive, top_cards
from engine.games.sachsen.politics.lots import rank_players
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, PLAYER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Arg, Message, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step

LOT = "box:bid"
"""What a bid is set for."""


def bidders(state: State) -> tuple[int, ...]:
    """Who may bid: players with a State whose ruler is well (auction-6), in the order of the last turn."""
    return tuple(player for player in state.present() if not state.is_blocked(player))


class Auction(Step[State], frozen=True):
    """A lot is laid out, face down unless an option says otherwise (auction-1, R-76)."""

    name: ClassVar[str] = "auction"
    clause: ClassVar[str] = "sachsen auction-1"

    def run(self, state: State) -> None:
        """Two cards, or one, or none; then all who may bid."""
        players = bidders(state)
        lay_out(state, state.world.numbers.lot_size if players else 0)
        state.replace(*([Bids(players)] if players else []))
        if not players:
            order_of(state, {}, {})


def lay_out(state: State, number: int) -> None:
    """Cards come from the deck (auction-1, auction-7)."""
    state.lot = top_cards(state, number)
    if open_lot := open_cards(state):
        state.say("lot-open", "R-76", NOBODY, *open_lot, kind="lot", reveals=True, cards=open_lot)
    else:
        state.say("lot-laid", "auction-1", NOBODY, kind="lot", n=len(state.lot))


def open_cards(state: State) -> list[str]:
    """The cards of a lot that lies face up, as references; none of one that does not (R-76)."""
    return [f"card:{name}" for name in state.world.names_of(state.lot)] if is_lot_open(state) else []


class Bidding(Rule[PlayerAsked, Bid]):
    """A sum of whole coins, up to the treasury (auction-2, R-06)."""

    action: ClassVar[type[Action]] = Bid
    clause: ClassVar[str] = "sachsen auction-2"

    def candidates(self, asked: PlayerAsked) -> Iterable[Bid]:
        """Every sum."""
        return [Bid(gulden(coins)) for coins in range(asked.position.treasury[asked.player] + 1)]

    def why_not(self, asked: PlayerAsked, action: Bid) -> Refusal | None:
        """What is in the treasury, in whole coins."""
        coins, has = coins_of(action.money), asked.position.treasury[asked.player]
        if coins is None:
            return no("R-06", "coins", n=gulden(1))
        return None if 0 <= coins <= has else no("auction-2", "bid", n=gulden(has))

    def play(self, asked: PlayerAsked, action: Bid) -> None:
        """It lies there face down."""
        state, side = asked.position, side_ref(asked.home)
        state.bids[asked.player] = coins_of(action.money) or 0
        own, veiled = say("sachsen-log-bid-own", side=side, n=action.money), say("sachsen-log-bid", side=side)
        state.tell(Event("bid", own, (asked.seat,), veiled, self.clause))


class Bids(Round, frozen=True):
    """All who may bid do so in secret; bids are turned up together (auction-2)."""

    name: ClassVar[str] = "bids"
    clause: ClassVar[str] = "sachsen auction-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Bidding(),)
    round: ClassVar[RoundKind] = "secret"

    def answer(self, state: State, player: int) -> str:
        """Bids are numbers, and kept as such."""
        return "" if state.bids[player] == MISSING else str(state.bids[player])

    def note(self, state: State, player: int, answer: str) -> None:
        """Once they are shown they are gone."""
        state.bids[player] = int(answer) if answer else MISSING

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many cards they bid for."""
        return {"n": len(state.lot)}

    def round_prompt(self, state: State) -> Message:
        """Of a lot that lies face up the cards themselves (R-76)."""
        cards = open_cards(state)
        return say("sachsen-round-bids-open", cards=cards) if cards else super().round_prompt(state)

    def prompt(self, state: State, seat: str) -> Message:
        """With what there is to bid."""
        has = gulden(state.treasury[PLAYER[seat]])
        return say("sachsen-prompt-bids", side=side_ref(state.homes[PLAYER[seat]]), n=len(state.lot), has=has)

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """One number, in steps of a coin; above it a lot that lies face up."""
        most, cards = gulden(state.treasury[PLAYER[seat]]), open_cards(state)
        lot = say("sachsen-log-lot-open", cards=cards) if cards else None
        return NumberSheet((NumberGroup((NumberRow(LOT, 0, most, gulden(1)),)),), say("step-bids"), lot)

    def finish(self, state: State, answers: dict[int, str]) -> None:
        """Bids are shown, ranked and paid; the first takes the lot, or the first two share it.

        By auction-3, auction-4 and auction-5.
        """
        bids = {player: int(answer) for player, answer in answers.items()}
        for player in sorted(bids, key=lambda one: -bids[one]):
            data: dict[str, int | str] = {"bid": bids[player]}
            state.said(
                "bid-shown", "auction-2", player, kind="bid-shown", data=data, reveals=True, result=True,
                n=gulden(bids[player]),
            )  # fmt: skip
        drawn = ranked(state, bids)
        order_of(state, bids, drawn)
        highest = [player for player in state.order if player in bids and bids[player] == max(bids.values())]
        paid_for = (highest * 2)[: len(state.lot)]
        pay(state, bids, winners=set(paid_for))
        if len(set(paid_for)) > 1:
            state.push(Sharing(paid_for[0], paid_for[1]))
            look_at_lot(state, paid_for[0], "R-13")
        elif paid_for:
            into_hand(state, paid_for[0], state.lot, openly=is_lot_open(state))
            state.lot = ()


def ranked(state: State, bids: dict[int, int]) -> dict[int, list[int]]:
    """Of each sum that several have bid these players, in the order of their State cards (auction-5)."""
    found = {}
    for coins in sorted(set(bids.values()), reverse=True):
        same = [player for player in sorted(bids) if bids[player] == coins]
        found[coins] = rank_players(state, same, "auction-5", "lot-order") if len(same) > 1 else same
    return found


def order_of(state: State, bids: dict[int, int], drawn: dict[int, list[int]]) -> None:
    """The order of play: by bids, then blocked rulers, then those who wait for a State (auction-5, auction-6)."""
    order = [player for coins in sorted(drawn, reverse=True) for player in drawn[coins]]
    blocked = [player for player in state.everybody() if player not in bids and not state.waits(player)]
    if len(blocked) > 1:
        blocked = rank_players(state, blocked, "auction-6", "lot-order")
    waiting = [player for player in state.everybody() if state.waits(player)]
    state.order = (*order, *blocked, *waiting)
    sides = [side_ref(state.homes[player]) for player in state.order if not state.waits(player)]
    shown: dict[str, int | str] = {
        SIDES[state.homes[player]]: gulden(coins) for player, coins in bids.items()
    }
    state.say("order", "auction-5", NOBODY, kind="order-of-play", data=shown, sides=sides)


def pay(state: State, bids: dict[int, int], winners: set[int]) -> None:
    """All bids are paid, with the option only those that won cards; bids for the order alone by all.

    By auction-4, R-14 and R-84.
    """
    kept = state.options.losers_keep_bids and bool(state.lot)
    for player, coins in bids.items():
        if player in winners or not kept:
            state.pay(player, coins)
    if kept and winners:
        sides = [side_ref(state.homes[player]) for player in state.order if player in winners]
        state.say("bids-kept", "R-14", NOBODY, kind="money", sides=sides)


def into_hand(
    state: State, player: int, cards: tuple[int, ...], clause: str = "auction-3", *, openly: bool = False
) -> None:
    """Cards come to a hand by a clause; the others learn how many, and of a lot that lay `openly` which (R-76)."""
    receive(state, player, *cards)
    refs, seat = [f"card:{name}" for name in state.world.names_of(cards)], state.seat(player)
    side = side_ref(state.homes[player])
    own = say("sachsen-log-takes-own", side=side, cards=refs)
    veiled = say("sachsen-log-takes", side=side, n=len(cards))
    audience, others = ((), None) if openly else ((seat,), veiled)
    state.tell(
        Event("takes", own, audience, others, f"sachsen {clause}", tuple(refs), side=side, reveals=True)
    )


def look_at_lot(state: State, player: int, clause: str) -> None:
    """Who picks is told which cards lie there, the others that he looks at them; none of a lot that all may read."""
    if is_lot_open(state):
        return
    refs, side = [f"card:{name}" for name in state.world.names_of(state.lot)], side_ref(state.homes[player])
    own, veiled = say("sachsen-log-looks-own", side=side, cards=refs), say("sachsen-log-looks", side=side)
    audience = (state.seat(player),)
    state.tell(
        Event("looks", own, audience, veiled, f"sachsen {clause}", tuple(refs), side=side, reveals=True)
    )


class FromLot(Rule[PlayerAsked, Take]):
    """One of the cards of the lot is taken (auction-3, peace-3)."""

    action: ClassVar[type[Action]] = Take
    by_hand: ClassVar[bool] = True

    def is_by_hand(self, asked: PlayerAsked, action: Take | None = None) -> bool:
        """Unless lots lie open only who picks looks at them (R-13, R-31)."""
        return not is_lot_open(asked.position)

    def candidates(self, asked: PlayerAsked) -> Iterable[Take]:
        """Each kind."""
        return [Take(name) for name in dict.fromkeys(asked.world.names_of(asked.position.lot))]

    def why_not(self, asked: PlayerAsked, action: Take) -> Refusal | None:
        """One that is there."""
        if asked.world.card[action.card] in asked.position.lot:
            return None
        ref, clause = f"card:{action.card}", self.clause.removeprefix("sachsen ")
        return no(clause, "not-in-lot", ref, card=ref)

    def play(self, asked: PlayerAsked, action: Take) -> None:
        """It comes to the hand; the rest stays."""
        state, card = asked.position, asked.world.card[action.card]
        rest = list(state.lot)
        rest.remove(card)
        state.lot = tuple(rest)
        into_hand(
            state, asked.player, (card,), self.clause.removeprefix("sachsen "), openly=is_lot_open(state)
        )


class Taking(FromLot):
    """The first drawn keeps one of the two cards (R-13)."""

    clause: ClassVar[str] = "sachsen R-13"

    def play(self, asked: PlayerAsked, action: Take) -> None:
        """The other card goes to the second."""
        super().play(asked, action)
        state = asked.position
        state.pop()
        into_hand(state, asked.step.second, state.lot, "R-13", openly=is_lot_open(state))
        state.lot = ()


class Sharing(OfPlayer, OverLot, frozen=True):
    """Of two who tie for the lot the first drawn looks at both cards and keeps one (auction-3, R-13)."""

    of_auction: ClassVar[bool] = True

    name: ClassVar[str] = "sharing"
    clause: ClassVar[str] = "sachsen R-13"
    rules: ClassVar[tuple[AnyRule, ...]] = (Taking(),)
    second: int
