"""Choices of how the program looks and speaks: each is set at once, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox

from desktop.profile.settings import MOTIONS, PACES, SCALES, STEP
from desktop.profile.theme import THEMES
from desktop.views.widgets.look import Look
from engine.texts.translate import LANGUAGES

THEME_KEYS = {
    "parchment": "theme-parchment",
    "light": "theme-contrast",
    "dark": "theme-dark",
    "safe": "theme-safe",
}
PACE_KEYS = {0: "pace-none", 800: "pace-short", 1600: "pace-normal", STEP: "pace-step"}
"""The words of themes and of the bots' pace."""

Pairs = Sequence[tuple[object, str]]


def choice(name: str, options: Pairs, now: object, choose: Callable[[object], object]) -> QComboBox:
    """A list of values with their words."""
    box = QComboBox()
    box.setObjectName(name)
    for value, words in options:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(now)))
    box.activated.connect(lambda _index: choose(box.currentData()))
    return box


def languages(look: Look) -> Pairs:
    """The languages, each in its own words."""
    return [(one, look.tr(f"language-{one}")) for one in LANGUAGES]


def language_choice(look: Look) -> QComboBox:
    """The language of everything."""
    return choice("language", languages(look), look.words.language, lambda v: look.set_language(str(v)))


def rules_language_choice(look: Look) -> QComboBox:
    """The language of the rule texts."""
    options = [("", look.tr("settings-rules-as-program")), *languages(look)]
    now = look.settings.rules_language
    return choice("rules-language", options, now, lambda v: look.set_rules_language(str(v)))


def size_choice(look: Look) -> QComboBox:
    """The size of text."""
    options = [(one, f"{one} %") for one in SCALES]
    return choice("text-size", options, look.settings.scale, lambda v: look.set_scale(int(str(v))))


def theme_choice(look: Look) -> QComboBox:
    """The theme; safe colours are one of them."""
    options = [(one, look.tr(THEME_KEYS[one])) for one in THEMES]
    return choice("theme", options, look.theme.name, lambda v: look.set_theme(str(v)))


def motion_choice(look: Look) -> QComboBox:
    """How pieces travel."""
    options = [(one, look.tr(f"motion-{one}")) for one in MOTIONS]
    return choice("motion", options, look.settings.motion, lambda v: look.set_motion(str(v)))


def pace_choice(look: Look) -> QComboBox:
    """How long an Action of a bot stays to be seen."""
    options = [(one, look.tr(PACE_KEYS[one])) for one in PACES]
    return choice("pace", options, look.settings.pace, lambda v: look.set_pace(int(str(v))))
