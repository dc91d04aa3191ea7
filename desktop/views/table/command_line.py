"""The command line: what is typed in full is played with Enter; what is short is completed, seen, and confirmed."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton

from desktop.session.session import Session
from desktop.views.table.meanwhile import said_meanwhile
from desktop.views.widgets.appearance import Appearance
from engine.kernel.errors import Incomplete, Unreadable


class _Field(QLineEdit):
    """A line in which Enter counts once: held down it does not go on to confirm."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A repeated Enter ends here."""
        if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)


class CommandLine(QFrame):
    """Hidden until Ctrl+L; Esc puts it away, and what was typed stays after a refusal."""

    done = Signal()

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.setObjectName("statusStrip")
        self.appearance, self.session = appearance, session
        self.field = _Field()
        self.field.setObjectName("commandField")
        self.field.returnPressed.connect(self.play)
        self.answer = QLabel()
        self.answer.setTextFormat(Qt.TextFormat.PlainText)
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "small")
        self.close_button.clicked.connect(self.put_away)
        self._texts = QStringListModel(self)
        completer = QCompleter(self._texts, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(12)
        self.field.setCompleter(completer)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 4, 10, 4)
        line.addWidget(self.field, 2)
        line.addWidget(self.answer, 3)
        line.addWidget(self.close_button)
        session.changed.connect(self._fresh)
        session.selection.turned.connect(self._fresh)
        session.ambiguous.connect(self._several)
        session.refused.connect(self._refused)
        appearance.changed.connect(self.refresh)
        self.refresh()
        self.hide()

    def refresh(self) -> None:
        """Word it anew."""
        self.field.setPlaceholderText(self.appearance.tr("prompt-type-action"))
        self.field.setAccessibleName(self.appearance.tr("prompt-type-action"))
        self.close_button.setText(self.appearance.tr("button-close"))

    def open(self) -> None:
        """Show it and offer the legal Actions."""
        self._fill()
        self.show()
        self.field.setFocus()
        self.field.selectAll()

    def put_away(self) -> None:
        """Hide it and forget nothing."""
        self.hide()
        self._texts.setStringList([])
        self.done.emit()

    def _fill(self) -> None:
        choices = self.session.choices  # not what a hand face down keeps back
        texts = [action.text() for action in (*(choice.action for choice in choices.all), *choices.offers)]
        self._texts.setStringList(sorted(texts))

    def _fresh(self) -> None:
        if not self.isHidden():
            self._fill()
        if self.session.viewer is None:
            self.field.clear()
        self.answer.clear()

    def play(self) -> None:
        """Play what is typed; a short text is replaced by its completion, which a second Enter plays."""
        text = self.field.text().strip()
        self.answer.clear()
        if not text:
            return
        if self.session.decider is None:
            self.answer.setText(self._why_nobody())
            return
        try:
            if self.session.act_text(text):
                self.field.clear()
        except Incomplete as short:
            self.field.setText(short.completion)
            self.answer.setText(self.appearance.tr("prompt-type-completed", text=text))
        except Unreadable as unreadable:
            if unreadable.near:
                near = (
                    self.appearance.words.name([*unreadable.near[:3]])
                    if len(unreadable.near) > 1
                    else unreadable.near[0]
                )
                self.answer.setText(self.appearance.tr("prompt-type-near", text=text, near=near))
            else:
                self.answer.setText(self.appearance.tr("prompt-type-unreadable", text=text))

    def _why_nobody(self) -> str:
        """Why nothing can be played by who types: who looks only, at what; what goes on; or that nobody has come."""
        session, tr = self.session, self.appearance.tr
        if session.watching:
            return tr("watching")
        if session.moment is not None:
            return tr("prompt-type-past")
        people = set(session.view.asked) & set(session.table.humans)
        if session.view.winners is not None or not (people or session.view.asked):
            return tr("refuse-game-over")
        return tr("prompt-type-nobody") if people else said_meanwhile(self.appearance, session)

    def _several(self, candidates: list[str]) -> None:
        shown = ", ".join(candidates[:4])
        self.answer.setText(
            self.appearance.tr("prompt-type-ambiguous", text=self.field.text(), candidates=shown)
        )

    def _refused(self, refusal) -> None:  # type: ignore[no-untyped-def]
        if not self.isHidden():
            self.answer.setText(self.appearance.text(refusal.message))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away; Enter goes no further than the line."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)
