"""Subsidies offered, accepted, withdrawn and ended at random, and what a change of sides leaves of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_treaties as treaties
from tests.games.maria.surveyor_compare import same
from tests.games.maria.surveyor_table import POWERS, Table, read
from tests.games.maria.surveyor_treaties import Papers


def papers(position: Position) -> Papers:
    """What the engine has written down."""
    affairs = position.view(None).advanced.affairs
    running, offered = (
        [(c.giver, c.receiver, c.turns) for c in found] for found in (affairs.contracts, affairs.proposals)
    )
    return Papers(running, offered)


class Agreements:
    """A table at which much is agreed."""

    def __init__(self, position: Position, file: dict[str, Any], rng: Rng) -> None:
        self.position, self.file, self.rng, self.seen = position, file, rng, Counter[str]()
        self.papers = papers(position)
        same(sorted(self.papers.running), sorted(self.wanted_at_first()), "contracts at first")

    def wanted_at_first(self) -> list[tuple[str, str, int]]:
        """The contracts of the file."""
        return [(g, r, int(turns)) for g, r, turns in (text.split() for text in self.file["contracts"])]

    def run(self) -> Counter[str]:
        """Agreements, a change of sides, agreements."""
        self.agree(30)
        before = read(self.position)
        for _ in range(4):
            decision = self.position.decision()
            if decision is None or decision.step not in ("select", "execute", "peace"):
                break
            options = [
                a for a in decision.actions if a.text() not in ("answer keep-cards", "answer no-offer")
            ]
            self.position.play_legal(self.rng.choice(options or list(decision.actions)), decision.seat)
            self.papers = treaties.enemies_end(read(self.position), self.papers)
        if self.position.decision() is None:
            return self.seen
        after = read(self.position)
        if (before.stage, after.stage) == ("prussia", "austria"):
            self.papers = treaties.served(after, self.papers)
        if before.turn == after.turn and after.stage != "france":
            self.check("after the change")
            self.seen[f"{before.saxony} to {after.saxony}"] += 1
            self.seen["peace"] += after.peace != before.peace
            self.agree(20)
        return self.seen

    def check(self, what: str) -> None:
        """The same contracts and offers."""
        found = papers(self.position)
        same(sorted(found.running), sorted(self.papers.running), f"{what}: contracts")
        same(sorted(found.offered), sorted(self.papers.offered), f"{what}: offers")

    def agree(self, number: int) -> None:
        """So many attempts by anyone."""
        table = read(self.position)
        seats = list(self.position.view(None).seats)
        for _ in range(number):
            seat = self.rng.choice(seats)
            known = [c[:2] for c in (*self.papers.running, *self.papers.offered)]
            pair = (self.rng.choice(POWERS), self.rng.choice(POWERS))
            giver, receiver = self.rng.choice(known) if known and self.rng.below(2) else pair
            verb = self.rng.choice(["subsidise", "accept", "withdraw", "cancel"])
            if verb == "subsidise":
                seat = table.player(giver) if self.rng.below(3) else seat
                self.interpret_drag(
                    table, seat, verb, giver, receiver, self.rng.below(10) if self.rng.below(3) else 2
                )
            else:
                self.interpret_drag(table, seat, verb, giver, receiver, 0)

    def interpret_drag(
        self, table: Table, seat: str, verb: str, giver: str, receiver: str, turns: int
    ) -> None:
        """One attempt: permitted or not, and what it leaves."""
        text = f"{verb} {giver} {receiver}" + (f" {turns}" if verb == "subsidise" else "")
        found = self.position.refuse(self.position.read(text), seat)
        now, pair = self.papers, (giver, receiver)
        wanted = {
            "subsidise": treaties.may_offer(table, now, seat, (giver, receiver, turns)),
            "accept": treaties.may_accept(table, now, seat, giver, receiver),
            "withdraw": treaties.may_withdraw(table, now, seat, giver, receiver),
            "cancel": treaties.may_end(table, now, seat, giver, receiver),
        }[verb]
        why = f"{found.message.key} {found.clause}" if found else "permitted"
        same(why if (found is None) != wanted else wanted, wanted, f"{seat}: {text} with {now}")
        self.seen["permitted" if wanted else "refused"] += 1
        if not wanted:
            return
        self.position.play(self.position.read(text), seat)
        self.seen[verb] += 1
        alone = table.player(giver) == table.player(receiver)
        if verb in ("subsidise", "accept"):
            offer = (*pair, turns) if verb == "subsidise" else next(c for c in now.offered if c[:2] == pair)
            made = verb == "accept" or alone
            same_two = [c for c in now.offered if c[:2] == pair or (made and {*c[:2]} == {*pair})]
            now.offered = [c for c in now.offered if c not in same_two]
            (now.running if made else now.offered).append(offer)
        elif verb == "withdraw":
            now.offered = [c for c in now.offered if c[:2] != pair]
        else:
            now.ending.append((*pair, seat))
            if alone or len([wish for wish in now.ending if wish[:2] == pair]) == 2:
                now.running = [c for c in now.running if c[:2] != pair]
                now.ending = [wish for wish in now.ending if wish[:2] != pair]
        self.check(text)


def after_neutrality(position: Position, file: dict[str, Any], table: Table) -> Counter[str]:
    """Prussia's neutrality has ended and its stage begins: enemies have no contracts, the others are served (R-30)."""
    whole = Papers([(g, r, int(turns)) for g, r, turns in (text.split() for text in file["contracts"])])
    left = treaties.enemies_end(table, whole).running
    served = [(g, r, turns - (g in table.active())) for g, r, turns in left]
    same(
        sorted(papers(position).running),
        sorted(c for c in served if c[2]),
        "contracts when neutrality has ended",
    )
    return Counter({"ended": len(whole.running) - len(left), "neutrality ends": 1})
