"""Trials at courts: every face of the die on every proposal and request, in the engine and in the second reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.rng import Rng
from tests.games.sachsen import surveyor_courts as courts
from tests.games.sachsen import surveyor_situations as situations
from tests.games.sachsen.referee import Loaded
from tests.games.sachsen.surveyor_engine import COIN, NAMES, position_of, tie_told
from tests.games.sachsen.surveyor_facts import STATES, SURVEY
from tests.games.sachsen.surveyor_realm import ALLIANCE, Realm
from tests.games.sachsen.surveyor_trials import acts, turn_of


def sheet(rng: Rng) -> tuple[Realm, int]:
    """A sheet on which some neutral rulers are wounded, and a player."""
    truth = situations.realm(rng)
    for state in STATES:
        if truth.neutral(state) and rng.below(9) == 0:
            truth.blocked[state] = 1 + rng.below(3)
    return truth, rng.below(len(truth.homes))


def there(position: Any, player: int, state: str) -> Any:
    """What the engine has between a player and a State."""
    return tie_told(position.ties[player * len(NAMES) + NAMES.index(state)])


def ladder_trial(seed: int) -> Counter[str]:
    """Which States may be given a proposal, and what each face brings; allies say yes or no first."""
    rng, seen = Rng(seed), Counter[str]()
    truth, player = sheet(rng)
    position = position_of(truth, turn_of(player), seed)
    listed = acts(position)
    found = {text.split()[1] for text in listed if text.startswith("propose ")}
    open_ = {
        state
        for (who, state), tie in truth.ties.items()
        if who == player and tie.step < 4 and not courts.why_no_proposal(truth, player, state, tie.step + 1)
    }
    assert found == open_, (seed, player, found ^ open_)
    weddings = {tuple(text.split()[1:]) for text in listed if text.startswith("marry ")}
    couples = {
        (state, mine)
        for (who, state) in truth.ties
        if who == player and not courts.why_no_proposal(truth, player, state, 5)
        for _, mine, _ in courts.couples(truth, player, state)
    }
    assert weddings == couples, (seed, player, weddings ^ couples)
    for state in sorted(open_):
        for die in range(1, 7):
            seen[climb(truth, position.copy(), player, state, die, rng)] += 1
    return seen


def climb(truth: Realm, position: Any, player: int, state: str, die: int, rng: Rng) -> str:
    """One proposal with this face, in both; the answer."""
    mine = truth.copy()
    position.rng = Loaded(7, [die])
    position.play(position.read(f"propose {state}"))
    tie = mine.ties[player, state]
    for ally in courts.allies_to_ask(mine, player, state, tie.step + 1):
        if any(mine.blocked.get(own) for own in mine.led(ally)):
            continue
        word = rng.choice(["yes", "no"])
        position.play(position.read(word))
        if word == "no":
            tie.asked = mine.turn
            assert there(position, player, state) == tie
            return "an ally's no"
    answer = courts.answer(tie, tie.step + 1, die, mine.turn)
    found = there(position, player, state)
    assert found == tie, (state, die, truth.ties[player, state], tie, found)
    return answer


def ally_everywhere(truth: Realm, rng: Rng) -> None:
    """More alliances than play would bring, with waits and requests that are sure."""
    for tie in truth.ties.values():
        if tie.step == 4 or (tie.step and not tie.war and rng.below(3) == 0):
            tie.step, tie.counter = 4, ALLIANCE
            for marked in (tie.wait, tie.strict, tie.plus, tie.never):
                marked.clear()
            tie.money_wait = rng.choice([0, 0, truth.turn, truth.turn + 1])
            tie.arms_wait = rng.choice([0, 0, truth.turn + 2])
            tie.money_granted, tie.arms_granted = rng.below(6) == 0, rng.below(6) == 0


def requests_trial(seed: int) -> Counter[str]:
    """What may be asked for, at most; and what comes with each face."""
    rng, seen = Rng(seed), Counter[str]()
    truth, player = sheet(rng)
    ally_everywhere(truth, rng)
    position = position_of(truth, turn_of(player), seed)
    listed = [text.split() for text in acts(position) if text.startswith("ask ")]
    for state in STATES:
        if not truth.neutral(state) or state in truth.chaos:
            continue
        for what in ("money", "arms"):
            numbers = [int(words[3]) for words in listed if words[1:3] == [state, what]]
            most = SURVEY["ally_money"][STATES[state]["kind"]]
            most = most if what == "money" else courts.free_brigades(truth, state)
            if courts.why_no_request(truth, player, state, what, 1):
                most = 0
            assert max(numbers, default=0) == most, (seed, player, state, what)
            for die in range(1, 7) if numbers else ():
                ask(truth, position.copy(), player, state, what, rng.choice(numbers), die)
                seen[what] += 1
    seen["asked"] += 1
    return seen


def ask(truth: Realm, position: Any, player: int, state: str, what: str, number: int, die: int) -> None:
    """One request with this face, in both."""
    mine = truth.copy()
    position.rng = Loaded(7, [die])
    before = dict(position.state())
    position.play(position.read(f"ask {state} {what} {number}"))
    tie = mine.ties[player, state]
    got = courts.granted(tie, what, number, die, mine.turn, free=courts.free_brigades(mine, state))
    assert there(position, player, state) == tie, (state, what, number, die, tie)
    after = position.state()
    if what == "money":
        assert (after["treasury"][player] - before["treasury"][player]) * COIN == got, (state, number, die)
    elif position.decision().step == "player-turn":  # else it is asked which ones
        assert under(after, player) - under(before, player) == got, (state, number, die)


def under(state: dict[str, Any], player: int) -> int:
    """How many foreign units a player leads."""
    return sum(unit["led_by"] == player for unit in state["units"].values())


def passage_trial(seed: int) -> Counter[str]:
    """Moves into the land of neutral States: what leave costs by the die, and that it is paid."""
    rng, seen = Rng(seed), Counter[str]()
    truth, player = sheet(rng)
    truth.treasury[player] = SURVEY["treasury"]
    position = position_of(truth, turn_of(player), seed)
    moves = [text for text in acts(position) if text.startswith("move ")]
    for _ in range(12 if moves else 0):
        copy: Any = position.copy()
        die = 1 + rng.below(6)
        copy.rng = Loaded(7, [die] * 6)
        copy.play(copy.read(rng.choice(moves)))
        asked = copy.decision()
        if asked.step != "toll":
            seen[asked.step] += 1
            continue
        state = NAMES[copy.state()["agenda"][-1][1]["side"]]
        tie = truth.copy().ties[player, state]
        price = courts.price_of_passage(tie, die)
        before = copy.state()["treasury"][player]
        copy.play(copy.read("pay"))
        assert (before - copy.state()["treasury"][player]) * COIN == price, (seed, state, die, price)
        assert there(copy, player, state).bonus == tie.bonus, (seed, state, die)
        seen["paid"] += 1
    return seen


TRIALS = {"ladder": ladder_trial, "requests": requests_trial, "passage": passage_trial}
