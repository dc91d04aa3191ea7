"""Judgement of bargains that others offer: what they come to, and what is asked instead (agreements-1).

What is offered is carried out on a truth that fits the View; what its two players gain by it is weighed.
"""

from __future__ import annotations

from collections import Counter
from math import ceil

from msgspec.structs import replace

from engine.bots.sachsen import weights
from engine.bots.sachsen.sight import Sight
from engine.games.sachsen.actions import Agreed, Offer, Withdraw
from engine.games.sachsen.money import coins_of, gulden
from engine.games.sachsen.politics.bargains import AGREEING, OFFERING, offered, read, unanswered, written
from engine.games.sachsen.politics.marriages import MATCH
from engine.games.sachsen.politics.occasions import At
from engine.games.sachsen.politics.provinces import yields
from engine.games.sachsen.politics.victory import points_of
from engine.games.sachsen.record import Bargain
from engine.games.sachsen.state import State
from engine.games.sachsen.view_types import Terms
from engine.kernel.action import Action
from engine.kernel.rng import Rng
from engine.kernel.view import View


def reply(view: View, rng: Rng) -> Action | None:
    """The word on what another offers this seat, out of turn: agreed, something else instead, or no."""
    sight = Sight(view, rng)
    found = next((one for one in unanswered(sight.state) if one.other == sight.player), None)
    return answer(sight, found) if found is not None else None


def answer(sight: Sight, bargain: Bargain) -> Action:
    """Agreed where it is worth it; else once so much money that it would be; else it is turned down."""
    author = sight.state.seat(bargain.author)
    if is_worth_it(sight, bargain):
        return Agreed(author)
    instead = counter(sight, bargain) if _may(sight, bargain) else None
    return instead if instead is not None else Withdraw(author)


def is_worth_it(sight: Sight, bargain: Bargain) -> bool:
    """Whether it may be agreed on, and brings enough."""
    return _may(sight, bargain) and worth(sight, bargain) > weights.BARGAIN


def _may(sight: Sight, bargain: Bargain) -> bool:
    """Whether it may be agreed on, as far as this player knows."""
    state = _with(sight, bargain)
    return AGREEING.why_not(_asked(sight, state), Agreed(state.seat(bargain.author))) is None


def _with(sight: Sight, bargain: Bargain) -> State:
    """The situation with this bargain on the table in the place of all others."""
    ahead = sight.state.copy()
    ahead.bargains = (bargain,)
    return ahead


def _asked(sight: Sight, state: State) -> At:
    return At(None, state, sight.view.seat or "")


# --- what it comes to ---------------------------------------------------------------------------


def worth(sight: Sight, bargain: Bargain) -> float:
    """What a bargain brings, in points, less what it brings the other, as far as he is the one to be beaten."""
    ahead = _with(sight, bargain)
    AGREEING.play(_asked(sight, ahead), Agreed(ahead.seat(bargain.author)))
    return _own(sight, ahead, bargain.author) - _share(sight, bargain.author) * _gain(
        sight, ahead, bargain.author
    )


def _share(sight: Sight, author: int) -> float:
    """How much the gain of another hurts: all of it that of an enemy and of a leader, else as one of several."""
    ahead = author == sight.leader and sight.points(author) > sight.points(sight.player)
    return 1.0 if ahead or is_foe(sight, author) else 1 / max(len(sight.rivals), 1)


def is_foe(sight: Sight, player: int) -> bool:
    """Whether he is at war with a State of another player."""
    return not sight.foes.isdisjoint(sight.state.led(player))


def _own(sight: Sight, ahead: State, author: int) -> float:
    """What the player himself gains; what he must never do is worth less than anything."""
    state, player = sight.state, sight.player
    paid = state.treasury[player] - ahead.treasury[player]
    capital = sight.world.squares[sight.world.realms[sight.home].capital].province
    binds = ahead.pacts != state.pacts and is_foe(sight, author)
    if paid > max(sight.spare, 0) or ahead.owner[capital] != state.owner[capital] or binds:
        return -weights.NEVER_SOLD
    missed = sight.coins(paid) - sight.cost(paid) if paid > 0 else 0.0
    return _gain(sight, ahead, player) + missed


def _gain(sight: Sight, ahead: State, player: int) -> float:
    """What one of the two gains: points, money and what provinces yield, cards, passage and pacts."""
    state = sight.state
    points = sum(points_of(ahead, player).values()) - sum(points_of(state, player).values())
    income = sum(yields(ahead, p) for p in ahead.owned_by(player)) - sum(
        yields(state, p) for p in state.owned_by(player)
    )
    money = ahead.treasury[player] - state.treasury[player] + income * sight.left
    had, has = (Counter(sight.world.names_of(one.hands[player])) for one in (state, ahead))
    cards = sum(weights.CARD.get(card, weights.OTHER_CARD) * (has[card] - had[card]) for card in had | has)
    new = [pact for pact in ahead.pacts if pact not in state.pacts]
    ways = sum(
        weights.PASSAGE if pact.other == player else -weights.LET_PASS
        for pact in new if pact.kind == "passage"
    )  # fmt: skip
    return points + sight.coins(money) + cards + ways + weights.PACT * any(p.kind == "pact" for p in new)


# --- what is asked instead ----------------------------------------------------------------------


def counter(sight: Sight, bargain: Bargain) -> Offer | None:
    """The same for more money, or for less; None where money is all, or too much, or it has been tried already."""
    terms = read(bargain.words)
    is_money = Terms() == replace(terms, give=replace(terms.give, money=0), want=replace(terms.want, money=0))
    if is_money or offered(sight.state, sight.player, bargain.author) is not None:
        return None
    lacks = weights.BARGAIN - worth(sight, bargain)
    more = ceil(lacks / (sight.coins(1) * (1 + _share(sight, bargain.author)))) + 1
    if not 0 < more <= weights.MOST_ASKED:
        return None
    asked = (coins_of(terms.give.money) or 0) - (coins_of(terms.want.money) or 0) + more
    give = replace(terms.give, money=gulden(max(asked, 0)))
    changed = replace(terms, give=give, want=replace(terms.want, money=gulden(max(-asked, 0))))
    if not is_worth_it(sight, replace(bargain, words=written(changed))):
        return None
    found = Offer(sight.state.seat(bargain.author), written(mirrored(changed)))
    return found if OFFERING.why_not(_asked(sight, sight.state), found) is None else None


def mirrored(terms: Terms) -> Terms:
    """The same terms as the other would offer them."""
    return replace(terms, give=terms.want, want=terms.give, child=MATCH.get(terms.child, ""))
