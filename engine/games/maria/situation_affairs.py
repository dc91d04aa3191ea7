"""The advanced game in position files: markers and boxes, the political table, affairs of state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import Affairs, Contract, Politics, put_cards
from engine.games.maria.fortresses import count_electors
from engine.games.maria.politics import OPEN
from engine.games.maria.powers import IDS, MAJORS, NOBODY, NUMBER, RESERVE
from engine.games.maria.situation_form import SERVED
from engine.games.maria.state import State
from engine.games.maria.stock import Stock
from engine.kernel.fields import FieldError, FieldPath
from engine.kernel.forms import Filled
from engine.kernel.promises import Promised


def set_affairs(position: State, fields: Filled, named: set[int]) -> None:
    """What a position file says of sections 15 to 21; `named` are the Tactical Cards that it has put somewhere."""
    if not position.world.advanced:
        return
    position.politics = _politics(position, fields, set() if fields.former else named)
    world = position.world
    winters = fields.items("winters")
    past = sum(winter <= position.turn for winter in world.winters)
    if len(winters) > past:
        fields.impossible(
            ("winters",), f"{len(winters)} winters are named, {past} can be past", "Name those past"
        )
    contracts = tuple(_contract(said) for _, said in fields.items("contracts"))
    position.affairs = Affairs(
        annexed=fields.yes("annexed", False),
        peace=_peace(position, fields),
        reduced=fields.yes("reduced", False),
        declined=_declined(position, fields),
        victor=fields.word("victor"),
        winters=tuple(_counts(winter) for _, winter in winters),
        served=sum({SERVED[deed] for _, deed in fields.items("served")}),
        contracts=contracts,
        proposals=tuple(_contract(said) for _, said in fields.items("proposals")),
        ending=tuple(_ending(contracts, at, said) for at, said in fields.items("ending")),
        treaties=tuple(
            Promised(said["seat"], said["until"], said["words"]) for _, said in fields.items("promises")
        ),
        settled=_about_aims(fields, "settled"),
        visited=_about_aims(fields, "visited"),
    )
    position.stock = _stock(position, fields)
    position.ally()
    count_electors(position)
    computed = not (fields.former and "reserve" in fields)
    reserve = list(position.stock.reserve) if computed else [0] * len(IDS)
    for name, _, count in fields.table("reserve").each():
        reserve[NUMBER[name]] = count
    position.stock = replace(position.stock, reserve=tuple(reserve))


def _peace(position: State, fields: Filled) -> int:
    """The turn in which the neutrality of Prussia ends; it has begun with the annexation of Silesia (19.1-b, -g)."""
    if not fields.data.get("peace", 0):
        return fields.whole("peace", 0, 0, 0)
    turn = fields.whole("peace", 0, least=position.turn)
    if not fields.yes("annexed", False):
        fields.impossible(("peace",), "Prussia is neutral only after Silesia is annexed", "Add annexed: true")
    return turn


def _declined(position: State, fields: Filled) -> tuple[int, ...]:
    """Fortresses that France held in Core Austria when it last would not reduce its aims (19.2)."""
    number = position.world.index.number
    return tuple(sorted({number[name] for _, name in fields.items("declined")}))


def _about_aims(fields: Filled, key: str) -> bool:
    """What follows on the answer that France gave when it would not reduce its aims (R-27)."""
    said = fields.yes(key, False)
    if said and not fields.items("declined"):
        raise fields.error(
            key, "France has not declined yet", "Name declined: and its fortresses, or leave it out"
        )
    return said


def _counts(values: Mapping[str, int]) -> tuple[int, ...]:
    """Numbers of powers by name; those not named have none."""
    return tuple(values.get(name, 0) for name in IDS)


def _stock(position: State, fields: Filled) -> Stock:
    """The boxes as given; what is neither in a box nor on the map is in the reserve (15-b)."""
    battle, aside = (_counts(fields.value(key) or {}) for key in ("battle", "aside"))
    stock = Stock(battle=battle, aside=aside)
    for power in MAJORS:
        stock = stock.give_back(power, -battle[power] - aside[power])
    for place, holder in enumerate(position.marker):
        if holder != NOBODY and not position.world.elector_cities >> place & 1:
            stock = stock.give_back(holder, -1)
    for box, _, side in fields.table("boxes").each():
        power = NUMBER[side]
        stock = stock.mark_silesia(power) if box == "silesia" else stock.hold(box, power)
    for power in MAJORS:
        if aside[power] and stock.reserve[power] < 0:
            fields.impossible(
                ("aside", IDS[power]), "there are not so many markers", f"It has {RESERVE[power]} in all"
            )
    return stock


def _politics(position: State, fields: Filled, elsewhere: set[int]) -> Politics:
    """Tracks, trump and cards on the table; `political` names the cards turned up, or to be turned up next."""
    found: list[int] = []
    for key in ("political", "coming"):
        for at, name in fields.items(key):
            card = political_deck.number()[name]
            if card in found:
                fields.impossible(at, f"'{name}' is there already", "Leave one of them out")
            found.append(card)
    named = found[: len(fields.items("political"))]
    coming = found[len(named) :]
    if "coming" not in fields:
        years = reversed(political_deck.YEARS)
        rest = [c for year in years for c in political_deck.year_deck(year) if c not in named]
    else:
        rest = coming[::-1]
    later = fields.data.get("phase", "reveal") == "reveal" or fields.data.get("stage") != "politics"
    if not later:
        _check_open(fields, named)
    lasting, less = (_counts(fields.value(key) or {}) for key in ("lasting", "less"))
    return Politics(
        deck=(*rest, *reversed(named)) if later else tuple(rest),
        open=() if later else tuple(named),
        election=fields.yes("election", False),
        tracks=_tracks(fields),
        announced=_announced(fields),
        trump=fields.word("trump"),
        lying=_boxes(position, fields, "lying", elsewhere),
        covered=_boxes(position, fields, "covered", elsewhere),
        less=less,
        lasting=lasting,
        away=sum(1 << NUMBER[p] for p in {p for _, p in fields.items("away")}),
    )


def _check_open(fields: Filled, named: list[int]) -> None:
    """Two political cards lie open; the Imperial Election never does (17.1, 18-a)."""
    if len(named) > OPEN:
        fields.impossible(("political",), f"{len(named)} cards lie open", f"Leave {OPEN} of them")
    for number, card in enumerate(named):
        if political_deck.card(card).election:
            fields.impossible(
                ("political", number), "the Imperial Election never lies open", "Write election: true"
            )


def _tracks(fields: Filled) -> tuple[int, int, int]:
    """The space of each marker."""
    given = fields.table("tracks")
    italy, russia, saxony = (
        given.whole(name, political_deck.track(n).star) for n, name in enumerate(political_deck.TRACKS)
    )
    return italy, russia, saxony


def _announced(fields: Filled) -> tuple[int, int, int]:
    """Shifts announced in this politics stage, still to be made (17.5-g)."""
    given = fields.table("announced")
    if given.data and fields.data.get("stage") != "politics":
        raise fields.error("announced", "shifts are announced in the stage of politics only", "Leave it out")
    italy, russia, saxony = (given.whole(name, 0) for name in political_deck.TRACKS)
    return italy, russia, saxony


def _boxes(position: State, fields: Filled, key: str, elsewhere: set[int]) -> tuple[tuple[int, ...], ...]:
    """Tactical Cards on the political table, taken out of the draw deck; none of those that lie `elsewhere`."""
    found: tuple[tuple[int, ...], ...] = ((),) * len(IDS)
    if key not in fields.form.keys.words:
        return found
    given = fields.table(key)
    for side in given.data:
        taken = tuple(_take(position, elsewhere, at, name) for at, name in given.items(side))
        found = put_cards(found, NUMBER[side], taken)
    return found


def _take(position: State, elsewhere: set[int], at: FieldPath, name: str) -> int:
    card = cards.find(name)
    assert card is not None  # it is a word of the form
    piles = [position.draw] if set(position.draw) - elsewhere else position.discards
    for c in cards.same_face(card) if "." not in name else (card,):
        for pile in piles:
            if c in pile and c not in elsewhere:
                pile.remove(c)
                return c
    problem = f"there is no '{name}' left in the draw deck"
    raise FieldError(at, problem, "Leave it out: it lies elsewhere already")


def _contract(said: Mapping[str, Any]) -> Contract:
    """A subsidy."""
    return Contract(NUMBER[said["giver"]], NUMBER[said["receiver"]], said["turns"])


def _ending(contracts: tuple[Contract, ...], at: FieldPath, said: Mapping[str, Any]) -> Contract:
    """A wish to end a subsidy, of one of the two that have it (20-a)."""
    pair = (NUMBER[said["giver"]], NUMBER[said["receiver"]])
    if NUMBER[said["by"]] not in pair or not any((c.giver, c.receiver) == pair for c in contracts):
        problem = "no such subsidy runs, or this power has no part in it"
        raise FieldError(at, problem, "Name a subsidy of contracts: and one of its two powers")
    return Contract(*pair, pair.index(NUMBER[said["by"]]))
