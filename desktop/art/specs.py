"""What can be drawn as a sprite: small hashable descriptions, equal when their pictures are equal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art import cards, generals, hussars, lights, markers, plates, shields, states, trains
from desktop.art.cards import LETTERS, CardState, CardWords
from desktop.art.generals import Below
from desktop.art.lights import Reach
from desktop.art.states import PLAIN, PieceState, Ring
from desktop.profile.theme import Theme


class Spec(Protocol):
    """What is to be drawn: hashable, equal when the pictures are equal, with its foot at the origin."""

    def draw(self, painter: QPainter, theme: Theme, /) -> None:
        """Draw it at size 1 around the origin."""

    def rect(self, theme: Theme, /) -> QRectF:
        """The room it takes at size 1."""

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class GeneralSpec:
    """A general or a stack with everything the state says."""

    power: str
    rank: int | None
    state: PieceState = PLAIN
    below: Below | None = None
    aside: float = 0.0

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the general with his foot at the origin."""
        generals.draw_general(
            painter, self.power, self.rank, state=self.state, below=self.below, aside=self.aside, theme=theme
        )

    def rect(self, theme: Theme) -> QRectF:
        """The room he takes."""
        return generals.general_rect(theme, self.state, self.below, self.aside)


@dataclass(frozen=True)
class TrainSpec:
    """A supply train."""

    power: str
    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the train with its foot at the origin."""
        trains.draw_train(painter, self.power, state=self.state, theme=theme)

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        return trains.train_rect(theme, self.state)


@dataclass(frozen=True)
class HussarSpec:
    """A hussar."""

    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the hussar with its foot at the origin."""
        hussars.draw_hussar(painter, state=self.state, theme=theme)

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        return hussars.hussar_rect(theme, self.state)


@dataclass(frozen=True)
class RingSpec:
    """The ring of a state alone, to be laid under a piece whose body stays as it is."""

    ring: Ring
    centre: float = 0.0
    taller: float = 0.0
    wider: float = 0.0

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the ring around the foot at the origin."""
        states.draw_ring(
            painter, self.ring, theme=theme, centre=self.centre, taller=self.taller, wider=self.wider
        )

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        room = states.ring_rect(self.ring, theme, centre=self.centre, taller=self.taller, wider=self.wider)
        return room.adjusted(-1, -1, 1, 1)


@dataclass(frozen=True)
class SealSpec:
    """A victory marker; `future` for one that a move would press."""

    power: str
    variant: int = 0
    future: bool = False

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the seal around the origin."""
        drawing = markers.draw_future_seal if self.future else markers.draw_seal
        drawing(painter, self.power, variant=self.variant, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return markers.SEAL_RECT


@dataclass(frozen=True)
class QuestionSpec:
    """A question mark on a fortress (10.3-e)."""

    power: str

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the mark around the origin."""
        markers.draw_question(painter, self.power, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return markers.SEAL_RECT


@dataclass(frozen=True)
class MedalSpec:
    """A gold medal with a number or letter."""

    text: str

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the medal around the origin."""
        markers.draw_medal(painter, self.text, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return markers.MEDAL_RECT


@dataclass(frozen=True)
class ShieldSpec:
    """The coat of a power."""

    power: str

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the shield around the origin."""
        shields.draw_shield(painter, self.power, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return shields.SHIELD_RECT


@dataclass(frozen=True)
class ElectorSpec:
    """An elector's vote: "france" or "austria"."""

    side: str

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the crowned coat around the origin."""
        shields.draw_elector(painter, self.side, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return shields.ELECTOR_RECT


@dataclass(frozen=True)
class TroopsSpec:
    """The plate of a general in combat."""

    troops: int
    suit: str

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the plate around the origin."""
        plates.draw_troops(painter, self.troops, self.suit, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return plates.TROOPS_RECT


@dataclass(frozen=True)
class RibbonSpec:
    """A ribbon with a name; its origin is the middle of its upper edge."""

    text: str
    px: float = plates.RIBBON

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the ribbon under the origin."""
        plates.draw_ribbon(painter, self.text, px=self.px, theme=theme)

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        return plates.ribbon_rect(self.text, px=self.px, theme=theme)


@dataclass(frozen=True)
class LegalSpec:
    """The rings of a legal place, without its disc."""

    reach: Reach = Reach.PLAIN
    hovered: bool = False

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the rings around the origin."""
        lights.draw_rings(painter, self.reach, hovered=self.hovered, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room they take."""
        return lights.light_rect()


@dataclass(frozen=True)
class DiscSpec:
    """A numbered disc in the colour of one of the theme's lights."""

    text: str
    light: str = "legal"
    hovered: bool = False
    small: bool = False

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the disc around the origin."""
        colour: str = getattr(theme.lights, self.light)
        lights.draw_disc(
            painter, self.text, colour=colour, hovered=self.hovered, small=self.small, theme=theme
        )

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return QRectF(-17, -17, 34, 34)


@dataclass(frozen=True)
class BeyondSpec:
    """An arrow at the edge of the map with the number of pieces beyond it; `turn` in degrees from the east."""

    text: str
    turn: int

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the arrow around the origin."""
        lights.draw_beyond(painter, self.text, self.turn, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return QRectF(-28, -28, 56, 56)


@dataclass(frozen=True)
class BlockedSpec:
    """The hatched ring of a refused place."""

    crossed: bool = True

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the ring around the origin."""
        lights.draw_blocked(painter, crossed=self.crossed, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return lights.light_rect()


@dataclass(frozen=True)
class CardSpec:
    """The face of a tactical card; its origin is the top left corner of its resting place."""

    code: str
    state: CardState = CardState.PLAIN
    words: CardWords = LETTERS
    raised: bool = True

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the face."""
        cards.draw_card(
            painter, self.code, state=self.state, words=self.words, raised=self.raised, theme=theme
        )

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return cards.card_rect(self.state, raised=self.raised)


@dataclass(frozen=True)
class CardBackSpec:
    """The back of a tactical card."""

    power: str
    deck: int = 1

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the back, its top left corner at the origin."""
        cards.draw_card_back(painter, self.power, self.deck, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return cards.card_rect()
