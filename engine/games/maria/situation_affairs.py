"""The advanced game in position files: markers and boxes, the political table, affairs of state."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import Affairs, Contract, Politics, put_cards
from engine.games.maria.fortresses import count_electors
from engine.games.maria.powers import BATTLE_BOXES, IDS, MAJORS, NOBODY, NUMBER
from engine.games.maria.state import State
from engine.games.maria.stock import Stock
from engine.kernel.errors import KabinettError
from engine.kernel.positions import FieldError

AFFAIRS = (
    "tracks", "reserve", "battle", "aside", "boxes", "political", "trump", "lying", "covered", "victor", "annexed",
    "peace", "reduced", "election", "contracts", "winters",
)  # fmt: skip
BOXES = ("emperor", "italy", "silesia")


def fault(field: str, problem: str, near: list[str] | tuple[str, ...] = ()) -> KabinettError:
    mend = f"Did you mean '{near[0]}'?" if near else "Mend it or leave it out"
    return FieldError((field,), problem, mend)


def number(file: dict[str, Any], key: str, least: int, most: int, default: int) -> int:
    value = file.get(key, default)
    if not isinstance(value, int) or not least <= value <= most:
        raise fault(key, f"a number from {least} to {most} is wanted, not '{value}'")
    return value


def table(file: dict[str, Any], key: str) -> dict[str, Any]:
    value = file.get(key) or {}
    if not isinstance(value, dict):
        raise fault(key, "a table of names is wanted")
    return {str(k): v for k, v in value.items()}


def known(field: str, names: dict[str, int], word: str) -> int:
    if word not in names:
        raise fault(field, f"'{word}' is not known", get_close_matches(word, names, n=1))
    return names[word]


def set_affairs(position: State, file: dict[str, Any]) -> None:
    """What a position file says of sections 15 to 21."""
    given = [key for key in AFFAIRS if key in file]
    if not position.world.advanced:
        if given:
            raise fault(given[0], "the introductory game has none")
        return
    position.politics = _politics(position, file)
    position.affairs = Affairs(
        annexed=bool(file.get("annexed", False)),
        peace=number(file, "peace", 0, position.world.turns + 2, 0),
        reduced=bool(file.get("reduced", False)),
        victor=_victor(position, file),
        winters=tuple(_counts("winters", winter) for winter in file.get("winters") or ()),
        contracts=tuple(_contract(words) for words in file.get("contracts") or ()),
    )
    position.stock = _stock(position, file)
    position.ally()
    count_electors(position)
    if "reserve" in file:
        position.stock = replace(position.stock, reserve=_counts("reserve", table(file, "reserve")))


def _counts(key: str, values: Any) -> tuple[int, ...]:
    """Numbers of the major powers by name; those not named have none."""
    if not isinstance(values, dict):
        raise fault(key, "a table of powers and numbers is wanted")
    counts = [0] * len(IDS)
    for name, value in values.items():
        power = known(key, {IDS[p]: p for p in MAJORS}, str(name))
        if not isinstance(value, int):
            raise fault(key, f"a number is wanted for '{name}', not '{value}'")
        counts[power] = value
    return tuple(counts)


def _stock(position: State, file: dict[str, Any]) -> Stock:
    """The boxes as given; what is neither in a box nor on the map is in the reserve (15-b)."""
    battle, aside = (_counts(key, table(file, key)) for key in ("battle", "aside"))
    if any(n > BATTLE_BOXES for n in battle):
        raise fault("battle", f"each power has {BATTLE_BOXES} battle boxes")
    stock = Stock(battle=battle, aside=aside)
    for power in MAJORS:
        stock = stock.give_back(power, -battle[power] - aside[power])
    for place, holder in enumerate(position.marker):
        if holder != NOBODY and not position.world.elector_cities >> place & 1:
            stock = stock.give_back(holder, -1)
    for box, side in table(file, "boxes").items():
        known("boxes", {name: n for n, name in enumerate(BOXES)}, box)
        power = known("boxes", NUMBER, str(side))
        stock = stock.mark_silesia(power) if box == "silesia" else stock.hold(box, power)
    return stock


def _politics(position: State, file: dict[str, Any]) -> Politics:
    """Tracks, trump and cards on the table; `political` names the cards turned up, or to be turned up next."""
    tracks = [political_deck.track(n).star for n in range(len(political_deck.TRACKS))]
    for name, space in table(file, "tracks").items():
        n = known("tracks", {t: k for k, t in enumerate(political_deck.TRACKS)}, name)
        if not isinstance(space, int) or not 1 <= space <= len(political_deck.track(n).spaces):
            raise fault("tracks", f"'{name}' has {len(political_deck.track(n).spaces)} spaces, not '{space}'")
        tracks[n] = space
    named = [known("political", political_deck.number(), str(c)) for c in file.get("political") or ()]
    rest = [
        c for year in reversed(political_deck.YEARS) for c in political_deck.year_deck(year) if c not in named
    ]
    later = str(file.get("phase", "")) in ("", "reveal") or file.get("stage") != "politics"
    return Politics(
        deck=(*rest, *reversed(named)) if later else tuple(rest),
        open=() if later else tuple(named),
        election=bool(file.get("election", False)),
        tracks=(tracks[0], tracks[1], tracks[2]),
        trump=_suit(file),
        lying=_boxes(position, file, "lying"),
        covered=_boxes(position, file, "covered"),
    )


def _suit(file: dict[str, Any]) -> str:
    suit = str(file.get("trump", ""))
    if suit and suit not in cards.SUITS:
        raise fault("trump", f"'{suit}' is no suit; there are S, H, D, C")
    return suit


def _boxes(position: State, file: dict[str, Any], key: str) -> tuple[tuple[int, ...], ...]:
    """Tactical Cards on the political table, taken out of the draw deck."""
    found: tuple[tuple[int, ...], ...] = ((),) * len(IDS)
    for side, names in table(file, key).items():
        power = known(key, {IDS[p]: p for p in MAJORS}, side)
        found = put_cards(found, power, tuple(_take(position, key, str(name)) for name in names or ()))
    return found


def _take(position: State, key: str, name: str) -> int:
    card = cards.find(name)
    if card is None:
        raise fault(key, f"'{name}' is no card; write S4, H10, R or S4.2")
    free = [c for c in (cards.same_face(card) if "." not in name else (card,)) if c in position.draw]
    if not free:
        raise fault(key, f"there is no '{name}' left in the draw deck")
    position.draw.remove(free[0])
    return free[0]


def _victor(position: State, file: dict[str, Any]) -> str:
    seat = str(file.get("victor", ""))
    if seat and seat not in position.world.leaders:
        raise fault("victor", f"'{seat}' is no seat", get_close_matches(seat, position.world.leaders, n=1))
    return seat


def _contract(words: Any) -> Contract:
    """A subsidy as "giver receiver turns"."""
    parts = str(words).split()
    if len(parts) != 3 or not parts[2].isdigit():
        raise fault("contracts", f"'{words}' should be a giver, a receiver and a number of turns")
    return Contract(known("contracts", NUMBER, parts[0]), known("contracts", NUMBER, parts[1]), int(parts[2]))
