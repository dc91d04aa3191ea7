"""Judgement of the political table (17): what a card and its parts are worth, and what to lay for it.

The unit is one Tactical Card. What helps own powers counts in full; what helps others counts against by HALF.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots.maria.sight import Sight, worth
from engine.games.maria import political_actions as acts
from engine.games.maria import political_deck
from engine.games.maria.political_deck import ITALY, RUSSIA, SAXONY, TRACKS, Instruction, PoliticalCard, track
from engine.games.maria.politics import RESERVE_INFLUENCE
from engine.games.maria.powers import AU, FR, IDS, MAJORS, NUMBER, PR, SA
from engine.games.maria.selection import may_shift, parts_of

HALF = 0.5
CARD, INCOME, TROOP, CORPS, ALLY = 1.0, 1.5, 1.0, -3.0, 3.0
"""A card at once, a card a turn, a troop, a general away, Saxony as an ally."""
ELECTOR = 2.0
"""Mannheim, one of the four votes for the Electors box."""
DRIFT = {ITALY: (FR, AU), RUSSIA: (PR, AU), SAXONY: (PR, AU)}
"""Who gains when a marker goes left, and right; each space counts STEP even where it changes nothing."""
STEP = 0.5
POINTS_A_CARD, RARE = 6.0, 1.0
"""What a card costs that is given up: by its points; a Reserve, good anywhere, RARE more."""


def marker(sight: Sight, power: int) -> float:
    """What a victory marker is worth to a power: the more, the fewer it has still to place."""
    return 3.0 + 9.0 / max(1, sight.missing(power))


# --- what a card is worth -----------------------------------------------------------------


def interest(power: int, own: tuple[int, ...]) -> float:
    """How a gain of one power counts for the seat that leads `own`."""
    return 1.0 if power in own else -HALF


def space_worth(sight: Sight, number: int, space: int, own: tuple[int, ...]) -> float:
    """What it is worth to a seat that a marker stands on a space."""
    left, right = DRIFT[number]
    last = len(track(number).spaces)
    here = track(number).at(space)
    score = STEP * ((last - space) * interest(left, own) + space * interest(right, own))
    for name in here.corps:
        score += CORPS * interest(NUMBER[name], own)
    for name, cards in here.income.items():
        score += INCOME * cards * interest(NUMBER[name], own)
    if here.point:
        score += marker(sight, NUMBER[here.point]) * interest(NUMBER[here.point], own)
    if here.saxony in IDS:
        score += ALLY * interest(NUMBER[here.saxony], own)
    return score


def part_worth(sight: Sight, card: PoliticalCard, part: str, power: int, own: tuple[int, ...]) -> float:
    """What one part of a card, as its Action names it, is worth to a seat when this power executes it."""
    if part.startswith("text"):
        chosen = part.removeprefix("text").removeprefix(":")
        return sum(_text_worth(sight, step, power, chosen, own) for step in card.text)
    number, steps = TRACKS.index(part[:-2]), int(part[-2:])
    last = len(track(number).spaces)
    before = min(max(_space(sight, part[:-2]) + sight.politics.announced[part[:-2]], 1), last)
    after = min(max(before + steps, 1), last)
    return space_worth(sight, number, after, own) - space_worth(sight, number, before, own)


def _space(sight: Sight, name: str) -> int:
    """Where the marker of a track stands."""
    return sight.politics.tracks[name].at


def _text_worth(sight: Sight, step: Instruction, power: int, chosen: str, own: tuple[int, ...]) -> float:
    name = {"executing": IDS[power], "chosen": chosen}.get(step.side, step.side)
    if step.do == "saxony":
        now = _space(sight, TRACKS[SAXONY])
        return space_worth(sight, SAXONY, step.number, own) - space_worth(sight, SAXONY, now, own)
    side = NUMBER[name]
    turns = sight.view.turns - sight.view.turn
    gain = {
        "draw": CARD * step.number,
        "troops": TROOP * step.number,
        "less": -CARD * step.number,
        "lasting": CARD * step.number * turns / 3,
        "control": ELECTOR if sight.control.get(sight.place(step.place)) != side else 0.0,
        "corps": CORPS,
    }[step.do]
    receiver = sight.league.major[SA] if side == SA else side
    return gain * interest(receiver, own)


def ways_of(sight: Sight, card: PoliticalCard) -> Iterator[tuple[str, ...]]:
    """The parts of a card that may be executed now, each with the ways between which its player chooses."""
    for part, ways in parts_of(card).items():
        if part not in card.shifts or may_shift(sight.state, card, part):
            yield ways


def best_use(sight: Sight, card: PoliticalCard, power: int, own: tuple[int, ...]) -> tuple[str, ...]:
    """The parts that a seat would execute."""
    found = []
    for ways in ways_of(sight, card):
        gain, part = max((part_worth(sight, card, way, power, own), way) for way in ways)
        if gain > 0:
            found.append(part)
    return tuple(found)


def used(sight: Sight, card: PoliticalCard, parts: tuple[str, ...], power: int) -> float:
    """What it is worth to this seat that a power executes these parts."""
    return sum(part_worth(sight, card, part, power, sight.own) for part in parts)


def card_worth(sight: Sight, name: str, power: int) -> float:
    """What selecting a card gains: its best use, and half of what a rival could do to us with it."""
    card = political_deck.load().cards[name]
    gain = used(sight, card, best_use(sight, card, power, sight.own), power)
    harm = 0.0
    for coat in card.coats:
        rival = NUMBER[coat]
        if rival not in sight.own and (sight.hand(rival) or _lying(sight, rival)):
            own = sight.league.seats[sight.league.seat_of[rival]]
            harm = min(harm, used(sight, card, best_use(sight, card, rival, own), rival))
    return gain - HALF * harm


# --- the Actions --------------------------------------------------------------------------


def trump(sight: Sight, action: acts.Trump) -> float:
    """The suit of which own major powers have most."""
    hands = [sight.cards(power) for power in MAJORS if power in sight.own]
    return float(sum(worth(card) for hand in hands for card in hand if card[0] == action.suit))


def lay(sight: Sight, action: acts.Lay) -> float:
    """A trump worth its price, when an open card with our coat helps us much or may hurt us."""
    table = sight.politics
    if action.card[0] not in (table.trump, "R"):
        return -1.0
    power = next(p for p in MAJORS if action.card in sight.cards(p))
    stakes = [
        card_worth(sight, name, power)
        for name in table.open
        if IDS[power] in political_deck.load().cards[name].coats
    ]
    if not stakes:
        return -1.0
    mine = _influence(sight, power)
    more = RESERVE_INFLUENCE if action.card[0] == "R" else worth(action.card)
    hope = _hope(sight, mine + more) - _hope(sight, mine)
    price = worth(action.card) / POINTS_A_CARD + (RARE if action.card[0] == "R" else 0.0)
    return hope * max(stakes) - price


def _influence(sight: Sight, power: int) -> int:
    return sight.politics.influence[IDS[power]]


def _lying(sight: Sight, power: int) -> int:
    return len(sight.politics.lying[IDS[power]])


def _hope(sight: Sight, influence: int) -> float:
    """The chance to select early with so much influence, rivals' cards still hidden."""
    if not influence:
        return 0.0
    rivals = max((_influence(sight, p) for p in MAJORS if p not in sight.own), default=0)
    return min(0.9, max(0.2, 0.5 + (influence - rivals) / 16))


def select(sight: Sight, action: acts.Select) -> float:
    """What the card is worth less the cards given up for it; keeping them scores 0."""
    power = _selecting(sight)
    return card_worth(sight, action.political, power) - _influence(sight, power) / (2 * POINTS_A_CARD)


def _selecting(sight: Sight) -> int:
    """The own power that is asked: the first of the prompt's sides."""
    prompt = sight.view.prompt
    assert prompt is not None
    return NUMBER[str(prompt.args["side"]).removeprefix("side:")]


def execute(sight: Sight, action: acts.Execute) -> float:
    """What the parts are worth; nothing scores 0."""
    card = political_deck.load().cards[action.political]
    return used(sight, card, action.parts, _selecting(sight))
