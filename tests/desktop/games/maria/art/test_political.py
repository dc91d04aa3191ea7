"""The words of a political card find room above its coats."""

from __future__ import annotations

import pytest

from desktop.games.maria.art.political import COATS, GOOD, PoliticalFace, ShiftRow, body_of

SHIFTS = (ShiftRow("Italia", "Borbone", "Asburgo", 1), ShiftRow("Sassonia", "Prussia", "Austria", 0))
WORDS = "Il segnalino Sassonia si sposta solo finché la Sassonia è alleata della Prussia."


@pytest.mark.parametrize("shifts", [0, 1, 2])
@pytest.mark.parametrize("times", [0, 1, 2])
def test_words_end_above_the_coats(shifts: int, times: int) -> None:
    text = " ".join([WORDS] * times)
    body = body_of(PoliticalFace("Carlo Emanuele I", "1741", "alps", SHIFTS[:shifts], text, ("prussia",)))
    assert body.foot < COATS
    assert body.px >= GOOD
    assert " ".join(body.lines) == text


def test_few_words_leave_the_picture_its_size() -> None:
    assert body_of(PoliticalFace("Danimarca", "1741", "windmill", (), WORDS, ("france",))).picture == 1.0
