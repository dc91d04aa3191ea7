"""Every theme loads, and its colours reach the contrasts the design asks for."""

from __future__ import annotations

import pytest

from desktop.profile.game_theme import Colours, GameTheme, Signs, game_theme
from desktop.profile.theme import THEMES, Theme, blend, contrast, load_theme
from engine import playable, titles

SIDES = [(game, side) for game in playable() for side in game_theme(game).sides]


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def fills(theme: Theme) -> list[str]:
    """The tints that lands of any game have on this paper."""
    found = []
    for style in map(theme.of, playable()):
        for land, colour in style.colours.colours.items():
            strength = theme.fills.white_fill if style.is_white(land) else theme.fills.fill
            found.append(blend(colour, theme.map.paper, strength))
    assert len(found) > len(SIDES)
    return found


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


@pytest.mark.parametrize(("game", "side"), SIDES)
def test_marks_of_sides_are_legible(theme: Theme, game: str, side: str) -> None:
    style = theme.of(game)
    assert contrast(style.on_label(side), theme.pieces.label) >= 4.5
    assert contrast(style.on_colour(side), style.side(side)) >= 4.5
    edge = contrast(theme.pieces.outline, style.side(side))
    assert max(edge, contrast(style.side(side), theme.map.paper)) >= 3.0
    assert contrast(theme.pieces.label_ink, theme.pieces.label) >= 7.0


@pytest.mark.parametrize("game", playable())
def test_a_game_says_how_each_of_its_sides_looks_in_every_theme(game: str) -> None:
    look = game_theme(game)
    assert set(look.themes) == set(THEMES)
    for colours in look.themes.values():
        assert set(look.sides) <= set(colours.colours)
        assert set(colours.on_label) == set(colours.on_colour) == set(look.sides)
    assert look.cartouches
    assert len({signs.letters for signs in look.sides.values()}) == len(look.sides)
    assert not set(THEMES) & set(titles())


def test_two_games_have_a_side_of_one_name_each_with_its_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def colour(written: str) -> Colours:
        return Colours({"saxony": written}, {"saxony": written}, {})

    looks = {
        "war": GameTheme({"saxony": Signs("SA", "rue", "falling")}, {"dark": colour("#1FD1A0")}),
        "peace": GameTheme({"saxony": Signs("SX", "lion", "none")}, {"dark": colour("#FFFFFF")}),
    }
    monkeypatch.setattr("desktop.profile.theme.game_theme", lambda game: looks.get(game, GameTheme()))
    war, peace = (load_theme("dark").of(game) for game in looks)
    assert (war.side("saxony"), peace.side("saxony")) == ("#1FD1A0", "#FFFFFF")
    assert (war.signs("saxony").emblem, peace.signs("saxony").emblem) == ("rue", "lion")
    assert (war.is_white("saxony"), peace.is_white("saxony")) == (False, True)


def test_a_game_that_says_nothing_of_its_looks_is_drawn_all_the_same(theme: Theme) -> None:
    plain = theme.of("no-such-game")
    assert game_theme("no-such-game") == GameTheme()
    assert plain.side("north") == theme.neutrals[0]
    assert plain.signs("north") == Signs("NO")
    assert not plain.is_white("north")
    assert contrast(plain.on_colour("north"), plain.side("north")) >= 4.5
    assert plain.on_label("north") == theme.pieces.label_ink


def test_a_theme_changed_by_hand_keeps_its_changes_in_a_game(theme: Theme) -> None:
    assert theme.of("") is theme
    game = playable()[0]
    assert load_theme(theme.name, game) is load_theme(theme.name, game)
    assert load_theme(theme.name, game) == theme.of(game)


def test_cards_are_legible(theme: Theme) -> None:
    assert contrast(theme.pieces.card_ink, theme.pieces.card) >= 7.0
    assert contrast(theme.pieces.card_red, theme.pieces.card) >= 4.5


def test_frames_of_cards_stand_out_and_tell_the_start_from_later(theme: Theme) -> None:
    frames = theme.of("acres").colours.frames
    assert set(frames) == {"british-start", "british", "french-start", "french", "green"}
    for colour in frames.values():
        assert contrast(colour, theme.pieces.card) >= 2.95
    for side in ("british", "french"):
        assert contrast(frames[f"{side}-start"], theme.pieces.card) >= 7.0
        assert contrast(frames[f"{side}-start"], frames[side]) >= 2.25


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        load_theme("sepia")
