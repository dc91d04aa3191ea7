"""Movement of Austria and the Pragmatic Army with three players: leave to stack, and disputes, played at random."""

from __future__ import annotations

from collections import Counter

from engine.kernel.decision import Decision
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_compare as compare
from tests.games.maria import surveyor_moves as moves
from tests.games.maria.surveyor_compare import same
from tests.games.maria.surveyor_land import PIECES, map_of
from tests.games.maria.surveyor_table import Piece, Table, read

OTHER = {"austria": "pragmatic", "pragmatic": "austria"}


class Allies:
    """A movement phase of the two, as the reading follows it: who may move in Flanders, who was not let in."""

    def __init__(self, position: Position, rng: Rng) -> None:
        self.position, self.rng, self.seen = position, rng, Counter[str]()
        self.called, self.right = False, ""
        self.passed = set[str]()
        self.apart = set[tuple[str, str]]()

    def run(self, number: int) -> Counter[str]:
        """So many Actions of either seat; all lists and all turns are held against the reading."""
        for _ in range(number):
            decision = self.position.decision()
            if decision is None or decision.step != "movement":
                break
            decision = self.position.decision(self.rng.choice(decision.seats))
            assert decision is not None
            table = read(self.position)
            same((table.dispute, table.right), (self.called, self.right), "turns in Flanders")
            self.seen += compare.movement(self.position, decision, self.apart)
            self.words(table, decision)
            text = self.choose(table, decision)
            if text == "done" and len(decision.seats) == 1:
                break
            self.act(table, decision.seat, text)
        return self.seen

    def side(self, seat: str) -> str:
        """The power with which a seat moves in Flanders."""
        return "austria" if seat == "maria-theresa" else "pragmatic"

    def words(self, table: Table, decision: Decision) -> None:
        """A dispute may be called once, while both still move; who has the right may pass (10.1-i, R-12, R-56)."""
        listed = {a.text() for a in decision.actions} & {"dispute", "pass"}
        wanted = set() if self.called or self.passed else {"dispute"}
        if self.right == self.side(decision.seat):
            wanted = {"pass"}
        same(listed, wanted, f"{decision.seat} in a dispute")
        for text in ("dispute", "pass"):
            legal = self.position.refuse(self.position.read(text), decision.seat) is None
            same(legal, text in wanted, f"{decision.seat}: {text}")

    def choose(self, table: Table, decision: Decision) -> str:
        """An Action: most often one that needs leave, or a move in Flanders."""
        texts = sorted(a.text() for a in decision.actions)
        joining = [t for t in texts if self.host(table, t)]
        if joining and self.rng.below(2):
            return self.rng.choice(joining)
        words = [t for t in texts if t in ("dispute", "pass")]
        if words and self.rng.below(4) == 0:
            return self.rng.choice(words)
        moved = [t for t in texts if t.split()[0] in ("move", "march", "reenter")]
        flemish = [t for t in moved if self.flemish(table, t)]
        return self.rng.choice(flemish or moved or texts) if self.rng.below(12) else self.rng.choice(texts)

    def host(self, table: Table, text: str) -> str:
        """Whom a move would join that needs his player's leave."""
        words = text.split()
        if words[0] not in ("move", "march") or words[1] not in table.pieces:
            return ""
        side = table.pieces[words[1]].side
        if table.pieces[words[1]].kind != "general" or not moves.needs_leave(table, side, words[-1]):
            return ""
        return next(g.id for g in table.generals(words[-1]) if g.id != words[1])

    def flemish(self, table: Table, text: str) -> bool:
        """Whether an Action moves a piece in Flanders, or out of it, or into it (R-12)."""
        name, *cities = text.split()[1:]
        here = [table.pieces[name].city] if name in table.pieces else []
        return any(map_of(city) == "flanders" for city in (*here, *cities))

    def act(self, table: Table, seat: str, text: str) -> None:
        """One Action, and what must have come of it."""
        side, verb = self.side(seat), text.split()[0]
        host = self.host(table, text)
        self.position.play(self.position.read(text), seat)
        self.seen[verb] += 1
        if host:
            piece = table.pieces[text.split()[1]]
            if not self.leave(table, piece, table.pieces[host]):
                self.apart.add((piece.id, table.pieces[host].city))
                now = read(self.position)
                same(
                    (now.pieces, now.hussars, now.marks, now.questions),
                    (table.pieces, table.hussars, table.marks, table.questions),
                    f"{text}: forbidden",
                )
                return
        elif self.position.decision() is not None and self.position.decision().step in ("pay", "commander"):  # type: ignore[union-attr]
            self.answer(table, text)
        self.follow(table, side, text)

    def leave(self, table: Table, guest: Piece, host: Piece) -> bool:
        """The host's player says whether they stack, and with equal ranks who commands (10.1-h, R-09, 10.1-d)."""
        decision = self.position.decision()
        assert decision is not None
        same(
            (decision.step, decision.seat),
            ("consent", table.player(host.side)),
            f"{guest.id} joins {host.id}",
        )
        words = {"allow-stack", "forbid-stack"}
        if guest.rank == host.rank:
            words = {"allow-guest-commands", "allow-host-commands", "forbid-stack"}
        same(
            {a.text() for a in decision.actions}, {f"answer {word}" for word in words}, "answers to the guest"
        )
        answer = self.rng.choice(sorted(words))
        self.position.play(self.position.read(f"answer {answer}"), decision.seat)
        self.seen[answer] += 1
        if answer == "forbid-stack":
            return False
        after = read(self.position)
        pair = sorted((guest, host), key=lambda piece: piece.rank)
        top = {"allow-guest-commands": guest, "allow-host-commands": host}.get(answer, pair[0])
        same(after.commander(host.city).id, top.id, f"commander of {guest.id} and {host.id}")
        same({g.id: (g.moved, g.down) for g in after.generals(host.city)},
             {g.id: (True, g.down) for g in (guest, host)}, "both have moved, facings stay")  # fmt: skip
        return True

    def answer(self, table: Table, text: str) -> None:
        """A train that re-enters is paid with any cards, 4 points or more; a commander is named (10.2-b, 8-g)."""
        side = PIECES[text.split()[1]]["power"]
        hand, paid = table.hands[side], 0
        decision = self.position.decision()
        while decision is not None and decision.step in ("pay", "commander"):
            paying = decision.step == "pay"
            if paying:
                same(paid < 4, True, f"{text}: {paid} are paid")
                same(
                    {a.text() for a in decision.actions}, {f"pay {card}" for card in hand}, f"{text}: payment"
                )
            action = decision.actions.pick(self.rng)
            self.position.play_legal(action, decision.seat)
            if paying:
                card = action.text().split()[1]
                hand, paid = tuple(c for c in hand if c != card), paid + compare.worth(card)
            decision = self.position.decision()
        if text.startswith("reenter"):
            same((paid >= 4, read(self.position).hands[side]), (True, hand), f"{text}: paid {paid}")

    def follow(self, table: Table, side: str, text: str) -> None:
        """Whose turn it is in Flanders now (10.1-i, R-12, R-56)."""
        verb = text.split()[0]
        if verb == "dispute":
            self.called, self.right = True, "pragmatic"
        elif verb == "pass" or (verb == "done" and self.called):
            self.passed.add(side)
            self.right = OTHER[side] if OTHER[side] not in self.passed else ""
        elif verb == "done":
            self.passed.add(side)
        elif self.right and self.flemish(table, text) and PIECES[text.split()[1]]["power"] == self.right:
            self.right = OTHER[self.right] if OTHER[self.right] not in self.passed else self.right
        if self.called and self.passed == set(OTHER):
            self.right = ""
