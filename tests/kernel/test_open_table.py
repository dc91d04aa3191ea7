"""An open table lays the secrets of every seat open to all persons; a match keeps them."""

from __future__ import annotations

import pytest

from engine import game
from engine.bots.bot import bot
from engine.kernel.journal import Kind
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.kernel.view import View


def played(kind: Kind) -> Table:
    """A table of MARIA after the secret allocation and the first cards."""
    table = Table.new(game("maria"), kind=kind, seed=5)
    player, rng = bot("random"), Rng(5)
    while (decision := table.decision()) is not None and decision.step in ("deploy", "hussars", "cards"):
        table.play(player.choose(table.view(decision.seat), decision, rng), decision.seat)
    return table


def test_everybody_sees_cards_and_troops_of_an_open_table() -> None:
    table = played("open")
    for seat in (None, "maria-theresa", "frederick", "louis"):
        view = table.view(seat)
        assert all(hand.cards is not None and len(hand.cards) == hand.count for hand in view.hands)
        assert all(p.strength is not None for p in view.pieces if p.kind == "general")
        told = table.log(seat)
        assert len(told) == len(table.opening) + sum(len(p.events) for p in table.history)


def test_a_match_and_a_practice_table_keep_them() -> None:
    kinds: tuple[Kind, ...] = ("match", "practice")
    for kind in kinds:
        table = played(kind)
        view = table.view("frederick")
        assert {h.side for h in view.hands if h.cards is not None} == {"prussia", "saxony"}
        assert any(p.strength is None for p in view.pieces if p.kind == "general")


def test_facts_of_an_open_table_tell_what_the_owner_knows() -> None:
    opened, kept = played("open"), played("match")
    ref = "piece:friedrich"
    assert opened.facts(ref, "louis") == kept.facts(ref, "frederick")
    assert kept.facts(ref, "louis") != kept.facts(ref, "frederick")


def test_bots_of_an_open_table_still_get_their_own_view() -> None:
    table = played("open")
    view = table.position.view("louis")
    assert {h.side for h in view.hands if h.cards is not None} == {"france", "bavaria"}


def test_a_view_is_made_once_until_the_next_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again before it gets the same; at another moment, or after an Action, it is another."""
    table = played("open")
    position, made = type(table.position), list[str | None]()
    view = position.view

    def counted(self: Position, seat: str | None) -> View:
        made.append(seat)
        return view(self, seat)

    monkeypatch.setattr(position, "view", counted)
    for seat in (None, "frederick", None):
        assert table.view(seat) == table.view(seat)
    assert sorted(made, key=str) == [None, "frederick", "louis", "maria-theresa"]
    before, decision = table.view(None), table.decision()
    assert decision is not None
    table.play(next(iter(decision.actions)), decision.seat)
    assert table.view(None) != before
    assert table.view(None, len(table.history) - 1) == before
    table.undo()
    assert table.view(None) == before
