"""Who rules, who fights whom and who leads whose units in the second reading: a war is two lists of States.

Where coalitions (R-79), armies of Kingdoms (war-3, R-30), lent brigades (R-25), succession (R-19), chaos (R-20),
guarantees and peace meet.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen.surveyor_facts import KINGDOMS, STATES
from tests.games.sachsen.surveyor_realm import ALLIANCE, NO_COUNTER, Realm, Tie, Unit

NAMES = list(STATES)
Sides = tuple[list[str], list[str]]
Answers = dict[int, str]
LENT_TURNS = 4
"""Brigades are lent for so many turns, the first among them (R-25)."""


@dataclass
class War:
    """The two sides; that of the Kingdoms ends in its own way (R-32)."""

    number: int
    sides: Sides
    kingdoms: bool = False

    def side_of(self, state: str) -> int | None:
        """0 or 1, None for who is not in it."""
        return next((n for n in (0, 1) if state in self.sides[n]), None)

    def against(self, state: str) -> list[str]:
        """Its enemies in this war."""
        mine = self.side_of(state)
        return [] if mine is None else self.sides[1 - mine]

    def told(self, truth: Realm) -> dict[str, Any]:
        """In the engine's form."""
        one, other = ([NAMES.index(s) for s in side] for side in self.sides)
        won = [0] * len(truth.homes)
        return {
            "number": self.number, "one": one, "other": other, "since": truth.turn, "won": won,
            "kingdom": self.kingdoms,
        }  # fmt: skip


@dataclass
class Reading:
    """Who rules, who fights whom, and who leads units that are not his own: by name the player, and until when."""

    truth: Realm
    wars: list[War] = field(default_factory=list)
    led: dict[str, tuple[int, int]] = field(default_factory=dict)

    # --- asked ----------------------------------------------------------------------

    def realm(self, state: str) -> list[str]:
        """The States of one ruler go to war together (R-19)."""
        leader = self.truth.leader[state]
        return [state] if leader is None else self.truth.led(leader)

    def enemies(self, state: str) -> set[str]:
        """All with whom it is at war."""
        return {enemy for war in self.wars for enemy in war.against(state)}

    def neutral(self, state: str) -> bool:
        """Without a player, with a ruler."""
        return self.truth.leader[state] is None and state not in self.truth.chaos

    def flags(self, unit: Unit) -> set[str]:
        """The States for which it fights: its own, and those of the player under whom it moves (R-25, war-3)."""
        return {unit.state} | set(self.truth.led(self.led[unit.name][0]) if unit.name in self.led else ())

    def under(self, unit: Unit) -> int | None:
        """The player who moves a unit: who leads it, else that of its State."""
        led = self.led.get(unit.name)
        return self.truth.leader[unit.state] if led is None else led[0]

    def hostile(self, one: Unit, other: Unit) -> bool:
        """Enemies, but for those that one player leads (D-94)."""
        player = self.under(one)
        return (player is None or player != self.under(other)) and self.enemies_all_the_same(one, other)

    def enemies_all_the_same(self, one: Unit, other: Unit) -> bool:
        """At war, or one of the two has no ruler (war-1, R-20); never with units of its own State."""
        if one.state == other.state:
            return False
        if {one.state, other.state} & self.truth.chaos:
            return True
        return any(b in self.enemies(a) for a in self.flags(one) for b in self.flags(other))

    def ill(self, player: int) -> bool:
        """A wounded ruler (attempt-5)."""
        return bool(self.truth.blocked.get(self.truth.homes[player]))

    def players(self) -> list[int]:
        """Who has a State, in the order of play."""
        return [p for p, home in enumerate(self.truth.homes) if home]

    # --- done -----------------------------------------------------------------------

    def serve_again(self, player: int, state: str) -> None:
        """What a State has sent or lent a player is its own again."""
        for unit in self.truth.units:
            if unit.state == state and self.led.get(unit.name, (None, 0))[0] == player:
                del self.led[unit.name]

    def no_treaty(self, player: int, state: str) -> None:
        """Who is at war with a State has no agreement with it, and leads none of its units (war-1, R-83)."""
        tie = self.truth.tie(player, state)
        if tie.counter != NO_COUNTER:
            courts.undo(tie)
        self.serve_again(player, state)

    def part(self, one: list[str], other: list[str]) -> None:
        """Two lists of States are at war with each other now: nothing that was agreed across them is left."""
        for a, b in [(a, b) for a in one for b in other]:
            for state, enemy in ((a, b), (b, a)):
                player = self.truth.leader[state]
                if player is not None and self.neutral(enemy):
                    self.no_treaty(player, enemy)

    def join(self, war: War, state: str, against: str) -> bool:
        """A State with all of its ruler joins those who fight another; whether it does."""
        enemy = war.side_of(against)
        if enemy is None or war.side_of(state) is not None:
            return False
        fresh = [s for s in self.realm(state) if war.side_of(s) is None]
        war.sides[1 - enemy].extend(fresh)
        self.part(fresh, war.sides[enemy])
        return True

    def leave(self, war: War, *states: str) -> None:
        """They are at peace in this war; armies of States that have no enemy any more serve them again (R-25, R-30)."""
        were = [*war.sides[0], *war.sides[1]]
        fought = {kingdom: [*war.sides[war.side_of(kingdom) or 0]] for kingdom in KINGDOMS if war.kingdoms}
        for side in war.sides:
            side[:] = [s for s in side if s not in states]
        over = not (war.sides[0] and war.sides[1])
        if over:
            self.wars.remove(war)
        for state in were:
            if self.truth.leader[state] is None and not self.enemies(state):
                for player in range(len(self.truth.homes)):
                    self.serve_again(player, state)
        for kingdom, beside in fought.items():
            out = {self.truth.leader[s] for s in beside if over or s in states}
            for unit in self.truth.units:  # D-72
                player, until = self.led.get(unit.name, (None, 0))
                if unit.state == kingdom and player is not None and player in out and not until:
                    del self.led[unit.name]
        self.sent_back({p for s in were if (p := self.truth.leader[s]) is not None})

    def sent_back(self, players: set[int]) -> None:
        """Until the war ends (R-25): whom a player without a war has been lent for some turns goes home (D-78)."""
        for name, (player, until) in list(self.led.items()):
            if until and player in players and not self.enemies(self.truth.homes[player]):
                del self.led[name]

    # --- rulers ---------------------------------------------------------------------

    def forgets(self, state: str) -> None:
        """Nothing is left of what players had with it (R-19, R-20)."""
        for player in range(len(self.truth.homes)):
            self.truth.ties[player, state] = Tie()
            self.serve_again(player, state)

    def out(self, player: int) -> list[str]:
        """The player has left the game: his States are nobody's, and what was his is gone (attempt-4, R-21)."""
        home = self.truth.homes[player]
        states = [home, *(s for s in self.truth.led(player) if s != home)]
        for state in STATES:
            self.truth.ties[player, state] = Tie()
            self.serve_again(player, state)
        for state in states:
            self.forgets(state)
            self.truth.leader[state] = None
        self.truth.homes[player] = ""
        return states

    def heirs_abroad(self, state: str) -> set[int]:
        """Players into whose houses its daughters are married (attempt-3, R-19)."""
        houses = [into for sex, into in self.truth.heirs[state] if sex == "daughter" and into]
        return {p for house in houses if (p := self.truth.leader[house]) is not None}

    def inherited(self, state: str, heir: int | None) -> str:
        """A son, the house of a daughter's husband (`heir`: whom the State card has named), chaos (attempt-3)."""
        self.truth.blocked[state] = 0
        if self.truth.owned(state):
            if any(sex == "son" for sex, _ in self.truth.heirs[state]):
                return "son"
            if players := self.heirs_abroad(state):
                assert heir in players, (state, heir, players)
                self.taken(state, heir)
                return "taken"
        self.forgets(state)
        for war in [w for w in self.wars if w.side_of(state) is not None]:
            self.leave(war, state)
        if self.truth.owned(state):
            self.truth.chaos.add(state)
        else:
            self.truth.units = [u for u in self.truth.units if u.state != state]
        return "chaos"

    def taken(self, state: str, player: int) -> None:
        """He rules it now: no war between it and his own, and all go to war together (R-19, D-65)."""
        self.forgets(state)
        own = self.truth.led(player)
        self.truth.leader[state] = player
        for war in list(self.wars):
            if set(own) & set(war.against(state)):
                self.leave(war, state)
        for war in self.wars:
            for one, other in ((own[0], state), (state, own[0])):
                if enemies := war.against(one):
                    self.join(war, other, enemies[0])

    # --- war ------------------------------------------------------------------------

    def declared(self, player: int, state: str) -> tuple[War, list[str]]:
        """The war, and the neutral States that it touches, in their order (war-1, war-2)."""
        truth, target = self.truth, self.truth.leader[state]
        number = max((war.number for war in self.wars), default=0) + 1
        war = War(number, (list(truth.led(player)), list(self.realm(state))))
        self.wars.append(war)
        self.part(*war.sides)
        if target is None:
            courts.declares_war(truth.tie(player, state))
            return war, [state] if self.neutral(state) else []
        touched = []
        for other in STATES:
            if not self.neutral(other):
                continue
            ours, theirs = truth.tie(player, other), truth.tie(target, other)
            for_us, for_them = ours.counter == ALLIANCE, theirs.counter != NO_COUNTER
            if for_us and for_them:
                mine, his = courts.strength(ours)[0], courts.strength(theirs)[0]
                for_us, for_them = mine > his, his > mine
            if for_us or for_them:
                enemy = truth.homes[player if for_them else target]
                if self.join(war, other, enemy):
                    touched.append(other)
        return war, touched

    def asked(self, war: War) -> list[int]:
        """Each player who is well and not in that war (guarantees-1)."""
        there_ = {*war.sides[0], *war.sides[1]}
        return [p for p in self.players() if not self.ill(p) and not there_ & set(self.truth.led(p))]

    def answered(self, war: War, state: str, answers: Answers) -> bool:
        """The State reacts to each, war comes to who has broken his word (guarantees-2); whether an army is sent."""
        sent = False
        for player, said in answers.items():
            follows = courts.reaction(self.truth.tie(player, state), said)
            if follows & {"ended"}:
                self.serve_again(player, state)
            if follows & {"war", "war if it breaks out"}:
                self.join(war, self.truth.homes[player], state)
            sent |= "army" in follows
        return sent
