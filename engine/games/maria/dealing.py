"""A truth consistent with a View: hidden hands and troops are dealt at random."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.maria import cards, political_deck
from engine.games.maria.affairs import NO_CARD, NONE, Affairs, Contract, Politics, put
from engine.games.maria.agenda import read_agenda
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import IDS, NOBODY, NUMBER, POWERS, TROOPS
from engine.games.maria.setup import Deploy, default_troops
from engine.games.maria.stacks import LARGEST
from engine.games.maria.stock import Stock
from engine.games.maria.view_types import HIDDEN, ContractView, MariaView
from engine.games.maria.world import BOX, OFF, OUT, World
from engine.kernel.position import Result
from engine.kernel.rng import Rng


def deal(world: World, view: MariaView, rng: Rng) -> MariaPosition:
    """A Position whose View for the same seat is this one; all it cannot know is drawn from `rng`."""
    position = MariaPosition(world, rng.bits())
    _place_all(position, view)
    position.agenda = read_agenda((step.name, step.fields) for step in view.agenda)
    position.turn, position.subsidy = view.turn, view.subsidy
    if world.advanced:
        _deal_affairs(position, view, rng)
    position.retreated, position.top_marks = view.retreated, view.top_marks
    position.moved = sum(1 << world.number[name] for name in view.moved)
    if view.winners is not None:
        position.result = Result(view.winners, view.way, view.clause)
    _deal_troops(position, view, rng)
    _deal_cards(position, view, rng)
    return position


def _place_all(position: MariaPosition, view: MariaView) -> None:
    world = position.world
    position.marker = [NOBODY] * len(world.index.ids)
    for mark in view.marks:
        if mark.kind in ("victory", "elector"):
            position.marker[world.index.number[mark.place]] = NUMBER[mark.side]
        elif mark.kind == "question":
            position.questions[world.index.number[mark.place]] = NUMBER[mark.side]
    for piece in view.pieces:
        n = world.number[piece.id]
        if position.where[n] != OUT:
            boxed = piece.place.startswith("box:")
            position.where[n] = BOX if boxed else world.index.number[piece.place] if piece.place else OFF
        if "down" in piece.state:
            position.down |= 1 << n
    position.find_control()
    position.find_pieces()


def _deal_troops(position: MariaPosition, view: MariaView, rng: Rng) -> None:
    """Own troops as known; others at random: 1 to 8 each, their power's public total in all, and stated strengths."""
    world = position.world
    known = {world.number[p.id]: p.strength for p in view.pieces if p.strength is not None}
    for n, troops in known.items():
        position.troops[n] = troops
    mine = {p for p in world.powers if position.alliances.seat_of[p] == view.seat}
    allocating = any(isinstance(s, Deploy) for s in position.agenda)
    for power in world.powers:
        if power in mine:
            continue
        if allocating:
            if position.alliances.seat_of[power] not in view.asked:
                _allot_out(position, power)
            continue
        on_map = [n for n in world.of_power[power] if position.where[n] not in (OFF, OUT)]
        _share(position, on_map, view.totals[view_name(power)], rng, _stated(position, view))


def view_name(power: int) -> str:
    """The name of a power in a View."""
    return next(name for name, n in NUMBER.items() if n == power)


def _allot_out(position: MariaPosition, power: int) -> None:
    """Another seat has finished its allocation: any allocation does, those who take no part included."""
    world = position.world
    for n, troops in default_troops(world, power).items():
        position.troops[n] = troops
    rest = TROOPS[power] - sum(position.troops[n] for n in world.generals if world.pieces[n].power == power)
    away = [n for n in world.generals if world.pieces[n].power == power and world.pieces[n].start == OUT]
    for n in away:
        position.troops[n] = world.pieces[n].minimum
        rest -= world.pieces[n].minimum
    while rest > 0:
        n = min(away, key=lambda g: position.troops[g])
        position.troops[n] += 1
        rest -= 1


def _stated(position: MariaPosition, view: MariaView) -> dict[int, int]:
    """Troops at places that were stated openly in the fight going on: place -> number (11.1-b)."""
    contest, fight = view.contest, view.fight
    if contest is None or fight is None:
        return {}
    number = position.world.index.number
    return {number[at.place]: side.troops for at, side in zip(contest.sides, fight.sides, strict=True)}


def _share(
    position: MariaPosition, generals: list[int], total: int, rng: Rng, stated: dict[int, int]
) -> None:
    """Spread a total at random over generals, 1 to 8 each; a stated strength at a place is kept where it can be."""
    shares = dict.fromkeys(generals, 1)
    spare = total - len(generals)
    fixed: set[int] = set()
    for place, strength in stated.items():
        group = [n for n in position.generals_on(place) if n in shares]
        others = [n for n in position.generals_on(place) if n not in shares]
        want = strength - sum(position.troops[n] for n in others) - len(group)
        while group and want > 0 and spare > 0:
            open_ones = [n for n in group if shares[n] < LARGEST]
            if not open_ones:
                break
            shares[rng.choice(open_ones)] += 1
            want, spare = want - 1, spare - 1
        fixed.update(group)
    while spare > 0:
        open_ones = [n for n in generals if shares[n] < LARGEST and n not in fixed] or [
            n for n in generals if shares[n] < LARGEST
        ]
        if not open_ones:
            break
        shares[rng.choice(open_ones)] += 1
        spare -= 1
    for n, troops in shares.items():
        position.troops[n] = troops


def _deal_cards(position: MariaPosition, view: MariaView, rng: Rng) -> None:
    """Cards not in the viewer's hands are spread over the other hands, the draw deck and the discard piles."""
    piles_seen = view.piles
    position.opened = piles_seen.opened
    own = {cards.NUMBER[c] for hand in view.hands if hand.cards is not None for c in hand.cards}
    own |= _on_the_table(position)
    piles: list[list[int]] = []
    pool: list[int] = []
    for number in range(position.opened):
        unseen = [c for c in cards.deck(number) if c not in own]
        rng.shuffle(unseen)
        count = piles_seen.discards[number]
        piles.append(unseen[:count])
        pool += unseen[count:]
    rng.shuffle(pool)
    position.discards = piles + [[] for _ in range(cards.DECKS - len(piles))]
    for hand in view.hands:
        power = NUMBER[hand.side]
        if hand.cards is not None:
            position.hands[power] = [cards.NUMBER[c] for c in hand.cards]
        else:
            position.hands[power] = sorted(pool[: hand.count])
            pool = pool[hand.count :]
    pool = _deal_laid(position, view, pool)
    position.draw = pool


def _on_the_table(position: MariaPosition) -> set[int]:
    """Cards whose faces lie, or lay, open on the political table, and the viewer's own laid one."""
    table = position.politics
    boxes = (*table.lying, *table.covered)
    return {c for box in boxes for c in box} | {c for c in table.laid if c != NO_CARD}


def _deal_laid(position: MariaPosition, view: MariaView, pool: list[int]) -> list[int]:
    """A card that another power has laid face down is any unseen one (17.3-a)."""
    if not position.world.advanced:
        return pool
    for name, card in view.of_advanced().politics.laid.items():
        if card == HIDDEN:
            position.politics = replace(
                position.politics, laid=put(position.politics.laid, NUMBER[name], pool[0])
            )
            pool = pool[1:]
    return pool


def _deal_affairs(position: MariaPosition, view: MariaView, rng: Rng) -> None:
    """The political table and the affairs of state; the order of the political cards is drawn from `rng`."""
    seen = view.of_advanced()
    stock, table, affairs = seen.stock, seen.politics, seen.affairs
    position.stock = Stock(
        reserve=_counts(stock.reserve), battle=_counts(stock.battle), aside=_counts(stock.aside),
        electors=_power(stock.electors), emperor=_power(stock.emperor), italy=_power(stock.italy),
        silesia=stock.silesia,
    )  # fmt: skip
    tracks, announced = table.tracks, table.announced
    laid = [NO_CARD] * len(POWERS)
    for name, card in table.laid.items():
        if card != HIDDEN:
            laid[NUMBER[name]] = cards.NUMBER[card]
    position.politics = Politics(
        deck=_political_deck(table.coming, rng),
        open=tuple(political_deck.number()[c] for c in table.open),
        election=table.election,
        tracks=(tracks["italy"].at, tracks["russia"].at, tracks["saxony"].at),
        announced=(announced["italy"], announced["russia"], announced["saxony"]),
        trump=table.trump,
        lying=_boxes(table.lying),
        laid=tuple(laid),
        covered=_boxes(table.covered),
        less=table.less,
        lasting=table.lasting,
        away=table.away,
    )
    noted = tuple(map(_counts, affairs.noted)) or (NONE,) * affairs.winters
    position.affairs = Affairs(
        annexed=affairs.annexed, peace=affairs.peace, reduced=affairs.reduced, declined=affairs.declined,
        settled=affairs.settled, visited=affairs.visited, victor=affairs.victor, winters=noted,
        owed=affairs.owed, served=affairs.served, contracts=_contracts(affairs.contracts),
        proposals=_contracts(affairs.proposals), ending=_contracts(affairs.ending),
        treaties=view.promises or (),
    )  # fmt: skip
    position.ally()


def _political_deck(names: tuple[str, ...], rng: Rng) -> tuple[int, ...]:
    """The cards still to come, which everybody can tell, each year's in an order that nobody knows (4-f)."""
    coming = [political_deck.number()[name] for name in names]
    deck: list[int] = []
    for year in reversed(political_deck.YEARS):
        of_year = [c for c in political_deck.year_deck(year) if c in coming]
        rng.shuffle(of_year)
        deck += of_year
    return tuple(deck)


def _counts(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(name, 0) for name in IDS)


def _power(name: str) -> int:
    return NUMBER[name] if name else NOBODY


def _boxes(boxes: dict[str, tuple[str, ...]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(cards.NUMBER[c] for c in boxes.get(name, ())) for name in IDS)


def _contracts(found: tuple[ContractView, ...]) -> tuple[Contract, ...]:
    return tuple(Contract(NUMBER[c.giver], NUMBER[c.receiver], c.turns) for c in found)
