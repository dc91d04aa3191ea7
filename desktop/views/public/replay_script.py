"""The past of a table as steps: the lines of its public log, gone through one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.views.table.script import Guided, Posed
from engine.kernel.log import Log

if TYPE_CHECKING:
    from desktop.views.table.table_window import TableWindow


class ReplayScript:
    """Goes through what has happened at a table, as its replay does."""

    leads = False

    def __init__(self, window: TableWindow) -> None:
        self._window = window
        self._log: Log | None = None
        self._lines: list[tuple[int, str]] = []
        self._language = ""

    def _read(self) -> list[tuple[int, str]]:
        """Every line with its moment; only new ones are worded."""
        table, words = self._window.session.table, self._window.appearance.words
        if self._log is None or self._log.table is not table or self._language != words.language:
            self._log, self._lines, self._language = Log(table, None), [], words.language
            self._log.follow()
            first = 0
        else:
            first = self._log.follow()
        del self._lines[first:]
        self._lines += [(line.moment, words.text(line.event.message)) for line in self._log.lines[first:]]
        return self._lines

    @property
    def _moment(self) -> int:
        session = self._window.session
        return len(session.table.history) if session.moment is None else session.moment

    @property
    def steps(self) -> tuple[str, ...]:
        """The lines of the public log."""
        return tuple(text for _moment, text in self._read())

    @property
    def at(self) -> int:
        """The last line of what is seen."""
        lines, moment = self._read(), self._moment
        return max(0, sum(one <= moment for one, _text in lines) - 1)

    @property
    def guided(self) -> Guided | None:
        """The table speaks for itself."""
        return None

    @property
    def posed(self) -> Posed:
        """What happens next: the answers are the teacher's."""
        return Posed(self._window.appearance.tr("public-ask-next"))

    def forward(self) -> None:
        """On to where the next line stands: what is done in secret shows the room nothing."""
        now, moment = len(self._window.session.table.history), self._moment
        self._window.time.look_at(min((one for one, _text in self._read() if one > moment), default=now))

    def back(self) -> None:
        """Back to where the line before stands."""
        moment = self._moment
        self._window.time.look_at(max((one for one, _text in self._read() if one < moment), default=0))

    def restart(self) -> None:
        """Before the first Action."""
        self._window.time.look_at(0)

    def go_to(self, step: int) -> None:
        """The moment of a line."""
        lines = self._read()
        if 0 <= step < len(lines):
            self._window.time.look_at(lines[step][0])

    def solve(self) -> tuple[str, ...]:
        """What happened next, if anything has."""
        self.forward()
        return ()
