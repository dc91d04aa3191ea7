"""Where drawn maps are kept between starts: sheets by content, pictures and tiles by theme."""

from __future__ import annotations

import atexit
import contextlib
import errno
import hashlib
import os
import shutil
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
from PySide6.QtGui import QImage

from desktop.maps.levels import LEVELS, Level
from desktop.maps.ornament import MARGIN
from desktop.maps.plan import Plan
from desktop.maps.sheet import RECIPE, Sheet, Stage
from desktop.maps.source import drawn_from
from desktop.pictures import save_png
from desktop.profile.game_theme import game_theme
from desktop.profile.theme import Theme
from engine.boards.board import Board
from engine.kernel.files import user_cache
from engine.kernel.writing import write_whole

TILE = 512
PNG_QUALITY = 70
KEPT_FOLDERS = 16
ROOM_LEFT = 8 * 1024 * 1024
"""Bytes of a disk that no map fills: a hundred long games."""
ROOM = "KABINETT_MAPS"
"""Names the folder of all drawn maps to a builder: it stores where the window that started it looks."""


def page_size(plan: Plan, level: Level) -> tuple[int, int]:
    """The size in px of a whole painted page, margins included."""
    return round((plan.width + 2 * MARGIN) * level.scale), round((plan.height + 2 * MARGIN) * level.scale)


def tile_counts(plan: Plan, level: Level) -> tuple[int, int]:
    """Columns and rows of tiles."""
    wide, high = page_size(plan, level)
    return -(-wide // TILE), -(-high // TILE)


@dataclass(frozen=True)
class Shelf:
    """The folder of one sheet in one theme."""

    sheets: Path
    pictures: Path

    def sheet_file(self, stage: Stage) -> Path:
        """The file of the sheet at a stage of its drafting."""
        return self.sheets / f"{stage}.sheet"

    def overview_file(self, stage: Stage) -> Path:
        """The picture of the whole sheet."""
        return self.pictures / f"overview-{stage}.png"

    def tile_file(self, level: Level, column: int, row: int) -> Path:
        """The picture of one tile of a level."""
        return self.pictures / level.name / f"{row}-{column}.png"

    def done_file(self, level: Level) -> Path:
        """The file that says that all tiles of a level are there."""
        return self.pictures / level.name / "done"

    def complete(self) -> bool:
        """Whether nothing remains to be drawn."""
        tiled = [level for level in LEVELS.values() if level.name != "overview"]
        return (
            self.sheet_file("complete").exists()
            and self.overview_file("complete").exists()
            and all(self.done_file(level).exists() for level in tiled)
        )

    def read_sheet(self) -> Sheet | None:
        """The best sheet there is; an unreadable file counts as none."""
        for stage in ("complete", "coarse"):
            file = self.sheet_file(stage)
            try:
                sheet = msgspec.msgpack.decode(file.read_bytes(), type=Sheet)
            except (OSError, msgspec.DecodeError, msgspec.ValidationError):
                continue
            if sheet.recipe == RECIPE:
                return sheet
        return None

    def write_sheet(self, sheet: Sheet) -> None:
        """Stores a sheet whole or not at all; raises OSError."""
        _leave_room(self.sheet_file(sheet.stage))
        write_whole(self.sheet_file(sheet.stage), msgspec.msgpack.encode(sheet), durable=False)

    def read_overview(self) -> QImage | None:
        """The best picture of the whole page."""
        for stage in ("complete", "coarse"):
            image = QImage(str(self.overview_file(stage)))
            if not image.isNull():
                return image.convertToFormat(QImage.Format.Format_RGB32)
        return None


def root() -> Path:
    """The folder of all drawn maps; a temporary one where the person's own cannot be written."""
    given = os.environ.get(ROOM)
    if given:
        return Path(given)
    own = user_cache("maps")
    with contextlib.suppress(OSError):
        own.mkdir(parents=True, exist_ok=True)
        if os.access(own, os.W_OK):
            return own
    return _spare()


@cache
def _spare() -> Path:
    """One folder for this run of the program."""
    made = Path(tempfile.mkdtemp(prefix="kabinett-maps-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def shelf(board: Board, key: str, theme: Theme) -> Shelf:
    """The folder for one sheet: named by everything that shapes it, so a change never meets an old picture."""
    name = f"{board.id}-{key}-{drawn_from(board, key)}-{RECIPE}-{theme.type.names.split()[0].lower()}"
    folder = root() / name
    style = theme.of(board.game)
    seen = (style, style.colours, game_theme(board.game).sides)
    colours = hashlib.sha256(msgspec.json.encode(seen)).hexdigest()
    return Shelf(folder, folder / f"{theme.name}-{colours[:16]}")


def save_image(file: Path, image: QImage) -> None:
    """Stores a picture whole or not at all; raises OSError."""
    _leave_room(file)
    save_png(file, image, quality=PNG_QUALITY, durable=False)


def _leave_room(file: Path) -> None:
    """What can be drawn again never takes the last room of a disk: the tables need it. Raises OSError."""
    if shutil.disk_usage(root()).free < ROOM_LEFT:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))


def prune() -> None:
    """Keeps the folders used last and removes older drawings."""
    folders = sorted(
        (f for f in root().iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True
    )
    for old in folders[KEPT_FOLDERS:]:
        shutil.rmtree(old, ignore_errors=True)
