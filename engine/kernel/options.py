"""Options: what people may choose before a game begins: rules with yes or no, numbers, one of several words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.kernel.errors import KabinettError, shortened
from engine.kernel.fields import Fields, near
from engine.kernel.forms import Form, OneOf, Whole, YesNo, bare

OptionValue = bool | int | str
"""What was chosen: yes or no, a number, a word."""

YES, NO = ("yes", "true", "on"), ("no", "false", "off")


class Option(Struct, frozen=True):
    """An optional rule, played or not; its texts are `<game>-option-<id>` and `...-line`.

    Attributes:
        clause: the rule it stands for. rulesets: those that have it, all if empty. seats: the numbers of seats that
            have it, all if empty.
    """

    id: str
    clause: str
    rulesets: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()

    @property
    def usual(self) -> OptionValue:
        """What holds where nobody chooses."""
        return False

    def kept(self, value: OptionValue) -> bool:
        """Whether a Journal writes this value down: a rule that is not played need not be."""
        return value is not False

    @property
    def form(self) -> Form:
        """What a position file may say of it."""
        return YesNo()

    def takes(self, value: object) -> bool:
        """Whether it can be given this value."""
        return isinstance(value, bool)

    def wanted(self) -> str:
        """What it can be given, for a mend."""
        return "yes or no"

    def read(self, text: str) -> object:
        """The value that a person typed; what it is no value of it comes back as it is."""
        word = text.strip().lower()
        return True if word in YES else False if word in NO else text

    def is_in(self, ruleset: str, seats: int) -> bool:
        """Whether a ruleset has it for a number of seats (0: for any)."""
        return (not self.rulesets or ruleset in self.rulesets) and (
            not self.seats or not seats or seats in self.seats
        )


class NumberOption(Option, frozen=True, kw_only=True):
    """A number in its limits: how long a game lasts, how many points win it.

    Attributes:
        least, most: the limits. first: what it is where nobody chooses; its `step` leads from one value to the next.
        when: the choice that asks for it, where it is a word of one: it counts only while its id is chosen there.
    """

    least: int
    most: int
    first: int
    step: int = 1
    when: str = ""

    @property
    def usual(self) -> OptionValue:
        """The first."""
        return self.first

    def kept(self, value: OptionValue) -> bool:
        """Always: the usual one may be another some day."""
        return True

    @property
    def form(self) -> Form:
        """Its limits and its steps."""
        return Whole(self.least, self.most, self.step)

    def takes(self, value: object) -> bool:
        """A whole number in its limits, a step from the others."""
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and value in range(self.least, self.most + 1, self.step)

    def wanted(self) -> str:
        """The limits."""
        by = f" in steps of {self.step}" if self.step > 1 else ""
        return f"a number from {self.least} to {self.most}{by}"

    def read(self, text: str) -> object:
        """A whole number."""
        return int(text) if text.strip().isascii() and text.strip().isdigit() else text


class ChoiceOption(Option, frozen=True, kw_only=True):
    """One of several words, each with the text `<game>-option-<id>-<word>`; the first is the usual one."""

    words: tuple[str, ...]

    @property
    def usual(self) -> OptionValue:
        """The first word."""
        return self.words[0]

    def kept(self, value: OptionValue) -> bool:
        """Always: the usual one may be another some day."""
        return True

    @property
    def form(self) -> Form:
        """Its words."""
        return OneOf(bare(self.words))

    def takes(self, value: object) -> bool:
        """One of its words."""
        return isinstance(value, str) and value in self.words

    def wanted(self) -> str:
        """All of them."""
        return f"one of: {', '.join(self.words)}"

    def read(self, text: str) -> object:
        """The word."""
        return text.strip()


def chosen(options: Iterable[Option], values: Mapping[str, object]) -> dict[str, OptionValue]:
    """The values of all options: those chosen, else the usual ones. Raises KabinettError for what cannot be chosen."""
    known = {option.id: option for option in options}
    for name, value in values.items():
        if name not in known:
            raise KabinettError(f"there is no option '{shortened(name)}'. {near(name, known)}")
        if not known[name].takes(value):
            raise KabinettError(f"'{shortened(value)}' cannot be '{name}'; write {known[name].wanted()}")
    found = {name: values.get(name, option.usual) for name, option in known.items()}
    return {name: value for name, value in found.items() if isinstance(value, OptionValue)}


def to_keep(options: Iterable[Option], values: Mapping[str, object]) -> dict[str, OptionValue]:
    """What a Journal writes down of the values chosen. Raises KabinettError for what cannot be chosen."""
    known = {option.id: option for option in options}
    whole = chosen(known.values(), values)
    return {name: value for name, value in whole.items() if known[name].kept(value)}


def read_options(fields: Fields, options: Iterable[Option]) -> dict[str, OptionValue]:
    """The field `options` of a position file: what it names, checked. Raises FieldError."""
    known = {option.id: option for option in options}
    table = fields.table("options", known)
    found: dict[str, OptionValue] = {}
    for name, value in table.data.items():
        option = known.get(name)
        if option is None:
            continue  # older versions let it stand
        if fields.former and isinstance(option.usual, bool):
            value = bool(value)
        if not (option.takes(value) and isinstance(value, OptionValue)):
            raise table.error(name, f"'{shortened(value)}' is not possible here", f"Write {option.wanted()}")
        found[name] = value
    return found


def typed_options(texts: Iterable[str], options: Iterable[Option]) -> dict[str, OptionValue]:
    """What was typed as `name=value`, one text each; a name alone means yes. Raises KabinettError."""
    known = {option.id: option for option in options}
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        option = known.get(name.strip())
        found[name.strip()] = option.read(value if equals else "yes") if option is not None else value
    whole = chosen(known.values(), found)
    return {name: whole[name] for name in found}
