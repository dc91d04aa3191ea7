"""Money and brigades that are asked of an allied State (agreements-5, agreements-7, R-25, R-84)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.sachsen.actions import ARMS, MONEY, Ask
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.card_tables import Support
from engine.games.sachsen.money import coins_of, gulden
from engine.games.sachsen.politics import lent
from engine.games.sachsen.politics.answers import cast, faces, parts, rows, why_silent
from engine.games.sachsen.record import ALLIANCE
from engine.games.sachsen.refusals import fact, no
from engine.games.sachsen.sides import NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule

QUARTERS = 4
SHARES = ("none", "quarter", "half", "three-quarters", "all")


def wait_of(state: State, player: int, side: int, what: str) -> int:
    """The turn from which a State may be asked again for money or for arms; each has its own (agreements-7)."""
    tie = state.tie(player, side)
    return tie.money_wait if what == MONEY else tie.arms_wait


def is_sure(state: State, player: int, side: int, what: str) -> bool:
    """Whether the next such request is granted without a die (agreements-7)."""
    tie = state.tie(player, side)
    return tie.money_sure if what == MONEY else tie.arms_sure


def word(answer: Support) -> str:
    """An answer as a word: `again-3`, `quarter`, `half`, `all`, `all-next`."""
    if not answer.quarters:
        return f"again-{answer.turns}"
    return f"{SHARES[answer.quarters]}{'-next' if answer.next_is_yes else ''}"


class Asking(Rule[PlayerAsked, Ask]):
    """An ally is asked for money or for brigades (agreements-7)."""

    action: ClassVar[type[Action]] = Ask
    clause: ClassVar[str] = "sachsen agreements-7"

    def candidates(self, asked: PlayerAsked) -> Iterable[Ask]:
        """Every sum and every number of brigades, of each ally; the most first."""
        state = asked.position
        for side in state.allies(asked.player):
            name = SIDES[side]
            yield from (Ask(name, MONEY, gulden(coins)) for coins in range(state.world.limit(side), 0, -1))
            yield from (Ask(name, ARMS, number) for number in range(lent.most(state, side), 0, -1))

    def why_not(self, asked: PlayerAsked, action: Ask) -> Refusal | None:
        """Of an ally, within its limits, one request of a kind in a turn and not before its time."""
        state, side = asked.position, NUMBER[action.side]
        ref = side_ref(side)
        if (why := why_silent(state, asked.player, side)) is not None:
            return why
        if state.agreed(asked.player, side) != ALLIANCE:
            return no("agreements-5", "ask-ally", ref, side=ref)
        if action.what not in (MONEY, ARMS):
            return no("agreements-7", "ask-what", ref)
        turn = wait_of(state, asked.player, side, action.what)
        if turn > state.turn:
            return no("agreements-7", "ask-before", ref, side=ref, turn=turn)
        return self._why_not_number(state, side, action)

    def _why_not_number(self, state: State, side: int, action: Ask) -> Refusal | None:
        """Too much, or nothing."""
        ref = side_ref(side)
        if action.what == MONEY:
            coins, limit = coins_of(action.number), state.world.limit(side)
            if coins is None or not 1 <= coins <= limit:
                return no("agreements-5", "ask-limit", ref, side=ref, n=gulden(limit))
        elif not 1 <= action.number <= lent.most(state, side):
            return no("R-25", "ask-brigades", ref, side=ref, n=lent.most(state, side))
        return None

    def play(self, asked: PlayerAsked, action: Ask) -> None:
        """The die, with loose notes only; a share of what is asked, rounded down (R-22)."""
        state, player, side = asked.position, asked.player, NUMBER[action.side]
        table, added = state.world.tables.support, parts(state, player, side)
        if is_sure(state, player, side, action.what):
            answer = Support(quarters=QUARTERS)
        else:
            told: dict[str, Arg] = {"what": action.what}
            key, answers = "request", rows(table, added)
            answer = cast(state, player, side, "agreements-7", key, answers, added, word, **told)
        wait, sure = state.turn + max(answer.turns, 1), answer.next_is_yes
        if action.what == MONEY:
            state.change_tie(player, side, money_wait=wait, money_sure=sure)
            self._pays(state, player, side, coins_of(action.number) or 0, answer)
        else:
            state.change_tie(player, side, arms_wait=wait, arms_sure=sure)
            self._lends(state, player, side, action.number, answer)

    def _pays(self, state: State, player: int, side: int, coins: int, answer: Support) -> None:
        """Money of the ally (agreements-7)."""
        given, home = coins * answer.quarters // QUARTERS, side_ref(state.homes[player])
        if not answer.quarters:
            self._refuses(state, player, side, answer)
            return
        state.gain(player, given)
        state.say(
            "ally-pays", "agreements-7", side, home, kind="money", result=True, home=home, n=gulden(given)
        )

    def _lends(self, state: State, player: int, side: int, number: int, answer: Support) -> None:
        """Brigades of the ally (R-25)."""
        home = side_ref(state.homes[player])
        if not answer.quarters:
            self._refuses(state, player, side, answer)
            return
        lends = lent.lend(state, player, side, number * answer.quarters // QUARTERS)
        lit, until, number = [home, *(unit.ref for unit in lends)], lent.until(state), len(lends)
        state.say("ally-lends", "R-25", side, *lit, kind="lent", result=True, home=home, n=number, turn=until)

    def _refuses(self, state: State, player: int, side: int, answer: Support) -> None:
        home, turn = side_ref(state.homes[player]), state.turn + answer.turns
        state.say("ally-refuses", "agreements-7", side, home, kind="court", result=True, home=home, turn=turn)

    def preview(self, asked: PlayerAsked, action: Ask) -> Iterable[Fact]:
        """What each face would bring."""
        state, player, side = asked.position, asked.player, NUMBER[action.side]
        if is_sure(state, player, side, action.what):
            return [fact("sure", "agreements-7", side_ref(side))]
        answers = rows(state.world.tables.support, parts(state, player, side))
        return faces(side, "agreements-7", answers, word)


def left(state: State, player: int) -> int:
    """How many requests may still be made this turn."""
    return sum(
        wait_of(state, player, side, what) <= state.turn
        for side in state.allies(player)
        for what in (MONEY, ARMS)
    )
