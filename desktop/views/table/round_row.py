"""Who takes part in a secret round, and who has answered: nothing else is known of it before the last has."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Flow, clear, on_button, restate, words_label
from desktop.views.widgets.focus import keeps_focus
from engine.kernel.rounds import RoundView

BOLD = 10
"""How much wider a name may be that is written bold."""
ANSWERED, WAITING = "\N{CHECK MARK}", "\N{HORIZONTAL ELLIPSIS}"


class RoundRow(QWidget):
    """A name for each seat. A person's can be chosen: to come first, or to come again and answer anew.

    Signals:
        chosen: the seat of a person who wants to come.
    """

    chosen = Signal(str)

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__()
        self.appearance, self.session = appearance, session
        self.names: dict[str, QPushButton] = {}
        self._now = ""
        self._row = Flow(10)
        self._how = words_label(role="second", wrap=False)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addLayout(self._row)
        lines.addWidget(self._how, 0, Qt.AlignmentFlag.AlignHCenter)

    @keeps_focus
    def show_round(self, round: RoundView | None, now: str) -> None:
        """Name the seats of a secret round (nothing for any other); `now` is the one that is waited for."""
        clear(self._row)
        self.names, self._now = {}, now
        secret = round is not None and round.kind == "secret"
        self.setVisible(secret)
        for seat in round.seats if secret and round is not None else ():
            self._name(seat, answered=round is not None and seat in round.answered)
        self._how.setText(self.appearance.tr("round-keys"))
        self._how.setVisible(sum(button.isEnabled() for button in self.names.values()) > 1)
        self.setMinimumWidth(self._wide())

    def _name(self, seat: str, *, answered: bool) -> None:
        look = self.appearance
        entry = self.session.table.seat_entry(seat)
        name = entry.name or look.name(f"seat:{seat}")
        button = QPushButton(on_button(f"{name} {ANSWERED if answered else WAITING}"))
        button.setObjectName(f"round-{seat}")
        told = look.tr("round-has-answered" if answered else "round-has-not-answered", name=name)
        button.setAccessibleName(told)
        button.setToolTip(look.tr("round-answer-anew") if answered and not entry.bot else told)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setEnabled(not entry.bot)
        button.setProperty("role", "choice")
        button.setCheckable(True)
        button.setChecked(seat == self._now)
        restate(button, "")
        button.clicked.connect(lambda _=False: self.chosen.emit(seat))
        self._row.addWidget(button)
        button.show()  # else it has no height before the window is idle: the page is measured now
        self.names[seat] = button

    def _wide(self) -> int:
        """Beside each other, as far as the window allows."""
        for button in self.names.values():
            button.ensurePolished()
            button.setMinimumWidth(button.sizeHint().width() + self.appearance.px(BOLD))
        whole = sum(button.minimumWidth() + 10 for button in self.names.values())
        window = self.window().width() or whole
        return min(whole, max(200, window - 200))

    def step(self, by: int) -> None:
        """Choose the next person before or after the one waited for."""
        people = [seat for seat, button in self.names.items() if button.isEnabled()]
        if self._now in people and len(people) > 1:
            self.chosen.emit(people[(people.index(self._now) + by) % len(people)])
