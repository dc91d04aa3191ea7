"""The sequence of play: each turn the sieges, the end of the game, two actions, and new cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from engine.games.acres.actions import Done, Pass
from engine.games.acres.ambushes import Ambushing, Recruiting
from engine.games.acres.asking import AcresAsked, SideStep
from engine.games.acres.commerce import FurTrading, Raiders, TakingMoney, Trading
from engine.games.acres.deck import (
    HOME_SUPPORT,
    Discarding,
    Drafting,
    Governing,
    Recalling,
    Reserving,
    Retrieving,
    Supporting,
)
from engine.games.acres.ending import EndCheck
from engine.games.acres.raids import Raiding
from engine.games.acres.refusals import no
from engine.games.acres.settling import Developing, Fortifying, Settling, SiteRule
from engine.games.acres.sides import NUMBER, SIDES
from engine.games.acres.siege_win import SiegeCheck
from engine.games.acres.sieges import Besieging, Reinforcing, Withdrawing
from engine.games.acres.state import State
from engine.games.acres.turn import TurnRule, no_action_left
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain
from engine.kernel.sequence import Entry
from engine.kernel.step import AnyRule, AnyStep, Step


def next_turn(state: State) -> list[AnyStep]:
    """The turn of the side that `state` says; its own first one has one action (actions-1, R-first)."""
    seat, rules = SIDES[state.side], state.world.rules
    actions = rules.actions_first_turn if state.turn == 1 else rules.actions_per_turn
    return [SiegeCheck(seat), EndCheck(seat), Acts(seat, actions), Refill(seat)]


def sequence_of(state: State) -> tuple[Entry, ...]:
    """A turn, with all that a side may do in it (actions, after the rules' own order)."""
    may = tuple(dict.fromkeys(f"acres {rule.clause}" for rule in RULES))
    return tuple(
        Entry(one.name, one.cites(), may=may if isinstance(one, Acts) else ()) for one in next_turn(state)
    )


class Passing(TurnRule[Pass], Plain[AcresAsked, Pass]):
    """Use up an action without effect (pass)."""

    action: ClassVar[type[Action]] = Pass
    clause: ClassVar[str] = "pass-1"

    def why_not_at_all(self, asked: AcresAsked, action: Pass) -> None:
        """Nothing has to be done with an action (pass-1)."""

    def play(self, asked: AcresAsked, action: Pass) -> None:
        """Nothing is done."""
        asked.position.say("passes", "pass-1", asked.side, kind="pass")


class Ending(TurnRule[Done], Plain[AcresAsked, Done]):
    """End the turn, once its actions are used up."""

    action: ClassVar[type[Action]] = Done
    clause: ClassVar[str] = "pass-1"
    free: ClassVar[bool] = True

    def why_not_at_all(self, asked: AcresAsked, action: Done) -> Refusal | None:
        """Actions that are left have to be passed at least (pass-1)."""
        left = asked.step.left
        return actions_left(left) if left else None

    def play(self, asked: AcresAsked, action: Done) -> None:
        """The turn is over."""
        asked.position.pop()


AnyTurnRule = TurnRule[Any]
RULES: tuple[AnyTurnRule, ...] = (
    Settling(), Developing(), Fortifying(), Besieging(), Reinforcing(), Raiding(), Ambushing(), Recruiting(),
    TakingMoney(), Trading(), FurTrading(), Raiders(), Drafting(), Discarding(), Reserving(), Governing(),
    Recalling(), Supporting(), Retrieving(), Withdrawing(), Passing(), Ending(),
)  # fmt: skip
"""Everything a side can do in its turn, in the order of the rules' table."""
FREE_RULES = tuple(rule for rule in RULES if rule.free)


@cache
def actions_left(left: int) -> Refusal:
    """The turn does not end before its actions are used up (pass-1)."""
    return no("pass-1", "actions-left", n=left)


class Acts(SideStep, frozen=True):
    """A side's actions, with free ones before, between and after them (actions).

    Attributes:
        left: actions still to come.
    """

    name: ClassVar[str] = "acts"
    clause: ClassVar[str] = "acres actions-1"
    rules: ClassVar[tuple[AnyRule, ...]] = RULES
    left: int

    def prompt(self, state: State, seat: str) -> Message:
        """Act, or end the turn."""
        return say("acres-prompt-acts" if self.left else "acres-prompt-end", side=f"side:{seat}", n=self.left)

    def open_rules(self, asked: AcresAsked) -> tuple[AnyRule, ...]:
        """After the last action those that may be free."""
        return RULES if self.left else FREE_RULES

    def carry_out(self, rule: AnyRule, asked: AcresAsked, action: Any) -> None:
        """One action less, unless it is free (actions-1, actions-3).

        The same one may follow again; Steps that it leads to come first (actions-2).
        """
        if not rule.is_free(asked, action):
            asked.position.replace(Acts(self.seat, self.left - 1))
        rule.play(asked, action)

    # --- answering by hand ----------------------------------------------------------

    def interpret_cards(
        self, state: State, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """What these cards could mean there: legal Actions, then those of which the least would have to come true."""
        asked, names = self.ask(state, seat), tuple(card.removeprefix("card:") for card in cards)
        meant = [
            (self._far(asked, rule, action), action)
            for rule in _likely(asked, target)
            for action in rule.spent(asked, names, target)
        ]
        return [action for _, action in sorted(meant, key=lambda found: found[0])]

    def _far(self, asked: AcresAsked, rule: AnyTurnRule, action: Action) -> tuple[bool, int, int]:
        """How far an Action is from being legal."""
        if rule.why_not(asked, action) is None:
            return False, 0, 0
        held = asked.not_held([card.removeprefix("card:") for card in action.gesture().cards]) is None
        return True, *(rule.needs(asked, action) if held else (0, 0))

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """A piece of a pile put down somewhere, with the cards of the hand that come nearest to what it takes."""
        kind, _, pile = source.partition(":")
        place, asked = state.world.places.get(target.removeprefix("place:")), self.ask(state, seat)
        if kind != "pile" or place is None:
            return
        for rule in RULES:
            if isinstance(rule, SiteRule) and rule.action.pile == pile:
                yield from rule.spent(asked, rule.at_best(asked, place), target)

    def why_idle(self, state: State, seat: str, source: str) -> Refusal:
        """A pile whose pieces nothing pays for now; pieces on the map, which never move; cards that mean nothing."""
        kind, _, _ = source.partition(":")
        if kind == "pile":
            return no("actions-4", "nothing-pays", source) if self.left else no_action_left()
        if kind == "piece":
            return no("actions-4", "piece-stays", source)
        return Step.why_idle(self, state, seat, source)

    def measure(self, state: State) -> int:
        """Actions left; then what can be done freely, each a bounded number of times (actions-3)."""
        side = NUMBER[self.seat]
        near = (state.hands[side], state.decks[side], state.reserves[side])
        support = state.world.kinds[side][HOME_SUPPORT]
        supports = sum(zone.count(support) for zone in near)
        leaders = sum(state.card(card).leader for zone in (*near, state.discards[side]) for card in zone)
        besieging = state.sieges[side] is not None
        return 1000 * self.left + 100 * supports + 10 * besieging + 2 * bool(state.reserves[side]) + leaders


def _likely(asked: AcresAsked, target: str) -> list[AnyTurnRule]:
    """The Rules, those first that the site suggests; without a site any cards can at least be discarded."""
    state = asked.position
    place = state.world.places.get(target.removeprefix("place:"))
    first: tuple[type[AnyTurnRule], ...] = (Discarding,)
    if place is not None:
        owner = state.owner(place)
        if owner is None:
            first = (Settling,)
        else:
            first = (Developing, Fortifying) if owner == asked.side else (Raiding, Besieging)
        if state.besieged(place):
            first = (Reinforcing, *first)
    return sorted(RULES, key=lambda rule: first.index(type(rule)) if type(rule) in first else len(first))


class Refill(Step[State], frozen=True):
    """Draw up to five cards; then the other side's turn begins (draw)."""

    name: ClassVar[str] = "refill"
    clause: ClassVar[str] = "acres draw-1"
    seat: str

    def run(self, state: State) -> None:
        """With five or more nothing is drawn and nothing discarded."""
        side = NUMBER[self.seat]
        wanted = state.world.rules.hand_size - len(state.hands[side])
        if wanted > 0:
            drawn = state.draw(side, wanted)
            state.say_to(side, "draws-own", "draw-1", "draws", n=len(drawn), cards=sorted(drawn))
        state.side = 1 - side
        if state.side == NUMBER[state.world.rules.first_player]:
            state.turn += 1
        begun = say("acres-log-turn", side=f"side:{SIDES[state.side]}", turn=state.turn)
        state.tell(
            Event(
                "turn", begun, clause=Acts.clause, side=f"side:{SIDES[state.side]}", data={"turn": state.turn}
            )
        )
        state.replace(*next_turn(state))
