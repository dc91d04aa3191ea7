"""The front of every side in every step of recorded games: it holds what can act, and is not the whole map in vain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.front import AROUND, CLOSE, FARTHEST, HELD_FARTHEST, NEAREST, Front
from desktop.views.scene.table_scene import TableScene
from engine.boards.load import load_board
from engine.kernel.table import Table
from engine.texts.translate import Translator
from tests.games.recorded import all_recorded, recorded

MAPS = {
    "1366x768": (982, 565),
    "with whole cards": (982, 444),
    "1920x1080": (1492, 866),
    "at 150 %": (795, 375),
}
"""The map's own room in the windows that are usual."""
STAGES = (0, 3, 7)
"""Turns from which on a step is looked at again: in the beginning, in the middle and late."""
FEW = [("maria", "draw"), ("maria", "two-winter-sums"), ("acres", "siege-of-quebec")]
REST = sorted({(game, name) for game in ("maria", "acres") for name in all_recorded(game)} - set(FEW))
MARGIN = 24.0
"""Screen pixels between the edge of a map that holds all pieces able to act and these, unless the sheet ends there."""
ON_THE_MAP = {
    "movement",
    "hussars",
    "combat",
    "fight",
    "retreat",
    "corps",
    "posting",
    "acts",
    "occupy",
    "raid-block",
}
"""Steps in which something on the map is asked or fought for whenever they are asked."""


@dataclass(frozen=True)
class Moment:
    """One step of a recorded game: who is asked, the front, and where the one piece may go that must."""

    told: str
    step: str
    front: Front
    scene: TableScene
    led: tuple[str, ...]


def moments(table: Table) -> Iterator[Moment]:
    """Every step of every side, in the beginning, in the middle and late in the game."""
    game, session, seen = table.game.id, Session(table), set[tuple[str, tuple[str, ...], int]]()
    scene = TableScene(
        session, load_board(game), load_theme("parchment"), Translator("en", game), draw_map=False
    )
    for at in range(len(table.history)):
        decision, view = table.decision(at=at), table.view(None, at)
        if decision is None:
            continue
        key = decision.step, (decision.seat, *view.acting), max(s for s in STAGES if view.turn >= s)
        if key in seen:
            continue
        seen.add(key)
        session.look_as(decision.seat)
        session.look_at(at)
        told = f"{decision.step} of {decision.seat}, turn {view.turn}"
        goes = tuple(scene.moves.targets(scene.moves.led)) if scene.moves.led else ()
        yield Moment(told, decision.step, scene.front(), scene, goes)
    scene.close()


def check(moment: Moment, window: QSizeF) -> None:
    """Everything that a front has to be in one window."""
    front, told = moment.front, moment.told
    look = front.look(window)
    if look is None:
        assert moment.step not in ON_THE_MAP, told
        return
    least = HELD_FARTHEST if moment.scene.parts.front_holds_all else FARTHEST
    middle, zoom = look
    assert least <= zoom <= NEAREST, told
    seen = QRectF(QPointF(), window / zoom)
    seen.moveCenter(middle)
    able = front.able or front.near
    box = _box(able).adjusted(-CLOSE, -CLOSE, CLOSE, CLOSE).intersected(front.sheets)
    if box.width() * zoom > window.width() or box.height() * zoom > window.height():
        assert zoom == least, f"{told}: some are left out though the map could be seen from farther"
        assert any(seen.contains(point) for point in able), told
    elif front.able:
        inner, edge = front.sheets.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), MARGIN / zoom
        for point in able:
            near = QRectF(point, QSizeF(1, 1)).adjusted(-edge, -edge, edge, edge).intersected(inner)
            assert seen.contains(near), f"{told}: a piece that can act stands at the edge, or is not seen"
    if least < zoom < NEAREST:
        box = _box([*front.able, *front.near])
        room = QRectF(box).adjusted(-AROUND, -AROUND, AROUND, AROUND).intersected(front.sheets)
        full = room.width() * zoom / window.width(), room.height() * zoom / window.height()
        assert max(full) == pytest.approx(1.0), f"{told}: seen from farther than it must"


def _box(points: list[QPointF]) -> QRectF:
    xs, ys = [p.x() for p in points], [p.y() for p in points]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))


@pytest.mark.parametrize(("game", "name"), FEW, ids=str)
def test_front(qapp: object, game: str, name: str) -> None:
    del qapp
    for moment in moments(recorded(game, name)):
        for size in MAPS.values():
            check(moment, QSizeF(*size))


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), REST, ids=str)
def test_front_in_every_recorded_game(qapp: object, game: str, name: str) -> None:
    test_front(qapp, game, name)


def test_what_waits_off_the_map_has_its_front_where_it_meets_foes(qapp: object) -> None:
    del qapp
    hussars = next(m for m in moments(recorded("maria", "draw")) if m.step == "hussars")
    scene, front = hussars.scene, hussars.front
    foes = {p.place for p in scene.session.view.pieces if p.side not in scene.session.view.acting}
    points = [scene.ground.point(place) for place in foes if place in scene.ground]
    look = front.look(QSizeF(982, 565))
    assert look is not None
    seen = QRectF(QPointF(), QSizeF(982, 565) / look[1])
    seen.moveCenter(look[0])
    assert any(seen.contains(point) for point in points)
    assert look[1] > 1.5 * min(982 / scene.ground.rect().width(), 565 / scene.ground.rect().height())


def test_the_front_of_a_piece_that_must_go_holds_where_it_may_go(qapp: object) -> None:
    """A retreat is seen whole, however long it is."""
    del qapp
    held = 0
    for moment in (m for name in ("draw", "two-winter-sums") for m in moments(recorded("maria", name))):
        seen = [*moment.front.near, *moment.front.able]
        assert all(moment.scene.on_map(ref) in seen for ref in moment.led), moment.told
        held += bool(moment.led)
    assert held > 2
