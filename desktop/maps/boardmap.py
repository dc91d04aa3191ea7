"""The board's map for the table: scene items, geometry in scene coordinates, and the drawing in the background."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QProcess, QProcessEnvironment, QRectF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

import engine
from desktop.maps import cache
from desktop.maps.cache import ROOM, Shelf, shelf
from desktop.maps.command import builder_command
from desktop.maps.layout import Layout, make_layout
from desktop.maps.levels import LEVELS
from desktop.maps.nameplates import NamesItem
from desktop.maps.painter import road_path
from desktop.maps.plan import SectorBox, plans_of
from desktop.maps.shapes import Box, path_of
from desktop.maps.sheet import Sheet
from desktop.maps.signs import PlaceMark
from desktop.maps.tiles import PixmapStore, SheetItem
from desktop.profile.theme import Theme
from engine.boards.board import Board
from engine.boards.schema import Spot

TOLD = 2000
"""Characters that are told of what a builder wrote last."""


class BoardMap(QObject):
    """All sheets of one board. Add `items()` to a scene, call `prepare()`, listen to the signals."""

    progress = Signal(float)
    """How much of the drawing is done, 0 to 1; only emitted while something is drawn in the background."""
    changed = Signal()
    """A better drawing is shown (and names or outlines are known that were not before)."""
    finished = Signal()
    """Nothing remains to be drawn."""
    failed = Signal(str)
    """A builder ended without the map: the last that it wrote."""

    def __init__(
        self, board: Board, theme: Theme, parent: QObject | None = None, table: Spot | None = None
    ) -> None:
        """`table`: what lies beside the sheets; without it they are alone."""
        super().__init__(parent)
        theme = theme.of(board.game)
        self.board, self.theme = board, theme
        self.plans = plans_of(board)
        self.layout: Layout = make_layout(self.plans, table)
        self._sheets: dict[str, Sheet] = {}
        self._outlines: dict[str, tuple[QPainterPath, QPainterPath]] = {}
        self._bare: dict[str, QPainterPath] = {}
        self._store = PixmapStore()
        self._builders: dict[str, QProcess] = {}
        self._done: dict[str, float] = {}
        self._items: dict[str, SheetItem] = {}
        self._names: dict[str, NamesItem] = {}
        self._turns: dict[str, int] = {}
        for key, plan in self.plans.items():
            self._items[key] = SheetItem(plan, theme, self._shelf(key), self._store)
            self._names[key] = NamesItem(theme, plan, self._items[key].boundingRect())
            self._items[key].setPos(self.layout.origins[key])
            self._names[key].setPos(self.layout.origins[key])
        self._read_sheets()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    # --- scene items

    def items(self) -> list[QGraphicsItem]:
        """The painted sheets (z -1000) and the names of places above them (z -900)."""
        return [*self._items.values(), *self._names.values()]

    def hide_names(self, places: Iterable[str]) -> None:
        """Suppresses the names of these places; the table draws them itself (see `name`)."""
        hidden = list(places)
        for item in self._names.values():
            item.hide_names(hidden)

    def set_theme(self, theme: Theme) -> None:
        """Changes colours at once as far as drawn, and draws the rest."""
        self.theme = theme = theme.of(self.board.game)
        self._store.clear()
        for key, item in self._items.items():
            item.set_theme(theme, self._shelf(key))
        self._read_sheets()
        self.prepare()

    # --- drawing in the background

    def painted(self) -> bool:
        """Whether every sheet has a picture."""
        return all(item.painted() for item in self._items.values())

    def complete(self) -> bool:
        """Whether nothing remains to be drawn in this theme."""
        return all(self._shelf(key).complete() for key in self.plans)

    def prepare(self) -> None:
        """Starts one builder process per sheet that is not completely drawn; does nothing if all is."""
        self.stop()
        for key in self.plans:
            if self._shelf(key).complete():
                continue
            process = QProcess(self)
            program, arguments = builder_command(
                str(self.board.path or self.board.id), key, self.theme.name, self.plans
            )
            process.setProgram(program)
            process.setArguments(arguments)
            process.setProcessEnvironment(_environment())
            process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
            process.readyReadStandardOutput.connect(lambda key=key: self._heard(key))
            process.finished.connect(lambda *_, key=key: self._ended(key))
            process.errorOccurred.connect(lambda error, key=key: self._not_started(key, error))
            self._builders[key], self._done[key] = process, 0.0
            process.start()
        if not self._builders:
            self.finished.emit()

    def stop(self) -> None:
        """Ends the builders; what they have stored stays."""
        for process in filter(isValid, self._builders.values()):
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.readyReadStandardOutput.disconnect()
            process.kill()
            process.waitForFinished(2000)
        self._builders.clear()
        self._done.clear()

    def _shown(self) -> bool:
        """Whether the items still exist: the scene that held them may be gone before its builders are."""
        return all(isValid(item) for item in (*self._items.values(), *self._names.values()))

    def _heard(self, key: str) -> None:
        process = self._builders.get(key)
        if process is None or not isValid(process):
            return
        if not self._shown():
            self.stop()
            return
        for line in bytes(process.readAllStandardOutput().data()).decode().split("\n"):
            step, _, share = line.strip().partition(" ")
            if step in ("coarse", "overview"):
                self._read_sheets(key)
                self._items[key].reload()
                self.changed.emit()
            elif step in LEVELS:
                self._items[key].update()
            if step:
                part = {"coarse": 0.15, "overview": 0.4, "reading": 0.4, "close": 0.6, "done": 1.0}.get(
                    step, 0.0
                )
                self._done[key] = part + (
                    float(share) * (0.2 if step == "reading" else 0.4) if share else 0.0
                )
                self.progress.emit(min(1.0, sum(self._done.values()) / len(self._done)))

    def _not_started(self, key: str, error: QProcess.ProcessError) -> None:
        if isValid(self) and error is QProcess.ProcessError.FailedToStart:
            del self._builders[key]
            self.failed.emit(sys.executable)

    def _ended(self, key: str) -> None:
        if not isValid(self):  # its builders die with it, and say so
            return
        self._heard(key)
        process = self._builders.pop(key, None)
        if process is not None and isValid(process):
            told = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()[-TOLD:]
            if process.exitCode() != 0 or not self._shelf(key).complete():
                self.failed.emit(told)
            process.deleteLater()
        if not self._builders and self._shown():
            self._items[key].update()
            self.changed.emit()
            self.finished.emit()

    def _shelf(self, key: str) -> Shelf:
        return shelf(self.board, key, self.theme)

    def _read_sheets(self, only: str | None = None) -> None:
        for key in [only] if only else list(self.plans):
            sheet = self._shelf(key).read_sheet()
            if sheet is not None:
                self._sheets[key] = sheet
                self._names[key].show_sheet(sheet, self.theme)
        self._outlines.clear()

    # --- geometry in scene coordinates

    def mark(self, place: str) -> PlaceMark:
        """A place's mark on its own sheet (sheet px)."""
        return self.plans[self.board.places[place].map].places[place]

    def point(self, place: str) -> QPointF:
        """The middle of a place in the scene."""
        mark = self.mark(place)
        key = self.board.places[place].map
        return self.layout.origins[key] + QPointF(*self.plans[key].turned(mark.x, mark.y, self.turn_of(key)))

    @property
    def fields(self) -> tuple[str, ...]:
        """The plain sheets, which lie in no world: they may be turned, and their edges are something to be pressed."""
        return tuple(key for key, plan in self.plans.items() if plan.entry.projection.kind == "plain")

    def turn_of(self, key: str) -> int:
        """By how many quarters a sheet is turned clockwise."""
        return self._turns.get(key, 0)

    def turn(self, turns: Mapping[str, int]) -> bool:
        """Lay plain sheets turned clockwise by quarters, all others as they are drawn; whether any lay otherwise."""
        fitting = {key: self.fitting(key, turns.get(key, 0)) for key in self.fields}
        if all(turn == self.turn_of(key) for key, turn in fitting.items()):
            return False
        self._turns = fitting
        for key, turn in fitting.items():
            self._names[key].turn(turn)
        return True

    def fitting(self, key: str, quarters: int) -> int:
        """By how many quarters a sheet may be turned instead: one longer than wide is never laid on its side."""
        plan = self.plans[key]
        return quarters % 4 if plan.width == plan.height or quarters % 2 == 0 else 0

    def nearest(self, point: QPointF, within: float) -> str | None:
        """The place nearest to a scene point, not farther than `within` scene px."""
        found = []
        for key, plan in self.plans.items():
            local = point - self.layout.origins[key]
            place = plan.nearest(local.x(), local.y(), within)
            if place is not None:
                away = self.point(place) - point
                found.append((away.x() ** 2 + away.y() ** 2, place))
        return min(found)[1] if found else None

    def road(self, a: str, b: str) -> QPainterPath:
        """The road from a to b along its drawn curve; between sheets, a straight line."""
        key = self.board.places[a].map
        line = self.plans[key].by_pair.get(frozenset((a, b)))
        if line is None:
            path = QPainterPath(self.point(a))
            path.lineTo(self.point(b))
            return path
        if line.a != a:
            line = line.reversed()
        return road_path(line.curve).translated(self.layout.origins[key])

    def sectors(self) -> Iterator[tuple[QRectF, SectorBox]]:
        """Every sector with its rectangle in the scene."""
        for key, plan in self.plans.items():
            for sector in plan.sectors:
                yield _rect(sector.box).translated(self.layout.origins[key]), sector

    def sector_at(self, point: QPointF) -> tuple[QRectF, SectorBox] | None:
        """The sector under a scene point: its rectangle in the scene, and what it is."""
        return next(((rect, sector) for rect, sector in self.sectors() if rect.contains(point)), None)

    def outline(self, country: str) -> QPainterPath:
        """A country's land on all sheets; empty until the sheet has been drawn once."""
        return self._territory(country)[0]

    def territory(self, country: str) -> QPainterPath:
        """A country's land with the water before it; its line is that of its borders and no coast."""
        return self._territory(country)[1]

    def _territory(self, country: str) -> tuple[QPainterPath, QPainterPath]:
        if country not in self._outlines:
            land, whole = QPainterPath(), QPainterPath()
            for key, sheet in self._sheets.items():
                for one in sheet.territories:
                    if one.country == country:
                        land.addPath(path_of(one.area).translated(self.layout.origins[key]))
                        whole.addPath(path_of(one.whole).translated(self.layout.origins[key]))
            self._outlines[country] = land, whole
        return self._outlines[country]

    # --- what has a shape

    def middles(self) -> dict[str, QPointF]:
        """Where things stand on what has a shape and is no place: countries, sectors, boxes and tracks on the map."""
        found = {f"country:{key}": self._spot(*self.board.middle(key)) for key in self.board.countries}
        for key, plan in self.plans.items():
            rooms = ((ref, box) for ref, box in plan.rooms.items() if not ref.startswith("place:"))
            found |= {ref: self.layout.origins[key] + _rect(box).center() for ref, box in rooms}
        return found

    def _spot(self, key: str, at: tuple[float, float]) -> QPointF:
        return self.layout.origins[key] + QPointF(*self.plans[key].projection(*at))

    def shape(self, ref: str) -> QPainterPath:
        """What a reference covers of the sheets: country, square, sector, box or track on the map; else nothing."""
        kind, _, key = ref.partition(":")
        if kind == "country" and key in self.board.countries:
            return self._land(key)
        path = QPainterPath()
        for name, plan in self.plans.items():
            if ref in plan.rooms:
                left, top, right, bottom = plan.rooms[ref]
                corners = (plan.turned(x, y, self.turn_of(name)) for x, y in ((left, top), (right, bottom)))
                room = QRectF(*(QPointF(*corner) for corner in corners)).normalized()
                path.addRect(room.translated(self.layout.origins[name]))
        return path

    def _land(self, country: str) -> QPainterPath:
        """A country's land as it is drawn, or its bare territory until the sheet has been drawn once."""
        drawn = self.outline(country)
        if drawn.isEmpty() and country not in self._bare:
            from desktop.maps.borders import lands
            from desktop.maps.outlines import area_shape

            for key, plan in self.plans.items():
                for name, area in lands(plan, []).items():
                    path = path_of(area_shape(area)).translated(self.layout.origins[key])
                    self._bare.setdefault(name, QPainterPath()).addPath(path)
        return drawn if not drawn.isEmpty() else self._bare.get(country, drawn)

    def square_at(self, point: QPointF) -> str | None:
        """The place on the square that holds a scene point."""
        for key, plan in self.plans.items():
            grid, at = plan.entry.grid, point - self.layout.origins[key]
            if grid is not None and 0 <= at.x() <= plan.width and 0 <= at.y() <= plan.height:
                west, _, _, north = self.board.plane(key).square(grid, (1, 1))
                x, y = plan.projection.on_plane(*plan.turned(at.x(), at.y(), -self.turn_of(key) % 4))
                square = int((x - west) // grid.side) + 1, int((north - y) // grid.side) + 1
                return self.board.squares.get((key, square))
        return None

    def country_at(self, point: QPointF) -> str | None:
        """The country whose land holds a scene point."""
        return next((c for c in self.board.countries if self.outline(c).contains(point)), None)

    # --- names of places

    def sheet(self, key: str) -> Sheet | None:
        """All drawn geometry of one map; None until it has been drafted."""
        return self._sheets.get(key)


def _rect(box: Box) -> QRectF:
    left, top, right, bottom = box
    return QRectF(left, top, right - left, bottom - top)


def _environment() -> QProcessEnvironment:
    """The builder draws without a screen and finds the same packages."""
    environment = QProcessEnvironment.systemEnvironment()
    root = str(Path(engine.__file__).resolve().parents[1])
    paths = [root, *filter(None, [environment.value("PYTHONPATH")])]
    environment.insert("PYTHONPATH", os.pathsep.join(paths))
    environment.insert("QT_QPA_PLATFORM", "offscreen")
    environment.insert(ROOM, str(cache.root()))
    return environment
