"""Hostile YAML and JSON end in one Malformed before anything is built."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.errors import SHOWN, FileError, Unreadable, shortened
from engine.kernel.reading import MOST_BYTES, Malformed, read_bytes, read_json, read_text, read_yaml

BOMB = "\n".join(
    [
        "a: &a [x, x, x, x, x, x, x, x, x]",
        *(f"{c}: &{c} [{', '.join([f'*{b}'] * 9)}]" for b, c in zip("abcdefgh", "bcdefghi", strict=True)),
    ]
)
YAML: dict[str, tuple[str, str]] = {
    "brackets": ("a: " + "[" * 200_000, "deep"),
    "braces": ("a: " + "{a: " * 20_000, "deep"),
    "dashes": ("- " * 20_000 + "x", "deep"),
    "question marks": ("? " * 20_000 + "x", "deep"),
    "steps": ("\n".join(" " * n + "a:" for n in range(1_000)), "deep"),
    "billion laughs": (BOMB, "alias"),
    "loop": ("a: &a [*a]", "alias"),
    "words": ("a: [" + "x, " * 100_000 + "]", "large"),
    "bytes": ("a: " + "x" * MOST_BYTES, "large"),
    "digits": ("a: " + "9" * 5_000, "number"),
    "sexagesimal": ("a: 1" + ":1" * 5_000, "number"),
    "hexadecimal": ("a: 0x" + "f" * 30, "number"),
    "64 bits": ("a: 18446744073709551616", "number"),
    "code": ("a: !!python/object:os.system {}", "tag"),
    "set": ("a: !!set {x, y}", "tag"),
    "binary": ("a: !!binary aGk=", "tag"),
    "twice": ("a: 1\nb: 2\na: 3", "twice"),
    "key": ("? [a, b]\n: c", "key"),
    "zero": ("a: \0", "syntax"),
    "surrogate": ("a: \ud800", "syntax"),
    "two documents": ("a: 1\n---\nb: 2", "syntax"),
    "bracket": ("a: [1, 2", "syntax"),
    "nothing": ("# nothing\n", "empty"),
}


@pytest.mark.parametrize("case", YAML)
def test_a_hostile_yaml_text_is_one_error(case: str) -> None:
    """The reason is named, and what is quoted is short."""
    text, why = YAML[case]
    with pytest.raises(Malformed) as caught:
        read_yaml(text)
    assert caught.value.why == why
    assert len(str(caught.value)) < 3 * SHOWN
    assert "\n" not in str(caught.value)


def test_what_is_read_is_plain() -> None:
    """Dates are text, keys are text, numbers are numbers, an unknown word after a tag is text."""
    found = read_yaml("no: 2001-99-99\n5: 1_000\non: [yes, .5, ~, !!int word]\n<<: =").value
    assert found == {"no": "2001-99-99", "5": 1000, "on": [True, 0.5, None, "word"], "<<": "="}


def test_lines() -> None:
    """Of a part, of its key, and of the nearest above that is there."""
    found = read_yaml("a:\n  b:\n    - x\n    - y\n")
    assert found.line(("a", "b", 1)) == 4
    assert found.line(("a", "b"), of_key=True) == 2
    assert found.line(("a", "b", 7, "z"), of_key=True) == 2


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"[" * 200_000, "deep"),
        (b"[" * 100 + b"]" * 100, "deep"),
        (b'{"a": ' * 60 + b"1" + b"}" * 60, "deep"),
        (b'{"a": ' + b"9" * 5_000 + b"}", "syntax"),
        (b'{"a": "\xff"}', "syntax"),
        (b'{"a": "\\ud800"}', "syntax"),
        (b"{", "syntax"),
        (b"", "syntax"),
    ],
)
def test_a_hostile_json_text_is_one_error(raw: bytes, why: str) -> None:
    """With a form or without."""
    with pytest.raises(Malformed) as caught:
        read_json(raw)
    assert caught.value.why == why
    with pytest.raises(Malformed):
        read_json(raw, dict[str, int])


def test_json_in_a_form() -> None:
    """The form is kept."""
    value: dict[str, int] = read_json(b'{"a": 1}', dict[str, int])
    assert value == {"a": 1}
    anything: Any = read_json(b'[1, {"a": null}]')
    assert anything == [1, {"a": None}]


def test_files_that_are_none(tmp_path: Path) -> None:
    """A missing file, a folder, a pipe nobody writes to, a name too long, a name with a zero, a huge file, bytes."""
    pipe, huge, raw = tmp_path / "pipe.yaml", tmp_path / "huge.yaml", tmp_path / "raw.yaml"
    os.mkfifo(pipe)
    with huge.open("wb") as file:
        file.truncate(1 << 40)
    raw.write_bytes(b"a: 1\nb: \xff\n")
    for path, why in (
        (tmp_path / "none.yaml", "missing"),
        (tmp_path, "unreadable"),
        (pipe, "unreadable"),
        (Path("/dev/zero"), "unreadable"),
        (tmp_path / ("x" * 5_000), "unreadable"),
        (tmp_path / "a\0b", "unreadable"),
        (huge, "large"),
        (raw, "utf8"),
    ):
        with pytest.raises(Malformed) as caught:
            read_text(path)
        assert caught.value.why == why, path
    assert caught.value.line == 2
    assert read_bytes(raw, 100) == b"a: 1\nb: \xff\n"


def test_errors_shorten_what_they_quote() -> None:
    """The middle is left out."""
    long = "x" * 50_000
    assert shortened("short") == "short"
    assert len(shortened(long)) <= SHOWN
    assert len(str(Unreadable(long, ["done"]))) < 4 * SHOWN
    assert len(str(FileError(long, long, f"'{long}' is wrong", "Mend it"))) < 15 * SHOWN
