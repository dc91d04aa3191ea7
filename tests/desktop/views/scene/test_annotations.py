"""What is drawn on the map by hand: it snaps, moves with the map, is taken back and comes out in pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.profile.annotations import Annotation, Arrow, Circle, PenLine, Words
from desktop.profile.table_notes import TableNotes, keep_notes, read_notes
from desktop.profile.theme import THEMES, contrast, load_theme
from desktop.session.drawings import Drawings
from desktop.session.session import Session
from desktop.views.scene.annotations import Annotations, colour_of
from desktop.views.scene.export import export_picture
from desktop.views.scene.map_view import MapView

ARROW = Arrow(("place:breslau", "place:brieg"))
SIZE = QSize(400, 300)


def painted(view: MapView, around: QPointF) -> QImage:
    """The scene around a point, without pieces and names."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    room = QRectF(around.x() - 200, around.y() - 150, 400, 300)
    view.table.hide_pieces(True)
    view.table.render(painter, QRectF(image.rect()), room)
    view.table.hide_pieces(False)
    painter.end()
    return image


def has_colour(image: QImage, colour: str) -> bool:
    """Whether a pixel of exactly this colour is in it."""
    wanted = QColor(colour).rgb()
    return any(image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height()))


FAR = ("berlin", "breslau", "wien", "muenchen")


def test_everything_drawn_far_apart_is_painted_and_wiped_away(view: MapView) -> None:
    scene = view.table
    scene.annotations.show([Circle(f"place:{one}") for one in FAR])
    scene.marking.ask(["place"])
    scene.marking.toggle(["place:berlin"])
    scene.marking.toggle(["place:wien"])
    rooms = scene.annotations._item.boundingRect(), scene.marking._item.boundingRect()
    assert all(rooms[0].contains(scene.ground.point(one)) for one in FAR)
    assert all(rooms[1].contains(scene.ground.point(one)) for one in ("berlin", "wien"))
    scene.marking.stop()
    scene.annotations.show([])


def test_a_hand_means_the_place_then_the_road_then_the_point(view: MapView) -> None:
    annotations, ground = view.table.annotations, view.table.ground
    brieg = ground.point("brieg")
    assert annotations.spot_at(brieg + QPointF(9, -6)) == "place:brieg"
    middle = ground.road("breslau", "brieg").pointAtPercent(0.5)
    assert annotations.spot_at(middle) == "road:breslau-brieg"
    empty = QPointF(ground.rect().left() + 3, ground.rect().top() + 3)
    assert annotations.spot_at(empty) == (round(empty.x(), 1), round(empty.y(), 1))


@pytest.mark.parametrize("drawn", [ARROW, Circle("place:breslau"), Words("place:breslau", "here")])
def test_it_is_painted_over_the_map_and_can_be_erased_where_it_is_seen(
    view: MapView, drawn: Annotation
) -> None:
    annotations, breslau = view.table.annotations, view.table.ground.point("breslau")
    colour = colour_of(1, view.table.theme)
    assert not has_colour(painted(view, breslau), colour)
    annotations.show([drawn])
    assert has_colour(painted(view, breslau), colour)
    assert annotations.drawn_at(annotations.points(drawn)[-1] + QPointF(1, 1)) == drawn
    assert annotations.drawn_at(view.table.ground.point("wien")) is None
    annotations.show([])
    assert not has_colour(painted(view, breslau), colour)


def test_groups_do_not_disturb_each_other(view: MapView) -> None:
    annotations = view.table.annotations
    annotations.show([ARROW], "lesson")
    annotations.show([Circle("place:brieg")])
    annotations.show([])
    assert annotations.shown == {"lesson": (ARROW,)}


def test_what_is_not_on_the_map_is_not_drawn_and_a_piece_is_followed(view: MapView, session: Session) -> None:
    annotations = view.table.annotations
    assert annotations.points(Arrow(("place:breslau", "place:nowhere"))) == []
    piece = next(p for p in session.view.pieces if p.place in view.table.ground)
    assert annotations.point(piece.ref) == view.table.ground.point(piece.place)


def test_each_colour_stands_out_from_its_halo_and_from_the_paper() -> None:
    for name in THEMES:
        theme = load_theme(name)
        colours = {colour_of(number, theme) for number in (1, 2, 3, 4)}
        assert len(colours) == 4
        least = 4.5 if name in ("light", "dark") else 3.0
        for colour in colours:
            assert contrast(colour, theme.lights.under) >= least
            assert contrast(colour, theme.map.paper) >= least


def test_to_draw_again_takes_away_and_another_colour_recolours(session: Session) -> None:
    drawings = Drawings(session, {})
    drawings.add(ARROW)
    drawings.add(Arrow(ARROW.spots, 3))
    assert drawings.now == (Arrow(ARROW.spots, 3),)
    drawings.add(Arrow(ARROW.spots, 3))
    assert drawings.now == ()
    drawings.add(Arrow(("place:brieg", "place:brieg")))
    assert drawings.now == ()


def test_undo_takes_back_drawings_one_by_one_and_clearing_too(session: Session) -> None:
    drawings = Drawings(session, {})
    drawings.add(ARROW)
    drawings.add(Circle("place:brieg"))
    drawings.clear()
    assert drawings.undo()
    assert drawings.now == (ARROW, Circle("place:brieg"))
    assert drawings.undo()
    assert drawings.now == (ARROW,)
    assert drawings.undo()
    assert not drawings.undo()


def test_each_position_bears_its_own(session: Session) -> None:
    kept: dict[str, tuple[Annotation, ...]] = {}
    drawings = Drawings(session, kept)
    drawings.add(ARROW)
    here = len(session.table.history)
    session.look_at(here - 1)
    assert drawings.now == ()
    assert not drawings.undo()
    session.look_at(None)
    assert drawings.now == (ARROW,)
    decision = session.decision
    assert decision is not None
    assert session.act(next(iter(decision.actions)))
    assert drawings.now == ()
    session.begin_what_if()
    drawings.add(Circle("place:brieg"))
    assert drawings.now
    session.back_to_now()
    assert list(kept.values()) == [(ARROW,)]


def test_they_are_kept_beside_the_table_and_what_cannot_be_drawn_is_left_out(tmp_path: Path) -> None:
    table = tmp_path / "one.kabinett"
    line, far = PenLine(((1.0, 2.0), (3.5, 4.0)), 2), Circle((1e9, 0.0))
    keep_notes(table, TableNotes(drawings={"3-0": (ARROW, line, far, Circle("place:brieg", 9))}))
    assert read_notes(table).drawings == {"3-0": (ARROW, line)}


def test_they_come_out_in_an_exported_picture(view: MapView, tmp_path: Path) -> None:
    table, file = view.table, tmp_path / "map.png"
    breslau = table.ground.point("breslau")
    area = QRectF(breslau.x() - 100, breslau.y() - 80, 200, 160)
    table.annotations.show([Circle("place:breslau", 4)])
    assert export_picture(table, file, area=area, zoom=1.0, pieces=False)
    assert has_colour(QImage(str(file)), colour_of(4, table.theme))


def test_words_take_their_room_at_every_zoom(view: MapView) -> None:
    """Their letters have a size on the screen: from afar they take more of the map."""
    annotations: Annotations = view.table.annotations
    words = Words("place:breslau", "The road to Vienna lies open")
    annotations.show([words])
    at = annotations.points(words)[0]
    assert annotations.drawn_at(at + QPointF(180, 0)) is None
    view.table.set_zoom(0.4)
    assert annotations.drawn_at(at + QPointF(180, 0)) == words
