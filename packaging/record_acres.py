"""Games of A FEW ACRES OF SNOW for each way it can end: one side follows a plan, the other lives from hand to mouth."""

from __future__ import annotations

import re
from dataclasses import dataclass

import engine
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.journal import SeatEntry
from engine.kernel.rng import Rng
from engine.kernel.table import Table

GAME = "acres"
TRIES = 400
LONGEST = 1200
"""Actions after which a game is given up."""

SUPPLIES = (r"draft (bateaux|ships|settlers|green-settlers|trader)", r"trade .*", r"merchant .*", r"money .*")
SOLDIERS = (
    r"draft siege-artillery",
    r"draft regular-infantry",
    r"draft first-infantry",
    r"draft (militia|military-leader)",
)
FURTHER = (r"discard \S+", r"pass", r"done")
PLANS = {
    "": (),
    "quebec": (
        r"reinforce british .*",
        r"besiege quebec .* siege-artillery",
        r"besiege quebec .* regular-infantry",
        r"settle (albany|fort-william-henry|ticonderoga|fort-st-john) .*",
        r"draft (bateaux|siege-artillery)",
        *SOLDIERS, *SUPPLIES, *FURTHER,
    ),
    "boston": (
        r"occupy .*", r"reinforce french .*", r"besiege boston .*", r"settle pemaquid .*", r"besiege pemaquid .*",
        r"draft (ships|siege-artillery)", *SOLDIERS, *SUPPLIES, *FURTHER,
    ),
    "new-york": (
        r"occupy .*", r"reinforce french .*", r"besiege new-york .*",
        r"settle (fort-st-john|ticonderoga|fort-william-henry|albany) .*", r"besiege albany .*",
        r"draft (siege-artillery|green-settlers)", *SOLDIERS, *SUPPLIES, *FURTHER,
    ),
    "villages": (r"settle .*", *SUPPLIES, *FURTHER),
    "towns": (r"develop .*", r"settle .*", *SUPPLIES, *FURTHER),
    "raids": (
        r"raid .*", r"settle kennebec .*", r"draft (coureurs-de-bois|green-native-americans|native-americans|rangers)",
        r"draft (priest|indian-leader)", *SUPPLIES, *FURTHER,
    ),
}  # fmt: skip
"""What a plan does, the first that is legal: the texts of Actions as patterns. With none it takes any verb by lot."""
DULL = {"pass": 6, "withdraw": 12, "discard": 3, "governor": 2}


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded.

    Attributes:
        way: how it is to end, as the Result says. by: who wins. why: the last word of the Event that says why it is
            over, or the site whose fall ends it. british, french: the plans.
    """

    way: str
    by: str
    why: str
    british: str = ""
    french: str = ""


WANTED = {
    "siege-of-quebec": Wanted("siege", "british", "quebec", british="quebec"),
    "siege-of-boston": Wanted("siege", "french", "boston", french="boston"),
    "siege-of-new-york": Wanted("siege", "french", "new-york", french="new-york"),
    "villages-british": Wanted("points", "british", "villages", british="villages"),
    "villages-french": Wanted("points", "french", "villages", french="villages"),
    "towns-british": Wanted("points", "british", "towns", british="towns"),
    "towns-french": Wanted("points", "french", "towns", french="towns"),
    "captured-british": Wanted("points", "british", "captured", british="raids", french="villages"),
    "captured-french": Wanted("points", "french", "captured", french="raids", british="villages"),
    "tie": Wanted("tie", "french", "", british="towns", french="towns"),
}


def ends_as_wanted(table: Table, wanted: Wanted) -> bool:
    """Whether the game has ended in this way, for this reason, and won by this side."""
    result = table.position.result
    if result is None or (result.way, result.winners) != (wanted.way, (wanted.by,)):
        return False
    last = [event.message for event in table.position.news]
    keys = {message.key for message in last}
    places = {message.args.get("place") for message in last if message.key == "acres-log-sudden-win"}
    return not wanted.why or f"acres-log-over-{wanted.why}" in keys or f"place:{wanted.why}" in places


def play(seed: int, wanted: Wanted) -> Table:
    """A whole game, at a table that lives in memory."""
    plans = {"british": PLANS[wanted.british], "french": PLANS[wanted.french]}
    seats = [SeatEntry(seat, seat, "random") for seat in plans]
    table = Table.new(engine.game(GAME), seats=seats, seed=seed, version=engine.__version__)
    rng = Rng(seed)
    while (decision := table.decision()) is not None and len(table.history) < LONGEST:
        table.play(choose(decision, plans[decision.seat], rng), decision.seat)
    return table


def choose(decision: Decision, plan: tuple[str, ...], rng: Rng) -> Action:
    """What the plan wants most; otherwise any verb, dull ones seldom."""
    texts = {action.text(): action for action in decision.actions}
    for pattern in plan:
        fitting = [action for text, action in texts.items() if re.fullmatch(pattern, text)]
        if fitting:
            return rng.choice(fitting)
    by_verb: dict[str, list[Action]] = {}
    for action in texts.values():
        by_verb.setdefault(action.verb, []).append(action)
    lively = [verb for verb in by_verb if rng.below(DULL.get(verb, 1)) == 0]
    return rng.choice(by_verb[rng.choice(lively or list(by_verb))])
