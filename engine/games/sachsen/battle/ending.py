"""The end of a battle: what becomes of the units, and experience (end, experience, R-71)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.battle.actions import Point
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, fought
from engine.games.sachsen.battle.battle import ARMIES, NONE, Battle, Laid
from engine.games.sachsen.card_tables import Shares
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import BATTLE, NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule


def shares_of(battle: Battle, column: int) -> Shares:
    """The row of the table for a column: won by a player or a neutral State, or lost; with several columns or one.

    By experience-1, experience-2 and experience-3.
    """
    one, table = battle.columns[column], card_file().tables.experience
    won = one.army == battle.winner
    row = table.lost if not won else table.neutral if one.player == NOBODY else table.player
    return row[len(list(battle.columns_of(one.army))) > 1]


def clause_of(battle: Battle, column: int) -> str:
    """The clause by which a column has its points: of the winner a player's or a neutral State's, of the loser."""
    one = battle.columns[column]
    if one.army != battle.winner:
        return "experience-3"
    return "experience-2" if one.player == NOBODY else "experience-1"


def points_of(battle: Battle, column: int) -> tuple[int, int, int]:
    """The points of a column to be shared as its owner says, those of its brigades and of its general (experience)."""
    one, row = battle.columns[column], shares_of(battle, column)
    if column == battle.armies[one.army].chief:
        return row.shared, row.brigades, row.general
    return row.other_shared, row.other_brigades, row.other_general


def give(battle: Battle, column: int, brigades: int, general: int) -> tuple[int, int]:
    """Points for the brigades and the general of a column; those of a general who is gone go to the brigades.

    Returns what each has got.
    """
    one = battle.columns[column]
    if one.fate == "killed" or one.general == NONE:
        brigades, general = brigades + general, 0
    battle.set_column(column, reserve=one.reserve + brigades, points=one.points + general)
    return brigades, general


class Sharing(Rule[BattleAsked, Point]):
    """An owner says how many of the points go to the general (experience-1, R-72)."""

    action: ClassVar[type[Action]] = Point
    clause: ClassVar[str] = "sachsen experience-1"

    def candidates(self, asked: BattleAsked) -> Iterable[Point]:
        """From none to all."""
        return [Point(n) for n in range(points_of(asked.battle, asked.step.column)[0] + 1)]

    def why_not(self, asked: BattleAsked, action: Point) -> Refusal | None:
        """No more than there are."""
        most = points_of(asked.battle, asked.step.column)[0]
        return None if 0 <= action.number <= most else no("experience-1", "experience", n=most)

    def play(self, asked: BattleAsked, action: Point) -> None:
        """The rest goes to the brigades."""
        asked.step.share(asked.position, action.number)

    def label(self, asked: BattleAsked, action: Point) -> Message:
        """Both shares."""
        most = points_of(asked.battle, asked.step.column)[0]
        return say("sachsen-act-share", n=action.number, m=most - action.number)


class Experience(BattleStep, frozen=True):
    """The experience of a column after a battle (experience)."""

    name: ClassVar[str] = "experience"
    clause: ClassVar[str] = "sachsen experience-1"
    rules: ClassVar[tuple[AnyRule, ...]] = (Sharing(),)
    outlasts: ClassVar[bool] = True
    column: int

    def player(self, battle: Battle) -> int:
        """Whose it is, where there is something to share and a general to share it with."""
        one = battle.columns[self.column]
        shares = points_of(battle, self.column)[0] > 0 and one.general != NONE and one.fate != "killed"
        return one.player if shares else NOBODY

    def seats(self, state: State) -> tuple[str, ...]:
        """Its owner, even where the officers have led the army."""
        player = self.player(fought(state))
        return (state.seat(player),) if player != NOBODY else ()

    def run(self, state: State) -> None:
        """Nothing to be shared."""
        self.share(state, 0)

    def army_of(self, state: State, seat: str) -> int:
        """That of the column."""
        return fought(state).columns[self.column].army

    def share(self, state: State, general: int) -> None:
        """It is given."""
        battle = fought(state)
        shared, brigades, own = points_of(battle, self.column)
        brigades, general = give(battle, self.column, brigades + shared - general, own + general)
        one = battle.columns[self.column]
        state.pop()
        state.say(
            "experience", clause_of(battle, self.column), one.side, kind="battle", n=brigades, m=general,
            column=one.number if state.world.is_kingdom(one.side) else 0,
        )  # fmt: skip

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """How many, and of which column."""
        battle = fought(state)
        return {"n": points_of(battle, self.column)[0], "m": battle.columns[self.column].number}

    def rest(self, state: State) -> int:
        """One answer."""
        return 1


class Concluding(BattleStep, frozen=True):
    """The battle is over: the winner, the cards, the experience; then it is handed back (end, experience)."""

    name: ClassVar[str] = "battle-end"
    suspends: ClassVar[bool] = True
    clause: ClassVar[str] = "sachsen end-1"
    outlasts: ClassVar[bool] = True
    shared: bool = False

    def go(self, state: State) -> None:
        """The winner and the cards, then the experience, which is of no use in a battle alone."""
        battle = fought(state)
        if self.shared:
            state.pop()
            return
        battle.winner, battle.fight = 1 - battle.retired, None
        won, lost = battle.armies[battle.winner], battle.armies[battle.retired]
        state.say("battle-won", "end-1", won.side, kind="battle", result=True, loser=side_ref(lost.side))
        give_back(state)
        order = sorted(range(len(battle.columns)), key=lambda n: (battle.columns[n].army != battle.winner, n))
        self.going_on(state, shared=True)
        if state.scenario != BATTLE:
            state.push(*(Experience(column) for column in order))


def give_back(state: State) -> None:
    """Cards that were not used go back to the hands they came from; used ones to the discards (orders-1)."""
    battle = fought(state)
    spent = [*battle.spent, *(order.laid.card for order in battle.orders if order.shown)]
    back: list[Laid] = [order.laid for order in battle.orders if not order.shown]
    for army in ARMIES:
        one = battle.armies[army]
        back += [*one.laid, *([one.service] if one.service else [])]
        battle.set_army(army, laid=(), service=None)
    battle.orders, battle.spent = (), tuple(spent)
    cards = state.world.card
    for laid in back:
        if laid.player != NOBODY:
            state.hands[laid.player] = tuple(sorted((*state.hands[laid.player], cards[laid.card])))
        else:
            state.discards.append(cards[laid.card])
    state.discards += [cards[card] for card in spent]
