"""Before the first turn: side of the field, initiative, redoubts, deployment; late units (battle-setup)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Done
from engine.games.sachsen.battle.actions import (
    ALL,
    ME,
    OTHER,
    TRAIN,
    Array,
    Begin,
    ChooseEdge,
    Deploy,
    Redoubt,
)
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, Letting, OfArmy, fought
from engine.games.sachsen.battle.battle import (
    ARMIES,
    ATTACKER,
    DEFENDER,
    NONE,
    ON,
    WAITING,
    Battle,
    FieldUnit,
)
from engine.games.sachsen.battle.field import EDGES, opposite
from engine.games.sachsen.battle.officers import decide
from engine.games.sachsen.battle.orders import names, take_laid
from engine.games.sachsen.battle.values import INITIATIVE, MARSHAL, effect, values
from engine.games.sachsen.battle.ways import keeps_out
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.dice import FACES, roll
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule, looked_up
from engine.kernel.step import AnyRule


class Choosing(Rule[BattleAsked, ChooseEdge]):
    """The defender chooses one of the four sides; the attacker has the opposite one (battle-setup-2)."""

    action: ClassVar[type[Action]] = ChooseEdge
    clause: ClassVar[str] = "sachsen battle-setup-2"

    def candidates(self, asked: BattleAsked) -> Iterable[ChooseEdge]:
        """All four."""
        return [ChooseEdge(edge) for edge in EDGES]

    def why_not(self, asked: BattleAsked, action: ChooseEdge) -> Refusal | None:
        """One of the four."""
        return None if action.edge in EDGES else no("battle-setup-2", "edge")

    def play(self, asked: BattleAsked, action: ChooseEdge) -> None:
        """Both have their sides."""
        asked.battle.set_army(DEFENDER, edge=action.edge)
        asked.battle.set_army(ATTACKER, edge=opposite(action.edge))
        asked.position.pop()
        asked.position.say("edge", "battle-setup-2", asked.side, kind="battle", edge=action.edge)


class FieldSide(BattleStep, frozen=True):
    """The defender chooses his side of the field."""

    name: ClassVar[str] = "field-side"
    clause: ClassVar[str] = "sachsen battle-setup-2"
    rules: ClassVar[tuple[AnyRule, ...]] = (Choosing(),)

    def awaits(self, state: State) -> int:
        """The defender."""
        return DEFENDER

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """A press on anything that is no side of the field."""
        return () if source else (ChooseEdge(target),)

    def rest(self, state: State) -> int:
        """One answer."""
        return 1


# --- initiative ---------------------------------------------------------------------------------


def commander_bonus(battle: Battle, army: int) -> tuple[str, int]:
    """What the commander adds to the draw, with a word for him (initiative-1, initiative-5, experience-4).

    Without him on the field the brigade of the highest level commands; before deployment those count that come at once.
    """

    def is_here(unit: FieldUnit) -> bool:
        return unit.is_on or (unit.status == WAITING and unit.entry <= max(battle.turn, 1))

    column = battle.columns[battle.armies[army].chief]
    chief = battle.units[column.general] if column.general != NONE else None
    if chief is not None and is_here(chief):
        numbers = card_file().constants
        more = (column.points - numbers.marshal_at) // numbers.marshal_step if chief.kind == MARSHAL else 0
        return chief.kind, values(chief.kind).initiative + max(0, more)
    levels = [u.level for u in battle.units if u.army == army and not u.command and is_here(u)]
    return "officer", card_file().tables.officer_penalty[min(levels, default=1) - 1]


class Drawing(BattleStep, frozen=True):
    """The draw for the initiative, by which each army has its actions until the next one (initiative)."""

    name: ClassVar[str] = "initiative"
    clause: ClassVar[str] = "sachsen initiative-1"

    def go(self, state: State) -> None:
        """A die each, with the chief's bonus and the Initiative cards; a thief keeps the initiative (R-50)."""
        battle = fought(state)
        state.pop()
        totals = [self.roll(state, battle, army) for army in ARMIES]
        for army, total in enumerate(totals):
            extra = max(0, -totals[1 - army])
            battle.set_army(army, total=total, actions=0 if total < 0 else total + extra)
        if battle.thief == NONE:
            battle.alternate = totals[ATTACKER] == totals[DEFENDER]
            battle.holder = DEFENDER if totals[DEFENDER] > totals[ATTACKER] else ATTACKER
        one, other = (battle.armies[n] for n in (battle.holder, 1 - battle.holder))
        even = battle.alternate
        key, clause = ("holds-even", "initiative-3") if even else ("holds", "initiative-2")
        state.say(key, clause, one.side, kind="initiative", result=True,
                  n=one.actions, other=side_ref(other.side), m=other.actions)  # fmt: skip

    def roll(self, state: State, battle: Battle, army: int) -> int:
        """The total of an army."""
        while INITIATIVE in names(battle.armies[army].laid):
            take_laid(battle, army, INITIATIVE)
            battle.spent = (*battle.spent, INITIATIVE)
            bonus = battle.armies[army].bonus + effect(INITIATIVE, "initiative")
            battle.set_army(army, bonus=bonus)
        word, bonus = commander_bonus(battle, army)
        parts = [(word, bonus), ("initiative", battle.armies[army].bonus)]
        faces = [str(face + sum(n for _, n in parts)) for face in range(1, FACES + 1)]
        side = battle.armies[army].side
        return roll(state, "initiative-1", "initiative", faces, side=side, parts=parts) + sum(
            n for _, n in parts
        )


# --- redoubts -----------------------------------------------------------------------------------


class Fortifying(Rule[BattleAsked, Redoubt]):
    """A redoubt is laid on four open squares of the own quarter (R-33)."""

    action: ClassVar[type[Action]] = Redoubt
    clause: ClassVar[str] = "sachsen R-33"

    def candidates(self, asked: BattleAsked) -> Iterator[Redoubt]:
        """Every place."""
        field, edge = asked.field, asked.battle.armies[asked.army].edge
        return (Redoubt(field.place(square)) for square in field.redoubt_places(edge))

    def why_not(self, asked: BattleAsked, action: Redoubt) -> Refusal | None:
        """Open ground within the quarter."""
        field, ref = asked.field, f"place:{action.square}"
        if refusal := asked.not_square("R-33", action.square):
            return refusal
        if asked.square(action.square) in field.redoubt_places(asked.battle.armies[asked.army].edge):
            return None
        return no("R-33", "redoubt", ref, place=ref)

    def play(self, asked: BattleAsked, action: Redoubt) -> None:
        """It stands."""
        battle, state = asked.battle, asked.position
        square = asked.square(action.square)
        battle.ground = replace(battle.ground, redoubts=(*battle.ground.redoubts, square))
        state.pop()
        lit = tuple(battle.field.ref(one) for one in battle.field.four(square))
        state.say("redoubt", "battle-setup-3", asked.side, *lit, kind="battle", place=lit[0])


class NoRedoubt(Letting):
    """None is laid."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "sachsen R-33"


class Redoubts(OfArmy, frozen=True):
    """An army may lay a redoubt (battle-setup-3)."""

    name: ClassVar[str] = "redoubts"
    clause: ClassVar[str] = "sachsen battle-setup-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Fortifying(), NoRedoubt())


# --- deployment ---------------------------------------------------------------------------------


class Beginning(Rule[BattleAsked, Begin]):
    """The holder of the initiative says who deploys first, and how many units at a time (battle-setup-6)."""

    action: ClassVar[type[Action]] = Begin
    clause: ClassVar[str] = "sachsen battle-setup-6"

    def candidates(self, asked: BattleAsked) -> Iterable[Begin]:
        """Either, with 1 to 3."""
        numbers = range(1, card_file().constants.deploy_max + 1)
        return [Begin(who, number) for who, number in product((ME, OTHER), numbers)]

    def why_not(self, asked: BattleAsked, action: Begin) -> Refusal | None:
        """1 to 3."""
        most = card_file().constants.deploy_max
        return None if action.who in (ME, OTHER) and 1 <= action.number <= most else no(
            "battle-setup-6", "begin", n=most
        )  # fmt: skip

    def play(self, asked: BattleAsked, action: Begin) -> None:
        """They deploy in turn."""
        first = asked.army if action.who == ME else 1 - asked.army
        asked.position.replace(Deploying(first, action.number, action.number))
        asked.position.say(
            "begins", "battle-setup-6", asked.battle.armies[first].side, kind="battle", n=action.number
        )


class Beginner(BattleStep, frozen=True):
    """Who deploys first."""

    name: ClassVar[str] = "deployment"
    clause: ClassVar[str] = "sachsen battle-setup-6"
    rules: ClassVar[tuple[AnyRule, ...]] = (Beginning(),)

    def awaits(self, state: State) -> int:
        """The holder of the initiative."""
        return fought(state).holder

    def rest(self, state: State) -> int:
        """One answer."""
        return 1


class PlacingAsked(BattleAsked):
    """With what may be placed, and where, looked at once for all that is listed."""

    @looked_up
    def due(self) -> list[int]:
        """The units that are to be placed."""
        return self.battle.to_place(self.army)

    @looked_up
    def room(self) -> list[int]:
        """The squares for them."""
        return self.battle.room(self.army)


class Placing(Rule[PlacingAsked, Deploy]):
    """A unit is placed on the field (battle-setup-6, late-units-3)."""

    action: ClassVar[type[Action]] = Deploy
    clause: ClassVar[str] = "sachsen battle-setup-6"

    def candidates(self, asked: PlacingAsked) -> Iterator[Deploy]:
        """Every unit on every free square, guns as they may stand (R-60)."""
        names = [asked.field.place(square) for square in asked.room]
        for one in (asked.battle.units[n] for n in asked.due):
            for name in names:
                for facing in (*EDGES, TRAIN) if one.guns else ("",):
                    yield Deploy(one.id, name, facing)

    def why_not(self, asked: PlacingAsked, action: Deploy) -> Refusal | None:
        """A unit that is due, on a free square of the quarter that it may enter."""
        battle, square = asked.battle, asked.square(action.square)
        number, one = asked.unit(action.unit)
        ref, at = f"piece:{action.unit}", f"place:{action.square}"
        if one is None or number not in asked.due:
            return no("battle-setup-6", "not-to-place", ref, piece=ref)
        if square not in asked.room:
            clause = "late-units-3" if battle.turn else "battle-setup-2"
            return no(clause, "quarter", ref, at, piece=ref, place=at)
        if action.facing and (not one.guns or action.facing not in (*EDGES, TRAIN)):
            return no("R-60", "facing", ref, piece=ref)
        if keeps_out(battle.field.kind[square], one, train=action.facing == TRAIN):
            return no("battle-movement-4", "horse-redoubt", ref, at, piece=ref, place=at)
        return None

    def play(self, asked: PlacingAsked, action: Deploy) -> None:
        """It stands there."""
        battle, state = asked.battle, asked.position
        number, one = asked.unit(action.unit)
        assert one is not None
        square, train = asked.square(action.square), action.facing == TRAIN
        ahead = opposite(battle.armies[asked.army].edge)
        facing = "" if not one.guns else ahead if train else action.facing or ahead
        battle.change(number, status=ON, square=square, facing=facing, train=train)
        at = battle.field.ref(square)
        state.say(
            "deploys", "battle-setup-6", asked.side, one.ref, kind="move", path=(at,),
            data={"facing": TRAIN if train else facing}, piece=one.ref, place=at,
        )  # fmt: skip
        asked.step.placed(state)


class Arraying(Rule[PlacingAsked, Array]):
    """The officers place units as they would in a battle that they lead (R-41)."""

    action: ClassVar[type[Action]] = Array
    clause: ClassVar[str] = "sachsen R-41"

    def candidates(self, asked: PlacingAsked) -> Iterable[Array]:
        """Those of this time, or all."""
        return [Array(), Array(ALL)]

    def why_not(self, asked: PlacingAsked, action: Array) -> Refusal | None:
        """Late units come all at once."""
        known = ("", ALL) if not asked.battle.turn else ("",)
        return None if action.how in known else no("R-41", "array")

    def play(self, asked: PlacingAsked, action: Array) -> None:
        """One after another, until others are asked."""
        state, army = asked.position, asked.army
        asked.battle.set_army(army, arrayed=action.how == ALL)
        if action.how == ALL:
            state.say("array-all", "R-41", asked.side, kind="battle")
        for _ in range(self.number(asked)):
            step = state.top()
            if isinstance(step, AnyPlacing) and step.awaits(state) == army:
                step.play(state, asked.seat, decide(step, state, army))

    def number(self, asked: PlacingAsked) -> int:
        """How many are placed at once."""
        return min(getattr(asked.step, "left", len(asked.due)), len(asked.due))

    def label(self, asked: PlacingAsked, action: Array) -> Message:
        """How many."""
        return say(
            "sachsen-act-array", how=action.how, n=len(asked.due) if action.how else self.number(asked)
        )


class AnyPlacing(BattleStep, frozen=True):
    """Units are placed on the field."""

    rules: ClassVar[tuple[AnyRule, ...]] = (Placing(), Arraying())
    sets_out: ClassVar[bool] = True
    army: int

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody where the officers place all units before the first turn."""
        battle = fought(state)
        return () if battle.armies[self.army].arrayed and not battle.turn else super().seats(state)

    def ask(self, state: State, seat: str) -> PlacingAsked:
        """With what may be placed."""
        return PlacingAsked(self, state, seat, self.army_of(state, seat))

    def awaits(self, state: State) -> int:
        """The army, while it has units and room for one of them."""
        battle = fought(state)
        units = [battle.units[n] for n in battle.to_place(self.army)]
        kinds = {battle.field.kind[square] for square in battle.room(self.army)}
        found = any(not keeps_out(kind, one, train=False) for one in units for kind in kinds)
        return self.army if found else NONE

    def placed(self, state: State) -> None:
        """One has been placed."""

    def shown(self, asked: BattleAsked) -> Action | None:
        """As the officers would (R-41)."""
        return Array()

    def dropped(self, state: State, unit: str, square: str) -> Iterable[Action]:
        """It is placed there."""
        one = next((u for u in fought(state).units if u.id == unit), None)
        facings = (*EDGES, TRAIN) if one is not None and one.guns else ("",)
        return [Deploy(unit, square, facing) for facing in facings]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many are left."""
        return {"n": len(fought(state).to_place(self.army))}

    def rest(self, state: State) -> int:
        """Units still to be placed."""
        return sum(len(fought(state).to_place(army)) for army in ARMIES)


class Deploying(AnyPlacing, frozen=True):
    """Both armies place their units in turn, so many at a time (battle-setup-6).

    Attributes:
        number: at a time. left: of this time.
    """

    name: ClassVar[str] = "deploying"
    question: ClassVar[str] = "deploy"
    clause: ClassVar[str] = "sachsen battle-setup-6"
    number: int
    left: int

    def placed(self, state: State) -> None:
        """The other army's turn when the number is placed, if it has any left."""
        turn = Deploying(1 - self.army, self.number, self.number)
        state.replace(replace(self, left=self.left - 1) if self.left > 1 else turn)

    def go(self, state: State) -> None:
        """The other goes on; units for which the quarter has no room come in turn 2 (R-43)."""
        battle = fought(state)
        for n in battle.to_place(self.army):
            battle.change(n, entry=2)
        if battle.to_place(1 - self.army):
            state.replace(Deploying(1 - self.army, self.number, self.number))
        else:
            state.pop()


class Arriving(AnyPlacing, frozen=True):
    """Late units come on the own edge row; what finds no room waits a turn (late-units-3)."""

    name: ClassVar[str] = "arrive"
    clause: ClassVar[str] = "sachsen late-units-3"

    def go(self, state: State) -> None:
        """All stand, or there is no room."""
        state.pop()
