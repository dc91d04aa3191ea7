"""What the prompt bar says where nobody is asked anything here: who thinks, what is looked at, whose turn it is."""

from __future__ import annotations

from desktop.session.session import Session
from desktop.views.widgets.appearance import Appearance


def bot_name(appearance: Appearance, session: Session, seat: str) -> str:
    """A bot by the powers it leads now, and its level."""
    entry, view = session.table.seat_entry(seat), session.view
    acting = [f"side:{side}" for side in view.seats.get(seat, ()) if side in view.acting]
    who = appearance.name(acting or f"seat:{seat}")
    return appearance.tr("prompt-bot", who=who, level=appearance.tr(f"bot-{entry.bot}"))


def said_meanwhile(appearance: Appearance, session: Session) -> str:
    """One sentence, while the viewer is not told what others are asked; "" only where nobody is asked."""
    asked, table = session.view.asked, session.table
    if not asked:
        return ""
    if session.moment is not None:
        return appearance.tr("prompt-was-asked", seats=[f"seat:{seat}" for seat in asked])
    bots = [seat for seat in asked if table.seat_entry(seat).bot]
    if bots and not session.watching:
        return appearance.tr("prompt-thinking", who=bot_name(appearance, session, bots[0]))
    return appearance.tr("prompt-is-asked", seats=[f"seat:{seat}" for seat in asked])
