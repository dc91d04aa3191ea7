"""What A FEW ACRES OF SNOW can say and what its catalogue holds are the same: no key lacks a text, no text is idle."""

from __future__ import annotations

import re

import engine.games.acres
from engine.games.acres.actions import ACTIONS
from engine.games.acres.agenda import KINDS
from engine.games.acres.ambushes import ZONES
from engine.games.acres.asking import SideStep
from engine.games.acres.cards import TRANSPORTS
from engine.games.acres.explain import POWER_CLAUSES
from engine.games.acres.sequence import RULES, Acts
from engine.games.acres.settling import Developing, Fortifying
from engine.games.acres.sides import SIDES
from engine.games.acres.state import TOWN, VILLAGE
from engine.games.acres.turn import OneCardRule, TurnRule
from tests.texts.spoken import Speech, labels

KEY = re.compile(r"acres-(act|prompt|log|refuse|fact)-")
SPEECH = Speech(
    engine.games.acres,
    KEY,
    {
        "say": ("", (0,)), "no": ("acres-refuse-", (1,)), "partial": ("acres-refuse-", (2,)),
        "state.say": ("acres-log-", (0,)), "asked.position.say": ("acres-log-", (0,)), "self.say": ("acres-log-", (0,)),
        "state.say_to": ("acres-log-", (1, 3)), "fact": ("acres-fact-", (0,)),
    },
    {
        "self.zone": ZONES, "SIDES[side]": SIDES, "kind": (VILLAGE, TOWN),
        "transport": TRANSPORTS, "name": TRANSPORTS, "power": tuple(POWER_CLAUSES),
        "self.name": tuple(one.name for one in KINDS.kinds.values() if issubclass(one, SideStep) and one is not Acts),
        "self.unfit": tuple(rule.unfit for rule in RULES if isinstance(rule, OneCardRule) and rule.unfit),
        "why": ("towns", "villages", "captured"), "self.lacking": (Developing.lacking, Fortifying.lacking),
    },
    frozenset({"self.key"}),
)  # fmt: skip
UNSAID = {f"acres-act-{verb}" for verb in ("lose", "give")}
"""Labels by verb of Actions whose gestures have keys of their own."""
TELL_MONEY = {
    f"acres-act-{rule.action.verb}-money" for rule in RULES if type(rule).money is not TurnRule.money
}
"""Labels that tell the money that is won or spent."""


def test_every_key_has_a_text_and_every_text_is_said() -> None:
    SPEECH.check(UNSAID, labels(ACTIONS) | TELL_MONEY)
