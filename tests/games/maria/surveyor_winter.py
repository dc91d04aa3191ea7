"""New troops given out at random, in winter and by cards, held against the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_recruits as recruits
from tests.games.maria.surveyor_compare import same, worth
from tests.games.maria.surveyor_moves import needs_leave
from tests.games.maria.surveyor_table import Table, omniscient, read


def boxed(position: Position) -> set[str]:
    """The generals in boxes off the map."""
    return {p.id for p in position.view(None).pieces if p.place.startswith("box:") and p.kind == "general"}


def asks(position: Position, step: str) -> bool:
    """Whether this is asked now."""
    decision = position.decision()
    return decision is not None and decision.step == step


def allot(
    position: Position, before: Table, step: str, side: str, number: int, rng: Rng, seen: Counter[str]
) -> tuple[Table, int]:
    """New troops are given to generals one after the other; the Table afterwards, and how many were placed."""
    left, refused = number, set[str]()
    while left and asks(position, step):
        decision, table = position.decision(), read(position)
        assert decision is not None
        same(decision.seat, table.player(side), f"who allots troops of {side}")
        options = places(position, side, left, refused)
        same({action.text() for action in decision.actions}, options, f"{left} new troops of {side}")
        text = rng.choice(sorted(options))
        verb, name, *rest = text.split()
        position.play(position.read(text), decision.seat)
        seen[verb] += 1
        if verb == "return":
            seen["commander"] += named(position, rest[0], rng)
            leave = needs_leave(table, side, rest[0])
            same(asks(position, "consent"), leave, f"{text}: leave is asked")
            if leave and not consented(position, table, rest[0], rng, seen):
                same(read(position).pieces, table.pieces, f"{text}: not allowed")
                refused.add(rest[0])
                continue
            before = recruits.returned(before, name, rest[0])
            if step == "quarter" or asks(position, step):
                came(read(position), table, name, rest[0], int(rest[1]), text)
        elif step == "quarter" or asks(position, step):
            same(read(position).pieces[name].troops, table.pieces[name].troops + int(rest[0]), text)
        left -= int(rest[-1])
    if left and step == "quarter":
        same(places(position, side, left, refused), set(), f"where {left} more troops of {side} could go")
    return before, number - left


def named(position: Position, city: str, rng: Rng) -> bool:
    """With equal ranks the player of both says who commands (6-d); whether that was asked."""
    if not asks(position, "commander"):
        return False
    decision, there = position.decision(), read(position).at(city)
    assert decision is not None
    same({a.text() for a in decision.actions}, {f"command {g.id}" for g in there}, f"commander in {city}")
    same(len({g.rank for g in there}), 1, "ranks of those who might command")
    position.play_legal(decision.actions.pick(rng), decision.seat)
    return True


def places(position: Position, side: str, left: int, refused: set[str]) -> set[str]:
    """Where new troops may go; where nobody was let in, nobody asks again (10.1-h, R-34)."""
    options = recruits.allotments(read(position), side, boxed(position), left)
    return {text for text in options if not (text.startswith("return") and text.split()[2] in refused)}


def consented(position: Position, table: Table, city: str, rng: Rng, seen: Counter[str]) -> bool:
    """The other player says whether he agrees to a stack; how often he did not is counted."""
    decision = position.decision()
    assert decision is not None
    (host,) = table.generals(city)
    same(decision.seat, table.player(host.side), "who is asked for leave")
    answer = decision.actions.pick(rng)
    position.play_legal(answer, decision.seat)
    agreed = answer.text() != "answer forbid-stack"
    seen["agreed" if agreed else "forbidden"] += 1
    return agreed


def came(after: Table, before: Table, name: str, city: str, troops: int, text: str) -> None:
    """A general is back with new troops, face up; an enemy train and a hussar are gone (13-c, 13-e, 7-c, R-34)."""
    general = after.pieces[name]
    same((general.city, general.troops, general.down), (city, troops, False), text)
    wanted = recruits.returned(before, name, city)
    same({n: p.city for n, p in after.pieces.items()}, {n: p.city for n, p in wanted.pieces.items()}, text)
    same(after.hussars, wanted.hussars, f"{text}: hussars")
    stayed = {n: (p.down, p.troops) for n, p in before.pieces.items() if n in after.pieces}
    same({n: (after.pieces[n].down, after.pieces[n].troops) for n in stayed}, stayed, f"{text}: the others")


class Winter:
    """A winter: each power in turn pays and places its troops."""

    def __init__(self, position: Position, file: dict[str, Any], rng: Rng) -> None:
        self.position, self.file, self.rng, self.seen = position, file, rng, Counter[str]()

    def run(self) -> Counter[str]:
        """All powers in their order, then the notes (13)."""
        start = read(self.position)
        reserve = dict(start.stock["reserve"]) if start.stock else {}
        for power in recruits.buying(start):
            self.recruit(power)
        if reserve:
            self.notes(start, reserve)
        return self.seen

    def side(self) -> str:
        """Who is asked to pay."""
        payment = self.position.view(None).payment
        return payment.side if payment is not None and asks(self.position, "winter") else ""

    def recruit(self, power: str) -> None:
        """One power buys as many troops as it likes, no more than fit, and places them (13-b, 13-c, R-34).

        Whoever holds a card is asked, for what it is worth is secret (8-d), unless all know that none would fit (6-f).
        """
        if self.position.decision() is None:
            return
        table, off = read(self.position), boxed(self.position)
        fit = recruits.room(table, power, off)
        hand = table.hands[power]
        known = recruits.possible_room(table, power, off, self.position.view(None).totals[power])
        able = bool(hand) and known > 0
        same(self.side() == power, able, f"{power} with {hand} may recruit, {fit} fit")
        if not able:
            self.seen["no recruits"] += 1
            return
        seat, points, paid = table.player(power), 0, Counter[int]()
        while True:
            decision = self.position.decision()
            assert decision is not None
            same((decision.step, decision.seat), ("winter", seat), f"{power} pays")
            options = {"done"} | {f"pay {card}" for card in hand if points // recruits.PRICE < fit}
            same({a.text() for a in decision.actions}, options, f"{power} has paid {points}, {fit} fit")
            text = (
                self.rng.choice(sorted(options - {"done"}))
                if len(options) > 1 and self.rng.below(5)
                else "done"
            )
            self.position.play(self.position.read(text), seat)
            if text == "done":
                break
            card = text.split()[1]
            hand = tuple(c for c in hand if c != card)
            points += worth(card)
            paid[int(card.split(".")[1]) - 1] += 1
        bought = min(points // recruits.PRICE, fit)
        after = read(self.position)
        same(after.hands[power], hand, f"hand of {power}")
        left = self.position.view(None).recruits
        same(
            left.left if left is not None and left.side == power else 0,
            bought,
            f"troops bought by {power} for {points}",
        )
        before = sum(g.troops for g in table.generals() if g.side == power)
        _, placed = allot(self.position, after, "quarter", power, bought, self.rng, self.seen)
        self.seen["recruits"] += placed
        total = sum(g.troops for g in read(self.position).generals() if g.side == power)
        same(total, before + placed, f"troops of {power}")

    def notes(self, start: Table, reserve: dict[str, int]) -> None:
        """What is noted, and who has won after the fourth winter (13-f, 23-c)."""
        sheets = [*self.file.get("winters", []), reserve]
        view = omniscient(self.position)
        if start.turn < 12:
            same(view.advanced.affairs.winters, len(sheets), "winters noted")
            same(self.position.result, None, "nobody has won")
            return
        sums = {power: sum(sheet[power] for sheet in sheets) for power in reserve}
        winner = recruits.lowest(sums, start.seats)
        result = self.position.result
        same(result.winners if result else (), (start.player(winner),), f"who has won with {sums}")
        self.seen["game over"] += 1
