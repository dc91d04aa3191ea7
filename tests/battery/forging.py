"""Well-formed Actions that nobody listed: built from the words of a game, or made of legal ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, get_origin, get_type_hints

import msgspec

from engine.kernel.action import Action
from engine.kernel.position import Position
from engine.kernel.rng import Rng


class Forger:
    """Remembers the words that Actions of a game are made of, by field, and which follows which on a way."""

    def __init__(self, position: Position, rng: Rng) -> None:
        view = position.view(None)
        places = sorted({p.place for p in view.pieces if p.place} | set(view.control))
        self.rng = rng
        self._kinds = list(position.action_types.values())
        self._pieces = [piece.id for piece in view.pieces]
        self._words: dict[str, list[Any]] = {"path": list(places), "place": list(places)}
        self._next: dict[str, list[str]] = {}

    def forge(self, models: Sequence[Action], count: int) -> list[Action]:
        """As many of each sort: Actions of any words, and models bent, crossed and led astray; none is a model."""
        for action in models:
            self._learn(action)
        forged = [self._build(self.rng.choice(self._kinds)) for _ in range(count)]
        changeable = [action for action in models if action.__struct_fields__]
        for _ in range(count if changeable else 0):
            model = self.rng.choice(changeable)
            mate = self.rng.choice([other for other in changeable if type(other) is type(model)])
            field = self.rng.choice(model.__struct_fields__)
            mine, his = getattr(model, field), getattr(mate, field)
            others = [self._bend(field, mine), his]
            if isinstance(mine, tuple):
                others += [self._cross(mine, his), self._stray(mine)]
            forged += [msgspec.structs.replace(model, **{field: other}) for other in others]
        listed = {action.text() for action in models}
        return [action for action in forged if action.text() not in listed]

    def _learn(self, action: Action) -> None:
        for field, value in msgspec.structs.asdict(action).items():
            words = value if isinstance(value, tuple) else (value,)
            pool = self._words.setdefault(field, [])
            pool += [word for word in words if word not in pool]
            for here, there in pairwise(words):
                if there not in self._next.setdefault(here, []):
                    self._next[here].append(there)

    def _word(self, field: str) -> Any:
        return self.rng.choice(self._words.get(field) or self._pieces)

    def _build(self, kind: type[Action]) -> Action:
        """Any words in any field."""
        hints = get_type_hints(kind)
        values: list[Any] = []
        for field in kind.__struct_fields__:
            if get_origin(hints[field]) is tuple:
                values.append(tuple(self._word(field) for _ in range(1 + self.rng.below(4))))
            elif hints[field] is int:
                values.append(self.rng.below(14) - 1)
            else:
                values.append(self._word(field))
        return kind(*values)

    def _bend(self, field: str, value: Any) -> Any:
        """Another number or word; a way with another end, longer or shorter."""
        if isinstance(value, tuple):
            shorter = [value[:-1], value[1:]] if len(value) > 1 else []
            return self.rng.choice([(*value, self._word(field)), (*value[:-1], self._word(field)), *shorter])
        return value + self.rng.below(5) - 2 if isinstance(value, int) else self._word(field)

    def _cross(self, way: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
        """Two ways that meet, followed one after the other."""
        common = [word for word in way if word in other]
        if not common:
            return other
        turn = self.rng.choice(common)
        return way[: way.index(turn)] + other[other.index(turn) :]

    def _stray(self, way: tuple[str, ...]) -> tuple[str, ...]:
        """A way that leaves another somewhere and goes on as ways are known to go."""
        strayed = way[: 1 + self.rng.below(len(way))] if way else way
        for _ in range(1 + self.rng.below(4)):
            if strayed and (onward := self._next.get(strayed[-1])):
                strayed = (*strayed, self.rng.choice(onward))
        return strayed
