"""The easel, for what only one game draws."""

from __future__ import annotations

from tests.desktop.art.conftest import _fonts, easel, parchment, theme

__all__ = ["_fonts", "easel", "parchment", "theme"]
