"""What is seen of the talk between players: bargains, talks about peace, congresses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.sachsen.actions import motion_told
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics import terms
from engine.games.sachsen.politics.bargains import read
from engine.games.sachsen.politics.congress import (
    Amendments,
    Motioned,
    OnMotion,
    Tabled,
    Voting,
    followed,
    votes_of,
)
from engine.games.sachsen.politics.talks import NO_OFFER, Talk
from engine.games.sachsen.sides import NOBODY, SIDES
from engine.games.sachsen.state import State
from engine.games.sachsen.view_types import BargainView, CongressView, MotionView, PeaceView


def _home(state: State, player: int) -> str:
    home = state.homes[player] if player != NOBODY else NOBODY
    return SIDES[home] if home != NOBODY else ""


def bargains_of(state: State, bargains: Iterable[Mapping[str, Any]]) -> tuple[BargainView, ...]:
    """Bargains as a record has them that is known to a seat."""
    return tuple(
        BargainView(state.seat(one["author"]), state.seat(one["other"]), read(one["words"]))
        for one in bargains
    )


def peace_of(state: State) -> PeaceView | None:
    """The talks that go on, open to all (R-31)."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Talk):
        return None
    end, provinces = step.end(state), state.world.provinces
    speaker = step.player if step.player != step.loser else step.other
    by = step.other if step.money != NO_OFFER else NOBODY
    rule = terms.ruled(state, end, state.led(step.loser))
    named = terms.claimable(state, end, state.led(step.loser))
    return PeaceView(
        loser=_home(state, step.loser),
        speaker=_home(state, speaker),
        round=step.round_,
        rounds=state.world.rulings.peace.rounds,
        by=_home(state, by),
        money=gulden(max(step.money, 0)),
        provinces=step.provinces,
        claimable={provinces[one].id: SIDES[side] for one, side in sorted(named.items())},
        ruled={provinces[one].id: SIDES[side] for one, side in rule.provinces.items()},
        paid=tuple((SIDES[taker], gulden(coins)) for taker, coins in rule.payments),
    )


def congress_of(state: State) -> CongressView | None:
    """The congress that goes on, open to all (congress)."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, OnMotion):
        return None
    later = [one.tabled for one in reversed(state.agenda) if isinstance(one, Motioned)]
    tabled: tuple[Tabled, ...] = (step.present_motion(), *later)
    if isinstance(step, Amendments):
        tabled = step.tabled
    cast = dict(step.votes) if isinstance(step, Voting) else {}
    return CongressView(
        motions=tuple(
            MotionView(_home(state, by), number, words, motion_told(number, words))
            for by, number, words in tabled
        ),
        cast={SIDES[side]: vote for player, vote in cast.items() for side in state.led(player)},
        falls=votes_of(state, cast),
        follows={SIDES[side]: _home(state, followed(state, side)) for side in state.neutrals()},
    )


def motion_sums(state: State) -> tuple[int, int]:
    """The least and the most that a motion of payment may name (R-34)."""
    least, most = state.world.rulings.congress.payment
    return gulden(least), gulden(most)
