"""The words of the cases that speak of the political sheet, answered by the second reading."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_houses as houses
from tests.games.sachsen import surveyor_money as money
from tests.games.sachsen import surveyor_roads as roads
from tests.games.sachsen.surveyor_bridge import name_of, player_of, realm_of, square_of
from tests.games.sachsen.surveyor_facts import CAPITAL, LAND, STATES
from tests.games.sachsen.surveyor_realm import AWAY, COMING, ON, Unit


def listed(clauses: str | list[str]) -> list[str]:
    """One clause or several that forbid alike."""
    return [clauses] if isinstance(clauses, str) else clauses


class RealmReader:
    """A sheet on which the lines of a case are carried out one after the other."""

    def __init__(self, file: dict[str, Any]) -> None:
        self.file = file
        self.realm = realm_of(file)
        homes = self.realm.homes
        self.held = [list(file.get("hands", {}).get(home, ())) for home in homes]
        self.playing = list(file.get("order", homes))
        left = file.get("left", self.playing)
        self.done = [player_of(self.realm, home) for home in self.playing if home not in left]
        self.active = player_of(self.realm, self.playing[len(self.done)])
        self.rolls: list[int] = []
        self.cards: list[str] = []
        self.capturing: list[int] = []
        self.short = [0] * len(homes)
        self.pending: str = ""
        self.missed: dict[str, dict[str, list[int]]] = {}
        if file.get("phase") == "income":
            self._income()

    def player(self, home: str) -> int:
        """The player who was dealt a State."""
        return player_of(self.realm, home)

    def die(self) -> int:
        """The next of the dice that a case has laid ready."""
        return self.rolls.pop(0)

    def _income(self) -> None:
        """Arrivals, income, maintenance of all (income, maintenance)."""
        for unit in self.realm.units:
            if unit.status == COMING and unit.due <= self.realm.turn:
                unit.status, unit.at = ON, CAPITAL[unit.state]
        for player in range(len(self.realm.homes)):
            self._pay(player, with_income=True)

    def _pay(self, player: int, *, with_income: bool) -> None:
        realm = self.realm
        if with_income:
            realm.treasury[player] += money.income(realm, player)
            self.purse = (
                list(realm.treasury) if player == 0 else [*self.purse[:player], realm.treasury[player]]
            )
        due = money.maintenance(realm, player)
        self.short[player] = max(0, due - self.purse[player])
        realm.treasury[player] = max(0, self.purse[player] - due)

    # --- what is laid ready -------------------------------------------------------

    def dice(self, faces: list[int]) -> None:
        """The next dice."""
        self.rolls += faces

    def drawn(self, states: list[str]) -> None:
        """The next State cards."""
        self.cards += states

    # --- Actions ------------------------------------------------------------------

    def play(self, said: str | list[str]) -> None:
        """Actions of who is asked."""
        for text in [said] if isinstance(said, str) else said:
            assert self.why_not(text) == "", text
            verb, *words = text.split()
            getattr(self, f"do_{verb.replace('-', '_')}")(*words)

    def legal(self, text: str) -> None:
        """An Action that may be played."""
        assert self.why_not(text) == "", text

    def refused(self, told: dict[str, Any]) -> None:
        """An Action that is refused, by one of these clauses."""
        assert self.why_not(told["do"]) in listed(told["by"]), self.why_not(told["do"])

    def why_not(self, text: str) -> str:
        """The clause that forbids an Action."""
        verb, *words = text.split()
        judge = getattr(self, f"why_no_{verb}", None)
        return judge(*words) if judge is not None else ""

    def why_no_enrol(self, kind: str) -> str:
        """army-1."""
        return money.why_no_enrolling(self.realm, self.realm.homes[self.active], 1, kind)

    def do_enrol(self, kind: str) -> None:
        """Paid at once, comes later (maintenance-2)."""
        home = self.realm.homes[self.active]
        number = 1 + sum(u.kind == kind for u in self.realm.column(home))
        self.realm.treasury[self.active] -= money.price_of_enrolling(kind)
        due = money.arrives(self.realm.turn)
        self.realm.units.append(Unit(f"{home}-{kind}-{number}", home, kind, None, 1, COMING, due))

    def why_no_convert(self, name: str, kind: str) -> str:
        """army-1."""
        unit = self.realm.named(name)
        return money.why_no_enrolling(self.realm, unit.state, unit.column, kind, unit)

    def why_no_disband(self, name: str) -> str:
        """maintenance-4."""
        return "" if money.may_disband(self.realm, self.realm.named(name)) else "maintenance-4"

    def do_disband(self, name: str) -> None:
        """Lost; the rest is paid."""
        unit = self.realm.named(name)
        leader = self.realm.leader[unit.state]
        assert leader is not None
        self.realm.units.remove(unit)
        self._pay(leader, with_income=False)

    def do_reorganise(self, name: str) -> None:
        """The fee (maintenance-3)."""
        unit = self.realm.named(name)
        assert unit.status == AWAY
        self.realm.treasury[self.active] -= money.price_of_reorganising(unit.kind)
        unit.due = self.realm.turn + 2

    def why_no_propose(self, state: str) -> str:
        """The next step of the ladder."""
        tie = self.realm.tie(self.active, state)
        return courts.why_no_proposal(self.realm, self.active, state, tie.step + 1)

    def do_propose(self, state: str) -> None:
        """Allies are asked first, then the die falls."""
        tie = self.realm.tie(self.active, state)
        if courts.allies_to_ask(self.realm, self.active, state, tie.step + 1):
            self.pending = state
        else:
            courts.answer(tie, tie.step + 1, self.die(), self.realm.turn)

    def do_no(self) -> None:
        """The ally says no (agreements-8)."""
        self.realm.tie(self.active, self.pending).asked = self.realm.turn
        self.pending = ""

    def do_yes(self) -> None:
        """The ally says yes: the die, and if it is favourable all are allied."""
        state, self.pending = self.pending, ""
        tie = self.realm.tie(self.active, state)
        allies = courts.allies_to_ask(self.realm, self.active, state, tie.step + 1)
        if courts.answer(tie, tie.step + 1, self.die(), self.realm.turn) == courts.YES:
            for ally in allies:
                courts.extended(self.realm, self.active, ally)

    def why_no_ask(self, state: str, what: str, number: str) -> str:
        """Requests to an ally."""
        return courts.why_no_request(self.realm, self.active, state, what, int(number))

    def do_ask(self, state: str, what: str, number: str) -> None:
        """Money comes at once."""
        tie = self.realm.tie(self.active, state)
        found = courts.granted(tie, what, int(number), self.die(), self.realm.turn)
        self.realm.treasury[self.active] += found

    def do_declare(self, state: str) -> None:
        """War on a neutral State (war-1)."""
        courts.declares_war(self.realm.tie(self.active, state))
        self.realm.wars.append((self.realm.homes[self.active], state))

    def why_no_move(self, name: str, goal: str) -> str:
        """Some way leads there."""
        realm = self.realm
        unit = realm.named(name)
        square = square_of(goal)
        standing = {at for at, _ in roads.attacks(realm, unit)}
        return "" if square in roads.ends(realm, unit) | standing else "R-82"

    def why_no_play(self, card: str, *words: str) -> str:
        """A Spy that would ruin a marriage."""
        if (card, *words[:1]) == ("spy", "ruin"):
            return courts.why_no_ruin(self.realm.tie(self.player(words[1]), words[2]))
        return ""

    def do_play(self, card: str, *words: str) -> None:
        """Cards of the cases."""
        self.held[self.active].remove(card)
        getattr(self, f"card_{card.replace('-', '_')}")(*words)

    def card_approval_one(self, state: str) -> None:
        """One note."""
        courts.note(self.realm.tie(self.active, state), 1)

    def card_protest(self, state: str, home: str) -> None:
        """One protest note to an opponent."""
        courts.note(self.realm.tie(self.player(home), state), -1)

    def card_attempt(self) -> None:
        """A State card, a die, what follows (attempt)."""
        state = self.cards.pop(0)
        leader = self.realm.leader[state]
        found = houses.attempt(self.die())
        if isinstance(found, int):
            self.realm.blocked |= dict.fromkeys(houses.struck(self.realm, state), found)
            played = leader in self.done
            self.missed[state] = houses.skipped(self.realm.turn, found, played=played)
        elif found == "network" and leader in self.realm.services:
            self.capturing.append(leader)
        elif found == "dies":
            how, heirs = houses.succession(self.realm, state)
            if how == houses.TAKEN:
                self.realm.leader[state] = heirs[0]
                houses.goes_to_war(self.realm, heirs[0])
            elif how == houses.CHAOS:
                self.realm.chaos.add(state)

    def card_spy(self, use: str, home: str, state: str = "") -> None:
        """Robbery or ruin, challenged where the service is up."""
        victim = self.player(home)
        found = houses.DONE
        if victim in self.realm.services:
            right = victim in self.capturing
            spy, service = (0, 0) if right else (self.die(), self.die())
            found = houses.challenge(spy, service, right=right)
            if right:
                self.capturing.remove(victim)
        if found == houses.CAPTURED:
            self.held[victim].append("spy")
        elif found == houses.BLOCKED:
            self.held[self.active].append("spy")
        elif use == "rob":
            self.held[self.active].append(self.held[victim].pop())
        else:
            courts.ruined(self.realm.tie(victim, state))

    # --- money --------------------------------------------------------------------

    def money(self, told: dict[str, int]) -> None:
        """Treasuries."""
        assert {home: self.realm.treasury[self.player(home)] for home in told} == told

    def missing(self, told: dict[str, int]) -> None:
        """What is still missing for the maintenance."""
        assert {home: self.short[self.player(home)] for home in told} == told

    def yields(self, told: dict[str, int]) -> None:
        """What provinces bring."""
        assert {province: money.yields(self.realm, province) for province in told} == told

    def invaded(self, told: dict[str, bool]) -> None:
        """Provinces with an enemy and no own unit."""
        assert {province: self.realm.invaded(province) for province in told} == told

    def units(self, told: dict[str, str]) -> None:
        """Where units are: a square, or `coming` and the turn."""
        found = {}
        for name in told:
            unit = self.realm.named(name)
            found[name] = name_of(unit.at) if unit.at is not None else f"{unit.status} {unit.due}"
        assert found == told

    def arrivals(self, told: dict[str, list[str]]) -> None:
        """Squares where a brigade of a State may arrive."""
        found = {s: {name_of(at) for at in money.where_to_arrive(self.realm, s)} for s in told}
        assert found == {s: set(names) for s, names in told.items()}

    def arrivals_but(self, told: dict[str, list[str]]) -> None:
        """All own squares but these."""
        for state, names in told.items():
            own = {square for square, province in LAND.items() if self.realm.owner[province] == state}
            assert money.where_to_arrive(self.realm, state) == own - {square_of(n) for n in names}

    def reintegrates(self, told: dict[str, dict[int, str]]) -> None:
        """Where a brigade lost in this turn is in later turns, paid in time."""
        for turns in told.values():
            assert {t: money.reintegration(self.realm.turn, t) for t in turns} == turns

    def lot(self, told: dict[str, Any]) -> None:
        """Cards of the lot, and whether the discards came in."""
        found = money.lot_size(len(self.file["deck"]), len(self.file["discards"]))
        assert found == (told["cards"], told["shuffled"])

    def bids(self, told: dict[str, int]) -> None:
        """All bids at once: what is paid, who gets cards, the order of play."""
        realm = self.realm
        bids = {self.player(home): bid for home, bid in told.items()}
        cards, self.cards = self.cards or realm.homes, []
        drawn = [self.player(home) for home in cards]
        lot, _ = money.lot_size(len(self.file.get("deck", range(48))), len(self.file.get("discards", ())))
        for player, paid in money.payments(bids, drawn, realm.options, lot).items():
            realm.treasury[player] -= paid
        takers = money.winners(bids, drawn)
        for number in range(lot):
            self.held[takers[number % len(takers)]].append("unknown")
        self.playing = [realm.homes[p] for p in money.order_of_play(bids, drawn, [])]

    def hands(self, told: dict[str, int]) -> None:
        """How many cards are held."""
        assert {home: len(self.held[self.player(home)]) for home in told} == told

    def order(self, homes: list[str]) -> None:
        """The order of play."""
        assert self.playing == homes

    def holds(self, told: dict[str, list[str]]) -> None:
        """Hands, as far as they are known."""
        assert {home: sorted(self.held[self.player(home)]) for home in told} == told

    # --- rulers and spies ---------------------------------------------------------

    def claims(self, told: dict[str, bool]) -> None:
        """Who can claim the event: whoever holds a Spy; no service stops him (events-3, espionage-5)."""
        assert {home: "spy" in self.held[self.player(home)] for home in told} == told

    def can(self, told: dict[str, list[str]]) -> None:
        """Where a claimed event may go (events-4)."""
        assert sorted(told["event"]) == sorted([*STATES, "lot players", "lot neutrals"])

    def blocked(self, told: dict[str, int]) -> None:
        """Turns for which rulers are blocked."""
        assert {state: self.realm.blocked.get(state, 0) for state in told} == told

    def misses(self, told: dict[str, Any]) -> None:
        """Player turns and auctions that a blocked ruler misses."""
        assert {state: self.missed[state] for state in told} == told

    def leads(self, told: dict[str, str]) -> None:
        """Who leads States."""
        realm = self.realm
        for state, who in told.items():
            leader = realm.leader[state]
            found = "chaos" if state in realm.chaos else "nobody" if leader is None else realm.homes[leader]
            assert found == who

    def provinces(self, told: dict[str, int]) -> None:
        """Provinces of all States that a player leads."""
        for home, number in told.items():
            led = self.realm.led(self.player(home))
            assert sum(len(self.realm.owned(state)) for state in led) == number

    def may_return(self, states: list[str]) -> None:
        """States with which a player who is out may return."""
        assert sorted(houses.may_return_with(self.realm)) == sorted(states)

    def rights(self, homes: list[str]) -> None:
        """Who may capture the next Spy without dice."""
        assert [self.realm.homes[p] for p in self.capturing] == homes

    def born(self, told: dict[int, list[str]]) -> None:
        """Heirs by the die."""
        assert {die: houses.heirs(die) for die in told} == told

    def challenges(self, told: dict[str, Any]) -> None:
        """Whether a player who is hit challenges, or is asked to show a service."""
        hands = [len(hand) for hand in self.held]
        found = houses.can_challenge(self.player(told["of"]), self.realm.services, hands)
        assert found == (told["up"], told["asked"])

    # --- courts -------------------------------------------------------------------

    def tie_words(self, home: str, state: str) -> str:
        """Counter and loose notes, protest counters among them."""
        tie = self.realm.tie(self.player(home), state)
        return f"{tie.counter} {tie.loose - tie.broken - tie.war}"

    def ties(self, told: dict[str, dict[str, str]]) -> None:
        """What there is between players and States."""
        assert {h: {s: self.tie_words(h, s) for s in row} for h, row in told.items()} == told

    def step(self, told: dict[str, dict[str, int]]) -> None:
        """Steps of the ladder."""
        found = {h: {s: self.realm.tie(self.player(h), s).step for s in row} for h, row in told.items()}
        assert found == told

    def never(self, told: dict[str, dict[str, list[int]]]) -> None:
        """Steps refused for good."""
        for home, row in told.items():
            for state, steps in row.items():
                assert sorted(self.realm.tie(self.player(home), state).never) == steps

    def waits(self, told: dict[str, dict[str, int]]) -> None:
        """The turn from which the next step may be proposed."""
        for home, row in told.items():
            for state, turn in row.items():
                tie = self.realm.tie(self.player(home), state)
                assert tie.wait[tie.step + 1] == turn

    def passage(self, told: dict[str, Any]) -> None:
        """The price of a passage by the die."""
        tie = self.realm.tie(self.player(told["of"]), told["through"])
        assert courts.price_of_passage(deepcopy(tie), told["die"]) == told["price"]

    def answers(self, told: dict[str, Any]) -> None:
        """What a State does about an answer when war touches it, each time from the beginning of the case."""
        tie = deepcopy(self.realm.tie(self.player(told["of"]), told["to"]))
        follows = courts.reaction(tie, told["says"])
        assert f"{tie.counter} {tie.loose - tie.broken - tie.war}" == told["ties"]
        assert sorted(follows) == told["follows"]

    def consults(self, told: dict[str, Any]) -> None:
        """Allies whose word is needed for the next step."""
        tie = self.realm.tie(self.player(told["of"]), told["for"])
        found = courts.allies_to_ask(self.realm, self.player(told["of"]), told["for"], tie.step + 1)
        assert [self.realm.homes[p] for p in found] == told["are"]

    def pacts(self, told: dict[str, str]) -> None:
        """Agreements between players."""
        for pair, kind in told.items():
            one, other = sorted(map(self.player, pair.split()))
            assert self.realm.pacts.get((one, other), "none") == kind

    def wars(self, told: list[str]) -> None:
        """Wars that go on."""
        assert {tuple(sorted(pair.split())) for pair in told} == {tuple(sorted(w)) for w in self.realm.wars}

    def struggles(self, told: dict[str, int]) -> None:
        """How many wars players wage."""
        assert {home: houses.struggles(self.realm, self.player(home)) for home in told} == told

    def slips(self, told: dict[str, Any]) -> None:
        """Whether the Kingdoms go to war; blocked rulers write nothing."""
        assert courts.kingdoms_fight(list(told["of"].values()), told["tension"]) == told["war"]

    def sides(self, told: dict[str, Any]) -> None:
        """What a slip brings with each Kingdom."""
        for kingdom, said in courts.kingdom_war_answers(told["slip"]).items():
            tie = deepcopy(self.realm.tie(self.player(told["of"]), kingdom))
            courts.reaction(tie, said)
            assert f"{tie.counter} {tie.loose - tie.broken - tie.war}" == told["ties"][kingdom]

    def settled(self, told: dict[str, Any]) -> None:
        """Money of peace-4, cards of peace-3."""
        paid = courts.indemnities(told["winners"], told["losers"], self.realm.leader)
        for home, sum_ in told["money"].items():
            assert self.realm.treasury[self.player(home)] + paid.get(self.player(home), 0) == sum_
        cards = sum(len(self.held[self.player(h)]) for h in told["losers"] if h in self.realm.homes)
        assert told["cards"] == {told["winners"][-1]: cards}

    def votes(self, told: dict[str, Any]) -> None:
        """Votes of neutral States."""
        votes = {self.player(home): vote for home, vote in told["of"].items()}
        for state in set(told) - {"of"}:
            assert courts.vote_of_neutral(self.realm, state, votes) == told[state], state

    def motion(self, told: dict[str, Any]) -> None:
        """Yes and no of all, and whether the motion is carried."""
        votes = {self.player(home): vote for home, vote in told["of"].items()}
        assert courts.counted_votes(self.realm, votes) == (told["yes"], told["no"])
        assert courts.carried(self.realm, votes) == told["carried"]

    # --- roads --------------------------------------------------------------------

    def comes(self, told: dict[str, Any]) -> None:
        """The turn of battle in which units come to an anchor."""
        realm, anchor = self.realm, square_of(told["to"])
        state = realm.owner[LAND[anchor]]
        for name in set(told) - {"to"}:
            unit = realm.named(name)
            found = roads.comes_in_turn(realm, unit, anchor, defends=unit.state == state)
            assert found == told[name], name

    def way(self, told: dict[str, Any]) -> None:
        """A way square by square, with an attack or without."""
        unit = self.realm.named(told["of"])
        attack = square_of(told["attack"]) if "attack" in told else None
        found = roads.why_no_move(self.realm, unit, [square_of(s) for s in told["over"]], attack)
        assert found == told.get("refused", "")

    def chief_of(self, told: dict[str, Any]) -> None:
        """Who leads a Kingdom's columns."""
        among = [self.player(home) for home in told["among"]]
        found = courts.strongest(self.realm, told["kingdom"], among)
        assert found is not None
        assert self.realm.homes[found] == told["is"]

    def coalition_moves(self, told: dict[str, Any]) -> None:
        """In whose turns a unit of a coalition may move (R-79)."""
        unit = self.realm.named(told["of"])
        own, chief = self.realm.leader[unit.state], self.player(told["chief"])
        for home, may in told["in"].items():
            assert roads.moves_in_turn(self.realm, unit, own, chief, self.player(home)) == may

    def points(self, told: dict[str, int]) -> None:
        """Points of victory."""
        assert {home: houses.points(self.realm, self.player(home)) for home in told} == told
