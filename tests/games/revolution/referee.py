"""The referee of the worked cases of REVOLUTION; its words ask a Truth, so that both readings can be asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from engine.kernel.position import Position
from tests.games.referee import Referee
from tests.games.revolution import surveyor_bridge as bridge
from tests.games.revolution import surveyor_course as course
from tests.games.revolution.surveyor_facts import CITIES, FACTIONS, NEUTRAL, TOWNS, places_of
from tests.games.revolution.surveyor_truth import Deed, Truth


class Words(ABC):
    """Words for cases of REVOLUTION, answered by what lies on a table and by what is asked there."""

    @abstractmethod
    def table(self) -> Truth:
        """What lies on the table."""

    @abstractmethod
    def asks(self) -> str:
        """Whose answer is due; "" nobody's."""

    @abstractmethod
    def deeds(self) -> list[Deed]:
        """All legal Actions."""

    @abstractmethod
    def to_place(self) -> int:
        """New units still to be placed."""

    @abstractmethod
    def stocks(self) -> dict[str, int]:
        """What is left of counters and armies."""

    # --- what is asked ------------------------------------------------------------

    def acts(self, side: str) -> None:
        """The faction that is asked."""
        assert self.asks() == side, self.asks()

    def acts_not(self, side: str) -> None:
        """This faction is not asked."""
        assert self.asks() != side

    def can(self, answer: dict[str, list[str]]) -> None:
        """All legal Actions with these verbs, told without the verb."""
        for verb, wanted in answer.items():
            found = Counter(deed for deed in self.deeds() if deed[0] == verb)
            assert found == Counter(bridge.deed_of(f"{verb} {words}") for words in wanted), found

    def unlisted(self, texts: list[str]) -> None:
        """None of these is legal."""
        assert not set(self.deeds()) & {bridge.deed_of(text) for text in texts}

    def left(self, number: int) -> None:
        """New units still to be placed (5.2-a, 6.10-a)."""
        assert self.to_place() == number, self.to_place()

    # --- counters -----------------------------------------------------------------

    def counters(self, answer: dict[str, dict[str, int]]) -> None:
        """All that stands in these cities and towns, and in the countryside of provinces."""
        table = self.table()
        found = {place: dict(+table.at[place]) for place in answer}
        assert found == answer, found

    def in_province(self, answer: dict[str, dict[str, int]]) -> None:
        """All that stands in these provinces, wherever in them."""
        table = self.table()
        found = {p: dict(+sum((table.at[x] for x in places_of(p)), Counter())) for p in answer}
        assert found == answer, found

    def neutrals_in(self, answer: dict[str, int]) -> None:
        """Neutral counters in all cities, in all towns."""
        table = self.table()
        found = {
            "cities": sum(table.at[c][NEUTRAL] for c in CITIES),
            "towns": sum(table.at[t][NEUTRAL] for t in TOWNS),
        }
        assert found == answer, found

    def in_box(self, answer: dict[str, dict[str, int]]) -> None:
        """All that lies in support boxes."""
        table = self.table()
        found = {box: {s: table.in_box(box, s) for s in FACTIONS if table.in_box(box, s)} for box in answer}
        assert found == answer, found

    def spaces(self, answer: dict[str, dict[str, int]]) -> None:
        """How many counters lie on the spaces of each kind."""
        table = self.table()
        found = {box: {kind: c.total() for kind, c in table.boxes[box].items()} for box in answer}
        assert found == answer, found

    def supply(self, answer: dict[str, int]) -> None:
        """Counters in the own supply."""
        found = {side: self.stocks()[side] for side in answer}
        assert found == answer, found

    def stock(self, number: int) -> None:
        """Neutrals that are left."""
        assert self.stocks()[NEUTRAL] == number, self.stocks()[NEUTRAL]

    def treasury(self, answer: dict[str, int]) -> None:
        """Coins."""
        found = {side: self.table().treasury[side] for side in answer}
        assert found == answer, found

    # --- armies -------------------------------------------------------------------

    def armies(self, answer: dict[str, list[str]]) -> None:
        """All armies of these regions: "habsburgs", "habsburgs besieges gent", "habsburgs abandoned"."""
        here = self.table().armies
        for region, wanted in answer.items():
            found = [
                a.side
                + (f" {bridge.BESIEGES} {a.city}" if a.city else "")
                + f" {bridge.ABANDONED}" * a.abandoned
                for a in here
                if a.region == region
            ]
            assert sorted(found) == sorted(wanted), found

    def army_stock(self, answer: dict[str, int]) -> None:
        """Armies that are not on the map."""
        found = {side: self.stocks()[f"armies of {side}"] for side in answer}
        assert found == answer, found

    def ships(self, answer: dict[str, int]) -> None:
        """Water Beggars that wait in regions."""
        found = {region: self.table().beggars[region] for region in answer}
        assert found == answer, found

    def sieges(self, answer: dict[str, str]) -> None:
        """Who besieges cities: a faction, "beggars", or nobody."""
        table = self.table()
        found = {a.city: a.side for a in table.armies if a.city} | dict.fromkeys(table.blockades, "beggars")
        assert {city: found.get(city, "") for city in answer} == answer, found

    # --- cards and markers --------------------------------------------------------

    def cards(self, answer: dict[str, str]) -> None:
        """Holders of cards."""
        found = {card: self.table().cards[card] for card in answer}
        assert found == answer, found

    def allegiance(self, answer: dict[str, int]) -> None:
        """Spaces of markers."""
        found = {city: self.table().allegiance[city] for city in answer}
        assert found == answer, found

    def bishoprics(self, answer: dict[str, str]) -> None:
        """Status and colour: "reformed burghers"; the status alone if the marker is black."""
        table = self.table().bishoprics
        found = {p: f"{bridge.STATUS[table[p][0]]} {table[p][1]}".strip() for p in answer}
        assert found == answer, found

    def universities(self, answer: dict[str, str]) -> None:
        """What universities are."""
        found = {place: self.table().universities[place] for place in answer}
        assert found == answer, found

    def points(self, answer: dict[str, float]) -> None:
        """Points scored on the last turn that was scored."""
        table = self.table()
        last = table.points[max(table.points)]
        found = {side: last[side] / 10 for side in answer}
        assert found == answer, found


class RevolutionReferee(Words, Referee[Position]):
    """The engine is asked."""

    def table(self) -> Truth:
        return bridge.read(self.position)

    def asks(self) -> str:
        return self.position.view(None).asks

    def deeds(self) -> list[Deed]:
        decision = self.position.decision()
        return [] if decision is None else [bridge.deed_of(a.text()) for a in decision.actions]

    def to_place(self) -> int:
        return self.position.view(None).left

    def stocks(self) -> dict[str, int]:
        return bridge.engine_stocks(self.position)

    def play_if_asked(self, text: str) -> None:
        """An Action that the engine may have taken by itself, where nothing else was possible (R-33)."""
        if bridge.deed_of(text) in self.deeds():
            self.play(text)

    def order(self, wanted: list[str]) -> None:
        """The order of play."""
        assert list(self.position.view(None).order) == wanted

    def winners(self, wanted: list[str]) -> None:
        """The factions that have won."""
        assert self.position.result is not None
        seats = self.position.view(None).seats
        found = [side for seat in self.position.result.winners for side in seats[seat]]
        assert sorted(found) == sorted(wanted), found

    def units(self, answer: dict[str, dict[str, int]]) -> None:
        """Where the new units of a faction come from."""
        factions = self.position.view(None).factions
        found = {side: {name: factions[side].units[name] for name in answer[side]} for side in answer}
        assert found == answer, found


class Reader(Words):
    """The second reading is asked; what only an engine can say (`DEAF`) it does not hear."""

    DEAF = ("asked", "label", "button", "told", "phases", "seat_sees", "idle", "foresees", "listed")

    def __init__(self, truth: Truth) -> None:
        self.truth = truth

    def table(self) -> Truth:
        return self.truth

    def asks(self) -> str:
        return "" if self.truth.over or self.truth.step is None else self.truth.step[-1]

    def deeds(self) -> list[Deed]:
        return [] if self.truth.over else course.deeds(self.truth)

    def to_place(self) -> int:
        return self.truth.left

    def stocks(self) -> dict[str, int]:
        return bridge.stocks(self.truth)

    def play(self, said: str | list[str]) -> None:
        """Legal Actions."""
        for text in [said] if isinstance(said, str) else said:
            self.legal(text)
            course.play(self.truth, bridge.deed_of(text))

    def play_if_asked(self, text: str) -> None:
        """An Action that may be the only one."""
        if bridge.deed_of(text) in self.deeds():
            self.play(text)

    def legal(self, text: str) -> None:
        """It is legal."""
        assert bridge.deed_of(text) in self.deeds(), f"{text} is not among {self.deeds()[:20]}"

    def refused(self, answer: dict[str, Any]) -> None:
        """It is not."""
        assert bridge.deed_of(answer["do"]) not in self.deeds(), f"{answer['do']} is legal"

    def turn(self, number: int) -> None:
        """The present turn."""
        assert self.truth.turn == number

    def order(self, wanted: list[str]) -> None:
        """The order of play."""
        assert self.truth.order == wanted, self.truth.order

    def winners(self, wanted: list[str]) -> None:
        """The factions that have won."""
        assert sorted(self.truth.winners) == sorted(wanted), self.truth.winners

    def units(self, answer: dict[str, dict[str, int]]) -> None:
        """In all."""
        assert self.truth.left == sum(answer[self.asks()].values())
