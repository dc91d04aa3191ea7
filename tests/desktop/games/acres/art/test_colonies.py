"""The drawings of the colonies: every one in every theme, within its room, each state by its own look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any, get_args

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.art.cards import CardState, card_rect
from desktop.art.engraving import engrave
from desktop.art.legend import draw_legend
from desktop.art.specs import Mark, Spec
from desktop.art.states import PieceState, Ring, RingSpec
from desktop.games.acres.art import cards, holdings, legend, sieges, symbols
from desktop.games.acres.art.faces import ColonyCard, Symbol, SymbolKind
from desktop.games.acres.art.open_cards import CardGroup, draw_open_cards
from desktop.games.acres.art.setting import fitted
from desktop.games.acres.art.settlements import FORTIFIED, MIDDLE, Settlement, settlement_path
from desktop.games.acres.art.works import Battery, Fort, ramparts_outline, siege_path
from desktop.profile.theme import Theme
from engine.kernel.files import resources
from tests.desktop.art.conftest import Easel, Picture

SCENES = sorted(file.stem for file in resources("art", "acres", "scenes").glob("*.svg"))
GROUND = "#777777"
MARGIN = 14
SIDES = ("british", "french")

BOSTON = ColonyCard(
    "location",
    "british",
    "Boston",
    starting=True,
    vignette="great-port",
    connections=(("ship", ("Halifax", "New Haven", "New York", "Pemaquid", "Port Royal")),),
    symbols=(Symbol("ship"), Symbol("settler"), Symbol("military", 1), Symbol("money", 3)),
    notes=("at the start",),
)
LOUISBOURG = ColonyCard(
    "location",
    "french",
    "Louisbourg",
    vignette="sea-fort",
    connections=(
        ("boat", ("Quebec",)),
        ("cart", ("Fort William Henry", "Michillimackinac")),
        (
            "ship",
            ("Canso", "Fort Beausejour", "Gaspe", "Halifax", "Port Royal", "Tadoussac", "Trois Rivieres"),
        ),
    ),
    symbols=(Symbol("boat"), Symbol("fur"), Symbol("cart")),
)
KENNEBEC = ColonyCard("location", "french", "Kennebec", vignette="wilderness")
INFANTRY = ColonyCard(
    "empire", "british", "Regular Infantry", vignette="regular-infantry", symbols=(Symbol("military", 2),), price=7,
    ambush=True,
)  # fmt: skip
NATIVES = ColonyCard(
    "empire",
    "green",
    "Native Americans",
    vignette="native-americans",
    powers=("Raid: pay one money", "Ambush", "Blocks a raid", "Blocks an ambush"),
    short=("raid, ambush", "blocks both"),
    price=0,
    notes=("open to both",),
)
CARDS = (BOSTON, LOUISBOURG, KENNEBEC, INFANTRY, NATIVES)


def states() -> Iterator[PieceState]:
    for ring in sorted(set(Ring) - {Ring.JOIN}):  # JOIN looks as CAN_ACT does
        yield PieceState(ring=ring)
    yield PieceState(done=True)
    yield PieceState(lost=True)
    yield PieceState(dragged=True)
    yield PieceState(ring=Ring.SELECTED, done=True)


def pieces() -> Iterator[Spec]:
    for side in SIDES:
        for state in (*states(), PieceState(out_of_supply=True)):
            yield Settlement("village", side, state)
            yield Settlement("town", side, state)
            yield Settlement("town", side, state, fortified=True)
            yield Battery(side, state)
        yield Settlement("village", side, fortified=True, count=3)
        yield Settlement("village", side, count=18)
        yield Settlement("town", side, PieceState(dragged=True), count=12)
        yield Mark(cards.draw_colony_back, card_rect(width=cards.WIDTH, height=cards.HEIGHT), (side,))
    for state in states():
        yield Fort(state)
        yield Fort(state, count=12)


def faces() -> Iterator[Spec]:
    for card in CARDS:
        yield cards.LargeCard(card)
        for state in CardState:
            yield in_tray(card, state)
            yield strip(card, state)
            yield strip(card, state, count=5, price=True, width=170.0)


def in_tray(card: ColonyCard, state: CardState) -> Mark:
    """A card in the tray in the room that cards say they take."""

    def face(painter: QPainter, *_shown: object, theme: Theme) -> None:
        cards.draw_colony_card(painter, card, state=state, theme=theme)

    raised = state is CardState.CHOSEN
    return Mark(face, card_rect(state, raised=raised, width=cards.WIDTH, height=cards.HEIGHT), (card, state))


def strip(card: ColonyCard, state: CardState, width: float = cards.MINI_WIDTH, **more: Any) -> Mark:
    """A card as a strip of a list."""

    def face(painter: QPainter, *_shown: object, theme: Theme) -> None:
        cards.draw_mini_card(painter, card, state=state, width=width, theme=theme, **more)

    return Mark(
        face, card_rect(state, raised=False, width=width, height=cards.MINI_HEIGHT), (card, state, width)
    )


@pytest.fixture
def theme(theme: Theme) -> Theme:
    """Every theme in turn, with the sides of A FEW ACRES OF SNOW."""
    return theme.of("acres")


@pytest.fixture
def parchment(parchment: Theme) -> Theme:
    """The theme of the pictures, with the sides of A FEW ACRES OF SNOW."""
    return parchment.of("acres")


def differs(picture: Picture) -> np.ndarray:
    """Where something was drawn on the grey ground."""
    return np.asarray(np.abs(picture - 0x77 / 255).max(axis=-1) > 0.02)


def ink_outside(easel: Easel, drawing: Callable[[QPainter], None], rect: QRectF) -> tuple[int, int]:
    """How many pixels a drawing covers in all, and how many outside its room."""
    wider = rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()
    drawn = differs(easel(drawing, QRectF(wider), 1, GROUND))
    inside = np.zeros_like(drawn)
    room = rect.toAlignedRect().translated(-wider.topLeft())
    inside[room.top() : room.bottom() + 1, room.left() : room.right() + 1] = True
    return int(drawn.sum()), int((drawn & ~inside).sum())


@pytest.mark.parametrize("kind", [pieces, faces])
def test_it_draws_and_keeps_within_its_room(
    kind: Callable[[], Iterator[Spec]], theme: Theme, easel: Easel
) -> None:
    for spec in kind():
        drawn, outside = ink_outside(easel, lambda p, s=spec: s.draw(p, theme), spec.rect(theme))
        assert drawn > 100, spec
        assert outside == 0, spec


def test_rings_reach_around_ramparts(theme: Theme, easel: Easel) -> None:
    for ring in sorted(set(Ring) - {Ring.NONE}):
        spec = RingSpec(ring, centre=MIDDLE, wider=FORTIFIED)
        drawn, outside = ink_outside(easel, lambda p, s=spec: s.draw(p, theme), spec.rect(theme))
        assert (drawn > 100, outside) == (True, 0), ring
        assert spec.rect(theme).contains(ramparts_outline().boundingRect())


def test_pieces_left_to_a_side_stand_in_its_camp() -> None:
    for width, count in ((180.0, 3), (400.0, 3), (400.0, 1), (300.0, 9)):
        rect = QRectF(10, 20, width, 140)
        feet = holdings.supply_feet(rect, count)
        assert len(feet) == count
        assert all(rect.adjusted(30, 60, -18, -10).contains(foot) for foot in feet)
        assert sorted(feet, key=lambda foot: foot.x()) == feet


def test_equal_descriptions_are_one_sprite() -> None:
    assert len({cards.LargeCard(BOSTON), cards.LargeCard(replace(BOSTON))}) == 1
    assert len({cards.LargeCard(BOSTON), cards.LargeCard(replace(BOSTON, starting=False))}) == 2
    assert len({Settlement("town", "french"), Settlement("town", "french", fortified=True)}) == 2


@pytest.mark.parametrize(
    "make",
    [
        lambda s: Settlement("village", "british", s),
        lambda s: Settlement("town", "french", s, fortified=True),
        lambda s: Fort(s),
        lambda s: Battery("french", s),
    ],
)
def test_every_state_shows_in_grey(make: Callable[[PieceState], Spec], theme: Theme, easel: Easel) -> None:
    box = QRectF(-55, -75, 115, 125)
    grey = [easel(lambda p, s=s: make(s).draw(p, theme), box).mean(axis=-1) for s in states()]
    for one, other in combinations(grey, 2):
        assert (np.abs(one - other) > 0.15).sum() > 60


def test_kinds_of_pieces_differ_in_grey_at_their_smallest(theme: Theme, easel: Easel) -> None:
    kinds: tuple[Spec, ...] = (
        Settlement("village", "british"),
        Settlement("town", "british"),
        Settlement("village", "british", fortified=True),
        Settlement("town", "british", fortified=True),
        Fort(),
        Battery("british"),
    )
    box = QRectF(-40, -64, 80, 100)
    grey = [easel(lambda p, s=s: s.draw(p, theme), box, 0.64).mean(axis=-1) for s in kinds]
    for one, other in combinations(grey, 2):
        assert (np.abs(one - other) > 0.25).sum() > 120


def test_pieces_are_held_where_they_are_seen() -> None:
    assert settlement_path("village").contains(QPointF(0, -12))
    assert settlement_path("town").contains(QPointF(0, -45))
    assert not settlement_path("village").contains(QPointF(0, -45))
    assert not settlement_path("town").contains(QPointF(30, 0))
    assert settlement_path("town", fortified=True).contains(QPointF(30, 0))
    assert ramparts_outline().contains(QPointF(-28, 0))
    assert siege_path().contains(QPointF(14, -29))


def test_every_frame_tells_start_from_later_and_the_sides_without_colour(theme: Theme, easel: Easel) -> None:
    box = QRectF(0, 0, cards.WIDTH, cards.HEIGHT)
    plain = ColonyCard("location", "british", "Albany")
    kinds = [replace(plain, side=side, starting=s) for side in SIDES for s in (True, False)]
    kinds.append(replace(plain, side="green"))
    grey = [easel(lambda p, c=c: cards.draw_colony_card(p, c, theme=theme), box).mean(axis=-1) for c in kinds]
    for one, other in combinations(grey, 2):
        assert (np.abs(one - other) > 0.2).sum() > 30
    assert [card.frame() for card in kinds] == ["british-start", "british", "french-start", "french", "green"]


def test_a_large_card_shows_what_the_tray_leaves_out(parchment: Theme, easel: Easel) -> None:
    size = cards.LARGE_WIDTH / cards.WIDTH
    box = QRectF(0, 0, cards.LARGE_WIDTH, cards.LARGE_HEIGHT)
    large = easel(lambda p: cards.draw_large_card(p, NATIVES, theme=parchment), box)
    grown = easel(lambda p: cards.draw_colony_card(p, NATIVES, size=size, theme=parchment), box)
    assert np.abs(large - grown).mean() < 0.01
    other = replace(NATIVES, notes=(), powers=("Raid",))
    without = easel(lambda p: cards.draw_large_card(p, other, theme=parchment), box)
    assert (np.abs(large - without).max(axis=-1) > 0.3).sum() > 500
    tray = QRectF(0, 0, cards.WIDTH, cards.HEIGHT)
    small = [
        easel(lambda p, c=c: cards.draw_colony_card(p, c, theme=parchment), tray) for c in (NATIVES, other)
    ]
    assert np.array_equal(*small)


@pytest.mark.parametrize("room", [60.0, 75.0, 200.0])
def test_words_are_set_as_large_as_fits_and_names_kept_whole(room: float) -> None:
    names = ["Fort William Henry,", "Canso,", "Trois Rivieres"]
    block = fitted([names], (12.0, 7.0), room, 60)
    assert 7.0 <= block.px <= 12.0
    assert block.high <= 60
    assert " ".join(words for _number, words in block.lines) == " ".join(names)
    if room == 200:
        assert (block.px, len(block.lines)) == (12.0, 2)


def test_symbols_differ_in_silhouette(easel: Easel, theme: Theme) -> None:
    box = QRectF(-14, -14, 28, 28)
    kinds = [Symbol(kind) for kind in get_args(SymbolKind)]
    seen = [
        easel(lambda p, k=k: symbols.draw_symbol(p, k, theme=theme), box, 1, GROUND).mean(axis=-1)
        for k in kinds
    ]
    for one, other in combinations(seen, 2):
        assert (np.abs(one - other) > 0.15).sum() > 60
    numbers = [
        easel(lambda p, v=v: symbols.draw_symbol(p, Symbol("military", v), theme=theme), box)
        for v in (1, 2, 3)
    ]
    for one, other in combinations(numbers, 2):
        assert (np.abs(one - other) > 0.2).sum() > 8
    _drawn, outside = ink_outside(easel, lambda p: symbols.draw_ambush_mark(p, theme=theme), box)
    assert outside == 0


@pytest.mark.parametrize("high", [34.0, 88.0, 130.0])
def test_every_scene_is_engraved_within_its_frame(high: float, parchment: Theme, easel: Easel) -> None:
    seen = set()
    for name in SCENES:
        rect = QRectF(-1, -1, 162, high + 2)
        ink, paper = parchment.pieces.card_ink, parchment.pieces.card

        def drawing(p: QPainter, name: str = name) -> None:
            engrave(p, f"acres/scenes/{name}", ink, paper, wide=160, high=high)  # noqa: B023

        drawn, outside = ink_outside(easel, drawing, rect)
        assert drawn > 800
        assert outside == 0
        seen.add(easel(drawing, rect).tobytes())
    assert len(seen) == len(SCENES)


SIEGE = sieges.SiegeFace(1, "british", "french", "Britain", "France", (INFANTRY,), (NATIVES,), "wins", "wins")
ROOM = QRectF(0, 0, 400, 240)


def plates(theme: Theme) -> dict[str, Callable[[QPainter], None]]:
    many = replace(SIEGE, pos=9, attacking=(INFANTRY,) * 8, defending=())
    words = {sign: sign for sign in legend.SIGNS}
    return {
        "siege": lambda p: sieges.draw_siege_track(p, ROOM, "Louisbourg", SIEGE, theme),
        "many": lambda p: sieges.draw_siege_track(p, ROOM, "Louisbourg", many, theme),
        "none": lambda p: sieges.draw_no_siege(p, ROOM, "Siege", "There is none now.", theme),
        "camp": lambda p: holdings.draw_colony_camp(
            p, ROOM, "french", "France", money=5, victim="british", villages=2, towns=1, theme=theme
        ),
        "open": lambda p: draw_open_cards(
            p, ROOM, "Open cards", (CardGroup("All", ((INFANTRY, 2),) * 40),), theme
        ),
        "legend": lambda p: draw_legend(p, ROOM, "Signs", words, "french", theme, legend.SIGNS),
    }


@pytest.mark.parametrize("name", ["siege", "many", "none", "camp", "open", "legend"])
def test_a_plate_keeps_within_its_rectangle(name: str, theme: Theme, easel: Easel) -> None:
    drawn, outside = ink_outside(easel, plates(theme)[name], ROOM.adjusted(-2, -2, 2, 2))
    assert drawn > 5000
    assert outside == 0


def test_the_marker_shows_where_a_siege_stands(theme: Theme, easel: Easel) -> None:
    seen = {}
    for pos in range(-7, 8):
        face = replace(SIEGE, pos=pos)
        picture = easel(lambda p, f=face: sieges.draw_siege_track(p, ROOM, "Quebec", f, theme), ROOM)
        seen[pos] = picture.mean(axis=-1)
    for one, other in combinations(seen.values(), 2):
        assert (np.abs(one - other) > 0.2).sum() > 15


def test_money_shows_how_much_there_is(theme: Theme, easel: Easel) -> None:
    piles = [
        easel(lambda p, n=n: holdings.draw_money(p, n, theme=theme), holdings.MONEY_RECT)
        for n in (0, 1, 4, 12)
    ]
    for one, other in combinations(piles, 2):
        assert (np.abs(one - other).max(axis=-1) > 0.2).sum() > 20
    for amount in (0, 1, 40):
        _drawn, outside = ink_outside(
            easel, lambda p, n=amount: holdings.draw_money(p, n, theme=theme), holdings.MONEY_RECT
        )
        assert outside == 0


def test_every_sign_of_the_legend_has_its_own_look(theme: Theme, easel: Easel) -> None:
    box = QRectF(-28, -28, 60, 56)
    seen = [
        easel(lambda p, s=s: s(p, theme, "british"), box, 1, GROUND).mean(axis=-1)
        for s in legend.SIGNS.values()
    ]
    for one, other in combinations(seen, 2):
        assert (np.abs(one - other) > 0.1).sum() > 60
