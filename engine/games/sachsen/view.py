"""What one seat may know of a game of SACHSEN: all but hands, decks, the lot, and answers of a secret round."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.sachsen.agenda import show_agenda
from engine.games.sachsen.battle.tally import ended, tally
from engine.games.sachsen.battle.view import (
    battle_contest,
    battle_hand,
    battle_view,
    field_marks,
    field_pieces,
)
from engine.games.sachsen.cards import card_file
from engine.games.sachsen.hidden import BLANK, known
from engine.games.sachsen.phases import phases
from engine.games.sachsen.politics.income import next_upkeep
from engine.games.sachsen.politics.orders import price
from engine.games.sachsen.politics.outlook import court_of
from engine.games.sachsen.politics.provinces import is_invaded, yields
from engine.games.sachsen.politics.talks_view import bargains_of, congress_of, motion_sums, peace_of
from engine.games.sachsen.politics.victory import points_of, sheet, ties
from engine.games.sachsen.politics.war_ends import last_turn
from engine.games.sachsen.record import Unit
from engine.games.sachsen.sides import BATTLE, EVERYBODY, NOBODY, PLAYER, SIDES, YEAR
from engine.games.sachsen.state import State
from engine.games.sachsen.stock import KINDS, stock
from engine.games.sachsen.view_types import PlayerView, ProvinceView, SachsenView, SideView, UnitView
from engine.kernel.view import HandView, MarkView, PieceView, ScoreView

GAME, RULESET = "sachsen", "1.0"
EMPIRE = "empire"
STATUS = ("on", "enrolling", "reorganising", "lent")


def view_of(state: State, seat: str | None) -> SachsenView:
    """The View of a seat, or of the public."""
    step = state.agenda[-1] if state.agenda else None
    asked = step.seats(state) if step else ()
    world, result, record = state.world, state.result, known(state, seat)
    player = PLAYER[seat] if seat else NOBODY
    land = _provinces(state)
    return SachsenView(
        game=GAME,
        ruleset=RULESET,
        scenario=state.scenario,
        seat=seat or "",
        seats=state.seats_of_sides(),
        board=GAME,
        maps=(state.battle.field.map,) if state.battle is not None else (EMPIRE,),
        turn=_turn(state),
        turns=card_file().rulings.battle_turns if state.scenario == BATTLE else state.last_turn(),
        acting=tuple(SIDES[side] for one in asked for side in state.led(PLAYER[one])),
        asked=asked,
        step=step.name if step else "",
        clause=step.cites() if step else result.clause if result else "",
        prompt=step.prompt(state, seat) if step and seat is not None and seat in asked else None,
        pieces=tuple(_pieces(state, tuple(PLAYER[one] for one in asked))),
        marks=tuple(_marks(state, land)),
        hands=tuple(_hand(state, p, player) for p in state.everybody() if state.homes[p] != NOBODY),
        scores=tuple(
            ScoreView(SIDES[state.homes[p]], "points", sum(points_of(state, p).values()), 0)
            for p in state.present()
        ),
        phases=phases(state),
        control={},
        owners={
            world.provinces[p].id: SIDES[owner]
            for p, owner in enumerate(state.owner)
            if owner != world.provinces[p].home
        },
        agenda=show_agenda(state.agenda),
        winners=result.winners if result else None,
        way=result.way if result else "",
        points_by_turn=tuple(
            {SIDES[home]: n for home, n in zip(state.homes, row, strict=True) if home != NOBODY}
            for row in state.points
        ),
        sheet=() if result is None else sheet(state) if state.battle is None else tally(state.battle),
        nearest=() if result is None else ties(state) if state.battle is None else ended(state.battle),
        round=state.round(),
        contest=battle_contest(state),
        promises=state.promises if state.scenario == YEAR else None,
        order=tuple(state.seat(p) for p in state.order),
        players={state.seat(p): _player(state, p, land) for p in state.everybody()},
        sides={SIDES[side]: _side(state, side) for side in EVERYBODY},
        units={unit.id: _unit(state, unit) for unit in state.units.values()},
        provinces={province.id: seen for province, seen in zip(world.provinces, land, strict=True)},
        kinds={name: card.count for name, card in world.cards.opportunities.items()},
        hand=world.names_of(state.hands[player]) if player != NOBODY else (),
        lot=tuple("" if card == BLANK else world.card_ids[card] for card in record["lot"]),
        event=world.event_ids[state.event] if state.event >= 0 else "",
        good=state.good,
        addressee=SIDES[state.event_side] if state.event_side != NOBODY else "",
        tension=state.tension,
        wars=state.wars,
        last_turns=tuple(last_turn(state, war) for war in state.wars),
        pacts=state.pacts,
        bargains=bargains_of(state, record["bargains"]),
        peace=peace_of(state),
        congress=congress_of(state),
        motion_sums=motion_sums(state),
        battle=battle_view(state, player),
        record=record,
    )


def _pieces(state: State, asked: tuple[int, ...]) -> Iterator[PieceView]:
    """While a battle lasts its units, else all, and the stocks from which those asked may take."""
    if state.battle is not None:
        yield from field_pieces(state)
    else:
        yield from (_piece(state, unit) for unit in state.units.values())
        yield from stock(state, asked)


def _piece(state: State, unit: Unit) -> PieceView:
    """A counter; one off the board lies in its State's camp."""
    states: list[str] = []
    if unit.status:
        states.append(STATUS[unit.status])
    if unit.moved:
        states.append("moved")
    if unit.weak >= state.turn > 0:
        states.append("weak")
    at = state.world.squares[unit.square].id if unit.is_on else ""
    label = str(unit.column) if state.world.is_kingdom(unit.side) else ""
    return PieceView(unit.id, state.rank(unit), SIDES[unit.side], at, label, state=tuple(states))


def _marks(state: State, land: list[ProvinceView]) -> list[MarkView]:
    """Provinces that enemies hold, and what the State of a province in chaos shows."""
    if state.battle is not None:
        return list(field_marks(state.battle))
    found = []
    for number, province in enumerate(state.world.provinces):
        at = state.world.squares[province.guard].id
        if land[number].invaded:
            found.append(MarkView("invaded", at))
        if state.extra[number].manufactory:
            found.append(MarkView("manufactory", at))
        if state.chaos[state.owner[number]]:
            found.append(MarkView("chaos", at, SIDES[state.owner[number]]))
    return found


def _hand(state: State, player: int, viewer: int) -> HandView:
    side, laid = SIDES[state.homes[player]], battle_hand(state, player)
    hand = state.world.names_of(state.hands[player]) if laid is None else laid
    return HandView(side, state.seat(player), len(hand), hand if player == viewer else None)


def _turn(state: State) -> int:
    """The turn of the year, or of a battle that is all."""
    alone = state.battle if state.scenario == BATTLE else None
    return max(alone.turn, 1) if alone is not None else state.turn


def _player(state: State, player: int, land: list[ProvinceView]) -> PlayerView:
    home = state.homes[player]
    return PlayerView(
        home=SIDES[home] if home != NOBODY else "",
        sides=tuple(SIDES[side] for side in state.led(player)),
        place=state.order.index(player) + 1,
        treasury=state.treasury[player],
        income=sum(land[p].yields for p in state.owned_by(player)),
        maintenance=next_upkeep(state, player),
        prices={kind: price(state, player, kind) for kind in KINDS},
        cards=len(state.hands[player]),
        service=state.services[player],
        blocked=state.blocked[home] if home != NOBODY else 0,
        battles=state.battles[player],
        wars=state.wars_won[player],
        points=points_of(state, player),
    )


def _side(state: State, side: int) -> SideView:
    leader, neutral = state.leader[side], state.is_neutral(side)
    return SideView(
        seat=state.seat(leader) if leader != NOBODY else "",
        neutral=neutral,
        provinces=tuple(state.world.provinces[p].id for p in state.provinces_of(side)),
        heirs=state.heirs[side],
        blocked=state.blocked[side],
        ties={state.seat(p): state.tie(p, side) for p in state.everybody()},
        courts={state.seat(p): court_of(state, p, side) for p in state.present()} if neutral else {},
    )


def _unit(state: State, unit: Unit) -> UnitView:
    commander = state.commander(unit)
    return UnitView(
        side=SIDES[unit.side],
        kind=state.rank(unit),
        column=unit.column,
        place=state.world.squares[unit.square].id if unit.is_on else "",
        status=STATUS[unit.status],
        due=unit.due,
        paid=unit.paid,
        moved=unit.moved,
        commander=state.seat(commander) if commander != NOBODY else "",
    )


def _provinces(state: State) -> list[ProvinceView]:
    """All provinces by number; who stands where is looked up once for all of them."""
    units: list[list[Unit]] = [[] for _ in state.world.provinces]
    for square, standing in state.by_square().items():
        units[state.world.squares[square].province] += standing
    return [_province(state, number, there) for number, there in enumerate(units)]


def _province(state: State, number: int, units: list[Unit]) -> ProvinceView:
    return ProvinceView(
        owner=SIDES[state.owner[number]],
        invaded=is_invaded(state, number, units),
        yields=yields(state, number, units),
        terrain=state.world.provinces[number].terrain,
    )
