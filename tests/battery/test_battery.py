"""The battery: random games of every game, ruleset, scenario and number of seats, watched at every Action.

Some random games each in the short run; `pytest -m long tests/battery` plays a thousand of each. A failure leaves the
Journal of its game in build/battery and names it: `kabinett replay FILE` shows it, the window opens it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_origin, get_type_hints

import msgspec
import pytest

import engine
from engine.bots import bot, kinds
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.message import Message
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.texts.catalogue import LANGUAGES, catalogue

SHORT_SECONDS = float(os.environ.get("KABINETT_BATTERY_SECONDS", "4"))
LONG_GAMES = int(os.environ.get("KABINETT_BATTERY_GAMES", "1000"))
LEFT_BEHIND = Path(__file__).parents[2] / "build" / "battery"
NO_CLAUSE = {"refuse-game-over", "refuse-unknown-word"}

Case = tuple[str, str, str, int]
CASES: list[Case] = [
    (name, ruleset, scenario.id, seats)
    for name in engine.titles()
    for ruleset in engine.game(name).rulesets
    for scenario in engine.game(name).scenarios
    for seats in scenario.seats
]


def table_of(case: Case, seed: int, path: Path | None = None) -> Table:
    """A practice table: undo is free, so that everything can be taken back."""
    name, ruleset, scenario, seats = case
    game = engine.game(name)
    entries = [SeatEntry(seat) for seat in game.scenario(scenario).seats[seats]]
    return Table.new(
        game, ruleset=ruleset, scenario=scenario, seats=entries, seed=seed, kind="practice", path=path
    )


@contextmanager
def left_behind(table: Table, case: Case, seed: int) -> Iterator[None]:
    """A failure inside leaves the Journal."""
    try:
        yield
    except Exception as error:
        path = LEFT_BEHIND / f"{'-'.join(map(str, case))}-{seed}.kabinett"
        table.journal.save_copy(path)
        error.add_note(f"{len(table.history)} actions played; journal: {path}")
        raise


# --- the game as a whole ----------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    """A few watched games."""
    ends = time.monotonic() + SHORT_SECONDS
    seed = 0
    while seed < 1 or time.monotonic() < ends:
        watched_game(case, seed, every=9)
        seed += 1
    assert not _speechless, "\n".join(sorted(_speechless))


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_thousand_random_games(case: Case) -> None:
    """A thousand games, each watched at another of its Actions."""
    for seed in range(LONG_GAMES):
        watched_game(case, seed, every=61)
    assert not _speechless, "\n".join(sorted(_speechless))


def watched_game(case: Case, seed: int, every: int) -> None:
    """Play one random game to its end, looking closely at every `every`th Action."""
    table = table_of(case, seed)
    rng = Rng(seed ^ 0xBA77E21)
    snapshots: list[tuple[Position, bytes]] = []
    words: Words = {}
    longest = table.game.scenario(case[2]).longest
    with left_behind(table, case, seed):
        offset = rng.below(every)
        while (first := table.decision()) is not None:
            assert table.position.result is None
            decision = table.decision(rng.choice(first.seats))
            assert decision is not None
            actions = decision.actions.all()
            assert actions, f"{decision.step} asks {decision.seat} and allows nothing"
            if (len(table.history) + offset) % every == 0:
                snapshots.append((table.position.copy(), table.position.dump()))
                look_closely(table, decision, rng, words)
            play_watched(table, decision, rng.choice(actions))
            assert len(table.history) <= longest, "longer than scenario.longest"
        assert table.position.result is not None, "the agenda is empty without a result"
        for snapshot, then in snapshots:
            assert snapshot.dump() == then, "a copy was changed by play on the original"
        taken_back_and_replayed(table)


def play_watched(table: Table, decision: Decision, action: Action) -> None:
    """Play one Action: the Step's measure falls, what is told is well-formed."""
    before = table.position
    step, depth, mark = before.top(), len(before.agenda), where(before)
    measure = step.measure(before)
    events = table.play(action, decision.seat)
    after = table.position
    for event in events:
        sound_event(event, table)
    if (
        after.agenda
        and len(after.agenda) == depth
        and type(after.top()) is type(step)
        and where(after) == mark
    ):
        now = after.top().measure(after)
        assert now < measure, f"{step.name}: the measure went from {measure} to {now} with {action.text()}"


def where(position: Position) -> tuple[object, ...]:
    """Turn, side and prompt: the same as long as a Step goes on."""
    view = position.view(None)
    step = position.top() if position.agenda else None
    fixed = [
        getattr(step, f) for f in ("power", "powers", "seat", "attacker", "defender") if hasattr(step, f)
    ]
    return view.turn, view.acting, *map(str, fixed)


def taken_back_and_replayed(table: Table) -> None:
    """Undo to the start, redo to the end, and a replay of the Journal agree to the byte."""
    end = table.position.dump()
    digests = [entry.at for entry in table.journal.entries]
    for digest in reversed(digests[:-1]):
        table.undo()
        assert table.position.digest() == digest
    while table.can_redo():
        table.redo()
    assert table.position.dump() == end
    replayed = Table.resume(table.game, table.journal)
    assert replayed.position.dump() == end
    assert replayed.log(None) == table.log(None)


# --- one Decision -----------------------------------------------------------------------


Words = dict[str, list[Any]]


def look_closely(table: Table, decision: Decision, rng: Rng, words: Words) -> None:
    """Everything that must hold of a Decision and its Views."""
    position, seat = table.position, decision.seat
    actions = decision.actions.all()
    texts = [a.text() for a in actions]
    assert len(set(texts)) == len(texts), "two legal Actions read alike"
    told(decision.prompt)
    assert decision.clause, f"{decision.step} cites no clause"
    for action, text in zip(actions, texts, strict=True):
        assert position.read(text) == action, text
        assert position.refuse(action, seat) is None, f"listed and refused: {text}"
        told(action.gesture().label)
    for text in some(texts, rng, 3):
        assert decision.read(text).text() == text
    for offer in decision.offers:
        assert position.refuse(offer, seat) is None, f"offered and refused: {offer.text()}"
        assert position.read(offer.text()) == offer
    for other in position.view(None).seats:
        if other not in decision.seats:
            refusal = position.refuse(actions[0], other)
            assert refusal is not None or isinstance(actions[0], position.offer_types)
    unlisted(position, decision, rng, words)
    loaded(table)
    for viewer in (*position.view(None).seats, None):
        permuted(table, viewer, rng)
        no_card_shown(position, viewer)


def some(items: list[Any], rng: Rng, count: int) -> list[Any]:
    """Some of the items."""
    return [rng.choice(items) for _ in range(min(count, len(items)))]


def unlisted(position: Position, decision: Decision, rng: Rng, words: Words) -> None:
    """Well-formed Actions that are not listed are refused with a reason, or do what a listed one does."""
    listed = {a.text() for a in (*decision.actions, *decision.offers)}
    outcomes: set[bytes] | None = None
    collect(words, [*decision.actions, *decision.offers], position)
    for action in [*(built(position, rng, words) for _ in range(12)), *(bent(a, rng, words) for a in some(
        list(decision.actions), rng, 12
    ))]:  # fmt: skip
        if action is None or action.text() in listed:
            continue
        refusal = position.refuse(action, decision.seat)
        if refusal is not None:
            assert refusal.clause or refusal.message.key in NO_CLAUSE, f"{action.text()}: no clause"
            told(refusal.message)
            continue
        if outcomes is None:
            outcomes = {outcome(position, a, decision.seat) for a in decision.actions}
            outcomes |= {outcome(position, a, decision.seat) for a in decision.offers}
        assert outcome(position, action, decision.seat) in outcomes, f"legal and unlisted: {action.text()}"


def outcome(position: Position, action: Action, seat: str) -> bytes:
    """What an Action leads to."""
    copy = position.copy()
    copy.play(action, seat)
    return copy.dump()


def collect(words: Words, actions: list[Action], position: Position) -> None:
    """Remember the words that Actions are made of, by field."""
    view = position.view(None)
    if not words:
        places = sorted({p.place for p in view.pieces if p.place} | set(view.control))
        words["path"] = list(places)
        words["place"] = list(places)
        words["any"] = [p.id for p in view.pieces]
    for action in actions:
        for field, value in msgspec.structs.asdict(action).items():
            pool = words.setdefault(field, [])
            for word in value if isinstance(value, tuple) else (value,):
                if word not in pool:
                    pool.append(word)


def built(position: Position, rng: Rng, words: Words) -> Action | None:
    """A random well-formed Action of any kind of the game."""
    kind = rng.choice(list(position.action_types.values()))
    values = []
    for name, hint in get_type_hints(kind).items():
        if name not in kind.__struct_fields__:
            continue
        pool = words.get(name) or words["any"]
        if get_origin(hint) is tuple:
            values.append(tuple(rng.choice(pool) for _ in range(1 + rng.below(4))))
        elif hint is int:
            values.append(rng.below(14) - 1)
        else:
            values.append(rng.choice(pool))
    return kind(*values)


def bent(action: Action, rng: Rng, words: Words) -> Action | None:
    """A legal Action with one field changed."""
    if not action.__struct_fields__:
        return None
    name = rng.choice(action.__struct_fields__)
    value = getattr(action, name)
    pool = words.get(name) or words["any"]
    if isinstance(value, tuple):
        kind = rng.below(3)
        longer = (*value, rng.choice(pool))
        new: Any = (
            longer if kind == 0 else value[:-1] if kind == 1 and len(value) > 1 else (*value[:-1], longer[-1])
        )
    elif isinstance(value, int):
        new = value + rng.below(5) - 2
    else:
        new = rng.choice([w for w in pool if isinstance(w, str)] or [value])
    return msgspec.structs.replace(action, **{name: new})


def loaded(table: Table) -> None:
    """A Position can be loaded from its state, and goes on alike."""
    position = table.position
    again = table.game.load(msgspec.json.decode(position.dump()))
    assert again.dump() == position.dump()
    decision, other = position.decision(), again.decision()
    assert decision is not None
    assert other is not None
    assert [a.text() for a in decision.actions] == [a.text() for a in other.actions]


# --- what may be known ------------------------------------------------------------------


def permuted(table: Table, viewer: str | None, rng: Rng) -> None:
    """In every truth that fits what a seat knows, it sees, may do and learns the same."""
    position = table.position
    view = position.view(viewer)
    dealt = table.game.deal(view, rng)
    assert dealt.view(viewer) == view, f"a dealt truth looks different to {viewer or 'the public'}"
    told(view.prompt)
    decision = position.decision(viewer) if viewer else None
    if decision is None or viewer is None:
        return
    other = dealt.decision(viewer)
    assert other is not None
    assert other.seats == decision.seats
    assert other.prompt == decision.prompt
    assert [a.text() for a in other.actions] == [a.text() for a in decision.actions]
    assert [a.text() for a in other.offers] == [a.text() for a in decision.offers]
    for kind in kinds(table.game.id):
        seed, player = rng.bits(), bot(kind)
        chosen = [player.choose(view, d, Rng(seed)).text() for d in (decision, other)]
        assert chosen[0] == chosen[1], f"the bot {kind} knows more than its View"
    same_lesson(position.copy(), dealt, rng.choice(decision.actions.all()), viewer)


def no_card_shown(position: Position, viewer: str | None) -> None:
    """No card that only others may see stands anywhere in a View: hands, facts, pieces, prompts."""
    view = position.view(viewer)
    shown = msgspec.json.encode(view).decode()
    for other in view.seats:
        hands = position.view(other).hands if other != viewer else ()
        hidden = {h.side for h in view.hands if h.cards is None}
        for card in (c for h in hands if h.side in hidden for c in h.cards or ()):
            assert f'"{card}"' not in shown, f"{card} of {other} is shown to {viewer or 'the public'}"


def same_lesson(position: Position, dealt: Position, action: Action, seat: str) -> None:
    """An Action teaches its seat the same in every truth, up to the first Event that says it reveals something."""
    lessons = []
    for truth in (position, dealt):
        read: list[Event] = []
        for event in truth.play(action, seat):
            if event.reveals:
                break
            read.append(event)
        lessons.append(read)
    shorter = min(map(len, lessons))
    for mine, other in zip(lessons[0][:shorter], lessons[1][:shorter], strict=True):
        assert mine.for_seat(seat) == other.for_seat(seat), f"{action.text()} tells {seat} a secret: {mine}"
    if not any(e.reveals for e in (*position.news, *dealt.news)):
        assert position.view(seat) == dealt.view(seat), f"{action.text()} reveals without saying so"


def sound_event(event: Event, table: Table) -> None:
    """Events speak, and secrets stay with their audience."""
    told(event.message)
    told(event.veiled)
    seats = set(table.view(None).seats)
    assert set(event.audience) <= seats
    for seat in (*seats - set(event.audience), None):
        seen = event.for_seat(seat)
        if event.audience:
            assert seen is None or (seen.message == event.veiled and not (seen.lit or seen.path or seen.data))


def told(message: Message | None) -> None:
    """Remember a Message that has no text in some language, or lacks what its text speaks of."""
    if message is None or message.key in _checked:
        return
    _checked.add(message.key)
    for language in LANGUAGES:
        words = catalogue(language)
        if message.key not in words:
            _speechless.add(f"{language}: no text {message.key} {sorted(message.args)}")
            continue
        for variable in words.variables(message.key):
            if variable not in message.args and variable.rpartition("_")[0] not in message.args:
                _speechless.add(f"{language}: {message.key} speaks of {variable}, which is not told")


_checked: set[str] = set()
_speechless: set[str] = set()


# --- the Journal as a file --------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_saved_game_is_found_again(case: Case, tmp_path: Path) -> None:
    """What was played from a file's table stands when the file is opened again."""
    path = tmp_path / "game.kabinett"
    table = table_of(case, 5, path)
    rng = Rng(5)
    while (decision := table.decision()) is not None and len(table.history) < 60:
        table.play(decision.actions.pick(rng), decision.seat)
        if rng.below(5) == 0:
            table.undo()
    table.journal.close()
    again = Table.resume(table.game, Journal.open(path))
    assert again.position.dump() == table.position.dump()
    assert [p.action for p in again.history] == [p.action for p in table.history]
    assert again.can_redo() == table.can_redo()


@pytest.mark.parametrize("name", engine.titles())
def test_a_game_introduces_itself(name: str) -> None:
    """Defaults open a game; scenarios seat somebody; maturity is known."""
    game: Game = engine.game(name)
    assert game.id == name
    assert game.start().dump() == game.start(ruleset=game.rulesets[0], scenario=game.scenarios[0].id).dump()
    assert game.start(seed=1).dump() != game.start(seed=2).dump()
    assert game.maturity in ("toy", "alpha", "beta", "stable")
    for scenario in game.scenarios:
        assert all(len(seats) == count for count, seats in scenario.seats.items())
