"""A truth consistent with a View: the cards that a seat can't see are dealt anew."""

from __future__ import annotations

from engine.games.acres.agenda import read_agenda
from engine.games.acres.position import AcresPosition
from engine.games.acres.sides import BOTH, BRITISH, NUMBER, SIDES
from engine.games.acres.state import Siege
from engine.games.acres.view_types import AcresView
from engine.games.acres.world import World
from engine.kernel.position import Result
from engine.kernel.rng import Rng


def deal(world: World, view: AcresView, rng: Rng) -> AcresPosition:
    """A Position whose View for the same seat is this one: hands unseen and the order of decks by lot."""
    position = AcresPosition(world, rng.bits())
    position.turn, position.side = view.turn, NUMBER[view.acting[0]]
    _lay_out(position, view)

    def cards(side: int, names: tuple[str, ...]) -> list[int]:
        return [world.kinds[side][name] for name in names]

    for side in BOTH:
        name = SIDES[side]
        position.money[side] = view.money[name]
        position.captured[side] = [view.captured[name].village, view.captured[name].town]
        position.reserves[side] = cards(side, view.reserve[name])
        position.discards[side] = cards(side, view.discard[name])
        position.locations[side] = cards(side, view.locations[name])
        position.empire[side] = cards(side, view.empire[name])
        siege = view.sieges.get(name)
        if siege is not None:
            british, french = (tuple(cards(by, siege.cards[SIDES[by]])) for by in BOTH)
            position.sieges[side] = Siege(world.places[siege.place], siege.pos, (british, french))
        _deal_side(position, view, side, cards(side, view.pool[name]), rng)
    position.neutral = cards(BRITISH, view.neutral)
    position.agenda = read_agenda((step.name, step.fields) for step in view.agenda)
    if view.winners is not None:
        position.result = Result(view.winners, view.way, view.clause)
    return position


def _lay_out(position: AcresPosition, view: AcresView) -> None:
    position.villages, position.towns, position.forts = [0, 0], [0, 0], 0
    for piece in view.pieces:
        bit = 1 << position.world.places[piece.place] if piece.place else 0
        if piece.kind == "village":
            position.villages[NUMBER[piece.side]] |= bit
        elif piece.kind == "town":
            position.towns[NUMBER[piece.side]] |= bit
        elif piece.kind == "fort":
            position.forts |= bit


def _deal_side(position: AcresPosition, view: AcresView, side: int, pool: list[int], rng: Rng) -> None:
    """Hand and deck of a side from what both hold together."""
    hand = next(hand for hand in view.hands if hand.side == SIDES[side])
    rng.shuffle(pool)
    if hand.cards is None:
        held, rest = pool[: hand.count], pool[hand.count :]
    else:
        held, rest = [position.world.kinds[side][name] for name in hand.cards], pool
        for card in held:
            rest.remove(card)
    position.hands[side], position.decks[side] = sorted(held), rest
