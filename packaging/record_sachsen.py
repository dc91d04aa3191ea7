"""Games of SACHSEN: one for each way to end, each kind of peace, each motion of a congress, each succession.

Two are played from the deal; the others begin from a situation as a position file tells it, in or near the last turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import engine
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.journal import SeatEntry
from engine.kernel.options import OptionValue
from engine.kernel.rng import Rng
from engine.kernel.table import Table

GAME = "sachsen"
TRIES = 400
PRACTICE = 500
"""Actions of a game that is recorded for drills, which comes to turns 4 to 7."""
CALM = ("done", "pass", "neither", "neutral", "abstain", "let", "stay", "no", "bid 0", "refuse")
"""What is said where nothing else is wanted."""
OFFICERS = "officers"
"""Battles are left to them."""


@dataclass(frozen=True)
class Wanted:
    """A game to be recorded.

    Attributes:
        way: how it ends. told: what must be told in it, by the ends of the keys of its log.
        script: Actions that are played in this order, each as soon as its seat may, `first: beaten preussen`.
        position: the fields of a position file, none: from the deal. options: of a game from the deal.
        lively: what is not in the script is played by lot.
    """

    way: str = "cycles"
    told: tuple[str, ...] = ()
    script: tuple[str, ...] = ()
    position: dict[str, Any] = field(default_factory=dict)
    options: dict[str, OptionValue] = field(default_factory=dict)
    lively: bool = False


DEAL = ["sachsen", "preussen", "hannover"]
STANDS = {
    "sachsen-general": "dresden", "sachsen-musketeers-1": "dresden", "preussen-general": "berlin",
    "preussen-musketeers-1": "empire-16-7", "preussen-musketeers-2": "empire-18-8", "hannover-general": "hannover-city",
}  # fmt: skip
"""Prussians hold two provinces of Saxony, the Kurkreis and the Lausitz."""
WAR = {"one": ["preussen"], "other": ["sachsen"], "since": 10}


def late(**fields: Any) -> dict[str, Any]:
    """The last turn, Saxony's own; whatever else is said of it."""
    usual = {
        "game": GAME, "seats": 3, "deal": DEAL, "turn": 12, "phase": "player-turn", "order": DEAL, "left": DEAL,
        "units": STANDS,
    }  # fmt: skip
    return usual | fields


def peace(*talks: str, **fields: Any) -> dict[str, Any]:
    """Saxony gives up, and the talks."""
    return {"position": late(**{"wars": [WAR]} | fields), "script": ("first: beaten preussen", *talks)}


def congress(*words: str, **fields: Any) -> Wanted:
    """A congress on a motion, which all want."""
    motion = ("first: congress " + " ".join(words), "second: yes", "first: yes", "second: yes", "third: yes")
    claim = {"wars": [WAR]} | fields
    return Wanted(told=("congress", "seconds", "motion-carried"), script=motion, position=late(**claim))


def attempt(**fields: Any) -> dict[str, Any]:
    """An attempt, wherever it strikes."""
    hands = {"sachsen": ["attempt", "attempt"]}
    played = ("first: play attempt", "first: play attempt")
    return {"position": late(hands=hands, **fields), "script": played}


CHILDREN = {"pfalz": ["son"], "bayern": ["daughter sachsen"], "sachsen": ["son bayern"]}
KINGDOMS = {"one": ["francia", "sachsen"], "other": ["oesterreich", "preussen"], "kingdom": True, "since": 9}
BAVARIA = ("oberpfalz", "ingolstadt", "straubing", "landshut", "burghausen")
"""The provinces of Bavaria without that of its capital."""
BORDER = {
    "francia-1-general": "metz", "francia-1-dragoons-1": "wien", "francia-1-dragoons-2": "prag",
    "francia-1-musketeers-1": "metz", "preussen-general": "berlin", "sachsen-general": "dresden",
    "hannover-general": "hannover-city",
}  # fmt: skip

WANTED = {
    "end-cycles": Wanted(told=("war", "battle", "bid-shown"), lively=True),
    "end-clock": Wanted(
        "clock", ("hour",), ("first: bid 100000", "first: hour"), options={"length": "clock"}
    ),
    "end-provinces": Wanted(
        "provinces", ("peace-agreed", "cedes", "war-won"),
        **peace(
            "second: demand sachsen 0 kurkreis lausitz", "first: accept",
            options={"length": "provinces", "provinces": 8}, turn=3,
        ),
    ),
    "end-score": Wanted(
        "score", ("peace-agreed", "pays-peace", "war-won"),
        **peace(
            "second: demand sachsen 1500000", "first: accept",
            options={"length": "score", "score": 15}, turn=3, battles={"preussen": 2},
        ),
    ),
    "peace-counter": Wanted(
        told=("demands", "offers-terms", "peace-agreed"),
        **peace("second: demand sachsen 3000000 kurkreis", "first: counter sachsen 500000", "second: accept"),
    ),
    "peace-ruled": Wanted(
        told=("terms-refused", "peace-ruled", "cedes"),
        **peace(*("second: demand sachsen 3000000 kurkreis lausitz", "first: refuse") * 3),
    ),
    "peace-cards": Wanted(
        told=("peace-agreed", "war-won"),
        **peace(
            "second: demand sachsen 0", "first: accept", "second: take spy", "third: take spy", "second: take heir",
            wars=[{"one": ["preussen", "hannover"], "other": ["sachsen"], "since": 10}],
            hands={"sachsen": ["spy", "spy", "heir"]},
        ),
    ),
    "peace-neutral": Wanted(
        told=("beaten", "war-won"),
        position=late(
            wars=[{"one": ["preussen"], "other": ["bayern"], "since": 10}],
            units=STANDS | {"preussen-musketeers-3": "muenchen-city"},
            owner=dict.fromkeys(BAVARIA, "preussen"),
        ),
    ),
    "peace-stalemate": Wanted(told=("stalemate",), position=late(wars=[WAR | {"since": 1}])),
    "peace-kingdoms": Wanted(
        told=("kingdom-lost", "pays-peace", "war-won"),
        script=("first: demand preussen 0", "second: accept"),
        position=late(wars=[KINGDOMS], units=BORDER),
    ),
    "congress-peace": congress("1", "preussen", "sachsen"),
    "congress-province": congress("2", "kurkreis", "hannover"),
    "congress-payment": congress("3", "preussen", "sachsen", "1000000"),
    "congress-ruler": congress("4", "bayern", "sachsen", chaos=["bayern"]),
    "congress-truce": congress("5", "bayern"),
    "congress-agreement": congress(
        "6", "hannover", "bayern", ties={"hannover": {"bayern": {"step": 3, "counter": "pact"}}}
    ),
    "congress-passage": congress("7", "sachsen", "bayern"),
    "congress-amended": Wanted(
        told=("congress", "amends", "motion-carried", "motion-fails"),
        script=(
            "first: congress 5 bayern", "second: yes", "second: amend 5 pfalz", "first: no", "second: yes",
            "third: no", "first: yes", "second: yes", "third: yes",
        ),
        position=late(wars=[WAR]),
    ),
    "succession-son": Wanted(told=("ruler-dies", "son-succeeds"), **attempt(heirs=CHILDREN)),
    "succession-heir": Wanted(told=("ruler-dies", "taken-over"), **attempt(heirs=CHILDREN)),
    "succession-chaos": Wanted(told=("ruler-dies", "chaos"), **attempt(heirs=CHILDREN)),
    "succession-return": Wanted(told=("ruler-dies", "leaves", "returns"), **attempt(heirs=CHILDREN, turn=11)),
    "succession-saved": Wanted(
        told=("ruler-dies", "son-succeeds"),
        **attempt(
            heirs={home: ["son"] for home in DEAL}, options={"heirs-save-players": True},
            chaos=["nederland", "niederrhein", "hessen-thueringen", "pfalz", "bayern"],
        ),
    ),
}  # fmt: skip


def ends_as_wanted(table: Table, wanted: Wanted) -> bool:
    """Whether the game ends in this way, and all is told in it that is wanted."""
    result = table.position.result
    keys = {event.message.key.removeprefix(f"{GAME}-log-") for event in table.log(None)}
    return result is not None and result.way == wanted.way and keys >= set(wanted.told)


def play(seed: int, wanted: Wanted) -> Table:
    """A whole game, at a table that lives in memory."""
    game = engine.game(GAME)
    seats = [SeatEntry(seat) for seat in game.scenarios[0].seating(3, wanted.options)]
    table = Table.new(
        game, seats=seats, seed=seed, options=wanted.options, version=engine.__version__,
        position=wanted.position or None,
    )  # fmt: skip
    rng, script = Rng(seed), list(wanted.script)
    while (decision := table.decision()) is not None:
        if script and (action := scripted(table, decision, script[0])) is not None:
            table.play(action, script.pop(0).partition(":")[0])
        else:
            table.play(by_lot(decision, rng) if wanted.lively else calm(decision, rng), decision.seat)
    return table


def scripted(table: Table, decision: Decision, line: str) -> Action | None:
    """The next Action of the script, if its seat may do it now."""
    seat, _, text = line.partition(": ")
    action = table.position.read(text)
    if seat not in decision.seats and not isinstance(action, table.position.offer_types):
        return None
    return action if table.position.refuse(action, seat) is None else None


def calm(decision: Decision, rng: Rng) -> Action:
    """Nothing, where that is possible."""
    by_text = {action.text(): action for action in decision.actions}
    found = next((by_text[text] for text in (OFFICERS, *CALM) if text in by_text), None)
    return found or rng.choice(list(by_text.values()))


def by_lot(decision: Decision, rng: Rng) -> Action:
    """Any Action, each verb as likely as the others; battles are left to the officers."""
    actions = decision.actions.all()
    verbs = sorted({action.verb for action in actions})
    verb = OFFICERS if OFFICERS in verbs else rng.choice(verbs)
    return rng.choice([action for action in actions if action.verb == verb])
