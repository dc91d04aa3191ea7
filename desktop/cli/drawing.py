"""What every command that draws begins with, and how it says that a file cannot be written."""

from __future__ import annotations

import os
from pathlib import Path

from engine.kernel.errors import FileError


def begin() -> object:
    """Qt without a screen where there is none, and with its fonts; it lives as long as what is given back is kept."""
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from desktop.art.fonts import load_fonts

    app = QApplication.instance() or QApplication([])
    load_fonts()
    return app


def unwritable(out: Path, error: OSError) -> FileError:
    """The error of a file that the system does not let be written, with its reason."""
    why = error.strerror or error
    return FileError(str(out), "", f"it cannot be written ({why})", "Choose another folder")
