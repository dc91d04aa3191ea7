"""A Position as the fields of a position file: what `setup.set_up` reads, written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.revolution.asking import InOrder
from engine.games.revolution.position import RevolutionPosition
from engine.games.revolution.setup_form import ABANDONED, BESIEGES, USED
from engine.games.revolution.sides import NEUTRAL, NOBODY, SIDES, WORDS
from engine.games.revolution.state import Army
from engine.games.revolution.world import SPACES, UNIVERSITIES


def written(position: RevolutionPosition) -> Iterator[dict[str, object]]:
    """The fields of this Position, at the beginning of a phase or of a side's part of it."""
    world = position.world
    fields: dict[str, object] = {"bare": True, "turn": position.turn}
    fields["order"] = [SIDES[side] for side in position.order]
    fields["counters"] = {
        spot.id: _named(position.at[number])
        for number, spot in enumerate(world.spots)
        if any(position.at[number])
    }
    fields["boxes"] = {
        box.id: {
            kind: _named(position.boxes[number][which])
            for which, kind in enumerate(SPACES) if any(position.boxes[number][which])
        }
        for number, box in enumerate(world.boxes) if any(map(any, position.boxes[number]))
    }  # fmt: skip
    fields["treasury"] = _named(position.treasury)
    fields["neutrals"] = position.supply[NEUTRAL]
    fields["armies"] = {
        region.id: [_army(position, army) for army in armies]
        for number, region in enumerate(world.regions)
        if (armies := position.armies_in(number, abandoned=True))
    }
    if position.hirer != NOBODY:
        fields["hirer"] = SIDES[position.hirer]
    fields["ships"] = {world.regions[r].id: number for r, number in enumerate(position.ships) if number}
    fields["blockades"] = [world.cities[city].id for city in position.blockades]
    fields["cities"] = _cards(position.city_cards, [city.id for city in world.cities])
    fields["provinces"] = _cards(position.province_cards, [province.id for province in world.provinces])
    fields["allegiance"] = {city.id: position.allegiance[number] for number, city in enumerate(world.cities)}
    fields["bishoprics"] = {
        world.provinces[province].id: " ".join(
            [world.statuses[status], *([SIDES[side]] if side != NOBODY else [])]
        )
        for province, (status, side) in zip(world.bishoprics, position.bishoprics, strict=True)
    }
    fields["universities"] = {
        world.spots[one.spot].id: UNIVERSITIES[position.universities[n]]
        for n, one in enumerate(world.universities)
    }
    fields["points"] = [
        {SIDES[side]: turn[side] for side in world.sides if turn[side]} for turn in position.points
    ]
    if position.promises:
        fields["promises"] = [f"{one.author} {one.until} {one.words}" for one in position.promises]
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, InOrder):
        yield fields | {"phase": step.name, "left": [SIDES[side] for side in step.left]}
    elif step is not None:
        yield fields | {"phase": step.name}


def _named(numbers: Sequence[int]) -> dict[str, int]:
    """Numbers by side, those of nobody left out."""
    return {WORDS[side]: number for side, number in enumerate(numbers) if number}


def _cards(holders: Sequence[int], names: Sequence[str]) -> Mapping[str, str]:
    return {name: SIDES[side] for name, side in zip(names, holders, strict=True) if side != NOBODY}


def _army(position: RevolutionPosition, army: Army) -> str:
    own = [other.number for other in position.armies if other.side == army.side]
    words = [SIDES[army.side], *([str(army.number)] if own != sorted(own) or own[-1] != len(own) else [])]
    if army.besieging:
        words += [BESIEGES, position.world.cities[army.city].id]
    return " ".join([*words, *([ABANDONED] if army.abandoned else []), *([USED] if army.used else [])])
