"""The map with its panels: docks at the right, tabs on a narrow window, remembered from one table to the next."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QTabWidget, QWidget

from desktop.views.look import Look

SIDE = 360
WIDE = 1500
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


class DockedMap(QMainWindow):
    """Sits in the middle of the table window.

    Attributes:
        panels: what shares the inspector's place; the first is the inspector.
    """

    def __init__(
        self,
        look: Look,
        frame: QWidget,
        panels: tuple[QWidget, ...],
        log: QWidget,
        rules: QWidget,
        text: QWidget,
    ) -> None:
        super().__init__()
        self.look = look
        self._narrow: bool | None = None
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setDockNestingEnabled(True)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.setCentralWidget(frame)
        self.panels = QStackedWidget()
        for panel in panels:
            self.panels.addWidget(panel)
        self.inspector = self._dock("inspector", self.panels)
        self.log = self._dock("log", log)
        self.rules = self._dock("rules", rules)
        self.text = self._dock("text", text)
        self._arrange()
        self.reword()

    def _dock(self, name: str, widget: QWidget) -> QDockWidget:
        dock = QDockWidget(self)
        dock.setObjectName(f"dock-{name}")
        dock.setTitleBarWidget(QWidget(dock))
        dock.setWidget(widget)
        return dock

    @property
    def docks(self) -> tuple[QDockWidget, ...]:
        """All panels beside the map."""
        return (self.inspector, self.log, self.rules, self.text)

    def reword(self) -> None:
        """Name the tabs."""
        for dock, key in zip(self.docks, ("inspector", "log", "rules", "text"), strict=True):
            dock.setWindowTitle(self.look.tr(f"panel-{key}"))

    def show_panel(self, panel: QWidget) -> None:
        """Let a panel take the inspector's place."""
        if self.panels.currentWidget() is panel:
            return
        self.panels.setCurrentWidget(panel)
        if self.panels.currentIndex():
            self.inspector.show()
            self.inspector.raise_()
        self._share_room()

    def _share_room(self) -> None:
        """The battle needs more of the column than the inspector."""
        if self._narrow or self.log.isHidden():
            return
        high = self.height()
        tall = self.look.px(560) if self.panels.currentIndex() else int(high * 0.47)
        self.resizeDocks(
            [self.inspector, self.log],
            [min(tall, high - 120), max(120, high - tall)],
            Qt.Orientation.Vertical,
        )

    # --- layout -------------------------------------------------------------------

    def lay_out(self, width: int, *, force: bool = False) -> None:
        """Fit a window of this width: inspector and log become tabs of one dock on a narrow one."""
        narrow = width < self.look.px(WIDE)
        if narrow == self._narrow and not force:
            return
        changed = narrow != self._narrow
        self._narrow = narrow
        kept = self.look.settings.layout.get(self._key())
        if changed and (not kept or not self.restoreState(QByteArray.fromHex(kept.encode()))):
            self._arrange()
        side = self.look.px(SIDE)
        self.resizeDocks([self.inspector, self.log], [side, side], Qt.Orientation.Horizontal)
        QTimer.singleShot(0, self, self._share_room)

    def _key(self) -> str:
        return "narrow" if self._narrow else "wide"

    def _arrange(self) -> None:
        """The places the panels have at first."""
        for dock in self.docks:
            self.removeDockWidget(dock)
            self.addDockWidget(RIGHT, dock)
        if self._narrow:
            self.tabifyDockWidget(self.inspector, self.log)
        else:
            self.splitDockWidget(self.inspector, self.log, Qt.Orientation.Vertical)
        self.tabifyDockWidget(self.log, self.rules)
        self.tabifyDockWidget(self.log, self.text)
        self.inspector.show()
        self.log.show()
        self.rules.hide()
        self.text.hide()
        (self.inspector if self._narrow else self.log).raise_()

    def restore_layout(self) -> None:
        """The first places again."""
        for key in ("wide", "narrow"):
            self.look.settings.layout.pop(key, None)
        self._arrange()
        self._share_room()

    def toggle(self) -> None:
        """Hide all panels, or bring the usual ones back."""
        shown = [d for d in self.docks if not d.isHidden()]
        for dock in shown or (self.inspector, self.log):
            dock.setVisible(not shown)

    def remember(self) -> None:
        """Keep the places for the next table."""
        self.look.settings.layout[self._key()] = bytes(self.saveState().toHex().data()).decode()
        self.look.settings.save()
