"""Every way a game can end is told: by the log with its clause, and by a sheet whose sources sum up."""

from __future__ import annotations

import pytest

from engine.texts.translate import LANGUAGES, Translator
from tests.games.recorded import all_recorded, recorded

ENDS = [(game, name) for game in ("acres", "maria") for name in sorted(all_recorded(game))]


@pytest.mark.parametrize(("game", "name"), ENDS)
def test_the_sheet_sums_up(game: str, name: str) -> None:
    """One total, the sum of the lines before it; the clause is that of the ending; every line has a text."""
    table = recorded(game, name)
    view = table.view(None)
    assert view.winners is not None
    assert view.clause
    ends = [event for event in table.log(None) if event.kind == "end"]
    assert [event.clause for event in ends] == [view.clause]
    place = next(number for number, row in enumerate(view.sheet) if row.total)
    for side, total in view.sheet[place].counts.items():
        assert total == sum(row.counts.get(side, 0) for row in view.sheet[:place])
    for language in LANGUAGES:
        words = Translator(language, game)
        assert all(words.text(row.source) for row in view.sheet)


@pytest.mark.parametrize(("game", "name"), ENDS)
def test_the_sheet_is_of_the_end(game: str, name: str) -> None:
    """Before the end nothing is added up."""
    table = recorded(game, name)
    assert table.view(None, len(table.history) - 1).sheet == ()
