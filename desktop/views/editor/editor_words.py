"""How fields of a position file, their words and what lies on the map are called in the editor."""

from __future__ import annotations

from typing import Any

from desktop.views.widgets.appearance import Appearance
from engine.kernel.fields import FieldError, FieldPath
from engine.kernel.forms import Form, ListOf, OneOf, Phrase, TableOf
from engine.practice.editing import Editing
from engine.practice.palettes import Thing, Token

SHORT, FEW = 3, 6
"""Members of a list that a summary names, and entries of a table of which it tells the values."""
BETWEEN = " \N{MIDDLE DOT} "


class EditorWords:
    """Names for one game."""

    def __init__(self, appearance: Appearance, game: str) -> None:
        self.appearance, self.game = appearance, game

    def _message(self, *keys: str) -> str:
        words = self.appearance.words
        return next((words.tr(key) for key in keys if words.has(key)), "")

    def field(self, name: str) -> str:
        """A field of the file."""
        return self._message(f"field-{self.game}-{name}", f"field-{name}") or _plain(name)

    def word(self, word: str, ref: str = "") -> str:
        """One of the words that a field may say, by what it means."""
        kind, _, ident = ref.partition(":")
        own = {
            "step": (f"step-{ident}",),
            "ruleset": (f"ruleset-{ident.replace('.', '-')}",),
            "scenario": (f"scenario-{self.game}-{ident}",),
            "option": (f"{self.game}-option-{ident}",),
        }
        if kind in own:
            return self._message(*own[kind]) or _plain(word)
        if ref:
            return self.appearance.words.name(ref)
        return self._message(f"field-word-{self.game}-{word}", f"field-word-{word}") or _plain(word)

    def token(self, token: Token) -> str:
        """Something that may be laid on the map."""
        return BETWEEN.join(self.word(*name) for name in token.names) or self.field(token.field)

    def thing(self, thing: Thing, editing: Editing) -> str:
        """Something that lies on the map, with what it is besides and how many there are."""
        said = editing.stated
        value: Any = said
        for key in thing.way:
            value = value[key]
        form = editing.form_at(thing.way)
        phrased = isinstance(form, Phrase) and not thing.token.piece
        whole = self.value(form, value) if phrased else self.token(thing.token)
        field = self.field(thing.token.field)
        named = whole if thing.token.piece or whole == field else f"{field}: {whole}"
        return f"{named} \N{MULTIPLICATION SIGN} {thing.number}" if thing.number > 1 else named

    def way(self, editing: Editing, way: FieldPath) -> str:
        """The way to a value, as a person reads it."""
        named: list[str] = []
        for number, key in enumerate(way):
            above = editing.form_at(way[:number]) if number else None
            if number == 0:
                named.append(self.field(str(key)))
            elif isinstance(above, TableOf):
                named.append(self.key(above, str(key)))
            elif isinstance(key, int):
                named.append(str(key + 1))
        return BETWEEN.join(named)

    def key(self, form: TableOf, key: str) -> str:
        """A name in a table: a thing by its reference, else as a field or word is called."""
        ref = form.keys.words.get(key, "")
        if ref:
            return self.word(key, ref)
        return self._message(f"field-{self.game}-{key}", f"field-{key}") or self.word(key)

    def value(self, form: Form | None, value: Any) -> str:
        """A value in a few words."""
        if isinstance(value, bool):
            return self.appearance.tr("editor-yes" if value else "editor-no")
        if isinstance(form, OneOf):
            return self.word(str(value), form.words.get(value, "") if isinstance(value, str) else "")
        if isinstance(form, Phrase) and isinstance(value, str):
            return self._phrase(form, value)
        if isinstance(form, ListOf) and isinstance(value, list):
            named = [self.value(form.item, one) for one in value[:SHORT]]
            more = [f"+{len(value) - SHORT}"] if len(value) > SHORT else []
            return ", ".join([*named, *more]) or "\N{EN DASH}"
        if isinstance(form, TableOf) and isinstance(value, dict):
            if not value or len(value) > FEW:
                return str(len(value)) if value else "\N{EN DASH}"
            return ", ".join(self._short(form.value(str(key)), one) for key, one in value.items())
        return str(value)

    def _short(self, form: Form | None, value: Any) -> str:
        """A value among others: of what holds several only how many."""
        return str(len(value)) if isinstance(value, list | dict) else self.value(form, value)

    def _phrase(self, form: Phrase, value: str) -> str:
        try:
            parts = form.read(("",), value)
        except FieldError:
            return value
        named = []
        for part in form.parts:
            if part.name in parts:
                text = self.value(part.form, parts[part.name]) if part.form else ""
                lead = self.word(part.lead) if part.lead else ""
                named.append(" ".join(one for one in (lead, text) if one))
        return BETWEEN.join(named)


def _plain(word: str) -> str:
    return word.replace("-", " ")
