"""Takes the pictures of the program that the documents show, by driving the real window: docs/pictures/*.png.

Run: take_screenshots.py [--to FOLDER] [NAME ...] (docs/pictures and every picture unless named).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pictures.colours import save
from pictures.field import charge, charge_in_the_room, deployment, guns
from pictures.hand import SIZE, until
from pictures.moments import (
    PEOPLE,
    besieged,
    bids_open,
    burghers_place,
    coins_laid,
    court_asks,
    late,
    peace_offered,
    politics_made,
    proposals_near,
    raided,
    revolt_over,
    settled,
    units_placed,
    votes_cast,
)
from pictures.scenes import (
    acres_table,
    advanced,
    attack,
    battle,
    bids_in_the_room,
    coached,
    congress,
    drill,
    editor,
    in_the_room,
    lay_cards,
    learn,
    lesson,
    moving,
    pages,
    presenter,
    print_dialog,
    recorded_end,
    refusal,
    revolt,
    room,
    round_curtain,
    siege_panel,
    start,
    themed,
    year,
)
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app import Shell, application, open_window
from desktop.profile.settings import Settings
from engine.kernel.files import user_cache

DRAWN_MAPS = user_cache()
PICTURES: dict[str, Callable[[Shell], QImage | None]] = {
    "start": start,
    "learn": learn,
    "lesson": lesson,
    "drill": drill,
    "editor": editor,
    "coach": coached,
    "table": moving,
    "refusal": refusal,
    "battle": battle,
    "advanced": advanced(1, late),
    "politics": advanced(11, politics_made),
    "election": advanced(11, votes_cast, hand=False),
    "annexation": advanced(4, peace_offered, hand=False),
    "acres": acres_table(3, settled, lay_cards),
    "acres-siege": acres_table(3, besieged, siege_panel),
    "acres-raid": acres_table(3, raided, lambda _window: None),
    "revolution": revolt(3, burghers_place),
    "revolution-allegiance": revolt(4, coins_laid),
    "revolution-end": revolt(5, revolt_over),
    "sachsen-deployment": deployment,
    "sachsen-guns": guns,
    "sachsen-charge": charge,
    "sachsen": year(3, units_placed),
    "sachsen-bids": year(3, bids_open),
    "sachsen-event": year(3, court_asks),
    "sachsen-attack": attack,
    "sachsen-round": round_curtain,
    "sachsen-courts": year(3, proposals_near),
    "sachsen-congress": congress,
    "sachsen-end": recorded_end,
    "sachsen-room-bids": bids_in_the_room,
    "sachsen-room-charge": charge_in_the_room,
    "sachsen-room-round": in_the_room(round_curtain),
    "public": room,
    "presenter": presenter,
    "print": print_dialog,
    "print-pages": pages,
    "table-light": themed("light"),
    "table-dark": themed("dark"),
    "table-safe": themed("safe"),
}


def take(name: str, folder: Path) -> None:
    """Open a window of its own, bring it to the moment, and keep its picture."""
    with tempfile.TemporaryDirectory(prefix="kabinett-pictures-") as home:
        Path(home, "cache").symlink_to(DRAWN_MAPS)
        os.environ["KABINETT_HOME"] = home
        theme = "parchment"
        settings = Settings(language="en", theme=theme, pace=0, motion="none", toured=[*PEOPLE])
        shell = open_window(settings=settings)
        shell.resize(*SIZE)
        shell.show()
        made = PICTURES[name](shell)
        QTest.qWait(600)
        until(lambda: shell.table is None or not shell.table.scene.names.waits)
        presenting = shell.presenting
        alone = presenting is not None and presenting.console is None
        public = presenting.public if presenting is not None and alone else None
        image = made or (public or shell).grab().toImage()
        shell.close()
        shell.deleteLater()
        QApplication.processEvents()
        del os.environ["KABINETT_HOME"]
    save(image, folder / f"{name}.png")


def main() -> None:
    """Take the pictures that are asked for."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", choices=[*PICTURES, []], metavar="NAME", help=", ".join(PICTURES))
    reader.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    asked = reader.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    DRAWN_MAPS.mkdir(parents=True, exist_ok=True)
    application()
    for name in asked.names or PICTURES:
        take(name, asked.to)


if __name__ == "__main__":
    main()
