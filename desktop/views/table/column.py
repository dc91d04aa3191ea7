"""The one column of panels beside the map: that of the phase, those of the game, inspector, rules, log."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.profile.screens import arrangement
from desktop.views.history.log_panel import LogPanel
from desktop.views.panels.inspector import Inspector
from desktop.views.parts.game_panel import GamePanel, Stand
from desktop.views.table.sections import Section, Stay
from desktop.views.table.shares import INSPECTOR, INSPECTOR_UNDER, Wish, share
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.panel import HEAD, Panel

STAYS = {Stand.PHASE: Stay.PHASE, Stand.FOLDED: Stay.FOLDED, Stand.AWAY: Stay.ASKED}
LEAST_OPEN, DECENT = 3, 5
"""An open panel has at least so many times the height of a head; with so many it is of use."""
TIGHT = 2
"""So many, beside a sheet of the phase whose first row would else not be seen; the log has one line then."""
LOW, ONE = 420, 1
"""In a column lower than this at 100 % an open panel leaves the log so many lines."""
KEPT = "column"
"""Under this word, with the screens, the places of the panels are kept."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """How a person has left the column.

    Attributes:
        away: sections that always stand in the column, but were put away. opened: those opened by hand.
        loose: where the windows of panels are that were drawn out: x, y, width, height.
    """

    away: list[str] = []
    opened: list[str] = []
    loose: dict[str, tuple[int, int, int, int]] = {}


class Column(QFrame):
    """Gives every panel its height; all that folds, opens and is drawn out is the business of its Section.

    Attributes:
        named: the sections that have an entry in the menu, by name. coach: that of the coach, None without one.
        single: there is room for one panel only; all others are folded to their heads.

    Signals:
        called: something in the column is to be seen now. rested: no panel is wanted any longer.
        shared: every section has its place and height.
    """

    called = Signal()
    rested = Signal()
    shared = Signal()

    def __init__(
        self,
        appearance: Appearance,
        inspector: Inspector,
        log: LogPanel,
        rules: Panel,
        text: Panel,
        panels: tuple[GamePanel, ...],
        coach: Panel | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("column")
        self.appearance = appearance
        self._inspector, self._log = inspector, log
        self._by_panel = {panel: Section(self, panel.name, panel, STAYS[panel.stand]) for panel in panels}
        self.inspector = Section(self, "inspector", inspector, Stay.ALWAYS)
        self.log = Section(self, "log", log, Stay.ALWAYS)
        self.rules = Section(self, "rules", rules, Stay.ASKED)
        self.text = Section(self, "text", text, Stay.ASKED)
        self.coach = Section(self, "coach", coach, Stay.ASKED) if coach is not None else None
        asked = (self.coach, self.rules) if self.coach is not None else (self.rules,)
        mine = self._by_panel.values()
        self.sections = (
            *(one for stay in (Stay.PHASE, Stay.FOLDED) for one in mine if one.stay is stay),
            self.inspector,
            *(one for one in mine if one.stay is Stay.ASKED),
            *asked,
            self.text,
            self.log,
        )
        self.single, self._front = False, self.log
        self._tight = False
        self._calls = list[Section]()
        usual = (self.inspector, self.log, *asked, self.text)
        extras = (one for one in mine if one.stay is not Stay.PHASE)
        self.named = {one.name: one for one in (*usual, *extras)}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.share)
        for section in self.sections:
            section.changed.connect(self._soon.start)
            section.called.connect(partial(self._call, section))
            section.panel.grown.connect(self._soon.start)
        inspector.changed.connect(self._soon.start)
        appearance.changed.connect(self._soon.start)
        self._restore()

    # --- what is wanted ---------------------------------------------------------------

    def follow(self) -> None:
        """Open the panels that the Decision wants; fold those that it wants no longer."""
        before = any(section.wanted for section in self._by_panel.values())
        newly = any(panel.wanted and not section.wanted for panel, section in self._by_panel.items())
        for panel, section in self._by_panel.items():
            section.want(panel.wanted)
        if before and not any(section.wanted for section in self._by_panel.values()):
            self.rested.emit()
        if newly:  # what comes with what has just fallen is not called after it
            self._calls.sort(key=lambda one: one.panel.leads and one.wanted)
        self._soon.start()

    def show_extra(self, name: str) -> None:
        """Open a panel of this game by hand."""
        self.named[name].bring()

    def stops(self) -> list[QWidget]:
        """Where F6 leads in the column: into each panel that shows something, to the head of each that is folded."""
        seen = [one for one in self.sections if one.shown and one.panel.isVisible()]
        return [one.panel if self.unfolded(one) or not one.foldable else one.panel.head for one in seen]

    def _call(self, section: Section) -> None:
        """Something is to be seen now: whoever asked for it finds it there."""
        self._front = section
        self._calls = [*(one for one in self._calls if one is not section), section]
        self.called.emit()
        self.share()

    # --- heights ----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height at once: nothing flickers while a window is drawn larger."""
        super().resizeEvent(event)
        self.share()

    def share(self) -> None:
        """Give each section its place and height."""
        self._soon.stop()
        self._tight = False
        self._squeeze(self.width() - 1)
        self._tight = self._is_tight(self.width() - 1)
        self._give_way(self.width() - 1)
        standing = self._standing(self.width() - 1)
        for one in self.sections:
            if one not in standing and not one.is_loose:
                one.panel.hide()
        left, width = 1, self.width() - 1
        y = 0
        for one in standing:
            unfolded = self.unfolded(one)
            one.panel.head.show_folded(not unfolded if self.single else not one.opened or one.squeezed)
            one.panel.body.setVisible(unfolded)
            one.panel.show()
        for one, high in zip(
            standing, share(self.height(), [self._wish(one, width) for one in standing]), strict=True
        ):
            one.panel.setGeometry(QRect(left, y, width, high))
            y += high
        self.shared.emit()

    def _squeeze(self, width: int) -> None:
        """Where panels that were called would leave each other a sliver, those called first show their heads.

        The one called last stays open, and what a phase wants but at the foot of the column; the others open again
        where there is room, or when they are called.
        """
        for one in self.sections:
            one.squeeze(False)
        called = [
            one for one in self._calls if one.is_open and not one.is_loose and (one.by_hand or one.wanted)
        ]
        room = self.height() - sum(self._decent(one, width) for one in self.sections if self._takes_room(one))
        for one in called[:-1] if not self.single else ():
            if room >= 0:
                break
            if one.wanted and one.stay is not Stay.ASKED:
                continue
            room += self._decent(one, width) - self.appearance.px(HEAD)
            one.squeeze(True)

    def _give_way(self, width: int) -> None:
        """Where what has just fallen would not be seen whole, others give it room, but for what was called after it.

        First the other panels of the phase show their heads, then the log is short, then the inspector shows its head.
        """
        seen = [one for one in self.sections if self._takes_room(one)]
        leader = next((one for one in seen if one.panel.leads and one.wanted and self.unfolded(one)), None)
        if leader is None or self.single:
            return
        later = self._calls[self._calls.index(leader) + 1 :] if leader in self._calls else []
        phase = [one for one in seen if one.stay is Stay.PHASE and one.wanted and one not in (leader, *later)]

        def lacks() -> bool:
            others = sum(self._wish(one, width).least for one in seen if one is not leader)
            return others + self._wish(leader, width).wants > self.height()

        for one in phase:
            one.squeeze(lacks())
        self._tight |= lacks()
        if self.inspector not in later:
            self.inspector.squeeze(self.inspector in seen and lacks())

    def _is_tight(self, width: int) -> bool:
        """Whether a sheet of the phase would show no row beside what the others have at the least."""
        seen = [one for one in self.sections if self._takes_room(one)]
        sheets = any(one.panel.useful(width) for one in seen if self._served(one) and self.unfolded(one))
        return sheets and sum(self._wish(one, width).least for one in seen) > self.height()

    @staticmethod
    def _served(section: Section) -> bool:
        """Whether the phase wants it in sight, rather than a hand."""
        return section.stay in (Stay.PHASE, Stay.FOLDED) and not section.by_hand

    @staticmethod
    def _takes_room(section: Section) -> bool:
        return section.shown and not section.is_loose

    def _decent(self, section: Section, width: int) -> int:
        """The height in which a section is of use: all of it, or a good part."""
        wish, good = self._wish(section, width), DECENT * self.appearance.px(HEAD)
        if section in (self.log, self.inspector) or not self.unfolded(section):
            return wish.least
        return min(wish.wants, good) if wish.wants else good

    def _standing(self, width: int) -> list[Section]:
        """The sections in the column: folded heads give way where what a phase wants would not be seen whole."""
        standing = [one for one in self.sections if self._takes_room(one)]
        wishes = [self._wish(one, width) for one in standing]
        wanted = sum(max(wish.least, wish.wants) if wish.first else wish.least for wish in wishes)
        if wanted <= self.height() or not any(one.stay is Stay.PHASE for one in standing):
            return standing
        return [one for one in standing if one.stay is not Stay.FOLDED or self.unfolded(one)]

    def title(self, section: Section) -> str:
        """What a section is called."""
        return self.appearance.tr("panel-inspector") if section is self.inspector else section.panel.head.said

    def unfolded(self, section: Section) -> bool:
        """Whether more than the head of a section is seen in the column."""
        if self.single:
            front = self._front if self._front.is_open and not self._front.is_loose else self.log
            return section is front
        empty = section is self.inspector and self._inspector.empty
        return section.opened and not section.squeezed and not empty

    def stand_single(self, single: bool) -> None:
        """Whether there is room for one panel only."""
        if single != self.single:
            self.single = single
            self._front = next((one for one in self.sections if one.wanted), self.log)
            self._soon.start()

    def _wish(self, section: Section, width: int) -> Wish:
        head, high = self.appearance.px(HEAD), self.height()
        if section is self.log and self.unfolded(section):
            low = self._tight or self._short()
            return Wish(self._log.least(high, ONE) if low else self._log.least(high), rest=True)
        if not self.unfolded(section):
            return Wish(head, head)
        wants = section.panel.wants(width)
        served = self._served(section)
        least = (TIGHT if self._tight and not served else LEAST_OPEN) * head + section.panel.stays(width)
        least = max(least, section.panel.useful(width)) if served else least
        least = min(wants, least) if wants else least
        if section is self.inspector:
            under = any(one.stay in (Stay.PHASE, Stay.FOLDED) and one.is_open for one in self.sections)
            return Wish(least, wants, most=int(high * (INSPECTOR_UNDER if under else INSPECTOR)))
        good = 0 if wants or not section.by_hand else DECENT * head  # what is read is more than a line or two
        good = wants if section.panel.leads and section.wanted else good
        return Wish(least, wants, good, first=served or (section.stay is Stay.ASKED and section.wanted))

    def _short(self) -> bool:
        """Whether three lines of the log would leave a panel that is open above it a sliver."""
        low = self.height() < self.appearance.px(LOW)
        return low and any(
            self._takes_room(one) and self.unfolded(one)
            for one in self.sections
            if one not in (self.log, self.inspector)
        )

    # --- kept from one table to the next ----------------------------------------------

    def restore_layout(self) -> None:
        """The first places again."""
        self.appearance.settings.layout.pop(self._key(), None)
        for section in self.sections:
            section.reset()
        self.called.emit()

    def take_back(self) -> None:
        """Panels that were drawn out go with their table: the window that owns theirs stays when it closes."""
        for section in self.named.values():
            section.put_back()

    def remember(self) -> None:
        """Keep the places for the next table; those of panels that this game has not stay as they were."""
        kept = self._kept()
        others = {name for name in (*kept.away, *kept.opened, *kept.loose) if name not in self.named}
        kept.away = [name for name in kept.away if name in others]
        kept.opened = [name for name in kept.opened if name in others]
        kept.loose = {name: at for name, at in kept.loose.items() if name in others}
        for name, section in self.named.items():
            rect = section.loose_rect()
            if rect is not None:
                kept.loose[name] = (rect.x(), rect.y(), rect.width(), rect.height())
            elif section.stay is Stay.ALWAYS and not section.shown:
                kept.away.append(name)
            elif section.shown and section.opened and section.by_hand:
                kept.opened.append(name)
        self.appearance.settings.layout[self._key()] = msgspec.json.encode(kept).decode()
        self.appearance.settings.save()

    def _restore(self) -> None:
        kept = self._kept()
        for name, section in self.named.items():
            if name in kept.away:
                section.put_away()
            elif name in kept.opened:
                section.bring()

    def restore_loose(self) -> None:
        """Draw out again what was drawn out: when the window is there to which they belong."""
        for name, rect in self._kept().loose.items():
            if name in self.named:
                self.named[name].float_at(QRect(*rect))

    def _kept(self) -> Kept:
        """What was kept for these screens; what can't be read counts as nothing."""
        try:
            return msgspec.json.decode(self.appearance.settings.layout.get(self._key(), ""), type=Kept)
        except msgspec.MsgspecError:
            return Kept()

    @staticmethod
    def _key() -> str:
        """Places are kept for each arrangement of screens."""
        return f"{KEPT} {arrangement()}"

    # --- all together -----------------------------------------------------------------

    def show_loose(self, shown: bool) -> None:
        """Windows of panels go and come back with the column."""
        for section in self.sections:
            section.show_loose(shown)
