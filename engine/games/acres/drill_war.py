"""Drills about war: raids and who blocks them, what strengthens a siege, where its marker lies, how it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from engine.games.acres.actions import Block, Raid, Reinforce
from engine.games.acres.cards import Card
from engine.games.acres.drill_sites import some
from engine.games.acres.drill_suppose import hand_of, one_that, to_act
from engine.games.acres.raids import RaidBlock, reach
from engine.games.acres.sides import BRITISH, FRENCH, GREEN, NUMBER, side_ref, siege_ref
from engine.games.acres.siege_win import won_by
from engine.games.acres.sieges import brings, opening, strength
from engine.games.acres.state import Siege, State
from engine.kernel.drill import Answer, DrillKind, Form, Question, Reason, because
from engine.kernel.message import say

LONGEST = 4
"""Cards of a raid that is asked about, at most."""
SUPPOSED = 4
"""Sites of a side that are supposed to be besieged where no siege goes on."""


class Raids(DrillKind[State]):
    """Which sites a raid with so many cards can hit (raid-1, raid-4, raid-5)."""

    name: ClassVar[str] = "raid"
    clauses: ClassVar[tuple[str, ...]] = (
        "acres raid-1",
        "acres raid-4",
        "acres raid-5",
        "acres R-raid-count",
    )
    form: ClassVar[Form] = "places"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-acres-raid-way", "acres-refuse-raid-no-way"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each number of cards that some raid of the side takes."""
        side = NUMBER[seat]
        for n in sorted({*reach(position, side).values()}):
            if n <= LONGEST:
                prompt = say("drill-acres-raid-ask", side=side_ref(side), n=n)
                yield Question(self.name, seat, (side_ref(side), f"count:{n}"), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """Each site of the enemy is judged with so many cards that raid and cost nothing."""
        side, world, seat = NUMBER[question.seat], position.world, question.seat
        n = int(question.about[1].removeprefix("count:"))
        raider = one_that(position, side, lambda card: card.raids and not card.raid_cost)
        after = to_act(position, side, [raider.kind] * n)
        judged = []
        for place in world.places_in(position.own(1 - side)):
            here, action = world.ref(place), Raid(world.ids[place], (raider.id,) * n)
            why = because("acres raid-1", "drill-acres-raid-way", here, place=here, n=n)
            judged.append((here, after.refuse(action, seat), why))
        return Answer.judged(judged)


class Blocking(DrillKind[State]):
    """Which cards of the hand block a raid (raid-6)."""

    name: ClassVar[str] = "block"
    clauses: ClassVar[tuple[str, ...]] = ("acres raid-6", "acres R-block", "acres R-block-cards")
    form: ClassVar[Form] = "cards"
    plain: ClassVar[frozenset[str]] = frozenset(
        {"drill-acres-block-elsewhere", "acres-refuse-blocks-no-raid"}
    )

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each site of the side that the other can raid."""
        for place in reach(position, 1 - NUMBER[seat]):
            here = position.world.ref(place)
            yield Question(self.name, seat, (here,), say("drill-acres-block-ask", place=here))

    def answer(self, position: State, question: Question) -> Answer:
        """As the victim of the raid is judged; of what does not block some belongs elsewhere, some only fights."""
        here, seat = question.about[0], question.seat
        raided = position.copy()
        raided.push(RaidBlock(seat, (), here.removeprefix("place:")))
        right, why = set[str](), dict[str, Reason]()
        for card in hand_of(position, seat):
            refusal = raided.refuse(Block(card.id), seat)
            args = {"card": card.ref, "place": here}
            if refusal is None:
                right.add(card.ref)
                key = "power" if card.blocks_raid else "own"
                why[card.ref] = because("acres raid-6", f"drill-acres-block-{key}", card.ref, here, **args)
            elif card.place < 0 and card.military:
                why[card.ref] = because("acres R-block-cards", "drill-acres-block-fights", card.ref, **args)
            elif card.place >= 0 and position.world.ref(card.place) != here:
                why[card.ref] = because("acres raid-6", "drill-acres-block-elsewhere", card.ref, **args)
            else:
                why[card.ref] = Reason.of(refusal)
        return Answer(frozenset(right), tuple(why), why)


class Reinforcing(DrillKind[State]):
    """Which cards of the hand strengthen a siege (reinforce)."""

    name: ClassVar[str] = "reinforce"
    clauses: ClassVar[tuple[str, ...]] = (
        "acres reinforce-1", "acres reinforce-2", "acres reinforce-3", "acres reinforce-5", "acres reinforce-6",
    )  # fmt: skip
    form: ClassVar[Form] = "cards"
    plain: ClassVar[frozenset[str]] = frozenset({"acres-refuse-no-military", "drill-acres-reinforce-brings"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """One for each siege in progress; where there is none, for some sites that might be besieged."""
        sieges = [
            (attacker, siege.place) for attacker, siege in enumerate(position.sieges) if siege is not None
        ]
        for attacker in () if sieges else (BRITISH, FRENCH):
            places = position.world.places_in(position.own(1 - attacker))
            sieges += [(attacker, place) for place in some(places, SUPPOSED, position.turn)]
        for attacker, place in sieges:
            here, side = position.world.ref(place), f"side:{seat}"
            prompt = say("drill-acres-reinforce-ask", side=side, attacker=side_ref(attacker), place=here)
            yield Question(self.name, seat, (siege_ref(attacker), here, side), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """As each card is judged, in the turn of the side."""
        seat, name = question.seat, question.about[0].removeprefix("siege:")
        after, attacker = to_act(position, NUMBER[seat]), NUMBER[name]
        place = position.world.places[question.about[1].removeprefix("place:")]
        after.sieges[attacker] = after.sieges[attacker] or Siege(place, opening(position, place), ((), ()))
        judged = []
        for card in hand_of(position, seat):
            n, (clause, key) = brings(after, NUMBER[seat], attacker, card), self._said(card)
            why = because(f"acres {clause}", f"drill-acres-reinforce-{key}", card.ref, card=card.ref, n=n)
            judged.append((card.ref, after.refuse(Reinforce(name, card.id), seat), why))
        return Answer.judged(judged)

    def _said(self, card: Card) -> tuple[str, str]:
        if card.fortification:
            return "reinforce-3", "fort"
        return ("reinforce-1", "brings") if card.military else ("reinforce-2", "ship")


class Marker(DrillKind[State]):
    """Where the marker lies once a siege is laid (besiege-5, besiege-7)."""

    name: ClassVar[str] = "marker"
    clauses: ClassVar[tuple[str, ...]] = ("acres besiege-5", "acres besiege-7")
    form: ClassVar[Form] = "number"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-acres-marker-always", "drill-acres-marker-sum"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each enemy site and each card of the side with strength there, where more than the 1 counts."""
        side, world = NUMBER[seat], position.world
        for place in world.places_in(position.own(1 - side)):
            here = world.ref(place)
            for card in world.cards:
                more = (
                    position.forts >> place & 1 or world.defence[place] or self._double(position, card, place)
                )
                if more and card.colour in (side, GREEN) and strength(position, card, place):
                    prompt = say("drill-acres-marker-ask", side=side_ref(side), place=here, card=card.ref)
                    yield Question(self.name, seat, (here, card.ref), prompt)

    def answer(self, position: State, question: Question) -> Answer:
        """The opening and the strength together; without one of their parts it would be another number."""
        here, name = question.about
        world, place = position.world, position.world.places[here.removeprefix("place:")]
        card = position.card(world.kinds[NUMBER[question.seat]][name.removeprefix("card:")])
        rules, start, worth = world.rules.siege, opening(position, place), strength(position, card, place)
        after = start + worth
        why = {
            str(after): because(
                "acres besiege-5", "drill-acres-marker-sum", here, n=-start, worth=worth, card=name
            )
        }

        def tempts(number: int, clause: str, key: str, n: int) -> None:
            reason = because(clause, f"drill-acres-marker-{key}", here, n=n, place=here, card=name)
            why.setdefault(str(number), reason)

        if self._double(position, card, place):
            tempts(start + card.military + rules.ship_symbol_strength, "acres besiege-7", "once", worth)
        if position.forts >> place & 1:
            tempts(
                after + rules.fortification_defence, "acres besiege-5", "fort", rules.fortification_defence
            )
        if world.defence[place]:
            tempts(after + world.defence[place], "acres besiege-5", "modifier", world.defence[place])
        if worth > 1:
            tempts(start + 1, "acres R-strength", "strength", worth)
        tempts(after + rules.intrinsic_defence, "acres besiege-5", "always", rules.intrinsic_defence)
        return Answer(frozenset({str(after)}), tuple(sorted(why, key=int)), why)

    def _double(self, position: State, card: Card, place: int) -> bool:
        """Whether both a ship and soldiers of a card could be thought to count there."""
        return bool(card.military and card.ship and position.world.ships >> place & 1)


ENDS = ("falls", "holds", "goes-on")


class SiegeEnd(DrillKind[State]):
    """What the start of a turn makes of a siege (siege-win-1)."""

    name: ClassVar[str] = "siege-end"
    clauses: ClassVar[tuple[str, ...]] = ("acres siege-win-1", "acres R-zero")
    form: ClassVar[Form] = "choice"
    plain: ClassVar[frozenset[str]] = frozenset({"drill-acres-siege-end-holds"})

    def questions(self, position: State, seat: str) -> Iterable[Question]:
        """For each siege, with the marker around 0, at the start of a turn of the seat's side."""
        side, rules = NUMBER[seat], position.world.rules.siege
        for attacker, siege in enumerate(position.sieges):
            if siege is None:
                continue
            for pos in range(-rules.defender_wins_at - 1, rules.attacker_wins_at + 2):
                supposed = replace(siege, pos=pos)
                here = position.world.ref(siege.place)
                prompt = say(
                    "drill-acres-siege-end-ask", side=side_ref(side), attacker=side_ref(attacker), place=here,
                    ahead=supposed.ahead(attacker), n=supposed.at,
                )  # fmt: skip
                about = (siege_ref(attacker), here, side_ref(side), f"marker:{pos}")
                yield Question(self.name, seat, about, prompt, ENDS)

    def answer(self, position: State, question: Question) -> Answer:
        """As the check at the start of a turn finds it, with what each end would take."""
        side, attacker = NUMBER[question.seat], NUMBER[question.about[0].removeprefix("siege:")]
        pos, here = int(question.about[3].removeprefix("marker:")), question.about[1]
        after, siege, rules = position.copy(), position.sieges[attacker], position.world.rules.siege
        assert siege is not None
        after.sieges = [None, None]
        after.sieges[attacker] = replace(siege, pos=pos)
        won = attacker in won_by(after, side)
        right = "goes-on" if not won else "falls" if side == attacker else "holds"
        why = {
            "falls": because("acres siege-win-1", "drill-acres-siege-end-falls", here, n=rules.attacker_wins_at),
            "holds": because("acres siege-win-1", "drill-acres-siege-end-holds", here, n=rules.defender_wins_at),
            "goes-on": self._goes_on(side, attacker, pos, here) if not won else because(
                "acres siege-win-1", "drill-acres-siege-end-won", here
            ),
        }  # fmt: skip
        return Answer(frozenset({right}), ENDS, why)

    def _goes_on(self, side: int, attacker: int, pos: int, here: str) -> Reason:
        """Why nobody wins."""
        if not pos:
            return because("acres R-zero", "drill-acres-siege-end-even", here)
        if (pos > 0) != (side == attacker):
            ahead = attacker if pos > 0 else 1 - attacker
            return because("acres siege-win-1", "drill-acres-siege-end-turn", here, side=side_ref(ahead))
        return because("acres siege-win-1", "drill-acres-siege-end-short", here)
