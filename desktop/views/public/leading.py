"""The steps through what is presented, and what the room is asked on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.views.public.ask_dialog import AskDialog
from desktop.views.public.asking import Asking
from desktop.views.public.picture import PublicPicture
from desktop.views.table.announcer import announce
from desktop.views.table.presented import Presented
from desktop.views.table.script import Script


class Leading(QObject):
    """Leads the room through a Script.

    Attributes:
        script: the steps. asking: what the room is asked. said: what was read out last.

    Signals:
        followed: the room may read another step, or another question.
    """

    followed = Signal()

    def __init__(
        self, window: Presented, script: Script, picture: PublicPicture, front: Callable[[], QWidget], parent: QObject
    ) -> None:  # fmt: skip
        """`front`: the window before which the teacher sits."""
        super().__init__(parent)
        self._window, self.script, self._picture, self._front = window, script, picture, front
        self.asking = Asking(self)
        self.said, self._closed = "", False
        window.session.changed.connect(self.follow_script)
        window.appearance.changed.connect(self.follow_script)
        self.asking.changed.connect(self._ask_on)

    def close(self) -> None:
        """The show is over."""
        self._closed = True

    # --- the steps ------------------------------------------------------------------

    def follow_script(self) -> None:
        """The room reads the step, unless it is asked what comes of it."""
        if self._closed:
            return
        if not self.asking.open:
            self._picture.guide(self.script.guided)
        self.followed.emit()

    def step(self) -> None:
        """One step on: what was asked is answered first, then put away."""
        if self.asking.open:
            self.tell_answer()
            return
        self.asking.end()
        self.script.forward()
        self.follow_script()

    def step_back(self) -> None:
        """One step back: what was asked is put away first."""
        if not self.end_asking():
            self.script.back()
            self.follow_script()

    def restart(self) -> None:
        """The first step."""
        self.end_asking()
        self.script.restart()
        self.follow_script()

    def go_to(self, step: int) -> None:
        """This step, if it is another."""
        if step != self.script.at:
            self.end_asking()
            self.script.go_to(step)
            self.follow_script()

    # --- asking the room ------------------------------------------------------------

    def ask_room(self) -> AskDialog | None:
        """Ask what the room is to be asked; while something is asked, put it away."""
        if self.end_asking():
            return None
        dialog = AskDialog(self._window.appearance, self.script.posed, self._front())
        dialog.accepted.connect(lambda: self.ask(dialog.posed.words, dialog.posed.answers))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def ask(self, words: str, answers: Sequence[str]) -> None:
        """Ask the room; until the answer is shown it stays at this step, whatever the table does."""
        if self._closed or not words.strip():
            return
        self._picture.session.hold(True)
        self.asking.begin(words, answers)
        front = self._front()
        (self._window.map if front is self._window.widget else front).setFocus()

    def tell_answer(self) -> None:
        """Show the answer, and the next step with it."""
        if not self.asking.open:
            return
        right = self.script.solve()
        self._picture.session.hold(False)
        self.asking.tell(right)
        self.follow_script()

    def end_asking(self) -> bool:
        """Ask no more; the room is where the table is. False where nothing was asked."""
        asked = self.asking.asked is not None
        if asked:
            self.asking.end()
            self._picture.session.hold(False)
            self.follow_script()
        return asked

    def _ask_on(self) -> None:
        """The room sees the question as it stands, and it is read out."""
        asked = self.asking.asked
        self._picture.ask(asked)
        self.followed.emit()
        if asked is not None:
            tr = self._window.appearance.tr
            counted = (tr("public-hands", answer=one.text, hands=one.hands) for one in asked.answers)
            right = [one.text for one in asked.answers if one.right]
            told = tr("public-right", answers=", ".join(right)) if right else ""
            self.say(" ".join((asked.words, *counted, told)).strip())

    def say(self, text: str) -> None:
        """Have it read out."""
        self.said = self._window.appearance.words.spoken(text)
        announce(self._front(), self.said)
