"""A fight (11.1): the duel of cards, and what the loser suffers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import cards
from engine.games.maria.actions import PlayCard, Stop
from engine.games.maria.points import score_battle
from engine.games.maria.powers import ref
from engine.games.maria.refusals import no
from engine.games.maria.retreat import Withdraw, lose_group, plan_retreat
from engine.games.maria.saxony import ShiftSaxony
from engine.games.maria.stacks import group_troops, lose_troops
from engine.games.maria.state import State
from engine.games.maria.tactical import FromHand
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Plain
from engine.kernel.step import AnyRule, Step

ATTACKER, DEFENDER = 0, 1
Card = tuple[int, int, int, int]
"""A card played: by whom (ATTACKER or DEFENDER), the card, its value, that side's score afterwards."""


class PlayingCard(FromHand[Asked["Fight", State], PlayCard]):
    """The side behind plays a card of its sector's suit (11.1-c), or a Reserve as any value from 1 to 8 (8-e)."""

    action: ClassVar[type[Action]] = PlayCard

    def power(self, asked: Asked[Fight, State]) -> int:
        """The power whose right it is."""
        return asked.step.power(asked.position, asked.step.right)

    def candidates(self, asked: Asked[Fight, State]) -> Iterator[PlayCard]:
        """Each card of its hand, a Reserve with every value."""
        for card in self.cards_of(asked):
            if cards.SUIT[cards.NUMBER[card]] == "R":
                yield from (PlayCard(card, value) for value in range(1, cards.RESERVE_PAYS + 1))
            else:
                yield PlayCard(card)

    def why_not(self, asked: Asked[Fight, State], action: PlayCard) -> Refusal | None:
        """From the hand of who commands (8-d, 11.1-j), in the suit (11.1-c), at its value (8-e)."""
        refusal = super().why_not(asked, action)
        if refusal is not None:
            return refusal
        position, step, lit = asked.position, asked.step, f"card:{action.card}"
        card = cards.NUMBER[action.card]
        if cards.SUIT[card] == "R":
            if not 1 <= action.value <= cards.RESERVE_PAYS:
                return no("8-e", "reserve-value", lit, n=cards.RESERVE_PAYS)
            return None
        suit = step.suit(position, step.right)
        if cards.SUIT[card] != suit:
            own = position.world.pieces[step.commander(step.right)].ref
            return no("11.1-c", "wrong-suit", own, lit, card=lit, suit=f"suit:{suit}")
        if action.value not in (0, cards.WORTH[card]):
            return no("8-e", "card-value", lit, card=lit)
        return None

    def label(self, asked: Asked[Fight, State], action: PlayCard) -> Message:
        """With the score to which it leads (11.1-c)."""
        score = asked.step.own_score() + (action.value or cards.WORTH[cards.NUMBER[action.card]])
        key = "reserve-score" if action.value else "score"
        return say(f"maria-act-play-{key}", card=f"card:{action.card}", n=action.value, score=score)

    def play(self, asked: Asked[Fight, State], action: PlayCard) -> None:
        """Its value counts; who is no longer behind hands the right on (11.1-c, 11.1-d)."""
        position, step = asked.position, asked.step
        card, power = cards.NUMBER[action.card], self.power(asked)
        value = action.value or cards.WORTH[card]
        position.discard(power, card)
        own = step.own_score() + value
        score = own if step.right == ATTACKER else -own
        right = 1 - step.right if own >= 0 else step.right
        key = "maria-log-plays-reserve" if cards.SUIT[card] == "R" else "maria-log-plays"
        position.tell(
            Event(
                "card", say(key, side=ref(power), card=cards.ref(card), n=value, score=own),
                clause="maria 11.1-c", lit=(cards.ref(card),), side=ref(power), reveals=True,
                data={"card": cards.NAMES[card], "value": value, "score": own},
            )
        )  # fmt: skip
        played = (*step.played, (step.right, card, value, own))
        position.replace(replace(step, score=score, right=right, played=played))


class Stopping(Plain[Asked["Fight", State], Stop]):
    """A side behind that plays no more is beaten; at zero the fight is a tie (11.1-e, 11.1-f, R-44)."""

    action: ClassVar[type[Action]] = Stop

    def is_by_hand(self, asked: Asked[Fight, State], action: Stop | None = None) -> bool:
        """At zero, where it tells that of the cards that are held none is of the suit (11.1-f).

        A hand without cards tells nothing: their number is public (8-d).
        """
        position, step = asked.position, asked.step
        return bool(step.own_score() == 0 and position.hands[step.power(position, step.right)])

    def why_not(self, asked: Asked[Fight, State], action: Stop) -> Refusal | None:
        """At zero a side that holds a card of the suit must play, that or a Reserve (11.1-f, R-19)."""
        position, step = asked.position, asked.step
        suit = step.suit(position, step.right)
        hand = position.hands[step.power(position, step.right)]
        if step.own_score() != 0 or all(cards.SUIT[card] != suit for card in hand):
            return None
        own = position.world.pieces[step.commander(step.right)].ref
        return no("11.1-f", "must-play", own, suit=f"suit:{suit}")

    def label(self, asked: Asked[Fight, State], action: Stop) -> Message:
        """With what it costs (11.1-f, 11.1-h), and without a way to retreat it costs all (11.2-e)."""
        position, step = asked.position, asked.step
        lost, retreat = step.lost(position), step.retreat(position)
        if retreat and not step.can_retreat(position, retreat):
            lost, retreat = step.group(position), 0
        key = "tie" if not lost else "concede" if retreat else "lose-all"
        return say(f"maria-act-stop-{key}", n=lost, retreat=retreat)

    def play(self, asked: Asked[Fight, State], action: Stop) -> None:
        """Who is behind is beaten; at zero the tie is told."""
        position, step = asked.position, asked.step
        position.pop()
        if step.score:
            defeat(position, step.commander(step.right), step.commander(1 - step.right), abs(step.score))
            return
        a, d = position.world.pieces[step.attacker], position.world.pieces[step.defender]
        position.tell(
            Event(
                "tie", say("maria-log-tie", piece=a.ref, target=d.ref), clause="maria 11.1-f",
                lit=(a.ref, d.ref), side=ref(step.power(position, step.right)), reveals=True, result=True,
            )
        )  # fmt: skip


class Fight(Step[State], frozen=True):
    """The duel: the side behind plays cards of its own sector's suit, or stops (11.1-c).

    Attributes:
        attacker, defender: the commanders. troops: of both, stated openly. score: the attacker's.
        right: whose right it is to play. played: the cards so far.
    """

    name: ClassVar[str] = "fight"
    clause: ClassVar[str] = "maria 11.1-c"
    rules: ClassVar[tuple[AnyRule, ...]] = (PlayingCard(), Stopping())
    attacker: int
    defender: int
    troops: tuple[int, int]
    score: int
    right: int
    played: tuple[Card, ...]

    def commander(self, who: int) -> int:
        """The general in supreme command of a side, whose power alone plays cards (11.1-j)."""
        return self.attacker if who == ATTACKER else self.defender

    def power(self, position: State, who: int) -> int:
        """The power that plays for a side."""
        return position.world.pieces[self.commander(who)].power

    def own_score(self) -> int:
        """The score of the side with the right to play (11.1-b)."""
        return self.score if self.right == ATTACKER else -self.score

    def suit(self, position: State, who: int) -> str:
        """The suit of the sector in which a side's own general stands (11.1-c)."""
        return position.world.index.suit[position.where[self.commander(who)]] or ""

    def lost(self, position: State) -> int:
        """The troops lost if the side with the right stops now (11.1-f, 11.1-h)."""
        return min(abs(self.score), self.group(position))

    def group(self, position: State) -> int:
        """The troops of the side with the right."""
        return group_troops(position, position.where[self.commander(self.right)])

    def retreat(self, position: State) -> int:
        """The cities it would have to retreat; 0 where nobody is left to do so (11.2-a)."""
        lost = self.lost(position)
        return lost if self.group(position) > lost else 0

    def can_retreat(self, position: State, length: int) -> bool:
        """Whether a way of full length leads from there (11.2-a, 11.2-e)."""
        place = position.where[self.commander(self.right)]
        return plan_retreat(position, place, self.commander(1 - self.right), length) is not None

    def seats(self, position: State) -> tuple[str, ...]:
        """The player who is behind, or has the right at a tie."""
        return (position.alliances.seat_of[self.power(position, self.right)],)

    def prompt(self, position: State, seat: str) -> Message:
        """The suit of the sector, and the score as that side sees it."""
        return say(
            "maria-prompt-fight", side=ref(self.power(position, self.right)), seat=f"seat:{seat}",
            suit=f"suit:{self.suit(position, self.right)}", score=self.own_score(),
        )  # fmt: skip

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """A card of the hand that is picked."""
        del position, seat, target, via
        kind, _, name = source.partition(":")
        if kind == "card" and name in cards.NUMBER:
            yield PlayCard(name)

    def measure(self, position: State) -> int:
        """Cards in all hands."""
        return sum(len(h) for h in position.hands)


def defeat(position: State, loser: int, winner: int, score: int) -> None:
    """The loser loses troops equal to the score, at most those it has, and retreats as many cities (11.1-h).

    What is owed to Saxony's marker is shifted after the retreat, in rulebook 1.0 before it (19.3-b).
    """
    world = position.world
    place = position.where[loser]
    lost = min(score, group_troops(position, place))
    _tell_defeat(position, loser, winner, score, lost)
    removed = suffer(position, loser, lost)
    for general in removed:
        _tell_removed(position, general)
    group = position.generals_on(place)
    lead = plan_retreat(position, place, winner, lost) if group else None
    fallen, gone = lost, len(removed)
    if group and lead is None:
        fallen += group_troops(position, place)
        gone += len(group)
        lose_group(position, place, lost)
    score_battle(position, world.pieces[winner].power, world.pieces[loser].power, fallen, gone, place)
    if lead is None:
        position.push(ShiftSaxony())
    elif world.rules.saxony_shift == "after_retreat":
        position.push(lead, ShiftSaxony())
    else:
        position.push(ShiftSaxony(), Withdraw(loser, winner, lost))


def _tell_defeat(position: State, loser: int, winner: int, score: int, lost: int) -> None:
    beaten, victor = position.world.pieces[loser], position.world.pieces[winner]
    message = say("maria-log-defeat", piece=beaten.ref, side=ref(victor.power), score=-score, n=lost)
    position.tell(
        Event(
            "defeat", message, clause="maria 11.1-h", lit=(beaten.ref, victor.ref), side=ref(victor.power),
            reveals=True, data={"score": -score, "troops": lost}, result=True,
        )
    )  # fmt: skip


def _tell_removed(position: State, general: int) -> None:
    lost = position.world.pieces[general]
    message = say("maria-log-removed", piece=lost.ref)
    position.tell(
        Event("removed", message, clause="maria 6-h", lit=(lost.ref,), side=ref(lost.power), result=True)
    )


def suffer(position: State, commander: int, lost: int) -> list[int]:
    """Losses of a beaten group: in a mixed stack the other power's troops go first (11.1-j); returns the removed."""
    world = position.world
    place, power = position.where[commander], world.pieces[commander].power
    removed: list[int] = []
    for other in position.alliances.partners[power]:
        if other != power:
            theirs = sum(position.troops[n] for n in world.of_power[other] if position.where[n] == place)
            share = min(theirs, lost)
            if share:
                removed += lose_troops(position, place, other, share)
                lost -= share
    if lost:
        removed += lose_troops(position, place, power, lost)
    return removed
