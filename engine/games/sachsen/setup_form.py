"""The form of the position files of SACHSEN: which fields there are, and what each may say."""

from __future__ import annotations

from functools import cache

from engine.games.sachsen.money import COIN
from engine.games.sachsen.politics.start import Placing
from engine.games.sachsen.politics.turn import PlayerTurn
from engine.games.sachsen.record import CHILDREN, COUNTERS, PACTS, STEPS
from engine.games.sachsen.sequence import turn
from engine.games.sachsen.sides import ELECTORATES, SEATS, SIDES
from engine.games.sachsen.words import unit_ids
from engine.games.sachsen.world import World
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

NOBODY_WORD = "nobody"
COMING, LOST, AWAY, WAITING = "coming", "lost", "away", "waiting"
"""A unit under way until a turn, beaten in a turn, lent until a turn; a first unit that is still to be placed."""
MOST = 999
MOST_MONEY = 9999 * COIN


@cache
def form_of(world: World) -> TableOf:
    """What a position file may say besides which opening it is, and the Actions played from there."""
    phases = [Placing.name, *(step.name for step in turn(())), PlayerTurn.name]
    return record(
        {
            "deal": ListOf(OneOf({**_homes().words, NOBODY_WORD: ""})),
            "turn": Whole(0, MOST),
            "phase": OneOf(meaning("step", phases)),
            "order": ListOf(_homes()),
            "left": ListOf(_homes()),
            **_armies(world),
            **_money(),
            **_cards(world),
            **_courts(),
            **_lands(world),
            **_wars(),
            **_end(),
        }
    )


def _sides() -> OneOf:
    return OneOf(meaning("side", SIDES))


def _homes() -> OneOf:
    """States that are dealt to players, by which these are named."""
    return OneOf(meaning("side", [SIDES[side] for side in ELECTORATES]))


def _squares(world: World, *besides: str) -> OneOf:
    return OneOf({**{one.id: one.ref for one in world.squares}, **bare(besides)}, spots=True)


def column_words(world: World) -> tuple[str, ...]:
    """The columns by name: `sachsen`, `francia-2`."""
    return tuple(
        f"{SIDES[side]}-{number}" if world.is_kingdom(side) else SIDES[side] for side, number in world.columns
    )


def columns_form(world: World) -> OneOf:
    """The columns by name; that of an electorate is called as its State is."""
    return OneOf({name: f"side:{name}" if name in SIDES else "" for name in column_words(world)})


def _armies(world: World) -> dict[str, Form]:
    """Units where they stand or how long they are away; what columns have learnt."""
    number = Whole(0, MOST)
    unit = Phrase(
        (
            Part("at", _squares(world, COMING, LOST, AWAY, WAITING)),
            Part("turn", number, optional=True),
            Part("weak", None, lead="weak", optional=True),
            Part("paid", None, lead="paid", optional=True),
            Part("moved", number, lead="moved", optional=True),
            Part("origin", _squares(world), lead="origin", optional=True),
            Part("attacked", None, lead="attacked", optional=True),
            Part("led", _homes(), lead="led", optional=True),
            Part("until", number, lead="until", optional=True),
        ),
        f"a square, {WAITING}, or {COMING}, {LOST} or {AWAY} with a turn, and what else there is to say",
        "dresden moved 2",
    )
    column = Phrase(
        (
            Part("points", number, lead="points"),
            Part("reserve", number, lead="reserve", optional=True),
            Part("marshal", None, lead="marshal", optional=True),
            Part("captured", _sides(), lead="captured", optional=True),
            Part("dead", None, lead="dead", optional=True),
            Part("fought", number, lead="fought", optional=True),
        ),
        "points and a number, then reserve, marshal, captured, dead, fought",
        "points 7 reserve 2 marshal",
    )
    units = OneOf(meaning("piece", sorted(unit_ids(world))))
    return {"units": TableOf(units, unit), "columns": TableOf(columns_form(world), column)}


def _money() -> dict[str, Form]:
    """Money by home State, in gulden."""
    return {"money": TableOf(_homes(), Whole(0, MOST_MONEY)), "debt": TableOf(_homes(), Whole(0, MOST_MONEY))}


def _cards(world: World) -> dict[str, Form]:
    """Hands, decks, what is open; effects that wait."""
    cards = OneOf(meaning("card", world.card_ids))
    event = Phrase(
        (
            Part("card", OneOf(meaning("card", world.event_ids))),
            Part("half", OneOf(bare(("good", "bad")))),
            Part("side", _sides(), optional=True),
        ),
        "an event, good or bad, and the State that it met",
        "harvest good sachsen",
    )
    pending = Phrase(
        (
            Part("home", _homes()),
            Part("kind", FreeText()),
        ),
        "a State, the effect, and its numbers",
        "sachsen maintenance 50 left 1 until 4",
    )
    return {
        "hands": TableOf(_homes(), ListOf(cards)),
        "deck": ListOf(cards),
        "discards": ListOf(cards),
        "services": ListOf(_homes()),
        "captures": ListOf(_homes()),
        "events": ListOf(OneOf(meaning("card", world.event_ids))),
        "event": event,
        "tension": YesNo(),
        "pending": ListOf(pending),
    }


def _courts() -> dict[str, Form]:
    """Heirs, wounded rulers, and what lies between players and States."""
    heir = Phrase(
        (Part("kind", OneOf(bare(CHILDREN))), Part("married", _sides(), optional=True)),
        "son or daughter, and the State of the house it has married into",
        "daughter bayern",
    )
    number, yes = Whole(0, MOST), YesNo()
    rung: dict[str, Form] = {"wait": number, "strict": yes, "plus": yes, "never": yes}
    tie = record(
        {
            "step": Whole(0, 4),
            "notes": Whole(-MOST, MOST),
            "counter": OneOf(bare(COUNTERS)),
            "broken": number,
            "war": number,
            "married": yes,
            **rung,
            "steps": TableOf(OneOf(bare(STEPS)), record(rung)),
            "asked": number,
            "bonus": number,
            "money_wait": number,
            "arms_wait": number,
            "money_sure": yes,
            "arms_sure": yes,
        }
    )
    pact = Phrase(
        (
            Part("one", _homes()),
            Part("kind", OneOf(bare(PACTS))),
            Part("other", _homes()),
            Part("until", number, lead="until", optional=True),
        ),
        "a State, what is agreed, and the other State",
        "sachsen alliance bayern",
    )
    bargain = Phrase(
        (Part("author", _homes()), Part("other", _homes()), Part("words", FreeText())),
        "who offers, to whom, and the words of the offer",
        "sachsen bayern give money 500000",
    )
    return {
        "heirs": TableOf(_sides(), ListOf(heir)),
        "blocked": TableOf(_sides(), number),
        "ties": TableOf(_homes(), TableOf(_sides(), tie)),
        "pacts": ListOf(pact),
        "bargains": ListOf(bargain),
    }


def _lands(world: World) -> dict[str, Form]:
    """Who leads and owns what."""
    provinces = OneOf({one.id: one.ref for one in world.provinces}, spots=True)
    claim = Phrase(
        (Part("home", _homes()), Part("since", Whole(1, MOST), lead="since")),
        "a State, since and a turn",
        "sachsen since 3",
    )
    barren = Phrase(
        (Part("turns", Whole(1, MOST)), Part("unless", Whole(1, MOST), lead="unless", optional=True)),
        "a number of incomes, and unless with a number of units",
        "3 unless 2",
    )
    return {
        "leaders": TableOf(_sides(), OneOf({**_homes().words, NOBODY_WORD: ""})),
        "chaos": ListOf(_sides()),
        "gone": ListOf(_sides()),
        "owner": TableOf(provinces, _sides()),
        "claims": TableOf(provinces, claim),
        "manufactories": ListOf(provinces),
        "barren": TableOf(provinces, barren),
    }


def _wars() -> dict[str, Form]:
    """Wars, and what binds for some turns."""
    number = Whole(0, MOST)
    war = record(
        {
            "one": ListOf(_sides()),
            "other": ListOf(_sides()),
            "since": number,
            "kingdom": YesNo(),
            "won": TableOf(_homes(), number),
            "sent": ListOf(_sides()),
            "beaten": ListOf(_sides()),
            "nth": Whole(1, MOST),
        }
    )
    until = Part("until", number, lead="until")
    leave = Phrase(
        (
            Part("home", _homes()),
            Part("side", _sides()),
            until,
            Part("refused", None, "refused", optional=True),
        ),
        "who passes, through which State, until which turn",
        "sachsen pfalz until 4",
    )
    truce = Phrase((Part("side", _sides()), until), "a State, until and a turn", "pfalz until 9")
    free = Phrase(
        (Part("one", _sides()), Part("other", _sides()), until), "two States", "pfalz bayern until 9"
    )
    help_ = Phrase(
        (
            Part("home", _homes()),
            Part("side", _sides()),
            Part("war", Whole(1, MOST), lead="war"),
            until,
            Part("owed", None, lead="owed", optional=True),
        ),
        "who helps, which State, in which war of the list, until which turn",
        "sachsen pfalz war 1 until 5",
    )
    return {
        "wars": ListOf(war),
        "leaves": ListOf(leave),
        "truces": ListOf(truce),
        "free_passages": ListOf(free),
        "helps": ListOf(help_),
    }


def _end() -> dict[str, Form]:
    """What counts at the end, and promises."""
    number = Whole(0, MOST)
    promise = Phrase(
        (Part("seat", OneOf(meaning("seat", SEATS))), Part("until", number), Part("words", FreeText())),
        "a seat, a turn and words",
        "first 5 no army to Pfalz",
    )
    return {
        "battles": TableOf(_homes(), number),
        "wars_won": TableOf(_homes(), number),
        "congresses": TableOf(_homes(), number),
        "hour": YesNo(),
        "points": ListOf(ListOf(number)),
        "promises": ListOf(promise),
    }
