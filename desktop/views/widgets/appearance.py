"""The Appearance: theme, language and size of text, as every widget asks for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QFont, QKeySequence

from desktop.art.lettering import font
from desktop.profile.keys import Keys
from desktop.profile.settings import SCALES, Motion, Settings
from desktop.profile.theme import THEMES, Theme, load_theme
from engine.kernel.message import Arg, Message
from engine.texts.names import Names
from engine.texts.notes import Note, notes
from engine.texts.translate import LANGUAGES, Translator

LARGEST_CARD = 1.15
KEY_WORDS = re.compile(r"\b(Shift|Space|Left|Right|Home|End)\b")
"""Keys that are called by another word in another language."""


class Appearance(QObject):
    """How the window looks and speaks now; `changed` follows every change of it."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.theme: Theme = load_theme(settings.theme)
        self.words = Translator(settings.language)
        self.keys = Keys(settings.keys)

    @property
    def dress(self) -> tuple[str, str, int]:
        """What a page is laid out for: language, theme and size of text."""
        return self.words.language, self.theme.name, self.settings.scale

    @property
    def rules_language(self) -> str:
        """The language of the rule texts: the one chosen for them, else that of everything."""
        return self.settings.rules_language or self.words.language

    # --- asking -------------------------------------------------------------------

    def tr(self, key: str, /, **args: Arg) -> str:  # type: ignore[override]
        """The text of a key."""
        return self.words.tr(key, **args)

    def text_for(self, key: str, /, **args: Arg) -> str:
        """The text of a key, in words of the game on the table where it has its own."""
        own = f"{key}-{self.words.game}"
        return self.words.tr(own if self.words.has(own) else key, **args)

    def text(self, message: Message) -> str:
        """A Message as people read it."""
        return self.words.text(message)

    def name(self, ref: str | list[str], form: str = "bare") -> str:
        """The name of a thing as a label."""
        return self.words.name(ref, form)

    def note(self, ref: str) -> Note | None:
        """Full name and history of a thing of the game, where there is one."""
        return notes(self.words.game).get(ref)

    def person(self, ref: str) -> str:
        """Who plays a side or sits on a seat; "" where nobody is named."""
        return self.words.person(ref)

    def key(self, name: str) -> str:
        """The key that asks for something, as people read it; "" for none."""
        return self.written(self.keys.text(name))

    def written(self, key: str) -> str:
        """A key as people read it."""
        return KEY_WORDS.sub(lambda found: self.tr(f"key-{found[0].lower()}"), key)

    def px(self, size: float) -> int:
        """A size of 100 % in the size of text now set."""
        return max(1, round(size * self.settings.scale / 100))

    @property
    def card_scale(self) -> float:
        """How large cards and the tray are: they grow with the text, but leave the map its room."""
        return min(self.settings.scale / 100, LARGEST_CARD)

    def sans(self, px: float, *, bold: bool = False) -> QFont:
        """The face of everything to be read, scaled."""
        return font("sans", self.px(px), bold=bold)

    def title(self, px: float, *, caps: bool = True) -> QFont:
        """The face of titles, scaled."""
        return font("title", self.px(px), caps=caps)

    def italic(self, px: float) -> QFont:
        """The face of notes, scaled."""
        return font("italic", self.px(px))

    def figures(self, px: float) -> QFont:
        """Lining figures, scaled."""
        return font("figures", self.px(px), bold=True)

    def locale(self) -> QLocale:
        """Numbers and dates of the language; English ones with the day first."""
        return QLocale("en_GB" if self.words.language == "en" else self.words.language)

    # --- changing -----------------------------------------------------------------

    def speak_of(
        self,
        game: str | None,
        names: Names | None,
        people: Mapping[str, str] | None,
        ruleset: str | None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        """Take the words, names, people and sides' colours of a table (None: of none)."""
        self.words = Translator(self.words.language, game, names, people, ruleset, called)
        self.theme = load_theme(self.theme.name, game or "")
        self.changed.emit()

    def set_language(self, language: str) -> None:
        """Speak another language at once."""
        if language in LANGUAGES and language != self.words.language:
            self.settings.language = language
            self.words = self.words.bind(language=language)
            self._note()

    def set_rules_language(self, language: str) -> None:
        """Tell the rules in another language than the rest; "" in the same."""
        self.settings.rules_language = language
        self._note()

    def set_motion(self, motion: str) -> None:
        """How pieces travel."""
        self.settings.motion = cast("Motion", motion)
        self._note()

    def set_pace(self, pace: int) -> None:
        """How long a bot's Action stays to be seen."""
        self.settings.pace = pace
        self._note()

    def set_theme(self, name: str) -> None:
        """Show another theme at once."""
        if name in THEMES and name != self.theme.name:
            self.settings.theme = name
            self.theme = load_theme(name, self.theme.game)
            self._note()

    def set_scale(self, per_cent: int) -> None:
        """Set the size of text."""
        per_cent = min(max(per_cent, SCALES[0]), SCALES[-1])
        if per_cent != self.settings.scale:
            self.settings.scale = per_cent
            self._note()

    def set_confirm(self, ask: bool) -> None:
        """Ask before what can't be taken back, or ask no more."""
        self.settings.confirm = ask
        self._note()

    def set_pass_for_pins(self, passes: bool) -> None:
        """Whether one click in a call passes for those as well who have a PIN."""
        self.settings.pass_for_pins = passes
        self._note()

    def set_turn_fields(self, turns: bool) -> None:
        """Whether a field of battle is turned to the side that looks, or is asked."""
        self.settings.turn_fields = turns
        self._note()

    def set_coach(self, on: bool) -> None:
        """Whether the coach tells at tables of practice what may have been overlooked."""
        self.settings.coach = on
        self._note()

    def set_key(self, name: str, key: QKeySequence) -> str:
        """Ask for something by another key; what has that key already, and then nothing changes."""
        other = self.keys.choose(name, key)
        if not other:
            self._note()
        return other

    def restore_keys(self) -> None:
        """The usual keys again."""
        self.settings.keys.clear()
        self._note()

    def step_scale(self, by: int) -> None:
        """One size of text larger or smaller."""
        nearest = min(range(len(SCALES)), key=lambda i: abs(SCALES[i] - self.settings.scale))
        self.set_scale(SCALES[min(max(nearest + by, 0), len(SCALES) - 1)])

    def _note(self) -> None:
        self.settings.save()
        self.changed.emit()
