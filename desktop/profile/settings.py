"""What a person has set: language, theme, sizes, pace and the places of the panels; one small file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication

from desktop.profile.theme import THEMES
from engine.kernel.files import user_data
from engine.kernel.reading import Malformed, read_bytes, read_json
from engine.kernel.writing import write_whole
from engine.texts.translate import LANGUAGES

log = logging.getLogger("kabinett.settings")

STEP = -1
PACES = (0, 800, 1600, STEP)
"""Milliseconds that a bot's Action stays to be seen; STEP: until a person lets the bots go on."""
SCALES = (80, 90, 100, 115, 130, 150, 175, 200)
"""Sizes of text in per cent."""
SYSTEM_POINTS = 12
"""Points of a system's type up to which our 100 % is as large."""
ROOMS = ("near", "normal", "deep")
"""How deep the room is before a public window."""
PROJECTORS = ("light", "dark")
"""Themes for projectors: for bright rooms, and for dark ones."""
Motion = Literal["full", "short", "none"]
MOTIONS: tuple[Motion, ...] = ("full", "short", "none")


class Settings(Struct):
    """The person's own choices; anything unreadable falls back to its default.

    Attributes:
        language, theme: empty until the person or the system has chosen. scale: text in per cent.
        rules_language: that of the rule texts, "" for the same.
        pace: milliseconds after a bot's Action. motion: how pieces travel. toured: games whose tour has been seen.
        layout: places of the panels by kind of screen, as Qt packs them, in hexadecimal digits.
        names: how people called themselves last, by seat. open_table: the table that is open; after a crash it is
            still named here. confirm: ask before what can't be taken back.
            pass_for_pins: one click in a call passes for those as well who have a PIN.
        turn_fields: a field of battle lies with the side below of who sits before the screen.
        coach: at tables of practice a light tells what may have been overlooked.
        keys: the person's own key for what is asked for by one, as Qt writes it.
        hands: how the hand lies by game: as whole "cards", or as "strips".
        projector, room: theme of the public window, and how deep its room is. public: where it went, by arrangement
            of screens.
    """

    language: str = ""
    rules_language: str = ""
    theme: str = ""
    scale: int = 100
    pace: int = 800
    motion: Motion = "full"
    toured: list[str] = []
    layout: dict[str, str] = {}
    names: dict[str, str] = {}
    open_table: str = ""
    confirm: bool = True
    pass_for_pins: bool = False
    turn_fields: bool = True
    coach: bool = True
    keys: dict[str, str] = {}
    hands: dict[str, str] = {}
    projector: str = "light"
    room: str = "normal"
    public: dict[str, str] = {}

    def save(self) -> None:
        """Write the file; a full disk costs the settings, not the game."""
        try:
            write_whole(settings_file(), msgspec.json.format(msgspec.json.encode(self), indent=2))
        except OSError as error:
            log.info("settings not saved: %s", error)


def settings_file() -> Path:
    """Where the settings lie; before the first start there is none."""
    return user_data("settings.json")


def load_settings() -> Settings:
    """The settings of the file, or the defaults that follow the system."""
    try:
        settings = read_json(read_bytes(settings_file()), Settings)
    except Malformed:
        settings = Settings(scale=system_scale(), motion=system_motion())
    if settings.language not in LANGUAGES:
        settings.language = system_language()
    if settings.rules_language not in LANGUAGES:
        settings.rules_language = ""
    if settings.theme not in THEMES:
        settings.theme = system_theme()
    if settings.pace not in PACES:
        settings.pace = Settings().pace
    if settings.projector not in PROJECTORS:
        settings.projector = Settings().projector
    if settings.room not in ROOMS:
        settings.room = Settings().room
    settings.scale = min(max(settings.scale, SCALES[0]), SCALES[-1])
    return settings


def system_language() -> str:
    """The language of the system where we speak it, else English."""
    for wanted in QLocale.system().uiLanguages():
        if wanted[:2] in LANGUAGES:
            return wanted[:2]
    return LANGUAGES[0]


def system_theme() -> str:
    """Dark where the system is dark, high contrast where it asks for contrast, else parchment."""
    if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark:
        return "dark"
    return "light" if _system_prefers("contrastPreference", "HighContrast") else "parchment"


def system_motion() -> Motion:
    """None where the system asks for less of it, else full."""
    return "none" if _system_prefers("motionPreference", "ReducedMotion") else "full"


def system_scale() -> int:
    """The size of text that is nearest to the system's own, not smaller than 100."""
    points = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    wanted = max(100.0, 100 * points / SYSTEM_POINTS)
    return min(SCALES, key=lambda scale: abs(scale - wanted))


def _system_prefers(question: str, answer: str) -> bool:
    """Whether the system has this wish of accessibility; False where the Qt in use cannot tell."""
    hints: object = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    asked = getattr(accessibility(), question, None) if accessibility is not None else None
    return asked is not None and getattr(asked(), "name", "") == answer
