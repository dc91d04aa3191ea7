"""The opening, and situations from position files (setup)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.games.acres.position import AcresPosition
from engine.games.acres.sequence import Acts, Refill, next_turn
from engine.games.acres.sides import BRITISH, FRENCH, GREEN, NUMBER, SIDES
from engine.games.acres.state import Siege
from engine.games.acres.world import World
from engine.kernel.positions import OPENING, FieldError, FieldPath

BOTH = (BRITISH, FRENCH)
CARD_FIELDS = ("hands", "decks", "discards", "reserves")
KEYS = ("turn", "active", "left", "at", "money", "sites", "captured", "sieges", *CARD_FIELDS)
"""What a position file may say besides which opening it is, and the Actions played from there."""


def opening(world: World, seed: int) -> AcresPosition:
    """Shuffled starting decks, five cards each, Britain to move (setup-1 to -3)."""
    position = AcresPosition(world, seed)
    for side in BOTH:
        position.rng.shuffle(position.decks[side])
        position.draw(side, world.rules.hand_size)
    position.agenda = list(reversed(next_turn(position)))
    position.news = []
    position.settle()
    return position


def set_up(world: World, file: dict[str, Any], seed: int) -> AcresPosition:
    """A situation from the plain data of a position file (docs/positions.md); raises FieldError."""
    for key in file:
        if key not in (*OPENING, *KEYS, "actions"):
            raise FieldError((key,), f"'{key}' is not known here", f"Use some of: {', '.join(KEYS)}")
    position = AcresPosition(world, file.get("seed", seed))
    reader = _Reader(position, file)
    reader.board()
    reader.cards()
    reader.turn()
    position.settle()
    return position


class _Reader:
    """Lays a situation out, field by field."""

    def __init__(self, position: AcresPosition, file: dict[str, Any]) -> None:
        self.position, self.file, self.world = position, file, position.world

    # --- the board ----------------------------------------------------------------

    def board(self) -> None:
        """Sites, captured pieces, money."""
        position = self.position
        for place, words in self._pairs("sites", self.world.places).items():
            self._site(place, str(words).split())
        for name, loot in self._pairs("captured", NUMBER).items():
            for kind, count in self._mapping(("captured", name), loot, ("village", "town")).items():
                position.captured[NUMBER[name]][kind == "town"] = self._count(("captured", name, kind), count)
        for name, coins in self._pairs("money", NUMBER).items():
            position.money[NUMBER[name]] = self._count(("money", name), coins)
        for side in BOTH:
            for pieces, left in zip(("villages", "towns"), position.supply(side), strict=True):
                if left < 0:
                    problem = f"there are {-left} too many {pieces} of the {SIDES[side]} side"
                    raise FieldError(("sites",), problem, "Take some away, here or among the captured ones")

    def _site(self, place: str, words: list[str]) -> None:
        """`british village`, `french town fort`, or `empty`."""
        position, bit = self.position, 1 << self.world.places[place]
        for side in BOTH:
            position.villages[side] &= ~bit
            position.towns[side] &= ~bit
        if words == ["empty"]:
            return
        owner, kind, fort = (*words, "", "", "")[:3]
        if (
            owner not in NUMBER
            or kind not in ("village", "town")
            or fort not in ("", "fort")
            or len(words) > 3
        ):
            problem = f"'{' '.join(words)}' is no piece of a site"
            raise FieldError(
                ("sites", place), problem, "Write 'british village', 'french town fort' or 'empty'"
            )
        (position.villages if kind == "village" else position.towns)[NUMBER[owner]] |= bit
        position.forts |= bit if fort else 0

    # --- the cards ----------------------------------------------------------------

    def cards(self) -> None:
        """Named cards are taken from where they lie at the start; the rest stays, and hands are filled."""
        position = self.position
        given = {field: self._pairs(field, NUMBER) for field in CARD_FIELDS}
        sieges = {name: self._siege(name, entry) for name, entry in self._pairs("sieges", NUMBER).items()}
        left = [list(position.decks[side]) for side in BOTH]
        zones: dict[str, list[list[int]]] = {}
        for field, sides in given.items():
            zones[field] = [
                self._taken((field, SIDES[s]), s, sides.get(SIDES[s], ()), left) for s in BOTH
            ]  # fmt: skip
        for name, (place, pos, cards) in sieges.items():
            taken = [self._taken(("sieges", name, SIDES[s]), s, cards[s], left) for s in BOTH]
            position.sieges[NUMBER[name]] = Siege(place, pos, (tuple(taken[BRITISH]), tuple(taken[FRENCH])))
        for side in BOTH:
            position.hands[side] = sorted(zones["hands"][side])
            position.reserves[side] = sorted(zones["reserves"][side])
            position.discards[side] = zones["discards"][side]
            if SIDES[side] in given["decks"]:
                position.decks[side] = zones["decks"][side][::-1]
                position.discards[side] = left[side] + position.discards[side]
            else:
                position.decks[side] = left[side]
                position.rng.shuffle(position.decks[side])
            if SIDES[side] not in given["hands"]:
                position.draw(side, self.world.rules.hand_size)
        position.news = []

    def _taken(self, field: FieldPath, side: int, cards: Iterable[Any], left: list[list[int]]) -> list[int]:
        """The kinds of cards named, taken from the side's starting deck or from the displays."""
        position, found = self.position, []
        if not isinstance(cards, list | tuple):
            raise FieldError(field, f"'{cards}' is no list of cards", "Write [norfolk, militia]")
        for number, card in enumerate(cards):
            kind = self.world.kind(side, str(card))
            if kind is None:
                problem = f"the {SIDES[side]} side has no card '{card}'"
                raise FieldError(
                    (*field, number), problem, f"Use one of: {', '.join(self.world.kinds[side])}"
                )
            known = self.world.cards[kind]
            displays = position.locations[side] if known.place >= 0 else position.empire[side]
            sources = (left[side], position.neutral if known.colour == GREEN else displays)
            source = next((zone for zone in sources if kind in zone), None)
            if source is None:
                problem = f"there are not so many cards '{card}'"
                raise FieldError((*field, number), problem, f"There are {known.copies} in the box")
            source.remove(kind)
            found.append(kind)
        return found

    def _siege(self, name: str, entry: Any) -> tuple[int, int, tuple[Any, Any]]:
        """Place, marker and cards of a siege."""
        data = self._mapping(("sieges", name), entry, ("place", "pos", *SIDES))
        place = str(data.get("place"))
        if place not in self.world.places:
            raise FieldError(("sieges", name, "place"), f"'{place}' is no site", "Write a site of the board")
        number = self.world.places[place]
        if self.position.owner(number) != 1 - NUMBER[name]:
            problem = f"no piece of the other side stands at '{place}'"
            raise FieldError(("sieges", name, "place"), problem, "Besiege an enemy site")
        pos = data.get("pos", 0)
        if not isinstance(pos, int):
            raise FieldError(("sieges", name, "pos"), f"'{pos}' is no number", "Write a whole number")
        return number, pos, (data.get("british", ()), data.get("french", ()))

    # --- the turn -----------------------------------------------------------------

    def turn(self) -> None:
        """Whose turn it is, and how far it has come."""
        position, file = self.position, self.file
        position.turn = self._count(("turn",), file.get("turn", 1))
        active = file.get("active", SIDES[position.side])
        if active not in NUMBER:
            raise FieldError(("active",), f"'{active}' is no side", f"Use one of: {', '.join(SIDES)}")
        position.side = NUMBER[active]
        at, left = file.get("at", "acts"), self._count(("left",), file.get("left", self.world.rules.actions))
        if at not in ("acts", "turn"):
            raise FieldError(("at",), f"'{at}' is no moment of a turn", "Use one of: acts, turn")
        steps = [Acts(active, left), Refill(active)] if at == "acts" else next_turn(position)
        position.agenda = list(reversed(steps))

    # --- reading ------------------------------------------------------------------

    def _pairs(self, field: str, names: Iterable[str]) -> dict[str, Any]:
        return self._mapping((field,), self.file.get(field, {}), names)

    def _mapping(self, field: FieldPath, value: Any, names: Iterable[str]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise FieldError(field, f"'{value}' does not fit here", "Write keys and values")
        for key in value:
            if key not in names:
                mend = f"Use one of: {', '.join(names)}"
                raise FieldError((*field, key), f"'{key}' is not known here", mend)
        return value

    def _count(self, field: FieldPath, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise FieldError(field, f"'{value}' is no number", "Write a whole number, 0 or more")
        return value
