"""What can be done now, by the thing it begins with: sources, their legal targets, and refusals of all else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from desktop.art.lights import Reach
from desktop.session.choices import Choice
from desktop.session.session import Session
from desktop.views.parts.game_parts import parts_of
from desktop.views.parts.target_styles import PLAIN_STYLE, SHARED_STYLES, TargetStyle
from desktop.views.scene.map_geometry import kind_of
from engine.kernel.action import Action
from engine.kernel.decision import Decision
from engine.kernel.explain import Fact
from engine.kernel.gesture import Gesture
from engine.kernel.refusal import Refusal

MOST_REASONS = 3
TURNED = SHARED_STYLES["place"]
GROUND = ("place", "country", "box", "edge")
"""Kinds of references of what is no piece and may be pressed: it is lit while nothing is held."""
PRESSED = (*GROUND, "side")
"""A side may be pressed, too, at what stands for it; it is lit only where all that is asked for is one of them."""


@dataclass(frozen=True)
class Target:
    """A place or piece on which something may be dropped: the cheapest Action first."""

    ref: str
    choices: tuple[Choice, ...]
    style: TargetStyle = PLAIN_STYLE

    @property
    def gesture(self) -> Gesture:
        """How the first Action is made."""
        return self.choices[0].gesture

    @property
    def reach(self) -> Reach:
        """How many rings it gets."""
        return self.style.reach

    @property
    def covers(self) -> tuple[str, ...]:
        """All that the first Action takes up, where that is more than what is pointed at."""
        return self.choices[0].gesture.covers if self.choices else ()

    @property
    def number(self) -> int:
        """The number in its disc; 0 for none."""
        return len(self.gesture.via) if self.style.counted else 0


@dataclass(frozen=True)
class Attempted:
    """A drag that may not be: what was tried and why not."""

    gesture: Gesture
    refusal: Refusal


class Moves:
    """The Decision of one moment, sorted by source; asked anew after every change."""

    def __init__(self, session: Session) -> None:
        self._session, self._styles = session, parts_of(session.view.game).styles
        self._decision: Decision | None = None
        self._laid: dict[str, Target] | None = None
        self._refusals: dict[tuple[str, str, tuple[str, ...]], list[Attempted]] = {}
        self._targets: dict[str, dict[str, Target]] = {}

    def renew(self) -> None:
        """Forget everything: the Decision has changed, or other cards are chosen."""
        self._decision = self._session.decision
        self._refusals.clear()
        self._targets.clear()
        self._laid = None

    @property
    def asked(self) -> bool:
        """Whether the viewer has anything to decide."""
        return self._decision is not None

    def sources(self) -> tuple[str, ...]:
        """The pieces that can act now."""
        return self._session.choices.pieces

    def can_act(self, source: str) -> bool:
        """Whether an Action begins with this piece."""
        return source in self._session.choices.pieces

    def _from(self, source: str) -> list[Choice]:
        """The Actions that begin with a piece."""
        return self._session.choices.of(source)

    def can_be_dragged(self, source: str) -> bool:
        """Whether it can go anywhere."""
        return bool(self.targets(source))

    def picks(self, source: str) -> tuple[Choice, ...]:
        """The Actions made by pressing the piece alone; those of an edge have buttons as well."""
        kinds = ("pick", "press") if kind_of(source) == "edge" else ("pick",)
        return tuple(c for c in self._from(source) if c.gesture.kind in kinds)

    def asks_number(self, source: str) -> bool:
        """Whether a number is to be set for the piece."""
        return any(c.gesture.kind == "number" for c in self._from(source))

    def targets(self, source: str) -> dict[str, Target]:
        """Where the piece may be dropped, by reference: with the cards chosen, if they are of any use for it."""
        if source not in self._targets:
            drags = [choice for choice in self._from(source) if choice.gesture.kind == "drag"]
            fitting = [choice for choice in drags if self._session.selection.fits(choice)]
            found: dict[str, list[Choice]] = {}
            for choice in fitting or drags:
                found.setdefault(choice.gesture.target, []).append(choice)
            self._targets[source] = {
                ref: self._target(ref, _cheapest(choices)) for ref, choices in found.items()
            }
        return self._targets[source]

    def _target(self, ref: str, choices: tuple[Choice, ...]) -> Target:
        return Target(ref, choices, self._style(choices[0]))

    def _style(self, choice: Choice) -> TargetStyle:
        return self._styles.get(choice.gesture.style, PLAIN_STYLE)

    def laid(self) -> dict[str, Target]:
        """Where the cards chosen can be laid, by reference; with none chosen, the places that are picked."""
        if self._laid is None:
            found = self._session.selection.targets() or self._picked()
            self._laid = {ref: self._target(ref, tuple(choices)) for ref, choices in found.items()}
            self._laid |= {ref: Target(ref, (), TURNED) for ref in self.turned() if ref not in self._laid}
        return self._laid

    def turned(self) -> tuple[str, ...]:
        """The things of which a number says yes or no: a press on one turns it."""
        sheet = self._decision.numbers if self._decision is not None else None
        return tuple(row.source for row in sheet.rows if row.pressed) if sheet is not None else ()

    def _picked(self) -> dict[str, list[Choice]]:
        """What is done by pressing a place, a country or a box alone, or a side where no more is asked than which."""
        choices = self._session.choices
        on_map = {kind_of(one.gesture.source) for one in choices.all if one.gesture.kind != "press"}
        kinds = PRESSED if on_map == {"side"} else GROUND
        found = ((ref, self.picks(ref)) for ref in choices.by_source if kind_of(ref) in kinds)
        return {ref: list(choices) for ref, choices in found if choices} | self._led()

    @property
    def led(self) -> str:
        """The one piece about which alone something is asked: it must go, and need not be taken first; "" for none."""
        choices = self._session.choices
        if choices.withheld or any(choice.gesture.kind != "drag" for choice in choices.all):
            return ""
        sources = {choice.gesture.source for choice in choices.all}
        return sources.pop() if len(sources) == 1 else ""

    def _led(self) -> dict[str, list[Choice]]:
        """Where the piece that is led goes."""
        targets = self.targets(self.led) if self.led else {}
        return {ref: list(target.choices) for ref, target in targets.items() if kind_of(ref) in GROUND}

    def why_not_led(self, refs: Iterable[str]) -> Refusal | None:
        """Why the piece that is led goes to none of these, else what is asked of it; None where none is led."""
        if self._decision is None or not self._led():
            return None
        found = (why for ref in refs if (why := self.refusals(self.led, ref)))
        first = next(found, None)
        return first[0].refusal if first else Refusal(self._decision.clause, self._decision.prompt)

    def picked_at(self, refs: Iterable[str]) -> tuple[Choice, ...]:
        """What is done by pressing the first of these places that is picked; nothing while cards are chosen."""
        if self._session.selection.chosen:
            return ()
        led = self._led()
        return next(
            (
                picks
                for ref in refs
                if kind_of(ref) in PRESSED and (picks := self.picks(ref) or tuple(led.get(ref, ())))
            ),
            (),
        )

    def along(self, source: str, target: str, via: tuple[str, ...]) -> Choice | None:
        """The first Action that goes exactly along `via` and is allowed."""
        if self._decision is None or not via:
            return None
        for choice in self.targets(source)[target].choices if target in self.targets(source) else ():
            if choice.gesture.via == via:
                return choice
        for action in islice(
            self._decision.interpret_drag(self._session.choices.source(source), target, via), MOST_REASONS
        ):
            if self._session.why_not(action) is None:
                return Choice(action, action.gesture())
        return None

    def attacks(self, pieces: Iterable[str]) -> tuple[Choice, ...]:
        """The Actions by which one of these pieces is attacked by another."""
        found = (choice for ref in pieces for choice in self._session.choices.by_target.get(ref, ()))
        return tuple(c for c in found if c.gesture.kind == "drag" and self._style(c).attacks)

    def preview(self, action: Action) -> tuple[Fact, ...]:
        """What a legal Action brings about on its way."""
        return self._decision.preview(action) if self._decision is not None else ()

    def refusals(self, source: str, target: str, via: tuple[str, ...] = ()) -> list[Attempted]:
        """Why a drag may not be, the first reason first; empty where it means nothing."""
        key = (source, target, via)
        if self._decision is not None and key not in self._refusals:
            found = []
            for action in islice(
                self._decision.interpret_drag(self._session.choices.source(source), target, via), MOST_REASONS
            ):
                refusal = self._session.why_not(action)
                if refusal is not None:
                    found.append(Attempted(action.gesture(), refusal))
            self._refusals[key] = found
        return self._refusals.get(key, [])


def _cheapest(choices: list[Choice]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda choice: len(choice.gesture.via)))
