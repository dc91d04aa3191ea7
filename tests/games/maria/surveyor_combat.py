"""A combat phase played at random, each fight and each retreat held against the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_fights as war
from tests.games.maria.surveyor_compare import same, worth
from tests.games.maria.surveyor_fights import Side
from tests.games.maria.surveyor_table import Table, read

AFTER = ("saxony", "posting", "reduction", "retreat")


class Campaign:
    """The combat phase of a stage: the pairs that are left, and what was seen."""

    def __init__(self, position: Position, before: Table, rng: Rng) -> None:
        self.position, self.before, self.rng, self.seen = position, before, rng, Counter[str]()
        self.pairs = war.pairs(before)
        self.retreated: set[str] = set()
        self.owed = 0

    # --- who fights whom ----------------------------------------------------------

    def alive(self, table: Table) -> set[tuple[str, str]]:
        """The pairs that have not lapsed (R-20, 11.1-l)."""

        def stands(a: str, d: str) -> bool:
            own, foes = table.generals(a), table.generals(d)
            if not own or not foes or any(g.id in self.retreated for g in foes):
                return False
            if table.ruleset == "2.0" and any(g.id in self.retreated for g in own):
                return False
            return (
                table.hostile(table.commander(a).side, table.commander(d).side)
                and table.land.roads.has_edge(a, d)
                and all(war.fights(table, g) for g in (*own, *foes))
            )

        return {pair for pair in self.pairs if stands(*pair)}

    def texts(self, table: Table) -> dict[str, tuple[str, str]]:
        """The attacks that may be fought next, as texts."""
        alive = self.alive(table)
        austrian = [p for p in alive if table.commander(p[0]).side == "austria"]
        if austrian and table.seats == 3:
            alive = {p for p in alive if table.commander(p[0]).side != "pragmatic"}
        return {f"attack {table.commander(a).id} {table.commander(d).id}": (a, d) for a, d in alive}

    def run(self) -> Counter[str]:
        """Fight it out."""
        decision = self.position.decision()
        same(bool(decision and decision.step == "combat"), bool(self.alive(self.before)), "fights at all")
        while decision is not None and decision.step == "combat":
            table = read(self.position)
            texts = self.texts(table)
            listed = {a.text() for a in decision.actions}
            mine = {
                t for t, (a, _) in texts.items() if table.player(table.commander(a).side) == decision.seat
            }
            same(listed, mine, f"attacks of {decision.seat}")
            assert mine, texts
            text = self.rng.choice(sorted(listed))
            self.pairs.discard(texts[text])
            self.seen["attacks"] += 1
            self.fight(table, text, *texts[text])
            decision = self.position.decision()
            if decision is not None and decision.step == "combat":
                at = read(self.position)
                same(
                    self.owed and at.stock and at.saxony != "austria",
                    self.owed and False,
                    "Austria was asked",
                )
                self.owed = 0
        return self.seen

    # --- one fight ----------------------------------------------------------------

    def play(self, text: str, seat: str) -> None:
        """Play an Action by its text."""
        self.position.play(self.position.read(text), seat)

    def fight(self, table: Table, text: str, a: str, d: str) -> None:
        """One fight: cards, losses and the retreat."""
        sides = {"attacker": war.side(table, a), "defender": war.side(table, d)}
        hands = {who: table.hands[s.power] for who, s in sides.items()}
        score = sides["attacker"].troops - sides["defender"].troops
        right = "attacker" if score <= 0 else "defender"
        self.play(text, table.player(sides["attacker"].power))
        while True:
            own = score if right == "attacker" else -score
            options = war.options(hands[right], sides[right].suit, own)
            decision = self.position.decision()
            asked = decision is not None and decision.step == "fight"
            same(asked, bool(options), f"{text}: {right} at {own} with {hands[right]} is asked")
            if not asked or decision is None:
                break
            same(decision.seat, table.player(sides[right].power), f"{text}: who is asked")
            same({x.text() for x in decision.actions}, options, f"{text}: cards at {own}")
            view = self.position.view(None)
            due = view.contest.due
            same(
                (view.contest.score, ("attacker", "defender")[due], view.fight.sides[due].suit,
                 view.fight.sides[due].troops),
                (score, right, sides[right].suit, sides[right].troops), f"{text}: state",
            )  # fmt: skip
            choice = self.rng.choice(sorted(options))
            self.play(choice, decision.seat)
            self.seen["cards"] += 1
            if choice == "stop":
                break
            words = choice.split()
            value = int(words[2]) if len(words) == 3 else worth(words[1])
            score += value if right == "attacker" else -value
            hands[right] = tuple(card for card in hands[right] if card != words[1])
            own = score if right == "attacker" else -score
            if own >= 0:
                right = "defender" if right == "attacker" else "attacker"
        own = score if right == "attacker" else -score
        if own == 0:
            self.seen["ties"] += 1
            self.settle(table, set(), {})
            return
        winner = sides["defender" if right == "attacker" else "attacker"]
        self.beaten(table, sides[right], winner, -own)

    def beaten(self, table: Table, beaten: Side, winner: Side, score: int) -> None:
        """The losses of the beaten army, and its retreat."""
        lost = min(score, beaten.troops)
        left = war.losses(table, beaten, lost)
        stay = war.survivors(table, beaten, left)
        now = self.without(table, beaten.generals - stay)
        legal = war.ends(now, beaten.city, stay, winner.city, lost) if stay else set()
        gone = beaten.generals - stay if legal else beaten.generals
        eliminated = lost if legal or not stay else beaten.troops
        self.score(table, beaten, winner, war.points(eliminated, len(gone)))
        self.retreated |= stay
        self.seen["wiped out" if not stay else "no retreat" if not legal else "driven away"] += 1
        decision = self.position.decision()
        while decision is not None and decision.step in AFTER:
            if decision.step == "retreat":
                self.retreat(beaten, stay, lost, winner)
                return
            self.answer()
            decision = self.position.decision()
        if decision is not None and decision.step == "combat":
            after = read(self.position)
            if after.saxony == table.saxony:
                self.check(after, beaten, stay, legal, left)
            self.move_pairs(stay, beaten.city)

    def score(self, table: Table, beaten: Side, winner: Side, number: int) -> None:
        """Victory points for both sides, the latest victor, and what is owed to Austria (16-a, 17.2-a)."""
        if not table.stock or self.position.result is not None:
            return
        seen = self.position.view(None).advanced
        wanted = war.boxes_after(table, table.stock["battle"], winner.power, beaten.power, number)
        same(seen.stock.battle, wanted, f"battle boxes after {number} points for {winner.power}")
        same(seen.affairs.victor, table.player(winner.power), "the latest victor")
        self.owed = war.owed_to_austria(table, beaten.power, beaten.city, number)
        self.seen["points"] += number

    def without(self, table: Table, names: frozenset[str] | set[str]) -> Table:
        """The Table without generals who are gone."""
        pieces = {name: piece for name, piece in table.pieces.items() if name not in names}
        return Table(
            table.ruleset, table.scenario, table.seats, table.turn, table.stage, table.saxony, table.annexed,
            table.peace, pieces, dict(table.hussars), dict(table.marks), dict(table.electors),
        )  # fmt: skip

    def answer(self) -> None:
        """Any answer to what is asked besides."""
        decision = self.position.decision()
        assert decision is not None
        self.seen[decision.step] += 1
        if decision.step == "saxony" and read(self.position).stage == self.before.stage:
            self.shift(decision)
            return
        self.position.play_legal(decision.actions.pick(self.rng), decision.seat)

    def shift(self, decision: Decision) -> None:
        """Austria moves Saxony's marker by all the points owed, or not at all (19.3-a, R-22)."""
        same(self.owed > 0, True, "Saxony's marker is asked about")
        at = self.position.view(None).advanced.politics.tracks["saxony"].at
        same(decision.seat, read(self.position).player("austria"), "who is asked about Saxony's marker")
        answers = {"answer shift-saxony", "answer leave-saxony"}
        same({a.text() for a in decision.actions}, answers, "answers about Saxony's marker")
        answer = self.rng.choice(sorted(answers))
        self.play(answer, decision.seat)
        wanted = min(5, at + self.owed) if answer == "answer shift-saxony" else at
        now = self.position.view(None).advanced.politics.tracks["saxony"].at
        same(now, wanted, f"Saxony's marker after {answer} by {self.owed}")
        self.seen["shifted" if now != at else "left"] += 1
        self.owed = 0

    def retreat(self, beaten: Side, stay: set[str], lost: int, winner: Side) -> None:
        """The winner leads the beaten away; in 1.0 Saxony may have changed sides before (R-46)."""
        decision, table = self.position.decision(), read(self.position)
        assert decision is not None
        same(decision.seat, table.player(winner.power), "who leads the retreat")
        stay = {
            g
            for g in stay
            if table.pieces[g].city == beaten.city and table.hostile(table.pieces[g].side, winner.power)
        }
        legal = war.ends(table, beaten.city, stay, winner.city, lost)
        found = {a.text().split()[-1] for a in decision.actions}
        same(found, legal, f"ends of {lost} from {beaten.city} of {sorted(stay)} beaten from {winner.city}")
        name = next(iter(decision.actions)).text().split()[1]
        for _ in range(6):
            path = self.some_way(table, beaten.city, stay, lost)
            action = self.position.read(" ".join(["retreat", name, *path]))
            wanted = war.is_retreat(table, beaten.city, stay, path, lost, legal)
            same(self.position.refuse(action, decision.seat) is None, wanted, action.text())
            self.seen["way taken" if wanted else "way refused"] += 1
        self.seen["retreats"] += 1
        self.answer()
        decision = self.position.decision()
        while decision is not None and decision.step in AFTER:
            self.answer()
            decision = self.position.decision()
        self.move_pairs(stay, beaten.city)

    def some_way(self, table: Table, city: str, stay: set[str], lost: int) -> list[str]:
        """A way of about the right length."""
        path, here = [], city
        free = war.open_roads(table, city, stay)
        for _ in range(lost if self.rng.below(6) else lost + 1):
            ways = sorted(c for c in free.successors(here) if c not in path) if here in free else []
            ways = ways if ways and self.rng.below(12) else table.land.beside(here)
            here = self.rng.choice(ways)
            path.append(here)
        return path

    def check(
        self, after: Table, beaten: Side, stay: set[str], legal: set[str], left: dict[str, int]
    ) -> None:
        """What is left of a beaten army whose retreat was no choice."""
        gone = stay if not legal else set()
        same(
            {g for g in beaten.generals if g in after.pieces},
            stay - gone,
            f"who is left of {sorted(beaten.generals)} in {beaten.city}",
        )
        if legal and stay:
            cities = {after.pieces[g].city for g in stay}
            assert len(cities) == 1, cities
            assert cities <= legal, (cities, legal)
            same(sum(after.pieces[g].troops for g in stay), sum(left.values()), "troops left")

    def move_pairs(self, stay: set[str], city: str) -> None:
        """A retreated attacker takes his pairs with him (1.0)."""
        after = read(self.position)
        places = {after.pieces[g].city for g in stay if g in after.pieces}
        if len(places) == 1:
            (place,) = places
            self.pairs = {(place if a == city else a, d) for a, d in self.pairs}

    def settle(self, table: Table, stay: set[str], left: dict[str, Any]) -> None:
        """After a tie nothing has changed."""
        decision = self.position.decision()
        if decision is not None and decision.step == "combat":
            after = read(self.position)
            same(
                {n: (p.city, p.side) for n, p in after.pieces.items()},
                {n: (p.city, p.side) for n, p in table.pieces.items()},
                "after a tie",
            )
