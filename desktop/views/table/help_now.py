"""Help on this Decision (F1): what is asked, how it is answered, the rule behind it, and the keys valid now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout

from desktop.profile.keys import DUEL_KEYS, FIXED, HELD, KEYS
from desktop.views.table.phase_strip import may_do
from desktop.views.table.table_parts import TableParts
from desktop.views.widgets.basics import Chip, words_label
from engine.kernel.decision import FACE_DOWN
from engine.texts.clauses import clause_parts

WIDE = 720


Keyed = Sequence[tuple[str, QAction]]


def show_help(window: TableParts, keyed: Keyed, show_clause: Callable[[str], None]) -> QDialog:
    """Open the page of help on the Decision of the moment; `keyed` are the menus' actions with their words."""
    appearance, view = window.appearance, window.session.view
    page = QDialog(window)
    page.setObjectName("helpNow")
    page.setWindowTitle(appearance.tr("help-title"))
    page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page.setMinimumWidth(appearance.px(WIDE))
    lines = QVBoxLayout(page)
    lines.setContentsMargins(24, 20, 24, 20)
    lines.setSpacing(8)
    lines.addWidget(words_label(window.prompt.text.accessibleName(), "big"))
    for text in (may_do(appearance, view.step), *_gestures(window)):
        if text:
            lines.addWidget(words_label(text))
    if view.clause:
        chip = Chip(appearance, view.clause)
        chip.asked.connect(show_clause)
        chip.asked.connect(page.accept)
        rule = QHBoxLayout()
        rule.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        rule.addWidget(words_label(_rule(window, view.clause), "second"), 1)
        lines.addLayout(rule)
    lines.addSpacing(8)
    lines.addWidget(words_label(appearance.tr("keys-title"), "head"))
    lines.addLayout(_key_grid(list(_keys(window, keyed))))
    page.open()
    return page


def _gestures(window: TableParts) -> Iterator[str]:
    """How the Actions of the Decision are made, one sentence for each kind of gesture."""
    decision, tr = window.session.decision, window.appearance.tr
    if decision is None:
        yield tr("help-not-asked")
        return
    kinds = dict.fromkeys(
        "lay"
        if gesture.cards
        else f"{gesture.kind}-{gesture.source.partition(':')[0]}"
        if gesture.kind == "pick"
        else gesture.kind
        for gesture in (choice.gesture for choice in window.session.choices.all)
    )
    for kind in kinds:
        yield window.appearance.text_for(f"help-{kind}")
    if window.session.choices.withheld:
        yield window.appearance.text(FACE_DOWN.message)
    if window.session.choices.offers:
        yield tr("help-offers")


def _rule(window: TableParts, clause: str) -> str:
    """The words of a clause, where the game's rules are at hand."""
    book, ident = window.rules.book(), clause_parts(clause)[1]
    found = book.clause(ident) if book is not None else None
    return found.text if found is not None else ""


def _keys(window: TableParts, keyed: Keyed) -> Iterator[tuple[str, str]]:
    """What the keys do now: those of the menus, then those of map, hand and duel."""
    tr = window.appearance.tr
    for key, action in keyed:
        if action.isEnabled():
            yield window.appearance.text_for(key).rstrip("…"), window.appearance.key(key)
    for name in FIXED:
        yield tr(name), tr(name.replace("panels-key-", "panels-keys-"))
    idle = [*["keys-hand"] * (not window.tray.guarded), *DUEL_KEYS * (not window.seating.duellists)]
    for name in KEYS["keys-map"]:
        key = window.appearance.key(name)
        if name not in idle:
            yield tr(name), tr("keys-held", key=key) if name in HELD else key


def _key_grid(keys: list[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    rows = (len(keys) + 1) // 2
    for number, (what, key) in enumerate(keys):
        row, column = number % rows, 2 * (number // rows)
        grid.addWidget(words_label(what, wrap=False), row, column)
        grid.addWidget(words_label(key, "head", wrap=False), row, column + 1)
    return grid
