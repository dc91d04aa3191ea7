"""What may be marked in a drill: things on the table by their names, and the cards of the hand that is shown."""

from __future__ import annotations

from desktop.views.parts.card_looks import Card
from desktop.views.parts.game_parts import parts_of
from desktop.views.widgets.appearance import Appearance
from engine.boards.load import load_board
from engine.practice.drills import Drill


def names_of(appearance: Appearance, drill: Drill) -> dict[str, str]:
    """What may be marked by name: name -> reference."""
    view = drill.view
    board = load_board(drill.game.board).subset(view.maps)
    if drill.kind.form == "pieces":
        refs = [piece.ref for piece in view.standing()]
    else:
        refs = [place.ref for place in board.places.values()] if of_towns(drill) else []
    refs += [one for one in drill.answer.candidates if ":" in one]
    return {appearance.name(ref): ref for ref in dict.fromkeys(refs)}


def hand_of(drill: Drill) -> list[Card]:
    """The cards that the question's seat holds, each power's as they are held."""
    view, order = drill.view, parts_of(drill.game.id).cards.order
    own = view.seats.get(drill.question.seat, ())
    return [
        Card(card, hand.side)
        for hand in view.hands
        if hand.side in own and hand.cards is not None
        for card in order(dict.fromkeys(hand.cards))
    ]


def of_towns(drill: Drill) -> bool:
    """Whether towns may be marked; where only provinces may, a click on a town means its province."""
    candidates = drill.answer.candidates
    return not candidates or any(one.startswith("place:") for one in candidates)
