"""A politics stage played at random, every step of it held against the second reading."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.games.maria import surveyor_affairs as affairs
from tests.games.maria import surveyor_forts as forts
from tests.games.maria import surveyor_politics as politics
from tests.games.maria import surveyor_recruits as recruits
from tests.games.maria.surveyor_compare import same
from tests.games.maria.surveyor_desk import desk
from tests.games.maria.surveyor_moves import returns
from tests.games.maria.surveyor_politics import MAJORS, bare
from tests.games.maria.surveyor_sitting import Sitting
from tests.games.maria.surveyor_table import omniscient
from tests.games.maria.surveyor_winter import allot


class Council(Sitting):
    """A politics stage from any of its phases to its end."""

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
        found = omniscient(self.position).advanced.politics.trump
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
            omniscient(self.position).advanced.politics.influence,
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
        before = self.troops(side)
        fit = min(number, recruits.room(self.table(), side, self.now.boxed))
        self.before, placed = allot(self.position, self.before, "gift", side, number, self.rng, self.seen)
        same(
            placed >= fit or bool(self.seen["forbidden"]),
            True,
            f"{placed} of {number} troops for {side}, {fit} fit",
        )
        same(self.troops(side), before + placed, f"troops of {side}")

    def troops(self, side: str) -> int:
        """All troops of a power, those of a corps too: the shifts that follow the last card may bring it back."""
        generals = [p for p in omniscient(self.position).pieces if p.kind == "general" and p.side == side]
        return sum(general.strength or 0 for general in generals)

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

    def swap(self, before: str) -> None:
        """Saxony has changed sides: its markers; what becomes of the pieces is read by the trial of Saxony."""
        self.seen[f"saxony {before} to {self.now.saxony}"] += 1
        self.uneven = True
        if self.now.saxony == "neutral":
            papers = forts.ledger(self.before)
            papers.reserve = self.now.reserve
            affairs.saxon_markers(self.before, papers)
        elif self.now.saxony == "austria" and self.step() != "gift":
            table = replace(self.before, saxony="austria", memory={})
            able = bool(self.now.hands["saxony"]) and bool(returns(table, "rutowski"))
            self.recall = "rutowski" not in table.pieces and able
        self.drain("posting", "commander", "winter", "quarter")

    def drain(self, *steps: str) -> None:
        """Any answer to what is read elsewhere."""
        while self.step() in steps:
            decision = self.position.decision()
            assert decision is not None
            if decision.step == "winter" and decision.actions:
                same(self.recall, True, "Rutowski may be recruited at once")
                self.unread |= {"hands", "discards"}
                self.seen["recall"] += 1
            self.position.play_legal(decision.actions.pick(self.rng), decision.seat)

    def finish(self) -> None:
        """The stage is over: all lies as the reading says, and whoever has an empty reserve has won (23-a)."""
        self.now.open = []
        if self.position.result is None:
            self.drain("posting", "commander", "winter", "quarter")
            same(self.recall, bool(self.seen["recall"]), "Rutowski may be recruited at once")
        self.check("after politics")
        winner = recruits.emptied(self.now.reserve, self.before.seats)
        found = self.position.result.winners if self.position.result else ()
        same(found, (self.before.player(winner),) if winner else (), "who has won")
        self.seen["won"] += bool(winner)
