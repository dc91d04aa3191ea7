"""The annexation of Silesia (19.1): a peace that Prussia may offer and Austria may accept once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from engine.games.maria.actions import Reenter, dragged
from engine.games.maria.areas import return_markers, standing, take_off
from engine.games.maria.diplomacy import review_contracts
from engine.games.maria.political_deck import SAXONY, track
from engine.games.maria.posting import Posting, send
from engine.games.maria.powers import AU, PR, ref
from engine.games.maria.question import Question
from engine.games.maria.refusals import no
from engine.games.maria.saxony import is_prussian_ally, move_marker
from engine.games.maria.state import State
from engine.games.maria.trains import appear
from engine.games.maria.world import BOX
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Asked, Rule
from engine.kernel.step import AnyRule, Step

LASTS = 2
"""Peace made in turn t holds until the Prussian stage of turn t + 2 begins (19.1-g, R-24)."""


def may_offer(position: State) -> bool:
    """Whether Prussia controls all of Silesia and no peace was made before (19.1-a)."""
    silesia = position.world.silesia & position.world.fortresses
    held = position.holdings[PR] & silesia == silesia
    return held and not position.affairs.annexed


class OfferPeace(Question, frozen=True):
    """At the end of its stage Prussia may offer a peace, as often as it likes (19.1-a)."""

    name: ClassVar[str] = "peace"
    clause: ClassVar[str] = "maria 19.1-a"
    choices: ClassVar[tuple[str, ...]] = ("offer-peace", "no-offer")

    def seats(self, position: State) -> tuple[str, ...]:
        """Prussia's player, while an offer is possible."""
        return (position.alliances.seat_of[PR],) if may_offer(position) else ()

    def prompt(self, position: State, seat: str) -> Message:
        """Whether Prussia offers."""
        return say("maria-prompt-offer-peace", side=ref(PR), seat=f"seat:{seat}")

    def run(self, position: State) -> None:
        """Nothing to offer; the train that waits in its box enters once a city for it is free (R-55)."""
        position.pop()
        if position.affairs.annexed and PlaceTrain().seats(position):
            position.push(PlaceTrain())

    def answer(self, position: State, yes: bool) -> None:
        """Austria is asked."""
        if yes:
            position.tell(Event("peace", say("maria-log-peace-offered", side=ref(PR)), clause=self.clause))
            position.push(AnswerPeace())


class AnswerPeace(Question, frozen=True):
    """Austria accepts the peace, or not (19.1-a)."""

    name: ClassVar[str] = "peace"
    clause: ClassVar[str] = "maria 19.1-a"
    choices: ClassVar[tuple[str, ...]] = ("accept-peace", "refuse-peace")

    def seats(self, position: State) -> tuple[str, ...]:
        """Austria's player."""
        return (position.alliances.seat_of[AU],)

    def prompt(self, position: State, seat: str) -> Message:
        """Whether Austria accepts."""
        return say("maria-prompt-answer-peace", side=ref(AU), seat=f"seat:{seat}")

    def answer(self, position: State, yes: bool) -> None:
        """There is peace, or the refusal is told."""
        if yes:
            make_peace(position)
        else:
            position.tell(Event("peace", say("maria-log-peace-refused", side=ref(AU)), clause=self.clause))


def make_peace(position: State) -> None:
    """Silesia is Prussian, Prussia is neutral; markers, Saxony and pieces follow (19.1-b, 19.1-c)."""
    position.affairs = replace(position.affairs, annexed=True, peace=position.turn + LASTS)
    position.tell(Event("peace", say("maria-log-peace", side=ref(PR)), clause="maria 19.1-b"))
    position.ally()
    review_contracts(position)
    _settle_markers(position)
    position.push(GoHome(), Annex())
    if is_prussian_ally(position):
        spaces = track(SAXONY).spaces
        move_marker(position, next(n for n, space in enumerate(spaces, start=1) if space.after_peace))


def _settle_markers(position: State) -> None:
    """Austria's markers in Prussia come back; of Prussia's in Austria half, rounded up, are laid aside (19.1-d)."""
    home = position.alliances.home
    return_markers(position, AU, home[PR])
    taken = take_off(position, PR, home[AU])
    aside = (taken + 1) // 2
    position.stock = position.stock.lay_aside(PR, aside).give_back(PR, taken - aside)


class GoHome(Step[State], frozen=True):
    """Austrian pieces leave Prussia and Poland; Prussian ones abroad go home in rulebook 2.0 (19.1-e, V-17)."""

    name: ClassVar[str] = "peace"
    clause: ClassVar[str] = "maria 19.1-e"

    def run(self, position: State) -> None:
        """Each piece that must leave goes to the nearest city at home."""
        position.pop()
        world, home = position.world, position.alliances.home[PR]
        poland = world.index.country.get("poland", 0)
        leaving = standing(position, AU, home | poland)
        if world.rules.peace_moves_prussians:
            leaving += standing(position, PR, world.index.everywhere & ~home)
        send(position, *(Posting(n, "peace") for n in leaving))


class Annex(Step[State], frozen=True):
    """Prussia marks the Silesia box; its second train appears on a Prussian fortress (19.1-f, V-18)."""

    name: ClassVar[str] = "peace"
    clause: ClassVar[str] = "maria 19.1-f"

    def run(self, position: State) -> None:
        """The box is marked, then the train is placed."""
        position.pop()
        position.stock = position.stock.mark_silesia(PR)
        position.tell(
            Event("points", say("maria-log-silesia", side=ref(PR)), clause=self.clause, side=ref(PR))
        )
        position.push(PlaceTrain())


class PlacingTrain(Rule[Asked["PlaceTrain", State], Reenter]):
    """The train from the Silesia box appears free of charge (19.1-f)."""

    action: ClassVar[type[Action]] = Reenter

    def candidates(self, asked: Asked[PlaceTrain, State]) -> list[Reenter]:
        """The train on each Prussian fortress; none without a train in the box."""
        world, train = asked.position.world, asked.step.train(asked.position)
        if train is None:
            return []
        fortresses = world.index.names(world.fortresses)
        return [Reenter(world.pieces[train].id, place) for place in fortresses]

    def why_not(self, asked: Asked[PlaceTrain, State], action: Reenter) -> Refusal | None:
        """On an empty fortress of Prussia or Silesia that Prussia controls, a major one in rulebook 2.0 (V-18)."""
        position, world, here = asked.position, asked.position.world, f"place:{action.place}"
        if world.number[action.train] != asked.step.train(position):
            return no("19.1-f", "not-silesia-train", f"piece:{action.train}", piece=f"piece:{action.train}")
        area = position.alliances.home[PR] & position.holdings[PR] & ~position.occupied()
        if world.rules.silesia_train_needs_major:
            area &= world.majors
        if not area >> world.index.number[action.place] & 1:
            return no("19.1-f", "no-train-place", here, place=here, side=ref(PR))
        return None

    def play(self, asked: Asked[PlaceTrain, State], action: Reenter) -> None:
        """It stands there."""
        asked.position.pop()
        appear(asked.position, action, "maria 19.1-f")


class PlaceTrain(Step[State], frozen=True):
    """The train from the Silesia box appears free of charge, on any free Prussian fortress in rulebook 1.0 (V-18)."""

    name: ClassVar[str] = "silesia-train"
    clause: ClassVar[str] = "maria 19.1-f"
    rules: ClassVar[tuple[AnyRule, ...]] = (PlacingTrain(),)

    def train(self, position: State) -> int | None:
        """The train in the Silesia box."""
        return next((n for n in position.world.trains_of[PR] if position.where[n] == BOX), None)

    def seats(self, position: State) -> tuple[str, ...]:
        """Prussia's player, if any fortress is free for it."""
        seat = position.alliances.seat_of[PR]
        return (seat,) if any(self.actions(position, seat)) else ()

    def run(self, position: State) -> None:
        """No city is free: the train waits in its box (R-55)."""
        position.pop()
        train = self.train(position)
        if train is not None:
            waits = position.world.pieces[train].ref
            message = say("maria-log-silesia-train-waits", side=ref(PR))
            position.tell(Event("train", message, clause="maria R-55", lit=(waits,), side=ref(PR)))

    def prompt(self, position: State, seat: str) -> Message:
        """Where the train is to appear."""
        return say("maria-prompt-silesia-train", side=ref(PR), seat=f"seat:{seat}")

    def interpret_drag(
        self, position: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterator[Action]:
        """That train on that city."""
        del position, seat, via
        for train, place in dragged(source, target):
            yield Reenter(train, place)


class PeaceEnds(Step[State], frozen=True):
    """With the Prussian stage two turns later Prussia is at war again (19.1-g, R-24)."""

    name: ClassVar[str] = "peace"
    clause: ClassVar[str] = "maria 19.1-g"

    def run(self, position: State) -> None:
        """When its turn has come alliances are formed anew."""
        position.pop()
        if position.affairs.peace and position.turn >= position.affairs.peace:
            position.affairs = replace(position.affairs, peace=0)
            position.ally()
            review_contracts(position)
            position.tell(Event("peace", say("maria-log-peace-ends", side=ref(PR)), clause=self.clause))
