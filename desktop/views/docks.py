"""The map with its panels: docks at the right, tabs on a narrow window, remembered from one table to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QTabWidget, QToolButton, QWidget

from desktop.drawing.icons import icon
from desktop.screens import arrangement
from desktop.views.bits import PanelHead
from desktop.views.look import Look

SIDE = 360
WIDE, TALL = 1500, 560
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


class Headed(Protocol):
    """A panel whose head can be taken by the mouse to move it."""

    head: PanelHead


class DockedMap(QMainWindow):
    """Sits in the middle of the table window; a panel is moved by its head and closed by the cross in it.

    Attributes:
        panels: what shares the inspector's place; the first is the inspector.
        extras: panels of this game only, by name: tabs behind the inspector, or behind the log and closed at first.
    """

    def __init__(
        self,
        look: Look,
        frame: QWidget,
        panels: tuple[Headed, ...],
        log: Headed,
        rules: Headed,
        text: Headed,
        extras: Mapping[str, Headed] | None = None,
        besides: Mapping[str, Headed] | None = None,
    ) -> None:
        super().__init__()
        self.look = look
        self._narrow: bool | None = None
        self._ahead = ""
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setDockNestingEnabled(True)
        self.setTabPosition(Qt.DockWidgetArea.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.setCentralWidget(frame)
        self.panels, self._heads = QStackedWidget(), QStackedWidget()
        self._crosses: list[QToolButton] = []
        self._behind: set[QDockWidget] = set()
        self.inspector = self._dock("inspector", *panels, shared=True)
        self.log = self._dock("log", log)
        self.rules = self._dock("rules", rules)
        self.text = self._dock("text", text)
        self._before = {name: self._dock(name, panel) for name, panel in (extras or {}).items()}
        self._besides = {name: self._dock(name, panel) for name, panel in (besides or {}).items()}
        self.extras = self._before | self._besides
        self._arrange()
        self.reword()

    def _dock(self, name: str, *panels: Headed, shared: bool = False) -> QDockWidget:
        """A dock with the panel's head for its title; those that share a place share that of their heads too."""
        dock = QDockWidget(self)
        dock.setObjectName(f"dock-{name}")
        dock.visibilityChanged.connect(lambda seen: self._note_tab(dock, seen))
        dock.toggleViewAction().triggered.connect(lambda opened: self._called(dock, opened))
        for panel in panels:
            assert isinstance(panel, QWidget)
            self._give_cross(panel.head, dock)
            if not shared:
                dock.setTitleBarWidget(panel.head)
                dock.setWidget(panel)
            else:
                self.panels.addWidget(panel)
                self._heads.addWidget(panel.head)
        if shared:
            dock.setTitleBarWidget(self._heads)
            dock.setWidget(self.panels)
        return dock

    def _give_cross(self, head: PanelHead, dock: QDockWidget) -> None:
        cross = QToolButton(autoRaise=True)
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(dock.close)
        layout = head.layout()
        assert layout is not None
        layout.addWidget(cross)
        self._crosses.append(cross)

    @property
    def docks(self) -> tuple[QDockWidget, ...]:
        """All panels beside the map."""
        return tuple(self.named.values())

    @property
    def named(self) -> dict[str, QDockWidget]:
        """The panels by name."""
        usual = {"inspector": self.inspector, "log": self.log, "rules": self.rules, "text": self.text}
        return usual | self.extras

    def reword(self) -> None:
        """Name the tabs."""
        for name, dock in self.named.items():
            dock.setWindowTitle(self.look.tr(f"panel-{name}"))
        look, side = self.look, self.look.px(12)
        for cross in self._crosses:
            cross.setIcon(icon("close", look.theme.window.second_ink, side))
            cross.setIconSize(QSize(side, side))
            cross.setToolTip(look.tr("button-close"))
            cross.setAccessibleName(look.tr("button-close"))

    def show_panel(self, panel: QWidget) -> None:
        """Let a panel take the inspector's place."""
        if self.panels.currentWidget() is panel:
            return
        self.panels.setCurrentWidget(panel)
        self._heads.setCurrentIndex(self.panels.currentIndex())
        if self.panels.currentIndex():
            self.inspector.show()
            self.inspector.raise_()
        self._share_room()

    def show_extra(self, name: str) -> None:
        """Bring a panel of this game before the inspector."""
        self.extras[name].show()
        self.extras[name].raise_()
        self._ahead = name
        self._share_room()

    def hide_extra(self) -> None:
        """The inspector before the panels of this game."""
        self.inspector.raise_()
        self._ahead = ""
        self._share_room()

    def _note_tab(self, dock: QDockWidget, seen: bool) -> None:
        """Remember which panels lie behind the tab of another."""
        if seen:
            self._behind.discard(dock)
        elif not dock.isHidden():
            self._behind.add(dock)

    def _called(self, dock: QDockWidget, opened: bool) -> None:
        """Menu or key: what was closed or lay behind another comes forward; only what is in front is closed."""
        if opened or dock in self._behind:
            dock.show()
            dock.raise_()

    def in_front(self) -> list[QWidget]:
        """The panels of this game that can be seen."""
        return [d.widget() for d in self.extras.values() if not d.isHidden() and d not in self._behind]

    def _share_room(self) -> None:
        """The battle and the panels of a game need more of the column than the inspector."""
        if self._narrow or self.log.isHidden():
            return
        high = self.height()
        wanted = bool(self.panels.currentIndex() or self._ahead)
        tall = self.look.px(TALL) if wanted else int(high * 0.47)
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
        return _layout_key(bool(self._narrow))

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
        for dock in self._before.values():
            self.tabifyDockWidget(self.inspector, dock)
            dock.show()
        for dock in self._besides.values():
            self.tabifyDockWidget(self.log, dock)
        self.inspector.show()
        self.inspector.raise_()
        self.log.show()
        for dock in (self.rules, self.text, *self._besides.values()):
            dock.hide()
        (self.inspector if self._narrow else self.log).raise_()

    def restore_layout(self) -> None:
        """The first places again."""
        for narrow in (False, True):
            self.look.settings.layout.pop(_layout_key(narrow), None)
        for dock in self.docks:
            dock.setFloating(False)
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


def _layout_key(narrow: bool) -> str:
    """Places are kept for each arrangement of screens, and apart for narrow windows."""
    return f"{'narrow' if narrow else 'wide'} {arrangement()}"
