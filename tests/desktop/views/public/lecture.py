"""A lesson before a room, on two screens of different size and scale: run as a program, it tells what the room saw.

`python -m tests.desktop.views.public.lecture FOLDER [PICTURES]` gives the same lesson on two tables that the public
can't tell apart, by keys and clicks, and writes as JSON for each moment a print of the frame and the texts on it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import engine
from desktop.app import Shell, open_window
from desktop.maps.boardmap import BoardMap
from desktop.views.public.ask_dialog import AskDialog
from desktop.views.public.presenting import Presenting
from desktop.views.public.screen_chooser import ScreenChooser
from desktop.views.widgets.dialogs import Told
from engine.kernel.event import Event
from engine.kernel.message import say
from engine.kernel.rng import Rng
from engine.kernel.table import Table
from tests.desktop.driver import PERSONS, beginning, plain

LAPTOP, ROOM = (1366, 768, 1.0), (1920, 1080, 1.5)
"""Width and height in pixels, and how many make a point, of the two screens."""


LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BEGINS = Event("turn", say("time-begins", turn=1))


def screens(folder: Path) -> str:
    """The platform with two screens beside each other."""
    listed, x = [], 0
    for number, (wide, high, _ratio) in enumerate((LAPTOP, ROOM)):
        listed.append(
            {
                "name": f"screen{number}", "x": x, "y": 0, "width": wide, "height": high,
                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
            }
        )  # fmt: skip
        x += wide
    told = folder / "screens.json"
    told.write_text(json.dumps({"screens": listed}), encoding="utf-8")
    return f"offscreen:configfile={told}"


def in_step() -> None:
    """Let everything happen that is due."""
    for _ in range(6):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


class Lecture:
    """One lesson: what its room has seen is in `seen`, in order."""

    def __init__(self, shell: Shell, table: Table, pictures: Path | None) -> None:
        self.shell, self.pictures = shell, pictures
        self.seen: list[dict[str, object]] = []
        shell.open_table(table)
        in_step()
        assert shell.table is not None
        self.table = shell.table
        self.table.curtain.opened.emit()
        in_step()
        self.presenting = self._open()

    def _open(self) -> Presenting:
        """F5, and a click on the other screen."""
        self.shell.activateWindow()
        self.table.map.setFocus()
        in_step()
        QTest.keyClick(self.table.map, Qt.Key.Key_F5)
        in_step()
        chooser = self.table.findChild(ScreenChooser)
        assert chooser is not None
        assert len(chooser.buttons) == 2
        QTest.mouseClick(chooser.buttons[1], LEFT)
        in_step()
        presenting = self.shell.presenting
        assert presenting is not None
        public = presenting.public
        assert public is not None
        assert public.screen().name() == "screen1"
        assert public.isFullScreen()
        assert presenting.console is not None, "two screens: the console opens by itself"
        return presenting

    def look(self, name: str) -> None:
        """Note what the room sees when nothing moves any more, with all names laid anew."""
        in_step()
        presenting = self.presenting
        scene = presenting.picture.scene
        scene.animator.finish()
        scene.sharpen()
        scene.names.restyle()
        scene.names.settle(now=True)
        in_step()
        presenting.picture.paint_now()
        public, console = presenting.public, presenting.console
        assert public is not None
        assert console is not None
        image = presenting.frames.frame.toImage()
        assert console.room.frames.frame.cacheKey() == public.frames.frame.cacheKey()
        told = hashlib.sha256(bytes(image.constBits())).hexdigest()
        self.seen.append(
            {"name": name, "print": told, "texts": list(presenting.picture.page.texts()),
             "size": [image.width(), image.height()]}
        )  # fmt: skip
        if self.pictures is not None:
            number = len(self.seen)
            public.grab().save(str(self.pictures / f"{number:02}-{name}-room.png"))
            self.shell.grab().save(str(self.pictures / f"{number:02}-{name}-console.png"))

    def key(self, key: Qt.Key) -> None:
        """Press a key over the map."""
        QTest.keyClick(self.table.map, key)
        in_step()

    def give(self) -> None:
        """Draw, black, freeze, ask, count, answer, and reveal one hand."""
        table, presenting = self.table, self.presenting
        table.map.look_at(table.scene.ground.point("breslau"), 0.8)
        self.look("opened")
        view = table.map.viewport()

        def spot(place: str) -> QPoint:
            return table.map.mapFromScene(table.scene.ground.point(place))

        QTest.mousePress(view, RIGHT, pos=spot("breslau"))
        QTest.mouseMove(view, spot("brieg"))
        QTest.mouseRelease(view, RIGHT, pos=spot("brieg"))
        QTest.mouseClick(view, RIGHT, Qt.KeyboardModifier.ShiftModifier, spot("glogau"))
        self.look("drawn")
        assert len(table.drawings.now) == 2
        self.key(Qt.Key.Key_B)
        self.look("black")
        self.key(Qt.Key.Key_B)
        self.key(Qt.Key.Key_F)
        table.session.look_at(1)
        self.look("frozen")
        table.session.look_at(None)
        self.key(Qt.Key.Key_F)
        self.key(Qt.Key.Key_H)
        self.look("shown-to-me")
        self.key(Qt.Key.Key_PageUp)
        self.key(Qt.Key.Key_Q)
        dialog = table.findChild(AskDialog)
        assert dialog is not None
        for line, answer in zip(dialog.answers, ("They march", "They wait", "They fight"), strict=False):
            line.setText(answer)
        dialog.accept()
        for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_1):
            self.key(key)
        self.look("asked")
        self.key(Qt.Key.Key_PageDown)
        self.look("answered")
        self.key(Qt.Key.Key_PageDown)
        menu = presenting.reveal_menu()
        hands = [action for action in menu.actions() if "hand" in action.text()]
        hands[0].trigger()
        in_step()
        self.look("before-the-yes")
        asked = table.findChild(Told, "publicRevealAsk")
        assert asked is not None
        asked._choose("show")
        self.look("revealed")
        presenting.reveal(None)
        self.look("hidden-again")

    def end(self) -> None:
        """Back to the start screen."""
        self.shell.show_start()
        in_step()
        assert self.shell.presenting is None
        margins = self.shell.contentsMargins()
        assert (margins.left(), margins.top()) == (0, 0)


def truths() -> list[Table]:
    """Two matches that go on from one beginning, with other hands in each, after the same three marches."""
    table = Table.new(engine.game("maria"), seats=PERSONS, seed=5)
    for seat, action in beginning("movement"):
        table.play(action, seat)
    public, moment = table.view(None), len(table.history)
    one, other = (table.branch(moment, Rng(seed), BEGINS, known=public) for seed in (1, 2))
    for dealt in (one, other):
        dealt.journal.header = replace(dealt.journal.header, kind="match", seats=PERSONS)
    for _ in range(3):
        asked = one.decision()
        assert asked is not None
        march = next(a for a in asked.actions if a.verb == "move" and other.refuse(a, asked.seat) is None)
        for dealt in (one, other):
            dealt.play(march, asked.seat)
    assert one.view(None) == other.view(None)
    return [one, other]


def hands(table: Table) -> list[str]:
    """The names of all cards that somebody holds."""
    views = [table.view(entry.seat) for entry in table.journal.header.seats]
    return sorted({card for view in views for hand in view.hands for card in hand.cards or ()})


def main(folder: Path, pictures: Path | None) -> None:
    """Give the lesson twice, and tell what was seen."""
    os.environ["QT_QPA_PLATFORM"] = screens(folder)
    factors = ";".join(f"screen{number}={one[2]}" for number, one in enumerate((LAPTOP, ROOM)))
    os.environ["QT_SCREEN_SCALE_FACTORS"] = factors
    os.environ["KABINETT_HOME"] = str(folder / "home")
    if pictures is None:
        BoardMap.prepare = lambda _self: None  # type: ignore[method-assign]
    shell = open_window(settings=plain("maria"))
    shell.setGeometry(0, 0, LAPTOP[0], LAPTOP[1])
    shell.show()
    in_step()
    told = []
    for table in truths():
        lecture = Lecture(shell, table, pictures)
        lecture.give()
        names = [shell.appearance.name(f"card:{card}") for card in hands(table)]
        told.append({"seen": lecture.seen, "cards": names})
        lecture.end()
    Path(folder, "told.json").write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
