"""Random years of SACHSEN, and what must hold after every Action of them."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import engine
from engine.games.sachsen.asking import Round
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics.entering import ground, mover_of
from engine.games.sachsen.politics.kingdom_war import outbreak
from engine.games.sachsen.position import SachsenPosition
from engine.games.sachsen.record import ALLIANCE, NO_COUNTER, ON, PACT, Tie, Unit
from engine.games.sachsen.sides import ELECTORATES, EVERYBODY, KINGDOMS, NOBODY
from engine.games.sachsen.world import world
from engine.kernel.event import Event
from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.surveyor_engine import position_of
from tests.games.sachsen.surveyor_facts import ELITE, KINDS, SURVEY
from tests.games.sachsen.surveyor_trials_rulers import as_wars, united, weddings

WEIGHTS = {
    "done": 3, "pass": 3, "congress": 1, "beaten": 0.5, "enrol": 2, "move": 8, "attack": 20, "declare": 2,
    "officers": 60, "propose": 2, "play": 4, "marry": 8, "break": 0.2, "offer": 1,
}  # fmt: skip
"""How often a verb is chosen: nearly all battles are left to the officers, wars are waged, turns come to an end."""
RARE = ("attempt", "attempt", "summons", "spy", "spy", "physician", "heir", "counter-espionage")
"""Cards that somebody holds in the midst of a game."""
ALLIED = "alliance"
LONGEST = 12000
"""More Actions than any year has."""


class Counted(Rng):
    """Dice as ever, and how many have been cast in the face of the rules."""

    cast = 0

    def copy(self) -> Self:
        """The same to come, counted anew."""
        new = type(self)(1)
        new.state = self.state
        return new

    def below(self, n: int) -> int:
        """A die, if the chapter of dice asks for it."""
        self.cast += sys._getframe(1).f_code.co_name == "cast"
        return super().below(n)


class Played(NamedTuple):
    """What has just been done, and what was told of it."""

    position: SachsenPosition
    step: Any
    action: str
    events: list[Event]
    before: dict[str, Unit]
    cast: int


def walk(players: int, seed: int, **options: Any) -> Iterator[Played]:
    """A year, played by lot, Action by Action; the measure of a Step that stays falls."""
    position: Any = engine.game("sachsen").start(seats=players, seed=seed, options=options)
    yield from play_on(position, Rng(seed * 7 + players))


def midst(seed: int) -> SachsenPosition:
    """A situation in the midst of a game: wars, marriages, States in chaos or inherited, rare cards in hands."""
    rng = Rng(seed)
    truth = situations.realm(rng)
    truth.services = set(sorted(truth.services)[:2])
    united(truth)
    weddings(truth, rng)
    for (player, state), tie in truth.ties.items():
        wed = any(into in truth.led(player) for _, into in truth.heirs[state])
        tie.married = tie.counter == ALLIED and wed
    players = list(range(len(truth.homes)))
    agenda: list[Any] = [
        ["next-turn", {}], ["end-of-turn", {}], ["war-ends", {}], ["neutral-states", {}],
        ["turns", {"left": players[1:]}], ["player-turn", {"player": 0}],
    ]  # fmt: skip
    deck = list(world().whole_deck())
    hands: list[list[int]] = [[] for _ in players]
    for name in RARE:
        deck.remove(world().card[name])
        rng.choice(hands).append(world().card[name])
    for _ in truth.services:
        deck.remove(world().card["counter-espionage"])
    rng.shuffle(deck)
    own = {"hands": [sorted(hand) for hand in hands], "deck": deck, "discards": []}
    position = position_of(truth, agenda, seed, wars=as_wars(truth), **own)
    assert isinstance(position, SachsenPosition)
    if rng.below(2) and not position.at_war(*KINGDOMS):
        sides = {p: rng.choice([NOBODY, *KINGDOMS]) for p in players}
        outbreak(position, {p: side for p, side in sides.items() if not fights(position, p, side)})
        position.settle()
    return position


def fights(position: SachsenPosition, player: int, side: int) -> bool:
    """Whether a player is at war with a State."""
    return side != NOBODY and position.at_war(position.homes[player], side)


def play_on(position: Any, rng: Rng) -> Iterator[Played]:
    """Play by lot from a Position on."""
    dice = Counted(1)
    dice.state, position.rng = position.rng.state, dice
    number = 0
    while position.result is None:
        number += 1
        assert number < LONGEST, "the year does not end"
        step, depth = position.agenda[-1], len(position.agenda)
        seats = step.seats(position)
        assert seats, f"{step.name} asks nobody"
        seat = rng.choice(seats)
        by_verb: dict[str, list[Any]] = {}
        for action in step.actions(position, seat):
            by_verb.setdefault(action.verb, []).append(action)
        assert by_verb, f"{step.name} asks {seat} and allows nothing"
        action = rng.choice(by_verb[weighted(sorted(by_verb), rng)])
        before, measure = dict(position.units), step.measure(position)
        turn, dice.cast = position.turn, 0
        events = list(position.play(action, seat))
        if (position.turn, len(position.agenda)) == (turn, depth) and goes_on(
            step, seats, position.agenda[-1]
        ):
            now = position.agenda[-1].measure(position)
            assert now < measure, f"{step.name}: {measure} to {now} with {action.text()}"
        yield Played(position, step, action.text(), events, before, dice.cast)


def deal(position: SachsenPosition, rng: Rng) -> bool:
    """Two players agree on something at random, or one breaks what they have; whether they may (agreements-1)."""
    players = position.present()
    if position.battle is not None or len(players) < 2:
        return False
    one = rng.choice(players)
    other = rng.choice([player for player in players if player != one])
    broken = [a for a in position.offers(position.seat(one)) if a.verb == "break"]
    if broken and rng.below(3) == 0:
        position.play(rng.choice(broken), position.seat(one))
        return True
    both = [rng.choice(["", "pact", "alliance"]), rng.choice(["", "marriage son", "marriage daughter"])]
    words = ["give", *some_of(position, one, rng), "want", *some_of(position, other, rng), "both", *both]
    offer = position.read(f"offer {position.seat(other)} {' '.join(words)}")
    if position.refuse(offer, position.seat(one)) is not None:
        return False
    position.play(offer, position.seat(one))
    agreed = position.read(f"agreed {position.seat(one)}")
    if position.refuse(agreed, position.seat(other)) is not None:
        return False
    position.play(agreed, position.seat(other))
    return True


def some_of(position: SachsenPosition, player: int, rng: Rng) -> list[str]:
    """Words for things of a player: money, provinces, a card, passage."""
    found, lands = list[str](), [position.world.provinces[p].id for p in position.owned_by(player)]
    if rng.below(3) == 0 and position.treasury[player]:
        found += ["money", str(gulden(1 + rng.below(position.treasury[player])))]
    if rng.below(3) == 0 and lands:
        found += [
            word for name in sorted({rng.choice(lands), rng.choice(lands)}) for word in ("province", name)
        ]
    if rng.below(4) == 0 and position.hands[player]:
        found += ["card", position.world.names_of(position.hands[player])[0]]
    return found + (["passage", str(position.turn + rng.below(3))] if rng.below(4) == 0 else [])


def weighted(verbs: list[str], rng: Rng) -> str:
    """One of some verbs."""
    weights = [int(10 * WEIGHTS.get(verb, 1)) for verb in verbs]
    place = rng.below(sum(weights))
    for verb, weight in zip(verbs, weights, strict=True):
        place -= weight
        if place < 0:
            return verb
    raise AssertionError("one of them is chosen")


def goes_on(step: Any, seats: tuple[str, ...], now: Any) -> bool:
    """Whether the same Step goes on, not another of its kind: a round ends with its last answer."""
    if type(step) is not type(now) or (isinstance(step, Round) and len(seats) == 1):
        return False
    who = ("player", "army", "side", "tabled", "by", "words")
    return all(getattr(step, name, None) == getattr(now, name, None) for name in who)


# --- what must hold --------------------------------------------------------------------------------


def sound(played: Played) -> None:
    """Everything that must hold after an Action."""
    position = played.position
    units(played)
    columns(position)
    realms(position)
    courts(position)
    wars(position)
    if position.battle is None:
        cards(position)
    dice(played)


def units(played: Played) -> None:
    """No unit comes or goes without being told; on the board are those that serve."""
    position = played.position
    lit = {ref for event in played.events for ref in event.lit}
    told = {str(value) for e in played.events for value in e.message.args.values()} | lit
    for name in position.units.keys() ^ played.before.keys():
        assert f"piece:{name}" in told or position.battle is not None or gone(position, name), (
            f"{name} came or went untold with {played.action}"
        )
    for name, unit in position.units.items():
        assert unit.id == name
        assert (unit.square >= 0) == (unit.status == ON) or position.turn == 0, f"{name} stands as {unit}"
        if unit.square >= 0 and unit != played.before.get(name):
            alone(position, unit, played.before)
        if unit.led_by != NOBODY:
            assert position.homes[unit.led_by] != NOBODY, f"{name} is led by who has left"
            fought = [side for side in position.led(unit.led_by) if position.at_war(side, unit.side)]
            assert not fought, f"{name} is led by an enemy of its State after {played.action}"
    for here in position.by_square().values():
        if len({mover_of(position, unit) for unit in here}) > 1:
            for unit in here:
                foes = [one.id for one in here if ground(position, unit).is_hostile(one)]
                assert not foes or penned(position, unit), f"{unit.id} with {foes} after {played.action}"


def alone(position: SachsenPosition, unit: Unit, before: dict[str, Unit]) -> None:
    """A unit that has come to a square has not come to an enemy (R-82)."""
    if unit.id in before and before[unit.id].square == unit.square:
        return
    here = ground(position, unit)
    for other in position.standing(unit.square):
        assert not here.is_hostile(other), f"{unit.id} has come to {other.id}"


def penned(position: SachsenPosition, unit: Unit) -> bool:
    """Whether enemies stand on all squares around a unit: then it stays where it is (R-82)."""
    return set(position.world.steps[unit.square]) <= ground(position, unit).held


def gone(position: SachsenPosition, name: str) -> bool:
    """Whether the State of a unit is no more, or its general was lost in the battle that is over."""
    for number, (side, column) in enumerate(position.world.columns):
        one = position.columns[number]
        unit = position.command_of(side, column)
        if unit is None and name.endswith("-general") and name.startswith(position.world.realms[side].id):
            return not one.alive or one.prisoner_of != NOBODY
    return any(position.gone[side] and name.startswith(position.world.realms[side].id) for side in EVERYBODY)


def columns(position: SachsenPosition) -> None:
    """A column has one command unit, ten brigades at most, of a kind as many as there are counters (army-1)."""
    kinds: Counter[tuple[int, int, str]] = Counter()
    for unit in position.units.values():
        kinds[unit.side, unit.column, unit.kind] += 1
    for side, column in {key[:2] for key in kinds}:
        number = {kind: n for (s, c, kind), n in kinds.items() if (s, c) == (side, column)}
        assert number.get("general", 0) <= 1
        assert sum(number.values()) - number.get("general", 0) <= SURVEY["brigades"]
        assert sum(number.get(kind, 0) for kind in ELITE) <= SURVEY["max_elite"]
        assert all(n <= KINDS[kind]["counters"] for kind, n in number.items() if kind != "general")


def realms(position: SachsenPosition) -> None:
    """Every province has an owner that is there, every ruler his home; no purse is below nothing."""
    assert min(position.treasury) >= 0
    assert min(position.debt) >= 0
    for owner in position.owner:
        assert not position.gone[owner], "a State that is gone owns a province"
    homes = [home for home in position.homes if home != NOBODY]
    assert len(set(homes)) == len(homes)
    for player, home in enumerate(position.homes):
        assert home == NOBODY or position.leader[home] == player or position.turn == 0
        assert home == NOBODY or position.owned_by(player) or in_peace(position), (
            "a player without a province"
        )
    for side in EVERYBODY:
        leader = position.leader[side]
        assert leader == NOBODY or position.homes[leader] != NOBODY
        assert not (position.chaos[side] and position.gone[side])
        assert leader == NOBODY or not (position.chaos[side] or position.gone[side])
        assert position.blocked[side] >= 0
        landless = position.is_neutral(side) and side in ELECTORATES and not position.provinces_of(side)
        assert not landless, "a State without a province"
        for heir in position.heirs[side]:
            if heir.kind == "son" and heir.married != NOBODY:
                wives = [one for one in position.heirs[heir.married] if one.kind == "daughter"]
                assert any(one.married == side for one in wives), "a prince without his princess"


def in_peace(position: SachsenPosition) -> bool:
    """Whether a peace is being made: provinces change hands before its treaty (peace-2)."""
    return any(step.name == "treaty" for step in position.agenda)


def courts(position: SachsenPosition) -> None:
    """Agreements are those of players with neutral States at peace with them, and of players with each other."""
    for player in position.everybody():
        for side in EVERYBODY:
            tie = position.tie(player, side)
            if position.homes[player] == NOBODY or not position.is_neutral(side):
                assert tie == Tie(), f"{player} keeps something at {side}: {tie}"
                continue
            assert tie.counter != ALLIANCE or tie.step == 4
            assert tie.counter != PACT or tie.step == 3
            assert 0 <= tie.broken <= SURVEY["counters"]["broken"]
            assert 0 <= tie.declared <= SURVEY["counters"]["war"]
            if any(position.at_war(own, side) for own in position.led(player)):
                assert tie.counter == NO_COUNTER, f"{player} is bound to its enemy {side}"
    for pact in position.pacts:
        assert pact.one != pact.other
        assert NOBODY not in (position.homes[pact.one], position.homes[pact.other])
        if pact.kind in ("pact", "alliance"):
            hostile = {(a, b) for a in position.led(pact.one) for b in position.led(pact.other)}
            assert not any(position.at_war(a, b) for a, b in hostile), "partners at war"


def wars(position: SachsenPosition) -> None:
    """A war has two sides, a ruler stands on one with all his States; promises belong to wars that go on."""
    assert len({war.number for war in position.wars}) == len(position.wars)
    for war in position.wars:
        one, other = set(war.one), set(war.other)
        assert one
        assert other
        assert len(one) + len(other) == len(war.one) + len(war.other)
        assert not one & other, "a State fights on both sides"
        assert not any(position.gone[side] or position.chaos[side] for side in one | other), (
            f"no ruler in {war}"
        )
        for player in position.everybody():
            led = set(position.led(player))
            assert not (led & one and led & other), "a player fights himself"
            assert not led & (one | other) or led <= one or led <= other, f"half of {player} is in {war}"
        assert set(war.beaten) <= one | other
        assert set(war.sent) <= one | other
    for promised in position.helps:
        assert any(war.number == promised.war for war in position.wars)
        assert position.homes[promised.player] != NOBODY


def cards(position: SachsenPosition) -> None:
    """All Opportunities are somewhere (auction-7)."""
    found = Counter(position.deck) + Counter(position.discards) + Counter(position.lot)
    for hand in position.hands:
        found += Counter(hand)
        assert list(hand) == sorted(hand)
    found[position.world.card["counter-espionage"]] += sum(position.services)
    assert sorted(found.elements()) == sorted(position.world.whole_deck())


def dice(played: Played) -> None:
    """Each die is told with its clause, its face, and what every face would do."""
    fallen = [event for event in played.events if event.kind == "die"]
    for event in fallen:
        assert event.clause.startswith("sachsen ")
        assert 1 <= int(event.data["die"]) <= 6
        assert all(event.data[f"face-{face}"] for face in range(1, 7)), event
    assert len(fallen) == played.cast, (
        f"{played.cast} dice fell, {len(fallen)} were told with {played.action}"
    )
