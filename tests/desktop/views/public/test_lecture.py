"""A whole lesson before a room, on two screens of different size and scale: nothing secret is on any frame of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.desktop.views.public.lecture import ROOM

REVEALED = "revealed"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What the room saw of the same lesson on two tables that it can't tell apart."""
    folder = tmp_path_factory.mktemp("lecture")
    program = [sys.executable, "-m", "tests.desktop.views.public.lecture", str(folder)]
    root = Path(__file__).resolve().parents[4]
    done = subprocess.run(
        program, cwd=root, env=os.environ, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    heard: list[dict[str, Any]] = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    return heard


def test_the_room_sees_the_same_of_two_truths_until_a_hand_is_revealed(told: list[dict[str, Any]]) -> None:
    one, other = told
    assert one["cards"] != other["cards"]
    assert len(one["seen"]) == len(other["seen"]) > 9
    for mine, yours in zip(one["seen"], other["seen"], strict=True):
        assert (mine["print"] == yours["print"]) == (mine["name"] != REVEALED), mine["name"]
        assert mine["texts"] == yours["texts"], mine["name"]


def test_no_text_of_the_room_names_a_card_that_is_held(told: list[dict[str, Any]]) -> None:
    for truth in told:
        for frame in truth["seen"]:
            texts = " ".join(frame["texts"])
            assert not [card for card in truth["cards"] if card in texts], frame["name"]


def test_every_frame_has_the_pixels_of_the_screen_of_the_room(told: list[dict[str, Any]]) -> None:
    for frame in told[0]["seen"]:
        assert frame["size"] == list(ROOM[:2]), frame["name"]


def test_each_thing_that_was_done_is_seen(told: list[dict[str, Any]]) -> None:
    """Every moment looks otherwise than the one before, but for those that the room must not notice."""
    seen = told[0]["seen"]
    unseen = {"frozen": "drawn", "shown-to-me": "drawn", "hidden-again": "before-the-yes"}
    prints = {frame["name"]: frame["print"] for frame in seen}
    for before, frame in pairwise(seen):
        same_as = unseen.get(frame["name"])
        if same_as is not None:
            assert frame["print"] == prints[same_as], frame["name"]
        else:
            assert frame["print"] != before["print"], frame["name"]
    asked = next(frame for frame in seen if frame["name"] == "asked")
    assert {"What happens next?", "They march", "They wait", "They fight"} <= set(asked["texts"])
