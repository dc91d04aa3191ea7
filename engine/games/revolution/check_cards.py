"""The cards and numbers of REVOLUTION, held against the board and against what the rulebook states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from engine.boards.errors import Fault
from engine.boards.requirements import Span, figures, pairs, tally, unlike
from engine.games.revolution.board import RevolutionBoard
from engine.games.revolution.board_needs import RevolutionNeeds
from engine.games.revolution.cards import CardFile
from engine.games.revolution.sides import WORDS
from engine.kernel.message import say

OPPOSITE = {"catholic": "anti-catholic", "anti-catholic": "catholic", None: None}
SHORT = 12
"""So many neutral counters may be missing on turn 0: in a shortage they are shared out (R-45)."""


def faults(board: RevolutionBoard, file: CardFile, needs: RevolutionNeeds) -> Iterator[Fault]:
    """Everything in which the cards disagree with the board, the rulebook or themselves."""
    yield from figures(file, needs.figures)
    yield from _places(board, file)
    yield from _track(board, file)
    yield from _sides(board, file)
    yield from _room(board, file)
    yield from _sources(file)


def _places(board: RevolutionBoard, file: CardFile) -> Iterator[Fault]:
    """Each city has its card, and its card names other places."""
    cities = [key for key, place in board.places.items() if place.kind == "city"]
    yield from unlike("cities", "cards.cities", file.cities, cities)
    for key, named in file.cities.items():
        strange = set(named) - (board.places.keys() - {key})
        yield from unlike(f"cities.{key}", f"cards.cities.{key}", strange, ())


def _track(board: RevolutionBoard, file: CardFile) -> Iterator[Fault]:
    """Seven spaces whose effects mirror each other, none on the three in the middle (6.16-c); one for every status."""
    spaces, track = file.allegiance, board.tracks.get("allegiance")
    if track is None or track.spaces != len(spaces):
        yield Fault("allegiance", tally("cards.allegiance", len(spaces), str(track and track.spaces)))
    middle = len(spaces) // 2
    for number, space in enumerate(spaces):
        other = spaces[-1 - number]
        if (OPPOSITE[space.remove], OPPOSITE[space.add]) != (other.remove, other.add):
            yield Fault("allegiance", tally(f"allegiance.{number + 1}", space.remove, str(other.add)))
        if bool(space.remove or space.add) == (abs(number - middle) <= 1):
            yield Fault("allegiance", tally(f"allegiance.{number + 1}", space.remove, "-"))
    zones = ["catholic"] * middle + ["centre"] + ["reformed"] * middle
    yield from unlike(
        "allegiance", "allegiance zones", [f"{n}: {s.zone}" for n, s in enumerate(spaces)],
        [f"{n}: {zone}" for n, zone in enumerate(zones)],
    )  # fmt: skip
    rows = board.tracks.get("bishoprics")
    if rows is None or rows.spaces != len(file.bishoprics.status):
        wanted = str(rows and rows.spaces)
        yield Fault("bishoprics", tally("cards.bishoprics.status", len(file.bishoprics.status), wanted))


def _sides(board: RevolutionBoard, file: CardFile) -> Iterator[Fault]:
    """The factions are those of the board, and every word for one is known."""
    yield from unlike("factions", "cards.factions", file.factions, board.powers)
    status = set(file.bishoprics.status)
    for key, faction in file.factions.items():
        pull = faction.bishopric
        yield from unlike(
            f"side:{key}", f"factions.{key}.bishopric",
            {pull.opening, pull.towards or pull.opening, *faction.goal.status} - status, (),
        )  # fmt: skip
        if pull.towards not in (None, pull.opening):
            yield Fault(f"side:{key}", tally(f"factions.{key}.bishopric", pull.towards, pull.opening))
    named = [word for rule in file.substitutes.values() for word in (*rule.remove, *rule.last_resort)]
    named += [word for rule in file.substitutes.values() for word in rule.add if word != WORDS[-1]]
    named += [*file.beggars.hirers, *file.beggars.foes]
    yield from unlike("factions", "cards sides", set(named) - set(board.powers), ())
    for unit, rule in file.substitutes.items():
        if not set(rule.remove) < set(rule.add) or rule.add[-1:] != WORDS[-1:]:
            yield Fault("substitutes", tally(f"substitutes.{unit}.add", ", ".join(rule.add), WORDS[-1]))


# --- room and counters ---------------------------------------------------------------------


def makeups(file: CardFile) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every number of players with the factions that it may have (3.1 to 3.4)."""
    sides = tuple(file.factions)
    for players in (2, 4, 5):
        yield players, tuple(side for side in sides if players in file.factions[side].players)
    others = [side for side in sides if side not in file.with_three.must]
    for pair in combinations(others, 3 - len(file.with_three.must)):
        yield 3, tuple(side for side in sides if side in (*file.with_three.must, *pair))


def stock(board: RevolutionBoard, file: CardFile, span: Span) -> Iterator[Fault]:
    """All counters of the factions together are a little more than the provinces hold."""
    room = sum(province.limit for province in board.countries.values())
    for players, sides in makeups(file):
        found = file.constants.resource_counters[str(players)] * len(sides) / room
        if not span[0] <= found <= span[1]:
            yield Fault(
                "constants", tally(f"provinces.stock {players}", f"{found:.2f}", f"{span[0]}-{span[1]}")
            )


def _room(board: RevolutionBoard, file: CardFile) -> Iterator[Fault]:
    """Whoever plays: no province begins full, and the neutral counters nearly suffice for turn 0 (5.4-a)."""
    setup, known = board.setup.places, file.constants
    for players, sides in makeups(file):
        taken = {place: n for side in sides for place, n in setup.get(side, {}).items()}
        here = Counter[str]()
        for key, place in board.places.items():
            free = known.neutrals_free_city if place.kind == "city" else known.neutrals_free_town
            here[place.country] += taken.get(key, free)
        crowded = {key: here[key] for key, p in board.countries.items() if here[key] > max(p.limit - 1, 0)}
        yield from unlike("setup", f"setup {players} {' '.join(sides)}", pairs(crowded), ())
        room = sum(province.limit - 1 for province in board.countries.values())
        own = sum(taken.values()) + sum(file.factions[side].new_units for side in sides)
        if room - own > known.neutral_counters + SHORT:
            wanted = f"{room - own - SHORT}-"
            yield Fault("constants", tally("constants.neutral_counters", known.neutral_counters, wanted))


def _sources(file: CardFile) -> Iterator[Fault]:
    """Every fact has a source."""
    facts = [f"constants.{name}" for name in file.constants.__struct_fields__]
    facts += [f"cities.{key}" for key in file.cities] + [f"factions.{key}" for key in file.factions]
    facts += [f"allegiance.{number}" for number in range(1, len(file.allegiance) + 1)]
    facts += ["teams", "with_three", "substitutes", "bishoprics", "universities", "beggars"]
    for fact in facts:
        if file.source(fact) is None:
            yield Fault(fact, say("board-fault-no-source", fact=fact))
