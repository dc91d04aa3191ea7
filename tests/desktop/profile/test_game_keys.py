"""Keys that games bring for their panels: each for a panel there is, one key for one name."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.profile.keys import KEYS
from desktop.views.parts.game_parts import parts_of
from engine import titles
from engine.kernel.files import resources

FILES = sorted(Path(str(resources("keys"))).glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_keys_of_a_game_are_for_its_panels(file: Path) -> None:
    assert file.stem in titles()
    panels = {panel.name for panel in parts_of(file.stem).panels}
    keys = msgspec.yaml.decode(file.read_bytes(), type=dict[str, tuple[str, ...]])
    assert keys.keys() <= panels
    assert all(KEYS["menu-panels"][f"panel-{name}"] == usual for name, usual in keys.items()), (
        "two games give a panel of one name two keys"
    )
