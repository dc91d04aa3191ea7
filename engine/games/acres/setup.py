"""The opening, and situations from position files (setup)."""

from __future__ import annotations

from functools import cache

from engine.games.acres.position import AcresPosition
from engine.games.acres.sequence import Acts, Refill, next_turn
from engine.games.acres.sides import BOTH, BRITISH, FRENCH, GREEN, NUMBER, SIDES
from engine.games.acres.sieges import farthest, in_defence, strength
from engine.games.acres.state import Siege
from engine.games.acres.world import World
from engine.kernel.fields import FieldError, Fields
from engine.kernel.forms import Filled, Form, ListOf, OneOf, TableOf, Whole, bare, meaning, record
from engine.kernel.positions import OPENING
from engine.kernel.rng import LARGEST_SEED

PILES = ("hands", "decks", "discards", "reserves")
CARD_FIELDS = (*PILES, "returned")
LONGEST = 999
"""Rounds and coins of no game come near it."""
STOCKS = ("decks", "discards")
SETTLEMENTS = ("village", "town")


@cache
def form_of(world: World) -> TableOf:
    """What a position file may say besides which opening it is, and the Actions played from there."""
    sides, rules = OneOf(meaning("side", SIDES)), world.rules
    places = OneOf(meaning("place", world.places), spots=True)
    hands = {side: ListOf(_cards(world, number)) for number, side in enumerate(SIDES)}
    piles = {side: ListOf(hand.item, stock=True) for side, hand in hands.items()}
    settlements = OneOf(bare(SETTLEMENTS))
    loot = {
        side: TableOf(settlements, {"village": Whole(0, rules.villages[enemy]), "town": Whole(0, rules.towns[enemy])})
        for side, enemy in zip(SIDES, reversed(BOTH), strict=True)
    }  # fmt: skip
    siege: dict[str, Form] = {"place": places, "pos": Whole(-LONGEST, LONGEST), **hands}
    return record(
        {
            "turn": Whole(1, LONGEST),
            "active": sides,
            "at": OneOf({"acts": "step:acts", "turn": "step:siege-check"}),
            "left": Whole(0, rules.actions_per_turn),
            "money": TableOf(sides, Whole(0, LONGEST)),
            "sites": TableOf(places, {name: _site(world, name) for name in world.places}, nothing="empty"),
            "captured": TableOf(sides, loot),
            "sieges": TableOf(sides, TableOf(OneOf({"place": "", "pos": "", **sides.words}), siege)),
            **{field: TableOf(sides, piles if field in STOCKS else hands) for field in CARD_FIELDS},
        }
    )


def _site(world: World, name: str) -> OneOf:
    """What may stand at a site: no town where it has no points."""
    words, barred = {"empty": ""}, dict[str, tuple[str, str]]()
    for side in SIDES:
        for kind in SETTLEMENTS:
            found = {
                f"{side} {kind}": f"piece:{side}-{kind}",
                f"{side} {kind} fort": f"piece:{side}-{kind}-fort",
            }
            if kind == "town" and not world.points[world.places[name]]:
                problem = f"no town is built at '{name}', which has no points"
                barred |= dict.fromkeys(found, (problem, f"Write '{side} village'"))
            else:
                words |= found
    mend = "Write 'british village', 'french town fort' or 'empty'"
    return OneOf(words, barred=barred, problem="'{}' is no piece of a site", mend=mend)


def _cards(world: World, side: int) -> OneOf:
    """The cards that a side may have."""
    mend = f"Use one of: {', '.join(world.kinds[side])}"
    problem = f"the {SIDES[side]} side has no card '{{}}'"
    return OneOf(meaning("card", world.kinds[side]), problem=problem, mend=mend)


def opening(world: World, seed: int) -> AcresPosition:
    """Shuffled starting decks, five cards each, Britain to move (setup-1, setup-2, setup-3)."""
    position = AcresPosition(world, seed)
    for side in BOTH:
        position.rng.shuffle(position.decks[side])
        position.draw(side, world.rules.hand_size)
    position.agenda = list(reversed(next_turn(position)))
    position.news = []
    position.settle()
    return position


def set_up(world: World, fields: Fields, seed: int) -> AcresPosition:
    """A situation from the plain data of a position file (docs/positions.md); raises FieldError.

    What cannot lie on a table is refused: too many pieces, discs or cards, a town where none is built, a side at the
    site whose fall has ended the game, more actions than a turn has. (Older versions let all but the first stand.)
    """
    said = Filled(form_of(world), fields, (*OPENING, "actions"))
    position = AcresPosition(world, fields.whole("seed", -LARGEST_SEED, LARGEST_SEED, seed))
    reader = _Reader(position, said)
    reader.board()
    reader.cards()
    reader.turn()
    position.settle()
    return position


class _Reader:
    """Lays a situation out, field by field."""

    def __init__(self, position: AcresPosition, fields: Filled) -> None:
        self.position, self.fields, self.world = position, fields, position.world

    # --- the board ----------------------------------------------------------------

    def board(self) -> None:
        """Sites, captured pieces, money; no more of them than there are (settle-6, develop-4, fortify-3)."""
        position = self.position
        for place, _, words in self.fields.table("sites").each():
            self._settle(place, words)
        captured = self.fields.table("captured")
        for name in captured.data:
            loot = captured.table(name)
            position.captured[NUMBER[name]] = [loot.whole(kind, 0) for kind in SETTLEMENTS]
        money = self.fields.table("money")
        for side in BOTH:
            position.money[side] = money.whole(SIDES[side], position.money[side])
        for side in BOTH:
            for pieces, left in zip(("villages", "towns"), position.supply(side), strict=True):
                if left < 0:
                    problem = f"there are {-left} too many {pieces} of the {SIDES[side]} side"
                    field = "sites" if "sites" in self.fields else "captured"
                    raise FieldError((field,), problem, "Take some from the sites or from those captured")
        if position.forts_left() < 0:
            problem = f"there are {-position.forts_left()} too many fortifications"
            self.fields.impossible(("sites",), problem, f"There are {self.world.rules.forts} for both sides")

    def _settle(self, place: str, words: str) -> None:
        """`british village`, `french town fort`, or `empty`."""
        position, bit = self.position, 1 << self.world.places[place]
        for side in BOTH:
            position.villages[side] &= ~bit
            position.towns[side] &= ~bit
        if words == "empty":
            return
        owner, kind, *fort = words.split()
        (position.villages if kind == "village" else position.towns)[NUMBER[owner]] |= bit
        position.forts |= bit if fort else 0

    # --- the cards ----------------------------------------------------------------

    def cards(self) -> None:
        """Named cards are taken from where they lie at the start; the rest stays, and hands are filled."""
        position = self.position
        given = {field: self.fields.table(field) for field in CARD_FIELDS}
        left = [list(position.decks[side]) for side in BOTH]
        for side in BOTH:
            self._return(given["returned"], side, left)
        zones = {field: [self._taken(given[field], side, left) for side in BOTH] for field in PILES}
        sieges = self.fields.table("sieges")
        for name in sieges.data:
            position.sieges[NUMBER[name]] = self._siege(NUMBER[name], sieges.table(name), left)
        for side in BOTH:
            position.hands[side] = sorted(zones["hands"][side])
            position.reserves[side] = sorted(zones["reserves"][side])
            position.discards[side] = zones["discards"][side]
            limit = self.world.rules.reserve_limit
            if len(position.reserves[side]) > limit:
                self.fields.impossible(
                    (*given["reserves"].at, SIDES[side]),
                    f"{len(position.reserves[side])} cards lie in reserve",
                    f"Leave {limit} at most",
                )
            if SIDES[side] in given["decks"]:
                position.decks[side] = zones["decks"][side][::-1]
                position.discards[side] = left[side] + position.discards[side]
            else:
                position.decks[side] = left[side]
                position.rng.shuffle(position.decks[side])
            if SIDES[side] not in given["hands"]:
                position.draw(side, self.world.rules.hand_size)
        position.news = []

    def _return(self, given: Filled, side: int, left: list[list[int]]) -> None:
        """Cards of the starting deck that have gone back to the display (siege-win-5, ambush-3, governor-1)."""
        for at, card in given.items(SIDES[side]):
            kind = self.world.kinds[side][card]
            if kind not in left[side]:
                raise FieldError(
                    at, f"'{card}' is not in the starting deck", "Leave it out: it lies there already"
                )
            left[side].remove(kind)
            self.position.give_back(kind)

    def _taken(self, given: Filled, side: int, left: list[list[int]]) -> list[int]:
        """The kinds of cards named for a side, taken from its starting deck or from the displays."""
        position, found = self.position, []
        for at, card in given.items(SIDES[side]):
            kind = self.world.kinds[side][card]
            known = self.world.cards[kind]
            displays = position.locations[side] if known.place >= 0 else position.empire[side]
            sources = (left[side], position.neutral if known.colour == GREEN else displays)
            source = next((zone for zone in sources if kind in zone), None)
            if source is None:
                problem = f"there are not so many cards '{card}'"
                raise FieldError(at, problem, f"There are {known.copies} in the box")
            source.remove(kind)
            found.append(kind)
        return found

    def _siege(self, attacker: int, fields: Filled, left: list[list[int]]) -> Siege:
        """Place, marker and cards of a siege (besiege-2, R-one-each)."""
        place = fields.word("place")
        if not place:
            raise fields.error("place", "the siege names no site", "Write place: and a site")
        number = self.world.places[place]
        if self.position.owner(number) != 1 - attacker:
            raise fields.error(
                "place", f"no piece of the other side stands at '{place}'", "Besiege an enemy site"
            )
        british, french = (tuple(self._taken(fields, side, left)) for side in BOTH)
        for side, cards in ((BRITISH, british), (FRENCH, french)):
            worth = strength if side == attacker else in_defence
            for at, kind in enumerate(cards):
                card = self.world.cards[kind]
                if not worth(self.position, card, number):
                    fields.impossible(
                        (*fields.at, SIDES[side], at),
                        f"'{card.id}' brings no strength to '{place}'",
                        "Name cards with military symbols",
                    )
        least, most = farthest(self.position, attacker, number)
        return Siege(number, fields.whole("pos", 0, least, most), (british, french))

    # --- the turn -----------------------------------------------------------------

    def turn(self) -> None:
        """Whose turn it is, and how far it has come; in a side's first turn it has one action (actions-1, R-first)."""
        position, fields, rules = self.position, self.fields, self.world.rules
        position.turn = fields.whole("turn", 1)
        active = fields.word("active", SIDES[position.side])
        position.side = NUMBER[active]
        first = position.turn == 1 and not fields.former
        most = rules.actions_first_turn if first else rules.actions_per_turn
        if fields.word("at", "acts") == "turn":
            if "left" in fields:
                fields.impossible(("left",), "at the start of a turn all actions are left", "Leave it out")
            position.agenda = list(reversed(next_turn(position)))
        else:
            position.agenda = [Refill(active), Acts(active, fields.whole("left", most, 0, most))]
