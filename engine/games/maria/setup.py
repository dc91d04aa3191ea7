"""Set-up (section 4): the first deal and the secret allocation of troops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import political_deck
from engine.games.maria.actions import Allot
from engine.games.maria.powers import NOBODY, OPENING_HAND, TROOPS, ref
from engine.games.maria.refusals import no
from engine.games.maria.sequence import TurnBegins
from engine.games.maria.stacks import LARGEST
from engine.games.maria.state import State
from engine.games.maria.world import OUT, World
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule, looked_up
from engine.kernel.step import AnyRule, Step


def roster(world: World, power: int) -> tuple[int, ...]:
    """All generals of a power, those out of the introductory game too: they receive troops like the rest (R-42)."""
    return tuple(n for n in world.generals if world.pieces[n].power == power)


def lay_out(position: State) -> None:
    """Turn 1: hands dealt, troops to be allocated (4-a, 4-b, 4-c, 4-d)."""
    for power in position.world.powers:
        position.take(power, OPENING_HAND[power])
    if position.world.advanced:
        lay_advanced_table(position)
    position.agenda = [TurnBegins(), Deploy()]
    for power in position.world.powers:
        fill(position, power)
    position.settle()


def lay_advanced_table(position: State) -> None:
    """The advanced game: Silesia's markers come out of the reserves, the political decks are shuffled (4-b, 4-f)."""
    for marker in position.marker:
        if marker != NOBODY:
            position.stock = position.stock.give_back(marker, -1)
    for place in position.world.places_in(position.world.elector_cities):
        position.stock = position.stock.give_back(position.marker[place])
    deck: list[int] = []
    for year in reversed(political_deck.YEARS):
        cards = political_deck.year_deck(year)
        position.rng.shuffle(cards)
        deck += cards
    position.politics = replace(position.politics, deck=tuple(deck))


def unallotted(position: State, power: int) -> tuple[int, ...]:
    """The generals who have no troops yet."""
    return tuple(n for n in roster(position.world, power) if not position.troops[n])


def left(position: State, power: int) -> int:
    """The troops of a power still to be given out (4-d)."""
    return TROOPS[power] - sum(position.troops[n] for n in roster(position.world, power))


def bounds(position: State, general: int) -> tuple[int, int]:
    """The fewest and most troops a general may get so that the rest fits the others (4-d)."""
    world = position.world
    power = world.pieces[general].power
    others = [n for n in unallotted(position, power) if n != general]
    rest = left(position, power)
    least = max(world.pieces[general].minimum, rest - LARGEST * len(others))
    most = min(LARGEST, rest - sum(world.pieces[n].minimum for n in others))
    return least, most


def fill(position: State, power: int) -> None:
    """Give their troops to generals who have no choice left."""
    settled = False
    while not settled:
        settled = True
        for general in unallotted(position, power):
            least, most = bounds(position, general)
            if least == most:
                position.troops[general] = least
                settled = False


class AskedDeploy(Asked["Deploy", State]):
    """A question about the division of troops; the bounds of each general are looked up once."""

    @looked_up
    def bounds(self) -> dict[int, tuple[int, int]]:
        """The fewest and most troops that each general of the seat who has none yet may get."""
        position = self.position
        powers = position.alliances.seats[self.seat]
        return {n: bounds(position, n) for power in powers for n in unallotted(position, power)}


class Dividing(Rule[AskedDeploy, Allot]):
    """A general gets troops of his power (4-d)."""

    action: ClassVar[type[Action]] = Allot
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AskedDeploy) -> Iterator[Allot]:
        """Every general without troops yet, with every number."""
        pieces = asked.position.world.pieces
        for general in asked.bounds:
            for n in range(1, LARGEST + 1):
                yield Allot(pieces[general].id, n)

    def why_not(self, asked: AskedDeploy, action: Allot) -> Refusal | None:
        """An own general without troops gets his minimum (4-d), 8 at most (6-e), and the rest fits the others."""
        position, world = asked.position, asked.position.world
        general, lit = world.number[action.general], f"piece:{action.general}"
        info = world.pieces[general]
        if info.kind != "general" or info.power not in position.alliances.seats[asked.seat]:
            return no("4-d", "not-your-general", lit, piece=lit, side=ref(info.power))
        if position.troops[general]:
            return no("4-d", "allotted", lit, piece=lit, n=position.troops[general])
        if action.troops < info.minimum:
            return no("4-d", "minimum", lit, piece=lit, n=info.minimum)
        if action.troops > LARGEST:
            return no("6-e", "transfer-many", lit, piece=lit, n=LARGEST)
        least, most = asked.bounds[general]
        if least <= action.troops <= most:
            return None
        rest = left(position, info.power) - action.troops
        others = [world.pieces[n].ref for n in unallotted(position, info.power) if n != general]
        if action.troops < least:
            return no("4-d", "too-many-left", lit, piece=lit, n=rest, pieces=others)
        need = left(position, info.power) - most
        return no("4-d", "too-few-left", lit, piece=lit, n=rest, need=need, pieces=others)

    def play(self, asked: AskedDeploy, action: Allot) -> None:
        """He has them, in secret; who has no choice left gets the rest."""
        position, world, piece = asked.position, asked.position.world, f"piece:{action.general}"
        general = world.number[action.general]
        power = world.pieces[general].power
        position.troops[general] = action.troops
        fill(position, power)
        message = say("maria-log-allots", piece=piece, n=action.troops)
        position.tell(Event("allot", message, audience=(asked.seat,), clause="maria 4-d", side=ref(power)))


class Deploy(Step[State], frozen=True):
    """All seats divide their powers' troops in secret, at once (4-d)."""

    name: ClassVar[str] = "deploy"
    clause: ClassVar[str] = "maria 4-d"
    rules: ClassVar[tuple[AnyRule, ...]] = (Dividing(),)

    def seats(self, position: State) -> tuple[str, ...]:
        """Every player with troops to divide."""
        seats = position.alliances.seats
        return tuple(s for s, powers in seats.items() if any(unallotted(position, p) for p in powers))

    def run(self, position: State) -> None:
        """Everybody is ready: troops of generals who take no part are out of the game (14-a, R-42)."""
        position.pop()
        for general in position.world.generals:
            if position.where[general] == OUT:
                position.troops[general] = 0
        position.tell(Event("setup", say("maria-log-deployed"), clause=self.clause, reveals=True))

    def prompt(self, position: State, seat: str) -> Message:
        """With what all may know: all troops of its powers with several generals, not what is left of them."""
        powers = [p for p in position.alliances.seats[seat] if len(roster(position.world, p)) > 1]
        return say(
            "maria-prompt-deploy", sides=[ref(p) for p in powers], seat=f"seat:{seat}",
            n=sum(TROOPS[p] for p in powers),
        )  # fmt: skip

    def ask(self, position: State, seat: str) -> AskedDeploy:
        """With the limits of each general."""
        return AskedDeploy(self, position, seat)

    def number_sheet(self, position: State, seat: str) -> NumberSheet:
        """A row for each general who has no troops yet; each power gives out all that it has left."""
        bounds, pieces = self.ask(position, seat).bounds, position.world.pieces

        def row(general: int) -> NumberRow:
            (least, most), minimum = bounds[general], pieces[general].minimum
            note = say("maria-sheet-least", troops=minimum) if minimum > 1 else None
            return NumberRow(pieces[general].ref, least, most, first=least, note=note)

        powers = [p for p in position.alliances.seats[seat] if unallotted(position, p)]
        groups = (
            NumberGroup(tuple(map(row, unallotted(position, p))), ref(p), left(position, p), whole=True)
            for p in powers
        )
        return NumberSheet(tuple(groups), say("panel-sheets"), say("maria-sheet-draft"))

    def measure(self, position: State) -> int:
        """Generals without troops."""
        return sum(len(unallotted(position, p)) for p in position.world.powers)


def default_troops(world: World, power: int) -> dict[int, int]:
    """An even allocation that respects the minima: what a position file means when it names no troops."""
    shares = {n: world.pieces[n].minimum for n in roster(world, power)}
    spare = TROOPS[power] - sum(shares.values())
    while spare:
        weakest = min(
            (n for n in shares if shares[n] < LARGEST),
            key=lambda n: (world.pieces[n].start == OUT, shares[n], n),
        )
        shares[weakest] += 1
        spare -= 1
    return {n: t for n, t in shares.items() if world.pieces[n].start != OUT}
