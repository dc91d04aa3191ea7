"""The map of a table: what it tells of armies from afar, and how it follows what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from desktop.art.fonts import load_fonts
from desktop.games.revolution.art.armies import Army
from desktop.games.revolution.parts import figures
from desktop.profile.keys import Keys
from desktop.profile.settings import Settings
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.public.page_painter import NAMES
from desktop.views.scene.map_view import MapView
from desktop.views.scene.table_scene import TableScene
from desktop.views.scene.table_view import FRONT, OWN
from engine.boards.load import load_board
from engine.games.revolution.view_types import RevolutionView
from engine.kernel.table import Table
from engine.texts.translate import Translator

FAR, NEAR = 0.22, 1.0
WINDOW = 982, 642
"""The map's own room in a window of 1366 x 768."""

Seen = Callable[[Table], TableScene]


@pytest.fixture
def seen(qapp: QApplication) -> Iterator[Seen]:
    """Opens the scene of a table, without its sheet."""
    load_fonts()
    made: list[TableScene] = []

    def open_scene(table: Table) -> TableScene:
        scene = TableScene(
            Session(table), load_board("revolution"), load_theme("parchment"), Translator("en", "revolution"),
            draw_map=False,
        )  # fmt: skip
        made.append(scene)
        return scene

    yield open_scene
    for scene in made:
        scene.close()


def at(**position: object) -> Table:
    """A table that begins on an empty map, with what is said."""
    given = {"game": "revolution", "bare": True, "turn": 1, **position}
    return Table.new(engine.game("revolution"), position=given, kind="open")


def test_armies_of_a_faction_seen_from_afar_are_flags_with_their_number(seen: Seen) -> None:
    armies = {"holland": ["catholics", "catholics", "habsburgs"]}
    scene = seen(at(phase="propose", armies=armies, counters={"leiden": {"burghers": 1}}))
    scene.set_zoom(FAR)
    shown = [i for i in scene.piece_layer.items() if i.piece.kind == "army" and i.isVisible()]
    told = {i.piece.side: (i.body(), i.number) for i in shown if i.piece.place == "box:section-holland"}
    both, one = told["catholics"][0], told["habsburgs"][0]
    assert isinstance(both, Army)
    assert isinstance(one, Army)
    assert (both.number, one.number) == (2, 1)
    assert all(medal == 0 for _, medal in told.values()), "no gold disc covers a flag"
    scene.set_zoom(NEAR)
    flags = [i for i in scene.piece_layer.items() if i.piece.place == "box:section-holland"]
    assert all(isinstance(body := i.body(), Army) and body.number == 1 and i.isVisible() for i in flags)


# --- what is asked about --------------------------------------------------------------


def moving() -> Table:
    """Movement in Holland is proposed: the Burghers are about to arrange it, then the Catholics."""
    counters = {"holland": {"burghers": 3, "catholics": 1}, "trier": {"habsburgs": 2}}
    table = at(phase="propose", left=["habsburgs", "burghers"], counters=counters)
    for text, step in (("done", "propose"), ("proposals holland", "within")):
        decision = table.decision()
        assert decision is not None
        table.play(decision.read(text), decision.seat)
        assert table.view(None).step == step
    return table


@pytest.fixture
def look(seen: Seen, qtbot: QtBot) -> Iterator[Callable[[Table], MapView]]:
    """Opens the map of a table as large as it is on a small screen, with the front."""
    made: list[MapView] = []

    def open_map(table: Table) -> MapView:
        scene = seen(table)
        scene.animator.motion = "none"
        view = MapView(scene, Keys(Settings().keys))
        made.append(view)
        qtbot.addWidget(view)
        view.resize(*WINDOW)
        view.show()
        follow(view.table.session)
        view.show_front()
        return view

    yield open_map
    for view in made:
        view.close_table()


def follow(session: Session) -> None:
    """Whoever is asked looks."""
    decision = session.table.decision()
    assert decision is not None
    session.look_as(decision.seat)


def done(view: MapView) -> None:
    """Whoever is asked ends it, and the next one looks."""
    assert view.table.session.act_text("done")
    follow(view.table.session)
    QApplication.processEvents()


def window_of(view: MapView) -> QRectF:
    """What is seen of the scene."""
    return view.mapToScene(view.viewport().rect()).boundingRect()


def test_the_map_goes_to_the_province_that_is_asked_about_and_back(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    holland = view.table.ground.room("country:holland")
    assert view.table.session.view.asked_about == ("country:holland",)
    assert window_of(view).contains(holland)
    assert holland.height() * view.zoom > WINDOW[1] / 2, "it fills the map"
    whole = view.smallest_zoom()
    assert view.zoom > 2 * whole
    done(view)
    assert view.table.session.view.asked_about == ("country:holland",), "the Catholics are asked there next"
    assert view.zoom > 2 * whole
    done(view)
    assert not view.table.session.view.asked_about
    assert view.zoom == pytest.approx(whole)
    assert view.view_name == FRONT
    assert view.table.session.undo()
    follow(view.table.session)
    QApplication.processEvents()
    assert window_of(view).contains(holland)


def test_who_comes_to_the_screen_while_the_map_goes_elsewhere_changes_nothing_of_its_way(
    look: Callable[[Table], MapView], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = look(moving())
    done(view)
    ways, walk = list[object](), view.walk_to_front
    monkeypatch.setattr(view, "walk_to_front", lambda: (ways.append(None), walk()))
    view.table.animator.motion = "full"
    done(view)
    assert view.table.animator.busy
    view.table.session.refresh()
    QApplication.processEvents()
    assert view.table.animator.busy
    assert len(ways) == 1
    view.table.animator.finish()
    assert view.zoom == pytest.approx(view.smallest_zoom())


def test_a_front_that_is_shown_at_once_ends_the_way_to_it(look: Callable[[Table], MapView]) -> None:
    """As where the window takes another size meanwhile."""
    view = look(moving())
    done(view)
    view.table.animator.motion = "full"
    done(view)
    view.show_front()
    seen = list[float]()
    view.zoom_changed.connect(seen.append)
    view.table.animator.finish()
    assert not seen


def test_a_view_that_somebody_has_chosen_stays(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    view.zoom_in()
    chosen = view.zoom, view.middle()
    assert view.view_name == OWN
    done(view)
    done(view)
    assert (view.zoom, view.middle()) == chosen
    view.show_front()
    assert view.zoom == pytest.approx(view.smallest_zoom())


def test_the_map_waits_for_the_hand(look: Callable[[Table], MapView], qtbot: QtBot) -> None:
    view = look(moving())
    done(view)
    near, sea = view.zoom, QPoint(30, 30)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=sea)
    done(view)
    assert view.zoom == near
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=sea)
    qtbot.waitUntil(lambda: view.zoom == pytest.approx(view.smallest_zoom()))


def test_the_way_there_is_seen_and_ends_with_any_input(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    view.table.animator.motion = "full"
    near = view.zoom
    done(view)
    done(view)
    assert view.table.animator.busy
    assert view.zoom > view.smallest_zoom()
    QTest.keyClick(view, Qt.Key.Key_Shift)
    assert not view.table.animator.busy
    assert view.zoom == pytest.approx(view.smallest_zoom()) != near


def test_who_reads_only_is_not_led(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    view.table.session.look_at(0)
    QApplication.processEvents()
    assert view.zoom == pytest.approx(view.smallest_zoom()), "in the past nothing is asked"


def test_looking_where_one_looks_chooses_no_view(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    view.look_at(view.middle(), view.zoom)
    assert view.view_name == FRONT
    done(view)
    done(view)
    view.look_at(view.table.ground.point("gent"))
    assert view.view_name == FRONT, "all of it is seen already"


def test_who_has_still_to_act_stands_below_the_plate_and_no_name_there(
    look: Callable[[Table], MapView],
) -> None:
    view = look(moving())
    seen = RevolutionView.of(view.table.session.view)
    assert seen.provinces["holland"].acting == ("burghers", "catholics")
    assert figures(seen)["holland"].awaited == ("burghers", "catholics")
    assert not figures(seen)["trier"].awaited
    slips = slips_of(view)
    done(view)
    assert figures(RevolutionView.of(view.table.session.view))["holland"].awaited == ("catholics",)
    assert len(slips_of(view)) == len(slips) == 1
    assert slips_of(view) != slips


def slips_of(view: MapView) -> list[tuple[float, ...]]:
    """What is written over the plates, which the layout of names keeps clear."""
    slips = [room.getCoords() for room in view.table.figures.slips()]
    boxes = {tuple(box) for box in view.table.names.scenery().solids.boxes.tolist()}
    assert boxes.issuperset(slips)
    return [tuple(slip) for slip in slips]


def test_names_keep_off_the_slips_from_afar(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    view.fit()
    assert len(slips_of(view)) == len(RevolutionView.of(view.table.session.view).provinces)
    highs = sorted(bottom - top for _, top, _, bottom in slips_of(view))
    assert highs[-1] > highs[-2] + 10, "who has still to act in Holland is told from afar as well"


# --- overlays ---------------------------------------------------------------------------


def test_allegiance_is_a_ladder_of_seven_at_each_city(look: Callable[[Table], MapView]) -> None:
    view = look(
        at(
            phase="propose",
            counters={"gent": {"habsburgs": 2}},
            cities={"gent": "habsburgs"},
            allegiance={"gent": 2},
        )
    )
    solids = len(view.table.names.scenery().solids.boxes)
    view.table.show_overlay("game")
    ladders = {one.at: one for one in view.table.overlays.shown if one.kind == "ladder"}
    cities = RevolutionView.of(view.table.session.view).cities
    assert set(ladders) == {f"place:{key}" for key in cities}
    assert all((one.number, one.of) == (cities[key[6:]].allegiance, 7) for key, one in ladders.items())
    assert (ladders["place:gent"].number, ladders["place:gent"].side) == (2, "side:habsburgs")
    assert not ladders["place:koeln-city"].side
    kept_off = len(view.table.names.scenery().solids.boxes) - solids
    assert kept_off == len(ladders), "names keep off them"


def test_names_keep_off_what_is_filled_in(look: Callable[[Table], MapView]) -> None:
    view = look(moving())
    names, before = view.table.names, len(view.table.names.scenery().solids.boxes)
    view.table.drafts.show((("place:leiden", "1"), ("place:delft", "1")))
    assert len(names.scenery().solids.boxes) == before + 2
    view.table.set_zoom(FAR)
    there = view.table.ground.point("leiden") * FAR
    boxes = names.scenery().solids.boxes
    assert any((left, right) == (there.x() - 15, there.x() + 15) for left, _, right, _ in boxes.tolist())
    view.table.drafts.show(())
    view.table.set_zoom(view.zoom)
    assert len(names.scenery().solids.boxes) == before


def test_a_room_sees_who_stands_in_every_land(seen: Seen, fights_table: Table) -> None:
    """On the whole map of the first turn no counter lies in a heap with those of another place."""
    scene = seen(fights_table)
    scene.keep_readable(NAMES, scene.parts.looks.least_in_room)
    scene.piece_layer.set_zoom(0.2)
    heaped = [item for item in scene.piece_layer.items() if item.clustered and not item.gathered]
    assert heaped == []
