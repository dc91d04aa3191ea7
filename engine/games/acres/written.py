"""A Position as the fields of a position file: what `setup.set_up` reads, written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.acres.position import AcresPosition
from engine.games.acres.sequence import Acts
from engine.games.acres.sides import BOTH, BRITISH, FRENCH, SIDES


def written(position: AcresPosition) -> Iterator[dict[str, object]]:
    """The fields of this Position: at a side's actions, and at the start of its turn."""
    world = position.world
    step = position.agenda[-1] if position.agenda else None
    fields: dict[str, object] = {"turn": position.turn, "active": SIDES[position.side]}
    fields["money"] = {SIDES[side]: position.money[side] for side in BOTH}
    fields["sites"] = {
        name: words for name, place in world.places.items() if (words := _site(position, place)) != "empty" or
        (world.villages[BRITISH] | world.towns[BRITISH] | world.villages[FRENCH] | world.towns[FRENCH]) >> place & 1
    }  # fmt: skip
    fields["captured"] = {
        SIDES[side]: dict(zip(("village", "town"), position.captured[side], strict=True)) for side in BOTH
    }
    for name, piles in (
        ("hands", position.hands), ("decks", [deck[::-1] for deck in position.decks]),
        ("discards", position.discards), ("reserves", position.reserves), ("returned", _returned(position)),
    ):  # fmt: skip
        fields[name] = {SIDES[side]: [*world.names(piles[side])] for side in BOTH}
    sieges = {}
    for attacker, siege in enumerate(position.sieges):
        if siege is not None:
            laid = {SIDES[side]: [*world.names(siege.cards[side])] for side in BOTH}
            sieges[SIDES[attacker]] = {"place": world.ids[siege.place], "pos": siege.pos} | laid
    if sieges:
        fields["sieges"] = sieges
    if isinstance(step, Acts):
        yield fields | {"left": step.left}
    yield fields | {"at": "turn"}


def _site(position: AcresPosition, place: int) -> str:
    side = position.owner(place)
    if side is None:
        return "empty"
    kind = "town" if position.towns[side] >> place & 1 else "village"
    return f"{SIDES[side]} {kind}" + (" fort" if position.forts >> place & 1 else "")


def _returned(position: AcresPosition) -> list[list[int]]:
    """Cards of the starting decks that lie in the displays again."""
    found = []
    for side in BOTH:
        held = Counter(
            card
            for pile in (position.hands, position.decks, position.discards, position.reserves)
            for card in pile[side]
        )
        for siege in position.sieges:
            held.update(siege.cards[side] if siege is not None else ())
        found.append(sorted((Counter(position.world.starting[side]) - held).elements()))
    return found
