"""The style sheet of the widgets, made from a theme."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from desktop.profile.theme import Theme, blend
from desktop.views.widgets.appearance import Appearance
from engine.kernel.files import resources


def palette(theme: Theme) -> QPalette:
    """Grounds and inks for everything the style sheet does not name."""
    colours = theme.window
    made = QPalette()
    role = QPalette.ColorRole
    for where, colour in (
        (role.Window, colours.window), (role.WindowText, colours.ink), (role.Base, colours.field),
        (role.AlternateBase, colours.panel), (role.Text, colours.ink), (role.Button, colours.panel),
        (role.ButtonText, colours.ink), (role.ToolTipBase, colours.field), (role.ToolTipText, colours.ink),
        (role.Highlight, colours.focus), (role.HighlightedText, colours.field),
        (role.PlaceholderText, colours.second_ink), (role.Link, colours.focus), (role.Mid, colours.edge),
    ):  # fmt: skip
        made.setColor(where, QColor(colour))
    made.setColor(QPalette.ColorGroup.Disabled, role.Text, QColor(colours.second_ink))
    made.setColor(QPalette.ColorGroup.Disabled, role.ButtonText, QColor(colours.second_ink))
    made.setColor(QPalette.ColorGroup.Disabled, role.WindowText, QColor(colours.second_ink))
    return made


def style_sheet(appearance: Appearance) -> str:
    """The whole sheet; widgets are told apart by object names and the property `role`."""
    return _SHEET.format_map(_values(appearance))


def _values(appearance: Appearance) -> dict[str, str]:
    theme, w = appearance.theme, appearance.theme.window
    values = {name: getattr(w, name) for name in w.__struct_fields__}
    values["family"] = theme.type.text
    values["blocked"] = theme.lights.blocked
    values["right"], values["wrong"] = theme.lights.supply, theme.lights.blocked
    values["hover"] = blend(w.edge, w.field, 0.16)
    values["picked"] = blend(w.focus, w.panel, 0.16)
    tick = resources("icons", "tick-black.svg" if theme.dark else "tick-white.svg")
    values["tick"] = tick.as_posix()
    values["under"] = blend(w.edge, w.panel, 0.35)
    for size in (12, 13, 14, 15, 16, 18, 20, 22):
        values[f"px{size}"] = f"{appearance.px(size)}px"
    for room in (2, 3, 4, 5, 6, 8, 10, 12, 14, 18, 24, 27, 28, 40, 56):
        values[f"r{room}"] = f"{appearance.px(room)}px"
    return values


_SHEET = """
* {{ font-family: "{family}"; font-size: {px14}; color: {ink}; }}
QMainWindow, QDialog, #page {{ background: {window}; }}
QToolTip {{ background: {field}; color: {ink}; border: 1px solid {edge}; padding: {r6}; font-size: {px14}; }}

#menuStrip, QMenuBar, QStatusBar, #lastLine {{ background: {menu}; }}
QMenuBar::item {{ padding: {r4} {r8}; background: transparent; }}
QMenuBar::item:selected {{ background: {hover}; border-radius: 3px; }}
QMenu {{ background: {field}; border: 1px solid {edge}; padding: {r4}; }}
QMenu::item {{ padding: {r5} {r28} {r5} {r24}; border-radius: 3px; }}
QMenu::item:selected {{ background: {picked}; }}
QMenu::item:disabled {{ color: {second_ink}; }}
QMenu::separator {{ height: 1px; background: {edge}; margin: {r4} {r8}; }}
QStatusBar {{ border-top: 1px solid {edge}; }}
QStatusBar::item {{ border: none; }}
QStatusBar QLabel, #menuStrip QLabel[role="second"] {{ font-size: {px13}; }}
QLabel[role="second"] {{ color: {second_ink}; font-size: {px13}; }}
QLabel[role="head"] {{ font-weight: bold; font-size: {px15}; }}
QLabel[role="big"] {{ font-weight: bold; font-size: {px18}; }}
#lastLine QLabel {{ color: {second_ink}; font-size: {px13}; }}
QLabel {{ background: transparent; }}

#promptBar {{ background: {panel}; border-bottom: 1px solid {edge}; }}
#promptBar[state="refused"] {{ background: {refusal}; border-bottom: 2px solid {blocked}; }}
#promptText {{ font-size: {px20}; }}
#promptBar[tight="true"] QPushButton {{ padding: 0 {r8}; min-height: {r24}; }}
#coachLight {{ background: transparent; padding: 0 {r4}; font-weight: normal; }}
#coachLight:hover {{ background: {hover}; }}
#coachLight:focus {{ border: 3px solid {focus}; padding: 0 {r2}; }}
#promptBar QPushButton[state="broken"] {{ padding: 0 {r10}; font-size: {px13}; }}
#phaseStrip, #phaseStrip QWidget {{ background: {strip}; }}
#phaseStrip {{ border-bottom: 1px solid {edge}; }}
#phaseStrip QScrollArea {{ border: none; }}
#phaseStrip QPushButton {{ background: transparent; border: 1px solid {edge}; border-radius: 4px; font-size: {px14};
    padding: 0 {r8}; min-height: {r27}; max-height: {r27}; font-weight: normal; }}
#phaseStrip QPushButton:hover {{ background: {hover}; }}
#phaseStrip QPushButton[state="done"] {{ color: {second_ink}; }}
#phaseStrip QPushButton[state="skipped"] {{ color: {second_ink}; text-decoration: line-through; }}
#phaseStrip QPushButton[state="now"] {{ background: {strong}; color: {strong_ink}; font-weight: bold;
    border-color: {strong}; }}
#phaseStrip QPushButton:focus {{ border: 2px solid {focus}; }}

#column {{ background: {panel}; border-left: 1px solid {edge}; }}
#columnHandle {{ background: {strip}; border-left: 1px solid {edge}; }}
#panel {{ background: {panel}; }}
#panelHead {{ background: {strip}; border-bottom: 1px solid {edge}; }}
#panelHead:focus {{ border: 2px solid {focus}; }}
#panelHead QToolButton {{ border: none; border-radius: 4px; }}
#panelHead QToolButton:hover {{ background: {hover}; }}
#tray {{ background: {tray}; border-top: 1px solid {edge}; }}
#lastLine {{ border-top: 1px solid {edge}; }}
#railSlot {{ background: {tray}; border-right: 1px solid {edge}; }}
#tray QToolButton, #replayBar QToolButton {{ border: none; border-radius: 4px; }}
#tray QToolButton:hover, #replayBar QToolButton:hover {{ background: {hover}; }}
#tray QToolButton:focus, #replayBar QToolButton:focus {{ border: 2px solid {focus}; }}
#banner {{ background: {strip}; border-bottom: 1px solid {edge}; }}
#banner[state="what-if"], #banner[state="ask"] {{ background: {picked}; }}
#banner QPushButton {{ min-height: {r24}; padding: {r2} {r12}; font-size: {px14}; }}
#banner QPushButton:checked {{ border: 2px solid {ink}; background: {field}; }}
#banner QPushButton:focus {{ border: 3px solid {focus}; padding: 0 {r10}; }}

QPushButton {{ background: {field}; border: 1px solid {edge}; border-radius: 5px; padding: {r4} {r14};
    min-height: {r28}; font-weight: bold; font-size: {px15}; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:pressed {{ background: {under}; }}
QPushButton:focus {{ border: 3px solid {focus}; padding: {r2} {r12}; }}
QPushButton:disabled {{ color: {second_ink}; background: {panel}; }}
QPushButton[role="strong"] {{ background: {strong}; color: {strong_ink}; border-color: {strong}; }}
QPushButton[role="strong"]:hover {{ background: {second_ink}; }}
QPushButton[role="small"] {{ min-height: {r18}; padding: {r2} {r8}; font-size: {px13}; font-weight: normal; }}
QPushButton[role="small"]:focus {{ padding: 0 {r6}; }}
QPushButton[role="link"] {{ border: none; background: transparent; text-align: left; font-weight: normal;
    font-size: {px14}; padding: {r2}; min-height: {r18}; }}
QPushButton[role="link"]:hover {{ background: {picked}; }}
QPushButton[role="link"]:focus {{ border: 2px solid {focus}; padding: 0px; }}
QPushButton[role="name"] {{ border: none; background: transparent; text-align: left; font-size: {px15};
    padding: 0; min-height: {r18}; }}
QPushButton[role="name"]:hover {{ background: {picked}; }}
QPushButton[role="name"]:focus {{ border: 2px solid {focus}; }}
QPushButton[role="chip"] {{ background: {window}; border: 1px solid {edge}; border-radius: 4px; font-weight: bold;
    font-size: {px14}; padding: 0 {r6}; min-height: {r24}; max-height: {r24}; color: {second_ink}; }}
QPushButton[role="chip"]:focus {{ border: 2px solid {focus}; }}
QPushButton[role="chip"][state="refused"] {{ color: {blocked}; border-color: {blocked}; background: {refusal}; }}
QPushButton[role="step"] {{ min-width: {r28}; max-width: {r28}; padding: 0; font-size: {px18}; }}
QPushButton[role="tab"] {{ text-align: left; padding: {r2} {r8}; min-height: {r24}; font-weight: normal;
    font-size: {px14}; }}
QPushButton[role="tab"]:checked {{ border: 2px solid {ink}; font-weight: bold; background: {field}; }}
QPushButton[role="tab"]:focus {{ border: 3px solid {focus}; }}
QPushButton[role="choice"] {{ font-weight: normal; }}
QPushButton[role="choice"]:checked {{ background: {strong}; color: {strong_ink}; border-color: {strong};
    font-weight: bold; padding: {r2} {r4}; }}
QPushButton[role="choice"]:disabled {{ color: {second_ink}; }}
QPushButton[role="start"] {{ min-height: {r40}; padding: {r6} {r18}; text-align: left; font-size: {px18}; }}
QPushButton[role="start"][tight="true"] {{ min-height: {r18}; padding: {r3} {r18}; font-size: {px15}; }}

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit {{ background: {field}; border: 1px solid {edge}; border-radius: 4px;
    padding: {r4} {r6}; min-height: {r18}; selection-background-color: {focus}; selection-color: {field}; }}
QSpinBox {{ padding: 0; }}
QSpinBox QLineEdit, QComboBox QLineEdit {{ border: none; padding: 0; min-height: 0; background: transparent; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 2px solid {focus}; }}
QComboBox::drop-down {{ border: none; width: {r24}; }}
QComboBox::down-arrow {{ width: 0; height: 0; border-left: 5px solid {field}; border-right: 5px solid {field};
    border-top: 7px solid {second_ink}; }}
QRadioButton, QCheckBox {{ background: transparent; spacing: {r6}; }}
QRadioButton:focus, QCheckBox:focus {{ border: 2px solid {focus}; border-radius: 4px; }}
QCheckBox::indicator {{ width: {r14}; height: {r14}; border: 2px solid {edge}; border-radius: 3px;
    background: {field}; }}
QCheckBox::indicator:checked {{ background: {strong}; border-color: {strong}; image: url("{tick}"); }}
QCheckBox::indicator:disabled {{ background: {panel}; }}
QCheckBox::indicator:checked:disabled {{ background: {second_ink}; border-color: {second_ink}; }}
QCheckBox:disabled {{ color: {second_ink}; }}
QLineEdit:disabled, QComboBox:disabled {{ background: {panel}; color: {second_ink}; }}
QLineEdit[state="wrong"] {{ border: 2px solid {blocked}; }}
QLabel[state="wrong"] {{ color: {blocked}; font-weight: bold; }}
QLabel[role="wrong"] {{ color: {blocked}; font-size: {px13}; font-weight: bold; }}
QComboBox QAbstractItemView {{ background: {field}; border: 1px solid {edge};
    selection-background-color: {picked}; selection-color: {ink}; }}
QListView, QListWidget, QTreeWidget, QTextBrowser, QScrollArea {{ background: {panel}; border: none; }}
QListView:focus, QTreeWidget:focus, QTextBrowser:focus, QListWidget:focus {{ border: 2px solid {focus}; }}
QListWidget::item, QTreeWidget::item {{ padding: {r3}; }}
QListWidget::item:selected, QTreeWidget::item:selected, QListView::item:selected {{ background: {picked};
    color: {ink}; }}
QScrollBar:vertical {{ background: transparent; width: {r10}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {r10}; margin: 0; }}
QScrollBar::handle {{ background: {edge}; border-radius: 4px; min-height: {r24}; min-width: {r24}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QProgressBar {{ background: {field}; border: 1px solid {edge}; border-radius: 4px; text-align: center; }}
QProgressBar::chunk {{ background: {under}; }}
#scrolled {{ background: {panel}; }}
#plate {{ background: {field}; border: 1px solid {edge}; border-radius: 6px; }}
#plate[state="over"] {{ background: {panel}; }}
#plate[state="now"] {{ border: 3px solid {focus}; }}
#balloon, #eventNote {{ background: {field}; border: 2px solid {ink}; border-radius: 8px; }}
#guideWords, #guideReply {{ font-size: {px16}; }}
#guideReply {{ border: none; border-left: 4px solid {edge}; padding-left: 8px; color: {ink}; font-weight: normal; }}
#guideReply[state="good"] {{ border-left-color: {right}; color: {ink}; font-weight: normal; }}
#guideReply[state="wrong"] {{ border-left-color: {wrong}; color: {ink}; font-weight: normal; }}
QPushButton[role="lesson"] {{ background: {field}; border: 1px solid {edge}; border-radius: 8px; text-align: left; }}
QPushButton[role="lesson"]:hover {{ background: {panel}; }}
QPushButton[role="lesson"][state="now"] {{ border: 3px solid {focus}; }}
QPushButton[role="lesson"]:focus {{ border: 3px solid {ink}; }}
#lessonSign {{ font-size: {px18}; font-weight: bold; }}
#endSheet {{ background: {panel}; border: 2px solid {ink}; border-radius: 6px; }}
#endSheet QScrollArea {{ border: none; background: transparent; }}
#endSheet #scrolled {{ background: transparent; }}
#sheetTitle {{ font-size: {px20}; font-weight: bold; }}
#sheetTold {{ font-size: {px18}; }}
#sheetLine {{ background: {ink}; border: none; }}
#sheetCell {{ font-size: {px16}; }}
#sideNote {{ background: {field}; border: 1px solid {ink}; border-radius: 5px; font-size: {px16};
    padding: {r5} {r10}; }}
#toast {{ background: {strong}; border-radius: 6px; }}
#toast QLabel {{ color: {strong_ink}; }}
"""
