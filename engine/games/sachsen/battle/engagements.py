"""Engagements: salvos, closing, and what leads to a charge (engagement-infantry-fire, R-55, R-57, R-67)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.games.sachsen.battle.actions import AskTest, BreakOff, Charge, Close, Engage, Fire, Hold
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, fought
from engine.games.sachsen.battle.battle import AREA, NONE, Battle, Fight
from engine.games.sachsen.battle.charging import ANSWER, GUARD, charge_squares_for, next_of_charge
from engine.games.sachsen.battle.exchange import Exchange
from engine.games.sachsen.battle.harm import lose
from engine.games.sachsen.battle.morale import Testing
from engine.games.sachsen.battle.moving import movable, spend, why_no_move
from engine.games.sachsen.battle.orders import reveal
from engine.games.sachsen.battle.sums import is_helpless
from engine.games.sachsen.battle.values import LONG, SHORT, added
from engine.games.sachsen.battle.ways import closings
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule

SALVO, MOVER = "salvo", "mover"
"""Stages of an engagement before a charge: salvos are asked for, the mover decides."""
SALVOS = 2
"""Salvos in an engagement, without the order for a third (engagement-infantry-fire-3)."""
WAIT, SHOTS = "hold", "fire"


# --- opening ------------------------------------------------------------------------------------


def why_not_engage(asked: BattleAsked, unit: int, target: int) -> Refusal | None:
    """None if a unit may engage an enemy within its area now, else why not (influence-2, R-55, R-62)."""
    battle = asked.battle
    one, enemy = battle.units[unit], battle.units[target]
    if one.routed:
        return no("R-62", "routed", one.ref, piece=one.ref)
    if battle.far(unit, target) > AREA:
        return no("influence-2", "out-of-area", one.ref, enemy.ref, piece=one.ref, target=enemy.ref)
    if unit in enemy.spared or target in one.spared:
        return no("R-62", "after-pursuit", one.ref, enemy.ref, piece=one.ref)
    if target in one.fought:
        return no("engagement-infantry-fire-6", "engaged-already", one.ref, enemy.ref, piece=one.ref, target=enemy.ref)
    if one.moved == battle.clock:
        return no("R-58", "charged", one.ref, piece=one.ref) if one.charged else None
    return why_no_move(asked, "R-55", one.id)


class Engaging(Rule[BattleAsked, Engage]):
    """A unit engages an enemy: after its move, or from where it stands, which is an action (influence-2, R-55)."""

    action: ClassVar[type[Action]] = Engage
    clause: ClassVar[str] = "sachsen influence-2"

    def candidates(self, asked: BattleAsked) -> Iterator[Engage]:
        """Every own unit with every enemy within two squares."""
        battle = asked.battle
        enemies, may = battle.of_army(1 - asked.army), set(movable(asked))
        for n in battle.standing(asked.army):
            one = battle.units[n]
            if n in may or one.moved == battle.clock:
                near = battle.within(one.square, enemies)
                yield from (Engage(one.id, battle.units[enemy].id) for enemy in near)

    def why_not(self, asked: BattleAsked, action: Engage) -> Refusal | None:
        """An own unit, an enemy in its area that it has not engaged."""
        refusal = asked.not_own("influence-2", action.unit) or asked.not_enemy("influence-2", action.target)
        if refusal is not None:
            return refusal
        return why_not_engage(asked, asked.unit(action.unit)[0], asked.unit(action.target)[0])

    def play(self, asked: BattleAsked, action: Engage) -> None:
        """The engagement opens by itself; a routed enemy surrenders (R-75)."""
        battle, state = asked.battle, asked.position
        (unit, one), (target, enemy) = asked.unit(action.unit), asked.unit(action.target)
        assert one is not None
        assert enemy is not None
        if one.moved == battle.clock:
            asked.step.going_on(state, begun=True)
        else:
            spend(asked, unit)
        battle.change(unit, due=False, fought=(*battle.units[unit].fought, target))
        state.say("engages", "influence-2", asked.side, one.ref, enemy.ref, kind="fight", piece=one.ref, target=enemy.ref)
        if enemy.routed:
            lose(state, target, "surrenders", "R-75", contact=True)
            return
        battle.fight = Fight(unit, target, battle.far(unit, target))
        state.push(Engagement())


class Engagement(BattleStep, frozen=True):
    """An engagement of two units; what it has come to stands in `Battle.fight`."""

    name: ClassVar[str] = "engagement"
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-1"

    def is_past(self, state: State) -> bool:
        """Then it goes as well."""
        past = super().is_past(state)
        if past:
            fought(state).fight = None
        return past

    def go(self, state: State) -> None:
        """The next stage."""
        battle = fought(state)
        fight = battle.fight
        assert fight is not None
        if fight.stage in (SALVO, MOVER) and is_over(battle):
            end(state)
        elif fight.stage == SALVO:
            if salvo_armies(battle):
                battle.set_fight(answers=("", ""))
                state.push(Salvo())
            else:
                battle.set_fight(stage=MOVER)
        elif fight.stage == MOVER:
            state.push(Deciding())
        else:
            next_of_charge(state)
            if fought(state).fight is None:
                state.agenda.remove(self)


def is_over(battle: Battle) -> bool:
    """Whether one of the two is gone, flees or has fallen back."""
    fight = battle.fight
    assert fight is not None
    return any(fight.fates) or any(not battle.units[n].is_on or battle.units[n].routed for n in fight.pair)


def end(state: State) -> None:
    """The engagement is over without a charge."""
    fought(state).fight = None
    state.pop()


# --- salvos -------------------------------------------------------------------------------------


def fires(battle: Battle, which: int) -> bool:
    """Whether a unit of the engagement may fire at all (R-57, modifiers-5).

    In a pair with infantry or a command unit, and guns at whoever attacks them unless they have used their shots.
    """
    fight = battle.fight
    assert fight is not None
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
    fight = battle.fight
    assert fight is not None
    unit = fight.pair[which]
    if known:
        more = max(0, added(battle.orders_of(unit), "salvos") - SALVOS)
    else:
        shown = [o.laid.card for o in battle.orders if o.unit == unit and o.shown]
        more = 1 if battle.has_hidden_order(unit) else max(0, added(shown, "salvos") - SALVOS)
    left = SALVOS + more - fight.fired[which]
    return min(left, 1 + more - fight.long[which]) if battle.far(*fight.pair) > 1 else left


def salvo_armies(battle: Battle) -> list[int]:
    """The places in the pair of those who are asked for a salvo at this distance."""
    fight = battle.fight
    assert fight is not None
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
        ref = asked.battle.units[asked.battle.fight.pair[which]].ref  # type: ignore[union-attr]
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
        fight = asked.battle.fight
        assert fight is not None
        which = place_of(asked.battle, asked.army)
        if fight.asked[which]:
            return no("R-67", "asked-already")
        return no("R-67", "both-tested") if all(fight.tested) else None

    def play(self, asked: BattleAsked, action: AskTest) -> None:
        """Both are tested at once, and what was answered meanwhile is answered anew."""
        battle, state = asked.battle, asked.position
        fight = battle.fight
        assert fight is not None
        which = place_of(battle, asked.army)
        requested = (True, fight.asked[1]) if which == 0 else (fight.asked[0], True)
        battle.set_fight(asked=requested, answers=("", ""))
        state.say("asks-test", "morale-3", asked.side, kind="test")
        state.pop()
        due = [n for n in (0, 1) if not fight.tested[n]]
        state.push(*(Testing(fight.pair[n], fight.pair[1 - n]) for n in due))


def place_of(battle: Battle, army: int) -> int:
    """Whether an army has the mover (0) or the target (1) of the engagement."""
    fight = battle.fight
    assert fight is not None
    return int(battle.units[fight.mover].army != army)


class Salvo(BattleStep, frozen=True):
    """Both may fire a salvo, secretly at once (engagement-infantry-fire-1)."""

    name: ClassVar[str] = "salvo"
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Firing(), Holding(), Requesting())
    round: ClassVar[RoundKind] = "secret"

    def which(self, battle: Battle, army: int) -> int:
        """The place of an army in the pair."""
        return place_of(battle, army)

    def armies(self, battle: Battle) -> list[int]:
        """The armies that are asked, the mover's first."""
        fight = battle.fight
        assert fight is not None
        return [battle.units[fight.pair[n]].army for n in salvo_armies(battle)]

    def missing(self, battle: Battle) -> list[int]:
        """Those that have not answered."""
        fight = battle.fight
        assert fight is not None
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
        fight = battle.fight
        assert fight is not None
        which = place_of(battle, army)
        answers = (word, fight.answers[1]) if which == 0 else (fight.answers[0], word)
        battle.set_fight(answers=answers)
        player, side = battle.leads(army), side_ref(battle.armies[army].side)
        if player != NOBODY:
            own, veiled = say(f"sachsen-log-salvo-{word}", side=side), say("sachsen-log-salvo-ready", side=side)
            state.tell(Event("call", own, (state.seat(player),), veiled, self.clause, side=side))

    def go(self, state: State) -> None:
        """All have answered: who fires does so, both together."""
        battle = fought(state)
        fight = battle.fight
        assert fight is not None
        state.pop()
        strikes = tuple(answer == SHOTS for answer in fight.answers)
        far = battle.far(*fight.pair) > 1
        for n in (0, 1):
            if strikes[n] and fight.fired[n] >= SALVOS:
                reveal(state, fight.pair[n], ["third-salvo"])
            elif strikes[n] and far and fight.long[n]:
                reveal(state, fight.pair[n], ["third-salvo"])
        fired = tuple(n + s for n, s in zip(fight.fired, strikes, strict=True))
        long = tuple(n + (s and far) for n, s in zip(fight.long, strikes, strict=True))
        battle.set_fight(fired=fired, long=long, stage=SALVO if any(strikes) else MOVER, answers=("", ""))
        if any(strikes):
            state.push(Exchange(LONG if far else SHORT, (strikes[0], strikes[1])))
        else:
            side = battle.armies[battle.units[fight.mover].army].side
            state.say("no-fire", "engagement-infantry-fire-1", side, kind="fight", reveals=True)

    def round_prompt(self, state: State) -> Message:
        """Which two."""
        return say("sachsen-round-salvo", **self.told(state))

    def told(self, state: State) -> dict[str, Arg]:
        """Which two, and how far apart."""
        battle = fought(state)
        fight = battle.fight
        assert fight is not None
        mover, target = (battle.units[n].ref for n in fight.pair)
        return {"piece": mover, "target": target, "n": battle.far(*fight.pair)}

    def measure(self, state: State) -> int:
        """Answers and requests that are left."""
        battle = fought(state)
        return len(self.missing(battle)) + 4 * (2 - sum(battle.fight.asked if battle.fight else (True, True)))


# --- the mover decides --------------------------------------------------------------------------


class Closing(Rule[BattleAsked, Close]):
    """The mover closes to one square (engagement-infantry-fire-2)."""

    action: ClassVar[type[Action]] = Close
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-2"

    def squares(self, asked: BattleAsked) -> list[int]:
        """Where it may come to."""
        fight = asked.battle.fight
        assert fight is not None
        mover = asked.battle.units[fight.mover]
        if not mover.infantry or asked.battle.far(*fight.pair) < AREA:
            return []
        return closings(asked.battle, fight.mover, fight.target, 1)

    def candidates(self, asked: BattleAsked) -> Iterable[Close]:
        """Every such square."""
        return [Close(asked.field.place(square)) for square in self.squares(asked)]

    def why_not(self, asked: BattleAsked, action: Close) -> Refusal | None:
        """Infantry at two squares, a free square next to the enemy."""
        if asked.square(action.square) in self.squares(asked):
            return None
        return no("engagement-infantry-fire-2", "close", f"place:{action.square}")

    def play(self, asked: BattleAsked, action: Close) -> None:
        """It stands there; salvos at one square."""
        battle, state = asked.battle, asked.position
        fight = battle.fight
        assert fight is not None
        move_to(state, fight.mover, asked.square(action.square), "engagement-infantry-fire-2")
        battle.set_fight(stage=SALVO)
        state.pop()


def move_to(state: State, unit: int, square: int, clause: str) -> None:
    """A step that follows from an engagement: it is no action (phases-actions-2)."""
    battle = fought(state)
    one, field = battle.units[unit], battle.field
    path = (field.ref(one.square), field.ref(square))
    battle.change(unit, square=square)
    side = battle.armies[one.army].side
    state.say("closes", clause, side, one.ref, kind="move", path=path, piece=one.ref, place=path[1])


class Charging(Rule[BattleAsked, Charge]):
    """The mover declares a charge (infantry-charge-1, cavalry-vs-infantry-1, cavalry-vs-cavalry-1)."""

    action: ClassVar[type[Action]] = Charge
    clause: ClassVar[str] = "sachsen infantry-charge-1"

    def candidates(self, asked: BattleAsked) -> Iterable[Charge]:
        """Every square next to the enemy, or none where it needs none."""
        return [Charge(asked.field.place(s) if s >= 0 else "") for s in charge_squares_for(asked.battle)[0]]

    def why_not(self, asked: BattleAsked, action: Charge) -> Refusal | None:
        """Within its distance, and no infantry against horses."""
        squares, refusal = charge_squares_for(asked.battle)
        if refusal is not None:
            return refusal
        square = asked.square(action.square) if action.square else NONE
        if square in squares:
            return None
        return no("R-54", "charge-square", f"place:{action.square}" if action.square else "")

    def play(self, asked: BattleAsked, action: Charge) -> None:
        """It is declared; guards, tests and blows follow."""
        battle, state = asked.battle, asked.position
        fight = battle.fight
        assert fight is not None
        square = asked.square(action.square) if action.square else NONE
        one, enemy = (battle.units[n] for n in fight.pair)
        battle.change(fight.mover, charged=True)
        battle.set_fight(stage=GUARD if enemy.command else ANSWER, square=square)
        state.pop()
        state.say("charges", "infantry-charge-1", asked.side, one.ref, enemy.ref, kind="fight", piece=one.ref, target=enemy.ref)


class BreakingOff(Plain[BattleAsked, BreakOff]):
    """The mover ends the engagement and stays where he is (engagement-infantry-fire-5)."""

    action: ClassVar[type[Action]] = BreakOff
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-5"

    def play(self, asked: BattleAsked, action: BreakOff) -> None:
        """It is over."""
        state = asked.position
        state.pop()
        end(state)


class Deciding(BattleStep, frozen=True):
    """The mover closes, charges or breaks off."""

    name: ClassVar[str] = "closing"
    clause: ClassVar[str] = "sachsen engagement-infantry-fire-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Closing(), Charging(), Requesting(), BreakingOff())

    def awaits(self, state: State) -> int:
        """The mover's army."""
        battle = fought(state)
        assert battle.fight is not None
        return battle.units[battle.fight.mover].army

    def told(self, state: State) -> dict[str, Arg]:
        """Which two."""
        battle = fought(state)
        assert battle.fight is not None
        mover, target = (battle.units[n].ref for n in battle.fight.pair)
        return {"piece": mover, "target": target, "n": battle.far(*battle.fight.pair)}

    def measure(self, state: State) -> int:
        """Requests that are left, the distance, and the end."""
        fight = fought(state).fight
        return 0 if fight is None else 4 - sum(fight.asked) * 2 + fought(state).far(*fight.pair)

