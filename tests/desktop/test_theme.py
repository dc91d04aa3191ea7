"""Every theme loads, and its colours reach the contrasts the design asks for."""

from __future__ import annotations

import pytest

from desktop.profile.theme import THEMES, Theme, blend, contrast, load_theme

POWERS = ("austria", "prussia", "saxony", "france", "bavaria", "pragmatic", "british", "french")


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def fills(theme: Theme) -> list[str]:
    """The tints a power's land has on this paper."""
    paper = theme.map.paper
    return [
        blend(theme.powers[p], paper, theme.fills.white_fill if p == "austria" else theme.fills.fill)
        for p in theme.powers
    ]


def test_text_on_the_map_is_legible(theme: Theme) -> None:
    limit = 7.0 if theme.name in ("light", "dark") else 4.5
    for ground in [theme.map.paper, *fills(theme)]:
        assert contrast(theme.map.ink, ground) >= limit
        assert contrast(theme.map.water_names, ground) >= 4.5
    assert contrast(theme.map.ink, theme.map.sea) >= limit


def test_marks_on_the_map_stand_out(theme: Theme) -> None:
    for ground in [theme.map.paper, *fills(theme)]:
        for mark in (
            theme.map.river,
            theme.map.hills,
            theme.map.woods,
            theme.map.minor,
            theme.map.pip_red,
            theme.map.pip_black,
            theme.map.coast,
        ):
            assert contrast(mark, ground) >= 3.0
        assert contrast(theme.map.grid, ground) >= 2.85
    assert contrast(theme.map.main_out, theme.map.main_in) >= 7.0


def test_lights_stand_out_on_every_fill(theme: Theme) -> None:
    lights = theme.lights
    for ground in [theme.map.paper, *fills(theme)]:
        for light in (lights.legal, lights.blocked, lights.supply, lights.protection, lights.threat):
            assert contrast(light, ground) >= 3.0
            assert contrast(light, lights.under) >= 4.5


def test_window_text_is_legible(theme: Theme) -> None:
    window = theme.window
    limit = 7.0 if theme.name in ("light", "dark") else 4.5
    for ground in (
        window.window,
        window.panel,
        window.strip,
        window.menu,
        window.tray,
        window.field,
        window.refusal,
    ):
        assert contrast(window.ink, ground) >= limit
        assert contrast(window.second_ink, ground) >= limit
        assert contrast(window.edge, ground) >= 3.0
        assert contrast(theme.lights.blocked, ground) >= 4.5
    assert contrast(window.strong_ink, window.strong) >= 7.0
    assert contrast(window.focus, window.window) >= 3.0


@pytest.mark.parametrize("power", POWERS)
def test_marks_of_powers_are_legible(theme: Theme, power: str) -> None:
    assert contrast(theme.on_label(power), theme.pieces.label) >= 4.5
    assert contrast(theme.on_colour(power), theme.powers[power]) >= 4.5
    edge = contrast(theme.pieces.outline, theme.powers[power])
    assert max(edge, contrast(theme.powers[power], theme.map.paper)) >= 3.0
    assert contrast(theme.pieces.label_ink, theme.pieces.label) >= 7.0


def test_cards_are_legible(theme: Theme) -> None:
    assert contrast(theme.pieces.card_ink, theme.pieces.card) >= 7.0
    assert contrast(theme.pieces.card_red, theme.pieces.card) >= 4.5


def test_frames_of_cards_stand_out_and_tell_the_start_from_later(theme: Theme) -> None:
    assert set(theme.frames) == {"british-start", "british", "french-start", "french", "green"}
    for colour in theme.frames.values():
        assert contrast(colour, theme.pieces.card) >= 2.95
    for side in ("british", "french"):
        assert contrast(theme.colours.frames[f"{side}-start"], theme.pieces.card) >= 7.0
        assert contrast(theme.colours.frames[f"{side}-start"], theme.colours.frames[side]) >= 2.25


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        load_theme("sepia")
