"""Choices of how the program looks and speaks: each is set at once, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox

from desktop.profile.settings import MOTIONS, PACES, SCALES, STEP
from desktop.profile.theme import THEMES
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.choice_box import ChoiceBox
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
    box = ChoiceBox()
    box.setObjectName(name)
    for value, words in options:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(now)))
    box.activated.connect(lambda _index: choose(box.currentData()))
    return box


def languages(appearance: Appearance) -> Pairs:
    """The languages, each in its own words."""
    return [(one, appearance.tr(f"language-{one}")) for one in LANGUAGES]


def language_choice(appearance: Appearance) -> QComboBox:
    """The language of everything."""
    return choice(
        "language",
        languages(appearance),
        appearance.words.language,
        lambda v: appearance.set_language(str(v)),
    )


def rules_language_choice(appearance: Appearance) -> QComboBox:
    """The language of the rule texts."""
    options = [("", appearance.tr("settings-rules-as-program")), *languages(appearance)]
    now = appearance.settings.rules_language
    return choice("rules-language", options, now, lambda v: appearance.set_rules_language(str(v)))


def size_choice(appearance: Appearance) -> QComboBox:
    """The size of text."""
    options = [(one, f"{one} %") for one in SCALES]
    return choice(
        "text-size", options, appearance.settings.scale, lambda v: appearance.set_scale(int(str(v)))
    )


def theme_choice(appearance: Appearance) -> QComboBox:
    """The theme; safe colours are one of them."""
    options = [(one, appearance.tr(THEME_KEYS[one])) for one in THEMES]
    return choice("theme", options, appearance.theme.name, lambda v: appearance.set_theme(str(v)))


def motion_choice(appearance: Appearance) -> QComboBox:
    """How pieces travel."""
    options = [(one, appearance.tr(f"motion-{one}")) for one in MOTIONS]
    return choice("motion", options, appearance.settings.motion, lambda v: appearance.set_motion(str(v)))


def pace_choice(appearance: Appearance) -> QComboBox:
    """How long an Action of a bot stays to be seen."""
    options = [(one, appearance.tr(PACE_KEYS[one])) for one in PACES]
    return choice("pace", options, appearance.settings.pace, lambda v: appearance.set_pace(int(str(v))))
