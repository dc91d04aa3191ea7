"""Where the project's own data and the user's files lie."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

import platformdirs

APP = "kabinett"


@cache
def _root() -> Path:
    """The folder holding `data` and `resources`: the checkout, or `kabinett_files` of an installed wheel."""
    package = Path(__file__).resolve().parents[2]
    installed = package / "kabinett_files"
    return installed if installed.is_dir() else package


def data(*parts: str) -> Path:
    """A file or folder under the project's `data/`."""
    return _root().joinpath("data", *parts)


def resources(*parts: str) -> Path:
    """A file or folder under the project's `resources/`."""
    return _root().joinpath("resources", *parts)


def user_data(*parts: str) -> Path:
    """A file or folder of the person's own data: saved tables, own boards (`KABINETT_HOME` overrides)."""
    home = os.environ.get("KABINETT_HOME")
    base = Path(home) if home else Path(platformdirs.user_data_dir(APP, appauthor=False))
    return base.joinpath(*parts)


def is_there(path: Path) -> bool:
    """Whether anything has this path; what cannot be asked for is not there."""
    return os.path.lexists(path)


def kept_name(path: Path) -> str:
    """Under what name something is kept about a file: no file in another folder has the same."""
    where = hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()
    return f"{path.stem[:40]}-{where[:16]}"


def user_cache(*parts: str) -> Path:
    """A file or folder that may be deleted at any time: painted maps (`KABINETT_HOME` overrides)."""
    home = os.environ.get("KABINETT_HOME")
    base = Path(home, "cache") if home else Path(platformdirs.user_cache_dir(APP, appauthor=False))
    return base.joinpath(*parts)
