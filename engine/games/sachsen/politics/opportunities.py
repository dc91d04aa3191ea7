"""Opportunities played in the own turn, on what each of them names (auction-8, turn-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from typing import ClassVar

from engine.games.sachsen.actions import HOW, Play, ShowService
from engine.games.sachsen.asking import PlayerAsked
from engine.games.sachsen.battle.values import SERVICE, SPY
from engine.games.sachsen.effects import Effect
from engine.games.sachsen.politics import espionage, hands
from engine.games.sachsen.politics.attempts import targets
from engine.games.sachsen.politics.carrying_out import Target, carry_out, has_room
from engine.games.sachsen.refusals import no
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES, side_ref
from engine.games.sachsen.state import State
from engine.kernel.action import Action
from engine.kernel.refusal import Refusal
from engine.kernel.rule import Rule
from engine.kernel.step import AnyRule

OPPONENT, COURT, PEACEFUL, PROVINCE = "opponent", "court", "peaceful-court", "province"
"""What a card may name: another player by his home State, a neutral State, one that is not at war, a province."""


def kinds_of(effect: Effect) -> tuple[str, ...]:
    """What must be named for an effect, in order."""
    if effect.op == "notes" and effect.states == "chosen":
        return (COURT, OPPONENT) if effect.to == OPPONENT else (COURT,)
    named = {"look-at-hand": OPPONENT, "free-passage": PEACEFUL, "province-income": PROVINCE}
    return (named[effect.op],) if effect.op in named else ()


def named_by(state: State, card: str) -> tuple[str, ...]:
    """What a card names, in the order of the words of its Action."""
    effects = state.world.opportunities[state.world.card[card]].effects
    return tuple(kind for effect in effects for kind in kinds_of(effect))


# --- what may be named --------------------------------------------------------------------------


def _why_no_court(state: State, player: int, word: str) -> Refusal | None:
    del player
    ref, side = f"side:{word}", NUMBER.get(word, NOBODY)
    return None if side != NOBODY and state.is_neutral(side) else no("notes-1", "not-neutral", ref, side=ref)


def _why_no_passage(state: State, player: int, word: str) -> Refusal | None:
    """A neutral State at war with none of his (R-29)."""
    why = _why_no_court(state, player, word)
    if why is not None or not any(state.at_war(own, NUMBER[word]) for own in state.led(player)):
        return why
    return no("R-29", "court-at-war", f"side:{word}", side=f"side:{word}")


def _why_no_province(state: State, player: int, word: str) -> Refusal | None:
    """An own province without a manufactory (R-08)."""
    province, ref = state.world.province.get(word, NOBODY), f"country:{word}"
    if province not in state.owned_by(player):
        return no("R-08", "own-province", ref, country=ref)
    return no("R-08", "manufactory", ref, country=ref) if state.extra[province].manufactory else None


CLAUSE = "auction-8"
"""That an opponent may be named."""
JUDGES: dict[str, Callable[[State, int, str], Refusal | None]] = {
    OPPONENT: partial(espionage.why_no_opponent, clause=CLAUSE),
    COURT: _why_no_court,
    PEACEFUL: _why_no_passage,
    PROVINCE: _why_no_province,
}


def _judge(effect: Effect, kind: str) -> Callable[[State, int, str], Refusal | None]:
    needs_hand = effect.op == "look-at-hand"
    return partial(espionage.why_no_hand, clause=CLAUSE) if needs_hand else JUDGES[kind]


def _names(state: State, player: int, kind: str) -> list[str]:
    """All that might be named."""
    if kind == PROVINCE:
        return [state.world.provinces[p].id for p in state.owned_by(player)]
    if kind == OPPONENT:
        return [SIDES[state.homes[other]] for other in espionage.victims(state, player)]
    return [SIDES[side] for side in state.neutrals()]


def _why_vain(state: State, player: int, effect: Effect) -> Refusal | None:
    """That an effect would come to nothing now, whatever is named."""
    home = side_ref(state.homes[player])
    if effect.op == "heir" and not has_room(state, state.homes[player]):
        return no("auction-8", "two-children", home, side=home)
    if effect.op == "unblock" and not state.is_blocked(player):
        return no("R-26", "not-wounded", home, side=home)
    if effect.op == "attempt" and not targets(state):
        return no("attempt-1", "no-ruler")
    if effect.op == "notes" and not state.neutrals():
        return no("notes-1", "no-court")
    return None


# --- playing ------------------------------------------------------------------------------------


class Playing(Rule[PlayerAsked, Play]):
    """A card of the hand is played; a wounded ruler has the physician alone (auction-8, R-26)."""

    action: ClassVar[type[Action]] = Play
    clause: ClassVar[str] = "sachsen auction-8"
    by_hand: ClassVar[bool] = True

    def candidates(self, asked: PlayerAsked) -> Iterator[Play]:
        """Each card of the hand, on all that it may name."""
        state, player = asked.position, asked.player
        for card in dict.fromkeys(asked.world.names_of(state.hands[player])):
            if card == SPY:
                yield from espionage.uses(state, player)
            else:
                named = (_names(state, player, kind) for kind in named_by(state, card))
                yield from (Play(card, words) for words in product(*named))

    def why_not(self, asked: PlayerAsked, action: Play) -> Refusal | None:
        """Held, for this moment, and on what it may name."""
        state, player, ref = asked.position, asked.player, f"card:{action.card}"
        if (why := hands.why_not_held(state, player, action.card)) is not None:
            return why
        card = state.world.opportunities[state.world.card[action.card]]
        if state.is_blocked(player) and not card.while_blocked:
            return no("attempt-5", "card-blocked", ref, card=ref, side=side_ref(asked.home))
        if card.when == "battle":
            return no("battle-setup-5", "battle-card", ref, card=ref)
        if action.card == SERVICE:
            return no("espionage-3", "card-shown", ref, card=ref)
        if action.card == SPY:
            if espionage.spies_rest(state, player):
                return no("R-16", "spy-rests", ref, card=ref)
            return espionage.why_not_used(state, player, action.words)
        return self._why_not_words(state, player, action, card.effects)

    def _why_not_words(
        self, state: State, player: int, action: Play, effects: Iterable[Effect]
    ) -> Refusal | None:
        words, ref = list(action.words), f"card:{action.card}"
        if len(words) != len(named_by(state, action.card)):
            return no("auction-8", "card-words", ref, card=ref, n=len(named_by(state, action.card)))
        for effect in effects:
            why = _why_vain(state, player, effect)
            for kind in kinds_of(effect):
                why = why or _judge(effect, kind)(state, player, words.pop(0))
            if why is not None:
                return why
        return None

    def play(self, asked: PlayerAsked, action: Play) -> None:
        """It is discarded, and what it says is done."""
        state, player = asked.position, asked.player
        if action.card == SPY:
            espionage.use_spy(state, player, action.words)
            return
        hands.spend(state, player, action.card)
        ref, at = f"card:{action.card}", [one for one in action.refs if one]
        how = HOW[len(at)]
        told = {"card": ref, "how": how, "at": at[0] if at else "", "other": at[1] if len(at) > 1 else ""}
        state.said("plays", "auction-8", player, ref, *at, kind="card", reveals=True, **told)
        target = Target(player, asked.home, action.words, "auction-8")
        for effect in state.world.opportunities[state.world.card[action.card]].effects:
            carry_out(state, effect, target)


RULES: tuple[AnyRule, ...] = (Playing(), espionage.Showing())


def laid(asked: PlayerAsked, cards: tuple[str, ...], target: str) -> Iterator[Action]:
    """What laying a card at something would mean: with the target among what it names first, then whatever it names."""
    names = [card.removeprefix("card:") for card in cards]
    if names == [SERVICE]:
        yield ShowService()
    elif len(names) == 1 and names[0] in asked.world.card:
        found = [action for action in Playing().candidates(asked) if action.card == names[0]]
        meant = [action for action in found if target in action.refs] if target else found
        yield from meant or [Play(names[0])]


def left(state: State, player: int) -> int:
    """What may still be played: cards of the hand, those that may be taken from others; not Spies that were blocked."""
    resting = state.pending_of(player, espionage.RESTING)
    mine, all_hands = len(state.hands[player]), sum(map(len, state.hands))
    return 2 * mine + (all_hands - mine) - (resting.number if resting else 0)
