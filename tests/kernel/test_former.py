"""Tables that older versions began open as they were played; where rules have changed since, what holds is offered.

The Journals in tests/journals/former were written by the program as it was before position files became strict, each
begun from a file that is refused today or read in another way; `parted-at-97` by one whose rules were corrected later,
`unasked-full-in-winter` by one that did not ask a power without room for recruits, whoever could see that.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import engine
from desktop.profile.library import shorten
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.journal import READING, Journal, read_header
from engine.kernel.positions import PositionFile
from engine.kernel.table import Table
from tests.games.recorded import JOURNALS

FORMER = sorted((JOURNALS / "former").glob("*.kabinett"))
BEGUN = [path for path in FORMER if not path.stem.startswith(("parted", "unasked"))]
READ_ELSE = {"acres-forts", "acres-town-without-points"}
"""The field that was wrong has since been allowed, or was never wrong by itself."""


def opened(path: Path) -> Table:
    """The table of a Journal."""
    journal = Journal.open(path)
    return Table.resume(engine.game(journal.header.game), journal)


@pytest.mark.parametrize("path", BEGUN, ids=lambda path: path.stem)
def test_a_table_begun_from_what_is_refused_today_opens(path: Path) -> None:
    """Every digest on the way agrees; everybody sees it, and play goes on."""
    table = opened(path)
    assert table.journal.header.reading == 0
    assert len(table.history) == len(table.journal.entries) > 0
    for seat in (None, *table.view(None).seats):
        assert table.view(seat)
    decision = table.decision()
    assert (decision is None) == (table.position.result is not None)
    table = Table.resume(table.game, table.journal.until(len(table.history)))
    if decision is not None:
        table.play(next(iter(decision.actions)), decision.seat)


@pytest.mark.parametrize("path", [p for p in BEGUN if p.stem not in READ_ELSE], ids=lambda path: path.stem)
def test_a_new_table_is_read_strictly(path: Path) -> None:
    """The same situation is refused, or is another one, when it begins a table today."""
    old = opened(path)
    header = old.journal.header
    assert header.position is not None
    file = PositionFile(path, dict(header.position) | {"game": header.game})
    try:
        new = file.table(old.game)
    except FileError as error:
        assert str(path) in str(error)  # noqa: PT017
    else:
        assert new.journal.header.reading == READING
        assert new.position.digest() != old.position_at(0).digest()


def test_nothing_played_yet_opens_as_it_was_begun() -> None:
    """No digest tells the reading then: who began a table without one began it formerly."""
    whole = Journal.open(JOURNALS / "former" / "acres-without-turn.kabinett")
    game = engine.game("acres")
    first = Table.resume(game, whole.until(0)).position
    assert first.digest() == Table.resume(game, whole).position_at(0).digest()
    decision = first.decision()
    assert decision is not None
    assert decision.prompt.args["n"] == 2


def test_a_new_table_opens_by_its_own_reading(tmp_path: Path) -> None:
    """What is begun today says so, and needs no guess."""
    path = tmp_path / "new.kabinett"
    file = PositionFile(path, {"game": "acres", "active": "british", "money": {"british": 2}})
    table = file.table(engine.game("acres"), path=path)
    table.journal.close()
    assert read_header(path).reading == READING
    assert opened(path).position.digest() == table.position.digest()


def test_where_rules_have_changed_all_before_it_is_offered(tmp_path: Path) -> None:
    """One line tells the place; the copy that ends one Action earlier opens, and the file stays as it is."""
    path = tmp_path / "old.kabinett"
    shutil.copy(JOURNALS / "former" / "parted-at-97.kabinett", path)
    raw = path.read_bytes()
    with pytest.raises(KabinettError, match="line 97: the rules now lead elsewhere after 'done'") as caught:
        opened(path)
    assert "\n" not in str(caught.value)
    assert len(opened(shorten(path, 95)).history) == 95
    assert path.read_bytes() == raw


def test_a_question_that_was_not_asked_is_answered_as_if_nothing_was_wanted() -> None:
    """MARIA asks who may be full for all that others know (6-f); a table that is older lacks his empty answer."""
    table = opened(JOURNALS / "former" / "unasked-full-in-winter.kabinett")
    assert [one.action.text() for one in table.history] == ["done", "done", "done", "lay C4.1", "lay D5.1"]
    decision = table.decision()
    assert decision is not None
