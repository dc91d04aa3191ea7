"""How a faction arranges its counters within a province (6.14-a, 6.14-b): place by place, or all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, ClassVar

from engine.games.revolution.actions import Arrange, ArrangeAll, Expel, Part, heap_at
from engine.games.revolution.asking import SideAsked
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NOBODY, WORDS, side_of, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.listing import Listing
from engine.kernel.message import Message, say
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule


class Arranging(Rule[SideAsked, Arrange]):
    """So many own counters stand in a town or an unbesieged city (6.14-a); the others in the countryside.

    Exact: the numbers of each place are found from what stands there and in the countryside, as they are judged.
    """

    action: ClassVar[type[Action]] = Arrange
    clause: ClassVar[str] = "revolution 6.14-a"
    exact: ClassVar[bool] = True

    def candidates(self, asked: SideAsked) -> Listing:
        """Every other number in every place of the province that was not settled yet."""
        state, step, side, listing = asked.position, asked.step, asked.side, Listing()
        loose = state.at[step.countryside(state)][side]
        for spot in step.places(state):
            now, known = state.at[spot][side], asked.world.spots[spot]
            most = now + loose
            if known.kind == "town":
                most = now if step.holder(state, spot) != NOBODY else min(most, 1)
            numbers = [n for n in range(most + 1) if n != now] if spot not in step.settled else []
            ref = known.ref
            listing.add(numbers, partial(Arrange, known.id), ref)
        return listing

    def lists(self, asked: SideAsked, action: Arrange) -> bool:
        """Those of the province asked about; those of others that may be arranged as well are drags."""
        return asked.step.asked_at(asked.position, asked.seat, action.place).step is asked.step

    def why_not(self, asked: SideAsked, action: Arrange) -> Refusal | None:
        """What speaks against it in the province of the place."""
        return self.why_not_in(asked.step.asked_at(asked.position, asked.seat, action.place), action)

    def why_not_in(self, asked: SideAsked, action: Arrange) -> Refusal | None:
        """What speaks against the place, and counters that have to leave others first."""
        why = self.why_not_there(asked, action)
        if why is not None:
            return why
        spot = asked.world.spot[action.place]
        return self._others_first(
            asked, action.number - asked.position.at[spot][asked.side], asked.world.spots[spot].ref
        )

    def why_not_there(self, asked: SideAsked, action: Arrange) -> Refusal | None:
        """A place of the province, not besieged (6.6-c), one counter a town (2-b), none held by others (6.14-b)."""
        state, step, side = asked.position, asked.step, asked.side
        why: Refusal | None = step.why_not_place(state, action.place)
        if why is not None:
            return why
        spot = asked.world.spot[action.place]
        ref, now = asked.world.spots[spot].ref, state.at[spot][side]
        holder = step.holder(state, spot)
        if holder != NOBODY and asked.world.spots[spot].kind == "town":
            return no("6.14-b", "taken", ref, whose=side_ref(holder), place=ref)
        if spot in step.settled:
            return no("6.14-a", "set-twice", ref, place=ref)
        if asked.world.spots[spot].kind == "town" and action.number > 1:
            return no("2-b", "town-one", ref, place=ref)
        have = state.strengths(step.province)[side]
        if not 0 <= action.number <= have:
            return no("6.14-a", "set-number", ref, side=side_ref(side), n=have)
        if action.number == now:
            return no("6.14-a", "set-same", ref, side=side_ref(side), n=now, place=ref)
        return None

    def _others_first(self, asked: SideAsked, more: int, ref: str) -> Refusal | None:
        """Counters come from the countryside: those in other places leave them first."""
        state, step, side = asked.position, asked.step, asked.side
        loose = state.at[step.countryside(state)][side]
        if more <= loose:
            return None
        others = [s for s in step.places(state) if state.at[s][side] and asked.world.spots[s].ref != ref]
        refs = [asked.world.spots[s].ref for s in others]
        return no("6.14-a", "set-others", ref, *refs, side=side_ref(side), n=loose, places=refs)

    def play(self, asked: SideAsked, action: Arrange) -> None:
        """Who stands in a town that is entered goes out into the countryside (6.14-b, R-14)."""
        state, step = asked.position, asked.step.asked_at(asked.position, asked.seat, action.place).step
        side = asked.side
        spot, land = asked.world.spot[action.place], step.countryside(state)
        ref = asked.world.spots[spot].ref
        if asked.world.spots[spot].kind == "town" and action.number:
            for other, number in enumerate(state.at[spot]):
                if number:
                    _push_out(state, side, spot, other, number)
        more = action.number - state.at[spot][side]
        state.at[spot][side] += more
        state.at[land][side] -= more
        way, to = (asked.world.spots[land].ref, ref), asked.world.spots[spot if more > 0 else land]
        key = "sets" if action.number else "leaves-place"
        state.say(
            key, "6.14-a", side, ref, kind="within", path=way if more > 0 else way[::-1],
            data={"n": abs(more), "heap": heap_at(to.id, WORDS[side])}, n=action.number, place=ref,
        )  # fmt: skip
        step.going_on(state, settled=(*step.settled, spot))


class Expelling(Rule[SideAsked, Expel]):
    """Counters of factions still to act, and neutrals, are pushed into the countryside (6.14-b, R-14)."""

    action: ClassVar[type[Action]] = Expel
    clause: ClassVar[str] = "revolution 6.14-b"

    def candidates(self, asked: SideAsked) -> Iterator[Expel]:
        """Every foreign heap in every number."""
        state, step = asked.position, asked.step
        for spot in step.places(state):
            for side, number in enumerate(state.at[spot]):
                if side != asked.side:
                    for n in range(1, number + 1):
                        yield Expel(asked.world.spots[spot].id, WORDS[side], n)

    def lists(self, asked: SideAsked, action: Expel) -> bool:
        """Those of the province asked about; those of others that may be arranged as well are drags."""
        return asked.step.asked_at(asked.position, asked.seat, action.place).step is asked.step

    def why_not(self, asked: SideAsked, action: Expel) -> Refusal | None:
        """What speaks against it in the province of the place."""
        return self.why_not_in(asked.step.asked_at(asked.position, asked.seat, action.place), action)

    def why_not_in(self, asked: SideAsked, action: Expel) -> Refusal | None:
        """Not those of a faction that has acted, each heap once."""
        state, step = asked.position, asked.step
        why: Refusal | None = step.why_not_place(state, action.place)
        if why is not None:
            return why
        spot = asked.world.spot[action.place]
        ref = asked.world.spots[spot].ref
        if action.whose not in WORDS or side_of(action.whose) == asked.side:
            return no("6.14-b", "out-own", ref)
        whose = side_of(action.whose)
        if whose in step.acted:
            return no("6.14-b", "out-acted", ref, whose=whose_ref(whose))
        number = state.at[spot][whose]
        if not 0 < action.number <= number:
            return no("6.14-b", "out-number", ref, n=number, whose=whose_ref(whose), place=ref)
        if (spot, whose) in step.pushed:
            return no("6.14-b", "out-twice", ref, whose=whose_ref(whose), place=ref)
        return None

    def play(self, asked: SideAsked, action: Expel) -> None:
        """They stand in the countryside."""
        spot, whose = asked.world.spot[action.place], side_of(action.whose)
        step = asked.step.asked_at(asked.position, asked.seat, action.place).step
        _push_out(asked.position, asked.side, spot, whose, action.number)
        step.going_on(asked.position, pushed=(*step.pushed, (spot, whose)))


def _push_out(state: State, side: int, spot: int, whose: int, number: int) -> None:
    land = state.world.provinces[state.world.spots[spot].province].countryside
    state.at[spot][whose] -= number
    state.at[land][whose] += number
    way = (state.world.spots[spot].ref, state.world.spots[land].ref)
    heap = heap_at(state.world.spots[land].id, WORDS[whose])
    state.say(
        "pushes-out", "6.14-b", side, way[0], kind="out", path=way,
        data={"n": number, "whose": WORDS[whose], "heap": heap}, n=number, whose=whose_ref(whose), place=way[0],
    )  # fmt: skip


class ArrangingAll(Rule[SideAsked, ArrangeAll]):
    """All counters of a faction in a province at once, and who is pushed out (6.14-a, 6.14-b).

    The order of the provinces is of no matter (5.6-a): so with the one that is asked about others may be arranged in
    one go, in which the same faction is the next.
    """

    action: ClassVar[type[Action]] = ArrangeAll
    clause: ClassVar[str] = "revolution 6.14-a"

    def candidates(self, asked: SideAsked) -> Iterable[ArrangeAll]:
        """None: no list could hold all of them; the one that is shown stands on the sheet."""
        return ()

    def why_not(self, asked: SideAsked, action: ArrangeAll) -> Refusal | None:
        """What speaks against its parts, one after another."""
        return self._carried(asked.position.copy(), asked.seat, asked.side, action)

    def play(self, asked: SideAsked, action: ArrangeAll) -> None:
        """One part after another; then the next faction is asked."""
        self._carried(asked.position, asked.seat, asked.side, action)

    def label(self, asked: SideAsked, action: ArrangeAll) -> Message:
        """Whether it is what is shown, and in how many provinces."""
        if asked.shown != action:
            return action.gesture().label
        provinces = len(action.by_province())
        return say(
            "revolution-act-as-shown" if provinces == 1 else "revolution-act-all-as-shown", n=provinces
        )

    def _carried(self, state: State, seat: str, side: int, action: ArrangeAll) -> Refusal | None:
        """Its parts carried out up to the first against which something speaks."""
        for province, parts in action.by_province():
            at = len(state.agenda) - 1
            if province:
                step: Any = state.top()
                number = state.world.province[province]
                refusal: Refusal | None = step.why_not_further(state, side, number)
                if refusal is not None:
                    return refusal
                at = step.place_of(state, number)
                state.agenda.append(state.agenda.pop(at))
            why = _carried_in(state, seat, parts)
            if why is not None:
                return why
            SideAsked(state.top(), state, seat).step.finish(state)
            state.agenda.insert(at, state.agenda.pop())
        return None


def _carried_in(state: State, seat: str, parts: Iterable[Part]) -> Refusal | None:
    """Parts carried out in the province whose Step is the first, up to what something speaks against."""
    for part in parts:
        asked = SideAsked(state.top(), state, seat)
        rule: Rule[SideAsked, Arrange] | Rule[SideAsked, Expel]
        rule = Arranging() if isinstance(part, Arrange) else Expelling()
        why: Refusal | None = rule.why_not_in(asked, part)  # type: ignore[arg-type]
        if why is not None:
            return why
        rule.play(asked, part)  # type: ignore[arg-type]
    return None
