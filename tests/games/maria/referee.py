"""The referee of the worked cases: carries out the lines of a case; each line is one word and what follows it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.maria import cards, supply
from engine.games.maria.fortresses import protectors
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import IDS, NUMBER
from engine.games.maria.world import BOX, OFF
from engine.kernel.action import Action
from engine.kernel.errors import Ambiguous, Refused


class Referee:
    """Carries out the lines of a case; each line is one word and what follows it."""

    def __init__(self, position: MariaPosition) -> None:
        self.position = position

    def play(self, said: str | list[str] | dict[str, str]) -> None:
        """A legal Action of a seat that is asked, or an offer of its owner; a list; or {by: seat, do: text}."""
        if isinstance(said, dict):
            self.position.play(self.position.read(said["do"]), said["by"])
            return
        for text in [said] if isinstance(said, str) else said:
            action, seat = self._read(text)
            self.position.play(action, seat)

    def _read(self, text: str) -> tuple[Action, str | None]:
        """The legal Action that a text means, and the seat that may take it."""
        position = self.position
        decision = position.decision()
        assert decision is not None, "nothing is asked"
        for seat in decision.seats:
            asked = position.decision(seat)
            assert asked is not None
            try:
                return asked.read(text), seat
            except Refused:
                continue
        action = position.read(text)
        refusal = position.refuse(action)
        assert refusal is None, f"{text}: {refusal}"
        return action, None

    def legal(self, text: str) -> None:
        """The Action is not refused."""
        action, seat = self._read(text)
        assert self.position.refuse(action, seat) is None

    def refused(self, answer: dict[str, Any]) -> None:
        """The Action (of this seat) is refused, by this clause, with these references lit."""
        action = self.position.read(answer["do"])
        refusal = self.position.refuse(action, answer.get("seat"))
        assert refusal is not None, f"{answer['do']} is legal"
        assert refusal.clause == f"maria {answer['by']}", refusal
        assert set(answer.get("lit", ())) <= set(refusal.lit), refusal.lit

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

    def actions(self, texts: list[str]) -> None:
        """These are all the legal Actions; a card may stand without its deck."""
        decision = self.position.decision()
        assert decision is not None
        assert sorted(a.text() for a in decision.actions) == sorted(texts)

    def asked(self, answer: dict[str, Any]) -> None:
        """Who is asked, in which Step."""
        decision = self.position.decision()
        assert decision is not None
        found = {"step": decision.step, "seats": list(decision.seats)}
        assert found == answer, f"{found}: {decision.prompt}"

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
        assert self.position.view(None).facts["fight"]["score"] == number

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

    def won(self, answer: dict[str, Any]) -> None:
        """The game is over: who won, and how."""
        assert self.position.result is not None
        assert (list(self.position.result.winners), self.position.result.way) == (answer["by"], answer["way"])

    def going_on(self, yes: bool) -> None:
        """The game is not over."""
        assert (self.position.result is None) is yes

    def dragged(self, answer: dict[str, Any]) -> None:
        """A drag (along these cities, or to one) is refused first of all by this clause, with these lights."""
        decision = self.position.decision()
        assert decision is not None
        via = tuple(f"place:{p}" for p in answer.get("along", ()))
        target = via[-1] if via else f"place:{answer['to']}"
        first = self.position.refuse(decision.attempt(f"piece:{answer['of']}", target, via)[0])
        assert first is not None
        assert first.clause == f"maria {answer['by']}"
        assert set(answer["lit"]) <= set(first.lit)

    def foresees(self, answer: dict[str, Any]) -> None:
        """What a legal Action is said to bring about: clause -> what is lit by it."""
        decision = self.position.decision()
        assert decision is not None
        facts = decision.outlook(self._read(answer["do"])[0])
        assert {f.clause.removeprefix("maria "): list(f.lit) for f in facts} == answer["is"]

    def button(self, answer: dict[str, Any]) -> None:
        """What the button of an Action says now: the key of its text, and the numbers in it."""
        decision = self.position.decision()
        assert decision is not None
        label = decision.label(self._read(answer["do"])[0])
        assert (label.key, label.args) == (answer["says"], answer.get("with", {}))

    def reveals(self, answer: dict[str, bool]) -> None:
        """Which Actions make something hidden known."""
        decision = self.position.decision()
        assert decision is not None
        assert {text: decision.reveals(self._read(text)[0]) for text in answer} == answer

    def told(self, answer: dict[str, Any]) -> None:
        """What everybody may be told of a thing: among others these texts, by the end of their key."""
        facts = self.position.describe(answer["of"], None)
        assert {f"maria-fact-{key}" for key in answer["are"]} <= {f.message.key for f in facts}

    def phases(self, answer: dict[str, str]) -> None:
        """States of chips of the phase strip."""
        states = {p.name: p.state for p in self.position.view(None).phases}
        assert {name: states[name] for name in answer} == answer

    def ambiguous(self, answer: dict[str, Any]) -> None:
        """The short text may mean several Actions."""
        decision = self.position.decision()
        assert decision is not None
        with pytest.raises(Ambiguous) as caught:
            decision.read(answer["do"])
        assert set(answer["means"]) <= set(caught.value.candidates)
