"""A copy of a table to be edited: of what is known to who sits there, as a what-if would begin."""

from __future__ import annotations

import secrets

from desktop.session.session import Session
from desktop.session.what_if import keeps_secrets
from engine.kernel.rng import Rng
from engine.practice.editing import Editing


def copy_of(session: Session) -> Editing:
    """What the seat that looks may know of the moment it looks at; the rest is dealt by lot where seats keep secrets.

    In a what-if of a match the hidden things were dealt already, and stay as assumed.
    """
    table, what_if = session.table, session.what_if
    moment = len(table.history) if session.moment is None else session.moment
    secret = what_if is None and keeps_secrets(session.home)
    editing = Editing.of_table(table, moment, session.viewer, Rng(secrets.randbits(64)), secret=secret)
    if what_if is not None:
        editing.assumed = what_if.assumed
    return editing
