"""Taking back further than undo leads, the log that keeps what was undone, and tables that branch off."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.journal import Journal
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.kernel.test_log import whole_log
from tests.kernel.test_undo import do, table

OPENING = ("north: bid 0", "south: bid 0", "north: ride north inn")


def kinds(at: Table) -> list[tuple[str, int, bool]]:
    """The log of North in short."""
    return [(line.event.kind, line.moment, line.undone) for line in whole_log(at, "north")]


def test_undo_says_how_far_it_leads_and_why_it_stops() -> None:
    """Both bids were turned up by South's Action; North's ride after it may come back."""
    at = table()
    do(at, *OPENING)
    moment, reason = at.undo_reach()
    assert moment == 2
    assert reason is not None
    assert reason.key == "undo-revealed"
    assert at.why_no_return(2) is None
    barred = at.why_no_return(1)
    assert barred is not None
    assert barred.key == "undo-revealed"


def test_practice_leads_back_to_the_start() -> None:
    """Nothing stops it but the start."""
    at = table("practice")
    do(at, *OPENING)
    assert at.undo_reach() == (0, None)
    at.take_back(0)
    assert not at.history


@pytest.mark.parametrize("agreed", [(), ("north",), ("south",)])
def test_a_reveal_comes_back_only_when_everybody_agrees(agreed: tuple[str, ...]) -> None:
    """One voice is missing: the table stands as before."""
    at = table()
    do(at, *OPENING)
    before, entries = at.position.dump(), len(at.journal.entries)
    with pytest.raises(KabinettError):
        at.take_back(0, agreed)
    assert at.position.dump() == before
    assert len(at.journal.entries) == entries


def test_an_agreed_take_back_is_one_line_of_the_journal_and_of_the_log(tmp_path: Path) -> None:
    """It is written with the seats that agreed, told, replayed to the byte, and can be played again."""
    at = Table.new(engine.game("toy"), seed=0, path=tmp_path / "at.kabinett")
    start = at.position.dump()
    do(at, *OPENING)
    end = at.position.dump()
    at.take_back(0, ("north", "south"))
    assert at.position.dump() == start
    assert at.journal.entries[-1].agreed == ("north", "south")
    assert whole_log(at, None)[-1].event.message.key == "log-agreed-take-back"
    at.journal.close()
    again = Table.resume(at.game, Journal.open(tmp_path / "at.kabinett"))
    assert again.position.dump() == start
    assert whole_log(again, "north") == whole_log(at, "north")
    assert again.journal.effective() == []
    for _ in OPENING:
        again.redo()
    assert again.position.dump() == end
    again.journal.close()


def test_nobody_goes_back_before_the_start_or_nowhere() -> None:
    """Not even when all agree."""
    at = table()
    do(at, *OPENING)
    for moment in (-1, 3, 4):
        with pytest.raises(KabinettError):
            at.take_back(moment, ("north", "south"))


def test_the_log_keeps_what_was_undone() -> None:
    """Marked, at its place, and unmarked when it is played again."""
    at = table("practice")
    do(at, *OPENING)
    whole = kinds(at)
    at.undo()
    assert [line[:1] + line[2:] for line in kinds(at) if line[2]] == [
        (kind, True) for kind, moment, _ in whole if moment == 3
    ]
    assert [line.event for line in whole_log(at, "north") if not line.undone] == at.log("north")
    at.redo()
    assert kinds(at) == whole
    at.undo()
    do(at, OPENING[-1])
    undone = [number for number, line in enumerate(kinds(at)) if line[2]]
    assert undone
    assert undone[-1] < len(kinds(at)) - 1
    assert kinds(at)[-1][1] == 3


def test_a_full_disk_keeps_what_could_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Action is not in the log either."""
    at = table("practice")
    do(at, *OPENING)
    at.undo()
    lines = whole_log(at, "north")

    def full(_entry: object) -> None:
        raise FileError("at", "", "it cannot be written", "")

    monkeypatch.setattr(at.journal, "append", full)
    with pytest.raises(FileError):
        do(at, "north: done")
    assert whole_log(at, "north") == lines
    assert at.can_redo()


def test_a_branch_is_free_and_leaves_the_table_alone() -> None:
    """It is played by people only, is for practice, and has no file."""
    at = table()
    do(at, *OPENING)
    before = at.position.dump()
    branch = at.branch(3, Rng(1))
    do(branch, "north: take card")
    branch.take_back(0)
    assert branch.journal.path is None
    assert branch.journal.header.kind == "practice"
    assert at.position.dump() == before
    assert len(at.history) == 3


def test_a_journal_until_a_moment_holds_the_actions_that_count() -> None:
    """Undone ones and what came later are left out."""
    at = table("practice")
    do(at, *OPENING)
    at.undo()
    do(at, "north: done")
    short = Table.resume(at.game, at.journal.until(3))
    assert short.position.dump() == at.position.dump()
    assert len(Table.resume(at.game, at.journal.until(1)).history) == 1
