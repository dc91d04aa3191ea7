"""Why a digit from 1 to 9, or Enter, means nothing now."""

from __future__ import annotations

from desktop.session.session import Session
from desktop.views.hand.hand_tray import HandTray
from desktop.views.scene.dragging import Hand
from engine.kernel.decision import FACE_DOWN
from engine.kernel.message import Message, say


def why_idle(digit: int, session: Session, tray: HandTray, hand: Hand) -> Message:
    """Why a digit that neither the map nor the hand of cards has taken does nothing."""
    if hand.holds:
        return say("digit-no-target", digit=digit, count=min(9, len(hand.targets())))
    if session.decision is None:
        return say("digit-not-asked")
    if not session.view.hands:
        pressed = all(choice.gesture.kind == "press" for choice in session.choices.all)
        return say("digit-answers") if pressed else say("digit-no-piece")
    if session.choices.withheld:
        return FACE_DOWN.message
    numbered = sum(1 for card in tray.cards if card.digit)
    return say("digit-no-card", digit=digit, count=numbered)


def why_no_main(session: Session) -> Message | None:
    """Why Enter, which no button has taken, does nothing; None where nothing is to be said."""
    chosen, decision = session.selection, session.decision
    if session.choices.withheld:
        return FACE_DOWN.message
    if decision is not None and not chosen.chosen and not session.view.hands:
        if decision.numbers is not None:
            return say("numbers-hand-over-why")
        presses = any(choice.gesture.kind == "press" for choice in session.choices.all)
        return say("enter-answers") if presses else say("enter-map")
    ways = len(chosen.at_once())
    if ways > 1:
        return say("enter-several", count=ways)
    return say("enter-place") if not ways and chosen.targets() else None
