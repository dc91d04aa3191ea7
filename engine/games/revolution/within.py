"""Movement within provinces (5.6, 6.14): proposals, each proposed province by size, neutrals in empty places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from engine.games.revolution.actions import Arrange, Done, Expel, Propose, heap_at
from engine.games.revolution.asking import Ending, InOrder, SideAsked, SideStep
from engine.games.revolution.board import ref_of
from engine.games.revolution.pointing import province_of, spot_of, whose_of, word_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, WORDS, side_of, side_ref, whose_ref
from engine.games.revolution.state import State
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.listing import Listing
from engine.kernel.message import Arg, Message, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule, Step


def why_no_movement(state: State, side: int, province: int) -> Refusal | None:
    """What speaks against a proposal of a faction: it needs a counter there (R-34), and a place to enter or leave."""
    known, spots = state.world.provinces[province], state.open_spots(province)
    if not any(state.at[spot][side] for spot in spots):
        return no("6.14-a", "propose-absent", known.ref, side=side_ref(side), province=known.ref)
    if len(spots) == 1:
        return no("6.14-a", "propose-nothing", known.ref, province=known.ref)
    return None


class Proposal(Rule[SideAsked, Propose]):
    """Movement is proposed in a province (6.14-a, R-34)."""

    action: ClassVar[type[Action]] = Propose
    clause: ClassVar[str] = "revolution 6.14-a"

    def candidates(self, asked: SideAsked) -> Iterable[Propose]:
        """Every province."""
        return [Propose(province.id) for province in asked.world.provinces]

    def why_not(self, asked: SideAsked, action: Propose) -> Refusal | None:
        """Once a province, by who has a counter there outside besieged cities (R-34)."""
        number = asked.world.province.get(action.province)
        if number is None:
            return no("6.14-a", "not-destination", to=ref_of(action.province))
        if number in asked.step.proposed:
            ref = asked.world.provinces[number].ref
            return no("6.14-a", "proposed", ref, province=ref)
        return why_no_movement(asked.position, asked.side, number)

    def play(self, asked: SideAsked, action: Propose) -> None:
        """It is noted; all that are present will act there."""
        ref = f"country:{action.province}"
        asked.position.say("proposes", "6.14-a", asked.side, ref, kind="propose", provinces=[ref])
        proposed = (*asked.step.proposed, asked.world.province[action.province])
        asked.step.going_on(asked.position, proposed=proposed)


class Proposing(InOrder, frozen=True):
    """Each faction names the provinces in which it proposes movement (5.6-a, 6.14-a, R-34).

    Attributes:
        proposed: those that have been named, by whomever.
    """

    name: ClassVar[str] = "propose"
    clause: ClassVar[str] = "revolution 6.14-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Proposal(), Ending())
    proposed: tuple[int, ...] = ()

    def concerns(self, state: State, side: int) -> bool:
        """Whether there is a province left that it may name."""
        provinces = range(len(state.world.provinces))
        return any(p not in self.proposed and why_no_movement(state, side, p) is None for p in provinces)

    def next(self) -> Proposing:
        """What has been proposed stays so."""
        return type(self)(self.left[1:], self.proposed)

    def after(self, state: State) -> None:
        """The provinces in the sequence of the board file (R-14); then neutrals everywhere (6.14-c)."""
        state.push(*(Within(p, acting_in(state, p)) for p in sorted(self.proposed)), Settling())

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """Who presses a province, or drags counters there, would move them: the province must be proposed first."""
        province = province_of(state, source or target)
        return (Propose(state.world.provinces[province].id),) if province >= 0 else ()

    def measure(self, state: State) -> int:
        """Provinces that may still be named, and factions still to act."""
        return len(self.left) * (len(state.world.provinces) + 1) - len(self.proposed)


def proposed(state: State) -> tuple[int, ...]:
    """The provinces whose movement is proposed and still to come, or goes on."""
    found: list[int] = []
    for step in state.agenda:
        if isinstance(step, Within):
            found.append(step.province)
        elif isinstance(step, Proposing):
            found += step.proposed
    return tuple(sorted(found))


def acting_in(state: State, province: int) -> tuple[int, ...]:
    """The factions that act in a province, the largest first, equal ones in the order of play (6.14-a)."""
    strengths = state.strengths(province)
    return tuple(sorted((side for side in state.order if strengths[side]), key=lambda side: -strengths[side]))


class Arranging(Rule[SideAsked, Arrange]):
    """So many own counters stand in a town or an unbesieged city (6.14-a); the others in the countryside.

    Exact: the numbers of each place are found from what stands there and in the countryside, as they are judged.
    """

    action: ClassVar[type[Action]] = Arrange
    clause: ClassVar[str] = "revolution 6.14-a"
    exact: ClassVar[bool] = True

    def candidates(self, asked: SideAsked) -> Listing:
        """Every other number in every place that was not settled yet."""
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

    def why_not(self, asked: SideAsked, action: Arrange) -> Refusal | None:
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
        state, step, side = asked.position, asked.step, asked.side
        spot, land = asked.world.spot[action.place], step.countryside(state)
        ref = asked.world.spots[spot].ref
        if asked.world.spots[spot].kind == "town" and action.number:
            for other, number in enumerate(state.at[spot]):
                if number:
                    _push_out(state, side, spot, other, number)
        more = action.number - state.at[spot][side]
        state.at[spot][side] += more
        state.at[land][side] -= more
        way = (asked.world.spots[land].ref, ref)
        key = "sets" if action.number else "leaves-place"
        state.say(
            key, "6.14-a", side, ref, kind="within", path=way if more > 0 else way[::-1],
            data={"n": abs(more)}, n=action.number, place=ref,
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

    def why_not(self, asked: SideAsked, action: Expel) -> Refusal | None:
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
        _push_out(asked.position, asked.side, spot, whose, action.number)
        asked.step.going_on(asked.position, pushed=(*asked.step.pushed, (spot, whose)))


def _push_out(state: State, side: int, spot: int, whose: int, number: int) -> None:
    land = state.world.provinces[state.world.spots[spot].province].countryside
    state.at[spot][whose] -= number
    state.at[land][whose] += number
    way = (state.world.spots[spot].ref, state.world.spots[land].ref)
    state.say(
        "pushes-out", "6.14-b", side, way[0], kind="out", path=way, data={"n": number, "whose": WORDS[whose]},
        n=number, whose=whose_ref(whose), place=way[0],
    )  # fmt: skip


class Staying(Ending):
    """A faction has arranged the province as it likes, or leaves it as it is (R-44)."""

    clause: ClassVar[str] = "revolution 6.14-a"

    def label(self, asked: SideAsked, action: Done) -> Message:
        """Whether anything was changed."""
        changed = asked.step.settled or asked.step.pushed
        return say("revolution-act-done" if changed else "revolution-act-stay")


class Within(SideStep, frozen=True):
    """A proposed province: the factions present arrange their counters, the largest first (6.14-a, 6.14-b).

    Armies and support boxes have no part in it (6.14-d). Each place is set once, and each foreign heap pushed out once,
    so that it ends.

    Attributes:
        acting: the sides still to act, the present one first. acted: those that have acted, or passed (R-44).
        settled: the spots that the present one has set. pushed: spots and sides whose counters it has pushed out.
    """

    name: ClassVar[str] = "within"
    clause: ClassVar[str] = "revolution 6.14-a"
    rules: ClassVar[tuple[AnyRule, ...]] = (Arranging(), Expelling(), Staying())
    province: int
    acting: tuple[int, ...]
    acted: tuple[int, ...] = ()
    settled: tuple[int, ...] = ()
    pushed: tuple[tuple[int, int], ...] = ()

    def asks(self, state: State) -> int:
        """The largest that has not acted."""
        return self.acting[0]

    def seats(self, state: State) -> tuple[str, ...]:
        """Nobody when all have acted."""
        return super().seats(state) if self.acting else ()

    def run(self, state: State) -> None:
        """The next province."""
        state.pop()

    def finish(self, state: State) -> None:
        """The next faction."""
        side, ref = self.asks(state), state.world.provinces[self.province].ref
        key = "arranges" if self.settled or self.pushed else "stays"
        state.say(key, "6.14-a", side, ref, kind="arranged", province=ref)
        state.replace(type(self)(self.province, self.acting[1:], (*self.acted, side)))

    def told(self, state: State) -> dict[str, Arg]:
        """The province."""
        return {"province": state.world.provinces[self.province].ref}

    def countryside(self, state: State) -> int:
        """Where counters stand that are in no town and no city."""
        return state.world.provinces[self.province].countryside

    def places(self, state: State) -> Sequence[int]:
        """The towns and unbesieged cities."""
        return state.open_spots(self.province)[1:]

    def holder(self, state: State, spot: int) -> int:
        """Who has acted and stands in a town, so that nobody else may enter it (6.14-b); NOBODY where it is open."""
        return next((side for side in self.acted if state.at[spot][side]), NOBODY)

    def why_not_place(self, state: State, word: str) -> Refusal | None:
        """None for a town or an unbesieged city of the province; else why nothing moves there."""
        world, here = state.world, state.world.provinces[self.province]
        spot = world.spot.get(word)
        if spot is None or spot not in here.spots or spot == here.countryside:
            ref = f"place:{word}" if spot is None else world.spots[spot].ref
            return no("6.14-a", "not-province", ref, place=ref, province=here.ref)
        known = world.spots[spot]
        if known.city >= 0 and state.besieged(known.city):
            return no("6.6-c", "besieged", known.ref, place=known.ref)
        return None

    def interpret_drag(
        self, state: State, seat: str, source: str, target: str, via: tuple[str, ...]
    ) -> Iterable[Action]:
        """One own counter goes in or out, or one foreign counter goes out."""
        world, whose, side = state.world, whose_of(source), self.asks(state)
        loose = f"pile:surplus-{world.provinces[self.province].id}"
        start = self.countryside(state) if source == loose else spot_of(state, source)
        goal = spot_of(state, target)
        if start < 0 or goal < 0 or start == goal or not (whose or source == loose):
            return
        if whose and side_of(whose) != side:
            yield Expel(world.spots[start].id, whose)
            return
        if world.spots[goal].kind != "countryside":
            yield Arrange(world.spots[goal].id, state.at[goal][side] + 1)
        if world.spots[start].kind != "countryside":
            yield Arrange(world.spots[start].id, state.at[start][side] - 1)

    def drags(self, state: State, seat: str) -> Iterator[tuple[tuple[Action, ...], Gesture]]:
        """Own counters are carried from the countryside into places, out of them, and from one place to another."""
        world, side, land = state.world, self.asks(state), self.countryside(state)
        asked, rule, province = self.ask(state, seat), Arranging(), world.provinces[self.province]
        for start in (land, *self.places(state)):
            known = world.spots[start]
            source = f"pile:surplus-{province.id}" if start == land else heap_at(known.id, WORDS[side])
            for goal in (land, *self.places(state)):
                if goal == start:
                    continue
                for n in range(1, state.at[start][side] + 1):
                    out = Arrange(known.id, state.at[start][side] - n)
                    into = Arrange(world.spots[goal].id, state.at[goal][side] + n)
                    actions = (*((out,) if start != land else ()), *((into,) if goal != land else ()))
                    if any(rule.why_not_there(asked, action) is not None for action in actions):
                        break
                    ref = world.spots[goal].ref
                    label = actions[-1].gesture().label
                    yield actions, Gesture("drag", label, source, ref, (ref,), n, "place", count=n)

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """A row for each place; in all no more than there are."""
        side = self.asks(state)
        have = state.strengths(self.province)[side]
        group = NumberGroup(tuple(self._rows(state, side, have)), side_ref(side), have)
        return NumberSheet((group,), say("step-within"))

    def _rows(self, state: State, side: int, have: int) -> Iterator[NumberRow]:
        for spot in self.places(state):
            known, now = state.world.spots[spot], state.at[spot][side]
            most = min(have, 1) if known.kind == "town" else have
            fixed = spot in self.settled or (known.kind == "town" and self.holder(state, spot) != NOBODY)
            yield NumberRow(known.ref, now if fixed else 0, now if fixed else most, first=now)

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """Who leaves a place comes first: others may need him."""
        side = self.asks(state)
        now = {state.world.spots[spot].ref: state.at[spot][side] for spot in self.places(state)}
        changed = [(ref, number) for ref, number in values.items() if number != now.get(ref)]
        for ref, number in sorted(changed, key=lambda one: one[1] > now.get(one[0], 0)):
            yield Arrange(word_of(ref), number)

    def measure(self, state: State) -> int:
        """Places to be set and heaps to be pushed out, by each faction still to act."""
        places = len(state.world.provinces[self.province].spots)
        most = places * (len(WORDS) + 1) + 1
        return len(self.acting) * most - len(self.settled) - len(self.pushed)


class Settling(Step[State], frozen=True):
    """Neutrals of the countryside go into empty cities, then into empty towns, in every province (6.14-c, R-14)."""

    name: ClassVar[str] = "settling"
    clause: ClassVar[str] = "revolution 6.14-c"

    def run(self, state: State) -> None:
        """One province after another."""
        state.pop()
        for province in range(len(state.world.provinces)):
            neutrals_enter(state, province)


def neutrals_enter(state: State, number: int) -> None:
    """Two into an empty city of a province, one into an empty town, as long as there are some (6.14-c)."""
    rules, spots, province = state.world.rules, state.world.spots, state.world.provinces[number]
    loose = state.at[province.countryside]
    open_spots = state.open_spots(number) if loose[NEUTRAL] else ()
    for spot in (*province.cities, *province.towns):
        if loose[NEUTRAL] and spot in open_spots and not any(state.at[spot]):
            full = rules.free_city if spots[spot].kind == "city" else rules.free_town
            going = min(full, loose[NEUTRAL])
            loose[NEUTRAL] -= going
            state.at[spot][NEUTRAL] += going
            state.say(
                "neutrals-enter", "6.14-c", NOBODY, spots[spot].ref, kind="within",
                path=(province.ref, spots[spot].ref), data={"n": going}, n=going, place=spots[spot].ref,
            )  # fmt: skip
