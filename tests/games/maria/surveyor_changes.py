"""Changes of side and the peace carried out by the engine, each posting held against the second reading."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from engine.kernel.event import Event
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_affairs as affairs
from tests.games.maria import surveyor_forts as forts
from tests.games.maria import surveyor_politics as politics
from tests.games.maria.surveyor_compare import same
from tests.games.maria.surveyor_table import Table, read


class Transfer:
    """Pieces that leave their cities one after the other: those lifted at once, and the rule that posts each."""

    def __init__(self, position: Position, table: Table, rng: Rng) -> None:
        self.position, self.table, self.rng = position, table, rng
        self.options: dict[str, set[str]] = {}
        self.waiting: dict[str, str] = {}
        self.lifted: set[str] = set()
        self.later: list[str] = []
        self.seen = Counter[str]()

    def lift(self, names: list[str], rule: str) -> None:
        """These pieces are to be posted by a rule: home, setup, aside, or out of the way of a corps."""
        self.waiting |= dict.fromkeys(names, rule)
        if rule in ("home", "setup"):
            self.lifted |= set(names)

    def next_step(self) -> None:
        """When all of one step of the peace are placed, those of the next are lifted."""
        if not self.waiting and self.later:
            self.lift(self.later, "home")
            self.later = []

    def allowed(self, name: str) -> set[str]:
        """Where the next piece may be put."""
        piece, rule = self.table.pieces[name], self.waiting[name]
        if rule == "aside":
            return affairs.aside_posts(self.table, piece)
        if rule == "way":
            return politics.way_clear(self.table, piece)
        posts = affairs.home_posts if rule == "home" else affairs.setup_posts
        return posts(self.table, piece, self.lifted)

    def put(self, name: str, city: str) -> None:
        """A piece has been put into a city."""
        self.lifted.discard(name)
        self.waiting.pop(name, None)
        self.table = affairs.posted(self.table, name, city)
        self.next_step()

    def keep(self) -> None:
        """Those whose place is where they stand are put there without a word."""
        for name in [name for name in self.waiting if self.allowed(name) == {self.table.pieces[name].city}]:
            self.put(name, self.table.pieces[name].city)

    def follow(self, news: list[Event]) -> None:
        """Hold the postings that the engine tells of against the rule, in their order."""
        for event in news:
            if event.message.key == "maria-log-posted":
                name = event.message.args["piece"].removeprefix("piece:")
                city = event.message.args["place"].removeprefix("place:")
                if name not in self.waiting:
                    self.keep()
                if name not in self.waiting:
                    raise AssertionError(f"posting: {name} is posted to {city}, but may stay")
                allowed = self.allowed(name)
                if city not in allowed:
                    raise AssertionError(f"posting: {name} is put on {city}, the reading: {sorted(allowed)}")
                if name not in self.options:
                    same({city}, allowed, f"posting: {name} without being asked")
                self.put(name, city)
                self.seen[f"posted {event.message.args['piece'].startswith('piece:rut')}"] += 1

    def finish(self, news: list[Event]) -> None:
        """Answer all questions of posting; at the end nobody is left to be posted who could be."""
        self.follow(news)
        decision = self.position.decision()
        while decision is not None and decision.step in ("posting", "commander"):
            self.options = {}
            for action in decision.actions:
                if action.verb != "post":
                    continue
                _, name, city = action.text().split()
                self.options.setdefault(name, set()).add(city)
            for name, cities in self.options.items():
                if name not in self.waiting:
                    self.keep()
                if name not in self.waiting:
                    self.keep()
                if name not in self.waiting:
                    raise AssertionError(f"posting: {name} is to be posted, but may stay")
                same(
                    cities,
                    self.allowed(name),
                    f"posting: places of {name} from {self.table.pieces[name].city}",
                )
            action = decision.actions.pick(self.rng)
            self.follow(self.position.play_legal(action, decision.seat))
            self.seen["asked"] += 1
            decision = self.position.decision()
        left = {
            name: self.allowed(name)
            for name in self.waiting
            if self.allowed(name) - {self.table.pieces[name].city}
        }
        left = {n: c for n, c in left.items() if self.table.pieces[n].city not in c}
        same(left, {}, "posting: left where they were")


def turn(before: Table, now: str) -> Table:
    """The Table with Saxony on another side."""
    return replace(before, saxony=now, memory={})


def saxony(position: Position, before: Table, now: str, news: list[Event], rng: Rng) -> Counter[str]:
    """Saxony has changed from one side to another: where pieces go, what becomes of markers."""
    table = turn(before, now)
    transfer = Transfer(position, table, rng)
    if now == "neutral" and before.saxony != "neutral":
        transfer.lift(affairs.guests(table), "home")
        transfer.lift(affairs.saxons(table), "setup")
    elif now != before.saxony:
        for name in affairs.saxons(table):
            piece = table.pieces[name]
            mates = [p for p in table.at(piece.city) if p.side != "saxony"]
            if mates and piece.kind == "general" and not table.cooperate("saxony", mates[0].side):
                transfer.lift([name], "aside")
    transfer.finish(news)
    transfer.seen[f"{before.saxony} to {now}"] += 1
    after = read(position)
    back = (
        after.pieces["rutowski"].city
        if "rutowski" not in before.pieces and "rutowski" in after.pieces
        else ""
    )
    if back:
        return transfer.seen
    same(
        {n: p.city for n, p in after.pieces.items() if n in before.pieces},
        {n: p.city for n, p in transfer.table.pieces.items()},
        "places",
    )
    same(after.hussars, transfer.table.hussars, "hussars")
    same(after.saxony, now, "side of Saxony")
    wanted = forts.ledger(before)
    if now == "neutral" and before.saxony != "neutral":
        affairs.saxon_markers(table, wanted)
    same(forts.ledger(after), wanted, "ledger")
    return transfer.seen


def peace(position: Position, before: Table, rng: Rng) -> Counter[str]:
    """Prussia offers peace, Austria accepts; Saxony becomes neutral, pieces go home, the train comes."""
    decision = position.decision()
    offered = decision is not None and decision.step == "peace"
    same(offered, affairs.may_offer_peace(before), "peace may be offered")
    if not offered:
        return Counter(("no peace",))
    position.play(position.read("answer offer-peace"), before.player("prussia"))
    news = position.play(position.read("answer accept-peace"), before.player("austria"))
    now = "neutral" if before.saxony == "prussia" else before.saxony
    table = replace(before, annexed=True, saxony=now, memory={})
    transfer = Transfer(position, table, rng)
    if now != before.saxony:
        transfer.lift(affairs.guests(table), "home")
        transfer.lift(affairs.saxons(table), "setup")
    transfer.later = [name for name in affairs.evacuees(table) if name not in transfer.waiting]
    transfer.next_step()
    if position.result is not None:
        return transfer.seen
    transfer.finish(news)
    transfer.seen["peace"] += 1
    decision = position.decision()
    if decision is not None and decision.step == "silesia-train":
        places = affairs.silesia_train_places(transfer.table)
        same({a.text().split()[-1] for a in decision.actions}, places, "places of the second train")
        transfer.seen["train asked"] += 1
        position.play_legal(decision.actions.pick(rng), decision.seat)
    after = read(position)
    wanted = {n: p.city for n, p in transfer.table.pieces.items()}
    found = {n: after.pieces[n].city if n in after.pieces else city for n, city in wanted.items()}
    if after.turn == before.turn:
        same(found, wanted, "places")
        same(forts.ledger(after), affairs.after_peace(before), "ledger")
        same(after.neutral("prussia"), True, "Prussia is neutral")
    return transfer.seen
