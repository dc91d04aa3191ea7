"""The themes in which maps and markers are painted by the tests: one in the ordinary run, all in the long one."""

from __future__ import annotations

import pytest

from desktop.profile.theme import THEMES

ONE_THEME = [name if name == "parchment" else pytest.param(name, marks=pytest.mark.long) for name in THEMES]
