"""What all Actions of MARIA are."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.action import Action


class MariaAction(Action, frozen=True):
    """Something that is done in MARIA."""

    label_key: ClassVar[str] = "maria-act"
