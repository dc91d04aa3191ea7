"""Drills of every game: found by their seed, sound, told in every language, free of what their seat may not know."""

from __future__ import annotations

from functools import cache

import pytest

import engine
from desktop.cli.words import board_names
from engine.kernel.drill import DrillKind
from engine.kernel.errors import KabinettError
from engine.kernel.rng import Rng
from engine.practice.drill_run import DrillRun
from engine.practice.drill_words import item_words, title_words
from engine.practice.drills import Drill, find_drill
from engine.practice.interest import interest, tempting
from engine.practice.situations import ByLot, OwnTable, Recording, source
from engine.texts.catalogue import LANGUAGES
from engine.texts.clauses import clause_label
from engine.texts.translate import Translator

GAMES = [name for name in engine.titles() if engine.game(name).drills]
KINDS = [(name, kind.name) for name in GAMES for kind in engine.game(name).drills]
FEW, MANY = 3, 1000
SPOKEN = {"en": 150, "it": 190, "es": 190}
"""Characters that a question has at most: two lines of the bar."""


@cache
def words(language: str, game: str) -> Translator:
    """Speaks a language with the names of a board."""
    title = engine.game(game)
    return Translator(language, game, board_names(title.board), ruleset=title.rulesets[0])


@cache
def found(game: str, kind: str, seed: int) -> Drill:
    """A drill; looked for once."""
    return find_drill(engine.game(game), kind, seed)


def assert_sound(drill: Drill) -> None:
    """What is right is thought of, everything thought of has a reason, and nothing of it is boring."""
    answer, kind = drill.answer, drill.kind
    assert answer.right <= set(answer.candidates), "what is right is not among the candidates"
    assert set(answer.why) == set(answer.candidates), "something has no reason"
    assert len(set(answer.candidates)) == len(answer.candidates)
    assert interest(kind, answer) > 0
    assert drill.question.kind == kind.name
    if kind.form in ("choice", "number"):
        assert len(answer.right) == 1
        assert kind.form == "number" or set(answer.candidates) <= set(drill.question.choices)
    else:
        assert tempting(answer)
    for reason in answer.why.values():
        assert reason.clause, reason.message.key
    for clause in drill.clauses:
        assert clause_label(clause, "en")


def assert_told(drill: Drill) -> None:
    """Everything is said in every language; a complaint of the translator would be a log record."""
    for language in LANGUAGES:
        voice = words(language, drill.game.id)
        said = [voice.text(drill.question.prompt), title_words(voice, drill.game.id, drill.kind.name)]
        assert len(said[0]) <= SPOKEN[language], said[0]
        said += [voice.text(reason.message) for reason in drill.answer.why.values()]
        said += [voice.text(fact.message) for fact in drill.beside]
        said += [item_words(voice, drill.game.id, drill.question, one) for one in drill.answer.candidates]
        assert all(text and "{" not in text and "drill-" not in text for text in said), said


def assert_no_secret(drill: Drill) -> None:
    """In a truth dealt anew from what the seat may know, the same is asked, and right for the same reason."""
    viewer = drill.question.seat or None
    dealt = drill.game.deal(drill.position.view(viewer), Rng(drill.seed + 1))
    asked = [q for q in drill.kind.questions(dealt, drill.question.seat) if q.about == drill.question.about]
    assert drill.question in asked
    assert drill.kind.answer(dealt, drill.question) == drill.answer
    assert tuple(drill.kind.beside(dealt, drill.question)) == drill.beside


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_kind_gives_sound_drills_that_can_be_told(game: str, kind: str) -> None:
    for seed in range(FEW):
        drill = found(game, kind, seed)
        assert_sound(drill)
        assert_told(drill)
        assert_no_secret(drill)


@pytest.mark.long
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_thousand_drills_of_a_kind(game: str, kind: str) -> None:
    for seed in range(MANY):
        drill = find_drill(engine.game(game), kind, seed)
        assert_sound(drill)
        assert_no_secret(drill)
        if seed % 20 == 0:
            assert_told(drill)
            assert_answered(drill)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_drill_is_answered(game: str, kind: str) -> None:
    assert_answered(found(game, kind, 0))


def assert_answered(drill: Drill) -> None:
    """Right, wrong and with every hint; what follows can be shown, and the drill stays as it was."""
    before = drill.position.dump()
    run = DrillRun(drill)
    run.mark(drill.answer.right)
    assert {mark.verdict for mark in run.check()} == {"right"}
    assert run.grade == "unaided"
    assert set(run.grades().values()) == {"unaided"}
    run = DrillRun(drill)
    hints = [run.hint() for _ in range(4)]
    assert [hint.step for hint in hints] == [1, 2, 3, 3]
    assert hints[0].clause in (*drill.clauses, *drill.kind.clauses)
    if drill.kind.form not in ("choice", "number"):
        assert drill.answer.right & set(hints[1].lit)
        assert not drill.answer.right >= set(hints[1].lit)
    solution = {hints[2].item} if hints[2].fits else set()
    assert solution < drill.answer.right, "the hint gives all away"
    wrong = drill.answer.wrong[0]
    run.toggle(wrong)
    verdicts = {mark.item: mark.verdict for mark in run.check()}
    assert verdicts == {wrong: "wrong"} | dict.fromkeys(drill.answer.right, "missed")
    assert run.grade == "wrong"
    assert "wrong" in run.grades().values()
    table = drill.situation.table()
    assert all(table.play(action) for action in drill.consequence)
    assert table.journal.path is None
    assert drill.position.dump() == before


def test_a_seed_is_a_drill() -> None:
    game, kind = KINDS[0]
    first, again = (find_drill(engine.game(game), kind, 5) for _ in range(2))
    assert (first.question, first.answer) == (again.question, again.answer)
    assert first.position.dump() == again.position.dump()
    other = find_drill(engine.game(game), kind, 6)
    assert (other.position.dump(), other.question) != (first.position.dump(), first.question)


def test_a_drill_can_be_asked_for_by_its_clause() -> None:
    for game, kind in KINDS:
        wanted = found(game, kind, 1).clauses[0]
        assert wanted in find_drill(engine.game(game), kind, 2, clause=wanted).clauses


def test_an_unknown_kind_is_named_with_those_there_are() -> None:
    with pytest.raises(KabinettError, match=r"no kind of drill 'dance' .* reach"):
        find_drill(engine.game("maria"), "dance", 1)


def test_games_have_titles_for_their_kinds_and_no_two_alike() -> None:
    for game in GAMES:
        kinds: tuple[DrillKind[object], ...] = engine.game(game).drills
        assert len({kind.name for kind in kinds}) == len(kinds)
        for language in LANGUAGES:
            titles = [title_words(words(language, game), game, kind.name) for kind in kinds]
            assert len(set(titles)) == len(titles)


# --- where Positions come from -------------------------------------------------------


@pytest.mark.parametrize("game", engine.playable())
def test_recorded_games_fit_the_rules(game: str) -> None:
    recorded = source(engine.game(game))
    for recording in recorded.recordings:  # type: ignore[attr-defined]
        assert isinstance(recording, Recording)
        assert recording.at(recording.length)[1] == recording.length, "the rules allow it no more"
        assert recording.at(30)[0].dump() == recording.at(30)[0].dump()


def test_a_table_of_ones_own_gives_its_moments() -> None:
    game = engine.game("maria")
    situation = source(game).situation(Rng(4), ())
    assert situation is not None
    table = situation.table()
    rng = Rng(3)
    for _ in range(30):
        decision = table.decision()
        assert decision is not None
        table.play(decision.actions.pick(rng), decision.seat)
    own = OwnTable(table)
    drill = find_drill(game, "protection", 3, positions=own)
    moments = [table.position_at(n).dump() for n in range(len(table.history) + 1)]
    assert drill.position.dump() in moments
    assert_sound(drill)


def test_a_game_without_recordings_is_played_by_lot() -> None:
    game = engine.game("maria")
    situation = ByLot(game).situation(Rng(2), ("movement",))
    assert situation is not None
    assert situation.position.top().name == "movement"
    assert isinstance(source(engine.game("toy")), ByLot)


def test_positions_are_of_the_scenarios_that_are_wanted() -> None:
    """From recordings, by lot, and from a table of one's own, which is of another."""
    game, rng = engine.game("sachsen"), Rng(3)
    for positions in (source(game), ByLot(game)):
        for wanted in ("year", "battle"):
            drawn = (positions.situation(rng, (), (wanted,)) for _ in range(9))
            situation = next(one for one in drawn if one is not None)
            assert situation.header.scenario == wanted
    own = OwnTable(situation.table())
    assert own.situation(rng, (), ("battle",)) is not None
    assert own.situation(rng, (), ("year",)) is None


def test_a_practice_table_is_written_nowhere_and_has_no_bots() -> None:
    drill = found(*KINDS[0], 0)
    table = drill.situation.table()
    assert table.journal.path is None
    assert table.journal.header.kind == "practice"
    assert not any(entry.bot for entry in table.journal.header.seats)
    assert table.position.dump() == drill.position.dump()


def test_nothing_is_marked_after_the_check() -> None:
    run = DrillRun(found(*KINDS[0], 0))
    run.check()
    run.toggle("place:nowhere")
    run.mark(["place:nowhere"])
    assert not run.marked


def test_what_nobody_thinks_of_is_wrong_all_the_same() -> None:
    drill = found("maria", "protection", 0)
    run = DrillRun(drill)
    run.toggle("piece:nobody")
    assert ("piece:nobody", "wrong") in [(mark.item, mark.verdict) for mark in run.check()]


def test_the_bounds_of_a_number_hold_below_zero_too() -> None:
    drills = (found("acres", "marker", seed) for seed in range(50))
    drill = next(one for one in drills if int(next(iter(one.answer.right))) < 0)
    value, run = int(next(iter(drill.answer.right))), DrillRun(drill)
    run.hint()
    region = run.hint()
    assert region.least <= value <= region.most
