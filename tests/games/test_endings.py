"""Every way a game can end is told: by the log with its clause, and by a sheet whose sources sum up."""

from __future__ import annotations

import pytest

from engine import playable
from engine.kernel.table import Table
from engine.texts.translate import LANGUAGES, Translator
from tests.games.recorded import all_recorded, recorded

ENDS = [(game, name) for game in playable() for name in sorted(all_recorded(game))]


@pytest.fixture(scope="module", params=ENDS, ids="-".join)
def ended(request: pytest.FixtureRequest) -> Table:
    """A recorded game, replayed once for all tests."""
    return recorded(*request.param)


def test_the_sheet_sums_up(ended: Table) -> None:
    """One total, the sum of the lines before it; the clause is that of the ending; every line has a text."""
    view = ended.view(None)
    assert view.winners is not None
    assert view.clause
    ends = [event for event in ended.log(None) if event.kind == "end"]
    assert [event.clause for event in ends] == [view.clause]
    place = next(number for number, row in enumerate(view.sheet) if row.total)
    for side, total in view.sheet[place].counts.items():
        assert total == sum(row.counts.get(side, 0) for row in view.sheet[:place])
    for language in LANGUAGES:
        words = Translator(language, view.game)
        assert all(words.text(row.source) for row in view.sheet)


def test_the_sheet_is_of_the_end(ended: Table) -> None:
    """Before the end nothing is added up."""
    assert ended.view(None, len(ended.history) - 1).sheet == ()
