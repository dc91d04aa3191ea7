"""Judgement of money and cards: bids, spies and the service, the event, Opportunities."""

from __future__ import annotations

from engine.bots.remembering import once
from engine.bots.sachsen import weights
from engine.bots.sachsen.courts import chance, court, note, prey
from engine.bots.sachsen.sight import Sight
from engine.games.sachsen.actions import ROB, Address, Bid, LetPass, Play, Take
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.addressing import face_of
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER
from engine.games.sachsen.sides import NOBODY, NUMBER
from engine.kernel.action import Action

# --- money --------------------------------------------------------------------------------------


def bid(sight: Sight, action: Bid) -> float:
    """The nearest to what is wanted."""
    return -abs(action.money - gulden(_wanted(sight)))


@once
def _wanted(sight: Sight) -> int:
    """By the treasury, with some luck, more from the last place; never what the next maintenance needs (auction-2)."""
    luck = weights.BID_LEAST + (weights.BID_MOST - weights.BID_LEAST) * sight.rng.below(101) / 100
    last = weights.BID_LAST if sight.me.place == len(sight.state.present()) else 1.0
    return max(0, min(round(weights.BID * sight.me.treasury / weights.BID_AT * luck * last), sight.spare))


def toll(sight: Sight, action: Action) -> float:
    """Passage is not worth money to who asks for none."""
    del sight
    return float(action.verb == "stay")


def permission(sight: Sight, action: LetPass) -> float:
    """Nobody passes who may be an enemy tomorrow."""
    del sight
    return float(action.terms == "no")


# --- spies and the service ----------------------------------------------------------------------


def spy(sight: Sight, words: tuple[str, ...]) -> float:
    """To rob whoever has most cards; to ruin a pact or an alliance of the leader alone (espionage-1)."""
    state = sight.state
    hit = state.homes.index(NUMBER[words[1]])
    through = weights.SERVICE if state.services[hit] else 1.0
    if words[0] == ROB:
        cards = len(state.hands[hit])
        most = max(len(state.hands[other]) for other in sight.rivals)
        return weights.ROB * through * cards / most if cards == most >= weights.ROB_AT else -1.0
    side = NUMBER[words[2]]
    agreed = state.agreed(hit, side)
    if hit != sight.leader or agreed == NO_COUNTER:
        return -1.0
    score = sight.world.numbers.score
    points = score.alliance_kingdom if sight.world.is_kingdom(side) else score.alliance_electorate
    return through * (weights.RUIN + points * (agreed == ALLIANCE))


def event_worth(sight: Sight) -> float:
    """What the event of the turn would be worth to the player if it met his State; below 0 for a bad one."""
    return sum(
        sight.coins(effect.amount) if effect.op == "money" else weights.EVENT_OF.get(effect.op, 0.0)
        for effect in face_of(sight.state).represented
    )


def claim(sight: Sight) -> float:
    """A good one that is worth a Spy, or a bad one for the leader."""
    return abs(event_worth(sight)) - weights.EVENT if sight.state.event >= 0 else -1.0


def address(sight: Sight, action: Address) -> float:
    """A good one home, a bad one to the leader."""
    found = event_worth(sight)
    if action.to not in NUMBER:
        return -found / 2
    side = NUMBER[action.to]
    if side in sight.led:
        return found
    return -found if sight.leader != NOBODY and side == sight.state.homes[sight.leader] else 0.0


# --- Opportunities ------------------------------------------------------------------------------


def take(sight: Sight, action: Take) -> float:
    """The better of two."""
    del sight
    return weights.CARD.get(action.card, 0.1)


def play(sight: Sight, action: Play) -> float:
    """Cards are played where they serve, before what they serve."""
    if action.card == "spy":
        return spy(sight, action.words)
    if action.card in ("extra-tax", "heir", "approval-two", "manufactory", "physician"):
        return weights.FIRST + weights.CARD[action.card]
    if action.card == "depots":
        return weights.FIRST if sight.me.maintenance >= weights.DEPOTS_AT else -1.0
    if action.card == "approval-one":
        return _note(sight, NUMBER[action.words[0]])
    if action.card == "protest":
        return _protest(sight, action.words)
    if action.card == "ambassador":
        return _ambassador(sight)
    return -1.0


def _note(sight: Sight, side: int) -> float:
    """At the court where it helps most; never where war is thought of."""
    found = note(sight, side)
    return weights.FIRST + found if found else -1.0


def _protest(sight: Sight, words: tuple[str, ...]) -> float:
    """Against the leader, at a court with which he is bound."""
    sides = [NUMBER[word] for word in words if word in NUMBER]
    hit = [side for side in sides if side in sight.state.homes]
    courts = [side for side in sides if side not in hit]
    if not hit or not courts or sight.leader == NOBODY or hit[0] != sight.state.homes[sight.leader]:
        return -1.0
    return weights.CARD["protest"] * (1 + sight.state.agreed(sight.leader, courts[0]))


def _ambassador(sight: Sight) -> float:
    """Before a step that brings something and may be taken now."""
    state = sight.state
    ready = [
        found
        for side in state.neutrals()
        if side != prey(sight)
        and (found := court(sight, side)) is not None
        and found.turn == state.turn
        and state.tie(sight.player, side).step >= 1
        and chance(found) < 1
    ]
    return weights.FIRST - 1 if ready else -1.0
