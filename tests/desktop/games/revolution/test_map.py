"""The map of a table: what it tells of armies from afar, and how it follows what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

import engine
from desktop.art.fonts import load_fonts
from desktop.games.revolution.art.armies import Army
from desktop.profile.theme import load_theme
from desktop.session.session import Session
from desktop.views.scene.table_scene import TableScene
from engine.boards.load import load_board
from engine.kernel.table import Table
from engine.texts.translate import Translator

FAR, NEAR = 0.22, 1.0

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
