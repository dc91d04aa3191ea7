"""Names the Debian packages of the system libraries that Qt misses on this machine, one line, nothing if complete.

Asked with the window systems wanted: `qt_libraries.py xcb wayland`; with none it looks at drawing to a file only.
A library counts as missing if the dynamic loader says so of the modules and plug-ins that Kabinett uses.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

DEBIAN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

DRAWING = (
    "QtCore.abi3.so",
    "QtGui.abi3.so",
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "QtPrintSupport.abi3.so",
    "QtTest.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/imageformats/libqjpeg.so",
    "Qt/plugins/imageformats/libqsvg.so",
)
WINDOWS = {
    "xcb": ("Qt/plugins/platforms/libqxcb.so", "Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so"),
    "wayland": ("Qt/plugins/platforms/libqwayland.so",),
}


def qt_folder() -> Path:
    """Where PySide6 lies, found without loading it: its libraries may be what is missing."""
    found = importlib.util.find_spec("PySide6")
    if found is None or not found.submodule_search_locations:
        sys.exit("PySide6 is not installed in this environment.")
    return Path(next(iter(found.submodule_search_locations)))


def unresolved(loader_output: str) -> set[str]:
    """The sonames that the loader's listing marks as not found."""
    return set(re.findall(r"^\s*(\S+) => not found", loader_output, re.MULTILINE))


def missing_libraries(windows: Iterable[str], folder: Path) -> set[str]:
    """The sonames that the wanted parts of Qt need and the system lacks; Qt's own libraries are never among them."""
    wanted = [*DRAWING, *(part for window in windows for part in WINDOWS[window])]
    paths = [str(folder / part) for part in wanted if (folder / part).exists()]
    listing = subprocess.run(["ldd", *paths], capture_output=True, text=True, check=False)
    return {name for name in unresolved(listing.stdout) if not name.startswith("libQt6")}


def packages(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that bring these libraries; a library we do not know stands for itself."""
    return sorted({DEBIAN.get(name, name) for name in libraries})


def main() -> None:
    """Prints the missing packages for the window systems named on the command line."""
    if unknown := set(sys.argv[1:]) - WINDOWS.keys():
        sys.exit(f"Unknown window system: {', '.join(sorted(unknown))}.")
    print(*packages(missing_libraries(sys.argv[1:], qt_folder())))


if __name__ == "__main__":
    main()
