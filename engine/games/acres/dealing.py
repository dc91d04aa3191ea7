"""A truth consistent with a View: the cards that a seat can't see are dealt anew."""

from __future__ import annotations

import msgspec

from engine.games.acres.position import AcresPosition, read_agenda
from engine.games.acres.sides import BRITISH, FRENCH, NUMBER, SIDES
from engine.games.acres.state import Siege
from engine.games.acres.world import World
from engine.kernel.position import Result
from engine.kernel.rng import Rng
from engine.kernel.view import View

BOTH = (BRITISH, FRENCH)


def deal(world: World, view: View, rng: Rng) -> AcresPosition:
    """A Position whose View for the same seat is this one: hands unseen and the order of decks by lot."""
    position, facts = AcresPosition(world, rng.bits()), view.facts
    position.turn, position.side = view.turn, NUMBER[view.acting[0]]
    _lay_out(position, view)

    def cards(side: int, names: list[str]) -> list[int]:
        return [world.kinds[side][name] for name in names]

    for side in BOTH:
        name = SIDES[side]
        position.money[side] = facts["money"][name]
        position.captured[side] = [facts["captured"][name]["village"], facts["captured"][name]["town"]]
        position.reserves[side] = cards(side, facts["reserve"][name])
        position.discards[side] = cards(side, facts["discard"][name])
        position.locations[side] = cards(side, facts["locations"][name])
        position.empire[side] = cards(side, facts["empire"][name])
        siege = facts["sieges"].get(name)
        if siege is not None:
            spaces = tuple(cards(BRITISH, siege["british"])), tuple(cards(FRENCH, siege["french"]))
            position.sieges[side] = Siege(world.places[siege["place"]], siege["pos"], spaces)
        _deal_side(position, view, side, cards(side, facts["pool"][name]), rng)
    position.neutral = [world.kinds[BRITISH][name] for name in facts["neutral"]]
    position.agenda = read_agenda(facts["agenda"])
    position.result = msgspec.convert(facts["result"], Result | None)
    return position


def _lay_out(position: AcresPosition, view: View) -> None:
    position.villages, position.towns, position.forts = [0, 0], [0, 0], 0
    for piece in view.pieces:
        bit = 1 << position.world.places[piece.place] if piece.place else 0
        if piece.kind == "village":
            position.villages[NUMBER[piece.side]] |= bit
        elif piece.kind == "town":
            position.towns[NUMBER[piece.side]] |= bit
        elif piece.kind == "fort":
            position.forts |= bit


def _deal_side(position: AcresPosition, view: View, side: int, pool: list[int], rng: Rng) -> None:
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
