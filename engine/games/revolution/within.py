"""Movement within provinces (5.6, 6.14): each proposed province by size, then neutrals in empty places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.games.revolution.actions import Arrange, ArrangeAll, Done, Expel, Part, heap_at
from engine.games.revolution.arranging import Arranging, ArrangingAll, Expelling
from engine.games.revolution.asking import Ending, SideAsked, SideStep
from engine.games.revolution.counsel.arranging import Rows, rows_of, taken
from engine.games.revolution.pointing import spot_of, whose_of
from engine.games.revolution.refusals import no
from engine.games.revolution.sides import NEUTRAL, NOBODY, WORDS, side_of, side_ref
from engine.games.revolution.state import State
from engine.games.revolution.world import World
from engine.kernel.action import Action
from engine.kernel.gesture import Gesture
from engine.kernel.message import Message, say
from engine.kernel.numbers import NumberGroup, NumberRow, NumberSheet
from engine.kernel.refusal import Refusal
from engine.kernel.step import AnyRule, Step


def acting_in(state: State, province: int) -> tuple[int, ...]:
    """The factions that act in a province, the largest first, equal ones in the order of play (6.14-a)."""
    strengths = state.strengths(province)
    return tuple(sorted((side for side in state.order if strengths[side]), key=lambda side: -strengths[side]))


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
    moves_counters: ClassVar[bool] = True
    rules: ClassVar[tuple[AnyRule, ...]] = (Arranging(), Expelling(), ArrangingAll(), Staying())
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

    def prompt(self, state: State, seat: str) -> Message:
        """The province, or all that may be arranged in one go."""
        refs = list(self.asked_about(state))
        side = side_ref(self.asks(state))
        if len(refs) == 1:
            return say("revolution-prompt-within", side=side, province=refs[0])
        return say("revolution-prompt-within-all", side=side, provinces=refs)

    def asked_about(self, state: State) -> tuple[str, ...]:
        """The provinces that may be arranged in one go."""
        return tuple([state.world.provinces[step.province].ref for step in self.ready(state)])

    # --- several provinces ------------------------------------------------------------

    def ready(self, state: State) -> list[Within]:
        """The provinces in which the faction asked is the next, this one first.

        Their order is of no matter (5.6-a), so it may arrange them in one go. Where it can do nothing it is not asked.
        """
        others = (
            step
            for step in reversed(state.agenda)
            if isinstance(step, Within) and step is not self and step.acting[:1] == self.acting[:1]
        )
        return [self, *(step for step in others if step.can_act(state))]

    def can_act(self, state: State) -> bool:
        """Whether the faction asked can change anything in this province."""
        asked = self.ask(state, state.seat_for(self.asks(state)))
        if len(Arranging().candidates(asked)):
            return True
        rule = Expelling()
        return any(rule.why_not_in(asked, action) is None for action in rule.candidates(asked))

    def open_now(self, state: State) -> list[Within]:
        """The provinces in which it may change something now; none where it can do nothing in this one (R-33)."""
        return self.ready(state) if self.can_act(state) else []

    def asked_at(self, state: State, seat: str, word: str) -> SideAsked:
        """What the Rules are asked about in the province of a place, if it may be arranged now; else in this one."""
        spot = state.world.spot.get(word, -1)
        return SideAsked(self.step_at(state, spot), state, seat)

    def step_at(self, state: State, spot: int) -> Within:
        """The Step of the province of a place, if that may be arranged now; else this one."""
        province = state.world.spots[spot].province if spot >= 0 else self.province
        if province == self.province:
            return self
        return next((step for step in self.open_now(state) if step.province == province), self)

    def going_on(self, state: State, **noted: object) -> None:
        """With something noted, wherever on the agenda it stands."""
        at = next(at for at, step in enumerate(state.agenda) if step is self)
        state.agenda[at] = replace(self, **noted)

    def place_of(self, state: State, province: int) -> int:
        """Where on the agenda a province stands in which movement is proposed; -1 where it is not, or is over."""
        found = (
            at
            for at, step in enumerate(state.agenda)
            if isinstance(step, Within) and step.province == province
        )
        return next((at for at in found if state.agenda[at].acting), -1)  # type: ignore[attr-defined]

    def why_not_further(self, state: State, side: int, province: int) -> Refusal | None:
        """None if a faction is the next that acts in a province (6.14-a), else why not."""
        ref, at = state.world.provinces[province].ref, self.place_of(state, province)
        if at < 0:
            return no("6.14-a", "not-proposed", ref, province=ref)
        step = state.agenda[at]
        assert isinstance(step, Within)
        if step.acting[0] == side:
            return None
        if side not in step.acting:
            return no("6.14-a", "not-to-act", ref, side=side_ref(side), province=ref)
        return no("6.14-a", "larger-first", ref, whose=side_ref(step.acting[0]), province=ref)

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
        loose = source.removeprefix("pile:surplus-")
        start = world.spot.get(loose, -1) if loose != source else spot_of(state, source)
        goal = spot_of(state, target)
        if start < 0 or goal < 0 or start == goal or not (whose or loose != source):
            return
        here = self.step_at(state, start).province
        if whose and side_of(whose) != side:
            yield Expel(world.spots[start].id, whose)
            return
        outside = next((s for s in (start, goal) if world.spots[s].province != here), -1)
        if outside >= 0:
            yield Arrange(world.spots[outside].id, state.at[outside][side] + 1)
            return
        if world.spots[goal].kind != "countryside":
            yield Arrange(world.spots[goal].id, state.at[goal][side] + 1)
        if world.spots[start].kind != "countryside":
            yield Arrange(world.spots[start].id, state.at[start][side] - 1)

    def drags(self, state: State, seat: str) -> Iterator[tuple[tuple[Action, ...], Gesture]]:
        """Own counters are carried from the countryside into places, out of them, and from one place to another."""
        for step in self.open_now(state):
            yield from step.drags_in(state, seat)
            if step is not self:
                asked = step.ask(state, seat)
                legal = (a for a in Expelling().candidates(asked) if Expelling().why_not_in(asked, a) is None)
                yield from (((action,), action.gesture()) for action in legal)

    def drags_in(self, state: State, seat: str) -> Iterator[tuple[tuple[Action, ...], Gesture]]:
        """Those within this province."""
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

    # --- as shown ---------------------------------------------------------------------

    def shown(self, asked: SideAsked) -> Action:
        """What the counsel would do, whatever it has settled already; or to stay."""
        return self._whole(asked.position, asked.filled_in)

    def filled(self, state: State, seat: str, kept: Mapping[str, int]) -> dict[str, int]:
        """Numbers of this province on the sheet, by reference, around those that are kept."""
        spots = tuple(state.open_spots(self.province))
        side, rows = self.asks(state), rows_of(state, spots)
        fixed = tuple(
            (n, kept.get(state.world.spots[spot].ref, rows[n][side]))
            for n, spot in enumerate(spots)
            if spot in self.settled or state.world.spots[spot].ref in kept
        )
        after = taken(state.world, spots, rows, side, self.acted, self.acting[1:], fixed)
        found: dict[str, int] = {}
        for spot, before, then in list(zip(spots, rows, after, strict=True))[1:]:
            found[state.world.spots[spot].ref] = then[side]
            for whose, ref in self._strangers(state, spot):
                found[ref] = max(0, before[whose] - then[whose])
        return found

    def _strangers(self, state: State, spot: int) -> Iterator[tuple[int, str]]:
        """Whose counters may be pushed out of a city, with their references; out of a town they go by themselves."""
        known = state.world.spots[spot]
        for whose, number in enumerate(state.at[spot]):
            gone = whose in (self.asks(state), *self.acted) or (spot, whose) in self.pushed
            if number and not gone and known.kind == "city":
                yield whose, heap_at(known.id, WORDS[whose])

    def _whole(self, state: State, values: Mapping[str, int]) -> Action:
        """What a filled sheet means, in all provinces that it tells of."""
        parts, *further = [(step, step.parts(state, values)) for step in self.ready(state)]
        if not (parts[1] or further):
            return Done()
        names = state.world.provinces
        return ArrangeAll.of(parts[1], [(names[step.province].id, more) for step, more in further])

    def parts(self, state: State, values: Mapping[str, int]) -> list[Part]:
        """What it means here: first who is pushed out, then who leaves a place, since others may need him."""
        side, parts = self.asks(state), list[Part]()
        leaving, coming = list[Part](), list[Part]()
        for spot in self.places(state):
            known, now = state.world.spots[spot], state.at[spot][side]
            for whose, ref in self._strangers(state, spot):
                if values.get(ref, 0):
                    parts.append(Expel(known.id, WORDS[whose], values[ref]))
            number = values.get(known.ref, now)
            if number != now:
                (coming if number > now else leaving).append(Arrange(known.id, number))
        return [*parts, *leaving, *coming]

    def number_sheet(self, state: State, seat: str) -> NumberSheet:
        """A row for each place, in all no more than there are; and one for each heap that may be pushed out."""
        ready = self.ready(state)
        return NumberSheet(
            tuple(group for step in ready for group in step.groups(state, seat, alone=len(ready) == 1)),
            say("step-within"),
        )

    def groups(self, state: State, seat: str, *, alone: bool) -> Iterator[NumberGroup]:
        """The rows of this province, under its name where it is not alone on the sheet."""
        side, first = self.asks(state), self.filled(state, seat, {})
        have, head = state.strengths(self.province)[side], state.world.provinces[self.province].ref
        own = tuple(self._rows(state, side, have, first))
        yield NumberGroup(own, side_ref(side) if alone else head, have, gives_way=True)
        out = tuple(
            NumberRow(ref, 0, state.at[spot][whose], first=first[ref], note=say("revolution-pushed-out"))
            for spot in self.places(state)
            for whose, ref in self._strangers(state, spot)
        )
        if out:
            yield NumberGroup(out)

    def _rows(self, state: State, side: int, have: int, first: Mapping[str, int]) -> Iterator[NumberRow]:
        for spot in self.places(state):
            known, now = state.world.spots[spot], state.at[spot][side]
            most = min(have, 1) if known.kind == "town" else have
            if spot in self.settled or (known.kind == "town" and self.holder(state, spot) != NOBODY):
                yield NumberRow(known.ref, now, now, first=now, now=now)
            else:
                yield NumberRow(known.ref, 0, most, first=first[known.ref], now=now)

    def fill_rest(self, state: State, seat: str, kept: Mapping[str, int]) -> Mapping[str, int]:
        """As shown, around what is kept."""
        found: dict[str, int] = {}
        for step in self.ready(state):
            found |= step.filled(state, seat, kept)
        return found | dict(kept)

    def interpret_numbers(self, state: State, seat: str, values: Mapping[str, int]) -> Iterable[Action]:
        """The whole answer for all provinces of the sheet: nothing follows on it."""
        return (self._whole(state, values),)

    def measure(self, state: State) -> int:
        """Places to be set and heaps to be pushed out, by each faction still to act, in all provinces."""
        return sum(step.most_left(state) for step in state.agenda if isinstance(step, Within))

    def most_left(self, state: State) -> int:
        """Those of this province."""
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


def entering(world: World, spots: Sequence[int], rows: Rows) -> list[tuple[int, int]]:
    """Neutrals that go from the countryside into empty places, cities first (6.14-c, R-14): how many into which row."""
    found, left = list[tuple[int, int]](), rows[0][NEUTRAL]
    cities = [n for n, spot in enumerate(spots) if world.spots[spot].city >= 0]
    for n in (*cities, *(n for n in range(1, len(spots)) if n not in cities)):
        if left and not any(rows[n]):
            full = world.rules.free_city if n in cities else world.rules.free_town
            found.append((n, min(full, left)))
            left -= found[-1][1]
    return found


def neutrals_enter(state: State, number: int) -> None:
    """Two into an empty city of a province, one into an empty town, as long as there are some (6.14-c)."""
    province, spots = state.world.provinces[number], tuple(state.open_spots(number))
    if not state.at[province.countryside][NEUTRAL]:
        return
    for at, going in entering(state.world, spots, rows_of(state, spots)):
        ref = state.world.spots[spots[at]].ref
        state.at[province.countryside][NEUTRAL] -= going
        state.at[spots[at]][NEUTRAL] += going
        state.say(
            "neutrals-enter", "6.14-c", NOBODY, ref, kind="within", path=(province.ref, ref),
            data={"n": going, "heap": heap_at(state.world.spots[spots[at]].id, WORDS[NEUTRAL])}, n=going, place=ref,
        )  # fmt: skip
