"""Trials: one dealt situation each, handed to the engine as a position file and held against the second reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import yaml

from engine.kernel.position import Position
from engine.kernel.rng import Rng
from tests.games.maria import surveyor_changes as changes
from tests.games.maria import surveyor_compare as compare
from tests.games.maria import surveyor_purse as purse
from tests.games.maria import surveyor_situations as given
from tests.games.maria.surveyor_agreements import Agreements, after_neutrality
from tests.games.maria.surveyor_aims import Aims
from tests.games.maria.surveyor_combat import Campaign
from tests.games.maria.surveyor_consent import Allies
from tests.games.maria.surveyor_council import Council
from tests.games.maria.surveyor_deals import DECK, Deal, set_up
from tests.games.maria.surveyor_fights import TooHard
from tests.games.maria.surveyor_land import map_of
from tests.games.maria.surveyor_politics import CARDS, ELECTION, MAJORS, bare
from tests.games.maria.surveyor_table import STAGES, omniscient, read
from tests.games.maria.surveyor_winter import Winter

SIDES = ("prussia", "prussia", "neutral", "neutral", "austria")
"""Whose ally Saxony is on the five spaces of its track (6.1)."""


@contextmanager
def explained(file: dict[str, Any]) -> Iterator[None]:
    """A failure inside names the position file."""
    try:
        yield
    except AssertionError as error:
        error.add_note(yaml.safe_dump(file, default_flow_style=None, width=120, allow_unicode=True))
        raise


def advanced(rng: Rng) -> tuple[str, str, int]:
    """A variant of the advanced game."""
    return rng.choice(["2.0", "2.0", "1.0"]), "advanced", rng.choice([3, 3, 2])


def moves(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The movement phase: the list of every seat, and random paths."""
    position, seen = set_up(file), Counter[str]()
    decision = position.decision()
    for seat in decision.seats if decision else ():
        asked = position.decision(seat)
        if asked is not None and asked.step == "movement":
            seen += compare.movement(position, asked)
            seen += compare.paths(position, asked, rng, 12)
    return seen


def hussars(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The hussar stage."""
    position = set_up(file)
    decision = position.decision()
    return compare.hussars(position, decision) if decision and decision.step == "hussars" else Counter()


def standing(file: dict[str, Any]) -> Any:
    """The table of a file before anything is done in its phase."""
    return read(set_up(file | {"phase": "movement"}))


def supply(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The supply phase of a stage."""
    return compare.supply(set_up(file), standing(file), rng)


def combat(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The combat phase of a stage, fought out."""
    try:
        return Campaign(set_up(file), standing(file), rng).run()
    except TooHard:
        return Counter(("too hard",))


def conquest(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The end of a stage with a few question marks."""
    table, questions = standing(file), dict[str, str]()
    for fortress in table.land.fortresses:
        movers = [
            power
            for power in table.active()
            if table.hostile_to_holder(power, fortress)
            and (
                power in ("france", "austria")
                or map_of(fortress) == ("bohemia", "flanders")[power == "pragmatic"]
            )
        ]
        if movers and rng.below(6) == 0:
            questions[fortress] = rng.choice(movers)
    position = set_up(file | {"questions": questions})
    return compare.conquest(position, read(set_up(file | {"questions": questions, "phase": "movement"})))


def reduction(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The end of a phase of France's stage."""
    return compare.reduction(set_up(file), standing(file))


def winter(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """A winter: who buys how many troops, where they go, what is noted."""
    return Winter(set_up(file), file, rng).run()


def saxony(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """Austria moves Saxony's marker by a political card."""
    card = rng.choice(["C43-2", "C43-2", "C43-6"])
    how = " text" if card == "C43-6" else rng.choice([" saxony+1", " saxony-1"])
    space = 5 if card == "C43-6" else file["tracks"]["saxony"] + int(how[-2:])
    position = set_up(file)
    before = read(position)
    player = before.player("austria")
    position.play(position.read(f"select {card}"), player)
    news = position.play(position.read(f"execute {card}{how}"), player)
    decision = position.decision()
    while decision is not None and decision.step in ("gift", "winter", "corps"):
        news += position.play_legal(decision.actions.pick(rng), decision.seat)
        decision = position.decision()
    if decision is None:
        return Counter(("over",))
    return changes.saxony(position, before, SIDES[max(1, min(5, space)) - 1], news, rng)


def peace(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The end of Prussia's stage with all of Silesia in its hands."""
    position = set_up(file)
    return changes.peace(position, read(position), rng)


def dispute(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """Austria and the Pragmatic Army move: leave to stack, and the order of moves in Flanders."""
    return Allies(set_up(file), rng).run(14)


def politics(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """A politics stage, or the rest of one."""
    return Council(set_up(file), file, rng).run()


def income(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The first phase of a stage."""
    position = set_up(file)
    return purse.draws(position, file, read(set_up(file | {"phase": "movement"})), rng)


def election(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """The end of a turn in which the Election card was turned up."""
    return purse.votes(set_up(file), read(set_up(file | {"stage": "hussars"})), rng)


def agreements(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """Subsidies before and after a change of sides, or when Prussia's neutrality ends."""
    position = set_up(file)
    if file["stage"] == "france":
        return after_neutrality(
            position, file, read(set_up(file | {"stage": "prussia", "phase": "movement"}))
        )
    return Agreements(position, file, rng).run()


def aims(file: dict[str, Any], rng: Rng) -> Counter[str]:
    """A turn in which France may reduce its objectives."""
    return Aims(set_up(file), file, rng).run(80)


Trial = Callable[[dict[str, Any], Rng], Counter[str]]
TRIALS: dict[str, Trial] = {
    trial.__name__: trial
    for trial in (
        moves, hussars, supply, combat, conquest, reduction, winter, saxony, peace, dispute,
        politics, income, election, agreements, aims,
    )
}  # fmt: skip


def deal(name: str, rng: Rng) -> dict[str, Any]:
    """A position file for a trial."""
    stage, variant, extra = rng.choice(STAGES), None, dict[str, Any]()
    phase = {"moves": "movement", "income": "cards"}.get(name, name)
    if name == "hussars":
        stage, phase = name, ""
    elif name == "reduction":
        stage, phase, variant, extra = "france", "conquest", advanced(rng), {"reduced": False, "aside": {}}
    elif name == "saxony":
        stage, phase, variant = "politics", "select", advanced(rng)
        extra = {"political": ["C43-2", "C43-6"], "trump": "H", "lying": {"austria": ["R"]}, "hands": {}}
    elif name == "peace":
        stage, phase, variant = "peace", "", advanced(rng)
    elif name == "winter":
        dealt = Deal(rng, "winter", "")
        return dealt.file | given.late(dealt)
    elif name == "politics":
        stage, phase, variant = "politics", rng.choice(["reveal", "trump", "lay", "select"]), advanced(rng)
        dealt = Deal(rng, stage, "" if phase == "reveal" else phase, variant)
        return dealt.file | given.chamber(dealt, phase)
    elif name == "income":
        dealt = Deal(rng, stage, "cards")
        return dealt.file | given.cards_to_come(dealt)
    elif name == "election":
        stage, phase, variant = "election", "", advanced(rng)
        extra = {"election": True, "reserve": {power: 1 + rng.below(3) for power in MAJORS}}
    elif name == "agreements":
        stage = rng.choice(["politics", "politics", "peace", "france", "hussars"])
        dealt = Deal(rng, stage, {"politics": "select", "france": "conquest"}.get(stage, ""), advanced(rng))
        return dealt.file | given.diplomacy(dealt)
    elif name == "aims":
        phases = ["cards", "supply", "movement", "combat", "conquest"]
        dealt = Deal(rng, stage, rng.choice(phases), advanced(rng))
        return dealt.file | given.aims(dealt)
    elif name == "dispute":
        stage, phase, variant = "austria", "movement", (rng.choice(["2.0", "1.0"]), "advanced", 3)
    return Deal(rng, stage, phase, variant).file | extra


def run(name: str, seed: int, number: int) -> Counter[str]:
    """So many trials of one kind."""
    rng, seen = Rng(seed), Counter[str]()
    for _ in range(number):
        file = deal(name, rng)
        with explained(file):
            seen += TRIALS[name](file, rng)
    return seen


# --- random games ---------------------------------------------------------------------


def as_file(position: Position) -> dict[str, Any]:
    """What lies on the table of a Position as a position file: the same pieces, markers, cards and alliances."""
    view, table = omniscient(position), read(position)
    file: dict[str, Any] = {
        "game": "maria", "ruleset": view.ruleset, "scenario": view.scenario, "seats": table.seats, "turn": view.turn,
        "pieces": {p.id: p.place for p in view.pieces if p.place in table.land.roads},
        "troops": {g.id: g.troops for g in table.generals()},
        "down": [g.id for g in table.generals() if g.down],
        "markers": table.marks | table.electors,
        "hands": {power: [face(card) for card in cards] for power, cards in table.hands.items()},
    }  # fmt: skip
    if table.stock:
        papers = view.advanced
        file |= {
            "tracks": {"saxony": papers.politics.tracks["saxony"].at},
            "annexed": table.annexed,
            "peace": table.peace,
            "reduced": papers.affairs.reduced,
            "aside": {power: table.stock["aside"][power] for power in ("prussia", "france")},
            "battle": table.stock["battle"],
        }
    return file


def in_council(position: Position, rng: Rng) -> dict[str, Any]:
    """The same table in a politics stage with two open cards; hands are short, so that the next cards can be known."""
    file = as_file(position)
    file["hands"] = {power: hand[:4] for power, hand in file["hands"].items()}
    held = {bare(card) for hand in file["hands"].values() for card in hand}
    names = [name for name in CARDS if name != ELECTION]
    rng.shuffle(names)
    draw = [card for card in DECK if card not in held][:6]
    return file | {
        "stage": "politics",
        "phase": "lay",
        "trump": rng.choice(list("SHDC")),
        "political": names[:2],
        "draw": draw,
    }


def in_winter(position: Position) -> dict[str, Any]:
    """The same table in a winter."""
    file = as_file(position)
    return file | {"stage": "winter", "turn": max(3, file["turn"] // 3 * 3), "winters": []}


def face(card: str) -> str:
    """A card as a position file names it."""
    return "R" if card.startswith("R") else card
