"""The position files of SACHSEN: which fields there are, what each may say, and how it is read and written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engine.games.sachsen.codecs import (
    ByName,
    Codec,
    Field,
    Marked,
    Part,
    Parts,
    Reader,
    Rows,
    numbered,
    phrase,
    plain,
    several,
    words,
)
from engine.games.sachsen.money import COIN, coins_of, gulden
from engine.games.sachsen.politics.start import Placing
from engine.games.sachsen.politics.turn import PlayerTurn
from engine.games.sachsen.record import (
    CHILDREN,
    COUNTERS,
    PACTS,
    STEPS,
    Bargain,
    Claim,
    Column,
    Extra,
    FreePassage,
    Heir,
    Help,
    Leave,
    Pact,
    Pending,
    Rung,
    Tie,
    Truce,
    Unit,
    War,
)
from engine.games.sachsen.sequence import turn
from engine.games.sachsen.sides import ELECTORATES, NOBODY, NUMBER, SEATS, SIDES
from engine.games.sachsen.state import State
from engine.games.sachsen.words import unit_ids
from engine.games.sachsen.world import World
from engine.kernel.fields import FieldPath
from engine.kernel.forms import (
    Filled,
    Form,
    FreeText,
    ListOf,
    OneOf,
    Phrase,
    TableOf,
    Whole,
    YesNo,
    bare,
    meaning,
    record,
)
from engine.kernel.forms import Part as FormPart
from engine.kernel.promises import Promised

NOBODY_WORD = "nobody"
COMING, LOST, AWAY, WAITING = "coming", "lost", "away", "waiting"
"""A unit under way until a turn, beaten in a turn, lent until a turn; a first unit that is still to be placed."""
MOST = 999
MOST_MONEY = 9999 * COIN
HOMES = OneOf(meaning("side", [SIDES[side] for side in ELECTORATES]))
"""States that are dealt to players, by which these are named."""
HOMES_OR_NONE = OneOf({**HOMES.words, NOBODY_WORD: ""})


def home_of(position: State, player: int) -> str:
    """The word of a player: that of his home State."""
    home = position.homes[player] if player != NOBODY else NOBODY
    return SIDES[home] if home != NOBODY else NOBODY_WORD


def _coins(reader: Reader, at: FieldPath, money: int) -> int:
    coins = coins_of(money)
    if coins is None:
        reader.impossible(at, f"the smallest coin is {gulden(1)}", "Write a multiple of it")
    return coins or money // gulden(1)


SIDE = numbered(OneOf(meaning("side", SIDES)), NUMBER, SIDES)
HOME = Codec(HOMES, lambda reader, at, said: reader.who(said, at), home_of)
COUNT, LEAST_ONE, YES, TEXT = (plain(form) for form in (Whole(0, MOST), Whole(1, MOST), YesNo(), FreeText()))
MONEY = Codec(Whole(0, MOST_MONEY), _coins, lambda _position, coins: gulden(coins))
WORDS = Codec(
    FreeText(), lambda _reader, _at, said: tuple(said.split()), lambda _position, value: " ".join(value)
)
UNTIL = Part("until", COUNT, lead="until", needed=True)
LATER = Part("until", COUNT, lead="until")

# --- the values of some fields --------------------------------------------------------------------

CLAIM = phrase(Claim, "a State, since and a turn", "sachsen since 3",
               Part("player", HOME, word="home"), Part("since", LEAST_ONE, lead="since"))  # fmt: skip
COLUMN = phrase(
    Column, "points and a number, then reserve, marshal, captured, dead, fought", "points 7 reserve 2 marshal",
    Part("points", COUNT, lead="points", needed=True), Part("reserve", COUNT, lead="reserve"), Part("marshal"),
    Part("prisoner_of", SIDE, lead="captured", word="captured"), Part("alive", word="dead"),
    Part("fought", COUNT, lead="fought"),
)  # fmt: skip
HEIR = phrase(Heir, "son or daughter, and the State of the house it has married into", "daughter bayern",
              Part("kind", words(CHILDREN)), Part("married", SIDE))  # fmt: skip
PACT = phrase(Pact, "a State, what is agreed, and the other State", "sachsen alliance bayern",
              Part("one", HOME), Part("kind", words(PACTS)), Part("other", HOME), LATER)  # fmt: skip
BARGAIN = phrase(Bargain, "who offers, to whom, and the words of the offer", "sachsen bayern give money 500000",
                 Part("author", HOME), Part("other", HOME), Part("words", WORDS))  # fmt: skip
LEAVE = phrase(
    Leave, "who passes, through which State, until which turn", "sachsen pfalz until 4",
    Part("player", HOME, word="home"), Part("side", SIDE), UNTIL, Part("granted", word="refused"),
)  # fmt: skip
TRUCE = phrase(Truce, "a State, until and a turn", "pfalz until 9", Part("side", SIDE), UNTIL)
FREE_PASSAGE = phrase(FreePassage, "two States", "pfalz bayern until 9",
                      Part("one", SIDE), Part("other", SIDE), UNTIL)  # fmt: skip
HELP = phrase(
    Help, "who helps, which State, in which war of the list, until which turn", "sachsen pfalz war 1 until 5",
    Part("player", HOME, word="home"), Part("side", SIDE), Part("war", LEAST_ONE, lead="war"), UNTIL, Part("owed"),
)  # fmt: skip
PROMISE = phrase(Promised, "a seat, a turn and words", "first 5 no army to Pfalz",
                 Part("author", plain(OneOf(meaning("seat", SEATS))), word="seat"), Part("until", COUNT),
                 Part("words", TEXT))  # fmt: skip
BARREN = Parts(
    Extra, Part("missing", LEAST_ONE, word="turns", needed=True), Part("unless", LEAST_ONE, lead="unless")
)
BARREN_FORM = Phrase(BARREN.forms(), "a number of incomes, and unless with a number of units", "3 unless 2")

# --- pending effects, ties, wars ------------------------------------------------------------------


def _pending(reader: Reader, at: FieldPath, said: Mapping[str, Any]) -> Pending:
    """`sachsen maintenance 50 left 1 until 4`."""
    kind, *rest = said["kind"].split()
    leads = {"left": 1, "until": 0}
    number = int(rest.pop(0)) if rest and rest[0].isdigit() else 0
    while len(rest) > 1 and rest[0] in leads and rest[1].isdigit():
        leads[rest[0]] = int(rest[1])
        rest = rest[2:]
    if rest:
        reader.impossible(at, f"'{rest[0]}' is not known here", "Write left or until with a number")
    return Pending(reader.who(said["home"], at), kind, number, leads["left"], leads["until"])


PENDING = Codec(
    Phrase(
        (FormPart("home", HOMES), FormPart("kind", FreeText())),
        "a State, the effect, and its numbers",
        "sachsen maintenance 50 left 1 until 4",
    ),
    _pending,
    lambda position, one: (
        f"{home_of(position, one.player)} {one.kind} {one.number} left {one.left} until {one.until}"
    ),
)
RUNG: Mapping[str, tuple[str, Form]] = {
    "wait": ("wait", COUNT.form), "strict": ("strict", YES.form), "plus": ("eased", YES.form),
    "never": ("never", YES.form),
}  # fmt: skip
"""What a file calls the fields of a Rung: of the next step beside the tie's own, of any other by its name."""
TIE: Mapping[str, tuple[str, Form]] = {
    "step": ("step", Whole(0, 4)), "notes": ("loose", Whole(-MOST, MOST)), "broken": ("broken", COUNT.form),
    "war": ("declared", COUNT.form), "married": ("married", YES.form), "asked": ("asked", COUNT.form),
    "bonus": ("bonus", COUNT.form), "money_wait": ("money_wait", COUNT.form), "arms_wait": ("arms_wait", COUNT.form),
    "money_sure": ("money_sure", YES.form), "arms_sure": ("arms_sure", YES.form),
}  # fmt: skip
"""What it calls those of a Tie; its counter is a word."""


def _told(known: Mapping[str, tuple[str, Form]], value: object) -> dict[str, Any]:
    return {word: now for word, (field, _) in known.items() if (now := getattr(value, field))}


def _fields(known: Mapping[str, tuple[str, Form]], said: Mapping[str, Any]) -> dict[str, Any]:
    return {field: said[word] for word, (field, _) in known.items() if word in said}


def _tie(_reader: Reader, _at: FieldPath, said: Mapping[str, Any]) -> Tie:
    """What lies between a player and a State."""
    tie = Tie(counter=COUNTERS.index(said.get("counter", COUNTERS[0])), **_fields(TIE, said))
    for name, rung in said.get("steps", {}).items():
        tie = tie.with_rung(STEPS.index(name), Rung(**_fields(RUNG, rung)))
    own = _fields(RUNG, said)
    return tie.with_rung(tie.step, Rung(**own)) if own else tie


def _tie_told(_position: State, tie: Tie) -> dict[str, Any]:
    told = _told(TIE, tie) | ({"counter": COUNTERS[tie.counter]} if tie.counter else {})
    rungs = {name: _told(RUNG, rung) for name, rung in zip(STEPS, tie.rungs, strict=True)}
    own = rungs.pop(STEPS[tie.step])
    others = {name: rung for name, rung in rungs.items() if rung}
    return told | own | ({"steps": others} if others else {})


RUNG_FORM = {word: form for word, (_, form) in RUNG.items()}
TIE_OF = Codec(
    record(
        {word: form for word, (_, form) in TIE.items()}
        | RUNG_FORM
        | {"counter": OneOf(bare(COUNTERS)), "steps": TableOf(OneOf(bare(STEPS)), record(RUNG_FORM))}
    ),
    _tie,
    _tie_told,
)
SIDES_OF_WAR = several(SIDE)


def _war(reader: Reader, at: FieldPath, said: Mapping[str, Any]) -> War:
    """Both sides, none of them empty; the number is the place in the list unless another is said."""
    sides = {
        key: SIDES_OF_WAR.read(reader, at, said.get(key, ())) for key in ("one", "other", "sent", "beaten")
    }
    one, other = set(sides["one"]), set(sides["other"])
    if not one or not other or one & other:
        reader.impossible(at, "a war has States on both sides, and none on both", "Mend one or other")
    number = said.get("nth", int(at[-1]) + 1)
    if not {*sides["sent"], *sides["beaten"]} <= one | other:
        reader.impossible(at, "who has given up, or marches, fights in it", "Name parties of the war")
    won = [0] * reader.position.players
    for home, battles in said.get("won", {}).items():
        won[reader.who(home, at)] = battles
    since = said.get("since", reader.position.turn)
    return War(number=number, since=since, won=tuple(won), kingdom=said.get("kingdom", False), **sides)


def _war_told(position: State, war: War) -> dict[str, Any]:
    sides = {
        key: SIDES_OF_WAR.write(position, getattr(war, key)) for key in ("one", "other", "sent", "beaten")
    }
    won = {home_of(position, player): battles for player, battles in enumerate(war.won) if battles}
    place = {} if position.wars.index(war) + 1 == war.number else {"nth": war.number}
    return sides | {"since": war.since, "kingdom": war.kingdom, "won": won} | place


WAR = Codec(
    record(
        dict.fromkeys(("one", "other", "sent", "beaten"), SIDES_OF_WAR.form)
        | {"since": COUNT.form, "kingdom": YES.form, "won": TableOf(HOMES, COUNT.form), "nth": LEAST_ONE.form}
    ),
    _war,
    _war_told,
)

# --- the fields -----------------------------------------------------------------------------------


def column_words(world: World) -> tuple[str, ...]:
    """The columns by name: `sachsen`, `francia-2`."""
    return tuple(
        f"{SIDES[side]}-{number}" if world.is_kingdom(side) else SIDES[side] for side, number in world.columns
    )


def columns_form(world: World) -> OneOf:
    """The columns by name; that of an electorate is called as its State is."""
    return OneOf({name: f"side:{name}" if name in SIDES else "" for name in column_words(world)})


def cards_left(
    world: World, deck: Iterable[int], fields: Filled, lie: Mapping[str, Iterable[int]]
) -> list[int]:
    """The cards of a deck that lie in none of these fields; the field with which there are too many is at fault."""
    left = Counter(deck)
    for key, cards in lie.items():
        left.subtract(cards)
        for card, number in left.items():
            if number < 0:
                raise fields.error(
                    key, f"there are {-number} too many of {world.card_ids[card]}", "Take some away"
                )
    return sorted(left.elements())


@cache
def plain_fields(world: World) -> tuple[Field, ...]:
    """The fields that say one field of the record each, in the order in which they are read."""
    names = column_words(world)
    lands = OneOf({one.id: one.ref for one in world.provinces}, spots=True)
    province = numbered(lands, world.province, [one.id for one in world.provinces])
    card = numbered(OneOf(meaning("card", world.card_ids)), world.card, world.card_ids)
    column = numbered(columns_form(world), {name: n for n, name in enumerate(names)}, names)
    hand = several(card, lambda cards: tuple(sorted(cards)))
    return (
        ByName("owner", province, SIDE, each=tuple(one.home for one in world.provinces)),
        Marked("chaos", SIDE), Marked("gone", SIDE),
        ByName("claims", province, CLAIM, None),
        ByName("columns", column, COLUMN, Column()),
        ByName("money", HOME, MONEY, None, "treasury"), ByName("debt", HOME, MONEY),
        ByName("hands", HOME, hand, ()), Rows("discards", card),
        Marked("services", HOME), Marked("captures", HOME, "capture_right"), Rows("pending", PENDING),
        ByName("heirs", SIDE, several(HEIR), ()), ByName("blocked", SIDE, COUNT),
        Rows("pacts", PACT), Rows("bargains", BARGAIN), Rows("wars", WAR), Rows("leaves", LEAVE),
        Rows("truces", TRUCE), Rows("free_passages", FREE_PASSAGE), Rows("helps", HELP),
        ByName("battles", HOME, COUNT), ByName("wars_won", HOME, COUNT), ByName("congresses", HOME, COUNT),
        Rows("points", several(COUNT)), Rows("promises", PROMISE),
    )  # fmt: skip


@cache
def unit_parts(world: World) -> Parts:
    """What is said of a unit besides where it is."""
    squares = [one.id for one in world.squares]
    square = numbered(OneOf({one.id: one.ref for one in world.squares}, spots=True), world.square, squares)
    return Parts(
        Unit, Part("paid"), Part("moved", COUNT, lead="moved"), Part("origin", square, lead="origin"),
        Part("attacked"), Part("led_by", HOME, lead="led", word="led"), LATER,
    )  # fmt: skip


@cache
def unit_form(world: World) -> Phrase:
    """Where a unit stands or when it comes, and what else there is to say of it."""
    squares = {one.id: one.ref for one in world.squares} | bare((COMING, LOST, AWAY, WAITING))
    return Phrase(
        (
            FormPart("at", OneOf(squares, spots=True)),
            FormPart("turn", Whole(0, MOST), optional=True),
            FormPart("weak", None, lead="weak", optional=True),
            *unit_parts(world).forms(),
        ),
        f"a square, {WAITING}, or {COMING}, {LOST} or {AWAY} with a turn, and what else there is to say",
        "dresden moved 2",
    )


ORDER = (
    "deal", "turn", "phase", "order", "left", "units", "columns", "money", "debt", "hands", "deck", "discards",
    "services", "captures", "events", "event", "tension", "pending", "heirs", "blocked", "ties", "pacts", "bargains",
    "leaders", "chaos", "gone", "owner", "claims", "manufactories", "barren", "wars", "leaves", "truces",
    "free_passages", "helps", "battles", "wars_won", "congresses", "hour", "points", "promises",
)  # fmt: skip
"""The fields as they are offered."""


@cache
def form_of(world: World) -> TableOf:
    """What a position file may say besides which opening it is, and the Actions played from there."""
    phases = [Placing.name, *(step.name for step in turn(())), PlayerTurn.name]
    events = OneOf(meaning("card", world.event_ids))
    lands = OneOf({one.id: one.ref for one in world.provinces}, spots=True)
    event = Phrase(
        (
            FormPart("card", events), FormPart("half", OneOf(bare(("good", "bad")))),
            FormPart("side", SIDE.form, optional=True),
        ),
        "an event, good or bad, and the State that it met",
        "harvest good sachsen",
    )  # fmt: skip
    own: dict[str, Form] = {
        "deal": ListOf(HOMES_OR_NONE), "turn": COUNT.form, "phase": OneOf(meaning("step", phases)),
        "order": ListOf(HOMES), "left": ListOf(HOMES), "leaders": TableOf(SIDE.form, HOMES_OR_NONE),
        "units": TableOf(OneOf(meaning("piece", sorted(unit_ids(world)))), unit_form(world)),
        "deck": ListOf(OneOf(meaning("card", world.card_ids))), "events": ListOf(events), "event": event,
        "tension": YES.form, "ties": TableOf(HOMES, TableOf(SIDE.form, TIE_OF.form)), "manufactories": ListOf(lands),
        "barren": TableOf(lands, BARREN_FORM), "hour": YES.form,
    }  # fmt: skip
    forms = own | {field.key: field.form for field in plain_fields(world)}
    return record({key: forms[key] for key in ORDER})
