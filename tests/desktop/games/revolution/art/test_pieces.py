"""Counters, armies and ships: drawn in every state and theme within their room, told apart, read from afar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.art.drawings import drawing
from desktop.art.specs import Spec
from desktop.art.states import PLAIN, PieceState, Ring
from desktop.games.revolution.art.armies import Army, Ship
from desktop.games.revolution.art.cards import CardFace, draw_card_face, draw_card_tab
from desktop.games.revolution.art.counters import Counter
from desktop.games.revolution.art.marks import (
    MITRE_RECT,
    draw_mitre,
    draw_order_plate,
    draw_pin,
    draw_university,
)
from desktop.games.revolution.looks import LOOKS
from desktop.profile.theme import Theme
from engine.kernel.view import PieceView
from tests.desktop.art.conftest import Easel
from tests.desktop.art.test_every_drawing import MARGIN, differs, states

SIDES = ("catholics", "habsburgs", "nobility", "burghers", "reformers")
STANDS = ("standing", "besieging", "abandoned")
LUMA = np.array([0.2126, 0.7152, 0.0722])


def pieces() -> Iterator[Spec]:
    for state in states():
        yield Counter("burghers", 1, "person", state)
        yield Counter("nobility", 12, "person", state)
        yield Army("habsburgs", "standing", state)
        yield Army("habsburgs", "besieging", state)
        yield Army("catholics", "standing", state, 3)
        yield Ship("reformers", state)
    for side in (*SIDES, ""):
        yield Counter(side, 40)
        yield Counter(side, 56, "coin", told=True)
        yield Army(side, "abandoned")
        yield Army(side, "abandoned", number=2)


def test_every_piece_keeps_within_its_room(theme: Theme, easel: Easel) -> None:
    look = theme.of("revolution")
    for spec in pieces():
        rect = spec.rect(look)
        wider = QRectF(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())
        drawn = differs(easel(lambda p, s=spec: s.draw(p, look), wider, 1, "#777777"))
        inside = np.zeros_like(drawn)
        room = rect.toAlignedRect().translated(-wider.toRect().topLeft())
        inside[room.top() : room.bottom() + 1, room.left() : room.right() + 1] = True
        assert drawn.sum() > 100, spec
        assert not (drawn & ~inside).any(), spec


@pytest.mark.parametrize("size", [0.5, 0.75, 1.2])
def test_factions_are_told_apart_without_colour(size: float, theme: Theme, easel: Easel) -> None:
    look = theme.of("revolution")
    for spec, box in (
        (Counter, QRectF(-18, -18, 36, 36)),
        (Army, QRectF(-22, -54, 48, 64)),
        (Ship, QRectF(-28, -52, 56, 62)),
    ):
        grey = {s: easel(lambda p, s=s, spec=spec: spec(s).draw(p, look), box, size) @ LUMA for s in SIDES}
        for one, other in combinations(SIDES, 2):
            assert (np.abs(grey[one] - grey[other]) > 0.12).sum() > 12 * size, (spec, one, other)


def test_a_stack_tells_its_number_and_a_single_counter_none(parchment: Theme, easel: Easel) -> None:
    theme, box = parchment.of("revolution"), QRectF(-20, -28, 50, 52)

    def seen(number: int) -> bytes:
        return easel(lambda p: Counter("nobility", number).draw(p, theme), box).tobytes()

    assert len({seen(number) for number in (1, 2, 3, 4, 17)}) == 5
    single = easel(lambda p: Counter("nobility").draw(p, theme), box)
    paper = np.array([0xFF, 0xFD, 0xF4]) / 255
    assert not (np.abs(single - paper).max(axis=-1) < 0.02).any(), "no tab"


def test_people_and_money_differ(theme: Theme, easel: Easel) -> None:
    look, box = theme.of("revolution"), QRectF(-18, -18, 36, 36)
    for side in SIDES:
        person, coin = (
            easel(lambda p, s=side, f=face: Counter(s, 1, f).draw(p, look), box)
            for face in ("person", "coin")
        )
        assert (np.abs(person - coin).max(axis=-1) > 0.2).sum() > 150


@pytest.mark.parametrize(
    ("state", "stand"),
    [((), "standing"), (("besieging",), "besieging"), (("abandoned", "used"), "abandoned")],
)
def test_an_army_looks_as_it_stands(state: tuple[str, ...], stand: str) -> None:
    army = PieceView("catholics-army-1", "army", "catholics", "gent", state=state)
    assert LOOKS.picture(army, PLAIN) == Army("catholics", stand)  # type: ignore[arg-type]


def test_a_heap_of_counters_is_a_stack() -> None:
    heap = PieceView("leiden/reformers/counter", "counter", "reformers", "leiden", number=4)
    done = PieceState(ring=Ring.CAN_ACT)
    assert LOOKS.picture(heap, done) == Counter("reformers", 4, "person", done)
    coins = PieceView("treasury:reformers/reformers/coin", "coin", "reformers", "", number=7)
    assert LOOKS.picture(coins, PLAIN) == Counter("reformers", 7, "coin")


def test_pieces_can_be_taken_where_they_are_seen() -> None:
    for kind, at in (("counter", QPointF(0, 0)), ("army", QPointF(8, -34)), ("beggar", QPointF(0, -2))):
        assert LOOKS.pieces[kind].hold.contains(at)
        assert not LOOKS.pieces[kind].hold.contains(QPointF(45, 30))


FACES = (
    CardFace("Amsterdam", "burghers", ("Middelburg", "Dordrecht", "London Merchants", "Leeuwarden"), "1"),
    CardFace("The Generality", "burghers", (), "0,5", "12", "1,5"),
    CardFace("Nobility", "burghers", ("1 point for 3 counters outside of cities, rounded up",)),
)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_card_keeps_to_its_sheet_and_shows_its_holder(face: CardFace, theme: Theme, easel: Easel) -> None:
    look, box = theme.of("revolution"), QRectF(-8, -8, 114, 164)
    ours, theirs = (
        easel(lambda p, s=side: draw_card_face(p, replace(face, side=s), look), box, 1, "#777777")
        for side in ("burghers", "nobility")
    )
    assert not differs(np.concatenate([ours[:4], ours[-4:]])).any()
    assert not np.array_equal(ours, theirs)


def test_tabs_pins_and_plates_show_whose_they_are(theme: Theme, easel: Easel) -> None:
    look = theme.of("revolution")
    marks = {
        "tab": (
            lambda p, s: draw_card_tab(p, QPointF(), "Gent", city=True, side=s, theme=look),
            QRectF(0, 0, 66, 24),
        ),
        "pin": (lambda p, s: draw_pin(p, s, theme=look), QRectF(-16, -39, 32, 44)),
        "mitre": (lambda p, s: draw_mitre(p, s, theme=look), MITRE_RECT),
        "book": (lambda p, s: draw_university(p, s, founded=True, theme=look), MITRE_RECT),
        "plate": (lambda p, s: draw_order_plate(p, s, 2, theme=look), QRectF(-24, -18, 48, 36)),
    }
    for name, (mark, box) in marks.items():
        seen = {easel(lambda p, s=side, m=mark: m(p, s), box).tobytes() for side in (*SIDES, "")}
        assert len(seen) == 6, name


def test_a_closed_gate_is_barred(parchment: Theme) -> None:
    assert "blocked" in drawing("revolution/lock-gate-closed").inks
    assert "blocked" not in drawing("revolution/lock-gate").inks
