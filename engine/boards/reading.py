"""Reading YAML so that every field keeps its line: values for the decoder, the node tree for the errors.

Keys are always taken as text (a place may be called `no`), a key may stand once only, and anchors are
refused: a board file is written out in full.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

from engine.boards.errors import BoardError
from engine.kernel.message import say

Value = None | bool | int | float | str | list["Value"] | dict[str, "Value"]
Step = str | int

_CORE = "tag:yaml.org,2002:"
_scalars = yaml.constructor.SafeConstructor()


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML file: its values, and the tree that knows where each of them stands."""

    path: Path
    value: Value
    root: yaml.Node

    def line(self, steps: tuple[Step, ...], of_key: bool = False) -> int:
        """The line (from 1) of the value, or of its key, that the steps lead to."""
        node, key = self.root, self.root
        for step in steps:
            if isinstance(node, yaml.MappingNode):
                key, node = next((k, v) for k, v in node.value if k.value == step)
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, int):
                key = node = node.value[step]
        return int((key if of_key else node).start_mark.line) + 1


def read(path: Path) -> Document:
    """The values and the tree of a YAML file; BoardError where it cannot be read."""
    text = _text(path)
    loader = yaml.CSafeLoader(text)
    try:
        root = loader.get_single_node()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise BoardError(path, say("board-yaml", detail=str(error.problem)), line) from None
    except yaml.YAMLError as error:
        raise BoardError(path, say("board-yaml", detail=str(error).splitlines()[0])) from None
    except RecursionError:
        raise BoardError(path, say("board-too-deep")) from None
    finally:
        loader.dispose()
    if root is None:
        raise BoardError(path, say("board-empty"))
    return Document(path, _Builder(path).build(root, ""), root)


def _text(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        raise BoardError(path, say("board-missing-file")) from None
    except OSError as error:
        raise BoardError(path, say("board-unreadable-file", detail=error.strerror or str(error))) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BoardError(path, say("board-not-utf8"), raw[: error.start].count(b"\n") + 1) from None


class _Builder:
    """Plain values from a node tree."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: set[int] = set()

    def build(self, node: yaml.Node, field: str) -> Value:
        """The value of a node; `field` is its dotted path."""
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node, field)
        if id(node) in self._seen:
            raise self._error("board-alias", node, field)
        self._seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            return [self.build(item, f"{field}.{n}") for n, item in enumerate(node.value)]
        return self._mapping(node, field)

    def _mapping(self, node: yaml.Node, field: str) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise self._error("board-key-not-word", key, field)
            path = f"{field}.{key.value}" if field else str(key.value)
            if key.value in found:
                raise BoardError(self._path, say("board-key-twice", word=key.value), _line(key), path)
            found[key.value] = self.build(value, path)
        return found

    def _scalar(self, node: yaml.ScalarNode, field: str) -> Value:
        tag, text = node.tag.removeprefix(_CORE), str(node.value)
        if tag == "str" or tag == "timestamp":
            return text
        try:
            if tag == "float":
                return float(_scalars.construct_yaml_float(node))
            if tag == "int":
                return int(_scalars.construct_yaml_int(node))
        except ValueError:
            return text
        if tag == "null":
            return None
        if tag == "bool":
            return bool(_scalars.construct_yaml_bool(node))
        raise self._error("board-tag", node, field)

    def _error(self, key: str, node: yaml.Node, field: str) -> BoardError:
        return BoardError(self._path, say(key), _line(node), field or None)


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
