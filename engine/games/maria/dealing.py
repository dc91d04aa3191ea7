"""A truth consistent with a View: hidden hands and troops are dealt at random."""

from __future__ import annotations

from engine.games.maria import cards
from engine.games.maria.agenda import read_agenda
from engine.games.maria.position import MariaPosition
from engine.games.maria.powers import NOBODY, NUMBER, TROOPS
from engine.games.maria.setup import Deploy, default_troops
from engine.games.maria.stacks import LARGEST
from engine.games.maria.world import OFF, OUT, World
from engine.kernel.position import Result
from engine.kernel.rng import Rng
from engine.kernel.view import View


def deal(world: World, view: View, rng: Rng) -> MariaPosition:
    """A Position whose View for the same seat is this one; all it cannot know is drawn from `rng`."""
    position = MariaPosition(world, rng.bits())
    _place_all(position, view)
    position.agenda = read_agenda(view.facts["agenda"])
    position.turn, position.subsidy = view.turn, view.facts["subsidy"]
    position.retreated, position.top_marks = view.facts["retreated"], view.facts["top"]
    position.moved = sum(1 << world.number[name] for name in view.facts["moved"])
    if view.winners is not None:
        position.result = Result(view.winners, view.way, view.clause)
    _deal_troops(position, view, rng)
    _deal_cards(position, view, rng)
    return position


def _place_all(position: MariaPosition, view: View) -> None:
    world = position.world
    position.marker = [NOBODY] * len(world.index.ids)
    for mark in view.marks:
        place = world.index.number[mark.place]
        if mark.kind == "victory":
            position.marker[place] = NUMBER[mark.side]
        elif mark.kind == "question":
            position.questions[place] = NUMBER[mark.side]
    for piece in view.pieces:
        n = world.number[piece.id]
        if position.where[n] != OUT:
            position.where[n] = world.index.number[piece.place] if piece.place else OFF
        if "down" in piece.state:
            position.down |= 1 << n
    position.find_control()
    position.find_pieces()


def _deal_troops(position: MariaPosition, view: View, rng: Rng) -> None:
    """Own troops as known; others at random: 1 to 8 each, their power's public total in all, and stated strengths."""
    world = position.world
    known = {world.number[p.id]: p.strength for p in view.pieces if p.strength is not None}
    for n, troops in known.items():
        position.troops[n] = troops
    mine = {p for p in world.powers if world.seat_of[p] == view.seat}
    allocating = any(isinstance(s, Deploy) for s in position.agenda)
    for power in world.powers:
        if power in mine:
            continue
        if allocating:
            if world.seat_of[power] not in view.asked:
                _allot_out(position, power)
            continue
        on_map = [n for n in world.of_power[power] if position.where[n] >= 0]
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


def _stated(position: MariaPosition, view: View) -> dict[int, int]:
    """Troops at places that were stated openly in the fight going on: place -> number (11.1-b)."""
    fight = view.facts.get("fight")
    if fight is None:
        return {}
    number = position.world.index.number
    return {number[fight[s]["place"]]: fight[s]["troops"] for s in ("attacker", "defender")}


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


def _deal_cards(position: MariaPosition, view: View, rng: Rng) -> None:
    """Cards not in the viewer's hands are spread over the other hands, the draw deck and the discard piles."""
    decks = view.facts["decks"]
    position.opened = decks["opened"]
    own = {cards.NUMBER[c] for hand in view.hands if hand.cards is not None for c in hand.cards}
    piles: list[list[int]] = []
    pool: list[int] = []
    for number in range(position.opened):
        unseen = [c for c in cards.deck(number) if c not in own]
        rng.shuffle(unseen)
        count = decks["discards"][number]
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
    position.draw = pool
