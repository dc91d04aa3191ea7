"""The forms of a position file's fields: what each may say, stated once for who reads it and for who edits it.

A game declares one form (`Game.form`): a `TableOf` its fields. Its reader takes every value through that form
(`Filled`), so nothing else is accepted; the position editor offers what the form holds, so nothing else is offered.
What depends on several fields at once the reader judges besides.

Words of a form stand for things: `OneOf.words` gives each its reference, by which it is named and found on the map.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.errors import shortened
from engine.kernel.fields import FieldError, FieldPath, Fields, items, near, table, word


class Form(ABC):
    """What one value may be."""

    __slots__ = ()

    @abstractmethod
    def read(self, at: FieldPath, value: object, *, former: bool = False) -> Any:
        """The value as it is meant, plain data; raises FieldError. `former`: as older versions read it."""

    @abstractmethod
    def first(self) -> Any:
        """The value with which an entry begins that is added by hand."""


@dataclass(frozen=True, slots=True)
class Whole(Form):
    """A whole number in its limits, in steps from the least; the reader may know narrower ones from other fields."""

    least: int
    most: int
    step: int = 1

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> int:
        """The number; raises FieldError outside its limits and between its steps."""
        number = Fields({}, former=former).number(at, value, self.least, self.most)
        if (number - self.least) % self.step and not former:
            mend = f"Write a number from {self.least} to {self.most} in steps of {self.step}"
            raise FieldError(at, f"'{number}' is not possible here", mend)
        return number

    def first(self) -> int:
        """One, or what is nearest to it; between two steps the one below."""
        near_one = min(max(1, self.least), self.most)
        return near_one - (near_one - self.least) % self.step


@dataclass(frozen=True, slots=True)
class YesNo(Form):
    """True or false."""

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> bool:
        """What it says; raises FieldError for other words."""
        key = str(at[-1])
        return Fields({key: value}, at[:-1], former=former).yes(key, default=False)

    def first(self) -> bool:
        """True."""
        return True


@dataclass(frozen=True, slots=True)
class FreeText(Form):
    """Words of a person's own."""

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> str:
        """The text as it stands; raises FieldError for anything else."""
        del former
        if not isinstance(value, str):
            raise FieldError(at, "this is no text", "Write it in quotation marks")
        return value

    def first(self) -> str:
        """Something to be written over."""
        return "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class OneOf(Form):
    """One of several words.

    Attributes:
        words: word -> the reference of what it means, "" for a word that means no thing.
        spots: whether these are the places, lands and boxes on which things lie.
        offered: the words that a person is offered, where these are not all.
        also: what is understood besides -> the word that it means.
        barred: words that are known and cannot be here -> problem and mend. Older versions let them stand.
        problem: what is said of any other word, with `{}` for it. mend: what is advised then.
    """

    words: Mapping[str, str]
    spots: bool = False
    offered: Collection[str] = ()
    also: Mapping[object, str] = field(default_factory=dict)
    barred: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    problem: str = "'{}' is not known"
    mend: str = ""

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> str:
        """The word; raises FieldError for any other, unless an older version let it stand."""
        if isinstance(value, str) and value in self.words:
            return value
        if (value is None or isinstance(value, str | bool)) and value in self.also:
            return self.also[value]
        if isinstance(value, str) and value in self.barred:
            if former:
                return value
            raise FieldError(at, *self.barred[value])
        raise FieldError(at, self.problem.format(shortened(value)), self.mend or near(str(value), self.words))

    @property
    def choices(self) -> Mapping[str, str]:
        """The words that a person is offered, with what they mean."""
        return {word: self.words[word] for word in self.offered} if self.offered else self.words

    def first(self) -> str:
        """The first that may be chosen."""
        return next(iter(self.choices))


@dataclass(frozen=True, slots=True)
class ListOf(Form):
    """Several values in order.

    Attributes:
        instead: a word that may stand for the whole list.
        stock: a pile to draw from: what a hand adds to another list of the same things comes from here, if it is here.
    """

    item: Form
    instead: str = ""
    stock: bool = False

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> Any:
        """Each value by its own form, or the word that stands for them."""
        if self.instead and value == self.instead:
            return value
        return [self.item.read(place, one, former=former) for place, one in items(at, value)]

    def first(self) -> list[Any]:
        """None."""
        return []


@dataclass(frozen=True, slots=True)
class TableOf(Form):
    """Values by name.

    Attributes:
        keys: the names. values: the form of every value, or one for each name.
        nothing: what is written where a thing is taken away; None: its entry goes.
        always: each of the names has a value at any time, which can be changed and not taken away.
    """

    keys: OneOf
    values: Form | Mapping[str, Form]
    nothing: str | None = None
    always: bool = False

    def value(self, key: str) -> Form | None:
        """The form of what stands under a name; None for an unknown one."""
        if isinstance(self.values, Form):
            return self.values if key in self.keys.words else None
        return self.values.get(key)

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> dict[str, Any]:
        """Each value by its own form."""
        found = Filled(self, Fields({} if value is None else table(at, value), at, former=former))
        return {key: one for key, _, one in found.each()}

    def first(self) -> dict[str, Any]:
        """None."""
        return {}


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a `Phrase`.

    Attributes:
        name: how it is asked for. form: a number or one of several words; None for a word that is there or not.
        lead: the word before it, or the word itself. optional: it may be missing; such parts stand last.
    """

    name: str
    form: Whole | OneOf | FreeText | None
    lead: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Phrase(Form):
    """A text of several words, each with its own meaning: `giver receiver 2`.

    Attributes:
        parts: in their order; one of free text is the last. wanted: what it should be. example: one that is right.
    """

    parts: tuple[Part, ...]
    wanted: str
    example: str

    def read(self, at: FieldPath, value: object, *, former: bool = False) -> dict[str, Any]:
        """The parts that are there, by name."""
        left = value.split() if isinstance(value, str) else []
        found: dict[str, Any] = {}
        for part in self.parts:
            if not part.optional:
                found[part.name] = self._part(part, at, value, left, former=former)
        free = [part for part in self.parts if part.optional]
        while left:
            fitting = [part for part in free if _begins(part, left[0])]
            if not fitting:
                raise self._misfit(at, value)
            free.remove(fitting[0])
            found[fitting[0].name] = self._part(fitting[0], at, value, left, former=former)
        return found

    def _part(self, part: Part, at: FieldPath, whole: object, left: list[str], *, former: bool) -> object:
        """Take a part off what is left of the words."""
        if part.lead and (not left or left.pop(0) != part.lead):
            raise self._misfit(at, whole)
        if part.form is None:
            return True
        if not left:
            raise self._misfit(at, whole)
        if isinstance(part.form, FreeText):
            text = " ".join(left)
            left.clear()
            return text
        word = left.pop(0)
        if isinstance(part.form, OneOf):
            return part.form.read(at, word, former=former)
        if not (word.isascii() and word.isdigit()) or len(word) > 4:
            raise self._misfit(at, whole)
        number = int(word)
        if not (former and number) and not part.form.least <= number <= part.form.most:
            raise self._misfit(at, whole)
        return number

    def _misfit(self, at: FieldPath, value: object) -> FieldError:
        return FieldError(at, f"'{shortened(value)}' does not read as {self.wanted}", f"Write {self.example}")

    def written(self, parts: Mapping[str, Any]) -> str:
        """The text with these parts."""
        words: list[str] = []
        for part in self.parts:
            value = parts.get(part.name)
            if value in (None, "") or value is False:
                continue
            words += [part.lead] if part.lead else []
            words += [str(value)] if part.form is not None else []
        return " ".join(words)

    def first(self) -> str:
        """The first of each part that must be there."""
        return self.written({p.name: p.form.first() for p in self.parts if p.form and not p.optional})


def _begins(part: Part, word: str) -> bool:
    """Whether an optional part begins with a word."""
    if part.lead:
        return word == part.lead
    return word.isdigit() if isinstance(part.form, Whole) else True


def bare(names: Iterable[str]) -> dict[str, str]:
    """Words that mean no thing."""
    return dict.fromkeys(names, "")


def meaning(kind: str, names: Iterable[str]) -> dict[str, str]:
    """Words that mean the things of a kind which have these ids."""
    return {name: f"{kind}:{name}" for name in names}


def record(fields: Mapping[str, Form], barred: Mapping[str, tuple[str, str]] | None = None) -> TableOf:
    """A table with a form for each of its names."""
    return TableOf(OneOf(bare(fields), barred=barred or {}), fields)


class Filled:
    """A form as a file fills it in: every value is taken out through the form. Raises FieldError.

    Args:
        form: what there may be. fields: what there is. besides: names that others read.
    """

    def __init__(self, form: TableOf, fields: Fields, besides: Collection[str] = ()) -> None:
        self.form, self.fields = form, fields
        self.data, self.at, self.former = fields.data, fields.at, fields.former
        self.error, self.impossible = fields.error, fields.impossible
        for key in () if self.former else self.data:
            if key in form.keys.barred:
                raise fields.error(key, *form.keys.barred[key])
            if key not in form.keys.words and key not in besides:
                problem = f"'{shortened(key)}' is not known here"
                raise fields.error(key, problem, near(str(key), (*form.keys.words, *besides)))

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def _form(self, key: str) -> Form:
        found = self.form.value(key)
        assert found is not None, key
        return found

    def value(self, key: str, default: Any = None) -> Any:
        """The value of a field, or the default where it is missing."""
        if key not in self.data:
            return default
        return self._form(key).read((*self.at, key), self.data[key], former=self.former)

    def whole(self, key: str, default: int, least: int | None = None, most: int | None = None) -> int:
        """A number, in narrower limits than those of the form where other fields know them."""
        form = self._form(key)
        assert isinstance(form, Whole)
        narrow = Whole(form.least if least is None else least, form.most if most is None else most)
        return narrow.read((*self.at, key), self.data.get(key, default), former=self.former)

    def yes(self, key: str, default: bool) -> bool:
        """True or false."""
        return bool(self.value(key, default))

    def word(self, key: str, default: str = "", among: Collection[str] | None = None) -> str:
        """One of its words, or of those `among` them that other fields leave."""
        if among is not None and key in self.data:
            return word((*self.at, key), self.data[key], among)
        return str(self.value(key, default))

    def table(self, key: str) -> Filled:
        """The table below a field; empty where the field is missing or empty."""
        form = self._form(key)
        assert isinstance(form, TableOf)
        return Filled(form, self.fields.table(key))

    def each(self) -> Iterator[tuple[str, FieldPath, Any]]:
        """Every entry: its name, the way to it, and its value."""
        for key, value in self.data.items():
            form = self.form.value(str(key))
            at = (*self.at, key)
            yield str(key), at, value if form is None else form.read(at, value, former=self.former)

    def items(self, key: str) -> list[tuple[FieldPath, Any]]:
        """The members of a list, each with the way to it; none where the field is missing or empty."""
        form = self._form(key)
        assert isinstance(form, ListOf)
        return [(at, form.item.read(at, one, former=self.former)) for at, one in self.fields.items(key)]
