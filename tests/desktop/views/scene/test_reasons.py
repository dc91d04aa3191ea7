"""What a wrong drag or click on the map is answered with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

import engine
from desktop.art.states import Ring
from desktop.session.session import Session
from desktop.views.scene.map_view import PAUSE, MapView
from desktop.views.scene.trail import Trail
from desktop.views.table.prompt_bar import PromptBar
from desktop.views.widgets.appearance import Appearance
from engine.kernel.positions import PositionFile
from engine.kernel.refusal import Refusal
from engine.kernel.table import Table
from tests.desktop.driver import plain
from tests.desktop.views.scene.conftest import Mouse

MOVING: dict[str, object] = {
    "game": "maria",
    "stage": "austria",
    "phase": "movement",
    "pieces": {
        "karl": "bruenn", "austria-train-2": "iglau", "neipperg": "pilsen", "friedrich": "teplitz",
        "traun": "leitmeritz", "hussar-1": "budweis",
    },
}  # fmt: skip
FIGHTING: dict[str, object] = {
    "game": "maria",
    "stage": "prussia",
    "phase": "combat",
    "pieces": {"friedrich": "breslau", "neipperg": "brieg", "karl": "wien"},
    "troops": {"friedrich": 5, "neipperg": 3, "karl": 3},
}


@pytest.fixture
def situation() -> dict[str, object]:
    """Austria moves."""
    return MOVING


@pytest.fixture
def table(situation: dict[str, object]) -> Table:
    """The table of a situation."""
    return PositionFile(Path("reasons.yaml"), situation).table(engine.game("maria"))


@pytest.fixture
def session(table: Table) -> Session:
    """Seen by who is asked."""
    decision = table.decision()
    assert decision is not None
    return Session(table, decision.seat)


@pytest.fixture
def refusals(session: Session) -> list[Refusal]:
    """What the prompt bar is told."""
    heard: list[Refusal] = []
    session.refused.connect(heard.append)
    return heard


def straight(mouse: Mouse, view: MapView, source: str, target: str) -> None:
    """A drag along a straight line, in many steps."""
    view.look_at(view.table.ground.point(target.partition(":")[2]), 0.5)
    mouse.press(source)
    start, end = mouse.spot(source), view.mapFromScene(view.table.anchor(target) or QPointF())
    for step in range(1, 31):
        mouse.bot.mouseMove(view.viewport(), start + (end - start) * step / 30)
    mouse.release(target)


def test_where_an_enemy_stands_that_is_the_reason(
    view: MapView, mouse: Mouse, refusals: list[Refusal]
) -> None:
    straight(mouse, view, "piece:neipperg", "place:teplitz")
    assert [(r.clause, r.message.args["blocker"]) for r in refusals] == [("maria 10.1-c", "piece:friedrich")]


@pytest.mark.parametrize(("city", "played"), [("praha", True), ("neisse", True), ("eger", False)])
def test_what_a_straight_drag_brushes_is_no_way_point(
    view: MapView, mouse: Mouse, session: Session, refusals: list[Refusal], city: str, played: bool
) -> None:
    """The train beside the line is not meant: the march goes round it, and what is too far is too far."""
    straight(mouse, view, "piece:karl", f"place:{city}")
    if played:
        assert session.table.history[-1].action.gesture().target == f"place:{city}", refusals
    else:
        assert [r.message.key for r in refusals] == ["maria-refuse-too-far"]


@pytest.mark.parametrize(
    ("piece", "key"), [("friedrich", "maria-refuse-not-active"), ("hussar-1", "maria-refuse-hussar-moves")]
)
def test_a_piece_that_may_not_move_answers_when_it_is_dragged(
    view: MapView, mouse: Mouse, refusals: list[Refusal], piece: str, key: str
) -> None:
    ref = f"piece:{piece}"
    view.look_at(view.table.anchor(ref) or QPointF(), 0.75)
    before = view.mapToScene(0, 0)
    mouse.drag(ref, "place:praha")
    assert {r.message.key for r in refusals} == {key}
    assert view.mapToScene(0, 0) == before, "the map moved"
    assert not view.table.hand.holds


class TestFight:
    """The combat phase of Prussia."""

    @pytest.fixture
    def situation(self) -> dict[str, object]:
        """Friedrich beside Neipperg."""
        return FIGHTING

    def test_whom_one_must_fight_is_lit_and_a_click_attacks(
        self, view: MapView, mouse: Mouse, session: Session
    ) -> None:
        view.look_at(view.table.ground.point("brieg"), 0.9)
        items = {name: view.table.piece_item(f"piece:{name}") for name in ("friedrich", "neipperg", "karl")}
        rings = {name: item.ring for name, item in items.items() if item is not None}
        assert rings == {"friedrich": Ring.CAN_ACT, "neipperg": Ring.COMBAT, "karl": Ring.NONE}
        mouse.click("piece:neipperg")
        assert session.table.history[-1].action.text() == "attack friedrich neipperg"

    def test_enter_takes_the_one_fight_that_is_left(self, session: Session, qtbot: QtBot) -> None:
        """Nothing has to be chosen: it stands on the main button of the bar, face down as well as open."""
        bar = PromptBar(Appearance(plain("maria")), session)
        qtbot.addWidget(bar)
        session.selection.cover(True)
        bar.renew()
        assert [one.accessibleName() for one in bar.answers] == ["Attack Neipperg with Friedrich"]
        assert bar.press_main()
        assert session.table.history[-1].action.text() == "attack friedrich neipperg"

    def test_where_the_defeated_general_must_go_is_lit_and_a_click_there_leads_him(
        self, view: MapView, mouse: Mouse, session: Session, refusals: list[Refusal]
    ) -> None:
        """He alone is asked about: nobody has to take him first, though the own cards lie face down."""
        for text in ("attack friedrich neipperg", "stop"):
            decision = session.table.decision()
            assert decision is not None
            session.table.play(decision.read(text), decision.seat)
        session.refresh()
        session.selection.cover(True)
        view.look_at(view.table.ground.point("brieg"), 0.9)
        targets = view.table.hand.targets()
        assert not view.table.hand.holds
        assert targets == view.table.moves.targets("piece:neipperg")
        view.look_at(view.table.ground.point("brieg") + QPointF(0, 900), 0.9)
        beyond = [point for arrow in view.arrows.arrows for point in arrow.points]
        assert view.table.ground.point("brieg") in beyond, "who must go is told of at the edge"
        view.look_at(view.table.ground.point("brieg"), 0.9)
        mouse.click("place:breslau")
        assert [refusal.message.key for refusal in refusals] == ["maria-refuse-retreat-occupied"]
        view.table.hand.lay(("side:austria",), QPointF())
        assert [refusal.message.key for refusal in refusals[1:]] == ["maria-prompt-retreat"], (
            "else what is asked"
        )
        assert [refusal.clause for refusal in refusals] == ["maria 11.2-c", "maria 11.2-b"]
        mouse.click(next(iter(targets)))
        assert session.table.history[-1].action.verb == "retreat"

    def test_two_who_may_attack_are_told_apart(
        self, view: MapView, situation: dict[str, object], qtbot: QtBot
    ) -> None:
        """Each line of the list names whose attack it is, and Enter takes neither."""
        two: dict[str, object] = {
            **situation,
            "pieces": {**cast("dict[str, str]", situation["pieces"]), "schwerin": "strehlen"},
        }
        both = PositionFile(Path("two.yaml"), two).table(engine.game("maria"))
        decision = both.decision()
        assert decision is not None
        bar = PromptBar(Appearance(plain("maria")), Session(both, decision.seat))
        qtbot.addWidget(bar)
        assert bar.buttons.main is None
        labels = [
            view.table.words.text(one.gesture().label) for one in decision.actions if one.verb == "attack"
        ]
        assert labels == ["Attack Neipperg with Friedrich", "Attack Neipperg with Schwerin"]

    def test_who_need_not_be_fought_says_why(
        self, view: MapView, mouse: Mouse, session: Session, refusals: list[Refusal]
    ) -> None:
        view.look_at(view.table.ground.point("wien"), 0.9)
        mouse.click("piece:karl")
        assert [r.message.key for r in refusals] == ["maria-refuse-not-adjacent-at-start"]
        assert not session.table.history


@pytest.mark.parametrize(
    ("path", "chosen"),
    [
        ("straight on", []),
        ("a turn", ["glogau"]),
        ("a pause", ["glogau"]),
    ],
)
def test_only_a_turn_or_a_pause_chooses_a_city(
    make_view: Callable[[], MapView], qtbot: QtBot, path: str, chosen: list[str]
) -> None:
    """A straight drag over a city goes on as if it were not there."""
    ground = make_view().table.ground
    trail, start, over = Trail(ground), ground.point("freystadt"), ground.point("glogau")
    way = over - start
    end = over + (QPointF(-way.y(), way.x()) if path == "a turn" else way * 0.3)
    for a, b in ((start, over), (over, end)):
        for step in range(1, 11):
            trail.pass_by("freystadt", a + (b - a) * step / 10, 1.0)
        if path == "a pause" and b == over:
            trail.pass_by("freystadt", over + QPointF(3, 2), 1.0)  # no hand rests quite still
            assert trail.pause()
            assert not trail.pause(), "once"
    assert trail.points_before("wien") == chosen


@pytest.mark.parametrize("rests", [True, False])
def test_the_pointer_that_rests_on_a_city_leads_the_way_through_it(
    view: MapView, mouse: Mouse, qtbot: QtBot, rests: bool
) -> None:
    """The timer of the pause is let run out at once; a tremble does not begin it anew, a move does."""
    assert view._pause.interval() == PAUSE == 400
    hand, port = view.table.hand, view.viewport()
    view.look_at(view.table.ground.point("iglau"), 0.9)
    mouse.press("piece:karl")
    spot, over = mouse.spot("piece:karl"), view.mapFromScene(view.table.anchor("place:znaim") or QPointF())
    for step in range(1, 11):
        qtbot.mouseMove(port, spot + (over - spot) * step / 10)
        assert view._pause.isActive()
    if rests:
        with qtbot.waitSignal(view._pause.timeout):
            view._pause.setInterval(0)
            qtbot.mouseMove(port, over + QPoint(2, 1))
            assert view._pause.interval() == 0
    assert view.table.hand._trail.points_before("wien") == (["znaim"] if rests else [])
    hand.put_back()
