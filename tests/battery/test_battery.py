"""The battery: random games of every game, ruleset, scenario and number of seats, watched at every Action.

Some random games each in the short run; `pytest -m long tests/battery` plays a hundred of each. A failure leaves the
Journal of its game in build/battery and names it: `kabinett replay FILE` shows it, the window opens it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import engine
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.message import say
from engine.kernel.options import ChoiceOption, NumberOption, Option, typed_options
from engine.kernel.position import Position
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.battery.asking import ask_the_rest, numbers_fit, round_sound, settles_without_a_trace
from tests.battery.choosing import some_action
from tests.battery.forging import Forger
from tests.battery.secrets import answers_look_alike, keeps_secrets
from tests.battery.speech import speechless, told, words_beside

SHORT = 500
"""Actions that the short run plays: in one way to play each scenario to the end of the game that reaches them."""
TWIN = 250
"""Actions that it plays in each twin of these, by another ruleset, number of seats or option, of one game or more."""
CLOSE, TWINS = 53, 97
"""Actions from one to the next at which the short run looks at everything: what every seat can find out is dear.

Closest in one way to play each scenario; its twins, by another ruleset, number of seats or option, share most of it.
"""
BATCH, GAMES = 25, int(os.environ.get("KABINETT_BATTERY_GAMES", "100"))
"""The long run: so many batches of games in each case, each a test of its own, so that none runs for long."""
ENDLESS = 1500
"""Actions after which a game is left that need not end: its rules set no bound, and random players find no end."""
LEFT_BEHIND = Path(__file__).parents[2] / "build" / "battery"
NO_CLAUSE = {"refuse-game-over", "refuse-unknown-word"}


class Case(NamedTuple):
    """A way to play a game; `options` are those that are not as usual, as they are typed: `name` or `name=value`."""

    name: str
    ruleset: str
    scenario: str
    seats: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join(map(str, (*self[:4], *self.options)))


def ways(option: Option) -> list[str]:
    """What may be chosen of an option instead of what is usual, as it is typed."""
    if isinstance(option, ChoiceOption):
        return [f"{option.id}={word}" for word in option.words[1:]]
    if isinstance(option, NumberOption):
        return [f"{option.id}={number}" for number in {option.least, option.most} - {option.first}]
    return [option.id]


def together(options: Sequence[Option]) -> Iterator[tuple[str, ...]]:
    """Each option otherwise than usual, in as few games as there can be.

    All that hang on nothing are chosen at once. A number that a choice asks for goes with the word for it: with
    another word it would not count.
    """
    asked = [one for one in options if isinstance(one, NumberOption) and one.when]
    if free := tuple(ways(one)[0] for one in options if one not in asked):
        yield free
    for one in asked:
        yield f"{one.when}={one.id}", ways(one)[0]


ALL_CASES = [
    Case(name, ruleset, scenario.id, seats, way)
    for name in engine.titles()
    for ruleset in engine.game(name).rulesets
    for scenario in engine.game(name).scenarios
    for seats in scenario.seats
    for way in ((), *((one,) for option in scenario.options_in(ruleset, seats) for one in ways(option)))
]


def _in_short() -> Iterator[Case]:
    """Each ruleset, scenario and number of seats, and there each option that no number of seats before had."""
    for plain in (case for case in ALL_CASES if not case.options):
        yield plain
        scenario, ruleset = engine.game(plain.name).scenario(plain.scenario), plain.ruleset
        numbers = list(scenario.seats)
        earlier = numbers[: numbers.index(plain.seats)]
        had = {option.id for seats in earlier for option in scenario.options_in(ruleset, seats)}
        new = [option for option in scenario.options_in(ruleset, plain.seats) if option.id not in had]
        yield from (plain._replace(options=way) for way in together(new))


CASES = [*_in_short()]
"""What the short run plays; the long one plays all, each option alone and in every way."""
FIRST = {(case.name, case.scenario): case for case in reversed(CASES)}
"""One way to play each scenario: the first."""


def table_of(case: Case, seed: int, path: Path | None = None) -> Table:
    """A practice table: undo is free, so that everything can be taken back."""
    game, scenario = engine.game(case.name), engine.game(case.name).scenario(case.scenario)
    options = typed_options(case.options, scenario.options_in(case.ruleset, case.seats))
    entries = [SeatEntry(seat) for seat in scenario.seating(case.seats, options)]
    return Table.new(
        game, ruleset=case.ruleset, scenario=case.scenario, seats=entries, seed=seed, kind="practice",
        options=options, path=path,
    )  # fmt: skip


@contextmanager
def left_behind(table: Table, case: Case, seed: int) -> Iterator[None]:
    """A failure inside leaves the Journal."""
    try:
        yield
    except Exception as error:
        path = LEFT_BEHIND / f"{case}-{seed}.kabinett"
        table.journal.save_copy(path)
        error.add_note(f"{len(table.history)} actions played; journal: {path}")
        raise


# --- the game as a whole ----------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    """A few games, closely watched."""
    played = seed = 0
    first = FIRST[case.name, case.scenario] == case
    wanted = SHORT if first else TWIN
    while played < wanted:
        most = 0 if first else wanted - played
        played += watched_game(case, seed, every=CLOSE if first else TWINS, most=most)
        seed += 1
    assert not speechless, "\n".join(sorted(speechless))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_many_random_games(case: Case, batch: int) -> None:
    """A hundred games, or as many as KABINETT_BATTERY_GAMES says, each watched at another of its Actions."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        watched_game(case, seed, every=61, glances=7)
    assert not speechless, "\n".join(sorted(speechless))


def watched_game(case: Case, seed: int, every: int, most: int = 0, glances: int = 0) -> int:
    """Play one random game to its end, or so many Actions; returns their number.

    Looks closely at every `every`th Action, and quickly at every `glances`th.
    """
    table = table_of(case, seed)
    rng = Rng(seed ^ 0xBA77E21)
    snapshots: list[tuple[Position, bytes]] = []
    longest = table.game.scenario(case.scenario).longest or table.position.most_left()
    limit = most or (sys.maxsize if longest else ENDLESS)
    bounds: list[int] = []
    with left_behind(table, case, seed):
        offset, forger = rng.below(every), Forger(table.position, rng)
        while (first := table.decision()) is not None:
            assert table.position.result is None
            if len(table.history) >= limit:
                break
            decision = table.decision(rng.choice(first.seats))
            assert decision is not None
            actions = decision.actions.all()
            assert actions, f"{decision.step} asks {decision.seat} and allows nothing"
            if (len(table.history) + offset) % every == 0:
                then = table.position.dump()
                snapshots.append((table.position.copy(), then))
                look_closely(table, decision, forger)
                assert table.position.dump() == then, f"{decision.step}: asking changed the Position"
            elif glances and table.game.secret and (len(table.history) + seed) % glances == 0:
                answers_look_alike(table.position, forger.rng)
            bounds.append(table.position.most_left())
            play_watched(table, decision, rng.choice(actions) if longest else some_action(actions, rng))
            speak_up(table, rng)
            assert not longest or len(table.history) <= longest, "longer than the rules allow"
        else:
            assert table.position.result is not None, "the agenda is empty without a result"
        for played, most in enumerate(bounds):
            assert not most or len(bounds) - played <= most, "more was played than could be"
        for snapshot, then in snapshots:
            assert snapshot.dump() == then, "a copy was changed by play on the original"
        taken_back_and_replayed(table)
    return len(table.history)


def play_watched(table: Table, decision: Decision, action: Action) -> None:
    """Play one Action: the Step's measure falls, what is told is well-formed."""
    before = table.position
    step, depth, mark = before.top(), len(before.agenda), where(table)
    measure = step.measure(before)
    events = table.play(action, decision.seat)
    after = table.position
    for event in events:
        sound_event(event, table)
    if (
        after.agenda
        and len(after.agenda) == depth
        and type(after.top()) is type(step)
        and where(table) == mark
    ):
        now = after.top().measure(after)
        assert now < measure, f"{step.name}: the measure went from {measure} to {now} with {action.text()}"


def speak_up(table: Table, rng: Rng) -> None:
    """Now and then a seat does what it may do out of turn."""
    decision = table.decision()
    if decision is not None and rng.below(25) == 0 and (offers := decision.offers):
        for event in table.play(rng.choice(list(offers)), decision.seat):
            sound_event(event, table)


def where(table: Table) -> tuple[object, ...]:
    """Turn, side and prompt: the same as long as a Step goes on."""
    view, position = table.view(None), table.position
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


def look_closely(table: Table, decision: Decision, forger: Forger) -> None:
    """Everything that must hold of a Decision and its Views; to ask changes nothing."""
    position, seat = table.position, decision.seat
    actions, offers = decision.actions.all(), decision.offers
    texts = [a.text() for a in actions]
    assert len(set(texts)) == len(texts), "two legal Actions read alike"
    told(decision.prompt)
    words_beside(decision, table.game.id, position.view(None).board)
    assert decision.clause, f"{decision.step} cites no clause"
    for action, text in zip(actions, texts, strict=True):
        assert position.read(text) == action, text
        assert position.refuse(action, seat) is None, f"listed and refused: {text}"
        gesture = action.gesture()
        told(gesture.label)
        if gesture.kind == "pick" and not gesture.cards:
            told(say(f"help-pick-{gesture.source.partition(':')[0]}"))
    for text in some(texts, forger.rng, 3):
        assert decision.read(text).text() == text
    for offer in offers:
        assert position.refuse(offer, seat) is None, f"offered and refused: {offer.text()}"
        assert position.read(offer.text()) == offer
    for other in position.view(None).seats:
        if other not in decision.seats:
            refusal = position.refuse(actions[0], other)
            assert refusal is not None or isinstance(actions[0], position.offer_types)
    forged = forger.forge((*actions, *offers), 12)
    unlisted(position, decision, forged)
    loaded(table)
    numbers_fit(position, decision, forger.rng)
    round_sound(position)
    keeps_secrets(table.game, position, forged, forger.rng)
    picked = forger.rng.choice(actions)
    ask_the_rest(decision, picked, some([piece.ref for piece in position.view(seat).pieces], forger.rng, 3))
    settles_without_a_trace(position, picked, seat)


def some(items: list[Any], rng: Rng, count: int) -> list[Any]:
    """Some of the items."""
    return [rng.choice(items) for _ in range(min(count, len(items)))]


def unlisted(position: Position, decision: Decision, forged: list[Action]) -> None:
    """Well-formed Actions that are not listed are refused with a reason, or do what a listed one does."""
    listed = {a.text(): a for a in (*decision.actions, *decision.offers)}
    outcomes: set[bytes] = set()
    for action in forged:
        if action.text() in listed:
            continue
        refusal = position.refuse(action, decision.seat)
        if refusal is not None:
            assert refusal.clause or refusal.message.key in NO_CLAUSE, f"{action.text()}: no clause"
            told(refusal.message)
            continue
        if not decision.lists(action):
            continue
        outcomes = outcomes or {outcome(position, a, decision.seat) for a in listed.values()}
        assert outcome(position, action, decision.seat) in outcomes, f"legal and unlisted: {action.text()}"


def outcome(position: Position, action: Action, seat: str) -> bytes:
    """What an Action leads to."""
    copy = position.copy()
    copy.play(action, seat)
    return copy.dump()


def loaded(table: Table) -> None:
    """A Position can be loaded from its state, and goes on alike."""
    position = table.position
    again = table.game.load(msgspec.json.decode(position.dump()))
    assert again.dump() == position.dump()
    decision, other = position.decision(), again.decision()
    assert decision is not None
    assert other is not None
    assert [a.text() for a in decision.actions] == [a.text() for a in other.actions]


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
    """Defaults open a game; scenarios seat somebody; maturity is known. Its Title says what it says."""
    game: Game = engine.game(name)
    assert game.id == name
    assert game.start().dump() == game.start(ruleset=game.rulesets[0], scenario=game.scenarios[0].id).dump()
    assert game.start(seed=1).dump() != game.start(seed=2).dump()
    assert game.maturity in ("toy", "alpha", "beta", "stable")
    title = engine.title(name)
    assert (title.maturity, title.board) == (game.maturity, game.board)
    assert title.maps == game.scenarios[0].maps
    for scenario in game.scenarios:
        assert all(len(seats) == count for count, seats in scenario.seats.items())
