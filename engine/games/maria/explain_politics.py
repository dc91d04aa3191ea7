"""What MARIA tells of the political cards, one message for each thing they do, and of the political tracks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.maria import political_deck
from engine.games.maria.political_deck import EITHER, TRACKS, Instruction, PoliticalCard
from engine.games.maria.state import State
from engine.games.maria.view_types import Space
from engine.kernel.explain import Fact
from engine.kernel.message import Message, say

CLAUSES = {
    "draw": "R-33", "troops": "17.5-l", "less": "17.5-f", "lasting": "17.5-f", "control": "10.3-g", "saxony": "19.3-a",
    "corps": "17.5-i",
}  # fmt: skip
"""The clause that each instruction of a card follows."""


ON_CARD = "on-card"
"""The mark of the Facts that stand on the card itself."""


def card_facts(position: State, card: int) -> Iterator[Fact]:
    """A political card: where it is, who may select it, and what it does."""
    shown = political_deck.card(card)
    yield _whereabouts(position, card, shown)
    if shown.election:
        yield Fact(say("maria-fact-card-election"), "maria 18-a", mark=ON_CARD)
        return
    coats = [f"side:{side}" for side in shown.coats]
    yield Fact(say("maria-fact-coats", sides=coats), "maria 17.5-a", tuple(coats))
    for step in shown.text:
        yield Fact(_text(step, shown), f"maria {CLAUSES[step.do]}", mark=ON_CARD)
    for track, shift in shown.shifts.items():
        either = shift == EITHER
        part = f"part:{track}{shown.steps(track)[0]:+d}"
        message = (
            say("maria-fact-shift-either", track=f"track:{track}")
            if either
            else say("maria-fact-shift", part=part)
        )
        yield Fact(message, "maria 17.5-g", (f"track:{track}",))
    for power in shown.only_while.values():
        yield Fact(say("maria-fact-only-while", stance=f"stance:{power}"), "maria 17.5-f", mark=ON_CARD)


def _whereabouts(position: State, card: int, shown: PoliticalCard) -> Fact:
    """In the deck, on the table, or played; the Election waits for the end of its turn (4-f, 17.1-a, 18-a)."""
    table = position.politics
    if card in table.deck:
        return Fact(say("maria-fact-card-coming", year=str(shown.year)), "maria 4-f")
    if shown.election and table.election:
        return Fact(say("maria-fact-election-due"), "maria 18-a")
    if card in table.open:
        return Fact(say("maria-fact-card-open"), "maria 17.1-a")
    return Fact(say("maria-fact-card-gone"), "maria 17.5-c")


def _text(step: Instruction, shown: PoliticalCard) -> Message:
    """One instruction as a whole sentence; where a power is to be named, both are."""
    key = f"maria-fact-text-{step.do}"
    if step.side == "chosen":
        return say(f"{key}-chosen", sides=[f"side:{side}" for side in shown.choice], n=step.number)
    if step.side == "executing":
        return say(f"{key}-executing", n=step.number)
    if step.do == "saxony":
        stance = political_deck.track(political_deck.SAXONY).at(step.number).saxony
        return say(key, stance=f"stance:{stance}", n=step.number)
    return say(key, side=f"side:{step.side}", n=abs(step.number), place=f"place:{step.place}")


def track_facts(position: State, number: int) -> Iterator[Fact]:
    """A political track: where its marker stands, what was announced, and what each space does (17.5)."""
    spaces = political_deck.track(number).spaces
    table, name = position.politics, TRACKS[number]
    yield Fact(say("maria-fact-marker-on", n=table.tracks[number], total=len(spaces)), "maria 17.5-g")
    if table.announced[number]:
        part = f"part:{name}{table.announced[number]:+d}"
        yield Fact(say("maria-fact-announced", part=part), "maria 17.5-g")
    yield Fact(say("maria-fact-star", n=political_deck.track(number).star), "maria 4-f")
    found: dict[tuple[str, str, int], list[int]] = {}
    for place, space in enumerate(spaces, start=1):
        for icon in _icons(space):
            found.setdefault(icon, []).append(place)
    for (kind, subject, count), places in found.items():
        yield _space_fact(kind, subject, count, places)


def _icons(space: Space) -> Iterator[tuple[str, str, int]]:
    """What a space does: the kind, the power or stance it concerns, and how many cards."""
    if space.point:
        yield ("point", space.point, 0)
    for side in space.corps:
        yield ("corps", side, 0)
    for side, count in space.income.items():
        yield ("more" if count > 0 else "fewer", side, abs(count))
    if space.saxony:
        yield ("saxony", space.saxony, 0)
    if space.after_peace:
        yield ("after-peace", "", 0)


SPACE_CLAUSES = {
    "point": "17.5-k", "corps": "17.5-i", "more": "17.5-h", "fewer": "17.5-h", "saxony": "19.3-a",
    "after-peace": "19.1-c",
}  # fmt: skip


def _space_fact(kind: str, subject: str, count: int, places: list[int]) -> Fact:
    """One icon and the spaces that bear it, which lie side by side."""
    spaces = str(places[0]) if len(places) == 1 else f"{places[0]}\N{EN DASH}{places[-1]}"
    who = (
        {"stance": f"stance:{subject}"}
        if kind == "saxony"
        else {"side": f"side:{subject}"}
        if subject
        else {}
    )
    message = say(f"maria-fact-space-{kind}", n=len(places), spaces=spaces, cards=count, **who)
    return Fact(message, f"maria {SPACE_CLAUSES[kind]}")
