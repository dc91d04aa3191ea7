"""What stands on the cards of A FEW ACRES OF SNOW, in the language of the table, from the data of the cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

import yaml

from desktop.games.acres.art.faces import ColonyCard, Owner, Symbol, SymbolKind, Transport
from desktop.games.acres.art.sieges import SiegeFace
from desktop.views.parts.card_looks import Card
from engine.games.acres.board import Site, acres_board
from engine.games.acres.view_types import SiegeView
from engine.kernel.files import data
from engine.texts.translate import Translator

GAME = "acres"
SIDES = ("british", "french")
GREAT = 3
"""What a place is worth from which on its card shows a town and no village."""


@cache
def _data() -> dict[str, Any]:
    """All cards, as data/cards/acres.yaml declares them."""
    found: dict[str, Any] = yaml.load(data("cards", f"{GAME}.yaml").read_bytes(), Loader=yaml.CSafeLoader)
    return found


@cache
def _shores() -> frozenset[str]:
    """The places on lakes."""
    return frozenset(shore for lake in acres_board().lakes.values() for shore in lake.shores)


def owner_of(card: Card) -> str:
    """Whose cards it belongs to: the side that holds it, "green" for a neutral one."""
    return "green" if card.id in _data()["empire"]["neutral"] else card.side


def is_location(card: str) -> bool:
    """Whether it is a location card."""
    return card in acres_board().places


@lru_cache(maxsize=400)
def face_of(words: Translator, card: Card) -> ColonyCard:
    """What stands on a card, in the words of the table."""
    return _location(words, card) if is_location(card.id) else _empire(words, card)


def _location(words: Translator, card: Card) -> ColonyCard:
    entry = _data()["locations"][card.side][card.id]
    lists = tuple(
        (cast("Transport", transport), tuple(words.name(f"place:{place}") for place in places))
        for transport, places in entry["lists"].items()
    )
    notes = (words.tr("acres-card-start"),) if entry["deck"] else ()
    return ColonyCard(
        "location",
        cast("Owner", card.side),
        words.name(f"place:{card.id}"),
        entry["deck"],
        vignette_of(acres_board().places[card.id]),
        lists,
        _symbols(entry["symbols"]),
        notes=notes,
    )


def _empire(words: Translator, card: Card) -> ColonyCard:
    owner = owner_of(card)
    entry = _data()["empire"]["neutral" if owner == "green" else owner][card.id]
    powers = [power for power in entry["powers"] if power != "defend-fortification"]
    symbols = _symbols(entry["symbols"])
    if "defend-fortification" in entry["powers"]:
        symbols = (*symbols, Symbol("defence", _data()["constants"]["siege"]["fortification_card_strength"]))
    told = [words.tr(f"acres-card-{power}") for power in powers]
    told += [words.tr(f"acres-card-cost-{use}", n=cost) for use, cost in entry.get("use_cost", {}).items()]
    if entry.get("free"):
        told.append(words.tr("acres-card-free"))
    starting = entry.get("deck", 0) == entry["copies"]
    notes = [words.tr("acres-card-start")] if starting else []
    if owner == "green":
        notes.append(words.tr("acres-card-both"))
    plain = card.id.removeprefix("green-")
    return ColonyCard(
        "empire",
        cast("Owner", owner),
        words.name(f"card:{plain}"),
        starting,
        "regular-infantry" if plain == "first-infantry" else plain,
        (),
        symbols,
        tuple(told),
        tuple(words.tr(f"acres-card-{power}-short") for power in powers),
        entry["price"],
        entry.get("ambushable", False),
        tuple(notes),
    )


def _symbols(entry: dict[str, Any]) -> tuple[Symbol, ...]:
    return tuple(
        Symbol(cast("SymbolKind", kind), 0 if value is True else int(value)) for kind, value in entry.items()
    )


def vignette_of(place: Site) -> str:
    """The picture on a location card: by what the place is."""
    fort = place.id.startswith("fort-")
    if place.id in _shores():
        found = "lake-fort"
    elif fort:
        found = "sea-fort" if place.sea else "river-fort"
    elif place.ship:
        found = "great-port" if place.defence else "port" if place.settlers and place.points else "fishery"
    elif not place.points:
        found = "wilderness"
    else:
        found = "river-town" if place.points >= GREAT else "town"
    return found


def siege_title(words: Translator, attacker: str, siege: SiegeView) -> str:
    """What a siege is called: whose it is, and of what."""
    return words.tr("acres-caption-siege", siege=f"siege:{attacker}", place=f"place:{siege.place}")


def siege_face(words: Translator, attacker: str, siege: SiegeView) -> SiegeFace:
    """A siege of the View as its track shows it."""
    defender = next(side for side in SIDES if side != attacker)
    return SiegeFace(
        siege.pos,
        attacker,
        defender,
        words.name(f"side:{attacker}"),
        words.name(f"side:{defender}"),
        tuple(face_of(words, Card(card, attacker)) for card in siege.cards[attacker]),
        tuple(face_of(words, Card(card, defender)) for card in siege.cards[defender]),
        words.tr("acres-siege-wins"),
        words.tr("acres-siege-holds"),
    )
