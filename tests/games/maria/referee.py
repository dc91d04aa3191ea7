"""The referee of MARIA's worked cases: what her introductory game needs besides the words of every game."""

from __future__ import annotations

from typing import Any

from engine.games.maria import cards, supply
from engine.games.maria.fortresses import protectors
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import IDS, NUMBER
from engine.games.maria.world import BOX, OFF
from tests.games.referee import Referee


class MariaReferee(Referee[MariaPosition]):
    """Words for sections 1 to 14."""

    def targets(self, answer: dict[str, Any]) -> None:
        """The places one piece can go to, by normal move (and, with `march`, by forced march)."""
        decision = self.position.decision()
        assert decision is not None
        found = {
            a.gesture().target.removeprefix("place:")
            for a in decision.actions.of(f"piece:{answer['of']}")
            if a.verb in answer.get("by", ["move", "hussar", "reenter", "retreat"])
        }
        assert found == set(answer["are"])

    def troops(self, answer: dict[str, int]) -> None:
        """Troops of generals."""
        number = self.position.world.number
        assert {name: self.position.troops[number[name]] for name in answer} == answer

    def at(self, answer: dict[str, str]) -> None:
        """Where pieces stand; "off" is off the board, "box" in a box."""
        world = self.position.world
        places = {n: self.position.where[world.number[n]] for n in answer}
        absent = {OFF: "off", BOX: "box"}
        found = {n: world.index.ids[p] if p >= 0 else absent[p] for n, p in places.items()}
        assert found == answer, found

    def down(self, names: list[str]) -> None:
        """These generals lie face down, and no others."""
        world = self.position.world
        assert [world.pieces[n].id for n in world.generals if self.position.is_down(n)] == names

    def control(self, answer: dict[str, str]) -> None:
        """Who controls fortresses."""
        number = self.position.world.index.number
        assert {p: IDS[self.position.control[number[p]]] for p in answer} == answer

    def markers(self, answer: dict[str, str]) -> None:
        """Whose victory marker lies there; "none" if there is none."""
        number = self.position.world.index.number
        held = {p: self.position.marker[number[p]] for p in answer}
        assert {p: IDS[h] if h >= 0 else "none" for p, h in held.items()} == answer

    def questions(self, answer: dict[str, str]) -> None:
        """The question marks that lie, and whose they are."""
        ids = self.position.world.index.ids
        assert {ids[p]: IDS[q] for p, q in self.position.questions.items()} == answer

    def protected(self, answer: dict[str, list[str]]) -> None:
        """Who protects fortresses."""
        world = self.position.world
        for place, names in answer.items():
            assert {world.pieces[n].id for n in protectors(self.position, world.index.number[place])} == set(
                names
            )

    def fee(self, answer: dict[str, int | None]) -> None:
        """Hussar fees: 0 for none, null without a route."""
        number = self.position.world.number
        assert {n: supply.fee(self.position, number[n]) for n in answer} == answer

    def hands(self, answer: dict[str, list[str] | int]) -> None:
        """The faces in a hand, or their number."""
        for side, wanted in answer.items():
            hand = self.position.hands[NUMBER[side]]
            if isinstance(wanted, int):
                assert len(hand) == wanted
            else:
                faces = [cards.NAMES[c].split(".")[0] for c in hand]
                assert sorted("R" if f[0] == "R" else f for f in faces) == sorted(wanted)

    def score(self, number: int) -> None:
        """The running score of the attacker."""
        assert self.position.view(None).contest.score == number

    def command(self, answer: dict[str, str]) -> None:
        """Who commands in a city."""
        world = self.position.world
        tops = {p: self.position.generals_on(world.index.number[p])[0] for p in answer}
        assert {p: world.pieces[n].id for p, n in tops.items()} == answer

    def discards(self, counts: list[int]) -> None:
        """The sizes of the discard piles."""
        assert [len(d) for d in self.position.discards] == counts

    def draw(self, count: int) -> None:
        """Cards left in the draw deck."""
        assert len(self.position.draw) == count
