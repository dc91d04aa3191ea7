"""Between the second reading of SACHSEN and files of positions: names of squares and units, situations as data."""

from __future__ import annotations

from typing import Any

from tests.games.sachsen.surveyor_facts import CAPITAL, SECOND, STATES, SURVEY, Square
from tests.games.sachsen.surveyor_field import FACES, Brigade, Field
from tests.games.sachsen.surveyor_realm import AWAY, COMING, ON, Realm, Tie, Unit

SEATS = {
    "nederland": "den-haag",
    "hannover": "hannover-city",
    "preussen": "berlin",
    "niederrhein": "koeln",
    "hessen-thueringen": "kassel",
    "sachsen": "dresden",
    "pfalz": "heidelberg-city",
    "bayern": "muenchen-city",
    "francia": "metz",
    "oesterreich": "wien",
}
SECOND_SEATS = {"francia": "strasbourg", "oesterreich": "prag"}
NAMED: dict[str, Square] = {name: CAPITAL[state] for state, name in SEATS.items()} | {
    name: SECOND[state] for state, name in SECOND_SEATS.items()
}
"""Places of the board that have a name; files count squares from 1."""


def square_of(name: str) -> Square:
    """`dresden`, `empire-16-7`, `field-small-2-6`."""
    if name in NAMED:
        return NAMED[name]
    *_, column, row = name.split("-")
    return int(column) - 1, int(row) - 1


def name_of(square: Square, board: str = "empire") -> str:
    """The name under which a square stands in files and Actions."""
    if board == "empire":
        for name, where in NAMED.items():
            if where == square:
                return name
    return f"{board}-{square[0] + 1}-{square[1] + 1}"


def unit_named(name: str) -> tuple[str, int, str]:
    """State, column and kind: `sachsen-musketeers-3`, `francia-2-general`."""
    state = next(s for s in STATES if name.startswith(f"{s}-"))
    words = name.removeprefix(f"{state}-").split("-")
    column = int(words.pop(0)) if words[0].isdigit() else 1
    return state, column, words[0]


# --- the political sheet ------------------------------------------------------------------


def player_of(realm: Realm, home: str) -> int:
    """Players are named by the State they were dealt."""
    return realm.homes.index(home)


def realm_of(file: dict[str, Any]) -> Realm:
    """The political sheet of a position file."""
    realm = Realm(turn=file.get("turn", 1), homes=list(file["deal"]))
    count = len(realm.homes)
    realm.leader.update({home: player for player, home in enumerate(realm.homes) if home != "nobody"})
    realm.chaos = set(file.get("chaos", ()))
    realm.owner |= file.get("owner", {})
    realm.options = {name for name, on in file.get("options", {}).items() if on is True}
    realm.treasury = [file.get("money", {}).get(home, SURVEY["treasury"]) for home in realm.homes]
    realm.debt = [file.get("debt", {}).get(home, 0) for home in realm.homes]
    realm.wars = [(a, b) for war in file.get("wars", ()) for a in war["one"] for b in war["other"]]
    realm.blocked = dict(file.get("blocked", {}))
    realm.services = {player_of(realm, home) for home in file.get("services", ())}
    realm.heirs = {state: [child_told(c) for c in told] for state, told in file.get("heirs", {}).items()}
    realm.battles = [file.get("battles", {}).get(home, 0) for home in realm.homes]
    realm.wars_won = [file.get("wars_won", {}).get(home, 0) for home in realm.homes]
    assert count == file["seats"]
    for home, told in file.get("ties", {}).items():
        for state, entry in told.items():
            realm.ties[player_of(realm, home), state] = tie_told(entry)
    realm.units = [unit_told(name, str(told)) for name, told in file.get("units", {}).items()]
    return realm


def child_told(told: str) -> tuple[str, str]:
    """`daughter`, `son bayern`."""
    sex, _, into = told.partition(" ")
    return sex, into


def tie_told(entry: dict[str, Any]) -> Tie:
    """What a file tells of a player and a neutral State; waits are those of the next step."""
    tie = Tie(step=entry.get("step", 0), counter=entry.get("counter", "none"), loose=entry.get("notes", 0))
    tie.married, tie.broken, tie.war = (
        entry.get("married", False),
        entry.get("broken", 0),
        entry.get("war", 0),
    )
    tie.bonus = entry.get("bonus", 0)
    following = tie.step + 1
    if "wait" in entry:
        tie.wait[following] = entry["wait"]
    for word, steps in (("strict", tie.strict), ("plus", tie.plus), ("never", tie.never)):
        if entry.get(word):
            steps.add(following)
    return tie


def unit_told(name: str, told: str) -> Unit:
    """A square, `coming 4`, `away 10`, `lost 8`; `weak` behind it."""
    state, column, kind = unit_named(name)
    words = told.split()
    weak = "weak" in words
    if words[0] == "coming":
        return Unit(name, state, kind, None, column, COMING, int(words[1]))
    if words[0] == "away":
        return Unit(name, state, kind, None, column, AWAY, int(words[1]))
    if words[0] == "lost":
        return Unit(name, state, kind, None, column, AWAY, 0)
    return Unit(name, state, kind, square_of(words[0]), column, ON, 0, weak)


# --- the field ----------------------------------------------------------------------------


def field_of(file: dict[str, Any]) -> Field:
    """The field of a position file; `ground` names the top left squares of the obstacles."""
    place = Field(wide=16 if file.get("field") == "large" else 8, edges=tuple(file.get("edges", ("s", "n"))))
    number = 0
    for kind, corners in file.get("ground", {}).items():
        for corner in corners:
            number += 1
            column, row = square_of(corner)
            for square in [(column + c, row + r) for c in (0, 1) for r in (0, 1)]:
                place.ground[square] = (kind, number)
    attacker = file.get("attacker", "preussen")
    for name, told in file.get("units", {}).items():
        place.brigades.append(brigade_told(name, told.split(), attacker, file.get("marshals", ())))
    place.chiefs = tuple(
        next((b.name for b in place.brigades if b.side == side and b.commander), "") for side in (0, 1)
    )
    return place


def brigade_told(name: str, words: list[str], attacker: str, marshals: list[str]) -> Brigade:
    """A square, then marks: `attack-1`, `defence+1`, `routed`, `weak`, `train`, `contact`, a facing, orders."""
    state, column, kind = unit_named(name)
    if kind == "general" and state in marshals:
        kind = "marshal"
    unit = Brigade(name, int(state != attacker), kind, square_of(words[0]), f"{state}-{column}")
    for word in words[1:]:
        if word in FACES:
            unit.faces = word
        elif word in ("attack-1", "defence-1"):
            setattr(unit, word.removesuffix("-1"), 1)
        elif word in ("attack+1", "defence+1"):
            unit.plus = (*unit.plus, word.removesuffix("+1"))
        elif word in ("routed", "weak", "train", "contact", "recovering"):
            setattr(unit, word, True)
        else:
            assert word in SURVEY["orders_for"], word
            unit.orders = (*unit.orders, word)
    return unit


def marks(unit: Brigade) -> str:
    """What lies on a brigade, in the words of the cases."""
    if unit.gone:
        return unit.gone
    if unit.routed:
        return "routed"
    found = [f"{good} +1" for good in unit.plus]
    return " ".join(found + [f"{v} -1" for v in ("attack", "defence") if getattr(unit, v)])
