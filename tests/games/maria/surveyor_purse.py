"""Income and the imperial election held against the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.maria.view_types import Piles
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_election as election
from tests.games.maria import surveyor_income as income
from tests.games.maria import surveyor_recruits as recruits
from tests.games.maria.surveyor_compare import same
from tests.games.maria.surveyor_income import Books
from tests.games.maria.surveyor_politics import bare
from tests.games.maria.surveyor_table import Table, omniscient, read


def books(file: dict[str, Any]) -> Books:
    """What a file writes down about cards."""
    running = [contract.split() for contract in file.get("contracts", [])]
    return Books(
        {"italy": 4, "russia": 4, **file["tracks"]} if "tracks" in file else {},
        file.get("less", {}), file.get("lasting", {}), [(g, r, int(turns)) for g, r, turns in running],
    )  # fmt: skip


def piles(file: dict[str, Any]) -> tuple[list[int], int]:
    """The discard piles by deck of origin, and how many decks are opened, before anything is drawn."""
    held = Counter(int(card[-1]) for hand in file["hands"].values() for card in hand)
    opened = max(held, default=1)
    spent = file.get("discards", [])
    if spent != "rest":
        return [len(spent), 0, 0, 0], 1
    found = [(income.DECK - held[deck]) * (deck <= opened) for deck in range(1, income.DECKS + 1)]
    found[0] -= len(file["draw"])
    return found, opened


def draws(position: Position, file: dict[str, Any], before: Table, rng: Rng) -> Counter[str]:
    """The first phase of a stage: the subsidy is asked, cards are drawn and handed over, decks follow each other."""
    seen, written = Counter[str](), books(file)
    decision = position.decision()
    bavarian = before.stage == "france" and not income.barred(before, "bavaria")
    asked = decision is not None and decision.step == "cards"
    wanted = before.stage == "france" and income.subsidy_is_asked(before)
    same(asked, wanted, "the subsidy is asked")
    if asked and decision is not None:
        same({a.text() for a in decision.actions}, {"subsidy grant", "subsidy keep"}, "subsidy")
        same(decision.seat, before.player("france"), "who grants the subsidy")
        text = rng.choice(["subsidy grant", "subsidy keep"])
        position.play(position.read(text), decision.seat)
        bavarian = text == "subsidy grant"
        seen[text] += 1
    view = omniscient(position)
    found = {hand.side: [bare(card) for card in hand.cards or ()] for hand in view.hands}
    for power, held in file["hands"].items():
        for card in held:
            found[power].remove(bare(card))
    known = [bare(card) for card in file["draw"]]
    hands, contracts = income.drawn(before, written, [*known, *["?"] * 60], bavarian=bavarian)
    for power in before.powers:
        mine = sorted("?" if card not in hands[power] else card for card in found[power])
        same(len(found[power]), len(hands[power]), f"cards of {power}")
        if "?" not in hands[power]:
            same(mine, sorted(hands[power]), f"cards of {power}")
        seen["barred"] += income.barred(before, power) and power in before.active()
    total, decks = sum(map(len, hands.values())), view.piles
    decks_after(file, total, decks)
    if total > len(known) and file.get("discards"):
        seen["old decks" if decks.opened == 4 else "next deck"] += 1
    if before.stock:
        running = view.advanced.affairs.contracts
        same([(c.giver, c.receiver, c.turns) for c in running], contracts, "contracts after the draw")
        seen["handed over"] += len(written.contracts)
    return seen


def decks_after(file: dict[str, Any], total: int, decks: Piles) -> None:
    """How many cards are left, and which deck they are of: the next one, or the two fullest piles (8-f, R-35)."""
    spent, opened = piles(file)
    left = len(file["draw"]) if file.get("discards") else income.DECK
    if total > left and opened < income.DECKS:
        left, opened = left + income.DECK, opened + 1
    elif total > left:
        for deck in income.fullest(spent):
            left, spent[deck] = left + spent[deck], 0
    same((decks.draw, decks.opened), (left - total, opened), "draw deck")
    same(list(decks.discards), spent, "discards")


def votes(position: Position, before: Table, rng: Rng) -> Counter[str]:
    """The imperial election: every free vote cast once, clockwise; the Emperor's box, and who wins by it (18, 23-a)."""
    seen, charles = Counter[str](), 0
    reserve, turn = dict(before.stock["reserve"]), before.turn
    for seat, cities in election.voters(before):
        left = set(cities)
        while left:
            decision = position.decision()
            assert decision is not None
            same((decision.step, decision.seat), ("vote", seat), f"votes of {sorted(left)}")
            listed = {tuple(action.text().split()[1:]) for action in decision.actions}
            (city,) = {place for place, _ in listed}
            same(listed, {(city, "charles"), (city, "francis")}, f"vote of {city}")
            assert city in left, (city, left)
            left.discard(city)
            candidate = rng.choice(["charles", "charles", "francis"])
            charles += candidate == "charles"
            position.play(position.read(f"vote {city} {candidate}"), seat)
            seen[seat] += 1
    box = election.emperor(before, charles)
    reserve[box] -= 1
    view = omniscient(position)
    same(view.advanced.stock.emperor, box, f"Emperor with {charles} votes for Charles")
    same(view.advanced.stock.reserve, reserve, "reserves after the election")
    same(view.advanced.politics.election, False, "the card is gone")
    winner = recruits.emptied(reserve, before.seats) if before.ruleset == "2.0" else ""
    found = position.result.winners if position.result else ()
    same(found, (before.player(winner),) if winner else (), "who has won by the election")
    if not winner:
        after = read(position)
        same(after.turn - turn, 0 if after.stage == "after" else 1, "the turn is over")
    seen[f"emperor {box}"] += 1
    seen["won"] += bool(winner)
    return seen
