"""What a teacher may show of the hidden on purpose: one hand or one number, after a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from desktop.session.public_session import PublicSession
from desktop.views.public.page import Revealed
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.basics import on_button
from desktop.views.widgets.dialogs import Told
from engine.kernel.view import View, laid_open


def can_be_revealed(appearance: Appearance, session: PublicSession, moment: int) -> tuple[Revealed, ...]:
    """Every hand and every number that some seat knows and the public does not, at the moment that it looks at."""
    public, table = session.view, session.table
    seats: list[View] = [table.view(entry.seat, session.moment) for entry in table.journal.header.seats]
    whole = laid_open(public, seats)
    found = [
        Revealed(
            appearance.tr("public-revealed-hand", side=f"side:{hand.side}"), hand.side, moment, hand.cards
        )
        for hand, shown in zip(whole.hands, public.hands, strict=True)
        if shown.cards is None and hand.cards
    ]
    found += [
        Revealed(
            appearance.tr("public-revealed-number", piece=piece.ref, troops=piece.strength),
            piece.side,
            moment,
        )
        for piece, shown in zip(whole.pieces, public.pieces, strict=True)
        if shown.strength is None and piece.strength is not None
    ]
    return tuple(found)


def offer_menu(
    appearance: Appearance, choices: tuple[Revealed, ...], parent: QWidget, chosen: Callable[[Revealed | None], object],
    shown: Revealed | None,
) -> QMenu:  # fmt: skip
    """What can be shown, hands first, and to hide what is shown; each is asked about once more."""
    menu = QMenu(parent)
    menu.setObjectName("publicReveal")
    if shown is not None:
        menu.addAction(appearance.tr("public-hide")).triggered.connect(lambda _=False: chosen(None))
        menu.addSeparator()
    for one in choices:
        action = menu.addAction(on_button(one.title))
        action.triggered.connect(partial(_ask, appearance, one, parent, chosen))
    if not choices:
        menu.addAction(appearance.tr("public-nothing-hidden")).setEnabled(False)
    return menu


def _ask(
    appearance: Appearance,
    one: Revealed,
    parent: QWidget,
    chosen: Callable[[Revealed | None], object],
    _on: bool = False,
) -> None:
    """Only after a yes is anything shown."""
    told = Told(appearance, appearance.tr("public-reveal-ask", what=one.title), parent=parent)
    told.setWindowTitle(appearance.tr("public-reveal"))
    told.setObjectName("publicRevealAsk")
    told.offer("show", appearance.tr("public-reveal-yes"))
    told.offer("no", appearance.tr("button-not-yet"), main=True)
    told.finished.connect(lambda _result: chosen(one) if told.choice == "show" else None)
    told.finished.connect(told.deleteLater)
    told.open()
