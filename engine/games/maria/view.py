"""Views of MARIA: what a seat may know, put together by inclusion (6-f, 8-d, R-35, R-39)."""

from __future__ import annotations

from typing import Any

from engine.games.maria import cards, victory
from engine.games.maria.agenda import write_agenda
from engine.games.maria.combat import ATTACKER, Combat, Fight
from engine.games.maria.fortresses import RetroactiveConquest
from engine.games.maria.hussars import Hussars
from engine.games.maria.movement import Movement
from engine.games.maria.powers import FR, IDS, NOBODY, PR, TROOPS
from engine.games.maria.sequence import AnyStep, TurnEnds, turn
from engine.games.maria.setup import Deploy, left
from engine.games.maria.state import State
from engine.games.maria.supply import ChooseSupplied, SettleSupply, Supply, SupplyPower
from engine.games.maria.tactical import DrawCards, PayCards
from engine.games.maria.winter import Quarter, Recruit
from engine.games.maria.world import FR_GOAL, OFF, OUT, PR_GOAL, TURNS
from engine.kernel.view import HandView, MarkView, PhaseView, PieceView, ScoreView, View


def view_of(position: State, seat: str | None) -> View:
    """What a seat may know; None: what everybody may know."""
    world = position.world
    own = world.seats.get(seat, ()) if seat else ()
    step = position.top() if position.agenda else None
    asked = step.seats(position) if step is not None and position.result is None else ()
    prompt = None
    if step is not None and asked:
        prompt = step.prompt(position, seat if seat in asked and seat is not None else asked[0])
        if isinstance(step, Deploy) and seat not in asked:
            prompt = None
    return View(
        game="maria",
        ruleset=world.rules.name,
        scenario="introductory",
        seat=seat or "",
        seats={s: tuple(IDS[p] for p in powers) for s, powers in world.seats.items()},
        board="maria",
        maps=tuple(world.board.maps),
        turn=position.turn,
        turns=TURNS,
        acting=tuple(IDS[p] for p in _acting(position)),
        asked=asked,
        step=step.name if step is not None else "",
        clause=step.clause if step is not None else "",
        prompt=prompt,
        pieces=_pieces(position, own),
        marks=_marks(position),
        hands=tuple(_hand(position, p, p in own) for p in world.powers),
        scores=(
            ScoreView(IDS[FR], "fortresses", victory.held(position, FR), FR_GOAL),
            ScoreView(IDS[PR], "fortresses", victory.held(position, PR), PR_GOAL),
        ),
        phases=_phases(position),
        totals={IDS[p]: _total(position, p) for p in world.powers},
        control={
            world.index.ids[n]: IDS[position.control[n]]
            for n in world.places_in(world.fortresses)
            if position.control[n] != NOBODY
        },
        facts=_facts(position, own, step),
        winners=position.result.winners if position.result else None,
        way=position.result.way if position.result else "",
    )


def _deploying(position: State) -> bool:
    return bool(position.agenda) and isinstance(position.top(), Deploy)


def _total(position: State, power: int) -> int:
    """While troops are being allocated the printed number is shown, so that nobody sees others at work."""
    return TROOPS[power] if _deploying(position) else position.total(power)


def _pieces(position: State, own: tuple[int, ...]) -> tuple[PieceView, ...]:
    """All pieces in play; in the allocation also the seat's own generals who take no part (R-42)."""
    world = position.world
    found = []
    allocating = _deploying(position)
    for n, info in enumerate(world.pieces):
        place = position.where[n]
        if place == OUT and not (allocating and info.kind == "general" and info.power in own):
            continue
        general = info.kind == "general"
        state = []
        if general and position.is_down(n):
            state.append("down")
        if position.moved >> n & 1 and _moving(position):
            state.append("moved")
        if general and position.retreated >> n & 1:
            state.append("retreated")
        if place == OUT:
            state.append("out")
        elif place == OFF and info.kind != "hussar":
            state.append("lost")
        above = ""
        if general and place >= 0:
            top = position.generals_on(place)[0]
            above = "" if top == n else world.pieces[top].id
        found.append(
            PieceView(
                id=info.id, kind=info.kind, side=IDS[info.power], place=world.index.ids[place] if place >= 0 else "",
                label=str(info.rank) if general else "",
                strength=position.troops[n] if general and info.power in own else None,
                under=above, state=tuple(state),
            )
        )  # fmt: skip
    return tuple(found)


def _moving(position: State) -> bool:
    return any(isinstance(step, Movement) and step.begun for step in position.agenda[-3:])


def _marks(position: State) -> tuple[MarkView, ...]:
    world = position.world
    marks = [
        MarkView("victory", world.index.ids[n], IDS[holder])
        for n, holder in enumerate(position.marker)
        if holder != NOBODY
    ]
    marks += [MarkView("question", world.index.ids[n], IDS[p]) for n, p in sorted(position.questions.items())]
    return tuple(marks)


def _hand(position: State, power: int, mine: bool) -> HandView:
    hand = position.hands[power]
    return HandView(
        IDS[power],
        position.world.seat_of[power],
        len(hand),
        tuple(cards.NAMES[c] for c in hand) if mine else None,
    )


def _facts(position: State, own: tuple[int, ...], step: AnyStep | None) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "decks": {
            "draw": len(position.draw),
            "opened": position.opened,
            "discards": [len(d) for d in position.discards],
        },
        "subsidy": position.subsidy,
        "agenda": write_agenda(position.agenda),
        "moved": [
            position.world.pieces[n].id for n in range(len(position.world.pieces)) if position.moved >> n & 1
        ],
        "retreated": position.retreated,
        "top": position.top_marks,
    }
    if isinstance(step, Fight):
        facts["fight"] = _fight(position, step)
    if isinstance(step, PayCards):
        facts["payment"] = {
            "side": IDS[step.power],
            "due": step.due,
            "paid": step.paid,
            "for": step.purpose,
            "troops": 0,
        }
    if isinstance(step, Recruit):
        facts["payment"] = {
            "side": IDS[step.power], "due": 0, "paid": step.points, "for": "winter", "troops": step.points // 4,
        }  # fmt: skip
    if isinstance(step, Quarter):
        facts["winter"] = {"side": IDS[step.power], "left": step.left}
    if isinstance(step, Deploy):
        facts["allot"] = {IDS[p]: {"total": TROOPS[p], "left": left(position, p)} for p in own}
    return facts


def _fight(position: State, fight: Fight) -> dict[str, Any]:
    world = position.world

    def side(who: int) -> dict[str, Any]:
        place = position.where[fight.commander(who)]
        return {
            "side": IDS[fight.power(position, who)],
            "place": world.index.ids[place],
            "generals": [world.pieces[n].id for n in position.generals_on(place)],
            "troops": fight.troops[who],
            "suit": fight.suit(position, who),
        }

    names = ("attacker", "defender")
    return {
        "attacker": side(0),
        "defender": side(1),
        "score": fight.score,
        "start": fight.troops[0] - fight.troops[1],
        "to_play": names[fight.right],
        "played": [
            {
                "who": names[who], "card": cards.NAMES[card], "value": value,
                "score": score if who == ATTACKER else -score, "own": score,
            }
            for who, card, value, score in fight.played
        ],
    }  # fmt: skip


# --- the phase strip ---------------------------------------------------------------------

_STRIP = (Hussars, DrawCards, Supply, Movement, Combat, RetroactiveConquest, Recruit, TurnEnds)
_INSIDE = {SupplyPower: Supply, SettleSupply: Supply, ChooseSupplied: Supply, Quarter: Recruit}


def _position_in_turn(position: State) -> tuple[list[AnyStep], int]:
    """The Steps of this turn, and the index of the present one."""
    steps = turn(position.turn)
    ahead = sum(isinstance(s, _STRIP) for s in position.agenda)
    if _deploying(position) or not position.agenda:
        return steps, -1 if position.agenda else len(steps)
    inside = any(type(s) in _INSIDE for s in position.agenda)
    return steps, len(steps) - ahead - (1 if inside else 0)


def _powers_of(step: AnyStep) -> tuple[int, ...]:
    if isinstance(step, Hussars):
        return (4,)
    if isinstance(step, Recruit):
        return (step.power,)
    return getattr(step, "powers", ())


def _acting(position: State) -> tuple[int, ...]:
    steps, now = _position_in_turn(position)
    return _powers_of(steps[now]) if 0 <= now < len(steps) else ()


def _phases(position: State) -> tuple[PhaseView, ...]:
    """The whole turn: the stage that is open shows its phases, the others stand as one chip each."""
    steps, now = _position_in_turn(position)
    chips: list[PhaseView] = []
    if _deploying(position):
        chips.append(PhaseView("deploy", Deploy.clause, "now"))
    here = _stage_key(steps[now]) if 0 <= now < len(steps) else None
    seen: list[Any] = []
    for n, step in enumerate(steps):
        key = _stage_key(step)
        state = "done" if n < now else "now" if n == now else "coming"
        if isinstance(step, TurnEnds):
            continue
        if key is None or key == here:
            if key is not None and key not in seen:
                seen.append(key)
                chips.append(PhaseView("stage", "maria 5-a", "now", 0, _names(key)))
            if isinstance(step, Recruit):
                if "winter" not in seen:
                    seen.append("winter")
                    chips.append(PhaseView("winter", step.clause, _winter_state(steps, now)))
                continue
            chips.append(
                PhaseView(step.name, step.clause, state, 0 if key is None else 1, _names(_powers_of(step)))
            )
        elif key not in seen:
            seen.append(key)
            chips.append(PhaseView("stage", "maria 5-a", state, 0, _names(key)))
    return tuple(chips)


def _winter_state(steps: list[AnyStep], now: int) -> str:
    first = next(n for n, s in enumerate(steps) if isinstance(s, Recruit))
    last = max(n for n, s in enumerate(steps) if isinstance(s, Recruit))
    return "coming" if now < first else "done" if now > last else "now"


def _stage_key(step: AnyStep) -> tuple[int, ...] | None:
    return None if isinstance(step, (Hussars, Recruit, TurnEnds)) else _powers_of(step)


def _names(powers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(IDS[p] for p in powers)
