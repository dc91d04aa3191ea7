"""What one seat may know of a game of A FEW ACRES OF SNOW: all but the other hand, and the order of the decks."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.games.acres.ending import captured_points, score, score_sheet
from engine.games.acres.raids import BlockStep, RaidBlock
from engine.games.acres.sides import BRITISH, FRENCH, NUMBER, SIDES
from engine.games.acres.state import TOWN, VILLAGE, State
from engine.kernel.view import HandView, PhaseView, PieceView, ScoreView, View

GAME, RULESET, SCENARIO, MAP = "acres", "1.0", "standard", "america"
PHASES = ("siege-check", "end-check", "acts", "refill")
ASKED_IN = {
    "siege-order": "siege-check", "occupy": "siege-check", "siege-loss": "siege-check", "raid-block": "acts",
    "ambush-block": "acts", "ambush-loss": "acts", "native": "acts",
}  # fmt: skip
"""The phase in which a Step comes that interrupts it."""
CLAUSES = {
    "siege-check": "acres siege-win-1", "end-check": "acres end-game-2", "acts": "acres actions-1",
    "refill": "acres draw-1",
}  # fmt: skip
BOTH = (BRITISH, FRENCH)


def view_of(state: State, seat: str | None) -> View:
    """The View of a seat, or of the public."""
    step = state.agenda[-1] if state.agenda else None
    asked = step.seats(state) if step else ()
    result = state.result
    return View(
        game=GAME,
        ruleset=RULESET,
        scenario=SCENARIO,
        seat=seat or "",
        seats={side: (side,) for side in SIDES},
        board=GAME,
        maps=(MAP,),
        turn=state.turn,
        turns=0,
        acting=(SIDES[state.side],),
        asked=asked,
        step=step.name if step else "",
        clause=step.clause if step else result.clause if result else "",
        prompt=step.prompt(state, seat) if step and seat in asked else None,
        pieces=tuple(_pieces(state)),
        marks=(),
        hands=tuple(_hand(state, side, seat) for side in BOTH),
        scores=tuple(
            ScoreView(SIDES[s], "captured", captured_points(state, s), state.world.rules.captured_to_end)
            for s in BOTH
        ),
        phases=_phases(state),
        totals={},
        control={state.world.ids[p]: SIDES[s] for s in BOTH for p in state.world.places_in(state.own(s))},
        facts=_facts(state),
        winners=result.winners if result else None,
        way=result.way if result else "",
        sheet=score_sheet(state) if result else (),
    )


def _pieces(state: State) -> list[PieceView]:
    """What stands on the board, and the tops of the piles in the supplies."""
    ids, found = state.world.ids, []
    for side in BOTH:
        for kind, mask in ((VILLAGE, state.villages[side]), (TOWN, state.towns[side])):
            for place in state.world.places_in(mask):
                site = ids[place]
                found.append(PieceView(f"{SIDES[side]}-{site}", kind, SIDES[side], site))
                if state.forts >> place & 1:
                    top = f"{SIDES[side]}-{site}"
                    found.append(PieceView(f"fort-{site}", "fort", SIDES[side], site, under=top))
    for side in BOTH:
        acts = side == state.side
        for kind, left in zip((VILLAGE, TOWN), state.supply(side), strict=True):
            pile = kind if acts and left else ""
            found.append(PieceView(f"{SIDES[side]}-{kind}", kind, SIDES[side], "", str(left), pile=pile))
        siege = state.sieges[side]
        here = ids[siege.place] if siege else ""
        pile = "siege" if acts and siege is None else ""
        found.append(PieceView(f"{SIDES[side]}-siege", "siege", SIDES[side], here, pile=pile))
    forts = state.forts_left()
    found.append(PieceView("fort", "fort", "", "", str(forts), pile="fort" if forts else ""))
    return found


def _hand(state: State, side: int, seat: str | None) -> HandView:
    held, mine = state.hands[side], SIDES[side] == seat
    return HandView(SIDES[side], SIDES[side], len(held), state.world.names(held) if mine else None)


def _phases(state: State) -> tuple[PhaseView, ...]:
    """The chips of the turn: what is done, what goes on, what comes."""
    name = state.agenda[-1].name if state.agenda else ""
    now = ASKED_IN.get(name, name)
    place = PHASES.index(now) if now in PHASES else len(PHASES)
    return tuple(
        PhaseView(
            phase, CLAUSES[phase], "done" if n < place else "now" if n == place else "coming", 0,
            (SIDES[state.side],),
        )
        for n, phase in enumerate(PHASES)
    )  # fmt: skip


def _facts(state: State) -> dict[str, Any]:
    """What only this game has; all of it is public, discards too (R-discard-public)."""
    world, names = state.world, state.world.names
    pools = {SIDES[s]: names(sorted(state.hands[s] + state.decks[s])) for s in BOTH}
    return {
        "money": _by_side(state.money),
        "supply": {SIDES[s]: dict(zip((VILLAGE, TOWN), state.supply(s), strict=True)) for s in BOTH},
        "forts": state.forts_left(),
        "captured": {SIDES[s]: dict(zip((VILLAGE, TOWN), state.captured[s], strict=True)) for s in BOTH},
        "reserve": {SIDES[s]: names(state.reserves[s]) for s in BOTH},
        "discard": {SIDES[s]: names(state.discards[s]) for s in BOTH},
        "deck": {SIDES[s]: len(state.decks[s]) for s in BOTH},
        "pool": pools,
        "locations": {SIDES[s]: names(state.locations[s]) for s in BOTH},
        "empire": {SIDES[s]: names(state.empire[s]) for s in BOTH},
        "neutral": names(state.neutral),
        "prices": {
            SIDES[s]: {world.cards[c].id: world.cards[c].price for c in sorted({*state.empire[s], *state.neutral})}
            for s in BOTH
        },
        "sieges": {
            SIDES[a]: {"place": world.ids[siege.place], "pos": siege.pos} | _by_side([names(c) for c in siege.cards])
            for a, siege in enumerate(state.sieges) if siege is not None
        },
        "left": next((step.left for step in reversed(state.agenda) if step.name == "acts"), 0),
        "block": _block(state),
        "score": {SIDES[s]: _score(state, s) for s in BOTH},
        "agenda": [[step.name, msgspec.to_builtins(step)] for step in state.agenda],
        "result": msgspec.to_builtins(state.result),
    }  # fmt: skip


def _by_side(values: list[Any]) -> dict[str, Any]:
    return {SIDES[side]: values[side] for side in BOTH}


def _block(state: State) -> dict[str, Any]:
    """The raid or ambush that may be blocked now; empty where there is none."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, BlockStep):
        return {}
    place = step.place if isinstance(step, RaidBlock) else ""
    kind = "raid" if isinstance(step, RaidBlock) else "ambush"
    return {"kind": kind, "by": SIDES[1 - NUMBER[step.seat]], "place": place, "cards": step.cards}


def _score(state: State, side: int) -> dict[str, Any]:
    found = score(state, side)
    return {
        "sites": [[state.world.ids[site.place], site.points, site.kind] for site in found.sites],
        "captured": {VILLAGE: found.villages, TOWN: found.towns},
        "total": found.total,
    }
