"""Random nonsense for position files: a valid situation with one to three of its parts spoilt, or taken from others."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import yaml

from engine.kernel.rng import Rng

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 9, 13, 99, 10**6, 2**63, -(2**63), 0.5, -1.5, float("inf"), float("nan"), "",
    "x", "no", "none", "off", "box", "empty", "all", "rest", "R",
    "S4", "S4.2", "H10", "Ra.1", "C42-1", "C42-E", "C43-5",
    "wien", "breslau", "mainz", "london", "praha", "bruessel", "boston", "quebec", "albany", "louisbourg", "inn",
    "friedrich", "karl", "rutowski", "traun", "dessauer", "prussia-train-1", "prussia-train-2", "hussar-1",
    "austria", "prussia", "france", "bavaria", "saxony", "pragmatic", "british", "french", "north", "south",
    "maria-theresa", "louis", "frederick", "norfolk", "militia", "fortification", "siege-artillery",
    "green-native-americans", "british village", "french town fort", "british town", "french village fort",
    "france prussia 2", "austria prussia 1", "prussia saxony 3", "bavaria france 1", "france prussia 99999",
    "louis 5 peace", "louis 99 war", "setup", "hussars", "politics", "winter", "election", "peace", "end", "movement",
    "combat", "conquest", "select", "shifts", "acts", "turn", "done", "pass", "x" * 3000, "\u0663", "²", "1e3",
    "\x1b[1m",
    [], {}, [[]], [{}], [None], {"": ""}, {"x": []}, ["S4", "S4"], ["R"] * 9, ["norfolk"] * 3, ["militia"] * 9,
    {"british": 3}, {"austria": 2}, {"british": ["norfolk"]}, {"french": ["militia"]}, {"prussia": ["S4"]},
)  # fmt: skip


def spoilt(known: list[dict[str, Any]], fields: tuple[str, ...], rng: Rng) -> dict[str, Any]:
    """One of the known situations, with one to three parts taken from others, set, doubled or left out at random."""
    found = copy.deepcopy(rng.choice(known))
    for _ in range(1 + rng.below(3)):
        way, other = rng.below(8), copy.deepcopy(rng.choice(known))
        if way < 4:
            key = rng.choice(sorted(other) or ["seed"])
            found[key] = other.get(key, 0)
        elif way < 6:
            leaves = list(_leaves(other))
            mine = list(_leaves(found))
            if leaves and mine:
                holder, key, _ = rng.choice(mine)
                holder[key] = rng.choice(leaves)[2]
        else:
            _spoil(found, fields, rng)
    return found


def _leaves(node: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Every plain value, with what holds it and under which key."""
    for key, value in list(node.items() if isinstance(node, dict) else enumerate(node)):
        if isinstance(value, dict | list):
            yield from _leaves(value)
        else:
            yield node, key, value


def _spoil(file: dict[str, Any], fields: tuple[str, ...], rng: Rng) -> None:
    """Go down at random, and do harm there."""
    value: Any = copy.deepcopy(rng.choice(VALUES))
    node: Any = file
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        way = rng.below(8)
        if way == 0 and keys:
            del node[rng.choice(keys)]
            return
        if way == 1 or not keys:
            if isinstance(node, dict):
                words = [w for w in VALUES if isinstance(w, str)]
                node[rng.choice(fields) if node is file else rng.choice(words)] = value
            else:
                node.append(copy.deepcopy(rng.choice(node)) if keys and rng.below(2) else value)
            return
        key = rng.choice(keys)
        inside = node[key]
        if way > 3 and isinstance(inside, dict | list):
            node = inside
        else:
            node[key] = value
            return


def written(file: dict[str, Any]) -> str:
    """The file as YAML, also where a value is none that a person would write."""
    return str(yaml.safe_dump(file, sort_keys=False, allow_unicode=True))
