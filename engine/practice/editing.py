"""A position being edited: the data of a position file, changed step by step, judged by the game's own reader.

What is edited is what is written: an edit is a change of the file's fields, and undo gives the same data back. A faulty
position may be kept, saved and mended later; only a sound one is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import engine
from engine.kernel.errors import FileError, KabinettError
from engine.kernel.fields import FieldError, FieldPath, FileData
from engine.kernel.forms import Form, ListOf, OneOf, Phrase, TableOf, Whole
from engine.kernel.game import Game
from engine.kernel.position import Position
from engine.kernel.positions import OPENING, PositionFile, fields_of, opening_form, opening_of, situation_of
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from engine.practice.judging import Judged, at, judge
from engine.practice.palettes import Thing, Token, palettes, spots, things

UNNAMED = Path("position.yaml")


ANYWHERE = ("ruleset", "scenario", "seed", "about")
"""What of an opening another scenario takes over in any case."""


class Editing:
    """One position being edited.

    Attributes:
        game: whose position it is. data: the fields of the position file; never changed in place.
        path: the file it was read from or saved to. assumed: sides whose hidden things were dealt by lot.
    """

    def __init__(
        self, game: Game, data: FileData, path: Path | None = None, assumed: tuple[str, ...] = ()
    ) -> None:
        self.game, self.path, self.assumed = game, path, assumed
        self.data: FileData = {"game": game.id} | deepcopy(data)
        self._saved = self.data
        self._back: list[FileData] = []
        self._forth: list[FileData] = []

    # --- where it comes from --------------------------------------------------------

    @classmethod
    def new(cls, game: Game, opening: FileData | None = None) -> Editing:
        """The opening of a game, with every field that can be said of it."""
        found = cls(game, opening or {})
        found.data = found._spelled_out()
        found._saved = found.data
        found._renew()
        return found

    @classmethod
    def read(cls, path: Path) -> Editing:
        """A position file as it stands; raises FileError."""
        file = PositionFile.read(path)
        return cls(engine.game(file.game(edited_games())), file.data, path)

    @classmethod
    def of_table(cls, table: Table, moment: int, seat: str | None, rng: Rng, *, secret: bool) -> Editing:
        """A copy of where a table stands at a moment.

        Args:
            secret: this seat may not know everything: what it does not know is dealt by `rng`, and the lot of the
                table itself is not told.
        """
        view, opening = table.view(seat, moment), opening_of(table.journal.header)
        if secret:
            del opening["seed"]
            dealt = table.branch(moment, rng, known=view).position
            return cls(table.game, _said(table.game, dealt, opening), assumed=view.sides_besides(seat))
        if moment == len(table.history):
            with suppress(FileError):
                return cls(table.game, situation_of(table, UNNAMED, opening))
        return cls(table.game, _said(table.game, table.position_at(moment), opening))

    # --- what it is -----------------------------------------------------------------

    @cached_property
    def form(self) -> TableOf:
        """What the fields may say, those of the game without those of the opening."""
        try:
            return self.game.form(self.data)
        except KabinettError:
            return self.game.form({})

    @cached_property
    def opening(self) -> TableOf:
        """What the fields of the opening may say."""
        return opening_form(self.game, self.data)

    @cached_property
    def judged(self) -> Judged:
        """What the game's reader says of it."""
        return judge(self.game, self.data)

    @cached_property
    def stated(self) -> FileData:
        """All fields: those of the data, and what the game writes of all that they leave out."""
        table = self.judged.table
        said: FileData = {}
        if table is not None:
            said = opening_of(table.journal.header) | next(iter(self.game.written(table.position_at(0))), {})
        return {name: self._merged(said.get(name), self.data.get(name)) for name in said | self.data}

    def _merged(self, written: Any, given: Any) -> Any:
        if isinstance(written, dict) and isinstance(given, dict):
            return written | given
        return written if given is None else given

    @property
    def sound(self) -> bool:
        """Whether it can be played."""
        return not self.judged.faults and self.judged.table is not None

    @cached_property
    def things(self) -> tuple[Thing, ...]:
        """All that lies on the map."""
        return tuple(things(self.form, self.stated))

    def form_at(self, way: FieldPath) -> Form | None:
        """What may stand at a field."""
        whole: Form | None = self.opening if way and way[0] in self.opening.keys.words else self.form
        for key in way:
            if isinstance(whole, TableOf):
                whole = whole.value(str(key))
            elif isinstance(whole, ListOf):
                whole = whole.item
            else:
                return None
        return whole

    def refs_of(self, way: FieldPath) -> tuple[str, ...]:
        """What a field speaks of: the things that its names and its word mean."""
        found: list[str] = []
        for number, key in enumerate(way):
            above = self.form_at(way[:number]) if number else None
            if isinstance(above, TableOf):
                found.append(above.keys.words.get(str(key), ""))
        form, value = self.form_at(way) if way else None, at(self.data, way)
        if isinstance(form, OneOf) and isinstance(value, str):
            found.append(form.words.get(value, ""))
        return tuple(ref for ref in found if ref)

    # --- changing it ----------------------------------------------------------------

    def set(self, way: FieldPath, value: Any) -> None:
        """Write a value into a field, or add it at the end of a list; a card comes from the pile in which it lies."""

        def change(data: FileData) -> None:
            self._opened(data, way)
            _write(data, way, self._drawn(data, way, deepcopy(value)))
            if way == ("scenario",):
                data.update(self._under_another(data))

        self._do(change)

    def _under_another(self, data: FileData) -> FileData:
        """What stays of the data under the scenario that they name now, which is all that is left in them.

        Fields that it does not know go with that which knew them. Where the rest cannot be there its opening is laid.
        """
        other = Editing(self.game, data)
        kept = {key: data.pop(key) for key in [*data]}
        known = {*OPENING, *other.opening.keys.words, *other.form.keys.words}
        kept = {key: one for key, one in kept.items() if key in known}
        before = {fault.field for fault in self.judged.faults}
        if {fault.field for fault in Editing(self.game, kept).judged.faults} <= before:
            return kept
        return Editing.new(self.game, {key: kept[key] for key in ANYWHERE if key in kept}).data

    def _drawn(self, data: FileData, way: FieldPath, value: Any) -> Any:
        """The value that a list takes: of what lies in a stock that very one, which leaves it."""
        holder = self.form_at(way[:-1]) if len(way) > 1 else None
        if not isinstance(holder, ListOf) or holder.stock or at(data, way) == value:
            return value
        for pile, form in _piles(self.form, data):
            if form.item == holder.item:
                for number, one in enumerate(pile):
                    if one == value or (
                        _meant(form.item, one) and _meant(form.item, one) == _meant(form.item, value)
                    ):
                        return pile.pop(number)
        return value

    def remove(self, way: FieldPath) -> None:
        """Take a field away, or a member of a list."""

        def change(data: FileData) -> None:
            above = at(self._opened(data, way), way[:-1])
            if isinstance(above, dict):
                above.pop(way[-1], None)
            elif isinstance(above, list) and isinstance(way[-1], int):
                del above[way[-1]]

        self._do(change)

    def can_lie(self, token: Token, spot: str) -> bool:
        """Whether a token may be laid there at all; what the rules say of it is told as a fault."""
        return spot in spots(self.form, token)

    def put(self, token: Token, spot: str, taken: Thing | None = None) -> bool:
        """Lay a token on a spot, or move what was taken there; whether it can lie there."""
        words = spots(self.form, token)
        if spot not in words:
            return False

        def change(data: FileData) -> None:
            moved: object = None
            if taken is not None and not token.piece and self.can_go(taken):
                moved = self._taken(data, taken)
            self._laid(data, token, words[spot], moved)

        self._do(change)
        return True

    def can_go(self, thing: Thing) -> bool:
        """Whether a thing can be taken away; what always is somewhere, or something, can only be changed."""
        form = self.form.value(thing.token.field)
        return not (isinstance(form, TableOf) and form.always)

    def take(self, thing: Thing) -> bool:
        """Take one of a thing off the map; whether it can go."""
        if self.can_go(thing):
            self._do(lambda data: self._taken(data, thing))
        return self.can_go(thing)

    def clear(self) -> None:
        """Take everything off the map."""

        def change(data: FileData) -> None:
            for name in palettes(self.form):
                self._opened(data, (name, 0 if isinstance(self.form.value(name), ListOf) else ""))
            while found := [thing for thing in things(self.form, data) if self.can_go(thing)]:
                for thing in sorted(found, key=lambda one: one.way, reverse=True):  # of a list the last first
                    self._taken(data, thing)

        self._do(change)

    def _laid(self, data: FileData, token: Token, word: str, moved: object) -> None:
        """Write a token at the word of a spot."""
        form = self.form.value(token.field)
        if token.piece:
            way: FieldPath = (token.field, token.below[0])
            self._opened(data, way)
            _write(data, way, self._standing(way, at(data, way), word))
            return
        if isinstance(form, ListOf):
            held = self._opened(data, (token.field, 0))[token.field]
            held.append(word)
            return
        way = (token.field, word, *token.below)
        self._opened(data, way)
        wanted = self.form_at(way)
        there = at(self.stated, way) if at(data, way) is None else at(data, way)
        if isinstance(wanted, Whole):
            _write(data, way, (there if isinstance(there, int) else 0) + 1)
        elif isinstance(wanted, ListOf):
            item = wanted.item
            told = moved if isinstance(moved, str) else _phrased(item, token.value)
            _write(data, way, [*(there if isinstance(there, list) else []), told])
        elif wanted is not None:
            _write(data, way, moved if isinstance(moved, str) else _phrased(wanted, token.value))

    def _standing(self, way: FieldPath, said: object, word: str) -> str:
        """What is written of a piece that stands on a spot: what else was said of it on the map goes with it."""
        form = self.form_at(way)
        if not isinstance(form, Phrase):
            return word
        first = form.parts[0]
        try:
            parts = form.read(way, said)
        except FieldError:
            return str(_phrased(form, word))
        assert isinstance(first.form, OneOf)
        was_on_map = bool(first.form.words[parts[first.name]])
        return form.written(parts | {first.name: word}) if was_on_map else str(_phrased(form, word))

    def _forget(self, data: FileData, ref: str) -> None:
        """What is said of a piece elsewhere goes with it."""
        for name in set(data) & set(self.form.keys.words):
            form, value = self.form.value(name), data[name]
            if isinstance(form, TableOf) and isinstance(value, dict):
                for word in [word for word in value if form.keys.words.get(word) == ref]:
                    del value[word]
            elif isinstance(form, ListOf) and isinstance(form.item, OneOf) and isinstance(value, list):
                words = form.item.words
                value[:] = [word for word in value if not isinstance(word, str) or words.get(word) != ref]

    def _taken(self, data: FileData, thing: Thing) -> object:
        """Take one of a thing out of the data; what was written there."""
        way, token = thing.way, thing.token
        if token.piece:
            self._opened(data, way)
            self._forget(data, token.names[0][1])
            table = self.form.value(token.field)
            if isinstance(table, TableOf) and table.nothing is not None:
                data[token.field][token.below[0]] = table.nothing
            return None
        self._opened(data, way)
        table = self.form.value(token.field)
        above = at(data, way[:-1])
        found = at(self.stated, way) if at(data, way) is None else at(data, way)
        if isinstance(above, list) and isinstance(way[-1], int):
            del above[way[-1]]
        elif isinstance(found, int) and found > 1:
            above[way[-1]] = found - 1
        elif isinstance(above, dict):
            above.pop(way[-1], None)
            nothing = table.nothing if isinstance(table, TableOf) and len(way) == 2 else None
            if nothing is not None and self._fits(way, nothing):
                above[way[-1]] = nothing
            elif isinstance(found, int) and len(way) == 2:
                above[way[-1]] = 0
        return found

    def _fits(self, way: FieldPath, word: str) -> bool:
        form = self.form_at(way)
        return isinstance(form, OneOf) and word in form.words

    def _opened(self, data: FileData, way: FieldPath) -> FileData:
        """The data, with what is said at a field spelled out so far that it can be changed alone.

        What stands above the field and is no table or list, as it must be, gives way to one.
        """
        of_game = way[0] not in self.opening.keys.words
        if of_game and not any(key in data for key in self.form.keys.words):
            data |= {key: one for key, one in self._spelled_out().items() if key not in data}
        for number, following in enumerate(way[1:], 1):
            here, kind = way[:number], list if isinstance(following, int) else dict
            if not isinstance(at(data, here), kind):
                kept = at(self.stated, here) if of_game else None
                _write(data, here, deepcopy(kept) if isinstance(kept, kind) else kind())
        return data

    def _spelled_out(self) -> FileData:
        """The data with all that the game writes of its Position."""
        table = self.judged.table
        if table is None:
            return self.data
        return self.data | written_of(self.game, table.position_at(0), self.data)

    # --- undo -----------------------------------------------------------------------

    def _do(self, change: Callable[[FileData], object]) -> None:
        """Change a copy; what changed nothing is no step."""
        data = deepcopy(self.data)
        change(data)
        if data != self.data:
            self._back.append(self.data)
            self._forth.clear()
            self._turn_to(data)

    def _turn_to(self, data: FileData) -> None:
        self.data = data
        self._renew()

    def _renew(self) -> None:
        for name in ("form", "opening", "judged", "stated", "things"):
            self.__dict__.pop(name, None)

    @property
    def can_undo(self) -> bool:
        """Whether something was changed."""
        return bool(self._back)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return bool(self._forth)

    def undo(self) -> None:
        """Take the last change back."""
        if self._back:
            self._forth.append(self.data)
            self._turn_to(self._back.pop())

    def redo(self) -> None:
        """Make it again."""
        if self._forth:
            self._back.append(self.data)
            self._turn_to(self._forth.pop())

    # --- where it goes --------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether it differs from what was saved, or from what it began as."""
        return self.data != self._saved

    def forget_changes(self) -> None:
        """What was changed need not be saved."""
        self._saved = self.data

    @property
    def text(self) -> str:
        """The position file as it is written."""
        return PositionFile(self.path or UNNAMED, self.data).text()

    def save(self, path: Path) -> None:
        """Write the file, faulty or not; raises FileError."""
        PositionFile(path, self.data).write(path)
        self.path, self._saved = path, self.data

    def table(self, version: str = "", path: Path | None = None) -> Table:
        """A practice table in this position; raises FileError where it is faulty."""
        file = PositionFile(self.path or UNNAMED, deepcopy(self.data))
        return file.table(self.game, version, path)

    def branch(self, home: Table) -> Table:
        """A table in this position for a what-if of another, played by the same persons; raises FileError."""
        table = self.table()
        seats = tuple(replace(entry, bot="", pin="") for entry in home.journal.header.seats)
        table.reseat(seats)
        return table


def edited_games() -> tuple[str, ...]:
    """The games whose positions are edited: those that people may choose and that have a board."""
    return tuple(name for name in engine.playable() if engine.title(name).board)


def written_of(game: Game, position: Position, opening: FileData) -> FileData:
    """The fields that say a Position, or the nearest moment that fields can say, without what is faulty in them."""
    said = next(iter(game.written(position)), None)
    if said is None:
        return {}
    sound = judge(game, {key: one for key, one in opening.items() if key in OPENING} | said).sound
    return {key: one for key, one in sound.items() if key not in OPENING}


def _piles(form: Form | None, value: Any) -> Iterator[tuple[list[Any], ListOf]]:
    """The stocks that stand in the data."""
    if isinstance(form, ListOf) and form.stock and isinstance(value, list):
        yield value, form
    elif isinstance(form, TableOf) and isinstance(value, dict):
        for key, one in value.items():
            yield from _piles(form.value(str(key)), one)


def _meant(form: Form, value: Any) -> str:
    """What a word means; "" for what means no thing."""
    return form.words.get(value, "") if isinstance(form, OneOf) and isinstance(value, str) else ""


def _said(game: Game, position: Position, opening: FileData) -> FileData:
    """The fields of a Position: of its own moment, or of the nearest one."""
    return fields_of(game, position, opening) or (opening | written_of(game, position, opening))


def _write(data: Any, way: FieldPath, value: Any) -> None:
    """Write a value at a field, making the tables above it; at the end of a list it is added."""
    for number, key in enumerate(way[:-1]):
        if isinstance(data, dict):
            data = data.setdefault(key, [] if isinstance(way[number + 1], int) else {})
        else:
            data = data[key]
    if isinstance(data, list) and way[-1] == len(data):
        data.append(value)
    else:
        data[way[-1]] = value


def _phrased(form: Form, value: str | None) -> Any:
    """What is written for a token: a word, or a phrase that begins with it."""
    if not isinstance(form, Phrase):
        return value
    first = form.parts[0].name
    rest = {p.name: p.form.first() for p in form.parts[1:] if p.form is not None and not p.optional}
    return form.written({first: value} | rest)
