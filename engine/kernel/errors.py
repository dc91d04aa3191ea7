"""The errors a caller can cause; each is one clear sentence for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.kernel.message import Message
    from engine.kernel.refusal import Refusal


SHOWN = 80
"""Characters of anything that an error quotes."""


def shortened(text: object, most: int = SHOWN) -> str:
    """What an error line quotes, on one line: the middle of what is longer is left out."""
    said = " ".join(str(text).splitlines())
    half = (most - 5) // 2
    return said if len(said) <= most else f"{said[:half]} ... {said[-half:]}"


class KabinettError(Exception):
    """Anything a person can mend: a broken file, an unreadable text, an action out of place."""


class Unreadable(KabinettError):
    """A text that is no Action of this game.

    Args:
        text: what was typed.
        near: texts that it may have been meant to be, best first.
    """

    def __init__(self, text: str, near: Sequence[str] = ()) -> None:
        self.text, self.near = text, tuple(near)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        super().__init__(f"'{shortened(text)}' is not a possible action now{hint}")


class Incomplete(Unreadable):
    """A text that is no whole Action, though one legal Action answers to it: `completion` is its full text.

    Nothing is played by it; the person sees the completion and confirms it.
    """

    def __init__(self, text: str, completion: str) -> None:
        self.completion = completion
        super().__init__(text, (completion,))


class Ambiguous(KabinettError):
    """A text that several legal Actions answer to; `candidates` are their full texts."""

    def __init__(self, text: str, candidates: Sequence[str]) -> None:
        self.text, self.candidates = text, tuple(candidates)
        shown = ", ".join(f"'{c}'" for c in self.candidates[:5])
        super().__init__(f"'{shortened(text)}' may mean {shown}")


class Refused(KabinettError):
    """An Action that the rules do not allow now; `refusal` says why."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        self.text, self.refusal = text, refusal
        super().__init__(f"'{shortened(text)}' is refused by {refusal.clause}: {refusal.message.key}")


def located(path: str, place: str, problem: str, mend: str) -> str:
    """What a FileError says, on one line."""
    name = shortened(path, 4 * SHOWN)
    where = f"{name}, {shortened(place, 2 * SHOWN)}" if place else name
    return f"{where}: {shortened(problem, 6 * SHOWN)}. {mend}"


class FileError(KabinettError):
    """A file that cannot be used: which, where in it, what is wrong and what to do.

    Args:
        path: the file.
        place: line or field, empty when the whole file is meant.
        problem: what is wrong.
        mend: what the person can do.

    Attributes:
        message, remedy: problem and mend as messages of the catalogue, of errors that have such.
    """

    message: Message | None = None
    remedy: Message | None = None

    def __init__(self, path: str, place: str, problem: str, mend: str) -> None:
        self.path, self.place, self.problem, self.mend = path, place, problem, mend
        super().__init__(located(path, place, problem, mend))
