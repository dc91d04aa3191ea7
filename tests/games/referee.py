"""The referee of the worked cases: carries out the lines of a case; each line is one word and what follows it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
import pytest

from engine.kernel.action import Action
from engine.kernel.errors import Ambiguous, Refused
from engine.kernel.event import Event
from engine.kernel.position import Position
from engine.kernel.refusal import Refusal

P = TypeVar("P", bound=Position)


class Referee(Generic[P]):
    """The words that every game's cases know; a game adds its own."""

    def __init__(self, position: P) -> None:
        self.position = position
        self.game = position.view(None).game
        self.news: list[Event] = []

    def _cites(self, refusal: Refusal, clauses: str | list[str]) -> None:
        """The clause of a Refusal is this one, or one of those that forbid alike."""
        allowed = [clauses] if isinstance(clauses, str) else clauses
        assert refusal.clause in [f"{self.game} {clause}" for clause in allowed], refusal

    def play(self, said: str | list[str] | dict[str, str]) -> None:
        """A legal Action of a seat that is asked, or an offer of its owner; a list; or {by: seat, do: text}."""
        if isinstance(said, dict):
            self.news += self.position.play(self.position.read(said["do"]), said["by"])
            return
        for text in [said] if isinstance(said, str) else said:
            action, seat = self._read(text)
            self.news += self.position.play(action, seat)

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
        """The Action (of this seat) is refused, by this clause (or one of these), with these lights, words."""
        action = self.position.read(answer["do"])
        refusal = self.position.refuse(action, answer.get("seat"))
        assert refusal is not None, f"{answer['do']} is legal"
        self._cites(refusal, answer["by"])
        assert refusal.message.key == answer.get("says", refusal.message.key)
        assert set(answer.get("lit", ())) <= set(refusal.lit), refusal.lit

    def actions(self, texts: list[str]) -> None:
        """These are all the legal Actions; a card may stand without its deck."""
        decision = self.position.decision()
        assert decision is not None
        assert sorted(a.text() for a in decision.actions) == sorted(texts)

    def listed(self, texts: list[str]) -> None:
        """These Actions are among those that the seats are offered."""
        decision = self.position.decision()
        assert decision is not None
        seats = [self.position.decision(seat) for seat in decision.seats]
        assert set(texts) <= {a.text() for asked in seats if asked is not None for a in asked.actions}

    def asked(self, answer: dict[str, Any]) -> None:
        """Who is asked, in which Step."""
        decision = self.position.decision()
        assert decision is not None
        found = {"step": decision.step, "seats": list(decision.seats)}
        assert found == answer, f"{found}: {decision.prompt}"

    def label(self, answer: dict[str, Any]) -> None:
        """What the button of an Action says: the key of its message, and the amounts in it."""
        decision = self.position.decision()
        assert decision is not None
        label = decision.label(self.position.read(answer["do"]))
        found = {name: label.args.get(name) for name in answer["tells"]}
        assert (label.key, found) == (answer["says"], answer["tells"])

    def won(self, answer: dict[str, Any]) -> None:
        """The game is over: who won, and how."""
        assert self.position.result is not None
        assert (list(self.position.result.winners), self.position.result.way) == (answer["by"], answer["way"])

    def going_on(self, yes: bool) -> None:
        """The game is not over."""
        assert (self.position.result is None) is yes

    def dragged(self, answer: dict[str, Any]) -> None:
        """A drag (along these cities, or to one) is refused first of all by this clause; what is lit, and the words."""
        decision = self.position.decision()
        assert decision is not None
        via = tuple(f"place:{p}" for p in answer.get("along", ()))
        target = via[-1] if via else f"place:{answer['to']}"
        of = answer.get("of", "")
        source = of if ":" in of or not of else f"piece:{of}"
        first = self.position.refuse(decision.interpret_drag(source, target, via)[0], decision.seat)
        assert first is not None
        self._cites(first, answer["by"])
        assert first.message.key == answer.get("says", first.message.key)
        assert set(answer.get("lit", ())) <= set(first.lit)

    def meant(self, answer: dict[str, str]) -> None:
        """A drag of a piece to a place means first of all this Action."""
        decision = self.position.decision()
        assert decision is not None
        found = decision.interpret_drag(f"piece:{answer['of']}", f"place:{answer['to']}")
        assert found[0].text() == answer["is"]

    def laid(self, answer: dict[str, Any]) -> None:
        """CardSelection cards (at a place or a siege) is refused first of all by this clause, with these words."""
        decision = self.position.decision()
        assert decision is not None
        cards, at = tuple(f"card:{card}" for card in answer["cards"]), answer.get("at", "")
        meant = decision.interpret_cards(cards, at if ":" in at or not at else f"place:{at}")
        first = self.position.refuse(meant[0], decision.seat)
        assert first is not None, meant[0].text()
        self._cites(first, answer["by"])
        assert first.message.key == answer.get("says", first.message.key), first

    def foresees(self, answer: dict[str, Any]) -> None:
        """What a legal Action is said to bring about: clause -> what is lit by it."""
        decision = self.position.decision()
        assert decision is not None
        facts = decision.preview(self._read(answer["do"])[0])
        assert {f.clause.removeprefix(f"{self.game} "): list(f.lit) for f in facts} == answer["is"]

    def reveals(self, answer: dict[str, bool]) -> None:
        """Which Actions make something hidden known."""
        decision = self.position.decision()
        assert decision is not None
        assert {text: decision.reveals(self._read(text)[0]) for text in answer} == answer

    def told(self, answer: dict[str, Any]) -> None:
        """What everybody may be told of a thing: among others these texts, by the end of their key."""
        facts = self.position.describe(answer["of"], None)
        assert {f"{self.game}-fact-{key}" for key in answer["are"]} <= {f.message.key for f in facts}

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

    def button(self, answer: dict[str, Any]) -> None:
        """What the button of an Action says now: the key of its text, and the numbers in it."""
        decision = self.position.decision()
        assert decision is not None
        label = decision.label(self._read(answer["do"])[0])
        assert (label.key, label.args) == (answer["says"], answer.get("with", {}))

    def turn(self, number: int) -> None:
        """The present turn."""
        assert self.position.view(None).turn == number

    def seat_sees(self, answer: dict[str, Any]) -> None:
        """What stands in a seat's View, by the path to it."""
        value: Any = self.position.view(answer["seat"] or None)
        for step in answer["fact"].split("."):
            value = value[step] if isinstance(value, dict) else getattr(value, step)
        assert msgspec.json.decode(msgspec.json.encode(value)) == answer["is"], value

    def idle(self, answer: dict[str, Any]) -> None:
        """A piece or card with which nothing can be done: the clause and the words that say why."""
        decision = self.position.decision()
        assert decision is not None
        source = answer["of"] if ":" in answer["of"] else f"piece:{answer['of']}"
        why = decision.why_idle(source)
        self._cites(why, answer["by"])
        assert why.message.key == answer["says"], why
