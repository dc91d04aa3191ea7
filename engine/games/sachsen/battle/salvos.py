"""Salvos, fired secretly at once or kept, and tests that are asked for (engagement-infantry-fire, R-57, R-67)."""

from __future__ import annotations

from typing import ClassVar

from engine.games.sachsen.battle.actions import AskTest, Fire, Hold
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, fought, told_pair
from engine.games.sachsen.battle.battle import ARMIES, NONE, Battle, with_value
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.morale import Testing
from engine.games.sachsen.battle.orders import reveal
from engine.games.sachsen.battle.sums import is_helpless
from engine.games.sachsen.battle.values import LONG, SALVOS, SHORT, added
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Plain
from engine.kernel.step import AnyRule

SALVO, MOVER = "salvo", "mover"
"""Stages of an engagement before a charge: salvos are asked for, the mover decides."""
WAIT, SHOTS = "hold", "fire"


def fires(battle: Battle, which: int) -> bool:
    """Whether a unit of the engagement may fire at all (R-57, modifiers-5).

    In a pair with infantry or a command unit, and guns at whoever attacks them unless they have used their shots.
    """
    fight = battle.engaged
    pair = [battle.units[n] for n in fight.pair]
    one, enemy = pair[which], pair[1 - which]
    if is_helpless(battle, fight.pair[which], fight.pair[1 - which]):
        return False
    if one.guns:
        return not one.train and not (which == 1 and fight.shelled)
    return one.infantry or one.command or enemy.infantry or enemy.command


def salvos_left(battle: Battle, which: int, *, known: bool = True) -> int:
    """The salvos that a unit still has at this distance: one at two squares, two in all, three by order.

    Args:
        known: count the order for a third only where it has been shown; else any order that is hidden might be it, so
            that being asked betrays nothing.
    """
    fight = battle.engaged
    unit = fight.pair[which]
    if known:
        more = max(0, added(battle.orders_of(unit), "salvos") - SALVOS)
    else:
        shown = [o.laid.card for o in battle.orders if o.unit == unit and o.shown]
        more = 1 if battle.has_hidden_order(unit) else max(0, added(shown, "salvos") - SALVOS)
    left = SALVOS + more - fight.fired[which]
    if battle.far(*fight.pair) == 1:
        return left
    late = fight.opened and not fight.long[which]
    return 0 if late else min(left, 1 + more - fight.long[which])


def salvo_armies(battle: Battle) -> list[int]:
    """The places in the pair of those who are asked for a salvo at this distance."""
    return [n for n in (0, 1) if fires(battle, n) and salvos_left(battle, n, known=False) > 0]


class Firing(Plain[BattleAsked, Fire]):
    """A salvo is fired (engagement-infantry-fire-1)."""

    action: ClassVar[type[Action]] = Fire
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-1"

    def why_not(self, asked: BattleAsked, action: Fire) -> Refusal | None:
        """A salvo that is left."""
        which = asked.step.which(asked.battle, asked.army)
        if salvos_left(asked.battle, which) > 0:
            return None
        ref = asked.battle.units[asked.battle.engaged.pair[which]].ref
        return no("engagement-infantry-fire-3", "no-salvo", ref, piece=ref)

    def play(self, asked: BattleAsked, action: Fire) -> None:
        """It falls when both have answered."""
        asked.step.answer(asked.position, asked.army, SHOTS)


class Holding(Plain[BattleAsked, Hold]):
    """A salvo is kept (engagement-infantry-fire-3)."""

    action: ClassVar[type[Action]] = Hold
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-3"

    def play(self, asked: BattleAsked, action: Hold) -> None:
        """It is noted."""
        asked.step.answer(asked.position, asked.army, WAIT)


class Requesting(Plain[BattleAsked, AskTest]):
    """A player asks for a morale test: both units make it, who has not made one (morale-3, R-67)."""

    action: ClassVar[type[Action]] = AskTest
    clause: ClassVar[str] = "sachsen morale-3"

    def why_not(self, asked: BattleAsked, action: AskTest) -> Refusal | None:
        """Once in an engagement, before the melee."""
        fight = asked.battle.engaged
        which = place_of(asked.battle, asked.army)
        if fight.asked[which]:
            return no("R-67", "asked-already")
        return no("R-67", "both-tested") if all(fight.tested) else None

    def play(self, asked: BattleAsked, action: AskTest) -> None:
        """Both are tested at once, and what was answered meanwhile is answered anew."""
        battle, state = asked.battle, asked.position
        fight = battle.engaged
        which = place_of(battle, asked.army)
        battle.set_fight(asked=with_value(fight.asked, which, True), answers=("", ""))
        state.say("asks-test", "morale-3", asked.side, kind="test")
        state.pop()
        due = [n for n in (0, 1) if not fight.tested[n]]
        state.push(*(Testing(fight.pair[n], fight.pair[1 - n]) for n in due))


def place_of(battle: Battle, army: int) -> int:
    """Whether an army has the mover (0) or the target (1) of the engagement."""
    fight = battle.engaged
    return int(battle.units[fight.mover].army != army)


class Salvo(BattleStep, frozen=True):
    """Both may fire a salvo, secretly at once (engagement-infantry-fire-1)."""

    name: ClassVar[str] = "salvo"
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Firing(), Holding(), Requesting())
    round: ClassVar[RoundKind] = "secret"

    def round_now(self, state: State) -> RoundKind:
        """Against officers nothing is to be kept from anybody, unless an order face down may be what is answered by."""
        battle = fought(state)
        led = all(battle.leads(n) != NOBODY for n in ARMIES)
        hidden = battle.fight is not None and any(battle.has_hidden_order(unit) for unit in battle.fight.pair)
        return self.round if led or hidden else ""

    def which(self, battle: Battle, army: int) -> int:
        """The place of an army in the pair."""
        return place_of(battle, army)

    def armies(self, battle: Battle) -> list[int]:
        """The armies that are asked, the mover's first."""
        fight = battle.engaged
        return [battle.units[fight.pair[n]].army for n in salvo_armies(battle)]

    def missing(self, battle: Battle) -> list[int]:
        """Those that have not answered."""
        fight = battle.engaged
        return [army for army in self.armies(battle) if not fight.answers[place_of(battle, army)]]

    def takes_part(self, state: State) -> tuple[str, ...]:
        """The seats of those that are asked and not led by officers."""
        battle = fought(state)
        return tuple(state.seat(battle.leads(n)) for n in self.armies(battle) if battle.leads(n) != NOBODY)

    def seats(self, state: State) -> tuple[str, ...]:
        """Who has not answered."""
        battle = fought(state)
        if self.is_past(state):
            return ()
        return tuple(state.seat(battle.leads(n)) for n in self.missing(battle) if battle.leads(n) != NOBODY)

    def awaits(self, state: State) -> int:
        """The first that has not answered."""
        return next(iter(self.missing(fought(state))), NONE)

    def answer(self, state: State, army: int, word: str) -> None:
        """An answer lies closed until both do."""
        battle = fought(state)
        fight = battle.engaged
        which = place_of(battle, army)
        battle.set_fight(answers=with_value(fight.answers, which, word))
        player, side = battle.leads(army), side_ref(battle.armies[army].side)
        if player != NOBODY:
            own, veiled = (
                say(f"sachsen-log-salvo-{word}", side=side),
                say("sachsen-log-salvo-ready", side=side),
            )
            state.tell(Event("call", own, (state.seat(player),), veiled, self.clause, side=side))

    def go(self, state: State) -> None:
        """All have answered: who fires does so, both together."""
        battle = fought(state)
        fight = battle.engaged
        state.pop()
        strikes = tuple(answer == SHOTS for answer in fight.answers)
        far = battle.far(*fight.pair) > 1
        for n in (0, 1):
            if (strikes[n] and fight.fired[n] >= SALVOS) or (strikes[n] and far and fight.long[n]):
                reveal(state, fight.pair[n], ["third-salvo"])
        fired = tuple(n + s for n, s in zip(fight.fired, strikes, strict=True))
        long = tuple(n + (s and far) for n, s in zip(fight.long, strikes, strict=True))
        battle.set_fight(
            fired=fired, long=long, opened=True, stage=SALVO if any(strikes) else MOVER, answers=("", "")
        )
        if any(strikes):
            state.push(Exchange(LONG if far else SHORT, (strikes[0], strikes[1])))
        else:
            side = battle.armies[battle.units[fight.mover].army].side
            state.say("no-fire", "engagement-infantry-fire-1", side, kind="fight", reveals=True)

    def round_prompt(self, state: State) -> Message:
        """Which two."""
        return say("sachsen-round-salvo", **self.prompt_args(state))

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Which two, and how far apart."""
        return told_pair(fought(state))

    def rest(self, state: State) -> int:
        """Salvos, steps, answers and requests that are left."""
        battle = fought(state)
        fight = battle.fight
        if fight is None:
            return 0
        salvos = 2 * (SALVOS + 1) - sum(fight.fired)
        return (
            16 * salvos + 8 * battle.far(*fight.pair) + 4 * (2 - sum(fight.asked)) + len(self.missing(battle))
        )
