"""How an Action is made at the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.message import Message


class Gesture(Struct, frozen=True):
    """The hand movement that stands for one Action.

    Attributes:
        kind: `drag` a source to a target (along `via`), `pick` a source, `press` a button, or what it stands for,
            `number` sets the source to `value`, `numbers` sets all numbers of a sheet at once, `lay` the `cards` (at
            the `target`, where there is one).
        source: reference of what is taken: "piece:anna", "card:S4.2"; empty for a button, or what it stands for:
            "edge:n" is the northern edge of the field that is shown, and is pressed there as well.
        target: reference of where it goes; empty unless dragged.
        via: references of the places passed, the target last.
        value: the number set, or the length of a drag in places.
        style: how the target is lit: "move", "join", "place", "attack", or a word of the game's own, which says in its
            parts of the window what is meant by it (`views/parts/target_styles.py`).
        label: what a button, a chooser or a screen reader calls the Action.
        ends: the Action that ends the Decision ("done", "pass"): drawn as the main button.
        gives_up: it takes something away from who does it, for nothing: it stands apart from all other buttons.
        cards: references of all cards of the hand that it is paid or played with, a copy as often as it is needed. A
            drag may have them too: who has laid them drops the source without being asked which cards.
        covers: references of all that it takes up where that is more than what is pointed at: lit before it is done.
        count: how many of a pile are dragged, 0 where that is not asked: Actions that differ by it alone are one drop,
            which asks how many.
    """

    kind: Literal["drag", "pick", "press", "number", "numbers", "lay"]
    label: Message
    source: str = ""
    target: str = ""
    via: tuple[str, ...] = ()
    value: int = 0
    style: str = ""
    ends: bool = False
    gives_up: bool = False
    cards: tuple[str, ...] = ()
    count: int = 0
    covers: tuple[str, ...] = ()
