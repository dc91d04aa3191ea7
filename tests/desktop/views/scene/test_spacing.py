"""Pieces keep apart: smaller, aside, at last in a cluster; what is lit never lies in one."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from desktop.views.scene.spacing import ASIDE, FLOOR, LIT_ASIDE, SHARED, held_back, stand
from tests.desktop.views.scene.sceneries import SCENARIOS, Standing, moments, standing, steps

BODY = np.array([-23.0, -28.0, 23.0, 17.0])


def bodies(*points: tuple[float, float]) -> np.ndarray:
    return np.array([[x, y, x, y] for x, y in points]) + BODY


def shared(boxes: np.ndarray) -> float:
    """The most that two boxes share each way."""
    worst = 0.0
    for row, one in enumerate(boxes):
        for other in boxes[:row]:
            wide = min(one[2], other[2]) - max(one[0], other[0])
            high = min(one[3], other[3]) - max(one[1], other[1])
            worst = max(worst, min(wide, high))
    return worst


def test_pieces_shrink_for_their_neighbours_down_to_a_floor() -> None:
    far, near = np.array([[0.0, 0.0], [500.0, 0.0]]), np.array([[0.0, 0.0], [20.0, 0.0]])
    assert held_back(far, 0.9, 0.55) == 0.9
    assert held_back(near, 0.9, 0.55) == pytest.approx(0.55 * FLOOR)
    assert held_back(np.zeros((0, 2)), 0.9, 0.55) == 0.9


def test_two_that_overlap_step_aside() -> None:
    boxes = bodies((0, 0), (30, 5))
    stood = stand(boxes, [False, False])
    assert stood.clusters == ()
    assert shared(boxes + np.tile(stood.pushes, 2)) <= SHARED
    assert np.hypot(*stood.pushes.T).max() <= ASIDE + 1e-6


def test_more_than_four_in_a_heap_are_a_cluster() -> None:
    boxes = bodies((0, 0), (4, 3), (-5, 2), (3, -6), (1, 1))
    stood = stand(boxes, [False] * 5)
    assert stood.clusters == ((0, 1, 2, 3, 4),)


def test_a_long_crowd_is_many_heaps() -> None:
    """Each of them lies beside its first: from afar a whole land is not one heap."""
    boxes = bodies(*((9 * step, 3 * (step % 3)) for step in range(60)))
    stood = stand(boxes, [False] * 60)
    assert len(stood.clusters) > 5
    for first, *others in stood.clusters:
        assert np.abs(boxes[others] - boxes[first]).max() < 2 * (BODY[2] - BODY[0])
    shown = [row for row in range(60) if all(row not in group[1:] for group in stood.clusters)]
    assert shared((boxes + np.tile(stood.pushes, 2))[shown]) <= SHARED


def test_what_is_lit_never_lies_in_a_cluster() -> None:
    boxes = bodies((0, 0), (4, 3), (-5, 2), (3, -6), (1, 1))
    stood = stand(boxes, [True, False, True, False, False])
    clustered = {row for group in stood.clusters for row in group}
    assert not clustered & {0, 2}
    assert np.hypot(*stood.pushes[[0, 2]].T).max() <= LIT_ASIDE + 1e-6
    shown = [row for row in range(5) if all(row not in group[1:] for group in stood.clusters)]
    assert shared((boxes + np.tile(stood.pushes, 2))[shown]) <= SHARED


def core_rooms(table: Standing, zoom: float) -> np.ndarray:
    """What the pieces of each place take alone, in screen pixels; nothing for those that lie in a cluster."""
    groups: dict[str, QRectF] = {}
    for item in table.piece_layer.items():
        if item.isVisible():
            place = item.piece.place
            room = item.core_room().translated(table.ground.point(place) * zoom)
            groups[place] = groups.get(place, QRectF()).united(room)
    return np.array([room.getCoords() for room in groups.values()])


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one[1])
def test_pieces_apart(qapp: object, scenario: tuple[str, str]) -> None:
    table = standing(*scenario)
    for view in moments(*scenario):
        for zoom in steps():
            table.scenery(view, zoom)
            assert shared(core_rooms(table, zoom)) <= SHARED + 0.1, zoom
            assert table.piece_layer.size >= FLOOR * table.looks.least - 1e-9
            hidden = sum(len(item.refs()) for item in table.piece_layer.items() if not item.isVisible())
            hosts = [item for item in table.piece_layer.items() if item.clustered]
            assert sum(item.clustered - len(item.refs()) for item in hosts) == hidden
