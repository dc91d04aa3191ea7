"""Finding the field at fault: the decoder says that a file is wrong, this module says where and why."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.boards.errors import guess
from engine.boards.reading import Step, Value
from engine.kernel.message import Message, say

_KINDS = {
    str: "text",
    int: "whole",
    float: "number",
    bool: "yesno",
    type(None): "nothing",
    list: "list",
    dict: "table",
}


def locate(value: Value, form: Any) -> tuple[tuple[Step, ...], Message]:
    """The steps to the first field that does not fit its type, and what to say about it."""
    bare, meta = _bare(form)
    if isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        return _in_struct(value, bare)
    origin, args = get_origin(bare), get_args(bare)
    if origin is tuple and isinstance(value, list):
        if args[-1] is not Ellipsis and len(value) != len(args):
            return (), say("board-length", wanted=len(args), found=len(value))
        return _within((n, item, args[0]) for n, item in enumerate(value))
    if isinstance(origin, type) and issubclass(origin, Mapping) and isinstance(value, dict):
        return _within((key, item, args[1]) for key, item in value.items())
    return (), _says(value, bare, origin, args, meta)


def _says(value: Value, bare: Any, origin: Any, args: tuple[Any, ...], meta: msgspec.Meta | None) -> Message:
    if origin is Literal:
        return say("board-not-one-of", found=str(value), **guess(str(value), map(str, args)))
    wanted = "list" if origin is tuple else "table" if origin is not None else _KINDS.get(bare, "text")
    fits = wanted == "number" or isinstance(value, int)
    if meta is not None and fits and isinstance(value, int | float) and not isinstance(value, bool):
        low, high = meta.gt if meta.ge is None else meta.ge, meta.le
        limits = "over" if meta.gt is not None else _open(low, high)
        shown = {"found": _shown(value), "low": _shown(low), "high": _shown(high), "open": limits}
        return say("board-range", **shown)
    return say("board-type", wanted=wanted, found=_KINDS[type(value)], shown=_shown(value))


def _in_struct(value: Value, form: type[msgspec.Struct]) -> tuple[tuple[Step, ...], Message]:
    if not isinstance(value, dict):
        return (), say("board-type", wanted="table", found=_KINDS[type(value)], shown=_shown(value))
    fields = {field.encode_name: field for field in msgspec.structs.fields(form)}
    for key in value:
        if key not in fields:
            return (key,), say("board-unknown-key", word=key, **guess(key, fields))
    for name, field in fields.items():
        if name not in value and field.required:
            return (), say("board-missing-key", word=name)
    hints = get_type_hints(form, include_extras=True)
    return _within((key, item, hints[fields[key].name]) for key, item in value.items())


def _within(parts: Iterator[tuple[Step, Value, Any]]) -> tuple[tuple[Step, ...], Message]:
    """The first of the parts that does not decode, and where in it the fault lies."""
    for step, item, form in parts:
        try:
            msgspec.convert(item, form)
        except msgspec.ValidationError:
            steps, message = locate(item, form)
            return (step, *steps), message
    raise LookupError("every part decodes")


def _bare(form: Any) -> tuple[Any, msgspec.Meta | None]:
    """The type without `Annotated` and `| None`, and its limits."""
    meta = None
    while True:
        if get_origin(form) is Annotated:
            form, meta = get_args(form)[:2]
        elif get_origin(form) in (Union, types.UnionType):
            form = next(part for part in get_args(form) if part is not type(None))
        else:
            return form, meta


def _shown(value: Any) -> str:
    text = "" if value is None else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _open(low: Any, high: Any) -> str:
    return "above" if high is None else "below" if low is None else "between"
