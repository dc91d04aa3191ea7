"""Cards picked for a battle, in secret, and the call to steal the initiative (battle-setup-5, initiative-4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from engine.games.sachsen.actions import Pass
from engine.games.sachsen.battle.actions import Lay, Steal
from engine.games.sachsen.battle.asking import BattleAsked, BattleStep, fought
from engine.games.sachsen.battle.battle import ARMIES, NONE, Battle, Laid, Picking
from engine.games.sachsen.battle.orders import names, take_laid
from engine.games.sachsen.battle.values import STEAL, is_for_battle
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, PLAYER, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rounds import RoundKind
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule


def held(state: State, player: int) -> list[str]:
    """The cards of a player that may be picked for a battle, by name."""
    cards = state.world.names_of(state.hands[player])
    return sorted(card for card in cards if is_for_battle(card))


def picking(battle: Battle, player: int) -> tuple[int, Picking] | None:
    """The army for which a player picks, and how many; None for one who does not."""
    return next(((n, one) for n in ARMIES for one in battle.armies[n].picking if one.player == player), None)


def lay(state: State, player: int, cards: Sequence[str]) -> None:
    """Cards of a hand lie picked: how many is public, which is not."""
    battle = fought(state)
    found = picking(battle, player)
    assert found is not None
    army, mine = found[0], battle.armies[found[0]]
    hand = list(state.hands[player])
    for card in cards:
        hand.remove(state.world.card[card])
    state.hands[player] = tuple(hand)
    picks = tuple(replace(one, done=True) if one.player == player else one for one in mine.picking)
    laid = (*mine.laid, *(Laid(card, player) for card in cards))
    battle.set_army(army, picking=picks, laid=laid)


class Picked(Rule[BattleAsked, Lay]):
    """A chief picks cards of his hand, and so does who brings a further column (battle-setup-5)."""

    action: ClassVar[type[Action]] = Lay
    clause: ClassVar[str] = "sachsen battle-setup-5"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: BattleAsked) -> Iterator[Lay]:
        """Every choice, the smaller ones first."""
        player = PLAYER[asked.seat]
        found, cards = picking(asked.battle, player), held(asked.position, player)
        most = found[1].number if found else 0
        for number in range(min(most, len(cards)) + 1):
            yield from (Lay(choice) for choice in dict.fromkeys(combinations(cards, number)))

    def why_not(self, asked: BattleAsked, action: Lay) -> Refusal | None:
        """Cards of the hand for a battle, no more than the commander may pick."""
        player = PLAYER[asked.seat]
        found, mine = picking(asked.battle, player), Counter(held(asked.position, player))
        most = found[1].number if found else 0
        for card, number in Counter(action.cards).items():
            if mine[card] < number:
                return no("battle-setup-5", "no-battle-card", f"card:{card}", card=f"card:{card}")
        if len(action.cards) > most:
            return no("battle-setup-5", "too-many-cards", n=most)
        return None

    def play(self, asked: BattleAsked, action: Lay) -> None:
        """They lie there; it is told when all have picked."""
        lay(asked.position, PLAYER[asked.seat], action.cards)

    def lists(self, asked: BattleAsked, action: Lay) -> bool:
        """The same cards in another order are the same choice."""
        return list(action.cards) == sorted(action.cards)


class Laying(BattleStep, frozen=True):
    """All who may pick cards do so at once, in secret (battle-setup-5)."""

    name: ClassVar[str] = "lay-cards"
    clause: ClassVar[str] = "sachsen battle-setup-5"
    rules: ClassVar[tuple[AnyRule, ...]] = (Picked(),)
    round: ClassVar[RoundKind] = "secret"

    def interpret_cards(
        self, state: State, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """These cards are picked, too many as well."""
        del state, seat
        return () if target else (Lay(tuple(sorted(card.removeprefix("card:") for card in cards))),)

    def waiting(self, state: State) -> list[Picking]:
        """Who has not picked yet and has a card in hand, whatever it is: that number is public."""
        return [
            one for army in fought(state).armies for one in army.picking
            if not one.done and one.number and state.hands[one.player]
        ]  # fmt: skip

    def takes_part(self, state: State) -> tuple[str, ...]:
        """All who have something in hand or have picked."""
        battle = fought(state)
        found = [one.player for army in battle.armies if not army.officers for one in army.picking]
        return tuple(state.seat(p) for p in found if state.hands[p] or picking(battle, p)[1].done)  # type: ignore[index]

    def seats(self, state: State) -> tuple[str, ...]:
        """Who has not picked."""
        return tuple(state.seat(one.player) for one in self.waiting(state))

    def run(self, state: State) -> None:
        """All have: it is said how many cards lie there."""
        state.pop()
        for army in fought(state).armies:
            if army.laid:
                state.say("laid", "battle-setup-5", army.side, kind="cards", n=len(army.laid))

    def army_of(self, state: State, seat: str) -> int:
        """For which army a seat picks."""
        found = picking(fought(state), PLAYER[seat]) if seat else None
        return found[0] if found else 0

    def prompt(self, state: State, seat: str) -> Message:
        """How many."""
        found = picking(fought(state), PLAYER[seat])
        side = side_ref(fought(state).armies[self.army_of(state, seat)].side)
        return say("sachsen-prompt-lay-cards", side=side, n=found[1].number if found else 0)

    def round_prompt(self, state: State) -> Message:
        """The same for everybody."""
        return say("sachsen-round-lay-cards")

    def rest(self, state: State) -> int:
        """Who has not picked."""
        return len(self.waiting(state))


# --- steal the initiative -----------------------------------------------------------------------


class Stolen(Plain[BattleAsked, Steal]):
    """Steal the initiative is played (initiative-4)."""

    action: ClassVar[type[Action]] = Steal
    clause: ClassVar[str] = "sachsen initiative-4"
    by_hand: ClassVar[bool] = True

    def why_not(self, asked: BattleAsked, action: Steal) -> Refusal | None:
        """With the card."""
        if STEAL in names(asked.battle.armies[asked.army].laid):
            return None
        return no("initiative-4", "no-steal", f"card:{STEAL}", card=f"card:{STEAL}")

    def play(self, asked: BattleAsked, action: Steal) -> None:
        """It counts when both have spoken."""
        answer(asked.position, asked.army, "steal")


class NotStolen(Plain[BattleAsked, Pass]):
    """Nothing is said."""

    action: ClassVar[type[Action]] = Pass
    clause: ClassVar[str] = "sachsen initiative-4"

    def play(self, asked: BattleAsked, action: Pass) -> None:
        """It is noted."""
        answer(asked.position, asked.army, "pass")


def answer(state: State, army: int, word: str) -> None:
    """What an army says in the call; only it hears of it before all have spoken."""
    battle = fought(state)
    one = battle.set_army(army, called=word)
    player = battle.leads(army)
    if player != NOBODY:
        whole = say(f"sachsen-log-calls-{word}", side=side_ref(one.side))
        veiled = say("sachsen-log-calls", side=side_ref(one.side))
        state.tell(
            Event(
                "call", whole, (state.seat(player),), veiled, "sachsen initiative-4", side=side_ref(one.side)
            )
        )


class Stealing(BattleStep, frozen=True):
    """Right after deployment: who has picked a card is asked whether he steals the initiative (initiative-4, R-16)."""

    name: ClassVar[str] = "steal"
    clause: ClassVar[str] = "sachsen initiative-4"
    rules: ClassVar[tuple[AnyRule, ...]] = (Stolen(), NotStolen())
    round: ClassVar[RoundKind] = "call"

    def asked(self, state: State) -> list[int]:
        """The armies with picked cards that have not spoken."""
        return [n for n in ARMIES if fought(state).armies[n].laid and not fought(state).armies[n].called]

    def takes_part(self, state: State) -> tuple[str, ...]:
        """All who have picked cards and lead an army themselves."""
        battle = fought(state)
        armies = (n for n in ARMIES if battle.armies[n].laid or battle.armies[n].called)
        return tuple(state.seat(battle.leads(n)) for n in armies if battle.leads(n) != NOBODY)

    def seats(self, state: State) -> tuple[str, ...]:
        """Who has not spoken."""
        battle = fought(state)
        return tuple(state.seat(battle.leads(n)) for n in self.asked(state) if battle.leads(n) != NOBODY)

    def awaits(self, state: State) -> int:
        """The first that has not spoken."""
        return next(iter(self.asked(state)), NONE)

    def go(self, state: State) -> None:
        """The card of who calls first in the order of the initiative counts; another one stays unplayed."""
        battle = fought(state)
        state.pop()
        thieves = [n for n in (battle.holder, 1 - battle.holder) if battle.armies[n].called == "steal"]
        for n in ARMIES:
            battle.set_army(n, called="")
        if thieves:
            take_laid(battle, thieves[0], STEAL)
            battle.spent = (*battle.spent, STEAL)
            battle.holder = battle.thief = thieves[0]
            battle.alternate = False
            side = battle.armies[thieves[0]].side
            state.say("steals", "initiative-4", side, kind="initiative", reveals=True, result=True)

    def round_prompt(self, state: State) -> Message:
        """The same for everybody."""
        return say("sachsen-round-steal")

    def passing(self, state: State, seat: str) -> Action:
        """Nothing is said."""
        return Pass()

    def rest(self, state: State) -> int:
        """Who has not spoken."""
        return len(self.asked(state))
