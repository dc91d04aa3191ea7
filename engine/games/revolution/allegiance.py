"""Influencing allegiance (6.16): coins are laid on cities, move their markers, and coloured spaces change counters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import ClassVar

from engine.games.revolution.actions import Coin, Done, Several
from engine.games.revolution.asking import Ending, InOrder, SideAsked, Whole
from engine.games.revolution.board import ref_of
from engine.games.revolution.pointing import spot_of, word_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, SIDES, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.games.revolution.tables import Effect
from engine.kernel.action import Action
from engine.kernel.listing import Listing
from engine.kernel.message import Arg, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step

Laid = tuple[int, int, int]
"""Coins that lie on a city: its number, whose they are, how many."""


class Laying(Rule[SideAsked, Coin]):
    """Coins of the treasury are laid on any city (6.16-a).

    Exact: every city takes every number that there is; of twenty coins that is a list of hundreds.
    """

    action: ClassVar[type[Action]] = Coin
    clause: ClassVar[str] = "revolution 6.16-a"
    exact: ClassVar[bool] = True

    def candidates(self, asked: SideAsked) -> Listing:
        """Every city in every number."""
        numbers, listing = range(1, asked.position.treasury[asked.side] + 1), Listing()
        for city in asked.world.cities:
            listing.add(numbers, partial(Coin, city.id), "pile:treasury")
        return listing

    def why_not(self, asked: SideAsked, action: Coin) -> Refusal | None:
        """A city, and no more than the treasury holds."""
        if action.city not in asked.world.city:
            ref = ref_of(action.city)
            return no("6.16-a", "not-city", ref, place=ref)
        coins = asked.position.treasury[asked.side]
        if not 0 < action.number <= coins:
            return no("6.16-a", "only-treasury", side_ref(asked.side), coins=coins)
        return None

    def play(self, asked: SideAsked, action: Coin) -> None:
        """They lie there openly until all have laid theirs."""
        state, side, city = asked.position, asked.side, asked.world.city[action.city]
        state.treasury[side] -= action.number
        ref = asked.world.cities[city].ref
        state.say("lays-coins", "6.16-a", side, ref, side_ref(side), kind="coins", n=action.number, place=ref)
        asked.step.going_on(state, laid=(*asked.step.laid, (city, side, action.number)))


class LayingCoins(InOrder, frozen=True):
    """Each faction with coins lays some on cities, before anything happens (6.16-a).

    Attributes:
        laid: the coins that lie there, in the order in which they were laid.
    """

    name: ClassVar[str] = "allegiance"
    question: ClassVar[str] = "influence"
    clause: ClassVar[str] = "revolution 6.16-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Laying(), Whole(), Ending())
    laid: tuple[Laid, ...] = ()

    def concerns(self, state: State, side: int) -> bool:
        """Whether it has coins."""
        return state.treasury[side] > 0

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"coins": state.treasury[self.asks(state)]}

    def to_place(self, state: State) -> int:
        """Coins that are left."""
        return state.treasury[self.asks(state)]

    def next(self) -> LayingCoins:
        """All coins stay where they lie."""
        return type(self)(self.left[1:], self.laid)

    def after(self, state: State) -> None:
        """They are counted."""
        state.replace(CoinsCount(self.laid))

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """One coin."""
        spot = spot_of(state, target)
        return (Coin(state.world.spots[spot].id),) if spot >= 0 else ()

    # --- as shown ---------------------------------------------------------------------

    def shown(self, asked: SideAsked) -> Action:
        """The coins that the sheet begins with; or none."""
        parts = self.parts_of(asked.position, asked.filled_in)
        return Several.of(parts) if parts else Done()

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """A row for each city; in all no more than the treasury holds."""
        side, first = self.asks(state), self.fill_rest(state, seat, {})
        coins = state.treasury[side]
        rows = tuple(
            NumberRow(city.ref, 0, coins, first=first[city.ref], has=coins_on(self.laid, number, side))
            for number, city in enumerate(state.world.cities)
        )
        group = NumberGroup(rows, side_ref(side), coins, gives_way=True)
        return NumberSheet((group,), say("step-allegiance"))

    def fill_rest(self, state: State, seat: str, kept: Mapping[str, int]) -> Mapping[str, int]:
        """As shown, around what is kept."""
        return dict.fromkeys((city.ref for city in state.world.cities), 0) | self.filled(state, seat, kept)

    def row_of(self, action: Action) -> tuple[str, int]:
        """That of the city."""
        return (ref_of(action.city), action.number) if isinstance(action, Coin) else ("", 0)

    def parts_of(self, state: State, values: Mapping[str, int]) -> list[Coin]:
        """One a city."""
        return [Coin(word_of(ref), number) for ref, number in values.items() if number]

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """One Action a city. The sheet is the whole answer: coins that are left stay in the treasury."""
        laid = self.parts_of(state, values)
        return [*laid, *([Done()] if sum(coin.number for coin in laid) < self.to_place(state) else [])]

    def measure(self, state: State) -> int:
        """Coins, and factions still to lay theirs."""
        return len(self.left) + sum(state.treasury)


def coins_on(laid: Iterable[Laid], city: int, side: int) -> int:
    """How many coins of a side lie on a city."""
    return sum(number for where, whose, number in laid if where == city and whose == side)


def laid_on(state: State, city: int) -> Iterator[tuple[int, int]]:
    """Whose coins lie on a city at this moment, and how many."""
    step = state.agenda[-1] if state.agenda else None
    laid = step.laid if isinstance(step, LayingCoins) else ()
    for side in state.order if laid else ():
        if coins := coins_on(laid, city, side):
            yield side, coins


def effect_of(effect: Effect) -> str:
    """A word for what a space of the track does: "none", "remove-anti", "swap-catholic" ... (6.16-c)."""
    unit = {"catholic": "catholic", "anti_catholic": "anti", "": ""}
    if effect.add:
        return f"swap-{unit[effect.add]}"
    return f"remove-{unit[effect.remove]}" if effect.remove else "none"


class CoinsCount(Step[State], frozen=True):
    """The markers walk, coin by coin (6.16-b); then coloured spaces change counters in their cities (6.16-c).

    Attributes:
        laid: the coins that lie on cities.
    """

    name: ClassVar[str] = "adjustments"
    clause: ClassVar[str] = "revolution 6.16-b"
    laid: tuple[Laid, ...] = ()

    def run(self, state: State) -> None:
        """All markers first (R-21), city by city in the order of the track (R-41); the coins return to the supply."""
        state.pop()
        for _, side, number in self.laid:
            state.supply[side] += number
        for city in sorted({city for city, _, _ in self.laid}):
            self.walk(state, city)
        for city in range(len(state.world.cities)):
            adjust(state, city)

    def walk(self, state: State, city: int) -> None:
        """In order, those who pull to the centre after all others (6.16-b); three spaces in all (R-20)."""
        ref, steps, pull = state.world.cities[city].ref, 0, state.world.pull
        for side in sorted(state.order, key=lambda side: pull[side] == 0):
            coins = coins_on(self.laid, city, side)
            way = [state.allegiance[city]]
            for _ in range(coins):
                move = _pulled(state, side, way[-1])
                if move and steps < state.world.rules.steps:
                    way.append(way[-1] + move)
                    steps += 1
            lost = coins - len(way) + 1
            state.allegiance[city] = way[-1]
            if len(way) > 1:
                state.say(
                    "marker", "6.16-b", side, ref, "track:allegiance", kind="allegiance", place=ref, space=way[-1],
                    data={"way": "-".join(map(str, way)), "side": SIDES[side], "steps": steps},
                )  # fmt: skip
            if lost:
                state.say("marker-stays", "6.16-b", side, ref, kind="coins", place=ref, n=lost)


def _pulled(state: State, side: int, space: int) -> int:
    """Where a coin of a side moves a marker: -1 or 1, 0 at the end of its way (6.16-b)."""
    last, pull = len(state.world.effects) - 1, state.world.pull[side]
    if pull == 0:
        centre = (last + 1) // 2
        return (space < centre) - (space > centre)
    return pull if 1 <= space + pull <= last else 0


def adjust(state: State, city: int) -> None:
    """What the space of a marker does to its city: removal before addition (6.16-c, 6.16-d, R-22)."""
    world, known = state.world, state.world.cities[city]
    effect = world.effects[state.allegiance[city]]
    if not (effect.remove or effect.add):
        return
    units = {"catholic": world.catholic, "anti_catholic": world.anti_catholic}
    if effect.remove:
        side = next((s for s in units[effect.remove].remove if state.at[known.spot][s]), NOBODY)
        if side != NOBODY:
            state.remove(side, known.spot)
            _tell_change(state, "allegiance-removes", side, known.ref)
    if effect.add:
        side = next((s for s in units[effect.add].add if state.supply[s]), NOBODY)
        if side != NOBODY:
            state.add(side, known.spot)
            _tell_change(state, "allegiance-adds", side, known.ref)


def _tell_change(state: State, key: str, side: int, ref: str) -> None:
    whose = whose_ref(side)
    own = NOBODY if side == NEUTRAL else side
    state.say(key, "6.16-c", own, ref, whose, "track:allegiance", kind=key, place=ref, whose=whose)
