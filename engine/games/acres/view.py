"""What one seat may know of a game of A FEW ACRES OF SNOW: all but the other hand, and the order of the decks."""

from __future__ import annotations

from engine.games.acres.agenda import show_agenda
from engine.games.acres.ending import EndCheck, captured_points, score, score_sheet
from engine.games.acres.raids import BlockStep, RaidBlock
from engine.games.acres.sequence import Acts, Refill
from engine.games.acres.sides import BOTH, NUMBER, SIDES
from engine.games.acres.siege_win import SiegeCheck
from engine.games.acres.state import TOWN, VILLAGE, State
from engine.games.acres.view_types import AcresView, BlockView, Settlements, SiegeView
from engine.kernel.view import HandView, PhaseView, PieceView, ScoreView

GAME, RULESET, SCENARIO, MAP = "acres", "1.0", "standard", "america"
PHASES = {step.name: step.clause for step in (SiegeCheck, EndCheck, Acts, Refill)}
"""The chips of a turn, with their clauses."""
ASKED_IN = {
    "siege-order": "siege-check", "occupy": "siege-check", "siege-loss": "siege-check", "raid-block": "acts",
    "ambush-block": "acts", "ambush-loss": "acts", "native": "acts",
}  # fmt: skip
"""The phase in which a Step comes that interrupts it."""


def view_of(state: State, seat: str | None) -> AcresView:
    """The View of a seat, or of the public; all that only this game has is public, discards too (R-discard-public)."""
    step = state.agenda[-1] if state.agenda else None
    asked = step.seats(state) if step else ()
    result = state.result
    world, names = state.world, state.world.names
    return AcresView(
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
        control={state.world.ids[p]: SIDES[s] for s in BOTH for p in state.world.places_in(state.own(s))},
        agenda=show_agenda(state.agenda),
        winners=result.winners if result else None,
        way=result.way if result else "",
        sheet=score_sheet(state) if result else (),
        money={SIDES[s]: state.money[s] for s in BOTH},
        supply={SIDES[s]: Settlements(*state.supply(s)) for s in BOTH},
        forts=state.forts_left(),
        captured={SIDES[s]: Settlements(*state.captured[s]) for s in BOTH},
        reserve={SIDES[s]: names(state.reserves[s]) for s in BOTH},
        discard={SIDES[s]: names(state.discards[s]) for s in BOTH},
        deck={SIDES[s]: len(state.decks[s]) for s in BOTH},
        pool={SIDES[s]: names(sorted(state.hands[s] + state.decks[s])) for s in BOTH},
        locations={SIDES[s]: names(state.locations[s]) for s in BOTH},
        empire={SIDES[s]: names(state.empire[s]) for s in BOTH},
        neutral=names(state.neutral),
        sieges={
            SIDES[a]: SiegeView(world.ids[one.place], one.pos, {SIDES[s]: names(one.cards[s]) for s in BOTH})
            for a, one in enumerate(state.sieges)
            if one is not None
        },
        left=next((step.left for step in reversed(state.agenda) if isinstance(step, Acts)), 0),
        block=_block(state),
        score={SIDES[s]: score(state, s) for s in BOTH},
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
    place = [*PHASES].index(now) if now in PHASES else len(PHASES)
    stands = ("done",) * place + ("now",) + ("coming",) * len(PHASES)
    return tuple(
        PhaseView(phase, clause, stand, 0, (SIDES[state.side],))
        for (phase, clause), stand in zip(PHASES.items(), stands, strict=False)
    )


def _block(state: State) -> BlockView | None:
    """The raid or ambush that may be blocked now."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, BlockStep):
        return None
    by = SIDES[1 - NUMBER[step.seat]]
    if isinstance(step, RaidBlock):
        return BlockView("raid", by, step.place, step.cards)
    return BlockView("ambush", by, "", step.cards)
