"""How sieges are won: the check at the start of a turn, the conqueror's village, the loser's card (siege-win)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from engine.games.acres.actions import (
    Check,
    Leave,
    Occupy,
    Return,
)
from engine.games.acres.paying import not_held, not_usable, usable
from engine.games.acres.refusals import no
from engine.games.acres.sides import NUMBER, SIDES
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step


def won_by(state: State, side: int) -> list[int]:
    """The sieges, by attacker, that a side wins now: the one in which it attacks first (siege-win-1, R-two-wins)."""
    rules = state.world.rules
    found = []
    for attacker in (side, 1 - side):
        siege = state.sieges[attacker]
        if siege is None:
            continue
        ahead = siege.pos if attacker == side else -siege.pos
        if ahead >= (rules.attacker_wins_at if attacker == side else rules.defender_wins_at):
            found.append(attacker)
    return found


def win(state: State, side: int, attacker: int) -> None:
    """A side wins a siege: as the attacker it takes the site, as the defender it keeps it (siege-win-1)."""
    siege = state.sieges[attacker]
    assert siege is not None
    world = state.world
    place = f"place:{world.ids[siege.place]}"
    if side != attacker:
        state.say(
            "holds", "siege-win-1", side, place,
            kind="siege-held", result=True, place=place, at=siege.at, ahead=siege.ahead(attacker),
        )  # fmt: skip
        state.replace(SiegeLoss(SIDES[1 - side], SIDES[attacker]), SiegeCheck(SIDES[side]))
        return
    kind = state.capture(side, siege.place)
    state.say(
        f"takes-{kind}", "siege-win-2", side, place,
        kind="conquest", result=True, place=place, at=siege.at, ahead=siege.ahead(attacker),
    )  # fmt: skip
    if world.rules.sudden_win[side] >> siege.place & 1:
        state.say("sudden-win", "end-game-1", side, place, kind="end", place=place)
        state.end((side,), "siege", "end-game-1")
        return
    steps: list[Step[Any]] = [SiegeLoss(SIDES[1 - side], SIDES[attacker]), SiegeCheck(SIDES[side])]
    if not state.supply(side)[0]:
        state.say("leaves", "R-no-cube", side, place, kind="leave", place=place)
    elif world.settlers >> siege.place & 1:
        steps.insert(0, Occupation(SIDES[side], world.ids[siege.place]))
    else:
        occupy(state, side, siege.place)
    state.replace(*steps)


def occupy(state: State, side: int, place: int) -> None:
    """A village of the victorious attacker on the site; he gains its card (siege-win-3)."""
    ref = state.world.ref(place)
    state.place_village(side, place)
    state.take_location(side, place)
    state.say("occupies", "siege-win-3", side, ref, kind="settle", place=ref)


class SiegeCheck(Step[State], frozen=True):
    """At the start of a turn its player wins every siege that he has won (siege-win-1)."""

    name: ClassVar[str] = "siege-check"
    clause: ClassVar[str] = "acres siege-win-1"
    seat: str

    def run(self, state: State) -> None:
        """Settle the siege that is won; with two the player chooses (R-two-wins)."""
        side = NUMBER[self.seat]
        won = won_by(state, side)
        if not won:
            state.pop()
        elif len(won) == 1:
            win(state, side, won[0])
        else:
            state.replace(SiegeOrder(self.seat))


class SiegeOrder(Step[State], frozen=True):
    """Two sieges are won at once: which is settled first (R-two-wins)."""

    name: ClassVar[str] = "siege-order"
    clause: ClassVar[str] = "acres R-two-wins"
    accepts: ClassVar[tuple[type[Action], ...]] = (Check,)
    seat: str

    def seats(self, state: State) -> tuple[str, ...]:
        """The winner."""
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Message:
        """Which first."""
        return say("acres-prompt-siege-order", side=f"side:{self.seat}")

    def actions(self, state: State, seat: str) -> Iterable[Action]:
        """Both, the one with the own attack first."""
        return [Check(SIDES[attacker]) for attacker in won_by(state, NUMBER[self.seat])]

    def refuse(self, state: State, seat: str, action: Check) -> Refusal | None:
        """Both are won."""
        return None

    def play(self, state: State, seat: str, action: Check) -> None:
        """Settle it."""
        win(state, NUMBER[self.seat], NUMBER[action.siege])

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1


class Occupation(Step[State], frozen=True):
    """The victorious attacker may place a village on a site that shows a settler, with such a card (siege-win-3).

    Where the site shows none, the village is placed without a question.
    """

    name: ClassVar[str] = "occupy"
    clause: ClassVar[str] = "acres siege-win-3"
    accepts: ClassVar[tuple[type[Action], ...]] = (Occupy, Leave)
    seat: str
    place: str

    def seats(self, state: State) -> tuple[str, ...]:
        """The winner, who is asked even if no settler is in his hand: that tells nothing of it."""
        return (self.seat,)

    def prompt(self, state: State, seat: str) -> Message:
        """Occupy, or leave."""
        return say("acres-prompt-occupy", side=f"side:{self.seat}", place=f"place:{self.place}")

    def actions(self, state: State, seat: str) -> Iterator[Action]:
        """With each settler in the hand, or not at all."""
        side = NUMBER[self.seat]
        yield from (Occupy(state.card(c).id) for c in usable(state, side) if state.card(c).settler)
        yield Leave()

    def refuse(self, state: State, seat: str, action: Occupy | Leave) -> Refusal | None:
        """A settler in the hand, usable (siege-win-3, R-occupy)."""
        if isinstance(action, Leave):
            return None
        side, ref = NUMBER[self.seat], f"place:{self.place}"
        why = not_held(state, side, (action.card,))
        if why is not None:
            return why
        card = state.card(state.world.kinds[side][action.card])
        if not card.settler:
            return no("siege-win-3", "no-settler-to-occupy", ref, place=ref)
        return not_usable(state, side, (card.kind,))

    def play(self, state: State, seat: str, action: Occupy | Leave) -> None:
        """The cube is placed, the card of the site gained (siege-win-3); else the site is neutral."""
        side, ref = NUMBER[self.seat], f"place:{self.place}"
        state.pop()
        if isinstance(action, Leave):
            state.say("leaves", "siege-win-3", side, ref, kind="leave", place=ref)
            return
        kind = state.world.kinds[side][action.card]
        state.throw(side, (kind,))
        state.say("pays-settler", "siege-win-3", side, kind="pay", card=state.card(kind).ref)
        occupy(state, side, state.world.places[self.place])

    def spend(self, state: State, seat: str, cards: tuple[str, ...], target: str) -> Iterable[Action]:
        """The settler laid."""
        return [Occupy(card.removeprefix("card:")) for card in cards[:1]]

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1


class SiegeLoss(Step[State], frozen=True):
    """The loser of a siege returns one empire card of his space; all others are discarded (siege-win-5, R-loss)."""

    name: ClassVar[str] = "siege-loss"
    clause: ClassVar[str] = "acres siege-win-5"
    accepts: ClassVar[tuple[type[Action], ...]] = (Return,)
    seat: str
    siege: str

    def seats(self, state: State) -> tuple[str, ...]:
        """The loser, if he has a choice."""
        return (self.seat,) if len(self._choices(state)) > 1 else ()

    def _choices(self, state: State) -> list[int]:
        """The different empire cards in the loser's space."""
        siege = state.sieges[NUMBER[self.siege]]
        assert siege is not None
        return sorted({card for card in siege.cards[NUMBER[self.seat]] if state.card(card).place < 0})

    def run(self, state: State) -> None:
        """The only one goes; without one nothing does."""
        found = self._choices(state)
        self._settle(state, found[0] if found else None)

    def prompt(self, state: State, seat: str) -> Message:
        """Choose the card."""
        siege = state.sieges[NUMBER[self.siege]]
        assert siege is not None
        return say(
            "acres-prompt-siege-loss", side=f"side:{self.seat}", place=f"place:{state.world.ids[siege.place]}"
        )

    def actions(self, state: State, seat: str) -> Iterable[Action]:
        """One for each different card."""
        return [Return(state.card(card).id) for card in self._choices(state)]

    def refuse(self, state: State, seat: str, action: Return) -> Refusal | None:
        """An empire card of that space."""
        if state.world.kind(NUMBER[self.seat], action.card) in self._choices(state):
            return None
        return no("siege-win-5", "not-in-siege-space", card=f"card:{action.card}")

    def play(self, state: State, seat: str, action: Return) -> None:
        """It goes back to the display of its colour."""
        self._settle(state, state.world.kind(NUMBER[self.seat], action.card))

    def _settle(self, state: State, lost: int | None) -> None:
        side, attacker = NUMBER[self.seat], NUMBER[self.siege]
        state.pop()
        lift(state, attacker, None if lost is None else (side, lost))
        if lost is not None:
            state.give_back(lost)
            state.say("returns", "siege-win-5", side, kind="return", result=True, card=state.card(lost).ref)

    def measure(self, state: State) -> int:
        """One Action ends it."""
        return 1


def lift(state: State, attacker: int, kept: tuple[int, int] | None = None) -> None:
    """The marker leaves; all siege cards but one that its side must return are discarded (siege-win-5, -6)."""
    siege = state.sieges[attacker]
    assert siege is not None
    for side in (0, 1):
        cards = list(siege.cards[side])
        if kept is not None and kept[0] == side:
            cards.remove(kept[1])
        state.discards[side] += cards
    state.sieges[attacker] = None


def lifted(state: State, place: int) -> None:
    """A siege whose site has no piece any more ends without a winner: all its cards are discarded (R-raid-siege)."""
    for attacker, siege in enumerate(state.sieges):
        if siege is not None and siege.place == place:
            lift(state, attacker)
            ref = f"place:{state.world.ids[place]}"
            state.say(
                "siege-lifted", "R-raid-siege", attacker, ref, kind="siege-lifted", result=True, place=ref
            )
