"""Names of things: refs such as "place:mill", "side:north", "card:H7" in the words of a language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping

from engine.texts.catalogue import Catalogue
from engine.texts.clauses import clause_label
from engine.texts.glossary import Glossary, Name

Names = Mapping[str, str] | Callable[[str], str | None]

FORMS: tuple[str, ...] = (
    "of",
    "to",
    "by",
    "adj",
    "bare",
    "who",
    "num",
    "id",
    "kind",
    "count",
    "short",
    "letter",
)
START = "\ue000"  # stands before every name until the sentence is whole: names at its start get a capital
_REF = re.compile(r"[a-z][a-z-]*:\S")
_COUNTED = re.compile(r"-\d+$")
_OF_A_SIDE = re.compile(r"(?:-(\d+))?-([a-z]+(?:-[a-z]+)*?)(?:-(\d+))?")
_SHIFT = re.compile(r"([a-z]+)([+-])(\d+)$")
_PIPS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}
_PIP = re.compile(r"(\N{NO-BREAK SPACE}?)([♥♦♣♠])")
MOST_IN_A_LIST = 4
CARDS = ("card", "offer", "discard")  # a card in a hand, one that can be taken, one on a pile


def is_ref(value: object) -> bool:
    """Whether a value is the ref of a thing, not plain text."""
    return isinstance(value, str) and _REF.match(value) is not None


class Namer:
    """Turns refs into names: the map's stay, sides and boxes are translated, cards get suit and pip.

    A message `name-<kind>-<id>` names a thing, `name-<kind>-<id>-<form>` one form of it, and `name-<kind>-at-<what>`
    the things that are called by where they are: "fort-mill" is `name-piece-at-fort` with the place Mill. With the
    name of a game at its end it names a thing of that game alone. Things of one sort that are only counted have the
    name of their sort: "wagon-2" is `name-piece-wagon`. Things that bear the id of a side are told with it and with
    their numbers: "north-2-wagon-3" is `name-piece-of-wagon` with the side North and n "2/3".
    """

    def __init__(
        self,
        catalogue: Catalogue,
        glossary: Glossary,
        names: Names | None = None,
        people: Mapping[str, str] | None = None,
        ruleset: str | None = None,
        game: str | None = None,
        called: Mapping[str, str] | None = None,
    ) -> None:
        """`names` knows the things of the board, `people` who plays a "side:..." or sits on a "seat:...".

        `called`: references that bear the name of another: a seat that of the side which it has drawn by lot, "" that
        of the person who sits there, while it has none.
        """
        self._called = called or {}
        self._game = game
        self._catalogue = catalogue
        self._glossary = glossary
        self._names = names
        self._people = people or {}
        self._ruleset = ruleset

    def form(self, ref: str, form: str = "") -> str:
        """The name of one thing in a form; "" is the form inside a sentence."""
        if self._called.get(ref) == "" and form not in ("id", "kind", "num") and ref in self._people:
            person = self._people[ref]
            return self._say(f"form-{form}", name=person) if form in ("of", "to", "by") else person
        ref = self._called.get(ref) or ref
        if form == "id":
            return ref.partition(":")[2]
        if form == "kind":
            return ref.partition(":")[0]
        known = self._glossary.name(ref)
        if form == "num":
            return known.num if known else "sg"
        if form == "who":
            return self._with_person(self.form(ref), [ref])
        if known is not None:
            return self._side(known, form)
        for worded in ("short", "bare") if form == "short" else (form,):
            own = f"name-{ref.replace(':', '-', 1)}-{worded}"
            if own in self._catalogue:
                return self._say(own)
        theirs = self._by_its_side(ref, form)
        if theirs:
            return theirs
        name = self._plain(ref, form)
        return self._say(f"form-{form}", name=name) if form in ("of", "to", "by") else name

    def listed(self, refs: list[str], form: str = "") -> str:
        """Several things as "A, B and C", or "A, B, C and 3 more"."""
        if form == "num":
            return "pl" if len(refs) > 1 or any(self.form(ref, "num") == "pl" for ref in refs) else "sg"
        if form == "kind":
            return refs[0].partition(":")[0] if refs else ""
        if form == "id":
            return " ".join(ref.partition(":")[2] for ref in refs)
        if form == "who":
            return self._with_person(self.join([self.form(ref) for ref in refs]), refs)
        kind = refs[0].partition(":")[0] if refs and is_ref(refs[0]) else ""
        if kind in CARDS:
            return self.join(self._counted(refs, form), kind, whole=form == "short")
        names = [self.form(ref, form) if is_ref(ref) else ref for ref in refs]
        return self.join(names, kind, whole=form == "short")

    def _counted(self, cards: list[str], form: str) -> list[str]:
        """Cards by their names, those of one name once with their number: "3 × Native Americans"."""
        held = Counter(self.form(card, form) for card in cards)
        bare = {self.form(card, form): card for card in cards if self._is_reserve(card)}
        return [
            name if n == 1 else f"{n} × {self.form(bare[name], form or 'bare') if name in bare else name}"
            for name, n in held.items()
        ]

    def _is_reserve(self, card: str) -> bool:
        return self._glossary.cards.is_reserve(card.partition(":")[2])

    def join(self, items: list[str], kind: str = "", *, whole: bool = False) -> str:
        """A list of names as the language writes it; all of them where the short forms are asked for."""
        if not items:
            return self._say("list-none")
        if len(items) == 1:
            return items[0]
        if len(items) > MOST_IN_A_LIST and not whole:
            shown = ", ".join(items[: MOST_IN_A_LIST - 1])
            return self._say("list-more", items=shown, more=len(items) - MOST_IN_A_LIST + 1, kind=kind)
        return self._say("list-last", items=", ".join(items[:-1]), last=items[-1], sound=_sound(items[-1]))

    def _side(self, name: Name, form: str) -> str:
        """A side, seat or piece in one of its cases."""
        forms = name.forms(self._catalogue.language)
        if form == "of":
            return forms.of
        if form in ("to", "by", "adj"):
            found: str | None = getattr(forms, form)
            return forms.subject if found is None else found
        return forms.bare if form in ("bare", "short") else forms.subject

    def _with_person(self, name: str, refs: list[str]) -> str:
        """A name with the person who plays it in brackets, where known."""
        people = list(dict.fromkeys(self._people[ref] for ref in refs if self._people.get(ref)))
        return self._say("form-who", name=name, person=self.join(people)) if people else name

    def _plain(self, ref: str, form: str) -> str:
        """The name of anything that is no side: card, suit, clause, or a thing of the board."""
        kind, _, ident = ref.partition(":")
        if kind in CARDS:
            return self._card(ident, form)
        if kind == "suit":
            return self._suit(ident, form)
        if kind == "clause":
            return clause_label(ident, self._catalogue.language, self._ruleset)
        if kind == "road":
            return self._road(ident)
        if kind == "part":
            return self._part(ident)
        if kind == "heap":
            return self._heap(ident)
        return self._of_the_board(ref) or _prettified(ident)

    def _of_the_board(self, ref: str) -> str | None:
        """A translated name where the catalogue has one (trains, boxes), else the board's own."""
        kind, _, ident = ref.partition(":")
        key = f"name-{kind}-{ident}"
        for own in (f"{key}-{self._game}", key):
            if own in self._catalogue:
                return self._say(own)
        known = self._names.get(ref) if isinstance(self._names, Mapping) else self._names and self._names(ref)
        return known or self._by_its_place(kind, ident) or self._by_its_sort(key)

    def _by_its_sort(self, key: str) -> str | None:
        """The name of a thing that is one of several of its sort, if the catalogue has one for all of them."""
        sort = _COUNTED.sub("", key)
        return self._say(sort) if sort != key and sort in self._catalogue else None

    def _by_its_side(self, ref: str, form: str) -> str | None:
        """The name of a thing that bears the id of a side, if its sort has one; n is 0 where it has no number."""
        kind, _, ident = ref.partition(":")
        for side, name in self._glossary.sides.items():
            found = _OF_A_SIDE.fullmatch(ident.removeprefix(side)) if ident.startswith(f"{side}-") else None
            sort = f"name-{kind}-of-{found[2]}" if found else ""
            if found and sort in self._catalogue:
                numbers = "/".join(number for number in (found[1], found[3]) if number)
                cases = {f"side_{case}": self._side(name, case) for case in ("of", "adj", "bare")}
                worded = f"{sort}-{form}"
                return self._say(worded if worded in self._catalogue else sort, n=numbers or 0, **cases)
        return None

    def _by_its_place(self, kind: str, ident: str) -> str | None:
        """The name of a thing that is called by where it is, if the catalogue has one for its sort."""
        what, _, place = ident.partition("-")
        key = f"name-{kind}-at-{what}"
        where = self._of_the_board(f"place:{place}") if place and key in self._catalogue else None
        return self._say(key, place=where) if where else None

    def _road(self, ident: str) -> str:
        """A road by its two ends: Mill–Ford."""
        own = self._of_the_board(f"road:{ident}")
        if own:
            return own
        for place in range(len(ident)):
            if ident[place] == "-":
                ends = [self._of_the_board(f"place:{part}") for part in (ident[:place], ident[place + 1 :])]
                if ends[0] and ends[1]:
                    return f"{ends[0]}\N{EN DASH}{ends[1]}"
        return _prettified(ident)

    def _part(self, ident: str) -> str:
        """A part of a card: "text", "text:north" for a side, "trade+1" for a shift of a track's marker."""
        shift = _SHIFT.match(ident)
        if shift:
            way = "left" if shift[2] == "-" else "right"
            return self._say(f"name-part-{way}", track=self.form(f"track:{shift[1]}"), n=int(shift[3]))
        _, _, side = ident.partition(":")
        return (
            self._say("name-part-text-for", side=self.form(f"side:{side}"))
            if side
            else self._say("name-part-text")
        )

    def _heap(self, ident: str) -> str:
        """Counters that lie together: whose they are and where; `name-heap-<what>-<where>` by the kind of place."""
        place, side, what = ident.split("/")
        where = place if ":" in place else f"place:{place}"
        own = (f"name-heap-{what}-{where.partition(':')[0]}", f"name-heap-{what}")
        return self._say(
            next((key for key in own if key in self._catalogue), "name-heap"),
            side=self.form(f"side:{side}", "bare") if side else self._say("name-heap-unowned"),
            place=self.form(where, "bare"),
        )

    def _suit(self, suit: str, form: str) -> str:
        """A suit: its word with its pip, or only its letter with the pip."""
        if suit not in _PIPS:
            return suit
        if form == "letter":
            return self._say(f"suit-letter-{suit}")
        if form == "short":
            return _PIPS[suit]
        word = self._say(f"suit-{suit}")
        return word if form == "bare" else f"{word}\N{NO-BREAK SPACE}{_PIPS[suit]}"

    def spoken(self, text: str) -> str:
        """A text for ears: pips become words, and go where their word stands already."""

        def word(found: re.Match[str]) -> str:
            suit = next(one for one, pip in _PIPS.items() if pip == found[2])
            return "" if found[1] else f" {self._suit(suit, 'bare')}"

        return _PIP.sub(word, text)

    def _card(self, ident: str, form: str) -> str:
        """A tactical card: "the 7 of hearts ♥", short "7♥", as a label without article; so too the Reserve.

        Others have their name or their place's: plain nouns inside a sentence, with a capital as a label.
        """
        label = "-bare" if form == "bare" else ""
        found = self._glossary.cards.suit_and_value(ident)
        if found:
            suit, value = found
            if form == "short":
                return f"{value}{_PIPS[suit]}"
            return self._say(f"card-named{label}", value=value, suit=self._suit(suit, ""))
        if self._glossary.cards.is_reserve(ident):
            return self._say("card-reserve-short" if form == "short" else f"card-reserve{label}")
        name = (
            self._of_the_board(f"card:{ident}") or self._of_the_board(f"place:{ident}") or _prettified(ident)
        )
        return name[:1].upper() + name[1:] if form == "bare" else name

    def _say(self, key: str, **args: str | int) -> str:
        """A message of the catalogue about names; its key where the language lacks it."""
        return self._catalogue.format(key, args)[0] if key in self._catalogue else key


def _sound(word: str) -> str:
    """ "i" where Spanish writes e instead of y before the word."""
    bare = "".join(c for c in unicodedata.normalize("NFD", word.lstrip(START).lower()) if c.isalpha())
    return "i" if re.match(r"h?i(?![aeo])", bare) else "other"


def _prettified(ident: str) -> str:
    """A readable form of an id without a name."""
    return ident.replace("-", " ").replace("_", " ").capitalize()
