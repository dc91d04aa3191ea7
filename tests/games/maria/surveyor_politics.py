"""Politics by a second reading (17, 25): influence, what a card lets its holder do, what the tracks bring about."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from tests.games.maria.surveyor_land import PIECES, SETUP, map_of
from tests.games.maria.surveyor_moves import needs_leave, obstacle
from tests.games.maria.surveyor_table import POLITICS, Piece, Table

MAJORS = ("prussia", "france", "pragmatic", "austria")
"""The political boxes from left to right (R-17)."""
CARDS: dict[str, Any] = POLITICS["cards"]
TRACKS: dict[str, Any] = POLITICS["tracks"]
ELECTION = "C42-E"
ARROWS = {box["power"]: box["arrow"] for box in SETUP["off_map_boxes"].values()}
"""Where the generals of a power come back from its box off the map (17.5-j)."""
CORPS_PRICE, CORPS_TROOPS = 8, 2
ORDERS = (
    "",
    " text",
    " text:france",
    " text:pragmatic",
    " text:bavaria",
    *(f" {track}{by:+d}" for track in TRACKS for by in (-2, -1, 1, 2)),
    " russia-1 saxony+1",
    " italy+1 saxony-1",
    " russia+2 saxony+1",
    " text italy+1",
    " text:bavaria saxony-1",
)
"""What might be tried with a card, possible or not."""


# --- cards in the boxes ---------------------------------------------------------------


def bare(card: str) -> str:
    """Suit and value of a card, R of a Reserve."""
    return "R" if card.startswith("R") else card.split(".")[0]


def weight(card: str) -> int:
    """What a card counts in politics (17.4-b)."""
    return 16 if bare(card) == "R" else int(bare(card)[1:])


def is_trump(card: str, trump: str) -> bool:
    """Whether a card is of the political trump suit; a Reserve always is (17.4-b)."""
    return bare(card)[0] in ("R", trump)


def turned_for_trump(deck: Iterable[str]) -> list[str]:
    """The cards that are turned up until one is no Reserve (17.2-b)."""
    found: list[str] = []
    for card in deck:
        found.append(card)
        if bare(card) != "R":
            break
    return found


def revealed(coming: Iterable[str]) -> tuple[list[str], bool]:
    """The two cards turned up, and whether the election was among them (17.1-a, 18-a)."""
    found, election = [], False
    for card in coming:
        if len(found) == 2:
            break
        if card == ELECTION:
            election = True
        else:
            found.append(card)
    return found, election


def influence(lying: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """The sum of each power's cards that lie face up (17.4-c, 25-b)."""
    return {power: sum(weight(card) for card in lying[power]) for power in MAJORS}


def turns(lying: dict[str, tuple[str, ...]]) -> list[str]:
    """Who is asked, in this order: ties to the box further right; who has no card takes no part (17.4-c, 17.5-b)."""
    sums = influence(lying)
    present = [power for power in MAJORS if lying[power]]
    return sorted(present, key=lambda power: (-sums[power], -MAJORS.index(power)))


def selectable(power: str, cards: Iterable[str]) -> set[str]:
    """The open cards that show a power's coat (17.5-a)."""
    return {card for card in cards if power in CARDS[card]["coats"]}


# --- what a card lets its holder do -----------------------------------------------------


def text_choices(card: str) -> list[str]:
    """The ways to name the text of a card."""
    entry = CARDS[card]
    if not entry.get("text"):
        return []
    return [f"text:{power}" for power in entry.get("choice", [])] or ["text"]


def shift_choices(card: str, saxony: str) -> list[list[str]]:
    """For each track that a card may shift, the shifts to choose from (17.5-f)."""
    entry = CARDS[card]
    found: list[list[str]] = []
    for track, spaces in entry.get("shifts", {}).items():
        if entry.get("only_while", {}).get(track, saxony) != saxony:
            continue
        found.append([f"{track}{by:+d}" for by in ((-1, 1) if spaces == "either" else (spaces,))])
    return found


def orders(card: str, saxony: str, ruleset: str, *, barred: bool) -> set[str]:
    """All that may be done with a selected card, as texts; the bare card is its discard (17.5-f, V-15, 24-d)."""
    found = {f"execute {card}"}
    if barred:
        return found
    texts, tracks = text_choices(card), shift_choices(card, saxony)
    for text in texts if ruleset == "1.0" and texts else ["", *texts]:
        free = ruleset == "2.0" or len(tracks) > 1
        for shifts in product(*[(["", *choice] if free else choice) for choice in tracks]):
            found.add(" ".join(part for part in (f"execute {card}", text, *shifts) if part))
    return found


# --- the tracks -----------------------------------------------------------------------


def landed(track: str, at: int, by: int) -> int:
    """The space where a marker stops: one jump, no further than the end (17.5-g, R-23)."""
    return max(1, min(len(TRACKS[track]["spaces"]), at + by))


def space(track: str, at: int) -> dict[str, Any]:
    """The icons of a space."""
    found: dict[str, Any] = TRACKS[track]["spaces"][at - 1]
    return found


def corps_away(tracks: dict[str, int]) -> set[str]:
    """The powers whose general has to be away (17.5-i)."""
    return {power for track, at in tracks.items() for power in space(track, at).get("corps", [])}


def italy_box(box: str, before: int, after: int) -> str:
    """Whose marker lies in the Italy box when the marker has jumped (17.5-k, R-23)."""
    star = TRACKS["italy"]["star"]
    if before != after and min(before, after) <= star <= max(before, after):
        box = ""
    if before != after:
        box = space("italy", after).get("point", box)
    return box


def side_of_saxony(at: int) -> str:
    """Whose ally Saxony is by its marker."""
    return str(space("saxony", at)["saxony"])


def income(tracks: dict[str, int], power: str) -> int:
    """Cards more or fewer by the icons (17.5-h)."""
    return sum(space(track, at).get("income", {}).get(power, 0) for track, at in tracks.items())


# --- expeditionary corps ----------------------------------------------------------------


def candidates(table: Table, power: str, boxed: set[str], points: int) -> set[str]:
    """Who may be sent: those on the map; those off the board if the power can pay for their troops (17.5-i, R-32)."""
    own = {name for name, entry in PIECES.items() if entry["power"] == power and entry["type"] == "general"}
    here = own & set(table.pieces)
    return here | ((own - boxed) if points >= CORPS_PRICE else set())


def way_clear(table: Table, piece: Piece) -> set[str]:
    """Where a piece goes that stands where a corps comes back: beside, else the nearest empty city (17.5-j, R-32)."""

    def open_to(city: str) -> bool:
        if map_of(city) != map_of(piece.city) and not piece.crosses:
            return False
        if table.neutral(piece.side) and table.owner(city) != piece.side:
            return False
        return not table.closed_to(piece.side, city)

    beside = {
        city
        for city in table.land.beside(piece.city)
        if open_to(city)
        and obstacle(table, piece, city) in ("", "friend")
        and not needs_leave(table, piece.side, city)
    }
    if beside:
        return beside
    empty = [city for city in table.land.cities if open_to(city) and not table.at(city)]
    if not empty:
        return set()
    least = min(table.land.distance(piece.city, city) for city in empty)
    return {city for city in empty if table.land.distance(piece.city, city) == least}
