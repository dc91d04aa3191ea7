"""The focus of the keyboard while parts are made anew: what had it has it again, and no other button gets it unasked.

A panel that is written anew lets its buttons go and makes others. Qt gives the focus of what goes to whatever comes
next, and the next key would press what nobody has chosen. In a method that `keeps_focus` what has the focus stays
until all is made; then the new part that stands for the same thing takes the focus from it, directly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QLayout, QLineEdit, QWidget
from shiboken6 import isValid

W = TypeVar("W", bound=QWidget | QLayout)
P = ParamSpec("P")
R = TypeVar("R")

MEANS = "means"
"""The property of a widget that says what it stands for, where its words are not enough."""


def mean(part: QWidget, *what: object) -> None:
    """Say what a part stands for: one with the same words that means something else does not take its focus.

    What answers a question means the question too: no answer is handed on to the next question.
    """
    part.setProperty(MEANS, repr(what))


def let_go(part: QWidget) -> None:
    """Take a part away for good; in a method that keeps the focus one that has it goes when that is handed on."""
    if not any(renewal.holds(part) for renewal in _renewals):
        _drop(part)


def keeps_focus(make: Callable[Concatenate[W, P], R]) -> Callable[Concatenate[W, P], R]:
    """A method of a widget, or of a layout, that makes parts in it anew: the focus stays on what had it.

    Where nothing stands for that any more, the focus goes to no other button.
    """

    @wraps(make)
    def made(self: W, /, *args: P.args, **more: P.kwargs) -> R:
        home = self if isinstance(self, QWidget) else self.parentWidget()
        focus = home.window().focusWidget() if home is not None else None
        if home is None or not isinstance(focus, QWidget) or not home.isAncestorOf(focus):
            return make(self, *args, **more)
        if any(one.home is home or one.home.isAncestorOf(home) for one in _renewals):
            return make(self, *args, **more)
        renewal = _Renewal(home, focus)
        _renewals.append(renewal)
        try:
            return make(self, *args, **more)
        finally:
            _renewals.remove(renewal)
            renewal.end()

    return made


class _Renewal:
    """Parts of a widget are made anew, one of which has the focus.

    Attributes:
        home: that widget.
    """

    def __init__(self, home: QWidget, focus: QWidget) -> None:
        self.home, self._had = home, focus
        self._held: list[QWidget] = []
        alike = self._alike(_words)
        self._place, self._count = alike.index(focus) if focus in alike else 0, len(alike)

    def holds(self, part: QWidget) -> bool:
        """Whether a part that is to go has the focus, or what has it stands in it: it stays until the end."""
        if not isValid(self._had) or not (part is self._had or part.isAncestorOf(self._had)):
            return False
        self._held.append(part)
        return True

    def end(self) -> None:
        """Hand the focus on, and let go what was held for that."""
        window = self.home.window()
        if not self._held:
            return
        if isValid(self._had) and window.focusWidget() is self._had:
            successor = self._successor()
            if successor is not None:
                self._take(successor)
        lost = window.focusWidget() is self._had
        for part in self._held:
            if isValid(part):
                _drop(part)
        if lost and isinstance(window.focusWidget(), QAbstractButton):  # whatever came next
            self.home.setFocus(Qt.FocusReason.OtherFocusReason)

    def _successor(self) -> QWidget | None:
        """What stands for the same as what had the focus; of several that are alike the one in its place."""
        alike = self._alike(_words)
        if len(alike) == self._count:
            return alike[self._place]
        named = self._alike(_name) if self._had.objectName() and not self._had.property(MEANS) else []
        return named[0] if len(named) == 1 else None

    def _alike(self, key: Callable[[QWidget], object]) -> list[QWidget]:
        """The parts that can have the focus and are like what had it, but for those that are to go."""
        like, parts = key(self._had), self.home.findChildren(type(self._had))
        return [
            part
            for part in parts
            if type(part) is type(self._had)
            and key(part) == like
            and part.isEnabled()
            and part.focusPolicy() != Qt.FocusPolicy.NoFocus
            and _stands(part, self.home)
            and not any(held is part or held.isAncestorOf(part) for held in self._held)
        ]

    def _take(self, successor: QWidget) -> None:
        """The focus goes on; in a field what is typed goes on where it was."""
        above: QWidget | None = successor
        while above is not None and above is not self.home:
            above.show()  # a layout would show what is new a moment later
            above = above.parentWidget()
        old, new = _line(self._had), _line(successor)
        successor.setFocus(Qt.FocusReason.OtherFocusReason)
        if old is not None and new is not None and old.text() == new.text():
            new.setCursorPosition(old.cursorPosition())


_renewals: list[_Renewal] = []


def _drop(part: QWidget) -> None:
    part.hide()
    part.setParent(None)
    part.deleteLater()


def _words(part: QWidget) -> tuple[object, ...]:
    """What a part says that it is."""
    means = part.property(MEANS)
    said = part.accessibleName() or (part.text() if isinstance(part, QAbstractButton) else "")
    return part.objectName(), means, "" if means else said


def _name(part: QWidget) -> tuple[object, ...]:
    """The name of a part in the program, whatever its words are now."""
    return part.objectName(), part.property(MEANS)


def _stands(part: QWidget, home: QWidget) -> bool:
    """Whether a part is seen as soon as its home is: what is new is not yet, and was not hidden either."""
    above: QWidget | None = part
    while above is not None and above is not home:
        if above.isHidden() and above.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            return False
        above = above.parentWidget()
    return above is home


def _line(part: QWidget) -> QLineEdit | None:
    """Where something is typed into a part, if anywhere."""
    return (
        part.lineEdit()
        if isinstance(part, QAbstractSpinBox)
        else part
        if isinstance(part, QLineEdit)
        else None
    )
