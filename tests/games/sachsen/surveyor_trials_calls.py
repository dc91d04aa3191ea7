"""Trials of the call over an event: Spies, services and claims are laid at once and opened in the order of play.

Where event, call and Spy meet: who claims first, who is hit, who is caught, and what of the other calls is still
possible after it (events-3, events-4, espionage, attempt-5, R-15 to R-18, R-26).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen.surveyor_engine import COIN, NAMES, NOBODY, position_of
from tests.games.sachsen.surveyor_facts import ELECTORATES, STATES, SURVEY
from tests.games.sachsen.surveyor_realm import NO_COUNTER, Realm
from tests.games.sachsen.surveyor_trials import SEATS, turn_of
from tests.games.sachsen.surveyor_trials_courts import there
from tests.games.sachsen.surveyor_trials_wars import peaceful

SPY, SERVICE, PLAIN = "spy", "counter-espionage", "heir"
HARVEST, COURT = "harvest", "court"
"""An event that brings or takes money, and the one whose bad half is an attempt."""
MONEY = 10 * COIN
ASKED = 5 * COIN
WOUNDS = {2: 3, 3: 2, 4: 1}
DICE = ("die-spy", "die-service", "die-attempt", "robs-own", "event-lot")
"""What chance decides, by the keys of what is told of it."""


class Over(Exception):
    """A ruler has died: what is left of his State and of his hand is another trial's."""


class Reading:
    """The sheet, the hands and the event, as the clauses have them.

    Attributes:
        rights: players whose service catches the next Spy without dice. open: the event has no addressee yet.
    """

    def __init__(self, truth: Realm, rng: Rng) -> None:
        self.truth, self.rng, self.seen = truth, rng, Counter[str]()
        truth.services = set(sorted(truth.services)[:2])
        self.players = list(range(len(truth.homes)))
        left = Counter(SURVEY["opportunities"]) - Counter({SERVICE: len(truth.services)})
        pool = [name for name in (SPY, SERVICE, PLAIN) for _ in range(left[name])]
        rng.shuffle(pool)
        self.hands = [Counter(pool.pop() for _ in range(min(rng.below(4), len(pool)))) for _ in self.players]
        self.discards = Counter[str]()
        self.rights = {p for p in sorted(truth.services) if rng.below(3) == 0}
        self.card, self.good = rng.choice([HARVEST, HARVEST, COURT]), False
        self.good = self.card == HARVEST and rng.below(2) == 0
        self.open = True

    def ill(self, player: int) -> bool:
        """A wounded ruler is asked nothing and plays nothing (attempt-5, R-26)."""
        return bool(self.truth.blocked.get(self.truth.homes[player]))

    def asked(self) -> list[int]:
        """All who hold any card, in the order of play (R-16)."""
        return [p for p in self.players if self.hands[p].total() and not self.ill(p)]

    def neutral(self) -> list[str]:
        """Neutral States: without a player, with a ruler."""
        return [s for s in STATES if self.truth.leader[s] is None and s not in self.truth.chaos]

    def spied(self, player: int) -> set[str]:
        """All that a Spy of a player may be used for (espionage-1, R-15)."""
        found = set()
        for other in self.players:
            home = self.truth.homes[other]
            if other != player:
                found |= {f"rob {home}"} if self.hands[other].total() else set()
                found |= {
                    f"ruin {home} {s}"
                    for s in self.neutral()
                    if not courts.why_no_ruin(self.truth.tie(other, s))
                }
        return found

    def calls(self, player: int) -> set[str]:
        """All that a player may call (espionage-2, events-3)."""
        found = {"pass"}
        if self.hands[player][SPY]:
            found |= {"claim", *(f"play {SPY} {use}" for use in self.spied(player))}
        if self.hands[player][SERVICE] and player not in self.truth.services:
            found.add("show-service")
        return found

    def addresses(self, player: int) -> set[str]:
        """Whom the claimer may send the event to; an attempt to electorates alone (events-4, R-18, R-20)."""
        ruled = [s for s in (ELECTORATES if self.card == COURT else STATES) if s not in self.truth.chaos]
        found = {f"event {s}" for s in ruled}
        found |= {"event lot players"} if len(self.players) > 1 else set()
        found |= {"event lot neutrals"} if set(ruled) & set(self.neutral()) else set()
        return found


class Trial:
    """The engine and the reading side by side."""

    def __init__(self, seed: int) -> None:
        self.seed, self.rng = seed, Rng(seed)
        self.read = Reading(peaceful(self.rng), self.rng)
        read = self.read
        blank: Any = position_of(read.truth, turn_of(0), seed)
        world, deck = blank.world, blank.world.whole_deck()
        for name, number in sum(read.hands, Counter({SERVICE: len(read.truth.services)})).items():
            for _ in range(number):
                deck.remove(world.card[name])
        events = list(range(len(world.event_ids)))
        events.remove(world.event_ids.index(read.card))
        own = {
            "hands": [sorted(world.card[name] for name in hand.elements()) for hand in read.hands],
            "deck": deck, "discards": [], "event": world.event_ids.index(read.card), "good": read.good,
            "event_deck": events, "capture_right": [p in read.rights for p in read.players],
        }  # fmt: skip
        agenda: list[Any] = [*(turn_of(p)[0] for p in read.players), ["event", {}]]
        self.position: Any = position_of(read.truth, agenda, seed, **own)
        self.told: list[tuple[str, Any]] = []
        self.hear(self.position.news)

    def hear(self, events: list[Any]) -> None:
        """What chance has decided."""
        for event in events:
            key = event.message.key.removeprefix("sachsen-log-")
            if key in DICE:
                self.told.append((key, event.message.args))

    def chance(self, key: str) -> Any:
        """The next that chance has decided must be this."""
        assert self.told, (self.seed, key)
        found, args = self.told.pop(0)
        assert found == key, (self.seed, found, key)
        return args

    def answer(self, step: str, player: int, wanted: set[str], *likely: str) -> str:
        """A player is asked, may do what the reading says and nothing else, and does one of it."""
        decision = self.position.decision(SEATS[player])
        assert decision is not None, (self.seed, step, player)
        assert decision.step == step, (self.seed, decision.step, step)
        listed = {action.text() for action in decision.actions}
        assert listed == wanted, (self.seed, player, listed ^ wanted)
        text = self.rng.choice(sorted(wanted) + [one for one in likely if one in wanted] * 2)
        self.hear(self.position.play(self.position.read(text), SEATS[player]))
        return text

    # --- the calls ------------------------------------------------------------------

    def run(self) -> None:
        """All call, then what they have called is opened."""
        read = self.read
        asked = read.asked()
        if asked:
            assert self.position.decision().seats == tuple(SEATS[p] for p in asked), self.seed
        called = {}
        for player in self.rng_order(asked):
            called[player] = self.answer("claim-event", player, read.calls(player), "claim")
        for player in asked:
            self.opened(player, called[player].split())
        if read.open:
            self.meets(self.drawn([s for s in ELECTORATES if s not in read.truth.chaos]))

    def rng_order(self, players: list[int]) -> list[int]:
        """They may answer in any order."""
        found = list(players)
        self.rng.shuffle(found)
        return found

    def opened(self, player: int, words: list[str]) -> None:
        """One call counts, if it still can (R-16)."""
        read = self.read
        if read.ill(player):
            read.seen["too ill"] += words != ["pass"]
        elif words == ["claim"]:
            if read.open and read.hands[player][SPY]:
                self.claimed(player)
            else:
                read.seen["claim lapses"] += 1
        elif words == ["show-service"]:
            if player in read.truth.services:
                read.seen["service up already"] += 1
            elif read.hands[player][SERVICE]:
                self.shown(player)
            else:
                read.seen["service stolen"] += 1
        elif words != ["pass"]:
            use = " ".join(words[2:])
            if read.hands[player][SPY] and use in read.spied(player):
                self.spies(player, use.split())
            else:
                read.seen["spy lapses"] += 1

    def shown(self, player: int) -> None:
        """The service stands for the rest of the game (espionage-3)."""
        self.read.hands[player][SERVICE] -= 1
        self.read.truth.services.add(player)

    def spies(self, player: int, use: list[str]) -> None:
        """A Spy is played: the service of who is hit challenges it, or is shown in reply (espionage-4, R-17)."""
        read, hit = self.read, self.read.truth.homes.index(use[1])
        read.hands[player][SPY] -= 1
        if hit not in read.truth.services:
            said = "let"
            if read.hands[hit].total() and not read.ill(hit):
                held = {"show-service"} if read.hands[hit][SERVICE] else set()
                said = self.answer("reply", hit, {"let", *held}, "show-service")
            if said == "let":
                self.met(player, hit, use)
                return
            self.shown(hit)
        if hit in read.rights:
            read.rights.discard(hit)
            won = -1
        else:
            won = int(self.chance("die-spy")["n"]) - int(self.chance("die-service")["n"]) - SURVEY["service"]
        if won > 0:
            self.met(player, hit, use)
        else:
            read.hands[player if won == 0 else hit][SPY] += 1
            read.seen["blocked" if won == 0 else "caught"] += 1

    def met(self, player: int, hit: int, use: list[str]) -> None:
        """The Spy has had its way (espionage-1)."""
        read = self.read
        read.discards[SPY] += 1
        if use[0] == "ruin":
            courts.ruined(read.truth.tie(hit, use[2]))
        elif not read.hands[hit].total():  # his only card was the service that he has just shown
            use = ["empty"]
        else:
            (card,) = (str(ref).removeprefix("card:") for ref in self.chance("robs-own")["cards"])
            assert read.hands[hit][card] > 0, (self.seed, card)
            read.hands[hit][card] -= 1
            read.hands[player][card] += 1
        read.seen[use[0]] += 1

    # --- the event ------------------------------------------------------------------

    def claimed(self, player: int) -> None:
        """The first claimer uses the event at once; no service hinders it (events-3, events-4, espionage-5)."""
        read = self.read
        read.open = False
        read.hands[player][SPY] -= 1
        read.discards[SPY] += 1
        read.seen["claimed"] += 1
        homes = [home for home in read.truth.homes if home != read.truth.homes[player]]
        said = self.answer("address", player, read.addresses(player), *(f"event {home}" for home in homes))
        among = [s for s in read.neutral() if read.card != COURT or s in ELECTORATES]
        sides = {"event lot players": homes, "event lot neutrals": among}
        self.meets(self.drawn(sides[said]) if said in sides else said.split()[1])

    def drawn(self, states: list[str]) -> str:
        """A State card decides among these (R-05)."""
        found = str(self.chance("event-lot")["side"]).removeprefix("side:")
        assert found in states, (self.seed, found, states)
        return found

    def meets(self, state: str) -> None:
        """What the event brings (events-5, part 4, attempt-2)."""
        read, leader = self.read, self.read.truth.leader[state]
        truth = read.truth
        if read.card == COURT:
            self.attempted(state)
        elif leader is not None:
            truth.treasury[leader] = max(0, truth.treasury[leader] + (MONEY if read.good else -MONEY))
        elif read.good:
            for player in read.players:
                if truth.tie(player, state).step:
                    courts.note(truth.tie(player, state), 1)
        else:
            self.asks(state)

    def attempted(self, state: str) -> None:
        """The die on a ruler; all States of his player are as ill as he is (attempt-2, attempt-5, D-36)."""
        truth, die = self.read.truth, int(self.chance("die-attempt")["n"])
        leader = truth.leader[state]
        if die == 1:
            raise Over
        if die in WOUNDS:
            for one in [state] if leader is None else truth.led(leader):
                truth.blocked[one] = max(truth.blocked.get(one, 0), WOUNDS[die])
        elif die == 6 and leader in truth.services:
            self.read.rights.add(leader)

    def asks(self, state: str) -> None:
        """A neutral State asks for money until one gives; a partner who refuses is as good as neutral (notes-3)."""
        truth = self.read.truth
        for player in self.read.players:
            if self.read.ill(player) or truth.treasury[player] < ASKED:
                continue
            tie = truth.tie(player, state)
            if self.answer("court-asks", player, {"give", "refuse"}) == "give":
                truth.treasury[player] -= ASKED
                courts.note(tie, 1)
                return
            if tie.counter != NO_COUNTER:
                courts.note(tie, -1)
                courts.reaction(tie, "neutral")

    # --- in the end -----------------------------------------------------------------

    def compare(self) -> None:
        """Everything that the calls could change."""
        read, truth, position = self.read, self.read.truth, self.position
        assert not self.told, (self.seed, self.told)
        names = position.world.names_of
        assert [Counter(names(hand)) for hand in position.hands] == [+hand for hand in read.hands], self.seed
        assert Counter(names(position.discards)) == +read.discards, self.seed
        assert {p for p in read.players if position.services[p]} == truth.services, self.seed
        assert {p for p in read.players if position.capture_right[p]} == read.rights, self.seed
        assert [coins * COIN for coins in position.treasury] == truth.treasury, self.seed
        assert {s: n for s, n in zip(NAMES, position.blocked, strict=True) if n} == {
            s: n for s, n in truth.blocked.items() if n
        }, self.seed
        assert (position.event_side != NOBODY) == (position.event != NOBODY), self.seed
        for player in read.players:
            for state in read.neutral():
                assert there(position, player, state) == truth.tie(player, state), (self.seed, player, state)


def calls_trial(seed: int) -> Counter[str]:
    """Who is asked and what may be called; what is opened, in which order, and what comes of each of them."""
    trial = Trial(seed)
    try:
        trial.run()
    except Over:
        trial.read.seen["died"] += 1
        return trial.read.seen
    trial.compare()
    trial.read.seen["calls"] += 1
    return trial.read.seen


TRIALS = {"calls": calls_trial}
