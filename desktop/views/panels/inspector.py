"""The inspector: what is known of the place, piece or side under the pointer, and what it can do now."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.art.lights import draw_cross
from desktop.art.shields import draw_shield
from desktop.art.strokes import ellipse, fill
from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.parts.looks import state_of
from desktop.views.parts.target_styles import PLAIN_STYLE
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Picture, clear, linked_chip, on_button, tip, words_label
from desktop.views.widgets.focus import keeps_focus, mean
from desktop.views.widgets.panel import ScrolledPanel
from engine.boards.board import Board
from engine.kernel.action import Action
from engine.kernel.explain import Fact
from engine.kernel.message import Message
from engine.kernel.refusal import Refusal
from engine.kernel.view import PieceView

PAUSE = 80
LEFT_ALONE = 4000
"""Milliseconds after which what nobody has pinned goes, when the pointer points at nothing any more."""
FEW = 3
"""More Actions than this of a kind are counted, and listed on demand."""
WIDEST = 136
"""A clause whose name takes more than this, at 100 %, has a line of its own."""


class Inspector(ScrolledPanel):
    """Follows the pointer until something is pinned by a click.

    Signals:
        rule_asked: a clause to be read. lay_asked: cards are to be laid at this. changed: it shows something else.
    """

    rule_asked = Signal(str)
    lay_asked = Signal(str)
    changed = Signal()

    def __init__(self, appearance: Appearance, session: Session, board: Board) -> None:
        super().__init__(appearance, session, margins=(12, 10, 12, 10))
        self._roads = board.graph
        self.ref = self._pinned = self._next = ""
        self._unfolded: set[str] = set()
        self._refusal: Refusal | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._turn_to_next)
        self._alone = QTimer(self, singleShot=True, interval=LEFT_ALONE)
        self._alone.timeout.connect(self._empty_out)
        self.head.pressed.connect(self.unpin)
        session.changed.connect(self._fresh)
        session.selection.changed.connect(self.refresh)
        session.selection.turned.connect(self._fresh)  # what was refused to an open hand tells of it
        session.refused.connect(self.explain)
        appearance.changed.connect(self.refresh)
        self.refresh()

    # --- what it looks at ---------------------------------------------------------

    def point(self, ref: str) -> None:
        """The pointer rests on something; after a moment it is shown unless something is pinned."""
        if not ref:
            self._alone.start()
            return
        self._alone.stop()
        if not self._pinned and ref != self.ref:
            self._next = ref
            self._pause.start()

    def _empty_out(self) -> None:
        """Fold to the head again; not while somebody reads it."""
        if self._pinned or not self.ref:
            return
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self._alone.start()
            return
        self._pause.stop()
        self.ref = ""
        self.refresh()

    def _turn_to_next(self) -> None:
        if not self._pinned:
            self.ref = self._next
            self.refresh()

    def pin(self, ref: str) -> None:
        """Keep something; "" lets go."""
        self._pinned = ref
        if ref:
            self.ref = ref
        self._refusal = None
        self.refresh()

    def unpin(self) -> None:
        """Follow the pointer again."""
        self.pin("")

    def explain(self, refusal: Refusal) -> None:
        """Show why something was not allowed, above what can be done."""
        self._refusal = refusal
        self.refresh()

    def settle(self) -> None:
        """The next input has come: what was refused before is let go."""
        if self._refusal is not None:
            self._fresh()

    def _fresh(self) -> None:
        self._refusal = None
        self.refresh()

    # --- showing ------------------------------------------------------------------

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be shown."""
        return not self.ref and self._refusal is None

    def refresh(self) -> None:
        """Show everything anew; it turns with the pointer, so what it offers is looked at by itself."""
        self._fill()
        self.session.gate.turn(self)
        self.changed.emit()

    @keeps_focus
    def _fill(self) -> None:
        clear(self.lines)
        appearance = self.appearance
        if not self.ref:
            self.head.say(appearance.tr("panel-inspector"), appearance.tr("inspector-point"))
            self._refused()
            self.lines.addStretch(1)
            return
        self.head.say(appearance.name(self.ref), appearance.tr("panel-pinned") if self._pinned else "")
        facts = self.session.facts(self.ref)
        self._portrait(facts)
        self._history()
        self._refused()
        printed = appearance.words.printed(self.ref)
        if printed:
            self.lines.addWidget(words_label(appearance.tr("inspector-printed", name=printed), "second"))
        for fact in facts[1:] if self._piece() or self.ref.startswith("side:") else facts:
            self._fact(fact)
        if self.ref.startswith("place:"):
            self._place(self.ref.removeprefix("place:"))
        self._abilities()
        self.lines.addStretch(1)

    def _piece(self) -> PieceView | None:
        return next((p for p in self.session.view.standing() if p.ref == self.ref), None)

    def _portrait(self, facts: tuple[Fact, ...]) -> None:
        """The piece or shield at the left, name and first fact beside it."""
        piece = self._piece()
        side = self.ref.removeprefix("side:") if self.ref.startswith("side:") else ""
        if piece is None and not side:
            return
        theme, looks = self.appearance.theme, parts_of(self.session.view.game).looks

        def paint(painter: QPainter) -> None:
            painter.translate(0, 10)
            if piece is not None:
                look = looks.of(piece)
                painter.scale(look.portrait, look.portrait)
                looks.picture(piece, state_of(piece, shadow=False)).draw(painter, theme)
            else:
                painter.translate(0, -10)
                draw_shield(painter, side, size=1.5, theme=theme)

        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(Picture(self.appearance, 78, 80, paint))
        beside = QVBoxLayout()
        note = self.appearance.note(self.ref)
        full = note.name.said(self.appearance.words.language) if note and note.name else ""
        name = words_label(full or self.appearance.name(self.ref))
        size = self.appearance.px(18 if full else 22)
        name.setStyleSheet(f"font-family: '{theme.type.title}'; font-size: {size}px;")
        beside.addWidget(name)
        if facts:
            beside.addWidget(words_label(self.appearance.text(facts[0].message), "second"))
        beside.addStretch(1)
        line.addLayout(beside, 1)
        self.lines.addLayout(line)

    def _history(self) -> None:
        """Who he was, or what happened here, in a line or two."""
        note = self.appearance.note(self.ref)
        if note is not None:
            self.lines.addWidget(words_label(note.text.said(self.appearance.words.language), "second"))

    def _place(self, place: str) -> None:
        """Who stands there, troops where they are known, and where its roads lead."""
        appearance = self.appearance
        here = [piece for piece in self.session.view_in_sight.standing() if piece.place == place]
        if here:
            self.lines.addWidget(words_label(appearance.tr("inspector-here"), "head"))
        for piece in here:
            name = appearance.name(piece.ref)
            if piece.number:
                name = appearance.tr("heap-of", number=piece.number, name=name)
            if parts_of(self.session.view.game).looks.of(piece).commander:
                known = piece.strength is not None
                troops = (
                    appearance.tr("word-troops", count=piece.strength or 0)
                    if known
                    else appearance.tr("inspector-hidden")
                )
                name = f"{name}: {troops}"
            self.lines.addWidget(words_label(name))
        near = self._roads.adj[place] if place in self._roads else {}
        for kind in ("main", "minor"):
            places = [f"place:{to}" for to, road in near.items() if road["kind"] == kind]
            if places:
                self.lines.addWidget(
                    words_label(appearance.tr(f"inspector-{kind}-road", places=places), "second")
                )

    def _fact(self, fact: Fact) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        self._say(line, fact.message, fact.clause)

    def _refused(self) -> None:
        if self._refusal is None:
            return
        self.lines.addWidget(words_label(self.appearance.tr("button-why-not"), "head"))
        theme = self.appearance.theme
        line = QHBoxLayout()
        cross = Picture(
            self.appearance, 16, 16,
            lambda p: draw_cross(p, 4.5, colour=theme.lights.blocked, width=2.4, theme=theme),
        )  # fmt: skip
        line.addWidget(cross)
        self._say(line, self._refusal.message, self._refusal.clause)

    def _say(self, line: QHBoxLayout, said: Message, clause: str) -> None:
        """A sentence with its clause behind it; below it where the clause has a name that leaves it no room."""
        line.addWidget(words_label(self.appearance.text(said)), 1)
        self.lines.addLayout(line)
        if clause:
            chip = linked_chip(self.appearance, clause, self.rule_asked.emit)
            if chip.sizeHint().width() > self.appearance.px(WIDEST):
                self.lines.addWidget(chip, 0, Qt.AlignmentFlag.AlignRight)
            else:
                line.addWidget(chip)

    # --- what it can do -----------------------------------------------------------

    def _abilities(self) -> None:
        decision = self.session.decision
        if decision is None:
            return
        choices, laid = self.session.choices, self._laid()
        found = [c for c in choices.of(self.ref) if c.gesture.kind != "number"]
        if not found and self._piece() is None:
            found = choices.by_target.get(self.ref, [])
        actions = [choice.action for choice in found if not choice.gesture.cards]
        if self.ref.startswith("side:") and not (actions or laid):
            return  # a side does nothing by itself: its piles and cards are asked
        self.lines.addSpacing(6)
        self.lines.addWidget(words_label(self.appearance.tr("inspector-now"), "head"))
        for verb, count in laid.items():
            self._laying(verb, count)
        if choices.withheld:
            self.lines.addWidget(words_label(self.appearance.tr("laying-covered"), "second"))
        elif not actions and not laid:
            self.lines.addWidget(words_label(self.appearance.tr("inspector-nothing"), "second"))
        styles = parts_of(self.session.view.game).styles
        kinds: dict[str, dict[tuple[str, str], Action]] = {}
        for action in sorted(actions, key=lambda a: a.gesture().value):
            gesture = action.gesture()
            style, way = styles.get(gesture.style, PLAIN_STYLE), (gesture.source, gesture.target)
            kind = style.told or gesture.style
            if way not in kinds.get(style.besides, {}):
                kinds.setdefault(kind, {}).setdefault(way, action)
        for kind, group in kinds.items():
            self._group(kind, list(group.values()))

    def _laid(self) -> Counter[str]:
        """What can be done with cards at this place, from this pile or with this card: verbs, and in how many ways."""
        choices = self.session.choices
        if self.ref.startswith("card:"):
            having, verbs = choices.laid.having(self.ref), choices.laid.verbs.items()
            return Counter({verb: (bits & having).bit_count() for verb, bits in verbs if bits & having})
        found = (*choices.of(self.ref), *choices.by_target.get(self.ref, ()))
        return Counter(choice.action.verb for choice in found if choice.gesture.cards)

    def _laying(self, verb: str, count: int) -> None:
        """One thing that cards can be laid for; a click goes about it."""
        words = self.appearance.tr(f"verb-{self.session.view.game}-{verb}")
        button = QPushButton(self.appearance.tr("chooser-verb", verb=words, count=count))
        button.setProperty("role", "link")
        button.clicked.connect(self._lay)
        self._bullet(button, ellipse(0, 0, 4.2))

    def _group(self, kind: str, actions: list[Action]) -> None:
        """What it can do in one way: listed where it is little, else counted and folded."""
        key = f"panels-style-{kind}"
        if len(actions) <= FEW or not self.appearance.words.has(key):
            for action in actions:
                self._ability(action)
            return
        unfolded = kind in self._unfolded
        fold = QPushButton(self.appearance.text_for(key, count=len(actions)))
        fold.setProperty("role", "link")
        fold.setObjectName(f"fold-{kind}")
        fold.clicked.connect(lambda: self._fold(kind))
        self._bullet(fold, triangle(unfolded))
        for action in actions if unfolded else ():
            self._ability(action, inset=18)

    def _fold(self, kind: str) -> None:
        """List what was counted, or only count it again."""
        self._unfolded ^= {kind}
        self.refresh()

    def _ability(self, action: Action, inset: int = 0) -> None:
        gesture = action.gesture()
        label = self.appearance.text(gesture.label)
        other = gesture.source.startswith(("piece:", "heap:")) and gesture.source != self.ref
        button = QPushButton(
            on_button(f"{self.appearance.name(gesture.source)}: {label}" if other else label)
        )
        button.setProperty("role", "link")
        mean(button, action.text())
        button.setToolTip(tip(action.text()))
        button.clicked.connect(lambda: self._act(action))
        button.setMinimumWidth(40)
        self._bullet(button, ellipse(0, 0, 4.2), inset)

    def _act(self, action: Action) -> None:
        if self.session.gate.opens(self):
            self.session.act(action)

    def _lay(self) -> None:
        if self.session.gate.opens(self):
            self.lay_asked.emit(self.ref)

    def _bullet(self, widget: QWidget, mark: QPainterPath, inset: int = 0) -> None:
        blue = self.appearance.theme.lights.legal
        line = QHBoxLayout()
        line.setContentsMargins(self.appearance.px(inset), 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(Picture(self.appearance, 14, 14, lambda p: fill(p, mark, blue)))
        line.addWidget(widget, 1)
        self.lines.addLayout(line)


def triangle(down: bool) -> QPainterPath:
    """The mark of what can be unfolded, pointing right, or down when it is."""
    points = ((-5, -3), (5, -3), (0, 5)) if down else ((-3, -5), (-3, 5), (5, 0))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path
