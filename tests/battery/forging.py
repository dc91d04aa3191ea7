"""Well-formed Actions that nobody listed: built from the words of a game, or bent from legal ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_origin, get_type_hints

import msgspec

from engine.kernel.action import Action
from engine.kernel.position import Position
from engine.kernel.rng import Rng


class Forger:
    """Remembers the words that Actions of a game are made of, by field, and makes others from them."""

    def __init__(self, position: Position, rng: Rng) -> None:
        view = position.view(None)
        places = sorted({p.place for p in view.pieces if p.place} | set(view.control))
        self.rng = rng
        self._kinds = list(position.action_types.values())
        self._pieces = [piece.id for piece in view.pieces]
        self._words: dict[str, list[Any]] = {"path": list(places), "place": list(places)}

    def forge(self, models: Iterable[Action], count: int) -> list[Action]:
        """Some Actions built of any words, and as many bent from the models, which are learnt from first."""
        known = list(models)
        for action in known:
            self._learn(action)
        bent = [self._bend(self.rng.choice(known)) for _ in range(count)] if known else []
        return [*(self._build(self.rng.choice(self._kinds)) for _ in range(count)), *bent]

    def _learn(self, action: Action) -> None:
        for field, value in msgspec.structs.asdict(action).items():
            pool = self._words.setdefault(field, [])
            pool += [word for word in (value if isinstance(value, tuple) else (value,)) if word not in pool]

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

    def _bend(self, action: Action) -> Action:
        """The Action with one field changed, if it has any."""
        if not action.__struct_fields__:
            return action
        field = self.rng.choice(action.__struct_fields__)
        value = getattr(action, field)
        if isinstance(value, tuple):
            ways = [(*value, self._word(field)), (*value[:-1], self._word(field))]
            ways += [value[:-1], value[1:], (value[0], *value)] if len(value) > 1 else []
            return msgspec.structs.replace(action, **{field: self.rng.choice(ways)})
        if isinstance(value, int):
            return msgspec.structs.replace(action, **{field: value + self.rng.below(5) - 2})
        return msgspec.structs.replace(action, **{field: self._word(field)})
