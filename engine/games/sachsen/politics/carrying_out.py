"""What the operations of Opportunities and events do, each in one place (part 4 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.games.sachsen.dice import FACES, roll
from engine.games.sachsen.effects import Effect, Op
from engine.games.sachsen.money import gulden
from engine.games.sachsen.politics import hands
from engine.games.sachsen.politics.answers import AMBASSADOR, RECONCILIATION
from engine.games.sachsen.politics.arrivals import squares_for
from engine.games.sachsen.politics.asking_courts import CourtAsks
from engine.games.sachsen.politics.attempts import attempt, heal, strike
from engine.games.sachsen.politics.choosing import NameBrigade, Way, retrain, standing
from engine.games.sachsen.politics.congress import SUMMONS
from engine.games.sachsen.politics.income import MONEY, UPKEEP
from engine.games.sachsen.politics.kingdom_war import tension
from engine.games.sachsen.politics.lent import free_brigades
from engine.games.sachsen.politics.lots import draw_player, draw_several
from engine.games.sachsen.politics.notes import add_note, related, strongest
from engine.games.sachsen.politics.orders import HASTE, PRICE, beyond
from engine.games.sachsen.politics.passage import decide
from engine.games.sachsen.record import ENROLLING, NO_COUNTER, ON, Child, Extra, Heir, Pending, Unit
from engine.games.sachsen.sides import NOBODY, NUMBER, side_ref
from engine.games.sachsen.state import State

CHILDREN = 2
"""A ruler with so many children gets no more."""
ALWAYS = 99
"""How often an effect serves that lasts to the end of a turn."""


class Target(NamedTuple):
    """Whom an effect concerns.

    Attributes:
        player: who plays the card, or leads the State that the event meets; NOBODY where it is neutral.
        side: that State; of a card the home of the player. words: what the card names.
        clause: under which it is told.
    """

    player: int
    side: int
    words: tuple[str, ...]
    clause: str


Doing = Callable[[State, Effect, Target], None]


def carry_out(state: State, effect: Effect, of: Target) -> None:
    """Do what an effect says."""
    DOINGS[effect.op](state, effect, of)


# --- rulers and cards ---------------------------------------------------------------------------


def _attempt(state: State, effect: Effect, of: Target) -> None:
    """On a ruler that is drawn, or on the one whom the event meets (attempt-1)."""
    if effect.states == "drawn":
        attempt(state)
    else:
        strike(state, of.side)


def has_room(state: State, side: int) -> bool:
    """Whether a ruler has fewer than two children."""
    return len(state.heirs[side]) < CHILDREN


def _heir(state: State, effect: Effect, of: Target) -> None:
    """A die: odd a daughter, even a son."""
    del effect
    if not has_room(state, of.side):
        return
    faces: list[Child] = ["daughter" if face % 2 else "son" for face in range(1, FACES + 1)]
    child = faces[roll(state, of.clause, "birth", faces, side=of.side) - 1]
    state.heirs[of.side] = (*state.heirs[of.side], Heir(child))
    state.say("born", of.clause, of.side, side_ref(of.side), kind="heir", result=True, child=child)


def _unblock(state: State, effect: Effect, of: Target) -> None:
    """The wounded ruler is well again."""
    del effect
    heal(state, of.player)


def _look(state: State, effect: Effect, of: Target) -> None:
    """At all cards of an opponent."""
    del effect
    other = state.homes.index(NUMBER[of.words[0]])
    hands.tell_cards(state, "agents", of.clause, state.hands[other], of.player, other=other)


def _draw_card(state: State, effect: Effect, of: Target) -> None:
    """From the top of the deck."""
    cards = hands.top_cards(state, effect.number)
    hands.receive(state, of.player, *cards)
    hands.tell_cards(state, "draws", of.clause, cards, of.player)


# --- courts -------------------------------------------------------------------------------------


def _notes(state: State, effect: Effect, of: Target) -> None:
    """Of States that are named or drawn, to whom the card says; of the State that the event meets (notes)."""
    if effect.states == "drawn":
        sides = draw_several(state, state.neutrals(), effect.number, of.clause, "notes-lot")
    elif effect.states == "chosen":
        sides = [NUMBER[of.words[0]]]
    else:
        sides = [of.side]
    for side in sides:
        for player in _receivers(state, effect, of, side):
            add_note(state, player, side, effect.amount, of.clause)


def _receivers(state: State, effect: Effect, of: Target, side: int) -> tuple[int, ...]:
    """The players to whom notes of a State go."""
    players = state.present()
    if effect.to == "opponent":
        return (state.homes.index(NUMBER[of.words[1]]),)
    if effect.to == "players-with-relations":
        return related(state, side)
    if effect.to == "players-without-agreement":
        return tuple(p for p in players if state.agreed(p, side) == NO_COUNTER)
    if effect.to == "players-not-at-war":
        return tuple(p for p in players if not any(state.at_war(own, side) for own in state.led(p)))
    if effect.to == "most-notes":
        return _most_notes(state, side, of.clause)
    return (of.player,)


def _most_notes(state: State, side: int, clause: str) -> tuple[int, ...]:
    """The player with the largest positive balance; of several one by State card."""
    first = strongest(state, side, state.present())
    return (draw_player(state, first, clause, "notes-lot"),) if first else ()


def _gift(state: State, effect: Effect, of: Target) -> None:
    """A neutral State gives money to the player with most notes."""
    for player in _most_notes(state, of.side, of.clause):
        state.gain(player, effect.amount)
        home = side_ref(state.homes[player])
        n = gulden(effect.amount)
        state.say("gift", of.clause, of.side, home, kind="money", result=True, home=home, n=n)


def _ask(state: State, effect: Effect, of: Target) -> None:
    """The players are asked for help, one after another."""
    assert effect.wish is not None
    state.push(CourtAsks(state.present(), of.side, effect.wish, effect.amount))


def _answer_bonus(state: State, effect: Effect, of: Target) -> None:
    """More on the next die of a court; or on every proposal to a Kingdom, for everybody."""
    if effect.kingdoms:
        for player in state.present():
            _wait(state, player, RECONCILIATION, effect.amount, ALWAYS, state.turn)
        state.say("kingdoms-kind", of.clause, NOBODY, kind="answer-bonus", n=effect.amount)
    else:
        _wait(state, of.player, AMBASSADOR, effect.amount, 1, state.turn)


def _free_passage(state: State, effect: Effect, of: Target) -> None:
    """All units of the player may pass this turn (R-29)."""
    del effect
    decide(state, of.player, NUMBER[of.words[0]], granted=True)


def _congress(state: State, effect: Effect, of: Target) -> None:
    """One may be called this turn (congress-1)."""
    del effect
    _wait(state, of.player, SUMMONS, 1, 1, state.turn)


def _tension(state: State, effect: Effect, of: Target) -> None:
    """Between the Kingdoms it comes or goes, the second time it is war (R-32)."""
    del of
    tension(state, bad=effect.on)


# --- money --------------------------------------------------------------------------------------


def _wait(state: State, player: int, kind: str, number: int, left: int = 1, until: int = 0) -> None:
    state.pending = (*state.pending, Pending(player, kind, number, left, until))


def _money(state: State, effect: Effect, of: Target) -> None:
    """Paid or taken at once, never below 0; or at the next incomes."""
    coins = effect.amount
    if effect.turns:
        _wait(state, of.player, MONEY, coins, effect.turns)
        state.said("money-later", of.clause, of.player, kind="money", n=gulden(coins), turns=effect.turns)
        return
    if coins < 0:
        paid = state.pay(of.player, -coins)
        state.said("money-lost", of.clause, of.player, kind="money", result=True, n=gulden(paid))
    else:
        state.gain(of.player, coins)
        state.said("money-gained", of.clause, of.player, kind="money", result=True, n=gulden(coins))


def _maintenance(state: State, effect: Effect, of: Target) -> None:
    """The next one is halved (R-84)."""
    _wait(state, of.player, UPKEEP, effect.percent)
    state.said("half-maintenance", of.clause, of.player, kind="money")


def _recruit_turns(state: State, effect: Effect, of: Target) -> None:
    """Some brigades ordered this turn arrive sooner."""
    _wait(state, of.player, HASTE, effect.turns, effect.number, state.turn)


def _recruit_price(state: State, effect: Effect, of: Target) -> None:
    """Some brigades ordered this turn cost less (R-84)."""
    _wait(state, of.player, PRICE, effect.percent, effect.number, state.turn)
    state.said("cheap-brigades", of.clause, of.player, kind="money", n=effect.number)


def _province_income(state: State, effect: Effect, of: Target) -> None:
    """A manufactory stands in a province (R-08)."""
    del effect
    province = state.world.province[of.words[0]]
    state.extra[province] = replace(state.extra[province], manufactory=True)


def _no_income(state: State, effect: Effect, of: Target) -> None:
    """The province of the capital, or one that is drawn, misses so many incomes."""
    world, owned = state.world, state.provinces_of(of.side)
    capital = world.squares[world.realms[of.side].capital].province
    if effect.province == "capital":
        province = capital
    elif owned:
        province = state.rng.choice(owned)
    else:
        return
    extra = state.extra[province]
    turns = max(extra.missing, effect.turns)
    state.extra[province] = Extra(extra.manufactory, turns, effect.lifted_by)
    ref = world.provinces[province].ref
    state.say(
        "no-income", of.clause, of.side, ref, kind="income", result=True, reveals=True, country=ref, n=turns,
        unless=effect.lifted_by,
    )  # fmt: skip


def _neighbours(state: State, effect: Effect, of: Target) -> None:
    """Every other player who leads a State that borders on this one gets the sum, once."""
    leaders = {state.leader[side] for side in state.neighbours_of(of.side)} - {NOBODY, of.player}
    for player in state.present():
        if player in leaders:
            state.gain(player, effect.amount)
            state.said("money-gained", of.clause, player, kind="money", n=gulden(effect.amount))


# --- brigades -----------------------------------------------------------------------------------


def _name_brigades(way: Way) -> Doing:
    """Brigades that their player names; of a neutral State nobody does."""

    def doing(state: State, effect: Effect, of: Target) -> None:
        if of.player != NOBODY:
            state.push(NameBrigade(of.player, of.side, way, effect.number, effect.prefer or ""))

    return doing


def _gain(state: State, effect: Effect, of: Target) -> None:
    """A brigade at the capital, if a counter is free and a square without enemies (army-1, R-11)."""
    kind = effect.kind
    assert kind is not None
    if beyond(state, of.side, 1, kind) is not None:
        state.say("no-volunteers", of.clause, of.side)
        return
    unit = Unit(of.side, kind, state.fresh_number(of.side, 1, kind), status=ENROLLING)
    squares, capital = squares_for(state, unit), state.world.realms[of.side].capital
    if squares:
        at = capital if capital in squares else squares[0]
        now = state.put(unit, square=at, status=ON)
        place = state.world.squares[at].ref
        told: dict[str, Any] = {"piece": now.ref, "place": place}
        state.say("volunteers", of.clause, of.side, now.ref, place, kind="place", result=True, **told)


def _lose(state: State, effect: Effect, of: Target) -> None:
    """A brigade of a kind of a neutral State is reorganised, else one of another; guards last (R-40)."""
    free = {unit.id for unit in free_brigades(state, of.side)}
    ready = standing(state, of.side)
    for kind in (effect.kind, effect.otherwise):
        found = [unit for unit in ready if unit.kind == kind]
        if found:
            retrain(
                state, max(found, key=lambda unit: (unit.id in free, unit.column, unit.number)), of.clause
            )
            return


DOINGS: Mapping[Op, Doing] = {
    "attempt": _attempt,
    "heir": _heir,
    "unblock": _unblock,
    "look-at-hand": _look,
    "draw-card": _draw_card,
    "notes": _notes,
    "gift": _gift,
    "ask": _ask,
    "answer-bonus": _answer_bonus,
    "free-passage": _free_passage,
    "congress": _congress,
    "tension": _tension,
    "money": _money,
    "maintenance": _maintenance,
    "recruit-turns": _recruit_turns,
    "recruit-price": _recruit_price,
    "province-income": _province_income,
    "no-income": _no_income,
    "neighbours": _neighbours,
    "retrain": _name_brigades("retrain"),
    "disband": _name_brigades("disband"),
    "gain": _gain,
    "lose": _lose,
}
"""Every operation but those of Spies and the service, which espionage.py carries out, and those of battle."""
