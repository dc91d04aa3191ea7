"""Who is whose friend, and whose land is closed to whom: sections 2 and 19 for one state of the alliances."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.maria.powers import AU, BA, FR, NOBODY, PA, POWERS, PR, SA

WITH_PRUSSIA, NEUTRAL, WITH_AUSTRIA = "prussia", "neutral", "austria"
"""What Saxony may be (19.3): Prussia's ally, neutral, or Austria's ally."""


@dataclass(frozen=True, slots=True, eq=False)
class Alliances:
    """One state of the alliances; changes only with Saxony's marker and with the peace over Silesia.

    Attributes:
        partners: each power and those it cooperates with, itself first (2-d).
        foes: the enemies of each power that take part (2-c); neutral powers are nobody's (19.4, R-38).
        habsburg: the powers of Austria's camp (2-c, 19.3). neutral: the powers that are neutral (19.4).
        major: the major power each power conquers and counts for (10.3-j).
        seat_of: power -> seat. seats: seat -> powers.
        stages: the powers of the three action stages, in the order of play (1, R-01, R-28).
        home: masks of the home countries. owner: of each place, the power whose home it lies in, or NOBODY.
        foreign: the neutral countries of others, each a mask (19.4-d). shut: what a power's pieces may not move into,
            each a mask: those, and for a neutral power all but its home (19.4-b).
    """

    partners: tuple[tuple[int, ...], ...]
    foes: tuple[tuple[int, ...], ...]
    habsburg: frozenset[int]
    neutral: frozenset[int]
    major: tuple[int, ...]
    seat_of: tuple[str, ...]
    seats: dict[str, tuple[int, ...]]
    stages: tuple[tuple[int, ...], ...]
    home: tuple[int, ...]
    owner: tuple[int, ...]
    foreign: tuple[tuple[int, ...], ...]
    shut: tuple[tuple[int, ...], ...]

    def friendly(self, a: int, b: int) -> bool:
        """Whether two powers are one or allies (2-c)."""
        return a == b or (b not in self.foes[a] and a not in self.neutral and b not in self.neutral)

    def stage_of(self, power: int) -> int:
        """The action stage in which a power acts (1)."""
        return next(n for n, powers in enumerate(self.stages) if power in powers)

    def guardians(self, holder: int, *, shared: bool) -> tuple[int, ...]:
        """The powers whose generals protect a fortress of this holder (10.3-d).

        `shared`: an elector city, which Austria and the Pragmatic Army hold jointly, so that who cooperates with
        either protects it (10.3-g).
        """
        if holder == NOBODY:
            return ()
        if shared and holder == PA:
            return tuple(dict.fromkeys((*self.partners[PA], *self.partners[AU])))
        return self.partners[holder]

    def opposed(self, a: int, b: int) -> bool:
        """Whether two powers are of opposite camps, at war or neutral for now (2-c, R-38)."""
        return (a in self.habsburg) != (b in self.habsburg)


@dataclass(frozen=True, slots=True)
class Setting:
    """What decides the alliances.

    Attributes:
        saxony: WITH_PRUSSIA, NEUTRAL or WITH_AUSTRIA (19.3). peace: Prussia is neutral (19.1-g).
        annexed: Silesia is Prussian home country (19.1-b).
    """

    saxony: str = WITH_PRUSSIA
    peace: bool = False
    annexed: bool = False


def form(
    setting: Setting,
    leaders: dict[str, tuple[int, ...]],
    home: tuple[int, ...],
    silesia: int,
    everywhere: int,
    *,
    theresa_plays_neutral: bool,
) -> Alliances:
    """The alliances of a setting; a neutral power is nobody's enemy and fights with nobody (19.4-c, R-49).

    Args:
        leaders: seat -> powers, as at the start. home, silesia, everywhere: masks of places.
        theresa_plays_neutral: who plays a neutral Saxony (V-24).
    """
    neutral = frozenset(p for p, yes in ((SA, setting.saxony == NEUTRAL), (PR, setting.peace)) if yes)
    turned = setting.saxony == WITH_AUSTRIA
    habsburg = frozenset({AU, PA, SA} if turned else {AU, PA})
    seats = _seats(leaders, turned or (setting.saxony == NEUTRAL and theresa_plays_neutral))
    playing = {p for powers in seats.values() for p in powers}
    seat_of = tuple(next((s for s, powers in seats.items() if p in powers), "") for p in POWERS)
    if setting.annexed:
        home = tuple(mask | silesia if p == PR else mask for p, mask in enumerate(home))
    foreign = tuple(tuple(home[n] for n in sorted(neutral) if n != p) for p in POWERS)
    return Alliances(
        partners=tuple(_partners(p, turned, neutral) for p in POWERS),
        foes=tuple(
            tuple(q for q in POWERS if _enemies(p, q, habsburg) and q in playing and not {p, q} & neutral)
            for p in POWERS
        ),
        habsburg=habsburg,
        neutral=neutral,
        major=(FR, FR, PR, AU if turned else PR, AU, PA),
        seat_of=seat_of,
        seats=seats,
        stages=tuple(tuple(p for p in stage if p in playing) for stage in _stages(seat_of)),
        home=home,
        owner=_owners(home, everywhere),
        foreign=foreign,
        shut=tuple((*foreign[p], *((everywhere & ~home[p],) if p in neutral else ())) for p in POWERS),
    )


def _owners(home: tuple[int, ...], everywhere: int) -> tuple[int, ...]:
    """By place the power whose home it lies in; NOBODY where it is no power's."""
    owner = [NOBODY] * everywhere.bit_length()
    for power, mask in enumerate(home):
        for place in range(mask.bit_length()):
            if mask >> place & 1:
                owner[place] = power
    return tuple(owner)


def enters(lands: tuple[int, ...], here: int, there: int) -> bool:
    """Whether a step leads into one of these lands from outside it; within it and out of it is allowed (R-47, R-50)."""
    return any(land >> there & 1 and not land >> here & 1 for land in lands)


def _enemies(a: int, b: int, habsburg: frozenset[int]) -> bool:
    """Enemies are of opposite camps, so Prussia and the Pragmatic Army, whom one player leads, are (2-e)."""
    return (a in habsburg) != (b in habsburg)


def _partners(power: int, turned: bool, neutral: frozenset[int]) -> tuple[int, ...]:
    """A power and those it cooperates with (2-d, 19.3-d); a neutral power with nobody (R-38)."""
    pairs = [(FR, BA), (AU, PA), (AU, SA) if turned else (PR, SA)]
    others = [b if a == power else a for a, b in pairs if power in (a, b) and not {a, b} & neutral]
    return (power, *others)


def _seats(leaders: dict[str, tuple[int, ...]], theresa: bool) -> dict[str, tuple[int, ...]]:
    """Who plays whom: Saxony passes to Austria's player (19.3-d, V-24)."""
    if not theresa:
        return leaders
    found = {seat: tuple(p for p in powers if p != SA) for seat, powers in leaders.items()}
    return {seat: (*powers, SA) if AU in powers else powers for seat, powers in found.items()}


def _stages(seat_of: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Saxony acts in the stage of the player who plays it, after that player's major power (R-28, R-01).

    A neutral power has its stage like the others (19.4-a).
    """
    if seat_of[SA] != seat_of[PR]:
        return (FR, BA), (PR,), (AU, SA, PA)
    return (FR, BA), (PR, SA), (AU, PA)
