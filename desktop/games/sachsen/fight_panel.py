"""The engagement: both units face to face, each die with the sum of its parts as chips, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.art.lettering import font, numeral_font, write
from desktop.art.strokes import at, line, pen, segment
from desktop.games.sachsen.art.counters import MINUS, Counter, signed
from desktop.games.sachsen.art.dice import Kind, draw_die
from desktop.games.sachsen.panels import SachsenPanel
from desktop.views.parts.game_panel import Stand
from desktop.views.widgets.basics import Chip, Flow, Picture, words_label
from desktop.views.widgets.step_by_step import StepByStep
from engine.games.sachsen.view_types import BattleView, HurtView, Part, SachsenView, SumView, ThrownView
from engine.kernel.view import PieceView

WIDE, HIGH = 232.0, 84.0
APART = 82.0
"""From the middle of the picture to each of the two units."""
LARGE = 1.35
DIE, LITTLE, LARGE_LETTERS = 44.0, 30.0, 130
TUMBLES = 2
"""Steps in which the dice turn before they lie: 600 ms with full motion."""
FACES = 6
UNHURT = ("", "none", "passed")


def sum_of(one: SumView) -> str:
    """A sum in words: `5 +1 −1 = 5`; of a die that has not fallen what will be added."""
    numbers = [str(one.die)] if one.die else []
    numbers += [signed(part.points) for part in parts_of(one) if part.counts and part.points]
    told = " ".join(numbers) or "0"
    return f"{told} = {one.total}".replace("-", MINUS) if one.die else told


def damage_of(one: HurtView) -> str:
    """The enemy's attack less the own defence: `7 − 8 = −1 → 0`."""
    counted = f" → {one.damage}" if one.damage != one.left else ""
    return f"{one.attack} - {one.defence} = {one.left}{counted}".replace("-", MINUS)


def parts_of(one: SumView) -> tuple[Part, ...]:
    """What is added to a die, and the points of experience besides."""
    more = one.total - one.die - sum(part.points for part in one.parts if part.counts)
    return (*one.parts, Part("points", more, "experience-4")) if one.die and more else one.parts


class FightPanel(SachsenPanel):
    """At the head of the column while two units are engaged, and after dice have fallen until something else is done.

    Attributes:
        fresh: dice fell with the last Action. steps: how far they have turned.
    """

    name, stand, small, leads, margins, gap = "engagement", Stand.PHASE, True, True, (10, 6, 10, 8), 4

    _last: ThrownView | None
    _seen: object
    _dice: object

    def begin(self) -> None:
        """Nothing has fallen yet."""
        self.fresh, self._last, self._seen, self._dice, self._size = False, None, None, None, DIE
        self.steps = StepByStep(self)
        self.steps.moved.connect(super().refresh)

    @property
    def wanted(self) -> bool:
        """Whether two units are engaged, or dice have just fallen."""
        battle = self.view.battle
        return battle is not None and (battle.fight is not None or (self.fresh and battle.last is not None))

    def refresh(self) -> None:
        """Look what has fallen, and let it turn where it is new."""
        battle, session = self.view.battle, self.session
        last = battle.last if battle is not None else None
        at_moment = (id(session.table), len(session.table.history), session.moment)
        if at_moment != self._seen:
            self.fresh = self._seen is not None and last is not None and last != self._last
            self._seen, self._last = at_moment, last
        shown = self._shown(battle) if battle is not None else ()
        dice = tuple((one.unit, one.kind, one.die) for one in shown if one.die)
        if dice != self._dice:
            known, self._dice = self._dice is not None, dice
            motion = self.appearance.settings.motion if known and dice else "none"
            self.steps.begin(TUMBLES, motion)
        super().refresh()

    def _shown(self, battle: BattleView) -> tuple[SumView, ...]:
        """The dice that lie: those of the exchange that goes on, else those that fell last."""
        fight = battle.fight
        if fight is not None and any(one.die for one in fight.sums):
            return tuple(one for one in fight.sums if one.die)
        return battle.last.sums if battle.last is not None and (self.fresh or fight is not None) else ()

    def fill(self, view: SachsenView) -> None:
        """Show the engagement, or what fell last in it."""
        tr, battle = self.appearance.tr, view.battle
        if battle is None or not self.wanted:
            return
        fight, last = battle.fight, battle.last
        self._size = DIE if self.appearance.settings.scale < LARGE_LETTERS else LITTLE
        fallen = fight is not None and any(one.die for one in fight.sums)
        if last is not None and self.fresh and not fallen:
            self._result(battle, last)
        elif fight is not None:
            self._pair(battle, (fight.mover, fight.target), fight.far)
            self.say(tr(f"sachsen-blow-{fight.blow}"))
            if fight.guard:
                self.say(tr("sachsen-guarded", piece=f"piece:{fight.guard}"))
            sums = [one for one in fight.sums if one.die or not fallen]
            for unit in (fight.mover, fight.target):
                self._unit(battle, unit, sums)
                self._taken(unit, fight.hurt)

    def _result(self, battle: BattleView, last: ThrownView) -> None:
        """The dice that fell last, and what became of each of the two."""
        tr, fates = self.appearance.tr, {last.mover: last.results[0]}
        fates.setdefault(last.target, last.results[1])
        self._pair(battle, tuple(fates), last.far)
        self.say(tr(f"sachsen-blow-{last.blow}"))
        for unit, word in fates.items():
            self._unit(battle, unit, last.sums)
            if last.need:
                self.say(tr("sachsen-needed", n=last.need))
            self._taken(unit, last.hurt)
            if word and not self.steps.goes_on:
                role = "second" if word in UNHURT else "head"
                self.say(tr("sachsen-result", what=tr(f"sachsen-face-{word}")), role)

    def _unit(self, battle: BattleView, unit: str, sums: Iterable[SumView]) -> None:
        """The name of a unit, and below it its dice."""
        self.add_line(self.appearance.name(f"piece:{unit}"), "head", side=battle.units[unit].side)
        for one in (one for one in sums if one.unit == unit):
            self.lines.addWidget(self._sum(one))

    def _taken(self, unit: str, hurt: Iterable[HurtView]) -> None:
        """The damage of a unit that has been struck at, once the dice lie."""
        for one in hurt:
            if one.unit == unit and not self.steps.goes_on:
                self.say(self.appearance.tr("sachsen-comes-to", sum=damage_of(one)), "")

    def _pair(self, battle: BattleView, units: tuple[str, ...], far: int) -> None:
        """Two counters as they stand now, and how far they were from each other, but in large letters."""
        pieces = {piece.id: piece for piece in self.session.view.pieces}
        known = (PieceView(u, battle.units[u].kind, battle.units[u].side, "") for u in units)
        shown = tuple(pieces.get(one.id, one) for one in known)
        if self._size == DIE:
            self.lines.addWidget(Picture(self.appearance, WIDE, HIGH, partial(self._units, shown, far)))

    def _units(self, pair: tuple[PieceView, ...], far: int, painter: QPainter) -> None:
        theme = self.appearance.theme
        ways = (-1, 1) if len(pair) > 1 else (0,)
        if far and len(pair) > 1:
            line(painter, segment(-APART + 44, 0, APART - 44, 0), pen(theme.window.edge, 1.4))
            write(painter, 0, -6, str(far), numeral_font(theme, 26), theme.window.ink, "centre")
        for way, piece in zip(ways, pair, strict=True):
            with at(painter, way * APART, 8, LARGE):
                Counter(piece.kind, piece.side, piece.label, 1, piece.state).draw(painter, theme)

    def _sum(self, one: SumView) -> QWidget:
        """A die, and beside it what is added to it; a part that the limit leaves out is struck."""
        tr, row = self.appearance.tr, QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        theme, turning = self.appearance.theme, self.steps.goes_on and one.die > 0
        kind: Kind = "defence" if one.kind == "defence" else "attack"
        face = (one.die + 2 + 3 * self.steps.shown) % FACES + 1 if turning else one.die
        again, size = bool(one.again) and not turning, self._size
        fallen = partial(draw_die, face=face, kind=kind, again=again, size=size / DIE, theme=theme)
        across.addWidget(Picture(self.appearance, size, size, fallen))
        flow, told = Flow(4), tr(f"sachsen-die-{one.kind}", sum="" if turning else sum_of(one))
        flow.addWidget(words_label(told, wrap=False))
        for part in parts_of(one):
            if part.points or not part.counts:
                flow.addWidget(self._part(part))
        across.addLayout(flow, 1)
        return row

    def _part(self, part: Part) -> Chip:
        chip = Chip(self.appearance, part.clause, self.rule_asked.emit)
        chip.setText(f"{self.appearance.tr(f'sachsen-part-{part.word}')} {signed(part.points)}")
        if not part.counts:
            face = font("sans", self.appearance.px(12))
            face.setStrikeOut(True)
            chip.setFont(face)
            chip.setStyleSheet("text-decoration: line-through;")
            chip.setAccessibleName(self.appearance.tr("sachsen-part-struck", part=chip.text()))
        return chip
