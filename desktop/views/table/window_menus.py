"""The menus of the table window, and what of them can be chosen at a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.views.table.view_menu import view_menu
from desktop.views.widgets.dialogs import show_about
from desktop.views.widgets.menus import Command, Menu

if TYPE_CHECKING:
    from desktop.views.table.table_window import TableWindow


def menus_of(window: TableWindow) -> tuple[Menu, ...]:
    """All menus, from the left."""
    wish = window.wanted.emit
    return (
        Menu(
            "menu-table",
            (
                Command("menu-new-table", lambda: wish("new")),
                Command("menu-open", lambda: wish("load")),
                Command("menu-save-copy", window.save_copy),
                Command("menu-export-picture", window.export_picture),
                Command("menu-print", window.print_out),
                Command("menu-result", window.end_sheet.bring),
                None,
                Command("menu-curtain", window.panic),
                Command("menu-close-table", lambda: wish("start")),
                Command("menu-quit", lambda: wish("quit")),
            ),
        ),
        Menu(
            "menu-edit",
            (
                Command("menu-undo", window.undo),
                Command("menu-redo", window.session.redo),
                Command("menu-take-back", window.time.take_back_last),
                None,
                Command("menu-type-action", window.command.open),
                Command("menu-find", window.find_place),
                None,
                Command("menu-settings", lambda: window.wanted.emit("settings")),
            ),
        ),
        *window.time.menus(Command("menu-hint", window.give_hint)),
        view_menu(
            window.appearance, window.map, window.column, window.body, window.bots, window.toggle_full_screen
        ),
        Menu(
            "menu-teach",
            (
                Command("menu-present", lambda: wish("present")),
                Command("menu-console", lambda: wish("console")),
            ),
        ),
        Menu(
            "menu-help",
            (
                Command("menu-help-now", window.show_help),
                Command("menu-rules", window.show_rules),
                Command("menu-legend", window.rail.show_legend),
                Command("menu-tour", window.begin_tour),
                Command("menu-about", lambda: show_about(window.appearance, window)),
            ),
        ),
    )


def enable(window: TableWindow) -> None:
    """What the moment that is looked at allows."""
    table, now = window.session.table, window.session.moment is None
    window.menus.action("menu-turn-round").setEnabled(bool(window.scene.ground.field))
    window.menus.action("menu-result").setEnabled(window.end_sheet.ready)
    asked = window.session.decider is not None
    undo = window.drawings.can_undo() or (now and (asked or table.why_no_undo() is None))
    # to who is asked it says why not; a key of what is greyed says nothing
    window.menus.action("menu-undo").setEnabled(undo)
    window.menus.action("menu-redo").setEnabled(now and table.can_redo())
    window.menus.action("menu-take-back").setEnabled(now and bool(table.history))
    window.menus.action("menu-what-if").setEnabled(window.session.may_wonder())
    window.menus.action("menu-edit-copy").setEnabled(window.session.may_copy())
    window.menus.action("menu-hint").setEnabled(window.guide is not None or window.coaching is not None)
