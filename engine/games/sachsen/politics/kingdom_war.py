"""Tension and war between the Kingdoms: slips, coalitions, chiefs, changing sides (kingdom-war, R-32, R-79)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import BeginWith, ForFrancia, ForOesterreich, Neither
from engine.games.sachsen.asking import Ending, OfPlayer, PlayerAsked, Round
from engine.games.sachsen.card_numbers import Stand
from engine.games.sachsen.politics import guarantees, helps, moving, wars
from engine.games.sachsen.politics.armies import border_guards
from engine.games.sachsen.politics.coalition import chief_of, kingdom_of, kingdom_war, members, partners_of
from engine.games.sachsen.politics.guarantees import HELP, NEUTRAL, OPPOSE
from engine.games.sachsen.politics.parting import part_ways
from engine.games.sachsen.record import ON, Pending
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import FRANCIA, KINGDOMS, NOBODY, NUMBER, OESTERREICH, PLAYER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step

NEITHER = "neither"
CHANGED = "changed-coalition"
"""An effect that lasts to the end of a turn: the player has changed his coalition."""
CALLED = "partner-called"
"""An effect that lasts to the end of a turn: a partner has moved in his chief's turn."""


def tension(state: State, *, bad: bool = True) -> None:
    """The card of the Kingdoms: tension, then war; the good side removes it, in a war it does nothing (R-32).

    Blocked rulers have no slip: they are neutral, and lose nothing by it (kingdom-war-3).
    """
    if kingdom_war(state) is not None:
        return
    if not bad:
        if state.tension:
            state.tension = False
            state.say("tension-goes", "R-32", NOBODY, kind="tension")
        return
    players = tuple(player for player in state.present() if not state.is_blocked(player))
    state.push(KingdomSides(players, war=state.tension))


class Siding(Plain[PlayerAsked, Action]):
    """A player writes whom he supports (kingdom-war-1)."""

    clause: ClassVar[str] = "sachsen kingdom-war-1"

    def why_not(self, asked: PlayerAsked, action: Action) -> Refusal | None:
        """No Kingdom with which he is at war."""
        side = NUMBER.get(action.verb, NOBODY)
        if side == NOBODY or not asked.position.at_war(asked.home, side):
            return None
        return no("R-32", "kingdom-enemy", side_ref(side), side=side_ref(side))

    def play(self, asked: PlayerAsked, action: Action) -> None:
        """On his slip."""
        asked.step.note(asked.position, asked.player, action.verb)


class SidingFrancia(Siding):
    """Francia."""

    action: ClassVar[type[Action]] = ForFrancia


class SidingOesterreich(Siding):
    """Österreich."""

    action: ClassVar[type[Action]] = ForOesterreich


class SidingNeither(Siding):
    """Neither."""

    action: ClassVar[type[Action]] = Neither


class KingdomSides(Round, frozen=True):
    """Slips: whom each player supports (kingdom-war-1).

    Attributes:
        war: it breaks out whatever they say, for the tension stood already (kingdom-war-2).
    """

    name: ClassVar[str] = "kingdom-sides"
    clause: ClassVar[str] = "sachsen kingdom-war-1"
    round = "secret"
    rules: ClassVar[tuple[AnyRule, ...]] = (SidingFrancia(), SidingOesterreich(), SidingNeither())
    war: bool

    def answers(self, state: State, player: int) -> tuple[str, ...]:
        """A Kingdom with which he is not at war, or neither."""
        home = state.homes[player]
        return (*(SIDES[side] for side in KINGDOMS if not state.at_war(home, side)), NEITHER)

    def finish(self, state: State, answers: dict[int, str]) -> None:
        """They are read out; with anybody on a side, or at the second time, there is war.

        By kingdom-war-1 and kingdom-war-2.
        """
        for player in self.players:
            state.said(
                "slip-kingdom", "kingdom-war-1", player, kind="slip", reveals=True, stand=answers[player]
            )
        if self.war or any(answer != NEITHER for answer in answers.values()):
            state.tension = False
            outbreak(state, {player: NUMBER.get(answer, NOBODY) for player, answer in answers.items()})
        else:
            state.tension = True
            state.say("tension-comes", "R-32", NOBODY, kind="tension", result=True)


def outbreak(state: State, chosen: dict[int, int]) -> None:
    """War of the Kingdoms: the players join, the Kingdoms react to each, and the chiefs lead (kingdom-war)."""
    war = wars.begin(state, (FRANCIA,), (OESTERREICH,), clause="kingdom-war-1", kingdom=True)
    for player, side in chosen.items():
        for kingdom in KINGDOMS:
            answer(state, player, kingdom, stand_of(side, kingdom), war.number)
    for player, side in chosen.items():
        if side != NOBODY:
            wars.join(state, war.number, state.homes[player], rival(side), "kingdom-war-4")
    appoint(state)


def rival(kingdom: int) -> int:
    """The other Kingdom."""
    return OESTERREICH if kingdom == FRANCIA else FRANCIA


def stand_of(side: int, kingdom: int) -> Stand:
    """What support for one Kingdom, or neither, is to a Kingdom (kingdom-war-1)."""
    return NEUTRAL if side == NOBODY else HELP if side == kingdom else OPPOSE


def answer(state: State, player: int, kingdom: int, stand: Stand, war: int) -> None:
    """A Kingdom reacts to a player (guarantees-2); what he has promised he must give (R-28)."""
    guarantees.react(state, player, kingdom, stand, None, "kingdom-war-1")
    if stand == HELP:
        helps.promise(state, player, kingdom, war)


def appoint(state: State) -> None:
    """The chiefs move the columns of their Kingdoms; guards and what is lent stay.

    By kingdom-war-4, kingdom-war-5 and R-30. What another has moved this turn is through: no unit moves twice (R-79).
    Without a chief an army that somebody outside the coalition leads by war-3 fights on under him.
    """
    if kingdom_war(state) is None:
        return
    most = state.world.numbers.political_move
    for kingdom in KINGDOMS:
        chief = chief_of(state, kingdom)
        stays = border_guards(state, kingdom)
        army = [u for u in state.units_of(kingdom) if u.status == ON and not u.until and u.id not in stays]
        sent = () if chief != NOBODY else set(state.everybody()).difference(members(state, kingdom))
        led = [unit for unit in army if unit.led_by != chief and unit.led_by not in sent]
        for unit in led:
            state.put(unit, led_by=chief, moved=most if unit.moved else 0)
        if chief != NOBODY and led:
            court = side_ref(kingdom)
            state.said("chief", "kingdom-war-4", chief, court, kind="chief", court=court)
            part_ways(state, (kingdom,))


# --- in the own turn -----------------------------------------------------------------------------


class Changing(Plain[PlayerAsked, Action]):
    """A player leaves his coalition for the other; the table of commitments is applied once more (kingdom-war-6)."""

    clause: ClassVar[str] = "sachsen kingdom-war-6"
    kingdom: ClassVar[int] = FRANCIA

    def why_not(self, asked: PlayerAsked, action: Action) -> Refusal | None:
        """From the other side, once a turn; not to a Kingdom with which he is at war besides (R-32)."""
        state, ref = asked.position, side_ref(self.kingdom)
        if kingdom_of(state, asked.player) != rival(self.kingdom):
            return no("kingdom-war-6", "not-in-coalition", ref, side=ref)
        if any(self.kingdom in war.against(asked.home) for war in state.wars if not war.kingdom):
            return no("R-32", "kingdom-enemy", ref, side=ref)
        if state.pending_of(asked.player, CHANGED) is not None:
            return no("kingdom-war-6", "changed-already", ref, side=ref)
        return None

    def play(self, asked: PlayerAsked, action: Action) -> None:
        """What he has promised is void; both Kingdoms react, and he fights for the other."""
        state, player = asked.position, asked.player
        war = kingdom_war(state)
        assert war is not None, "the rule has found it"
        state.pending = (*state.pending, Pending(player, CHANGED, until=state.turn))
        state.helps = tuple(one for one in state.helps if (one.player, one.war) != (player, war.number))
        wars.leave_war(state, war.number, *state.led(player), fights_on=True)
        for kingdom in KINGDOMS:
            answer(state, player, kingdom, stand_of(self.kingdom, kingdom), war.number)
        wars.join(state, war.number, state.homes[player], rival(self.kingdom), "kingdom-war-6")
        appoint(state)


class ToFrancia(Changing):
    """To Francia."""

    action: ClassVar[type[Action]] = ForFrancia


class ToOesterreich(Changing):
    """To Österreich."""

    action: ClassVar[type[Action]] = ForOesterreich
    kingdom: ClassVar[int] = OESTERREICH


def uncalled(state: State, player: int) -> tuple[int, ...]:
    """The partners who have not been called in the turn of their chief (R-79)."""
    return tuple(one for one in partners_of(state, player) if state.pending_of(one, CALLED) is None)


def to_move(state: State, player: int) -> tuple[int, ...]:
    """Those of them who have a unit that can still go somewhere: nobody else is asked (R-79)."""
    return tuple(one for one in uncalled(state, player) if moving.can_move(state, one, fresh=True))


class Calling(Rule[PlayerAsked, BeginWith]):
    """The chief says which partner moves now; those whom he does not call move at the end of his turn (R-79)."""

    action: ClassVar[type[Action]] = BeginWith
    clause: ClassVar[str] = "sachsen R-79"

    def candidates(self, asked: PlayerAsked) -> Iterable[BeginWith]:
        """Each who has not moved."""
        return [BeginWith(asked.position.seat(one)) for one in uncalled(asked.position, asked.player)]

    def why_not(self, asked: PlayerAsked, action: BeginWith) -> Refusal | None:
        """A partner who has not moved, and can."""
        seat, partner = f"seat:{action.seat}", PLAYER[action.seat]
        if partner not in uncalled(asked.position, asked.player):
            return no("R-79", "no-partner", seat, seat=seat)
        if not moving.can_move(asked.position, partner, fresh=True):
            return no("R-79", "partner-still", seat, seat=seat)
        return None

    def play(self, asked: PlayerAsked, action: BeginWith) -> None:
        """He moves."""
        call(asked.position, PLAYER[action.seat])


def call(state: State, player: int) -> None:
    """A partner moves; units that have moved in his own turn do not move again (R-79)."""
    state.pending = (*state.pending, Pending(player, CALLED, until=state.turn))
    rest(state, player)
    state.push(PartnerMoves(player))


def rest(state: State, player: int) -> None:
    """Units of a coalition that have begun to move are through for this turn (R-79)."""
    for unit in tuple(state.units.values()):
        if unit.moved and state.commander(unit) == player:
            state.put(unit, moved=state.world.numbers.political_move)


class MovesEnd(Ending):
    """The partner has moved."""

    clause: ClassVar[str] = "sachsen R-79"


class PartnerMoves(OfPlayer, frozen=True):
    """A partner moves his units in the turn of the chief of his coalition, while any can go anywhere (R-79)."""

    name: ClassVar[str] = "partner-moves"
    clause: ClassVar[str] = "sachsen R-79"
    rules: ClassVar[tuple[AnyRule, ...]] = (moving.Moving(), MovesEnd())

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody of whose units none can go anywhere."""
        return super().seats(state) if moving.can_move(state, self.player) else ()

    def run(self, state: State) -> None:
        """Then he has moved."""
        self.finish(state)

    def finish(self, state: State) -> None:
        """His units are through."""
        rest(state, self.player)
        state.pop()

    def undone(self, state: State) -> int:
        """Units that have not moved."""
        return sum(not unit.moved for unit in moving.movers(state, self.player))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """The Kingdom for which he fights."""
        return {"court": side_ref(kingdom_of(state, self.player))}

    def measure(self, state: State) -> int:
        """Squares that are left, and the end."""
        return moving.left(state, self.player) + 1


class Chiefs(Step[State], frozen=True):
    """Before the player turns the chiefs of the coalitions are found anew (R-79)."""

    name: ClassVar[str] = "chiefs"
    clause: ClassVar[str] = "sachsen kingdom-war-4"

    def run(self, state: State) -> None:
        """They lead the columns of their Kingdoms."""
        state.pop()
        appoint(state)


def left(state: State, player: int) -> int:
    """Partners who may still be called."""
    return len(uncalled(state, player))


def changes(state: State, player: int) -> int:
    """Changes of coalition that are left this turn."""
    return int(state.pending_of(player, CHANGED) is None)


RULES: tuple[AnyRule, ...] = (ToFrancia(), ToOesterreich(), Calling())
