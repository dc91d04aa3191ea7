"""The parts of the table window: every widget, how they are laid out, and how they speak with each other."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from desktop.session.players import Bots
from desktop.session.seating import Seating
from desktop.session.session import Session
from desktop.views.hand.hand_tray import HandTray
from desktop.views.history.log_panel import LogPanel
from desktop.views.history.replay_bar import ReplayBar
from desktop.views.panels.coach_panel import CoachPanel
from desktop.views.panels.inspector import Inspector
from desktop.views.panels.number_panel import NumberPanel
from desktop.views.panels.rules_panel import RulesPanel
from desktop.views.panels.text_panel import TextPanel
from desktop.views.parts.board_names import board_names
from desktop.views.parts.game_panel import GamePanel
from desktop.views.parts.game_parts import parts_of
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from desktop.views.table.announcer import Announcer
from desktop.views.table.answer_page import AnswerPage
from desktop.views.table.bot_news import BotNews
from desktop.views.table.column import Column
from desktop.views.table.command_line import CommandLine
from desktop.views.table.curtain import Curtain
from desktop.views.table.end_sheet import EndSheet
from desktop.views.table.event_notes import LogNotes, NewsNotes
from desktop.views.table.map_frame import MapFrame
from desktop.views.table.phase_strip import PhaseStrip
from desktop.views.table.prompt_bar import PromptBar
from desktop.views.table.rail import Rail
from desktop.views.table.results import Results
from desktop.views.table.sections import Section
from desktop.views.table.side_note import SideNote
from desktop.views.table.status_line import StatusLine
from desktop.views.table.table_body import LastLine, TableBody, TopLines
from desktop.views.table.title_strip import TitleStrip
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.banner import Banner, Bordered
from desktop.views.widgets.dialogs import Toast
from engine.boards.board import Board
from engine.kernel.table import Table

P = TypeVar("P", bound=GamePanel)


class TableParts(QMainWindow):
    """One table with all its widgets; what they do together is the table window's.

    Attributes:
        brought: the panels of this game, those that go before others first, and that of numbers.
        coach: the panel of the coach, None where it has no say.
    """

    def __init__(
        self, appearance: Appearance, table: Table, board: Board, parent: QWidget | None = None
    ) -> None:
        """Built where it is to stand, if there is a parent: moved there later each part would be dressed again."""
        super().__init__(parent)
        if parent is not None:
            self.setWindowFlags(Qt.WindowType.Widget)  # a main window is one of its own unless it is told
        self.appearance, self.board = appearance, board
        self.session = Session(table, parent=self)
        self.bots = Bots(self.session, appearance.settings.pace, self)
        self.seating = Seating(self.session, self.bots, self)
        self._led: dict[str, tuple[str, ...]] | None = None
        self._speak()
        self.session.changed.connect(self._speak)  # before any widget words anything
        self.session.happened.connect(lambda _: self._speak(self.session.table.view(None).seats))
        self.seating.begin()
        self._build()
        self._lay_out()
        self._join()

    def _speak(self, seats: dict[str, tuple[str, ...]] | None = None) -> None:
        """Take the words of the game, the names of the board and the people: sides may change hands.

        `seats`: as they are after what has just happened, which the Session has not looked at yet.
        """
        table, led = self.session.table, self.session.view.seats if seats is None else seats
        if self._led == led:
            return
        self._led = led
        people: dict[str, str] = {}
        for entry in table.journal.header.seats:
            name = entry.name or (self.appearance.tr("wizard-bot") if entry.bot else "")
            for ref in (
                f"seat:{entry.seat}",
                *(f"side:{s}" for s in led.get(entry.seat, ())),
            ):
                if name:
                    people[ref] = name
        called = (
            {f"seat:{seat}": f"side:{sides[0]}" if sides else "" for seat, sides in led.items()}
            if table.game.scenario(self.session.view.scenario).lots
            else {}
        )
        ruleset = table.journal.header.ruleset
        self.appearance.speak_of(table.game.id, board_names(self.board), people, ruleset, called)

    def _build(self) -> None:
        appearance, session = self.appearance, self.session
        self.scene = TableScene(session, self.board, appearance.theme, appearance.words)
        self.scene.turn_sheets(appearance.settings.turn_fields)
        self.scene.setParent(self)  # what is nobody's child outlives the window: its connections keep it
        self.scene.animator.motion = appearance.settings.motion
        self.map = MapView(self.scene, appearance.keys)
        self.map.set_text_scale(appearance.settings.scale / 100)
        self.frame = MapFrame(appearance, self.map)
        self.end_sheet = EndSheet(appearance, session, self.frame, self.scene.map)
        self.rail = Rail(appearance, session, self.map)
        self.prompt = PromptBar(appearance, session)
        self.bot_news = BotNews(appearance, session, self.bots, self.prompt)
        self.side_note = SideNote(appearance, session, self.rail, self.frame)
        self.strip = PhaseStrip(appearance, session)
        self.inspector = Inspector(appearance, session, self.board)
        parts, view = parts_of(session.view.game), session.view
        kinds: tuple[type[GamePanel], ...] = (*parts.panels, NumberPanel)
        self.brought = tuple(panel(appearance, session) for panel in kinds if panel.serves(view))
        self.strip_end = (
            parts.strip_end(appearance, session) if parts.strip_end and parts.strip_end.serves(view) else None
        )
        self.log = LogPanel(appearance, session)
        self.rules = RulesPanel(appearance)
        self.text = TextPanel(appearance, session)
        practised = session.home.journal.header.kind == "practice" and not session.watching
        self.coach = CoachPanel(appearance, session) if practised else None
        self.tray = HandTray(appearance, session)
        self.tray.guarded = self.seating.guarded
        self.command = CommandLine(appearance, session)
        self.status = StatusLine(appearance, session)
        self.titles = TitleStrip(appearance, session)
        self.banner, self.replay = Banner(appearance), ReplayBar(appearance)
        header = session.table.journal.header
        self.rules.speak_of(header.game, header.ruleset, header.scenario, len(header.seats))

    def panel(self, kind: type[P]) -> P | None:
        """The panel of a kind, if this game has brought it to this table."""
        return next((panel for panel in self.brought if isinstance(panel, kind)), None)

    def part(self, name: str) -> QWidget | None:
        """The part of the window that a lesson calls by this name; None for one that is not there."""
        parts: dict[str, QWidget] = {
            "prompt": self.prompt, "buttons": self.prompt.buttons, "undo": self.prompt.undo_button,
            "strip": self.strip, "map": self.frame, "overlays": self.rail, "hand": self.tray,
            "inspector": self.inspector, "log": self.log, "rules": self.rules,
        }  # fmt: skip
        return parts.get(name)

    def open_panel(self, name: str) -> QWidget | None:
        """Open a panel by its name, as its head does; None where this table has none of the name.

        One that stands there in its phase alone opens by itself.
        """
        section = next((one for one in self.column.sections if one.name == name), None)
        if section is None:
            return None
        if not section.is_open and name in self.column.named:
            section.bring()
        panel: QWidget = section.panel
        return panel

    def _call(self, name: str) -> None:
        """A panel wants another to be seen."""
        if self.open_panel(name) is not None and name in self.column.named:
            self._come_to(self.column.named[name])

    def _come_to(self, section: Section) -> None:
        """Who has opened a panel by a key goes on in it, who has put it away so on the map."""
        if self.session.gate.key and section.is_open:
            section.panel.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.session.gate.key:
            self.take_focus()

    def take_focus(self) -> None:
        """Keys go to the map from now on, or to the sheet that covers it."""
        (self.end_sheet.area if self.end_sheet.isVisible() else self.map).setFocus()

    def _lay_out(self) -> None:
        self.column = Column(
            self.appearance, self.inspector, self.log, self.rules, self.text, self.brought, self.coach
        )
        if self.strip_end is not None:
            self.strip.add_end(self.strip_end)
        handless = not self.session.view.hands
        self.body = TableBody(self.appearance, self.frame, self.tray, self.column, handless=handless)
        self.body.rail.fill(self.rail)
        self.news_notes = NewsNotes(self.appearance, self.session, self.body, self.frame)
        self.log_notes = LogNotes(self.appearance, self.session, self.body, self.log)
        self.side_note.stay_clear_of(self.news_notes, self.log_notes)
        self.results = Results(self.appearance, self.session, self.prompt, self.news_notes)
        self.last = LastLine(self.appearance, self.replay, self.status)
        self.top = TopLines(self.prompt, self.strip)
        above, below = (self.top, self.banner), (self.command, self.last)
        parts = [*((part, 0) for part in above), (self.body, 1), *((part, 0) for part in below)]
        self.border = Bordered(self.appearance)
        self.setCentralWidget(self.border)
        self.border.fill(*parts)  # where it stands: each move of the whole would dress every part of it anew
        self.setMenuWidget(self.titles)
        self.answers = AnswerPage(self.appearance, self.session, self.seating, self)
        self.curtain = Curtain(self.appearance, self.session, self)
        self.toast = Toast(self.appearance, self)
        self.announcer = Announcer(self.appearance, self.session, self)

    def _lay(self, ref: str) -> None:
        """Go about laying cards: choose this one, or ask at the place which."""
        if ref.startswith("card:"):
            self.session.selection.toggle(ref.removeprefix("card:"))
        else:
            self.map.lay_at(ref)

    def _show_drafts(self, *_: object) -> None:
        """Slips on the map: what is filled in, else what the main button would do."""
        numbers = self.panel(NumberPanel)
        drafted = numbers.form.drafted if numbers is not None else ()
        self.scene.drafts.show(drafted or self.prompt.buttons.foretold)

    def _join(self) -> None:
        """The parts that speak with each other directly."""
        scene, frame = self.scene, self.frame
        scene.selected.connect(self.inspector.pin)
        self.end_sheet.pointed.connect(scene.light_lands)
        self.end_sheet.shown.connect(self.session.look_at)
        scene.map.progress.connect(frame.show_progress)
        scene.map.finished.connect(lambda: frame.show_progress(1.0))
        self.rail.pointed.connect(self.inspector.pin)
        self.map.zoom_changed.connect(self.status.show_zoom)
        self.map.pressed.connect(self.body.fold_drawer)
        self.inspector.lay_asked.connect(self._lay)
        self.text.pointed.connect(self.inspector.pin)
        self.command.done.connect(self.map.setFocus)
        self.seating.duel.connect(self.tray.set_duel)
        self.tray.look_asked.connect(self.seating.look)
        self.prompt.handed.connect(self.seating.hand_to)
        self.prompt.begun = lambda: next((p.begun for p in self.brought if p.begun is not None), None)
        for panel in self.brought:
            panel.turned.connect(self.prompt.renew)
            panel.handed.connect(self.seating.hand_to)
            panel.opens.connect(self._call)
            panel.pointed.connect(self.inspector.pin)
        for section in self.column.named.values():
            section.action.triggered.connect(lambda _on, one=section: self._come_to(one))
        numbers = self.panel(NumberPanel)
        if numbers is not None:
            numbers.drafted.connect(self._show_drafts)
            scene.number_asked.connect(numbers.form.rows.turn)
        self.prompt.buttons.spelled_out.connect(self._show_drafts)
        self._show_drafts()
        if self.strip_end is not None:
            opens = self.strip_end.opens
            self.strip_end.clicked.connect(lambda: self.column.show_extra(opens))
            self.strip.resized.connect(self.strip_end.fit)
