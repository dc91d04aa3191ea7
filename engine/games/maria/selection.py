"""The politics stage, second half (17.5): selecting and executing political cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.actions import Answer, Execute, Select
from engine.games.maria.affairs import put, put_cards
from engine.games.maria.corps import send_corps
from engine.games.maria.fortresses import turn_marker
from engine.games.maria.political_deck import TRACKS, PoliticalCard
from engine.games.maria.politics import OPEN, by_influence, take_back
from engine.games.maria.powers import IDS, NUMBER, ref
from engine.games.maria.refusals import no, no_answer
from engine.games.maria.saxony import move_marker, stance
from engine.games.maria.state import State
from engine.games.maria.tactical import draw
from engine.games.maria.winter import give_troops
from engine.games.maria.world import OPTIONAL_POLITICS
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.step import Step

TEXT = "text"
KEEP = "keep-cards"


class SelectCards(Step[State], frozen=True):
    """In the order of influence each power keeps its cards, or gives them up to select a political card (17.5-a).

    Attributes:
        queue: powers still to be asked. taken: cards selected. executed: seats that have executed one (24-d).
    """

    name: ClassVar[str] = "select"
    clause: ClassVar[str] = "maria 17.5-a"
    accepts: ClassVar[tuple[type[Action], ...]] = (Select, Answer)
    begun: bool = False
    queue: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    executed: tuple[str, ...] = ()

    def choices(self, position: State) -> tuple[int, ...]:
        """The open cards with the coat of arms of the power that is asked (17.5-a)."""
        open_ones = [c for c in position.politics.open if c not in self.taken]
        return tuple(c for c in open_ones if self.queue and political_deck.shows_coat(c, self.queue[0]))

    def seats(self, position: State) -> tuple[str, ...]:
        return (position.alliances.seat_of[self.queue[0]],) if self.choices(position) else ()

    def run(self, position: State) -> None:
        """Begin; let a power without a choice keep its cards; end when both are taken or all were asked (17.5-d, e)."""
        if not self.begun:
            position.replace(SelectCards(True, by_influence(position)))
        elif self.queue and len(self.taken) < OPEN:
            position.replace(replace(self, queue=self.queue[1:]))
        else:
            position.pop()
            self._end(position)

    def _end(self, position: State) -> None:
        if len(self.taken) == OPEN:
            for power in self.queue:
                self._withdraw(position, power)
        left = [political_deck.ref(c) for c in position.politics.open if c not in self.taken]
        if left:
            position.tell(Event("politics", say("maria-log-unselected", cards=left), clause="maria 17.5-e"))
        position.politics = replace(position.politics, open=())

    def _withdraw(self, position: State, power: int) -> None:
        """A power not yet asked takes its cards back, or under 25 turns them face down (17.5-d, 25-d)."""
        table = position.politics
        found = table.lying[power]
        position.politics = replace(table, lying=put_cards(table.lying, power, ()))
        if OPTIONAL_POLITICS not in position.world.options:
            take_back(position, power, found)
            return
        covered = put_cards(table.covered, power, (*table.covered[power], *found))
        position.politics = replace(position.politics, covered=covered)
        message = say("maria-log-covers", side=ref(power), n=len(found))
        position.tell(Event("politics", message, clause="maria 25-d", side=ref(power)))

    def prompt(self, position: State, seat: str) -> Message:
        return say("maria-prompt-select", side=ref(self.queue[0]), seat=f"seat:{seat}")

    def actions(self, position: State, seat: str) -> Iterator[Action]:
        for card in self.choices(position):
            yield Select(political_deck.names()[card])
        yield Answer(KEEP)

    def refuse(self, position: State, seat: str, action: Select | Answer) -> Refusal | None:
        if isinstance(action, Answer):
            return None if action.choice == KEEP else no_answer("17.5-a", (KEEP,))
        card = political_deck.number()[action.political]
        lit = political_deck.ref(card)
        if card not in position.politics.open or card in self.taken:
            return no("17.5-a", "card-not-open", lit, political=lit)
        if card not in self.choices(position):
            return no("17.5-a", "no-coat", lit, political=lit, side=ref(self.queue[0]))
        return None

    def play(self, position: State, seat: str, action: Select | Answer) -> None:
        power = self.queue[0]
        if isinstance(action, Answer):
            position.replace(replace(self, queue=self.queue[1:]))
            message = say("maria-log-keeps-cards", side=ref(power))
            position.tell(Event("politics", message, clause=self.clause, side=ref(power)))
            return
        card = political_deck.number()[action.political]
        position.replace(replace(self, queue=self.queue[1:], taken=(*self.taken, card)))
        message = say("maria-log-selects", side=ref(power), political=political_deck.ref(card))
        position.tell(
            Event("politics", message, clause=self.clause, side=ref(power), lit=(political_deck.ref(card),))
        )
        self._give_up(position, power)
        barred = len(position.world.leaders) == 2 and seat in self.executed
        if barred:
            tell_discarded(position, power, card, "maria 24-d")
        else:
            position.push(ExecuteCard(power, card))

    def _give_up(self, position: State, power: int) -> None:
        """Who selects a card discards all its cards on the table (17.5-a); face-down ones stay (25-c)."""
        for card in position.politics.lying[power]:
            position.discards[cards.ORIGIN[card]].append(card)
        position.politics = replace(position.politics, lying=put_cards(position.politics.lying, power, ()))

    def measure(self, position: State) -> int:
        return len(self.queue)


def tell_discarded(position: State, power: int, card: int, clause: str) -> None:
    """A selected card is laid away without effect (17.5-c)."""
    lit = political_deck.ref(card)
    message = say("maria-log-discards-political", side=ref(power), political=lit)
    position.tell(Event("politics", message, clause=clause, side=ref(power), lit=(lit,)))


class ExecuteCard(Step[State], frozen=True):
    """The selected card is executed, in whole or in part, or discarded without effect (17.5-c, 17.5-f; V-15)."""

    name: ClassVar[str] = "execute"
    clause: ClassVar[str] = "maria 17.5-f"
    accepts: ClassVar[tuple[type[Action], ...]] = (Execute,)
    power: int
    card: int

    def seats(self, position: State) -> tuple[str, ...]:
        return (position.alliances.seat_of[self.power],)

    def prompt(self, position: State, seat: str) -> Message:
        lit = political_deck.ref(self.card)
        return say("maria-prompt-execute", side=ref(self.power), seat=f"seat:{seat}", political=lit)

    def ways(self, position: State) -> list[tuple[str, ...]]:
        """Every lawful set of parts, the whole card first, none of it last."""
        card = political_deck.card(self.card)
        texts = [f"{TEXT}:{side}" for side in card.choice] or ([TEXT] if card.text else [])
        options: list[list[str]] = [[*texts, ""]] if texts else []
        for track in card.shifts:
            steps = (
                [f"{track}{step:+d}" for step in card.steps(track)]
                if _may_shift(position, card, track)
                else []
            )
            options.append([*steps, ""])
        found = [tuple(part for part in parts if part) for parts in product(*options)]
        if not position.world.rules.partial_execution and len(card.shifts) < 2:
            whole = max(map(len, found))
            found = [parts for parts in found if len(parts) in (whole, 0)]
        return found

    def actions(self, position: State, seat: str) -> Iterator[Execute]:
        for parts in self.ways(position):
            yield Execute(political_deck.names()[self.card], parts)

    def refuse(self, position: State, seat: str, action: Execute) -> Refusal | None:
        lit = political_deck.ref(self.card)
        if political_deck.number()[action.political] != self.card:
            return no("17.5-c", "not-selected", lit, political=lit)
        if action.parts not in self.ways(position):
            return no("17.5-f", "not-on-card", lit, political=lit)
        return None

    def play(self, position: State, seat: str, action: Execute) -> None:
        position.pop()
        if not action.parts:
            tell_discarded(position, self.power, self.card, "maria 17.5-c")
            return
        select = position.top()
        if isinstance(select, SelectCards):
            position.replace(replace(select, executed=(*select.executed, seat)))
        lit = political_deck.ref(self.card)
        message = say(
            "maria-log-executes",
            side=ref(self.power),
            political=lit,
            parts=[f"part:{p}" for p in action.parts],
        )
        position.tell(Event("politics", message, clause=self.clause, side=ref(self.power), lit=(lit,)))
        for part in action.parts:
            if part.startswith(TEXT):
                self._do_text(position, part.removeprefix(TEXT).removeprefix(":"))
            else:
                _announce(position, part)

    def _do_text(self, position: State, chosen: str) -> None:
        """The words of the card act at once (R-23)."""
        for step in political_deck.card(self.card).text:
            side = {"executing": IDS[self.power], "chosen": chosen}.get(step.side, step.side)
            carry_out_text(position, step.do, NUMBER.get(side, -1), step.number, step.place)

    def measure(self, position: State) -> int:
        return 1


def _may_shift(position: State, card: PoliticalCard, track: str) -> bool:
    """Whether a track of the card may be shifted now (card C41-4)."""
    wanted = card.only_while.get(track)
    return wanted is None or stance(position) == wanted


def _announce(position: State, part: str) -> None:
    """A shift is announced; it is made after both cards have been selected (17.5-g)."""
    track, steps = part[:-2], int(part[-2:])
    announced = list(position.politics.announced)
    announced[TRACKS.index(track)] += steps
    position.politics = replace(position.politics, announced=tuple(announced))


def carry_out_text(position: State, do: str, power: int, number: int, place: str) -> None:
    """One instruction of a card (17.5, R-33)."""
    table = position.politics
    if do == "draw":
        draw(position, power, number, "maria-log-draws")
    elif do == "troops":
        give_troops(position, power, number)
    elif do == "less":
        position.politics = replace(table, less=put(table.less, power, table.less[power] - number))
    elif do == "lasting":
        position.politics = replace(table, lasting=put(table.lasting, power, table.lasting[power] + number))
    elif do == "control":
        turn_marker(position, position.world.index.number[place], power)
    elif do == "saxony":
        move_marker(position, number)
    elif do == "corps":
        position.politics = replace(table, away=table.away | 1 << power)
        send_corps(position, power)
