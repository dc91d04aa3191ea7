"""The set-up names what Qt misses by the package that brings it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def libraries() -> ModuleType:
    """packaging/qt_libraries.py, which is a script and no module of the program."""
    spec = importlib.util.spec_from_file_location("qt_libraries", ROOT / "packaging" / "qt_libraries.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_missing_libraries_are_read_from_the_loader(libraries: ModuleType) -> None:
    listing = (
        "/x/libqxcb.so:\n\tlibGL.so.1 => /usr/lib/libGL.so.1 (0x0)\n"
        "\tlibxcb-icccm.so.4 => not found\n\tlibglib-2.0.so.0 => not found\n\tlibgthread-2.0.so.0 => not found\n"
    )
    missing = libraries.unresolved(listing)
    assert missing == {"libxcb-icccm.so.4", "libglib-2.0.so.0", "libgthread-2.0.so.0"}
    assert libraries.packages(missing) == ["libglib2.0-0", "libxcb-icccm4"]


@pytest.mark.skipif(sys.platform != "linux", reason="asks the Linux loader")
def test_every_library_that_qt_needs_has_a_package(libraries: ModuleType) -> None:
    """Whatever the parts of Qt in use ask of the system is either part of the C library or known by package."""
    folder = libraries.qt_folder()
    parts = [*libraries.DRAWING, *(part for window in libraries.WINDOWS.values() for part in window)]
    assert [part for part in parts if not (folder / part).is_file()] == []
    listing = subprocess.run(
        ["ldd", *(str(folder / part) for part in parts)], capture_output=True, text=True, check=True
    ).stdout
    asked = {line.split()[0] for line in listing.splitlines() if " => " in line}
    assert {"libGL.so.1", "libxkbcommon.so.0", "libxcb-cursor.so.0"} <= asked
    direct = {
        name for name in asked if name.startswith(("libxcb-", "libwayland-", "libxkb", "libEGL", "libGL."))
    }
    assert direct - libraries.DEBIAN.keys() == set()
