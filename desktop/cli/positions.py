"""`position`, `legal`, `why` and `apply`: asking about one situation."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

import msgspec

from desktop.cli.tables import chosen_game, known_ending, open_table, seat_of, typed, write_table
from desktop.cli.words import WORDS, said
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.errors import KabinettError, Refused, shortened
from engine.kernel.positions import SUFFIXES, PositionFile, opening_of, read_action, situation_of
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.texts.translate import Translator


def new(
    game: str, ruleset: str, scenario: str, seats: int, seed: int, options: list[str], out: Path | None
) -> None:
    """Write the position file of an opening, to a file or to the terminal."""
    title = chosen_game(game)
    asked: dict[str, object] = {
        "game": game, "ruleset": ruleset, "scenario": scenario, "seats": seats, "seed": seed,
    }  # fmt: skip
    if options:
        asked["options"] = typed(title, ruleset, scenario, seats, options)
    file = PositionFile(
        out or Path("new.yaml"), {k: v for k, v in asked.items() if v not in ("", 0) or k == "seed"}
    )
    if out is not None:
        known_ending(out, SUFFIXES)
    header = file.begin(title).journal.header
    data = opening_of(header)
    if out is not None:
        PositionFile(out, data).write(out)
        WORDS.data({"file": str(out)}) if WORDS.json else WORDS.line(str(out))
    elif WORDS.json:
        WORDS.data(data)
    else:
        for key, value in data.items():
            WORDS.line(
                f"{key}: {msgspec.json.encode(value).decode() if isinstance(value, str | dict) else value}"
            )


def save(path: Path, out: Path) -> None:
    """Write a situation by its fields, with no more Actions than need be; raises KabinettError."""
    known_ending(out, SUFFIXES)
    table = open_table(path)
    header = table.journal.header
    data = situation_of(table, path, opening_of(header))
    PositionFile(out, data).write(out)
    since = data.get("actions", [])
    if WORDS.json:
        WORDS.data({"file": str(out), "actions": since})
        return
    WORDS.line(str(out))
    if since:
        WORDS.line(WORDS.tr("cli-saved-before", action=since[0], n=len(since)))


def show(path: Path, seat: str) -> None:
    """Print what the public, or one seat, may know of a situation."""
    table = open_table(path)
    view = table.view(seat_of(table, seat))
    if WORDS.json:
        WORDS.data(view)
        return
    show_view(view, WORDS.about(table))


def show_view(view: View, words: Translator) -> None:
    """Print what a View shows: the moment, pieces, hands, scores."""
    WORDS.line(WORDS.tr("cli-turn", turn=view.turn, turns=view.turns))
    if view.prompt is not None:
        WORDS.line(words.cited(view.prompt, view.clause))
    if view.winners is not None:
        WORDS.line(ended(words, view))
    _show_pieces(view, words)
    for heap in view.heaps:
        WORDS.line(words.tr("heap-of", number=heap.number, name=words.name(f"heap:{heap.id}")))
    for hand in view.hands:
        cards = " ".join(hand.cards or ())
        line = WORDS.tr("cli-hand", side=words.name(f"side:{hand.side}"), n=hand.count, cards=cards)
        WORDS.line(line.rstrip())
    for score in view.scores:
        key = "cli-score" if score.goal else "cli-score-open"
        side = words.name(f"side:{score.side}")
        WORDS.line(WORDS.tr(key, side=side, n=score.points, goal=score.goal_points))


def ended(words: Translator, view: View) -> str:
    """Who won, in a sentence."""
    winners = [words.name(f"seat:{s}") for s in view.winners or ()]
    return WORDS.tr("cli-won", seats=winners) if winners else WORDS.tr("cli-draw")


def _show_pieces(view: View, words: Translator) -> None:
    rows = [
        (
            piece.id,
            words.name(f"side:{piece.side}"),
            piece.place or WORDS.tr("cli-off-board"),
            "" if piece.strength is None else str(piece.strength),
            ", ".join(_state(one) for one in piece.state),
        )
        for piece in view.pieces
    ]
    WORDS.table([WORDS.tr(f"cli-head-{h}") for h in ("piece", "side", "place", "troops", "state")], rows)


def _state(word: str) -> str:
    """A state of a piece in words; its bare name where the catalogue has none."""
    key = f"cli-state-{word}"
    return WORDS.tr(key) if WORDS.translator.has(key) else word


def legal(path: Path, source: str) -> None:
    """Print the legal Actions of everybody who is asked, or of one piece or card."""
    table = open_table(path)
    first = table.decision()
    decisions = [d for s in first.seats if (d := table.decision(s))] if first else []
    words = WORDS.about(table)
    found = [_plain(d, source, words) for d in decisions]
    idle = source and not any(one["actions"] or one["offers"] for one in found)
    if idle and not _known(table, source, [d.seat for d in decisions]):
        raise KabinettError(f"{path}: {WORDS.tr('fault-there-item', word=shortened(source))}")
    view = table.view(None)
    if WORDS.json:
        over = {"winners": view.winners, "way": view.way} if first is None else {}
        WORDS.data({"decisions": found} | over)
        return
    if first is None:
        WORDS.line(ended(words, view))
    for one in found:
        WORDS.line(f"{one['prompt']}")
        rows = [(action["text"], action["label"]) for action in (*one["actions"], *one["offers"])]
        WORDS.table([WORDS.tr("cli-head-action"), WORDS.tr("cli-head-meaning")], rows)


class ActionTold(TypedDict):
    """An Action as `--json` tells it."""

    text: str
    gesture: str
    source: str
    target: str
    label: str


class DecisionTold(TypedDict):
    """A Decision as `--json` tells it."""

    seat: str
    step: str
    clause: str
    prompt: str
    actions: list[ActionTold]
    offers: list[ActionTold]


class PlayedTold(TypedDict):
    """An Action that was played, as `--json` tells it."""

    seat: str
    action: str
    events: list[str]


def _known(table: Table, source: str, seats: Iterable[str]) -> bool:
    """Whether it is a piece or a card that one of these seats may know."""
    views = [table.view(seat) for seat in (None, *seats)]
    ids = {piece.id for view in views for piece in view.pieces}
    ids |= {card for view in views for hand in view.hands for card in hand.cards or ()}
    return source.rpartition(":")[2] in ids


def _plain(decision: Decision, source: str, words: Translator) -> DecisionTold:
    def fits(action: Action) -> bool:
        own = action.gesture().source
        return not source or source in (own, own.rpartition(":")[2])

    return {
        "seat": decision.seat,
        "step": decision.step,
        "clause": decision.clause,
        "prompt": words.cited(decision.prompt, decision.clause),
        "actions": [_action(a, words.text(decision.label(a))) for a in decision.actions if fits(a)],
        "offers": [_action(a, words.text(a.gesture().label)) for a in decision.offers if fits(a)],
    }


def _action(action: Action, label: str) -> ActionTold:
    gesture = action.gesture()
    return {
        "text": action.text(),
        "gesture": gesture.kind,
        "source": gesture.source,
        "target": gesture.target,
        "label": label,
    }


def why(path: Path, text: str) -> None:
    """Print whether an Action is allowed, and if not, why not."""
    table = open_table(path)
    words = WORDS.about(table)
    try:
        action, seat = read_action(table, text)
        refusal = table.refuse(action, seat)
        said = action.text()
    except Refused as error:
        refusal, said = error.refusal, error.text
    if WORDS.json:
        WORDS.data(
            {
                "text": said,
                "allowed": refusal is None,
                "clause": refusal.clause if refusal else "",
                "key": refusal.message.key if refusal else "",
                "message": words.text(refusal.message) if refusal else "",
                "lit": refusal.lit if refusal else (),
            }
        )
    elif refusal is None:
        WORDS.line(WORDS.tr("cli-allowed", text=said))
    else:
        WORDS.line(words.cited(refusal.message, refusal.clause))


def apply(path: Path, texts: list[str], out: Path | None) -> None:
    """Play Actions from a situation, print what happens, and write where it leads."""
    table = open_table(path)
    words = WORDS.about(table)
    told: list[PlayedTold] = []
    for text in texts:
        try:
            action, seat = read_action(table, text)
            events = table.play(action, seat)
        except KabinettError as error:
            raise KabinettError(f"{path}: {said(error)}") from error
        lines = [words.cited(e.message, e.clause) for e in events]
        told.append({"seat": seat, "action": action.text(), "events": lines})
    if out is not None:
        write_table(table, path, out)
    if WORDS.json:
        WORDS.data({"played": told, "at": table.digest(), "file": str(out) if out else None})
        return
    for one in told:
        WORDS.line(f"{one['seat']}: {one['action']}")
        for line in one["events"]:
            WORDS.line(f"    {line}")
