"""The advanced game in position files: markers and boxes, the political table, affairs of state."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import DREW, MOVED, SUPPLIED, Affairs, Contract, Politics, put_cards
from engine.games.maria.fortresses import count_electors
from engine.games.maria.politics import OPEN
from engine.games.maria.powers import BATTLE_BOXES, FR, IDS, MAJORS, NOBODY, NUMBER, PR, RESERVE
from engine.games.maria.state import State
from engine.games.maria.stock import Stock
from engine.games.maria.world import OPTIONAL_POLITICS, World
from engine.kernel.errors import shortened
from engine.kernel.fields import FieldError, FieldPath, Fields, items, word
from engine.kernel.promises import Promised

AFFAIRS = (
    "tracks", "reserve", "battle", "aside", "boxes", "political", "coming", "trump", "lying", "covered", "announced",
    "less", "lasting", "away", "victor", "annexed", "peace", "reduced", "declined", "settled", "visited", "election",
    "contracts", "proposals", "ending", "promises", "served", "winters",
)  # fmt: skip
SERVED = {"drew": DREW, "supplied": SUPPLIED, "moved": MOVED}
"""What Saxony does once in a turn (R-28)."""
BOXES = ("emperor", "italy", "silesia")
OWED = 20
"""How far a reserve may lie below zero: markers that are due and were not there (R-16)."""
POINTS = 99
MOST_CARDS = 9
"""Cards more or fewer that political cards bring a power."""


def powers_of(world: World, fields: Fields) -> list[str]:
    """The powers that take part, by id; older versions took all."""
    return list(IDS) if fields.former else [IDS[p] for p in world.powers]


def set_affairs(position: State, fields: Fields, named: set[int]) -> None:
    """What a position file says of sections 15 to 21; `named` are the Tactical Cards that it has put somewhere."""
    if not position.world.advanced:
        given = next((key for key in AFFAIRS if key in fields), "")
        if given:
            raise fields.error(
                given, "the introductory game has none", "Leave it out or choose scenario: advanced"
            )
        return
    position.politics = _politics(position, fields, set() if fields.former else named)
    world = position.world
    winters = fields.items("winters")
    past = sum(winter <= position.turn for winter in world.winters)
    if len(winters) > past:
        fields.impossible(
            ("winters",), f"{len(winters)} winters are named, {past} can be past", "Name those past"
        )
    contracts = tuple(_contract(world, fields, at, words) for at, words in fields.items("contracts"))
    position.affairs = Affairs(
        annexed=fields.yes("annexed", False),
        peace=_peace(position, fields),
        reduced=fields.yes("reduced", False),
        declined=_declined(position, fields),
        victor=fields.word("victor", world.leaders),
        winters=tuple(_counts(fields, at, winter, 0, POINTS) for at, winter in winters),
        served=sum({SERVED[word(at, deed, SERVED)] for at, deed in fields.items("served")}),
        contracts=contracts,
        proposals=tuple(_contract(world, fields, at, words) for at, words in fields.items("proposals")),
        ending=tuple(_ending(contracts, at, words) for at, words in fields.items("ending")),
        treaties=tuple(_promise(world, at, words) for at, words in fields.items("promises")),
        settled=_about_aims(fields, "settled"),
        visited=_about_aims(fields, "visited"),
    )
    position.stock = _stock(position, fields)
    position.ally()
    count_electors(position)
    computed = not (fields.former and "reserve" in fields)
    reserve = list(position.stock.reserve) if computed else [0] * len(IDS)
    for name, at, count in fields.table("reserve", [IDS[p] for p in MAJORS]).each():
        power = NUMBER[name]
        reserve[power] = fields.number(at, count, -OWED, RESERVE[power])
    position.stock = replace(position.stock, reserve=tuple(reserve))


def _peace(position: State, fields: Fields) -> int:
    """The turn in which the neutrality of Prussia ends; it has begun with the annexation of Silesia (19.1-b, -g)."""
    if not fields.data.get("peace", 0):
        return fields.whole("peace", 0, 0, 0)
    turn = fields.whole("peace", position.turn, position.world.turns + 2, 0)
    if not fields.yes("annexed", False):
        fields.impossible(("peace",), "Prussia is neutral only after Silesia is annexed", "Add annexed: true")
    return turn


def _declined(position: State, fields: Fields) -> tuple[int, ...]:
    """Fortresses that France held in Core Austria when it last would not reduce its aims (19.2)."""
    number = position.world.index.number
    return tuple(sorted({number[word(at, name, number)] for at, name in fields.items("declined")}))


def _about_aims(fields: Fields, key: str) -> bool:
    """What follows on the answer that France gave when it would not reduce its aims (R-27)."""
    said = fields.yes(key, False)
    if said and not fields.items("declined"):
        raise fields.error(
            key, "France has not declined yet", "Name declined: and its fortresses, or leave it out"
        )
    return said


def _counts(fields: Fields, at: FieldPath, values: object, least: int, most: int) -> tuple[int, ...]:
    """Numbers of the major powers by name; those not named have none."""
    if not isinstance(values, dict):
        raise FieldError(at, "a table of powers and numbers is wanted", "Write {prussia: 5, france: 7}")
    found = Fields(values, at, former=fields.former).only([IDS[p] for p in MAJORS])
    return tuple(found.whole(name, least, most, 0) for name in IDS)


def _stock(position: State, fields: Fields) -> Stock:
    """The boxes as given; what is neither in a box nor on the map is in the reserve (15-b)."""
    boxes = position.world.board.boxes
    battle = _counts(fields, ("battle",), fields.table("battle").data, 0, BATTLE_BOXES)
    aside = _counts(fields, ("aside",), fields.table("aside", [IDS[PR], IDS[FR]]).data, 0, max(RESERVE))
    stock = Stock(battle=battle, aside=aside)
    for power in MAJORS:
        stock = stock.give_back(power, -battle[power] - aside[power])
    for place, holder in enumerate(position.marker):
        if holder != NOBODY and not position.world.elector_cities >> place & 1:
            stock = stock.give_back(holder, -1)
    for box, at, side in fields.table("boxes", BOXES).each():
        power = NUMBER[word(at, side, NUMBER if fields.former else boxes[f"victory-{box}"].powers)]
        stock = stock.mark_silesia(power) if box == "silesia" else stock.hold(box, power)
    for power in MAJORS:
        if aside[power] and stock.reserve[power] < 0:
            fields.impossible(
                ("aside", IDS[power]), "there are not so many markers", f"It has {RESERVE[power]} in all"
            )
    return stock


def _politics(position: State, fields: Fields, elsewhere: set[int]) -> Politics:
    """Tracks, trump and cards on the table; `political` names the cards turned up, or to be turned up next."""
    found: list[int] = []
    for key in ("political", "coming"):
        for at, name in fields.items(key):
            card = political_deck.number()[word(at, name, political_deck.number())]
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
    lasting, less = (_effects(position.world, fields, key) for key in ("lasting", "less"))
    return Politics(
        deck=(*rest, *reversed(named)) if later else tuple(rest),
        open=() if later else tuple(named),
        election=fields.yes("election", False),
        tracks=_tracks(fields),
        announced=_announced(fields),
        trump=fields.word("trump", tuple(cards.SUITS)),
        lying=_boxes(position, fields, "lying", elsewhere),
        covered=_boxes(position, fields, "covered", elsewhere),
        less=less,
        lasting=lasting,
        away=sum(
            1 << NUMBER[p] for p in {word(at, p, _senders(position.world)) for at, p in fields.items("away")}
        ),
    )


def _check_open(fields: Fields, named: list[int]) -> None:
    """Two political cards lie open; the Imperial Election never does (17.1, 18-a)."""
    if len(named) > OPEN:
        fields.impossible(("political",), f"{len(named)} cards lie open", f"Leave {OPEN} of them")
    for number, card in enumerate(named):
        if political_deck.card(card).election:
            fields.impossible(
                ("political", number), "the Imperial Election never lies open", "Write election: true"
            )


def _senders(world: World) -> list[str]:
    """The powers that have a box off the map, where their expeditionary corps goes (17.5-i)."""
    return [IDS[p] for p in world.boxes]


def _tracks(fields: Fields) -> tuple[int, int, int]:
    """The space of each marker."""
    given = fields.table("tracks", political_deck.TRACKS)
    italy, russia, saxony = (
        given.whole(name, 1, len(political_deck.track(n).spaces), political_deck.track(n).star)
        for n, name in enumerate(political_deck.TRACKS)
    )
    return italy, russia, saxony


def _announced(fields: Fields) -> tuple[int, int, int]:
    """Shifts announced in this politics stage, still to be made (17.5-g)."""
    given = fields.table("announced", political_deck.TRACKS)
    most = OPEN
    if given.data and fields.data.get("stage") != "politics":
        raise fields.error("announced", "shifts are announced in the stage of politics only", "Leave it out")
    italy, russia, saxony = (given.whole(name, -most, most, 0) for name in political_deck.TRACKS)
    return italy, russia, saxony


def _effects(world: World, fields: Fields, key: str) -> tuple[int, ...]:
    """Cards more (above zero) or fewer that political cards bring a power (17.5-h)."""
    given = fields.table(key, powers_of(world, fields))
    return tuple(given.whole(name, -MOST_CARDS, MOST_CARDS, 0) for name in IDS)


def _boxes(position: State, fields: Fields, key: str, elsewhere: set[int]) -> tuple[tuple[int, ...], ...]:
    """Tactical Cards on the political table, taken out of the draw deck; none of those that lie `elsewhere`."""
    found: tuple[tuple[int, ...], ...] = ((),) * len(IDS)
    given = fields.table(key, [IDS[p] for p in MAJORS])
    if given.data and key == "covered" and OPTIONAL_POLITICS not in position.world.options:
        fields.impossible((key,), "cards are covered under the optional politics rule only", "Leave it out")
    for side, at, names in given.each():
        power = NUMBER[side]
        found = put_cards(
            found, power, tuple(_take(position, elsewhere, place, name) for place, name in items(at, names))
        )
    return found


def _take(position: State, elsewhere: set[int], at: FieldPath, name: object) -> int:
    card = cards.find(name) if isinstance(name, str) else None
    if card is None or not isinstance(name, str):
        raise FieldError(at, f"'{shortened(name)}' is no card; write S4, H10, R or S4.2")
    piles = [position.draw] if set(position.draw) - elsewhere else position.discards
    for c in cards.same_face(card) if "." not in name else (card,):
        for pile in piles:
            if c in pile and c not in elsewhere:
                pile.remove(c)
                return c
    problem = f"there is no '{name}' left in the draw deck"
    raise FieldError(at, problem, "Leave it out: it lies elsewhere already")


def _contract(world: World, fields: Fields, at: FieldPath, words: object) -> Contract:
    """A subsidy as "giver receiver turns"."""
    parts = words.split() if isinstance(words, str) else []
    turns = parts[2] if len(parts) == 3 else ""
    number = int(turns[:4]) if turns.isascii() and turns.isdigit() else 0
    if not (1 <= number <= world.turns or (fields.former and number)):
        said = f"'{shortened(words)}' should be a giver, a receiver and a number of turns"
        raise FieldError(at, said, "Write france prussia 2")
    giver, receiver = (NUMBER[word(at, part, powers_of(world, fields))] for part in parts[:2])
    return Contract(giver, receiver, int(turns))


def _ending(contracts: tuple[Contract, ...], at: FieldPath, words: object) -> Contract:
    """A wish to end a subsidy as "giver receiver power", the last the one that wishes it (20-a)."""
    parts = words.split() if isinstance(words, str) else []
    found = next((c for c in contracts if [IDS[c.giver], IDS[c.receiver]] == parts[:2]), None)
    if found is None or len(parts) != 3 or parts[2] not in parts[:2]:
        said = f"'{shortened(words)}' should be a subsidy that runs and the power that would end it"
        raise FieldError(at, said, "Write france prussia france")
    return Contract(found.giver, found.receiver, parts.index(parts[2]))


def _promise(world: World, at: FieldPath, words: object) -> Promised:
    """A promise as "seat turn words" (21)."""
    seat, _, rest = words.partition(" ") if isinstance(words, str) else ("", "", "")
    until, _, said = rest.partition(" ")
    if not (until.isascii() and until.isdigit() and 1 <= int(until[:4]) <= world.turns) or not said.strip():
        problem = f"'{shortened(words)}' should be a seat, a turn and words"
        raise FieldError(at, problem, "Write louis 5 no attack on Neisse")
    return Promised(word(at, seat, world.leaders), int(until), " ".join(said.split()))
