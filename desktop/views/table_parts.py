"""The parts of the table window: every widget, how they are laid out, and how they speak with each other."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from desktop.players import Bots
from desktop.seating import Seating
from desktop.session import Session
from desktop.views.announcer import Announcer
from desktop.views.banner import Banner, Bordered
from desktop.views.board_names import board_names
from desktop.views.bot_news import BotNews
from desktop.views.command_line import CommandLine
from desktop.views.curtain import Curtain
from desktop.views.dialogs import Toast
from desktop.views.docks import DockedMap
from desktop.views.hand_tray import HandTray
from desktop.views.inspector import Inspector
from desktop.views.log_panel import LogPanel
from desktop.views.look import Look
from desktop.views.map_frame import MapFrame
from desktop.views.maria.agreements_panel import AgreementsPanel
from desktop.views.maria.allot_panel import AllotPanel
from desktop.views.maria.army_sheets import ArmySheets
from desktop.views.maria.battle_panel import BattlePanel
from desktop.views.maria.political_panel import PoliticalPanel
from desktop.views.maria.reminder import Reminder
from desktop.views.phase_strip import PhaseStrip
from desktop.views.prompt_bar import PromptBar
from desktop.views.replay_bar import ReplayBar
from desktop.views.rules_panel import RulesPanel
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from desktop.views.status_line import StatusLine
from desktop.views.text_panel import TextPanel
from desktop.views.title_strip import TitleStrip
from engine.boards.board import Board
from engine.kernel.table import Table


class TableParts(QMainWindow):
    """One table with all its widgets; what they do together is the table window's."""

    def __init__(self, look: Look, table: Table, board: Board) -> None:
        super().__init__()
        self.look, self.board = look, board
        self.session = Session(table, parent=self)
        self.bots = Bots(self.session, look.settings.pace, self)
        self.seating = Seating(self.session, self.bots, self)
        self._speak()
        self.seating.begin()
        self._build()
        self._lay_out()
        self._join()

    def _speak(self) -> None:
        """Take the words of the game, the names of the board and the people."""
        table = self.session.table
        people: dict[str, str] = {}
        for entry in table.journal.header.seats:
            name = entry.name or (self.look.tr("wizard-bot") if entry.bot else "")
            for ref in (
                f"seat:{entry.seat}",
                *(f"side:{s}" for s in self.session.view.seats.get(entry.seat, ())),
            ):
                if name:
                    people[ref] = name
        self.look.speak_of(table.game.id, board_names(self.board), people, table.journal.header.ruleset)

    def _build(self) -> None:
        look, session = self.look, self.session
        self.scene = TableScene(session, self.board, look.theme, look.words)
        self.scene.animator.motion = look.settings.motion
        self.map = MapView(self.scene, look.keys)
        self.map.set_text_scale(look.settings.scale / 100)
        self.frame = MapFrame(look, self.map)
        self.prompt = PromptBar(look, session)
        self.bot_news = BotNews(look, session, self.bots, self.prompt)
        self.strip = PhaseStrip(look, session)
        self.inspector = Inspector(look, session, self.board)
        self.battle = BattlePanel(look, session)
        self.allot = AllotPanel(look, session)
        facts = session.view.facts
        self.politics = PoliticalPanel(look, session) if "politics" in facts else None
        self.agreements = AgreementsPanel(look, session) if "affairs" in facts else None
        self.reminder = Reminder(look, session) if "affairs" in facts else None
        self.sheets = ArmySheets(look, session)
        self.log = LogPanel(look, session)
        self.rules = RulesPanel(look)
        self.text = TextPanel(look, session)
        self.tray = HandTray(look, session)
        self.tray.guarded = self.seating.guarded
        self.command = CommandLine(look, session)
        self.status = StatusLine(look, session)
        self.titles = TitleStrip(look, session)
        self.banner, self.replay = Banner(look), ReplayBar(look)
        header = session.table.journal.header
        self.rules.speak_of(header.game, header.ruleset, header.scenario, len(header.seats))

    def _lay_out(self) -> None:
        panels = (self.inspector, self.battle, self.allot)
        extras = {} if self.politics is None else {"politics": self.politics}
        besides = {} if self.agreements is None else {"agreements": self.agreements}
        self.inner = DockedMap(
            self.look,
            self.frame,
            panels,
            self.log,
            self.rules,
            self.text,
            extras,
            {**besides, "sheets": self.sheets},
        )
        if self.reminder is not None:
            self.strip.add_end(self.reminder)
        above, below = (
            (self.prompt, self.strip, self.banner),
            (self.tray, self.replay, self.command, self.status),
        )
        parts = [*((part, 0) for part in above), (self.inner, 1), *((part, 0) for part in below)]
        self.border = Bordered(self.look, *parts)
        self.setCentralWidget(self.border)
        self.setMenuWidget(self.titles)
        self.curtain = Curtain(self.look, self.session, self)
        self.toast = Toast(self.look, self)
        self.announcer = Announcer(self.look, self.session, self)

    def _join(self) -> None:
        """The parts that speak with each other directly."""
        scene, frame = self.scene, self.frame
        scene.selected.connect(self.inspector.pin)
        scene.overlay_changed.connect(frame.show_overlay)
        scene.map.progress.connect(frame.show_progress)
        scene.map.finished.connect(lambda: frame.show_progress(1.0))
        for name, button in frame.overlays.items():
            button.clicked.connect(lambda _=False, n=name: scene.toggle_overlay(n))
        frame.zooms["in"].clicked.connect(self.map.zoom_in)
        frame.zooms["out"].clicked.connect(self.map.zoom_out)
        frame.zooms["fit"].clicked.connect(self.map.fit)
        self.map.zoom_changed.connect(self.status.show_zoom)
        self.tray.pointed.connect(self.inspector.pin)
        self.text.pointed.connect(self.inspector.pin)
        self.command.done.connect(self.map.setFocus)
        self.seating.duel.connect(self.tray.set_duel)
        self.prompt.handed.connect(self.seating.hand_to)
        if self.politics is not None:
            self.politics.pointed.connect(self.inspector.pin)
        if self.reminder is not None:
            self.reminder.clicked.connect(lambda: self.inner.show_extra("agreements"))
            self.strip.resized.connect(self.reminder.fit)
        self.sheets.pointed.connect(self.inspector.pin)
        self.sheets.turn(self.tray.open)
        self.tray.turned.connect(self.sheets.turn)
