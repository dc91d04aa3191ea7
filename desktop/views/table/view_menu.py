"""The View menu: zoom, overlays, and what a person sets: language, theme, text size, motion, pace, panels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from desktop.profile.settings import MOTIONS, PACES, SCALES, Motion
from desktop.profile.theme import THEMES
from desktop.session.players import Bots
from desktop.views.scene.map_view import MapView
from desktop.views.table.column import Column
from desktop.views.table.table_body import TableBody
from desktop.views.widgets.appearance import Appearance
from desktop.views.widgets.menus import ChoiceMenu, Command, Menu, Switch
from desktop.views.widgets.setting_boxes import PACE_KEYS, THEME_KEYS
from engine.texts.translate import LANGUAGES


def view_menu(
    appearance: Appearance,
    view: MapView,
    column: Column,
    body: TableBody,
    bots: Bots,
    full_screen: Callable[[], object],
) -> Menu:
    """All that changes how the table looks."""
    return Menu(
        "menu-view",
        (
            Command("menu-zoom-in", view.zoom_in),
            Command("menu-zoom-out", view.zoom_out),
            Command("menu-front", view.show_front),
            Command("menu-fit", view.next_map),
            Command("menu-turn-round", view.table.turn_round),
            _overlays(view),
            None,
            *_choices(appearance, view, bots),
            None,
            _panels(column, body),
            Command("menu-full-screen", full_screen),
        ),
    )


def _overlays(view: MapView) -> Menu:
    show = view.table.toggle_overlay
    return Menu(
        "menu-overlays",
        tuple(Command(f"overlay-{one.name}", partial(show, one.name)) for one in view.table.parts.overlays),
    )


def _choices(appearance: Appearance, view: MapView, bots: Bots) -> tuple[ChoiceMenu | Command, ...]:
    settings = appearance.settings

    def set_motion(value: object) -> None:
        settings.motion = view.table.animator.motion = cast("Motion", value)
        settings.save()

    def set_pace(value: object) -> None:
        settings.pace = bots.pace = int(str(value))
        settings.save()

    return (
        ChoiceMenu(
            "menu-language",
            tuple((one, f"language-{one}") for one in LANGUAGES),
            lambda: appearance.words.language,
            lambda value: appearance.set_language(str(value)),
        ),
        ChoiceMenu(
            "menu-theme",
            tuple((one, THEME_KEYS[one]) for one in THEMES),
            lambda: appearance.theme.name,
            lambda value: appearance.set_theme(str(value)),
        ),
        ChoiceMenu(
            "menu-text-size",
            tuple((one, f"text-size|{one}") for one in SCALES),
            lambda: settings.scale,
            lambda value: appearance.set_scale(int(str(value))),
        ),
        Command("menu-text-larger", lambda: appearance.step_scale(1)),
        Command("menu-text-smaller", lambda: appearance.step_scale(-1)),
        ChoiceMenu(
            "menu-motion",
            tuple((one, f"motion-{one}") for one in MOTIONS),
            lambda: settings.motion,
            set_motion,
        ),
        ChoiceMenu(
            "wizard-bot-pace",
            tuple((one, PACE_KEYS[one]) for one in PACES),
            lambda: settings.pace,
            set_pace,
        ),
    )


def _panels(column: Column, body: TableBody) -> Menu:
    return Menu(
        "menu-panels",
        (
            *(Switch(f"panel-{name}", section.action) for name, section in column.named.items()),
            None,
            Command("menu-hide-panels", body.toggle),
            Command("menu-restore-layout", column.restore_layout),
        ),
    )
