"""What a person has set: language, theme, sizes, pace and the places of the panels; one small file."""

from __future__ import annotations

import contextlib
import logging
from typing import Literal

import msgspec
from msgspec import Struct
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from desktop.theme import THEMES
from engine.kernel.files import user_data
from engine.texts.translate import LANGUAGES

log = logging.getLogger("kabinett.settings")

PACES = (0, 800, 1600)
"""Milliseconds that a bot's Action stays to be seen."""
SCALES = (80, 90, 100, 115, 130, 150, 175, 200)
"""Sizes of text in per cent."""
Motion = Literal["full", "short", "none"]
MOTIONS: tuple[Motion, ...] = ("full", "short", "none")


class Settings(Struct):
    """The person's own choices; anything unreadable falls back to its default.

    Attributes:
        language, theme: empty until the person or the system has chosen. scale: text in per cent.
        pace: milliseconds after a bot's Action. motion: how pieces travel. toured: games whose tour has been seen.
        layout: places of the panels by kind of screen, as Qt packs them, in hexadecimal digits.
        names: how people called themselves last, by seat. confirm: ask before what can't be taken back.
    """

    language: str = ""
    theme: str = ""
    scale: int = 100
    pace: int = 800
    motion: Motion = "full"
    toured: list[str] = []
    layout: dict[str, str] = {}
    names: dict[str, str] = {}
    last_table: str = ""
    confirm: bool = True

    def save(self) -> None:
        """Write the file; a full disk costs the settings, not the game."""
        path = user_data("settings.json")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            spare = path.with_suffix(".part")
            spare.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2))
            spare.replace(path)
        except OSError as error:
            log.info("settings not saved: %s", error)


def load_settings() -> Settings:
    """The settings of the file, or the defaults that follow the system."""
    settings = Settings()
    path = user_data("settings.json")
    with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
        settings = msgspec.json.decode(path.read_bytes(), type=Settings)
    if settings.language not in LANGUAGES:
        settings.language = system_language()
    if settings.theme not in THEMES:
        settings.theme = system_theme()
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
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    high = _wants_contrast(hints)
    if dark:
        return "dark"
    return "light" if high else "parchment"


def _wants_contrast(hints: object) -> bool:
    """Whether the system asks for more contrast, where the Qt in use can tell."""
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is None:
        return False
    found = accessibility()
    wish = getattr(found, "contrastPreference", None)
    return wish is not None and wish() == Qt.ContrastPreference.HighContrast
