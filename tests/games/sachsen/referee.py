"""The referee of the worked cases of SACHSEN: carries them out at a table of the engine, with dice laid ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.referee import Referee
from tests.games.sachsen.surveyor_bridge import name_of, square_of
from tests.games.sachsen.surveyor_engine import COIN, COUNTERS, NAMES, NOBODY, SQUARES
from tests.games.sachsen.surveyor_facts import PROVINCES

T = TypeVar("T")
SEATS = ["first", "second", "third", "fourth", "fifth", "sixth"]
STATUS = ["on", "coming", "away", "lent"]


class Loaded(Rng):
    """A generator that first gives the faces of dice and the State cards that a case lays ready."""

    __slots__ = ("cards", "faces")

    def __init__(self, state: int, faces: Sequence[int] = (), cards: Sequence[int] = ()) -> None:
        super().__init__(state)
        self.faces, self.cards = list(faces), list(cards)

    def copy(self) -> Loaded:
        """The same future, loaded as it is."""
        return Loaded(self.state, self.faces, self.cards)

    def below(self, n: int) -> int:
        """A face of a die, or any number."""
        return self.faces.pop(0) - 1 if n == 6 and self.faces else super().below(n)

    def choice(self, items: Sequence[T]) -> T:
        """The State cards laid ready come first, in their order."""
        for card in self.cards:
            if card in items:
                self.cards.remove(card)
                return items[items.index(card)]  # type: ignore[arg-type]
        return super().choice(items)


class SachsenReferee(Referee[Position]):
    """The words of the cases of SACHSEN that a table can answer."""

    DEAF = frozenset({
        "answers", "arrivals_but", "can", "challenges", "chief_of", "claims", "coalition_moves", "comes", "consults",
        "invaded_by", "lot", "may_return", "misses", "motion", "passage", "reintegrates", "settled", "sides", "slips",
        "votes",
    })  # fmt: skip
    """Words that ask for a figure that no table shows before it is played for."""

    @property
    def state(self) -> dict[str, Any]:
        """Everything on the table as plain data."""
        return self.position.state()

    def player(self, home: str) -> int:
        """The player who was dealt a State."""
        return int(self.state["homes"].index(NAMES.index(home)))

    def home(self, player: int) -> str:
        """The State that a player was dealt."""
        return NAMES[self.state["homes"][player]]

    def play(self, said: str | list[str] | dict[str, str]) -> None:
        """An Action; calls of the table that it does not answer are passed by everybody."""
        if not isinstance(said, str) or said.split()[0] not in ("claim", "pass"):
            self._pass_calls()
        super().play(said)

    def _pass_calls(self) -> None:
        """Nobody calls anything."""
        while (told := self.position.round()) is not None and told.kind == "call":
            self.news += self.position.play(self.position.read("pass"), told.waiting[0])

    def legal(self, text: str) -> None:
        """The same before an Action that is only judged."""
        self._pass_calls()
        super().legal(text)

    def refused(self, answer: dict[str, Any]) -> None:
        """The same before one that is refused."""
        self._pass_calls()
        super().refused(answer)

    # --- what is laid ready -------------------------------------------------------

    def _loaded(self) -> Loaded:
        position: Any = self.position
        if not isinstance(position.rng, Loaded):
            position.rng = Loaded(position.rng.state)
        rng: Loaded = position.rng
        return rng

    def dice(self, faces: list[int]) -> None:
        """The next dice."""
        self._loaded().faces += faces

    def drawn(self, states: list[str]) -> None:
        """The next State cards."""
        self._loaded().cards += [NAMES.index(state) for state in states]

    def bids(self, told: dict[str, int]) -> None:
        """All bids, in any order; of a shared lot the first card is taken."""
        for home, bid in told.items():
            seat = SEATS[self.player(home)]
            self.news += self.position.play(self.position.read(f"bid {bid}"), seat)
        decision = self.position.decision()
        if decision is not None and decision.step == "sharing":
            self.news += self.position.play(next(iter(decision.actions)), decision.seats[0])
        self._loaded().cards.clear()

    # --- money, units, provinces --------------------------------------------------

    def money(self, told: dict[str, int]) -> None:
        """Treasuries."""
        found = {home: self.state["treasury"][self.player(home)] * COIN for home in told}
        assert found == told, found

    def missing(self, told: dict[str, int]) -> None:
        """Who cannot pay is asked what he disbands."""
        decision = self.position.decision()
        assert decision is not None
        asked = decision.step == "maintenance"
        for home, sum_ in told.items():
            assert (asked and SEATS[self.player(home)] in decision.seats) == (sum_ > 0), home

    def yields(self, told: dict[str, int]) -> None:
        """What provinces bring."""
        view: Any = self.position.view(None)
        found = {province: view.provinces[province].yields * COIN for province in told}
        assert found == told, found

    def invaded(self, told: dict[str, bool]) -> None:
        """Provinces with an enemy and no own unit."""
        view: Any = self.position.view(None)
        assert {province: view.provinces[province].invaded for province in told} == told

    def units(self, told: dict[str, str]) -> None:
        """Where units are: a square, or `coming` and the turn."""
        found = {}
        for name in told:
            unit = self.state["units"][name]
            at = unit["square"]
            found[name] = name_of(SQUARES[at]) if at >= 0 else f"{STATUS[unit['status']]} {unit['due']}"
        assert found == told, found

    def arrivals(self, told: dict[str, list[str]]) -> None:
        """Squares where a brigade of a State may arrive, where it is asked; one square needs no question."""
        decision = self.position.decision()
        assert decision is not None
        if decision.step != "arrivals":
            return
        found = {a.text().split()[2] for a in decision.actions if a.text().startswith("arrive ")}
        assert [found] == [set(names) for names in told.values()], found

    def provinces(self, told: dict[str, int]) -> None:
        """Provinces of all States that a player leads."""
        state = self.state
        found = {h: sum(state["leader"][owner] == self.player(h) for owner in state["owner"]) for h in told}
        assert found == told, found
        assert len(state["owner"]) == len(PROVINCES)

    def way(self, told: dict[str, Any]) -> None:
        """A way with a step to each of its squares; the attack at its end."""
        unit, over = told["of"], told["over"]
        text = f"move {unit} {over[-1]} {over[0]}" if len(over) > 1 else f"move {unit} {over[-1]}"
        refusal = self.position.refuse(self.position.read(text))
        if "refused" in told and "attack" not in told:
            assert refusal is not None, text
            self._cites(refusal, told["refused"])
        elif "attack" in told and "refused" not in told:
            assert refusal is None, refusal

    # --- cards and order ----------------------------------------------------------

    def hands(self, told: dict[str, int]) -> None:
        """How many cards are held."""
        found = {home: len(self.state["hands"][self.player(home)]) for home in told}
        assert found == told, found

    def holds(self, told: dict[str, list[str]]) -> None:
        """Hands."""
        view: Any = self.position
        kinds = view.world.card_ids
        hands = self.state["hands"]
        found = {home: sorted(kinds[card] for card in hands[self.player(home)]) for home in told}
        assert found == {home: sorted(cards) for home, cards in told.items()}, found

    def order(self, homes: list[str]) -> None:
        """The order of play."""
        assert [self.home(player) for player in self.state["order"]] == homes

    def rights(self, homes: list[str]) -> None:
        """Who may capture the next Spy without dice."""
        found = [self.home(p) for p, right in enumerate(self.state["capture_right"]) if right]
        assert found == homes, found

    # --- rulers and courts --------------------------------------------------------

    def blocked(self, told: dict[str, int]) -> None:
        """Turns for which rulers are blocked."""
        found = {state: self.state["blocked"][NAMES.index(state)] for state in told}
        assert found == told, found

    def leads(self, told: dict[str, str]) -> None:
        """Who leads States."""
        for state, who in told.items():
            number = NAMES.index(state)
            leader = self.state["leader"][number]
            chaos = self.state["chaos"][number]
            found = "chaos" if chaos else "nobody" if leader == NOBODY else self.home(leader)
            assert found == who, found

    def _tie(self, home: str, state: str) -> Any:
        position: Any = self.position
        return position.ties[self.player(home) * len(NAMES) + NAMES.index(state)]

    def ties(self, told: dict[str, dict[str, str]]) -> None:
        """Counter and loose notes, protest counters among them."""
        found: dict[str, dict[str, str]] = {}
        for home, row in told.items():
            found[home] = {}
            for state in row:
                tie = self._tie(home, state)
                notes = tie.loose - tie.broken - tie.declared
                found[home][state] = f"{COUNTERS[tie.counter]} {notes}"
        assert found == told, found

    def step(self, told: dict[str, dict[str, int]]) -> None:
        """Steps of the ladder."""
        found = {home: {state: self._tie(home, state).step for state in row} for home, row in told.items()}
        assert found == told, found

    def waits(self, told: dict[str, dict[str, int]]) -> None:
        """The turn from which the next step may be proposed."""
        for home, row in told.items():
            for state, turn in row.items():
                tie = self._tie(home, state)
                assert tie.rungs[tie.step].wait == turn, tie

    def never(self, told: dict[str, dict[str, list[int]]]) -> None:
        """Steps refused for good."""
        for home, row in told.items():
            for state, steps in row.items():
                found = [number for number, rung in enumerate(self._tie(home, state).rungs, 1) if rung.never]
                assert found == steps, found

    def pacts(self, told: dict[str, str]) -> None:
        """Agreements between players."""
        for pair, kind in told.items():
            sides = sorted(map(self.player, pair.split()))
            found = [p["kind"] for p in self.state["pacts"] if sorted([p["one"], p["other"]]) == sides]
            assert found == [kind], found

    def wars(self, told: list[str]) -> None:
        """Wars that go on."""
        found = {
            tuple(sorted((NAMES[a], NAMES[b])))
            for war in self.state["wars"]
            for a in war["one"]
            for b in war["other"]
        }
        assert {tuple(sorted(pair.split())) for pair in told} <= found, found

    def struggles(self, told: dict[str, int]) -> None:
        """How many wars players wage."""
        sides = [{*war["one"], *war["other"]} for war in self.state["wars"]]
        assert {home: sum(NAMES.index(home) in parties for parties in sides) for home in told} == told

    def points(self, told: dict[str, int]) -> None:
        """Points of victory as they stand."""
        view: Any = self.position.view(None)
        found = {home: sum(view.players[SEATS[self.player(home)]].points.values()) for home in told}
        assert found == told, found

    def born(self, told: dict[int, list[str]]) -> None:
        """Heirs by the die, as the table of the cards has it."""
        view: Any = self.position
        assert {die: list(view.world.tables.heirs[die - 1]) for die in told} == told

    def at(self, told: dict[str, str]) -> None:
        """Squares of units."""
        assert {name: SQUARES[self.state["units"][name]["square"]] for name in told} == {
            name: square_of(place) for name, place in told.items()
        }
