"""What a game can tell about its Position besides the Decision: facts for the inspector, drawings for overlays."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.message import Message


class Fact(Struct, frozen=True):
    """One line of the inspector, with the clause it follows from ("" for plain facts).

    Attributes:
        lit: references it speaks of. mark: the kind of marker that the first of them would get by it, or "".
    """

    message: Message
    clause: str = ""
    lit: tuple[str, ...] = ()
    mark: str = ""


class OverlayShape(Struct, frozen=True):
    """One light of an overlay.

    Attributes:
        kind: `ring` at a place with a number; `route` along `path` with the number at its end; `water` the same over
            water, from the first of `path` past gates to the last; `break` a route that is cut at `at`; `link` from
            `path[0]` to `path[-1]` (protector to fortress) with a number; `open` an unprotected fortress; `teeth` a
            threat, `hatch` control by `side`; `flag` a general out of supply; `rim` the outline of the squares of
            `path`, `shade` a square covered by something that reaches so far as its number; `ladder` how far something
            of the place has come: a row of `of` steps with the marker of `side` ("" for nobody's) on the step `number`.
        at: the place, as a reference. path: references of places in order. number: distance or cost.
        of: steps of a ladder. side: reference of a side. certain: False draws it dotted.
    """

    kind: Literal[
        "ring", "route", "water", "break", "link", "open", "teeth", "hatch", "flag", "rim", "shade", "ladder"
    ]
    at: str = ""
    path: tuple[str, ...] = ()
    number: int = 0
    side: str = ""
    certain: bool = True
    of: int = 0
