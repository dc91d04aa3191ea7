"""The position being edited, without a window: what is offered, each kind of edit, undo, faults, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.fields import FieldError
from engine.kernel.files import data, user_data
from engine.kernel.forms import Form, ListOf, OneOf, Phrase, TableOf, Whole
from engine.kernel.game import Game
from engine.kernel.journal import SeatEntry
from engine.kernel.positions import OPENING, PositionFile, opening_of, shown_of
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.editing import Editing
from engine.practice.judging import at
from engine.practice.lesson_adding import add_step, new_lesson, own_lessons
from engine.practice.lesson_check import check as lesson_faults
from engine.practice.lesson_files import read_lesson
from engine.practice.palettes import Thing, Token, palettes, spots
from tests.battery.nonsense import spoilt
from tests.council.game import GAME as COUNCIL
from tests.pebbles.game import GAME as PEBBLES

CASES = Path(__file__).parents[1] / "cases"
OPENINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "toy": ("toy", {}),
    "introductory": ("maria", {}),
    "advanced": ("maria", {"scenario": "advanced"}),
    "acres": ("acres", {}),
    "revolution": ("revolution", {}),
    "sachsen": ("sachsen", {}),
    "field": ("sachsen", {"scenario": "battle"}),
}

ALWAYS = {"pieces", "bishoprics"}
"""A courier of the toy game stands somewhere, a see has some status."""


@cache
def situations() -> tuple[dict[str, Any], ...]:
    """The situations of the rule cases and of our lessons."""
    return tuple(_situations())


def read(path: Path) -> Any:
    """What a file of data says."""
    return yaml.load(path.read_bytes(), Loader=yaml.CSafeLoader)


def _situations() -> Iterator[dict[str, Any]]:
    for path in sorted(CASES.rglob("*/*.yaml")):
        more = {"scenario": "advanced"} if path.parent.name == "advanced" else {}
        game = next(name for name in (*path.relative_to(CASES).parts, path.stem) if name in engine.titles())
        for entry in read(path):
            if isinstance(entry.get("position"), dict) and "sketch" not in entry:
                yield {"game": game} | more | entry["position"]
    for path in sorted(data("lessons").rglob("*.yaml")):
        lesson = read(path)
        for holder in (lesson, *lesson.get("steps", ())):
            if "situation" in holder:
                yield {"game": lesson["game"]} | holder["situation"]


def editing(opening: str) -> Editing:
    """A new position of an opening."""
    game, chosen = OPENINGS[opening]
    return Editing.new(engine.game(game), chosen)


def token(edited: Editing, field: str, *below: str, value: str | None = None) -> Token:
    """The token of a palette."""
    return next(t for t in palettes(edited.form)[field] if t.below == below and t.value == value)


def thing(edited: Editing, spot: str, field: str = "") -> Thing:
    """What lies on a spot."""
    return next(one for one in edited.things if one.spot == spot and field in ("", one.token.field))


def faults(edited: Editing) -> list[str]:
    return [str(fault) for fault in edited.judged.faults]


# --- nothing is lost ------------------------------------------------------------------


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.long)])
def test_every_situation_comes_out_as_it_went_in(every: int, tmp_path: Path) -> None:
    """Read, edited not at all, written, read again: the same data and the same Position."""
    files = situations()
    assert len(files) > 250
    for file in files[::every]:
        game = engine.game(file["game"])
        edited = Editing(game, file)
        assert not edited.judged.faults, file
        path = tmp_path / "again.yaml"
        edited.save(path)
        again = Editing.read(path)
        assert again.data == file
        assert again.judged.table is not None
        assert edited.judged.table is not None
        assert again.judged.table.position.digest() == edited.judged.table.position.digest()


def test_a_change_and_its_undo_change_nothing() -> None:
    """In every situation of the rule cases: something is taken off the map, and put back by undo."""
    for file in situations()[::23]:
        edited = Editing(engine.game(file["game"]), file)
        before, lying = deepcopy(edited.data), edited.things
        for one in lying[:1]:
            edited.take(one)
            assert edited.data != before
            edited.undo()
        assert edited.data == before
        assert edited.things == lying


@pytest.mark.parametrize("opening", OPENINGS)
def test_what_is_spelled_out_is_the_opening(opening: str) -> None:
    """A new position can be played, and its fields say again what its Position is."""
    edited = editing(opening)
    assert edited.sound
    assert not edited.unsaved
    again = Editing(edited.game, edited.data)
    assert again.judged.table is not None
    assert edited.judged.table is not None
    assert shown_of(again.judged.table.position) == shown_of(edited.judged.table.position)


# --- each kind of edit, in each game ---------------------------------------------------


@pytest.mark.parametrize("opening", OPENINGS)
def test_whatever_is_offered_can_be_laid_down_and_taken_away(opening: str) -> None:
    """Every token of every palette, on a spot that it may lie on: it lies there, then it does not, then it does."""
    edited = editing(opening)
    begun = edited.data
    for tokens in palettes(edited.form).values():
        for one in tokens[:: max(1, len(tokens) // 6)]:
            spot = next(iter(spots(edited.form, one)))
            before = [t for t in edited.things if (t.token, t.spot) == (one, spot)]
            assert edited.put(one, spot)
            there = [t for t in edited.things if (t.token, t.spot) == (one, spot)]
            assert there, one
            if before and one.value is None and not one.piece:
                assert sum(t.number for t in there) == sum(t.number for t in before) + 1
            if not edited.can_go(there[-1]):
                assert not edited.take(there[-1])
                assert one.field in ALWAYS
                continue
            assert edited.take(there[-1])
            now = [t for t in edited.things if (t.token, t.spot) == (one, spot)]
            assert sum(t.number for t in now) < sum(t.number for t in there), one
            edited.undo()
            assert [t for t in edited.things if (t.token, t.spot) == (one, spot)] == there
    while edited.can_undo:
        edited.undo()
    assert edited.data == begun


@pytest.mark.parametrize("opening", OPENINGS)
def test_the_map_can_be_cleared(opening: str) -> None:
    """Nothing that may be taken away is left, and one undo brings all of it back."""
    edited = editing(opening)
    before = edited.data
    edited.clear()
    assert {one.token.field for one in edited.things} <= (
        ALWAYS if opening in ("toy", "revolution") else set()
    )
    assert not edited.judged.faults
    edited.undo()
    assert edited.data == before


def test_armies_are_cleared_in_whatever_order_they_stand() -> None:
    edited = Editing(
        engine.game("revolution"), {"armies": {"flanders": ["nobility", "habsburgs", "catholics"]}}
    )
    edited.clear()
    assert edited.data["armies"] == {"flanders": []}
    assert edited.sound


def ways(form: Form, way: tuple[str | int, ...], value: Any) -> Iterator[tuple[str | int, ...]]:
    """Every value that a person could change."""
    if isinstance(form, TableOf) and isinstance(value, dict):
        for key, one in value.items():
            inner = form.value(key)
            assert inner is not None
            yield from ways(inner, (*way, key), one)
    elif isinstance(form, ListOf) and isinstance(value, list):
        for number, one in enumerate(value):
            yield from ways(form.item, (*way, number), one)
    elif not isinstance(form, TableOf | ListOf):
        yield way


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_value_is_named_by_the_form_and_can_be_written(opening: str) -> None:
    """Whatever a game writes of its Position its form knows; writing it anew changes nothing."""
    edited = editing(opening)
    before = edited.data
    found = list(ways(edited.form, (), {k: v for k, v in before.items() if k in edited.form.keys.words}))
    assert len(found) > 10
    for way in found:
        form = edited.form_at(way)
        assert form is not None, way
        value: Any = before
        for key in way:
            value = value[key]
        read = form.read(way, value)
        assert form.written(read) == value if isinstance(form, Phrase) else read == value
        edited.set(way, value)
    assert edited.data == before


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_field_takes_its_first_value(opening: str) -> None:
    """What "Add" writes is what the form reads: no field is a dead end."""
    for name in (edited := editing(opening)).form.keys.words:
        form = edited.form_at((name,))
        assert form is not None
        edited = editing(opening)
        if isinstance(form, ListOf):
            edited.set((name, len(edited.stated.get(name) or [])), form.item.first())
        elif isinstance(form, TableOf):
            key = next(iter(form.keys.words))
            inner = form.value(key)
            assert inner is not None
            edited.set((name, key), inner.first())
        else:
            edited.set((name,), form.first())
        assert form.read((name,), edited.data[name]) is not None
        edited.undo()
        assert not edited.judged.faults


def test_a_piece_that_leaves_takes_with_it_what_is_said_of_it() -> None:
    """Its troops, and that it commands, are said of nobody then."""
    edited = editing("introductory")
    edited.set(("troops", "friedrich"), 7)
    edited.set(("top", 0), "friedrich")
    edited.take(thing(edited, "place:freystadt"))
    assert edited.data["pieces"]["friedrich"] == "off"
    assert "friedrich" not in edited.data["troops"]
    assert edited.data["top"] == []
    assert edited.sound


def test_counters_are_counted() -> None:
    """Two of a kind are a heap of two; the last one taken leaves an empty place, not the set-up."""
    edited = editing("revolution")
    counter = token(edited, "counters", "nobility")
    assert edited.put(counter, "place:bruxelles")
    assert edited.data["counters"]["bruxelles"] == {"nobility": 2}
    assert thing(edited, "place:bruxelles").number == 2
    for _ in range(2):
        edited.take(thing(edited, "place:bruxelles"))
    assert edited.data["counters"]["bruxelles"] == {}
    assert edited.sound


@pytest.mark.parametrize(
    ("game", "pile"), [("maria", ("draw",)), ("acres", ("decks", "british")), ("toy", ("deck",))]
)
def test_a_card_comes_from_the_pile_in_which_it_lies(game: str, pile: tuple[str, ...]) -> None:
    """A card that is added to a hand leaves the draw deck, so that nothing lies twice."""
    edited = Editing.new(engine.game(game))
    hand = ("hands", {"maria": "prussia", "acres": "british", "toy": "north"}[game])
    held, stock = at(edited.data, hand), at(edited.data, pile)
    named = stock[0].partition(".")[0] if game == "maria" else stock[0]
    edited.set((*hand, len(held)), named)
    assert at(edited.data, hand) == [*held, stock[0]]
    assert at(edited.data, pile) == stock[1:]
    assert edited.sound
    edited.set((*hand, 0), at(edited.data, pile)[0])
    assert edited.sound
    edited.undo()
    edited.undo()
    assert (at(edited.data, hand), at(edited.data, pile)) == (held, stock)


def test_what_is_moved_keeps_what_it_says() -> None:
    """An army goes to another section as it was; what cannot go there stays."""
    edited = Editing(engine.game("revolution"), {"armies": {"flanders": ["habsburgs used"]}})
    army = thing(edited, "box:section-flanders")
    assert edited.put(army.token, "box:section-brabant", army)
    assert edited.data["armies"] == {"flanders": [], "brabant": ["habsburgs used"]}
    before = edited.data
    assert not edited.put(army.token, "place:gent", army)
    assert edited.data is before


def test_a_short_file_stays_short() -> None:
    """Only the field that is changed is spelled out, and the Position stays what it was but for that."""
    edited = Editing(engine.game("acres"), {"turn": 3, "sites": {"albany": "british village"}})
    edited.put(token(edited, "sites", value="french town"), "place:montreal")
    assert set(edited.data) == {"game", "turn", "sites"}
    assert edited.data["sites"]["albany"] == "british village"
    assert edited.data["sites"]["montreal"] == "french town"
    edited = Editing(engine.game("acres"), {"turn": 3})
    edited.take(thing(edited, "place:boston"))
    assert edited.data["sites"]["boston"] == "empty"
    assert edited.data["sites"]["quebec"] == "french town"
    edited = Editing(engine.game("maria"), {"turn": 3, "stage": "austria"})
    stood = {one.token: one.spot for one in edited.things if one.token.piece}
    karl = token(edited, "pieces", "karl")
    edited.put(karl, "place:breslau")
    assert set(edited.data) == {"game", "turn", "stage", "pieces"}
    assert {one.token: one.spot for one in edited.things if one.token.piece} == stood | {
        karl: "place:breslau"
    }


@pytest.mark.parametrize(
    ("game", "said", "way", "value"),
    [
        ("maria", {"discards": "rest"}, ("discards", 0), "S4"),
        ("maria", {"down": "karl"}, ("down", 0), "karl"),
        ("maria", {"options": 5}, ("options", "politics"), True),
        ("maria", {"actions": "done"}, ("actions", 0), "done"),
        ("acres", {"sites": 5}, ("sites", "albany"), "british village"),
        ("revolution", {"counters": {"amsterdam": 5}}, ("counters", "amsterdam", "habsburgs"), 2),
        ("revolution", {"armies": {"holland": 5}}, ("armies", "holland", 0), "habsburgs"),
    ],
)
def test_what_is_written_takes_the_place_of_what_is_no_table_or_list(
    game: str, said: dict[str, Any], way: tuple[str | int, ...], value: object
) -> None:
    """One word may stand for a list, and any nonsense in a file: what is edited below it is written all the same."""
    edited = Editing(engine.game(game), said)
    edited.set(way, value)
    assert at(edited.data, way) == value
    assert at(edited.data, way[:-1]) == ([value] if isinstance(way[-1], int) else {way[-1]: value})
    edited.undo()
    assert edited.data == {"game": game} | said


@pytest.mark.parametrize(
    ("said", "field", "below", "value", "spot", "written"),
    [
        ({"counters": 5}, "counters", ("habsburgs",), None, "place:amsterdam", {"amsterdam": {"habsburgs": 1}}),
        ({"counters": {"amsterdam": {"habsburgs": "two"}}}, "counters", ("habsburgs",), None, "place:amsterdam",
         {"amsterdam": {"habsburgs": 1}}),
        ({"ships": {"holland": [1]}}, "ships", (), None, "box:section-holland", {"holland": 1}),
        ({"armies": {"holland": 5}}, "armies", (), "habsburgs", "box:section-holland", {"holland": ["habsburgs"]}),
        ({"blockades": "x"}, "blockades", (), None, "place:amsterdam", ["amsterdam"]),
    ],
)  # fmt: skip
def test_a_token_lies_where_the_file_said_nonsense(
    said: dict[str, Any], field: str, below: tuple[str, ...], value: str | None, spot: str, written: object
) -> None:
    edited = Editing(engine.game("revolution"), said)
    assert edited.put(token(edited, field, *below, value=value), spot)
    assert edited.data[field] == written
    edited.clear()
    assert edited.stated is not None


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("maria", {"pieces": {"karl": [1]}}),
        ("revolution", {"blockades": [["amsterdam"], {"x": 1}, "brielle"]}),
    ],
)
def test_what_is_no_word_is_a_fault_and_lies_nowhere(game: str, said: dict[str, Any]) -> None:
    edited = Editing(engine.game(game), said)
    assert {fault.field[0] for fault in edited.judged.faults} == set(said)
    lying = {one.way for one in edited.things if one.token.field in said}
    assert ("pieces", "karl") not in lying
    assert lying <= {("blockades", 2)} or game == "maria"


@pytest.mark.parametrize("number", [40, pytest.param(2_000, marks=pytest.mark.long)])
def test_nonsense_is_shown_and_edited(number: int) -> None:
    """Whatever a file says, the editor names its faults, lays tokens down, takes things away, and undoes it all."""
    rng = Rng(11)
    known = [file for file in situations()[::9] if "actions" not in file]
    for _ in range(number):
        chosen = rng.choice(known)
        game = engine.game(chosen["game"])
        fields = (*game.form(chosen).keys.words, *OPENING, "actions")
        edited = Editing(game, spoilt([chosen], fields, rng) | {"game": game.id})
        before = edited.data
        assert edited.sound or edited.judged.faults
        for lying in edited.things[:1]:
            edited.take(lying)
        for tokens in palettes(edited.form).values():
            one = rng.choice(tokens)
            assert edited.put(one, rng.choice(list(spots(edited.form, one))))
        edited.clear()
        while edited.can_undo:
            edited.undo()
        assert edited.data == before


# --- faults ---------------------------------------------------------------------------


def test_faults_are_named_each_at_its_field_and_the_rest_stands() -> None:
    """Several at once; what only comes of one is not told besides."""
    edited = editing("introductory")
    edited.put(token(edited, "pieces", "karl"), "place:breslau")
    edited.put(token(edited, "pieces", "friedrich"), "place:breslau")
    edited.set(("troops", "friedrich"), 5)
    edited.set(("turn",), 99)
    edited.set(("hands", "prussia", 0), "S4.9")
    told = [fault.field for fault in edited.judged.faults]
    assert set(told) == {("pieces", "friedrich"), ("turn",), ("hands", "prussia", 0)}
    assert all(fault.mend for fault in edited.judged.faults)
    assert not edited.sound
    table = edited.judged.table
    assert table is not None
    standing = {piece.id: piece.place for piece in table.view(None).pieces}
    assert standing["karl"] == "breslau"
    assert standing["friedrich"] == ""
    with pytest.raises(FileError):
        edited.table()


def test_the_fields_of_faults_are_those_of_the_file() -> None:
    """Members of a list keep their numbers although others before them are left out."""
    game = engine.game("maria")
    edited = Editing(game, {"turn": 2, "down": ["karl", "berlin", "friedrich", "wien"]})
    assert [fault.field for fault in edited.judged.faults] == [("down", 1), ("down", 3)]


def test_a_faulty_draft_is_saved_and_opened_again(tmp_path: Path) -> None:
    """Nothing is mended behind one's back."""
    edited = editing("acres")
    edited.set(("money", "british"), -5)
    path = tmp_path / "draft.yaml"
    edited.save(path)
    assert not edited.unsaved
    again = Editing.read(path)
    assert again.data == edited.data
    assert faults(again) == faults(edited) != []
    with pytest.raises(FileError, match=r"draft\.yaml, line \d+, money\.british"):
        PositionFile.read(path).table(engine.game("acres"))


def test_what_cannot_even_begin_is_told() -> None:
    """An opening that there is not: the rest of the fields are those of the usual one."""
    edited = Editing(engine.game("maria"), {"scenario": "grand", "turn": 3})
    assert [fault.field for fault in edited.judged.faults] == [("scenario",)]
    assert edited.judged.table is not None
    assert "turn" in edited.form.keys.words
    edited.set(("scenario",), "advanced")
    assert edited.sound
    assert "tracks" in edited.form.keys.words


def test_another_scenario_of_which_nothing_can_stay_begins_with_its_opening() -> None:
    """A year of SACHSEN knows none of the squares of a battle: from one to the other, and back by undo."""
    edited = Editing.new(engine.game("sachsen"))
    edited.set(("turn",), 4)
    edited.set(("phase",), "player-turn")
    assert edited.judged.faults
    year = edited.data
    edited.set(("scenario",), "battle")
    assert edited.sound
    assert edited.data["scenario"] == "battle"
    assert "deal" not in edited.data
    assert {"sections", "armies", "moment"} <= set(edited.data)
    edited.undo()
    assert edited.data == year


def test_a_battle_that_is_set_up_from_its_opening_has_actions() -> None:
    """The opening knows of no draw; who goes on to a half phase has those that are usual, not none."""
    edited = Editing.new(engine.game("sachsen"), {"scenario": "battle"})
    for way, value in (
        (("moment",), "half-phase"),
        (("turn",), 1),
        (("units", "preussen-general"), "field-small-4-2"),
        (("units", "sachsen-general"), "field-small-4-7"),
    ):
        edited.set(way, value)
    table = edited.judged.table
    assert edited.sound
    assert table is not None
    decision = table.decision()
    assert decision is not None
    assert "march" in {action.verb for action in decision.actions}


def test_another_scenario_keeps_what_can_be_there() -> None:
    """Of the introductory game of MARIA all is known in the advanced one."""
    edited = Editing.new(engine.game("maria"))
    kept = {key: one for key, one in edited.data.items() if key in ("pieces", "troops", "turn")}
    edited.set(("scenario",), "advanced")
    assert edited.sound
    assert {key: edited.data[key] for key in kept} == kept


@pytest.mark.parametrize("game", ["maria", "acres", "revolution"])
def test_an_empty_value_is_left_out_alone(game: str) -> None:
    """`turn:` with nothing behind it: that is the fault, and all else stands."""
    whole = Editing.new(engine.game(game))
    edited = Editing(whole.game, whole.data | {"turn": None})
    assert [fault.field for fault in edited.judged.faults] == [("turn",)]
    assert edited.judged.sound == {key: value for key, value in whole.data.items() if key != "turn"}


def test_actions_that_do_not_fit_are_faults() -> None:
    """The first that cannot be played, and the position without it."""
    edited = Editing(engine.game("toy"), {"turn": 2, "actions": ["fly away"]})
    assert [fault.field for fault in edited.judged.faults] == [("actions", 0)]
    assert edited.judged.table is not None


@pytest.mark.parametrize("text", ["", "- 1\n", "game: chess\n", "game: maria\nturn: [\n", "\x00"])
def test_a_damaged_file_is_refused_with_place_and_mend(text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FileError) as caught:
        Editing.read(path)
    assert str(caught.value).startswith(str(path))
    assert caught.value.mend


def test_a_game_without_a_board_has_no_positions_to_edit(tmp_path: Path) -> None:
    path = tmp_path / "toy.yaml"
    path.write_text("# nothing\ngame: toy\nturn: 2\n", encoding="utf-8")
    with pytest.raises(FileError, match=r"toy\.yaml, line 2, game: .* one of: acres, maria, revolution"):
        Editing.read(path)


# --- where it comes from and goes ------------------------------------------------------


def begun(game: str, kind: Any, seed: int = 4, **opening: Any) -> Table:
    """A table after some Actions at random."""
    title = engine.game(game)
    scenario = title.scenario(opening.get("scenario", title.scenarios[0].id))
    seats = [SeatEntry(seat) for seat in scenario.seats[max(scenario.seats)]]
    table = Table.new(title, ruleset="", scenario=scenario.id, seats=seats, seed=seed, kind=kind)
    rng = Rng(seed)
    for _ in range(40):
        decision = table.decision()
        if decision is None:
            break
        table.play(decision.actions.pick(rng), decision.seat)
    return table


@pytest.mark.parametrize("game", ["maria", "acres", "revolution", "toy"])
def test_a_copy_of_an_open_table_is_its_position(game: str) -> None:
    """All of it, at the moment that is looked at."""
    table = begun(game, "practice")
    edited = Editing.of_table(table, len(table.history), None, Rng(1), secret=False)
    assert edited.sound
    assert edited.judged.table is not None
    assert shown_of(edited.judged.table.position) == shown_of(table.position)


@pytest.mark.parametrize("game", ["maria", "acres"])
def test_a_copy_of_a_match_holds_no_secret(game: str) -> None:
    """Two truths that a seat cannot tell apart give it the same copy, for the same lot."""
    table = begun(game, "match")
    moment = len(table.history)
    for seat in table.view(None).seats:
        view = table.view(seat)
        copies = []
        for lot in (7, 8):
            other = Table(table.game, table.game.deal(view, Rng(lot)), table.journal.until(0))
            assert other.view(seat) == view
            copies.append(Editing.of_table(other, 0, seat, Rng(3), secret=True).data)
        mine = Editing.of_table(table, moment, seat, Rng(3), secret=True)
        assert copies[0] == copies[1] == mine.data
        assert "seed" not in mine.data
        assert mine.assumed
        assert not mine.judged.faults
        own = {hand.side: hand.cards for hand in view.hands if hand.seat == seat and hand.cards is not None}
        for side, cards in own.items():
            assert sorted(mine.data["hands"][side]) == sorted(cards)


@pytest.mark.parametrize("game", ["maria", "acres", "revolution"])
def test_a_copy_of_a_what_if_of_a_match_tells_no_lot(game: str) -> None:
    """What was dealt for the what-if stays as it is; the lot of the match itself is not in it."""
    table = begun(game, "match", seed=987_654_321)
    for seat in table.view(None).seats:
        branch = table.branch(len(table.history), Rng(5), known=table.view(seat))
        edited = Editing.of_table(branch, 0, seat, Rng(6), secret=False)
        assert edited.sound
        assert "987654321" not in edited.text


def test_it_becomes_a_table_and_a_what_if(tmp_path: Path) -> None:
    """A practice table with a file of its own; a branch with the same persons, written nowhere."""
    home = begun("maria", "practice")
    edited = Editing.of_table(home, len(home.history), None, Rng(1), secret=False)
    path = tmp_path / "new.kabinett"
    table = edited.table("1.0", path)
    assert table.journal.header.kind == "practice"
    assert path.exists()
    assert Table.resume(table.game, table.journal).position.digest() == table.position.digest()
    branch = edited.branch(home)
    assert branch.journal.path is None
    assert [e.seat for e in branch.journal.header.seats] == [e.seat for e in home.journal.header.seats]
    table.journal.close()


@pytest.mark.parametrize("game", [PEBBLES, COUNCIL], ids=lambda game: game.id)
def test_a_game_that_declares_nothing_is_edited_by_its_opening(game: Game) -> None:
    """No fields of its own, no palettes; what may be chosen before it begins, and its seed, all the same."""
    edited = Editing.new(game, {"seed": 3})
    assert edited.sound
    assert not palettes(edited.form)
    for option in edited.form_at(("options",)).keys.words:  # type: ignore[union-attr]
        form = edited.form_at(("options", option))
        assert form is not None
        edited.set(("options", option), form.first())
        edited.undo()
    edited.set(("seed",), "none")
    assert [fault.field for fault in edited.judged.faults] == [("seed",)]


def test_actions_are_edited_like_any_field() -> None:
    edited = Editing.new(PEBBLES, {"seed": 3})
    edited.set(("actions", 0), "push prussia glogau steinau 2")
    assert edited.sound
    edited.set(("actions", 1), "push prussia glogau steinau 2")
    assert not edited.sound


# --- lessons --------------------------------------------------------------------------


def test_a_lesson_is_begun_and_goes_on() -> None:
    """Its file reads, its steps can be played, and every line that was there stays."""
    edited = editing("introductory")
    path = new_lesson("maria", "my-march", "My march", "begin", "Look at Silesia.", edited.data)
    assert path.is_relative_to(user_data("lessons"))
    assert own_lessons("maria") == [path]
    assert not own_lessons("acres")
    before = path.read_text(encoding="utf-8")
    edited.put(token(edited, "pieces", "friedrich"), "place:breslau")
    add_step(path, "breslau", "Friedrich is here now: see.", edited.data)
    assert path.read_text(encoding="utf-8").startswith(before.rstrip("\n"))
    lesson = read_lesson(path)
    assert [step.name for step in lesson.steps] == ["begin", "breslau"]
    assert not list(lesson_faults(lesson))
    situation = lesson.steps[1].situation
    assert situation is not None
    standing = situation.table(edited.game).view(None).pieces
    assert next(piece.place for piece in standing if piece.id == "friedrich") == "breslau"
    with pytest.raises(FileError, match="already"):
        add_step(path, "breslau", "Again.", edited.data)
    with pytest.raises(FileError, match="already"):
        new_lesson("maria", "my-march", "My march", "begin", "Again.", edited.data)


def test_what_stands_behind_the_steps_of_a_lesson_stays(tmp_path: Path) -> None:
    """A field after the list, notes between, a list without indent: the file stays a lesson."""
    path = tmp_path / "mine.yaml"
    path.write_text(
        "game: acres\ncourse: mine\nlesson: mine\ntitle: Mine\nsituation: {turn: 2}\n"
        "steps:\n- step: one  # the first\n  says: Look.\n\n# behind\nabout: a note\nminutes: 3\n",
        encoding="utf-8",
    )
    add_step(path, "two", "And now?", editing("acres").data)
    lesson = read_lesson(path)
    assert [step.name for step in lesson.steps] == ["one", "two"]
    assert lesson.minutes == 3
    assert "# behind" in path.read_text(encoding="utf-8")
    one_line = tmp_path / "line.yaml"
    one_line.write_text(
        "game: acres\ncourse: mine\nlesson: line\ntitle: L\nsituation: {turn: 2}\nsteps: [{step: a, says: b}]\n",
        encoding="utf-8",
    )
    with pytest.raises(FileError, match="one line"):
        add_step(one_line, "two", "And now?", editing("acres").data)


# --- forms ----------------------------------------------------------------------------


@pytest.mark.parametrize("opening", OPENINGS)
def test_words_that_are_offered_are_read(opening: str) -> None:
    """No choice is offered that the reader does not know; what is barred is told why."""

    def of(form: Form | None) -> Iterator[OneOf]:
        if isinstance(form, OneOf):
            yield form
        elif isinstance(form, ListOf):
            yield from of(form.item)
        elif isinstance(form, TableOf):
            yield form.keys
            for key in form.keys.words:
                yield from of(form.value(key))
        elif isinstance(form, Phrase):
            for part in form.parts:
                yield from of(part.form)

    found = list(of(editing(opening).form))
    assert found
    for one in {id(choice): choice for choice in found}.values():
        assert all(one.read(("x",), word) == word for word in one.choices)
        for word in one.barred:
            with pytest.raises(FieldError) as caught:
                one.read(("x",), word)
            assert caught.value.mend


def phrases(form: Form | None) -> Iterator[Phrase]:
    """Every phrase that a form holds."""
    if isinstance(form, Phrase):
        yield form
    elif isinstance(form, ListOf):
        yield from phrases(form.item)
    elif isinstance(form, TableOf):
        for key in form.keys.words:
            yield from phrases(form.value(key))


@pytest.mark.parametrize("opening", ["advanced", "revolution"])
def test_a_phrase_is_written_with_every_number_that_it_reads(opening: str) -> None:
    """Its first text reads, and so does one with the least number of each part: 0 is a number as others are."""
    found = list(phrases(editing(opening).form))
    assert found
    for form in found:
        first = form.read(("x",), form.first())
        for part in form.parts:
            if isinstance(part.form, Whole):
                parts = first | {part.name: part.form.least}
                assert form.read(("x",), form.written(parts)) == parts


def test_a_see_may_bear_nobodys_colour() -> None:
    """`catholic nobody` is what `catholic` alone says."""
    positions = [
        Editing(engine.game("revolution"), {"bishoprics": {"utrecht": said}})
        for said in ("catholic", "catholic nobody")
    ]
    assert all(edited.sound for edited in positions)
    one, other = (edited.judged.table for edited in positions)
    assert one is not None
    assert other is not None
    assert shown_of(one.position) == shown_of(other.position)


def test_a_number_goes_by_its_steps() -> None:
    """An option in steps of 2 offers and reads no other number than the game takes."""
    form = Editing.new(COUNCIL).form_at(("options", "goal"))
    assert isinstance(form, Whole)
    assert (form.least, form.most, form.step) == (2, 20, 2)
    assert form.read(("goal",), 8) == 8
    with pytest.raises(FieldError, match="2 to 20 in steps of 2"):
        form.read(("goal",), 7)
    assert form.first() == 2


def test_what_a_header_says_opens_the_same() -> None:
    """The fields of an opening are those that a position file takes."""
    table = begun("maria", "practice", scenario="advanced")
    opening = opening_of(table.journal.header)
    assert set(opening) - {"game"} <= set(Editing(table.game, opening).opening.keys.words)
    with pytest.raises(KabinettError):
        Editing(table.game, opening | {"seats": 9}).table()
