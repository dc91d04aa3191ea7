"""Bargains between players: what is offered waits for the other's word, and is handed over at once (agreements-1).

`offer second give money 500000 card spy want province kurkreis passage 7 both alliance promise 5 no army to Pfalz`:
after `give` what the author gives, after `want` what the other does, after `both` what binds both; a promise ends it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, cast

from msgspec.structs import replace

from engine.games.sachsen.actions import Agreed, Offer, Withdraw
from engine.games.sachsen.money import coins_of, gulden
from engine.games.sachsen.politics.breaking import Breaking
from engine.games.sachsen.politics.courts import ally
from engine.games.sachsen.politics.marriages import MATCH, house_of, wed
from engine.games.sachsen.politics.occasions import At, closed, latest_turn, of_seat, player_of
from engine.games.sachsen.politics.veils import (
    BOTH,
    CARD,
    GIVE,
    MONEY,
    PASSAGE,
    PROMISE,
    PROVINCE,
    WANT,
    veiled,
)
from engine.games.sachsen.record import CHILDREN, Bargain, Pact, PactKind
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, side_ref
from engine.games.sachsen.state import State
from engine.games.sachsen.view_types import Half, Terms
from engine.kernel.action import Action
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.promises import LONGEST, Promised
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule

MARRIAGE = "marriage"


class Unclear(Exception):
    """A word that has no meaning where it stands; "" where one is missing."""


def read(words: Sequence[str]) -> Terms:
    """The terms that these words say; raises Unclear."""
    terms, section, rest = Terms(), "", list(words)
    while rest:
        word = rest.pop(0)
        if word in (GIVE, WANT, BOTH):
            section = word
        elif section == BOTH:
            terms = _binding(terms, word, rest)
        elif section == GIVE:
            terms = replace(terms, give=_given(terms.give, word, rest))
        elif section == WANT:
            terms = replace(terms, want=_given(terms.want, word, rest))
        else:
            raise Unclear(word)
    if terms == Terms():
        raise Unclear("")
    return terms


def _next(rest: list[str]) -> str:
    if not rest:
        raise Unclear("")
    return rest.pop(0)


def _number(rest: list[str]) -> int:
    word = _next(rest)
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(gulden(10_000)))):
        raise Unclear(word)
    return int(word)


def _given(half: Half, word: str, rest: list[str]) -> Half:
    """One more thing that is given."""
    if word == MONEY:
        return replace(half, money=half.money + _number(rest))
    if word == CARD:
        return replace(half, cards=(*half.cards, _next(rest)))
    if word == PROVINCE:
        return replace(half, provinces=(*half.provinces, _next(rest)))
    if word == PASSAGE:
        return replace(half, passage=_number(rest))
    if word == PROMISE:
        return replace(half, until=_number(rest), promise=_all(rest))
    raise Unclear(word)


def _binding(terms: Terms, word: str, rest: list[str]) -> Terms:
    """One more thing that binds both."""
    if word == PROMISE:
        return replace(terms, until=_number(rest), pledge=_all(rest))
    if word in ("pact", "alliance", MARRIAGE) and word not in terms.both:
        child = _next(rest) if word == MARRIAGE else terms.child
        return replace(terms, both=(*terms.both, cast("PactKind", word)), child=child)
    raise Unclear(word)


def _all(rest: list[str]) -> str:
    """All words that are left."""
    if not rest or len(rest) > LONGEST:
        raise Unclear(rest[LONGEST] if rest else "")
    text = " ".join(rest)
    rest.clear()
    return text


def written(terms: Terms) -> tuple[str, ...]:
    """The words that say some terms, as `read` reads them; a promise comes last."""
    both = [word for kind in terms.both for word in ((kind, terms.child) if kind == MARRIAGE else (kind,))]
    parts = [
        (GIVE, _named(terms.give), terms.give.until, terms.give.promise),
        (WANT, _named(terms.want), terms.want.until, terms.want.promise),
        (BOTH, both, terms.until, terms.pledge),
    ]
    found: list[str] = []
    for section, words, until, promise in sorted(parts, key=lambda part: bool(part[3])):
        last = [PROMISE, str(until), *promise.split()] if promise else []
        found += [section, *words, *last] if words or last else []
    return tuple(found)


def _named(half: Half) -> list[str]:
    """What is given, but for a promise."""
    money = [MONEY, str(half.money)] if half.money else []
    cards = [word for card in half.cards for word in (CARD, card)]
    provinces = [word for province in half.provinces for word in (PROVINCE, province)]
    return [*money, *cards, *provinces, *([PASSAGE, str(half.passage)] if half.passage else [])]


# --- what may be offered ----------------------------------------------------------------


def why_not_terms(state: State, author: int, other: int, terms: Terms, sees: int) -> Refusal | None:
    """What speaks against a bargain, as far as one of the two may know it: the hand of the other he does not see."""
    halves = ((author, terms.give), (other, terms.want))
    for giver, half in halves:
        why = _why_not_half(state, giver, half) or (
            _why_not_cards(state, giver, half) if giver == sees else None
        )
        if why is not None:
            return why
    if terms.pledge and not state.turn <= terms.until <= latest_turn(state):
        return no("agreements-1", "offer-until", n=latest_turn(state))
    return _why_not_both(state, author, other, terms)


def _why_not_half(state: State, giver: int, half: Half) -> Refusal | None:
    """Money and provinces that he has, turns that are still to come (agreements-1)."""
    home, owned, provinces = side_ref(state.homes[giver]), state.owned_by(giver), state.world.province
    coins, has = coins_of(half.money), state.treasury[giver]
    if coins is None or coins > has:
        return no("agreements-1", "offer-money", home, side=home, n=gulden(has))
    for name in half.provinces:
        if name not in provinces or provinces[name] not in owned:
            return no("agreements-1", "offer-province", home, side=home, word=name)
    if len(set(half.provinces)) < len(half.provinces) or len(owned) <= len(half.provinces) > 0:
        return no("agreements-1", "offer-last", home, side=home)
    for said, until in ((half.passage, half.passage), (half.promise, half.until)):
        if said and not state.turn <= until <= latest_turn(state):
            return no("agreements-1", "offer-until", home, n=latest_turn(state))
    unknown = next((name for name in half.cards if name not in state.world.card), None)
    return no("agreements-1", "offer-words", home, word=unknown) if unknown is not None else None


def lacks_cards(state: State, giver: int, half: Half) -> bool:
    """Whether a hand does not hold all cards that are to be given."""
    wanted = Counter(state.world.card[name] for name in half.cards)
    return bool(wanted - Counter(state.hands[giver]))


def _why_not_cards(state: State, giver: int, half: Half) -> Refusal | None:
    home = side_ref(state.homes[giver])
    return no("agreements-1", "offer-cards", home) if lacks_cards(state, giver, half) else None


def _why_not_both(state: State, author: int, other: int, terms: Terms) -> Refusal | None:
    """Nothing that war would end, nor what stands already; two who can marry (agreements-6)."""
    pair, whose = {author, other}, side_ref(state.homes[other])
    binds = {*terms.both} - {MARRIAGE} or terms.give.passage or terms.want.passage
    if binds and state.at_war(state.homes[author], state.homes[other]):
        return no("war-2", "offer-war", whose, whose=whose)
    stands = {pact.kind for pact in state.pacts if {pact.one, pact.other} == pair}
    for kind in terms.both:
        if kind in stands or (kind == "pact" and "alliance" in (*stands, *terms.both)):
            return no("agreements-1", "offer-stands", whose, whose=whose, pact=kind)
    if MARRIAGE not in terms.both:
        return None
    if terms.child not in CHILDREN:
        return no("agreements-1", "offer-words", whose, word=terms.child)
    for player, child in ((author, terms.child), (other, MATCH[terms.child])):
        if house_of(state, player, child) == NOBODY:
            home = side_ref(state.homes[player])
            return no("agreements-6", "no-heir", home, side=home, child=child)
    return None


def offered(state: State, author: int, other: int) -> Bargain | None:
    """What one player offers another."""
    return next((one for one in state.bargains if (one.author, one.other) == (author, other)), None)


def between(state: State, one: int, other: int) -> list[Bargain]:
    """The offers between two players."""
    return [b for b in state.bargains if {b.author, b.other} == {one, other}]


def unanswered(state: State) -> Iterator[Bargain]:
    """The offers that wait for the other's word and may have it now: of two players the last of their offers."""
    last = {frozenset((one.author, one.other)): one for one in state.bargains}
    return (one for one in last.values() if closed(state, one.author, one.other) is None)


def withdrawn(state: State, bargain: Bargain) -> None:
    """It lies no longer on the table."""
    state.bargains = tuple(one for one in state.bargains if one != bargain)


class Offering(Rule[At, Offer]):
    """A bargain is offered to another player; one that he has offered him before is replaced (agreements-1)."""

    action: ClassVar[type[Action]] = Offer
    clause: ClassVar[str] = "sachsen agreements-1"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: At) -> tuple[Offer, ...]:
        """None: there are too many."""
        return ()

    def is_by_hand(self, asked: At, action: Offer | None = None) -> bool:
        """Where it names cards that its author would give."""
        try:
            return action is None or bool(read(action.words).give.cards)
        except Unclear:
            return False

    def why_not(self, asked: At, action: Offer) -> Refusal | None:
        """Another player with a State, and terms that can be kept as far as the author knows."""
        state, author, other = asked.position, player_of(asked), of_seat(asked.position, action.seat)
        if other in (NOBODY, author):
            return no("agreements-1", "offer-whom", f"seat:{action.seat}")
        if (why := closed(state, author, other)) is not None:
            return why
        try:
            terms = read(action.words)
        except Unclear as fault:
            word = str(fault)
            return no("agreements-1", "offer-words", word=word) if word else no("agreements-1", "offer-short")
        return why_not_terms(state, author, other, terms, author)

    def play(self, asked: At, action: Offer) -> None:
        """It lies on the table to the end of the turn; cards lie face up only for the other."""
        state, author, other = asked.position, player_of(asked), of_seat(asked.position, action.seat)
        before = offered(state, author, other)
        if before is not None:
            withdrawn(state, before)
        state.bargains = (*state.bargains, Bargain(author, other, action.words))
        whose = side_ref(state.homes[other])
        data: dict[str, int | str] = {"words": " ".join(veiled(action.words))}
        state.said("offer", "agreements-1", author, whose, kind="treaty", data=data, whose=whose)


class Agreeing(Rule[At, Agreed]):
    """What another player offers is agreed, and handed over at once (agreements-1)."""

    action: ClassVar[type[Action]] = Agreed
    clause: ClassVar[str] = "sachsen agreements-1"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: At) -> Iterator[Agreed]:
        """Every offer to this player."""
        state, player = asked.position, player_of(asked)
        return (Agreed(state.seat(one.author)) for one in state.bargains if one.other == player)

    def is_by_hand(self, asked: At, action: Agreed | None = None) -> bool:
        """Where cards are wanted: how many is public (agreements-1)."""
        if action is None:
            return True
        state = asked.position
        bargain = offered(state, of_seat(state, action.seat), player_of(asked))
        return bargain is not None and bool(read(bargain.words).want.cards)

    def why_not(self, asked: At, action: Agreed) -> Refusal | None:
        """An offer that can be kept, as far as this player knows."""
        state, other = asked.position, player_of(asked)
        author = of_seat(state, action.seat)
        bargain = offered(state, author, other)
        if bargain is None:
            return no("agreements-1", "nothing-offered", f"seat:{action.seat}", seat=f"seat:{action.seat}")
        return closed(state, author, other) or why_not_terms(state, author, other, read(bargain.words), other)

    def play(self, asked: At, action: Agreed) -> None:
        """All of it, or nothing where the author no longer has the cards that he offered.

        It takes the place of all else that the two have offered each other.
        """
        state, other = asked.position, player_of(asked)
        author = of_seat(state, action.seat)
        bargain = offered(state, author, other)
        assert bargain is not None
        for one in between(state, author, other):
            withdrawn(state, one)
        terms, whose = read(bargain.words), side_ref(state.homes[other])
        if lacks_cards(state, author, terms.give):
            state.said("bargain-void", "agreements-1", author, whose, kind="treaty", whose=whose)
            return
        state.said("bargain", "agreements-1", author, whose, kind="treaty", whose=whose)
        _hand_over(state, author, other, terms.give)
        _hand_over(state, other, author, terms.want)
        _bind(state, author, other, terms)


def _hand_over(state: State, giver: int, receiver: int, half: Half) -> None:
    """What one gives the other."""
    whose, home = side_ref(state.homes[receiver]), state.homes[receiver]
    if half.money:
        coins = coins_of(half.money) or 0
        state.pay(giver, coins)
        state.gain(receiver, coins)
        state.said("gives-money", "agreements-1", giver, whose, kind="money", whose=whose, n=half.money)
    for name in half.provinces:
        number = state.world.province[name]
        state.owner[number] = home
        ref = state.world.provinces[number].ref
        state.said("gives-province", "agreements-1", giver, ref, kind="conquest", whose=whose, country=ref)
    if half.cards:
        _hand_cards(state, giver, receiver, half.cards)
    if half.passage:
        same = (giver, receiver, PASSAGE)
        rest = tuple(p for p in state.pacts if (p.one, p.other, p.kind) != same)
        state.pacts = (*rest, Pact(giver, receiver, "passage", half.passage))
        state.said(
            "gives-passage", "agreements-1", giver, whose, kind="treaty", whose=whose, turn=half.passage
        )
    if half.promise:
        _pledge(state, giver, half.until, half.promise)


def _hand_cards(state: State, giver: int, receiver: int, cards: Iterable[str]) -> None:
    """Cards change hands; which they are the two alone learn."""
    names = list(cards)
    hand = list(state.hands[giver])
    for name in names:
        hand.remove(state.world.card[name])
    state.hands[giver] = tuple(hand)
    moved = [state.world.card[name] for name in names]
    state.hands[receiver] = tuple(sorted((*state.hands[receiver], *moved)))
    side, whose = side_ref(state.homes[giver]), side_ref(state.homes[receiver])
    told = say("sachsen-log-gives-cards", side=side, whose=whose, cards=[f"card:{name}" for name in names])
    state.tell(
        Event(
            "cards", told, (state.seat(giver), state.seat(receiver)),
            say("sachsen-log-gives-cards-veiled", side=side, whose=whose, n=len(names)),
            "sachsen agreements-1", (side, whose), side=side, reveals=True,
        )
    )  # fmt: skip


def _bind(state: State, author: int, other: int, terms: Terms) -> None:
    """What binds both."""
    whose = side_ref(state.homes[other])
    for kind in terms.both:
        if kind == "alliance":
            ally(state, author, other, "agreements-1")
            continue
        state.pacts = (*state.pacts, Pact(author, other, kind))
        state.said("pact", "agreements-1", author, whose, kind="treaty", whose=whose, pact=kind)
        if kind == MARRIAGE:
            house = house_of(state, author, terms.child)
            wed(state, house, terms.child, house_of(state, other, MATCH[terms.child]), "agreements-6")
    if terms.pledge:
        for player in (author, other):
            _pledge(state, player, terms.until, terms.pledge)


def _pledge(state: State, player: int, until: int, words: str) -> None:
    """A promise goes into the ledger."""
    seat = state.seat(player)
    state.promises = (*state.promises, Promised(seat, until, words))
    told = say("log-promise", seat=f"seat:{seat}", n=until, words=words)
    state.tell(Event("treaty", told, clause="sachsen agreements-1"))


class Withdrawing(Rule[At, Withdraw]):
    """An offer is taken back, or turned down (agreements-1)."""

    action: ClassVar[type[Action]] = Withdraw
    clause: ClassVar[str] = "sachsen agreements-1"

    def candidates(self, asked: At) -> Iterator[Withdraw]:
        """With everybody to whom, or from whom, there is an offer."""
        state, player = asked.position, player_of(asked)
        for other in state.everybody():
            if between(state, player, other):
                yield Withdraw(state.seat(other))

    def why_not(self, asked: At, action: Withdraw) -> Refusal | None:
        """Where there is one."""
        state, seat = asked.position, f"seat:{action.seat}"
        if between(state, player_of(asked), of_seat(state, action.seat)):
            return None
        return no("agreements-1", "nothing-offered", seat, seat=seat)

    def play(self, asked: At, action: Withdraw) -> None:
        """It is gone."""
        state, player, other = asked.position, player_of(asked), of_seat(asked.position, action.seat)
        for bargain in between(state, player, other):
            withdrawn(state, bargain)
        whose = side_ref(state.homes[other])
        state.said("withdrawn", "agreements-1", player, whose, kind="treaty", whose=whose)


OFFERING, AGREEING = Offering(), Agreeing()
RULES = (OFFERING, AGREEING, Withdrawing(), Breaking())
