"""The cards against the board: every list follows ways of the board, and every way is listed or known to be missing.

A board of one's own with `game: acres` is held to this too: its cards are those of `data/cards/acres.yaml`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping

from engine.boards.requirements import differ, tally
from engine.games.acres.board import AcresBoard
from engine.games.acres.cards import TRANSPORTS, CardFile, EmpireEntry, LocationEntry, Transport, card_file
from engine.games.acres.sides import NUMBER
from engine.games.acres.world import TRACE_LINKS
from engine.kernel.message import Message, say

Finding = tuple[str, Message]

WAYS: Mapping[Transport, tuple[str, ...]] = {
    "boat": ("river", "lake", "passage"), "cart": ("road",), "ship": ("sea",),
}  # fmt: skip
"""What each transport of a list goes by (board-2)."""
ON_THE_BOARD: tuple[Transport, ...] = ("boat", "cart")
"""Transports whose ways are drawn: ship lists are shorter than the sea."""


def check(board: AcresBoard, box: CardFile | None = None) -> Iterator[Finding]:
    """Everything in which the cards and a board disagree: where, and what to say."""
    box = box or card_file()
    strange = _named(box) - board.places.keys()
    if strange:
        yield from _unlike("cards places", _named(box) - strange, _named(box))
        return
    yield from _counts(board, box)
    for side, held in box.locations.items():
        start = {p.place or "" for p in board.setup.pieces if p.power == side}
        yield from _unlike(f"cards.{side} deck", (key for key, card in held.items() if card.deck), start)
        yield from _lists(board, side, held)
        yield from _reached(side, held, start, box.constants.sudden_win[side])
        yield from _traced(board, side, start, box.constants.trace_home[side])
        yield from _carried(side, held, box.empire[side])
    yield from _omissions(board, box)
    yield from _ways(board, box)


def _reach(card: LocationEntry) -> set[str]:
    """All sites that a card lists."""
    return {site for sites in card.lists.values() for site in sites}


def _named(box: CardFile) -> set[str]:
    """All sites that cards and constants name."""
    rules = box.constants
    tables = (rules.trace_home, rules.reinforce_home, rules.sudden_win)
    homes = {site for table in tables for sites in table.values() for site in sites}
    held = [(key, card) for cards in box.locations.values() for key, card in cards.items()]
    return homes.union(*({key, *_reach(card)} for key, card in held))


def _unlike(what: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[Finding]:
    message = differ(what, found, wanted)
    if message is not None:
        yield "cards", message


def _counts(board: AcresBoard, box: CardFile) -> Iterator[Finding]:
    """All cards of the box are there, and there are sites for all pieces."""
    empire = sum(card.copies for held in box.empire.values() for card in held.values())
    found = empire + sum(len(held) for held in box.locations.values())
    if found != box.constants.cards_total:
        yield "cards", tally("cards_total", found, str(box.constants.cards_total))
    for side, held in box.locations.items():
        towns = sum(1 for site in held if board.places[site].points)
        for what, room, least in (
            ("villages", len(held), box.constants.villages[NUMBER[side]]),
            ("towns", towns, box.constants.towns[NUMBER[side]]),
        ):
            if room < least:
                yield f"side:{side}", tally(f"sites for {what}", room, f"{least}+")


def _lists(board: AcresBoard, side: str, held: Mapping[str, LocationEntry]) -> Iterator[Finding]:
    """No list leads where there is no way of its kind, or names a site twice."""
    for key, card in held.items():
        for site, times in Counter(site for sites in card.lists.values() for site in sites).items():
            if times > 1:
                yield f"card:{key}", say("board-fault-card-twice", card=key, side=side, place=site)
        for transport, sites in card.lists.items():
            near = board.joined(WAYS[transport])[key]
            for site in sites:
                if site not in near:
                    args = {"card": key, "side": side, "place": site, "transport": transport}
                    yield f"card:{key}", say("board-fault-card-way", **args)


def _reached(
    side: str, held: Mapping[str, LocationEntry], start: set[str], fatal: tuple[str, ...]
) -> Iterator[Finding]:
    """From the start the lists lead, step by step, to every site of the side's cards and to the enemy's home."""
    seen, front = set(start), deque(start & held.keys())
    while front:
        for site in _reach(held[front.popleft()]) - seen:
            seen.add(site)
            if site in held:
                front.append(site)
    for site in sorted({*held, *fatal} - seen):
        yield f"place:{site}", say("board-fault-card-unreached", place=site, side=side)


def _traced(board: AcresBoard, side: str, start: set[str], homes: tuple[str, ...]) -> Iterator[Finding]:
    """Every site held at the start is joined to a home of the side through others of them."""
    near = board.joined(TRACE_LINKS)
    seen, front = set(homes), deque(homes)
    while front:
        for site in near[front.popleft()] & start - seen:
            seen.add(site)
            front.append(site)
    for site in sorted(start - seen):
        yield f"place:{site}", say("board-fault-untraced", place=site, side=side)


def _carried(
    side: str, held: Mapping[str, LocationEntry], empire: Mapping[str, EmpireEntry]
) -> Iterator[Finding]:
    """Some other card of the side bears the transport for each list."""
    symbols = [(key, card.symbols) for key, card in held.items()]
    symbols += [(key, card.symbols) for key, card in empire.items()]
    bears = {way: {key for key, borne in symbols if getattr(borne, way)} for way in TRANSPORTS}
    for key, card in held.items():
        for way in card.lists:
            if not bears[way] - {key}:
                yield f"card:{key}", say("board-fault-card-carrier", card=key, side=side, transport=way)


def _omissions(board: AcresBoard, box: CardFile) -> Iterator[Finding]:
    """Ways by boat and cart that a card does not list are exactly the declared ones."""
    declared = [f"{o.side} {o.card} {site}" for o in box.card_omissions for site in o.misses]
    found = [
        f"{side} {key} {site}"
        for transport in ON_THE_BOARD
        for key, near in board.joined(WAYS[transport]).items()
        for side, held in box.locations.items()
        if key in held
        for site in near - set(held[key].lists.get(transport, ()))
    ]
    yield from _unlike("card_omissions", declared, found)


def _ways(board: AcresBoard, box: CardFile) -> Iterator[Finding]:
    """A way that no card lists is a trail, and no card lists a trail."""
    listed = {
        frozenset((key, site))
        for held in box.locations.values()
        for key, card in held.items()
        for way in ON_THE_BOARD
        for site in card.lists.get(way, ())
    }
    for road in board.roads:
        if (frozenset((road.a, road.b)) in listed) == (road.kind == "indian-trail"):
            yield road.ref, say("board-fault-card-road", road=road.id)
