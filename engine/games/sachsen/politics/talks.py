"""The talks about peace: what the winners claim, what the beaten answer, three rounds at most (peace-2, R-31)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Accept, Counter, Demand, Refuse, Terms
from engine.games.sachsen.asking import OfPlayer, PlayerAsked
from engine.games.sachsen.money import coins_of, gulden
from engine.games.sachsen.politics import terms
from engine.games.sachsen.politics.terms import Ended, ended
from engine.games.sachsen.politics.wars import numbered
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, Step

NO_OFFER = -1
"""The money of an offer that has not been made."""
INDEMNITY = "box:indemnity"
"""The source of the sum among the numbers."""
STEP = 5
"""The sums that are listed rise by so many coins."""


def end_of(state: State, war: int, *, lost_one: bool) -> Ended:
    """The two sides of a war that is being ended."""
    one = numbered(state, war)
    assert one is not None, "a war lasts until its treaty"
    return ended(one, lost_one=lost_one)


class Claims(Step[State], frozen=True):
    """A beaten player and the winners begin to talk; without anybody to claim the program rules (R-31).

    Attributes:
        war: its number. lost_one: its first side has lost. loser: the player.
    """

    name: ClassVar[str] = "claims"
    clause: ClassVar[str] = "sachsen R-31"
    war: int
    lost_one: bool
    loser: int

    def run(self, state: State) -> None:
        """The winner with most battles speaks for all; wounded rulers do not talk."""
        state.pop()
        end = end_of(state, self.war, lost_one=self.lost_one)
        speakers = [p for p in terms.ranked_winners(state, end) if not state.is_blocked(p)]
        if speakers and not state.is_blocked(self.loser):
            state.push(Claiming(speakers[0], self.war, self.lost_one, self.loser))
        else:
            rule(state, end, self.loser)


def rule(state: State, end: Ended, loser: int) -> None:
    """The program rules (R-31)."""
    home = side_ref(state.homes[loser])
    state.say("peace-ruled", "R-31", NOBODY, home, kind="peace", home=home)
    terms.impose(state, end, state.led(loser))


def agree(state: State, end: Ended, loser: int, money: int, provinces: Iterable[str]) -> None:
    """Terms are agreed on, and carried out (peace-2)."""
    to = terms.claimable(state, end, state.led(loser))
    terms.pay_winners(state, loser, end, money, "peace-2")
    for name in provinces:
        province = state.world.province[name]
        terms.cede(state, province, to[province], "peace-2")


class Talk(OfPlayer, frozen=True):
    """A part of the talks about peace with one beaten player.

    Attributes:
        player: whose answer it is. war: its number. lost_one: its first side has lost. loser: the player.
        round_: from 1. money: in coins, provinces: ids; of the last claim or offer, NO_OFFER for none.
        other: who has made it. claimed, lands: money and provinces of the winners' last claim, once another lies there.
    """

    clause: ClassVar[str] = "sachsen R-31"
    suspends: ClassVar[bool] = True
    naming: ClassVar[type[Terms] | None] = None
    """The Actions that name money and provinces here."""
    war: int
    lost_one: bool
    loser: int
    round_: int = 1
    money: int = NO_OFFER
    provinces: tuple[str, ...] = ()
    other: int = NOBODY
    claimed: int = NO_OFFER
    lands: tuple[str, ...] = ()

    def end(self, state: State) -> Ended:
        """The two sides."""
        return end_of(state, self.war, lost_one=self.lost_one)

    def claimable(self, state: State) -> list[str]:
        """The ids of the provinces that may be named, in order."""
        found = terms.claimable(state, self.end(state), state.led(self.loser))
        return [state.world.provinces[province].id for province in sorted(found)]

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Whose peace, the round, and what lies on the table."""
        lands = [f"country:{name}" for name in self.provinces]
        offer = gulden(max(self.money, 0))
        return {
            "loser": side_ref(state.homes[self.loser]),
            "round": self.round_,
            "n": offer,
            "countries": lands,
        }

    def on(self, state: State) -> None:
        """No yes: the next round, and after the third the program rules (R-31)."""
        if self.round_ >= state.world.rulings.peace.rounds:
            state.pop()
            rule(state, self.end(state), self.loser)
            return
        winner, claimed, lands = (
            (self.player, self.claimed, self.lands)
            if self.player != self.loser
            else (self.other, self.money, self.provinces)
        )
        again = Claiming(winner, self.war, self.lost_one, self.loser, self.round_ + 1)
        state.replace(replace(again, claimed=claimed, lands=lands))

    def number_sheet(self, state: State, seat: str) -> NumberSheet | None:
        """Money, and of each province that may be named whether it is.

        At first what lies on the table, or what the winners have claimed before, or the default.

        None where nothing is to be named.
        """
        if self.naming is None:
            return None
        end, world = self.end(state), state.world
        money, named = self.money, self.provinces
        if money == NO_OFFER:
            money, named = self.claimed, self.lands
        if money == NO_OFFER:
            rule = terms.ruled(state, end, state.led(self.loser))
            money = min(sum(coins for _, coins in rule.payments), world.rulings.peace.money[1])
            named = tuple(world.provinces[one].id for one in rule.provinces)
        to, (least, most) = terms.claimable(state, end, state.led(self.loser)), world.rulings.peace.money
        several = len(set(to.values())) > 1
        sum_ = NumberRow(INDEMNITY, gulden(least), gulden(most), gulden(1), gulden(money))
        rows = [
            NumberRow(
                world.provinces[one].ref, 0, 1, first=int(world.provinces[one].id in named), pressed=True,
                note=say("sachsen-becomes", side=side_ref(to[one])) if several else None,
            )
            for one in sorted(to)
        ]  # fmt: skip
        return NumberSheet((NumberGroup((sum_, *rows)),), say(f"step-{self.name}"))

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """The terms that they make; none where they are those that lie on the table."""
        lands = tuple(name for name in self.claimable(state) if values.get(f"country:{name}"))
        coins = coins_of(values.get(INDEMNITY, 0))
        if self.naming is None or (coins == self.money and set(lands) == set(self.provinces)):
            return ()
        return (self.naming(SIDES[state.homes[self.loser]], values.get(INDEMNITY, 0), lands),)

    def measure(self, state: State) -> int:
        """Rounds that are left, and who is asked in them."""
        left = state.world.rulings.peace.rounds - self.round_
        return 4 * left + (
            3
            if self.player != self.loser and self.money == NO_OFFER
            else 2
            if self.player == self.loser
            else 1
        )


class Naming(Rule[PlayerAsked, Terms]):
    """Money and provinces are named (R-31).

    Attributes:
        key: what is told of it.
    """

    clause: ClassVar[str] = "sachsen R-31"
    key: ClassVar[str]

    def candidates(self, asked: PlayerAsked) -> Iterable[Terms]:
        """Round sums, with none of the provinces, the first, the first two and so on."""
        state, step = asked.position, asked.step
        lands, (least, most) = step.claimable(state), state.world.rulings.peace.money
        side = SIDES[state.homes[step.loser]]
        make: type[Terms] = self.action  # type: ignore[assignment]
        for number in range(len(lands) + 1):
            yield from (
                make(side, gulden(coins), tuple(lands[:number])) for coins in range(least, most + 1, STEP)
            )

    def why_not(self, asked: PlayerAsked, action: Terms) -> Refusal | None:
        """Of the loser, no more than the menu allows."""
        state, step = asked.position, asked.step
        home = side_ref(state.homes[step.loser])
        if NUMBER[action.side] != state.homes[step.loser]:
            return no("R-31", "terms-side", home, side=home)
        coins, (least, most) = coins_of(action.money), state.world.rulings.peace.money
        if coins is None or not least <= coins <= most:
            return no("R-31", "terms-money", home, n=gulden(most))
        lands = step.claimable(state)
        for name in action.provinces:
            if name not in lands or action.provinces.count(name) > 1:
                return no("R-31", "terms-province", f"country:{name}", country=f"country:{name}")
        return None

    def to(self, step: Talk) -> Talk:
        """Who hears of it next, with nothing on the table yet."""
        raise AssertionError(f"{type(self).__name__} is put to nobody")

    def play(self, asked: PlayerAsked, action: Terms) -> None:
        """It lies on the table."""
        state, step = asked.position, asked.step
        home, lands = side_ref(state.homes[step.loser]), [f"country:{name}" for name in action.provinces]
        told: dict[str, Arg] = {"loser": home, "n": action.money, "countries": lands}
        state.said(self.key, "R-31", asked.player, home, *lands, kind="terms", **told)
        coins = coins_of(action.money) or 0
        state.replace(replace(self.to(step), money=coins, provinces=action.provinces, other=asked.player))

    def lists(self, asked: PlayerAsked, action: Terms) -> bool:
        """Round sums and the first provinces."""
        lands = asked.step.claimable(asked.position)
        return (coins_of(action.money) or 0) % STEP == 0 and list(action.provinces) == lands[
            : len(action.provinces)
        ]


class Demanding(Naming):
    """The winners' claim."""

    action: ClassVar[type[Action]] = Demand
    key: ClassVar[str] = "demands"

    def to(self, step: Talk) -> Talk:
        """The loser answers."""
        return Answering(step.loser, step.war, step.lost_one, step.loser, step.round_)


class Countering(Naming):
    """What the loser offers instead."""

    action: ClassVar[type[Action]] = Counter
    key: ClassVar[str] = "offers-terms"

    def to(self, step: Talk) -> Talk:
        """The winners say yes or no."""
        asked = Weighing(step.other, step.war, step.lost_one, step.loser, step.round_)
        return replace(asked, claimed=step.money, lands=step.provinces)


class Accepting(Plain[PlayerAsked, Accept]):
    """What lies on the table is accepted (peace-2)."""

    action: ClassVar[type[Action]] = Accept
    clause: ClassVar[str] = "sachsen peace-2"

    def play(self, asked: PlayerAsked, action: Accept) -> None:
        """It is carried out."""
        state, step = asked.position, asked.step
        end = step.end(state)
        state.pop()
        state.said("peace-agreed", "peace-2", asked.player, kind="peace", result=True)
        agree(state, end, step.loser, step.money, step.provinces)


class Declining(Plain[PlayerAsked, Refuse]):
    """It is refused."""

    action: ClassVar[type[Action]] = Refuse
    clause: ClassVar[str] = "sachsen R-31"

    def play(self, asked: PlayerAsked, action: Refuse) -> None:
        """Once more, or the program rules."""
        asked.position.said("terms-refused", "R-31", asked.player, kind="terms")
        asked.step.on(asked.position)


class Claiming(Talk, frozen=True):
    """The winners claim (R-31): who has won most battles speaks for them."""

    name: ClassVar[str] = "peace-claim"
    question: ClassVar[str] = "claiming"
    naming: ClassVar[type[Terms] | None] = Demand
    rules: ClassVar[tuple[AnyRule, ...]] = (Demanding(),)


class Answering(Talk, frozen=True):
    """The beaten player answers a claim (R-31)."""

    name: ClassVar[str] = "peace-answer"
    naming: ClassVar[type[Terms] | None] = Counter
    rules: ClassVar[tuple[AnyRule, ...]] = (Accepting(), Declining(), Countering())


class Weighing(Talk, frozen=True):
    """The winners weigh what the beaten player offers (R-31)."""

    name: ClassVar[str] = "peace-offer"
    rules: ClassVar[tuple[AnyRule, ...]] = (Accepting(), Declining())
