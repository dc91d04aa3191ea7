"""Those who sit at the political table: questions held against the reading, and corps that leave and come back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_politics as politics
from tests.games.maria.surveyor_changes import Transfer
from tests.games.maria.surveyor_compare import same, worth
from tests.games.maria.surveyor_desk import desk
from tests.games.maria.surveyor_land import PIECES
from tests.games.maria.surveyor_politics import MAJORS, bare
from tests.games.maria.surveyor_table import Table, omniscient, read


class Sitting:
    """A politics stage: `now` is what the reading says lies there, `deck` the known next cards."""

    def __init__(self, position: Position, file: dict[str, Any], rng: Rng) -> None:
        self.position, self.file, self.rng, self.seen = position, file, rng, Counter[str]()
        self.optional = bool(file.get("options"))
        self.deck = [bare(card) for card in file["draw"]]
        self.now, self.executed = desk(position), dict[str, int]()
        self.announced = dict.fromkeys(politics.TRACKS, 0)
        self.before = read(position)
        self.recall = False
        self.seats = list(position.view(None).seats)
        self.uneven, self.unread = False, set[str]()

    def step(self) -> str:
        """What is asked."""
        decision = self.position.decision()
        return decision.step if decision is not None else "over"

    def play(self, text: str, seat: str) -> None:
        """Play an Action by its text."""
        self.before = self.table()
        self.position.play(self.position.read(text), seat)

    def asked(self, step: str, seat: str, options: set[str], what: str) -> str:
        """Exactly this is asked; returns an answer."""
        decision = self.position.decision()
        same((self.step(), decision.seats if decision else ()), (step, (seat,)), what)
        assert decision is not None
        same({action.text() for action in decision.actions}, options, what)
        self.seen[step] += 1
        self.others(step, seat, options)
        return self.rng.choice(sorted(options))

    def others(self, step: str, seat: str, options: set[str]) -> None:
        """What is not among the options is refused, and so are the options to any other seat."""
        texts = {
            "trump": [f"trump {suit}" for suit in "SHDC"],
            "lay": [f"lay {card}" for hand in self.now.hands.values() for card in hand],
            "select": [f"select {card}" for card in politics.CARDS] + ["answer keep-cards"],
            "execute": [f"execute {card}{rest}" for card in self.now.open for rest in politics.ORDERS],
            "corps": [f"send {name}" for name, entry in PIECES.items() if entry["type"] == "general"],
            "pay": [f"pay {card}" for hand in self.now.hands.values() for card in hand],
        }[step]
        for _ in range(6):
            text, other = self.rng.choice([*texts, *sorted(options)]), self.rng.choice(self.seats)
            legal = self.position.refuse(self.position.read(text), other) is None
            same(legal, text in options and other == seat, f"{other}: {text}")

    def table(self) -> Table:
        """The pieces as they stand."""
        return read(self.position)

    def throw(self, cards: tuple[str, ...] | list[str]) -> None:
        """Cards go to the discard pile of their deck."""
        for card in cards:
            self.now.discards[int(card.split(".")[1]) - 1] += 1

    def check(self, what: str) -> None:
        """All that lies there is as the reading says."""
        found = desk(self.position)
        for part in self.now.__dataclass_fields__:
            if part not in self.unread:
                same(getattr(found, part), getattr(self.now, part), f"{what}: {part}")

    # --- corps --------------------------------------------------------------------------

    def expeditions(self, leaving: set[str], coming: set[str]) -> None:
        """Generals go into the boxes and come back; the engine may ask in any order.

        The Action that brought the shifts is the last played: an order, or the last new troops of a card.
        """
        back = {name for name in self.now.boxed if PIECES[name]["power"] in coming}
        arrows = {name: politics.ARROWS[PIECES[name]["power"]] for name in back}
        self.now.boxed -= back
        moving = Transfer(self.position, self.before, self.rng)
        moving.lift([p.id for city in sorted(set(arrows.values())) for p in self.before.at(city)], "way")
        if not self.uneven:
            moving.follow(self.position.news)
        while self.step() in ("corps", "posting", "commander") and not (
            self.uneven and self.step() != "corps"
        ):
            if self.step() == "commander":
                self.command(moving)
                continue
            if self.step() == "posting":
                self.post(moving)
                continue
            power = next(p for p in MAJORS if p in leaving and self.is_asked_to_send(p))
            leaving = leaving - {power}
            name = self.send(power)
            moving.table = self.gone(moving.table, name)
            moving.waiting.pop(name, None)
        for power in leaving:
            points = sum(worth(card) for card in self.now.hands[power])
            same(
                politics.candidates(self.table(), power, self.now.boxed, points),
                set(),
                f"{power} sends nobody",
            )
            self.seen["nobody to send"] += 1
        if self.uneven or self.position.result is not None:
            return
        left = {name: moving.allowed(name) for name in moving.waiting if moving.allowed(name)}
        same(left, {}, "still in the way of a corps")
        after = self.table()
        for name, city in arrows.items():
            general = after.pieces[name]
            same((general.city, general.down), (city, False), f"{name} comes back")
            self.seen["came back"] += 1
        same(
            {n: p.city for n, p in after.pieces.items() if n not in arrows},
            {n: p.city for n, p in moving.table.pieces.items()},
            "places after the shifts",
        )
        hussars = {h: city for h, city in moving.table.hussars.items() if city not in arrows.values()}
        same(after.hussars, hussars, "hussars after the shifts")

    def command(self, moving: Transfer) -> None:
        """Of equal ranks in one city one is named to command (6-d)."""
        decision = self.position.decision()
        assert decision is not None
        names = {action.text().split()[1] for action in decision.actions}
        same(len({PIECES[name]["rank"] for name in names}), 1, f"ranks of {names}, of whom one commands")
        moving.follow(self.position.play_legal(decision.actions.pick(self.rng), decision.seat))

    def post(self, moving: Transfer) -> None:
        """A piece that stands in the way of a corps is put elsewhere by its owner."""
        decision = self.position.decision()
        assert decision is not None
        moving.options = {}
        for action in decision.actions:
            _, name, city = action.text().split()
            moving.options.setdefault(name, set()).add(city)
        for name, cities in moving.options.items():
            same(cities, moving.allowed(name), f"places of {name}, who is in the way")
            same(decision.seat, moving.table.player(moving.table.pieces[name].side), f"who posts {name}")
        action = decision.actions.pick(self.rng)
        moving.follow(self.position.play_legal(action, decision.seat))
        self.seen["in the way"] += 1

    def gone(self, table: Table, name: str) -> Table:
        """The Table without a general."""
        return replace(table, pieces={n: p for n, p in table.pieces.items() if n != name}, memory={})

    def is_asked_to_send(self, power: str) -> bool:
        """Whether the question of a corps is for this power."""
        decision = self.position.decision()
        assert decision is not None
        return all(PIECES[a.text().split()[1]]["power"] == power for a in decision.actions)

    def send(self, power: str) -> str:
        """A general goes into the box off the map (17.5-i, R-32)."""
        table = self.table()
        seat, points = table.player(power), sum(worth(card) for card in self.now.hands[power])
        options = politics.candidates(table, power, self.now.boxed, points)
        if not options:
            self.seen["nobody to send"] += 1
            return ""
        text = self.asked("corps", seat, {f"send {name}" for name in options}, f"corps of {power}")
        name = text.split()[1]
        self.play(text, seat)
        self.before = self.gone(self.before, name)
        self.now.boxed.add(name)
        troops = table.pieces[name].troops if name in table.pieces else politics.CORPS_TROOPS
        if name not in table.pieces:
            self.pay(power, seat, politics.CORPS_PRICE)
            self.seen["bought for the corps"] += 1
        piece = next(p for p in omniscient(self.position).pieces if p.id == name)
        same((piece.place.startswith("box:"), piece.strength), (True, troops), f"{name} in the box")
        for mate in self.table().generals(table.pieces[name].city) if name in table.pieces else []:
            same(mate.troops, table.pieces[mate.id].troops, f"troops of {mate.id}, who stays")
        return name

    def pay(self, power: str, seat: str, due: int) -> None:
        """Points are paid card by card, no more than is needed (8-g)."""
        paid = 0
        while paid < due:
            hand = self.now.hands[power]
            text = self.asked("pay", seat, {f"pay {card}" for card in hand}, f"{power} pays {due - paid}")
            card = text.split()[1]
            self.play(text, seat)
            self.throw([card])
            self.now.hands[power] = tuple(c for c in hand if c != card)
            paid += worth(card)
