"""The themes in which the map is painted by the tests: one in the ordinary run, all of them in the long one."""

from __future__ import annotations

import pytest

from desktop.profile.theme import THEMES

ONE_THEME = [name if name == "parchment" else pytest.param(name, marks=pytest.mark.long) for name in THEMES]
