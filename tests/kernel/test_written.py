"""Any moment of any game as a position file: it leads back to the same Views and Decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from engine.kernel.errors import FileError
from engine.kernel.journal import Journal, SeatEntry
from engine.kernel.positions import PositionFile, fields_of, shown_of, situation_of
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.games.recorded import JOURNALS, recorded

GAMES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("toy", {}, {"bids"}),
    ("acres", {}, {"acts"}),
    ("maria", {}, {"hussars", "movement", "combat"}),
    ("maria", {"scenario": "advanced"}, {"movement", "select"}),
    ("maria", {"scenario": "advanced", "seats": 2, "ruleset": "1.0"}, {"movement"}),
    ("revolution", {}, {"new-units", "propose"}),
    ("revolution", {"seats": 2}, {"new-units"}),
]
MOST_SINCE = 80
"""Actions since the latest moment that fields can say: a winter at random is long."""
UNUSED = {"introductory": ("stock", "affairs")}
"""What a scenario keeps and never reads: who won last, what Saxony did."""


def new_table(name: str, chosen: dict[str, Any]) -> Table:
    """A table in memory."""
    game = engine.game(name)
    scenario = game.scenario(chosen.get("scenario", game.scenarios[0].id))
    seats = [SeatEntry(s) for s in scenario.seats[chosen.get("seats", max(scenario.seats))]]
    return Table.new(
        game, ruleset=chosen.get("ruleset", ""), scenario=scenario.id, seats=seats, seed=5, kind="open"
    )


def opening_of(table: Table) -> dict[str, Any]:
    """The fields that say which opening it is."""
    header = table.journal.header
    found: dict[str, Any] = {
        "game": header.game,
        "ruleset": header.ruleset,
        "scenario": header.scenario,
        "seats": len(header.seats),
        "seed": header.seed,
    }
    return found | ({"options": header.options} if header.options else {})


def same(table: Table, path: Path) -> int:
    """Write where a table stands, read it again, and compare all that matters; how many Actions it took."""
    data = situation_of(table, path, opening_of(table))
    PositionFile(path, data).write(path)
    again = PositionFile.read(path).table(table.game).position
    assert shown_of(again) == shown_of(table.position)
    unused = ("rng", *UNUSED.get(table.journal.header.scenario, ()))
    ours, theirs = ({k: v for k, v in p.state().items() if k not in unused} for p in (table.position, again))
    assert ours == theirs
    since = len(data.get("actions", ()))
    assert since <= MOST_SINCE or since == len(table.history)
    return since


@pytest.mark.parametrize(("name", "chosen", "steps"), GAMES)
def test_what_is_written_is_read(name: str, chosen: dict[str, Any], steps: set[str], tmp_path: Path) -> None:
    """Moments of a random game; the steps named here are said by fields alone."""
    table, rng = new_table(name, chosen), Rng(5)
    said, tried = set(), set()
    for _ in range(240):
        decision = table.decision()
        if decision is None:
            break
        if decision.step not in tried:
            tried.add(decision.step)
            if not same(table, tmp_path / "written.yaml"):
                said.add(decision.step)
        table.play(decision.actions.pick(rng), decision.seat)
    assert steps <= said
    assert same(table, tmp_path / "written.yaml") or table.decision() is not None


RECORDED = [
    ("acres", "siege-of-quebec", 200),
    ("maria", "two-winter-sums", 2000),
    ("maria", "reserve-pragmatic", 500),
    ("revolution", "five-nobility", 300),
]


def same_at(name: str, journal: str, every: int, path: Path) -> None:
    """Compare at moments of a recorded game, and at its end."""
    whole = Journal.open(JOURNALS / name / f"{journal}.kabinett")
    moments = [*range(every // 2, len(whole.entries), every), len(whole.entries)]
    for moment in moments:
        same(Table.resume(engine.game(name), whole.until(moment)), path)


@pytest.mark.parametrize(("name", "journal", "every"), RECORDED)
def test_moments_of_recorded_games_are_written(name: str, journal: str, every: int, tmp_path: Path) -> None:
    """Late ones too: short decks, reshuffled cards, empty political decks, the end."""
    same_at(name, journal, every, tmp_path / "written.yaml")


@pytest.mark.long
@pytest.mark.parametrize("name", ["acres", "maria", "revolution"])
def test_many_moments_of_all_recorded_games_are_written(name: str, tmp_path: Path) -> None:
    """Hundreds."""
    for path in sorted((JOURNALS / name).glob("*.kabinett")):
        same_at(name, path.stem, 17, tmp_path / "written.yaml")


def test_a_fight_is_written_with_its_actions(tmp_path: Path) -> None:
    """No field says how a fight stands: the Actions since it began stand below the fields."""
    table = recorded("maria", "france-goal")
    fights = [n for n, one in enumerate(table.history) if one.action.verb == "play"]
    moment = fights[len(fights) // 2] + 1
    table = Table.resume(table.game, table.journal.until(moment))
    assert fields_of(table.game, table.position, opening_of(table)) is None
    assert 1 <= same(table, tmp_path / "fight.yaml") <= MOST_SINCE


def test_nothing_left_is_not_left_out(tmp_path: Path) -> None:
    """A list that is empty is another thing than a list that is not there."""
    table = PositionFile(Path(), {"game": "toy", "seals": [], "deck": [], "turn": 2}).table(
        engine.game("toy")
    )
    same(table, tmp_path / "empty.yaml")


def test_what_began_from_an_impossible_situation_is_not_written(tmp_path: Path) -> None:
    """One line with file, moment and mend, and no file that would be another situation."""
    journal = Journal.open(JOURNALS / "former" / "acres-six-in-reserve.kabinett")
    table = Table.resume(engine.game("acres"), journal)
    with pytest.raises(FileError) as caught:
        situation_of(table, Path("old.kabinett"), opening_of(table))
    assert str(caught.value).startswith("old.kabinett, action 8: it began from")
