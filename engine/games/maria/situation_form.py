"""The form of MARIA's position files: which fields there are, and what each may say."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import DREW, MOVED, SUPPLIED
from engine.games.maria.politics import OPEN
from engine.games.maria.powers import BATTLE_BOXES, FR, IDS, MAJORS, NUMBER, PA, PR, RESERVE
from engine.games.maria.situation_moments import PHASES, POLITICS, STAGE_NAMES
from engine.games.maria.stacks import LARGEST
from engine.games.maria.world import OPTIONAL_POLITICS, OUT, World
from engine.kernel.fields import MEND
from engine.kernel.forms import (
    Form,
    FreeText,
    ListOf,
    OneOf,
    Part,
    Phrase,
    TableOf,
    Whole,
    YesNo,
    bare,
    meaning,
    record,
)

OWED = 20
"""How far a reserve may lie below zero: markers that are due and were not there (R-16)."""
POINTS = 99
MOST_CARDS = 9
"""Cards more or fewer that political cards bring a power."""
REST = "rest"
"""What `discards` may say instead of cards: all that are named nowhere."""
SERVED = {"drew": DREW, "supplied": SUPPLIED, "moved": MOVED}
"""What Saxony does once in a turn (R-28)."""
BOXES = ("emperor", "italy", "silesia")
AFFAIRS = (
    "tracks", "reserve", "battle", "aside", "boxes", "political", "coming", "trump", "lying", "covered", "announced",
    "less", "lasting", "away", "victor", "annexed", "peace", "reduced", "declined", "settled", "visited", "election",
    "contracts", "proposals", "ending", "promises", "served", "winters",
)  # fmt: skip
"""The fields of the advanced game alone."""
FACES = {cards.NAMES[card].partition(".")[0]: cards.ref(card) for card in cards.deck(0)}
CARD = OneOf(
    FACES | {name: cards.ref(card) for name, card in cards.NUMBER.items()} | {"R": "card:Ra.1"},
    offered=FACES,
    problem="'{}' is no card; write S4, H10, R or S4.2",
    mend=MEND,
)
"""A face, of whatever deck is left, or a whole card."""


@cache
def form_of(world: World, *, former: bool = False) -> TableOf:
    """What a position file may say. `former`: of all powers, as older versions read it."""
    affairs = _political(world, former) | _affairs(world, former) if world.advanced else {}
    barred = {}
    if not affairs:
        none = ("the introductory game has none", "Leave it out or choose scenario: advanced")
        barred = dict.fromkeys(AFFAIRS, none)
    elif OPTIONAL_POLITICS not in world.options:
        del affairs["covered"]
        barred = {"covered": ("cards are covered under the optional politics rule only", "Leave it out")}
    return record(_table(world, former) | affairs, barred)


def powers(world: World, former: bool) -> OneOf:
    """The powers that take part; older versions took all."""
    return OneOf(meaning("side", IDS if former else [IDS[p] for p in world.powers]))


def majors() -> OneOf:
    """The major powers."""
    return OneOf(meaning("side", [IDS[p] for p in MAJORS]))


def _table(world: World, former: bool) -> dict[str, Form]:
    """Moment, pieces, markers and cards."""
    sides, generals = powers(world, former), pieces(world, ("general",), "no general in play")
    places = _spots(world.index.ids)
    return {
        "turn": Whole(1, world.turns),
        "stage": OneOf(STAGE_NAMES),
        "phase": OneOf(meaning("step", (*PHASES, *POLITICS))),
        "pieces": TableOf(
            pieces(world, ("general", "train", "hussar"), ""),
            OneOf({"off": "", "box": ""} | places, spots=True, also={False: "off"}),
            nothing="off",
        ),
        "troops": TableOf(generals, Whole(1, LARGEST)),
        "down": ListOf(generals),
        "top": ListOf(generals),
        "moved": ListOf(pieces(world, ("general", "train"), "no piece that has moved")),
        "retreated": ListOf(pieces(world, ("general",), "no piece that has retreated")),
        "markers": _markers(world),
        "questions": TableOf(_fortresses(world), sides),
        "hands": TableOf(sides, ListOf(CARD)),
        "draw": ListOf(CARD, stock=True),
        "discards": ListOf(CARD, instead=REST, stock=True),
        "subsidy": YesNo(),
    }


def pieces(world: World, kinds: tuple[str, ...], wrong: str) -> OneOf:
    """The pieces of some kinds that take part; what others are is said as `wrong`."""
    out = {p.id: (f"'{p.id}' takes no part in this game", MEND) for p in world.pieces if p.start == OUT}
    other = {p.id: (f"'{p.id}' is {wrong}", MEND) for p in world.pieces if p.kind not in kinds}
    return OneOf(
        {p.id: p.ref for p in world.pieces if p.kind in kinds and p.start != OUT}, barred=out | other
    )


def _spots(ids: Iterable[str]) -> dict[str, str]:
    """Cities as words."""
    return meaning("place", ids)


def _fortresses(world: World) -> OneOf:
    """The fortresses; other cities are none."""
    ids = world.index.ids
    held = [ids[place] for place in world.places_in(world.fortresses)]
    none = {name: (f"'{name}' is no fortress", MEND) for name in ids if name not in held}
    return OneOf(_spots(held), spots=True, barred=none)


def _markers(world: World) -> TableOf:
    """Victory markers and two-sided elector markers by fortress (4-e, 15-b)."""
    keys = _fortresses(world)
    return TableOf(keys, {name: _marker(world, name) for name in keys.words}, nothing="none")


def _marker(world: World, name: str) -> OneOf:
    """Which markers may lie in a fortress: never one's own at home, an elector marker with one of its faces up."""
    place, holders = world.index.number[name], [IDS[p] for p in (FR, PA)]
    if world.elector_cities >> place & 1:
        said = f"the elector marker of '{name}' shows {' or '.join(holders)}, not "
        others = (word for word in ("none", *NUMBER) if word not in holders)
        barred = {word: (f"{said}'{word}'", "Turn it to one of them") for word in others}
        return OneOf(meaning("side", holders), barred=barred)
    marks, home = [p for p in MAJORS if p in world.powers], []
    if not world.silesia >> place & 1:
        home = [p for p in marks if world.home[p] >> place & 1]
    no_marker = {
        word: (f"{word} has no victory markers here", "Name a major power of this game")
        for word, power in NUMBER.items() if power not in marks
    }  # fmt: skip
    own = {
        IDS[p]: (f"'{name}' is home of {IDS[p]}: no marker of its own lies there", "Write none") for p in home
    }
    words = {"none": ""} | meaning("side", [IDS[p] for p in marks if p not in home])
    return OneOf(words, also={None: "none"}, barred=no_marker | own)


def _political(world: World, former: bool) -> dict[str, Form]:
    """Tracks, reserves and boxes of markers, cards of politics, what lies on the political table (15 to 17)."""
    sides, tracks = powers(world, former), OneOf(meaning("track", political_deck.TRACKS))
    spaces = [len(political_deck.track(n).spaces) for n in range(len(political_deck.TRACKS))]
    political, of_all = OneOf(meaning("political", political_deck.number())), max(RESERVE)
    cards_more = TableOf(sides, Whole(-MOST_CARDS, MOST_CARDS))
    lying = TableOf(majors(), ListOf(CARD))
    return {
        "tracks": TableOf(tracks, dict(zip(tracks.words, (Whole(1, n) for n in spaces), strict=True))),
        "reserve": TableOf(majors(), {IDS[p]: Whole(-OWED, RESERVE[p]) for p in MAJORS}),
        "battle": TableOf(majors(), Whole(0, BATTLE_BOXES)),
        "aside": TableOf(OneOf(meaning("side", [IDS[PR], IDS[FR]])), Whole(0, of_all)),
        "boxes": TableOf(OneOf({box: f"box:victory-{box}" for box in BOXES}), _boxes(world, former)),
        "political": ListOf(political),
        "coming": ListOf(political),
        "trump": OneOf(meaning("suit", cards.SUITS)),
        "lying": lying,
        "covered": lying,
        "announced": TableOf(tracks, Whole(-OPEN, OPEN)),
        "less": cards_more,
        "lasting": cards_more,
        "away": ListOf(OneOf(meaning("side", [IDS[p] for p in world.boxes]))),
    }


def _affairs(world: World, former: bool) -> dict[str, Form]:
    """Affairs of state, the election, subsidies and promises (18 to 21)."""
    sides, seats = powers(world, former), OneOf(meaning("seat", world.leaders))
    subsidy = Phrase(
        (Part("giver", sides), Part("receiver", sides), Part("turns", Whole(1, world.turns))),
        "a giver, a receiver and a number of turns",
        "france prussia 2",
    )
    return {
        "victor": seats,
        "annexed": YesNo(),
        "peace": Whole(0, world.turns + 2),
        "reduced": YesNo(),
        "declined": ListOf(OneOf(_spots(world.index.ids), spots=True)),
        "settled": YesNo(),
        "visited": YesNo(),
        "election": YesNo(),
        "contracts": ListOf(subsidy),
        "proposals": ListOf(subsidy),
        "ending": ListOf(
            Phrase(
                (Part("giver", sides), Part("receiver", sides), Part("by", sides)),
                "a subsidy that runs and the power that would end it",
                "france prussia france",
            )
        ),
        "promises": ListOf(
            Phrase(
                (Part("seat", seats), Part("until", Whole(1, world.turns)), Part("words", FreeText())),
                "a seat, a turn and words",
                "louis 5 no attack on Neisse",
            )
        ),
        "served": ListOf(OneOf(bare(SERVED))),
        "winters": ListOf(TableOf(majors(), Whole(0, POINTS))),
    }


def _boxes(world: World, former: bool) -> dict[str, Form]:
    """Whose marker a victory box may hold; older versions took any."""
    boxes = world.board.boxes
    return {
        box: OneOf(meaning("side", NUMBER if former else boxes[f"victory-{box}"].powers)) for box in BOXES
    }
