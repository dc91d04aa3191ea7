"""Counters of units, dice and cards: drawn in every state and theme within their room, told apart, read from afar."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from desktop.art.drawings import drawing
from desktop.art.specs import Spec
from desktop.art.states import PLAIN
from desktop.games.sachsen.art.counters import AWAY, BESIDE, LEVEL, Counter
from desktop.games.sachsen.art.dice import FACES, draw_die
from desktop.games.sachsen.cards import CATEGORY, SHARED, scene
from desktop.games.sachsen.looks import LOOKS
from desktop.profile.game_theme import game_theme
from desktop.profile.theme import Theme
from engine.games.sachsen.cards import card_file
from engine.kernel.view import PieceView
from tests.desktop.art.conftest import Easel
from tests.desktop.art.test_every_drawing import MARGIN, differs, states

SIDES = tuple(game_theme("sachsen").sides)
LYING = (
    (), ("attack-won",), ("attack-lost",), ("defence-won",), ("defence-lost",), ("attack-won", "defence-lost"),
    ("weak",), ("routed",), ("rests",), ("order",), ("due",), ("late",), ("train",),
    *((f"faces-{edge}",) for edge in "nesw"),
)  # fmt: skip
LUMA = np.array([0.2126, 0.7152, 0.0722])
BOX = QRectF(-40, -52, 80, 90)


def pieces() -> Iterator[Spec]:
    for state in states():
        yield Counter("dragoons", "pfalz", "", 1, (), state)
        yield Counter("artillery", "francia", "2", 4, ("attack-won", "defence-lost", "faces-e"), state)
    for side in SIDES:
        yield Counter("musketeers", side, "1", 12)
    for words in LYING:
        yield Counter("artillery", "oesterreich", "1", 1, words)


def test_every_counter_keeps_within_its_room(theme: Theme, easel: Easel) -> None:
    look = theme.of("sachsen")
    for spec in pieces():
        rect = spec.rect(look)
        wider = QRectF(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())
        drawn = differs(easel(lambda p, s=spec: s.draw(p, look), wider, 1, "#777777"))
        inside = np.zeros_like(drawn)
        room = rect.toAlignedRect().translated(-wider.toRect().topLeft())
        inside[room.top() : room.bottom() + 1, room.left() : room.right() + 1] = True
        assert drawn.sum() > 100, spec
        assert not (drawn & ~inside).any(), spec


@pytest.mark.parametrize("size", [0.6, 1.6])
def test_kinds_and_columns_differ_in_grey(theme: Theme, easel: Easel, size: float) -> None:
    look = theme.of("sachsen")
    shown = {
        (kind, column): easel(lambda p, k=kind, c=column: Counter(k, "francia", c).draw(p, look), BOX, size)
        @ LUMA
        for kind in LEVEL
        for column in ("1", "2")
    }
    for one, other in combinations(shown, 2):
        assert (np.abs(shown[one] - shown[other]) > 0.2).sum() > 8 * size, (one, other)


def test_all_that_lies_on_a_counter_is_seen_in_grey(theme: Theme, easel: Easel) -> None:
    look = theme.of("sachsen")
    shown = [
        easel(lambda p, w=words: Counter("artillery", "preussen", "", 1, w).draw(p, look), BOX) @ LUMA
        for words in LYING
    ]
    for (n, one), (m, other) in combinations(enumerate(shown), 2):
        assert (np.abs(one - other) > 0.15).sum() > 12, (LYING[n], LYING[m])


def test_what_a_view_says_lies_on_the_counter(theme: Theme, easel: Easel) -> None:
    look = theme.of("sachsen")

    def shown(*words: str) -> np.ndarray:
        piece = PieceView("x", "artillery", "sachsen", "", state=words)
        unit = LOOKS.pieces["artillery"].spec(piece, PLAIN, None, 0.0)
        return easel(lambda p: unit.draw(p, look), BOX) @ LUMA

    bare = shown()
    for word in (*BESIDE, *AWAY, "weak", "attack-won", "defence-lost", "faces-e"):
        assert (np.abs(shown(word) - bare) > 0.15).sum() > 12, word
    assert (shown("attack-won", "attack-lost") == bare).all()


def test_every_kind_of_unit_has_a_look_and_a_plan_sign() -> None:
    units = card_file().units
    assert set(LOOKS.pieces) == set(units) == set(LEVEL)
    for name, unit in units.items():
        assert LEVEL[name] == 4 - unit.level
        assert not drawing(f"sachsen/units/{name}").view.isEmpty()


def test_every_card_has_its_category_and_its_picture() -> None:
    cards = card_file()
    assert {name: card.category for name, card in cards.opportunities.items()} == CATEGORY
    halves = [f"{event}-{half}" for event in cards.events for half in ("bad", "good")]
    assert SHARED.keys() < set(halves)
    pictures = [*CATEGORY, *halves]
    for name in pictures:
        assert not drawing(scene(name)).view.isEmpty()
    assert len(set(CATEGORY)) == 25


def test_faces_of_dice_and_both_kinds_differ_in_grey(theme: Theme, easel: Easel) -> None:
    look, box = theme.of("sachsen"), QRectF(-26, -30, 56, 56)
    shown = {
        (face, kind): easel(lambda p, f=face, k=kind: draw_die(p, f, k, theme=look), box) @ LUMA
        for face in (0, *FACES)
        for kind in ("attack", "defence")
    }
    for one, other in combinations(shown, 2):
        assert (np.abs(shown[one] - shown[other]) > 0.15).sum() > 20, (one, other)
