"""The head of the page of drills: of which game, which kind of question, and in whose games it is looked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

import engine
from desktop.profile.library import Saved, tables
from desktop.profile.practice import Practice
from desktop.views.pages.load_page import saved_lines
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.choice_box import ChoiceBox
from engine.kernel.drill import DrillKind
from engine.kernel.game import Game
from engine.practice.courses import shelf
from engine.practice.drill_words import title_words

LEARNT = "*"
"""The choice of kinds that lessons have taught; no kind has this name."""
SHORT = 14
"""Letters that a box shows at least."""
MOST_TABLES = 50
"""So many tables are offered, the newest."""


class DrillHead(QWidget):
    """Three boxes, a button that shows the table as text, and one that shows it to a room.

    What has been taught is offered first, as soon as a lesson of the game was played to its end.

    Signals:
        changed: another question is wanted. present_asked: a room is to see it.
    """

    changed, present_asked = Signal(), Signal()

    def __init__(
        self, appearance: Appearance, games: Sequence[str], game: Game, practice: Practice, back: QPushButton
    ) -> None:
        super().__init__()
        self.appearance, self.game, self._practice = appearance, game, practice
        self.games, self.kinds, self.sources = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.games.setObjectName("drillGames")
        self.kinds.setObjectName("drillKinds")
        self.sources.setObjectName("drillSources")
        look = appearance
        for name in games:
            self.games.addItem(look.tr(f"game-{name}"), name)
        self.games.setCurrentIndex(list(games).index(game.id))
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 8, 14, 8)
        line.setSpacing(12)
        line.addWidget(back)
        line.addWidget(words_label(look.tr("drills-title"), "big", wrap=False))
        for box, key in ((self.games, "game"), (self.kinds, "kind"), (self.sources, "source")):
            box.setAccessibleName(look.tr(f"drills-{key}"))
            box.setToolTip(look.tr(f"drills-{key}"))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(SHORT)
            line.addWidget(box, 1)
        line.addStretch(1)
        self.as_text = QPushButton(look.tr("panel-text"))
        self.as_text.setObjectName("drillAsText")
        self.as_text.setProperty("role", "small")
        self.as_text.setCheckable(True)
        line.addWidget(self.as_text)
        present = QPushButton(look.tr("menu-present"))
        present.setObjectName("drillsPresent")
        present.setProperty("role", "small")
        present.setToolTip(look.key("menu-present"))
        present.clicked.connect(self.present_asked)
        line.addWidget(present)
        self._list()
        self.games.currentIndexChanged.connect(self._turn)
        self.kinds.currentIndexChanged.connect(self.changed)
        self.sources.currentIndexChanged.connect(self.changed)

    def _turn(self) -> None:
        self.game = engine.game(str(self.games.currentData()))
        self._list()
        self.changed.emit()

    def _list(self) -> None:
        """The kinds and the tables of the game."""
        look = self.appearance
        with QSignalBlocker(self.kinds), QSignalBlocker(self.sources):
            self.kinds.clear()
            if 0 < len(self._taught()) < len(self.game.drills):
                self.kinds.addItem(look.tr("drills-learnt"), LEARNT)
            self.kinds.addItem(look.tr("drills-any"), "")
            for kind in self.game.drills:
                self.kinds.addItem(title_words(look.words, self.game.id, kind.name), kind.name)
            self.sources.clear()
            self.sources.addItem(look.tr("drills-recorded"), None)
            own = [saved for saved in tables() if _may_be_asked_about(saved, self.game)]
            for saved in own[:MOST_TABLES]:
                self.sources.addItem(". ".join(saved_lines(look, saved)), saved.path)
            self.sources.setVisible(bool(own))

    def _taught(self) -> tuple[DrillKind[Any], ...]:
        """The kinds about whose first clause a lesson that is done has told."""
        done = [one for one in shelf(self.game.id).lessons() if self._practice.lesson(one.ref).done]
        sections = {_section(visited) for one in done for visited in one.visits}
        return tuple(kind for kind in self.game.drills if _section(kind.clauses[0].split()[-1]) in sections)

    @property
    def wished(self) -> tuple[str, ...]:
        """The kinds of which one is asked."""
        chosen = str(self.kinds.currentData() or "")
        kinds = self._taught() if chosen == LEARNT else self.game.drills
        return (chosen,) if chosen not in ("", LEARNT) else tuple(kind.name for kind in kinds)

    @property
    def own_table(self) -> Path | None:
        """The saved table that is asked about; None: recorded games."""
        found = self.sources.currentData()
        return found if isinstance(found, Path) else None

    def like(self, other: DrillHead) -> None:
        """Choose what was chosen in another one."""
        self.as_text.setChecked(other.as_text.isChecked())
        for own, before in ((self.kinds, other.kinds), (self.sources, other.sources)):
            with QSignalBlocker(own):
                own.setCurrentIndex(max(0, own.findData(before.currentData())))


def _section(clause: str) -> str:
    """The section of a clause: 10.1 of 10.1-b."""
    return clause.partition("-")[0]


def _may_be_asked_about(saved: Saved, game: Game) -> bool:
    """Whether nothing of a table is secret any more: a match is asked about when it is over."""
    header = saved.header
    if header is None or header.game != game.id:
        return False
    over = saved.summary is not None and saved.summary.over
    return over or header.kind in ("open", "practice")
