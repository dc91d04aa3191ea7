"""Every kind of thing draws in every state and theme, within the room it says it takes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.cards import CardState, card_rect
from desktop.art.drawings import drawing
from desktop.art.icons import draw_icon, icon
from desktop.art.lights import Disc, Reach, beyond, blocked, rings
from desktop.art.markers import future_seal, medal, rim, seal
from desktop.art.plates import Ribbon
from desktop.art.specs import Mark, Spec
from desktop.art.states import PieceState, Ring, RingSpec, piece_size
from desktop.games.maria.art.generals import Below, General, drum_outline, hit_path
from desktop.games.maria.art.hussars import Hussar
from desktop.games.maria.art.markers import elector, question, troops
from desktop.games.maria.art.tactical_cards import CODES_OF_CARDS, draw_card, draw_card_back
from desktop.games.maria.art.trains import Train
from desktop.profile.game_theme import game_theme
from desktop.profile.theme import Theme
from engine.kernel.files import resources
from tests.desktop.art.conftest import Easel, Picture

POWERS = tuple(game_theme("maria").sides)
NAMES = sorted(file.stem for file in resources("art", "icons").glob("*.svg"))
GROUND = "#777777"
MARGIN = 14


def states() -> Iterator[PieceState]:
    for ring in sorted(set(Ring) - {Ring.JOIN}):  # JOIN looks as CAN_ACT does
        yield PieceState(ring=ring)
    yield PieceState(face_down=True)
    yield PieceState(out_of_supply=True)
    yield PieceState(done=True)
    yield PieceState(lost=True)
    yield PieceState(dragged=True)
    yield PieceState(ring=Ring.SELECTED, face_down=True, out_of_supply=True, done=True)


def pieces() -> Iterator[Spec]:
    for power in POWERS:
        for state in states():
            yield General(power, 3, state)
            yield Train(power, state)
        yield General(power, None)
        yield seal(power, 4)
        yield future_seal(power)
        yield question(power)
    for state in states():
        yield Hussar(state)
        yield General("austria", 1, state, Below("pragmatic", 2))
    yield General("france", 2, PieceState(), Below("bavaria", 1), aside=1.0)


def marks() -> Iterator[Spec]:
    yield elector("france")
    yield elector("austria")
    yield medal("4")
    yield medal("12")
    yield troops(11, "suit:S")
    yield troops(8, "D")
    yield Ribbon("Erbprinz Leopold")
    for ring in set(Ring) - {Ring.NONE}:
        yield RingSpec(ring, taller=16)
    for reach in set(Reach) - {Reach.JOIN}:
        yield rings(reach)
        yield rings(reach, hovered=True)
    for light in ("legal", "blocked", "supply", "protection", "threat"):
        yield Disc("3", light)
        yield Disc("10", light, hovered=True)
        yield Disc("3", light, small=True)
    yield blocked()
    yield blocked(crossed=False)
    for turn in (0, 90, 215):
        yield beyond("12", turn)
    for code in ("H7", "S10", "D2", "C4", "R"):
        for state in CardState:
            yield card(code, state, True)
            yield card(code, state, False)
    for power in POWERS:
        for deck in (1, 2, 3, 4):
            yield Mark(draw_card_back, card_rect(), (power, deck))


def card(code: str, state: CardState, raised: bool) -> Mark:
    """A tactical card in the room that cards say they take."""

    def face(painter: QPainter, *_shown: object, theme: Theme) -> None:
        draw_card(painter, code, state=state, raised=raised, theme=theme)

    return Mark(face, card_rect(state, raised=raised), (code, state, raised))


def differs(picture: Picture) -> np.ndarray:
    """Where something was drawn on the grey ground."""
    return np.asarray(np.abs(picture - 0x77 / 255).max(axis=-1) > 0.02)


@pytest.mark.parametrize("kind", [pieces, marks])
def test_it_draws_and_keeps_within_its_room(kind: object, theme: Theme, easel: Easel) -> None:
    assert callable(kind)
    for spec in kind():
        rect = spec.rect(theme)
        wider = rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()
        drawn = differs(easel(lambda p, s=spec: s.draw(p, theme), QRectF(wider), 1, GROUND))
        inside = np.zeros_like(drawn)
        room = rect.toAlignedRect().translated(-wider.topLeft())
        inside[room.top() : room.bottom() + 1, room.left() : room.right() + 1] = True
        assert drawn.sum() > 100, spec
        assert not (drawn & ~inside).any(), spec


def test_every_state_of_a_general_looks_different(theme: Theme, easel: Easel) -> None:
    box = QRectF(-50, -60, 110, 120)
    seen = {
        easel(lambda p, s=state: General("prussia", 2, s).draw(p, theme), box).tobytes() for state in states()
    }
    assert len(seen) == len(list(states()))


def test_every_state_shows_in_grey(theme: Theme, easel: Easel) -> None:
    box = QRectF(-50, -60, 110, 120)
    grey = [
        easel(lambda p, s=state: General("saxony", 2, s).draw(p, theme), box).mean(axis=-1)
        for state in states()
    ]
    for i, one in enumerate(grey):
        for other in grey[i + 1 :]:
            assert (np.abs(one - other) > 0.15).sum() > 60


def test_a_general_can_be_held_where_he_is_seen() -> None:
    assert drum_outline().contains(QPointF(0, -13))
    assert not drum_outline().contains(QPointF(30, 10))
    assert hit_path(Below("prussia", 3)).contains(QPointF(0, -44))
    assert not hit_path().contains(QPointF(0, -44))
    assert hit_path(Below("prussia", 3), aside=1).contains(QPointF(24, -60))
    assert drawing("maria/wagon").path("outline").contains(QPointF(0, -20))


def test_pieces_grow_slower_than_the_map_and_never_too_small() -> None:
    assert piece_size(0.75) == 0.9
    assert piece_size(0.1) == 0.75
    assert piece_size(5.0) == 1.6
    assert piece_size(1.5) == pytest.approx(0.9 * 2**0.5)


def test_every_seal_has_its_own_rim_and_keeps_it() -> None:
    assert rim(variant=1) == rim(variant=1)
    assert rim(variant=1) != rim(variant=2)
    for variant in range(30):
        assert rim(15, variant).boundingRect().width() < 33


def test_every_icon_has_its_own_silhouette_in_its_box(easel: Easel) -> None:
    box = QRectF(-14, -14, 28, 28)
    seen = {
        name: easel(lambda p, n=name: draw_icon(p, n, "#000000"), box, 1, "#FFFFFF")[..., 0] for name in NAMES
    }
    for name, picture in seen.items():
        assert picture.min() < 0.3, name
        edge = np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
        assert edge.min() == 1.0, name
    names = list(seen)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            assert (np.abs(seen[one] - seen[other]) > 0.3).sum() > 12, (one, other)


def test_an_icon_serves_plain_and_fine_screens() -> None:
    made = icon("undo", "#2A2118", 24)
    assert {size.width() for size in made.availableSizes()} == {24, 48}
    with pytest.raises(FileNotFoundError):
        icon("no-such-icon", "#000000")


def test_all_faces_of_cards_differ_even_in_grey(theme: Theme, easel: Easel) -> None:
    box = QRectF(0, 0, 96, 144)
    faces = [
        easel(lambda p, c=code: draw_card(p, c, theme=theme), box).mean(axis=-1) for code in CODES_OF_CARDS
    ]
    assert len(faces) == 37
    for i, one in enumerate(faces):
        for other in faces[i + 1 :]:
            assert (np.abs(one - other) > 0.25).sum() > 25
