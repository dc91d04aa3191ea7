"""Views of MARIA: what a seat may know, put together by inclusion (6-f, 8-d, R-35, R-39)."""

from __future__ import annotations

from engine.games.maria import cards, victory
from engine.games.maria.advanced_view import advanced_view, boxed_marks, closed_countries, new_owners
from engine.games.maria.agenda import show_agenda
from engine.games.maria.fight import ATTACKER, DEFENDER, Fight
from engine.games.maria.movement import Movement
from engine.games.maria.phases import acting, phases_of
from engine.games.maria.powers import FR, IDS, MAJORS, NOBODY, PR, RESERVE, TROOPS
from engine.games.maria.quarters import Quarter
from engine.games.maria.sequence import AnyStep
from engine.games.maria.setup import Deploy, left
from engine.games.maria.state import State
from engine.games.maria.tactical import PayCards
from engine.games.maria.view_types import Allotment, Fighter, FightView, MariaView, Piles, Recruits
from engine.games.maria.winter import Recruit
from engine.games.maria.world import BOX, FR_GOAL, OFF, OUT, PR_GOAL
from engine.kernel.view import (
    ContestantView,
    ContestView,
    HandView,
    LaidView,
    MarkView,
    PaymentView,
    PieceView,
    ScoreView,
)


def view_of(position: State, seat: str | None) -> MariaView:
    """What a seat may know; None: what everybody may know."""
    world = position.world
    own = position.alliances.seats.get(seat, ()) if seat else ()
    step = position.top() if position.agenda else None
    asked = step.seats(position) if step is not None and position.result is None else ()
    prompt = None
    if step is not None and asked:
        prompt = step.prompt(position, seat if seat in asked and seat is not None else asked[0])
        if isinstance(step, Deploy) and seat not in asked:
            prompt = None
    fight = step if isinstance(step, Fight) else None
    return MariaView(
        game="maria",
        ruleset=world.rules.name,
        scenario=world.scenario,
        seat=seat or "",
        seats={s: tuple(IDS[p] for p in powers) for s, powers in position.alliances.seats.items()},
        board="maria",
        maps=tuple(world.board.maps),
        turn=position.turn,
        turns=world.turns,
        acting=tuple(IDS[p] for p in acting(position)),
        asked=asked,
        step=step.name if step is not None else "",
        clause=step.cites() if step is not None else position.result.clause if position.result else "",
        prompt=prompt,
        pieces=_pieces(position, own),
        marks=_marks(position),
        hands=tuple(_hand(position, p, p in own) for p in world.powers),
        scores=_scores(position),
        phases=phases_of(position),
        totals={IDS[p]: told_total(position, p) for p in world.powers},
        control={
            world.index.ids[n]: IDS[position.control[n]]
            for n in world.places_in(world.fortresses)
            if position.control[n] != NOBODY
        },
        owners=new_owners(position) if world.advanced else {},
        closed=closed_countries(position) if world.advanced else (),
        agenda=show_agenda(position.agenda),
        contest=_contest(position, fight) if fight else None,
        payment=_payment(step),
        winners=position.result.winners if position.result else None,
        way=position.result.way if position.result else "",
        sheet=victory.score_sheet(position) if position.result else (),
        options=tuple(sorted(world.options)),
        piles=Piles(len(position.draw), position.opened, tuple(map(len, position.discards))),
        subsidy=position.subsidy,
        moved=tuple(info.id for n, info in enumerate(world.pieces) if position.moved >> n & 1)
        if position.moved
        else (),
        retreated=position.retreated,
        top_marks=position.top_marks,
        fight=_fight(position, fight) if fight else None,
        allot=_sheets(position, own) if isinstance(step, Deploy) else {},
        recruits=Recruits(IDS[step.power], step.left) if isinstance(step, Quarter) else None,
        advanced=advanced_view(position, own) if world.advanced else None,
        promises=position.affairs.treaties if world.advanced else None,
    )


def _scores(position: State) -> tuple[ScoreView, ...]:
    """How far each power is from victory: fortresses held (14-c), or markers placed (15-a)."""
    if not position.world.advanced:
        goals = ((FR, FR_GOAL), (PR, PR_GOAL))
        return tuple(ScoreView(IDS[p], "fortresses", victory.held(position, p), goal) for p, goal in goals)
    reserve = position.stock.reserve
    return tuple(ScoreView(IDS[p], "markers", RESERVE[p] - reserve[p], RESERVE[p]) for p in MAJORS)


def _deploying(position: State) -> bool:
    return bool(position.agenda) and isinstance(position.top(), Deploy)


def told_total(position: State, power: int) -> int:
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
                info.id, info.kind, IDS[info.power], _where(position, n),
                str(info.rank) if general else "",  # its label
                position.troops[n] if general and info.power in own else None,
                above, tuple(state),
            )
        )  # fmt: skip
    return tuple(found)


def _where(position: State, piece: int) -> str:
    """The place or the box where a piece is, "" off the board."""
    place, world = position.where[piece], position.world
    if place == BOX:
        return world.box_of(piece)
    return world.index.ids[place] if place >= 0 else ""


def _moving(position: State) -> bool:
    return any(isinstance(step, Movement) and step.begun for step in position.agenda[-3:])


def _marks(position: State) -> tuple[MarkView, ...]:
    world = position.world
    marks = [
        MarkView("elector" if world.elector_cities >> n & 1 else "victory", world.index.ids[n], IDS[holder])
        for n, holder in enumerate(position.marker)
        if holder != NOBODY
    ]
    marks += [MarkView("question", world.index.ids[n], IDS[p]) for n, p in sorted(position.questions.items())]
    if world.advanced:
        marks += boxed_marks(position)
    return tuple(marks)


def _hand(position: State, power: int, mine: bool) -> HandView:
    hand = position.hands[power]
    return HandView(
        IDS[power],
        position.alliances.seat_of[power],
        len(hand),
        tuple(cards.NAMES[c] for c in hand) if mine else None,
    )


def _payment(step: AnyStep | None) -> PaymentView | None:
    """What is paid with cards: for a duty, or as much as one likes for new troops in winter (12.1)."""
    if isinstance(step, PayCards):
        return PaymentView(IDS[step.power], step.due, step.paid, step.purpose)
    if isinstance(step, Recruit):
        return PaymentView(IDS[step.power], 0, step.points, step.buys())
    return None


def _sheets(position: State, own: tuple[int, ...]) -> dict[str, Allotment]:
    return {IDS[p]: Allotment(TROOPS[p], left(position, p)) for p in own}


def _contest(position: State, fight: Fight) -> ContestView:
    """A fight as the duel that it is (11.1)."""
    world = position.world

    def side(who: int) -> ContestantView:
        place = position.where[fight.commander(who)]
        generals = tuple(world.pieces[n].id for n in position.generals_on(place))
        return ContestantView(IDS[fight.power(position, who)], world.index.ids[place], generals)

    laid = tuple(LaidView(who, cards.NAMES[card], value, score) for who, card, value, score in fight.played)
    return ContestView((side(ATTACKER), side(DEFENDER)), laid, fight.score, fight.right, veiled=True)


def _fight(position: State, fight: Fight) -> FightView:
    sides = (
        Fighter(fight.troops[ATTACKER], fight.suit(position, ATTACKER)),
        Fighter(fight.troops[DEFENDER], fight.suit(position, DEFENDER)),
    )
    start = fight.troops[ATTACKER] - fight.troops[DEFENDER]
    return FightView(sides, start, fight.lost(position), fight.retreat(position))
