"""Position files with nonsense in them: a situation that can be played, or one line that tells file, field and mend."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.games.maria.cards import NAMES as CARDS
from engine.games.maria.powers import FR
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.positions import OPENING, PositionFile
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.battery.nonsense import spoilt, written
from tests.games.acres import test_invariants as acres
from tests.games.maria import test_invariants as maria
from tests.yaml_file import yaml_of

CASES = Path(__file__).parents[1] / "cases"
GAMES = ("acres", "maria", "toy")
ACTIONS = 30


@cache
def situations(game: str) -> list[dict[str, Any]]:
    """Valid situations to spoil: those of the rule cases."""
    if game == "toy":
        toys: list[dict[str, Any]] = [
            {"game": "toy", "seed": 3, "mud": True},
            {
                "game": "toy",
                "turn": 2,
                "pieces": {"north": "inn"},
                "seals": ["ford"],
                "hands": {"north": [1, 5]},
            },
            {
                "game": "toy",
                "scenario": "long",
                "turn": 4,
                "seals": [],
                "points": {"south": 1},
                "deck": [4, 5],
                "discards": [1],
            },
        ]
        return toys
    found: list[dict[str, Any]] = []
    for path in sorted((CASES / game).rglob("*.yaml")):
        opening = {"scenario": "advanced"} if path.parent.name == "advanced" else {}
        found += [
            {"game": game} | opening | entry["position"]
            for entry in yaml_of(path)
            if isinstance(entry.get("position"), dict) and "sketch" not in entry
        ]
    return found


def form_of(game: str, file: dict[str, Any]) -> list[str]:
    """The fields that a file of this opening may have."""
    form = engine.game(game).form(file).keys
    return [*form.words, *form.barred]


def sound(game: str, table: Table) -> None:
    """What must hold at every moment."""
    position: Any = table.position
    if game == "acres":
        acres.whole_box(position)
        acres.whole_supply(position)
        if position.result is None:
            acres.sound_table(position)
    if game == "maria":
        maria.whole_deck(position)
        maria.sound_troops(position)
        if position.world.advanced and not any(type(s).__name__ == "Posting" for s in position.agenda):
            maria.sound_cities(position)


def played(game: str, table: Table, rng: Rng) -> None:
    """Thirty Actions at random; Views and deals are asked for on the way."""
    for number in range(ACTIONS):
        sound(game, table)
        position = table.position
        decision = position.decision()
        if decision is None:
            assert position.result is not None
            return
        assert len(decision.actions) > 0
        if number % 10 == 0:
            for seat in (None, *position.view(None).seats):
                position.view(seat)
            engine.game(game).deal(position.view(decision.seat), Rng(number))
        position.play_legal(decision.actions.pick(rng), decision.seat)


def tried(game: str, seed: int, path: Path) -> str:
    """What becomes of a spoilt file: "" if it can be played, else its one line."""
    rng = Rng(seed)
    known = situations(game)
    fields = (*OPENING, "actions", *dict.fromkeys(key for file in known for key in form_of(game, file)))
    path.write_text(written(spoilt(known, fields, rng)), encoding="utf-8")
    try:
        file = PositionFile.read(path)
        table = file.table(engine.game(file.game(engine.titles())))
    except FileError as error:
        wrong = error
    else:
        played(table.game.id, table, rng)
        return ""
    line = str(wrong)
    assert line.startswith(f"{path}, line "), line
    assert wrong.mend, line
    assert len(line) < 1_000, line
    assert "\n" not in line, line
    return line


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("batch", range(3))
def test_nonsense_is_played_or_told(game: str, batch: int, tmp_path: Path) -> None:
    """Both happen, and nothing else."""
    lines = [tried(game, batch * 1_000 + seed, tmp_path / "nonsense.yaml") for seed in range(40)]
    assert any(lines)
    assert not all(lines)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_much_nonsense_is_played_or_told(game: str, tmp_path: Path) -> None:
    """Thousands."""
    for seed in range(100_000, 103_000):
        tried(game, seed, tmp_path / "nonsense.yaml")


def test_the_situations_themselves_are_played(tmp_path: Path) -> None:
    """No valid file is refused: every situation of the rule cases."""
    for game in GAMES:
        for situation in situations(game):
            file = PositionFile(tmp_path / "case.yaml", dict(situation))
            try:
                file.table(engine.game(game))
            except KabinettError as error:
                pytest.fail(f"{situation}: {error}")


FAULTS = yaml_of(Path(__file__).with_name("position_faults.yaml"))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault['game']} {fault['lines'][-40:]}")
def test_what_no_table_can_show_is_refused(fault: dict[str, str], tmp_path: Path) -> None:
    """With line, field and mend."""
    path = tmp_path / "fault.yaml"
    path.write_text(f"game: {fault['game']}\n{fault['lines']}\n", encoding="utf-8")
    with pytest.raises(FileError) as caught:
        PositionFile.read(path).table(engine.game(fault["game"]))
    assert str(caught.value).startswith(f"{path}, {fault['says']}")


def test_a_reserve_that_is_named_leaves_the_others() -> None:
    """They keep what is neither on the map nor in a box (15-b)."""
    game, file = engine.game("maria"), {"scenario": "advanced", "turn": 4, "stage": "france"}
    positions: list[Any] = [game.set_up(file | more) for more in ({}, {"reserve": {"france": 1}})]
    whole, changed = (position.stock.reserve for position in positions)
    assert changed == (1, *whole[1:])
    assert whole[0] > 1


def test_a_first_turn_has_one_action() -> None:
    """Without `turn` it is the first; each side has one in its own (actions-1, R-first)."""
    acres = engine.game("acres")
    left = [
        acres.set_up(file).decision().prompt.args["n"]  # type: ignore[union-attr]
        for file in ({}, {"turn": 1, "active": "french"}, {"turn": 2}, {"turn": 2, "left": 1})
    ]
    assert left == [1, 1, 2, 1]


def test_what_has_moved_or_retreated_stays_so() -> None:
    """A piece that has moved moves no more; a general who retreated is not attacked again."""
    maria = engine.game("maria")
    file = {
        "turn": 4,
        "stage": "prussia",
        "phase": "movement",
        "pieces": {"friedrich": "breslau", "karl": "wien"},
    }
    moves = [maria.set_up(file | more).decision() for more in ({}, {"moved": ["friedrich"]})]
    assert [any(a.verb == "move" for a in d.actions) for d in moves if d] == [True, False]
    fight = file | {"phase": "combat", "pieces": {"friedrich": "breslau", "karl": "brieg"}}
    position = maria.set_up(fight | {"retreated": ["karl"]})
    assert "retreated" in next(p.state for p in position.view(None).pieces if p.id == "karl")


def test_a_short_deck() -> None:
    """The cards of `draw` are all; the others lie in the discards."""
    position: Any = engine.game("maria").set_up({"turn": 4, "draw": ["S2", "S3"], "discards": "rest"})
    assert len(position.draw) == 2
    assert sum(map(len, position.discards)) == 36


@pytest.mark.parametrize("key", ["lying", "covered"])
def test_a_card_of_the_political_table_is_none_of_those_named_next(key: str) -> None:
    """Of several equal cards it is another; the first card of `draw` stays the first (8-d, 17.3-a)."""
    file = {
        "ruleset": "2.0",
        "scenario": "advanced",
        "options": {"politics": True},
        "turn": 4,
        "draw": ["R", "S4", "H9"],
        key: {"france": ["R"]},
    }
    position: Any = engine.game("maria").set_up(file)
    assert [CARDS[card] for card in position.draw[:-4:-1]] == ["Ra.1", "S4.1", "H9.1"]
    assert [CARDS[card] for card in getattr(position.politics, key)[FR]] == ["Rb.1"]
