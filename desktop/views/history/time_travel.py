"""Moving through time at the table: the past, bookmarks, branches, what-if, and taking back together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.profile.library import branch_table
from desktop.profile.table_notes import TableNotes
from desktop.session.session import Session
from desktop.session.what_if import WhatIf, may_be_played
from desktop.views.history.log_panel import LogPanel
from desktop.views.history.replay_bar import ReplayBar
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.banner import Answer, Banner, Bordered
from desktop.views.widgets.menus import Command, Menu
from engine.kernel.errors import FileError
from engine.kernel.log import Log


class TimeTravel(QObject):
    """Joins replay bar, banner, border and log with the moment that the Session shows.

    Signals:
        branched: the file of a new table that begins with the Actions up to a moment.
        copied: a copy of what is looked at is to be edited.
        taken_back: Actions were taken back. told: a short note for the person.
        marked: a bookmark was set or taken away.
    """

    branched = Signal(object)
    copied = Signal()
    told = Signal(str)
    marked = Signal()
    taken_back = Signal()

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        notes: TableNotes,
        bar: ReplayBar,
        banner: Banner,
        border: Bordered,
        log: LogPanel,
        covered: Callable[[], bool],
    ) -> None:
        """`covered`: whether the curtain is drawn, behind which nobody travels."""
        super().__init__(border)
        self.appearance, self.session, self.notes = appearance, session, notes
        self._bar, self._banner, self._border, self._covered = bar, banner, border, covered
        self._log = log
        self._told = Log(session.table, None)
        self._turns: dict[int, int] = {}
        self._read = 0
        """The public log; the moments at which turns begin, with their numbers; how many lines gave them."""
        self._asked: tuple[int, int] | None = None
        self._agreed: list[str] = []
        bar.wished.connect(self.look_at)
        log.asked.connect(self._from_log)
        session.changed.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    def menus(self, *practice: Command) -> tuple[Menu, Menu]:
        """The menus Time and Practice; what else there is to practise stands in the second."""
        return (
            Menu(
                "menu-time",
                (
                    Command("menu-back-one", self._bar.back),
                    Command("menu-forward-one", self._bar.forward),
                    Command("menu-to-start", lambda: self.look_at(0)),
                    Command("menu-to-now", self.back_to_now),
                    None,
                    Command("menu-bookmark", self.bookmark),
                ),
            ),
            Menu(
                "menu-practice",
                (Command("menu-what-if", self.wonder), Command("menu-edit-copy", self._copy), *practice),
            ),
        )

    # --- the past -------------------------------------------------------------------

    def look_at(self, moment: int) -> None:
        """Look at the table after so many Actions."""
        if not self._covered():
            self._put_question_away()
            self.session.look_at(moment)

    def _copy(self) -> None:
        if not self._covered() and self.session.may_copy():
            self.copied.emit()

    def back_to_now(self) -> None:
        """The present moment: of the table, or of the what-if that goes on."""
        self.look_at(len(self.session.table.history))

    def escape(self) -> bool:
        """Esc leaves a question and the past, but no what-if: what was tried out there would be lost.

        Whether there was anything to leave.
        """
        if self._asked is not None:
            self._put_question_away()
            self.refresh()
            return True
        if self.session.moment is not None:
            self.back_to_now()
            return True
        return self.session.what_if is not None

    def bookmark(self) -> None:
        """Set a bookmark at the moment looked at, or take it away."""
        moment = self.session.moment
        self._mark(len(self.session.table.history) if moment is None else moment)

    def _mark(self, moment: int) -> None:
        if self.session.what_if is None and not self._covered():
            key = "time-bookmark-set" if self.notes.mark(moment) else "time-bookmark-gone"
            self.told.emit(self.appearance.tr(key, step=moment))
            self.marked.emit()
            self.refresh()

    def _from_log(self, wish: str, moment: int) -> None:
        does: dict[str, Callable[[int], object]] = {
            "look": self.look_at,
            "take-back": self.take_back,
            "branch": self._branch,
            "bookmark": self._mark,
        }
        does[wish](moment)

    def _branch(self, moment: int) -> None:
        """A new table that begins with the Actions up to a moment."""
        if self.session.what_if is not None:
            return
        try:
            path = branch_table(self.session.home, moment)
        except FileError as error:
            self.session.failed.emit(error)
            return
        self.branched.emit(path)

    def _look_again(self) -> None:
        """Open the table as it stands now."""
        self.branched.emit(self.session.home.journal.path)

    # --- taking back ----------------------------------------------------------------

    def take_back(self, moment: int) -> None:
        """Take back all Actions after a moment; where undo stops before it, ask every person first."""
        if self._covered():
            return
        self._put_question_away()
        table = self.session.table
        reason = table.why_no_return(moment)
        if reason is None:
            if self.session.take_back(moment):
                self.taken_back.emit()
        elif reason.key != "undo-nothing":
            self._asked = (moment, len(table.history))
            self.session.look_at(None)

    def take_back_last(self) -> None:
        """Take back the last Action, together if it must be."""
        self.take_back(len(self.session.table.history) - 1)

    def _agree(self, seat: str) -> None:
        self._agreed.append(seat)
        if self._asked is None or not set(self.session.table.humans) <= set(self._agreed):
            self.refresh()
            return
        (moment, _), agreed = self._asked, tuple(self._agreed)
        self._put_question_away()
        if self.session.take_back(moment, agreed):
            self.taken_back.emit()

    def _put_question_away(self) -> None:
        self._asked, self._agreed = None, []

    def _refuse(self) -> None:
        self._put_question_away()
        self.refresh()

    # --- what-if --------------------------------------------------------------------

    def wonder(self) -> None:
        """Begin a what-if at the moment looked at."""
        if not self._covered():
            self._put_question_away()
            self.session.begin_what_if()

    def leave(self) -> None:
        """Leave the past and the what-if."""
        self._put_question_away()
        self.session.back_to_now()

    def play_what_if(self) -> None:
        """Play the Actions of the what-if at the table, and tell how many went."""
        what_if = self.session.what_if
        if what_if is not None:
            wanted = len(what_if.table.history)
            self.told.emit(self.appearance.tr("time-played", count=self.session.play_what_if(), all=wanted))

    # --- showing --------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the moment anew."""
        session = self.session
        now = len(session.table.history)
        if self._asked is not None and (self._asked[1] != now or session.table is not session.home):
            self._put_question_away()
        if session.what_if is None:
            self.notes.bookmarks = [m for m in self.notes.bookmarks if m <= now]
        past = session.moment is not None
        self._border.show_state("what-if" if session.what_if else "past" if past else "")
        self._say()
        self._show_line(now)
        self._log.show_moment(session.moment)

    def _show_line(self, now: int) -> None:
        appearance, session = self.appearance, self.session
        at = now if session.moment is None else session.moment
        marks = tuple(self.notes.bookmarks) if session.what_if is None else ()
        words = appearance.tr("replay-now") if at == now else appearance.tr("replay-step", step=at, all=now)
        self._bar.show_time(now, at, dict(self._read_turns()), marks, words)

    def _read_turns(self) -> dict[int, int]:
        """The moments at which turns begin, with their numbers, each number once."""
        if self._told.table is not self.session.table:
            self._told, self._read = Log(self.session.table, None), 0
        if self._told.follow() < self._read:
            self._read = 0
        found = self._turns = self._turns if self._read else {}
        for line in self._told.lines[self._read :]:
            if line.begins and line.begins not in found.values():
                found[line.moment] = line.begins
        self._read = len(self._told.lines)
        return found

    def _offer(self, state: str, words: str, note: str, answers: tuple[Answer, ...]) -> None:
        """Say it in the banner; its buttons change their places, so each set of them is looked at first."""
        gate, banner = self.session.gate, self._banner

        def seen(do: Callable[[], object]) -> Callable[[], object]:
            return lambda: gate.opens(banner) and do()

        banner.say(state, words, note, tuple(replace(answer, do=seen(answer.do)) for answer in answers))
        gate.turn(banner)

    def _say(self) -> None:
        session, what_if = self.session, self.session.what_if
        if self._asked is not None:
            self._say_question(*self._asked)
        elif what_if is not None:
            self._say_what_if(what_if)
        elif session.moment is not None:
            tr = self.appearance.tr
            answers = [Answer(tr("button-back-to-now"), self.back_to_now, main=True)]
            if session.may_wonder():
                answers.insert(0, Answer(tr("time-what-if-here"), self.wonder))
            note = tr("time-past-input") if session.decision is not None else ""
            self._offer("past", tr("prompt-past", turn=session.view.turn), note, tuple(answers))
        elif session.watching:
            again = Answer(self.appearance.tr("watching-again"), self._look_again, main=True)
            self._offer("past", self.appearance.tr("watching"), "", (again,))
        else:
            self._banner.hide()

    def _say_what_if(self, what_if: WhatIf) -> None:
        tr, session = self.appearance.tr, self.session
        answers = [Answer(tr("time-leave"), self.leave, main=True)]
        if may_be_played(what_if, session.home):
            answers.insert(0, Answer(tr("time-play-these"), self.play_what_if))
        if what_if.seat is not None:
            bots = any(e.bot for e in what_if.table.journal.header.seats)
            answers.insert(0, Answer(tr("time-bots-play"), lambda: session.let_bots_play(not bots), on=bots))
        note = ""
        if session.moment is not None:
            note = tr("prompt-past", turn=session.view.turn)
        elif what_if.assumed:
            foreign = session.viewer != what_if.seat
            sides = [f"side:{side}" for side in what_if.assumed]
            told = self.appearance.text_for
            note = told("time-assumed-here") if foreign else told("time-assumed", sides=sides)
        self._offer("what-if", tr("prompt-what-if"), note, tuple(answers))

    def _person(self, seat: str) -> str:
        """Who sits there, or the seat's own name."""
        return self.session.table.seat_entry(seat).name or self.appearance.name(f"seat:{seat}")

    def _say_question(self, moment: int, now: int) -> None:
        tr, table = self.appearance.tr, self.session.table
        answers = [
            Answer(
                tr("time-agrees", name=self._person(seat)),
                partial(self._agree, seat),
                pin=table.seat_entry(seat).pin,
            )
            for seat in table.humans
            if seat not in self._agreed
        ]
        answers.append(Answer(tr("take-back-refuse"), self._refuse, main=True))
        reason = table.why_no_return(moment)
        note = self.appearance.text(reason) if reason is not None else ""
        self._offer("ask", tr("time-take-back", count=now - moment), note, tuple(answers))
