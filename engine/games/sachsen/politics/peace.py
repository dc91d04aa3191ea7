"""Peace: who is beaten, cards that change hands, what is paid and scored (peace, R-31)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Accept, Beaten, Demand, Take
from engine.games.sachsen.asking import Ending, InOrder, OverLot, PlayerAsked
from engine.games.sachsen.politics import terms
from engine.games.sachsen.politics.auction import FromLot, into_hand, look_at_lot
from engine.games.sachsen.politics.succession import dispossessed
from engine.games.sachsen.politics.talks import Claims, end_of
from engine.games.sachsen.politics.terms import Ended, ended
from engine.games.sachsen.politics.wars import leave_war, numbered, players_of, put_war
from engine.games.sachsen.record import War
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step

# --- being beaten --------------------------------------------------------------------------------


def open_wars(state: State, player: int) -> list[War]:
    """The wars in which a player can still declare himself beaten."""
    home = state.homes[player]
    return [war for war in state.wars_of(home) if home not in war.beaten]


def by_enemy(state: State, player: int) -> dict[int, War]:
    """The same by the enemies of a player, of several with one enemy the first."""
    home, wars = state.homes[player], reversed(open_wars(state, player))
    return {enemy: war for war in wars for enemy in war.against(home)}


def give_up(state: State, war: int, sides: Iterable[int], clause: str) -> None:
    """States are beaten in a war; when all players of the side are, it is over (peace-1, R-32)."""
    one = numbered(state, war)
    if one is None:
        return
    fresh = tuple(side for side in sides if side not in one.beaten)
    if not fresh:
        return
    enemy = side_ref(one.against(fresh[0])[0])
    state.say("beaten", clause, fresh[0], enemy, kind="beaten", result=True, enemy=enemy)
    one = replace(one, beaten=(*one.beaten, *fresh))
    put_war(state, one)
    if is_beaten(state, one, fresh[0]):
        conclude(state, one, lost_one=fresh[0] in one.one)


def is_beaten(state: State, war: War, side: int) -> bool:
    """Whether all players on the side of a State are beaten, or all its States where no player is on it."""
    beside = war.beside(side)
    led = [one for one in beside if state.leader[one] != NOBODY]
    return all(one in war.beaten for one in led or beside)


class Yielding(Rule[PlayerAsked, Beaten]):
    """A player declares himself beaten (peace-1)."""

    action: ClassVar[type[Action]] = Beaten
    clause: ClassVar[str] = "sachsen peace-1"

    def candidates(self, asked: PlayerAsked) -> Iterable[Beaten]:
        """In each of his wars, named by the first of his enemies who is none in an earlier one."""
        wars = by_enemy(asked.position, asked.player)
        for war in open_wars(asked.position, asked.player):
            enemies = [enemy for enemy in war.against(asked.home) if wars[enemy] == war]
            yield from (Beaten(SIDES[enemy]) for enemy in enemies[:1])

    def why_not(self, asked: PlayerAsked, action: Beaten) -> Refusal | None:
        """In a war with that State."""
        side, ref = NUMBER[action.side], side_ref(NUMBER[action.side])
        known = side in by_enemy(asked.position, asked.player)
        return None if known else no("peace-1", "no-such-war", ref, side=ref)

    def play(self, asked: PlayerAsked, action: Beaten) -> None:
        """With all his States."""
        war = by_enemy(asked.position, asked.player)[NUMBER[action.side]]
        give_up(asked.position, war.number, asked.position.led(asked.player), "peace-1")

    def lists(self, asked: PlayerAsked, action: Beaten) -> bool:
        """By whichever enemy the war is named."""
        return action in self.candidates(asked)


def left(state: State, player: int) -> int:
    """Wars in which he may still declare himself beaten."""
    return len(open_wars(state, player))


# --- the peace -----------------------------------------------------------------------------------


def conclude(state: State, war: War, *, lost_one: bool) -> None:
    """One side has lost: terms with each beaten player, the price of neutral States, cards, indemnities (peace)."""
    end = ended(war, lost_one=lost_one)
    losers = players_of(state, end.lost)
    talks = [Claims(war.number, lost_one, player) for player in losers]
    state.push(*talks, Spoils(war.number, lost_one), Provinces(winners_left(state, end), war.number, lost_one),
               Treaty(war.number, lost_one))  # fmt: skip


def winners_left(state: State, end: Ended) -> tuple[int, ...]:
    """The winners who choose a province of a beaten Kingdom, in order; none without the option (peace-5)."""
    return terms.ranked_winners(state, end) if state.options.kingdom_provinces else ()


# --- cards ---------------------------------------------------------------------------------------


class Spoils(Step[State], frozen=True):
    """All Opportunities of beaten players go to the winning players (peace-3)."""

    name: ClassVar[str] = "spoils"
    clause: ClassVar[str] = "sachsen peace-3"
    war: int
    lost_one: bool

    def run(self, state: State) -> None:
        """One winner has them all; several pick in turn, most battles won first (R-31)."""
        state.pop()
        end = end_of(state, self.war, lost_one=self.lost_one)
        winners = terms.ranked_winners(state, end)
        cards: list[int] = []
        for player in players_of(state, end.lost):
            hand, state.hands[player] = state.hands[player], ()
            cards += hand
            if hand and not winners:
                refs = [f"card:{name}" for name in state.world.names_of(hand)]
                state.said("cards-lost", "peace-3", player, *refs, kind="discard", reveals=True, cards=refs)
        if not cards:
            return
        if not winners:
            state.discards += cards
        elif len(winners) == 1:
            into_hand(state, winners[0], tuple(cards), "peace-3")
        else:
            state.lot = tuple(sorted(cards))
            turns = tuple(winners[n % len(winners)] for n in range(len(cards)))
            state.push(Picking(turns))
            look_at_lot(state, turns[0], "R-31")


class Choosing(FromLot):
    """A winner takes one of the cards (R-31)."""

    clause: ClassVar[str] = "sachsen R-31"

    def play(self, asked: PlayerAsked, action: Take) -> None:
        """The next looks at what is left."""
        super().play(asked, action)
        state, step = asked.position, asked.step
        step.finish(state)
        if state.lot:
            look_at_lot(state, step.left[1], "R-31")


class Picking(InOrder, OverLot, frozen=True):
    """The winners pick the cards of the beaten, one in turn (R-31)."""

    name: ClassVar[str] = "spoils-picking"
    clause: ClassVar[str] = "sachsen R-31"
    rules: ClassVar[tuple[AnyRule, ...]] = (Choosing(),)

    def concerns(self, state: State, player: int) -> bool:
        """While cards are left."""
        return bool(state.lot)

    def measure(self, state: State) -> int:
        """Cards that are left."""
        return len(state.lot)


# --- provinces of a Kingdom, and the treaty ------------------------------------------------------


class Annexing(Rule[PlayerAsked, Demand]):
    """A province of the beaten Kingdom instead of its money (peace-5)."""

    action: ClassVar[type[Action]] = Demand
    clause: ClassVar[str] = "sachsen peace-5"

    def candidates(self, asked: PlayerAsked) -> Iterable[Demand]:
        """Each that he occupies."""
        state, world = asked.position, asked.world
        for province in asked.step.open(state, asked.player):
            yield Demand(SIDES[state.owner[province]], 0, (world.provinces[province].id,))

    def why_not(self, asked: PlayerAsked, action: Demand) -> Refusal | None:
        """One that he occupies, and no money."""
        return (
            None
            if action in list(self.candidates(asked))
            else no("peace-5", "kingdom-province", side=f"side:{action.side}")
        )

    def play(self, asked: PlayerAsked, action: Demand) -> None:
        """It is his."""
        state = asked.position
        terms.cede(state, state.world.province[action.provinces[0]], asked.home, "peace-5")
        asked.step.taken(state, asked.player)


class TakingMoney(Ending):
    """The money is enough (peace-4)."""

    action: ClassVar[type[Action]] = Accept
    clause: ClassVar[str] = "sachsen peace-4"


class Provinces(InOrder, frozen=True):
    """With the option: winners may take a province of a beaten Kingdom that they occupy instead of money (peace-5).

    Attributes:
        war: its number. lost_one: its first side has lost. spared: players who have done so.
    """

    name: ClassVar[str] = "kingdom-provinces"
    clause: ClassVar[str] = "sachsen peace-5"
    rules: ClassVar[tuple[AnyRule, ...]] = (Annexing(), TakingMoney())
    war: int
    lost_one: bool
    spared: tuple[int, ...] = ()

    def open(self, state: State, player: int) -> list[int]:
        """The provinces of beaten Kingdoms that a player occupies."""
        end = end_of(state, self.war, lost_one=self.lost_one)
        held = terms.occupied(state, end, [side for side in end.lost if state.world.is_kingdom(side)])
        return [province for province, side in sorted(held.items()) if side in state.led(player)]

    def concerns(self, state: State, player: int) -> bool:
        """Who occupies one, and is well."""
        return bool(self.open(state, player)) and not state.is_blocked(player)

    def taken(self, state: State, player: int) -> None:
        """He has taken one."""
        state.replace(replace(self, left=self.left[1:], spared=(*self.spared, player)))

    def after(self, state: State) -> None:
        """What is paid by rule."""
        end = end_of(state, self.war, lost_one=self.lost_one)
        terms.indemnities(state, end, self.spared)


class Treaty(Step[State], frozen=True):
    """Neutral States of the loser pay their price, the winners score, and the war is over (peace-6, R-40)."""

    name: ClassVar[str] = "treaty"
    clause: ClassVar[str] = "sachsen peace-6"
    war: int
    lost_one: bool

    def run(self, state: State) -> None:
        """All armies have leave to withdraw."""
        state.pop()
        end = end_of(state, self.war, lost_one=self.lost_one)
        for side in end.lost:
            if state.is_neutral(side) and not state.world.is_kingdom(side):
                terms.impose(state, end, (side,))
        winners = players_of(state, end.won)
        for player in winners:
            state.wars_won[player] += 1
        first, loser = end.won[0], side_ref(end.lost[0])
        state.say("war-won", "peace-6", first, loser, kind="peace", result=True, loser=loser, n=len(winners))
        losers = players_of(state, end.lost)
        leave_war(state, self.war, *end.lost)
        for player in losers:
            dispossessed(state, state.homes[player])
