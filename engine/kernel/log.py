"""The log of a table: what happened, line by line, as one reader may have it."""

from __future__ import annotations

from msgspec import Struct

from engine.kernel.event import Event
from engine.kernel.table import Table


class Line(Struct, frozen=True):
    """A line of the table's log.

    Attributes:
        event: what happened. moment: how many Actions counted when it had happened. undone: it was taken back.
    """

    event: Event
    moment: int
    undone: bool = False

    @property
    def begins(self) -> int:
        """The number of the turn that begins with it; 0 for other lines, and where that was taken back."""
        return 0 if self.undone else int(self.event.data.get("turn", 0))


class Log:
    """The lines of a table as a seat (None: the public) may read them; what was taken back stays, marked.

    A table of thousands of Actions grows by one at a time: what has been read is not read again, unless it was taken
    back or put back since.

    Attributes:
        lines: the whole log as it was at the last `follow`.
    """

    def __init__(self, table: Table, seat: str | None) -> None:
        self.table, self.seat = table, seat
        heard = (table.event_for(event, seat) for event in table.opening)
        self.lines = [Line(event, 0) for event in heard if event is not None]
        self._read = [(len(self.lines), 0)]
        """Before each entry of the record that was read, and after the last: how many lines, how many Actions."""
        self._changes = len(table.changes)

    def follow(self) -> int:
        """Read what has been added or changed; how many lines at the beginning are as they were."""
        table, read = self.table, self._read
        begin = min(len(read) - 1, len(table.record), *table.changes[self._changes :])
        self._changes = len(table.changes)
        del read[begin + 1 :]
        kept, moment = read[begin]
        del self.lines[kept:]
        for one in table.record[begin:]:
            if isinstance(one, Event):
                self.lines.append(Line(one, moment))
            else:
                moment += not one.undone
                heard = (table.event_for(event, self.seat) for event in one.events)
                self.lines += [Line(event, moment, one.undone) for event in heard if event is not None]
            read.append((len(self.lines), moment))
        return kept
