"""What can be told of a situation besides the Decision: facts for the inspector, lights for the overlays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.acres.asking import why_unusable
from engine.games.acres.cards import Card
from engine.games.acres.raids import reach
from engine.games.acres.refusals import fact
from engine.games.acres.sides import BOTH, BRITISH, FRENCH, NUMBER, side_ref, siege_ref
from engine.games.acres.state import TOWN, VILLAGE, State
from engine.kernel.explain import Fact, OverlayShape


def describe(state: State, ref: str, seat: str | None) -> tuple[Fact, ...]:
    """What a seat may be told of a site, piece, side, siege or card; all of it is public."""
    del seat
    kind, _, name = ref.partition(":")
    if kind == "place" and name in state.world.places:
        return tuple(_site(state, state.world.places[name]))
    if kind == "piece":
        return _piece(state, name)
    if kind == "side" and name in NUMBER:
        return tuple(_side(state, NUMBER[name]))
    if kind == "siege" and name in NUMBER:
        return tuple(siege_facts(state, NUMBER[name]))
    if kind in ("card", "offer", "discard"):
        return tuple(_card(state, name))
    return ()


def _piece(state: State, name: str) -> tuple[Fact, ...]:
    """A piece on the board tells of its site, one of a pile of its side's supply, a siege marker of its siege."""
    side, _, rest = name.partition("-")
    if side in NUMBER and rest == "siege":
        return tuple(siege_facts(state, NUMBER[side]))
    if rest in state.world.places:
        return tuple(_site(state, state.world.places[rest]))
    if side in NUMBER:
        return tuple(_side(state, NUMBER[side]))
    return (fact("forts-left", "fortify-3", n=state.forts_left()),)


def _site(state: State, place: int) -> Iterator[Fact]:
    """Who holds it, what it is worth, what it asks for, how it is besieged, traced to and raided."""
    world, ref, bit = state.world, state.world.ref(place), 1 << place
    owner = state.owner(place)
    if owner is None:
        yield fact("neutral", "board-5", ref)
    else:
        kind = TOWN if state.towns[owner] & bit else VILLAGE
        yield fact(f"holds-{kind}", "board-5", ref, side=side_ref(owner))
    if world.points[place]:
        yield fact("points", "end-game-4", ref, n=world.points[place], double=2 * world.points[place])
    else:
        yield fact("no-points", "board-1", ref)
    if world.settlers & bit:
        yield fact("settler", "settle-4", ref)
    if world.ships & bit:
        yield fact("ship", "reinforce-2", ref)
    if world.defence[place]:
        yield fact("defence", "besiege-5", ref, n=world.defence[place])
    if state.forts & bit:
        yield fact("fort", "fortify-4", ref)
    for attacker in BOTH:
        siege = state.sieges[attacker]
        if siege is not None and siege.place == place:
            yield from siege_facts(state, attacker)
    if owner is not None:
        yield from _held(state, owner, place)


def _held(state: State, owner: int, place: int) -> Iterator[Fact]:
    """Whether the owner's card of the site can be used, and how many cards raid it."""
    ref = state.world.ref(place)
    card = state.world.card_of_site[owner].get(place)
    if card is None:
        yield fact("no-card", "R-no-card", ref, side=side_ref(owner))
    else:
        why = why_unusable(state, owner, card)
        yield (
            fact("card-usable", "location-limits-1", ref)
            if why is None
            else Fact(why.message, why.clause, why.lit)
        )
    needed = reach(state, 1 - owner).get(place)
    if needed is not None:
        yield fact("raided-by", "raid-1", ref, side=side_ref(1 - owner), n=needed)
    else:
        yield fact("raid-safe", "raid-5" if state.forts >> place & 1 else "raid-4", ref)


def siege_facts(state: State, attacker: int) -> Iterator[Fact]:
    """The marker, and who would win at the start of whose turn."""
    siege = state.sieges[attacker]
    if siege is None:
        yield fact("no-siege", "besiege-1", side=side_ref(attacker))
        return
    world, ref = state.world, state.world.ref(siege.place)
    rules, args = world.rules, {"siege": siege_ref(attacker), "place": ref}
    if siege.pos:
        ahead = attacker if siege.pos > 0 else 1 - attacker
        yield fact("siege-ahead", "besiege-5", ref, n=abs(siege.pos), side=side_ref(ahead), **args)
    else:
        yield fact("siege-even", "R-zero", ref, **args)
    if siege.pos >= rules.siege.attacker_wins_at:
        yield fact("siege-falls", "siege-win-1", ref, side=side_ref(attacker), **args)
    elif -siege.pos >= rules.siege.defender_wins_at:
        yield fact("siege-fails", "siege-win-1", ref, side=side_ref(1 - attacker), **args)
    else:
        yield fact("siege-goes-on", "siege-win-1", ref, **args)


def _side(state: State, side: int) -> Iterator[Fact]:
    """Money, supply, captured pieces."""
    villages, towns = state.supply(side)
    yield fact("money", "setup-2", side=side_ref(side), n=state.money[side])
    yield fact("supply", "end-game-2", side=side_ref(side), villages=villages, towns=towns)
    villages, towns = state.captured[side]
    yield fact("captured", "end-game-3", side=side_ref(side), villages=villages, towns=towns)


def _card(state: State, name: str) -> Iterator[Fact]:
    """Who has such cards, what they show and can do; a location card also what it lists."""
    for side in BOTH:
        kind = state.world.kind(side, name)
        if kind is None or (side == FRENCH and state.world.kind(BRITISH, name) == kind):
            continue
        card = state.card(kind)
        yield from _card_lines(state, card)


def _card_lines(state: State, card: Card) -> Iterator[Fact]:
    world, ref = state.world, card.ref
    if card.place >= 0:
        for transport in ("boat", "cart", "ship"):
            sites = [world.ref(place) for place, ways in card.reach.items() if transport in ways]
            if sites:
                yield fact(f"lists-{transport}", "cards-2", side=side_ref(card.colour), places=sites)
        if not card.reach:
            yield fact("lists-nothing", "R-blank", side=side_ref(card.colour))
    else:
        yield fact("price", "draft-1", card=ref, n=card.price)
    for power in sorted(card.powers):
        yield fact(f"power-{power}", POWER_CLAUSES[power])
    if card.military:
        yield fact("military", "reinforce-1", n=card.military)
    if card.siege_cost:
        yield fact("siege-cost", "reinforce-3", n=card.siege_cost)
    if card.raid_cost:
        yield fact("raid-cost", "raid-3", n=card.raid_cost)
    if card.leader:
        yield fact("leader", "reinforce-4")
    if card.marked:
        yield fact("marked", "ambush-3")


POWER_CLAUSES = {
    "raid": "raid-1", "raid-extend": "raid-2", "ambush": "ambush-1", "block-raid": "raid-6",
    "block-ambush": "ambush-2", "defend-fortification": "reinforce-3", "fortify": "fortify-2",
    "take-native": "priest-1", "trader": "trader-1", "governor": "governor-1", "intendant": "intendant-1",
    "home-support": "home-support-1",
}  # fmt: skip


# --- overlays ---------------------------------------------------------------------------


def overlay(state: State, name: str, ref: str, seat: str | None) -> tuple[OverlayShape, ...]:
    """The lights of an overlay for the whole board, as the side of the seat sees it (the public: the side to act)."""
    del ref
    drawing = _OVERLAYS.get(name)
    return tuple(drawing(state, NUMBER.get(seat or "", state.side))) if drawing else ()


def _reach(state: State, side: int) -> Iterator[OverlayShape]:
    """How many cards a raid of the side on each enemy site takes (raid-1)."""
    for place, needed in sorted(reach(state, side).items()):
        yield OverlayShape("ring", state.world.ref(place), number=needed, side=side_ref(side))


def _threats(state: State, side: int) -> Iterator[OverlayShape]:
    """The own sites that the other side can raid."""
    for place, needed in sorted(reach(state, 1 - side).items()):
        yield OverlayShape("teeth", state.world.ref(place), number=needed, side=side_ref(1 - side))


def _supply(state: State, side: int) -> Iterator[OverlayShape]:
    """The own sites that trace to the home, and those that do not (location-limits-2)."""
    linked = state.linked(side)
    for place in state.world.places_in(state.own(side)):
        yield OverlayShape(
            "ring" if linked >> place & 1 else "flag", state.world.ref(place), side=side_ref(side)
        )


def _protection(state: State, _side: int) -> Iterator[OverlayShape]:
    """The sites of both without a fortification."""
    for owner in BOTH:
        for place in state.world.places_in(state.own(owner) & ~state.forts):
            yield OverlayShape("open", state.world.ref(place), side=side_ref(owner))


def _control(state: State, _side: int) -> Iterator[OverlayShape]:
    """Who holds what."""
    for owner in BOTH:
        for place in state.world.places_in(state.own(owner)):
            yield OverlayShape("hatch", state.world.ref(place), side=side_ref(owner))


_OVERLAYS: dict[str, Callable[[State, int], Iterator[OverlayShape]]] = {
    "reach": _reach, "supply": _supply, "protection": _protection, "threats": _threats, "control": _control,
}  # fmt: skip
