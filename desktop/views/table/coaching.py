"""The coach at the table: its light before "Done", its panel, what it lights on the map, hints when asked."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.profile.annotations import Annotation, Arrow, Circle
from desktop.session.adviser import Adviser
from desktop.session.session import Session
from desktop.views.panels.coach_panel import CoachPanel, Ways
from desktop.views.scene.map_view import MapView
from desktop.views.table.announcer import Announcer
from desktop.views.table.prompt_bar import PromptBar
from desktop.views.table.sections import Section
from desktop.views.widgets.appearance import Appearance
from engine.practice.advice import ASK_BOT, Advice, hint_at_table, strongest

GROUP = "coach"
"""What it draws on the map."""
CALM = 2
"""The colour of a hint; what a caution speaks of has that of a threat."""


class Coaching(QObject):
    """Listens to the Session of a practice table; it plays nothing and never speaks of a move unasked."""

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        prompt: PromptBar,
        view: MapView,
        panel: CoachPanel,
        section: Section,
        announcer: Announcer,
    ) -> None:
        super().__init__(panel)
        self.appearance, self.session = appearance, session
        self._prompt, self._map, self._announcer = prompt, view, announcer
        self.panel, self.section = panel, section
        self.adviser = Adviser(session, self)
        self._hints, self._asked = 0, self._moment()
        self._said: object = None
        self._lit = self._of_hand = False
        session.changed.connect(self.follow)
        session.selection.turned.connect(self.follow)
        appearance.changed.connect(self.follow)
        prompt.buttons.light.pressed.connect(self.read)
        section.action.triggered.connect(lambda _on: self._come())
        panel.pointed.connect(self._point)
        panel.hinted.connect(self._ring)
        panel.shown.connect(self._show)
        panel.hint_wanted.connect(self.give_hint)
        view.pressed.connect(lambda: self._point((), ()))
        self.adviser.answered.connect(self._advise)
        self.follow()

    # --- cautions -------------------------------------------------------------------

    def follow(self) -> None:
        """Say what may have been overlooked at the moment."""
        if self._moment() != self._asked:
            self._asked, self._hints = self._moment(), 0
            self._forget()
        elif self._of_hand and self.session.selection.covered:
            self._forget()
        on = self.appearance.settings.coach
        cautions = self.session.cautions() if on else None
        self._prompt.show_light(None if cautions is None else len(cautions))
        self.panel.show_cautions(cautions or (), "coach-nothing" if on else "coach-off")
        self._point((), ())
        said = (self.session.viewer, cautions)
        if cautions and said != self._said:
            self._announcer.say(self.appearance.tr("coach-overlooked", count=len(cautions)))
        self._said = said

    def _forget(self) -> None:
        """The hint is no longer told, nor awaited."""
        self._of_hand = False
        self.adviser.forget()
        self.panel.show_hint("")

    def read(self) -> None:
        """Open the panel."""
        self.section.bring()
        self._come()

    def _come(self) -> None:
        """Who opens the panel by a key finds the first caution there."""
        if self.session.gate.key and self.section.is_open:
            self.panel.take_focus()

    def _moment(self) -> tuple[object, ...]:
        """What a hint is about: it ends with it."""
        table = self.session.table
        language = self.appearance.words.language
        return table, len(table.history), self.session.viewer, self.session.moment, language

    def _point(self, lit: tuple[str, ...], ways: Ways) -> None:
        """Light what is spoken of, and draw the ways along which it comes; nothing puts both out again."""
        scene = self._map.table
        scene.annotations.show([Arrow(way) for way in ways], GROUP)
        on_table = _on_table(lit)
        if on_table or self._lit:
            scene.light(on_table)
        self._lit = bool(on_table)

    def _ring(self, lit: tuple[str, ...], ways: Ways) -> None:
        """What a hint speaks of is no danger: it is ringed as in a lesson."""
        self._point((), ())
        rings = (Circle(ref, CALM) for ref in _on_table(lit) if self._map.table.on_map(ref) is not None)
        drawn: list[Annotation] = [*rings, *(Arrow(way, CALM) for way in ways)]
        self._map.table.annotations.show(drawn, GROUP)

    def _show(self, lit: tuple[str, ...]) -> None:
        """Bring what is spoken of into sight: that is asked for, while the pointer alone moves no map."""
        for ref in _on_table(lit):
            if self._map.table.anchor(ref) is not None:
                self._map.keep_seen(ref)

    # --- hints ----------------------------------------------------------------------

    def give_hint(self) -> None:
        """The next of three hints on what is asked now; the third asks a bot.

        While the hand lies face down none is told that may rest on its cards; one that was told goes with them.
        """
        session, look = self.session, self.appearance
        decision = session.decision if session.coached else None
        if decision is None:
            self._tell(look.tr("coach-no-hint"))
            return
        number, covered = min(self._hints + 1, ASK_BOT), session.selection.covered
        if covered and (number == ASK_BOT or (number > 1 and session.choices.withheld)):
            self._tell(look.tr("coach-hand-first"))
            return
        self._hints, self._of_hand = number, number > 1 and not covered
        if self._hints < ASK_BOT:
            cautions = session.cautions() if self._hints > 1 else None
            hint = hint_at_table(session.view.game, decision, cautions or (), self._hints)
            self._tell(hint.read(look.words), hint.clause, hint.lights if self._hints > 1 else ())
        elif strongest(session.view.game):
            self._tell(look.tr("coach-thinking"))
            self.adviser.advise()
        else:
            self._tell(look.tr("coach-no-bot"))

    def _advise(self, advice: Advice | None) -> None:
        """What the bot would do, and what it looked at."""
        look = self.appearance
        if advice is None:
            self._tell(look.tr("coach-no-bot"))
            return
        label = look.text(advice.label)
        named = advice.source.startswith(("piece:", "heap:"))
        does = f"{look.name(advice.source)}: {label}" if named else label
        said = look.tr("coach-advice", bot=look.tr(f"bot-{advice.bot}"), count=advice.weighed, text=does)
        self._tell(said, "", advice.lights, (advice.way,) if advice.way else ())

    def _tell(self, words: str, clause: str = "", lit: tuple[str, ...] = (), ways: Ways = ()) -> None:
        more = self.appearance.tr("coach-more", n=self._hints + 1, all=ASK_BOT)
        self.panel.show_hint(words, clause, lit, ways, more if 0 < self._hints < ASK_BOT else "")
        self.section.bring()
        self._ring(lit, ways)
        self._show(lit)
        self._announcer.say(self.appearance.words.spoken(words))


def _on_table(refs: tuple[str, ...]) -> list[str]:
    """What can be lit of it: cards and buttons are named in the words."""
    return [ref for ref in refs if not ref.startswith(("card:", "choice:"))]
