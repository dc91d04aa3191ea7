"""The panel of numbers: bids, taxes, troops, in whatever game a Decision asks for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop.session.session import Session
from desktop.views.panels.number_form import NumberForm
from desktop.views.parts.game_panel import Begun, GamePanel, Stand
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import in_order
from desktop.views.widgets.number_rows import NumberLine


class NumberPanel(GamePanel):
    """Takes the head of the column while the viewer is asked for numbers."""

    name, stand = "numbers", Stand.PHASE
    drafted = Signal(object)
    """What is filled in, as `NumberForm.drafted` tells it."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        super().__init__(appearance, session, margins=(8, 8, 8, 8), gap=5)
        self.form = NumberForm(appearance, session)
        self.form.handed.connect(lambda: self.form.hand_over())
        self.form.turned.connect(self.turned)
        self.form.turned.connect(lambda: self.drafted.emit(self.form.drafted))
        self.lines.addWidget(self.form)
        self.lines.addStretch(1)
        self.foot.addWidget(self.form.buttons)
        session.changed.connect(self.refresh)
        session.selection.turned.connect(self.refresh)
        appearance.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether the viewer is asked for numbers now."""
        return self.form.draft.sheet is not None

    @property
    def rows(self) -> list[NumberLine]:
        """The rows on show."""
        return self.form.rows.lines

    def useful(self, width: int) -> int:
        """Head, the first row with what stands above it, and foot."""
        if not self.rows:
            return 0
        first = self.rows[0]
        below = first.mapTo(self.inner, first.rect().bottomLeft()).y() + 1
        return self.head.height() + below + self.stays(width) + 2 * self.frameWidth()

    @property
    def ready(self) -> bool:
        """Whether what is filled in can be handed over."""
        return self.form.ready

    def press_main(self) -> bool:
        """Hand over what is filled in, or say what that would be."""
        return self.form.enter()

    @property
    def begun(self) -> Begun | None:
        """The numbers, if any of them is another than at first."""
        return Begun(self.form.handing_over, self.form.hand_over) if self.form.touched else None

    def begin_with(self, digit: int) -> bool:
        """A digit that nothing else takes was typed: the one number asked for begins with it; False for several."""
        field = self.rows[0].field if len(self.rows) == 1 and self.isVisible() else None
        if field is None or not field.isEnabled():
            return False
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()
        none = Qt.KeyboardModifier.NoModifier
        typed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_0 + digit, none, str(digit))
        field.keyPressEvent(typed)
        return True

    def spread(self) -> None:
        """Give out what is left, evenly."""
        self.form.rows.spread()

    def refresh(self) -> None:
        """Show what is asked for."""
        if not (self.wanted or self.rows):
            return
        sheet, offset = self.form.draft.sheet, self.area.verticalScrollBar().value()
        title = sheet.title if sheet is not None else None
        self.head.say(self.appearance.text(title) if title else self.appearance.tr("panel-numbers"))
        self.form.show_sheet()
        self._lead_on()
        self.inner.adjustSize()
        self.drafted.emit(self.form.drafted)
        self.area.verticalScrollBar().setValue(offset)

    def _lead_on(self) -> None:
        """Tab goes through the rows to the buttons: new rows would come last of all that the window has."""
        rows = (part for line in self.rows for part in line.stops)
        in_order(self.area, self.form.face_down.keep, *rows, self.form.spread, self.form.over)
