"""The beginning (setup): State cards are dealt, heirs are diced, columns stand, players place their first units."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import Put, SetOut
from engine.games.sachsen.asking import Bringing, InOrder, PlayerAsked
from engine.games.sachsen.dice import cast, tell
from engine.games.sachsen.politics.columns import first_units, neutral_columns
from engine.games.sachsen.record import GENERAL, Heir, Unit
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import ELECTORATES, EVERYBODY, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step


class Deal(Step[State], frozen=True):
    """Each player is dealt an electorate; the decks are shuffled, columns stand, treasuries are filled (setup-4)."""

    name: ClassVar[str] = "deal"
    clause: ClassVar[str] = "sachsen setup-1"

    def run(self, state: State) -> None:
        """Everything that needs no answer, then the players place their units."""
        cards = list(ELECTORATES)
        state.rng.shuffle(cards)
        for player, side in zip(state.everybody(), cards, strict=False):
            state.homes[player], state.leader[side] = side, player
            state.treasury[player] = state.world.numbers.start_treasury
            data: dict[str, int | str] = {"card": SIDES[side]}
            state.said("dealt", "setup-1", player, kind="lot", data=data, reveals=True)
        state.deck, state.event_deck = state.world.whole_deck(), list(range(len(state.world.events)))
        state.rng.shuffle(state.event_deck)
        state.rng.shuffle(state.deck)
        heirs(state)
        for side in EVERYBODY:
            if state.is_neutral(side):
                neutral_columns(state, side)
            else:
                first_units(state, side)
        state.replace(Placing(tuple(state.everybody())))


def heirs(state: State) -> None:
    """One die for each of the ten States (setup-6)."""
    table = state.world.tables.heirs
    words = tuple("-".join(children) or "none" for children in table)
    for side in EVERYBODY:
        face = cast(state)
        state.heirs[side] = tuple(Heir(child) for child in table[face - 1])
        tell(state, "setup-6", "heirs", face, words, side=side, children=words[face - 1])


def unplaced(state: State, player: int) -> list[Unit]:
    """The first units of a player that do not stand yet, the command unit first."""
    return [unit for unit in state.units_of(state.homes[player]) if not unit.is_on]


def likely(state: State, unit: Unit) -> int:
    """A sensible first square: the capital for the general, for each brigade one of the provinces next to it."""
    world = state.world
    realm = world.realms[unit.side]
    far = world.distances(realm.capital)
    guards = sorted((world.provinces[p].guard for p in realm.provinces), key=lambda s: (far[s], s))
    return realm.capital if unit.kind == GENERAL else guards[unit.number % len(guards)]


def standing_at_first(state: State, side: int) -> None:
    """The first units of a State stand where they most likely would."""
    for unit in state.units_of(side):
        state.put(unit, square=likely(state, unit))


class Placed(Rule[PlayerAsked, Put]):
    """A first unit comes to any own square; units may share one (setup-5, R-07)."""

    action: ClassVar[type[Action]] = Put
    clause: ClassVar[str] = "sachsen setup-5"

    def candidates(self, asked: PlayerAsked) -> Iterable[Put]:
        """Each unit that is left, on each own square."""
        world = asked.world
        squares = [
            world.squares[s].id
            for p in world.realms[asked.home].provinces
            for s in world.provinces[p].squares
        ]
        return [Put(u.id, square) for u in unplaced(asked.position, asked.player) for square in squares]

    def why_not(self, asked: PlayerAsked, action: Put) -> Refusal | None:
        """An own unit that does not stand yet, an own square (setup-5)."""
        state, unit = asked.position, asked.unit(action.unit)
        if unit is None or unit.side != asked.home or unit.is_on:
            return no("setup-5", "put-unit", f"piece:{action.unit}", piece=f"piece:{action.unit}")
        square = state.world.square[action.square]
        if state.owner_of(square) != asked.home:
            ref = state.world.squares[square].ref
            return no("setup-5", "put-square", ref, place=ref, side=side_ref(asked.home))
        return None

    def play(self, asked: PlayerAsked, action: Put) -> None:
        """It stands there."""
        state, square = asked.position, asked.world.square[action.square]
        unit = state.put(state.units[action.unit], square=square)
        ref = asked.world.squares[square].ref
        state.said("put", "setup-5", asked.player, unit.ref, ref, kind="place", piece=unit.ref, place=ref)


class PlacedAll(Rule[PlayerAsked, SetOut]):
    """All units that are left are placed in one go."""

    action: ClassVar[type[Action]] = SetOut
    clause: ClassVar[str] = "sachsen setup-5"

    def candidates(self, asked: PlayerAsked) -> tuple[SetOut, ...]:
        """None: there are too many ways."""
        return ()

    def parts(self, action: SetOut) -> list[Put]:
        """What it says one by one; a word too many is a unit without a square."""
        words = action.words
        return [Put(unit, square) for unit, square in zip(words[::2], words[1::2], strict=False)]

    def why_not(self, asked: PlayerAsked, action: SetOut) -> Refusal | None:
        """Every unit that is left, each once, each as it might be placed alone."""
        parts, state = self.parts(action), asked.position
        left = {unit.id for unit in unplaced(state, asked.player)}
        named = [part.unit for part in parts]
        if len(action.words) % 2 or len(named) != len(set(named)) or set(named) != left:
            return no("setup-5", "set-out", n=len(left))
        one = Placed()
        return next((why for part in parts if (why := one.why_not(asked, part)) is not None), None)

    def play(self, asked: PlayerAsked, action: SetOut) -> None:
        """One after another."""
        for part in self.parts(action):
            Placed().play(asked, part)


class Placing(InOrder, frozen=True):
    """In the order of the deal the players place their first units, openly (R-07)."""

    name: ClassVar[str] = "placing"
    clause: ClassVar[str] = "sachsen setup-5"
    sets_out: ClassVar[bool] = True
    brings: ClassVar[Bringing | None] = Put
    rules: ClassVar[tuple[AnyRule, ...]] = (Placed(), PlacedAll())

    def concerns(self, state: State, player: int) -> bool:
        """Until all units stand."""
        return bool(unplaced(state, player))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": len(unplaced(state, self.left[0]))}

    def shown(self, asked: PlayerAsked) -> Action | None:
        """The general in the capital, a brigade in each of the provinces next to it."""
        state, player = asked.position, self.left[0]
        squares = state.world.squares
        places = ((u.id, squares[likely(state, u)].id) for u in unplaced(state, player))
        return SetOut(tuple(word for pair in places for word in pair))

    def measure(self, state: State) -> int:
        """Units still to be placed."""
        return sum(len(unplaced(state, player)) for player in self.left)
