"""What a position file says of States, wars, agreements and offers together: what cannot lie on a table is refused."""

from __future__ import annotations

from typing import Protocol

from engine.games.sachsen.politics.bargains import Unclear
from engine.games.sachsen.politics.bargains import read as terms_of
from engine.games.sachsen.record import War
from engine.games.sachsen.sides import NOBODY, NUMBER, SIDES
from engine.games.sachsen.state import State
from engine.kernel.forms import Filled

OUT = "Leave it out"
RULERLESS = "Leave it out here, or name nobody as its player"


class Laid(Protocol):
    """A situation that is laid out."""

    @property
    def position(self) -> State:
        """What it came to."""

    @property
    def fields(self) -> Filled:
        """The file that says it."""


def check(laid: Laid) -> None:
    """Raises FieldError for what no game could come to."""
    for part in (_chaos, _gone, _wars, _helps, _with_another, _offers, _left):
        part(laid)


def _chaos(laid: Laid) -> None:
    """A State in chaos has no ruler and wages no war (R-20)."""
    position, impossible = laid.position, laid.fields.impossible
    for at, name in laid.fields.items("chaos"):
        side = NUMBER[name]
        if position.leader[side] != NOBODY:
            impossible(at, f"{name} is in chaos and has a player (R-20)", RULERLESS)
        if position.wars_of(side):
            impossible(at, f"{name} is in chaos and at war (R-20)", "Leave it out here, or out of its wars")


def _gone(laid: Laid) -> None:
    """A State that is gone has no ruler, provinces, units or wars, and is in chaos no more (R-20)."""
    position, impossible = laid.position, laid.fields.impossible
    for at, name in laid.fields.items("gone"):
        side = NUMBER[name]
        if position.leader[side] != NOBODY:
            impossible(at, f"{name} is gone and has a player (R-20)", RULERLESS)
        if position.wars_of(side):
            impossible(at, f"{name} is gone and at war (R-20)", "Leave it out here, or out of its wars")
        if position.chaos[side]:
            impossible(at, f"{name} is gone and in chaos (R-20)", "Name it in one of the two lists")
        if owned := position.provinces_of(side):
            land = position.world.provinces[owned[0]].id
            mend = "Leave it out here, or name in 'owner' whose its provinces are"
            impossible(at, f"{name} is gone and owns '{land}' (R-20)", mend)
        for unit in position.units_of(side):
            impossible(("units", unit.id), f"{name} is gone, and its units with it (R-20)", OUT)


def _wars(laid: Laid) -> None:
    """A State stands once in a war, players fight on one side, and wars with the same parties are one (R-19).

    That of the Kingdoms stands apart (R-32).
    """
    position, impossible = laid.position, laid.fields.impossible
    seen: set[tuple[bool, frozenset[frozenset[int]]]] = set()
    for number, war in enumerate(position.wars):
        at = ("wars", number)
        for name, row in (("one", war.one), ("other", war.other)):
            twice = next((side for side in row if row.count(side) > 1), None)
            if twice is not None:
                impossible((*at, name), f"'{SIDES[twice]}' stands twice", "Leave one of them out")
        if (player := _on_both_sides(position, war)) != NOBODY:
            home = SIDES[position.homes[player]]
            impossible(
                at, f"{home} would be at war with itself (R-19)", "Put the States of a player on one side"
            )
        parties = war.kingdom, frozenset((frozenset(war.one), frozenset(war.other)))
        if parties in seen:
            impossible(at, "this war stands twice", "Leave one of them out")
        seen.add(parties)


def _on_both_sides(position: State, war: War) -> int:
    """A player who leads States on both sides of a war; NOBODY if there is none."""
    one, other = ({position.leader[side] for side in row} for row in (war.one, war.other))
    return max(one & other, default=NOBODY)


def _helps(laid: Laid) -> None:
    """Help is promised in a war that is fought (R-28)."""
    known = [war.number for war in laid.position.wars]
    for number, help in enumerate(laid.position.helps):
        if help.war not in known:
            mend = f"Name one of: {', '.join(map(str, known))}" if known else OUT
            laid.fields.impossible(("helps", number), f"there is no war {help.war}", mend)


def _with_another(laid: Laid) -> None:
    """Agreements, offers and passages are between two (agreements-1, passage-1)."""
    position = laid.position
    pairs: dict[str, list[tuple[int, int]]] = {
        "pacts": [(one.one, one.other) for one in position.pacts],
        "bargains": [(one.author, one.other) for one in position.bargains],
        "free_passages": [(one.one, one.other) for one in position.free_passages],
        "leaves": [(position.homes[one.player], one.side) for one in position.leaves if one.player != NOBODY],
    }
    for key, rows in pairs.items():
        for number, (one, other) in enumerate(rows):
            if one == other:
                laid.fields.impossible((key, number), "that is one State, not two", "Name another State")


def _offers(laid: Laid) -> None:
    """What is offered is said in the words of an offer (agreements-1)."""
    for number, bargain in enumerate(laid.position.bargains):
        try:
            terms_of(bargain.words)
        except Unclear as fault:
            word, at = str(fault), ("bargains", number)
            problem = f"'{word}' is no word of an offer there" if word else "the offer breaks off"
            laid.fields.impossible(at, problem, "Write it as it is offered: give money 500000 both pact")


def _left(laid: Laid) -> None:
    """Everybody still acts once in a phase."""
    seen: set[str] = set()
    for at, home in laid.fields.items("left"):
        if home in seen:
            laid.fields.impossible(at, "every State stands in it once", "Name each once")
        seen.add(home)
