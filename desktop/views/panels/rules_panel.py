"""The rules panel: every clause of the table's rulebook in our own words, searched, opened by any clause chip."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextBrowser

from desktop.soon import soon
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import words_label
from desktop.views.widgets.panel import Panel
from engine.practice.courses import shelf
from engine.texts.clauses import clause_parts
from engine.texts.rulebook import Clause, Rulebook

LESSON = "lesson:"
"""With this begins the address of a link that leads to a lesson."""


class RulesPanel(Panel):
    """Follows the ruleset, scenario and number of seats of the table.

    Signals:
        shown: a clause is shown. lesson_asked: the reference of a lesson about the clause that is shown.
    """

    shown = Signal()
    lesson_asked = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._way: tuple[str, str, str, int] | None = None
        self.offers_lessons = True
        self._here = ""
        self._stale = False
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.found = words_label(wrap=False)
        self.found.setProperty("role", "second")
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self._wait = QTimer(self, singleShot=True, interval=150)
        self._wait.timeout.connect(self.refresh)
        self.search.textChanged.connect(self._wait.start)
        line = QHBoxLayout()
        line.setContentsMargins(8, 6, 8, 6)
        line.addWidget(self.search, 1)
        line.addWidget(self.found)
        self.inside.addLayout(line)
        self.inside.addWidget(self.text, 1)
        self.setFocusProxy(self.text)
        appearance.changed.connect(self._reworded)

    def speak_of(self, game: str, ruleset: str, scenario: str, seats: int) -> None:
        """Show the rules of one way to play."""
        self._way = (game, ruleset, scenario, seats)
        self._write_soon()

    def showEvent(self, event: QShowEvent) -> None:
        """What was not written while nobody saw it is written now."""
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def open_clause(self, clause: str) -> None:
        """Show one clause in its place."""
        self.search.clear()
        self._wait.stop()
        self._here = clause_parts(clause)[1]
        self.refresh()
        self.shown.emit()
        soon(self, lambda: self.text.scrollToAnchor(self._anchor()))

    def _anchor(self) -> str:
        return self._here

    @property
    def clause(self) -> str:
        """The clause last opened, as its number."""
        return self._here

    def book(self) -> Rulebook | None:
        """The rules of the table in the language chosen for them; None for a game that has none."""
        if self._way is None:
            return None
        game, ruleset, scenario, seats = self._way
        try:
            whole = Rulebook.load(game, self.appearance.rules_language)
        except OSError:
            return None
        return whole.for_table(ruleset, scenario, seats)

    def _write_soon(self) -> None:
        """Write the page anew once somebody sees it: a whole book is long to write."""
        self._stale = True
        if self.isVisible():
            self.refresh()
        else:
            self._say_title(self.book())

    def _say_title(self, book: Rulebook | None) -> None:
        """The head is seen though the page is not."""
        tr = self.appearance.tr
        if book is None or self._way is None:
            self.head.say(tr("panel-rules"))
        else:
            self.head.say(tr("rules-title", game=tr(f"game-{self._way[0]}")))

    def _reworded(self) -> None:
        self._write_soon()
        if self._here:
            soon(self, lambda: self.text.scrollToAnchor(self._anchor()))

    def refresh(self) -> None:
        """Write the page anew."""
        self._stale = False
        appearance = self.appearance
        self.search.setPlaceholderText(appearance.tr("rules-search"))
        self.search.setAccessibleName(appearance.tr("rules-search"))
        book = self.book()
        self._say_title(book)
        if book is None or self._way is None:
            self.text.clear()
            self.found.clear()
            return
        words = self.search.text().strip()
        hits = {c.id for c in book.search(words)} if words else None
        self.found.setText(appearance.tr("rules-found", count=len(hits)) if hits else "")
        self.text.setHtml(self._page(book, hits))

    def _page(self, book: Rulebook, hits: set[str] | None) -> str:
        appearance, theme = self.appearance, self.appearance.theme
        if hits is not None and not hits:
            return f"<p>{escape(appearance.tr('rules-none-found'))}</p>"
        parts = [_style(appearance)]
        for section in book.sections:
            clauses = [c for c in section.clauses if hits is None or c.id in hits]
            if not clauses and hits is not None:
                continue
            parts.append(
                f'<h3 style="font-family:\'{theme.type.title}\'"><a name="{section.id}"></a>'
                f"{escape(section.heading)}</h3>"
            )
            parts.extend(self._clause(book, clause) for clause in clauses)
        return "".join(parts)

    def _clause(self, book: Rulebook, clause: Clause) -> str:
        appearance, theme = self.appearance, self.appearance.theme
        here = self._here in (clause.id, clause.section) or self._here in clause.rulings
        ground = f' bgcolor="{theme.window.strip}"' if here else ""
        edge = theme.window.focus if here else theme.window.panel
        rows = [f'<a name="{clause.id}"></a><b>{escape(clause.number)}</b>&nbsp; {escape(clause.text)}']
        if len(clause.texts) > 1:
            rows.append(f"<i>{escape(appearance.tr('rules-variant'))}</i>")
        rows.extend(
            f'<a name="{ruling.id}"></a><b>{ruling.id}</b>&nbsp; <i>{escape(ruling.text)}</i>'
            for ruling in book.rulings_of(clause)
        )
        rows.extend(self._lessons(clause) if here and self.offers_lessons else ())
        body = "<br>".join(rows)
        return (
            f'<table width="100%" cellspacing="0" cellpadding="5"><tr>'
            f'<td width="4" bgcolor="{edge}"></td><td{ground}>{body}</td></tr></table>'
        )

    def _lessons(self, clause: Clause) -> list[str]:
        """A link to the lesson that teaches a clause, where there is one."""
        game = self._way[0] if self._way is not None else ""
        found = shelf(game).about(f"{game} {clause.id}")
        if not found:
            return []
        told = self.appearance.tr("rules-show-me", text=found[0].title.read(self.appearance.words))
        return [f'<a href="{LESSON}{found[0].ref}">{escape(told)}</a>']

    def _follow(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith(LESSON):
            self.lesson_asked.emit(target.removeprefix(LESSON))
        else:
            self.open_clause(target)


def _style(appearance: Appearance) -> str:
    """Sizes and colours of the page."""
    w = appearance.theme.window
    return (
        f"<style>body, td, p {{ font-size: {appearance.px(15)}px; color: {w.ink}; }}"
        f" h3 {{ font-size: {appearance.px(19)}px; color: {w.ink}; font-weight: normal; }}"
        f" i {{ color: {w.second_ink}; }}</style>"
    )
