"""What can be drawn as a sprite of the colonies: small hashable descriptions, equal when their pictures are equal."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art.cards import CardState
from desktop.art.states import PLAIN, PieceState
from desktop.games.acres.art import cards, settlements, works
from desktop.games.acres.art.faces import ColonyCard
from desktop.games.acres.art.settlements import Settlement
from desktop.profile.theme import Theme


@dataclass(frozen=True)
class SettlementSpec:
    """A village or town, in its ramparts where it is fortified; `count` for the top of a supply."""

    kind: Settlement
    side: str
    state: PieceState = PLAIN
    fortified: bool = False
    count: int | None = None

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the settlement with its foot at the origin."""
        settlements.draw_settlement(
            painter,
            self.kind,
            self.side,
            state=self.state,
            fortified=self.fortified,
            count=self.count,
            theme=theme,
        )

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        return settlements.settlement_rect(
            self.kind, theme, self.state, fortified=self.fortified, count=self.count
        )


@dataclass(frozen=True)
class FortSpec:
    """Ramparts that stand alone, on an empty site or in the supply."""

    state: PieceState = PLAIN
    count: int | None = None

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the ramparts with their middle at the origin."""
        works.draw_fort(painter, state=self.state, count=self.count, theme=theme)

    def rect(self, theme: Theme) -> QRectF:
        """The room they take."""
        return works.fort_rect(theme, self.state, count=self.count)


@dataclass(frozen=True)
class SiegeSpec:
    """The battery of the side that besieges."""

    side: str
    state: PieceState = PLAIN

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the battery with its foot at the origin."""
        works.draw_siege(painter, self.side, state=self.state, theme=theme)

    def rect(self, theme: Theme) -> QRectF:
        """The room it takes."""
        return works.siege_rect(theme, self.state)


@dataclass(frozen=True)
class ColonyCardSpec:
    """A card in the tray; its origin is the top left corner of its resting place."""

    card: ColonyCard
    state: CardState = CardState.PLAIN
    raised: bool = True
    digit: str = ""
    fresh: str = ""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the face."""
        cards.draw_colony_card(
            painter,
            self.card,
            state=self.state,
            raised=self.raised,
            digit=self.digit,
            fresh=self.fresh,
            theme=theme,
        )

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return cards.colony_card_rect(
            self.state, raised=self.raised, digit=bool(self.digit), fresh=bool(self.fresh)
        )


@dataclass(frozen=True)
class LargeCardSpec:
    """A card enlarged to be read."""

    card: ColonyCard

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the face, its top left corner at the origin."""
        cards.draw_large_card(painter, self.card, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return cards.large_card_rect()


@dataclass(frozen=True)
class MiniCardSpec:
    """A card as a strip of a list."""

    card: ColonyCard
    state: CardState = CardState.PLAIN
    count: int = 1
    price: bool = False
    width: float = cards.MINI_WIDTH

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the strip, its top left corner at the origin."""
        cards.draw_mini_card(
            painter,
            self.card,
            state=self.state,
            count=self.count,
            price=self.price,
            width=self.width,
            theme=theme,
        )

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return cards.mini_card_rect(self.state, self.width)


@dataclass(frozen=True)
class ColonyBackSpec:
    """The back of a card of a side."""

    side: str

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the back, its top left corner at the origin."""
        cards.draw_colony_back(painter, self.side, theme=theme)

    def rect(self, _theme: Theme) -> QRectF:
        """The room it takes."""
        return cards.colony_card_rect()
