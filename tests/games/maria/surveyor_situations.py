"""What a dealt situation needs besides for politics, winter, income, subsidies and France's aims."""

from __future__ import annotations

from typing import Any

from tests.games.maria import surveyor_politics as politics
from tests.games.maria import surveyor_treaties as treaties
from tests.games.maria.surveyor_affairs import core_austria
from tests.games.maria.surveyor_deals import DECK, GENERALS, SUITS_OF_SAXONY, Deal
from tests.games.maria.surveyor_land import ELECTOR_CITIES, FORTRESSES, PIECES, PLACES, SILESIA, map_of
from tests.games.maria.surveyor_table import MARKERS


def chamber(deal: Deal, phase: str) -> dict[str, Any]:
    """What lies on the political table: cards, markers on the tracks, generals off the map."""
    rng, table, file = deal.rng, deal.table, deal.file
    pool = [*DECK]
    rng.shuffle(pool)

    def take(most: int) -> list[str]:
        return [pool.pop() for _ in range(min(rng.below(most + 1), len(pool)))]

    draw = [pool.pop() for _ in range(8)]
    tracks = {"italy": 1 + rng.below(7), "russia": 1 + rng.below(7), "saxony": file["tracks"]["saxony"]}
    boxed, point = set[str](), politics.space("italy", tracks["italy"]).get("point", "")
    away = ["pragmatic"] if rng.below(6) == 0 else []
    for power in [*sorted(politics.corps_away(tracks)), *away]:
        if rng.below(5):
            boxed.add(rng.choice([name for name in GENERALS if PIECES[name]["power"] == power]))
    pieces = {name: city for name, city in deal.where.items() if name not in boxed} | dict.fromkeys(
        sorted(boxed), "box"
    )
    for power in sorted({PIECES[name]["power"] for name in boxed}):
        city = politics.ARROWS[power]
        free = [
            n
            for n in pieces
            if n in PIECES and n not in boxed and map_of(city) in deal.maps_of(PIECES[n]["power"])
        ]
        free = [n for n in free if not deal.barred(PIECES[n]["power"], city)]
        if free and city not in pieces.values() and rng.below(2):
            pieces[rng.choice(free)] = city
    if not point and tracks["italy"] != politics.TRACKS["italy"]["star"] and rng.below(2):
        point = "france" if tracks["italy"] < politics.TRACKS["italy"]["star"] else "austria"
    names = [name for name in politics.CARDS if name not in (politics.ELECTION, "C44-5" if away else "")]
    rng.shuffle(names)
    first = phase in ("reveal", "trump")
    coming = names[:4]
    if first and rng.below(3) == 0:
        coming.insert(rng.below(3), politics.ELECTION)
    optional = table.ruleset == "2.0" and rng.below(2) == 0
    extra: dict[str, Any] = {
        "political": coming if phase == "reveal" else names[:2],
        "lying": {p: take(2) for p in politics.MAJORS}, "hands": {p: take(3) for p in table.powers}, "draw": draw,
        "tracks": tracks, "pieces": pieces, "down": [name for name in deal.down if name not in boxed],
        "troops": deal.troops | {name: 1 + rng.below(8) for name in sorted(boxed)},
    }  # fmt: skip
    if first:
        extra["draw"].sort(key=lambda card: card != "R")
        if rng.below(2):
            extra["victor"] = rng.choice(
                ["a", "b"] if table.seats == 2 else ["louis", "frederick", "maria-theresa"]
            )
    else:
        extra["trump"] = rng.choice(list("SHDC"))
    if point:
        extra["boxes"] = {"italy": point}
    if away:
        extra |= {"away": away, "lasting": {"pragmatic": -1}}
    if optional:
        extra["options"] = {"politics": True}
        extra["covered"] = {p: take(1) for p in politics.MAJORS}
    if rng.below(5) == 0:
        extra["reserve"] = {rng.choice(list(politics.MAJORS)): rng.choice([1, 1, 2])}
    return extra


def late(deal: Deal) -> dict[str, Any]:
    """What makes a winter hard: full generals, notes of the winters before, a general off the map."""
    rng, table, file = deal.rng, deal.table, deal.file
    extra: dict[str, Any] = {}
    if rng.below(2):
        extra["troops"] = {name: 8 - rng.below(2) for name in deal.troops}
    if deal.advanced:
        if not table.annexed and rng.below(3) == 0:
            extra["turn"] = 12
        past = extra.get("turn", table.turn) // 3 - 1
        extra["winters"] = [{power: rng.below(4) for power in politics.MAJORS} for _ in range(past)]
        extra["reserve"] = {power: 1 + rng.below(4) for power in politics.MAJORS}
        missing = [n for n in GENERALS if n not in deal.where and PIECES[n]["power"] == "prussia"]
        if missing:
            extra["pieces"] = deal.where | {missing[0]: "box"}
            extra["troops"] = extra.get("troops", deal.troops) | {missing[0]: 3}
    if deal.advanced and rng.below(3) == 0:
        extra |= guests(deal, extra)
    return {**extra, "seed": file["seed"]}


def guests(deal: Deal, extra: dict[str, Any]) -> dict[str, Any]:
    """Pragmatic and Austrian generals in each other's fortresses, others gone who would return there (10.1-h, R-34)."""
    rng = deal.rng
    shared = [c for c in FORTRESSES if PLACES[c]["kind"] == "major-fortress" and map_of(c) == "flanders"]
    shared = [c for c in shared if deal.table.owner(c) in ("austria", "pragmatic")]
    pieces = {n: c for n, c in extra.get("pieces", deal.where).items() if c not in shared}
    for name in GENERALS:
        if PIECES[name]["power"] in ("austria", "pragmatic"):
            pieces.pop(name, None)
            city = rng.choice(shared)
            if rng.below(2) and city not in pieces.values():
                pieces[name] = city
    full = {name: 8 - rng.below(2) for name in pieces if name in GENERALS}
    pool = [*DECK * 2]
    rng.shuffle(pool)
    hands = deal.file["hands"] | {p: [pool.pop() for _ in range(3)] for p in ("austria", "pragmatic")}
    large = [
        c for c in FORTRESSES if PLACES[c]["kind"] == "major-fortress" and deal.table.owner(c) == "austria"
    ]
    rng.shuffle(large)
    markers = {c: m for c, m in deal.file["markers"].items() if m != "france" or c in ELECTOR_CITIES}
    markers |= dict.fromkeys(large[: 1 + rng.below(4)], "france")
    return {
        "pieces": pieces, "troops": full, "hands": hands, "markers": markers,
        "down": [name for name in deal.down if name in pieces],
    }  # fmt: skip


def cards_to_come(deal: Deal) -> dict[str, Any]:
    """A stage that begins with a known deck, few pieces, and all that changes an income."""
    rng, table, file = deal.rng, deal.table, deal.file
    deck = [f"{card}.1" for card in DECK[:-1]] + ["Ra.1", "Rb.1"]
    rng.shuffle(deck)
    number = 1 + rng.below(10) if rng.below(2) else 16
    lost = {c: rng.choice(["austria", "none"]) for c in ("muenchen", "dresden") if rng.below(4) == 0}
    extra: dict[str, Any] = {
        "turn": 1 + rng.below(6) if not table.annexed else table.turn,
        "pieces": {name: PIECES[name]["place"] for name in ("schwerin", "batthyany")},
        "troops": {}, "down": [], "hands": {}, "draw": deck[:number],
        "markers": file["markers"] | lost,
    }  # fmt: skip
    spent = rng.below(4)
    if spent == 1:
        extra["discards"] = deck[number:]
    elif spent:
        extra["discards"] = "rest"
    if spent == 3:
        held = [f"{card}.{number}" for number in (2, 3) for card in DECK[: rng.below(3)]] + ["S2.4"]
        extra["hands"] = {rng.choice([*table.powers]): held}
    if deal.advanced:
        extra["tracks"] = {
            "italy": 1 + rng.below(7),
            "russia": 1 + rng.below(7),
            "saxony": file["tracks"]["saxony"],
        }
        extra["less"] = {power: -rng.below(3) for power in politics.MAJORS if rng.below(3) == 0}
        extra["lasting"] = {"pragmatic": -1} if rng.below(3) == 0 else {}
        extra["contracts"] = contracts(deal)
    return extra


def diplomacy(deal: Deal) -> dict[str, Any]:
    """A moment before powers change sides, with subsidies that run."""
    rng, file = deal.rng, deal.file
    extra: dict[str, Any] = {
        "contracts": [],
        "pieces": {name: PIECES[name]["place"] for name in ("schwerin", "karl")},
    }
    if file["stage"] == "politics":
        names = ["C43-2", "C43-6", "C44-2", "C43-5"]
        rng.shuffle(names)
        extra |= {
            "political": names[:2],
            "trump": "H",
            "hands": {},
            "lying": {"prussia": ["H9"], "austria": ["R"], "france": ["D2"]},
        }
    elif file["stage"] == "france":
        deal.table.annexed, deal.table.peace, deal.table.stage = True, deal.table.turn, "france"
        deal.table.saxony = rng.choice(["austria", "austria", "neutral", "prussia"])
        extra |= {
            "annexed": True, "peace": deal.table.turn, "hands": {},
            "tracks": {"saxony": rng.choice(list(SUITS_OF_SAXONY[deal.table.saxony]))},
            "markers": dict.fromkeys(SILESIA, "prussia"), "reserve": dict.fromkeys(MARKERS, 3),
        }  # fmt: skip
    running = contracts(deal)
    if file["stage"] == "france" and not any("prussia" in c and "saxony" in c for c in running):
        running.append("prussia saxony 2")  # made when they were allies
    return extra | {"troops": {}, "down": [], "contracts": running}


def aims(deal: Deal) -> dict[str, Any]:
    """French markers in Core Austria, few generals near them, and what France last answered."""
    rng, core = (
        deal.rng,
        [c for c in FORTRESSES if map_of(c) == "bohemia" and deal.table.owner(c) == "austria"],
    )
    rng.shuffle(core)
    markers = {c: m for c, m in deal.file["markers"].items() if m != "france" or c in ELECTOR_CITIES}
    held = core[: 1 + rng.below(3)]
    extra: dict[str, Any] = {
        "markers": markers | dict.fromkeys(held, "france"),
        "reduced": False,
        "aside": {},
    }
    if rng.below(3):
        extra["declined"] = held[rng.below(2) :]
    away = ("moritz", "belle-isle", "broglie", "maillebois", "noailles")[rng.below(3) :]
    pieces = {name: city for name, city in deal.where.items() if name not in away}
    french = [pieces[name] for name in GENERALS if name in pieces and PIECES[name]["power"] == "france"]
    if extra.get("declined") and any(core_austria(city) for city in french):
        extra["visited"] = True  # they came after the refusal, as the end of that phase has noted
    return extra | {
        "pieces": pieces, "down": [name for name in deal.down if name in pieces],
        "troops": {name: number for name, number in deal.troops.items() if name in pieces},
    }  # fmt: skip


def contracts(deal: Deal) -> list[str]:
    """A few subsidies that may run, each between other powers."""
    table, rng = deal.table, deal.rng
    pairs = [(g, r) for g in politics.MAJORS for r in table.powers if treaties.may_run(table, g, r)]
    rng.shuffle(pairs)
    found: dict[frozenset[str], str] = {}
    for giver, receiver in pairs[: rng.below(4)]:
        found.setdefault(frozenset((giver, receiver)), f"{giver} {receiver} {1 + rng.below(3)}")
    return list(found.values())
