"""Heaps on the map: one counter with its number, taken and dropped like any piece; what the game declares is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.art.lights import Reach
from desktop.art.markers import draw_medal
from desktop.art.specs import Mark
from desktop.profile.settings import Settings
from desktop.session.session import Session
from desktop.views.scene.map_view import MapView
from desktop.views.table.end_sheet import EndSheet
from desktop.views.table.prompt_words import PromptWords
from desktop.views.widgets.appearance import Appearance
from engine.kernel.rng import Rng
from engine.texts.translate import Translator

HEAP = "heap:glogau/prussia/pebble"
LEFT = Qt.MouseButton.LeftButton


def badge(view: MapView, ref: str) -> list[str]:
    """What the badge over a piece says."""
    item = view.table.piece_item(ref)
    assert item is not None
    marks = (spec for spec, *_ in item.parts() if isinstance(spec, Mark))
    return [str(mark.shown[0]) for mark in marks if mark.drawing is draw_medal]


def drag(qtbot: QtBot, view: MapView, source: str, target: str) -> None:
    """Drag the body of something to a place."""
    start, end = view.table.anchor(source), view.table.anchor(target)
    item = view.table.piece_item(source)
    assert start is not None
    assert end is not None
    assert item is not None
    begin = view.mapFromScene(start) + (item.foot() - QPointF(0, 8)).toPoint()
    stop = view.mapFromScene(end)
    qtbot.mousePress(view.viewport(), LEFT, pos=begin)
    for step in range(1, 6):
        qtbot.mouseMove(view.viewport(), begin + (stop - begin) * step / 5)
    qtbot.mouseRelease(view.viewport(), LEFT, pos=stop)


def test_a_heap_stands_as_one_counter_with_its_number(view: MapView, session: Session) -> None:
    assert badge(view, HEAP) == ["9"]
    session.act(session.table.read("push prussia glogau steinau 3"), sure=True)
    assert badge(view, HEAP) == ["6"]
    assert badge(view, "heap:steinau/prussia/pebble") == ["3"]


def test_a_heap_is_dragged_and_the_chooser_asks_how_many(
    qtbot: QtBot, view: MapView, session: Session
) -> None:
    asked: list[tuple[int, ...]] = []
    view.table.hand.choose.disconnect()
    view.table.hand.choose.connect(
        lambda choices, _at: asked.append(tuple(choice.gesture.value for choice in choices))
    )
    assert HEAP in session.choices.pieces
    drag(qtbot, view, HEAP, "place:steinau")
    assert asked == [(1, 2, 3)]


def test_a_heap_with_one_way_to_go_is_dropped_there(qtbot: QtBot, view: MapView, session: Session) -> None:
    for text in (
        "push prussia glogau liegnitz 1",
        "push austria breslau steinau 1",
        "push prussia glogau liegnitz 1",
    ):
        session.act(session.table.read(text), sure=True)
        session.look_as(session.table.view(None).asked[0])
    drag(qtbot, view, "heap:steinau/austria/pebble", "place:breslau")
    assert badge(view, "heap:breslau/austria/pebble") == ["9"]


def test_what_may_not_be_dropped_is_explained(qtbot: QtBot, view: MapView, session: Session) -> None:
    told: list[str] = []
    session.refused.connect(lambda refusal: told.append(refusal.message.key))
    drag(qtbot, view, HEAP, "place:breslau")
    assert told == ["pebbles-refuse-push"]


def test_the_style_that_the_game_declares_lights_the_target(view: MapView) -> None:
    target = view.table.moves.targets(HEAP)["place:steinau"]
    assert (target.reach, target.number) == (Reach.FORCED, 0)


def test_the_overlay_of_the_game_shows_where_many_lie_and_the_score_in_halves(
    view: MapView, words: Callable[[str], Translator]
) -> None:
    view.table.show_overlay("game")
    assert {shape.at for shape in view.table.overlays.shown} == {"place:glogau", "place:breslau"}
    assert view.scores.lines() == ["Prussia: 1 of 3.5", "Austria: 1 of 3.5"]
    view.table.set_translator(words("it"))
    view.table.show_overlay("game")
    assert view.scores.lines() == ["Prussia: 1 su 3,5", "Austria: 1 su 3,5"]
    view.table.show_overlay("supply")
    assert not view.scores.isVisible(), "an overlay that this game has not shows nothing"


def test_the_bar_leads_with_who_must_answer_in_a_contest(view: MapView, session: Session) -> None:
    for text in ("push prussia glogau steinau 3", "push austria breslau steinau 1"):
        session.act(session.table.read(text), sure=True)
        session.look_as(session.table.view(None).asked[0])
    look = Appearance(Settings(language="en", theme="parchment"))
    assert PromptWords(look, session).sides() == ("prussia",)


def test_a_heap_is_named_by_whose_it_is_and_where(words: Callable[[str], Translator]) -> None:
    assert words("en").name(HEAP) == "Prussia’s pebbles in Glogau"
    assert words("es").name("heap:breslau/austria/coin") == "Austria, Breslau"


def test_the_sheet_of_the_end_tells_halves_as_the_language_writes_them(
    qtbot: QtBot, session: Session, words: Callable[[str], Translator]
) -> None:
    table, rng = session.table, Rng(2)
    while (decision := table.decision()) is not None:
        table.play(decision.actions.pick(rng), decision.seat)
    session.look_as("austria")
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(900, 600)
    look = Appearance(Settings(language="it", theme="parchment"))
    look.words = words("it")
    sheet = EndSheet(look, session, over)
    told = {label.text() for label in sheet.findChildren(QLabel)}
    points = {row.points(side) for row in session.view.sheet for side in row.counts}
    assert any(isinstance(number, float) for number in points), points
    assert {str(number).replace(".", ",") for number in points} <= told
