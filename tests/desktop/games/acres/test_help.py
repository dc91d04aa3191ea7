"""Help, tour and overlays speak of this game; a what-if is played with assumed cards."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLabel

from tests.desktop.games.acres.conftest import Sit


def test_help_tells_how_cards_are_laid(sit: Sit) -> None:
    window = sit("turn: 2\nhands: {british: [norfolk, st-marys, boston]}").window
    window.show_help()
    page = window.findChild(QDialog, "helpNow")
    assert page is not None
    words = "\n".join(label.text() for label in page.findChildren(QLabel))
    for key in ("help-lay", "help-pick-offer", "help-press"):
        assert window.appearance.tr(key) in words
    page.close()


def test_the_tour_speaks_of_cards(sit: Sit) -> None:
    window = sit("").window
    window.begin_tour()
    assert window.tour is not None
    for step in ("prompt", "strip"):
        assert window.tour.words.text() == window.appearance.tr(f"tour-{step}")
        window.tour.did(step)
    assert window.tour.words.text() == window.appearance.tr("tour-map-acres")
    window.tour.end()


def test_only_overlays_that_tell_something_are_offered(sit: Sit) -> None:
    window = sit("").window
    assert set(window.rail.tools.overlays) == {"reach", "supply", "protection", "threats", "control"}
    for name, button in window.rail.tools.overlays.items():
        assert window.appearance.text_for(f"overlay-{name}-line") in button.toolTip()
        button.click()
        assert window.scene.overlay == name
    assert window.map.scores.isVisible(), "control tells the score"
    assert any("points so far" in line for line in window.map.scores.lines())


def test_a_what_if_assumes_the_cards_of_the_other_side(sit: Sit) -> None:
    hands = sit("turn: 2\nhands: {british: [norfolk, st-marys, boston]}", kind="match")
    hands.come()
    window = hands.window
    window.session.begin_what_if()
    assert window.session.what_if is not None
    hands.choose("norfolk", "st-marys", "boston")
    hands.click("place:richmond")
    assert hands.played.startswith("settle richmond")
    assert not window.session.home.history
