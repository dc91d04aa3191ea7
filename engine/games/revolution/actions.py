"""The Actions of REVOLUTION, with their text forms and gestures.

Whose Action it is the Step tells: a person may lead two factions. `region` is the id of a region, `at` a place or a
province (its countryside), `whose` a faction or "neutral".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from engine.games.revolution.board import ref_of
from engine.games.revolution.sides import WORDS
from engine.kernel.action import Action
from engine.kernel.errors import Unreadable
from engine.kernel.gesture import Gesture
from engine.kernel.message import Arg, Message, say
from engine.kernel.promises import Promise

OUT = "out"
"""Before what is pushed out, in the words of a whole province."""
IN = "in"
"""Before the name of a further province that is arranged in one go."""
AND = "and"
"""Between the parts of a whole phase."""
TREASURY = "treasury"
"""Where counters of support boxes become coins."""


def section(region: str) -> str:
    """The reference of a command section."""
    return f"box:section-{region}"


def name_of(whose: str) -> str:
    """The reference of a faction, or of neutrals, which have no side but are named as one."""
    return f"side:{whose or WORDS[-1]}"


def heap_at(at: str, whose: str) -> str:
    """The reference of the counters of a faction, or of neutrals, that lie together."""
    where = ref_of(at).removeprefix("place:")
    return f"heap:{where}/{'' if whose == WORDS[-1] else whose}/counter"


def _button(action: Action, **told: Arg) -> Gesture:
    return Gesture("press", action.label(**told))


def _pick(source: str, label: Message, style: str = "place") -> Gesture:
    return Gesture("pick", label, source, style=style)


def _drag(source: str, target: str, style: str, label: Message, count: int = 0) -> Gesture:
    """So many of a pile (0 where that is not asked) are dragged straight to a target."""
    return Gesture("drag", label, source, target, (target,), count, style, count=count)


class RevolutionAction(Action, frozen=True):
    """Something that is done in REVOLUTION."""

    label_key: ClassVar[str] = "revolution-act"


class InRegion(RevolutionAction, frozen=True):
    """Something done in a region."""

    region: str

    def gesture(self) -> Gesture:
        """An army of the region is picked."""
        return _pick(f"pile:army-{self.region}", self.label(region=section(self.region)))


class ToSection(RevolutionAction, frozen=True):
    """An army of the camp that comes to a region."""

    region: str

    def gesture(self) -> Gesture:
        """It is dragged from the camp to the section."""
        at = section(self.region)
        return _drag("pile:army", at, "place", self.label(region=at))


class Sailing(RevolutionAction, frozen=True):
    """Something that Water Beggars of a region do there."""

    region: str

    def sails(self, target: str, style: str, number: int = 0, **told: Arg) -> Gesture:
        """Ships are dragged from their section."""
        label = self.label(region=section(self.region), n=number, **({"place": target} | told))
        return _drag(f"pile:ships-{self.region}", target, style, label, number)


class Done(RevolutionAction, frozen=True):
    """Nothing more of what is voluntary."""

    verb: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


# --- set-up and support ---------------------------------------------------------------------


class StartArmy(ToSection, frozen=True):
    """An army begins on an orange space (3.6-c): `army brabant`."""

    verb: ClassVar[str] = "army"


class Support(RevolutionAction, frozen=True):
    """Counters leave a support box (5.1, 6.2): `support calvinists utrecht 2`, `support calvinists treasury`."""

    verb: ClassVar[str] = "support"
    box: str
    to: str
    number: int = 1

    def gesture(self) -> Gesture:
        """They are dragged off the box."""
        target = f"camp:{TREASURY}" if self.to == TREASURY else f"country:{self.to}"
        label = self.label(box=f"box:{self.box}", to=target, n=self.number)
        return _drag(f"pile:{self.box}", target, "place", label, self.number)


class SupportAll(RevolutionAction, frozen=True):
    """All that a faction moves out of its boxes (5.1, 6.2): `support-all jesuits brabant 1 jesuits koeln 2`."""

    verb: ClassVar[str] = "support-all"
    listed: ClassVar[bool] = False
    words: tuple[str, ...]

    @classmethod
    def of(cls, parts: Iterable[Support]) -> Self:
        """The whole of some parts."""
        return cls(tuple(word for part in parts for word in (part.box, part.to, str(part.number))))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """Raises Unreadable where a number or a name is missing, or a number is not written as we write it."""
        found = super().read(words)
        try:
            sound = cls.of(found.parts()) == found
        except (IndexError, ValueError):
            sound = False
        if not sound:
            raise Unreadable(" ".join([cls.verb, *words]))
        return found

    def parts(self) -> tuple[Support, ...]:
        """What it is made of, in the order of the words; raises ValueError or IndexError for others."""
        words = self.words
        return tuple(Support(words[at], words[at + 1], int(words[at + 2])) for at in range(0, len(words), 3))

    def gesture(self) -> Gesture:
        """The main button, or the sheet handed over."""
        return _button(self)


class Intercept(RevolutionAction, frozen=True):
    """The Huguenots intercept coins of the Spanish Treasury (6.2.2): `intercept 1`."""

    verb: ClassVar[str] = "intercept"
    number: int = 1

    def gesture(self) -> Gesture:
        """A button for each number."""
        return _button(self, n=self.number)


class LetPass(RevolutionAction, frozen=True):
    """The Huguenots let the treasure pass (6.2.2-c)."""

    verb: ClassVar[str] = "let-pass"
    ends: ClassVar[bool] = True


# --- money and armies -----------------------------------------------------------------------


class Tax(RevolutionAction, frozen=True):
    """One rate of taxes for all own cities (6.1-b): `tax 2`."""

    verb: ClassVar[str] = "tax"
    rate: int

    def gesture(self) -> Gesture:
        """A button for each rate."""
        return _button(self, n=self.rate)


class Keep(InRegion, frozen=True):
    """An army is paid for (6.3-a): `keep flanders`."""

    verb: ClassVar[str] = "keep"


class KeepAll(RevolutionAction, frozen=True):
    """All armies not yet decided on are paid for (6.3-a)."""

    verb: ClassVar[str] = "keep-all"
    ends: ClassVar[bool] = True


class Disband(InRegion, frozen=True):
    """An army is paid off (6.3-a): `disband flanders`."""

    verb: ClassVar[str] = "disband"


class Abandon(RevolutionAction, frozen=True):
    """An army is left unpaid and plunders (6.3-c).

    `abandon flanders sack lille`, `abandon flanders replace artois reformers`.
    """

    verb: ClassVar[str] = "abandon"
    region: str
    how: Literal["sack", "replace"]
    at: str
    whose: str = ""

    def gesture(self) -> Gesture:
        """It is dragged to the town, or to the counter."""
        target = ref_of(self.at) if self.how == "sack" else heap_at(self.at, self.whose)
        label = say(
            f"revolution-act-abandon-{self.how}",
            region=section(self.region), at=ref_of(self.at), whose=name_of(self.whose),
        )  # fmt: skip
        return _drag(f"pile:army-{self.region}", target, "attack", label)


class Raise(ToSection, frozen=True):
    """An army is bought (6.4): `raise brabant`."""

    verb: ClassVar[str] = "raise"


# --- war --------------------------------------------------------------------------------------


class Besiege(RevolutionAction, frozen=True):
    """An army is put on a city of its region (6.6-a): `besiege brabant bruxelles`."""

    verb: ClassVar[str] = "besiege"
    region: str
    city: str

    def gesture(self) -> Gesture:
        """It is dragged from its section to the city."""
        at = f"place:{self.city}"
        label = self.label(region=section(self.region), place=at)
        return _drag(f"pile:army-{self.region}", at, "attack", label)


class Hire(RevolutionAction, frozen=True):
    """Water Beggars are hired (6.7-a): `hire 2`."""

    verb: ClassVar[str] = "hire"
    number: int

    def gesture(self) -> Gesture:
        """A button for each number."""
        return _button(self, n=self.number)


class Ship(RevolutionAction, frozen=True):
    """Hired Water Beggars go to a region (6.7-b): `ship holland 2`."""

    verb: ClassVar[str] = "ship"
    region: str
    number: int = 1

    def gesture(self) -> Gesture:
        """They are dragged from their box to the section."""
        at = section(self.region)
        return _drag("pile:ships", at, "place", self.label(region=at, n=self.number), self.number)


class Destroy(Sailing, frozen=True):
    """Water Beggars destroy an army (6.7.1): `destroy holland 2`; a besieger: `destroy holland 2 utrecht-city`."""

    verb: ClassVar[str] = "destroy"
    number: int
    city: str = ""

    def gesture(self) -> Gesture:
        """The ships are dragged to the army in the section, or on the city."""
        at = f"place:{self.city}" if self.city else section(self.region)
        return self.sails(at, "attack", self.number)


class Relieve(Sailing, frozen=True):
    """Water Beggars lift sieges (6.7.2, R-16): `relieve holland 1 leiden haarlem`."""

    verb: ClassVar[str] = "relieve"
    number: int
    cities: tuple[str, ...]

    def gesture(self) -> Gesture:
        """The ships are dragged to a city; where several may be meant the chooser asks."""
        at = f"place:{self.cities[0]}" if self.cities else section(self.region)
        return self.sails(at, "join", self.number, cities=[f"place:{city}" for city in self.cities])


class Sack(Sailing, frozen=True):
    """A Water Beggar sacks a town (6.7.3): `sack holland delft`."""

    verb: ClassVar[str] = "sack"
    town: str

    def gesture(self) -> Gesture:
        """A ship is dragged to the town."""
        return self.sails(f"place:{self.town}", "attack")


class Blockade(Sailing, frozen=True):
    """Two Water Beggars besiege a city (6.7.3): `blockade holland amsterdam`."""

    verb: ClassVar[str] = "blockade"
    city: str

    def gesture(self) -> Gesture:
        """The ships are dragged to the city."""
        return self.sails(f"place:{self.city}", "attack")


class March(RevolutionAction, frozen=True):
    """An army goes along an arrow (6.8-a): `march flanders brabant`."""

    verb: ClassVar[str] = "march"
    region: str
    to: str

    def gesture(self) -> Gesture:
        """It is dragged from section to section."""
        at = section(self.to)
        label = self.label(region=section(self.region), to=at)
        return _drag(f"pile:army-{self.region}", at, "move", label)


class Hinder(RevolutionAction, frozen=True):
    """A Water Beggar stops the army (6.7.4)."""

    verb: ClassVar[str] = "hinder"


class LetGo(RevolutionAction, frozen=True):
    """The Water Beggars let the army have its way (6.7.4, R-18)."""

    verb: ClassVar[str] = "let-go"
    ends: ClassVar[bool] = True


class Influence(RevolutionAction, frozen=True):
    """An army replaces a counter of its region (6.9-a): `influence brabant leuven nobility`."""

    verb: ClassVar[str] = "influence"
    region: str
    at: str
    whose: str

    def gesture(self) -> Gesture:
        """The army is dragged to the counter."""
        target = heap_at(self.at, self.whose)
        where, whose = section(self.region), name_of(self.whose)
        label = self.label(region=where, at=ref_of(self.at), whose=whose)
        return _drag(f"pile:army-{self.region}", target, "attack", label)


# --- counters ---------------------------------------------------------------------------------


class Put(RevolutionAction, frozen=True):
    """New units go to a province or a support box (5.2, 6.10): `place holland 3`, `place jesuits 1`."""

    verb: ClassVar[str] = "place"
    to: str
    number: int = 1

    def gesture(self) -> Gesture:
        """They are dragged from the camp."""
        to = ref_of(self.to)
        return _drag("pile:supply", to, "place", self.label(to=to, n=self.number), self.number)


class Fill(RevolutionAction, frozen=True):
    """A province gets one of the last neutrals (6.12-b): `neutral drenthe`."""

    verb: ClassVar[str] = "neutral"
    province: str

    def gesture(self) -> Gesture:
        """The province is picked."""
        to = f"country:{self.province}"
        return _pick(to, self.label(to=to))


class Overflow(RevolutionAction, frozen=True):
    """Some of a surplus moves to another province (6.13-a): `overflow gelderland koeln 2`."""

    verb: ClassVar[str] = "overflow"
    province: str
    to: str
    number: int = 1

    def gesture(self) -> Gesture:
        """It is dragged from the countryside."""
        to = f"country:{self.to}"
        label = self.label(province=f"country:{self.province}", to=to, n=self.number)
        return _drag(f"pile:surplus-{self.province}", to, "move", label, self.number)


class Propose(RevolutionAction, frozen=True):
    """Movement within a province is proposed (R-34): `propose brabant`."""

    verb: ClassVar[str] = "propose"
    province: str

    def gesture(self) -> Gesture:
        """The province is picked."""
        at = f"country:{self.province}"
        return _pick(at, self.label(province=at))


class ProposeAll(RevolutionAction, frozen=True):
    """Movement is proposed in these provinces and no more (R-34): `proposals brabant holland`."""

    verb: ClassVar[str] = "proposals"
    listed: ClassVar[bool] = False
    provinces: tuple[str, ...]

    def gesture(self) -> Gesture:
        """The main button."""
        names = [f"country:{province}" for province in self.provinces]
        return _button(self, provinces=names)

    def parts(self) -> tuple[Propose, ...]:
        """What it is made of."""
        return tuple(map(Propose, self.provinces))


class Arrange(RevolutionAction, frozen=True):
    """So many own counters in a town or city of the province (6.14-a): `set leiden 2`."""

    verb: ClassVar[str] = "set"
    place: str
    number: int

    def gesture(self) -> Gesture:
        """They are dragged in from the countryside, or out again."""
        at = f"place:{self.place}"
        return Gesture("number", self.label(place=at, n=self.number), at, value=self.number)


class Expel(RevolutionAction, frozen=True):
    """Foreign counters are pushed into the countryside (6.14-b): `out leiden nobility 1`."""

    verb: ClassVar[str] = "out"
    place: str
    whose: str
    number: int = 1

    def gesture(self) -> Gesture:
        """They are dragged out."""
        label = self.label(place=f"place:{self.place}", whose=name_of(self.whose), n=self.number)
        return _drag(heap_at(self.place, self.whose), "countryside:", "attack", label, self.number)


Part = Arrange | Expel
"""What the arrangement of a province is made of."""


class ArrangeAll(RevolutionAction, frozen=True):
    """Provinces as a faction wants them (6.14-a): `arrange leuven 1 bruxelles 2 out bruxelles catholics 1`.

    Each place with the number of own counters there; behind `out` a place, whose counters leave it, and how many. What
    comes first is said of the province that is asked about; behind `in` stands another one, and what is said of that;
    of a province of which nothing is said all stays as it is: `arrange in friesland in holland delft 1`.
    """

    verb: ClassVar[str] = "arrange"
    listed: ClassVar[bool] = False
    words: tuple[str, ...]

    @classmethod
    def of(cls, parts: Iterable[Part], further: Iterable[tuple[str, Iterable[Part]]] = ()) -> Self:
        """The whole of some parts, and of further provinces, each by its name."""
        words = _words_of(parts)
        for province, more in further:
            words += [IN, province, *_words_of(more)]
        return cls(tuple(words))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """Raises Unreadable where a number or a name is missing, or a number is not written as we write it."""
        found = super().read(words)
        try:
            (_, parts), *further = found.by_province()
            sound = cls.of(parts, further) == found
        except (IndexError, ValueError):
            sound = False
        if not sound:
            raise Unreadable(" ".join([cls.verb, *words]))
        return found

    def by_province(self) -> tuple[tuple[str, tuple[Part, ...]], ...]:
        """The provinces in the order of the words, "" for the one that is asked about, each with its parts.

        Raises ValueError or IndexError for words that say no such thing.
        """
        found: list[tuple[str, list[Part]]] = [("", [])]
        at = 0
        while at < len(self.words):
            if self.words[at] == IN:
                found.append((self.words[at + 1], []))
                at += 2
            elif self.words[at] == OUT:
                found[-1][1].append(Expel(self.words[at + 1], self.words[at + 2], int(self.words[at + 3])))
                at += 4
            else:
                found[-1][1].append(Arrange(self.words[at], int(self.words[at + 1])))
                at += 2
        return tuple((province, tuple(parts)) for province, parts in found)

    def gesture(self) -> Gesture:
        """The main button, or the sheet handed over."""
        return _button(self)


def _words_of(parts: Iterable[Part]) -> list[str]:
    words: list[str] = []
    for part in parts:
        if isinstance(part, Arrange):
            words += [part.place, str(part.number)]
        else:
            words += [OUT, part.place, part.whose, str(part.number)]
    return words


class Convert(RevolutionAction, frozen=True):
    """A siege is resolved (6.15-a): `convert gent reformers reformers`."""

    verb: ClassVar[str] = "convert"
    city: str
    whose: tuple[str, ...]

    def gesture(self) -> Gesture:
        """The besieged city is picked; where several answers may be meant the chooser asks."""
        at = f"place:{self.city}"
        return _pick(at, self.label(place=at, whose=[name_of(one) for one in self.whose]), "attack")


class Coin(RevolutionAction, frozen=True):
    """Coins are laid on the allegiance of a city (6.16-a): `coin koeln-city 2`."""

    verb: ClassVar[str] = "coin"
    city: str
    number: int = 1

    def gesture(self) -> Gesture:
        """They are dragged from the treasury to the city."""
        at = f"place:{self.city}"
        return _drag("pile:treasury", at, "place", self.label(place=at, n=self.number), self.number)


class Before(RevolutionAction, frozen=True):
    """A faction lays its card before another's in the order of play (6.20-b): `before habsburgs`."""

    verb: ClassVar[str] = "before"
    whose: str

    def gesture(self) -> Gesture:
        """A button for each gap."""
        return _button(self, whose=f"side:{self.whose}")


class Last(RevolutionAction, frozen=True):
    """A faction lays its card behind all others (6.20-b)."""

    verb: ClassVar[str] = "last"


class Pay(RevolutionAction, frozen=True):
    """Coins are offered to another faction (R-30): `pay burghers 2`."""

    verb: ClassVar[str] = "pay"
    whose: str
    number: int = 1

    def gesture(self) -> Gesture:
        """A button."""
        return _button(self, whose=name_of(self.whose), n=self.number)


class Take(RevolutionAction, frozen=True):
    """Coins that another faction offers are taken (R-30): `take catholics`."""

    verb: ClassVar[str] = "take"
    whose: str

    def gesture(self) -> Gesture:
        """A button."""
        return _button(self, whose=name_of(self.whose))


PARTS: dict[str, type[Action]] = {
    kind.verb: kind
    for kind in (
        Keep, Disband, Abandon, Raise, Besiege, Hire, Ship, Destroy, Relieve, Sack, Blockade, March, Influence,
        Overflow, Convert, Coin,
    )
}  # fmt: skip
"""What a whole phase may be made of."""


class Several(RevolutionAction, frozen=True):
    """All that a faction does in a phase, and nothing more (4.1-a).

    `all besiege flanders gent and besiege brabant leuven`.
    """

    verb: ClassVar[str] = "all"
    listed: ClassVar[bool] = False
    words: tuple[str, ...]

    @classmethod
    def of(cls, parts: Iterable[Action]) -> Self:
        """The whole of some parts, in their order."""
        return cls(tuple(f" {AND} ".join(part.text() for part in parts).split()))

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """Raises Unreadable where a part is none, or is not written as we write it."""
        found = super().read(words)
        if cls.of(found.parts()) != found:
            raise Unreadable(" ".join([cls.verb, *words]))
        return found

    def parts(self) -> tuple[Action, ...]:
        """What it is made of, in its order; raises Unreadable for words that say no such thing."""
        found = []
        for text in " ".join(self.words).split(f" {AND} "):
            verb, *words = text.split() or [""]
            if verb not in PARTS:
                raise Unreadable(" ".join([self.verb, *self.words]))
            found.append(PARTS[verb].read(words))
        return tuple(found)

    def gesture(self) -> Gesture:
        """The main button."""
        return _button(self, n=len(self.parts()))


ACTIONS: dict[str, type[Action]] = {
    kind.verb: kind
    for kind in (
        Done, StartArmy, Support, SupportAll, Intercept, LetPass, Tax, Keep, KeepAll, Disband, Abandon, Raise,
        Besiege, Hire, Ship, Destroy, Relieve, Sack, Blockade, March, Hinder, LetGo, Influence, Put, Fill, Overflow,
        Propose, ProposeAll, Arrange, Expel, ArrangeAll, Convert, Coin, Before, Last, Pay, Take, Promise, Several,
    )
}  # fmt: skip
