"""What may be laid on the map of a position editor, and what lies there: found in the form that a game declares.

A form says which of its words are spots of the map (`OneOf.spots`). So a table of spots by piece is a box of pieces,
a table by spot is a box of what may stand at one, and a list of spots a single kind of marker. No game adds anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel.fields import FieldPath
from engine.kernel.forms import Form, ListOf, OneOf, Phrase, TableOf, Whole
from engine.practice.judging import at


@dataclass(frozen=True)
class Token:
    """Something that can be laid on the map, or lies there.

    Attributes:
        field: the field of the position file that says it.
        below: the way to it below the spot, or the word of the piece that is placed.
        value: what is written there; None where it is counted.
        names: the words of which its name is made, each with the reference that it means.
        piece: whether it is a single piece, which stands at one spot at most.
    """

    field: str
    below: tuple[str, ...] = ()
    value: str | None = None
    names: tuple[tuple[str, str], ...] = ()
    piece: bool = False

    def refers(self, refs: Mapping[str, object] | set[str]) -> bool:
        """Whether its name speaks of one of these."""
        return any(ref in refs for _, ref in self.names)


@dataclass(frozen=True)
class Thing:
    """A token that lies somewhere: on which spot (its reference), where it is written, and how many lie there."""

    token: Token
    spot: str
    way: FieldPath
    number: int = 1


def palettes(form: TableOf) -> dict[str, tuple[Token, ...]]:
    """What may be laid on the map, by field."""
    found = {name: tuple(dict.fromkeys(_tokens(name, form.value(name)))) for name in form.keys.words}
    return {name: tokens for name, tokens in found.items() if tokens}


def _tokens(name: str, form: Form | None) -> Iterator[Token]:
    if isinstance(form, ListOf) and isinstance(form.item, OneOf) and form.item.spots:
        yield Token(name)
    elif isinstance(form, TableOf) and form.keys.spots:
        for key in form.keys.words:
            yield from _laid(Token(name), form.value(key), form.nothing)
    elif places_pieces(form):
        assert isinstance(form, TableOf)
        for word, ref in form.keys.words.items():
            yield Token(name, (word,), names=((word, ref),), piece=True)


def places_pieces(form: Form | None) -> bool:
    """Whether a table says of each of its names on which spot it stands."""
    return isinstance(form, TableOf) and standing(form) is not None


def standing(table: TableOf) -> OneOf | None:
    """The words of the spots on which the pieces of a table stand, alone or before what else is said of each."""
    form: object = table.values
    if isinstance(form, Phrase):
        form = form.parts[0].form
    return form if isinstance(form, OneOf) and form.spots else None


def _laid(token: Token, form: Form | None, nothing: str | None = None) -> Iterator[Token]:
    """The tokens of what may stand at a spot."""
    if isinstance(form, TableOf):
        for word, ref in form.keys.words.items():
            named = (*token.names, (word, ref))
            yield from _laid(replace(token, below=(*token.below, word), names=named), form.value(word))
    elif isinstance(form, OneOf):
        for word, ref in form.words.items():
            if word != nothing:
                yield replace(token, value=word, names=(*token.names, (word, ref)))
    elif isinstance(form, Whole):
        if form.least <= 0:  # else there is no such thing as none of it, and it is set by its number
            yield token
    elif isinstance(form, ListOf):
        yield from _laid(token, form.item)
    elif isinstance(form, Phrase):
        part = form.parts[0]
        for word, ref in part.form.words.items() if isinstance(part.form, OneOf) else ():
            yield replace(token, value=word, names=(*token.names, (word, ref)))


def spots(form: TableOf, token: Token) -> dict[str, str]:
    """Where a token may lie: the reference of each spot, with its word."""
    table = form.value(token.field)
    if isinstance(table, ListOf) and isinstance(table.item, OneOf):
        words = table.item.words
    elif token.piece:
        assert isinstance(table, TableOf)
        values = standing(table)
        words = values.words if values is not None else {}
    else:
        assert isinstance(table, TableOf)
        words = {w: ref for w, ref in table.keys.words.items() if _fits(table.value(w), token)}
    return {ref: word for word, ref in words.items() if ref}


def all_spots(form: TableOf) -> set[str]:
    """Every spot on which anything may lie."""
    return {spot for tokens in palettes(form).values() for token in tokens for spot in spots(form, token)}


def _fits(form: Form | None, token: Token) -> bool:
    """Whether what stands at a spot may be this."""
    for word in token.below:
        form = form.value(word) if isinstance(form, TableOf) else None
    if isinstance(form, ListOf):
        form = form.item
    if isinstance(form, Phrase):
        form = form.parts[0].form
    if isinstance(form, OneOf):
        return token.value in form.words
    return isinstance(form, Whole) and token.value is None


def things(form: TableOf, data: Mapping[str, Any]) -> Iterator[Thing]:
    """All that lies on the map, as the data of a position file says it."""
    for name, tokens in palettes(form).items():
        table, value = form.value(name), data.get(name)
        if isinstance(table, ListOf) and isinstance(table.item, OneOf) and isinstance(value, list):
            words = table.item.words
            for number, one in enumerate(value):
                if isinstance(one, str) and one in words:
                    yield Thing(tokens[0], words[one], (name, number))
        elif isinstance(table, TableOf) and isinstance(value, dict):
            for token in tokens if table.keys.spots is False else ():
                spot = spots(form, token)
                refs = {word: ref for ref, word in spot.items()}
                said = value.get(token.below[0])
                word = next(iter(said.split()), "") if isinstance(said, str) else ""
                if word in refs:
                    yield Thing(token, refs[word], (name, *token.below))
            for word, ref in table.keys.words.items() if table.keys.spots else ():
                for token in tokens:
                    yield from _at_spot(token, ref, (name, word, *token.below), value)


def _at_spot(token: Token, ref: str, way: FieldPath, value: dict[str, Any]) -> Iterator[Thing]:
    """Whether a token lies at a spot, and how often."""
    found = at(value, way[1:])
    if isinstance(found, list):
        for number, one in enumerate(found):
            if isinstance(one, str) and one.partition(" ")[0] == token.value:
                yield Thing(token, ref, (*way, number))
    elif isinstance(found, int) and not isinstance(found, bool):
        if token.value is None and found > 0:
            yield Thing(token, ref, way, found)
    elif isinstance(found, str) and token.value is not None and _says(found, token.value):
        yield Thing(token, ref, way)


def _says(found: str, value: str) -> bool:
    """Whether a text is this value, or a phrase that begins with it."""
    return " ".join(found.split()) == value or (" " not in value and found.split()[:1] == [value])
