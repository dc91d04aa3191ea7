"""Subsidies by a second reading (20, R-30): which contracts may be offered, accepted and ended."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tests.games.maria.surveyor_table import Table

MAJOR = ("prussia", "france", "pragmatic", "austria")
LAST_TURN = 12

Contract = tuple[str, str, int]
"""Giver, receiver and the turns that are left."""


@dataclass
class Papers:
    """The contracts that run, those offered, and who has asked to end which."""

    running: list[Contract] = field(default_factory=list)
    offered: list[Contract] = field(default_factory=list)
    ending: list[tuple[str, str, str]] = field(default_factory=list)


def allied(table: Table, giver: str, receiver: str) -> bool:
    """Whether two powers are allies on paper: a neutral Prussia stays France's ally (2-c, R-38)."""
    if "saxony" in (giver, receiver) and table.saxony == "neutral":
        return False
    paper = replace(table, peace=0, memory={})
    return paper.friendly(giver, receiver)


def may_run(table: Table, giver: str, receiver: str) -> bool:
    """Whether a new contract may be made between two powers (20-a, 24-c, R-30)."""
    if giver == receiver or giver not in MAJOR or {giver, receiver} == {"france", "bavaria"}:
        return False
    if table.scenario == "introductory" or (table.seats == 2 and receiver in MAJOR):
        return False
    return allied(table, giver, receiver)


def between(papers: list[Contract], a: str, b: str) -> bool:
    """Whether there is one between two powers, whoever gives."""
    return any({giver, receiver} == {a, b} for giver, receiver, _ in papers)


def may_offer(table: Table, papers: Papers, seat: str, contract: Contract) -> bool:
    """Whether a seat may offer a subsidy: the giver's player, for turns that the game still has."""
    giver, receiver, turns = contract
    return (
        seat == table.player(giver)
        and may_run(table, giver, receiver)
        and not between(papers.running, giver, receiver)
        and 1 <= turns <= LAST_TURN - table.turn + 1
    )


def may_accept(table: Table, papers: Papers, seat: str, giver: str, receiver: str) -> bool:
    """Whether a seat may accept an offer; it is looked at anew (R-30)."""
    offers = [c for c in papers.offered if c[:2] == (giver, receiver)]
    return (
        bool(offers)
        and seat == table.player(receiver)
        and may_offer(table, papers, table.player(giver), offers[0])
    )


def may_withdraw(table: Table, papers: Papers, seat: str, giver: str, receiver: str) -> bool:
    """Whether a seat may take its offer back."""
    return seat == table.player(giver) and any(c[:2] == (giver, receiver) for c in papers.offered)


def may_end(table: Table, papers: Papers, seat: str, giver: str, receiver: str) -> bool:
    """Whether a seat may ask to end a contract, or agree to that (20-a)."""
    running = any(c[:2] == (giver, receiver) for c in papers.running)
    return (
        running
        and seat in (table.player(giver), table.player(receiver))
        and (giver, receiver, seat) not in papers.ending
    )


def enemies_end(table: Table, papers: Papers) -> Papers:
    """What is left after a change of sides: enemies have no contracts, others keep them (R-30)."""
    running = [c for c in papers.running if not table.hostile(*c[:2])]
    offered = [c for c in papers.offered if may_run(table, *c[:2])]
    ending = [wish for wish in papers.ending if any(c[:2] == wish[:2] for c in running)]
    return Papers(running, offered, ending)


def served(table: Table, papers: Papers) -> Papers:
    """What is left when the active powers have drawn: one turn less of each that they pay (20-b)."""
    running = [
        (giver, receiver, turns - (giver in table.active())) for giver, receiver, turns in papers.running
    ]
    left = [contract for contract in running if contract[2]]
    ending = [wish for wish in papers.ending if any(c[:2] == wish[:2] for c in left)]
    return Papers(left, papers.offered, ending)
