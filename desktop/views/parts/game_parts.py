"""What a game brings to the shared window: looks, cards, plates, panels; found by its id in a folder of its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from desktop.profile.theme import Theme
from desktop.session.session import Session
from desktop.views.parts.card_looks import CardLook
from desktop.views.parts.event_note import EventNote
from desktop.views.parts.figures import Figure
from desktop.views.parts.game_panel import GamePanel, StripEnd
from desktop.views.parts.looks import Looks
from desktop.views.parts.overlays import CONTROL, PROTECTION, REACH, SUPPLY, THREATS, Overlay
from desktop.views.parts.plates import AnyPlate
from desktop.views.parts.target_styles import SHARED_STYLES, TargetStyle
from desktop.views.parts.tiles import Laid, Tile, plain_tiles
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import Draw
from engine.kernel.event import Event
from engine.kernel.message import Message
from engine.kernel.view import PieceView, ScoreRow, View
from engine.texts.translate import Translator


class Remembered(NamedTuple):
    """A line of a chapter: what is told, the moment from which it is looked at, the one whose field is shown beside it.

    That is a plain sheet; None: nothing is shown.
    """

    said: Message
    moment: int
    field: int | None = None


@dataclass(frozen=True)
class Chapter:
    """What is remembered of a game when it is over.

    Attributes:
        title: a message.
    """

    title: str
    lines: tuple[Remembered, ...]


@dataclass(frozen=True)
class GameParts:
    """All that the window asks of a game. What a game does not bring the window does without.

    Attributes:
        looks: of what stands on its board.
        front_holds_all: the front of the map is all that stands on it and its boxes, not only what can act.
        opens_waiting: where all that can act waits beside the map, its drawer opens by itself.
        turned: by how many quarters its sheets are turned clockwise, so that who sits on a seat sees the own side
            below; nothing where that seat has none. fought_at: where what its field shows is fought, as a reference:
            with another it is another battle; "" where no field is shown.
        stands_for: what is aimed at though it is neither piece nor place, with the pieces and tracks that stand for it.
        legend: the signs of its boards, each by the message that says what it is.
        cards: how they look.
        overlays: what it can show over its map. about: the overlay that it shows of a piece under the pointer.
        styles: how targets are lit, by the style of the gesture.
        plates: what lies beside its maps, by kind: the drawers of the rail show them.
        figures: what it counts on the signs of countries on its map, by country.
        closed_gates: the places whose gates across rivers are closed to the side that acts.
        courses: the ways over water that something may take now, each as references from its first to its last.
        score_note: what is said of a side below its score.
        panels: the panels it may bring, those that go before others first.
        strip_end: the end of its phase strip.
        cover: the place in the middle of its picture. standing: what stands there, where the board sets nothing up.
        tiles: what the rail at the left edge of the map shows.
        event_note: what it draws of an Event, beside the words of the log; None of most.
        remembered: what of a game's course the sheet at its end tells, as its seat may know it. left: the lines of that
            sheet for those who had left before, as they stood then.
    """

    looks: Looks = field(default_factory=Looks)
    front_holds_all: bool = False
    opens_waiting: bool = False
    turned: Callable[[View, str], Mapping[str, int]] = lambda _view, _seat: {}
    fought_at: Callable[[View], str] = lambda _view: ""
    stands_for: Callable[[View], Mapping[str, tuple[str, ...]]] = lambda _view: {}
    legend: Callable[[Theme], Mapping[str, Draw]] = lambda _theme: {}
    cards: CardLook = field(default_factory=CardLook)
    overlays: tuple[Overlay, ...] = (REACH, SUPPLY, PROTECTION, THREATS, CONTROL)
    about: str = ""
    styles: Mapping[str, TargetStyle] = field(default_factory=lambda: SHARED_STYLES)
    plates: Mapping[str, AnyPlate] = field(default_factory=dict)
    figures: Callable[[View], Mapping[str, Figure]] = lambda _view: {}
    closed_gates: Callable[[View], tuple[str, ...]] = lambda _view: ()
    courses: Callable[[View], tuple[tuple[str, ...], ...]] = lambda _view: ()
    score_note: Callable[[View, str, Translator], str] = lambda _view, _side, _words: ""
    panels: tuple[type[GamePanel], ...] = ()
    strip_end: type[StripEnd] | None = None
    tiles: Callable[[Laid], tuple[Tile, ...]] = plain_tiles
    cover: str = ""
    standing: tuple[PieceView, ...] = ()
    event_note: Callable[[Appearance, Event], EventNote | None] = lambda _appearance, _event: None
    remembered: Callable[[Session], tuple[Chapter, ...]] = lambda _session: ()
    left: Callable[[Session], tuple[ScoreRow, ...]] = lambda _session: ()

    def overlay(self, name: str) -> Overlay | None:
        """The overlay of a name; None where the game has none of it."""
        return next((one for one in self.overlays if one.name == name), None)


@cache
def parts_of(game: str) -> GameParts:
    """What `desktop/games/<game>/parts.py` offers as PARTS; nothing where there is no such file."""
    if not game or find_spec(f"desktop.games.{game}") is None:
        return GameParts()
    parts: GameParts = import_module(f"desktop.games.{game}.parts").PARTS
    return parts
