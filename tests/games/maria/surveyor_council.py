"""A politics stage played at random, every step of it held against the second reading."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from engine.kernel.event import Event
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_affairs as affairs
from tests.games.maria import surveyor_forts as forts
from tests.games.maria import surveyor_politics as politics
from tests.games.maria import surveyor_recruits as recruits
from tests.games.maria.surveyor_changes import Transfer
from tests.games.maria.surveyor_compare import same, worth
from tests.games.maria.surveyor_land import PIECES
from tests.games.maria.surveyor_politics import MAJORS, bare
from tests.games.maria.surveyor_table import POWERS, Table, omniscient, read
from tests.games.maria.surveyor_winter import allot

Cards = dict[str, tuple[str, ...]]


@dataclass
class Desk:
    """What lies beside the maps: hands, political boxes, tracks, victory boxes, generals off the map."""

    hands: Cards
    lying: Cards
    covered: Cards
    open: list[str]
    election: bool
    tracks: dict[str, int]
    discards: list[int]
    boxes: dict[str, str]
    reserve: dict[str, int]
    less: dict[str, int]
    lasting: dict[str, int]
    boxed: set[str] = field(default_factory=set)

    @property
    def saxony(self) -> str:
        """Whose ally Saxony is."""
        return politics.side_of_saxony(self.tracks["saxony"])


def desk(position: Position) -> Desk:
    """What lies there now."""
    view = omniscient(position)
    facts = view.facts
    papers, stock = facts["politics"], facts["stock"]
    return Desk(
        {hand.side: tuple(sorted(hand.cards or ())) for hand in view.hands},
        {power: tuple(sorted(papers["lying"][power])) for power in MAJORS},
        {power: tuple(sorted(papers["covered"][power])) for power in MAJORS},
        list(papers["open"]), papers["election"],
        {track: entry["at"] for track, entry in papers["tracks"].items()},
        list(facts["decks"]["discards"]),
        {box: stock[box] for box in ("electors", "emperor", "italy")}, dict(stock["reserve"]),
        dict(zip(POWERS, papers["less"], strict=True)), dict(zip(POWERS, papers["lasting"], strict=True)),
        {p.id for p in view.pieces if p.place.startswith("box:") and p.kind == "general"},
    )  # fmt: skip


class Council:
    """A politics stage: `now` is what the reading says lies there, `deck` the known next cards."""

    def __init__(self, position: Position, file: dict[str, Any], rng: Rng) -> None:
        self.position, self.file, self.rng, self.seen = position, file, rng, Counter[str]()
        self.optional = bool(file.get("options"))
        self.deck = [bare(card) for card in file["draw"]]
        self.now, self.executed = desk(position), dict[str, int]()
        self.announced = dict.fromkeys(politics.TRACKS, 0)
        self.before, self.news = read(position), list[Event]()
        self.seats = list(position.view(None).seats)
        self.uneven, self.unread = False, set[str]()

    # --- helpers --------------------------------------------------------------------

    def step(self) -> str:
        """What is asked."""
        decision = self.position.decision()
        return decision.step if decision is not None else "over"

    def play(self, text: str, seat: str) -> None:
        """Play an Action by its text."""
        self.before = self.table()
        self.news = self.position.play(self.position.read(text), seat)

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

    # --- the phases -----------------------------------------------------------------

    def run(self) -> Counter[str]:
        """The stage, from its phase to its end."""
        phase = self.file.get("phase", "reveal")
        if phase == "reveal":
            self.revealed()
        trump = self.file.get("trump") or self.trump()
        if phase != "select":
            self.lay(trump)
        self.select()
        self.shifts()
        self.finish()
        return self.seen

    def revealed(self) -> None:
        """The stage has begun: covered cards are taken back, two cards lie open (17.1-a, 18-a, 25-a)."""
        cards, election = politics.revealed(self.file["political"])
        same((self.now.open, self.now.election), (cards, election), "revealed")
        for power in MAJORS:
            whole = self.file["hands"][power] + self.file.get("covered", {}).get(power, [])
            same(
                sorted(map(bare, self.now.hands[power])),
                sorted(whole),
                f"hand of {power} as the stage begins",
            )
            same(self.now.covered[power], (), f"covered cards of {power} as the stage begins")
        self.seen["election" if election else "revealed"] += 1

    def trump(self) -> str:
        """The trump suit is named or turned up (17.2)."""
        if self.file.get("victor"):
            answer = self.asked("trump", self.file["victor"], {f"trump {suit}" for suit in "SHDC"}, "trump")
            self.play(answer, self.file["victor"])
            return answer.split()[1]
        turned = politics.turned_for_trump(self.deck)
        self.deck = self.deck[len(turned) :]
        same(sum(self.now.discards), len(turned), "cards turned up for trump")
        found = str(omniscient(self.position).facts["politics"]["trump"])
        same(found, turned[-1][0], "trump turned up")
        self.seen["turned up"] += 1
        return found

    def lay(self, trump: str) -> None:
        """Every major power with a hand may place a card; then influence is worked out (17.3, 17.4, 25-b)."""
        laid = dict[str, str]()
        for power in MAJORS:
            hand = self.now.hands[power]
            if not hand:
                continue
            seat = self.table().player(power)
            text = self.asked("lay", seat, {"done", *(f"lay {card}" for card in hand)}, f"{power} lays")
            self.play(text, seat)
            if text != "done":
                laid[power] = text.split()[1]
                self.now.hands[power] = tuple(card for card in hand if card != laid[power])
        for power, card in laid.items():
            where = self.now.lying if politics.is_trump(card, trump) else self.now.hands
            if where is self.now.hands and self.optional:
                where = self.now.covered
            where[power] = tuple(sorted([*where[power], card]))
            self.seen["trump laid" if where is self.now.lying else "bluff"] += 1

    def select(self) -> None:
        """In the order of influence, powers keep their cards or select (17.5)."""
        same(
            omniscient(self.position).facts["politics"]["influence"],
            politics.influence(self.now.lying),
            "influence",
        )
        order = politics.turns(self.now.lying)
        free = list(self.now.open)
        while order:
            power = order.pop(0)
            options = politics.selectable(power, free)
            if not options:
                continue
            seat = self.table().player(power)
            texts = {"answer keep-cards", *(f"select {card}" for card in options)}
            text = self.asked("select", seat, texts, f"{power} selects of {free}")
            if text == "answer keep-cards" and self.rng.below(3):
                text = self.rng.choice(sorted(texts - {text}))
            self.play(text, seat)
            if text == "answer keep-cards":
                continue
            card = text.split()[1]
            free.remove(card)
            self.throw(self.now.lying[power])
            self.now.lying[power] = ()
            self.execute(power, seat, card)
            if not free:
                self.taken_back(order)
                order = []

    def taken_back(self, powers: list[str]) -> None:
        """Both cards are selected: whoever was not asked takes all cards back, or turns them over (17.5-d, 25-d)."""
        for power in powers:
            where = self.now.covered if self.optional else self.now.hands
            where[power] = tuple(sorted([*where[power], *self.now.lying[power]]))
            self.now.lying[power] = ()
            self.seen["taken back"] += 1

    def execute(self, power: str, seat: str, card: str) -> None:
        """The selected card is executed, in part or whole, or discarded (17.5-c, 17.5-f, 24-d)."""
        table = self.table()
        barred = table.seats == 2 and self.executed.get(seat, 0) > 0
        options = politics.orders(card, self.now.saxony, table.ruleset, barred=barred)
        if len(options) == 1:
            self.seen["barred"] += barred
            return
        text = self.asked("execute", seat, options, f"{power} executes {card}")
        self.play(text, seat)
        parts = text.split()[2:]
        self.executed[seat] = self.executed.get(seat, 0) + bool(parts)
        for part in parts:
            if part.startswith("text"):
                self.words(power, card, part.partition(":")[2])
            else:
                self.announced[part[:-2]] += int(part[-2:])

    # --- the text of a card ---------------------------------------------------------

    def words(self, power: str, card: str, chosen: str) -> None:
        """What the text of a card brings at once."""
        for entry in politics.CARDS[card]["text"]:
            side = {"executing": power, "chosen": chosen}.get(entry.get("side", ""), entry.get("side", ""))
            number = entry.get("number", 0)
            getattr(self, "do_" + entry["do"])(side, number)
        if self.uneven:
            self.drain("posting", "commander", "winter", "quarter")
        self.seen[card] += 1

    def do_draw(self, side: str, number: int) -> None:
        """Cards from the draw deck at once (R-33)."""
        names = set(desk(self.position).hands[side]) - set(self.now.hands[side])
        got, self.deck = self.deck[:number], self.deck[number:]
        same(sorted(map(bare, names)), sorted(got), f"cards given to {side}")
        self.now.hands[side] = tuple(sorted([*self.now.hands[side], *names]))

    def do_less(self, side: str, number: int) -> None:
        """Fewer cards in this turn."""
        self.now.less[side] -= number

    def do_lasting(self, side: str, number: int) -> None:
        """Cards more or fewer until the end."""
        self.now.lasting[side] += number

    def do_control(self, side: str, number: int) -> None:
        """Mannheim is France's; the Electors box follows (16-d)."""
        table = self.table()
        same(table.electors["mannheim"], "france", "Mannheim")
        papers = forts.ledger(table)
        papers.reserve, papers.box = dict(self.now.reserve), self.now.boxes["electors"]
        forts.electors_box(papers)
        self.now.reserve, self.now.boxes["electors"] = papers.reserve, papers.box

    def do_saxony(self, side: str, number: int) -> None:
        """Saxony's marker goes to a space; the pieces are looked at elsewhere."""
        before = self.now.saxony
        self.now.tracks["saxony"] = number
        if self.now.saxony != before:
            self.swap(before)

    def do_corps(self, side: str, number: int) -> None:
        """A general goes away for good."""
        self.send(side)

    def do_troops(self, side: str, number: int) -> None:
        """New troops, allotted at once (17.5-l, R-33)."""
        table = self.table()
        before = sum(g.troops for g in table.generals() if g.side == side)
        fit = min(number, recruits.room(table, side, self.now.boxed))
        self.before, placed = allot(self.position, self.before, "gift", side, number, self.rng, self.seen)
        same(
            placed >= fit or bool(self.seen["forbidden"]),
            True,
            f"{placed} of {number} troops for {side}, {fit} fit",
        )
        after = sum(g.troops for g in self.table().generals() if g.side == side)
        same(after, before + placed, f"troops of {side}")

    # --- the shifts -----------------------------------------------------------------

    def shifts(self) -> None:
        """All markers jump by what was announced; icons take effect where they stop (17.5-g to 17.5-k, R-23)."""
        held, before, saxony = politics.corps_away(self.now.tracks), dict(self.now.tracks), self.now.saxony
        for track, by in self.announced.items():
            self.now.tracks[track] = politics.landed(track, self.now.tracks[track], by)
        wanted = politics.italy_box(self.now.boxes["italy"], before["italy"], self.now.tracks["italy"])
        if wanted != self.now.boxes["italy"]:
            for power, number in ((self.now.boxes["italy"], 1), (wanted, -1)):
                if power:
                    self.now.reserve[power] += number
            self.now.boxes["italy"] = wanted
            self.seen["italy box"] += 1
        if self.now.saxony != saxony:
            self.swap(saxony)
        holds = politics.corps_away(self.now.tracks)
        self.expeditions(holds - held, held - holds - set(self.file.get("away", ())))

    def expeditions(self, leaving: set[str], coming: set[str]) -> None:
        """Generals go into the boxes and come back; the engine may ask in any order."""
        back = {name for name in self.now.boxed if PIECES[name]["power"] in coming}
        arrows = {name: politics.ARROWS[PIECES[name]["power"]] for name in back}
        self.now.boxed -= back
        moving = Transfer(self.position, self.before, self.rng)
        moving.lift([p.id for city in sorted(set(arrows.values())) for p in self.before.at(city)], "way")
        if not self.uneven:
            moving.follow(self.news)
        while self.step() in ("corps", "posting") and not (self.uneven and self.step() == "posting"):
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

    def swap(self, before: str) -> None:
        """Saxony has changed sides: its markers; what becomes of the pieces is read by the trial of Saxony."""
        self.seen[f"saxony {before} to {self.now.saxony}"] += 1
        self.uneven = True
        if self.now.saxony == "neutral":
            papers = forts.ledger(self.before)
            papers.reserve = self.now.reserve
            affairs.saxon_markers(self.before, papers)
        self.drain("posting", "commander", "winter", "quarter")

    def drain(self, *steps: str) -> None:
        """Any answer to what is read elsewhere."""
        while self.step() in steps:
            decision = self.position.decision()
            assert decision is not None
            if decision.step == "winter" and decision.actions:
                self.unread |= {"hands", "discards"}
            self.position.play_legal(decision.actions.pick(self.rng), decision.seat)

    def finish(self) -> None:
        """The stage is over: all lies as the reading says, and whoever has an empty reserve has won (23-a)."""
        self.now.open = []
        if self.position.result is None:
            self.drain("posting", "commander", "winter", "quarter")
        self.check("after politics")
        winner = recruits.emptied(self.now.reserve, self.before.seats)
        found = self.position.result.winners if self.position.result else ()
        same(found, (self.before.player(winner),) if winner else (), "who has won")
        self.seen["won"] += bool(winner)
