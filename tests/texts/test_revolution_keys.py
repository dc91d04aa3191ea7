"""What REVOLUTION can say and what its catalogue holds are the same: no key lacks a text, no text is idle."""

from __future__ import annotations

import re

import engine.games.revolution
from engine.games.revolution.actions import ACTIONS, Several
from engine.games.revolution.agenda import KINDS
from engine.games.revolution.asking import SideStep
from engine.games.revolution.sides import SIDES
from engine.games.revolution.view_types import SOURCES
from engine.games.revolution.world import SPACES, UNIVERSITIES
from tests.texts.spoken import Speech, labels

ASKED = tuple(kind.question or kind.name for kind in KINDS.kinds.values() if issubclass(kind, SideStep))
"""The words of prompts, by the Steps that ask."""
WHOLE = tuple(
    kind.name for kind in KINDS.kinds.values() if any(rule.action is Several for rule in kind.rules)
)
"""The Steps that may be answered as a whole."""
KEY = re.compile(r"revolution-(act|prompt|log|refuse|fact|sheet)-")
SPEECH = Speech(
    engine.games.revolution,
    KEY,
    {
        "say": ("", (0,)), "no": ("revolution-refuse-", (1,)), "fact": ("revolution-fact-", (0,)),
        "state.say": ("revolution-log-", (0,)), "asked.position.say": ("revolution-log-", (0,)),
        "self.say": ("revolution-log-", (0,)), "_tell_change": ("revolution-log-", (1,)),
        "_why_no_army": ("revolution-refuse-", (4,)), "row": ("revolution-sheet-", (0,)),
    },
    {
        "action.verb": tuple(ACTIONS), "self.how": ("sack", "replace"),
        "action.how": ("sack", "replace"), "source": SOURCES, "word": SPACES,
        "SIDES[side]": SIDES, "UNIVERSITIES[state.universities[number]]": UNIVERSITIES,
        "self.question or self.name": ASKED, "self.name": WHOLE,
        "end": ("stand-off", "won", "allied", "none"),
        "effect_of(world.effects[space])": (
            "none", "remove-anti", "remove-catholic", "swap-catholic", "swap-anti",
        ),
    },
)  # fmt: skip

UNSAID = {"revolution-act-abandon"}
"""Labels by verb of Actions whose gestures have keys of their own."""


def test_every_key_has_a_text_and_every_text_is_said() -> None:
    SPEECH.check(UNSAID, labels(ACTIONS))
