"""How sieges are won: the check at the start of a turn, the conqueror's village, the loser's card (siege-win)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.games.acres.actions import Check, Leave, Occupy, Return
from engine.games.acres.asking import AcresAsked, SideStep
from engine.games.acres.refusals import no
from engine.games.acres.sides import NUMBER, SIDES
from engine.games.acres.state import State
from engine.kernel.action import Action
from engine.kernel.message import Arg
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Plain, Rule
from engine.kernel.step import AnyRule, AnyStep, Step


def won_by(state: State, side: int) -> list[int]:
    """The sieges, by attacker, that a side wins now: where it attacks, first (siege-win-1, R-two-wins, R-quick)."""
    rules = state.world.rules
    found = []
    for attacker in (side, 1 - side):
        siege = state.sieges[attacker]
        if siege is None:
            continue
        ahead = siege.pos if attacker == side else -siege.pos
        if ahead >= (rules.siege.attacker_wins_at if attacker == side else rules.siege.defender_wins_at):
            found.append(attacker)
    return found


def win(state: State, side: int, attacker: int) -> None:
    """A side wins a siege: as the attacker it takes the site, as the defender it keeps it (siege-win-1).

    The loser keeps the card of the site (siege-win-4); holding a home that was captured ends nothing (R-home-defence).
    """
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
    if world.sudden_win[side] >> siege.place & 1:
        state.say("sudden-win", "end-game-1", side, place, kind="end", place=place)
        state.end((side,), "siege", "end-game-1")
        return
    steps: list[AnyStep] = [SiegeLoss(SIDES[1 - side], SIDES[attacker]), SiegeCheck(SIDES[side])]
    if not state.supply(side)[0]:
        state.say("leaves", "R-no-cube", side, place, kind="leave", place=place)
    elif world.settlers >> siege.place & 1:
        steps.insert(0, Occupation(SIDES[side], world.ids[siege.place]))
    else:
        occupy(state, side, siege.place)
    state.replace(*steps)


def occupy(state: State, side: int, place: int) -> None:
    """A village of the victorious attacker on the site; he gains its card (siege-win-3, siege-win-7)."""
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
        """Settle the siege that is won, of two the one chosen (R-two-wins); any other goes on (besiege-6, R-zero)."""
        side = NUMBER[self.seat]
        won = won_by(state, side)
        if not won:
            state.pop()
        elif len(won) == 1:
            win(state, side, won[0])
        else:
            state.replace(SiegeOrder(self.seat))


class Checking(Rule[AcresAsked, Check]):
    """Settle one of the sieges that are won."""

    action: ClassVar[type[Action]] = Check
    clause: ClassVar[str] = "R-two-wins"

    def candidates(self, asked: AcresAsked) -> list[Check]:
        """Both, the one with the own attack first."""
        return [Check(SIDES[attacker]) for attacker in won_by(asked.position, asked.side)]

    def why_not(self, asked: AcresAsked, action: Check) -> None:
        """Both are won, or nobody were asked."""

    def play(self, asked: AcresAsked, action: Check) -> None:
        """Settle it."""
        win(asked.position, asked.side, NUMBER[action.siege])


class SiegeOrder(SideStep, frozen=True):
    """Two sieges are won at once: which is settled first (R-two-wins)."""

    name: ClassVar[str] = "siege-order"
    clause: ClassVar[str] = "acres R-two-wins"
    rules: ClassVar[tuple[AnyRule, ...]] = (Checking(),)


class Occupying(Rule[AcresAsked, Occupy]):
    """Place a village on the site that was won, with a settler (siege-win-3)."""

    action: ClassVar[type[Action]] = Occupy
    clause: ClassVar[str] = "siege-win-3"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: AcresAsked) -> list[Occupy]:
        """With each card of the hand."""
        return [Occupy(card.id) for card in asked.cards]

    def why_not(self, asked: AcresAsked, action: Occupy) -> Refusal | None:
        """A settler in the hand (actions-4, siege-win-3), usable (R-occupy)."""
        why = asked.not_held((action.card,))
        if why is not None:
            return why
        card, ref = asked.card(action.card), f"place:{asked.step.place}"
        if not card.settler:
            return no("siege-win-3", "no-settler-to-occupy", ref, place=ref)
        return asked.not_usable((card,))

    def play(self, asked: AcresAsked, action: Occupy) -> None:
        """The cube is placed, the card of the site gained (siege-win-3)."""
        state, side, card = asked.position, asked.side, asked.card(action.card)
        state.pop()
        asked.throw((card,))
        state.say("pays-settler", "siege-win-3", side, kind="pay", card=card.ref)
        occupy(state, side, state.world.places[asked.step.place])


class Leaving(Plain[AcresAsked, Leave]):
    """Leave the site that was won empty: nobody has to occupy it (siege-win-3)."""

    action: ClassVar[type[Action]] = Leave
    clause: ClassVar[str] = "siege-win-3"

    def play(self, asked: AcresAsked, action: Leave) -> None:
        """The site is neutral."""
        ref = f"place:{asked.step.place}"
        asked.position.pop()
        asked.position.say("leaves", "siege-win-3", asked.side, ref, kind="leave", place=ref)


class Occupation(SideStep, frozen=True):
    """The victorious attacker may place a village on a site that shows a settler, with such a card (siege-win-3).

    Where the site shows none, the village is placed without a question.
    """

    name: ClassVar[str] = "occupy"
    clause: ClassVar[str] = "acres siege-win-3"
    rules: ClassVar[tuple[AnyRule, ...]] = (Occupying(), Leaving())
    place: str

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Where."""
        return {"place": f"place:{self.place}"}

    def interpret_cards(
        self, state: State, seat: str, cards: tuple[str, ...], target: str
    ) -> Iterable[Action]:
        """The settler laid."""
        return [Occupy(card.removeprefix("card:")) for card in cards[:1]]


class Returning(Rule[AcresAsked, Return]):
    """An empire card of a lost siege returns to its display (siege-win-5)."""

    action: ClassVar[type[Action]] = Return
    clause: ClassVar[str] = "siege-win-5"

    def candidates(self, asked: AcresAsked) -> list[Return]:
        """One for each different empire card in the loser's space."""
        step: SiegeLoss = asked.step
        return [Return(asked.position.card(kind).id) for kind in step.choices(asked.position)]

    def why_not(self, asked: AcresAsked, action: Return) -> Refusal | None:
        """An empire card of that space (siege-win-5, siege-win-8, R-loss)."""
        step: SiegeLoss = asked.step
        if asked.position.world.kind(asked.side, action.card) in step.choices(asked.position):
            return None
        return no("siege-win-5", "not-in-siege-space", card=f"card:{action.card}")

    def play(self, asked: AcresAsked, action: Return) -> None:
        """It goes back to the display of its colour."""
        step: SiegeLoss = asked.step
        step.settle(asked.position, asked.card(action.card).kind)


class SiegeLoss(SideStep, frozen=True):
    """The loser of a siege returns one empire card of his space; all others are discarded (siege-win-5, R-loss)."""

    name: ClassVar[str] = "siege-loss"
    clause: ClassVar[str] = "acres siege-win-5"
    rules: ClassVar[tuple[AnyRule, ...]] = (Returning(),)
    siege: str

    def seats(self, state: State) -> tuple[str, ...]:
        """The loser, if he has a choice: what lies in siege spaces is known to all."""
        return (self.seat,) if len(self.choices(state)) > 1 else ()

    def choices(self, state: State) -> list[int]:
        """The different empire cards in the loser's space."""
        siege = state.sieges[NUMBER[self.siege]]
        assert siege is not None
        return sorted({card for card in siege.cards[NUMBER[self.seat]] if state.card(card).place < 0})

    def run(self, state: State) -> None:
        """The only one goes; without one nothing does (siege-win-8)."""
        found = self.choices(state)
        self.settle(state, found[0] if found else None)

    def prompt_args(self, state: State) -> dict[str, Arg]:
        """Of which siege."""
        siege = state.sieges[NUMBER[self.siege]]
        assert siege is not None
        return {"place": state.world.ref(siege.place)}

    def settle(self, state: State, lost: int | None) -> None:
        """The siege is over; a card that is lost goes back to the display of its colour (siege-win-5)."""
        side, attacker = NUMBER[self.seat], NUMBER[self.siege]
        state.pop()
        lift(state, attacker, None if lost is None else (side, lost))
        if lost is not None:
            state.give_back(lost)
            state.say("returns", "siege-win-5", side, kind="return", result=True, card=state.card(lost).ref)


def lift(state: State, attacker: int, kept: tuple[int, int] | None = None) -> None:
    """The marker leaves; all siege cards but one that its side must return are discarded (siege-win-5, siege-win-6)."""
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
