"""The chancellor: the referee who knows the advanced game too, its markers, politics and affairs of state."""

from __future__ import annotations

from engine.games.maria import cards, political_deck, supply
from engine.games.maria.election import college
from engine.games.maria.political_deck import TRACKS
from engine.games.maria.politics import by_influence, influence
from engine.games.maria.powers import IDS, MAJORS, NOBODY, NUMBER
from engine.games.maria.saxony import stance
from engine.games.maria.tactical import income
from tests.games.maria.referee import MariaReferee


def name(power: int) -> str:
    """A power's name, "none" for nobody."""
    return IDS[power] if power != NOBODY else "none"


def faces(found: tuple[int, ...]) -> list[str]:
    """Cards without their decks, in order."""
    return sorted("R" if cards.SUIT[c] == "R" else cards.NAMES[c].split(".")[0] for c in found)


class Chancellor(MariaReferee):
    """Words for sections 15 to 25."""

    def _counts(self, values: tuple[int, ...], answer: dict[str, int]) -> None:
        found = {side: values[NUMBER[side]] for side in answer}
        assert found == answer, found

    def reserve(self, answer: dict[str, int]) -> None:
        """Victory markers in the reserves (15-b)."""
        self._counts(self.position.stock.reserve, answer)

    def battle(self, answer: dict[str, int]) -> None:
        """Markers in the battle boxes (16-a)."""
        self._counts(self.position.stock.battle, answer)

    def aside(self, answer: dict[str, int]) -> None:
        """Markers laid aside (19.1-d, 19.2-a)."""
        self._counts(self.position.stock.aside, answer)

    def boxes(self, answer: dict[str, str]) -> None:
        """Whose marker lies in the boxes electors, emperor, italy, silesia (16-d, 16-e)."""
        stock = self.position.stock
        found = {box: name(getattr(stock, box)) for box in ("electors", "emperor", "italy")}
        found["silesia"] = "prussia" if stock.silesia else "none"
        assert {box: found[box] for box in answer} == answer, found

    def tracks(self, answer: dict[str, int]) -> None:
        """The spaces of the political markers."""
        found = dict(zip(TRACKS, self.position.politics.tracks, strict=True))
        assert {track: found[track] for track in answer} == answer, found

    def saxony(self, answer: str) -> None:
        """Whose ally Saxony is, or that it is neutral (19.3)."""
        assert stance(self.position) == answer

    def neutral(self, answer: list[str]) -> None:
        """The neutral powers (19.4)."""
        assert sorted(IDS[p] for p in self.position.alliances.neutral) == sorted(answer)

    def plays(self, answer: dict[str, str]) -> None:
        """Which seat plays a power (19.3-d, V-24)."""
        assert {side: self.position.alliances.seat_of[NUMBER[side]] for side in answer} == answer

    def income(self, answer: dict[str, int]) -> None:
        """The cards a power would draw in its own stage, before subsidies (8-b, 17.5-h)."""
        found = {side: income(self.position, NUMBER[side]) for side in answer}
        assert found == answer, found

    def college(self, answer: dict[str, str]) -> None:
        """Who controls which vote (3.2-f)."""
        votes = {self.position.world.index.ids[p]: name(power) for p, power in college(self.position).items()}
        assert {place: votes[place] for place in answer} == answer, votes

    def open(self, answer: list[str]) -> None:
        """The political cards that lie open (17.1-a)."""
        assert [political_deck.names()[c] for c in self.position.politics.open] == answer

    def election(self, yes: bool) -> None:
        """Whether the imperial election comes at the end of this turn (18-a)."""
        assert self.position.politics.election is yes

    def trump(self, suit: str) -> None:
        """The political trump suit (17.2)."""
        assert self.position.politics.trump == suit

    def victor(self, seat: str) -> None:
        """The seat that won the last fight (17.2-a)."""
        assert self.position.affairs.victor == seat

    def lying(self, answer: dict[str, list[str]]) -> None:
        """Tactical Cards face up in the political boxes."""
        found = {side: faces(self.position.politics.lying[NUMBER[side]]) for side in answer}
        assert found == {side: sorted(wanted) for side, wanted in answer.items()}, found

    def covered(self, answer: dict[str, list[str]]) -> None:
        """Tactical Cards turned face down on the political table (25)."""
        found = {side: faces(self.position.politics.covered[NUMBER[side]]) for side in answer}
        assert found == {side: sorted(wanted) for side, wanted in answer.items()}, found

    def influence(self, answer: dict[str, int]) -> None:
        """Each power's influence, in the order in which they are asked (17.4-c)."""
        found = {IDS[p]: influence(self.position, p) for p in by_influence(self.position)}
        assert list(found.items()) == list(answer.items()), found

    def contracts(self, answer: list[str]) -> None:
        """The subsidies that run: giver, receiver, turns left (20-a)."""
        found = [f"{IDS[c.giver]} {IDS[c.receiver]} {c.turns}" for c in self.position.affairs.contracts]
        assert found == answer, found

    def treaties(self, answer: list[str]) -> None:
        """The promises in the ledger: who, until which turn, what (21)."""
        found = [f"{t.author} {t.until} {t.words}" for t in self.position.affairs.treaties]
        assert found == answer, found

    def winters(self, answer: list[dict[str, int]]) -> None:
        """The winter sheet (13-f)."""
        found = [{IDS[p]: winter[p] for p in MAJORS} for winter in self.position.affairs.winters]
        assert found == answer, found

    def supplied(self, answer: dict[str, bool]) -> None:
        """Whether generals are supplied, fee or not (9-b, 9-c)."""
        number = self.position.world.number
        found = {n: supply.fee(self.position, number[n]) is not None for n in answer}
        assert found == answer, found
