"""The keys of the program as data: what can be asked for by a key, its usual keys, and those a person has chosen."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtGui import QKeyEvent, QKeySequence

from engine.kernel.files import resources

Standard = QKeySequence.StandardKey
Usual = tuple[str | QKeySequence.StandardKey, ...]

OVERLAYS = ("reach", "supply", "protection", "threats", "control", "game")
"""What an overlay may be about, in the order of their keys Ctrl+1 to Ctrl+6; "game" is the game's own."""


def _of_panels() -> dict[str, Usual]:
    """The keys of panels that games bring, from resources/keys/<game>.yaml; two games may have a panel of one name."""
    found: dict[str, Usual] = {}
    for file in sorted(resources("keys").glob("*.yaml")):
        keys = msgspec.yaml.decode(file.read_bytes(), type=dict[str, tuple[str, ...]])
        found |= {f"panel-{name}": usual for name, usual in keys.items()}
    return found


KEYS: dict[str, dict[str, Usual]] = {
    "menu-table": {
        "menu-new-table": (Standard.New,),
        "menu-open": (Standard.Open,),
        "menu-save-copy": (Standard.Save,),
        "menu-export-picture": ("Ctrl+E",),
        "menu-print": (Standard.Print,),
        "menu-result": (),
        "menu-curtain": ("F12",),
        "menu-close-table": ("Ctrl+W",),
        "menu-quit": ("Ctrl+Q",),
    },
    "menu-edit": {
        "menu-undo": (Standard.Undo,),
        "menu-redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
        "menu-take-back": (),
        "menu-type-action": ("Ctrl+L",),
        "menu-find": (Standard.Find,),
        "menu-settings": ("Ctrl+Shift+,",),
    },
    "menu-time": {
        "menu-back-one": ("Alt+Left",),
        "menu-forward-one": ("Alt+Right",),
        "menu-to-start": ("Ctrl+Home",),
        "menu-to-now": ("Ctrl+End",),
        "menu-bookmark": ("Ctrl+B",),
    },
    "menu-practice": {"menu-edit-copy": (), "menu-what-if": ("Ctrl+I",), "menu-hint": ("Ctrl+H",)},
    "menu-view": {
        "menu-zoom-in": ("Ctrl++", "Ctrl+="),
        "menu-zoom-out": ("Ctrl+-",),
        "menu-front": ("Home",),
        "menu-fit": ("Ctrl+0",),
        "menu-turn-round": ("Ctrl+R",),
        **{f"overlay-{name}": (f"Ctrl+{number}",) for number, name in enumerate(OVERLAYS, start=1)},
        "menu-text-larger": ("Ctrl+Alt++", "Ctrl+Alt+="),
        "menu-text-smaller": ("Ctrl+Alt+-",),
        "menu-hide-panels": ("F9",),
        "menu-restore-layout": (),
        "menu-full-screen": ("F11",),
    },
    "menu-panels": {
        **_of_panels(),
        "panel-coach": ("Ctrl+Shift+H",),
    },
    "menu-teach": {"menu-present": ("F5",), "menu-console": ("Shift+F5",)},
    "menu-help": {
        "menu-help-now": ("F1",),
        "menu-rules": ("Shift+F1",),
        "menu-legend": (),
        "menu-tour": (),
        "menu-about": (),
    },
    "keys-map": {
        "keys-piece-next": ("N",),
        "keys-piece-before": ("Shift+N",),
        "keys-hide": ("X",),
        "keys-hand": ("Space",),
        "keys-fold-hand": ("T",),
        "keys-duel-left": ("A",),
        "keys-duel-right": ("L",),
        "keys-panel-next": ("F6",),
        "keys-panel-before": ("Shift+F6",),
    },
    "keys-public": {
        "public-arrow": ("A",),
        "public-circle": ("C",),
        "public-pen": ("P",),
        "public-text": (),
        "public-eraser": ("E",),
        "public-laser": ("L",),
        "public-spotlight": ("S",),
        "public-lens": (),
        "public-black": ("B",),
        "public-white": ("W",),
        "public-freeze": ("F",),
        "public-clear": (Standard.Delete,),
        "public-follow": (),
        "public-send": ("Ctrl+Return", "Ctrl+Enter"),
        "public-reveal": (),
        "public-ask-room": ("Q",),
        "public-show-me": ("H",),
        "public-step": ("PgDown",),
        "public-step-back": ("PgUp",),
        "public-restart": ("Home",),
    },
}
"""Menus and groups; in each what can be asked for (a key of the catalogue), and its usual keys."""

DUEL_KEYS = ("keys-duel-left", "keys-duel-right")
"""What the left and the right player of a duel hold to see the own hand."""

TOOL_KEYS = tuple(KEYS["keys-public"])
"""What is asked for while a public window is open, from the map and from that window."""

HELD = ("keys-hide", "keys-hand", *DUEL_KEYS)
"""What lasts as long as its key is held: one key alone, without Shift and its like."""

FIXED: dict[str, tuple[str, ...]] = {
    "panels-key-main": ("Return", "Enter"),
    "panels-key-take": ("Return", "Enter"),
    "panels-key-back": ("Esc",),
    "panels-key-targets": ("Tab", "Shift+Tab", "Backtab", "Shift+Backtab"),
    "panels-key-places": ("Left", "Right", "Up", "Down"),
    "panels-key-digits": tuple("123456789"),
}
"""What every program does with these keys; they can't be given away."""


class Keys:
    """Which key asks for what now. `chosen` is the person's own part of it: one key for a name."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        self.chosen = {} if chosen is None else chosen

    def of(self, name: str) -> list[QKeySequence]:
        """The keys that ask for this: the one chosen, else the usual ones."""
        own = QKeySequence(self.chosen.get(name, ""))
        return [QKeySequence(key) for key in _usual(name)] if own.isEmpty() else [own]

    def text(self, name: str) -> str:
        """The first of its keys as it is written; "" for none."""
        keys = self.of(name)
        return keys[0].toString() if keys else ""

    def is_pressed(self, name: str, event: QKeyEvent) -> bool:
        """Whether this key asks for it."""
        return QKeySequence(event.keyCombination()) in self.of(name)

    def is_held(self, name: str, event: QKeyEvent) -> bool:
        """Whether this key, whatever is held with it, is one that is held down or let go for it."""
        return QKeySequence(event.key()) in self.of(name)

    def meaning(self, key: QKeySequence, wanted: str = "") -> str:
        """What this key asks for already, where that is not asked at another time than `wanted`; "" if it is free."""
        fixed = (name for name, keys in FIXED.items() if key.toString() in keys)
        taken = (name for name in _names() if key in self.of(name) and not _apart(name, wanted))
        return next(fixed, "") or next(taken, "")

    def choose(self, name: str, key: QKeySequence) -> str:
        """Give this a key of its own, if it is free; else what has the key, and nothing is changed."""
        other = self.meaning(key, name)
        if not other:
            self.chosen[name] = key.toString()
        return "" if other == name else other


def _apart(one: str, other: str) -> bool:
    """Whether two may have one key: in a duel its keys show hands, whatever tool of a teacher they take else.

    In a lesson that is presented the key of the front leads to the first step.
    """
    pairs = ((one, other), (other, one))
    return ("menu-front", "public-restart") in pairs or any(
        a in DUEL_KEYS and b in TOOL_KEYS for a, b in pairs
    )


def _names() -> Iterator[str]:
    return (name for group in KEYS.values() for name in group)


def _usual(name: str) -> Usual:
    return next((group[name] for group in KEYS.values() if name in group), ())
